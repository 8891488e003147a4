// What the coach says of a colony.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

template <class Kind>
std::vector<Kind> said(const State& state, int seat)
{
    std::vector<Kind> found;
    for (const Reason& reason : DeadOfWinter::reasons(state, of(seat))) {
        if (const auto* kind = std::get_if<Kind>(&reason)) found.push_back(*kind);
    }
    return found;
}

TEST(Why, FoodForTonight)
{
    const State hungry = three().put(0, Sparky).food(1).in_turn(0);
    EXPECT_EQ(said<Hungry>(hungry, 0), std::vector{Hungry{1}}) << "four eat two";
    EXPECT_TRUE(said<Fed>(hungry, 0).empty());
    const State fed = three().put(0, Sparky).food(2).in_turn(0);
    EXPECT_EQ(said<Fed>(fed, 0).size(), 1U);
    EXPECT_TRUE(said<Hungry>(fed, 0).empty());
}

TEST(Why, ACrisisLacksWhatNobodyHasLaidAndOthersCardsOnlyMayFit)
{
    const auto crisis = [] { return three().crisis(Crisis::Illness); };
    EXPECT_EQ(said<CrisisLacks>(crisis().laid(0, {Item::Medicine, Item::Medicine}).in_turn(0), 0),
              (std::vector{CrisisLacks{{Symbol::Medicine}, 1, 0}}));
    EXPECT_EQ(said<CrisisLacks>(crisis().laid(0, {Item::Medicine, Item::Fuel}).in_turn(0), 0).at(0).cards, 3)
        << "a wrong card takes a right one away";
    const State others = crisis().laid(0, {Item::Medicine}).laid(1, {Item::Fuel, Item::Medicine}).in_turn(0);
    EXPECT_EQ(said<CrisisHopes>(others, 0), std::vector{CrisisHopes{2}}) << "what they laid lies face down";
    const State other = crisis().laid(0, {Item::Medicine}).laid(1, {Item::Medicine, Item::Medicine}).in_turn(0);
    EXPECT_EQ(said<CrisisHopes>(other, 0), said<CrisisHopes>(others, 0));
    EXPECT_EQ(said<CrisisMet>(crisis().laid(0, {Item::Medicine, Item::Medicine, Item::Medicine}).in_turn(0), 0).size(),
              1U);
}

TEST(Why, WhoWillFreezeToDeath)
{
    const State frozen = three().wounds(BrianLee, 1, 1).wounds(RodMiller, 1, 1).in_turn(2);
    EXPECT_EQ(said<Freezes>(frozen, 0), std::vector{Freezes{BrianLee}});
    EXPECT_TRUE(said<Freezes>(three().wounds(BrianLee, 2, 0).in_turn(2), 0).empty()) << "wounds alone do not";
}

TEST(Why, WhereZombiesFindNoRoomTonight)
{
    const State full = three().put(0, Sparky, L::School).zombies(G::School, 4).in_turn(0);
    EXPECT_EQ(said<Overrun>(full, 0), std::vector{Overrun{L::School}});
    const State room = three().put(0, Sparky, L::School).zombies(G::School, 1).in_turn(0);
    EXPECT_TRUE(said<Overrun>(room, 0).empty());
    EXPECT_EQ(said<Holds>(room, 0), std::vector{Holds{L::School}});
}

TEST(Why, WhatTheExposureDieMayDo)
{
    const State s = three().dice(0, {6}).in_turn(0);
    const auto odds = DeadOfWinter::odds(s, of(0), Move{BrianLee, L::School});
    ASSERT_EQ(odds.size(), 2U);
    EXPECT_EQ(std::get<MayBeBitten>(odds[0]), (MayBeBitten{BrianLee, 1}));
    EXPECT_EQ(std::get<MayBeHurt>(odds[1]).who, BrianLee);
    EXPECT_TRUE(DeadOfWinter::odds(s, of(0), EndTurn{}).empty());
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
