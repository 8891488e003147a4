// What the coach says of a table of tales.
#include "games/winter_tales/tests/plays.h"

namespace snowbound::winter_tales::tests {
namespace {

template <class Kind>
std::vector<Kind> said(const Match& match, int seat)
{
    std::vector<Kind> found;
    for (const Reason& reason : WinterTales::reasons(match.state(), seat_at(static_cast<std::size_t>(seat)))) {
        if (const auto* kind = std::get_if<Kind>(&reason)) found.push_back(*kind);
    }
    return found;
}

TEST(Why, HowFarItIsToTheNearestQuestOfOnesOwn)
{
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, StatueSquare)
                     .hand(0, 7)
                     .quest(Quest::Terror, Grove)
                     .quest(Quest::Hope, Asylum)
                     .quest(Quest::Refuge, Factory)
                     .turn_of(0, kDraw3);
    EXPECT_TRUE(said<NearQuest>(match, 0).empty()) << "nobody acts yet";
    match.choose(0, Activate{Alice});
    EXPECT_EQ(said<NearQuest>(match, 0), (std::vector{NearQuest{Alice, Quest::Hope, 2}}));
    EXPECT_EQ(said<Disturbs>(match, 0), (std::vector{Disturbs{Alice, Quest::Terror}}));
    EXPECT_EQ(said<HandThen>(match, 0), std::vector{HandThen{10}});
    match.pay(0, GroveAsylum);
    match.choose(0, Step{Asylum});
    EXPECT_EQ(said<AtQuest>(match, 0), (std::vector{AtQuest{Alice, Quest::Hope}}));
    EXPECT_TRUE(said<NearQuest>(match, 0).empty());
    EXPECT_TRUE(said<Disturbs>(match, 0).empty());
}

TEST(Why, AQuestIsItsCards)
{
    auto match = hope_at_the_grove().put(1, Wolf, Grove).activated(Wolf).hand(0, 4).hand(1, 2).turn_of(0, kDraw3);
    begin(match, 0, Alice, Quest::Hope);
    EXPECT_EQ(said<Balance>(match, 1), (std::vector{Balance{Quest::Hope, 0, 0}}));
    match.play(0, 3);
    EXPECT_EQ(said<Balance>(match, 1), (std::vector{Balance{Quest::Hope, 3, 0}})) << "the other is asked to take part";
    EXPECT_EQ(said<HandThen>(match, 0), std::vector{HandThen{4}});
}

TEST(Why, WhoLiesDownAndWhoIsReady)
{
    auto match =
        table(4).put(0, Alice, Grove).put(0, Pinocchio, Asylum).down(Pinocchio).put(1, Wolf, Market).turn_of(0);
    EXPECT_EQ(said<OutOfAction>(match, 0), std::vector{OutOfAction{Pinocchio}});
    EXPECT_EQ(said<StillReady>(match, 0), std::vector{StillReady{Characters{Alice}}});
    EXPECT_EQ(said<Remembered>(match, 0).size(), 1U);
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
