// Module powers: chapter WT-19, those of Spring and what is common to all.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

Builder lovers(PowersInForce powers = {.love_one = Alice, .love_two = Grumpy})
{
    return table(4).put(0, Alice, Grove).put(2, Grumpy, Grove).memory(1, Quest::Love, Side::Spring).in_force(powers);
}

TEST(Powers, WT_19_1_OnlyAQuestThatItsOwnFactionWinsGivesOne)
{
    RULE("WT-19.1");  // WT-19.3 WT-19.10 WT-R40
    auto match =
        table(4).powers().put(0, Alice, Grove).put(2, Grumpy, Market).quest(Quest::Hope, Grove).turn_of(0, draws(3));
    match.choose(0, Activate{Alice});
    resolve(match, 0, Quest::Hope, 1, 1);
    EXPECT_EQ(match.asked_by(0), "WT-19.1");
    EXPECT_EQ(match.fallback(0), Choice(Give{Alice}));
    match.refuses(0, Give{Wolf}, "WT-19.1");
    match.choose(0, Give{Grumpy});  // whoever found it in the story
    EXPECT_EQ(match.state().powers.hope, Grumpy);
    EXPECT_EQ(match.said<PowerGained>().size(), 1U);
}

TEST(Powers, WT_19_1_NoneForADrawOrALoss)
{
    RULE("WT-19.1");  // WT-R43
    auto draw = table(4).powers().put(0, Alice, Grove).quest(Quest::Hope, Grove).turn_of(0, kDraw3);
    draw.choose(0, Activate{Alice});
    resolve(draw, 0, Quest::Hope, 0, 1);
    EXPECT_EQ(draw.asked_by(0), "WT-4.1");
    EXPECT_EQ(draw.state().powers, PowersInForce{});
    for (const bool italian : {false, true}) {  // WT-R43: nor does the other side get the Artifact
        auto start = table(4).powers().put(0, Alice, Grove).quest(Quest::ArtifactSpring, Grove);
        start.quest_out(Quest::ArtifactWinter).put(1, Wolf, Grove).activated(Wolf).hand(1, 1);
        auto lost = (italian ? start.italian() : start).turn_of(0, kDraw3);
        lost.choose(0, Activate{Alice});
        lost.choose(0, Resolve{Quest::ArtifactSpring});
        lost.play(0, 0);
        lost.choose(1, TakePart{Wolf, lost.some(1, 1), false});
        lost.choose(0, Play{});
        lost.choose(0, Tell{});
        lost.choose(1, lost.open(1)->options.front());
        lost.choose(0, PlaceMemory{1});
        EXPECT_FALSE(lost.state().powers.artifact);
        EXPECT_EQ(lost.asked_by(0), "WT-4.1");
    }
}

TEST(Powers, WT_19_1_NoneWithoutTheModule)
{
    RULE("WT-19.1");
    auto match = table(4).put(0, Alice, Grove).quest(Quest::Refuge, Grove).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    resolve(match, 0, Quest::Refuge, 1, 1);
    EXPECT_FALSE(match.state().powers.refuge);
}

TEST(Powers, WT_19_11_HopeIsReadyAgainOnceAChapter)
{
    RULE("WT-19.11");  // WT-R41
    auto start = table(4).put(0, Alice, Grove).put(1, Wolf, Market).memory(1, Quest::Hope, Side::Spring);
    auto match = start.in_force({.hope = Alice}).turn_of(0, kDraw3);
    EXPECT_FALSE(match.offers(0, UseHope{}));  // she is ready
    match.choose(0, Activate{Alice});
    EXPECT_FALSE(match.offers(0, UseHope{}));  // not before her activation has ended
    match.finish(0);
    match.choose(0, UseHope{});  // in the Wolf's turn
    EXPECT_TRUE(match.figure(Alice).ready);
    EXPECT_TRUE(match.state().powers.hope_used);
    EXPECT_FALSE(match.offers(0, UseHope{}));
    EXPECT_TRUE(match.waits_for(1));
}

TEST(Powers, WT_R41_TheLastMomentOfTheChapter)
{
    RULE("WT-R41");  // WT-19.11
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .memory(1, Quest::Hope, Side::Spring)
                     .in_force({.hope = Alice})
                     .turn_of(0, draws(3 + 3 + 16));
    match.choose(0, Activate{Alice});
    match.finish(0);
    EXPECT_EQ(match.asked_by(0), "WT-19.11");
    EXPECT_EQ(match.fallback(0), Choice(Pass{}));
    match.choose(0, UseHope{});
    match.choose(0, Activate{Alice});
    match.finish(0);  // used up: the chapter ends
    EXPECT_EQ(match.state().chapter, 2);
    EXPECT_FALSE(match.state().powers.hope_used);
}

TEST(Powers, WT_R41_HopeDoesNotUndoPropaganda)
{
    RULE("WT-R41");
    auto start = table(4).put(0, Alice, Grove).put(0, Grumpy, Market).put(1, Wolf, Factory);
    start.memory(1, Quest::Hope, Side::Spring).memory(2, Quest::Propaganda, Side::Winter);
    auto match = start.in_force({.hope = Alice, .propaganda = true}).turn_of(1, kDraw3);
    match.choose(1, Propaganda{Wolf, Alice});
    match.play(1, 3);
    match.finish(1);
    EXPECT_FALSE(match.figure(Alice).ready);
    EXPECT_FALSE(match.offers(0, UseHope{}));
}

TEST(Powers, WT_19_15_TheCarrierAndOneOtherRebel)
{
    RULE("WT-19.15");  // WT-R40
    auto match = table(4)
                     .powers()
                     .put(0, Alice, GroveAsylum)
                     .put(2, Scarecrow, Grove)
                     .put(2, Grumpy, Market)
                     .quest(Quest::Love, Scarecrow)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, Grove);
    resolve(match, 0, Quest::Love, 1, 1);
    EXPECT_EQ(match.fallback(0), Choice(Bond{Scarecrow, Alice}));
    EXPECT_TRUE(match.offers(0, Bond{Scarecrow, Grumpy}));
    match.refuses(0, Bond{Scarecrow, Scarecrow}, "WT-19.1");
    match.refuses(0, Bond{Alice, Grumpy}, "WT-19.1");
    match.choose(0, Bond{Scarecrow, Alice});
    EXPECT_EQ(match.said<MarkerGiven>().size(), 2U);
}

TEST(Powers, WT_19_16_TheBelovedComesAlongForNothing)
{
    RULE("WT-19.16");  // WT-R42
    for (const bool down : {false, true}) {
        auto start = lovers().hand(2, 1);
        auto match = (down ? start.down(Grumpy) : start).turn_of(0, kDraw3);
        match.choose(0, Activate{Alice});
        match.pay(0, GroveAsylum);
        EXPECT_EQ(match.asked_by(2), "WT-19.16");
        match.choose(2, Follow{});
        EXPECT_EQ(match.at(Grumpy), GroveAsylum);
        EXPECT_EQ(match.cards(2), 1U);
        match.choose(0, Step{Asylum});
        match.choose(2, Pass{});  // stays behind at any step
        EXPECT_EQ(match.at(Grumpy), GroveAsylum);
        match.pay(0, AsylumFactory);
        EXPECT_TRUE(match.waits_for(0));  // WT-R42: no longer on the same space
    }
}

TEST(Powers, WT_19_17_ABelovedDefendsBesideHer)
{
    RULE("WT-19.17");  // WT-R42b
    auto match = lovers().put(1, Wolf, GroveAsylum).hand(1, 1).hand(2, 2).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    match.choose(2, Follow{});
    match.choose(1, StartCombat{Wolf, Alice});
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Pass{});
    EXPECT_EQ(match.asked_by(2), "WT-19.17");
    match.choose(2, Strike{match.first(2)});
    match.choose(1, Pass{});
    EXPECT_FALSE(match.figure(Alice).down);
    EXPECT_EQ(match.cards(2), 1U);
    EXPECT_EQ(match.asked_by(0), "WT-15.5");  // whose Rebel it was tells the end
}

TEST(Powers, WT_R42_TheAttackerNamesOneAndBothStop)
{
    RULE("WT-R42");
    auto match = lovers().put(1, Wolf, GroveAsylum).hand(1, 1).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    match.choose(2, Follow{});
    EXPECT_TRUE(match.offers(1, StartCombat{Wolf, Alice}));
    beat(match, 1, {Wolf, Grumpy}, 2);
    match.choose(0, Pass{});  // Alice could have helped
    match.choose(1, Tell{});
    EXPECT_TRUE(match.figure(Grumpy).down);
    EXPECT_FALSE(match.figure(Alice).down);
    EXPECT_FALSE(match.offers(0, Step{Asylum}));
    EXPECT_FALSE(match.offers(0, Pay{match.first(0), Asylum}));
    EXPECT_TRUE(match.offers(0, PlaceQuest{Quest::Hope, spot_of(Asylum)}));
}

TEST(Powers, WT_19_17_FromAfarInTheItalianRuleOnly)
{
    RULE("WT-19.17");
    for (const bool far : {false, true}) {
        auto start = lovers().put(1, Wolf, GroveAsylum).hand(1, 1).hand(2, 1);
        auto match = start.option(&Options::love_at_a_distance, far).turn_of(0, kDraw3);
        match.choose(0, Activate{Alice});
        match.pay(0, GroveAsylum);
        match.choose(2, Pass{});
        beat(match, 1, {Wolf, Alice}, 0);
        EXPECT_EQ(match.asked_by(2), far ? "WT-19.17" : "WT-14.1");
        EXPECT_EQ(match.figure(Alice).down, !far);
    }
    EXPECT_TRUE(Options{.edition = Edition::It}.love_reaches_far());
}

TEST(Powers, WT_19_17_ABelovedOfTheAttackerDoesNotHelp)
{
    RULE("WT-19.17");  // WT-R15
    auto start = table(5).put(0, Alice, Grove).put(4, Grumpy, Grove).put(4, Wolf, GroveAsylum).hand(4, 2);
    start.memory(1, Quest::Love, Side::Spring).in_force({.love_one = Alice, .love_two = Grumpy});
    auto match = start.turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    match.choose(4, Follow{});
    EXPECT_FALSE(match.offers(4, StartCombat{Wolf, Grumpy}));  // his own
    beat(match, 4, {Wolf, Alice}, 0);
    EXPECT_TRUE(match.figure(Alice).down);
    EXPECT_FALSE(match.figure(Grumpy).down);
}

TEST(Powers, WT_19_17_TwoPlayersCardsInOneTrap)
{
    RULE("WT-19.17");  // WT-R42b
    auto match = lovers().put(1, Wolf, GroveAsylum).hand(0, 2).hand(2, 3).turn_of(1, kDraw3);
    match.choose(1, Activate{Wolf});
    match.pay(1, Grove);
    match.choose(2, Pass{});
    lay_trap(match, 0, Alice, 1);
    EXPECT_EQ(match.asked_by(2), "WT-19.17");
    match.refuses(2, LayTrap{match.first(2), {}}, "WT-16.2");
    match.play(2, 2);
    match.play(1, 2);
    EXPECT_EQ(match.said<TrapRevealed>()[0].trap, 3);
    EXPECT_TRUE(match.figure(Wolf).down);
    EXPECT_EQ(match.cards(2), 1U);
}

TEST(Powers, WT_19_20_TheRefugeIsWhereItWasFound)
{
    RULE("WT-19.20");  // WT-19.2 WT-19.22
    auto start = table(4).put(0, Alice, Grove).put(1, Wolf, Market).quest(Quest::Refuge, Grove);
    start.memory(2, Quest::Terror, Side::Winter).in_force({.terror = Wolf, .terror_at = Grove});
    auto match = start.turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    resolve(match, 0, Quest::Refuge, 1, 1);
    EXPECT_EQ(match.state().powers.refuge, Grove);
    EXPECT_EQ(match.asked_by(0), "WT-4.1");        // nothing to be chosen
    EXPECT_FALSE(match.state().powers.terror_at);  // they never lie on one place
    EXPECT_EQ(match.state().powers.terror, Wolf);
}

TEST(Powers, WT_19_21_BeatenSheFindsRefuge)
{
    RULE("WT-19.21");  // WT-15.7
    auto start = table(4)
                     .put(0, Dorothy, Grove)
                     .put(1, MadHatter, CemeteryGrove)
                     .hand(1, 1)
                     .memory(1, Quest::Refuge, Side::Spring);
    auto match = start.mission_of(1, Mission::Bounty).in_force({.refuge = Theatre}).turn_of(0, kDraw3);
    match.choose(0, Activate{Dorothy});
    match.pay(0, CemeteryGrove);
    beat(match, 1, {MadHatter, Dorothy}, 0);
    EXPECT_EQ(match.at(Dorothy), Theatre);
    EXPECT_FALSE(match.figure(Dorothy).down);
    EXPECT_FALSE(match.offers(1, Relocate{Fortress}));
    EXPECT_FALSE(match.offers(1, Declare{Mission::Bounty, 3, {}}));
    match.choose(1, Tell{});
    EXPECT_FALSE(match.offers(0, Step{StatueSquare}));
    EXPECT_FALSE(match.offers(0, Pay{match.first(0), StatueSquare}));
    EXPECT_TRUE(match.figure(Dorothy).immobile);  // the lost combat counts all the same
    EXPECT_TRUE(match.offers(0, PlaceQuest{Quest::Hope, spot_of(Theatre)}));
}

TEST(Powers, WT_19_25_TheArtifactGoesToWhoTookPart)
{
    RULE("WT-19.25");
    auto match = table(4)
                     .powers()
                     .put(0, Alice, Grove)
                     .put(2, Grumpy, Grove)
                     .activated(Grumpy)
                     .put(2, TinMan, Market)
                     .activated(TinMan)
                     .hand(2, 1)
                     .quest(Quest::ArtifactSpring, Grove)
                     .quest_out(Quest::ArtifactWinter)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::ArtifactSpring});
    match.play(0, 2);
    match.choose(2, TakePart{Grumpy, match.some(2, 1), false});
    match.choose(0, Play{});
    match.choose(0, Tell{});
    match.choose(0, match.open(0)->options.front());
    match.choose(0, PlaceMemory{1});
    match.refuses(0, Give{TinMan}, "WT-19.1");
    match.choose(0, Give{Grumpy});
    EXPECT_EQ(match.state().powers.artifact, Grumpy);
}

TEST(Powers, WT_19_26_TheArtifactIsACardInAQuestOnce)
{
    RULE("WT-19.26");  // WT-R44
    auto start = table(4).put(0, Alice, Grove).quest(Quest::Hope, Grove).quest_out(Quest::ArtifactWinter);
    start.memory(1, Quest::ArtifactSpring, Side::Spring).in_force({.artifact = Alice});
    auto match = start.turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::Hope});
    match.choose(0, Play{match.some(0, 1), true});
    EXPECT_FALSE(match.offers(0, Play{{}, true}));
    match.choose(0, Play{});
    EXPECT_EQ(match.said<QuestCounted>()[0].spring, 2);
    match.choose(0, Tell{});
    EXPECT_FALSE(match.offers(0, ChooseMemory{*match.memory(1).card}));  // WT-R44: not a memory again
    EXPECT_EQ(match.memory(1).kind, MemoryKind::Story);
}

TEST(Powers, WT_19_26_ButNotInATrap)
{
    RULE("WT-19.26");
    auto start = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).hand(0, 1).quest_out(Quest::ArtifactWinter);
    start.memory(1, Quest::ArtifactSpring, Side::Spring).in_force({.artifact = Alice});
    auto match = start.turn_of(1, kDraw3);
    match.choose(1, Activate{Wolf});
    match.pay(1, Grove);
    lay_trap(match, 0, Alice, 0);
    match.play(1, 0);
    EXPECT_EQ(match.said<TrapRevealed>()[0].trap, 0);
}

TEST(Powers, WT_19_27_HandedToAFriendBeside)
{
    RULE("WT-19.27");  // WT-R44
    auto start = table(4).put(0, Alice, Grove).put(2, Grumpy, Grove).put(2, TinMan, Market).put(1, Wolf, Grove);
    start.memory(1, Quest::ArtifactSpring, Side::Spring).quest_out(Quest::ArtifactWinter).in_force({.artifact = Alice});
    auto match = start.turn_of(1);
    EXPECT_FALSE(match.offers(0, HandArtifact{TinMan}));
    EXPECT_FALSE(match.offers(0, HandArtifact{Wolf}));
    EXPECT_FALSE(match.offers(2, HandArtifact{Grumpy}));  // not his to give
    EXPECT_EQ(telling(match, 0, HandArtifact{Grumpy}).must, keys({"reason"}));
    match.choose(0, HandArtifact{Grumpy});
    EXPECT_EQ(match.state().powers.artifact, Grumpy);
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
