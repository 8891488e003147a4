// Story cards, hands and the deck: chapter WT-5.
#include "games/winter_tales/tests/builders.h"

namespace snowbound::winter_tales::tests {
namespace {

TEST(StoryCards, WT_5_1_ACardShowsTheFaceOfWhomItIsUsedFor)
{
    RULE("WT-5.1");  // WT-10.13
    auto match = table(3)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, Grove)
                     .put(2, Dorothy, Grove)
                     .put(2, CatFox, Grove)
                     .activated(Wolf)
                     .activated(Dorothy)
                     .activated(CatFox)
                     .hand(1, 2)
                     .hand(2, 2)
                     .quest(Quest::Hope, Grove)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::Hope});
    match.refuses(0, Play{match.some(1, 1), false}, "WT-5.1");  // not his cards
    match.play(0, 1);
    match.choose(1, TakePart{Wolf, match.some(1, 1), false});
    match.choose(2, TakePart{CatFox, match.some(2, 1), false});  // the Author's Soldier
    EXPECT_EQ(match.state().quest_cards[0].size(), 1U);
    EXPECT_EQ(match.state().quest_cards[1].size(), 2U);
}

TEST(StoryCards, WT_5_2_NobodyLearnsHowManyCardsSomebodyHolds)
{
    RULE("WT-5.2");
    auto match = table(4).put(0, Alice, Grove).put(1, Wolf, StatueSquare).hand(0, 6).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.finish(0);
    for (const auto& note : match.notes()) {
        const bool counts = std::holds_alternative<Drew>(note.fact) || std::holds_alternative<PutAway>(note.fact);
        EXPECT_TRUE(!counts || note.to == To::only(seat_at(0)));
    }
    EXPECT_EQ(match.said<DrewCards>().size(), 1U);
    EXPECT_EQ(match.said<Finished>().size(), 1U);
    const View mine = WinterTales::view(match.state(), seat_at(0)),
               other = WinterTales::view(match.state(), seat_at(1));
    EXPECT_EQ(mine.own->hand.size(), 7U);
    EXPECT_EQ(mine.own->put_away.size(), 2U);
    EXPECT_TRUE(other.own->hand.empty());
    EXPECT_TRUE(other.discard.empty());  // what the hand limit takes lies face down
    EXPECT_FALSE(WinterTales::view(match.state(), kSpectator).own);
}

TEST(StoryCards, WT_5_3_WT_5_5_ACardIsWovenIntoTheTelling)
{
    RULE("WT-5.3");  // WT-5.5
    auto match = table(4).put(0, Alice, Grove).quest(Quest::Hope, Grove).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::Hope});
    const auto told = WinterTales::telling(match.state(), seat_at(0), Play{match.some(0, 2), false});
    ASSERT_TRUE(told);
    EXPECT_EQ(told->must, (std::vector<std::string_view>{"goal", "cards"}));
    EXPECT_EQ(told->cards.size(), 2U);
    EXPECT_FALSE(told->wants_concept);  // nobody stops to explain it
    EXPECT_EQ(told->takes_up, "");
}

TEST(StoryCards, WT_5_4_NobodyPlaysWhileSomebodyElseTells)
{
    RULE("WT-5.4");
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, Grove)
                     .activated(Wolf)
                     .hand(1, 3)
                     .quest(Quest::Hope, Grove)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::Hope});
    EXPECT_TRUE(match.waits_for(0));
    EXPECT_FALSE(match.waits_for(1));
    match.refuses(1, TakePart{Wolf, match.some(1, 1), false}, "WT-14.1");
    match.refuses(1, Play{match.some(1, 1), false}, "WT-14.1");
}

TEST(StoryCards, WT_5_6_WT_5_7_MovementAndRescueCardsAreDiscarded)
{
    RULE("WT-5.7");  // WT-5.6 WT-17.3
    auto match = table(4).put(0, Alice, Grove).put(0, Dorothy, Grove).down(Dorothy).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    const Cards hand = match.hand(0);
    match.pay(0, GroveAsylum);
    EXPECT_EQ(match.state().discard, hand.first(1));
    match.choose(0, Rescue{Dorothy, match.some(0, 2)});
    EXPECT_EQ(match.state().discard, hand);
    EXPECT_EQ(WinterTales::view(match.state(), seat_at(3)).discard, hand);  // open to all
}

TEST(StoryCards, WT_5_6_WT_5_7_QuestCardsAreDiscardedButForTheMemory)
{
    RULE("WT-5.7");  // WT-5.6 WT-10.17
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, Grove)
                     .activated(Wolf)
                     .hand(1, 1)
                     .quest(Quest::Hope, Grove)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::Hope});
    const StoryCard kept = match.first(0);
    match.play(0, 2);
    match.choose(1, TakePart{Wolf, match.hand(1), false});
    match.play(0, 1);
    match.choose(0, Tell{});
    match.choose(0, ChooseMemory{kept});
    match.choose(0, PlaceMemory{2});
    EXPECT_EQ(match.state().discard.size(), 3U);
    EXPECT_FALSE(match.state().discard.has(kept));
    EXPECT_EQ(match.memory(2).card, kept);
}

TEST(StoryCards, WT_5_8_WT_R09_AnEmptyDeckIsMadeAnewFromTheDiscards)
{
    RULE("WT-5.8");  // WT-R09
    auto match = table(4).put(0, Alice, Grove).hand(1, 7).discard_all_but(2).turn_of(0, {0, 83});
    match.choose(0, Activate{Alice});
    EXPECT_EQ(match.cards(0), 3U);
    EXPECT_EQ(match.said<Reshuffled>().size(), 1U);
    EXPECT_TRUE(match.state().discard.empty());
    EXPECT_EQ(match.state().deck.size(), 93U - 7 - 3);
}

TEST(StoryCards, WT_R09_WhatTheHandLimitTookComesBackToo)
{
    RULE("WT-R09");
    auto match =
        table(4).put(0, Alice, Grove).put(1, Wolf, StatueSquare).hand(0, 6).discard_all_but(3).turn_of(0, draws(5));
    match.choose(0, Activate{Alice});
    match.finish(0);
    match.choose(1, Activate{Wolf});
    EXPECT_TRUE(match.player(0).put_away.empty());
    EXPECT_EQ(match.state().deck.size(), 93U - 7 - 3);
}

TEST(StoryCards, WT_R09_WithoutAnyCardsTheDrawIsPartial)
{
    RULE("WT-R09");
    auto match = table(4).put(0, Alice, Grove).put(1, Wolf, StatueSquare).no_cards_left().turn_of(1);
    match.choose(1, Activate{Wolf});
    EXPECT_EQ(match.cards(1), 0U);
    EXPECT_EQ(match.said<Reshuffled>().size(), 0U);
    EXPECT_FALSE(match.offers(1, Step{Asylum}));
    match.choose(1, Finish{});
    auto last = table(4).put(0, Alice, Grove).put(1, Wolf, StatueSquare).hand(0, 92).turn_of(1);
    last.choose(1, Activate{Wolf});
    EXPECT_EQ(last.cards(1), 1U);
}

TEST(StoryCards, WT_R09_TheEndPhaseServesInTurnOrder)
{
    RULE("WT-R09");  // WT-3.7
    auto match = table(4).put(1, Wolf, StatueSquare).hand(0, 84).turn_of(1, draws(8));
    match.choose(1, Activate{Wolf});
    match.finish(1);
    EXPECT_EQ(match.state().chapter, 2);
    EXPECT_EQ(match.cards(2), 4U);  // from the new active player on
    EXPECT_EQ(match.cards(3), 2U);
    EXPECT_EQ(match.cards(0), 84U);
    EXPECT_EQ(match.cards(1), 3U);
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
