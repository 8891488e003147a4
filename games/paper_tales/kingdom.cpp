// Chapters PT-1.4 to PT-1.8, PT-6.1, PT-7 and PT-8.3 to PT-8.10: the numbers of a kingdom.
#include "games/paper_tales/kingdom.h"

#include <algorithm>

#include "games/paper_tales/effects.h"

namespace snowbound::paper_tales {
namespace {

Level level(const Player& p, BuildingId b) { return p.buildings[static_cast<std::size_t>(b)]; }

int income_with(const Player& p, const Resources& produced)
{
    int gold = 2;                                                              // [PT-7.1]
    if (level(p, BuildingId::Tavern) != Level::None) gold += produced[kFood];  // [PT-14.2]
    if (level(p, BuildingId::Temple) != Level::None) gold += 2;                // [PT-14.4]
    for (const auto& unit : p.kingdom) {
        if (unit) gold += unit_income(*unit, produced);  // [PT-7.2]
    }
    return gold;
}

struct Way {  // one way to pay for a construction: these symbols, and that much gold
    Resources needed{};
    int gold = 0;
};

// [PT-14.4] each level in resources or in gold; [PT-8.6] both levels added up.
constexpr Way way_to(BuildingId building, std::size_t first, std::size_t last, unsigned in_gold)
{
    Way way;
    for (std::size_t l = first; l < last; ++l) {
        if (in_gold >> l & 1U) {
            way.gold += facts(building).gold_instead[l];
            continue;
        }
        for (std::size_t r = 0; r < kResources; ++r) {
            way.needed[r] = static_cast<std::int16_t>(way.needed[r] + facts(building).cost[l][r]);
        }
    }
    return way;
}

constexpr int kUnpayable = 1000;

using Ways = FixedVector<Way, 4>;

constexpr auto kWays = [] {  // by building, then: new at level 1, new at level 2, upgrade
    std::array<std::array<Ways, 3>, kBuildings> all{};
    for (std::size_t b = 0; b < kBuildings; ++b) {
        const auto building = static_cast<BuildingId>(b);
        for (unsigned in_gold = 0; in_gold < (facts(building).gold_instead[0] > 0 ? 4U : 1U); ++in_gold) {
            if (in_gold < 2) all[b][0].push_back(way_to(building, 0, 1, in_gold));
            all[b][1].push_back(way_to(building, 0, 2, in_gold));
            if (in_gold % 2 == 0) all[b][2].push_back(way_to(building, 1, 2, in_gold));
        }
    }
    return all;
}();

// Missing symbols cost 1 gold each where a unit allows it [PT-13.14] [PT-13.20]; else they cannot be had.
int price(const Means& means, const Way& way)
{
    int gold = way.gold;
    for (std::size_t r = 0; r < kResources; ++r) {
        const int missing = way.needed[r] - means.produced[r];  // [PT-8.8] one symbol covers one symbol
        if (missing <= 0) continue;
        if (!means.buys_all && !(r == kWood && means.buys_wood)) return kUnpayable;
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
        if (p.kingdom[i]) add_production(*p.kingdom[i], slot_at(i), sum);
    }
    if (level(p, BuildingId::Town) >= Level::One) ++sum[kWood], ++sum[kFood];  // [PT-14.1]
    if (level(p, BuildingId::Town) == Level::Two) ++sum[kGem];
    if (level(p, BuildingId::Mine) >= Level::One) ++sum[kGem];  // [PT-14.3]
    return sum;
}

int income(const Player& p) { return income_with(p, production(p)); }

Kingdom survey(const Player& p)
{
    Kingdom k;
    k.produces = production(p);
    k.income = income_with(p, k.produces);
    for (const auto& unit : p.kingdom) {
        if (unit) k.tokens += unit->tokens;
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

Means::Means(const Player& p)
    : produced(production(p)), land(2 * buildings_built(p)), buys_wood(false), buys_all(false)  // [PT-8.4]
{
    for (const auto& unit : p.kingdom) {
        if (!unit) continue;
        if (unit->card == CardId::Landlord) land = 0;  // [PT-13.31]
        buys_wood = buys_wood || unit->card == CardId::WoodMerchant;
        buys_all = buys_all || unit->card == CardId::GrandArchitect;
    }
}

std::optional<int> least_gold(const Means& means, BuildingId building, Level from, Level to)
{
    const bool is_new = from == Level::None;
    const std::size_t kind = !is_new ? 2 : to == Level::One ? 0 : 1;
    int best = kUnpayable;
    for (const Way& way : kWays[static_cast<std::size_t>(building)][kind]) {
        best = std::min(best, price(means, way));
    }
    if (best == kUnpayable) return std::nullopt;
    return best + (is_new ? means.land : 0);  // [PT-8.3] [PT-8.9]
}

std::optional<int> least_gold(const Player& p, BuildingId building, Level to)
{
    return least_gold(Means(p), building, level(p, building), to);
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
