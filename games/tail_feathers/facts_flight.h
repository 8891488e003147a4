// What happens when units move.
#pragma once

#include "games/tail_feathers/facts_round.h"

namespace snowbound::tail_feathers {

struct Activated {
    static constexpr std::string_view kVerb = "activated";
    Seat seat{};
    UnitId unit{};
    auto operator<=>(const Activated&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("unit", x.unit); }
};
struct Passed {
    static constexpr std::string_view kVerb = "passed";
    Seat seat{};
    auto operator<=>(const Passed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct Foraged {
    static constexpr std::string_view kVerb = "foraged";
    Seat seat{};
    UnitId unit{};
    auto operator<=>(const Foraged&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("unit", x.unit); }
};
struct PilotRolled {
    static constexpr std::string_view kVerb = "pilot_rolled";
    Seat seat{};
    FigureId figure{};
    Roll roll{};
    bool success{};
    auto operator<=>(const PilotRolled&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("figure", x.figure), v("roll", x.roll), v("success", x.success);
    }
};
struct Tilted {
    static constexpr std::string_view kVerb = "tilted";
    Seat seat{};
    FigureId figure{};
    Tilt tilt{};
    auto operator<=>(const Tilted&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("tilt", x.tilt); }
};
struct Launched {
    static constexpr std::string_view kVerb = "launched";
    Seat seat{};
    FigureId figure{};
    Pose pose{};
    auto operator<=>(const Launched&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("pose", x.pose); }
};
struct RouteAnnounced {
    static constexpr std::string_view kVerb = "route_announced";
    Seat seat{};
    FigureId figure{};
    Sequence templates{};
    Joints route{};  // as it lies
    auto operator<=>(const RouteAnnounced&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("figure", x.figure), v("templates", x.templates), v("route", x.route);
    }
};
struct Flew {
    static constexpr std::string_view kVerb = "flew";
    Seat seat{};
    FigureId figure{};
    Pose pose{};
    auto operator<=>(const Flew&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("pose", x.pose); }
};
struct Met {
    static constexpr std::string_view kVerb = "met";
    Seat seat{};
    FigureId figure{};
    Crossed kind{};
    std::uint8_t id{};
    std::int32_t arc{};
    Pose pose{};
    auto operator<=>(const Met&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("figure", x.figure), v("kind", x.kind), v("id", x.id), v("arc", x.arc);
        v("pose", x.pose);
    }
};
struct HitTrunk {
    static constexpr std::string_view kVerb = "hit_trunk";
    Seat seat{};
    FigureId figure{};
    Tree tree{};
    Pose pose{};
    auto operator<=>(const HitTrunk&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("figure", x.figure), v("tree", x.tree), v("pose", x.pose);
    }
};
struct LeftBoard {
    static constexpr std::string_view kVerb = "left_board";
    Seat seat{};
    FigureId figure{};
    auto operator<=>(const LeftBoard&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure); }
};
struct Landed {
    static constexpr std::string_view kVerb = "landed";
    Seat seat{};
    FigureId figure{};
    Space at{};
    auto operator<=>(const Landed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("at", x.at); }
};
struct PickedUp {
    static constexpr std::string_view kVerb = "picked_up";
    Seat seat{};
    FigureId figure{};
    FigureId passenger{};
    auto operator<=>(const PickedUp&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("passenger", x.passenger); }
};
struct Dropped {
    static constexpr std::string_view kVerb = "dropped";
    Seat seat{};
    FigureId figure{};
    FigureId passenger{};
    Space at{};
    auto operator<=>(const Dropped&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("figure", x.figure), v("passenger", x.passenger), v("at", x.at);
    }
};
struct Walked {
    static constexpr std::string_view kVerb = "walked";
    Seat seat{};
    FigureId figure{};
    Space to{};
    auto operator<=>(const Walked&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("to", x.to); }
};
struct Scurried {
    static constexpr std::string_view kVerb = "scurried";
    Seat seat{};
    FigureId figure{};
    Space to{};
    auto operator<=>(const Scurried&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("to", x.to); }
};

}  // namespace snowbound::tail_feathers
