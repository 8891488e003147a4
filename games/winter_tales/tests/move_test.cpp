// The board and movement: chapter WT-6.
#include "games/winter_tales/tests/builders.h"

namespace snowbound::winter_tales::tests {
namespace {

TEST(Board, WT_6_1_EightLocationsAndTheCostsBetweenThem)
{
    RULE("WT-6.1");
    const int cost[8][8] = {{0, 1, 2, 1, 1, 1, 2, 1}, {1, 0, 1, 2, 2, 2, 3, 2}, {2, 1, 0, 1, 2, 2, 3, 3},
                            {1, 2, 1, 0, 1, 1, 2, 2}, {1, 2, 2, 1, 0, 1, 2, 2}, {1, 2, 2, 1, 1, 0, 1, 2},
                            {2, 3, 3, 2, 2, 1, 0, 1}, {1, 2, 3, 2, 2, 2, 1, 0}};
    for (std::size_t a = 0; a < kLocations; ++a) {
        for (std::size_t b = 0; b < kLocations; ++b) {
            EXPECT_EQ((distance(space_at(a), space_at(b)) + 1) / 2, cost[a][b]) << kSpaceNames[a] << kSpaceNames[b];
        }
    }
    for (std::size_t a = 0; a < kSpaces; ++a) {
        for (const Space b : neighbours(space_at(a))) {
            EXPECT_NE(is_location(space_at(a)), is_location(b));  // squares lie between the places
        }
    }
}

TEST(Move, WT_6_1_TheSquareOfTheStatueIsOneLikeAnyOther)
{
    RULE("WT-6.1");  // WT-6.4 WT-6.7
    auto match = table(4)
                     .put(0, Alice, Asylum)
                     .put(1, Wolf, StatueSquare)
                     .put(2, Dorothy, StatueSquare)
                     .hand(1, 1)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, StatueSquare);
    EXPECT_EQ(match.asked_by(1), "WT-7.1");
    match.choose(1, Pass{});
    for (const Space to : {Asylum, Theatre, Market, Mansion}) {
        EXPECT_TRUE(match.offers(0, Step{to}));
    }
    match.finish(0);  // it may stop where others stand
    EXPECT_EQ(match.at(Alice), StatueSquare);
}

Way way_to(const Match& match, Space to)
{
    for (const Way& way : WinterTales::view(match.state(), kSpectator).ways) {
        if (way.to == to) return way;
    }
    return {};
}

TEST(Move, WT_6_5_TheViewSaysWhatAWayTakesAndWhoMayInterruptIt)
{
    RULE("WT-6.5");  // WT-7.3
    auto match = table(4)
                     .put(0, Alice, Asylum)
                     .put(1, Wolf, StatueSquare)
                     .put(3, CatFox, Theatre)
                     .put(2, Dorothy, Theatre)
                     .hand(1, 1)
                     .turn_of(0, kDraw3);
    EXPECT_TRUE(WinterTales::view(match.state(), kSpectator).ways.empty());  // nobody moves yet
    match.choose(0, Activate{Alice});
    EXPECT_EQ(way_to(match, StatueSquare), (Way{StatueSquare, 1, SeatSet(0b10)}));
    EXPECT_EQ(way_to(match, Theatre), (Way{Theatre, 1, SeatSet(0b1000)}));
    EXPECT_EQ(way_to(match, TheatreMarket), (Way{TheatreMarket, 2, {}}));
    match.pay(0, StatueSquare);
    match.choose(1, Pass{});
    EXPECT_EQ(way_to(match, Theatre).cards, 0);  // the second space of the card
    EXPECT_EQ(way_to(match, TheatreMarket).cards, 1);
    match.finish(0);
    EXPECT_TRUE(WinterTales::view(match.state(), kSpectator).ways.empty());
}

TEST(Move, WT_6_2_WT_6_3_OneTokenAQuestFieldAndNoneOnSquares)
{
    RULE("WT-6.2");  // WT-6.3 WT-9.4
    auto match = table(4).put(0, Alice, GroveAsylum).quest(Quest::Terror, Factory).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    EXPECT_EQ(match.bars(0, PlaceQuest{Quest::Hope, spot_of(Factory)}), "WT-9.4");
    match.refuses(0, PlaceQuest{Quest::Hope, spot_of(Factory)}, "WT-9.4");
    EXPECT_FALSE(match.offers(0, PlaceQuest{Quest::Hope, spot_of(GroveAsylum)}));
    EXPECT_EQ(spot_refusal(match.state(), Quest::Hope, spot_of(GroveAsylum))->rule.id, "WT-6.3");
}

TEST(Move, WT_6_4_AnyNumberOnASpace)
{
    RULE("WT-6.4");
    auto start = table(4);
    for (std::size_t i = 0; i < 6; ++i) {
        start.put(0, character_at(i), Grove);
    }
    auto match = start.put(0, MatchGirl, GroveAsylum).turn_of(0, kDraw3);
    match.choose(0, Activate{MatchGirl});
    match.pay(0, Grove);
    EXPECT_EQ(match.at(MatchGirl), Grove);
}

TEST(Move, WT_6_5_TwoCardsAreFourSpaces)
{
    RULE("WT-6.5");
    auto match = table(4).put(0, Alice, Grove).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, CemeteryGrove);
    EXPECT_FALSE(match.offers(0, Pay{match.first(0), Cemetery}));  // a step is left
    match.choose(0, Step{Cemetery});
    EXPECT_EQ(match.cards(0), 2U);
    EXPECT_FALSE(match.offers(0, Step{MansionCemetery}));         // now it costs again
    match.choose(0, Pay{match.hand(0).nth(1), MansionCemetery});  // any card
    match.choose(0, Step{Mansion});
    EXPECT_EQ(match.cards(0), 1U);
    EXPECT_EQ(match.said<Moved>().size(), 4U);
    match.pay(0, StatueSquare);      // as long as there are cards
    match.choose(0, Step{Mansion});  // even back
    EXPECT_EQ(match.cards(0), 0U);
    match.refuses(0, Step{StatueSquare}, "WT-6.5");
    EXPECT_TRUE(match.offers(0, Finish{}));
}

TEST(Move, WT_6_5_UpToTwoSpacesAndOnlyAlongTheRoads)
{
    RULE("WT-6.5");
    auto match = table(4).put(0, Alice, Grove).put(1, Wolf, Asylum).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    EXPECT_FALSE(match.offers(0, Pay{match.first(0), Asylum}));
    EXPECT_FALSE(match.offers(0, Pay{match.first(0), StatueSquare}));
    match.pay(0, GroveAsylum);
    EXPECT_FALSE(match.offers(0, Step{StatueSquare}));
    match.finish(0);  // one space is enough
    EXPECT_EQ(match.at(Alice), GroveAsylum);
}

TEST(Move, WT_6_6_MovementIsToldByTheEditionOrTheFlag)
{
    RULE("WT-6.6");
    const auto told = [](Builder start) {
        auto match = start.put(0, Alice, Grove).turn_of(0, kDraw3);
        match.choose(0, Activate{Alice});
        return WinterTales::telling(match.state(), seat_at(0), Pay{match.first(0), GroveAsylum});
    };
    const auto german = told(table(4));
    ASSERT_TRUE(german);
    EXPECT_EQ(german->event, "movement");
    EXPECT_EQ(german->must, (std::vector<std::string_view>{"reason", "cards"}));
    EXPECT_EQ(german->cards.size(), 1U);
    EXPECT_FALSE(told(table(4).italian()));
    EXPECT_TRUE(told(table(4).italian().option(&Options::narrative_movement, true)));
}

TEST(Move, WT_6_8_WT_6_9_EachSpaceOpensAWindowAndTheCardIsGone)
{
    RULE("WT-6.8");  // WT-6.9 WT-15.6
    auto match =
        table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).put(3, CatFox, Asylum).hand(1, 1).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    EXPECT_EQ(match.cards(0), 2U);  // spent at once
    EXPECT_TRUE(match.is_in<Window>());
    match.choose(1, StartCombat{Wolf, Alice});
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Pass{});
    match.choose(1, Tell{});
    EXPECT_EQ(match.cards(0), 2U);  // and lost
    EXPECT_EQ(match.bars(0, Step{Asylum}), "WT-15.7");
    match.finish(0);
}

TEST(Move, WT_6_8_BothSpacesOfACardMayBeInterrupted)
{
    RULE("WT-6.8");  // WT-R16b
    auto match = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).put(3, CatFox, Asylum).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    match.choose(1, Pass{});
    match.choose(0, Step{Asylum});
    EXPECT_TRUE(match.waits_for(3));  // without a card, too
    match.choose(3, Pass{});
    EXPECT_TRUE(match.waits_for(0));
}

TEST(Move, WT_6_10_OnlyTheActivatedCharacterMoves)
{
    RULE("WT-6.10");
    auto match = table(4).put(0, Alice, Grove).put(0, Dorothy, Mansion).put(1, Wolf, Grove).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    EXPECT_FALSE(match.offers(0, Pay{match.first(0), StatueSquare}));  // Dorothy's way
    match.pay(0, GroveAsylum);
    EXPECT_EQ(match.at(Dorothy), Mansion);
    EXPECT_EQ(match.at(Wolf), Grove);
}

TEST(Move, WT_6_5_GrumpyWalksToTheFactory)
{
    RULE("WT-6.5");  // WT-8.4 WT-10.1
    auto match = table(7)
                     .italian()
                     .put(4, Grumpy, Market)
                     .put(5, WhiteRabbit, Factory)
                     .quest(Quest::Hope, Factory)
                     .turn_of(4, kDraw3);
    match.choose(4, Activate{Grumpy});
    EXPECT_FALSE(match.offers(4, Resolve{Quest::Hope}));
    match.pay(4, StatueSquare);
    match.choose(4, Step{Asylum});
    match.pay(4, AsylumFactory);
    match.choose(4, Step{Factory});
    match.choose(5, Pass{});
    EXPECT_EQ(match.cards(4), 1U);
    match.choose(4, Resolve{Quest::Hope});
    EXPECT_EQ(match.said<QuestStarted>(), (std::vector<QuestStarted>{{seat_at(4), Grumpy, Quest::Hope, Factory}}));
    EXPECT_EQ(match.frame<QuestRun>().at, Factory);
}

TEST(Move, WT_R16_TheSecondStepIsThereAfterAWonCombat)
{
    RULE("WT-R16");  // WT-15.8
    auto match = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).hand(1, 1).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    match.choose(1, StartCombat{Wolf, Alice});
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Strike{match.first(0)});
    match.choose(1, Pass{});
    match.choose(0, Tell{});
    EXPECT_EQ(match.cards(0), 1U);
    match.choose(0, Step{Asylum});
    EXPECT_EQ(match.cards(0), 1U);  // paid already
    EXPECT_EQ(match.at(Alice), Asylum);
}

TEST(Move, WT_R16_ARescueInPassingCostsNoStep)
{
    RULE("WT-R16");  // WT-17.5
    auto match = table(4).put(0, Alice, Grove).put(2, Dorothy, GroveAsylum).down(Dorothy).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    match.choose(0, Rescue{Dorothy, match.some(0, 2)});
    match.choose(0, Step{Asylum});
    EXPECT_EQ(match.at(Alice), Asylum);
    EXPECT_FALSE(match.figure(Dorothy).down);
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
