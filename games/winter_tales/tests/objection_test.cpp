// While a telling is judged: what it is about, what else may be done meanwhile, what becomes of both. WT-14.1, WT-R26,
// WT-R34, WT-R67b; and agreements of the table, WT-R71.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

// Alice walks, and the Occupation of seat 1 is fulfilled all the time; seat 2 is the Referee.
Builder judged_walk()
{
    auto start = table(4).put(1, Wolf, Market).put(3, CatFox, Theatre).put(0, Alice, Grove).referee(2);
    return start.mission_of(1, Mission::Occupation);
}

const Choice kOccupation = Declare{Mission::Occupation, 1, {}};

TEST(Objections, WT_R67b_AMissionIsDeclaredMeanwhile)
{
    RULE("WT-R67b");  // WT-R53 WT-14.1
    for (const bool upheld : {false, true}) {
        auto match = judged_walk().turn_of(0, kDraw3);
        match.choose(0, Activate{Alice});
        match.choose(3, Object{});
        EXPECT_FALSE(match.offers(1, Object{}));  // one at a time
        const auto question = match.question(2);
        match.choose(1, kOccupation);
        EXPECT_NE(match.question(2), question);  // what it offers may have changed
        EXPECT_EQ(match.asked_by(2), "WT-14.1");
        EXPECT_EQ(state_of(match, 1), MissionIs::Declared);  // it waits for the judgement
        EXPECT_EQ(WinterTales::view(match.state(), seat_at(0)).players[1].missions[0].space, 1);
        if (upheld) {
            match.choose(2, Uphold{});
            EXPECT_EQ(match.asked_by(0), "WT-R26");  // whoever told what was objected to
            EXPECT_EQ(telling(match, 0, Retell{}).event, "activation");
            match.choose(0, Retell{});
            EXPECT_EQ(match.state().told.by, seat_at(0));  // told again, and so the newest
            EXPECT_EQ(match.state().told.retold, 1);
        } else {
            match.choose(2, Dismiss{});
            EXPECT_TRUE(match.offers(3, Object{}));  // to the mission: it was told later
            EXPECT_EQ(match.state().told.by, seat_at(1));
        }
        EXPECT_EQ(match.memory(1).mission, Mission::Occupation);
        EXPECT_EQ(match.asked_by(0), "WT-4.1");
    }
}

TEST(Objections, WT_R67b_TheRefereeDeclaresBeforeHeJudges)
{
    RULE("WT-R67b");
    auto match = judged_walk().referee(1).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    EXPECT_EQ(telling(match, 0, Retell{}).event, "activation");  // whoever asks too early does no harm
    match.choose(3, Object{});
    const auto bot = bot_options(match, 1);
    EXPECT_NE(std::find(bot.begin(), bot.end(), kOccupation), bot.end());
    EXPECT_EQ(match.fallback(1), Choice(Dismiss{}));
    match.choose(1, kOccupation);
    match.choose(1, Uphold{});
    EXPECT_EQ(match.asked_by(0), "WT-R26");
}

// What nobody holds is shown with the question of the activation, and that comes back only after the judgement.
TEST(Objections, WT_R60_WhoIsRescuedMeanwhileChoosesAfterTheJudgement)
{
    RULE("WT-R60");  // WT-R67b
    auto start = table(4).abilities().put(0, Alice, Grove).down(Alice).put(0, Dorothy, Grove).referee(2);
    auto match = start.put(3, CatFox, Theatre).mission_of(0, Mission::Rescue).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(3, Object{});
    match.choose(0, Rescue{Alice, match.some(0, 2)});
    EXPECT_FALSE(match.player(0).knows_unused[0]);
    match.choose(2, Dismiss{});
    EXPECT_TRUE(match.offers(0, SwapMission{Mission::Rescue, Mission::Connection1}));
    EXPECT_TRUE(match.player(0).knows_unused[0]);
}

TEST(Objections, WT_R67b_ARescueMeanwhile)
{
    RULE("WT-R67b");  // WT-R36 WT-17.5
    for (const bool italian : {false, true}) {
        auto start =
            judged_walk().put(2, TinMan, Factory).down(TinMan).hand(2, 2).put(0, Dorothy, Mansion).down(Dorothy);
        auto match = (italian ? start.italian() : start).turn_of(0, kDraw3);
        match.choose(0, Activate{Alice});
        match.choose(3, Object{});
        EXPECT_EQ(match.offers(2, Rescue{TinMan, match.some(2, 2)}), italian);  // not in his turn
        match.choose(0, Rescue{Dorothy, match.some(0, 2)});                     // but in hers
        EXPECT_FALSE(match.figure(Dorothy).down);
        match.choose(2, Uphold{});
        match.choose(0, Concede{});
        EXPECT_EQ(match.state().told.what, Narration::Rescue);
        EXPECT_TRUE(match.offers(3, Object{}));
    }
}

TEST(Objections, WT_R34_TheRelocationIsTakenBackWhateverWasToldSince)
{
    RULE("WT-R34");  // WT-R67b
    for (const bool retold : {false, true}) {
        auto start = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).hand(1, 1).referee(2);
        auto match = start.mission_of(1, Mission::Bounty).turn_of(0, kDraw3);
        match.choose(0, Activate{Alice});
        match.pay(0, GroveAsylum);
        beat(match, 1, {Wolf, Alice}, 0);
        match.choose(1, Relocate{Fortress});
        match.choose(0, Object{});
        if (retold) {
            match.choose(2, Uphold{});
            match.choose(1, Retell{});
            match.choose(0, Object{});  // once more
        }
        match.choose(1, Declare{Mission::Bounty, 3, {}});
        match.choose(2, Uphold{});
        if (!retold) match.choose(1, Concede{});
        EXPECT_EQ(match.at(Alice), GroveAsylum);
        EXPECT_EQ(match.memory(3).mission, Mission::Bounty);
    }
}

TEST(Objections, WT_R26_TheStartOfAQuestIsJudgedWhateverWasToldSince)
{
    RULE("WT-R26");  // WT-11.7 WT-R67b
    auto start = judged_walk().memory(1, Quest::Terror, Side::Spring).quest(Quest::Hope, Grove);
    auto match = start.turn_of(0, draws(6));
    begin(match, 0, Alice, Quest::Hope);
    match.choose(1, Object{});
    match.choose(1, Declare{Mission::Occupation, 3, {}});
    match.choose(2, Uphold{});
    match.choose(0, Retell{});
    EXPECT_EQ(match.asked_by(1), "WT-10.2");
    EXPECT_EQ(match.frame<QuestRun>().retold, 1);
    match.choose(1, Activate{Wolf});
    EXPECT_TRUE(match.offers(3, Object{}));  // to his joining, while he is on his way
    EXPECT_FALSE(match.offers(1, Object{}));
    while (!match.waits_for(3)) {  // he comes, and Alice lets him
        if (match.waits_for(1)) {
            match.choose(1, match.fallback(1));
        } else {
            match.choose(0, Pass{});
        }
    }
    match.choose(3, Pass{});
    EXPECT_EQ(match.asked_by(0), "WT-10.7");
    match.choose(3, Object{});  // before the first card it is the start again
    EXPECT_EQ(match.said<Objected>().back(), (Objected{seat_at(3), seat_at(0)}));
    match.choose(2, Uphold{});
    EXPECT_EQ(match.said<QuestFailed>().size(), 1U);  // the bookmark lay on the first space
}

TEST(Objections, WT_14_1_ADismissedObjectionToTheStartIsNotRepeated)
{
    RULE("WT-14.1");  // WT-R26
    auto match = judged_walk().quest(Quest::Hope, Grove).turn_of(0, kDraw3);
    begin(match, 0, Alice, Quest::Hope);
    match.choose(3, Object{});
    EXPECT_FALSE(match.offers(3, Object{}));  // one at a time
    EXPECT_FALSE(match.offers(1, Object{}));
    match.choose(2, Dismiss{});
    EXPECT_FALSE(match.offers(3, Object{}));
    EXPECT_FALSE(match.offers(1, Object{}));
}

TEST(Objections, WT_R06_WhoeverJudgesAtTheSameTimeKeepsHisQuestion)
{
    RULE("WT-R06");
    auto match = judged_walk().referee(-1).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(3, Object{});
    const auto question = match.question(2);
    match.choose(1, Uphold{});
    match.choose(0, VoteEpilogue{});
    EXPECT_EQ(match.question(2), question);
    match.choose(1, kOccupation);  // who has judged may still declare
    EXPECT_NE(match.question(2), question);
    match.choose(2, Dismiss{});
    match.choose(3, Dismiss{});
    EXPECT_EQ(match.asked_by(0), "WT-4.1");
}

TEST(Objections, WT_R26_ATableOfOlderRulesKnowsWhatItIsAbout)
{
    RULE("WT-R26");
    State s = judged_walk().activated(Alice).state();
    s.told = {.what = Narration::Activation, .by = seat_at(0)};
    s.stack = {Chapter{}, Turn{.acted = true}, Activation{.seat = seat_at(0), .who = Alice},
               Objection{.by = seat_at(3)}};
    Match match(s, {});
    match.choose(1, kOccupation);
    match.choose(2, Uphold{});
    EXPECT_EQ(match.asked_by(0), "WT-R26");
}

TEST(Objections, WT_14_1_WhoeverIsNotAskedMayStillSpeak)
{
    RULE("WT-14.1");  // WT-R11
    auto match = judged_walk().turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    EXPECT_EQ(match.open(1)->wait, Wait::Standing);
    EXPECT_EQ(match.fallback(1), Choice(VoteEpilogue{}));
    match.choose(1, VoteEpilogue{});
    EXPECT_EQ(match.fallback(1), Choice(WithdrawVote{}));
    auto start = table(4).memory(1, Quest::Hope, Side::Spring).hand(0, 1);
    auto end = start.epilogue_of(0);
    EXPECT_FALSE(end.open(1));  // nothing was told yet, and nothing else is possible
    end.choose(0, end.fallback(0));
    EXPECT_EQ(end.fallback(2), Choice(Object{}));
}

// ---- what a table may agree on

Builder all_may_be_bent()  // the Wolf is down and activated
{
    return table(3).italian().put(0, Alice, Grove).put(1, Wolf, Market).down(Wolf).activated(Wolf);
}

void all_agree(Match& match, const Propose& wish)
{
    match.choose(0, wish);
    match.choose(1, Agree{});
    match.choose(2, Agree{});
}

TEST(Objections, WT_R71_EachWishAndNothingElse)
{
    RULE("WT-R71");
    auto stands = all_may_be_bent().turn_of(0);
    all_agree(stands, {Wish::StandUp, Wolf, Market});
    EXPECT_FALSE(stands.figure(Wolf).down);
    EXPECT_FALSE(stands.figure(Wolf).ready);
    auto ready = all_may_be_bent().turn_of(0);
    EXPECT_TRUE(ready.offers(2, Propose{Wish::MakeReady, Wolf, Market}));
    all_agree(ready, {Wish::MakeReady, Wolf, Market});
    EXPECT_TRUE(ready.figure(Wolf).down);
    EXPECT_TRUE(ready.figure(Wolf).ready);
    auto moves = all_may_be_bent().turn_of(0, kDraw3);
    moves.choose(0, Activate{Alice});
    all_agree(moves, {Wish::Move, Alice, Market});  // even while she is being activated
    EXPECT_EQ(moves.at(Alice), Market);
    EXPECT_EQ(moves.said<RuleBent>(), (std::vector<RuleBent>{{Wish::Move, Alice, Market}}));
}

TEST(Objections, WT_R71_WhatHasComeTrueByItselfIsNotBent)
{
    RULE("WT-R71");
    auto match = all_may_be_bent().hand(1, 2).turn_of(0);
    match.choose(0, Propose{Wish::StandUp, Wolf, Market});
    match.choose(1, Rescue{Wolf, match.some(1, 2)});
    match.choose(1, Agree{});
    match.choose(2, Agree{});
    EXPECT_TRUE(match.said<RuleBent>().empty());
    EXPECT_FALSE(match.state().proposal);
}

TEST(Objections, WT_R71_OneWishAtATimeAndWhereItIs)
{
    RULE("WT-R71");  // WT-14.5
    auto start = all_may_be_bent().put(0, Dorothy, Mansion).down(Dorothy).hand(0, 2);
    auto match = start.turn_of(0);
    match.refuses(0, Propose{Wish::StandUp, Wolf, Grove}, "WT-R71");  // he lies elsewhere
    match.choose(1, Propose{Wish::StandUp, Wolf, Market});
    match.refuses(0, Propose{Wish::Move, Alice, Market}, "WT-14.5");
}

TEST(Objections, WT_R71_NotWhileSomebodyJoinsAQuest)
{
    RULE("WT-R71");
    auto start = all_may_be_bent().quest(Quest::Hope, Grove).put(1, CatFox, Asylum);
    auto match = start.turn_of(0, draws(6));
    EXPECT_TRUE(match.offers(2, Propose{Wish::StandUp, Wolf, Market}));
    begin(match, 0, Alice, Quest::Hope);
    match.choose(1, Activate{CatFox});
    EXPECT_FALSE(match.offers(2, Propose{Wish::StandUp, Wolf, Market}));
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
