// Made by scripts/calibrate from self-play; see docs/bots.md. A line a stage: with which standing the chance to win is
// even, and how much more of it makes the odds e times better.
#pragma once

#include <array>

#include "core/chance.h"

namespace snowbound::dead_of_winter {

// clang-format off
inline constexpr std::array<Chance, 33> kChances{{
    {6004, 1952},
    {1789, 1052},
    {2135, 1617},
    {12405, 5492},
    {6664, 2570},
    {6508, 2611},
    {6331, 3933},
    {6674, 2426},
    {7967, 3018},
    {7847, 2303},
    {7867, 2279},
    {8086, 2840},
    {5330, 1647},
    {6904, 2043},
    {14243, 4499},
    {10064, 3974},
    {34630, 10515},
    {12063, 4393},
    {8500, 3115},
    {4805, 1861},
    {5746, 2237},
    {4620, 1608},
    {3584, 1111},
    {3829, 1460},
    {4250, 1723},
    {1958, 1012},
    {1680, 1857},
    {4680, 2165},
    {6736, 2798},
    {9814, 3529},
    {2626, 1352},
    {2397, 1150},
    {5321, 2071},
}};
// clang-format on

}  // namespace snowbound::dead_of_winter
