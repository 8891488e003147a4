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
Belief believe(const State&, Seat me);               // from what this seat knows only
int suspicion(const State&, Seat me, Seat about);    // in hundredths
std::optional<Seat> suspect(const State&, Seat me);  // whom it suspects most, if anybody

int goal_progress(const State&);           // of the main objective, 0 to 1000
int own_progress(const State&, Seat);      // of the other conditions of the own objective, 0 to 1000
bool wants_goal(const State&, Seat);       // the main objective is part of what it needs
bool wants_ruin(const State&, Seat);       // morale 0 is
int crisis_points(const State&);           // what lies there, as its owners know it
int crisis_cost(const State&);             // of failing this round's crisis
int expected_loss(const State&);           // in the coming colony phase
int card_worth(const State&, Seat, Item);  // in this hand
int keeps(const State&, Seat, Item);       // what the own objective makes of a card in hand

}  // namespace snowbound::dead_of_winter
