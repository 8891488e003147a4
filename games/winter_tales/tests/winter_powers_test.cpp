// Module powers, those of Winter: chapter WT-19.30 to WT-19.42.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

Builder terrified()  // the Wolf's player has nobody ready
{
    return table(4)
        .put(1, Wolf, Market)
        .activated(Wolf)
        .put(0, Alice, Grove)
        .memory(1, Quest::Terror, Side::Winter)
        .in_force({.terror = Wolf});
}

Builder propaganda()
{
    auto start = table(4).put(1, Wolf, Market).put(0, Alice, Grove).put(2, Grumpy, Grove).activated(Grumpy);
    return start.memory(1, Quest::Propaganda, Side::Winter).in_force({.propaganda = true});
}

TEST(WinterPowers, WT_19_30_TheTerrorLiesOnASoldier)
{
    RULE("WT-19.30");
    auto start = table(4).powers().put(1, Wolf, Market).put(3, CatFox, Grove).put(0, Alice, Factory);
    auto match = start.quest(Quest::Terror, Market).turn_of(1, kDraw3);
    match.choose(1, Activate{Wolf});
    resolve(match, 1, Quest::Terror, 1, 1);
    match.refuses(1, Give{Alice}, "WT-19.1");
    match.choose(1, Give{CatFox});
    EXPECT_EQ(match.state().powers.terror, CatFox);
}

TEST(WinterPowers, WT_19_32_TheMemoryStrikesFirst)
{
    RULE("WT-19.32");  // WT-19.31 WT-19.33 WT-R45
    auto match = terrified().abilities().put(2, Grumpy, GroveAsylum).hand(1, 1).hand(0, 1).turn_of(1);
    EXPECT_FALSE(match.offers(1, Terror{GroveAsylum, Grumpy}));  // locations only
    match.choose(1, Terror{Grove, Alice});
    EXPECT_EQ(match.state().powers.terror_at, Grove);
    EXPECT_EQ(match.said<StruckMemory>()[0].power, Power::Terror);
    EXPECT_EQ(match.cards(1), 1U);
    match.choose(0, Strike{match.first(0)});
    EXPECT_FALSE(match.offers(1, StrikeFree{}));  // WT-R45: the Wolf is not there
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Pass{});
    EXPECT_TRUE(match.figure(Alice).down);
    match.choose(1, Relocate{Fortress});
    EXPECT_EQ(match.memory(1).kind, MemoryKind::Story);
    EXPECT_EQ(match.state().powers.terror_at, Grove);  // stays there
    EXPECT_FALSE(match.waits_for(1));                  // once a turn: his turn is over
}

TEST(WinterPowers, WT_19_33_WT_R45_InEachOfHisTurnsItMoves)
{
    RULE("WT-19.33");  // WT-R45 WT-19.31
    auto start = terrified().activated(Alice).put(2, Grumpy, Market).put(2, TinMan, Factory);
    auto match = start.turn_of(1, kDraw3);
    match.choose(1, Terror{Grove, Alice});
    match.choose(0, Pass{});
    match.choose(1, Tell{});
    match.choose(2, Activate{Grumpy});
    match.finish(2);
    EXPECT_TRUE(match.waits_for(1));  // round the table
    EXPECT_EQ(match.state().powers.terror_at, Grove);
    match.choose(1, Terror{Factory, TinMan});
    EXPECT_EQ(match.state().powers.terror_at, Factory);
    match.choose(2, Pass{});
    EXPECT_TRUE(match.figure(TinMan).down);
}

TEST(WinterPowers, WT_19_31_OnlyWithNobodyReady)
{
    RULE("WT-19.31");
    auto ready = terrified().put(1, CatFox, Market).turn_of(1);
    EXPECT_FALSE(ready.offers(1, Terror{Grove, Alice}));
    for (const bool italian : {false, true}) {  // the Author with a ready Rebel
        auto start = table(5).put(4, Wolf, Market).activated(Wolf).put(4, Grumpy, Market).put(0, Alice, Grove);
        start.memory(1, Quest::Terror, Side::Winter).in_force({.terror = Wolf});
        auto match = start.option(&Options::terror_needs_no_soldier, italian).turn_of(4);
        EXPECT_EQ(match.offers(4, Terror{Grove, Alice}), italian);
    }
}

TEST(WinterPowers, WT_19_22_NotInTheRefuge)
{
    RULE("WT-19.22");  // WT-R45
    auto start = terrified().put(2, Grumpy, Theatre).memory(2, Quest::Refuge, Side::Spring);
    auto match = start.in_force({.refuge = Theatre, .terror = Wolf}).turn_of(1);
    match.refuses(1, Terror{Theatre, Grumpy}, "WT-19.22");
    match.choose(1, Terror{Grove, Alice});
    match.choose(0, Pass{});
    EXPECT_EQ(match.at(Alice), Theatre);  // as in any combat
    EXPECT_FALSE(match.figure(Alice).down);
}

TEST(WinterPowers, WT_19_42_PropagandaCostsThreeCards)
{
    RULE("WT-19.42");  // WT-19.40 WT-19.41
    auto match = propaganda().turn_of(1, kDraw3);
    match.refuses(1, Propaganda{Wolf, Grumpy}, "WT-19.41");
    match.choose(1, Propaganda{Wolf, Alice});
    EXPECT_FALSE(match.figure(Wolf).ready);
    EXPECT_EQ(match.asked_by(1), "WT-19.42");
    match.refuses(1, Play{match.some(1, 2), false}, "WT-10.14");
    EXPECT_EQ(telling(match, 1, Play{match.some(1, 3), false}).event, "propaganda");
    match.play(1, 3);
    EXPECT_FALSE(match.figure(Alice).ready);
    EXPECT_TRUE(match.figure(Alice).silenced);
    EXPECT_EQ(match.asked_by(1), "WT-4.6");  // WT-R46: the hand limit, and nothing else
}

TEST(WinterPowers, WT_19_42_TheItalianRuleAsksForNoCards)
{
    RULE("WT-19.42");  // WT-R46
    auto start = propaganda().option(&Options::free_propaganda, true).put(3, CatFox, Factory).hand(1, 6);
    auto match = start.turn_of(1, kDraw3);
    match.choose(1, Propaganda{Wolf, Alice});
    EXPECT_TRUE(match.figure(Alice).silenced);
    EXPECT_EQ(match.asked_by(1), "WT-4.6");
    match.refuses(1, Finish{}, "WT-4.6");
    match.finish(1);
    EXPECT_EQ(match.cards(1), 7U);
}

TEST(WinterPowers, WT_19_40_WhoeverHasASoldier)
{
    RULE("WT-19.40");
    auto start = table(5).put(0, Alice, Grove).put(4, Wolf, Market).put(4, Grumpy, Market);
    start.memory(1, Quest::Propaganda, Side::Winter).in_force({.propaganda = true});
    auto author = start.turn_of(4);
    EXPECT_TRUE(author.offers(4, Propaganda{Wolf, Alice}));
    auto spring = propaganda().turn_of(0);
    EXPECT_FALSE(spring.offers(0, Propaganda{Wolf, Alice}));
}

TEST(WinterPowers, WT_R15_TheTerrorSparesItsOwnersRebels)
{
    RULE("WT-R15");  // WT-19.32
    for (const bool italian : {false, true}) {
        auto start = table(5).put(4, Alice, Grove).activated(Alice).put(4, Wolf, Market).activated(Wolf);
        start.put(0, TinMan, Factory).memory(2, Quest::Terror, Side::Winter).in_force({.terror = Wolf});
        auto match = (italian ? start.italian() : start).mission_of(4, Mission::Bounty).turn_of(4);
        match.refuses(4, Terror{Grove, Alice}, "WT-R15");
        match.choose(4, Terror{Factory, TinMan});
    }
}

TEST(WinterPowers, WT_19_42_ItalianPropagandaIsAnActivation)
{
    RULE("WT-19.42");  // WT-22.14
    for (const bool italian : {false, true}) {
        auto start = table(4).abilities().put(1, WhiteRabbit, Market).put(0, Alice, Grove);
        start.memory(1, Quest::Propaganda, Side::Winter).in_force({.propaganda = true});
        auto match = (italian ? start.italian() : start).turn_of(1, draws(italian ? 4 : 3));
        match.choose(1, Propaganda{WhiteRabbit, Alice});
        EXPECT_EQ(match.cards(1), italian ? 4U : 3U);
        EXPECT_EQ(match.state().reached.has(piece_ability(WhiteRabbit)), italian);
    }
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
