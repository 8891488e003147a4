// Chance to win, in thousandths: what a game's evaluator says, through a small table that self-play has filled
// (scripts/calibrate; how well it fits is in docs/bots.md). Whole numbers only: every platform says the same.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "core/chance.h"
#include "core/game.h"

namespace snowbound {

inline constexpr int kSure = 1000;

constexpr int chance_of(std::int64_t standing, const Chance& stage)
{
    constexpr std::array<int, 29> kLogistic{500, 562, 622, 679, 731, 777, 818, 852, 881, 905,  // at 0, 1/4, 2/4...
                                            924, 940, 953, 963, 971, 977, 982, 986, 989, 991,
                                            993, 995, 996, 997, 998, 998, 998, 999, 999};
    constexpr std::int64_t kQuarter = 64, kMost = kQuarter * (static_cast<std::int64_t>(kLogistic.size()) - 1) - 1;
    const std::int64_t lead = (standing - stage.even) * 4 * kQuarter / stage.spread;
    const std::int64_t far = std::min(lead < 0 ? -lead : lead, kMost);
    const auto at = static_cast<std::size_t>(far / kQuarter);
    const int low = kLogistic[at], high = kLogistic[at + 1];
    const int chance = low + static_cast<int>((high - low) * (far % kQuarter) / kQuarter);
    return lead < 0 ? kSure - chance : chance;
}

// How a seat stands: against the best of the others, unless the evaluator itself sets side against side.
template <Game G>
std::int64_t standing(const typename G::State& state, Seat seat)
{
    const std::int64_t own = G::evaluate(state, seat);
    if constexpr (HasSides<G>) {
        return own;
    } else {
        std::int64_t best = INT64_MIN;
        for (std::size_t i = 0; i < G::seats(state); ++i) {
            if (seat_at(i) != seat) best = std::max<std::int64_t>(best, G::evaluate(state, seat_at(i)));
        }
        return own - best;
    }
}

template <Game G>
std::size_t party(const typename G::State& state, Seat seat)  // who wins together
{
    if constexpr (HasSides<G>) return G::side(state, seat);
    return index(seat);
}

// Where only one party can win, what all of them have is one victory.
template <Game G>
void share_victory(const typename G::State& state, std::vector<int>& chances)
{
    std::array<int, kMaxSeats> of_party{};
    std::array<int, kMaxSeats> seats_of{};
    for (std::size_t i = 0; i < chances.size(); ++i) {
        of_party[party<G>(state, seat_at(i))] += chances[i];
        ++seats_of[party<G>(state, seat_at(i))];
    }
    int all = 0;
    for (std::size_t p = 0; p < kMaxSeats; ++p) {
        if (seats_of[p] > 0) all += of_party[p] /= seats_of[p];
    }
    for (std::size_t i = 0; i < chances.size() && all > 0; ++i) {
        chances[i] = of_party[party<G>(state, seat_at(i))] * kSure / all;
    }
}

// By seat. Of a match that is over: who has won.
template <Game G>
    requires HasChances<G>
std::vector<int> chances(const typename G::State& state)
{
    std::vector<int> chances(G::seats(state));
    const bool over = waiting<G>(state).empty();
    const SeatSet winners = G::winners(state);
    for (std::size_t i = 0; i < chances.size(); ++i) {
        const Seat seat = seat_at(i);
        chances[i] = over ? (winners.has(seat) ? kSure : 0)
                          : chance_of(standing<G>(state, seat), G::chances()[G::stage(state, seat)]);
    }
    if constexpr (!AllMayLose<G>) share_victory<G>(state, chances);
    return chances;
}

}  // namespace snowbound
