#include "games/tail_feathers/route.h"

namespace snowbound::tail_feathers {
namespace {

constexpr std::int32_t length_of(Length length) { return kTemplateLength[static_cast<std::size_t>(length)]; }

RouteFault joint_fault(const Plan& plan)
{
    if (plan.tight == 0) return RouteFault::None;
    if (plan.tight >= plan.templates.size() || plan.tilt == Tilt::Centre) return RouteFault::NoJoint;
    return RouteFault::None;
}

}  // namespace

bool is_supplied(std::span<const Length> templates)  // [TF-9.7, TF-R17] the last one is the end piece [TF-R16]
{
    if (templates.empty() || templates.size() > kMostTemplates) return false;
    std::array<std::size_t, 2> used{};
    for (const Length length : templates.first(templates.size() - 1)) {
        if (length > Length::Long || ++used[static_cast<std::size_t>(length)] > kMostRegular) return false;
    }
    return templates.back() <= Length::Long;
}

RouteFault fault_of(const Plan& plan)
{
    if (plan.templates.empty()) return RouteFault::Empty;
    if (!is_near(plan.start.at)) return RouteFault::TooFar;
    if (!is_angle(plan.start.heading)) return RouteFault::NoHeading;
    if (plan.tilt > Tilt::Right) return RouteFault::NoTilt;
    if (!is_supplied({plan.templates.begin(), plan.templates.size()})) return RouteFault::Supply;
    return joint_fault(plan);
}

Route lay(const Plan& plan)
{
    Route route;
    route.points.push_back(plan.start.at);
    route.headings.push_back(plan.start.heading);
    route.arcs.push_back(0);
    for (std::size_t k = 1; k <= plan.templates.size(); ++k) {
        const std::int32_t length = length_of(plan.templates[k - 1]);
        int turn = k == 1 ? 0 : sign_of(plan.tilt) * kJoint;  // [TF-9.8]
        if (k > 1 && plan.tight == k - 1) turn *= 2;
        route.headings.push_back(turned(route.headings.back(), turn));
        route.points.push_back(step(route.points.back(), route.headings.back(), length));  // from a rounded point
        route.arcs.push_back(route.arcs.back() + length);
    }
    return route;
}

Pose station(const Route& route, std::size_t k, std::int32_t arc)
{
    return {step(route.points[k - 1], route.headings[k], arc - route.arcs[k - 1]), route.headings[k]};
}

Pose station(const Route& route, std::int32_t arc)
{
    std::size_t k = 1;
    while (k < route.size() && route.arcs[k] < arc) ++k;
    return station(route, k, arc);
}

Pose end_pose(const Route& route, std::size_t point) { return {route.points[point], route.headings[point]}; }

Joints joints(const Route& route)
{
    Joints all;
    for (std::size_t i = 0; i <= route.size(); ++i) all.push_back(end_pose(route, i));
    return all;
}

Stop find_stop(const Route& route, const Field& field, ObjectId mover)
{
    Stop stop;
    stop.point = route.size();
    for (const BirdAt& bird : field.birds) {
        if (bird.id != mover && bases_overlap(bird.at, route.points.back())) stop.blockers.push_back(bird.id);
    }
    if (!stop.blockers.empty()) {
        do {
            --stop.point;
        } while (stop.point > 0 && !is_free(field, route.points[stop.point], mover));  // [TF-10.8, TF-R29]
    }
    stop.pose = end_pose(route, stop.point);
    return stop;
}

namespace {

std::int32_t trunk_contact(const Route& route, const Outline& shape, std::size_t& k)  // the arc; k: its template
{
    const Box near_trunk = grown(shape.box, kBaseRadius);
    for (k = 1; k <= route.size(); ++k) {
        const std::int32_t length = route.arcs[k] - route.arcs[k - 1];
        for (std::int32_t s = 0; s <= length; s += kTrunkScan) {
            const Point at = station(route, k, route.arcs[k - 1] + s).at;
            if (!meet(near_trunk, {at, at})) continue;
            if (touch(Disc{at, kBaseRadius}, corners(shape.polygon))) return route.arcs[k - 1] + s;
        }
    }
    k = route.size();
    return route.arcs.back();
}

}  // namespace

Pose trunk_stop(const Route& route, Tree tree, const Field& field, ObjectId mover)
{
    std::size_t k = 1;
    std::int32_t arc = trunk_contact(route, trunk(tree), k);
    Pose pose = station(route, k, arc);
    while (arc > 0 && !is_free(field, pose.at, mover)) {
        arc = std::max(0, arc - kRetreat);
        pose = station(route, arc);
    }
    return {pose.at, turned(pose.heading, kHalfTurn)};  // [TF-R22]
}

LaunchFault launch_fault(Space space, const Pose& pose, const Field& field, ObjectId mover)
{
    if (!is_angle(pose.heading)) return LaunchFault::NoHeading;
    if (!is_near(pose.at) || !contains(corners(shape_of(field, space).polygon), pose.at)) return LaunchFault::Outside;
    return is_free(field, pose.at, mover) ? LaunchFault::None : LaunchFault::NotFree;
}

std::optional<Point> launch_point(Space space, const Field& field, ObjectId mover)
{
    const Outline& shape = shape_of(field, space);
    const auto fits = [&](Point at) { return launch_fault(space, {at, 0}, field, mover) == LaunchFault::None; };
    const Point centre = centroid(corners(shape.polygon));
    if (fits(centre)) return centre;
    std::optional<Point> best;
    const auto try_at = [&](Point at) {
        if (best && squared(at, centre) >= squared(*best, centre)) return;
        if (fits(at)) best = at;
    };
    for (const Point& corner : shape.polygon) try_at(corner);
    for (std::int32_t y = shape.box.low.y; y <= shape.box.high.y; y += kRetreat) {
        for (std::int32_t x = shape.box.low.x; x <= shape.box.high.x; x += kRetreat) try_at({x, y});
    }
    return best;
}

Displaced displace(const Plan& plan, const Field& field, ObjectId mover)  // [TF-34.1, TF-R56]
{
    if (fault_of(plan) != RouteFault::None) return {DisplaceFault::BadRoute, plan.start};
    const Route route = lay(plan);
    const Pose end = end_pose(route, route.size());
    for (const Tree tree : field.trunks) {
        for (std::size_t k = 1; k <= route.size(); ++k) {
            const Polygon piece = bar(route, k, route.arcs[k] - route.arcs[k - 1]);
            const Corners wood = corners(trunk(tree).polygon);
            if (touch(corners(piece), wood) || touch(Disc{route.points[k], kBaseRadius}, wood)) {
                return {DisplaceFault::Trunk, end};
            }
        }
    }
    return {is_free(field, end.at, mover) ? DisplaceFault::None : DisplaceFault::NotFree, end};
}

}  // namespace snowbound::tail_feathers
