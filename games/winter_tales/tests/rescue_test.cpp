// Incapacitated characters and rescues: chapter WT-17.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

TEST(Rescue, WT_17_3_ScarecrowFreesDorothy)
{
    RULE("WT-17.3");  // WT-17.4
    auto match = table(4).put(0, Scarecrow, Theatre).put(2, Dorothy, Fortress).down(Dorothy).turn_of(0, kDraw3);
    match.choose(0, Activate{Scarecrow});
    match.pay(0, FortressTheatre);
    match.choose(0, Step{Fortress});
    match.choose(0, Rescue{Dorothy, match.some(0, 2)});
    EXPECT_FALSE(match.figure(Dorothy).down);
    EXPECT_EQ(match.at(Dorothy), Fortress);
    EXPECT_EQ(match.cards(0), 0U);
    EXPECT_EQ(match.state().discard.size(), 3U);
}

TEST(Rescue, WT_17_1_DownOneNeitherMovesNorActs)
{
    RULE("WT-17.1");  // WT-4.9
    auto match =
        table(4).put(0, Alice, Grove).down(Alice).quest(Quest::Hope, Grove).put(1, Wolf, Market).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    EXPECT_FALSE(match.offers(0, Pay{match.first(0), GroveAsylum}));
    EXPECT_FALSE(match.offers(0, Resolve{Quest::Hope}));
    EXPECT_FALSE(match.offers(0, PlaceQuest{Quest::Refuge, spot_of(Market)}));
    EXPECT_TRUE(match.offers(0, Finish{}));
}

TEST(Rescue, WT_17_1_NorTakesPartInAQuest)
{
    RULE("WT-17.1");  // WT-10.11
    auto match =
        table(4).put(0, Alice, Grove).quest(Quest::Hope, Grove).put(1, Wolf, Grove).down(Wolf).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::Hope});
    EXPECT_EQ(match.asked_by(0), "WT-10.7");  // the Wolf cannot come
    match.play(0, 0);
    EXPECT_EQ(match.asked_by(0), "WT-10.14");  // nor take part
}

TEST(Rescue, WT_17_2_TheNextChapterFindsHerReadyAndDown)
{
    RULE("WT-17.2");  // WT-3.7
    auto match = table(4).put(0, Alice, Grove).down(Alice).immobile(Alice).turn_of(0, draws(3 + 4 * 4));
    match.choose(0, Activate{Alice});
    match.finish(0);
    EXPECT_EQ(match.state().chapter, 2);
    EXPECT_TRUE(match.figure(Alice).ready);
    EXPECT_TRUE(match.figure(Alice).down);
    EXPECT_FALSE(match.figure(Alice).immobile);
}

TEST(Rescue, WT_17_3_TwoCardsOfOnesOwn)
{
    RULE("WT-17.3");
    auto match = table(4).put(0, Alice, Grove).down(Alice).hand(0, 4).hand(1, 2).turn_of(0);
    match.refuses(0, Rescue{Alice, match.some(0, 1)}, "WT-17.3");
    match.refuses(0, Rescue{Alice, match.some(0, 3)}, "WT-17.3");
    match.refuses(0, Rescue{Alice, match.some(1, 2)}, "WT-5.1");
    match.choose(0, Rescue{Alice, match.hand(0) - match.some(0, 2)});  // any two
    EXPECT_EQ(match.said<Rescued>()[0].seat, seat_at(0));
    EXPECT_EQ(match.cards(0), 2U);
    EXPECT_EQ(telling(match, 0, Rescue{Alice, match.hand(0)}).must, keys({"plight", "cards"}));
}

TEST(Rescue, WT_17_3_WithOneCardItIsBarred)
{
    RULE("WT-17.3");
    auto match = table(4).put(0, Alice, Grove).down(Alice).hand(0, 1).turn_of(0);
    EXPECT_EQ(match.bars(0, Rescue{Alice, match.hand(0)}), "WT-17.3");
}

TEST(Rescue, WT_17_3_OfOnesOwnColourOnly)
{
    RULE("WT-17.3");
    auto match = table(4).put(0, Alice, Grove).put(1, Wolf, Grove).down(Wolf).hand(0, 2).turn_of(0);
    EXPECT_EQ(match.bars(0, Rescue{Wolf, match.some(0, 2)}), "WT-17.4");
}

TEST(Rescue, WT_17_4_SomebodysCharacterNeedsAFriendThere)
{
    RULE("WT-17.4");
    auto away = table(4).put(0, Alice, Market).put(2, Grumpy, Grove).down(Grumpy).hand(0, 2).turn_of(0);
    EXPECT_EQ(away.bars(0, Rescue{Grumpy, away.some(0, 2)}), "WT-17.4");
    auto lying = table(4).put(0, Alice, Grove).down(Alice).put(2, Grumpy, Grove).down(Grumpy).hand(0, 2).turn_of(0);
    EXPECT_EQ(lying.bars(0, Rescue{Grumpy, lying.some(0, 2)}), "WT-17.4");  // WT-R37: standing
    EXPECT_TRUE(lying.offers(0, Rescue{Alice, lying.some(0, 2)}));
}

TEST(Rescue, WT_R37_OnesOwnRescuesItselfFromAfar)
{
    RULE("WT-R37");
    auto match = table(4).put(0, Alice, Market).put(0, Grumpy, Grove).down(Grumpy).hand(0, 2).turn_of(0);
    match.choose(0, Rescue{Grumpy, match.some(0, 2)});
    EXPECT_FALSE(match.figure(Grumpy).down);
}

TEST(Rescue, WT_R38_TheAuthorsCharactersRescueTheirOwnColour)
{
    RULE("WT-R38");
    auto start = table(5).put(4, Wolf, Grove).put(4, Alice, Market).hand(4, 2);
    auto match = start.put(0, Grumpy, Grove).down(Grumpy).put(1, CatFox, Grove).down(CatFox).turn_of(4);
    EXPECT_TRUE(match.offers(4, Rescue{CatFox, match.some(4, 2)}));
    EXPECT_EQ(match.bars(4, Rescue{Grumpy, match.some(4, 2)}), "WT-17.4");
}

TEST(Rescue, WT_17_5_InPassing)
{
    RULE("WT-17.5");  // WT-R16 WT-17.6
    auto match = table(4).put(0, Scarecrow, Theatre).put(2, Dorothy, FortressTheatre).down(Dorothy).turn_of(0, kDraw3);
    match.choose(0, Activate{Scarecrow});
    match.pay(0, FortressTheatre);
    match.choose(0, Rescue{Dorothy, match.some(0, 2)});
    match.choose(0, Step{Fortress});                                           // it cost no step
    EXPECT_TRUE(match.offers(0, PlaceQuest{Quest::Hope, spot_of(Fortress)}));  // and is no action
}

TEST(Rescue, WT_17_5_InSomebodyElsesTurn)
{
    RULE("WT-17.5");
    const auto start = [] { return table(4).put(0, Alice, Grove).down(Alice).put(1, Wolf, Market).hand(0, 2); };
    auto german = start().turn_of(1);
    EXPECT_FALSE(german.offers(0, Rescue{Alice, german.some(0, 2)}));
    auto italian = start().italian().turn_of(1);
    italian.choose(0, Rescue{Alice, italian.some(0, 2)});
    EXPECT_FALSE(italian.figure(Alice).down);
    EXPECT_TRUE(italian.waits_for(1));
    auto flag = start().option(&Options::rescue_anytime, true).turn_of(1);
    EXPECT_TRUE(flag.offers(0, Rescue{Alice, flag.some(0, 2)}));
    auto off = start().italian().option(&Options::rescue_anytime, false).turn_of(1);
    EXPECT_FALSE(off.offers(0, Rescue{Alice, off.some(0, 2)}));
}

TEST(Rescue, WT_17_5_WT_R35_NotWhileJoiningSomebodysQuest)
{
    RULE("WT-17.5");  // WT-R35
    for (const bool italian : {false, true}) {
        auto start = table(4).put(0, Alice, Grove).quest(Quest::Hope, Grove).put(2, Grumpy, Market).down(Grumpy);
        start.put(2, TinMan, Grove).hand(2, 2);
        auto match = (italian ? start.italian() : start).turn_of(0, draws(6));
        match.choose(0, Activate{Alice});
        match.choose(0, Resolve{Quest::Hope});
        match.choose(2, Activate{TinMan});
        EXPECT_EQ(match.offers(2, Rescue{Grumpy, match.some(2, 2)}), italian);
        if (!italian) {
            EXPECT_EQ(match.bars(2, Rescue{Grumpy, match.some(2, 2)}), "WT-17.5");
        }
    }
}

TEST(Rescue, WT_17_6_BeforeAnyActivationAndOften)
{
    RULE("WT-17.6");
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .activated(Alice)
                     .put(0, Grumpy, Grove)
                     .down(Grumpy)
                     .put(2, TinMan, Grove)
                     .down(TinMan)
                     .hand(0, 4)
                     .turn_of(0);
    match.choose(0, Rescue{Grumpy, match.some(0, 2)});
    match.choose(0, Rescue{TinMan, match.some(0, 2)});
    EXPECT_TRUE(match.figure(Grumpy).ready);  // nothing else has changed
    EXPECT_TRUE(match.offers(0, Activate{Grumpy}));
}

TEST(Rescue, WT_17_7_ALostQuestHurtsNobody)
{
    RULE("WT-17.7");
    auto match = table(4).put(0, Alice, Grove).quest(Quest::Hope, Grove).put(1, Wolf, Grove).activated(Wolf).hand(1, 2);
    auto play = match.turn_of(0, kDraw3);
    play.choose(0, Activate{Alice});
    play.choose(0, Resolve{Quest::Hope});
    play.play(0, 0);
    play.choose(1, TakePart{Wolf, play.some(1, 2), false});
    play.choose(0, Play{});
    EXPECT_EQ(play.frame<QuestRun>().outcome, Outcome::Failure);
    EXPECT_FALSE(play.figure(Alice).down);
    EXPECT_FALSE(play.figure(Wolf).down);
}

TEST(Rescue, WT_R35b_UpAgainBeforeTheMovementSheDoesEverything)
{
    RULE("WT-R35b");
    auto match = table(4).put(0, Alice, Grove).down(Alice).hand(0, 1).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, Rescue{Alice, match.some(0, 2)});
    match.pay(0, GroveAsylum);
    EXPECT_TRUE(match.offers(0, Step{Asylum}));
    EXPECT_TRUE(match.offers(0, PlaceQuest{Quest::Hope, spot_of(Asylum)}));
}

TEST(Rescue, WT_R36_NotWithinACombat)
{
    RULE("WT-R36");
    for (const bool italian : {false, true}) {
        auto start = table(4).put(0, Alice, Grove).put(0, Grumpy, Market).down(Grumpy).put(1, Wolf, GroveAsylum);
        start.hand(1, 1);
        auto match = (italian ? start.italian() : start).turn_of(0, kDraw3);
        match.choose(0, Activate{Alice});
        match.pay(0, GroveAsylum);
        match.choose(1, StartCombat{Wolf, Alice});
        EXPECT_FALSE(match.offers(0, Rescue{Grumpy, match.some(0, 2)}));
        match.choose(1, Strike{match.first(1)});
        EXPECT_FALSE(match.offers(0, Rescue{Grumpy, match.some(0, 2)}));
    }
}

TEST(Rescue, WT_17_4_SomebodyElsesCharacterThereIsNotEnough)
{
    RULE("WT-17.4");  // WT-17.5 WT-R36
    auto start = table(4).put(0, Alice, Market).put(2, Grumpy, Grove).down(Grumpy).put(2, TinMan, Grove).hand(0, 2);
    auto match = start.hand(2, 2).turn_of(0);
    EXPECT_EQ(match.bars(0, Choice(winter_tales::Rescue{Grumpy, match.some(0, 2)})), "WT-17.4");
    EXPECT_EQ(match.bars(2, Choice(winter_tales::Rescue{Grumpy, match.some(2, 2)})), "not barred");  // not his turn
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
