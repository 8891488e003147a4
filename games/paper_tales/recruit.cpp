// Phase 1, recruit: chapters PT-4 and PT-11.1 to 11.3 (two players).
#include "games/paper_tales/cards.h"
#include "games/paper_tales/flow.h"

namespace snowbound::paper_tales {
namespace {

bool is_for_two(const State& s) { return s.seats == 2; }  // [PT-11.6] all else is as with more players

// [PT-D1] The strongest; then the cheapest; then the first in the catalogue.
CardId strongest(const FixedVector<CardId, 9>& cards)
{
    CardId best = cards.front();
    for (const CardId card : cards) {
        const auto& a = facts(card);
        const auto& b = facts(best);
        if (a.strength > b.strength || (a.strength == b.strength && a.cost < b.cost)) best = card;
    }
    return best;
}

// [PT-D2] Of the rest, the dearest; then the first in the catalogue.
CardId dearest_beside(const FixedVector<CardId, 9>& cards, CardId kept)
{
    auto rest = cards;
    rest.erase_one(kept);
    CardId best = rest.front();
    for (const CardId card : rest) {
        if (facts(card).cost > facts(best).cost) best = card;
    }
    return best;
}

void take_last_card(Player& p)  // [PT-4.5] [PT-11.3] no choice is left
{
    p.picks.push_back(p.draft.take_back());
}

// [PT-4.3] The rest of each hand goes to the neighbour in draft direction, all at once.
void pass_hands(State& s, PtLog& log)
{
    const Direction direction = draft_direction(s.round);
    const std::size_t last = s.seats - 1U;
    if (direction == Direction::Left) {
        const auto from_last = s.players[last].draft;
        for (std::size_t i = last; i > 0; --i) {
            s.players[i].draft = s.players[i - 1].draft;
        }
        s.players[0].draft = from_last;
    } else {
        const auto from_first = s.players[0].draft;
        for (std::size_t i = 0; i < last; ++i) {
            s.players[i].draft = s.players[i + 1].draft;
        }
        s.players[last].draft = from_first;
    }
    s.course.seal();
    log.say(rule("PT-4.3"), To::all(), HandsPassed{direction});
}

void resolve_picks(State& s)
{
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        if (const auto* pick = std::get_if<Pick>(&*p.answered)) {
            p.picks.push_back(pick->card);
            p.draft.erase_one(pick->card);
        } else {
            const auto& both = std::get<PickAndDiscard>(*p.answered);
            p.picks.push_back(both.card);
            p.thrown.push_back(both.discard);  // [PT-R11] face down, at once
            p.draft.erase_one(both.card);
            p.draft.erase_one(both.discard);
        }
        p.answered.reset();
    }
}

// [PT-4.6] The five picks and the reserve become the hand.
void take_hands(State& s, PtLog& log)
{
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        for (const CardId card : p.picks) {
            p.hand.insert_sorted(card);
        }
        if (p.reserve) p.hand.insert_sorted(*p.reserve);
        p.reserve.reset();
        if (log.silent()) continue;
        Took took{.seat = seat};
        for (const CardId card : p.hand) {
            took.cards.push_back(card);
        }
        log.say(rule("PT-4.6"), To::only(seat), took);
    }
}

void offer_picks(const Player& p, Offer<Choice>& offer)
{
    for (std::size_t i = 0; i < p.draft.size(); ++i) {
        if (i == 0 || p.draft[i] != p.draft[i - 1]) offer.add(Pick{p.draft[i]});
    }
    if (offer.for_people()) offer.fallback(Pick{strongest(p.draft)});
}

void offer_pairs(const Player& p, Offer<Choice>& offer)  // [PT-11.2] one for me, one away
{
    const auto& cards = p.draft;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (i > 0 && cards[i] == cards[i - 1]) continue;
        const bool again = i + 1 < cards.size() && cards[i + 1] == cards[i];
        for (std::size_t j = 0; j < cards.size(); ++j) {
            if (j > 0 && cards[j] == cards[j - 1]) continue;
            if (i != j || again) {
                offer.add(PickAndDiscard{cards[i], cards[j]});
            } else {
                offer.bar(PickAndDiscard{cards[i], cards[j]}, {rule("PT-11.2"), "same_card_twice"});
            }
        }
    }
    if (!offer.for_people()) return;
    const CardId kept = strongest(cards);
    offer.fallback(PickAndDiscard{kept, dearest_beside(cards, kept)});
}

// This and the next are never inlined: most answers only wait for the others.
[[gnu::noinline]] Flow next_pick(State& s, PtLog& log)
{
    resolve_picks(s);
    pass_hands(s, log);
    return Flow::Again;
}

[[gnu::noinline]] Flow end_draft(State& s, PtLog& log)
{
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        take_last_card(p);
        for (const CardId card : p.thrown) {
            SeatSet owner;
            owner.add(seat);
            put_on_discard(s, card, owner);
        }
        p.thrown.clear();
    }
    take_hands(s, log);
    s.stack.pop_back();
    return Flow::Again;
}

// [PT-4.7] An empty pile is made anew from the discards. It stays empty where there is no card left anywhere.
[[gnu::noinline]] void renew_draw_pile(State& s, Rng& rng, PtLog& log)
{
    if (s.discard.empty()) return;
    for (const PileCard& d : s.discard) {
        s.draw.push_back(d.card);
    }
    s.discard.clear();
    rng.shuffle(s.draw);
    log.say(rule("PT-4.7"), To::all(), Reshuffled{static_cast<std::uint8_t>(s.draw.size())});
}

}  // namespace

Direction draft_direction(int round)  // [PT-4.4] left in rounds 1 and 3, right in 2 and 4
{
    return round % 2 == 1 ? Direction::Left : Direction::Right;
}

std::optional<CardId> draw_card(State& s, Rng& rng, PtLog& log)
{
    if (s.draw.empty()) renew_draw_pile(s, rng, log);
    if (s.draw.empty()) return std::nullopt;
    s.course.seal();
    return s.draw.take_back();
}

void start_recruiting(State& s, Rng& rng, PtLog& log)
{
    log.say(rule("PT-3.3"), To::all(), RoundStarted{s.round, draft_direction(s.round)});
    const int cards = is_for_two(s) ? 9 : 5;  // [PT-4.1] [PT-11.1]
    for (const Seat seat : all_seats(s)) {    // [PT-R10] in seat order, a full hand each
        Player& p = player(s, seat);
        p.picks.clear();
        for (int i = 0; i < cards; ++i) {
            const auto card = draw_card(s, rng, log);
            SB_CHECK(card, "PT-R10: there are always enough cards to deal");
            p.draft.insert_sorted(*card);
        }
        if (!log.silent())
            log.say(is_for_two(s) ? rule("PT-11.1") : rule("PT-4.1"), To::only(seat), Dealt{seat, p.draft});
    }
}

Flow resume(const RecruitPhase&, State& s, Rng&, PtLog& log)
{
    if (s.players[0].draft.size() <= 1) return end_draft(s, log);
    return have_all_answered(s) ? next_pick(s, log) : Flow::Ask;
}

void ask(const RecruitPhase&, const State& s, PtQuestions& questions)
{
    const auto stands = [&](Seat seat) { return has_answered(s, seat); };
    questions.each(all_seats(s), stands, [&](Seat seat) {
        const Player& p = player(s, seat);
        auto offer = is_for_two(s) ? questions.to(seat, rule("PT-11.2"), "draft.pick_and_discard", wait_of(p))
                                   : questions.to(seat, rule("PT-4.2"), "draft.pick", wait_of(p));
        if (!offer) return;
        if (is_for_two(s)) {
            offer_pairs(p, offer);
        } else {
            offer_picks(p, offer);
        }
        if (p.answered) offer.also(Withdraw{});
    });
}

}  // namespace snowbound::paper_tales
