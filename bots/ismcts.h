// Information-set Monte Carlo tree search (single observer). The tree holds this seat's own decisions only; each
// simulation imagines a world, plays the others and everything beyond the tree by a cheap policy, to the end or far
// enough, and asks the evaluator; or to the next stage of the match, and asks a network. Arithmetic is on integers (and
// one square root, which IEEE 754 defines exactly), so that every platform chooses the same move.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "bots/greedy.h"
#include "bots/network.h"

namespace snowbound {

template <Game G>
class Search {
    using State = typename G::State;
    using Choice = typename G::Choice;

public:
    // An empty network: the evaluator alone.
    Search(const State& real, Seat seat, Rng& rng, const Network& network)
        : real_(real), seat_(seat), rng_(rng), network_(network)
    {
        nodes_.emplace_back();
        choices_.reserve(64);
        path_.reserve(64);
    }

    template <class GoOn>
    Thought<G> run(int simulations, GoOn&& go_on)
    {
        nodes_.reserve(static_cast<std::size_t>(std::min(simulations, kUsual)) + 64);
        for (int i = 0; i < simulations && (i == 0 || go_on()); ++i) {
            simulate(imagine<G>(real_, seat_, rng_));
            if (i == 0 && only_choice()) break;
        }
        return conclude();
    }

    // Where dice scatter by more than options differ, greedy's best few are compared in the same worlds with the same
    // luck, and another than greedy's choice is taken if it is surely better. Below them the tree grows as elsewhere.
    template <class GoOn>
    Thought<G> run_in_common(std::vector<Candidate<G>> best, int worlds, GoOn&& go_on)
        requires CanPlan<G>
    {
        struct Lead {  // over greedy's choice
            std::int64_t sum = 0, squares = 0;
            bool is_sure() const { return sum > 0 && sum * sum > squares; }  // the mean is more than its standard error
        };
        std::vector<Lead> leads(best.size());
        for (const Candidate<G>& candidate : best) {
            add_child(0, candidate.choice, candidate.value);
        }
        int seen = 0;
        for (; best.size() > 1 && seen < worlds && go_on(); ++seen) {
            const State world = imagine<G>(real_, seat_, rng_);
            const Rng luck = rng_;
            std::int64_t first = 0;
            for (std::size_t i = 0; i < best.size(); ++i) {
                rng_ = luck;
                const std::int64_t value = simulate(world, best[i].choice);
                if (i == 0) first = value;
                leads[i].sum += value - first;
                leads[i].squares += (value - first) * (value - first);
            }
            rng_ = luck;
            rng_.below(2);
        }
        std::size_t chosen = 0;
        for (std::size_t i = 0; i < best.size() && seen > 0; ++i) {
            best[i].value = best[0].value + static_cast<int>(leads[i].sum / seen);
            best[i].visits += seen;
            if (leads[i].is_sure() && leads[i].sum > leads[chosen].sum) chosen = i;
        }
        const auto at = best.begin() + static_cast<std::ptrdiff_t>(chosen);
        std::rotate(best.begin(), at, at + 1);
        return {best.front().choice, best};
    }

private:
    using NodeId = std::uint32_t;
    static constexpr NodeId kNone = 0;        // the root is nobody's child
    static constexpr int kOwnDecisions = 40;  // how far a simulation plays before it asks the evaluator
    static constexpr int kGrowAfter = 8;      // visits that a node must have before its own choices are told apart
    static constexpr int kGrowPlans = 3;      // likewise, where simulations scatter little and cost much
    static constexpr int kTrust = 20;         // what is expected of an option counts like so many visits
    static constexpr int kTasted = 3;         // options that the policy compares where the game has no hunch
    static constexpr int kUsual = 4000;       // simulations for which there is room at once

    struct Node {  // after one of our own choices
        Choice choice{};
        NodeId first_child = kNone;
        NodeId next_sibling = kNone;
        std::int32_t visits = 0;
        std::int32_t available = 0;  // simulations in which it could have been chosen
        std::int32_t liked = 0;      // in so many of them the hunch would have
        std::int64_t total = 0;
        std::int64_t first_look = 0;  // what the evaluator said of it
        std::int64_t best_look = 0;   // the best of its children
    };

    void simulate(State world)
    {
        path_.clear();
        path_.push_back(0);
        bool in_tree = true;
        int own = 0;
        stage_ = horizon<G>(world, seat_, network_);
        for (SeatSet open = waiting<G>(world); !open.empty() && own < kOwnDecisions; open = waiting<G>(world)) {
            if (horizon<G>(world, seat_, network_) != stage_) break;
            const Seat actor = open.has(seat_) ? seat_ : *open.begin();
            own += actor == seat_;
            Choice choice;
            if (actor == seat_ && in_tree) {
                choice = descend(world, in_tree);
            } else {
                choice = play_on(world, actor);
            }
            G::apply(world, actor, choice, rng_, silent_);
        }
        learn(outcome(world));
    }

    std::int64_t simulate(const State& world, const Choice& first)
        requires CanPlan<G>
    {
        path_.assign({0, child(0, first)});
        typename G::Plan plan(world, seat_, rng_);
        plan.carry_out(first);
        for (bool in_tree = nodes_[path_.back()].visits >= kGrowPlans; in_tree && plan.asks();) {
            plan.carry_out(descend(plan.state(), in_tree));
        }
        const std::int64_t value = plan.finish();
        learn(value);
        return value;
    }

    // The choice below the end of the path that promises most. The tree ends at a node that has not been seen often.
    Choice descend(const State& world, bool& in_tree)
    {
        options<G>(world, seat_, choices_);
        SB_CHECK(!choices_.empty(), "a bot was asked when nothing was to be decided");
        const NodeId at = path_.back();
        if (at == 0 && offered_ == 0) offered_ = choices_.size();
        NodeId best = kNone;
        std::int64_t best_score = std::numeric_limits<std::int64_t>::min();
        for (const Choice& choice : choices_) {
            NodeId id = child(at, choice);
            if (id == kNone) id = grow(at, choice, world);
            ++nodes_[id].available;
        }
        if constexpr (TrustsHunch<G>) ++nodes_[child(at, G::hunch(world, seat_, rng_, liked_))].liked;
        for (const Choice& choice : choices_) {
            const NodeId id = child(at, choice);
            const std::int64_t score = promise(nodes_[at], nodes_[id]);
            if (score > best_score) best = id, best_score = score;
        }
        in_tree = nodes_[best].visits >= (CanPlan<G> ? kGrowPlans : kGrowAfter);
        path_.push_back(best);
        return nodes_[best].choice;
    }

    NodeId child(NodeId parent, const Choice& choice) const
    {
        NodeId id = nodes_[parent].first_child;
        while (id != kNone && nodes_[id].choice != choice) {
            id = nodes_[id].next_sibling;
        }
        return id;
    }

    NodeId grow(NodeId parent, const Choice& choice, const State& world)
    {
        std::int64_t value = 0;
        if constexpr (!TrustsHunch<G>) value = first_look<G>(world, seat_, choice, rng_, silent_);
        return add_child(parent, choice, value);
    }

    NodeId add_child(NodeId parent, const Choice& choice, std::int64_t value)
    {
        const auto id = static_cast<NodeId>(nodes_.size());
        nodes_.push_back({.choice = choice, .next_sibling = nodes_[parent].first_child, .first_look = value});
        if (nodes_[parent].first_child == kNone || value > nodes_[parent].best_look) nodes_[parent].best_look = value;
        nodes_[parent].first_child = id;
        return id;
    }

    // Against the best of its siblings, before it has been tried.
    std::int64_t expected_lead(const Node& parent, const Node& node) const
    {
        std::int64_t lead = node.first_look - parent.best_look;
        if constexpr (TrustsHunch<G>) {
            lead = std::int64_t{G::kHunchLead} * (node.liked - node.available) / std::max(1, node.available);
        }
        if constexpr (HasFeatures<G>) {  // in chance, where a network judges: as steep as it is when even
            if (!network_.empty()) return lead * (kSure / 4) / G::chances()[stage_].spread;
        }
        return lead;
    }
    std::int64_t mean(const Node& parent, const Node& node) const
    {
        const std::int64_t base = parent.visits > 0 ? parent.total / parent.visits : 0;
        const std::int64_t expected = base + expected_lead(parent, node);
        return (node.total + kTrust * expected) / (node.visits + kTrust);
    }

    // UCB1 with availability in the place of the parent's visits; the range of values seen so far is its unit.
    std::int64_t promise(const Node& parent, const Node& node) const
    {
        const std::int64_t doubt =
            (log2_in_256ths(static_cast<std::uint32_t>(node.available)) << 12) / (node.visits + kTrust);
        const auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(doubt)));  // in 1024ths
        return mean(parent, node) + root * (highest_ - lowest_) / (1024 * 8);
    }

    static std::int64_t log2_in_256ths(std::uint32_t n)
    {
        const int whole = std::bit_width(n) - 1;
        const std::uint64_t rest = (static_cast<std::uint64_t>(n) << 8 >> whole) - 256;  // linear between powers
        return whole * 256 + static_cast<std::int64_t>(rest);
    }

    Choice play_on(const State& world, Seat actor)
    {
        if constexpr (HasHunch<G>) {
            return G::hunch(world, actor, rng_, choices_);
        } else {
            return best_of_few(world, actor);
        }
    }

    Choice best_of_few(const State& world, Seat actor)
    {
        options<G>(world, actor, choices_);
        const auto n = static_cast<std::uint32_t>(choices_.size());
        Choice best = choices_[rng_.below(n)];
        int best_value = std::numeric_limits<int>::min();
        for (int i = 0; i < kTasted && n > 1; ++i) {
            const Choice& choice = choices_[rng_.below(n)];
            State then = world;
            G::apply(then, actor, choice, rng_, silent_);
            const int value = G::evaluate(then, actor);
            if (value > best_value) best = choice, best_value = value;
        }
        return best;
    }

    // What others gain counts too, but half: it depends on us little, and would drown what does in noise.
    std::int64_t outcome(const State& world) const
    {
        if constexpr (HasFeatures<G>) {
            if (!network_.empty()) return hoped_chance<G>(world, seat_, network_, stage_);
        }
        std::int64_t others = 0;
        const std::size_t seats = G::seats(world);
        for (std::size_t i = 0; i < seats; ++i) {
            if (seat_at(i) != seat_) others += G::evaluate(world, seat_at(i));
        }
        const std::int64_t own = G::evaluate(world, seat_);
        return seats > 1 ? own - others / (2 * static_cast<std::int64_t>(seats - 1)) : own;
    }

    void learn(std::int64_t value)
    {
        if (nodes_.front().visits == 0) lowest_ = highest_ = value;
        lowest_ = std::min(lowest_, value);
        highest_ = std::max(highest_, value);
        for (const NodeId id : path_) {
            ++nodes_[id].visits;
            nodes_[id].total += value;
        }
    }

    bool only_choice() const { return offered_ == 1; }

    Thought<G> conclude() const
    {
        std::vector<Candidate<G>> all;
        for (NodeId id = nodes_.front().first_child; id != kNone; id = nodes_[id].next_sibling) {
            const Node& node = nodes_[id];
            all.push_back({node.choice, node.visits, static_cast<int>(mean(nodes_.front(), node))});
        }
        std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
            if (a.visits != b.visits) return a.visits > b.visits;
            return a.value != b.value ? a.value > b.value : a.choice < b.choice;
        });
        all.resize(std::min(all.size(), kCandidatesTold));
        return {all.front().choice, all};
    }

    const State& real_;
    Seat seat_;
    Rng& rng_;
    const Network& network_;
    Log<typename G::Fact> silent_;
    std::vector<Node> nodes_;
    std::vector<Choice> choices_, liked_;
    std::vector<NodeId> path_;  // from the root, in this simulation
    std::size_t offered_ = 0;   // options at the root
    std::size_t stage_ = 0;     // in which this simulation began
    std::int64_t lowest_ = 0;
    std::int64_t highest_ = 0;
};

}  // namespace snowbound
