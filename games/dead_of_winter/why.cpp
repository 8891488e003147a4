// What the coach says of a colony: food, crisis, frost, zombies and goals, from what lies open and the own cards alone.
#include "games/dead_of_winter/crises.h"
#include "games/dead_of_winter/game.h"
#include "games/dead_of_winter/items.h"
#include "games/dead_of_winter/outlook.h"
#include "games/dead_of_winter/survivors.h"

namespace snowbound {
namespace dead_of_winter {
namespace {

std::uint8_t small(int n) { return static_cast<std::uint8_t>(std::clamp(n, 0, 255)); }

void add_food(const State& s, std::vector<Reason>& all)
{
    if (step_of(s) > RoundStep::Food) return;
    const int lacking = food_need(s) - s.food;
    if (lacking > 0)
        all.emplace_back(Hungry{small(lacking)});
    else
        all.emplace_back(Fed{});
}

// The others' cards lie face down: they are counted as if all of them fitted.
void add_crisis(const State& s, Seat me, std::vector<Reason>& all)
{
    if (!s.crisis || step_of(s) > RoundStep::Resolve) return;
    const Symbols& symbols = kCrisisFacts[index(*s.crisis)].symbols;
    int own = 0, theirs = 0;
    for (const Seat seat : all_seats(s)) {
        for (const Item item : player(s, seat).laid) {
            if (seat == me)
                own += symbols.has(symbol_of(item)) ? 1 : -1;
            else
                ++theirs;
        }
    }
    const int lacking = crisis_need(s) - own;
    if (lacking <= 0) return all.emplace_back(CrisisMet{}), void();
    if (lacking <= theirs) return all.emplace_back(CrisisHopes{small(theirs)}), void();
    all.emplace_back(CrisisLacks{symbols, small(lacking - theirs), small(theirs)});
}

void add_people(const State& s, Seat me, std::vector<Reason>& all)
{
    for (const Survivor who : player(s, me).group) {
        const Figure& f = figure(s, who);
        if (f.is == FigureIs::Play && f.frostbite > 0 && f.wounds + f.frostbite >= 2) all.emplace_back(Freezes{who});
    }
}

void add_zombies(const State& s, std::vector<Reason>& all)
{
    if (step_of(s) > RoundStep::OutsideZombies) return;
    const Crowd crowd = crowd_of(s);
    const auto danger = [&](Gate gate) { return spaces(s, gate).zombies > 0 ? pressure(s, crowd, gate) : 0; };
    for (std::size_t i = 0; i < kLocations; ++i) {
        const Location place = location_at(i);
        int worst = 0, most = 0;
        each_gate(place, [&](Gate gate) {
            worst = std::max(worst, danger(gate));
            most = std::max<int>(most, spaces(s, gate).zombies);
        });
        if (worst == 2)
            all.emplace_back(Overrun{place});
        else if (most > 0 && crowd[i] > 0)
            all.emplace_back(Holds{place});
    }
}

void add_goals(const State& s, Seat me, std::vector<Reason>& all)
{
    all.emplace_back(GoalThen{small(goal_progress(s) / 10)});
    if (player(s, me).objective) all.emplace_back(OwnGoalThen{small(own_progress(s, me) / 10)});
}

Reason skill_of(Survivor who) { return Skilled{who, facts(who).attack, facts(who).search}; }

// What a search is for: the crisis, or food.
void add_find(const State& s, Location place, std::vector<Reason>& all)
{
    Symbols wanted = s.crisis ? kCrisisFacts[index(*s.crisis)].symbols : Symbols{};
    wanted.add(Symbol::Food);
    std::array<int, kSymbols> cards{};
    int deck = 0;
    for (const ItemFacts& item : kItemFacts) {
        cards[index(item.symbol)] += item.copies[index(place)];
        deck += item.copies[index(place)];
    }
    for (const Symbol symbol : wanted) {
        if (const int n = cards[index(symbol)]; n > 0) all.emplace_back(MayFind{place, symbol, small(100 * n / deck)});
    }
}

std::vector<Reason> at_set_up(const State& s, Seat me)
{
    std::vector<Reason> all;
    for (const Survivor who : player(s, me).kept) all.push_back(skill_of(who));
    if (const auto& leader = player(s, me).answer) all.push_back(skill_of(survivor_at(*leader)));
    return all;
}

}  // namespace
}  // namespace dead_of_winter

using namespace dead_of_winter;

std::vector<Reason> DeadOfWinter::reasons(const State& s, Seat seat)
{
    if (!s.stack.empty() && std::holds_alternative<Setup>(s.stack.front())) return at_set_up(s, seat);
    std::vector<Reason> all;
    if (s.ending == Ending::None) {
        add_people(s, seat, all);
        add_food(s, all);
        add_crisis(s, seat, all);
    }
    all.emplace_back(MoraleThen{s.morale});
    if (s.ending != Ending::None) return all;
    add_goals(s, seat, all);
    add_zombies(s, all);
    all.emplace_back(CardsThen{small(static_cast<int>(player(s, seat).hand.size()))});
    return all;
}

std::vector<Reason> DeadOfWinter::odds(const State& s, Seat seat, const Choice& choice)
{
    std::vector<Reason> all;
    if (const auto* search = std::get_if<Search>(&choice)) add_find(s, figure(s, search->who).at, all);
    const auto shown = preview(s, seat, choice);
    const auto* p = std::get_if<Preview>(&shown);
    if (!p || !p->who || p->rolls == 0) return all;
    const auto twelfths = [&](Face face) { return p->faces[static_cast<std::size_t>(face)]; };
    if (const auto bitten = twelfths(Face::Bitten); bitten > 0) all.emplace_back(MayBeBitten{*p->who, bitten});
    const auto hurt = static_cast<std::uint8_t>(twelfths(Face::Wound) + twelfths(Face::Frostbite));
    if (hurt > 0) all.emplace_back(MayBeHurt{*p->who, hurt});
    return all;
}

}  // namespace snowbound
