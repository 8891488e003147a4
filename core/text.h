// Texts from outside: UTF-8 one character at a time (RFC 3629), and what cannot be seen.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace snowbound {

struct Character {
    char32_t code = 0;
    std::size_t bytes = 0;  // 0: no UTF-8 here, or the end
};
Character first_character(std::string_view text);
bool is_utf8(std::string_view text);
std::string utf8(char32_t code);

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }  // ASCII

bool is_control(char32_t code);    // C0, DEL, C1
bool is_blank(char32_t code);      // a space of any width
bool is_invisible(char32_t code);  // turns the direction of text, takes no room, or breaks the line unseen

}  // namespace snowbound
