// What is printed on board and cards, for whoever draws them.
#include "core/json_text.h"
#include "games/tail_feathers/board.h"
#include "games/tail_feathers/flow.h"
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

template <class Id, class Card, std::size_t N>
void write_cards(JsonText& json, std::string_view name, const std::array<Card, N>& cards, auto&& write)
{
    json.key(name), json.raw("{");
    for (std::size_t i = 0; i < N; ++i) {
        json.key(name_of(static_cast<Id>(i))), json.raw("{");
        write(cards[i], [&](std::string_view key, const auto& value) { json.key(key), json.value(value); });
        json.raw("}");
    }
    json.raw("}");
}

void write_units(JsonText& json)
{
    write_cards<Bird>(json, "birds", kBirdCards, [](const BirdCard& card, auto&& v) {
        v("faction", card.faction), v("battle", card.battle), v("defence", card.defence), v("move", card.move);
        v("life", card.life), v("cost", card.cost), v("copies", card.copies);
    });
    write_cards<Pilot>(json, "pilots", kPilotCards, [&](const PilotCard& card, auto&& v) {
        v("faction", card.faction), v("copies", card.copies);
        json.key("ranks"), json.raw("[");
        for (const PilotRank& rank : card.ranks) {
            json.comma(), json.raw("{");
            v("melee", rank.melee), v("ranged", rank.ranged), v("pilot", rank.pilot), v("life", rank.life);
            v("cost", rank.cost);
            json.raw("}");
        }
        json.raw("]");
    });
    write_cards<Ground>(json, "ground", kGroundCards, [](const GroundCard& card, auto&& v) {
        v("faction", card.faction), v("squad", card.squad), v("melee", card.melee), v("ranged", card.ranged);
        v("defence", card.defence), v("move", card.move), v("life", card.life), v("cost", card.cost);
    });
}

Spaces spaces_of(ScenarioId scenario)  // in play at its beginning
{
    Options options;
    options.scenario = scenario;
    Rng rng = Rng::searching(1);
    TfLog log;
    return spaces_in_play(TailFeathers::setup(kMostSeats, options, rng, log));
}

void write_scenarios(JsonText& json)  // where the nests are, and what else stands there
{
    write_cards<ScenarioId>(json, "scenarios", kScenarioCards, [](const ScenarioCard& card, auto&& v) {
        v("militia", card.militia), v("raiders", card.raiders), v("nest", card.nest), v("rounds", card.cap);
        v("spaces", spaces_of(static_cast<ScenarioId>(&card - kScenarioCards.data())));
    });
}

void write_campaign(JsonText& json)  // its scenarios, and what an upgrade costs [TF-37.3]
{
    json.key("campaign"), json.raw("{");
    json.key("scenarios"), json.value(kCampaign);
    json.key("rank"), json.value(kRankPrice);
    json.key("veteran"), json.value(kVeteranPrice);
    json.key("figure"), json.value(kFigurePrice);
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
    write_campaign(json), write_scenarios(json), write_spaces(json), write_units(json);
    json.raw("}");
    return text;
}

}  // namespace snowbound
