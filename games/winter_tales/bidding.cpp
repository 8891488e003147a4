// Who lays how many cards on a quest, solved backwards from its end: for outlook.cpp.
#include "games/winter_tales/outlook.h"

namespace snowbound::winter_tales {
namespace {

constexpr int kSpan = 16;  // a lead beyond this is as good
using Row = std::array<int, 2 * kSpan + 1>;

int sign(int n) { return n > 0 ? 1 : n < 0 ? -1 : 0; }

// What the quest is worth with this lead in cards, when all have had their say.
int at_the_end(const State& s, const Stake& stake, int lead)
{
    const int won = sign(lead), spent = lead - stake.lead;
    if (stake.last) return settled(s, stake.hands - spent + 3 * won, stake.ender);
    const int power = won == sign(stake.side) ? stake.prize * won : 0;
    return stake.start + 3 * kPoint * won + power - stake.price * spent;
}

bool is_better(Faction aim, int a, int b)
{
    if (aim == Faction::Spring) return a > b;
    if (aim == Faction::Winter) return a < b;
    return std::abs(a) < std::abs(b);
}

struct Laid {
    int cards = 0, worth = 0;
};

Laid lay_best(const Row& then, const Bid& bid, int lead, int price)
{
    const int way = sign(bid.side);
    Laid best{0, then[static_cast<std::size_t>(lead + kSpan)]};
    for (int n = 1; n <= bid.most; ++n) {
        const int to = std::clamp(lead + way * n, -kSpan, kSpan);
        const int worth = then[static_cast<std::size_t>(to + kSpan)] + way * price * std::min(n, bid.wasted);
        if (is_better(bid.aim, worth, best.worth)) best = {n, worth};
    }
    return best;
}

// The same for every lead, of one who plays for his own side and loses every card he lays. Each round nearly doubles
// the number of cards that have been looked at.
void lay_for_all(Row& row, const Bid& bid)
{
    constexpr int kEnd = 2 * kSpan;
    const auto at = [&](int i) -> int& { return row[static_cast<std::size_t>(i)]; };
    for (int seen = 0; seen < bid.most;) {
        const int more = std::min(seen + 1, bid.most - seen);
        if (bid.side == Side::Spring) {
            for (int i = 0; i < kEnd; ++i) {
                at(i) = std::max(at(i), at(std::min(i + more, kEnd)));
            }
        } else {
            for (int i = kEnd; i > 0; --i) {
                at(i) = std::min(at(i), at(std::max(i - more, 0)));
            }
        }
        seen += more;
    }
}

}  // namespace

Bidding bid_out(const State& s, const Stake& stake, const Bids& bids)
{
    Row now;
    for (int lead = -kSpan; lead <= kSpan; ++lead) {
        now[static_cast<std::size_t>(lead + kSpan)] = at_the_end(s, stake, lead);
    }
    if (bids.empty()) return {now[static_cast<std::size_t>(std::clamp(stake.lead, -kSpan, kSpan) + kSpan)], 0};
    for (std::size_t i = bids.size(); i > 1; --i) {
        const Bid& bid = bids[i - 1];
        if (bid.wasted == 0 && bid.aim == faction_of(bid.side)) {
            lay_for_all(now, bid);
            continue;
        }
        const Row then = now;
        for (int lead = -kSpan; lead <= kSpan; ++lead) {
            now[static_cast<std::size_t>(lead + kSpan)] = lay_best(then, bid, lead, stake.price).worth;
        }
    }
    const Laid first = lay_best(now, bids[0], std::clamp(stake.lead, -kSpan, kSpan), stake.price);
    return {first.worth, first.cards};
}

}  // namespace snowbound::winter_tales
