// Who is where, all places at once, for whoever asks about many of them. [DW-DEF.3]
#pragma once

#include "games/dead_of_winter/state.h"

namespace snowbound::dead_of_winter {

struct Whereabouts {
    explicit Whereabouts(const State&);  // people.cpp
    std::array<Survivors, kLocations> at;
    Locations room;  // where a space is free
};

}  // namespace snowbound::dead_of_winter
