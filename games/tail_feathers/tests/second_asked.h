// A question as it should be, and whether it is asked like that.
#pragma once

#include <set>

#include "games/tail_feathers/tests/second_rules.h"
#include "testing/rule.h"

namespace snowbound::tail_feathers::tests::second {

struct Asked {
    Seat seat{};
    std::string_view rule, prompt;
    std::set<Choice> options;
    std::optional<Choice> absent;  // what is done for a player who is away

    void cards(const State& s, When when, FigureId who)  // those in the hand
    {
        for (const PlayCard& each : possible_plays(s, seat, when, who)) {
            if (player(s, seat).hand.has(each.card)) options.insert(each);
        }
    }
};

inline void expect_asked(const State& s, const Asked& expected)
{
    const auto asked = decisions<TailFeathers>(s, expected.seat);
    ASSERT_EQ(asked.size(), 1U) << expected.prompt;
    const auto& one = asked.front();
    EXPECT_EQ(one.rule.id, expected.rule);
    EXPECT_EQ(one.prompt, expected.prompt);
    const std::set<Choice> options(one.options.begin(), one.options.end());
    ASSERT_TRUE(options == expected.options)
        << expected.prompt << ": " << options.size() << " and " << expected.options.size();
    if (!expected.absent) return;
    ASSERT_TRUE(one.options[one.fallback] == *expected.absent) << expected.prompt;
}

inline Seat any_seat(Tables& tables) { return seat_at(static_cast<std::size_t>(tables.chance.between(0, 1))); }

}  // namespace snowbound::tail_feathers::tests::second
