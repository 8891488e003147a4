// Plays until every card and building has been used, and fails if one never is.
#include <gtest/gtest.h>

#include "games/registry.h"
#include "table/options.h"

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

void play_at_random(const AnyGame& game, std::uint64_t seed, SimReport& all)
{
    for (std::size_t seats = game.min_seats(); seats <= game.max_seats(); ++seats) {
        SimPlan plan;
        plan.seats = seats;
        plan.bots.assign(seats, BotLevel::Random);
        plan.games = 1000 / option_sets(game);
        for (std::uint64_t number = 0; number < option_sets(game); ++number) {
            plan.seed = seed * option_sets(game) + number;
            plan.options = varied_options(game, plan.seed);  // another seed mixes them differently
            std::atomic<std::uint64_t> done = 0;
            const auto report = game.simulate(plan, done);
            ASSERT_TRUE(report) << report.trouble().message;
            EXPECT_EQ(report->games, plan.games);
            all.add(*report);
        }
    }
}

TEST(Exhaustive, EveryPieceOfEveryGameIsUsed)
{
    constexpr std::uint64_t kEnough = 5'000'000;  // answers at random, which take a few seconds
    for (const AnyGame* game : games()) {
        SimReport all;
        play_at_random(*game, 0, all);
        for (std::uint64_t seed = 1; list_unused(*game, all.used) != "" && all.decisions < kEnough; ++seed) {
            play_at_random(*game, seed, all);
        }
        // What nobody is obliged to do, people do: the probe tries anything that is offered.
        for (std::uint64_t number = 0; list_unused(*game, all.used) != "" && number < 100; ++number) {
            const auto seed = SeedText::given("exhaustive-" + std::to_string(number));
            const std::size_t seats = game->min_seats() + number % (game->max_seats() - game->min_seats() + 1);
            const auto probed = game->probe({seats, varied_options(*game, number), seed});
            ASSERT_TRUE(probed) << probed.trouble().message;
            EXPECT_EQ(probed->problem, "");
            all.add({.used = probed->used});
        }
        EXPECT_EQ(list_unused(*game, all.used), "") << game->name();
    }
}

TEST(Simulation, TheSameSeedGivesTheSameFiguresHoweverItIsDivided)
{
    const AnyGame& game = *games().front();
    SimPlan plan;
    plan.seats = 3;
    plan.bots = {BotLevel::Random, BotLevel::Greedy, BotLevel::Random};
    plan.games = 30;
    plan.seed = 5;
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
    for (std::size_t i = 0; i < plan.seats; ++i) {
        EXPECT_EQ(parts.bots[i].wins, whole->bots[i].wins);
        EXPECT_EQ(parts.seats[i].score, whole->seats[i].score);
        EXPECT_EQ(parts.seats[i].score_squares, whole->seats[i].score_squares);
    }
}

}  // namespace
}  // namespace snowbound
