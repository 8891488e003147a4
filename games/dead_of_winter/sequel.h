// What follows from an option: the questions that it puts, one's own and others'.
#pragma once

#include "games/dead_of_winter/outlook.h"

namespace snowbound::dead_of_winter {

// When what was begun is finished: by the seat as well as it can, so many questions deep and then by hunch; by the
// others as they would.
int value_of(const State&, Seat, Rng&, int depth);
Choice likely_answer(const State&, Seat who, Rng&);  // by the same foresight

}  // namespace snowbound::dead_of_winter
