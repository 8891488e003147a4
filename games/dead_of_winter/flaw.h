// Inside flaw(): what is judged in another file.
#pragma once

#include "games/dead_of_winter/state.h"

namespace snowbound::dead_of_winter {

const char* stack_flaw(const State&);        // flaw_frames.cpp
bool is_held(const State&, const Playing&);  // the card that is played is still in a hand

}  // namespace snowbound::dead_of_winter
