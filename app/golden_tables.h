// Tables to be kept under testdata/<game>/tables/v<rules version>: later versions of the rules must let them go on.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "table/any_table.h"

namespace snowbound {

// File name and file, made under the rules of now: games in the middle, with few and many seats, plain and with
// everything turned on, and one that is over.
Result<std::vector<std::pair<std::string, Json>>> make_stored_tables(const AnyGame& game);

}  // namespace snowbound
