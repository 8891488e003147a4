// Phase 2, deploy: planning, PT-5.1 to PT-5.7. What follows is in pay.cpp and enter.cpp.
#include <bit>

#include "games/paper_tales/cards.h"
#include "games/paper_tales/flow.h"
#include "games/paper_tales/kingdom.h"

namespace snowbound::paper_tales {
namespace {

constexpr int kAnyCost = 1000;

int cost_of(const Player& p, const Plan& plan)
{
    int cost = 0;
    for (std::size_t i = 0; i < plan.hand.size(); ++i) {
        if (is_slot(plan.hand[i])) cost += facts(p.hand[i]).cost;  // [PT-R05] a Monkey's -1 counts at once
    }
    return cost;
}

constexpr unsigned bit(Fate fate) { return 1U << static_cast<unsigned>(fate); }
constexpr unsigned kAllSlots = (1U << kSlots) - 1U;
bool is_taken(unsigned taken, Slot slot) { return (taken >> index(slot)) & 1U; }

// What the plan amounts to if it were revealed now.
struct PlanSoFar {
    unsigned taken = 0;  // a bit for each slot
    int cost = 0;
    std::size_t next = 0;  // behind the last hand card that has a slot
    bool keeps_reserve = false;
};

PlanSoFar survey_plan(const Player& p)
{
    PlanSoFar so_far;
    unsigned fates = 0;  // a bit for each that somebody has
    for (const Fate fate : p.plan.units) {
        fates |= bit(fate);
    }
    for (std::size_t i = 0; i < p.hand.size(); ++i) {
        fates |= bit(p.plan.hand[i]);
        if (!is_slot(p.plan.hand[i])) continue;
        so_far.cost += facts(p.hand[i]).cost;
        so_far.next = i + 1;
    }
    so_far.taken = fates & kAllSlots;
    so_far.keeps_reserve = fates & bit(Fate::Reserve);
    return so_far;
}

// Gold that the plan leaves for further cards [PT-R01].
int gold_left(const State& s, const Player& p, const PlanSoFar& so_far)
{
    return s.options.payment == Payment::TableFaithful ? kAnyCost : p.gold - so_far.cost;
}

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

bool is_untouched(const Player& p) { return p.plan == opening_plan(p); }

// The first free slot of each row, back then front; kSlots: the row is full.
std::array<std::size_t, 2> free_slots(const Player& p, unsigned taken)
{
    const unsigned front = has_level_two(p) ? 0b00111U : 0b00011U;
    constexpr unsigned kBack = 0b11000U;
    constexpr unsigned kFull = 1U << kSlots;
    return {static_cast<std::size_t>(std::countr_zero((kBack & ~taken) | kFull)),
            static_cast<std::size_t>(std::countr_zero((front & ~taken) | kFull))};
}

void offer_old_units(const Player& p, const std::array<std::size_t, 2>& rows, Offer<Choice>& offer)
{
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (p.plan.units[i] != fate_of(slot_at(i))) continue;  // each old unit is touched once
        offer.add(Discard{slot_at(i)});
        const bool front = is_front(slot_at(i));
        if (rows[!front] < kSlots) offer.add(Move{slot_at(i), slot_at(rows[!front])});
        for (std::size_t j = index(Slot::Back1); front && j < kSlots; ++j) {
            if (p.plan.units[j] == fate_of(slot_at(j))) offer.add(Move{slot_at(i), slot_at(j)});
        }
    }
}

// One way, in a fixed order, to every kingdom that differs in the rules: old units, then new ones by card, then the
// reserve. Columns mean nothing [PT-R41], so one slot of each row is enough.
void offer_steps(const State& s, const Player& p, Offer<Choice>& offer)
{
    offer.add(Done{});
    const PlanSoFar so_far = survey_plan(p);
    if (so_far.keeps_reserve) return;
    const auto rows = free_slots(p, so_far.taken);
    const int left = gold_left(s, p, so_far);
    if (so_far.next == 0) offer_old_units(p, rows, offer);
    for (std::size_t i = 0; i < p.hand.size(); ++i) {
        const bool again = i > 0 && p.hand[i] == p.hand[i - 1] && p.plan.hand[i - 1] == Fate::Discard;
        if (p.plan.hand[i] != Fate::Discard || again) continue;
        offer.add(Keep{p.hand[i]});
        if (i < so_far.next || facts(p.hand[i]).cost > left) continue;
        for (const std::size_t row : rows) {
            if (row < kSlots) offer.add(Place{p.hand[i], slot_at(row)});
        }
    }
}

std::optional<Refusal> judge_place(const State& s, const Player& p, CardId card, Slot slot, const PlanSoFar& so_far)
{
    if (!slot_exists(p, slot)) return Refusal{PT_5_2, "fifth_slot_missing"};
    if (is_taken(so_far.taken, slot)) return Refusal{PT_5_7, "slot_taken"};
    if (facts(card).cost > gold_left(s, p, so_far)) return Refusal{PT_R01, "cannot_pay_units"};
    return std::nullopt;
}

std::optional<Refusal> judge_take_back(const State& s, const Player& p, Fate spot)
{
    const auto placed = new_unit_in(p.plan, spot);
    if (!placed) return Refusal{PT_5_6, "nothing_to_take_back"};
    const int without = cost_of(p, p.plan) - facts(p.hand[*placed]).cost;
    if (spot != Fate::Reserve && s.options.payment == Payment::Strict && without > p.gold) {
        return Refusal{PT_R01, "would_not_be_payable"};
    }
    return std::nullopt;
}

// For people: every slot, any order, and ways back; what is not possible with its reason.
[[gnu::noinline]] void offer_detours(const State& s, const Player& p, Offer<Choice>& offer)
{
    const PlanSoFar so_far = survey_plan(p);
    const unsigned taken = so_far.taken;
    const auto offer_or_bar = [&](const Choice& choice, const std::optional<Refusal>& refusal) {
        if (refusal) {
            offer.bar(choice, *refusal);
        } else {
            offer.also(choice);
        }
    };
    for (std::size_t i = 0; i < p.hand.size(); ++i) {
        if (p.plan.hand[i] != Fate::Discard ||
            (i > 0 && p.hand[i] == p.hand[i - 1] && p.plan.hand[i - 1] == Fate::Discard))
            continue;
        for (std::size_t k = 0; k < kSlots; ++k) {
            offer_or_bar(Place{p.hand[i], slot_at(k)}, judge_place(s, p, p.hand[i], slot_at(k), so_far));
        }
        offer_or_bar(Keep{p.hand[i]},
                     so_far.keeps_reserve ? std::optional(Refusal{PT_5_5, "one_reserve_only"}) : std::nullopt);
    }
    for (std::size_t i = 0; i < kSlots; ++i) {
        const Slot slot = slot_at(i);
        if (new_unit_in(p.plan, fate_of(slot))) {
            offer_or_bar(TakeBack{fate_of(slot)}, judge_take_back(s, p, fate_of(slot)));
        } else if (p.plan.units[i] == Fate::Discard && !is_taken(taken, slot)) {
            offer.also(TakeBack{fate_of(slot)});
        }
        if (old_unit_in(p.plan, slot)) offer.also(Discard{slot});  // [PT-R45] whether room is needed or not
        for (std::size_t k = 0; k < kSlots && is_taken(taken, slot); ++k) {
            if (k == i) continue;
            if (slot_exists(p, slot_at(k))) {
                offer.also(Move{slot, slot_at(k)});
            } else {
                offer.bar(Move{slot, slot_at(k)}, {PT_5_2, "fifth_slot_missing"});
            }
        }
    }
    if (so_far.keeps_reserve) offer.also(TakeBack{Fate::Reserve});
}

void swap_fates(Plan& plan, Fate a, Fate b)
{
    const auto swapped = [&](Fate fate) { return fate == a ? b : fate == b ? a : fate; };
    for (Fate& fate : plan.units) {
        fate = swapped(fate);
    }
    for (Fate& fate : plan.hand) {
        fate = swapped(fate);
    }
}

void take_step(Player& p, const Move& move) { swap_fates(p.plan, fate_of(move.from), fate_of(move.to)); }
void take_step(Player& p, const Discard& step) { p.plan.units[*old_unit_in(p.plan, step.slot)] = Fate::Discard; }
void take_step(Player& p, const Place& step) { p.plan.hand[*free_in_hand(p, step.card)] = fate_of(step.slot); }
void take_step(Player& p, const Keep& step) { p.plan.hand[*free_in_hand(p, step.card)] = Fate::Reserve; }
void take_step(Player& p, const Done&) { p.answered = Done{}; }
void take_step(Player& p, const Withdraw&) { p.answered.reset(); }
void take_step(Player& p, const Plan& plan)
{
    p.plan = plan;
    p.answered = Done{};
}
void take_step(Player& p, const TakeBack& step)
{
    if (const auto placed = new_unit_in(p.plan, step.spot)) {
        p.plan.hand[*placed] = Fate::Discard;
    } else {
        p.plan.units[static_cast<std::size_t>(step.spot)] = step.spot;
    }
}
template <class Other>
void take_step(Player&, const Other&)
{
    rule_bug("not a step of a deployment");
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

std::optional<Refusal> judge_plan(const State& s, const Player& p, const Plan& plan)
{
    if (plan.hand.size() != p.hand.size()) return Refusal{PT_5_5, "plan_incomplete"};
    unsigned taken = 0;
    const auto occupy = [&](Fate fate) -> std::optional<Refusal> {
        if (!slot_exists(p, static_cast<Slot>(fate))) return Refusal{PT_5_2, "fifth_slot_missing"};
        if (is_taken(taken, static_cast<Slot>(fate))) return Refusal{PT_5_7, "slot_taken"};
        taken |= 1U << static_cast<unsigned>(fate);
        return std::nullopt;
    };
    for (std::size_t i = 0; i < kSlots; ++i) {
        const Fate fate = plan.units[i];
        if (!p.kingdom[i] && fate != Fate::Empty) return Refusal{PT_5_6, "no_unit_there"};
        if (!p.kingdom[i] || fate == Fate::Discard) continue;
        if (!is_slot(fate)) return Refusal{PT_5_6, "plan_incomplete"};
        if (auto refused = occupy(fate)) return refused;
    }
    int kept = 0;
    for (const Fate fate : plan.hand) {
        if (fate == Fate::Empty) return Refusal{PT_5_5, "plan_incomplete"};
        if (fate == Fate::Reserve && ++kept > 1) return Refusal{PT_5_5, "one_reserve_only"};
        if (!is_slot(fate)) continue;
        if (auto refused = occupy(fate)) return refused;
    }
    if (s.options.payment == Payment::Strict && cost_of(p, plan) > p.gold) return Refusal{PT_R01, "cannot_pay_units"};
    return std::nullopt;
}

// Slots are counted now [PT-5.3]: what a Golem upgrades after the reveal adds none, and a building upgraded in phase 5
// gives its slot from here on [PT-8.11] [PT-R25].
void start_deploying(State& s)
{
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        p.plan = opening_plan(p);
    }
}

void ask(const DeployPhase&, const State& s, PtQuestions& questions)
{
    const auto stands = [&](Seat seat) { return has_answered(s, seat); };
    questions.each(all_seats(s), stands, [&](Seat seat) {
        const Player& p = player(s, seat);
        auto offer = questions.to(seat, PT_5_4, "deploy.plan", wait_of(p));  // [PT-D3]
        if (!offer) return;
        offer.open("plan");
        if (p.answered) {
            offer.also(Withdraw{});
            return;
        }
        offer_steps(s, p, offer);
        if (!offer.for_people()) return;
        offer_detours(s, p, offer);
        offer.also(absent_plan(p));
        offer.fallback(is_untouched(p) ? Choice(absent_plan(p)) : Choice(Done{}));
    });
}

void take_deploy(State& s, Seat seat, const Choice& choice)
{
    std::visit([&](const auto& step) { take_step(player(s, seat), step); }, choice);
}

}  // namespace snowbound::paper_tales
