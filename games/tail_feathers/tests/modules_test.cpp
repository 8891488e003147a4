// Chapters TF-26 to TF-34: status effects and the advanced modules.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

TEST(TfStatus, TF_26_1_ShakenByOneHardAttack)
{
    RULE("TF-26.1");
    RULE("TF-R47");
    const auto attack = [](Rolls rolls) {
        Builder b =
            table().fly(sienna, 45000, 45000, 0).mission(1, Mission::Patrol, {commando(1), commando(2), commando(3)});
        Match match = b.end_of_round(std::move(rolls));
        match.choose(1, Patrol{at_figure(sienna)});
        return match.figure(sienna).shaken;
    };
    EXPECT_TRUE(attack({B, B, B, C, C}));  // three wounds, pilot value 2
    EXPECT_FALSE(attack({B, B, C, C, C}));
}

TEST(TfStatus, TF_26_2_ShakenPilots)
{
    RULE("TF-26.2");
    RULE("TF-26.3");
    Builder b = table().fly(aerijin, 20000, 45000, 0).fly(grizzard, 45000, 45000, 1800);
    b.raw().figures[0].shaken = true;
    Match match = b.turn_of(0);
    EXPECT_EQ(swoop_dice(match.state(), aerijin), 2);
    EXPECT_EQ(pilot_value(match.state(), aerijin), 1);
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kShort, kShort}), 0});
    EXPECT_EQ(match.bars(0, Strike{aerijin, AttackKind::Melee, at_figure(grizzard)}), "TF-26.2");
    match.choose(0, Finish{});
    EXPECT_FALSE(match.figure(aerijin).shaken);
}

TEST(TfStatus, TF_26_4_ImmobileFiguresStandUp)
{
    RULE("TF-26.4");
    Builder b = table().put(guard(1), sw(Part::A1));
    b.raw().figures[index(guard(1))].immobile = true;
    Match match = b.turn_of(0);
    match.choose(0, Activate{kOakguard});
    match.choose(0, ChooseFigures{Figures{guard(1)}});
    EXPECT_FALSE(match.figure(guard(1)).immobile);
    EXPECT_TRUE(match.waits_for(1));  // that was all
}

TEST(TfStatus, TF_26_5_BurningFigures)
{
    RULE("TF-26.5");
    const auto burn = [](std::uint32_t face) {
        Builder b = table();
        b.raw().figures[0].burning = true;
        Match match = b.turn_of(0, {face});
        match.choose(0, Activate{kAerijin});
        match.choose(0, Finish{});
        match.choose(0, Finish{});
        return std::pair(match.figure(aerijin).burning, match.wounds(aerijin));
    };
    EXPECT_EQ(burn(S), std::pair(false, 0));
    EXPECT_EQ(burn(C), std::pair(true, 1));
}

TEST(TfStatus, TF_26_6_BurningNestsCanBePutOut)
{
    RULE("TF-26.6");
    Match match = table().embers(0, 2).put(guard(1), sw(Part::A2)).turn_of(0, {S});
    match.choose(0, Activate{kOakguard});
    match.choose(0, ChooseFigures{Figures{guard(1)}});
    match.choose(0, Walk{guard(1), kSwNest});
    match.choose(0, Extinguish{});
    EXPECT_EQ(match.player(0).embers, 1);
}

TEST(TfCards, TF_27_1_OneCardATurn)
{
    RULE("TF-27.1");
    RULE("TF-27.2");
    RULE("TF-27.4");
    Builder b = table().fly(aerijin, 45000, 30000, 900, Tilt::Right).hand(0, {Action::Veer, Action::Soar});
    Match match = b.turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.choose(0, PlayCard{.card = Action::Veer, .by = aerijin});
    match.choose(0, ChangeTilt{Tilt::Centre});
    EXPECT_TRUE(match.figure(aerijin).beside.has(Action::Veer));
    EXPECT_FALSE(match.offers(0, PlayCard{.card = Action::Soar, .by = aerijin}));
    match.refuses(0, PlayCard{.card = Action::Soar, .by = aerijin}, "TF-9.5");
}

TEST(TfCards, TF_27_3_CheeseIsPaidFirst)
{
    RULE("TF-27.3");
    RULE("TF-23.3");
    Builder b = table().fly(grizzard, 45000, 60000, 2700).hand(1, {Action::Flog}).cheese(1, 1);
    Match match = b.turn_of(1);
    match.choose(1, Activate{kGrizzard});
    match.choose(1, PlayCard{.card = Action::Flog, .by = grizzard});
    EXPECT_EQ(match.player(1).cheese, 0);
    EXPECT_TRUE(match.player(1).discard.has(Action::Flog));
    EXPECT_EQ(match.wounds(grizzard), 1);
    match.choose(1, Announce{route({kShort, kShort, kShort, kShort}), 0});  // four, and one more would do
    EXPECT_EQ(match.frame<Activation>().move, 1);
}

TEST(TfCards, TF_27_5_SilenceDoesNotTell)
{
    RULE("TF-27.5");
    Builder b = table()
                    .with(&Options::cards)
                    .fly(grizzard, 30000, 16000, 900)
                    .put(guard(1), sw(Part::C1))
                    .perch(sienna, sw(Part::S3));
    b.hand(1, {Action::Stall}).cheese(1, 3);
    Match match = b.turn_of(0, {B, C, X});
    match.choose(0, Activate{kOakguard});
    match.choose(0, ChooseFigures{Figures{guard(1)}});
    match.choose(0, Finish{});
    match.choose(0, Strike{guard(1), AttackKind::Ranged, at_figure(grizzard)});
    EXPECT_EQ(match.prompt(1), "card.guard");  // asked, though there is nothing to play
    match.choose(1, Pass{});
    EXPECT_EQ(match.wounds(grizzard), 0);
}

TEST(TfObjects, TF_28_3_Ballista)
{
    RULE("TF-28.1");
    RULE("TF-28.2");
    RULE("TF-28.3");
    RULE("TF-28.4");
    RULE("TF-28.5");
    RULE("TF-14.4");
    Builder b = table().with(&Options::objects).hand(0, {Action::BuildBallista}).cheese(0, 3);
    b.put(guard(1), sw(Part::A1)).put(guard(2), sw(Part::A1));
    Match match = b.turn_of(0, {});
    match.choose(0, Activate{kOakguard});
    match.choose(0, ChooseFigures{Figures{guard(1), guard(2)}});
    match.choose(0, Finish{});
    match.choose(0, PlayCard{.card = Action::BuildBallista, .by = guard(1), .to = sw(Part::A1)});
    const UnitId ballista = unit_at(match.state().units.size() - 1);
    EXPECT_TRUE(match.state().units.back().turned);
    EXPECT_FALSE(can_activate(match.state(), ballista));
    State next = match.state();
    next.units.back().turned = false;
    EXPECT_TRUE(can_activate(next, ballista));
    figure(next, commando(0)).at = sw(Part::A1);
    EXPECT_FALSE(can_activate(next, ballista));
    figure(next, commando(0)).at = kNeNest;
    const FigureId object = figure_at(next.figures.size() - 1);
    const Activation a{.seat = seat_at(0), .unit = ballista, .stage = Stage::Act, .acting = Figures{object}};
    EXPECT_FALSE(strike_refusal(next, a, {object, AttackKind::Ranged, at_nest(seat_at(1))}, field_of(next)));
}

TEST(TfForage, TF_29_1_ACheeseForDoingNothing)
{
    RULE("TF-29.1");
    Match match = table().with(&Options::forage).fly(sienna, 45000, 45000, 0).turn_of(0);
    EXPECT_EQ(match.bars(0, Forage{kSienna}), "TF-29.1");
    match.choose(0, Forage{kOakguard});
    EXPECT_EQ(match.player(0).cheese, 1);
    EXPECT_TRUE(match.waits_for(1));
}

TEST(TfForage, TF_29_1_WhoIsAwayForagesWhereNothingCanBeAttacked)
{
    RULE("TF-29.1");
    Match calm = table().with(&Options::forage).turn_of(0);
    EXPECT_EQ(calm.fallback(0), Choice(Forage{kAerijin}));
    const Space shared = sw(Part::S1);
    Match near = table()
                     .with(&Options::forage)
                     .put(guard(1), shared)
                     .put(commando(1), shared)
                     .all_turned_but({kOakguard})
                     .turn_of(0);
    EXPECT_EQ(near.fallback(0), Choice(Activate{kOakguard}));
    Match plain = table().turn_of(0);
    EXPECT_EQ(plain.fallback(0), Choice(Activate{kAerijin}));
}

TEST(TfFeathers, TF_30_1_AFeatherForEachWound)
{
    RULE("TF-30.1");
    RULE("TF-30.2");
    RULE("TF-30.5");
    Builder b = table().with(&Options::feathers).fly(aerijin, 45000, 45000, 0);
    State s = b.raw();
    s.stack = {Round{.phase = Phase::Activate}};
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    // Each: x and y of the scatter, angle, side. The second falls on the first.
    Rng rng = Rng::scripted({2000, 4000, 900, 0, 2000, 4100, 0, 0});
    suffer(s, aerijin, 2, rng, log);
    EXPECT_EQ(s.feathers.size(), 1U);
    EXPECT_EQ(s.feathers.front().at, (Point{45000 - 3500 - 2000, 45000}));
    EXPECT_TRUE(rng.exhausted());
}

TEST(TfFeathers, TF_30_4_PlainThenNotchedThenGone)
{
    RULE("TF-30.4");
    Builder b = table().with(&Options::feathers);
    b.raw().feathers = {{0, {45000, 60000}, 0, false}, {1, {45000, 30000}, 0, true}};
    Match match = b.end_of_round();
    EXPECT_EQ(match.state().feathers.size(), 1U);
    EXPECT_TRUE(match.state().feathers.front().notched);
}

TEST(TfFeathers, TF_10_10_CrossedFeathersShake)
{
    RULE("TF-10.10");
    RULE("TF-30.3");
    Builder b = table().with(&Options::feathers).fly(aerijin, 20000, 45000, 0);
    b.raw().feathers = {{3, {30000, 45000}, 0, false}};
    Match match = b.turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kLong, kShort, kLong}), 0});
    EXPECT_TRUE(match.figure(aerijin).shaken);
    EXPECT_TRUE(match.state().feathers.empty());
}

TEST(TfLeaves, TF_32_1_ThreeSmallFigures)
{
    RULE("TF-32.1");
    RULE("TF-10.11");
    const Space leaf = leaf_of(Tree::Sw, 0);
    Builder b = table().with(&Options::leaves);
    b.raw().leaves[index(leaf) - kFirstLeaf].in_play = true;
    b.put(guard(0), leaf).put(guard(1), leaf).put(guard(2), leaf);
    EXPECT_FALSE(has_room(b.raw(), leaf, guard(3)));
    EXPECT_FALSE(can_land(b.raw(), aerijin, leaf, false));
}

TEST(TfLeaves, TF_33_2_CutAndDrift)
{
    RULE("TF-32.2");
    RULE("TF-32.3");
    RULE("TF-33.1");
    RULE("TF-33.2");
    RULE("TF-33.3");
    const Space leaf = leaf_of(Tree::Sw, 0);
    Builder b = table().with(&Options::leaves);
    b.raw().leaves[index(leaf) - kFirstLeaf].in_play = true;
    b.put(guard(1), leaf);
    Match match = b.turn_of(0, {C});  // the number one
    match.choose(0, Activate{kOakguard});
    match.choose(0, ChooseFigures{Figures{guard(1)}});
    match.choose(0, Finish{});
    match.refuses(0, CutLeaf{guard(1), Tree::Sw, {0, 0}}, "TF-33.1");
    match.refuses(0, CutLeaf{guard(1), Tree::Se, {1000000000, 0}}, "TF-33.1");
    match.choose(0, CutLeaf{guard(1), Tree::Se, {65500, 0}});
    EXPECT_EQ(match.frame<Drifting>().rotations, 3);  // one, a rider, Leaf Runners
    match.choose(0, TurnLeaf{Spin::Clockwise});
    match.choose(0, TurnLeaf{Spin::Clockwise});
    const Drift& drift = match.state().leaves[index(leaf) - kFirstLeaf].drift;
    EXPECT_EQ(drift.stem, (Point{30584, 6730}));
    EXPECT_EQ(drift.axis, 3491);
    match.choose(0, TurnLeaf{Spin::Clockwise});
    EXPECT_TRUE(match.state().leaves[index(leaf) - kFirstLeaf].drifting);
    EXPECT_EQ(match.at(guard(1)), leaf);
}

TEST(TfGlossary, TF_34_2_VeteransAndRiderlessBirds)
{
    RULE("TF-34.2");
    RULE("TF-34.4");
    Builder b = table();
    EXPECT_EQ(ranged_of(b.raw(), guard(0)), 3);
    EXPECT_EQ(melee_of(b.raw(), guard(0)), 2);
    EXPECT_EQ(defence_of(b.raw(), guard(0)), 2);
    b.raw().units[0].riderless = true;
    EXPECT_EQ(pilot_value(b.raw(), aerijin), 0);
    EXPECT_EQ(swoop_dice(b.raw(), aerijin), 2);
    const Activation a{.seat = seat_at(0), .unit = kAerijin, .stage = Stage::Act, .acting = Figures{aerijin}};
    EXPECT_EQ(strike_refusal(b.raw(), a, {aerijin, AttackKind::Melee, at_figure(grizzard)}, field_of(b.raw()))->rule.id,
              "TF-34.4");
}

TEST(TfForage, TF_26_3_AShakenRiderCalmsDown)
{
    RULE("TF-R69");
    RULE("TF-26.3");
    Builder b = table().with(&Options::forage);
    b.raw().figures[index(aerijin)].shaken = true;
    Match match = b.turn_of(0);
    match.choose(0, Forage{kAerijin});
    EXPECT_FALSE(match.figure(aerijin).shaken);
}

TEST(TfStatus, TF_1_18_WhoScurriesIntoABurningNestPutsNothingOut)
{
    RULE("TF-1.18");
    RULE("TF-26.6");
    Match match = table().embers(0, 2).put(guard(1), sw(Part::A2)).turn_of(0);
    match.choose(0, Activate{kOakguard});
    match.choose(0, ChooseFigures{Figures{guard(1), guard(2)}});
    match.choose(0, Finish{});
    match.choose(0, Scurry{guard(1), kSwNest});
    EXPECT_EQ(match.prompt(0), "activation.act");
}

TEST(TfMeasuring, TF_R18_WhatBlocksASightIsShownWhereMeasuringIsFree)
{
    RULE("TF-R18");
    RULE("TF-14.3");
    const Choice shot = Strike{aerijin, AttackKind::Ranged, at_figure(grizzard)};
    for (const bool free : {false, true}) {
        Builder b = table().fly(aerijin, 20000, 45000, 0).fly(sienna, 27000, 45000, 0).fly(grizzard, 34000, 45000, 0);
        b.raw().options.free_measuring = free;
        Match match = b.turn_of(0);
        match.choose(0, Activate{kAerijin});
        const auto seen = TailFeathers::why_not(match.state(), seat_at(0), shot);
        ASSERT_EQ(seen.has_value(), free);
        if (!free) continue;
        EXPECT_TRUE(seen->sight->in_range);
        EXPECT_FALSE(seen->sight->clear);
        EXPECT_EQ(seen->sight->blocker, Blocker::Bird);
        EXPECT_EQ(seen->sight->blocker_id, static_cast<ObjectId>(index(sienna)));
        EXPECT_FALSE(TailFeathers::why_not(match.state(), seat_at(1), shot));
    }
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
