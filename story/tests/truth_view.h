// What a spectator sees, taken apart: characters, quests, what is going on.
#pragma once

#include "games/winter_tales/ids.h"
#include "story/tests/told_game.h"

namespace snowbound::truth {

using Ids = std::set<std::string>;

inline std::size_t number_of(std::span<const std::string_view> names, const std::string& id)
{
    return static_cast<std::size_t>(std::ranges::find(names, id) - names.begin());
}
inline bool is_character(const std::string& id)
{
    return number_of(winter_tales::kCharacterNames, id) < winter_tales::kCharacters;
}
inline bool is_rebel(const std::string& id)
{
    return number_of(winter_tales::kCharacterNames, id) < winter_tales::kRebels;
}
inline const Json& figure(const Json& view, const std::string& id)
{
    return view["figures"][number_of(winter_tales::kCharacterNames, id)];
}
inline std::string place_of(const Json& view, const std::string& id) { return figure(view, id)["at"]; }
inline bool is_drafted(const Json& view, const std::string& id) { return figure(view, id)["controller"] != 255; }
inline bool is_in_play(const Json& view, const std::string& id)
{
    return is_drafted(view, id) && !figure(view, id)["gone"].get<bool>();
}
inline bool is_standing(const Json& view, const std::string& id)
{
    return is_in_play(view, id) && !figure(view, id)["down"].get<bool>();
}
inline const Json& token(const Json& view, const std::string& quest)
{
    return view["quests"][number_of(winter_tales::kQuestNames, quest)];
}
inline std::string carrier_of(const Json& view, const std::string& quest)
{
    const std::string at = token(view, quest)["at"];
    return is_character(at) ? at : "";
}
inline std::string quest_place(const Json& view, const std::string& quest)
{
    const std::string carrier = carrier_of(view, quest);
    return carrier.empty() ? token(view, quest)["at"].get<std::string>() : place_of(view, carrier);
}

// The innermost frame of this kind; null: none.
inline Json frame(const Json& view, const std::string& kind)
{
    Json found;
    for (const Json& each : view["stack"]) {
        if (each.contains(kind)) found = each[kind];
    }
    return found;
}
inline std::string top(const Json& view)
{
    return view["stack"].empty() ? std::string() : view["stack"].back().begin().key();
}
inline std::string word(const Json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

}  // namespace snowbound::truth
