// Main, secret, betrayal and exile objectives. As found; what is missing is authored.
#pragma once

#include "games/dead_of_winter/ops.h"

namespace snowbound::dead_of_winter {

// clang-format off
// Rounds, morale and zombies of the hardcore sides are ours, within one round, one morale and two zombies a location of the
// normal sides; where cards are laid down, starter cards do not count there.
inline constexpr std::array<MainPair, kMainObjectives> kMainFacts{{
    {.normal = {.morale = 7, .rounds = 8, .outside_zombies = 1, .helpless_per_player = 1, .goal = Goal::Rounds, .number = 8},
     .hardcore = {.morale = 6, .rounds = 9, .outside_zombies = 2, .helpless_per_player = 1, .goal = Goal::Rounds, .number = 9}},  // Eight Weeks
    {.normal = {.morale = 7, .rounds = 7, .outside_zombies = 3, .goal = Goal::FewZombies, .number = 3, .exile_is_death = true},
     .hardcore = {.morale = 6, .rounds = 7, .colony_zombies = 6, .outside_zombies = 3, .goal = Goal::FewZombies, .number = 2,
                  .exile_is_death = true}},  // Kill Them
    {.normal = {.morale = 5, .rounds = 5, .colony_zombies = 6, .outside_zombies = 3, .goal = Goal::Deposit, .number = 2,
                .symbols = {Symbol::Medicine}},
     .hardcore = {.morale = 5, .rounds = 5, .colony_zombies = 6, .outside_zombies = 3, .goal = Goal::Deposit, .number = 2,
                  .symbols = {Symbol::Medicine}, .no_starters = true},
     .authored = true},  // Find a Cure
    {.normal = {.morale = 6, .rounds = 6, .colony_zombies = 12, .outside_zombies = 1, .goal = Goal::Barricades, .number = 10},
     .hardcore = {.morale = 6, .rounds = 6, .colony_zombies = 12, .outside_zombies = 2, .goal = Goal::Barricades, .number = 13}},  // Home
    {.normal = {.morale = 5, .rounds = 6, .colony_zombies = 2, .outside_zombies = 2, .goal = Goal::EmptyDecks, .number = 2},
     .hardcore = {.morale = 5, .rounds = 6, .colony_zombies = 6, .outside_zombies = 3, .goal = Goal::EmptyDecks, .number = 2}},  // Raiding
    {.normal = {.morale = 7, .rounds = 8, .colony_zombies = 3, .outside_zombies = 1, .goal = Goal::Armed, .number = 2,
                .symbols = {Symbol::Food}},
     .hardcore = {.morale = 6, .rounds = 7, .colony_zombies = 6, .outside_zombies = 2, .goal = Goal::Armed, .number = 2,
                  .symbols = {Symbol::Food}, .no_starters = true},
     .authored = true},  // Leave It All Behind
    {.normal = {.morale = 7, .rounds = 8, .colony_zombies = 6, .outside_zombies = 1, .goal = Goal::Stock, .number = 2,
                .symbols = {Symbol::Medicine, Symbol::Tool, Symbol::Fuel}, .food_per_player = 2},
     .hardcore = {.morale = 6, .rounds = 7, .colony_zombies = 9, .outside_zombies = 2, .goal = Goal::Stock, .number = 2,
                  .symbols = {Symbol::Medicine, Symbol::Tool, Symbol::Fuel}, .food_per_player = 2, .no_starters = true},
     .authored = true},  // Stockpile
    {.normal = {.morale = 7, .rounds = 8, .goal = Goal::Fuel, .number = 8,
                .symbols = {Symbol::Fuel}},
     .hardcore = {.morale = 6, .rounds = 8, .colony_zombies = 3, .outside_zombies = 1, .goal = Goal::Fuel, .number = 8,
                  .symbols = {Symbol::Fuel}},
     .authored = true},  // Winter Has Come
    {.normal = {.morale = 7, .rounds = 5, .colony_zombies = 6, .helpless = 3, .helpless_per_player = 1, .goal = Goal::Rounds, .number = 5},
     .hardcore = {.morale = 6, .rounds = 6, .colony_zombies = 9, .outside_zombies = 1, .helpless = 4, .helpless_per_player = 1,
                  .goal = Goal::Rounds, .number = 6}},  // Too Many Mouths
    {.normal = {.morale = 6, .rounds = 6, .outside_zombies = 1, .goal = Goal::Samples, .number = 3},
     .hardcore = {.morale = 6, .rounds = 5, .outside_zombies = 3, .goal = Goal::Samples, .number = 4}},  // We Need More Samples
}};

namespace need {
inline constexpr Condition kDone{Need::Completed}, kNoMorale{Need::NoMorale};
constexpr Condition hand(int n, Symbol symbol) { return {Need::InHand, static_cast<std::uint8_t>(n), {symbol}}; }
constexpr Condition worn(int n, Symbol symbol) { return {Need::Worn, static_cast<std::uint8_t>(n), {symbol}}; }
constexpr Condition is(Need what, int n) { return {what, static_cast<std::uint8_t>(n)}; }
}  // namespace need

inline constexpr std::array<ObjectiveFacts, kObjectives> kObjectiveFacts{{
    {{need::kDone, need::hand(3, Symbol::Fuel)}},  // A New Destination
    {{need::kDone, need::hand(1, Symbol::Weapon), need::hand(1, Symbol::Food), need::hand(1, Symbol::Fuel),
      need::hand(1, Symbol::Medicine)}},  // Desire to Live
    {{need::kDone, need::hand(2, Symbol::Education)}},  // Historian
    {{need::kDone, need::hand(3, Symbol::Food)}},  // Hunger
    {{need::kDone, need::hand(2, Symbol::Medicine)}},  // Hypochondriac
    {{need::kDone, need::hand(3, Symbol::Medicine)}},  // Junkie
    {{need::kDone, need::worn(2, Symbol::Weapon)}},  // Protected
    {{need::kDone, need::hand(1, Symbol::Weapon), need::hand(2, Symbol::Tool)}},  // Zombie Killing Robot
    {{need::kDone, need::is(Need::CardsInHand, 4)}},  // Collector
    {{need::kDone, need::hand(2, Symbol::Fuel), need::hand(1, Symbol::Food), need::hand(1, Symbol::Weapon)}},  // The Way Back Home
    {{need::kDone, need::is(Need::Unhurt, 0)}},  // Germ-a-phobe
    {{need::kDone, need::is(Need::LargestGroup, 1)}},  // Leader
    {{need::kDone, need::is(Need::GroupAtMost, 1)}},  // Loner
    {{need::kDone, need::is(Need::ColonyBarricades, 4), need::hand(1, Symbol::Fuel)}},  // Burn It All Down
    {{need::kDone, need::is(Need::Lost, 3)}},  // Revenge
    {{need::kDone, need::is(Need::BetrayersExiled, 0)}},  // Justice
    {{need::kDone, need::is(Need::MostCards, 0)}},  // Hoarder
    {{need::kDone, need::worn(2, Symbol::Education)}, true},  // All I Need Is My Books
    {{need::kDone, {Need::Worn, 3, Symbols::all()}}, true},  // Experienced
    {{need::kDone, need::is(Need::FoodAtLeast, 4)}, true},  // Hope
    {{need::kDone, need::is(Need::Hurt, 2)}, true},  // Masochist
    {{need::kDone, need::is(Need::WasteAtMost, 4)}, true},  // Neat Freak
    {{need::kDone, need::is(Need::Group, 4)}, true},  // Repopulate
    {{need::kDone, need::is(Need::ColonyBarricades, 6)}, true},  // Safety
    {{need::kNoMorale, need::is(Need::Lost, 5), need::is(Need::Group, 2)}},  // Serial Killers
    {{need::kNoMorale, need::worn(4, Symbol::Weapon)}},  // Trigger Happy
    {{need::kNoMorale, need::is(Need::LargestGroup, 2)}},  // Cult Leader
    {{need::kNoMorale, need::is(Need::OnlyInHand, 0), need::is(Need::Group, 2)}, true},  // Accept Your Fate
    {{need::kNoMorale, need::is(Need::Group, 4)}, true},  // All for One
    {{need::kNoMorale, need::hand(4, Symbol::Food)}, true},  // Gluttony
    {{need::kNoMorale, need::hand(3, Symbol::Medicine), need::hand(1, Symbol::Tool)}, true},  // Mad Scientist
    {{need::kNoMorale, need::hand(2, Symbol::Education)}, true},  // Obsessed
    {{need::kNoMorale, need::hand(3, Symbol::Fuel), need::hand(1, Symbol::Food)}, true},  // Runaway
    {{need::kNoMorale, need::is(Need::Group, 3), need::worn(2, Symbol::Weapon)}, true},  // Take Over
}};

inline constexpr std::array<ExileFacts, kExiles> kExileFacts{{
    {{need::kDone, need::hand(4, Symbol::Tool)}, need::hand(3, Symbol::Tool)},  // Handy
    {{need::kDone, need::is(Need::LargestGroup, 1)}, need::is(Need::EmptyDecks, 1)},  // New Friends
    {{need::kDone, need::hand(5, Symbol::Food)}, need::kDone},  // Forgiveness
    {{need::is(Need::Lost, 5)}, need::is(Need::Lost, 4)},  // Vengeance
    {{need::kDone, need::hand(4, Symbol::Fuel)}, need::hand(3, Symbol::Fuel), true},  // Wanderer
    {{need::kDone, need::worn(3, Symbol::Weapon)}, need::worn(2, Symbol::Weapon), true},  // Rival Camp
    {{need::kDone, need::hand(3, Symbol::Education)}, need::hand(2, Symbol::Education), true},  // Hermit
    {{need::kDone, need::is(Need::CardsInHand, 6)}, need::is(Need::CardsInHand, 5), true},  // Scavenger
    {{need::kDone, need::hand(4, Symbol::Medicine)}, need::hand(3, Symbol::Medicine), true},  // Last One Standing
    {{need::kDone, need::is(Need::Group, 4)}, need::is(Need::StarvationAtLeast, 2), true},  // Cold Comfort
}};
// clang-format on

constexpr const MainFacts& facts(MainObjective objective, bool hardcore)
{
    const MainPair& pair = kMainFacts[index(objective)];
    return hardcore ? pair.hardcore : pair.normal;
}
constexpr const ObjectiveFacts& facts(Objective objective) { return kObjectiveFacts[index(objective)]; }
constexpr const ExileFacts& facts(Exile exile) { return kExileFacts[index(exile)]; }

}  // namespace snowbound::dead_of_winter
