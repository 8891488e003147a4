// The printed facts of units and buildings. Tables only: what a card does beyond its numbers is in effects.cpp.
#pragma once

#include <array>
#include <cstdint>

#include "games/paper_tales/ids.h"

namespace snowbound::paper_tales {

using Resources = std::array<std::int16_t, kResources>;  // wood, food, gem
inline constexpr std::size_t kWood = 0, kFood = 1, kGem = 2;

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

// clang-format off
inline constexpr std::array<UnitFacts, kUnits> kUnitFacts{{
    {.copies = 2, .cost = -1, .strength = 1},  // Monkey [PT-13.1]
    {.copies = 2, .cost = 0, .strength = 2},  // Adventurer [PT-13.2]
    {.copies = 3, .cost = 0, .strength = 1, .income = 1},  // Blacksmith [PT-13.3]
    {.copies = 3, .cost = 0, .strength = 2, .star = true},  // Cerberus [PT-13.4]
    {.copies = 2, .cost = 0, .strength = 1},  // Cook [PT-13.5]
    {.copies = 3, .cost = 0, .strength = 1, .produces = {0, 1, 0}},  // Farmer [PT-13.6]
    {.copies = 2, .cost = 0, .strength = 2},  // Hunter [PT-13.7]
    {.copies = 3, .cost = 0, .strength = 2, .star = true},  // Militiaman [PT-13.8]
    {.copies = 3, .cost = 0, .strength = 1},  // MysticalHealer [PT-13.9]
    {.copies = 2, .cost = 0, .strength = 1},  // Sculptor [PT-13.10]
    {.copies = 1, .cost = 0, .strength = 0},  // Shapeshifter [PT-13.11]
    {.copies = 3, .cost = 0, .strength = 1},  // TimeMaster [PT-13.12]
    {.copies = 3, .cost = 0, .strength = 3, .tokens_on_entering = 1},  // Veteran [PT-13.13]
    {.copies = 2, .cost = 0, .strength = 1},  // WoodMerchant [PT-13.14]
    {.copies = 3, .cost = 0, .strength = 2, .produces = {1, 0, 0}},  // Woodcutter [PT-13.15]
    {.copies = 2, .cost = 1, .strength = 2, .fights_from_back = true},  // Archer [PT-13.16]
    {.copies = 2, .cost = 1, .strength = 4, .produces = {0, 0, 1}, .tokens_on_entering = 1},  // CaveSpirit [PT-13.17]
    {.copies = 3, .cost = 1, .strength = 1, .produces = {1, 1, 0}},  // ForestChild [PT-13.18]
    {.copies = 1, .cost = 1, .strength = 4, .star = true},  // GiantSnake [PT-13.19]
    {.copies = 1, .cost = 1, .strength = 1},  // GrandArchitect [PT-13.20]
    {.copies = 3, .cost = 1, .strength = 4},  // Knight [PT-13.21]
    {.copies = 3, .cost = 1, .strength = 2, .produces = {0, 0, 1}},  // Miner [PT-13.22]
    {.copies = 1, .cost = 1, .strength = 4, .ages_others = true},  // Necromancer [PT-13.23]
    {.copies = 3, .cost = 1, .strength = 1, .produces = {1, 0, 0}, .income = 1},  // Peddler [PT-13.24]
    {.copies = 2, .cost = 1, .strength = 3, .gold_per_war = 1},  // Rogue [PT-13.25]
    {.copies = 2, .cost = 1, .strength = 3, .produces = {0, 1, 0}},  // Treefolk [PT-13.26]
    {.copies = 1, .cost = 2, .strength = 1, .star = true, .legend_per_war = 1},  // Colossus [PT-13.27]
    {.copies = 2, .cost = 2, .strength = 4, .legend_per_war = 1},  // Commander [PT-13.28]
    {.copies = 1, .cost = 2, .strength = 7, .tokens_on_entering = 1},  // Demon [PT-13.29]
    {.copies = 2, .cost = 2, .strength = 3},  // Golem [PT-13.30]
    {.copies = 1, .cost = 2, .strength = 1, .produces = {1, 0, 0}},  // Landlord [PT-13.31]
    {.copies = 3, .cost = 2, .strength = 2, .star = true},  // Manticore [PT-13.32]
    {.copies = 1, .cost = 2, .strength = 1},  // MasterAlchemist [PT-13.33]
    {.copies = 1, .cost = 2, .strength = 2, .star = true},  // Ogre [PT-13.34]
    {.copies = 2, .cost = 2, .strength = 1, .counts_deaths = true},  // PalmReader [PT-13.35]
    {.copies = 1, .cost = 2, .strength = 0},  // RelicOfWisdom [PT-13.36]
    {.copies = 1, .cost = 2, .strength = 4, .star = true},  // Salamander [PT-13.37]
    {.copies = 1, .cost = 3, .strength = 0, .star = true},  // Dragon [PT-13.38]
    {.copies = 1, .cost = 3, .strength = 3, .produces = {3, 0, 0}},  // ForestSpirit [PT-13.39]
    {.copies = 1, .cost = 3, .strength = 4, .star = true},  // Leviathan [PT-13.40]
    {.copies = 1, .cost = 3, .strength = 1, .star = true, .fights_from_back = true},  // Strategist [PT-13.41]
    {.copies = 1, .cost = 6, .strength = 9, .ages_others = true, .counts_deaths = true},  // Kraken [PT-13.42]
}};

inline constexpr std::array<BuildingFacts, kBuildings> kBuildingFacts{{
    {.cost = {{{1, 0, 0}, {2, 0, 0}}}, .gold_instead = {0, 0}, .legend = {1, 3}},  // Town [PT-14.1]
    {.cost = {{{0, 1, 0}, {1, 1, 0}}}, .gold_instead = {0, 0}, .legend = {1, 3}},  // Tavern [PT-14.2]
    {.cost = {{{1, 0, 0}, {1, 0, 1}}}, .gold_instead = {0, 0}, .legend = {1, 3}},  // Mine [PT-14.3]
    {.cost = {{{0, 0, 1}, {0, 0, 2}}}, .gold_instead = {2, 3}, .legend = {1, 3}},  // Temple [PT-14.4]
    {.cost = {{{1, 0, 0}, {1, 1, 0}}}, .gold_instead = {0, 0}, .legend = {1, 3}},  // Barracks [PT-14.5]
}};
// clang-format on

constexpr const UnitFacts& facts(CardId card) { return kUnitFacts[static_cast<std::size_t>(card)]; }
constexpr const BuildingFacts& facts(BuildingId building) { return kBuildingFacts[static_cast<std::size_t>(building)]; }

}  // namespace snowbound::paper_tales
