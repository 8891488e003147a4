#include "table/face.h"

#include "games/tail_feathers/game.h"

namespace snowbound {

const AnyGame& tail_feathers_face();

const AnyGame& tail_feathers_face()
{
    static const Face<TailFeathers> face;
    return face;
}

}  // namespace snowbound
