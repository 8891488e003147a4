// What must always hold. Also asked about states from outside, so nothing is taken for granted.
#include "games/tail_feathers/flow.h"
#include "games/tail_feathers/game.h"

namespace snowbound {
namespace tail_feathers {
namespace {

using Flaw = const char*;

bool is_figure(const State& s, FigureId id) { return index(id) < s.figures.size(); }
bool is_figure_or_none(const State& s, FigureId id) { return id == kNoFigure || is_figure(s, id); }
bool are_figures(const State& s, const Figures& all)
{
    for (const FigureId id : all) {
        if (!is_figure(s, id)) return false;
    }
    return true;
}
bool is_seat(const State& s, Seat seat) { return snowbound::index(seat) < s.seats; }
bool is_pose(const Pose& pose) { return is_near(pose.at) && is_angle(pose.heading); }

Flaw cards_flaw(const State& s)
{
    for (const Unit& u : s.units) {
        if (!is_seat(s, u.owner)) return "a unit belongs to nobody";
        if (u.is_bird ? static_cast<std::size_t>(u.bird) >= kBirds : static_cast<std::size_t>(u.ground) >= kGrounds) {
            return "a unit without a card";
        }
        if (u.is_bird && !u.riderless && rank_of(u.pilot, u.rank).cost == 0) return "TF-2.3: no such rank";
    }
    for (const Figure& f : s.figures) {
        if (index(f.unit) >= s.units.size()) return "a figure without a unit";
        if (!is_pose(f.pose)) return "a pose beyond the table";
        if (f.at != kNowhere && index(f.at) >= kSpaces) return "a space that does not exist";
        if (!is_figure_or_none(s, f.carries)) return "a passenger that does not exist";
        if (f.token > kTokens) return "a token that does not exist";
    }
    return nullptr;
}

Flaw figures_flaw(const State& s)
{
    const Spaces spaces = spaces_in_play(s);
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        const Figure& f = s.figures[i];
        const FigureId id = figure_at(i);
        const bool here = f.zone == Zone::Battlefield;
        if (f.flying && (!here || !unit_of(s, id).is_bird)) return "TF-1.7: something flies that cannot";
        if (here && !f.flying && (f.at == kNowhere || !spaces.has(f.at))) return "TF-1.4: a figure stands nowhere";
        if (f.wounds >= life_of(s, id) && f.zone != Zone::Casualty) return "TF-21.2: alive with too many wounds";
        if (f.beak_up && (f.flying || !here)) return "TF-5.4: set to launch and not perched";
        if (f.carries != kNoFigure && figure(s, f.carries).zone != Zone::Carried)
            return "TF-11.2: a passenger is elsewhere";
        if (f.zone != Zone::Carried) continue;
        const auto carriers =
            std::count_if(s.figures.begin(), s.figures.end(), [&](const Figure& each) { return each.carries == id; });
        if (carriers != 1) return "TF-11.2: a passenger without a bird";
    }
    return nullptr;
}

Flaw room_flaw(const State& s)  // counted here, not by has_room
{
    std::array<int, kSpaces> small{}, large{};
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        const Figure& f = s.figures[i];
        const GroundCard* card = ground_card(s, figure_at(i));
        if (f.zone != Zone::Battlefield || f.flying || (card && card->kind == GroundKind::Object)) continue;
        ++(!card || card->large ? large : small)[index(f.at)];
    }
    for (std::size_t i = 0; i < kSpaces; ++i) {
        const Space at = space_at(i);
        if (is_leaf(at) && (large[i] > 0 || small[i] > 3)) return "TF-32.1: too many on a leaf";
        const bool full = large[i] == 0 ? small[i] > 4 : large[i] > 1 || small[i] > 0;
        if (!is_nest(at) && full) return "TF-8.2: too many in a space";
    }
    return nullptr;
}

Flaw players_flaw(const State& s)
{
    for (const Seat seat : all_seats(s)) {
        const Player& p = player(s, seat);
        if (static_cast<std::size_t>(p.home) >= kCornerTrees) return "TF-1.13: no home tree";
        if (p.cheese > kMostCheese) return "TF-17.1: more than six cheese";
        if (p.nest > p.dial) return "TF-2.4: a nest above its dial";
        if (p.mission_lies && !p.mission) return "TF-4.2: a card lies there without a mission";
        if (p.mission_lies && !is_near(p.mission_at)) return "TF-4.2: a card beyond the table";
        if (p.hand.meets(p.discard)) return "TF-27.3: a card in two places";
        int small = 0, large = 0;
        for (const FigureId id : figures_of(s, seat, Zone::Mission)) {
            (is_large(s, id) ? large : small) += 1;
        }
        if (small > 4 || large > 1 || (small > 0 && large > 0)) return "TF-4.4: too many on a mission";
        if (small + large > 0 && !p.mission) return "TF-4.3: figures on no mission";
    }
    return nullptr;
}

Flaw things_flaw(const State& s)
{
    for (const Feather& f : s.feathers) {
        if (!is_near(f.at) || !is_angle(f.angle) || f.id >= kMostFeathers) return "TF-30.1: a feather beyond the table";
    }
    for (const Spiral& spiral : s.spirals) {
        if (!is_figure(s, spiral.attacker) || !is_figure(s, spiral.defender)) return "TF-31.1: a spiral without a bird";
        if (!is_flying(s, spiral.attacker) || !is_flying(s, spiral.defender)) return "TF-31.1: locked and not flying";
        if (!is_near(spiral.marker) || !is_angle(spiral.direction)) return "TF-31.2: a marker beyond the table";
    }
    for (std::size_t i = 0; i < kLeaves; ++i) {
        const Leaf& leaf = s.leaves[i];
        if (leaf.drifting && (!leaf.in_play || !is_seat(s, leaf.controller))) return "TF-33.1: a leaf of nobody drifts";
        if (leaf.drifting && (!is_near(leaf.drift.stem) || !is_near(leaf.drift.aim) || !is_angle(leaf.drift.axis))) {
            return "TF-33.3: a leaf beyond the table";
        }
        if (leaf.beside != kNowhere && !is_leaf(leaf.beside)) return "TF-33.8: a leaf beside nothing";
        if (leaf.beside != kNowhere && index(leaf.beside) >= kSpaces) return "TF-33.8: a leaf beside nothing";
        if (leaf.drifting && figures_at(s, space_at(kFirstLeaf + i)).empty()) return "TF-32.2: an empty leaf drifts";
    }
    for (const Space at : s.tokens) {
        if (at != kNowhere && index(at) >= kSpaces) return "a token nowhere";
    }
    return nullptr;
}

struct FrameFlaw {
    const State& s;

    Flaw operator()(const Setup& f) const { return f.turn >= s.seats ? "TF-2.7: nobody's turn to place" : nullptr; }
    Flaw operator()(const Round& f) const { return is_seat(s, f.active) ? nullptr : "TF-7.1: nobody's turn"; }
    Flaw operator()(const Activation& f) const
    {
        if (!is_seat(s, f.seat) || index(f.unit) >= s.units.size()) return "TF-7.1: a unit that does not exist";
        if (!are_figures(s, f.acting) || !are_figures(s, f.shaken)) return "TF-7.5: a figure that does not exist";
        const bool early = f.stage == Stage::Squad || f.stage == Stage::Revive || f.stage == Stage::Close;
        return f.acting.empty() && !early ? "TF-7.5: nobody acts" : nullptr;
    }
    Flaw operator()(const Flight& f) const
    {
        if (!is_figure(s, f.figure) || !is_figure_or_none(s, f.blocker)) return "TF-9.1: nobody flies";
        if (!unit_of(s, f.figure).is_bird || fault_of(plan_of(f)) != RouteFault::None) return "TF-9.8: no such route";
        if (f.point > f.templates.size()) return "TF-9.10: no such manoeuvre point";
        if (f.next >= s.crossings.size()) return "TF-10.1: no such crossing";
        const Crossing& c = s.crossings[f.next];
        const bool point = c.kind == Crossed::ManoeuvrePoint;
        if (point && c.id > f.templates.size()) return "TF-9.10: no such manoeuvre point";
        return nullptr;
    }
    Flaw operator()(const SettingDown& f) const
    {
        return is_figure(s, f.bird) && figure(s, f.bird).carries != kNoFigure && is_grounded(s, f.bird)
                   ? nullptr
                   : "TF-11.4: no passenger";
    }
    Flaw operator()(const Fight& f) const
    {
        if (!is_seat(s, f.seat) || !is_figure_or_none(s, f.figure)) return "TF-13.4: nobody attacks";
        for (const Target& target : f.targets) {
            if (target.figure == kNoFigure ? !is_seat(s, target.nest) : !is_figure(s, target.figure)) {
                return "TF-13.4: nobody is attacked";
            }
        }
        const bool defends = f.step == FightStep::Defend || f.step == FightStep::Defended;
        if (defends && (f.next >= f.targets.size() || f.targets[f.next].figure == kNoFigure)) {
            return "TF-13.4: nobody defends";
        }
        if (defends && f.hits.size() != f.targets.size()) return "TF-20.2: hits without a target";
        if (f.step == FightStep::Share && f.targets.empty()) return "TF-20.2: hits without a target";
        return nullptr;
    }
    Flaw operator()(const Duel& f) const { return f.spiral < s.spirals.size() ? nullptr : "TF-31.4: no such spiral"; }
    Flaw operator()(const Drifting& f) const
    {
        return is_leaf(f.leaf) && index(f.leaf) < kSpaces ? nullptr : "TF-33.3: no such leaf";
    }
    Flaw operator()(const Unloading& f) const
    {
        return is_leaf(f.leaf) && index(f.leaf) < kSpaces && index(f.to) < kSpaces ? nullptr : "TF-33.9: no such leaf";
    }
    Flaw operator()(const MissionRun& f) const { return is_seat(s, f.seat) ? nullptr : "TF-24.1: nobody's mission"; }
    Flaw operator()(const Dousing& f) const { return is_figure(s, f.figure) ? nullptr : "TF-26.6: nobody is there"; }
    Flaw operator()(const Delivery& f) const { return is_figure(s, f.figure) ? nullptr : "nobody delivers"; }
    Flaw operator()(const Reaction& f) const
    {
        return is_seat(s, f.seat) && is_figure(s, f.figure) ? nullptr : "TF-27.1: nobody reacts";
    }
};

Flaw stack_flaw(const State& s)
{
    if (s.stack.empty() != s.ending.has_value()) return "TF-3.2: over, or not over";
    if (s.ending && s.winners.empty()) return "TF-25.2: nobody has won";
    for (std::size_t i = 0; i < s.stack.size(); ++i) {
        if (Flaw what = std::visit(FrameFlaw{s}, s.stack[i])) return what;
        const bool bottom = std::holds_alternative<Round>(s.stack[i]) || std::holds_alternative<Setup>(s.stack[i]);
        if (bottom != (i == 0)) return "a round within a round";
    }
    return nullptr;
}

}  // namespace
}  // namespace tail_feathers

using namespace tail_feathers;

const char* TailFeathers::flaw(const State& s)
{
    if (s.seats != kMostSeats) return "TF-35.1: two players";
    if (index(s.nut) >= s.seats) return "TF-2.8: nobody has the nut";
    if (Flaw what = campaign_flaw(s)) return what;
    if (Flaw what = cards_flaw(s)) return what;
    if (Flaw what = players_flaw(s)) return what;
    if (Flaw what = figures_flaw(s)) return what;
    if (Flaw what = room_flaw(s)) return what;
    if (Flaw what = things_flaw(s)) return what;
    return stack_flaw(s);
}

}  // namespace snowbound
