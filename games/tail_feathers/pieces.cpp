// What play should reach: action cards, scenarios' rules, and the rare events of the table.
#include "games/tail_feathers/flow.h"
#include "games/tail_feathers/game.h"

namespace snowbound {

using namespace tail_feathers;

namespace {

constexpr std::array<std::string_view, kReaches> kReachNames{
    "launch",      "landing",      "swoop_space", "swoop_nest", "swoop_mission", "decoy_fooled",
    "trunk",       "off_board",    "collision",   "pick_up",    "drop_off",      "ranged",
    "melee_air",   "melee_ground", "scurry",      "revival",    "siege",         "intercept",
    "patrol",      "rescue",       "special",     "shaken",     "burning",       "nest_burning",
    "feather",     "spiral_tie",   "spiral_win",  "leaf_cut",   "leaf_unload",   "forage",
    "forced_pass", "token",        "laurel",      "veteran",    "pilot_roll",    "ballista"};

}  // namespace

std::vector<std::string_view> TailFeathers::pieces()
{
    std::vector<std::string_view> all(kActionNames.begin(), kActionNames.end());
    all.insert(all.end(), kReachNames.begin(), kReachNames.end());
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
}

}  // namespace snowbound
