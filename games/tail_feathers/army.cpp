// Armies: quick-play lists, recruiting by points and what may be wrong with a list. Chapters TF-2, TF-36.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

const Army kMilitia{{{Bird::Aerijin, false, Pilot::Zure, Rank::Ace},
                     {Bird::Sienna, false, Pilot::Snibble, Rank::Standard},
                     {Bird::Valchirp, false, Pilot::Wella, Rank::Standard}},
                    {{Ground::Oakguard, 6, 1}}};
const Army kRaiders{
    {{Bird::Grizzard, false, Pilot::Snag, Rank::Ace}, {Bird::Wrunk, false, Pilot::Chumjaw, Rank::Standard}},
    {{Ground::Commandos, 6, 1}, {Ground::Staborah, 1, 0}}};

using Found = std::optional<ArmyFault>;
Found fault(Rule rule, std::string_view why, std::size_t entry)
{
    return ArmyFault{{rule, why}, static_cast<int>(entry)};
}
Found fault(Rule rule, std::string_view why) { return ArmyFault{{rule, why}}; }  // of the whole list

Found bird_fault(const Army& army, Faction faction)
{
    for (std::size_t i = 0; i < army.birds.size(); ++i) {
        const BirdPick& pick = army.birds[i];
        if (card_of(pick.bird).faction != faction) return fault(TF_AB1, "other_faction", i);
        int birds = 0, pilots = 0;
        for (const BirdPick& each : army.birds) {
            birds += each.bird == pick.bird;
            pilots += !each.riderless && each.pilot == pick.pilot;
        }
        if (birds > card_of(pick.bird).copies) return fault(TF_AB2, "bird_twice", i);
        if (pick.riderless) continue;
        if (card_of(pick.pilot).faction != faction) return fault(TF_AB1, "other_faction", i);
        if (rank_of(pick.pilot, pick.rank).cost == 0) return fault(TF_AB2, "no_such_rank", i);
        if (pilots > card_of(pick.pilot).copies) return fault(TF_AB2, "pilot_twice", i);
    }
    return std::nullopt;
}

Found ground_fault(const Army& army, Faction faction, const Options& options)
{
    int figures = 0, veterans = 0;
    for (std::size_t i = 0; i < army.ground.size(); ++i) {
        const GroundPick& pick = army.ground[i];
        const GroundCard& card = card_of(pick.unit);
        const std::size_t entry = army.birds.size() + i;
        if (card.kind == GroundKind::Object) return fault(TF_28_5, "objects_are_built", entry);
        if (card.faction != faction) return fault(TF_AB1, "other_faction", entry);
        if (card.mystics && !options.mystics) return fault(TF_AB1, "module_off", entry);
        const int most = card.kind == GroundKind::Squad ? kSquadFigures : 1;
        if (pick.figures < 1 || pick.figures > most) return fault(TF_AB3, "squad_size", entry);
        if (pick.veterans > 0 && card.kind != GroundKind::Squad) return fault(TF_AB4, "veterans_in_squads", entry);
        if (pick.veterans > pick.figures) return fault(TF_AB4, "too_many_veterans", entry);
        for (std::size_t j = 0; j < i; ++j) {
            if (army.ground[j].unit == pick.unit) return fault(TF_AB2, "unit_twice", entry);
        }
        figures += pick.figures;
        veterans += pick.veterans;
    }
    if (figures < kLeastGround) return fault(TF_AB3, "too_few_ground");
    if (figures + static_cast<int>(army.birds.size()) > static_cast<int>(kMostArmyFigures)) {
        return fault(TF_AB3, "too_many_figures");
    }
    if (veterans > static_cast<int>(kMostVeterans)) return fault(TF_AB4, "too_many_veterans");
    return std::nullopt;
}

UnitId add_unit(State& s, const Unit& u)
{
    s.units.push_back(u);
    return unit_at(s.units.size() - 1);
}

}  // namespace

const Army& quick_army(Faction faction) { return faction == Faction::Militia ? kMilitia : kRaiders; }

int cost_of(const Army& army)
{
    int cost = 0;
    for (const BirdPick& pick : army.birds) {
        cost += card_of(pick.bird).cost + (pick.riderless ? 0 : rank_of(pick.pilot, pick.rank).cost);
    }
    for (const GroundPick& pick : army.ground) {
        cost += card_of(pick.unit).cost * pick.figures + kVeteranCost * pick.veterans;
    }
    return cost;
}

std::optional<ArmyFault> army_fault(const Army& army, Faction faction, const Options& options)
{
    if (army.birds.empty()) return fault(TF_AB3, "no_bird");  // more than three do not fit the list
    if (auto found = bird_fault(army, faction)) return found;
    if (auto found = ground_fault(army, faction, options)) return found;
    if (cost_of(army) > points_of(options.size)) {  // [TF-AB6] less is allowed
        return fault(TF_AB1, "too_many_points");
    }
    return std::nullopt;
}

void recruit(State& s, Seat seat, const Army& army)  // [TF-1.2] one card, one or more figures
{
    for (const BirdPick& pick : army.birds) {
        const UnitId id = add_unit(s, {.owner = seat,
                                       .is_bird = true,
                                       .bird = pick.bird,
                                       .riderless = pick.riderless,
                                       .pilot = pick.pilot,
                                       .rank = pick.rank});
        s.figures.push_back({.unit = id});
    }
    for (const GroundPick& pick : army.ground) {
        const UnitId id = add_unit(s, {.owner = seat, .ground = pick.unit});
        for (int i = 0; i < pick.figures; ++i) {
            s.figures.push_back({.unit = id, .veteran = i < pick.veterans});
        }
    }
}

}  // namespace snowbound::tail_feathers
