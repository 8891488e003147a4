// The parts of the epilogue, one by one: what each hangs on, how many cards, where the bookmark goes. WT-12.3 to
// WT-12.9, WT-18.2.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

Builder memories_1_3_7(std::size_t seats)  // on the spaces 1, 3 and 7; the bookmark lies on the last
{
    auto start = table(seats).memories(7).memory(1, Quest::Hope, Side::Spring).memory(3, Quest::Love, Side::Winter);
    start.memory(7, Quest::Terror, Side::Winter);
    for (std::size_t i = 0; i < seats; ++i) {
        start.hand(static_cast<int>(i), 4);
    }
    return start;
}

Close close_of(const Match& match, int seat) { return std::get<Close>(match.fallback(seat)); }

TEST(EpilogueParts, WT_12_5_WhoeverIsAbsentTakesUpTheNextMemoryWithoutACard)
{
    RULE("WT-12.5");  // WT-12.3 WT-12.7
    struct Part {
        int seat;
        std::string_view prompt;
        Close close;
    };
    auto match = memories_1_3_7(5).epilogue_of(0);
    for (const Part& part :
         {Part{0, "epilogue.open", {Side::Spring, 7, 7, {}}}, Part{1, "epilogue.part", {Side::Winter, 1, 7, {}}},
          Part{2, "epilogue.part", {Side::Spring, 3, 7, {}}}, Part{3, "epilogue.part", {Side::Winter, 7, 7, {}}},
          Part{4, "epilogue.author", {Side::Spring, 1, 7, {}}}}) {
        EXPECT_EQ(match.open(part.seat)->prompt, part.prompt);
        EXPECT_EQ(close_of(match, part.seat), part.close) << part.seat;
        match.choose(part.seat, part.close);
    }
    EXPECT_TRUE(match.said<BookmarkMoved>().empty());
    EXPECT_EQ(match.open(0)->prompt, "epilogue.ending");
    match.refuses(0, Close{Side::Spring, 7, 7, {}}, "WT-12.9");  // it is all told
}

TEST(EpilogueParts, WT_12_5_AnyMemoryOnTheTrackAndNoOther)
{
    RULE("WT-12.5");  // WT-11.4
    for (const int space : {1, 3, 7}) {
        const auto memory = static_cast<std::uint8_t>(space);
        auto match = memories_1_3_7(4).epilogue_of(0);
        match.choose(0, Close{Side::Spring, 7, 7, {}});
        for (const int none : {0, 2, 4, 5, 6, 8, 9, 255}) {
            match.refuses(1, Close{Side::Winter, static_cast<std::uint8_t>(none), 7, {}}, "WT-12.5");
        }
        match.refuses(1, Close{Side::Winter, memory, 3, {}}, "WT-11.4");  // the bookmark stays
        match.choose(1, Close{Side::Winter, memory, 7, {match.hand(1).nth(2)}});
    }
}

TEST(EpilogueParts, WT_12_1_NoPartBeforeTheEpilogue)
{
    RULE("WT-12.1");
    auto start = table(4).put(0, Alice, Grove).down(Alice).hand(0, 2).memory(1, Quest::Hope, Side::Spring);
    auto match = start.turn_of(0);
    match.refuses(0, Close{Side::Spring, 1, 1, {}}, "WT-12.1");
}

TEST(EpilogueParts, WT_12_5_WithoutAnyMemoryThereIsNothingToTakeUp)
{
    RULE("WT-12.5");  // WT-R11
    for (const bool alternative : {false, true}) {
        Options options;
        options.alternative_epilogue = alternative;
        auto match = table(4).with(options).hand(0, 2).hand(1, 2).epilogue_of(0);
        match.choose(0, Close{Side::Spring, 0, 0, {match.hand(0).nth(1)}});
        EXPECT_EQ(close_of(match, 1), (Close{Side::Winter, 0, 0, {}}));
        match.choose(1, Close{Side::Winter, 0, 0, {match.hand(1).nth(1)}});
    }
}

TEST(EpilogueParts, WT_12_3_WhereItIsAskedAllCardsArePlayed)
{
    RULE("WT-12.3");  // WT-R28 WT-12.7
    auto match = memories_1_3_7(5).option(&Options::epilogue_choice, false).epilogue_of(0);
    EXPECT_EQ(close_of(match, 0), (Close{Side::Spring, 7, 7, match.hand(0)}));
    match.refuses(0, Close{Side::Spring, 7, 7, match.some(0, 3)}, "WT-12.3");
    match.choose(0, match.fallback(0));
    match.refuses(1, Close{Side::Winter, 3, 7, match.some(1, 3)}, "WT-12.3");
    match.choose(1, Close{Side::Winter, 3, 7, match.hand(1)});  // another memory, all cards
    match.choose(2, match.fallback(2));
    match.choose(3, match.fallback(3));
    for (std::size_t n = 0; n <= 4; ++n) {  // but the Author half of them at most, and as he likes
        EXPECT_EQ(match.offers(4, Close{Side::Winter, 1, 7, match.some(4, n)}), n <= 2) << n;
    }
    match.refuses(4, Close{Side::Winter, 3, 7, match.some(4, 3)}, "WT-12.7");
    match.choose(4, Close{Side::Winter, 3, 7, match.some(4, 1)});
}

TEST(EpilogueParts, WT_18_2_TheBookmarkGoesToAnyOtherMemory)
{
    RULE("WT-18.2");
    Options options;
    options.alternative_epilogue = true;
    options.memories.value = 7;
    auto match = memories_1_3_7(4).with(options).epilogue_of(0);
    EXPECT_EQ(close_of(match, 0), (Close{Side::Spring, 7, 1, {}}));  // the next one, round the track
    match.refuses(0, Close{Side::Spring, 7, 7, {}}, "WT-18.2");      // it may not stay
    match.refuses(0, Close{Side::Spring, 7, 2, {}}, "WT-18.2");      // nor go where nothing lies
    match.refuses(0, Close{Side::Spring, 3, 1, {}}, "WT-12.5");      // all hang on the bookmark
    match.choose(0, Close{Side::Spring, 7, 3, {match.hand(0).nth(1)}});
    EXPECT_EQ(match.state().bookmark, 3);
    EXPECT_EQ(close_of(match, 1), (Close{Side::Winter, 3, 7, {}}));
    match.choose(1, Close{Side::Winter, 3, 1, {match.hand(1).nth(1)}});
    EXPECT_EQ(close_of(match, 2), (Close{Side::Spring, 1, 3, {}}));
    EXPECT_EQ(match.said<BookmarkMoved>().size(), 2U);
}

TEST(EpilogueParts, WT_18_2_ItMustMoveWhereverTheOtherMemoryLies)
{
    RULE("WT-18.2");
    Options options;
    options.alternative_epilogue = true;
    options.memories.value = 7;
    for (int other = 1; other <= 7; ++other) {
        if (other == 4) continue;
        auto start =
            table(4).with(options).memory(other, Quest::Hope, Side::Spring).memory(4, Quest::Love, Side::Spring);
        auto match = start.hand(0, 2).epilogue_of(0);
        EXPECT_EQ(close_of(match, 0), (Close{Side::Spring, 4, static_cast<std::uint8_t>(other), {}}));
        match.refuses(0, Close{Side::Spring, 4, 4, {match.hand(0).nth(1)}}, "WT-18.2");
        match.choose(0, Close{Side::Spring, 4, static_cast<std::uint8_t>(other), {match.hand(0).nth(1)}});
    }
    auto alone = table(4).with(options).memory(4, Quest::Love, Side::Spring).hand(0, 2).epilogue_of(0);
    EXPECT_EQ(close_of(alone, 0), (Close{Side::Spring, 4, 4, {}}));
    alone.choose(0, Close{Side::Spring, 4, 4, {alone.hand(0).nth(1)}});  // where there is none, it stays
}

TEST(EpilogueParts, WT_R31_ThePenGoesToSomebodyElseOfTheWinners)
{
    RULE("WT-R31");
    auto match = memories_1_3_7(4).epilogue_of(1);
    for (const int seat : {1, 2, 3, 0}) {
        match.choose(seat, match.fallback(seat));
    }
    EXPECT_EQ(match.state().winner, Faction::Winter);
    EXPECT_FALSE(match.offers(1, HandPen{seat_at(1)}));
    EXPECT_FALSE(match.offers(1, HandPen{seat_at(0)}));
    match.choose(1, HandPen{seat_at(3)});
    match.choose(3, Pass{});
    match.choose(1, Tell{});
}

TEST(EpilogueParts, WT_14_5_WhatWasProposedBeforeIsForgotten)
{
    RULE("WT-14.5");  // WT-12.1
    auto start =
        table(3).italian().put(0, Alice, Grove).put(1, Wolf, Market).down(Wolf).memory(1, Quest::Hope, Side::Spring);
    auto match = start.turn_of(0);
    match.choose(1, Propose{Wish::StandUp, Wolf, Market});
    ASSERT_TRUE(match.state().proposal);
    for (const int seat : {0, 1, 2}) {
        match.choose(seat, VoteEpilogue{});
    }
    EXPECT_TRUE(match.is_in<Epilogue>());
    EXPECT_FALSE(match.state().proposal);
}

TEST(EpilogueParts, WT_12_6_WhatEachSideHasAndWhoHasWonAtTheVeryEnd)
{
    RULE("WT-12.6");  // WT-1.6 WT-12.8
    auto match = memories_1_3_7(5).epilogue_of(0);
    EXPECT_EQ(WinterTales::scores(match.state()), (std::vector<int>{3, 6, 3, 6, -3}));  // the Author wants a balance
    for (const int seat : {0, 1, 2, 3, 4}) {
        match.choose(seat, match.fallback(seat));
    }
    EXPECT_EQ(match.state().winner, Faction::Winter);
    EXPECT_TRUE(WinterTales::winners(match.state()).empty());  // until the end is told
    EXPECT_EQ(WinterTales::ending(match.state()), "");
    match.choose(0, Tell{});
    EXPECT_EQ(WinterTales::winners(match.state()), SeatSet(0b01010));
    EXPECT_EQ(WinterTales::ending(match.state()), "winter");
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
