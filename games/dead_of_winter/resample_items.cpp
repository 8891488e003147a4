// The item cards of an imagined world: hands, decks and contributions that the seat does not know are dealt anew.
#include "games/dead_of_winter/crises.h"
#include "games/dead_of_winter/flow.h"
#include "games/dead_of_winter/items.h"

namespace snowbound::dead_of_winter {
namespace {

enum class Zone : std::uint8_t { Anything, Starters, Deck };
enum class Lies : std::uint8_t { Elsewhere, InHand, Contributed };

struct Slot {  // where a card lies that I do not know
    Item* item;
    Zone zone;
    Location place;  // of a deck
    Lies lies = Lies::Elsewhere;
};
using Slots = FixedVector<Slot, kItemCards>;

bool fits(const Slot& slot, Item item)
{
    if (slot.zone == Zone::Anything) return true;
    if (slot.zone == Zone::Starters) return is_starter(item);
    return facts(item).copies[index(slot.place)] > 0;
}

// What the open question of a card's script says about cards.
struct Asked {
    const State& s;
    const Picking* picking = s.stack.empty() ? nullptr : std::get_if<Picking>(&s.stack.back());
    const Script* script = picking ? running<Script>(s) : nullptr;
    const Op* op = script ? &ops_of(*script)[script->pc - 1U] : nullptr;

    bool shows_deck(Seat me, Location place) const  // to who picks from it
    {
        if (!op || op->code != Code::TakeChosen || picking->seat != me) return false;
        return place == (op->at == At::Here ? script->place : location_at(static_cast<std::size_t>(op->at)));
    }
    // Whoever was allowed to take medicine from the hands has found enough of it (crossroads #35).
    int medicine_left() const
    {
        int n = 0;
        for (std::size_t i = op ? script->pc - 1U : 0; op && i < ops_of(*script).size(); ++i) {
            const Op& next = ops_of(*script)[i];
            n += op->code == Code::PickPlayer && op->arg > 0 && next.code == Code::PickPlayer ? 1 : 0;
        }
        return n;
    }
};

template <class Pile>
void add_slots(Slots& slots, Pile& pile, Zone zone, Location place = Location::Colony)
{
    for (Item& item : pile) {
        slots.push_back({&item, zone, place});
    }
}

// Whoever is loyal has contributed what fits; a betrayer may have, or not. [DW-CON.2]
void settle_contributions(State& s, Seat me, Slots& slots, Rng& rng)
{
    if (!s.crisis || slots.empty()) return;
    const Symbols& symbols = kCrisisFacts[index(*s.crisis)].symbols;
    const auto size = static_cast<std::uint32_t>(slots.size());
    for (const Seat seat : all_seats(s)) {
        if (seat == me) continue;
        for (Item& item : player(s, seat).laid) {
            if (symbols.has(symbol_of(item)) || (is_betrayer(s, seat) && rng.below(2) == 0)) continue;
            const std::uint32_t start = rng.below(size);
            for (std::uint32_t i = 0; i < size; ++i) {
                const Slot& slot = slots[(start + i) % size];
                if (slot.lies == Lies::Contributed || !symbols.has(symbol_of(*slot.item)) || !fits(slot, item))
                    continue;
                std::swap(*slot.item, item);
                break;
            }
        }
    }
}

// What all know to be in a hand: a card that was given and must be played, a weapon whose bearer has died, what came
// there openly in this turn; and what I alone have seen of it.
Hand known_of(const State& s, Seat seat, Seat me)
{
    Hand known;
    for (const Frame& frame : s.stack) {
        const auto* script = std::get_if<Script>(&frame);
        const bool weapon = script && script->seat == seat && script->item && is_equipment(*script->item);
        if (weapon) known.push_back(*script->item);
        const auto* playing = std::get_if<Playing>(&frame);
        if (playing && playing->seat == seat) known.push_back(playing->item);
    }
    const Sight& sight = player(s, seat).sight;
    for (const Item item : sight.open) {
        known.push_back(item);
    }
    if (sight.card && sight.card_by == me && !known.contains(*sight.card)) known.push_back(*sight.card);
    return known;
}

void add_hands(Slots& slots, State& s, Seat me)
{
    for (const Seat seat : all_seats(s)) {
        if (seat == me) continue;
        Player& p = player(s, seat);
        Hand known = p.sight.hand_by.has(me) ? p.hand : known_of(s, seat, me);
        for (Item& item : p.hand) {
            if (!known.erase_one(item)) slots.push_back({&item, Zone::Anything, Location::Colony, Lies::InHand});
        }
        for (Item& item : p.laid) {
            slots.push_back({&item, Zone::Anything, Location::Colony, Lies::Contributed});
        }
        add_slots(slots, p.stake, Zone::Anything);
    }
}

void shuffle_decks(State& s, Seat me, Rng& rng)
{
    for (std::size_t i = 0; i < kLocations; ++i) {
        Deck& deck = s.decks[i];
        if (deck.empty()) continue;
        const bool known = s.knows_top[i].has(me);
        const Item top = deck.back();
        if (known) deck.pop_back();
        std::sort(deck.begin(), deck.end());
        rng.shuffle(deck);
        if (known) deck.push_back(top);
    }
}

// Who has taken a card knows which one may not be played, and so does whom it was taken from, until that turn ends.
void lock_cards(State& s, Seat me, Rng& rng)
{
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        const bool known = seat == me || p.sight.hand_by.has(me) || (p.sight.card_by == me && p.sight.card == p.locked);
        if (p.locked && !known) p.locked = p.hand[rng.below(static_cast<std::uint32_t>(p.hand.size()))];
    }
}

// What lies where is forgotten first: every slot gets a card that may lie there, dealt from all of them. What fits few
// places is dealt first; where nothing is left that fits, another zone gives what does, and gets something else.
class Dealer {
public:
    Dealer(Slots& slots, std::size_t medicine, Rng& rng) : slots_(slots)
    {
        for (const Slot& slot : slots) {
            pile_.push_back(*slot.item);
        }
        std::sort(pile_.begin(), pile_.end());
        rng.shuffle(pile_);
        for (std::size_t i = 0; i < slots.size(); ++i) {
            const bool promised = medicine > 0 && slots[i].lies == Lies::InHand;
            if (promised) --medicine;
            zones_[i] = promised                          ? kPromised
                        : slots[i].zone == Zone::Anything ? kAnywhere
                        : slots[i].zone == Zone::Starters ? kBox
                                                          : index(slots[i].place);
        }
        for (std::size_t zone = 0; zone <= kAnywhere; ++zone) {
            for (std::size_t i = 0; i < slots.size(); ++i) {
                if (zones_[i] == zone) deal_to(i);
            }
        }
    }

private:
    // Zones, those that take least first. The colony has no deck, so its number is free for the box.
    static constexpr std::size_t kBox = 0, kPromised = kLocations, kAnywhere = kLocations + 1;

    bool goes(std::size_t zone, Item item) const
    {
        if (zone == kAnywhere) return true;
        return zone == kPromised ? symbol_of(item) == Symbol::Medicine : facts(item).copies[zone] > 0;
    }
    void deal_to(std::size_t slot)
    {
        Visited visited{};
        if (give(slot, visited)) return;
        // Equipment of the dead lies in decks that it was not printed for [DW-EQP.7]: then anything may.
        SB_CHECK(slots_[slot].zone == Zone::Deck && !pile_.empty(), "no card is left that may lie there");
        *slots_[slot].item = pile_.back();
        pile_.pop_back();
        dealt_[slot] = true;
    }
    using Visited = std::array<bool, kAnywhere + 1>;
    bool give(std::size_t slot, Visited& visited)
    {
        const std::size_t zone = zones_[slot];
        for (std::size_t i = 0; i < pile_.size(); ++i) {
            if (!goes(zone, pile_[i])) continue;
            *slots_[slot].item = pile_[i];
            pile_.erase_at(i);
            dealt_[slot] = true;
            return true;
        }
        visited[zone] = true;
        for (std::size_t other = 0; other < slots_.size(); ++other) {
            if (!dealt_[other] || visited[zones_[other]] || !goes(zone, *slots_[other].item)) continue;
            const Item item = *slots_[other].item;
            if (!give(other, visited)) continue;
            *slots_[slot].item = item;
            dealt_[slot] = true;
            return true;
        }
        return false;
    }

    Slots& slots_;
    FixedVector<Item, kItemCards> pile_;
    std::array<std::size_t, kItemCards> zones_{};
    std::array<bool, kItemCards> dealt_{};
};

// medicine: how many of those cards may leave the hands
void mix(Slots& slots, int medicine, Rng& rng)
{
    const auto counts = [](const Slot& slot, const Slot& from) {
        return slot.lies == Lies::InHand && symbol_of(*from.item) == Symbol::Medicine ? 1 : 0;
    };
    for (int pass = 0; pass < 2; ++pass) {
        for (auto i = static_cast<std::uint32_t>(slots.size()); i > 1; --i) {
            const Slot& a = slots[i - 1];
            const Slot& b = slots[rng.below(i)];
            if (!fits(a, *b.item) || !fits(b, *a.item)) continue;
            const int left = medicine + counts(a, b) + counts(b, a) - counts(a, a) - counts(b, b);
            if (left < 0 && left < medicine) continue;
            medicine = left;
            std::swap(*a.item, *b.item);
        }
    }
}

int medicine_in_hands(const State& s)
{
    int n = 0;
    for (const Seat seat : all_seats(s)) {
        n += count_in(player(s, seat).hand, Symbol::Medicine);
    }
    return n;
}

// Of what is promised: what the hands do not hold for all to see.
std::size_t lacking_medicine(const State& s, const Slots& slots, int promised)
{
    int unknown = 0;
    for (const Slot& slot : slots) {
        unknown += slot.lies == Lies::InHand && symbol_of(*slot.item) == Symbol::Medicine ? 1 : 0;
    }
    return static_cast<std::size_t>(std::max(0, promised - (medicine_in_hands(s) - unknown)));
}

}  // namespace

void deal_items(State& s, Seat me, Rng& rng)
{
    shuffle_decks(s, me, rng);
    Slots slots;
    add_hands(slots, s, me);
    const Asked asked{s};
    for (std::size_t i = 0; i < kLocations; ++i) {
        Deck& deck = s.decks[i];
        if (asked.shows_deck(me, location_at(i))) continue;
        const std::size_t known = s.knows_top[i].has(me) && !deck.empty() ? 1 : 0;
        for (std::size_t j = 0; j + known < deck.size(); ++j) {
            slots.push_back({&deck[j], Zone::Deck, location_at(i)});
        }
    }
    const auto* search = running<Searching>(s);
    if (search && search->seat != me) add_slots(slots, s.drawn, Zone::Deck, search->place);
    add_slots(slots, s.unseen, Zone::Anything);
    add_slots(slots, s.box, Zone::Starters);
    const int promised = asked.medicine_left();
    const Dealer dealt(slots, lacking_medicine(s, slots, promised), rng);
    mix(slots, medicine_in_hands(s) - promised, rng);
    if (promised == 0) settle_contributions(s, me, slots, rng);
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        std::sort(p.hand.begin(), p.hand.end());
        std::sort(p.laid.begin(), p.laid.end());
        std::sort(p.stake.begin(), p.stake.end());
    }
    std::sort(s.unseen.begin(), s.unseen.end());
    std::sort(s.box.begin(), s.box.end());
    lock_cards(s, me, rng);
}

}  // namespace snowbound::dead_of_winter
