#include "table/told_text.h"

#include <algorithm>

#include "core/text.h"

namespace snowbound {
std::size_t count_characters(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::optional<Trouble> text_trouble(const std::string& what, std::string_view text, std::size_t most)
{
    if (count_characters(text) > most) {
        return Trouble{"text_too_long", "a told " + what + " has at most " + std::to_string(most) + " characters", ""};
    }
    const bool one_line = what == "concept";
    for (std::size_t at = 0; at < text.size();) {
        const Character c = first_character(text.substr(at));
        if (c.bytes == 0) return Trouble{"bad_text", what + ": not UTF-8 at byte " + std::to_string(at), ""};
        if (is_control(c.code) && (one_line || c.code != '\n')) {
            return Trouble{"bad_text", what + ": a control character at byte " + std::to_string(at), ""};
        }
        at += c.bytes;
    }
    return std::nullopt;
}

std::vector<TextPart> text_parts(std::string_view text)
{
    std::vector<TextPart> parts;
    while (!text.empty()) {
        const std::size_t open = text.find("[[");
        const std::size_t close = open == std::string_view::npos ? open : text.find("]]", open + 2);
        if (close == std::string_view::npos) {
            parts.push_back({false, std::string(text)});
            break;
        }
        if (open > 0) parts.push_back({false, std::string(text.substr(0, open))});
        parts.push_back({true, std::string(text.substr(open + 2, close - open - 2))});
        text.remove_prefix(close + 2);
    }
    return parts;
}

std::string stray_mark(std::string_view text, const std::vector<std::string_view>& cards)
{
    std::vector<std::string_view> left = cards;
    for (const TextPart& part : text_parts(text)) {
        if (!part.is_mark) continue;
        const auto found = std::find(left.begin(), left.end(), part.text);
        if (found == left.end()) return part.text.empty() ? " " : part.text;
        left.erase(found);
    }
    return "";
}

}  // namespace snowbound
