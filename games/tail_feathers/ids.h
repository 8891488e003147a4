// Names of things: factions, unit cards, ranks, missions, scenarios, faces of the die.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/enum_set.h"
#include "core/seat.h"
#include "core/spelling.h"
#include "games/tail_feathers/board.h"

namespace snowbound::tail_feathers {

SB_WORDS(Faction, Militia, Raiders);

SB_WORDS(Bird, Aerijin, Sienna, Valchirp, Grizzard, Wrunk, CommonJay, CommonStarling, CommonRook, CommonHookBeak);
inline constexpr std::size_t kBirds = kBirdNames.size();

SB_WORDS(Pilot, Zure, Snibble, Wella, Snag, Chumjaw, MousePilot, RatPilot);
inline constexpr std::size_t kPilots = kPilotNames.size();

SB_WORDS(Rank, Rookie, Standard, Ace);  // [TF-2.3]

SB_WORDS(Ground, Oakguard, Commandos, Staborah, Ballista, Collin, Nez, Tilda, Filch, Lily, Maginos, RatWarriors,
         Roaches, Spider, Centipede);
inline constexpr std::size_t kGrounds = kGroundNames.size();

SB_WORDS(Proficiency, None, Blade, Bullseye, Acrobat, Tactician);

constexpr bool one_step(Tilt a, Tilt b) { return sign_of(a) - sign_of(b) <= 1 && sign_of(b) - sign_of(a) <= 1; }

SB_WORDS(Mission, Decoy, Intercept, Siege, Patrol, Rescue, Special);  // [TF-24.1]
inline constexpr std::size_t kMissions = kMissionNames.size();

SB_WORDS(Status, None, Shaken, Burning, Immobile);  // [TF-26]

SB_WORDS(ScenarioId, ShowOfForce, CutTheBranches, SaplingStandoff, CapturedFlyer, BurningBranches, WarForTheCanopy);
inline constexpr std::size_t kScenarios = kScenarioIdNames.size();

SB_WORDS(DieFace, Cheese, Sword, SwordShield, Bow, BowStar, SwordShieldStar);  // [TF-1.21] [TF-R02]
constexpr bool is_star(DieFace f)
{
    return f == DieFace::Sword || f == DieFace::BowStar || f == DieFace::SwordShieldStar;
}
constexpr bool is_block(DieFace f) { return f == DieFace::SwordShield || f == DieFace::SwordShieldStar; }
constexpr bool is_melee_hit(DieFace f) { return f == DieFace::Sword || is_block(f); }
constexpr bool is_ranged_hit(DieFace f) { return f == DieFace::Bow || f == DieFace::BowStar; }
constexpr int number_on(DieFace f)
{
    constexpr std::array<int, 6> kNumbers{1, 2, 3, 2, 1, 3};
    return kNumbers[static_cast<std::size_t>(f)];
}

SB_WORDS(AttackKind, Ranged, Melee, Swoop, Intercept, Patrol);  // [TF-13.1] [TF-24]
constexpr bool hits(AttackKind kind, DieFace face)
{
    return kind == AttackKind::Ranged || kind == AttackKind::Patrol ? is_ranged_hit(face) : is_melee_hit(face);
}

inline constexpr std::size_t kMostSeats = 2;  // [TF-35.1]
inline constexpr std::size_t kMostUnits = 24, kMostFigures = 44, kMostFeathers = 10, kTokens = 4;
inline constexpr int kMostCheese = 6;  // [TF-17.1]

enum class UnitId : std::uint8_t {};    // index into State::units
enum class FigureId : std::uint8_t {};  // index into State::figures
inline constexpr UnitId kNoUnit{0xFF};
inline constexpr FigureId kNoFigure{0xFF};
constexpr std::size_t index(UnitId id) { return static_cast<std::size_t>(id); }
constexpr std::size_t index(FigureId id) { return static_cast<std::size_t>(id); }
constexpr UnitId unit_at(std::size_t i) { return static_cast<UnitId>(i); }
constexpr FigureId figure_at(std::size_t i) { return static_cast<FigureId>(i); }
using Figures = EnumSet<FigureId, kMostFigures>;

}  // namespace snowbound::tail_feathers
