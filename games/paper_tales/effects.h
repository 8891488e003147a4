// Cards whose text needs an `if`, grouped by timing point: one named function each, no event bus.
#pragma once

#include "games/paper_tales/cards.h"
#include "games/paper_tales/state.h"

namespace snowbound::paper_tales {

struct Surroundings {  // what a unit's strength may look at
    Resources produces;
    int income;  // of this round's phase 4
    int tokens;  // on all own units
};

void add_production(const Unit&, Slot, Resources& sum);
int unit_income(const Unit&, const Resources& produced);
int unit_strength(const Unit&, const Surroundings&);
bool can_fight(const Unit&);
int tokens_to_die(CardId);                              // phase 6
int legend_per_war(CardId, const Resources& produced);  // phase 3
int own_death_legend(const Unit&);                      // phase 6, the dying unit itself
int own_death_gold(const Unit&);

}  // namespace snowbound::paper_tales
