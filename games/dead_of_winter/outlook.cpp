// Beliefs, objectives and needs, for evaluate(), hunch() and the worlds that a seat imagines.
#include "games/dead_of_winter/outlook.h"

#include "games/dead_of_winter/crises.h"
#include "games/dead_of_winter/items.h"
#include "games/dead_of_winter/objectives.h"

namespace snowbound::dead_of_winter {
namespace {

bool is_loyal_for_sure(const State& s, Seat me, Seat other)
{
    const Player& p = player(s, other);
    return p.objective_shown || (p.known_to.has(me) && p.objective && !is_betrayal(*p.objective));
}

bool is_betrayer_for_sure(const State& s, Seat me, Seat other)
{
    const Player& p = player(s, other);
    if (p.exiled && !p.objective_shown) return true;  // [DW-R40]
    return p.known_to.has(me) && p.objective && is_betrayal(*p.objective);
}

// Wrong cards among the contributions make somebody who contributed suspect.
int weight_of(const Player& p) { return 10 + 12 * p.doubt; }

Belief believe_of_others(const State& s, Seat me)
{
    Belief belief;
    const int dealt = s.options.betrayer == Betrayer::Likely ? s.seats + 1 : 2 * s.seats + 1;  // [DW-SET.10]
    int wrong = 0, unknown = 0;
    for (const Seat seat : all_seats(s)) {
        if (seat == me) continue;
        const Player& p = player(s, seat);
        wrong = std::max<int>(wrong, p.doubt);
        if (is_betrayer_for_sure(s, me, seat)) {
            belief = Belief{};
            belief.nobody = 0;
            belief.weights[index(seat)] = 1;
            return belief;
        }
        if (is_loyal_for_sure(s, me, seat)) continue;
        belief.weights[index(seat)] = weight_of(p);
        ++unknown;
    }
    belief.nobody = std::max(1, 10 * (dealt - s.seats) / (1 + wrong));
    if (unknown == 0) belief.nobody = 1;
    return belief;
}

}  // namespace

Belief seem_to_believe(const State& s, Seat me)
{
    if (s.cooperative || s.options.betrayer == Betrayer::None) return {};
    return believe_of_others(s, me);
}

Belief believe(const State& s, Seat me)
{
    if (index(me) < s.seats && player(s, me).objective && is_betrayal(*player(s, me).objective)) return {};
    return seem_to_believe(s, me);
}

int share(const Belief& belief, Seat about) { return belief.weights[index(about)] * 100 / belief.total(); }
int suspicion(const State& s, Seat me, Seat about) { return share(believe(s, me), about); }

Conditions conditions_of(const State& s, Seat seat)
{
    const Player& p = player(s, seat);
    Conditions all;
    if (!p.objective) {
        all.push_back({Need::Completed});  // [DW-VAR.1]
        return all;
    }
    if (p.exile && !is_betrayal(*p.objective)) {
        for (const Condition& condition : facts(*p.exile).loyal) {
            all.push_back(condition);
        }
        return all;
    }
    all = facts(*p.objective).conditions;
    if (p.exile && !all.empty()) all[0] = facts(*p.exile).betrayer;
    return all;
}

bool wants(const Conditions& all, Need need)
{
    return std::any_of(all.begin(), all.end(), [&](const Condition& c) { return c.need == need; });
}

namespace {

int at_most(int have, int most) { return std::clamp(1000 - (have - most) * 200, 0, 1000); }

int count_in_hand(const Player& p, const Symbols& symbols)
{
    int n = 0;
    for (const Item item : p.hand) {
        n += symbols.has(symbol_of(item));
    }
    return n;
}

int count_worn(const State& s, const Player& p, const Symbols& symbols)
{
    int n = 0;
    for (const Survivor who : p.group) {
        for (const Item item : figure(s, who).equipment) {
            n += symbols.has(symbol_of(item));
        }
    }
    return n;
}

int wounds_in(const State& s, const Player& p)
{
    int n = 0;
    for (const Survivor who : p.group) {
        n += wounds_of(s, who);
    }
    return n;
}

int largest_other(const State& s, Seat seat, int (*size)(const Player&))
{
    int most = 0;
    for (const Seat other : all_seats(s)) {
        if (other != seat) most = std::max(most, size(player(s, other)));
    }
    return most;
}

int group_size(const Player& p) { return static_cast<int>(p.group.size()); }
int hand_size(const Player& p) { return static_cast<int>(p.hand.size()); }

int lost_survivors(const State& s)
{
    int n = 0;
    for (const Figure& f : s.figures) {
        n += f.is == FigureIs::Removed;
    }
    return n;
}

int empty_decks(const State& s, int want)  // how near the smallest decks are
{
    std::array<int, 6> sizes{};
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        sizes[i] = static_cast<int>(s.decks[i + 1].size());
    }
    std::sort(sizes.begin(), sizes.end());
    int done = 0;
    for (int i = 0; i < want && i < 6; ++i) {
        done += 1000 - std::min(20, sizes[static_cast<std::size_t>(i)]) * 50;
    }
    return want > 0 ? done / want : 1000;
}

int board_progress(const State& s, const Condition& c)
{
    switch (c.need) {
        case Need::ColonyBarricades: return part(barricades_at(s, Location::Colony), c.n);
        case Need::Lost: return part(lost_survivors(s), c.n);
        case Need::EmptyDecks: return empty_decks(s, c.n);
        case Need::FoodAtLeast: return part(s.food, c.n);
        case Need::WasteAtMost: return at_most(static_cast<int>(s.waste.size()), c.n);
        case Need::StarvationAtLeast: return part(s.starvation, c.n);
        default: return 1000;
    }
}

}  // namespace

int progress(const State& s, Seat seat, const Condition& c)
{
    const Player& p = player(s, seat);
    switch (c.need) {
        case Need::Completed: return s.ending == Ending::Goal ? 1000 : goal_progress(s);
        case Need::NoMorale: return (10 - s.morale) * 100;
        case Need::InHand: return part(count_in_hand(p, c.symbols), c.n);
        case Need::CardsInHand: return part(hand_size(p), c.n);
        case Need::OnlyInHand: {
            const int fits = count_in_hand(p, c.symbols);
            return std::min(part(fits, c.n), at_most(hand_size(p) - fits, 0));
        }
        case Need::Worn: return part(count_worn(s, p, c.symbols), c.n);
        case Need::Unhurt: return at_most(wounds_in(s, p), 0);
        case Need::Hurt: return part(wounds_in(s, p), c.n);
        case Need::Group: return part(group_size(p), c.n);
        case Need::GroupAtMost: return at_most(group_size(p), c.n);
        case Need::LargestGroup: return at_most(largest_other(s, seat, group_size) + c.n, group_size(p));
        case Need::MostCards: return at_most(largest_other(s, seat, hand_size) + 1, hand_size(p));
        case Need::BetrayersExiled: {
            for (const Seat other : all_seats(s)) {
                if (is_betrayer(s, other) && !player(s, other).exiled) return 0;
            }
            return 1000;
        }
        default: return board_progress(s, c);
    }
}

int own_progress(const State& s, Seat seat)
{
    int sum = 0, number = 0;
    for (const Condition& c : conditions_of(s, seat)) {
        if (c.need == Need::Completed || c.need == Need::NoMorale) continue;
        sum += progress(s, seat, c);
        ++number;
    }
    return number == 0 ? 1000 : sum / number;
}

int hoard(const State& s, Seat seat, const Conditions& all, Symbol symbol)
{
    const Player& p = player(s, seat);
    int worth = 0;
    for (const Condition& c : all) {
        if (c.need == Need::InHand && c.symbols.has(symbol) && count_in_hand(p, c.symbols) <= c.n) worth = 60;
        if (c.need == Need::CardsInHand && hand_size(p) <= c.n) worth = std::max(worth, 30);
        if (c.need == Need::MostCards) worth = std::max(worth, 15);
        if (c.need == Need::OnlyInHand && !c.symbols.has(symbol)) worth -= 30;
    }
    return worth;
}

}  // namespace snowbound::dead_of_winter
