// Cases that no other test tells.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

Activation acting(FigureId id, const State& s)
{
    return {.seat = owner_of(s, id), .unit = figure(s, id).unit, .stage = Stage::Act, .acting = Figures{id}};
}

TEST(TfCases, TF_14_1_RangedOnABranch)
{
    RULE("TF-14.1");
    Builder b = table().fly(grizzard, 30000, 16000, 900).put(guard(1), sw(Part::C1));
    const Strike shot{grizzard, AttackKind::Ranged, at_figure(guard(1))};
    EXPECT_FALSE(strike_refusal(b.raw(), acting(grizzard, b.raw()), shot, field_of(b.raw())));
    b.fly(grizzard, 60000, 30000, 900);
    EXPECT_EQ(strike_refusal(b.raw(), acting(grizzard, b.raw()), shot, field_of(b.raw()))->rule.id, "TF-14.2");
}

TEST(TfCases, TF_8_7_NobodyStepsOnATrunk)
{
    RULE("TF-8.7");
    Builder b = table();
    EXPECT_EQ(neighbours(b.raw(), sw(Part::A1)), (Spaces{sw(Part::A2), sw(Part::B1)}));
    EXPECT_EQ(neighbours(b.raw(), sw(Part::A2)), (Spaces{sw(Part::A1), sw(Part::A3), kSwNest}));
}

TEST(TfCases, TF_23_1_WhoIsOutGetsNoReinforcement)
{
    RULE("TF-23.1");
    Builder b = table().zone(commando(1), Zone::Reserve);
    State s = b.raw();
    s.stack = {Round{.phase = Phase::Activate}};
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    wound_nest(s, seat_at(1), 10, seat_at(0), log);
    EXPECT_TRUE(player(s, seat_at(1)).out);
    EXPECT_EQ(figure(s, commando(1)).zone, Zone::Out);
}

TEST(TfCases, TF_30_3_AFeatherAcrossEveryLine)
{
    RULE("TF-30.3");
    Builder b = table().with(&Options::feathers).fly(aerijin, 38000, 45000, 0).fly(grizzard, 52000, 45000, 1800);
    const Strike shot{aerijin, AttackKind::Ranged, at_figure(grizzard)};
    EXPECT_FALSE(strike_refusal(b.raw(), acting(aerijin, b.raw()), shot, field_of(b.raw())));
    b.raw().feathers = {{0, {45000, 45000}, 900, false}};
    EXPECT_EQ(strike_refusal(b.raw(), acting(aerijin, b.raw()), shot, field_of(b.raw()))->rule.id, "TF-14.3");
}

const Rolls kSiennaWinsByTwo{B, B, B, B, B, B, S, S};

TEST(TfCases, TF_31_7_TieThenWin)
{
    RULE("TF-31.7");
    Match match = locked().turn_of(0, kSiennaWinsByTwo);
    match.choose(0, Activate{kSienna});
    EXPECT_EQ(match.wounds(wrunk), 2);
    EXPECT_EQ(match.prompt(0), "flight.route");
    match.choose(0, Announce{route({kShort, kShort}), 0});
    EXPECT_EQ(match.bars(0, Strike{sienna, AttackKind::Ranged, at_figure(wrunk)}), "TF-31.8");
    EXPECT_FALSE(match.frame<Activation>().swooped);  // a swoop would have been allowed
}

TEST(TfCases, TF_31_6_ASoleSurvivorIsNotTurned)
{
    RULE("TF-31.6");
    Match match = locked().hurt(wrunk, 4).turn_of(0, kSiennaWinsByTwo);
    match.choose(0, Activate{kSienna});
    EXPECT_EQ(match.zone(wrunk), Zone::Casualty);
    EXPECT_EQ(match.figure(sienna).tilt, Tilt::Centre);
    EXPECT_EQ(match.figure(sienna).pose.heading, 0);
    EXPECT_TRUE(match.player(0).feats.first_blood);
}

TEST(TfCases, TF_33_1_ALeafIsCutByWhoMovedOntoIt)
{
    RULE("TF-33.1");
    const Space leaf = leaf_of(Tree::Sw, 0);
    const CutLeaf cut{guard(1), Tree::Se, {65500, 0}};
    Builder b = table().with(&Options::leaves).put(guard(1), sw(Part::B1));
    b.raw().leaves[index(leaf) - kFirstLeaf].in_play = true;
    Match run = b.turn_of(0);
    run.choose(0, Activate{kOakguard});
    run.choose(0, ChooseFigures{Figures{guard(1), guard(2)}});
    run.choose(0, Finish{});
    run.choose(0, Scurry{guard(1), leaf});
    run.refuses(0, cut, "TF-7.6");
    EXPECT_EQ(cut_refusal(run.state(), run.frame<Activation>(), cut)->why, "has_acted");
    Match walked = b.turn_of(0, {C});
    walked.choose(0, Activate{kOakguard});
    walked.choose(0, ChooseFigures{Figures{guard(1), guard(2)}});
    walked.choose(0, Walk{guard(1), leaf});
    walked.choose(0, Finish{});
    walked.choose(0, cut);
    EXPECT_TRUE(walked.state().leaves[index(leaf) - kFirstLeaf].drifting);
}

TEST(TfCases, TF_34_1_Displacement)
{
    RULE("TF-34.1");
    const auto offered = [](Builder& b) {
        State s = b.hand(0, {Action::Backwing}).raw();
        s.stack = {Round{.phase = Phase::Activate}, acting(aerijin, s)};
        running<Activation>(s)->flew = true;
        const Plays plays = possible_plays(s, seat_at(0), When::Acting, kNoFigure);
        return std::any_of(plays.begin(), plays.end(), [](const PlayCard& p) { return p.card == Action::Backwing; });
    };
    Builder trunk = table().fly(aerijin, 11000, 11000, 450);
    EXPECT_FALSE(offered(trunk));
    Builder free = table().fly(aerijin, 45000, 45000, 0).fly(grizzard, 41500, 48000, 0);
    EXPECT_TRUE(offered(free));
    State s = free.raw();
    s.stack = {Round{.phase = Phase::Activate}, acting(aerijin, s)};
    running<Activation>(s)->flew = true;
    Match match(s, {});
    match.choose(0, PlayCard{.card = Action::Backwing, .by = aerijin});
    EXPECT_EQ(match.figure(aerijin).pose, (Pose{{38000, 45000}, 0}));
    EXPECT_EQ(match.wounds(aerijin), 0);
}

TEST(TfCases, TF_11_6_NoPickUpAfterADrop)
{
    RULE("TF-11.6");
    const auto asked_to_pick_up = [](bool carries) {
        Builder b = table().perch(aerijin, sw(Part::S3)).fly(valchirp, 38000, 38000, 2250);
        if (carries) b.carries(valchirp, guard(1));
        if (!carries) b.put(guard(1), sw(Part::C2));
        Match match = b.turn_of(0);
        match.choose(0, Activate{kValchirp});
        match.choose(0, Announce{route({kLong, kLong, kShort, kShort}), 0});  // the third joint lies on C2
        bool asked = false;
        while (match.prompt(0).starts_with("flight.")) {
            asked = asked || match.prompt(0) == "flight.pick_up";
            match.choose(0, match.prompt(0) == "flight.drop" ? Choice(Drop{}) : Choice(GoOn{}));
        }
        EXPECT_EQ(match.at(guard(1)), sw(Part::C2));
        return asked;
    };
    EXPECT_TRUE(asked_to_pick_up(false));
    EXPECT_FALSE(asked_to_pick_up(true));
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
