// Crossroads cards: about somebody in particular, the later ones.
#include "games/dead_of_winter/crossroads.h"
#include "games/dead_of_winter/crossroads_card.h"
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

using namespace scene;

// #57
constexpr auto kAshleyRoss =
    card(Crossroads::AshleyRoss, {.holds = leads_free<Survivor::AshleyRoss>, .named = Survivor::AshleyRoss, .away = 2},
         option(stand(Standing::CalmGate), it(Code::Expose, 2)),
         option(stand(Standing::BiggerPile), it(Code::Expose, 1)), option());

// #58
constexpr auto kEdwardWhite =
    card(Crossroads::EdwardWhite, {.holds = leads_free<Survivor::EdwardWhite>, .named = Survivor::EdwardWhite},
         option(stand(Standing::BuyMedicine)), option());

// #61
bool buddy_began_at_home(const State& s, const Scene& x)
{
    return leads(s, x.seat, Survivor::BuddyDavis) && figure(s, Survivor::BuddyDavis).started_in_colony;
}
constexpr auto kBuddyDavis = card(Crossroads::BuddyDavis, {.holds = buddy_began_at_home, .named = Survivor::BuddyDavis},
                                  option(stand(Standing::FoodForDice)), option(op(Code::Morale, 1)));

// #62
bool chemists(const State& s, const Scene&)
{
    return is_alive(s, Survivor::EdwardWhite) && is_alive(s, Survivor::JohnPrice);
}
void both_chemists(State&, Script& x, Rng&, DwLog&) { x.picked = {Survivor::EdwardWhite, Survivor::JohnPrice}; }
void blow_up(State& s, Script& x, Rng&, DwLog&)  // n zombies become barricades
{
    const Seat chemist = figure(s, Survivor::EdwardWhite).controller;  // who has decided
    s.stack.push_back(Removing{chemist, Location::Colony, static_cast<std::uint8_t>(x.n), true});
}
constexpr auto kDynamite =
    card(Crossroads::Dynamite, {.holds = chemists, .by = Decider::Controller, .named = Survivor::EdwardWhite},
         option(op(Code::Roll), when(rolled_at_most<1>, call(both_chemists), on(Target::Picked, Code::Kill)),
                when(rolled_at_least<2>, op(Code::Roll), call(blow_up))),
         option(op(Code::DiceNext, -1), op(Code::Morale, 1)));

// #64
constexpr auto kAndrewEvans =
    card(Crossroads::AndrewEvans, {.holds = leads_free<Survivor::AndrewEvans>, .named = Survivor::AndrewEvans},
         first(put(At::GroceryStore)), option(marked(Mark::Cook)), option(op(Code::Morale, 1)));

// #65
constexpr auto kAnnaleighChan =
    card(Crossroads::AnnaleighChan,
         {.holds = leads_free<Survivor::AnnaleighChan>, .named = Survivor::AnnaleighChan, .away = 0, .mature = true},
         option(there(At::EachOutside, Code::Zombies, 1)), option(it(Code::Kill)));

// #66: a look at one card of everybody in the colony
template <std::size_t I>
bool can_be_audited(const State& s, const Script& x)
{
    const Seat seat = left_of(s, s.first, I);
    return I < s.seats && seat != x.seat && !player(s, seat).hand.empty() && !own_at(s, seat, Location::Colony).empty();
}
bool stands_accused(const State& s, const Script& x, Seat seat)
{
    return seat != x.seat && !player(s, seat).exiled && !own_at(s, seat, Location::Colony).empty();
}
bool can_accuse(const State& s, const Script& x)
{
    return any_seat(s, [&](Seat seat) { return stands_accused(s, x, seat); });
}
constexpr auto kAudit =
    each_seat([](auto i) { return when(can_be_audited<i>, call(other_number<i>), op(Code::SeeHand, 1)); });
constexpr auto kDavidGarcia = card(
    Crossroads::DavidGarcia,
    {.holds = leads_free<Survivor::DavidGarcia>, .named = Survivor::DavidGarcia, .non_coop = true},
    first(put(At::Colony), kAudit), option_if(can_accuse, pick_player(stands_accused), op(Code::VoteExile)), option());

// #71
constexpr auto kJanetTaylor =
    card(Crossroads::JanetTaylor,
         {.holds = leads_free<Survivor::JanetTaylor>, .by = Decider::Nobody, .named = Survivor::JanetTaylor, .away = 0},
         option(stand(Standing::HealForCard)));

// #75
constexpr auto kCarlaThompson =
    card(Crossroads::CarlaThompson, {.holds = leads_free<Survivor::CarlaThompson>, .named = Survivor::CarlaThompson},
         first(put(At::PoliceStation)), option(it(Code::Expose, 2), when(lives, op(Code::Morale, 1))), option());

// #78
constexpr auto kLorettaClay =
    card(Crossroads::LorettaClay, {.holds = leads_free<Survivor::LorettaClay>, .named = Survivor::LorettaClay},
         option(op(Code::Roll), when(rolled_at_least<5>, op(Code::Morale, 1)),
                when(rolled_at_most<2>, call(pick_unlucky<2>), on(Target::Picked, Code::Wound))),
         option_if(has_food<1>, op(Code::Food, -1)));

// #80
bool to_be_healed(const State& s, const Script& x, Survivor who) { return wounds_of(s, who) > 0 && !x.picked.has(who); }
constexpr auto kHealOne = steps(may_pick_who(to_be_healed), when(is_ok, call(add_to_picked)));
constexpr auto kHealTwo = steps(may_pick_who(to_be_healed), when(is_ok, call(add_to_picked), kHealOne));
constexpr auto kHealThree = steps(may_pick_who(to_be_healed), when(is_ok, call(add_to_picked), kHealTwo));
constexpr auto kHarmanBrooks = card(
    Crossroads::HarmanBrooks, {.holds = plays_free<Survivor::HarmanBrooks>, .named = Survivor::HarmanBrooks, .away = 0},
    option(op(Code::Food, 3)), option(kHealThree, on(Target::Picked, Code::Heal)));

constexpr std::array kInPersonLater =
    rows(kAshleyRoss, kEdwardWhite, kBuddyDavis, kDynamite, kAndrewEvans, kAnnaleighChan, kDavidGarcia, kJanetTaylor,
         kCarlaThompson, kLorettaClay, kHarmanBrooks);

}  // namespace

constinit const CrossroadsRows kCrossroadsInPersonLater{kInPersonLater};

}  // namespace snowbound::dead_of_winter
