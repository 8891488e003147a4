// The end of the game, chapter PT-10.
#include "games/paper_tales/cards.h"
#include "games/paper_tales/flow.h"
#include "games/paper_tales/game.h"

namespace snowbound {
namespace paper_tales {
namespace {

// More legend points [PT-1.3], then more gold [PT-10.4] [PT-10.5]; equal in both is the same rank [PT-10.6] [PT-R35].
bool is_ahead(const Player& a, const Player& b) { return a.legend != b.legend ? a.legend > b.legend : a.gold > b.gold; }

int rank(const State& s, Seat seat)
{
    int ahead = 0;
    for (const Seat other : all_seats(s)) {
        ahead += is_ahead(player(s, other), player(s, seat));
    }
    return ahead + 1;
}

void score_kingdom(State& s, Seat seat, PtLog& log)
{
    Player& p = player(s, seat);
    for (const auto& unit : p.kingdom) {
        if (!unit || unit->card != CardId::RelicOfWisdom) continue;
        p.legend = static_cast<std::int16_t>(p.legend + 2 * unit->tokens);  // [PT-10.2] [PT-13.36]
        log.say(rule("PT-10.2"), To::all(), UnitLegend{seat, unit->card, static_cast<std::int16_t>(2 * unit->tokens)});
    }
    for (std::size_t b = 0; b < kBuildings; ++b) {
        if (p.buildings[b] == Level::None) continue;
        const auto building = static_cast<BuildingId>(b);
        const int points = facts(building).legend[static_cast<std::size_t>(p.buildings[b]) - 1];  // [PT-10.3] [PT-R37]
        p.legend = static_cast<std::int16_t>(p.legend + points);
        log.say(rule("PT-10.3"), To::all(), BuildingLegend{seat, building, static_cast<std::int16_t>(points)});
    }
}

}  // namespace

void finish(State& s, PtLog& log)  // [PT-10.1]
{
    for (const Seat seat : all_seats(s)) {
        score_kingdom(s, seat, log);
    }
    for (const Seat seat : all_seats(s)) {
        const Player& p = player(s, seat);
        log.say(rule("PT-10.4"), To::all(),
                FinalScore{seat, p.legend, p.gold, static_cast<std::uint8_t>(rank(s, seat))});
    }
}

}  // namespace paper_tales

using namespace paper_tales;

std::vector<int> PaperTales::scores(const State& s)
{
    std::vector<int> scores;
    for (const Seat seat : all_seats(s)) {
        scores.push_back(player(s, seat).legend);
    }
    return scores;
}

SeatSet PaperTales::winners(const State& s)
{
    SeatSet winners;
    for (const Seat seat : all_seats(s)) {
        if (s.phase == Phase::Over && rank(s, seat) == 1) winners.add(seat);
    }
    return winners;
}

std::string_view PaperTales::ending(const State& s)
{
    if (s.phase != Phase::Over) return "";
    const SeatSet first = winners(s);
    if (first.size() > 1) return "shared";
    const Player& best = player(s, *first.begin());
    for (const Seat seat : all_seats(s)) {
        if (!first.has(seat) && player(s, seat).legend == best.legend) return "gold_breaks_tie";
    }
    return "most_legend";
}

std::vector<std::string_view> PaperTales::endings() { return {"most_legend", "gold_breaks_tie", "shared"}; }

std::vector<std::string_view> PaperTales::pieces()
{
    std::vector<std::string_view> names(kCardIdNames.begin(), kCardIdNames.end());
    for (const char* side : {"town_1", "town_2", "tavern_1", "tavern_2", "mine_1", "mine_2", "temple_1", "temple_2",
                             "barracks_1", "barracks_2"}) {
        names.emplace_back(side);
    }
    return names;
}

void PaperTales::used(const State& s, std::vector<bool>& marks)
{
    for (std::size_t card = 0; card < kUnits; ++card) {
        if (s.deployed >> card & 1U) marks[card] = true;
    }
    for (const Seat seat : all_seats(s)) {
        for (std::size_t b = 0; b < kBuildings; ++b) {
            const auto level = static_cast<std::size_t>(player(s, seat).buildings[b]);
            if (level > 0) marks[kUnits + 2 * b + level - 1] = true;
        }
    }
}

}  // namespace snowbound
