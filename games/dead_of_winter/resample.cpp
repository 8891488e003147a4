// A world that a seat cannot rule out. What it holds, has looked at and sees on the table stays; hands, decks,
// face-down contributions, objectives and the crossroads card that it does not know are dealt anew. What it has put
// back under a deck it forgets, and with the end of a turn what it was shown of a hand.
#include "games/dead_of_winter/crossroads.h"
#include "games/dead_of_winter/flow.h"
#include "games/dead_of_winter/game.h"
#include "games/dead_of_winter/outlook.h"

namespace snowbound {
namespace dead_of_winter {
namespace {

// Where cards truly lie is forgotten before they are dealt: the same chance gives the same world.
template <class Pile>
void shuffle_anew(Pile& pile, Rng& rng)
{
    std::sort(pile.begin(), pile.end());
    rng.shuffle(pile);
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

// What the others have looked at, decks, cards and objectives, they alone know.
void forget_looks(State& s, Seat me)
{
    const auto keep_mine = [&](SeatSet& who) {
        const bool mine = who.has(me);
        who = {};
        if (mine) who.add(me);
    };
    for (SeatSet& who : s.knows_top) {
        keep_mine(who);
    }
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        if (seat != me) keep_mine(p.known_to);
        if (p.sight.card_by != me) p.sight.card.reset(), p.sight.card_by = kNobody;
    }
}

void deal_exiles(State& s, Seat me, Rng& rng)
{
    if (s.ending != Ending::None) return;
    for (const Seat seat : all_seats(s)) {
        if (seat != me && player(s, seat).exile) s.exile_deck.push_back(*player(s, seat).exile);
    }
    shuffle_anew(s.exile_deck, rng);
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
    shuffle_anew(s.crossroads_deck, rng);
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
    shuffle_anew(s.crisis_deck, rng);
    while (!known.empty()) {
        s.crisis_deck.push_back(known.take_back());
    }
}

// That somebody thinks of playing a card nobody else knows. [DW-D13]
void put_back_card(State& s, Seat me)
{
    const auto* playing = s.stack.empty() ? nullptr : std::get_if<Playing>(&s.stack.back());
    if (playing && is_secret(*playing) && playing->seat != me) s.stack.pop_back();
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
    if (!setup) return shuffle_anew(s.survivor_deck, rng);
    const bool keeping = setup->step == SetupStep::Keep;
    SeatSet others = all_seats(s);
    others.remove(me);
    for (const Seat seat : others) {
        for (const Survivor who : keeping ? player(s, seat).dealt : player(s, seat).kept) {
            s.survivor_deck.push_back(who);
            figure(s, who).is = FigureIs::Deck;
        }
    }
    shuffle_anew(s.survivor_deck, rng);
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
    put_back_card(s, me);
    take_back_offers(s, me);
    deal_objectives(s, me, rng);
    deal_items(s, me, rng);
    forget_looks(s, me);
    deal_exiles(s, me, rng);
    deal_crossroads(s, me, rng);
    shuffle_crises(s, me, rng);
    deal_survivors(s, me, rng);
    imagine_votes(s, me, rng);
    imagine_offers(s, me, rng);
    return s;
}

bool DeadOfWinter::holds(const State& s, const Fact& fact)
{
    const auto in_hand = [&](Seat seat, Item item) { return player(s, seat).hand.contains(item); };
    if (const auto* stolen = std::get_if<StolenCard>(&fact)) return in_hand(stolen->seat, stolen->item);
    if (const auto* kept = std::get_if<Kept>(&fact)) return in_hand(kept->seat, kept->item);
    const auto* playing = running<Playing>(s);
    if (const auto* given = std::get_if<CardGiven>(&fact)) return !playing || in_hand(given->other, given->item);
    if (const auto* shown = std::get_if<HandShown>(&fact)) return player(s, shown->seat).hand == shown->cards;
    if (const auto* saw = std::get_if<SawObjective>(&fact)) return player(s, saw->other).objective == saw->objective;
    if (const auto* laid = std::get_if<LaidDown>(&fact)) return player(s, laid->seat).laid.contains(laid->item);
    if (const auto* card = std::get_if<CrossroadsSeen>(&fact)) return s.crossroads == card->card;
    const auto* back = std::get_if<ItemReturned>(&fact);
    if (!back || back->place != Location::Colony) return true;
    for (const Seat seat : all_seats(s)) {
        if (in_hand(seat, back->item)) return true;
    }
    return false;
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
