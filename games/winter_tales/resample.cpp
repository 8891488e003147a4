// A world that a seat cannot rule out. It knows its own cards, what lies open and what it has put away itself. How many
// cards the others hold is never shown to anybody; whoever counts along knows it roughly, and so does a bot: in half of
// its worlds a hand is as large as it is, in the others it is a few cards off.
#include "games/winter_tales/flow.h"
#include "games/winter_tales/game.h"

namespace snowbound {
namespace winter_tales {
namespace {

constexpr std::size_t kUsualTrap = 4;  // few traps are worth more: what counts is gone for good

// What the rules oblige this seat to hold right now: they would not ask otherwise.
std::size_t least_cards(const State& s, Seat seat)
{
    if (const auto* c = running<Combat>(s)) {
        return c->step == CombatStep::Attack && c->attacks == 0 && c->attacker == seat ? 1 : 0;
    }
    if (const auto* t = running<Trap>(s)) return t->step == TrapStep::Lay && t->setter == seat ? 1 : 0;
    if (const auto* p = running<Slander>(s)) {
        return !p->paid && controller(s, p->soldier) == seat ? std::min<std::size_t>(3, player(s, seat).hand.size())
                                                             : 0;
    }
    return 0;
}

std::size_t guess(std::size_t size, std::size_t least, Rng& rng)
{
    if (rng.below(2) == 0) return size;
    const std::size_t guessed = size + rng.below(7);
    return std::max(least, guessed < 3 ? 0 : guessed - 3);
}

Cards take_some(Cards& pool, std::size_t number, Rng& rng)
{
    Cards some;
    for (; number > 0 && !pool.empty(); --number) {
        const StoryCard card = pool.nth(rng.below(static_cast<std::uint32_t>(pool.size())));
        pool.remove(card);
        some.add(card);
    }
    return some;
}

void deal_hands(State& s, Seat me, Rng& rng)
{
    Seat setter = kNobody, partner = kNobody;
    if (const Trap* t = running<Trap>(s)) {
        if (t->step == TrapStep::Help || t->step == TrapStep::Defend) setter = t->setter;
        if (t->step == TrapStep::Defend && t->partner) partner = controller(s, *t->partner);
    }
    struct Pile {
        Cards* cards;
        std::size_t size;
    };
    FixedVector<Pile, 2 * kMostSeats + 3> piles;
    Cards pool = s.deck;
    // Those who must hold a card come first, so that there is one for them.
    for (const bool needy : {true, false}) {
        for (const Seat seat : all_seats(s)) {
            if (seat == me || (least_cards(s, seat) > 0) != needy) continue;
            Player& p = player(s, seat);
            piles.push_back({&p.hand, guess(p.hand.size(), least_cards(s, seat), rng)});
            piles.push_back({&p.put_away, guess(p.put_away.size(), 0, rng)});
            pool |= p.hand | p.put_away;
        }
    }
    const auto hide = [&](Cards& cards) {
        piles.push_back({&cards, guess(cards.size(), 0, rng)});
        pool |= cards;
    };
    if (setter != kNobody && setter != me) {  // neither the number nor the split is known
        const std::size_t hidden = guess(s.trap_spring.size() + s.trap_winter.size(), 0, rng);
        const std::size_t most = rng.below(4) > 0 ? std::min(hidden, kUsualTrap) : hidden;
        const std::size_t counted = rng.below(static_cast<std::uint32_t>(most + 1));
        pool |= s.trap_spring | s.trap_winter;
        piles.push_back({&s.trap_spring, counted});
        piles.push_back({&s.trap_winter, hidden - counted});
    }
    if (partner != kNobody && partner != me) hide(s.trap_help);
    for (const Pile& pile : piles) {
        *pile.cards = take_some(pool, pile.size, rng);
    }
    s.deck = pool;
}

struct Place {  // where a mission lies that this seat has not seen
    Mission* mission;
    bool no_spy;  // a Rebel came to the holder's Soldiers, and no Spy was turned up [WT-R52]
};
using Places = FixedVector<Place, 28>;

Places unseen_missions(State& s, Seat me, Side side)
{
    Places places;
    for (const Seat seat : all_seats(s)) {
        if (seat == me) continue;
        for (HeldMission& held : player(s, seat).missions) {
            if (held.is == MissionIs::Secret && side_of(held.mission) == side)
                places.push_back({&held.mission, player(s, seat).spy_events > 0});
        }
    }
    for (LostMission& lost : s.lost) {
        if (lost.owner != me && !lost.open && side_of(lost.mission) == side)
            places.push_back({&lost.mission, lost.no_spy});
    }
    const bool knows = index(me) < s.seats && player(s, me).knows_unused[static_cast<std::size_t>(side)];
    for (std::size_t i = 0; i < s.unused.size() && !knows; ++i) {
        if (side_of(s.unused[i]) == side) places.push_back({&s.unused[i], false});
    }
    return places;
}

void deal_missions_anew(State& s, Seat me, Side side, Rng& rng)
{
    const Places places = unseen_missions(s, me, side);
    FixedVector<Mission, 28> cards;
    for (const Place& place : places) {
        cards.push_back(*place.mission);
    }
    rng.shuffle(cards);
    // A Spy that came where none can be changes places with a card, any card, that lies where one can be.
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (cards[i] != Mission::Spy || !places[i].no_spy) continue;
        FixedVector<std::size_t, 28> others;
        for (std::size_t j = 0; j < places.size(); ++j) {
            if (cards[j] != Mission::Spy && !places[j].no_spy) others.push_back(j);
        }
        if (!others.empty()) std::swap(cards[i], cards[others[rng.below(static_cast<std::uint32_t>(others.size()))]]);
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        *places[i].mission = cards[i];
    }
    std::sort(s.unused.begin(), s.unused.end());
}

}  // namespace
}  // namespace winter_tales

using namespace winter_tales;

State WinterTales::resample(const State& real, Seat me, Rng& rng)
{
    State s = real;
    deal_hands(s, me, rng);
    if (s.options.missions) {
        deal_missions_anew(s, me, Side::Spring, rng);
        deal_missions_anew(s, me, Side::Winter, rng);
    }
    for (Frame& frame : s.stack) {
        auto* setup = std::get_if<Setup>(&frame);
        if (!setup) continue;
        for (const Seat seat : all_seats(s)) {  // whom the others have named
            Seat& named = setup->named[index(seat)];
            if (seat != me && named != kNobody) named = seat_at(rng.below(s.seats));
        }
    }
    return s;
}

}  // namespace snowbound
