// How a bot looks at a table: what it believes of the others, how far the main objective and its own have come, and
// what the colony will lose in this round. Values are hundredths of a morale point.
#pragma once

#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {

inline constexpr int kMoralePoint = 100, kWin = 8000;

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

inline int part(int have, int want)
{
    return want <= 0 ? 1000 : std::clamp(have * 1000 / want, 0, 1000);
}  // in thousandths

using Conditions = FixedVector<Condition, 5>;
Conditions conditions_of(const State&, Seat);              // of the own objective, as exile has changed it [DW-EXI.2]
bool wants(const Conditions&, Need);                       // it is one of them
int progress(const State&, Seat, const Condition&);        // 0 to 1000
int own_progress(const State&, Seat);                      // of all but the main objective and morale, 0 to 1000
int goal_progress(const State&);                           // of the main objective, 0 to 1000
int hoard(const State&, Seat, const Conditions&, Symbol);  // what a card in hand is worth to the own objective

// The main objective
inline constexpr int kGoal = 1800;          // what all of it is worth, card by card
int imminence(const State&);                // how near the end is, 0 to 1000
int goal_unit(const State&, Seat, Symbol);  // what one more card of this symbol in its hand does for it; 0: nothing
int goal_token(const State&);               // what one more food token does for it
Locations raided(const State&);             // whose decks are to be emptied
bool is_armed(const State&, Seat);

// What the coming colony phase will probably cost
RoundStep step_of(const State&);
using Crowd = std::array<int, kLocations>;  // survivors at each place
Crowd crowd_of(const State&);
SeatSet to_come(const State&);  // whose turn runs, or is still to come in this round
int morale_worth(int morale);
int crisis_points(const State&);                                   // of what lies there
int crisis_outlook(const State&, Seat);                            // below 0: a loss
int hunger_outlook(const State&, Seat);                            // likewise
int waste_outlook(const State&);                                   // likewise
int zombie_outlook(const State&, Seat, const Crowd&, bool mercy);  // likewise; mercy: deaths are bad
int room_after(const State&, const Crowd&, Gate);  // spaces without zombies, when this round's have come; < 0: too few
int standing_after(const State&, const Crowd&, Gate);  // barricades that are left then
int pressure(const State&, const Crowd&, Gate);  // zombies that will find no room there: 2 now, 1 in the next round

// Cards
struct Worths {                         // of every card to a seat
    std::array<int, kSymbols> held{};   // in its hand
    std::array<int, kSymbols> found{};  // while it can still be laid to the crisis
    int token = 0;                      // of food, besides
    int starter = 0;                    // what a starter card is worth less, for it may not be deposited
    Symbols deposited{};
    int rounds = 0;  // in which equipment may still be used
    int rest_of(Item) const;
    int in_hand(Item item) const { return held[index(symbol_of(item))] + rest_of(item); }
    int when_found(Item item) const { return found[index(symbol_of(item))] + rest_of(item); }
};
Worths worths_of(const State&, Seat);
int fuel_reserve(const State&, int cards);  // what so many fuel cards in one hand are worth, where the goal burns them
inline constexpr int kRaid = 90;            // what a card less in a raided deck adds to a search
int search_worth(const State&, const Worths&, Location);
int search_worth(const State&, Seat, Location);
int card_worth(const State&, Seat, Item);

}  // namespace snowbound::dead_of_winter
