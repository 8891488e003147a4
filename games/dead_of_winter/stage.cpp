// What the standing of a seat is worth in chance to win (core/chance.h).
#include "games/dead_of_winter/chances.h"
#include "games/dead_of_winter/game.h"

namespace snowbound {

using namespace dead_of_winter;

// How far a match is: by the rounds that are left, for a colonist with this main objective or for a betrayer.
std::size_t DeadOfWinter::stage(const State& s, Seat seat)
{
    const std::size_t left = s.rounds <= 1 ? 2 : s.rounds <= 3 ? 1 : 0;
    return (side(s, seat) == 1 ? kMainObjectives : index(s.objective)) * 3 + left;
}

std::span<const Chance> DeadOfWinter::chances()
{
    static_assert(kChances.size() == (kMainObjectives + 1) * 3);
    return kChances;
}

}  // namespace snowbound
