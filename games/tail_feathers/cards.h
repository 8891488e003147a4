// Action cards [TF-27] and objectives: what they cost, who may use them, which module they need, who starts with them.
#pragma once

#include "core/spelling.h"
#include "games/tail_feathers/ids.h"

namespace snowbound::tail_feathers {

SB_WORDS(Action, Veer, Soar, Steady, TalonRake, WingBuffet, TightTurn, Stall, FeatherSkim, Backwing, Screech, IronBeak,
         BreakLock, CarrionDive, NurseAGrudge, DoubleShot, Flog, BattleSqueak, Brutality, BuildBallista, AimedShot,
         LongShot, FireArrow, ThrownNet, Parry, ShieldWall, BarrelRoll, SharpReins, RegainComposure, LeapAside,
         ExtraHands, ScoutReport, ChangeOfPlans, Rally, QuickFeet, Backstab, Taunt, DropZone, CheeseRaid, LeafRider,
         Sabotage);
inline constexpr std::size_t kActions = 40, kBirdActions = 14;
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

SB_WORDS(Objective, FirstBlood, NestBreaker, CanopyRule, LeafOnTheWind, FullLarder, Untouched, Infiltrators,
         Interceptors, SkyDuellist, WatchfulSky, Airlift, DecoyMaster);
inline constexpr std::size_t kObjectives = kObjectiveNames.size();

}  // namespace snowbound::tail_feathers
