#include "table/told_text.h"

#include <algorithm>

namespace snowbound {
namespace {

// Length of the UTF-8 sequence that begins at `at`; 0: there is none (RFC 3629).
std::size_t sequence_length(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) {
        return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0U;
    };
    const unsigned first = byte(0);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    unsigned least = 0x80, most = 0xBF;  // of the second byte: nothing overlong, no surrogates, nothing beyond 10FFFF
    if (first < 0xC2 || first > 0xF4) return 0;
    if (first == 0xE0) least = 0xA0;
    if (first == 0xED) most = 0x9F;
    if (first == 0xF0) least = 0x90;
    if (first == 0xF4) most = 0x8F;
    if (byte(1) < least || byte(1) > most) return 0;
    for (std::size_t i = 2; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) return 0;
    }
    return length;
}

bool is_control(std::string_view text, std::size_t at)
{
    const auto first = static_cast<unsigned char>(text[at]);
    if (first < 0x20 || first == 0x7F) return true;
    return first == 0xC2 && at + 1 < text.size() && static_cast<unsigned char>(text[at + 1]) < 0xA0;  // C1
}

}  // namespace

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
        const std::size_t length = sequence_length(text, at);
        if (length == 0) return Trouble{"bad_text", what + ": not UTF-8 at byte " + std::to_string(at), ""};
        if (is_control(text, at) && (one_line || text[at] != '\n')) {
            return Trouble{"bad_text", what + ": a control character at byte " + std::to_string(at), ""};
        }
        at += length;
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
