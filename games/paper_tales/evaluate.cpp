// What greedy and search maximise: legend points in hundredths, now and hoped for. Looks at what the seat may know
// only: its own cards and what lies open.
#include <algorithm>

#include "games/paper_tales/effects.h"
#include "games/paper_tales/flow.h"
#include "games/paper_tales/game.h"
#include "games/paper_tales/kingdom.h"
#include "games/paper_tales/outlook.h"

namespace snowbound {
namespace paper_tales {
#ifdef PT_TUNE
thread_local const int* W;
#endif
namespace {

int level(const Player& p, BuildingId b) { return static_cast<int>(p.buildings[static_cast<std::size_t>(b)]); }

}  // namespace

// Worth of one more symbol in each round to come.
int worth_of(const Player& p, std::size_t resource)
{
    if (resource == kWood) return w_wood() + (level(p, BuildingId::Barracks) > 0 ? w_barracks() : 0);
    if (resource == kGem) return w_gem() + (level(p, BuildingId::Mine) > 1 ? 200 : 0);
    const int tavern = level(p, BuildingId::Tavern);
    return w_food() + (tavern > 0 ? w_gold2() : 0) + (tavern > 1 ? 100 : 0);
}

int gold_worth(int gold, const Outlook& o)  // kept after this round's construction
{
    if (o.round == kRounds && o.phase > Phase::Deploy) return gold;
    const bool last = o.round >= kRounds - 1;
    const int some = std::min(gold, 4);
    const int more = std::clamp(gold - 4, 0, 5);
    const int rest = std::max(gold - 9, 0);
    if (o.round == kRounds) return gold;
    if (last) return some * w_gold1_last() + more * w_gold2_last() + rest * 5;
    return some * w_gold1() + more * w_gold2() + rest * w_gold3();
}

// What a unit that lives on is worth in the next round, with one more token.
int worth_next(const Player& p, const Unit& unit, const Outlook& o)
{
    if (o.round >= kRounds) return 0;
    const int tokens = unit.tokens + 1;
    const auto& f = facts(unit.card);
    int strength = f.strength;
    int extra = f.income * w_gold2() + f.legend_per_war * 100 + f.gold_per_war * w_gold2();
    for (std::size_t r = 0; r < kResources; ++r) {
        extra += f.produces[r] * worth_of(p, r);
    }
    switch (unit.card) {
        case CardId::Adventurer: extra += tokens * worth_of(p, kGem); break;
        case CardId::Cook: extra += 60; break;
        case CardId::Hunter: extra += worth_of(p, kFood); break;
        case CardId::Militiaman:
        case CardId::Salamander: strength += tokens; break;
        case CardId::GiantSnake: strength = 0, extra += 3 * w_gold2(); break;
        case CardId::Colossus: strength = 7; break;
        case CardId::Cerberus: strength = 3; break;
        case CardId::Manticore: strength = 5; break;
        case CardId::Ogre: strength = 6; break;
        case CardId::Dragon: strength = 5; break;
        case CardId::Strategist: strength = 4; break;
        case CardId::Leviathan: strength = 0, extra += 2 * worth_of(p, kFood); break;
        case CardId::Monkey: extra += w_gold2(); break;
        case CardId::Sculptor: extra += 280; break;
        case CardId::PalmReader: extra += w_palm(); break;
        case CardId::MysticalHealer: extra += 70; break;
        case CardId::MasterAlchemist: extra += 150; break;
        case CardId::RelicOfWisdom: return 20;
        default: break;
    }
    return w_survivor() + (strength - 2) * w_next_strength() + extra;
}

namespace {

// What a building's side brings in each round to come, beyond the side before.
int worth_of(const Player& p, BuildingId building, int to)
{
    const int town = level(p, BuildingId::Town);
    const int food10 = 10 + (town > 0 ? 10 : 0);
    const int gem10 = 5 + (town > 1 ? 10 : 0) + 10;
    switch (building) {
        case BuildingId::Town: return to == 1 ? worth_of(p, kWood) + worth_of(p, kFood) : worth_of(p, kGem);
        case BuildingId::Tavern: return (to == 1 ? w_gold2() : w_tavern_food()) * food10 / 10;
        case BuildingId::Mine: return to == 1 ? worth_of(p, kGem) : 20 * gem10;
        case BuildingId::Temple: return to == 1 ? w_temple_gold() : 200;
        case BuildingId::Barracks: return to == 1 ? w_barracks() * food10 / 10 : w_units_strong();
    }
    return 0;
}

struct Means {  // of one construction action
    Resources has;
    int gold;
    int land;
    bool any;   // Grand Architect
    bool wood;  // Wood Merchant
};

constexpr int kTooMuch = 1000;

int price(const Means& m, const Resources& needed)
{
    int gold = 0;
    for (std::size_t r = 0; r < kResources; ++r) {
        const int missing = needed[r] - m.has[r];
        if (missing <= 0) continue;
        if (!m.any && !(m.wood && r == kWood)) return kTooMuch;
        gold += missing;
    }
    return gold;
}

int price(const Means& m, BuildingId b, int from, int to)
{
    const auto& printed = facts(b);
    Resources needed{};
    for (int l = from; l < to; ++l) {
        for (std::size_t r = 0; r < kResources; ++r) {
            needed[r] = static_cast<std::int16_t>(needed[r] + printed.cost[static_cast<std::size_t>(l)][r]);
        }
    }
    int gold = price(m, needed);
    if (b == BuildingId::Temple) {  // [PT-14.4]
        const int gems = m.has[kGem];
        if (from == 0 && to == 1) gold = std::min(gold, 2);
        if (from == 1) gold = std::min(gold, 3);
        if (from == 0 && to == 2) gold = std::min(gold, gems >= 2 ? 2 : gems == 1 ? 3 : 5);
    }
    return gold + (from == 0 ? m.land : 0);
}

// The best that this round's construction can add, what it costs included.
int construction(const Player& p, const Resources& produced, int gold, const Outlook& o)
{
    const bool free_land = has_unit(p, CardId::Landlord);
    const Means means{produced, gold, free_land ? 0 : 2 * buildings_built(p), has_unit(p, CardId::GrandArchitect),
                      has_unit(p, CardId::WoodMerchant)};
    const bool fifth = has_level_two(p);
    const int keep = gold_worth(gold, o);
    int best = keep;
    for (std::size_t i = 0; i < kBuildings; ++i) {
        const auto b = static_cast<BuildingId>(i);
        const int from = static_cast<int>(p.buildings[i]);
        int gain = 0;
        for (int to = from + 1; to <= 2; ++to) {
            gain += worth_of(p, b, to) * o.rounds_after() + (to == 1 ? 100 : 200);
            const int cost = price(means, b, from, to);
            if (cost > gold) continue;
            const int slot = to == 2 && !fifth ? w_slot5() * o.rounds_after() : 0;
            best = std::max(best, gain + slot + gold_worth(gold - cost, o));
        }
    }
    return best;
}

int standing_buildings(const Player& p, const Outlook& o)
{
    int sum = 0;
    for (std::size_t i = 0; i < kBuildings; ++i) {
        for (int to = 1; to <= static_cast<int>(p.buildings[i]); ++to) {
            sum += worth_of(p, static_cast<BuildingId>(i), to) * o.rounds_after() + (to == 1 ? 100 : 200);
        }
    }
    return sum + (has_level_two(p) ? w_slot5() * o.rounds_after() : 0);
}

// Phase 6: deaths, saves, and who lives on [PT-12.6].
int aging(const Player& p, const Outlook& o, const Save* chosen)
{
    int healers = chosen ? 0 : count_units(p, CardId::MysticalHealer);
    int counters = 0;
    for (const auto& unit : p.kingdom) {
        counters += unit && facts(unit->card).counts_deaths;
    }
    int value = 0;
    FixedVector<int, kSlots> saves;
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (!p.kingdom[i]) continue;
        const Unit& unit = *p.kingdom[i];
        if (unit.card == CardId::RelicOfWisdom) value += 200 * (unit.tokens + 1 + o.rounds_after());
        const int lives = worth_next(p, unit, o);
        if (!would_die(unit) || (chosen && chosen->slots.contains(slot_at(i)))) {
            value += lives;
            continue;
        }
        const int dies = 100 * (own_death_legend(unit) + counters * unit.tokens) +
                         own_death_gold(unit) * (o.round < kRounds ? w_gold2() : 1);
        value += dies;
        if (unit.tokens == 1 && lives > dies) saves.insert_sorted(dies - lives);
    }
    for (std::size_t i = 0; i < saves.size() && healers > 0; ++i, --healers) {
        value -= saves[i];
    }
    return value;
}

int chance_to_win(int mine10, int theirs10, const Outlook& o)  // in hundredths
{
    const int slope = o.known ? 25 : w_slope() + (w_slope4() - w_slope()) * (o.round - 1) / 3;
    return std::clamp(50 + (mine10 - theirs10 + 5) * slope / 10, o.known ? 0 : 3, o.known ? 100 : 97);
}

int building_points(const Player& p, const Kingdom& k)  // phase 3, in legend points
{
    int points = 0;
    if (level(p, BuildingId::Tavern) > 1) points += k.produces[kFood];
    if (level(p, BuildingId::Mine) > 1) points += 2 * k.produces[kGem];
    if (level(p, BuildingId::Temple) > 1) points += 2;
    if (level(p, BuildingId::Barracks) > 1) {
        for (const int strength : k.unit_strength) {
            points += strength >= 3;
        }
    }
    return points;
}

// Slots that cards still to come will fill with something usual: tenths of strength in front, a little for each.
int filled_later(const Player& p, const Outlook& o, int& strength10)
{
    int left = o.cards_to_come;
    int value = 0;
    for (std::size_t i = 0; i < kSlots && left > 0; ++i) {
        if (p.kingdom[i] || !slot_exists(p, slot_at(i))) continue;
        if (is_front(slot_at(i))) strength10 += w_filler();
        value += w_empty();
        --left;
    }
    return value;
}

int war(const Player& p, const Kingdom& k, const Outlook& o, int& gold100)
{
    int strength10 = 10 * k.strength;
    int value = filled_later(p, o, strength10);
    if (o.cards_to_come == 5) strength10 = likely_strength(p, o.round);
    int wars = 0;  // in hundredths
    for (int i = 0; i < o.wars; ++i) {
        wars += chance_to_win(strength10, o.rivals[static_cast<std::size_t>(i)], o);
        if (o.two) wars += chance_to_win(strength10, 2 * o.rivals[static_cast<std::size_t>(i)], o);
    }
    int legend = 3;
    for (const auto& unit : p.kingdom) {
        if (!unit) continue;
        legend += legend_per_war(unit->card, k.produces);
        gold100 += wars * facts(unit->card).gold_per_war;
    }
    return value + wars * legend + 100 * building_points(p, k);
}

}  // namespace

int judge(const Player& p, const Outlook& o)
{
    if (o.phase == Phase::Over) return 100 * p.legend + p.gold;
    int value = 100 * p.legend;
    int gold = p.gold;
    const bool before_war = o.phase <= Phase::Deploy;
    Resources produced{};
    if (before_war) {
        const Kingdom k = survey(p);
        int gold100 = 0;
        value += war(p, k, o, gold100);
        gold += k.income + (gold100 + 50) / 100;
        produced = k.produces;
    } else if (o.phase == Phase::Build) {
        produced = production(p);
    }
    value += o.phase <= Phase::Build ? construction(p, produced, gold, o) : gold_worth(gold, o);
    value += standing_buildings(p, o);
    const Save* saves = o.phase == Phase::Age && p.answered ? std::get_if<Save>(&*p.answered) : nullptr;
    value += aging(p, o, saves);
    if (p.reserve && o.round < kRounds) value += w_reserve() + prior(*p.reserve) * w_prior() / 100;
    return value;
}

}  // namespace paper_tales

using namespace paper_tales;

namespace {

// The answer that waits for the others, as if it were carried out.
void settle(Player& p, Outlook& o)
{
    if (!p.answered) return;
    if (const auto* build = std::get_if<Build>(&*p.answered)) {
        p.gold = static_cast<std::int16_t>(p.gold - least_gold(p, build->building, build->level).value_or(0));
        p.buildings[static_cast<std::size_t>(build->building)] = build->level;
    } else if (const auto* upgrade = std::get_if<Upgrade>(&*p.answered)) {
        p.gold = static_cast<std::int16_t>(p.gold - least_gold(p, upgrade->building, Level::Two).value_or(0));
        p.buildings[static_cast<std::size_t>(upgrade->building)] = Level::Two;
    }
    if (o.phase == Phase::Build) o.phase = Phase::Age;
}

Player drafted(const Player& p)  // with the picks so far as the hand
{
    Player then = p;
    then.hand.clear();
    then.reserve.reset();
    for (const CardId card : p.picks) {
        then.hand.insert_sorted(card);
    }
    if (p.reserve) then.hand.insert_sorted(*p.reserve);
    if (p.answered) {
        const auto* pick = std::get_if<Pick>(&*p.answered);
        then.hand.insert_sorted(pick ? pick->card : std::get<PickAndDiscard>(*p.answered).card);
        then.answered.reset();
    }
    return then;
}

}  // namespace

int PaperTales::evaluate(const State& s, Seat seat)
{
    Outlook o = outlook(s, seat);
    const Player& p = player(s, seat);
    if (s.phase == Phase::Recruit) {
        const Player then = drafted(p);
        if (p.picks.empty() && !p.answered) return judge(p, o);
        o.cards_to_come -= p.answered.has_value();
        int sum = 0;
        for (const CardId card : then.hand) {
            sum += prior(card);
        }
        return complete(then, opening_plan(then), o, true).value + sum * w_prior() / 100;
    }
    if (s.phase == Phase::Deploy && !s.stack.empty() && std::holds_alternative<DeployPhase>(s.stack.back())) {
        if (!p.answered && !p.plan.hand.contains(Fate::Reserve)) return complete(p, p.plan, o, false).value;
        Player then = with_plan(p, p.plan);
        for (std::size_t i = 0; i < p.hand.size(); ++i) {
            if (p.plan.hand[i] == Fate::Reserve) then.reserve = p.hand[i];
        }
        return judge_entering(then, o);
    }
    Player then = p;
    if (s.phase == Phase::Deploy) {
        if (const auto* age = p.answered ? std::get_if<Age>(&*p.answered) : nullptr) {
            auto& unit = *then.kingdom[index(age->slot)];
            const bool time = std::get<EnterStep>(s.stack.back()).card == CardId::TimeMaster;
            unit.tokens = static_cast<std::uint8_t>(unit.tokens + (time ? 2 : production(p)[1]));
        }
        return judge(then, o);
    }
    settle(then, o);
    return judge(then, o);
}

}  // namespace snowbound
