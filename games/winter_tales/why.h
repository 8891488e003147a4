// Reasons for an answer, as facts of the table that would follow: the coach tells them (bots/coach.h).
#pragma once

#include <variant>

#include "core/spelling.h"
#include "games/winter_tales/ids.h"

namespace snowbound::winter_tales {

struct Balance {  // of a quest that runs: cards, and what counts as one
    Quest quest{};
    std::uint8_t spring{};
    std::uint8_t winter{};
    SB_VERB(Balance, quest, spring, winter);
};
struct Closing {  // points in the epilogue
    int spring{};
    int winter{};
    SB_VERB(Closing, spring, winter);
};
struct Exchanged {  // blows of a combat, so far
    std::uint8_t attacks{};
    std::uint8_t defences{};
    SB_VERB(Exchanged, attacks, defences);
};
struct AtQuest {  // whoever is acting stands on a quest of its own side
    Character who{};
    Quest quest{};
    SB_VERB(AtQuest, who, quest);
};
struct NearQuest {  // or is so far from the nearest
    Character who{};
    Quest quest{};
    std::uint8_t steps{};
    SB_VERB(NearQuest, who, quest, steps);
};
struct Disturbs {  // or stands on one of the other side
    Character who{};
    Quest quest{};
    SB_VERB(Disturbs, who, quest);
};
struct Remembered {  // memories of both sides, and how many are still to come
    std::uint8_t spring{};
    std::uint8_t winter{};
    std::uint8_t left{};
    SB_VERB(Remembered, spring, winter, left);
};
struct PowerHeld {
    Power power{};
    SB_VERB(PowerHeld, power);
};
struct OutOfAction {
    Character who{};
    SB_VERB(OutOfAction, who);
};
struct HandThen {  // cards of the own hand
    std::uint8_t cards{};
    SB_VERB(HandThen, cards);
};
struct StillReady {  // own characters
    Characters who{};
    SB_VERB(StillReady, who);
};
using Reason = std::variant<Balance, Closing, Exchanged, AtQuest, NearQuest, Disturbs, Remembered, PowerHeld,
                            OutOfAction, HandThen, StillReady>;

}  // namespace snowbound::winter_tales
