#include "games/tail_feathers/measure.h"

#include <bit>

namespace snowbound::tail_feathers {
namespace {

__extension__ using Wide = unsigned __int128;
constexpr Wide wide_square(std::int64_t n)
{
    return static_cast<Wide>(n < 0 ? -n : n) * static_cast<Wide>(n < 0 ? -n : n);
}
constexpr int sign(std::int64_t n) { return (n > 0) - (n < 0); }

bool is_between(Point a, Point b, Point p)  // p lies on the line through a and b
{
    return std::min(a.x, b.x) <= p.x && p.x <= std::max(a.x, b.x) && std::min(a.y, b.y) <= p.y &&
           p.y <= std::max(a.y, b.y);
}

bool has_near_corner(Corners polygon, Point p, std::int64_t distance)
{
    return std::any_of(polygon.begin(), polygon.end(),
                       [&](const Point& corner) { return squared(corner, p) <= distance * distance; });
}

bool is_border_near(Corners some, Corners polygon, const Box& box, std::int64_t distance)  // to one of some points
{
    for (const Point& p : some) {
        if (squared_gap(box, {p, p}) > distance * distance) continue;
        Point a = polygon.back();
        for (const Point& b : polygon) {
            if (is_within(p, a, b, distance)) return true;
            a = b;
        }
    }
    return false;
}

}  // namespace

Angle direction(std::int64_t dx, std::int64_t dy)
{
    if (dx == 0 && dy == 0) return 0;
    int quadrant = 3;
    std::int64_t x = -dy, y = dx;
    if (dx > 0 && dy >= 0) {
        quadrant = 0, x = dx, y = dy;
    } else if (dx <= 0 && dy > 0) {
        quadrant = 1, x = dy, y = -dx;
    } else if (dx < 0 && dy <= 0) {
        quadrant = 2, x = -dx, y = -dy;
    }
    const auto beyond = [&](int a) {  // cosine times y less sine times x
        return std::int64_t{kSines[static_cast<std::size_t>(kQuarterTurn - a)]} * y -
               std::int64_t{kSines[static_cast<std::size_t>(a)]} * x;
    };
    int low = 0, high = kQuarterTurn;  // beyond(low) >= 0
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        (beyond(middle) >= 0 ? low : high) = middle;
    }
    const int nearest = beyond(low) <= -beyond(low + 1) ? low : low + 1;
    return turned(nearest, quadrant * kQuarterTurn);
}

std::int64_t root(std::int64_t n)
{
    const auto bits = (std::bit_width(static_cast<std::uint64_t>(n)) + 1) / 2;
    std::int64_t low = 0, high = std::min(std::int64_t{1} << bits, std::int64_t{3037000500});  // high * high > n
    while (high - low > 1) {
        const std::int64_t middle = (low + high) / 2;
        (middle * middle <= n ? low : high) = middle;
    }
    return low;
}

bool segments_touch(Point a, Point b, Point c, Point d)
{
    const int c_side = sign(cross(a, b, c)), d_side = sign(cross(a, b, d));
    if (c_side == d_side && c_side != 0) return false;
    const int a_side = sign(cross(c, d, a)), b_side = sign(cross(c, d, b));
    if (c_side != d_side && a_side != b_side && c_side * d_side < 0 && a_side * b_side < 0) return true;
    return (c_side == 0 && is_between(a, b, c)) || (d_side == 0 && is_between(a, b, d)) ||
           (a_side == 0 && is_between(c, d, a)) || (b_side == 0 && is_between(c, d, b));
}

bool contains(Corners polygon, Point p)
{
    bool inside = false;
    Point a = polygon.back();
    for (const Point& b : polygon) {
        const std::int64_t side = cross(a, b, p);
        if (side == 0 && is_between(a, b, p)) return true;
        if ((a.y > p.y) != (b.y > p.y) && (side > 0) == (b.y > a.y)) inside = !inside;
        a = b;
    }
    return inside;
}

bool is_within(Point p, Point a, Point b, std::int64_t distance)
{
    const std::int64_t dx = std::int64_t{b.x} - a.x, dy = std::int64_t{b.y} - a.y;
    const std::int64_t along = (std::int64_t{p.x} - a.x) * dx + (std::int64_t{p.y} - a.y) * dy;
    const std::int64_t length = dx * dx + dy * dy;
    if (along <= 0) return squared(p, a) <= distance * distance;
    if (along >= length) return squared(p, b) <= distance * distance;
    return wide_square(cross(a, b, p)) <= static_cast<Wide>(distance * distance) * static_cast<Wide>(length);
}

bool touch(Corners a, Corners b)
{
    Point from = a.back();
    for (const Point& to : a) {
        Point start = b.back();
        int start_side = sign(cross(from, to, start));
        for (const Point& end : b) {
            const int end_side = sign(cross(from, to, end));
            const bool on_one_side = start_side == end_side && start_side != 0;
            if (!on_one_side && segments_touch(from, to, start, end)) return true;
            start = end, start_side = end_side;
        }
        from = to;
    }
    return contains(a, b[0]) || contains(b, a[0]);  // no borders meet: all of one is inside, or nothing
}

bool is_within(Corners polygon, Point p, std::int64_t distance)
{
    Point a = polygon.back();
    for (const Point& b : polygon) {
        if (is_within(p, a, b, distance)) return true;
        a = b;
    }
    return contains(polygon, p);
}

bool touch(const Disc& disc, Corners polygon) { return is_within(polygon, disc.centre, disc.radius); }

bool touch(const Disc& a, const Disc& b)
{
    const std::int64_t reach = std::int64_t{a.radius} + b.radius;
    return squared(a.centre, b.centre) <= reach * reach;
}

bool is_within(const Outline& shape, Point p, std::int64_t distance)
{
    if (squared_gap(shape.box, {p, p}) > distance * distance) return false;
    return has_near_corner(corners(shape.polygon), p, distance) || is_within(corners(shape.polygon), p, distance);
}

bool is_within(Corners a, Corners b, std::int64_t distance)
{
    return touch(a, b) || is_border_near(a, b, box_of(b), distance) || is_border_near(b, a, box_of(a), distance);
}

bool is_within(const Outline& a, const Outline& b, std::int64_t distance)
{
    if (squared_gap(a.box, b.box) > distance * distance) return false;
    const Corners first = corners(a.polygon), second = corners(b.polygon);
    const auto is_near_second = [&](const Point& p) { return has_near_corner(second, p, distance); };
    if (std::any_of(first.begin(), first.end(), is_near_second)) return true;
    return is_border_near(first, second, b.box, distance) || is_border_near(second, first, a.box, distance) ||
           (meet(a.box, b.box) && touch(first, second));
}

bool bases_overlap(Point a, Point b)
{
    constexpr std::int64_t kContact = 2 * kBaseRadius;
    return squared(a, b) < kContact * kContact;
}

std::int64_t distance(Corners polygon, Point p)
{
    std::int64_t low = -1, high = 4 * kFarthest;
    while (high - low > 1) {
        const std::int64_t middle = (low + high) / 2;
        (is_within(polygon, p, middle) ? high : low) = middle;
    }
    return high;
}

}  // namespace snowbound::tail_feathers
