// The printed facts of units and buildings. Tables only: what a card does beyond its numbers is in effects.cpp.
#pragma once

#include <array>
#include <cstdint>

#include "games/paper_tales/ids.h"

namespace snowbound::paper_tales {

using Resources = std::array<std::int16_t, kResources>;  // wood, food, gem

struct UnitFacts {  // [PT-1.14]
    std::int8_t copies;
    std::int8_t cost;  // -1: its owner receives 1 gold [PT-5.10]
    std::int8_t strength;
    bool star = false;       // its own ability may change its strength [PT-1.12]
    Resources produces{};    // without condition; conditions are in effects.cpp
    std::int8_t income = 0;  // gold in phase 4, without condition
    bool fights_from_back = false;
    std::int8_t tokens_on_entering = 0;  // on itself
    bool ages_others = false;            // entering: one token on each other own unit
    std::int8_t legend_per_war = 0;
    std::int8_t gold_per_war = 0;
    bool counts_deaths = false;  // phase 6: 1 LP per token on each own unit that dies
};

struct BuildingFacts {
    std::array<Resources, 2> cost;            // of level 1, of level 2
    std::array<std::int8_t, 2> gold_instead;  // 0: resources only. The Temple takes either [PT-14.4]
    std::array<std::int8_t, 2> legend;        // at the end of the game, not cumulative [PT-10.3]
};

extern const std::array<UnitFacts, kUnits> kUnitFacts;
extern const std::array<BuildingFacts, kBuildings> kBuildingFacts;

inline const UnitFacts& facts(CardId card) { return kUnitFacts[static_cast<std::size_t>(card)]; }
inline const BuildingFacts& facts(BuildingId building) { return kBuildingFacts[static_cast<std::size_t>(building)]; }

}  // namespace snowbound::paper_tales
