// Flight: templates in a chain, what they touch and in which order, where the bird comes to rest. Chapters TF-G5 to
// TF-G9 and TF-G15.
#pragma once

#include <optional>

#include "core/spelling.h"
#include "games/tail_feathers/field.h"

namespace snowbound::tail_feathers {

using Sequence = FixedVector<Length, kMostTemplates>;

struct Plan {  // what a player announces; the last template is the end piece [TF-9.6]
    Pose start;
    Tilt tilt = Tilt::Centre;
    Sequence templates;
    std::uint8_t tight = 0;  // the joint (1: behind the first template) that turns twice as far (Tight Turn); 0: none
    auto operator<=>(const Plan&) const = default;
};

enum class RouteFault : std::uint8_t {
    None,
    Empty,      // no template
    TooFar,     // a start outside the battlefield and its surroundings
    NoHeading,  // a heading that is no angle
    NoTilt,
    NoJoint,  // a tight joint that the route does not have, or without a tilt
    Supply,   // more than three regular templates of a length [TF-9.7]
};
RouteFault fault_of(const Plan& plan);
bool is_supplied(std::span<const Length> templates);  // of any length; [TF-9.7]

struct Route {
    FixedVector<Point, kMostTemplates + 1> points;          // P0 to Pn
    FixedVector<Angle, kMostTemplates + 1> headings;        // [0] and [1]: the start's
    FixedVector<std::int32_t, kMostTemplates + 1> arcs;     // D0 to Dn
    std::size_t size() const { return points.size() - 1; }  // n, the number of templates
};
Route lay(const Plan& plan);  // a plan without fault [TF-G6]

// The point on the centre line at arc length `arc` of template k (1 to n) [TF-G8.5].
Pose station(const Route& route, std::size_t k, std::int32_t arc);
Pose station(const Route& route, std::int32_t arc);    // of the first template that reaches so far; 0: the start pose
Pose end_pose(const Route& route, std::size_t point);  // at P0 to Pn [TF-G9.3]
using Joints = FixedVector<Pose, kMostTemplates + 1>;
Joints joints(const Route& route);                                    // all end poses: the start, the joints, the end
Polygon bar(const Route& route, std::size_t k, std::int32_t length);  // [TF-G7.1]

// In the order of ties [TF-G8.4].
enum class Crossed : std::uint8_t { Feather, Bird, Card, Nest, TreeSpace, Leaf, ManoeuvrePoint, Trunk };
inline constexpr std::array<std::string_view, 8> kCrossedNames{
    "feather", "bird", "card", "nest", "space", "leaf", "manoeuvre_point", "trunk"};
constexpr Names names_of(Crossed) { return kCrossedNames; }

struct Crossing {          // compared, they are in the order of events
    std::int32_t arc = 0;  // entry parameter [TF-G8.3]
    Crossed kind{};
    ObjectId id = 0;         // feather, bird, card: the field's id; spaces: Space; trunk: Tree; point: its number
    std::uint8_t piece = 0;  // the template that touches first, 1 to n
    SB_FIELDS(Crossing, arc, kind, id, piece);
};
inline constexpr std::size_t kMostCrossings = 128;
using Crossings = FixedVector<Crossing, kMostCrossings>;

// Everything that the route touches, sorted; manoeuvre points P1 to P(n-1) are in it, for pick-ups. `mover` is no
// candidate [TF-G8.1].
Crossings crossings(const Route& route, const Field& field, ObjectId mover);

struct Stop {               // where the flight ends if nothing stops it before [TF-G9.2]
    std::size_t point = 0;  // m: the stop station is points[m]; events with arc > arcs[m] are cancelled
    Pose pose;
    FixedVector<ObjectId, kMostBirds> blockers;  // who lies at the end point; empty: nobody, and point is n
};
Stop find_stop(const Route& route, const Field& field, ObjectId mover);

// The base against the trunk, turned away [TF-G9.5]; only for a trunk that the route crosses.
Pose trunk_stop(const Route& route, Tree tree, const Field& field, ObjectId mover);

enum class LaunchFault : std::uint8_t { None, Outside, NotFree, NoHeading };
LaunchFault launch_fault(Space space, const Pose& pose, const Field& field, ObjectId mover);  // [TF-G9.7]
std::optional<Point> launch_point(Space space, const Field& field,
                                  ObjectId mover);  // a free one: the centre, else near it

enum class DisplaceFault : std::uint8_t { None, BadRoute, Trunk, NotFree };
struct Displaced {
    DisplaceFault fault = DisplaceFault::None;
    Pose pose;  // its end; may lie off the board
};
Displaced displace(const Plan& plan, const Field& field, ObjectId mover);  // [TF-G15]

}  // namespace snowbound::tail_feathers
