// One activation from the draw to the hand limit: chapter WT-4.
#include "games/winter_tales/tests/builders.h"

namespace snowbound::winter_tales::tests {
namespace {

TEST(Activation, WT_4_1_TurnDrawMoveActDiscard)
{
    RULE("WT-4.1");  // WT-4.4 WT-4.6
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, StatueSquare)
                     .hand(0, 7)
                     .quest(Quest::Terror, Factory)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    EXPECT_FALSE(match.figure(Alice).ready);
    EXPECT_EQ(match.cards(0), 10U);
    match.pay(0, GroveAsylum);
    match.choose(0, Step{Asylum});
    match.choose(0, PlaceQuest{Quest::Hope, spot_of(Asylum)});
    EXPECT_EQ(match.cards(0), 9U);
    match.refuses(0, Finish{}, "WT-4.6");
    match.choose(0, Finish{match.some(0, 2)});
    EXPECT_EQ(match.cards(0), 7U);
    EXPECT_TRUE(match.waits_for(1));
}

TEST(Activation, WT_4_2_InTheOwnTurnOrInSomebodyElsesQuest)
{
    RULE("WT-4.2");  // WT-10.2
    auto match = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).quest(Quest::Hope, Grove).turn_of(0, draws(6));
    match.refuses(1, Activate{Wolf}, "WT-14.1");  // not his turn
    match.choose(0, Activate{Alice});
    match.refuses(1, Activate{Wolf}, "WT-14.1");
    match.choose(0, Resolve{Quest::Hope});
    match.choose(1, Activate{Wolf});
    EXPECT_FALSE(match.figure(Wolf).ready);
    EXPECT_EQ(match.cards(1), 3U);
}

TEST(Activation, WT_4_3_OnlyAReadyCharacter)
{
    RULE("WT-4.3");
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(0, Dorothy, Mansion)
                     .activated(Dorothy)
                     .put(1, Wolf, GroveAsylum)
                     .put(1, CatFox, StatueSquare)
                     .activated(CatFox)
                     .quest(Quest::Hope, Grove)
                     .turn_of(0, kDraw3);
    match.refuses(0, Activate{Dorothy}, "WT-4.3");
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::Hope});
    match.refuses(1, Activate{CatFox}, "WT-4.3");
}

TEST(Activation, WT_4_4_NothingMovesAfterTheAction)
{
    RULE("WT-4.4");
    auto match = table(4).put(0, Alice, Grove).put(1, Wolf, StatueSquare).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    const Cards hand = match.hand(0);
    match.choose(0, PlaceQuest{Quest::Refuge, spot_of(Market)});
    match.refuses(0, Step{Asylum}, "WT-4.4");  // the paid step is lost
    match.refuses(0, Pay{hand.front(), Asylum}, "WT-4.4");
    match.finish(0);
}

TEST(Activation, WT_4_5_OneActionOrNone)
{
    RULE("WT-4.5");
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, StatueSquare)
                     .put(2, Dorothy, Market)
                     .quest(Quest::Hope, Grove)
                     .turn_of(0, draws(6));
    match.choose(0, Activate{Alice});
    match.choose(0, PlaceQuest{Quest::Refuge, spot_of(Market)});
    match.refuses(0, PlaceQuest{Quest::ArtifactSpring, spot_of(Theatre)}, "WT-4.5");
    match.refuses(0, Resolve{Quest::Hope}, "WT-4.5");
    match.finish(0);
    match.choose(1, Activate{Wolf});
    EXPECT_EQ(match.fallback(1), Choice{Finish{}});
    match.finish(1);  // without any
    EXPECT_EQ(match.token(Quest::Terror).is, TokenIs::Supply);
}

TEST(Activation, WT_4_6_SevenCardsAreLeftAndOnlyToWhoeverActivates)
{
    RULE("WT-4.6");
    auto match = table(4).put(0, Alice, Grove).put(1, Wolf, StatueSquare).hand(0, 6).hand(1, 9).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.refuses(0, Finish{match.some(0, 1)}, "WT-4.6");
    match.refuses(0, Finish{match.some(0, 3)}, "WT-4.6");
    match.refuses(0, Finish{match.some(1, 2)}, "WT-5.1");  // somebody else's
    Cards others = match.hand(0) - match.some(0, 7);
    match.choose(0, Finish{others});  // any two
    EXPECT_EQ(match.cards(0), 7U);
    EXPECT_EQ(match.player(0).put_away, others);
    EXPECT_EQ(match.cards(1), 9U);
}

Builder join()  // a Soldier on the quest's square is asked with seven cards
{
    return table(4)
        .put(0, Alice, Grove)
        .put(1, Wolf, Grove)
        .put(3, CatFox, Market)
        .hand(1, 7)
        .quest(Quest::Hope, Grove);
}

TEST(Activation, WT_4_7_GermanJoinersDiscardBeforeTheyTakePart)
{
    RULE("WT-4.7");  // WT-R22 WT-10.3
    auto match = join().turn_of(0, draws(6));
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::Hope});
    match.choose(1, Activate{Wolf});
    EXPECT_EQ(match.cards(1), 10U);
    match.refuses(1, PlaceQuest{Quest::Terror, spot_of(Market)}, "WT-10.3");  // no action
    match.finish(1);
    EXPECT_EQ(match.cards(1), 7U);
}

TEST(Activation, WT_4_7_ItalianJoinersDiscardAfterTheQuest)
{
    RULE("WT-4.7");
    auto match = join().italian().turn_of(0, draws(6));
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::Hope});
    match.choose(1, Activate{Wolf});
    match.choose(1, Finish{});
    EXPECT_EQ(match.cards(1), 10U);
    match.choose(3, Pass{});
    match.play(0, 2);
    match.choose(1, TakePart{Wolf, match.some(1, 1), false});
    match.play(0, 0);
    match.choose(0, Tell{});
    match.choose(0, ChooseMemory{match.state().quest_cards[0].front()});
    match.choose(0, PlaceMemory{1});
    EXPECT_TRUE(match.waits_for(1));
    EXPECT_EQ(match.asked_by(1), "WT-4.6");
    EXPECT_EQ(match.cards(1), 9U);
    match.finish(1);
    EXPECT_EQ(match.cards(1), 7U);
    EXPECT_TRUE(match.waits_for(0));
    match.finish(0);
}

TEST(Activation, WT_4_7_TheFlagAloneMovesTheDiscard)
{
    RULE("WT-4.7");
    auto match = join().option(&Options::join_discard_after_quest, true).turn_of(0, draws(6));
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::Hope});
    match.choose(1, Activate{Wolf});
    match.choose(1, Finish{});
    EXPECT_EQ(match.cards(1), 10U);
}

TEST(Activation, WT_4_8_WT_14_4_AnActivationIsMotivated)
{
    RULE("WT-4.8");  // WT-14.4
    auto match = table(4).put(0, Alice, Grove).turn_of(0);
    const auto told = WinterTales::telling(match.state(), seat_at(0), Activate{Alice});
    ASSERT_TRUE(told);
    EXPECT_EQ(told->event, "activation");
    EXPECT_EQ(told->must, (std::vector<std::string_view>{"where", "why_now"}));
    EXPECT_EQ(told->about[0], (std::pair<std::string_view, std::string_view>{"character", "alice"}));
    EXPECT_EQ(told->about[2], (std::pair<std::string_view, std::string_view>{"place", "grove"}));
}

TEST(Activation, WT_4_9_WT_R35b_TheLastReadyCharacterLiesOnTheGround)
{
    RULE("WT-4.9");  // WT-8.5 WT-R35b WT-3.3
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .down(Alice)
                     .put(1, Wolf, StatueSquare)
                     .quest(Quest::Hope, Grove)
                     .turn_of(0, kDraw3);
    match.refuses(0, Pass{}, "WT-3.3");
    match.choose(0, Activate{Alice});
    EXPECT_EQ(match.cards(0), 3U);
    EXPECT_FALSE(match.offers(0, Pay{match.first(0), GroveAsylum}));
    EXPECT_FALSE(match.offers(0, Resolve{Quest::Hope}));
    EXPECT_FALSE(match.offers(0, PlaceQuest{Quest::Refuge, spot_of(Market)}));
    match.choose(0, Rescue{Alice, match.some(0, 2)});
    EXPECT_FALSE(match.figure(Alice).down);
    EXPECT_TRUE(match.offers(0, Resolve{Quest::Hope}));
    match.pay(0, GroveAsylum);  // and moves
    match.choose(0, Step{Asylum});
    match.choose(0, PlaceQuest{Quest::Refuge, spot_of(Market)});
}

TEST(Activation, WT_4_9_RescuedAndImmobileItActsOnTheSpot)
{
    RULE("WT-4.9");  // WT-15.7
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .down(Alice)
                     .immobile(Alice)
                     .put(1, Wolf, StatueSquare)
                     .quest(Quest::Hope, Grove)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, Rescue{Alice, match.some(0, 2)});
    EXPECT_EQ(match.bars(0, Step{GroveAsylum}), "WT-15.7");
    EXPECT_FALSE(match.offers(0, Pay{match.first(0), GroveAsylum}));
    match.choose(0, Resolve{Quest::Hope});
}

TEST(Activation, WT_4_9_WithoutARescueItOnlyDrawsAndTheChapterEnds)
{
    RULE("WT-4.9");  // WT-3.6
    auto match = table(4).put(0, Alice, Grove).down(Alice).turn_of(0, draws(3 + 16));
    match.choose(0, Activate{Alice});
    match.finish(0);
    EXPECT_EQ(match.state().chapter, 2);
    EXPECT_TRUE(match.figure(Alice).down);
    EXPECT_TRUE(match.figure(Alice).ready);
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
