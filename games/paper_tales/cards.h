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
    {.copies = 2, .cost = -1, .strength = 1},  // Monkey
    {.copies = 2, .cost = 0, .strength = 2},  // Adventurer
    {.copies = 3, .cost = 0, .strength = 1, .income = 1},  // Blacksmith
    {.copies = 3, .cost = 0, .strength = 2, .star = true},  // Cerberus
    {.copies = 2, .cost = 0, .strength = 1},  // Cook
    {.copies = 3, .cost = 0, .strength = 1, .produces = {0, 1, 0}},  // Farmer
    {.copies = 2, .cost = 0, .strength = 2},  // Hunter
    {.copies = 3, .cost = 0, .strength = 2, .star = true},  // Militiaman
    {.copies = 3, .cost = 0, .strength = 1},  // MysticalHealer
    {.copies = 2, .cost = 0, .strength = 1},  // Sculptor
    {.copies = 1, .cost = 0, .strength = 0},  // Shapeshifter
    {.copies = 3, .cost = 0, .strength = 1},  // TimeMaster
    {.copies = 3, .cost = 0, .strength = 3, .tokens_on_entering = 1},  // Veteran
    {.copies = 2, .cost = 0, .strength = 1},  // WoodMerchant
    {.copies = 3, .cost = 0, .strength = 2, .produces = {1, 0, 0}},  // Woodcutter
    {.copies = 2, .cost = 1, .strength = 2, .fights_from_back = true},  // Archer
    {.copies = 2, .cost = 1, .strength = 4, .produces = {0, 0, 1}, .tokens_on_entering = 1},  // CaveSpirit
    {.copies = 3, .cost = 1, .strength = 1, .produces = {1, 1, 0}},  // ForestChild
    {.copies = 1, .cost = 1, .strength = 4, .star = true},  // GiantSnake
    {.copies = 1, .cost = 1, .strength = 1},  // GrandArchitect
    {.copies = 3, .cost = 1, .strength = 4},  // Knight
    {.copies = 3, .cost = 1, .strength = 2, .produces = {0, 0, 1}},  // Miner
    {.copies = 1, .cost = 1, .strength = 4, .ages_others = true},  // Necromancer
    {.copies = 3, .cost = 1, .strength = 1, .produces = {1, 0, 0}, .income = 1},  // Peddler
    {.copies = 2, .cost = 1, .strength = 3, .gold_per_war = 1},  // Rogue
    {.copies = 2, .cost = 1, .strength = 3, .produces = {0, 1, 0}},  // Treefolk
    {.copies = 1, .cost = 2, .strength = 1, .star = true, .legend_per_war = 1},  // Colossus
    {.copies = 2, .cost = 2, .strength = 4, .legend_per_war = 1},  // Commander
    {.copies = 1, .cost = 2, .strength = 7, .tokens_on_entering = 1},  // Demon
    {.copies = 2, .cost = 2, .strength = 3},  // Golem
    {.copies = 1, .cost = 2, .strength = 1, .produces = {1, 0, 0}},  // Landlord
    {.copies = 3, .cost = 2, .strength = 2, .star = true},  // Manticore
    {.copies = 1, .cost = 2, .strength = 1},  // MasterAlchemist
    {.copies = 1, .cost = 2, .strength = 2, .star = true},  // Ogre
    {.copies = 2, .cost = 2, .strength = 1, .counts_deaths = true},  // PalmReader
    {.copies = 1, .cost = 2, .strength = 0},  // RelicOfWisdom
    {.copies = 1, .cost = 2, .strength = 4, .star = true},  // Salamander
    {.copies = 1, .cost = 3, .strength = 0, .star = true},  // Dragon
    {.copies = 1, .cost = 3, .strength = 3, .produces = {3, 0, 0}},  // ForestSpirit
    {.copies = 1, .cost = 3, .strength = 4, .star = true},  // Leviathan
    {.copies = 1, .cost = 3, .strength = 1, .star = true, .fights_from_back = true},  // Strategist
    {.copies = 1, .cost = 6, .strength = 9, .ages_others = true, .counts_deaths = true},  // Kraken
}};

inline constexpr std::array<BuildingFacts, kBuildings> kBuildingFacts{{
    {.cost = {{{1, 0, 0}, {2, 0, 0}}}, .gold_instead = {0, 0}, .legend = {1, 3}},  // Town
    {.cost = {{{0, 1, 0}, {1, 1, 0}}}, .gold_instead = {0, 0}, .legend = {1, 3}},  // Tavern
    {.cost = {{{1, 0, 0}, {1, 0, 1}}}, .gold_instead = {0, 0}, .legend = {1, 3}},  // Mine
    {.cost = {{{0, 0, 1}, {0, 0, 2}}}, .gold_instead = {2, 3}, .legend = {1, 3}},  // Temple
    {.cost = {{{1, 0, 0}, {1, 1, 0}}}, .gold_instead = {0, 0}, .legend = {1, 3}},  // Barracks
}};
// clang-format on

constexpr const UnitFacts& facts(CardId card) { return kUnitFacts[static_cast<std::size_t>(card)]; }
constexpr const BuildingFacts& facts(BuildingId building) { return kBuildingFacts[static_cast<std::size_t>(building)]; }

}  // namespace snowbound::paper_tales
