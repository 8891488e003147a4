// Ranges and lines of sight judged by the second opinion and compared with what the geometry says.
#pragma once

#include "games/tail_feathers/tests/second_route.h"

namespace snowbound::tail_feathers::tests::second {

struct Seen {  // a participant, as the second opinion sees it
    Participant who;
    Shape outline;  // empty: a base
};
inline Seen seen(const Participant& who, const Field& field)
{
    return {who, who.flying ? Shape{} : shape(shape_of(field, who.space).polygon)};
}

inline std::vector<Point> around_a_base()  // the same 24 points around every centre, which is a whole number
{
    std::vector<Point> all;
    for (int i = 0; i < 24; ++i) {
        const Vec p = rounded(ahead({0, 0}, 150 * i, 2000, 0));
        all.push_back({static_cast<std::int32_t>(p.x), static_cast<std::int32_t>(p.y)});
    }
    return all;
}
inline std::vector<Point> anchors_of(const Seen& s)
{
    static const std::vector<Point> around = around_a_base();
    std::vector<Point> anchors;
    if (s.outline.empty()) {
        for (const Point& p : around) anchors.push_back({s.who.at.x + p.x, s.who.at.y + p.y});
        return anchors;
    }
    const auto point = [](Vec v) { return Point{static_cast<std::int32_t>(v.x), static_cast<std::int32_t>(v.y)}; };
    for (const Vec& corner : s.outline) anchors.push_back(point(corner));
    for (std::size_t i = 0; i < s.outline.size(); ++i) {
        const Vec a = s.outline[i], b = s.outline[(i + 1) % s.outline.size()];
        anchors.push_back(point(rounded({(a.x + b.x) / 2, (a.y + b.y) / 2})));
    }
    return anchors;
}

inline Real gap(const Seen& a, const Seen& b)  // from edge to edge
{
    const Vec pa = vec(a.who.at), pb = vec(b.who.at);
    if (a.outline.empty() && b.outline.empty()) return std::hypot(pa.x - pb.x, pa.y - pb.y) - 4000;
    if (a.outline.empty()) return distance(b.outline, pa) - 2000;
    if (b.outline.empty()) return distance(a.outline, pb) - 2000;
    return distance(a.outline, b.outline);
}

// `first` is the blocker to try first: what blocks one line often blocks its neighbours.
inline bool strip_is_free(Point a, Point b, const std::vector<Thing>& blockers, std::size_t& first)
{
    const Real dx = b.x - a.x, dy = b.y - a.y, length = std::floor(std::sqrt(dx * dx + dy * dy));
    if (length == 0) return true;
    const Real nx = std::round(-dy * 300 / length), ny = std::round(dx * 300 / length);
    const Shape strip{{a.x - nx, a.y - ny}, {b.x - nx, b.y - ny}, {b.x + nx, b.y + ny}, {a.x + nx, a.y + ny}};
    const auto [low_x, high_x] = std::minmax({strip[0].x, strip[1].x, strip[2].x, strip[3].x});
    const auto [low_y, high_y] = std::minmax({strip[0].y, strip[1].y, strip[2].y, strip[3].y});
    for (std::size_t i = 0; i < blockers.size(); ++i) {
        const std::size_t which = (first + i) % blockers.size();
        const Thing& t = blockers[which];
        if (t.low_x > high_x || t.high_x < low_x || t.low_y > high_y || t.high_y < low_y) continue;
        const Vec middle{(t.low_x + t.high_x) / 2, (t.low_y + t.high_y) / 2};
        const Real reach = std::hypot(t.high_x - middle.x, t.high_y - middle.y);
        if (point_to_segment(middle, vec(a), vec(b)) > reach + 302) continue;          // half a strip, and its rounding
        const bool touches = t.outline.empty() && to_border(strip, t.centre) <= 2000;  // cheaper than its distance
        if (!touches && distance(t, strip) > kHair) continue;
        first = which;
        return false;
    }
    return true;
}

inline std::vector<Thing> blockers_of(const Field& field, const Participant& a, const Participant& b)
{
    std::vector<Thing> all;
    for (const Tree t : field.trunks) {
        all.push_back(thing(Crossed::Trunk, static_cast<int>(t), shape(trunk(t).polygon)));
    }
    for (const FeatherAt& f : field.feathers) all.push_back(thing(Crossed::Feather, f.id, shape(f.outline.polygon)));
    for (const BirdAt& bird : field.birds) {
        const bool concerned = (a.flying && a.bird == bird.id) || (b.flying && b.bird == bird.id);
        if (!concerned) all.push_back(round_thing(bird.id, bird.at));
    }
    for (const LeafAt& l : field.leaves) {
        const bool concerned = (!a.flying && a.space == l.leaf) || (!b.flying && b.space == l.leaf);
        if (l.drifting && !concerned) {
            all.push_back(thing(Crossed::Leaf, static_cast<int>(l.leaf), shape(l.outline.polygon)));
        }
    }
    return all;
}

inline std::optional<Line> clear_line(const Seen& a, const Seen& b, const std::vector<Thing>& blockers, Real range)
{
    struct Pair {
        std::int64_t length;
        std::size_t i, j;
        auto operator<=>(const Pair&) const = default;
    };
    const std::vector<Point> from = anchors_of(a), to = anchors_of(b);
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < from.size(); ++i) {
        for (std::size_t j = 0; j < to.size(); ++j) {
            const std::int64_t dx = from[i].x - to[j].x, dy = from[i].y - to[j].y;
            const std::int64_t length = dx * dx + dy * dy;
            if (static_cast<Real>(length) <= range * range) pairs.push_back({length, i, j});
        }
    }
    std::sort(pairs.begin(), pairs.end());
    std::size_t first = 0;
    for (const Pair& p : pairs) {
        if (strip_is_free(from[p.i], to[p.j], blockers, first)) return Line{from[p.i], to[p.j]};
    }
    return std::nullopt;
}

inline Participant somebody(Chance& chance, const Field& field, const Participant* near)
{
    if (chance.between(0, 2) == 0)
        return Participant::on(field.spaces.nth(chance.between(0, int(field.spaces.size()) - 1)));
    if (!field.leaves.empty() && chance.between(0, 5) == 0) {
        return Participant::on(field.leaves[chance.between(0, int(field.leaves.size()) - 1)].leaf);
    }
    if (!field.birds.empty() && chance.between(0, 2) == 0) {
        const BirdAt& bird = field.birds[chance.between(0, int(field.birds.size()) - 1)];
        return Participant::in_the_air(bird.id, bird.at);
    }
    const Point from = !near ? chance.point() : near->flying ? near->at : centre_of(near->space);
    return Participant::in_the_air(100,
                                   {from.x + chance.between(-26000, 26000), from.y + chance.between(-26000, 26000)});
}

inline Point place_of(const Participant& p) { return p.flying ? p.at : centre_of(p.space); }

// Birds and feathers between two participants, so that lines are often blocked.
inline void crowd(Chance& chance, const Participant& a, const Participant& b, Field& field)
{
    const Point p = place_of(a), q = place_of(b);
    const auto between = [&] {
        return Point{(p.x + q.x) / 2 + chance.between(-7000, 7000), (p.y + q.y) / 2 + chance.between(-7000, 7000)};
    };
    for (int i = chance.between(0, 10); i > 0; --i) field.add_bird(static_cast<ObjectId>(50 + i), between());
    for (int i = chance.between(0, 4); i > 0; --i) {
        field.add_feather(static_cast<ObjectId>(50 + i), between(), chance.between(0, 3599));
    }
}

inline void judge_sight(Chance& chance, const Field& open, Tally& tally)
{
    Field field = open;
    const Participant a = somebody(chance, field, nullptr), b = somebody(chance, field, &a);
    if (chance.between(0, 1) == 1) crowd(chance, a, b, field);
    const Real range = chance.between(0, 2) == 0 ? 8000 : 20000;
    const Seen one = seen(a, field), two = seen(b, field);
    const Sight sight = look(a, b, field, static_cast<std::int32_t>(range));
    ++tally.ranges;
    if (sight.in_range != (gap(one, two) <= range + kHair)) tally.say("a range");
    if (!sight.in_range) return;
    ++tally.sights;
    const auto line = clear_line(one, two, blockers_of(field, a, b), range);
    if (line.has_value() != sight.clear) tally.say("a line of sight");
    if (line && *line != sight.line) tally.say("another line of sight");
    tally.clear += sight.clear;
}

}  // namespace snowbound::tail_feathers::tests::second
