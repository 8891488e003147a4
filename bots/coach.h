// Help for whoever is to choose: what a strong player would do, why, and whether an answer is much worse. It never sees
// how things truly are: all it says follows from one imagined world and its dice, and the same dice imagine the same
// world whatever is true (table/same_worlds.h). Its reasons are facts of the game, and hold in every world it looked
// at.
#pragma once

#include "bots/think.h"
#include "bots/trial.h"

namespace snowbound {

inline constexpr std::size_t kAdvised = 3;      // options that are named
inline constexpr std::size_t kReasonsTold = 3;  // of each
inline constexpr int kCoachWorlds = 24;         // in which they are tried
inline constexpr int kReasonWorlds = 6;         // in which a reason must hold
inline constexpr int kMuchWorse = 100;          // in thousandths: a tenth of a victory, and surely (docs/bots.md)

// A game may say how a position stands for a seat, what matters most first; and what is known of a choice before its
// dice are rolled. Both in facts, whose words are `reason.<verb>` in locales/.
template <class G>
concept GivesReasons = requires(const typename G::State& state, Seat seat, const typename G::Choice& choice) {
    { G::reasons(state, seat) } -> std::same_as<std::vector<typename G::Reason>>;
    { G::odds(state, seat, choice) } -> std::same_as<std::vector<typename G::Reason>>;
};

// Where an answer is put together from steps: the whole of which a choice is the next one.
template <class G>
concept CompletesAnswers = requires(const typename G::State& state, Seat seat, const typename G::Choice& choice) {
    { G::filled(state, seat, choice) } -> std::same_as<typename G::Choice>;
};

template <class G>
struct ReasonOf {
    using Type = std::monostate;
};
template <GivesReasons G>
struct ReasonOf<G> {
    using Type = typename G::Reason;
};

template <Game G>
struct Advice {
    typename G::Choice choice{};
    int chance = 0;  // to win, in thousandths
    std::vector<typename ReasonOf<G>::Type> reasons;
};

template <Game G>
struct Weighed {
    int cost = 0;  // in thousandths, against the best
    bool much_worse = false;
    Advice<G> best;
};

template <Game G>
    requires HasChances<G>
class Coach {
    using State = typename G::State;
    using Choice = typename G::Choice;
    using Reasons = std::vector<typename ReasonOf<G>::Type>;

public:
    Coach(const State& real, Seat seat, Rng& rng) : seat_(seat), rng_(rng), world_(G::resample(real, seat, rng)) {}

    std::vector<Advice<G>> advise()  // what the strong player would do first, the rest by what a trial says of them
    {
        std::vector<Advice<G>> all;
        const std::vector<Choice> tried = candidates();
        const auto found = try_out(tried);
        for (std::size_t i = 0; i < tried.size(); ++i) {
            all.push_back({tried[i], Trial<G>::mean(found[i]), reasons_for(tried[i])});
        }
        std::stable_sort(all.begin() + 1, all.end(), [](const auto& a, const auto& b) { return a.chance > b.chance; });
        return all;
    }

    // What the strong player would do is never much worse, whatever a trial says of it.
    Weighed<G> weigh(const Choice& given)
    {
        const Choice choice = whole(given);
        std::vector<Choice> tried = candidates();
        if (tried.front() == choice) return {};
        std::erase(tried, choice);
        tried.push_back(choice);
        const auto found = try_out(tried);
        std::size_t best = 0;
        for (std::size_t i = 1; i + 1 < tried.size(); ++i) {
            if (Trial<G>::mean(found[i]) > Trial<G>::mean(found[best])) best = i;
        }
        const int chance = Trial<G>::mean(found[best]);
        Weighed<G> weighed{chance - Trial<G>::mean(found.back())};
        weighed.much_worse = weighed.cost >= kMuchWorse && Trial<G>::is_sure(found[best], found.back());
        if (weighed.much_worse) weighed.best = {tried[best], chance, reasons_for(tried[best])};
        return weighed;
    }

private:
    std::vector<Choice> candidates()
    {
        const Thought<G> thought = think<G>(world_, seat_, BotLevel::Hard, rng_);
        std::vector<Choice> named{whole(thought.choice)};
        for (const auto& candidate : thought.best) {
            const Choice choice = whole(candidate.choice);
            if (named.size() < kAdvised && !has(named, choice)) named.push_back(choice);
        }
        return named;
    }
    Choice whole(const Choice& choice) const
    {
        if constexpr (CompletesAnswers<G>) return G::filled(world_, seat_, choice);
        return choice;
    }

    typename Trial<G>::Found try_out(const std::vector<Choice>& tried)
    {
        return Trial<G>(seat_, rng_).of(tried, kCoachWorlds, [this] { return imagine<G>(world_, seat_, rng_); });
    }

    // What is so after this choice in every world: what it has changed, or where that is nothing, what matters most.
    Reasons reasons_for(const Choice& choice)
    {
        Reasons changed;
        if constexpr (GivesReasons<G>) {
            Reasons hold;
            for (int i = 0; i < kReasonWorlds; ++i) {
                State then = imagine<G>(world_, seat_, rng_);
                const Reasons before = G::reasons(then, seat_);
                Reasons after = G::odds(then, seat_, choice);
                Log<typename G::Fact> silent;
                G::apply(then, seat_, choice, rng_, silent);
                for (const auto& reason : G::reasons(then, seat_)) after.push_back(reason);
                if (i == 0) hold = after;
                if (i == 0) changed = without(after, before);
                std::erase_if(hold, [&](const auto& reason) { return !has(after, reason); });
                std::erase_if(changed, [&](const auto& reason) { return !has(after, reason); });
            }
            if (changed.empty()) changed.assign(hold.begin(), hold.begin() + !hold.empty());
            changed.resize(std::min(changed.size(), kReasonsTold));
        }
        return changed;
    }
    static bool has(const auto& all, const auto& one) { return std::find(all.begin(), all.end(), one) != all.end(); }
    static Reasons without(Reasons all, const Reasons& known)
    {
        std::erase_if(all, [&](const auto& reason) { return has(known, reason); });
        return all;
    }

    Seat seat_;
    Rng& rng_;
    State world_;
};

}  // namespace snowbound
