// Chapters TF-23 and TF-24: the end of a round and its missions.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

TEST(TfEnd, TF_23_1_ReservesComeFirst)
{
    RULE("TF-23.1");
    RULE("TF-23.3");
    Match match = table().zone(guard(1), Zone::Reserve).turned(kAerijin).end_of_round();
    EXPECT_EQ(match.at(guard(1)), kSwNest);
    EXPECT_FALSE(unit(match.state(), kAerijin).turned);
    EXPECT_EQ(match.state().round, 2);
    EXPECT_EQ(match.prompt(0), "round.mission");
}

TEST(TfMissions, TF_24_2_DecoysGoHomeAndCardsReturn)
{
    RULE("TF-23.2");
    RULE("TF-24.1");
    RULE("TF-24.2");
    RULE("TF-24.8");
    Match match = table().mission(0, Mission::Decoy, {guard(1), guard(2)}).end_of_round();
    EXPECT_EQ(match.at(guard(1)), kSwNest);
    EXPECT_FALSE(match.player(0).mission);
    EXPECT_FALSE(match.player(0).mission_lies);
    EXPECT_EQ(match.said<MissionRevealed>().front().mission, Mission::Decoy);
}

TEST(TfMissions, TF_24_3_InterceptComesBeforeSiege)
{
    RULE("TF-24.3");
    Builder b = table()
                    .nut(0)
                    .mission(0, Mission::Siege, {guard(1)})
                    .mission(1, Mission::Intercept, {commando(1), commando(2)}, {45000, 52000});
    Match match = b.end_of_round({S, B, B});
    EXPECT_EQ(match.said<AttackRolled>().front().roll.size(), 2U);
    EXPECT_EQ(match.zone(guard(1)), Zone::Casualty);
    EXPECT_EQ(match.at(commando(1)), kNeNest);
    EXPECT_EQ(match.state().round, 2);  // nobody was left to besiege
    EXPECT_EQ(match.player(1).feats.intercepted, 1);
}

TEST(TfMissions, TF_24_3_NobodyToIntercept)
{
    RULE("TF-24.3");
    Builder b =
        table().mission(0, Mission::Decoy, {guard(1)}).mission(1, Mission::Intercept, {commando(1)}, {45000, 52000});
    Match match = b.end_of_round();
    EXPECT_TRUE(match.said<AttackRolled>().empty());
    EXPECT_EQ(match.at(commando(1)), kNeNest);
}

TEST(TfMissions, TF_24_4_SiegeBesideTheTrunk)
{
    RULE("TF-24.4");
    RULE("TF-R42");
    Match match = table().mission(0, Mission::Siege, {guard(1), guard(2)}).end_of_round();
    match.choose(0, Besiege{Tree::Ne});
    EXPECT_TRUE(match.offers(0, PutDown{guard(1), ne(Part::A2)}));
    match.refuses(0, PutDown{guard(1), ne(Part::B1)}, "TF-24.4");
    match.refuses(0, PutDown{guard(1), kNeNest}, "TF-24.4");
    match.choose(0, PutDown{guard(1), ne(Part::A2)});
    match.choose(0, PutDown{guard(2), ne(Part::A2)});
    EXPECT_EQ(match.at(guard(2)), ne(Part::A2));
    Builder full = table().perch(grizzard, ne(Part::A1)).perch(wrunk, ne(Part::A2)).perch(sienna, ne(Part::A3));
    const Spaces next = siege_spaces(full.raw(), Tree::Ne, guard(1));
    EXPECT_TRUE(next.has(ne(Part::B1)));
    EXPECT_FALSE(next.has(kNeNest));
}

TEST(TfMissions, TF_24_5_PatrolsShootAtTheSky)
{
    RULE("TF-24.5");
    Builder b = table().fly(grizzard, 45000, 60000, 0).mission(0, Mission::Patrol, {guard(1), guard(2)});
    Match match = b.end_of_round({B, B, C});
    match.choose(0, Patrol{at_figure(grizzard)});
    EXPECT_EQ(match.said<AttackRolled>().front().roll.size(), 2U);
    EXPECT_EQ(match.wounds(grizzard), 2);
    EXPECT_EQ(match.at(guard(1)), kSwNest);
    EXPECT_TRUE(match.player(0).feats.watchful);
}

TEST(TfMissions, TF_24_6_Rescue)
{
    RULE("TF-24.6");
    RULE("TF-R43");
    Match match = table().gone(aerijin).mission(0, Mission::Rescue, {guard(1), guard(2)}).end_of_round();
    match.choose(0, Rescue{aerijin});
    EXPECT_EQ(match.at(aerijin), kSwNest);
    EXPECT_EQ(match.wounds(aerijin), 2);
    Match alone = table().gone(aerijin).mission(0, Mission::Rescue, {guard(1)}).end_of_round();
    EXPECT_EQ(alone.zone(aerijin), Zone::Casualty);
}

TEST(TfMissions, TF_24_7_SpecialsAreTheScenarios)
{
    RULE("TF-24.7");
    Builder b = table().scenario(ScenarioId::CutTheBranches).mission(0, Mission::Special, {guard(1), guard(2)});
    Match match = b.end_of_round();
    EXPECT_EQ(match.player(0).cheese, 2);
    Builder jail = table().scenario(ScenarioId::CapturedFlyer).zone(valchirp, Zone::Captive);
    jail.mission(0, Mission::Special, {guard(1), guard(2), guard(3)});
    Match freed = jail.end_of_round();
    EXPECT_EQ(freed.at(valchirp), ne(Part::A3));
    EXPECT_EQ(freed.wounds(valchirp), 1);
    EXPECT_TRUE(freed.state().freed);
}

TEST(TfEnd, TF_26_6_BurningNests)
{
    RULE("TF-23.4");
    RULE("TF-26.6");
    RULE("TF-25.3");
    Match match = table().embers(0, 2).end_of_round();
    EXPECT_EQ(match.player(0).nest, 8);
    Match both = table().embers(0, 3).embers(1, 3).nest(0, 3).nest(1, 2).end_of_round();
    EXPECT_EQ(TailFeathers::ending(both.state()), "both_nests");
    EXPECT_EQ(TailFeathers::winners(both.state()).size(), 2);
}

TEST(TfEnd, TF_25_2_TheLastRound)
{
    RULE("TF-25.2");
    Builder b = table().nest(0, 4);
    b.raw().round = 12;
    Match match = b.end_of_round();
    EXPECT_EQ(TailFeathers::ending(match.state()), "nest_life");
    EXPECT_TRUE(TailFeathers::winners(match.state()).has(seat_at(1)));
}

TEST(TfEnd, TF_25_2_PassengersCountWithTheSurvivors)
{
    RULE("TF-25.2");
    Builder b = table().fly(aerijin, 45000, 45000, 0).carries(aerijin, guard(1)).gone(commando(1));
    b.raw().round = 12;
    Match match = b.end_of_round();
    EXPECT_EQ(TailFeathers::ending(match.state()), "points");
    EXPECT_EQ(TailFeathers::winners(match.state()), SeatSet::first(1));
}

TEST(TfMissions, TF_24_5_WhatHappensForWhoIsAway)
{
    RULE("TF-24.5");
    Builder patrol = table().fly(grizzard, 45000, 60000, 0).fly(wrunk, 60000, 45000, 0).hurt(wrunk, 3);
    Match sky = patrol.mission(0, Mission::Patrol, {guard(1)}).end_of_round();
    EXPECT_EQ(sky.fallback(0), Choice(Patrol{at_figure(wrunk)}));
    Builder rescue = table().gone(wrunk).gone(grizzard).mission(1, Mission::Rescue, {commando(1), commando(2)});
    EXPECT_EQ(rescue.end_of_round().fallback(1), Choice(Rescue{grizzard}));
    rescue.raw().units[index(kGrizzard)].riderless = true;
    EXPECT_EQ(rescue.end_of_round().fallback(1), Choice(Rescue{wrunk}));
}

TEST(TfScenario, BotsWantTheirFlyerBack)
{
    Builder b = table().scenario(ScenarioId::CapturedFlyer);
    const auto value_of = [&](Mission mission, std::initializer_list<FigureId> crew) {
        Builder picked = b;
        return TailFeathers::evaluate(picked.mission(0, mission, crew).raw(), seat_at(0));
    };
    EXPECT_GT(value_of(Mission::Special, {}), value_of(Mission::Decoy, {}));
    EXPECT_GT(value_of(Mission::Special, {guard(0), guard(1), guard(2)}), value_of(Mission::Special, {guard(0)}));
    b.raw().freed = true;
    EXPECT_LE(value_of(Mission::Special, {}), value_of(Mission::Decoy, {}));
}

TEST(TfScenario, TF_1_24_TheSaplingIsHeld)
{
    RULE("TF-1.24");
    Builder b = table().scenario(ScenarioId::SaplingStandoff).put(guard(1), sapling_space(0));
    b.raw().options.cards = Flag::Off;
    Match match = b.end_of_round();
    EXPECT_EQ(match.player(1).nest, 9);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
