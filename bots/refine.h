// Beyond the examples of an open form: small changes of the chosen answer, as long as the evaluator likes them better.
#pragma once

#include "bots/bot.h"

namespace snowbound {

inline constexpr int kPasses = 3;  // each with smaller changes than the one before

template <Game G>
void refine(const typename G::State& real, Seat seat, Rng& rng, Thought<G>& thought)
{
    const typename G::State world = imagine<G>(real, seat, rng);
    const auto look = [&, dice = rng](const typename G::Choice& choice) {
        Rng same = dice;
        Log<typename G::Fact> silent;
        return first_look<G>(world, seat, choice, same, silent);
    };
    Candidate<G> best = thought.best.front();
    std::vector<typename G::Choice> near;
    int before = 0, value = 0;
    for (int pass = 0; pass < kPasses; ++pass) {
        near.clear();
        G::nearby(world, seat, best.choice, pass, near);
        if (near.empty()) return;
        if (pass == 0) before = value = look(best.choice);
        for (const auto& choice : near) {
            if (const int other = look(choice); other > value) best.choice = choice, value = other;
        }
    }
    if (value == before) return;
    best.value += value - before;
    thought.choice = best.choice;
    thought.best.insert(thought.best.begin(), best);
    thought.best.resize(std::min(thought.best.size(), kCandidatesTold));
}

}  // namespace snowbound
