// Phase 2 after payment: abilities of units that enter play, PT-5.14 to PT-5.17, in the order of PT-12.4.
#include <algorithm>

#include "games/paper_tales/cards.h"
#include "games/paper_tales/flow.h"
#include "games/paper_tales/kingdom.h"

namespace snowbound::paper_tales {
namespace {

void give_tokens(State& s, Seat seat, Slot slot, int tokens, CardId cause, Rule rule, PtLog& log)
{
    Unit& unit = *player(s, seat).kingdom[index(slot)];
    unit.tokens = static_cast<std::uint8_t>(unit.tokens + tokens);
    log.say(rule, To::all(), Aged{seat, unit.card, slot, static_cast<std::uint8_t>(tokens), cause});
}

// [PT-13.11] Turns cards over until one of cost 3 or less appears; [PT-R09] none: it stays as it is.
void shift_shape(State& s, Seat seat, Slot slot, Rng& rng, PtLog& log)
{
    const auto suits = [](CardId card) { return facts(card).cost <= 3; };
    bool any = std::any_of(s.draw.begin(), s.draw.end(), suits);
    for (const PileCard& d : s.discard) {
        any = any || suits(d.card);
    }
    while (any) {
        const auto card = draw_card(s, rng, log);
        log.say(rule("PT-R09"), To::all(), TurnedOver{seat, *card});
        if (!suits(*card)) {
            put_on_discard(s, *card, all_seats(s));
            continue;
        }
        put_on_discard(s, CardId::Shapeshifter, all_seats(s));
        player(s, seat).kingdom[index(slot)] = Unit{*card, 1, true};  // [PT-R06] a Monkey brings no gold this way
        log.say(rule("PT-13.11"), To::all(), Replaced{seat, slot, *card});
        return;
    }
    log.say(rule("PT-R09"), To::all(), StayedShapeless{seat});
}

struct Shifting {
    Seat seat;
    int legend;
    int gold;
};

// [PT-12.1] More legend points [PT-R33] first; [PT-12.2] then less gold; [PT-12.3] then chance.
void order_seats(FixedVector<Shifting, kMostSeats>& seats, Rng& rng)
{
    const auto before = [](const Shifting& a, const Shifting& b) {
        return a.legend != b.legend ? a.legend > b.legend : a.gold < b.gold;
    };
    bool tied = false;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        for (std::size_t j = i + 1; j < seats.size(); ++j) {
            tied = tied || (!before(seats[i], seats[j]) && !before(seats[j], seats[i]));
        }
    }
    if (tied) rng.shuffle(seats);
    for (std::size_t i = 1; i < seats.size(); ++i) {
        for (std::size_t j = i; j > 0 && before(seats[j], seats[j - 1]); --j) {
            std::swap(seats[j], seats[j - 1]);
        }
    }
}

int gold_before_payment(const Player& p)
{
    int gold = p.gold;
    for (const auto& unit : p.kingdom) {
        if (unit && unit->fresh) gold += facts(unit->card).cost;
    }
    return gold;
}

// a) Shapeshifters: the only entering ability that draws from a pile which all share.
void shapeshifters(State& s, Rng& rng, PtLog& log)
{
    FixedVector<Shifting, kMostSeats> seats;
    for (const Seat seat : all_seats(s)) {
        const Player& p = player(s, seat);
        if (has_unit(p, CardId::Shapeshifter)) seats.push_back({seat, p.legend, gold_before_payment(p)});  // [PT-R31]
    }
    order_seats(seats, rng);
    for (const Shifting& turn : seats) {
        for (std::size_t i = 0; i < kSlots; ++i) {
            const auto unit = player(s, turn.seat).kingdom[i];
            if (unit && unit->fresh && unit->card == CardId::Shapeshifter)
                shift_shape(s, turn.seat, slot_at(i), rng, log);
        }
    }
}

// b) Golem: all level I buildings become level II [PT-13.30].
void golems(State& s, Seat seat, PtLog& log)
{
    Player& p = player(s, seat);
    const auto is_entering_golem = [](const auto& unit) { return unit && unit->fresh && unit->card == CardId::Golem; };
    if (std::none_of(p.kingdom.begin(), p.kingdom.end(), is_entering_golem)) return;
    for (std::size_t b = 0; b < kBuildings; ++b) {
        if (p.buildings[b] != Level::One) continue;
        p.buildings[b] = Level::Two;
        log.say(rule("PT-13.30"), To::all(), GolemUpgraded{seat, static_cast<BuildingId>(b)});
    }
}

// c) and d) tokens that need no choice.
void entering_tokens(State& s, Seat seat, PtLog& log)
{
    Player& p = player(s, seat);
    for (std::size_t i = 0; i < kSlots; ++i) {
        const auto unit = p.kingdom[i];
        if (!unit || !unit->fresh || facts(unit->card).tokens_on_entering == 0) continue;
        give_tokens(s, seat, slot_at(i), facts(unit->card).tokens_on_entering, unit->card, rule("PT-12.4"), log);
    }
    for (std::size_t i = 0; i < kSlots; ++i) {
        const auto giver = p.kingdom[i];
        if (!giver || !giver->fresh || !facts(giver->card).ages_others) continue;
        for (std::size_t k = 0; k < kSlots; ++k) {
            if (k != i && p.kingdom[k]) give_tokens(s, seat, slot_at(k), 1, giver->card, rule("PT-12.4"), log);
        }
    }
}

constexpr std::uint64_t bit(CardId card) { return 1ULL << static_cast<unsigned>(card); }

constexpr std::uint64_t kGivesTokens = [] {  // units that place tokens on entering without a choice
    std::uint64_t cards = 0;
    for (std::size_t card = 0; card < kUnits; ++card) {
        const UnitFacts& unit = kUnitFacts[card];
        if (unit.tokens_on_entering > 0 || unit.ages_others) cards |= bit(static_cast<CardId>(card));
    }
    return cards;
}();

std::uint64_t entering_cards(const State& s)  // a bit for each unit that is being revealed, in any kingdom
{
    std::uint64_t cards = 0;
    for (const Seat seat : all_seats(s)) {
        for (const auto& unit : player(s, seat).kingdom) {
            if (unit && unit->fresh) cards |= bit(unit->card);
        }
    }
    return cards;
}

// [PT-R18] How many tokens this seat must place now, all on one unit: none where the nth such unit is not there.
int tokens_to_place(const EnterStep& step, const Player& p)
{
    int found = 0;
    for (const auto& unit : p.kingdom) {
        const bool acts = unit && unit->card == step.card && (unit->fresh || step.card == CardId::MasterAlchemist);
        found += acts;  // [PT-5.15] [PT-R19] the Master Alchemist works in every round
    }
    if (found <= step.nth) return 0;
    return step.card == CardId::TimeMaster ? 2 : production(p)[kFood];  // [PT-13.12] [PT-13.33]
}

SlotSet units_of(const Player& p)
{
    SlotSet slots;
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (p.kingdom[i]) slots.add(slot_at(i));
    }
    return slots;
}

bool must_choose(const EnterStep& step, const Player& p)  // with a single unit there is nothing to choose
{
    return tokens_to_place(step, p) > 0 && units_of(p).size() > 1;
}

Slot nth_slot(const EnterStep& step, const Player& p)
{
    int found = 0;
    for (std::size_t i = 0; i < kSlots; ++i) {
        const auto& unit = p.kingdom[i];
        const bool acts = unit && unit->card == step.card && (unit->fresh || step.card == CardId::MasterAlchemist);
        if (acts && found++ == step.nth) return slot_at(i);
    }
    rule_bug("nobody places tokens here");
}

// g) The Kraken's penalty comes last [PT-5.17], so that what a Golem upgraded counts [PT-R08].
void krakens(State& s, PtLog& log)
{
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        for (auto& unit : p.kingdom) {
            if (!unit || !unit->fresh) continue;
            unit->fresh = false;
            if (unit->card != CardId::Kraken) continue;
            const auto level_two = std::count(p.buildings.begin(), p.buildings.end(), Level::Two);
            const int lost = std::min<int>(p.legend, 3 * static_cast<int>(level_two));  // [PT-1.13]
            p.legend = static_cast<std::int16_t>(p.legend - lost);
            if (lost > 0)
                log.say(rule("PT-13.42"), To::all(),
                        UnitLegend{seat, CardId::Kraken, static_cast<std::int16_t>(-lost)});
        }
    }
}

}  // namespace

// The fixed order inside a kingdom [PT-5.16] [PT-R07].
EnterStep enter_play(State& s, Rng& rng, PtLog& log)
{
    std::uint64_t entering = entering_cards(s);
    if (entering & bit(CardId::Shapeshifter)) {
        shapeshifters(s, rng, log);
        entering |= entering_cards(s);
    }
    s.deployed |= entering;
    for (const Seat seat : all_seats(s)) {
        if (entering & bit(CardId::Golem)) golems(s, seat, log);
        if (entering & kGivesTokens) entering_tokens(s, seat, log);
    }
    return {entering & bit(CardId::TimeMaster) ? CardId::TimeMaster : CardId::MasterAlchemist};
}

void ask(const EnterStep& step, const State& s, PtQuestions& questions)
{
    const bool time = step.card == CardId::TimeMaster;
    questions.each(all_seats(s), [&](Seat seat) {
        const Player& p = player(s, seat);
        if (!must_choose(step, p)) return;
        auto offer = questions.to(seat, time ? rule("PT-13.12") : rule("PT-13.33"),  // [PT-D5] [PT-D6]
                                  time ? "deploy.time_master" : "deploy.master_alchemist", wait_of(p));
        if (!offer) return;
        for (const Slot slot : units_of(p)) {
            offer.add(Age{slot});
        }
        if (p.answered) offer.also(Withdraw{});
        if (!offer.for_people()) return;
        offer.number("tokens", tokens_to_place(step, p));
        offer.fallback(Age{nth_slot(step, p)});
    });
}

// e) Time Masters, f) Master Alchemists: one after the other in a kingdom, all kingdoms at once.
Flow resume(const EnterStep& step, State& s, Rng&, PtLog& log)
{
    SeatSet placing;
    for (const Seat seat : all_seats(s)) {
        const Player& p = player(s, seat);
        if (tokens_to_place(step, p) == 0) continue;
        placing.add(seat);
        if (must_choose(step, p) && !p.answered) return Flow::Ask;
    }
    for (const Seat seat : placing) {
        Player& p = player(s, seat);
        const int tokens = tokens_to_place(step, p);
        const Slot slot = p.answered ? std::get<Age>(*p.answered).slot : units_of(p).front();
        give_tokens(s, seat, slot, tokens, step.card,
                    step.card == CardId::TimeMaster ? rule("PT-13.12") : rule("PT-13.33"), log);
        p.answered.reset();
        s.course.seal();
    }
    if (!placing.empty()) {  // there may be one more
        s.stack.back() = EnterStep{step.card, static_cast<std::uint8_t>(step.nth + 1)};
    } else if (step.card == CardId::TimeMaster) {
        s.stack.back() = EnterStep{CardId::MasterAlchemist, 0};
    } else {
        krakens(s, log);
        s.stack.pop_back();
    }
    return Flow::Again;
}

}  // namespace snowbound::paper_tales
