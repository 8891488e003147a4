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

// Valchirp and Wella are captured together; nobody else rides her, and Wella rides nobody else. [TF-AB2]
bool parts_captives(const BirdPick& pick, const Options& options)
{
    const bool wella = !pick.riderless && pick.pilot == Pilot::Wella;
    const bool captured = options.scenario == ScenarioId::CapturedFlyer || options.campaign.on;  // its third scenario
    return captured && wella != (pick.bird == Bird::Valchirp);
}

// The first thing that is wrong with an entry.
std::optional<ArmyWrong> bird_fault(const Army& army, std::size_t i, Faction faction, const Options& options)
{
    const BirdPick& pick = army.birds[i];
    int birds = 0, pilots = 0;  // so far
    for (std::size_t j = 0; j <= i; ++j) {
        birds += army.birds[j].bird == pick.bird;
        pilots += !army.birds[j].riderless && army.birds[j].pilot == pick.pilot;
    }
    if (card_of(pick.bird).faction != faction) return ArmyWrong::OtherFaction;
    if (birds > card_of(pick.bird).copies) return ArmyWrong::BirdTwice;
    if (parts_captives(pick, options)) return ArmyWrong::CaptivesTogether;
    if (pick.riderless) return std::nullopt;
    if (card_of(pick.pilot).faction != faction) return ArmyWrong::OtherFaction;
    if (rank_of(pick.pilot, pick.rank).cost == 0) return ArmyWrong::NoSuchRank;
    if (pilots > card_of(pick.pilot).copies) return ArmyWrong::PilotTwice;
    return std::nullopt;
}

std::optional<ArmyWrong> card_fault(const GroundCard& card, Faction faction, const Options& options)
{
    if (card.kind == GroundKind::Object) return ArmyWrong::ObjectsAreBuilt;
    if (card.faction != faction) return ArmyWrong::OtherFaction;
    if (card.mystics && !options.mystics) return ArmyWrong::ModuleOff;
    return std::nullopt;
}

std::optional<ArmyWrong> ground_fault(const Army& army, std::size_t i, Faction faction, const Options& options)
{
    const GroundPick& pick = army.ground[i];
    const GroundCard& card = card_of(pick.unit);
    if (const auto wrong = card_fault(card, faction, options)) return wrong;
    const int most = card.kind == GroundKind::Squad ? kSquadFigures : 1;
    if (pick.figures < 1 || pick.figures > most) return ArmyWrong::SquadSize;
    if (pick.veterans > 0 && card.kind != GroundKind::Squad) return ArmyWrong::VeteransInSquads;
    if (pick.veterans > pick.figures) return ArmyWrong::TooManyVeterans;
    for (std::size_t j = 0; j < i; ++j) {
        if (army.ground[j].unit == pick.unit) return ArmyWrong::UnitTwice;
    }
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

Refusal refusal_of(const ArmyFault& fault)
{
    constexpr std::array kRules{rule("TF-AB3"),  rule("TF-AB1"), rule("TF-AB2"), rule("TF-AB2"), rule("TF-AB2"),
                                rule("TF-28.5"), rule("TF-AB1"), rule("TF-AB3"), rule("TF-AB4"), rule("TF-AB4"),
                                rule("TF-AB2"),  rule("TF-AB3"), rule("TF-AB3"), rule("TF-AB1"), rule("TF-AB2"),
                                rule("TF-37.4"), rule("TF-37.3")};
    return {kRules[static_cast<std::size_t>(fault.why)], name_of(fault.why)};
}

Roster roster_of(Faction faction, const Options& options)
{
    Roster roster;
    for (std::size_t i = 0; i < kBirds; ++i) {
        if (kBirdCards[i].faction == faction) roster.birds.add(static_cast<Bird>(i));
    }
    for (std::size_t i = 0; i < kPilots; ++i) {
        if (kPilotCards[i].faction == faction) roster.pilots.add(static_cast<Pilot>(i));
    }
    for (std::size_t i = 0; i < kGrounds; ++i) {
        if (!card_fault(kGroundCards[i], faction, options)) roster.ground.add(static_cast<Ground>(i));
    }
    return roster;
}

ArmyFaults army_faults(const Army& army, Faction faction, const Options& options)
{
    ArmyFaults all;
    const auto add = [&](std::optional<ArmyWrong> wrong, std::size_t entry) {
        if (wrong) all.push_back({*wrong, static_cast<std::uint8_t>(entry)});
    };
    const std::size_t all_of_it = army.birds.size() + army.ground.size();
    if (army.birds.empty()) add(ArmyWrong::NoBird, all_of_it);  // more than three do not fit the list
    for (std::size_t i = 0; i < army.birds.size(); ++i) {
        add(bird_fault(army, i, faction, options), i);
    }
    int figures = 0, veterans = 0;
    for (std::size_t i = 0; i < army.ground.size(); ++i) {
        add(ground_fault(army, i, faction, options), army.birds.size() + i);
        figures += army.ground[i].figures;
        veterans += army.ground[i].veterans;
    }
    if (figures < kLeastGround) add(ArmyWrong::TooFewGround, all_of_it);
    if (figures + static_cast<int>(army.birds.size()) > static_cast<int>(kMostArmyFigures)) {
        add(ArmyWrong::TooManyFigures, all_of_it);
    }
    if (veterans > static_cast<int>(kMostVeterans)) add(ArmyWrong::TooManyVeterans, all_of_it);
    if (cost_of(army) > points_of(options.size)) add(ArmyWrong::TooManyPoints, all_of_it);  // [TF-AB6] less is allowed
    return all;
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
