// Questions that crossroads cards put: payments together, bets, cards handed over, one survivor of everybody.
// [DW-D34] [DW-D35] [DW-D36] [DW-R65]
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Payments, DW_D35_NobodyOffersMoreThanIsNeededOrHeld)
{
    RULE("DW-D35");
    auto start = table(3).put(0, JennyClark).put(1, MikeCho).put(2, BevRussell).crossroads(X::CreatureComforts);
    start.hand(0, {I::Fuel, I::Fuel, I::Fuel, I::Fuel, I::Junk}).hand(1, {I::StarterFuel});
    auto match = start.turn_of(0);
    EXPECT_EQ(match.waiting().size(), 3U) << "all at once";
    EXPECT_FALSE(match.offers(0, PickCard{I::Junk}));
    const auto question = match.question(2);
    for (int n = 0; n < 3; ++n) match.choose(0, PickCard{I::Fuel});
    EXPECT_FALSE(match.offers(0, PickCard{I::Fuel})) << "three are enough";
    EXPECT_EQ(match.question(2), question) << "the others keep their question";
    match.choose(0, Done{});
    EXPECT_FALSE(match.waits_for(0)) << "who has offered is not asked again";
    match.choose(1, PickCard{I::StarterFuel});
    match.choose(1, Done{});
    match.choose(2, Done{});
    EXPECT_EQ(match.morale(), 7);
    EXPECT_EQ(match.state().waste.size(), 3U) << "paid in the order of seats";
    EXPECT_EQ(match.cards(0), 2);
    EXPECT_TRUE(match.holds(1, I::StarterFuel)) << "what is not needed goes back";
    EXPECT_FALSE(match.player(0).stake_done);
}

TEST(Payments, DW_D35_TooLittleGoesBack)
{
    RULE("DW-D35");
    auto start = table(3).put(0, JennyClark).put(1, MikeCho).put(2, BevRussell).crossroads(X::CreatureComforts);
    auto match = start.hand(0, {I::Fuel}).hand(1, {I::Fuel}).turn_of(0);
    for (const int seat : {0, 1}) match.choose(seat, PickCard{I::Fuel});
    for (const int seat : {0, 1, 2}) match.choose(seat, Done{});
    EXPECT_EQ(match.morale(), 6);
    EXPECT_TRUE(match.state().waste.empty());
    EXPECT_TRUE(match.holds(0, I::Fuel) && match.holds(1, I::Fuel));
}

TEST(Payments, DW_D35_DiceAreOfferedTheSameWay)
{
    RULE("DW-D35");
    auto start = table(3).put(0, JennyClark).put(1, MikeCho).put(2, BevRussell).crossroads(X::RadioSignal);
    auto match = Builder(start).dice(0, {2, 4, 5, 6, 6}).dice(1, {1}).turn_of(0);
    match.vote(0);
    EXPECT_FALSE(match.offers(2, Accept{})) << "no die";
    match.choose(1, Accept{});
    EXPECT_FALSE(match.offers(1, Accept{})) << "no other die";
    for (int n = 0; n < 3; ++n) match.choose(0, Accept{});
    EXPECT_FALSE(match.offers(0, Accept{})) << "three are enough";
    for (const int seat : {0, 1, 2}) match.choose(seat, Done{});
    EXPECT_EQ(match.player(0).dice, (Dice{0, 0, 0, 0, 0, 2})) << "the lowest first";
    EXPECT_EQ(match.dice(1), 1);
    EXPECT_EQ(match.player(0).used, 3);
    EXPECT_EQ(match.morale(), 7);
    EXPECT_EQ(match.helpless(), 1);
    auto poor = Builder(start).dice(0, {1, 1}).turn_of(0);
    poor.vote(0);
    for (int n = 0; n < 2; ++n) poor.choose(0, Accept{});
    for (const int seat : {0, 1, 2}) poor.choose(seat, Done{});
    EXPECT_EQ(poor.player(0).used, 0) << "nothing is paid";
    EXPECT_EQ(poor.morale(), 5);
}

TEST(Payments, DW_VAR_5_WhoIsOutOffersNothing)
{
    RULE("DW-VAR.5"), RULE("DW-D35");
    auto start = table(3).put(0, JennyClark).put(1, MikeCho).put(2, BevRussell).crossroads(X::CreatureComforts);
    State s = start.in_turn(0);
    s.figures[index(BevRussell)] = Figure{.is = FigureIs::Removed};
    s.players[2].group.clear(), s.players[2].leader.reset(), s.players[2].out = true;
    Match match(s, {});
    EXPECT_EQ(match.waiting().size(), 2U);
    for (const int seat : {0, 1}) match.choose(seat, Done{});
    EXPECT_EQ(match.asked_by(0), "DW-TRN.4");
}

TEST(Payments, DW_D35_SomeLeaveTheGame)
{
    RULE("DW-D35");
    auto start = table(3).put(0, JennyClark).put(1, SophieRobinson).put(1, MikeCho).crossroads(X::Airplane);
    auto match = start.hand(1, {I::Junk, I::Fuel}).turn_of(0, {blank});
    match.choose(0, Move{JennyClark, L::School, {}});
    match.vote(0);
    const auto pay = [&](std::optional<I> item) {
        if (item) match.choose(1, PickCard{*item});
        for (const int seat : {0, 1, 2}) match.pick(seat, Done{});
    };
    pay(I::Junk);
    pay(I::Fuel);
    EXPECT_EQ(match.state().removed.size(), 2U);
    EXPECT_TRUE(match.state().waste.empty());
    EXPECT_FALSE(match.alive(SophieRobinson));
    EXPECT_EQ(match.morale(), 7);
}

Builder gamblers()
{
    auto start = table(3).put(0, JennyClark).put(0, Sparky).put(1, MikeCho).put(2, BevRussell).put(2, RodMiller);
    start.hand(0, {I::Junk, I::Junk, I::Fuel}).hand(1, {I::Medicine, I::Food1}).hand(2, {I::Hammer});
    return start.crossroads(X::Gambling).first(1);
}
void bet(Match& match, int seat, std::initializer_list<I> items)
{
    for (const I item : items) match.choose(seat, PickCard{item});
    match.choose(seat, Done{});
}

TEST(Bets, DW_R65_ACardForEachSurvivorInTheColonyFromTheFirstPlayerOn)
{
    RULE("DW-R65"), RULE("DW-D36");
    auto match = gamblers().turn_of(0, {d3, d5, d2});
    match.vote(0);
    EXPECT_TRUE(match.waits_for(1) && !match.waits_for(0)) << "one after the other";
    EXPECT_EQ(match.fallback(1), Choice{Done{}});
    match.choose(1, PickCard{I::Food1});
    EXPECT_FALSE(match.offers(1, PickCard{I::Medicine})) << "one survivor, one card";
    match.choose(1, Done{});
    match.choose(2, Done{});
    bet(match, 0, {I::Junk, I::Junk});
    EXPECT_EQ(match.cards(0), 4) << "5 beats 3";
    EXPECT_TRUE(match.holds(0, I::Food1));
    EXPECT_EQ(match.cards(1), 1);
    EXPECT_EQ(match.said<BetRolled>(), (std::vector{BetRolled{of(0), 5}, BetRolled{of(1), 2}}));
}

TEST(Bets, DW_R65_TheHighestOfTheOwnDiceCountsAndTiesRollAgain)
{
    RULE("DW-R65");
    auto match = gamblers().turn_of(0, {d1, d6, d6, d4, d2, d1, d3});
    match.vote(0);
    bet(match, 1, {I::Food1});
    bet(match, 2, {I::Hammer});
    bet(match, 0, {I::Junk, I::Fuel});
    EXPECT_EQ(match.said<BetRolled>(), (std::vector{BetRolled{of(0), 6}, BetRolled{of(1), 6}, BetRolled{of(2), 4},
                                                    BetRolled{of(0), 2}, BetRolled{of(1), 3}}));
    EXPECT_EQ(match.cards(1), 5);
    EXPECT_EQ(match.cards(2), 0);
    auto third = gamblers().turn_of(0, {d1, d2, d2, d3});
    third.vote(0);
    bet(third, 1, {I::Food1});
    bet(third, 2, {I::Hammer});
    bet(third, 0, {I::Junk, I::Fuel});
    EXPECT_EQ(third.cards(2), 4) << "the last one has the highest";
}

TEST(Bets, DW_R65_WithoutABetNothingIsRolled)
{
    RULE("DW-R65");
    auto match = gamblers().turn_of(0);
    match.vote(0);
    for (const int seat : {1, 2, 0}) match.choose(seat, Done{});
    EXPECT_TRUE(match.said<BetWon>().empty());
    auto alone = gamblers().turn_of(0);
    alone.vote(0);
    alone.choose(1, Done{});
    bet(alone, 2, {I::Hammer});
    alone.choose(0, Done{});
    EXPECT_TRUE(alone.holds(2, I::Hammer)) << "the only one who bets wins it back";
    EXPECT_EQ(alone.said<BetWon>(), (std::vector{BetWon{of(2), 1}}));
}

TEST(Crossroads, DW_XRD_2_MuggingTakesAllCardsButOne)
{
    RULE("DW-XRD.2"), RULE("DW-D34");
    auto start = table(3).put(0, JennyClark, L::School).put(1, MikeCho, L::School).exiled(1).put(2, RodMiller);
    start.crossroads(X::Mugging);
    auto rich = Builder(start).hand(0, {I::Fuel, I::Fuel, I::Junk}).turn_of(0);
    rich.decide(0, 0);
    EXPECT_EQ(rich.fallback(0), Choice{PickCard{I::Fuel}});
    rich.choose(0, PickCard{I::Junk});
    EXPECT_EQ(rich.cards(0), 1);
    EXPECT_TRUE(rich.holds(0, I::Junk));
    EXPECT_EQ(rich.cards(1), 2);
    auto poor = Builder(start).turn_of(0);
    poor.decide(0, 0);
    EXPECT_EQ(poor.asked_by(0), "DW-TRN.4") << "nothing to keep, nothing to give";
    for (const bool armed : {false, true}) {
        auto fight = Builder(start);
        if (armed) fight.equip(JennyClark, I::Pistol1);
        auto match = fight.equip(JennyClark, I::Hammer).turn_of(0);
        match.decide(0, 1);
        EXPECT_EQ(match.hurt(JennyClark), armed ? 1 : 2);
        EXPECT_EQ(match.alive(MikeCho), !armed);
    }
}

TEST(Crossroads, DW_XRD_6_OneSurvivorOfEverybodyFromTheFirstPlayerOn)
{
    RULE("DW-XRD.6"), RULE("DW-D34");
    auto start =
        table(4).put(0, JennyClark).put(0, Sparky).put(1, MikeCho).put(1, AlexisGrey).put(2, RodMiller, L::School);
    start.put(3, BevRussell).put(3, HarmanBrooks).crossroads(X::ToxicWaste).first(3);
    auto match = start.turn_of(0);
    match.vote(0);
    EXPECT_TRUE(match.waits_for(3)) << "the first player first";
    EXPECT_EQ(match.fallback(3), Choice{PickSurvivor{HarmanBrooks}});
    EXPECT_FALSE(match.offers(3, PickSurvivor{JennyClark}));
    match.choose(3, PickSurvivor{BevRussell});
    EXPECT_TRUE(match.waits_for(0));
    match.choose(0, PickSurvivor{Sparky});
    match.choose(1, PickSurvivor{AlexisGrey});
    EXPECT_EQ(match.asked_by(0), "DW-TRN.4") << "seat 2 has nobody there";
    for (const Survivor who : {BevRussell, Sparky, AlexisGrey}) EXPECT_EQ(match.figure(who).frostbite, 1);
    EXPECT_EQ(match.hurt(JennyClark) + match.hurt(MikeCho) + match.hurt(RodMiller), 0);
}

TEST(Crossroads, DW_XRD_2_AnyUnusedDiePaysForTheLight)
{
    RULE("DW-XRD.2");
    auto start = table(3).put(0, JennyClark).dice(0, {1, 6}).zombies(G::School, 1).crossroads(X::Lighthouse);
    for (const int value : {1, 6}) {
        auto match = Builder(start).turn_of(0);
        match.decide(0, 0);
        EXPECT_FALSE(match.offers(0, PickDie{2}));
        match.choose(0, PickDie{static_cast<std::uint8_t>(value)});
        EXPECT_EQ(match.player(0).dice[0], value == 1 ? 0 : 1);
        EXPECT_EQ(match.dice(0), 1);
        EXPECT_EQ(match.zombies(L::School), 0);
    }
}

TEST(Crossroads, DW_XRD_6_WhatIsTakenByChoiceIsTakenFromThatDeckAlone)
{
    RULE("DW-XRD.6");
    auto start = table(3).put(0, TaliaJones).crossroads(X::TaliaJones).empty_deck(L::School);
    auto match = start.turn_of(0, unshuffled(16));
    match.decide(0, 0);
    EXPECT_FALSE(match.offers(0, PickPlace{L::School})) << "there is nothing";
    EXPECT_FALSE(match.offers(0, PickPlace{L::Colony}));
    EXPECT_EQ(match.fallback(0), Choice{PickPlace{L::PoliceStation}});
    match.choose(0, PickPlace{L::Library});
    EXPECT_FALSE(match.offers(0, PickCard{I::Padlock})) << "of the police station";
    for (const I item : {I::Food1, I::Jazzercise, I::Fuel, I::ReadingLamp}) match.choose(0, PickCard{item});
    EXPECT_EQ(match.cards(0), 4);
    EXPECT_EQ(match.deck(L::Library), 16);
    EXPECT_EQ(match.asked_by(0), "DW-TRN.4");
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
