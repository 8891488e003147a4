// Ranges and lines of sight judged by the second opinion and compared with what the geometry says.
#pragma once

#include "games/tail_feathers/tests/second_route.h"

namespace snowbound::tail_feathers::tests::second {

struct Seen {  // a participant, as the second opinion sees it
    Participant who;
    Shape outline;  // empty: a base
    std::vector<Point> anchors;
};
inline Seen seen(const Participant& who, const Field& field)
{
    Seen s{who, {}, {}};
    if (who.flying) {
        for (int i = 0; i < 24; ++i) {
            const Vec p = rounded(ahead(vec(who.at), 150 * i, 2000, 0));
            s.anchors.push_back({static_cast<std::int32_t>(p.x), static_cast<std::int32_t>(p.y)});
        }
        return s;
    }
    const Polygon& polygon = shape_of(field, who.space).polygon;
    s.outline = shape(polygon);
    s.anchors.assign(polygon.begin(), polygon.end());
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec a = s.outline[i], b = s.outline[(i + 1) % polygon.size()];
        const Vec middle = rounded({(a.x + b.x) / 2, (a.y + b.y) / 2});
        s.anchors.push_back({static_cast<std::int32_t>(middle.x), static_cast<std::int32_t>(middle.y)});
    }
    return s;
}

inline Real gap(const Seen& a, const Seen& b)  // from edge to edge
{
    const Vec pa = vec(a.who.at), pb = vec(b.who.at);
    if (a.outline.empty() && b.outline.empty()) return std::hypot(pa.x - pb.x, pa.y - pb.y) - 4000;
    if (a.outline.empty()) return distance(b.outline, pa) - 2000;
    if (b.outline.empty()) return distance(a.outline, pb) - 2000;
    return distance(a.outline, b.outline);
}

inline bool strip_is_free(Point a, Point b, const std::vector<Thing>& blockers)
{
    const Real dx = b.x - a.x, dy = b.y - a.y, length = std::floor(std::sqrt(dx * dx + dy * dy));
    if (length == 0) return true;
    const Real nx = std::round(-dy * 300 / length), ny = std::round(dx * 300 / length);
    const Shape strip{{a.x - nx, a.y - ny}, {b.x - nx, b.y - ny}, {b.x + nx, b.y + ny}, {a.x + nx, a.y + ny}};
    const Thing box = thing(Crossed::Card, 0, strip);
    for (const Thing& t : blockers) {
        if (t.low_x > box.high_x || t.high_x < box.low_x || t.low_y > box.high_y || t.high_y < box.low_y) continue;
        if (distance(t, strip) <= kHair) return false;
    }
    return true;
}

inline std::vector<Thing> blockers_of(const Field& field, const Participant& a, const Participant& b)
{
    std::vector<Thing> all;
    for (const Thing& t : things_of(field)) {
        const auto is = [&](const Participant& p) {
            return t.kind == Crossed::Bird ? p.flying && p.bird == t.id
                                           : !p.flying && index(p.space) == std::size_t(t.id);
        };
        const bool adrift =
            t.kind == Crossed::Leaf && std::any_of(field.leaves.begin(), field.leaves.end(), [&](const LeafAt& l) {
                return static_cast<int>(l.leaf) == t.id && l.drifting;
            });
        const bool blocks = t.kind == Crossed::Trunk || t.kind == Crossed::Bird || t.kind == Crossed::Feather || adrift;
        if (blocks && (t.kind == Crossed::Trunk || t.kind == Crossed::Feather || (!is(a) && !is(b)))) all.push_back(t);
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
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < a.anchors.size(); ++i) {
        for (std::size_t j = 0; j < b.anchors.size(); ++j) {
            const std::int64_t dx = a.anchors[i].x - b.anchors[j].x, dy = a.anchors[i].y - b.anchors[j].y;
            const std::int64_t length = dx * dx + dy * dy;
            if (static_cast<Real>(length) <= range * range) pairs.push_back({length, i, j});
        }
    }
    std::sort(pairs.begin(), pairs.end());
    for (const Pair& p : pairs) {
        if (strip_is_free(a.anchors[p.i], b.anchors[p.j], blockers)) return Line{a.anchors[p.i], b.anchors[p.j]};
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
