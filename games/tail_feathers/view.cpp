// Who sees what: chapter 5 of the catalogue of hidden things, clause by clause in state.h.
#include "games/tail_feathers/game.h"

namespace snowbound {
namespace tail_feathers {
namespace {

PlayerView show(const Player& p)
{
    PlayerView v{.faction = p.faction, .home = p.home, .nest = p.nest, .dial = p.dial, .embers = p.embers};
    v.cheese = p.cheese;
    v.out = p.out;
    v.ready = p.answered.has_value();
    v.has_mission = p.mission.has_value();
    if (p.mission_open) v.mission = p.mission;  // [TF-4.7]
    v.shown = p.shown;
    v.mission_lies = p.mission_lies;
    v.mission_at = p.mission_at;
    v.hand_size = static_cast<std::uint8_t>(p.hand.size());
    v.discard = p.discard;
    v.played = p.played;
    if (p.laurel) v.objective = p.objective;
    v.tokens = p.tokens;
    v.feats = p.feats;
    return v;
}

Mine show_mine(const State& s, Seat seat)
{
    const Player& p = player(s, seat);
    Mine m{.hand = p.hand, .mission = p.mission};
    if (p.knows_mission) m.spied = player(s, other(s, seat)).mission;
    if (p.dealt[0] != p.dealt[1]) m.dealt = {p.dealt[0], p.dealt[1]};
    m.objective = p.objective;
    m.answered = p.answered;
    return m;
}

}  // namespace
}  // namespace tail_feathers

using namespace tail_feathers;

View TailFeathers::view(const State& s, Seat seat)
{
    View v;
    v.options = s.options;
    v.round = s.round;
    v.nut = s.nut;
    for (const Seat each : all_seats(s)) {
        v.players.push_back(show(player(s, each)));
    }
    v.units = s.units;
    v.figures = s.figures;
    v.leaves = s.leaves;
    v.feathers = s.feathers;
    v.spirals = s.spirals;
    v.tokens = s.tokens;
    v.crossings = s.crossings;
    v.dice = s.dice;
    v.scatter = s.scatter;
    v.freed = s.freed;
    v.stack = s.stack;
    v.winners = s.winners;
    v.ending = s.ending;
    if (index(seat) < s.seats) v.mine = show_mine(s, seat);
    return v;
}

}  // namespace snowbound
