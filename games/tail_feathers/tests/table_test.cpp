// The battlefield, templates over it, locked birds, leaves that meet something, the table itself.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

TEST(TfTable, TF_1_13_HomesAndTheBattlefield)
{
    RULE("TF-1.12");
    RULE("TF-1.13");
    RULE("TF-35.1");
    const State s = table().raw();
    EXPECT_EQ(home_nest(s, seat_at(0)), kSwNest);
    EXPECT_EQ(nest_owner(s, kNeNest), seat_at(1));
    EXPECT_EQ(nest_owner(s, sw(Part::A1)), kSpectator);
    EXPECT_FALSE(is_off_board({0, kBoard}));
    EXPECT_TRUE(is_off_board({-1, 45000}));
    EXPECT_EQ(TailFeathers::kMinSeats, 2U);
    EXPECT_EQ(next_seat(s, seat_at(1)), seat_at(0));
}

TEST(TfTable, TF_35_1_AThirdSeatWouldBeAnEnemyToo)
{
    RULE("TF-35.1");
    RULE("TF-R54");
    State s = table().put(guard(1), sw(Part::A1)).put(staborah, sw(Part::A1)).put(commando(1), sw(Part::A1)).raw();
    s.seats = 3;
    unit(s, kCommandos).owner = seat_at(2);
    EXPECT_EQ(next_seat(s, seat_at(1)), seat_at(2));
    EXPECT_EQ(next_seat(s, seat_at(2)), seat_at(0));
    EXPECT_EQ(enemies(s, seat_at(1)), SeatSet(0b101));
    EXPECT_EQ(enemies_in(s, sw(Part::A1), seat_at(0)), 2);
    EXPECT_TRUE(is_pinned(s, guard(1)));
    const Figures against = enemy_figures(s, seat_at(1), Zone::Battlefield);
    EXPECT_TRUE(against.has(guard(1)) && against.has(commando(1)));
    EXPECT_FALSE(against.has(staborah));
    EXPECT_EQ(leaders(all_seats(s), [](Seat seat) { return seat == seat_at(1) ? 1 : 2; }), SeatSet(0b101));

    const Space leaf = space_at(kFirstLeaf);  // cut by the first seat, which has nobody on it any more
    s.leaves[0] = Leaf{.in_play = true, .drifting = true, .controller = seat_at(0)};
    figure(s, staborah).at = figure(s, commando(1)).at = leaf;
    EXPECT_EQ(leaf_controller(s, leaf), seat_at(1));
    figure(s, commando(2)).at = leaf;
    EXPECT_EQ(leaf_controller(s, leaf), seat_at(2));
}

TEST(TfTable, TF_9_9_TemplatesMoveNothing)
{
    RULE("TF-9.9");
    RULE("TF-9.13");
    Builder b = table().perch(aerijin, sw(Part::S3)).fly(valchirp, 38000, 38000, 2250).put(guard(1), sw(Part::C2));
    Match match = b.turn_of(0);
    const Figure before = match.figure(guard(1));
    match.choose(0, Activate{kValchirp});
    match.choose(0, Announce{route({kLong, kLong, kLong}), 0});  // over C2, to the nest
    while (match.prompt(0).starts_with("flight.")) match.choose(0, GoOn{});
    EXPECT_EQ(match.figure(guard(1)), before);
    EXPECT_TRUE(match.figure(valchirp).flying);
}

TEST(TfTable, TF_9_10_PassengersWaitAtManoeuvrePoints)
{
    RULE("TF-9.10");
    RULE("TF-11.1");
    Builder b = table().perch(aerijin, sw(Part::S3)).fly(valchirp, 30000, 21000, 1800).perch(sienna, sw(Part::A3));
    b.put(guard(1), sw(Part::C2)).put(guard(2), sw(Part::C2));
    Match match = b.turn_of(0);
    match.choose(0, Activate{kValchirp});
    match.choose(0, Announce{route({kLong, kShort}), 0});
    while (match.prompt(0) != "flight.pick_up") {
        ASSERT_TRUE(match.prompt(0).starts_with("flight."));
        match.choose(0, GoOn{});
    }
    EXPECT_EQ(match.open(0)->numbers.front().second, 12000);  // at the joint, not at the end
    match.choose(0, PickUp{guard(1)});
    while (match.prompt(0).starts_with("flight.")) {
        EXPECT_NE(match.prompt(0), "flight.pick_up");
        match.choose(0, GoOn{});
    }
    EXPECT_EQ(match.figure(valchirp).carries, guard(1));
}

TEST(TfTable, TF_13_1_KindsOfAttack)
{
    RULE("TF-13.1");
    EXPECT_TRUE(hits(AttackKind::Ranged, DieFace::Bow));
    EXPECT_FALSE(hits(AttackKind::Ranged, DieFace::Sword));
    EXPECT_TRUE(hits(AttackKind::Melee, DieFace::SwordShield));
    EXPECT_TRUE(hits(AttackKind::Swoop, DieFace::Sword));
    EXPECT_FALSE(hits(AttackKind::Swoop, DieFace::Bow));
    EXPECT_TRUE(hits(AttackKind::Patrol, DieFace::BowStar));
}

TEST(TfSpiral, TF_31_10_LockedBirdsAreCrossedWithoutHarm)
{
    RULE("TF-31.10");
    Builder b = table().with(&Options::spiral).fly(aerijin, 20000, 45000, 0);
    b.fly(grizzard, 32000, 45000, 0).fly(sienna, 39000, 45000, 1800);
    b.raw().spirals.push_back({grizzard, sienna, {35500, 45000}, 1800});
    Match match = b.turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kLong, kLong, kLong}), 0});
    EXPECT_EQ(match.wounds(aerijin), 0);
    EXPECT_EQ(match.state().spirals.size(), 1U);
    EXPECT_EQ(match.figure(aerijin).pose.at, (Point{56000, 45000}));
}

TEST(TfSpiral, TF_34_3_SurvivorsPivotInPlace)
{
    RULE("TF-34.3");
    Builder b = table().with(&Options::spiral).fly(aerijin, 20000, 46000, 0).fly(grizzard, 45000, 45000, 1800);
    Match match = b.turn_of(0, {S, S, S, B, B, S, B, B, B, B, B});
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kLong, kLong}), 0});
    match.choose(0, Keep{});
    EXPECT_EQ(match.figure(grizzard).pose.at, (Point{45000, 45000}));
    EXPECT_EQ(match.figure(aerijin).pose.at, (Point{38741, 48134}));
}

Builder on_the_wind(Space leaf, const Drift& drift)
{
    Builder b = table().with(&Options::leaves);
    b.raw().leaves[index(leaf) - kFirstLeaf] = Leaf{.in_play = true, .drifting = true, .drift = drift};
    b.put(guard(1), leaf);
    return b;
}

TEST(TfLeaves, TF_33_4_TheyDriftOnAtTheEndOfARound)
{
    RULE("TF-33.4");
    RULE("TF-33.10");
    // It has left its tree with a first rotation, in which that tree does not hold it.
    const Drift away = rotate(cut(kLeafSpace, {65500, 0}), Spin::Clockwise, Field{}, kLeafSpace, Tree::Sw).drift;
    Builder b = on_the_wind(kLeafSpace, away);
    Match match = b.end_of_round({C});  // one, and one rider
    EXPECT_EQ(match.frame<Drifting>().rotations, 2);
    match.choose(0, TurnLeaf{Spin::Clockwise});
    match.choose(0, TurnLeaf{Spin::Clockwise});
    EXPECT_EQ(match.state().round, 2);
    EXPECT_TRUE(match.state().leaves[index(kLeafSpace) - kFirstLeaf].drifting);
}

TEST(TfLeaves, TF_33_9_ATreeTakesTheRiders)
{
    RULE("TF-33.9");
    RULE("TF-33.4");
    Drift near = cut(kLeafSpace, {65500, 0});
    near.stem = {50000, 3000};
    near.axis = direction(near.stem, near.aim);
    Builder b = on_the_wind(kLeafSpace, near);
    Match match = b.end_of_round({X});
    while (match.is_in<Drifting>()) match.choose(0, TurnLeaf{Spin::Clockwise});
    EXPECT_EQ(tree_of(match.at(guard(1))), Tree::Se);
    EXPECT_FALSE(match.state().leaves[index(kLeafSpace) - kFirstLeaf].drifting);
}

TEST(TfLeaves, TF_33_7_AMissionCardStopsThem)
{
    RULE("TF-33.7");
    Drift drift = cut(kLeafSpace, {65500, 0});
    Builder b = on_the_wind(kLeafSpace, drift);
    b.mission(1, Mission::Siege, {commando(1)}, {30000, 8000});
    Match match = b.turn_of(1);
    State s = match.state();
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    Rng rng = Rng::scripted({});
    s.stack.push_back(Drifting{.leaf = kLeafSpace, .rotations = 5, .first = true});
    take(Drifting{}, s, seat_at(0), TurnLeaf{Spin::Clockwise}, rng, log);
    EXPECT_TRUE(player(s, seat_at(1)).mission_open);
    EXPECT_EQ(top<Drifting>(s).rotations, 0);
}

TEST(TfLeaves, TF_33_8_AnotherLeafStopsThem)
{
    RULE("TF-33.8");
    const Space second = leaf_of(Tree::Sw, 2);
    Builder b = on_the_wind(kLeafSpace, cut(kLeafSpace, {65500, 0}));
    Drift other_drift = cut(kLeafSpace, {65500, 0});
    other_drift.stem = {29000, 7000};
    b.raw().leaves[index(second) - kFirstLeaf] = Leaf{.in_play = true, .drifting = true, .drift = other_drift};
    b.put(guard(2), second);
    State s = b.turn_of(0).state();
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    Rng rng = Rng::scripted({});
    s.stack.push_back(Drifting{.leaf = kLeafSpace, .rotations = 5, .first = true});
    take(Drifting{}, s, seat_at(0), TurnLeaf{Spin::Clockwise}, rng, log);
    EXPECT_TRUE(neighbours(s, kLeafSpace).has(second));
    EXPECT_TRUE(neighbours(s, second).has(kLeafSpace));
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
