// A cheap, sensible choice for playing a match on: each option gets a liking, the best one is taken. What a survivor
// may do in its turn is in hunch_turn.cpp.
#include "games/dead_of_winter/hunch.h"

#include <limits>

#include "games/dead_of_winter/game.h"
#include "games/dead_of_winter/survivors.h"

namespace snowbound {
namespace dead_of_winter {

Glance::Glance(const State& state, Seat who_looks)
    : s(state), seat(who_looks), p(player(state, who_looks)), all(conditions_of(state, who_looks))
{
    betrays = wants(all, Need::NoMorale);
    ready = betrays && (own_progress(s, seat) >= 1000 || s.rounds <= 2);
    short_of = s.crisis ? crisis_need(s) : 0;
    for (const Seat each : all_seats(s)) {
        short_of -= static_cast<int>(player(s, each).laid.size());
    }
    const Turn* turn = running<Turn>(s);
    if (!turn || turn->seat != seat) return;
    crowd = crowd_of(s);
    Worths worths = worths_of(s, seat);
    for (std::size_t i = 0; i < kSymbols; ++i) {
        worths.found[i] += hoard(s, seat, all, static_cast<Symbol>(i)) / 2;
    }
    for (const Location place : kOutside) {
        finds[index(place)] = search_worth(s, worths, place);
    }
}

namespace {

int like_exile(const Glance& g, const Voting& vote, bool yes)
{
    int wish = 0;
    if (vote.nominee == g.seat) {
        wish = -100;
    } else if (g.betrays) {
        wish = 30;
    } else {
        wish = suspicion(g.s, g.seat, vote.nominee) - 55;
    }
    return yes ? wish : -wish;
}

int like_gift(const Glance& g, Item item)
{
    const int keep = hoard(g.s, g.seat, g.all, symbol_of(item));
    if (running<Fuelling>(g.s)) return g.betrays ? (g.ready ? -50 : 5) : 60 - keep / 2;
    if (running<Sheltering>(g.s)) return g.betrays ? -20 : 30 - keep;
    if (const Asking* asked = running<Asking>(g.s)) {
        if (g.betrays) return -5;
        return 12 - keep - suspicion(g.s, g.seat, asked->seat) / 3;
    }
    return 10 - keep;
}

// Where the dead stand thickest; a wall where they are about to break through.
int like_gate(const Glance& g, Gate gate)
{
    const Spaces& there = spaces(g.s, gate);
    return there.zombies * 4 - (running<Building>(g.s) ? there.barricades * 3 : 0);
}

int like_survivor(const Glance& g, Survivor who)
{
    const int hurt = wounds_of(g.s, who);
    const bool mine = g.p.group.has(who);
    if (running<Playing>(g.s) || running<Using>(g.s))
        return (mine ? 10 : 4) + hurt * 6 + figure(g.s, who).frostbite * 8;
    return (mine ? -4 : 2) - hurt * 6;  // effects that ask for somebody seldom do them good
}

int like_keep(const Keep& keep)
{
    int worth = 0;
    for (const Survivor who : keep.survivors) {
        const SurvivorFacts& f = facts(who);
        worth += 6 * (7 - f.search) + 4 * (7 - f.attack) + (f.at == AbilityAt::Anywhere ? 4 : 0);
    }
    return worth;
}

struct Liking {
    const Glance& g;
    int noise;  // 0 to 7, to tell equals apart

    int operator()(const Keep& c) const { return like_keep(c); }
    int operator()(const NameLeader& c) const { return influence_of(c.who) / 10; }
    int operator()(const KeepCard& c) const { return card_worth(g.s, g.seat, c.item); }
    int operator()(const MakeNoise&) const
    {
        const auto* search = running<Searching>(g.s);
        const int made = search ? g.s.noise[index(search->place)] : 4;
        return made == 0 ? 42 : made == 1 ? 28 : 5;
    }
    int operator()(const Lure& c) const
    {
        const int relief = spaces(g.s, c.from).zombies * 3 - spaces(g.s, c.to).zombies * 3;
        return location_of(c.to) == Location::Colony ? relief - 8 : relief;
    }
    int operator()(const LetDie&) const
    {
        const Biting* bite = running<Biting>(g.s);
        const auto there = bite ? at(g.s, bite->place).size() : 1;
        if (g.ready) return -10;
        return there > 3 ? 4 : -4;
    }
    int operator()(const RollBite&) const { return 0; }
    int operator()(const GiveCard& c) const { return like_gift(g, c.item); }
    int operator()(const Accept&) const { return 8; }
    int operator()(const Vote& c) const
    {
        const Voting* vote = running<Voting>(g.s);
        if (vote && vote->on == VoteOn::Exile && vote->nominee != kNobody) return like_exile(g, *vote, c.option == 0);
        return noise;
    }
    int operator()(const PickSurvivor& c) const { return like_survivor(g, c.who); }
    int operator()(const PickPlace& c) const
    {
        return search_worth(g.s, g.seat, c.place) / 4 - 4 * zombies_at(g.s, c.place);
    }
    int operator()(const PickGate& c) const { return like_gate(g, c.gate); }
    int operator()(const PickCard& c) const
    {
        const int worth = card_worth(g.s, g.seat, c.item);
        return g.p.hand.contains(c.item) ? -worth : worth;
    }
    int operator()(const PickPlayer& c) const { return g.betrays ? noise : suspicion(g.s, g.seat, c.seat); }
    int operator()(const PickDie& c) const { return 7 - c.die; }
    int operator()(const SetDie& c) const { return 2 * c.to - c.die; }
    int operator()(const Done&) const { return 0; }
    int operator()(const Decline&) const { return 0; }
    int operator()(const Cancel&) const { return -60; }
    template <class Other>
    int operator()(const Other& other) const
    {
        if constexpr (requires { like_action(g, other); }) {
            return like_action(g, other);
        } else {
            return noise;
        }
    }
};

}  // namespace
}  // namespace dead_of_winter

using namespace dead_of_winter;

Choice DeadOfWinter::hunch(const State& s, Seat seat, Rng& rng, std::vector<Choice>& buffer)
{
    snowbound::options<DeadOfWinter>(s, seat, buffer);
    if (buffer.size() == 1) return buffer.front();
    const Glance g(s, seat);
    std::size_t best = 0;
    int most = std::numeric_limits<int>::min();
    for (std::size_t i = 0; i < buffer.size(); ++i) {
        const int noise = static_cast<int>(rng.below(8));
        const int liking = std::visit(Liking{g, noise}, buffer[i]) * 8 + noise;
        if (liking > most) best = i, most = liking;
    }
    return buffer[best];
}

std::vector<Remark> DeadOfWinter::remarks(const State& s, Seat seat)
{
    if (s.cooperative || s.ending != Ending::None) return {};
    const Belief belief = seem_to_believe(s, seat);
    std::vector<Remark> all;
    for (const Seat other : all_seats(s)) {
        const int suspect = share(belief, other);
        if (suspect >= 30) all.push_back(Suspects{seat, other, static_cast<std::uint8_t>(suspect)});
    }
    if (all.empty()) all.push_back(TrustsAll{seat});
    return all;
}

}  // namespace snowbound
