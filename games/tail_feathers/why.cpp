// What the coach says of a battlefield: nests, wounds, what a route meets, and who reaches whom from where it ends.
#include "games/tail_feathers/flow.h"
#include "games/tail_feathers/game.h"

namespace snowbound {
namespace tail_feathers {
namespace {

std::uint8_t small(std::size_t n) { return static_cast<std::uint8_t>(n); }

void add_route(const State& s, const Flight& flight, std::vector<Reason>& all)
{
    const FigureId id = flight.figure;
    for (std::size_t i = flight.next; i < s.crossings.size(); ++i) {
        const Crossing& c = s.crossings[i];
        if (c.kind == Crossed::Trunk) return all.emplace_back(IntoTrunk{id}), void();
        if (c.kind == Crossed::Nest && is_enemy_nest(s, space_at(c.id), owner_of(s, id)))
            all.emplace_back(OverNest{id});
        if (c.kind != Crossed::Bird) continue;
        const FigureId met = figure_at(c.id);
        if (owner_of(s, met) != owner_of(s, id)) all.emplace_back(OverBird{id, met});
    }
}

// Whom the figure could attack, and who could shoot at it.
void add_reach(const State& s, const Activation& a, FigureId id, std::vector<Reason>& all)
{
    const Field field = field_of(s);
    std::size_t targets = 0;
    const auto count = [&](const Target& target) {
        const auto could = [&](AttackKind kind) { return !strike_refusal(s, a, {id, kind, target}, field); };
        targets += could(AttackKind::Ranged) || could(AttackKind::Melee) ? 1 : 0;
    };
    for (const FigureId each : enemy_figures(s, a.seat, Zone::Battlefield)) count(at_figure(each));
    for (const Seat enemy : enemies(s, a.seat)) {
        if (player(s, enemy).nest > 0) count(at_nest(enemy));
    }
    if (targets > 0) all.emplace_back(InReach{id, small(targets)});
    const Participant here = participant(s, id);
    for (const FigureId each : enemy_figures(s, a.seat, Zone::Battlefield)) {
        const bool shoots = ranged_of(s, each) > 0 && !figure(s, each).shaken && !is_object(s, each);
        if (shoots && is_clear(participant(s, each), here, field, kRange[1])) all.emplace_back(InSightOf{id, each});
    }
}

// The acting figure, a flight as if it were over.
void add_acting(const State& s, Seat seat, std::vector<Reason>& all)
{
    const auto* a = running<Activation>(s);
    if (!a || a->seat != seat || a->acting.empty()) return;
    const auto* flight = running<Flight>(s);
    if (!flight) {
        for (const FigureId id : a->acting) {
            if (is_available(s, id) && !figure(s, id).beak_up) add_reach(s, *a, id, all);
        }
        return;
    }
    add_route(s, *flight, all);
    State then = s;
    Figure& bird = figure(then, flight->figure);
    bird.pose = end_pose(lay(plan_of(*flight)), flight->point);
    if (is_off_board(bird.pose.at))
        all.emplace_back(OffBoard{flight->figure});
    else
        add_reach(then, *a, flight->figure, all);
}

void add_figures(const State& s, Seat seat, std::vector<Reason>& all)
{
    const Seat enemy = opponent(s, seat);
    const Space theirs = home_nest(s, enemy), ours = home_nest(s, seat);
    std::size_t guards = 0;
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        const FigureId id = figure_at(i);
        const Figure& f = s.figures[i];
        if (f.zone == Zone::Casualty || f.zone == Zone::Out) all.emplace_back(Fallen{id});
        if (is_available(s, id) && f.wounds > 0) all.emplace_back(Hurt{id, small(life_of(s, id) - f.wounds)});
        if (owner_of(s, id) != seat || !is_grounded(s, id)) continue;
        if (f.at == theirs || neighbours(s, f.at).has(theirs)) all.emplace_back(AtTheirNest{id});
        if (f.at == ours && unit_of(s, id).is_bird) all.emplace_back(BackHome{id});
        guards += f.at == ours || neighbours(s, f.at).has(ours) ? 1 : 0;
    }
    all.emplace_back(Guarded{small(guards)});
}

void add_mission(const State& s, Seat seat, std::vector<Reason>& all)
{
    const Player& p = player(s, seat);
    const std::size_t away = figures_of(s, seat, Zone::Mission).size();
    if (away > 0) all.emplace_back(OnMission{small(away)});
    if (!p.answered || !std::holds_alternative<PickMission>(*p.answered)) return;
    std::size_t free = 0;
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        free += can_be_assigned(s, seat, figure_at(i)) ? 1 : 0;
    }
    all.emplace_back(CouldGo{small(free)});
}

}  // namespace
}  // namespace tail_feathers

using namespace tail_feathers;

std::vector<Reason> TailFeathers::reasons(const State& s, Seat seat)
{
    std::vector<Reason> all;
    if (s.round > 0) all.emplace_back(NestsThen{player(s, seat).nest, player(s, opponent(s, seat)).nest});
    if (s.ending) return all;
    add_acting(s, seat, all);
    add_figures(s, seat, all);
    add_mission(s, seat, all);
    if (uses_forage(s) || player(s, seat).cheese > 0) all.emplace_back(CheeseThen{player(s, seat).cheese});
    return all;
}

std::vector<Reason> TailFeathers::odds(const State& s, Seat seat, const Choice& choice)
{
    if (std::holds_alternative<Muster>(choice)) return {};  // no roll, and much to add up
    const auto shown = preview(s, seat, choice);
    const auto* p = std::get_if<Preview>(&shown);
    if (!p || !p->odds || p->odds->dice == 0) return {};
    return {LikelyHits{p->odds->dice, small((p->odds->some + 5U) / 10)}};
}

}  // namespace snowbound
