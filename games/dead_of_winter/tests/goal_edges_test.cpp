// Main objectives part by part, what may be laid down for them, and whose objective is still looked at. [DW-COL5.1]
// [DW-MOB.2] [DW-R25]
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

bool is_reached(Builder builder) { return goal_reached(builder.state()); }

TEST(GoalEdges, DW_COL5_1_WeaponsAndFood)
{
    RULE("DW-COL5.1");
    auto start =
        three().goal(MainObjective::LeaveItAllBehind).equip(BrianLee, I::Pistol1).equip(RodMiller, I::Lighter1);
    start.equip(OliviaBrown, I::Switchblade1).deposit({I::Food1, I::Food1, I::Food2, I::Food3, I::StarterFood});
    EXPECT_FALSE(is_reached(start)) << "five of six";
    EXPECT_TRUE(is_reached(Builder(start).deposit({I::StarterFood})));
    auto tool = three().goal(MainObjective::LeaveItAllBehind).equip(BrianLee, I::Mop).equip(RodMiller, I::Lighter1);
    tool.equip(OliviaBrown, I::Switchblade1);
    tool.deposit({I::Food1, I::Food1, I::Food2, I::Food3, I::StarterFood, I::StarterFood});
    EXPECT_FALSE(is_reached(tool)) << "a mop is no weapon";
}

TEST(GoalEdges, DW_COL5_1_EachKindOfStockAndEachGate)
{
    RULE("DW-COL5.1");
    const auto stocked = [](Items items, int food) {
        auto start = three().goal(MainObjective::Stockpile).food(food).deposit(items);
        for (std::size_t i = 0; i < kColonyGates; ++i) start.barricades(gate_at(i), 1);
        return start;
    };
    const Items all{I::Medicine, I::Medicine, I::Junk, I::StarterJunk, I::Fuel, I::StarterFuel};
    EXPECT_TRUE(is_reached(stocked(all, 6)));
    EXPECT_FALSE(is_reached(stocked({I::Medicine, I::Junk, I::StarterJunk, I::Fuel, I::StarterFuel, I::Fuel}, 6)));
    EXPECT_FALSE(is_reached(stocked({I::Medicine, I::Medicine, I::Junk, I::Fuel, I::StarterFuel, I::Fuel}, 6)));
    EXPECT_FALSE(is_reached(stocked({I::Medicine, I::Medicine, I::Junk, I::StarterJunk, I::Fuel}, 6)));
    for (std::size_t i = 0; i < kColonyGates; ++i) EXPECT_FALSE(is_reached(stocked(all, 6).barricades(gate_at(i), 0)));
    EXPECT_FALSE(is_reached(stocked(all, 4)));
    EXPECT_TRUE(is_reached(stocked(all, 4).put(2, MikeCho, L::School).exiled(2))) << "food for those not exiled";
}

TEST(GoalEdges, DW_COL5_1_FiveFoodForTheArmy)
{
    RULE("DW-COL5.1");
    auto start = three().goal(MainObjective::WeNeedMoreSamples).samples(9).standing(Standing::FoodInStock);
    EXPECT_FALSE(is_reached(Builder(start).food(4)));
    EXPECT_TRUE(is_reached(Builder(start).food(5)));
    EXPECT_FALSE(is_reached(Builder(start).food(5).samples(8)));
    EXPECT_FALSE(is_reached(Builder(start).food(5).standing(Standing::ClearedSites).zombies(G::Hospital, 1)));
    EXPECT_TRUE(is_reached(Builder(start).food(5).standing(Standing::ClearedSites).zombies(G::School, 1)));
}

TEST(GoalEdges, DW_MOB_2_WhatEachObjectiveAsksFor)
{
    RULE("DW-MOB.2"), RULE("DW-MOB.1");
    const auto asks = [](MainObjective objective, bool hardcore, I item) {
        return can_deposit(three().goal(objective, hardcore).state(), item);
    };
    for (std::size_t i = 0; i < kMainObjectives; ++i) {
        const auto objective = static_cast<MainObjective>(i);
        const bool cure = objective == MainObjective::FindACure, leave = objective == MainObjective::LeaveItAllBehind;
        const bool stock = objective == MainObjective::Stockpile;
        SCOPED_TRACE(kMainObjectiveNames[i]);
        EXPECT_EQ(asks(objective, false, I::Medicine), cure || stock);
        EXPECT_EQ(asks(objective, false, I::StarterMedicine), cure || stock);
        EXPECT_EQ(asks(objective, true, I::StarterMedicine), false);
        EXPECT_EQ(asks(objective, true, I::Medicine), cure || stock);
        EXPECT_EQ(asks(objective, false, I::Food1), leave);
        EXPECT_EQ(asks(objective, true, I::StarterFood), false);
        EXPECT_EQ(asks(objective, false, I::Junk), stock);
        EXPECT_EQ(asks(objective, false, I::Fuel), stock) << "fuel for the fire is asked for in the colony phase only";
        EXPECT_FALSE(asks(objective, false, I::Pistol1));
    }
    State s = three().goal(MainObjective::WinterHasCome).state_in(RoundStep::Fuel);
    EXPECT_FALSE(can_deposit(s, I::Fuel));
    s.stack.push_back(Fuelling{of(0), {}});
    EXPECT_TRUE(can_deposit(s, I::Fuel));
    EXPECT_FALSE(can_deposit(s, I::Food1));
}

TEST(GoalEdges, DW_R25_WhoIsOutForWantOfSurvivorsStillHasAnObjective)
{
    RULE("DW-R25"), RULE("DW-VAR.5"), RULE("DW-VAR.1");
    State s = three().food(4).secret(0, Objective::Hope).state();
    s.ending = Ending::Goal;
    EXPECT_TRUE(fulfils(s, of(0)));
    s.players[0].out = true;
    EXPECT_TRUE(fulfils(s, of(0)));
    s.objective = MainObjective::KillThem;
    EXPECT_TRUE(fulfils(s, of(0))) << "not exiled";
    State exiled = s;
    exiled.players[0].exiled = true;
    EXPECT_FALSE(fulfils(exiled, of(0))) << "exile is death there";
    exiled.players[0].out = false;
    EXPECT_TRUE(fulfils(exiled, of(0)));
    s.options.elimination = true;
    EXPECT_FALSE(fulfils(s, of(0)));
    s.players[0].out = false;
    EXPECT_TRUE(fulfils(s, of(0)));
    State together = table(2).state();
    EXPECT_FALSE(fulfils(together, of(0)));
    together.ending = Ending::Goal;
    EXPECT_TRUE(fulfils(together, of(0)));
    together.ending = Ending::Rounds;
    EXPECT_FALSE(fulfils(together, of(0)));
}

TEST(GoalEdges, DW_R48_MoreThanEveryOtherMeansAllOfThem)
{
    RULE("DW-R48");
    const auto most = [](int mine, int second, int third) {
        State s = three().secret(0, Objective::Hoarder).state();
        s.ending = Ending::Goal;
        const std::array cards{mine, second, third};
        for (std::size_t i = 0; i < 3; ++i) {
            for (int n = 0; n < cards[i]; ++n) s.players[i].hand.push_back(I::Junk);
        }
        return fulfils(s, of(0));
    };
    EXPECT_TRUE(most(2, 1, 1));
    EXPECT_TRUE(most(1, 0, 0));
    EXPECT_FALSE(most(2, 2, 0));
    EXPECT_FALSE(most(2, 0, 2));
    EXPECT_FALSE(most(0, 0, 0));
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
