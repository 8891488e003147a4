// The eighty crossroads cards: what triggers them, who decides, what the options do. Twenty cards a file.
#pragma once

#include "games/dead_of_winter/effects_crossroads.h"
#include "games/dead_of_winter/ops.h"
#include "games/dead_of_winter/scenes.h"

namespace snowbound::dead_of_winter {

inline constexpr std::size_t kCardsInPart = 20;
using CrossroadsPart = std::array<CrossroadsFacts, kCardsInPart>;
extern const CrossroadsPart kCrossroads1, kCrossroads2, kCrossroads3, kCrossroads4;  // crossroads_1.cpp to _4.cpp

inline const CrossroadsFacts& facts(Crossroads card)
{
    const std::array<const CrossroadsPart*, 4> parts{&kCrossroads1, &kCrossroads2, &kCrossroads3, &kCrossroads4};
    return (*parts[index(card) / kCardsInPart])[index(card) % kCardsInPart];
}

// What many cards do.
namespace scene {
inline constexpr std::array kGainMorale{op(Code::Morale, 1)};
inline constexpr std::array kLoseMorale{op(Code::Morale, -1)};
inline constexpr std::array kKillIt{it(Code::Kill)};
inline constexpr std::array kToSchool{put(At::School)};
inline constexpr std::array kToGrocery{put(At::GroceryStore)};
inline constexpr std::array kLookAround{call(effect::look_around)};
}  // namespace scene

}  // namespace snowbound::dead_of_winter
