#include "table/face.h"

#include "games/tail_feathers/game.h"
#include "games/tail_feathers/grammar.h"

namespace snowbound {

const AnyGame& tail_feathers_face();

const AnyGame& tail_feathers_face()
{
    static const Face<TailFeathers> face(tail_feathers::kGrammar);
    return face;
}

}  // namespace snowbound
