// Inside Dead of Winter: the frames' three functions, and what several chapters share. Each chapter is one .cpp.
#pragma once

#include <algorithm>
#include <utility>

#include "core/fields.h"
#include "core/frame.h"
#include "core/rng.h"
#include "games/dead_of_winter/items.h"
#include "games/dead_of_winter/ops.h"
#include "games/dead_of_winter/state.h"

namespace snowbound::dead_of_winter {

SB_FRAME(Setup);      // setup.cpp
SB_FRAME(Round);      // round.cpp
SB_FRAME(Fuelling);   // round.cpp
SB_FRAME(Turn);       // turn.cpp; what is offered: menu.cpp; what is done: actions.cpp
SB_FRAME(Searching);  // search.cpp
SB_FRAME(Luring);
SB_FRAME(Killing);
SB_FRAME(Building);
SB_FRAME(Arriving);  // zombies.cpp
SB_FRAME(Playing);   // play.cpp
SB_FRAME(Using);     // use.cpp
SB_FRAME(Asking);
SB_FRAME(Handing);  // request.cpp
SB_FRAME(Exposing);
SB_FRAME(Biting);
SB_FRAME(Sheltering);
SB_FRAME(Striking);  // exposure.cpp
SB_FRAME(Succession);
SB_FRAME(Replacing);  // death.cpp
SB_FRAME(Voting);
SB_FRAME(Exiling);   // exile.cpp
SB_FRAME(Script);    // ops.cpp
SB_FRAME(Deciding);  // crossroads.cpp
SB_FRAME(Picking);
SB_FRAME(Pooling);
SB_FRAME(Betting);  // picks.cpp
SB_FRAME(Healing);
SB_FRAME(Removing);
SB_FRAME(Boarding);  // leeway.cpp

inline void put_under(State& s, std::size_t at, const Frame& frame)  // at: its place in the stack
{
    s.stack.push_back(frame);
    std::rotate(s.stack.begin() + at, s.stack.end() - 1, s.stack.end());
}

void play_on(State&, Rng&, DwLog&);  // flow.cpp: until somebody has to choose

// round.cpp: a food card for an extra die, crossroads #61
void offer_food_for_dice(const Player&, DwOffer&);
void take_food_for_dice(State&, Seat, Item, Rng&, DwLog&);

// people.cpp: who is where
Seat left_of(const State&, Seat, std::size_t steps = 1);  // clockwise
Seat right_of(const State&, Seat);
SeatSet loyal_seats(const State&);  // neither exiled nor out
Survivors in_play(const State&);
Survivors at(const State&, Location);
inline Survivors own_at(const State& s, Seat seat, Location place) { return player(s, seat).group & at(s, place); }
inline bool is_alive(const State& s, Survivor who) { return figure(s, who).is == FigureIs::Play; }
int occupants(const State&);  // of the colony, helpless ones too [DW-HLP.2]
int food_need(const State&);  // what the colony eats tonight
int free_spaces(const State&, Location);
bool is_admitted(const State&, Survivor, Location);              // neither exile nor a card bars them
bool may_be_at(const State&, Survivor, Location);                // and there is room
bool has_ability(const State&, Survivor who, Survivor ability);  // where it is now; John Price copies [DW-R50]
bool can_use(const State&, Survivor who, Survivor ability);      // and it is not used up
inline bool is_ready(const State& s, Survivor who, Item item)    // equipped and not used in this round
{
    return figure(s, who).equipment.has(item) && !s.used.has(item);
}
std::optional<Survivor> bearer(const State&, Item);
std::optional<Survivor> lowest(const Survivors&);
int wounds_of(const State&, Survivor);
bool is_exiled(const State&, Survivor);  // its player is

// death.cpp: what happens to survivors
void change_morale(State&, int change, Why, DwLog&);
void wound(State&, Survivor, int number, Rng&, DwLog&);
void frostbite(State&, Survivor, Rng&, DwLog&);
void heal(State&, Seat by, Survivor, DwLog&);  // one token, of the kind that `by` says [DW-WND.2]
void kill(State&, Survivor, Cause, Rng&, DwLog&);
void kill_quietly(State&, Survivor, Rng&, DwLog&);     // costs no morale
void remove_survivor(State&, Survivor, Rng&, DwLog&);  // not a kill [DW-DTH.3]
void place(State&, Survivor, Location, DwLog&);        // not a move [DW-DEF.10]
void join(State&, Seat, Survivor, Location, DwLog&);   // comes into play; takes it out of the deck
void give_survivor(State&, Survivor, Seat to, Rng&, DwLog&);
void add_helpless(State&, int number, DwLog&);  // as far as there is room
void kill_helpless(State&, int number, DwLog&);
void remove_helpless(State&, int number, DwLog&);
void change_food(State&, int change, DwLog&);
bool survivor_comes(State&, Seat, Rng&, DwLog&);  // the top of the deck joins; false: there is none
bool let_in(State&);  // whoever waits for a space and may have one now; false: nobody [DW-R24]

// zombies.cpp
int zombies_at(const State&, Location);
int barricades_at(const State&, Location);
int empty_spaces(const State&, Gate);
int empty_spaces(const State&, Location);
template <class F>
void each_gate(Location place, F&& f)
{
    if (place != Location::Colony) return f(gate_of(place));
    for (std::size_t i = 0; i < kColonyGates; ++i) {
        f(gate_at(i));
    }
}
void add_zombies(State&, Location, int number);  // pushes Arriving
void kill_zombie(State&, Gate, Rng&, DwLog&);    // with the sample roll [DW-ATZ.4]
void remove_zombie(State&, Gate, DwLog&);
void build(State&, Gate, DwLog&);
void raze(State&, Location, DwLog&);
void make_noise(State&, Location, int number, DwLog&);  // as far as there is room

// items.cpp
bool is_equipment(Item);
bool is_fuel(Item);
bool is_medicine(Item);  // that heals
inline bool is_weapon(Item item) { return symbol_of(item) == Symbol::Weapon; }
int count_in(const Hand&, Symbol);
void to_waste(State&, Seat by, Item, DwLog&);  // or out of the game for the exiled [DW-PLY.4]
void to_removed(State&, Item, DwLog&);
void take_into_hand(State&, Seat, Item);
void take_openly(State&, Seat, Item);              // for all to see
std::optional<Item> draw(State&, Location, Rng&);  // the top card; none: the deck is empty
void shuffle_deck(State&, Location, Rng&);
void put_under_deck(State&, Location, Item);
bool drop(State&, Seat, Item);                          // out of the hand, for all to see; false: it is not there
void forget_hand(State&, Seat);                         // something has happened to it unseen
void know_stolen(State&, Seat thief, Seat from, Item);  // what the two, and they alone, now know of each other's hand
void steal_random(State&, Seat thief, Seat from, Rng&, DwLog&);
void use_item(State&, Survivor, Item, DwLog&);
int roll(Rng&, DwLog&, State&);  // a spare die [DW-DIC.8]

// Dice of a player
inline bool has_die(const Player& p, int least)
{
    for (int v = least; v <= 6; ++v) {
        if (p.dice[static_cast<std::size_t>(v - 1)] > 0) return true;
    }
    return false;
}
inline int lowest_die(const Player& p, int least = 1)  // 0: none
{
    for (int v = least; v <= 6; ++v) {
        if (p.dice[static_cast<std::size_t>(v - 1)] > 0) return v;
    }
    return 0;
}
template <class F>
void each_die(const Player& p, F&& use, int least = 1)  // each value that a die shows
{
    for (int value = least; value <= 6; ++value) {
        if (p.dice[static_cast<std::size_t>(value - 1)] > 0) use(static_cast<std::uint8_t>(value));
    }
}
int dice_left(const Player&);
void spend_die(State&, Seat, int value, DwLog&);
void change_die(State&, Seat, int from, int to);
void reroll(State&, Seat, int die, Rng&, DwLog&);

// turn.cpp, menu.cpp, actions.cpp, play.cpp, use.cpp
Seat active_seat(const State&);  // kNobody: no turn goes on
void offer_actions(const State&, const Turn&, DwOffer&);
void do_action(State&, Seat, const Choice&, Rng&, DwLog&, std::optional<Item> given = {});  // given: it pays
void did(State&, Deed, Survivor, Location from, Location to);  // what crossroads cards wait for
bool can_play(const State&, Seat, Item);                       // its effect can be applied [DW-PLY.5]
bool can_eat(const Player&, Item);                             // an exile, for a die [DW-FOD.4]
void offer_plays(const State&, const Turn&, DwOffer&);
void offer_uses(const State&, const Turn&, DwOffer&);
bool is_useful(const State&, Seat, Survivor who, Survivor ability);  // it could do something now
bool is_useful(const State&, Seat, Survivor who, Item);
std::optional<std::optional<Means> Attack::*> attack_part(Item);  // what it changes in an attack; none: nothing
bool can_mix(const State&, const Player&, Survivor who);          // Edward White's way to attack [DW-R51]
void offer_attacks(const State&, const Turn&, Survivor, DwOffer&);
void start_search(State&, Seat, const Search&, Rng&, DwLog&);
Spared search_aids(const State&, Survivor);  // what shows or keeps more in a search where they are [DW-SRC.8]
void kill_first(State&, const Killing&, Gate, Rng&, DwLog&);  // pushes it; the first zombie dies at once
inline constexpr int kHuntedSides = 2;                        // of the die that whoever moves rolls
bool is_safe(const State&, const Move&, Location from);       // no exposure [DW-MOV.2]
void after_move(State&, const Move&, Location from, Risk, Rng&, DwLog&);
int exposures_of(const State&, const Attack&);         // how often the attacker rolls, at most
Face face_for(const State&, Survivor, Face);           // what a face of the exposure die means to them
bool pays_for_attack(const State&, Seat, Item given);  // by another player, on request [DW-REQ.4]
void offer_paid_attacks(const State&, Seat, Item given, DwOffer&);
void offer_bars(const State&, const Turn&, DwOffer&);  // what people may wonder about
inline bool is_free_to_act(const Figure& f) { return !f.marks.has(Mark::Jailed) && !f.marks.has(Mark::Still); }
std::optional<Item> cheapest(const Player&, Symbol);  // to pay with
std::optional<Item> fuel_card(const Player&);
bool is_locked(const Player&, Item);  // taken by a card and not to be played in this round [DW-R71]
template <class F>
void each_kind(const Hand& hand, F&& use)  // hands are sorted: each card once
{
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (i == 0 || hand[i - 1] != hand[i]) use(hand[i]);
    }
}
template <class F>
void each_free_kind(const Player& p, F&& use)  // of hand cards that may be played or paid
{
    each_kind(p.hand, [&](Item item) {
        if (!is_locked(p, item)) use(item);
    });
}
bool led_by_pirate(const State&, const Player&);
void offer_moves(const State&, Survivor, std::optional<Means> by, const Locations& room, DwOffer&);
bool can_move(const State&, Survivor);
int attack_of(Survivor);
int search_of(Survivor);
void play_now(State&, Seat, Item, Seat giver, Rng&, DwLog&);
bool has_room_for(const State&, Seat, Item outsider);

// crossroads.cpp
void watch(State&, Rng&, DwLog&);  // does the card of this turn trigger? [DW-XRD.7]
Ops ops_of(const Script&);
void start_script(State&, const Script&);
void decide(State&, DwLog&);  // who chooses among the options?
Survivors targets(const State&, const Script&, const Op&);

// exile.cpp, goals.cpp
void start_exile_vote(State&, Seat nominee, DwLog&);
void check_exiles(State&, DwLog&);  // [DW-EXI.13]
const MainFacts& main_facts(const State&);
bool goal_reached(const State&);
bool fulfils(const State&, Seat);  // all conditions of the own objective [DW-END.4]
bool is_betrayer(const State&, Seat);
bool can_deposit(const State&, Item);
int crisis_need(const State&);
void end_game(State&, Ending, DwLog&);

void deal_items(State&, Seat me, Rng&);  // resample_items.cpp: all that `me` does not know of item cards

// pieces.cpp
Piece piece(Survivor);
Piece piece(Item);
Piece piece(Crisis);
Piece piece(MainObjective);
Piece piece(Crossroads);

}  // namespace snowbound::dead_of_winter
