// Positions on the way of a simulated match as a network would see them, and how the match ended: what training/ learns
// from.
#pragma once

#include <utility>

#include "bots/network.h"
#include "table/any_table.h"

namespace snowbound {

template <Game G>
class Samples {
public:
    Samples(const SimPlan& plan, std::vector<Sample>& kept) : plan_(plan), kept_(kept) {}

    // Where a stage begins: there simulations end and ask the network.
    void note(const typename G::State& state, std::uint64_t game, std::uint64_t length)
    {
        if constexpr (HasFeatures<G>) {
            if (!plan_.samples) return;
            const std::size_t stage = G::stage(state, seat_at(0));
            if (std::exchange(stage_, stage) == stage || length == 0) return;
            for (std::size_t i = 0; i < plan_.seats; ++i) {
                Sample sample{game, static_cast<int>(i), 0, features_of<G>(state, seat_at(i))};
                if (plan_.network && !plan_.network->empty()) sample.odds = plan_.network->odds(sample.row);
                kept_.push_back(std::move(sample));
            }
        }
    }
    void tell_the_end(const typename G::State& state)
    {
        if constexpr (HasFeatures<G>) {
            for (; told_ < kept_.size(); ++told_) {
                int& seat_then_end = kept_[told_].won;
                seat_then_end = judged_chance<G>(state, seat_at(static_cast<std::size_t>(seat_then_end)), Network());
            }
        }
    }

private:
    const SimPlan& plan_;
    std::vector<Sample>& kept_;
    std::size_t told_ = 0;  // samples that know how their match ended
    std::size_t stage_ = 0;
};

// How a game is won, and what of it a network reads.
template <Game G>
GameKind kind_of()
{
    GameKind kind{AllMayLose<G> ? Rivals::Nobody : HasSides<G> ? Rivals::Sides : Rivals::Seats, {}, 0};
    if constexpr (HasSides<G>) kind.sides = G::sides();
    if constexpr (HasFeatures<G>) kind.features = G::kFeatures;
    return kind;
}

}  // namespace snowbound
