// The promises of table/probe.h for every registered game, seats and options. That each can fail: probe_test.cpp.
#include <gtest/gtest.h>

#include "table/options.h"
#include "testing/each_game.h"

namespace snowbound {
namespace {

class Contract : public ::testing::TestWithParam<const AnyGame*> {};

TEST_P(Contract, EveryPromiseHoldsAtEveryStep)
{
    const AnyGame& game = *GetParam();
    for (std::size_t seats = game.min_seats(); seats <= game.max_seats(); ++seats) {
        const Json options = varied_options(game, seats);  // contract_slow_test.cpp tries all kinds
        const auto report = game.probe({seats, options, SeedText::given("contract-" + std::to_string(seats))});
        ASSERT_TRUE(report) << report.trouble().message;
        EXPECT_EQ(report->problem, "") << seats << " seats, " << options.dump();
        EXPECT_GT(report->steps, 0U);
    }
}

TEST_P(Contract, TheTypesAreToldToTheBrowser)
{
    const std::string types = GetParam()->typescript();
    for (const char* name : {"Options", "Choice", "Fact", "View"}) {
        EXPECT_NE(types.find(std::string("export type ") + name + " = "), std::string::npos);
    }
}

EACH_GAME(Contract);

}  // namespace
}  // namespace snowbound
