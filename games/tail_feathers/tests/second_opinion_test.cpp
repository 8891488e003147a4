// The geometry and its second opinion agree; a million cases: second_opinion_slow_test.cpp.
#include "games/tail_feathers/tests/second_sight.h"
#include "testing/rule.h"

namespace snowbound::tail_feathers::tests {
namespace {

TEST(SecondOpinion, TF_G8_2_RoutesAndWhatTheyCross)
{
    RULE("TF-G8.2");
    second::Chance chance(1);
    second::Tally tally;
    for (int i = 0; i < 100; ++i) {
        const Field field = chance.field();
        const auto things = second::things_of(field);
        for (int j = 0; j < 20; ++j) second::judge_route(chance.plan(), field, things, tally);
    }
    EXPECT_EQ(tally.wrong, "");
    EXPECT_GT(tally.crossings, 1000);
}

TEST(SecondOpinion, TF_G10_4_RangesAndLinesOfSight)
{
    RULE("TF-G10.4");
    second::Chance chance(2);
    second::Tally tally;
    for (int i = 0; i < 50; ++i) {
        const Field field = chance.field();
        for (int j = 0; j < 20; ++j) second::judge_sight(chance, field, tally);
    }
    EXPECT_EQ(tally.wrong, "");
    EXPECT_GT(tally.clear, 100);
    EXPECT_GT(tally.sights - tally.clear, 20);
}

TEST(SecondOpinion, TF_G2_4_DirectionsAreTheNearestTenthOfADegree)
{
    RULE("TF-G2.4");
    second::Chance chance(3);
    for (int i = 0; i < 20000; ++i) {
        const Point p{chance.between(-90000, 90000), chance.between(-90000, 90000)};
        if (p == Point{}) continue;
        second::Real angle =
            std::atan2(static_cast<second::Real>(p.y), static_cast<second::Real>(p.x)) * 1800 / second::kPi;
        if (angle < 0) angle += 3600;
        second::Real off = std::fabs(angle - direction(p.x, p.y));
        off = std::min(off, 3600 - off);
        EXPECT_LE(off, 0.5001L) << p.x << "," << p.y;
    }
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
