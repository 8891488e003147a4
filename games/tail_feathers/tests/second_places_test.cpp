// Where things may lie and flights end, a second time: every place is tried, with plain real numbers.
#include "games/tail_feathers/tests/second_route.h"
#include "testing/rule.h"

namespace snowbound::tail_feathers::tests {
namespace {

using second::Chance;
using second::Real;
using second::Shape;
using second::Thing;
using second::vec;

bool touches_any(const Field& field, const Shape& shape)
{
    for (const Thing& thing : second::things_of(field)) {
        if (second::distance(thing, shape) == 0) return true;
    }
    return false;
}

bool card_lies_well(const Field& field, Point centre)  // [TF-4.2] it touches nothing
{
    const Shape card = second::shape(card_polygon(centre));
    for (const Disc& marker : field.markers) {
        if (second::distance(card, vec(marker.centre)) <= marker.radius) return false;
    }
    return !touches_any(field, card);
}

bool is_taken(const Field& field, Point at, ObjectId mover)
{
    return std::any_of(field.birds.begin(), field.birds.end(), [&](const BirdAt& bird) {
        return bird.id != mover && std::hypot(bird.at.x - at.x, bird.at.y - at.y) < 4000;
    });
}

Field crowded(Chance& chance, Point middle)  // many birds around a point
{
    Field field = chance.field();
    field.birds.clear();
    for (int i = chance.between(2, 20); i > 0; --i) {
        field.add_bird(static_cast<ObjectId>(30 - i),
                       {middle.x + chance.between(-9000, 9000), middle.y + chance.between(-9000, 9000)});
    }
    field.markers.push_back({{45000, 45000}, kAxisRadius});
    return field;
}

TEST(SecondPlaces, TF_4_2_WhereAMissionCardMayLie)
{
    RULE("TF-4.2");
    Chance chance(42);
    const Point axis{45000, 45000};
    int free = 0;
    for (int i = 0; i < 25; ++i) {
        const Field field = crowded(chance, axis);
        for (int k = 0; k < 15; ++k) {
            const Point at{45000 + chance.between(-9000, 9000), 45000 + chance.between(-9000, 9000)};
            const bool far = std::hypot(at.x - 45000, at.y - 45000) > 10000, well = card_lies_well(field, at);
            ASSERT_EQ(card_fault(at, axis, field), far    ? CardFault::TooFar
                                                   : well ? CardFault::None
                                                          : CardFault::Touches);
            free += well && !far;
        }
        const Point nest{chance.between(10000, 80000), chance.between(10000, 80000)};
        std::optional<Point> slot;  // the automatic place: towards the nest first, then left and right of that
        for (const std::vector<int>& radii : {std::vector{7000, 8500, 10000}, {11500, 13000, 14500, 16000}}) {
            for (int step_ = 0; step_ <= 11 && !slot; ++step_) {
                const int away = 300 * ((step_ + 1) / 2) * (step_ % 2 == 1 ? 1 : -1);
                for (const int radius : radii) {
                    const Point at = step(axis, turned(direction(axis, nest), away), radius);
                    const bool far = radius <= 10000 && squared(at, axis) > 100000000;
                    if (!slot && !far && card_lies_well(field, at)) slot = at;
                }
            }
        }
        ASSERT_EQ(card_slot(axis, nest, field), slot);
    }
    EXPECT_GT(free, 8);
    EXPECT_EQ(card_fault({1000000, 1000000}, axis, {}), CardFault::TooFar);
}

TEST(SecondPlaces, TF_30_2_WhichFeathersStay)
{
    RULE("TF-30.2");
    Chance chance(302);
    int stay = 0;
    for (int i = 0; i < 25; ++i) {
        const Field field = chance.field();
        for (int k = 0; k < 15; ++k) {
            const FeatherDrop drop{chance.point(), static_cast<Angle>(chance.between(0, 3599)), false};
            const Point p = drop.centre;
            const bool off = p.x < 0 || p.y < 0 || p.x > 90000 || p.y > 90000;
            const bool stays = !off && !touches_any(field, second::shape(feather_polygon(p, drop.angle)));
            ASSERT_EQ(feather_stays(drop, field), stays);
            stay += stays;
        }
    }
    EXPECT_GT(stay, 40);
    for (const Point& edge : {Point{0, 45000}, {90000, 45000}, {45000, 0}, {45000, 90000}}) {
        EXPECT_FALSE(is_off_board(edge));
    }
    for (const Point& off : {Point{-1, 45000}, {90001, 45000}, {45000, -1}, {45000, 90001}}) {
        EXPECT_TRUE(is_off_board(off));
    }
}

TEST(SecondPlaces, TF_19_5_WhatABaseTouches)
{
    RULE("TF-19.5");
    Chance chance(195);
    std::size_t touched = 0;
    for (int i = 0; i < 30; ++i) {
        const Field field = chance.field();
        for (int k = 0; k < 15; ++k) {
            const Point at = chance.point();
            Spaces all;
            for (const Thing& thing : second::things_of(field)) {
                const bool space =
                    thing.kind == Crossed::Nest || thing.kind == Crossed::TreeSpace || thing.kind == Crossed::Leaf;
                if (space && second::distance(thing, vec(at), 2000) == 0)
                    all.add(space_at(static_cast<std::size_t>(thing.id)));
            }
            ASSERT_EQ(spaces_touching(field, {at, kBaseRadius}), all);
            touched += all.size();
        }
    }
    EXPECT_GT(touched, 100U);
}

TEST(SecondPlaces, TF_33_1_WhereALeafMayBeAimed)
{
    RULE("TF-33.1");
    Field field;
    field.add_home(Tree::Sw);
    for (const Tree tree : {Tree::Se, Tree::Ne, Tree::Nw, Tree::Sapling}) field.add_tree(tree);
    Chance chance(331);
    for (std::size_t i = kFirstLeaf; i < kSpaces; ++i) {
        const Point stem = socket(space_at(i)).stem;
        for (std::size_t t = 0; t < kTrees; ++t) {
            const auto tree = static_cast<Tree>(t);
            Real least = 1e9L;
            for (const Space space : field.spaces) {
                if (tree_of(space) == tree)
                    least = std::min(least, second::distance(second::shape(facts(space).outline.polygon), vec(stem)));
            }
            const Point aim = default_aim(space_at(i), tree, field);
            EXPECT_LT(std::hypot(aim.x - stem.x, aim.y - stem.y) - static_cast<double>(least),
                      1.5);  // the nearest point
            EXPECT_EQ(is_aim(space_at(i), tree, aim, field), tree != tree_of(space_at(i)));
            for (int k = 0; k < 20; ++k) {
                const Point at = chance.point();
                bool inside = false;
                for (const Space space : field.spaces) {
                    const Shape shape = second::shape(facts(space).outline.polygon);
                    inside = inside || (tree_of(space) == tree && second::distance(shape, vec(at)) == 0);
                }
                ASSERT_EQ(is_aim(space_at(i), tree, at, field), inside && tree != tree_of(space_at(i)));
            }
            EXPECT_FALSE(is_aim(space_at(i), tree, {1000000, 0}, field));
        }
    }
}

TEST(SecondPlaces, TF_5_5_WhereABirdTakesOff)
{
    RULE("TF-5.5");
    Chance chance(55);
    int none = 0;
    for (int i = 0; i < 30; ++i) {
        const Space space = space_of(static_cast<Tree>(chance.between(0, 3)), static_cast<Part>(chance.between(0, 10)));
        const Field field = crowded(chance, centre_of(space));
        const Outline& shape = facts(space).outline;
        const Shape real = second::shape(shape.polygon);
        const auto fits = [&](Point at) {
            return second::distance(real, vec(at)) == 0 && !is_taken(field, at, kNobody);
        };
        const Point centre = centre_of(space);
        Real best = fits(centre) ? 0 : 1e9L;
        const auto consider = [&](Point at) {
            const Real away = std::hypot(static_cast<Real>(at.x - centre.x), static_cast<Real>(at.y - centre.y));
            if (away < best && fits(at)) best = away;
        };
        for (const Point& corner : shape.polygon) consider(corner);
        for (int y = shape.box.low.y; y <= shape.box.high.y; y += 100) {
            for (int x = shape.box.low.x; x <= shape.box.high.x; x += 100) consider({x, y});
        }
        const auto found = launch_point(space, field, kNobody);
        ASSERT_EQ(found.has_value(), best < 1e9L);
        none += !found;
        if (!found) continue;
        EXPECT_TRUE(fits(*found));
        EXPECT_LT(std::fabs(std::hypot(static_cast<Real>(found->x - centre.x), static_cast<Real>(found->y - centre.y)) -
                            best),
                  1e-6L);
    }
    EXPECT_GT(none, 0);
    EXPECT_EQ(launch_fault(space_of(Tree::Sw, Part::C2), {{1000000, 0}, 0}, {}, kNobody), LaunchFault::Outside);
}

Point along(const Plan& plan, std::int32_t arc, Angle* heading = nullptr)  // a point of a route, template by template
{
    Point at = plan.start.at;
    int angle = plan.start.heading;
    for (std::size_t i = 0; i < plan.templates.size(); ++i) {
        if (i > 0) {
            const int turn = plan.tilt == Tilt::Left ? 450 : plan.tilt == Tilt::Right ? -450 : 0;
            angle = (angle + (plan.tight == i ? 2 * turn : turn) + 7200) % 3600;
        }
        const std::int32_t length = plan.templates[i] == Length::Short ? 7000 : 12000;
        if (heading) *heading = static_cast<Angle>(angle);
        if (arc <= length || i + 1 == plan.templates.size()) return step(at, angle, arc);
        at = step(at, angle, length);
        arc -= length;
    }
    return at;
}

TEST(SecondPlaces, TF_10_2_TheTrunkStopsAFlight)
{
    RULE("TF-10.2");
    Chance chance(102);
    int hits = 0;
    for (int i = 0; i < 40; ++i) {
        Plan plan = chance.plan();
        const auto tree = static_cast<Tree>(chance.between(0, 4));
        const Point wood_at = trunk(tree).polygon[2];
        plan.start.at = {45000 + chance.between(-12000, 12000), 45000 + chance.between(-12000, 12000)};
        if (tree != Tree::Sapling)
            plan.start.at = {(2 * wood_at.x + plan.start.at.x) / 3, (2 * wood_at.y + plan.start.at.y) / 3};
        plan.start.heading = turned(direction(plan.start.at, wood_at), chance.between(-300, 300));
        if (!is_supplied({plan.templates.begin(), plan.templates.size()})) continue;
        const Route route = lay(plan);
        for (std::int32_t arc = 0; arc <= route.arcs.back(); arc += 1000) {  // at a joint: as it came
            Angle heading = 0;
            const Point at = along(plan, arc, &heading);
            ASSERT_EQ(station(route, arc), (Pose{at, heading}));
        }
        ASSERT_EQ(joints(route).size(), route.size() + 1);
        ASSERT_EQ(joints(route)[0], plan.start);
        const Shape wood = second::shape(trunk(tree).polygon);
        std::optional<std::int32_t> contact;
        std::int32_t done = 0;
        for (const Length length : plan.templates) {
            const std::int32_t whole = length == Length::Short ? 7000 : 12000;
            for (std::int32_t s = 0; s <= whole && !contact; s += 10) {
                const std::size_t k = done + s <= 0 ? 1 : 0;
                const Point at = k ? plan.start.at : along(plan, done + s);
                if (second::distance(wood, vec(at)) <= 2000) contact = done + s;
            }
            done += whole;
        }
        Field field = crowded(chance, along(plan, contact.value_or(0)));
        std::int32_t arc = contact.value_or(done);
        hits += contact.has_value();
        while (arc > 0 && is_taken(field, along(plan, arc), kNobody)) arc = std::max(0, arc - 100);
        Angle heading = 0;
        const Point at = along(plan, arc, &heading);
        const Pose stop = trunk_stop(route, tree, field, kNobody);
        ASSERT_EQ(stop.at, at);
        if (arc % 1000 == 0) continue;  // at a joint either heading
        ASSERT_EQ(stop.heading, (heading + 1800) % 3600);
    }
    EXPECT_GT(hits, 8);
}

TEST(SecondPlaces, TF_10_8_BackToAFreePoint)
{
    RULE("TF-10.8");
    Chance chance(108);
    int back = 0;
    for (int i = 0; i < 200; ++i) {
        Plan plan = chance.plan();
        const Route route = lay(plan);
        Field field =
            crowded(chance, route.points[static_cast<std::size_t>(chance.between(0, static_cast<int>(route.size())))]);
        for (int k = chance.between(0, 3); k > 0; --k)
            field.add_bird(static_cast<ObjectId>(40 + k),
                           route.points[static_cast<std::size_t>(k) % route.points.size()]);
        const ObjectId mover = 12;
        field.add_bird(mover, route.points.back());
        const Stop stop = find_stop(route, field, mover);
        std::vector<ObjectId> there;
        for (const BirdAt& bird : field.birds) {
            if (bird.id != mover &&
                std::hypot(bird.at.x - route.points.back().x, bird.at.y - route.points.back().y) < 4000)
                there.push_back(bird.id);
        }
        ASSERT_EQ(std::vector<ObjectId>(stop.blockers.begin(), stop.blockers.end()), there);
        std::size_t point = route.size();
        if (!there.empty()) --point;
        while (!there.empty() && point > 0 && is_taken(field, route.points[point], mover)) --point;
        ASSERT_EQ(stop.point, point);
        ASSERT_EQ(stop.pose.at, route.points[point]);
        back += route.size() - point > 1;
    }
    EXPECT_GT(back, 20);
}

TEST(SecondPlaces, TF_34_1_ShiftsThatNothingBars)
{
    RULE("TF-34.1");
    Chance chance(341);
    std::array<int, 4> seen{};
    for (int i = 0; i < 400; ++i) {
        Plan plan = chance.plan();
        while (plan.templates.size() > 2) plan.templates.pop_back();
        if (chance.between(0, 2) == 0) plan.start.at = {chance.between(30000, 60000), chance.between(30000, 60000)};
        if (chance.between(0, 20) == 0) plan.tight = 5;
        const Field field = chance.between(0, 1) ? chance.field() : crowded(chance, plan.start.at);
        const Displaced moved = displace(plan, field, kNobody);
        if (fault_of(plan) != RouteFault::None) {
            ASSERT_EQ(moved.fault, DisplaceFault::BadRoute);
            continue;
        }
        const Route route = lay(plan);
        bool wood = false;
        for (const Tree tree : field.trunks) {
            const Shape shape = second::shape(trunk(tree).polygon);
            for (std::size_t k = 1; k <= route.size(); ++k) {
                const Shape piece =
                    second::lattice_bar(vec(route.points[k - 1]), route.headings[k], route.arcs[k] - route.arcs[k - 1]);
                wood = wood || second::distance(shape, piece) == 0 ||
                       second::distance(shape, vec(route.points[k])) <= 2000;
            }
        }
        const auto fault = wood                                            ? DisplaceFault::Trunk
                           : is_taken(field, route.points.back(), kNobody) ? DisplaceFault::NotFree
                                                                           : DisplaceFault::None;
        ASSERT_EQ(moved.fault, fault);
        ASSERT_EQ(moved.pose, (Pose{route.points.back(), route.headings.back()}));
        ++seen[static_cast<std::size_t>(fault)];
    }
    for (const auto fault : {DisplaceFault::None, DisplaceFault::Trunk, DisplaceFault::NotFree})
        EXPECT_GT(seen[static_cast<std::size_t>(fault)], 3);
}

TEST(SecondPlaces, TF_31_2_WhereASpiralFits)
{
    RULE("TF-31.2");
    Chance chance(312);
    int none = 0, swung = 0;
    for (int i = 0; i < 200; ++i) {
        Plan plan{{{20000, 45000}, 0}, Tilt::Centre, {Length::Long, Length::Long}};
        const Route route = lay(plan);
        const Point enemy = i % 9 == 0 ? along(plan, 16000) : Point{36000, 45000 + chance.between(-3500, 3500)};
        Field field;
        field.add_bird(1, plan.start.at);
        field.add_bird(2, enemy);
        for (int k = chance.between(0, 9); k > 0; --k) {
            const Point at = step(enemy, chance.between(0, 3599), chance.between(4000, 9000));
            field.add_bird(static_cast<ObjectId>(2 + k), at);
        }
        if (i % 4 == 0) {
            for (int k = 0; k < 9; ++k) field.add_bird(static_cast<ObjectId>(12 + k), step(enemy, 400 * k, 6500));
        }
        const Crossing contact{16000, Crossed::Bird, 2, 2};
        const Point met = along(plan, 16000);
        const int first = met == enemy ? 1800 : direction(enemy, met);
        const auto fits = [&](int angle) {
            const Point marker = step(enemy, turned(angle, 0), 3500), base = step(enemy, turned(angle, 0), 7000);
            if (is_taken(field, base, 1)) return false;
            return std::none_of(field.birds.begin(), field.birds.end(), [&](const BirdAt& bird) {
                return bird.id > 2 && bird.at != enemy && std::hypot(bird.at.x - marker.x, bird.at.y - marker.y) < 3500;
            });
        };
        std::optional<int> angle;
        for (int away = 0; away <= 1800 && !angle; away += 50) {
            if (fits(first + away))
                angle = first + away;
            else if (fits(first - away))
                angle = first - away;
        }
        const SpiralPlace place = place_spiral(route, contact, enemy, field, 1);
        ASSERT_EQ(place.fits, angle.has_value());
        const int used = turned(angle.value_or(first), 0);
        ASSERT_EQ(place.direction, used);
        ASSERT_EQ(place.marker, step(enemy, used, 3500));
        ASSERT_EQ(place.defender, (Pose{enemy, static_cast<Angle>(used)}));
        Point base = step(enemy, used, 7000);
        std::int32_t arc = 16000;
        while (!angle && arc > 0 && is_taken(field, along(plan, arc), 1)) arc -= 100;
        if (!angle) base = along(plan, arc);
        ASSERT_EQ(place.attacker, (Pose{base, turned(used, 1800)}));
        none += !angle, swung += angle && *angle != first;
    }
    EXPECT_GT(none, 5);
    EXPECT_GT(swung, 20);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
