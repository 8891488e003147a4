// Crossroads cards: what waits for whoever moves.
#include "games/dead_of_winter/crossroads.h"
#include "games/dead_of_winter/crossroads_card.h"
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

using namespace scene;

// #1
bool moved_with_fuel(const State& s, const Scene& x) { return x.doing.fuel && did_free(s, x); }
constexpr auto kCarCrash = card(Crossroads::CarCrash, {.when = When::Moved, .holds = moved_with_fuel, .away = 0},
                                option(it(Code::Frostbite), put(At::Colony)), option(it(Code::Expose, 3)));

// #3
bool moved_without_fuel(const State&, const Scene& x) { return !x.doing.fuel; }
constexpr auto kHorde = card(Crossroads::Horde, {.when = When::Moved, .holds = moved_without_fuel},
                             option(it(Code::Expose, 3)), option(op(Code::Back), marked(Mark::Halted)));

// #13
constexpr auto kThinIce =
    card(Crossroads::ThinIce, {.when = When::Moved},
         option(op(Code::Roll), when(rolled_at_most<3>, it(Code::Frostbite)),
                when(rolled_at_least<4>, pick_deck(), cards(At::Here, Code::TakeChosen, 1, any_card))),
         option());

// #18: she leads whoever lets her sail
void lead(State& s, Script& x, Rng&, DwLog& log)
{
    if (!x.who || !player(s, x.seat).group.has(*x.who)) return;
    player(s, x.seat).leader = x.who;
    log.say(rule("DW-XRD.2"), To::all(), LeaderNamed{x.seat, *x.who});
}
constexpr auto kGreyBeard = card(
    Crossroads::GreyBeard, {.when = When::Moved, .holds = waits<Survivor::GrayBeard>, .survivors = 1, .non_coop = true},
    option_if(has_cards, op(Code::LoseRandom, 1)),
    option(joins(Survivor::GrayBeard), call(lead), marked(Mark::Companion), marked(Mark::Pirate)));

// #19
constexpr auto kSophieRobinson =
    card(Crossroads::SophieRobinson,
         {.when = When::Moved, .holds = waits<Survivor::SophieRobinson>, .away = 0, .survivors = 1},
         option(joins(Survivor::SophieRobinson, 2)),
         option_if(any_deck, pick_deck(), there(At::Here, Code::Draw, 2), buries(Survivor::SophieRobinson)));

// #28
bool came_alone(const State& s, const Scene& x)
{
    if (x.doing.place == Location::Colony && s.helpless > 0) return false;
    return did_free(s, x) && dead_of_winter::at(s, x.doing.place).size() == 1;
}
constexpr auto kLittleSurvivors =
    card(Crossroads::LittleSurvivors, {.when = When::Moved, .holds = came_alone, .helpless = 3},
         option(op(Code::HelplessCome, 3), op(Code::Morale, 1)), option());

// #39
constexpr auto kHorse = card(Crossroads::Horse, {.when = When::Moved, .holds = did_free}, option(marked(Mark::Horse)),
                             option(op(Code::Food, 3)));

// #45
bool frozen_in_company(const State& s, const Scene& x)
{
    return x.doing.frostbitten && is_alive(s, x.doing.who) &&
           dead_of_winter::at(s, figure(s, x.doing.who).at).size() > 1;
}
constexpr auto kBitterColdNight =
    card(Crossroads::BitterColdNight, {.when = When::Moved, .holds = frozen_in_company, .by = Decider::Here, .away = 0},
         first(call(look_around)), option(on(Target::Here, Code::Frostbite)), option(it(Code::Kill)));

// #47
constexpr auto kSacrament = card(Crossroads::Sacrament, {.when = When::Moved, .holds = did_free},
                                 option(it(Code::Expose, 2), when(lives, op(Code::Morale, 1))), option());

// #52: the tool comes back where there was no fuel
void return_tool(State& s, Script& x, Rng&, DwLog& log)  // to other, who has just paid it [DW-D35]
{
    if (x.other == kNobody) return;  // paid under rules version 1, which kept it
    const Item tool = s.removed.take_back();
    take_openly(s, x.other, tool);
    log.say(rule("DW-XRD.2"), To::all(), Kept{x.other, tool});
}
constexpr auto kAirplane = card(
    Crossroads::Airplane,
    {.when = When::Moved,
     .holds = plays<Survivor::SophieRobinson>,
     .by = Decider::Colony,
     .named = Survivor::SophieRobinson},
    option(pool(1, {Symbol::Tool}, true), when(is_ok, pool(1, {Symbol::Fuel}, true), when(not_ok, call(return_tool)),
                                               when(is_ok, it(Code::Remove), op(Code::Morale, 1)))),
    option());

// #68
constexpr auto kWelcomeHome = card(Crossroads::WelcomeHome, {.when = When::Moved},
                                   option(it(Code::Expose, 1), when(lives, marked(Mark::Companion))), option());

// #77
bool was_wounded(const State&, const Scene& x) { return x.doing.wounded; }
constexpr auto kHunted = card(Crossroads::Hunted, {.when = When::Moved, .holds = was_wounded},
                              option(on(Target::Own, Code::Expose, 2)), option(stand(Standing::Hunted)));

// #79
constexpr auto kFuelTanker =
    card(Crossroads::FuelTanker, {.when = When::Moved, .holds = did_free},
         option(there(At::Colony, Code::Zombies, 6), Op{.code = Code::TakeRemoved, .n = 4, .card_fits = fuel_card}),
         option());

constexpr std::array kOnTheRoad =
    rows(kCarCrash, kHorde, kThinIce, kGreyBeard, kSophieRobinson, kLittleSurvivors, kHorse, kBitterColdNight,
         kSacrament, kAirplane, kWelcomeHome, kHunted, kFuelTanker);

}  // namespace

constinit const CrossroadsRows kCrossroadsOnTheRoad{kOnTheRoad};

}  // namespace snowbound::dead_of_winter
