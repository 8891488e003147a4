// What happens to figures, nests and missions: the rules and their second opinion leave the same table behind.
#include "games/tail_feathers/tests/second_effects.h"

#include "testing/rule.h"

namespace snowbound::tail_feathers::tests {
namespace {

using second::difference;
using second::Effects;
using second::TableReferee;
using second::Tables;

constexpr int kEffects = 300;

// Lays tables and does the same twice: as the rules do it, and as it should be.
template <class Rules, class Second>
void agree(std::uint64_t seed, Rules&& rules, Second&& other_view)
{
    Tables tables(seed);
    TfLog silent;
    for (int i = 0; i < kEffects; ++i) {
        State s = tables.table();
        s.options.feathers = Flag::Off;  // where feathers fall is chance: TF-30.1 has its own tests
        for (Space& token : s.tokens) token = tables.one_in(3) ? space_of(Tree::Nw, Part::A2) : kNowhere;
        if (tables.one_in(3)) s.tokens[1] = nest_of(s.players[0].home);
        for (Player& p : s.players) p.out = p.nest == 0 && tables.one_in(2);
        std::vector<FigureId> here;
        for (const FigureId id : TableReferee(s).everybody()) {
            if (figure(s, id).zone == Zone::Battlefield || figure(s, id).zone == Zone::Mission) here.push_back(id);
        }
        const FigureId id = tables.any(here);
        const auto number = static_cast<std::uint32_t>(tables.chance.between(0, 1000));
        Effects should{s};
        Rng rng = Rng::searching(number), same = Rng::searching(number);
        rules(s, id, number, rng, silent);
        other_view(should, id, number, same);
        ASSERT_EQ(difference(s, should.s), "") << "table " << i;
    }
}

Seat one_of(std::uint32_t number) { return seat_at(number % 2); }

TEST(SecondEffects, TF_21_1_WoundsAndDefeat)
{
    RULE("TF-21.1");
    agree(
        211,
        [](State& s, FigureId id, std::uint32_t n, Rng& rng, TfLog& log) {
            if (n % 9 == 0) figure(s, id).zone = n % 2 ? Zone::Out : Zone::Casualty;
            suffer(s, id, static_cast<int>(n % 7) - 1, rng, log);
        },
        [](Effects& e, FigureId id, std::uint32_t n, Rng&) {
            if (n % 9 == 0) e.at(id).zone = n % 2 ? Zone::Out : Zone::Casualty;
            e.wound(id, static_cast<int>(n % 7) - 1);
        });
    agree(
        212, [](State& s, FigureId id, std::uint32_t, Rng&, TfLog& log) { defeat(s, id, log); },
        [](Effects& e, FigureId id, std::uint32_t, Rng&) { e.lose(id); });
}

TEST(SecondEffects, TF_25_1_NestsAndTheEnd)
{
    RULE("TF-25.1");
    agree(
        251,
        [](State& s, FigureId, std::uint32_t n, Rng&, TfLog& log) {
            s.players[0].feats.nest_hits = static_cast<std::uint8_t>(n % 4);
            if (n % 11 == 0) s.ending = Ending::Draw;
            wound_nest(s, one_of(n), static_cast<int>(n % 12), one_of(n + 1), log);
        },
        [](Effects& e, FigureId, std::uint32_t n, Rng&) {
            e.s.players[0].feats.nest_hits = static_cast<std::uint8_t>(n % 4);
            if (n % 11 == 0) e.s.ending = Ending::Draw;
            e.hit_nest(one_of(n), static_cast<int>(n % 12), one_of(n + 1));
        });
    agree(
        252, [](State& s, FigureId, std::uint32_t, Rng&, TfLog& log) { judge_nests(s, log); },
        [](Effects& e, FigureId, std::uint32_t, Rng&) { e.judge(); });
}

TEST(SecondEffects, TF_26_1_WhoIsShakenAndWhoFallsOffTheBoard)
{
    RULE("TF-26.1");
    agree(
        261,
        [](State& s, FigureId id, std::uint32_t n, Rng&, TfLog& log) {
            if (n % 5 == 0) figure(s, id).pose.at = {n % 2 ? 45000 : 90001, n % 2 ? -1 : 45000};
            if (n % 5 == 1) figure(s, id).pose.at = {n % 2 ? 45000 : -1, n % 2 ? 90001 : 45000};
            shake(s, id, rule("TF-26.1"), log);
            check_off_board(s, id, log);
        },
        [](Effects& e, FigureId id, std::uint32_t n, Rng&) {
            if (n % 5 == 0) e.at(id).pose.at = {n % 2 ? 45000 : 90001, n % 2 ? -1 : 45000};
            if (n % 5 == 1) e.at(id).pose.at = {n % 2 ? 45000 : -1, n % 2 ? 90001 : 45000};
            e.frighten(id);
            e.fall(id);
        });
}

TEST(SecondEffects, TF_24_2_MissionsComeHome)
{
    RULE("TF-24.2");
    agree(
        242,
        [](State& s, FigureId, std::uint32_t n, Rng&, TfLog& log) {
            reveal_mission(s, one_of(n), log);
            if (n % 3 == 0) send_home(s, one_of(n), log);
            if (n % 3 == 1) mission_home(s, one_of(n));
            gain_cheese(s, one_of(n), static_cast<int>(n % 5), log);
        },
        [](Effects& e, FigureId, std::uint32_t n, Rng&) {
            Player& p = e.of(one_of(n));
            if (p.mission && !p.mission_open) p.mission_open = true, p.shown = p.mission;
            if (n % 3 == 0) e.crew_home(one_of(n));
            if (n % 3 == 1) e.mission_back(one_of(n));
            e.cheese(one_of(n), static_cast<int>(n % 5));
        });
}

TEST(SecondEffects, TF_10_3_LandingAndWalking)
{
    RULE("TF-10.3");
    const auto where = [](const State& s, std::uint32_t n) {
        const std::array<Space, 4> all{nest_of(s.players[0].home), nest_of(s.players[1].home),
                                       space_of(Tree::Nw, Part::A2), space_of(s.players[0].home, Part::A1)};
        return all[n % 4];
    };
    agree(
        103,
        [&](State& s, FigureId id, std::uint32_t n, Rng&, TfLog& log) {
            if (is_flying(s, id)) {
                land(s, id, where(s, n), log);
            } else if (is_grounded(s, id)) {
                end_move(s, id, log);
            }
        },
        [&](Effects& e, FigureId id, std::uint32_t n, Rng&) {
            const TableReferee r = e.eye();
            if (r.flies(id)) {
                e.set_foot(id, where(e.s, n));
            } else if (r.stands(id)) {
                e.end_walk(id);
            }
        });
}

TEST(SecondEffects, TF_11_2_PassengersComeAndGo)
{
    RULE("TF-11.2");
    agree(
        112,
        [](State& s, FigureId id, std::uint32_t n, Rng& rng, TfLog& log) {
            s.players[0].feats.airlifts = static_cast<std::uint8_t>(n % 11);
            for (const FigureId bird : figures_of(s, owner_of(s, id), Zone::Battlefield)) {
                if (!unit_of(s, bird).is_bird) continue;
                if (figure(s, bird).carries != kNoFigure) {
                    drop(s, bird, space_of(n % 2 ? Tree::Nw : s.players[n % 3 % 2].home, n % 3 ? Part::A1 : Part::Nest),
                         rng, log);
                } else if (can_be_picked(s, bird, id)) {
                    pick_up(s, bird, id, log);
                }
                return;
            }
        },
        [](Effects& e, FigureId id, std::uint32_t n, Rng&) {
            e.s.players[0].feats.airlifts = static_cast<std::uint8_t>(n % 11);
            const Seat seat = e.side(id);
            for (const FigureId bird : e.eye(seat).all(true)) {
                if (!e.eye().is_bird(bird) || !e.eye().here(bird)) continue;
                if (const FigureId rider = e.at(bird).carries; rider != kNoFigure) {
                    const Space to =
                        space_of(n % 2 ? Tree::Nw : e.s.players[n % 3 % 2].home, n % 3 ? Part::A1 : Part::Nest);
                    e.at(bird).carries = kNoFigure;
                    e.at(rider).zone = Zone::Battlefield, e.at(rider).at = to;
                    Feats& feats = e.of(seat).feats;
                    if (tree_of(to) != e.of(seat).home && feats.airlifts < 9) ++feats.airlifts;  // [TF-1.24]
                    if (may_play(e.s, seat, When::Dropped, rider))
                        e.s.stack.push_back(Reaction{.moment = Moment::Dropped, .seat = seat, .figure = rider});
                    e.bring(rider);
                } else if (e.eye().liftable(bird, id)) {
                    e.at(bird).carries = id;
                    e.at(id).zone = Zone::Carried, e.at(id).at = kNowhere;
                    e.tidy();
                }
                return;
            }
        });
}

TEST(SecondEffects, TF_26_5_FireAndFearAtTheEndOfAnActivation)
{
    RULE("TF-26.5");
    const auto activation = [](const State& s, FigureId id, std::uint32_t n) {
        Activation a{.seat = owner_of(s, id), .unit = figure(s, id).unit};
        for (std::size_t i = 0; i < s.figures.size(); ++i) {
            if (s.figures[i].unit != a.unit || n % 7 == 0) continue;
            if (i % 3 != n % 3) a.acting.add(figure_at(i));
            if (i % 2 == n % 2) a.shaken.add(figure_at(i));
        }
        return a;
    };
    agree(
        265,
        [&](State& s, FigureId id, std::uint32_t n, Rng& rng, TfLog& log) {
            for (Figure& f : s.figures) f.burning = f.burning || (f.unit == figure(s, id).unit && n % 2 == 0);
            close_statuses(s, activation(s, id, n), rng, log);
        },
        [&](Effects& e, FigureId id, std::uint32_t n, Rng& rng) {
            for (Figure& f : e.s.figures) f.burning = f.burning || (f.unit == e.at(id).unit && n % 2 == 0);
            const Activation a = activation(e.s, id, n);
            for (const FigureId each : e.eye().everybody()) {
                const Figure& f = e.at(each);
                if (f.unit != a.unit || !f.burning || f.zone != Zone::Battlefield) continue;
                const bool acts = e.eye().is_bird(each) || a.acting.empty() || a.acting.has(each);  // [TF-R08]
                if (!acts) continue;
                const auto face = static_cast<DieFace>(rng.below(6));
                const BurnIcon icon = e.s.options.burn_icon;
                const bool out = icon == BurnIcon::Star     ? is_star(face)
                                 : icon == BurnIcon::Shield ? is_block(face)
                                                            : face == DieFace::Cheese;
                if (out) e.at(each).burning = false;
                if (!out) e.wound(each, 1);
            }
            for (const FigureId each : a.shaken) {
                if (e.eye().here(each)) e.at(each).shaken = false;  // [TF-26.3]
            }
        });
}

TEST(SecondEffects, TF_23_4_TheRulesOfTheScenarioAtTheEndOfARound)
{
    RULE("TF-23.4");
    agree(
        234,
        [](State& s, FigureId, std::uint32_t, Rng&, TfLog& log) {
            s.options.objectives = Flag::Off;
            end_of_round_rules(s, log);
        },
        [](Effects& e, FigureId, std::uint32_t, Rng&) {
            e.s.options.objectives = Flag::Off;
            if (e.s.options.scenario == ScenarioId::SaplingStandoff) {
                const int difference = e.on_tree(seat_at(0), Tree::Sapling) - e.on_tree(seat_at(1), Tree::Sapling);
                if (difference != 0) e.hit_nest(one_of(difference > 0), 1, one_of(difference < 0));
            }
            for (Figure& f : e.s.figures) {
                const bool calm = f.zone == Zone::Battlefield && f.flying && !f.hurt;
                f.calm = static_cast<std::uint8_t>(calm ? f.calm + 1 : 0);
                f.hurt = false;
            }
            for (const Seat seat : {seat_at(0), seat_at(1)}) {
                int trees = 0;
                for (std::size_t t = 0; t < kTrees; ++t) {
                    trees +=
                        e.on_tree(seat, static_cast<Tree>(t)) > e.on_tree(Effects::other(seat), static_cast<Tree>(t));
                }
                if (trees >= 3) e.of(seat).feats.canopy = true;
                e.of(seat).feats.nest_hits = 0;
            }
            SeatSet raiders;
            raiders.add(seat_at(1));
            if (e.s.options.scenario == ScenarioId::CapturedFlyer && e.s.round >= 6 && !e.s.freed)
                e.over(Ending::Held, raiders);
        });
}

TEST(SecondEffects, TF_7_9_TheLastRoundIsJudged)
{
    RULE("TF-23.4");
    const auto set = [](State& s, std::uint32_t n) {
        s.players[0].dial = 12;
        s.players[0].nest = static_cast<std::uint8_t>(n % 2 ? 6 : 1 + n % 12);
        s.players[1].nest = static_cast<std::uint8_t>(n % 2 ? 5 : 1 + n % 10);
        for (Player& p : s.players) p.out = false, p.laurel = n % 4 == 0 && &p == &s.players[n % 3 % 2];
        if (n % 5 == 0) s.players[1].tokens = 1;
    };
    agree(
        79, [&](State& s, FigureId, std::uint32_t n, Rng&, TfLog& log) { set(s, n), judge_cap(s, log); },
        [&](Effects& e, FigureId, std::uint32_t n, Rng&) {
            set(e.s, n);
            std::array<double, 2> nest{}, tokens{}, points{}, laurels{};
            for (std::size_t i = 0; i < 2; ++i) {
                const Player& p = e.s.players[i];
                nest[i] = 1e-9 * std::round(1e9 * p.nest / p.dial);  // the share of nest life that is left
                tokens[i] = 1e-9 * std::round(1e9 * (p.nest + 2 * p.tokens) / p.dial);
                laurels[i] = p.laurel;
                for (const FigureId id : e.eye(seat_at(i)).all(true)) {
                    const Zone zone = e.at(id).zone;
                    points[i] += zone == Zone::Battlefield || zone == Zone::Carried ? e.eye().cost(id) : 0;
                }
            }
            const auto decide = [&](const std::array<double, 2>& n_, Ending ending) {
                SeatSet winner;
                winner.add(one_of(n_[1] > n_[0]));
                if (n_[0] != n_[1]) e.over(ending, winner);
            };
            if (e.s.options.scenario == ScenarioId::WarForTheCanopy) decide(tokens, Ending::Tokens);
            decide(nest, Ending::NestLife), decide(laurels, Ending::Laurels), decide(points, Ending::Points);
            e.over(Ending::Draw, SeatSet::first(2));
        });
}

TEST(SecondEffects, TF_24_7_WhatTheSpecialMissionsDo)
{
    RULE("TF-24.7");
    agree(
        247,
        [](State& s, FigureId, std::uint32_t n, Rng&, TfLog& log) {
            for (Figure& f : s.figures) {
                if (unit(s, f.unit).is_bird && unit(s, f.unit).bird == Bird::Valchirp && n % 3)
                    f = Figure{.unit = f.unit, .zone = Zone::Captive};
            }
            run_special(s, one_of(n), log);
        },
        [](Effects& e, FigureId, std::uint32_t n, Rng&) {
            FigureId captive = kNoFigure;
            for (const FigureId id : e.eye().everybody()) {
                if (!e.eye().is_bird(id) || e.s.units[index(e.at(id).unit)].bird != Bird::Valchirp || n % 3 == 0)
                    continue;
                e.at(id) = Figure{.unit = e.at(id).unit, .zone = Zone::Captive}, captive = id;
            }
            const Seat seat = one_of(n), enemy = one_of(n + 1);
            int crew = 0;
            for (const FigureId id : e.eye(seat).all(true)) crew += e.at(id).zone == Zone::Mission;
            const ScenarioId scenario = e.s.options.scenario;
            if (scenario == ScenarioId::CutTheBranches && crew >= 2) e.cheese(seat, 2);
            if (scenario == ScenarioId::BurningBranches && crew >= 2 && e.on_tree(seat, e.of(enemy).home) > 0)
                ++e.of(enemy).embers;
            if (scenario != ScenarioId::CapturedFlyer) return;
            if (seat == seat_at(1)) return e.cheese(seat, crew / 2);
            if (crew < 3 || captive == kNoFigure) return;
            for (const Part part : {Part::A3, Part::A1, Part::B3, Part::B1, Part::C3, Part::C1}) {
                const Space at = space_of(e.of(enemy).home, part);
                if (!e.eye().fits(at, captive)) continue;
                const Unit& u = e.s.units[index(e.at(captive).unit)];
                e.at(captive).zone = Zone::Battlefield, e.at(captive).at = at;
                e.at(captive).wounds = static_cast<std::uint8_t>(u.riderless ? 0 : rank_of(u.pilot, u.rank).life);
                e.s.freed = true;
                return;
            }
        });
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
