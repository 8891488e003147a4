// What a state is worth to a seat: hundredths of an epilogue point. The helps are in outlook.cpp.
#include "games/winter_tales/game.h"
#include "games/winter_tales/outlook.h"

namespace snowbound {
namespace winter_tales {
namespace {

// A ready character that could resolve something is a promise; the one that is acting keeps it, the others may.
int promises(const State& s, Side side)
{
    int best = 0, second = 0;
    for (std::size_t i = 0; i < kCharacters; ++i) {
        const Character who = character_at(i);
        const Figure& f = s.figures[i];
        if (side_of(who) != side || !f.ready || !f.standing()) continue;
        const auto hope = best_prospect(s, who);
        const int gain = hope ? hope->gain : 0;
        if (gain > best) {
            second = best;
            best = gain;
        } else if (gain > second) {
            second = gain;
        }
    }
    return best * 2 / 5 + second / 5;
}

// How near a side is to the quests on the board: its own it wants to resolve, the others' it wants to disturb.
int nearness(const State& s, Side side)
{
    int worth = 0;
    for (std::size_t i = 0; i < kQuests; ++i) {
        if (s.quests[i].is != TokenIs::Placed) continue;
        const bool own = side_of(quest_at(i)) == side;
        const Space at = place_of(s, s.quests[i]);
        int nearest = 10;
        for (std::size_t j = 0; j < kCharacters; ++j) {
            const Character who = character_at(j);
            if (side_of(who) != side || !s.figures[j].standing() || s.quests[i].at == spot_of(who)) continue;
            nearest = std::min(nearest, distance(s.figures[j].at, at));
        }
        worth += own ? 60 - 8 * nearest : -5 * nearest;
    }
    return worth;
}

int mission_hope(const State& s, Seat seat, const HeldMission& held)
{
    const Player& p = player(s, seat);
    if (held.is == MissionIs::Declared) return 3 * kPoint;
    if (held.is == MissionIs::Done || !free_symbol_space(s)) return 0;
    if (held.mission == Mission::Spy) return 20 * std::min<int>(p.spy_events, 2);
    if (!is_attack(held.mission) && !is_connection(held.mission)) return 0;
    const Activation* a = running<Activation>(s);
    int hope = 0;
    for (std::size_t i = 0; i < kCharacters; ++i) {
        const Figure& f = s.figures[i];
        if (f.controller != seat || !f.standing() || side_of(character_at(i)) != side_of(held.mission)) continue;
        for (const Space place : facts(held.mission).places) {
            const bool under_way = is_connection(held.mission) && a && a->who == character_at(i);
            if (is_connection(held.mission) && p.feats.visited.has(place)) continue;
            const int weight = under_way && p.feats.visited.meets(facts(held.mission).places) ? 120 : 40;
            hope = std::max(hope, weight - 8 * distance(f.at, place));
        }
    }
    return hope;
}

int figures_worth(const State& s, Side side)
{
    int worth = 0;
    for (std::size_t i = 0; i < kCharacters; ++i) {
        const Figure& f = s.figures[i];
        if (side_of(character_at(i)) != side || f.controller == kNobody) continue;
        if (f.gone) worth -= 250;
        if (f.down) worth -= 110;
        if (f.ready && !f.down) worth += 25;
    }
    return worth;
}

// Cards that ready characters will still bring; a hand that is full has little of them.
int coming(const State& s, Seat seat)
{
    int draws = 0;
    for (const Figure& f : s.figures) {
        if (f.controller == seat && f.ready && !f.gone) draws += 3;
    }
    const int room = std::max(0, static_cast<int>(kHandLimit) - static_cast<int>(player(s, seat).hand.size()));
    const int kept = std::min(room, draws), price = card_price(s);
    return kept * price * (memories_left(s) > 1 ? 4 : 3) / 5 + (draws - kept) * 8;
}

int powers_worth(const State& s)  // Spring's less Winter's
{
    int worth = 0;
    for (const Power power : {Power::Hope, Power::Love, Power::Refuge, Power::Artifact}) {
        if (spring_power_in_force(s, power)) worth += 80;
    }
    worth -= (s.powers.terror ? 80 : 0) + (s.powers.propaganda ? 80 : 0);
    if (s.powers.artifact && !is_rebel(*s.powers.artifact)) worth -= 80;
    return worth;
}

int board_worth(const State& s, Side side)
{
    int worth = promises(s, side) + nearness(s, side) + figures_worth(s, side);
    for (const Seat seat : all_seats(s)) {
        if (player(s, seat).faction == faction_of(side)) worth += coming(s, seat);
        for (const HeldMission& held : player(s, seat).missions) {
            if (side_of(held.mission) == side) worth += mission_hope(s, seat, held);
        }
    }
    return worth;
}

// The activation that is going on, if it can still act: nearly a deed.
int under_way(const State& s)
{
    const Activation* a = running<Activation>(s);
    if (!a || a->joined || a->acted || a->over || running<QuestRun>(s)) return 0;
    const auto hope = best_prospect(s, a->who);
    if (!hope || player(s, a->seat).faction == Faction::Author) return 0;
    const int gain = hope->gain + eagerness(s);
    return sign(side_of(a->who)) *
           std::max(0, gain - 2 * distance(where(s, a->who), place_of(s, s.quests[index(hope->quest)])));
}

int quest_worth(const State& s, const QuestRun& run)
{
    if (run.step > QuestStep::Place) return 0;
    const Stake stake = stake_of(s, run);
    const int push = player(s, run.seat).faction == Faction::Author ? 0 : sign(side_of(run.who)) * eagerness(s);
    return bid_out(s, stake, bids_left(s, run)).worth - stake.start + push;
}

int combat_worth(const State& s, const Combat& c)
{
    if (c.step == CombatStep::End) return 0;
    const int stake = felling(s, c.rebel), price = card_price(s);
    const auto attacks = static_cast<int>(player(s, c.attacker).hand.size());
    auto defences = static_cast<int>(player(s, c.defender).hand.size());
    if (c.partner) defences += static_cast<int>(player(s, controller(s, *c.partner)).hand.size());
    if (c.step == CombatStep::Attack && c.attacks == 0)
        return price - defence_worth(attacks - 1, defences, stake, price);
    if (c.step == CombatStep::Attack) return -attack_worth(attacks, defences, stake, price);
    return -defence_worth(attacks, defences, stake, price);
}

int trap_worth(const State& s, const Trap& t)
{
    if (t.step == TrapStep::End) return 0;
    if (t.step == TrapStep::Lay) return setting_trap(s, t.setter, t.soldier);
    return trap_holds(s, t.soldier, static_cast<int>(s.trap_spring.size() + s.trap_help.size()));
}

int running_worth(const State& s)
{
    int worth = under_way(s);
    if (const QuestRun* run = running<QuestRun>(s)) worth += quest_worth(s, *run);
    if (const Combat* c = running<Combat>(s)) worth += combat_worth(s, *c);
    if (const Trap* t = running<Trap>(s)) worth += trap_worth(s, *t);
    return worth;
}

int outlook(const State& s)  // as Spring sees it
{
    if (const Epilogue* e = running<Epilogue>(s)) {
        const int lead = total(s, Side::Spring) - total(s, Side::Winter);
        return settled(settling(s, e->seat), lead + hands_lead(s)) + lead;  // cards that lie there are sure
    }
    return standing(s) + board_worth(s, Side::Spring) - board_worth(s, Side::Winter) + powers_worth(s) +
           running_worth(s);
}

}  // namespace
}  // namespace winter_tales

using namespace winter_tales;

int WinterTales::evaluate(const State& s, Seat seat)
{
    const Faction faction = player(s, seat).faction;
    if (s.winner) {
        const int lead = total(s, Side::Spring) - total(s, Side::Winter);
        const int margin = std::clamp(faction == Faction::Spring   ? lead
                                      : faction == Faction::Winter ? -lead
                                                                   : 0,
                                      -12, 12);
        return (*s.winner == faction ? kWon : -kWon) + margin * 60;
    }
    const int worth = outlook(s);
    if (faction == Faction::Spring) return worth;
    if (faction == Faction::Winter) return -worth;
    return -std::abs(worth) + static_cast<int>(player(s, seat).hand.size()) * 40;
}

}  // namespace snowbound
