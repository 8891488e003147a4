// Chapter TF-37: the campaign. What may be bought between two scenarios, what a scenario is worth, and what is handed
// on.
#include "games/tail_feathers/game.h"

#include "games/tail_feathers/flow.h"

namespace snowbound {
namespace tail_feathers {
namespace {

const CampaignSide& side_of(const State& s, Seat seat)
{
    return s.campaign.sides[static_cast<std::size_t>(player(s, seat).faction)];
}
CampaignSide& side_of(State& s, Seat seat)
{
    return s.campaign.sides[static_cast<std::size_t>(player(s, seat).faction)];
}

void gain(Bounded<0, kMostEarned>& points, int more) { points.value = static_cast<std::int8_t>(points + more); }

// An army of a campaign is legal like any other, but for the limit of points. [TF-37.4]
ArmyFaults faults_but_points(const Army& army, Faction faction, const Options& options)
{
    ArmyFaults rest;
    for (const ArmyFault& fault : army_faults(army, faction, options)) {
        if (fault.why != ArmyWrong::TooManyPoints) rest.push_back(fault);
    }
    return rest;
}

std::string_view side_wrong(const Options& options, Faction faction)
{
    const Campaign& c = options.campaign;
    const CampaignSide& side = c.sides[static_cast<std::size_t>(faction)];
    if (c.played == 0) {
        return side == CampaignSide{} ? "" : "campaign: before its first scenario a side has neither points nor army";
    }
    const int most = c.played * (kForWinner + kForLaurel);
    if (side.earned < c.played * kForLoser || side.earned > most || side.earned % 2 != 0) {  // [TF-37.2]
        return "campaign: no side can have earned so many points in so many scenarios";
    }
    if (side.left > side.earned) return "campaign: a side has more points left than it has earned";
    if (!faults_but_points(side.army, faction, options).empty()) return "campaign: a side's army is not allowed";
    const int spent = side.earned - side.left;
    const bool paid = options.armies == Armies::QuickPlay ? price_of(quick_army(faction), side.army) == spent
                                                          : cost_of(side.army) <= points_of(options.size) + spent;
    return paid ? "" : "campaign: a side's army is not what its points have bought";
}

// Every army that is one step better, as far as the cards go.
Upgrades steps_from(const Army& army)
{
    Upgrades steps;
    const auto add = [&](std::size_t entry, Better better) -> Army& {
        steps.push_back({static_cast<std::uint8_t>(entry), better, army, std::nullopt});
        return steps.back().army;
    };
    for (std::size_t i = 0; i < army.birds.size(); ++i) {
        const BirdPick& pick = army.birds[i];
        if (pick.riderless || pick.rank == Rank::Ace) continue;
        const auto above = static_cast<Rank>(static_cast<int>(pick.rank) + 1);
        if (rank_of(pick.pilot, above).cost > 0) add(i, Better::Rank).birds[i].rank = above;
    }
    for (std::size_t i = 0; i < army.ground.size(); ++i) {
        if (card_of(army.ground[i].unit).kind != GroundKind::Squad) continue;
        ++add(army.birds.size() + i, Better::Veteran).ground[i].veterans;
        ++add(army.birds.size() + i, Better::Figure).ground[i].figures;
    }
    return steps;
}

}  // namespace

std::optional<int> price_of(const Army& kept, const Army& wanted)
{
    if (kept.birds.size() != wanted.birds.size() || kept.ground.size() != wanted.ground.size()) return std::nullopt;
    int price = 0;
    for (std::size_t i = 0; i < kept.birds.size(); ++i) {
        const BirdPick &old = kept.birds[i], &now = wanted.birds[i];
        const int ranks = static_cast<int>(now.rank) - static_cast<int>(old.rank);
        if (old.bird != now.bird || old.riderless != now.riderless || old.pilot != now.pilot) return std::nullopt;
        if (ranks < 0 || (ranks > 0 && old.riderless)) return std::nullopt;
        price += kRankPrice * ranks;
    }
    for (std::size_t i = 0; i < kept.ground.size(); ++i) {
        const GroundPick &old = kept.ground[i], &now = wanted.ground[i];
        if (old.unit != now.unit || now.figures < old.figures || now.veterans < old.veterans) return std::nullopt;
        price += kFigurePrice * (now.figures - old.figures) + kVeteranPrice * (now.veterans - old.veterans);
    }
    return price;
}

bool brings_army(const State& s) { return s.campaign.played > 0; }

Army army_unless_chosen(const State& s, Seat seat)
{
    return brings_army(s) ? side_of(s, seat).army : usual_army(player(s, seat).faction, s.options);
}

int points_to_spend(const State& s, Seat seat) { return side_of(s, seat).left; }

int bought(const State& s, Seat seat)
{
    const auto& answer = player(s, seat).answered;
    const auto* muster = answer && brings_army(s) ? std::get_if<Muster>(&*answer) : nullptr;
    return muster ? price_of(side_of(s, seat).army, muster->army).value_or(0) : 0;
}

ArmyFaults muster_faults(const State& s, Seat seat, const Army& army)
{
    if (!brings_army(s)) return army_faults(army, player(s, seat).faction, s.options);
    ArmyFaults faults = faults_but_points(army, player(s, seat).faction, s.options);
    const auto all_of_it = static_cast<std::uint8_t>(army.birds.size() + army.ground.size());
    const auto price = price_of(side_of(s, seat).army, army);
    if (!price) faults.push_back({ArmyWrong::OtherArmy, all_of_it});
    if (price && *price > side_of(s, seat).left) faults.push_back({ArmyWrong::TooDear, all_of_it});
    return faults;
}

int muster_points(const State& s, Seat seat, const Army& army)
{
    return brings_army(s) ? price_of(side_of(s, seat).army, army).value_or(0) : cost_of(army);
}

Upgrades upgrades_of(const State& s, Seat seat, const Army& army)
{
    if (!brings_army(s)) return {};
    Upgrades steps = steps_from(army);
    for (Upgrade& step : steps) {
        const ArmyFaults faults = muster_faults(s, seat, step.army);
        if (!faults.empty()) step.why = faults.front().why;
    }
    return steps;
}

void offer_upgrades(const State& s, Seat seat, TfOffer& offer)
{
    FixedVector<Army, 48> armies;  // the nearest first; a longer list is for the sheet
    armies.push_back(side_of(s, seat).army);
    for (std::size_t i = 0; i < armies.size(); ++i) {
        for (const Upgrade& step : upgrades_of(s, seat, armies[i])) {
            if (step.why || armies.full() || std::find(armies.begin(), armies.end(), step.army) != armies.end()) {
                continue;
            }
            armies.push_back(step.army);
        }
        offer.add(Muster{armies[i]});
    }
    offer.fallback(Muster{armies.front()});
}

void keep_army(State& s, Seat seat, const Army& army)  // [TF-37.5]
{
    if (!s.campaign.on) return;
    CampaignSide& side = side_of(s, seat);
    if (brings_army(s)) gain(side.left, -muster_points(s, seat, army));
    side.army = army;
}

void score_campaign(State& s, TfLog& log)
{
    if (!s.campaign.on) return;
    for (const Seat seat : all_seats(s)) {  // [TF-37.2]
        const bool won = s.winners.size() == 1 && s.winners.has(seat);
        const int points = (won ? kForWinner : kForLoser) + (player(s, seat).laurel ? kForLaurel : 0);
        CampaignSide& side = side_of(s, seat);
        gain(side.earned, points), gain(side.left, points);
        log.say(rule("TF-37.2"), To::all(),
                CampaignScored{seat, static_cast<std::uint8_t>(points), static_cast<std::uint8_t>(side.earned)});
    }
    ++s.campaign.played.value;
    if (s.campaign.played < static_cast<int>(kCampaign.size())) return;
    SeatSet first = leaders(all_seats(s), [&](Seat seat) { return int{side_of(s, seat).earned}; });
    if (first.size() > 1 && s.winners.size() == 1) first = s.winners;  // [TF-37.6]
    s.campaign.winners = first;
    log.say(rule("TF-37.6"), To::all(), CampaignWon{first});
}

const char* campaign_flaw(const State& s)
{
    if (s.campaign.on != s.options.campaign.on) return "TF-37.1: a campaign, or none";
    if (!s.campaign.on) return s.campaign == Campaign{} ? nullptr : "TF-37.1: points without a campaign";
    if (s.campaign.played != s.options.campaign.played + (s.ending ? 1 : 0)) return "TF-37.1: not so many scenarios";
    for (const CampaignSide& side : s.campaign.sides) {
        if (side.left > side.earned) return "TF-37.3: more points left than were earned";
    }
    return nullptr;
}

}  // namespace tail_feathers

using namespace tail_feathers;

std::string_view TailFeathers::settle(Options& options)
{
    const Campaign& c = options.campaign;
    if (!c.on) return c == Campaign{} ? "" : "campaign: points and armies are handed on in a campaign only";
    if (c.played >= static_cast<int>(kCampaign.size()) || !c.winners.empty()) {
        return "campaign: its four scenarios are over";
    }
    options.scenario = kCampaign[static_cast<std::size_t>(c.played)];  // [TF-37.1]
    for (const Faction faction : {Faction::Militia, Faction::Raiders}) {
        if (const auto wrong = side_wrong(options, faction); !wrong.empty()) return wrong;
    }
    const int both = c.sides[0].earned + c.sides[1].earned;
    if (both > c.played * (kForWinner + kForLoser + 2 * kForLaurel)) return "campaign: both sides cannot have won";
    return "";
}

std::optional<Sequel<TailFeathers::Options>> TailFeathers::sequel(const State& s)
{
    if (!s.ending || !s.campaign.on) return std::nullopt;
    Sequel<Options> next{s.options, s.campaign.played < static_cast<int>(kCampaign.size())};
    next.options.campaign = next.goes_on ? s.campaign : Campaign{.on = true};
    settle(next.options);
    return next;
}

}  // namespace snowbound
