// Phase 4, income: chapter PT-7; and resources, PT-1.4 to PT-1.7.
#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

TEST(Income, PT_7_1_EverybodyReceivesTwoGold)
{
    RULE("PT-7.1");
    const auto match = table().gold(0, 4).at_income();
    EXPECT_EQ(match.gold(0), 6);
    EXPECT_EQ(match.gold(1), 2);
    EXPECT_EQ(match.gold(2), 2);
}

TEST(Income, PT_7_2_PT_13_3_PT_14_4_AndreaEarnsFive)
{
    RULE("PT-7.2");  // PT-13.3, PT-14.4
    const auto match = table().front(0, {Blacksmith}).building(0, Temple, One).at_income();
    EXPECT_EQ(match.income(0), 5);
    EXPECT_EQ(match.gold(0), 5);
}

TEST(Income, PT_14_2_PT_13_5_PT_14_1_CookAndTavernBothCountFood)
{
    RULE("PT-14.2");  // PT-13.5, PT-14.1
    const auto match = table()
                           .front(0, {Hunter})
                           .back(0, {Cook, ForestChild})
                           .building(0, Tavern, One)
                           .building(0, Town, One)
                           .at_income();
    EXPECT_EQ(match.food(0), 3);
    EXPECT_EQ(match.income(0), 8);
}

TEST(Income, PT_13_19_PT_13_24_SnakeAndPeddler)
{
    RULE("PT-13.24");  // PT-13.19
    const auto match = table().front(0, {aged(GiantSnake, 1)}).back(0, {Peddler}).at_income();
    EXPECT_EQ(match.income(0), 6);
    EXPECT_EQ(match.wood(0), 1);
    EXPECT_EQ(table().front(0, {aged(GiantSnake, 4)}).at_income().income(0), 2 + 3);  // 3 in all, however old
    EXPECT_EQ(table().front(0, {GiantSnake}).at_income().income(0), 2);
}

TEST(Income, PT_13_33_TheMasterAlchemistEarnsGoldFromWood)
{
    RULE("PT-13.33");
    const auto match = table().back(0, {MasterAlchemist, ForestSpirit}).building(0, Town, One).at_income();
    EXPECT_EQ(match.income(0), 2 + 4);
}

TEST(Income, PT_13_3_SeveralBlacksmithsAddUp)
{
    RULE("PT-13.3");
    EXPECT_EQ(table().front(0, {Blacksmith, Blacksmith}).back(0, {Blacksmith}).at_income().income(0), 5);
}

TEST(Income, PT_13_5_PT_14_2_WithoutFoodNothingIsEarned)
{
    RULE("PT-13.5");  // PT-14.2
    EXPECT_EQ(table().back(0, {Cook, Hunter}).building(0, Tavern, One).at_income().income(0), 2);
    EXPECT_EQ(table().front(0, {Cook, Farmer}).at_income().income(0), 3);
    EXPECT_EQ(table().front(0, {Cook, Cook}).back(0, {Farmer, Treefolk}).at_income().income(0), 2 + 2 + 2);
}

TEST(Income, PT_7_3_NobodyDecidesAnything)
{
    RULE("PT-7.3");
    auto match = table().at_deploy();
    match.idle();
    EXPECT_EQ(match.phase(), Phase::Build);  // war and income went by
    EXPECT_EQ(match.said<Income>().size(), 3U);
    EXPECT_EQ(match.asked_by(0), "PT-8.1");
}

TEST(Income, PT_1_7_GoldIsOpenAtAllTimes)
{
    RULE("PT-1.7");
    auto match = table().gold(0, 7).gold(1, 1).hand(0, {Knight}).at_deploy();
    const auto seen = [&](Seat viewer, std::size_t seat) {
        return PaperTales::view(match.state(), viewer).players[seat].gold;
    };
    EXPECT_EQ(seen(seat_at(1), 0), 7);
    EXPECT_EQ(seen(kSpectator, 1), 1);
    match.deploy_and_reveal(0, {{Knight, Front1}});
    EXPECT_EQ(seen(seat_at(2), 0), 7 - 1 + 2);
}

TEST(Resources, PT_1_4_ThereAreWoodFoodAndGems)
{
    RULE("PT-1.4");
    const auto match = table().front(0, {Woodcutter, Farmer}).back(0, {Miner}).at_build();
    EXPECT_EQ(production(match.player(0)), (Resources{1, 1, 1}));
    EXPECT_EQ(kResources, 3U);
    auto later = table().front(0, {Woodcutter}).at_income();
    later.idle();  // nothing is stored from one round to the next
    EXPECT_EQ(later.wood(0), 1);
}

TEST(Resources, PT_1_5_TheSameWoodBuildsInTwoRounds)
{
    RULE("PT-1.5");
    auto match = table().front(0, {Woodcutter}).gold(0, 0).at_build();
    match.choose(0, Build{Mine, One});
    EXPECT_EQ(match.gold(0), 0);
    match.idle();
    EXPECT_EQ(match.gold(0), 0);
    match.draft_anything();
    match.idle();  // nobody deploys
    ASSERT_EQ(match.phase(), Phase::Build);
    EXPECT_EQ(match.state().round, 2);
    EXPECT_EQ(match.wood(0), 1);
    EXPECT_EQ(match.gold(0), 2);
    match.choose(0, Build{Barracks, One});
    match.idle();
    EXPECT_EQ(match.level(0, Mine), One);
    EXPECT_EQ(match.level(0, Barracks), One);
    EXPECT_EQ(match.gold(0), 0);  // land price 2
    EXPECT_EQ(match.wood(0), 0);  // the Woodcutter died of age: no card, no wood
}

TEST(Resources, PT_1_6_ProductionCountsBothRowsAndBuildings)
{
    RULE("PT-1.6");
    const auto match = table()
                           .front(0, {Hunter, aged(Adventurer, 3)})
                           .back(0, {Hunter, ForestChild})
                           .building(0, Town, Two)
                           .building(0, Mine, One)
                           .at_build();
    EXPECT_EQ(match.wood(0), 1 + 1);
    EXPECT_EQ(match.food(0), 1 + 0 + 1 + 1);  // the second Hunter stands in the back
    EXPECT_EQ(match.gems(0), 3 + 1 + 1);
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
