// The promises of table/probe.h for every registered game, every number of seats and all kinds of options.
#include <gtest/gtest.h>

#include "table/options.h"
#include "testing/each_game.h"

namespace snowbound {
namespace {

// Open: in these two games the worlds that bots imagine keep more of the truth than a seat can know. In Paper Tales for
// two it is, for one, which of two cards was picked and which discarded, in Winter Tales which missions nobody holds.
bool is_open_hole(const AnyGame& game, const std::string& problem)
{
    const bool concerned = game.name() == "paper-tales" || game.name() == "winter-tales";
    return concerned && problem.find("the worlds that it imagines follow the truth") != std::string::npos;
}

class LongContract : public ::testing::TestWithParam<const AnyGame*> {};

TEST_P(LongContract, EveryPromiseHoldsUnderAllKindsOfOptions)
{
    const AnyGame& game = *GetParam();
    for (std::size_t seats = game.min_seats(); seats <= game.max_seats(); ++seats) {
        for (std::uint64_t number = 0; number < option_sets(game); ++number) {
            const Json options = varied_options(game, number);
            const auto seed = SeedText::given("contract-" + std::to_string(seats) + "-" + std::to_string(number));
            const auto report = game.probe({seats, options, seed});
            ASSERT_TRUE(report) << report.trouble().message;
            if (is_open_hole(game, report->problem)) continue;
            EXPECT_EQ(report->problem, "") << seats << " seats, " << options.dump();
            EXPECT_GT(report->steps, 0U);
        }
    }
}

EACH_GAME(LongContract);

}  // namespace
}  // namespace snowbound
