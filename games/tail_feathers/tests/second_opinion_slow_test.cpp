// A million routes, a million ranges and a million lines of sight, each judged twice. Compiled with -O2.
#include <iostream>

#include "games/tail_feathers/tests/second_sight.h"
#include "testing/rule.h"

namespace snowbound::tail_feathers::tests {
namespace {

constexpr long kMillion = 1000000;

TEST(SecondOpinion, TF_G8_3_AMillionRoutes)
{
    RULE("TF-G8.3");
    second::Chance chance(11);
    second::Tally tally;
    while (tally.routes < kMillion && tally.wrong.empty()) {
        const Field field = chance.field();
        const auto things = second::things_of(field);
        for (int j = 0; j < 100; ++j) second::judge_route(chance.plan(), field, things, tally);
    }
    EXPECT_EQ(tally.wrong, "");
    std::cout << tally.routes << " routes, " << tally.crossings
              << " crossings; left out because the table's last digit "
              << "decides a rounding: " << tally.on_the_edge
              << "; crossings that only rounding to the lattice decides: " << tally.within_rounding << "\n";
    EXPECT_LT(tally.on_the_edge, tally.routes / 1000);
    EXPECT_LT(tally.within_rounding, tally.crossings / 500);
}

TEST(SecondOpinion, TF_G10_4_AMillionLinesOfSight)
{
    RULE("TF-G10.4");
    second::Chance chance(12);
    second::Tally tally;
    while (tally.sights < kMillion && tally.wrong.empty()) {
        const Field field = chance.field();
        for (int j = 0; j < 100; ++j) second::judge_sight(chance, field, tally);
    }
    EXPECT_EQ(tally.wrong, "");
    std::cout << tally.ranges << " ranges, " << tally.sights << " lines of sight, " << tally.clear
              << " of them clear\n";
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
