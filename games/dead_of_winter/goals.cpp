// Main objectives and secret ones: when they are fulfilled, who wins, how it ends. [DW-END.1] to [DW-END.8]
#include "games/dead_of_winter/flow.h"
#include "games/dead_of_winter/game.h"
#include "games/dead_of_winter/objectives.h"

namespace snowbound {
namespace dead_of_winter {

const MainFacts& main_facts(const State& s)
{
    const MainPair& pair = kMainFacts[index(s.objective)];
    return s.hardcore ? pair.hardcore : pair.normal;
}

int crisis_need(const State& s) { return loyal_seats(s).size(); }  // [DW-CRI.3]

bool is_betrayer(const State& s, Seat seat)
{
    const auto& objective = player(s, seat).objective;
    return objective && is_betrayal(*objective);
}

bool can_deposit(const State& s, Item item)
{
    const MainFacts& facts = main_facts(s);
    const bool asks = facts.goal == Goal::Deposit || facts.goal == Goal::Armed || facts.goal == Goal::Stock ||
                      (facts.goal == Goal::Fuel && running<Fuelling>(s));
    return asks && facts.symbols.has(symbol_of(item)) && !(facts.no_starters && is_starter(item));  // [DW-MOB.2]
}

namespace {

int zombies_outside(const State& s)
{
    int n = 0;
    for (const Location place : kOutside) {
        n += zombies_at(s, place);
    }
    return n;
}

int empty_decks(const State& s)
{
    return static_cast<int>(
        std::count_if(kOutside.begin(), kOutside.end(), [&](Location place) { return s.decks[index(place)].empty(); }));
}

bool each_outside_barred(const State& s)
{
    return std::all_of(kOutside.begin(), kOutside.end(), [&](Location place) { return barricades_at(s, place) > 0; });
}

bool each_colony_gate_barred(const State& s)
{
    return std::all_of(s.gates.begin(), s.gates.begin() + kColonyGates,
                       [](const Spaces& gate) { return gate.barricades > 0; });
}

int worn(const State& s, Seat seat, const Symbols& symbols)
{
    int n = 0;
    for (const Survivor who : player(s, seat).group) {
        for (const Item item : figure(s, who).equipment) {
            if (symbols.has(symbol_of(item))) ++n;
        }
    }
    return n;
}

bool all_armed(const State& s)
{
    for (const Seat seat : loyal_seats(s)) {
        if (worn(s, seat, {Symbol::Weapon}) == 0) return false;
    }
    return true;
}

bool is_stocked(const State& s, const MainFacts& facts)
{
    for (const Symbol symbol : facts.symbols) {
        if (count_in(s.deposit, symbol) < facts.number) return false;
    }
    return s.food >= facts.food_per_player * loyal_seats(s).size() && each_colony_gate_barred(s);
}

bool reached(const State& s, const MainFacts& facts)
{
    const int number = facts.number, cards = static_cast<int>(s.deposit.size());
    switch (facts.goal) {
        case Goal::Rounds: return s.round >= number;  // [DW-R46]
        case Goal::FewZombies: return zombies_outside(s) <= number;
        case Goal::Deposit: return cards >= number * s.seats;
        case Goal::Barricades: return barricades_at(s, Location::Colony) >= number && each_outside_barred(s);
        case Goal::EmptyDecks: return empty_decks(s) >= number;
        case Goal::Armed: return all_armed(s) && cards >= number * s.seats;
        case Goal::Stock: return is_stocked(s, facts);
        case Goal::Fuel: return cards >= number;
        case Goal::Samples: return s.samples >= number * s.seats;
    }
    return false;
}

}  // namespace

bool goal_reached(const State& s)
{
    if (!reached(s, main_facts(s))) return false;
    const int zombies = zombies_at(s, Location::GasStation) + zombies_at(s, Location::Hospital) +
                        zombies_at(s, Location::PoliceStation);
    if (s.standing.has(Standing::ClearedSites) && zombies > 0) return false;
    return !s.standing.has(Standing::FoodInStock) || s.food >= 5;
}

namespace {

int in_hand(const State& s, Seat seat, const Symbols& symbols)
{
    int n = 0;
    for (const Item item : player(s, seat).hand) {
        if (symbols.has(symbol_of(item))) ++n;
    }
    return n;
}

int own_wounds(const State& s, Seat seat)
{
    int n = 0;
    for (const Survivor who : player(s, seat).group) {
        n += wounds_of(s, who);
    }
    return n;
}

int removed_survivors(const State& s)  // [DW-R49]
{
    return static_cast<int>(
        std::count_if(s.figures.begin(), s.figures.end(), [](const Figure& f) { return f.is == FigureIs::Removed; }));
}

template <class Size>
bool leads_by(const State& s, Seat seat, int margin, Size&& size)  // [DW-R48] over everybody else
{
    for (const Seat other : all_seats(s)) {
        if (other != seat && size(seat) < size(other) + margin) return false;
    }
    return true;
}

bool betrayers_exiled(const State& s)
{
    for (const Seat seat : all_seats(s)) {
        if (is_betrayer(s, seat) && !player(s, seat).exiled) return false;
    }
    return true;
}

bool holds_of_player(const State& s, Seat seat, const Condition& c)
{
    const Player& p = player(s, seat);
    const int cards = static_cast<int>(p.hand.size()), group = static_cast<int>(p.group.size());
    const auto group_of = [&](Seat other) { return static_cast<int>(player(s, other).group.size()); };
    const auto cards_of = [&](Seat other) { return static_cast<int>(player(s, other).hand.size()); };
    switch (c.need) {
        case Need::InHand: return in_hand(s, seat, c.symbols) >= c.n;
        case Need::CardsInHand: return cards >= c.n;
        case Need::OnlyInHand: return cards >= c.n && in_hand(s, seat, c.symbols) == cards;
        case Need::Worn: return worn(s, seat, c.symbols) >= c.n;
        case Need::Unhurt: return own_wounds(s, seat) == 0;
        case Need::Hurt: return own_wounds(s, seat) >= c.n;
        case Need::Group: return group >= c.n;
        case Need::GroupAtMost: return group > 0 && group <= c.n;  // nobody at all is no group [DW-R25]
        case Need::LargestGroup: return leads_by(s, seat, c.n, group_of);
        default: return leads_by(s, seat, 1, cards_of);  // Need::MostCards
    }
}

bool holds(const State& s, Seat seat, const Condition& c)
{
    switch (c.need) {
        case Need::Completed: return s.ending == Ending::Goal;  // [DW-END.6]
        case Need::NoMorale: return s.morale == 0;
        case Need::ColonyBarricades: return barricades_at(s, Location::Colony) >= c.n;
        case Need::Lost: return removed_survivors(s) >= c.n;
        case Need::BetrayersExiled: return betrayers_exiled(s);
        case Need::EmptyDecks: return empty_decks(s) >= c.n;
        case Need::FoodAtLeast: return s.food >= c.n;
        case Need::WasteAtMost: return static_cast<int>(s.waste.size()) <= c.n;
        case Need::StarvationAtLeast: return s.starvation >= c.n;
        default: return holds_of_player(s, seat, c);
    }
}

}  // namespace

bool fulfils(const State& s, Seat seat)
{
    const Player& p = player(s, seat);
    if (s.cooperative) return s.ending == Ending::Goal;
    const bool gone = p.out && (s.options.elimination || (p.exiled && main_facts(s).exile_is_death));
    if (!p.objective || gone) return false;  // whoever is out for want of survivors still has it [DW-R25]
    const ObjectiveFacts& facts = kObjectiveFacts[index(*p.objective)];
    const bool traitor = is_betrayal(*p.objective);
    if (p.exiled && p.exile && !traitor) {  // [DW-EXI.2]
        const auto& loyal = kExileFacts[index(*p.exile)].loyal;
        return std::all_of(loyal.begin(), loyal.end(), [&](const Condition& c) { return holds(s, seat, c); });
    }
    for (std::size_t i = 0; i < facts.conditions.size(); ++i) {
        const bool replaced = i == 0 && p.exiled && p.exile;
        const Condition& c = replaced ? kExileFacts[index(*p.exile)].betrayer : facts.conditions[i];
        if (!holds(s, seat, c)) return false;
    }
    return true;
}

void end_game(State& s, dead_of_winter::Ending ending, DwLog& log)
{
    s.ending = ending;
    s.stack.clear();
    s.course.seal();
    if (ending == Ending::Goal) log.say(rule("DW-END.3"), To::all(), GoalReached{s.objective});
    if (ending == Ending::Morale) log.say(rule("DW-END.1"), To::all(), MoraleGone{});
    if (ending == Ending::Rounds) log.say(rule("DW-END.2"), To::all(), RoundsOver{});
    for (const Seat seat : all_seats(s)) {
        const Player& p = player(s, seat);
        const bool won = fulfils(s, seat);
        if (p.objective) log.say(rule("DW-END.4"), To::all(), ObjectiveRevealed{seat, *p.objective, won});
        if (p.exile) log.say(rule("DW-END.4"), To::all(), ExileRevealed{seat, *p.exile, won});
    }
}

}  // namespace dead_of_winter

using namespace dead_of_winter;

std::vector<int> DeadOfWinter::scores(const State& s)
{
    std::vector<int> scores;
    for (const Seat seat : all_seats(s)) {
        scores.push_back(s.ending != dead_of_winter::Ending::None && fulfils(s, seat) ? 1 : 0);
    }
    return scores;
}

SeatSet DeadOfWinter::winners(const State& s)
{
    SeatSet winners;
    if (s.ending == dead_of_winter::Ending::None) return winners;
    for (const Seat seat : all_seats(s)) {
        if (fulfils(s, seat)) winners.add(seat);  // [DW-END.5]
    }
    return winners;
}

std::string_view DeadOfWinter::ending(const State& s)
{
    return s.ending == dead_of_winter::Ending::None ? std::string_view{} : name_of(s.ending);
}

std::vector<std::string_view> DeadOfWinter::endings() { return {"goal", "morale", "rounds", "fuel"}; }

}  // namespace snowbound
