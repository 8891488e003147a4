// Where flights end, what may be announced, and where mission cards and leaves go.
#include <vector>

#include "games/tail_feathers/geometry.h"
#include "games/tail_feathers/tests/builders.h"
#include "testing/rule.h"

namespace snowbound::tail_feathers::tests {
namespace {

constexpr Plan kStraight{{{20000, 45000}, 0}, Tilt::Centre, {kLong, kShort, kLong}};

TEST(Stops, TF_10_8_BackToTheLastFreeManoeuvrePoint)
{
    RULE("TF-10.8");  // TF-R29
    const Route route = lay(kStraight);
    Field field;
    field.add_bird(0, {20000, 45000});
    EXPECT_EQ(find_stop(route, field, 0).point, 3U);
    field.add_bird(1, {51000, 45000});
    Stop stop = find_stop(route, field, 0);
    EXPECT_EQ(stop.pose, (Pose{{39000, 45000}, 0}));
    EXPECT_EQ(stop.blockers, (FixedVector<ObjectId, kMostBirds>{1}));
    field.add_bird(2, {39000, 45000});
    EXPECT_EQ(find_stop(route, field, 0).pose.at, (Point{32000, 45000}));
    field.add_bird(3, {32000, 45000});
    stop = find_stop(route, field, 0);
    EXPECT_EQ(stop.point, 0U);
    EXPECT_EQ(stop.pose, kStraight.start);
}

TEST(Stops, TF_G3_10_ContactOfBasesIsLegal)
{
    RULE("TF-G3.10");
    Field field;
    field.add_bird(1, {55000, 45000});
    EXPECT_EQ(find_stop(lay(kStraight), field, 0).point, 3U);
    field.birds[0].at.x -= 1;
    EXPECT_EQ(find_stop(lay(kStraight), field, 0).point, 2U);
}

TEST(Stops, TF_10_2_TheTrunkStopRetreatsUntilThereIsRoom)
{
    RULE("TF-10.2");  // TF-R22
    Field field;
    field.add_home(Tree::Sw);
    const Route route = lay({{{38000, 38000}, 2250}, Tilt::Centre, {kLong, kLong, kLong, kLong}});
    field.add_bird(1, {6414, 6414});
    const Pose pose = trunk_stop(route, Tree::Sw, field, 0);
    EXPECT_EQ(pose.heading, 450);
    EXPECT_TRUE(is_free(field, pose.at, 0));
    EXPECT_LT(squared(pose.at, {6414, 6414}), 4100LL * 4100);
}

TEST(Stops, TF_9_7_AbsurdPlansAreRefused)
{
    RULE("TF-9.7");  // TF-R16, TF-R17
    EXPECT_EQ(fault_of({}), RouteFault::Empty);
    EXPECT_EQ(fault_of(kStraight), RouteFault::None);
    EXPECT_EQ(fault_of({{{1000000000, -1000000000}, 0}, Tilt::Left, {kShort, kShort}}), RouteFault::TooFar);
    EXPECT_EQ(fault_of({{{INT32_MIN, INT32_MAX}, 0}, Tilt::Left, {kShort, kShort}}), RouteFault::TooFar);
    EXPECT_EQ(fault_of({{{0, 0}, 3600}, Tilt::Left, {kShort, kShort}}), RouteFault::NoHeading);
    EXPECT_EQ(fault_of({{{0, 0}, -1}, Tilt::Left, {kShort, kShort}}), RouteFault::NoHeading);
    EXPECT_EQ(fault_of({{{0, 0}, 0}, static_cast<Tilt>(9), {kShort, kShort}}), RouteFault::NoTilt);
    EXPECT_EQ(fault_of({{{0, 0}, 0}, Tilt::Left, {kShort, kShort, kShort, kShort}}), RouteFault::None);
    EXPECT_EQ(fault_of({{{0, 0}, 0}, Tilt::Left, {kShort, kShort, kShort, kShort, kShort}}), RouteFault::Supply);
    EXPECT_EQ(fault_of({{{0, 0}, 0}, Tilt::Left, {kShort, kLong, kShort, kLong, kShort, kLong, kShort}}),
              RouteFault::None);
    EXPECT_EQ(fault_of({{{0, 0}, 0}, Tilt::Left, {kShort, static_cast<Length>(2)}}), RouteFault::Supply);
    EXPECT_EQ(fault_of({{{0, 0}, 0}, Tilt::Left, {kShort, kShort}, 2}), RouteFault::NoJoint);
    EXPECT_EQ(fault_of({{{0, 0}, 0}, Tilt::Centre, {kShort, kShort}, 1}), RouteFault::NoJoint);
    const std::vector<Length> many(10000, kShort);
    EXPECT_FALSE(is_supplied(many));
    EXPECT_FALSE(is_supplied({}));
}

TEST(Stops, TF_G6_ATightJointTurnsTwiceAsFar)
{
    RULE("TF-G6.1");
    const Route route = lay({{{20000, 45000}, 0}, Tilt::Left, {kShort, kShort, kShort}, 2});
    EXPECT_EQ(route.headings, (decltype(route.headings){0, 0, 450, 1350}));
}

TEST(Stops, TF_G2_1_TheFarthestRoutesStayWithinTheirNumbers)
{
    RULE("TF-G2.1");
    Field field;
    for (const Tree tree : {Tree::Sw, Tree::Se, Tree::Ne, Tree::Nw}) field.add_home(tree);
    for (const std::int32_t x : {-kFarthest, kFarthest}) {
        for (const Angle heading : {Angle{450}, Angle{1350}, Angle{2250}, Angle{3150}}) {
            const Route route =
                lay({{{x, x}, heading}, Tilt::Centre, {kLong, kLong, kLong, kShort, kShort, kShort, kLong}});
            EXPECT_LE(crossings(route, field, 0).size(), kMostCrossings);
            const auto a = Participant::in_the_air(0, route.points.back());
            EXPECT_FALSE(look(a, Participant::on(nest_of(Tree::Ne)), field, kRange[1]).in_range);
        }
    }
    EXPECT_EQ(card_fault({2000000000, 2000000000}, {45000, 45000}, field), CardFault::TooFar);
    EXPECT_FALSE(is_aim(leaf_of(Tree::Sw, 0), Tree::Se, {INT32_MIN, INT32_MIN}, field));
    const Pose far{{-2000000000, 2000000000}, 0};
    EXPECT_EQ(launch_fault(nest_of(Tree::Sw), far, field, 0), LaunchFault::Outside);
}

TEST(Stops, TF_5_5_LaunchesNeedRoom)
{
    RULE("TF-5.5");
    Field field;
    field.add_home(Tree::Sw);
    const Space c2 = space_of(Tree::Sw, Part::C2);
    EXPECT_EQ(launch_fault(c2, {{16300, 16300}, 450}, field, 0), LaunchFault::None);
    EXPECT_EQ(launch_fault(c2, {{12500, 16000}, 450}, field, 0), LaunchFault::None);  // a corner
    EXPECT_EQ(launch_fault(c2, {{12499, 16000}, 450}, field, 0), LaunchFault::Outside);
    EXPECT_EQ(launch_fault(c2, {{16300, 16300}, 3600}, field, 0), LaunchFault::NoHeading);
    EXPECT_EQ(launch_point(c2, field, 0), centre_of(c2));
    field.add_bird(1, centre_of(c2));
    EXPECT_EQ(launch_fault(c2, {{16300, 16300}, 450}, field, 0), LaunchFault::NotFree);
    EXPECT_FALSE(launch_point(c2, field, 0));  // 57 mm wide: everything is nearer than 40 mm to its middle
    field.birds[0].at = {17500, 17500};
    const auto beside = launch_point(c2, field, 0);
    ASSERT_TRUE(beside);
    EXPECT_EQ(launch_fault(c2, {*beside, 0}, field, 0), LaunchFault::None);
}

TEST(Stops, TF_34_1_DisplacementStopsAtNothingButTrunks)
{
    RULE("TF-34.1");  // TF-R56
    Field field;
    field.add_tree(Tree::Sapling);
    field.add_bird(1, {60000, 60000});
    const auto fault = [&](Point at, Angle heading) {
        return displace({{at, heading}, Tilt::Centre, {kShort}}, field, 0).fault;
    };
    EXPECT_EQ(fault({20000, 20000}, 0), DisplaceFault::None);
    EXPECT_EQ(fault({38000, 45000}, 0), DisplaceFault::Trunk);
    EXPECT_EQ(fault({53000, 60000}, 0), DisplaceFault::NotFree);
    EXPECT_EQ(fault({56000, 60000}, 1800), DisplaceFault::None);
    EXPECT_EQ(fault({INT32_MAX, 0}, 0), DisplaceFault::BadRoute);
}

TEST(Stops, TF_4_2_MissionCardsTouchNothing)
{
    RULE("TF-4.2");  // TF-R12
    Field field;
    field.add_home(Tree::Sw);
    field.add_home(Tree::Ne);
    const Point axis{45000, 45000};
    field.markers.push_back({axis, kAxisRadius});
    const auto slot = card_slot(axis, centre_of(nest_of(Tree::Sw)), field);
    ASSERT_TRUE(slot);
    EXPECT_EQ(*slot, step(axis, 2250, 7000));
    EXPECT_EQ(card_fault(*slot, axis, field), CardFault::None);
    EXPECT_EQ(card_fault(axis, axis, field), CardFault::Touches);
    EXPECT_EQ(card_fault({35000, 45000}, axis, field), CardFault::None);
    EXPECT_EQ(card_fault({34999, 45000}, axis, field), CardFault::TooFar);
    field.add_card(0, *slot);
    EXPECT_EQ(card_fault(*slot, axis, field), CardFault::Touches);
    const auto second = card_slot(axis, centre_of(nest_of(Tree::Sw)), field);
    ASSERT_TRUE(second);
    EXPECT_EQ(card_fault(*second, axis, field), CardFault::None);
    for (int i = 0; i < 24; ++i) {
        field.birds.push_back({static_cast<ObjectId>(i), step(axis, 150 * i, 8500)});
    }
    const auto outside = card_slot(axis, centre_of(nest_of(Tree::Sw)), field);
    ASSERT_TRUE(outside);
    EXPECT_GT(squared(*outside, axis), 10000LL * 10000);
}

TEST(Stops, TF_1_11_TheBoardIsAsDrawn)
{
    RULE("TF-1.11");
    const auto at = [](Part part) { return space_of(Tree::Sw, part); };
    EXPECT_FALSE(facts(at(Part::A2)).adjacent.has(at(Part::B1)));
    EXPECT_TRUE(facts(at(Part::A2)).adjacent.has(at(Part::Nest)));
    EXPECT_EQ(centre_of(nest_of(Tree::Sw)), (Point{12250, 12250}));
    EXPECT_EQ(centre_of(nest_of(Tree::Ne)), (Point{77750, 77750}));
    for (std::size_t i = 0; i < kSpaces; ++i) {
        const SpaceFacts& space = facts(space_at(i));
        const Corners shape = corners(space.outline.polygon);
        EXPECT_TRUE(contains(shape, centre_of(space_at(i)))) << kSpaceNames[i];
        EXPECT_FALSE(space.adjacent.has(space_at(i)));
        for (const Space other : space.adjacent) {
            EXPECT_TRUE(facts(other).adjacent.has(space_at(i))) << kSpaceNames[i];
            EXPECT_EQ(tree_of(other), tree_of(space_at(i)));
            EXPECT_TRUE(touch(shape, corners(facts(other).outline.polygon))) << kSpaceNames[i];
        }
    }
}

TEST(Stops, TF_33_5_ALeafSweepsFeathersAwayAndStopsAtCardsAndLeaves)
{
    RULE("TF-33.5");  // TF-33.7, TF-33.8
    const Space leaf = leaf_of(Tree::Sw, 0);
    const Drift drift = cut(leaf, {65500, 0});
    Field field;
    field.add_feather(6, {28000, 12000}, 0);
    Rotation r = rotate(drift, Spin::Clockwise, field, leaf, Tree::Sw);
    EXPECT_EQ(r.contact, Contact::None);
    EXPECT_TRUE(r.feathers.contains(6));
    field.add_card(1, {30000, 13000});
    r = rotate(drift, Spin::Clockwise, field, leaf, Tree::Sw);
    EXPECT_EQ(r.contact, Contact::Card);
    EXPECT_TRUE(r.over);
    EXPECT_FALSE(touch(corners(leaf_polygon(r.drift.stem, r.drift.axis)), corners(card_polygon({30000, 13000}))));
    field.cards.clear();
    field.drift_leaf(leaf_of(Tree::Sw, 2), {28000, 12000}, 900);
    r = rotate(drift, Spin::Clockwise, field, leaf, Tree::Sw);
    EXPECT_EQ(r.contact, Contact::Leaf);
    EXPECT_TRUE(r.over);
}

TEST(Stops, TF_33_6_ALeafThatCannotTurnTriesTheOtherWayOnce)
{
    RULE("TF-33.6");
    const Space leaf = leaf_of(Tree::Sw, 0);
    const Drift drift = cut(leaf, {65500, 0});
    Field field;
    field.add_bird(1, step(drift.stem, drift.axis, 3600, 4220));  // a hair to the left of the leaf
    const Rotation other = rotate(drift, Spin::Clockwise, field, leaf, Tree::Sw);
    EXPECT_GT(other.swept, 0);
    EXPECT_FALSE(other.over);
    EXPECT_EQ(other.drift, rotate(drift, Spin::Counterclockwise, field, leaf, Tree::Sw).drift);
    field.birds[0].at = step(drift.stem, drift.axis, 3000);  // above the leaf: in the way whichever way it turns
    const Rotation stuck = rotate(drift, Spin::Clockwise, field, leaf, Tree::Sw);
    EXPECT_EQ(stuck.swept, 0);
    EXPECT_TRUE(stuck.over);
    EXPECT_EQ(stuck.drift.stem, drift.stem);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
