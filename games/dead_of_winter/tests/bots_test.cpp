// What bots do where it is plain what should be done.
#include "bots/think.h"
#include "games/dead_of_winter/outlook.h"
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

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

// A crisis of fuel, two of the three cards lie there; only seat 2 can lay the third.
TEST(Bots, LayACardRatherThanKeepIt)
{
    auto match = three()
                     .crisis(Crisis::StrengthOfTheDead)
                     .hand(2, {I::Fuel, I::Junk})
                     .laid(0, {I::StarterFuel})
                     .laid(1, {I::StarterFuel})
                     .food(9)
                     .dice(2, {1})
                     .secret(2, Objective::ANewDestination)  // wants fuel itself, but the end is far
                     .first(0)
                     .turn_of(2);
    EXPECT_EQ(greedy(match, 2), Choice{Contribute{I::Fuel}});
}

// The colony is lost if nobody pays; that the next player may have fuel too is no reason to decline.
TEST(Bots, PayTheFuelThatWinterAsksFor)
{
    auto match = three()
                     .goal(MainObjective::WinterHasCome)
                     .hand(0, {I::Fuel})
                     .hand(1, {I::Fuel})
                     .food(9)
                     .secret(0, Objective::ANewDestination)
                     .phase(RoundStep::Fuel);
    EXPECT_EQ(greedy(match, 0), Choice{GiveCard{I::Fuel}});
    EXPECT_EQ(hunch(match, 0), Choice{GiveCard{I::Fuel}});
}

TEST(Bots, DoNotStrikeAComrade)
{
    auto match = three().hand(1, {I::Food3}).food(9).dice(0, {6, 6, 6}).secret(0, Objective::Historian).turn_of(0);
    for (int n = 0; n < 8; ++n) {
        const Choice choice = greedy(match, 0);
        EXPECT_FALSE(std::holds_alternative<Strike>(choice));
        if (std::holds_alternative<EndTurn>(choice)) break;
        match.choose(0, choice);
        if (!match.waiting().has(of(0))) break;
    }
}

TEST(Bots, BarricadeWhereZombiesWouldBreakThrough)
{
    auto match = three()
                     .put(0, Sparky, L::Library)
                     .wounds(Sparky, 2)  // it had better not move
                     .zombies(G::Library, 2)
                     .noise(L::Library, 1)
                     .food(9)
                     .dice(0, {1})
                     .secret(0, Objective::Loner)
                     .turn_of(0);
    EXPECT_EQ(greedy(match, 0), (Choice{Barricade{Sparky, G::Library, 1, {}}}));
}

// A move is judged by the mean of the exposure die, not by one roll: the same whatever the luck. [DW-MOV.2]
TEST(Bots, JudgeAMoveBeforeItsDieIsRolled)
{
    auto match = three().dice(0, {6, 5}).food(9).turn_of(0);
    const Choice move = Move{BrianLee, L::Hospital, {}};
    Rng some = Rng::searching(1), other = Rng::searching(99);
    const int worth = DeadOfWinter::foresee(match.state(), of(0), move, some);
    EXPECT_EQ(worth, DeadOfWinter::foresee(match.state(), of(0), move, other));
}

// A card that is only looked at has not left its deck, and noise brings the dead. [DW-SRC.5]
TEST(Bots, MakeNoNoiseToEmptyADeck)
{
    auto match = three()
                     .goal(MainObjective::RaidingParty)
                     .put(0, Sparky, L::School)
                     .zombies(G::School, 3)
                     .food(9)
                     .dice(0, {6})
                     .secret(0, Objective::Loner)
                     .turn_of(0);
    match.choose(0, Search{Sparky, 6, false, {}});
    EXPECT_TRUE(std::holds_alternative<KeepCard>(greedy(match, 0)));
}

TEST(Bots, RaidWhereOthersHaveBegun)
{
    State s = three().goal(MainObjective::RaidingParty).turn_of(0).state();
    while (s.decks[index(L::Library)].size() > 3) {
        s.decks[index(L::Library)].pop_back();
    }
    EXPECT_TRUE(raided(s).has(L::Library));
    EXPECT_EQ(raided(s).size(), 2);
}

// A barricade that this round's zombies will break does not count as one that stays. [DW-ZMB.4]
TEST(Bots, CountTheBarricadesThatWillStand)
{
    const auto match = three().put(0, Sparky, L::Library).zombies(G::Library, 2).barricades(G::Library, 1).turn_of(0);
    const State& s = match.state();
    EXPECT_EQ(standing_after(s, crowd_of(s), G::Library), 0);
    Crowd nobody{};
    EXPECT_EQ(standing_after(s, nobody, G::Library), 1);
}

TEST(Bots, LeaveTheFrailAtHome)
{
    auto match = three().wounds(BrianLee, 2).dice(0, {6, 5}).food(9).secret(0, Objective::Loner).turn_of(0);
    const Choice choice = greedy(match, 0);
    const auto* move = std::get_if<Move>(&choice);
    EXPECT_FALSE(move && !move->by);
}

TEST(Bots, HealFrostbiteBeforeItKills)
{
    auto match =
        three().wounds(BrianLee, 0, 1).hand(0, {I::Medicine}).food(9).secret(0, Objective::Loner).lucky_turn_of(0);
    ASSERT_EQ(match.hurt(BrianLee), 2);  // the turn began with a wound [DW-TRN.2]
    EXPECT_EQ(greedy(match, 0), Choice{PlayCard{I::Medicine}});
}

// A betrayer that has not gathered its cards lays nothing wrong, for that would be noticed.
TEST(Bots, ABetrayerHidesUntilItPays)
{
    auto match = three()
                     .crisis(Crisis::FuelShortage)
                     .hand(0, {I::Junk})
                     .laid(1, {I::StarterFuel})
                     .food(9)
                     .rounds(6)
                     .secret(0, Objective::Gluttony)
                     .turn_of(0);
    for (const Choice& choice : {hunch(match, 0), greedy(match, 0)}) {
        EXPECT_FALSE(std::holds_alternative<Contribute>(choice));
    }
}

TEST(Bots, EndATurnWhenNothingHelps)
{
    auto match = three().food(9).secret(0, Objective::Loner).turn_of(0);
    const Choice choice = greedy(match, 0);
    EXPECT_FALSE(std::holds_alternative<Request>(choice));
    EXPECT_FALSE(std::holds_alternative<CallVote>(choice));
}

TEST(Bots, SayWhomTheySuspect)
{
    State s = three().in_turn(0);
    EXPECT_EQ(DeadOfWinter::remarks(s, of(0)), std::vector<Remark>{TrustsAll{of(0)}});
    s.players[1].doubt = 6;
    const auto said = DeadOfWinter::remarks(s, of(0));
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(std::get<Suspects>(said.front()).other, of(1));
}

TEST(Bots, APlanFinishesATurn)
{
    auto match = three().put(0, Sparky, L::Hospital).dice(0, {5, 3, 2}).food(5).turn_of(0);
    Rng rng = Rng::searching(9);
    const auto thought = think<DeadOfWinter>(match.state(), of(0), BotLevel::Hard, rng);
    EXPECT_TRUE(match.offers(0, thought.choice));
}

// The dead outside are counted as they will be when those who are there have drawn more. [DW-COL5.1]
TEST(Bots, KnowThatWhoeverStaysOutsideDrawsTheDead)
{
    const auto at_home = three().goal(MainObjective::KillThem).zombies(G::School, 3).turn_of(0);
    const auto outside =
        three().goal(MainObjective::KillThem).put(0, Sparky, L::Library).zombies(G::School, 3).turn_of(0);
    EXPECT_EQ(goal_progress(at_home.state()), 1000);
    EXPECT_LT(goal_progress(outside.state()), 1000);
}

// For Home Sweet Home a zombie takes room from the barricades: luring it away helps, but not to where it does the same.
TEST(Bots, MakeRoomForBarricades)
{
    State crowded = three().goal(MainObjective::HomeSweetHome).turn_of(0).state();
    for (std::size_t i = 0; i < kColonyGates; ++i) {
        crowded.gates[i].zombies = 2;
    }
    const auto lured_to_school = [&](std::uint8_t zombies_there) {
        State s = crowded;
        --spaces(s, G::Colony3).zombies;
        spaces(s, G::School).zombies = zombies_there;
        return goal_progress(s);
    };
    EXPECT_GT(lured_to_school(1), goal_progress(crowded));
    EXPECT_LE(lured_to_school(4), goal_progress(crowded));
}

// The last steps towards a goal count more than the first ones.
TEST(Bots, FinishWhatIsNearlyDone)
{
    const auto worth = [](int laid) {
        auto builder = three().goal(MainObjective::FindACure).food(9).secret(0, Objective::Loner);
        State s = builder.in_turn(0);
        for (int n = 0; n < laid; ++n) {
            s.deposit.push_back(I::StarterMedicine);
        }
        return DeadOfWinter::evaluate(s, of(0));
    };
    EXPECT_GT(worth(6) - worth(5), worth(5) - worth(4));
    EXPECT_GT(worth(5) - worth(4), worth(1) - worth(0));
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
