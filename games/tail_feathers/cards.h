// Action cards [TF-27] and objectives: what they cost, who may use them, which module they need, who starts with them.
#pragma once

#include "games/tail_feathers/ids.h"

namespace snowbound::tail_feathers {

enum class Action : std::uint8_t {
    Veer,
    Soar,
    Steady,
    TalonRake,
    WingBuffet,
    TightTurn,
    Stall,
    FeatherSkim,
    Backwing,
    Screech,
    IronBeak,
    BreakLock,
    CarrionDive,
    NurseAGrudge,
    DoubleShot,
    Flog,
    BattleSqueak,
    Brutality,
    BuildBallista,
    AimedShot,
    LongShot,
    FireArrow,
    ThrownNet,
    Parry,
    ShieldWall,
    BarrelRoll,
    SharpReins,
    RegainComposure,
    LeapAside,
    ExtraHands,
    ScoutReport,
    ChangeOfPlans,
    Rally,
    QuickFeet,
    Backstab,
    Taunt,
    DropZone,
    CheeseRaid,
    LeafRider,
    Sabotage
};
inline constexpr std::size_t kActions = 40, kBirdActions = 14;
inline constexpr std::array<std::string_view, kActions> kActionNames{
    "veer",          "soar",           "steady",         "talon_rake",
    "wing_buffet",   "tight_turn",     "stall",          "feather_skim",
    "backwing",      "screech",        "iron_beak",      "break_lock",
    "carrion_dive",  "nurse_a_grudge", "double_shot",    "flog",
    "battle_squeak", "brutality",      "build_ballista", "aimed_shot",
    "long_shot",     "fire_arrow",     "thrown_net",     "parry",
    "shield_wall",   "barrel_roll",    "sharp_reins",    "regain_composure",
    "leap_aside",    "extra_hands",    "scout_report",   "change_of_plans",
    "rally",         "quick_feet",     "backstab",       "taunt",
    "drop_zone",     "cheese_raid",    "leaf_rider",     "sabotage"};
constexpr Names names_of(Action) { return kActionNames; }
constexpr bool is_bird_card(Action card) { return static_cast<std::size_t>(card) < kBirdActions; }  // [TF-27.2]
using Actions = EnumSet<Action, kActions>;

enum class Needs : std::uint8_t { Nothing, Feathers, Spiral, Objects, Leaves };

struct ActionCard {
    std::uint8_t copies = 1, cost = 0;  // copies: in the box
    Needs needs = Needs::Nothing;
    bool militia = false, raiders = false;  // in the faction's preset
};
inline constexpr std::array<ActionCard, kActions> kActionCards{{
    {2, 0, Needs::Nothing, true, true},   // Veer
    {2, 0, Needs::Nothing, true, true},   // Soar
    {1, 0},                               // Steady
    {2, 0, Needs::Nothing, false, true},  // Talon Rake
    {1, 0},                               // Wing Buffet
    {2, 0, Needs::Nothing, true, false},  // Tight Turn
    {1, 0},                               // Stall
    {1, 0, Needs::Feathers},              // Feather Skim
    {1, 0},                               // Backwing
    {2, 0},                               // Screech
    {1, 0, Needs::Spiral},                // Iron Beak
    {2, 0, Needs::Spiral},                // Break Lock
    {1, 0},                               // Carrion Dive
    {2, 0, Needs::Spiral},                // Nurse a Grudge
    {2, 2, Needs::Nothing, true, false},  // Double Shot
    {1, 1, Needs::Nothing, false, true},  // Flog
    {2, 1},                               // Battle Squeak
    {2, 2, Needs::Nothing, false, true},  // Brutality
    {2, 3, Needs::Objects},               // Build Ballista
    {2, 1, Needs::Nothing, true, false},  // Aimed Shot
    {1, 2},                               // Long Shot
    {2, 2},                               // Fire Arrow
    {1, 2},                               // Thrown Net
    {2, 1, Needs::Nothing, false, true},  // Parry
    {1, 1},                               // Shield Wall
    {2, 2},                               // Barrel Roll
    {2, 1, Needs::Nothing, true, false},  // Sharp Reins
    {2, 1},                               // Regain Composure
    {1, 1},                               // Leap Aside
    {2, 1},                               // Extra Hands
    {2, 1, Needs::Nothing, true, false},  // Scout Report
    {1, 2},                               // Change of Plans
    {2, 2},                               // Rally
    {1, 1},                               // Quick Feet
    {1, 1, Needs::Nothing, false, true},  // Backstab
    {1, 1, Needs::Spiral},                // Taunt: a grudge counts in spirals only
    {1, 1},                               // Drop Zone
    {1, 0},                               // Cheese Raid
    {1, 1, Needs::Leaves},                // Leaf Rider
    {1, 2, Needs::Objects},               // Sabotage
}};
constexpr const ActionCard& card_of(Action card) { return kActionCards[static_cast<std::size_t>(card)]; }

enum class Objective : std::uint8_t {
    FirstBlood,
    NestBreaker,
    CanopyRule,
    LeafOnTheWind,
    FullLarder,
    Untouched,
    Infiltrators,
    Interceptors,
    SkyDuellist,
    WatchfulSky,
    Airlift,
    DecoyMaster
};
inline constexpr std::size_t kObjectives = 12;
inline constexpr std::array<std::string_view, kObjectives> kObjectiveNames{
    "first_blood",  "nest_breaker", "canopy_rule",  "leaf_on_the_wind", "full_larder", "untouched",
    "infiltrators", "interceptors", "sky_duellist", "watchful_sky",     "airlift",     "decoy_master"};
constexpr Names names_of(Objective) { return kObjectiveNames; }

}  // namespace snowbound::tail_feathers
