// Made by scripts/calibrate from self-play; see docs/bots.md. A line a stage: with which standing the chance to win is
// even, and how much more of it makes the odds e times better.
#pragma once

#include <array>

#include "core/chance.h"

namespace snowbound::winter_tales {

// clang-format off
inline constexpr std::array<Chance, 24> kChances{{
    {23, 197},
    {110, 503},
    {-41, 305},
    {-93, 401},
    {91, 200},
    {-47, 511},
    {65, 313},
    {110, 416},
    {183, 398},
    {183, 398},
    {183, 398},
    {183, 398},
    {231, 191},
    {389, 439},
    {255, 311},
    {239, 436},
    {268, 195},
    {732, 687},
    {503, 590},
    {561, 593},
    {5, 195},
    {55, 430},
    {195, 434},
    {242, 472},
}};
// clang-format on

}  // namespace snowbound::winter_tales
