// Plays until every card and building has been used, and fails if one never is.
#include <gtest/gtest.h>

#include "table/options.h"
#include "testing/each_game.h"

namespace snowbound {
namespace {

std::string list_unused(const AnyGame& game, const std::vector<bool>& used)
{
    std::string names;
    for (std::size_t i = 0; i < used.size(); ++i) {
        if (!used[i]) names += std::string(game.pieces()[i]) + " ";
    }
    return names;
}

// Values of the first option, a game's scenario or edition; everything else as a table begins.
Json first_option(const AnyGame& game, std::uint64_t number)
{
    const Json properties = game.about()["options"]["properties"];
    if (properties.empty()) return Json::object();
    const auto values = option_values(properties.begin().value());
    return {{properties.begin().key(), values[number % values.size()]}};
}

void simulate(const AnyGame& game, std::size_t seats, BotLevel first, std::uint64_t games, std::uint64_t seed,
              const Json& options, SimReport& all)
{
    SimPlan plan;
    plan.seats = seats;
    plan.bots.assign(seats, BotLevel::Random);
    plan.bots[0] = first;
    plan.games = games;
    plan.options = options;
    plan.seed = seed;
    std::atomic<std::uint64_t> done = 0;
    const auto report = game.simulate(plan, done);
    ASSERT_TRUE(report) << report.trouble().message;
    EXPECT_EQ(report->games, plan.games);
    all.add(*report);
}

void play_at_random(const AnyGame& game, std::uint64_t round, SimReport& all)
{
    const std::uint64_t sets = option_sets(game);
    for (std::size_t seats = game.min_seats(); seats <= game.max_seats(); ++seats) {
        for (std::uint64_t seed = round * sets; seed < (round + 1) * sets; ++seed) {  // each mixes options anew
            simulate(game, seats, BotLevel::Random, 1000 / sets, seed, varied_options(game, seed), all);
        }
    }
}

class Exhaustive : public ::testing::TestWithParam<const AnyGame*> {};

TEST_P(Exhaustive, EveryPieceIsUsed)
{
    const AnyGame& game = *GetParam();
    constexpr std::uint64_t kEnough = 5'000'000;  // answers
    SimReport all;
    const std::size_t range = game.max_seats() - game.min_seats() + 1;
    play_at_random(game, 0, all);
    // What chance does not come upon, a purpose may; or chance, with patience.
    for (std::uint64_t number = 0; list_unused(game, all.used) != "" && number < 400; ++number) {
        simulate(game, game.min_seats() + number % range, BotLevel::Greedy, 10, number, first_option(game, number),
                 all);
    }
    for (std::uint64_t round = 1; list_unused(game, all.used) != "" && all.decisions < kEnough; ++round) {
        play_at_random(game, round, all);
    }
    // What nobody is obliged to do, people do: the probe tries anything that is offered. From 50 on Winter Tales comes
    // upon all of it soon: a probe takes seconds.
    for (std::uint64_t number = 50; list_unused(game, all.used) != "" && number < 150; ++number) {
        const auto seed = SeedText::given("exhaustive-" + std::to_string(number));
        const std::size_t seats = game.min_seats() + number % range;
        const auto probed = game.probe({seats, varied_options(game, number), seed});
        ASSERT_TRUE(probed) << probed.trouble().message;
        EXPECT_EQ(probed->problem, "");
        all.add({.used = probed->used});
    }
    EXPECT_EQ(list_unused(game, all.used), "");
}

EACH_GAME(Exhaustive);

TEST(Simulation, TheSameSeedGivesTheSameFiguresHoweverItIsDivided)
{
    const AnyGame& game = *games().front();
    SimPlan plan;
    plan.seats = 3;
    plan.bots = {BotLevel::Random, BotLevel::Greedy, BotLevel::Random};
    plan.games = 30;
    plan.seed = 5;
    plan.count_facts = true;
    std::atomic<std::uint64_t> done = 0;
    const auto whole = game.simulate(plan, done);
    EXPECT_EQ(done, 30U);
    SimReport parts;
    for (std::uint64_t first = 0; first < 4; ++first) {
        SimPlan share = plan;
        share.first = first;
        share.step = 4;
        parts.add(*game.simulate(share, done));
    }
    EXPECT_EQ(parts.games, whole->games);
    EXPECT_EQ(parts.decisions, whole->decisions);
    EXPECT_EQ(parts.shortest, whole->shortest);
    EXPECT_EQ(parts.longest, whole->longest);
    EXPECT_EQ(parts.endings, whole->endings);
    EXPECT_EQ(parts.used, whole->used);
    EXPECT_EQ(parts.facts, whole->facts);
    for (std::size_t i = 0; i < plan.seats; ++i) {
        EXPECT_EQ(parts.bots[i].wins, whole->bots[i].wins);
        EXPECT_EQ(parts.seats[i].score, whole->seats[i].score);
        EXPECT_EQ(parts.seats[i].score_squares, whole->seats[i].score_squares);
    }
}

}  // namespace
}  // namespace snowbound
