// The Referee, objections and agreements of the table: chapter WT-14; the bookmark that was forgotten, WT-11.7.
#include "games/winter_tales/tests/builders.h"

namespace snowbound::winter_tales::tests {
namespace {

Builder quest_with_a_bookmark(std::size_t seats)
{
    return table(seats)
        .put(0, Alice, Grove)
        .put(1, Wolf, Market)
        .memory(2, Quest::Terror, Side::Spring)
        .quest(Quest::Hope, Grove)
        .referee(2);
}

void begin(Match& match)
{
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::Hope});
}

TEST(Referee, WT_14_1_AStoryIsToldAgainAndNothingElseChanges)
{
    RULE("WT-14.1");  // WT-14.2 WT-1.7
    auto match = table(4).put(0, Alice, Asylum).put(1, Wolf, Market).referee(2).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    const State before = match.state();
    match.choose(1, Object{});  // anybody may
    EXPECT_TRUE(match.waits_for(2));
    EXPECT_EQ(match.asked_by(2), "WT-14.1");
    match.refuses(2, Relocate{Asylum}, "WT-14.1");  // he rules on the story only
    match.choose(2, Uphold{});
    EXPECT_TRUE(match.waits_for(0));
    match.choose(0, Retell{});
    EXPECT_EQ(match.said<Ruled>(), (std::vector<Ruled>{{true}}));
    EXPECT_EQ(match.state().figures, before.figures);
    EXPECT_EQ(match.state().players, before.players);
    EXPECT_EQ(match.state().discard, before.discard);
    EXPECT_EQ(match.state().stack, before.stack);
    match.choose(0, Step{Grove});
}

TEST(Referee, WT_14_1_ADismissedObjectionIsNotRepeated)
{
    RULE("WT-14.1");  // WT-R70
    auto match = table(4).put(0, Alice, Asylum).put(1, Wolf, Market).referee(2).turn_of(0, kDraw3);
    EXPECT_FALSE(match.offers(1, Object{}));  // nothing was told yet
    match.choose(0, Activate{Alice});
    EXPECT_FALSE(match.offers(0, Object{}));  // not against oneself
    match.choose(3, Object{});
    EXPECT_EQ(match.fallback(2), Choice{Dismiss{}});
    match.refuses(1, Dismiss{}, "WT-14.1");  // only the Referee
    match.choose(2, Dismiss{});
    EXPECT_FALSE(match.offers(3, Object{}));
    EXPECT_FALSE(match.offers(2, Object{}));
    match.pay(0, GroveAsylum);
    EXPECT_TRUE(match.offers(3, Object{}));  // a new telling
}

TEST(Referee, WT_14_1_TheRefereeHimselfNeedsNoQuestion)
{
    RULE("WT-14.1");
    auto match = table(4).put(0, Alice, Asylum).put(1, Wolf, Market).referee(2).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(2, Object{});
    EXPECT_EQ(match.asked_by(0), "WT-R26");
    match.choose(0, Concede{});
    EXPECT_TRUE(match.is_in<Activation>());  // no effect on the rules
    EXPECT_FALSE(match.offers(2, Object{}));
}

TEST(Referee, WT_R06_WithTheTableAsRefereeTheOthersVote)
{
    RULE("WT-R06");  // WT-14.1
    for (const bool upheld : {false, true}) {
        auto match = table(5).put(0, Alice, Asylum).put(1, Wolf, Market).referee(-1).turn_of(0, kDraw3);
        match.choose(0, Activate{Alice});
        match.choose(1, Object{});
        EXPECT_EQ(match.waiting(), SeatSet(0b11110));
        match.choose(4, Uphold{});
        match.choose(1, Uphold{});
        match.choose(2, Dismiss{});
        EXPECT_EQ(match.waiting(), SeatSet(0b01000));
        match.choose(3, upheld ? Choice{Uphold{}} : Choice{Dismiss{}});  // an even vote dismisses
        EXPECT_EQ(match.said<Ruled>(), (std::vector<Ruled>{{upheld}}));
        EXPECT_EQ(match.asked_by(0), upheld ? "WT-R26" : "WT-4.1");
    }
}

TEST(Referee, WT_R06_NobodyJudgesHisOwnTelling)
{
    RULE("WT-R06");
    auto match = table(3).put(0, Alice, Asylum).put(1, Wolf, Market).referee(0).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(1, Object{});
    EXPECT_EQ(match.waiting(), SeatSet(0b110));
    match.choose(1, Uphold{});
    match.choose(2, Uphold{});
    EXPECT_EQ(match.asked_by(0), "WT-R26");
}

TEST(Referee, WT_14_1_WhoeverIsAskedInAQuestMayObjectToo)
{
    RULE("WT-14.1");
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, Grove)
                     .activated(Wolf)
                     .hand(1, 2)
                     .quest(Quest::Hope, Grove)
                     .referee(1)
                     .turn_of(0, kDraw3);
    begin(match);
    match.play(0, 1);
    match.choose(1, Object{});  // while he is asked to take part
    match.choose(0, Retell{});
    EXPECT_EQ(match.asked_by(1), "WT-10.8");
    match.choose(1, TakePart{Wolf, match.some(1, 2), false});
    match.play(0, 0);
    match.choose(0, Tell{});
    EXPECT_TRUE(match.offers(1, Object{}));  // while he chooses the memory
}

TEST(Referee, WT_11_7_WT_R26_AForgottenBookmarkFailsAfterOneRetry)
{
    RULE("WT-11.7");  // WT-R26 WT-R25 WT-14.2
    auto match = quest_with_a_bookmark(5).hand(0, 2).turn_of(0, {0, 0, 0, 7});
    begin(match);
    match.choose(3, Object{});
    match.choose(2, Uphold{});
    EXPECT_EQ(match.fallback(0), Choice{Retell{}});
    EXPECT_EQ(WinterTales::telling(match.state(), seat_at(0), Retell{})->event, "quest_start");
    match.choose(0, Retell{});
    EXPECT_EQ(match.asked_by(1), "WT-10.2");  // it goes on where it was
    match.choose(1, Object{});
    match.choose(2, Uphold{});
    EXPECT_EQ(match.said<QuestFailed>(), (std::vector<QuestFailed>{{Quest::Hope}}));
    EXPECT_EQ(match.asked_by(0), "WT-10.16");
    const StoryCard top = match.state().deck.nth(7);
    match.choose(0, Tell{});
    match.choose(4, ChooseMemory{top});  // the Author
    match.choose(0, PlaceMemory{1});
    EXPECT_EQ(match.memory(1).side, Side::Winter);  // the other side won
    EXPECT_EQ(match.memory(1).card, top);
    EXPECT_EQ(match.cards(0), 5U);  // no card was played
    match.finish(0);
}

TEST(Referee, WT_11_7_WT_R26_TheNarratorMayGiveInAtOnce)
{
    RULE("WT-R26");  // WT-11.7
    auto match = quest_with_a_bookmark(4).italian().turn_of(0, draws(4));
    begin(match);
    match.choose(1, Pass{});
    EXPECT_EQ(match.asked_by(0), "WT-10.7");
    match.choose(1, Object{});  // still possible before the first card
    match.choose(2, Uphold{});
    match.choose(0, Concede{});
    EXPECT_EQ(match.said<QuestFailed>().size(), 1U);
    match.choose(0, Tell{});
    match.choose(0, ChooseMemory{*match.frame<QuestRun>().chosen});
    match.choose(0, PlaceMemory{3});
    EXPECT_EQ(match.memory(3).side, Side::Winter);
}

TEST(Referee, WT_R26_AfterTheFirstCardTheBeginningStands)
{
    RULE("WT-R26");
    auto match = quest_with_a_bookmark(4).turn_of(0, kDraw3);
    begin(match);
    match.choose(1, Pass{});
    match.play(0, 1);
    match.choose(1, Object{});  // against the cards: a story, no more
    match.choose(2, Uphold{});
    match.choose(0, Concede{});
    EXPECT_EQ(match.said<QuestFailed>().size(), 0U);
    EXPECT_EQ(match.asked_by(0), "WT-10.14");
}

TEST(Referee, WT_11_8_WithoutABookmarkNoQuestFailsByAWord)
{
    RULE("WT-11.8");  // WT-R26
    auto match = table(4).put(0, Alice, Grove).quest(Quest::Hope, Grove).referee(2).turn_of(0, kDraw3);
    begin(match);
    match.choose(2, Object{});
    match.choose(0, Concede{});
    EXPECT_EQ(match.asked_by(0), "WT-10.7");
    EXPECT_EQ(match.said<QuestFailed>().size(), 0U);
}

TEST(Referee, WT_R34_ARelocationWithoutAReasonIsTakenBack)
{
    RULE("WT-R34");  // WT-14.1
    auto match = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).hand(1, 1).referee(2).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    match.choose(1, StartCombat{Wolf, Alice});
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Pass{});
    match.choose(1, Relocate{Fortress});
    match.choose(0, Object{});
    match.choose(2, Uphold{});
    match.choose(1, Retell{});
    EXPECT_EQ(match.at(Alice), Fortress);
    match.choose(0, Object{});  // once more
    match.choose(2, Uphold{});
    EXPECT_EQ(match.at(Alice), GroveAsylum);
    EXPECT_TRUE(match.figure(Alice).down);  // the result stands
}

TEST(Referee, WT_14_3_WT_R72_TheNarratorAloneDecides)
{
    RULE("WT-14.3");  // WT-R72 WT-R70: help is given in words, the rules know none of it
    auto match = table(4).put(0, Alice, Grove).put(2, Dorothy, Mansion).turn_of(0, kDraw3);
    match.refuses(2, Activate{Alice}, "WT-14.1");
    match.choose(0, Activate{Alice});
    match.refuses(2, Pay{match.first(0), GroveAsylum}, "WT-14.1");
    EXPECT_EQ(match.waiting(), SeatSet(0b0001));
}

TEST(Referee, WT_14_5_WT_R71_AllAgreeAndARuleIsBent)
{
    RULE("WT-14.5");  // WT-R71
    auto match = table(3).italian().put(0, Alice, Grove).put(1, Wolf, Market).down(Wolf).turn_of(0);
    match.refuses(1, Agree{}, "WT-14.1");
    match.choose(1, Propose{Wish::StandUp, Wolf, Market});
    match.refuses(0, Propose{Wish::Move, Alice, Market}, "WT-3.2");  // one at a time
    match.choose(2, Agree{});
    EXPECT_FALSE(match.offers(2, Agree{}));
    EXPECT_TRUE(match.figure(Wolf).down);
    match.choose(0, Agree{});
    EXPECT_FALSE(match.figure(Wolf).down);
    EXPECT_EQ(match.said<RuleBent>(), (std::vector<RuleBent>{{Wish::StandUp, Wolf, Market}}));
    EXPECT_FALSE(match.state().proposal);
}

TEST(Referee, WT_14_5_WT_R71_OneVoiceAgainstIsEnough)
{
    RULE("WT-14.5");  // WT-R71
    auto match = table(3).italian().put(0, Alice, Grove).put(1, Wolf, Market).activated(Wolf).turn_of(0);
    match.choose(0, Propose{Wish::Move, Alice, Market});
    match.choose(1, Agree{});
    match.choose(2, Disagree{});
    EXPECT_FALSE(match.state().proposal);
    EXPECT_EQ(match.at(Alice), Grove);
    match.choose(0, Propose{Wish::MakeReady, Wolf, Market});
    match.choose(1, Agree{});
    match.choose(2, Agree{});
    EXPECT_TRUE(match.figure(Wolf).ready);
}

TEST(Referee, WT_R71_WhatATableCannotAgreeOn)
{
    RULE("WT-R71");  // WT-14.5
    auto match = table(3).italian().put(0, Alice, Grove).put(1, Wolf, Market).turn_of(0, kDraw3);
    match.refuses(0, Propose{Wish::StandUp, Alice, Grove}, "WT-R71");    // she stands
    match.refuses(0, Propose{Wish::MakeReady, Alice, Grove}, "WT-R71");  // she is ready
    match.refuses(0, Propose{Wish::Move, Alice, Grove}, "WT-R71");       // she is there
    match.refuses(0, Propose{Wish::Move, Pinocchio, Grove}, "WT-R71");   // not in the game
    match.choose(0, Activate{Alice});
    match.refuses(0, Propose{Wish::MakeReady, Alice, Grove}, "WT-R71");  // in the middle of it
    auto german = table(3).put(0, Alice, Grove).put(0, Dorothy, Grove).down(Dorothy).hand(0, 2).turn_of(0);
    german.refuses(0, Propose{Wish::Move, Alice, Market}, "WT-14.5");
    EXPECT_FALSE(german.offers(0, Propose{Wish::StandUp, Dorothy, Grove}));
}

TEST(Referee, WT_14_5_TheFlagAloneAllowsOrForbidsAgreements)
{
    RULE("WT-14.5");
    const auto offered = [](Builder start, bool on) {
        auto match = start.option(&Options::unanimous_override, on).put(0, Alice, Grove).down(Alice).turn_of(0);
        return match.offers(1, Propose{Wish::StandUp, Alice, Grove});
    };
    EXPECT_TRUE(offered(table(4), true));
    EXPECT_FALSE(offered(table(4).italian(), false));
}

TEST(Referee, WT_14_5_WT_R71_NotInTheMiddleOfAQuest)
{
    RULE("WT-R71");  // WT-14.5
    auto match = quest_with_a_bookmark(3).italian().referee(0).down(Wolf).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, Propose{Wish::StandUp, Wolf, Market});
    match.choose(1, Agree{});
    match.choose(0, Resolve{Quest::Hope});
    EXPECT_FALSE(match.offers(2, Agree{}));  // it waits
    match.play(0, 0);
    match.play(0, 0);
    match.choose(0, Tell{});
    match.choose(0, PlaceMemory{1});
    match.choose(2, Agree{});
    EXPECT_FALSE(match.figure(Wolf).down);
}

TEST(Referee, WT_R71_WhoeverWasCarriedAlongMeanwhileIsMeantAllTheSame)
{
    RULE("WT-R71");  // WT-19.16
    auto match = table(3)
                     .italian()
                     .in_force({.love_one = Alice, .love_two = Dorothy})
                     .memory(1, Quest::Love, Side::Spring)
                     .put(0, Alice, Grove)
                     .put(0, Dorothy, Grove)
                     .activated(Dorothy)
                     .put(1, Wolf, Market)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, Propose{Wish::MakeReady, Dorothy, Grove});
    match.pay(0, GroveAsylum);
    match.choose(0, Follow{});
    match.choose(1, Agree{});
    match.choose(2, Agree{});
    EXPECT_TRUE(match.figure(Dorothy).ready);
    EXPECT_EQ(match.at(Dorothy), GroveAsylum);  // and stays where she has come
}

TEST(Referee, WT_14_6_WT_R07_TheMoodIsOnlyToldAlong)
{
    RULE("WT-14.6");  // WT-R07
    Options o;
    o.mood = Mood::Dark;
    auto match = table(4).with(o).put(0, Alice, Grove).turn_of(0);
    const auto told = WinterTales::telling(match.state(), seat_at(0), Activate{Alice});
    EXPECT_EQ(told->about.back(), (std::pair<std::string_view, std::string_view>{"mood", "dark"}));
}

TEST(Referee, WT_R36_RescuesWhileOthersAreAsked)
{
    RULE("WT-R36");  // WT-17.5
    for (const bool italian : {false, true}) {
        auto start = quest_with_a_bookmark(4);
        if (italian) start.italian();
        auto match = start.put(0, Dorothy, Mansion)
                         .put(2, TinMan, Factory)
                         .down(Dorothy)
                         .down(TinMan)
                         .hand(2, 2)
                         .turn_of(0, kDraw3);
        match.choose(0, Activate{Alice});
        EXPECT_EQ(match.offers(2, Rescue{TinMan, match.some(2, 2)}), italian);  // in somebody else's turn
        match.choose(0, Resolve{Quest::Hope});
        EXPECT_TRUE(match.waits_for(1));
        EXPECT_EQ(match.offers(2, Rescue{TinMan, match.some(2, 2)}), italian);
        match.choose(0, Rescue{Dorothy, match.some(0, 2)});  // step 2 of the own quest is the own turn
        match.choose(1, Pass{});
        EXPECT_FALSE(match.offers(2, Rescue{TinMan, match.some(2, 2)}));  // not in steps 3 to 7
    }
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
