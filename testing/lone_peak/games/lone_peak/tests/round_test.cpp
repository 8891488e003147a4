#include "games/lone_peak/game.h"
#include "testing/rule.h"
#include "testing/scenario.h"

namespace snowbound {
namespace {

using namespace lone_peak;

State table(bool rising = false)
{
    State s;
    s.options.rising = rising;
    s.players = {Player{}, Player{}};
    for (const int n : {1, 2, 3, 4, 5, 6, 14}) s.players[0].hand.push_back(Card(n));
    for (const int n : {1, 8, 9, 10, 11, 12, 13}) s.players[1].hand.push_back(Card(n));
    for (const int n : {2, 3, 4, 5, 6, 7, 7, 8, 9, 10, 11, 12, 13, 14}) s.unused.push_back(Card(n));
    return s;
}

void play(Scenario<LonePeak>& t, int first, int second)
{
    t.choose(0, Play{Card(first)});
    t.choose(1, Play{Card(second)});
}

TEST(Deal, LP_1_1_SevenCardsForEachOfTwoToFour)
{
    RULE("LP-1.2");
    for (std::size_t seats = 2; seats <= 4; ++seats) {
        Rng rng = Rng::scripted(std::vector<std::uint32_t>(kCards));
        std::vector<Note<Fact>> notes;
        Log<Fact> log(notes);
        EXPECT_EQ(LonePeak::flaw(LonePeak::setup(seats, {}, rng, log)), nullptr);  // counts every card
    }
}

TEST(Round, LP_2_1_IsWorthOnePointOrItsNumber)
{
    RULE("LP-2.1");
    for (const bool rising : {false, true}) {
        Scenario<LonePeak> t(table(rising), {});
        play(t, 1, 8);
        play(t, 2, 9);
        EXPECT_EQ(LonePeak::scores(t.state())[1], rising ? 3 : 2);
    }
}

TEST(Round, LP_2_2_AChoiceIsSecretAndMayBeChanged)
{
    RULE("LP-2.2");
    Scenario<LonePeak> t(table(), {});
    t.choose(0, Play{Card{6}});
    EXPECT_TRUE(LonePeak::view(t.state(), Seat{1}).players[0].ready);
    EXPECT_FALSE(LonePeak::view(t.state(), Seat{1}).chosen);
    play(t, 2, 8);
    EXPECT_EQ(t.state().played[0], Card{2});
}

TEST(Round, LP_2_3_NobodyPlaysAFourteenInRoundOne)
{
    RULE("LP-2.3");
    Scenario<LonePeak> t(table(), {});
    t.refuses(0, Play{Card{14}}, "LP-2.3");
    play(t, 1, 8);
    EXPECT_TRUE(t.offers(0, Play{Card{14}}));
}

TEST(Round, LP_2_4_TheHighestNumberThatIsThereOnceWins)
{
    RULE("LP-2.4");
    Scenario<LonePeak> t(table(), {});
    play(t, 1, 1);  // there twice: nobody wins
    play(t, 14, 8);
    EXPECT_EQ(LonePeak::scores(t.state()), (std::vector{1, 0}));
}

TEST(End, LP_2_5_TheMostPointsWinAloneOrTogether)
{
    RULE("LP-2.5");
    State s = table();
    s.round = kRounds + 1;
    EXPECT_EQ(LonePeak::ending(s), "shared");
    s.players[1].points = 5;
    EXPECT_TRUE(LonePeak::winners(s).has(Seat{1}));
    EXPECT_EQ(LonePeak::ending(s), "most_points");
}

}  // namespace
}  // namespace snowbound
