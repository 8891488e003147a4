// Cards whose text needs an `if`, grouped by timing point: one named function each, no event bus.
// What every look at a kingdom needs for every unit is inline; the rest is in effects.cpp.
#pragma once

#include <optional>

#include "games/paper_tales/cards.h"
#include "games/paper_tales/state.h"

namespace snowbound::paper_tales {

struct Surroundings {  // what a unit's strength may look at
    Resources produces;
    int income;  // of this round's phase 4
    int tokens;  // on all own units
};

inline void add_production(const Unit& unit, Slot slot, Resources& sum)
{
    const auto add = [&](std::size_t resource, int symbols) {
        sum[resource] = static_cast<std::int16_t>(sum[resource] + symbols);
    };
    switch (unit.card) {
        case CardId::Adventurer: return add(kGem, unit.tokens);              // [PT-13.2]
        case CardId::Hunter: return add(kFood, is_front(slot) ? 1 : 0);      // [PT-13.7]
        case CardId::Leviathan: return add(kFood, unit.tokens > 0 ? 2 : 0);  // [PT-13.40]
        default: break;
    }
    const Resources& made = facts(unit.card).produces;
    for (std::size_t r = 0; r < kResources; ++r) {
        add(r, made[r]);
    }
}

inline int unit_income(const Unit& unit, const Resources& produced)
{
    switch (unit.card) {
        case CardId::Cook: return produced[kFood];                // [PT-13.5]
        case CardId::GiantSnake: return unit.tokens > 0 ? 3 : 0;  // [PT-13.19]
        case CardId::MasterAlchemist: return produced[kWood];     // [PT-13.33]
        default: return facts(unit.card).income;
    }
}

inline int unit_strength(const Unit& unit, const Surroundings& around)
{
    const int printed = facts(unit.card).strength;
    switch (unit.card) {
        case CardId::Cerberus: return around.produces[kFood] > 0 ? 3 : printed;  // [PT-13.4]
        case CardId::Militiaman:                                                 // [PT-13.8]
        case CardId::Salamander: return printed + unit.tokens;                   // [PT-13.37]
        case CardId::GiantSnake: return unit.tokens > 0 ? 0 : printed;           // [PT-13.19]
        case CardId::Colossus: return unit.tokens > 0 ? 7 : printed;             // [PT-13.27]
        case CardId::Manticore:                                                  // [PT-13.32]
        case CardId::Leviathan: return printed + 2 * around.produces[kFood];     // [PT-13.40]
        case CardId::Ogre: return printed + around.income;                       // [PT-13.34]
        case CardId::Dragon: return around.produces[kGem] > 0 ? 7 : printed;     // [PT-13.38]
        case CardId::Strategist: return printed + around.tokens;                 // [PT-13.41]
        default: return printed;
    }
}

// What unit_strength() or unit_income() looks at.
inline std::optional<Counted> counted_by(CardId card)
{
    switch (card) {
        case CardId::MasterAlchemist: return Counted::Wood;
        case CardId::Cerberus:
        case CardId::Cook:
        case CardId::Manticore:
        case CardId::Leviathan: return Counted::Food;
        case CardId::Dragon: return Counted::Gem;
        case CardId::Ogre: return Counted::Income;
        case CardId::Strategist: return Counted::Tokens;
        case CardId::Militiaman:
        case CardId::Salamander:
        case CardId::GiantSnake:
        case CardId::Colossus: return Counted::OwnTokens;
        default: return std::nullopt;
    }
}

inline bool can_fight(const Unit& unit) { return unit.card != CardId::Leviathan || unit.tokens == 0; }  // [PT-13.40]

int tokens_to_die(CardId);                              // phase 6
int legend_per_war(CardId, const Resources& produced);  // phase 3
int own_death_legend(const Unit&);                      // phase 6, the dying unit itself
int own_death_gold(const Unit&);

}  // namespace snowbound::paper_tales
