// How bots judge a kingdom: what it will bring in this round and leave for the next ones, in hundredths of a legend
// point. Rough on purpose; the rules are elsewhere. The weights come from series of matches (docs/bots.md).
#pragma once

#include "games/paper_tales/cards.h"
#include "games/paper_tales/state.h"

namespace snowbound::paper_tales {

inline constexpr int kGoldWorth = 45;  // one more gold, roughly

// What one seat faces: the time left, how strong its neighbours will probably be, and what things are worth to it.
struct Outlook {
    int round = 1;
    Phase phase = Phase::Recruit;                       // the first that still counts
    int rivals = 2;                                     // neighbours to fight
    std::array<int, 2> rival_tenths{};                  // their strength, in tenths
    bool open = false;                                  // their units lie open
    bool twice = false;                                 // two players: a war can be won twice [PT-11.5]
    int cards_to_come = 0;                              // of this round's draft, to fill empty slots
    std::array<int, kResources> resource{};             // one more symbol in a round to come
    std::array<std::array<int, 2>, kBuildings> side{};  // each side of each building from now to the end
    int fifth_slot = 0;                                 // [PT-5.2] from the next round to the end

    int rounds_after() const { return kRounds - round; }
};

Outlook outlook(const State&, Seat);

// Tenths of strength that a kingdom will probably show in this round's war, before anything is deployed.
int likely_strength(const Player&, int round);

// What a unit that lives on is worth in the next round, with one more token; nothing in the last round.
int worth_next(const Unit&, const Outlook&);

// A kingdom as it stands, with everything that is still to come from `phase` on.
int judge(const Player&, const Outlook&);
// The same, with entering abilities as they will probably turn out, so that a plan can be judged [PT-12.4].
int judge_entering(Player, const Outlook&);
// With what the seat has under way: picks, a plan, an answer that waits.
int judge(const State&, Seat, const Outlook&);

struct Completed {
    Plan plan;
    int value = 0;
};
enum class Replace : bool { No, Yes };  // may old units give way to better ones?

// The plan filled up with what is worth its gold, in the order in which offers are made; the best card left is kept.
Completed complete(const Player&, const Plan&, const Outlook&, Replace);

Player with_picks(Player);  // a draft's picks so far as the hand, with the reserve and a pick that waits
void raise(Player&, BuildingId, Level to);  // for the least gold

int liking(CardId);  // how good a card is before anything else is known, about 50; as searching bots drafted it
std::size_t card_to_keep(const Player&, const Plan&);  // place in the hand of the best card without a slot, or its size

}  // namespace snowbound::paper_tales
