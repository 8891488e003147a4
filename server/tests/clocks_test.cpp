#include "server/clocks.h"

#include <gtest/gtest.h>

#include <limits>

namespace snowbound {
namespace {

SeatSet seats(std::initializer_list<std::size_t> all)
{
    SeatSet set;
    for (const std::size_t seat : all) {
        set.add(seat_at(seat));
    }
    return set;
}

TEST(Clocks, ABankRunsOnlyWhileOneMustAnswerAndGainsWithEachAnswer)
{
    Clocks clocks({ClockRule::Kind::Bank, 60, 5}, 2);
    clocks.go(seats({0}), std::nullopt, 1'000);
    clocks.go(seats({1}), seat_at(0), 11'000);
    EXPECT_EQ(clocks.left(11'000), Json({55'000, 60'000}));
    EXPECT_EQ(clocks.left(21'000), Json({55'000, 50'000}));
    EXPECT_EQ(clocks.next_due(21'000), 50'000);
    EXPECT_TRUE(clocks.run_out(70'000).empty());
    EXPECT_TRUE(clocks.run_out(71'000).has(seat_at(1)));
}

TEST(Clocks, AMoveStartsAnewWithEachDecision)
{
    Clocks clocks({ClockRule::Kind::Move, 30, 0}, 2);
    clocks.go(seats({0, 1}), std::nullopt, 0);
    clocks.go(seats({1}), seat_at(0), 20'000);
    EXPECT_EQ(clocks.left(20'000), Json({30'000, 10'000})) << "who has not answered gains nothing by others' answers";
    clocks.go(seats({0, 1}), seat_at(1), 25'000);
    EXPECT_EQ(clocks.left(25'000), Json({30'000, 30'000}));
}

TEST(Clocks, APauseStopsThemAndARestartKeepsWhatWasLeft)
{
    Clocks clocks({ClockRule::Kind::Bank, 60, 0}, 2);
    clocks.go(seats({0}), std::nullopt, 0);
    clocks.halt(10'000);
    EXPECT_EQ(clocks.left(50'000), Json({50'000, 60'000}));
    EXPECT_FALSE(clocks.next_due(50'000));
    Clocks again({ClockRule::Kind::Bank, 60, 0}, 2);
    again.restore(clocks.left(50'000), seats({0}), 100'000);
    EXPECT_EQ(again.left(103'000), Json({47'000, 60'000}));
    again.restore(Json("nonsense"), SeatSet(), 0);
    EXPECT_EQ(again.left(0), Json({50'000, 60'000}));
}

// A deadline too far away for a timer comes at once, again and again.
TEST(Clocks, NothingIsLeftThatATimerCannotWaitFor)
{
    const auto fits = [](const Clocks& clocks) {
        const auto due = clocks.next_due(0);
        return due && *due > 0 && *due < std::numeric_limits<std::int64_t>::max() / 1'000'000 / 2;  // in nanoseconds
    };
    for (const std::int64_t stored : {std::int64_t{10'000'000'000'000}, std::numeric_limits<std::int64_t>::max()}) {
        Clocks clocks({ClockRule::Kind::Bank, 60, 60LL * 60 * 24 * 60}, 2);
        clocks.restore({stored, 0}, seats({0}), 0);
        EXPECT_TRUE(fits(clocks)) << stored;
    }
    Clocks clocks({ClockRule::Kind::Bank, 60, 60LL * 60 * 24 * 60}, 2);
    for (int i = 0; i < 10'000; ++i) clocks.go(seats({0}), seat_at(0), 0);
    EXPECT_TRUE(fits(clocks)) << "however much is gained";
}

TEST(Clocks, WithoutAClockNothingRunsOut)
{
    Clocks clocks({}, 2);
    clocks.go(seats({0, 1}), std::nullopt, 0);
    EXPECT_FALSE(clocks.next_due(1'000'000));
    EXPECT_TRUE(clocks.run_out(1'000'000).empty());
}

}  // namespace
}  // namespace snowbound
