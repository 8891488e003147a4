#include "games/tail_feathers/outlook.h"

#include "games/tail_feathers/touched.h"

namespace snowbound::tail_feathers {
namespace {

constexpr int kVictory = 1000;
constexpr std::int32_t kTrunkReach = 9500;  // from a corner: a bird that ends there meets the trunk or the edge soon

bool is_in_corner(Point p)
{
    const std::int32_t x = std::min(p.x, kBoard - p.x), y = std::min(p.y, kBoard - p.y);
    return x < kTrunkReach && y < kTrunkReach;
}

// Can it fly on from here without harm? The shortest routes with each tilt that it may have next round.
bool can_fly_on(const Pose& pose, Tilt tilt)
{
    for (const Tilt next : {Tilt::Left, Tilt::Centre, Tilt::Right}) {
        if (!one_step(tilt, next)) continue;
        const Route route = lay({pose, next, {Length::Short, Length::Short}, 0});
        if (!is_off_board(route.points[2]) && !is_in_corner(route.points[1]) && !is_in_corner(route.points[2]))
            return true;
    }
    return false;
}

int distance(Point a, Point b) { return static_cast<int>(root(squared(a, b))); }

}  // namespace

int worth(const State& s, FigureId id)
{
    const Unit& u = unit_of(s, id);
    if (!u.is_bird) return card_of(u.ground).cost * 10 + figure(s, id).veteran * 10 + 5;
    const int cost = card_of(u.bird).cost + (u.riderless ? 0 : rank_of(u.pilot, u.rank).cost);
    return cost * 10;
}

bool wins_at_home(const State& s, FigureId id)
{
    const Unit& u = unit_of(s, id);
    return s.options.scenario == ScenarioId::CapturedFlyer && u.is_bird && u.bird == Bird::Valchirp;
}

bool could_win_at(const State& s, FigureId id, Space at)
{
    if (!wins_at_home(s, id) || tree_of(at) != player(s, owner_of(s, id)).home) return false;
    const auto* a = running<Activation>(s);
    return can_land(s, id, at, a && a->launched && a->unit == figure(s, id).unit);
}

int prospect(const State& s, FigureId id, const Pose& pose, Tilt tilt)
{
    if (is_off_board(pose.at)) return -worth(s, id);
    int value = 0;
    if (!can_fly_on(pose, tilt)) value -= worth(s, id) / 2;
    const bool homewards = wins_at_home(s, id);
    const Seat seat = owner_of(s, id);
    const Point nest = centre_of(home_nest(s, homewards ? seat : opponent(s, seat)));
    const int far = distance(pose.at, nest);
    int off = direction(pose.at, nest) - pose.heading;
    off = std::abs((off + kHalfTurn + kFullTurn) % kFullTurn - kHalfTurn);
    if (homewards) return value - far / 200 - off / 30;
    if (far > 3000 && far < 40000 && off < 500) value += swoop_dice(s, id) * (600 - off) / 60;  // it lies ahead
    value -= far / 4000;
    value -= off / 150;
    return value;
}

namespace {

// One template more, from where the last one ended and turned by so much.
Leg leg_after(const State& s, FigureId id, const Field& field, const Leg& before, int turn, Length length)
{
    const Route route = lay({{before.end.at, turned(before.end.heading, turn)}, Tilt::Centre, {length}, 0});
    const Seat seat = owner_of(s, id);
    Leg leg = before;
    leg.end = end_pose(route, 1);
    const auto hope = [&](int a_die) { leg.swoop = std::max(leg.swoop, a_die * swoop_dice(s, id)); };
    for (const Crossing& each : touched(route, field, static_cast<ObjectId>(index(id)))) {
        switch (each.kind) {
            case Crossed::Trunk: leg.trunks.add(static_cast<Tree>(each.id)); break;
            case Crossed::Bird:
                if (owner_of(s, figure_at(each.id)) != seat) leg.enemies.add(figure_at(each.id));
                break;
            case Crossed::Nest:
                if (nest_owner(s, space_at(each.id)) != seat) hope(25);
                if (could_win_at(s, id, space_at(each.id))) leg.swoop = kVictory;
                break;
            case Crossed::TreeSpace:
            case Crossed::Leaf:
                if (could_win_at(s, id, space_at(each.id))) leg.swoop = kVictory;
                if (can_swoop_space(s, seat, space_at(each.id))) hope(6);
                break;
            case Crossed::Card:
                if (seat_at(each.id) != seat) hope(8);
                break;
            case Crossed::Feather:
            case Crossed::ManoeuvrePoint: break;
        }
    }
    return leg;
}

int harm(const State& s, FigureId id, const Leg& leg)
{
    return worth(s, id) / 2 * static_cast<int>(leg.trunks.size()) + 8 * static_cast<int>(leg.enemies.size());
}

}  // namespace

Routes::Routes(const State& s, FigureId id) : s_(s), id_(id), field_(field_of(s))
{
    const auto* a = running<Activation>(s);
    may_swoop_ = !a || !a->swooped;
    legs_[1].end = figure(s, id).pose;
}

int Routes::value(const Sequence& templates, std::size_t tight)
{
    const Tilt tilt = figure(s_, id_).tilt;
    std::size_t at = 1;
    for (std::size_t k = 1; k <= templates.size(); ++k) {
        const std::size_t next = 2 * at + (templates[k - 1] == Length::Long);
        const int turn = k == 1 ? 0 : sign_of(tilt) * kJoint * (k - 1 == tight ? 2 : 1);
        if (!known_[next] || tight > 0) legs_[next] = leg_after(s_, id_, field_, legs_[at], turn, templates[k - 1]);
        known_[next] = tight == 0;
        at = next;
    }
    const Leg& last = legs_[at];
    return prospect(s_, id_, last.end, tilt) - harm(s_, id_, last) + (may_swoop_ ? last.swoop : 0);
}

int next_flight(const State& s, FigureId id, const Field& field, const Pose& pose, Tilt tilt, bool may_tilt)
{
    const Leg start{.end = pose};
    const std::array firsts{leg_after(s, id, field, start, 0, Length::Short),
                            leg_after(s, id, field, start, 0, Length::Long)};
    int best = -worth(s, id);
    for (const Tilt next : {Tilt::Left, Tilt::Centre, Tilt::Right}) {
        if (next != tilt && !(may_tilt && one_step(tilt, next))) continue;
        const int turn = sign_of(next) * kJoint;
        const auto judge = [&](const Leg& leg) {
            if (is_off_board(leg.end.at)) return;
            const int stuck = can_fly_on(leg.end, next) ? 0 : worth(s, id) / 4;
            best = std::max(best, leg.swoop - harm(s, id, leg) - stuck);
        };
        for (const Leg& first : firsts) {
            for (const Length second : {Length::Short, Length::Long}) {
                const Leg leg = leg_after(s, id, field, first, turn, second);
                judge(leg);
                judge(leg_after(s, id, field, leg, turn, second));
            }
        }
    }
    return best;
}

}  // namespace snowbound::tail_feathers
