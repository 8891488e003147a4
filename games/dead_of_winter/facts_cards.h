// What happens around crises, crossroads cards and the end.
#pragma once

#include <optional>

#include "core/fixed_vector.h"
#include "core/seat.h"
#include "core/spelling.h"
#include "games/dead_of_winter/cards.h"
#include "games/dead_of_winter/choices.h"

namespace snowbound::dead_of_winter {

struct CrossroadsDrawn {  // by whom
    Seat seat{};
    SB_VERB(CrossroadsDrawn, seat);
};
struct CrossroadsSeen {  // to who drew it
    Crossroads card{};
    SB_VERB(CrossroadsSeen, card);
};
struct CrossroadsTriggered {  // seat: whose turn it is
    Crossroads card{};
    Seat seat{};
    SB_VERB(CrossroadsTriggered, card, seat);
};
struct CrossroadsReturned {
    Seat seat{};
    SB_VERB(CrossroadsReturned, seat);
};
struct CrossroadsChosen {
    Crossroads card{};
    std::uint8_t option{};
    SB_VERB(CrossroadsChosen, card, option);
};
struct CrossroadsVoid {  // no option can be met [DW-R42]
    Crossroads card{};
    SB_VERB(CrossroadsVoid, card);
};
struct DieRolled {
    std::uint8_t roll{};
    SB_VERB(DieRolled, roll);
};
struct ContributionShown {
    Item item{};
    bool matches{};
    SB_VERB(ContributionShown, item, matches);
};
struct CrisisPrevented {
    Crisis crisis{};
    int total{};
    std::uint8_t need{};
    SB_VERB(CrisisPrevented, crisis, total, need);
};
struct CrisisFailed {
    Crisis crisis{};
    int total{};
    std::uint8_t need{};
    SB_VERB(CrisisFailed, crisis, total, need);
};
struct CrisisBuried {
    Crisis crisis{};
    SB_VERB(CrisisBuried, crisis);
};
struct Peeked {  // looked at something
    Seat seat{};
    SB_VERB(Peeked, seat);
};
struct SawCard {  // to who looked
    Seat seat{};
    Item item{};
    SB_VERB(SawCard, seat, item);
};
struct SawCrisis {  // to who looked
    Seat seat{};
    Crisis crisis{};
    SB_VERB(SawCrisis, seat, crisis);
};
struct SawObjective {  // to who looked
    Seat seat{};
    Seat other{};
    Objective objective{};
    SB_VERB(SawObjective, seat, other, objective);
};
struct HandShown {  // to all, or to who looked
    Seat seat{};
    FixedVector<Item, kItemCards> cards;
    SB_VERB(HandShown, seat, cards);
};
struct HintGiven {
    Seat seat{};
    Hint first{};
    Hint second{};
    SB_VERB(HintGiven, seat, first, second);
};
struct CardsOffered {
    Seat seat{};
    FixedVector<Item, 6> cards;
    SB_VERB(CardsOffered, seat, cards);
};
struct DiceOffered {
    Seat seat{};
    std::uint8_t dice{};
    SB_VERB(DiceOffered, seat, dice);
};
struct PoolClosed {
    std::uint8_t given{};
    bool enough{};
    SB_VERB(PoolClosed, given, enough);
};
struct BetPlaced {
    Seat seat{};
    std::uint8_t cards{};
    SB_VERB(BetPlaced, seat, cards);
};
struct BetRolled {
    Seat seat{};
    std::uint8_t roll{};
    SB_VERB(BetRolled, seat, roll);
};
struct BetWon {
    Seat seat{};
    std::uint8_t cards{};
    SB_VERB(BetWon, seat, cards);
};
struct MarkGained {
    Survivor who{};
    Crossroads card{};
    SB_VERB(MarkGained, who, card);
};
struct RuleChanged {
    Crossroads card{};
    SB_VERB(RuleChanged, card);
};
struct FuelPaid {
    Seat seat{};
    std::uint8_t total{};
    SB_VERB(FuelPaid, seat, total);
};
struct GoalReached {
    MainObjective objective{};
    SB_VERB(GoalReached, objective);
};
struct RoundsOver {
    SB_VERB(RoundsOver);
};
struct MoraleGone {
    SB_VERB(MoraleGone);
};
struct ObjectiveRevealed {
    Seat seat{};
    Objective objective{};
    bool fulfilled{};
    SB_VERB(ObjectiveRevealed, seat, objective, fulfilled);
};
struct ExileRevealed {
    Seat seat{};
    Exile exile{};
    bool fulfilled{};
    SB_VERB(ExileRevealed, seat, exile, fulfilled);
};

}  // namespace snowbound::dead_of_winter
