// Corners of clauses: bounds, absurd answers, what happens only sometimes.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

TEST(TfCorners, TF_9_7_TheSupplyOfTemplates)
{
    RULE("TF-9.7");
    Builder b = table().fly(sienna, 45000, 45000, 0).hand(0, {Action::Soar});
    Match match = b.turn_of(0);
    match.choose(0, Activate{kSienna});
    match.choose(0, PlayCard{.card = Action::Soar, .by = sienna});  // with Dart: five templates
    match.refuses(0, Announce{route({kShort, kShort, kShort, kShort, kLong}), 0}, "TF-9.7");
    EXPECT_FALSE(match.offers(0, Announce{route({kShort, kShort, kShort, kShort, kLong}), 0}));
    match.choose(0, Announce{route({kShort, kShort, kShort, kLong, kShort}), 0});
}

TEST(TfCorners, TF_1_6_NobodyAttacksWhatIsNotThere)
{
    RULE("TF-1.6");
    Builder b = table().put(guard(1), sw(Part::A1)).gone(commando(1)).nest(1, 0);
    const Activation a{.seat = seat_at(0), .unit = kOakguard, .stage = Stage::Act, .acting = Figures{guard(1)}};
    const auto refused = [&](FigureId by, const Target& target) {
        const auto no = strike_refusal(b.raw(), a, {by, AttackKind::Ranged, target}, field_of(b.raw()));
        return no ? no->rule.id : "";
    };
    EXPECT_EQ(refused(guard(1), at_figure(figure_at(43))), "TF-1.6");
    EXPECT_EQ(refused(guard(1), at_figure(commando(1))), "TF-1.6");
    EXPECT_EQ(refused(guard(1), at_nest(seat_at(7))), "TF-1.6");
    EXPECT_EQ(refused(guard(1), at_nest(seat_at(1))), "TF-1.6");  // destroyed
    EXPECT_EQ(refused(guard(2), at_figure(commando(2))), "TF-13.2");
    EXPECT_EQ(refused(figure_at(43), at_figure(commando(2))), "TF-13.2");
}

TEST(TfCorners, TF_AB4_EveryFigureMayBeAVeteran)
{
    RULE("TF-AB4");
    const BirdPick bare{Bird::CommonStarling, true, {}, {}};
    EXPECT_TRUE(army_faults({{bare}, {{Ground::Oakguard, 2, 2}}}, Faction::Militia, {}).empty());
    EXPECT_FALSE(army_faults({{bare}, {{Ground::Oakguard, 1, 2}}}, Faction::Militia, {}).empty());
}

TEST(TfCorners, TF_31_9_NoComposureForWhoIsLocked)
{
    RULE("TF-31.9");
    Builder b = locked().hand(0, {Action::RegainComposure}).cheese(0, 1);
    figure(b.raw(), sienna).shaken = true;
    Match match = b.turn_of(0);
    EXPECT_FALSE(match.offers(0, PlayCard{.card = Action::RegainComposure, .on = sienna, .status = Status::Shaken}));
}

TEST(TfCorners, TF_31_11_OneGrudgeARoll)
{
    RULE("TF-31.11");
    Builder b = locked();
    figure(b.raw(), sienna).grudges = 2;
    Match match = b.turn_of(0, {S, B, B, B, B, B, B, B, B, B});
    match.choose(0, Activate{kSienna});
    EXPECT_EQ(match.fallback(0), Choice(Grudge{}));  // it is behind
    match.choose(0, Grudge{});
    EXPECT_EQ(match.figure(sienna).grudges, 1);
    EXPECT_EQ(match.wounds(sienna), 1);  // the second roll stood
    Builder ahead = locked();
    figure(ahead.raw(), sienna).grudges = 1;
    Match kept = ahead.turn_of(0, {B, B, B, B, B, B, S, B});
    kept.choose(0, Activate{kSienna});
    EXPECT_EQ(kept.fallback(0), Choice(Keep{}));
    kept.choose(0, Keep{});
    EXPECT_EQ(kept.figure(sienna).grudges, 1);
}

TEST(TfCorners, TF_23_1_WithoutANestNobodyComes)
{
    RULE("TF-23.1");
    const auto comes = [](int nest) {
        Builder b = table().zone(guard(1), Zone::Reserve);
        State s = b.raw();
        s.players[0].nest = static_cast<std::uint8_t>(nest);
        s.stack = {Round{.phase = Phase::End}};
        Match match(s, {});
        return match.zone(guard(1)) == Zone::Battlefield;
    };
    EXPECT_TRUE(comes(1));
    EXPECT_FALSE(comes(0));
}

TEST(TfCorners, TF_26_6_WhoLandsInABurningNestMayPutItOut)
{
    RULE("TF-26.6");
    State s = table().embers(0, 1).fly(aerijin, 45000, 45000, 0).raw();
    s.stack = {Round{.phase = Phase::Activate}};
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    land(s, aerijin, kSwNest, log);
    ASSERT_EQ(s.stack.size(), 2U);
    EXPECT_TRUE(std::holds_alternative<Dousing>(s.stack.back()));
}

TEST(TfCorners, TF_10_9_TheEnemyWithTheSmallestNumberIsHit)
{
    RULE("TF-10.9");
    Builder b = table().fly(aerijin, 20000, 45000, 0).fly(grizzard, 51000, 47500, 0).fly(wrunk, 51000, 42500, 0);
    Match match = b.turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kLong, kShort, kLong}), 0});
    EXPECT_EQ(match.wounds(grizzard), 1);
    EXPECT_EQ(match.wounds(wrunk), 0);
    EXPECT_EQ(match.wounds(aerijin), 1);
}

TEST(TfCorners, TF_2_10_EachFactionHasItsUsualCards)
{
    RULE("TF-2.10");
    State s = table().with(&Options::cards).raw();
    const Actions mice = preset(s, seat_at(0)), rats = preset(s, seat_at(1));
    EXPECT_TRUE(mice.has(Action::AimedShot));
    EXPECT_FALSE(rats.has(Action::AimedShot));
    EXPECT_TRUE(rats.has(Action::Flog));
    EXPECT_FALSE(mice.has(Action::Flog));
    EXPECT_EQ(mice.size(), 7U);
    EXPECT_EQ(rats.size(), 7U);
}

TEST(TfCorners, TF_2_6_ANestIsAPlaceForWhoWalks)
{
    RULE("TF-2.6");
    Match match(Start({.nut = FirstNut::FirstSeat}).state, {});
    for (int i = 0; i < 3; ++i) match.choose(0, match.fallback(0));
    match.choose(0, Station{guard(0), kSwNest});
    match.choose(0, Station{guard(1), sw(Part::A2)});
    EXPECT_EQ(match.at(guard(0)), kSwNest);
    EXPECT_TRUE(match.offers(0, Garrison{}));
}

TEST(TfCorners, TF_6_1_BidsAreWithdrawnUntilBothAreMade)
{
    RULE("TF-6.1");
    Match match = table().cheese(0, 2).cheese(1, 2).at(Phase::Bid, {X, X, X, C, C});
    EXPECT_EQ(match.bars(0, Bid{3}), "TF-6.1");
    match.choose(0, Bid{2});
    match.choose(0, Withdraw{});
    EXPECT_TRUE(match.waits_for(0));
    match.choose(0, Bid{1});
    match.choose(1, Bid{0});
    EXPECT_EQ(match.player(0).cheese, 1);
    EXPECT_EQ(match.player(1).cheese, 2);
    EXPECT_EQ(match.state().nut, seat_at(0));
}

TEST(TfCorners, TF_4_1_AMissionIsPickedAnewBeforeBothHaveChosen)
{
    RULE("TF-4.1");
    Match match = table().at(Phase::PickMission);
    match.choose(0, PickMission{Mission::Siege});
    match.choose(0, Withdraw{});
    EXPECT_TRUE(match.waits_for(0));
    match.choose(0, PickMission{Mission::Patrol});
    match.choose(1, NoMission{});
    EXPECT_EQ(match.player(0).mission, Mission::Patrol);
    EXPECT_FALSE(match.player(1).mission);
    EXPECT_FALSE(match.player(1).mission_lies);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
