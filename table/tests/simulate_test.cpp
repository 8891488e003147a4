// Bots against bots: what a simulation counts.
#include <gtest/gtest.h>

#include "games/registry.h"
#include "table/any_table.h"

namespace snowbound {
namespace {

SimReport simulate(const AnyGame& game, bool facts)
{
    SimPlan plan;
    plan.seats = game.min_seats();
    plan.bots.assign(plan.seats, BotLevel::Random);
    plan.games = 3;
    plan.seed = 5;
    plan.count_facts = facts;
    std::atomic<std::uint64_t> done = 0;
    auto report = game.simulate(plan, done);
    EXPECT_TRUE(report) << game.name();
    return *report;
}

TEST(Simulate, CountsFactsOfEveryGameAndPlaysTheSame)
{
    for (const AnyGame* game : games()) {
        const SimReport silent = simulate(*game, false), counted = simulate(*game, true);
        EXPECT_TRUE(silent.facts.empty());
        EXPECT_EQ(counted.decisions, silent.decisions) << game->name();
        EXPECT_EQ(counted.endings, silent.endings) << game->name();
        EXPECT_FALSE(counted.facts.empty()) << game->name();
        std::map<std::string, std::uint64_t> sums;  // of the words of a verb
        for (const auto& [fact, times] : counted.facts) {
            EXPECT_GT(times, 0U) << fact;
            if (const auto space = fact.find(' '); space != std::string::npos) sums[fact.substr(0, space)] += times;
        }
        for (const auto& [verb, times] : sums) {
            EXPECT_EQ(counted.facts.at(verb), times) << verb;
        }
    }
}

TEST(Simulate, CountsByTheFirstWord)
{
    const AnyGame& game = *find_game("tail-feathers");
    const auto facts = simulate(game, true).facts;
    EXPECT_EQ(facts.at("scenario_set"), 3U);
    EXPECT_EQ(facts.at("scenario_set show_of_force"), 3U);
    EXPECT_EQ(facts.at("game_over"), 3U);
}

TEST(Simulate, PlaysASeriesToItsEnd)
{
    const AnyGame& game = *find_game("tail-feathers");
    SimPlan plan;
    plan.seats = 2;
    plan.bots.assign(2, BotLevel::Random);
    plan.games = 2;
    plan.seed = 5;
    plan.count_facts = true;
    plan.check_every_step = true;
    plan.options = Json{{"campaign", {{"on", true}}}, {"militia_nest", 3}, {"raiders_nest", 3}};
    std::atomic<std::uint64_t> done = 0;
    const auto report = game.simulate(plan, done);
    ASSERT_TRUE(report) << report.trouble().message;
    EXPECT_EQ(done, 2U);
    EXPECT_EQ(report->games, 8U);
    for (const char* scenario : {"show_of_force", "cut_the_branches", "captured_flyer", "war_for_the_canopy"}) {
        EXPECT_EQ(report->facts.at(std::string("scenario_set ") + scenario), 2U);
    }
    EXPECT_EQ(report->facts.at("campaign_won"), 2U);
}

}  // namespace
}  // namespace snowbound
