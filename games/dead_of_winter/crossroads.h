// The eighty crossroads cards: what triggers them, who decides, what the options do. Twenty cards a file.
#pragma once

#include "games/dead_of_winter/ops.h"

namespace snowbound::dead_of_winter {

inline constexpr std::size_t kCardsInPart = 20;
using CrossroadsPart = std::array<CrossroadsFacts, kCardsInPart>;
extern const CrossroadsPart kCrossroads1, kCrossroads2, kCrossroads3, kCrossroads4;  // crossroads_1.cpp to _4.cpp

inline const CrossroadsFacts& facts(Crossroads card)
{
    const std::array<const CrossroadsPart*, 4> parts{&kCrossroads1, &kCrossroads2, &kCrossroads3, &kCrossroads4};
    return (*parts[index(card) / kCardsInPart])[index(card) % kCardsInPart];
}

}  // namespace snowbound::dead_of_winter
