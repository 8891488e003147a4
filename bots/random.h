// Plays anything that is allowed, each option as likely as the others.
#pragma once

#include "bots/bot.h"

namespace snowbound {

template <Game G>
Thought<G> think_random(const typename G::State& real, Seat seat, Rng& rng)
{
    std::vector<typename G::Choice> choices;
    options<G>(imagine<G>(real, seat, rng), seat, choices);
    SB_CHECK(!choices.empty(), "a bot was asked when nothing was to be decided");
    return {choices[rng.below(static_cast<std::uint32_t>(choices.size()))], {}};
}

}  // namespace snowbound
