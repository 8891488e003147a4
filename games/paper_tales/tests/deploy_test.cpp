// Phase 2, deploy: slots and plans, PT-5.1 to PT-5.8.
#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

TEST(Deploy, PT_5_6_PT_5_9_FrederikeMakesRoom)
{
    RULE("PT-5.6");  // PT-5.9
    auto match = table().front(0, {Hunter, TimeMaster}).back(0, {Cook}).gold(0, 3).hand(0, {Demon, Miner}).at_deploy();
    EXPECT_EQ(match.food(0), 1);
    match.choose(0, Discard{Front2});
    match.choose(0, Move{Front1, Back2});
    match.choose(0, Place{Demon, Front1});
    match.choose(0, Place{Miner, Front2});
    match.choose(0, Done{});
    match.idle();
    EXPECT_EQ(match.paid(0), 3);
    EXPECT_EQ(match.gold(0), 0 + match.income(0));
    EXPECT_EQ(match.units(0), 4);
    EXPECT_EQ(match.tokens(0, Demon), 1);
    EXPECT_EQ(match.card_at(0, Back2), Hunter);
    EXPECT_EQ(match.food(0), 0);
    EXPECT_EQ(match.discarded(TimeMaster), 1);
}

TEST(Deploy, PT_5_1_FourSlotsWithoutALevelTwoBuilding)
{
    RULE("PT-5.1");
    auto match =
        table().building(0, Town, One).hand(0, {Farmer, Hunter, Cook, Sculptor, Veteran, Woodcutter}).at_deploy();
    const auto four = PlanFor(match, 0)
                          .card(Farmer, Fate::Front1)
                          .card(Hunter, Fate::Front2)
                          .card(Cook, Fate::Back1)
                          .card(Sculptor, Fate::Back2);
    match.refuses(0, PlanFor(four).card(Veteran, Fate::Front3), "PT-5.2");
    match.refuses(0, PlanFor(four).card(Veteran, Fate::Front1), "PT-5.7");
    match.refuses(0, PlanFor(four).card(Veteran, Fate::Back2), "PT-5.7");
    match.refuses(0, Place{Veteran, Front3}, "PT-5.2");
    match.choose(0, four);
    match.idle();
    EXPECT_EQ(match.units(0), 4);
}

TEST(Deploy, PT_5_2_PT_8_11_TaniaHasFiveSlotsInTheNextRound)
{
    RULE("PT-5.2");  // PT-8.11
    auto match = table().front(0, {Farmer, Treefolk}).back(0, {Woodcutter}).at_build();
    match.choose(0, Build{Tavern, Two});
    match.idle();
    match.draft_anything();
    ASSERT_EQ(match.phase(), Phase::Deploy);
    EXPECT_EQ(match.state().round, 2);
    EXPECT_EQ(PaperTales::view(match.state(), seat_at(1)).players[0].slots, 5);
    EXPECT_EQ(PaperTales::view(match.state(), seat_at(1)).players[1].slots, 4);
    EXPECT_TRUE(match.offers(0, Move{Front1, Front3}));
    match.refuses(1, Place{match.player(1).hand.front(), Front3}, "PT-5.2");
}

TEST(Deploy, PT_5_2_TheFifthSlotIsInFront)
{
    RULE("PT-5.2");
    auto match =
        table().building(0, Temple, Two).hand(0, {Farmer, Hunter, Cook, Sculptor, Veteran, Woodcutter}).at_deploy();
    const auto two_and_two = PlanFor(match, 0)
                                 .card(Farmer, Fate::Front1)
                                 .card(Hunter, Fate::Front2)
                                 .card(Cook, Fate::Back1)
                                 .card(Sculptor, Fate::Back2);
    match.refuses(0, PlanFor(two_and_two).card(Veteran, Fate::Back1), "PT-5.7");
    match.refuses(0, PlanFor(two_and_two).card(Veteran, Fate::Back2), "PT-5.7");
    match.choose(0, PlanFor(two_and_two).card(Veteran, Fate::Front3));
    match.idle();
    EXPECT_EQ(match.units(0), 5);
    EXPECT_EQ(match.card_at(0, Front3), Veteran);
}

TEST(Deploy, PT_5_6_WhatWasJustPlacedIsTakenBackNotDiscarded)
{
    RULE("PT-5.6");
    auto match = table().front(0, {Farmer}).hand(0, {Cook}).at_deploy();
    match.choose(0, Place{Cook, Back1});
    match.refuses(0, Discard{Back1}, "PT-5.6");
    match.refuses(0, PlanFor(match, 0).unit(Front1, Fate::Reserve), "PT-5.6");  // an old unit needs a slot
    EXPECT_TRUE(match.offers(0, Discard{Front1}));
    EXPECT_EQ(match.bars(0, Discard{Back2}), "not barred");  // nobody stands there
    EXPECT_FALSE(match.offers(0, Move{Back2, Front1}));
    EXPECT_FALSE(match.offers(0, Move{Front1, Front1}));
}

TEST(Deploy, PT_5_2_FiveIsTheMaximumHoweverManyLevelTwoBuildings)
{
    RULE("PT-5.2");
    auto match = table().building(0, Temple, Two).building(0, Town, Two).building(0, Mine, Two).at_deploy();
    EXPECT_EQ(PaperTales::view(match.state(), seat_at(0)).players[0].slots, 5);
    EXPECT_EQ(kSlots, 5U);
}

TEST(Deploy, PT_5_3_TheGolemMayBeTheFifthUnit)
{
    RULE("PT-5.3");
    auto match = table()
                     .front(0, {Knight, Farmer})
                     .back(0, {Cook, Hunter})
                     .building(0, Temple, Two)
                     .building(0, Town, One)
                     .gold(0, 2)
                     .hand(0, {Golem})
                     .at_deploy();
    match.deploy_and_reveal(0, {{Golem, Front3}});
    EXPECT_EQ(match.units(0), 5);
    EXPECT_EQ(match.level(0, Town), Two);
}

TEST(Deploy, PT_5_3_PT_13_30_AGolemOpensNoSlotInItsOwnRound)
{
    RULE("PT-5.3");  // PT-13.30
    auto match = table().building(0, Town, One).gold(0, 2).hand(0, {Golem, Farmer}).at_deploy();
    match.choose(0, Place{Golem, Front1});
    match.refuses(0, Place{Farmer, Front3}, "PT-5.2");
    match.refuses(0, PlanFor(match, 0).card(Golem, Fate::Front1).card(Farmer, Fate::Front3), "PT-5.2");
    match.choose(0, Done{});
    match.idle();
    EXPECT_EQ(match.level(0, Town), Two);
    EXPECT_EQ(match.units(0), 1);
}

TEST(Deploy, PT_5_4_AnyNumberOfCardsMayBeDeployed)
{
    RULE("PT-5.4");
    auto none = table().hand(0, {Farmer, Hunter, Cook, Sculptor, Veteran}).at_deploy();
    none.deploy_and_reveal(0, {});
    EXPECT_EQ(none.units(0), 0);
    auto one = table().hand(0, {Farmer, Hunter, Cook, Sculptor, Veteran}).at_deploy();
    one.deploy_and_reveal(0, {{Cook, Back2}});
    EXPECT_EQ(one.units(0), 1);
    auto four = table().hand(0, {Farmer, Hunter, Cook, Sculptor, Veteran}).at_deploy();
    four.deploy_and_reveal(0, {{Farmer, Front1}, {Hunter, Front2}, {Cook, Back1}, {Sculptor, Back2}});
    EXPECT_EQ(four.units(0), 4);
}

TEST(Deploy, PT_5_5_PT_R03_OneReserveAtMost)
{
    RULE("PT-5.5");  // PT-R03
    const auto six_cards = [] {
        return table().hand(0, {Farmer, Hunter, Cook, Sculptor, Woodcutter, Kraken}).at_deploy();
    };
    const auto three = [](Match& match) {
        return PlanFor(match, 0).card(Farmer, Fate::Front1).card(Hunter, Fate::Front2).card(Cook, Fate::Back1);
    };
    auto kept_one = six_cards();
    kept_one.refuses(0, three(kept_one).card(Kraken, Fate::Reserve).card(Sculptor, Fate::Reserve), "PT-5.5");
    kept_one.choose(0, three(kept_one).card(Kraken, Fate::Reserve));
    kept_one.idle();
    EXPECT_EQ(kept_one.player(0).reserve, Kraken);
    EXPECT_EQ(kept_one.discarded(Sculptor) + kept_one.discarded(Woodcutter), 2);
    EXPECT_EQ(kept_one.state().discard.size(), 2U + 5U + 5U);  // the others threw their five away

    auto kept_none = six_cards();
    kept_none.choose(0, three(kept_none));
    kept_none.idle();
    EXPECT_FALSE(kept_none.player(0).reserve);
    EXPECT_EQ(kept_none.discarded(Sculptor) + kept_none.discarded(Woodcutter) + kept_none.discarded(Kraken), 3);
    EXPECT_EQ(kept_none.state().discard.size(), 3U + 5U + 5U);
}

TEST(Deploy, PT_5_5_ASecondReserveIsBarredStepByStep)
{
    RULE("PT-5.5");
    auto match = table().hand(0, {Farmer, Farmer, Hunter, Cook, Sculptor}).at_deploy();
    match.choose(0, Keep{Farmer});
    EXPECT_EQ(match.bars(0, Keep{Farmer}), "PT-5.5");  // the second copy
    EXPECT_EQ(match.bars(0, Keep{Cook}), "PT-5.5");
    match.refuses(0, Keep{Cook}, "PT-5.5");
    match.choose(0, TakeBack{Fate::Reserve});
    match.choose(0, Keep{Cook});
    match.choose(0, Done{});
    match.idle();
    EXPECT_EQ(match.player(0).reserve, Cook);
    EXPECT_EQ(match.said<Discarded>().front().count, 4);  // both Farmers, the Hunter, the Sculptor
}

TEST(Deploy, PT_5_5_EveryHandCardNeedsAFate)
{
    RULE("PT-5.5");
    auto match = table().hand(0, {Farmer, Hunter, Cook, Sculptor, Woodcutter}).at_deploy();
    Plan too_short = PlanFor(match, 0).plan();
    too_short.hand.pop_back();
    match.refuses(0, too_short, "PT-5.5");
    Plan too_long = PlanFor(match, 0).plan();
    too_long.hand.push_back(Fate::Discard);
    match.refuses(0, too_long, "PT-5.5");
    match.refuses(0, PlanFor(match, 0).card(Cook, Fate::Empty), "PT-5.5");
}

TEST(Deploy, PT_5_6_TokensStayOnAMovedUnit)
{
    RULE("PT-5.6");
    auto match = table().gold(0, 0).front(0, {aged(Knight, 2)}).at_deploy();
    match.choose(0, Move{Front1, Back2});
    match.choose(0, Done{});
    match.idle();
    EXPECT_EQ(match.card_at(0, Back2), Knight);
    EXPECT_EQ(match.tokens(0, Knight), 2);
    EXPECT_EQ(match.units(0), 1);
    EXPECT_EQ(match.paid(0), 0);  // free of charge
}

TEST(Deploy, PT_5_6_OldUnitsExchangePlacesInOnePlan)
{
    RULE("PT-5.6");
    auto match = table().front(0, {aged(Knight, 1), Farmer}).back(0, {aged(Archer, 3), Cook}).at_deploy();
    match.choose(0, PlanFor(match, 0)
                        .unit(Front1, Fate::Back1)
                        .unit(Back1, Fate::Front1)
                        .unit(Front2, Fate::Back2)
                        .unit(Back2, Fate::Front2));
    match.idle();
    EXPECT_EQ(match.card_at(0, Front1), Archer);
    EXPECT_EQ(match.tokens_at(0, Front1), 3);
    EXPECT_EQ(match.card_at(0, Front2), Cook);
    EXPECT_EQ(match.card_at(0, Back1), Knight);
    EXPECT_EQ(match.tokens_at(0, Back1), 1);
    EXPECT_EQ(match.card_at(0, Back2), Farmer);
    EXPECT_EQ(match.said<Moved>().size(), 4U);
    EXPECT_EQ(match.strength(0), 2 + 1);
}

TEST(Deploy, PT_5_6_FiveOldUnitsGoRoundInACircle)
{
    RULE("PT-5.6");
    auto match = table()
                     .building(0, Temple, Two)
                     .front(0, {aged(Knight, 1), aged(Farmer, 2), aged(Cook, 3)})
                     .back(0, {aged(Archer, 4), aged(Rogue, 5)})
                     .at_deploy();
    match.choose(0, PlanFor(match, 0)
                        .unit(Front1, Fate::Front2)
                        .unit(Front2, Fate::Front3)
                        .unit(Front3, Fate::Back1)
                        .unit(Back1, Fate::Back2)
                        .unit(Back2, Fate::Front1));
    match.idle();
    EXPECT_EQ(match.tokens_at(0, Front1), 5);
    EXPECT_EQ(match.tokens_at(0, Front2), 1);
    EXPECT_EQ(match.tokens_at(0, Front3), 2);
    EXPECT_EQ(match.tokens_at(0, Back1), 3);
    EXPECT_EQ(match.tokens_at(0, Back2), 4);
}

TEST(Deploy, PT_5_6_AMoveOntoAUnitExchangesThem)
{
    RULE("PT-5.6");
    auto match = table().front(0, {aged(Knight, 1)}).back(0, {aged(Cook, 2)}).hand(0, {Farmer}).at_deploy();
    match.choose(0, Move{Front1, Back1});
    match.choose(0, Place{Farmer, Front2});
    match.choose(0, Move{Front2, Back1});  // the card just placed and the Knight
    match.choose(0, Done{});
    match.idle();
    EXPECT_EQ(match.card_at(0, Front1), Cook);
    EXPECT_EQ(match.card_at(0, Front2), Knight);
    EXPECT_EQ(match.card_at(0, Back1), Farmer);
    EXPECT_EQ(match.tokens(0, Knight), 1);
    EXPECT_EQ(match.tokens(0, Cook), 2);
}

TEST(Deploy, PT_5_6_PT_R45_OldUnitsMayBeDiscardedWithoutNeed)
{
    RULE("PT-5.6");  // PT-R45
    auto match = table().front(0, {Knight, Farmer}).back(0, {Cook}).at_deploy();
    for (const Slot slot : {Front1, Front2, Back1}) {
        match.choose(0, Discard{slot});
    }
    match.choose(0, Done{});
    match.idle();
    EXPECT_EQ(match.units(0), 0);
    EXPECT_EQ(match.discarded(Knight), 1);
    EXPECT_EQ(match.said<Dismissed>().size(), 3U);
    EXPECT_TRUE(match.said<Died>().empty());
}

TEST(Deploy, PT_5_6_APlanMayNotInventOrForgetUnits)
{
    RULE("PT-5.6");
    auto match = table().front(0, {Knight}).at_deploy();
    match.refuses(0, PlanFor(match, 0).unit(Back1, Fate::Front2), "PT-5.6");
    match.refuses(0, PlanFor(match, 0).unit(Front1, Fate::Empty), "PT-5.6");
    match.refuses(0, PlanFor(match, 0).unit(Front1, Fate::Reserve), "PT-5.6");  // units in play cannot be kept
    match.refuses(0, PlanFor(match, 0).unit(Front1, Fate::Front3), "PT-5.2");
    match.refuses(0, Move{Front1, Front3}, "PT-5.2");
}

TEST(Deploy, PT_5_7_NoSlotHoldsTwoUnits)
{
    RULE("PT-5.7");
    auto match = table().front(0, {Knight}).hand(0, {Farmer, Hunter}).at_deploy();
    EXPECT_EQ(match.bars(0, Place{Farmer, Front1}), "PT-5.7");
    match.refuses(0, Place{Farmer, Front1}, "PT-5.7");
    match.refuses(0, PlanFor(match, 0).card(Farmer, Fate::Front1), "PT-5.7");
    match.choose(0, Place{Farmer, Back1});
    match.refuses(0, Place{Hunter, Back1}, "PT-5.7");
    match.choose(0, Discard{Front1});
    match.choose(0, Place{Hunter, Front1});  // the place is free now
    match.choose(0, Done{});
    match.idle();
    EXPECT_EQ(match.card_at(0, Front1), Hunter);
    EXPECT_EQ(match.card_at(0, Back1), Farmer);
}

TEST(Deploy, PT_5_7_AnUndoneDiscardNeedsItsPlaceBack)
{
    RULE("PT-5.7");
    auto match = table().front(0, {aged(Knight, 1)}).hand(0, {Farmer}).at_deploy();
    match.choose(0, Discard{Front1});
    EXPECT_TRUE(match.offers(0, TakeBack{Fate::Front1}));
    match.choose(0, Place{Farmer, Front1});
    match.choose(0, TakeBack{Fate::Front1});  // the Farmer goes back to the hand,
    match.choose(0, TakeBack{Fate::Front1});  // then the Knight may return
    EXPECT_EQ(match.player(0).plan, opening_plan(match.player(0)));
    match.choose(0, Done{});
    match.idle();
    EXPECT_EQ(match.tokens(0, Knight), 1);
}

TEST(Deploy, PT_5_8_NewUnitsAreShownAtTheSameTime)
{
    RULE("PT-5.8");
    auto match = table().hand(0, {Farmer}).hand(1, {Hunter}).at_deploy();
    match.deploy(0, {{Farmer, Front1}});
    match.deploy(1, {{Hunter, Front1}});
    EXPECT_EQ(match.units(0), 0);
    EXPECT_TRUE(match.said<Revealed>().empty());
    match.choose(2, Done{});
    EXPECT_EQ(match.said<Revealed>().size(), 2U);
    EXPECT_EQ(match.card_at(0, Front1), Farmer);
    EXPECT_EQ(match.card_at(1, Front1), Hunter);
}

TEST(Deploy, PT_1_10_PT_1_11_ADiscardInDeploymentIsNoDeath)
{
    RULE("PT-1.11");  // PT-1.10
    auto match = table().first_seat_wins(0).front(0, {aged(Sculptor, 1), aged(Monkey, 1)}).at_deploy();
    match.choose(0, Discard{Front1});
    match.choose(0, Discard{Front2});
    match.choose(0, Done{});
    match.idle();
    EXPECT_EQ(match.legend(0), 0);
    EXPECT_EQ(match.gold(0), 0 + 2);  // nothing but the income
    EXPECT_EQ(match.discarded(Sculptor), 1);
    EXPECT_EQ(match.discarded(Monkey), 1);
}

TEST(Deploy, PT_1_9_AnOldVeteranReceivesNoTokenInDeployment)
{
    RULE("PT-1.9");
    auto match = table().front(0, {aged(Veteran, 2)}).at_deploy();
    match.choose(0, Move{Front1, Back1});  // moving is not entering
    match.choose(0, Done{});
    match.idle();
    EXPECT_EQ(match.tokens(0, Veteran), 2);
}

TEST(Deploy, PT_R41_ColumnsMeanNothing)
{
    RULE("PT-R41");
    const auto played_in = [](Slot front, Slot back) {
        auto match = table().gold(0, 5).hand(0, {Manticore, Hunter, ForestChild}).at_deploy();
        match.deploy_and_reveal(0, {{Manticore, front}, {ForestChild, back}});
        return std::pair(match.strength(0), match.gold(0));
    };
    EXPECT_EQ(played_in(Front1, Back1), played_in(Front2, Back2));
    EXPECT_EQ(played_in(Front1, Back2), played_in(Front2, Back1));
    EXPECT_EQ(played_in(Front1, Back1), std::pair(4, 5 - 3 + 2));
}

TEST(Deploy, PT_5_4_CardsThatAreNotInHandCannotBePlaced)
{
    RULE("PT-5.4");
    auto match = table().gold(0, 9).hand(0, {Farmer, Hunter, Cook, Sculptor, Veteran}).at_deploy();
    match.refuses(0, Place{Kraken, Front1}, "PT-5.4");
    match.refuses(0, Keep{Kraken}, "PT-5.4");
    match.choose(0, Place{Farmer, Front1});
    match.refuses(0, Place{Farmer, Front2}, "PT-5.4");  // there is only one
    match.refuses(0, Discard{Front1}, "PT-5.6");        // not an old unit: it is taken back
    match.choose(0, TakeBack{Fate::Front1});
    match.choose(0, Place{Farmer, Front2});
    match.refuses(0, Pass{}, "PT-5.4");
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
