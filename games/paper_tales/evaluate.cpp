// What greedy and search maximise: legend points in hundredths, now and hoped for. It looks at what the seat may know
// only: its own cards and what lies open.
#include <algorithm>

#include "games/paper_tales/effects.h"
#include "games/paper_tales/game.h"
#include "games/paper_tales/kingdom.h"
#include "games/paper_tales/outlook.h"

namespace snowbound {
namespace paper_tales {
namespace {

constexpr int kFilledFront = 24;  // tenths of strength of a card that is still to come, in front
constexpr int kFilled = 60;       // and what it is worth in any slot
constexpr int kNever = 1000;

bool has_side(const Player& p, BuildingId b, Level side) { return p.buildings[static_cast<std::size_t>(b)] >= side; }

int gold_worth(int gold, const Outlook& o)  // kept after this round's construction
{
    if (o.round == kRounds) return gold;  // breaks ties [PT-10.5]
    const int some = std::min(gold, 4);
    const int more = std::clamp(gold - 4, 0, 5);
    const int rest = std::max(gold - 9, 0);
    if (o.round == kRounds - 1) return 55 * some + 25 * more + 5 * rest;
    return 65 * some + kGoldWorth * more + 15 * rest;
}

struct Means {  // of this round's construction
    Resources has;
    int gold = 0;
    int land = 0;
    bool buys_wood = false;  // Wood Merchant, Grand Architect
    bool buys_all = false;
    bool first_two = true;  // no building on level II yet
};

Means means_of(const Player& p, const Resources& produced, int gold)
{
    Means m{.has = produced, .gold = gold};
    for (const Level level : p.buildings) {
        m.land += level != Level::None ? 2 : 0;
        m.first_two = m.first_two && level != Level::Two;
    }
    for (const auto& unit : p.kingdom) {
        if (!unit) continue;
        if (unit->card == CardId::Landlord) m.land = 0;
        m.buys_all = m.buys_all || unit->card == CardId::GrandArchitect;
        m.buys_wood = m.buys_wood || m.buys_all || unit->card == CardId::WoodMerchant;
    }
    return m;
}

// least_gold() in short, for one look among thousands.
int price(const Means& m, BuildingId b, std::size_t from, std::size_t to)
{
    const auto& printed = facts(b);
    int gold = from == 0 ? m.land : 0;
    if (b == BuildingId::Temple && !m.buys_all) {  // [PT-14.4]
        const int gems = m.has[kGem];
        if (from == 1) return gold + (gems >= 2 ? 0 : 3);
        if (to == 1) return gold + (gems >= 1 ? 0 : 2);
        return gold + (gems >= 3 ? 0 : gems == 2 ? 2 : gems == 1 ? 3 : 5);
    }
    for (std::size_t r = 0; r < kResources; ++r) {
        int missing = -m.has[r];
        for (std::size_t level = from; level < to; ++level) {
            missing += printed.cost[level][r];
        }
        if (missing <= 0) continue;
        if (!m.buys_all && !(r == kWood && m.buys_wood)) return kNever;
        gold += missing;
    }
    return gold;
}

// Gold after the best construction, and what that construction is worth.
int construction(const Player& p, const Means& m, const Outlook& o)
{
    const int with_all = gold_worth(m.gold, o);
    int best = with_all;
    for (std::size_t b = 0; b < kBuildings; ++b) {
        const auto from = static_cast<std::size_t>(p.buildings[b]);
        int gain = 0;
        for (std::size_t to = from + 1; to <= 2; ++to) {
            gain += o.side[b][to - 1];
            const int slot = to == 2 && m.first_two ? o.fifth_slot : 0;
            if (gain + slot + with_all <= best) continue;  // not even for nothing
            const int cost = price(m, static_cast<BuildingId>(b), from, to);
            if (cost > m.gold) continue;
            best = std::max(best, gain + slot + gold_worth(m.gold - cost, o));
        }
    }
    return best;
}

int standing_buildings(const Player& p, const Outlook& o)
{
    int sum = has_level_two(p) ? o.fifth_slot : 0;
    for (std::size_t b = 0; b < kBuildings; ++b) {
        if (p.buildings[b] >= Level::One) sum += o.side[b][0];
        if (p.buildings[b] == Level::Two) sum += o.side[b][1];
    }
    return sum;
}

// Phase 6: who dies, whom a Healer saves, who lives on [PT-12.6].
int aging(const Player& p, const Outlook& o)
{
    const Save* chosen = o.phase == Phase::Age && p.answered ? std::get_if<Save>(&*p.answered) : nullptr;
    int healers = 0;
    int counters = 0;
    for (const auto& unit : p.kingdom) {
        if (!unit) continue;
        healers += !chosen && unit->card == CardId::MysticalHealer;
        counters += facts(unit->card).counts_deaths;
    }
    int value = 0;
    FixedVector<int, kSlots> saved;  // what each save would lose, the best first
    for (std::size_t i = 0; i < kSlots; ++i) {
        if (!p.kingdom[i]) continue;
        const Unit& unit = *p.kingdom[i];
        if (unit.card == CardId::RelicOfWisdom) value += 200 * (unit.tokens + 1 + o.rounds_after());  // [PT-13.36]
        const int lives = worth_next(unit, o);
        if (!would_die(unit) || (chosen && chosen->slots.has(slot_at(i)))) {
            value += lives;
            continue;
        }
        const int gold = own_death_gold(unit) * (o.round < kRounds ? kGoldWorth : 1);
        const int dies = 100 * (own_death_legend(unit) + counters * unit.tokens) + gold;
        value += dies;
        if (healers > 0 && unit.tokens == 1 && lives > dies) saved.insert_sorted(dies - lives);
    }
    for (std::size_t i = 0; i < saved.size() && healers > 0; ++i, --healers) {
        value -= saved[i];
    }
    return value;
}

int chance_to_win(int mine, int theirs, const Outlook& o)  // strengths in tenths; in hundredths
{
    constexpr std::array<int, kRounds> kSlope{22, 19, 17, 14};  // for each point; wars get wilder
    const int ahead = mine - theirs + 5;                        // a draw is won [PT-6.6]
    if (o.open) return std::clamp(50 + 25 * ahead / 10, 0, 100);
    return std::clamp(50 + kSlope[static_cast<std::size_t>(o.round) - 1] * ahead / 10, 3, 97);
}

int building_points(const Player& p, const Kingdom& k)  // [PT-6.8]
{
    int points = 0;
    if (has_side(p, BuildingId::Tavern, Level::Two)) points += k.produces[kFood];
    if (has_side(p, BuildingId::Mine, Level::Two)) points += 2 * k.produces[kGem];
    if (has_side(p, BuildingId::Temple, Level::Two)) points += 2;
    if (has_side(p, BuildingId::Barracks, Level::Two)) {
        for (const int strength : k.unit_strength) {
            points += strength >= 3;
        }
    }
    return points;
}

// Slots that cards still to come will fill with something usual.
int filled_later(const Player& p, const Outlook& o, int& tenths)
{
    int left = o.cards_to_come;
    int value = 0;
    for (std::size_t i = 0; i < kSlots && left > 0; ++i) {
        if (p.kingdom[i] || !slot_exists(p, slot_at(i))) continue;
        if (is_front(slot_at(i))) tenths += kFilledFront;
        value += kFilled;
        --left;
    }
    return value;
}

int war(const Player& p, const Kingdom& k, const Outlook& o, int& gold)
{
    int tenths = 10 * k.strength;
    const int filled = filled_later(p, o, tenths);
    if (o.cards_to_come == 5) tenths = likely_strength(p, o.round);  // judged as one's rivals are
    int wars = 0;                                                    // in hundredths
    for (std::size_t i = 0; i < static_cast<std::size_t>(o.rivals); ++i) {
        wars += chance_to_win(tenths, o.rival_tenths[i], o);
        if (o.twice) wars += chance_to_win(tenths, 2 * o.rival_tenths[i], o);
    }
    int legend = 3;  // [PT-6.5]
    int gold_each = 0;
    for (const auto& unit : p.kingdom) {
        if (!unit) continue;
        legend += legend_per_war(unit->card, k.produces);
        gold_each += facts(unit->card).gold_per_war;
    }
    gold += (wars * gold_each + 50) / 100;
    return filled + wars * legend + 100 * building_points(p, k);
}

}  // namespace

int judge(const Player& p, const Outlook& o)
{
    int value = 100 * p.legend;
    if (o.phase == Phase::Over) return value + p.gold;
    int gold = p.gold;
    if (o.phase <= Phase::Deploy) {
        const Kingdom k = survey(p);
        value += war(p, k, o, gold);
        gold += k.income;
        value += construction(p, means_of(p, k.produces, gold), o);
    } else if (o.phase == Phase::Build) {
        value += construction(p, means_of(p, production(p), gold), o);
    } else {
        value += gold_worth(gold, o);
    }
    value += standing_buildings(p, o) + aging(p, o);
    if (p.reserve && o.round < kRounds) value += 60 + liking(*p.reserve) * 6 / 10;
    return value;
}

void raise(Player& p, BuildingId building, Level to)
{
    p.gold = static_cast<std::int16_t>(p.gold - least_gold(p, building, to).value_or(0));
    p.buildings[static_cast<std::size_t>(building)] = to;
}

Player with_picks(Player p)
{
    p.hand.clear();
    for (const CardId card : p.picks) {
        p.hand.insert_sorted(card);
    }
    if (p.reserve) p.hand.insert_sorted(*p.reserve);
    p.reserve.reset();
    if (p.answered) {
        const auto* pick = std::get_if<Pick>(&*p.answered);
        p.hand.insert_sorted(pick ? pick->card : std::get<PickAndDiscard>(*p.answered).card);
        p.answered.reset();
    }
    return p;
}

namespace {

int judge_draft(const Player& p, Outlook o)
{
    if (p.picks.empty() && !p.answered) return judge(p, o);
    const Player then = with_picks(p);
    if (p.answered) --o.cards_to_come;
    int value = complete(then, opening_plan(then), o, Replace::Yes).value;
    for (const CardId card : then.hand) {
        value += liking(card) * 6 / 10;
    }
    return value;
}

int judge_planning(const Player& p, const Outlook& o)
{
    const bool kept = p.plan.hand.contains(Fate::Reserve);
    if (!p.answered && !kept) return complete(p, p.plan, o, Replace::No).value;
    Player then = with_plan(p, p.plan);
    for (std::size_t i = 0; i < p.hand.size(); ++i) {
        if (p.plan.hand[i] == Fate::Reserve) then.reserve = p.hand[i];
    }
    return judge_entering(then, o);
}

// An answer that waits for the others, as if it were carried out.
int judge_answered(const State& s, Player p, Outlook o)
{
    if (const auto* age = std::get_if<Age>(&*p.answered)) {
        const bool time = std::get<EnterStep>(s.stack.back()).card == CardId::TimeMaster;
        auto& unit = *p.kingdom[index(age->slot)];
        unit.tokens = static_cast<std::uint8_t>(unit.tokens + (time ? 2 : production(p)[kFood]));
    } else if (const auto* build = std::get_if<Build>(&*p.answered)) {
        raise(p, build->building, build->level);
    } else if (const auto* upgrade = std::get_if<Upgrade>(&*p.answered)) {
        raise(p, upgrade->building, Level::Two);
    }
    if (o.phase == Phase::Build) o.phase = Phase::Age;
    return judge(p, o);
}

}  // namespace

int judge(const State& s, Seat seat, const Outlook& o)
{
    const Player& p = player(s, seat);
    if (s.phase == Phase::Recruit) return judge_draft(p, o);
    if (s.phase == Phase::Deploy && !o.open) return judge_planning(p, o);
    return p.answered ? judge_answered(s, p, o) : judge(p, o);
}

}  // namespace paper_tales

using namespace paper_tales;

int PaperTales::evaluate(const State& s, Seat seat) { return judge(s, seat, outlook(s, seat)); }

}  // namespace snowbound
