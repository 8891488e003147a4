// Inside flaw(): what is judged in another file.
#pragma once

#include "games/dead_of_winter/state.h"

namespace snowbound::dead_of_winter {

const char* stack_flaw(const State&);  // flaw_frames.cpp

}  // namespace snowbound::dead_of_winter
