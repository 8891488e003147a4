// Chapters PT-1.4 to PT-1.8, PT-6.1 and PT-7: the numbers of a kingdom.
#include "games/paper_tales/kingdom.h"

#include <algorithm>

#include "games/paper_tales/effects.h"

namespace snowbound::paper_tales {
namespace {

Level level(const Player& p, BuildingId b) { return p.buildings[static_cast<std::size_t>(b)]; }

}  // namespace

bool has_unit(const Player& p, CardId card) { return count_units(p, card) > 0; }

int count_units(const Player& p, CardId card)
{
    int n = 0;
    for (const auto& unit : p.kingdom) {
        n += unit && unit->card == card;
    }
    return n;
}

int buildings_built(const Player& p)
{
    return static_cast<int>(kBuildings - std::count(p.buildings.begin(), p.buildings.end(), Level::None));
}

Resources production(const Player& p)
{
    Resources sum{};
    for (std::size_t i = 0; i < kSlots; ++i) {  // [PT-1.6] both rows
        if (p.kingdom[i]) add_production(*p.kingdom[i], slot_at(i), sum);
    }
    if (level(p, BuildingId::Town) >= Level::One) ++sum[kWood], ++sum[kFood];  // [PT-14.1]
    if (level(p, BuildingId::Town) == Level::Two) ++sum[kGem];
    if (level(p, BuildingId::Mine) >= Level::One) ++sum[kGem];  // [PT-14.3]
    return sum;
}

int income(const Player& p, const Resources& produced)
{
    int gold = kBasicIncome;
    if (level(p, BuildingId::Tavern) != Level::None) gold += produced[kFood];  // [PT-14.2]
    if (level(p, BuildingId::Temple) != Level::None) gold += 2;                // [PT-14.4]
    for (const auto& unit : p.kingdom) {
        if (unit) gold += unit_income(*unit, produced);  // [PT-7.2]
    }
    return gold;
}

int income(const Player& p) { return income(p, production(p)); }

Kingdom survey(const Player& p)
{
    Kingdom k;
    k.produces = production(p);
    k.income = income(p, k.produces);
    for (const auto& unit : p.kingdom) {
        if (unit) k.tokens += unit->tokens;
    }
    for (std::size_t i = 0; i < kSlots; ++i) {
        const auto& unit = p.kingdom[i];
        if (!unit) continue;
        const int strength = unit_strength(*unit, {k.produces, k.income, k.tokens});
        k.unit_strength[i] = static_cast<std::int16_t>(strength);
        if (fights_from(*unit, slot_at(i))) k.strength += strength;
    }
    if (level(p, BuildingId::Barracks) != Level::None) k.strength += k.produces[kWood];  // [PT-14.5]
    return k;
}

Player with_plan(const Player& p, const Plan& plan)
{
    Player then = p;
    then.kingdom = {};
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (p.kingdom[i] && is_slot(plan.units[i]))
            then.kingdom[static_cast<std::size_t>(plan.units[i])] = p.kingdom[i];
    }
    for (std::size_t i = 0; i < plan.hand.size(); ++i) {
        if (!is_slot(plan.hand[i])) continue;
        then.kingdom[static_cast<std::size_t>(plan.hand[i])] = Unit{p.hand[i], 0, true};
        then.gold = static_cast<std::int16_t>(then.gold - facts(p.hand[i]).cost);
    }
    return then;
}

Player entered(Player p)
{
    const auto before = p.kingdom;
    const auto add = [&](std::size_t i, int tokens) {
        p.kingdom[i]->tokens = static_cast<std::uint8_t>(p.kingdom[i]->tokens + tokens);
    };
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (!before[i] || !before[i]->fresh) continue;
        add(i, facts(before[i]->card).tokens_on_entering);
        for (std::size_t k = 0; k < kSlots && facts(before[i]->card).ages_others; ++k) {
            if (k != i && before[k]) add(k, 1);
        }
        for (Level& level : p.buildings) {
            if (before[i]->card == CardId::Golem && level == Level::One) level = Level::Two;  // [PT-13.30]
        }
    }
    return p;
}

int wars_won(std::size_t seats, int mine, int theirs)
{
    if (mine < theirs) return 0;
    const bool twice = seats == 2 && mine > theirs && mine >= 2 * theirs;  // [PT-11.5] [PT-R13]
    return twice ? 2 : 1;                                                  // [PT-6.4] [PT-6.6] [PT-11.4]
}

}  // namespace snowbound::paper_tales
