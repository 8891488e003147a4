// The geometry a second time, slowly, in long double, from the text of docs/rules/tail-feathers.md alone: distances
// instead of orientations, real angles instead of the table, sorted lists instead of searches. Coordinates are whole
// numbers below 2^19, so products are exact and two different distances differ by far more than kHair.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

#include "games/tail_feathers/geometry.h"

namespace snowbound::tail_feathers::tests::second {

using Real = long double;
constexpr Real kHair = 1e-11L, kPi = 3.14159265358979323846264338327950288L;

struct Vec {
    Real x, y;
};
using Shape = std::vector<Vec>;

inline Vec vec(Point p) { return {static_cast<Real>(p.x), static_cast<Real>(p.y)}; }
inline Shape shape(const Polygon& polygon)
{
    Shape all;
    for (const Point& p : polygon) all.push_back(vec(p));
    return all;
}
inline Vec ahead(Vec from, Real ddeg, Real along, Real left)
{
    const Real a = ddeg * kPi / 1800;
    return {from.x + along * std::cos(a) - left * std::sin(a), from.y + along * std::sin(a) + left * std::cos(a)};
}

inline Real point_to_segment(Vec p, Vec a, Vec b)
{
    const Real dx = b.x - a.x, dy = b.y - a.y, length = dx * dx + dy * dy;
    const Real t = ((p.x - a.x) * dx + (p.y - a.y) * dy);
    if (length == 0 || t <= 0) return std::hypot(p.x - a.x, p.y - a.y);
    if (t >= length) return std::hypot(p.x - b.x, p.y - b.y);
    return std::fabs(dx * (p.y - a.y) - dy * (p.x - a.x)) / std::sqrt(length);
}

inline Real winding(const Shape& polygon, Vec p)  // the angle that the border makes around p
{
    Real sum = 0;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec a{polygon[i].x - p.x, polygon[i].y - p.y};
        const Vec q = polygon[(i + 1) % polygon.size()];
        const Vec b{q.x - p.x, q.y - p.y};
        sum += std::atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y);
    }
    return std::fabs(sum);
}
inline bool is_inside(const Shape& polygon, Vec p) { return winding(polygon, p) > kPi; }

inline bool segments_cross(Vec a, Vec b, Vec c, Vec d)  // properly: each one has the other's ends on both sides
{
    const auto side = [](Vec p, Vec q, Vec r) { return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x); };
    const Real s1 = side(a, b, c), s2 = side(a, b, d), s3 = side(c, d, a), s4 = side(c, d, b);
    return ((s1 > 0 && s2 < 0) || (s1 < 0 && s2 > 0)) && ((s3 > 0 && s4 < 0) || (s3 < 0 && s4 > 0));
}

inline Real to_border(const Shape& polygon, Vec p)
{
    Real least = std::numeric_limits<Real>::infinity();
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        least = std::min(least, point_to_segment(p, polygon[i], polygon[(i + 1) % polygon.size()]));
    }
    return least;
}

inline Real distance(const Shape& polygon, Vec p)
{
    const Real border = to_border(polygon, p);
    return border > 0 && is_inside(polygon, p) ? 0 : border;
}

inline Real distance(const Shape& a, const Shape& b)
{
    Real least = std::numeric_limits<Real>::infinity();
    for (const Vec& p : a) least = std::min(least, to_border(b, p));
    for (const Vec& p : b) least = std::min(least, to_border(a, p));
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j) {
            if (segments_cross(a[i], a[(i + 1) % a.size()], b[j], b[(j + 1) % b.size()])) return 0;
        }
    }
    return least > 0 && (is_inside(a, b[0]) || is_inside(b, a[0])) ? 0
                                                                   : least;  // no borders meet: all of it, or nothing
}

struct Thing {  // anything on the table: a polygon, or a round base
    Crossed kind{};
    int id = 0;
    Shape outline;  // empty: round
    Vec centre{};
    Real low_x = 0, low_y = 0, high_x = 0, high_y = 0;
};

inline Thing thing(Crossed kind, int id, const Shape& outline)
{
    Thing t{kind, id, outline, {}, outline[0].x, outline[0].y, outline[0].x, outline[0].y};
    for (const Vec& p : outline) {
        t.low_x = std::min(t.low_x, p.x), t.high_x = std::max(t.high_x, p.x);
        t.low_y = std::min(t.low_y, p.y), t.high_y = std::max(t.high_y, p.y);
    }
    return t;
}
inline Thing round_thing(int id, Point at)
{
    const Vec c = vec(at);
    return {Crossed::Bird, id, {}, c, c.x - 2000, c.y - 2000, c.x + 2000, c.y + 2000};
}
inline Real distance(const Thing& t, const Shape& polygon)
{
    return t.outline.empty() ? std::max(Real{0}, distance(polygon, t.centre) - 2000) : distance(t.outline, polygon);
}
inline Real distance(const Thing& t, Vec centre, Real radius)
{
    const Real away = t.outline.empty() ? std::hypot(t.centre.x - centre.x, t.centre.y - centre.y) - 2000
                                        : distance(t.outline, centre);
    return std::max(Real{0}, away - radius);
}

inline std::vector<Thing> things_of(const Field& field)
{
    std::vector<Thing> all;
    for (const FeatherAt& f : field.feathers) all.push_back(thing(Crossed::Feather, f.id, shape(f.outline.polygon)));
    for (const BirdAt& b : field.birds) all.push_back(round_thing(b.id, b.at));
    for (const CardAt& c : field.cards) all.push_back(thing(Crossed::Card, c.id, shape(c.outline.polygon)));
    for (const Space s : field.spaces) {
        const bool nest = kSpaceNames[index(s)].ends_with("nest");
        all.push_back(
            thing(nest ? Crossed::Nest : Crossed::TreeSpace, static_cast<int>(s), shape(facts(s).outline.polygon)));
    }
    for (const LeafAt& l : field.leaves) {
        all.push_back(thing(Crossed::Leaf, static_cast<int>(l.leaf), shape(l.outline.polygon)));
    }
    for (const Tree t : field.trunks)
        all.push_back(thing(Crossed::Trunk, static_cast<int>(t), shape(trunk(t).polygon)));
    return all;
}

// A bar of TF-G7.1 that is not rounded, wider and longer by `more` all around.
inline Shape real_bar(Vec from, Real heading, Real length, Real more)
{
    return {ahead(from, heading, 2000 - more, -1250 - more), ahead(from, heading, length + more, -1250 - more),
            ahead(from, heading, length + more, 1250 + more), ahead(from, heading, 2000 - more, 1250 + more)};
}
inline Vec rounded(Vec v) { return {std::round(v.x), std::round(v.y)}; }
inline Shape lattice_bar(Vec from, Real heading, Real length)
{
    Shape bar = real_bar(from, heading, length, 0);
    for (Vec& corner : bar) corner = rounded(corner);
    return bar;
}
// Whether rounding could go either way: the table's sines are off by up to 2^-31, a length of 12000 by 6e-6.
inline bool is_on_the_edge(Vec v)
{
    const auto edge = [](Real r) { return std::fabs(std::fabs(r - std::trunc(r)) - 0.5L) < 1e-5L; };
    return edge(v.x) || edge(v.y);
}

}  // namespace snowbound::tail_feathers::tests::second
