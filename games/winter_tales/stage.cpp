// What the standing of a seat is worth in chance to win (core/chance.h).
#include <algorithm>

#include "games/winter_tales/chances.h"
#include "games/winter_tales/game.h"
#include "games/winter_tales/outlook.h"

namespace snowbound {

using namespace winter_tales;

// How far a match is: by the memories that are still to come, for one side, with an Author at the table or without.
std::size_t WinterTales::stage(const State& s, Seat seat)
{
    const std::size_t author = s.seats % 2;  // [WT-1.3]
    return (author * 3 + side(s, seat)) * 4 + static_cast<std::size_t>(std::min(3, memories_left(s)));
}

std::span<const Chance> WinterTales::chances()
{
    static_assert(kChances.size() == 2 * 3 * 4);
    return kChances;
}

}  // namespace snowbound
