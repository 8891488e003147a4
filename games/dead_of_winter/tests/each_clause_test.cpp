// Clauses of one sentence, one test each.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

Builder beside_a_zombie() { return three().zombies(G::Colony1, 1).dice(0, {6, 2}); }
Attack blow(Survivor who, int die) { return {who, G::Colony1, static_cast<std::uint8_t>(die), {}, {}, {}}; }

TEST(Actions, DW_ACT_1_ASpentDieGoesToTheUsedOnes)
{
    RULE("DW-ACT.1");
    auto match = beside_a_zombie().turn_of(0, {blank});
    match.choose(0, blow(BrianLee, 6));
    EXPECT_EQ(match.player(0).dice, (Dice{0, 1, 0, 0, 0, 0}));
    EXPECT_EQ(match.player(0).used, 1);
}

TEST(Actions, DW_ACT_2_OnlyOwnSurvivorsAct)
{
    RULE("DW-ACT.2");
    auto match = beside_a_zombie().turn_of(0);
    EXPECT_TRUE(match.offers(0, blow(BrianLee, 6)));
    EXPECT_FALSE(match.offers(0, blow(RodMiller, 6)));
    EXPECT_FALSE(match.offers(0, Barricade{RodMiller, G::Colony2, 2, {}}));
    EXPECT_FALSE(match.offers(0, Move{RodMiller, L::School, {}}));
}

TEST(Actions, DW_ACT_5_WhatIsRefusedCostsNothing)
{
    RULE("DW-ACT.5");
    auto match = beside_a_zombie().turn_of(0);
    match.refuses(0, blow(BrianLee, 2), "DW-ACT.3");
    EXPECT_EQ(match.dice(0), 2);
    EXPECT_EQ(match.player(0).used, 0);
}

TEST(Strike, DW_ATS_6_NoExposure)
{
    RULE("DW-ATS.6");
    auto match = three().dice(0, {6}).turn_of(0, {d1});
    match.choose(0, Strike{BrianLee, RodMiller, 6, {}});
    EXPECT_EQ(match.hurt(RodMiller), 1);
    EXPECT_TRUE(match.said<Exposed>().empty());
}

TEST(ActionDice, DW_DIC_1_OldDiceAreTakenBackFirst)
{
    RULE("DW-DIC.1");
    auto start = three().dice(0, {6, 6, 6, 6}).food(9);
    State s = start.state_in(RoundStep::Pass);
    s.players[0].used = 2;
    Match match(s, Rolls(6, d1));
    EXPECT_EQ(match.player(0).dice, (Dice{2, 0, 0, 0, 0, 0}));
    EXPECT_EQ(match.player(0).used, 0);
}

TEST(Equipment, DW_EQP_3_AnyNumberEvenAlike)
{
    RULE("DW-EQP.3");
    auto match = three().hand(0, {I::Shotgun1, I::Shotgun2, I::Pistol1, I::Pistol2, I::Hammer}).turn_of(0);
    for (const I item : {I::Shotgun1, I::Shotgun2, I::Pistol1, I::Pistol2, I::Hammer}) {
        match.choose(0, Equip{item, BrianLee});
    }
    EXPECT_EQ(match.figure(BrianLee).equipment.size(), 5U);
}

TEST(Equipment, DW_R15_WhereverTheSurvivorIs)
{
    RULE("DW-R15");
    auto match = three().put(0, Sparky, L::Library).hand(0, {I::Hammer}).turn_of(0);
    EXPECT_TRUE(match.offers(0, Equip{I::Hammer, Sparky}));
    EXPECT_TRUE(match.offers(0, Equip{I::Hammer, BrianLee}));
    EXPECT_FALSE(match.offers(0, Equip{I::Hammer, RodMiller}));
}

TEST(Equipment, DW_EQP_5_EverybodySeesIt)
{
    RULE("DW-EQP.5");
    auto match = three().hand(0, {I::Hammer, I::Mop}).turn_of(0);
    match.choose(0, Equip{I::Hammer, BrianLee});
    for (const Seat seat : {of(1), of(2), kSpectator}) {
        const View view = DeadOfWinter::view(match.state(), seat);
        EXPECT_TRUE(view.figures[index(BrianLee)].equipment.has(I::Hammer));
        EXPECT_FALSE(view.figures[index(BrianLee)].equipment.has(I::Mop));
    }
}

TEST(Exposure, DW_EXP_2_BlankIsNothing)
{
    RULE("DW-EXP.2");
    auto match = three().turn_of(0, {blank});
    match.choose(0, Move{BrianLee, L::School, {}});
    ASSERT_EQ(match.said<Exposed>().size(), 1U);
    EXPECT_EQ(match.hurt(BrianLee), 0);
    EXPECT_EQ(match.morale(), 6);
}

TEST(Food, DW_FOD_2_ASixIsTheMost)
{
    RULE("DW-FOD.2");
    auto match = three().dice(0, {5, 6}).food(3).turn_of(0);
    match.refuses(0, SpendFood{6}, "DW-FOD.2");
    match.choose(0, SpendFood{5});
    EXPECT_EQ(match.player(0).dice, (Dice{0, 0, 0, 0, 0, 2}));
    EXPECT_EQ(match.food(), 2);
}

TEST(Food, DW_FOD_3_SeveralTokensForOneDie)
{
    RULE("DW-FOD.3");
    auto match = three().dice(0, {2}).food(3).turn_of(0);
    for (const int die : {2, 3, 4}) match.choose(0, SpendFood{static_cast<std::uint8_t>(die)});
    EXPECT_EQ(match.player(0).dice, (Dice{0, 0, 0, 0, 1, 0}));
    EXPECT_EQ(match.food(), 0);
}

TEST(HandOff, DW_HND_2_AnotherPlayerMustAgree)
{
    RULE("DW-HND.2"), RULE("DW-R14"), RULE("DW-D23");
    for (const bool agrees : {false, true}) {
        auto match = three().equip(BrianLee, I::Hammer).turn_of(0);
        match.choose(0, HandOff{I::Hammer, RodMiller});
        EXPECT_EQ(match.asked_by(1), "DW-HND.2");
        EXPECT_EQ(match.fallback(1), Choice{Decline{}});
        match.choose(1, agrees ? Choice{Accept{}} : Choice{Decline{}});
        EXPECT_EQ(match.figure(RodMiller).equipment.has(I::Hammer), agrees);
        EXPECT_EQ(match.figure(BrianLee).equipment.has(I::Hammer), !agrees);
    }
    auto own = three().put(0, Sparky).equip(BrianLee, I::Hammer).turn_of(0);
    own.choose(0, HandOff{I::Hammer, Sparky});
    EXPECT_TRUE(own.figure(Sparky).equipment.has(I::Hammer)) << "one's own need not";
}

// The last survivor of seat 0 is bitten on its way into the colony.
Builder last_one() { return three().put(1, MikeCho, L::School).next_survivor(Sparky).dice(0, {3, 4}); }

TEST(LastSurvivor, DW_LST_2_WhatItWoreIsLostWithTheHand)
{
    RULE("DW-LST.2");
    auto match = last_one().equip(BrianLee, I::Hammer).zombies(G::Colony1, 1).turn_of(0, {bitten, blank});
    match.choose(0, blow(BrianLee, 3));
    match.choose(1, RollBite{});
    EXPECT_EQ(match.cards(0), 0);
    EXPECT_TRUE(match.state().removed.contains(I::Hammer));
}

TEST(LastSurvivor, DW_LST_4_NoExposureForComingIn)
{
    RULE("DW-LST.4");
    auto match = last_one().turn_of(0, {bitten});
    match.choose(0, Move{BrianLee, L::Library, {}});
    ASSERT_TRUE(match.alive(Sparky));
    EXPECT_EQ(match.said<Exposed>().size(), 1U);
    EXPECT_EQ(match.hurt(Sparky), 0);
}

TEST(LastSurvivor, DW_LST_6_ItActsWithTheDiceThatAreLeft)
{
    RULE("DW-LST.6");
    auto match = last_one().turn_of(0, {bitten});
    match.choose(0, Move{BrianLee, L::Library, {}});
    EXPECT_EQ(match.dice(0), 2);
    match.choose(0, Barricade{Sparky, G::Colony1, 3, {}});
    EXPECT_EQ(match.dice(0), 1);
}

TEST(LastSurvivor, DW_R23_AlsoWhoIsRemovedWithoutDying)
{
    RULE("DW-R23");
    auto match = table(3).put(0, ForestPlum).hand(0, {I::Fuel}).next_survivor(Sparky).turn_of(0);
    match.choose(0, PickSurvivor{ForestPlum});
    EXPECT_EQ(match.morale(), 7);
    EXPECT_EQ(match.cards(0), 0);
    EXPECT_TRUE(match.state().removed.contains(I::Fuel));
    EXPECT_EQ(match.player(0).leader, Sparky);
}

TEST(Requests, DW_REQ_3_NotToTheCrisis)
{
    RULE("DW-REQ.3");
    auto match = three().crisis(Crisis::ZombieSurge).hand(0, {I::Scissors}).hand(1, {I::Mop}).turn_of(0);
    ASSERT_TRUE(match.offers(0, Contribute{I::Scissors}));
    match.choose(0, Request{of(1), Symbol::Tool});
    match.choose(1, GiveCard{I::Mop});
    EXPECT_FALSE(match.offers(0, Contribute{I::Mop}));
    EXPECT_FALSE(match.offers(0, Contribute{I::Scissors})) << "nothing comes in between";
}

TEST(Requests, DW_MOB_4_NotOnTheObjective)
{
    RULE("DW-MOB.4");
    auto start = three().goal(MainObjective::FindACure).wounds(BrianLee, 1).hand(1, {I::Medicine});
    auto match = start.turn_of(0);
    match.choose(0, Request{of(1), Symbol::Medicine});
    match.choose(1, GiveCard{I::Medicine});
    EXPECT_FALSE(match.offers(0, Deposit{I::Medicine}));
    EXPECT_TRUE(match.state().deposit.empty());
}

TEST(Moves, DW_MOV_4_WhoDiesOnTheWayTakesNoSpace)
{
    RULE("DW-MOV.4");
    auto start = three().put(0, Sparky).put(1, MikeCho, L::GasStation).wounds(BrianLee, 2);
    auto match = start.turn_of(0, {wound_face, blank});
    match.choose(0, Move{BrianLee, L::GasStation, {}});
    EXPECT_FALSE(match.alive(BrianLee));
    EXPECT_EQ(free_spaces(match.state(), L::GasStation), 1);
    match.choose(0, Move{Sparky, L::GasStation, {}});
    EXPECT_EQ(match.at(Sparky), L::GasStation);
}

TEST(Wounds, DW_WND_3_NoMedicineBeforeTheThirdWound)
{
    RULE("DW-WND.3"), RULE("DW-PLY.6"), RULE("DW-TXT.3");
    auto start = three().put(0, Sparky).wounds(BrianLee, 2).hand(0, {I::Medicine});
    auto match = start.turn_of(0, {wound_face});
    match.choose(0, Move{BrianLee, L::School, {}});
    EXPECT_FALSE(match.alive(BrianLee));
    EXPECT_TRUE(match.holds(0, I::Medicine)) << "nobody was asked";
}

TEST(Search, DW_SRC_6_TheLastOneDrawnLiesLowest)
{
    RULE("DW-SRC.6"), RULE("DW-R04");
    auto start = table(3).put(0, Sparky, L::School).dice(0, {2});
    auto match = start.top(L::School, {I::Megaphone, I::Scissors, I::BaseballBat}).turn_of(0);
    match.choose(0, Search{Sparky, 2, false});
    match.choose(0, MakeNoise{false});
    match.choose(0, MakeNoise{false});
    match.choose(0, KeepCard{I::Megaphone});
    const Deck& deck = match.state().decks[index(L::School)];
    EXPECT_EQ(deck[0], I::BaseballBat);
    EXPECT_EQ(deck[1], I::Scissors);
}

TEST(Search, DW_R06_ACardMustBeKept)
{
    RULE("DW-R06");
    auto match = table(3).put(0, Sparky, L::School).dice(0, {2}).top(L::School, {I::Megaphone}).turn_of(0);
    match.choose(0, Search{Sparky, 2, false});
    const auto asked = match.open(0);
    for (const Choice& choice : asked->options) {
        EXPECT_TRUE(std::holds_alternative<KeepCard>(choice) || std::holds_alternative<MakeNoise>(choice));
    }
}

TEST(Crossroads, DW_XRD_3_EveryoneSeesTheCardBeforeTheChoice)
{
    RULE("DW-XRD.3");
    auto match = three().put(0, Sparky).crossroads(X::Sparky).turn_of(0);
    ASSERT_TRUE(match.triggered(X::Sparky));
    EXPECT_TRUE(match.said<CrossroadsChosen>().empty());
    for (const auto& note : match.notes()) {
        if (!std::holds_alternative<CrossroadsTriggered>(note.fact)) continue;
        for (const int seat : {0, 1, 2}) EXPECT_TRUE(note.to.reaches(of(seat)));
    }
    EXPECT_EQ(match.open(0)->options.size(), 2U);
}

TEST(Crossroads, DW_XRD_9_OncePerCardAndTurn)
{
    RULE("DW-XRD.9");
    auto match = three().put(0, Sparky).crossroads(X::ThinIce).turn_of(0, {blank, blank});
    match.choose(0, Move{BrianLee, L::School, {}});
    ASSERT_TRUE(match.triggered(X::ThinIce));
    match.choose(0, PickOption{1});
    match.choose(0, Move{Sparky, L::School, {}});
    EXPECT_EQ(match.said<CrossroadsTriggered>().size(), 1U);
    EXPECT_TRUE(match.offers(0, EndTurn{}));
}

TEST(Components, DW_R61_OutsidersOfTheSchoolAndTheLibrary)
{
    RULE("DW-R61");
    const State s = table(3).state();
    const auto number = [&](L place, I item) {
        const Deck& deck = s.decks[index(place)];
        return std::count(deck.begin(), deck.end(), item);
    };
    EXPECT_EQ(number(L::School, I::Outsider1), 2);
    EXPECT_EQ(number(L::School, I::Outsider2), 0);
    EXPECT_EQ(number(L::School, I::Outsider3), 1);
    EXPECT_EQ(number(L::Library, I::Outsider1), 1);
    EXPECT_EQ(number(L::Library, I::Outsider2), 2);
    EXPECT_EQ(number(L::Library, I::Outsider3), 0);
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
