// How a game's view looks in a terminal. Every game gets a readable outline; one that deserves better has its own
// function in show_<game>.cpp and an entry in show.cpp.
#pragma once

#include <string>

#include "app/teller.h"
#include "app/terminal.h"
#include "core/seat.h"

namespace snowbound {

struct Screen {
    const Json& view;
    Seat me;
    const Teller& teller;
    Style style;
};

struct Shower {
    std::string (*whole)(const Screen&);  // the table, as one comes to it
    std::string (*mine)(const Screen&);   // what changes while one answers step by step
    Surroundings (*around)(const Json& view, const Teller&, Seat me);
};

const Shower& shower_of(std::string_view game);

std::string outline(const Json& view, const Teller& teller);  // any game's

// show_dead_of_winter.cpp
std::string show_dead_of_winter(const Screen& screen);
std::string show_my_dead_of_winter(const Screen& screen);

// show_paper_tales.cpp
std::string show_paper_tales(const Screen& screen);
std::string show_my_paper_tales(const Screen& screen);
Surroundings around_paper_tales(const Json& view, const Teller& teller, Seat me);

// show_winter_tales.cpp
std::string show_winter_tales(const Screen& screen);
std::string show_my_winter_tales(const Screen& screen);

}  // namespace snowbound
