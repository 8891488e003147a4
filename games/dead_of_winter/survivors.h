// The thirty survivors: what it takes to attack and to search, and where their abilities work. What the abilities do is
// in use.cpp, search.cpp and actions.cpp.
#pragma once

#include "games/dead_of_winter/ops.h"

namespace snowbound::dead_of_winter {

// clang-format off
inline constexpr std::array<SurvivorFacts, kSurvivors> kSurvivorFacts{{
    {.attack = 2, .search = 2, .gender = Gender::Dog, .at = AbilityAt::Anywhere},  // Sparky, Stunt dog, 10
    {.attack = 3, .search = 3, .gender = Gender::Man, .at = AbilityAt::GroceryStore, .once = true},  // Andrew Evans, Farmer, 12
    {.attack = 2, .search = 5, .gender = Gender::Man, .at = AbilityAt::Anywhere},  // Forest Plum, Mall Santa, 14
    {.attack = 1, .search = 4, .gender = Gender::Man, .at = AbilityAt::Colony, .once = true, .non_coop = true},  // Gray Beard, Pirate, 16
    {.attack = 3, .search = 3, .gender = Gender::Man, .at = AbilityAt::Outside},  // John Price, Student, 18
    {.attack = 2, .search = 4, .gender = Gender::Woman, .at = AbilityAt::Colony, .die = 4, .once = true},  // Loretta Clay, Cook, 20
    {.attack = 4, .search = 2, .gender = Gender::Woman, .at = AbilityAt::PoliceStation, .once = true},  // Carla Thompson, Police dispatcher, 22
    {.attack = 4, .search = 3, .gender = Gender::Woman, .at = AbilityAt::Anywhere, .once = true},  // Jenny Clark, Waitress, 24
    {.attack = 2, .search = 4, .gender = Gender::Man, .at = AbilityAt::Colony, .once = true},  // Brandon Kane, Janitor, 26
    {.attack = 3, .search = 1, .gender = Gender::Woman, .at = AbilityAt::Anywhere, .once = true},  // Talia Jones, Fortune teller, 28
    {.attack = 2, .search = 4, .gender = Gender::Man, .at = AbilityAt::Anywhere},  // Mike Cho, Ninja, 30
    {.attack = 3, .search = 3, .gender = Gender::Man, .at = AbilityAt::Anywhere},  // Harman Brooks, Park ranger, 32
    {.attack = 2, .search = 4, .gender = Gender::Woman, .at = AbilityAt::Colony, .die = 1, .once = true},  // Bev Russell, Mother, 34
    {.attack = 2, .search = 4, .gender = Gender::Man, .at = AbilityAt::Anywhere},  // Buddy Davis, Fitness trainer, 36
    {.attack = 2, .search = 2, .gender = Gender::Woman, .at = AbilityAt::Colony, .once = true, .non_coop = true},  // Annaleigh Chan, Lawyer, 38
    {.attack = 3, .search = 3, .gender = Gender::Man, .at = AbilityAt::Anywhere},  // Rod Miller, Truck driver, 40
    {.attack = 3, .search = 4, .gender = Gender::Woman, .at = AbilityAt::Hospital, .once = true},  // Janet Taylor, Nurse, 42
    {.attack = 4, .search = 3, .gender = Gender::Man, .at = AbilityAt::Colony, .die = 1, .once = true},  // Edward White, Chemist, 44
    {.attack = 5, .search = 4, .gender = Gender::Woman, .at = AbilityAt::Library, .once = true},  // Alexis Grey, Librarian, 46
    {.attack = 4, .search = 2, .gender = Gender::Woman, .at = AbilityAt::School, .die = 1, .once = true},  // Maria Lopez, Teacher, 48
    {.attack = 4, .search = 3, .gender = Gender::Man, .at = AbilityAt::Anywhere},  // David Garcia, Accountant, 50
    {.attack = 2, .search = 5, .gender = Gender::Woman, .at = AbilityAt::Anywhere, .once = true},  // Ashley Ross, Construction worker, 52
    {.attack = 6, .search = 3, .gender = Gender::Man, .at = AbilityAt::Anywhere, .once = true},  // James Meyers, Psychiatrist, 54
    {.attack = 4, .search = 3, .gender = Gender::Woman, .at = AbilityAt::Anywhere, .once = true},  // Olivia Brown, Doctor, 56
    {.attack = 4, .search = 1, .gender = Gender::Woman, .at = AbilityAt::Anywhere, .once = true},  // Sophie Robinson, Pilot, 58
    {.attack = 2, .search = 3, .gender = Gender::Man, .at = AbilityAt::Outside, .once = true},  // Gabriel Diaz, Fireman, 60
    {.attack = 4, .search = 2, .gender = Gender::Man, .at = AbilityAt::School, .once = true},  // Arthur Thurston, Principal, 62
    {.attack = 1, .search = 3, .gender = Gender::Man, .at = AbilityAt::Colony, .die = 5, .once = true},  // Thomas Heart, Soldier, 64
    {.attack = 2, .search = 5, .gender = Gender::Man, .at = AbilityAt::Anywhere, .die = 4, .once = true},  // Daniel Smith, Sheriff, 66
    {.attack = 3, .search = 4, .gender = Gender::Man, .at = AbilityAt::Anywhere, .once = true},  // Brian Lee, Mayor, 68
}};
// clang-format on

constexpr const SurvivorFacts& facts(Survivor who) { return kSurvivorFacts[index(who)]; }

}  // namespace snowbound::dead_of_winter
