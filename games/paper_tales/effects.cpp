// Unit texts of chapter PT-13 that a table cannot say.
#include "games/paper_tales/effects.h"

namespace snowbound::paper_tales {

constexpr int kNever = 1000;

int tokens_to_die(CardId card)
{
    if (card == CardId::RelicOfWisdom) return kNever;  // [PT-13.36]
    return card == CardId::Salamander ? 2 : 1;         // [PT-13.37]
}

int legend_per_war(CardId card, const Resources& produced)
{
    if (card == CardId::MasterAlchemist) return produced[kGem];  // [PT-13.33]
    return facts(card).legend_per_war;
}

int own_death_legend(const Unit& unit)
{
    if (unit.card == CardId::Sculptor) return 3;                    // [PT-13.10]
    if (unit.card == CardId::Demon && unit.tokens == 1) return -3;  // [PT-13.29] [PT-9.4]
    return 0;
}

int own_death_gold(const Unit& unit) { return unit.card == CardId::Monkey ? unit.tokens : 0; }  // [PT-13.1]

}  // namespace snowbound::paper_tales
