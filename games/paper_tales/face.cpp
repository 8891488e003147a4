#include "table/face.h"

#include "games/paper_tales/game.h"
#include "games/paper_tales/grammar.h"

namespace snowbound {

const AnyGame& paper_tales_face();

const AnyGame& paper_tales_face()
{
    static const Face<PaperTales> face(paper_tales::kGrammar);
    return face;
}

}  // namespace snowbound
