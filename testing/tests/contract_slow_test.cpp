// The promises of table/probe.h for every registered game, every number of seats and all kinds of options.
#include <gtest/gtest.h>

#include <algorithm>

#include "table/options.h"
#include "testing/each_game.h"

namespace snowbound {
namespace {

class LongContract : public ::testing::TestWithParam<const AnyGame*> {};

TEST_P(LongContract, EveryPromiseHoldsUnderAllKindsOfOptions)
{
    const AnyGame& game = *GetParam();
    // Every kind of options once and every number of seats at least twice; not each with each, which would take an
    // hour.
    const std::size_t tables = game.max_seats() - game.min_seats() + 1;
    for (std::uint64_t number = 0; number < std::max<std::uint64_t>(option_sets(game), 2 * tables); ++number) {
        const std::size_t seats = game.min_seats() + number % tables;
        const Json options = varied_options(game, number);
        const auto seed = SeedText::given("contract-" + std::to_string(seats) + "-" + std::to_string(number));
        const auto report = game.probe({seats, options, seed});
        ASSERT_TRUE(report) << report.trouble().message;
        EXPECT_EQ(report->problem, "") << seats << " seats, " << options.dump();
        EXPECT_GT(report->steps, 0U);
    }
}

EACH_GAME(LongContract);

}  // namespace
}  // namespace snowbound
