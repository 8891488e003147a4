// How bots judge a kingdom: what it will bring in this round and leave for the next ones, in hundredths of a legend
// point. Rough on purpose; the rules are elsewhere.
#pragma once

#include "games/paper_tales/cards.h"
#include "games/paper_tales/state.h"

namespace snowbound::paper_tales {

#ifdef PT_TUNE
extern thread_local const int* W;
#define PT_W(name, i, v) \
    inline int name() { return W[i]; }
#else
#define PT_W(name, i, v) \
    inline constexpr int name() { return v; }
#endif
PT_W(w_slope, 0, 22)
PT_W(w_filler, 1, 24)
PT_W(w_ready, 2, 50)
PT_W(w_gold1, 3, 65)
PT_W(w_gold2, 4, 45)
PT_W(w_gold3, 5, 15)
PT_W(w_slot5, 6, 130)
PT_W(w_wood, 7, 30)
PT_W(w_food, 8, 35)
PT_W(w_gem, 9, 30)
PT_W(w_survivor, 10, 90)
PT_W(w_next_strength, 11, 30)
PT_W(w_barracks, 12, 40)
PT_W(w_units_strong, 13, 180)
PT_W(w_temple_gold, 14, 90)
PT_W(w_tavern_food, 15, 100)
PT_W(w_mine_gem, 16, 50)
PT_W(w_prior, 17, 60)
PT_W(w_usual1, 18, 49)
PT_W(w_palm, 19, 150)
PT_W(w_gold1_last, 20, 55)
PT_W(w_gold2_last, 21, 25)
PT_W(w_empty, 22, 60)
PT_W(w_reserve, 23, 60)

PT_W(w_front, 24, 193)
PT_W(w_now, 25, 62)
PT_W(w_usual2, 26, 45)
PT_W(w_usual3, 27, 60)
PT_W(w_usual4, 28, 68)
PT_W(w_slope4, 29, 14)
PT_W(w_need_wood, 30, 146)
PT_W(w_need_food, 31, 69)
PT_W(w_need_gem, 32, 182)
PT_W(w_pick_linear, 33, 24)
PT_W(w_pick_front, 34, 107)
PT_W(w_pick_noise, 35, 16)
PT_W(w_hunch_gold, 36, 156)
PT_W(w_pick_taken, 37, 8)
// What one seat faces: the time left and how strong its neighbours will probably be.
struct Outlook {
    int round = 1;
    Phase phase = Phase::Recruit;  // the first that still counts
    std::array<int, 2> rivals{};   // in tenths of strength
    int wars = 2;                  // rivals that count
    bool known = false;            // the rivals' units lie open
    bool two = false;              // two players: a war can be won twice [PT-11.5]
    int cards_to_come = 0;         // picks left in this round
    int rounds_after() const { return 4 - round; }
};

Outlook outlook(const State&, Seat);

// Tenths of strength that a kingdom will probably show in this round's war, before anything is deployed.
int likely_strength(const Player&, int round);

// A kingdom as it stands, with everything that is still to come from `phase` on.
int judge(const Player&, const Outlook&);

// Entering abilities as they will probably turn out, so that a plan can be judged [PT-12.4].
int judge_entering(Player, const Outlook&);

// The plan filled up with what is worth its gold, new units in the order of the hand from `from` on. With
// `may_replace` old units give way to better ones.
struct Completed {
    Plan plan;
    int value = 0;
};
Completed complete(const Player&, const Plan& plan, const Outlook&, bool may_replace);

// What a unit that lives on is worth in the next round, with one more token.
int worth_next(const Player&, const Unit&, const Outlook&);
int worth_of(const Player&, std::size_t resource);  // one more symbol in a round
int gold_worth(int gold, const Outlook&);

int prior(CardId);  // how good a card is before anything is known

}  // namespace snowbound::paper_tales
