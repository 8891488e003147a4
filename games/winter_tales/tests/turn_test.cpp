// Chapters and turns: chapter WT-3; and the vote for an early epilogue.
#include "games/winter_tales/tests/builders.h"

namespace snowbound::winter_tales::tests {
namespace {

TEST(Turn, WT_3_1_WT_3_2_WT_3_5_EachActivatesOneAndTheMarkerGoesOn)
{
    RULE("WT-3.2");  // WT-3.1 WT-3.5
    auto match = table(3)
                     .put(0, Alice, Grove)
                     .put(0, Dorothy, Mansion)
                     .put(1, Wolf, StatueSquare)
                     .put(2, CatFox, TheatreMarket)
                     .turn_of(0, draws(9));
    const Character first[] = {Alice, Wolf, CatFox};
    for (int seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(match.asked_by(seat), "WT-3.2");
        EXPECT_FALSE(match.waits_for((seat + 1) % 3));
        match.choose(seat, Activate{first[seat]});
        match.finish(seat);  // one character a turn: even with another ready one
    }
    EXPECT_TRUE(match.waits_for(0));
    EXPECT_EQ(match.state().chapter, 1);
    match.refuses(0, Activate{Wolf}, "WT-3.2");  // one of the own
}

TEST(Turn, WT_3_3_WT_R10_NobodyPassesWithAReadyCharacter)
{
    RULE("WT-3.3");  // WT-R10
    for (const Edition edition : {Edition::De, Edition::It}) {
        Options o;
        o.edition = edition;
        auto match = table(4).with(o).put(0, Alice, Grove).put(1, Wolf, StatueSquare).turn_of(0);
        EXPECT_EQ(match.bars(0, Pass{}), "WT-3.3");
        match.refuses(0, Pass{}, "WT-3.3");
        EXPECT_EQ(match.fallback(0), Choice{Activate{Alice}});
    }
    auto match =
        table(4).option(&Options::must_activate, false).put(0, Alice, Grove).put(1, Wolf, StatueSquare).turn_of(0);
    match.choose(0, Pass{});
    EXPECT_TRUE(match.figure(Alice).ready);
    EXPECT_TRUE(match.waits_for(1));
}

TEST(Turn, WT_3_4_WhoeverHasNobodyReadyIsPassedOver)
{
    RULE("WT-3.4");
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, StatueSquare)
                     .activated(Wolf)
                     .put(3, CatFox, TheatreMarket)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.finish(0);
    EXPECT_TRUE(match.waits_for(3));
    EXPECT_EQ(match.said<TurnPassed>(), (std::vector<TurnPassed>{{seat_at(1)}, {seat_at(2)}}));
}

TEST(Turn, WT_3_6_WT_3_7_TheEndPhaseDrawsTurnsAndDiscardsNothing)
{
    RULE("WT-3.7");  // WT-3.6 WT-4.6 WT-13.2
    auto match = table(5)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, StatueSquare)
                     .put(2, Dorothy, Mansion)
                     .put(4, CatFox, TheatreMarket)
                     .activated(Wolf)
                     .activated(Dorothy)
                     .down(Dorothy)
                     .activated(CatFox)
                     .hand(1, 7)
                     .hand(4, 1)
                     .turn_of(0, draws(3 + 4 * 4 + 2));
    match.choose(0, Activate{Alice});
    EXPECT_EQ(match.state().chapter, 1);
    match.finish(0);
    EXPECT_EQ(match.state().chapter, 2);
    const std::size_t cards[] = {7, 11, 4, 4, 3};
    for (int seat = 0; seat < 5; ++seat) {
        EXPECT_EQ(match.cards(seat), cards[seat]);
    }
    for (const Character who : {Alice, Wolf, Dorothy, CatFox}) {
        EXPECT_TRUE(match.figure(who).ready);
    }
    EXPECT_TRUE(match.figure(Dorothy).down);      // ready, and still on the ground
    EXPECT_FALSE(match.figure(Pinocchio).ready);  // not in the game
}

TEST(Turn, WT_3_8_WT_R08_TheNextChapterGoesOnClockwise)
{
    RULE("WT-3.8");  // WT-R08
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, StatueSquare)
                     .activated(Alice)
                     .immobile(Alice)
                     .put(2, Dorothy, Mansion)
                     .activated(Dorothy)
                     .turn_of(1, draws(3 + 16));
    match.choose(1, Activate{Wolf});
    match.finish(1);
    EXPECT_EQ(match.said<ChapterStarted>(), (std::vector<ChapterStarted>{{2, seat_at(2)}}));
    EXPECT_TRUE(match.waits_for(2));
    EXPECT_FALSE(match.figure(Alice).immobile);  // only for the chapter
}

TEST(Turn, WT_3_9_OnceAChapter)
{
    RULE("WT-3.9");  // WT-4.3
    auto match = table(4).put(0, Alice, Grove).put(0, Dorothy, Mansion).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.finish(0);
    EXPECT_TRUE(match.waits_for(0));  // nobody else has anybody ready
    EXPECT_EQ(match.bars(0, Activate{Alice}), "WT-4.3");
    match.refuses(0, Activate{Alice}, "WT-4.3");
    EXPECT_TRUE(match.offers(0, Activate{Dorothy}));
}

TEST(Turn, WT_R11_AllVoteAndTheEpilogueBeginsAtOnce)
{
    RULE("WT-R11");
    auto match =
        table(3).put(0, Alice, Grove).put(1, Wolf, StatueSquare).memory(1, Quest::Hope, Side::Spring).turn_of(1);
    match.choose(0, VoteEpilogue{});
    match.choose(2, VoteEpilogue{});
    match.choose(0, WithdrawVote{});
    match.choose(1, VoteEpilogue{});
    EXPECT_TRUE(match.is_in<Turn>());  // one has withdrawn
    match.choose(0, VoteEpilogue{});
    ASSERT_TRUE(match.is_in<Epilogue>());
    EXPECT_EQ(match.frame<Epilogue>().seat, seat_at(1));  // the active player
    EXPECT_TRUE(match.waits_for(1));
}

TEST(Turn, WT_R11_TheLastVoteInAnActivationWaitsForItsEnd)
{
    RULE("WT-R11");  // without any memory there is nothing to link to
    auto match = table(4).put(0, Alice, Grove).put(1, Wolf, StatueSquare).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    for (int seat = 0; seat < 4; ++seat) {
        match.choose(seat, VoteEpilogue{});
    }
    match.finish(0);
    ASSERT_TRUE(match.is_in<Epilogue>());
    EXPECT_EQ(match.frame<Epilogue>().seat, seat_at(0));
    match.choose(0, Close{Side::Spring, 0, 0, match.some(0, 3)});
    EXPECT_TRUE(match.waits_for(1));
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
