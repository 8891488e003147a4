// One operation of a card while it runs: what it may use. ops.cpp runs it, ops_cards.cpp what concerns item cards.
#pragma once

#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {

struct Running {
    const Op& op;
    State& s;
    Rng& rng;
    DwLog& log;
    Script& x = top<Script>(s);
    Player& p = player(s, x.seat);
    Why why = x.crisis ? Why::Crisis : Why::Crossroads;

    Location place_of() const { return op.at == At::Here ? x.place : location_at(static_cast<std::size_t>(op.at)); }
};

bool run_on_cards(const Running& running);  // false: the operation is about something else

}  // namespace snowbound::dead_of_winter
