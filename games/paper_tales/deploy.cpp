// Phase 2, deploy: planning, PT-5.1 to PT-5.7. What follows is in pay.cpp and enter.cpp.
#include <algorithm>
#include <bit>

#include "games/paper_tales/cards.h"
#include "games/paper_tales/flow.h"
#include "games/paper_tales/kingdom.h"

namespace snowbound::paper_tales {
namespace {

int cost_of(const Player& p, const Plan& plan)
{
    int cost = 0;
    for (std::size_t i = 0; i < plan.hand.size(); ++i) {
        if (is_slot(plan.hand[i])) cost += facts(p.hand[i]).cost;  // [PT-R05] a Monkey's -1 counts at once
    }
    return cost;
}

bool is_taken(unsigned taken, Slot slot) { return (taken >> index(slot)) & 1U; }

// The old unit now planned for this slot, as an index into plan.units.
std::optional<std::size_t> old_unit_in(const Plan& plan, Slot slot)
{
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (plan.units[i] == fate_of(slot)) return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> new_unit_in(const Plan& plan, Fate spot)
{
    for (std::size_t i = 0; i < plan.hand.size(); ++i) {
        if (plan.hand[i] == spot) return i;
    }
    return std::nullopt;
}

// The first copy of that card in hand without a slot and not kept.
std::optional<std::size_t> free_in_hand(const Player& p, CardId card)
{
    for (std::size_t i = 0; i < p.hand.size(); ++i) {
        if (p.hand[i] == card && p.plan.hand[i] == Fate::Discard) return i;
    }
    return std::nullopt;
}

Plan with_fate(const Player& p, CardId card, Fate fate)
{
    Plan plan = p.plan;
    plan.hand[*free_in_hand(p, card)] = fate;
    return plan;
}

// What a step makes of the plan.
Plan after(const Player& p, const Move& step)
{
    Plan plan = p.plan;
    const Fate a = fate_of(step.from), b = fate_of(step.to);
    const auto exchange = [&](Fate& fate) { fate = fate == a ? b : fate == b ? a : fate; };
    std::for_each(plan.units.begin(), plan.units.end(), exchange);
    std::for_each(plan.hand.begin(), plan.hand.end(), exchange);
    return plan;
}
Plan after(const Player& p, const Discard& step)
{
    Plan plan = p.plan;
    plan.units[*old_unit_in(plan, step.slot)] = Fate::Discard;
    return plan;
}
Plan after(const Player& p, const Place& step) { return with_fate(p, step.card, fate_of(step.slot)); }
Plan after(const Player& p, const Keep& step) { return with_fate(p, step.card, Fate::Reserve); }
Plan after(const Player& p, const TakeBack& step)
{
    Plan plan = p.plan;
    if (const auto placed = new_unit_in(plan, step.spot)) {
        plan.hand[*placed] = Fate::Discard;
    } else {
        plan.units[static_cast<std::size_t>(step.spot)] = step.spot;
    }
    return plan;
}

constexpr int kUnlimited = 1000;  // more than any unit costs

// Offers the steps that lead to a plan that may be, and bars the others with the reason.
struct Steps {
    const State& s;
    const Player& p;
    Offer<Choice>& offer;
    int gold_left = kUnlimited;  // for units, as the plan stands
    bool sound = true;           // the plan may be, as it stands: then only what a step changes is judged

    Steps(const State& state, const Player& who, Offer<Choice>& to)
        : s(state), p(who), offer(to), sound(!judge_plan(state, who, who.plan))
    {
        if (s.options.payment == Payment::Strict) gold_left = p.gold - cost_of(p, p.plan);
    }

    // Into a slot that is free, or to exchange two units: judge_plan() says the same of the plan afterwards.
    bool fits(const Place& step) const { return slot_exists(p, step.slot) && facts(step.card).cost <= gold_left; }
    bool fits(const Move& step) const { return slot_exists(p, step.to); }
    bool fits(const Discard&) const { return true; }
    bool fits(const Keep&) const { return true; }

    template <class Step>
    void add(const Step& step)
    {
        if (sound ? fits(step) : !judge_plan(s, p, after(p, step))) offer.add(step);
    }
    template <class Step>
    void also(const Step& step)
    {
        if (const auto refused = judge_plan(s, p, after(p, step))) {
            offer.bar(step, *refused);
        } else {
            offer.also(step);
        }
    }
};

struct Taken {
    unsigned slots = 0;    // a bit for each
    std::size_t next = 0;  // behind the last hand card that has a slot
};

Taken taken_by(const Plan& plan)
{
    Taken taken;
    for (const Fate fate : plan.units) {
        if (is_slot(fate)) taken.slots |= 1U << static_cast<unsigned>(fate);
    }
    for (std::size_t i = 0; i < plan.hand.size(); ++i) {
        if (!is_slot(plan.hand[i])) continue;
        taken.slots |= 1U << static_cast<unsigned>(plan.hand[i]);
        taken.next = i + 1;
    }
    return taken;
}

// The first free slot of each row, back then front; kSlots: the row is full.
std::array<std::size_t, 2> free_slots(unsigned taken)
{
    constexpr unsigned kFront = 0b00111U;
    constexpr unsigned kBack = 0b11000U;
    constexpr unsigned kFull = 1U << kSlots;
    return {static_cast<std::size_t>(std::countr_zero((kBack & ~taken) | kFull)),
            static_cast<std::size_t>(std::countr_zero((kFront & ~taken) | kFull))};
}

bool is_again(const Player& p, std::size_t i)  // another copy of the card before it, which is still in hand, too
{
    return i > 0 && p.hand[i] == p.hand[i - 1] && p.plan.hand[i - 1] == Fate::Discard;
}

void offer_old_units(const std::array<std::size_t, 2>& rows, Steps& steps)
{
    const Plan& plan = steps.p.plan;
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (plan.units[i] != fate_of(slot_at(i))) continue;  // each old unit is touched once
        steps.add(Discard{slot_at(i)});
        const bool front = is_front(slot_at(i));
        if (rows[!front] < kSlots) steps.add(Move{slot_at(i), slot_at(rows[!front])});
        for (std::size_t j = index(Slot::Back1); front && j < kSlots; ++j) {
            if (plan.units[j] == fate_of(slot_at(j))) steps.add(Move{slot_at(i), slot_at(j)});
        }
    }
}

// One way, in a fixed order, to every kingdom that differs in the rules: old units, then new ones by card, then the
// reserve. Columns mean nothing [PT-R41], so one slot of each row is enough.
void offer_steps(Steps& steps)
{
    const Player& p = steps.p;
    steps.offer.add(Done{});
    if (p.plan.hand.contains(Fate::Reserve)) return;
    const Taken taken = taken_by(p.plan);
    const auto rows = free_slots(taken.slots);
    if (taken.next == 0) offer_old_units(rows, steps);
    for (std::size_t i = 0; i < p.hand.size(); ++i) {
        if (p.plan.hand[i] != Fate::Discard || is_again(p, i)) continue;
        steps.add(Keep{p.hand[i]});
        for (const std::size_t row : rows) {
            if (i >= taken.next && row < kSlots) steps.add(Place{p.hand[i], slot_at(row)});
        }
    }
}

// For people: every slot, any order, and ways back; what is not possible with its reason.
[[gnu::noinline]] void offer_detours(Steps& steps)
{
    const Player& p = steps.p;
    const unsigned taken = taken_by(p.plan).slots;
    for (std::size_t i = 0; i < p.hand.size(); ++i) {
        if (p.plan.hand[i] != Fate::Discard || is_again(p, i)) continue;
        for (std::size_t k = 0; k < kSlots; ++k) {
            steps.also(Place{p.hand[i], slot_at(k)});
        }
        steps.also(Keep{p.hand[i]});
    }
    for (std::size_t i = 0; i < kSlots; ++i) {
        const Slot slot = slot_at(i);
        const bool is_new = new_unit_in(p.plan, fate_of(slot)).has_value();
        if (is_new || p.plan.units[i] == Fate::Discard) steps.also(TakeBack{fate_of(slot)});
        if (is_new) steps.offer.bar(Discard{slot}, {rule("PT-5.6"), "new_unit_cannot_be_discarded"});
        if (old_unit_in(p.plan, slot)) steps.also(Discard{slot});  // [PT-R45] whether room is needed or not
        for (std::size_t k = 0; k < kSlots && is_taken(taken, slot); ++k) {
            if (k != i) steps.also(Move{slot, slot_at(k)});
        }
    }
    if (p.plan.hand.contains(Fate::Reserve)) steps.also(TakeBack{Fate::Reserve});
}

void take_step(Player& p, const Done&) { p.answered = Done{}; }
void take_step(Player& p, const Withdraw&) { p.answered.reset(); }
void take_step(Player& p, const Plan& plan)
{
    p.plan = plan;
    p.answered = Done{};
}
template <class Step>
void take_step(Player& p, const Step& step)
{
    if constexpr (requires { after(p, step); }) {
        p.plan = after(p, step);
    } else {
        rule_bug("not a step of a deployment");
    }
}

}  // namespace

Plan opening_plan(const Player& p)  // everybody stays, nothing is placed, the hand is discarded
{
    Plan plan;
    for (std::size_t i = 0; i < kSlots; ++i) {
        plan.units[i] = p.kingdom[i] ? fate_of(slot_at(i)) : Fate::Empty;
    }
    for (std::size_t i = 0; i < p.hand.size(); ++i) {
        plan.hand.push_back(Fate::Discard);
    }
    return plan;
}

Plan absent_plan(const Player& p)  // [PT-D3] as above, but the dearest card is kept
{
    Plan plan = opening_plan(p);
    std::size_t best = 0;
    for (std::size_t i = 1; i < p.hand.size(); ++i) {
        if (facts(p.hand[i]).cost > facts(p.hand[best]).cost) best = i;
    }
    if (!p.hand.empty()) plan.hand[best] = Fate::Reserve;
    return plan;
}

// The one place that says what a plan may be: whole, or grown step by step.
std::optional<Refusal> judge_plan(const State& s, const Player& p, const Plan& plan)
{
    if (plan.hand.size() != p.hand.size()) return Refusal{rule("PT-5.5"), "plan_incomplete"};
    unsigned taken = 0;
    const auto occupy = [&](Fate fate) -> std::optional<Refusal> {
        if (!slot_exists(p, static_cast<Slot>(fate))) return Refusal{rule("PT-5.2"), "fifth_slot_missing"};
        if (is_taken(taken, static_cast<Slot>(fate))) return Refusal{rule("PT-5.7"), "slot_taken"};
        taken |= 1U << static_cast<unsigned>(fate);
        return std::nullopt;
    };
    for (std::size_t i = 0; i < kSlots; ++i) {
        const Fate fate = plan.units[i];
        if (!p.kingdom[i] && fate != Fate::Empty) return Refusal{rule("PT-5.6"), "no_unit_there"};
        if (!p.kingdom[i] || fate == Fate::Discard) continue;
        if (!is_slot(fate)) return Refusal{rule("PT-5.6"), "old_unit_moved_onto_nothing"};
        if (auto refused = occupy(fate)) return refused;
    }
    int kept = 0;
    for (const Fate fate : plan.hand) {
        if (fate == Fate::Empty) return Refusal{rule("PT-5.5"), "plan_incomplete"};
        if (fate == Fate::Reserve && ++kept > 1) return Refusal{rule("PT-5.5"), "one_reserve_only"};
        if (!is_slot(fate)) continue;
        if (auto refused = occupy(fate)) return refused;
    }
    if (s.options.payment == Payment::Strict && cost_of(p, plan) > p.gold)
        return Refusal{rule("PT-R01"), "cannot_pay_units"};
    return std::nullopt;
}

// Slots are counted now [PT-5.3]: what a Golem upgrades after the reveal adds none, and a building upgraded in phase 5
// gives its slot from here on [PT-8.11] [PT-R25].
void start_deploying(State& s)
{
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        p.plan = opening_plan(p);
        p.slots = has_level_two(p) ? 5 : 4;
    }
}

void ask(const DeployPhase&, const State& s, PtQuestions& questions)
{
    const auto stands = [&](Seat seat) { return has_answered(s, seat); };
    questions.each(all_seats(s), stands, [&](Seat seat) {
        const Player& p = player(s, seat);
        auto offer = questions.to(seat, rule("PT-5.4"), "deploy.plan", wait_of(p));  // [PT-D3]
        if (!offer) return;
        offer.open("plan");
        if (p.answered) {
            offer.also(Withdraw{});
            return;
        }
        Steps steps(s, p, offer);
        offer_steps(steps);
        if (!offer.for_people()) return;
        offer_detours(steps);
        offer.also(absent_plan(p));
        offer.fallback(
            absent_plan(p));  // whatever has been tried so far: a plan reaches the table as one answer [PT-R30a]
    });
}

void take_deploy(State& s, Seat seat, const Choice& choice)
{
    std::visit([&](const auto& step) { take_step(player(s, seat), step); }, choice);
}

}  // namespace snowbound::paper_tales
