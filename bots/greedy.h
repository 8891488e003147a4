// Tries each option in a few imagined worlds and takes what the game's evaluator likes best; the first of equals.
#pragma once

#include <algorithm>

#include "bots/bot.h"

namespace snowbound {

// All options, best first.
template <Game G, class GoOn>
std::vector<Candidate<G>> weigh(const typename G::State& real, Seat seat, Rng& rng, int worlds, GoOn&& go_on)
{
    std::vector<typename G::Choice> choices;
    std::vector<std::int64_t> sums;
    Log<typename G::Fact> silent;
    int looked = 0;
    for (; looked < std::max(1, worlds) && (looked == 0 || go_on()); ++looked) {
        const typename G::State world = imagine<G>(real, seat, rng);
        if (looked == 0) options<G>(world, seat, choices);
        SB_CHECK(!choices.empty(), "a bot was asked when nothing was to be decided");
        sums.resize(choices.size());
        for (std::size_t i = 0; i < choices.size(); ++i) {
            Rng dice = rng;  // the same luck for each option
            sums[i] += first_look<G>(world, seat, choices[i], dice, silent);
        }
        rng.below(2);  // and other luck in the next world
    }
    std::vector<Candidate<G>> all;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        all.push_back({choices[i], looked, static_cast<int>(sums[i] / looked)});
    }
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
        return a.value != b.value ? a.value > b.value : a.choice < b.choice;
    });
    return all;
}

template <Game G, class GoOn>
Thought<G> think_greedy(const typename G::State& real, Seat seat, Rng& rng, int worlds, GoOn&& go_on)
{
    auto all = weigh<G>(real, seat, rng, worlds, go_on);
    all.resize(std::min(all.size(), kCandidatesTold));
    return {all.front().choice, all};
}

}  // namespace snowbound
