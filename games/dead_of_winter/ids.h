// Names of things: places, survivors, items, dice.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/enum_set.h"

namespace snowbound::dead_of_winter {

using Names = std::span<const std::string_view>;

// In the printed order. [DW-R03]
enum class Location : std::uint8_t { Colony, PoliceStation, GroceryStore, School, Library, Hospital, GasStation };
inline constexpr std::size_t kLocations = 7;
inline constexpr std::array<std::string_view, kLocations> kLocationNames{
    "colony", "police_station", "grocery_store", "school", "library", "hospital", "gas_station"};
constexpr Names names_of(Location) { return kLocationNames; }
constexpr std::size_t index(Location x) { return static_cast<std::size_t>(x); }
constexpr Location location_at(std::size_t i) { return static_cast<Location>(i); }
using Locations = EnumSet<Location, kLocations>;
inline constexpr std::array<Location, 6> kOutside{Location::PoliceStation, Location::GroceryStore,
                                                  Location::School,        Location::Library,
                                                  Location::Hospital,      Location::GasStation};

// Entrances: the six of the colony, then one of each other location.
enum class Gate : std::uint8_t {
    Colony1,
    Colony2,
    Colony3,
    Colony4,
    Colony5,
    Colony6,
    PoliceStation,
    GroceryStore,
    School,
    Library,
    Hospital,
    GasStation
};
inline constexpr std::size_t kGates = 12;
inline constexpr std::array<std::string_view, kGates> kGateNames{
    "colony_1",       "colony_2",      "colony_3", "colony_4", "colony_5", "colony_6",
    "police_station", "grocery_store", "school",   "library",  "hospital", "gas_station"};
constexpr Names names_of(Gate) { return kGateNames; }
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
enum class Survivor : std::uint8_t {
    Sparky,
    AndrewEvans,
    ForestPlum,
    GrayBeard,
    JohnPrice,
    LorettaClay,
    CarlaThompson,
    JennyClark,
    BrandonKane,
    TaliaJones,
    MikeCho,
    HarmanBrooks,
    BevRussell,
    BuddyDavis,
    AnnaleighChan,
    RodMiller,
    JanetTaylor,
    EdwardWhite,
    AlexisGrey,
    MariaLopez,
    DavidGarcia,
    AshleyRoss,
    JamesMeyers,
    OliviaBrown,
    SophieRobinson,
    GabrielDiaz,
    ArthurThurston,
    ThomasHeart,
    DanielSmith,
    BrianLee
};
inline constexpr std::size_t kSurvivors = 30;
inline constexpr std::array<std::string_view, kSurvivors> kSurvivorNames{
    "sparky",          "andrew_evans", "forest_plum",     "gray_beard",   "john_price",   "loretta_clay",
    "carla_thompson",  "jenny_clark",  "brandon_kane",    "talia_jones",  "mike_cho",     "harman_brooks",
    "bev_russell",     "buddy_davis",  "annaleigh_chan",  "rod_miller",   "janet_taylor", "edward_white",
    "alexis_grey",     "maria_lopez",  "david_garcia",    "ashley_ross",  "james_meyers", "olivia_brown",
    "sophie_robinson", "gabriel_diaz", "arthur_thurston", "thomas_heart", "daniel_smith", "brian_lee"};
constexpr Names names_of(Survivor) { return kSurvivorNames; }
constexpr std::size_t index(Survivor x) { return static_cast<std::size_t>(x); }
constexpr Survivor survivor_at(std::size_t i) { return static_cast<Survivor>(i); }
constexpr int influence_of(Survivor who) { return 10 + 2 * static_cast<int>(who); }
using Survivors = EnumSet<Survivor, kSurvivors>;

// On items.
enum class Symbol : std::uint8_t { Weapon, Fuel, Education, Food, Medicine, Tool, Survivor };
inline constexpr std::size_t kSymbols = 7;
inline constexpr std::array<std::string_view, kSymbols> kSymbolNames{"weapon",   "fuel", "education", "food",
                                                                     "medicine", "tool", "survivor"};
constexpr Names names_of(Symbol) { return kSymbolNames; }
constexpr std::size_t index(Symbol x) { return static_cast<std::size_t>(x); }
using Symbols = EnumSet<Symbol, kSymbols>;

// Item cards. Cards that are alike in everything share a word; of equipment each card has its own, for each is used up
// by itself. [DW-EQP.4]
enum class Item : std::uint8_t {
    StarterFood,
    StarterFuel,
    StarterMedicine,
    StarterJunk,
    Food1,
    Food2,
    Food3,
    Fuel,
    Medicine,
    AdrenalineShot,
    Junk,
    Padlock,
    Scissors,
    Megaphone,
    ReadingLamp,
    NightVisionGoggles,
    WalkieTalkie,
    RottenFlesh,
    Hammer,
    SnowShoes,
    Wrench,
    BaseballBat,
    Mop,
    Flashlight,
    Pistol1,
    Pistol2,
    Pistol3,
    SniperRifle1,
    SniperRifle2,
    Shotgun1,
    Shotgun2,
    Lighter1,
    Lighter2,
    Switchblade1,
    Switchblade2,
    Jazzercise,
    Cookbook,
    GuideToLeadership,
    MartialArts,
    Barricades123,
    BlueprintsPolice,
    BlueprintsGrocery,
    BlueprintsSchool,
    BlueprintsLibrary,
    BlueprintsHospital,
    BlueprintsGas,
    Outsider1,
    Outsider2,
    Outsider3
};
inline constexpr std::size_t kItems = 49;
inline constexpr std::array<std::string_view, kItems> kItemNames{"starter_food",
                                                                 "starter_fuel",
                                                                 "starter_medicine",
                                                                 "starter_junk",
                                                                 "food_1",
                                                                 "food_2",
                                                                 "food_3",
                                                                 "fuel",
                                                                 "medicine",
                                                                 "adrenaline_shot",
                                                                 "junk",
                                                                 "padlock",
                                                                 "scissors",
                                                                 "megaphone",
                                                                 "reading_lamp",
                                                                 "night_vision_goggles",
                                                                 "walkie_talkie",
                                                                 "rotten_flesh",
                                                                 "hammer",
                                                                 "snow_shoes",
                                                                 "wrench",
                                                                 "baseball_bat",
                                                                 "mop",
                                                                 "flashlight",
                                                                 "pistol_1",
                                                                 "pistol_2",
                                                                 "pistol_3",
                                                                 "sniper_rifle_1",
                                                                 "sniper_rifle_2",
                                                                 "shotgun_1",
                                                                 "shotgun_2",
                                                                 "lighter_1",
                                                                 "lighter_2",
                                                                 "switchblade_1",
                                                                 "switchblade_2",
                                                                 "jazzercise",
                                                                 "cookbook",
                                                                 "guide_to_leadership",
                                                                 "martial_arts",
                                                                 "barricades_123",
                                                                 "blueprints_police",
                                                                 "blueprints_grocery",
                                                                 "blueprints_school",
                                                                 "blueprints_library",
                                                                 "blueprints_hospital",
                                                                 "blueprints_gas",
                                                                 "outsider_1",
                                                                 "outsider_2",
                                                                 "outsider_3"};
constexpr Names names_of(Item) { return kItemNames; }
constexpr std::size_t index(Item x) { return static_cast<std::size_t>(x); }
constexpr Item item_at(std::size_t i) { return static_cast<Item>(i); }
using Equipment = EnumSet<Item, kItems>;
inline constexpr std::size_t kItemCards = 145, kStarterCards = 25;

// Of the exposure die. [DW-EXP.6]
enum class Face : std::uint8_t { Blank, Wound, Frostbite, Bitten };
inline constexpr std::size_t kFaces = 4;
inline constexpr std::array<std::string_view, kFaces> kFaceNames{"blank", "wound", "frostbite", "bitten"};
constexpr Names names_of(Face) { return kFaceNames; }
constexpr std::size_t index(Face x) { return static_cast<std::size_t>(x); }
inline constexpr std::array<std::uint8_t, kFaces> kExposureSides{6, 3, 2, 1};  // of twelve

}  // namespace snowbound::dead_of_winter
