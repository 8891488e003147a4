// Points, headings and outlines on the table. Lengths are hundredths of a millimetre, angles tenths of a degree,
// counter-clockwise from east [TF-G1.1, TF-G1.3]. Plain values: they may lie in a State.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/fixed_vector.h"
#include "core/spelling.h"

namespace snowbound::tail_feathers {

using Names = std::span<const std::string_view>;
using Angle = std::int16_t;  // 0 to 3599
inline constexpr int kFullTurn = 3600, kHalfTurn = 1800, kQuarterTurn = 900;

struct Point {
    std::int32_t x = 0, y = 0;
    SB_FIELDS(Point, x, y);
};

struct Pose {  // of a flying base: its centre and where the bird looks
    Point at;
    Angle heading = 0;
    SB_FIELDS(Pose, at, heading);
};

SB_WORDS(Tilt, Left, Centre, Right);
constexpr int sign_of(Tilt tilt) { return 1 - static_cast<int>(tilt); }  // [TF-G1.4] left +1, right -1

SB_WORDS(Length, Short, Long);  // of a template

struct Disc {
    Point centre;
    std::int32_t radius = 0;
    auto operator<=>(const Disc&) const = default;
};

struct Box {  // closed; for quick refusals only
    Point low, high;
};

inline constexpr std::size_t kMostCorners = 9;  // a leaf has them
using Polygon = FixedVector<Point, kMostCorners>;

constexpr Box box_of(std::span<const Point> corners)
{
    Box box{corners[0], corners[0]};
    for (const Point& p : corners) {
        box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
        box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
    }
    return box;
}
constexpr Box box_of(const Disc& d)
{
    return {{d.centre.x - d.radius, d.centre.y - d.radius}, {d.centre.x + d.radius, d.centre.y + d.radius}};
}
constexpr bool meet(const Box& a, const Box& b)
{
    return a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y;
}
constexpr std::int64_t squared_gap(const Box& a, const Box& b)  // what lies in them is not nearer
{
    const std::int64_t dx = std::max({0, a.low.x - b.high.x, b.low.x - a.high.x});
    const std::int64_t dy = std::max({0, a.low.y - b.high.y, b.low.y - a.high.y});
    return dx * dx + dy * dy;
}
constexpr Box grown(const Box& b, std::int32_t by)
{
    return {{b.low.x - by, b.low.y - by}, {b.high.x + by, b.high.y + by}};
}

struct Outline {  // a polygon and its box
    Polygon polygon;
    Box box;
};
constexpr Outline outline(const Polygon& polygon)
{
    return {polygon, box_of(std::span<const Point>(polygon.begin(), polygon.size()))};
}

}  // namespace snowbound::tail_feathers
