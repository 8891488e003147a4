// The decks against the component list, and what was authored within its ranges.
#include <map>
#include <numeric>
#include <set>

#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Decks, DW_SET_11_StarterItems)
{
    RULE("DW-SET.11");
    std::map<Item, int> starters;
    for (std::size_t i = 0; i < kItems; ++i) {
        if (kItemFacts[i].copies[0] > 0) starters[item_at(i)] = kItemFacts[i].copies[0];
    }
    EXPECT_EQ(starters, (std::map<Item, int>{
                            {I::StarterFood, 10}, {I::StarterFuel, 5}, {I::StarterMedicine, 5}, {I::StarterJunk, 5}}));
    EXPECT_EQ(kItemFacts[index(I::StarterFood)].food, 1);
}

TEST(Decks, DW_SET_6_TwentyItemsAtEachLocation)
{
    RULE("DW-SET.6");
    using Totals = std::map<Symbol, int>;
    const std::array<Totals, kLocations> expected{
        Totals{},
        {{Symbol::Weapon, 6}, {Symbol::Fuel, 4}, {Symbol::Tool, 4}, {Symbol::Food, 3}, {Symbol::Survivor, 3}},
        {{Symbol::Food, 6}, {Symbol::Medicine, 6}, {Symbol::Tool, 5}, {Symbol::Survivor, 3}},
        {{Symbol::Food, 6}, {Symbol::Education, 4}, {Symbol::Tool, 4}, {Symbol::Medicine, 3}, {Symbol::Survivor, 3}},
        {{Symbol::Education, 7}, {Symbol::Fuel, 4}, {Symbol::Food, 4}, {Symbol::Tool, 2}, {Symbol::Survivor, 3}},
        {{Symbol::Medicine, 6}, {Symbol::Fuel, 4}, {Symbol::Food, 4}, {Symbol::Tool, 3}, {Symbol::Survivor, 3}},
        {{Symbol::Fuel, 6}, {Symbol::Weapon, 5}, {Symbol::Food, 3}, {Symbol::Medicine, 3}, {Symbol::Survivor, 3}}};
    for (const L place : kOutside) {
        Totals totals;
        int cards = 0;
        for (std::size_t i = 0; i < kItems; ++i) {
            const int copies = kItemFacts[i].copies[index(place)];
            cards += copies;
            if (copies > 0) totals[kItemFacts[i].symbol] += copies;
        }
        EXPECT_EQ(cards, 20) << kLocationNames[index(place)];
        EXPECT_EQ(totals, expected[index(place)]) << kLocationNames[index(place)];
    }
}

TEST(Decks, DW_EQP_4_EachPieceOfEquipmentIsOneCard)
{
    RULE("DW-EQP.4");
    for (std::size_t i = 0; i < kItems; ++i) {
        if (kItemFacts[i].kind != ItemKind::Equip) continue;
        EXPECT_EQ(std::accumulate(kItemFacts[i].copies.begin(), kItemFacts[i].copies.end(), 0), 1) << kItemNames[i];
    }
}

TEST(Decks, DW_DEF_8_ThirtySurvivorsWithInfluencesOfTheirOwn)
{
    RULE("DW-DEF.8");
    EXPECT_EQ(kSurvivorFacts.size(), 30U);
    EXPECT_EQ(influence_of(Sparky), 10);
    EXPECT_EQ(influence_of(BrianLee), 68);
    int attack = 0, search = 0, dice = 0;
    for (const SurvivorFacts& facts : kSurvivorFacts) {
        EXPECT_TRUE(facts.attack >= 1 && facts.attack <= 6);
        EXPECT_TRUE(facts.search >= 1 && facts.search <= 5);
        attack += facts.attack, search += facts.search;
        if (facts.die > 0) ++dice;
    }
    EXPECT_EQ(attack, 88);
    EXPECT_EQ(search, 96);
    EXPECT_EQ(dice, 6);
    EXPECT_EQ(std::count_if(kSurvivorFacts.begin(), kSurvivorFacts.end(), [](const auto& f) { return f.non_coop; }), 2);
}

TEST(Decks, DW_SET_4_TwentyCrises)
{
    RULE("DW-SET.4");
    std::map<std::size_t, int> by_symbols;
    int authored = 0;
    std::array<int, kSymbols> single{};
    for (const CrisisFacts& facts : kCrisisFacts) {
        ++by_symbols[facts.symbols.size()];
        if (facts.symbols.size() == 1) ++single[index(facts.symbols.front())];
        EXPECT_FALSE(facts.failure.empty());
        if (facts.authored) ++authored;
    }
    EXPECT_EQ(authored, 7);
    EXPECT_EQ(by_symbols, (std::map<std::size_t, int>{{1, 18}, {2, 2}}));
    EXPECT_EQ(single[index(Symbol::Food)], 5);
    EXPECT_EQ(single[index(Symbol::Fuel)], 5);
    EXPECT_EQ(single[index(Symbol::Medicine)], 4);
    EXPECT_EQ(single[index(Symbol::Tool)], 4);
}

TEST(Decks, DW_SET_5_EightyCrossroadsCards)
{
    RULE("DW-SET.5");
    int votes = 0, authored = 0, mature = 0, about_survivors = 0;
    for (std::size_t i = 0; i < kCrossroads; ++i) {
        const CrossroadsFacts& card = facts(static_cast<X>(i));
        SCOPED_TRACE(kCrossroadsNames[i]);
        EXPECT_TRUE(card.count >= 1 && card.count <= 3);
        EXPECT_LT(card.away, card.count);
        EXPECT_FALSE(card.options[0].ops.empty());
        for (std::size_t option = card.count; option < 3; ++option) EXPECT_TRUE(card.options[option].ops.empty());
        if (card.by == Decider::Colony || card.by == Decider::Here) ++votes;
        if (card.authored) ++authored;
        if (card.mature) ++mature;
        const std::string_view name = kCrossroadsNames[i];
        if (name == "grey_beard" || std::count(kSurvivorNames.begin(), kSurvivorNames.end(), name) > 0)
            ++about_survivors;
    }
    EXPECT_EQ(about_survivors, 30) << "one for each survivor";
    EXPECT_EQ(votes, 15);
    EXPECT_EQ(mature, 6);
    EXPECT_EQ(authored, 3);
}

TEST(Decks, DW_SET_2_TenMainObjectivesWithTwoSides)
{
    RULE("DW-SET.2");
    int authored = 0;
    for (std::size_t i = 0; i < kMainObjectives; ++i) {
        SCOPED_TRACE(kMainObjectiveNames[i]);
        const MainFacts &normal = kMainFacts[i].normal, &hardcore = kMainFacts[i].hardcore;
        if (kMainFacts[i].authored) ++authored;
        EXPECT_TRUE(normal.morale >= 5 && normal.morale <= 7);
        EXPECT_TRUE(normal.rounds >= 5 && normal.rounds <= 8);
        EXPECT_TRUE(normal.outside_zombies <= 3 && normal.colony_zombies <= 12);
        EXPECT_EQ(normal.goal, hardcore.goal);
        EXPECT_TRUE(hardcore.morale == normal.morale || hardcore.morale + 1 == normal.morale);
        EXPECT_TRUE(hardcore.outside_zombies <= 3 && hardcore.colony_zombies <= 18) << "they fit at the entrances";
        const auto sum = [](const MainFacts& f) {
            return f.morale * 1000 + f.number * 100 + f.outside_zombies * 10 + (f.no_starters ? 1 : 0);
        };
        EXPECT_NE(sum(normal), sum(hardcore)) << "the sides differ";
    }
    EXPECT_EQ(authored, 4);
}

TEST(Decks, DW_SET_8_SecretBetrayalAndExileObjectives)
{
    RULE("DW-SET.8"), RULE("DW-SET.9"), RULE("DW-EXI.1");
    int authored = 0, betrayals_authored = 0, exiles_authored = 0;
    for (std::size_t i = 0; i < kObjectives; ++i) {
        const bool betrayal = is_betrayal(objective_at(i));
        EXPECT_EQ(kObjectiveFacts[i].conditions.front().need, betrayal ? Need::NoMorale : Need::Completed);
        EXPECT_GE(kObjectiveFacts[i].conditions.size(), 2U);
        if (kObjectiveFacts[i].authored) betrayal ? ++betrayals_authored : ++authored;
    }
    for (const ExileFacts& facts : kExileFacts) {
        EXPECT_FALSE(facts.loyal.empty());
        if (facts.authored) ++exiles_authored;
    }
    EXPECT_EQ(kSecrets, 24U);
    EXPECT_EQ(kBetrayals, 10U);
    EXPECT_EQ(kExileFacts.size(), 10U);
    EXPECT_EQ(authored, 7);
    EXPECT_EQ(betrayals_authored, 7);
    EXPECT_EQ(exiles_authored, 6);
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
