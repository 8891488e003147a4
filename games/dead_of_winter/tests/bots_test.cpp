// What bots do where it is plain what should be done.
#include "bots/think.h"
#include "games/dead_of_winter/outlook.h"
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

Seat of(int seat) { return seat_at(static_cast<std::size_t>(seat)); }

Builder three() { return table(3).put(0, BrianLee).put(1, RodMiller).put(2, OliviaBrown); }

Choice greedy(const Match& match, int seat)
{
    Rng rng = Rng::searching(5);
    return think<DeadOfWinter>(match.state(), of(seat), BotLevel::Greedy, rng, 8).choice;
}
Choice hunch(const Match& match, int seat)
{
    Rng rng = Rng::searching(5);
    std::vector<Choice> buffer;
    return DeadOfWinter::hunch(match.state(), of(seat), rng, buffer);
}

TEST(Bots, PayTheLastFuelOfTheCrisis)
{
    auto match = three()
                     .crisis(Crisis::FuelShortage)
                     .hand(2, {I::StarterFuel})
                     .laid(0, {I::StarterFuel})
                     .laid(1, {I::StarterFuel})
                     .secret(2, Objective::Loner)
                     .turn_of(2);
    EXPECT_EQ(hunch(match, 2), Choice{Contribute{I::StarterFuel}});
    EXPECT_EQ(greedy(match, 2), Choice{Contribute{I::StarterFuel}});
}

TEST(Bots, FeedAHungryColony)
{
    auto match = three().hand(2, {I::Food2}).secret(2, Objective::Loner).turn_of(2);
    EXPECT_EQ(hunch(match, 2), Choice{PlayCard{I::Food2}});
    EXPECT_EQ(greedy(match, 2), Choice{PlayCard{I::Food2}});
}

TEST(Bots, LoyalOnesLayNoWrongCards)
{
    auto match = three().crisis(Crisis::FuelShortage).hand(0, {I::StarterFood, I::Junk}).food(9).turn_of(0);
    for (const Choice& choice : {hunch(match, 0), greedy(match, 0)}) {
        EXPECT_FALSE(std::holds_alternative<Contribute>(choice));
    }
}

TEST(Bots, ABetrayerWhoIsReadyLaysOne)
{
    auto match = three()
                     .crisis(Crisis::FuelShortage)
                     .hand(0, {I::StarterFood, I::StarterFood, I::Food1, I::Food2, I::Junk})
                     .laid(1, {I::StarterFuel})
                     .laid(2, {I::StarterFuel})
                     .food(9)
                     .secret(0, Objective::Gluttony)
                     .turn_of(0);
    EXPECT_EQ(hunch(match, 0), Choice{Contribute{I::Junk}});
}

TEST(Bots, VoteByBelief)
{
    auto match = three().turn_of(0);
    match.choose(0, CallVote{of(1)});
    EXPECT_EQ(hunch(match, 1), Choice{Vote{1}});  // nobody votes against oneself
    EXPECT_EQ(hunch(match, 2), Choice{Vote{1}});  // there is nothing against seat 1
    State s = match.state();
    s.players[1].doubt = 6;
    Match later(s, {});
    EXPECT_EQ(hunch(later, 2), Choice{Vote{0}});
    EXPECT_EQ(greedy(later, 2), Choice{Vote{0}});
}

TEST(Bots, DepositWhatTheGoalNeeds)
{
    auto match =
        three().goal(MainObjective::FindACure).hand(0, {I::Medicine}).food(9).secret(0, Objective::Loner).turn_of(0);
    EXPECT_EQ(hunch(match, 0), Choice{Deposit{I::Medicine}});
    EXPECT_EQ(greedy(match, 0), Choice{Deposit{I::Medicine}});
}

TEST(Bots, ASearchFinishesATurn)
{
    auto match = three().put(0, Sparky, L::Hospital).dice(0, {5, 3, 2}).food(5).turn_of(0);
    Rng rng = Rng::searching(9);
    const auto thought = think<DeadOfWinter>(match.state(), of(0), BotLevel::Easy, rng);
    EXPECT_TRUE(match.offers(0, thought.choice));
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
