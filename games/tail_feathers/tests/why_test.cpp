// What the coach says of a battlefield.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

template <class Kind>
std::vector<Kind> said(const State& state, int seat)
{
    std::vector<Kind> found;
    for (const Reason& reason : TailFeathers::reasons(state, seat_at(static_cast<std::size_t>(seat)))) {
        if (const auto* kind = std::get_if<Kind>(&reason)) found.push_back(*kind);
    }
    return found;
}

TEST(Why, NestsWoundsAndTheFallen)
{
    Builder b = table().fly(aerijin, 20000, 45000, 0).hurt(aerijin, 1).gone(guard(1)).nest(0, 7).nest(1, 3);
    const Match match = b.turn_of(0);
    EXPECT_EQ(said<NestsThen>(match.state(), 0), (std::vector{NestsThen{7, 3}}));
    EXPECT_EQ(said<NestsThen>(match.state(), 1), (std::vector{NestsThen{3, 7}}));
    ASSERT_EQ(said<Hurt>(match.state(), 0).size(), 1U);
    EXPECT_EQ(said<Hurt>(match.state(), 0)[0].figure, aerijin);
    const auto fallen = said<Fallen>(match.state(), 0);
    EXPECT_TRUE(std::find(fallen.begin(), fallen.end(), Fallen{guard(1)}) != fallen.end());
}

TEST(Why, WhoIsReachedFromWhereAFlightEnds)
{
    Builder b = table().fly(aerijin, 20000, 45000, 0).fly(grizzard, 36000, 46000, 0);
    Match match = b.turn_of(0);
    match.choose(0, Activate{kAerijin});
    EXPECT_TRUE(said<InReach>(match.state(), 1).empty()) << "the other does not act";
    match.choose(0, Announce{route({kShort, kShort}), 0});
    const auto reach = said<InReach>(match.state(), 0);
    ASSERT_EQ(reach.size(), 1U);
    EXPECT_EQ(reach[0].figure, aerijin);
    EXPECT_GE(reach[0].targets, 1);
}

TEST(Why, ARollIsItsOdds)
{
    Builder b = table().fly(aerijin, 20000, 45000, 0).fly(grizzard, 30000, 46000, 0);
    Match match = b.turn_of(0);
    match.choose(0, Activate{kAerijin});
    const auto odds = TailFeathers::odds(match.state(), seat_at(0), PilotRoll{});
    ASSERT_EQ(odds.size(), 1U);
    const auto& roll = std::get<LikelyHits>(odds[0]);
    EXPECT_GT(roll.dice, 0);
    EXPECT_EQ(roll.percent, 100 - (roll.dice == 1 ? 50 : roll.dice == 2 ? 25 : roll.dice == 3 ? 12 : 6));
    EXPECT_TRUE(TailFeathers::odds(match.state(), seat_at(0), Finish{}).empty());
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
