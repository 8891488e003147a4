// Rulings on flight, passengers, attacks and cheese.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

std::string_view refusal(const State& s, UnitId unit, const Strike& strike)
{
    const Activation a{
        .seat = owner_of(s, strike.figure), .unit = unit, .stage = Stage::Act, .acting = Figures{strike.figure}};
    const auto no = strike_refusal(s, a, strike, field_of(s));
    return no ? no->rule.id : "";
}

// Valchirp comes down to the home tree with a passenger; the first space on her way is C2.
Builder homeward() { return table().perch(aerijin, sw(Part::S3)).fly(valchirp, 38000, 38000, 2250); }

Space asked_space(const Match& match) { return space_at(static_cast<std::size_t>(match.open(0)->numbers[1].second)); }

TEST(TfRulings, TF_R23_LandingNeedsAnEmptySpaceOrANest)
{
    RULE("TF-R23");
    Builder b = homeward().put(guard(1), sw(Part::B1));
    EXPECT_FALSE(can_land(b.raw(), valchirp, sw(Part::B1), false));
    EXPECT_TRUE(can_land(b.raw(), valchirp, sw(Part::A1), false));
    EXPECT_TRUE(can_land(b.raw(), valchirp, kSwNest, false));
    EXPECT_TRUE(can_land(b.raw(), valchirp, kNeNest, false));  // the enemy's too
}

TEST(TfRulings, TF_R28_NothingHappensBeyondAForcedStop)
{
    RULE("TF-R28");
    const auto wounds = [](bool friend_at_the_end) {
        Builder b = table().fly(aerijin, 20000, 45000, 0).fly(grizzard, 45000, 48000, 0);
        if (friend_at_the_end) b.fly(sienna, 51000, 45000, 0);
        Match match = b.turn_of(0);
        match.choose(0, Activate{kAerijin});
        match.choose(0, Announce{route({kLong, kShort, kLong}), 0});
        EXPECT_EQ(match.figure(aerijin).pose.at.x, friend_at_the_end ? 39000 : 51000);
        return match.wounds(aerijin);
    };
    EXPECT_EQ(wounds(false), 1);
    EXPECT_EQ(wounds(true), 0);
}

TEST(TfRulings, TF_R64_ABirdWithItsBeakUpIsALargeGroundFigure)
{
    RULE("TF-R64");
    Builder b = table().perch(aerijin, kSwNest).launch_set(aerijin);
    for (int i = 0; i < 4; ++i) b.gone(guard(i));
    for (int i = 0; i < 6; ++i) b.put(commando(i), kSwNest);
    EXPECT_TRUE(is_pinned(b.raw(), guard(4)));
    EXPECT_FALSE(is_pinned(b.raw(), aerijin));
    EXPECT_EQ(refusal(b.raw(), kCommandos, {commando(1), AttackKind::Melee, at_figure(aerijin)}), "");
    Match match = b.turn_of(0);
    match.choose(0, Activate{kAerijin});
    EXPECT_EQ(match.prompt(0), "flight.launch");
}

TEST(TfRulings, TF_R65_RoomIsCountedWhenItIsNeeded)
{
    RULE("TF-R65");
    const auto first_landing = [](const Choice& choice) {
        Match match = homeward().carries(valchirp, guard(1)).turn_of(0);
        match.choose(0, Activate{kValchirp});
        match.choose(0, Announce{route({kLong, kLong, kLong}), 0});
        EXPECT_EQ(match.prompt(0), "flight.drop");
        EXPECT_EQ(asked_space(match), sw(Part::C2));
        match.choose(0, choice);
        EXPECT_EQ(match.prompt(0), "flight.land");
        return asked_space(match);
    };
    EXPECT_EQ(first_landing(GoOn{}), sw(Part::C2));
    EXPECT_EQ(first_landing(Drop{}), kSwNest);  // the passenger stands on C2 now
}

TEST(TfRulings, TF_R67_TwoTemplatesAreTheLeast)
{
    RULE("TF-R67");
    Builder b = table().fly(aerijin, 45000, 45000, 0);
    Activation a{.seat = seat_at(0), .unit = kAerijin, .acting = Figures{aerijin}};
    EXPECT_EQ(most_templates(b.raw(), a), 3);
    a.move = -2;
    EXPECT_EQ(most_templates(b.raw(), a), 2);
}

TEST(TfRulings, TF_R30_WhatIsNearABird)
{
    RULE("TF-R30");
    Builder b = table().fly(sienna, 21000, 2000, 900).put(guard(1), sw(Part::C1)).put(guard(2), sw(Part::B1));
    b.put(guard(3), sw(Part::C1));
    b.raw().figures[index(guard(3))].immobile = true;
    EXPECT_EQ(near_for_pick_up(b.raw(), sienna, {}), Figures{guard(1)});
    Spaces from;
    from.add(sw(Part::C1));
    EXPECT_EQ(near_for_pick_up(b.raw(), sienna, from), (Figures{guard(1), guard(2)}));
}

TEST(TfRulings, TF_R31_APassengerIsNotActivated)
{
    RULE("TF-R31");
    Match match = homeward().carries(valchirp, guard(1)).turn_of(0);
    EXPECT_FALSE(available_of(match.state(), kOakguard).has(guard(1)));
    match.choose(0, Activate{kValchirp});
    match.choose(0, Announce{route({kLong, kLong, kLong}), 0});
    match.choose(0, Drop{});
    EXPECT_TRUE(can_activate(match.state(), kOakguard));
    EXPECT_TRUE(available_of(match.state(), kOakguard).has(guard(1)));
}

TEST(TfRulings, TF_R33_APassengerStaysAboardOverTheRounds)
{
    RULE("TF-R33");
    Match match = homeward().carries(valchirp, guard(1)).end_of_round();
    EXPECT_EQ(match.state().round, 2);
    EXPECT_EQ(match.zone(guard(1)), Zone::Carried);
    EXPECT_EQ(match.figure(valchirp).carries, guard(1));
}

TEST(TfRulings, TF_R24_ASwoopSparesFriends)
{
    RULE("TF-R24");
    Builder b = table().fly(grizzard, 38000, 38000, 2250).put(guard(1), sw(Part::A1)).put(commando(1), sw(Part::A1));
    const Fight fight = swoop_on(b.raw(), grizzard, sw(Part::A1));
    ASSERT_EQ(fight.targets.size(), 1U);
    EXPECT_EQ(fight.targets.front(), at_figure(guard(1)));
    EXPECT_FALSE(can_swoop_space(b.raw(), seat_at(1), kNeNest));
    b.gone(guard(1));
    EXPECT_FALSE(can_swoop_space(b.raw(), seat_at(1), sw(Part::A1)));
}

Match swoop_at(Mission mission, Rolls rolls)
{
    Builder b = table().fly(grizzard, 45000, 55000, 2700).mission(0, mission, {guard(1)}, {45000, 42000});
    return b.turn_of(1, std::move(rolls));
}

void swoop_down(Match& match)
{
    match.choose(1, Activate{kGrizzard});
    match.choose(1, Announce{route({kShort, kShort}), 0});
    match.choose(1, Swoop{});
}

TEST(TfRulings, TF_R25_AMissionWithoutSurvivorsGoesHome)
{
    RULE("TF-R25");
    Match match = swoop_at(Mission::Siege, {S, B, B, B, B, B, B, B});
    swoop_down(match);
    EXPECT_EQ(match.zone(guard(1)), Zone::Casualty);
    EXPECT_FALSE(match.player(0).mission);
    EXPECT_FALSE(match.player(0).mission_lies);
    Match saved = swoop_at(Mission::Siege, {S, B, B, B, B, B, B, X});
    swoop_down(saved);
    EXPECT_EQ(saved.player(0).mission, Mission::Siege);  // it lies there, face up
    EXPECT_TRUE(saved.player(0).mission_open);
}

TEST(TfRulings, TF_R26_ADecoyCostsNoAttack)
{
    RULE("TF-R26");
    Match match = swoop_at(Mission::Decoy, {});
    swoop_down(match);
    EXPECT_EQ(match.prompt(1), "activation.act");
    EXPECT_FALSE(match.frame<Activation>().swooped);
    EXPECT_FALSE(match.frame<Activation>().no_attack);
}

TEST(TfRulings, TF_R35_MeleeFromTheAir)
{
    RULE("TF-R35");
    Builder b = table().fly(grizzard, 22000, 12500, 1800);
    EXPECT_EQ(refusal(b.raw(), kGrizzard, {grizzard, AttackKind::Melee, at_nest(seat_at(0))}), "");
    EXPECT_EQ(refusal(b.raw(), kGrizzard, {grizzard, AttackKind::Melee, at_figure(guard(1))}), "");
    EXPECT_EQ(refusal(b.raw(), kOakguard, {guard(1), AttackKind::Melee, at_figure(grizzard)}), "TF-16.1");
    b.raw().options.melee_at_flyers_only = true;
    EXPECT_EQ(refusal(b.raw(), kGrizzard, {grizzard, AttackKind::Melee, at_nest(seat_at(0))}), "TF-R35");
}

TEST(TfRulings, TF_R37_ANestAndItsFiguresAreTargetsOfTheirOwn)
{
    RULE("TF-R37");
    Builder b = table().fly(grizzard, 22000, 12500, 1800);
    EXPECT_EQ(refusal(b.raw(), kGrizzard, {grizzard, AttackKind::Ranged, at_nest(seat_at(0))}), "");
    EXPECT_EQ(refusal(b.raw(), kGrizzard, {grizzard, AttackKind::Ranged, at_figure(guard(1))}), "");
}

TEST(TfRulings, TF_R38_MissionsRollForCheeseToo)
{
    RULE("TF-R38");
    Builder b = table().nut(0).cheese(1, 5).mission(0, Mission::Siege, {guard(1)});
    b.mission(1, Mission::Intercept, {commando(1), commando(2)}, {45000, 52000});
    Match match = b.end_of_round({C, C, S, B});
    EXPECT_EQ(match.prompt(1), "fight.rolled");
    match.choose(1, match.fallback(1));  // one fills the wheel, the other is rolled again
    EXPECT_EQ(match.player(1).cheese, 6);
    EXPECT_EQ(match.zone(guard(1)), Zone::Casualty);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
