// Dice that are rolled again, and when their cheese is paid.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

Builder in_the_air() { return table().fly(aerijin, 20000, 45000, 0).fly(grizzard, 45000, 45000, 1800); }

void strike_from_the_air(Match& match)  // Zure, who may roll one die again
{
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kShort, kShort}), 0});
    match.choose(0, Strike{aerijin, AttackKind::Melee, at_figure(grizzard)});
}

TEST(TfRerolls, TF_R38a_CheeseIsPaidByTheFacesThatLieAtLast)
{
    RULE("TF-R38a");
    Match lost = in_the_air().turn_of(0, {C, B, B, B});
    strike_from_the_air(lost);
    EXPECT_EQ(lost.player(0).cheese, 0);  // the roll is not over
    lost.choose(0, Reroll{Dice{0}});
    EXPECT_EQ(lost.player(0).cheese, 0);  // no cheese lies there any more
    Match found = in_the_air().turn_of(0, {C, B, B, C});
    strike_from_the_air(found);
    found.choose(0, Reroll{Dice{1}});
    EXPECT_EQ(found.player(0).cheese, 2);
    Match kept = in_the_air().turn_of(0, {C, B, B});
    strike_from_the_air(kept);
    kept.choose(0, Keep{});
    EXPECT_EQ(kept.player(0).cheese, 1);
}

TEST(TfRerolls, TF_R38a_ADefenceRollLikewise)
{
    RULE("TF-R38a");
    Builder b = table().cheese(0, 5).put(guard(0), sw(Part::A1)).put(commando(1), sw(Part::A1));
    Match match = b.turn_of(1, {S, B, C, C, S});
    match.choose(1, Activate{kCommandos});
    match.choose(1, ChooseFigures{Figures{commando(1)}});
    match.choose(1, Finish{});
    match.choose(1, Strike{commando(1), AttackKind::Melee, at_figure(guard(0))});
    EXPECT_EQ(match.player(0).cheese, 5);  // the veteran's two dice lie there
    match.choose(0, Reroll{Dice{1}});
    EXPECT_EQ(match.player(0).cheese, 6);
    EXPECT_EQ(match.zone(guard(0)), Zone::Casualty);
}

TEST(TfRerolls, TF_R38a_InASpiralLikewise)
{
    RULE("TF-R38a");
    Builder b = table().with(&Options::spiral).fly(aerijin, 20000, 46000, 0).fly(grizzard, 45000, 45000, 1800);
    Match match = b.turn_of(0, {C, S, S, B, B, S, B, B, B, B, B, S});
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kLong, kLong}), 0});
    EXPECT_EQ(match.player(0).cheese, 0);
    match.choose(0, Reroll{Dice{0}});
    EXPECT_EQ(match.player(0).cheese, 0);
    EXPECT_EQ(match.wounds(grizzard), 2);
}

Builder full_wheel(int cheese)  // two dice from the branch at Grizzard
{
    return table()
        .cheese(0, cheese)
        .fly(grizzard, 30000, 16000, 900)
        .put(guard(1), sw(Part::C1))
        .perch(sienna, sw(Part::S3));
}

void shoot(Match& match)
{
    match.choose(0, Activate{kOakguard});
    match.choose(0, ChooseFigures{Figures{guard(1)}});
    match.choose(0, Finish{});
    match.choose(0, Strike{guard(1), AttackKind::Ranged, at_figure(grizzard)});
}

TEST(TfRerolls, TF_R38b_EachSurplusCheeseOnItsOwn)
{
    RULE("TF-R38b");
    Match one = full_wheel(6).turn_of(0, {C, C, B, B});
    shoot(one);
    one.choose(0, Reroll{Dice{1}});
    EXPECT_EQ(one.prompt(0), "fight.rolled");
    EXPECT_FALSE(one.offers(0, Reroll{Dice{1}}));  // the second result stands
    EXPECT_TRUE(one.offers(0, Reroll{Dice{0}}));
    one.choose(0, Keep{});
    EXPECT_EQ(one.wounds(grizzard), 1);
    Match both = full_wheel(6).turn_of(0, {C, C, B, B, X});
    shoot(both);
    both.choose(0, Reroll{Dice{0}});
    both.choose(0, Reroll{Dice{1}});
    EXPECT_EQ(both.wounds(grizzard), 1);  // two hits and a shield
    Match none = full_wheel(6).turn_of(0, {C, C});
    shoot(none);
    none.choose(0, Keep{});
    EXPECT_EQ(none.wounds(grizzard), 0);
}

TEST(TfRerolls, TF_R38_WhatFitsTheWheelIsNotRolledAgain)
{
    RULE("TF-R38");
    Match match = full_wheel(5).turn_of(0, {C, C, C});
    shoot(match);
    match.choose(0, Reroll{Dice{0}});  // a cheese again: that one is lost, the other one fills the wheel
    EXPECT_EQ(match.player(0).cheese, 6);
    EXPECT_EQ(match.prompt(1), "round.activate");
    Match room = full_wheel(4).turn_of(0, {C, C});
    shoot(room);
    EXPECT_EQ(room.player(0).cheese, 6);  // nothing to ask
    EXPECT_EQ(room.prompt(1), "round.activate");
}

Builder brutal()  // Chumjaw, a blade, beside Aerijin
{
    return table()
        .hand(1, {Action::Brutality})
        .cheese(1, 2)
        .fly(wrunk, 45000, 45000, 1800)
        .fly(aerijin, 20000, 45000, 0)
        .hurt(aerijin, 0);
}

TEST(TfRerolls, TF_27_1_BrutalityRollsTheDiceThatArePicked)
{
    RULE("TF-27.1");
    Match match = brutal().turn_of(1, {C, B, S, S, B, B});
    match.choose(1, Activate{kWrunk});
    match.choose(1, Announce{route({kShort, kShort}), 0});
    match.choose(1, Strike{wrunk, AttackKind::Melee, at_figure(aerijin)});
    match.choose(1, PlayCard{.card = Action::Brutality, .by = wrunk});
    EXPECT_EQ(match.prompt(1), "fight.again");
    EXPECT_TRUE(match.offers(1, Reroll{Dice{0}}));
    EXPECT_TRUE(match.offers(1, Reroll{Dice{0, 1}}));
    match.refuses(1, Reroll{Dice{2}}, "TF-27.1");  // a hit
    match.refuses(1, Reroll{Dice{}}, "TF-27.1");
    match.refuses(1, Reroll{Dice{1, 1}}, "TF-27.1");
    match.refuses(1, Reroll{Dice{9}}, "TF-27.1");
    match.choose(1, Reroll{Dice{1}});
    EXPECT_EQ(match.player(1).cheese, 1);  // the cheese was left as it lay
    EXPECT_EQ(match.wounds(aerijin), 2);
}

TEST(TfRerolls, TF_27_1_NothingToRollAgainNothingToPlay)
{
    RULE("TF-27.1");
    Match match = brutal().turn_of(1, {S, S, X, B, B});
    match.choose(1, Activate{kWrunk});
    match.choose(1, Announce{route({kShort, kShort}), 0});
    match.choose(1, Strike{wrunk, AttackKind::Melee, at_figure(aerijin)});
    EXPECT_FALSE(match.offers(1, PlayCard{.card = Action::Brutality, .by = wrunk}));
    match.choose(1, Keep{});
    EXPECT_EQ(match.wounds(aerijin), 3);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
