#include "table/options.h"

#include <algorithm>

namespace snowbound {
namespace {

constexpr std::uint64_t kFew = 64;  // combinations that are all tried
constexpr int kMostNumbers = 8;     // of one option that are tried: the least, the most, and some between

std::uint64_t mixed(std::uint64_t a, std::uint64_t b)
{
    std::uint64_t z = a * 0x9E3779B97F4A7C15ULL + b * 0xD1B54A32D192ED03ULL + 1;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
}

struct Room {
    std::uint64_t combinations = 1;
    std::uint64_t most_values = 1;
};

Room room_of(const Json& properties)
{
    Room room;
    for (const auto& [key, schema] : properties.items()) {
        const std::uint64_t values = std::max<std::size_t>(1, option_values(schema).size());
        room.combinations = std::min<std::uint64_t>(room.combinations * values, 1U << 20U);
        room.most_values = std::max(room.most_values, values);
    }
    return room;
}

}  // namespace

std::vector<Json> option_values(const Json& schema)
{
    std::vector<Json> values;
    if (schema.contains("enum")) {
        for (const Json& word : schema["enum"]) {
            values.push_back(word);
        }
    } else if (schema["type"] == "integer") {
        const int least = schema["minimum"], most = schema["maximum"];
        const int steps = std::min(most - least, kMostNumbers - 1);
        for (int i = 0; i <= steps; ++i) {
            values.push_back(steps == 0 ? least : least + (most - least) * i / steps);
        }
    } else if (schema["type"] == "boolean") {
        values = {false, true};
    }
    return values;
}

Json varied_options(const AnyGame& game, std::uint64_t number)
{
    const Json properties = game.about()["options"]["properties"];
    const Room room = room_of(properties);
    Json options = Json::object();
    std::uint64_t digits = number, place = 0;
    for (const auto& [key, schema] : properties.items()) {
        const auto values = option_values(schema);
        if (values.empty()) continue;
        const bool all = room.combinations <= kFew, straight = number < room.most_values;
        const std::uint64_t which = all ? digits : straight ? number : mixed(number, place);
        options[key] = values[which % values.size()];
        digits /= values.size();
        ++place;
    }
    return options;
}

std::uint64_t option_sets(const AnyGame& game)
{
    const Room room = room_of(game.about()["options"]["properties"]);
    return room.combinations <= kFew ? room.combinations : room.most_values + 3;
}

}  // namespace snowbound
