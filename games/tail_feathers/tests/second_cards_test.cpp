// What can be played and what it does: the rules and their second opinion agree on tables laid by chance.
#include <set>

#include "games/tail_feathers/tests/second_figures.h"
#include "testing/rule.h"

namespace snowbound::tail_feathers::tests {
namespace {

using second::Tables;

// Not a list that grows figure by figure: every thinkable play, held against what its card says.
struct CardReferee : second::Referee {
    When when;
    FigureId who;  // the figure that the moment is about

    using Played = std::set<PlayCard>;

    bool has(Action card) const  // it costs what one has, its module is on, and it may still be in the hand
    {
        const ActionCard& c = tail_feathers::card_of(card);
        const bool module = c.needs == Needs::Nothing || (c.needs == Needs::Feathers && uses_feathers(s)) ||
                            (c.needs == Needs::Spiral && uses_spiral(s)) ||
                            (c.needs == Needs::Objects && uses_objects(s)) ||
                            (c.needs == Needs::Leaves && uses_leaves(s));
        const Player& p = s.players[snowbound::index(seat)];
        for (const FigureId id : all(true)) {
            if (at(id).beside.has(card)) return false;
        }
        return module && p.cheese >= c.cost && !p.discard.has(card);
    }
    void play(Played& out, Action card, FigureId by = kNoFigure, FigureId on = kNoFigure) const
    {
        if (has(card)) out.insert({.card = card, .by = by, .on = on});
    }

    Played expected() const
    {
        Played out;
        const Player& p = s.players[snowbound::index(seat)];
        if (!uses_cards(s) || p.played || p.hand.empty()) return out;  // [TF-27.4]
        switch (when) {
            case When::OwnTurn: own_turn(out); break;
            case When::Squad: squad(out); break;
            case When::Route: route(out); break;
            case When::PilotRoll: pilot_roll(out); break;
            case When::Crossing: crossing(out); break;
            case When::Swooping: play(out, Action::TalonRake, who); break;
            case When::FeatherMet: play(out, Action::FeatherSkim, who); break;
            case When::Acting: acting(out); break;
            case When::Dodge: dodge(out); break;
            case When::Rolled:
            case When::Guard:
            case When::Defended:
            case When::Wounding: fighting(out); break;
            case When::Hurt:
                if (flies(who)) play(out, Action::NurseAGrudge, who);
                break;
            case When::Dropped: dropped(out); break;
            case When::Assigned: assigned(out); break;
            case When::Plans: plans(out); break;
            case When::Beak: play(out, Action::IronBeak, who); break;
            case When::Tie: play(out, Action::BreakLock, who); break;
            case When::Leaf: leaf(out); break;
        }
        return out;
    }

    void own_turn(Played& out) const
    {
        bool rallied = false;
        for (const FigureId id : all(true)) {
            if (here(id) && !spiralling(id) && has(Action::RegainComposure)) {
                const PlayCard calm{.card = Action::RegainComposure, .on = id};
                for (const auto& [holds, status] : {std::pair{at(id).shaken, Status::Shaken},
                                                    {at(id).burning, Status::Burning},
                                                    {at(id).immobile, Status::Immobile}}) {
                    PlayCard one = calm;
                    one.status = status;
                    if (holds) out.insert(one);  // [TF-R38e] one of them
                }
            }
            if (at(id).zone == Zone::Casualty && is(id, GroundKind::Squad) && !rallied) {
                rallied = true, play(out, Action::Rally, kNoFigure, id);
            }
            for (const FigureId on : all(false)) {
                if (pilot_captain(id) && here(on) && is_bird(on) && !spiralling(on) && close(id, on))
                    play(out, Action::Taunt, id, on);
            }
        }
        const Player& enemy = s.players[1 - snowbound::index(seat)];
        const FigureId scout = first(&Referee::pilot_captain);
        if (scout != kNoFigure && enemy.mission_lies && !enemy.mission_open &&
            !s.players[snowbound::index(seat)].knows_mission)
            play(out, Action::ScoutReport, scout);
    }

    const Activation* activation() const { return running<Activation>(s); }

    void squad(Played& out) const
    {
        const Activation* a = activation();
        if (!a || s.units[index(a->unit)].is_bird) return;
        const GroundKind k = tail_feathers::card_of(s.units[index(a->unit)].ground).kind;
        const FigureId leader = first(&Referee::captain);
        if (k == GroundKind::Squad && leader != kNoFigure) play(out, Action::BattleSqueak, leader);
        if (k != GroundKind::Object) play(out, Action::QuickFeet);
    }

    void route(Played& out) const
    {
        const bool tilted = at(who).tilt != Tilt::Centre;
        if (!activation()->launched) play(out, Action::Veer, who);
        for (const Action card : {Action::Soar, Action::Stall}) play(out, card, who);
        for (const Action card : {Action::Steady, Action::TightTurn}) {
            if (tilted) play(out, card, who);
        }
        if (captain(who) && tail_feathers::card_of(card_of_unit(who).pilot).faction == Faction::Raiders)
            play(out, Action::Flog, who);
    }

    void pilot_roll(Played& out) const
    {
        const Unit& u = card_of_unit(who);
        const int value = !piloted(who) ? 0 : at(who).shaken ? 1 : rank_of(u.pilot, u.rank).pilot;
        if (captain(who) && (skill(who) == Proficiency::Acrobat || value >= 2)) play(out, Action::SharpReins, who);
    }

    void crossing(Played& out) const
    {
        const auto* f = running<Flight>(s);
        const Activation* a = activation();
        if (!flies(who) || !f || !a || f->next >= s.crossings.size()) return;
        const Crossing& c = s.crossings[f->next];
        if (a->swooped && !a->diving && is_swoop_target(s, *f, c)) play(out, Action::CarrionDive, who);
        if (c.kind != Crossed::Nest && c.kind != Crossed::TreeSpace && c.kind != Crossed::Leaf) return;
        for (const FigureId on : all(false)) {
            if (stands(on) && at(on).at == space_at(c.id) && !large(on) && !is(on, GroundKind::Object) &&
                !at(on).immobile)
                play(out, Action::WingBuffet, who, on);
        }
    }

    void acting(Played& out) const
    {
        const Activation* a = activation();
        if (!a || a->nested) return;
        own_turn(out);
        const bool bird = s.units[index(a->unit)].is_bird;
        if (a->stage == Stage::Walk) {
            if (!bird && a->move == 0) play(out, Action::QuickFeet);
            return;
        }
        for (const FigureId id : a->acting) {
            if (!here(id) || spiralling(id)) continue;
            shots(out, *a, id);
            if (!a->acted.has(id) && !a->no_attack) others(out, *a, id);
            if (bird && a->flew && flies(id)) flown(out, id);
        }
        build(out, *a);
    }

    void shots(Played& out, const Activation& a, FigureId id) const
    {
        const bool archer = master(id, Proficiency::Bullseye);
        if (!a.acted.has(id)) {
            const bool can = !a.no_attack && !at(id).shaken && ranged_of(s, id) >= 1;
            if (can) play(out, Action::AimedShot, id);
            if (can && archer) play(out, Action::LongShot, id);
            return;
        }
        if (!archer || !a.shot || a.double_shot) return;
        Activation again = a;
        again.acted.remove(id);
        again.double_shot = true;
        again.ranged = -1;
        if (has_strike(s, again, id)) play(out, Action::DoubleShot, id);
    }

    void others(Played& out, const Activation& a, FigureId id) const
    {
        for (const FigureId on : all(false)) {
            const bool small = stands(on) && !large(on) && !is(on, GroundKind::Object) && !at(on).immobile;
            if (captain(id) && small && close(id, on)) play(out, Action::ThrownNet, id, on);
            if (!stands(id) || !here(on) || !is(on, GroundKind::Object)) continue;
            const Space mine = at(id).at, theirs = at(on).at;
            if (mine == theirs || neighbours(s, mine).has(theirs)) play(out, Action::Sabotage, id, on);
        }
        if (stands(id) && master(id, Proficiency::Blade) && enemies_beside(at(id).at) && !a.stab)
            play(out, Action::Backstab, id);
    }

    void flown(Played& out, FigureId id) const
    {
        const Pose& pose = at(id).pose;
        const Plan back{{pose.at, static_cast<Angle>((pose.heading + 1800) % 3600)}, Tilt::Centre, {Length::Short}, 0};
        if (displace(back, field_of(s), static_cast<ObjectId>(index(id))).fault == DisplaceFault::None)
            play(out, Action::Backwing, id);
        for (const FigureId on : all(false)) {
            if (here(on) && piloted(on) && !spiralling(on) && !at(on).shaken && close(id, on))
                play(out, Action::Screech, id, on);
        }
    }

    void build(Played& out, const Activation& a) const  // [TF-28.1] [TF-28.5]
    {
        for (const FigureId id : all(true)) {
            if (here(id) && is(id, GroundKind::Object)) return;
        }
        const auto idle = [&](FigureId id, Space space) {
            return stands(id) && !a.acted.has(id) && at(id).at == space;
        };
        for (const FigureId id : a.acting) {
            const Space space = at(id).at;
            if (is_bird(id) || !idle(id, space) || is_leaf(space) || is_nest(space) || enemies_beside(space)) continue;
            int n = 0;
            for (const FigureId each : a.acting) n += idle(each, space);
            if (n < 2) continue;
            if (has(Action::BuildBallista)) out.insert({.card = Action::BuildBallista, .by = id, .to = space});
            return;
        }
    }

    void dodge(Played& out) const
    {
        const auto* f = running<Fight>(s);
        if (!f || !has(Action::LeapAside)) return;
        for (const FigureId id : all(true)) {
            if (!stands(id) || at(id).at != f->space || is_bird(id) || is(id, GroundKind::Object)) continue;
            if (at(id).immobile || is_pinned(s, id)) continue;
            for (const Space to : neighbours(s, f->space)) {
                if (has_room(s, to, id)) out.insert({.card = Action::LeapAside, .by = id, .to = to});
            }
        }
    }

    void fighting(Played& out) const
    {
        const auto* f = running<Fight>(s);
        if (!f) return;
        const bool far = f->kind == AttackKind::Ranged || f->kind == AttackKind::Patrol;
        const bool near = f->kind == AttackKind::Melee || f->kind == AttackKind::Swoop;
        if (when == When::Rolled && near && master(who, Proficiency::Blade)) play(out, Action::Brutality, who);
        if (when == When::Defended && far && flies(who) && master(who, Proficiency::Acrobat))
            play(out, Action::BarrelRoll, who);
        if (when == When::Guard) {
            const Activation* a = activation();
            const bool walled = f->wall || (a && stands(who) && a->wall == at(who).at);
            if (captain(who)) play(out, Action::Parry, who);
            if (here(who) && is(who, GroundKind::Squad) && !walled) play(out, Action::ShieldWall, kNoFigure, who);
        }
        if (when != When::Wounding) return;
        const Target& hit = f->targets.front();
        const bool burns = hit.figure == kNoFigure ||
                           (here(hit.figure) && !is(hit.figure, GroundKind::Object) && !at(hit.figure).burning);
        if (master(who, Proficiency::Bullseye) && f->kind == AttackKind::Ranged && burns)
            play(out, Action::FireArrow, who);
        for (const Target& each : f->targets) {
            if (each.figure == kNoFigure && f->nest_wounds > 0 && s.players[snowbound::index(each.nest)].cheese > 0)
                play(out, Action::CheeseRaid, who);
        }
    }

    void dropped(Played& out) const
    {
        const FigureId leader = first(&Referee::pilot_captain);
        if (leader == kNoFigure) return;
        const Activation attack{
            .seat = side(who), .unit = at(who).unit, .stage = Stage::Act, .acting = {who}, .nested = true};
        if (has_strike(s, attack, who)) play(out, Action::DropZone, leader, who);
    }

    void assigned(Played& out) const
    {
        FigureId leader = first(&Referee::tactician);
        if (leader == kNoFigure) leader = first(&Referee::hero_captain);
        if (leader == kNoFigure || !s.players[snowbound::index(seat)].mission) return;
        const Tree home = s.players[snowbound::index(seat)].home;
        int crew = 0;
        for (const FigureId id : all(true)) crew += at(id).zone == Zone::Mission;
        for (const FigureId on : all(true)) {
            if (!stands(on) || is_bird(on) || is(on, GroundKind::Object) || is_leaf(at(on).at)) continue;
            if (tree_of(at(on).at) != home || is_pinned(s, on) || at(on).immobile) continue;
            if (large(on) ? crew == 0 : crew < 4) play(out, Action::ExtraHands, leader, on);  // [TF-4.4]
        }
    }

    void plans(Played& out) const
    {
        const Player& p = s.players[snowbound::index(seat)];
        const FigureId leader = first(&Referee::tactician);
        if (!p.mission || p.mission_open || leader == kNoFigure || !has(Action::ChangeOfPlans)) return;
        const bool special =
            s.options.scenario != ScenarioId::ShowOfForce &&
            !(s.options.scenario == ScenarioId::CapturedFlyer && p.faction == Faction::Militia && s.freed);
        for (std::size_t i = 0; i < kMissions; ++i) {
            const auto mission = static_cast<Mission>(i);
            if (mission == Mission::Special && !special) continue;  // [TF-24.7]
            out.insert({.card = Action::ChangeOfPlans, .by = leader, .mission = mission});
        }
    }

    void leaf(Played& out) const
    {
        const auto* f = running<Drifting>(s);
        if (!f) return;
        for (const FigureId id : all(true)) {
            if (stands(id) && at(id).at == f->leaf && !large(id) && !is(id, GroundKind::Object))
                play(out, Action::LeafRider);
        }
    }
};

FigureId subject(Tables& tables, const State& s, Seat seat, When when)  // the figure that the moment is about
{
    std::vector<FigureId> some;
    for (const FigureId id : figures_of(s, seat, Zone::Battlefield)) {
        const bool bird = unit_of(s, id).is_bird;
        const bool flight = when == When::Route || when == When::PilotRoll || when == When::Crossing;
        if (!flight || (bird && is_flying(s, id))) some.push_back(id);
    }
    return some.empty() ? kNoFigure : tables.any(some);
}

void set_scene(Tables& tables, State& s, Seat seat, When when)
{
    const bool own = when != When::Dodge && when != When::Guard && when != When::Defended;
    if (!tables.one_in(12)) tables.activate(s, own ? seat : opponent(s, seat));
    if (when == When::Acting && running<Activation>(s) && tables.one_in(3)) {  // some of a squad, alone on a branch
        for (std::size_t k = 0; k < s.figures.size(); ++k) {
            if (is_object(s, figure_at(k))) s.figures[k].zone = Zone::Casualty;
        }
        for (const FigureId id : running<Activation>(s)->acting) {
            if (is_grounded(s, id)) figure(s, id).at = space_of(player(s, seat).home, Part::B3);
        }
    }
    if (when == When::Crossing && !tables.one_in(10)) {
        const FigureId bird = subject(tables, s, seat, when);
        if (bird == kNoFigure) return;
        Flight f{.figure = bird};
        for (const Space at : spaces_in_play(s)) {
            if (tables.one_in(6)) f.touched.add(at);
        }
        if (tables.one_in(3)) f.cards_touched.add(opponent(s, seat));
        s.stack.push_back(f);
        for (const FigureId each : enemy_figures(s, seat, Zone::Battlefield)) {
            if (!is_grounded(s, each)) continue;
            const Space at = figure(s, each).at;
            s.crossings.push_back({100,
                                   is_leaf(at)   ? Crossed::Leaf
                                   : is_nest(at) ? Crossed::Nest
                                                 : Crossed::TreeSpace,
                                   static_cast<ObjectId>(at), 1});
            break;
        }
        if (tables.one_in(3)) s.crossings = {{100, Crossed::Card, static_cast<ObjectId>(tables.one_in(2)), 1}};
        if (tables.one_in(3)) s.crossings = {{100, Crossed::Bird, static_cast<ObjectId>(1), 1}};
    }
    const bool fights = !own || when == When::Rolled || when == When::Wounding;
    if (fights && !tables.one_in(12)) {
        Fight& f = tables.fight(s, own ? seat : opponent(s, seat));
        if (tables.one_in(2)) f.kind = tables.one_in(2) ? AttackKind::Ranged : AttackKind::Swoop;
        if (Activation* a = running<Activation>(s)) a->wall = f.space;
    }
    if (when == When::Leaf && !tables.one_in(10))
        s.stack.push_back(Drifting{.leaf = space_at(kFirstLeaf + (tables.one_in(2) ? 0U : 3U)), .rotations = 2});
}

TEST(SecondCards, TF_27_1_WhatCanBePlayedAtEveryMoment)
{
    RULE("TF-27.1");
    Tables tables(27);
    int plays = 0;
    for (int i = 0; i < 700; ++i) {
        const State laid = tables.table();
        for (std::size_t k = 0; k <= static_cast<std::size_t>(When::Leaf); ++k) {
            const auto when = static_cast<When>(k);
            State s = laid;
            const Seat seat = seat_at(static_cast<std::size_t>(tables.chance.between(0, 1)));
            const bool needs = when != When::OwnTurn && when != When::Squad && when != When::Acting &&
                               when != When::Assigned && when != When::Plans && when != When::Leaf;
            set_scene(tables, s, seat, when);
            FigureId who = needs ? subject(tables, s, seat, when) : kNoFigure;
            if (const auto* f = running<Flight>(s)) who = f->figure;
            if (needs && who == kNoFigure) continue;
            if (when == When::Route && !running<Activation>(s)) continue;
            const Plays found = possible_plays(s, seat, when, who);
            const std::set<PlayCard> as_set(found.begin(), found.end());
            const std::set<PlayCard> expected = CardReferee{{s, seat}, when, who}.expected();
            ASSERT_EQ(as_set.size(), found.size()) << "twice the same, moment " << k;
            ASSERT_TRUE(as_set == expected)
                << "moment " << k << ", table " << i << ": " << as_set.size() << " and " << expected.size();
            plays += static_cast<int>(found.size());
        }
    }
    EXPECT_GT(plays, 5000);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
