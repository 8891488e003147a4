// Crossroads cards at the edge of their conditions.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Exposure, DW_EXP_7_ARangersFrostbiteIsNoneForACardEither)
{
    RULE("DW-EXP.7");
    const auto triggers = [](Survivor who) {
        auto start = table().put(0, who).put(1, MikeCho, L::School).crossroads(X::BitterColdNight);
        auto match = start.turn_of(0, {frost});
        match.choose(0, Move{who, L::School, {}});
        return match.triggered(X::BitterColdNight);
    };
    EXPECT_TRUE(triggers(JamesMeyers));
    EXPECT_FALSE(triggers(HarmanBrooks));
}

TEST(Exposure, DW_XRD_2_EverybodyMayShelterOneOfTheBitten)
{
    RULE("DW-XRD.2");
    auto start = three().put(0, JamesMeyers).hand(2, {I::Medicine}).standing(Standing::Immune);
    auto saved = Builder(start).turn_of(0, {bitten});
    saved.choose(0, Move{BrianLee, L::School, {}});
    for (const int seat : {0, 1}) saved.pick(seat, Decline{});
    saved.choose(2, GiveCard{I::Medicine});
    EXPECT_TRUE(saved.alive(BrianLee));
    auto lost = Builder(start).turn_of(0, {bitten});
    lost.choose(0, Move{BrianLee, L::School, {}});
    for (const int seat : {0, 1, 2}) lost.pick(seat, Decline{});
    EXPECT_FALSE(lost.alive(BrianLee));
}

TEST(Payments, DW_D35_WhoIsAwayOffersNothing)
{
    RULE("DW-D35");
    auto match = three().hand(0, {I::Fuel}).crossroads(X::CreatureComforts).turn_of(0);
    EXPECT_EQ(match.fallback(0), Choice{Done{}});
}

bool wakes(Builder start, X card) { return start.crossroads(card).turn_of(0).triggered(card); }

TEST(Crossroads, DW_XRD_7_CardsThatNeedMoreThanTheirSurvivor)
{
    RULE("DW-XRD.7");
    EXPECT_FALSE(wakes(three().put(0, DanielSmith), X::DanielSmith)) << "no helpless survivors";
    EXPECT_TRUE(wakes(three().put(0, DanielSmith).dice(0, {1}).helpless(1), X::DanielSmith));
    EXPECT_FALSE(wakes(three().zombies(G::Colony1, 1), X::CollapsingBarriers)) << "no barricade";
    EXPECT_FALSE(wakes(three().barricades(G::Colony1, 1), X::CollapsingBarriers)) << "no zombie";
    EXPECT_TRUE(wakes(three().barricades(G::Colony1, 1).zombies(G::Colony1, 1), X::CollapsingBarriers));
    EXPECT_TRUE(wakes(three().put(0, BuddyDavis), X::BuddyDavis));
    EXPECT_FALSE(wakes(three().put(1, BuddyDavis), X::BuddyDavis)) << "somebody else's";
}

TEST(Crossroads, DW_XRD_10_TheLastFreeCellWillDo)
{
    RULE("DW-XRD.10");
    auto start = three().put(0, DanielSmith).helpless(1).dice(0, {1}).crossroads(X::DanielSmith);
    start.put(1, MikeCho, L::PoliceStation).put(1, JennyClark, L::PoliceStation);
    EXPECT_TRUE(Builder(start).turn_of(0).offers(0, PickOption{0}));
    EXPECT_FALSE(Builder(start).put(2, BevRussell, L::PoliceStation).turn_of(0).offers(0, PickOption{0}));
}

TEST(Crossroads, DW_D34_OnlyOthersInTheColonyAreAuditedAndAccused)
{
    RULE("DW-D34");
    auto start = table(4).put(0, DavidGarcia).put(1, RodMiller).put(2, OliviaBrown).put(3, MikeCho, L::School);
    start.hand(0, {I::Fuel}).hand(1, {I::Junk}).crossroads(X::DavidGarcia);
    auto match = start.turn_of(0);
    EXPECT_EQ(match.said<SawCard>().size(), 1U) << "one card of seat 1; seat 2 has none, one's own is no secret";
    match.choose(0, PickOption{0});
    EXPECT_FALSE(match.offers(0, PickPlayer{of(0)}));
    EXPECT_FALSE(match.offers(0, PickPlayer{of(3)})) << "not in the colony";
    EXPECT_TRUE(match.offers(0, PickPlayer{of(2)}));
}

TEST(Crossroads, DW_D41_AnAddictWithoutMedicineCostsTheLowestDie)
{
    RULE("DW-D41");
    auto start = table().put(0, RodMiller).wounds(RodMiller, 1).mark(RodMiller, Mark::Addicted).dice(0, {3, 5});
    auto match = start.hand(0, {I::Medicine}).turn_of(0);
    match.choose(0, Decline{});
    EXPECT_EQ(match.player(0).dice, (Dice{0, 0, 0, 0, 1, 0}));
    EXPECT_EQ(match.player(0).used, 1);
}

TEST(Crossroads, DW_R65_AsManyCardsAreWonAsWereBet)
{
    RULE("DW-R65");
    auto start = table().put(0, JennyClark).put(1, MikeCho).put(2, HarmanBrooks, L::School).crossroads(X::Gambling);
    auto match = start.hand(0, {I::Junk, I::Fuel}).hand(1, {I::Medicine}).turn_of(0, {d2, d5});
    match.vote(0);
    match.choose(0, PickCard{I::Fuel});
    match.pick(0, Done{});
    match.choose(1, PickCard{I::Medicine});
    match.pick(1, Done{});
    ASSERT_EQ(match.said<BetWon>().size(), 1U);
    EXPECT_EQ(match.said<BetWon>().front(), (BetWon{of(1), 2}));
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
