// Exact arithmetic and predicates: chapters TF-G2 and TF-G3. Coordinates stay within kFarthest (is_near); then nothing
// here overflows. "Touch" is closed: one common point is enough. "Overlap" of bases is open: contact is allowed.
#pragma once

#include "games/tail_feathers/board.h"
#include "games/tail_feathers/sines.h"

namespace snowbound::tail_feathers {

constexpr bool is_near(Point p)
{
    return p.x >= -kFarthest && p.x <= kFarthest && p.y >= -kFarthest && p.y <= kFarthest;
}
constexpr bool is_angle(int a) { return a >= 0 && a < kFullTurn; }
constexpr Angle turned(int angle, int by)  // both may be anything sensible; the result is 0 to 3599
{
    const int a = (angle + by) % kFullTurn;
    return static_cast<Angle>(a < 0 ? a + kFullTurn : a);
}
// Times 2^30; 0 <= angle < 3600. Other quadrants by symmetry [TF-G2.2].
constexpr std::int64_t sine(int angle)
{
    const int part = angle % kHalfTurn;
    const std::int64_t s = kSines[static_cast<std::size_t>(part <= kQuarterTurn ? part : kHalfTurn - part)];
    return angle < kHalfTurn ? s : -s;
}
constexpr std::int64_t cosine(int angle) { return sine((angle + kQuarterTurn) % kFullTurn); }

constexpr std::int32_t scaled_down(std::int64_t n)  // by 2^30, half away from zero [TF-G2.3]
{
    constexpr std::int64_t kHalf = std::int64_t{1} << 29;
    return static_cast<std::int32_t>(n >= 0 ? (n + kHalf) >> 30 : -((-n + kHalf) >> 30));
}
constexpr Point step(Point from, int angle, std::int32_t along, std::int32_t left = 0)  // [TF-G2.3]
{
    const std::int64_t c = cosine(angle), s = sine(angle);
    return {from.x + scaled_down(along * c - left * s), from.y + scaled_down(along * s + left * c)};
}
Angle direction(std::int64_t dx, std::int64_t dy);  // the nearest ddeg; (0,0) gives 0 [TF-G2.4]
inline Angle direction(Point from, Point to)
{
    return direction(std::int64_t{to.x} - from.x, std::int64_t{to.y} - from.y);
}
std::int64_t root(std::int64_t n);                                // floor of the square root [TF-G2.5]
constexpr std::int64_t round_div(std::int64_t n, std::int64_t d)  // n/d, half away from zero; d > 0 [TF-G2.5]
{
    return n >= 0 ? (2 * n + d) / (2 * d) : -((-2 * n + d) / (2 * d));
}

constexpr std::int64_t squared(Point a, Point b)  // their distance, squared
{
    const std::int64_t dx = std::int64_t{a.x} - b.x, dy = std::int64_t{a.y} - b.y;
    return dx * dx + dy * dy;
}
constexpr std::int64_t cross(Point a, Point b, Point c)  // of b-a and c-a
{
    return (std::int64_t{b.x} - a.x) * (std::int64_t{c.y} - a.y) -
           (std::int64_t{b.y} - a.y) * (std::int64_t{c.x} - a.x);
}

using Corners = std::span<const Point>;
constexpr Corners corners(const Polygon& p) { return {p.begin(), p.size()}; }

bool segments_touch(Point a, Point b, Point c, Point d);           // [TF-G3.4]
bool contains(Corners polygon, Point p);                           // closed, may be hollow [TF-G3.4]
bool is_within(Point p, Point a, Point b, std::int64_t distance);  // of the segment [TF-G3.4]
bool touch(Corners a, Corners b);                                  // [TF-G3.4]
bool touch(const Disc& disc, Corners polygon);                     // [TF-G3.7]
bool touch(const Disc& a, const Disc& b);                          // [TF-G3.8]
bool is_within(Corners polygon, Point p, std::int64_t distance);
bool is_within(const Outline& shape, Point p, std::int64_t distance);
bool is_within(Corners a, Corners b, std::int64_t distance);                // [TF-G3.9]
bool is_within(const Outline& a, const Outline& b, std::int64_t distance);  // the same, by their boxes first
bool bases_overlap(Point a, Point b);                                       // strictly [TF-G3.10]
std::int64_t distance(Corners polygon, Point p);  // the smallest whole number that is not less
constexpr Point centroid(Corners polygon)
{
    const Point origin = polygon[0];  // small numbers, and the same result wherever the polygon lies
    std::int64_t area = 0, x = 0, y = 0;
    Point a = polygon.back();
    for (const Point& b : polygon) {
        const std::int64_t part = cross(origin, a, b);
        area += part;
        x += part * (std::int64_t{a.x} + b.x - 2 * std::int64_t{origin.x});
        y += part * (std::int64_t{a.y} + b.y - 2 * std::int64_t{origin.y});
        a = b;
    }
    if (area == 0) return origin;
    if (area < 0) area = -area, x = -x, y = -y;
    return {origin.x + static_cast<std::int32_t>(round_div(x, 3 * area)),
            origin.y + static_cast<std::int32_t>(round_div(y, 3 * area))};
}

constexpr Polygon placed(const Polygon& shape, Point origin, int angle)
{
    Polygon moved;
    for (const Point& p : shape) moved.push_back(step(origin, angle, p.x, p.y));
    return moved;
}
constexpr Polygon leaf_polygon(Point stem, int axis) { return placed(kLeaf, stem, axis); }
constexpr Polygon feather_polygon(Point centre, int angle) { return placed(kFeather, centre, angle); }
constexpr Polygon card_polygon(Point c)
{
    constexpr std::int32_t w = kCardWidth / 2, h = kCardHeight / 2;
    return {{c.x - w, c.y - h}, {c.x + w, c.y - h}, {c.x + w, c.y + h}, {c.x - w, c.y + h}};
}

}  // namespace snowbound::tail_feathers
