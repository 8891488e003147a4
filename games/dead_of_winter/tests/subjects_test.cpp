// Whom a crossroads card is about is the player's choice, where several would do. [DW-D34]
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Subjects, DW_D34_MaudeSeesHomeWhomYouChoose)
{
    RULE("DW-D34"), RULE("DW-XRD.2");
    auto start = table().put(0, JennyClark, L::GroceryStore).put(0, RodMiller, L::GroceryStore).put(0, Sparky);
    auto match = start.crossroads(X::Maude).turn_of(0);
    match.decide(0, 0);
    EXPECT_EQ(match.fallback(0), Choice{PickSurvivor{JennyClark}}) << "the lowest influence";
    EXPECT_FALSE(match.offers(0, PickSurvivor{Sparky})) << "not at the grocery store";
    match.choose(0, PickSurvivor{RodMiller});
    EXPECT_EQ(match.at(RodMiller), L::Colony);
    EXPECT_EQ(match.at(JennyClark), L::GroceryStore);
    EXPECT_EQ(match.food(), 3);
}

TEST(Subjects, DW_D34_WhichCoupleQuarrels)
{
    RULE("DW-D34"), RULE("DW-XRD.7");
    auto start = table().put(0, LorettaClay, L::School).put(0, JennyClark, L::School).put(0, RodMiller, L::School);
    start.put(0, MikeCho, L::Library).put(0, BevRussell, L::Library).put(0, Sparky, L::Library);
    start.crossroads(X::LoversQuarrel);
    auto library = Builder(start).turn_of(0);
    EXPECT_FALSE(library.offers(0, PickSurvivor{Sparky})) << "humans only";
    library.choose(0, PickSurvivor{MikeCho});
    library.decide(0, 0);
    EXPECT_EQ(library.noise(L::Library), 4);
    EXPECT_EQ(library.noise(L::School), 0);
    auto school = Builder(start).turn_of(0);
    EXPECT_EQ(school.fallback(0), Choice{PickSurvivor{LorettaClay}});
    school.choose(0, PickSurvivor{LorettaClay});
    EXPECT_FALSE(school.offers(0, PickSurvivor{MikeCho})) << "somewhere else";
    school.choose(0, PickSurvivor{RodMiller});
    school.decide(0, 1);
    for (const Survivor who : {LorettaClay, JennyClark, RodMiller, MikeCho, BevRussell}) {
        EXPECT_EQ(school.figure(who).marks.has(Mark::Still), who == LorettaClay || who == RodMiller);
    }
}

TEST(Subjects, DW_D34_WhoOfYoursIsMugged)
{
    RULE("DW-D34"), RULE("DW-D40");
    auto start = table(4).put(0, LorettaClay, L::School).put(0, RodMiller, L::School).put(0, MikeCho, L::Library);
    start.put(1, JennyClark, L::School).exiled(1).put(2, OliviaBrown, L::Library);
    start.exiled(2, Exile::ExileVengeance).hand(0, {I::Junk, I::Fuel}).crossroads(X::Mugging);
    auto beaten = Builder(start).turn_of(0);
    EXPECT_EQ(beaten.fallback(0), Choice{PickSurvivor{LorettaClay}});
    beaten.choose(0, PickSurvivor{RodMiller});
    beaten.decide(0, 1);
    EXPECT_EQ(beaten.hurt(RodMiller), 2);
    EXPECT_EQ(beaten.hurt(LorettaClay), 0);
    auto robbed = Builder(start).turn_of(0);
    robbed.choose(0, PickSurvivor{MikeCho});
    robbed.decide(0, 0);
    robbed.choose(0, PickCard{I::Fuel});
    EXPECT_TRUE(robbed.holds(2, I::Junk)) << "the exile at the library";
}

TEST(Subjects, DW_D34_BesideWhomMikeChoFights)
{
    RULE("DW-D34"), RULE("DW-D40");
    auto start = table().put(0, LorettaClay, L::School).put(0, RodMiller, L::Library).put(0, Sparky, L::Hospital);
    start.zombies(G::School, 2).zombies(G::Library, 3).crossroads(X::MikeCho);
    auto match = start.lucky_turn_of(0);
    EXPECT_EQ(match.fallback(0), Choice{PickSurvivor{LorettaClay}});
    EXPECT_FALSE(match.offers(0, PickSurvivor{Sparky})) << "no zombies there";
    match.choose(0, PickSurvivor{RodMiller});
    match.decide(0, 0);
    EXPECT_EQ(match.hurt(RodMiller), 1);
    EXPECT_EQ(match.zombies(L::Library), 0);
    EXPECT_EQ(match.zombies(L::School), 2);
}

TEST(Subjects, DW_D34_WhomTheVoyeurWatches)
{
    RULE("DW-D34"), RULE("DW-D44");
    auto start = table().put(0, LorettaClay, L::School).put(1, JennyClark, L::School);
    start.put(0, RodMiller, L::Library).put(2, MikeCho, L::Library).hand(1, {I::Fuel}).hand(2, {I::Medicine});
    auto match = start.crossroads(X::Voyeur).turn_of(0);
    EXPECT_TRUE(match.said<HandShown>().empty()) << "nothing is seen before";
    EXPECT_EQ(match.fallback(0), Choice{PickSurvivor{LorettaClay}});
    match.choose(0, PickSurvivor{RodMiller});
    match.decide(0, 0);
    match.choose(0, PickCard{I::Medicine});
    EXPECT_TRUE(match.holds(0, I::Medicine));
    EXPECT_TRUE(match.holds(1, I::Fuel));
}

TEST(Subjects, DW_D34_WhereOnlyOneWillDoNobodyIsAsked)
{
    RULE("DW-D34");
    auto couple = table().put(0, RodMiller, L::School).put(0, JennyClark, L::School).crossroads(X::LoversQuarrel);
    EXPECT_TRUE(couple.turn_of(0).offers(0, PickOption{0}));
    auto alone = table().put(0, RodMiller, L::School).put(1, JennyClark, L::School).hand(1, {I::Fuel});
    EXPECT_TRUE(alone.crossroads(X::Voyeur).turn_of(0).offers(0, PickOption{1}));
}

// The location may be the colony, where helpless survivors are company, too.
TEST(Subjects, DW_XRD_7_LittleSurvivorsComeToAnEmptyColony)
{
    RULE("DW-XRD.7"), RULE("DW-NEW.4");
    auto start = table().put(0, RodMiller, L::School).put(1, MikeCho, L::Hospital).put(2, JennyClark, L::Hospital);
    start.crossroads(X::LittleSurvivors);
    const Move home{RodMiller, L::Colony, {}};
    auto empty = Builder(start).turn_of(0);
    empty.choose(0, home);
    ASSERT_TRUE(empty.triggered(X::LittleSurvivors));
    empty.decide(0, 0);
    EXPECT_EQ(empty.helpless(), 3);
    auto helpless = Builder(start).helpless(1).turn_of(0);
    helpless.choose(0, home);
    EXPECT_FALSE(helpless.triggered(X::LittleSurvivors));
    auto company = Builder(start).put(2, LorettaClay).turn_of(0);
    company.choose(0, home);
    EXPECT_FALSE(company.triggered(X::LittleSurvivors));
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
