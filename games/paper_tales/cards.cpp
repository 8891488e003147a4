// The printed facts, [PT-13] and [PT-14]; a test counts them against the component list.
#include "games/paper_tales/cards.h"

namespace snowbound::paper_tales {

// clang-format off
const std::array<UnitFacts, kUnits> kUnitFacts{{
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

const std::array<BuildingFacts, kBuildings> kBuildingFacts{{
    {.cost = {{{1, 0, 0}, {2, 0, 0}}}, .gold_instead = {0, 0}, .legend = {1, 3}},  // Town
    {.cost = {{{0, 1, 0}, {1, 1, 0}}}, .gold_instead = {0, 0}, .legend = {1, 3}},  // Tavern
    {.cost = {{{1, 0, 0}, {1, 0, 1}}}, .gold_instead = {0, 0}, .legend = {1, 3}},  // Mine
    {.cost = {{{0, 0, 1}, {0, 0, 2}}}, .gold_instead = {2, 3}, .legend = {1, 3}},  // Temple
    {.cost = {{{1, 0, 0}, {1, 1, 0}}}, .gold_instead = {0, 0}, .legend = {1, 3}},  // Barracks
}};
// clang-format on

}  // namespace snowbound::paper_tales
