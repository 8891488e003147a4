// What happens when units move.
#pragma once

#include "core/spelling.h"
#include "games/tail_feathers/facts_round.h"

namespace snowbound::tail_feathers {

struct Activated {
    Seat seat{};
    UnitId unit{};
    SB_VERB(Activated, seat, unit);
};
struct Passed {
    Seat seat{};
    SB_VERB(Passed, seat);
};
struct Foraged {
    Seat seat{};
    UnitId unit{};
    SB_VERB(Foraged, seat, unit);
};
struct PilotRolled {
    Seat seat{};
    FigureId figure{};
    Roll roll{};
    bool success{};
    SB_VERB(PilotRolled, seat, figure, roll, success);
};
struct Tilted {
    Seat seat{};
    FigureId figure{};
    Tilt tilt{};
    SB_VERB(Tilted, seat, figure, tilt);
};
struct Launched {
    Seat seat{};
    FigureId figure{};
    Pose pose{};
    SB_VERB(Launched, seat, figure, pose);
};
struct RouteAnnounced {
    Seat seat{};
    FigureId figure{};
    Sequence templates{};
    Joints route{};  // as it lies
    SB_VERB(RouteAnnounced, seat, figure, templates, route);
};
struct Flew {
    Seat seat{};
    FigureId figure{};
    Pose pose{};
    SB_VERB(Flew, seat, figure, pose);
};
struct Met {
    Seat seat{};
    FigureId figure{};
    Crossed kind{};
    std::uint8_t id{};
    std::int32_t arc{};
    Pose pose{};
    SB_VERB(Met, seat, figure, kind, id, arc, pose);
};
struct HitTrunk {
    Seat seat{};
    FigureId figure{};
    Tree tree{};
    Pose pose{};
    SB_VERB(HitTrunk, seat, figure, tree, pose);
};
struct LeftBoard {
    Seat seat{};
    FigureId figure{};
    SB_VERB(LeftBoard, seat, figure);
};
struct Landed {
    Seat seat{};
    FigureId figure{};
    Space at{};
    SB_VERB(Landed, seat, figure, at);
};
struct PickedUp {
    Seat seat{};
    FigureId figure{};
    FigureId passenger{};
    SB_VERB(PickedUp, seat, figure, passenger);
};
struct Dropped {
    Seat seat{};
    FigureId figure{};
    FigureId passenger{};
    Space at{};
    SB_VERB(Dropped, seat, figure, passenger, at);
};
struct Walked {
    Seat seat{};
    FigureId figure{};
    Space to{};
    SB_VERB(Walked, seat, figure, to);
};
struct Scurried {
    Seat seat{};
    FigureId figure{};
    Space to{};
    SB_VERB(Scurried, seat, figure, to);
};

}  // namespace snowbound::tail_feathers
