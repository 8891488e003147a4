#include "games/tail_feathers/preview.h"

#include "games/tail_feathers/flow.h"
#include "games/tail_feathers/game.h"

namespace snowbound {
namespace tail_feathers {
namespace {

using Shown = std::variant<Preview, Refusal>;

Odds odds_of(int dice, int faces)  // so many of six faces are a success
{
    Odds odds{.dice = static_cast<std::uint8_t>(std::max(0, dice))};
    odds.expected = static_cast<std::uint16_t>(odds.dice * faces * 100 / 6);
    std::int64_t none = 1'000'000;
    for (int i = 0; i < odds.dice; ++i) {
        none = none * (6 - faces) / 6;
    }
    odds.some = static_cast<std::uint16_t>((1'000'000 - none + 500) / 1000);
    return odds;
}

Odds attack_odds(const State& s, FigureId id, AttackKind kind, int extra)
{
    const bool ranged = kind == AttackKind::Ranged;
    return odds_of((ranged ? ranged_of(s, id) : melee_of(s, id)) + extra, ranged ? 2 : 3);
}

std::int32_t reach_of(const Activation& a) { return a.long_shot ? kLongShot : kRange[1]; }

SightAhead sight_of(const State& s, const Activation& a, const Strike& c)
{
    const Sight sight = look(participant(s, c.figure), participant(s, c.target), field_of(s), reach_of(a));
    return {sight.in_range, sight.clear, sight.line, sight.blocker, sight.blocker_id};
}

Preview army_ahead(const State& s, Seat seat, const Army& army)
{
    Preview p;
    p.army = ArmyAhead{muster_points(s, seat, army), muster_faults(s, seat, army), upgrades_of(s, seat, army)};
    return p;
}

Effect effect_of(const State& s, const Flight& f, const Crossing& c, bool launched)
{
    const FigureId id = f.figure;
    switch (c.kind) {
        case Crossed::Trunk: return Effect::Trunk;
        case Crossed::Feather: return has_pilot(s, id) ? Effect::Shaken : Effect::None;
        case Crossed::ManoeuvrePoint: return Effect::None;
        case Crossed::Bird: {
            const FigureId met = figure_at(c.id);
            if (owner_of(s, met) == owner_of(s, id) || is_locked(s, met)) return Effect::None;
            if (met == f.blocker) return Effect::Collision;
            return uses_spiral(s) ? Effect::Spiral : Effect::Wound;
        }
        case Crossed::Card: return can_swoop(s, f, c) ? Effect::Swoop : Effect::None;
        case Crossed::Nest:
        case Crossed::TreeSpace:
        case Crossed::Leaf: break;
    }
    const bool swoop = can_swoop(s, f, c), land = can_land(s, id, space_at(c.id), launched);
    return swoop ? (land ? Effect::SwoopOrLand : Effect::Swoop) : land ? Effect::Land : Effect::None;
}

void add_strikes(const State& s, const Activation& a, FigureId id, Preview& p)
{
    const Field field = field_of(s);
    const auto add = [&](AttackKind kind, const Target& target) {
        if (strike_refusal(s, a, {id, kind, target}, field) || p.strikes.full()) return;
        const Sight sight = look(participant(s, id), participant(s, target), field, reach_of(a));
        const int extra = kind == AttackKind::Ranged ? a.ranged : a.melee;
        p.strikes.push_back({kind, target, attack_odds(s, id, kind, extra), sight.line});
    };
    for (const AttackKind kind : {AttackKind::Ranged, AttackKind::Melee}) {
        for (const FigureId each : enemy_figures(s, a.seat, Zone::Battlefield)) {
            add(kind, at_figure(each));
        }
        for (const Seat enemy : enemies(s, a.seat)) {
            if (player(s, enemy).nest > 0) add(kind, at_nest(enemy));
        }
    }
}

// The bird flies on wherever it may choose; what it meets on the way leaves its marks.
Preview flight_ahead(const State& s, const Activation& a, const Sequence& templates, int tight)
{
    State then = s;
    Activation after = a;
    const FigureId id = only_figure(a);
    const Flight flight = make_flight(s, id, templates, tight, then.crossings);
    const Route route = lay(plan_of(flight));
    const auto mover = static_cast<ObjectId>(index(id));
    Preview p;
    p.route = joints(route);
    const auto has_met = [&](FigureId bird) {
        return std::any_of(then.crossings.begin(), then.crossings.end(),
                           [&](const Crossing& c) { return c.kind == Crossed::Bird && figure_at(c.id) == bird; });
    };
    if (flight.blocker != kNoFigure && !has_met(flight.blocker)) {  // it lies beyond the stop [TF-10.9]
        then.crossings.push_back({.arc = route.arcs[flight.point],
                                  .kind = Crossed::Bird,
                                  .id = static_cast<ObjectId>(index(flight.blocker)),
                                  .piece = static_cast<std::uint8_t>(route.size())});
    }
    Pose end = end_pose(route, flight.point);
    Figure& bird = figure(then, id);
    int wounds = bird.wounds;
    for (const Crossing& c : then.crossings) {
        if (p.crossings.full()) break;
        CrossingAhead ahead{c, effect_of(s, flight, c, a.launched), {}, station(route, c.arc).at};
        const bool swoop = ahead.effect == Effect::Swoop || ahead.effect == Effect::SwoopOrLand;
        if (swoop) ahead.odds = odds_of(swoop_dice(s, id) + a.battle, 3);
        p.crossings.push_back(ahead);
        if (ahead.effect == Effect::Wound || ahead.effect == Effect::Collision) ++wounds;
        if (ahead.effect == Effect::Shaken || ahead.effect == Effect::Trunk) bird.shaken = has_pilot(s, id);
        if (ahead.effect == Effect::Trunk) {
            wounds += 2;
            end = trunk_stop(route, static_cast<Tree>(c.id), field_of(s), mover);
            break;
        }
        if (ahead.effect == Effect::Spiral) {
            after.no_attack = true;  // [TF-31.8]
            end = place_spiral(route, c, figure(s, figure_at(c.id)).pose.at, field_of(s), mover).attacker;
            break;
        }
    }
    p.end = end;
    p.off_board = is_off_board(end.at);
    if (!p.off_board) p.place = place_of(s, id, end.at);
    bird.pose = end;
    bird.at = kNowhere;
    if (!p.off_board && wounds < life_of(s, id)) add_strikes(then, after, id, p);
    return p;
}

struct Previewer {
    const State& s;
    Seat seat;
    const Activation* a = running<Activation>(s);

    Shown operator()(const Announce& c) const
    {
        if (!s.options.free_measuring) return Refusal{rule("TF-R18"), "no_measuring"};
        return flight_ahead(s, *a, c.templates, c.tight);
    }
    Shown operator()(const Launch& c) const  // straight ahead, with two long templates
    {
        if (!s.options.free_measuring) return Refusal{rule("TF-R18"), "no_measuring"};
        State then = s;
        Figure& f = figure(then, only_figure(*a));
        f.flying = true;
        f.pose = c.pose;
        f.tilt = Tilt::Centre;
        Activation launched = *a;
        launched.launched = true;
        return flight_ahead(then, launched, {Length::Long, Length::Long}, 0);
    }
    Shown operator()(const Strike& c) const
    {
        Preview p;
        p.odds = attack_odds(s, c.figure, c.kind, c.kind == AttackKind::Ranged ? a->ranged : a->melee);
        if (s.options.free_measuring) p.sight = sight_of(s, *a, c);
        return p;
    }
    Shown operator()(const PilotRoll&) const
    {
        Preview p;
        p.odds = odds_of(pilot_value(s, only_figure(*a)), 3);
        return p;
    }
    Shown operator()(const Swoop&) const
    {
        Preview p;
        p.odds = odds_of(swoop_dice(s, only_figure(*a)) + a->battle, 3);
        return p;
    }
    Shown operator()(const Patrol&) const
    {
        Preview p;
        p.odds = odds_of(group_value(s, seat, ranged_of), 2);
        return p;
    }
    Shown operator()(const Extinguish&) const
    {
        Preview p;
        p.odds = odds_of(1, 3 - static_cast<int>(s.options.burn_icon));  // three stars, two shields, one cheese
        return p;
    }
    Shown operator()(const Muster& c) const { return army_ahead(s, seat, c.army); }
    template <class Other>
    Shown operator()(const Other&) const
    {
        return Preview{};
    }
};

}  // namespace
}  // namespace tail_feathers

using namespace tail_feathers;

std::variant<Preview, Refusal> TailFeathers::preview(const State& s, Seat seat, const Choice& choice)
{
    return std::visit(Previewer{s, seat}, choice);
}

std::optional<Preview> TailFeathers::why_not(const State& s, Seat seat, const Choice& choice)
{
    if (const auto* muster = std::get_if<Muster>(&choice)) {
        const auto* setup = running<Setup>(s);
        if (!setup || setup->step != SetupStep::Armies) return std::nullopt;
        return army_ahead(s, seat, muster->army);
    }
    const auto* strike = std::get_if<Strike>(&choice);
    const auto* a = running<Activation>(s);
    if (!strike || !a || a->seat != seat || !s.options.free_measuring) return std::nullopt;
    if (!a->acting.has(strike->figure) || !is_available(s, strike->figure)) return std::nullopt;
    const Target& to = strike->target;
    const bool is_there = to.figure != kNoFigure
                              ? tail_feathers::index(to.figure) < s.figures.size() && is_available(s, to.figure)
                              : index(to.nest) < s.seats;
    if (!is_there) return std::nullopt;
    Preview p;
    p.sight = sight_of(s, *a, *strike);
    return p;
}

}  // namespace snowbound
