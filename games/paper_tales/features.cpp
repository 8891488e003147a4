// What a network may know of a match (core/features.h): all kingdoms as they lie, and the seat's own cards. Everything
// stands in the order of the table as this seat sees it: itself, the neighbours, the others.
#include <algorithm>

#include "core/features.h"
#include "games/paper_tales/flow.h"
#include "games/paper_tales/game.h"
#include "games/paper_tales/kingdom.h"
#include "games/paper_tales/outlook.h"

namespace snowbound {
namespace paper_tales {
namespace {

constexpr int kMuch = 800;  // hundredths of a legend point that a lead of one whole has

struct Looked {  // at a player, by everybody
    const Player* player = nullptr;
    Kingdom kingdom;
    int worth = 0;  // as the evaluator sees what lies open
};

Looked look_at(const State& s, Seat seat)
{
    Looked looked{&player(s, seat), survey(player(s, seat)), 0};
    Player open = player(s, seat);
    open.draft.clear(), open.picks.clear(), open.hand.clear();
    open.reserve.reset(), open.answered.reset();
    Outlook o = outlook(s, seat);
    if (s.phase == Phase::Recruit) o.cards_to_come = 5;
    looked.worth = judge(open, o);
    return looked;
}

void write_units(const Player& p, Features& out)
{
    std::array<int, kUnits> ages{};  // 1: lives on, 2: dies
    std::array<int, kUnits> tokens{};
    for (const auto& unit : p.kingdom) {
        if (!unit) continue;
        const auto card = static_cast<std::size_t>(unit->card);
        ages[card] = std::max(ages[card], would_die(*unit) ? 2 : 1);
        tokens[card] += unit->tokens;
    }
    for (std::size_t card = 0; card < kUnits; ++card) {
        out.yes(ages[card] > 0);
        out.yes(ages[card] == 2);
        out.share(tokens[card], 3);
    }
}

void write_player(const Looked& looked, const Looked& own, Features& out)
{
    const Player& p = *looked.player;
    const Kingdom& k = looked.kingdom;
    out.yes(true);
    out.share(looked.worth - own.worth, kMuch);
    out.share(100 * (p.legend - own.player->legend), kMuch);
    out.share(looked.worth, 4 * kMuch);
    out.share(p.legend, 30);
    out.share(p.gold, 5);
    out.steps(p.gold, 8);
    out.share(k.strength, 10);
    out.share(k.income, 5);
    for (const int made : k.produces) {
        out.share(made, 3);
        out.steps(made, 3);
    }
    int ready = 0, units = 0;
    for (const auto& unit : p.kingdom) {
        units += unit.has_value();
        ready += unit && !would_die(*unit);
    }
    out.steps(units, kSlots);
    out.steps(ready, kSlots);
    out.yes(p.reserve.has_value());
    for (const Level level : p.buildings) {
        out.yes(level >= Level::One);
        out.yes(level == Level::Two);
    }
    write_units(p, out);
}
constexpr std::size_t kOfPlayer = 1 + 5 + 8 + 2 + kResources * 4 + 2 * kSlots + 1 + 2 * kBuildings + 3 * kUnits;

void write_cards(const Player& p, Features& out)  // of the own hand: what will be played, and what is on offer
{
    std::array<int, kUnits> held{}, offered{};
    for (const CardId card : p.picks) ++held[static_cast<std::size_t>(card)];
    if (p.picks.empty()) {
        for (const CardId card : p.hand) ++held[static_cast<std::size_t>(card)];
    }
    for (const CardId card : p.draft) ++offered[static_cast<std::size_t>(card)];
    for (const int many : held) out.share(many, 1);
    for (const int many : offered) out.share(many, 1);
    for (std::size_t card = 0; card < kUnits; ++card) out.yes(p.reserve == static_cast<CardId>(card));
}

}  // namespace
}  // namespace paper_tales

using namespace paper_tales;

static_assert(PaperTales::kFeatures == 3 + kRounds + 6 + 2 + kMostSeats * kOfPlayer + 3 * kUnits);

void PaperTales::features(const State& s, Seat seat, Features& out)
{
    out.one_of(s.seats - 2, 3);  // five: none of them
    out.one_of(s.round - 1, kRounds);
    out.one_of(static_cast<int>(s.phase), 6);
    out.share(static_cast<int>(player(s, seat).picks.size()), 5);
    out.yes(player(s, seat).answered.has_value());
    const Looked own = look_at(s, seat);
    write_player(own, own, out);
    const Seat left = neighbour(s, seat, Direction::Left), right = neighbour(s, seat, Direction::Right);
    write_player(look_at(s, left), own, out);
    std::size_t written = 2;
    if (right != left) write_player(look_at(s, right), own, out), ++written;
    for (const Seat other : all_seats(s)) {
        if (other == seat || other == left || other == right) continue;
        write_player(look_at(s, other), own, out), ++written;
    }
    out.nothing((kMostSeats - written) * kOfPlayer);
    write_cards(player(s, seat), out);
}

}  // namespace snowbound
