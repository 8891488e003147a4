// What holds whatever a card shows: abilities of activated characters, what a chapter forbids in spite of Hope, and the
// moments in which nobody is rescued. WT-22.1, WT-19.11 with WT-15.7, WT-R36, WT-R35b.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

TEST(Always, WT_22_1_AnActivatedScarecrowStillCountsInAQuest)
{
    RULE("WT-22.1");  // WT-22.4
    for (const bool able : {false, true}) {
        auto start = hope_at_the_grove().put(2, Scarecrow, Grove).activated(Scarecrow);
        if (able) start.abilities();
        auto match = start.turn_of(0, draws(able ? 4 : 3));
        begin(match, 0, Alice, Quest::Hope);
        match.play(0, 0);
        match.choose(2, TakePart{Scarecrow, {}, false});
        match.play(0, 0);
        EXPECT_EQ(match.said<QuestCounted>()[0].spring, able ? 1 : 0);
    }
}

TEST(Always, WT_22_1_AnActivatedPinocchioStillTraps)
{
    RULE("WT-22.1");  // WT-22.6
    auto start = table(4).abilities().put(1, Wolf, GroveAsylum).put(0, Pinocchio, Grove).activated(Pinocchio);
    auto match = start.hand(0, 1).turn_of(1, kDraw3);
    match.choose(1, Activate{Wolf});
    match.pay(1, Grove);
    lay_trap(match, 0, Pinocchio, 0);
    match.play(1, 0);
    EXPECT_EQ(match.said<TrapRevealed>()[0].trap, 1);
    EXPECT_TRUE(match.figure(Wolf).down);
}

TEST(Always, WT_22_1_TheWolfNeedNotBeReadyToAttackForNothing)
{
    RULE("WT-22.1");  // WT-22.8
    auto start = table(4).abilities().put(0, Dorothy, Grove).put(1, Wolf, GroveAsylum).activated(Wolf);
    auto match = start.turn_of(0, kDraw3);
    match.choose(0, Activate{Dorothy});
    match.pay(0, GroveAsylum);
    match.choose(1, StartCombat{Wolf, Dorothy});
    match.choose(1, StrikeFree{});
    match.choose(0, Pass{});
    EXPECT_TRUE(match.figure(Dorothy).down);
}

TEST(Always, WT_22_8_ALoverWhoHelpsForNothing)
{
    RULE("WT-22.8");  // WT-19.17
    auto start = table(4).abilities().put(0, Grumpy, Grove).put(2, TinMan, GroveAsylum).put(1, CatFox, GroveAsylum);
    start.memory(1, Quest::Love, Side::Spring).in_force({.love_one = Grumpy, .love_two = TinMan});
    auto match = start.hand(1, 1).hand(2, 1).turn_of(0, draws(4));
    match.choose(0, Activate{Grumpy});
    match.pay(0, GroveAsylum);
    match.choose(1, StartCombat{CatFox, Grumpy});
    match.choose(1, Strike{match.first(1)});
    EXPECT_TRUE(match.offers(0, Strike{match.first(0)}));
    match.choose(0, Pass{});
    EXPECT_EQ(match.asked_by(2), "WT-19.17");
    match.refuses(2, Strike{match.first(2)}, "WT-22.8");
    EXPECT_EQ(match.fallback(2), Choice(StrikeFree{}));
    EXPECT_TRUE(match.offers(2, Pass{}));  // he need not help
    match.choose(2, StrikeFree{});
    match.choose(1, Pass{});
    EXPECT_FALSE(match.figure(Grumpy).down);
}

TEST(Always, WT_22_1_InASecondActivationTheAbilityIsThereAgain)
{
    RULE("WT-22.1");  // WT-22.10 WT-22.14 WT-19.11
    for (const auto who : {MatchGirl, Grumpy}) {
        const std::size_t cards = who == Grumpy ? 4 : 3;
        auto start = table(4).abilities().put(0, who, Grove).put(1, Wolf, Market).activated(Wolf).hand(0, 0);
        start.memory(1, Quest::Hope, Side::Spring).in_force({.hope = who});
        auto match = start.turn_of(0, draws(2 * cards));
        match.choose(0, Activate{who});
        if (who == MatchGirl) match.choose(0, FreeStep{GroveAsylum});
        match.finish(0);
        match.choose(0, UseHope{});
        match.choose(0, Activate{who});
        EXPECT_EQ(match.cards(0), 2 * cards);
        EXPECT_EQ(match.offers(0, FreeStep{Asylum}), who == MatchGirl);
    }
}

TEST(Always, WT_19_11_HopeDoesNotMakeTheBeatenMove)
{
    RULE("WT-19.11");  // WT-15.7 WT-17.3
    for (const bool italian : {false, true}) {
        auto start = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).activated(Wolf).hand(0, 4).hand(1, 1);
        start.memory(1, Quest::Hope, Side::Spring).in_force({.hope = Alice});
        auto match = (italian ? start.italian() : start).turn_of(0, draws(6));
        match.choose(0, Activate{Alice});
        match.pay(0, GroveAsylum);
        beat(match, 1, {Wolf, Alice}, 0);
        match.choose(1, Tell{});
        match.choose(0, Rescue{Alice, match.some(0, 2)});
        match.finish(0);
        match.choose(0, UseHope{});
        match.choose(0, Activate{Alice});
        EXPECT_EQ(match.offers(0, Pay{match.first(0), Grove}), italian);
        EXPECT_TRUE(match.offers(0, PlaceQuest{Quest::Refuge, spot_of(Market)}));  // but she acts
        if (!italian) match.refuses(0, Pay{match.first(0), Grove}, "WT-15.7");
    }
}

TEST(Always, WT_15_7_TheNextChapterMovesHerAgain)
{
    RULE("WT-15.7");  // WT-3.7
    auto start = table(4).put(0, Alice, Grove).immobile(Alice).put(2, Grumpy, Market).activated(Grumpy);
    auto match = start.turn_of(0, draws(3 + 16 + 3));
    match.choose(0, Activate{Alice});
    EXPECT_FALSE(match.offers(0, Pay{match.first(0), GroveAsylum}));
    match.finish(0);
    EXPECT_EQ(match.state().chapter, 2);
    EXPECT_FALSE(match.figure(Alice).immobile);
    match.choose(2, Activate{Grumpy});
}

TEST(Always, WT_19_41_SilencedUntilTheEndOfTheChapter)
{
    RULE("WT-19.41");  // WT-3.7 WT-R41
    auto start =
        table(4).italian().put(1, Wolf, Market).put(0, Alice, Grove).memory(1, Quest::Propaganda, Side::Winter);
    auto match = start.memory(2, Quest::Hope, Side::Spring)
                     .in_force({.hope = Alice, .propaganda = true})
                     .turn_of(1, draws(3 + 16));
    match.choose(1, Propaganda{Wolf, Alice});
    match.finish(1);
    EXPECT_EQ(match.state().chapter, 2);  // nobody was asked about Hope
    EXPECT_TRUE(match.figure(Alice).ready);
    EXPECT_FALSE(match.figure(Alice).silenced);
}

TEST(Always, WT_R36_NotInStepsThreeToSevenOfAQuest)
{
    RULE("WT-R36");
    for (const bool italian : {false, true}) {
        auto start = hope_at_the_grove().put(0, Grumpy, Grove).down(Grumpy).hand(0, 2).put(1, Wolf, Market).powers();
        auto match = (italian ? start.italian() : start).turn_of(0, kDraw3);
        const auto rescued = [&] {
            const Rescue rescue{Grumpy, match.some(0, 2)};
            const bool offered = match.offers(0, rescue);
            if (!offered) match.refuses(0, rescue, "WT-R36");
            return offered;
        };
        match.choose(0, Activate{Alice});
        EXPECT_TRUE(rescued());
        match.choose(0, Resolve{Quest::Hope});
        EXPECT_TRUE(rescued());  // step 2, while others think of coming
        match.choose(1, Pass{});
        EXPECT_FALSE(rescued());
        match.play(0, 1);
        EXPECT_FALSE(rescued());
        match.play(0, 0);
        EXPECT_FALSE(rescued());
        match.choose(0, Tell{});
        EXPECT_FALSE(rescued());
        match.choose(0, match.fallback(0));
        EXPECT_FALSE(rescued());
        match.choose(0, PlaceMemory{1});
        EXPECT_FALSE(rescued());
        match.choose(0, Give{Alice});
        EXPECT_TRUE(rescued());  // it is over
    }
}

TEST(Always, WT_R36_NotWithinATrap)
{
    RULE("WT-R36");
    auto start = table(4).italian().put(1, Wolf, GroveAsylum).put(1, CatFox, Market).down(CatFox).hand(1, 3);
    auto match = start.put(0, Alice, Grove).hand(0, 2).turn_of(1, kDraw3);
    match.choose(1, Activate{Wolf});
    match.pay(1, Grove);
    EXPECT_TRUE(match.offers(1, Rescue{CatFox, match.some(1, 2)}));  // while the others think about it
    match.choose(0, SetTrap{Alice});
    match.refuses(1, Rescue{CatFox, match.some(1, 2)}, "WT-R36");
    match.choose(0, LayTrap{match.first(0), {}});
    match.refuses(1, Rescue{CatFox, match.some(1, 2)}, "WT-R36");
    match.play(1, 1);
    match.refuses(1, Rescue{CatFox, match.some(1, 2)}, "WT-R36");
    match.choose(1, Tell{});
    match.choose(1, Rescue{CatFox, match.some(1, 2)});
}

TEST(Always, WT_R36_NotWhilePropagandaIsPaid)
{
    RULE("WT-R36");
    auto start = table(4).put(1, Wolf, Market).put(1, CatFox, Market).down(CatFox).put(0, Alice, Grove).hand(1, 3);
    auto match = start.memory(1, Quest::Propaganda, Side::Winter).in_force({.propaganda = true}).turn_of(1, kDraw3);
    match.choose(1, Propaganda{Wolf, Alice});
    match.refuses(1, Rescue{CatFox, match.some(1, 2)}, "WT-R36");
    match.play(1, 3);
    match.choose(1, Rescue{CatFox, match.some(1, 2)});
}

TEST(Always, WT_R36_NeverInTheEpilogue)
{
    RULE("WT-R36");
    auto start = table(4).italian().put(0, Alice, Grove).down(Alice).hand(0, 3).memory(1, Quest::Hope, Side::Spring);
    auto match = start.epilogue_of(0);
    match.refuses(0, Rescue{Alice, match.some(0, 2)}, "WT-R36");
}

TEST(Always, WT_R35b_OnTheGroundThreeCardsAndNothingElse)
{
    RULE("WT-R35b");  // WT-4.9 WT-22.12 WT-22.2
    auto start = table(4).abilities().put(0, Dorothy, Grove).down(Dorothy).put(1, Wolf, Market).activated(Wolf);
    auto match = start.put(2, Grumpy, Market).activated(Grumpy).hand(0, 1).turn_of(0, kDraw3);
    EXPECT_TRUE(match.offers(0, Activate{Dorothy}));
    match.refuses(0, Pass{}, "WT-3.3");  // it must be
    match.choose(0, Activate{Dorothy});
    EXPECT_EQ(match.cards(0), 4U);
    EXPECT_FALSE(match.figure(Dorothy).ready);
    match.refuses(0, Pay{match.first(0), GroveAsylum}, "WT-17.1");
    match.refuses(0, Passage{}, "WT-17.1");
    match.choose(0, Rescue{Dorothy, match.some(0, 2)});
    EXPECT_TRUE(match.offers(0, Passage{}));  // before the movement she is as good as new
    EXPECT_TRUE(match.offers(0, Pay{match.first(0), GroveAsylum}));
    EXPECT_TRUE(match.offers(0, PlaceQuest{Quest::Refuge, spot_of(Market)}));
}

TEST(Always, WT_R35b_UnlessSheMayNotMove)
{
    RULE("WT-R35b");  // WT-15.7
    auto start = table(4).put(0, Alice, Grove).down(Alice).immobile(Alice).hand(0, 2);
    auto match = start.turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, Rescue{Alice, match.some(0, 2)});
    match.refuses(0, Pay{match.first(0), GroveAsylum}, "WT-15.7");
    EXPECT_TRUE(match.offers(0, PlaceQuest{Quest::Refuge, spot_of(Market)}));
}

TEST(Always, WT_R56_OccupationCountsWhoLiesOnBothSides)
{
    RULE("WT-R56");
    const auto offered = [](Builder start) {
        auto match = start.mission_of(1, Mission::Occupation).put(1, Wolf, Market).turn_of(1);
        return match.offers(1, Declare{Mission::Occupation, 1, {}});
    };
    EXPECT_TRUE(offered(table(4)));                                    // one place to none
    EXPECT_FALSE(offered(table(4).put(0, Alice, Grove)));              // one each is not more
    EXPECT_FALSE(offered(table(4).put(0, Alice, Grove).down(Alice)));  // standing or not
    EXPECT_FALSE(offered(table(4).put(0, Alice, Market)));             // a shared place is both sides'
    EXPECT_TRUE(offered(table(4).put(0, Alice, GroveAsylum)));         // squares are nobody's
    EXPECT_TRUE(offered(table(4).put(0, Alice, Grove).gone(Alice)));   // nor the dead
    EXPECT_TRUE(offered(table(4).put(0, Alice, Grove).put(0, TinMan, Grove).put(3, CatFox, Theatre)));
}

TEST(Always, WT_19_40_NotOnlyWhoeverGainedIt)
{
    RULE("WT-19.40");
    auto start = table(5).put(1, Wolf, Market).put(3, CatFox, Theatre).put(4, SnowWhite, Asylum).put(0, Alice, Grove);
    start.memory(1, Quest::Propaganda, Side::Winter).in_force({.propaganda = true});
    for (const auto& [seat, soldier] : {std::pair{1, Wolf}, std::pair{3, CatFox}, std::pair{4, SnowWhite}}) {
        auto match = start.turn_of(seat);
        for (const auto each : {Wolf, CatFox, SnowWhite}) {
            EXPECT_EQ(match.offers(seat, Propaganda{each, Alice}), each == soldier);  // with a Soldier of his own
        }
    }
    auto tired = start.activated(Wolf).put(1, MadHatter, Factory).down(MadHatter).turn_of(1);
    EXPECT_FALSE(tired.offers(1, Propaganda{Wolf, Alice}));  // a ready one
    tired.refuses(1, Propaganda{MadHatter, Alice}, "WT-17.1");
    auto without = table(4).put(1, Wolf, Market).put(0, Alice, Grove).powers().turn_of(1);
    EXPECT_FALSE(without.offers(1, Propaganda{Wolf, Alice}));  // before it was gained
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
