// Who, what, where in the choices, for boards and lists.
#pragma once

#include <array>

#include "core/grammar.h"
#include "games/paper_tales/choices.h"

namespace snowbound::paper_tales {

inline constexpr std::array kGrammar{
    phrase<Place>({.actor = "card", .target = "slot"}),
    phrase<Keep>({.actor = "card"}),
    phrase<PickAndDiscard>({.actor = "card", .target = "discard"}),
    phrase<Move>({.actor = "from", .target = "to"}),
    phrase<Discard>({.actor = "slot", .manner = Manner::Rare}),
    phrase<TakeBack>({.actor = "spot"}),
    phrase<Build>({.target = "building"}),
    phrase<Done>({.manner = Manner::Last}),
    phrase<Pass>({.manner = Manner::Last}),
    phrase<Withdraw>({.manner = Manner::Last}),
};

}  // namespace snowbound::paper_tales
