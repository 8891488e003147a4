// What cards are worth to a seat, in its hand and when they are found, and searching for them.
#include "games/dead_of_winter/crises.h"
#include "games/dead_of_winter/items.h"
#include "games/dead_of_winter/outlook.h"

namespace snowbound::dead_of_winter {
namespace {

// What a card may do for the colony some day: crises, healing, moves, fights.
int use_of(Symbol symbol)
{
    switch (symbol) {
        case Symbol::Food: return 8;
        case Symbol::Fuel: return 16;
        case Symbol::Medicine: return 16;
        case Symbol::Tool: return 11;
        case Symbol::Weapon: return 14;
        case Symbol::Education: return 8;
        case Symbol::Survivor: return 14;
    }
    return 0;
}

bool has_frostbite(const State& s, Seat seat)
{
    for (const Survivor who : player(s, seat).group) {
        if (figure(s, who).frostbite > 0) return true;
    }
    return false;
}

}  // namespace

// What equipment does in a round for whoever wears it: a kill without exposure or a barricade for nothing is worth a
// die.
int gear_worth(Item item)
{
    switch (item) {
        case Item::SniperRifle1:
        case Item::SniperRifle2:
        case Item::NightVisionGoggles:
        case Item::Barricades123: return 22;
        case Item::Cookbook:
        case Item::Shotgun1:
        case Item::Shotgun2:
        case Item::Hammer: return 18;
        case Item::Pistol1:
        case Item::Pistol2:
        case Item::Pistol3:
        case Item::MartialArts: return 14;
        case Item::BlueprintsPolice:
        case Item::BlueprintsGrocery:
        case Item::BlueprintsSchool:
        case Item::BlueprintsLibrary:
        case Item::BlueprintsHospital:
        case Item::BlueprintsGas: return 8;
        case Item::Lighter1:
        case Item::Lighter2:
        case Item::RottenFlesh:
        case Item::SnowShoes:
        case Item::Flashlight:
        case Item::GuideToLeadership: return 6;
        default: return 3;
    }
}

// Without a fuel card in some hand the colony is lost at the end of the round. [DW-MOB.1]
int fuel_reserve(const State& s, int cards)
{
    if (main_facts(s).goal != Goal::Fuel) return 0;
    constexpr std::array<int, 6> kWorth{0, 300, 460, 540, 590, 610};
    return kWorth[static_cast<std::size_t>(std::clamp(std::min<int>(cards, s.rounds), 0, 5))];
}

int Worths::rest_of(Item item) const
{
    const ItemFacts& f = facts(item);
    if (f.kind == ItemKind::Equip) return gear_worth(item) * rounds / 2;
    return token * f.food - (starter > 0 && is_starter(item) && deposited.has(f.symbol) ? starter : 0);
}

Worths worths_of(const State& s, Seat seat)
{
    Worths all;
    const MainFacts& f = main_facts(s);
    const int rounds = std::min<int>(s.rounds, 4);
    const bool unmet = s.crisis && crisis_points(s) < crisis_need(s);
    all.rounds = std::max(0, std::min<int>(s.rounds, 5) - 1);
    if (rounds > 1) all.token = s.food < 2 * food_need(s) ? 13 : 9;
    all.token += goal_token(s) / 2;
    for (std::size_t i = 0; i < kSymbols; ++i) {
        const auto symbol = static_cast<Symbol>(i);
        const int unit = goal_unit(s, seat, symbol);
        const int goal = symbol == Symbol::Weapon ? 0 : unit / 2;  // laid down it is worth more
        int held = use_of(symbol) * (1 + rounds) * 7 / 25 + goal;
        if (goal > 0 && f.no_starters) all.starter = goal, all.deposited.add(symbol);
        if (symbol == Symbol::Medicine && has_frostbite(s, seat)) held += 20;
        const bool arms = symbol == Symbol::Weapon && count_in(player(s, seat).hand, symbol) == 0;  // one is enough
        all.held[i] = held;
        all.found[i] = held + (arms ? unit * 4 / 5 : goal / 2) +
                       (unmet && kCrisisFacts[index(*s.crisis)].symbols.has(symbol) ? 30 : 0);
    }
    if (f.goal == Goal::Fuel) {
        const int own = count_in(player(s, seat).hand, Symbol::Fuel);
        all.found[index(Symbol::Fuel)] += fuel_reserve(s, own + 1) - fuel_reserve(s, own);
    }
    return all;
}

int card_worth(const State& s, Seat seat, Item item)
{
    return worths_of(s, seat).when_found(item) + hoard(s, seat, conditions_of(s, seat), symbol_of(item));
}

// The mean card of what is left; one may look at more than one, for noise.
int search_worth(const State& s, const Worths& worths, Location place)
{
    const Deck& deck = s.decks[index(place)];
    if (place == Location::Colony || deck.empty()) return 0;
    int sum = 0, best = 0;
    for (const Item item : deck) {
        const int worth = worths.when_found(item);
        sum += worth;
        best = std::max(best, worth);
    }
    const int mean = sum / static_cast<int>(deck.size());
    const int bonus = main_facts(s).goal == Goal::EmptyDecks && raided(s).has(place) ? kRaid : 0;
    return mean + (best - mean) / 4 + bonus;
}

int search_worth(const State& s, Seat seat, Location place)
{
    Worths worths = worths_of(s, seat);
    const Conditions all = conditions_of(s, seat);
    for (std::size_t i = 0; i < kSymbols; ++i) {
        worths.found[i] += hoard(s, seat, all, static_cast<Symbol>(i)) / 2;
    }
    return search_worth(s, worths, place);
}

}  // namespace snowbound::dead_of_winter
