// A campaign of Tail Feathers at the table: bots play all of it, every match replays by itself, and nothing leaks.
#include <gtest/gtest.h>

#include "games/registry.h"
#include "testing/rule.h"

namespace snowbound {
namespace {

const AnyGame& feathers() { return *find_game("tail-feathers"); }

// One match between bots of this level; what they had chosen to buy is in the state.
std::unique_ptr<AnyTable> campaign_match(const Json& options, BotLevel level, const std::string& seed)
{
    auto opened = feathers().start({2, options, SeedText::given(seed)});
    EXPECT_TRUE(opened) << opened.trouble().message;
    if (!opened) return nullptr;
    std::unique_ptr<AnyTable> table = std::move(*opened);
    for (int steps = 0; steps < 20'000 && !table->waiting().empty(); ++steps) {
        const Seat seat = *table->waiting().begin();
        const auto thought = table->think(seat, {.level = level});
        EXPECT_TRUE(thought) << thought.trouble().message;
        if (!thought) return nullptr;
        const auto done = table->answer({.seat = seat,
                                         .decision = (*thought)["decision"].get<std::uint32_t>(),
                                         .choice = (*thought)["choice"],
                                         .by = "bot"});
        EXPECT_TRUE(done) << done.trouble().message;
        if (!done) return nullptr;
    }
    return table;
}

// Scenario by scenario to the end; the options that each began with.
std::vector<Json> whole_campaign(BotLevel level, const std::string& seed)
{
    std::vector<Json> began;
    Json options = {{"campaign", {{"on", true}}}, {"militia_nest", 3}, {"raiders_nest", 3}};  // short ones
    for (int i = 0; i < 4; ++i) {
        const auto table = campaign_match(options, level, seed + "-" + std::to_string(i));
        if (!table) return began;
        EXPECT_TRUE(table->waiting().empty());
        began.push_back(table->record().options);
        const auto again = feathers().replay(table->record(), table->record().events.size());
        EXPECT_TRUE(again) << again.trouble().message;
        const auto next = table->sequel();
        EXPECT_TRUE(next);
        if (!next) return began;
        EXPECT_EQ(next->goes_on, i < 3);
        EXPECT_EQ(table->view(kSpectator)["campaign"]["winners"].empty(), i < 3);
        options = next->options;
    }
    return began;
}

void expect_four_scenarios(const std::vector<Json>& began)
{
    const std::array<const char*, 4> order{"show_of_force", "cut_the_branches", "captured_flyer", "war_for_the_canopy"};
    ASSERT_EQ(began.size(), order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        EXPECT_EQ(began[i]["scenario"], order[i]);
        EXPECT_EQ(began[i]["campaign"]["played"], i);
    }
}

TEST(CampaignTable, TF_37_1_RandomBotsPlayAllFourScenarios)
{
    RULE("TF-37.1");
    expect_four_scenarios(whole_campaign(BotLevel::Random, "random"));
}

TEST(CampaignTable, TF_37_3_GreedyBotsPlayThemAndSpendWhatTheyHave)
{
    RULE("TF-37.3");
    const auto began = whole_campaign(BotLevel::Greedy, "greedy");
    expect_four_scenarios(began);
    ASSERT_EQ(began.size(), 4U);
    for (const Json& side : began[3]["campaign"]["sides"]) {  // two sheets have been filled in by now
        EXPECT_GT(side["earned"].get<int>() - side["left"].get<int>(), 0) << side.dump();
    }
}

TEST(CampaignTable, EveryPromiseHoldsInALaterScenario)
{
    const auto first = campaign_match({{"campaign", {{"on", true}}}, {"raiders_nest", 2}, {"militia_nest", 2}},
                                      BotLevel::Random, "promise");
    ASSERT_TRUE(first);
    const auto next = first->sequel();
    ASSERT_TRUE(next);
    for (const char* seed : {"a", "b"}) {
        const auto report = feathers().probe({2, next->options, SeedText::given(seed)});
        ASSERT_TRUE(report) << report.trouble().message;
        EXPECT_EQ(report->problem, "");
        EXPECT_GT(report->steps, 10U);
    }
}

TEST(CampaignTable, ItsOptionIsDescribed)
{
    const Json schema = feathers().about()["options"]["properties"]["campaign"];
    EXPECT_EQ(schema["type"], "object");
    EXPECT_EQ(schema["properties"]["on"], Json({{"type", "boolean"}, {"default", false}}));
    EXPECT_EQ(schema["properties"]["played"]["maximum"], 4);
    EXPECT_EQ(schema["properties"]["sides"]["maxItems"], 2);
    const Json& side = schema["properties"]["sides"]["items"]["properties"];
    EXPECT_EQ(side["earned"]["maximum"], 24);
    EXPECT_EQ(side["army"]["properties"]["birds"]["maxItems"], 3);
}

}  // namespace
}  // namespace snowbound
