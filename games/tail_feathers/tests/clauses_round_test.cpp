// Chapters TF-1 and TF-7 to TF-10, clause by clause.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

Match idle(Builder b, int seat, UnitId id)  // that unit is activated and does nothing
{
    Match match = b.turn_of(seat);
    match.choose(seat, Activate{id});
    while (match.prompt(seat).starts_with("activation.")) match.choose(seat, match.fallback(seat));
    return Match(match.state(), {});
}

TEST(TfClauses, TF_1_7_APerchedBirdIsALargeGroundFigure)
{
    RULE("TF-1.7");
    Builder b = table();
    EXPECT_TRUE(is_large(b.raw(), aerijin));
    EXPECT_FALSE(is_large(b.raw(), guard(1)));
    EXPECT_FALSE(is_large(b.raw(), staborah));
    b.raw().units[index(kStaborah)].ground = Ground::Spider;
    EXPECT_TRUE(is_large(b.raw(), staborah));
    b.perch(aerijin, kSwNest);
    EXPECT_FALSE(can_be_assigned(b.raw(), seat_at(0), aerijin));  // never on a mission
}

TEST(TfClauses, TF_1_8_WhoFliesIsNoGroundFigure)
{
    RULE("TF-1.8");
    Builder b = table().fly(aerijin, 45000, 45000, 0);
    EXPECT_FALSE(is_grounded(b.raw(), aerijin));
    EXPECT_TRUE(is_flying(b.raw(), aerijin));
    EXPECT_TRUE(is_grounded(b.raw(), sienna));
    EXPECT_TRUE(is_grounded(b.raw(), guard(1)));
    b.gone(guard(1));
    EXPECT_FALSE(is_grounded(b.raw(), guard(1)));
}

TEST(TfClauses, TF_1_14_AnActivationIsATurn)
{
    RULE("TF-1.14");
    Builder b = table().hand(0, {Action::Veer});
    b.raw().players[0].played = b.raw().players[1].played = true;
    const Match match = idle(b, 0, kOakguard);
    EXPECT_FALSE(match.player(0).played);  // a new turn, a new card
    EXPECT_FALSE(match.player(1).played);
}

TEST(TfClauses, TF_1_15_TurnsGoRound)
{
    RULE("TF-1.15");
    EXPECT_TRUE(idle(table(), 0, kOakguard).waits_for(1));
    EXPECT_TRUE(idle(table(), 1, kStaborah).waits_for(0));
}

TEST(TfClauses, TF_1_16_BirdsHaveNoAttackValue)
{
    RULE("TF-1.16");
    Builder b = table();
    EXPECT_EQ(melee_of(b.raw(), grizzard), 3);  // Snag's
    EXPECT_EQ(ranged_of(b.raw(), grizzard), 2);
    b.raw().units[index(kGrizzard)].riderless = true;
    EXPECT_EQ(melee_of(b.raw(), grizzard), 0);
    EXPECT_EQ(ranged_of(b.raw(), grizzard), 0);
    EXPECT_EQ(swoop_dice(b.raw(), grizzard), 4);  // its battle value, and Hunter
}

TEST(TfClauses, TF_7_4_ATurnedCardIsNotActivatedAgain)
{
    RULE("TF-7.4");
    const Match match = idle(table(), 0, kOakguard);
    EXPECT_TRUE(unit(match.state(), kOakguard).turned);
    EXPECT_FALSE(can_activate(match.state(), kOakguard));
    EXPECT_TRUE(can_activate(match.state(), kAerijin));
    Builder b = table().turned(kOakguard);
    EXPECT_EQ(b.turn_of(0).bars(0, Activate{kOakguard}), "TF-7.4");
}

TEST(TfClauses, TF_7_8_WalkingIsOptional)
{
    RULE("TF-7.8");
    Match match = table().turn_of(0);
    match.choose(0, Activate{kOakguard});
    match.choose(0, ChooseFigures{Figures{guard(1), guard(2)}});
    match.choose(0, Finish{});
    EXPECT_EQ(match.at(guard(1)), kSwNest);
    Match some = table().turn_of(0);
    some.choose(0, Activate{kOakguard});
    some.choose(0, ChooseFigures{Figures{guard(1), guard(2)}});
    some.choose(0, Walk{guard(2), sw(Part::A2)});
    some.choose(0, Finish{});  // one has moved, the other one need not
    EXPECT_EQ(some.prompt(0), "activation.act");
}

TEST(TfClauses, TF_8_9_APerchedBirdWalks)
{
    RULE("TF-8.9");
    Builder b = table().perch(aerijin, sw(Part::A1)).perch(sienna, sw(Part::S3));
    EXPECT_EQ(reachable(b.raw(), aerijin, move_of(b.raw(), aerijin)),
              (Spaces{sw(Part::A2), sw(Part::B1), sw(Part::A3), sw(Part::C1), sw(Part::S1), kSwNest, sw(Part::B3),
                      sw(Part::C2)}));
}

TEST(TfClauses, TF_R14_APerchedBirdScurries)
{
    RULE("TF-R14");
    Match match = table().perch(aerijin, sw(Part::A1)).turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.choose(0, Walk{aerijin, sw(Part::A2)});
    EXPECT_TRUE(match.offers(0, Scurry{aerijin, sw(Part::A3)}));
    match.choose(0, Scurry{aerijin, sw(Part::B3)});
    EXPECT_EQ(match.at(aerijin), sw(Part::B3));
}

TEST(TfClauses, TF_8_10_LargeFiguresAreNeitherStoppedNorPinned)
{
    RULE("TF-8.10");
    Builder b = table().perch(aerijin, sw(Part::A2));
    for (int i = 0; i < 6; ++i) b.gone(guard(i));
    b.put(commando(1), kSwNest).put(commando(2), kSwNest);
    EXPECT_TRUE(reachable(b.raw(), aerijin, 2).has(sw(Part::C2)));  // through the enemies in the nest
    b.put(guard(1), sw(Part::A2)).perch(aerijin, kSwNest);
    EXPECT_FALSE(reachable(b.raw(), guard(1), 2).has(sw(Part::C2)));
    EXPECT_FALSE(is_pinned(b.raw(), aerijin));
    EXPECT_TRUE(reachable(b.raw(), aerijin, 1).has(sw(Part::C2)));
    b.put(guard(2), kSwNest).perch(aerijin, sw(Part::C2));
    EXPECT_TRUE(is_pinned(b.raw(), guard(2)));
}

TEST(TfClauses, TF_9_1_WhoFliesMustFlyOn)
{
    RULE("TF-9.1");
    Match match = table().fly(aerijin, 45000, 30000, 900).turn_of(0);
    match.choose(0, Activate{kAerijin});
    EXPECT_EQ(match.prompt(0), "flight.route");
    EXPECT_FALSE(match.offers(0, Finish{}));
    EXPECT_FALSE(match.offers(0, GoOn{}));
}

TEST(TfClauses, TF_9_4_AsManyTemplatesAsTheMoveValue)
{
    RULE("TF-9.4");
    const auto most = [](FigureId id, Tilt tilt) {
        Builder b = table().fly(id, 45000, 45000, 0, tilt);
        return most_templates(b.raw(), {.unit = figure(b.raw(), id).unit, .acting = Figures{id}});
    };
    EXPECT_EQ(most(aerijin, Tilt::Centre), 3);
    EXPECT_EQ(most(grizzard, Tilt::Left), 4);
    EXPECT_EQ(most(sienna, Tilt::Left), 3);
    EXPECT_EQ(most(sienna, Tilt::Centre), 4);  // Dart
    Match match = table().fly(aerijin, 45000, 30000, 900).turn_of(0);
    match.choose(0, Activate{kAerijin});
    EXPECT_TRUE(match.offers(0, Announce{route({kShort, kShort}), 0}));
    EXPECT_TRUE(match.offers(0, Announce{route({kShort, kLong, kShort}), 0}));
    match.refuses(0, Announce{route({kShort}), 0}, "TF-9.4");
    match.refuses(0, Announce{route({kShort, kShort, kShort, kShort}), 0}, "TF-9.4");
}

TEST(TfClauses, TF_9_5_LongAndShortAreMixedFreely)
{
    RULE("TF-9.5");
    Match match = table().fly(aerijin, 45000, 30000, 900).turn_of(0);
    match.choose(0, Activate{kAerijin});
    int routes = 0;
    const auto asked = match.open(0);
    for (const Choice& each : asked->options) routes += std::holds_alternative<Announce>(each);
    EXPECT_EQ(routes, 4 + 8);
}

TEST(TfClauses, TF_9_14_TheTiltStaysInFlight)
{
    RULE("TF-9.14");
    for (const Tilt tilt : {Tilt::Left, Tilt::Centre, Tilt::Right}) {
        Match match = table().fly(aerijin, 45000, 30000, 900, tilt).turn_of(0);
        match.choose(0, Activate{kAerijin});
        match.choose(0, Announce{route({kShort, kShort}), 0});
        EXPECT_EQ(match.figure(aerijin).tilt, tilt);
    }
}

TEST(TfClauses, TF_10_6_WhatMayBeSwoopedOn)
{
    RULE("TF-10.6");
    Builder b = table().put(guard(1), sw(Part::A1)).put(commando(1), sw(Part::B1));
    EXPECT_TRUE(can_swoop_space(b.raw(), seat_at(1), sw(Part::A1)));
    EXPECT_TRUE(can_swoop_space(b.raw(), seat_at(1), kSwNest));
    EXPECT_FALSE(can_swoop_space(b.raw(), seat_at(1), sw(Part::B1)));
    EXPECT_FALSE(can_swoop_space(b.raw(), seat_at(1), sw(Part::A3)));  // nobody there
    EXPECT_FALSE(can_swoop_space(b.raw(), seat_at(0), kSwNest));       // one's own
    for (int i = 0; i < 6; ++i) b.gone(guard(i));
    EXPECT_TRUE(can_swoop_space(b.raw(), seat_at(1), kSwNest));  // an empty nest is a nest
}

TEST(TfClauses, TF_10_12_CrossingAnEnemyBirdBeginsASpiral)
{
    RULE("TF-10.12");
    const auto crossed = [](Flag spiral) {
        Builder b = table().fly(aerijin, 20000, 45000, 0).fly(grizzard, 26000, 45500, 0);
        b.raw().options.spiral = spiral;
        Rolls rolls;
        if (spiral == Flag::On) rolls.assign(11, B);
        Match match = b.turn_of(0, rolls);
        match.choose(0, Activate{kAerijin});
        match.choose(0, Announce{route({kLong, kShort, kLong}), 0});
        if (match.prompt(0) == "spiral.rolled") match.choose(0, Keep{});
        return match.said<SpiralStarted>().size();
    };
    EXPECT_EQ(crossed(Flag::On), 1U);
    EXPECT_EQ(crossed(Flag::Off), 0U);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
