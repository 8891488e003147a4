#include "games/dead_of_winter/sequel.h"

#include "games/dead_of_winter/game.h"

namespace snowbound::dead_of_winter {
namespace {

constexpr int kAnswers = 60;  // more than any card asks for

template <class F>
const F* on_top(const State& s)
{
    return s.stack.empty() ? nullptr : std::get_if<F>(&s.stack.back());
}

// Something is begun and not finished. What an infection does, and an exile vote, the evaluator weighs by itself.
bool is_open(const State& s)
{
    if (s.stack.empty() || on_top<Turn>(s) || on_top<Round>(s) || on_top<Setup>(s)) return false;
    if (on_top<Fuelling>(s) || on_top<Biting>(s)) return false;
    const auto* vote = on_top<Voting>(s);
    return !vote || vote->on == VoteOn::Crossroads;
}

// What may be left as it is for a first look: dice, cards and zombies of an own action.
bool is_handiwork(const State& s)
{
    return on_top<Using>(s) || on_top<Luring>(s) || on_top<Playing>(s) || on_top<Building>(s) || on_top<Killing>(s);
}

void give_answer(State& s, Seat who, const Choice& choice, Rng& rng)
{
    DwLog silent;
    DeadOfWinter::apply(s, who, choice, rng, silent);
}

void offer_share(State& s, const Pooling& pool, Seat seat)
{
    Player& p = player(s, seat);
    const int share = (pool.need + pool.seats.size() - 1) / pool.seats.size();
    if (pool.dice) p.stake_dice = static_cast<std::uint8_t>(std::min(share, dice_left(p)));
    const Hand hand = p.hand;
    for (const Item item : hand) {
        if (pool.dice || !pool.symbols.has(symbol_of(item)) || static_cast<int>(p.stake.size()) >= share) continue;
        p.hand.erase_one(item);
        p.stake.insert_sorted(item);
    }
    p.stake_done = true;
}

// Answers that are given together are judged as if the others went along: they vote alike, and offer their share.
// [DW-VOT.5] [DW-D35]
bool go_along(State& s, Seat seat, Rng& rng)
{
    const auto* vote = on_top<Voting>(s);
    const auto* pool = on_top<Pooling>(s);
    if (vote && vote->tied == 0 && player(s, seat).answer) {
        for (const Seat each : vote->electorate) {
            player(s, each).answer = player(s, seat).answer;
        }
    } else if (pool && (player(s, seat).stake_done || !pool->seats.has(seat))) {
        const Pooling all = *pool;
        for (const Seat each : all.seats) {
            if (!player(s, each).stake_done) offer_share(s, all, each);
        }
    } else {
        return false;
    }
    DwLog silent;
    play_on(s, rng, silent);
    return true;
}

void settle_by_hunch(State& s, Seat seat, Rng& rng)
{
    std::vector<Choice> buffer;
    for (int n = 0; n < kAnswers && is_open(s); ++n) {
        if (go_along(s, seat, rng)) continue;
        const Seat who = *waiting<DeadOfWinter>(s).begin();
        give_answer(s, who, DeadOfWinter::hunch(s, who, rng, buffer), rng);
    }
}

// What somebody else answers: what is best for them, if all the rest goes by hunch.
Choice best_for(const State& s, Seat who, const Rng& rng)
{
    std::vector<Choice> choices;
    options<DeadOfWinter>(s, who, choices);
    std::size_t best = 0;
    int most = -20 * kWin;
    for (std::size_t i = 0; i < choices.size() && choices.size() > 1; ++i) {
        State then = s;
        Rng dice = rng;
        give_answer(then, who, choices[i], dice);
        settle_by_hunch(then, who, dice);
        const int worth = DeadOfWinter::evaluate(then, who);
        if (worth > most) best = i, most = worth;
    }
    return choices[best];
}

int best_of_next(const State& s, Seat seat, const Rng& rng, int depth)
{
    std::vector<Choice> choices;
    options<DeadOfWinter>(s, seat, choices);
    if (choices.empty()) return DeadOfWinter::evaluate(s, seat);
    int best = -10 * kWin;
    for (const Choice& choice : choices) {
        if (std::holds_alternative<Cancel>(choice) || std::holds_alternative<MakeNoise>(choice)) continue;
        State then = s;
        Rng dice = rng;
        give_answer(then, seat, choice, dice);
        best = std::max(best, value_of(then, seat, dice, depth));
    }
    return best;
}

}  // namespace

int value_of(const State& begun, Seat seat, Rng& rng, int depth)
{
    if (!is_open(begun)) return DeadOfWinter::evaluate(begun, seat);
    State s = begun;
    std::vector<Choice> buffer;
    const bool bets = on_top<Betting>(begun);  // before that nobody counts on winning: here the dice are known
    for (int n = 0; n < kAnswers && is_open(s); ++n) {
        if (go_along(s, seat, rng)) continue;
        if (!bets && on_top<Betting>(s)) {
            give_answer(s, *waiting<DeadOfWinter>(s).begin(), Done{}, rng);
            continue;
        }
        const SeatSet asked = waiting<DeadOfWinter>(s);
        if (!asked.has(seat)) {
            give_answer(s, *asked.begin(), best_for(s, *asked.begin(), rng), rng);
            continue;
        }
        const bool keeps = on_top<Searching>(s);  // to the last card; noise is left out
        if (depth > 0 || keeps) return best_of_next(s, seat, rng, std::max(0, depth - 1));
        if (is_handiwork(s)) break;
        give_answer(s, seat, DeadOfWinter::hunch(s, seat, rng, buffer), rng);
    }
    return DeadOfWinter::evaluate(s, seat);
}

Choice likely_answer(const State& s, Seat who, Rng& rng)
{
    std::vector<Choice> choices;
    options<DeadOfWinter>(s, who, choices);
    std::size_t best = 0;
    int most = -20 * kWin;
    for (std::size_t i = 0; i < choices.size() && choices.size() > 1; ++i) {
        Rng dice = rng;
        const int worth = DeadOfWinter::foresee(s, who, choices[i], dice);
        if (worth > most) best = i, most = worth;
    }
    return choices[best];
}

}  // namespace snowbound::dead_of_winter
