// Crises whose text needs more than the operations of ops.h.
#include "games/dead_of_winter/crises.h"
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

bool is_loyal(const State& s, const Script&, Survivor who) { return !is_exiled(s, who); }

// Reorganization: everybody's survivor goes to the next player on the left who is not exiled. All change at once, so
// that nobody is without survivors in between.
void pass_left(State& s, Script& x, Rng& rng, DwLog& log)
{
    std::array<Seat, kSurvivors> receivers{};
    for (const Survivor who : x.picked) {
        Seat to = left_of(s, figure(s, who).controller);
        while (!loyal_seats(s).has(to)) {
            to = left_of(s, to);
        }
        receivers[index(who)] = to;
    }
    for (const Survivor who : x.picked) {
        const Seat to = receivers[index(who)];
        if (to != figure(s, who).controller) player(s, to).group.add(who);  // counted there before it is given away
    }
    for (const Survivor who : x.picked) {
        give_survivor(s, who, receivers[index(who)], rng, log);
    }
}

}  // namespace

namespace failure {
constinit const std::array<Op, 3> kReorganization{
    Op{.code = Code::PickEach, .who_fits = is_loyal},
    Op{.code = Code::Call, .act = pass_left},
    Op{.code = Code::Morale, .n = -1},
};
}  // namespace failure

}  // namespace snowbound::dead_of_winter
