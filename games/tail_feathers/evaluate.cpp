// What a position is worth to a seat: nests first, then units, their places, cheese. For bots only.
#include "games/tail_feathers/game.h"

#include "games/tail_feathers/outlook.h"

namespace snowbound {
namespace tail_feathers {
namespace {

constexpr int kNest = 45, kCheese = 5, kWin = 5000;
constexpr int kNextFlight = 20;  // hundredths: what a bird may do next is not done yet

int figure_value(const State& s, FigureId id)
{
    const Figure& f = figure(s, id);
    if (f.zone == Zone::Casualty || f.zone == Zone::Out || f.zone == Zone::Captive) return 0;
    const int life = life_of(s, id);
    int value = worth(s, id);
    if (life > 1) value = value / 2 + value / 2 * (life - f.wounds) / life;
    if (f.zone == Zone::Reserve) value = value * 3 / 4;
    value -= f.shaken * 6 + f.immobile * 8 + f.burning * 10;
    value += f.grudges * 3;
    return value;
}

bool may_tilt_first(const State& s, FigureId id)  // before it flies again
{
    const auto* a = running<Activation>(s);
    if (a && a->unit == figure(s, id).unit) return a->flew;
    const auto* round = running<Round>(s);
    return unit_of(s, id).turned || round->phase < Phase::Tilt || round->phase == Phase::End;
}

// A flight in progress counts as if it were over; what may still be swooped is hoped for.
int flying_value(const State& s, FigureId id, const Field& field)
{
    const Figure& f = figure(s, id);
    const auto* flight = running<Flight>(s);
    if (!flight || flight->figure != id) {
        const int next = next_flight(s, id, field, f.pose, f.tilt, may_tilt_first(s, id));
        return prospect(s, id, f.pose, f.tilt) + next * kNextFlight / 100;
    }
    const Route route = lay(plan_of(*flight));
    const Pose end = end_pose(route, flight->point);
    int value = prospect(s, id, end, flight->tilt);
    if (!is_off_board(end.at)) value += next_flight(s, id, field, end, flight->tilt, true) * kNextFlight / 100;
    const auto* a = running<Activation>(s);
    int swoop = 0;
    for (std::size_t i = flight->next; i < s.crossings.size(); ++i) {
        const Crossing& c = s.crossings[i];
        if (c.kind == Crossed::Trunk) value -= worth(s, id) / 3;
        const bool space = c.kind == Crossed::Nest || c.kind == Crossed::TreeSpace;
        if (space && could_win_at(s, id, space_at(c.id))) return value + kWin / 2;
        if (a && a->swooped) continue;
        if (i == flight->next && flight->step > CrossStep::Swoop) continue;
        const Seat seat = owner_of(s, id);
        if (c.kind == Crossed::Nest && is_enemy_nest(s, space_at(c.id), seat)) {
            swoop = std::max(swoop, kNest * swoop_dice(s, id) / 2);
        } else if ((c.kind == Crossed::TreeSpace || c.kind == Crossed::Leaf) &&
                   can_swoop_space(s, seat, space_at(c.id))) {
            swoop = std::max(swoop, 5 * swoop_dice(s, id));
        } else if (c.kind == Crossed::Card && seat_at(c.id) != seat) {
            swoop = std::max(swoop, 7 * swoop_dice(s, id));
        }
    }
    return value + swoop * 9 / 10;
}

// On the ground: archers like company they can shoot at, fighters like to stand beside an enemy nest.
int ground_value(const State& s, FigureId id)
{
    const Figure& f = figure(s, id);
    const Seat seat = owner_of(s, id), enemy = opponent(s, seat);
    if (is_object(s, id)) return 40;
    int value = 0;
    const Space nest = home_nest(s, enemy);
    if (f.at == nest || neighbours(s, f.at).has(nest))
        value += 14 * melee_of(s, id);
    else if (tree_of(f.at) == player(s, enemy).home)
        value += 6 * melee_of(s, id) + 4 * ranged_of(s, id);
    if (unit_of(s, id).is_bird) value += f.beak_up ? 4 : f.at == nest ? 20 : -25;
    if (f.token > 0) value += 30;
    return value;
}

// In the hand all cards count alike. When it is picked: with which of them greedy wins more or less often than without
// (docs/bots.md).
int card_value(Action card)
{
    switch (card) {
        case Action::CheeseRaid: return 8;
        case Action::TalonRake:
        case Action::Veer:
        case Action::BreakLock:
        case Action::DropZone:
        case Action::NurseAGrudge:
        case Action::Screech:
        case Action::FeatherSkim: return 4;
        case Action::ThrownNet:
        case Action::LeapAside:
        case Action::Flog:
        case Action::ExtraHands:
        case Action::BuildBallista: return 0;
        default: return 2;
    }
}

int hand_value(const Player& p)
{
    const auto* picked = p.answered ? std::get_if<PickCards>(&*p.answered) : nullptr;
    if (!picked) return 2 * static_cast<int>(p.hand.size());
    int value = 0;
    for (const Action card : picked->cards) value += card_value(card);
    return value;
}

int side_value(const State& s, Seat seat, const Field& field)
{
    const Player& p = player(s, seat);
    int value = kNest * p.nest + kCheese * p.cheese - 20 * p.embers + (p.laurel ? 60 : 0) + 40 * p.tokens;
    value += hand_value(p);
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        const FigureId id = figure_at(i);
        if (owner_of(s, id) != seat) continue;
        value += figure_value(s, id);
        if (is_flying(s, id)) value += flying_value(s, id, field);
        if (is_grounded(s, id) && s.round > 0) value += ground_value(s, id);
    }
    return value;
}

// The Militia loses unless three go and free the captured flyer in time: from the picking of the card on. [TF-24.7]
int jailbreak_hope(const State& s, Seat seat)
{
    const Player& p = player(s, seat);
    if (s.options.scenario != ScenarioId::CapturedFlyer || p.faction != Faction::Militia || s.freed) return 0;
    const auto* picked = p.answered ? std::get_if<PickMission>(&*p.answered) : nullptr;
    const auto mission = picked ? std::optional(picked->mission) : p.mission;
    if (mission != Mission::Special) return 0;
    return figures_of(s, seat, Zone::Mission).size() >= 3 ? 300 : 60;
}

int special_hope(const State& s, int crew)  // [TF-24.7]
{
    switch (s.options.scenario) {
        case ScenarioId::CutTheBranches: return crew >= 2 ? 2 * kCheese : 0;
        case ScenarioId::SaplingStandoff: return 12 * crew;
        case ScenarioId::CapturedFlyer: return crew / 2 * kCheese;
        case ScenarioId::BurningBranches: return crew >= 2 ? 20 : 0;
        case ScenarioId::WarForTheCanopy:
            return std::any_of(s.tokens.begin(), s.tokens.end(), [](Space at) { return at != kNowhere; }) ? 40 : 0;
        case ScenarioId::ShowOfForce: break;
    }
    return 0;
}

int could_go(const State& s, Seat seat)  // how many figures, on a mission that is only picked
{
    int n = 0;
    for (std::size_t i = 0; i < s.figures.size() && n < 4; ++i) {
        n += can_be_assigned(s, seat, figure_at(i));
    }
    return n;
}

// Figures on a mission are busy, but not for nothing: from the picking of the card on.
int mission_hope(const State& s, Seat seat)
{
    if (const int hope = jailbreak_hope(s, seat)) return hope;
    const Player& p = player(s, seat);
    const auto* picked = p.answered ? std::get_if<PickMission>(&*p.answered) : nullptr;
    const auto mission = picked ? std::optional(picked->mission) : p.mission;
    const int crew = picked ? could_go(s, seat) : static_cast<int>(figures_of(s, seat, Zone::Mission).size());
    if (!mission || crew == 0) return 0;
    switch (*mission) {
        case Mission::Decoy: return 2;
        case Mission::Intercept: return player(s, opponent(s, seat)).mission_lies ? 5 * crew : 0;
        case Mission::Siege: return 8 * crew;
        case Mission::Patrol: return 4 * crew;
        case Mission::Rescue: {
            for (const FigureId id : figures_of(s, seat, Zone::Casualty)) {
                if (unit_of(s, id).is_bird && crew >= 2) return worth(s, id) / 2;
            }
            return -5;
        }
        case Mission::Special: return special_hope(s, crew);
    }
    return 0;
}

}  // namespace
}  // namespace tail_feathers

using namespace tail_feathers;

int TailFeathers::evaluate(const State& s, Seat seat)
{
    if (s.ending) return s.winners.has(seat) ? (s.winners.size() > 1 ? 0 : kWin) : -kWin;
    const Field field = field_of(s);
    int value = side_value(s, seat, field) + mission_hope(s, seat) + bought(s, seat);
    for (const Seat enemy : enemies(s, seat)) {
        value -= side_value(s, enemy, field) + mission_hope(s, enemy);
    }
    return value;
}

}  // namespace snowbound
