// What several crossroads cards ask about the state and do beyond the operations of ops.h, and the short words for
// those.
#pragma once

#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter::scene {

template <class F>
bool any_seat(const State& s, F&& f)
{
    for (const Seat seat : all_seats(s)) {
        if (f(seat)) return true;
    }
    return false;
}
template <class F>
bool any_of(const Survivors& all, F&& f)
{
    for (const Survivor who : all) {
        if (f(who)) return true;
    }
    return false;
}

// Triggers
bool is_man(Survivor);
bool is_human(Survivor);
inline bool leads(const State& s, Seat seat, Survivor who) { return player(s, seat).group.has(who); }
inline bool is_free(const State& s, Survivor who)  // in play, and not of an exiled player
{
    return is_alive(s, who) && figure(s, who).controller != kNobody && !is_exiled(s, who);
}
inline bool in_deck(const State& s, Survivor who) { return figure(s, who).is == FigureIs::Deck; }
template <Survivor Who>
bool leads_free(const State& s, const Scene& x)
{
    return leads(s, x.seat, Who) && is_free(s, Who);
}
template <Survivor Who>
bool leads_it(const State& s, const Scene& x)
{
    return leads(s, x.seat, Who);
}
template <Survivor Who>
bool plays(const State& s, const Scene&)
{
    return is_alive(s, Who);
}
template <Survivor Who>
bool plays_free(const State& s, const Scene&)
{
    return is_free(s, Who);
}
template <Survivor Who>
bool waits(const State& s, const Scene&)  // in the survivor deck
{
    return in_deck(s, Who);
}
inline bool did_free(const State& s, const Scene& x) { return is_free(s, x.doing.who); }
inline bool at_home(const State& s, const Scene& x) { return !own_at(s, x.seat, Location::Colony).empty(); }
inline bool at_home_with_helpless(const State& s, const Scene& x) { return at_home(s, x) && s.helpless > 0; }
template <Location Where>
bool searched(const State&, const Scene& x)
{
    return x.doing.place == Where;
}

// Whom a card may be about
inline bool own(const State& s, const Script& x, Survivor who) { return leads(s, x.seat, who); }
bool is_outside(const State&, const Script&, Survivor);       // each of these: an own survivor
bool is_free_outside(const State&, const Script&, Survivor);  // of a player who is not exiled
bool quarrels(const State&, const Script&, Survivor);         // #10: with an own human of higher influence there
bool is_mugged(const State&, const Script&, Survivor);        // #11: beside somebody exiled
bool preaches(const State&, const Script&, Survivor);         // #29: an exile, beside somebody who is not
bool is_surrounded(const State&, const Script&, Survivor);    // #55: zombies are there
bool spies(const State&, const Script&, Survivor);            // #73: beside one of another player, and nobody else
template <WhoFits Fits>
bool there_is(const State& s, const Scene& scene)  // what triggers the card
{
    Script x;
    x.seat = scene.seat;
    return any_of(player(s, x.seat).group, [&](Survivor who) { return is_alive(s, who) && Fits(s, x, who); });
}

// Conditions of options and operations
inline bool lives(const State& s, const Script& x) { return x.who && is_alive(s, *x.who); }
inline bool is_ok(const State&, const Script& x) { return x.ok; }
inline bool not_ok(const State&, const Script& x) { return !x.ok; }
template <int N>
bool rolled_at_most(const State&, const Script& x)
{
    return x.n <= N;
}
template <int N>
bool rolled_at_least(const State&, const Script& x)
{
    return x.n >= N;
}
template <int N>
bool has_food(const State& s, const Script&)
{
    return s.food >= N;
}
inline bool has_cards(const State& s, const Script& x) { return !player(s, x.seat).hand.empty(); }
inline bool has_unused_die(const State& s, const Script& x) { return dice_left(player(s, x.seat)) > 0; }
inline bool any_deck(const State& s, const Script&)
{
    return std::any_of(s.decks.begin(), s.decks.end(), [](const Deck& deck) { return !deck.empty(); });
}

// What can be picked
inline bool any_card(Item) { return true; }
inline bool food_card(Item item) { return symbol_of(item) == Symbol::Food; }
inline bool fuel_card(Item item) { return symbol_of(item) == Symbol::Fuel; }
inline bool fuel_or_medicine(Item item) { return fuel_card(item) || symbol_of(item) == Symbol::Medicine; }
inline bool no_outsider(Item item) { return symbol_of(item) != Symbol::Survivor; }
inline bool own_in_colony(const State& s, const Script& x, Survivor who)
{
    return own(s, x, who) && figure(s, who).at == Location::Colony;
}
inline bool in_colony(const State& s, const Script&, Survivor who)
{
    return is_free(s, who) && figure(s, who).at == Location::Colony;
}
inline bool is_here(const State& s, const Script& x, Survivor who)
{
    return is_alive(s, who) && figure(s, who).controller != kNobody && figure(s, who).at == x.place;
}
inline bool has_deck(const State& s, const Script&, Location place) { return !s.decks[index(place)].empty(); }

// What happens beyond the operations
void look_around(State&, Script&, Rng&, DwLog&);    // place: where the survivor of the card is
void add_to_picked(State&, Script&, Rng&, DwLog&);  // who has been picked, if anybody has
template <std::size_t I>
void seat_number(State& s, Script& x, Rng&, DwLog&)  // seat: the I-th from the first player
{
    x.seat = left_of(s, s.first, I);
}
template <std::size_t I>
void other_number(State& s, Script& x, Rng&, DwLog&)
{
    x.other = left_of(s, s.first, I);
}
void pick_by_lot(State&, Script&, int most, Rng&, DwLog&);
template <int Most>
void pick_unlucky(State& s, Script& x, Rng& rng, DwLog& log)  // picked: who in the colony rolls no more
{
    pick_by_lot(s, x, Most, rng, log);
}

// Operations, in short
constexpr Op op(Code code, int n = 0) { return {.code = code, .n = n}; }
constexpr Op on(Target target, Code code, int n = 1) { return {.code = code, .n = n, .target = target}; }
constexpr Op it(Code code, int n = 1) { return on(Target::Subject, code, n); }  // the survivor of the card
constexpr Op there(At where, Code code, int n = 0) { return {.code = code, .n = n, .at = where}; }
constexpr Op put(At where) { return {.code = Code::Place, .at = where}; }
constexpr Op cards(At where, Code code, int n, CardFits fits)
{
    return {.code = code, .n = n, .at = where, .card_fits = fits};
}
constexpr Op marked(Mark what) { return {.code = Code::Mark, .arg = static_cast<std::uint8_t>(what)}; }
constexpr Op stand(Standing what) { return {.code = Code::Stand, .arg = static_cast<std::uint8_t>(what)}; }
constexpr Op joins(Survivor who, int wounds = 0)
{
    return {.code = Code::Join, .n = wounds, .arg = static_cast<std::uint8_t>(who)};
}
constexpr Op buries(Survivor who) { return {.code = Code::Bury, .arg = static_cast<std::uint8_t>(who)}; }
constexpr Op pick_who(WhoFits fits) { return {.code = Code::PickWho, .who_fits = fits}; }
constexpr Op may_pick_who(WhoFits fits) { return {.code = Code::PickWho, .arg = 1, .who_fits = fits}; }
constexpr Op pick_each(WhoFits fits) { return {.code = Code::PickEach, .who_fits = fits}; }
constexpr Op pick_player(SeatFits fits) { return {.code = Code::PickPlayer, .seat_fits = fits}; }
constexpr Op pick_holder(SeatFits fits)  // by what only the asked player has seen
{
    return {.code = Code::PickPlayer, .arg = 1, .seat_fits = fits};
}
constexpr Op pick_deck() { return {.code = Code::PickPlace, .place_fits = has_deck}; }
constexpr Op pool(int n, Symbols symbols, bool removed = false)  // to the waste pile, or out of the game
{
    return {.code = Code::Pool, .n = n, .arg = removed, .symbols = symbols};
}
constexpr Op pool_dice(int n) { return {.code = Code::Pool, .n = n, .dice = true}; }
constexpr Op accept_if(Test test) { return {.code = Code::Ask, .test = test}; }
constexpr Op call(Act act) { return {.code = Code::Call, .act = act}; }

}  // namespace snowbound::dead_of_winter::scene
