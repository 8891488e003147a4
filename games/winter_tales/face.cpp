#include "table/face.h"

#include "games/winter_tales/game.h"
#include "games/winter_tales/grammar.h"

namespace snowbound {

const AnyGame& winter_tales_face();

const AnyGame& winter_tales_face()
{
    static const Face<WinterTales> face(winter_tales::kGrammar);
    return face;
}

}  // namespace snowbound
