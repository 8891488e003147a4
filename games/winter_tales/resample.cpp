// A world that a seat cannot rule out. It knows its own cards, what lies open and what it has put away itself. How many
// cards the others hold is never shown to anybody; whoever counts along knows it roughly, and so does a bot: by what a
// hand usually holds at that moment, a few cards more or less.
#include "games/winter_tales/flow.h"
#include "games/winter_tales/game.h"

namespace snowbound {
namespace winter_tales {
namespace {

constexpr std::size_t kUsualRest = 5;    // in a hand after an activation; one more after the first of a chapter
constexpr std::uint32_t kOff = 2;        // by so many at most a guess is off
constexpr std::uint32_t kUsualHelp = 3;  // at most
constexpr std::size_t kUsualTrap = 4;    // few traps are worth more: what counts is gone for good

// What the rules oblige this seat to hold right now: they would not ask otherwise.
std::size_t least_cards(const State& s, Seat seat)
{
    if (const auto* c = running<Combat>(s)) {
        return c->step == CombatStep::Attack && c->attacks == 0 && c->attacker == seat ? 1 : 0;
    }
    if (const auto* t = running<Trap>(s)) return t->step == TrapStep::Lay && t->setter == seat ? 1 : 0;
    if (const auto* p = running<Slander>(s)) {
        return !p->paid && controller(s, p->soldier) == seat ? 3 : 0;  // [WT-R46]
    }
    return 0;
}

bool has_closed(const State& s, const Epilogue& e, Seat seat)  // its part of the epilogue is told
{
    for (std::size_t i = 0; i < e.next && e.step != EpilogueStep::Open; ++i) {
        if (left_of(s, e.seat, i) == seat) return true;
    }
    return false;
}

// What all can count along: what was drawn, what an activation leaves, and what the epilogue took. The figures are
// means of bots' games; what a hand holds differs from them by two cards on average.
std::size_t usual_hand(const State& s, Seat seat)
{
    if (s.chapter == 0) return 0;
    if (const auto* e = running<Epilogue>(s)) return has_closed(s, *e, seat) ? 0 : kUsualRest;
    const std::size_t drawn = seat == author(s) ? spring_players(s) : 4;
    std::size_t activated = 0;
    for (const Figure& f : s.figures) {
        activated += f.controller == seat && !f.ready && !f.gone ? 1 : 0;
    }
    const Activation* now = running<Activation>(s);
    const bool is_active = now && now->seat == seat;
    if (is_active && activated > 0) --activated;
    const std::size_t begun = drawn + (s.chapter > 1 ? kUsualRest : 0);
    const std::size_t before =
        activated == 0 ? begun : std::min(begun + 3 * activated, activated == 1 ? kUsualRest + 1 : kUsualRest);
    return before + (is_active ? 3 : 0);
}

std::size_t about(std::size_t usual, std::size_t least, Rng& rng)
{
    const std::size_t guessed = usual + rng.below(2 * kOff + 1);
    return usual == 0 ? least : std::max(least, guessed < kOff ? 0 : guessed - kOff);
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
            // Whoever has set a trap has laid all of his cards. [WT-16.2]
            piles.push_back({&p.hand, seat == setter ? 0 : about(usual_hand(s, seat), least_cards(s, seat), rng)});
            piles.push_back({&p.put_away, rng.below(8) == 0 ? 1U : 0U});  // seldom any
            pool |= p.hand | p.put_away;
        }
    }
    if (setter != kNobody && setter != me) {  // neither the number nor the split is known
        const std::size_t hidden = about(usual_hand(s, setter), 1, rng) - 1;
        const std::size_t most = rng.below(4) > 0 ? std::min(hidden, kUsualTrap) : hidden;
        const std::size_t counted = rng.below(static_cast<std::uint32_t>(most + 1));
        pool |= s.trap_spring | s.trap_winter;
        piles.push_back({&s.trap_spring, counted});
        piles.push_back({&s.trap_winter, hidden - counted});
    }
    if (partner != kNobody && partner != me) {
        pool |= s.trap_help;
        piles.push_back({&s.trap_help, rng.below(kUsualHelp + 1)});
    }
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
using Missions = FixedVector<Mission, 28>;

// Missions that a seat has not seen, by colour. What nobody holds has no place of its own: it is what is left over.
struct Unseen {
    std::array<Missions, 2> cards;
    std::array<Places, 2> places;
    Places of_either;                  // which of his two the Author has swapped away, he alone knows
    std::array<bool, 2> all_placed{};  // it has seen which ones nobody holds: all of these lie somewhere

    void add(Mission& mission, bool no_spy)
    {
        const auto side = static_cast<std::size_t>(side_of(mission));
        cards[side].push_back(mission);
        places[side].push_back({&mission, no_spy});
    }
    bool may_take(std::size_t side, std::size_t still) const
    {
        const std::size_t other = 1 - side;
        const bool enough = !all_placed[other] || cards[other].size() - places[other].size() < still;
        return places[side].size() < cards[side].size() && enough;
    }
    void settle_colours(Rng& rng)
    {
        for (std::size_t still = of_either.size(); still > 0; --still) {
            const bool both = may_take(0, still) && may_take(1, still);
            const std::size_t side = both ? rng.below(2) : may_take(0, still) ? 0 : 1;
            places[side].push_back(of_either[still - 1]);
        }
    }
};

// Nobody else knows whether the Author has swapped his Winter mission away: nor, then, what Rebels that came tell of
// it.
void forget_spies(State& s, Seat me)
{
    for (LostMission& lost : s.lost) {
        if (lost.owner == me || lost.open || lost.owner != author(s)) continue;
        lost.no_spy = false;
        player(s, lost.owner).spy_events = 0;
        player(s, lost.owner).spied_on = {};
    }
}

Unseen unseen_missions(State& s, Seat me)
{
    Unseen unseen;
    if (index(me) < s.seats) unseen.all_placed = player(s, me).knows_unused;
    for (const Seat seat : all_seats(s)) {
        for (HeldMission& held : player(s, seat).missions) {
            if (seat != me && held.is == MissionIs::Secret) unseen.add(held.mission, player(s, seat).spy_events > 0);
        }
    }
    for (LostMission& lost : s.lost) {
        if (lost.owner == me || lost.open) continue;
        if (lost.owner != author(s)) {
            unseen.add(lost.mission, lost.no_spy);
        } else {
            unseen.cards[static_cast<std::size_t>(side_of(lost.mission))].push_back(lost.mission);
            unseen.of_either.push_back({&lost.mission, lost.no_spy});
        }
    }
    return unseen;
}

// A Spy that came where none can be changes places with a card, any card, that lies where one can be.
void move_spy(Missions& cards, const Places& places, Rng& rng)
{
    const auto barred = [&](std::size_t i) { return i < places.size() && places[i].no_spy; };
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards[i] != Mission::Spy || !barred(i)) continue;
        FixedVector<std::size_t, 28> others;
        for (std::size_t j = 0; j < cards.size(); ++j) {
            if (cards[j] != Mission::Spy && !barred(j)) others.push_back(j);
        }
        if (!others.empty()) std::swap(cards[i], cards[others[rng.below(static_cast<std::uint32_t>(others.size()))]]);
    }
}

void deal_missions_anew(State& s, Seat me, Rng& rng)
{
    forget_spies(s, me);
    Unseen unseen = unseen_missions(s, me);
    FixedVector<Mission, 14> unused;
    for (const Mission mission : s.unused) {
        const auto side = static_cast<std::size_t>(side_of(mission));
        if (unseen.all_placed[side])
            unused.push_back(mission);
        else
            unseen.cards[side].push_back(mission);
    }
    unseen.settle_colours(rng);
    for (std::size_t side = 0; side < 2; ++side) {
        Missions& cards = unseen.cards[side];
        const Places& places = unseen.places[side];
        std::sort(cards.begin(), cards.end());  // where they truly lie is forgotten first
        rng.shuffle(cards);
        move_spy(cards, places, rng);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (i < places.size())
                *places[i].mission = cards[i];
            else
                unused.push_back(cards[i]);
        }
    }
    std::sort(unused.begin(), unused.end());
    s.unused = unused;
}

}  // namespace
}  // namespace winter_tales

using namespace winter_tales;

State WinterTales::resample(const State& real, Seat me, Rng& rng)
{
    State s = real;
    deal_hands(s, me, rng);
    if (s.options.missions) deal_missions_anew(s, me, rng);
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
