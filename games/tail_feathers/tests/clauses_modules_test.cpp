// Chapters TF-28 to TF-36, clause by clause.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

Builder builders_on(Space at)
{
    Builder b = table().with(&Options::objects).with(&Options::leaves).hand(0, {Action::BuildBallista}).cheese(0, 3);
    b.raw().leaves[index(kLeafSpace) - kFirstLeaf].in_play = true;
    return b.put(guard(1), at).put(guard(2), at);
}

bool has_build(const State& s)
{
    const Plays plays = possible_plays(s, seat_at(0), When::Acting, kNoFigure);
    return std::any_of(plays.begin(), plays.end(), [](const PlayCard& p) { return p.card == Action::BuildBallista; });
}

bool may_build(Builder b, Figures acting = {guard(1), guard(2)})
{
    State s = b.raw();
    s.stack = {Round{.phase = Phase::Activate},
               Activation{.seat = seat_at(0), .unit = kOakguard, .stage = Stage::Act, .acting = acting}};
    return has_build(s);
}

TEST(TfClauses, TF_28_1_ObjectsStandOnTreeSpaces)
{
    RULE("TF-28.1");
    EXPECT_TRUE(may_build(builders_on(sw(Part::A1))));
    EXPECT_FALSE(may_build(builders_on(kSwNest)));
    EXPECT_FALSE(may_build(builders_on(kLeafSpace)));
}

Match built(Rolls rolls = {})
{
    State s = builders_on(sw(Part::A1)).raw();
    s.stack = {Round{.phase = Phase::Activate}, Activation{.seat = seat_at(0),
                                                           .unit = kOakguard,
                                                           .stage = Stage::Act,
                                                           .acting = Figures{guard(1), guard(2), guard(3)}}};
    return Match(s, std::move(rolls));
}
const PlayCard kBuild{.card = Action::BuildBallista, .by = guard(1), .to = sw(Part::A1)};

TEST(TfClauses, TF_28_2_ANewObjectIsTurned)
{
    RULE("TF-28.2");
    Match match = built();
    match.choose(0, kBuild);
    EXPECT_TRUE(match.state().units.back().turned);
    EXPECT_EQ(match.state().units.back().ground, Ground::Ballista);
    EXPECT_EQ(match.state().figures.back().at, sw(Part::A1));
    EXPECT_FALSE(can_activate(match.state(), unit_at(match.state().units.size() - 1)));
}

TEST(TfClauses, TF_28_3_ACrewAndNoEnemy)
{
    RULE("TF-28.3");
    Builder b = table();
    b.raw().units.push_back({.owner = seat_at(0), .ground = Ground::Ballista});
    const UnitId ballista = unit_at(b.raw().units.size() - 1);
    b.raw().figures.push_back({.unit = ballista, .zone = Zone::Battlefield, .at = sw(Part::A1)});
    EXPECT_FALSE(can_activate(b.raw(), ballista));  // nobody is there
    b.perch(aerijin, sw(Part::A1));
    EXPECT_FALSE(can_activate(b.raw(), ballista));  // a bird is no crew
    b.perch(aerijin, sw(Part::C2)).put(guard(1), sw(Part::A1));
    EXPECT_TRUE(can_activate(b.raw(), ballista));
    b.put(commando(1), sw(Part::A1));
    EXPECT_FALSE(can_activate(b.raw(), ballista));
    b.gone(guard(1)).gone(commando(1)).put(guard(2), sw(Part::A2));
    EXPECT_FALSE(can_activate(b.raw(), ballista));
}

TEST(TfClauses, TF_28_4_ObjectsAreAttackedButNotSetOnFire)
{
    RULE("TF-28.4");
    const auto shot = [](Rolls rolls) {
        Builder b = table().hand(0, {Action::FireArrow}).cheese(0, 2);
        b.raw().units.push_back({.owner = seat_at(1), .ground = Ground::Ballista});
        const UnitId ballista = unit_at(b.raw().units.size() - 1);
        b.raw().figures.push_back({.unit = ballista, .zone = Zone::Battlefield, .at = sw(Part::B1)});
        const FigureId object = figure_at(b.raw().figures.size() - 1);
        State s = b.raw();
        s.stack = {Round{.phase = Phase::Activate},
                   Activation{.seat = seat_at(0), .unit = kSienna, .stage = Stage::Act, .acting = Figures{sienna}}};
        Match match(s, std::move(rolls));
        match.choose(0, Strike{sienna, AttackKind::Ranged, at_figure(object)});
        EXPECT_NE(match.prompt(0), "card.wounding");
        return std::pair(match.zone(object), match.wounds(object));
    };
    EXPECT_EQ(shot({B, S, S, S}), std::pair(Zone::Battlefield, 1));
    EXPECT_EQ(shot({B, B, S, S}), std::pair(Zone::Casualty, 0));
    EXPECT_EQ(shot({B, S, S, X}), std::pair(Zone::Battlefield, 0));
}

TEST(TfClauses, TF_28_5_TwoFiguresBuildItInsteadOfAttacking)
{
    RULE("TF-28.5");
    Match match = built();
    match.choose(0, kBuild);
    EXPECT_EQ(match.frame<Activation>().acted, (Figures{guard(1), guard(2)}));
    EXPECT_EQ(match.player(0).cheese, 0);
    EXPECT_FALSE(may_build(builders_on(sw(Part::A1)), Figures{guard(1)}));  // two of those who act
    EXPECT_FALSE(may_build(builders_on(sw(Part::A1)).put(guard(2), sw(Part::A2))));
    EXPECT_FALSE(may_build(builders_on(sw(Part::A1)).put(commando(1), sw(Part::A1))));
    EXPECT_FALSE(may_build(builders_on(sw(Part::A1)).cheese(0, 2)));
    State s = match.state();
    player(s, seat_at(0)).played = false;
    player(s, seat_at(0)).cheese = 3;
    player(s, seat_at(0)).hand.add(Action::BuildBallista);
    player(s, seat_at(0)).discard.clear();
    running<Activation>(s)->acted = {};
    EXPECT_FALSE(has_build(s));  // one stands already
}

TEST(TfClauses, TF_28_5_ADestroyedBallistaIsBuiltAnew)
{
    RULE("TF-28.5");
    Match match = built();
    match.choose(0, kBuild);
    State s = match.state();
    const std::size_t units = s.units.size(), figures = s.figures.size();
    s.figures.back() = Figure{.unit = s.figures.back().unit, .zone = Zone::Casualty};
    s.units.back().turned = false;
    player(s, seat_at(0)).played = false;
    player(s, seat_at(0)).cheese = 3;
    player(s, seat_at(0)).hand.add(Action::BuildBallista);
    player(s, seat_at(0)).discard.clear();
    running<Activation>(s)->acted = {};
    Match again(s, {});
    again.choose(0, kBuild);
    EXPECT_EQ(again.state().units.size(), units);
    EXPECT_EQ(again.state().figures.size(), figures);
    EXPECT_EQ(again.state().figures.back().zone, Zone::Battlefield);
    EXPECT_TRUE(again.state().units.back().turned);
}

Builder facing()
{
    return table().with(&Options::spiral).fly(aerijin, 20000, 46000, 0).fly(grizzard, 45000, 45000, 1800);
}

void fly_into_it(Match& match)
{
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kLong, kLong}), 0});
    if (match.prompt(0) == "spiral.rolled") match.choose(0, Keep{});
}

TEST(TfClauses, TF_31_1_ASpiralReplacesTheCrossing)
{
    RULE("TF-31.1");
    Match match = facing().turn_of(0, {B, B, B, B, B, B, B, B, B, B, B});
    fly_into_it(match);
    ASSERT_EQ(match.state().spirals.size(), 1U);
    EXPECT_EQ(match.state().spirals.front().attacker, aerijin);
    EXPECT_EQ(match.state().spirals.front().defender, grizzard);
    EXPECT_EQ(match.wounds(aerijin), 1);  // that of the tie, none for the crossing
}

TEST(TfClauses, TF_31_5_ATieWoundsBothAndTheyStay)
{
    RULE("TF-31.5");
    Match match = facing().turn_of(0, {S, B, B, B, B, X, B, B, B, B, B});
    fly_into_it(match);
    EXPECT_EQ(match.wounds(aerijin), 1);
    EXPECT_EQ(match.wounds(grizzard), 1);
    EXPECT_TRUE(is_locked(match.state(), aerijin));
    EXPECT_TRUE(is_locked(match.state(), grizzard));
    EXPECT_FALSE(is_locked(match.state(), sienna));
}

TEST(TfClauses, TF_31_9_NothingReachesWhoIsLocked)
{
    RULE("TF-31.9");
    Builder b = locked();
    const Activation a{.seat = seat_at(0), .unit = kAerijin, .stage = Stage::Act, .acting = Figures{aerijin}};
    b.fly(aerijin, 50000, 50000, 0);
    const Strike shot{aerijin, AttackKind::Ranged, at_figure(wrunk)};
    EXPECT_EQ(strike_refusal(b.raw(), a, shot, field_of(b.raw()))->rule.id, "TF-31.9");
    b.raw().spirals.clear();
    EXPECT_FALSE(strike_refusal(b.raw(), a, shot, field_of(b.raw())));
    Match patrol = locked().mission(0, Mission::Patrol, {guard(1)}).end_of_round();
    EXPECT_EQ(patrol.prompt(0), "round.mission");  // nobody to shoot at
}

Builder drifting_leaf()
{
    Builder b = table().with(&Options::leaves).put(guard(1), kLeafSpace);
    const Drift drift{{45000, 30000}, 0, Hole::Tip, {77750, 77750}};
    b.raw().leaves[index(kLeafSpace) - kFirstLeaf] = Leaf{.in_play = true, .drifting = true, .drift = drift};
    return b;
}

TEST(TfClauses, TF_32_2_AnEmptyLeafGoesBack)
{
    RULE("TF-32.2");
    State s = drifting_leaf().raw();
    s.stack = {Round{.phase = Phase::Activate}};
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    tidy_leaves(s, log);
    EXPECT_TRUE(s.leaves[index(kLeafSpace) - kFirstLeaf].drifting);  // somebody is aboard
    defeat(s, guard(1), log);
    EXPECT_FALSE(s.leaves[index(kLeafSpace) - kFirstLeaf].drifting);
    EXPECT_TRUE(s.leaves[index(kLeafSpace) - kFirstLeaf].in_play);
}

TEST(TfClauses, TF_32_3_RidersAttackAndAreAttacked)
{
    RULE("TF-32.3");
    Builder b = drifting_leaf().fly(grizzard, 48000, 38000, 2700);
    const Activation mouse{.seat = seat_at(0), .unit = kOakguard, .stage = Stage::Act, .acting = Figures{guard(1)}};
    const Activation rook{.seat = seat_at(1), .unit = kGrizzard, .stage = Stage::Act, .acting = Figures{grizzard}};
    const Field field = field_of(b.raw());
    EXPECT_FALSE(strike_refusal(b.raw(), mouse, {guard(1), AttackKind::Ranged, at_figure(grizzard)}, field));
    EXPECT_FALSE(strike_refusal(b.raw(), rook, {grizzard, AttackKind::Ranged, at_figure(guard(1))}, field));
    EXPECT_TRUE(can_swoop_space(b.raw(), seat_at(1), kLeafSpace));
    b.fly(aerijin, 48000, 22000, 900);
    const Activation jay{.seat = seat_at(0), .unit = kAerijin, .stage = Stage::Act, .acting = Figures{aerijin}};
    const auto no = strike_refusal(b.raw(), jay, {aerijin, AttackKind::Ranged, at_figure(grizzard)}, field_of(b.raw()));
    ASSERT_TRUE(no);  // the leaf lies between them
    EXPECT_EQ(no->why, "leaf_in_sight");
}

TEST(TfClauses, TF_33_2_ADieAndARiderEach)
{
    RULE("TF-33.2");
    const auto rotations = [](std::uint32_t face, int riders) {
        Builder b = table().with(&Options::leaves);
        b.raw().leaves[index(kLeafSpace) - kFirstLeaf].in_play = true;
        for (int i = 0; i < riders; ++i) b.put(commando(i), kLeafSpace);
        State s = b.raw();
        Activation a{.seat = seat_at(1), .unit = kCommandos, .stage = Stage::Act, .acting = Figures{commando(0)}};
        s.stack = {Round{.phase = Phase::Activate, .active = seat_at(1)}, a};
        Match match(s, {face});
        match.choose(1, CutLeaf{commando(0), Tree::Se, {65500, 0}});
        return match.frame<Drifting>().rotations;
    };
    EXPECT_EQ(rotations(C, 1), 2);
    EXPECT_EQ(rotations(S, 1), 3);
    EXPECT_EQ(rotations(X, 3), 6);
}

ArmyFaults faults(const Army& army, ArmySize size = ArmySize::Standard)
{
    Options options;
    options.size = size;
    return army_faults(army, Faction::Militia, options);
}
bool is_fine(const Army& army, ArmySize size = ArmySize::Standard) { return faults(army, size).empty(); }
const BirdPick kJay{Bird::Aerijin, false, Pilot::Zure, Rank::Ace};  // 18 points
const BirdPick kBare{Bird::CommonStarling, true, {}, {}};           // 6 points

TEST(TfClauses, TF_AB1_ThePointsOfASize)
{
    RULE("TF-AB1");
    const Army sixty = quick_army(Faction::Militia);
    EXPECT_TRUE(is_fine(sixty));
    EXPECT_TRUE(is_fine(sixty, ArmySize::Epic));
    EXPECT_EQ(faults(sixty, ArmySize::Quick).front().why, ArmyWrong::TooManyPoints);
    const Army forty{{kJay, {Bird::CommonJay, true, {}, {}}}, {{Ground::Oakguard, 6, 1}}};
    EXPECT_EQ(cost_of(forty), 40);
    EXPECT_TRUE(is_fine(forty, ArmySize::Quick));
    Army more = forty;
    more.ground[0].veterans = 2;
    EXPECT_EQ(faults(more, ArmySize::Quick).front().why, ArmyWrong::TooManyPoints);
}

TEST(TfClauses, TF_AB3_BirdsSquadsAndFeet)
{
    RULE("TF-AB3");
    EXPECT_EQ(faults({{}, {{Ground::Oakguard, 6, 0}}}).front().why, ArmyWrong::NoBird);
    EXPECT_TRUE(is_fine({{kBare}, {{Ground::Oakguard, 2, 0}}}));
    EXPECT_EQ(faults({{kBare}, {{Ground::Oakguard, 1, 0}}}).front().why, ArmyWrong::TooFewGround);
    EXPECT_TRUE(is_fine({{kBare}, {{Ground::Oakguard, 6, 0}}}));
    EXPECT_EQ(faults({{kBare}, {{Ground::Oakguard, 7, 0}}}).front().why, ArmyWrong::SquadSize);
    EXPECT_EQ(faults({{kBare}, {{Ground::Oakguard, 0, 0}}}).front().why, ArmyWrong::SquadSize);
}

TEST(TfClauses, TF_AB4_TwoVeterans)
{
    RULE("TF-AB4");
    EXPECT_TRUE(is_fine({{kBare}, {{Ground::Oakguard, 6, 2}}}));
    EXPECT_EQ(faults({{kBare}, {{Ground::Oakguard, 6, 3}}}).front().why, ArmyWrong::TooManyVeterans);
    EXPECT_EQ(cost_of({{kBare}, {{Ground::Oakguard, 6, 2}}}), 6 + 12 + 4);
    Options mystics;
    mystics.mystics = true;
    const Army hero{{kBare}, {{Ground::Oakguard, 2, 0}, {Ground::Collin, 1, 1}}};
    EXPECT_EQ(army_faults(hero, Faction::Militia, mystics).front().why, ArmyWrong::VeteransInSquads);
}

TEST(TfClauses, TF_AB6_FewerPointsAreFine)
{
    RULE("TF-AB6");
    EXPECT_TRUE(is_fine({{kBare}, {{Ground::Oakguard, 2, 0}}}, ArmySize::Epic));
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
