// Chance, and routes judged by the second opinion and compared with what the geometry says.
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

}  // namespace snowbound::tail_feathers::tests::second
