// Playing, equipping, contributing, depositing, moving, food, requests and handing over. [DW-PLY.1] to [DW-HND.3]
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Play, DW_PLY_1_CardsCostNoDieAndGoToTheWaste)
{
    RULE("DW-PLY.1"), RULE("DW-PLY.2"), RULE("DW-DEF.5");
    auto match = three().hand(0, {I::Food2, I::StarterFood}).turn_of(0);
    match.choose(0, PlayCard{I::Food2});
    match.choose(0, PlayCard{I::StarterFood});
    EXPECT_EQ(match.food(), 3);
    EXPECT_EQ(match.state().waste.size(), 2U);
    EXPECT_EQ(match.state().waste.back(), I::StarterFood);  // the latest on top
}

TEST(Play, DW_PLY_5_OnlyWhatCanHaveItsEffect)
{
    RULE("DW-PLY.5"), RULE("DW-R13"), RULE("DW-D13");
    auto match = three().hand(0, {I::Medicine, I::Scissors, I::Junk}).turn_of(0);
    EXPECT_FALSE(match.offers(0, PlayCard{I::Medicine}));  // nobody is hurt
    EXPECT_FALSE(match.offers(0, PlayCard{I::Scissors}));  // no zombie is near
    EXPECT_FALSE(match.offers(0, PlayCard{I::Junk}));      // no die is left
}

TEST(Play, DW_PLY_8_APatientCannotRefuse)
{
    RULE("DW-PLY.8"), RULE("DW-WND.2");
    auto match = three().hand(0, {I::Medicine}).wounds(RodMiller, 2).turn_of(0);
    match.choose(0, PlayCard{I::Medicine});
    match.choose(0, PickSurvivor{RodMiller});
    EXPECT_EQ(match.hurt(RodMiller), 1);
    EXPECT_TRUE(match.waits_for(0));
}

TEST(Play, DW_PLY_7_FuelIsDeclaredWithTheMove)
{
    RULE("DW-PLY.7");
    auto match = three().hand(0, {I::Fuel}).turn_of(0);
    EXPECT_FALSE(match.offers(0, PlayCard{I::Fuel}));
    match.choose(0, Move{BrianLee, L::School, means(I::Fuel)});
    EXPECT_TRUE(match.said<Exposed>().empty());
    EXPECT_EQ(match.state().waste.back(), I::Fuel);
}

TEST(Equipment, DW_EQP_1_ItIsPutOnAnywhereWithoutLimitAndSeen)
{
    RULE("DW-EQP.1"), RULE("DW-EQP.3"), RULE("DW-EQP.5"), RULE("DW-R15"), RULE("DW-R16");
    auto match = three().put(0, Sparky, L::Library).hand(0, {I::Pistol1, I::Pistol2, I::Pistol3}).turn_of(0);
    for (const Item item : {I::Pistol1, I::Pistol2, I::Pistol3}) {
        match.choose(0, Equip{item, Sparky});
    }
    EXPECT_EQ(match.figure(Sparky).equipment.size(), 3U);
    const View view = DeadOfWinter::view(match.state(), of(1));
    EXPECT_TRUE(view.figures[index(Sparky)].equipment.has(I::Pistol2));
}

TEST(Equipment, DW_EQP_2_ItIsNotTakenOffAgain)
{
    RULE("DW-EQP.2"), RULE("DW-ABL.6");
    auto match = three().equip(BrianLee, I::Pistol1).turn_of(0);
    const auto asked = match.open(0);
    for (const Choice& choice : asked->options) {
        EXPECT_FALSE(std::holds_alternative<Equip>(choice));
    }
    EXPECT_FALSE(match.offers(0, UseItem{RodMiller, I::Pistol1}));
}

TEST(Contribute, DW_CON_1_AnyNumberFromHandAndEquipment)
{
    RULE("DW-CON.1"), RULE("DW-CON.6"), RULE("DW-R16"), RULE("DW-R17");
    auto match = three().crisis(Crisis::ZombieSurge).hand(0, {I::Junk, I::Padlock}).equip(BrianLee, I::Mop).turn_of(0);
    match.choose(0, Contribute{I::Junk});
    match.choose(0, Contribute{I::Padlock});
    match.choose(0, Contribute{I::Mop});
    EXPECT_EQ(match.player(0).laid.size(), 3U);
    EXPECT_EQ(match.said<EquipmentLaidDown>().size(), 1U);
    EXPECT_FALSE(match.figure(BrianLee).equipment.has(I::Mop));
    EXPECT_EQ(match.waiting().size(), 1);
    EXPECT_FALSE(match.open(1));  // only in the own turn
}

TEST(Contribute, DW_CON_3_EveryCardIsWorthOne)
{
    RULE("DW-CON.3"), RULE("DW-R54");
    auto match = three()
                     .crisis(Crisis::HorrorInTheNight)
                     .laid(0, {I::Food3})
                     .laid(1, {I::Outsider1})
                     .phase(RoundStep::Resolve, Rolls{1} + Rolls(6, d1));
    EXPECT_EQ(match.said<CrisisFailed>().front().total, 0);
}

TEST(Deposit, DW_MOB_1_MatchingCardsFaceUp)
{
    RULE("DW-MOB.1"), RULE("DW-MOB.2"), RULE("DW-D15");
    auto match = three()
                     .goal(MainObjective::FindACure, true)
                     .hand(0, {I::Medicine, I::StarterMedicine, I::Fuel, I::AdrenalineShot})
                     .turn_of(0);
    EXPECT_FALSE(match.offers(0, Deposit{I::Fuel}));
    EXPECT_FALSE(match.offers(0, Deposit{I::StarterMedicine}));  // not on the hardcore side
    match.choose(0, Deposit{I::Medicine});
    match.choose(0, Deposit{I::AdrenalineShot});
    EXPECT_EQ(DeadOfWinter::view(match.state(), of(2)).deposit.size(), 2U);
}

TEST(Moves, DW_MOV_1_OnceATurnToAnyFreePlace)
{
    RULE("DW-MOV.1"), RULE("DW-MOV.6"), RULE("DW-R18"), RULE("DW-DEF.3");
    auto match =
        three().put(1, Sparky, L::GasStation).put(1, MikeCho, L::GasStation).dice(0, {6, 6}).turn_of(0, {blank});
    EXPECT_FALSE(match.offers(0, Move{BrianLee, L::GasStation, {}}));  // full
    EXPECT_FALSE(match.offers(0, Move{BrianLee, L::Colony, {}}));
    match.choose(0, Barricade{BrianLee, G::Colony1, 6, {}});
    match.choose(0, Move{BrianLee, L::School, {}});
    EXPECT_FALSE(match.offers(0, Move{BrianLee, L::Library, {}}));
    EXPECT_TRUE(match.offers(0, Search{BrianLee, 6, false, {}}));
}

TEST(Food, DW_FOD_1_ATokenRaisesADie)
{
    RULE("DW-FOD.1"), RULE("DW-FOD.2"), RULE("DW-FOD.3"), RULE("DW-R12"), RULE("DW-D17");
    auto match = three().food(3).dice(0, {4, 6}).turn_of(0);
    EXPECT_FALSE(match.offers(0, SpendFood{6}));
    match.choose(0, SpendFood{4});
    match.choose(0, SpendFood{5});
    EXPECT_EQ(match.player(0).dice[5], 2);
    EXPECT_EQ(match.food(), 1);
    EXPECT_FALSE(match.offers(0, SpendFood{6}));
}

TEST(Requests, DW_REQ_1_WhoIsAskedMayDecline)
{
    RULE("DW-REQ.1"), RULE("DW-D19"), RULE("DW-D20");
    auto match = three().hand(1, {I::Fuel}).turn_of(0);
    match.choose(0, Request{of(1), Symbol::Food});
    EXPECT_TRUE(match.waits_for(1));  // asked although there is no food in the hand: silence would tell
    EXPECT_EQ(match.fallback(1), Choice{Decline{}});
    match.choose(1, Decline{});
    EXPECT_TRUE(match.said<CardGiven>().empty());
    EXPECT_TRUE(match.holds(1, I::Fuel));
}

TEST(Requests, DW_REQ_2_AGivenCardIsPlayedAtOnce)
{
    RULE("DW-REQ.2"), RULE("DW-REQ.3"), RULE("DW-REQ.4"), RULE("DW-MOB.4"), RULE("DW-D21");
    auto match = three().crisis(Crisis::ZombieSurge).hand(1, {I::Mop}).turn_of(0);
    match.choose(0, Request{of(1), Symbol::Tool});
    match.choose(1, GiveCard{I::Mop});
    EXPECT_FALSE(match.offers(0, Contribute{I::Mop}));
    EXPECT_FALSE(match.offers(0, EndTurn{}));
    match.choose(0, Equip{I::Mop, BrianLee});
    EXPECT_TRUE(match.figure(BrianLee).equipment.has(I::Mop));
    auto back = three().hand(1, {I::Mop}).turn_of(0);
    back.choose(0, Request{of(1), Symbol::Tool});
    back.choose(1, GiveCard{I::Mop});
    EXPECT_EQ(back.fallback(0), Choice{Cancel{}});
    back.choose(0, Cancel{});
    EXPECT_TRUE(back.holds(1, I::Mop));
}

TEST(Requests, DW_REQ_6_NotWhatCannotBePlayed)
{
    RULE("DW-REQ.6"), RULE("DW-REQ.7");
    auto match = three().hand(1, {I::Medicine}).turn_of(0);
    match.choose(0, Request{of(1), Symbol::Medicine});
    match.refuses(1, GiveCard{I::Medicine}, "DW-REQ.6");
    match.choose(1, Decline{});
}

TEST(HandOff, DW_HND_1_ToSomebodyAtTheSamePlace)
{
    RULE("DW-HND.1"), RULE("DW-HND.2"), RULE("DW-R14"), RULE("DW-D22"), RULE("DW-D23");
    auto match = three().put(2, MikeCho, L::School).equip(BrianLee, I::Mop).turn_of(0);
    EXPECT_FALSE(match.offers(0, HandOff{I::Mop, MikeCho}));
    match.choose(0, HandOff{I::Mop, RodMiller});
    EXPECT_EQ(match.fallback(1), Choice{Decline{}});
    match.choose(1, Accept{});
    EXPECT_TRUE(match.figure(RodMiller).equipment.has(I::Mop));
}

TEST(HandOff, DW_HND_3_WhatIsUsedStaysUsed)
{
    RULE("DW-HND.3"), RULE("DW-EQP.4");
    auto match = three().put(0, LorettaClay).equip(BrianLee, I::Cookbook).turn_of(0);
    match.choose(0, UseItem{BrianLee, I::Cookbook});
    EXPECT_EQ(match.food(), 1);
    match.choose(0, HandOff{I::Cookbook, LorettaClay});
    EXPECT_TRUE(match.figure(LorettaClay).equipment.has(I::Cookbook));
    EXPECT_FALSE(match.offers(0, UseItem{LorettaClay, I::Cookbook}));
}

TEST(Crossroads, DW_XRD_2_TheActivePlayerChoosesAmongWhatCanBeMet)
{
    RULE("DW-XRD.2"), RULE("DW-XRD.3"), RULE("DW-XRD.4"), RULE("DW-XRD.9"), RULE("DW-D32");
    auto match =
        three().put(0, Sparky).zombies(G::Colony1, 1).crossroads(X::Sparky).turn_of(0);  // Sparky's own card, at once
    EXPECT_TRUE(match.triggered(X::Sparky));
    EXPECT_TRUE(match.offers(0, PickOption{0}));
    EXPECT_TRUE(match.offers(0, PickOption{1}));
    match.choose(0, PickOption{1});
    EXPECT_EQ(match.morale(), 7);
    EXPECT_TRUE(match.state().resolved.contains(X::Sparky));
    EXPECT_FALSE(match.state().crossroads);
    match.choose(0, EndTurn{});
    EXPECT_FALSE(match.state().crossroads_deck.contains(X::Sparky));
}

TEST(Crossroads, DW_TRN_6_AnUntriggeredCardGoesUnderTheDeck)
{
    RULE("DW-TRN.6"), RULE("DW-XRD.4"), RULE("DW-TRN.5"), RULE("DW-TRN.4");
    auto match = three().crossroads(X::Mugging).turn_of(0);
    match.choose(0, EndTurn{});
    EXPECT_EQ(match.state().crossroads_deck.front(), X::Mugging);
}

TEST(Texts, DW_TXT_2_TheFirstPlayerFixesTheOrder)
{
    RULE("DW-TXT.2"), RULE("DW-D37"), RULE("DW-R57"), RULE("DW-TXT.4");
    // Frostbite kills both survivors of seat 1; whoever goes last leaves the hand to be lost.
    auto match = three().put(1, LorettaClay).wounds(RodMiller, 1, 1).wounds(LorettaClay, 1, 1).first(2).turn_of(1);
    if (match.waits_for(2)) match.choose(2, match.fallback(2));
    EXPECT_FALSE(match.alive(RodMiller));
    EXPECT_FALSE(match.alive(LorettaClay));
    EXPECT_TRUE(match.waits_for(1));
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
