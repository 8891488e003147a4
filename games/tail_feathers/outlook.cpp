#include "games/tail_feathers/outlook.h"

namespace snowbound::tail_feathers {
namespace {

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

bool is_safe(const Route& route, const Field& field, ObjectId mover)
{
    if (is_off_board(route.points.back())) return false;
    for (const Crossing& each : crossings(route, field, mover)) {
        if (each.kind == Crossed::Trunk) return false;
    }
    return true;
}

int prospect(const State& s, FigureId id, const Pose& pose, Tilt tilt)
{
    if (is_off_board(pose.at)) return -worth(s, id);
    int value = 0;
    if (!can_fly_on(pose, tilt)) value -= worth(s, id) / 2;
    const Point nest = centre_of(home_nest(s, other(s, owner_of(s, id))));
    const int far = distance(pose.at, nest);
    int off = direction(pose.at, nest) - pose.heading;
    off = std::abs((off + kHalfTurn + kFullTurn) % kFullTurn - kHalfTurn);
    if (far > 3000 && far < 40000 && off < 500) value += swoop_dice(s, id) * (600 - off) / 60;  // it lies ahead
    value -= far / 4000;
    value -= off / 150;
    return value;
}

int route_value(const State& s, FigureId id, const Route& route, const Field& field)
{
    int value = prospect(s, id, end_pose(route, route.size()), figure(s, id).tilt);
    const Seat seat = owner_of(s, id);
    int swoop = 0;
    for (const Crossing& each : crossings(route, field, static_cast<ObjectId>(index(id)))) {
        switch (each.kind) {
            case Crossed::Trunk: value -= worth(s, id) / 2; break;
            case Crossed::Bird: value -= owner_of(s, figure_at(each.id)) != seat ? 8 : 0; break;
            case Crossed::Nest:
                if (nest_owner(s, space_at(each.id)) != seat) swoop = std::max(swoop, 25 * swoop_dice(s, id));
                break;
            case Crossed::TreeSpace:
            case Crossed::Leaf:
                if (can_swoop_space(s, seat, space_at(each.id))) swoop = std::max(swoop, 6 * swoop_dice(s, id));
                break;
            case Crossed::Card:
                if (seat_at(each.id) != seat) swoop = std::max(swoop, 8 * swoop_dice(s, id));
                break;
            case Crossed::Feather:
            case Crossed::ManoeuvrePoint: break;
        }
    }
    const auto* a = running<Activation>(s);
    return value + (a && a->swooped ? 0 : swoop);
}

}  // namespace snowbound::tail_feathers
