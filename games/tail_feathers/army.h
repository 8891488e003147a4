// Armies: lists of birds and ground units, what may be wrong with one, and what becomes of it between two scenarios.
#pragma once

#include <optional>

#include "core/fixed_vector.h"
#include "games/tail_feathers/units.h"

namespace snowbound::tail_feathers {

inline constexpr int kVeteranCost = 2;  // [TF-AB4]
inline constexpr std::size_t kMostArmyBirds = 3, kMostVeterans = 2;
inline constexpr int kSquadFigures = 6, kLeastGround = 2;  // [TF-AB3]
inline constexpr std::size_t kMostGroundPicks = 10, kMostArmyFigures = 20;

struct BirdPick {
    Bird bird{};
    bool riderless = false;
    Pilot pilot{};
    Rank rank{};
    SB_FIELDS(BirdPick, bird, riderless, pilot, rank);
};
struct GroundPick {
    Ground unit{};
    std::uint8_t figures = 1, veterans = 0;
    SB_FIELDS(GroundPick, unit, figures, veterans);
};
struct Army {
    FixedVector<BirdPick, kMostArmyBirds> birds;
    FixedVector<GroundPick, kMostGroundPicks> ground;
    SB_FIELDS(Army, birds, ground);
};

struct Roster {  // whom a side may recruit [TF-AB1]
    EnumSet<Bird, kBirds> birds;
    EnumSet<Pilot, kPilots> pilots;
    EnumSet<Ground, kGrounds> ground;
    SB_FIELDS(Roster, birds, pilots, ground);
};

SB_WORDS(ArmyWrong, NoBird, OtherFaction, BirdTwice, NoSuchRank, PilotTwice, ObjectsAreBuilt, ModuleOff, SquadSize,
         VeteransInSquads, TooManyVeterans, UnitTwice, TooFewGround, TooManyFigures, TooManyPoints, CaptivesTogether,
         OtherArmy, TooDear);
struct ArmyFault {  // what is wrong with a list, and with which entry, birds first; past the last: with all of it
    ArmyWrong why{};
    std::uint8_t entry = 0;
    SB_FIELDS(ArmyFault, why, entry);
};
using ArmyFaults = FixedVector<ArmyFault, kMostArmyBirds + kMostGroundPicks + 5>;

SB_WORDS(Better, Rank, Veteran, Figure);  // what an entry may become between two scenarios [TF-37.3]
struct Upgrade {
    std::uint8_t entry = 0;  // birds first
    Better better{};
    Army army;                     // with it
    std::optional<ArmyWrong> why;  // it may not be had
    SB_FIELDS(Upgrade, entry, better, army, why);
};
using Upgrades = FixedVector<Upgrade, kMostArmyBirds + 2 * kMostGroundPicks>;

}  // namespace snowbound::tail_feathers
