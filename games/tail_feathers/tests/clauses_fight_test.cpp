// Chapters TF-13 to TF-21, clause by clause.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

// A mouse on A1 and rats around it: commando 1 in the same space, commando 2 on B1, commando 3 in their nest.
Builder on_a1()
{
    return table().put(guard(1), sw(Part::A1)).put(commando(1), sw(Part::A1)).put(commando(2), sw(Part::B1));
}

std::string_view mouse_may(const Builder& builder, AttackKind kind, const Target& target)
{
    Builder b = builder;
    const Activation a{.seat = seat_at(0), .unit = kOakguard, .stage = Stage::Act, .acting = Figures{guard(1)}};
    const auto no = strike_refusal(b.raw(), a, {guard(1), kind, target}, field_of(b.raw()));
    return no ? no->rule.id : "";
}

struct Struck {  // one attack of the mouse on commando 1
    std::vector<AttackRolled> attack;
    std::vector<DefenceRolled> defence;
    Zone zone;
};
Struck struck(AttackKind kind, Rolls rolls)
{
    Builder b = on_a1();
    State s = b.raw();
    const Activation a{.seat = seat_at(0), .unit = kOakguard, .stage = Stage::Act, .acting = Figures{guard(1)}};
    s.stack = {Round{.phase = Phase::Activate}, a};
    Match match(s, std::move(rolls));
    match.choose(0, Strike{guard(1), kind, at_figure(commando(1))});
    return {match.said<AttackRolled>(), match.said<DefenceRolled>(), match.zone(commando(1))};
}

TEST(TfClauses, TF_1_9_AHitThatIsNotBlockedIsAWound)
{
    RULE("TF-1.9");
    EXPECT_EQ(struck(AttackKind::Melee, {S, S}).zone, Zone::Casualty);
    EXPECT_EQ(struck(AttackKind::Melee, {S, X}).zone, Zone::Battlefield);
    EXPECT_EQ(struck(AttackKind::Ranged, {B, B, X}).zone, Zone::Casualty);  // two hits, one shield
}

TEST(TfClauses, TF_1_17_ASwoopIsNoNormalAttack)
{
    RULE("TF-1.17");
    EXPECT_EQ(mouse_may(on_a1(), AttackKind::Swoop, at_figure(commando(1))), "TF-1.17");
    EXPECT_EQ(mouse_may(on_a1(), AttackKind::Patrol, at_figure(commando(1))), "TF-1.17");
    EXPECT_EQ(mouse_may(on_a1(), AttackKind::Melee, at_figure(commando(1))), "");
}

TEST(TfClauses, TF_1_23_EveryFigureOfASquadHasOneLife)
{
    RULE("TF-1.23");
    Builder b = table();
    EXPECT_EQ(life_of(b.raw(), guard(0)), 1);  // a veteran, too
    EXPECT_EQ(life_of(b.raw(), guard(5)), 1);
    EXPECT_EQ(life_of(b.raw(), commando(3)), 1);
    EXPECT_EQ(life_of(b.raw(), staborah), 3);
}

TEST(TfClauses, TF_13_4_FirstTheAttackThenTheDefence)
{
    RULE("TF-13.4");
    const Struck both = struck(AttackKind::Melee, {S, B});
    ASSERT_EQ(both.attack.size(), 1U);
    ASSERT_EQ(both.defence.size(), 1U);
    EXPECT_EQ(both.attack[0].roll, Roll{DieFace::Sword});
    EXPECT_EQ(both.defence[0].roll, Roll{DieFace::Bow});
    EXPECT_EQ(both.defence[0].seat, seat_at(1));
}

TEST(TfClauses, TF_13_5_WithoutAHitNobodyDefends)
{
    RULE("TF-13.5");
    EXPECT_TRUE(struck(AttackKind::Melee, {B}).defence.empty());
    EXPECT_EQ(struck(AttackKind::Melee, {S, X}).defence.size(), 1U);
}

TEST(TfClauses, TF_15_1_ARangedAttackHitsWithBows)
{
    RULE("TF-15.1");
    const Struck shot = struck(AttackKind::Ranged, {B, BS, X});
    EXPECT_EQ(shot.attack[0].roll.size(), 2U);  // the ranged value
    EXPECT_EQ(shot.attack[0].hits, 2);
    EXPECT_EQ(struck(AttackKind::Ranged, {S, X}).attack[0].hits, 0);
    EXPECT_EQ(mouse_may(on_a1(), AttackKind::Ranged, at_figure(guard(2))), "TF-15.1");  // a friend
    EXPECT_EQ(mouse_may(on_a1(), AttackKind::Ranged, at_nest(seat_at(0))), "TF-15.1");
}

TEST(TfClauses, TF_15_2_AShieldPreventsAHit)
{
    RULE("TF-15.2");
    EXPECT_EQ(struck(AttackKind::Ranged, {B, S, X}).zone, Zone::Battlefield);
    EXPECT_EQ(struck(AttackKind::Ranged, {B, S, XS}).zone, Zone::Battlefield);
    EXPECT_EQ(struck(AttackKind::Ranged, {B, S, S}).zone, Zone::Casualty);  // a sword is no shield
    EXPECT_EQ(struck(AttackKind::Ranged, {B, S, X}).defence[0].roll.size(), 1U);
}

TEST(TfClauses, TF_15_3_WhoHasEnemiesBesideHimShootsAtThose)
{
    RULE("TF-15.3");
    EXPECT_EQ(mouse_may(on_a1(), AttackKind::Ranged, at_figure(commando(1))), "");
    EXPECT_EQ(mouse_may(on_a1(), AttackKind::Ranged, at_figure(commando(2))), "TF-15.3");
    Builder alone = on_a1().gone(commando(1));
    EXPECT_EQ(mouse_may(alone, AttackKind::Ranged, at_figure(commando(2))), "");
    Builder in_their_nest = table().put(guard(1), kNeNest);
    EXPECT_EQ(mouse_may(in_their_nest, AttackKind::Ranged, at_nest(seat_at(1))), "TF-15.3");
}

TEST(TfClauses, TF_16_1_MeleeReachesWhatIsAdjacent)
{
    RULE("TF-16.1");
    EXPECT_EQ(mouse_may(on_a1(), AttackKind::Melee, at_figure(commando(1))), "");
    EXPECT_EQ(mouse_may(on_a1(), AttackKind::Melee, at_figure(commando(2))), "");
    EXPECT_EQ(mouse_may(on_a1(), AttackKind::Melee, at_figure(commando(3))), "TF-16.1");
    EXPECT_EQ(mouse_may(on_a1(), AttackKind::Melee, at_nest(seat_at(1))), "TF-16.1");
    Builder near_nest = table().put(guard(1), ne(Part::A2));
    EXPECT_EQ(mouse_may(near_nest, AttackKind::Melee, at_nest(seat_at(1))), "");
    Builder bird = on_a1().fly(grizzard, 9500, 2000, 0);
    EXPECT_EQ(mouse_may(bird, AttackKind::Melee, at_figure(grizzard)), "TF-16.1");
}

TEST(TfClauses, TF_16_3_MeleeHitsWithSwords)
{
    RULE("TF-16.3");
    EXPECT_EQ(struck(AttackKind::Melee, {S, X}).attack[0].hits, 1);
    EXPECT_EQ(struck(AttackKind::Melee, {XS, X}).attack[0].hits, 1);
    EXPECT_EQ(struck(AttackKind::Melee, {BS}).attack[0].hits, 0);
    EXPECT_EQ(struck(AttackKind::Melee, {C}).attack[0].hits, 0);
    EXPECT_EQ(struck(AttackKind::Melee, {B}).attack[0].roll.size(), 1U);  // the melee value
}

TEST(TfClauses, TF_14_4_ABallistaReachesEverything)
{
    RULE("TF-14.4");
    Builder b = table().put(guard(1), sw(Part::C1));
    b.raw().units.push_back({.owner = seat_at(0), .ground = Ground::Ballista});
    b.raw().figures.push_back(
        {.unit = unit_at(b.raw().units.size() - 1), .zone = Zone::Battlefield, .at = sw(Part::C1)});
    const FigureId object = figure_at(b.raw().figures.size() - 1);
    const Activation a{
        .seat = seat_at(0), .unit = unit_at(b.raw().units.size() - 1), .stage = Stage::Act, .acting = Figures{object}};
    EXPECT_FALSE(strike_refusal(b.raw(), a, {object, AttackKind::Ranged, at_figure(staborah)}, field_of(b.raw())));
    EXPECT_EQ(mouse_may(b, AttackKind::Ranged, at_figure(staborah)), "TF-14.2");
}

// A swoop of Grizzard on the Militia's nest, with that roll.
Match nest_swooped(Rolls rolls, int mice)
{
    Builder b = table().fly(grizzard, 38000, 38000, 2250);
    for (int i = mice; i < 6; ++i) b.gone(guard(i));
    State s = b.raw();
    s.stack = {Round{.phase = Phase::Activate, .active = seat_at(1)},
               Activation{.seat = seat_at(1), .unit = kGrizzard, .stage = Stage::Act, .acting = Figures{grizzard}},
               swoop_on(s, grizzard, kSwNest)};
    return Match(s, std::move(rolls));
}

TEST(TfClauses, TF_19_1_ASwoopIsBattleAndMelee)
{
    RULE("TF-19.1");
    Builder b = table();
    EXPECT_EQ(swoop_dice(b.raw(), aerijin), 5);
    EXPECT_EQ(swoop_dice(b.raw(), sienna), 2);
    EXPECT_EQ(swoop_dice(b.raw(), grizzard), 7);  // Hunter
    EXPECT_EQ(swoop_dice(b.raw(), wrunk), 6);
    EXPECT_EQ(nest_swooped({B, B, B, B, B, B, B}, 1).said<AttackRolled>().front().roll.size(), 7U);
}

TEST(TfClauses, TF_20_1_AGroupAttackCountsItsKind)
{
    RULE("TF-20.1");
    Match match = nest_swooped({S, X, XS, B, BS, C, B}, 0);
    EXPECT_EQ(match.said<AttackRolled>().front().hits, 3);
    EXPECT_EQ(match.player(0).nest, 7);
}

TEST(TfClauses, TF_20_2_TheAttackerDealsOutAllHits)
{
    RULE("TF-20.2");
    Match match = nest_swooped({S, S, B, B, B, B, B, B, B, X}, 2);
    match.refuses(1, Split{Hits{1, 0, 0}}, "TF-20.2");
    match.refuses(1, Split{Hits{1, 1, 1}}, "TF-20.2");
    match.refuses(1, Split{Hits{2, 0}}, "TF-20.2");
    match.choose(1, Split{Hits{0, 1, 1}});
    EXPECT_EQ(match.said<DefenceRolled>().size(), 2U);  // each for itself; the veteran has two dice
    EXPECT_EQ(match.zone(guard(0)), Zone::Casualty);
    EXPECT_EQ(match.zone(guard(1)), Zone::Battlefield);
}

TEST(TfClauses, TF_20_3_ANestDoesNotDefend)
{
    RULE("TF-20.3");
    Match match = nest_swooped({X, X, B, B, B, B, B}, 1);
    match.choose(1, Split{Hits{2, 0}});
    EXPECT_TRUE(match.said<DefenceRolled>().empty());
    EXPECT_EQ(match.player(0).nest, 8);
}

TEST(TfClauses, TF_21_1_OneWoundDefeatsASquadFigure)
{
    RULE("TF-21.1");
    State s = table().raw();
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    Rng rng = Rng::scripted({});
    suffer(s, guard(1), 1, rng, log);
    EXPECT_EQ(figure(s, guard(1)).zone, Zone::Casualty);
    EXPECT_EQ(figure(s, guard(1)).wounds, 0);
    suffer(s, staborah, 1, rng, log);
    EXPECT_EQ(figure(s, staborah).zone, Zone::Battlefield);
}

TEST(TfClauses, TF_21_3_WoundsTurnTheDialAndZeroDestroys)
{
    RULE("TF-21.3");
    State s = table().raw();
    s.stack = {Round{.phase = Phase::Activate}};
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    wound_nest(s, seat_at(0), 9, seat_at(1), log);
    EXPECT_EQ(player(s, seat_at(0)).nest, 1);
    EXPECT_FALSE(player(s, seat_at(0)).out);
    wound_nest(s, seat_at(0), 3, seat_at(1), log);
    EXPECT_EQ(player(s, seat_at(0)).nest, 0);
    EXPECT_TRUE(player(s, seat_at(0)).out);
    EXPECT_EQ(nest_owner(s, kSwNest), kSpectator);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
