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

template <Game G, class GoOn>
Thought<G> think_search(const typename G::State& real, Seat seat, Rng& rng, int simulations, GoOn&& go_on,
                        const Network& network)
{
    return Search<G>(real, seat, rng, network).run(std::max(1, simulations), go_on);
}

inline constexpr std::size_t kPlanned = 3;       // options that are compared
inline constexpr int kSimulationsPerWorld = 25;  // what a world in which all of them are played on counts

template <Game G, class GoOn>
    requires CanPlan<G>
Thought<G> think_in_common(const typename G::State& real, Seat seat, Rng& rng, int simulations, GoOn&& go_on)
{
    const int worlds = simulations / kSimulationsPerWorld, looks = simulations_of<G>(BotLevel::Greedy);
    if (!G::plans(real, seat)) return think_greedy<G>(real, seat, rng, std::max(worlds, looks), go_on);
    auto best = weigh<G>(real, seat, rng, looks, go_on);
    const auto alike = [](const auto& a, const auto& b) { return a.value == b.value; };  // one gate or another
    best.erase(std::unique(best.begin(), best.end(), alike), best.end());
    const int least = best.front().value - G::Plan::kHopeless;
    std::erase_if(best, [&](const auto& candidate) { return candidate.value < least; });
    best.resize(std::min(best.size(), kPlanned));
    return Search<G>(real, seat, rng, Network()).run_in_common(std::move(best), worlds, go_on);
}

// For a seat that must choose. The same state, rng and simulations give the same thought; simulations = 0: the level's.
// go_on() is asked between simulations, so that a caller who has a clock can stop a search; bots have none. What a
// search judges by: another network than the one that the program carries for this game; an empty one: by the evaluator
// alone.
template <Game G, class GoOn = GoOnAlways>
Thought<G> think(const typename G::State& real, Seat seat, BotLevel level, Rng& rng, int simulations = 0,
                 GoOn&& go_on = {}, const Network* network = nullptr)
{
    if (simulations <= 0) simulations = simulations_of<G>(level);
    if (level == BotLevel::Random) return think_random<G>(real, seat, rng);
    Thought<G> thought;
    if (level == BotLevel::Greedy) {
        thought = think_greedy<G>(real, seat, rng, simulations, go_on);
    } else if constexpr (CanPlan<G>) {
        thought = think_in_common<G>(real, seat, rng, simulations, go_on);
    } else {
        thought = think_search<G>(real, seat, rng, simulations, go_on, network ? *network : carried_network<G>());
    }
    if constexpr (HasNearby<G>) refine<G>(real, seat, rng, thought);
    return thought;
}

}  // namespace snowbound
