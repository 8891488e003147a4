#include "app/choose_game.h"

#include <fmt/core.h>
#include <fmt/format.h>

#include <charconv>

#include "games/registry.h"

namespace snowbound {

void complain(const std::string& message) { fmt::print(stderr, "snowbound: {}\n", message); }

const AnyGame* game_or_complain(const std::string& name)
{
    if (const AnyGame* game = find_game(name)) return game;
    std::string names;
    for (const AnyGame* game : games()) {
        names += (names.empty() ? "" : ", ") + std::string(game->name());
    }
    complain(fmt::format("there is no game \"{}\"; there is: {}", name, names));
    return nullptr;
}

namespace {

Result<Json> typed_value(const std::string& key, const Json& schema, const std::string& text)
{
    const std::string type = schema["type"];
    if (type == "boolean" || type == "object") {  // a group of numbers is only switched on; the game hands on the rest
        const auto switched = [&](bool on) { return type == "object" ? Json{{"on", on}} : Json(on); };
        if (text == "true" || text == "yes" || text == "on" || text == "1") return switched(true);
        if (text == "false" || text == "no" || text == "off" || text == "0") return switched(false);
        return Trouble{"bad_options", fmt::format("--option {}: must be true or false, not \"{}\"", key, text), ""};
    }
    if (type == "integer") {
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error == std::errc() && end == text.data() + text.size()) return Json(number);
        return Trouble{"bad_options", fmt::format("--option {}: must be a whole number, not \"{}\"", key, text), ""};
    }
    for (const Json& word : schema["enum"]) {
        if (word == text) return Json(text);
    }
    return Trouble{"bad_options",
                   fmt::format("--option {}: must be one of {}, not \"{}\"", key, schema["enum"].dump(), text), ""};
}

}  // namespace

Result<Json> read_option_words(const AnyGame& game, const std::vector<std::string>& words)
{
    const Json properties = game.about()["options"]["properties"];
    Json options = Json::object();
    for (const std::string& word : words) {
        const auto equals = word.find('=');
        const std::string key = word.substr(0, equals);
        if (equals == std::string::npos)
            return Trouble{"bad_options", "--option is written KEY=VALUE, not \"" + word + "\"", ""};
        if (!properties.contains(key)) {
            std::string known;
            for (const auto& [name, unused] : properties.items()) {
                known += (known.empty() ? "" : ", ") + name;
            }
            return Trouble{"bad_options", fmt::format("{} has no option \"{}\"; it has: {}", game.name(), key, known),
                           ""};
        }
        auto value = typed_value(key, properties[key], word.substr(equals + 1));
        if (!value) return value.trouble();
        options[key] = *value;
    }
    return options;
}

Result<std::vector<BotLevel>> read_levels(const std::vector<std::string>& words, std::size_t seats)
{
    std::vector<BotLevel> levels;
    for (const std::string& word : words) {
        const auto level = from_name<BotLevel>(word);
        if (!level)
            return Trouble{"bad_level",
                           fmt::format("there is no bot \"{}\"; there are random, greedy, easy, medium, hard", word),
                           ""};
        levels.push_back(*level);
    }
    if (levels.size() > seats)
        return Trouble{"bad_level", fmt::format("{} bots for {} seats", levels.size(), seats), ""};
    levels.resize(seats, levels.empty() ? BotLevel::Medium : levels.back());
    return levels;
}

}  // namespace snowbound
