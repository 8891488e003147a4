// Traps, what is left of them: WT-16.2, WT-16.5, WT-R39b, WT-22.6.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

Builder wolf_at_the_grove() { return table(4).put(1, Wolf, GroveAsylum).put(0, Pinocchio, Grove).hand(0, 3); }

TEST(Traps, WT_22_6_WithoutTheModuleNothingIsAdded)
{
    RULE("WT-22.6");
    for (const bool able : {false, true}) {
        auto start = wolf_at_the_grove();
        auto match = (able ? start.abilities() : start).turn_of(1, kDraw3);
        match.choose(1, Activate{Wolf});
        match.pay(1, Grove);
        lay_trap(match, 0, Pinocchio, 1);
        match.play(1, 0);
        EXPECT_EQ(match.said<TrapRevealed>()[0].trap, able ? 2 : 1);
    }
}

TEST(Traps, WT_16_5_TheRestOfTheStepIsLost)
{
    RULE("WT-16.5");
    for (const std::size_t spring : {std::size_t{0}, std::size_t{1}}) {  // blocked, or caught
        auto match = wolf_at_the_grove().turn_of(1, kDraw3);
        match.choose(1, Activate{Wolf});
        match.pay(1, Grove);
        lay_trap(match, 0, Pinocchio, spring);
        match.play(1, 0);
        match.choose(0, Tell{});
        EXPECT_EQ(match.frame<Activation>().steps, 0);
        EXPECT_TRUE(match.frame<Activation>().stopped);
        EXPECT_TRUE(match.figure(Wolf).immobile);
    }
}

TEST(Traps, WT_16_2_AnAbsentPlayerLaysAllHeHas)
{
    RULE("WT-16.2");
    auto match = wolf_at_the_grove().turn_of(1, kDraw3);
    match.choose(1, Activate{Wolf});
    match.pay(1, Grove);
    match.choose(0, SetTrap{Pinocchio});
    Cards rest = match.hand(0);
    rest.remove(match.first(0));
    EXPECT_EQ(match.fallback(0), Choice(LayTrap{match.first(0), rest}));
}

TEST(Traps, WT_R39b_WhatWasKeptLiesOpenUntilTheEndIsTold)
{
    RULE("WT-R39b");  // WT-16.6
    for (const bool full : {false, true}) {
        Options options;
        options.full_trap_reveal = full;
        auto match = wolf_at_the_grove().with(options).turn_of(1, kDraw3);
        match.choose(1, Activate{Wolf});
        match.pay(1, Grove);
        lay_trap(match, 0, Pinocchio, 1);
        const Cards kept = match.state().trap_winter;
        ASSERT_EQ(kept.size(), 1U);
        match.play(1, 2);
        EXPECT_EQ(match.state().trap_winter, full ? kept : Cards{});
        EXPECT_EQ(match.hand(0), full ? Cards{} : kept);
        for (const int seat : {1, 2, 3}) {
            const View seen = WinterTales::view(match.state(), seat_at(static_cast<std::size_t>(seat)));
            EXPECT_EQ(seen.own->trap_winter, full ? kept : Cards{});
        }
        match.choose(1, Tell{});
        EXPECT_EQ(match.hand(0), kept);
        EXPECT_TRUE(match.state().trap_winter.empty());
    }
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
