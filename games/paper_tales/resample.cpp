// A world that a seat cannot rule out: what it has seen stays, everything else is dealt anew. It remembers this round's
// draft (which cards it passed on, and what was gone when a hand came back), its own discards and all that was shown;
// it forgets the drafts of earlier rounds.
#include "games/paper_tales/flow.h"
#include "games/paper_tales/game.h"
#include "games/paper_tales/kingdom.h"

namespace snowbound {
namespace paper_tales {
namespace {

using Places = FixedVector<CardId*, kCards>;

void deal_anew(Places& places, Rng& rng)
{
    FixedVector<CardId, kCards> cards;
    for (const CardId* place : places) {
        cards.push_back(*place);
    }
    std::sort(cards.begin(), cards.end());  // where they truly lie is forgotten first
    rng.shuffle(cards);
    for (std::size_t i = 0; i < places.size(); ++i) {
        *places[i] = cards[i];
    }
    places.clear();
}

// [PT-11.2] How many cards each of two players puts away in a draft: one with every pick but the last.
std::size_t put_away(const State& s)
{
    const std::size_t picks = s.players[0].picks.size();
    return s.seats == 2 && s.phase != Phase::Recruit && picks > 0 ? picks - 1 : 0;
}

// What a seat put away with its nth pick, if anything. After the draft that lies on top of the discard pile, seat by
// seat, until the plans are revealed.
CardId* thrown_with(State& s, Seat seat, std::size_t nth)
{
    Player& p = player(s, seat);
    if (nth < p.thrown.size()) return &p.thrown[nth];
    const std::size_t each = put_away(s);
    if (nth >= each) return nullptr;
    return &s.discard[s.discard.size() - (s.seats - index(seat)) * each + nth].card;
}

// Follows the hand first dealt to `origin` through its pickers. What was taken before I first held it I have never
// seen; what went between two of my turns I know as a set, and likewise what is still out.
void follow_hand(State& s, Seat me, Seat origin, Places& unseen, Rng& rng)
{
    const Direction direction = draft_direction(s.round);
    const std::size_t steps = s.players[0].picks.size();
    bool known = false;
    Places since;
    Seat holder = origin;
    for (std::size_t step = 0; step < steps; ++step, holder = neighbour(s, holder, direction)) {
        if (holder == me) {
            deal_anew(since, rng);
            known = true;
            continue;
        }
        Places& places = known ? since : unseen;
        places.push_back(&player(s, holder).picks[step]);
        CardId* thrown = thrown_with(s, holder, step);
        if (thrown && !s.options.open_discard) places.push_back(thrown);
    }
    if (s.phase == Phase::Recruit && holder != me) {
        for (CardId& card : player(s, holder).draft) {
            (known ? since : unseen).push_back(&card);
        }
    }
    deal_anew(since, rng);
}

// After the draft the picks lie in the hands, with the reserve of the round before.
void hands_from_picks(Player& p, CardId reserve, bool had_reserve)
{
    p.hand.clear();
    for (const CardId card : p.picks) {
        p.hand.insert_sorted(card);
    }
    if (had_reserve) p.hand.insert_sorted(reserve);
}

// The card of a hand that is not one of its picks: last round's reserve.
std::optional<CardId> kept_before(const Player& p)
{
    auto rest = p.hand;
    for (const CardId card : p.picks) {
        rest.erase_one(card);
    }
    if (p.picks.empty() || rest.empty()) return std::nullopt;
    return rest.front();
}

// Of a sealed answer the others know that it is there: any that is possible will do.
void imagine_sealed(State& s, Seat seat)
{
    std::vector<Choice> possible;
    const auto sealed = std::exchange(player(s, seat).answered, std::nullopt);
    snowbound::options<PaperTales>(s, seat, possible);
    player(s, seat).answered = possible.empty() ? sealed : possible.front();
}

// Others' secret answers must fit the cards that we imagine for them.
void imagine_answers(State& s, Seat me)
{
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        if (seat == me) continue;
        std::sort(p.draft.begin(), p.draft.end());
        if (s.phase == Phase::Deploy && !p.hand.empty()) p.plan = opening_plan(p);
        if (s.phase == Phase::Recruit && p.answered) {
            if (s.seats == 2) {
                p.answered = PickAndDiscard{p.draft[0], p.draft[1]};
            } else {
                p.answered = Pick{p.draft[0]};
            }
        } else if (p.answered && !std::holds_alternative<Done>(*p.answered)) {
            imagine_sealed(s, seat);
        }
    }
}

}  // namespace
}  // namespace paper_tales

using namespace paper_tales;

State PaperTales::resample(const State& real, Seat me, Rng& rng)
{
    State s = real;
    Places unseen;
    std::array<std::optional<CardId>, kMostSeats> kept;
    const bool drafting = s.phase == Phase::Recruit;
    const bool planning = !s.stack.empty() && std::holds_alternative<DeployPhase>(s.stack.back());
    for (CardId& card : s.draw) {
        unseen.push_back(&card);
    }
    const std::size_t old_discards = s.discard.size() - (planning ? s.seats * put_away(s) : 0);
    for (std::size_t i = 0; i < old_discards; ++i) {  // what lies above them, follow_hand() knows
        PileCard& d = s.discard[i];
        if (!s.options.open_discard && !d.seen_by.has(me)) unseen.push_back(&d.card);
    }
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        if (planning) kept[index(seat)] = kept_before(p);
        if (seat == me) continue;
        if (p.reserve) unseen.push_back(&*p.reserve);
        if (planning && p.picks.empty()) {
            for (CardId& card : p.hand) {
                unseen.push_back(&card);  // a loaded match does not say how its hands were drafted
            }
        }
        if (kept[index(seat)]) unseen.push_back(&*kept[index(seat)]);
    }
    if (drafting || planning) {
        for (const Seat origin : all_seats(s)) {
            follow_hand(s, me, origin, unseen, rng);
        }
    }
    deal_anew(unseen, rng);
    for (const Seat seat : all_seats(s)) {
        Player& p = player(s, seat);
        if (!planning || seat == me) continue;
        if (!p.picks.empty()) hands_from_picks(p, kept[index(seat)].value_or(CardId{}), kept[index(seat)].has_value());
        std::sort(p.hand.begin(), p.hand.end());
    }
    imagine_answers(s, me);
    return s;
}

}  // namespace snowbound
