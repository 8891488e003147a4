// Crossroads cards 1 to 20.
#include "games/dead_of_winter/crossroads.h"
#include "games/dead_of_winter/effects_crossroads.h"
#include "games/dead_of_winter/scenes.h"

namespace snowbound::dead_of_winter {
namespace {

using namespace scene;
using namespace effect;

// #1 Car Crash
bool moved_with_fuel(const State& s, const Scene& x) { return x.doing.fuel && did_free(s, x); }
constexpr std::array kWalkHome{it(Code::Frostbite), put(At::Colony)};
constexpr std::array kThreeRolls{it(Code::Expose, 3)};
// #2 Wavering Loyalties
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
constexpr std::array kLetGo{pick_who(can_leave), pick_player(new_home), op(Code::Give)};
constexpr std::array kHoldOn{op(Code::Roll), only_if(rolled_at_most<3>, 1), op(Code::Morale, -1)};
// #3 Horde
bool moved_without_fuel(const State&, const Scene& x) { return !x.doing.fuel; }
constexpr std::array kTurnBack{op(Code::Back), marked(Mark::Halted)};
// #4 Addiction
constexpr std::array kEndIt{it(Code::KillQuietly)};
constexpr std::array kFeedIt{marked(Mark::Addicted)};
// #5 Spoiled
constexpr std::array kEatIt{pick_who(own), it(Code::Wound)};
constexpr std::array kThrowAway{op(Code::DenyRaise)};
// #6 Maude
bool is_at_grocery(const State& s, const Script& x, Survivor who)
{
    return is_free_outside(s, x, who) && figure(s, who).at == Location::GroceryStore;
}
constexpr std::array kBringHome{pick_who(is_at_grocery), put(At::Colony), op(Code::Food, 3)};
constexpr std::array kRobHer{cards(At::GroceryStore, Code::TakeUntil, 2, food_card), stand(Standing::NoFoodCards)};
// #7 Sparky
constexpr std::array kHunt{there(At::Colony, Code::KillZombies, 8)};
// #8 Maria Lopez
constexpr std::array kTrade{op(Code::Food, -3), cards(At::School, Code::TakeChosen, 3, any_card)};
constexpr std::array kLeaveFood{cards(At::School, Code::PurgeDeck, 0, food_card)};
// #9 Brian Lee
bool brian_at_home(const State& s, const Scene& x)
{
    return leads(s, x.seat, Survivor::BrianLee) && figure(s, Survivor::BrianLee).at == Location::Colony;
}
constexpr std::array kFortifyHospital{there(At::Hospital, Code::NoZombies), there(At::Hospital, Code::Build, 4)};
constexpr std::array kFortifyGrocery{there(At::GroceryStore, Code::NoZombies), there(At::GroceryStore, Code::Build, 4)};
// #10 Lover's Quarrel: the couple by influence, so that two are never asked about
bool is_partner(const State& s, const Script& x, Survivor who)
{
    return own(s, x, who) && is_here(s, x, who) && is_human(who) && x.who && who > *x.who;
}
constexpr std::array kFindCouple{pick_who(quarrels), call(look_around), call(add_to_picked), pick_who(is_partner),
                                 call(add_to_picked)};
constexpr std::array kShout{there(At::Here, Code::Noise, 4)};
constexpr std::array kHoldIt{on(Target::Picked, Code::Hold)};
// #11 Mugging
bool is_mugger(const State& s, const Script& x, Survivor who) { return is_here(s, x, who) && is_exiled(s, who); }
bool leads_mugger(const State& s, const Script& x, Seat seat)
{
    return player(s, seat).exiled && !own_at(s, seat, x.place).empty();
}
constexpr std::array kFindMugged{pick_who(is_mugged), call(look_around)};
constexpr std::array kHandOver{pick_player(leads_mugger), op(Code::GiveCards, 1)};
constexpr std::array kRefuse{call(size_up),  only_if(rolled_at_least<1>, 3), it(Code::Wound),   pick_who(is_mugger),
                             it(Code::Kill), only_if(rolled_at_most<0>, 1),  it(Code::Wound, 2)};
// #12 Hunger
bool man_and_helpless(const State&, const Scene& x) { return x.doing.helpless && is_man(x.doing.who); }
constexpr std::array kLoseFood{op(Code::AllFood)};
constexpr std::array kTakeTheirs{op(Code::Food, 5), op(Code::Morale, -1)};
// #13 Thin Ice
constexpr std::array kGoOut{op(Code::Roll),      only_if(rolled_at_most<3>, 1),
                            it(Code::Frostbite), only_if(rolled_at_least<4>, 2),
                            pick_deck(),         cards(At::Here, Code::TakeChosen, 1, any_card)};
// #14 Helpless
bool helpless_there(const State& s, const Script&) { return s.helpless > 0; }
constexpr std::array kSendHelpless{call(send_helpless)};
// #15 Christmas
bool has_santa(const State& s, const Script&) { return is_free(s, Survivor::ForestPlum); }
bool is_guest(const State& s, const Script& x, Seat seat) { return seat != x.seat && !player(s, seat).out; }
bool gift_left(const State& s, const Script& x)
{
    const bool guests = any_seat(s, [&](Seat seat) { return is_guest(s, x, seat); });
    return x.ok && guests && !s.decks[index(Location::GroceryStore)].empty();
}
constexpr std::array kFeast{op(Code::Food, -5),    op(Code::Morale, 1),   only_if(has_santa, 21), call(santa),
                            op(Code::Ask),         only_if(gift_left, 3), call(show_gift),        pick_player(is_guest),
                            call(give_gift),       op(Code::Ask),         only_if(gift_left, 3),  call(show_gift),
                            pick_player(is_guest), call(give_gift),       op(Code::Ask),          only_if(gift_left, 3),
                            call(show_gift),       pick_player(is_guest), call(give_gift),        op(Code::Ask),
                            only_if(gift_left, 3), call(show_gift),       pick_player(is_guest),  call(give_gift)};
// #16 Talia Jones
constexpr std::array kWish{pick_deck(), cards(At::Here, Code::TakeChosen, 4, any_card)};
constexpr std::array kNoCrisis{stand(Standing::SkipCrisis)};
// #17 Arthur Thurston
constexpr std::array kTwoWounds{it(Code::Wound, 2)};
// #18 Gray Beard
constexpr std::array kPayOff{op(Code::LoseRandom, 1)};
constexpr std::array kSail{joins(Survivor::GrayBeard), call(lead), marked(Mark::Companion), marked(Mark::Pirate)};
// #19 Sophie Robinson
constexpr std::array kCarryHer{joins(Survivor::SophieRobinson, 2)};
constexpr std::array kCarryCargo{pick_deck(), there(At::Here, Code::Draw, 2), buries(Survivor::SophieRobinson)};
// #20 Wounded Survivor
bool survivor_left(const State& s, const Script&) { return !s.survivor_deck.empty(); }
constexpr std::array kLook{op(Code::JoinTop), it(Code::Expose, 2)};

}  // namespace

// clang-format off
constinit const CrossroadsPart kCrossroads1{{
    {.when = When::Moved, .holds = moved_with_fuel, .options = {{{kWalkHome}, {kThreeRolls}}}, .away = 0},
    {.holds = has_more, .options = {{{kLetGo, someone_can_leave}, {kHoldOn}}}},
    {.when = When::Moved, .holds = moved_without_fuel, .options = {{{kThreeRolls}, {kTurnBack}}}},
    {.when = When::Healed, .options = {{{kEndIt}, {kFeedIt}}}, .mature = true},
    {.when = When::FoodSpent, .options = {{{kEatIt}, {kThrowAway}}}},
    {.holds = there_is<is_at_grocery>, .options = {{{kBringHome}, {kRobHer}}}, .away = 0},
    {.holds = leads_free<Survivor::Sparky>, .named = Survivor::Sparky, .options = {{{kHunt}, {kGainMorale}}}},
    {.holds = leads_free<Survivor::MariaLopez>, .named = Survivor::MariaLopez, .before = kToSchool,
     .options = {{{kTrade, has_food<3>}, {kLeaveFood}}}},
    {.holds = brian_at_home, .named = Survivor::BrianLee, .options = {{{kFortifyHospital}, {kFortifyGrocery}}}, .away = 0},
    {.holds = there_is<quarrels>, .before = kFindCouple, .options = {{{kShout}, {kHoldIt}}}},
    {.holds = there_is<is_mugged>, .before = kFindMugged, .options = {{{kHandOver}, {kRefuse}}}, .away = 0, .non_coop = true},
    {.when = When::Added, .holds = man_and_helpless, .options = {{{kLoseFood}, {kTakeTheirs}}}, .away = 0},
    {.when = When::Moved, .options = {{{kGoOut}, {}}}},
    {.holds = at_home, .by = Decider::Colony, .options = {{{kSendHelpless, helpless_there}, {}}}},
    {.holds = at_home, .by = Decider::Colony, .options = {{{kFeast, has_food<5>}, {}}}},
    {.holds = leads_it<Survivor::TaliaJones>, .named = Survivor::TaliaJones, .options = {{{kWish, any_deck}, {kNoCrisis}}}},
    {.holds = leads_free<Survivor::ArthurThurston>, .named = Survivor::ArthurThurston, .before = kToSchool,
     .options = {{{kTwoWounds}, {kLoseMorale}}}},
    {.when = When::Moved, .holds = waits<Survivor::GrayBeard>, .options = {{{kPayOff, has_cards}, {kSail}}}, .survivors = 1, .non_coop = true},
    {.when = When::Moved, .holds = waits<Survivor::SophieRobinson>, .options = {{{kCarryHer}, {kCarryCargo, any_deck}}}, .away = 0, .survivors = 1},
    {.when = When::Searched, .holds = did_free, .options = {{{kLook, survivor_left}, {}}}, .survivors = 1},
}};
// clang-format on

}  // namespace snowbound::dead_of_winter
