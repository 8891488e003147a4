// Chapters TF-9 and TF-10: the announced route, what it crosses in order, where it ends.
#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {
namespace {

ObjectId object(FigureId id) { return static_cast<ObjectId>(index(id)); }
FigureId mover(const Flight& f) { return f.figure; }
const Crossing& current(const State& s, const Flight& f) { return s.crossings[f.next]; }

Space space_met(const Crossing& c) { return space_at(c.id); }
bool is_space(const Crossing& c)
{
    return c.kind == Crossed::Nest || c.kind == Crossed::TreeSpace || c.kind == Crossed::Leaf;
}

void tell(const State& s, const Flight& f, const Crossing& c, Rule why, TfLog& log)  // it is there now
{
    log.say(why, To::all(), Met{owner_of(s, f.figure), f.figure, c.kind, c.id, c.arc, figure(s, f.figure).pose});
}

Flow next_crossing(State& s)
{
    Flight& f = top<Flight>(s);
    ++f.next;
    f.step = CrossStep::Meet;
    return Flow::Again;
}

Flow end_flight(State& s)
{
    s.crossings.clear();
    s.stack.pop_back();
    return Flow::Again;
}

Flow arrive(State& s, Rng& rng, TfLog& log)  // [TF-9.11]
{
    const Flight f = top<Flight>(s);
    const FigureId id = mover(f);
    const Route route = lay(plan_of(f));
    figure(s, id).pose = end_pose(route, f.point);
    end_flight(s);
    log.say(rule("TF-9.11"), To::all(), Flew{owner_of(s, id), id, figure(s, id).pose});
    if (f.blocker != kNoFigure && is_flying(s, f.blocker)) {  // [TF-10.9]
        reach(s, Reach::Collision);
        suffer(s, id, 1, rng, log);
        suffer(s, f.blocker, 1, rng, log);
        claim_first_blood(s, owner_of(s, id), f.blocker);  // [TF-R38g]
        claim_first_blood(s, owner_of(s, f.blocker), id);
    }
    check_off_board(s, id, log);
    return Flow::Again;
}

Flow meet_trunk(State& s, const Crossing& c, Rng& rng, TfLog& log)  // [TF-10.2]
{
    const Flight f = top<Flight>(s);
    const FigureId id = mover(f);
    const auto tree = static_cast<Tree>(c.id);
    tell(s, f, c, rule("TF-10.1"), log);
    figure(s, id).pose = trunk_stop(lay(plan_of(f)), tree, field_of(s), object(id));
    end_flight(s);
    log.say(rule("TF-10.2"), To::all(), HitTrunk{owner_of(s, id), id, tree, figure(s, id).pose});
    reach(s, Reach::Trunk);
    suffer(s, id, 2, rng, log);
    if (is_flying(s, id)) shake(s, id, rule("TF-26.1"), log);
    check_off_board(s, id, log);
    return Flow::Again;
}

Flow meet_bird(State& s, const Crossing& c, Rng& rng, TfLog& log)
{
    const Flight f = top<Flight>(s);
    const FigureId id = mover(f), met = figure_at(c.id);
    const bool enemy = owner_of(s, id) != owner_of(s, met);
    if (!is_flying(s, met) || !enemy || is_locked(s, met)) return next_crossing(s);  // [TF-31.10]
    tell(s, f, c, uses_spiral(s) ? rule("TF-10.12") : rule("TF-10.7"), log);
    if (uses_spiral(s)) {  // [TF-10.12]
        end_flight(s);
        start_spiral(s, f, c, rng, log);
        return Flow::Again;
    }
    if (met != f.blocker || s.options.collisions_add) {  // [TF-10.7] [TF-R27]
        reach(s, Reach::CrossedBird);
        suffer(s, id, 1, rng, log);
        claim_first_blood(s, owner_of(s, met), id);  // [TF-R38g]
    }
    return next_crossing(s);
}

Flow meet_feather(State& s, const Crossing& c, TfLog& log)  // [TF-10.10]
{
    const FigureId id = top<Flight>(s).figure;
    for (std::size_t i = 0; i < s.feathers.size(); ++i) {
        if (s.feathers[i].id != c.id) continue;
        tell(s, top<Flight>(s), c, rule("TF-10.10"), log);
        log.say(rule("TF-10.10"), To::all(), FeatherGone{s.feathers[i].at});
        s.feathers.erase_at(i);
        reach(s, Reach::CrossedFeather);
        if (!top<Flight>(s).skimmed) shake(s, id, rule("TF-26.1"), log);
        break;
    }
    top<Flight>(s).skimmed = false;
    return next_crossing(s);
}

bool can_drop(const State& s, const Flight& f, const Crossing& c)
{
    const FigureId passenger = figure(s, f.figure).carries;
    return passenger != kNoFigure && is_space(c) && has_room(s, space_met(c), passenger);  // [TF-11.3]
}

bool can_land_at(const State& s, const Flight& f, const Crossing& c)
{
    const auto* a = running<Activation>(s);
    return is_space(c) && can_land(s, f.figure, space_met(c), a && a->launched);
}

bool asks(const State& s, const Flight& f, const Crossing& c)  // [TF-R65] as it is now
{
    switch (f.step) {
        case CrossStep::Meet: return false;
        case CrossStep::Swoop:
            return can_swoop(s, f, c) || may_play(s, owner_of(s, f.figure), When::Crossing, f.figure);
        case CrossStep::Drop: return can_drop(s, f, c);
        case CrossStep::Land: return can_land_at(s, f, c);
    }
    return false;
}

// A space or a mission card: swoop, drop, land, in this order. [TF-10.3] [TF-10.6]
Flow meet_space(State& s, TfLog& log)
{
    Flight& f = top<Flight>(s);
    const Crossing c = current(s, f);
    if (f.step == CrossStep::Meet) {
        f.step = CrossStep::Swoop;
        tell(s, f, c, rule("TF-10.1"), log);
    }
    for (;;) {
        if (asks(s, f, c)) return Flow::Ask;
        if (f.step == CrossStep::Land) break;
        f.step = static_cast<CrossStep>(static_cast<int>(f.step) + 1);
    }
    return next_crossing(s);
}

Figures at_point(const State& s, const Flight& f, const Crossing& c)  // [TF-11.1]
{
    if (f.dropped) return {};  // [TF-11.6]
    const Route route = lay(plan_of(f));
    const Spaces near = spaces_touching(field_of(s), {route.points[c.id], kBaseRadius});
    Figures some;
    for (const FigureId id : figures_of(s, owner_of(s, f.figure), Zone::Battlefield)) {
        if (is_grounded(s, id) && near.has(figure(s, id).at) && can_be_picked(s, f.figure, id)) some.add(id);
    }
    return some;
}

void swoop(State& s, TfLog& log)  // [TF-19]
{
    Flight& f = top<Flight>(s);
    const Crossing c = current(s, f);
    const FigureId id = f.figure;
    const Seat seat = owner_of(s, id);
    Activation& a = *running<Activation>(s);
    f.step = CrossStep::Drop;
    if (c.kind == Crossed::Card) {
        const Seat owner = seat_at(c.id);
        reveal_mission(s, owner, log);  // [TF-19.3]
        if (player(s, owner).mission == Mission::Decoy) {
            mission_home(s, owner);
            ++player(s, owner).feats.decoys;
            reach(s, Reach::DecoyFooled);
            send_home(s, owner, log);
            return;  // [TF-19.7] [TF-R26]
        }
    }
    Fight fight = c.kind == Crossed::Card ? swoop_on_mission(s, id, seat_at(c.id)) : swoop_on(s, id, space_met(c));
    if (a.swooped) fight.dice = static_cast<std::uint8_t>(card_of(unit_of(s, id).bird).battle);  // Carrion Dive
    fight.dice = static_cast<std::uint8_t>(fight.dice + a.battle);
    a.diving = false;
    a.battle = a.flogged ? 1 : 0;
    a.swooped = a.no_attack = true;
    log.say(rule("TF-19.1"), To::all(), Attacked{seat, id, AttackKind::Swoop, fight.targets.front()});
    reach(s, c.kind == Crossed::Card   ? Reach::SwoopMission
             : c.kind == Crossed::Nest ? Reach::SwoopNest
             : c.kind == Crossed::Leaf ? Reach::SwoopLeaf
                                       : Reach::SwoopSpace);
    s.stack.push_back(fight);
}

std::int32_t contact_with(const Crossings& all, ObjectId bird)  // where the route touches it first
{
    for (const Crossing& each : all) {
        if (each.kind == Crossed::Bird && each.id == bird) return each.arc;
    }
    return 0;
}

}  // namespace

Plan plan_of(const Flight& f) { return {f.start, f.tilt, f.templates, f.tight}; }

Flight make_flight(const State& s, FigureId id, const Sequence& templates, int tight, Crossings& met)
{
    const Figure& bird = figure(s, id);
    Flight f{.figure = id, .start = bird.pose, .tilt = bird.tilt, .templates = templates};
    f.tight = static_cast<std::uint8_t>(tight);
    const Field field = field_of(s);
    const Route route = lay(plan_of(f));
    const Stop stop = find_stop(route, field, object(id));
    f.point = static_cast<std::uint8_t>(stop.point);
    const Crossings all = crossings(route, field, object(id));
    std::int32_t reach_of_route = route.arcs[stop.point];
    for (const ObjectId blocker : stop.blockers) {
        const FigureId who = figure_at(blocker);
        if (owner_of(s, who) == owner_of(s, id) || is_locked(s, who)) continue;
        if (uses_spiral(s)) {
            reach_of_route = std::max(reach_of_route, contact_with(all, blocker));  // [TF-10.12]
        } else if (f.blocker == kNoFigure || who < f.blocker) {
            f.blocker = who;  // [TF-10.9]
        }
    }
    met.clear();
    for (const Crossing& each : all) {
        if (each.arc <= reach_of_route) met.push_back(each);  // [TF-R28]
    }
    f.touched = spaces_touching(field, {bird.pose.at, kBaseRadius});  // [TF-19.5]
    for (const CardAt& card : field.cards) {
        if (touch(Disc{bird.pose.at, kBaseRadius}, corners(card.outline.polygon)))
            f.cards_touched.add(seat_at(card.id));
    }
    return f;
}

bool can_land(const State& s, FigureId id, Space at, bool launched)
{
    return !launched && !is_leaf(at) && has_room(s, at, id);  // [TF-10.4] [TF-10.5] [TF-R23]
}

bool can_swoop_space(const State& s, Seat seat, Space at)  // [TF-10.6] [TF-R24]
{
    const Seat owner = nest_owner(s, at);
    if (owner != kSpectator && owner != seat) return true;
    for (const FigureId id : figures_at(s, at)) {
        if (owner_of(s, id) != seat) return true;
    }
    return false;
}

bool is_swoop_target(const State& s, const Flight& f, const Crossing& c)  // [TF-10.6] [TF-19.5]
{
    const Seat seat = owner_of(s, f.figure);
    if (c.kind == Crossed::Card) {
        const Seat owner = seat_at(c.id);
        return owner != seat && player(s, owner).mission_lies && !f.cards_touched.has(owner) &&
               !figures_of(s, owner, Zone::Mission).empty();
    }
    return is_space(c) && !f.touched.has(space_met(c)) && can_swoop_space(s, seat, space_met(c));
}

bool can_swoop(const State& s, const Flight& f, const Crossing& c)  // [TF-19.4]
{
    const auto* a = running<Activation>(s);
    return a && (!a->swooped || a->diving) && is_swoop_target(s, f, c);
}

void land(State& s, FigureId id, Space at, TfLog& log)  // [TF-10.3]
{
    Figure& f = figure(s, id);
    const Seat seat = owner_of(s, id);
    f.flying = false;
    f.at = at;
    f.tilt = Tilt::Centre;
    player(s, seat).discard |= f.beside;  // [TF-27.2]
    f.beside.clear();
    log.say(rule("TF-10.3"), To::all(), Landed{seat, id, at});
    reach(s, Reach::Landing);
    const Unit& u = unit_of(s, id);
    if (s.options.scenario == ScenarioId::CapturedFlyer && u.is_bird && u.bird == Bird::Valchirp &&
        tree_of(at) == player(s, seat).home) {
        SeatSet militia;
        militia.add(seat);
        return end_game(s, Ending::Freed, militia, log);
    }
    end_move(s, id, log);
    if (f.carries != kNoFigure) s.stack.push_back(SettingDown{id});
}

Flow resume(const Flight& f, State& s, Rng& rng, TfLog& log)
{
    if (!is_available(s, f.figure) || f.over) return end_flight(s);
    if (f.next >= s.crossings.size()) return arrive(s, rng, log);
    const Crossing c = current(s, f);
    const Pose here = station(lay(plan_of(f)), c.arc);  // [TF-G8.5]
    figure(s, f.figure).pose = here;
    switch (c.kind) {
        case Crossed::Feather:
            if (f.step == CrossStep::Meet && may_play(s, owner_of(s, f.figure), When::FeatherMet, f.figure)) {
                return Flow::Ask;
            }
            return meet_feather(s, c, log);
        case Crossed::Bird: return meet_bird(s, c, rng, log);
        case Crossed::Trunk: return meet_trunk(s, c, rng, log);
        case Crossed::ManoeuvrePoint:
            if (f.step == CrossStep::Meet && !at_point(s, f, c).empty()) return Flow::Ask;
            return next_crossing(s);
        case Crossed::Card:
        case Crossed::Nest:
        case Crossed::TreeSpace:
        case Crossed::Leaf: break;
    }
    return meet_space(s, log);
}

void ask(const Flight& f, const State& s, TfQuestions& questions)
{
    const Crossing c = current(s, f);
    const Seat seat = owner_of(s, f.figure);
    const bool point = c.kind == Crossed::ManoeuvrePoint, feather = c.kind == Crossed::Feather;
    const Rule clause = point                        ? rule("TF-11.1")
                        : feather                    ? rule("TF-10.10")
                        : f.step == CrossStep::Swoop ? rule("TF-10.6")
                        : f.step == CrossStep::Drop  ? rule("TF-11.3")
                                                     : rule("TF-10.3");
    auto offer = questions.to(seat, clause,
                              point                        ? "flight.pick_up"
                              : feather                    ? "flight.feather"
                              : f.step == CrossStep::Swoop ? "flight.swoop"
                              : f.step == CrossStep::Drop  ? "flight.drop"
                                                           : "flight.land");
    if (!offer) return;
    offer.number("arc", c.arc);
    offer.number("id", c.id);
    offer.add(GoOn{});
    offer.fallback(GoOn{});
    if (point) {
        for (const FigureId id : at_point(s, f, c)) {
            offer.add(PickUp{id});
        }
    } else if (feather) {
        offer_plays(s, seat, When::FeatherMet, f.figure, offer);
    } else if (f.step == CrossStep::Swoop) {
        if (can_swoop(s, f, c)) {
            offer.add(Swoop{});
            offer_plays(s, seat, When::Swooping, f.figure, offer);
        }
        offer_plays(s, seat, When::Crossing, f.figure, offer);
    } else {
        offer.add(f.step == CrossStep::Drop ? Choice{Drop{}} : Choice{Land{}});
    }
}

void take(const Flight& f, State& s, Seat seat, const Choice& choice, Rng& rng, TfLog& log)
{
    const Crossing c = current(s, f);
    Flight& now = top<Flight>(s);
    if (std::holds_alternative<Swoop>(choice)) return swoop(s, log);
    if (const auto* card = std::get_if<PlayCard>(&choice)) return play(s, seat, *card, rng, log);
    if (const auto* up = std::get_if<PickUp>(&choice)) {
        pick_up(s, f.figure, up->figure, log);
        next_crossing(s);
    } else if (std::holds_alternative<Drop>(choice)) {
        now.dropped = true;
        now.step = CrossStep::Land;
        drop(s, f.figure, space_met(c), rng, log);
    } else if (std::holds_alternative<Land>(choice)) {
        end_flight(s);
        land(s, f.figure, space_met(c), log);
    } else if (c.kind == Crossed::ManoeuvrePoint) {
        next_crossing(s);
    } else if (c.kind == Crossed::Feather) {
        now.step = CrossStep::Swoop;  // asked; it is met now
    } else if (f.step == CrossStep::Land) {
        next_crossing(s);
    } else {
        now.step = static_cast<CrossStep>(static_cast<int>(f.step) + 1);
    }
}

}  // namespace snowbound::tail_feathers
