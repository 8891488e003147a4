// How far the main objective has come, and what one more card does for it.
#include "games/dead_of_winter/items.h"
#include "games/dead_of_winter/objectives.h"
#include "games/dead_of_winter/outlook.h"

namespace snowbound::dead_of_winter {

bool is_armed(const State& s, Seat seat)
{
    for (const Survivor who : player(s, seat).group) {
        for (const Item item : figure(s, who).equipment) {
            if (is_weapon(item)) return true;
        }
    }
    return false;
}

namespace {

int armed_players(const State& s)
{
    int armed = 0;
    for (const Seat seat : loyal_seats(s)) {
        armed += is_armed(s, seat);
    }
    return armed;
}

bool can_build(const State& s, Location place)
{
    const SeatSet soon = to_come(s);
    for (const Survivor who : at(s, place)) {
        const Seat seat = figure(s, who).controller;
        if (soon.has(seat) && dice_left(player(s, seat)) > 0) return true;
    }
    return false;
}

// What is left to do, in hundredths of a die. Room costs less than a barricade, for one die lures two zombies away.
constexpr int kBuild = 100, kMakeRoom = 60, kGoThere = 40;

int work_outside(const State& s, const Crowd& crowd, Location place)
{
    const Gate gate = gate_of(place);
    if (standing_after(s, crowd, gate) > 0) return 0;
    const bool stands = spaces(s, gate).barricades > 0;
    const int room = room_after(s, crowd, gate), go = can_build(s, place) ? 0 : kGoThere;
    return (stands ? 0 : kBuild) + kMakeRoom * std::max(0, 1 - room) + go;
}

int barricade_progress(const State& s, const MainFacts& f)
{
    const Crowd crowd = crowd_of(s);
    int walls = 0, room = 0, work = 0;
    for (std::size_t i = 0; i < kColonyGates; ++i) {
        walls += standing_after(s, crowd, gate_at(i));
        room += std::max(0, room_after(s, crowd, gate_at(i)));
    }
    work += kBuild * std::max(0, f.number - walls) + kMakeRoom * std::max(0, f.number - room);
    for (const Location place : kOutside) {
        work += work_outside(s, crowd, place);
    }
    const int all = (kBuild + kMakeRoom) * f.number + 6 * (kBuild + kGoThere);
    return 1000 - part(work, all);
}

}  // namespace

// The smallest decks; of equals the ones with most room for people.
Locations raided(const State& s)
{
    constexpr std::array<Location, 6> kRoomiest{Location::School,        Location::Hospital, Location::GroceryStore,
                                                Location::PoliceStation, Location::Library,  Location::GasStation};
    Locations all;
    for (std::size_t n = 0; n < main_facts(s).number; ++n) {
        std::optional<Location> best;
        for (const Location place : kRoomiest) {
            if (all.has(place)) continue;
            if (!best || s.decks[index(place)].size() < s.decks[index(*best)].size()) best = place;
        }
        all.add(*best);
    }
    return all;
}

namespace {

int deck_progress(const State& s, const MainFacts& f)
{
    int left = 0;
    for (const Location place : raided(s)) {
        left += std::min(20, static_cast<int>(s.decks[index(place)].size()));
    }
    return 1000 - left * 50 / std::max<int>(1, f.number);
}

// The colony eats before the stock is counted.
int food_wanted(const State& s, const MainFacts& f) { return f.food_per_player * loyal_seats(s).size() + food_need(s); }

// Cards stay where they are laid; food is eaten and barricades fall, so they count more.
int stock_progress(const State& s, const MainFacts& f)
{
    const Crowd crowd = crowd_of(s);
    int gates = 0, cards = 0;
    for (std::size_t i = 0; i < kColonyGates; ++i) {
        const Spaces& gate = s.gates[i];
        const bool stands = standing_after(s, crowd, gate_at(i)) > 0;
        gates += stands ? 100 : gate.barricades > 0 || empty_spaces(s, gate_at(i)) > 0 ? 30 : 0;
    }
    for (const Symbol symbol : f.symbols) {
        cards += part(count_in(s.deposit, symbol), f.number);
    }
    const auto kinds = static_cast<int>(f.symbols.size());
    return (part(s.food, food_wanted(s, f)) * 5 + part(gates, 600) * 3 + cards * 2 / kinds) / 10;
}

// After this round's zombies have come. [DW-COL5.1]
int zombies_to_come(const State& s)
{
    int zombies = 0;
    const Crowd crowd = crowd_of(s);
    for (const Location place : kOutside) {
        zombies += 2 * zombies_at(s, place) + 2 * crowd[index(place)] + s.noise[index(place)];
    }
    return (zombies + 1) / 2;
}

}  // namespace

int goal_progress(const State& s)
{
    const MainFacts& f = main_facts(s);
    const int players = s.seats, cards = static_cast<int>(s.deposit.size());
    switch (f.goal) {
        case Goal::Rounds: return part(s.round, f.number);
        case Goal::FewZombies: return std::clamp(1000 - (zombies_to_come(s) - f.number) * 50, 0, 1000);
        case Goal::Deposit: return part(cards, f.number * players);
        case Goal::Barricades: return barricade_progress(s, f);
        case Goal::EmptyDecks: return deck_progress(s, f);
        case Goal::Armed: return (part(armed_players(s), loyal_seats(s).size()) + part(cards, f.number * players)) / 2;
        case Goal::Stock: return stock_progress(s, f);
        case Goal::Fuel: return part(cards, f.number);
        case Goal::Samples: return part(s.samples, f.number * players);
    }
    return 0;
}

int imminence(const State& s)
{
    const MainFacts& f = main_facts(s);
    const int elapsed = part(s.round, s.round + s.rounds - 1);
    return f.goal == Goal::Rounds || f.goal == Goal::Fuel ? elapsed : std::max(elapsed, goal_progress(s));
}

int goal_token(const State& s)
{
    const MainFacts& f = main_facts(s);
    if (f.goal != Goal::Stock) return 0;
    const int want = food_wanted(s, f);
    return s.food < want ? kGoal / 2 / want : 0;
}

int goal_unit(const State& s, Seat seat, Symbol symbol)
{
    const MainFacts& f = main_facts(s);
    const int cards = static_cast<int>(s.deposit.size());
    const bool weapon = symbol == Symbol::Weapon;
    if (f.goal == Goal::Armed && weapon && !is_armed(s, seat)) {
        return kGoal / 2 / std::max(1, static_cast<int>(loyal_seats(s).size()));  // all may be exiled or out
    }
    if (!f.symbols.has(symbol)) return 0;
    switch (f.goal) {
        case Goal::Deposit: return cards < f.number * s.seats ? kGoal / (f.number * s.seats) : 0;
        case Goal::Armed: return cards < f.number * s.seats ? kGoal / 2 / (f.number * s.seats) : 0;
        case Goal::Stock: return count_in(s.deposit, symbol) < f.number ? kGoal / 5 / (3 * f.number) : 0;
        default: return 0;
    }
}

}  // namespace snowbound::dead_of_winter
