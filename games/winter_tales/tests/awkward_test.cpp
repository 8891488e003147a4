// Where several rules of the chapters WT-3 to WT-11 and WT-14 meet.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

TEST(Awkward, WT_R20_WhoeverResolvesIsNotLuredAway)
{
    RULE("WT-R20");  // WT-10.5 WT-19.16
    auto match = table(4)
                     .italian()
                     .in_force({.love_one = Alice, .love_two = Dorothy})
                     .memory(1, Quest::Love, Side::Spring)
                     .put(0, Alice, Grove)
                     .put(2, Dorothy, Grove)
                     .quest(Quest::Hope, Grove)
                     .turn_of(0, draws(6));
    begin(match, 0, Alice, Quest::Hope);
    match.choose(2, Activate{Dorothy});
    match.pay(2, GroveAsylum);  // an Italian joiner may go away
    EXPECT_TRUE(match.is_in<Activation>());
    EXPECT_EQ(match.at(Alice), Grove);
}

TEST(Awkward, WT_4_7_ABlockedItalianJoinerDiscardsOnceAndAfterTheQuest)
{
    RULE("WT-4.7");  // WT-16.5 WT-R39d WT-10.10
    auto match = table(4)
                     .italian()
                     .put(0, Alice, Grove)
                     .put(1, Wolf, GroveAsylum)
                     .put(1, CatFox, Grove)
                     .activated(CatFox)
                     .put(2, Dorothy, Market)
                     .put(3, MadHatter, Market)
                     .hand(1, 8)
                     .quest(Quest::Hope, Grove)
                     .turn_of(0, draws(6));
    begin(match, 0, Alice, Quest::Hope);
    match.choose(1, Activate{Wolf});
    match.pay(1, Grove);
    match.choose(0, SetTrap{Alice});
    match.choose(0, LayTrap{match.first(0), {}});
    match.play(1, 0);  // 0:0
    match.choose(0, Tell{});
    EXPECT_EQ(match.at(Wolf), GroveAsylum);
    match.choose(1, Finish{});
    EXPECT_EQ(match.cards(1), 10U);
    match.choose(2, Pass{});
    match.choose(3, Pass{});
    match.play(0, 1);
    match.refuses(1, TakePart{Wolf, {}, false}, "WT-10.10");
    match.choose(1, TakePart{CatFox, match.some(1, 2), false});  // the other one was there already
    match.play(0, 0);
    match.choose(0, Tell{});
    match.choose(1, ChooseMemory{match.state().quest_cards[1].front()});
    match.choose(0, PlaceMemory{1});
    match.choose(1, Finish{match.some(1, 1)});
    EXPECT_EQ(match.cards(1), 7U);
    match.finish(0);
}

TEST(Awkward, WT_R39d_AGermanJoinerThatIsBlockedOrCaughtIsOut)
{
    RULE("WT-R39d");  // WT-10.10 WT-10.11 WT-16.5
    for (const std::size_t hidden : {0U, 1U}) {
        auto match = table(4)
                         .put(0, Alice, Grove)
                         .put(1, Wolf, GroveAsylum)
                         .put(1, CatFox, Grove)
                         .activated(CatFox)
                         .quest(Quest::Hope, Grove)
                         .turn_of(0, draws(6));
        begin(match, 0, Alice, Quest::Hope);
        match.choose(1, Activate{Wolf});
        match.pay(1, Grove);
        match.choose(0, SetTrap{Alice});
        const StoryCard open = match.first(0);
        Cards rest = match.hand(0);
        rest.remove(open);
        match.choose(0, LayTrap{open, rest.first(hidden)});
        match.play(1, 0);
        match.choose(0, Tell{});
        EXPECT_EQ(match.at(Wolf), hidden == 0 ? GroveAsylum : Grove);
        match.finish(1);  // he need not go on [WT-10.4]
        match.play(0, 0);
        EXPECT_EQ(match.asked_by(0), "WT-10.14");  // not with Cat and Fox either
    }
}

TEST(Awkward, WT_10_11_DraggedToTheQuestItOnlyLiesThere)
{
    RULE("WT-10.11");  // WT-R34 WT-R16c
    auto match = table(4)
                     .put(1, Wolf, Grove)
                     .put(1, CatFox, GroveAsylum)
                     .put(0, Alice, Asylum)
                     .quest(Quest::Terror, Grove)
                     .turn_of(1, draws(6));
    begin(match, 1, Wolf, Quest::Terror);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    match.choose(1, StartCombat{CatFox, Alice});
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Pass{});
    match.choose(1, Relocate{Grove});
    match.finish(0);
    match.play(1, 0);
    EXPECT_EQ(match.asked_by(1), "WT-10.14");
}

TEST(Awkward, WT_14_1_AnObjectionInTheDeepestOfAllMoments)
{
    RULE("WT-14.1");  // WT-19.16 WT-10.3
    auto match = table(5)
                     .in_force({.love_one = TinMan, .love_two = Dorothy})
                     .memory(1, Quest::Love, Side::Spring)
                     .put(1, Wolf, Grove)
                     .put(0, TinMan, Asylum)
                     .put(2, Dorothy, Asylum)
                     .put(3, CatFox, GroveAsylum)
                     .activated(CatFox)
                     .quest(Quest::Terror, Grove)
                     .referee(4)
                     .turn_of(1, draws(6));
    begin(match, 1, Wolf, Quest::Terror);
    match.choose(2, Pass{});
    match.choose(0, Activate{TinMan});
    match.pay(0, GroveAsylum);
    EXPECT_TRUE(match.is_in<Following>());
    match.choose(3, Object{});  // against the movement, while the beloved is asked
    EXPECT_TRUE(match.waits_for(4));
    match.choose(4, Uphold{});
    match.choose(0, Retell{});
    match.choose(2, Follow{});
    match.choose(3, Object{});  // once more, in the window
    match.choose(4, Uphold{});
    match.choose(3, Pass{});
    EXPECT_EQ(match.at(Dorothy), GroveAsylum);
    match.choose(0, Step{Grove});
    EXPECT_TRUE(match.is_in<Following>());
}

TEST(Awkward, WT_R36_BetweenTheTurnsNobodyRescues)
{
    RULE("WT-R36");  // WT-17.5 WT-R41
    auto match = table(4)
                     .in_force({.hope = Alice})
                     .memory(1, Quest::Hope, Side::Spring)
                     .put(2, Alice, Grove)
                     .activated(Alice)
                     .put(0, Dorothy, Market)
                     .put(1, Wolf, Market)
                     .activated(Wolf)
                     .down(Wolf)
                     .hand(1, 2)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Dorothy});
    match.finish(0);
    EXPECT_TRUE(match.is_in<HopeWindow>());  // seat 1 has the marker, but no turn has begun
    EXPECT_FALSE(match.offers(1, Rescue{Wolf, match.some(1, 2)}));
    match.choose(2, UseHope{});
    EXPECT_TRUE(match.waits_for(2));
}

TEST(Awkward, WT_R11_VotesInAQuestWaitForTheEndOfTheTurn)
{
    RULE("WT-R11");  // WT-10.25
    auto match = table(3).put(0, Alice, Grove).put(1, Wolf, Grove).quest(Quest::Hope, Grove).turn_of(0, kDraw3);
    begin(match, 0, Alice, Quest::Hope);
    for (int seat = 1; seat < 3; ++seat) {
        match.choose(seat, VoteEpilogue{});
    }
    match.choose(1, Pass{});
    match.play(0, 1);
    match.choose(1, Pass{});
    match.play(0, 0);
    match.choose(0, Tell{});
    match.choose(0, ChooseMemory{match.state().quest_cards[0].front()});
    match.choose(0, PlaceMemory{1});
    EXPECT_TRUE(match.is_in<Activation>());
    match.choose(0, VoteEpilogue{});
    EXPECT_TRUE(match.is_in<Activation>());
    match.finish(0);
    EXPECT_TRUE(match.is_in<Epilogue>());
    EXPECT_TRUE(match.waits_for(0));
}

TEST(Awkward, WT_3_6_TheLastReadyCharacterJoinsAQuestAndTheChapterEnds)
{
    RULE("WT-3.6");  // WT-10.2 WT-3.8
    auto match = table(4).put(0, Alice, Grove).put(3, Wolf, Grove).quest(Quest::Hope, Grove).turn_of(0, draws(6 + 16));
    begin(match, 0, Alice, Quest::Hope);
    match.choose(3, Activate{Wolf});
    match.finish(3);
    match.play(0, 0);
    match.choose(3, Pass{});
    match.play(0, 0);
    match.choose(0, Tell{});
    match.choose(0, PlaceMemory{1});  // 0:0
    match.finish(0);
    EXPECT_EQ(match.state().chapter, 2);
    EXPECT_TRUE(match.waits_for(3));  // clockwise from seat 1 on, who has nobody
}

TEST(Awkward, WT_8_4_ACarrierBeatenOnTheWayIsWhereTheQuestIs)
{
    RULE("WT-8.4");  // WT-9.6 WT-15.6 WT-R21
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, GroveAsylum)
                     .put(1, CatFox, Fortress)
                     .hand(1, 1)
                     .quest(Quest::Retaliation, Alice)
                     .turn_of(0, draws(6));
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    match.choose(1, StartCombat{Wolf, Alice});
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Pass{});
    match.choose(1, Relocate{Fortress});
    match.finish(0);
    match.choose(1, Activate{CatFox});
    match.choose(1, Resolve{Quest::Retaliation});  // dragged right in front of him
    EXPECT_EQ(match.frame<QuestRun>().at, Fortress);
    match.play(1, 1);
    EXPECT_EQ(match.asked_by(1), "WT-10.14");
}

TEST(Awkward, WT_R26_AnObjectionThatIsSettledIsNotRaisedAgain)
{
    RULE("WT-R26");  // WT-11.8
    auto match = hope_at_the_grove().referee(1).turn_of(0, kDraw3);
    begin(match, 0, Alice, Quest::Hope);
    match.choose(1, Object{});  // his own word counts at once
    match.choose(0, Concede{});
    EXPECT_FALSE(match.frame<QuestRun>().rejected);  // no bookmark yet, so nothing was forgotten
    EXPECT_FALSE(match.offers(1, Object{}));
    EXPECT_FALSE(match.offers(2, Object{}));
    match.play(0, 1);
}

TEST(Awkward, WT_R46_PropagandaWithoutThreeCardsComesToNothing)
{
    RULE("WT-R46");  // WT-R09
    auto match = table(4)
                     .in_force({.propaganda = true})
                     .memory(1, Quest::Propaganda, Side::Winter)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, Market)
                     .hand(1, 2)
                     .no_cards_left()
                     .turn_of(1);
    match.choose(1, Propaganda{Wolf, Alice});  // nothing is left to draw
    EXPECT_FALSE(match.figure(Wolf).ready);
    EXPECT_TRUE(match.figure(Alice).ready);
    match.finish(1);
    EXPECT_EQ(match.cards(1), 2U);
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
