// Made by scripts/calibrate from self-play; see docs/bots.md. A line a stage: with which standing the chance to win is
// even, and how much more of it makes the odds e times better.
#pragma once

#include <array>

#include "core/chance.h"

namespace snowbound::winter_tales {

// clang-format off
inline constexpr std::array<Chance, 24> kChances{{
    {19, 196},
    {-81, 598},
    {-137, 292},
    {-343, 672},
    {128, 204},
    {159, 600},
    {166, 295},
    {399, 724},
    {235, 417},
    {235, 417},
    {235, 417},
    {235, 417},
    {297, 181},
    {565, 353},
    {337, 297},
    {441, 456},
    {402, 222},
    {1050, 518},
    {1307, 683},
    {807, 423},
    {-28, 172},
    {-340, 479},
    {-170, 397},
    {-231, 529},
}};
// clang-format on

}  // namespace snowbound::winter_tales
