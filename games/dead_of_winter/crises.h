// The twenty crises: what prevents them, and what happens if nothing does. Thirteen as found, seven authored: about two
// morale each, where one morale is worth five colony zombies, a survivor or five frostbites.
#pragma once

#include "core/by_id.h"
#include "games/dead_of_winter/ops.h"

namespace snowbound::dead_of_winter {

// clang-format off
namespace failure {
inline constexpr std::array kTwoMorale{Op{.code = Code::Morale, .n = -2}};
inline constexpr std::array kIllness{
    Op{.code = Code::Wound, .n = 1, .target = Target::NonExiled}, Op{.code = Code::Morale, .n = -1}};
inline constexpr std::array kExhaustion{Op{.code = Code::Frostbite, .n = 1, .target = Target::HighestNonExiled, .arg = 5}};
inline constexpr std::array kLegionsOfDeath{Op{.code = Code::Zombies, .n = 12, .at = At::Colony}};
inline constexpr std::array kStrengthOfTheDead{
    Op{.code = Code::Raze, .at = At::Colony}, Op{.code = Code::Zombies, .n = 10, .at = At::Colony}};
inline constexpr std::array kOverpopulation{Op{.code = Code::Kill, .n = 1, .target = Target::LowestNonExiled, .arg = 2}};
inline constexpr std::array kEmptyPantry{Op{.code = Code::Starvation, .n = 1}, Op{.code = Code::Morale, .n = -1}};
inline constexpr std::array kZombieSurge{
    Op{.code = Code::Zombies, .n = 6, .at = At::Colony}, Op{.code = Code::Zombies, .n = 1, .at = At::EachOutside}};
inline constexpr std::array kUnendingHordes{
    Op{.code = Code::Zombies, .n = 8, .at = At::Colony}, Op{.code = Code::Morale, .n = -1}};
inline constexpr std::array kTheyAreWatchingUs{
    Op{.code = Code::Zombies, .n = 3, .at = At::Library}, Op{.code = Code::Zombies, .n = 3, .at = At::GroceryStore}};
inline constexpr std::array kBitterFrost{
    Op{.code = Code::Frostbite, .n = 1, .target = Target::LowestNonExiled, .arg = 5}, Op{.code = Code::Morale, .n = -1}};
inline constexpr std::array kDeadGenerator{
    Op{.code = Code::Zombies, .n = 5, .at = At::Colony}, Op{.code = Code::Morale, .n = -1}};
inline constexpr std::array kSpoiledStores{Op{.code = Code::AllFood}, Op{.code = Code::Morale, .n = -1}};
inline constexpr std::array kMouthsAtTheGate{Op{.code = Code::HelplessCome, .n = 2}, Op{.code = Code::Morale, .n = -1}};
inline constexpr std::array kFesteringWounds{
    Op{.code = Code::Kill, .n = 1, .target = Target::LowestNonExiled, .arg = 1}, Op{.code = Code::Morale, .n = -1}};
inline constexpr std::array kBrokenGates{
    Op{.code = Code::Raze, .at = At::Colony}, Op{.code = Code::Zombies, .n = 4, .at = At::Colony},
    Op{.code = Code::Morale, .n = -1}};
inline constexpr std::array kPanic{Op{.code = Code::DiceNext, .n = -1}, Op{.code = Code::Morale, .n = -1}};
extern const std::array<Op, 3> kReorganization;  // effects_crises.cpp
}  // namespace failure

inline constexpr Symbols kFuelOnly{Symbol::Fuel}, kFoodOnly{Symbol::Food}, kMedicineOnly{Symbol::Medicine}, kToolOnly{Symbol::Tool};
inline const std::array<CrisisFacts, kCrises> kCrisisFacts = by_id<Crisis, CrisisFacts>({
    {Crisis::Despair, {kMedicineOnly, failure::kTwoMorale}},
    {Crisis::Illness, {kMedicineOnly, failure::kIllness}},
    {Crisis::Exhaustion, {kMedicineOnly, failure::kExhaustion}},
    {Crisis::FuelShortage, {kFuelOnly, failure::kTwoMorale}},
    {Crisis::LegionsOfDeath, {kFuelOnly, failure::kLegionsOfDeath}},
    {Crisis::StrengthOfTheDead, {kFuelOnly, failure::kStrengthOfTheDead}},
    {Crisis::HorrorInTheNight, {kFoodOnly, failure::kTwoMorale}},
    {Crisis::Overpopulation, {kFoodOnly, failure::kOverpopulation}},
    {Crisis::EmptyPantry, {kFoodOnly, failure::kEmptyPantry}},
    {Crisis::ZombieSurge, {kToolOnly, failure::kZombieSurge}},
    {Crisis::UnendingHordes, {kToolOnly, failure::kUnendingHordes}},
    {Crisis::Reorganization, {kToolOnly, failure::kReorganization}},
    {Crisis::TheyAreWatchingUs, {{Symbol::Medicine, Symbol::Tool}, failure::kTheyAreWatchingUs}},  // [DW-R53]
    {Crisis::BitterFrost, {kFuelOnly, failure::kBitterFrost, true}},
    {Crisis::DeadGenerator, {kFuelOnly, failure::kDeadGenerator, true}},
    {Crisis::SpoiledStores, {kFoodOnly, failure::kSpoiledStores, true}},
    {Crisis::MouthsAtTheGate, {kFoodOnly, failure::kMouthsAtTheGate, true}},
    {Crisis::FesteringWounds, {kMedicineOnly, failure::kFesteringWounds, true}},
    {Crisis::BrokenGates, {kToolOnly, failure::kBrokenGates, true}},
    {Crisis::Panic, {{Symbol::Fuel, Symbol::Food}, failure::kPanic, true}},
});
// clang-format on

inline const CrisisFacts& facts(Crisis crisis) { return kCrisisFacts[index(crisis)]; }

}  // namespace snowbound::dead_of_winter
