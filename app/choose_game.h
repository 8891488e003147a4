// What several commands read from the command line: a game, its options, its bots.
#pragma once

#include <string>
#include <vector>

#include "table/any_table.h"

namespace snowbound {

// The game of that name; nullptr after saying on standard error which games there are.
const AnyGame* game_or_complain(const std::string& name);

// "payment=table_faithful" and the like, as the options' JSON Schema types them.
Result<Json> read_option_words(const AnyGame& game, const std::vector<std::string>& words);

// "hard,greedy": one level a seat, the last one repeated.
Result<std::vector<BotLevel>> read_levels(const std::vector<std::string>& words, std::size_t seats);

void complain(const std::string& message);  // on standard error, as "snowbound: ..."

}  // namespace snowbound
