// What happens to survivors and players.
#pragma once

#include <optional>

#include "core/fixed_vector.h"
#include "core/seat.h"
#include "core/spelling.h"
#include "games/dead_of_winter/cards.h"
#include "games/dead_of_winter/choices.h"

namespace snowbound::dead_of_winter {

SB_WORDS(Cause, Wounds, Bitten, Infected, Overrun, Card);

struct Dealt {  // to its owner
    Seat seat{};
    FixedVector<Survivor, 4> survivors;
    SB_VERB(Dealt, seat, survivors);
};
struct ObjectiveDealt {  // to its owner
    Seat seat{};
    Objective objective{};
    SB_VERB(ObjectiveDealt, seat, objective);
};
struct Joined {  // a survivor comes into play
    Seat seat{};
    Survivor who{};
    Location place{};
    SB_VERB(Joined, seat, who, place);
};
struct LeaderNamed {
    Seat seat{};
    Survivor who{};
    SB_VERB(LeaderNamed, seat, who);
};
struct FirstPlayer {
    Seat seat{};
    SB_VERB(FirstPlayer, seat);
};
struct Moved {
    Seat seat{};
    Survivor who{};
    Location from{};
    Location to{};
    SB_VERB(Moved, seat, who, from, to);
};
struct MovedBy {  // what kept it safe on its way
    Survivor who{};
    Means by{};
    SB_VERB(MovedBy, who, by);
};
struct Placed {  // does not count as a move
    Survivor who{};
    Location place{};
    SB_VERB(Placed, who, place);
};
struct Exposed {
    Survivor who{};
    Face face{};
    SB_VERB(Exposed, who, face);
};
struct BiteRolled {
    Survivor who{};
    Face face{};
    SB_VERB(BiteRolled, who, face);
};
struct LeftToDie {
    Seat seat{};
    Survivor who{};
    SB_VERB(LeftToDie, seat, who);
};
struct Wounded {  // what it has now
    Survivor who{};
    std::uint8_t wounds{};
    std::uint8_t frostbite{};
    SB_VERB(Wounded, who, wounds, frostbite);
};
struct Healed {
    Survivor who{};
    std::uint8_t wounds{};
    std::uint8_t frostbite{};
    SB_VERB(Healed, who, wounds, frostbite);
};
struct Died {
    Survivor who{};
    Location place{};
    Cause cause{};
    SB_VERB(Died, who, place, cause);
};
struct SurvivorRemoved {
    Survivor who{};
    Location place{};
    SB_VERB(SurvivorRemoved, who, place);
};
struct SurvivorGiven {
    Survivor who{};
    Seat seat{};   // who gives
    Seat other{};  // who gets
    SB_VERB(SurvivorGiven, who, seat, other);
};
struct HandLost {  // with the last survivor [DW-LST.1]
    Seat seat{};
    std::uint8_t cards{};
    SB_VERB(HandLost, seat, cards);
};
struct HelplessCame {
    std::uint8_t number{};
    SB_VERB(HelplessCame, number);
};
struct HelplessLeft {
    std::uint8_t number{};
    SB_VERB(HelplessLeft, number);
};
struct HelplessDied {
    std::uint8_t number{};
    SB_VERB(HelplessDied, number);
};
struct Struck {
    Survivor who{};
    Survivor target{};
    std::uint8_t roll{};
    bool hit{};
    SB_VERB(Struck, who, target, roll, hit);
};
struct VoteCalled {
    Seat seat{};
    Seat other{};  // whom it is about
    SB_VERB(VoteCalled, seat, other);
};
struct Voted {
    Seat seat{};
    std::uint8_t option{};
    std::optional<Crossroads> card;  // whose option; nothing where it is about an exile
    SB_VERB(Voted, seat, option, card);
};
struct VoteEnded {
    std::uint8_t option{};
    bool tie{};
    std::optional<Crossroads> card;
    SB_VERB(VoteEnded, option, tie, card);
};
struct Exiled {
    Seat seat{};
    SB_VERB(Exiled, seat);
};
struct ObjectiveShown {
    Seat seat{};
    Objective objective{};
    SB_VERB(ObjectiveShown, seat, objective);
};
struct ExileDrawn {  // to its owner
    Seat seat{};
    Exile exile{};
    SB_VERB(ExileDrawn, seat, exile);
};
struct Eliminated {
    Seat seat{};
    SB_VERB(Eliminated, seat);
};

}  // namespace snowbound::dead_of_winter
