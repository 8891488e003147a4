// Crossroads cards: what comes to the colony.
#include "games/dead_of_winter/crossroads.h"
#include "games/dead_of_winter/crossroads_card.h"
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

using namespace scene;

// #14
bool helpless_there(const State& s, const Script&) { return s.helpless > 0; }
void send_helpless(State& s, Script&, Rng&, DwLog& log)
{
    const int lost = (s.helpless + 1) / 2;
    remove_helpless(s, s.helpless, log);
    change_morale(s, -lost, Why::Crossroads, log);
}
constexpr auto kHelpless = card(Crossroads::Helpless, {.holds = at_home, .by = Decider::Colony},
                                option_if(helpless_there, call(send_helpless)), option());

// #15
bool has_santa(const State& s, const Script&) { return is_free(s, Survivor::ForestPlum); }
bool is_guest(const State& s, const Script& x, Seat seat) { return seat != x.seat && !player(s, seat).out; }
bool gift_left(const State& s, const Script& x)
{
    const bool guests = any_seat(s, [&](Seat seat) { return is_guest(s, x, seat); });
    return x.ok && guests && !s.decks[index(Location::GroceryStore)].empty();
}
void santa(State& s, Script& x, Rng&, DwLog&) { x.seat = figure(s, Survivor::ForestPlum).controller; }
void show_gift(State& s, Script& x, Rng&, DwLog& log)  // the top card of the grocery store, to who gives it
{
    constexpr auto kStore = index(Location::GroceryStore);
    s.course.seal();
    s.knows_top[kStore].add(x.seat);
    log.say(rule("DW-XRD.2"), To::only(x.seat), SawCard{x.seat, s.decks[kStore].back()});
}
void give_gift(State& s, Script& x, Rng& rng, DwLog& log)  // it goes to other, for all to see
{
    const auto item = draw(s, Location::GroceryStore, rng);
    if (!item) return;
    take_openly(s, x.other, *item);
    if (Offers& seen = player(s, x.other).sight.offers; !seen.full()) seen.insert_sorted(*item);
    log.say(rule("DW-XRD.2"), To::all(), CardGiven{x.seat, x.other, *item});
}
constexpr auto kGift = steps(op(Code::Ask), when(gift_left, call(show_gift), pick_player(is_guest), call(give_gift)));
constexpr auto kChristmas = card(
    Crossroads::Christmas, {.holds = at_home, .by = Decider::Colony},
    option_if(has_food<5>, op(Code::Food, -5), op(Code::Morale, 1), when(has_santa, call(santa), repeat<4>(kGift))),
    option());

// #21
constexpr auto kCreatureComforts =
    card(Crossroads::CreatureComforts, {.holds = at_home, .by = Decider::Nobody, .away = 0},
         option(pool(3, {Symbol::Fuel}), when(is_ok, op(Code::Morale, 1))));

// #22
bool no_doctor(const State& s, const Script&)
{
    return !is_alive(s, Survivor::OliviaBrown) && !is_alive(s, Survivor::JanetTaylor);
}
void infect_helpless(State& s, Script&, Rng& rng, DwLog& log)
{
    int dead = 0;
    for (int i = s.helpless; i > 0; --i) {
        if (roll(rng, log, s) == 1) ++dead;
    }
    kill_helpless(s, dead, log);
}
constexpr auto kOutbreak =
    card(Crossroads::Outbreak, {.holds = at_home_with_helpless, .by = Decider::Colony, .authored = true},
         option(op(Code::HelplessLeave, 1), op(Code::Morale, -1)),
         option(on(Target::Colony, Code::Wound), when(no_doctor, call(infect_helpless))));

// #31
bool barriers_bend(const State& s, const Scene& x)
{
    return at_home(s, x) && barricades_at(s, Location::Colony) > 0 && zombies_at(s, Location::Colony) > 0;
}
constexpr auto kCollapsingBarriers =
    card(Crossroads::CollapsingBarriers, {.holds = barriers_bend, .by = Decider::Colony},
         option(pick_each(in_colony), on(Target::Picked, Code::Expose)), option(there(At::Colony, Code::Raze)));

// #32
constexpr auto kRadioSignal = card(Crossroads::RadioSignal, {.holds = at_home, .by = Decider::Colony, .helpless = 1},
                                   option(pool_dice(3), when(is_ok, op(Code::HelplessCome, 1), op(Code::Morale, 1)),
                                          when(not_ok, op(Code::Morale, -1))),
                                   option(op(Code::Morale, -1)));

// #33
constexpr auto kToxicWaste = card(Crossroads::ToxicWaste, {.holds = at_home, .by = Decider::Colony},
                                  option(pick_each(in_colony), on(Target::Picked, Code::Frostbite)),
                                  option(Op{.code = Code::WasteRemoved, .card_fits = fuel_or_medicine}));

// #42
bool annaleigh_plays(const State& s, const Script&) { return is_alive(s, Survivor::AnnaleighChan); }
constexpr auto kSupplyDrop = card(Crossroads::SupplyDrop, {.holds = at_home},
                                  option(pick_who(own_in_colony), it(Code::Expose, 3),
                                         when(lives, op(Code::Food, 5), when(annaleigh_plays, op(Code::Morale, 1)))),
                                  option());

// #43
bool thomas_at_home(const State& s, const Script&)
{
    return is_alive(s, Survivor::ThomasHeart) && figure(s, Survivor::ThomasHeart).at == Location::Colony;
}
constexpr auto kArmy =
    card(Crossroads::Army, {.holds = at_home, .by = Decider::Colony}, option(stand(Standing::FoodInStock)),
         option(call(pick_unlucky<3>), on(Target::Picked, Code::Wound)), option_if(thomas_at_home));

// #44
constexpr auto kGambling =
    card(Crossroads::Gambling, {.holds = at_home, .by = Decider::Colony}, option(op(Code::Bet)), option());

// #46
constexpr auto kLighthouse =
    card(Crossroads::Lighthouse, {.holds = at_home},
         option_if(has_unused_die, op(Code::PayDie), there(At::Everywhere, Code::NoZombies, 1)), option());

// #48
bool room_for_all(const State& s, const Scene& x)
{
    return at_home(s, x) && free_spaces(s, Location::Colony) >= 2 * s.seats && s.survivor_deck.size() >= s.seats;
}
template <std::size_t I>
bool sits(const State& s, const Script&)
{
    return I < s.seats && !player(s, left_of(s, s.first, I)).out;
}
bool seat_is_loyal(const State& s, const Script& x) { return !player(s, x.seat).exiled; }  // [DW-EXI.7]
constexpr auto kTwoForEach = each_seat([](auto i) {
    return when(sits<i>, call(seat_number<i>), op(Code::JoinTop), when(seat_is_loyal, op(Code::HelplessCome, 1)));
});
constexpr auto kOutsiders =
    card(Crossroads::Outsiders, {.holds = room_for_all, .by = Decider::Colony}, option(kTwoForEach), option());

// #49
bool outnumbered(const State& s, const Scene& x)
{
    return at_home(s, x) && s.helpless > dead_of_winter::at(s, Location::Colony).size();
}
constexpr auto kRiot =
    card(Crossroads::Riot, {.holds = outnumbered, .away = 0, .mature = true}, option(op(Code::AllFood)),
         option(on(Target::Colony, Code::Wound)), option(op(Code::HelplessDie, 1)));

// #50
bool two_want_to_go(const State& s, const Scene& x) { return at_home(s, x) && s.helpless >= 2; }
constexpr auto kTheSunshineState = card(Crossroads::TheSunshineState, {.holds = two_want_to_go},
                                        option(op(Code::HelplessLeave, 2), op(Code::Morale, -1)), option());

// #51
constexpr auto kFlier = card(Crossroads::Flier, {.holds = at_home, .authored = true},
                             option_if(any_deck, pick_who(own_in_colony), it(Code::Expose, 2),
                                       when(lives, pick_deck(), there(At::Here, Code::Draw, 2))),
                             option());

// #53
bool any_helpless(const State& s, const Scene&) { return s.helpless > 0; }
constexpr auto kMissingChild =
    card(Crossroads::MissingChild, {.holds = any_helpless, .by = Decider::Colony},
         option(stand(Standing::MissingChild)), option(op(Code::Morale, -1), op(Code::HelplessLeave, 1)));

// #72
constexpr auto kOldDivisions =
    card(Crossroads::OldDivisions, {.holds = at_home_with_helpless, .by = Decider::Colony},
         option(op(Code::HelplessLeave, 1), op(Code::SkipCrisis), op(Code::Morale, -1)), option());

constexpr std::array kAtHome = rows(kHelpless, kChristmas, kCreatureComforts, kOutbreak, kCollapsingBarriers,
                                    kRadioSignal, kToxicWaste, kSupplyDrop, kArmy, kGambling, kLighthouse, kOutsiders,
                                    kRiot, kTheSunshineState, kFlier, kMissingChild, kOldDivisions);

}  // namespace

constinit const CrossroadsRows kCrossroadsAtHome{kAtHome};

}  // namespace snowbound::dead_of_winter
