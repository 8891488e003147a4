// What some action cards do, to the letter of their texts.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

bool can_play(const State& s, int seat, When when, FigureId figure, Action card)
{
    const Plays plays = possible_plays(s, seat_at(static_cast<std::size_t>(seat)), when, figure);
    return std::any_of(plays.begin(), plays.end(), [&](const PlayCard& play) { return play.card == card; });
}

TEST(TfCardEffects, TF_27_1_AShieldWallStandsForTheWholeTurn)
{
    RULE("TF-27.1");
    Builder b = table().hand(0, {Action::ShieldWall}).cheese(0, 1);
    b.put(guard(1), ne(Part::A2)).put(commando(1), ne(Part::A1)).put(commando(2), ne(Part::A1));
    Match match = b.turn_of(1, {S, B, X, B, S, B, X, B});
    match.choose(1, Activate{kCommandos});
    match.choose(1, ChooseFigures{Figures{commando(1), commando(2)}});
    match.choose(1, Finish{});
    match.choose(1, Strike{commando(1), AttackKind::Melee, at_figure(guard(1))});
    match.choose(0, PlayCard{.card = Action::ShieldWall, .on = guard(1)});
    match.choose(1, Strike{commando(2), AttackKind::Melee, at_figure(guard(1))});
    const auto rolled = match.said<DefenceRolled>();
    ASSERT_EQ(rolled.size(), 2U);
    EXPECT_EQ(rolled[0].roll.size(), 2U);
    EXPECT_EQ(rolled[1].roll.size(), 2U);
}

TEST(TfCardEffects, TF_8_6_PinnedFiguresDoNotLeapAside)
{
    RULE("TF-8.6");
    Builder b = table().hand(0, {Action::LeapAside}).cheese(0, 1).put(guard(1), sw(Part::A1));
    const auto leaps = [&] {
        State s = b.raw();
        s.stack = {Round{.phase = Phase::Activate}, Activation{.seat = seat_at(1), .unit = kGrizzard},
                   swoop_on(s, grizzard, sw(Part::A1))};
        return can_play(s, 0, When::Dodge, grizzard, Action::LeapAside);
    };
    EXPECT_TRUE(leaps());
    b.put(commando(1), sw(Part::A1)).put(commando(2), sw(Part::A1));
    EXPECT_FALSE(leaps());
}

TEST(TfCardEffects, TF_19_2_ACarrionDiveAtAMission)
{
    RULE("TF-19.2");
    Builder b = table().hand(0, {Action::CarrionDive}).fly(aerijin, 30000, 38000, 0);
    b.mission(1, Mission::Siege, {commando(1), commando(2)});
    State s = b.raw();
    Activation a{.seat = seat_at(0), .unit = kAerijin, .stage = Stage::Act, .acting = Figures{aerijin}};
    a.flew = a.swooped = a.no_attack = true;
    const Flight flight = make_flight(s, aerijin, route({kLong, kLong}), 0, s.crossings);
    s.stack = {Round{.phase = Phase::Activate}, a, flight};
    Match match(s, {B, B});  // the battle value alone
    match.choose(0, PlayCard{.card = Action::CarrionDive, .by = aerijin});
    match.choose(0, Swoop{});
    EXPECT_EQ(match.said<AttackRolled>().front().roll.size(), 2U);
}

TEST(TfCardEffects, TF_31_11_AGrudgeFromASpiral)
{
    RULE("TF-31.11");
    Builder b = table().with(&Options::spiral).hand(0, {Action::NurseAGrudge});
    b.fly(sienna, 40000, 45000, 0).fly(wrunk, 47000, 45000, 1800);
    b.raw().spirals.push_back({wrunk, sienna, {43500, 45000}, 0});
    Match match = b.turn_of(0, {S, B, B, B, B, B, B, B});
    match.choose(0, Activate{kSienna});
    while (match.prompt(0) == "card.beak") match.choose(0, Pass{});
    EXPECT_EQ(match.wounds(sienna), 1);
    EXPECT_EQ(match.prompt(0), "card.hurt");
    match.choose(0, PlayCard{.card = Action::NurseAGrudge, .by = sienna});
    EXPECT_EQ(match.figure(sienna).grudges, 1);
}

TEST(TfCardEffects, TF_14_1_PerchedPilotsHearItToo)
{
    RULE("TF-14.1");
    Builder b = table().with(&Options::spiral).hand(0, {Action::Screech, Action::Taunt}).cheese(0, 1);
    b.fly(aerijin, 70000, 70000, 2250);  // Grizzard sits on C2 beside it
    State s = b.raw();
    Activation a{.seat = seat_at(0), .unit = kAerijin, .stage = Stage::Act, .acting = Figures{aerijin}};
    a.flew = true;
    s.stack = {Round{.phase = Phase::Activate}, a};
    EXPECT_TRUE(can_play(s, 0, When::Acting, kNoFigure, Action::Screech));
    EXPECT_TRUE(can_play(s, 0, When::Acting, kNoFigure, Action::Taunt));
    figure(s, aerijin).pose.at = {45000, 45000};
    EXPECT_FALSE(can_play(s, 0, When::Acting, kNoFigure, Action::Screech));
    EXPECT_FALSE(can_play(s, 0, When::Acting, kNoFigure, Action::Taunt));
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
