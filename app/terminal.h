// Text for a terminal of 80 columns: widths, wrapping, colours.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace snowbound {

inline constexpr std::size_t kColumns = 80;

struct Style {  // says nothing where colours are off
    bool colours = false;
    std::string bold(std::string_view text) const { return paint("1", text); }
    std::string dim(std::string_view text) const { return paint("2", text); }
    std::string number(std::string_view text) const { return paint("36", text); }
    std::string title(std::string_view text) const { return paint("1;33", text); }
    std::string warning(std::string_view text) const { return paint("31", text); }

private:
    std::string paint(std::string_view code, std::string_view text) const;
};

std::size_t width_of(std::string_view text);  // columns; colour codes take none
std::string padded(std::string_view text, std::size_t width);

// Breaks at spaces (never inside a word, never at a no-break space); later lines start with `indent` spaces.
// The text's own line breaks stay. No line break at the end.
std::string wrapped(std::string_view text, std::size_t indent = 0, std::size_t columns = kColumns);

// A label, then cells side by side under each other, as many on a line as fit.
std::string in_columns(std::string_view label, std::size_t indent, const std::vector<std::string>& cells);

std::string printable(std::string_view input, std::size_t most);  // what somebody typed, safe to show again

}  // namespace snowbound
