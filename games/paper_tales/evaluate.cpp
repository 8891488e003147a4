// What greedy and search maximise: legend points in hundredths, now and hoped for.
#include "games/paper_tales/game.h"
#include "games/paper_tales/kingdom.h"

namespace snowbound {

using namespace paper_tales;

int PaperTales::evaluate(const State& s, Seat seat)
{
    const Player& p = player(s, seat);
    return 100 * p.legend + 10 * p.gold;
}

}  // namespace snowbound
