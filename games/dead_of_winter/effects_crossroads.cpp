#include "games/dead_of_winter/effects_crossroads.h"

#include "games/dead_of_winter/scenes.h"

namespace snowbound::dead_of_winter::effect {

void look_around(State& s, Script& x, Rng&, DwLog&)
{
    if (x.who) x.place = figure(s, *x.who).at;
}

void size_up(State& s, Script& x, Rng&, DwLog&)
{
    x.n = 0;
    for (const Item item : figure(s, *x.who).equipment) {
        if (is_weapon(item)) x.n = 1;
    }
}

void send_helpless(State& s, Script&, Rng&, DwLog& log)
{
    const int lost = (s.helpless + 1) / 2;
    remove_helpless(s, s.helpless, log);
    change_morale(s, -lost, Why::Crossroads, log);
}

void santa(State& s, Script& x, Rng&, DwLog&) { x.seat = figure(s, Survivor::ForestPlum).controller; }

void show_gift(State& s, Script& x, Rng&, DwLog& log)
{
    constexpr auto kStore = index(Location::GroceryStore);
    s.course.seal();
    s.knows_top[kStore].add(x.seat);
    log.say(rule("DW-XRD.2"), To::only(x.seat), SawCard{x.seat, s.decks[kStore].back()});
}

void give_gift(State& s, Script& x, Rng& rng, DwLog& log)
{
    const auto item = draw(s, Location::GroceryStore, rng);
    if (!item) return;
    take_openly(s, x.other, *item);
    if (Offers& seen = player(s, x.other).sight.offers; !seen.full()) seen.insert_sorted(*item);
    log.say(rule("DW-XRD.2"), To::all(), CardGiven{x.seat, x.other, *item});
}

void lead(State& s, Script& x, Rng&, DwLog& log)
{
    if (!x.who || !player(s, x.seat).group.has(*x.who)) return;
    player(s, x.seat).leader = x.who;
    log.say(rule("DW-XRD.2"), To::all(), LeaderNamed{x.seat, *x.who});
}

void infect_helpless(State& s, Script&, Rng& rng, DwLog& log)
{
    int dead = 0;
    for (int i = s.helpless; i > 0; --i) {
        if (roll(rng, log, s) == 1) ++dead;
    }
    kill_helpless(s, dead, log);
}

void strip(State& s, Script& x, Rng&, DwLog& log)
{
    Figure& f = figure(s, *x.who);
    for (const Item item : f.equipment) {
        take_openly(s, f.controller, item);
        log.say(rule("DW-XRD.2"), To::all(), ItemReturned{item, Location::Colony});
    }
    f.equipment.clear();
}

void convert(State&, Script& x, Rng&, DwLog&) { x.other = x.seat; }

void take_medicine(State& s, Script& x, Rng&, DwLog& log)
{
    for (const Item item : player(s, x.other).hand) {
        if (symbol_of(item) != Symbol::Medicine) continue;
        drop(s, x.other, item);
        return to_removed(s, item, log);
    }
}

void open_gun_safe(State& s, Script& x, Rng& rng, DwLog& log)
{
    Deck& deck = s.decks[index(Location::PoliceStation)];
    std::uint8_t taken = 0;
    const std::size_t bottom = deck.size() > 8 ? deck.size() - 8 : 0;
    for (std::size_t i = deck.size(); i > bottom; --i) {
        const Item item = deck[i - 1];
        if (!is_weapon(item)) continue;
        deck.erase_one(item);
        take_into_hand(s, x.seat, item);
        log.say(rule("DW-XRD.6"), To::only(x.seat), Kept{x.seat, item});
        ++taken;
    }
    log.say(rule("DW-XRD.6"), To::all(), CardsKept{x.seat, taken});
    shuffle_deck(s, Location::PoliceStation, rng);
}

void ask_thomas(State& s, Script& x, Rng&, DwLog&) { x.seat = figure(s, Survivor::ThomasHeart).controller; }

void choose_passengers(State&, Script& x, Rng&, DwLog&) { x.picked = {Survivor::RodMiller}; }

void add_to_picked(State&, Script& x, Rng&, DwLog&)
{
    if (x.ok && x.who) x.picked.add(*x.who);
}

void drive_to_hospital(State& s, Script& x, Rng&, DwLog&) { s.stack.push_back(Boarding{x.seat, x.picked}); }

namespace {

void pick_unlucky(State& s, Script& x, int most, Rng& rng, DwLog& log)
{
    x.picked.clear();
    for (const Survivor who : at(s, Location::Colony)) {
        if (roll(rng, log, s) <= most) x.picked.add(who);
    }
}

}  // namespace

void volley(State& s, Script& x, Rng& rng, DwLog& log) { pick_unlucky(s, x, 3, rng, log); }

void upset_stomachs(State& s, Script& x, Rng& rng, DwLog& log) { pick_unlucky(s, x, 2, rng, log); }

void return_tool(State& s, Script& x, Rng&, DwLog& log)  // to other, who has just paid it [DW-D35]
{
    if (x.other == kNobody) return;  // paid under rules version 1, which kept it
    const Item tool = s.removed.take_back();
    take_openly(s, x.other, tool);
    log.say(rule("DW-XRD.2"), To::all(), Kept{x.other, tool});
}

void both_chemists(State&, Script& x, Rng&, DwLog&) { x.picked = {Survivor::EdwardWhite, Survivor::JohnPrice}; }

void blow_up(State& s, Script& x, Rng&, DwLog&)
{
    const Seat chemist = figure(s, Survivor::EdwardWhite).controller;  // who has decided
    s.stack.push_back(Removing{chemist, Location::Colony, static_cast<std::uint8_t>(x.n), true});
}

void find_host(State& s, Script& x, Rng&, DwLog&)
{
    for (const Survivor who : at(s, figure(s, *x.who).at)) {
        if (figure(s, who).controller != x.seat) x.other = figure(s, who).controller;
    }
}

}  // namespace snowbound::dead_of_winter::effect
