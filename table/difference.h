// What whoever reads a patch of docs/protocol.md does with it, and the sums by which they see that they have the same.
// Patches are written by core/patch_text.h.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/json.h"

namespace snowbound {

// Just behind the value that begins at `at`. The text is our own: compact, and right.
std::size_t end_of_value(std::string_view json, std::size_t at);

// False: it does not fit, and the value is good for nothing any more.
bool apply_difference(Json& value, const Json& patch);

inline constexpr std::uint32_t kEmptySum = 2166136261U;
// Of the bytes of a text, going on from the sum of what came before it.
std::uint32_t text_sum(std::string_view text, std::uint32_t before = kEmptySum);
// Of a value, whatever the order of its keys: whoever applied all patches comes to the same.
std::uint32_t value_sum(std::string_view json);

}  // namespace snowbound
