// What is offered and what is not, at the edge of each clause.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Exposure, DW_ATZ_6_HowManyRollsAnAttackTakes)
{
    RULE("DW-ATZ.6"), RULE("DW-KIL.2");
    const auto rolls = [](G gate, int zombies, std::optional<Means> kill) {
        auto start = three().zombies(gate, zombies).standing(Standing::CalmGate);
        return exposures_of(start.in_turn(0), Attack{BrianLee, gate, 6, {}, kill, {}});
    };
    EXPECT_EQ(rolls(G::Colony1, 1, {}), 0) << "the calm entrance";
    EXPECT_EQ(rolls(G::Colony2, 1, {}), 1);
    EXPECT_EQ(rolls(G::Colony2, 1, means(I::BaseballBat)), 1) << "there is only one";
    EXPECT_EQ(rolls(G::Colony2, 2, means(I::BaseballBat)), 2);
}

TEST(Refusals, DW_ACT_3_ADieThatIsJustEnoughIsNotBarred)
{
    RULE("DW-ACT.3");
    auto match = table().put(0, Sparky, L::School).dice(0, {1, 2}).turn_of(0);
    EXPECT_EQ(match.bars(0, Search{Sparky, 1, false}), "DW-ACT.3");
    EXPECT_EQ(match.bars(0, Search{Sparky, 2, false}), "not barred");
}

TEST(Refusals, DW_R18_NotToWhereOneIs)
{
    RULE("DW-R18");
    auto match = three().turn_of(0);
    match.refuses(0, Move{BrianLee, L::Colony, {}}, "DW-R18");
}

TEST(Refusals, DW_EXI_9_NoFoodTokensForExiles)
{
    RULE("DW-EXI.9");
    auto match = table().put(0, BrianLee, L::School).exiled(0).food(3).dice(0, {2}).turn_of(0);
    match.refuses(0, SpendFood{2}, "DW-EXI.9");
}

TEST(ExileVote, DW_EXV_1_OncePerTurn)
{
    RULE("DW-EXV.1");
    auto match = three().turn_of(0);
    match.choose(0, CallVote{of(1)});
    for (const int seat : {0, 1, 2}) match.choose(seat, Vote{1});
    match.refuses(0, CallVote{of(2)}, "DW-EXV.1");
}

TEST(ExileVote, DW_EXV_5_WhoMayCallIt)
{
    RULE("DW-EXV.5"), RULE("DW-R33");
    for (const bool may : {false, true}) {
        auto start = table().put(0, BrianLee, L::School).put(1, RodMiller).put(2, OliviaBrown);
        start.options().exiled_may_nominate = may;
        EXPECT_TRUE(Builder(start).turn_of(0).offers(0, CallVote{of(1)}));
        auto exile = Builder(start).exiled(0).turn_of(0);
        EXPECT_EQ(exile.offers(0, CallVote{of(1)}), may);
        if (!may) exile.refuses(0, CallVote{of(1)}, "DW-EXV.5");
    }
}

TEST(Votes, DW_VOT_1_WhoHasNotVotedKeepsTheQuestion)
{
    RULE("DW-VOT.1");
    auto match = three().turn_of(0);
    match.choose(0, CallVote{of(1)});
    const auto before = match.question(2);
    match.choose(1, Vote{1});
    EXPECT_EQ(match.question(2), before);
}

TEST(Deposit, DW_MOB_2_OnlyWhatTheObjectiveAsksFor)
{
    RULE("DW-MOB.2");
    const auto lays = [](MainObjective objective, I item) {
        return three().goal(objective).hand(0, {item}).turn_of(0).offers(0, Deposit{item});
    };
    EXPECT_TRUE(lays(MainObjective::LeaveItAllBehind, I::Food1));
    EXPECT_FALSE(lays(MainObjective::LeaveItAllBehind, I::Medicine));
    EXPECT_TRUE(lays(MainObjective::Stockpile, I::Medicine));
    EXPECT_FALSE(lays(MainObjective::Stockpile, I::Pistol1));
    EXPECT_TRUE(lays(MainObjective::FindACure, I::Medicine));
    EXPECT_FALSE(lays(MainObjective::WinterHasCome, I::Fuel)) << "only when the colony phase asks for it";
    EXPECT_FALSE(lays(MainObjective::HomeSweetHome, I::Fuel));
}

TEST(Goals, DW_COL5_1_EverySymbolOfAStockpile)
{
    RULE("DW-COL5.1");
    auto start = table().goal(MainObjective::Stockpile).food(20);
    for (std::size_t i = 0; i < kColonyGates; ++i) start.barricades(gate_at(i), 1);
    start.deposit({I::Medicine, I::Medicine, I::Fuel, I::Fuel});
    EXPECT_FALSE(goal_reached(Builder(start).state())) << "no tools";
    EXPECT_FALSE(goal_reached(Builder(start).deposit({I::Mop}).state())) << "one tool";
    EXPECT_TRUE(goal_reached(Builder(start).deposit({I::Mop, I::Hammer}).state()));
}

TEST(Objectives, DW_EXI_2_ABetrayersFirstConditionAloneIsReplaced)
{
    RULE("DW-EXI.2");
    auto start = table(3).put(0, RodMiller, L::School).secret(0, Objective::TriggerHappy).exiled(0, Exile::ExileHandy);
    start.hand(0, {I::Mop, I::Hammer, I::Wrench});
    const auto wins = [](Builder b) {
        State s = b.state();
        s.ending = Ending::Rounds;
        return fulfils(s, of(0));
    };
    EXPECT_FALSE(wins(Builder(start))) << "three tools, but no weapons";
    for (const I item : {I::Pistol1, I::Pistol2, I::Pistol3, I::Shotgun1}) start.equip(RodMiller, item);
    EXPECT_TRUE(wins(Builder(start))) << "morale does not matter any more";
}

TEST(Actions, DW_D05_HigherDiceAreOfferedToo)
{
    RULE("DW-D05"), RULE("DW-BAR.1");
    auto match = three().dice(0, {1, 6}).waste({I::StarterFood}).turn_of(0);
    EXPECT_TRUE(match.offers(0, Barricade{BrianLee, G::Colony1, 6, {}}));
    EXPECT_TRUE(match.offers(0, Clean{BrianLee, 6, {}}));
    EXPECT_TRUE(match.offers(0, Attract{BrianLee, 6}));
}

TEST(Moves, DW_PLY_7_EitherKindOfFuel)
{
    RULE("DW-PLY.7");
    auto match = three().hand(0, {I::StarterFuel, I::Fuel}).turn_of(0);
    EXPECT_TRUE(match.offers(0, Move{BrianLee, L::School, means(I::StarterFuel)}));
    EXPECT_TRUE(match.offers(0, Move{BrianLee, L::School, means(I::Fuel)}));
    EXPECT_FALSE(match.offers(0, Move{BrianLee, L::School, means(I::Medicine)}));
    EXPECT_FALSE(match.offers(0, Move{BrianLee, L::Colony, means(I::Fuel)}));
}

TEST(Moves, DW_MOV_1_NotWhoIsHeldBack)
{
    RULE("DW-MOV.1"), RULE("DW-TXT.1");
    State s = three().put(0, Sparky).turn_of(0).state();
    s.figures[index(BrianLee)].marks.add(Mark::Halted);  // by a card, for this turn
    Match match(s, {});
    EXPECT_FALSE(match.offers(0, Move{BrianLee, L::School, {}}));
    EXPECT_TRUE(match.offers(0, Move{Sparky, L::School, {}}));
}

TEST(HandOff, DW_HND_1_NotToOneself)
{
    RULE("DW-HND.1");
    auto match = three().put(0, Sparky).put(0, MikeCho, L::School).equip(BrianLee, I::Hammer).turn_of(0);
    EXPECT_TRUE(match.offers(0, HandOff{I::Hammer, Sparky}));
    EXPECT_FALSE(match.offers(0, HandOff{I::Hammer, BrianLee}));
    EXPECT_FALSE(match.offers(0, HandOff{I::Hammer, MikeCho}));
}

TEST(Services, DW_XRD_4_JanetHealsOnlyTheHurt)
{
    RULE("DW-XRD.4");
    auto start = three().put(0, JanetTaylor).wounds(RodMiller, 1).hand(0, {I::Junk}).standing(Standing::HealForCard);
    auto match = start.turn_of(0);
    EXPECT_TRUE(match.offers(0, Serve{Service::HealForCard, RodMiller, I::Junk}));
    EXPECT_FALSE(match.offers(0, Serve{Service::HealForCard, OliviaBrown, I::Junk}));
}

TEST(Requests, DW_REQ_4_AGivenLampLightsABlow)
{
    RULE("DW-REQ.4");
    auto match = three().hand(1, {I::ReadingLamp}).turn_of(0);
    match.choose(0, Request{of(1), Symbol::Tool});
    match.choose(1, GiveCard{I::ReadingLamp});
    EXPECT_TRUE(match.offers(0, Strike{BrianLee, RodMiller, 0, means(I::ReadingLamp)}));
}

TEST(Requests, DW_REQ_1_OnlyWhatWasAskedFor)
{
    RULE("DW-REQ.1");
    auto match = three().hand(1, {I::Hammer, I::Food1}).turn_of(0);
    match.choose(0, Request{of(1), Symbol::Food});
    EXPECT_TRUE(match.offers(1, GiveCard{I::Food1}));
    EXPECT_FALSE(match.offers(1, GiveCard{I::Hammer}));
}

TEST(Requests, DW_FOD_4_AnExileWhoHasOnlySixesJustFeedsTheColony)
{
    RULE("DW-FOD.4");
    auto start = table().put(0, BrianLee, L::School).put(1, RodMiller).exiled(0).hand(1, {I::Food2});
    auto match = start.dice(0, {6}).turn_of(0);
    match.choose(0, Request{of(1), Symbol::Food});
    match.choose(1, GiveCard{I::Food2});
    EXPECT_EQ(match.food(), 2);
    EXPECT_TRUE(match.offers(0, EndTurn{}));
}

TEST(Plays, DW_REQ_4_OnesOwnMedicinePaysForNoAttackOnceItIsPlayed)
{
    RULE("DW-REQ.4"), RULE("DW-R51");
    auto start = table().put(0, EdwardWhite).wounds(EdwardWhite, 1).put(0, RodMiller).wounds(RodMiller, 1);
    auto match = start.zombies(G::Colony1, 3).dice(0, {6, 6}).hand(0, {I::Medicine}).turn_of(0);
    match.choose(0, PlayCard{I::Medicine});
    const auto asked = match.open(0);
    for (const Choice& choice : asked->options) EXPECT_FALSE(std::holds_alternative<Attack>(choice));
}

TEST(Plays, DW_PLY_5_NoMegaphoneWithoutRoom)
{
    RULE("DW-PLY.5");
    auto start = table().put(0, BrianLee, L::Library).hand(0, {I::Megaphone}).zombies(G::School, 2);
    EXPECT_TRUE(Builder(start).zombies(G::Library, 2).turn_of(0).offers(0, PlayCard{I::Megaphone}));
    EXPECT_FALSE(Builder(start).zombies(G::Library, 3).turn_of(0).offers(0, PlayCard{I::Megaphone}));
}

TEST(Plays, DW_KIL_3_ScissorsReachEveryEntrance)
{
    RULE("DW-KIL.3");
    auto match = three().hand(0, {I::Scissors}).zombies(G::Colony1, 1).zombies(G::Colony4, 1).turn_of(0);
    match.choose(0, PlayCard{I::Scissors});
    EXPECT_TRUE(match.offers(0, PickGate{G::Colony1}));
    EXPECT_FALSE(match.offers(0, PickGate{G::Colony2}));
    match.choose(0, PickGate{G::Colony4});
    EXPECT_EQ(spaces(match.state(), G::Colony4).zombies, 0);
}

TEST(Plays, DW_BAR_1_APadlocksBarricadesGoWhereTheyAreWanted)
{
    RULE("DW-BAR.1"), RULE("DW-D10");
    auto match = three().hand(0, {I::Padlock}).zombies(G::Colony1, 3).turn_of(0);
    match.choose(0, PlayCard{I::Padlock});
    match.pick(0, PickPlace{L::Colony});
    EXPECT_FALSE(match.offers(0, PickGate{G::Colony1})) << "full";
    EXPECT_EQ(match.fallback(0), Choice{PickGate{G::Colony2}});
    match.choose(0, PickGate{G::Colony3});
    match.choose(0, PickGate{G::Colony5});
    EXPECT_EQ(spaces(match.state(), G::Colony3).barricades, 1);
    EXPECT_EQ(spaces(match.state(), G::Colony5).barricades, 1);
}

TEST(Abilities, DW_ABL_1_GabrielDiazOnlyOutside)
{
    RULE("DW-ABL.1");
    const Ability look{GabrielDiaz, GabrielDiaz, 0};
    EXPECT_TRUE(table().put(0, GabrielDiaz, L::PoliceStation).turn_of(0).offers(0, look));
    EXPECT_TRUE(table().put(0, GabrielDiaz, L::School).turn_of(0).offers(0, look));
    EXPECT_FALSE(table().put(0, GabrielDiaz).turn_of(0).offers(0, look));
}

TEST(Abilities, DW_R50_JohnPriceCopiesNobodyWhoIsGone)
{
    RULE("DW-R50");
    auto start = table().put(0, JohnPrice, L::School).lost(MikeCho).zombies(G::School, 1).dice(0, {6});
    State s = start.in_turn(0);
    s.figures[index(MikeCho)].at = L::School;
    Match match(s, {blank});
    match.choose(0, Attack{JohnPrice, G::School, 6, {}, {}, {}});
    EXPECT_EQ(match.said<Exposed>().size(), 1U);
}

TEST(Abilities, DW_ABL_5_NothingWithoutATarget)
{
    RULE("DW-ABL.5"), RULE("DW-R05");
    const Ability heals{OliviaBrown, OliviaBrown, 0}, steals{GrayBeard, GrayBeard, 0};
    EXPECT_FALSE(table().put(0, OliviaBrown).turn_of(0).offers(0, heals)) << "nobody is hurt";
    EXPECT_TRUE(table().put(0, OliviaBrown).wounds(OliviaBrown, 1).turn_of(0).offers(0, heals));
    auto thief = table(4).put(0, GrayBeard).hand(0, {I::Mop}).hand(1, {I::Fuel}).hand(2, {I::Junk}).turn_of(0);
    thief.choose(0, steals);
    EXPECT_FALSE(thief.offers(0, PickPlayer{of(0)}));
    EXPECT_TRUE(thief.offers(0, PickPlayer{of(1)}));
    EXPECT_FALSE(thief.offers(0, PickPlayer{of(3)})) << "no cards";
}

TEST(Abilities, DW_D44_SophieLooksWhereCardsAre)
{
    RULE("DW-D44");
    auto match = table().put(0, SophieRobinson).empty_deck(L::School).turn_of(0);
    match.choose(0, Ability{SophieRobinson, SophieRobinson, 0});
    EXPECT_FALSE(match.offers(0, PickPlace{L::School}));
    EXPECT_TRUE(match.offers(0, PickPlace{L::Library}));
}

TEST(Items, DW_EQP_1_WhatADieIsNeededFor)
{
    RULE("DW-EQP.1");
    auto start = three().equip(BrianLee, I::Jazzercise).equip(BrianLee, I::WalkieTalkie);
    EXPECT_FALSE(Builder(start).turn_of(0).offers(0, UseItem{BrianLee, I::Jazzercise}));
    EXPECT_TRUE(Builder(start).dice(0, {6}).turn_of(0).offers(0, UseItem{BrianLee, I::Jazzercise}));
    auto radio = Builder(start).dice(1, {1}).dice(2, {2});
    EXPECT_FALSE(Builder(radio).dice(0, {6}).turn_of(0).offers(0, UseItem{BrianLee, I::WalkieTalkie})) << "no low die";
    auto match = radio.dice(0, {3}).turn_of(0);
    match.choose(0, UseItem{BrianLee, I::WalkieTalkie});
    EXPECT_FALSE(match.offers(0, PickPlayer{of(1)})) << "a one cannot be lowered";
    EXPECT_FALSE(match.offers(0, PickPlayer{of(0)}));
}

TEST(ActionDice, DW_DIC_2_DiceOfALastRoundsCardComeOnTop)
{
    RULE("DW-DIC.2");
    State s = three().food(9).state_in(RoundStep::Pass);
    s.players[0].extra_dice = 1;
    s.players[1].extra_dice = -1;
    Match match(s, Rolls(6, d1));
    EXPECT_EQ(match.dice(0), 3);
    EXPECT_EQ(match.dice(1), 1);
    EXPECT_EQ(match.dice(2), 2);
}

TEST(Crossroads, DW_XRD_4_ANightsRestEndsWithTheRound)
{
    RULE("DW-XRD.4");
    auto match = three().food(9).standing(Standing::Rest).phase(RoundStep::Pass, Rolls(6, d1));
    EXPECT_FALSE(match.state().standing.has(Standing::Rest));
}

TEST(Fuel, DW_D38_EverybodyIsAskedBeforeItIsOver)
{
    RULE("DW-D38"), RULE("DW-MOB.1"), RULE("DW-TRN.6");
    auto match = three().goal(MainObjective::WinterHasCome).food(9).first(1).hand(0, {I::Fuel}).turn_of(0);
    match.choose(0, EndTurn{});
    EXPECT_EQ(match.state().crossroads_by, kNobody) << "no turn, no card";
    for (const int seat : {1, 2}) {
        ASSERT_TRUE(match.waits_for(seat));
        match.choose(seat, Decline{});
    }
    ASSERT_TRUE(match.waits_for(0)) << "the last one, too";
    EXPECT_EQ(match.state().ending, Ending::None);
    match.choose(0, Decline{});
    EXPECT_EQ(match.state().ending, Ending::Fuel);
}

TEST(AddZombies, DW_ZMB_6_WhereNobodyIsNobodyDies)
{
    RULE("DW-ZMB.6");
    auto start = table(3).put(0, Sparky, L::School).put(1, MikeCho, L::Library).put(2, RodMiller, L::Hospital);
    auto match = start.zombies(G::Colony1, 3).crisis(Crisis::LegionsOfDeath).phase(RoundStep::Resolve, Rolls(6, d1));
    EXPECT_TRUE(match.said<HelplessDied>().empty());
    EXPECT_EQ(match.morale(), 6);
}

TEST(Bites, DW_BIT_3_WhoIsGivenUpDiesOfTheInfection)
{
    RULE("DW-BIT.3");
    auto match = three().put(0, Sparky).put(1, MikeCho).turn_of(0, {bitten});
    match.choose(0, Move{BrianLee, L::School, {}});
    auto spread = three().put(0, JamesMeyers).put(1, MikeCho).zombies(G::Colony1, 1).dice(0, {6}).turn_of(0, {bitten});
    spread.choose(0, Attack{BrianLee, G::Colony1, 6, {}, {}, {}});
    spread.choose(1, LetDie{});
    ASSERT_EQ(spread.said<Died>().size(), 2U);
    EXPECT_EQ(spread.said<Died>().back().who, MikeCho);
    EXPECT_EQ(spread.said<Died>().back().cause, Cause::Infected);
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
