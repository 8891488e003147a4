#include "table/face.h"

#include "games/paper_tales/game.h"

namespace snowbound {

const AnyGame& paper_tales_face();

const AnyGame& paper_tales_face()
{
    static const Face<PaperTales> face;
    return face;
}

}  // namespace snowbound
