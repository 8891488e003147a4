// What a turn offers besides an activation, piece by piece: WT-3.3, WT-19.11, WT-19.31, WT-19.40, WT-19.56.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

bool bot_may(const Match& match, int seat, const Choice& choice)
{
    const auto all = bot_options(match, seat);
    return std::find(all.begin(), all.end(), choice) != all.end();
}

TEST(Turns, WT_19_11_WithNobodyReadyHopeIsATurn)
{
    RULE("WT-19.11");  // WT-3.4
    auto start = table(4).put(0, Alice, Grove).activated(Alice).put(1, Wolf, Market);
    start.memory(1, Quest::Hope, Side::Spring).in_force({.hope = Alice});
    auto match = start.turn_of(0);
    EXPECT_TRUE(match.waits_for(0));  // his turn is not passed over
    EXPECT_TRUE(bot_may(match, 0, UseHope{}));
    EXPECT_EQ(match.fallback(0), Choice(Pass{}));
    match.choose(0, UseHope{});
    EXPECT_TRUE(match.offers(0, Activate{Alice}));
    auto other = start.turn_of(1);
    EXPECT_FALSE(other.offers(1, UseHope{}));  // not his
    EXPECT_FALSE(bot_may(other, 1, UseHope{}));
}

TEST(Turns, WT_R41_InTheLastMomentHopeMayBeLeft)
{
    RULE("WT-R41");  // WT-3.6
    auto start = table(4).put(0, Alice, Grove).memory(1, Quest::Hope, Side::Spring).in_force({.hope = Alice});
    auto match = start.turn_of(0, draws(3 + 16));
    match.choose(0, Activate{Alice});
    match.finish(0);
    EXPECT_TRUE(bot_may(match, 0, UseHope{}));
    match.choose(0, Pass{});
    EXPECT_EQ(match.state().chapter, 2);
    EXPECT_TRUE(match.figure(Alice).ready);
}

TEST(Turns, WT_3_3_AnAbsentPlayerActivatesEvenWhereHeMightPass)
{
    RULE("WT-3.3");
    auto start = table(4).option(&Options::must_activate, false).put(0, Dorothy, Mansion).put(0, Alice, Grove);
    auto match = start.activated(Alice).turn_of(0);
    EXPECT_TRUE(match.offers(0, Pass{}));
    EXPECT_EQ(match.fallback(0), Choice(Activate{Dorothy}));
}

TEST(Turns, WT_19_31_TheItalianTerrorAsksForOnesOwnSoldiersOnly)
{
    RULE("WT-19.31");
    auto start = table(5).italian().put(4, Wolf, Market).activated(Wolf).put(4, Grumpy, Market).put(0, Alice, Grove);
    start.put(1, CatFox, Theatre).memory(1, Quest::Terror, Side::Winter).in_force({.terror = Wolf});
    auto match = start.turn_of(4);
    EXPECT_TRUE(match.offers(4, Terror{Grove, Alice}));      // the Cat and the Fox are somebody else's
    EXPECT_FALSE(match.offers(4, Terror{Asylum, Dorothy}));  // who is not in the game stands nowhere
    auto busy = start.put(4, SnowWhite, Factory).turn_of(4);
    EXPECT_FALSE(busy.offers(4, Terror{Grove, Alice}));
    auto dead = start.activated(SnowWhite).put(0, TinMan, Grove).gone(TinMan).turn_of(4);
    EXPECT_FALSE(dead.offers(4, Terror{Grove, TinMan}));
    EXPECT_TRUE(dead.offers(4, Terror{Grove, Alice}));
}

TEST(Turns, WT_19_41_OnlyRebelsInTheGame)
{
    RULE("WT-19.41");
    auto start = table(4).put(1, Wolf, Market).put(0, Alice, Grove).put(2, Grumpy, Grove).gone(Grumpy);
    auto match = start.memory(1, Quest::Propaganda, Side::Winter).in_force({.propaganda = true}).turn_of(1);
    EXPECT_TRUE(match.offers(1, Propaganda{Wolf, Alice}));
    EXPECT_EQ(match.bars(1, Propaganda{Wolf, Grumpy}), "not barred");
    EXPECT_EQ(match.bars(1, Propaganda{Wolf, Dorothy}), "not barred");
}

TEST(Turns, WT_19_42_PropagandaIsTheWholeTurn)
{
    RULE("WT-19.42");  // WT-R46 WT-4.4
    for (const bool italian : {false, true}) {
        auto start = table(4).put(1, Wolf, Market).put(1, SnowWhite, Market).put(2, Grumpy, Grove).put(0, Alice, Grove);
        start.memory(1, Quest::Propaganda, Side::Winter).in_force({.propaganda = true});
        auto match = (italian ? start.italian() : start).turn_of(1, kDraw3);
        match.choose(1, Propaganda{Wolf, Alice});
        if (!italian) match.play(1, 3);
        EXPECT_EQ(match.asked_by(1), "WT-4.6");
        EXPECT_FALSE(match.offers(1, Pay{match.hand(1).empty() ? StoryCard{} : match.first(1), StatueSquare}));
        EXPECT_FALSE(match.offers(1, PlaceQuest{Quest::Terror, spot_of(Grove)}));
        match.finish(1);
        EXPECT_TRUE(match.waits_for(2));  // and Snow White waits
        EXPECT_TRUE(match.figure(SnowWhite).ready);
    }
}

TEST(Turns, WT_19_56_ToAnyPlaceForAnyThreeCards)
{
    RULE("WT-19.56");  // WT-19.57
    auto start = table(4).powers().put(0, Alice, Grove).put(0, TinMan, Market).gone(TinMan).hand(0, 4);
    auto match = start.turn_of(0);
    for (std::size_t i = 0; i < kSpaces; ++i) {
        const ReturnRebel back{TinMan, space_at(i), match.some(0, 3)};
        EXPECT_EQ(match.offers(0, back), is_location(space_at(i))) << name_of(space_at(i));
        EXPECT_FALSE(match.offers(0, ReturnRebel{Alice, space_at(i), match.some(0, 3)}));  // she is here
    }
    EXPECT_EQ(match.bars(0, Activate{TinMan}), "not barred");  // nobody looks for him among the tired
    match.choose(0, ReturnRebel{TinMan, Theatre, match.hand(0) - match.some(0, 1)});
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
