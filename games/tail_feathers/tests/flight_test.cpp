// Chapters TF-9 to TF-11: flight, crossings, passengers.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

constexpr Pose pose(int x, int y, int heading) { return {{x, y}, static_cast<Angle>(heading)}; }

TEST(TfFlight, TF_9_1_LongShortLong)
{
    RULE("TF-9.1");
    RULE("TF-9.4");
    RULE("TF-9.5");
    RULE("TF-9.8");
    RULE("TF-9.11");
    RULE("TF-9.14");
    Match match = table().fly(aerijin, 20000, 45000, 0, Tilt::Right).turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.refuses(0, Announce{route({kLong}), 0}, "TF-9.4");
    match.refuses(0, Announce{route({kLong, kLong, kLong, kLong}), 0}, "TF-9.4");
    match.refuses(0, Announce{route({kLong, kLong}), 1}, "TF-9.8");
    match.refuses(0, Finish{}, "TF-9.5");  // a flying unit must fly
    match.choose(0, Announce{route({kLong, kShort, kLong}), 0});
    EXPECT_EQ(match.figure(aerijin).pose, pose(36950, 28050, 2700));
    EXPECT_EQ(match.figure(aerijin).tilt, Tilt::Right);
}

TEST(TfFlight, TF_9_6_ThreeRegularTemplatesOfALength)
{
    RULE("TF-9.6");
    RULE("TF-9.7");
    EXPECT_TRUE(is_supplied(std::array{kShort, kShort, kShort, kShort}));  // three and the end piece
    EXPECT_FALSE(is_supplied(std::array{kShort, kShort, kShort, kShort, kLong}));
}

TEST(TfFlight, TF_9_2_APilotRollTurnsTheTiltByOneStep)
{
    RULE("TF-9.2");
    RULE("TF-1.20");
    Match none = table().fly(sienna, 45000, 30000, 900, Tilt::Right).turn_of(0, {B, C});
    none.choose(0, Activate{kSienna});
    none.choose(0, PilotRoll{});
    EXPECT_EQ(none.figure(sienna).tilt, Tilt::Right);
    none.refuses(0, PilotRoll{}, "TF-9.2");
    Match star = table().fly(sienna, 45000, 30000, 900, Tilt::Right).turn_of(0, {S, C});
    star.choose(0, Activate{kSienna});
    star.choose(0, PilotRoll{});
    star.refuses(0, ChangeTilt{Tilt::Left}, "TF-9.2");
    star.choose(0, ChangeTilt{Tilt::Centre});
    EXPECT_EQ(star.figure(sienna).tilt, Tilt::Centre);
}

TEST(TfFlight, TF_9_3_ALaunchIsStraight)
{
    RULE("TF-5.5");
    RULE("TF-9.3");
    RULE("TF-R15");
    Match match = table().launch_set(aerijin).turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.refuses(0, Launch{pose(45000, 45000, 0)}, "TF-5.5");
    match.refuses(0, Launch{pose(16300, 16300, 3600)}, "TF-5.5");
    match.refuses(0, Launch{pose(1000000000, -1000000000, 0)}, "TF-5.5");
    match.choose(0, Launch{pose(16300, 16300, 450)});
    match.refuses(0, PilotRoll{}, "TF-9.3");
    match.choose(0, Announce{route({kLong, kLong}), 0});
    EXPECT_EQ(match.figure(aerijin).pose, pose(33270, 33270, 450));
    EXPECT_EQ(match.figure(aerijin).tilt, Tilt::Centre);
    EXPECT_EQ(match.prompt(0), "activation.act");  // no landing was offered at the spaces it crossed
    RULE("TF-10.4");
}

TEST(TfFlight, TF_9_12_OffTheBoardIsDefeat)
{
    RULE("TF-9.12");
    RULE("TF-11.5");
    Match match = table().fly(aerijin, 80000, 45000, 0).carries(aerijin, guard(1)).turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kLong, kLong}), 0});
    EXPECT_EQ(match.zone(aerijin), Zone::Casualty);
    EXPECT_EQ(match.zone(guard(1)), Zone::Casualty);
    EXPECT_FALSE(match.player(1).feats.first_blood);  // no unit of theirs has done it
}

TEST(TfFlight, TF_10_2_TheTrunkEndsIt)
{
    RULE("TF-10.1");
    RULE("TF-10.2");
    RULE("TF-26.1");
    Match match = table().perch(aerijin, sw(Part::S3)).fly(valchirp, 38000, 38000, 2250).turn_of(0);
    match.choose(0, Activate{kValchirp});
    match.choose(0, Announce{route({kLong, kLong, kLong, kLong}), 0});
    std::vector<Space> offered;
    while (match.prompt(0).starts_with("flight.")) {
        const auto id = static_cast<std::size_t>(match.open(0)->numbers[1].second);
        if (match.prompt(0) == "flight.land") offered.push_back(space_at(id));
        match.choose(0, GoOn{});
    }
    EXPECT_EQ(offered, (std::vector<Space>{sw(Part::C2), kSwNest, sw(Part::A2)}));
    EXPECT_EQ(match.figure(valchirp).pose, pose(6414, 6414, 450));
    EXPECT_EQ(match.wounds(valchirp), 2);
    EXPECT_TRUE(match.figure(valchirp).shaken);
}

TEST(TfFlight, TF_10_7_CrossingAnEnemyWoundsTheMover)
{
    RULE("TF-10.7");
    RULE("TF-10.13");
    Match match = table().fly(aerijin, 20000, 45000, 0).fly(grizzard, 26000, 45500, 0).turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kLong, kShort, kLong}), 0});
    EXPECT_EQ(match.wounds(aerijin), 1);
    EXPECT_EQ(match.wounds(grizzard), 0);
    EXPECT_EQ(match.figure(aerijin).pose.at, (Point{51000, 45000}));
    const auto met = match.said<Met>();
    ASSERT_EQ(met.size(), 1U);
    EXPECT_EQ(met[0], (Met{seat_at(0), aerijin, Crossed::Bird, static_cast<ObjectId>(index(grizzard)), 4000,
                           Pose{{24000, 45000}, 0}}));
    EXPECT_EQ(match.said<RouteAnnounced>()[0].route.back().at, (Point{51000, 45000}));
    Match friends = table().fly(aerijin, 20000, 45000, 0).fly(sienna, 26000, 45500, 0).turn_of(0);
    friends.choose(0, Activate{kAerijin});
    friends.choose(0, Announce{route({kLong, kShort, kLong}), 0});
    EXPECT_EQ(friends.wounds(aerijin), 0);
}

TEST(TfFlight, TF_10_8_EndingOnAnotherBird)
{
    RULE("TF-10.8");
    RULE("TF-10.9");
    RULE("TF-R27");
    Match match = table().fly(aerijin, 20000, 45000, 0).fly(grizzard, 51000, 45000, 0).turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.choose(0, Announce{route({kLong, kShort, kLong}), 0});
    EXPECT_EQ(match.figure(aerijin).pose.at, (Point{39000, 45000}));
    EXPECT_EQ(match.wounds(aerijin), 1);
    EXPECT_EQ(match.wounds(grizzard), 1);
    Match two =
        table().fly(aerijin, 20000, 45000, 0).fly(sienna, 51000, 45000, 0).fly(valchirp, 39000, 45000, 0).turn_of(0);
    two.choose(0, Activate{kAerijin});
    two.choose(0, Announce{route({kLong, kShort, kLong}), 0});
    EXPECT_EQ(two.figure(aerijin).pose.at, (Point{32000, 45000}));
}

TEST(TfFlight, TF_10_3_Landing)
{
    RULE("TF-10.3");
    RULE("TF-10.5");
    RULE("TF-18.2");
    Match match = table().perch(aerijin, sw(Part::S3)).fly(valchirp, 38000, 38000, 2250).turn_of(0);
    match.choose(0, Activate{kValchirp});
    match.choose(0, Announce{route({kLong, kLong, kLong}), 0});
    match.choose(0, Land{});
    EXPECT_FALSE(match.figure(valchirp).flying);
    EXPECT_EQ(match.at(valchirp), sw(Part::C2));
    EXPECT_EQ(match.figure(valchirp).tilt, Tilt::Centre);
    EXPECT_EQ(swoop_dice(match.state(), valchirp), 3);
    EXPECT_EQ(melee_of(match.state(), valchirp), 2);  // the pilot alone
}

TEST(TfTransport, TF_11_1_PickedUpAtTheStart)
{
    RULE("TF-11.1");
    RULE("TF-11.2");
    RULE("TF-11.8");
    Match match = table().launch_set(sienna).put(guard(1), sw(Part::B1)).turn_of(0);
    match.choose(0, Activate{kSienna});
    match.choose(0, match.fallback(0));
    EXPECT_TRUE(match.offers(0, PickUp{guard(1)}));
    EXPECT_FALSE(match.offers(0, PickUp{guard(2)}));
    match.choose(0, PickUp{guard(1)});
    EXPECT_EQ(match.zone(guard(1)), Zone::Carried);
    EXPECT_FALSE(match.offers(0, PickUp{guard(1)}));
    EXPECT_FALSE(unit(match.state(), kOakguard).turned);
}

TEST(TfTransport, TF_11_3_DroppedWhereThereIsRoom)
{
    RULE("TF-11.3");
    RULE("TF-11.6");
    RULE("TF-R32");
    Match match =
        table().perch(aerijin, sw(Part::S3)).fly(valchirp, 38000, 38000, 2250).carries(valchirp, guard(1)).turn_of(0);
    match.choose(0, Activate{kValchirp});
    match.choose(0, Announce{route({kLong, kLong, kLong}), 0});
    EXPECT_EQ(match.prompt(0), "flight.drop");
    match.choose(0, Drop{});
    EXPECT_EQ(match.at(guard(1)), sw(Part::C2));
    EXPECT_EQ(match.zone(guard(1)), Zone::Battlefield);
    EXPECT_TRUE(match.frame<Flight>().dropped);
}

TEST(TfTransport, TF_11_4_NoRoomAfterLandingIsDefeat)
{
    RULE("TF-11.4");
    Builder b = table().perch(aerijin, sw(Part::S3)).perch(sienna, sw(Part::A1)).put(guard(0), sw(Part::B1));
    b.put(guard(2), sw(Part::B1)).put(guard(3), sw(Part::B1)).put(guard(4), sw(Part::B1));
    b.fly(valchirp, 21000, 25000, 2700).carries(valchirp, guard(1));
    Match match = b.turn_of(0);
    match.choose(0, Activate{kValchirp});
    match.choose(0, Announce{route({kLong, kLong}), 0});
    while (match.prompt(0) != "flight.land" ||
           space_at(static_cast<std::size_t>(match.open(0)->numbers[1].second)) != sw(Part::C1)) {
        match.choose(0, GoOn{});
    }
    match.choose(0, Land{});
    EXPECT_EQ(match.at(valchirp), sw(Part::C1));
    EXPECT_EQ(match.zone(guard(1)), Zone::Casualty);
}

TEST(TfTransport, TF_11_7_PinnedFiguresStay)
{
    RULE("TF-11.7");
    Builder b = table().fly(sienna, 21000, 2000, 900).put(guard(1), sw(Part::C1));
    EXPECT_TRUE(can_be_picked(b.raw(), sienna, guard(1)));
    b.put(commando(0), sw(Part::C1)).put(commando(1), sw(Part::C1));
    EXPECT_FALSE(can_be_picked(b.raw(), sienna, guard(1)));
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
