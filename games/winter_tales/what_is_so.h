// What is so when something is told: who acts, who else is in it, from where to where, which quest, how it came out.
// The narrator has nothing else to go by.
#pragma once

#include "core/telling.h"
#include "games/winter_tales/flow.h"

namespace snowbound::winter_tales {

// Fills in `about`, `open` and `cards`, all of them as everybody at the table may know them. `with_1`, `with_2`, … of
// `about`: who else is there, standing by or in the game when it ends.
void say_what_is_so(const State&, Seat, const Choice&, Telling&);

}  // namespace snowbound::winter_tales
