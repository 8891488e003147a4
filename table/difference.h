// What changed from one JSON value to the next, as a value of its own ("patch" in docs/protocol.md). The server writes
// it from texts, as JsonText writes them; whoever reads it applies it to what they have.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"

namespace snowbound {

// Just behind the value that begins at `at`. The text is our own: compact, and right.
std::size_t end_of_value(std::string_view json, std::size_t at);

// A text that knows of each of its brackets where what it opens ends, so that nothing is read twice.
class MarkedText {
public:
    MarkedText() = default;
    explicit MarkedText(std::string json);

    const std::string& text() const { return text_; }
    const char* behind(const char* value) const;  // that begins there

private:
    std::string text_;
    std::vector<std::uint32_t> ends_;  // by place
};

// Appends the patch that makes `after` of `before`; they differ.
void write_difference(std::string& out, const MarkedText& before, const MarkedText& after);

// False: it does not fit, and the value is good for nothing any more.
bool apply_difference(Json& value, const Json& patch);

inline constexpr std::uint32_t kEmptySum = 2166136261U;
// Of the bytes of a text, going on from the sum of what came before it.
std::uint32_t text_sum(std::string_view text, std::uint32_t before = kEmptySum);
// Of a value, whatever the order of its keys: whoever applied all patches comes to the same.
std::uint32_t value_sum(std::string_view json);

}  // namespace snowbound
