// Phase 3, war (PT-6, two players PT-11.4 and 11.5), and phase 4, income (PT-7). Nobody decides anything here.
#include "games/paper_tales/effects.h"
#include "games/paper_tales/flow.h"
#include "games/paper_tales/kingdom.h"

namespace snowbound::paper_tales {
namespace {

constexpr int kLegendPerWar = 3;  // [PT-6.5]

using Surveys = std::array<Kingdom, kMostSeats>;

Surveys survey_all(const State& s)  // [PT-6.3] before any reward is given
{
    Surveys all;
    for (const Seat seat : all_seats(s)) {
        all[index(seat)] = survey(player(s, seat));
    }
    return all;
}

// [PT-R28] The counter goes on above 60.
void gain_legend(Player& p, int points) { p.legend = static_cast<std::int16_t>(p.legend + points); }

int fight(State& s, Seat seat, Seat other, const Surveys& all, PtLog& log)
{
    const int won = wars_won(s.seats, all[index(seat)].strength, all[index(other)].strength);
    if (won == 0) return 0;
    gain_legend(player(s, seat), won * kLegendPerWar);
    log.say(s.seats > 2 ? rule("PT-6.4")
            : won == 1  ? rule("PT-11.4")
                        : rule("PT-11.5"),
            To::all(), WarWon{seat, other, static_cast<std::int16_t>(won * kLegendPerWar)});
    return won;
}

void reward_wars(State& s, Seat seat, int won, const Kingdom& k, PtLog& log)  // [PT-6.7] [PT-R14] [PT-R15]
{
    Player& p = player(s, seat);
    for (const auto& unit : p.kingdom) {
        if (!unit) continue;
        const int points = won * legend_per_war(unit->card, k.produces);
        const int gold = won * facts(unit->card).gold_per_war;  // [PT-13.25]
        gain_legend(p, points);
        p.gold = static_cast<std::int16_t>(p.gold + gold);
        if (points > 0)
            log.say(rule("PT-6.7"), To::all(), UnitLegend{seat, unit->card, static_cast<std::int16_t>(points)});
        if (gold > 0) log.say(rule("PT-6.7"), To::all(), UnitGold{seat, unit->card, static_cast<std::int16_t>(gold)});
    }
}

int building_legend(const Player& p, const Kingdom& k, BuildingId building)
{
    if (p.buildings[static_cast<std::size_t>(building)] != Level::Two) return 0;
    switch (building) {
        case BuildingId::Tavern: return k.produces[kFood];   // [PT-14.2]
        case BuildingId::Mine: return 2 * k.produces[kGem];  // [PT-14.3]
        case BuildingId::Temple: return 2;                   // [PT-14.4]
        case BuildingId::Barracks: {                         // [PT-14.5] [PT-R16] both rows, strength as it is now
            int strong = 0;
            for (std::size_t i = 0; i < kSlots; ++i) {
                strong += p.kingdom[i] && k.unit_strength[i] >= 3;
            }
            return strong;
        }
        case BuildingId::Town: break;
    }
    return 0;
}

void score_buildings(State& s, Seat seat, const Kingdom& k, PtLog& log)  // [PT-6.8] whoever won
{
    Player& p = player(s, seat);
    for (std::size_t b = 0; b < kBuildings; ++b) {
        const auto building = static_cast<BuildingId>(b);
        const int points = building_legend(p, k, building);
        gain_legend(p, points);
        if (points > 0)
            log.say(rule("PT-6.8"), To::all(), BuildingLegend{seat, building, static_cast<std::int16_t>(points)});
    }
}

}  // namespace

void wage_war(State& s, PtLog& log)  // [PT-12.5] W1 to W5
{
    const Surveys all = survey_all(s);
    for (const Seat seat : all_seats(s)) {
        log.say(rule("PT-6.1"), To::all(), Strength{seat, static_cast<std::int16_t>(all[index(seat)].strength)});
    }
    for (const Seat seat : all_seats(s)) {
        int won = fight(s, seat, neighbour(s, seat, Direction::Left), all, log);
        if (s.seats > 2) won += fight(s, seat, neighbour(s, seat, Direction::Right), all, log);  // [PT-R12]
        if (won > 0) reward_wars(s, seat, won, all[index(seat)], log);
        score_buildings(s, seat, all[index(seat)], log);
    }
}

void earn_income(State& s, PtLog& log)  // [PT-7.3] nobody decides anything
{
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        const int gold = income(p);  // [PT-7.1] [PT-7.2]
        p.gold = static_cast<std::int16_t>(p.gold + gold);
        log.say(rule("PT-7.2"), To::all(), Income{seat, static_cast<std::int16_t>(gold)});
    }
}

}  // namespace snowbound::paper_tales
