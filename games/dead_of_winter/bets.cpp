// Bets, from the first player on: a card for each own survivor in the colony; a die for each card, the highest takes
// all. [DW-R65] [DW-D36]
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

Seat next_bettor(const Betting& f, const State& s)
{
    for (std::size_t i = 0; i < s.seats; ++i) {
        const Seat seat = left_of(s, s.first, i);
        if (!f.asked.has(seat) && !own_at(s, seat, Location::Colony).empty()) return seat;
    }
    return kNobody;
}

SeatSet best_bettors(State& s, SeatSet rolling, Rng& rng, DwLog& log)
{
    SeatSet best;
    int most = 0;
    for (const Seat seat : rolling) {
        int highest = 0;
        for (std::size_t n = 0; n < player(s, seat).stake.size(); ++n) {
            highest = std::max(highest, 1 + static_cast<int>(rng.below(6)));
        }
        log.say(rule("DW-R65"), To::all(), BetRolled{seat, static_cast<std::uint8_t>(highest)});
        if (highest > most) best = {};
        if (highest >= most) best.add(seat);
        most = std::max(most, highest);
    }
    return best;
}

void settle_bets(State& s, Rng& rng, DwLog& log)
{
    SeatSet rolling;
    for (const Seat seat : all_seats(s)) {
        if (!player(s, seat).stake.empty()) rolling.add(seat);
    }
    if (rolling.empty()) return;
    s.course.seal();
    for (int again = 0; rolling.size() > 1 && again < 100; ++again) {  // ties roll again
        rolling = best_bettors(s, rolling, rng, log);
    }
    const Seat winner = *rolling.begin();
    std::uint8_t cards = 0;
    for (const Seat seat : all_seats(s)) {
        for (const Item item : player(s, seat).stake) {
            take_into_hand(s, winner, item);
            log.say(rule("DW-R65"), To::only(winner), Kept{winner, item});
            ++cards;
        }
        player(s, seat).stake.clear();
    }
    log.say(rule("DW-R65"), To::all(), BetWon{winner, cards});
}

}  // namespace

Flow resume(const Betting& f, State& s, Rng& rng, DwLog& log)
{
    if (next_bettor(f, s) != kNobody) return Flow::Ask;
    s.stack.pop_back();
    settle_bets(s, rng, log);
    return Flow::Again;
}

void ask(const Betting& f, const State& s, DwQuestions& questions)
{
    const Seat seat = next_bettor(f, s);
    auto offer = questions.to(seat, rule("DW-R65"), "bet");
    if (!offer) return;
    const Player& p = player(s, seat);
    offer.add(Done{});
    offer.fallback(Done{});  // [DW-D36]
    if (p.stake.size() >= own_at(s, seat, Location::Colony).size()) return;
    each_kind(p.hand, [&](Item item) { offer.add(PickCard{item}); });
}

void take(const Betting&, State& s, Seat seat, const Choice& choice, Rng&, DwLog& log)
{
    Player& p = player(s, seat);
    if (const auto* card = std::get_if<PickCard>(&choice)) {
        p.hand.erase_one(card->item);
        p.stake.insert_sorted(card->item);
        return forget_hand(s, seat);
    }
    top<Betting>(s).asked.add(seat);
    log.say(rule("DW-R65"), To::all(), BetPlaced{seat, static_cast<std::uint8_t>(p.stake.size())});
}

}  // namespace snowbound::dead_of_winter
