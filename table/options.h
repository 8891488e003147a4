// The options of a game, tried out: what tests, fuzzer and stored games vary.
#pragma once

#include <cstdint>
#include <vector>

#include "table/any_table.h"

namespace snowbound {

// Of one option: its words, false and true, its numbers (of more than eight the least, the most and some between). Of
// a group, a campaign say, none: the game itself hands it on.
std::vector<Json> option_values(const Json& schema);

// A set of options for each number. Few options: every combination comes in turn. Many: the first sets have each value
// of each option, the others mix them.
Json varied_options(const AnyGame& game, std::uint64_t number);
std::uint64_t option_sets(const AnyGame& game);  // how many numbers it takes to see all that is promised above

}  // namespace snowbound
