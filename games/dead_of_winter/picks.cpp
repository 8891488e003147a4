// Questions that card effects put: whom, where, which card; payments together. [DW-D34] [DW-D35]
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

const Script& script_of(const State& s) { return *running<Script>(s); }
const Op& op_of(const State& s) { return ops_of(script_of(s))[script_of(s).pc - 1U]; }

// Everything that may be picked, as choices; the first one is what an absent player takes.
template <class Use>
void each_card(const Hand& hand, const Op& op, Use&& use)
{
    each_kind(hand, [&](Item item) {
        if (!op.card_fits || op.card_fits(item)) use(Choice{PickCard{item}});
    });
}

template <class Use>
void each_deck_card(const Deck& deck, const Op& op, Use&& use)
{
    EnumSet<Item, kItems> kinds;
    for (const Item item : deck) {
        if (op.card_fits(item)) kinds.add(item);
    }
    for (const Item item : kinds) {
        use(Choice{PickCard{item}});
    }
}

Location deck_of(const Script& x, const Op& op)
{
    return op.at == At::Here ? x.place : location_at(static_cast<std::size_t>(op.at));
}

template <class Use>
void each_survivor(const Picking& f, const State& s, const Script& x, const Op& op, Use&& use)
{
    for (const Survivor who : in_play(s)) {
        if (!is_alive(s, who) || (op.code == Code::PickEach && !player(s, f.seat).group.has(who))) continue;
        if (!op.who_fits || op.who_fits(s, x, who)) use(Choice{PickSurvivor{who}});
    }
}

template <class Use>
void each_pick(const Picking& f, const State& s, Use&& use)
{
    const Script& x = script_of(s);
    const Op& op = op_of(s);
    switch (op.code) {
        case Code::PickWho:
        case Code::PickEach:
            each_survivor(f, s, x, op, use);
            if (op.arg > 0) use(Choice{Done{}});
            return;
        case Code::PickPlace:
            for (const Location place : kOutside) {
                if (op.place_fits(s, x, place)) use(Choice{PickPlace{place}});
            }
            return;
        case Code::PickPlayer:
            for (const Seat seat : all_seats(s)) {
                if (!player(s, seat).out && op.seat_fits(s, x, seat)) use(Choice{PickPlayer{seat}});
            }
            return;
        case Code::LoseCards:
        case Code::GiveCards: return each_card(player(s, f.seat).hand, op, use);
        case Code::PickTheirs:
            if (x.other != kNobody) each_card(player(s, x.other).hand, op, use);
            return;
        case Code::TakeChosen: return each_deck_card(s.decks[index(deck_of(x, op))], op, use);
        case Code::PayDie: return each_die(player(s, f.seat), [&](std::uint8_t die) { use(Choice{PickDie{die}}); });
        default:  // Code::Ask
            use(Choice{Decline{}});
            if (!op.test || op.test(s, x)) use(Choice{Accept{}});
    }
}

// Only who is asked sees what there is to pick from. That it is all alike must not show: they are asked in any case.
bool is_secret(const Op& op)
{
    switch (op.code) {
        case Code::Ask:
        case Code::LoseCards:
        case Code::GiveCards:
        case Code::PickTheirs:
        case Code::TakeChosen: return true;
        case Code::PickPlayer: return op.arg > 0;
        default: return false;
    }
}

std::string_view prompt_of(Code code)
{
    switch (code) {
        case Code::PickWho: return "pick.who";
        case Code::PickEach: return "pick.each";
        case Code::PickPlace: return "pick.place";
        case Code::PickPlayer: return "pick.player";
        case Code::PickTheirs: return "pick.theirs";
        case Code::TakeChosen: return "pick.chosen";
        case Code::LoseCards: return "pick.lose";
        case Code::GiveCards: return "pick.keep";
        case Code::PayDie: return "pick.die";
        default: return "pick.accept";
    }
}

void give_all_but(State& s, Script& x, std::optional<Item> kept, DwLog& log)
{
    if (x.other == kNobody) return;
    forget_hand(s, x.seat);
    Hand& hand = player(s, x.seat).hand;
    if (kept) hand.erase_one(*kept);
    for (const Item item : hand) {
        take_into_hand(s, x.other, item);
        log.say(rule("DW-XRD.2"), To::all(), CardStolen{x.other, x.seat});
        log.say(rule("DW-XRD.2"), To::only(x.other), StolenCard{x.other, x.seat, item});
    }
    hand.clear();
    if (kept) hand.push_back(*kept);
}

void take_from_deck(State& s, Script& x, const Op& op, Item item, DwLog& log)
{
    s.decks[index(deck_of(x, op))].erase_one(item);
    take_into_hand(s, x.seat, item);
    log.say(rule("DW-XRD.2"), To::only(x.seat), Kept{x.seat, item});
    log.say(rule("DW-XRD.2"), To::all(), CardsKept{x.seat, 1});
}

// What is done with an answer; the registers of the script keep it.
void use_pick(const Picking& f, State& s, const Choice& choice, DwLog& log)
{
    Script& x = *running<Script>(s);
    const Op& op = op_of(s);
    x.ok = !std::holds_alternative<Decline>(choice) && !std::holds_alternative<Done>(choice);
    if (const auto* who = std::get_if<PickSurvivor>(&choice)) {
        op.code == Code::PickEach ? x.picked.add(who->who) : void(x.who = who->who);
    }
    if (const auto* place = std::get_if<PickPlace>(&choice)) x.place = place->place;
    if (const auto* seat = std::get_if<PickPlayer>(&choice)) x.other = seat->seat;
    if (const auto* die = std::get_if<PickDie>(&choice)) spend_die(s, f.seat, die->die, log);
    const auto* card = std::get_if<PickCard>(&choice);  // with these operations only
    if (op.code == Code::PickTheirs) x.item = card->item;
    if (op.code == Code::TakeChosen) take_from_deck(s, x, op, card->item, log);
    if (op.code == Code::GiveCards) give_all_but(s, x, card->item, log);
    if (op.code != Code::LoseCards) return;
    drop(s, f.seat, card->item);
    to_removed(s, card->item, log);
}

void finish_picking(State& s, Rng& rng)
{
    s.stack.pop_back();
    const Op& op = op_of(s);
    if (op.code == Code::TakeChosen) shuffle_deck(s, deck_of(script_of(s), op), rng);  // [DW-XRD.6]
}

// Everybody picks one own survivor; true: somebody else is asked now.
bool next_picker(State& s)
{
    Picking& f = top<Picking>(s);
    f.asked.add(f.seat);
    for (std::size_t i = 0; i < s.seats; ++i) {
        const Seat seat = left_of(s, s.first, i);
        if (f.asked.has(seat) || player(s, seat).out) continue;
        f.seat = seat;
        return true;
    }
    return false;
}

}  // namespace

Flow resume(const Picking& f, State& s, Rng& rng, DwLog& log)
{
    const Op& op = op_of(s);
    const bool each = op.code == Code::PickEach;
    if (each && f.asked.empty() && f.seat != s.first) {  // the first player begins
        top<Picking>(s).seat = s.first;
        return Flow::Again;
    }
    if (f.left == 0) {
        if (each && next_picker(s)) return top<Picking>(s).left = 1, Flow::Again;
        return finish_picking(s, rng), Flow::Again;
    }
    int found = 0;
    Choice only;
    const bool out = player(s, f.seat).out;  // by what the card has done so far [DW-VAR.5]
    if (out) running<Script>(s)->ok = false;
    if (!out)
        each_pick(f, s, [&](const Choice& choice) {
            ++found;
            only = choice;
        });
    if (found > 1 || (found == 1 && is_secret(op))) return Flow::Ask;
    if (found == 1) use_pick(f, s, only, log);
    if (found == 0 && op.code == Code::GiveCards) give_all_but(s, *running<Script>(s), {}, log);
    top<Picking>(s).left = found == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(f.left - 1);
    return Flow::Again;
}

void ask(const Picking& f, const State& s, DwQuestions& questions)
{
    auto offer = questions.to(f.seat, rule("DW-XRD.2"), prompt_of(op_of(s).code));
    if (!offer) return;
    bool first = true;
    each_pick(f, s, [&](const Choice& choice) {
        offer.add(choice);
        if (first) offer.fallback(choice);  // [DW-D34] [DW-D39] [DW-D40]
        first = false;
    });
}

void take(const Picking& f, State& s, Seat, const Choice& choice, Rng&, DwLog& log)
{
    --top<Picking>(s).left;
    use_pick(f, s, choice, log);
}

// A payment together: everybody offers in secret, then all is shown; if it is enough, it is paid in the order of seats.
// [DW-D35]
namespace {

int offered(const Pooling& f, const State& s)
{
    int n = 0;
    for (const Seat seat : f.seats) {
        n += f.dice ? player(s, seat).stake_dice : static_cast<int>(player(s, seat).stake.size());
    }
    return n;
}

void show_offers(const Pooling& f, State& s, DwLog& log)
{
    for (const Seat seat : f.seats) {
        Player& p = player(s, seat);
        p.sight.offers.clear();
        for (const Item item : p.stake) {
            p.sight.offers.push_back(item);
        }
        p.sight.offered_dice = p.stake_dice;
        if (p.out) continue;
        if (f.dice) {
            log.say(rule("DW-XRD.2"), To::all(), DiceOffered{seat, p.stake_dice});
        } else {
            log.say(rule("DW-XRD.2"), To::all(), CardsOffered{seat, p.sight.offers});
        }
    }
}

void settle_cards(const Pooling& f, State& s, int need, DwLog& log)
{
    const bool removed = op_of(s).arg > 0;
    for (const Seat seat : f.seats) {
        Player& p = player(s, seat);
        for (const Item item : p.stake) {
            if (need-- <= 0) {
                take_openly(s, seat, item);
                continue;
            }
            top<Script>(s).other = seat;
            log.say(rule("DW-XRD.2"), To::all(), CardPlayed{seat, item});
            removed ? to_removed(s, item, log) : to_waste(s, seat, item, log);
        }
        p.stake.clear();
    }
}

void settle_dice(const Pooling& f, State& s, int need, DwLog& log)
{
    for (const Seat seat : f.seats) {
        Player& p = player(s, seat);
        for (int n = p.stake_dice; n > 0 && need > 0; --n, --need) {
            spend_die(s, seat, lowest_die(p), log);
        }
        p.stake_dice = 0;
    }
}

}  // namespace

Flow resume(const Pooling& f, State& s, Rng&, DwLog& log)
{
    for (const Seat seat : f.seats) {
        if (!player(s, seat).stake_done && !player(s, seat).out) return Flow::Ask;
    }
    s.course.seal();
    const int total = offered(f, s);
    const bool enough = total >= f.need;
    s.stack.pop_back();
    const std::uint8_t paid = enough ? f.need : 0;  // what was offered beyond that goes back
    show_offers(f, s, log);
    log.say(rule("DW-XRD.2"), To::all(), PoolClosed{static_cast<std::uint8_t>(total), enough});
    f.dice ? settle_dice(f, s, paid, log) : settle_cards(f, s, paid, log);
    for (const Seat seat : f.seats) {
        player(s, seat).stake_done = false;
    }
    top<Script>(s).ok = enough;
    return Flow::Again;
}

void ask(const Pooling& f, const State& s, DwQuestions& questions)
{
    const auto stands = [&](Seat seat) { return player(s, seat).stake_done || player(s, seat).out; };
    questions.each(f.seats, stands, [&](Seat seat) {
        if (stands(seat)) return;
        auto offer = questions.to(seat, rule("DW-XRD.2"), f.dice ? "pool.dice" : "pool");
        if (!offer) return;
        const Player& p = player(s, seat);
        offer.add(Done{});
        offer.fallback(Done{});
        if (f.dice) {
            if (p.stake_dice < dice_left(p) && p.stake_dice < f.need) offer.add(Accept{});
            return;
        }
        if (p.stake.size() >= f.need) return;
        each_free_kind(p, [&](Item item) {
            if (f.symbols.has(symbol_of(item))) offer.add(PickCard{item});
        });
    });
}

void take(const Pooling&, State& s, Seat seat, const Choice& choice, Rng&, DwLog&)
{
    Player& p = player(s, seat);
    if (std::holds_alternative<Done>(choice)) return void(p.stake_done = true);
    if (std::holds_alternative<Accept>(choice)) return void(++p.stake_dice);
    const Item item = std::get<PickCard>(choice).item;
    p.hand.erase_one(item);
    p.stake.insert_sorted(item);
}

}  // namespace snowbound::dead_of_winter
