// A terminal game of one person against bots, over any streams.
#pragma once

#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "table/any_table.h"

namespace snowbound {

struct PlayOrder {  // as it stands on the command line
    std::string game;
    std::optional<std::size_t> seats;  // none: one for each bot named, or three
    std::vector<std::string> bots;     // one level a bot; the last one is repeated; none: medium
    std::vector<std::string> options;  // KEY=VALUE
    bool campaign = false;             // several matches that follow each other
    std::optional<std::string> seed;   // none: a fresh one
    std::string language = "en";
    std::size_t seat = 0;   // the person's
    bool colours = false;   // the output is a terminal that wants them
    bool terminal = false;  // somebody is watching: say who thinks for long
};

// Plays until the end of the game or of the input. Exit codes are those of app/commands.h; nothing is thrown.
int play(const PlayOrder& order, std::istream& in, std::ostream& out, std::ostream& error);

}  // namespace snowbound
