// Who, what, where in the choices, for boards and lists.
#pragma once

#include <array>

#include "core/grammar.h"
#include "games/tail_feathers/choices.h"

namespace snowbound::tail_feathers {

inline constexpr std::array kGrammar{
    phrase<Station>({.actor = "figure", .target = "at"}),
    phrase<PutDown>({.actor = "figure", .target = "at"}),
    phrase<SetTilt>({.actor = "figure", .target = "tilt"}),
    phrase<SetPerch>({.actor = "figure", .target = "launch"}),
    phrase<Activate>({.actor = "unit"}),
    phrase<Forage>({.actor = "unit", .manner = Manner::Rare}),
    phrase<Walk>({.actor = "figure", .target = "to"}),
    phrase<Scurry>({.actor = "figure", .target = "to"}),
    phrase<Strike>({.actor = "figure", .target = "target"}),
    phrase<CutLeaf>({.actor = "figure", .target = "tree", .manner = Manner::Rare}),
    phrase<PlayCard>({.actor = "card", .target = "on"}),
    phrase<Garrison>({.manner = Manner::Last}),
    phrase<NoMission>({.manner = Manner::Last}),
    phrase<Withdraw>({.manner = Manner::Last}),
    phrase<GoOn>({.manner = Manner::Last}),
    phrase<Finish>({.manner = Manner::Last}),
    phrase<Keep>({.manner = Manner::Last}),
    phrase<Pass>({.manner = Manner::Last}),
};

}  // namespace snowbound::tail_feathers
