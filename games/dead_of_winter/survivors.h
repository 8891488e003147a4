// The thirty survivors: what it takes to attack and to search, and where their abilities work. What the abilities do is
// in use.cpp, search.cpp and actions.cpp.
#pragma once

#include "core/by_id.h"
#include "games/dead_of_winter/ops.h"

namespace snowbound::dead_of_winter {

// clang-format off
inline constexpr std::array<SurvivorFacts, kSurvivors> kSurvivorFacts = by_id<Survivor, SurvivorFacts>({
    {Survivor::Sparky, {.attack = 2, .search = 2, .gender = Gender::Dog, .at = AbilityAt::Anywhere}},  // Stunt dog, 10
    {Survivor::AndrewEvans, {.attack = 3, .search = 3, .gender = Gender::Man, .at = AbilityAt::GroceryStore, .once = true}},  // Farmer, 12
    {Survivor::ForestPlum, {.attack = 2, .search = 5, .gender = Gender::Man, .at = AbilityAt::Anywhere}},  // Mall Santa, 14
    {Survivor::GrayBeard, {.attack = 1, .search = 4, .gender = Gender::Man, .at = AbilityAt::Colony, .once = true, .non_coop = true}},  // Pirate, 16
    {Survivor::JohnPrice, {.attack = 3, .search = 3, .gender = Gender::Man, .at = AbilityAt::Outside}},  // Student, 18
    {Survivor::LorettaClay, {.attack = 2, .search = 4, .gender = Gender::Woman, .at = AbilityAt::Colony, .die = 4, .once = true}},  // Cook, 20
    {Survivor::CarlaThompson, {.attack = 4, .search = 2, .gender = Gender::Woman, .at = AbilityAt::PoliceStation, .once = true}},  // Police dispatcher, 22
    {Survivor::JennyClark, {.attack = 4, .search = 3, .gender = Gender::Woman, .at = AbilityAt::Anywhere, .once = true}},  // Waitress, 24
    {Survivor::BrandonKane, {.attack = 2, .search = 4, .gender = Gender::Man, .at = AbilityAt::Colony, .once = true}},  // Janitor, 26
    {Survivor::TaliaJones, {.attack = 3, .search = 1, .gender = Gender::Woman, .at = AbilityAt::Anywhere, .once = true}},  // Fortune teller, 28
    {Survivor::MikeCho, {.attack = 2, .search = 4, .gender = Gender::Man, .at = AbilityAt::Anywhere}},  // Ninja, 30
    {Survivor::HarmanBrooks, {.attack = 3, .search = 3, .gender = Gender::Man, .at = AbilityAt::Anywhere}},  // Park ranger, 32
    {Survivor::BevRussell, {.attack = 2, .search = 4, .gender = Gender::Woman, .at = AbilityAt::Colony, .die = 1, .once = true}},  // Mother, 34
    {Survivor::BuddyDavis, {.attack = 2, .search = 4, .gender = Gender::Man, .at = AbilityAt::Anywhere}},  // Fitness trainer, 36
    {Survivor::AnnaleighChan, {.attack = 2, .search = 2, .gender = Gender::Woman, .at = AbilityAt::Colony, .once = true, .non_coop = true}},  // Lawyer, 38
    {Survivor::RodMiller, {.attack = 3, .search = 3, .gender = Gender::Man, .at = AbilityAt::Anywhere}},  // Truck driver, 40
    {Survivor::JanetTaylor, {.attack = 3, .search = 4, .gender = Gender::Woman, .at = AbilityAt::Hospital, .once = true}},  // Nurse, 42
    {Survivor::EdwardWhite, {.attack = 4, .search = 3, .gender = Gender::Man, .at = AbilityAt::Colony, .die = 1, .once = true}},  // Chemist, 44
    {Survivor::AlexisGrey, {.attack = 5, .search = 4, .gender = Gender::Woman, .at = AbilityAt::Library, .once = true}},  // Librarian, 46
    {Survivor::MariaLopez, {.attack = 4, .search = 2, .gender = Gender::Woman, .at = AbilityAt::School, .die = 1, .once = true}},  // Teacher, 48
    {Survivor::DavidGarcia, {.attack = 4, .search = 3, .gender = Gender::Man, .at = AbilityAt::Anywhere}},  // Accountant, 50
    {Survivor::AshleyRoss, {.attack = 2, .search = 5, .gender = Gender::Woman, .at = AbilityAt::Anywhere, .once = true}},  // Construction worker, 52
    {Survivor::JamesMeyers, {.attack = 6, .search = 3, .gender = Gender::Man, .at = AbilityAt::Anywhere, .once = true}},  // Psychiatrist, 54
    {Survivor::OliviaBrown, {.attack = 4, .search = 3, .gender = Gender::Woman, .at = AbilityAt::Anywhere, .once = true}},  // Doctor, 56
    {Survivor::SophieRobinson, {.attack = 4, .search = 1, .gender = Gender::Woman, .at = AbilityAt::Anywhere, .once = true}},  // Pilot, 58
    {Survivor::GabrielDiaz, {.attack = 2, .search = 3, .gender = Gender::Man, .at = AbilityAt::Outside, .once = true}},  // Fireman, 60
    {Survivor::ArthurThurston, {.attack = 4, .search = 2, .gender = Gender::Man, .at = AbilityAt::School, .once = true}},  // Principal, 62
    {Survivor::ThomasHeart, {.attack = 1, .search = 3, .gender = Gender::Man, .at = AbilityAt::Colony, .die = 5, .once = true}},  // Soldier, 64
    {Survivor::DanielSmith, {.attack = 2, .search = 5, .gender = Gender::Man, .at = AbilityAt::Anywhere, .die = 4, .once = true}},  // Sheriff, 66
    {Survivor::BrianLee, {.attack = 3, .search = 4, .gender = Gender::Man, .at = AbilityAt::Anywhere, .once = true}},  // Mayor, 68
});
// clang-format on

constexpr const SurvivorFacts& facts(Survivor who) { return kSurvivorFacts[index(who)]; }

}  // namespace snowbound::dead_of_winter
