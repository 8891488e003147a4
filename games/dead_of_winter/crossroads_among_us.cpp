// Crossroads cards: about somebody whom the table finds.
#include "games/dead_of_winter/crossroads.h"
#include "games/dead_of_winter/crossroads_card.h"
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

using namespace scene;

// #2
std::size_t group_size(const State& s, Seat seat) { return player(s, seat).group.size(); }
bool may_receive(const State& s, Seat from, Seat to, bool from_colony)  // an exiled player's cannot be in the colony
{
    const Player& p = player(s, to);
    return to != from && !p.out && group_size(s, to) < group_size(s, from) && !(p.exiled && from_colony);
}
bool has_more(const State& s, const Scene& x)
{
    return any_seat(s, [&](Seat to) { return may_receive(s, x.seat, to, false); });
}
bool can_leave(const State& s, const Script& x, Survivor who)
{
    const bool home = figure(s, who).at == Location::Colony;
    if (!own(s, x, who)) return false;
    return any_seat(s, [&](Seat to) { return may_receive(s, x.seat, to, home); });
}
bool someone_can_leave(const State& s, const Script& x)
{
    const Survivors& group = player(s, x.seat).group;
    return any_of(group, [&](Survivor who) { return can_leave(s, x, who); });
}
bool new_home(const State& s, const Script& x, Seat to)
{
    return may_receive(s, x.seat, to, figure(s, *x.who).at == Location::Colony);
}
constexpr auto kWaveringLoyalties =
    card(Crossroads::WaveringLoyalties, {.holds = has_more},
         option_if(someone_can_leave, pick_who(can_leave), pick_player(new_home), op(Code::Give)),
         option(op(Code::Roll), when(rolled_at_most<3>, op(Code::Morale, -1))));

// #6
bool is_at_grocery(const State& s, const Script& x, Survivor who)
{
    return is_free_outside(s, x, who) && figure(s, who).at == Location::GroceryStore;
}
constexpr auto kMaude =
    card(Crossroads::Maude, {.holds = there_is<is_at_grocery>, .away = 0},
         option(pick_who(is_at_grocery), put(At::Colony), op(Code::Food, 3)),
         option(cards(At::GroceryStore, Code::TakeUntil, 2, food_card), stand(Standing::NoFoodCards)));

// #10: the couple by influence, so that two are never asked about
bool is_partner(const State& s, const Script& x, Survivor who)
{
    return own(s, x, who) && is_here(s, x, who) && is_human(who) && x.who && who > *x.who;
}
constexpr auto kLoversQuarrel =
    card(Crossroads::LoversQuarrel, {.holds = there_is<quarrels>},
         first(pick_who(quarrels), call(look_around), call(add_to_picked), pick_who(is_partner), call(add_to_picked)),
         option(there(At::Here, Code::Noise, 4)), option(on(Target::Picked, Code::Hold)));

// #11
bool is_mugger(const State& s, const Script& x, Survivor who) { return is_here(s, x, who) && is_exiled(s, who); }
bool leads_mugger(const State& s, const Script& x, Seat seat)
{
    return player(s, seat).exiled && !own_at(s, seat, x.place).empty();
}
void size_up(State& s, Script& x, Rng&, DwLog&)  // n: 1 with a weapon
{
    x.n = 0;
    for (const Item item : figure(s, *x.who).equipment) {
        if (is_weapon(item)) x.n = 1;
    }
}
constexpr auto kMugging =
    card(Crossroads::Mugging, {.holds = there_is<is_mugged>, .away = 0, .non_coop = true},
         first(pick_who(is_mugged), call(look_around)), option(pick_player(leads_mugger), op(Code::GiveCards, 1)),
         option(call(size_up), when(rolled_at_least<1>, it(Code::Wound), pick_who(is_mugger), it(Code::Kill)),
                when(rolled_at_most<0>, it(Code::Wound, 2))));

// #29
bool listens(const State& s, const Script& x, Survivor who)
{
    return is_free(s, who) && !own_at(s, x.seat, figure(s, who).at).empty();
}
void convert(State&, Script& x, Rng&, DwLog&) { x.other = x.seat; }  // to who preaches
constexpr auto kProphet = card(Crossroads::Prophet, {.holds = there_is<preaches>, .non_coop = true},
                               option(pick_who(listens), call(convert), op(Code::Give)), option(op(Code::Morale, -1)));

// #37
void open_gun_safe(State& s, Script& x, Rng& rng, DwLog& log)
{
    Deck& deck = s.decks[index(Location::PoliceStation)];
    std::uint8_t taken = 0;
    const std::size_t bottom = deck.size() > 8 ? deck.size() - 8 : 0;
    for (std::size_t i = deck.size(); i > bottom; --i) {
        const Item item = deck[i - 1];
        if (!is_weapon(item)) continue;
        deck.erase_one(item);
        take_into_hand(s, x.seat, item);
        log.say(rule("DW-XRD.6"), To::only(x.seat), Kept{x.seat, item});
        ++taken;
    }
    log.say(rule("DW-XRD.6"), To::all(), CardsKept{x.seat, taken});
    shuffle_deck(s, Location::PoliceStation, rng);
}
constexpr auto kTheDeputy = card(Crossroads::TheDeputy, {.holds = there_is<is_free_outside>},
                                 option(call(open_gun_safe), stand(Standing::ClearedSites)), option());

// #38: exposed once for each point of the roll
bool is_in_library(const State& s, const Script& x, Survivor who)
{
    return own(s, x, who) && figure(s, who).at == Location::Library;
}
constexpr auto kSewerPassage =
    card(Crossroads::SewerPassage, {.holds = there_is<is_in_library>},
         option(pick_who(is_in_library), op(Code::Roll), it(Code::Expose), when(rolled_at_least<2>, it(Code::Expose)),
                when(rolled_at_least<3>, it(Code::Expose)), when(rolled_at_least<4>, it(Code::Expose)),
                when(rolled_at_least<5>, it(Code::Expose)), when(rolled_at_least<6>, it(Code::Expose)),
                when(lives, stand(Standing::SewerPassage))),
         option());

// #55
bool mike_comes(const State& s, const Scene& x)
{
    return in_deck(s, Survivor::MikeCho) && there_is<is_surrounded>(s, x);
}
constexpr auto kMikeCho =
    card(Crossroads::MikeCho, {.holds = mike_comes, .survivors = 1}, first(pick_who(is_surrounded), call(look_around)),
         option(it(Code::Wound), there(At::Here, Code::NoZombies), joins(Survivor::MikeCho, 1)),
         option(there(At::Here, Code::NoZombies)));

// #60
bool is_badly_hurt(const State& s, const Script& x, Survivor who) { return own(s, x, who) && wounds_of(s, who) >= 2; }
constexpr auto kSleep =
    card(Crossroads::Sleep, {.holds = there_is<is_badly_hurt>, .authored = true},
         option(stand(Standing::Rest), op(Code::Ask), when(is_ok, op(Code::DiceGone), on(Target::Own, Code::Heal))),
         option());

// #63
bool gabriel_comes(const State& s, const Scene& x)
{
    return in_deck(s, Survivor::GabrielDiaz) && there_is<is_free_outside>(s, x);
}
constexpr auto kGabrielDiaz =
    card(Crossroads::GabrielDiaz, {.holds = gabriel_comes, .away = 0, .helpless = 3, .survivors = 1},
         option(joins(Survivor::GabrielDiaz), op(Code::HelplessCome, 3)),
         option_if(has_cards, Op{.code = Code::LoseCards, .n = 1, .card_fits = any_card}));

// #67
constexpr auto kCrazedSurvivor = card(Crossroads::CrazedSurvivor, {.holds = there_is<is_outside>},
                                      option(pick_who(is_outside), op(Code::Food, 3), it(Code::Expose, 2)), option());

// #73
void find_host(State& s, Script& x, Rng&, DwLog&)  // other: whose survivor it is
{
    for (const Survivor who : at(s, figure(s, *x.who).at)) {
        if (figure(s, who).controller != x.seat) x.other = figure(s, who).controller;
    }
}
bool host_has_cards(const State& s, const Script& x) { return x.other != kNobody && !player(s, x.other).hand.empty(); }
constexpr auto kVoyeur =
    card(Crossroads::Voyeur, {.holds = there_is<spies>, .away = 0, .non_coop = true},
         first(pick_who(spies), call(find_host), op(Code::SeeHand)),
         option_if(host_has_cards, op(Code::PickTheirs), op(Code::TakePicked, 1)), option(op(Code::ShowHand)));

constexpr std::array kAmongUs = rows(kWaveringLoyalties, kMaude, kLoversQuarrel, kMugging, kProphet, kTheDeputy,
                                     kSewerPassage, kMikeCho, kSleep, kGabrielDiaz, kCrazedSurvivor, kVoyeur);

}  // namespace

constinit const CrossroadsRows kCrossroadsAmongUs{kAmongUs};

}  // namespace snowbound::dead_of_winter
