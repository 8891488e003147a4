#include "app/terminal.h"

#include <algorithm>

namespace snowbound {
namespace {

bool starts_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }

std::string wrapped_line(std::string_view line, std::size_t indent, std::size_t columns)
{
    const std::size_t start = std::min(line.find_first_not_of(' '), line.size());
    std::string out(line.substr(0, start));
    std::size_t used = start;
    bool fresh = true;  // nothing but the indent on this line so far
    for (std::size_t at = start; at < line.size();) {
        std::size_t end = line.find(' ', at);
        end = end == std::string_view::npos ? line.size() : end;
        const std::string_view word = line.substr(at, end - at);
        const std::size_t gap = fresh ? 0 : std::max<std::size_t>(1, at - line.find_last_not_of(' ', at - 1) - 1);
        if (!fresh && used + gap + width_of(word) > columns) {
            out += "\n" + std::string(indent, ' ');
            used = indent;
        } else {
            out.append(gap, ' ');
            used += gap;
        }
        out += word;
        used += width_of(word);
        fresh = false;
        at = std::min(line.find_first_not_of(' ', end), line.size());
    }
    return out;
}

}  // namespace

std::string Style::paint(std::string_view code, std::string_view text) const
{
    if (!colours) return std::string(text);
    return "\033[" + std::string(code) + "m" + std::string(text) + "\033[0m";
}

std::size_t width_of(std::string_view text)
{
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\033') {
            i = std::min(text.find('m', i), text.size());
        } else if (starts_character(text[i])) {
            ++width;
        }
    }
    return width;
}

std::string padded(std::string_view text, std::size_t width)
{
    const std::size_t have = width_of(text);
    return std::string(text) + std::string(have < width ? width - have : 0, ' ');
}

std::string wrapped(std::string_view text, std::size_t indent, std::size_t columns)
{
    std::string out;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (at > 0) out += "\n";
        out += wrapped_line(text.substr(at, end - at), indent, columns);
        at = end + 1;
    }
    return out;
}

std::string in_columns(std::string_view label, std::size_t indent, const std::vector<std::string>& cells)
{
    constexpr std::size_t kGap = 3;
    std::size_t widest = 1;
    for (const std::string& cell : cells) {
        widest = std::max(widest, width_of(cell));
    }
    const std::size_t room = kColumns > indent ? kColumns - indent : 1;
    const std::size_t per_line = std::max<std::size_t>(1, (room + kGap) / (widest + kGap));
    std::string out(label);
    if (width_of(label) >= indent) out += "\n" + std::string(indent, ' ');
    if (width_of(label) < indent) out = padded(label, indent);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool last = i + 1 == cells.size() || (i + 1) % per_line == 0;
        out += last ? wrapped(cells[i], indent, room) : padded(cells[i], widest + kGap);
        if (last && i + 1 < cells.size()) out += "\n" + std::string(indent, ' ');
    }
    return out;
}

std::string printable(std::string_view input, std::size_t most)
{
    std::string out;
    std::size_t characters = 0;
    for (const char c : input) {
        if (starts_character(c) && characters++ == most) return out + "…";
        const auto byte = static_cast<unsigned char>(c);
        out += byte < 0x20U || byte == 0x7FU ? '?' : c;
    }
    return out;
}

}  // namespace snowbound
