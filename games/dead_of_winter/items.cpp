// Item cards: hands, decks, waste pile, what is out of the game; and dice. [DW-PLY.2] [DW-EQP.4] [DW-ACT.1]
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {

bool is_equipment(Item item) { return kItemFacts[index(item)].kind == ItemKind::Equip; }
bool is_fuel(Item item) { return item == Item::Fuel || item == Item::StarterFuel; }
bool is_medicine(Item item) { return item == Item::Medicine || item == Item::StarterMedicine; }

int count_in(const Hand& hand, Symbol symbol)
{
    int n = 0;
    for (const Item item : hand) {
        if (symbol_of(item) == symbol) ++n;
    }
    return n;
}

void to_removed(State& s, Item item, DwLog& log)
{
    s.removed.push_back(item);
    log.say(rule("DW-DEF.4"), To::all(), CardRemoved{item});
}

void to_waste(State& s, Seat by, Item item, DwLog& log)
{
    if (by != kNobody && player(s, by).exiled) return to_removed(s, item, log);  // [DW-PLY.4] [DW-EXI.12]
    s.waste.push_back(item);                                                     // [DW-DEF.5]
}

void take_into_hand(State& s, Seat seat, Item item)
{
    player(s, seat).hand.insert_sorted(item);
    player(s, seat).sight.hand_by = {};  // nobody knows it as it is now
}

void take_openly(State& s, Seat seat, Item item)
{
    take_into_hand(s, seat, item);
    if (Opened& open = player(s, seat).sight.open; !open.full()) open.push_back(item);
}

bool drop(State& s, Seat seat, Item item)
{
    Player& p = player(s, seat);
    if (!p.hand.erase_one(item)) return false;
    p.sight.open.erase_one(item);
    if (p.sight.card == item) p.sight.card.reset(), p.sight.card_by = kNobody;
    return true;
}

void forget_hand(State& s, Seat seat)
{
    Sight& sight = player(s, seat).sight;
    sight.hand_by = {};
    sight.card.reset();
    sight.card_by = kNobody;
    sight.open.clear();
}

void know_stolen(State& s, Seat thief, Seat from, Item item)
{
    const Sight before = player(s, from).sight;
    forget_hand(s, from);
    Sight& sight = player(s, from).sight;
    if (before.hand_by.has(thief)) sight.hand_by.add(thief);
    if (before.card_by == thief && before.card != item) sight.card = before.card, sight.card_by = thief;
    player(s, thief).sight.card = item;
    player(s, thief).sight.card_by = from;
}

std::optional<Item> draw(State& s, Location place, Rng&)
{
    Deck& deck = s.decks[index(place)];
    if (deck.empty()) return std::nullopt;  // [DW-SRC.7] never refilled
    s.course.seal();
    s.knows_top[index(place)] = {};
    return deck.take_back();
}

void shuffle_deck(State& s, Location place, Rng& rng)
{
    s.course.seal();
    s.knows_top[index(place)] = {};
    rng.shuffle(s.decks[index(place)]);
}

void put_under_deck(State& s, Location place, Item item)
{
    Deck& deck = s.decks[index(place)];
    deck.push_back(item);
    std::rotate(deck.begin(), deck.end() - 1, deck.end());
}

void steal_random(State& s, Seat thief, Seat from, Rng& rng, DwLog& log)
{
    Hand& hand = player(s, from).hand;
    if (hand.empty()) return;
    s.course.seal();
    const std::size_t i = rng.below(static_cast<std::uint32_t>(hand.size()));
    const Item item = hand[i];
    hand.erase_at(i);
    take_into_hand(s, thief, item);
    know_stolen(s, thief, from, item);
    log.say(rule("DW-ATS.4"), To::all(), CardStolen{thief, from});
    log.say(rule("DW-ATS.4"), To::only(thief), StolenCard{thief, from, item});
    log.say(rule("DW-ATS.4"), To::only(from), StolenCard{thief, from, item});
}

void use_item(State& s, Survivor who, Item item, DwLog& log)
{
    s.used.add(item);
    s.reached.add(piece(item));
    log.say(rule("DW-EQP.4"), To::all(), ItemUsed{who, means(item)});
}

int roll(Rng& rng, DwLog& log, State& s)
{
    s.course.seal();
    const int value = 1 + static_cast<int>(rng.below(6));
    log.say(rule("DW-DIC.8"), To::all(), DieRolled{static_cast<std::uint8_t>(value)});
    return value;
}

int dice_left(const Player& p)
{
    int n = 0;
    for (const std::uint8_t number : p.dice) {
        n += number;
    }
    return n;
}

void spend_die(State& s, Seat seat, int value, DwLog& log)
{
    if (value == 0) return;
    Player& p = player(s, seat);
    --p.dice[static_cast<std::size_t>(value - 1)];
    ++p.used;  // [DW-ACT.1]
    log.say(rule("DW-ACT.1"), To::all(), DieSpent{seat, static_cast<std::uint8_t>(value)});
}

void change_die(State& s, Seat seat, int from, int to)
{
    Player& p = player(s, seat);
    --p.dice[static_cast<std::size_t>(from - 1)];
    ++p.dice[static_cast<std::size_t>(to - 1)];
}

}  // namespace snowbound::dead_of_winter
