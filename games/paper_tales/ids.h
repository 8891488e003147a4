// Names of things: units, buildings, slots, phases.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace snowbound::paper_tales {

// The 42 units; copies of a unit are the same card. Order: catalogue order, which is also order of cost.
enum class CardId : std::uint8_t {
    Monkey,
    Adventurer,
    Blacksmith,
    Cerberus,
    Cook,
    Farmer,
    Hunter,
    Militiaman,
    MysticalHealer,
    Sculptor,
    Shapeshifter,
    TimeMaster,
    Veteran,
    WoodMerchant,
    Woodcutter,
    Archer,
    CaveSpirit,
    ForestChild,
    GiantSnake,
    GrandArchitect,
    Knight,
    Miner,
    Necromancer,
    Peddler,
    Rogue,
    Treefolk,
    Colossus,
    Commander,
    Demon,
    Golem,
    Landlord,
    Manticore,
    MasterAlchemist,
    Ogre,
    PalmReader,
    RelicOfWisdom,
    Salamander,
    Dragon,
    ForestSpirit,
    Leviathan,
    Strategist,
    Kraken,
};
inline constexpr std::size_t kUnits = 42;
inline constexpr std::size_t kCards = 81;  // [PT-2.5]
inline constexpr std::array<std::string_view, kUnits> kCardNames{
    "monkey",      "adventurer",      "blacksmith",       "cerberus",  "cook",         "farmer",
    "hunter",      "militiaman",      "mystical_healer",  "sculptor",  "shapeshifter", "time_master",
    "veteran",     "wood_merchant",   "woodcutter",       "archer",    "cave_spirit",  "forest_child",
    "giant_snake", "grand_architect", "knight",           "miner",     "necromancer",  "peddler",
    "rogue",       "treefolk",        "colossus",         "commander", "demon",        "golem",
    "landlord",    "manticore",       "master_alchemist", "ogre",      "palm_reader",  "relic_of_wisdom",
    "salamander",  "dragon",          "forest_spirit",    "leviathan", "strategist",   "kraken"};
constexpr std::span<const std::string_view> names_of(CardId) { return kCardNames; }

enum class BuildingId : std::uint8_t { Town, Tavern, Mine, Temple, Barracks };
inline constexpr std::size_t kBuildings = 5;
inline constexpr std::array<std::string_view, kBuildings> kBuildingNames{"town", "tavern", "mine", "temple",
                                                                         "barracks"};
constexpr std::span<const std::string_view> names_of(BuildingId) { return kBuildingNames; }

// What a card's text may count.
enum class Counted : std::uint8_t { Wood, Food, Gem, Income, Tokens, OwnTokens };
inline constexpr std::array<std::string_view, 6> kCountedNames{"wood", "food", "gem", "income", "tokens", "own_tokens"};
constexpr std::span<const std::string_view> names_of(Counted) { return kCountedNames; }

enum class Level : std::uint8_t { None, One, Two };  // of a building; a number in JSON

enum class Slot : std::uint8_t { Front1, Front2, Front3, Back1, Back2 };  // [PT-5.1] [PT-5.2]
inline constexpr std::size_t kSlots = 5;
inline constexpr std::array<std::string_view, kSlots> kSlotNames{"front_1", "front_2", "front_3", "back_1", "back_2"};
constexpr std::span<const std::string_view> names_of(Slot) { return kSlotNames; }
constexpr bool is_front(Slot slot) { return slot <= Slot::Front3; }
constexpr std::size_t index(Slot slot) { return static_cast<std::size_t>(slot); }
constexpr Slot slot_at(std::size_t i) { return static_cast<Slot>(i); }

// Where a plan sends a card: the slots first, in the same order.
enum class Fate : std::uint8_t { Front1, Front2, Front3, Back1, Back2, Reserve, Discard, Empty };
inline constexpr std::array<std::string_view, 8> kFateNames{"front_1", "front_2", "front_3", "back_1",
                                                            "back_2",  "reserve", "discard", "empty"};
constexpr std::span<const std::string_view> names_of(Fate) { return kFateNames; }
constexpr Fate fate_of(Slot slot) { return static_cast<Fate>(slot); }
constexpr bool is_slot(Fate fate) { return fate <= Fate::Back2; }

enum class Resource : std::uint8_t { Wood, Food, Gem };  // [PT-1.4]
inline constexpr std::size_t kResources = 3;
inline constexpr std::array<std::string_view, kResources> kResourceNames{"wood", "food", "gem"};
constexpr std::span<const std::string_view> names_of(Resource) { return kResourceNames; }

enum class Phase : std::uint8_t { Recruit, Deploy, War, Income, Build, Age, Over };  // [PT-3.1]
inline constexpr std::array<std::string_view, 7> kPhaseNames{"recruit", "deploy", "war", "income",
                                                             "build",   "age",    "over"};
constexpr std::span<const std::string_view> names_of(Phase) { return kPhaseNames; }

enum class Direction : std::uint8_t { Left, Right };
inline constexpr std::array<std::string_view, 2> kDirectionNames{"left", "right"};
constexpr std::span<const std::string_view> names_of(Direction) { return kDirectionNames; }

enum class Payment : std::uint8_t { Strict, TableFaithful };  // [PT-R01]
inline constexpr std::array<std::string_view, 2> kPaymentNames{"strict", "table_faithful"};
constexpr std::span<const std::string_view> names_of(Payment) { return kPaymentNames; }

}  // namespace snowbound::paper_tales
