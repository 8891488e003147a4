// The odds of the rolls that a choice brings, exact. [DW-EXP.6] [DW-ATS.3]
#pragma once

#include <array>
#include <optional>

#include "core/spelling.h"
#include "games/dead_of_winter/state.h"

namespace snowbound::dead_of_winter {

struct Preview {
    std::optional<Survivor> who;  // who rolls the exposure die
    std::uint8_t rolls = 0;       // how often, at most
    std::array<std::uint8_t, 4>
        faces{};              // blank, wound, frostbite, bitten as they count for this survivor, in twelfths
    std::uint8_t hit = 0;     // an attack on a survivor: in sixths
    std::uint8_t hunted = 0;  // another wound by the die of a crossroads card: in sixths
    SB_FIELDS(Preview, who, rolls, faces, hit, hunted);
};

}  // namespace snowbound::dead_of_winter
