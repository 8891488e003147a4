// Exact arithmetic, held against plain real numbers on small lattices where every special case occurs.
#include "games/tail_feathers/tests/second_route.h"
#include "testing/rule.h"

namespace snowbound::tail_feathers::tests {
namespace {

using second::Real;
using second::Shape;
using second::Vec;
using second::vec;

std::vector<Point> lattice(int width, int height)
{
    std::vector<Point> all;
    for (int x = 0; x < width; ++x) {
        for (int y = 0; y < height; ++y) all.push_back({x, y});
    }
    return all;
}

// Small polygons: with a notch, both ways round, thin, with edges along the lattice and across it.
const std::vector<Polygon> kSmall{{{0, 0}, {4, 0}, {4, 4}, {0, 4}},
                                  {{0, 0}, {0, 4}, {4, 4}, {4, 0}},
                                  {{0, 0}, {4, 0}, {2, 2}, {4, 4}, {0, 4}},
                                  {{1, 0}, {5, 2}, {3, 5}},
                                  {{3, 5}, {5, 2}, {1, 0}},
                                  {{2, 1}, {3, 1}, {3, 2}, {2, 2}},
                                  {{0, 2}, {2, 0}, {4, 2}, {2, 4}},
                                  {{0, 0}, {5, 0}, {5, 1}, {1, 1}, {1, 4}, {5, 4}, {5, 5}, {0, 5}}};

Polygon moved_by(const Polygon& polygon, int x, int y)
{
    Polygon all;
    for (const Point& p : polygon) all.push_back({p.x + x, p.y + y});
    return all;
}

TEST(SecondMeasure, TF_G3_4_SegmentsTouch)
{
    RULE("TF-G3.4");
    const auto all = lattice(4, 3);
    for (const Point& a : all) {
        for (const Point& b : all) {
            for (const Point& c : all) {
                for (const Point& d : all) {
                    const Real least = std::min({second::point_to_segment(vec(a), vec(c), vec(d)),
                                                 second::point_to_segment(vec(b), vec(c), vec(d)),
                                                 second::point_to_segment(vec(c), vec(a), vec(b)),
                                                 second::point_to_segment(vec(d), vec(a), vec(b))});
                    const bool meet = least == 0 || second::segments_cross(vec(a), vec(b), vec(c), vec(d));
                    ASSERT_EQ(segments_touch(a, b, c, d), meet);
                }
            }
        }
    }
}

TEST(SecondMeasure, TF_G3_4_PointsInPolygonsAndHowFarAway)
{
    RULE("TF-G3.4");
    for (const Polygon& polygon : kSmall) {
        const Shape shape = second::shape(polygon);
        for (Point p : lattice(10, 10)) {
            p = {p.x - 2, p.y - 2};
            const Real away = second::distance(shape, vec(p));
            ASSERT_EQ(contains(corners(polygon), p), away == 0) << p.x << "," << p.y;
            ASSERT_EQ(distance(corners(polygon), p), static_cast<std::int64_t>(std::ceil(away - second::kHair)));
            for (int d = 0; d <= 4; ++d) {
                ASSERT_EQ(is_within(corners(polygon), p, d), away <= d + second::kHair);
                ASSERT_EQ(touch(Disc{p, d}, corners(polygon)), away <= d + second::kHair);
            }
        }
    }
    EXPECT_EQ(distance(corners(kSmall[0]), {150000, 4}), 149996);
    EXPECT_EQ(distance(corners(kSmall[0]), {-150000, -150000}), 212133);
}

TEST(SecondMeasure, TF_G3_4_PointsNearSegments)
{
    RULE("TF-G3.4");
    for (const Point& a : lattice(4, 4)) {
        for (const Point& b : lattice(4, 4)) {
            for (Point p : lattice(7, 7)) {
                p = {p.x - 2, p.y - 2};
                const Real away = second::point_to_segment(vec(p), vec(a), vec(b));
                for (int d = 0; d <= 3; ++d) ASSERT_EQ(is_within(p, a, b, d), away <= d + second::kHair);
            }
        }
    }
}

TEST(SecondMeasure, TF_G3_4_PolygonsThatTouchAndHowFarApart)
{
    RULE("TF-G3.4");
    for (const Polygon& first : kSmall) {
        for (const Polygon& other : kSmall) {
            for (const Point& by : lattice(9, 9)) {
                const Polygon there = moved_by(other, by.x - 4, by.y - 4);
                const Real apart = second::distance(second::shape(first), second::shape(there));
                ASSERT_EQ(touch(corners(first), corners(there)), apart == 0);
                for (int d = 0; d <= 3; ++d)
                    ASSERT_EQ(is_within(corners(first), corners(there), d), apart <= d + second::kHair);
            }
        }
    }
}

TEST(SecondMeasure, TF_G2_5_Roots)
{
    RULE("TF-G2.5");
    for (std::int64_t n = 0; n < 3000; ++n) {
        const std::int64_t r = root(n);
        ASSERT_TRUE(r * r <= n && (r + 1) * (r + 1) > n) << n;
    }
    for (const std::int64_t r : {65535LL, 65536LL, 300000LL, 2147483647LL, 3037000498LL}) {
        EXPECT_EQ(root(r * r), r);
        EXPECT_EQ(root(r * r - 1), r - 1);
        EXPECT_EQ(root(r * r + 1), r);
    }
}

TEST(SecondMeasure, TF_G2_4_DirectionsOnTheAxesAndNearThem)
{
    RULE("TF-G2.4");
    EXPECT_EQ(direction(0, 0), 0);
    for (int x = -40; x <= 40; ++x) {
        for (int y = -40; y <= 40; ++y) {
            if (x == 0 && y == 0) continue;
            Real angle = std::atan2(static_cast<Real>(y), static_cast<Real>(x)) * 1800 / second::kPi;
            if (angle < 0) angle += 3600;
            ASSERT_EQ(direction(x, y), static_cast<int>(std::lround(angle)) % 3600) << x << "," << y;
        }
    }
    for (const std::int64_t n : {1LL, 1000LL, 90000LL}) {  // next to the axes
        EXPECT_EQ(direction(n, 0), 0);
        EXPECT_EQ(direction(0, n), 900);
        EXPECT_EQ(direction(-n, 0), 1800);
        EXPECT_EQ(direction(0, -n), 2700);
    }
    EXPECT_EQ(direction(90000, -1), 0);
    EXPECT_EQ(direction(1, -90000), 2700);
    EXPECT_EQ(direction(-1, 90000), 900);
}

TEST(SecondMeasure, TF_G9_4_Centroids)
{
    RULE("TF-G9.4");
    for (const Polygon& polygon : kSmall) {
        Real area = 0, x = 0, y = 0;
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Vec a = vec(polygon[i]), b = vec(polygon[(i + 1) % polygon.size()]);
            const Real part = a.x * b.y - b.x * a.y;
            area += part, x += part * (a.x + b.x), y += part * (a.y + b.y);
        }
        for (const int shift : {0, -100}) {
            const Real cx = x / (3 * area) + shift, cy = y / (3 * area) + shift;
            const Point c = centroid(corners(moved_by(polygon, shift, shift)));
            EXPECT_LE(std::fabs(c.x - cx), 0.5L);
            EXPECT_LE(std::fabs(c.y - cy), 0.5L);
        }
    }
    EXPECT_EQ(centroid(corners(Polygon{{7, 8}, {9, 10}, {11, 12}})), (Point{7, 8}));  // a line has none
}

TEST(SecondMeasure, TF_9_7_WhichTemplatesThereAre)
{
    RULE("TF-9.7");
    for (std::size_t n = 0; n <= 8; ++n) {
        for (unsigned bits = 0; bits < (1U << n); ++bits) {
            std::vector<Length> all;
            std::size_t longs = 0;
            for (std::size_t i = 0; i < n; ++i) {
                all.push_back(bits >> i & 1U ? Length::Long : Length::Short);
                if (i + 1 < n) longs += bits >> i & 1U;  // the last one is an end piece
            }
            const bool enough = n > 0 && n <= 7 && longs <= 3 && n - 1 - longs <= 3;
            ASSERT_EQ(is_supplied(all), enough);
            for (std::size_t i = 0; i < n; ++i) {
                auto wrong = all;
                wrong[i] = static_cast<Length>(2);
                ASSERT_FALSE(is_supplied(wrong));
            }
        }
    }
    const Plan tight{{{45000, 45000}, 0}, Tilt::Left, {Length::Long, Length::Short, Length::Long}, 2};
    EXPECT_EQ(fault_of(tight), RouteFault::None);
    Plan wrong = tight;
    wrong.tight = 3;
    EXPECT_EQ(fault_of(wrong), RouteFault::NoJoint);
    wrong = tight, wrong.tilt = Tilt::Centre;
    EXPECT_EQ(fault_of(wrong), RouteFault::NoJoint);
}

TEST(SecondMeasure, TF_30_1_WhereAFeatherMayFall)
{
    RULE("TF-30.1");
    const Pose bird{{45000, 45000}, 0};
    Rng rim = Rng::scripted({8000, 4000, 3599, 1});
    EXPECT_EQ(drop_feather(bird, rim).centre, (Point{45500, 45000}));  // on the rim of the circle
    EXPECT_FALSE(rim.faulty());
    for (const std::vector<std::uint32_t>& beyond : {std::vector<std::uint32_t>{8001, 4000, 0, 0},
                                                     {4000, 8001, 0, 0},
                                                     {4000, 4000, 3600, 0},
                                                     {4000, 4000, 0, 2}}) {
        Rng rng = Rng::scripted(beyond);
        drop_feather(bird, rng);
        EXPECT_TRUE(rng.faulty());
    }
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
