// Combats, blow by blow: who may strike with what, who helps, who is told to have struck. WT-15, WT-19.17, WT-19.26,
// WT-22.8.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

Builder lovers_in_the_grove(int second_seat)  // Grumpy and the Tin Man
{
    auto start = table(4).put(0, Grumpy, Grove).put(second_seat, TinMan, Grove).put(1, CatFox, GroveAsylum);
    start.memory(1, Quest::Love, Side::Spring).in_force({.love_one = Grumpy, .love_two = TinMan});
    return start.hand(1, 2).hand(2, 2);
}

bool bot_has_a_strike(const Match& match, int seat)
{
    const auto all = bot_options(match, seat);
    return std::find(all.begin(), all.end(), Choice(Strike{match.first(seat)})) != all.end();
}

TEST(Fights, WT_15_2_EverybodyHasACardToStrikeWith)
{
    RULE("WT-15.2");  // WT-15.3
    auto match = table(4).put(0, Grumpy, Grove).put(1, CatFox, GroveAsylum).hand(1, 2).turn_of(0, kDraw3);
    match.choose(0, Activate{Grumpy});
    match.pay(0, GroveAsylum);
    match.choose(1, StartCombat{CatFox, Grumpy});
    EXPECT_TRUE(bot_has_a_strike(match, 1));
    EXPECT_EQ(match.fallback(1), Choice(Strike{match.first(1)}));  // who began must strike once
    match.choose(1, Strike{match.first(1)});
    EXPECT_EQ(match.open(0)->prompt, "combat.defend");
    EXPECT_TRUE(bot_has_a_strike(match, 0));
    match.choose(0, Strike{match.first(0)});
    EXPECT_TRUE(bot_has_a_strike(match, 1));
    EXPECT_EQ(match.fallback(1), Choice(Pass{}));
}

TEST(Fights, WT_19_26_TheArtifactStrikesInTheHandThatHoldsItOnce)
{
    RULE("WT-19.26");  // WT-7.8
    for (const Character holder : {CatFox, SnowWhite}) {
        auto start = table(4).put(0, Grumpy, Grove).put(1, CatFox, GroveAsylum).put(1, SnowWhite, Market).hand(1, 1);
        start.memory(1, Quest::ArtifactWinter, Side::Winter).quest_out(Quest::ArtifactSpring);
        auto match = start.in_force({.artifact = holder}).turn_of(0, kDraw3);
        match.choose(0, Activate{Grumpy});
        match.pay(0, GroveAsylum);
        match.choose(1, StartCombat{CatFox, Grumpy});
        EXPECT_EQ(match.offers(1, StrikeArtifact{}), holder == CatFox);
        if (holder != CatFox) continue;
        match.choose(1, StrikeArtifact{});
        EXPECT_FALSE(match.offers(0, StrikeArtifact{}));
        match.choose(0, Strike{match.first(0)});
        EXPECT_FALSE(match.offers(1, StrikeArtifact{}));  // once
    }
}

TEST(Fights, WT_19_17_OnesOwnBelovedIsNotAskedAgain)
{
    RULE("WT-19.17");  // WT-R42b
    for (const int seat : {0, 2}) {
        auto match = lovers_in_the_grove(seat).turn_of(0, kDraw3);
        match.choose(0, Activate{Grumpy});
        match.pay(0, GroveAsylum);
        match.choose(seat, Follow{});
        match.choose(1, StartCombat{CatFox, Grumpy});
        match.choose(1, Strike{match.first(1)});
        match.choose(0, Pass{});
        EXPECT_EQ(match.is_in<Combat>() && match.frame<Combat>().step == CombatStep::Help, seat == 2);
        if (seat == 2) {
            EXPECT_EQ(match.open(2)->prompt, "combat.help");
        }
    }
}

TEST(Fights, WT_19_17_FromTheGroundNobodyHelps)
{
    RULE("WT-19.17");  // WT-17.1
    auto match = lovers_in_the_grove(2).down(TinMan).turn_of(0, kDraw3);
    match.choose(0, Activate{Grumpy});
    match.pay(0, GroveAsylum);
    match.choose(2, Follow{});
    match.choose(1, StartCombat{CatFox, Grumpy});
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Pass{});
    EXPECT_EQ(match.asked_by(1), "WT-15.5");
    EXPECT_TRUE(match.figure(Grumpy).down);
}

TEST(Fights, WT_22_8_WhoHasStruckForNothing)
{
    RULE("WT-22.8");
    auto start = table(4).abilities().put(0, TinMan, Grove).put(1, Wolf, GroveAsylum);
    auto match = start.turn_of(0, kDraw3);
    match.choose(0, Activate{TinMan});
    match.pay(0, GroveAsylum);
    match.choose(1, StartCombat{Wolf, TinMan});
    match.choose(1, StrikeFree{});
    match.choose(0, StrikeFree{});
    EXPECT_EQ(match.said<StruckFree>(), (std::vector<StruckFree>{{seat_at(1), Wolf}, {seat_at(0), TinMan}}));
    EXPECT_FALSE(match.offers(1, StrikeFree{}));  // the first round is over
    auto lovers = lovers_in_the_grove(2).abilities().turn_of(0, draws(4));
    lovers.choose(0, Activate{Grumpy});
    lovers.pay(0, GroveAsylum);
    lovers.choose(2, Follow{});
    lovers.choose(1, StartCombat{CatFox, Grumpy});
    lovers.choose(1, Strike{lovers.first(1)});
    lovers.choose(0, Pass{});
    lovers.choose(2, StrikeFree{});
    EXPECT_EQ(lovers.said<StruckFree>(), (std::vector<StruckFree>{{seat_at(2), TinMan}}));
}

TEST(Fights, WT_19_32_AfterTheFirstBlowTheTerrorMayGiveUp)
{
    RULE("WT-19.32");  // WT-15.3
    auto start = table(4).put(1, Wolf, Market).activated(Wolf).put(0, Alice, Grove).hand(0, 1).hand(1, 1);
    auto match = start.memory(1, Quest::Terror, Side::Winter).in_force({.terror = Wolf}).turn_of(1);
    match.choose(1, Terror{Grove, Alice});
    EXPECT_EQ(match.frame<Combat>().attacks, 1);
    match.choose(0, Strike{match.first(0)});
    EXPECT_EQ(match.fallback(1), Choice(Pass{}));
    match.choose(1, Pass{});
    EXPECT_FALSE(match.figure(Alice).down);
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
