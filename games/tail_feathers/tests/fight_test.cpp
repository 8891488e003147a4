// Chapters TF-13 to TF-22: attacks, swoops, wounds, cheese, revival.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

void act(Match& match, int seat, UnitId unit, std::initializer_list<FigureId> figures)
{
    match.choose(seat, Activate{unit});
    if (match.prompt(seat) == "activation.squad") {
        Figures some;
        for (const FigureId id : figures) some.add(id);
        match.choose(seat, ChooseFigures{some});
    }
    if (match.prompt(seat) == "activation.walk") match.choose(seat, Finish{});
}

TEST(TfAttack, TF_15_2_BlockedAndUnblocked)
{
    RULE("TF-13.4");
    RULE("TF-15.1");
    RULE("TF-15.2");
    RULE("TF-1.9");
    RULE("TF-14.1");
    RULE("TF-14.2");
    const auto shoot = [](Rolls rolls) {
        Builder b = table().fly(grizzard, 30000, 16000, 900);
        b.put(guard(1), sw(Part::C1)).perch(sienna, sw(Part::S3));
        Match match = b.turn_of(0, std::move(rolls));
        act(match, 0, kOakguard, {guard(1)});
        match.choose(0, Strike{guard(1), AttackKind::Ranged, at_figure(grizzard)});
        return match.wounds(grizzard);
    };
    EXPECT_EQ(shoot({B, C, X}), 0);
    EXPECT_EQ(shoot({B, C, B}), 1);
    EXPECT_EQ(shoot({C, S}), 0);  // no hit, no defence [TF-13.5]
    RULE("TF-13.5");
}

TEST(TfAttack, TF_14_3_OutOfRangeOrOutOfSight)
{
    RULE("TF-14.3");
    RULE("TF-13.2");
    Builder b = table().fly(aerijin, 20000, 60000, 0).fly(grizzard, 60000, 60000, 1800);
    Match far = b.turn_of(0);
    act(far, 0, kAerijin, {});
    far.choose(0, Announce{route({kShort, kShort}), 0});
    EXPECT_EQ(far.bars(0, Strike{aerijin, AttackKind::Ranged, at_figure(grizzard)}), "TF-14.2");
    Builder c = table().fly(aerijin, 20000, 60000, 0).fly(grizzard, 52000, 60000, 1800).fly(sienna, 42000, 60000, 0);
    c.fly(wrunk, 44500, 62500, 0).fly(valchirp, 44500, 57500, 0);
    Match blocked = c.turn_of(0);
    act(blocked, 0, kAerijin, {});
    blocked.choose(0, Announce{route({kShort, kShort}), 0});
    EXPECT_EQ(blocked.bars(0, Strike{aerijin, AttackKind::Ranged, at_figure(grizzard)}), "TF-14.3");
}

TEST(TfAttack, TF_15_3_EnemiesInTheSpaceComeFirst)
{
    RULE("TF-15.3");
    RULE("TF-16.1");
    RULE("TF-16.3");
    RULE("TF-1.16");
    RULE("TF-1.17");
    Builder b = table().put(guard(1), sw(Part::A1)).put(commando(1), sw(Part::A1)).put(commando(2), sw(Part::B1));
    Match match = b.turn_of(0, {S, B});
    act(match, 0, kOakguard, {guard(1)});
    EXPECT_EQ(match.bars(0, Strike{guard(1), AttackKind::Ranged, at_figure(commando(2))}), "TF-15.3");
    EXPECT_TRUE(match.offers(0, Strike{guard(1), AttackKind::Ranged, at_figure(commando(1))}));
    EXPECT_TRUE(match.offers(0, Strike{guard(1), AttackKind::Melee, at_figure(commando(2))}));  // [TF-R34]
    EXPECT_EQ(match.bars(0, Strike{guard(1), AttackKind::Melee, at_figure(commando(3))}), "TF-16.1");
    match.choose(0, Strike{guard(1), AttackKind::Melee, at_figure(commando(1))});
    EXPECT_EQ(match.zone(commando(1)), Zone::Casualty);  // [TF-21.1] one wound
    RULE("TF-21.1");
    RULE("TF-1.23");
}

TEST(TfAttack, TF_16_2_AFlyingFigureFightsAtCloseRange)
{
    RULE("TF-16.2");
    RULE("TF-13.3");
    Builder b = table().fly(aerijin, 20000, 45000, 0).fly(grizzard, 45000, 45000, 1800);
    Match match = b.turn_of(0, {S, S, C, C});
    act(match, 0, kAerijin, {});
    match.choose(0, Announce{route({kShort, kShort}), 0});
    match.choose(0, Strike{aerijin, AttackKind::Melee, at_figure(grizzard)});
    match.choose(0, Keep{});  // Zure may roll one die again
    EXPECT_EQ(match.wounds(grizzard), 2);
    Match staborah_shoots = table().put(staborah, sw(Part::A1)).put(guard(1), sw(Part::A1)).turn_of(1);
    act(staborah_shoots, 1, kStaborah, {});
    EXPECT_EQ(staborah_shoots.bars(1, Strike{staborah, AttackKind::Ranged, at_figure(guard(1))}), "TF-13.3");
}

TEST(TfWounds, TF_18_1_LifeIsBirdAndPilot)
{
    RULE("TF-18.1");
    RULE("TF-21.2");
    RULE("TF-1.22");
    Builder b = table().fly(aerijin, 45000, 30000, 0);
    State s = b.raw();
    s.stack = {Round{.phase = Phase::Activate}};
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    Rng rng = Rng::scripted({});
    EXPECT_EQ(life_of(s, aerijin), 6);
    suffer(s, aerijin, 5, rng, log);
    EXPECT_EQ(figure(s, aerijin).zone, Zone::Battlefield);
    EXPECT_EQ(TailFeathers::view(s, seat_at(1)).lives[index(aerijin)], (Life{1, 6}));
    suffer(s, aerijin, 1, rng, log);
    EXPECT_EQ(figure(s, aerijin).zone, Zone::Casualty);
    EXPECT_EQ(figure(s, aerijin).wounds, 0);
}

// Grizzard flies over the Militia's nest from the north-east.
Builder over_the_nest() { return table().perch(aerijin, sw(Part::S3)).fly(grizzard, 38000, 38000, 2250); }

TEST(TfSwoop, TF_20_2_NestAndFigures)
{
    RULE("TF-10.6");
    RULE("TF-19.1");
    RULE("TF-19.2");
    RULE("TF-20.1");
    RULE("TF-20.2");
    RULE("TF-20.3");
    RULE("TF-21.3");
    Match match = over_the_nest().turn_of(1, {S, S, S, B, B, B, B, B, B});
    act(match, 1, kGrizzard, {});
    match.choose(1, Announce{route({kLong, kLong, kLong}), 0});
    match.choose(1, GoOn{});  // it could land on C2
    EXPECT_EQ(match.prompt(1), "flight.swoop");
    match.choose(1, Swoop{});
    EXPECT_EQ(match.said<AttackRolled>().back().roll.size(), 7U);  // 3 + 3 + 1
    Hits hits;
    for (std::size_t i = 0; i < match.frame<Fight>().targets.size(); ++i) hits.push_back(0);
    hits[0] = 3;
    Hits wrong = hits;
    wrong[0] = 2;
    match.refuses(1, Split{wrong}, "TF-20.2");
    hits[0] = 2;
    hits[1] = 1;
    match.choose(1, Split{hits});
    EXPECT_EQ(match.player(0).nest, 8);
    EXPECT_EQ(match.zone(guard(0)), Zone::Casualty);
}

TEST(TfSwoop, TF_19_4_OneSwoopAndNoOtherAttack)
{
    RULE("TF-19.4");
    Match match = over_the_nest().turn_of(1, {B, B, B, B, B, B, B});
    act(match, 1, kGrizzard, {});
    match.choose(1, Announce{route({kLong, kLong, kLong}), 0});
    match.choose(1, GoOn{});
    match.choose(1, Swoop{});
    match.choose(1, GoOn{});  // no landing in the nest
    EXPECT_EQ(match.prompt(1), "activation.act");
    EXPECT_EQ(match.bars(1, Strike{grizzard, AttackKind::Melee, at_nest(seat_at(0))}), "TF-19.4");
}

TEST(TfSwoop, TF_19_5_NotWhereTheBaseTouchedBefore)
{
    RULE("TF-19.5");
    Match match = table().perch(aerijin, sw(Part::S3)).fly(grizzard, 15500, 15500, 2250).turn_of(1);
    EXPECT_TRUE(spaces_touching(field_of(match.state()), {{15500, 15500}, kBaseRadius}).has(kSwNest));
    act(match, 1, kGrizzard, {});
    match.choose(1, Announce{route({kShort, kShort}), 0});
    while (match.prompt(1).starts_with("flight.")) {
        EXPECT_FALSE(match.offers(1, Swoop{}));
        match.choose(1, GoOn{});
    }
}

TEST(TfSwoop, TF_19_3_MissionsAreRevealedFirst)
{
    RULE("TF-19.3");
    RULE("TF-19.6");
    RULE("TF-19.7");
    Builder b = table().fly(grizzard, 45000, 55000, 2700);
    b.mission(0, Mission::Siege, {guard(1), guard(2)}, {45000, 42000});
    Match match = b.turn_of(1, {S, B, B, B, B, B, B, B});
    act(match, 1, kGrizzard, {});
    match.choose(1, Announce{route({kShort, kShort}), 0});
    match.choose(1, Swoop{});
    Hits one{1, 0};
    match.choose(1, Split{one});
    EXPECT_EQ(match.zone(guard(1)), Zone::Casualty);
    EXPECT_TRUE(match.player(0).mission_open);  // it stays, face up
    EXPECT_EQ(match.player(0).mission, Mission::Siege);
    Builder d = table().fly(grizzard, 45000, 55000, 2700).mission(0, Mission::Decoy, {guard(1)}, {45000, 42000});
    Match decoy = d.turn_of(1);
    act(decoy, 1, kGrizzard, {});
    decoy.choose(1, Announce{route({kShort, kShort}), 0});
    decoy.choose(1, Swoop{});
    EXPECT_EQ(decoy.at(guard(1)), kSwNest);
    EXPECT_FALSE(decoy.frame<Activation>().swooped);
}

TEST(TfCheese, TF_17_1_SurplusCheeseIsRolledAgain)
{
    RULE("TF-17.1");
    RULE("TF-17.2");
    RULE("TF-17.3");
    RULE("TF-1.19");
    Builder b =
        table().cheese(0, 5).fly(grizzard, 30000, 16000, 900).put(guard(1), sw(Part::C1)).perch(sienna, sw(Part::S3));
    Match match = b.turn_of(0, {C, C, B, B});
    act(match, 0, kOakguard, {guard(1)});
    match.choose(0, Strike{guard(1), AttackKind::Ranged, at_figure(grizzard)});
    match.choose(0, match.fallback(0));  // one of them again: a bow
    EXPECT_EQ(match.player(0).cheese, 6);
    EXPECT_EQ(match.wounds(grizzard), 1);
}

TEST(TfRevival, TF_22_1_SixCheeseBringBackThree)
{
    RULE("TF-22.1");
    RULE("TF-22.2");
    Builder b = table().cheese(0, 6).gone(guard(1)).gone(guard(2)).gone(sienna);
    Match match = b.turn_of(0);
    act(match, 0, kAerijin, {});
    match.choose(0, Finish{});
    EXPECT_EQ(match.prompt(0), "activation.revive");
    match.refuses(0, Revive{Figures{sienna}}, "TF-22.2");
    match.choose(0, Revive{Figures{guard(1), guard(2)}});
    EXPECT_EQ(match.player(0).cheese, 0);
    EXPECT_EQ(match.zone(guard(1)), Zone::Reserve);
}

TEST(TfVictory, TF_25_2_TheLastNestWins)
{
    RULE("TF-3.2");
    RULE("TF-25.1");
    RULE("TF-25.2");
    RULE("TF-R62");
    Match match = over_the_nest().nest(0, 2).turn_of(1, {S, S, B, B, B, B, B});
    act(match, 1, kGrizzard, {});
    match.choose(1, Announce{route({kLong, kLong, kLong}), 0});
    match.choose(1, GoOn{});
    match.choose(1, Swoop{});
    Hits hits;
    for (std::size_t i = 0; i < match.frame<Fight>().targets.size(); ++i) hits.push_back(i == 0 ? 2 : 0);
    match.choose(1, Split{hits});
    EXPECT_EQ(TailFeathers::ending(match.state()), "nest_destroyed");
    EXPECT_TRUE(TailFeathers::winners(match.state()).has(seat_at(1)));
    EXPECT_EQ(match.zone(aerijin), Zone::Out);
    EXPECT_TRUE(match.waiting().empty());
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
