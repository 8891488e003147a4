// Made by scripts/calibrate from self-play; see docs/bots.md. A line a stage: with which standing the chance to win is
// even, and how much more of it makes the odds e times better.
#pragma once

#include <array>

#include "core/chance.h"

namespace snowbound::paper_tales {

// clang-format off
inline constexpr std::array<Chance, 16> kChances{{
    {27, 422},
    {52, 669},
    {47, 455},
    {41, 316},
    {292, 501},
    {254, 626},
    {138, 441},
    {63, 265},
    {405, 458},
    {367, 587},
    {189, 409},
    {73, 235},
    {802, 686},
    {764, 856},
    {354, 535},
    {100, 256},
}};
// clang-format on

}  // namespace snowbound::paper_tales
