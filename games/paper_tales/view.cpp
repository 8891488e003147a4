// The whitelist: section "Who may see what" of docs/rules/paper-tales.md.
#include "games/paper_tales/view.h"

#include "games/paper_tales/flow.h"
#include "games/paper_tales/game.h"
#include "games/paper_tales/kingdom.h"

namespace snowbound {
namespace paper_tales {
namespace {

KingdomView show_kingdom(const Player& p)
{
    const Kingdom k = survey(p);
    KingdomView v;
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (!p.kingdom[i]) continue;
        const Unit& unit = *p.kingdom[i];
        v.units[i] = UnitView{unit.card, unit.tokens, k.unit_strength[i], would_die(unit)};
    }
    v.strength = static_cast<std::int16_t>(k.strength);
    v.income = static_cast<std::int16_t>(k.income);
    v.wood = k.produces[0], v.food = k.produces[1], v.gem = k.produces[2];
    return v;
}

PlayerView show_player(const State& s, Seat seat)
{
    const Player& p = player(s, seat);
    PlayerView v;
    v.seat = seat;
    v.legend = p.legend;
    v.gold = p.gold;  // [PT-1.7]
    v.kingdom = show_kingdom(p);
    v.buildings = p.buildings;  // [PT-2.6]
    v.slots = has_level_two(p) ? 5 : 4;
    v.draft_size = static_cast<std::uint8_t>(p.draft.size());
    v.picks_size = static_cast<std::uint8_t>(s.phase == Phase::Recruit ? p.picks.size() : 0);
    v.hand_size = static_cast<std::uint8_t>(p.hand.size());
    v.has_reserve = p.reserve.has_value();
    v.ready = p.answered.has_value();  // [PT-R26] [PT-R30] that, and nothing more
    return v;
}

Mine show_mine(const State& s, Seat seat)
{
    const Player& p = player(s, seat);
    Mine v;
    v.seat = seat;
    v.draft = p.draft;
    v.picks = p.picks;  // [PT-R39]
    v.hand = p.hand;
    v.reserve = p.reserve;
    v.answered = p.answered;
    if (s.phase == Phase::Deploy && !p.hand.empty()) {
        const Player then = with_plan(p, p.plan);
        v.plan = p.plan;
        v.planned = show_kingdom(then);
        v.planned_cost = static_cast<std::int16_t>(p.gold - then.gold);
    }
    return v;
}

}  // namespace
}  // namespace paper_tales

using namespace paper_tales;

View PaperTales::view(const State& s, Seat seat)
{
    View v;
    v.options = s.options;
    v.round = s.round;
    v.phase = s.phase;
    v.direction = draft_direction(s.round);
    v.draw_size = static_cast<std::uint8_t>(s.draw.size());
    std::size_t discarded = s.discard.size();
    for (const Seat each : all_seats(s)) {
        v.players.push_back(show_player(s, each));
        discarded += player(s, each).thrown.size();  // [PT-R11] on the pile at once
    }
    v.discard_size = static_cast<std::uint8_t>(discarded);
    if (s.options.open_discard) {  // [PT-R38]
        v.discard.emplace();
        for (const PileCard& d : s.discard) {
            v.discard->push_back(d.card);
        }
        for (const Seat each : all_seats(s)) {
            for (const CardId card : player(s, each).thrown) {
                v.discard->push_back(card);
            }
        }
        std::sort(v.discard->begin(), v.discard->end());
    }
    if (index(seat) < s.seats) v.mine = show_mine(s, seat);
    return v;
}

}  // namespace snowbound
