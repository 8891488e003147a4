// The one question to all bots: what would you choose here?
#pragma once

#include "bots/greedy.h"
#include "bots/ismcts.h"
#include "bots/random.h"
#include "bots/refine.h"

namespace snowbound {

struct GoOnAlways {
    constexpr bool operator()() const { return true; }
};

// For a seat that must choose. The same state, rng and simulations give the same thought; simulations = 0: the level's.
// go_on() is asked between simulations, so that a caller who has a clock can stop a search; bots have none.
template <Game G, class GoOn = GoOnAlways>
Thought<G> think(const typename G::State& real, Seat seat, BotLevel level, Rng& rng, int simulations = 0,
                 GoOn&& go_on = {})
{
    if (simulations <= 0) simulations = simulations_of<G>(level);
    if (level == BotLevel::Random) return think_random<G>(real, seat, rng);
    Thought<G> thought;
    if (level == BotLevel::Greedy) {
        thought = think_greedy<G>(real, seat, rng, simulations, go_on);
    } else if constexpr (CanPlan<G>) {
        thought = think_in_common<G>(real, seat, rng, simulations, go_on);
    } else {
        thought = think_search<G>(real, seat, rng, simulations, go_on);
    }
    if constexpr (HasNearby<G>) refine<G>(real, seat, rng, thought);
    return thought;
}

}  // namespace snowbound
