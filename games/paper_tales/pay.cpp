// Phase 2, deploy: reveal and payment, PT-5.8 to PT-5.13.
#include "games/paper_tales/cards.h"
#include "games/paper_tales/flow.h"

namespace snowbound::paper_tales {
namespace {

void reveal_old_units(State& s, Seat seat, PtLog& log)
{
    Player& p = player(s, seat);
    const auto before = p.kingdom;
    p.kingdom = {};
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (!before[i]) continue;
        const Fate fate = p.plan.units[i];
        if (fate == Fate::Discard) {
            put_on_discard(s, before[i]->card, all_seats(s));
            log.say(rule("PT-5.6"), To::all(), Dismissed{seat, before[i]->card, slot_at(i)});
            continue;
        }
        p.kingdom[static_cast<std::size_t>(fate)] = before[i];  // [PT-5.6] tokens stay on a moved unit
        if (fate != fate_of(slot_at(i))) {
            log.say(rule("PT-5.6"), To::all(), Moved{seat, before[i]->card, slot_at(i), static_cast<Slot>(fate)});
        }
    }
}

void reveal_hand(State& s, Seat seat, PtLog& log)
{
    Player& p = player(s, seat);
    SeatSet owner;
    owner.add(seat);
    std::uint8_t thrown = 0;
    for (std::size_t i = 0; i < p.hand.size(); ++i) {
        const Fate fate = p.plan.hand[i];
        if (fate == Fate::Reserve) {
            p.reserve = p.hand[i];  // [PT-5.5] [PT-R03]; fixed before anything is paid [PT-R04]
        } else if (fate == Fate::Discard) {
            put_on_discard(s, p.hand[i], owner);
            ++thrown;
        } else {
            p.kingdom[static_cast<std::size_t>(fate)] = Unit{p.hand[i], 0, true};
            log.say(rule("PT-5.8"), To::all(), Revealed{seat, p.hand[i], static_cast<Slot>(fate)});
        }
    }
    p.hand.clear();
    p.picks.clear();
    p.plan = Plan{};
    p.answered.reset();
    if (p.reserve) log.say(rule("PT-5.5"), To::all(), Kept{seat});
    if (thrown > 0) log.say(rule("PT-5.5"), To::all(), Discarded{seat, thrown});
}

// Costs are settled before any ability works, so gold from an ability never pays for them [PT-5.11].
int fresh_cost(const Player& p)
{
    int cost = 0;
    for (const auto& unit : p.kingdom) {
        if (unit && unit->fresh) cost += facts(unit->card).cost;
    }
    return cost;
}

void pay(Player& p, Seat seat, int cost, PtLog& log)
{
    SB_CHECK(cost <= p.gold, "PT-R44: gold never goes below zero");
    p.gold = static_cast<std::int16_t>(p.gold - cost);
    if (cost != 0) log.say(rule("PT-5.9"), To::all(), Paid{seat, static_cast<std::int16_t>(cost)});
}

void discard_unpaid(State& s, Seat seat, const SlotSet& paid, PtLog& log)
{
    Player& p = player(s, seat);
    for (std::size_t i = 0; i < kSlots; ++i) {
        auto& unit = p.kingdom[i];
        if (!unit || !unit->fresh || paid.has(slot_at(i))) continue;
        put_on_discard(s, unit->card, all_seats(s));  // [PT-5.13] no effect, no death
        log.say(rule("PT-5.12"), To::all(), Unpaid{seat, unit->card, slot_at(i)});
        unit.reset();
    }
}

// All sets of new units that can be paid and leave none out that could be paid as well [PT-R01] [PT-R02].
void offer_payments(const Player& p, Offer<Choice>& offer)
{
    for (unsigned set = 0; set < 1U << kSlots; ++set) {
        SlotSet slots;
        int cost = 0;
        bool real = true;
        for (std::size_t i = 0; i < kSlots; ++i) {
            if (!(set >> i & 1U)) continue;
            real = real && p.kingdom[i] && p.kingdom[i]->fresh;
            if (!real) break;
            slots.add(slot_at(i));
            cost += facts(p.kingdom[i]->card).cost;
        }
        if (!real) continue;
        bool maximal = true;
        for (std::size_t i = 0; i < kSlots; ++i) {
            const auto& unit = p.kingdom[i];
            const bool left_out = unit && unit->fresh && !(set >> i & 1U);
            if (left_out && cost + facts(unit->card).cost <= p.gold) maximal = false;
        }
        if (cost > p.gold) {
            offer.bar(Pay{slots}, {rule("PT-5.12"), "pays_too_much"});
        } else if (maximal) {
            offer.add(Pay{slots});
        } else {
            offer.bar(Pay{slots}, {rule("PT-R02"), "not_maximal"});
        }
    }
}

// [PT-D4] A Monkey first, for its gold; then the dearest, ties in slot order.
Pay default_payment(const Player& p)
{
    SlotSet slots;
    int left = p.gold;
    for (int cost : {-1, 6, 3, 2, 1, 0}) {
        for (std::size_t i = 0; i < kSlots; ++i) {
            const auto& unit = p.kingdom[i];
            if (!unit || !unit->fresh || facts(unit->card).cost != cost || cost > left) continue;
            slots.add(slot_at(i));
            left -= cost;
        }
    }
    return {slots};
}

Flow after_payment(State& s, Rng& rng, PtLog& log)
{
    s.stack.back() = enter_play(s, rng, log);
    return Flow::Again;
}

}  // namespace

Flow resume(const DeployPhase&, State& s, Rng& rng, PtLog& log)
{
    if (!have_all_answered(s)) return Flow::Ask;
    s.course.seal();
    for (const Seat seat : all_seats(s)) {  // [PT-5.8] all at the same time
        reveal_old_units(s, seat, log);
        reveal_hand(s, seat, log);
    }
    PayStep short_of_gold;
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        const int cost = fresh_cost(p);
        if (cost <= p.gold) {
            pay(p, seat, cost, log);  // [PT-5.9]
        } else {
            short_of_gold.seats.add(seat);
        }
    }
    if (short_of_gold.seats.empty()) return after_payment(s, rng, log);
    s.stack.back() = short_of_gold;
    return Flow::Again;
}

void ask(const PayStep& step, const State& s, PtQuestions& questions)
{
    questions.each(step.seats, [&](Seat seat) {
        const Player& p = player(s, seat);
        auto offer = questions.to(seat, rule("PT-5.12"), "deploy.pay", wait_of(p));  // [PT-D4]
        if (!offer) return;
        offer_payments(p, offer);
        if (p.answered) offer.also(Withdraw{});
        if (offer.for_people()) offer.fallback(default_payment(p));
    });
}

Flow resume(const PayStep& step, State& s, Rng& rng, PtLog& log)
{
    for (const Seat seat : step.seats) {
        if (!has_answered(s, seat)) return Flow::Ask;
    }
    s.course.seal();
    for (const Seat seat : step.seats) {
        Player& p = player(s, seat);
        discard_unpaid(s, seat, std::get<Pay>(*p.answered).slots, log);
        p.answered.reset();
        pay(p, seat, fresh_cost(p), log);
    }
    return after_payment(s, rng, log);
}

}  // namespace snowbound::paper_tales
