// Made by scripts/calibrate from self-play; see docs/bots.md. A line a stage: with which standing the chance to win is
// even, and how much more of it makes the odds e times better.
#pragma once

#include <array>

#include "core/chance.h"

namespace snowbound::tail_feathers {

// clang-format off
inline constexpr std::array<Chance, 36> kChances{{
    {23688, 12950},
    {675, 314},
    {545, 616},
    {-23685, 12950},
    {-676, 314},
    {-545, 616},
    {7603, 4954},
    {740, 449},
    {237, 294},
    {-7618, 4964},
    {-740, 449},
    {-237, 294},
    {306, 460},
    {254, 170},
    {240, 152},
    {-306, 460},
    {-254, 170},
    {-240, 152},
    {20832, 12950},
    {290, 217},
    {346, 321},
    {-20830, 12950},
    {-290, 217},
    {-346, 321},
    {15715, 12950},
    {986, 596},
    {496, 209},
    {-15713, 12950},
    {-986, 596},
    {-496, 209},
    {15034, 12950},
    {786, 472},
    {321, 250},
    {-15030, 12950},
    {-786, 472},
    {-321, 250},
}};
// clang-format on

}  // namespace snowbound::tail_feathers
