// Chapters TF-3 to TF-7: missions, tilt, initiative, activation.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

TEST(TfMissionPhase, TF_4_1_BothChooseInSecret)
{
    RULE("TF-3.1");
    RULE("TF-4.1");
    RULE("TF-4.6");
    RULE("TF-4.7");
    Match match = table().at(Phase::PickMission);
    match.choose(0, PickMission{Mission::Siege});
    EXPECT_TRUE(match.waits_for(1));
    EXPECT_FALSE(match.waits_for(0));
    const auto seen = TailFeathers::view(match.state(), seat_at(1));
    EXPECT_TRUE(seen.players[0].ready);
    EXPECT_FALSE(seen.players[0].mission);
    EXPECT_EQ(match.bars(1, PickMission{Mission::Special}), "TF-24.7");
    match.choose(1, NoMission{});
    const auto after = TailFeathers::view(match.state(), seat_at(1));
    EXPECT_TRUE(after.players[0].has_mission);
    EXPECT_FALSE(after.players[0].mission);
    EXPECT_EQ(match.player(0).mission, Mission::Siege);
}

TEST(TfMissionPhase, TF_4_2_LeftOfTheStartPlayerFirst)
{
    RULE("TF-4.2");
    RULE("TF-4.3");
    Match match = table().nut(0).at(Phase::PickMission);
    match.choose(0, PickMission{Mission::Decoy});
    match.choose(1, PickMission{Mission::Decoy});
    EXPECT_TRUE(match.waits_for(1));
    match.refuses(1, PlaceMission{{45000, 45000}}, "TF-4.2");   // on the axis marker
    match.refuses(1, PlaceMission{{10000, 10000}}, "TF-4.2");   // too far
    match.refuses(1, PlaceMission{{2000000000, 0}}, "TF-4.2");  // absurd
    match.choose(1, PlaceMission{{45000, 52000}});
    match.choose(1, Assign{Figures{commando(0)}});
    EXPECT_EQ(match.zone(commando(0)), Zone::Mission);
    EXPECT_TRUE(match.waits_for(0));
    match.refuses(0, PlaceMission{{45000, 52000}}, "TF-4.2");  // there lies a card
    match.choose(0, match.fallback(0));
    match.choose(0, match.fallback(0));
    EXPECT_EQ(figures_of(match.state(), seat_at(0), Zone::Mission).size(), 1U);
}

TEST(TfMissionPhase, TF_4_4_FourSmallOrOneLarge)
{
    RULE("TF-4.4");
    RULE("TF-4.5");
    Match match = table().nut(1).at(Phase::PickMission);
    match.choose(0, PickMission{Mission::Siege});
    match.choose(1, NoMission{});
    match.choose(0, match.fallback(0));
    const Figures four{guard(0), guard(1), guard(2), guard(3)};
    Figures five = four;
    five.add(guard(4));
    match.refuses(0, Assign{five}, "TF-4.4");
    match.refuses(0, Assign{Figures{aerijin}}, "TF-4.4");
    match.refuses(0, Assign{Figures{}}, "TF-R05");
    match.refuses(0, Assign{Figures{commando(0)}}, "TF-4.3");
    match.choose(0, Assign{four});
}

TEST(TfMissionPhase, TF_R06_PinnedFiguresStay)
{
    RULE("TF-R06");
    Builder b = table().nut(1);
    for (int i = 0; i < 5; ++i) b.gone(guard(i));
    b.put(guard(5), sw(Part::A1)).put(commando(0), sw(Part::A1)).put(commando(1), sw(Part::A1));
    Match match = b.at(Phase::PickMission);
    EXPECT_EQ(match.bars(0, PickMission{Mission::Decoy}), "TF-R05");
    EXPECT_EQ(assign_refusal(match.state(), seat_at(0), Figures{guard(5)}, 0)->rule.id, "TF-R06");
}

TEST(TfTilt, TF_5_1_OneStep)
{
    RULE("TF-5.1");
    RULE("TF-5.2");
    RULE("TF-5.3");
    RULE("TF-5.4");
    Match match = table().nut(1).fly(aerijin, 45000, 45000, 0, Tilt::Right).at(Phase::Tilt);
    EXPECT_TRUE(match.waits_for(0));
    match.refuses(0, SetTilt{aerijin, Tilt::Left}, "TF-5.2");
    EXPECT_TRUE(match.offers(0, SetTilt{aerijin, Tilt::Centre}));
    match.choose(0, SetTilt{aerijin, Tilt::Right});
    match.choose(0, SetPerch{sienna, true});
    EXPECT_TRUE(is_grounded(match.state(), sienna));
    EXPECT_TRUE(match.figure(sienna).beak_up);
    match.choose(0, SetPerch{valchirp, false});
    EXPECT_TRUE(match.waits_for(1));
}

TEST(TfTilt, TF_5_6_LockedBirdsAreNotAsked)
{
    RULE("TF-5.6");
    Builder b = table().with(&Options::spiral).nut(1);
    b.fly(aerijin, 40000, 45000, 0).fly(grizzard, 47000, 45000, 1800);
    b.raw().spirals.push_back({grizzard, aerijin, {43500, 45000}, 0});
    Match match = b.at(Phase::Tilt);
    EXPECT_EQ(match.open(0)->numbers.front().second, 1);  // Sienna first
}

TEST(TfInitiative, TF_6_1_ThreeDiceAtMost)
{
    RULE("TF-6.1");
    RULE("TF-6.2");
    RULE("TF-6.3");
    RULE("TF-6.5");
    Match match = table().cheese(0, 4).nut(1).at(Phase::Bid, {X, X, X, X, X, C, C});
    match.refuses(0, Bid{4}, "TF-R01");
    EXPECT_FALSE(match.waits_for(1));  // nothing to bid with
    match.choose(0, Bid{3});
    EXPECT_EQ(match.player(0).cheese, 1);
    EXPECT_EQ(match.player(1).cheese, 0);  // cheese on these dice gives nothing
    EXPECT_EQ(match.state().nut, seat_at(0));
    const auto rolled = match.said<InitiativeRolled>();
    EXPECT_EQ(rolled[0].roll.size(), 5U);
    EXPECT_EQ(rolled[1].roll.size(), 2U);
}

TEST(TfInitiative, TF_6_4_TiesAreRolledAgain)
{
    RULE("TF-6.4");
    Match match = table().at(Phase::Bid, {X, X, X, X, C, C, X, C});
    EXPECT_EQ(match.state().nut, seat_at(1));
    EXPECT_EQ(match.said<InitiativeRolled>().size(), 4U);
}

TEST(TfActivation, TF_7_4_OneUnitATurnInTurn)
{
    RULE("TF-7.1");
    RULE("TF-7.4");
    RULE("TF-7.8");
    RULE("TF-1.14");
    RULE("TF-1.15");
    Match match = table().turn_of(0);
    match.choose(0, Activate{kOakguard});
    match.choose(0, ChooseFigures{Figures{guard(1)}});
    match.choose(0, Finish{});  // moving on the ground is optional
    match.choose(0, Finish{});
    EXPECT_TRUE(match.waits_for(1));
    match.choose(1, Activate{kStaborah});
    match.choose(1, Finish{});
    match.choose(1, Finish{});
    EXPECT_EQ(match.bars(0, Activate{kOakguard}), "TF-7.4");
}

TEST(TfActivation, TF_7_2_WhoHasNoUnitPassesAndGainsACheese)
{
    RULE("TF-7.2");
    RULE("TF-7.3");
    Match match = table().all_turned_but({kAerijin, kSienna}).turn_of(1);
    EXPECT_EQ(match.player(1).cheese, 1);
    EXPECT_TRUE(match.waits_for(0));
    match.refuses(0, Pass{}, "TF-7.1");
}

TEST(TfActivation, TF_7_5_ASquadActsWithItsSquadValue)
{
    RULE("TF-7.5");
    RULE("TF-7.6");
    RULE("TF-7.7");
    Match match = table().gone(guard(5)).turn_of(0);
    match.choose(0, Activate{kOakguard});
    match.refuses(0, ChooseFigures{Figures{guard(0), guard(1), guard(2), guard(3)}}, "TF-7.5");
    match.refuses(0, ChooseFigures{Figures{guard(5)}}, "TF-7.5");
    match.choose(0, ChooseFigures{Figures{guard(0), guard(1), guard(2)}});
    EXPECT_FALSE(match.offers(0, Walk{guard(3), sw(Part::A2)}));
    match.choose(0, Walk{guard(0), sw(Part::A2)});
    EXPECT_EQ(match.prompt(0), "activation.walk");  // the others move before anybody acts
    match.choose(0, Walk{guard(1), sw(Part::A1)});
    match.choose(0, Finish{});
    EXPECT_EQ(match.prompt(0), "activation.act");
}

TEST(TfActivation, TF_1_4_AvailableMeansOnTheBattlefield)
{
    RULE("TF-1.4");
    RULE("TF-1.5");
    RULE("TF-1.6");
    Builder b = table().gone(aerijin);
    for (int i = 0; i < 6; ++i) b.zone(guard(i), Zone::Reserve);
    Match match = b.turn_of(0);
    EXPECT_EQ(match.bars(0, Activate{kAerijin}), "TF-1.5");
    EXPECT_EQ(match.bars(0, Activate{kOakguard}), "TF-1.5");
    EXPECT_TRUE(match.offers(0, Activate{kSienna}));
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
