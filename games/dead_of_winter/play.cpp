// Playing a card, from the own hand or given on request. [DW-PLY.1] to [DW-PLY.8] [DW-NEW.1] [DW-REQ.4]
#include "games/dead_of_winter/flow.h"
#include "games/dead_of_winter/whereabouts.h"

namespace snowbound::dead_of_winter {
namespace {

template <class F>
void each_patient(const State& s, Seat seat, F&& use)  // own, or beside an own survivor
{
    Locations places;
    for (const Survivor who : player(s, seat).group) {
        if (is_alive(s, who)) places.add(figure(s, who).at);
    }
    for (const Survivor who : in_play(s)) {
        if (is_alive(s, who) && wounds_of(s, who) > 0 && places.has(figure(s, who).at)) use(who);
    }
}

Locations own_places(const State& s, Seat seat)
{
    Locations places;
    for (const Survivor who : player(s, seat).group) {
        if (is_alive(s, who)) places.add(figure(s, who).at);
    }
    return places;
}

bool can_megaphone(const State& s, Location to)
{
    if (empty_spaces(s, to) == 0) return false;
    for (std::size_t i = 0; i < kGates; ++i) {
        if (s.gates[i].zombies > 0 && location_of(gate_at(i)) != to) return true;
    }
    return false;
}

bool any_zombie_near(const State& s, Seat seat)
{
    for (const Location place : own_places(s, seat)) {
        if (zombies_at(s, place) > 0) return true;
    }
    return false;
}

bool any_place(const State& s, Seat seat, bool (*fits)(const State&, Location))
{
    for (const Location place : own_places(s, seat)) {
        if (fits(s, place)) return true;
    }
    return false;
}

bool has_empty_space(const State& s, Location place) { return empty_spaces(s, place) > 0; }

bool is_food_item(Item item) { return symbol_of(item) == Symbol::Food; }

// The card leaves the hand and is resolved; where it goes afterwards. [DW-PLY.2] [DW-PLY.3]
void lay_down(State& s, Seat seat, Item item, DwLog& log)
{
    drop(s, seat, item);
    s.reached.add(piece(item));
    log.say(rule("DW-PLY.1"), To::all(), CardPlayed{seat, item});
    if (kItemFacts[index(item)].kind == ItemKind::Event) {
        to_removed(s, item, log);
    } else {
        to_waste(s, seat, item, log);
    }
}

void play_outsider(State& s, Seat seat, Item item, Rng& rng, DwLog& log)
{
    const int helpless = kItemFacts[index(item)].helpless;
    const Survivor who = s.survivor_deck.back();
    if (!player(s, seat).exiled) add_helpless(s, helpless, log);  // [DW-EXI.7]
    survivor_comes(s, seat, rng, log);
    did(s, Deed::Added, who, Location::Colony, Location::Colony);
    if (Turn* turn = running<Turn>(s)) turn->doing.helpless = helpless > 0 && !player(s, seat).exiled;
}

}  // namespace

void reroll(State& s, Seat seat, int die, Rng& rng, DwLog& log)
{
    s.course.seal();
    const int value = 1 + static_cast<int>(rng.below(6));
    change_die(s, seat, die, value);
    log.say(rule("DW-DIC.3"), To::all(),
            DieRerolled{seat, static_cast<std::uint8_t>(die), static_cast<std::uint8_t>(value)});
}

bool is_locked(const Player& p, Item item)
{
    return p.locked == item && std::count(p.hand.begin(), p.hand.end(), item) < 2;
}

bool led_by_pirate(const State& s, const Player& p)
{
    for (const Survivor who : p.group) {
        if (figure(s, who).marks.has(Mark::Pirate)) return true;
    }
    return false;
}

bool has_room_for(const State& s, Seat seat, Item outsider)
{
    if (s.survivor_deck.empty()) return false;
    if (!player(s, seat).exiled) {  // [DW-NEW.3]
        return free_spaces(s, Location::Colony) >= 1 + kItemFacts[index(outsider)].helpless;
    }
    for (const Location place : kOutside) {  // [DW-NEW.5]
        if (free_spaces(s, place) > 0) return true;
    }
    return false;
}

bool can_play(const State& s, Seat seat, Item item)
{
    const Player& p = player(s, seat);
    bool any = false;
    if (is_food_item(item)) return !s.standing.has(Standing::NoFoodCards);
    switch (item) {
        case Item::Medicine:
        case Item::StarterMedicine: each_patient(s, seat, [&](Survivor) { any = true; }); return any;
        case Item::AdrenalineShot:
        case Item::Junk:
        case Item::StarterJunk: return dice_left(p) > 0;
        case Item::Padlock: return any_place(s, seat, has_empty_space);
        case Item::Scissors: return any_zombie_near(s, seat);
        case Item::Megaphone: return any_place(s, seat, can_megaphone);
        case Item::Outsider1:
        case Item::Outsider2:
        case Item::Outsider3: return has_room_for(s, seat, item);
        default: return false;  // equipment is put on; fuel and lamp are declared with an action [DW-PLY.7]
    }
}

namespace {

void offer_meals(const Player& p, Item item, DwOffer& offer)  // [DW-FOD.4]
{
    for (int value = 1; value < 6; ++value) {
        if (p.dice[static_cast<std::size_t>(value - 1)] > 0) offer.add(EatCard{item, static_cast<std::uint8_t>(value)});
    }
}

void offer_card(const State& s, const Turn& turn, const Player& p, Item item, DwOffer& offer)
{
    if (can_deposit(s, item)) offer.add(Deposit{item});  // [DW-MOB.1]
    if (is_locked(p, item)) return;
    if (is_equipment(item)) {
        for (const Survivor who : p.group) {
            if (is_alive(s, who)) offer.add(Equip{item, who});  // [DW-EQP.1]
        }
    } else if (can_play(s, turn.seat, item)) {
        offer.add(PlayCard{item});
    }
    if (can_eat(p, item)) offer_meals(p, item, offer);
}

}  // namespace

bool can_eat(const Player& p, Item item)
{
    return p.exiled && is_food_item(item) && lowest_die(p) > 0 && lowest_die(p) < 6;
}

void offer_plays(const State& s, const Turn& turn, DwOffer& offer)
{
    const Player& p = player(s, turn.seat);
    const bool contributes = s.crisis && !p.exiled && !led_by_pirate(s, p);  // [DW-CON.1] [DW-EXI.6]
    each_kind(p.hand, [&](Item item) {
        offer_card(s, turn, p, item, offer);
        if (contributes) offer.add(Contribute{item});
    });
}

void play_now(State& s, Seat seat, Item item, Seat giver, Rng& rng, DwLog& log)
{
    const ItemFacts& facts = kItemFacts[index(item)];
    if (is_food_item(item)) {
        lay_down(s, seat, item, log);
        return change_food(s, facts.food, log);
    }
    if (facts.kind == ItemKind::Event) {
        lay_down(s, seat, item, log);
        return play_outsider(s, seat, item, rng, log);
    }
    Playing playing;
    playing.seat = seat;
    playing.item = item;
    playing.giver = giver;
    s.stack.push_back(playing);
}

Flow resume(const Playing&, State&, Rng&, DwLog&) { return Flow::Ask; }

namespace {

void offer_targets(const Playing& f, const State& s, DwOffer& offer)
{
    const Player& p = player(s, f.seat);
    switch (f.item) {
        case Item::Medicine:
        case Item::StarterMedicine: return each_patient(s, f.seat, [&](Survivor who) { offer.add(PickSurvivor{who}); });
        case Item::AdrenalineShot:
        case Item::Junk:
        case Item::StarterJunk:
            return each_die(p, [&](std::uint8_t die) {
                if (f.item != Item::AdrenalineShot) return offer.add(PickDie{die});
                for (std::uint8_t to = 1; to <= 6; ++to) {
                    to > die || (die == 6 && to == 6) ? offer.add(SetDie{die, to}) : offer.also(SetDie{die, to});
                }
            });
        case Item::Padlock:
        case Item::Megaphone:
            for (const Location place : own_places(s, f.seat)) {
                const bool fits = f.item == Item::Padlock ? has_empty_space(s, place) : can_megaphone(s, place);
                if (fits) offer.add(PickPlace{place});
            }
            return;
        default:  // scissors
            for (const Location place : own_places(s, f.seat)) {
                each_gate(place, [&](Gate gate) {
                    if (spaces(s, gate).zombies > 0) offer.add(PickGate{gate});
                });
            }
    }
}

}  // namespace

void ask(const Playing& f, const State& s, DwQuestions& questions)
{
    auto offer = questions.to(f.seat, rule("DW-PLY.5"), "play");
    if (!offer) return;
    offer.also(Cancel{});  // [DW-D13] [DW-D21]
    offer.fallback(Cancel{});
    if (is_equipment(f.item)) {
        for (const Survivor who : player(s, f.seat).group) {
            if (is_alive(s, who)) offer.add(Equip{f.item, who});
        }
    } else if (is_fuel(f.item)) {
        const Locations room = Whereabouts(s).room;
        for (const Survivor who : player(s, f.seat).group) {
            if (can_move(s, who)) offer_moves(s, who, means(f.item), room, offer);
        }
    } else if (is_food_item(f.item)) {  // given to an exile
        if (can_play(s, f.seat, f.item)) offer.add(PlayCard{f.item});
        offer_meals(player(s, f.seat), f.item, offer);
    } else if (f.item == Item::ReadingLamp) {
        for (const Survivor who : player(s, f.seat).group) {
            offer_attacks(s, *running<Turn>(s), who, offer);
        }
    } else {
        offer_targets(f, s, offer);
    }
    if (f.giver == kNobody) return;
    offer_paid_attacks(s, f.seat, f.item, offer);  // [DW-REQ.4]
    offer.bar(Contribute{f.item}, Refusal{rule("DW-REQ.3"), "not_for_the_crisis"});
    offer.bar(Deposit{f.item}, Refusal{rule("DW-REQ.2"), "to_be_played"});
}

namespace {

void heal_with(State& s, const Playing& f, Survivor who, DwLog& log)
{
    heal(s, f.seat, who, log);
    did(s, Deed::Healed, who, figure(s, who).at, figure(s, who).at);
    if (Turn* turn = running<Turn>(s)) turn->doing.item = f.item;
}

void shout(State& s, const Playing& f, Location place)
{
    Luring luring;
    luring.seat = f.seat;
    luring.place = place;
    luring.left = 4;
    luring.single = true;
    s.stack.push_back(luring);
}

void cancel(const Playing& f, State& s)
{
    if (f.giver == kNobody) return;
    drop(s, f.seat, f.item);
    take_openly(s, f.giver, f.item);
}

}  // namespace

void take(const Playing& f, State& s, Seat seat, const Choice& choice, Rng& rng, DwLog& log)
{
    s.stack.pop_back();
    if (std::holds_alternative<Cancel>(choice)) return cancel(f, s);
    const bool declared = std::holds_alternative<Attack>(choice) || is_food_item(f.item);
    if (declared || is_equipment(f.item) || is_fuel(f.item) || f.item == Item::ReadingLamp) {
        const bool pays = f.item != Item::ReadingLamp;  // that stands for a die
        return do_action(s, seat, choice, rng, log, pays ? std::optional(f.item) : std::nullopt);
    }
    lay_down(s, seat, f.item, log);
    if (const auto* patient = std::get_if<PickSurvivor>(&choice)) return heal_with(s, f, patient->who, log);
    if (const auto* die = std::get_if<PickDie>(&choice)) return reroll(s, seat, die->die, rng, log);
    if (const auto* gate = std::get_if<PickGate>(&choice)) return kill_zombie(s, gate->gate, rng, log);
    if (const auto* set = std::get_if<SetDie>(&choice)) {
        change_die(s, seat, set->die, set->to);
        return log.say(rule("DW-DIC.3"), To::all(), DieRaised{seat, set->die, set->to});
    }
    const Location place = std::get<PickPlace>(choice).place;
    if (f.item == Item::Padlock) return s.stack.push_back(Building{seat, place, 2});
    shout(s, f, place);
}

}  // namespace snowbound::dead_of_winter
