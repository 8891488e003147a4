// Chapter TF-27: what each bird card does, and when it can be played.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

PlayCard by(Action card, FigureId id) { return {.card = card, .by = id}; }

Match about_to_fly(Builder b, Action card, Tilt tilt, Rolls rolls = {})  // Aerijin
{
    b.fly(aerijin, 45000, 30000, 900, tilt).hand(0, {card});
    State s = b.raw();
    s.stack = {Round{.phase = Phase::Activate},
               Activation{.seat = seat_at(0), .unit = kAerijin, .stage = Stage::Prepare, .acting = Figures{aerijin}}};
    return Match(s, std::move(rolls));
}

TEST(TfBirdCards, TF_27_2_SoarAllowsOneTemplateMore)
{
    RULE("TF-27.2");
    Match match = about_to_fly(table(), Action::Soar, Tilt::Left);
    match.refuses(0, Announce{route({kShort, kShort, kShort, kShort}), 0}, "TF-9.4");
    match.choose(0, by(Action::Soar, aerijin));
    match.refuses(0, Announce{route({kShort, kShort, kShort, kLong, kLong}), 0}, "TF-9.4");
    match.choose(0, Announce{route({kShort, kShort, kShort, kShort}), 0});
    EXPECT_TRUE(match.figure(aerijin).beside.has(Action::Soar));
    EXPECT_FALSE(match.player(0).hand.has(Action::Soar));
    EXPECT_TRUE(match.player(0).discard.empty());
}

TEST(TfBirdCards, TF_27_2_SteadySetsTheTiltToCentre)
{
    RULE("TF-27.2");
    Match match = about_to_fly(table(), Action::Steady, Tilt::Left);
    match.choose(0, by(Action::Steady, aerijin));
    EXPECT_EQ(match.figure(aerijin).tilt, Tilt::Centre);
    Match centre = about_to_fly(table(), Action::Steady, Tilt::Centre);
    EXPECT_FALSE(centre.offers(0, by(Action::Steady, aerijin)));
}

TEST(TfBirdCards, TF_27_2_VeerChangesTheTiltWithoutARoll)
{
    RULE("TF-27.2");
    Match match = about_to_fly(table(), Action::Veer, Tilt::Centre);
    match.choose(0, by(Action::Veer, aerijin));
    match.choose(0, ChangeTilt{Tilt::Left});
    EXPECT_EQ(match.figure(aerijin).tilt, Tilt::Left);
    EXPECT_TRUE(match.offers(0, PilotRoll{}));  // that is still to come
    Match launch = table().hand(0, {Action::Veer}).launch_set(aerijin).turn_of(0);
    launch.choose(0, Activate{kAerijin});
    launch.choose(0, launch.fallback(0));
    EXPECT_FALSE(launch.offers(0, by(Action::Veer, aerijin)));  // a launch is straight
}

TEST(TfBirdCards, TF_27_2_ATightTurnAtOneJoint)
{
    RULE("TF-27.2");
    Match match = about_to_fly(table(), Action::TightTurn, Tilt::Left);
    EXPECT_FALSE(match.offers(0, Announce{route({kShort, kShort}), 1}));
    match.choose(0, by(Action::TightTurn, aerijin));
    EXPECT_TRUE(match.offers(0, Announce{route({kShort, kShort, kShort}), 2}));
    match.refuses(0, Announce{route({kShort, kShort}), 2}, "TF-9.8");
    match.choose(0, Announce{route({kShort, kShort}), 1});
    EXPECT_EQ(match.figure(aerijin).pose.heading, 1800);
    Match centre = about_to_fly(table(), Action::TightTurn, Tilt::Centre);
    EXPECT_FALSE(centre.offers(0, by(Action::TightTurn, aerijin)));
}

TEST(TfBirdCards, TF_27_2_AStallIsTheEndPieceAlone)
{
    RULE("TF-27.2");
    Match match = about_to_fly(table(), Action::Stall, Tilt::Left);
    match.choose(0, by(Action::Stall, aerijin));
    EXPECT_FALSE(match.offers(0, Announce{route({kShort, kShort}), 0}));
    match.refuses(0, Announce{route({kShort, kShort}), 0}, "TF-9.4");
    match.choose(0, Announce{route({kLong}), 0});
    EXPECT_EQ(match.figure(aerijin).pose.at, (Point{45000, 42000}));
}

Builder over_c2()  // Grizzard comes to C2 with a mouse on it; the nest lies behind
{
    return table().perch(aerijin, sw(Part::S3)).put(guard(1), sw(Part::C2)).fly(grizzard, 38000, 38000, 2250);
}
void fly_over(Match& match)
{
    match.choose(1, Activate{kGrizzard});
    match.choose(1, Announce{route({kLong, kLong, kLong}), 0});
}

TEST(TfBirdCards, TF_27_2_TalonRakeGivesTwoDice)
{
    RULE("TF-27.2");
    Match match = over_c2().hand(1, {Action::TalonRake}).turn_of(1, {B, B, B, B, B, B, B, B, B});
    fly_over(match);
    EXPECT_EQ(match.prompt(1), "flight.swoop");
    match.choose(1, by(Action::TalonRake, grizzard));
    match.choose(1, Swoop{});
    EXPECT_EQ(match.said<AttackRolled>().front().roll.size(), 9U);
    EXPECT_EQ(match.frame<Activation>().battle, 0);  // for one swoop
}

TEST(TfBirdCards, TF_27_2_WingBuffetKnocksASmallEnemyOver)
{
    RULE("TF-27.2");
    Match match = over_c2().hand(1, {Action::WingBuffet}).turn_of(1);
    fly_over(match);
    match.choose(1, PlayCard{.card = Action::WingBuffet, .by = grizzard, .on = guard(1)});
    EXPECT_TRUE(match.figure(guard(1)).immobile);
    Builder large = over_c2().gone(guard(1)).perch(aerijin, sw(Part::C2)).hand(1, {Action::WingBuffet});
    Match bird = large.turn_of(1);
    fly_over(bird);
    EXPECT_FALSE(bird.offers(1, PlayCard{.card = Action::WingBuffet, .by = grizzard, .on = aerijin}));
    while (bird.prompt(1).starts_with("flight.")) bird.choose(1, GoOn{});
}

TEST(TfBirdCards, TF_27_2_AFeatherIsSkimmed)
{
    RULE("TF-27.2");
    const auto shaken = [](bool skims) {
        Builder b = table().with(&Options::feathers).hand(0, {Action::FeatherSkim}).fly(aerijin, 20000, 45000, 0);
        b.raw().feathers = {{3, {30000, 45000}, 0, false}};
        Match match = b.turn_of(0);
        match.choose(0, Activate{kAerijin});
        match.choose(0, Announce{route({kLong, kShort, kLong}), 0});
        EXPECT_EQ(match.prompt(0), "flight.feather");
        match.choose(0, skims ? Choice(by(Action::FeatherSkim, aerijin)) : Choice(GoOn{}));
        EXPECT_TRUE(match.state().feathers.empty());
        return match.figure(aerijin).shaken;
    };
    EXPECT_TRUE(shaken(false));
    EXPECT_FALSE(shaken(true));
}

TEST(TfBirdCards, TF_34_1_BackwingOverTheEdgeIsDefeat)
{
    RULE("TF-34.1");
    State s = table().fly(aerijin, 3000, 45000, 0).hand(0, {Action::Backwing}).raw();
    s.stack = {
        Round{.phase = Phase::Activate},
        Activation{
            .seat = seat_at(0), .unit = kAerijin, .stage = Stage::Act, .acting = Figures{aerijin}, .flew = true}};
    Match match(s, {});
    match.choose(0, by(Action::Backwing, aerijin));
    EXPECT_EQ(match.zone(aerijin), Zone::Casualty);
}

TEST(TfBirdCards, TF_27_2_AScreechShakesWhoFailsAPilotRoll)
{
    RULE("TF-27.2");
    const auto shaken = [](Rolls rolls) {
        State s = table().fly(aerijin, 45000, 45000, 0).fly(grizzard, 52000, 45000, 0).hand(0, {Action::Screech}).raw();
        s.stack = {
            Round{.phase = Phase::Activate},
            Activation{
                .seat = seat_at(0), .unit = kAerijin, .stage = Stage::Act, .acting = Figures{aerijin}, .flew = true}};
        Match match(s, std::move(rolls));
        EXPECT_FALSE(match.offers(0, PlayCard{.card = Action::Screech, .by = aerijin, .on = wrunk}));  // too far
        match.choose(0, PlayCard{.card = Action::Screech, .by = aerijin, .on = grizzard});
        return match.figure(grizzard).shaken;
    };
    EXPECT_TRUE(shaken({B, B, X}));
    EXPECT_FALSE(shaken({B, S, X}));
}

TEST(TfBirdCards, TF_27_2_BreakLockEndsATiedSpiral)
{
    RULE("TF-27.2");
    Builder b = table().with(&Options::spiral).hand(0, {Action::BreakLock});
    b.fly(aerijin, 20000, 46000, 0).fly(grizzard, 45000, 45000, 1800);
    Match match = b.turn_of(0, {B, B, B, B, B, B, B, B, B, B, B});
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kLong, kLong}), 0});
    while (match.prompt(0) == "card.beak") match.choose(0, Pass{});
    match.choose(0, Keep{});
    EXPECT_EQ(match.prompt(0), "card.tie");
    match.choose(0, by(Action::BreakLock, aerijin));
    EXPECT_EQ(match.wounds(aerijin), 1);
    EXPECT_EQ(match.wounds(grizzard), 1);
    EXPECT_TRUE(match.state().spirals.empty());
    EXPECT_EQ(match.figure(aerijin).pose.heading, 1534);  // turned away
}

TEST(TfBirdCards, TF_27_2_AGrudgeForAWoundFromABird)
{
    RULE("TF-27.2");
    Builder b = table().with(&Options::spiral).hand(0, {Action::NurseAGrudge});
    b.fly(aerijin, 35000, 45000, 0).fly(grizzard, 45000, 45000, 1800);
    State s = b.raw();
    s.stack = {Round{.phase = Phase::Activate, .active = seat_at(1)},
               Activation{.seat = seat_at(1), .unit = kGrizzard, .stage = Stage::Act, .acting = Figures{grizzard}}};
    Match match(s, {B, S, B, B, B});
    match.choose(1, Strike{grizzard, AttackKind::Ranged, at_figure(aerijin)});
    EXPECT_EQ(match.prompt(0), "card.hurt");
    match.choose(0, by(Action::NurseAGrudge, aerijin));
    EXPECT_EQ(match.figure(aerijin).grudges, 1);
}

TEST(TfBirdCards, TF_27_2_CardsLieBesideTheBirdUntilItLands)
{
    RULE("TF-27.2");
    State s = table().fly(aerijin, 20000, 20000, 0).raw();
    s.stack = {Round{.phase = Phase::Activate}};
    figure(s, aerijin).beside.add(Action::Soar);
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    land(s, aerijin, sw(Part::C2), log);
    EXPECT_TRUE(figure(s, aerijin).beside.empty());
    EXPECT_TRUE(player(s, seat_at(0)).discard.has(Action::Soar));
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
