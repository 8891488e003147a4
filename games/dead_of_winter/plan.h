// A simulation of Dead of Winter for a search: the own turn, then everybody else's by hunch, to the next round. What is
// not known yet and scatters most is not played, for a search could not see what options differ by behind it: exposure
// dice come up blank, the own ones for their mean cost; a search finds the mean of what is left; no crossroads card is
// drawn.
#pragma once

#include "games/dead_of_winter/outlook.h"

namespace snowbound::dead_of_winter {

class Plan {
public:
    static constexpr int kHopeless = kWin;  // what foresight likes so much less than the best is not tried

    Plan(const State& world, Seat, Rng&);

    const State& state() const { return s_; }
    bool asks() const;              // the seat has something to choose in its turn
    void carry_out(const Choice&);  // of the seat
    std::int64_t finish();          // by foresight and hunch; what all of it was worth

private:
    bool is_own_turn() const;
    Choice best();
    int look_at(const Choice&) const;
    int find(State&, const Search&) const;
    void answer_by_hunch();
    void apply_blank(Seat, const Choice&);

    State s_;
    Seat seat_;
    Rng& rng_;
    int round_;
    int base_;       // what the world was worth before
    int extra_ = 0;  // what is counted without being played
    std::vector<Choice> choices_;
    DwLog silent_;
};

}  // namespace snowbound::dead_of_winter
