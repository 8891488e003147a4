// What is printed on board and cards, for whoever draws them.
#include "core/json_text.h"
#include "games/tail_feathers/board.h"
#include "games/tail_feathers/game.h"
#include "games/tail_feathers/units.h"

namespace snowbound {
namespace tail_feathers {
namespace {

void write_spaces(JsonText& json)
{
    json.key("spaces"), json.raw("{");
    for (std::size_t i = 0; i < kSpaces; ++i) {
        const Space space = space_at(i);
        json.key(name_of(space)), json.raw("{");
        json.key("tree"), json.value(tree_of(space));
        json.key("centre"), json.value(centre_of(space));
        json.key("outline"), json.value(facts(space).outline.polygon);
        json.raw("}");
    }
    json.raw("}");
    json.key("trunks"), json.raw("{");
    for (std::size_t i = 0; i < kTrees; ++i) {
        json.key(kTreeNames[i]), json.value(kTrunks[i].polygon);
    }
    json.raw("}");
}

void write_birds(JsonText& json)
{
    json.key("birds"), json.raw("{");
    for (std::size_t i = 0; i < kBirds; ++i) {
        const BirdCard& card = kBirdCards[i];
        json.key(name_of(static_cast<Bird>(i))), json.raw("{");
        json.key("faction"), json.value(card.faction);
        json.key("battle"), json.value(card.battle);
        json.key("defence"), json.value(card.defence);
        json.key("move"), json.value(card.move);
        json.key("life"), json.value(card.life);
        json.key("cost"), json.value(card.cost);
        json.key("copies"), json.value(card.copies);
        json.raw("}");
    }
    json.raw("}");
}

void write_pilots(JsonText& json)
{
    json.key("pilots"), json.raw("{");
    for (std::size_t i = 0; i < kPilots; ++i) {
        json.key(name_of(static_cast<Pilot>(i))), json.raw("{");
        json.key("faction"), json.value(kPilotCards[i].faction);
        json.key("copies"), json.value(kPilotCards[i].copies);
        json.key("ranks"), json.raw("[");
        for (const PilotRank& rank : kPilotCards[i].ranks) {
            json.comma(), json.raw("{");
            json.key("melee"), json.value(rank.melee);
            json.key("ranged"), json.value(rank.ranged);
            json.key("pilot"), json.value(rank.pilot);
            json.key("life"), json.value(rank.life);
            json.key("cost"), json.value(rank.cost);
            json.raw("}");
        }
        json.raw("]}");
    }
    json.raw("}");
}

void write_ground(JsonText& json)
{
    json.key("ground"), json.raw("{");
    for (std::size_t i = 0; i < kGrounds; ++i) {
        const GroundCard& card = kGroundCards[i];
        json.key(name_of(static_cast<Ground>(i))), json.raw("{");
        json.key("faction"), json.value(card.faction);
        json.key("squad"), json.value(card.squad);
        json.key("melee"), json.value(card.melee);
        json.key("ranged"), json.value(card.ranged);
        json.key("defence"), json.value(card.defence);
        json.key("move"), json.value(card.move);
        json.key("life"), json.value(card.life);
        json.key("cost"), json.value(card.cost);
        json.key("mystics"), json.value(card.mystics);
        json.raw("}");
    }
    json.raw("}");
}

void write_scenarios(JsonText& json)  // where the nests are, and what else stands there
{
    json.key("scenarios"), json.raw("{");
    for (std::size_t i = 0; i < kScenarios; ++i) {
        const ScenarioCard& card = kScenarioCards[i];
        json.key(name_of(static_cast<ScenarioId>(i))), json.raw("{");
        json.key("militia"), json.value(card.militia);
        json.key("raiders"), json.value(card.raiders);
        json.key("nest"), json.value(card.nest);
        json.key("rounds"), json.value(card.cap);
        json.key("sapling"), json.value(card.sapling);
        json.key("leaves"), json.value(card.leaves);
        json.raw("}");
    }
    json.raw("}");
}

}  // namespace
}  // namespace tail_feathers

std::string TailFeathers::printed()
{
    using namespace tail_feathers;
    std::string text;
    JsonText json(text);
    json.raw("{");
    json.key("board"), json.value(kBoard);
    json.key("base"), json.value(kBaseRadius);
    json.key("templates"), json.value(kTemplateLength);
    json.key("half_width"), json.value(kTemplateHalfWidth);
    json.key("ranges"), json.value(kRange);
    json.key("card"), json.value(std::array{kCardWidth, kCardHeight});
    json.key("feather"), json.value(kFeather);
    json.key("leaf"), json.value(kLeaf);
    json.key("most_birds"), json.value(kMostArmyBirds);
    json.key("most_ground"), json.value(kMostGroundPicks);
    json.key("squad"), json.value(kSquadFigures);
    json.key("veterans"), json.value(kMostVeterans);
    write_scenarios(json), write_spaces(json), write_birds(json), write_pilots(json), write_ground(json);
    json.raw("}");
    return text;
}

}  // namespace snowbound
