// What the view adds up for its reader: strengths with their parts, wars, prices, and a plan before it is carried out.
#include "games/paper_tales/view.h"
#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

View seen_by(const Match& match, int seat) { return PaperTales::view(match.state(), seat_at(seat)); }

const WorkView* work(const View& view, BuildingId building, Level level)
{
    for (const WorkView& each : view.mine->works) {
        if (each.building == building && each.level == level) return &each;
    }
    return nullptr;
}

const PreviewView* preview(const View& view, CardId card, Slot slot)
{
    for (const PreviewView& each : view.mine->previews) {
        if (each.card == card && each.slot == slot) return &each;
    }
    return nullptr;
}

TEST(View, PT_6_1_StrengthAndIncomeComeWithTheirParts)
{
    RULE("PT-6.1");
    const auto match = table()
                           .front(0, {aged(Militiaman, 1)})
                           .back(0, {Woodcutter, Blacksmith})
                           .building(0, Barracks, One)
                           .building(0, Temple, One)
                           .at_deploy();
    const KingdomView k = seen_by(match, 1).players[0].kingdom;
    EXPECT_EQ(k.strength, 4);
    EXPECT_EQ(k.bonus, 1);
    EXPECT_EQ(k.income, 5);
    EXPECT_EQ(k.basic, 2);
    EXPECT_EQ(k.rent, 2);
    EXPECT_TRUE(k.units[index(Front1)]->fights);
    EXPECT_FALSE(k.units[index(Back1)]->fights);
    EXPECT_EQ(k.units[index(Back1)]->wood, 1);
    EXPECT_EQ(k.units[index(Back2)]->income, 1);
}

TEST(View, PT_6_1_WhatAUnitCountsIsShownWithWhereItComesFrom)
{
    RULE("PT-6.1");
    const auto match = table()
                           .front(0, {Manticore, aged(Militiaman, 2), Ogre})
                           .back(0, {Farmer, Knight})
                           .building(0, Town, Two)
                           .building(0, Temple, One)
                           .at_deploy();
    const KingdomView k = seen_by(match, 1).players[0].kingdom;
    const UnitView& manticore = *k.units[index(Front1)];
    EXPECT_EQ(manticore.counts, Counted::Food);
    ASSERT_EQ(manticore.behind.size(), 2U);
    EXPECT_EQ(manticore.behind[0], (Source{Farmer, {}, 1}));
    EXPECT_EQ(manticore.behind[1], (Source{{}, Town, 1}));
    ASSERT_EQ(k.units[index(Front2)]->behind.size(), 1U);
    EXPECT_EQ(k.units[index(Front2)]->behind[0], (Source{Militiaman, {}, 2}));
    const UnitView& ogre = *k.units[index(Front3)];
    EXPECT_EQ(ogre.counts, Counted::Income);
    ASSERT_EQ(ogre.behind.size(), 2U);
    EXPECT_EQ(ogre.behind[0], (Source{{}, {}, 2}));
    EXPECT_EQ(ogre.behind[1], (Source{{}, Temple, 2}));
    EXPECT_FALSE(k.units[index(Back2)]->counts);  // the Knight looks at nothing
}

// Whatever a strength or an income follows is named, and nothing else is.
TEST(View, PT_6_1_EveryUnitThatFollowsSomethingSaysWhat)
{
    RULE("PT-6.1");
    for (std::size_t i = 0; i < kUnits; ++i) {
        const Unit young{static_cast<CardId>(i), 0, false}, old{static_cast<CardId>(i), 1, false};
        const Surroundings none{{}, 0, 0};
        const auto worth = [](const Unit& unit, const Surroundings& around) {
            return std::pair(unit_strength(unit, around), unit_income(unit, around.produces));
        };
        std::optional<Counted> follows;
        if (worth(young, {{1, 0, 0}, 0, 0}) != worth(young, none)) follows = Counted::Wood;
        if (worth(young, {{0, 1, 0}, 0, 0}) != worth(young, none)) follows = Counted::Food;
        if (worth(young, {{0, 0, 1}, 0, 0}) != worth(young, none)) follows = Counted::Gem;
        if (worth(young, {{}, 1, 0}) != worth(young, none)) follows = Counted::Income;
        if (worth(young, {{}, 0, 1}) != worth(young, none)) follows = Counted::Tokens;
        if (worth(old, none) != worth(young, none)) follows = Counted::OwnTokens;
        EXPECT_EQ(counted_by(young.card), follows) << kCardIdNames[i];
    }
}

TEST(View, PT_6_4_WarsAsTheyWouldEndNow)
{
    RULE("PT-6.4");
    const auto match = table().front(0, {Knight}).front(1, {Knight}).front(2, {Knight, Veteran}).at_build();
    const auto& wars = seen_by(match, 0).players[0].kingdom.wars;
    ASSERT_EQ(wars.size(), 2U);
    EXPECT_EQ(wars[0], (WarView{seat_at(1), 4, 4, 1}));
    EXPECT_EQ(wars[1], (WarView{seat_at(2), 4, 7, 0}));
}

TEST(View, PT_11_5_TwoPlayersCompareOnceAndMayWinTwice)
{
    RULE("PT-11.5");
    const auto match = table().seats(2).front(0, {Knight}).front(1, {Woodcutter}).at_build();
    const auto& wars = seen_by(match, 0).players[0].kingdom.wars;
    ASSERT_EQ(wars.size(), 1U);
    EXPECT_EQ(wars[0].won, 2);
}

TEST(View, PT_8_5_WorksNamePriceOrWhatIsMissing)
{
    RULE("PT-8.5");
    const auto match = table().back(0, {Woodcutter}).building(0, Temple, One).gold(0, 1).at_build();
    const View view = seen_by(match, 0);
    EXPECT_EQ(work(view, Town, One)->gold, 2);
    EXPECT_FALSE(work(view, Town, One)->payable);
    EXPECT_FALSE(work(view, Town, Two)->gold);
    EXPECT_EQ(work(view, Town, Two)->wood, 2);
    EXPECT_EQ(work(view, Tavern, One)->food, 1);
    EXPECT_EQ(work(view, Temple, One), nullptr);
    EXPECT_EQ(work(view, Temple, Two)->gold, 3);
}

TEST(View, PT_D3_APlanIsShownBeforeItIsCarriedOut)
{
    RULE("PT-D3");
    auto match = table().front(0, {aged(Militiaman, 1)}).gold(0, 3).hand(0, {Necromancer, Veteran, Cook, Cook, Hunter});
    auto at = match.at_deploy();
    View view = seen_by(at, 0);
    ASSERT_TRUE(preview(view, Necromancer, Back1));
    EXPECT_EQ(preview(view, Necromancer, Back1)->cost, 1);
    EXPECT_EQ(preview(view, Necromancer, Back1)->strength, 4);  // the Militiaman has two tokens then
    EXPECT_EQ(preview(view, Necromancer, Front2)->strength, 8);
    EXPECT_TRUE(preview(view, Veteran, Front2)->dies);
    EXPECT_FALSE(preview(view, Hunter, Front2)->dies);
    EXPECT_EQ(preview(view, Hunter, Front1), nullptr);  // taken
    EXPECT_EQ(preview(view, Hunter, Front3), nullptr);  // not there yet
    EXPECT_EQ(view.mine->previews.size(), 4U * 3U);     // the Cook once
    at.choose(0, Place{Veteran, Front2});
    view = seen_by(at, 0);
    EXPECT_EQ(view.mine->planned->strength, 6);
    EXPECT_TRUE(view.mine->planned->units[index(Front2)]->dies);
    EXPECT_TRUE(seen_by(at, 1).mine->previews.size() > 0);
    EXPECT_EQ(seen_by(at, 1).players[0].kingdom.strength, 3);  // [PT-R30]
}

TEST(View, PT_1_14_TheNumbersOnTheCardsAreGivenAway)
{
    RULE("PT-1.14");
    const std::string printed = PaperTales::printed();
    EXPECT_EQ(printed.find("{\"units\":{\"monkey\":{\"copies\":2,\"cost\":-1,\"strength\":1,\"star\":false,"), 0U);
    EXPECT_NE(printed.find("\"temple\":[{\"wood\":0,\"food\":0,\"gem\":1,\"gold\":2,\"legend\":1},"),
              std::string::npos);
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
