#include "table/face.h"

#include "games/dead_of_winter/game.h"
#include "games/dead_of_winter/grammar.h"

namespace snowbound {

const AnyGame& dead_of_winter_face();

const AnyGame& dead_of_winter_face()
{
    static const Face<DeadOfWinter> face(dead_of_winter::kGrammar);
    return face;
}

}  // namespace snowbound
