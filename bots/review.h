// What a choice was worth: it and what a strong player would have chosen, tried in the same imagined worlds with the
// same luck, and judged in chance to win. Asked about the past only; nothing here plays.
#pragma once

#include "bots/think.h"
#include "bots/trial.h"

namespace snowbound {

inline constexpr int kReviewWorlds = 24;     // unless others are wished for
inline constexpr std::size_t kReviewed = 3;  // of the strong player's options

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
        const std::vector<Choice> tried = candidates(chosen);
        Trial<G> trial(seat_, rng_);
        const auto open = trial.of(tried, worlds, [this] { return real_; });
        const auto found = trial.of(tried, worlds, [this] { return imagine<G>(real_, seat_, rng_); });
        Reviewed<G> reviewed;
        std::size_t best = 0;
        for (std::size_t i = 0; i < tried.size(); ++i) {
            const int chance = Trial<G>::mean(found[i]);
            reviewed.options.push_back({tried[i], chance, Trial<G>::mean(open[i]), i == 0});
            if (chance > reviewed.options[best].chance) best = i;
        }
        reviewed.cost = reviewed.options[best].chance - reviewed.options.front().chance;
        reviewed.sure = Trial<G>::is_sure(found[best], found.front());
        std::stable_sort(reviewed.options.begin(), reviewed.options.end(),
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
            for (int i = 0; i < kTrialDecisions; ++i) {
                if (const auto whole = G::whole(then, seat_, step)) return *whole;
                G::apply(then, seat_, step, rng_, silent_);
                step = think<G>(then, seat_, BotLevel::Hard, rng_).choice;
            }
        }
        return first;
    }

    const State& real_;
    Seat seat_;
    Rng& rng_;
    Log<typename G::Fact> silent_;
    std::vector<Choice> choices_;
};

}  // namespace snowbound
