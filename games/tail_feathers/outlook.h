// How a position looks to a bot: where birds will be, and what they can reach from there.
#pragma once

#include "games/tail_feathers/flow.h"

namespace snowbound::tail_feathers {

int worth(const State&, FigureId);                         // of a figure, in tenths of recruit points
bool is_safe(const Route&, const Field&, ObjectId mover);  // neither a trunk nor the edge of the world
int prospect(const State&, FigureId, const Pose&, Tilt);   // what a flying bird can hope for from that pose
int route_value(const State&, FigureId, const Route&, const Field&);

}  // namespace snowbound::tail_feathers
