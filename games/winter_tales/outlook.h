// How a bot looks at a table: what cards are worth, who could come to a quest, and what bidding for it would bring.
// Values are hundredths of an epilogue point, as Spring sees them: Winter wants them low, the Author near nothing.
#pragma once

#include "games/winter_tales/flow.h"

namespace snowbound::winter_tales {

inline constexpr int kPoint = 100, kWon = 500;

constexpr int sign(Side side) { return side == Side::Spring ? 1 : -1; }

int memories_left(const State&);
int card_price(const State&);        // of a card in somebody's hand
int hand_worth(const State&, Seat);  // the ones over the limit are worth little
int hands_lead(const State&);        // cards that could be played in the epilogue, Spring's less Winter's
int standing(const State&);          // memories and hands
struct Settling {                    // how an epilogue will be settled
    int reach = 0;                   // of the Author's cards, in points
    int draw = 0;                    // what a draw is worth
};
Settling settling(const State&, Seat ender);
int settled(const Settling&, int lead);  // the epilogue has begun with this lead in points

// Movement: how many cards it takes to bring a character there; kNever: it can't.
inline constexpr int kNever = 99;
int cards_to(const State&, Character, Space to);

// One who may still lay cards on a quest.
struct Bid {
    Side side{};     // for whom the cards count
    Faction aim{};   // what he wants
    int most = 0;    // cards he can lay
    int wasted = 0;  // of these, the ones that are worth nothing to him otherwise
};
using Bids = FixedVector<Bid, kMostSeats + 1>;

struct Stake {          // what hangs on a quest
    int start = 0;      // what the table is worth without it
    int lead = 0;       // cards so far, Spring's less Winter's
    int prize = 0;      // for its own side beyond the memory: a power
    int price = 0;      // of a card
    Side side{};        // whose quest it is
    bool last = false;  // it ends in the epilogue
    int hands = 0;      // last: lead in points, hands included
    Seat ender{};       // last: who becomes the epilogue player
};

struct Bidding {  // everybody bids as well as possible, knowing the hands
    int worth = 0;
    int best = 0;  // what the first of them should lay
};
Bidding bid_out(const State&, const Stake&, const Bids&);

Bids bids_left(const State&, const QuestRun&);  // who still has his say
Stake stake_of(const State&, const QuestRun&);

// The best that it can do in its activation; nothing: it reaches no quest.
struct Prospect {
    Quest quest{};
    int cards = kNever;
    int gain = 0;  // as its player sees it
};
std::optional<Prospect> best_prospect(const State&, Character);

int eagerness(const State&);  // a story must go on: what resolving is worth by itself

// Fights. Stakes and results as their winner sees them.
int felling(const State&, Character);                                // what it is worth to put it down
int attack_worth(int attacks, int defences, int stake, int price);   // Winter is to strike
int defence_worth(int attacks, int defences, int stake, int price);  // Spring is to strike
int trap_holds(const State&, Character soldier, int laid);           // so many cards of Spring are in it
int setting_trap(const State&, Seat setter, Character soldier);

}  // namespace snowbound::winter_tales
