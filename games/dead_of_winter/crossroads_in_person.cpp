// Crossroads cards: about somebody in particular, in the order of their numbers.
#include "games/dead_of_winter/crossroads.h"
#include "games/dead_of_winter/crossroads_card.h"
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

using namespace scene;

// #7
constexpr auto kSparky = card(Crossroads::Sparky, {.holds = leads_free<Survivor::Sparky>, .named = Survivor::Sparky},
                              option(there(At::Colony, Code::KillZombies, 8)), option(op(Code::Morale, 1)));

// #8
constexpr auto kMariaLopez =
    card(Crossroads::MariaLopez, {.holds = leads_free<Survivor::MariaLopez>, .named = Survivor::MariaLopez},
         first(put(At::School)),
         option_if(has_food<3>, op(Code::Food, -3), cards(At::School, Code::TakeChosen, 3, any_card)),
         option(cards(At::School, Code::PurgeDeck, 0, food_card)));

// #9
bool brian_at_home(const State& s, const Scene& x)
{
    return leads(s, x.seat, Survivor::BrianLee) && figure(s, Survivor::BrianLee).at == Location::Colony;
}
constexpr auto kBrianLee =
    card(Crossroads::BrianLee, {.holds = brian_at_home, .named = Survivor::BrianLee, .away = 0},
         option(there(At::Hospital, Code::NoZombies), there(At::Hospital, Code::Build, 4)),
         option(there(At::GroceryStore, Code::NoZombies), there(At::GroceryStore, Code::Build, 4)));

// #16
constexpr auto kTaliaJones =
    card(Crossroads::TaliaJones, {.holds = leads_it<Survivor::TaliaJones>, .named = Survivor::TaliaJones},
         option_if(any_deck, pick_deck(), cards(At::Here, Code::TakeChosen, 4, any_card)),
         option(stand(Standing::SkipCrisis)));

// #17
constexpr auto kArthurThurston =
    card(Crossroads::ArthurThurston, {.holds = leads_free<Survivor::ArthurThurston>, .named = Survivor::ArthurThurston},
         first(put(At::School)), option(it(Code::Wound, 2)), option(op(Code::Morale, -1)));

// #23
constexpr auto kOliviaBrown =
    card(Crossroads::OliviaBrown,
         {.holds = plays<Survivor::OliviaBrown>, .by = Decider::Colony, .named = Survivor::OliviaBrown},
         first(put(At::Colony)), option(marked(Mark::Healer)), option());

// #24
constexpr auto kBrandonKane =
    card(Crossroads::BrandonKane, {.holds = plays_free<Survivor::BrandonKane>, .named = Survivor::BrandonKane},
         first(put(At::GroceryStore)), option(it(Code::Wound), put(At::Colony)),
         option(Op{.code = Code::WasteRemoved, .n = 10, .card_fits = no_outsider}));

// #26
constexpr auto kForestPlum =
    card(Crossroads::ForestPlum, {.holds = plays<Survivor::ForestPlum>, .named = Survivor::ForestPlum, .away = 0},
         option(put(At::GroceryStore), there(At::GroceryStore, Code::Noise, 4)),
         option(on(Target::LowestButSubject, Code::Wound)));

// #27
bool daniel_and_helpless(const State& s, const Scene& x)
{
    return leads(s, x.seat, Survivor::DanielSmith) && s.helpless > 0;
}
bool cell_is_free(const State& s, const Script& x)
{
    return has_unused_die(s, x) && free_spaces(s, Location::PoliceStation) > 0;
}
void strip(State& s, Script& x, Rng&, DwLog& log)
{
    Figure& f = figure(s, *x.who);
    for (const Item item : f.equipment) {
        take_openly(s, f.controller, item);
        log.say(rule("DW-XRD.2"), To::all(), ItemReturned{item, Location::Colony});
    }
    f.equipment.clear();
}
constexpr auto kDanielSmith =
    card(Crossroads::DanielSmith, {.holds = daniel_and_helpless, .named = Survivor::DanielSmith, .mature = true},
         first(op(Code::HelplessLeave, 1)),
         option_if(cell_is_free, op(Code::PayDie), pick_who(nullptr), put(At::PoliceStation), call(strip),
                   marked(Mark::Jailed)),
         option(op(Code::Morale, -1)));

// #34
bool alexis_in_library(const State& s, const Script&)
{
    return is_alive(s, Survivor::AlexisGrey) && figure(s, Survivor::AlexisGrey).at == Location::Library;
}
constexpr auto kAlexisGrey =
    card(Crossroads::AlexisGrey, {.holds = leads_free<Survivor::AlexisGrey>, .named = Survivor::AlexisGrey},
         first(put(At::Library)), option_if(alexis_in_library, marked(Mark::LibraryBound)),
         option(put(At::Colony), marked(Mark::LibraryBarred)));

// #35
bool three_medicine(const State& s, const Script&)
{
    int found = 0;
    for (const Seat seat : all_seats(s)) {
        found += count_in(player(s, seat).hand, Symbol::Medicine);
    }
    return found >= 3;
}
bool holds_medicine(const State& s, const Script&, Seat seat)
{
    return count_in(player(s, seat).hand, Symbol::Medicine) > 0;
}
void take_medicine(State& s, Script& x, Rng&, DwLog& log)  // of other
{
    for (const Item item : player(s, x.other).hand) {
        if (symbol_of(item) != Symbol::Medicine) continue;
        drop(s, x.other, item);
        return to_removed(s, item, log);
    }
}
bool has_secret(const State& s, const Script& x, Seat seat)
{
    return seat != x.seat && player(s, seat).objective && !player(s, seat).objective_shown;
}
bool secrets_left(const State& s, const Script& x)
{
    return any_seat(s, [&](Seat seat) { return has_secret(s, x, seat); });
}
constexpr auto kJamesMeyers =
    card(Crossroads::JamesMeyers,
         {.holds = leads_free<Survivor::JamesMeyers>, .named = Survivor::JamesMeyers, .away = 0, .non_coop = true},
         option(call(look_around), op(Code::SeeHands), accept_if(three_medicine),
                when(is_ok, repeat<3>(pick_holder(holds_medicine), call(take_medicine)), op(Code::Morale, 1))),
         option_if(secrets_left, pick_player(has_secret), op(Code::SeeObjective)));

// #36: her figure stays, which Standing::HauntedSchool says
bool bev_at_school(const State& s, const Script&)
{
    return is_alive(s, Survivor::BevRussell) && figure(s, Survivor::BevRussell).at == Location::School;
}
constexpr auto kBevRussell =
    card(Crossroads::BevRussell, {.holds = leads_it<Survivor::BevRussell>, .named = Survivor::BevRussell},
         first(put(At::School)), option_if(bev_at_school, it(Code::Remove), stand(Standing::HauntedSchool)),
         option(cards(At::School, Code::PurgeDeck, 0, any_card), there(At::School, Code::NoZombies)));

// #41
bool rides_along(const State& s, const Script& x, Survivor who)
{
    return own(s, x, who) && who != Survivor::RodMiller && !x.picked.has(who);
}
bool two_can_ride(const State& s, const Script& x)
{
    Survivors group = player(s, x.seat).group;
    group.remove(Survivor::RodMiller);
    return group.size() >= 2;
}
void choose_passengers(State&, Script& x, Rng&, DwLog&) { x.picked = {Survivor::RodMiller}; }
void drive_to_hospital(State& s, Script& x, Rng&, DwLog&) { s.stack.push_back(Boarding{x.seat, x.picked}); }
constexpr auto kRodMiller =
    card(Crossroads::RodMiller, {.holds = plays<Survivor::RodMiller>, .named = Survivor::RodMiller, .away = 0},
         option_if(two_can_ride, call(choose_passengers), repeat<2>(pick_who(rides_along), call(add_to_picked)),
                   call(drive_to_hospital), on(Target::Picked, Code::Expose, 2)),
         option(it(Code::Kill)));

constexpr std::array kInPerson =
    rows(kSparky, kMariaLopez, kBrianLee, kTaliaJones, kArthurThurston, kOliviaBrown, kBrandonKane, kForestPlum,
         kDanielSmith, kAlexisGrey, kJamesMeyers, kBevRussell, kRodMiller);

}  // namespace

constinit const CrossroadsRows kCrossroadsInPerson{kInPerson};

}  // namespace snowbound::dead_of_winter
