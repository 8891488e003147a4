// The colony phase: food, waste, crisis, zombies, goal, marker. [DW-COL1.1] to [DW-COL5.4]
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

Rolls dice_of(std::size_t n) { return Rolls(n, d1); }  // the next round's

// Three players with one survivor each in the colony: two food, two zombies, six dice.
Builder three_eaters() { return table(3).put(0, SophieRobinson).put(1, OliviaBrown).put(2, JamesMeyers); }

TEST(PayFood, DW_COL1_1_OneFoodForTwoInTheColonyHelplessOnesToo)
{
    RULE("DW-COL1.1"), RULE("DW-HLP.2");
    auto match = three_eaters()
                     .put(0, Sparky)
                     .put(1, MikeCho)
                     .put(2, RodMiller, L::School)
                     .helpless(2)
                     .food(4)
                     .phase(RoundStep::Food, dice_of(9));
    EXPECT_EQ(match.food(), 0);  // five survivors and two helpless ones; who is at the school eats elsewhere
    EXPECT_EQ(match.state().starvation, 0);
}

TEST(PayFood, DW_COL1_2_ExactlyTheNeedIsPaid)
{
    RULE("DW-COL1.2");
    auto match = three_eaters().food(9).phase(RoundStep::Food, dice_of(6));
    EXPECT_EQ(match.food(), 7);
    EXPECT_EQ(match.morale(), 6);
}

TEST(PayFood, DW_COL1_3_TooLittleFoodIsKeptAndHungerGrows)
{
    RULE("DW-COL1.3"), RULE("DW-MOR.3");
    auto match = three_eaters().put(0, Sparky).helpless(4).food(3).starvation(1).phase(RoundStep::Food, dice_of(7));
    EXPECT_EQ(match.food(), 3);
    EXPECT_EQ(match.state().starvation, 2);
    EXPECT_EQ(match.morale(), 4);
    EXPECT_EQ(match.count_said<MoraleChanged>([](const auto& f) { return f.why == Why::Hunger && f.change == -2; }), 1);
}

TEST(PayFood, DW_COL1_4_StarvationStays)
{
    RULE("DW-COL1.4");
    auto match = three_eaters().food(8).starvation(2).phase(RoundStep::Food, dice_of(6));
    EXPECT_EQ(match.state().starvation, 2);
    EXPECT_EQ(match.morale(), 6);
}

const Items kTwenty{I::StarterFood, I::StarterFood, I::StarterFood,     I::StarterFood,     I::StarterFood,
                    I::StarterFood, I::StarterFood, I::StarterFood,     I::StarterFood,     I::StarterFood,
                    I::StarterFuel, I::StarterFuel, I::StarterFuel,     I::StarterFuel,     I::StarterFuel,
                    I::StarterJunk, I::StarterJunk, I::StarterMedicine, I::StarterMedicine, I::StarterMedicine};

TEST(CheckWaste, DW_COL2_1_TenCardsCostAMorale)
{
    RULE("DW-COL2.1");
    auto match = three_eaters().food(8).waste(kTwenty).phase(RoundStep::Waste, dice_of(6));
    EXPECT_EQ(match.morale(), 4);
    auto nine = three_eaters().food(8).waste({I::StarterFuel, I::StarterJunk}).phase(RoundStep::Waste, dice_of(6));
    EXPECT_EQ(nine.morale(), 6);
}

TEST(CheckWaste, DW_COL2_2_ThePileStays)
{
    RULE("DW-COL2.2");
    auto match = three_eaters().waste(kTwenty).phase(RoundStep::Waste, dice_of(6));
    EXPECT_EQ(match.state().waste.size(), 20U);
}

TEST(ResolveCrisis, DW_COL3_1_ContributionsAreShuffledAndShownWithoutNames)
{
    RULE("DW-COL3.1"), RULE("DW-COL3.2");
    auto match = three_eaters()
                     .crisis(Crisis::FuelShortage)
                     .laid(0, {I::StarterFuel, I::StarterFuel})
                     .laid(1, {I::StarterFood})
                     .laid(2, {I::StarterFuel})
                     .phase(RoundStep::Resolve, Rolls{0, 0, 0} + dice_of(6));
    const auto shown = match.said<ContributionShown>();
    ASSERT_EQ(shown.size(), 4U);
    EXPECT_EQ(match.count_said<ContributionShown>([](const auto& f) { return f.matches; }), 3);
    EXPECT_EQ(match.said<CrisisFailed>().front().total, 2);  // three that fit, one that does not
}

TEST(ResolveCrisis, DW_COL3_3_EnoughPreventsIt)
{
    RULE("DW-COL3.3"), RULE("DW-CRI.3"), RULE("DW-EXI.15");
    auto match = table(4)
                     .put(3, RodMiller, L::School)
                     .exiled(3)
                     .crisis(Crisis::FuelShortage)
                     .laid(0, {I::StarterFuel, I::StarterFuel, I::StarterFuel, I::StarterFuel, I::StarterFood})
                     .phase(RoundStep::Resolve, unshuffled(5) + dice_of(8));
    ASSERT_EQ(match.said<CrisisPrevented>().size(), 1U);
    EXPECT_EQ(match.said<CrisisPrevented>().front().need, 3);
    EXPECT_EQ(match.morale(), 6);
}

TEST(ResolveCrisis, DW_COL3_4_TwoMoreRaiseMorale)
{
    RULE("DW-COL3.4");
    const Items five{I::StarterFuel, I::StarterFuel, I::StarterFuel, I::StarterFuel, I::StarterFuel};
    auto match =
        three_eaters().crisis(Crisis::FuelShortage).laid(0, five).phase(RoundStep::Resolve, unshuffled(5) + dice_of(6));
    EXPECT_EQ(match.morale(), 7);
    const Items four{I::StarterFuel, I::StarterFuel, I::StarterFuel, I::StarterFuel};
    auto less =
        three_eaters().crisis(Crisis::FuelShortage).laid(0, four).phase(RoundStep::Resolve, unshuffled(4) + dice_of(6));
    EXPECT_EQ(less.morale(), 6);
}

TEST(ResolveCrisis, DW_COL3_5_ContributionsAndCrisisLeaveTheGame)
{
    RULE("DW-COL3.5"), RULE("DW-CRI.2");
    auto match = three_eaters()
                     .crisis(Crisis::FuelShortage)
                     .laid(0, {I::StarterFuel, I::StarterFuel})
                     .phase(RoundStep::Resolve, Rolls{1} + dice_of(6));
    EXPECT_EQ(match.morale(), 4);  // failed: two morale
    EXPECT_EQ(match.state().removed.size(), 2U);
    EXPECT_TRUE(match.player(0).laid.empty());
    EXPECT_EQ(match.state().past.front(), Crisis::FuelShortage);
    EXPECT_NE(match.state().crisis, Crisis::FuelShortage);
}

TEST(ResolveCrisis, DW_COL3_6_WithoutContributionsTheTotalIsNothing)
{
    RULE("DW-COL3.6");
    auto match = three_eaters().crisis(Crisis::Despair).phase(RoundStep::Resolve, dice_of(6));
    EXPECT_EQ(match.said<CrisisFailed>().front().total, 0);
    EXPECT_EQ(match.morale(), 4);
}

TEST(AddZombies, DW_COL4_1_HalfOfTheColonyComesToTheColony)
{
    RULE("DW-COL4.1"), RULE("DW-ZMB.2");
    auto match = three_eaters().helpless(2).phase(RoundStep::ColonyZombies, dice_of(6));
    EXPECT_EQ(match.zombies(L::Colony), 3);
    for (const G gate : {G::Colony1, G::Colony2, G::Colony3}) {
        EXPECT_EQ(spaces(match.state(), gate).zombies, 1);
    }
}

TEST(AddZombies, DW_COL4_2_OneForEachSurvivorElsewhere)
{
    RULE("DW-COL4.2"), RULE("DW-ZMB.8");
    auto match = three_eaters()
                     .put(0, Sparky, L::School)
                     .put(1, MikeCho, L::School)
                     .put(2, RodMiller, L::Library)
                     .phase(RoundStep::OutsideZombies, dice_of(9));
    EXPECT_EQ(match.zombies(L::School), 2);
    EXPECT_EQ(match.zombies(L::Library), 1);
    EXPECT_EQ(match.zombies(L::Hospital), 0);
}

TEST(AddZombies, DW_COL4_3_NoiseIsRolledForAndGoes)
{
    RULE("DW-COL4.3");
    auto match = three_eaters().noise(L::Hospital, 2).phase(RoundStep::Noise, Rolls{d3, d4} + dice_of(6));
    EXPECT_EQ(match.zombies(L::Hospital), 1);
    EXPECT_EQ(match.noise(L::Hospital), 0);
}

TEST(AddZombies, DW_COL4_4_MoraleIsLookedAtAfterEachBatch)
{
    RULE("DW-COL4.4"), RULE("DW-ZMB.5"), RULE("DW-ZMB.7"), RULE("DW-ZMB.10");
    auto match = three_eaters()
                     .put(0, Sparky)
                     .put(1, AndrewEvans)
                     .morale(1)
                     .zombies(G::Colony1, 3)
                     .zombies(G::Colony2, 3)
                     .put(2, RodMiller, L::Library)
                     .phase(RoundStep::ColonyZombies);
    EXPECT_EQ(match.said<Died>().size(), 2U);  // the second one dies although morale is gone
    EXPECT_EQ(match.state().ending, Ending::Morale);
    EXPECT_EQ(match.zombies(L::Library), 0);  // the next batch does not come
}

TEST(AddZombies, DW_COL4_5_TheirNumberIsFixedAtTheStart)
{
    RULE("DW-COL4.5"), RULE("DW-ZMB.1"), RULE("DW-DEF.2");
    auto match = three_eaters()
                     .put(0, Sparky, L::School)
                     .put(1, MikeCho, L::School)
                     .zombies(G::School, 4)
                     .phase(RoundStep::OutsideZombies, dice_of(6));
    EXPECT_FALSE(match.alive(Sparky));
    EXPECT_FALSE(match.alive(MikeCho));
    EXPECT_EQ(match.morale(), 4);
    EXPECT_EQ(match.zombies(L::School), 4);
}

TEST(AddZombies, DW_ZMB_4_ABarricadeGivesWay)
{
    RULE("DW-ZMB.4"), RULE("DW-ZMB.9");
    auto match =
        three_eaters().zombies(G::Colony1, 2).barricades(G::Colony1, 1).phase(RoundStep::ColonyZombies, dice_of(6));
    EXPECT_EQ(spaces(match.state(), G::Colony1).zombies, 2);
    EXPECT_EQ(spaces(match.state(), G::Colony1).barricades, 0);  // the space stays empty
    EXPECT_EQ(spaces(match.state(), G::Colony2).zombies, 1);     // the next one goes to the next entrance
}

TEST(AddZombies, DW_ZMB_6_HelplessOnesDieOnlyWhereNobodyElseIs)
{
    RULE("DW-ZMB.6"), RULE("DW-HLP.4"), RULE("DW-HLP.6");
    auto match = table(3)
                     .put(0, Sparky, L::School)
                     .put(1, MikeCho, L::Library)
                     .put(2, RodMiller, L::Hospital)
                     .helpless(2)
                     .zombies(G::Colony1, 3)
                     .phase(RoundStep::ColonyZombies, dice_of(6));
    EXPECT_EQ(match.helpless(), 1);
    EXPECT_EQ(match.morale(), 5);
    auto nobody = table(3)
                      .put(0, Sparky, L::School)
                      .put(1, MikeCho, L::Library)
                      .put(2, RodMiller, L::Hospital)
                      .zombies(G::Colony1, 3)
                      .crisis(Crisis::LegionsOfDeath)
                      .phase(RoundStep::Resolve, dice_of(6));
    EXPECT_EQ(nobody.morale(), 6);
    EXPECT_EQ(spaces(nobody.state(), G::Colony1).zombies, 3);
}

TEST(AddZombies, DW_ZMB_5_TheLowestInfluenceFalls)
{
    RULE("DW-ZMB.5");
    auto match = table(3)
                     .put(0, LorettaClay)
                     .put(0, BrianLee, L::School)
                     .put(1, JamesMeyers)
                     .put(2, RodMiller, L::Hospital)
                     .zombies(G::Colony1, 3)
                     .phase(RoundStep::ColonyZombies, dice_of(6));
    EXPECT_FALSE(match.alive(LorettaClay));
    EXPECT_TRUE(match.alive(JamesMeyers));
    EXPECT_EQ(match.morale(), 5);
    EXPECT_EQ(spaces(match.state(), G::Colony1).zombies, 3);
}

TEST(AddZombies, DW_ZMB_3_EachEffectBeginsAtTheFirstEntrance)
{
    RULE("DW-ZMB.3");
    auto match = three_eaters().crisis(Crisis::UnendingHordes).phase(RoundStep::Resolve, dice_of(6));
    // Eight by the crisis, then two by the step: the entrances 1 and 2 get three.
    EXPECT_EQ(spaces(match.state(), G::Colony1).zombies, 3);
    EXPECT_EQ(spaces(match.state(), G::Colony2).zombies, 3);
    EXPECT_EQ(spaces(match.state(), G::Colony3).zombies, 1);
    EXPECT_EQ(match.morale(), 5);
}

TEST(LastSteps, DW_COL5_1_AFulfilledGoalEndsTheGame)
{
    RULE("DW-COL5.1"), RULE("DW-END.3");
    auto match = three_eaters().goal(MainObjective::WeNeedMoreSamples).samples(9).phase(RoundStep::Goal);
    EXPECT_EQ(match.state().ending, Ending::Goal);
    EXPECT_EQ(DeadOfWinter::ending(match.state()), "goal");
    EXPECT_TRUE(match.waiting().empty());
}

TEST(LastSteps, DW_COL5_2_TheGoalIsLookedAtOnlyThen)
{
    RULE("DW-COL5.2");
    auto match = three_eaters().goal(MainObjective::WeNeedMoreSamples).samples(9).dice(0, {6}).turn_of(0);
    EXPECT_EQ(match.state().ending, Ending::None);
    auto hungry = three_eaters().goal(MainObjective::WeNeedMoreSamples).samples(9).morale(1).phase(RoundStep::Food);
    EXPECT_EQ(hungry.state().ending, Ending::Morale);  // reached, but never looked at
}

TEST(LastSteps, DW_COL5_3_TheMarkerMovesAndTheLastRoundEndsTheGame)
{
    RULE("DW-COL5.3"), RULE("DW-END.2");
    auto match = three_eaters().rounds(3).phase(RoundStep::Goal, dice_of(6));
    EXPECT_EQ(match.state().rounds, 2);
    auto last = three_eaters().rounds(1).phase(RoundStep::Goal);
    EXPECT_EQ(last.state().ending, Ending::Rounds);
    EXPECT_EQ(DeadOfWinter::ending(last.state()), "rounds");
}

TEST(LastSteps, DW_R46_SurvivingTheLastRoundIsEnough)
{
    RULE("DW-R46");
    auto builder = three_eaters().goal(MainObjective::EightWeeksOfDarkness).rounds(1).morale(2);
    State s = builder.state();
    s.round = 8;
    s.stack.push_back(Round{.step = RoundStep::Goal, .turns = 3, .place = 0, .begun = false});
    Match match(s, {});
    EXPECT_EQ(match.state().ending, Ending::Goal);
}

TEST(LastSteps, DW_COL5_4_TheTokenGoesToTheRight)
{
    RULE("DW-COL5.4"), RULE("DW-RND.5");
    auto match = table(4).first(0).food(9).phase(RoundStep::Pass, dice_of(8));
    EXPECT_EQ(match.state().first, seat_at(3));
    EXPECT_TRUE(match.waits_for(3));
    for (const int seat : {3, 0, 1}) {
        match.choose(seat, EndTurn{});
    }
    EXPECT_TRUE(match.waits_for(2));
}

TEST(Rounds, DW_RND_3_TheStepsComeInOrder)
{
    RULE("DW-RND.1"), RULE("DW-RND.3"), RULE("DW-RND.4");
    auto match = three_eaters()
                     .food(5)
                     .waste(kTwenty)
                     .crisis(Crisis::Despair)
                     .noise(L::School, 1)
                     .phase(RoundStep::Food, Rolls{d6} + dice_of(6));
    std::vector<std::string> order;
    for (const auto& note : match.notes()) {
        if (std::holds_alternative<FoodChanged>(note.fact)) order.push_back("food");
        if (const auto* f = std::get_if<MoraleChanged>(&note.fact)) order.push_back(std::string(name_of(f->why)));
        if (std::holds_alternative<NoiseChecked>(note.fact)) order.push_back("noise");
        if (std::holds_alternative<FirstPlayer>(note.fact)) order.push_back("first");
        if (std::holds_alternative<RoundStarted>(note.fact)) order.push_back("round");
    }
    EXPECT_EQ(order, (std::vector<std::string>{"food", "waste", "crisis", "noise", "first", "round"}));
}

TEST(Morale, DW_MOR_1_ItStaysBetweenNothingAndTen)
{
    RULE("DW-MOR.1"), RULE("DW-R30");
    const Items five{I::StarterFuel, I::StarterFuel, I::StarterFuel, I::StarterFuel, I::StarterFuel};
    auto match = three_eaters()
                     .morale(10)
                     .crisis(Crisis::FuelShortage)
                     .laid(0, five)
                     .phase(RoundStep::Resolve, unshuffled(5) + dice_of(6));
    EXPECT_EQ(match.morale(), 10);
    auto down = three_eaters().morale(1).starvation(3).phase(RoundStep::Food);
    EXPECT_EQ(down.morale(), 0);
}

TEST(Morale, DW_MOR_2_AtNothingTheGameEndsAtOnce)
{
    RULE("DW-MOR.2"), RULE("DW-END.1");
    auto match = three_eaters().morale(2).waste(kTwenty).food(9).crisis(Crisis::Despair).phase(RoundStep::Waste);
    EXPECT_EQ(match.state().ending, Ending::Morale);
    EXPECT_TRUE(match.said<CrisisFailed>().empty());  // the crisis does not come any more
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
