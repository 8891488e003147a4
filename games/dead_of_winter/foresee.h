// What an option is worth before its dice are rolled.
#pragma once

#include "games/dead_of_winter/outlook.h"

namespace snowbound::dead_of_winter {

bool is_exposed(const State&, const Choice&);        // it begins with the exposure die
bool rolls_for_sample(const State&, const Choice&);  // after a d6 [DW-ATZ.4]
Rng blank_luck(bool sample, Rng&);                   // the exposure die comes up blank, behind any d6 for a sample
int mean_over_faces(const State&, Seat, const Choice&, Rng&);

}  // namespace snowbound::dead_of_winter
