// Main, secret, betrayal and exile objectives. As found; what is missing is authored.
#pragma once

#include "core/by_id.h"
#include "games/dead_of_winter/ops.h"

namespace snowbound::dead_of_winter {

// clang-format off
// Rounds, morale and zombies of the hardcore sides are ours, within one round, one morale and two zombies a location of the
// normal sides; where cards are laid down, starter cards do not count there.
inline constexpr std::array<MainPair, kMainObjectives> kMainFacts = by_id<MainObjective, MainPair>({
    {MainObjective::EightWeeksOfDarkness,
     {.normal = {.morale = 7, .rounds = 8, .outside_zombies = 1, .helpless_per_player = 1, .goal = Goal::Rounds, .number = 8},
      .hardcore = {.morale = 6, .rounds = 9, .outside_zombies = 2, .helpless_per_player = 1, .goal = Goal::Rounds, .number = 9}}},
    {MainObjective::KillThem,
     {.normal = {.morale = 7, .rounds = 7, .outside_zombies = 3, .goal = Goal::FewZombies, .number = 3, .exile_is_death = true},
      .hardcore = {.morale = 6, .rounds = 7, .colony_zombies = 6, .outside_zombies = 3, .goal = Goal::FewZombies, .number = 2,
                   .exile_is_death = true}}},
    {MainObjective::FindACure,
     {.normal = {.morale = 5, .rounds = 5, .colony_zombies = 6, .outside_zombies = 3, .goal = Goal::Deposit, .number = 2,
                 .symbols = {Symbol::Medicine}},
      .hardcore = {.morale = 5, .rounds = 5, .colony_zombies = 6, .outside_zombies = 3, .goal = Goal::Deposit, .number = 2,
                   .symbols = {Symbol::Medicine}, .no_starters = true},
      .authored = true}},
    {MainObjective::HomeSweetHome,
     {.normal = {.morale = 6, .rounds = 6, .colony_zombies = 12, .outside_zombies = 1, .goal = Goal::Barricades, .number = 10},
      .hardcore = {.morale = 6, .rounds = 6, .colony_zombies = 12, .outside_zombies = 2, .goal = Goal::Barricades, .number = 13}}},
    {MainObjective::RaidingParty,
     {.normal = {.morale = 5, .rounds = 6, .colony_zombies = 2, .outside_zombies = 2, .goal = Goal::EmptyDecks, .number = 2},
      .hardcore = {.morale = 5, .rounds = 6, .colony_zombies = 6, .outside_zombies = 3, .goal = Goal::EmptyDecks, .number = 2}}},
    {MainObjective::LeaveItAllBehind,
     {.normal = {.morale = 7, .rounds = 8, .colony_zombies = 3, .outside_zombies = 1, .goal = Goal::Armed, .number = 2,
                 .symbols = {Symbol::Food}},
      .hardcore = {.morale = 6, .rounds = 7, .colony_zombies = 6, .outside_zombies = 2, .goal = Goal::Armed, .number = 2,
                   .symbols = {Symbol::Food}, .no_starters = true},
      .authored = true}},
    {MainObjective::Stockpile,
     {.normal = {.morale = 7, .rounds = 8, .colony_zombies = 6, .outside_zombies = 1, .goal = Goal::Stock, .number = 2,
                 .symbols = {Symbol::Medicine, Symbol::Tool, Symbol::Fuel}, .food_per_player = 2},
      .hardcore = {.morale = 6, .rounds = 7, .colony_zombies = 9, .outside_zombies = 2, .goal = Goal::Stock, .number = 2,
                   .symbols = {Symbol::Medicine, Symbol::Tool, Symbol::Fuel}, .food_per_player = 2, .no_starters = true},
      .authored = true}},
    {MainObjective::WinterHasCome,
     {.normal = {.morale = 7, .rounds = 8, .goal = Goal::Fuel, .number = 8,
                 .symbols = {Symbol::Fuel}},
      .hardcore = {.morale = 6, .rounds = 8, .colony_zombies = 3, .outside_zombies = 1, .goal = Goal::Fuel, .number = 8,
                   .symbols = {Symbol::Fuel}},
      .authored = true}},
    {MainObjective::TooManyMouths,
     {.normal = {.morale = 7, .rounds = 5, .colony_zombies = 6, .helpless = 3, .helpless_per_player = 1, .goal = Goal::Rounds, .number = 5},
      .hardcore = {.morale = 6, .rounds = 6, .colony_zombies = 9, .outside_zombies = 1, .helpless = 4, .helpless_per_player = 1,
                   .goal = Goal::Rounds, .number = 6}}},
    {MainObjective::WeNeedMoreSamples,
     {.normal = {.morale = 6, .rounds = 6, .outside_zombies = 1, .goal = Goal::Samples, .number = 3},
      .hardcore = {.morale = 6, .rounds = 5, .outside_zombies = 3, .goal = Goal::Samples, .number = 4}}},
});

namespace need {
inline constexpr Condition kDone{Need::Completed}, kNoMorale{Need::NoMorale};
constexpr Condition hand(int n, Symbol symbol) { return {Need::InHand, static_cast<std::uint8_t>(n), {symbol}}; }
constexpr Condition worn(int n, Symbol symbol) { return {Need::Worn, static_cast<std::uint8_t>(n), {symbol}}; }
constexpr Condition is(Need what, int n) { return {what, static_cast<std::uint8_t>(n)}; }
}  // namespace need

inline constexpr std::array<ObjectiveFacts, kObjectives> kObjectiveFacts = by_id<Objective, ObjectiveFacts>({
    {Objective::ANewDestination, {{need::kDone, need::hand(3, Symbol::Fuel)}}},
    {Objective::DesireToLive, {{need::kDone, need::hand(1, Symbol::Weapon), need::hand(1, Symbol::Food), need::hand(1, Symbol::Fuel),
      need::hand(1, Symbol::Medicine)}}},
    {Objective::Historian, {{need::kDone, need::hand(2, Symbol::Education)}}},
    {Objective::Hunger, {{need::kDone, need::hand(3, Symbol::Food)}}},
    {Objective::Hypochondriac, {{need::kDone, need::hand(2, Symbol::Medicine)}}},
    {Objective::Junkie, {{need::kDone, need::hand(3, Symbol::Medicine)}}},
    {Objective::Protected, {{need::kDone, need::worn(2, Symbol::Weapon)}}},
    {Objective::ZombieKillingRobot, {{need::kDone, need::hand(1, Symbol::Weapon), need::hand(2, Symbol::Tool)}}},
    {Objective::Collector, {{need::kDone, need::is(Need::CardsInHand, 4)}}},
    {Objective::WayBackHome, {{need::kDone, need::hand(2, Symbol::Fuel), need::hand(1, Symbol::Food), need::hand(1, Symbol::Weapon)}}},
    {Objective::GermAPhobe, {{need::kDone, need::is(Need::Unhurt, 0)}}},
    {Objective::Leader, {{need::kDone, need::is(Need::LargestGroup, 1)}}},
    {Objective::Loner, {{need::kDone, need::is(Need::GroupAtMost, 1)}}},
    {Objective::BurnItAllDown, {{need::kDone, need::is(Need::ColonyBarricades, 4), need::hand(1, Symbol::Fuel)}}},
    {Objective::Revenge, {{need::kDone, need::is(Need::Lost, 3)}}},
    {Objective::Justice, {{need::kDone, need::is(Need::BetrayersExiled, 0)}}},
    {Objective::Hoarder, {{need::kDone, need::is(Need::MostCards, 0)}}},
    {Objective::AllINeedIsMyBooks, {{need::kDone, need::worn(2, Symbol::Education)}, true}},
    {Objective::Experienced, {{need::kDone, {Need::Worn, 3, Symbols::all()}}, true}},
    {Objective::Hope, {{need::kDone, need::is(Need::FoodAtLeast, 4)}, true}},
    {Objective::Masochist, {{need::kDone, need::is(Need::Hurt, 2)}, true}},
    {Objective::NeatFreak, {{need::kDone, need::is(Need::WasteAtMost, 4)}, true}},
    {Objective::Repopulate, {{need::kDone, need::is(Need::Group, 4)}, true}},
    {Objective::Safety, {{need::kDone, need::is(Need::ColonyBarricades, 6)}, true}},
    {Objective::SerialKillers, {{need::kNoMorale, need::is(Need::Lost, 5), need::is(Need::Group, 2)}}},
    {Objective::TriggerHappy, {{need::kNoMorale, need::worn(4, Symbol::Weapon)}}},
    {Objective::CultLeader, {{need::kNoMorale, need::is(Need::LargestGroup, 2)}}},
    {Objective::AcceptYourFate, {{need::kNoMorale, need::is(Need::OnlyInHand, 0), need::is(Need::Group, 2)}, true}},
    {Objective::AllForOne, {{need::kNoMorale, need::is(Need::Group, 4)}, true}},
    {Objective::Gluttony, {{need::kNoMorale, need::hand(4, Symbol::Food)}, true}},
    {Objective::MadScientist, {{need::kNoMorale, need::hand(3, Symbol::Medicine), need::hand(1, Symbol::Tool)}, true}},
    {Objective::Obsessed, {{need::kNoMorale, need::hand(2, Symbol::Education)}, true}},
    {Objective::Runaway, {{need::kNoMorale, need::hand(3, Symbol::Fuel), need::hand(1, Symbol::Food)}, true}},
    {Objective::TakeOver, {{need::kNoMorale, need::is(Need::Group, 3), need::worn(2, Symbol::Weapon)}, true}},
});

inline constexpr std::array<ExileFacts, kExiles> kExileFacts = by_id<Exile, ExileFacts>({
    {Exile::ExileHandy, {{need::kDone, need::hand(4, Symbol::Tool)}, need::hand(3, Symbol::Tool)}},
    {Exile::ExileNewFriends, {{need::kDone, need::is(Need::LargestGroup, 1)}, need::is(Need::EmptyDecks, 1)}},
    {Exile::ExileForgiveness, {{need::kDone, need::hand(5, Symbol::Food)}, need::kDone}},
    {Exile::ExileVengeance, {{need::is(Need::Lost, 5)}, need::is(Need::Lost, 4)}},
    {Exile::ExileWanderer, {{need::kDone, need::hand(4, Symbol::Fuel)}, need::hand(3, Symbol::Fuel), true}},
    {Exile::ExileRivalCamp, {{need::kDone, need::worn(3, Symbol::Weapon)}, need::worn(2, Symbol::Weapon), true}},
    {Exile::ExileHermit, {{need::kDone, need::hand(3, Symbol::Education)}, need::hand(2, Symbol::Education), true}},
    {Exile::ExileScavenger, {{need::kDone, need::is(Need::CardsInHand, 6)}, need::is(Need::CardsInHand, 5), true}},
    {Exile::ExileLastOneStanding, {{need::kDone, need::hand(4, Symbol::Medicine)}, need::hand(3, Symbol::Medicine), true}},
    {Exile::ExileColdComfort, {{need::kDone, need::is(Need::Group, 4)}, need::is(Need::StarvationAtLeast, 2), true}},
});
// clang-format on

constexpr const MainFacts& facts(MainObjective objective, bool hardcore)
{
    const MainPair& pair = kMainFacts[index(objective)];
    return hardcore ? pair.hardcore : pair.normal;
}
constexpr const ObjectiveFacts& facts(Objective objective) { return kObjectiveFacts[index(objective)]; }
constexpr const ExileFacts& facts(Exile exile) { return kExileFacts[index(exile)]; }

}  // namespace snowbound::dead_of_winter
