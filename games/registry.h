// The games on offer.
#pragma once

#include <span>
#include <string_view>

#include "table/any_table.h"

namespace snowbound {

std::span<const AnyGame* const> games();
const AnyGame* find_game(std::string_view name);  // nullptr: there is none of that name

}  // namespace snowbound
