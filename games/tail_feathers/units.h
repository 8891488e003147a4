// The unit cards as tables: birds, pilots at their ranks, ground units; the scenarios. All numbers are in this file.
#pragma once

#include "core/by_id.h"
#include "core/spelling.h"
#include "games/tail_feathers/ids.h"

namespace snowbound::tail_feathers {

SB_WORDS(Ability, None,
         ProudPlumage,  // one more defence die against ranged attacks while flying
         Dart,          // centre tilt: one more template
         SureWing,      // one die of a failed pilot roll again
         Hunter,        // one more die on every swoop
         Ravenous,      // a cheese for a won death spiral
         Seasoned,      // one die of each melee, swoop or spiral roll again
         Opportunist,   // a cheese when his attack wounds a figure
         Guardian,      // a friendly flying unit in close range: one more defence die
         Warlord,       // squad values one higher
         NestBreaker,   // a cheese when his attack wounds a nest
         LeafRunners,   // one more rotation of a leaf it cuts
         Assassin,      // who stands in the same space defends with one die less
         Crew           // fires while an own squad figure or hero is with it
);
inline constexpr std::size_t kAbilities = kAbilityNames.size();

struct BirdCard {
    Faction faction{};
    std::int8_t battle = 0, defence = 0, move = 0, life = 0, cost = 0, copies = 1;
    Ability ability = Ability::None;
};
inline constexpr std::array<BirdCard, kBirds> kBirdCards = by_id<Bird, BirdCard>({
    {Bird::Aerijin, {Faction::Militia, 2, 2, 3, 4, 10, 1, Ability::ProudPlumage}},
    {Bird::Sienna, {Faction::Militia, 1, 2, 3, 3, 8, 1, Ability::Dart}},
    {Bird::Valchirp, {Faction::Militia, 1, 1, 4, 3, 8, 1, Ability::SureWing}},
    {Bird::Grizzard, {Faction::Raiders, 3, 1, 4, 5, 11, 1, Ability::Hunter}},
    {Bird::Wrunk, {Faction::Raiders, 3, 1, 3, 5, 10, 1, Ability::Ravenous}},
    {Bird::CommonJay, {Faction::Militia, 2, 1, 3, 4, 8, 1, Ability::None}},
    {Bird::CommonStarling, {Faction::Militia, 1, 1, 3, 3, 6, 2, Ability::None}},
    {Bird::CommonRook, {Faction::Raiders, 2, 1, 3, 4, 8, 1, Ability::None}},
    {Bird::CommonHookBeak, {Faction::Raiders, 2, 1, 3, 3, 7, 1, Ability::None}},
});
constexpr const BirdCard& card_of(Bird bird) { return kBirdCards[static_cast<std::size_t>(bird)]; }

struct PilotRank {
    std::int8_t melee = 0, ranged = 0, pilot = 0, life = 0, cost = 0;  // cost 0: there is no such card
};
struct PilotCard {
    Faction faction{};
    std::array<PilotRank, 3> ranks{};
    Proficiency proficiency = Proficiency::None;
    Ability ability = Ability::None;
    std::int8_t copies = 1;
};
inline constexpr std::array<PilotCard, kPilots> kPilotCards = by_id<Pilot, PilotCard>({
    {Pilot::Zure,
     {Faction::Militia, {{{2, 1, 2, 1, 5}, {2, 1, 3, 2, 7}, {3, 1, 3, 2, 8}}}, Proficiency::Blade, Ability::Seasoned}},
    {Pilot::Snibble,
     {Faction::Militia,
      {{{1, 2, 2, 1, 5}, {1, 3, 2, 1, 6}, {1, 3, 3, 2, 8}}},
      Proficiency::Bullseye,
      Ability::Opportunist}},
    {Pilot::Wella,
     {Faction::Militia,
      {{{2, 1, 2, 1, 5}, {2, 1, 3, 1, 6}, {2, 2, 3, 2, 8}}},
      Proficiency::Acrobat,
      Ability::Guardian}},
    {Pilot::Snag,
     {Faction::Raiders,
      {{{2, 1, 2, 1, 5}, {3, 1, 2, 2, 7}, {3, 2, 3, 2, 9}}},
      Proficiency::Tactician,
      Ability::Warlord}},
    {Pilot::Chumjaw,
     {Faction::Raiders,
      {{{2, 2, 1, 1, 5}, {3, 2, 1, 1, 6}, {3, 2, 2, 2, 8}}},
      Proficiency::Blade,
      Ability::NestBreaker}},
    {Pilot::MousePilot, {Faction::Militia, {{{1, 1, 2, 1, 3}, {}, {}}}, Proficiency::None, Ability::None, 3}},
    {Pilot::RatPilot, {Faction::Raiders, {{{1, 1, 2, 1, 3}, {}, {}}}, Proficiency::None, Ability::None, 3}},
});
constexpr const PilotCard& card_of(Pilot pilot) { return kPilotCards[static_cast<std::size_t>(pilot)]; }
constexpr const PilotRank& rank_of(Pilot pilot, Rank rank)
{
    return card_of(pilot).ranks[static_cast<std::size_t>(rank)];
}

enum class GroundKind : std::uint8_t { Squad, Hero, Creature, Object };
struct GroundCard {
    Faction faction{};
    GroundKind kind{};
    std::int8_t squad = 0, melee = 0, ranged = 0, defence = 0, move = 0, life = 0;
    bool large = false;
    Ability ability = Ability::None;
    Proficiency proficiency = Proficiency::None;
    std::int8_t cost = 0;  // squads: a figure; objects: not for points
    bool mystics = false;  // a unit of Mice and Mystics
};
inline constexpr std::array<GroundCard, kGrounds> kGroundCards = by_id<Ground, GroundCard>({
    {Ground::Oakguard,
     {Faction::Militia, GroundKind::Squad, 3, 1, 2, 1, 2, 1, false, Ability::LeafRunners, Proficiency::None, 2}},
    {Ground::Commandos,
     {Faction::Raiders, GroundKind::Squad, 3, 2, 1, 1, 2, 1, false, Ability::None, Proficiency::None, 2}},
    {Ground::Staborah,
     {Faction::Raiders, GroundKind::Hero, 0, 3, 0, 2, 3, 3, false, Ability::Assassin, Proficiency::Blade, 10}},
    {Ground::Ballista,
     {Faction::Militia, GroundKind::Object, 0, 0, 3, 1, 0, 2, false, Ability::Crew, Proficiency::None, 0}},
    {Ground::Collin,
     {Faction::Militia, GroundKind::Hero, 0, 3, 0, 2, 2, 4, false, Ability::None, Proficiency::Blade, 10, true}},
    {Ground::Nez,
     {Faction::Militia, GroundKind::Hero, 0, 3, 0, 2, 2, 5, false, Ability::None, Proficiency::None, 10, true}},
    {Ground::Tilda,
     {Faction::Militia, GroundKind::Hero, 0, 2, 0, 3, 2, 4, false, Ability::None, Proficiency::None, 10, true}},
    {Ground::Filch,
     {Faction::Militia, GroundKind::Hero, 0, 2, 2, 1, 3, 3, false, Ability::None, Proficiency::None, 10, true}},
    {Ground::Lily,
     {Faction::Militia, GroundKind::Hero, 0, 1, 3, 1, 3, 3, false, Ability::None, Proficiency::Bullseye, 10, true}},
    {Ground::Maginos,
     {Faction::Militia, GroundKind::Hero, 0, 1, 3, 1, 2, 3, false, Ability::None, Proficiency::None, 9, true}},
    {Ground::RatWarriors,
     {Faction::Raiders, GroundKind::Squad, 3, 2, 0, 1, 2, 1, false, Ability::None, Proficiency::None, 2, true}},
    {Ground::Roaches,
     {Faction::Raiders, GroundKind::Squad, 3, 1, 0, 1, 3, 1, false, Ability::None, Proficiency::None, 2, true}},
    {Ground::Spider,
     {Faction::Raiders, GroundKind::Creature, 0, 3, 1, 1, 3, 3, true, Ability::None, Proficiency::None, 10, true}},
    {Ground::Centipede,
     {Faction::Raiders, GroundKind::Creature, 0, 4, 0, 2, 3, 4, true, Ability::None, Proficiency::None, 12, true}},
});
constexpr const GroundCard& card_of(Ground ground) { return kGroundCards[static_cast<std::size_t>(ground)]; }

struct ScenarioCard {
    bool cards = false, objects = false, forage = false, feathers = false, spiral = false, leaves = false,
         objectives = false;
    Tree militia = Tree::Sw, raiders = Tree::Ne;
    std::array<std::int8_t, 2> nest{10, 10};  // by faction, balanced by simulation
    std::int8_t cap = 12;                     // rounds
    bool sapling = false, special = false;
    std::int32_t axis_x = 45000, axis_y = 45000;
};
inline constexpr std::array<ScenarioCard, kScenarios> kScenarioCards = by_id<ScenarioId, ScenarioCard>({
    {ScenarioId::ShowOfForce, {.nest = {15, 10}}},
    {ScenarioId::CutTheBranches,
     {.forage = true, .leaves = true, .raiders = Tree::Se, .nest = {14, 10}, .special = true}},
    {ScenarioId::SaplingStandoff,
     {.cards = true, .forage = true, .nest = {14, 9}, .cap = 10, .sapling = true, .special = true, .axis_y = 30000}},
    {ScenarioId::CapturedFlyer,
     {.cards = true, .feathers = true, .spiral = true, .nest = {14, 10}, .cap = 8, .special = true}},
    {ScenarioId::BurningBranches,
     {.cards = true, .objects = true, .forage = true, .nest = {16, 12}, .cap = 10, .special = true}},
    {ScenarioId::WarForTheCanopy,
     {.cards = true,
      .objects = true,
      .forage = true,
      .feathers = true,
      .spiral = true,
      .leaves = true,
      .objectives = true,
      .nest = {18, 12},
      .special = true}},
});
constexpr const ScenarioCard& card_of(ScenarioId id) { return kScenarioCards[static_cast<std::size_t>(id)]; }

}  // namespace snowbound::tail_feathers
