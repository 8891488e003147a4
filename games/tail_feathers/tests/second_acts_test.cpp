// What a unit may do when it is its turn: the rules and their second opinion agree on tables laid by chance.
#include "games/tail_feathers/tests/second_rules.h"

#include "testing/rule.h"

namespace snowbound::tail_feathers::tests {
namespace {

using second::named;
using second::TableReferee;
using second::Tables;

constexpr int kActs = 60;

TEST(SecondActs, TF_7_5_WhatAnActivationAllows)
{
    RULE("TF-7.5");
    Tables tables(75);
    for (int i = 0; i < 5 * kActs; ++i) {
        State s = tables.table();
        const Seat seat = seat_at(static_cast<std::size_t>(tables.chance.between(0, 1)));
        const Activation a = tables.activate(s, seat);
        const TableReferee r(s, seat);
        const Unit& u = unit(s, a.unit);
        int warlords = 0;
        for (const FigureId id : r.all(true)) warlords += r.here(id) && r.ability(id) == Ability::Warlord;
        const bool squad = !u.is_bird && card_of(u.ground).kind == GroundKind::Squad;
        const int value = squad ? card_of(u.ground).squad + warlords : 1;
        ASSERT_EQ(squad_value(s, a), value);
        Figures available, lost;
        for (const FigureId id : r.everybody()) {
            if (r.here(id) && r.at(id).unit == a.unit) available.add(id);
            if (r.at(id).zone == Zone::Casualty && r.side(id) == seat && !r.is_bird(id) && !r.object(id)) lost.add(id);
            ASSERT_EQ(is_free_to_act(s, a, id),
                      !a.acted.has(id) && r.here(id) && !r.at(id).immobile && !r.spiralling(id));
        }
        ASSERT_EQ(available_of(s, a.unit), available);
        ASSERT_EQ(revivable(s, seat), lost);
        for (int k = 0; k < 8; ++k) {
            Figures some = tables.some(available, 2);
            if (tables.one_in(5)) some.add(tables.any(r.everybody()));
            const auto why = some.empty()                            ? "at_least_one"
                             : !available.contains(some)             ? "not_available"
                             : static_cast<int>(some.size()) > value ? "squad_value"
                                                                     : "";
            ASSERT_EQ(named(figures_refusal(s, a, some)), why);
            Figures back = tables.some(lost, 2);
            if (tables.one_in(6)) back.add(tables.any(r.everybody()));
            if (tables.one_in(20)) back.add(figure_at(s.figures.size()));
            std::string_view no = back.empty() ? "at_least_one" : "";
            for (const FigureId id : back) {
                if (!no.empty()) break;
                if (index(id) < s.figures.size() && r.is_bird(id))
                    no = "no_birds";
                else if (!lost.has(id))
                    no = "not_a_casualty";
                else if (!r.is(id, GroundKind::Squad) && back.size() > 1)
                    no = "one_or_three";
            }
            if (no.empty() && back.size() > 3) no = "one_or_three";
            ASSERT_EQ(named(revive_refusal(s, seat, back)), no);
        }
        if (!u.is_bird) continue;
        const FigureId bird = a.acting.front();
        const int dart = u.bird == Bird::Sienna && r.at(bird).tilt == Tilt::Centre ? 1 : 0;
        const int most = std::min(7, std::max(2, card_of(u.bird).move + a.move) + a.templates + dart);
        ASSERT_EQ(most_templates(s, a), a.templates < 0 ? 1 : most);
    }
}

TEST(SecondActs, TF_7_4_WhoCanBeActivated)
{
    RULE("TF-7.4");
    Tables tables(74);
    for (int i = 0; i < 3 * kActs; ++i) {
        const State s = tables.table();
        const TableReferee r(s);
        for (std::size_t k = 0; k < s.units.size(); ++k) {
            bool can = false;
            for (const FigureId id : r.everybody()) {
                if (r.at(id).unit != unit_at(k) || !r.here(id)) continue;
                const Space at = r.at(id).at;  // [TF-28.3] an object needs a crew
                can = can || !r.object(id) || (r.crowd(at, r.side(id), false) > 0 && r.foes(at, r.side(id)) == 0);
            }
            ASSERT_EQ(can_activate(s, unit_at(k)), can && !s.units[k].turned);
        }
    }
}

TEST(SecondActs, TF_24_3_WhatAMissionCanDo)
{
    RULE("TF-24.3");
    Tables tables(24);
    for (int i = 0; i < kActs; ++i) {
        const State s = tables.table();
        for (const Seat seat : all_seats(s)) {
            const TableReferee r(s, seat);
            int melee = 0, ranged = 0;
            for (const FigureId id : r.all(true)) {
                if (r.at(id).zone != Zone::Mission) continue;
                const int weight = r.large(id) ? 3 : 1;
                if (r.melee(id) > 0) melee += weight;
                if (r.ranged(id) > 0) ranged += weight;
            }
            ASSERT_EQ(group_value(s, seat, melee_of), melee);
            ASSERT_EQ(group_value(s, seat, ranged_of), ranged);
            const bool militia = player(s, seat).faction == Faction::Militia;
            const bool free = s.options.scenario == ScenarioId::CapturedFlyer && militia && s.freed;
            ASSERT_EQ(named(special_refusal(s, seat)), s.options.scenario == ScenarioId::ShowOfForce ? "no_special"
                                                       : free                                        ? "already_free"
                                                                                                     : "");
            for (std::size_t t = 0; t < kTrees; ++t) {
                for (const FigureId id : r.all(true)) {
                    if (r.is_bird(id)) continue;
                    Spaces nearest;  // [TF-24.4] the ring nearest to the trunk where there is room
                    for (int ring = 3; ring >= 1; --ring) {
                        Spaces here;
                        for (std::size_t k = 0; k < kFirstLeaf; ++k) {
                            const Space at = space_at(k);
                            const bool of = tree_of(at) == static_cast<Tree>(t) && r.in_play(at) && !is_nest(at);
                            if (of && facts(at).ring == ring && r.fits(at, id)) here.add(at);
                        }
                        if (!here.empty()) nearest = here;
                    }
                    ASSERT_EQ(siege_spaces(s, static_cast<Tree>(t), id), nearest);
                }
            }
        }
    }
}

TEST(SecondActs, TF_19_5_WhatMayBeSwoopedAndWhereToLand)
{
    RULE("TF-19.5");
    Tables tables(195);
    int yes = 0;
    for (int i = 0; i < 2 * kActs; ++i) {
        State s = tables.table();
        const Seat seat = seat_at(static_cast<std::size_t>(tables.chance.between(0, 1)));
        if (!tables.one_in(8)) tables.activate(s, seat);
        const TableReferee r(s, seat);
        const Activation* a = running<Activation>(s);
        for (const FigureId bird : r.all(true)) {
            if (!r.flies(bird)) continue;
            Flight f{.figure = bird};
            for (std::size_t k = 0; k < kSpaces; ++k) {
                if (tables.one_in(5)) f.touched.add(space_at(k));
            }
            if (tables.one_in(2)) f.cards_touched.add(seat_at(static_cast<std::size_t>(tables.chance.between(0, 1))));
            for (std::size_t k = 0; k < kSpaces; ++k) {
                const Space at = space_at(k);
                if (!r.in_play(at)) continue;
                bool foe = is_nest(at) && at != nest_of(player(s, seat).home) && r.fits(at, bird);
                for (const FigureId id : r.all(false)) foe = foe || (r.stands(id) && r.at(id).at == at);
                ASSERT_EQ(can_swoop_space(s, seat, at), foe);
                for (const Crossed kind : {Crossed::TreeSpace, Crossed::Nest, Crossed::Leaf, Crossed::Bird}) {
                    const Crossing c{0, kind, static_cast<ObjectId>(at), 1};
                    const bool target = kind != Crossed::Bird && foe && !f.touched.has(at);
                    ASSERT_EQ(is_swoop_target(s, f, c), target);
                    ASSERT_EQ(can_swoop(s, f, c), target && a && (!a->swooped || a->diving));
                    yes += target;
                }
                for (const bool launched : {false, true}) {
                    ASSERT_EQ(can_land(s, bird, at, launched), !launched && !is_leaf(at) && r.fits(at, bird));
                }
            }
            for (const Seat owner : all_seats(s)) {
                bool crew = false;
                for (const FigureId id : r.everybody()) {
                    crew = crew || (r.side(id) == owner && r.at(id).zone == Zone::Mission);
                }
                const bool target =
                    owner != seat && crew && player(s, owner).mission_lies && !f.cards_touched.has(owner);
                const Crossing c{0, Crossed::Card, static_cast<ObjectId>(snowbound::index(owner)), 1};
                ASSERT_EQ(is_swoop_target(s, f, c), target);
                yes += target;
            }
        }
    }
    EXPECT_GT(yes, 200);
}

TEST(SecondActs, TF_27_1_WhoLeapsAsideAndWhoStandsInAWall)
{
    RULE("TF-27.1");
    Tables tables(271);
    for (int i = 0; i < 3 * kActs; ++i) {
        State s = tables.table();
        const Seat seat = seat_at(static_cast<std::size_t>(tables.chance.between(0, 1)));
        if (!tables.one_in(5)) tables.activate(s, seat).wall = space_of(player(s, seat).home, Part::A1);
        const Fight f = tables.fight(s, opponent(s, seat));
        const TableReferee r(s, seat);
        const auto* a = running<Activation>(s);
        Figures some;
        for (const FigureId id : r.everybody()) {
            const bool wall = r.is(id, GroundKind::Squad) && (f.wall || (a && r.stands(id) && a->wall == r.at(id).at));
            ASSERT_EQ(has_wall(s, f, id), wall);
            if (f.space == kNowhere || !r.stands(id) || r.at(id).at != f.space || r.side(id) != seat) continue;
            if (!r.is_bird(id) && !r.object(id) && !r.at(id).immobile && !r.pinned(id)) some.add(id);
            Spaces to;
            for (const Space at : r.beside(f.space)) {
                if (r.fits(at, id)) to.add(at);
            }
            ASSERT_EQ(leap_spaces(s, f, id), to);
        }
        if (f.space == kNowhere) continue;
        ASSERT_EQ(leapers(s, f, seat), some);
    }
}

TEST(SecondActs, TF_33_1_WhoMayCutALeaf)
{
    RULE("TF-33.1");
    Tables tables(331);
    int allowed = 0;
    for (int i = 0; i < 8 * kActs; ++i) {
        State s = tables.table();
        const Seat seat = seat_at(static_cast<std::size_t>(tables.chance.between(0, 1)));
        Activation a = tables.activate(s, seat);
        const TableReferee r(s, seat);
        for (const std::size_t k : {0U, 3U}) {
            const Space leaf = space_at(kFirstLeaf + k);
            const Seat cutter = s.leaves[k].controller, other = opponent(s, cutter);
            ASSERT_EQ(leaf_controller(s, leaf), r.crowd(leaf, cutter) > 0 ? cutter : other);  // [TF-R54]
        }
        std::vector<FigureId> by = Tables::list(a.acting);
        by.push_back(tables.any(r.everybody()));
        by.push_back(figure_at(s.figures.size()));
        for (const FigureId id : by) {
            for (std::size_t t = 0; t < kTrees; ++t) {
                const auto tree = static_cast<Tree>(t);
                const bool known = index(id) < s.figures.size();
                Point aim = centre_of(tree == Tree::Sapling ? sapling_space(0) : space_of(tree, Part::C1));
                const int wrong = tables.chance.between(0, 8);
                if (wrong == 0) aim = {900000, 0};
                if (wrong == 1) aim = {45000, 20000};
                const bool there = tree != Tree::Sapling || s.options.scenario == ScenarioId::SaplingStandoff;
                std::string_view no;
                if (!known || !a.acting.has(id))
                    no = "not_acting";
                else if (a.acted.has(id) || a.no_attack)
                    no = "has_acted";
                else if (!r.stands(id) || !is_leaf(r.at(id).at) || r.drifts(r.at(id).at))
                    no = "no_hanging_leaf";
                else if (tree == tree_of(r.at(id).at))
                    no = "another_tree";
                else if (wrong <= 1 || !there)
                    no = "no_such_aim";
                ASSERT_EQ(named(cut_refusal(s, a, {id, tree, aim})), no) << wrong;
                allowed += no.empty();
            }
        }
    }
    EXPECT_GT(allowed, 40);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
