// What people tell with their answers: bounds, characters, card marks. It is kept as it is and never read as anything
// but text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/trouble.h"

namespace snowbound {

inline constexpr std::size_t kMostText = 8000;    // characters of a told text
inline constexpr std::size_t kMostConcept = 200;  // of a memory's one line

std::size_t count_characters(std::string_view text);  // characters, not bytes

// Too long, not UTF-8, or with control characters other than a new line; a concept is one line.
std::optional<Trouble> text_trouble(const std::string& what, std::string_view text, std::size_t most);

// A told text with its card marks taken apart: "a light [[lantern]] went out" is a text, a mark, a text.
struct TextPart {
    bool is_mark = false;
    std::string text;  // of a mark: the card's id
};
std::vector<TextPart> text_parts(std::string_view text);

// The first mark that stands for none of these cards, or for one a second time; "": there is none.
std::string stray_mark(std::string_view text, const std::vector<std::string_view>& cards);

}  // namespace snowbound
