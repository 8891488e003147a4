// What all bots share: levels, what a bot says about its choice, and the small helps a game may give to a search.
// A bot never looks at the real state: it looks at worlds that its seat cannot rule out (G::resample).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/fields.h"
#include "core/game.h"
#include "core/spelling.h"

namespace snowbound {

SB_WORDS(BotLevel, Random, Greedy, Easy, Medium, Hard);

// How many imagined worlds a level looks at before it chooses. A game that needs more at a level says so by
// kGreedyWorlds, kMediumSimulations and kHardSimulations.
template <class G>
constexpr int simulations_of(BotLevel level)
{
    if constexpr (requires { G::kGreedyWorlds; }) {
        if (level == BotLevel::Greedy) return G::kGreedyWorlds;
    }
    if constexpr (requires { G::kMediumSimulations; }) {
        if (level == BotLevel::Medium) return G::kMediumSimulations;
    }
    if constexpr (requires { G::kHardSimulations; }) {
        if (level == BotLevel::Hard) return G::kHardSimulations;
    }
    constexpr std::array<int, 5> kSimulations{0, 1, 6, 80, 200};
    return kSimulations[static_cast<std::size_t>(level)];
}

template <Game G>
struct Candidate {
    typename G::Choice choice{};
    int visits = 0;  // how often it was tried
    int value = 0;  // as G::evaluate counts; a search takes off half of what the others have. By a network: thousandths
    bool operator==(const Candidate&) const = default;
};

template <Game G>
struct Thought {
    typename G::Choice choice{};
    std::vector<Candidate<G>> best;  // the best few, best first; empty where nothing was weighed
    bool operator==(const Thought&) const = default;
};
inline constexpr std::size_t kCandidatesTold = 5;

// A game may offer these, to be searched better. What is missing is done without.
template <class G>
concept CanReopen = requires(typename G::State& world, Seat seat) {
    { G::reopen(world, seat) } -> std::same_as<void>;  // the others' secret answers are forgotten, to be imagined anew
};
template <class G>
concept HasHunch =
    requires(const typename G::State& state, Seat seat, Rng& rng, std::vector<typename G::Choice>& buffer) {
        {
            G::hunch(state, seat, rng, buffer)
        } -> std::same_as<typename G::Choice>;  // cheap and sensible, for playing on
    };

// Its hunch chooses better than its evaluator: a search expects kHunchLead more of what the hunch would choose than of
// the rest, and takes no first look at options.
template <class G>
concept TrustsHunch = HasHunch<G> && requires {
    { G::kHunchLead } -> std::convertible_to<int>;
};

template <class G>
concept CanForesee = requires(const typename G::State& world, Seat seat, const typename G::Choice& choice, Rng& rng) {
    { G::foresee(world, seat, choice, rng) } -> std::same_as<int>;  // before its dice are rolled: the mean over them
};
// Its own way to play a simulation on, where dice scatter by more than options differ.
template <class G>
concept CanPlan = requires(const typename G::State& world, Seat seat, const typename G::Choice& choice, Rng& rng,
                           typename G::Plan plan) {
    { G::plans(world, seat) } -> std::same_as<bool>;  // here; otherwise a look at every option in many worlds does
    requires std::constructible_from<typename G::Plan, const typename G::State&, Seat, Rng&>;
    { G::Plan::kHopeless } -> std::convertible_to<int>;  // options that are so far behind the best are not tried
    { plan.state() } -> std::same_as<const typename G::State&>;
    { plan.asks() } -> std::same_as<bool>;  // the seat, which may then choose
    { plan.carry_out(choice) } -> std::same_as<void>;
    { plan.finish() } -> std::same_as<std::int64_t>;  // what it was worth
};
template <class G>
concept HasNearby = requires(const typename G::State& world, Seat seat, const typename G::Choice& choice, int pass,
                             std::vector<typename G::Choice>& found) {
    { G::nearby(world, seat, choice, pass, found) } -> std::same_as<void>;  // small changes that are allowed too
};

// Where an answer may also be laid step by step: what the last step makes whole. Nothing: more steps follow this one.
template <class G>
concept HasSteps = requires(const typename G::State& state, Seat seat, const typename G::Choice& choice) {
    { G::whole(state, seat, choice) } -> std::same_as<std::optional<typename G::Choice>>;
};

// What a bot may say beside its choice, about a world that it imagines. It is told to everybody: nothing in it may tell
// what the seat keeps secret.
template <class G>
concept HasRemarks = requires(const typename G::State& world, Seat seat) {
    { G::remarks(world, seat) } -> std::same_as<std::vector<typename G::Remark>>;
};

// The one way from the real state to something that a bot may look at.
template <Game G>
typename G::State imagine(const typename G::State& real, Seat seat, Rng& rng)
{
    typename G::State world = G::resample(real, seat, rng);
    if constexpr (CanReopen<G>) G::reopen(world, seat);
    return world;
}

// What the evaluator says of an option, tried once.
template <Game G>
int first_look(const typename G::State& world, Seat seat, const typename G::Choice& choice, Rng& rng,
               Log<typename G::Fact>& silent)
{
    if constexpr (CanForesee<G>) {
        return G::foresee(world, seat, choice, rng);
    } else {
        typename G::State then = world;
        G::apply(then, seat, choice, rng, silent);
        return G::evaluate(then, seat);
    }
}

}  // namespace snowbound
