// Names of things: units, buildings, slots, phases.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/spelling.h"

namespace snowbound::paper_tales {

// The 42 units; copies of a unit are the same card. Order: catalogue order, which is also order of cost.
SB_WORDS(CardId, Monkey, Adventurer, Blacksmith, Cerberus, Cook, Farmer, Hunter, Militiaman, MysticalHealer, Sculptor,
         Shapeshifter, TimeMaster, Veteran, WoodMerchant, Woodcutter, Archer, CaveSpirit, ForestChild, GiantSnake,
         GrandArchitect, Knight, Miner, Necromancer, Peddler, Rogue, Treefolk, Colossus, Commander, Demon, Golem,
         Landlord, Manticore, MasterAlchemist, Ogre, PalmReader, RelicOfWisdom, Salamander, Dragon, ForestSpirit,
         Leviathan, Strategist, Kraken);
inline constexpr std::size_t kUnits = kCardIdNames.size();
inline constexpr std::size_t kCards = 81;  // [PT-2.5]

SB_WORDS(BuildingId, Town, Tavern, Mine, Temple, Barracks);
inline constexpr std::size_t kBuildings = kBuildingIdNames.size();

// What a card's text may count.
SB_WORDS(Counted, Wood, Food, Gem, Income, Tokens, OwnTokens);

enum class Level : std::uint8_t { None, One, Two };  // of a building; a number in JSON

SB_WORDS(Slot, Front1, Front2, Front3, Back1, Back2);  // [PT-5.1] [PT-5.2]
inline constexpr std::size_t kSlots = kSlotNames.size();
constexpr bool is_front(Slot slot) { return slot <= Slot::Front3; }
constexpr std::size_t index(Slot slot) { return static_cast<std::size_t>(slot); }
constexpr Slot slot_at(std::size_t i) { return static_cast<Slot>(i); }

// Where a plan sends a card: the slots first, in the same order.
SB_WORDS(Fate, Front1, Front2, Front3, Back1, Back2, Reserve, Discard, Empty);
constexpr Fate fate_of(Slot slot) { return static_cast<Fate>(slot); }
constexpr bool is_slot(Fate fate) { return fate <= Fate::Back2; }

SB_WORDS(Resource, Wood, Food, Gem);  // [PT-1.4]
inline constexpr std::size_t kResources = kResourceNames.size();

SB_WORDS(Phase, Recruit, Deploy, War, Income, Build, Age, Over);  // [PT-3.1]

SB_WORDS(Direction, Left, Right);

SB_WORDS(Payment, Strict, TableFaithful);  // [PT-R01]

}  // namespace snowbound::paper_tales
