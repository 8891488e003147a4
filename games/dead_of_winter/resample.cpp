// A world that a seat cannot rule out. What it holds, has looked at and sees on the table stays; hands, decks,
// face-down contributions, objectives and the crossroads card that it does not know are dealt anew. It forgets which
// card was stolen, what it has put back under a deck, and what went back into a hand after a payment made together.
#include "games/dead_of_winter/crises.h"
#include "games/dead_of_winter/crossroads.h"
#include "games/dead_of_winter/flow.h"
#include "games/dead_of_winter/game.h"
#include "games/dead_of_winter/items.h"
#include "games/dead_of_winter/outlook.h"

namespace snowbound {
namespace dead_of_winter {
namespace {

enum class Zone : std::uint8_t { Anything, Starters, Deck };

struct Slot {  // where a card lies that I do not know
    Item* item;
    Zone zone;
    Location place;  // of a deck
    bool laid = false;
};
using Slots = FixedVector<Slot, kItemCards>;

bool fits(const Slot& slot, Item item)
{
    if (slot.zone == Zone::Anything) return true;
    if (slot.zone == Zone::Starters) return is_starter(item);
    return facts(item).copies[index(slot.place)] > 0;
}

// Cards that an open question of a card's script is about stay where they are: that it is asked says that they are
// there.
struct Asked {
    const State& s;
    const Picking* picking = s.stack.empty() ? nullptr : std::get_if<Picking>(&s.stack.back());
    const Script* script = picking ? running<Script>(s) : nullptr;
    const Op* op = script ? &ops_of(*script)[script->pc - 1U] : nullptr;

    bool about_hand(Seat seat) const
    {
        if (!op) return false;
        switch (op->code) {
            case Code::PickCard:
            case Code::LoseCards:
            case Code::GiveCards: return seat == picking->seat;
            case Code::PickTheirs: return seat == script->other;
            case Code::PickPlayer: return true;
            default: return false;
        }
    }
    bool about_deck(Location place) const
    {
        if (!op || op->code != Code::TakeChosen) return false;
        return place == (op->at == At::Here ? script->place : location_at(static_cast<std::size_t>(op->at)));
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
                if (slot.laid || !symbols.has(symbol_of(*slot.item)) || !fits(slot, item)) continue;
                std::swap(*slot.item, item);
                break;
            }
        }
    }
}

// Cards that a running effect names stay in the hand that holds them.
bool is_named(const State& s, Item item)
{
    for (const Frame& frame : s.stack) {
        if (const auto* script = std::get_if<Script>(&frame); script && script->item == item) return true;
        if (const auto* playing = std::get_if<Playing>(&frame); playing && playing->item == item) return true;
    }
    return false;
}

void add_hands(Slots& slots, State& s, Seat me)
{
    const Asked asked{s};
    for (const Seat seat : all_seats(s)) {
        if (seat == me) continue;
        Player& p = player(s, seat);
        const bool known = p.sight.hand_by.has(me) || asked.about_hand(seat);
        bool recalls = p.sight.card_by == me;  // one card of this kind
        for (Item& item : p.hand) {
            if (known) break;
            if (recalls && p.sight.card == item) {
                recalls = false;
                continue;
            }
            if (!is_named(s, item) && p.locked != item) slots.push_back({&item, Zone::Anything, Location::Colony});
        }
        for (Item& item : p.laid) {
            slots.push_back({&item, Zone::Anything, Location::Colony, true});
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
        rng.shuffle(deck);
        if (known) deck.push_back(top);
    }
}

void deal_items(State& s, Seat me, Rng& rng)
{
    Slots slots;
    add_hands(slots, s, me);
    const Asked asked{s};
    for (std::size_t i = 0; i < kLocations; ++i) {
        Deck& deck = s.decks[i];
        if (asked.about_deck(location_at(i))) continue;
        const std::size_t known = s.knows_top[i].has(me) && !deck.empty() ? 1 : 0;
        for (std::size_t j = 0; j + known < deck.size(); ++j) {
            slots.push_back({&deck[j], Zone::Deck, location_at(i)});
        }
    }
    const auto* search = running<Searching>(s);
    if (search && search->seat != me) add_slots(slots, s.drawn, Zone::Deck, search->place);
    add_slots(slots, s.unseen, Zone::Anything);
    add_slots(slots, s.box, Zone::Starters);
    for (int pass = 0; pass < 2; ++pass) {
        for (auto i = static_cast<std::uint32_t>(slots.size()); i > 1; --i) {
            const Slot& a = slots[i - 1];
            const Slot& b = slots[rng.below(i)];
            if (fits(a, *b.item) && fits(b, *a.item)) std::swap(*a.item, *b.item);
        }
    }
    settle_contributions(s, me, slots, rng);
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        std::sort(p.hand.begin(), p.hand.end());
        std::sort(p.laid.begin(), p.laid.end());
        std::sort(p.stake.begin(), p.stake.end());
    }
    std::sort(s.unseen.begin(), s.unseen.end());
    std::sort(s.box.begin(), s.box.end());
}

bool knows_objective(const State& s, Seat me, Seat other)
{
    const Player& p = player(s, other);
    return other == me || !p.objective || p.objective_shown || p.known_to.has(me);
}

// Objectives that nobody has shown me. At most one of them is a betrayer's; who, is a matter of belief. [DW-SET.10]
void deal_objectives(State& s, Seat me, Rng& rng)
{
    if (s.cooperative || s.ending != Ending::None) return;
    const Belief belief = believe(s, me);
    std::uint32_t drawn = rng.below(static_cast<std::uint32_t>(belief.total()));
    Seat betrayer = kNobody;
    for (const Seat seat : all_seats(s)) {
        const auto weight = static_cast<std::uint32_t>(belief.weights[index(seat)]);
        if (betrayer == kNobody && drawn < weight) betrayer = seat;
        drawn -= std::min(drawn, weight);
        if (betrayer == seat) drawn = 0xFFFFFFFF;
    }
    FixedVector<Objective, kSecrets> secrets;
    for (std::size_t i = 0; i < kSecrets; ++i) {
        secrets.push_back(objective_at(i));
    }
    for (const Seat seat : all_seats(s)) {
        if (knows_objective(s, me, seat) && player(s, seat).objective) secrets.erase_one(*player(s, seat).objective);
    }
    rng.shuffle(secrets);
    for (const Seat seat : all_seats(s)) {
        if (knows_objective(s, me, seat)) continue;
        if (seat == betrayer) {
            player(s, seat).objective = objective_at(kSecrets + rng.below(kBetrayals));
        } else {
            player(s, seat).objective = secrets.take_back();
        }
    }
}

void deal_exiles(State& s, Seat me, Rng& rng)
{
    if (s.ending != Ending::None) return;
    for (const Seat seat : all_seats(s)) {
        if (seat != me && player(s, seat).exile) s.exile_deck.push_back(*player(s, seat).exile);
    }
    rng.shuffle(s.exile_deck);
    for (const Seat seat : all_seats(s)) {
        if (seat != me && player(s, seat).exile) player(s, seat).exile = s.exile_deck.take_back();
    }
}

bool would_trigger(const State& s, Crossroads card)
{
    const Turn* turn = running<Turn>(s);
    const CrossroadsFacts& f = facts(card);
    if (!turn || turn->stage != TurnStage::Actions || f.when != When::State) return false;
    return !f.holds || f.holds(s, Scene{turn->seat, turn->doing});
}

// The card of this turn is one that would not have shown itself already. [DW-XRD.7]
void deal_crossroads(State& s, Seat me, Rng& rng)
{
    const bool held = s.crossroads && s.crossroads_by != me;
    if (held) s.crossroads_deck.push_back(*s.crossroads);
    rng.shuffle(s.crossroads_deck);
    if (!held) return;
    for (std::size_t i = s.crossroads_deck.size(); i > 0; --i) {
        const Crossroads card = s.crossroads_deck[i - 1];
        if (i > 1 && would_trigger(s, card)) continue;
        s.crossroads = card;
        s.crossroads_deck.erase_at(i - 1);
        return;
    }
}

void shuffle_crises(State& s, Seat me, Rng& rng)
{
    FixedVector<Crisis, 2> known;
    while (s.knows_crises.has(me) && known.size() < 2 && !s.crisis_deck.empty()) {
        known.push_back(s.crisis_deck.take_back());
    }
    rng.shuffle(s.crisis_deck);
    while (!known.empty()) {
        s.crisis_deck.push_back(known.take_back());
    }
}

// What the others offer to a payment together is secret until all have. [DW-D35]
void take_back_offers(State& s, Seat me)
{
    if (!running<Pooling>(s)) return;
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        if (seat == me) continue;
        while (!p.stake.empty()) {
            p.hand.push_back(p.stake.take_back());
        }
        p.stake_dice = 0;
    }
}

void imagine_offers(State& s, Seat me, Rng& rng)
{
    const auto* pool = running<Pooling>(s);
    if (!pool) return;
    for (const Seat seat : pool->seats) {
        Player& p = player(s, seat);
        if (seat == me || rng.below(2) == 0) continue;
        if (pool->dice) {
            p.stake_dice = static_cast<std::uint8_t>(std::min<int>(dice_left(p), pool->need));
            continue;
        }
        for (std::size_t i = 0; i < p.hand.size() && p.stake.size() < pool->need;) {
            if (!pool->symbols.has(symbol_of(p.hand[i]))) {
                ++i;
                continue;
            }
            p.stake.insert_sorted(p.hand[i]);
            p.hand.erase_at(i);
        }
    }
}

// At the set-up: who was dealt to the others, and whom they have kept. [DW-R02]
struct Redeal {
    State& s;
    Survivors taken;  // known to me, or dealt by now

    Survivor next()
    {
        for (std::size_t i = s.survivor_deck.size(); i > 0; --i) {
            const Survivor who = s.survivor_deck[i - 1];
            if (taken.has(who)) continue;
            taken.add(who);
            return who;
        }
        return Survivor{};
    }
    void hold(Survivor who)
    {
        s.survivor_deck.erase_one(who);
        figure(s, who).is = FigureIs::Dealt;
    }
};

void deal_survivors(State& s, Seat me, Rng& rng)
{
    const auto* setup = s.stack.empty() ? nullptr : std::get_if<Setup>(&s.stack.front());
    if (!setup) return rng.shuffle(s.survivor_deck);
    const bool keeping = setup->step == SetupStep::Keep;
    SeatSet others = all_seats(s);
    others.remove(me);
    for (const Seat seat : others) {
        for (const Survivor who : keeping ? player(s, seat).dealt : player(s, seat).kept) {
            s.survivor_deck.push_back(who);
            figure(s, who).is = FigureIs::Deck;
        }
    }
    rng.shuffle(s.survivor_deck);
    Redeal redeal{s, index(me) < s.seats ? player(s, me).dealt : Survivors{}};
    for (const Seat seat : others) {
        Player& p = player(s, seat);
        const std::size_t kept = p.kept.size();
        p.dealt.clear(), p.kept.clear();
        for (std::size_t n = 0; n < 4; ++n) {
            const Survivor who = redeal.next();
            p.dealt.add(who);
            if (keeping || n < kept) redeal.hold(who);
            if (n < kept) p.kept.add(who);
        }
        if (p.answer)
            p.answer = static_cast<std::uint8_t>(p.kept.nth(rng.below(static_cast<std::uint32_t>(p.kept.size()))));
    }
}

// Votes that lie there sealed. [DW-VOT.5]
void imagine_votes(State& s, Seat me, Rng& rng)
{
    const auto* vote = s.stack.empty() ? nullptr : std::get_if<Voting>(&s.stack.back());
    if (!vote) return;
    for (const Seat seat : vote->electorate) {
        Player& p = player(s, seat);
        if (seat == me || !p.answer) continue;
        do {
            p.answer = static_cast<std::uint8_t>(rng.below(3));
        } while ((vote->options >> *p.answer & 1U) == 0);
    }
}

}  // namespace
}  // namespace dead_of_winter

using namespace dead_of_winter;

State DeadOfWinter::resample(const State& real, Seat me, Rng& rng)
{
    State s = real;
    take_back_offers(s, me);
    deal_objectives(s, me, rng);
    shuffle_decks(s, me, rng);
    deal_items(s, me, rng);
    deal_exiles(s, me, rng);
    deal_crossroads(s, me, rng);
    shuffle_crises(s, me, rng);
    deal_survivors(s, me, rng);
    imagine_votes(s, me, rng);
    imagine_offers(s, me, rng);
    return s;
}

// A search must not believe in the answers that it made up for the others.
void DeadOfWinter::reopen(State& world, Seat me)
{
    if (world.stack.empty()) return;
    const auto* setup = std::get_if<Setup>(&world.stack.back());
    const auto* vote = std::get_if<Voting>(&world.stack.back());
    if (!setup && !vote) return;
    for (const Seat seat : all_seats(world)) {
        if (seat == me) continue;
        if (setup && setup->step == SetupStep::Keep) player(world, seat).kept.clear();
        if (setup || vote->electorate.has(seat)) player(world, seat).answer.reset();
    }
}

}  // namespace snowbound
