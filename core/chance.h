// What a game says about the chance to win: how far a match is, and a row for each stage of it. What is made of that is
// in bots/chance.h.
#pragma once

#include <concepts>
#include <cstddef>
#include <span>

#include "core/seat.h"

namespace snowbound {

// One stage of a match: with which standing the chance is even, and how much more of it makes the odds e times better.
struct Chance {
    int even = 0;
    int spread = 1;
};

template <class G>
concept HasChances = requires(const typename G::State& state, Seat seat) {
    { G::stage(state, seat) } -> std::same_as<std::size_t>;  // how far the match is, for this seat; a row of the table
    { G::chances() } -> std::same_as<std::span<const Chance>>;
};

}  // namespace snowbound
