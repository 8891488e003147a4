// What the standing of a seat is worth in chance to win (core/chance.h).
#include "games/tail_feathers/chances.h"
#include "games/tail_feathers/game.h"

namespace snowbound {

using namespace tail_feathers;

// How far a match is: by its round, for one side in this scenario.
std::size_t TailFeathers::stage(const State& s, Seat seat)
{
    const std::size_t part = s.round <= 2 ? 0 : s.round <= 4 ? 1 : 2;
    return (static_cast<std::size_t>(s.options.scenario) * 2 + side(s, seat)) * 3 + part;
}

std::span<const Chance> TailFeathers::chances()
{
    static_assert(kChances.size() == kScenarios * 2 * 3);
    return kChances;
}

}  // namespace snowbound
