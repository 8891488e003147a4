// Chapter TF-27: what each card of heroes and pilots does, and who may play it.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

State acts(Builder b, FigureId id)
{
    State s = b.raw();
    const Seat seat = owner_of(s, id);
    s.stack = {Round{.phase = Phase::Activate, .active = seat},
               Activation{.seat = seat, .unit = figure(s, id).unit, .stage = Stage::Act, .acting = Figures{id}}};
    return s;
}
Builder holds(int seat, Action card) { return table().hand(seat, {card}).cheese(seat, card_of(card).cost); }

TEST(TfPilotCards, TF_27_3_ADoubleShotHasOneDieLess)
{
    RULE("TF-27.3");
    Match match(acts(holds(0, Action::DoubleShot).put(staborah, sw(Part::B1)), sienna), {S, S, S, S, S});
    EXPECT_FALSE(match.offers(0, PlayCard{.card = Action::DoubleShot, .by = sienna}));  // after a shot
    match.choose(0, Strike{sienna, AttackKind::Ranged, at_figure(staborah)});
    match.choose(0, PlayCard{.card = Action::DoubleShot, .by = sienna});
    EXPECT_FALSE(match.offers(0, Strike{sienna, AttackKind::Melee, at_figure(staborah)}));
    match.choose(0, Strike{sienna, AttackKind::Ranged, at_figure(staborah)});
    const auto rolled = match.said<AttackRolled>();
    ASSERT_EQ(rolled.size(), 2U);
    EXPECT_EQ(rolled[0].roll.size(), 3U);
    EXPECT_EQ(rolled[1].roll.size(), 2U);
    EXPECT_EQ(match.player(0).cheese, 0);
}

TEST(TfPilotCards, TF_27_1_OnlyABullseyeShootsTwice)
{
    RULE("TF-27.1");
    Match match(acts(holds(0, Action::DoubleShot).put(staborah, sw(Part::B1)).perch(aerijin, sw(Part::A1)), aerijin),
                {S});
    match.choose(0, Strike{aerijin, AttackKind::Ranged, at_figure(staborah)});
    EXPECT_TRUE(match.waits_for(1));  // nothing is offered to Zure
}

TEST(TfPilotCards, TF_27_3_BattleSqueak)
{
    RULE("TF-27.3");
    Builder b = holds(0, Action::BattleSqueak).put(guard(1), sw(Part::A1)).put(commando(1), sw(Part::A1));
    Match match = b.turn_of(0, {B, B});
    match.choose(0, Activate{kOakguard});
    match.choose(0, PlayCard{.card = Action::BattleSqueak, .by = aerijin});
    match.choose(0, ChooseFigures{Figures{guard(1)}});
    match.choose(0, Finish{});
    match.choose(0, Strike{guard(1), AttackKind::Melee, at_figure(commando(1))});
    EXPECT_EQ(match.said<AttackRolled>().front().roll.size(), 2U);
}

TEST(TfPilotCards, TF_27_3_AnAimedShotHasOneDieMore)
{
    RULE("TF-27.3");
    Builder b = holds(0, Action::AimedShot).put(guard(1), sw(Part::A1)).put(commando(1), sw(Part::A1));
    Match match(acts(b, guard(1)), {S, S, S});
    match.choose(0, PlayCard{.card = Action::AimedShot, .by = guard(1)});
    match.choose(0, Strike{guard(1), AttackKind::Ranged, at_figure(commando(1))});
    EXPECT_EQ(match.said<AttackRolled>().front().roll.size(), 3U);
    Match hero(acts(holds(1, Action::AimedShot).put(staborah, sw(Part::A1)).put(guard(1), sw(Part::A1)), staborah), {});
    EXPECT_FALSE(hero.offers(1, PlayCard{.card = Action::AimedShot, .by = staborah}));  // no ranged value
}

TEST(TfPilotCards, TF_27_3_ALongShotReachesThirtyCentimetres)
{
    RULE("TF-27.3");
    Builder b = holds(0, Action::LongShot).fly(sienna, 40000, 45000, 0).fly(grizzard, 68000, 45000, 0);
    Match match(acts(b, sienna), {S, S, S});
    const Strike shot{sienna, AttackKind::Ranged, at_figure(grizzard)};
    EXPECT_EQ(match.bars(0, shot), "TF-14.2");
    match.choose(0, PlayCard{.card = Action::LongShot, .by = sienna});
    match.choose(0, shot);
    Builder far = holds(0, Action::LongShot).fly(sienna, 20000, 45000, 0).fly(grizzard, 55000, 45000, 0);
    Match beyond(acts(far, sienna), {});
    beyond.choose(0, PlayCard{.card = Action::LongShot, .by = sienna});
    EXPECT_EQ(beyond.bars(0, shot), "TF-14.2");
}

TEST(TfPilotCards, TF_27_3_AFireArrowSetsFire)
{
    RULE("TF-27.3");
    Match match(acts(holds(0, Action::FireArrow).put(staborah, sw(Part::B1)), sienna), {B, S, S, S, S});
    match.choose(0, Strike{sienna, AttackKind::Ranged, at_figure(staborah)});
    match.choose(0, PlayCard{.card = Action::FireArrow, .by = sienna});
    EXPECT_TRUE(match.figure(staborah).burning);
    Match nest(acts(holds(0, Action::FireArrow).fly(sienna, 68000, 77750, 0), sienna), {B, S, S});
    nest.choose(0, Strike{sienna, AttackKind::Ranged, at_nest(seat_at(1))});
    nest.choose(0, PlayCard{.card = Action::FireArrow, .by = sienna});
    EXPECT_EQ(nest.player(1).embers, 1);
    EXPECT_EQ(nest.player(0).embers, 0);
}

TEST(TfPilotCards, TF_27_3_AThrownNet)
{
    RULE("TF-27.3");
    const auto caught = [](std::uint32_t face) {
        Match match(acts(holds(0, Action::ThrownNet).put(commando(1), sw(Part::B1)), sienna), {face});
        EXPECT_FALSE(match.offers(0, PlayCard{.card = Action::ThrownNet, .by = sienna, .on = commando(2)}));
        match.choose(0, PlayCard{.card = Action::ThrownNet, .by = sienna, .on = commando(1)});
        EXPECT_TRUE(match.waits_for(1));  // instead of the attack
        return match.figure(commando(1)).immobile;
    };
    EXPECT_TRUE(caught(S));
    EXPECT_FALSE(caught(X));
    EXPECT_FALSE(caught(XS));
}

Match shot_at_bird(Action card, Rolls rolls)  // Grizzard shoots at Valchirp
{
    Builder b = holds(0, card).fly(valchirp, 35000, 45000, 0).fly(grizzard, 45000, 45000, 1800);
    return Match(acts(b, grizzard), std::move(rolls));
}

TEST(TfPilotCards, TF_27_3_AParryGivesTwoDice)
{
    RULE("TF-27.3");
    Match match = shot_at_bird(Action::Parry, {B, S, S, S, X});
    match.choose(1, Strike{grizzard, AttackKind::Ranged, at_figure(valchirp)});
    match.choose(0, PlayCard{.card = Action::Parry, .by = valchirp});
    EXPECT_EQ(match.said<DefenceRolled>().front().roll.size(), 3U);
    EXPECT_EQ(match.wounds(valchirp), 0);
}

TEST(TfPilotCards, TF_27_3_ABarrelRoll)
{
    RULE("TF-27.3");
    Match match = shot_at_bird(Action::BarrelRoll, {B, S, S, X});
    match.choose(1, Strike{grizzard, AttackKind::Ranged, at_figure(valchirp)});
    if (match.prompt(0) == "card.guard") match.choose(0, Pass{});
    EXPECT_EQ(match.prompt(0), "fight.defended");
    match.choose(0, PlayCard{.card = Action::BarrelRoll, .by = valchirp});
    EXPECT_EQ(match.wounds(valchirp), 0);
    Match blocked = shot_at_bird(Action::BarrelRoll, {B, S, X});
    blocked.choose(1, Strike{grizzard, AttackKind::Ranged, at_figure(valchirp)});
    if (blocked.prompt(0) == "card.guard") blocked.choose(0, Pass{});
    EXPECT_FALSE(blocked.offers(0, PlayCard{.card = Action::BarrelRoll, .by = valchirp}));  // all shields
    blocked.choose(0, Keep{});
}

TEST(TfPilotCards, TF_27_3_SharpReinsMakeARollSucceed)
{
    RULE("TF-27.3");
    Match match = holds(0, Action::SharpReins).fly(aerijin, 45000, 30000, 900, Tilt::Left).turn_of(0, {B, B, X});
    match.choose(0, Activate{kAerijin});
    match.choose(0, PilotRoll{});
    EXPECT_EQ(match.prompt(0), "flight.failed");
    EXPECT_FALSE(match.offers(0, ChangeTilt{Tilt::Centre}));
    match.choose(0, PlayCard{.card = Action::SharpReins, .by = aerijin});
    match.choose(0, ChangeTilt{Tilt::Centre});
    EXPECT_EQ(match.figure(aerijin).tilt, Tilt::Centre);
}

TEST(TfPilotCards, TF_27_3_ExtraHandsJoinAMission)
{
    RULE("TF-27.3");
    Builder b = holds(1, Action::ExtraHands).nut(0).mission(1, Mission::Siege, {commando(1)});
    Match match = b.at(Phase::ExtraHands);
    EXPECT_EQ(match.prompt(1), "card.assigned");
    EXPECT_FALSE(match.offers(1, PlayCard{.card = Action::ExtraHands, .by = grizzard, .on = grizzard}));
    match.choose(1, PlayCard{.card = Action::ExtraHands, .by = grizzard, .on = commando(2)});
    EXPECT_EQ(match.zone(commando(2)), Zone::Mission);
    EXPECT_EQ(match.prompt(1), "round.perch");  // and on to the tilt phase
}

TEST(TfPilotCards, TF_27_3_AScoutReportShowsOneMission)
{
    RULE("TF-27.3");
    Match match = holds(0, Action::ScoutReport).mission(1, Mission::Siege, {commando(1)}).turn_of(0);
    match.choose(0, PlayCard{.card = Action::ScoutReport, .by = aerijin});
    EXPECT_EQ(TailFeathers::view(match.state(), seat_at(0)).mine->spied, Mission::Siege);
    EXPECT_FALSE(TailFeathers::view(match.state(), seat_at(0)).players[1].mission);  // it is not turned up
    Match none = holds(0, Action::ScoutReport).turn_of(0);
    EXPECT_FALSE(none.offers(0, PlayCard{.card = Action::ScoutReport, .by = aerijin}));
}

TEST(TfPilotCards, TF_27_3_AChangeOfPlans)
{
    RULE("TF-27.3");
    Builder b = holds(1, Action::ChangeOfPlans).mission(1, Mission::Siege, {commando(1)});
    b.raw().players[0].knows_mission = true;
    Match match = b.end_of_round();
    EXPECT_EQ(match.prompt(1), "card.plans");
    PlayCard swap{.card = Action::ChangeOfPlans, .by = grizzard, .mission = Mission::Special};
    EXPECT_FALSE(match.offers(1, swap));  // this scenario has none
    swap.mission = Mission::Decoy;
    match.choose(1, swap);
    EXPECT_EQ(match.said<MissionRevealed>().front().mission, Mission::Decoy);
    EXPECT_EQ(match.at(commando(1)), kNeNest);
}

TEST(TfPilotCards, TF_27_3_ARallyBringsOneBack)
{
    RULE("TF-27.3");
    Match match = holds(0, Action::Rally).gone(guard(2)).gone(guard(3)).turn_of(0);
    match.choose(0, PlayCard{.card = Action::Rally, .on = guard(2)});
    EXPECT_EQ(match.zone(guard(2)), Zone::Reserve);
    EXPECT_EQ(match.zone(guard(3)), Zone::Casualty);
    Match none = holds(0, Action::Rally).gone(aerijin).turn_of(0);
    EXPECT_FALSE(none.offers(0, PlayCard{.card = Action::Rally, .on = aerijin}));  // squads only
}

TEST(TfPilotCards, TF_27_3_ABackstab)
{
    RULE("TF-27.3");
    Builder b = holds(1, Action::Backstab).put(staborah, sw(Part::A1)).put(guard(0), sw(Part::A1));
    Match match(acts(b, staborah), {S, B, B});
    match.choose(1, PlayCard{.card = Action::Backstab, .by = staborah});
    match.choose(1, Strike{staborah, AttackKind::Melee, at_figure(guard(0))});
    EXPECT_EQ(match.said<DefenceRolled>().front().roll.size(), 0U);  // two dice, less the assassin's, less this one
    EXPECT_EQ(match.zone(guard(0)), Zone::Casualty);
    Match alone(acts(holds(1, Action::Backstab).put(staborah, sw(Part::A1)), staborah), {});
    EXPECT_FALSE(alone.offers(1, PlayCard{.card = Action::Backstab, .by = staborah}));
}

TEST(TfPilotCards, TF_27_3_ATaunt)
{
    RULE("TF-27.3");
    Builder b = holds(0, Action::Taunt).with(&Options::spiral);
    b.fly(aerijin, 45000, 45000, 0).fly(grizzard, 52000, 47000, 900, Tilt::Left);
    Match match = b.turn_of(0);
    match.choose(0, PlayCard{.card = Action::Taunt, .by = aerijin, .on = grizzard});
    EXPECT_EQ(match.figure(aerijin).grudges, 1);
    State s = match.state();
    s.stack = {Round{.phase = Phase::Activate, .active = seat_at(1)}};
    Match theirs(s, {S, S, S});
    theirs.choose(1, Activate{kGrizzard});
    theirs.choose(1, PilotRoll{});
    EXPECT_EQ(theirs.prompt(1), "flight.route");  // it fails in spite of its stars
    EXPECT_FALSE(theirs.figure(grizzard).taunted);
}

TEST(TfPilotCards, TF_27_3_ADropZone)
{
    RULE("TF-27.3");
    Builder b = holds(0, Action::DropZone).perch(aerijin, sw(Part::S3)).fly(valchirp, 38000, 38000, 2250);
    b.carries(valchirp, guard(1)).put(commando(1), sw(Part::C2));
    Match match = b.turn_of(0, {B});
    match.choose(0, Activate{kValchirp});
    match.choose(0, Announce{route({kLong, kLong, kLong}), 0});
    match.choose(0, GoOn{});  // no swoop
    match.choose(0, Drop{});
    EXPECT_EQ(match.prompt(0), "card.dropped");
    match.choose(0, PlayCard{.card = Action::DropZone, .by = aerijin, .on = guard(1)});
    match.choose(0, Strike{guard(1), AttackKind::Melee, at_figure(commando(1))});
    EXPECT_TRUE(match.prompt(0).starts_with("flight."));  // the flight goes on
}

TEST(TfPilotCards, TF_27_3_ACheeseRaid)
{
    RULE("TF-27.3");
    const auto raid = [](int theirs) {
        Builder b = holds(0, Action::CheeseRaid).cheese(1, theirs).fly(sienna, 68000, 77750, 0);
        Match match(acts(b, sienna), {B, S, S});
        match.choose(0, Strike{sienna, AttackKind::Ranged, at_nest(seat_at(1))});
        const bool offered = match.offers(0, PlayCard{.card = Action::CheeseRaid, .by = sienna});
        if (offered) match.choose(0, PlayCard{.card = Action::CheeseRaid, .by = sienna});
        return std::tuple(offered, match.player(0).cheese, match.player(1).cheese);
    };
    EXPECT_EQ(raid(2), std::tuple(true, 1, 1));
    EXPECT_EQ(raid(0), std::tuple(false, 0, 0));
}

TEST(TfPilotCards, TF_27_3_ALeafRider)
{
    RULE("TF-27.3");
    Builder b = holds(0, Action::LeafRider).with(&Options::leaves).put(guard(1), kLeafSpace);
    const Drift drift{{45000, 30000}, 0, Hole::Tip, {77750, 77750}};
    b.raw().leaves[index(kLeafSpace) - kFirstLeaf] = Leaf{.in_play = true, .drifting = true, .drift = drift};
    State s = b.raw();
    s.stack = {Round{.phase = Phase::Activate}, Drifting{.leaf = kLeafSpace, .rotations = 1}};
    Match match(s, {});
    match.choose(0, PlayCard{.card = Action::LeafRider});
    EXPECT_EQ(match.frame<Drifting>().rotations, 3);
    match.choose(0, TurnLeaf{Spin::Clockwise});
    EXPECT_EQ(match.frame<Drifting>().rotations, 2);
}

TEST(TfPilotCards, TF_27_3_Sabotage)
{
    RULE("TF-27.3");
    Builder b = holds(0, Action::Sabotage).with(&Options::objects).put(guard(1), sw(Part::A1));
    b.raw().units.push_back({.owner = seat_at(1), .ground = Ground::Ballista});
    b.raw().figures.push_back(
        {.unit = unit_at(b.raw().units.size() - 1), .zone = Zone::Battlefield, .at = sw(Part::B1)});
    const FigureId object = figure_at(b.raw().figures.size() - 1);
    Match match(acts(b, guard(1)), {});
    EXPECT_FALSE(match.offers(0, PlayCard{.card = Action::Sabotage, .by = guard(1), .on = commando(1)}));
    match.choose(0, PlayCard{.card = Action::Sabotage, .by = guard(1), .on = object});
    EXPECT_EQ(match.zone(object), Zone::Casualty);
    figure(b.raw(), object).at = sw(Part::C1);
    Match far(acts(b, guard(1)), {});
    EXPECT_FALSE(far.offers(0, PlayCard{.card = Action::Sabotage, .by = guard(1), .on = object}));
}

TEST(TfPilotCards, TF_26_2_AShakenPilotPlaysNoCards)
{
    RULE("TF-26.2");
    Builder b = holds(0, Action::ScoutReport).mission(1, Mission::Siege, {commando(1)});
    for (const FigureId id : {aerijin, sienna, valchirp}) figure(b.raw(), id).shaken = true;
    EXPECT_TRUE(possible_plays(b.raw(), seat_at(0), When::OwnTurn, kNoFigure).size() > 0);  // to calm down
    b.raw().players[0].hand = {Action::ScoutReport};
    Match match = b.turn_of(0);
    EXPECT_FALSE(match.offers(0, PlayCard{.card = Action::ScoutReport, .by = aerijin}));
}

TEST(TfPilotCards, TF_27_3_WithoutCheeseNoCard)
{
    RULE("TF-27.3");
    Match poor = holds(0, Action::Rally).gone(guard(2)).cheese(0, 1).turn_of(0);
    EXPECT_FALSE(poor.offers(0, PlayCard{.card = Action::Rally, .on = guard(2)}));
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
