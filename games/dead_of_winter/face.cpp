#include "table/face.h"

#include "games/dead_of_winter/game.h"

namespace snowbound {

const AnyGame& dead_of_winter_face();

const AnyGame& dead_of_winter_face()
{
    static const Face<DeadOfWinter> face;
    return face;
}

}  // namespace snowbound
