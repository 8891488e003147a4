// Names of things: places, survivors, items, dice.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/enum_set.h"
#include "core/spelling.h"

namespace snowbound::dead_of_winter {

using Names = std::span<const std::string_view>;

// In the printed order. [DW-R03]
SB_WORDS(Location, Colony, PoliceStation, GroceryStore, School, Library, Hospital, GasStation);
inline constexpr std::size_t kLocations = kLocationNames.size();
constexpr std::size_t index(Location x) { return static_cast<std::size_t>(x); }
constexpr Location location_at(std::size_t i) { return static_cast<Location>(i); }
using Locations = EnumSet<Location, kLocations>;
inline constexpr std::array<Location, 6> kOutside{Location::PoliceStation, Location::GroceryStore,
                                                  Location::School,        Location::Library,
                                                  Location::Hospital,      Location::GasStation};

// Entrances: the six of the colony, then one of each other location.
SB_WORDS(Gate, Colony1, Colony2, Colony3, Colony4, Colony5, Colony6, PoliceStation, GroceryStore, School, Library,
         Hospital, GasStation);
inline constexpr std::size_t kGates = kGateNames.size();
constexpr std::size_t index(Gate x) { return static_cast<std::size_t>(x); }
inline constexpr std::size_t kColonyGates = 6;
constexpr Gate gate_at(std::size_t i) { return static_cast<Gate>(i); }
constexpr Gate gate_of(Location outside) { return gate_at(index(outside) + kColonyGates - 1); }
constexpr Location location_of(Gate gate)
{
    return index(gate) < kColonyGates ? Location::Colony : location_at(index(gate) - kColonyGates + 1);
}
inline constexpr std::array<std::uint8_t, kGates> kGateSpaces{3, 3, 3, 3, 3, 3, 4, 4, 4, 3, 4, 3};
inline constexpr std::array<std::uint8_t, kLocations> kSurvivorSpaces{24, 3, 3, 4, 3, 4, 2};
inline constexpr std::uint8_t kNoiseSpaces = 4;

// By influence, lowest first: 10, 12 ... 68, so that their order is that of influence. [DW-DEF.8]
SB_WORDS(Survivor, Sparky, AndrewEvans, ForestPlum, GrayBeard, JohnPrice, LorettaClay, CarlaThompson, JennyClark,
         BrandonKane, TaliaJones, MikeCho, HarmanBrooks, BevRussell, BuddyDavis, AnnaleighChan, RodMiller, JanetTaylor,
         EdwardWhite, AlexisGrey, MariaLopez, DavidGarcia, AshleyRoss, JamesMeyers, OliviaBrown, SophieRobinson,
         GabrielDiaz, ArthurThurston, ThomasHeart, DanielSmith, BrianLee);
inline constexpr std::size_t kSurvivors = kSurvivorNames.size();
constexpr std::size_t index(Survivor x) { return static_cast<std::size_t>(x); }
constexpr Survivor survivor_at(std::size_t i) { return static_cast<Survivor>(i); }
constexpr int influence_of(Survivor who) { return 10 + 2 * static_cast<int>(who); }
using Survivors = EnumSet<Survivor, kSurvivors>;

// On items.
SB_WORDS(Symbol, Weapon, Fuel, Education, Food, Medicine, Tool, Survivor);
inline constexpr std::size_t kSymbols = kSymbolNames.size();
constexpr std::size_t index(Symbol x) { return static_cast<std::size_t>(x); }
using Symbols = EnumSet<Symbol, kSymbols>;

// Item cards. Cards that are alike in everything share a word; of equipment each card has its own, for each is used up
// by itself. [DW-EQP.4]
SB_WORDS(Item, StarterFood, StarterFuel, StarterMedicine, StarterJunk, Food1, Food2, Food3, Fuel, Medicine,
         AdrenalineShot, Junk, Padlock, Scissors, Megaphone, ReadingLamp, NightVisionGoggles, WalkieTalkie, RottenFlesh,
         Hammer, SnowShoes, Wrench, BaseballBat, Mop, Flashlight, Pistol1, Pistol2, Pistol3, SniperRifle1, SniperRifle2,
         Shotgun1, Shotgun2, Lighter1, Lighter2, Switchblade1, Switchblade2, Jazzercise, Cookbook, GuideToLeadership,
         MartialArts, Barricades123, BlueprintsPolice, BlueprintsGrocery, BlueprintsSchool, BlueprintsLibrary,
         BlueprintsHospital, BlueprintsGas, Outsider1, Outsider2, Outsider3);
inline constexpr std::size_t kItems = kItemNames.size();
constexpr std::size_t index(Item x) { return static_cast<std::size_t>(x); }
constexpr Item item_at(std::size_t i) { return static_cast<Item>(i); }
using Equipment = EnumSet<Item, kItems>;
inline constexpr std::size_t kItemCards = 145, kStarterCards = 25;

// Of the exposure die. [DW-EXP.6]
SB_WORDS(Face, Blank, Wound, Frostbite, Bitten);
inline constexpr std::size_t kFaces = kFaceNames.size();
constexpr std::size_t index(Face x) { return static_cast<std::size_t>(x); }
inline constexpr std::array<std::uint8_t, kFaces> kExposureSides{6, 3, 2, 1};  // of twelve

}  // namespace snowbound::dead_of_winter
