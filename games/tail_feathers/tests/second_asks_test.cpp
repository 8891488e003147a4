// What is asked of an active unit, in a round and on a flight, a second time.
#include "games/tail_feathers/tests/second_asked.h"

namespace snowbound::tail_feathers::tests {
namespace {

using second::any_seat;
using second::Asked;
using second::expect_asked;
using second::TableReferee;
using second::Tables;

constexpr int kAsks = 250;

TEST(SecondAsks, TF_7_6_WhatAnActiveUnitMayDo)
{
    RULE("TF-7.6");
    Tables tables(76);
    for (int i = 0; i < kAsks; ++i) {
        State s = tables.table();
        const Seat seat = any_seat(tables);
        Activation& a = tables.activate(s, seat);
        if (tables.one_in(2)) a.acted = {}, a.no_attack = a.swooped = false;
        const TableReferee r(s, seat);
        const Field field = field_of(s);
        a.stage = Stage::Walk;
        Asked walk{seat, "TF-8.1", "activation.walk", {Finish{}}, Finish{}};
        for (const FigureId id : a.acting) {
            if (a.moved.has(id) || !r.stands(id)) continue;
            const Spaces near = r.walks(id, move_of(s, id) + a.move);
            for (const Space to : near) walk.options.insert(Walk{id, to});
        }
        walk.cards(s, When::Acting, kNoFigure);
        expect_asked(s, walk);
        const auto walking = decisions<TailFeathers>(s, seat).front();
        for (const auto& [choice, why] : walking.barred) {
            const auto& step_ = std::get<Walk>(choice);  // a neighbour where one cannot go
            ASSERT_TRUE(r.beside(r.at(step_.figure).at).has(step_.to));
            ASSERT_FALSE(walk.options.contains(choice));
            ASSERT_EQ(why.why, r.pinned(step_.figure) ? "pinned" : "no_room");
        }
        a.stage = Stage::Act;
        Asked act{seat, "TF-7.6", "activation.act", {Finish{}}, Finish{}};
        for (const FigureId id : a.acting) {
            if (a.acted.has(id) || !r.here(id) || r.at(id).immobile || r.spiralling(id)) continue;
            std::vector<Target> targets;
            for (const FigureId on : r.all(false)) targets.push_back(at_figure(on));
            targets.push_back(at_nest(opponent(s, seat)));
            for (const Target& target : targets) {
                for (const AttackKind kind : {AttackKind::Ranged, AttackKind::Melee}) {
                    if (r.striking(a, {id, kind, target}, field).empty()) act.options.insert(Strike{id, kind, target});
                }
            }
            if (uses_leaves(s) && r.stands(id) && is_leaf(r.at(id).at) && !r.drifts(r.at(id).at) && !a.nested &&
                !a.no_attack) {
                for (const Tree tree : field.trunks) {
                    if (tree != tree_of(r.at(id).at))
                        act.options.insert(CutLeaf{id, tree, default_aim(r.at(id).at, tree, field)});
                }
            }
            if (r.flies(id) || r.object(id) || a.double_shot || a.nested) continue;
            for (const Space to : r.walks(id, move_of(s, id))) act.options.insert(Scurry{id, to});
        }
        act.cards(s, When::Acting, kNoFigure);
        expect_asked(s, act);
    }
}

TEST(SecondAsks, TF_7_5_WhoActsAndWhoComesBack)
{
    RULE("TF-7.5");
    Tables tables(751);
    for (int i = 0; i < kAsks; ++i) {
        State s = tables.table();
        const Seat seat = any_seat(tables);
        Activation& a = tables.activate(s, seat);
        const TableReferee r(s, seat);
        if (!available_of(s, a.unit).empty()) {
            a.stage = Stage::Squad;
            std::vector<FigureId> all = Tables::list(available_of(s, a.unit));
            const auto most = std::min<std::size_t>(static_cast<std::size_t>(squad_value(s, a)), all.size());
            Asked squad{seat, "TF-7.5", "activation.squad", {}, ChooseFigures{available_of(s, a.unit).first(most)}};
            for (unsigned bits = 1; bits < (1U << all.size()); ++bits) {
                Figures some;
                for (std::size_t k = 0; k < all.size(); ++k) {
                    if (bits >> k & 1U) some.add(all[k]);
                }
                if (some.size() <= most) squad.options.insert(ChooseFigures{some});
            }
            squad.cards(s, When::Squad, kNoFigure);
            expect_asked(s, squad);
            const auto asked = decisions<TailFeathers>(s, seat).front();
            ASSERT_EQ(asked.form, "figures");
            ASSERT_EQ(asked.numbers.front().second, static_cast<int>(most));
            ASSERT_EQ(asked.barred.size(),
                      all.size() > most ? 1U : 0U);  // all of them
            if (all.size() > most) {
                ASSERT_TRUE(asked.barred.front().first == Choice{ChooseFigures{available_of(s, a.unit)}});
            }
            std::vector<Choice> for_search;  // smaller groups are for people only
            options<TailFeathers>(s, seat, for_search);
            for (const Choice& each : for_search) {
                const auto* some = std::get_if<ChooseFigures>(&each);
                ASSERT_TRUE(!some || some->figures.size() == most);
            }
        }
        a.stage = Stage::Revive;
        const Figures lost = revivable(s, seat);
        if (lost.empty()) continue;
        Asked back{seat, "TF-22.1", "activation.revive", {GoOn{}}, {}};
        Figures three, last;
        for (const FigureId id : lost) {
            if (!r.is(id, GroundKind::Squad)) back.options.insert(Revive{last = Figures{id}});
            if (!r.is(id, GroundKind::Squad)) continue;
            if (three.size() == 3) back.options.insert(Revive{Figures{id}});  // everybody is named
            if (three.size() < 3) three.add(id);
        }
        if (!three.empty()) back.options.insert(Revive{three});
        back.absent = Revive{three.size() >= 2 || last.empty() ? three : last};
        expect_asked(s, back);
    }
}

TEST(SecondAsks, TF_9_5_WhatABirdMayAnnounce)
{
    RULE("TF-9.5");
    Tables tables(95);
    int seen = 0;
    for (int i = 0; i < 6 * kAsks && seen < 120; ++i) {
        State s = tables.table();
        const Seat seat = any_seat(tables);
        Activation& a = tables.activate(s, seat);
        const FigureId id = a.acting.front();
        const TableReferee r(s, seat);
        if (!r.is_bird(id) || !r.flies(id)) continue;
        ++seen;
        if (tables.one_in(3)) figure(s, id).at = space_of(player(s, seat).home, Part::A1);  // it has just taken off
        a.stage = Stage::Prepare;
        Asked route{seat, "TF-9.5", "flight.route", {}, {}};
        const int most = most_templates(s, a);
        for (int n = a.templates < 0 ? 1 : 2; n <= most; ++n) {
            for (unsigned bits = 0; bits < (1U << n); ++bits) {
                Sequence all;
                for (int k = 0; k < n; ++k) all.push_back(bits >> (n - 1 - k) & 1U ? Length::Long : Length::Short);
                if (!is_supplied({all.begin(), all.size()})) continue;
                route.options.insert(Announce{all, 0});
                for (int joint = 1; a.steep && r.at(id).tilt != Tilt::Centre && joint < n; ++joint)
                    route.options.insert(Announce{all, static_cast<std::uint8_t>(joint)});
                if (route.absent) continue;
                const Route laid = lay({r.at(id).pose, r.at(id).tilt, all, 0});
                bool harm = is_off_board(laid.points.back());
                for (const Crossing& c : crossings(laid, field_of(s), static_cast<ObjectId>(index(id))))
                    harm = harm || c.kind == Crossed::Trunk;
                if (!harm) route.absent = Announce{all, 0};  // the first that does no harm
            }
        }
        if (!route.absent)
            route.absent = a.templates < 0 ? Announce{{Length::Short}, 0} : Announce{{Length::Short, Length::Short}, 0};
        if (!a.launched && !a.rolled && pilot_value(s, id) > 0) route.options.insert(PilotRoll{});
        Spaces from;
        if (r.at(id).at != kNowhere) from.add(r.at(id).at);
        for (const FigureId passenger : near_for_pick_up(s, id, from)) route.options.insert(PickUp{passenger});
        route.cards(s, When::Route, id);
        expect_asked(s, route);
        const auto asked = decisions<TailFeathers>(s, seat).front();
        ASSERT_EQ(asked.form, "route");
        ASSERT_EQ(asked.numbers, (decltype(asked.numbers){{"figure", static_cast<int>(index(id))}, {"most", most}}));
        a.stage = Stage::Retilt;
        a.failed = tables.one_in(2);
        Asked tilt{seat, "TF-9.2", a.failed ? "flight.failed" : "flight.tilt", {GoOn{}}, GoOn{}};
        const Tilt now = r.at(id).tilt;
        if (a.failed) tilt.cards(s, When::PilotRoll, id);
        if (!a.failed && now != Tilt::Centre) tilt.options.insert(ChangeTilt{Tilt::Centre});
        if (!a.failed && now == Tilt::Centre)
            tilt.options.insert(ChangeTilt{Tilt::Left}), tilt.options.insert(ChangeTilt{Tilt::Right});
        expect_asked(s, tilt);
    }
    EXPECT_GE(seen, 100);
}

TEST(SecondAsks, TF_10_6_WhatIsAskedOnAFlight)
{
    RULE("TF-10.6");
    Tables tables(106);
    int seen = 0;
    for (int i = 0; i < 6 * kAsks && seen < 300; ++i) {
        State s = tables.table();
        const Seat seat = any_seat(tables);
        Activation& a = tables.activate(s, seat);
        const FigureId id = a.acting.front();
        const TableReferee r(s, seat);
        if (!r.is_bird(id) || !r.flies(id)) continue;
        ++seen;
        Flight f{.figure = id,
                 .start = r.at(id).pose,
                 .templates = {Length::Long, Length::Long},
                 .dropped = tables.one_in(3)};
        if (tables.one_in(2)) f.start = {{22000, 8000}, 1800};  // to the south-west
        const auto kind = static_cast<Crossed>(tables.chance.between(0, 7));
        ObjectId what = static_cast<ObjectId>(tables.chance.between(0, 1));
        if (kind == Crossed::TreeSpace) what = static_cast<ObjectId>(space_of(player(s, seat_at(0)).home, Part::A2));
        if (kind == Crossed::Nest) what = static_cast<ObjectId>(nest_of(player(s, seat_at(0)).home));
        if (kind == Crossed::Leaf) what = static_cast<ObjectId>(kFirstLeaf);
        if (kind == Crossed::Bird || kind == Crossed::Trunk) continue;
        s.crossings = {{1234, kind, what, 1}};
        const bool point = kind == Crossed::ManoeuvrePoint, feather = kind == Crossed::Feather;
        f.step = point || feather ? CrossStep::Meet : static_cast<CrossStep>(tables.chance.between(1, 3));
        s.stack.push_back(f);
        const bool swoop = f.step == CrossStep::Swoop, drop_ = f.step == CrossStep::Drop;
        Asked asked{seat,
                    point     ? "TF-11.1"
                    : feather ? "TF-10.10"
                    : swoop   ? "TF-10.6"
                    : drop_   ? "TF-11.3"
                              : "TF-10.3",
                    point     ? "flight.pick_up"
                    : feather ? "flight.feather"
                    : swoop   ? "flight.swoop"
                    : drop_   ? "flight.drop"
                              : "flight.land",
                    {GoOn{}},
                    GoOn{}};
        if (point) {
            const Route route = lay(plan_of(f));
            const Spaces near = spaces_touching(field_of(s), {route.points[what], kBaseRadius});
            for (const FigureId each : r.all(true)) {
                if (!f.dropped && near.has(r.at(each).at) && r.liftable(id, each)) asked.options.insert(PickUp{each});
            }
        } else if (feather) {
            asked.cards(s, When::FeatherMet, id);
        } else if (swoop) {
            if (can_swoop(s, f, s.crossings.front())) {
                asked.options.insert(Swoop{});
                asked.cards(s, When::Swooping, id);
            }
            asked.cards(s, When::Crossing, id);
        } else {
            asked.options.insert(drop_ ? Choice{Drop{}} : Choice{Land{}});
        }
        expect_asked(s, asked);
        ASSERT_EQ(decisions<TailFeathers>(s, seat).front().numbers,
                  (std::vector<std::pair<std::string_view, int>>{{"arc", 1234}, {"id", what}}));
    }
    EXPECT_GE(seen, 200);
}

TEST(SecondAsks, TF_7_1_WhatIsAskedInARound)
{
    RULE("TF-7.1");
    Tables tables(71);
    for (int i = 0; i < kAsks; ++i) {
        State s = tables.table();
        const Seat seat = any_seat(tables);
        const TableReferee r(s, seat);
        auto& round = std::get<Round>(s.stack.back());
        round.active = seat;
        Asked turn{seat, "TF-7.1", "round.activate", {}, {}};
        for (std::size_t k = 0; k < s.units.size(); ++k) {
            const UnitId id = unit_at(k);
            if (s.units[k].owner != seat || !can_activate(s, id)) continue;
            bool forages = false;
            for (const FigureId each : r.all(true)) {
                forages = forages || (r.at(each).unit == id && r.stands(each) && !r.at(each).beak_up &&
                                      !r.at(each).immobile && !r.object(each));
            }
            turn.options.insert(Activate{id});
            if (!turn.absent)
                turn.absent =
                    uses_forage(s) && forages && !could_strike(s, id) ? Choice{Forage{id}} : Choice{Activate{id}};
            if (uses_forage(s) && forages) turn.options.insert(Forage{id});
        }
        turn.cards(s, When::OwnTurn, kNoFigure);
        if (turn.absent) expect_asked(s, turn);
        round.phase = Phase::Tilt;
        round.turn = static_cast<std::uint8_t>(tables.chance.between(0, 1));
        const Seat tilting = round.turn == 0 ? opponent(s, s.nut) : s.nut;  // left of the start player first
        round.tilted = tables.some(figures_of(s, tilting, Zone::Battlefield), 3);
        FigureId bird = kNoFigure;
        for (const FigureId each : r.everybody()) {
            const bool open_ = r.here(each) && r.is_bird(each) && r.side(each) == tilting && !r.spiralling(each) &&
                               !round.tilted.has(each);
            if (open_ && bird == kNoFigure) bird = each;
        }
        ASSERT_EQ(next_tilt(s, round, tilting), bird);
        if (bird == kNoFigure) continue;
        const Figure& f = figure(s, bird);
        Asked tilt{tilting,
                   f.flying ? "TF-5.2" : "TF-5.3",
                   f.flying ? "round.tilt" : "round.perch",
                   {},
                   SetTilt{bird, f.tilt}};
        for (int k = -1; f.flying && k <= 1; ++k) {
            const int to = static_cast<int>(f.tilt) + k;
            if (to >= 0 && to <= 2) tilt.options.insert(SetTilt{bird, static_cast<Tilt>(to)});
        }
        if (!f.flying)
            tilt.options = {SetPerch{bird, false}, SetPerch{bird, true}}, tilt.absent = SetPerch{bird, false};
        expect_asked(s, tilt);
        const auto asked = decisions<TailFeathers>(s, tilting).front();
        ASSERT_EQ(asked.barred.size(), f.flying && f.tilt != Tilt::Centre ? 1U : 0U);
    }
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
