// Inside hunch(): how a seat looks at the table, and how it likes what it may do in its turn.
#pragma once

#include "games/dead_of_winter/outlook.h"

namespace snowbound::dead_of_winter {

struct Glance {
    Glance(const State&, Seat);
    const State& s;
    Seat seat;
    const Player& p;
    Conditions all;        // of the own objective
    bool betrays = false;  // needs morale at 0
    bool ready = false;    // and everything else is there
    int short_of = 0;      // cards that the crisis still needs, if all that lies there fits
    Crowd crowd{};
    std::array<int, kLocations> finds{};  // what a search promises at each place
};

int like_action(const Glance&, const EndTurn&);
int like_action(const Glance&, const Attack&);
int like_action(const Glance&, const Strike&);
int like_action(const Glance&, const Search&);
int like_action(const Glance&, const Barricade&);
int like_action(const Glance&, const Clean&);
int like_action(const Glance&, const Attract&);
int like_action(const Glance&, const Ability&);
int like_action(const Glance&, const UseItem&);
int like_action(const Glance&, const PlayCard&);
int like_action(const Glance&, const Equip&);
int like_action(const Glance&, const Contribute&);
int like_action(const Glance&, const Deposit&);
int like_action(const Glance&, const Move&);
int like_action(const Glance&, const SpendFood&);
int like_action(const Glance&, const EatCard&);
int like_action(const Glance&, const Request&);
int like_action(const Glance&, const HandOff&);
int like_action(const Glance&, const CallVote&);
int like_action(const Glance&, const Serve&);

}  // namespace snowbound::dead_of_winter
