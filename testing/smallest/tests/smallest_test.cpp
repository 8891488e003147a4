// The smallest game keeps the promises that every game keeps.
#include <gtest/gtest.h>

#include "table/face.h"
#include "testing/smallest/game.h"

namespace snowbound {
namespace {

TEST(Smallest, EveryPromiseHoldsAtEveryStep)
{
    const Face<Smallest> game;
    const auto report = game.probe({4, {{"brief", true}}, SeedText::given("smallest")});
    ASSERT_TRUE(report) << report.trouble().message;
    EXPECT_EQ(report->problem, "");
    EXPECT_GE(report->steps, smallest::kBrief);
}

}  // namespace
}  // namespace snowbound
