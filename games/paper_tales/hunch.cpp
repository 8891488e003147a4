// Help for bots beyond evaluate(): plans filled up card by card, and a cheap sensible choice for playing a game on.
#include <algorithm>

#include "games/paper_tales/effects.h"
#include "games/paper_tales/flow.h"
#include "games/paper_tales/game.h"
#include "games/paper_tales/kingdom.h"
#include "games/paper_tales/outlook.h"

namespace snowbound {
namespace paper_tales {

// Tenths of strength that a neighbour will probably show: a part of what stands ready, and what is usual besides.
int likely_strength(const Player& p, int round)
{
    const Kingdom k = survey(p);
    auto units = k.unit_strength;
    std::sort(units.begin(), units.end(), std::greater<>{});
    int ready = 0;
    const std::size_t front = has_level_two(p) ? 3 : 2;
    for (std::size_t i = 0; i < front; ++i) {
        ready += units[i];
    }
    if (p.buildings[static_cast<std::size_t>(BuildingId::Barracks)] != Level::None) ready += 1 + k.produces[0];
    const std::array<int, kRounds> usual{w_usual1(), w_usual2(), w_usual3(), w_usual4()};
    return usual[static_cast<std::size_t>(round) - 1] + ready * w_ready() / 10;
}

namespace {

void add_tokens(Unit& unit, int tokens) { unit.tokens = static_cast<std::uint8_t>(unit.tokens + tokens); }

// [PT-13.12] [PT-13.33] Tokens for the unit that makes the best of them.
int judge_tokens(Player& p, int tokens, const Outlook& o)
{
    int best = judge(p, o);
    if (tokens == 0) return best;
    best = -1000000;
    std::size_t where = 0;
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (!p.kingdom[i]) continue;
        Player then = p;
        add_tokens(*then.kingdom[i], tokens);
        const int value = judge(then, o);
        if (value > best) best = value, where = i;
    }
    if (p.kingdom[where]) add_tokens(*p.kingdom[where], tokens);
    return best;
}

}  // namespace

int prior(CardId card)
{
    static constexpr std::array<std::int8_t, kUnits> kPrior{52, 46, 47, 43, 37, 51, 53, 37, 54, 75, 40, 42, 40, 56,
                                                            74, 40, 59, 74, 46, 49, 56, 64, 54, 61, 54, 58, 45, 63,
                                                            24, 49, 38, 54, 30, 52, 50, 59, 53, 33, 63, 40, 31, 18};
    return kPrior[static_cast<std::size_t>(card)];
}

Outlook outlook(const State& s, Seat seat)
{
    Outlook o;
    o.round = s.round;
    o.phase = s.phase;
    o.two = s.seats == 2;
    o.wars = o.two ? 1 : 2;
    if (s.phase > Phase::Deploy) return o;
    o.known = s.phase == Phase::Deploy && !s.stack.empty() && !std::holds_alternative<DeployPhase>(s.stack.back());
    const Direction sides[2] = {Direction::Left, Direction::Right};
    for (int i = 0; i < o.wars; ++i) {
        const Player& rival = player(s, neighbour(s, seat, sides[i]));
        o.rivals[static_cast<std::size_t>(i)] = o.known ? 10 * survey(rival).strength : likely_strength(rival, s.round);
    }
    if (s.phase == Phase::Recruit) o.cards_to_come = 5 - static_cast<int>(player(s, seat).picks.size());
    return o;
}

int judge_entering(Player p, const Outlook& o)
{
    int aging = 0;
    int masters = 0;
    int alchemists = 0;
    bool kraken = false;
    for (auto& unit : p.kingdom) {
        if (!unit) continue;
        alchemists += unit->card == CardId::MasterAlchemist;
        if (!unit->fresh) continue;
        if (unit->card == CardId::Shapeshifter) *unit = Unit{CardId::Militiaman, 1, true};  // something usual
        if (unit->card == CardId::Golem) {
            for (Level& level : p.buildings) {
                if (level == Level::One) level = Level::Two;
            }
        }
        add_tokens(*unit, facts(unit->card).tokens_on_entering);
        aging += facts(unit->card).ages_others;
        masters += unit->card == CardId::TimeMaster;
        kraken = kraken || unit->card == CardId::Kraken;
    }
    for (auto& unit : p.kingdom) {
        if (unit && aging > 0) add_tokens(*unit, aging - (unit->fresh && facts(unit->card).ages_others));
    }
    if (kraken) {
        const auto lost = 3 * std::count(p.buildings.begin(), p.buildings.end(), Level::Two);
        p.legend = static_cast<std::int16_t>(std::max<int>(0, p.legend - static_cast<int>(lost)));
    }
    int value = 0;
    for (int i = 0; i < masters; ++i) {
        value = judge_tokens(p, 2, o);
    }
    for (int i = 0; i < alchemists; ++i) {
        value = judge_tokens(p, production(p)[1], o);
    }
    return masters + alchemists > 0 ? value : judge(p, o);
}

namespace {

struct Draft {  // a plan on its way
    Plan plan;
    int cost = 0;
    int value = 0;
};

int judge_plan_so_far(const Player& p, const Plan& plan, const Outlook& o)
{
    Player then = with_plan(p, plan);
    int kept = -1;
    for (std::size_t i = 0; i < plan.hand.size(); ++i) {
        if (plan.hand[i] == Fate::Discard &&
            (kept < 0 || prior(p.hand[i]) > prior(p.hand[static_cast<std::size_t>(kept)])))
            kept = static_cast<int>(i);
    }
    if (kept >= 0) then.reserve = p.hand[static_cast<std::size_t>(kept)];
    int touched = 1;
    for (std::size_t i = 0; i < kSlots; ++i) {
        touched += is_slot(plan.units[i]) ? plan.units[i] != fate_of(slot_at(i)) : plan.units[i] == Fate::Discard;
    }
    return judge_entering(then, o) - touched;
}

void try_place(const Player& p, const Plan& from, std::size_t card, std::size_t slot, const Outlook& o, Draft& best)
{
    Plan plan = from;
    plan.hand[card] = fate_of(slot_at(slot));
    for (Fate& fate : plan.units) {
        if (fate == fate_of(slot_at(slot))) fate = Fate::Discard;
    }
    const int value = judge_plan_so_far(p, plan, o);
    if (value > best.value) best = {plan, facts(p.hand[card]).cost, value};
}

unsigned taken_by(const Plan& plan, bool old_too)
{
    unsigned taken = 0;
    for (const Fate fate : plan.hand) {
        if (is_slot(fate)) taken |= 1U << static_cast<unsigned>(fate);
    }
    for (const Fate fate : plan.units) {
        if (old_too && is_slot(fate)) taken |= 1U << static_cast<unsigned>(fate);
    }
    return taken;
}

}  // namespace

Completed complete(const Player& p, const Plan& start, const Outlook& o, bool may_replace)
{
    Draft best{start, 0, judge_plan_so_far(p, start, o)};
    int gold = p.gold;
    std::size_t from = 0;
    for (std::size_t i = 0; i < start.hand.size(); ++i) {
        if (!is_slot(start.hand[i])) continue;
        gold -= facts(p.hand[i]).cost;
        from = i + 1;
    }
    for (bool better = true; better;) {
        const Plan plan = best.plan;
        const int before = best.value;
        const unsigned taken = taken_by(plan, true);
        const unsigned fixed = taken_by(plan, false);
        for (std::size_t i = from; i < p.hand.size(); ++i) {
            const bool again = i > 0 && p.hand[i] == p.hand[i - 1] && plan.hand[i - 1] == Fate::Discard;
            if (plan.hand[i] != Fate::Discard || again || facts(p.hand[i]).cost > gold) continue;
            bool seen[2] = {false, false};
            for (std::size_t k = 0; k < kSlots; ++k) {
                const bool front = is_front(slot_at(k));
                const bool open = !(taken >> k & 1U);
                if (!slot_exists(p, slot_at(k)) || (fixed >> k & 1U)) continue;
                if (open ? seen[front] : !may_replace) continue;
                if (open) seen[front] = true;
                try_place(p, plan, i, k, o, best);
            }
        }
        better = best.value > before;
        if (better) gold -= best.cost;
    }
    return {best.plan, best.value};
}

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

int PaperTales::stage(const State& s) { return s.phase == Phase::Over ? kRounds + 1 : s.round; }

namespace {

struct Applicant {          // a unit for a slot: an old one, or a card in hand
    std::uint8_t from = 0;  // slot, or place in the hand
    bool old = false;
    int cost = 0;
    int base = 0;      // in either row
    int strength = 0;  // worth of standing in front
};
using Applicants = FixedVector<Applicant, 11>;

Applicant applicant(const Player& p, const Resources& had, const Unit& unit, const Surroundings& around,
                    const Outlook& o)
{
    Applicant a;
    a.strength = w_front() * unit_strength(unit, around);
    if (!can_fight(unit)) a.strength = 0;
    if (facts(unit.card).fights_from_back) a.base += a.strength, a.strength = 0;
    const Resources made = unit_production(unit, Slot::Front1);
    const std::array<int, kResources> need{w_need_wood(), w_need_food(), w_need_gem()};
    for (std::size_t r = 0; r < kResources; ++r) {
        a.base += made[r] * worth_of(p, r) * w_now() / 100;
        if (made[r] > 0 && had[r] == 0) a.base += need[r];
    }
    a.base += unit_income(unit, around.produces) * (o.round < kRounds ? w_gold2() : 10);
    a.base += legend_per_war(unit.card, around.produces) * 100;
    if (would_die(unit)) {
        a.base += 100 * own_death_legend(unit) + 60 * facts(unit.card).counts_deaths;
    } else {
        a.base += worth_next(p, unit, o);
    }
    if (unit.card == CardId::RelicOfWisdom) a.base += 200 * (o.rounds_after() + 1);
    if (unit.card == CardId::Golem && unit.fresh) {
        a.base += 250 * static_cast<int>(std::count(p.buildings.begin(), p.buildings.end(), Level::One));
    }
    return a;
}

Surroundings around_with_hand(const Player& p)
{
    Surroundings around{production(p), 4, 1};
    for (const CardId card : p.hand) {
        for (std::size_t r = 0; r < kResources; ++r) {
            around.produces[r] = static_cast<std::int16_t>(around.produces[r] + (facts(card).produces[r] > 0));
        }
    }
    return around;
}

Applicants applicants(const Player& p, const Outlook& o)
{
    const Surroundings around = around_with_hand(p);
    Resources had{};
    if (p.buildings[0] != Level::None) had = {1, 1, 0};
    if (p.buildings[2] != Level::None) had[2] = 1;
    Applicants all;
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (!p.kingdom[i]) continue;
        Applicant a = applicant(p, had, *p.kingdom[i], around, o);
        a.from = static_cast<std::uint8_t>(i), a.old = true;
        all.push_back(a);
    }
    for (std::size_t i = 0; i < p.hand.size(); ++i) {
        Unit unit{p.hand[i], static_cast<std::uint8_t>(facts(p.hand[i]).tokens_on_entering), true};
        Applicant a = applicant(p, had, unit, around, o);
        a.from = static_cast<std::uint8_t>(i), a.cost = facts(p.hand[i]).cost;
        a.base -= a.cost * (o.round < kRounds ? w_hunch_gold() : 15);
        all.push_back(a);
    }
    return all;
}

constexpr std::size_t kJudged = 3;

// Slot by slot, front first: of those who seem to add most there and can be paid, the one that really does.
Plan quick_plan(const Player& p, const Outlook& o)
{
    Applicants all = applicants(p, o);
    Plan plan = opening_plan(p);
    for (Fate& fate : plan.units) {
        if (fate != Fate::Empty) fate = Fate::Discard;
    }
    int gold = p.gold;
    for (std::size_t k = 0; k < kSlots; ++k) {
        if (!slot_exists(p, slot_at(k))) continue;
        const auto seems = [&](const Applicant& a) { return a.base + (is_front(slot_at(k)) ? a.strength : 0); };
        std::sort(all.begin(), all.end(), [&](const Applicant& a, const Applicant& b) { return seems(a) > seems(b); });
        std::size_t best = all.size();
        int best_value = -1000000;
        std::size_t judged = 0;
        for (std::size_t i = 0; i < all.size() && judged < kJudged; ++i) {
            if (all[i].cost > gold || seems(all[i]) <= 0) continue;
            ++judged;
            Plan then = plan;
            (all[i].old ? then.units[all[i].from] : then.hand[all[i].from]) = fate_of(slot_at(k));
            Outlook filled = o;
            filled.cards_to_come = static_cast<int>(kSlots - k) - 1;
            const int value = judge_entering(with_plan(p, then), filled);
            if (value > best_value) best = i, best_value = value;
        }
        if (best == all.size()) continue;
        (all[best].old ? plan.units[all[best].from] : plan.hand[all[best].from]) = fate_of(slot_at(k));
        gold -= all[best].cost;
        all.erase_at(best);
    }
    return plan;
}

Choice hunch_pick(const State& s, const Player& p, Rng& rng)
{
    Outlook o;
    o.round = s.round;
    Player then = p;
    then.hand.clear();
    for (const CardId card : p.picks) {
        then.hand.push_back(card);
    }
    if (p.reserve) then.hand.push_back(*p.reserve);
    const Surroundings around = around_with_hand(then);
    std::size_t best = 0;
    int best_value = -100000;
    for (std::size_t i = 0; i < p.draft.size(); ++i) {
        const CardId card = p.draft[i];
        const Unit unit{card, static_cast<std::uint8_t>(facts(card).tokens_on_entering), true};
        const Applicant a = applicant(then, around.produces, unit, around, o);
        const int linear = a.base + a.strength * w_pick_front() / 100 - facts(card).cost * w_hunch_gold();
        int value = prior(card) + linear * w_pick_linear() / 100;
        value += static_cast<int>(rng.below(static_cast<std::uint32_t>(w_pick_noise())));
        if (then.hand.contains(card)) value -= w_pick_taken();
        if (value > best_value) best = i, best_value = value;
    }
    if (s.seats > 2) return Pick{p.draft[best]};
    const std::size_t other = (best + 1 + rng.below(static_cast<std::uint32_t>(p.draft.size()) - 1)) % p.draft.size();
    return PickAndDiscard{p.draft[best], p.draft[other]};
}

Choice hunch_plan(const State& s, Seat seat)
{
    const Player& p = player(s, seat);
    if (p.plan.hand.contains(Fate::Reserve)) return Done{};
    const bool untouched = p.plan == opening_plan(p);
#ifdef XQ
    Plan plan = complete(p, p.plan, outlook(s, seat), untouched).plan;
#else
    Plan plan = untouched ? quick_plan(p, outlook(s, seat)) : complete(p, p.plan, outlook(s, seat), false).plan;
#endif
    std::size_t kept = plan.hand.size();
    for (std::size_t i = 0; i < plan.hand.size(); ++i) {
        if (plan.hand[i] == Fate::Discard && (kept == plan.hand.size() || prior(p.hand[i]) > prior(p.hand[kept])))
            kept = i;
    }
    if (kept < plan.hand.size()) plan.hand[kept] = Fate::Reserve;
    return plan;
}

}  // namespace

Choice PaperTales::hunch(const State& s, Seat seat, Rng& rng, std::vector<Choice>& buffer)
{
    const Player& p = player(s, seat);
    if (s.phase == Phase::Recruit) return hunch_pick(s, p, rng);
    if (std::holds_alternative<DeployPhase>(s.stack.back())) return hunch_plan(s, seat);
    snowbound::options<PaperTales>(s, seat, buffer);
    State then = s;
    std::size_t best = 0;
    int best_value = -1000000;
    for (std::size_t i = 0; i < buffer.size(); ++i) {
        player(then, seat).answered = buffer[i];
        const int value = evaluate(then, seat);
        if (value > best_value) best = i, best_value = value;
    }
    return buffer[best];
}

}  // namespace snowbound
