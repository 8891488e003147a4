// How a bot looks at a table: what it believes of the others, how far the main objective and its own have come, and
// what the colony will lose in this round. Values are hundredths of a morale point.
#pragma once

#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {

inline constexpr int kMoralePoint = 100, kWin = 3000;

// Who may be the betrayer: weights, not shares; at most one seat is. [DW-SET.9]
struct Belief {
    std::array<int, kMostSeats> weights{};
    int nobody = 1;
    int total() const
    {
        int sum = nobody;
        for (const int weight : weights) {
            sum += weight;
        }
        return sum;
    }
};
Belief believe(const State&, Seat me);             // from what this seat knows
Belief seem_to_believe(const State&, Seat me);     // the same, as if it were no betrayer itself
int share(const Belief&, Seat about);              // in hundredths
int suspicion(const State&, Seat me, Seat about);  // in hundredths

using Conditions = FixedVector<Condition, 5>;
Conditions conditions_of(const State&, Seat);              // of the own objective, as exile has changed it [DW-EXI.2]
bool wants(const Conditions&, Need);                       // it is one of them
int progress(const State&, Seat, const Condition&);        // 0 to 1000
int own_progress(const State&, Seat);                      // of all but the main objective and morale, 0 to 1000
int goal_progress(const State&);                           // of the main objective, 0 to 1000
int hoard(const State&, Seat, const Conditions&, Symbol);  // what a card in hand is worth to the own objective

int food_need(const State&);
int crisis_points(const State&);  // of what lies there
int turns_left(const State&);     // in this round, the running one too
int expected_loss(const State&);  // of morale, in the coming colony phase
int search_worth(const State&, Seat, Location);
int card_worth(const State&, Seat, Item);

}  // namespace snowbound::dead_of_winter
