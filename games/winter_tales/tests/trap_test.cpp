// Traps: chapter WT-16.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

// Candlewick on the square, Alice in the Grove; Spring holds so many cards, Winter two when he has walked in.
Builder lure(std::size_t spring)
{
    return table(4).put(1, Candlewick, GroveAsylum).put(0, Alice, Grove).hand(0, spring);
}

void walk_into_it(Match& match)
{
    match.choose(1, Activate{Candlewick});
    match.pay(1, Grove);
}

TEST(Trap, WT_16_5_CandlewickIsThrownBack)
{
    RULE("WT-16.5");  // WT-16.2 WT-16.3 WT-16.4 WT-16.6 WT-16.7
    for (const bool italian : {false, true}) {
        auto start = lure(4);
        auto match = (italian ? start.italian() : start).turn_of(1, kDraw3);
        walk_into_it(match);
        lay_trap(match, 0, Alice, 2);
        EXPECT_EQ(match.state().trap_spring.size(), 2U);
        EXPECT_EQ(match.state().trap_winter.size(), 1U);
        EXPECT_TRUE(match.hand(0).empty());
        EXPECT_EQ(match.asked_by(1), "WT-16.3");
        match.play(1, 2);
        EXPECT_EQ(match.said<TrapRevealed>()[0].trap, 2);
        EXPECT_EQ(match.said<TrapRevealed>()[0].defence, 2);
        EXPECT_EQ(match.said<TrapEnded>()[0], (TrapEnded{TrapResult::Blocked, Candlewick, GroveAsylum}));
        EXPECT_FALSE(match.figure(Candlewick).down);
        EXPECT_EQ(match.at(Candlewick), GroveAsylum);
        EXPECT_EQ(match.cards(0), 1U);                               // the Winter side comes back
        EXPECT_EQ(match.state().discard.size(), 1U + 1U + 2U + 2U);  // movement, trap card, hidden, defence
        EXPECT_EQ(match.asked_by(0), "WT-16.7");                     // of a tie Spring tells the end
        EXPECT_EQ(match.figure(Candlewick).immobile, !italian);      // no more movement this chapter
        match.choose(0, Tell{});
        EXPECT_EQ(match.asked_by(1), italian ? "WT-4.6" : "WT-4.1");  // the activation is over, or not
        EXPECT_EQ(match.offers(1, PlaceQuest{Quest::Terror, spot_of(Grove)}), !italian);
    }
}

TEST(Trap, WT_16_1_NotOnSquares)
{
    RULE("WT-16.1");
    auto match = table(4).put(1, Candlewick, Asylum).put(0, Alice, GroveAsylum).hand(0, 4).turn_of(1, kDraw3);
    match.choose(1, Activate{Candlewick});
    match.pay(1, GroveAsylum);
    EXPECT_TRUE(match.waits_for(1));  // nobody is asked
    match.choose(1, Step{Grove});
}

TEST(Trap, WT_16_2_AnySplitOfAllTheOtherCards)
{
    RULE("WT-16.2");
    auto match = lure(3).turn_of(1, kDraw3);
    walk_into_it(match);
    match.choose(0, SetTrap{Alice});
    const StoryCard a = match.hand(0).nth(0), b = match.hand(0).nth(1), c = match.hand(0).nth(2);
    match.refuses(0, LayTrap{a, {a}}, "WT-16.2");
    match.refuses(0, LayTrap{match.first(1), {}}, "WT-16.2");
    match.refuses(0, LayTrap{a, {match.first(1)}}, "WT-5.1");
    match.refuses(0, Pass{}, "WT-16.2");  // it is announced
    match.choose(0, LayTrap{b, {c}});
    EXPECT_EQ(match.state().fight, Cards{b});
    EXPECT_EQ(match.state().trap_spring, Cards{c});
    EXPECT_EQ(match.state().trap_winter, Cards{a});
    match.play(1, 0);
    EXPECT_EQ(match.hand(0), Cards{a});
}

TEST(Trap, WT_16_2_TheOtherSideCannotLayCardsIntoIt)
{
    RULE("WT-16.2");
    auto match = lure(3).turn_of(1, kDraw3);
    walk_into_it(match);
    lay_trap(match, 0, Alice, 1);
    match.refuses(1, LayTrap{match.first(1), {}}, "WT-16.2");
}

TEST(Trap, WT_16_3_NoneOrAnyOfHisCards)
{
    RULE("WT-16.3");
    auto match = lure(3).turn_of(1, kDraw3);
    walk_into_it(match);
    lay_trap(match, 0, Alice, 1);
    EXPECT_TRUE(match.offers(1, Play{}));
    EXPECT_EQ(match.fallback(1), Choice(Play{}));
    match.refuses(1, Play{match.state().deck.first(1), false}, "WT-5.1");
    match.refuses(1, Play{{}, true}, "WT-10.14");
    match.choose(1, Play{{match.hand(1).nth(1)}, false});
    EXPECT_EQ(match.said<TrapDefended>()[0].cards.size(), 1U);
}

TEST(Trap, WT_16_5_MoreCardsDefuseIt)
{
    RULE("WT-16.5");  // WT-16.7
    for (const bool italian : {false, true}) {
        auto start = lure(4);
        auto match = (italian ? start.italian() : start).turn_of(1, kDraw3);
        walk_into_it(match);
        lay_trap(match, 0, Alice, 1);
        match.play(1, 2);
        EXPECT_EQ(match.asked_by(1), "WT-16.7");  // the winner tells the end
        match.choose(1, Tell{});
        EXPECT_EQ(match.at(Candlewick), Grove);
        EXPECT_EQ(match.asked_by(1), "WT-4.1");
        EXPECT_TRUE(match.offers(1, PlaceQuest{Quest::Terror, spot_of(Grove)}));
        EXPECT_FALSE(match.figure(Candlewick).immobile);
    }
}

TEST(Trap, WT_16_5_ADefusedTrapLeavesThePaidStep)
{
    RULE("WT-16.5");  // WT-R16
    auto match = table(4).put(1, Candlewick, Asylum).put(0, Alice, Grove).hand(0, 1).turn_of(1, kDraw3);
    match.choose(1, Activate{Candlewick});
    match.pay(1, GroveAsylum);
    match.choose(1, Step{Grove});
    lay_trap(match, 0, Alice, 0);
    match.play(1, 1);
    match.choose(1, Tell{});
    EXPECT_TRUE(match.offers(1, Pay{match.first(1), CemeteryGrove}));
}

TEST(Trap, WT_16_5_CaughtHereOrBackThere)
{
    RULE("WT-16.5");  // WT-17.7
    for (const bool italian : {false, true}) {
        auto start = lure(4);
        auto match = (italian ? start.italian() : start).turn_of(1, kDraw3);
        walk_into_it(match);
        lay_trap(match, 0, Alice, 3);
        match.play(1, 2);
        EXPECT_TRUE(match.figure(Candlewick).down);
        EXPECT_EQ(match.at(Candlewick), italian ? GroveAsylum : Grove);
        EXPECT_EQ(match.figure(Candlewick).immobile, !italian);
        match.choose(0, Tell{});
        EXPECT_FALSE(match.offers(1, PlaceQuest{Quest::Terror, spot_of(Grove)}));
        EXPECT_EQ(match.asked_by(1), italian ? "WT-4.6" : "WT-4.1");
    }
}

TEST(Trap, WT_16_5_EachDifferenceByItself)
{
    RULE("WT-16.5");
    auto hit = lure(4).option(&Options::trap_hit_returns, true).turn_of(1, kDraw3);
    walk_into_it(hit);
    lay_trap(hit, 0, Alice, 3);
    hit.play(1, 0);
    EXPECT_EQ(hit.at(Candlewick), GroveAsylum);
    EXPECT_TRUE(hit.figure(Candlewick).immobile);
    auto tie = lure(1).option(&Options::trap_tie_ends_activation, true).turn_of(1, kDraw3);
    walk_into_it(tie);
    lay_trap(tie, 0, Alice, 0);
    tie.play(1, 0);
    tie.choose(0, Tell{});
    EXPECT_EQ(tie.asked_by(1), "WT-4.6");
    auto mobile = lure(1).option(&Options::immobile_after_loss, false).turn_of(1, kDraw3);
    walk_into_it(mobile);
    lay_trap(mobile, 0, Alice, 0);
    mobile.play(1, 0);
    EXPECT_FALSE(mobile.figure(Candlewick).immobile);
    mobile.choose(0, Tell{});
    EXPECT_FALSE(mobile.offers(1, Pay{mobile.first(1), Asylum}));  // but this movement is over
}

TEST(Trap, WT_16_5_BlockedHeMayStillActOnTheSquare)
{
    RULE("WT-16.5");
    for (const bool italian : {false, true}) {
        auto start = lure(1).put(2, Grumpy, GroveAsylum).quest(Quest::Retaliation, Grumpy);
        auto match = (italian ? start.italian() : start).turn_of(1, kDraw3);
        walk_into_it(match);
        lay_trap(match, 0, Alice, 0);
        match.play(1, 0);
        match.choose(0, Tell{});
        EXPECT_EQ(match.offers(1, Resolve{Quest::Retaliation}), !italian);
    }
}

TEST(Trap, WT_16_6_WhatIsLaidDownIsGone)
{
    RULE("WT-16.6");
    auto match = lure(5).turn_of(1, kDraw3);
    walk_into_it(match);
    const Cards hand = match.hand(0), against = match.some(1, 1);
    lay_trap(match, 0, Alice, 2);
    match.play(1, 1);
    Cards kept = hand;
    kept.remove(hand.front());
    kept -= kept.first(2);
    EXPECT_EQ(match.hand(0), kept);
    EXPECT_TRUE(match.state().discard.contains((hand - kept) | against));
    EXPECT_TRUE(match.state().trap_winter.empty());
}

TEST(Trap, WT_16_7_TheTellingIsOpenUntilTheEnd)
{
    RULE("WT-16.7");  // WT-16.2 WT-16.3
    auto match = lure(2).turn_of(1, kDraw3);
    walk_into_it(match);
    match.choose(0, SetTrap{Alice});
    const LayTrap lay{match.first(0), {}};
    EXPECT_EQ(telling(match, 0, lay).event, "trap_set");
    EXPECT_EQ(telling(match, 0, lay).avoid, keys({"death", "ending"}));
    EXPECT_EQ(telling(match, 0, lay).cards.size(), 1U);  // the trap card only
    match.choose(0, lay);
    EXPECT_EQ(telling(match, 1, Play{}).event, "trap_defence");
    match.play(1, 0);
    EXPECT_EQ(telling(match, 0, Tell{}).event, "trap_end");
}

TEST(Trap, WT_16_8_ItTakesNoActivation)
{
    RULE("WT-16.8");
    for (const bool ready : {true, false}) {
        auto start = lure(2);
        auto match = (ready ? start : start.activated(Alice)).turn_of(1, kDraw3);
        walk_into_it(match);
        const Figure before = match.figure(Alice);
        lay_trap(match, 0, Alice, 1);
        match.play(1, 0);
        EXPECT_EQ(match.figure(Alice), before);
        EXPECT_TRUE(match.figure(Candlewick).down);
    }
}

TEST(Trap, WT_16_9_WT_R39_OneCardMakesATrapOfNothing)
{
    RULE("WT-16.9");  // WT-R39
    auto blocked = lure(1).turn_of(1, kDraw3);
    walk_into_it(blocked);
    lay_trap(blocked, 0, Alice, 0);
    blocked.play(1, 0);
    EXPECT_EQ(blocked.said<TrapEnded>()[0].result, TrapResult::Blocked);
    auto through = lure(1).turn_of(1, kDraw3);
    walk_into_it(through);
    lay_trap(through, 0, Alice, 0);
    through.play(1, 1);
    EXPECT_EQ(through.said<TrapEnded>()[0].result, TrapResult::Defused);
}

TEST(Trap, WT_16_9_NoCardNoTrap)
{
    RULE("WT-16.9");  // WT-7.8 WT-R16b
    auto match = lure(0).turn_of(1, kDraw3);
    walk_into_it(match);
    match.refuses(0, SetTrap{Alice}, "WT-7.8");
    match.choose(0, Pass{});
    EXPECT_EQ(match.at(Candlewick), Grove);
}

TEST(Trap, WT_R39b_TheRevealShowsTheSpringSidesOnly)
{
    RULE("WT-R39b");  // WT-16.4
    for (const bool full : {false, true}) {
        Options options;
        options.full_trap_reveal = full;
        auto match = lure(4).with(options).turn_of(1, kDraw3);
        walk_into_it(match);
        lay_trap(match, 0, Alice, 2);
        const Cards spring = match.state().trap_spring, winter = match.state().trap_winter;
        match.play(1, 0);
        EXPECT_EQ(match.said<TrapRevealed>()[0].spring, spring);
        ASSERT_EQ(match.said<TrapKept>().size(), full ? 1U : 0U);
        if (full) {
            EXPECT_EQ(match.said<TrapKept>()[0].winter, winter);
        }
    }
}

TEST(Trap, WT_R39c_ReadyAgainHeStillDoesNotMove)
{
    RULE("WT-R39c");
    auto match = lure(0).immobile(Candlewick).turn_of(1, kDraw3);
    match.choose(1, Activate{Candlewick});
    EXPECT_FALSE(match.offers(1, Pay{match.first(1), Asylum}));
    EXPECT_TRUE(match.offers(1, PlaceQuest{Quest::Terror, spot_of(Grove)}));
}

TEST(Trap, WT_R39d_BlockedOnTheWayToAQuestHeIsOut)
{
    RULE("WT-R39d");
    auto match = lure(1).quest(Quest::Hope, Grove).put(3, Wolf, Market).turn_of(0, draws(6));
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::Hope});
    match.choose(1, Activate{Candlewick});
    match.pay(1, Grove);
    lay_trap(match, 0, Alice, 0);  // WT-7.5: by whoever resolves the quest
    match.play(1, 0);
    match.choose(0, Tell{});
    EXPECT_EQ(match.at(Candlewick), GroveAsylum);
    match.finish(1);
    pass_until(match, 0);
    match.play(0, 1);
    EXPECT_EQ(match.asked_by(0), "WT-10.14");  // nobody takes part in step 4
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
