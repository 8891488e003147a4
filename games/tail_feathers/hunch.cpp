// A quick and sensible choice, for playing on in a search: swoops at nests, shoots at what is in sight, turns back from
// the edge.
#include "games/tail_feathers/game.h"

#include <limits>

#include "games/tail_feathers/outlook.h"

namespace snowbound {
namespace tail_feathers {
namespace {

struct Glance {
    const State& s;
    Seat seat;
    Rng& rng;
    const std::vector<Choice>& options;

    const Choice& any() const { return options[rng.below(static_cast<std::uint32_t>(options.size()))]; }
};

template <class Value>
const Choice& favourite(const Glance& g, Value&& value)  // the best; chance among equals
{
    int best = std::numeric_limits<int>::min();
    const Choice* found = &g.options.front();
    std::uint32_t equals = 0;
    for (const Choice& each : g.options) {
        const int v = value(each);
        if (v > best)
            best = v, found = &each, equals = 1;
        else if (v == best && g.rng.below(++equals) == 0)
            found = &each;
    }
    return *found;
}

int tilt_value(const Glance& g, FigureId id, Tilt tilt)
{
    const Figure& f = figure(g.s, id);
    const Route route = lay({f.pose, tilt, {Length::Long, Length::Long}, 0});
    return prospect(g.s, id, end_pose(route, 2), tilt);
}

const Choice& fly(const Glance& g, const Activation& a)
{
    const FigureId id = only_figure(a);
    Routes routes(g.s, id);
    const bool roll = !a.rolled && g.rng.below(3) == 0;
    return favourite(g, [&](const Choice& each) {
        if (const auto* launch = std::get_if<Launch>(&each)) {
            const Route route = lay({launch->pose, Tilt::Centre, {Length::Long, Length::Long}, 0});
            return prospect(g.s, id, end_pose(route, 2), Tilt::Centre);
        }
        if (const auto* route = std::get_if<Announce>(&each)) return routes.value(route->templates, route->tight);
        if (std::holds_alternative<PilotRoll>(each)) return roll ? 10000 : -10000;
        if (std::holds_alternative<PlayCard>(each)) return g.rng.below(4) == 0 ? 9000 : -10000;
        return g.rng.below(5) == 0 ? 8000 : -10000;  // a passenger
    });
}

int strike_value(const Glance& g, const Strike& strike)
{
    const State& s = g.s;
    const int dice =
        strike.kind == AttackKind::Ranged ? 2 * ranged_of(s, strike.figure) : 3 * melee_of(s, strike.figure);
    if (strike.target.figure == kNoFigure) return 12 * dice;
    const int life = std::max(1, life_of(s, strike.target.figure) - figure(s, strike.target.figure).wounds);
    return dice * std::max(1, worth(s, strike.target.figure) / life) / (2 + defence_of(s, strike.target.figure));
}

const Choice& act(const Glance& g)
{
    return favourite(g, [&](const Choice& each) {
        if (const auto* strike = std::get_if<Strike>(&each)) return 100 + strike_value(g, *strike);
        if (std::holds_alternative<CutLeaf>(each)) return 120 + static_cast<int>(g.rng.below(20));
        if (std::holds_alternative<PlayCard>(each)) return g.rng.below(3) == 0 ? 400 : -10;
        if (const auto* run = std::get_if<Scurry>(&each))
            return is_leaf(run->to) ? -1 : static_cast<int>(g.rng.below(5)) - 3;
        return 0;
    });
}

int walk_value(const Glance& g, FigureId id, Space to)
{
    const Seat enemy = opponent(g.s, g.seat);
    int value = static_cast<int>(g.rng.below(8));
    if (to == home_nest(g.s, enemy) || neighbours(g.s, to).has(home_nest(g.s, enemy))) value += 20;
    if (tree_of(to) == player(g.s, enemy).home) value += 5;
    if (has_enemy_in(g.s, to, g.seat)) value += 2 * melee_of(g.s, id);
    for (const Space token : g.s.tokens) {
        if (token == to) value += 15;
    }
    return value;
}

struct Chooser {
    const Glance& g;

    const Choice& operator()(const Setup&) const
    {
        return favourite(g, [&](const Choice& each) {
            const auto* muster = std::get_if<Muster>(&each);
            if (muster && brings_army(g.s)) return muster_points(g.s, g.seat, muster->army);
            return std::holds_alternative<Garrison>(each) ? 1 : 0;
        });
    }
    const Choice& operator()(const Round& f) const
    {
        if (f.phase == Phase::PickMission) {
            bool lost = false;  // a bird that could be rescued
            for (const FigureId id : figures_of(g.s, g.seat, Zone::Casualty)) {
                lost = lost || unit_of(g.s, id).is_bird;
            }
            return favourite(g, [&](const Choice& each) {
                const auto* pick = std::get_if<PickMission>(&each);
                if (!pick) return 4 + static_cast<int>(g.rng.below(4));
                if (pick->mission == Mission::Rescue && !lost) return 0;
                return static_cast<int>(g.rng.below(10));
            });
        }
        if (f.phase == Phase::Activate) {
            return favourite(g, [&](const Choice& each) {
                const auto* active = std::get_if<Activate>(&each);
                if (active) return 5 + static_cast<int>(g.rng.below(6)) + 3 * g.s.units[index(active->unit)].is_bird;
                return static_cast<int>(g.rng.below(8));
            });
        }
        return favourite(g, [&](const Choice& each) {
            if (const auto* perch = std::get_if<SetPerch>(&each))
                return perch->launch ? 3 : static_cast<int>(g.rng.below(4));
            if (const auto* tilt = std::get_if<SetTilt>(&each)) return tilt_value(g, tilt->figure, tilt->tilt);
            if (const auto* assign = std::get_if<Assign>(&each)) return static_cast<int>(assign->figures.size());
            if (const auto* bid = std::get_if<Bid>(&each)) return -bid->dice;
            return static_cast<int>(g.rng.below(3));
        });
    }
    const Choice& operator()(const Activation& a) const
    {
        switch (a.stage) {
            case Stage::Prepare: return fly(g, a);
            case Stage::Retilt:
                return favourite(g, [&](const Choice& each) {
                    if (std::holds_alternative<PlayCard>(each)) return static_cast<int>(g.rng.below(3)) * 1000;
                    const auto* tilt = std::get_if<ChangeTilt>(&each);
                    return tilt_value(g, only_figure(a), tilt ? tilt->tilt : figure(g.s, only_figure(a)).tilt);
                });
            case Stage::Walk:
                return favourite(g, [&](const Choice& each) {
                    const auto* walk = std::get_if<Walk>(&each);
                    if (walk) return walk_value(g, walk->figure, walk->to);
                    return std::holds_alternative<Finish>(each) ? 5 : static_cast<int>(g.rng.below(6));
                });
            case Stage::Act: return act(g);
            case Stage::Squad:
            case Stage::Spiral:
            case Stage::Revive:
            case Stage::Close: break;
        }
        return favourite(g, [](const Choice& each) { return std::holds_alternative<GoOn>(each) ? 0 : 1; });
    }
    const Choice& operator()(const Flight& f) const
    {
        const bool nest_ahead = std::any_of(
            g.s.crossings.begin() + f.next + 1, g.s.crossings.end(),
            [&](const Crossing& c) { return c.kind == Crossed::Nest && is_enemy_nest(g.s, space_at(c.id), g.seat); });
        return favourite(g, [&](const Choice& each) {
            if (std::holds_alternative<Swoop>(each)) return nest_ahead ? 0 : 5;
            if (std::holds_alternative<PlayCard>(each)) return static_cast<int>(g.rng.below(8));
            if (std::holds_alternative<Land>(each)) {
                const Tree tree = tree_of(space_at(g.s.crossings[f.next].id));
                if (tree == player(g.s, g.seat).home && wins_at_home(g.s, f.figure)) return 100;
                return g.rng.below(8) == 0 ? 3 : 0;
            }
            if (std::holds_alternative<Drop>(each) || std::holds_alternative<PickUp>(each))
                return static_cast<int>(g.rng.below(3));
            return 1;
        });
    }
    const Choice& operator()(const Fight& f) const
    {
        return favourite(g, [&](const Choice& each) {
            if (const auto* split = std::get_if<Split>(&each)) {
                int value = 0;
                for (std::size_t i = 0; i < split->hits.size(); ++i) {
                    const bool nest = f.targets[i].figure == kNoFigure;
                    value += nest ? 3 * split->hits[i] : split->hits[i] > 0 ? 2 : 0;
                }
                return value;
            }
            if (const auto* again = std::get_if<Reroll>(&each)) return 5 + static_cast<int>(again->dice.size());
            if (std::holds_alternative<PlayCard>(each)) return static_cast<int>(g.rng.below(8));
            return 3;
        });
    }
    template <class Other>
    const Choice& operator()(const Other&) const
    {
        return g.any();
    }
};

}  // namespace
}  // namespace tail_feathers

using namespace tail_feathers;

Choice TailFeathers::hunch(const State& s, Seat seat, Rng& rng, std::vector<Choice>& buffer)
{
    snowbound::options<TailFeathers>(s, seat, buffer);
    if (buffer.size() == 1) return buffer.front();
    const Glance g{s, seat, rng, buffer};
    return std::visit(Chooser{g}, s.stack.back());
}

}  // namespace snowbound
