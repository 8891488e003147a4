// Bots judge an option through the questions that it puts: their own, and those of the others.
#include "bots/think.h"
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

Choice thought(const Match& match, int seat)
{
    Rng rng = Rng::searching(5);
    return think<DeadOfWinter>(match.state(), of(seat), BotLevel::Greedy, rng).choice;
}

// Each player picks whom the frost bites; to leave costs nothing, for no such card has left the game. #33
TEST(BotsAsked, VoteForNoFrostbiteWhereLeavingCostsNothing)
{
    auto start = table(4).put(0, RodMiller).put(0, Sparky).put(1, JennyClark).put(1, MikeCho);
    auto match = start.put(2, OliviaBrown).put(3, BrianLee).crossroads(X::ToxicWaste).turn_of(0);
    ASSERT_TRUE(match.triggered(X::ToxicWaste));
    for (const int seat : {0, 1, 2, 3}) EXPECT_EQ(thought(match, seat), Choice{Vote{1}}) << seat;
}

// Three exposures for one of them, when it has been picked. #42
TEST(BotsAsked, SendNobodyOutToDieForFoodThatIsThere)
{
    auto start = three().put(0, Sparky).wounds(BrianLee, 2).wounds(Sparky, 2).food(12).crossroads(X::SupplyDrop);
    EXPECT_EQ(thought(start.turn_of(0), 0), Choice{PickOption{1}});
}

// Give a survivor away, when it has been picked, and to whom; or one time in two a morale point. #2
TEST(BotsAsked, DoNotGiveAwayTheirPeopleForNothing)
{
    auto start = three().put(0, Sparky).put(0, MikeCho).morale(9).food(9).secret(0, Objective::Leader);
    EXPECT_EQ(thought(start.rounds(1).crossroads(X::WaveringLoyalties).turn_of(0), 0), Choice{PickOption{1}});
}

// Three dice from everybody together bring morale; no dice cost one. #32
TEST(BotsAsked, OfferTheirShareOfDice)
{
    auto start = three().dice(0, {1}).dice(1, {1}).dice(2, {1}).food(9).crossroads(X::RadioSignal);
    auto match = start.turn_of(0);
    for (const int seat : {0, 1, 2}) {
        ASSERT_EQ(thought(match, seat), Choice{Vote{0}});
        match.choose(seat, Vote{0});
    }
    for (const int seat : {0, 1, 2}) {
        ASSERT_EQ(thought(match, seat), Choice{Accept{}});
        match.choose(seat, Accept{});
        match.pick(seat, Done{});
    }
    EXPECT_EQ(match.morale(), 7);
}

// The asker then chooses the patient: that is what the card is given for. [DW-REQ.2]
TEST(BotsAsked, GiveTheMedicineThatSavesAComrade)
{
    auto start = three().wounds(BrianLee, 0, 1).hand(1, {I::Medicine}).food(9);
    auto match = start.secret(1, Objective::Loner).turn_of(0);
    ASSERT_EQ(match.hurt(BrianLee), 2);
    match.choose(0, Request{of(1), Symbol::Medicine});
    EXPECT_EQ(thought(match, 1), Choice{GiveCard{I::Medicine}});
}

// Each may bet a card; who wants to keep theirs does not vote for the cup. #44
TEST(BotsAsked, VoteForNoGameThatNobodyMeansToPlay)
{
    auto start = three().put(0, Sparky).hand(0, {I::Medicine}).hand(1, {I::Fuel}).hand(2, {I::Food2}).food(9);
    auto match = start.crossroads(X::Gambling).turn_of(0);
    for (const int seat : {0, 1, 2}) EXPECT_EQ(thought(match, seat), Choice{Vote{1}}) << seat;
}

// Together they remove a tool and fuel; nobody has a tool, so nothing comes of it. #52
TEST(BotsAsked, VoteForNothingThatCannotBePaid)
{
    auto start = table(3).put(0, RodMiller).put(0, JennyClark).put(1, SophieRobinson).put(1, MikeCho).food(9);
    auto match = start.hand(0, {I::Food1}).hand(1, {I::Fuel}).crossroads(X::Airplane).turn_of(0);
    match.choose(0, Move{RodMiller, L::School, {}});
    for (const int seat : {0, 1, 2}) EXPECT_EQ(thought(match, seat), Choice{Vote{1}}) << seat;
}

// Frostbite with another wound kills before the next turn begins: a death is a morale point, and there are few.
// [DW-TRN.2]
TEST(BotsAsked, HealTheDyingBeforeTheMedicineIsStored)
{
    auto start = three().goal(MainObjective::FindACure).wounds(BrianLee, 0, 1).hand(0, {I::Medicine}).food(9).morale(2);
    auto match = start.secret(0, Objective::Loner).turn_of(0);
    ASSERT_EQ(match.hurt(BrianLee), 2);
    EXPECT_EQ(thought(match, 0), Choice{PlayCard{I::Medicine}});
}

TEST(BotsAsked, AskOnlyForWhatTheOtherIsSureToGive)
{
    const auto asks = [](const Match& match) { return std::holds_alternative<Request>(thought(match, 0)); };
    auto start = three().food(0).first(1).secret(0, Objective::Loner).secret(1, Objective::GermAPhobe);
    EXPECT_FALSE(asks(Builder(start).hand(1, {I::Junk}).turn_of(0))) << "one card, and who knows which";
    State seen = start.hand(1, {I::Food2}).in_turn(0);
    seen.players[1].sight.hand_by.add(of(0));  // the card has been shown, and that its owner does not hoard
    seen.players[1].known_to.add(of(0));
    EXPECT_TRUE(asks(Match(seen, {})));
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
