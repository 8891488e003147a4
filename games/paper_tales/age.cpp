// Phase 6, aging: chapter PT-9, in the steps of PT-12.6.
#include <algorithm>

#include "games/paper_tales/effects.h"
#include "games/paper_tales/flow.h"
#include "games/paper_tales/kingdom.h"

namespace snowbound::paper_tales {
namespace {

// A2: what a Healer may keep alive: a unit about to die that carries exactly one token [PT-13.9] [PT-R20].
SlotSet saveable(const Player& p)
{
    SlotSet slots;
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (p.kingdom[i] && would_die(*p.kingdom[i]) && p.kingdom[i]->tokens == 1) slots.add(slot_at(i));
    }
    return slots;
}

bool may_save(const Player& p) { return has_unit(p, CardId::MysticalHealer) && !saveable(p).empty(); }

void offer_saves(const Player& p, Offer<Choice>& offer)
{
    const auto healers = static_cast<std::size_t>(count_units(p, CardId::MysticalHealer));
    const SlotSet units = saveable(p);
    for (unsigned set = 0; set < 1U << units.size(); ++set) {
        SlotSet saved;
        for (std::size_t i = 0; i < units.size(); ++i) {
            if (set >> i & 1U) saved.add(units.nth(i));
        }
        if (saved.size() <= healers) {
            offer.add(Save{saved});
        } else {
            offer.bar(Save{saved}, {rule("PT-R20"), "one_save_per_healer"});
        }
    }
    for (std::size_t i = 0; i < kSlots && offer.for_people(); ++i) {
        if (p.kingdom[i] && !units.has(slot_at(i))) offer.bar(Save{{slot_at(i)}}, {rule("PT-13.9"), "not_saveable"});
    }
}

Save default_saves(const Player& p)  // [PT-D7] the dearest, ties in slot order
{
    SlotSet rest = saveable(p);
    Save save;
    for (int n = count_units(p, CardId::MysticalHealer); n > 0 && !rest.empty(); --n) {
        Slot best = rest.front();
        for (const Slot slot : rest) {
            if (facts(p.kingdom[index(slot)]->card).cost > facts(p.kingdom[index(best)]->card).cost) best = slot;
        }
        save.slots.add(best);
        rest.remove(best);
    }
    return save;
}

SlotSet deaths(const Player& p)  // A3
{
    SlotSet dying;
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (!p.kingdom[i] || !would_die(*p.kingdom[i])) continue;
        const bool saved = p.answered && std::get<Save>(*p.answered).slots.has(slot_at(i));
        if (!saved) dying.add(slot_at(i));
    }
    return dying;
}

// A4: all gains and losses of a player are one sum [PT-9.5] [PT-R21]; [PT-1.13] never below zero, and a loss is told as
// far as it was paid.
void reward_deaths(State& s, Seat seat, const SlotSet& dying, PtLog& log)
{
    struct Credit {
        CardId card{};
        int points = 0;
        Rule rule;
    };
    Player& p = player(s, seat);
    FixedVector<Credit, 2 * kSlots> credits;
    int tokens = 0;
    for (const Slot slot : dying) {
        const Unit& unit = *p.kingdom[index(slot)];
        tokens += unit.tokens;
        credits.push_back({unit.card, own_death_legend(unit), rule("PT-9.4")});
        const int gold = own_death_gold(unit);
        p.gold = static_cast<std::int16_t>(p.gold + gold);
        if (gold > 0) log.say(rule("PT-13.1"), To::all(), UnitGold{seat, unit.card, static_cast<std::int16_t>(gold)});
    }
    for (const auto& unit : p.kingdom) {
        if (unit && facts(unit->card).counts_deaths)
            credits.push_back({unit->card, tokens, rule("PT-9.5")});  // [PT-13.35]
    }
    int sum = p.legend;
    for (const Credit& credit : credits) {
        sum += credit.points;
    }
    int spared = std::max(0, -sum);
    p.legend = static_cast<std::int16_t>(sum + spared);
    for (Credit& credit : credits) {
        const int less = std::clamp(-credit.points, 0, spared);
        credit.points += less;
        spared -= less;
        const auto points = static_cast<std::int16_t>(credit.points);
        if (points != 0) log.say(credit.rule, To::all(), UnitLegend{seat, credit.card, points});
    }
}

// A5. Only this is a death [PT-1.11]; other discards go through put_on_discard() without any reward.
void bury(State& s, Seat seat, const SlotSet& dying, PtLog& log)
{
    for (const Slot slot : dying) {
        auto& unit = player(s, seat).kingdom[index(slot)];
        log.say(rule("PT-9.1"), To::all(), Died{seat, unit->card, slot, unit->tokens});
        put_on_discard(s, unit->card, all_seats(s));
        unit.reset();  // [PT-9.6] its tokens go back
    }
}

void say_saved(const State& s, Seat seat, PtLog& log)
{
    const Player& p = player(s, seat);
    if (!p.answered) return;
    for (const Slot slot : std::get<Save>(*p.answered).slots) {
        log.say(rule("PT-13.9"), To::all(), Saved{seat, p.kingdom[index(slot)]->card, slot});
    }
}

}  // namespace

void ask(const AgePhase&, const State& s, PtQuestions& questions)
{
    questions.each(all_seats(s), [&](Seat seat) {
        const Player& p = player(s, seat);
        if (!may_save(p)) return;
        auto offer = questions.to(seat, rule("PT-13.9"), "age.save", wait_of(p));  // [PT-D7]
        if (!offer) return;
        offer_saves(p, offer);
        if (p.answered) offer.also(Withdraw{});
        if (offer.for_people()) offer.fallback(default_saves(p));
    });
}

Flow resume(const AgePhase&, State& s, Rng&, PtLog& log)
{
    for (const Seat seat : all_seats(s)) {
        if (may_save(player(s, seat)) && !has_answered(s, seat)) return Flow::Ask;
    }
    s.course.seal();
    for (const Seat seat : all_seats(s)) {
        const SlotSet dying = deaths(player(s, seat));
        say_saved(s, seat, log);
        reward_deaths(s, seat, dying, log);
        bury(s, seat, dying, log);
        player(s, seat).answered.reset();
        for (auto& unit : player(s, seat).kingdom) {
            if (unit) ++unit->tokens;  // A6 [PT-9.3] the saved ones too
        }
    }
    log.say(rule("PT-9.3"), To::all(), GrewOlder{});
    if (s.round < kRounds) ++s.round;  // [PT-3.3]
    s.stack.pop_back();
    return Flow::Again;
}

}  // namespace snowbound::paper_tales
