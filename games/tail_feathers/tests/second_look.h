// Routes and lines of sight judged by the second opinion, and compared with the geometry's verdicts.
#pragma once

#include <sstream>
#include <string>

#include "core/fields.h"
#include "core/rng.h"
#include "games/tail_feathers/tests/second_opinion.h"

namespace snowbound::tail_feathers::tests::second {

struct Tally {
    long routes = 0, ranges = 0, sights = 0, crossings = 0, clear = 0;
    long on_the_edge = 0;  // a corner lies so near the middle of two lattice points that the table decides: left out
    long within_rounding = 0;  // the unrounded shapes, a unit larger and smaller, disagree: the lattice decides
    std::string wrong;         // the first disagreement
    void say(const std::string& what)
    {
        if (wrong.empty()) wrong = what;
    }
};

class Chance {
public:
    explicit Chance(std::uint64_t seed) : rng_(Rng::searching(seed)) {}
    std::int32_t between(std::int32_t low, std::int32_t high)
    {
        return low + static_cast<std::int32_t>(rng_.below(static_cast<std::uint32_t>(high - low + 1)));
    }
    Point point() { return {between(-2000, 92000), between(-2000, 92000)}; }

    Field field()
    {
        Field f;
        for (const Tree tree : {Tree::Sw, Tree::Se, Tree::Ne, Tree::Nw}) {
            between(0, 1) ? f.add_home(tree) : f.add_tree(tree);
            if (between(0, 1)) f.hang_leaf(leaf_of(tree, 0));
            if (between(0, 1)) f.drift_leaf(leaf_of(tree, 1), point(), between(0, 3599));
        }
        if (between(0, 1)) f.add_tree(Tree::Sapling);
        for (int i = between(0, 6); i > 0; --i) f.add_bird(static_cast<ObjectId>(10 - i), point());
        for (int i = between(0, 5); i > 0; --i) f.add_feather(static_cast<ObjectId>(10 - i), point(), between(0, 3599));
        for (int i = between(0, 2); i > 0; --i) f.add_card(static_cast<ObjectId>(i), point());
        return f;
    }
    Plan plan()
    {
        Plan p{{point(), static_cast<Angle>(between(0, 3599))}, static_cast<Tilt>(between(0, 2))};
        if (between(0, 9) == 0) p.start.heading = static_cast<Angle>(450 * between(0, 7));
        for (int n = between(1, 5); n > 0; --n) p.templates.push_back(static_cast<Length>(between(0, 1)));
        return p;
    }

private:
    Rng rng_;
};

inline std::string named(const Plan& plan, const Thing& t)
{
    std::ostringstream out;
    out << "route from (" << plan.start.at.x << "," << plan.start.at.y << ") heading " << plan.start.heading << " tilt "
        << name_of(plan.tilt) << " templates";
    for (const Length l : plan.templates) out << " " << name_of(l);
    out << "; " << name_of(t.kind) << " " << t.id;
    return out.str();
}

class RouteJudge {
public:
    RouteJudge(const Plan& plan, const Route& route, Tally& tally) : plan_(plan), route_(route), tally_(tally) {}

    bool agrees_on_points()  // [TF-G6] from rounded point to rounded point
    {
        Real heading = plan_.start.heading;
        Vec at = vec(plan_.start.at);
        for (std::size_t k = 1; k <= plan_.templates.size(); ++k) {
            if (k > 1) heading += plan_.tilt == Tilt::Left ? 450 : plan_.tilt == Tilt::Right ? -450 : 0;
            const Real length = plan_.templates[k - 1] == Length::Short ? 7000 : 12000;
            const Vec next = ahead(at, heading, length, 0);
            if (is_on_the_edge(next)) return ++tally_.on_the_edge, false;
            at = rounded(next);
            if (at.x != route_.points[k].x || at.y != route_.points[k].y) tally_.say("a point of a route");
            steps_.push_back({vec(route_.points[k - 1]), at, heading, length});
        }
        return true;
    }

    void judge(const Thing& t, const Crossing* found)
    {
        Real before = 0;
        for (std::size_t k = 0; k < steps_.size(); before += steps_[k].length, ++k) {
            const Step& s = steps_[k];
            if (is_far(t, s)) continue;
            const bool bar = touches(t, s, s.length), disc = distance(t, s.to, 2000) <= kHair;
            if (!bar && !disc) continue;
            if (!found || found->piece != k + 1) return tally_.say(named(plan_, t) + " should be crossed");
            ++tally_.crossings;
            if (!bar) {
                if (found->arc != before + s.length) tally_.say(named(plan_, t) + " at its disc");
                return;
            }
            return judge_entry(t, s, static_cast<Real>(found->arc) - before);
        }
        if (found) tally_.say(named(plan_, t) + " should not be crossed");
    }

private:
    struct Step {
        Vec from, to;
        Real heading, length;
    };
    static bool is_far(const Thing& t, const Step& s)
    {
        constexpr Real m = 2100;
        return std::min(s.from.x, s.to.x) - m > t.high_x || std::max(s.from.x, s.to.x) + m < t.low_x ||
               std::min(s.from.y, s.to.y) - m > t.high_y || std::max(s.from.y, s.to.y) + m < t.low_y;
    }
    bool touches(const Thing& t, const Step& s, Real length) const
    {
        return distance(t, lattice_bar(s.from, s.heading, length)) <= kHair;
    }
    // The first whole number from which the bar touches; and within what the unrounded bar allows, a unit more or less.
    void judge_entry(const Thing& t, const Step& s, Real entry)
    {
        if (!touches(t, s, entry) || (entry > 2000 && touches(t, s, entry - 1))) {
            return tally_.say(named(plan_, t) + " at another place");
        }
        if (distance(t, real_bar(s.from, s.heading, entry, 1)) > kHair) tally_.say(named(plan_, t) + " too early");
        if (entry > 2004 && distance(t, real_bar(s.from, s.heading, entry - 1, -1)) <= kHair) {  // there is such a bar
            tally_.say(named(plan_, t) + " too late");
        }
        if (distance(t, real_bar(s.from, s.heading, s.length, -1)) > kHair) ++tally_.within_rounding;
    }

    const Plan& plan_;
    const Route& route_;
    Tally& tally_;
    std::vector<Step> steps_;
};

inline void judge_route(const Plan& plan, const Field& field, const std::vector<Thing>& things, Tally& tally)
{
    if (fault_of(plan) != RouteFault::None) return;
    const Route route = lay(plan);
    const Crossings found = crossings(route, field, kNobody);
    RouteJudge judge(plan, route, tally);
    if (!judge.agrees_on_points()) return;
    ++tally.routes;
    if (!std::is_sorted(found.begin(), found.end())) tally.say("the order of events");
    for (const Thing& t : things) {
        const auto* c = std::find_if(found.begin(), found.end(),
                                     [&](const Crossing& x) { return x.kind == t.kind && x.id == t.id; });
        judge.judge(t, c == found.end() ? nullptr : c);
    }
}

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
