// Chapter TF-31: death spirals.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

Builder duel()
{
    return table().with(&Options::spiral).fly(aerijin, 20000, 46000, 0).fly(grizzard, 45000, 45000, 1800);
}

TEST(TfSpiral, TF_31_1_TheyLockEachOther)
{
    RULE("TF-10.12");
    RULE("TF-31.1");
    RULE("TF-31.2");
    RULE("TF-31.3");
    RULE("TF-31.4");
    RULE("TF-31.5");
    Match match = duel().turn_of(0, {S, S, C, C, B, S, S, C, C, B, B});
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kLong, kLong}), 0});
    EXPECT_EQ(match.state().spirals.front().marker, (Point{41870, 46567}));
    match.choose(0, Keep{});
    EXPECT_EQ(match.wounds(aerijin), 1);  // a tie: one each, and they stay locked
    EXPECT_EQ(match.wounds(grizzard), 1);
    EXPECT_EQ(match.state().spirals.size(), 1U);
    EXPECT_EQ(match.figure(aerijin).pose.at, (Point{38741, 48134}));
    RULE("TF-31.9");
    const Activation a{.seat = seat_at(0), .unit = kSienna, .stage = Stage::Act, .acting = Figures{sienna}};
    EXPECT_EQ(
        strike_refusal(match.state(), a, {sienna, AttackKind::Ranged, at_figure(grizzard)}, field_of(match.state()))
            ->rule.id,
        "TF-31.9");
}

TEST(TfSpiral, TF_31_6_AWinnerAndALoser)
{
    RULE("TF-31.6");
    RULE("TF-31.8");
    Match match = duel().turn_of(0, {S, S, S, B, B, S, B, B, B, B, B});
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kLong, kLong}), 0});
    match.choose(0, Keep{});
    EXPECT_EQ(match.wounds(grizzard), 2);
    EXPECT_TRUE(match.state().spirals.empty());
    EXPECT_EQ(match.figure(aerijin).pose.heading, 1534);
    EXPECT_EQ(match.figure(grizzard).pose.heading, 3334);
    EXPECT_EQ(match.bars(0, Strike{aerijin, AttackKind::Ranged, at_figure(grizzard)}), "TF-31.8");
}

TEST(TfSpiral, TF_31_7_TwoTiesAreTheEnd)
{
    RULE("TF-31.7");
    RULE("TF-31.11");
    Builder b = table().with(&Options::spiral).fly(sienna, 40000, 45000, 0).fly(wrunk, 47000, 45000, 1800);
    b.raw().spirals.push_back({wrunk, sienna, {43500, 45000}, 0});
    b.raw().figures[index(sienna)].grudges = 1;
    Match match = b.turn_of(0, {S, B, B, B, B, B, B, B, S, B});
    match.choose(0, Activate{kSienna});
    EXPECT_TRUE(match.offers(0, Grudge{}));
    match.choose(0, Grudge{});  // rolls both dice again
    EXPECT_EQ(match.zone(sienna), Zone::Casualty);
    EXPECT_EQ(match.zone(wrunk), Zone::Casualty);
}

TEST(TfSpiral, TF_17_1_CheeseAndSecondRolls)
{
    RULE("TF-17.1");
    RULE("TF-17.2");
    RULE("TF-17.3");
    RULE("TF-1.19");
    // A cheese that does not fit is rolled again; Seasoned is another die.
    Match full = duel().cheese(0, 6).turn_of(0, {C, B, S, B, B, S, B, B, B, B, B, S, B});
    full.choose(0, Activate{kAerijin});
    full.choose(0, Announce{route({kLong, kLong}), 0});
    full.choose(0, Reroll{Dice{0}});
    EXPECT_FALSE(full.offers(0, Reroll{Dice{0}}));
    full.choose(0, Reroll{Dice{1}});
    EXPECT_EQ(full.wounds(grizzard), 1);  // two to one
    // A cheese of the second roll is gained, too; what was rolled again stays when a grudge is borne.
    Builder b = duel();
    b.raw().figures[index(aerijin)].grudges = 1;
    Match match = b.turn_of(0, {B, B, B, B, B, B, B, B, B, B, B, C, S, S, C, B});
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kLong, kLong}), 0});
    match.choose(0, Reroll{Dice{2}});
    EXPECT_EQ(match.player(0).cheese, 0);  // not before the rolling is over
    match.choose(0, Grudge{});
    EXPECT_EQ(match.player(0).cheese, 2);
    EXPECT_EQ(match.said<Rerolled>().back().roll[2], DieFace::Cheese);
    EXPECT_EQ(match.wounds(grizzard), 2);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
