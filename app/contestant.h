// Who plays in the arena: a level of the program's own bots, perhaps with another network or other limits, or an engine
// outside.
#pragma once

#include <memory>
#include <string>

#include "bots/network.h"
#include "table/any_table.h"

namespace snowbound {

struct Contestant {
    std::string name;  // as it was written
    BotOrder order;
    std::shared_ptr<const Network> network;  // that order.network is
    std::string command;                     // of an engine outside; "": one of our bots
    bool coached = false;                    // somebody who does what the coach says first
};

// LEVEL, LEVEL:400 (simulations), LEVEL:50ms, LEVEL:hand (judges by the evaluator alone), LEVEL:FILE (by the network in
// this file), several of these; exec:COMMAND; or coach. `milliseconds`: for everybody who does not say otherwise; 0:
// none.
Result<Contestant> read_contestant(const std::string& word, const AnyGame& game, int milliseconds);

// A file of weights that fits this game.
Result<Network> read_network(const std::string& path, const AnyGame& game);

}  // namespace snowbound
