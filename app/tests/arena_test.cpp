// The arena: who sits where, what comes of it, and engines outside that misbehave.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "app/arena_play.h"
#include "core/rng.h"
#include "games/registry.h"
#include "testing/temp_folder.h"

namespace snowbound {
namespace {

ArenaPlan plan_of(const char* game, std::size_t seats, const std::vector<std::string>& words)
{
    ArenaPlan plan;
    plan.game = find_game(game);
    plan.seats = seats;
    plan.seed = "test";
    plan.patience = 20'000;
    for (std::size_t i = 0; i < words.size(); ++i) {
        auto who = read_contestant(words[i], *plan.game, 0);
        EXPECT_TRUE(who) << words[i];
        plan.contestants.push_back(*who);
        plan.who.push_back(i);
    }
    return plan;
}

Deal played(const ArenaPlan& plan, std::uint64_t deal = 0)
{
    auto found = ArenaTable(plan).play(deal);
    EXPECT_TRUE(found) << (found ? "" : found.trouble().message);
    return found ? found->bouts : Deal();
}

// Reads a line, says a line, for ever.
std::string parrot(const std::string& reply) { return "exec:while read line; do echo '" + reply + "'; done"; }

std::string trouble_of(const std::string& command, int patience = 60'000)
{
    auto plan = plan_of("paper-tales", 2, {"greedy", command});
    plan.patience = patience;
    auto found = ArenaTable(plan).play(0);
    EXPECT_FALSE(found);
    return found ? "" : found.trouble().message;
}

TEST(Arena, EverybodyHasEverySeatOnce)
{
    const Deal deal = played(plan_of("paper-tales", 4, {"greedy", "random", "random", "random"}));
    ASSERT_EQ(deal.size(), 4U);
    std::array<int, 4> seats{};
    for (const Bout& bout : deal) {
        ASSERT_EQ(bout.entries.size(), 4U);
        double won = 0;
        for (std::size_t seat = 0; seat < 4; ++seat) {
            seats[seat] += bout.entries[seat].who == 0;
            won += bout.entries[seat].won;
        }
        EXPECT_DOUBLE_EQ(won, 1);
    }
    EXPECT_EQ(seats, (std::array{1, 1, 1, 1}));
}

TEST(Arena, EverybodyHasEverySideOnce)
{
    const Deal deal = played(plan_of("winter-tales", 4, {"greedy", "random"}));
    ASSERT_EQ(deal.size(), 2U);
    for (std::size_t turn = 0; turn < 2; ++turn) {
        ASSERT_EQ(deal[turn].entries.size(), 2U);
        EXPECT_EQ(deal[turn].entries[0].party, 0U);
        EXPECT_EQ(deal[turn].entries[0].who, turn);
        EXPECT_EQ(deal[turn].entries[1].who, 1 - turn);
    }
}

TEST(Arena, WhereAllMayLoseATableIsOneContestants)
{
    const Deal deal = played(plan_of("dead-of-winter", 2, {"random", "greedy"}));
    ASSERT_EQ(deal.size(), 2U);
    for (std::size_t turn = 0; turn < 2; ++turn) {
        EXPECT_EQ(deal[turn].entries[0].who, turn);
        EXPECT_EQ(deal[turn].entries[1].who, Bout::kTheGame);
    }
}

TEST(Arena, TheSameDealIsTheSameAgain)
{
    const auto plan = plan_of("paper-tales", 3, {"greedy", "easy:3", "random"});
    const Deal one = played(plan, 7), two = played(plan, 7);
    for (std::size_t turn = 0; turn < 3; ++turn) {
        for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(one[turn].entries[i].won, two[turn].entries[i].won);
    }
}

TEST(Arena, WhatAnEngineOutsideSaysIsNotBelieved)
{
    EXPECT_NE(trouble_of(parrot("no")).find("does not answer in JSON"), std::string::npos);
    EXPECT_NE(trouble_of(parrot(R"({"ok":false})")).find("refuses"), std::string::npos);
    EXPECT_NE(trouble_of(parrot(R"({"ok":true})")).find("without a choice"), std::string::npos);
    EXPECT_NE(trouble_of(parrot(R"({"ok":true,"choice":{"fly":{}}})")).find("choice"), std::string::npos);
    EXPECT_NE(trouble_of("exec:exit 3").find("has ended"), std::string::npos);
    EXPECT_NE(trouble_of("exec:cat > /dev/null", 50).find("in time"), std::string::npos);
}

TEST(Arena, AnEngineOutsideSeesAWorldNotTheTruth)
{
    const TempFolder folder;
    const std::string heard = folder / "heard";
    const std::string command = "exec:read -r line; printf '%s\\n' \"$line\" > " + heard + "; echo no";
    const auto plan = plan_of("paper-tales", 2, {command, "greedy"});
    EXPECT_FALSE(ArenaTable(plan).play(0));
    std::ifstream in(heard);
    std::string line;
    ASSERT_TRUE(std::getline(in, line));
    const auto asked = parse_json(line);
    ASSERT_TRUE(asked);
    EXPECT_EQ((*asked)["do"], "load");
    auto table = plan.game->start({2, plan.options, SeedText::given("test-0")});
    ASSERT_TRUE(table);
    EXPECT_NE((*asked)["state"], (*table)->state());
    auto world = plan.game->load((*asked)["state"], SeedText::given("x"));
    ASSERT_TRUE(world);
    EXPECT_EQ((*world)->view(seat_at(0)), (*table)->view(seat_at(0)));
}

TEST(Contestants, AreReadAsTheyAreWritten)
{
    const AnyGame& game = *find_game("paper-tales");
    const auto who = read_contestant("medium:400:hand", game, 0);
    ASSERT_TRUE(who);
    EXPECT_EQ(who->order.level, BotLevel::Medium);
    EXPECT_EQ(who->order.simulations, 400);
    ASSERT_NE(who->order.network, nullptr);
    EXPECT_TRUE(who->order.network->empty());
    EXPECT_EQ(read_contestant("hard:50ms", game, 20)->order.milliseconds, 50);
    EXPECT_EQ(read_contestant("hard", game, 20)->order.milliseconds, 20);
    EXPECT_EQ(read_contestant("hard", game, 0)->order.network, nullptr);
    EXPECT_EQ(read_contestant("exec:a: b", game, 0)->command, "a: b");
    for (const char* wrong : {"", "heavy", "hard:", "hard:0", "hard:-3", "hard:5s", "hard:/no/such/file", "exec:"}) {
        EXPECT_FALSE(read_contestant(wrong, game, 0)) << wrong;
    }
}

// Deals of two who win with these odds, each place once.
std::vector<Deal> deals_with_odds(double odds, int many)
{
    Rng rng = Rng::searching(9);
    const auto share = static_cast<std::uint32_t>(1e6 * odds / (1 + odds));
    std::vector<Deal> deals;
    for (int i = 0; i < many; ++i) {
        Deal deal;
        for (std::size_t turn = 0; turn < 2; ++turn) {
            const double won = rng.below(1'000'000) < share ? 1.0 : 0.0;  // of the second
            deal.push_back({{{turn, 0, turn == 1 ? won : 1 - won}, {1 - turn, 1, turn == 1 ? 1 - won : won}}});
        }
        deals.push_back(deal);
    }
    return deals;
}

TEST(Ladder, FindsTheOdds)
{
    const auto rungs = rate(deals_with_odds(2, 1500), 2);
    EXPECT_NEAR(rungs[1].odds, 2, 0.25);
    EXPECT_LT(rungs[1].low, 2);
    EXPECT_GT(rungs[1].high, 2);
    EXPECT_LT(rungs[1].high - rungs[1].low, 0.6);
    EXPECT_EQ(rungs[0].odds, 1);
    EXPECT_NEAR(rungs[1].won, 2.0 / 3, 0.03);
    EXPECT_EQ(rungs[1].chance, 0.5);
}

TEST(Ladder, ASideThatIsStrongerIsNobodysMerit)
{
    std::vector<Deal> deals;
    for (int i = 0; i < 60; ++i) {
        Deal deal;
        for (std::size_t turn = 0; turn < 2; ++turn)
            deal.push_back({{{turn, 0, i % 10 ? 1.0 : 0.0}, {1 - turn, 1, i % 10 ? 0.0 : 1.0}}});
        deals.push_back(deal);
    }
    EXPECT_NEAR(rate(deals, 2)[1].odds, 1, 0.01);
}

TEST(Ladder, WhoWinsEverythingHasFiniteOdds)
{
    const auto rungs = rate(deals_with_odds(1e9, 20), 2);
    EXPECT_GT(rungs[1].odds, 10);
    EXPECT_LT(rungs[1].odds, 1e9);
    EXPECT_LT(rungs[1].low * 1.5, rungs[1].high);
}

TEST(Ladder, TheTestEndsWhenItIsClear)
{
    EXPECT_EQ(judge(deals_with_odds(2, 400), 2, 1.25)[1], Verdict::Stronger);
    EXPECT_EQ(judge(deals_with_odds(0.5, 400), 2, 1.25)[1], Verdict::Weaker);
    EXPECT_EQ(judge(deals_with_odds(1, 4000), 2, 1.25)[1], Verdict::Alike);
    EXPECT_EQ(judge(deals_with_odds(2, 4), 2, 1.25)[1], Verdict::Open);
    EXPECT_EQ(judge({}, 2, 1.25)[1], Verdict::Open);
}

}  // namespace
}  // namespace snowbound
