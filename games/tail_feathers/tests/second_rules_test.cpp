// Who may do what: the rules and their second opinion agree on tables laid by chance.
#include "games/tail_feathers/tests/second_rules.h"

#include "testing/rule.h"

namespace snowbound::tail_feathers::tests {
namespace {

using second::named;
using second::TableReferee;
using second::Tables;

constexpr int kTables = 60;

TEST(SecondRules, TF_8_1_WhoHasRoomWhoIsPinnedAndWhoWalksWhere)
{
    RULE("TF-8.1");
    Tables tables(8);
    for (int i = 0; i < kTables / 2; ++i) {
        const State s = tables.table();
        const TableReferee r(s);
        for (std::size_t k = 0; k < kSpaces; ++k) {
            const Space at = space_at(k);
            ASSERT_EQ(spaces_in_play(s).has(at), r.in_play(at)) << kSpaceNames[k];
            if (!r.in_play(at)) continue;
            ASSERT_EQ(neighbours(s, at), r.beside(at)) << kSpaceNames[k];
            for (const Seat seat : all_seats(s)) {
                ASSERT_EQ(count_in(s, at, seat), r.crowd(at, seat));
                ASSERT_EQ(count_in(s, at, seat, false), r.crowd(at, seat, false));
                ASSERT_EQ(enemies_in(s, at, seat), r.foes(at, seat));
                const bool nest = is_nest(at) && at != nest_of(r.player_of(seat).home) && r.fits(at, figure_at(0));
                ASSERT_EQ(is_enemy_nest(s, at, seat), nest);
                ASSERT_EQ(is_enemy_home(s, tree_of(at), seat), tree_of(at) == player(s, opponent(s, seat)).home);
            }
            Figures there;
            for (const FigureId id : r.everybody()) {
                if (r.stands(id) && r.at(id).at == at) there.add(id);
                ASSERT_EQ(has_room(s, at, id), r.fits(at, id)) << kSpaceNames[k] << " for " << index(id);
            }
            ASSERT_EQ(figures_at(s, at), there);
            for (std::size_t t = 0; t < kTrees; ++t) {
                const auto tree = static_cast<Tree>(t);
                ASSERT_EQ(is_space_of(s, at, tree), !is_leaf(at) && tree_of(at) == tree);
            }
        }
        for (const FigureId id : r.everybody()) {
            ASSERT_EQ(is_pinned(s, id), r.pinned(id));
            if (!r.stands(id)) continue;
            for (int steps = 0; steps <= 3; ++steps) ASSERT_EQ(reachable(s, id, steps), r.walks(id, steps));
        }
    }
}

TEST(SecondRules, TF_18_1_WhatEveryFigureCanDo)
{
    RULE("TF-18.1");
    Tables tables(18);
    for (int i = 0; i < kTables; ++i) {
        const State s = tables.table();
        const TableReferee r(s);
        for (const FigureId id : r.everybody()) {
            const Unit& u = unit_of(s, id);
            const bool bird = u.is_bird, shaken = r.at(id).shaken;
            ASSERT_EQ(melee_of(s, id), r.melee(id));
            ASSERT_EQ(ranged_of(s, id), r.ranged(id));
            ASSERT_EQ(life_of(s, id), r.life(id));
            ASSERT_EQ(points_of(s, id), r.cost(id));
            ASSERT_EQ(is_large(s, id), r.large(id));
            ASSERT_EQ(has_pilot(s, id), r.piloted(id));
            ASSERT_EQ(is_object(s, id), r.object(id));
            ASSERT_EQ(is_locked(s, id), r.spiralling(id));
            ASSERT_EQ(pilot_ability(s, id), r.ability(id));
            ASSERT_EQ(proficiency_of(s, id), r.skill(id));
            ASSERT_EQ(bird_ability(s, id), bird ? card_of(u.bird).ability : card_of(u.ground).ability);
            ASSERT_EQ(pilot_value(s, id), !r.piloted(id) ? 0 : shaken ? 1 : rank_of(u.pilot, u.rank).pilot);
            ASSERT_EQ(move_of(s, id), bird ? card_of(u.bird).move : card_of(u.ground).move);
            ASSERT_EQ(defence_of(s, id), bird ? card_of(u.bird).defence : card_of(u.ground).defence + r.at(id).veteran);
            if (!bird) continue;
            const int hunter = u.bird == Bird::Grizzard ? 1 : 0;
            ASSERT_EQ(swoop_dice(s, id), card_of(u.bird).battle + (shaken ? 0 : r.melee(id)) + hunter);
        }
    }
}

TEST(SecondRules, TF_1_4_WhoIsInWhichZone)
{
    RULE("TF-1.4");
    Tables tables(14);
    for (int i = 0; i < kTables; ++i) {
        const State s = tables.table();
        const TableReferee r(s);
        for (const Zone zone : {Zone::Battlefield, Zone::Mission, Zone::Reserve, Zone::Casualty, Zone::Carried}) {
            for (const Seat seat : all_seats(s)) {
                Figures mine, theirs;
                for (const FigureId id : r.everybody()) {
                    if (r.at(id).zone == zone) (r.side(id) == seat ? mine : theirs).add(id);
                }
                ASSERT_EQ(figures_of(s, seat, zone), mine);
                ASSERT_EQ(enemy_figures(s, seat, zone), theirs);
            }
        }
    }
}

TEST(SecondRules, TF_G6_1_WhatLiesOnTheField)
{
    RULE("TF-10.1");
    Tables tables(6);
    for (int i = 0; i < kTables; ++i) {
        State s = tables.table();
        if (tables.one_in(4)) s.round = 0;
        const TableReferee r(s);
        const Field field = field_of(s);
        for (std::size_t t = 0; t < kTrees; ++t) {
            const auto tree = static_cast<Tree>(t);
            const bool sapling = s.options.scenario == ScenarioId::SaplingStandoff;
            ASSERT_EQ(field.trunks.has(tree), tree != Tree::Sapling || sapling);
        }
        for (std::size_t k = 0; k < kFirstLeaf; ++k) {
            const Space at = space_at(k);
            bool there = r.in_play(at);
            for (const Seat seat : all_seats(s)) {  // [TF-21.3] where a nest was, the branch is there again
                const Player& p = player(s, seat);
                if (p.nest > 0 || s.round == 0 || tree_of(at) != p.home) continue;
                if (at == nest_of(p.home)) there = false;
                if (at == space_of(p.home, Part::B2)) there = true;
            }
            ASSERT_EQ(field.spaces.has(at), there) << kSpaceNames[k];
        }
        std::size_t leaves = 0;
        for (std::size_t k = 0; k < kLeaves; ++k) {
            if (!s.leaves[k].in_play) continue;
            ASSERT_LT(leaves, field.leaves.size());
            const LeafAt& leaf = field.leaves[leaves++];
            const Polygon drifted = leaf_polygon(s.leaves[k].drift.stem, s.leaves[k].drift.axis);
            const Space at = space_at(kFirstLeaf + k);
            ASSERT_EQ(leaf.leaf, at);
            ASSERT_EQ(leaf.drifting, s.leaves[k].drifting);
            ASSERT_EQ(leaf.outline.polygon, leaf.drifting ? drifted : facts(at).outline.polygon);
        }
        ASSERT_EQ(field.leaves.size(), leaves);
        std::size_t birds = 0, cards = 0;
        for (const FigureId id : r.everybody()) {
            if (!r.flies(id)) continue;
            ASSERT_LT(birds, field.birds.size());
            ASSERT_EQ(field.birds[birds].id, index(id));
            ASSERT_EQ(field.birds[birds++].at, r.at(id).pose.at);
        }
        ASSERT_EQ(field.birds.size(), birds);
        for (const Player& p : s.players) cards += p.mission_lies;
        ASSERT_EQ(field.cards.size(), cards);
        ASSERT_EQ(field.feathers.size(), s.feathers.size());
        ASSERT_EQ(field.markers.size(), 1 + s.spirals.size());
        for (std::size_t k = 0; k < s.spirals.size(); ++k) ASSERT_EQ(field.markers[k + 1].centre, s.spirals[k].marker);
    }
}

TEST(SecondRules, TF_4_3_WhoMayBeAssigned)
{
    RULE("TF-4.3");
    Tables tables(43);
    int refused = 0, allowed = 0;
    for (int i = 0; i < 4 * kTables; ++i) {
        const State s = tables.table();
        const Seat seat = seat_at(static_cast<std::size_t>(tables.chance.between(0, 1)));
        const TableReferee r(s, seat);
        Figures able;
        for (const FigureId id : r.everybody()) {
            ASSERT_EQ(can_be_assigned(s, seat, id), r.may_go(id));
            if (r.may_go(id)) able.add(id);
        }
        for (int k = 0; k < 12; ++k) {
            Figures some = tables.some(able, tables.chance.between(1, 4));
            if (tables.one_in(4)) some.add(tables.any(r.everybody()));
            if (tables.one_in(20)) some.add(figure_at(s.figures.size()));
            const int already = tables.chance.between(0, 3);
            ASSERT_EQ(named(assign_refusal(s, seat, some, already)), r.assigning(some, already));
            ++(r.assigning(some, already).empty() ? allowed : refused);
        }
        for (const FigureId id : r.everybody()) {
            ASSERT_EQ(named(assign_refusal(s, seat, Figures{id}, 0)), r.assigning(Figures{id}, 0));
        }
    }
    EXPECT_GT(refused, 200);
    EXPECT_GT(allowed, 200);
}

TEST(SecondRules, TF_11_1_WhoMayBePickedUp)
{
    RULE("TF-11.1");
    Tables tables(11);
    int picked = 0;
    for (int i = 0; i < 3 * kTables; ++i) {
        const State s = tables.table();
        const TableReferee r(s);
        for (const FigureId bird : r.everybody()) {
            if (!r.is_bird(bird) || !r.here(bird)) continue;
            Spaces launch;
            if (tables.one_in(2)) launch.add(space_of(player(s, r.side(bird)).home, Part::A2));
            Spaces near;
            for (const Space at : launch) near |= r.beside(at), near.add(at);
            if (launch.empty()) near = spaces_touching(field_of(s), {r.at(bird).pose.at, kBaseRadius});
            Figures some;
            for (const FigureId id : r.everybody()) {
                ASSERT_EQ(can_be_picked(s, bird, id), r.liftable(bird, id));
                if (r.liftable(bird, id) && near.has(r.at(id).at)) some.add(id);
            }
            ASSERT_EQ(near_for_pick_up(s, bird, launch), some);
            picked += static_cast<int>(some.size());
        }
    }
    EXPECT_GT(picked, 100);
}

TEST(SecondRules, TF_13_2_WhoMayStrikeWhom)
{
    RULE("TF-13.2");
    Tables tables(13);
    int allowed = 0;
    for (int i = 0; i < 5 * kTables; ++i) {
        State s = tables.table();
        const Seat seat = seat_at(static_cast<std::size_t>(tables.chance.between(0, 1)));
        Activation a = tables.activate(s, seat);
        if (tables.one_in(2)) a.swooped = a.no_attack = a.double_shot = false, a.acted = {};
        const TableReferee r(s, seat);
        const Field field = field_of(s);
        std::vector<Target> targets{at_nest(seat_at(0)), at_nest(seat_at(1)), at_nest(seat_at(2)),
                                    at_figure(figure_at(s.figures.size()))};
        for (const FigureId id : r.everybody()) targets.push_back(at_figure(id));
        std::vector<FigureId> by = Tables::list(a.acting);
        by.push_back(figure_at(s.figures.size()));
        by.push_back(tables.any(r.everybody()));
        Activation fresh{.seat = seat, .unit = a.unit, .stage = Stage::Act, .acting = available_of(s, a.unit)};
        bool could = false;
        for (const FigureId id : by) {
            bool any = false;
            for (const Target& target : targets) {
                for (const AttackKind kind : {AttackKind::Ranged, AttackKind::Melee, AttackKind::Swoop}) {
                    const Strike strike{id, kind, target};
                    const auto expected = r.striking(a, strike, field);
                    ASSERT_EQ(named(strike_refusal(s, a, strike, field)), expected);
                    any = any || expected.empty();
                }
            }
            ASSERT_EQ(has_strike(s, a, id), any);
            allowed += any;
        }
        for (const FigureId id : fresh.acting) {
            for (const Target& target : targets) {
                for (const AttackKind kind : {AttackKind::Ranged, AttackKind::Melee}) {
                    could = could || r.striking(fresh, {id, kind, target}, field).empty();
                }
            }
        }
        ASSERT_EQ(could_strike(s, a.unit), could);
    }
    EXPECT_GT(allowed, 100);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
