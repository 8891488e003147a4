// The printed facts of units and buildings. Tables only: what a card does beyond its numbers is in effects.cpp.
#pragma once

#include <array>
#include <cstdint>

#include "core/by_id.h"
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
inline constexpr std::array<UnitFacts, kUnits> kUnitFacts = by_id<CardId, UnitFacts>({
    {CardId::Monkey, {.copies = 2, .cost = -1, .strength = 1}},  // [PT-13.1]
    {CardId::Adventurer, {.copies = 2, .cost = 0, .strength = 2}},  // [PT-13.2]
    {CardId::Blacksmith, {.copies = 3, .cost = 0, .strength = 1, .income = 1}},  // [PT-13.3]
    {CardId::Cerberus, {.copies = 3, .cost = 0, .strength = 2, .star = true}},  // [PT-13.4]
    {CardId::Cook, {.copies = 2, .cost = 0, .strength = 1}},  // [PT-13.5]
    {CardId::Farmer, {.copies = 3, .cost = 0, .strength = 1, .produces = {0, 1, 0}}},  // [PT-13.6]
    {CardId::Hunter, {.copies = 2, .cost = 0, .strength = 2}},  // [PT-13.7]
    {CardId::Militiaman, {.copies = 3, .cost = 0, .strength = 2, .star = true}},  // [PT-13.8]
    {CardId::MysticalHealer, {.copies = 3, .cost = 0, .strength = 1}},  // [PT-13.9]
    {CardId::Sculptor, {.copies = 2, .cost = 0, .strength = 1}},  // [PT-13.10]
    {CardId::Shapeshifter, {.copies = 1, .cost = 0, .strength = 0}},  // [PT-13.11]
    {CardId::TimeMaster, {.copies = 3, .cost = 0, .strength = 1}},  // [PT-13.12]
    {CardId::Veteran, {.copies = 3, .cost = 0, .strength = 3, .tokens_on_entering = 1}},  // [PT-13.13]
    {CardId::WoodMerchant, {.copies = 2, .cost = 0, .strength = 1}},  // [PT-13.14]
    {CardId::Woodcutter, {.copies = 3, .cost = 0, .strength = 2, .produces = {1, 0, 0}}},  // [PT-13.15]
    {CardId::Archer, {.copies = 2, .cost = 1, .strength = 2, .fights_from_back = true}},  // [PT-13.16]
    {CardId::CaveSpirit, {.copies = 2, .cost = 1, .strength = 4, .produces = {0, 0, 1}, .tokens_on_entering = 1}},  // [PT-13.17]
    {CardId::ForestChild, {.copies = 3, .cost = 1, .strength = 1, .produces = {1, 1, 0}}},  // [PT-13.18]
    {CardId::GiantSnake, {.copies = 1, .cost = 1, .strength = 4, .star = true}},  // [PT-13.19]
    {CardId::GrandArchitect, {.copies = 1, .cost = 1, .strength = 1}},  // [PT-13.20]
    {CardId::Knight, {.copies = 3, .cost = 1, .strength = 4}},  // [PT-13.21]
    {CardId::Miner, {.copies = 3, .cost = 1, .strength = 2, .produces = {0, 0, 1}}},  // [PT-13.22]
    {CardId::Necromancer, {.copies = 1, .cost = 1, .strength = 4, .ages_others = true}},  // [PT-13.23]
    {CardId::Peddler, {.copies = 3, .cost = 1, .strength = 1, .produces = {1, 0, 0}, .income = 1}},  // [PT-13.24]
    {CardId::Rogue, {.copies = 2, .cost = 1, .strength = 3, .gold_per_war = 1}},  // [PT-13.25]
    {CardId::Treefolk, {.copies = 2, .cost = 1, .strength = 3, .produces = {0, 1, 0}}},  // [PT-13.26]
    {CardId::Colossus, {.copies = 1, .cost = 2, .strength = 1, .star = true, .legend_per_war = 1}},  // [PT-13.27]
    {CardId::Commander, {.copies = 2, .cost = 2, .strength = 4, .legend_per_war = 1}},  // [PT-13.28]
    {CardId::Demon, {.copies = 1, .cost = 2, .strength = 7, .tokens_on_entering = 1}},  // [PT-13.29]
    {CardId::Golem, {.copies = 2, .cost = 2, .strength = 3}},  // [PT-13.30]
    {CardId::Landlord, {.copies = 1, .cost = 2, .strength = 1, .produces = {1, 0, 0}}},  // [PT-13.31]
    {CardId::Manticore, {.copies = 3, .cost = 2, .strength = 2, .star = true}},  // [PT-13.32]
    {CardId::MasterAlchemist, {.copies = 1, .cost = 2, .strength = 1}},  // [PT-13.33]
    {CardId::Ogre, {.copies = 1, .cost = 2, .strength = 2, .star = true}},  // [PT-13.34]
    {CardId::PalmReader, {.copies = 2, .cost = 2, .strength = 1, .counts_deaths = true}},  // [PT-13.35]
    {CardId::RelicOfWisdom, {.copies = 1, .cost = 2, .strength = 0}},  // [PT-13.36]
    {CardId::Salamander, {.copies = 1, .cost = 2, .strength = 4, .star = true}},  // [PT-13.37]
    {CardId::Dragon, {.copies = 1, .cost = 3, .strength = 0, .star = true}},  // [PT-13.38]
    {CardId::ForestSpirit, {.copies = 1, .cost = 3, .strength = 3, .produces = {3, 0, 0}}},  // [PT-13.39]
    {CardId::Leviathan, {.copies = 1, .cost = 3, .strength = 4, .star = true}},  // [PT-13.40]
    {CardId::Strategist, {.copies = 1, .cost = 3, .strength = 1, .star = true, .fights_from_back = true}},  // [PT-13.41]
    {CardId::Kraken, {.copies = 1, .cost = 6, .strength = 9, .ages_others = true, .counts_deaths = true}},  // [PT-13.42]
});

inline constexpr std::array<BuildingFacts, kBuildings> kBuildingFacts = by_id<BuildingId, BuildingFacts>({
    {BuildingId::Town, {.cost = {{{1, 0, 0}, {2, 0, 0}}}, .gold_instead = {0, 0}, .legend = {1, 3}}},  // [PT-14.1]
    {BuildingId::Tavern, {.cost = {{{0, 1, 0}, {1, 1, 0}}}, .gold_instead = {0, 0}, .legend = {1, 3}}},  // [PT-14.2]
    {BuildingId::Mine, {.cost = {{{1, 0, 0}, {1, 0, 1}}}, .gold_instead = {0, 0}, .legend = {1, 3}}},  // [PT-14.3]
    {BuildingId::Temple, {.cost = {{{0, 0, 1}, {0, 0, 2}}}, .gold_instead = {2, 3}, .legend = {1, 3}}},  // [PT-14.4]
    {BuildingId::Barracks, {.cost = {{{1, 0, 0}, {1, 1, 0}}}, .gold_instead = {0, 0}, .legend = {1, 3}}},  // [PT-14.5]
});
// clang-format on

constexpr const UnitFacts& facts(CardId card) { return kUnitFacts[static_cast<std::size_t>(card)]; }
constexpr const BuildingFacts& facts(BuildingId building) { return kBuildingFacts[static_cast<std::size_t>(building)]; }

}  // namespace snowbound::paper_tales
