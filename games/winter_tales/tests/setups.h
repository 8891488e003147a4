// Set-ups for rule tests: who is asked, what an absent player does, and scripts that leave everybody in place.
#pragma once

#include <numeric>

#include "games/winter_tales/tests/builders.h"

namespace snowbound::winter_tales::tests {

using SetupFrame = Setup;  // inside a test, the bare name means another

inline Options by_seat()  // the first seat is the youngest
{
    Options o;
    o.ages = Ages::BySeat;
    return o;
}

inline Rolls unshuffled(std::size_t seats, const Rolls& then = {})  // factions by seat: S W S W ... and the Author last
{
    Rolls rolls(seats - 1);
    std::iota(rolls.rbegin(), rolls.rend(), 1U);
    rolls.insert(rolls.end(), then.begin(), then.end());
    return rolls;
}

inline int asked(const Match& match)  // the one seat that is waited for
{
    EXPECT_EQ(match.waiting().size(), 1);
    return static_cast<int>(index(*match.waiting().begin()));
}

inline void by_default(Match& match)
{
    const int seat = asked(match);
    match.choose(seat, match.fallback(seat));
}

inline void draft_all(Match& match)
{
    while (match.is_in<SetupFrame>() && match.frame<SetupFrame>().step == SetupStep::Draft) {
        by_default(match);
    }
}

inline std::vector<int> seats(const FixedVector<Seat, kMostSeats>& list)
{
    std::vector<int> all;
    for (const Seat seat : list) {
        all.push_back(static_cast<int>(index(seat)));
    }
    return all;
}

inline Rolls quests_and_hands(std::uint32_t spring, std::uint32_t winter, std::size_t cards)
{
    Rolls rolls{spring, winter};
    rolls.resize(2 + cards);
    return rolls;
}

}  // namespace snowbound::winter_tales::tests
