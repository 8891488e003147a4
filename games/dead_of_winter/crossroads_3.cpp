// Crossroads cards 41 to 60.
#include "games/dead_of_winter/crossroads.h"
#include "games/dead_of_winter/effects_crossroads.h"
#include "games/dead_of_winter/scenes.h"

namespace snowbound::dead_of_winter {
namespace {

using namespace scene;
using namespace effect;

// #41 Rod Miller
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
constexpr std::array kGoWithHim{call(choose_passengers),
                                pick_who(rides_along),
                                call(add_to_picked),
                                pick_who(rides_along),
                                call(add_to_picked),
                                call(drive_to_hospital),
                                on(Target::Picked, Code::Expose, 2)};
// #42 Supply Drop
bool annaleigh_plays(const State& s, const Script&) { return is_alive(s, Survivor::AnnaleighChan); }
constexpr std::array kFetchCrate{pick_who(own_in_colony), it(Code::Expose, 3),         only_if(lives, 3),
                                 op(Code::Food, 5),       only_if(annaleigh_plays, 1), op(Code::Morale, 1)};
// #43 Army
bool thomas_at_home(const State& s, const Script&)
{
    return is_alive(s, Survivor::ThomasHeart) && figure(s, Survivor::ThomasHeart).at == Location::Colony;
}
constexpr std::array kFeedThem{stand(Standing::FoodInStock)};
constexpr std::array kDriveOff{call(volley), on(Target::Picked, Code::Wound)};
// #44 Gambling
constexpr std::array kPlay{op(Code::Bet)};
// #45 Bitter Cold Night
bool frozen_in_company(const State& s, const Scene& x)
{
    return x.doing.frostbitten && is_alive(s, x.doing.who) &&
           dead_of_winter::at(s, figure(s, x.doing.who).at).size() > 1;
}
constexpr std::array kShare{on(Target::Here, Code::Frostbite)};
// #46 Lighthouse
constexpr std::array kLightLamp{op(Code::PayDie), there(At::Everywhere, Code::NoZombies, 1)};
// #47 Sacrament
constexpr std::array kKneel{it(Code::Expose, 2), only_if(lives, 1), op(Code::Morale, 1)};
// #48 Outsiders: each player from the first one on
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
constexpr std::array kOpenGate{
    only_if(sits<0>, 4), call(seat_number<0>), op(Code::JoinTop), only_if(seat_is_loyal, 1), op(Code::HelplessCome, 1),
    only_if(sits<1>, 4), call(seat_number<1>), op(Code::JoinTop), only_if(seat_is_loyal, 1), op(Code::HelplessCome, 1),
    only_if(sits<2>, 4), call(seat_number<2>), op(Code::JoinTop), only_if(seat_is_loyal, 1), op(Code::HelplessCome, 1),
    only_if(sits<3>, 4), call(seat_number<3>), op(Code::JoinTop), only_if(seat_is_loyal, 1), op(Code::HelplessCome, 1),
    only_if(sits<4>, 4), call(seat_number<4>), op(Code::JoinTop), only_if(seat_is_loyal, 1), op(Code::HelplessCome, 1)};
// #49 Riot
bool outnumbered(const State& s, const Scene& x)
{
    return at_home(s, x) && s.helpless > dead_of_winter::at(s, Location::Colony).size();
}
constexpr std::array kOpenStore{op(Code::AllFood)};
constexpr std::array kStandInDoor{on(Target::Colony, Code::Wound)};
constexpr std::array kMakeExample{op(Code::HelplessDie, 1)};
// #50 The Sunshine State
bool two_want_to_go(const State& s, const Scene& x) { return at_home(s, x) && s.helpless >= 2; }
constexpr std::array kLetTwoGo{op(Code::HelplessLeave, 2), op(Code::Morale, -1)};
// #51 Flier
constexpr std::array kKeepAppointment{pick_who(own_in_colony), it(Code::Expose, 2), only_if(lives, 2), pick_deck(),
                                      there(At::Here, Code::Draw, 2)};
// #52 Airplane
constexpr std::array kSendSophie{pool(1, {Symbol::Tool}, true),
                                 only_if(is_ok, 6),
                                 pool(1, {Symbol::Fuel}, true),
                                 only_if(not_ok, 1),
                                 call(return_tool),
                                 only_if(is_ok, 2),
                                 it(Code::Remove),
                                 op(Code::Morale, 1)};
// #53 Missing Child
bool any_helpless(const State& s, const Scene&) { return s.helpless > 0; }
constexpr std::array kLookEverywhere{stand(Standing::MissingChild)};
constexpr std::array kGiveUp{op(Code::Morale, -1), op(Code::HelplessLeave, 1)};
// #54 Abandoned
constexpr std::array kTakeChild{op(Code::HelplessCome, 1), there(At::Colony, Code::Zombies, 5)};
constexpr std::array kCarryAway{there(At::Colony, Code::Zombies, 5), op(Code::DiceGone, 1)};
// #55 Mike Cho
bool mike_comes(const State& s, const Scene& x)
{
    return in_deck(s, Survivor::MikeCho) && there_is<is_surrounded>(s, x);
}
constexpr std::array kFindSurrounded{pick_who(is_surrounded), call(look_around)};
constexpr std::array kFightBeside{it(Code::Wound), there(At::Here, Code::NoZombies), joins(Survivor::MikeCho, 1)};
constexpr std::array kWatchHim{there(At::Here, Code::NoZombies)};
// #56 John Price
bool searched_school(const State& s, const Scene& x)
{
    return x.doing.place == Location::School && in_deck(s, Survivor::JohnPrice);
}
constexpr std::array kTakeBoy{joins(Survivor::JohnPrice), there(At::School, Code::Zombies, 2)};
constexpr std::array kTakeBag{op(Code::Food, 2), buries(Survivor::JohnPrice)};
// #57 Ashley Ross
constexpr std::array kWall{stand(Standing::CalmGate), it(Code::Expose, 2)};
constexpr std::array kPit{stand(Standing::BiggerPile), it(Code::Expose, 1)};
// #58 Edward White
constexpr std::array kLetHimWork{stand(Standing::BuyMedicine)};
// #59 Heads Up
constexpr std::array kSiren{there(At::PoliceStation, Code::Noise, 4)};
// #60 Sleep
bool is_badly_hurt(const State& s, const Script& x, Survivor who) { return own(s, x, who) && wounds_of(s, who) >= 2; }
constexpr std::array kOfferRest{stand(Standing::Rest), op(Code::Ask), only_if(is_ok, 2), op(Code::DiceGone),
                                on(Target::Own, Code::Heal)};

}  // namespace

// clang-format off
constinit const CrossroadsPart kCrossroads3{{
    {.holds = plays<Survivor::RodMiller>, .named = Survivor::RodMiller, .options = {{{kGoWithHim, two_can_ride}, {kKillIt}}}, .away = 0},
    {.holds = at_home, .options = {{{kFetchCrate}, {}}}},
    {.holds = at_home, .by = Decider::Colony, .options = {{{kFeedThem}, {kDriveOff}, {{}, thomas_at_home}}}, .count = 3},
    {.holds = at_home, .by = Decider::Colony, .options = {{{kPlay}, {}}}},
    {.when = When::Moved, .holds = frozen_in_company, .by = Decider::Here, .before = kLookAround, .options = {{{kShare}, {kKillIt}}}, .away = 0},
    {.holds = at_home, .options = {{{kLightLamp, has_unused_die}, {}}}},
    {.when = When::Moved, .holds = did_free, .options = {{{kKneel}, {}}}},
    {.holds = room_for_all, .by = Decider::Colony, .options = {{{kOpenGate}, {}}}},
    {.holds = outnumbered, .options = {{{kOpenStore}, {kStandInDoor}, {kMakeExample}}}, .count = 3, .away = 0, .mature = true},
    {.holds = two_want_to_go, .options = {{{kLetTwoGo}, {}}}},
    {.holds = at_home, .options = {{{kKeepAppointment, any_deck}, {}}}, .authored = true},
    {.when = When::Moved, .holds = plays<Survivor::SophieRobinson>, .by = Decider::Colony, .named = Survivor::SophieRobinson, .options = {{{kSendSophie}, {}}}},
    {.holds = any_helpless, .by = Decider::Colony, .options = {{{kLookEverywhere}, {kGiveUp}}}},
    {.when = When::Cleaned, .holds = at_home_with_helpless, .by = Decider::Colony, .options = {{{kTakeChild}, {kCarryAway}}}, .helpless = 1, .mature = true},
    {.holds = mike_comes, .before = kFindSurrounded, .options = {{{kFightBeside}, {kWatchHim}}}, .survivors = 1},
    {.when = When::Searched, .holds = searched_school, .options = {{{kTakeBoy}, {kTakeBag}}}, .survivors = 1},
    {.holds = leads_free<Survivor::AshleyRoss>, .named = Survivor::AshleyRoss, .options = {{{kWall}, {kPit}, {}}}, .count = 3, .away = 2},
    {.holds = leads_free<Survivor::EdwardWhite>, .named = Survivor::EdwardWhite, .options = {{{kLetHimWork}, {}}}},
    {.when = When::Searched, .holds = searched<Location::PoliceStation>, .options = {{{kSiren}, {kSiren}}}, .away = 0},
    {.holds = there_is<is_badly_hurt>, .options = {{{kOfferRest}, {}}}, .authored = true},
}};
// clang-format on

}  // namespace snowbound::dead_of_winter
