// Clauses that other tests only pass by, each by itself.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

TEST(Own, WT_10_18_TheTokenLeavesTheBoard)
{
    RULE("WT-10.18");
    auto match = hope_at_the_grove().turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    resolve(match, 0, Quest::Hope, 1, 1);
    EXPECT_EQ(match.token(Quest::Hope).is, TokenIs::Track);
    EXPECT_FALSE(spot_refusal(match.state(), Quest::Refuge, spot_of(Grove)));  // its field is free again
}

TEST(Own, WT_10_22_BookmarkAndTokenGoToTheNewMemory)
{
    RULE("WT-10.22");
    auto match = hope_at_the_grove().memory(1, Quest::Terror, Side::Winter).turn_of(0, kDraw3);
    EXPECT_EQ(match.state().bookmark, 1);
    match.choose(0, Activate{Alice});
    resolve(match, 0, Quest::Hope, 1, 3);
    EXPECT_EQ(match.state().bookmark, 3);
    EXPECT_EQ(match.memory(3).quest, Quest::Hope);
}

TEST(Own, WT_11_4_TheBookmarkLiesOnTheNewestWhereverThatIs)
{
    RULE("WT-11.4");
    auto start = hope_at_the_grove().memory(2, Quest::Terror, Side::Winter).memory(3, Quest::Love, Side::Spring);
    auto match = start.memories(4).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    resolve(match, 0, Quest::Hope, 0, 1);  // a draw, on the first space
    EXPECT_EQ(match.state().bookmark, 1);
}

TEST(Own, WT_11_10_TokenAndCardSayWhoWonWhoseQuest)
{
    RULE("WT-11.10");
    for (const bool won : {true, false}) {
        auto start = hope_at_the_grove().put(1, Wolf, Grove).activated(Wolf).hand(1, 1);
        auto match = start.turn_of(0, kDraw3);
        begin(match, 0, Alice, Quest::Hope);
        match.play(0, won ? 2 : 0);
        match.choose(1, TakePart{Wolf, match.some(1, 1), false});
        match.play(0, 0);
        match.choose(0, Tell{});
        const int chooser = won ? 0 : 1;
        match.choose(chooser, match.fallback(chooser));
        match.choose(0, PlaceMemory{1});
        EXPECT_EQ(side_of(*match.memory(1).quest) == match.memory(1).side, won);
        EXPECT_EQ(match.memory(1).side, won ? Side::Spring : Side::Winter);
    }
}

Builder rescuer() { return table(4).put(0, Alice, Grove).down(Alice).hand(0, 4).mission_of(0, Mission::Rescue); }

TEST(Own, WT_20_4_TheCardItselfBecomesTheMemory)
{
    RULE("WT-20.4");
    auto match = rescuer().memory(1, Quest::Hope, Side::Winter).turn_of(0);
    match.choose(0, Rescue{Alice, match.some(0, 2)});
    match.refuses(0, Declare{Mission::Rescue, 1, {}}, "WT-20.4");  // taken
    match.refuses(0, Declare{Mission::Rescue, 2, {}}, "WT-20.4");  // without the symbol
    match.refuses(0, Declare{Mission::Rescue, 7, {}}, "WT-20.4");  // beyond the epilogue marker
    match.choose(0, Declare{Mission::Rescue, 5, {}});
    EXPECT_EQ(match.memory(5), (Memory{MemoryKind::Mission, Side::Spring, {}, {}, Mission::Rescue}));
    EXPECT_EQ(match.state().bookmark, 5);
    EXPECT_EQ(match.said<PowerGained>().size(), 0U);
}

TEST(Own, WT_20_5_ItsStoryIsTakenUpLater)
{
    RULE("WT-20.5");
    auto match = rescuer().put(1, Wolf, Market).quest(Quest::Terror, Market).turn_of(0, draws(6));
    match.choose(0, Rescue{Alice, match.some(0, 2)});
    EXPECT_EQ(telling(match, 0, Declare{Mission::Rescue, 1, {}}).subject, "mission:rescue");
    EXPECT_TRUE(telling(match, 0, Declare{Mission::Rescue, 1, {}}).wants_concept);
    match.choose(0, Declare{Mission::Rescue, 1, {}});
    match.choose(0, Activate{Alice});
    match.finish(0);
    match.choose(1, Activate{Wolf});
    EXPECT_EQ(telling(match, 1, Resolve{Quest::Terror}).takes_up, "mission:rescue");
}

TEST(Own, WT_20_6_ThreePointsLikeAnyOther)
{
    RULE("WT-20.6");
    auto match = rescuer().memory(2, Quest::Hope, Side::Spring).turn_of(0);
    EXPECT_EQ(total(match.state(), Side::Spring), 3);
    match.choose(0, Rescue{Alice, match.some(0, 2)});
    match.choose(0, Declare{Mission::Rescue, 1, {}});
    EXPECT_EQ(total(match.state(), Side::Spring), 6);
    EXPECT_EQ(total(match.state(), Side::Winter), 0);
}

TEST(Own, WT_12_2_WhoeverLaysTheLastMemoryIsTheEpiloguePlayer)
{
    RULE("WT-12.2");
    auto start = hope_at_the_grove().memory(1, Quest::Terror, Side::Winter).memory(2, Quest::Love, Side::Spring);
    auto match = start.put(1, Wolf, Grove).activated(Wolf).hand(1, 3).turn_of(0, kDraw3);
    begin(match, 0, Alice, Quest::Hope);
    match.play(0, 0);
    match.choose(1, TakePart{Wolf, match.some(1, 2), false});
    match.play(0, 0);
    match.choose(0, Tell{});
    match.choose(1, match.fallback(1));  // Winter has won and chooses
    match.choose(0, PlaceMemory{3});     // but the active player lays it
    EXPECT_EQ(match.asked_by(0), "WT-12.3");
    EXPECT_EQ(match.said<EpilogueStarted>()[0].seat, seat_at(0));
}

TEST(Own, WT_12_9_TheEpiloguePlayerTellsTheEndWhoeverWins)
{
    RULE("WT-12.9");
    auto match = table(4).memory(1, Quest::Hope, Side::Winter).epilogue_of(0);
    const auto closing = [&](int seat, Side side) { match.choose(seat, Close{side, 1, 1, {}}); };
    closing(0, Side::Spring), closing(1, Side::Winter), closing(2, Side::Spring), closing(3, Side::Winter);
    EXPECT_EQ(match.state().winner, Faction::Winter);
    EXPECT_EQ(match.asked_by(0), "WT-12.9");
    match.choose(0, Tell{});
    EXPECT_TRUE(match.waiting().empty());
}

TEST(Own, WT_3_5_TheMarkerGoesToTheLeft)
{
    RULE("WT-3.5");
    auto start = table(3).put(0, Alice, Grove).put(1, Wolf, Market).put(2, Grumpy, Theatre);
    auto match = start.put(0, TinMan, Asylum).put(0, Dorothy, Mansion).turn_of(0, draws(15));
    for (const int seat : {0, 1, 2}) {
        EXPECT_TRUE(match.waits_for(seat));
        match.choose(seat, match.fallback(seat));
        match.finish(seat);
    }
    EXPECT_TRUE(match.waits_for(0));
    match.choose(0, Activate{TinMan});
    match.finish(0);  // the others have nobody left
    EXPECT_TRUE(match.waits_for(0));
    EXPECT_EQ(match.said<TurnPassed>().size(), 2U);
    match.choose(0, Activate{Dorothy});
}

TEST(Own, WT_6_9_TheCardIsLostWithTheFirstStep)
{
    RULE("WT-6.9");
    auto match = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).hand(1, 1).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    EXPECT_EQ(match.cards(0), 2U);
    EXPECT_EQ(match.state().discard.size(), 1U);
    beat(match, 1, {Wolf, Alice}, 0);
    match.choose(1, Tell{});
    EXPECT_EQ(match.cards(0), 2U);  // nothing comes back
    match.refuses(0, Step{Asylum}, "WT-15.7");
}

TEST(Own, WT_10_5_ClockwiseFromTheLeftOfTheActivePlayer)
{
    RULE("WT-10.5");
    auto start = table(6).put(2, Alice, Grove).quest(Quest::Hope, Grove).put(0, TinMan, Market).put(1, Wolf, Market);
    auto match = start.put(3, CatFox, Market).put(5, SnowWhite, Market).turn_of(2, kDraw3);
    begin(match, 2, Alice, Quest::Hope);
    for (const int seat : {3, 5, 0, 1}) {  // seat 4 has nobody
        EXPECT_TRUE(match.waits_for(seat));
        EXPECT_EQ(match.asked_by(seat), "WT-10.2");
        match.choose(seat, Pass{});
    }
    EXPECT_EQ(match.asked_by(2), "WT-10.7");
}

TEST(Own, WT_10_16_TheActivePlayerTellsTheEndEvenOfALoss)
{
    RULE("WT-10.16");
    auto match = hope_at_the_grove().put(1, Wolf, Grove).activated(Wolf).hand(1, 2).turn_of(0, kDraw3);
    begin(match, 0, Alice, Quest::Hope);
    match.play(0, 0);
    match.choose(1, TakePart{Wolf, match.some(1, 2), false});
    match.play(0, 1);
    EXPECT_EQ(match.said<QuestCounted>()[0].outcome, Outcome::Failure);
    EXPECT_EQ(match.asked_by(0), "WT-10.16");
    EXPECT_EQ(match.fallback(0), Choice(Tell{}));
}

TEST(Own, WT_16_4_TheValueOfATrap)
{
    RULE("WT-16.4");
    for (std::size_t spring = 0; spring < 4; ++spring) {
        auto match = table(4).put(1, Wolf, GroveAsylum).put(0, Alice, Grove).hand(0, 4).turn_of(1, kDraw3);
        match.choose(1, Activate{Wolf});
        match.pay(1, Grove);
        lay_trap(match, 0, Alice, spring);
        match.play(1, 2);
        EXPECT_EQ(match.said<TrapRevealed>()[0].trap, spring);  // neither the trap card nor the Winter sides
        EXPECT_EQ(match.said<TrapRevealed>()[0].defence, 2);
    }
}

TEST(Own, WT_19_57_TheRebelComesBackActivatedToALocation)
{
    RULE("WT-19.57");
    auto start = table(4).put(0, Alice, Grove).put(2, TinMan, Market).gone(TinMan).hand(0, 3).powers();
    auto match = start.turn_of(0);
    EXPECT_FALSE(match.offers(0, ReturnRebel{TinMan, GroveAsylum, match.some(0, 3)}));
    match.choose(0, ReturnRebel{TinMan, Theatre, match.some(0, 3)});
    EXPECT_EQ(match.at(TinMan), Theatre);
    EXPECT_TRUE(match.figure(TinMan).standing());
    EXPECT_FALSE(match.figure(TinMan).ready);
    EXPECT_TRUE(match.figure(Alice).ready);  // WT-R49b
}

TEST(Own, WT_R22_WhoeverStandsThereAlreadyMayBeActivatedForThreeCards)
{
    RULE("WT-R22");
    auto match = hope_at_the_grove().put(1, Wolf, Grove).hand(1, 5).turn_of(0, draws(6));
    begin(match, 0, Alice, Quest::Hope);
    match.choose(1, Activate{Wolf});
    EXPECT_EQ(match.cards(1), 8U);
    EXPECT_TRUE(match.offers(1, Finish{match.some(1, 1)}));  // without a step
    match.finish(1);
    EXPECT_EQ(match.cards(1), 7U);
    match.play(0, 0);
    match.choose(1, TakePart{Wolf, {}, false});
}

TEST(Own, WT_R65_TheTinMansFreeDefenceBeatsTheLastCard)
{
    RULE("WT-R65");
    auto match = table(4).abilities().put(0, TinMan, Grove).put(1, CatFox, GroveAsylum).hand(1, 1).turn_of(0, kDraw3);
    match.choose(0, Activate{TinMan});
    match.pay(0, GroveAsylum);
    match.choose(1, StartCombat{CatFox, TinMan});
    match.choose(1, Strike{match.first(1)});
    match.choose(0, StrikeFree{});
    EXPECT_FALSE(match.offers(1, StrikeFree{}));
    match.choose(1, Pass{});  // he has nothing left
    EXPECT_EQ(match.frame<Combat>().winner, Side::Spring);
    EXPECT_EQ(match.cards(0), 2U);
}

TEST(Own, WT_R67_PinocchiosEmptyTrapIsWorthOne)
{
    RULE("WT-R67");
    for (const std::size_t defence : {std::size_t{0}, std::size_t{1}, std::size_t{2}}) {
        auto start = table(4).abilities().put(1, Wolf, GroveAsylum).put(0, Pinocchio, Grove).hand(0, 1);
        auto match = start.turn_of(1, kDraw3);
        match.choose(1, Activate{Wolf});
        match.pay(1, Grove);
        lay_trap(match, 0, Pinocchio, 0);
        match.play(1, defence);
        const TrapResult expected = defence == 0   ? TrapResult::Caught
                                    : defence == 1 ? TrapResult::Blocked
                                                   : TrapResult::Defused;
        EXPECT_EQ(match.said<TrapEnded>()[0].result, expected);
    }
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
