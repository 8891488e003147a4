#include "app/narrate.h"

#include <algorithm>
#include <map>
#include <mutex>

#include "app/assets.h"

namespace snowbound {
namespace {

std::optional<Narrator> read_narrator(std::string_view game, const std::string& language)
{
    std::string name(game);
    std::replace(name.begin(), name.end(), '-', '_');
    const std::string_view grammar = asset("locales/" + language + "/tales/" + name + ".json");
    if (grammar.empty()) return std::nullopt;
    const auto json = parse_json(grammar);
    if (!json) return std::nullopt;
    auto narrator = Narrator::from(*json);
    if (!narrator) return std::nullopt;
    return std::move(*narrator);
}

}  // namespace

const Narrator* narrator_for(std::string_view game, const std::string& language)
{
    static std::mutex lock;
    static std::map<std::string, std::optional<Narrator>> known;  // a grammar is read once
    const std::lock_guard held(lock);
    const std::string key = std::string(game) + " " + language;
    auto found = known.find(key);
    if (found == known.end()) found = known.emplace(key, read_narrator(game, language)).first;
    return found->second ? &*found->second : nullptr;
}

Result<Json> narrate(const AnyTable& table, Seat seat, const Json& choice, const std::string& language,
                     Engine::Tale tale)
{
    const Narrator* narrator = narrator_for(table.game(), language);
    if (!narrator) {
        return Trouble{"no_narrator",
                       "nobody tells " + std::string(table.game()) + " in the language \"" + language + "\"", ""};
    }
    return narrate_with(*narrator, table, seat, choice, tale);
}

}  // namespace snowbound
