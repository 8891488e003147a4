// What stands on cards, board and dice, for whoever draws them.
#include "core/json_text.h"
#include "games/dead_of_winter/game.h"
#include "games/dead_of_winter/items.h"
#include "games/dead_of_winter/survivors.h"

namespace snowbound {
namespace dead_of_winter {
namespace {

void write_survivors(JsonText& json)
{
    json.key("survivors"), json.raw("{");
    for (std::size_t i = 0; i < kSurvivors; ++i) {
        const Survivor who = survivor_at(i);
        json.key(name_of(who)), json.raw("{");
        json.key("influence"), json.value(influence_of(who));
        json.key("attack"), json.value(facts(who).attack);
        json.key("search"), json.value(facts(who).search);
        json.raw("}");
    }
    json.raw("}");
}

void write_items(JsonText& json)
{
    json.key("items"), json.raw("{");
    for (std::size_t i = 0; i < kItems; ++i) {
        json.key(name_of(item_at(i))), json.value(facts(item_at(i)).symbol);
    }
    json.raw("}");
}

void write_board(JsonText& json)
{
    json.key("gates"), json.raw("{");
    for (std::size_t i = 0; i < kGates; ++i) {
        json.key(name_of(gate_at(i))), json.value(kGateSpaces[i]);
    }
    json.raw("}");
    json.key("spaces"), json.raw("{");
    for (std::size_t i = 0; i < kLocations; ++i) {
        json.key(name_of(location_at(i))), json.value(kSurvivorSpaces[i]);
    }
    json.raw("}");
    json.key("noise"), json.value(kNoiseSpaces);
}

}  // namespace
}  // namespace dead_of_winter

std::string DeadOfWinter::printed()
{
    using namespace dead_of_winter;
    std::string text = "{";
    JsonText json(text);
    write_survivors(json), write_items(json), write_board(json);
    json.key("exposure"), json.value(kExposureSides);  // [DW-EXP.6]
    json.raw("}");
    return text;
}

}  // namespace snowbound
