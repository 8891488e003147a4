// The eighty crossroads cards, by theme: what triggers them, who decides, what the options do. Each is one value in one
// of these files, written in the words of crossroads_card.h.
#pragma once

#include "games/dead_of_winter/ops.h"

namespace snowbound::dead_of_winter {

struct CrossroadsRow {
    Crossroads id{};
    CrossroadsFacts facts;
};
using CrossroadsRows = std::span<const CrossroadsRow>;

extern const CrossroadsRows kCrossroadsOnTheRoad, kCrossroadsAfterADeed, kCrossroadsAtHome, kCrossroadsInPerson,
    kCrossroadsInPersonLater, kCrossroadsAmongUs;

const CrossroadsFacts& facts(Crossroads);

}  // namespace snowbound::dead_of_winter
