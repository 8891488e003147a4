#include "app/show.h"

#include <algorithm>
#include <map>

namespace snowbound {
namespace {

bool is_simple(const Json& value)
{
    if (value.is_object()) return false;
    return !value.is_array() ||
           std::all_of(value.begin(), value.end(), [](const Json& v) { return !v.is_structured(); });
}

std::string label(const std::string& field, const Teller& teller)
{
    if (teller.texts().has("word." + field)) return teller.texts().text("word." + field);
    std::string words = field;
    std::replace(words.begin(), words.end(), '_', ' ');
    return words;
}

void outline_into(const Json& value, const Teller& teller, std::size_t indent, std::string& out)
{
    const std::string space(indent, ' ');
    for (const auto& [field, inner] : value.items()) {
        const std::string name = value.is_array() ? "–" : label(field, teller) + ":";
        if (is_simple(inner)) {
            out += wrapped(space + name + " " + teller.word(field, inner), indent + 4) + "\n";
        } else {
            out += space + name + "\n";
            outline_into(inner, teller, indent + 2, out);
        }
    }
}

std::string whole_outline(const Screen& screen) { return outline(screen.view, screen.teller); }
Surroundings nothing_around(const Json&, const Teller&, Seat) { return {}; }

}  // namespace

std::string outline(const Json& view, const Teller& teller)
{
    std::string out;
    outline_into(view, teller, 0, out);
    return out;
}

const Shower& shower_of(std::string_view game)
{
    static const std::map<std::string_view, Shower> kShowers{
        {"dead-of-winter", {show_dead_of_winter, show_my_dead_of_winter, nothing_around}},
        {"paper-tales", {show_paper_tales, show_my_paper_tales, around_paper_tales}},
        {"winter-tales", {show_winter_tales, show_my_winter_tales, nothing_around}},
    };
    static const Shower kAny{whole_outline, whole_outline, nothing_around};
    const auto found = kShowers.find(game);
    return found == kShowers.end() ? kAny : found->second;
}

}  // namespace snowbound
