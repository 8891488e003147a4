#include "table/face.h"

#include "games/winter_tales/game.h"

namespace snowbound {

const AnyGame& winter_tales_face();

const AnyGame& winter_tales_face()
{
    static const Face<WinterTales> face;
    return face;
}

}  // namespace snowbound
