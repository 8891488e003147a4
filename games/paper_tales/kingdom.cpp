// Chapters PT-1.4 to PT-1.8, PT-6.1, PT-7 and PT-8.3 to PT-8.10: the numbers of a kingdom.
#include "games/paper_tales/kingdom.h"

#include <algorithm>

#include "games/paper_tales/effects.h"

namespace snowbound::paper_tales {
namespace {

constexpr std::size_t kWood = 0, kFood = 1, kGem = 2;

Level level(const Player& p, BuildingId b) { return p.buildings[static_cast<std::size_t>(b)]; }

void add(Resources& sum, const Resources& more)
{
    for (std::size_t r = 0; r < kResources; ++r) {
        sum[r] = static_cast<std::int16_t>(sum[r] + more[r]);
    }
}

int building_income(const Player& p, const Resources& produced)
{
    int gold = 0;
    if (level(p, BuildingId::Tavern) != Level::None) gold += produced[kFood];  // [PT-14.2]
    if (level(p, BuildingId::Temple) != Level::None) gold += 2;                // [PT-14.4]
    return gold;
}

// Missing symbols cost 1 gold each where a unit allows it [PT-13.14] [PT-13.20]; else they cannot be had.
std::optional<int> price_of_missing(const Player& p, const Resources& produced, const Resources& needed)
{
    int gold = 0;
    for (std::size_t r = 0; r < kResources; ++r) {
        const int missing = std::max(0, needed[r] - produced[r]);  // [PT-8.8] one symbol covers one symbol
        if (missing == 0) continue;
        const bool bought = has_unit(p, CardId::GrandArchitect) || (r == kWood && has_unit(p, CardId::WoodMerchant));
        if (!bought) return std::nullopt;
        gold += missing;
    }
    return gold;
}

}  // namespace

bool has_level_two(const Player& p)
{
    return std::find(p.buildings.begin(), p.buildings.end(), Level::Two) != p.buildings.end();
}

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
        if (p.kingdom[i]) add(sum, unit_production(*p.kingdom[i], slot_at(i)));
    }
    if (level(p, BuildingId::Town) >= Level::One) ++sum[kWood], ++sum[kFood];  // [PT-14.1]
    if (level(p, BuildingId::Town) == Level::Two) ++sum[kGem];
    if (level(p, BuildingId::Mine) >= Level::One) ++sum[kGem];  // [PT-14.3]
    return sum;
}

Kingdom survey(const Player& p)
{
    Kingdom k;
    k.produces = production(p);
    k.income = 2 + building_income(p, k.produces);  // [PT-7.1] [PT-7.2]
    for (const auto& unit : p.kingdom) {
        if (!unit) continue;
        k.income += unit_income(*unit, k.produces);
        k.tokens += unit->tokens;
    }
    for (std::size_t i = 0; i < kSlots; ++i) {
        const auto& unit = p.kingdom[i];
        if (!unit) continue;
        const int strength = unit_strength(*unit, {k.produces, k.income, k.tokens});
        k.unit_strength[i] = static_cast<std::int16_t>(strength);
        const bool in_line = is_front(slot_at(i)) || facts(unit->card).fights_from_back;  // [PT-6.1]
        if (in_line && can_fight(*unit)) k.strength += strength;                          // [PT-6.2]
    }
    if (level(p, BuildingId::Barracks) != Level::None) k.strength += k.produces[kWood];  // [PT-14.5]
    return k;
}

bool would_die(const Unit& unit) { return unit.tokens >= tokens_to_die(unit.card); }

std::optional<int> least_gold(const Player& p, BuildingId building, Level to)
{
    return least_gold(p, production(p), building, to);
}

std::optional<int> least_gold(const Player& p, const Resources& produced, BuildingId building, Level to)
{
    const Level from = level(p, building);
    const auto& printed = facts(building);
    const bool is_new = from == Level::None;
    const int land = is_new && !has_unit(p, CardId::Landlord) ? 2 * buildings_built(p) : 0;  // [PT-8.4] [PT-13.31]
    const auto first = static_cast<std::size_t>(from);
    const auto last = static_cast<std::size_t>(to);  // levels first..last-1 of the cost table are bought
    std::optional<int> best;
    for (unsigned in_gold = 0; in_gold < 4; ++in_gold) {  // [PT-14.4] each level in resources or in gold
        Resources needed{};
        int gold = land;
        bool possible = true;
        for (std::size_t l = first; l < last; ++l) {  // [PT-8.6] both levels added up
            if (in_gold >> l & 1U) {
                possible = possible && printed.gold_instead[l] > 0;
                gold += printed.gold_instead[l];
            } else {
                add(needed, printed.cost[l]);
            }
        }
        const auto bought = price_of_missing(p, produced, needed);
        if (possible && bought && (!best || gold + *bought < *best)) best = gold + *bought;
    }
    return best;
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

}  // namespace snowbound::paper_tales
