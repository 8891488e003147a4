// In every world that a seat cannot rule out it sees the same, may choose the same and waits for the same people.
#include <iostream>

#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

std::string difference(const State& s, const State& world, Seat seat)
{
    if (const char* what = DeadOfWinter::flaw(world)) return what;
    if (!(DeadOfWinter::view(world, seat) == DeadOfWinter::view(s, seat))) return "it looks different";
    if (waiting<DeadOfWinter>(world) != waiting<DeadOfWinter>(s)) return "it waits for others";
    const auto here = decisions<DeadOfWinter>(s, seat), there = decisions<DeadOfWinter>(world, seat);
    if (here.size() != there.size()) return "other questions";
    for (std::size_t i = 0; i < here.size(); ++i) {
        if (here[i].options != there[i].options) return "other choices";
        if (here[i].fallback != there[i].fallback || here[i].prompt != there[i].prompt) return "another question";
    }
    return "";
}

std::string_view top_of(const State& s)
{
    return std::visit([](const auto& frame) { return frame.kVerb; }, s.stack.back());
}

TEST(Worlds, LookTheSameThroughRandomPlay)
{
    std::vector<Choice> buffer;
    DwLog log;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Rng rng = Rng::searching(1000 + seed);
        Options options;
        options.betrayer = seed % 2 == 0 ? Betrayer::Likely : Betrayer::Possible;
        State s = DeadOfWinter::setup(2 + seed % 4, options, rng, log);
        for (std::size_t step = 0;; ++step) {
            const Seat seat = next_options<DeadOfWinter>(s, buffer);
            if (seat == kSpectator) break;
            const Choice choice = buffer[rng.below(static_cast<std::uint32_t>(buffer.size()))];
            const Seat observer = seat_at(rng.below(s.seats));
            const State world = DeadOfWinter::resample(s, observer, rng);
            ASSERT_EQ(difference(s, world, observer), "")
                << "seed " << seed << " step " << step << " seat " << index(observer) << " in " << top_of(s);
            DeadOfWinter::apply(s, seat, choice, rng, log);
        }
    }
}

// Bots of all kinds play to the end, and nobody's turn lasts for ever.
TEST(Worlds, HunchesPlayToTheEnd)
{
    std::vector<Choice> buffer;
    DwLog log;
    std::array<int, 5> endings{};
    int games = 0, won = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Rng rng = Rng::searching(seed);
        State s = DeadOfWinter::setup(3 + seed % 3, {}, rng, log);
        std::size_t steps = 0;
        for (Seat seat = next_options<DeadOfWinter>(s, buffer); seat != kSpectator;
             seat = next_options<DeadOfWinter>(s, buffer)) {
            ASSERT_LT(++steps, 5000U) << top_of(s);
            const Choice choice = DeadOfWinter::hunch(s, seat, rng, buffer);
            DeadOfWinter::apply(s, seat, choice, rng, log);
        }
        ++endings[static_cast<std::size_t>(s.ending)];
        ++games;
        won += !DeadOfWinter::winners(s).empty();
    }
    RecordProperty("goal", endings[static_cast<std::size_t>(Ending::Goal)]);
    EXPECT_GT(endings[static_cast<std::size_t>(Ending::Goal)], 0) << games << " games, " << won << " with winners";
    std::cout << "goal " << endings[1] << " morale " << endings[2] << " rounds " << endings[3] << " fuel " << endings[4]
              << " won " << won << " of " << games << "\n";
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
