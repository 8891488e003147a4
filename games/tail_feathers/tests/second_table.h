// Tables as chance lays them, for second opinions on the rules that do not measure: every zone, every status, crowded
// spaces, birds close to each other. Most of these tables no match would ever reach; the rules must be right on them
// all the same.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "games/tail_feathers/flow.h"
#include "games/tail_feathers/game.h"
#include "games/tail_feathers/tests/second_route.h"

namespace snowbound::tail_feathers::tests::second {

class Tables {
public:
    explicit Tables(std::uint64_t seed) : chance(seed) {}
    Chance chance;

    bool one_in(int n) { return chance.between(1, n) == 1; }
    template <class T>
    T any(const std::vector<T>& all)
    {
        return all[static_cast<std::size_t>(chance.between(0, static_cast<std::int32_t>(all.size()) - 1))];
    }
    Figures some(const Figures& all, int of_n)
    {
        Figures picked;
        for (const FigureId id : all) {
            if (one_in(of_n)) picked.add(id);
        }
        return picked;
    }

    State table()
    {
        State s;
        s.seats = 2;
        s.round = static_cast<std::uint8_t>(chance.between(1, 9));
        s.nut = seat_at(static_cast<std::size_t>(chance.between(0, 1)));
        s.freed = one_in(3);
        options(s.options);
        for (std::size_t i = 0; i < 2; ++i) player_of(s, i);
        armies(s);
        leaves(s);
        for (std::size_t i = 0; i < s.figures.size(); ++i) put(s, figure_at(i));
        passengers(s);
        spirals(s);
        for (int i = chance.between(0, 3); i > 0; --i) {
            s.feathers.push_back(
                {static_cast<std::uint8_t>(3 * i), near(), static_cast<Angle>(chance.between(0, 3599)), one_in(2)});
        }
        s.stack = {Round{.phase = Phase::Activate, .active = seat_at(static_cast<std::size_t>(chance.between(0, 1)))}};
        return s;
    }

    // One unit of the seat in the middle of its activation, on top of the stack.
    Activation& activate(State& s, Seat seat)
    {
        std::vector<UnitId> mine;
        for (std::size_t i = 0; i < s.units.size(); ++i) {
            if (s.units[i].owner == seat) mine.push_back(unit_at(i));
        }
        Activation a{.seat = seat, .unit = any(mine)};
        a.stage = any(std::vector{Stage::Walk, Stage::Act, Stage::Act});
        for (std::size_t i = 0; i < s.figures.size(); ++i) {
            if (s.figures[i].unit == a.unit && (unit(s, a.unit).is_bird || !one_in(4))) a.acting.add(figure_at(i));
        }
        if (a.acting.empty()) {
            for (std::size_t i = 0; i < s.figures.size(); ++i) {
                if (s.figures[i].unit == a.unit) a.acting.add(figure_at(i));
            }
        }
        a.acted = some(a.acting, 3);
        a.moved = some(a.acting, 3);
        a.launched = one_in(4), a.flew = !one_in(3), a.no_attack = one_in(5), a.swooped = one_in(3);
        a.diving = one_in(4), a.shot = one_in(2), a.double_shot = one_in(5), a.nested = one_in(6), a.stab = one_in(4);
        a.rolled = one_in(2), a.steep = one_in(3), a.long_shot = one_in(4), a.flogged = one_in(5);
        a.move = static_cast<std::int8_t>(chance.between(0, 1));
        a.ranged = static_cast<std::int8_t>(chance.between(-1, 1));
        a.melee = static_cast<std::int8_t>(chance.between(0, 1));
        a.templates = static_cast<std::int8_t>(chance.between(-1, 1));
        s.stack.push_back(a);
        return std::get<Activation>(s.stack.back());
    }

    Fight& fight(State& s, Seat seat)  // of that seat against anybody
    {
        Fight f{.seat = seat};
        f.kind = static_cast<AttackKind>(chance.between(0, 4));
        const std::vector<FigureId> mine = list(figures_of(s, seat, Zone::Battlefield));
        if (f.kind <= AttackKind::Swoop && !mine.empty()) f.figure = any(mine);
        for (const FigureId id : enemy_figures(s, seat, Zone::Battlefield)) {
            if (one_in(3) && f.targets.size() < 4) f.targets.push_back(at_figure(id));
        }
        if (f.targets.empty() || one_in(4)) f.targets.push_back(at_nest(opponent(s, seat)));
        for (std::size_t i = 0; i < f.targets.size(); ++i)
            f.hits.push_back(static_cast<std::uint8_t>(chance.between(0, 3)));
        if (f.targets.front().figure != kNoFigure && figure(s, f.targets.front().figure).at != kNowhere)
            f.space = figure(s, f.targets.front().figure).at;
        f.wall = one_in(5);
        const bool nest = f.targets.back().figure == kNoFigure;
        f.nest_wounds = static_cast<std::uint8_t>(nest ? chance.between(0, 2) : 0);
        for (int i = chance.between(0, 6); i > 0; --i) f.roll.push_back(static_cast<DieFace>(chance.between(0, 5)));
        for (std::size_t i = 0; i < f.roll.size(); ++i) {
            if (one_in(4)) f.rerolled.push_back(static_cast<std::uint8_t>(i));
        }
        s.stack.push_back(f);
        return std::get<Fight>(s.stack.back());
    }

    static std::vector<FigureId> list(const Figures& figures)
    {
        std::vector<FigureId> all;
        for (const FigureId id : figures) all.push_back(id);
        return all;
    }
    Point near() { return {chance.between(36000, 54000), chance.between(36000, 54000)}; }

private:
    void options(Options& o)
    {
        o.scenario = static_cast<ScenarioId>(chance.between(0, 5));
        for (Flag Options::* flag : {&Options::cards, &Options::objects, &Options::forage, &Options::feathers,
                                     &Options::spiral, &Options::leaves, &Options::objectives}) {
            o.*flag = one_in(6) ? Flag::Off : one_in(4) ? Flag::ByScenario : Flag::On;
        }
        o.tournament = one_in(2);
        o.collisions_add = one_in(2), o.melee_at_flyers_only = one_in(4);
        o.rescued_with = static_cast<RescuedWith>(chance.between(0, 1));
        o.burn_icon = static_cast<BurnIcon>(chance.between(0, 2));
    }

    void player_of(State& s, std::size_t i)
    {
        Player& p = s.players[i];
        p.faction = static_cast<Faction>(i);
        p.home = i == 0 ? card_of(s.options.scenario).militia : card_of(s.options.scenario).raiders;
        p.dial = 10;
        p.nest = static_cast<std::uint8_t>(one_in(8) ? 0 : chance.between(1, 10));
        p.embers = static_cast<std::uint8_t>(chance.between(0, 2));
        p.cheese = static_cast<std::uint8_t>(chance.between(0, 6));
        if (!one_in(4)) p.mission = static_cast<Mission>(chance.between(0, 5));
        p.mission_lies = p.mission && !one_in(3);
        p.mission_open = p.mission_lies && one_in(3);
        p.mission_at = {45000 + 9000 * (i == 0 ? -1 : 1), chance.between(30000, 60000)};
        p.knows_mission = one_in(3);
        for (std::size_t card = 0; card < kActions; ++card) {
            if (one_in(2))
                p.hand.add(static_cast<Action>(card));
            else if (one_in(4))
                p.discard.add(static_cast<Action>(card));
        }
        p.played = one_in(10);
        p.objective = static_cast<Objective>(chance.between(0, 11));
    }

    void armies(State& s)
    {
        if (one_in(3)) {
            recruit(s, seat_at(0), quick_army(Faction::Militia));
            recruit(s, seat_at(1), quick_army(Faction::Raiders));
        } else {
            recruit(s, seat_at(0),
                    Army{{{Bird::Aerijin, false, Pilot::Zure, Rank::Rookie},
                          {Bird::CommonStarling, true, Pilot{}, Rank{}},
                          {Bird::Valchirp, false, Pilot::Wella, Rank::Ace}},
                         {{Ground::Oakguard, 6, 2}, {Ground::Lily}, {Ground::Collin}}});
            recruit(s, seat_at(1),
                    Army{{{Bird::Grizzard, false, Pilot::RatPilot, Rank::Rookie},
                          {Bird::CommonRook, true, Pilot{}, Rank{}},
                          {Bird::Wrunk, false, Pilot::Chumjaw, Rank::Ace}},
                         {{Ground::RatWarriors, 5, 1}, {Ground::Spider}, {Ground::Staborah}}});
        }
        for (std::size_t i = 0; i < 2; ++i) {
            if (one_in(3)) continue;
            s.units.push_back({.owner = seat_at(i), .ground = Ground::Ballista});
            s.figures.push_back({.unit = unit_at(s.units.size() - 1)});
        }
        for (Unit& u : s.units) u.turned = one_in(3);
    }

    void leaves(State& s)
    {
        for (std::size_t i = 0; i < kLeaves; ++i) {
            Leaf& leaf = s.leaves[i];
            leaf.in_play = uses_leaves(s) && i % 3 != 1;
            leaf.drifting = leaf.in_play && one_in(3);
            leaf.controller = seat_at(static_cast<std::size_t>(chance.between(0, 1)));
            if (leaf.drifting) leaf.drift = cut(space_at(kFirstLeaf + i), near());
        }
        if (s.leaves[0].drifting && s.leaves[3].drifting)
            s.leaves[0].beside = space_at(kFirstLeaf + 3), s.leaves[3].beside = space_at(kFirstLeaf);
    }

    Space ground(const State& s)
    {
        std::vector<Space> all;
        for (const Seat seat : {seat_at(0), seat_at(1)}) {
            const Tree home = player(s, seat).home;
            for (const Part part : {Part::A1, Part::A2, Part::B1}) all.push_back(space_of(home, part));
            if (player(s, seat).nest > 0) all.push_back(nest_of(home)), all.push_back(nest_of(home));
        }
        all.push_back(space_of(Tree::Nw, Part::A2));
        if (card_of(s.options.scenario).sapling) all.push_back(sapling_space(0)), all.push_back(sapling_space(1));
        for (const std::size_t i : {0U, 3U}) {
            if (s.leaves[i].in_play) all.push_back(space_at(kFirstLeaf + i));
        }
        return any(all);
    }

    void put(State& s, FigureId id)
    {
        Figure& f = figure(s, id);
        f.wounds =
            static_cast<std::uint8_t>(one_in(3) && life_of(s, id) > 1 ? chance.between(0, life_of(s, id) - 1) : 0);
        const int where = chance.between(1, 20);
        f.zone = where == 1 ? Zone::Reserve : where <= 3 ? Zone::Casualty : Zone::Battlefield;
        const bool bird = unit_of(s, id).is_bird, object = is_object(s, id);
        if (!bird && !object && where <= 6 && where > 3) f.zone = Zone::Mission;
        if (f.zone == Zone::Casualty) f.wounds = 0;
        if (f.zone != Zone::Battlefield) return;
        f.flying = bird && !one_in(3);
        f.shaken = one_in(5), f.immobile = !f.flying && one_in(5), f.burning = one_in(5), f.taunted = one_in(5);
        f.hurt = one_in(3), f.calm = static_cast<std::uint8_t>(f.flying ? chance.between(0, 3) : 0);
        f.grudges = static_cast<std::uint8_t>(chance.between(0, 2));
        if (f.flying) {
            f.pose = {one_in(20) ? Point{-1000, 20000} : near(), static_cast<Angle>(chance.between(0, 3599))};
            f.tilt = static_cast<Tilt>(chance.between(0, 2));
            Player& p = player(s, owner_of(s, id));
            for (const Action card : p.discard) {
                if (is_bird_card(card) && one_in(3)) f.beside.add(card), p.discard.remove(card);
            }
        } else {
            f.at = ground(s);
            f.beak_up = bird && one_in(3);
        }
        for (std::uint8_t token = 1; token <= kTokens; ++token) {
            if (!object && one_in(30)) f.token = token;
        }
    }

    void passengers(State& s)
    {
        for (std::size_t i = 0; i < s.figures.size(); ++i) {
            if (!is_flying(s, figure_at(i)) || !one_in(3)) continue;
            for (const FigureId id : figures_of(s, owner_of(s, figure_at(i)), Zone::Reserve)) {
                if (is_large(s, id) || is_object(s, id)) continue;
                figure(s, id).zone = Zone::Carried;
                s.figures[i].carries = id;
                break;
            }
        }
    }

    void spirals(State& s)
    {
        for (const FigureId a : figures_of(s, seat_at(0), Zone::Battlefield)) {
            for (const FigureId b : figures_of(s, seat_at(1), Zone::Battlefield)) {
                if (!is_flying(s, a) || !is_flying(s, b) || s.spirals.full() || !one_in(8)) continue;
                if (!is_locked(s, a) && !is_locked(s, b)) s.spirals.push_back({a, b, near(), 900});
            }
        }
    }
};

}  // namespace snowbound::tail_feathers::tests::second
