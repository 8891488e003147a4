// What a state is worth to a seat: hundredths of a morale point. What it looks at is in outlook*.cpp.
#include "games/dead_of_winter/game.h"
#include "games/dead_of_winter/items.h"
#include "games/dead_of_winter/outlook.h"
#include "games/dead_of_winter/survivors.h"

namespace snowbound {
namespace dead_of_winter {
namespace {

// How soon frostbite kills: a wound in each own turn, before anything can be done. [DW-TRN.2] A death costs morale.
int hurt_cost(const State& s, const Figure& f, bool acts_soon)
{
    const int tokens = f.wounds + f.frostbite;
    if (tokens == 0) return 0;
    if (f.frostbite == 0) return tokens >= 2 ? 45 : 13;
    const int turns = 3 - tokens, left = s.rounds - (acts_soon ? 0 : 1);
    if (turns > left) return tokens >= 2 ? 50 : 20;
    const int death = morale_worth(s.morale) - morale_worth(s.morale - 1) + 80;
    return turns <= 1 ? std::max(190, death) : std::max(130, death / 2);
}

int people_worth(const State& s, Seat seat, bool mercy)
{
    int worth = 0;
    const SeatSet soon = to_come(s);
    const Turn* turn = running<Turn>(s);
    for (const Seat each : all_seats(s)) {
        const Player& p = player(s, each);
        if (each != seat && !mercy) continue;
        const int share = each == seat ? 10 : p.exiled && !p.objective_shown ? -2 : 9;
        const bool acts = soon.has(each) && !(turn && turn->seat == each);
        for (const Survivor who : p.group) {
            const Figure& f = figure(s, who);
            int one = 25 + 7 * std::min<int>(s.rounds, 6) - hurt_cost(s, f, acts);
            worth += share * one / 10;
        }
    }
    return worth;
}

int hand_worth(const State& s, Seat seat, const Worths& worths, bool mercy)
{
    int worth = 0;
    for (const Item item : player(s, seat).hand) {
        worth += worths.in_hand(item);
    }
    worth += fuel_reserve(s, count_in(player(s, seat).hand, Symbol::Fuel));
    if (count_in(player(s, seat).hand, Symbol::Weapon) > 0) worth += goal_unit(s, seat, Symbol::Weapon) / 2;
    for (const Seat other : all_seats(s)) {
        const Player& p = player(s, other);
        if (other == seat || !mercy || (p.exiled && !p.objective_shown)) continue;
        for (const Item item : p.hand) {
            worth += worths.in_hand(item) * 9 / 10;
        }
        worth += fuel_reserve(s, count_in(p.hand, Symbol::Fuel)) / 2;
    }
    for (const Survivor who : player(s, seat).group) {  // what is worn is not lost
        for (const Item item : figure(s, who).equipment) {
            worth += worths.in_hand(item) + worths.rest_of(item) / 5 + 5;
        }
    }
    return worth;
}

// What searching promises: with the dice of this turn, and in the next ones from where one stands.
int search_promise(const State& s, Seat seat, const Worths& worths)
{
    const Player& p = player(s, seat);
    const Turn* turn = running<Turn>(s);
    const bool acts = turn && turn->seat == seat;
    std::array<int, 7> by_die{};  // the best search that a die of this value could do
    int ahead = 0;
    for (const Survivor who : p.group) {
        const Figure& f = figure(s, who);
        if (f.at == Location::Colony || f.is != FigureIs::Play) continue;
        const int worth = search_worth(s, worths, f.at), least = search_of(who);
        for (int v = least; v <= 6; ++v) {
            by_die[static_cast<std::size_t>(v)] = std::max(by_die[static_cast<std::size_t>(v)], worth);
        }
        ahead = std::max(ahead, worth * (7 - least));
    }
    int worth = 0;
    const int dice = static_cast<int>(p.group.size()) + 1, rounds = std::clamp(s.rounds - 1, 0, 2);
    worth += ahead * dice * rounds / 30;
    const bool soon = acts || to_come(s).has(seat);
    for (std::size_t v = 1; v <= 6 && soon; ++v) {
        worth += p.dice[v - 1] * by_die[v] * 6 / 10;
    }
    return worth;
}

// Whom an infection has reached: it may go on. [DW-BIT.6]
int bite_loss(const State& s)
{
    const auto* bite = s.stack.empty() ? nullptr : std::get_if<Biting>(&s.stack.back());
    if (!bite) return 0;
    const int there = static_cast<int>(at(s, bite->place).size());
    const int cost = morale_worth(s.morale) - morale_worth(s.morale - 1) + 80;
    return there == 0 ? 0 : there == 1 ? cost / 2 : cost * 4 / 5;
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
        wish = share(seem_to_believe(s, seat), vote->nominee) >= 45 ? 40 : -40;
    } else {
        wish = (suspicion(s, seat, vote->nominee) - 50) * 5;
    }
    if (!p.answer) return wish / 2;
    return *p.answer == 0 ? wish : -wish;
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

int helpless_cost(const State& s) { return s.helpless * std::min<int>(20, 5 * s.rounds); }

// What crossroads cards have added to the goal. #37 #43
int extra_demands(const State& s)
{
    int cost = 0;
    if (s.standing.has(Standing::FoodInStock)) cost += 100 + 30 * std::max(0, 5 - s.food);
    if (!s.standing.has(Standing::ClearedSites)) return cost;
    for (const Location place : {Location::GasStation, Location::Hospital, Location::PoliceStation}) {
        cost += 60 + 50 * zombies_at(s, place);
    }
    return cost;
}

bool lasts_all_rounds(Goal goal) { return goal == Goal::Rounds || goal == Goal::Fuel; }

// The game is won when this round's zombies have come.
bool is_done(const State& s) { return goal_progress(s) >= 1000 && goal_reached(s); }

// A step counts more the nearer the goal is: whoever keeps everything in balance never gets there.
int goal_worth(const State& s)
{
    constexpr int kEven = 1200, kSteep = 3000, kDone = 1500;
    const int extra = extra_demands(s);
    if (main_facts(s).goal == Goal::Rounds) return -extra;  // it comes by itself
    const int progress = goal_progress(s), cube = progress * progress / 1000 * progress / 1000;
    return (progress * kEven + cube * kSteep) / 1000 + (is_done(s) ? kDone : 0) - extra;
}

// What a colonist wants: morale, the goal in time, nobody starving, nobody overrun. On the eve of victory only what
// could still prevent it counts in full.
int colony_worth(const State& s, Seat seat, const Crowd& crowd)
{
    const int outlook =
        crisis_outlook(s, seat) + hunger_outlook(s, seat) + waste_outlook(s) + zombie_outlook(s, seat, crowd, true);
    const bool eve = s.morale > 2 && !lasts_all_rounds(main_facts(s).goal) && is_done(s);
    return morale_worth(s.morale) + goal_worth(s) + (eve ? outlook * 2 / 5 : outlook) - helpless_cost(s) -
           bite_loss(s) + exile_worth(s);
}

// The own objective counts more the nearer the end is.
int own_worth(const State& s, Seat seat)
{
    const int near = imminence(s), own = own_progress(s, seat);
    const int weight = 80 + near * near / 1000 * 420 / 1000;
    return own * weight / 1000 + (own >= 1000 ? weight / 4 : 0);
}

// A betrayer gathers first, and hides meanwhile; then everything may go down. [DW-END.1]
int ruin_worth(const State& s, Seat seat, const Crowd& crowd)
{
    const int own = own_progress(s, seat);
    const bool ready = own >= 1000;
    const int ruin = ready ? 10 : -5;  // before that it would go down with the others
    const int colony = morale_worth(s.morale) + crisis_outlook(s, seat) + hunger_outlook(s, seat) + waste_outlook(s) +
                       zombie_outlook(s, seat, crowd, false);
    const int hidden = player(s, seat).exiled ? 0 : 200 - 25 * player(s, seat).doubt;
    const int near = imminence(s);
    return -colony * ruin / 10 - goal_worth(s) * near / 1500 + own * 11 / 10 + (ready ? 300 : 0) +
           (ready ? hidden / 3 : hidden);
}

int table_worth(const State& s, Seat seat)
{
    const Conditions all = conditions_of(s, seat);
    const bool ruins = wants(all, Need::NoMorale);
    const bool completes = wants(all, Need::Completed);
    const Worths worths = worths_of(s, seat);
    const Crowd crowd = crowd_of(s);
    const int worth = people_worth(s, seat, !ruins) + hand_worth(s, seat, worths, !ruins) +
                      search_promise(s, seat, worths) + vote_worth(s, seat, ruins);
    if (ruins) return worth + ruin_worth(s, seat, crowd);
    const int colony = colony_worth(s, seat, crowd);
    return worth + own_worth(s, seat) + (completes ? colony : colony / 4);
}

int end_worth(const State& s, Seat seat)
{
    const int rest = own_progress(s, seat) / 5 + s.morale * 10;
    if (fulfils(s, seat)) return kWin + rest;
    const bool helped = s.ending == Ending::Goal && wants(conditions_of(s, seat), Need::Completed);
    return (helped ? kWin - 1000 : -kWin) + rest;
}

}  // namespace
}  // namespace dead_of_winter

using namespace dead_of_winter;

int DeadOfWinter::evaluate(const State& s, Seat seat)
{
    if (s.ending != Ending::None) return end_worth(s, seat);
    if (std::holds_alternative<Setup>(s.stack.front())) return setup_worth(s, seat);
    return table_worth(s, seat);
}

}  // namespace snowbound
