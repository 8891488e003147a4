// What a kingdom is worth as it lies: production, strengths, income, prices. Pure functions; nothing here changes a
// state.
#pragma once

#include <array>
#include <optional>

#include "games/paper_tales/cards.h"
#include "games/paper_tales/effects.h"
#include "games/paper_tales/state.h"

namespace snowbound::paper_tales {

struct Kingdom {
    Resources produces{};                              // [PT-1.4] [PT-1.6]
    int income = 0;                                    // what phase 4 will pay [PT-R17]
    std::array<std::int16_t, kSlots> unit_strength{};  // as abilities stand now; 0 where there is no unit
    int strength = 0;                                  // what counts in a war [PT-6.1]
    int tokens = 0;                                    // age tokens on all units
};

inline constexpr int kBasicIncome = 2;  // [PT-7.1]

Resources production(const Player&);
int income(const Player&);  // what phase 4 pays
int income(const Player&, const Resources& produced);
Kingdom survey(const Player&);

inline bool has_level_two(const Player& p)
{
    for (const Level level : p.buildings) {
        if (level == Level::Two) return true;
    }
    return false;
}
inline bool slot_exists(const Player& p, Slot slot) { return slot != Slot::Front3 || has_level_two(p); }  // [PT-5.2]
bool has_unit(const Player&, CardId);
int count_units(const Player&, CardId);
int buildings_built(const Player&);
inline bool would_die(const Unit& unit)  // [PT-9.1] [PT-9.2]
{
    return unit.tokens > 0 && unit.tokens >= tokens_to_die(unit.card);
}

inline bool fights_from(const Unit& unit, Slot slot)  // [PT-6.1] [PT-6.2]
{
    return (is_front(slot) || facts(unit.card).fights_from_back) && can_fight(unit);
}

// What a player builds with.
struct Means {
    explicit Means(const Player&);
    Resources produced;
    int land;                            // price of a new building's land
    std::array<int, kResources> symbol;  // price of a missing one, where a unit sells it
};
// Resources are looked at, never used up [PT-1.5]; those of the building under construction are not there yet [PT-8.7]
// [PT-R22]. The Landlord saves the land and nothing else [PT-R24].
// The least gold that brings a building from one level to another; nothing: resources are missing that no gold
// buys [PT-R23].
std::optional<int> least_gold(const Player&, BuildingId, Level to);
// The symbols that stand in the way of it: neither produced nor for sale. None where least_gold() knows a price.
Resources missing_symbols(const Player&, BuildingId, Level to);

Plan opening_plan(const Player&);
Plan absent_plan(const Player&);

// The kingdom as a plan would leave it, paid or not: for previews and for bots.
Player with_plan(const Player&, const Plan&);
// The same after the entering abilities that leave nobody a choice and draw nothing [PT-12.4]: Golem, and age tokens.
Player entered(Player);

// How many wars this strength wins against that one.
int wars_won(std::size_t seats, int mine, int theirs);

}  // namespace snowbound::paper_tales
