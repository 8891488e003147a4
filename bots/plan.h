// The rollout algorithm, for games whose dice scatter by more than options differ: greedy's best few options are played
// on in the same imagined worlds with the same luck. Another than greedy's choice is taken if that is surely better.
#pragma once

#include "bots/greedy.h"

namespace snowbound {

inline constexpr std::size_t kPlanned = 3;       // options that are played on
inline constexpr int kSimulationsPerWorld = 25;  // what a world in which all of them are played on counts

template <Game G, class GoOn>
Thought<G> think_plan(const typename G::State& real, Seat seat, Rng& rng, int simulations, GoOn&& go_on)
{
    auto best = weigh<G>(real, seat, rng, simulations_of<G>(BotLevel::Greedy), go_on);
    const auto alike = [](const auto& a, const auto& b) { return a.value == b.value; };  // one gate or another
    best.erase(std::unique(best.begin(), best.end(), alike), best.end());
    best.resize(std::min(best.size(), kPlanned));
    struct Lead {  // over greedy's choice
        std::int64_t sum = 0, squares = 0;
        bool is_sure() const { return sum > 0 && sum * sum > squares; }  // the mean is more than its standard error
    };
    std::vector<Lead> leads(best.size());
    int worlds = 0;
    for (; best.size() > 1 && worlds < simulations / kSimulationsPerWorld && go_on(); ++worlds) {
        const typename G::State world = imagine<G>(real, seat, rng);
        std::int64_t first = 0;
        for (std::size_t i = 0; i < best.size(); ++i) {
            Rng dice = rng;
            const std::int64_t value = G::plan(world, seat, best[i].choice, dice);
            if (i == 0) first = value;
            leads[i].sum += value - first;
            leads[i].squares += (value - first) * (value - first);
        }
        rng.below(2);
    }
    std::size_t chosen = 0;
    for (std::size_t i = 1; i < best.size() && worlds > 0; ++i) {
        best[i].value = best[0].value + static_cast<int>(leads[i].sum / worlds);
        best[i].visits += worlds;
        if (leads[i].is_sure() && leads[i].sum > leads[chosen].sum) chosen = i;
    }
    best[0].visits += worlds;
    std::rotate(best.begin(), best.begin() + static_cast<std::ptrdiff_t>(chosen),
                best.begin() + static_cast<std::ptrdiff_t>(chosen) + 1);
    return {best.front().choice, best};
}

}  // namespace snowbound
