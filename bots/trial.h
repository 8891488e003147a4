// Options tried in the same worlds with the same luck, judged in chance to win.
#pragma once

#include <vector>

#include "bots/bot.h"
#include "bots/chance.h"

namespace snowbound {

inline constexpr int kTrialDecisions = 200;  // in which a stage of any match is over

template <Game G>
class Trial {
    using State = typename G::State;
    using Choice = typename G::Choice;

public:
    using Found = std::vector<std::vector<int>>;  // what came of each option, world by world, in thousandths

    Trial(Seat seat, Rng& rng) : seat_(seat), rng_(rng) {}

    template <class World>
    Found of(const std::vector<Choice>& tried, int worlds, World&& another)
    {
        Found found(tried.size());
        for (int i = 0; i < worlds; ++i) {
            const State world = another();
            const Rng luck = rng_;
            for (std::size_t o = 0; o < tried.size(); ++o) {
                rng_ = luck;
                found[o].push_back(played_on(world, tried[o]));
            }
            rng_ = luck;
            rng_.below(2);
        }
        return found;
    }

    static int mean(const std::vector<int>& values)
    {
        int all = 0;
        for (const int value : values) all += value;
        return all / static_cast<int>(values.size());
    }
    // The one is better than the other by more than chance: by twice its standard error.
    static bool is_sure(const std::vector<int>& better, const std::vector<int>& worse)
    {
        std::int64_t lead = 0, squares = 0;
        for (std::size_t i = 0; i < better.size(); ++i) {
            const std::int64_t more = better[i] - worse[i];
            lead += more, squares += more * more;
        }
        return lead > 0 && lead * lead > 4 * squares;
    }

private:
    // By foresight where a game has it: its dice scatter by more than options differ. Else to the next stage by hunch.
    int played_on(const State& world, const Choice& choice)
    {
        if constexpr (CanForesee<G>) {
            return chance_of(G::foresee(world, seat_, choice, rng_), G::chances()[G::stage(world, seat_)]);
        } else {
            const std::size_t stage = G::stage(world, seat_);
            State then = world;
            G::apply(then, seat_, choice, rng_, silent_);
            for (int i = 0; i < kTrialDecisions && G::stage(then, seat_) == stage; ++i) {
                const SeatSet open = waiting<G>(then);
                if (open.empty()) break;
                const Seat actor = *open.begin();
                G::apply(then, actor, G::hunch(then, actor, rng_, choices_), rng_, silent_);
            }
            return chances<G>(then)[index(seat_)];
        }
    }

    Seat seat_;
    Rng& rng_;
    Log<typename G::Fact> silent_;
    std::vector<Choice> choices_;
};

}  // namespace snowbound
