// What the standing of a seat is worth in chance to win (core/chance.h).
#include <algorithm>

#include "games/paper_tales/chances.h"
#include "games/paper_tales/game.h"

namespace snowbound {

using namespace paper_tales;

// How far a match is: its round, with so many seats.
std::size_t PaperTales::stage(const State& s, Seat)
{
    return (s.seats - kMinSeats) * kRounds + static_cast<std::size_t>(std::clamp<int>(s.round, 1, kRounds) - 1);
}

std::span<const Chance> PaperTales::chances()
{
    static_assert(kChances.size() == (kMostSeats - 1) * kRounds);
    return kChances;
}

}  // namespace snowbound
