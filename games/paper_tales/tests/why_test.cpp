// What the coach says of a kingdom.
#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

template <class Kind>
std::vector<Kind> said(const Match& match, int seat)
{
    std::vector<Kind> found;
    for (const Reason& reason : PaperTales::reasons(match.state(), seat_at(static_cast<std::size_t>(seat)))) {
        if (const auto* kind = std::get_if<Kind>(&reason)) found.push_back(*kind);
    }
    return found;
}

TEST(Why, ABuildingIsPointsAtTheEndAndGoldThatIsGone)
{
    auto match = table().back(0, {Woodcutter, Farmer}).gold(0, 6).gold(1, 6).legend(0, 4).at_build();
    ASSERT_EQ(said<PointsThen>(match, 0), std::vector{PointsThen{4}});
    ASSERT_EQ(said<GoldThen>(match, 0), std::vector{GoldThen{6}});
    match.choose(0, Build{Town, One});  // and waits for the others
    EXPECT_EQ(said<PointsThen>(match, 0), std::vector{PointsThen{5}});
    EXPECT_LE(said<GoldThen>(match, 0).at(0).gold, 6);
}

TEST(Why, WhoDiesInTheAgingUnlessItIsSaved)
{
    auto match = table().front(0, {aged(Knight, 1), Rogue}).back(0, {MysticalHealer}).at_age();
    EXPECT_EQ(said<Dies>(match, 0), std::vector{Dies{Knight}});
    EXPECT_TRUE(said<Dies>(match, 1).empty());
}

TEST(Why, APlanIsItsStrengthAgainstTheNeighbours)
{
    auto match = table().seats(3).gold(0, 9).hand(0, {Knight, Farmer, Cook, Woodcutter, Rogue}).at_deploy();
    const auto before = said<Against>(match, 0);
    ASSERT_EQ(before.size(), 1U);
    EXPECT_TRUE(said<Duel>(match, 0).empty());
    const Choice whole = PaperTales::filled(match.state(), seat_at(0), Place{Farmer, Front1});
    EXPECT_TRUE(std::holds_alternative<Plan>(whole)) << "the rest of it, too";
    EXPECT_EQ(std::get<Plan>(whole).hand[1], Fate::Front1) << "the second card of the hand, which is sorted";
    match.choose(0, PlanFor(match, 0));  // nobody goes
    EXPECT_EQ(said<Against>(match, 0).at(0).mine, 0);
    EXPECT_EQ(said<Against>(match, 0).at(0).left, before[0].left) << "the neighbours are guessed at, as before";
    EXPECT_GT(before[0].mine, 0) << "what the hand promises";
}

TEST(Why, TwoPlayersHaveOneRival)
{
    const auto match = table().seats(2).at_deploy();
    EXPECT_EQ(said<Duel>(match, 0).size(), 1U);
    EXPECT_TRUE(said<Against>(match, 0).empty());
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
