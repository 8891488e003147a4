// What happens in combats and traps.
#pragma once

#include <optional>

#include "core/seat.h"
#include "core/spelling.h"
#include "games/winter_tales/choices.h"

namespace snowbound::winter_tales {

SB_WORDS(TrapResult, Defused, Blocked, Caught);  // [WT-16.5]

struct CombatStarted {
    Seat seat{};
    Character soldier{};
    Character rebel{};
    Space at{};
    SB_VERB(CombatStarted, seat, soldier, rebel, at);
};
struct TerrorStarted {
    Seat seat{};
    Character rebel{};
    Space at{};
    SB_VERB(TerrorStarted, seat, rebel, at);
};
struct Struck {
    Seat seat{};
    Side side{};
    StoryCard card{};
    SB_VERB(Struck, seat, side, card);
};
struct StruckFree {
    Seat seat{};
    Character who{};
    SB_VERB(StruckFree, seat, who);
};
struct StruckMemory {
    Seat seat{};
    Power power{};
    SB_VERB(StruckMemory, seat, power);
};
struct GaveUp {
    Seat seat{};
    SB_VERB(GaveUp, seat);
};
struct CombatEnded {
    Side winner{};
    Seat seat{};
    SB_VERB(CombatEnded, winner, seat);
};
struct Incapacitated {
    Character who{};
    Space at{};
    SB_VERB(Incapacitated, who, at);
};
struct TookRefuge {
    Character who{};
    Space at{};
    SB_VERB(TookRefuge, who, at);
};
struct Relocated {
    Character who{};
    Space to{};
    SB_VERB(Relocated, who, to);
};
struct TrapSet {
    Seat seat{};
    Character rebel{};
    Character soldier{};
    StoryCard card{};
    SB_VERB(TrapSet, seat, rebel, soldier, card);
};
struct Hidden {  // to the setter
    Seat seat{};
    Cards spring{};
    Cards winter{};
    SB_VERB(Hidden, seat, spring, winter);
};
struct TrapDefended {
    Seat seat{};
    Cards cards{};
    SB_VERB(TrapDefended, seat, cards);
};
struct TrapRevealed {  // [WT-16.4]
    std::uint8_t trap{};
    std::uint8_t defence{};
    Cards spring{};
    SB_VERB(TrapRevealed, trap, defence, spring);
};
struct TrapKept {  // the whole reveal [WT-R39b]
    Cards winter{};
    SB_VERB(TrapKept, winter);
};
struct TrapEnded {
    TrapResult result{};
    Character soldier{};
    Space at{};
    SB_VERB(TrapEnded, result, soldier, at);
};

}  // namespace snowbound::winter_tales
