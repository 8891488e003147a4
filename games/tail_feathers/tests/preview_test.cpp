// What may be measured before it is done, and what a preview says. [TF-R18]
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

TEST(TfMeasuring, TF_R18_NothingBeforeTheRouteIsAnnounced)
{
    RULE("TF-R18");
    Match strict = table().fly(aerijin, 20000, 45000, 0).turn_of(0);
    strict.choose(0, Activate{kAerijin});
    const Choice fly = Announce{route({kLong, kShort, kLong}), 0};
    EXPECT_TRUE(std::holds_alternative<Refusal>(TailFeathers::preview(strict.state(), seat_at(0), fly)));
    Builder b = table().fly(aerijin, 20000, 45000, 0).fly(grizzard, 26000, 45500, 0);
    b.raw().options.free_measuring = true;
    Match open = b.turn_of(0);
    open.choose(0, Activate{kAerijin});
    const auto shown = TailFeathers::preview(open.state(), seat_at(0), fly);
    const auto& preview = std::get<Preview>(shown);
    EXPECT_EQ(preview.end->at, (Point{51000, 45000}));
    EXPECT_EQ(preview.crossings.front().effect, Effect::Wound);
    EXPECT_EQ(preview.crossings.front().crossing.arc, 4000);
    EXPECT_FALSE(preview.off_board);
    EXPECT_EQ(preview.place->bird, grizzard);
    EXPECT_EQ(preview.place->to_bird, 21004);  // 250 mm and 5 mm between the centres, less two bases
    EXPECT_FALSE(TailFeathers::view(strict.state(), seat_at(1)).places.front().to_tree);
}

Builder measured()
{
    Builder b = table();
    b.raw().options.free_measuring = true;
    return b;
}

Preview ahead(Builder& b, UnitId unit, const Sequence& templates)
{
    Match match = b.turn_of(0);
    match.choose(0, Activate{unit});
    return std::get<Preview>(TailFeathers::preview(match.state(), seat_at(0), Announce{templates, 0}));
}

const CrossingAhead* met(const Preview& p, Crossed kind)
{
    const auto* found = std::find_if(p.crossings.begin(), p.crossings.end(),
                                     [&](const CrossingAhead& each) { return each.crossing.kind == kind; });
    return found == p.crossings.end() ? nullptr : found;
}

TEST(TfPreview, TF_19_5_SwoopsAreShownWhereTheyAreAllowed)
{
    RULE("TF-19.5");
    Builder b = measured().fly(valchirp, 52000, 52000, 450);
    const Preview far = ahead(b, kValchirp, route({kLong, kLong, kLong}));
    ASSERT_TRUE(met(far, Crossed::Nest));
    EXPECT_EQ(met(far, Crossed::Nest)->effect, Effect::SwoopOrLand);
    EXPECT_EQ(met(far, Crossed::Nest)->odds.dice, 3);
    EXPECT_EQ(met(far, Crossed::Nest)->odds.expected, 150);
    EXPECT_EQ(met(far, Crossed::Nest)->odds.some, 875);
    b.fly(valchirp, 74500, 74500, 450);  // its base touches the nest already
    const Preview near = ahead(b, kValchirp, route({kShort, kShort}));
    ASSERT_TRUE(met(near, Crossed::Nest));
    EXPECT_EQ(met(near, Crossed::Nest)->effect, Effect::Land);
}

TEST(TfPreview, TF_4_7_AMissionIsNoSecretTold)
{
    RULE("TF-4.7");
    for (const Mission mission : {Mission::Decoy, Mission::Siege}) {
        Builder b = measured().fly(aerijin, 30000, 38000, 0).mission(1, mission, {commando(1)});
        const Preview p = ahead(b, kAerijin, route({kLong, kLong}));
        ASSERT_TRUE(met(p, Crossed::Card));
        EXPECT_EQ(met(p, Crossed::Card)->effect, Effect::Swoop);
    }
}

TEST(TfPreview, TF_26_2_AShakenRiderAttacksNobody)
{
    RULE("TF-26.2");
    Builder b = measured().with(&Options::feathers).fly(aerijin, 20000, 45000, 0).fly(grizzard, 52000, 50000, 1800);
    EXPECT_FALSE(ahead(b, kAerijin, route({kLong, kShort})).strikes.empty());
    b.raw().feathers = {{3, {30000, 45000}, 0, false}};
    const Preview p = ahead(b, kAerijin, route({kLong, kShort}));
    ASSERT_TRUE(met(p, Crossed::Feather));
    EXPECT_EQ(met(p, Crossed::Feather)->effect, Effect::Shaken);
    EXPECT_TRUE(p.strikes.empty());
}

TEST(TfPreview, TF_10_2_TheTrunkIsTheEnd)
{
    RULE("TF-10.2");
    Builder b =
        measured().perch(aerijin, sw(Part::S3)).fly(valchirp, 38000, 38000, 2250).put(commando(1), sw(Part::A1));
    const Preview p = ahead(b, kValchirp, route({kLong, kLong, kLong, kLong}));
    EXPECT_EQ(p.crossings.back().effect, Effect::Trunk);
    EXPECT_EQ(*p.end, (Pose{{6414, 6414}, 450}));
    EXPECT_TRUE(p.strikes.empty());
}

TEST(TfPreview, TF_10_9_ABirdBeyondTheStopIsMet)
{
    RULE("TF-10.9");
    Builder b = measured().fly(aerijin, 20000, 45000, 0).fly(grizzard, 51000, 45000, 0);
    const Preview p = ahead(b, kAerijin, route({kLong, kShort, kLong}));
    EXPECT_EQ(p.end->at, (Point{39000, 45000}));
    ASSERT_TRUE(met(p, Crossed::Bird));
    EXPECT_EQ(met(p, Crossed::Bird)->effect, Effect::Collision);
    b.hurt(aerijin, 5);
    EXPECT_TRUE(ahead(b, kAerijin, route({kLong, kShort, kLong})).strikes.empty());  // it would not live to see it
}

TEST(TfPreview, TF_31_3_ASpiralIsFoughtWhereItWillBe)
{
    RULE("TF-31.3");
    RULE("TF-31.8");
    Builder b = measured().with(&Options::spiral).fly(aerijin, 20000, 46000, 0).fly(grizzard, 45000, 45000, 1800);
    const Preview p = ahead(b, kAerijin, route({kLong, kLong}));
    EXPECT_EQ(p.crossings.back().effect, Effect::Spiral);
    EXPECT_EQ(p.end->at, (Point{38741, 48134}));
    EXPECT_TRUE(p.strikes.empty());
}

TEST(TfPreview, TF_1_21_OddsOfEachRoll)
{
    RULE("TF-1.21");
    const auto odds = [](const Match& match, int seat, const Choice& choice) {
        return *std::get<Preview>(TailFeathers::preview(match.state(), seat_at(static_cast<std::size_t>(seat)), choice))
                    .odds;
    };
    Match flight = table().fly(sienna, 45000, 30000, 900).turn_of(0);
    flight.choose(0, Activate{kSienna});
    EXPECT_EQ(odds(flight, 0, PilotRoll{}).some, 750);
    Match patrol =
        table().fly(grizzard, 45000, 60000, 0).mission(0, Mission::Patrol, {guard(1), guard(2)}).end_of_round();
    EXPECT_EQ(odds(patrol, 0, Patrol{at_figure(grizzard)}), (Odds{2, 66, 556}));
    Match fire = table().embers(0, 2).put(guard(1), sw(Part::A2)).turn_of(0);
    fire.choose(0, Activate{kOakguard});
    fire.choose(0, ChooseFigures{Figures{guard(1)}});
    fire.choose(0, Walk{guard(1), kSwNest});
    EXPECT_EQ(odds(fire, 0, Extinguish{}).some, 500);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
