// What is printed on the 81 unit cards and the 25 building cards, typed in a second time.
#include <fstream>
#include <iterator>
#include <string>

#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

struct Printed {
    CardId card;
    std::string_view name;
    int copies, cost, strength;
    bool star;
    int wood, food, gem;  // a lone unit without tokens in the front row
};

constexpr Printed kPrinted[] = {
    {Monkey, "monkey", 2, -1, 1, false, 0, 0, 0},
    {Adventurer, "adventurer", 2, 0, 2, false, 0, 0, 0},
    {Blacksmith, "blacksmith", 3, 0, 1, false, 0, 0, 0},
    {Cerberus, "cerberus", 3, 0, 2, true, 0, 0, 0},
    {Cook, "cook", 2, 0, 1, false, 0, 0, 0},
    {Farmer, "farmer", 3, 0, 1, false, 0, 1, 0},
    {Hunter, "hunter", 2, 0, 2, false, 0, 1, 0},
    {Militiaman, "militiaman", 3, 0, 2, true, 0, 0, 0},
    {MysticalHealer, "mystical_healer", 3, 0, 1, false, 0, 0, 0},
    {Sculptor, "sculptor", 2, 0, 1, false, 0, 0, 0},
    {Shapeshifter, "shapeshifter", 1, 0, 0, false, 0, 0, 0},
    {TimeMaster, "time_master", 3, 0, 1, false, 0, 0, 0},
    {Veteran, "veteran", 3, 0, 3, false, 0, 0, 0},
    {WoodMerchant, "wood_merchant", 2, 0, 1, false, 0, 0, 0},
    {Woodcutter, "woodcutter", 3, 0, 2, false, 1, 0, 0},
    {Archer, "archer", 2, 1, 2, false, 0, 0, 0},
    {CaveSpirit, "cave_spirit", 2, 1, 4, false, 0, 0, 1},
    {ForestChild, "forest_child", 3, 1, 1, false, 1, 1, 0},
    {GiantSnake, "giant_snake", 1, 1, 4, true, 0, 0, 0},
    {GrandArchitect, "grand_architect", 1, 1, 1, false, 0, 0, 0},
    {Knight, "knight", 3, 1, 4, false, 0, 0, 0},
    {Miner, "miner", 3, 1, 2, false, 0, 0, 1},
    {Necromancer, "necromancer", 1, 1, 4, false, 0, 0, 0},
    {Peddler, "peddler", 3, 1, 1, false, 1, 0, 0},
    {Rogue, "rogue", 2, 1, 3, false, 0, 0, 0},
    {Treefolk, "treefolk", 2, 1, 3, false, 0, 1, 0},
    {Colossus, "colossus", 1, 2, 1, true, 0, 0, 0},
    {Commander, "commander", 2, 2, 4, false, 0, 0, 0},
    {Demon, "demon", 1, 2, 7, false, 0, 0, 0},
    {Golem, "golem", 2, 2, 3, false, 0, 0, 0},
    {Landlord, "landlord", 1, 2, 1, false, 1, 0, 0},
    {Manticore, "manticore", 3, 2, 2, true, 0, 0, 0},
    {MasterAlchemist, "master_alchemist", 1, 2, 1, false, 0, 0, 0},
    {Ogre, "ogre", 1, 2, 2, true, 0, 0, 0},
    {PalmReader, "palm_reader", 2, 2, 1, false, 0, 0, 0},
    {RelicOfWisdom, "relic_of_wisdom", 1, 2, 0, false, 0, 0, 0},
    {Salamander, "salamander", 1, 2, 4, true, 0, 0, 0},
    {Dragon, "dragon", 1, 3, 0, true, 0, 0, 0},
    {ForestSpirit, "forest_spirit", 1, 3, 3, false, 3, 0, 0},
    {Leviathan, "leviathan", 1, 3, 4, true, 0, 0, 0},
    {Strategist, "strategist", 1, 3, 1, true, 0, 0, 0},
    {Kraken, "kraken", 1, 6, 9, false, 0, 0, 0},
};

TEST(Cards, PT_1_14_UnitsAsPrinted)
{
    RULE("PT-1.14");
    ASSERT_EQ(std::size(kPrinted), 42U);
    for (std::size_t i = 0; i < std::size(kPrinted); ++i) {
        const Printed& printed = kPrinted[i];
        EXPECT_EQ(static_cast<std::size_t>(printed.card), i);  // catalogue order
        EXPECT_EQ(name_of(printed.card), printed.name);
        EXPECT_EQ(facts(printed.card).copies, printed.copies) << printed.name;
        EXPECT_EQ(facts(printed.card).cost, printed.cost) << printed.name;
        EXPECT_EQ(facts(printed.card).strength, printed.strength) << printed.name;
        EXPECT_EQ(facts(printed.card).star, printed.star) << printed.name;
        const auto alone = table().front(0, {printed.card}).at_build();
        EXPECT_EQ(alone.wood(0), printed.wood) << printed.name;
        EXPECT_EQ(alone.food(0), printed.food) << printed.name;
        EXPECT_EQ(alone.gems(0), printed.gem) << printed.name;
    }
}

TEST(Cards, PT_2_5_TheComponentListAddsUp)
{
    RULE("PT-2.5");
    int cards = 0;
    std::array<int, 4> by_copies{};
    std::array<int, 8> by_cost{};  // -1 .. 6
    for (std::size_t i = 0; i < kUnits; ++i) {
        const UnitFacts& f = kUnitFacts[i];
        cards += f.copies;
        ++by_copies[static_cast<std::size_t>(f.copies)];
        by_cost[static_cast<std::size_t>(f.cost + 1)] += f.copies;
    }
    EXPECT_EQ(cards, 81);
    EXPECT_EQ(by_copies, (std::array{0, 16, 13, 13}));
    EXPECT_EQ(by_cost, (std::array{2, 35, 23, 16, 4, 0, 0, 1}));
    EXPECT_EQ(kBuildings * kMostSeats, 25U);
}

TEST(Cards, PT_1_14_ProducersAddUp)
{
    RULE("PT-1.14");
    std::array<int, 3> cards{};
    for (std::size_t i = 0; i < kUnits; ++i) {
        const auto made = production(table().front(0, {aged(static_cast<CardId>(i), 1)}).at_build().player(0));
        for (std::size_t r = 0; r < kResources; ++r) {
            if (made[r] > 0) cards[r] += kUnitFacts[i].copies;
        }
    }
    EXPECT_EQ(cards, (std::array{11, 11, 7}));  // cards that can make wood, food, gems
}

struct PrintedBuilding {
    BuildingId building;
    std::string_view name;
    Resources one, two;
    int gold_one, gold_two;
};

constexpr PrintedBuilding kPrintedBuildings[] = {
    {Town, "town", {1, 0, 0}, {2, 0, 0}, 0, 0},         {Tavern, "tavern", {0, 1, 0}, {1, 1, 0}, 0, 0},
    {Mine, "mine", {1, 0, 0}, {1, 0, 1}, 0, 0},         {Temple, "temple", {0, 0, 1}, {0, 0, 2}, 2, 3},
    {Barracks, "barracks", {1, 0, 0}, {1, 1, 0}, 0, 0},
};

TEST(Cards, PT_1_14_PT_10_3_BuildingsAsPrinted)
{
    RULE("PT-1.14");  // PT-10.3
    ASSERT_EQ(std::size(kPrintedBuildings), 5U);
    for (std::size_t i = 0; i < std::size(kPrintedBuildings); ++i) {
        const PrintedBuilding& printed = kPrintedBuildings[i];
        EXPECT_EQ(static_cast<std::size_t>(printed.building), i);
        EXPECT_EQ(name_of(printed.building), printed.name);
        const BuildingFacts& f = facts(printed.building);
        EXPECT_EQ(f.cost[0], printed.one) << printed.name;
        EXPECT_EQ(f.cost[1], printed.two) << printed.name;
        EXPECT_EQ(f.gold_instead[0], printed.gold_one) << printed.name;
        EXPECT_EQ(f.gold_instead[1], printed.gold_two) << printed.name;
        EXPECT_EQ(f.legend[0], 1) << printed.name;
        EXPECT_EQ(f.legend[1], 3) << printed.name;
    }
}

TEST(Cards, PT_1_14_EveryCardAndBuildingSideIsAPiece)
{
    RULE("PT-1.14");
    const auto pieces = PaperTales::pieces();
    EXPECT_EQ(pieces.size(), 42U + 10U);
    std::vector<bool> marks(pieces.size(), false);
    auto match = table().gold(0, 1).building(1, Town, Two).hand(0, {Knight}).at_deploy();
    match.deploy_and_reveal(0, {{Knight, Front1}});
    PaperTales::used(match.state(), marks);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        EXPECT_EQ(marks[i], pieces[i] == "knight" || pieces[i] == "town_2") << pieces[i];
    }
}

TEST(Cards, PT_R42_NamesAreUsedTextsAreOursAndTheNoticeSaysSo)
{
    RULE("PT-R42");
    std::ifstream file(SNOWBOUND_ROOT "/NOTICE");
    const std::string notice((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    EXPECT_NE(notice.find("Paper Tales"), std::string::npos);
    EXPECT_NE(notice.find("not affiliated"), std::string::npos);
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
