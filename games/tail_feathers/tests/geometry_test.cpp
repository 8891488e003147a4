// The golden vectors of the geometry (TF-G19), and what else section 3 fixes to the unit.
#include "games/tail_feathers/geometry.h"

#include <vector>

#include "core/sha256.h"
#include "games/tail_feathers/tests/builders.h"
#include "testing/rule.h"

namespace snowbound::tail_feathers::tests {
namespace {

Route flown(Pose start, Tilt tilt, std::initializer_list<Length> templates)
{
    const Plan plan{start, tilt, Sequence(templates)};
    EXPECT_EQ(fault_of(plan), RouteFault::None);
    return lay(plan);
}
Field home_in_the_southwest()
{
    Field field;
    field.add_home(Tree::Sw);
    return field;
}
std::vector<Crossing> met(const Route& route, const Field& field)  // manoeuvre points left out
{
    std::vector<Crossing> all;
    for (const Crossing& c : crossings(route, field, kNobody)) {
        if (c.kind != Crossed::ManoeuvrePoint) all.push_back(c);
    }
    return all;
}
std::vector<Crossing> met(const Route& route, Point base)
{
    Field field;
    field.add_bird(3, base);
    return met(route, field);
}
constexpr Pose kWest{{20000, 45000}, 0};

TEST(Geometry, TF_G2_2_TheSineTableIsTheOneThatWasHashed)
{
    RULE("TF-G2.2");
    std::string bytes;
    for (const std::int32_t s : kSines) {
        for (int i = 0; i < 4; ++i)
            bytes.push_back(static_cast<char>((static_cast<std::uint32_t>(s) >> (8 * i)) & 255U));
    }
    EXPECT_EQ(to_hex(sha256(bytes)), "c91528c7e5d2df757c9a9f2d8ac7b74309990ab129b11717decb9e0ef2e488a6");
    EXPECT_EQ(kSines[450], 759250125);
    EXPECT_EQ(sine(2700), -(std::int64_t{1} << 30));
    EXPECT_EQ(cosine(1800), -(std::int64_t{1} << 30));
    EXPECT_EQ(sine(3599), -1874032);
}

TEST(Geometry, TF_9_8_LongShortLong)
{
    RULE("TF-9.8");
    const Route right = flown(kWest, Tilt::Right, {kLong, kShort, kLong});
    EXPECT_EQ(right.points, (decltype(right.points){{20000, 45000}, {32000, 45000}, {36950, 40050}, {36950, 28050}}));
    EXPECT_EQ(right.headings.back(), 2700);
    EXPECT_EQ(right.arcs.back(), 31000);
    const Route left = flown(kWest, Tilt::Left, {kLong, kShort, kLong});
    EXPECT_EQ(left.points, (decltype(left.points){{20000, 45000}, {32000, 45000}, {36950, 49950}, {36950, 61950}}));
    EXPECT_EQ(left.headings.back(), 900);
    const Route straight = flown(kWest, Tilt::Centre, {kLong, kShort, kLong});
    EXPECT_EQ(straight.points.back(), (Point{51000, 45000}));
    EXPECT_EQ(straight.headings.back(), 0);
}

TEST(Geometry, TF_9_11_MoreRoutes)
{
    RULE("TF-9.11");  // TF-R21
    const Route north = flown({{45000, 20000}, 900}, Tilt::Right, {kShort, kShort});
    EXPECT_EQ(north.points, (decltype(north.points){{45000, 20000}, {45000, 27000}, {49950, 31950}}));
    EXPECT_EQ(north.headings.back(), 450);
    const Route odd = flown({{45000, 45000}, 3599}, Tilt::Right, {kShort, kLong});
    EXPECT_EQ(odd.points, (decltype(odd.points){{45000, 45000}, {52000, 44988}, {60470, 36488}}));
    EXPECT_EQ(odd.headings.back(), 3149);
    const Route launch = flown({{16300, 16300}, 450}, Tilt::Centre, {kLong, kLong});
    EXPECT_EQ(launch.points, (decltype(launch.points){{16300, 16300}, {24785, 24785}, {33270, 33270}}));
    const Route out = flown({{80000, 45000}, 0}, Tilt::Centre, {kLong, kLong});
    EXPECT_EQ(out.points.back(), (Point{104000, 45000}));
    EXPECT_TRUE(is_off_board(out.points.back()));
    EXPECT_FALSE(is_off_board({kBoard, 0}));
}

TEST(Geometry, TF_10_1_IntoTheHomeTree)
{
    RULE("TF-10.1");  // TF-R19, TF-R20
    const Field field = home_in_the_southwest();
    const auto id = [](Part part) { return static_cast<ObjectId>(space_of(Tree::Sw, part)); };
    const Route three = flown({{38000, 38000}, 2250}, Tilt::Centre, {kLong, kLong, kLong});
    EXPECT_EQ(met(three, field), (std::vector<Crossing>{{27931, Crossed::TreeSpace, id(Part::C2), 3},
                                                        {33588, Crossed::Nest, id(Part::Nest), 3}}));
    EXPECT_EQ(three.points.back(), (Point{12545, 12545}));
    const Route four = flown({{38000, 38000}, 2250}, Tilt::Centre, {kLong, kLong, kLong, kLong});
    EXPECT_EQ(met(four, field), (std::vector<Crossing>{{27931, Crossed::TreeSpace, id(Part::C2), 3},
                                                       {33588, Crossed::Nest, id(Part::Nest), 3},
                                                       {39246, Crossed::TreeSpace, id(Part::A2), 4},
                                                       {46670, Crossed::Trunk, 0, 4}}));
    EXPECT_EQ(trunk_stop(four, Tree::Sw, field, kNobody), (Pose{{6414, 6414}, 450}));
}

TEST(Geometry, TF_10_1_TouchingIsCrossing)
{
    RULE("TF-10.1");
    const Route route = flown(kWest, Tilt::Centre, {kLong, kShort, kLong});
    EXPECT_EQ(met(route, Point{26000, 45500}), (std::vector<Crossing>{{4000, Crossed::Bird, 3, 1}}));
    EXPECT_EQ(met(route, Point{26000, 48250}), (std::vector<Crossing>{{6000, Crossed::Bird, 3, 1}}));
    EXPECT_TRUE(met(route, Point{26000, 48251}).empty());
    EXPECT_EQ(met(route, Point{32000, 49000}), (std::vector<Crossing>{{12000, Crossed::Bird, 3, 1}}));
    EXPECT_TRUE(met(route, Point{32000, 49001}).empty());
}

TEST(Geometry, TF_14_2_Ranges)
{
    RULE("TF-14.2");
    const auto in_range = [](std::int32_t apart, std::int32_t range) {
        return is_in_range(Participant::in_the_air(0, {0, 0}), Participant::in_the_air(1, {apart, 0}), {}, range);
    };
    EXPECT_TRUE(in_range(24000, kRange[1]));
    EXPECT_FALSE(in_range(24001, kRange[1]));
    EXPECT_TRUE(in_range(12000, kRange[0]));
    EXPECT_FALSE(in_range(12001, kRange[0]));
}

TEST(Geometry, TF_14_3_TheLineThatWasFound)
{
    RULE("TF-14.3");
    const Polygon strip = ruler({{2000, 0}, {22000, 0}});
    EXPECT_TRUE(touch(Disc{{12000, 2300}, kBaseRadius}, corners(strip)));
    EXPECT_FALSE(touch(Disc{{12000, 2301}, kBaseRadius}, corners(strip)));

    Field field;
    field.add_tree(Tree::Sapling);
    Sight sight =
        look(Participant::in_the_air(0, {38000, 45000}), Participant::in_the_air(1, {52000, 45000}), field, kRange[1]);
    EXPECT_TRUE(sight.clear);
    EXPECT_EQ(sight.line, (Line{{39000, 46732}, {51482, 46932}}));

    sight = look(Participant::on(space_of(Tree::Sw, Part::A1)), Participant::on(space_of(Tree::Sw, Part::A3)),
                 home_in_the_southwest(), kRange[1]);
    EXPECT_TRUE(sight.clear);
    EXPECT_EQ(sight.line, (Line{{9000, 3600}, {3600, 9000}}));
}

TEST(Geometry, TF_14_3_SightSaysWhatStandsInTheWay)
{
    RULE("TF-14.3");
    Field field;
    for (int i = 0; i < 5; ++i) field.add_bird(static_cast<ObjectId>(10 + i), {45000, 37000 + 4000 * i});
    const auto a = Participant::in_the_air(0, {38000, 45000}), b = Participant::in_the_air(1, {52000, 45000});
    const Sight sight = look(a, b, field, kRange[1]);
    EXPECT_TRUE(sight.in_range);
    EXPECT_FALSE(sight.clear);
    EXPECT_EQ(sight.blocker, Blocker::Bird);
    EXPECT_EQ(sight.blocker_id, 12);
    EXPECT_FALSE(look(a, b, field, kRange[0]).clear);  // 14 cm apart: 10 cm from edge to edge
    field.birds.clear();
    field.add_feather(4, {45000, 46000}, 900);
    field.drift_leaf(leaf_of(Tree::Sw, 0), {45000, 47000}, 900);
    EXPECT_TRUE(look(a, b, field, kRange[1]).clear);  // around the feather
    field.drift_leaf(leaf_of(Tree::Sw, 2), {45000, 43000}, 2700);
    EXPECT_FALSE(look(a, b, field, kRange[1]).clear);
    const Sight from_leaf = look(Participant::on(leaf_of(Tree::Sw, 0)), b, field, kRange[1]);
    EXPECT_TRUE(from_leaf.clear);  // the leaf that somebody stands on is not in his way [TF-R36]
}

constexpr Point kSeAim{65500, 0};

TEST(Geometry, TF_33_3_ALeafIsCutAndTurnsTwice)
{
    RULE("TF-33.3");
    const Space leaf = leaf_of(Tree::Sw, 0);
    Drift drift = cut(leaf, kSeAim);
    EXPECT_EQ(drift.stem, (Point{18800, 9000}));
    EXPECT_EQ(drift.axis, 3491);
    EXPECT_EQ(tip_of(drift), (Point{24692, 7865}));
    for (const Spin spin : {Spin::Clockwise, Spin::Counterclockwise}) {
        const Rotation one = rotate(drift, spin, {}, leaf, Tree::Sw);
        EXPECT_EQ(one.drift.stem, (Point{30584, 6730}));
        EXPECT_EQ(one.drift.axis, 1691);
        EXPECT_EQ(one.drift.lead, Hole::Stem);
        const Rotation two = rotate(one.drift, spin, {}, leaf, std::nullopt);
        EXPECT_EQ(two.drift.stem, (Point{30584, 6730}));
        EXPECT_EQ(two.drift.axis, 3491);
        EXPECT_EQ(tip_of(two.drift), (Point{36476, 5595}));
    }
}

TEST(Geometry, TF_33_9_TheSeventhRotationReachesTheTree)
{
    RULE("TF-33.9");
    Field field;
    for (const Tree tree : {Tree::Sw, Tree::Ne}) field.add_home(tree);
    for (const Tree tree : {Tree::Se, Tree::Nw}) field.add_tree(tree);
    const Space leaf = leaf_of(Tree::Sw, 0);
    Drift drift = cut(leaf, default_aim(leaf, Tree::Se, field));
    EXPECT_EQ(drift.aim, kSeAim);
    for (int i = 1; i <= 6; ++i) {
        const Rotation r = rotate(drift, Spin::Clockwise, field, leaf, i == 1 ? std::optional(Tree::Sw) : std::nullopt);
        EXPECT_EQ(r.contact, Contact::None) << i;
        EXPECT_FALSE(r.over);
        drift = r.drift;
    }
    const Rotation last = rotate(drift, Spin::Clockwise, field, leaf, std::nullopt);
    EXPECT_TRUE(last.over);
    EXPECT_EQ(last.contact, Contact::Tree);
    EXPECT_EQ(last.unload, space_of(Tree::Se, Part::C3));
    EXPECT_EQ(last.swept, 1510);  // the step to 1520 touched
}

TEST(Geometry, TF_33_6_ABirdEndsARotation)
{
    RULE("TF-33.6");
    Field field;
    field.add_bird(5, {31000, 9500});
    const Space leaf = leaf_of(Tree::Sw, 0);
    const Drift drift = cut(leaf, kSeAim);
    const Rotation cw = rotate(drift, Spin::Clockwise, field, leaf, Tree::Sw);
    EXPECT_EQ(cw.swept, 1170);
    EXPECT_EQ(cw.contact, Contact::Bird);
    EXPECT_EQ(cw.id, 5);
    EXPECT_FALSE(cw.over);
    EXPECT_EQ(cw.drift.stem, (Point{28378, 12600}));
    EXPECT_EQ(cw.drift.axis, 2321);
    EXPECT_EQ(cw.drift.lead, Hole::Stem);  // now nearer to the target
    const Rotation ccw = rotate(drift, Spin::Counterclockwise, field, leaf, Tree::Sw);
    EXPECT_EQ(ccw.swept, 1680);
    EXPECT_EQ(ccw.drift.axis, 1571);
}

TEST(Geometry, TF_31_2_WhereADeathSpiralIsFought)
{
    RULE("TF-31.2");  // TF-R51
    Field field;
    field.add_bird(1, {20000, 46000});
    field.add_bird(2, {45000, 45000});
    const Route route = flown({{20000, 46000}, 0}, Tilt::Centre, {kLong, kLong});
    const Crossings all = crossings(route, field, 1);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[1], (Crossing{23000, Crossed::Bird, 2, 2}));
    EXPECT_EQ(station(route, 2, 23000).at, (Point{43000, 46000}));
    SpiralPlace place = place_spiral(route, all[1], {45000, 45000}, field, 1);
    EXPECT_TRUE(place.fits);
    EXPECT_EQ(place.direction, 1534);
    EXPECT_EQ(place.marker, (Point{41870, 46567}));
    EXPECT_EQ(place.attacker, (Pose{{38741, 48134}, 3334}));
    EXPECT_EQ(place.defender, (Pose{{45000, 45000}, 1534}));
    field.add_bird(3, {38000, 49000});  // in the way: the marker swings, to the left first
    place = place_spiral(route, all[1], {45000, 45000}, field, 1);
    EXPECT_TRUE(place.fits);
    EXPECT_EQ(place.direction, 1834);
    EXPECT_FALSE(is_free(field, step({45000, 45000}, 1784, 7000), 1));
    EXPECT_TRUE(is_free(field, place.attacker.at, 1));
}

TEST(Geometry, TF_30_1_TheDropFormulaWithScriptedDraws)
{
    RULE("TF-30.1");  // TF-R49
    // (41500 - 3251, 45000 - 2290), then a draw outside the circle, then (2683, -1089)
    Rng rng = Rng::scripted({749, 1710, 3274, 0, 8000, 8000, 6683, 2911, 2650, 0, 3070, 4991, 262, 1});
    const Pose bird{{45000, 45000}, 0};
    const FeatherDrop one = drop_feather(bird, rng), two = drop_feather(bird, rng), three = drop_feather(bird, rng);
    EXPECT_EQ(one.centre, (Point{38249, 42710}));
    EXPECT_EQ(one.angle, 3274);
    EXPECT_FALSE(one.notched);
    EXPECT_EQ(two.centre, (Point{44183, 43911}));
    EXPECT_EQ(three.centre, (Point{40570, 45991}));
    EXPECT_TRUE(three.notched);
    EXPECT_TRUE(rng.exhausted());
    Field field;
    field.add_bird(1, bird.at);
    EXPECT_TRUE(feather_stays(one, field));
    EXPECT_FALSE(feather_stays(two, field));  // on the bird's own base
    field.add_feather(0, one.centre, one.angle);
    EXPECT_FALSE(feather_stays(one, field));
    EXPECT_FALSE(feather_stays({{-1, 45000}}, {}));
    Rng broken = Rng::scripted({0, 0});  // a script that ends early is a fault, not an endless search
    drop_feather(bird, broken);
    EXPECT_TRUE(broken.faulty());
}

TEST(Geometry, TF_G2_4_Directions)
{
    RULE("TF-G2.4");
    EXPECT_EQ(direction(46700, -9000), 3491);
    EXPECT_EQ(direction(1, 0), 0);
    EXPECT_EQ(direction(0, 1), 900);
    EXPECT_EQ(direction(-1, 0), 1800);
    EXPECT_EQ(direction(0, -1), 2700);
    EXPECT_EQ(direction(1, -1), 3150);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
