// A small network that judges a match from a row of features (core/features.h): whole numbers only, so that it says the
// same on every platform. What is in a file of weights is written in training/network.py, which makes them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "bots/chance.h"
#include "core/features.h"

namespace snowbound {

class Network {
public:
    Network() = default;  // judges nothing
    // Nothing: this is no file of weights.
    static std::optional<Network> read(std::span<const unsigned char> file);

    bool empty() const { return layers_.empty(); }
    std::size_t inputs() const { return layers_.empty() ? 0 : layers_.front().inputs; }
    // The logarithm of the odds, in 4096ths.
    static constexpr int kOdds = 4096;
    std::int32_t odds(std::span<const std::int8_t> row) const;

private:
    static constexpr std::size_t kBlock = 16;   // outputs that are summed up together
    static constexpr std::size_t kMost = 4096;  // inputs or outputs of a layer
    struct Layer {
        std::size_t inputs = 0, outputs = 0;
        std::vector<std::int8_t> weights;  // by input; a row is filled up to whole blocks
        std::vector<std::int32_t> bias;
        std::size_t width() const { return (outputs + kBlock - 1) / kBlock * kBlock; }
    };
    static void sum_up(const Layer& layer, std::span<const std::int8_t> in, std::vector<std::int32_t>& sums);

    std::vector<Layer> layers_;
};

// The file bots/weights/<game>.net, as the program carries it; nothing where there is none.
std::span<const unsigned char> carried_weights(std::string_view game);

// A game that says what a network may know.
template <class G>
concept HasFeatures = HasChances<G> && requires(const typename G::State& state, Seat seat, Features& features) {
    { G::kFeatures } -> std::convertible_to<std::size_t>;
    { G::features(state, seat, features) } -> std::same_as<void>;  // from what this seat knows, and nothing else
};

template <Game G>
std::vector<std::int8_t> features_of(const typename G::State& state, Seat seat)
    requires HasFeatures<G>
{
    std::vector<std::int8_t> row(G::kFeatures);
    Features features(row);
    G::features(state, seat, features);
    SB_CHECK(features.written() == G::kFeatures, "a game has fewer features than it says");
    return row;
}

// The one that the program carries for this game; an empty one where there is none.
template <Game G>
const Network& carried_network()
{
    static const Network network = Network::read(carried_weights(G::kName)).value_or(Network());
    return network;
}

// The chance of a seat to win, in thousandths, as a network sees it; of a match that is over: its share of the victory.
template <Game G>
int judged_chance(const typename G::State& state, Seat seat, const Network& network)
    requires HasFeatures<G>
{
    if (waiting<G>(state).empty()) {
        const SeatSet winners = G::winners(state);
        if constexpr (HasSides<G>) return winners.has(seat) ? kSure : 0;
        return winners.has(seat) ? kSure / static_cast<int>(winners.size()) : 0;
    }
    return chance_of(network.odds(features_of<G>(state, seat)), Chance{0, Network::kOdds});
}

// Where a network judges, a simulation ends with the stage of the match in which it began.
template <Game G>
std::size_t horizon(const typename G::State& world, Seat seat, const Network& network)
{
    if constexpr (HasFeatures<G>) {
        if (!network.empty()) return G::stage(world, seat);
    }
    return 0;
}

// What a simulation that began in `stage` is worth, in thousandths. An end is judged by how clear it is: a match won or
// lost by little is mostly luck, and a search has few simulations.
template <Game G>
int hoped_chance(const typename G::State& world, Seat seat, const Network& network, std::size_t stage)
    requires HasFeatures<G>
{
    if (!waiting<G>(world).empty()) return judged_chance<G>(world, seat, network);
    return chance_of(standing<G>(world, seat), Chance{0, G::chances()[stage].spread});
}

}  // namespace snowbound
