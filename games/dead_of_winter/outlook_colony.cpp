// How far the main objective has come, what the coming colony phase will cost, and what cards are worth for both.
#include "games/dead_of_winter/crises.h"
#include "games/dead_of_winter/items.h"
#include "games/dead_of_winter/objectives.h"
#include "games/dead_of_winter/outlook.h"

namespace snowbound::dead_of_winter {
namespace {

int part(int have, int want) { return want <= 0 ? 1000 : std::clamp(have * 1000 / want, 0, 1000); }

int deposited(const State& s, Symbol symbol) { return count_in(s.deposit, symbol); }

int armed_players(const State& s)
{
    int armed = 0;
    for (const Seat seat : loyal_seats(s)) {
        bool has = false;
        for (const Survivor who : player(s, seat).group) {
            for (const Item item : figure(s, who).equipment) {
                has = has || is_weapon(item);
            }
        }
        armed += has;
    }
    return armed;
}

int barricade_progress(const State& s, const MainFacts& f)
{
    int outside = 0;
    for (const Location place : kOutside) {
        outside += barricades_at(s, place) > 0;
    }
    return (part(barricades_at(s, Location::Colony), f.number) * 3 + part(outside, 6) * 2) / 5;
}

int deck_progress(const State& s, const MainFacts& f)
{
    std::array<int, 6> sizes{};
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        sizes[i] = static_cast<int>(s.decks[i + 1].size());
    }
    std::sort(sizes.begin(), sizes.end());
    int left = 0;
    for (std::size_t i = 0; i < f.number; ++i) {
        left += std::min(20, sizes[i]);
    }
    return 1000 - left * 50 / std::max<int>(1, f.number);
}

int stock_progress(const State& s, const MainFacts& f)
{
    int gates = 0, cards = 0;
    for (std::size_t i = 0; i < kColonyGates; ++i) {
        gates += s.gates[i].barricades > 0;
    }
    for (const Symbol symbol : f.symbols) {
        cards += part(deposited(s, symbol), f.number);
    }
    const int players = static_cast<int>(loyal_seats(s).size());
    return (part(s.food, f.food_per_player * players) + part(gates, 6) + cards * 2 / 3) / 4;
}

}  // namespace

int goal_progress(const State& s)
{
    const MainFacts& f = main_facts(s);
    const int players = s.seats;
    switch (f.goal) {
        case Goal::Rounds: return part(s.round, f.number);
        case Goal::FewZombies: {
            int zombies = 0;
            for (const Location place : kOutside) {
                zombies += zombies_at(s, place);
            }
            return std::clamp(1000 - (zombies - f.number) * 55, 0, 1000);
        }
        case Goal::Deposit: return part(static_cast<int>(s.deposit.size()), f.number * players);
        case Goal::Barricades: return barricade_progress(s, f);
        case Goal::EmptyDecks: return deck_progress(s, f);
        case Goal::Armed: {
            const int loyal = static_cast<int>(loyal_seats(s).size());
            return (part(armed_players(s), loyal) + part(static_cast<int>(s.deposit.size()), f.number * players)) / 2;
        }
        case Goal::Stock: return stock_progress(s, f);
        case Goal::Fuel: return part(static_cast<int>(s.deposit.size()), f.number);
        case Goal::Samples: return part(s.samples, f.number * players);
    }
    return 0;
}

int food_need(const State& s)
{
    int need = (occupants(s) + 1) / 2;
    for (const Survivor who : in_play(s)) {
        need += figure(s, who).marks.has(Mark::Horse) && !is_exiled(s, who);
    }
    return need;
}

int turns_left(const State& s)
{
    if (s.stack.empty()) return 0;
    const auto* round = std::get_if<Round>(&s.stack.front());
    if (!round || round->step > RoundStep::Turns) return 0;
    const bool running_turn = s.stack.size() > 1 && std::holds_alternative<Turn>(s.stack[1]);
    return s.seats - round->turns + (running_turn ? 1 : 0);
}

int crisis_points(const State& s)
{
    if (!s.crisis) return 0;
    const Symbols& symbols = kCrisisFacts[index(*s.crisis)].symbols;
    int points = 0;
    for (const Seat seat : all_seats(s)) {
        for (const Item item : player(s, seat).laid) {
            points += symbols.has(symbol_of(item)) ? 1 : -1;
        }
    }
    return points;
}

namespace {

int crisis_loss(const State& s)
{
    if (!s.crisis) return 0;
    const int short_of = crisis_need(s) - crisis_points(s);
    if (short_of <= -2) return -kMoralePoint;
    if (short_of <= 0) return 0;
    constexpr int kCost = 240;
    const int hope = std::max(0, turns_left(s) - 1);  // others may still contribute
    return hope >= short_of ? kCost / 2 + 20 * short_of : kCost + 10 * short_of;
}

// Deaths when so many zombies come to a place, gate after gate.
int overruns(const State& s, Location place, int zombies)
{
    std::array<int, kColonyGates> free{};
    const std::size_t gates = place == Location::Colony ? kColonyGates : 1;
    for (std::size_t i = 0; i < gates; ++i) {
        const Gate gate = place == Location::Colony ? gate_at(i) : gate_of(place);
        free[i] = empty_spaces(s, gate) + spaces(s, gate).barricades;
    }
    int deaths = 0;
    for (int n = 0; n < zombies; ++n) {
        deaths += --free[static_cast<std::size_t>(n) % gates] < 0;
    }
    const int there = static_cast<int>(at(s, place).size()) + (place == Location::Colony ? s.helpless : 0);
    return std::min(deaths, there);
}

}  // namespace

int expected_loss(const State& s)
{
    if (s.stack.empty() || !std::holds_alternative<Round>(s.stack.front())) return 0;
    const RoundStep step = std::get<Round>(s.stack.front()).step;
    int loss = 0;
    if (step <= RoundStep::Food && s.food < food_need(s)) loss += (s.starvation + 1) * kMoralePoint;
    const int pile = s.standing.has(Standing::BiggerPile) ? 15 : 10;
    if (step <= RoundStep::Waste) loss += static_cast<int>(s.waste.size()) / pile * kMoralePoint;
    if (step <= RoundStep::Resolve) loss += crisis_loss(s);
    if (step <= RoundStep::ColonyZombies)
        loss += overruns(s, Location::Colony, (occupants(s) + 1) / 2) * (kMoralePoint + 40);
    if (step > RoundStep::Noise) return loss;
    for (const Location place : kOutside) {
        const int there = static_cast<int>(at(s, place).size());
        if (there > 0) loss += overruns(s, place, there + (s.noise[index(place)] + 1) / 2) * (kMoralePoint + 40);
    }
    return loss;
}

namespace {

// What a card of this symbol does for the colony, whoever has it; food by its tokens besides.
int symbol_worth(const State& s, Symbol symbol)
{
    const MainFacts& f = main_facts(s);
    int worth = 12;
    if (s.crisis && kCrisisFacts[index(*s.crisis)].symbols.has(symbol) && crisis_points(s) < crisis_need(s))
        worth += 30;
    const bool collects = f.goal == Goal::Deposit || f.goal == Goal::Armed || f.goal == Goal::Stock;
    if ((collects || f.goal == Goal::Fuel) && f.symbols.has(symbol)) worth += 60;
    const bool arms = f.goal == Goal::Armed && symbol == Symbol::Weapon;
    if (arms && armed_players(s) < static_cast<int>(loyal_seats(s).size())) worth += 50;
    return symbol == Symbol::Survivor ? worth + 15 : worth;
}

int token_worth(const State& s) { return s.food < 2 * food_need(s) ? 25 : 8; }
constexpr int kEquipmentWorth = 10;

struct Makeup {  // of a full deck
    std::array<int, kSymbols> symbols{};
    int tokens = 0, equipment = 0, cards = 0;
};
constexpr std::array<Makeup, kLocations> kMakeups = [] {
    std::array<Makeup, kLocations> all{};
    for (const ItemFacts& item : kItemFacts) {
        for (std::size_t place = 0; place < kLocations; ++place) {
            const int copies = item.copies[place];
            all[place].symbols[static_cast<std::size_t>(item.symbol)] += copies;
            all[place].tokens += copies * item.food;
            all[place].equipment += item.kind == ItemKind::Equip ? copies : 0;
            all[place].cards += copies;
        }
    }
    return all;
}();

}  // namespace

int card_worth(const State& s, Seat seat, Item item)
{
    const Symbol symbol = symbol_of(item);
    return symbol_worth(s, symbol) + facts(item).food * token_worth(s) + (is_equipment(item) ? kEquipmentWorth : 0) +
           hoard(s, seat, conditions_of(s, seat), symbol);
}

int search_worth(const State& s, Seat seat, Location place)
{
    if (place == Location::Colony || s.decks[index(place)].empty()) return 0;
    const Conditions all = conditions_of(s, seat);
    const Makeup& deck = kMakeups[index(place)];
    int sum = deck.tokens * token_worth(s) + deck.equipment * kEquipmentWorth;
    for (std::size_t i = 0; i < kSymbols; ++i) {
        if (deck.symbols[i] == 0) continue;
        const auto symbol = static_cast<Symbol>(i);
        sum += deck.symbols[i] * (symbol_worth(s, symbol) + hoard(s, seat, all, symbol));
    }
    return sum / deck.cards + (main_facts(s).goal == Goal::EmptyDecks ? 25 : 0);
}

}  // namespace snowbound::dead_of_winter
