// Reasons for an answer, as facts of the colony that would follow: the coach tells them (bots/coach.h).
#pragma once

#include <variant>

#include "core/spelling.h"
#include "games/dead_of_winter/cards.h"
#include "games/dead_of_winter/ids.h"

namespace snowbound::dead_of_winter {

struct Fed {  // the colony has food for tonight
    SB_VERB(Fed);
};
struct Hungry {  // so much is lacking tonight
    std::uint8_t food{};
    SB_VERB(Hungry, food);
};
struct CrisisMet {  // with the own cards alone
    SB_VERB(CrisisMet);
};
struct CrisisLacks {  // so many cards more, if what others have laid fits
    Symbols symbols{};
    std::uint8_t cards{};
    std::uint8_t theirs{};
    SB_VERB(CrisisLacks, symbols, cards, theirs);
};
struct CrisisHopes {  // enough, if what others have laid fits
    std::uint8_t theirs{};
    SB_VERB(CrisisHopes, theirs);
};
struct Freezes {  // to death, at the beginning of its next turn
    Survivor who{};
    SB_VERB(Freezes, who);
};
struct Overrun {  // zombies will find no room there tonight
    Location place{};
    SB_VERB(Overrun, place);
};
struct Holds {  // they will, where they might not have
    Location place{};
    SB_VERB(Holds, place);
};
struct MoraleThen {
    std::uint8_t morale{};
    SB_VERB(MoraleThen, morale);
};
struct GoalThen {  // the main objective, in hundredths
    std::uint8_t percent{};
    SB_VERB(GoalThen, percent);
};
struct OwnGoalThen {  // the own one, without the main objective
    std::uint8_t percent{};
    SB_VERB(OwnGoalThen, percent);
};
struct CardsThen {  // in the own hand
    std::uint8_t cards{};
    SB_VERB(CardsThen, cards);
};
struct Skilled {  // a survivor of the own group: what their dice must show
    Survivor who{};
    std::uint8_t attack{};
    std::uint8_t search{};
    SB_VERB(Skilled, who, attack, search);
};
struct MayBeBitten {  // by the exposure die, in twelfths for each roll
    Survivor who{};
    std::uint8_t twelfths{};
    SB_VERB(MayBeBitten, who, twelfths);
};
struct MayBeHurt {  // likewise: a wound or frostbite
    Survivor who{};
    std::uint8_t twelfths{};
    SB_VERB(MayBeHurt, who, twelfths);
};
struct MayFind {  // where it is searched: so many cards of a hundred, as the deck is printed
    Location place{};
    Symbol symbol{};
    std::uint8_t percent{};
    SB_VERB(MayFind, place, symbol, percent);
};
using Reason = std::variant<Fed, Hungry, CrisisMet, CrisisLacks, CrisisHopes, Freezes, Overrun, Holds, MoraleThen,
                            GoalThen, OwnGoalThen, CardsThen, Skilled, MayBeBitten, MayBeHurt, MayFind>;

}  // namespace snowbound::dead_of_winter
