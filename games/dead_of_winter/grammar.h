// Who, what, where in the choices of a turn, for boards and lists.
#pragma once

#include <array>

#include "core/grammar.h"
#include "games/dead_of_winter/choices.h"

namespace snowbound::dead_of_winter {

inline constexpr std::array kGrammar{
    phrase<Attack>({.actor = "who", .target = "gate", .price = "die"}),
    phrase<Search>({.actor = "who", .price = "die"}),
    phrase<Barricade>({.actor = "who", .target = "gate", .price = "die"}),
    phrase<Clean>({.actor = "who", .price = "die"}),
    phrase<Move>({.actor = "who", .target = "to"}),
    phrase<Ability>({.actor = "who", .target = "as", .price = "die"}),
    phrase<UseItem>({.actor = "who", .target = "item"}),
    phrase<Serve>({.actor = "who", .target = "item", .price = "die"}),
    phrase<Attract>({.actor = "who", .price = "die", .manner = Manner::Rare}),
    phrase<Strike>({.actor = "who", .target = "target", .price = "die", .manner = Manner::Rare}),
    phrase<PlayCard>({.actor = "item"}),
    phrase<Equip>({.actor = "item", .target = "who"}),
    phrase<Contribute>({.actor = "item"}),
    phrase<Deposit>({.actor = "item"}),
    phrase<EatCard>({.actor = "item", .target = "die"}),
    phrase<HandOff>({.actor = "item", .target = "who", .manner = Manner::Rare}),
    phrase<SpendFood>({.target = "die"}),
    phrase<Request>({.target = "seat", .manner = Manner::Rare}),
    phrase<CallVote>({.target = "seat", .manner = Manner::Rare}),
    phrase<SetDie>({.actor = "die", .target = "to"}),
    phrase<Lure>({.actor = "from", .target = "to"}),
    phrase<SayHint>({.actor = "first", .target = "second"}),
    phrase<EndTurn>({.manner = Manner::Last}),
};

}  // namespace snowbound::dead_of_winter
