// Who lays how many cards on a quest, solved backwards from its end: for outlook.cpp.
#include "games/winter_tales/outlook.h"

namespace snowbound::winter_tales {
namespace {

constexpr int kSpan = 16;  // a lead beyond this is as good
using Row = std::array<int, 2 * kSpan + 1>;

int sign(int n) { return n > 0 ? 1 : n < 0 ? -1 : 0; }

// What the quest is worth with this lead in cards, when all have had their say.
int at_the_end(const Stake& stake, const Settling& end, int lead)
{
    const int won = sign(lead), spent = lead - stake.lead;
    if (stake.last) return settled(end, stake.hands - spent + 3 * won);
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
    const auto most = static_cast<std::size_t>(std::clamp(bid.most, 0, 2 * kSpan));
    for (std::size_t seen = 0; seen < most;) {
        const std::size_t more = std::min(seen + 1, most - seen);
        const Row then = row;
        const std::size_t inside = row.size() - more;  // so many leads are not beyond the span afterwards
        if (bid.side == Side::Spring) {
            for (std::size_t i = 0; i < inside; ++i) row[i] = std::max(then[i], then[i + more]);
            for (std::size_t i = inside; i < row.size(); ++i) row[i] = std::max(then[i], then.back());
        } else {
            for (std::size_t i = 0; i < inside; ++i) row[i + more] = std::min(then[i + more], then[i]);
            for (std::size_t i = 0; i < more; ++i) row[i] = std::min(then[i], then.front());
        }
        seen += more;
    }
}

}  // namespace

Bidding bid_out(const State& s, const Stake& stake, const Bids& bids)
{
    Row now;
    const Settling end = stake.last ? settling(s, stake.ender) : Settling{};
    for (int lead = -kSpan; lead <= kSpan; ++lead) {
        now[static_cast<std::size_t>(lead + kSpan)] = at_the_end(stake, end, lead);
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
