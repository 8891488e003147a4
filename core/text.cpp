#include "core/text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

namespace snowbound {
namespace {

struct Range {
    char32_t first, last;
};

constexpr std::array kInvisible = {
    Range{0x00AD, 0x00AD},   // soft hyphen
    Range{0x034F, 0x034F},   // grapheme joiner
    Range{0x061C, 0x061C},   // Arabic letter mark
    Range{0x115F, 0x1160},   // Hangul fillers
    Range{0x17B4, 0x17B5},   // Khmer inherent vowels
    Range{0x180B, 0x180F},   // Mongolian selectors and separator
    Range{0x200B, 0x200F},   // zero width, direction marks
    Range{0x2028, 0x202E},   // line and paragraph separator, direction overrides
    Range{0x2060, 0x206F},   // joiners, direction isolates
    Range{0x2800, 0x2800},   // blank Braille
    Range{0x3164, 0x3164},   // Hangul filler
    Range{0xFE00, 0xFE0F},   // variation selectors
    Range{0xFEFF, 0xFEFF},   // byte order mark
    Range{0xFFA0, 0xFFA0},   // Hangul filler, half width
    Range{0xFFF0, 0xFFFB},   // annotations
    Range{0xFFFE, 0xFFFF},   // no characters
    Range{0xE0000, 0xE0FFF}  // tags, more selectors
};

unsigned byte_at(std::string_view text, std::size_t at)
{
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
}

}  // namespace

Character first_character(std::string_view text)
{
    const unsigned first = byte_at(text, 0);
    if (text.empty()) return {};
    if (first < 0x80) return {first, 1};
    if (first < 0xC2 || first > 0xF4) return {};
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    char32_t code = first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const unsigned next = byte_at(text, i);
        if ((next & 0xC0U) != 0x80U) return {};
        code = (code << 6U) | (next & 0x3FU);
    }
    constexpr std::array<char32_t, 5> kLeast = {0, 0, 0x80, 0x800, 0x10000};
    if (code < kLeast[length] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) return {};
    return {code, length};
}

bool is_utf8(std::string_view text)
{
    while (!text.empty()) {
        std::uint64_t eight = 0;
        while (text.size() >= sizeof eight) {  // most text is plain
            std::memcpy(&eight, text.data(), sizeof eight);
            if ((eight & 0x8080808080808080ULL) != 0) break;
            text.remove_prefix(sizeof eight);
        }
        if (text.empty()) break;
        const std::size_t bytes = first_character(text).bytes;
        if (bytes == 0) return false;
        text.remove_prefix(bytes);
    }
    return true;
}

std::string utf8(char32_t code)
{
    const auto tail = [&](unsigned shift) { return static_cast<char>(0x80U | ((code >> shift) & 0x3FU)); };
    if (code < 0x80) return {static_cast<char>(code)};
    if (code < 0x800) return {static_cast<char>(0xC0U | (code >> 6U)), tail(0)};
    if (code < 0x10000) return {static_cast<char>(0xE0U | (code >> 12U)), tail(6), tail(0)};
    return {static_cast<char>(0xF0U | (code >> 18U)), tail(12), tail(6), tail(0)};
}

bool is_control(char32_t code) { return code < 0x20 || (code >= 0x7F && code < 0xA0); }

bool is_blank(char32_t code)
{
    return code == ' ' || code == 0xA0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200A) || code == 0x202F ||
           code == 0x205F || code == 0x3000;
}

bool is_invisible(char32_t code)
{
    return std::any_of(kInvisible.begin(), kInvisible.end(),
                       [&](const Range& range) { return code >= range.first && code <= range.last; });
}

}  // namespace snowbound
