// How a seat likes what it may do in its turn. Ending it is worth nothing.
#include "games/dead_of_winter/crises.h"
#include "games/dead_of_winter/hunch.h"
#include "games/dead_of_winter/items.h"

namespace snowbound::dead_of_winter {
namespace {

Goal goal(const Glance& g) { return main_facts(g.s).goal; }
bool helps_crisis(const Glance& g, Item item)
{
    return g.s.crisis && kCrisisFacts[index(*g.s.crisis)].symbols.has(symbol_of(item));
}
bool is_frail(const Glance& g, Survivor who) { return wounds_of(g.s, who) >= 2; }

// Dice that could still search with this survivor.
int dice_for(const Player& p, int least)
{
    int n = 0;
    for (int v = least; v <= 6; ++v) {
        n += p.dice[static_cast<std::size_t>(v - 1)];
    }
    return n;
}

bool is_death_trap(const Glance& g, Location place)
{
    return place != Location::Colony && pressure(g.s, g.crowd, gate_of(place)) == 2;
}

}  // namespace

int like_action(const Glance&, const EndTurn&) { return 0; }

int like_action(const Glance& g, const Attack& c)
{
    if (g.ready) return -10;
    constexpr std::array<int, 3> kLiking{2, 12, 60};
    int liking = kLiking[static_cast<std::size_t>(pressure(g.s, g.crowd, c.gate))];
    if (goal(g) == Goal::Samples || (goal(g) == Goal::FewZombies && location_of(c.gate) != Location::Colony)) {
        liking += g.betrays ? 0 : 30;
    }
    const bool safe =
        c.calm || (c.kill && *c.kill != means(Item::BaseballBat)) || has_ability(g.s, c.who, Survivor::MikeCho);
    if (c.kill) liking += spaces(g.s, c.gate).zombies >= 2 ? 6 : -8;
    if (c.ease == means(Item::ReadingLamp)) liking -= 4;
    return liking - (safe ? 0 : is_frail(g, c.who) ? 70 : 28);
}

int like_action(const Glance& g, const Strike& c)
{
    const Seat owner = figure(g.s, c.target).controller;
    if (g.ready) return 20;
    if (g.betrays) return -40;
    return suspicion(g.s, g.seat, owner) >= 70 && player(g.s, owner).exiled ? 6 : -80;
}

int like_action(const Glance& g, const Search& c)
{
    return g.finds[index(figure(g.s, c.who).at)] + 10 - (c.plain ? 1 : 0) - c.die / 3;
}

int like_action(const Glance& g, const Barricade& c)
{
    if (g.ready) return -10;
    const Spaces& there = spaces(g.s, c.gate);
    const bool colony = location_of(c.gate) == Location::Colony;
    constexpr std::array<int, 3> kLiking{3, 20, 75};
    int liking = kLiking[static_cast<std::size_t>(pressure(g.s, g.crowd, c.gate))] + there.zombies;
    const bool wanted = wants(g.all, Need::ColonyBarricades) && colony;
    if (wanted || ((goal(g) == Goal::Barricades || (goal(g) == Goal::Stock && colony)) && there.barricades < 2)) {
        liking += 25;
    }
    return liking + (c.die == 0 ? 10 : 0) - c.die / 2;
}

int like_action(const Glance& g, const Clean& c)
{
    const auto pile = static_cast<int>(g.s.waste.size());
    if (g.ready) return -10;
    const int over = pile % 10;
    const bool pays = pile >= 10 && over < (c.with ? 5 : 3);
    return pays ? 50 : pile >= 8 ? 18 : wants(g.all, Need::WasteAtMost) ? 12 : -3;
}

int like_action(const Glance&, const Attract&) { return -6; }

int like_action(const Glance& g, const Ability& c)
{
    switch (c.as) {
        case Survivor::LorettaClay: return g.ready ? -5 : g.s.food < 2 * food_need(g.s) ? 45 : 12;
        case Survivor::BevRussell:
        case Survivor::ThomasHeart:
        case Survivor::DanielSmith:
        case Survivor::MariaLopez: return g.ready ? -5 : 30;
        case Survivor::OliviaBrown: return 25;
        case Survivor::GrayBeard: return g.betrays ? 15 : -8;
        case Survivor::TaliaJones:
        case Survivor::SophieRobinson:
        case Survivor::AnnaleighChan: return -4;
        default: return 10;
    }
}

int like_action(const Glance& g, const UseItem& c)
{
    if (c.item == Item::WalkieTalkie) return -4;
    if (c.item == Item::Cookbook) return g.ready ? -5 : 30;
    return c.item == Item::Jazzercise ? 2 : 14;
}

int like_action(const Glance& g, const PlayCard& c)
{
    const int keep = hoard(g.s, g.seat, g.all, symbol_of(c.item));
    const Symbol symbol = symbol_of(c.item);
    if (symbol == Symbol::Food) {
        if (g.betrays) return -6 - keep;
        const int missing = food_need(g.s) - g.s.food;
        return (missing > 0 ? 60 : g.s.food < 2 * food_need(g.s) ? 14 : -4) - keep;
    }
    if (is_medicine(c.item)) return 16 - keep - (helps_crisis(g, c.item) ? 20 : 0);
    if (symbol == Symbol::Survivor) return wants(g.all, Need::GroupAtMost) ? -30 : 24 - keep;
    if (c.item == Item::Padlock || c.item == Item::Scissors) return 14 - keep - (g.ready ? 30 : 0);
    if (c.item == Item::AdrenalineShot) return -2 - keep;
    return lowest_die(g.p) <= 2 && lowest_die(g.p) > 0 ? 4 - keep - (helps_crisis(g, c.item) ? 20 : 0) : -5 - keep;
}

int like_action(const Glance& g, const Equip& c)
{
    const int keep = hoard(g.s, g.seat, g.all, symbol_of(c.item));
    const bool crisis = helps_crisis(g, c.item) && g.short_of > 0 && !g.betrays;
    const int wanted = wants(g.all, Need::Worn) ? 20 : 0;
    return 18 + wanted - keep - (crisis ? 30 : 0) - static_cast<int>(figure(g.s, c.who).equipment.size());
}

// A betrayer lays a wrong card where others have laid theirs, once it pays. [DW-CON.2]
int like_action(const Glance& g, const Contribute& c)
{
    const int keep = hoard(g.s, g.seat, g.all, symbol_of(c.item));
    const bool helps = helps_crisis(g, c.item);
    if (g.betrays) {
        int others = 0;
        for (const Seat seat : all_seats(g.s)) {
            others += seat != g.seat && !player(g.s, seat).laid.empty();
        }
        if (g.ready) return helps ? -50 : 20 + 10 * others - keep;
        const bool hides = helps && g.p.laid.empty() && g.short_of > 0;
        return hides ? 16 - keep : !helps && others >= 2 && g.p.laid.empty() ? 10 - keep : -50;
    }
    if (!helps) return -90;
    if (g.short_of > 0) return 55 - keep * 2 / 3;
    return g.short_of > -2 && g.s.morale <= 4 ? 12 - keep : -10;
}

int like_action(const Glance& g, const Deposit& c)
{
    if (g.betrays) return g.ready ? -60 : -10;
    return 70 - hoard(g.s, g.seat, g.all, symbol_of(c.item)) * 2 / 3;
}

int like_action(const Glance& g, const Move& c)
{
    const Location from = figure(g.s, c.who).at;
    const bool safe = c.by || has_ability(g.s, c.who, Survivor::RodMiller) || figure(g.s, c.who).marks.has(Mark::Horse);
    const int fuel = c.by && is_item(*c.by) ? 14 + hoard(g.s, g.seat, g.all, symbol_of(item_of(*c.by))) +
                                                  (helps_crisis(g, item_of(*c.by)) ? 25 : 0)
                                            : 0;
    int liking = -(safe ? 2 : is_frail(g, c.who) ? 60 : 18) - fuel;
    if (is_death_trap(g, from)) liking += 60;
    if (c.to == Location::Colony) return liking - 4;
    const Gate gate = gate_of(c.to);
    if (empty_spaces(g.s, gate) + spaces(g.s, gate).barricades <= static_cast<int>(at(g.s, c.to).size())) return -60;
    const int before = g.finds[index(from)], after = g.finds[index(c.to)];
    const int dice = std::min(2, dice_for(g.p, search_of(c.who)));
    liking += dice * (after - before) * 2 / 5;
    if (goal(g) == Goal::FewZombies && !g.betrays && spaces(g.s, gate).zombies > 0) liking += 14;
    if (goal(g) == Goal::Barricades && !g.betrays && spaces(g.s, gate).barricades == 0) liking += 20;
    return liking;
}

int like_action(const Glance& g, const SpendFood& c)
{
    if (g.ready) return 8;
    const bool plenty = g.s.food > 2 * food_need(g.s) + 2;
    return plenty && c.die >= 2 && c.die <= 3 ? 3 : -20;
}

int like_action(const Glance&, const EatCard&) { return -12; }
int like_action(const Glance&, const Request&) { return -15; }
int like_action(const Glance&, const HandOff&) { return -12; }

int like_action(const Glance& g, const CallVote& c)
{
    if (g.betrays) return share(seem_to_believe(g.s, g.seat), c.seat) >= 45 ? 15 : -60;
    return suspicion(g.s, g.seat, c.seat) >= 60 ? 70 : -90;
}

int like_action(const Glance& g, const Serve& c)
{
    if (c.service == Service::Cook) return g.ready ? -5 : 25;
    if (c.service == Service::BuyMedicine) return g.s.food > food_need(g.s) + 3 ? 10 : -10;
    return 6 - (c.item ? card_worth(g.s, g.seat, *c.item) / 2 : 0) + wounds_of(g.s, c.who) * 5;
}

}  // namespace snowbound::dead_of_winter
