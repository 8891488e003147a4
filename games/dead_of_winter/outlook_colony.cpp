// What the coming colony phase will probably cost: hunger, waste, the crisis, overruns. Chances are in hundredths.
#include "games/dead_of_winter/crises.h"
#include "games/dead_of_winter/items.h"
#include "games/dead_of_winter/outlook.h"

namespace snowbound::dead_of_winter {

// Morale is worth more the less there is of it.
int morale_worth(int morale)
{
    constexpr std::array<int, 11> kWorth{-1200, -760, -420, -150, 70, 240, 380, 500, 610, 710, 800};
    return kWorth[static_cast<std::size_t>(std::clamp(morale, 0, 10))];
}

Crowd crowd_of(const State& s)
{
    Crowd crowd{};
    for (const Survivor who : in_play(s)) {
        const Figure& f = figure(s, who);
        crowd[index(f.at)] += f.is == FigureIs::Play;
    }
    return crowd;
}

RoundStep step_of(const State& s)
{
    const auto* round = s.stack.empty() ? nullptr : std::get_if<Round>(&s.stack.front());
    return round ? round->step : RoundStep::Crisis;
}

namespace {

int loss_of(const State& s, int points) { return morale_worth(s.morale) - morale_worth(s.morale - points); }

// How likely it is that something is reached, if so much is expected to be over. Sure: nobody can change it any more.
int chance(int over, bool sure)
{
    if (sure) return over >= 0 ? 100 : 0;
    return std::clamp(50 + over / 3, 2, 98);
}

int count_matching(const Hand& hand, const Symbols& symbols)
{
    int n = 0;
    for (const Item item : hand) {
        n += symbols.has(symbol_of(item));
    }
    return n;
}

}  // namespace

SeatSet to_come(const State& s)
{
    SeatSet seats;
    const auto* round = s.stack.empty() ? nullptr : std::get_if<Round>(&s.stack.front());
    if (!round || round->step > RoundStep::Turns) return seats;
    for (std::size_t n = round->turns; n < s.seats; ++n) {
        seats.add(left_of(s, s.first, n));
    }
    if (const Turn* turn = running<Turn>(s)) seats.add(turn->seat);
    return seats;
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

// What a crisis does, roughly.
int failure_cost(const State& s, const Op& op)
{
    const int death = std::max(100, loss_of(s, 1)) + 70;
    const int people = static_cast<int>(in_play(s).size());
    switch (op.code) {
        case Code::Morale: return loss_of(s, -op.n);
        case Code::Zombies: return 12 * op.n * (op.at == At::EachOutside ? 6 : 1);
        case Code::Raze: return 20 * barricades_at(s, Location::Colony);
        case Code::Wound: return 18 * op.n * people;
        case Code::Frostbite: return 70 * std::min<int>(op.arg, people);
        case Code::Kill: return death * op.arg;
        case Code::Starvation: return 100;
        case Code::AllFood: return 20 * s.food;
        case Code::HelplessCome: return 40 * op.n;
        case Code::DiceNext: return 30 * s.seats;
        default: return 60;
    }
}

int failure_cost(const State& s)
{
    int cost = 0;
    for (const Op& op : kCrisisFacts[index(*s.crisis)].failure) {
        cost += failure_cost(s, op);
    }
    return std::clamp(cost, 150, 1000);
}

}  // namespace

namespace {

struct CrisisView {
    int points = 0, need = 0;
    int own = 0;  // cards that this seat could still lay
    int met = 0;  // how likely it is to be prevented
};

// Own cards are known; of the others' every fourth fits, and they will find some more.
CrisisView look_at_crisis(const State& s, Seat seat)
{
    const Symbols& symbols = kCrisisFacts[index(*s.crisis)].symbols;
    CrisisView view;
    view.need = crisis_need(s), view.points = crisis_points(s);
    int others = 0;
    for (const Seat each : to_come(s)) {
        const Player& p = player(s, each);
        if (p.exiled || p.out) continue;
        if (each == seat) {
            view.own = count_matching(p.hand, symbols);
        } else {
            const int kinds = symbols.size() > 1 ? 45 : 25;
            others += std::min(220, kinds * static_cast<int>(p.hand.size()) * 4 / 5 + 45);
        }
    }
    view.met = chance(100 * (view.points - view.need) + 95 * view.own + others, view.own == 0 && others == 0);
    return view;
}

bool is_open(const State& s) { return s.crisis && step_of(s) <= RoundStep::Resolve; }

// Zombies that a crisis will bring to the colony, in hundredths.
int crisis_zombies(const State& s, Seat seat)
{
    if (!is_open(s)) return 0;
    for (const Op& op : kCrisisFacts[index(*s.crisis)].failure) {
        if (op.code != Code::Zombies || op.at != At::Colony) continue;
        const int met = look_at_crisis(s, seat).met;
        return met >= 75 ? 0 : op.n * std::min(100, 150 - 2 * met);
    }
    return 0;
}

}  // namespace

int crisis_outlook(const State& s, Seat seat)
{
    if (!is_open(s)) return 0;
    const CrisisView view = look_at_crisis(s, seat);
    const int laid = view.need > 0 ? std::clamp(100 * view.points / view.need, 0, 100) : 100;
    const int credit = view.met * (35 + 65 * laid / 100) / 100;
    int outlook = view.met == 100 && laid == 100 ? 0 : -2 * failure_cost(s) * (100 - credit) / 100;
    const int extra = std::clamp(view.points - view.need, 0, 2);  // two more raise morale [DW-COL3.4]
    const bool more = view.points >= view.need && (extra == 2 || extra + view.own >= 2);
    if (more && s.morale < 10) outlook += -loss_of(s, -1) * (1 + extra) / 3;
    return outlook;
}

// Food on the table is sure; cards in hands may still be played.
int hunger_outlook(const State& s, Seat seat)
{
    const int need = food_need(s);
    const bool paid = step_of(s) > RoundStep::Food;
    int own = 0, others = 0;
    for (const Seat each : to_come(s)) {
        const Player& p = player(s, each);
        if (p.out) continue;
        if (each != seat) {
            others += 28 * static_cast<int>(p.hand.size()) + 20;
            continue;
        }
        for (const Item item : p.hand) {
            own += facts(item).food;
        }
    }
    const int later = std::max(0, s.rounds - (paid ? 2 : 1));  // rounds that eat after this one
    int left = s.food;
    int outlook = -45 * s.starvation * std::min(later + 1, 4) / 2;
    if (!paid) {
        const int cost = loss_of(s, s.starvation + 1) + 30 * std::min(later, 3);
        const int fed = chance(100 * (s.food - need) + 95 * own + others, own == 0 && others == 0);
        const int there = need > 0 ? std::min(100, 100 * s.food / need) : 100;
        if (there < 100) outlook -= cost * (100 - fed * (35 + 65 * there / 100) / 100) / 100;
        left = std::max(0, left - need);
        outlook += 20 * std::min<int>(need, s.food);
    }
    const int next = later > 0 ? std::min(left, need) : 0;
    const int rest = later > 1 ? std::min(left - next, need) : 0;
    return outlook + 20 * next + 12 * rest + 2 * (left - next - rest);
}

int waste_outlook(const State& s)
{
    const int pile = s.standing.has(Standing::BiggerPile) ? 15 : 10, cards = static_cast<int>(s.waste.size());
    const int full = cards / pile, over = cards % pile;
    const int rounds = std::min<int>(s.rounds, 3);
    int loss = 2 * cards + full * 60 * rounds;
    if (over >= pile - 3) loss += (over - pile + 4) * 4 * rounds;
    if (full > 0) loss += 8 * std::min(over, 4) * rounds;
    if (step_of(s) <= RoundStep::Waste && full > 0) loss += loss_of(s, full) / 2;
    return -loss;
}

namespace {

constexpr int kDeath = 60;  // beside the morale

// Overruns of this round cost most: later ones can still be kept out.
constexpr std::array<int, 4> kRoundsAhead{100, 20, 12, 6};

struct Rush {                // zombies at a gate, round after round
    int room, each, chance;  // spaces and barricades; that come for sure; that may come in this round, one in two each
};

int overrun_cost(const State& s, const Rush& rush, int victims, int cost, bool now)
{
    if (rush.room >= rush.each * std::min<int>(s.rounds, 4) + rush.chance) return 0;
    int sum = 0, room = rush.room;
    const int rounds = std::min<int>(s.rounds, static_cast<int>(kRoundsAhead.size()));
    for (int n = now ? 0 : 1; n < rounds; ++n) {
        int deaths = 0;  // in sixteenths
        const int chances = n == 0 ? rush.chance : 0;
        constexpr std::array<std::array<int, 5>, 5> kBinomial{{{16}, {8, 8}, {4, 8, 4}, {2, 6, 6, 2}, {1, 4, 6, 4, 1}}};
        for (int extra = 0; extra <= chances; ++extra) {
            const int over = std::clamp(rush.each + extra - room, 0, victims);
            deaths += kBinomial[static_cast<std::size_t>(chances)][static_cast<std::size_t>(extra)] * over;
        }
        sum += deaths * cost * kRoundsAhead[static_cast<std::size_t>(n)] / 1600;
        room = std::max(0, room - rush.each);
    }
    return sum;
}

// A barricade that falls takes its zombie along and leaves a space. [DW-ZMB.4]
int room_at(const State& s, Gate gate) { return empty_spaces(s, gate) + 2 * spaces(s, gate).barricades; }

}  // namespace

int zombie_outlook(const State& s, Seat seat, const Crowd& crowd, bool mercy)
{
    const RoundStep step = step_of(s);
    const int cost = mercy ? std::max(100, loss_of(s, 1)) + kDeath : 100;
    const int people = crowd[0] + s.helpless, coming = (people + 1) / 2;
    const int crisis = (crisis_zombies(s, seat) + 50) / 100;
    int loss = 0;
    for (std::size_t i = 0; i < kColonyGates; ++i) {
        const int each = coming / 6 + (static_cast<int>(i) < coming % 6);
        const int more = crisis / 6 + (static_cast<int>(i) < crisis % 6);
        const int room = room_at(s, gate_at(i));
        loss += overrun_cost(s, {room - more, each, 0}, people, cost, step <= RoundStep::ColonyZombies);
        loss += 4 * std::max(0, 3 - room) - std::min(4, std::max(0, room - 3));
    }
    for (const Location place : kOutside) {
        const int there = crowd[index(place)], noise = s.noise[index(place)];
        const int zombies = zombies_at(s, place);
        loss += 2 * zombies + noise * (there > 0 ? 18 : 12) - 2 * barricades_at(s, place);
        if (there == 0) continue;
        const int room = room_at(s, gate_of(place));
        loss += overrun_cost(s, {room, there, noise}, there, cost, step <= RoundStep::Noise);
    }
    return -loss;
}

// Spaces for barricades that this round's zombies will leave; below 0: zombies that find none.
int room_after(const State& s, const Crowd& crowd, Gate gate)
{
    const Location place = location_of(gate);
    int coming = 0;
    if (place == Location::Colony) {
        const int all = (crowd[0] + s.helpless + 1) / 2;
        if (step_of(s) <= RoundStep::ColonyZombies) coming = all / 6 + (static_cast<int>(index(gate)) < all % 6);
    } else if (step_of(s) <= RoundStep::OutsideZombies) {
        coming = crowd[index(place)] + (s.noise[index(place)] + 1) / 2;
    }
    return kGateSpaces[index(gate)] - spaces(s, gate).zombies - coming;
}

// A zombie that finds no space takes a barricade along. [DW-ZMB.4]
int standing_after(const State& s, const Crowd& crowd, Gate gate)
{
    return std::clamp(room_after(s, crowd, gate), 0, static_cast<int>(spaces(s, gate).barricades));
}

int pressure(const State& s, const Crowd& crowd, Gate gate)
{
    const Location place = location_of(gate);
    int each = crowd[index(place)], chance = s.noise[index(place)];
    if (place == Location::Colony) {
        const int coming = (crowd[0] + s.helpless + 1) / 2;
        each = coming / 6 + (static_cast<int>(index(gate)) < coming % 6);
        chance = 0;
    }
    if (each == 0) return 0;
    const int room = room_at(s, gate);
    return room < each + (chance + 1) / 2 ? 2 : room < 2 * each + (chance + 1) / 2 ? 1 : 0;
}

}  // namespace snowbound::dead_of_winter
