// Flights, death spirals and leaves, a second time: what every step leaves
// behind.
#include "games/tail_feathers/tests/second_asked.h"
#include "games/tail_feathers/tests/second_effects.h"

namespace snowbound::tail_feathers::tests {
namespace {

using second::any_seat;
using second::difference;
using second::Effects;
using second::TableReferee;
using second::Tables;

struct FlightEffects : Effects {
    Flight& f() { return std::get<Flight>(s.stack.back()); }
    Flow next() { return ++f().next, f().step = CrossStep::Meet, Flow::Again; }
    void stop() { s.crossings.clear(), s.stack.pop_back(); }
    void blood(Seat seat, FigureId lost)  // [TF-1.24] the first bird that falls
    {
        if (eye().is_bird(lost) && at(lost).zone == Zone::Casualty && !of(side(lost)).feats.first_blood)
            of(seat).feats.first_blood = true;
    }
    Flow arrive()  // [TF-9.11] [TF-10.9]
    {
        const Flight flight = f();
        const Route route = lay(plan_of(flight));
        at(flight.figure).pose = {route.points[flight.point], route.headings[flight.point]};
        stop();
        if (flight.blocker != kNoFigure && eye().flies(flight.blocker)) {
            wound(flight.figure, 1), wound(flight.blocker, 1);
            blood(side(flight.figure), flight.blocker), blood(side(flight.blocker), flight.figure);
        }
        return fall(flight.figure), Flow::Again;
    }
    Flow bird(const Crossing& c)
    {
        const Flight flight = f();
        const FigureId id = flight.figure, met = figure_at(c.id);
        if (!eye().flies(met) || side(met) == side(id) || eye().spiralling(met)) return next();
        if (uses_spiral(s)) {  // [TF-10.12] [TF-31.1]
            stop();
            const SpiralPlace place =
                place_spiral(lay(plan_of(flight)), c, at(met).pose.at, field_of(s), static_cast<ObjectId>(index(id)));
            at(id).pose = place.attacker, at(met).pose = place.defender;
            s.spirals.push_back({id, met, place.marker, place.direction});
            running<Activation>(s)->no_attack = true;
            s.stack.push_back(Duel{.spiral = static_cast<std::uint8_t>(s.spirals.size() - 1)});
            return Flow::Again;
        }
        if (met != flight.blocker || s.options.collisions_add)
            wound(id, 1), blood(side(met), id);  // [TF-10.7] [TF-R27]
        return next();
    }
    Flow feather(const Crossing& c)  // [TF-10.10]
    {
        const FigureId id = f().figure;
        if (f().step == CrossStep::Meet && may_play(s, side(id), When::FeatherMet, id)) return Flow::Ask;
        for (std::size_t i = s.feathers.size(); i > 0; --i) {
            if (s.feathers[i - 1].id != c.id) continue;
            s.feathers.erase_at(i - 1);
            if (!f().skimmed) frighten(id);
        }
        f().skimmed = false;
        return next();
    }
    Flow wood(const Crossing& c)  // [TF-10.2]
    {
        const Flight flight = f();
        at(flight.figure).pose = trunk_stop(lay(plan_of(flight)), static_cast<Tree>(c.id), field_of(s),
                                            static_cast<ObjectId>(index(flight.figure)));
        stop();
        wound(flight.figure, 2), frighten(flight.figure);
        return fall(flight.figure), Flow::Again;
    }
    Flow point(const Crossing& c)  // [TF-11.1] [TF-11.6]
    {
        if (f().step != CrossStep::Meet || f().dropped) return next();
        const Spaces near = spaces_touching(field_of(s), {lay(plan_of(f())).points[c.id], kBaseRadius});
        for (const FigureId id : eye(side(f().figure)).all(true)) {
            if (near.has(at(id).at) && eye().liftable(f().figure, id)) return Flow::Ask;
        }
        return next();
    }
    Flow space(const Crossing& c)  // [TF-10.3] [TF-10.6] swoop, drop, land
    {
        const FigureId id = f().figure;
        const bool is_space = c.kind != Crossed::Card;
        const auto* a = running<Activation>(s);
        if (f().step == CrossStep::Meet) f().step = CrossStep::Swoop;
        if (f().step == CrossStep::Swoop) {
            if (can_swoop(s, f(), c) || may_play(s, side(id), When::Crossing, id)) return Flow::Ask;
            f().step = CrossStep::Drop;
        }
        if (f().step == CrossStep::Drop) {
            const FigureId rider = at(id).carries;
            if (rider != kNoFigure && is_space && eye().fits(space_at(c.id), rider)) return Flow::Ask;
            f().step = CrossStep::Land;
        }
        if (is_space && !is_leaf(space_at(c.id)) && !(a && a->launched) && eye().fits(space_at(c.id), id))
            return Flow::Ask;
        return next();
    }
    Flow go_on()
    {
        if (!eye().here(f().figure) || f().over) return stop(), Flow::Again;
        if (f().next >= s.crossings.size()) return arrive();
        const Crossing c = s.crossings[f().next];
        at(f().figure).pose = station(lay(plan_of(f())), c.arc);
        if (c.kind == Crossed::Feather) return feather(c);
        if (c.kind == Crossed::Bird) return bird(c);
        if (c.kind == Crossed::Trunk) return wood(c);
        return c.kind == Crossed::ManoeuvrePoint ? point(c) : space(c);
    }

    void swoop()  // [TF-19.1] [TF-19.3]
    {
        const Crossing c = s.crossings[f().next];
        const FigureId id = f().figure;
        const Seat seat = side(id);
        Activation& a = *running<Activation>(s);
        f().step = CrossStep::Drop;
        Fight fight{.kind = AttackKind::Swoop, .seat = seat, .figure = id};
        if (c.kind == Crossed::Card) {
            Player& p = of(seat_at(c.id));
            if (p.mission && !p.mission_open) p.mission_open = true, p.shown = p.mission;
            if (p.mission == Mission::Decoy)
                return mission_back(seat_at(c.id)), ++p.feats.decoys, crew_home(seat_at(c.id));
            for (const FigureId each : eye(seat).all(false)) {
                if (at(each).zone == Zone::Mission) fight.targets.push_back(at_figure(each));
            }
        } else {
            fight.space = space_at(c.id);
            const Seat enemy = other(seat);
            if (of(enemy).nest > 0 && nest_of(of(enemy).home) == fight.space) fight.targets.push_back(at_nest(enemy));
            for (const FigureId each : eye(seat).all(false)) {
                if (eye().stands(each) && at(each).at == fight.space) fight.targets.push_back(at_figure(each));
            }
        }
        const int bird = card_of(unit_of(s, id).bird).battle;
        const int all = bird + (at(id).shaken ? 0 : eye().melee(id)) + (unit_of(s, id).bird == Bird::Grizzard);
        fight.dice = static_cast<std::uint8_t>((a.swooped ? bird : all) + a.battle);
        a.diving = false, a.battle = a.flogged ? 1 : 0, a.swooped = a.no_attack = true;
        s.stack.push_back(fight);
    }
};

TEST(SecondFlight, TF_10_1_EveryThingThatAFlightMeets)
{
    RULE("TF-10.1");
    Tables tables(101);
    TfLog silent;
    std::set<Crossed> kinds;
    int swoops = 0;
    for (int i = 0; i < 5000; ++i) {
        State s = tables.table();
        s.options.feathers = tables.one_in(2) ? Flag::Off : Flag::On;
        const Seat seat = any_seat(tables);
        Activation& a = tables.activate(s, seat);
        const FigureId id = a.acting.front();
        if (!unit_of(s, id).is_bird || is_grounded(s, id)) continue;
        a.battle = static_cast<std::int8_t>(tables.chance.between(0, 2));
        Flight f{.figure = id,
                 .start = figure(s, id).pose,
                 .tilt = figure(s, id).tilt,
                 .templates = {Length::Long, Length::Long}};
        if (tables.one_in(2)) f.start = {{24000, 20000}, 2250};
        f.point = static_cast<std::uint8_t>(tables.chance.between(0, 2));
        f.step = tables.one_in(2) ? CrossStep::Meet : static_cast<CrossStep>(tables.chance.between(1, 3));
        f.over = tables.one_in(20), f.dropped = tables.one_in(4), f.skimmed = tables.one_in(4);
        const auto others = Tables::list(enemy_figures(s, seat, Zone::Battlefield));
        if (tables.one_in(2)) f.blocker = tables.any(others);
        auto kind = static_cast<Crossed>(tables.chance.between(0, 7));
        ObjectId what = static_cast<ObjectId>(tables.chance.between(0, 2));
        const Seat home = any_seat(tables);
        if (kind == Crossed::TreeSpace)
            what = static_cast<ObjectId>(space_of(player(s, home).home, tables.one_in(2) ? Part::A2 : Part::C1));
        if (kind == Crossed::Nest) what = static_cast<ObjectId>(nest_of(player(s, home).home));
        if (kind == Crossed::Leaf) what = static_cast<ObjectId>(kFirstLeaf);
        if (kind == Crossed::Card) what = static_cast<ObjectId>(snowbound::index(home));
        if (kind == Crossed::Feather) what = static_cast<ObjectId>(3 * tables.chance.between(1, 3));
        if (kind == Crossed::Bird)
            what = static_cast<ObjectId>(tables.one_in(2) && f.blocker != kNoFigure ? index(f.blocker)
                                                                                    : index(tables.any(others)));
        const bool wounds = kind == Crossed::Bird || kind == Crossed::Trunk || tables.one_in(5);
        if (wounds) s.options.feathers = Flag::Off;
        if (s.spirals.full()) s.options.spiral = Flag::Off;
        if (!(wounds && tables.one_in(3)))
            s.crossings = {{static_cast<std::int32_t>(1000 * tables.chance.between(0, 20)), kind, what, 1}};
        if (s.crossings.empty()) s.options.feathers = Flag::Off;
        if (!s.crossings.empty()) s.crossings[0].piece = static_cast<std::uint8_t>(s.crossings[0].arc <= 12000 ? 1 : 2);
        s.stack.push_back(f);
        FlightEffects should{{s}};
        Rng rng = Rng::scripted({});
        const Flow expected = should.go_on(), flow = resume(f, s, rng, silent);
        ASSERT_EQ(flow, expected) << static_cast<int>(kind) << " step " << static_cast<int>(f.step);
        ASSERT_EQ(difference(s, should.s), "") << static_cast<int>(kind) << " table " << i;
        kinds.insert(kind);
        if (flow != Flow::Ask) continue;
        const auto asked = decisions<TailFeathers>(s, seat).front();
        const Flight now = std::get<Flight>(s.stack.back());
        if (std::binary_search(asked.options.begin(), asked.options.end(), Choice{Swoop{}})) {
            State attacked = s;
            FlightEffects after{{s}};
            after.swoop();
            take(now, attacked, seat, Swoop{}, rng, silent);
            ASSERT_EQ(difference(attacked, after.s), "") << "a swoop, table " << i;
            ++swoops;
        }
        FlightEffects after{{s}};
        if (now.step == CrossStep::Land || kind == Crossed::ManoeuvrePoint)
            after.next();
        else
            after.f().step =
                kind == Crossed::Feather ? CrossStep::Swoop : static_cast<CrossStep>(static_cast<int>(now.step) + 1);
        take(now, s, seat, GoOn{}, rng, silent);
        ASSERT_EQ(difference(s, after.s), "") << "going on, table " << i;
    }
    EXPECT_EQ(kinds.size(), 8U);
    EXPECT_GT(swoops, 20);
}

TEST(SecondFlight, TF_33_9_WhereALeafUnloads)
{
    RULE("TF-33.9");
    Tables tables(339);
    TfLog silent;
    int asked = 0, full = 0, landed_ = 0;
    for (int i = 0; i < 900; ++i) {
        State s = tables.table();
        if (!uses_leaves(s)) continue;
        const Space leaf = space_at(kFirstLeaf + (tables.one_in(2) ? 0U : 3U));
        const Seat home = any_seat(tables);
        const Unloading f{.leaf = leaf,
                          .to = space_of(player(s, home).home, tables.one_in(5) && player(s, home).nest > 0 ? Part::Nest
                                                               : tables.one_in(2)                           ? Part::A1
                                                                                  : Part::C3)};
        s.stack.push_back(f);
        Effects should{s};
        const TableReferee r(s);
        std::vector<FigureId> aboard;
        int room = 4, big = 0;
        for (const FigureId id : r.everybody()) {
            if (r.stands(id) && r.at(id).at == leaf) aboard.push_back(id);
            if (!r.stands(id) || r.at(id).at != f.to || r.object(id)) continue;
            r.large(id) ? ++big : --room;
        }
        if (is_nest(f.to)) room = 99;
        if (!is_nest(f.to) && (big > 0 || (!aboard.empty() && !r.fits(f.to, aboard.front())))) room = 0;
        Flow expected = Flow::Again;
        if (room > 0 && static_cast<int>(aboard.size()) > room) {
            expected = Flow::Ask, ++asked;
        } else {
            std::array<int, 2> landed{};
            for (const FigureId id : aboard) {
                if (room == 0) should.lose(id), ++full;
                if (room == 0) continue;
                should.at(id).at = f.to;
                ++landed[snowbound::index(r.side(id))], ++landed_;
            }
            for (std::size_t k = 0; k < 2; ++k) {
                if (landed[k] >= 2 && should.s.players[1 - k].home == tree_of(f.to))
                    should.s.players[k].feats.leaf = true;
            }
            should.s.stack.pop_back();
            if (should.s.leaves[index(leaf) - kFirstLeaf].drifting) {
                should.s.leaves[index(leaf) - kFirstLeaf] = Leaf{.in_play = true};
                for (Leaf& each : should.s.leaves) each.beside = each.beside == leaf ? kNowhere : each.beside;
            }
        }
        Rng none = Rng::scripted({});
        ASSERT_EQ(resume(f, s, none, silent), expected);
        ASSERT_EQ(difference(s, should.s), "") << i;
    }
    EXPECT_GT(asked, 3);
    EXPECT_GT(full, 3);
    EXPECT_GT(landed_, 50);
}

TEST(SecondFlight, TF_33_3_WhatALeafMeetsOnItsWay)
{
    RULE("TF-33.3");
    Tables tables(3331);
    TfLog silent;
    std::set<Contact> met;
    for (int i = 0; i < 700; ++i) {
        State s = tables.table();
        const Space leaf = space_at(kFirstLeaf + (tables.one_in(2) ? 0U : 3U));
        Leaf& it = s.leaves[index(leaf) - kFirstLeaf];
        if (!it.in_play) continue;
        it.drifting = true;
        it.drift = {tables.near(), static_cast<Angle>(tables.chance.between(0, 3599)),
                    tables.one_in(2) ? Hole::Tip : Hole::Stem, tables.near()};
        if (tables.one_in(3)) it.drift = cut(leaf, {45000, 45000});
        const Drifting f{.leaf = leaf,
                         .rotations = static_cast<std::uint8_t>(tables.chance.between(1, 3)),
                         .first = tables.one_in(2)};
        s.stack.push_back(f);
        const Spin spin = tables.one_in(2) ? Spin::Clockwise : Spin::Counterclockwise;
        Effects should{s};
        const Rotation turn =
            rotate(it.drift, spin, field_of(s), leaf, f.first ? std::optional(tree_of(leaf)) : std::nullopt);
        auto& now = std::get<Drifting>(should.s.stack.back());
        now.rotations = static_cast<std::uint8_t>(turn.over ? 0 : f.rotations - 1), now.first = false;
        should.s.leaves[index(leaf) - kFirstLeaf].drift = turn.drift;
        for (std::size_t k = s.feathers.size(); k > 0; --k) {
            if (turn.feathers.contains(s.feathers[k - 1].id)) should.s.feathers.erase_at(k - 1);
        }
        if (turn.contact == Contact::Tree) should.s.stack.back() = Unloading{.leaf = leaf, .to = turn.unload};
        if (turn.contact == Contact::Card && seat_at(turn.id) != leaf_controller(s, leaf)) {  // [TF-33.7]
            Player& p = should.of(seat_at(turn.id));
            if (p.mission && !p.mission_open) p.mission_open = true, p.shown = p.mission;
        }
        if (turn.contact == Contact::Leaf) {  // [TF-33.8]
            should.s.leaves[index(leaf) - kFirstLeaf].beside = space_at(turn.id);
            should.s.leaves[turn.id - kFirstLeaf].beside = leaf;
        }
        met.insert(turn.contact);
        Rng none = Rng::scripted({});
        take(f, s, seat_at(0), TurnLeaf{spin}, none, silent);
        ASSERT_EQ(difference(s, should.s), "") << i;
    }
    EXPECT_GE(met.size(), 4U);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
