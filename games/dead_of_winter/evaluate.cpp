// What a state is worth to a seat: hundredths of a morale point. The helps are in outlook.cpp and outlook_colony.cpp.
#include "games/dead_of_winter/game.h"
#include "games/dead_of_winter/items.h"
#include "games/dead_of_winter/outlook.h"
#include "games/dead_of_winter/survivors.h"

namespace snowbound {
namespace dead_of_winter {
namespace {

// Morale is worth more the less there is of it.
int morale_worth(int morale)
{
    constexpr std::array<int, 11> kWorth{-900, -500, -250, -60, 80, 200, 310, 415, 515, 610, 700};
    return kWorth[static_cast<std::size_t>(std::clamp(morale, 0, 10))];
}

int people_worth(const State& s, Seat seat)
{
    int worth = 0;
    for (const Seat each : all_seats(s)) {
        const Player& p = player(s, each);
        const int share = each == seat ? 3 : 1;
        for (const Survivor who : p.group) {
            const Figure& f = figure(s, who);
            worth += share * (25 - 9 * f.wounds - 20 * f.frostbite);
            worth += share * 3 * static_cast<int>(f.equipment.size());
        }
    }
    return worth;
}

int board_worth(const State& s)
{
    int worth = -14 * zombies_at(s, Location::Colony) + 9 * barricades_at(s, Location::Colony);
    for (const Location place : kOutside) {
        worth -= 6 * zombies_at(s, place);
        worth += 3 * barricades_at(s, place) - 3 * s.noise[index(place)];
    }
    const int need = food_need(s);
    const int stock = std::min<int>(s.food, 2 * need);
    worth += 22 * stock + 6 * (s.food - stock);
    worth -= 15 * s.helpless + 90 * s.starvation;
    worth -= 5 * static_cast<int>(s.waste.size());
    return worth;
}

// What the unused dice of whoever is at turn could still do.
int promises(const State& s, Seat seat)
{
    const Turn* turn = running<Turn>(s);
    if (!turn || turn->seat != seat) return 0;
    const Player& p = player(s, seat);
    int best_search = 0;
    int least = 7;
    for (const Survivor who : p.group) {
        const Figure& f = figure(s, who);
        if (f.at == Location::Colony || f.is != FigureIs::Play) continue;
        const int worth = search_worth(s, seat, f.at);
        if (worth > best_search) best_search = worth;
        least = std::min(least, search_of(who));
    }
    int worth = 0;
    for (int v = 1; v <= 6; ++v) {
        const int dice = p.dice[static_cast<std::size_t>(v - 1)];
        worth += dice * (v >= least ? std::max(4, best_search / 2) : 4);
    }
    return worth;
}

int hand_worth(const State& s, Seat seat)
{
    int worth = 0;
    for (const Item item : player(s, seat).hand) {
        worth += card_worth(s, seat, item);
    }
    for (const Seat other : all_seats(s)) {
        if (other != seat) worth += 5 * static_cast<int>(player(s, other).hand.size());
    }
    const auto* search = running<Searching>(s);
    if (!search || search->seat != seat) return worth;
    int best = 0;
    for (const Item item : s.drawn) {
        best = std::max(best, card_worth(s, seat, item));
    }
    return worth + best * search->keep;
}

// Exiles: the betrayer's is good for the colony, anybody else's is bad.
int exile_worth(const State& s)
{
    int worth = 0;
    for (const Seat seat : all_seats(s)) {
        const Player& p = player(s, seat);
        if (p.exiled) worth += p.objective_shown ? -250 : 250;
        if (p.out) worth -= 150;
    }
    return worth;
}

// A vote that is not decided yet: as much as it will do, if it comes out as this seat votes.
int vote_worth(const State& s, Seat seat, bool betrays)
{
    const auto* vote = s.stack.empty() ? nullptr : std::get_if<Voting>(&s.stack.back());
    if (!vote || vote->on != VoteOn::Exile || vote->nominee == kNobody) return 0;
    const Player& p = player(s, seat);
    int wish = 0;
    if (vote->nominee == seat) {
        wish = -400;
    } else if (betrays) {
        wish = 40;
    } else {
        wish = (suspicion(s, seat, vote->nominee) - 50) * 5;
    }
    if (!p.answer) return wish / 2;
    return *p.answer == 0 ? wish : -wish;
}

// A crossroads vote is judged as if everybody voted alike.
bool waits_for_votes(const State& s, Seat seat)
{
    const auto* vote = std::get_if<Voting>(&s.stack.back());
    return vote && vote->on == VoteOn::Crossroads && player(s, seat).answer;
}

State as_if_all_voted(const State& s, Seat seat)
{
    State then = s;
    for (const Seat each : std::get<Voting>(s.stack.back()).electorate) {
        player(then, each).answer = player(s, seat).answer;
    }
    Rng rng = Rng::searching(1);
    DwLog silent;
    play_on(then, rng, silent);
    return then;
}

int setup_worth(const State& s, Seat seat)
{
    int worth = 0;
    for (const Survivor who : player(s, seat).kept) {
        const SurvivorFacts& f = facts(who);
        worth += 6 * (7 - f.search) + 4 * (7 - f.attack) + (f.at == AbilityAt::Anywhere ? 4 : 0);
        worth += influence_of(who) / 10;
    }
    if (const auto& answer = player(s, seat).answer) worth += influence_of(survivor_at(*answer)) / 10;
    return worth;
}

// What a colonist wants: morale, the goal in time, nobody starving.
int colony_worth(const State& s)
{
    const MainFacts& f = main_facts(s);
    const bool by_itself = f.goal == Goal::Rounds;
    const int goal = goal_progress(s);
    return morale_worth(s.morale) + goal * (by_itself ? 4 : 15) / 10 + (goal >= 1000 && !by_itself ? 300 : 0) -
           expected_loss(s) + board_worth(s) + exile_worth(s);
}

int clamp_progress(int progress) { return progress >= 1000 ? 1300 : progress; }

// A betrayer gathers first, and hides meanwhile; then everything may go down. [DW-END.1]
int ruin_worth(const State& s, Seat seat)
{
    const int own = own_progress(s, seat);
    const bool ready = own >= 1000 || s.rounds <= 2;
    const int ruin = ready ? 10 : own >= 700 ? 5 : 1;
    const int colony = morale_worth(s.morale) - expected_loss(s) + board_worth(s) / 2;
    const int hidden = player(s, seat).exiled ? 0 : 200 - 25 * player(s, seat).doubt;
    return -colony * ruin / 10 - (goal_progress(s) >= 1000 ? 500 : 0) + clamp_progress(own) * 7 / 10 +
           (ready ? hidden / 3 : hidden);
}

int table_worth(const State& s, Seat seat)
{
    const Conditions all = conditions_of(s, seat);
    const bool ruins = wants(all, Need::NoMorale);
    const bool completes = wants(all, Need::Completed);
    int worth = people_worth(s, seat) + hand_worth(s, seat) + promises(s, seat) + vote_worth(s, seat, ruins);
    if (ruins) return worth + ruin_worth(s, seat);
    worth += clamp_progress(own_progress(s, seat)) * 6 / 10;
    return completes ? worth + colony_worth(s) : worth + colony_worth(s) / 4;
}

}  // namespace
}  // namespace dead_of_winter

using namespace dead_of_winter;

int DeadOfWinter::evaluate(const State& s, Seat seat)
{
    if (s.ending != Ending::None) {
        const bool won = fulfils(s, seat);
        return (won ? kWin : -kWin) + own_progress(s, seat) / 5 + s.morale * 10;
    }
    if (std::holds_alternative<Setup>(s.stack.front())) return setup_worth(s, seat);
    if (waits_for_votes(s, seat)) return evaluate(as_if_all_voted(s, seat), seat);
    return table_worth(s, seat);
}

}  // namespace snowbound
