// What bots make of clear situations, and that a hunch is always something that was offered.
#include "bots/think.h"
#include "games/winter_tales/tests/builders.h"

namespace snowbound::winter_tales::tests {
namespace {

Choice greedy(const Match& match, int seat)
{
    Rng rng = Rng::searching(1);
    return think<WinterTales>(match.state(), seat_at(static_cast<std::size_t>(seat)), BotLevel::Greedy, rng).choice;
}

// Alice alone can resolve the Hope; the Wolf stands beside her.
Match wolf_beside_the_hope(std::size_t spring, std::size_t winter)
{
    return table(4)
        .put(0, Alice, Grove)
        .put(1, Wolf, Grove)
        .activated(Wolf)
        .quest(Quest::Hope, Grove)
        .hand(0, spring)
        .hand(1, winter)
        .turn_of(0, kDraw3);
}

void resolve_hope(Match& match, std::size_t cards)
{
    match.choose(0, Activate{Alice});
    match.choose(0, Resolve{Quest::Hope});
    match.play(0, cards);
}

TEST(Bots, LastCardOnlyWhereItWins)
{
    auto even = wolf_beside_the_hope(2, 0);
    resolve_hope(even, 0);
    even.choose(1, Pass{});
    EXPECT_EQ(greedy(even, 0), Choice(Play{even.some(0, 1), false}));

    auto lost = wolf_beside_the_hope(2, 4);
    resolve_hope(lost, 0);
    lost.choose(1, TakePart{Wolf, lost.some(1, 4), false});
    EXPECT_EQ(greedy(lost, 0), Choice(Play{}));
}

TEST(Bots, TakesPartWithAsManyCardsAsItNeeds)
{
    auto match = wolf_beside_the_hope(0, 7);
    resolve_hope(match, 3);
    const Choice choice = greedy(match, 1);
    ASSERT_TRUE(std::holds_alternative<TakePart>(choice));
    const std::size_t cards = std::get<TakePart>(choice).cards.size();
    EXPECT_TRUE(cards == 4 || cards == 5);  // five, where it imagines that Alice has a last card
}

TEST(Bots, PlaysEverythingInTheEpilogue)
{
    auto match = table(4).memory(1, Quest::Hope, Side::Spring).hand(0, 5).hand(1, 3).epilogue_of(0);
    EXPECT_EQ(greedy(match, 0), Choice(Close{Side::Spring, 1, 1, match.hand(0)}));
}

TEST(Bots, TheAuthorAimsAtATie)
{
    auto match = table(3).memory(1, Quest::Hope, Side::Spring).hand(0, 1).hand(1, 2).hand(2, 6).epilogue_of(0);
    match.choose(0, Close{Side::Spring, 1, 1, match.hand(0)});
    match.choose(1, Close{Side::Winter, 1, 1, match.hand(1)});
    EXPECT_EQ(greedy(match, 2), Choice(Close{Side::Winter, 1, 1, match.some(2, 2)}));  // 4 : 2
}

TEST(Bots, DeclaresAMission)
{
    auto match =
        table(4).put(1, Wolf, Mansion).put(0, Alice, Grove).mission_of(1, Mission::Attack1).hand(1, 5).turn_of(1);
    EXPECT_TRUE(std::holds_alternative<Declare>(greedy(match, 1)));
}

void play_by_hunch(std::size_t seats, const Options& options, std::uint64_t seed)
{
    Rng rng = Rng::searching(seed);
    WtLog log;
    State s = WinterTales::setup(seats, options, rng, log);
    std::vector<Choice> offered, buffer;
    for (int steps = 0; steps < 5000; ++steps) {
        const Seat seat = next_options<WinterTales>(s, offered);
        if (seat == kSpectator) return;
        const Choice choice = WinterTales::hunch(s, seat, rng, buffer);
        ASSERT_TRUE(std::find(offered.begin(), offered.end(), choice) != offered.end());
        const bool strays = rng.below(3) == 0;  // so that it sees odd tables too
        const Choice& played = strays ? offered[rng.below(static_cast<std::uint32_t>(offered.size()))] : choice;
        WinterTales::apply(s, seat, played, rng, log);
    }
    FAIL() << "this match does not end";
}

TEST(Bots, AHunchIsAlwaysOffered)
{
    for (std::size_t seats = WinterTales::kMinSeats; seats <= WinterTales::kMaxSeats; ++seats) {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Options options;
            options.edition = seed % 2 == 0 ? Edition::De : Edition::It;
            options.powers = options.missions = options.abilities = seed % 4 >= 2;
            play_by_hunch(seats, options, 100 * seats + seed);
        }
    }
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
