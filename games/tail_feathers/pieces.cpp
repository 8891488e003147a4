// What play should reach: action cards, events of the table, objectives, units.
#include "games/tail_feathers/flow.h"
#include "games/tail_feathers/game.h"

namespace snowbound {

using namespace tail_feathers;

namespace {

constexpr std::array<std::string_view, kReaches> kReachNames{
    "launch",      "landing",   "swoop_space",  "swoop_nest",   "swoop_mission",  "decoy_fooled", "trunk",
    "off_board",   "collision", "pick_up",      "drop_off",     "ranged",         "melee_air",    "melee_ground",
    "scurry",      "revival",   "siege",        "intercept",    "patrol",         "rescue",       "special",
    "shaken",      "burning",   "nest_burning", "feather",      "spiral_tie",     "spiral_win",   "leaf_cut",
    "leaf_unload", "forage",    "forced_pass",  "token",        "laurel",         "veteran",      "pilot_roll",
    "ballista",    "decoy",     "swoop_leaf",   "crossed_bird", "crossed_feather"};

}  // namespace

std::vector<std::string_view> TailFeathers::pieces()
{
    std::vector<std::string_view> all(kActionNames.begin(), kActionNames.end());
    const auto add = [&](Names names) { all.insert(all.end(), names.begin(), names.end()); };
    add(kReachNames), add(kObjectiveNames), add(kBirdNames), add(kPilotNames), add(kGroundNames);
    return all;
}

void TailFeathers::used(const State& s, std::vector<bool>& marks)
{
    for (std::size_t i = 0; i < kActions; ++i) {
        if (s.cards_used.has(static_cast<Action>(i))) marks[i] = true;
    }
    for (std::size_t i = 0; i < kReaches; ++i) {
        if (s.used >> i & 1U) marks[kActions + i] = true;
    }
    constexpr std::size_t kFirstObjective = kActions + kReaches, kFirstBird = kFirstObjective + kObjectives;
    constexpr std::size_t kFirstPilot = kFirstBird + kBirds, kFirstGround = kFirstPilot + kPilots;
    for (const Player& p : s.players) {
        if (p.objective) marks[kFirstObjective + static_cast<std::size_t>(*p.objective)] = true;
    }
    for (const Unit& u : s.units) {
        if (u.is_bird) marks[kFirstBird + static_cast<std::size_t>(u.bird)] = true;
        if (u.is_bird && !u.riderless) marks[kFirstPilot + static_cast<std::size_t>(u.pilot)] = true;
        if (!u.is_bird) marks[kFirstGround + static_cast<std::size_t>(u.ground)] = true;
    }
}

}  // namespace snowbound
