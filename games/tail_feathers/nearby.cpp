// Launch poses beside the one that a bot has chosen, and hands with another card in them. Other open forms have all
// their sensible answers among the examples: every route is one.
#include "games/tail_feathers/game.h"

#include "games/tail_feathers/measure.h"

namespace snowbound {

namespace tail_feathers {
namespace {

void other_hands(const State& s, Seat seat, const Actions& hand, std::vector<Choice>& found)
{
    for (const Action out : hand) {
        for (std::size_t i = 0; i < kActions; ++i) {
            Actions other = hand;
            other.remove(out);
            other.add(static_cast<Action>(i));
            if (other != hand && !TailFeathers::accepts(s, seat, PickCards{other})) found.push_back(PickCards{other});
        }
    }
}

}  // namespace
}  // namespace tail_feathers

using namespace tail_feathers;

void TailFeathers::nearby(const State& s, Seat seat, const Choice& choice, int pass, std::vector<Choice>& found)
{
    if (const auto* picked = std::get_if<PickCards>(&choice)) return other_hands(s, seat, picked->cards, found);
    const auto* launch = std::get_if<Launch>(&choice);
    if (!launch) return;
    const auto try_pose = [&](std::int32_t x, std::int32_t y, int turn) {
        const Launch other{{{launch->pose.at.x + x, launch->pose.at.y + y}, turned(launch->pose.heading, turn)}};
        if (!accepts(s, seat, other)) found.push_back(other);
    };
    const int turn = 100 >> pass;
    const std::int32_t shift = 800 >> pass;
    try_pose(0, 0, turn), try_pose(0, 0, -turn);
    try_pose(shift, 0, 0), try_pose(-shift, 0, 0), try_pose(0, shift, 0), try_pose(0, -shift, 0);
}

}  // namespace snowbound
