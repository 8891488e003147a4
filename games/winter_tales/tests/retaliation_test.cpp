// Retaliation and the return of a Rebel: chapter WT-19.50 to WT-19.57.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

// The Wolf and Grumpy, who carries the token, are in the Grove; Alice may hold markers.
Builder strike()
{
    return table(4)
        .memories(5)
        .powers()
        .put(1, Wolf, Grove)
        .put(0, Alice, Market)
        .put(2, Grumpy, Grove)
        .activated(Alice)
        .activated(Grumpy)
        .quest(Quest::Retaliation, Grumpy);
}

Builder hopeful() { return strike().memory(1, Quest::Hope, Side::Spring).in_force({.hope = Alice}); }

void win(Match& match, int space)
{
    match.choose(1, Activate{Wolf});
    resolve(match, 1, Quest::Retaliation, 1, space);
}

TEST(Retaliation, WT_19_53_ThePowerFallsAndTheRebelStays)
{
    RULE("WT-19.53");  // WT-19.50 WT-19.51
    auto match = hopeful().turn_of(1, kDraw3);
    EXPECT_EQ(total(match.state(), Side::Spring), 3);
    win(match, 2);
    match.refuses(1, Eliminate{Alice}, "WT-19.53");
    match.choose(1, Destroy{Power::Hope});
    EXPECT_FALSE(match.state().powers.hope);
    EXPECT_TRUE(match.figure(Alice).in_play());
    EXPECT_EQ(match.memory(1).side, Side::Winter);
    EXPECT_EQ(match.said<PowerDestroyed>()[0], (PowerDestroyed{Power::Hope, 1}));
    EXPECT_EQ(total(match.state(), Side::Spring), 0);
    EXPECT_EQ(total(match.state(), Side::Winter), 6);
    EXPECT_EQ(match.asked_by(1), "WT-4.1");  // never both
}

TEST(Retaliation, WT_R47_OfTwoPowersTheAttackerPicksOne)
{
    RULE("WT-R47");
    auto start = strike().memory(1, Quest::Hope, Side::Spring).memory(2, Quest::Love, Side::Spring);
    auto match = start.in_force({.hope = Alice, .love_one = Alice, .love_two = Grumpy}).turn_of(1, kDraw3);
    win(match, 3);
    EXPECT_TRUE(match.offers(1, Destroy{Power::Hope}));
    EXPECT_EQ(match.bars(1, Eliminate{Grumpy}), "WT-19.53");
    match.choose(1, Destroy{Power::Love});
    EXPECT_EQ(match.state().powers, (PowersInForce{.hope = Alice}));  // both markers of the Love go
    EXPECT_EQ(match.memory(1).side, Side::Spring);
    EXPECT_EQ(match.memory(2).side, Side::Winter);
}

TEST(Retaliation, WT_R47_ItMayBeDeclined)
{
    RULE("WT-R47");
    auto match = hopeful().turn_of(1, kDraw3);
    win(match, 2);
    EXPECT_EQ(match.fallback(1), Choice(Pass{}));
    match.choose(1, Pass{});
    EXPECT_EQ(match.state().powers.hope, Alice);
    EXPECT_TRUE(match.figure(Grumpy).in_play());
}

TEST(Retaliation, WT_19_50_OnlyWhatIsThere)
{
    RULE("WT-19.50");
    auto match = strike().turn_of(1, kDraw3);
    win(match, 2);
    for (const Power power : {Power::Hope, Power::Love, Power::Refuge, Power::Artifact, Power::Terror}) {
        EXPECT_FALSE(match.offers(1, Destroy{power}));
    }
    EXPECT_FALSE(match.offers(1, Eliminate{TinMan}));  // not in this game
    EXPECT_FALSE(match.offers(1, Eliminate{Wolf}));
    EXPECT_TRUE(match.offers(1, Eliminate{Alice}));  // any Rebel, not only the one with the token
}

TEST(Retaliation, WT_19_51_AnArtifactOfASoldierIsNoSpringPower)
{
    RULE("WT-19.51");
    for (const Character holder : {Alice, Wolf}) {
        auto start = strike();
        const bool spring = holder == Alice;
        start.quest_out(spring ? Quest::ArtifactWinter : Quest::ArtifactSpring);
        start.memory(1, spring ? Quest::ArtifactSpring : Quest::ArtifactWinter, spring ? Side::Spring : Side::Winter);
        auto match = start.in_force({.artifact = holder}).turn_of(1, kDraw3);
        win(match, 2);
        EXPECT_EQ(match.offers(1, Destroy{Power::Artifact}), spring);
    }
}

TEST(Retaliation, WT_19_51_OnlyTheMemoryOfThatPowerTurns)
{
    RULE("WT-19.51");
    auto start = strike().option(&Options::single_artifact, false);  // then there may be two Artifacts
    start.memory(1, Quest::ArtifactSpring, Side::Spring).memory(2, Quest::ArtifactWinter, Side::Spring);
    auto match = start.in_force({.artifact = Alice}).turn_of(1, kDraw3);
    win(match, 3);
    match.choose(1, Destroy{Power::Artifact});
    EXPECT_EQ(match.memory(1).side, Side::Winter);
    EXPECT_EQ(match.memory(2).side, Side::Spring);  // Winter's lost quest is no power
}

TEST(Retaliation, WT_19_52_WT_R48_ARebelIsGoneAndHerTokenGoesBack)
{
    RULE("WT-19.52");  // WT-R48
    auto match = strike().quest(Quest::Love, Alice).down(Alice).turn_of(1, kDraw3);
    win(match, 2);
    EXPECT_EQ(telling(match, 1, Eliminate{Alice}).event, "rebel_gone_or_back");
    match.choose(1, Eliminate{Alice});
    EXPECT_TRUE(match.figure(Alice).gone);
    EXPECT_FALSE(match.figure(Alice).in_play());
    EXPECT_EQ(match.token(Quest::Love).is, TokenIs::Supply);
    EXPECT_EQ(match.said<QuestBack>()[0].quest, Quest::Love);
}

TEST(Retaliation, WT_19_50_WT_R49c_TheItalianTargetIsDeclaredWithTheToken)
{
    RULE("WT-19.50");  // WT-R49c
    auto rebel = hopeful().italian().turn_of(1, kDraw3);
    win(rebel, 2);
    EXPECT_FALSE(rebel.offers(1, Destroy{Power::Hope}));
    EXPECT_FALSE(rebel.offers(1, Eliminate{Alice}));
    rebel.choose(1, Eliminate{Grumpy});

    auto bearer = strike().italian().memory(1, Quest::Hope, Side::Spring).in_force({.hope = Grumpy}).turn_of(1, kDraw3);
    win(bearer, 2);
    EXPECT_EQ(bearer.bars(1, Eliminate{Grumpy}), "WT-19.53");
    bearer.choose(1, Destroy{Power::Hope});

    auto start = table(4).memories(5).put(1, Wolf, Theatre).put(0, Alice, Grove).memory(1, Quest::Refuge, Side::Spring);
    auto refuge = start.in_force({.refuge = Theatre}).italian().quest(Quest::Retaliation, Theatre).turn_of(1, kDraw3);
    win(refuge, 2);
    EXPECT_FALSE(refuge.offers(1, Eliminate{Alice}));
    refuge.choose(1, Destroy{Power::Refuge});
    EXPECT_FALSE(refuge.state().powers.refuge);
}

TEST(Retaliation, WT_R49c_TheTokenMayLieOnTheRefuge)
{
    RULE("WT-R49c");
    for (const bool italian : {false, true}) {
        auto start = table(4).put(1, Wolf, Market).put(0, Alice, Grove).memory(1, Quest::Refuge, Side::Spring);
        start.option(&Options::retaliation_declared, italian);
        auto match = start.in_force({.refuge = Theatre}).turn_of(1, kDraw3);
        match.choose(1, Activate{Wolf});
        EXPECT_EQ(match.offers(1, PlaceQuest{Quest::Retaliation, spot_of(Theatre)}), italian);
        EXPECT_FALSE(match.offers(1, PlaceQuest{Quest::Retaliation, spot_of(Grove)}));
        EXPECT_TRUE(match.offers(1, PlaceQuest{Quest::Retaliation, spot_of(Alice)}));
    }
}

TEST(Retaliation, WT_R32_TheLastQuestsPowerComesBeforeTheEpilogue)
{
    RULE("WT-R32");  // WT-R30 WT-12.1
    auto start = strike().memories(3).hand(1, 8).memory(1, Quest::Hope, Side::Spring);
    auto match = start.memory(2, Quest::Refuge, Side::Spring).in_force({.hope = Alice}).turn_of(1, kDraw3);
    win(match, 3);
    EXPECT_EQ(match.asked_by(1), "WT-19.1");
    match.choose(1, Destroy{Power::Hope});
    EXPECT_EQ(match.memory(1).side, Side::Winter);
    EXPECT_EQ(match.asked_by(1), "WT-12.3");
    EXPECT_EQ(match.cards(1), 10U);  // WT-R30: nothing is discarded any more
}

TEST(Retaliation, WT_R45b_AMemoryOfWinterIsNeverTurned)
{
    RULE("WT-R45b");
    auto start = hopeful().memory(2, Quest::Terror, Side::Winter).put(3, CatFox, Factory).activated(CatFox);
    auto match = start.in_force({.hope = Alice, .terror = CatFox}).turn_of(1, kDraw3);
    win(match, 3);
    EXPECT_FALSE(match.offers(1, Destroy{Power::Terror}));
    match.choose(1, Destroy{Power::Hope});
    EXPECT_EQ(match.memory(2).side, Side::Winter);
    EXPECT_EQ(match.state().powers.terror, CatFox);
}

// Alice has left the game.
Builder mourning()
{
    return table(4).powers().put(0, Alice, Market).gone(Alice).put(2, Grumpy, Grove).put(1, Wolf, Factory);
}

TEST(Retaliation, WT_19_55_ThreeCardsBringARebelBack)
{
    RULE("WT-19.55");  // WT-19.56 WT-19.57 WT-R49b
    auto match = mourning().hand(2, 4).turn_of(2);
    EXPECT_FALSE(match.offers(2, ReturnRebel{Alice, GroveAsylum, match.some(2, 3)}));  // a location
    match.refuses(2, ReturnRebel{Alice, Theatre, match.some(2, 2)}, "WT-19.56");
    match.refuses(2, ReturnRebel{Alice, GroveAsylum, match.some(2, 3)}, "WT-19.56");
    const ReturnRebel back{Alice, Theatre, match.hand(2) - match.some(2, 1)};
    EXPECT_EQ(telling(match, 2, back).event, "rebel_gone_or_back");
    match.choose(2, back);
    EXPECT_TRUE(match.figure(Alice).standing());
    EXPECT_EQ(match.at(Alice), Theatre);
    EXPECT_FALSE(match.figure(Alice).ready);  // from the next chapter on
    EXPECT_EQ(match.figure(Alice).controller, seat_at(0));
    EXPECT_TRUE(match.figure(Grumpy).ready);  // WT-R49b
    EXPECT_EQ(match.cards(2), 1U);
    EXPECT_FALSE(match.waits_for(2));  // instead of an activation
}

TEST(Retaliation, WT_19_56_AnybodyOfAnyFactionMay)
{
    RULE("WT-19.56");
    auto match = mourning().hand(1, 3).turn_of(1);
    EXPECT_TRUE(match.offers(1, ReturnRebel{Alice, Theatre, match.some(1, 3)}));
    auto poor = mourning().hand(1, 2).turn_of(1);
    EXPECT_EQ(poor.bars(1, ReturnRebel{Alice, Theatre, poor.some(1, 2)}), "WT-19.56");
}

TEST(Retaliation, WT_R49_WhoHasNobodyLeftSkipsHisTurn)
{
    RULE("WT-R49");  // WT-19.56
    auto german = mourning().hand(0, 3).turn_of(0);
    EXPECT_TRUE(german.waits_for(1));
    auto italian = mourning().option(&Options::return_needs_ready, false).hand(0, 3).turn_of(0);
    EXPECT_TRUE(italian.waits_for(0));
    italian.choose(0, ReturnRebel{Alice, Theatre, italian.some(0, 3)});
    EXPECT_TRUE(italian.waits_for(1));
    auto poor = mourning().italian().turn_of(0);  // and is asked with an empty hand as well
    EXPECT_TRUE(poor.waits_for(0));
    poor.choose(0, Pass{});
}

TEST(Retaliation, WT_R49_HeStillDrawsInTheEndPhase)
{
    RULE("WT-R49");
    auto start = table(4).powers().put(0, Alice, Market).gone(Alice).put(2, Grumpy, Grove);
    auto match = start.turn_of(2, draws(3 + 16));
    match.choose(2, Activate{Grumpy});
    match.finish(2);
    EXPECT_EQ(match.cards(0), 4U);
    EXPECT_FALSE(match.figure(Alice).ready);
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
