// Names of things: crises, objectives, crossroads cards.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/spelling.h"
#include "games/dead_of_winter/ids.h"

namespace snowbound::dead_of_winter {

SB_WORDS(Crisis, Despair, Illness, Exhaustion, FuelShortage, LegionsOfDeath, StrengthOfTheDead, HorrorInTheNight,
         Overpopulation, EmptyPantry, ZombieSurge, UnendingHordes, Reorganization, TheyAreWatchingUs, BitterFrost,
         DeadGenerator, SpoiledStores, MouthsAtTheGate, FesteringWounds, BrokenGates, Panic);
inline constexpr std::size_t kCrises = kCrisisNames.size();
constexpr std::size_t index(Crisis x) { return static_cast<std::size_t>(x); }

SB_WORDS(MainObjective, EightWeeksOfDarkness, KillThem, FindACure, HomeSweetHome, RaidingParty, LeaveItAllBehind,
         Stockpile, WinterHasCome, TooManyMouths, WeNeedMoreSamples);
inline constexpr std::size_t kMainObjectives = kMainObjectiveNames.size();
constexpr std::size_t index(MainObjective x) { return static_cast<std::size_t>(x); }

// Secret objectives; the last ten are the betrayers'.
SB_WORDS(Objective, ANewDestination, DesireToLive, Historian, Hunger, Hypochondriac, Junkie, Protected,
         ZombieKillingRobot, Collector, WayBackHome, GermAPhobe, Leader, Loner, BurnItAllDown, Revenge, Justice,
         Hoarder, AllINeedIsMyBooks, Experienced, Hope, Masochist, NeatFreak, Repopulate, Safety, SerialKillers,
         TriggerHappy, CultLeader, AcceptYourFate, AllForOne, Gluttony, MadScientist, Obsessed, Runaway, TakeOver);
inline constexpr std::size_t kObjectives = kObjectiveNames.size();
constexpr std::size_t index(Objective x) { return static_cast<std::size_t>(x); }
inline constexpr std::size_t kSecrets = 24, kBetrayals = 10;
constexpr Objective objective_at(std::size_t i) { return static_cast<Objective>(i); }
constexpr bool is_betrayal(Objective x) { return index(x) >= kSecrets; }

// Objectives of the exiled.
SB_WORDS(Exile, ExileHandy, ExileNewFriends, ExileForgiveness, ExileVengeance, ExileWanderer, ExileRivalCamp,
         ExileHermit, ExileScavenger, ExileLastOneStanding, ExileColdComfort);
inline constexpr std::size_t kExiles = kExileNames.size();
constexpr std::size_t index(Exile x) { return static_cast<std::size_t>(x); }

// In the order of the catalogue: 1 to 80.
SB_WORDS(Crossroads, CarCrash, WaveringLoyalties, Horde, Addiction, Spoiled, Maude, Sparky, MariaLopez, BrianLee,
         LoversQuarrel, Mugging, Hunger, ThinIce, Helpless, Christmas, TaliaJones, ArthurThurston, GreyBeard,
         SophieRobinson, WoundedSurvivor, CreatureComforts, Outbreak, OliviaBrown, BrandonKane, NoAmmo, ForestPlum,
         DanielSmith, LittleSurvivors, Prophet, Music, CollapsingBarriers, RadioSignal, ToxicWaste, AlexisGrey,
         JamesMeyers, BevRussell, TheDeputy, SewerPassage, Horse, ThomasHeart, RodMiller, SupplyDrop, Army, Gambling,
         BitterColdNight, Lighthouse, Sacrament, Outsiders, Riot, TheSunshineState, Flier, Airplane, MissingChild,
         Abandoned, MikeCho, JohnPrice, AshleyRoss, EdwardWhite, HeadsUp, Sleep, BuddyDavis, Dynamite, GabrielDiaz,
         AndrewEvans, AnnaleighChan, DavidGarcia, CrazedSurvivor, WelcomeHome, BookOfTheDead, Rascals, JanetTaylor,
         OldDivisions, Voyeur, TheArcticKing, CarlaThompson, JennyClark, Hunted, LorettaClay, FuelTanker, HarmanBrooks);
inline constexpr std::size_t kCrossroads = kCrossroadsNames.size();
constexpr std::size_t index(Crossroads x) { return static_cast<std::size_t>(x); }

}  // namespace snowbound::dead_of_winter
