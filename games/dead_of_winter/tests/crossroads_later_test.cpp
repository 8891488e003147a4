// What crossroads cards leave behind: marks on survivors and rules that hold from then on.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(CrossroadsLater, DW_EXP_7_OliviaBrownsSerumWorksForARound)
{
    RULE("DW-EXP.7");
    auto start = table().put(0, OliviaBrown).put(0, RodMiller).put(0, JennyClark).mark(OliviaBrown, Mark::Healer);
    auto match = start.hand(1, {I::StarterMedicine}).turn_of(0, {blank, bitten});
    match.choose(0, PickSurvivor{OliviaBrown});
    EXPECT_TRUE(match.state().standing.has(Standing::Immune));
    match.choose(0, Move{JennyClark, L::School, {}});
    match.choose(0, Decline{});
    match.choose(1, GiveCard{I::StarterMedicine});
    EXPECT_TRUE(match.alive(JennyClark));
    EXPECT_EQ(match.hurt(JennyClark), 0);
}

TEST(CrossroadsLater, DW_EXP_5_OliviaBrownRisksTheWholeDie)
{
    RULE("DW-EXP.5");
    const auto start = table().put(0, OliviaBrown).put(0, RodMiller).mark(OliviaBrown, Mark::Healer);
    auto bite = Builder(start).turn_of(0, {bitten});
    bite.choose(0, PickSurvivor{OliviaBrown});
    EXPECT_FALSE(bite.alive(OliviaBrown));
    EXPECT_TRUE(bite.offers(0, LetDie{})) << "the infection goes on to Rod";
    auto cold = Builder(start).turn_of(0, {frost});
    cold.choose(0, PickSurvivor{OliviaBrown});
    EXPECT_EQ(cold.figure(OliviaBrown).frostbite, 1);
    EXPECT_FALSE(cold.state().standing.has(Standing::Immune));
}

TEST(CrossroadsLater, DW_TXT_1_TheJailedDoNothing)
{
    RULE("DW-TXT.1");
    auto start = table().put(0, OliviaBrown, L::PoliceStation).mark(OliviaBrown, Mark::Jailed).wounds(OliviaBrown, 1);
    auto match = start.dice(0, {6, 6}).zombies(G::PoliceStation, 1).turn_of(0);
    EXPECT_FALSE(match.offers(0, Move{OliviaBrown, L::Colony, {}}));
    EXPECT_FALSE(match.offers(0, Search{OliviaBrown, 6, false, {}}));
    EXPECT_FALSE(match.offers(0, Attack{OliviaBrown, G::PoliceStation, 6, {}, {}, {}}));
    EXPECT_FALSE(match.offers(0, Ability{OliviaBrown, OliviaBrown, 0}));
}

TEST(CrossroadsLater, DW_TXT_1_AddictionAsksForMedicineAsEachTurnBegins)
{
    RULE("DW-TXT.1");
    auto start = table().put(0, RodMiller).wounds(RodMiller, 1).mark(RodMiller, Mark::Addicted).dice(0, {3, 5});
    auto without = Builder(start).turn_of(0);
    without.choose(0, Decline{});
    EXPECT_EQ(without.dice(0), 1);
    auto with = start.hand(0, {I::StarterMedicine}).turn_of(0);
    with.choose(0, GiveCard{I::StarterMedicine});
    EXPECT_EQ(with.dice(0), 2);
    EXPECT_EQ(with.hurt(RodMiller), 0);
}

TEST(CrossroadsLater, DW_CRI_1_TaliaJonesSparesTheNextCrisis)
{
    RULE("DW-CRI.1");
    auto match = table().standing(Standing::SkipCrisis).food(9).phase(RoundStep::Crisis, Rolls(6, d1));
    EXPECT_FALSE(match.state().crisis);
    EXPECT_FALSE(match.state().standing.has(Standing::SkipCrisis)) << "once";
    EXPECT_EQ(match.state().crisis_deck.size(), 19U);
}

TEST(CrossroadsLater, DW_COL5_1_ArmyFoodBelongsToTheGoal)
{
    RULE("DW-COL5.1");
    for (const int food : {4, 5}) {
        auto start =
            table().goal(MainObjective::WeNeedMoreSamples).samples(9).standing(Standing::FoodInStock).food(food);
        EXPECT_EQ(goal_reached(start.state()), food == 5);
    }
}

TEST(CrossroadsLater, DW_MOV_2_TheArcticKingWakesTheDeadAtHome)
{
    RULE("DW-MOV.2");
    State s = table().put(0, JennyClark, L::School).mark(JennyClark, Mark::Snowmobile).in_turn(0);
    s.figures[index(JennyClark)].rides = 1;
    Match match(s, {});
    match.choose(0, Move{JennyClark, L::Colony, kSnowmobile});
    EXPECT_EQ(match.zombies(L::Colony), 1);
    EXPECT_EQ(match.figure(JennyClark).rides, 0);
}

TEST(CrossroadsLater, DW_CON_1_APirateLaysNoEquipmentDownEither)
{
    RULE("DW-CON.1");
    auto start = table().put(0, RodMiller).equip(RodMiller, I::Pistol1).crisis(Crisis::Despair);
    EXPECT_TRUE(Builder(start).turn_of(0).offers(0, Contribute{I::Pistol1}));
    EXPECT_FALSE(start.mark(RodMiller, Mark::Pirate).turn_of(0).offers(0, Contribute{I::Pistol1}));
}

TEST(CrossroadsLater, DW_TXT_1_AStolenCardIsNeitherPlayedNorPutOnInThisRound)
{
    RULE("DW-TXT.1");
    const auto turn_with = [](Item item) {
        auto start = table().put(0, RodMiller).put(0, JennyClark, L::School).zombies(G::School, 1);
        State s = start.hand(0, {item}).in_turn(0);
        s.players[0].locked = item;
        return Match(s, {});
    };
    EXPECT_FALSE(turn_with(I::Pistol1).offers(0, Equip{I::Pistol1, RodMiller}));
    EXPECT_FALSE(turn_with(I::Fuel).offers(0, Move{JennyClark, L::Colony, means(I::Fuel)}));
    EXPECT_FALSE(turn_with(I::ReadingLamp).offers(0, Attack{JennyClark, G::School, 0, means(I::ReadingLamp), {}, {}}));
}

TEST(CrossroadsLater, DW_R05_WhereNothingIsLeftAChildNeedNotBeLookedFor)
{
    RULE("DW-R05");
    for (const bool empty : {true, false}) {
        auto start = table().helpless(1).standing(Standing::MissingChild);
        if (empty) start.empty_deck(L::Library);
        State s = start.state_in(RoundStep::Marker);
        for (const L place : kOutside) {
            if (place != L::Library) s.searched.add(place);
        }
        s.child_rounds = 1;
        Match match(s);
        EXPECT_EQ(match.morale(), empty ? 7 : 5);
        EXPECT_EQ(match.helpless(), empty ? 1 : 0);
    }
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
