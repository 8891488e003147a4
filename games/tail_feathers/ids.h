// Names of things: factions, unit cards, ranks, missions, scenarios, faces of the die.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/enum_set.h"
#include "core/seat.h"
#include "games/tail_feathers/board.h"

namespace snowbound::tail_feathers {

enum class Faction : std::uint8_t { Militia, Raiders };
inline constexpr std::array<std::string_view, 2> kFactionNames{"militia", "raiders"};
constexpr Names names_of(Faction) { return kFactionNames; }

enum class Bird : std::uint8_t {
    Aerijin,
    Sienna,
    Valchirp,
    Grizzard,
    Wrunk,
    CommonJay,
    CommonStarling,
    CommonRook,
    CommonHookBeak
};
inline constexpr std::size_t kBirds = 9;
inline constexpr std::array<std::string_view, kBirds> kBirdNames{"aerijin",         "sienna",      "valchirp",
                                                                 "grizzard",        "wrunk",       "common_jay",
                                                                 "common_starling", "common_rook", "common_hook_beak"};
constexpr Names names_of(Bird) { return kBirdNames; }

enum class Pilot : std::uint8_t { Zure, Snibble, Wella, Snag, Chumjaw, MousePilot, RatPilot };
inline constexpr std::size_t kPilots = 7;
inline constexpr std::array<std::string_view, kPilots> kPilotNames{"zure",    "snibble",     "wella",    "snag",
                                                                   "chumjaw", "mouse_pilot", "rat_pilot"};
constexpr Names names_of(Pilot) { return kPilotNames; }

enum class Rank : std::uint8_t { Rookie, Standard, Ace };  // [TF-2.3]
inline constexpr std::array<std::string_view, 3> kRankNames{"rookie", "standard", "ace"};
constexpr Names names_of(Rank) { return kRankNames; }

enum class Ground : std::uint8_t {
    Oakguard,
    Commandos,
    Staborah,
    Ballista,
    Collin,
    Nez,
    Tilda,
    Filch,
    Lily,
    Maginos,
    RatWarriors,
    Roaches,
    Spider,
    Centipede
};
inline constexpr std::size_t kGrounds = 14;
inline constexpr std::array<std::string_view, kGrounds> kGroundNames{
    "oakguard", "commandos", "staborah", "ballista",     "collin",  "nez",    "tilda",
    "filch",    "lily",      "maginos",  "rat_warriors", "roaches", "spider", "centipede"};
constexpr Names names_of(Ground) { return kGroundNames; }

enum class Proficiency : std::uint8_t { None, Blade, Bullseye, Acrobat, Tactician };
inline constexpr std::array<std::string_view, 5> kProficiencyNames{"none", "blade", "bullseye", "acrobat", "tactician"};
constexpr Names names_of(Proficiency) { return kProficiencyNames; }

constexpr bool one_step(Tilt a, Tilt b) { return sign_of(a) - sign_of(b) <= 1 && sign_of(b) - sign_of(a) <= 1; }

enum class Mission : std::uint8_t { Decoy, Intercept, Siege, Patrol, Rescue, Special };  // [TF-24.1]
inline constexpr std::size_t kMissions = 6;
inline constexpr std::array<std::string_view, kMissions> kMissionNames{"decoy",  "intercept", "siege",
                                                                       "patrol", "rescue",    "special"};
constexpr Names names_of(Mission) { return kMissionNames; }

enum class Status : std::uint8_t { None, Shaken, Burning, Immobile };  // [TF-26]
inline constexpr std::array<std::string_view, 4> kStatusNames{"none", "shaken", "burning", "immobile"};
constexpr Names names_of(Status) { return kStatusNames; }

enum class ScenarioId : std::uint8_t {
    ShowOfForce,
    CutTheBranches,
    SaplingStandoff,
    CapturedFlyer,
    BurningBranches,
    WarForTheCanopy
};
inline constexpr std::size_t kScenarios = 6;
inline constexpr std::array<std::string_view, kScenarios> kScenarioNames{"show_of_force",    "cut_the_branches",
                                                                         "sapling_standoff", "captured_flyer",
                                                                         "burning_branches", "war_for_the_canopy"};
constexpr Names names_of(ScenarioId) { return kScenarioNames; }

enum class DieFace : std::uint8_t { Cheese, Sword, SwordShield, Bow, BowStar, SwordShieldStar };  // [TF-1.21] [TF-R02]
inline constexpr std::array<std::string_view, 6> kDieFaceNames{"cheese", "sword",    "sword_shield",
                                                               "bow",    "bow_star", "sword_shield_star"};
constexpr Names names_of(DieFace) { return kDieFaceNames; }
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

enum class AttackKind : std::uint8_t { Ranged, Melee, Swoop, Intercept, Patrol };  // [TF-13.1] [TF-24]
inline constexpr std::array<std::string_view, 5> kAttackKindNames{"ranged", "melee", "swoop", "intercept", "patrol"};
constexpr Names names_of(AttackKind) { return kAttackKindNames; }
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
