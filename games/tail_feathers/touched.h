// A quick look at a route, for bots: what it touches, but neither where exactly nor in which order.
#pragma once

#include "games/tail_feathers/route.h"

namespace snowbound::tail_feathers {

// The same things as crossings(), each with the arc at which its template begins.
Crossings touched(const Route& route, const Field& field, ObjectId mover);

}  // namespace snowbound::tail_feathers
