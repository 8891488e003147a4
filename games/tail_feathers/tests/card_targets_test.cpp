// Whom and what action cards may be played on, and for whom they count.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

bool has_play(const State& s, int seat, When when, FigureId figure, Action card)
{
    const Plays plays = possible_plays(s, seat_at(static_cast<std::size_t>(seat)), when, figure);
    return std::any_of(plays.begin(), plays.end(), [&](const PlayCard& play) { return play.card == card; });
}

State swooped_on(Builder& b)  // Grizzard comes down on A1
{
    b.hand(0, {Action::LeapAside}).cheese(0, 1).fly(grizzard, 38000, 38000, 2250);
    State s = b.raw();
    s.stack = {Round{.phase = Phase::Activate, .active = seat_at(1)},
               Activation{.seat = seat_at(1), .unit = kGrizzard, .stage = Stage::Act, .acting = Figures{grizzard}},
               swoop_on(s, grizzard, sw(Part::A1))};
    return s;
}

TEST(TfCardTargets, TF_27_1_AnyTwoLeapAsideToAnySpaces)
{
    RULE("TF-27.1");
    Builder b = table().put(guard(0), sw(Part::A1)).put(guard(1), sw(Part::A1)).put(guard(2), sw(Part::A1));
    Match match(swooped_on(b), {B, B, B, B, B, B, B});
    match.choose(0, PlayCard{.card = Action::LeapAside, .by = guard(2), .to = sw(Part::B1)});
    EXPECT_EQ(match.prompt(0), "card.leap");
    EXPECT_TRUE(match.offers(0, Walk{guard(0), sw(Part::A2)}));
    EXPECT_TRUE(match.offers(0, Walk{guard(1), sw(Part::B1)}));
    EXPECT_FALSE(match.offers(0, Walk{guard(2), sw(Part::A1)}));
    match.choose(0, Walk{guard(0), sw(Part::A2)});
    EXPECT_EQ(match.at(guard(2)), sw(Part::B1));
    EXPECT_EQ(match.at(guard(0)), sw(Part::A2));
    EXPECT_EQ(match.at(guard(1)), sw(Part::A1));
    EXPECT_EQ(match.said<AttackRolled>().size(), 1U);
}

TEST(TfCardTargets, TF_27_1_OneMayLeapAlone)
{
    RULE("TF-27.1");
    Builder b = table().put(guard(0), sw(Part::A1)).put(guard(1), sw(Part::A1));
    Match match(swooped_on(b), {S, B, B, B, B, B, B, B});
    match.choose(0, PlayCard{.card = Action::LeapAside, .by = guard(0), .to = sw(Part::A2)});
    match.choose(0, Pass{});
    EXPECT_EQ(match.zone(guard(1)), Zone::Casualty);
    EXPECT_EQ(match.at(guard(0)), sw(Part::A2));
}

TEST(TfCardTargets, TF_13_3_AnAimedShotLendsNobodyABow)
{
    RULE("TF-13.3");
    Builder b = table().put(commando(0), sw(Part::A1)).put(commando(1), sw(Part::A1)).put(guard(1), sw(Part::A1));
    b.raw().units[index(kCommandos)].ground = Ground::RatWarriors;  // no ranged value, but for the veteran
    Activation a{.seat = seat_at(1), .unit = kCommandos, .stage = Stage::Act};
    a.acting = Figures{commando(0), commando(1)};
    a.ranged = 1;  // the veteran has aimed
    const auto refused = [&](FigureId id) {
        const auto no = strike_refusal(b.raw(), a, {id, AttackKind::Ranged, at_figure(guard(1))}, field_of(b.raw()));
        return no ? no->rule.id : "";
    };
    EXPECT_EQ(refused(commando(0)), "");
    EXPECT_EQ(refused(commando(1)), "TF-13.3");
}

TEST(TfCardTargets, TF_27_1_NoFireArrowForWhoIsGone)
{
    RULE("TF-27.1");
    Builder b = table().put(commando(1), sw(Part::B1)).put(staborah, sw(Part::S1));
    b.hand(0, {Action::FireArrow}).cheese(0, 2);
    const auto after = [&](FigureId target, Rolls rolls) {
        Match match = b.turn_of(0, std::move(rolls));
        match.choose(0, Activate{kSienna});
        match.choose(0, Strike{sienna, AttackKind::Ranged, at_figure(target)});
        EXPECT_FALSE(match.said<Wounded>().empty());
        return match.prompt(0) == "card.wounding";
    };
    EXPECT_FALSE(after(commando(1), {B, S, S, B}));
    EXPECT_TRUE(after(staborah, {B, S, S, B, B}));
    figure(b.raw(), staborah).burning = true;  // one marker is all
    EXPECT_FALSE(after(staborah, {B, S, S, B, B}));
}

TEST(TfCardTargets, TF_27_1_NoSecondShotWithoutATarget)
{
    RULE("TF-27.1");
    Builder b = table().put(commando(1), sw(Part::B1)).hand(0, {Action::DoubleShot}).cheese(0, 2);
    const auto second = [&] {
        State s = b.raw();
        Activation a{.seat = seat_at(0), .unit = kSienna, .stage = Stage::Act, .acting = Figures{sienna}};
        a.acted = Figures{sienna};
        a.shot = true;
        s.stack = {Round{.phase = Phase::Activate}, a};
        return has_play(s, 0, When::Acting, kNoFigure, Action::DoubleShot);
    };
    EXPECT_TRUE(second());
    b.gone(commando(1));
    EXPECT_FALSE(second());
}

TEST(TfCardTargets, TF_27_1_NoDropZoneWithoutATarget)
{
    RULE("TF-27.1");
    Builder b = table().hand(0, {Action::DropZone}).cheese(0, 1).put(guard(1), sw(Part::B1));
    EXPECT_FALSE(has_play(b.raw(), 0, When::Dropped, guard(1), Action::DropZone));
    b.put(commando(1), sw(Part::A1));
    EXPECT_TRUE(has_play(b.raw(), 0, When::Dropped, guard(1), Action::DropZone));
}

TEST(TfCardTargets, TF_R38c_QuickFeetDoNotScurry)
{
    RULE("TF-R38c");
    Builder b = table().hand(0, {Action::QuickFeet}).cheese(0, 1).put(guard(1), sw(Part::A1));
    Match match = b.turn_of(0);
    match.choose(0, Activate{kOakguard});
    match.choose(0, PlayCard{.card = Action::QuickFeet});
    match.choose(0, ChooseFigures{Figures{guard(1)}});
    EXPECT_TRUE(match.offers(0, Walk{guard(1), sw(Part::B3)}));  // three steps
    match.choose(0, Finish{});
    EXPECT_TRUE(match.offers(0, Scurry{guard(1), sw(Part::A3)}));
    EXPECT_FALSE(match.offers(0, Scurry{guard(1), sw(Part::B3)}));
}

TEST(TfCardTargets, TF_R38e_ComposureRemovesTheStateThatIsNamed)
{
    RULE("TF-R38e");
    const auto states = [](Status gone) {
        Builder b = table().hand(0, {Action::RegainComposure}).cheese(0, 1);
        Figure& f = figure(b.raw(), guard(1));
        f.burning = f.immobile = true;
        Match match = b.turn_of(0);
        match.choose(0, PlayCard{.card = Action::RegainComposure, .on = guard(1), .status = gone});
        return std::pair(match.figure(guard(1)).burning, match.figure(guard(1)).immobile);
    };
    EXPECT_EQ(states(Status::Burning), std::pair(false, true));
    EXPECT_EQ(states(Status::Immobile), std::pair(true, false));
    Builder calm = table().hand(0, {Action::RegainComposure}).cheese(0, 1);
    figure(calm.raw(), aerijin).shaken = true;
    Match match = calm.turn_of(0);
    EXPECT_FALSE(match.offers(0, PlayCard{.card = Action::RegainComposure, .on = aerijin, .status = Status::Burning}));
    match.choose(0, PlayCard{.card = Action::RegainComposure, .on = aerijin, .status = Status::Shaken});
    EXPECT_FALSE(match.figure(aerijin).shaken);
}

TEST(TfCardTargets, TF_R38f_ASquadForagesWhileOneOfItStands)
{
    RULE("TF-R38f");
    Builder b = table().with(&Options::forage);
    for (int i = 0; i < 5; ++i) figure(b.raw(), guard(i)).immobile = true;
    EXPECT_TRUE(b.turn_of(0).offers(0, Forage{kOakguard}));
    figure(b.raw(), guard(5)).immobile = true;
    EXPECT_EQ(b.turn_of(0).bars(0, Forage{kOakguard}), "TF-29.1");
    b.gone(guard(4)).gone(guard(5));
    EXPECT_EQ(b.turn_of(0).bars(0, Forage{kOakguard}), "TF-29.1");  // whoever is not there does not stand
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
