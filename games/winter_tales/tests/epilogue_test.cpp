// The epilogue, its variants and the length of a game: chapters WT-12 and WT-18.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

Builder three_memories(std::size_t seats)  // Spring has two, the bookmark lies on Winter's
{
    auto start = table(seats).memory(1, Quest::Hope, Side::Spring).memory(2, Quest::Refuge, Side::Spring);
    return start.memory(3, Quest::Retaliation, Side::Winter);
}

Close part(const Match& match, Side side, std::size_t cards, int seat)
{
    const std::uint8_t bookmark = match.state().bookmark;
    return {side, bookmark, bookmark, match.some(seat, cards)};
}

void close(Match& match, int seat, std::size_t cards, Where where = Where::current())
{
    match.choose(seat, part(match, side_for(match.state(), seat_at(static_cast<std::size_t>(seat))), cards, seat),
                 where);
}

TEST(Epilogue, WT_12_6_SpringWinsByTwo)
{
    RULE("WT-12.6");  // WT-12.2 WT-12.3 WT-12.5 WT-12.7 WT-12.8 WT-12.9
    auto start = three_memories(7).hand(3, 4).hand(5, 3).hand(0, 2).hand(2, 4).hand(6, 3);
    auto match = start.epilogue_of(3);
    close(match, 3, 4);
    close(match, 4, 0);  // without cards
    close(match, 5, 3);
    EXPECT_FALSE(match.waits_for(6));  // the Author is skipped
    close(match, 0, 2);
    close(match, 1, 0);
    close(match, 2, 4);
    EXPECT_EQ(match.said<Totals>()[0], (Totals{12, 10}));  // known before the Author decides
    EXPECT_EQ(match.asked_by(6), "WT-12.7");
    EXPECT_TRUE(match.offers(6, part(match, Side::Winter, 1, 6)));
    EXPECT_FALSE(match.offers(6, part(match, Side::Winter, 2, 6)));
    match.choose(6, part(match, Side::Spring, 0, 6));
    EXPECT_EQ(match.state().winner, Faction::Spring);
    EXPECT_EQ(match.asked_by(3), "WT-12.9");
    match.choose(3, Tell{});
    EXPECT_TRUE(match.waiting().empty());
    EXPECT_EQ(WinterTales::ending(match.state()), "spring");
    EXPECT_EQ(WinterTales::winners(match.state()).size(), 3);
}

TEST(Epilogue, WT_12_1_NothingButCardsIsPlayed)
{
    RULE("WT-12.1");  // WT-10.24 WT-12.2
    for (const bool italian : {false, true}) {
        auto start = table(4).put(0, Alice, Grove).put(2, Grumpy, Grove).down(Grumpy).put(1, Wolf, Market).hand(2, 2);
        start.quest(Quest::Love, Grumpy).memory(1, Quest::Hope, Side::Spring).memory(2, Quest::Refuge, Side::Spring);
        auto match = (italian ? start.italian() : start).turn_of(0, kDraw3);
        match.choose(0, Activate{Alice});
        resolve(match, 0, Quest::Love, 1, 3);
        EXPECT_EQ(match.said<EpilogueStarted>()[0].seat, seat_at(0));  // laid the last card
        EXPECT_TRUE(match.is_in<Epilogue>());
        EXPECT_EQ(match.state().stack.size(), 1U);
        EXPECT_EQ(match.asked_by(0), "WT-12.3");
        EXPECT_FALSE(match.offers(2, Rescue{Grumpy, match.some(2, 2)}));
        EXPECT_FALSE(match.offers(2, VoteEpilogue{}));
        EXPECT_FALSE(match.offers(0, Activate{Grumpy}));
    }
}

TEST(Epilogue, WT_12_1_NoMissionIsDeclaredAnyMore)
{
    RULE("WT-12.1");
    auto start = three_memories(4).put(1, Wolf, Mansion).hand(1, 2).mission_of(1, Mission::Attack1);
    auto match = start.epilogue_of(1);
    EXPECT_FALSE(match.offers(1, Declare{Mission::Attack1, 5, match.some(1, 2)}));
    match.refuses(1, Declare{Mission::Attack1, 5, match.some(1, 2)}, "WT-20.3");
}

TEST(Epilogue, WT_12_1_NobodyIsMadeReadyAnyMore)
{
    RULE("WT-12.1");  // WT-R32
    auto start = three_memories(4).put(0, Alice, Grove).activated(Alice).in_force({.hope = Alice});
    auto match = start.epilogue_of(1);
    close(match, 1, 0);
    EXPECT_TRUE(match.offers(0, Object{}));
    EXPECT_FALSE(match.offers(0, UseHope{}));
}

TEST(Epilogue, WT_12_3_TheFirstPartHangsOnTheBookmark)
{
    RULE("WT-12.3");  // WT-R28
    auto match = three_memories(4).hand(1, 3).epilogue_of(1);
    const Cards two = match.some(1, 2);
    match.refuses(1, Close{Side::Winter, 1, 3, two}, "WT-12.5");
    match.refuses(1, Close{Side::Winter, 3, 1, two}, "WT-11.4");
    match.refuses(1, Close{Side::Winter, 3, 3, match.state().deck.first(1)}, "WT-12.3");
    for (std::size_t n = 0; n <= 3; ++n) {
        EXPECT_TRUE(match.offers(1, part(match, Side::Winter, n, 1)));
    }
    match.choose(1, Close{Side::Winter, 3, 3, match.hand(1) - match.some(1, 1)});  // any number, any cards
    EXPECT_EQ(match.state().epilogue_cards[1].size(), 2U);
}

TEST(Epilogue, WT_12_3_AllCardsWhereTheTextIsTakenLiterally)
{
    RULE("WT-12.3");  // WT-R28
    auto match = three_memories(4).option(&Options::epilogue_choice, false).hand(1, 3).epilogue_of(1);
    match.refuses(1, part(match, Side::Winter, 2, 1), "WT-12.3");
    EXPECT_EQ(match.fallback(1), Choice(part(match, Side::Winter, 3, 1)));
    close(match, 1, 3);
}

TEST(Epilogue, WT_12_4_OpenQuestsBelongIn)
{
    RULE("WT-12.4");  // WT-12.9
    auto match = three_memories(4).put(1, Wolf, Market).quest(Quest::Propaganda, Grove).hand(1, 1).epilogue_of(1);
    const Telling told = telling(match, 1, part(match, Side::Winter, 1, 1));
    EXPECT_EQ(told.event, "epilogue_open");
    EXPECT_EQ(told.must, keys({"bookmark", "open_quests", "cards"}));
    EXPECT_EQ(told.avoid, keys({"final_ending"}));
    EXPECT_EQ(told.open, keys({"propaganda"}));
    for (const int seat : {1, 2, 3, 0}) {
        close(match, seat, 0);
    }
    EXPECT_EQ(telling(match, 1, Tell{}).must, keys({"winner", "loose_ends"}));
}

TEST(Epilogue, WT_12_5_TheOthersChooseTheirMemory)
{
    RULE("WT-12.5");
    auto match = three_memories(4).hand(2, 2).epilogue_of(1);
    close(match, 1, 0);
    EXPECT_EQ(match.asked_by(2), "WT-12.5");  // left of the epilogue player
    EXPECT_FALSE(match.waits_for(0));
    match.refuses(2, Close{Side::Spring, 4, 3, {}}, "WT-12.5");
    match.refuses(2, Close{Side::Winter, 1, 3, {}}, "WT-12.5");
    EXPECT_EQ(telling(match, 2, Close{Side::Spring, 1, 3, {}}).takes_up, match.subject(1));
    match.choose(2, Close{Side::Spring, 1, 3, match.some(2, 2)});
    EXPECT_EQ(match.state().bookmark, 3);
    EXPECT_EQ(match.said<EpiloguePart>()[1].memory, 1);
    EXPECT_EQ(match.asked_by(3), "WT-12.5");  // asked though the hand is empty
}

TEST(Epilogue, WT_12_6_NeutralMemoriesCountForNobody)
{
    RULE("WT-12.6");
    const State s = table(4)
                        .memories(5)
                        .neutral(1, Quest::Hope)
                        .memory(2, Quest::Love, Side::Winter)
                        .mission_memory(3, Mission::Rescue, 0)
                        .state();
    EXPECT_EQ(total(s, Side::Spring), 3);
    EXPECT_EQ(total(s, Side::Winter), 3);
}

TEST(Epilogue, WT_12_7_HalfTheAuthorsHand)
{
    RULE("WT-12.7");  // WT-13.6
    const std::pair<std::size_t, std::size_t> cases[] = {{0, 0}, {1, 0}, {2, 1}, {3, 1}, {7, 3}};
    for (const auto& [hand, most] : cases) {
        auto match = three_memories(3).hand(2, hand).epilogue_of(0);
        close(match, 0, 0);
        close(match, 1, 0);
        EXPECT_EQ(match.asked_by(2), "WT-12.7");
        for (const Side side : {Side::Spring, Side::Winter}) {
            Close next = part(match, side, most, 2);
            next.memory = 2;  // the second part after the first: the second memory after the bookmark
            EXPECT_TRUE(match.offers(2, next));
            if (hand > most) match.refuses(2, part(match, side, most + 1, 2), "WT-12.7");
        }
        match.choose(2, part(match, Side::Winter, most, 2));
        EXPECT_EQ(match.state().epilogue_cards[1].size(), most);
        EXPECT_EQ(match.said<Totals>().size(), 2U);
    }
}

TEST(Epilogue, WT_12_8_NineToNineIsTheAuthors)
{
    RULE("WT-12.8");  // WT-1.6
    auto match = three_memories(5).hand(0, 3).hand(1, 6).epilogue_of(1);
    close(match, 1, 6);
    close(match, 2, 0);
    close(match, 3, 0);
    close(match, 0, 3);
    EXPECT_EQ(match.said<Totals>()[0], (Totals{9, 9}));
    match.choose(4, part(match, Side::Spring, 0, 4));
    EXPECT_EQ(match.state().winner, Faction::Author);
    match.choose(1, Tell{});  // the epilogue player all the same
    EXPECT_TRUE(WinterTales::winners(match.state()).has(seat_at(4)));
    EXPECT_EQ(WinterTales::winners(match.state()).size(), 1);
}

TEST(Epilogue, WT_12_8_WT_R33_WithoutAnAuthorTheEpiloguePlayersFaction)
{
    RULE("WT-12.8");  // WT-R33
    for (const int seat : {0, 1}) {
        auto match = table(4)
                         .memory(1, Quest::Hope, Side::Spring)
                         .memory(2, Quest::Terror, Side::Winter)
                         .neutral(3, Quest::Refuge)
                         .epilogue_of(seat);
        for (int i = 0; i < 4; ++i) {
            close(match, (seat + i) % 4, 0);  // empty hands, everywhere
        }
        EXPECT_EQ(match.said<Totals>()[0], (Totals{3, 3}));
        EXPECT_EQ(match.state().winner, seat == 0 ? Faction::Spring : Faction::Winter);
        EXPECT_EQ(match.asked_by(seat), "WT-12.9");
    }
}

TEST(Epilogue, WT_R33_WhoLosesTheLastQuestIsTheEpiloguePlayer)
{
    RULE("WT-R33");  // WT-12.2
    auto start = table(4).put(0, Alice, Grove).put(1, Wolf, Grove).activated(Wolf).hand(1, 1).quest(Quest::Love, Alice);
    start.quest(Quest::Hope, Grove).memory(1, Quest::Refuge, Side::Spring).memory(2, Quest::Terror, Side::Winter);
    auto match = start.turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::Hope});
    match.play(0, 0);
    match.choose(1, TakePart{Wolf, match.some(1, 1), false});
    match.choose(0, Play{});
    match.choose(0, Tell{});
    match.choose(1, match.open(1)->options.front());
    match.choose(0, PlaceMemory{3});
    EXPECT_EQ(match.memory(3).side, Side::Winter);
    EXPECT_EQ(match.said<EpilogueStarted>()[0].seat, seat_at(0));
}

TEST(Epilogue, WT_R29_TheGermanAuthorOpensIt)
{
    RULE("WT-R29");  // WT-12.7
    auto match = three_memories(5).hand(4, 5).epilogue_of(4);
    EXPECT_EQ(match.asked_by(4), "WT-12.3");
    match.choose(4, part(match, Side::Winter, 5, 4));  // all of them, for one side
    for (const int seat : {0, 1, 2, 3}) {
        close(match, seat, 0);
    }
    EXPECT_EQ(match.state().winner, Faction::Winter);  // 6 to 8; step 4 is skipped
    EXPECT_EQ(match.said<Totals>().size(), 1U);
    EXPECT_EQ(match.asked_by(4), "WT-12.9");
}

TEST(Epilogue, WT_R29_TheItalianAuthorIsAlwaysLast)
{
    RULE("WT-R29");  // WT-12.7
    for (const bool flag : {false, true}) {
        auto start = three_memories(5).hand(4, 5);
        auto match = (flag ? start.option(&Options::author_always_last, true) : start.italian()).epilogue_of(4);
        EXPECT_EQ(match.asked_by(0), "WT-12.3");  // on his left
        for (const int seat : {0, 1, 2, 3}) {
            close(match, seat, 0);
        }
        match.refuses(4, part(match, Side::Winter, 3, 4), "WT-12.7");
        match.choose(4, part(match, Side::Winter, 2, 4));
        EXPECT_EQ(match.state().winner, Faction::Spring);  // 6 to 5
        EXPECT_EQ(match.asked_by(4), "WT-12.9");           // and holds the marker
    }
}

TEST(Epilogue, WT_R31_ThePenMayBeHandedToAWinner)
{
    RULE("WT-R31");  // WT-12.9
    auto match = three_memories(4).epilogue_of(1);
    for (const int seat : {1, 2, 3, 0}) {
        close(match, seat, 0);
    }
    EXPECT_EQ(match.state().winner, Faction::Spring);
    EXPECT_FALSE(match.offers(1, HandPen{seat_at(3)}));  // not of the winners
    match.choose(1, HandPen{seat_at(2)});
    EXPECT_EQ(match.asked_by(2), "WT-12.9");
    match.choose(2, Pass{});  // gives it back
    EXPECT_EQ(match.asked_by(1), "WT-12.9");
    match.choose(1, HandPen{seat_at(0)});
    match.choose(0, Tell{});
    EXPECT_TRUE(match.waiting().empty());
}

TEST(Epilogue, WT_R32_TheArtifactIsNotPlayedHere)
{
    RULE("WT-R32");
    auto start = table(4).put(0, Alice, Grove).quest_out(Quest::ArtifactWinter).memory(2, Quest::Love, Side::Spring);
    start.memory(3, Quest::Hope, Side::Spring).memory(1, Quest::ArtifactSpring, Side::Spring);
    auto match = start.in_force({.artifact = Alice}).hand(0, 1).epilogue_of(0);
    EXPECT_EQ(match.open(0)->options.size(), 2U);  // with the card and without
}

TEST(Epilogue, WT_18_1_FourToSevenMemories)
{
    RULE("WT-18.1");  // WT-2.3
    for (int n = 3; n <= 7; ++n) {
        auto start = table(4).memories(n).put(0, Alice, Grove).quest(Quest::Hope, Grove);
        const Quest others[] = {Quest::Love,       Quest::Refuge,      Quest::Terror,
                                Quest::Propaganda, Quest::Retaliation, Quest::ArtifactSpring};
        for (int space = 1; space < n; ++space) {
            start.neutral(space, others[space - 1]);
        }
        auto match = start.turn_of(0, kDraw3);
        EXPECT_EQ(WinterTales::view(match.state(), kSpectator).memories, n);
        match.choose(0, Activate{Alice});
        resolve(match, 0, Quest::Hope, 1, n);
        EXPECT_TRUE(match.is_in<Epilogue>());
    }
}

TEST(Epilogue, WT_18_2_TheBookmarkWanders)
{
    RULE("WT-18.2");
    Options options;
    options.alternative_epilogue = true;
    auto match = three_memories(4).with(options).hand(1, 1).epilogue_of(1);
    match.refuses(1, Close{Side::Winter, 3, 3, {}}, "WT-18.2");  // to another one
    match.refuses(1, Close{Side::Winter, 3, 4, {}}, "WT-18.2");  // to a memory
    match.refuses(1, Close{Side::Winter, 1, 2, {}}, "WT-12.5");
    match.choose(1, Close{Side::Winter, 3, 1, match.some(1, 1)});
    EXPECT_EQ(match.state().bookmark, 1);
    match.refuses(2, Close{Side::Spring, 3, 2, {}}, "WT-12.5");  // everybody hangs on the bookmark
    match.choose(2, Close{Side::Spring, 1, 2, {}});
    EXPECT_EQ(match.said<BookmarkMoved>().size(), 2U);
}

TEST(Epilogue, WT_18_2_WithASingleMemoryItStays)
{
    RULE("WT-18.2");
    Options options;
    options.alternative_epilogue = true;
    auto match = table(4).with(options).memory(2, Quest::Hope, Side::Spring).epilogue_of(0);  // an early end
    for (const int seat : {0, 1, 2, 3}) {
        match.choose(seat, match.fallback(seat));
    }
    EXPECT_EQ(match.state().bookmark, 2);
}

TEST(Epilogue, WT_18_3_AllModulesTogether)
{
    RULE("WT-18.3");
    Options options;
    options.powers = options.missions = options.abilities = options.alternative_epilogue = true;
    options.ages = Ages::BySeat;
    auto rng = Rng::searching(7);
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    const State s = WinterTales::setup(7, options, rng, log);
    EXPECT_EQ(WinterTales::flaw(s), nullptr);
    EXPECT_EQ(s.options.length(), 5);
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
