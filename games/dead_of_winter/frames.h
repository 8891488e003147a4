// Rules in progress: the frames on the stack of the state, the innermost last.
#pragma once

#include <variant>

#include "games/dead_of_winter/frames_effects.h"
#include "games/dead_of_winter/frames_turn.h"

namespace snowbound::dead_of_winter {

using Frame = std::variant<Setup, Round, Turn, Searching, Luring, Killing, Building, Playing, Using, Asking, Handing,
                           Fuelling, Exposing, Biting, Succession, Replacing, Arriving, Voting, Exiling, Script,
                           Striking, Deciding, Picking, Pooling, Betting, Sheltering, Healing, Removing, Boarding>;

}  // namespace snowbound::dead_of_winter
