// Action cards [TF-27] and objectives: what they cost, who may use them, which module they need, who starts with them.
#pragma once

#include "core/by_id.h"
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
inline constexpr std::array<ActionCard, kActions> kActionCards = by_id<Action, ActionCard>({
    {Action::Veer, {2, 0, Needs::Nothing, true, true}},
    {Action::Soar, {2, 0, Needs::Nothing, true, true}},
    {Action::Steady, {1, 0}},
    {Action::TalonRake, {2, 0, Needs::Nothing, false, true}},
    {Action::WingBuffet, {1, 0}},
    {Action::TightTurn, {2, 0, Needs::Nothing, true, false}},
    {Action::Stall, {1, 0}},
    {Action::FeatherSkim, {1, 0, Needs::Feathers}},
    {Action::Backwing, {1, 0}},
    {Action::Screech, {2, 0}},
    {Action::IronBeak, {1, 0, Needs::Spiral}},
    {Action::BreakLock, {2, 0, Needs::Spiral}},
    {Action::CarrionDive, {1, 0}},
    {Action::NurseAGrudge, {2, 0, Needs::Spiral}},
    {Action::DoubleShot, {2, 2, Needs::Nothing, true, false}},
    {Action::Flog, {1, 1, Needs::Nothing, false, true}},
    {Action::BattleSqueak, {2, 1}},
    {Action::Brutality, {2, 2, Needs::Nothing, false, true}},
    {Action::BuildBallista, {2, 3, Needs::Objects}},
    {Action::AimedShot, {2, 1, Needs::Nothing, true, false}},
    {Action::LongShot, {1, 2}},
    {Action::FireArrow, {2, 2}},
    {Action::ThrownNet, {1, 2}},
    {Action::Parry, {2, 1, Needs::Nothing, false, true}},
    {Action::ShieldWall, {1, 1}},
    {Action::BarrelRoll, {2, 2}},
    {Action::SharpReins, {2, 1, Needs::Nothing, true, false}},
    {Action::RegainComposure, {2, 1}},
    {Action::LeapAside, {1, 1}},
    {Action::ExtraHands, {2, 1}},
    {Action::ScoutReport, {2, 1, Needs::Nothing, true, false}},
    {Action::ChangeOfPlans, {1, 2}},
    {Action::Rally, {2, 2}},
    {Action::QuickFeet, {1, 1}},
    {Action::Backstab, {1, 1, Needs::Nothing, false, true}},
    {Action::Taunt, {1, 1, Needs::Spiral}},  // a grudge counts in spirals only
    {Action::DropZone, {1, 1}},
    {Action::CheeseRaid, {1, 0}},
    {Action::LeafRider, {1, 1, Needs::Leaves}},
    {Action::Sabotage, {1, 2, Needs::Objects}},
});
constexpr const ActionCard& card_of(Action card) { return kActionCards[static_cast<std::size_t>(card)]; }

SB_WORDS(Objective, FirstBlood, NestBreaker, CanopyRule, LeafOnTheWind, FullLarder, Untouched, Infiltrators,
         Interceptors, SkyDuellist, WatchfulSky, Airlift, DecoyMaster);
inline constexpr std::size_t kObjectives = kObjectiveNames.size();

}  // namespace snowbound::tail_feathers
