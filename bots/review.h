// What a choice was worth: it and what a strong player would have chosen, tried in the same imagined worlds with the
// same luck, and judged in chance to win. Asked about the past only; nothing here plays.
#pragma once

#include "bots/chance.h"
#include "bots/think.h"

namespace snowbound {

inline constexpr int kReviewWorlds = 24;      // unless others are wished for
inline constexpr std::size_t kReviewed = 3;   // of the strong player's options
inline constexpr int kReviewDecisions = 200;  // in which a stage of any match is over

template <Game G>
struct Reviewed {
    struct Option {
        typename G::Choice choice{};
        int chance = 0;  // in thousandths, with what the seat could know
        int open = 0;    // and with everything that was hidden from it
        bool chosen = false;
    };
    std::vector<Option> options;  // the best first; what was chosen is among them. Empty: there was nothing to choose
    int cost = 0;                 // of what was chosen, against the best, in thousandths
    bool sure = false;            // the cost is more than chance: twice its standard error
};

template <Game G>
class Review {
    using State = typename G::State;
    using Choice = typename G::Choice;
    using Option = typename Reviewed<G>::Option;

public:
    Review(const State& real, Seat seat, Rng& rng) : real_(real), seat_(seat), rng_(rng) {}

    Reviewed<G> of(const Choice& chosen, int worlds)
    {
        options<G>(real_, seat_, choices_);
        if (choices_.size() == 1 && choices_.front() == chosen) return {};
        Reviewed<G> reviewed;
        for (const Choice& choice : candidates(chosen)) {
            reviewed.options.push_back({choice, 0, 0, choice == chosen});
        }
        auto& tried = reviewed.options;
        const auto open = play_all(tried, worlds, [this] { return real_; });
        const auto found = play_all(tried, worlds, [this] { return imagine<G>(real_, seat_, rng_); });
        std::size_t best = 0;
        for (std::size_t i = 0; i < tried.size(); ++i) {
            tried[i].chance = sum(found[i]) / worlds;
            tried[i].open = sum(open[i]) / worlds;
            if (tried[i].chance > tried[best].chance) best = i;
        }
        reviewed.cost = tried[best].chance - tried.front().chance;
        reviewed.sure = is_sure(found[best], found.front());
        std::stable_sort(tried.begin(), tried.end(),
                         [](const Option& a, const Option& b) { return a.chance > b.chance; });
        return reviewed;
    }

private:
    std::vector<Choice> candidates(const Choice& chosen)
    {
        std::vector<Choice> tried{chosen};
        const auto whole = whole_of(chosen);
        const auto known = [&](const Choice& idea) {
            return idea == whole || std::find(tried.begin(), tried.end(), idea) != tried.end();
        };
        for (const auto& candidate : think<G>(real_, seat_, BotLevel::Hard, rng_).best) {
            if (tried.size() > kReviewed) break;
            const Choice idea = whole ? carried_on(candidate.choice) : candidate.choice;
            if (!known(idea)) tried.push_back(idea);
        }
        return tried;
    }

    // A plan is compared with plans, a step of one with steps.
    std::optional<Choice> whole_of(const Choice& choice) const
    {
        if constexpr (HasSteps<G>) return G::whole(real_, seat_, choice);
        return choice;
    }
    // What a strong player who begins with this step lays in the end. Nobody hears of a step, so nothing else changes.
    Choice carried_on(const Choice& first)
    {
        if constexpr (HasSteps<G>) {
            State then = real_;
            Choice step = first;
            for (int i = 0; i < kReviewDecisions; ++i) {
                if (const auto whole = G::whole(then, seat_, step)) return *whole;
                G::apply(then, seat_, step, rng_, silent_);
                step = think<G>(then, seat_, BotLevel::Hard, rng_).choice;
            }
        }
        return first;
    }

    // What came of each option, world by world: in the same worlds, with the same luck.
    template <class World>
    std::vector<std::vector<int>> play_all(const std::vector<Option>& tried, int worlds, World&& another)
    {
        std::vector<std::vector<int>> found(tried.size());
        for (int i = 0; i < worlds; ++i) {
            const State world = another();
            const Rng luck = rng_;
            for (std::size_t o = 0; o < tried.size(); ++o) {
                rng_ = luck;
                found[o].push_back(played_on(world, tried[o].choice));
            }
            rng_ = luck;
            rng_.below(2);
        }
        return found;
    }

    static int sum(const std::vector<int>& values)
    {
        int all = 0;
        for (const int value : values) all += value;
        return all;
    }
    static bool is_sure(const std::vector<int>& best, const std::vector<int>& chosen)
    {
        std::int64_t lead = 0, squares = 0;
        for (std::size_t i = 0; i < best.size(); ++i) {
            const std::int64_t more = best[i] - chosen[i];
            lead += more, squares += more * more;
        }
        return lead > 0 && lead * lead > 4 * squares;
    }

    // By foresight where a game has it: its dice scatter by more than options differ. Else to the next stage by hunch.
    int played_on(const State& world, const Choice& choice)
    {
        if constexpr (CanForesee<G>) {
            return chance_of(G::foresee(world, seat_, choice, rng_), G::chances()[G::stage(world, seat_)]);
        } else {
            const std::size_t stage = G::stage(world, seat_);
            State then = world;
            G::apply(then, seat_, choice, rng_, silent_);
            for (int i = 0; i < kReviewDecisions && G::stage(then, seat_) == stage; ++i) {
                const SeatSet open = waiting<G>(then);
                if (open.empty()) break;
                const Seat actor = *open.begin();
                G::apply(then, actor, G::hunch(then, actor, rng_, choices_), rng_, silent_);
            }
            return chances<G>(then)[index(seat_)];
        }
    }

    const State& real_;
    Seat seat_;
    Rng& rng_;
    Log<typename G::Fact> silent_;
    std::vector<Choice> choices_;
};

}  // namespace snowbound
