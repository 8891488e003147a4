// Crossroads cards 61 to 80.
#include "games/dead_of_winter/crossroads.h"
#include "games/dead_of_winter/effects_crossroads.h"
#include "games/dead_of_winter/scenes.h"

namespace snowbound::dead_of_winter {
namespace {

using namespace scene;
using namespace effect;

constexpr std::array kDareTwice{it(Code::Expose, 2), only_if(lives, 1), op(Code::Morale, 1)};
// #61 Buddy Davis
bool buddy_began_at_home(const State& s, const Scene& x)
{
    return leads(s, x.seat, Survivor::BuddyDavis) && figure(s, Survivor::BuddyDavis).started_in_colony;
}
constexpr std::array kSchedule{stand(Standing::FoodForDice)};
// #62 Dynamite
bool chemists(const State& s, const Scene&)
{
    return is_alive(s, Survivor::EdwardWhite) && is_alive(s, Survivor::JohnPrice);
}
constexpr std::array kBlowUp{op(Code::Roll),
                             only_if(rolled_at_most<1>, 2),
                             call(both_chemists),
                             on(Target::Picked, Code::Kill),
                             only_if(rolled_at_least<2>, 2),
                             op(Code::Roll),
                             call(blow_up)};
constexpr std::array kBuryDeep{op(Code::DiceNext, -1), op(Code::Morale, 1)};
// #63 Gabriel Diaz
bool gabriel_comes(const State& s, const Scene& x)
{
    return in_deck(s, Survivor::GabrielDiaz) && there_is<is_free_outside>(s, x);
}
constexpr std::array kTakeAll{joins(Survivor::GabrielDiaz), op(Code::HelplessCome, 3)};
constexpr std::array kGiveSomething{Op{.code = Code::LoseCards, .n = 1, .card_fits = any_card}};
// #64 Andrew Evans
constexpr std::array kPlant{marked(Mark::Cook)};
// #65 Annaleigh Chan
constexpr std::array kOpenCages{there(At::EachOutside, Code::Zombies, 1)};
// #66 David Garcia: a look at one card of everybody in the colony
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
constexpr Op kSeeOne{.code = Code::SeeHand, .n = 1};
constexpr std::array kAudit{put(At::Colony), only_if(can_be_audited<0>, 2), call(other_number<0>),
                            kSeeOne,         only_if(can_be_audited<1>, 2), call(other_number<1>),
                            kSeeOne,         only_if(can_be_audited<2>, 2), call(other_number<2>),
                            kSeeOne,         only_if(can_be_audited<3>, 2), call(other_number<3>),
                            kSeeOne,         only_if(can_be_audited<4>, 2), call(other_number<4>),
                            kSeeOne};
constexpr std::array kAccuse{pick_player(stands_accused), op(Code::VoteExile)};
// #67 Crazed Survivor
constexpr std::array kGather{pick_who(is_outside), op(Code::Food, 3), it(Code::Expose, 2)};
// #68 Welcome Home
constexpr std::array kGoIn{it(Code::Expose, 1), only_if(lives, 1), marked(Mark::Companion)};
// #69 Book of the Dead
bool searched_library(const State& s, const Scene& x) { return x.doing.place == Location::Library && did_free(s, x); }
constexpr std::array kBurnBook{there(At::Library, Code::NoZombies, 1), op(Code::Food, 4)};
// #70 Rascals
constexpr std::array kLetThem{op(Code::Morale, 1), there(At::Colony, Code::Zombies, 5)};
// #71 Janet Taylor
constexpr std::array kWard{stand(Standing::HealForCard)};
// #72 Old Divisions
constexpr std::array kSettle{op(Code::HelplessLeave, 1), op(Code::SkipCrisis), op(Code::Morale, -1)};
// #73 Voyeur
bool host_has_cards(const State& s, const Script& x) { return x.other != kNobody && !player(s, x.other).hand.empty(); }
constexpr std::array kPeep{pick_who(spies), call(find_host), op(Code::SeeHand)};
constexpr std::array kTakeSomething{op(Code::PickTheirs), op(Code::TakePicked, 1)};
constexpr std::array kCallOthers{op(Code::ShowHand)};
// #74 The Arctic King
constexpr std::array kTakeIt{marked(Mark::Snowmobile)};
constexpr std::array kDrain{cards(At::GasStation, Code::TakeUntil, 2, fuel_card)};
// #75 Carla Thompson
constexpr std::array kToPolice{put(At::PoliceStation)};
// #76 Jenny Clark
bool searched_with_jenny(const State& s, const Scene& x)
{
    return x.doing.who == Survivor::JennyClark && did_free(s, x);
}
constexpr std::array kRunHome{put(At::Colony), there(At::Colony, Code::Zombies, 8)};
// #77 Hunted
bool was_wounded(const State&, const Scene& x) { return x.doing.wounded; }
constexpr std::array kHuntHunter{on(Target::Own, Code::Expose, 2)};
constexpr std::array kDuck{stand(Standing::Hunted)};
// #78 Loretta Clay
constexpr std::array kServe{op(Code::Roll),       only_if(rolled_at_least<5>, 1),
                            op(Code::Morale, 1),  only_if(rolled_at_most<2>, 2),
                            call(upset_stomachs), on(Target::Picked, Code::Wound)};
constexpr std::array kPourAway{op(Code::Food, -1)};
// #79 Fuel Tanker
constexpr std::array kPump{there(At::Colony, Code::Zombies, 6),
                           Op{.code = Code::TakeRemoved, .n = 4, .card_fits = fuel_card}};
// #80 Harman Brooks
bool to_be_healed(const State& s, const Script& x, Survivor who) { return wounds_of(s, who) > 0 && !x.picked.has(who); }
constexpr std::array kMeat{op(Code::Food, 3)};
constexpr std::array kHerbs{may_pick_who(to_be_healed),    only_if(is_ok, 7), call(add_to_picked),
                            may_pick_who(to_be_healed),    only_if(is_ok, 4), call(add_to_picked),
                            may_pick_who(to_be_healed),    only_if(is_ok, 1), call(add_to_picked),
                            on(Target::Picked, Code::Heal)};

}  // namespace

// clang-format off
constinit const CrossroadsPart kCrossroads4{{
    {.holds = buddy_began_at_home, .named = Survivor::BuddyDavis, .options = {{{kSchedule}, {kGainMorale}}}},
    {.holds = chemists, .by = Decider::Controller, .named = Survivor::EdwardWhite, .options = {{{kBlowUp}, {kBuryDeep}}}},
    {.holds = gabriel_comes, .options = {{{kTakeAll}, {kGiveSomething, has_cards}}}, .away = 0, .helpless = 3, .survivors = 1},
    {.holds = leads_free<Survivor::AndrewEvans>, .named = Survivor::AndrewEvans, .before = kToGrocery, .options = {{{kPlant}, {kGainMorale}}}},
    {.holds = leads_free<Survivor::AnnaleighChan>, .named = Survivor::AnnaleighChan, .options = {{{kOpenCages}, {kKillIt}}}, .away = 0, .mature = true},
    {.holds = leads_free<Survivor::DavidGarcia>, .named = Survivor::DavidGarcia, .before = kAudit, .options = {{{kAccuse, can_accuse}, {}}}, .non_coop = true},
    {.holds = there_is<is_outside>, .options = {{{kGather}, {}}}},
    {.when = When::Moved, .options = {{{kGoIn}, {}}}},
    {.when = When::Searched, .holds = searched_library, .options = {{{kGainMorale}, {kBurnBook}}}},
    {.when = When::Searched, .holds = searched<Location::Hospital>, .options = {{{kLetThem}, {}}}},
    {.holds = leads_free<Survivor::JanetTaylor>, .by = Decider::Nobody, .named = Survivor::JanetTaylor, .options = {{{kWard}}}, .count = 1, .away = 0},
    {.holds = at_home_with_helpless, .by = Decider::Colony, .options = {{{kSettle}, {}}}},
    {.holds = there_is<spies>, .before = kPeep, .options = {{{kTakeSomething, host_has_cards}, {kCallOthers}}}, .away = 0, .non_coop = true},
    {.when = When::Searched, .holds = searched<Location::GasStation>, .options = {{{kTakeIt}, {kDrain}}}},
    {.holds = leads_free<Survivor::CarlaThompson>, .named = Survivor::CarlaThompson, .before = kToPolice, .options = {{{kDareTwice}, {}}}},
    {.when = When::Searched, .holds = searched_with_jenny, .options = {{{kRunHome}, {kKillIt}}}, .away = 0},
    {.when = When::Moved, .holds = was_wounded, .options = {{{kHuntHunter}, {kDuck}}}},
    {.holds = leads_free<Survivor::LorettaClay>, .named = Survivor::LorettaClay, .options = {{{kServe}, {kPourAway, has_food<1>}}}},
    {.when = When::Moved, .holds = did_free, .options = {{{kPump}, {}}}},
    {.holds = plays_free<Survivor::HarmanBrooks>, .named = Survivor::HarmanBrooks, .options = {{{kMeat}, {kHerbs}}}, .away = 0},
}};
// clang-format on

}  // namespace snowbound::dead_of_winter
