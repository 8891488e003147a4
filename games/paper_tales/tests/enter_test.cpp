// Phase 2 after payment: PT-5.14 to PT-5.17, the entering abilities of PT-13 and the order of PT-12.4.
#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

TEST(Golem, PT_5_3_TheGolemsSlotIsNotThereBeforeTheNextDeployment)
{
    RULE("PT-5.3");
    auto match = table().gold(0, 2).building(0, Town, One).hand(0, {Golem, TimeMaster}).at_deploy();
    const auto slots = [&] { return PaperTales::view(match.state(), seat_at(1)).players[0].slots; };
    match.deploy_and_reveal(0, {{Golem, Front1}, {TimeMaster, Back1}});
    ASSERT_EQ(match.level(0, Town), Two);
    EXPECT_EQ(slots(), 4);
    match.choose(0, Age{Front1});
    EXPECT_EQ(match.phase(), Phase::Build);
    EXPECT_EQ(slots(), 4);
    match.idle();
    match.draft_anything();
    EXPECT_EQ(match.phase(), Phase::Deploy);
    EXPECT_EQ(slots(), 5);
}

TEST(Enter, PT_R18_ALonelyTimeMasterAgesHerself)
{
    RULE("PT-R18");
    auto match = table().hand(0, {TimeMaster}).at_deploy();
    match.deploy_and_reveal(0, {{TimeMaster, Front1}});
    EXPECT_EQ(match.phase(), Phase::Build);  // there was nothing to choose
    EXPECT_EQ(match.tokens(0, TimeMaster), 2);
    match.idle();
    EXPECT_TRUE(match.died(0, TimeMaster));
}

TEST(Enter, PT_13_12_TheTimeMasterPutsTwoTokensOnOneUnit)
{
    RULE("PT-13.12");
    auto match = table().front(0, {aged(Knight, 1)}).back(0, {Farmer}).hand(0, {TimeMaster}).at_deploy();
    match.deploy_and_reveal(0, {{TimeMaster, Front2}});
    EXPECT_EQ(match.asked_by(0), "PT-13.12");
    EXPECT_TRUE(match.offers(0, Age{Front1}));
    EXPECT_TRUE(match.offers(0, Age{Front2}));  // herself
    EXPECT_TRUE(match.offers(0, Age{Back1}));
    EXPECT_EQ(match.open(0)->options.size(), 3U);  // mandatory: no way to decline
    match.refuses(0, Age{Back2}, "PT-13.12");
    match.choose(0, Age{Front1});
    EXPECT_EQ(match.tokens(0, Knight), 3);
    EXPECT_EQ(match.tokens(0, Farmer), 0);
    EXPECT_EQ(match.tokens(0, TimeMaster), 0);
}

TEST(Enter, PT_13_12_SeveralTimeMastersActOneAfterTheOther)
{
    RULE("PT-13.12");
    auto match = table().front(0, {Knight}).hand(0, {TimeMaster, TimeMaster}).at_deploy();
    match.deploy_and_reveal(0, {{TimeMaster, Back1}, {TimeMaster, Back2}});
    EXPECT_EQ(match.fallback(0), Choice(Age{Back1}));
    match.choose(0, Age{Front1});
    EXPECT_EQ(match.tokens(0, Knight), 2);
    EXPECT_EQ(match.fallback(0), Choice(Age{Back2}));
    match.choose(0, Age{Back1});
    EXPECT_EQ(match.phase(), Phase::Build);
    EXPECT_EQ(match.tokens_at(0, Back1), 2);
    EXPECT_EQ(match.tokens_at(0, Back2), 0);
}

TEST(Enter, PT_1_9_AnOldTimeMasterDoesNothing)
{
    RULE("PT-1.9");
    auto match = table().front(0, {TimeMaster}).back(0, {Farmer}).hand(0, {Cook}).at_deploy();
    match.deploy_and_reveal(0, {{Cook, Front2}});
    EXPECT_EQ(match.phase(), Phase::Build);
    EXPECT_EQ(match.tokens(0, TimeMaster), 0);
}

TEST(Enter, PT_13_23_TheNecromancerAgesEverybodyElse)
{
    RULE("PT-13.23");
    auto match = table()
                     .gold(0, 2)
                     .front(0, {Knight})
                     .back(0, {aged(Farmer, 1)})
                     .front(1, {Hunter})
                     .hand(0, {Miner, Necromancer})
                     .at_deploy();
    match.deploy_and_reveal(0, {{Miner, Back2}, {Necromancer, Front2}});
    EXPECT_EQ(match.tokens(0, Knight), 1);
    EXPECT_EQ(match.tokens(0, Farmer), 2);
    EXPECT_EQ(match.tokens(0, Miner), 1);
    EXPECT_EQ(match.tokens(0, Necromancer), 0);
    EXPECT_EQ(match.tokens(1, Hunter), 0);  // own units only
}

TEST(Enter, PT_13_42_TheKrakenCostsThreePointsPerLevelTwoBuilding)
{
    RULE("PT-13.42");
    auto match = table()
                     .first_seat_wins(0)
                     .legend(0, 10)
                     .building(0, Town, Two)
                     .building(0, Barracks, Two)
                     .building(0, Tavern, One)
                     .gold(0, 6)
                     .front(0, {Knight})
                     .hand(0, {Kraken})
                     .at_deploy();
    match.deploy_and_reveal(0, {{Kraken, Front2}});
    EXPECT_EQ(match.paid(0), 6);
    EXPECT_EQ(match.gold(0), 0 + match.income(0));
    EXPECT_EQ(match.tokens(0, Knight), 1);
    EXPECT_EQ(match.tokens(0, Kraken), 0);
    EXPECT_EQ(match.legend_from(0, Kraken), -6);
    EXPECT_EQ(match.legend(0) - match.legend_from(0, Barracks), 4);
}

TEST(Enter, PT_5_17_PT_R08_AGolemMakesTheKrakenDearer)
{
    RULE("PT-5.17");  // PT-R08
    auto match = table()
                     .first_seat_wins(0)
                     .legend(0, 12)
                     .gold(0, 8)
                     .building(0, Town, Two)
                     .building(0, Mine, One)
                     .building(0, Temple, One)
                     .hand(0, {Golem, Kraken})
                     .at_deploy();
    match.deploy_and_reveal(0, {{Kraken, Front1}, {Golem, Back1}});
    EXPECT_EQ(match.level(0, Town), Two);
    EXPECT_EQ(match.level(0, Mine), Two);
    EXPECT_EQ(match.level(0, Temple), Two);
    EXPECT_EQ(match.legend_from(0, Kraken), -9);
    EXPECT_EQ(match.legend(0) - match.legend_from(0, Mine) - match.legend_from(0, Temple), 3);
    EXPECT_EQ(match.tokens(0, Golem), 1);
}

TEST(Enter, PT_1_13_TheKrakenLeavesNobodyBelowZero)
{
    RULE("PT-1.13");
    auto match =
        table().first_seat_wins(0).legend(0, 2).gold(0, 6).building(0, Town, Two).hand(0, {Kraken}).at_deploy();
    match.deploy_and_reveal(0, {{Kraken, Front1}});
    EXPECT_EQ(match.legend(0), 0);
}

TEST(Enter, PT_13_11_TheShapeshifterBecomesAKnight)
{
    RULE("PT-13.11");
    auto match = table().gold(0, 0).hand(0, {Shapeshifter}).draw_top({Knight}).at_deploy();
    match.deploy_and_reveal(0, {{Shapeshifter, Front2}});
    EXPECT_EQ(match.card_at(0, Front2), Knight);
    EXPECT_EQ(match.tokens(0, Knight), 1);
    EXPECT_EQ(match.units(0), 1);
    EXPECT_EQ(match.gold(0), 0 + match.income(0));
    EXPECT_EQ(match.discarded(Shapeshifter), 1);
    EXPECT_EQ(match.strength(0), 4);
}

TEST(Enter, PT_R09_TheKrakenIsTooDearForTheShapeshifter)
{
    RULE("PT-R09");
    auto match = table().hand(0, {Shapeshifter}).draw_top({Kraken, Veteran}).at_deploy();
    match.deploy_and_reveal(0, {{Shapeshifter, Front1}});
    EXPECT_EQ(match.discarded(Kraken), 1);
    EXPECT_EQ(match.card_at(0, Front1), Veteran);
    EXPECT_EQ(match.tokens(0, Veteran), 1 + 1);
    ASSERT_EQ(match.said<TurnedOver>().size(), 2U);
    EXPECT_EQ(match.said<TurnedOver>()[0].card, Kraken);  // shown to all
}

TEST(Enter, PT_R06_AMonkeyByShapeshifterBringsNoGold)
{
    RULE("PT-R06");
    auto match = table().gold(0, 2).hand(0, {Shapeshifter}).draw_top({Monkey}).at_deploy();
    match.deploy_and_reveal(0, {{Shapeshifter, Back1}});
    EXPECT_EQ(match.tokens(0, Monkey), 1);
    EXPECT_EQ(match.gold(0), 2 + match.income(0));
    EXPECT_EQ(match.paid(0), 0);
}

TEST(Enter, PT_12_4_PT_5_16_PT_R07_TheNewShapeIsAgedByTheNecromancerToo)
{
    RULE("PT-12.4");  // PT-5.16, PT-R07
    auto match = table().gold(0, 1).hand(0, {Shapeshifter, Necromancer}).draw_top({Knight}).at_deploy();
    match.deploy_and_reveal(0, {{Shapeshifter, Front1}, {Necromancer, Front2}});
    EXPECT_EQ(match.tokens(0, Knight), 2);
    EXPECT_EQ(match.tokens(0, Necromancer), 0);
}

TEST(Enter, PT_12_4_TheAlchemistCountsFoodAfterTheTimeMaster)
{
    RULE("PT-12.4");
    auto match = table().gold(0, 2).front(0, {Leviathan}).hand(0, {TimeMaster, MasterAlchemist}).at_deploy();
    EXPECT_EQ(match.food(0), 0);
    match.deploy_and_reveal(0, {{TimeMaster, Back1}, {MasterAlchemist, Back2}});
    match.choose(0, Age{Front1});
    EXPECT_EQ(match.food(0), 2);
    EXPECT_EQ(match.asked_by(0), "PT-13.33");
    match.choose(0, Age{Back1});
    EXPECT_EQ(match.tokens(0, TimeMaster), 2);
    EXPECT_EQ(match.tokens(0, Leviathan), 2);
}

TEST(Enter, PT_5_14_EnteringAbilitiesHappenOnceAndAfterPayment)
{
    RULE("PT-5.14");
    auto match = table().gold(0, 5).hand(0, {Demon, CaveSpirit, Veteran, Knight}).at_deploy();
    match.deploy_and_reveal(0, {{Demon, Front1}, {CaveSpirit, Front2}, {Veteran, Back1}, {Knight, Back2}});
    EXPECT_EQ(match.tokens(0, Demon), 1);
    EXPECT_EQ(match.tokens(0, CaveSpirit), 1);
    EXPECT_EQ(match.tokens(0, Veteran), 1);
    EXPECT_EQ(match.tokens(0, Knight), 0);
    const auto& notes = match.notes();
    const auto first = [&](auto is) { return std::find_if(notes.begin(), notes.end(), is) - notes.begin(); };
    EXPECT_LT(first([](const auto& n) { return std::holds_alternative<Paid>(n.fact); }),
              first([](const auto& n) { return std::holds_alternative<Aged>(n.fact); }));
}

TEST(Enter, PT_5_15_PT_R19_TheMasterAlchemistActsInEveryRound)
{
    RULE("PT-5.15");  // PT-R19
    auto match = table().front(0, {aged(MasterAlchemist, 1), Farmer}).back(0, {Knight}).at_deploy();
    match.deploy_and_reveal(0, {});
    EXPECT_EQ(match.asked_by(0), "PT-13.33");
    match.choose(0, Age{Back1});
    EXPECT_EQ(match.tokens(0, Knight), 1);
}

TEST(Enter, PT_13_33_AllTokensOfTheAlchemistGoToOneUnit)
{
    RULE("PT-13.33");
    auto match = table()
                     .gold(0, 2)
                     .front(0, {Farmer, Hunter})
                     .building(0, Town, One)
                     .hand(0, {MasterAlchemist, Treefolk})
                     .at_deploy();
    match.deploy_and_reveal(0, {{MasterAlchemist, Back1}});
    EXPECT_EQ(match.open(0)->numbers.front().second, 3);
    EXPECT_EQ(match.open(0)->options.size(), 3U);  // any own unit, itself included; no way to decline (PT-R18)
    match.choose(0, Age{Back1});
    EXPECT_EQ(match.tokens(0, MasterAlchemist), 3);
    EXPECT_EQ(match.tokens(0, Farmer) + match.tokens(0, Hunter), 0);
}

TEST(Enter, PT_R19_FoodOfNewUnitsCountsForTheAlchemist)
{
    RULE("PT-R19");
    auto match = table().gold(0, 3).hand(0, {MasterAlchemist, Treefolk, Farmer}).at_deploy();
    match.deploy_and_reveal(0, {{MasterAlchemist, Back1}, {Treefolk, Front1}, {Farmer, Back2}});
    match.choose(0, Age{Front1});
    EXPECT_EQ(match.tokens(0, Treefolk), 2);
}

TEST(Enter, PT_13_33_WithoutFoodTheAlchemistAsksNothing)
{
    RULE("PT-13.33");
    auto match = table().gold(0, 2).front(0, {Knight}).hand(0, {MasterAlchemist}).at_deploy();
    match.deploy_and_reveal(0, {{MasterAlchemist, Back1}});
    EXPECT_EQ(match.phase(), Phase::Build);
    EXPECT_EQ(match.tokens(0, Knight), 0);
}

TEST(Enter, PT_13_13_TheVeteranEntersWithAToken)
{
    RULE("PT-13.13");
    auto match = table().hand(0, {Veteran}).at_deploy();
    match.deploy_and_reveal(0, {{Veteran, Front1}});
    EXPECT_EQ(match.tokens(0, Veteran), 1);
    EXPECT_EQ(match.strength(0), 3);
    match.idle();
    EXPECT_TRUE(match.died(0, Veteran));  // in the round of his deployment
}

TEST(Enter, PT_13_17_TheCaveSpiritEntersWithATokenAndProducesAGem)
{
    RULE("PT-13.17");
    auto match = table().gold(0, 1).hand(0, {CaveSpirit}).at_deploy();
    match.deploy_and_reveal(0, {{CaveSpirit, Back1}});
    EXPECT_EQ(match.tokens(0, CaveSpirit), 1);
    EXPECT_EQ(match.gems(0), 1);
}

TEST(Enter, PT_13_30_TheGolemUpgradesAllLevelOneBuildingsForNothing)
{
    RULE("PT-13.30");
    auto match = table()
                     .gold(0, 2)
                     .building(0, Town, One)
                     .building(0, Barracks, One)
                     .building(0, Mine, Two)
                     .building(1, Town, One)
                     .hand(0, {Golem})
                     .at_deploy();
    match.deploy_and_reveal(0, {{Golem, Back1}});
    EXPECT_EQ(match.level(0, Town), Two);
    EXPECT_EQ(match.level(0, Barracks), Two);
    EXPECT_EQ(match.level(0, Mine), Two);
    EXPECT_EQ(match.level(0, Temple), None);
    EXPECT_EQ(match.level(1, Town), One);
    EXPECT_EQ(match.paid(0), 2);
    EXPECT_EQ(match.said<GolemUpgraded>().size(), 2U);
}

TEST(Enter, PT_R18_TokensOfDifferentKingdomsArePlacedAtTheSameTime)
{
    RULE("PT-R18");
    auto match = table()
                     .front(0, {Knight})
                     .front(1, {Hunter})
                     .hand(0, {TimeMaster})
                     .hand(1, {TimeMaster, TimeMaster})
                     .at_deploy();
    match.deploy(0, {{TimeMaster, Front2}});
    match.deploy(1, {{TimeMaster, Front2}, {TimeMaster, Back1}});
    match.idle();
    EXPECT_FALSE(match.waits_for(2));
    match.choose(0, Age{Front1});
    EXPECT_EQ(match.tokens(0, Knight), 0);  // kept until both have chosen
    match.choose(0, Age{Front2});           // changed
    match.choose(1, Age{Front1});
    EXPECT_EQ(match.tokens(0, TimeMaster), 2);
    EXPECT_EQ(match.tokens(1, Hunter), 2);
    EXPECT_FALSE(match.waits_for(0));
    match.choose(1, Age{Front1});
    EXPECT_EQ(match.tokens(1, Hunter), 4);
    EXPECT_EQ(match.phase(), Phase::Build);
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
