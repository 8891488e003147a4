// Rulings on status effects and the advanced modules.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

TEST(TfRulings, TF_R48_OneMarkerAndItGoes)
{
    RULE("TF-R48");
    const auto shaken_after = [](bool before) {
        Builder b = table().with(&Options::feathers).fly(aerijin, 20000, 45000, 0);
        b.raw().feathers = {{3, {30000, 45000}, 0, false}};
        b.raw().figures[index(aerijin)].shaken = before;
        Match match = b.turn_of(0);
        match.choose(0, Activate{kAerijin});
        match.choose(0, Announce{route({kLong, kShort, kLong}), 0});
        EXPECT_TRUE(match.figure(aerijin).shaken);
        match.choose(0, Finish{});
        return match.figure(aerijin).shaken;
    };
    EXPECT_FALSE(shaken_after(true));  // shaken again on the way: no second marker
    EXPECT_TRUE(shaken_after(false));
}

TEST(TfRulings, TF_R69_APerchedPilotIsShakenLikewise)
{
    RULE("TF-R69");
    Builder b = table();
    b.raw().figures[index(aerijin)].shaken = true;
    Match match = b.turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.choose(0, Finish{});
    EXPECT_EQ(match.bars(0, Strike{aerijin, AttackKind::Ranged, at_figure(grizzard)}), "TF-26.2");
    match.choose(0, Finish{});
    EXPECT_FALSE(match.figure(aerijin).shaken);
}

TEST(TfRulings, TF_R44_WhatPutsOutAFire)
{
    RULE("TF-R44");
    const auto out = [](BurnIcon icon, std::uint32_t face) {
        Builder b = table();
        b.raw().options.burn_icon = icon;
        Rng rng = Rng::scripted({face});
        DieFace shown{};
        return burn_test(b.raw(), rng, shown);
    };
    EXPECT_TRUE(out(BurnIcon::Star, BS));
    EXPECT_FALSE(out(BurnIcon::Star, X));
    EXPECT_TRUE(out(BurnIcon::Shield, X));
    EXPECT_FALSE(out(BurnIcon::Shield, S));
    EXPECT_TRUE(out(BurnIcon::Cheese, C));
    EXPECT_FALSE(out(BurnIcon::Cheese, BS));
}

TEST(TfRulings, TF_R50_LockedBirdsKeepTheirTiltUntilTheyPart)
{
    RULE("TF-R50");
    Builder b = locked();
    const Round tilt{.phase = Phase::Tilt, .tilted = Figures{aerijin, valchirp, grizzard}};
    EXPECT_EQ(next_tilt(b.raw(), tilt, seat_at(0)), kNoFigure);
    EXPECT_EQ(next_tilt(b.raw(), tilt, seat_at(1)), kNoFigure);
    Match match = b.turn_of(0, {S, B, B, B, B, B, B, B});
    match.choose(0, Activate{kSienna});
    EXPECT_EQ(match.wounds(sienna), 1);
    EXPECT_EQ(match.figure(sienna).tilt, Tilt::Centre);
    EXPECT_EQ(match.figure(wrunk).tilt, Tilt::Centre);
}

TEST(TfRulings, TF_R53_EitherBirdGoesOnWithTheSpiral)
{
    RULE("TF-R53");
    Match later = locked().end_of_round();
    EXPECT_EQ(later.state().round, 2);
    EXPECT_EQ(later.state().spirals.size(), 1U);
    Match match = locked().turn_of(0, {S, B, B, B, B, B, B, B});
    match.choose(0, Activate{kSienna});
    EXPECT_TRUE(match.state().spirals.empty());
    EXPECT_EQ(match.prompt(0), "flight.route");  // the activated bird flies on
    EXPECT_TRUE(can_activate(match.state(), kWrunk));
}

TEST(TfRulings, TF_25_1_ANestThatFallsPartsTheSpirals)
{
    RULE("TF-25.1");
    RULE("TF-R62");
    Match match = locked().nest(0, 1).embers(0, 1).end_of_round();
    EXPECT_EQ(TailFeathers::ending(match.state()), "nest_destroyed");
    EXPECT_EQ(match.zone(sienna), Zone::Out);
    EXPECT_TRUE(match.state().spirals.empty());
}

TEST(TfRulings, TF_R52_ATieThatKillsLeavesTheOtherAsItIs)
{
    RULE("TF-R52");
    Builder b = table().with(&Options::spiral).fly(aerijin, 20000, 46000, 0).hurt(aerijin, 5);
    b.fly(grizzard, 45000, 45000, 1800, Tilt::Left);
    Match match = b.turn_of(0, {S, S, C, C, B, S, S, C, C, B, B});
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kLong, kLong}), 0});
    match.choose(0, Keep{});
    EXPECT_EQ(match.zone(aerijin), Zone::Casualty);
    EXPECT_TRUE(match.state().spirals.empty());
    EXPECT_EQ(match.figure(grizzard).tilt, Tilt::Centre);
    EXPECT_EQ(match.figure(grizzard).pose.heading, 1534);  // not turned
}

Builder beside_the_south_east_tree()  // aimed at the north-east, it swings into another tree
{
    Builder b = table().with(&Options::leaves);
    const Drift drift{{59500, 2000}, 1800, Hole::Stem, {77750, 77750}};
    b.raw().leaves[index(kLeafSpace) - kFirstLeaf] = Leaf{.in_play = true, .drifting = true, .drift = drift};
    return b.put(guard(1), kLeafSpace);
}

TEST(TfRulings, TF_R54_WhoSteersALeaf)
{
    RULE("TF-R54");
    Builder b = beside_the_south_east_tree();
    b.put(commando(1), kLeafSpace).put(commando(2), kLeafSpace);
    EXPECT_EQ(leaf_controller(b.raw(), kLeafSpace), seat_at(0));  // it cut the leaf and is still aboard
    b.gone(guard(1));
    EXPECT_EQ(leaf_controller(b.raw(), kLeafSpace), seat_at(1));
}

TEST(TfRulings, TF_R55_AnyTreeTakesTheRiders)
{
    RULE("TF-R55");
    Match match = beside_the_south_east_tree().end_of_round({C});
    match.choose(0, TurnLeaf{Spin::Counterclockwise});
    EXPECT_EQ(tree_of(match.at(guard(1))), Tree::Se);
    EXPECT_FALSE(match.state().leaves[index(kLeafSpace) - kFirstLeaf].drifting);
}

TEST(TfRulings, TF_R57_TheOwnerChoosesWhoIsLost)
{
    RULE("TF-R57");
    const Space c3 = space_of(Tree::Se, Part::C3);
    Builder b = beside_the_south_east_tree().put(guard(2), kLeafSpace);
    b.put(guard(0), c3).put(guard(3), c3).put(guard(4), c3);
    Match match = b.end_of_round({C});
    match.choose(0, TurnLeaf{Spin::Counterclockwise});
    EXPECT_EQ(match.prompt(0), "leaf.lose");
    match.choose(0, Lose{guard(2)});
    EXPECT_EQ(match.zone(guard(2)), Zone::Casualty);
    EXPECT_EQ(match.at(guard(1)), c3);
}

TEST(TfRulings, TF_R58_ASquadForagesOneCheese)
{
    RULE("TF-R58");
    Match match = table().with(&Options::forage).launch_set(sienna).turn_of(0);
    EXPECT_TRUE(match.offers(0, Forage{kAerijin}));  // perched, and it stays
    EXPECT_EQ(match.bars(0, Forage{kSienna}), "TF-29.1");
    match.choose(0, Forage{kOakguard});
    EXPECT_EQ(match.player(0).cheese, 1);
}

TEST(TfRulings, TF_R60_TheStartPlayerHasTheFirstWindow)
{
    RULE("TF-R60");
    Builder b = table().with(&Options::spiral).nut(1);
    b.fly(aerijin, 20000, 46000, 0).fly(grizzard, 45000, 45000, 1800);
    b.hand(0, {Action::IronBeak}).hand(1, {Action::IronBeak});
    Match match = b.turn_of(0, {S, S, S, B, B, B, B, B, B, B, B, B});
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kLong, kLong}), 0});
    EXPECT_TRUE(match.waits_for(1));
    EXPECT_FALSE(match.waits_for(0));
    match.choose(1, PlayCard{.card = Action::IronBeak, .by = grizzard});
    EXPECT_EQ(match.prompt(0), "card.beak");
    match.choose(0, Pass{});
    EXPECT_EQ(match.frame<Duel>().rolls[0].size(), 5U);
    EXPECT_EQ(match.frame<Duel>().rolls[1].size(), 7U);  // one more for the beak
}

TEST(TfRulings, TF_R61_TheCardsOfALostBirdReturn)
{
    RULE("TF-R61");
    Builder b = table().with(&Options::cards).fly(aerijin, 80000, 45000, 0);
    b.mission(0, Mission::Rescue, {guard(1), guard(2)});
    b.raw().figures[index(aerijin)].beside.add(Action::Veer);
    Match match = b.turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kLong, kLong}), 0});
    EXPECT_TRUE(match.player(0).discard.has(Action::Veer));
    State s = match.state();
    s.stack = {Round{.phase = Phase::End}};
    Match end(s, {});
    end.choose(0, Rescue{aerijin});
    EXPECT_TRUE(end.figure(aerijin).beside.empty());
    EXPECT_TRUE(end.player(0).hand.has(Action::Veer));
    EXPECT_TRUE(end.player(0).discard.empty());
}

TEST(TfRulings, TF_R70_WithoutAModuleNothingOfItHappens)
{
    RULE("TF-R70");
    Builder b = table().fly(aerijin, 45000, 45000, 0);
    EXPECT_FALSE(is_playable(b.raw(), Action::FeatherSkim));
    EXPECT_FALSE(is_playable(b.raw(), Action::LeafRider));
    State s = b.raw();
    s.stack = {Round{.phase = Phase::Activate}};
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    Rng rng = Rng::scripted({});
    suffer(s, aerijin, 2, rng, log);
    EXPECT_TRUE(s.feathers.empty());
    EXPECT_FALSE(rng.faulty());  // no feather was thrown
    b.with(&Options::feathers).with(&Options::leaves);
    EXPECT_TRUE(is_playable(b.raw(), Action::FeatherSkim));
    EXPECT_TRUE(is_playable(b.raw(), Action::LeafRider));
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
