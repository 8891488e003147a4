// Crossroads cards: what follows a search, a weapon, a healing, a meal, a cleaned pile.
#include "games/dead_of_winter/crossroads.h"
#include "games/dead_of_winter/crossroads_card.h"
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

using namespace scene;

// #4
constexpr auto kAddiction = card(Crossroads::Addiction, {.when = When::Healed, .mature = true},
                                 option(it(Code::KillQuietly)), option(marked(Mark::Addicted)));

// #5
constexpr auto kSpoiled = card(Crossroads::Spoiled, {.when = When::FoodSpent}, option(pick_who(own), it(Code::Wound)),
                               option(op(Code::DenyRaise)));

// #12
bool man_and_helpless(const State&, const Scene& x) { return x.doing.helpless && is_man(x.doing.who); }
constexpr auto kHunger = card(Crossroads::Hunger, {.when = When::Added, .holds = man_and_helpless, .away = 0},
                              option(op(Code::AllFood)), option(op(Code::Food, 5), op(Code::Morale, -1)));

// #20
bool survivor_left(const State& s, const Script&) { return !s.survivor_deck.empty(); }
constexpr auto kWoundedSurvivor =
    card(Crossroads::WoundedSurvivor, {.when = When::Searched, .holds = did_free, .survivors = 1},
         option_if(survivor_left, op(Code::JoinTop), it(Code::Expose, 2)), option());

// #25
bool weapon_left(const State& s, const Script& x)  // if its bearer has died it is in the hand, or in a deck
{
    const bool in_hand = x.place == Location::Colony && !s.removed.contains(*x.item);
    return bearer(s, *x.item) || in_hand;
}
constexpr auto kNoAmmo = card(Crossroads::NoAmmo, {.when = When::WeaponUsed}, option_if(weapon_left, op(Code::Use)),
                              option(op(Code::DiceGone)));

// #30
constexpr auto kMusic = card(Crossroads::Music, {.when = When::Searched, .holds = did_free},
                             option(op(Code::Morale, 1)), option(op(Code::DiceNext, 1)));

// #40
void ask_thomas(State& s, Script& x, Rng&, DwLog&) { x.seat = figure(s, Survivor::ThomasHeart).controller; }
constexpr auto kHurtSomebody = steps(pick_who(is_here), when(is_ok, it(Code::Wound)));
constexpr auto kThomasHeart =
    card(Crossroads::ThomasHeart,
         {.when = When::WeaponUsed,
          .holds = plays<Survivor::ThomasHeart>,
          .by = Decider::Controller,
          .named = Survivor::ThomasHeart,
          .away = 0,
          .mature = true},
         first(call(look_around)), option(call(ask_thomas), repeat<4>(kHurtSomebody)),
         option(pool(2, {Symbol::Medicine}, true), when(not_ok, call(ask_thomas), repeat<4>(kHurtSomebody))),
         option(it(Code::Kill)));

// #54
constexpr auto kAbandoned =
    card(Crossroads::Abandoned,
         {.when = When::Cleaned, .holds = at_home_with_helpless, .by = Decider::Colony, .helpless = 1, .mature = true},
         option(op(Code::HelplessCome, 1), there(At::Colony, Code::Zombies, 5)),
         option(there(At::Colony, Code::Zombies, 5), op(Code::DiceGone, 1)));

// #56
bool searched_school(const State& s, const Scene& x)
{
    return x.doing.place == Location::School && in_deck(s, Survivor::JohnPrice);
}
constexpr auto kJohnPrice =
    card(Crossroads::JohnPrice, {.when = When::Searched, .holds = searched_school, .survivors = 1},
         option(joins(Survivor::JohnPrice), there(At::School, Code::Zombies, 2)),
         option(op(Code::Food, 2), buries(Survivor::JohnPrice)));

// #59
constexpr auto kSiren = option(there(At::PoliceStation, Code::Noise, 4));
constexpr auto kHeadsUp =
    card(Crossroads::HeadsUp, {.when = When::Searched, .holds = searched<Location::PoliceStation>, .away = 0}, kSiren,
         kSiren);

// #69
bool searched_library(const State& s, const Scene& x) { return x.doing.place == Location::Library && did_free(s, x); }
constexpr auto kBookOfTheDead =
    card(Crossroads::BookOfTheDead, {.when = When::Searched, .holds = searched_library}, option(op(Code::Morale, 1)),
         option(there(At::Library, Code::NoZombies, 1), op(Code::Food, 4)));

// #70
constexpr auto kRascals = card(Crossroads::Rascals, {.when = When::Searched, .holds = searched<Location::Hospital>},
                               option(op(Code::Morale, 1), there(At::Colony, Code::Zombies, 5)), option());

// #74
constexpr auto kTheArcticKing =
    card(Crossroads::TheArcticKing, {.when = When::Searched, .holds = searched<Location::GasStation>},
         option(marked(Mark::Snowmobile)), option(cards(At::GasStation, Code::TakeUntil, 2, fuel_card)));

// #76
bool searched_with_jenny(const State& s, const Scene& x)
{
    return x.doing.who == Survivor::JennyClark && did_free(s, x);
}
constexpr auto kJennyClark =
    card(Crossroads::JennyClark, {.when = When::Searched, .holds = searched_with_jenny, .away = 0},
         option(put(At::Colony), there(At::Colony, Code::Zombies, 8)), option(it(Code::Kill)));

constexpr std::array kAfterADeed =
    rows(kAddiction, kSpoiled, kHunger, kWoundedSurvivor, kNoAmmo, kMusic, kThomasHeart, kAbandoned, kJohnPrice,
         kHeadsUp, kBookOfTheDead, kRascals, kTheArcticKing, kJennyClark);

}  // namespace

constinit const CrossroadsRows kCrossroadsAfterADeed{kAfterADeed};

}  // namespace snowbound::dead_of_winter
