// Help for bots beyond evaluate(): plans filled up card by card, and a cheap sensible choice for playing a match on.
#include <algorithm>

#include "games/paper_tales/effects.h"
#include "games/paper_tales/game.h"
#include "games/paper_tales/kingdom.h"
#include "games/paper_tales/outlook.h"

namespace snowbound {
namespace paper_tales {
namespace {

constexpr int kWorst = -1000000;

void add_tokens(Unit& unit, int tokens) { unit.tokens = static_cast<std::uint8_t>(unit.tokens + tokens); }

// [PT-13.12] [PT-13.33] Tokens for the unit that makes the best of them.
int judge_tokens(Player& p, int tokens, const Outlook& o)
{
    if (tokens == 0) return judge(p, o);
    Player best = p;
    int best_value = kWorst;
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (!p.kingdom[i]) continue;
        Player then = p;
        add_tokens(*then.kingdom[i], tokens);
        const int value = judge(then, o);
        if (value > best_value) best = then, best_value = value;
    }
    p = best;
    return best_value;
}

struct Entering {  // counted over a kingdom
    int ages_others = 0;
    int time_masters = 0;
    int alchemists = 0;
    int krakens = 0;
};

Entering enter(Player& p)
{
    Entering e;
    for (auto& unit : p.kingdom) {
        if (!unit) continue;
        e.alchemists += unit->card == CardId::MasterAlchemist;
        if (!unit->fresh) continue;
        if (unit->card == CardId::Shapeshifter) *unit = Unit{CardId::Militiaman, 1, true};  // something usual
        if (unit->card == CardId::Golem) std::replace(p.buildings.begin(), p.buildings.end(), Level::One, Level::Two);
        add_tokens(*unit, facts(unit->card).tokens_on_entering);
        e.ages_others += facts(unit->card).ages_others;
        e.time_masters += unit->card == CardId::TimeMaster;
        e.krakens += unit->card == CardId::Kraken;
    }
    return e;
}

}  // namespace

int judge_entering(Player p, const Outlook& o)
{
    const Entering e = enter(p);
    for (auto& unit : p.kingdom) {
        if (unit && e.ages_others > 0) {
            add_tokens(*unit, e.ages_others - (unit->fresh && facts(unit->card).ages_others));
        }
    }
    if (e.krakens > 0) {
        const auto lost = 3 * std::count(p.buildings.begin(), p.buildings.end(), Level::Two);
        p.legend = static_cast<std::int16_t>(std::max<int>(0, p.legend - static_cast<int>(lost)));
    }
    if (e.time_masters + e.alchemists == 0) return judge(p, o);
    int value = 0;
    for (int i = 0; i < e.time_masters; ++i) {
        value = judge_tokens(p, 2, o);
    }
    for (int i = 0; i < e.alchemists; ++i) {
        value = judge_tokens(p, production(p)[kFood], o);
    }
    return value;
}

std::size_t card_to_keep(const Player& p, const Plan& plan)
{
    std::size_t best = plan.hand.size();
    for (std::size_t i = 0; i < plan.hand.size(); ++i) {
        if (plan.hand[i] != Fate::Discard) continue;
        if (best == plan.hand.size() || liking(p.hand[i]) > liking(p.hand[best])) best = i;
    }
    return best;
}

namespace {

// With the best card left as reserve. Old units that are moved for nothing count a trifle against a plan.
int judge_plan_so_far(const Player& p, const Plan& plan, const Outlook& o)
{
    Player then = with_plan(p, plan);
    const std::size_t kept = card_to_keep(p, plan);
    if (kept < plan.hand.size()) then.reserve = p.hand[kept];
    int touched = 1;
    for (std::size_t i = 0; i < kSlots; ++i) {
        touched += plan.units[i] != Fate::Empty && plan.units[i] != fate_of(slot_at(i));
    }
    return judge_entering(then, o) - touched;
}

struct Step {  // one more card placed
    Plan plan;
    int value = 0;
    int cost = 0;
};

unsigned slots_of(const auto& fates)
{
    unsigned slots = 0;
    for (const Fate fate : fates) {
        if (is_slot(fate)) slots |= 1U << static_cast<unsigned>(fate);
    }
    return slots;
}

// Tries a card in one empty slot of each row, and in place of each old unit where that is allowed.
void try_card(const Player& p, const Plan& plan, std::size_t card, const Outlook& o, Replace replace, Step& best)
{
    const unsigned fresh = slots_of(plan.hand);
    const unsigned old = slots_of(plan.units);
    bool row_tried[2] = {false, false};
    for (std::size_t k = 0; k < kSlots; ++k) {
        if ((fresh >> k & 1U) || !slot_exists(p, slot_at(k))) continue;
        const bool taken = old >> k & 1U;
        bool& tried = row_tried[is_front(slot_at(k))];
        if (taken ? replace == Replace::No : tried) continue;
        tried = tried || !taken;
        Plan then = plan;
        then.hand[card] = fate_of(slot_at(k));
        std::replace(then.units.begin(), then.units.end(), fate_of(slot_at(k)), Fate::Discard);
        const int value = judge_plan_so_far(p, then, o);
        if (value > best.value) best = {then, value, facts(p.hand[card]).cost};
    }
}

}  // namespace

Completed complete(const Player& p, const Plan& start, const Outlook& o, Replace replace)
{
    Step best{start, judge_plan_so_far(p, start, o), 0};
    int gold = p.gold;
    std::size_t from = 0;  // cards before the last one placed are not offered any more
    for (std::size_t i = 0; i < start.hand.size(); ++i) {
        if (!is_slot(start.hand[i])) continue;
        gold -= facts(p.hand[i]).cost;
        from = i + 1;
    }
    for (bool better = true; better;) {
        const Step before = best;
        for (std::size_t i = from; i < p.hand.size(); ++i) {
            const bool again = i > 0 && p.hand[i] == p.hand[i - 1] && before.plan.hand[i - 1] == Fate::Discard;
            if (before.plan.hand[i] != Fate::Discard || again || facts(p.hand[i]).cost > gold) continue;
            try_card(p, before.plan, i, o, replace, best);
        }
        better = best.value > before.value;
        if (better) gold -= best.cost;
    }
    return {best.plan, best.value};
}

namespace {

// The weights of hunches are their own: tuned so that a player who follows nothing else does as well as it can.
constexpr int kFrontStrength = 193;
constexpr int kHunchGold = 156;
constexpr std::array<int, kResources> kFirstOfKind{146, 69, 182};  // a resource that was missing
constexpr std::size_t kJudged = 2;                                 // applicants for a slot that are looked at closely

struct Applicant {          // a unit for a slot: an old one, or a card in hand
    std::uint8_t from = 0;  // slot, or place in the hand
    bool old = false;
    int cost = 0;
    int anywhere = 0;  // worth in either row
    int in_front = 0;  // and more in front
};
using Applicants = FixedVector<Applicant, 11>;

Applicant applicant(const Unit& unit, const Surroundings& around, const Resources& had, const Outlook& o)
{
    Applicant a;
    const bool last = o.round == kRounds;
    a.in_front = can_fight(unit) ? kFrontStrength * unit_strength(unit, around) : 0;
    if (facts(unit.card).fights_from_back) a.anywhere = std::exchange(a.in_front, 0);
    Resources made{};
    add_production(unit, Slot::Front1, made);
    for (std::size_t r = 0; r < kResources; ++r) {
        a.anywhere += made[r] * o.resource[r] * 6 / 10;
        if (made[r] > 0 && had[r] == 0) a.anywhere += kFirstOfKind[r];
    }
    a.anywhere += unit_income(unit, around.produces) * (last ? 10 : kGoldWorth);
    a.anywhere += 100 * legend_per_war(unit.card, around.produces);
    if (would_die(unit)) {
        a.anywhere += 100 * own_death_legend(unit) + 60 * facts(unit.card).counts_deaths;
    } else {
        a.anywhere += worth_next(unit, o);
    }
    if (unit.card == CardId::RelicOfWisdom) a.anywhere += 200 * (o.rounds_after() + 1);
    if (unit.fresh) a.cost = facts(unit.card).cost;
    a.anywhere -= a.cost * (last ? 15 : kHunchGold);
    return a;
}

Unit new_unit(CardId card) { return {card, static_cast<std::uint8_t>(facts(card).tokens_on_entering), true}; }

Surroundings around_with_hand(const Player& p)
{
    Surroundings around{production(p), 4, 1};  // a usual income, some token somewhere
    for (const CardId card : p.hand) {
        for (std::size_t r = 0; r < kResources; ++r) {
            if (facts(card).produces[r] > 0) ++around.produces[r];
        }
    }
    return around;
}

Resources made_by_buildings(const Player& p)
{
    Player bare = p;
    bare.kingdom = {};
    return production(bare);
}

Applicants applicants(const Player& p, const Outlook& o)
{
    const Surroundings around = around_with_hand(p);
    const Resources had = made_by_buildings(p);
    const auto level_one = static_cast<int>(std::count(p.buildings.begin(), p.buildings.end(), Level::One));
    Applicants all;
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (!p.kingdom[i]) continue;
        all.push_back(applicant(*p.kingdom[i], around, had, o));
        all.back().from = static_cast<std::uint8_t>(i), all.back().old = true;
    }
    for (std::size_t i = 0; i < p.hand.size(); ++i) {
        all.push_back(applicant(new_unit(p.hand[i]), around, had, o));
        all.back().from = static_cast<std::uint8_t>(i);
        if (p.hand[i] == CardId::Golem) all.back().anywhere += 250 * level_one;
    }
    return all;
}

// The best for this slot of a few who seem to add most there and can be paid; all.size(): nobody.
std::size_t best_for(const Player& p, const Plan& plan, std::size_t slot, int gold, Applicants& all, const Outlook& o)
{
    const bool front = is_front(slot_at(slot));
    const auto seems = [&](const Applicant& a) { return a.anywhere + (front ? a.in_front : 0); };
    std::sort(all.begin(), all.end(), [&](const Applicant& a, const Applicant& b) {
        if (seems(a) != seems(b)) return seems(a) > seems(b);
        return a.old != b.old ? a.old : a.from < b.from;
    });
    std::size_t best = all.size();
    int best_value = kWorst;
    std::size_t judged = 0;
    for (std::size_t i = 0; i < all.size() && judged < kJudged; ++i) {
        if (all[i].cost > gold || seems(all[i]) <= 0) continue;
        ++judged;
        Plan then = plan;
        (all[i].old ? then.units[all[i].from] : then.hand[all[i].from]) = fate_of(slot_at(slot));
        const int value = judge_entering(with_plan(p, then), o);
        if (value > best_value) best = i, best_value = value;
    }
    return best;
}

Plan quick_plan(const Player& p, Outlook o)  // slot by slot, front first
{
    Applicants all = applicants(p, o);
    Plan plan = opening_plan(p);
    for (Fate& fate : plan.units) {
        if (fate != Fate::Empty) fate = Fate::Discard;
    }
    int gold = p.gold;
    for (std::size_t k = 0; k < kSlots; ++k) {
        if (!slot_exists(p, slot_at(k))) continue;
        o.cards_to_come = static_cast<int>(kSlots - k) - 1;  // the other slots will not stay empty
        const std::size_t best = best_for(p, plan, k, gold, all, o);
        if (best == all.size()) continue;
        (all[best].old ? plan.units[all[best].from] : plan.hand[all[best].from]) = fate_of(slot_at(k));
        gold -= all[best].cost;
        all.erase_at(best);
    }
    return plan;
}

Choice hunch_plan(const State& s, Seat seat)
{
    const Player& p = player(s, seat);
    if (p.plan.hand.contains(Fate::Reserve)) return Done{};
    const Outlook o = outlook(s, seat);
    const bool untouched = p.plan == opening_plan(p);
    Plan plan = untouched ? quick_plan(p, o) : complete(p, p.plan, o, Replace::No).plan;
    const std::size_t kept = card_to_keep(p, plan);
    if (kept < plan.hand.size()) plan.hand[kept] = Fate::Reserve;
    return plan;
}

Choice hunch_pick(const State& s, Seat seat, Rng& rng)
{
    const Player& p = player(s, seat);
    Player then = p;
    then.hand.clear();
    for (const CardId card : p.picks) {
        then.hand.push_back(card);
    }
    if (p.reserve) then.hand.push_back(*p.reserve);
    const Surroundings around = around_with_hand(then);
    const Outlook o = outlook(s, seat);
    std::size_t best = 0;
    int best_value = kWorst;
    for (std::size_t i = 0; i < p.draft.size(); ++i) {
        const CardId card = p.draft[i];
        const Applicant a = applicant(new_unit(card), around, around.produces, o);
        int value = liking(card) + (a.anywhere + a.in_front) / 4 + static_cast<int>(rng.below(16));
        if (then.hand.contains(card)) value -= 8;
        if (value > best_value) best = i, best_value = value;
    }
    if (s.seats > 2) return Pick{p.draft[best]};
    const auto others = static_cast<std::uint32_t>(p.draft.size()) - 1;
    return PickAndDiscard{p.draft[best], p.draft[(best + 1 + rng.below(others)) % p.draft.size()]};
}

}  // namespace
}  // namespace paper_tales

using namespace paper_tales;

void PaperTales::reopen(State& s, Seat me)
{
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        if (seat == me) continue;
        p.answered.reset();
        if (!p.hand.empty()) p.plan = opening_plan(p);
    }
}

Choice PaperTales::hunch(const State& s, Seat seat, Rng& rng, std::vector<Choice>& buffer)
{
    if (s.phase == Phase::Recruit) return hunch_pick(s, seat, rng);
    if (std::holds_alternative<DeployPhase>(s.stack.back())) return hunch_plan(s, seat);
    snowbound::options<PaperTales>(s, seat, buffer);
    if (buffer.size() == 1) return buffer.front();
    const Outlook o = outlook(s, seat);  // an answer that waits changes nothing of it
    State then = s;
    std::size_t best = 0;
    int best_value = kWorst;
    for (std::size_t i = 0; i < buffer.size(); ++i) {
        player(then, seat).answered = buffer[i];
        const int value = judge(then, seat, o);
        if (value > best_value) best = i, best_value = value;
    }
    return buffer[best];
}

}  // namespace snowbound
