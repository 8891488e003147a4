// The way of a character that joins a quest, and why it may not do other things: WT-10.3, WT-10.4 and WT-R67a.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

// Hope lies in the Grove with Alice beside it; this character of seat 1 is activated to join.
void join(Match& match, Character who)
{
    begin(match, 0, Alice, Quest::Hope);
    match.choose(1, Activate{who});
}

TEST(Heading, WT_R67a_ADetourIsAllowedWhileTheCardsStillReach)
{
    RULE("WT-R67a");
    auto match = hope_at_the_grove().put(1, Wolf, Asylum).turn_of(0, draws(6));
    join(match, Wolf);  // three cards, two spaces away
    for (const Space to : {GroveAsylum, StatueSquare, AsylumFactory}) {
        EXPECT_TRUE(match.offers(1, Pay{match.first(1), to})) << name_of(to);
    }
    match.pay(1, StatueSquare);
    match.choose(1, Step{Mansion});  // four spaces away, with two cards
    EXPECT_EQ(match.bars(1, Finish{}), "WT-10.4");
    match.refuses(1, Pay{match.first(1), MarketMansion}, "WT-10.4");
    EXPECT_TRUE(match.offers(1, Pay{match.first(1), StatueSquare}));
    match.pay(1, MansionCemetery);
    match.refuses(1, Step{Mansion}, "WT-10.4");  // from there one card is not enough
    match.choose(1, Step{Cemetery});
    match.pay(1, CemeteryGrove);
    match.refuses(1, Step{Cemetery}, "WT-10.4");
    match.choose(1, Step{Grove});
}

TEST(Heading, WT_R67a_FromTheMarkerOutAndBack)
{
    RULE("WT-R67a");  // WT-R22
    auto match = hope_at_the_grove().put(1, Wolf, Grove).turn_of(0, draws(6));
    join(match, Wolf);
    EXPECT_TRUE(match.offers(1, Finish{}));
    match.pay(1, GroveAsylum);
    EXPECT_EQ(match.bars(1, Finish{}), "WT-10.4");
    match.choose(1, Step{Grove});
    match.choose(0, Pass{});
    match.choose(1, Finish{});
}

TEST(Heading, WT_R67a_TheFreeMovementReachesToo)
{
    RULE("WT-R67a");  // WT-22.10
    auto match = hope_at_the_grove().abilities().put(1, SnowWhite, Mansion).turn_of(0, draws(7));
    join(match, SnowWhite);                                 // four spaces; eight with all she has
    EXPECT_TRUE(match.offers(1, FreeStep{MarketMansion}));  // five away: 1 + 6 are left
    match.choose(1, FreeStep{MarketMansion});
    match.choose(1, Step{Market});  // four away again, with three cards
    match.pay(1, TheatreMarket);
    EXPECT_EQ(match.bars(1, Step{Theatre}), "not barred");
    match.choose(1, Step{Theatre});
    match.refuses(1, Pay{match.first(1), FortressTheatre}, "WT-10.4");
}

TEST(Heading, WT_R67a_ThePassageNeedNotBeShorter)
{
    RULE("WT-R67a");  // WT-22.12
    auto start = table(4).abilities().put(1, Wolf, Asylum).quest(Quest::Terror, Asylum).put(0, Dorothy, Grove);
    auto match = start.turn_of(1, draws(6));
    begin(match, 1, Wolf, Quest::Terror);
    match.choose(0, Activate{Dorothy});
    match.choose(0, Passage{});  // from the Mansion it is just as far
    EXPECT_EQ(match.at(Dorothy), Mansion);
    match.pay(0, StatueSquare);
    match.choose(0, Step{Asylum});
}

TEST(Heading, WT_R67a_WhereOnlyThePassageHelpsOnlyThePassageIsLeft)
{
    RULE("WT-R67a");  // WT-22.12
    auto start = table(4).abilities().put(1, Wolf, Fortress).quest(Quest::Terror, Fortress);
    auto match = start.put(0, Dorothy, CemeteryGrove).turn_of(1, draws(6));
    begin(match, 1, Wolf, Quest::Terror);
    match.choose(0, Activate{Dorothy});  // seven spaces, and three cards
    for (const Space to : {Cemetery, Grove}) {
        match.refuses(0, Pay{match.first(0), to}, "WT-10.4");
    }
    EXPECT_EQ(match.bars(0, Finish{}), "WT-10.4");
    EXPECT_EQ(match.fallback(0), Choice(Passage{}));
    match.choose(0, Passage{});
    EXPECT_EQ(match.fallback(0), (Choice{Pay{match.first(0), StatueSquare}}));
}

TEST(Heading, WT_R67a_AnAbsentPlayerTakesTheShortestWay)
{
    RULE("WT-R67a");
    auto match = hope_at_the_grove().put(1, Wolf, Mansion).turn_of(0, draws(6));
    join(match, Wolf);
    int steps = 0;
    for (; match.at(Wolf) != Grove; ++steps) {
        ASSERT_LT(steps, 4);
        match.choose(1, match.fallback(1));
        pass_until(match, 1);
    }
    EXPECT_EQ(steps, 4);
}

TEST(Heading, WT_10_3_AJoinCreatesAndResolvesNothing)
{
    RULE("WT-10.3");
    auto match = hope_at_the_grove().quest(Quest::Propaganda, Asylum).put(1, Wolf, Asylum).turn_of(0, draws(6));
    join(match, Wolf);
    match.refuses(1, Resolve{Quest::Propaganda}, "WT-10.3");
    match.refuses(1, PlaceQuest{Quest::Terror, spot_of(Market)}, "WT-10.3");
    match.refuses(1, Pass{}, "WT-10.4");
    match.refuses(1, Activate{Wolf}, "WT-10.2");
}

TEST(Heading, WT_10_2_WhoCannotJoinIsToldWhy)
{
    RULE("WT-10.2");  // WT-4.3 WT-15.7 WT-16.5 WT-17.1 WT-19.52
    auto start = hope_at_the_grove().put(1, Wolf, Asylum).immobile(Wolf).put(1, CatFox, Market).down(CatFox);
    start.put(1, SnowWhite, Market).activated(SnowWhite).put(1, MadHatter, Factory).put(2, TinMan, Market).gone(TinMan);
    auto match = start.put(2, Pinocchio, Fortress).immobile(Pinocchio).put(2, Grumpy, Market).turn_of(0, kDraw3);
    begin(match, 0, Alice, Quest::Hope);
    match.refuses(1, Activate{Wolf}, "WT-16.5");
    match.refuses(1, Activate{CatFox}, "WT-17.1");
    match.refuses(1, Activate{SnowWhite}, "WT-4.3");
    match.refuses(1, Activate{Alice}, "WT-10.2");  // not his
    match.refuses(1, Resolve{Quest::Hope}, "WT-10.2");
    match.choose(1, Pass{});
    match.refuses(2, Activate{TinMan}, "WT-19.52");
    match.refuses(2, Activate{Pinocchio}, "WT-15.7");
}

TEST(Heading, WT_10_3_EveryStepThatIsBarredInAJoinNamesItsClause)
{
    RULE("WT-10.3");  // WT-6.5 WT-6.8 WT-22.2 WT-22.10 WT-22.12 WT-17.5
    auto start = hope_at_the_grove().abilities().put(2, Grumpy, Asylum).down(Grumpy).put(1, CatFox, Fortress);
    auto match = start.down(CatFox).hand(1, 2).put(1, Wolf, Asylum).turn_of(0, draws(7));
    join(match, Wolf);
    match.refuses(1, Step{GroveAsylum}, "WT-6.5");           // nothing is paid for
    match.refuses(1, Pay{match.first(1), Grove}, "WT-6.8");  // one space after the other
    match.refuses(1, Pay{match.first(0), GroveAsylum}, "WT-5.1");
    match.refuses(1, FreeStep{GroveAsylum}, "WT-22.10");
    match.refuses(1, Passage{}, "WT-22.12");
    match.refuses(1, SwapMission{Mission::Spy, Mission::Bounty}, "WT-22.2");
    match.refuses(1, DrawMission{Mission::Spy}, "WT-22.2");
    match.refuses(1, Rescue{CatFox, match.some(1, 2)}, "WT-17.5");  // not his turn
    match.pay(1, GroveAsylum);
    match.refuses(1, Pay{match.first(1), Grove}, "WT-6.5");  // a space is paid for already
    match.refuses(1, Step{Mansion}, "WT-6.8");
}

TEST(Heading, WT_R20_TheCarrierWhoJoinsIsToldWhy)
{
    RULE("WT-R20");
    auto start = table(4).put(1, Wolf, Grove).put(0, Alice, Grove).quest(Quest::Retaliation, Alice);
    auto match = start.turn_of(1, draws(6));
    begin(match, 1, Wolf, Quest::Retaliation);
    match.choose(0, Activate{Alice});
    match.refuses(0, Pay{match.first(0), GroveAsylum}, "WT-R20");
}

TEST(Heading, WT_10_4_AnImmobileCharacterMayComeByItsPassage)
{
    RULE("WT-10.4");  // WT-22.12 WT-15.7
    auto start = table(4).abilities().put(1, Wolf, Mansion).quest(Quest::Terror, Mansion);
    auto match = start.put(0, Dorothy, Grove).immobile(Dorothy).turn_of(1, draws(6));
    begin(match, 1, Wolf, Quest::Terror);
    match.choose(0, Activate{Dorothy});
    match.refuses(0, Pay{match.first(0), GroveAsylum}, "WT-15.7");
    match.choose(0, Passage{});
    match.choose(0, Finish{});
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
