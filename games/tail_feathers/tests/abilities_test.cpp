// What units can do by themselves, and what the game does for a player who is away.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

State acting_in(Builder b, FigureId id)
{
    State s = b.raw();
    const Seat seat = owner_of(s, id);
    s.stack = {Round{.phase = Phase::Activate, .active = seat},
               Activation{.seat = seat, .unit = figure(s, id).unit, .stage = Stage::Act, .acting = Figures{id}}};
    return s;
}
std::size_t defence(Builder b, FigureId by, AttackKind kind, FigureId on, Rolls rolls)
{
    Match match(acting_in(std::move(b), by), std::move(rolls));
    match.choose(match.state().stack.empty() ? 0 : static_cast<int>(snowbound::index(owner_of(match.state(), by))),
                 Strike{by, kind, at_figure(on)});
    if (match.prompt(0) == "fight.rolled") match.choose(0, Keep{});
    return match.said<DefenceRolled>().front().roll.size();
}

TEST(TfAbilities, TF_18_1_ProudPlumageAgainstShots)
{
    RULE("TF-18.1");
    const Builder air = table().fly(aerijin, 35000, 45000, 0).fly(grizzard, 45000, 45000, 1800);
    EXPECT_EQ(defence(air, grizzard, AttackKind::Ranged, aerijin, {B, S, B, B, B}), 3U);
    EXPECT_EQ(defence(air, grizzard, AttackKind::Melee, aerijin, {S, B, B, B, B}), 2U);
    const Builder perched = table().perch(aerijin, sw(Part::A1)).put(commando(1), sw(Part::B1));
    EXPECT_EQ(defence(perched, commando(1), AttackKind::Ranged, aerijin, {B, B, B}), 2U);
}

TEST(TfAbilities, TF_18_1_AGuardianLooksAfterFriendsInTheAir)
{
    RULE("TF-18.1");
    const auto dice = [](Point wella) {
        Builder b = table().fly(sienna, 35000, 45000, 0).fly(grizzard, 45000, 45000, 1800);
        b.fly(valchirp, wella.x, wella.y, 0);
        return defence(b, grizzard, AttackKind::Ranged, sienna, {B, S, B, B, B});
    };
    EXPECT_EQ(dice({35000, 50000}), 3U);
    Builder far = table().fly(sienna, 35000, 45000, 0).fly(grizzard, 45000, 45000, 1800).fly(valchirp, 35000, 70000, 0);
    EXPECT_EQ(defence(far, grizzard, AttackKind::Ranged, sienna, {B, S, B, B}), 2U);
    Builder herself = table().fly(valchirp, 35000, 45000, 0).fly(grizzard, 45000, 45000, 1800);
    EXPECT_EQ(defence(herself, grizzard, AttackKind::Ranged, valchirp, {B, S, B}), 1U);
}

TEST(TfAbilities, TF_18_1_AnAssassinInTheSameSpace)
{
    RULE("TF-18.1");
    const auto dice = [](Space at, Rolls rolls) {
        return defence(table().put(staborah, sw(Part::A1)).put(guard(0), at), staborah, AttackKind::Melee, guard(0),
                       std::move(rolls));
    };
    EXPECT_EQ(dice(sw(Part::A1), {S, B, B, B}), 1U);
    EXPECT_EQ(dice(sw(Part::B1), {S, B, B, B, B}), 2U);
}

TEST(TfAbilities, TF_18_1_AnOpportunistsCheese)
{
    RULE("TF-18.1");
    const auto cheese = [](Rolls rolls) {
        Match match(acting_in(table().put(staborah, sw(Part::B1)), sienna), std::move(rolls));
        match.choose(0, Strike{sienna, AttackKind::Ranged, at_figure(staborah)});
        return int{match.player(0).cheese};
    };
    EXPECT_EQ(cheese({B, S, S, S, S}), 1);
    EXPECT_EQ(cheese({B, S, S, X, S}), 0);
    Match nest(acting_in(table().fly(sienna, 68000, 77750, 0), sienna), {B, S, S});
    nest.choose(0, Strike{sienna, AttackKind::Ranged, at_nest(seat_at(1))});
    EXPECT_EQ(nest.player(0).cheese, 0);  // figures only
}

TEST(TfAbilities, TF_18_1_ANestBreakersCheese)
{
    RULE("TF-18.1");
    Match nest(acting_in(table().fly(wrunk, 22000, 12250, 1800), wrunk), {B, S});
    nest.choose(1, Strike{wrunk, AttackKind::Ranged, at_nest(seat_at(0))});
    EXPECT_EQ(nest.player(1).cheese, 1);
    Match figure(acting_in(table().fly(wrunk, 22000, 12250, 1800), wrunk), {B, S, S});
    figure.choose(1, Strike{wrunk, AttackKind::Ranged, at_figure(guard(1))});
    EXPECT_EQ(figure.player(1).cheese, 0);
}

TEST(TfAbilities, TF_7_5_AWarlordLeadsOneMore)
{
    RULE("TF-7.5");
    Builder b = table();
    const Activation rats{.seat = seat_at(1), .unit = kCommandos}, mice{.seat = seat_at(0), .unit = kOakguard};
    EXPECT_EQ(squad_value(b.raw(), rats), 4);
    EXPECT_EQ(squad_value(b.raw(), mice), 3);
    EXPECT_EQ(squad_value(b.raw(), {.seat = seat_at(1), .unit = kStaborah}), 1);
    b.gone(grizzard);
    EXPECT_EQ(squad_value(b.raw(), rats), 3);
}

TEST(TfAbilities, TF_9_2_ASureWingRollsOneDieAgain)
{
    RULE("TF-9.2");
    const auto passed = [](FigureId id, UnitId unit, Rolls rolls) {
        Match match = table().fly(id, 45000, 30000, 900, Tilt::Left).turn_of(0, std::move(rolls));
        match.choose(0, Activate{unit});
        match.choose(0, PilotRoll{});
        return match.prompt(0) == "flight.tilt";
    };
    EXPECT_TRUE(passed(valchirp, kValchirp, {B, B, X, S}));
    EXPECT_FALSE(passed(valchirp, kValchirp, {B, B, X, B}));
    EXPECT_TRUE(passed(valchirp, kValchirp, {B, S, X}));  // nothing to roll again
    EXPECT_FALSE(passed(aerijin, kAerijin, {B, B, X}));
}

TEST(TfAbilities, TF_31_6_ARavenousBirdsCheese)
{
    RULE("TF-31.6");
    Match match = locked().turn_of(0, {S, S, B, B, B, B, B, B});
    match.choose(0, Activate{kSienna});
    EXPECT_EQ(match.player(1).cheese, 1);
    Match lost = locked().turn_of(0, {B, B, B, B, B, B, S, B});
    lost.choose(0, Activate{kSienna});
    EXPECT_EQ(lost.player(1).cheese, 0);
    EXPECT_EQ(lost.player(0).cheese, 0);
}

TEST(TfAbilities, TF_26_1_OneHardRollOfASpiralShakes)
{
    RULE("TF-26.1");
    const auto shaken = [](Rolls rolls) {
        Match match = locked().turn_of(0, std::move(rolls));
        match.choose(0, Activate{kSienna});
        return match.figure(sienna).shaken;
    };
    EXPECT_TRUE(shaken({S, S, S, B, B, B, B, B}));  // three wounds, pilot value two
    EXPECT_FALSE(shaken({S, S, B, B, B, B, B, B}));
}

TEST(TfAbilities, TF_R47_OneAttackShakesAndAPilotIsNeeded)
{
    RULE("TF-R47");
    State s = table().raw();
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    shake(s, guard(1), rule("TF-26.1"), log);
    EXPECT_FALSE(figure(s, guard(1)).shaken);
    shake(s, aerijin, rule("TF-26.1"), log);
    EXPECT_TRUE(figure(s, aerijin).shaken);
    unit(s, figure(s, sienna).unit).riderless = true;
    shake(s, sienna, rule("TF-26.1"), log);
    EXPECT_FALSE(figure(s, sienna).shaken);
    EXPECT_EQ(notes.size(), 1U);
    shake(s, aerijin, rule("TF-26.1"), log);
    EXPECT_EQ(notes.size(), 1U);  // one marker
}

TEST(TfAway, TF_2_6_BirdsOnTheirUsualPlaces)
{
    RULE("TF-2.6");
    Match match(Start({.nut = FirstNut::FirstSeat}).state, {});
    EXPECT_EQ(match.fallback(0), Choice(Station{aerijin, sw(Part::C2)}));
    match.choose(0, match.fallback(0));
    EXPECT_EQ(match.fallback(0), Choice(Station{sienna, sw(Part::C1)}));
    match.choose(0, match.fallback(0));
    EXPECT_EQ(match.fallback(0), Choice(Station{valchirp, sw(Part::C3)}));
    match.choose(0, match.fallback(0));
    EXPECT_EQ(match.fallback(0), Choice(Garrison{}));
    EXPECT_TRUE(match.offers(0, Station{guard(0), sw(Part::A1)}));
    match.choose(0, Garrison{});
    for (int i = 0; i < 6; ++i) EXPECT_EQ(match.at(guard(i)), kSwNest);
    EXPECT_TRUE(match.waits_for(1));
}

TEST(TfAway, TF_4_1_NoMissionNoBidNoTilt)
{
    RULE("TF-4.1");
    Match match = table().nut(1).fly(aerijin, 45000, 30000, 900, Tilt::Left).at(Phase::PickMission);
    EXPECT_EQ(match.fallback(0), Choice(NoMission{}));
    Match tilt = table().nut(1).fly(aerijin, 45000, 30000, 900, Tilt::Left).at(Phase::Tilt);
    EXPECT_EQ(tilt.fallback(0), Choice(SetTilt{aerijin, Tilt::Left}));
    tilt.choose(0, tilt.fallback(0));
    EXPECT_EQ(tilt.fallback(0), Choice(SetPerch{sienna, false}));
    Match bid = table().cheese(0, 3).at(Phase::Bid, {X, X, C, C});
    EXPECT_EQ(bid.fallback(0), Choice(Bid{0}));
    bid.choose(0, Bid{0});
}

TEST(TfAway, TF_7_6_NothingIsDoneForWhoIsAway)
{
    RULE("TF-7.6");
    Match match = table().put(guard(1), sw(Part::A1)).put(commando(1), sw(Part::A1)).turn_of(0);
    match.choose(0, Activate{kOakguard});
    EXPECT_EQ(match.fallback(0), Choice(ChooseFigures{Figures{guard(0), guard(1), guard(2)}}));
    match.choose(0, match.fallback(0));
    EXPECT_EQ(match.fallback(0), Choice(Finish{}));
    match.choose(0, Finish{});
    EXPECT_EQ(match.fallback(0), Choice(Finish{}));
}

TEST(TfAway, TF_5_5_ALaunchTowardsTheMiddle)
{
    RULE("TF-5.5");
    Match match = table().launch_set(aerijin).turn_of(0);
    match.choose(0, Activate{kAerijin});
    EXPECT_EQ(match.fallback(0), Choice(Launch{{centre_of(sw(Part::C2)), 450}}));
    match.choose(0, match.fallback(0));
    EXPECT_EQ(match.fallback(0), Choice(Announce{route({kShort, kShort}), 0}));
    Match edge = table().fly(aerijin, 84000, 45000, 0).turn_of(0);  // every straight route leaves the board
    edge.choose(0, Activate{kAerijin});
    EXPECT_EQ(edge.fallback(0), Choice(Announce{route({kShort, kShort}), 0}));
}

TEST(TfAway, TF_22_1_SquadsAreRevivedIfThereAreTwo)
{
    RULE("TF-22.1");
    const auto revived = [](std::initializer_list<FigureId> fallen) {
        Match match = table().cheese(1, 6).all_gone(fallen).turn_of(1);
        match.choose(1, Activate{kGrizzard});
        while (match.prompt(1) != "activation.revive") match.choose(1, match.fallback(1));
        EXPECT_TRUE(match.offers(1, GoOn{}));
        match.refuses(1, Revive{Figures{}}, "TF-22.1");
        match.refuses(1, Revive{Figures{commando(0)}}, "TF-22.1");  // who has not fallen
        return match.fallback(1);
    };
    EXPECT_EQ(revived({commando(1), commando(2), staborah}), Choice(Revive{Figures{commando(1), commando(2)}}));
    EXPECT_EQ(revived({commando(1), staborah}), Choice(Revive{Figures{staborah}}));
    EXPECT_EQ(revived({commando(1)}), Choice(Revive{Figures{commando(1)}}));
    Match mixed = table().cheese(1, 6).all_gone({commando(1), staborah}).turn_of(1);
    mixed.choose(1, Activate{kGrizzard});
    while (mixed.prompt(1) != "activation.revive") mixed.choose(1, mixed.fallback(1));
    mixed.refuses(1, Revive{Figures{commando(1), staborah}}, "TF-22.1");
    mixed.choose(1, GoOn{});
    EXPECT_EQ(mixed.player(1).cheese, 6);
}

TEST(TfAway, TF_20_2_TheNestFirst)
{
    RULE("TF-20.2");
    State s = table().fly(grizzard, 38000, 38000, 2250).raw();
    s.stack = {Round{.phase = Phase::Activate, .active = seat_at(1)},
               Activation{.seat = seat_at(1), .unit = kGrizzard, .stage = Stage::Act, .acting = Figures{grizzard}},
               swoop_on(s, grizzard, kSwNest)};
    Match match(s, {S, S, B, B, B, B, B});
    EXPECT_EQ(match.fallback(1), Choice(Split{Hits{2, 0, 0, 0, 0, 0, 0}}));
    match.choose(1, match.fallback(1));
    EXPECT_EQ(match.player(0).nest, 8);
}

TEST(TfAway, TF_26_6_AFireIsFoughtByWhoIsAway)
{
    RULE("TF-26.6");
    const auto embers = [](bool tries, Rolls rolls) {
        Match match = table().embers(0, 2).put(guard(1), sw(Part::A2)).turn_of(0, std::move(rolls));
        match.choose(0, Activate{kOakguard});
        match.choose(0, ChooseFigures{Figures{guard(1)}});
        match.choose(0, Walk{guard(1), kSwNest});
        EXPECT_EQ(match.fallback(0), Choice(Extinguish{}));
        match.choose(0, tries ? Choice(Extinguish{}) : Choice(GoOn{}));
        return int{match.player(0).embers};
    };
    EXPECT_EQ(embers(true, {S}), 1);
    EXPECT_EQ(embers(true, {B}), 2);
    EXPECT_EQ(embers(false, {}), 2);
    Match calm = table().put(guard(1), sw(Part::A2)).turn_of(0);
    calm.choose(0, Activate{kOakguard});
    calm.choose(0, ChooseFigures{Figures{guard(1)}});
    calm.choose(0, Walk{guard(1), kSwNest});
    EXPECT_NE(calm.prompt(0), "status.extinguish");
    Match one = table().embers(0, 1).put(guard(1), sw(Part::A2)).turn_of(0, {S});
    one.choose(0, Activate{kOakguard});
    one.choose(0, ChooseFigures{Figures{guard(1)}});
    one.choose(0, Walk{guard(1), kSwNest});
    one.choose(0, Extinguish{});
    EXPECT_EQ(one.player(0).embers, 0);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
