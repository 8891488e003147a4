// Crossroads cards 21 to 40.
#include "games/dead_of_winter/crossroads.h"
#include "games/dead_of_winter/effects_crossroads.h"
#include "games/dead_of_winter/scenes.h"

namespace snowbound::dead_of_winter {
namespace {

using namespace scene;
using namespace effect;

// #21 Creature Comforts
constexpr std::array kHotWater{pool(3, {Symbol::Fuel}), only_if(is_ok, 1), op(Code::Morale, 1)};
// #22 Outbreak
bool no_doctor(const State& s, const Script&)
{
    return !is_alive(s, Survivor::OliviaBrown) && !is_alive(s, Survivor::JanetTaylor);
}
constexpr std::array kSendSick{op(Code::HelplessLeave, 1), op(Code::Morale, -1)};
constexpr std::array kNurse{on(Target::Colony, Code::Wound), only_if(no_doctor, 1), call(infect_helpless)};
// #23 Olivia Brown
constexpr std::array kToColony{put(At::Colony)};
constexpr std::array kSerum{marked(Mark::Healer)};
// #24 Brandon Kane
constexpr std::array kFetchHim{it(Code::Wound), put(At::Colony)};
constexpr std::array kHaulIn{Op{.code = Code::WasteRemoved, .n = 10, .card_fits = no_outsider}};
// #25 No Ammo
bool weapon_left(const State& s, const Script& x)  // if its bearer has died it is in the hand, or in a deck
{
    const bool in_hand = x.place == Location::Colony && !s.removed.contains(*x.item);
    return bearer(s, *x.item) || in_hand;
}
constexpr std::array kThrowWeapon{op(Code::Use)};
constexpr std::array kLookForRounds{op(Code::DiceGone)};
// #26 Forest Plum
constexpr std::array kRing{put(At::GroceryStore), there(At::GroceryStore, Code::Noise, 4)};
constexpr std::array kLosePatience{on(Target::LowestButSubject, Code::Wound)};
// #27 Daniel Smith
bool daniel_and_helpless(const State& s, const Scene& x)
{
    return leads(s, x.seat, Survivor::DanielSmith) && s.helpless > 0;
}
bool cell_is_free(const State& s, const Script& x)
{
    return has_unused_die(s, x) && free_spaces(s, Location::PoliceStation) > 0;
}
constexpr std::array kOneGone{op(Code::HelplessLeave, 1)};
constexpr std::array kLockUp{op(Code::PayDie), pick_who(nullptr), put(At::PoliceStation), call(strip),
                             marked(Mark::Jailed)};
// #28 Little Survivors
bool came_alone(const State& s, const Scene& x)
{
    if (x.doing.place == Location::Colony && s.helpless > 0) return false;
    return did_free(s, x) && dead_of_winter::at(s, x.doing.place).size() == 1;
}
constexpr std::array kTakeIn{op(Code::HelplessCome, 3), op(Code::Morale, 1)};
// #29 Prophet
bool listens(const State& s, const Script& x, Survivor who)
{
    return is_free(s, who) && !own_at(s, x.seat, figure(s, who).at).empty();
}
constexpr std::array kKeepListener{pick_who(listens), call(convert), op(Code::Give)};
// #30 Music
constexpr std::array kMoreDice{op(Code::DiceNext, 1)};
// #31 Collapsing Barriers
bool barriers_bend(const State& s, const Scene& x)
{
    return at_home(s, x) && barricades_at(s, Location::Colony) > 0 && zombies_at(s, Location::Colony) > 0;
}
constexpr std::array kHoldBoards{pick_each(in_colony), on(Target::Picked, Code::Expose)};
constexpr std::array kLetFall{there(At::Colony, Code::Raze)};
// #32 Radio Signal
constexpr std::array kTurnAntenna{pool_dice(3),        only_if(is_ok, 2),  op(Code::HelplessCome, 1),
                                  op(Code::Morale, 1), only_if(not_ok, 1), op(Code::Morale, -1)};
// #33 Toxic Waste
constexpr std::array kRollOut{pick_each(in_colony), on(Target::Picked, Code::Frostbite)};
constexpr std::array kLeaveDrums{Op{.code = Code::WasteRemoved, .card_fits = fuel_or_medicine}};
// #34 Alexis Grey
bool alexis_in_library(const State& s, const Script&)
{
    return is_alive(s, Survivor::AlexisGrey) && figure(s, Survivor::AlexisGrey).at == Location::Library;
}
constexpr std::array kToLibrary{put(At::Library)};
constexpr std::array kStay{marked(Mark::LibraryBound)};
constexpr std::array kDragOut{put(At::Colony), marked(Mark::LibraryBarred)};
// #35 James Meyers
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
bool has_secret(const State& s, const Script& x, Seat seat)
{
    return seat != x.seat && player(s, seat).objective && !player(s, seat).objective_shown;
}
bool secrets_left(const State& s, const Script& x)
{
    return any_seat(s, [&](Seat seat) { return has_secret(s, x, seat); });
}
constexpr std::array kHelp{call(look_around),           op(Code::SeeHands),          accept_if(three_medicine),
                           only_if(is_ok, 7),           pick_holder(holds_medicine), call(take_medicine),
                           pick_holder(holds_medicine), call(take_medicine),         pick_holder(holds_medicine),
                           call(take_medicine),         op(Code::Morale, 1)};
constexpr std::array kReadFile{pick_player(has_secret), op(Code::SeeObjective)};
// #36 Bev Russell: her figure stays, which Standing::HauntedSchool says
bool bev_at_school(const State& s, const Script&)
{
    return is_alive(s, Survivor::BevRussell) && figure(s, Survivor::BevRussell).at == Location::School;
}
constexpr std::array kOpenCellar{it(Code::Remove), stand(Standing::HauntedSchool)};
constexpr std::array kBurnSchool{cards(At::School, Code::PurgeDeck, 0, any_card), there(At::School, Code::NoZombies)};
// #37 The Deputy
constexpr std::array kGiveWord{call(open_gun_safe), stand(Standing::ClearedSites)};
// #38 Sewer Passage
bool is_in_library(const State& s, const Script& x, Survivor who)
{
    return own(s, x, who) && figure(s, who).at == Location::Library;
}
constexpr std::array kClimbDown{pick_who(is_in_library),
                                op(Code::Roll),
                                it(Code::Expose),
                                only_if(rolled_at_least<2>, 1),
                                it(Code::Expose),
                                only_if(rolled_at_least<3>, 1),
                                it(Code::Expose),
                                only_if(rolled_at_least<4>, 1),
                                it(Code::Expose),
                                only_if(rolled_at_least<5>, 1),
                                it(Code::Expose),
                                only_if(rolled_at_least<6>, 1),
                                it(Code::Expose),
                                only_if(lives, 1),
                                stand(Standing::SewerPassage)};
// #39 Horse
constexpr std::array kRide{marked(Mark::Horse)};
constexpr std::array kEatHorse{op(Code::Food, 3)};
// #40 Thomas Heart
constexpr Op kWhom = pick_who(is_here), kIfAny = only_if(is_ok, 1), kHurt = it(Code::Wound);
constexpr std::array kRushHim{call(ask_thomas), kWhom, kIfAny, kHurt,  kWhom, kIfAny, kHurt, kWhom,
                              kIfAny,           kHurt, kWhom,  kIfAny, kHurt};
constexpr std::array kCalmHim{pool(2, {Symbol::Medicine}, true),
                              only_if(not_ok, 13),
                              call(ask_thomas),
                              kWhom,
                              kIfAny,
                              kHurt,
                              kWhom,
                              kIfAny,
                              kHurt,
                              kWhom,
                              kIfAny,
                              kHurt,
                              kWhom,
                              kIfAny,
                              kHurt};
constexpr std::array kShootHim{it(Code::Kill)};

}  // namespace

// clang-format off
constinit const CrossroadsPart kCrossroads2{{
    {.holds = at_home, .by = Decider::Nobody, .options = {{{kHotWater}}}, .count = 1, .away = 0},
    {.holds = at_home_with_helpless, .by = Decider::Colony, .options = {{{kSendSick}, {kNurse}}}, .authored = true},
    {.holds = plays<Survivor::OliviaBrown>, .by = Decider::Colony, .named = Survivor::OliviaBrown, .before = kToColony, .options = {{{kSerum}, {}}}},
    {.holds = plays_free<Survivor::BrandonKane>, .named = Survivor::BrandonKane, .before = kToGrocery, .options = {{{kFetchHim}, {kHaulIn}}}},
    {.when = When::WeaponUsed, .options = {{{kThrowWeapon, weapon_left}, {kLookForRounds}}}},
    {.holds = plays<Survivor::ForestPlum>, .named = Survivor::ForestPlum, .options = {{{kRing}, {kLosePatience}}}, .away = 0},
    {.holds = daniel_and_helpless, .named = Survivor::DanielSmith, .before = kOneGone, .options = {{{kLockUp, cell_is_free}, {kLoseMorale}}}, .mature = true},
    {.when = When::Moved, .holds = came_alone, .options = {{{kTakeIn}, {}}}, .helpless = 3},
    {.holds = there_is<preaches>, .options = {{{kKeepListener}, {kLoseMorale}}}, .non_coop = true},
    {.when = When::Searched, .holds = did_free, .options = {{{kGainMorale}, {kMoreDice}}}},
    {.holds = barriers_bend, .by = Decider::Colony, .options = {{{kHoldBoards}, {kLetFall}}}},
    {.holds = at_home, .by = Decider::Colony, .options = {{{kTurnAntenna}, {kLoseMorale}}}, .helpless = 1},
    {.holds = at_home, .by = Decider::Colony, .options = {{{kRollOut}, {kLeaveDrums}}}},
    {.holds = leads_free<Survivor::AlexisGrey>, .named = Survivor::AlexisGrey, .before = kToLibrary, .options = {{{kStay, alexis_in_library}, {kDragOut}}}},
    {.holds = leads_free<Survivor::JamesMeyers>, .named = Survivor::JamesMeyers, .options = {{{kHelp}, {kReadFile, secrets_left}}}, .away = 0, .non_coop = true},
    {.holds = leads_it<Survivor::BevRussell>, .named = Survivor::BevRussell, .before = kToSchool, .options = {{{kOpenCellar, bev_at_school}, {kBurnSchool}}}},
    {.holds = there_is<is_free_outside>, .options = {{{kGiveWord}, {}}}},
    {.holds = there_is<is_in_library>, .options = {{{kClimbDown}, {}}}},
    {.when = When::Moved, .holds = did_free, .options = {{{kRide}, {kEatHorse}}}},
    {.when = When::WeaponUsed, .holds = plays<Survivor::ThomasHeart>, .by = Decider::Controller, .named = Survivor::ThomasHeart, .before = kLookAround,
     .options = {{{kRushHim}, {kCalmHim}, {kShootHim}}}, .count = 3, .away = 0, .mature = true},
}};
// clang-format on

}  // namespace snowbound::dead_of_winter
