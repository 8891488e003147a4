// Cards that meet: situations which no single clause describes.
#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

TEST(Awkward, PT_13_29_PT_13_23_ANecromancerSparesTheDemonsPenalty)
{
    RULE("PT-13.29");  // PT-13.23
    auto match = table().first_seat_wins(0).legend(0, 9).gold(0, 3).hand(0, {Demon, Necromancer}).at_deploy();
    match.deploy_and_reveal(0, {{Demon, Front1}, {Necromancer, Front2}});
    EXPECT_EQ(match.tokens(0, Demon), 2);
    match.idle();
    EXPECT_TRUE(match.died(0, Demon));
    EXPECT_EQ(match.legend(0), 9);  // he did not die with exactly one
}

TEST(Awkward, PT_13_29_PT_13_12_SoDoesATimeMaster)
{
    RULE("PT-13.29");  // PT-13.12
    auto match = table().first_seat_wins(0).legend(0, 9).gold(0, 2).hand(0, {Demon, TimeMaster}).at_deploy();
    match.deploy_and_reveal(0, {{Demon, Front1}, {TimeMaster, Back1}});
    match.choose(0, Age{Front1});
    EXPECT_EQ(match.tokens(0, Demon), 3);
    match.idle();
    EXPECT_EQ(match.legend(0), 9);
}

TEST(Awkward, PT_13_12_PT_13_27_ATimeMasterWakesTheColossusInTheSameRound)
{
    RULE("PT-13.27");  // PT-13.12
    auto match = table().gold(0, 2).hand(0, {Colossus, TimeMaster}).at_deploy();
    match.deploy_and_reveal(0, {{Colossus, Front1}, {TimeMaster, Back1}});
    match.choose(0, Age{Front1});
    EXPECT_EQ(match.strength(0), 7);
    EXPECT_EQ(match.legend_from(0, Colossus), 2);
}

TEST(Awkward, PT_13_12_PT_13_2_ATimeMasterMakesGemsForTheDragon)
{
    RULE("PT-13.2");  // PT-13.12
    auto match = table().gold(0, 3).hand(0, {Dragon, Adventurer, TimeMaster}).at_deploy();
    match.deploy_and_reveal(0, {{Dragon, Front1}, {Adventurer, Back1}, {TimeMaster, Back2}});
    match.choose(0, Age{Back1});
    EXPECT_EQ(match.gems(0), 2);
    EXPECT_EQ(match.strength(0), 7);
}

TEST(Awkward, PT_13_30_PT_14_5_WhatAGolemUpgradesScoresInTheSameRound)
{
    RULE("PT-13.30");  // PT-14.5
    auto match = table()
                     .first_seat_wins(0)
                     .gold(0, 2)
                     .building(0, Mine, One)
                     .building(0, Barracks, One)
                     .hand(0, {Golem})
                     .at_deploy();
    match.deploy_and_reveal(0, {{Golem, Front1}});
    EXPECT_EQ(match.legend_from(0, Mine), 2);
    EXPECT_EQ(match.legend_from(0, Barracks), 1);  // the Golem itself is 3 strong
    EXPECT_EQ(match.legend(0), 3);
}

TEST(Awkward, PT_13_30_TwoGolemsDoNoHarm)
{
    RULE("PT-13.30");
    auto match = table().gold(0, 4).building(0, Town, One).hand(0, {Golem, Golem}).at_deploy();
    match.deploy_and_reveal(0, {{Golem, Front1}, {Golem, Back1}});
    EXPECT_EQ(match.level(0, Town), Two);
    EXPECT_EQ(match.said<GolemUpgraded>().size(), 1U);
}

TEST(Awkward, PT_13_30_AGolemUpgradesNothingThatIsBuiltLater)
{
    RULE("PT-13.30");
    auto match = table().gold(0, 9).front(0, {Golem, Woodcutter}).at_build();
    match.choose(0, Build{Town, One});
    match.idle();
    match.draft_anything();
    match.idle();
    EXPECT_EQ(match.level(0, Town), One);
}

TEST(Awkward, PT_13_1_PT_13_11_AMonkeyOfTheShapeshifterStillDiesRich)
{
    RULE("PT-13.1");  // PT-13.11
    auto match = table().gold(0, 0).hand(0, {Shapeshifter}).draw_top({Monkey}).at_deploy();
    match.deploy_and_reveal(0, {{Shapeshifter, Front1}});
    EXPECT_EQ(match.gold(0), 0 + 2);
    match.idle();
    EXPECT_TRUE(match.died(0, Monkey));
    EXPECT_EQ(match.gold(0), 2 + 1);
}

TEST(Awkward, PT_13_35_PT_13_11_ThePalmReaderCountsAShapeThatDiesAtOnce)
{
    RULE("PT-13.35");  // PT-13.11
    auto match =
        table().first_seat_wins(0).front(0, {PalmReader}).hand(0, {Shapeshifter}).draw_top({Veteran}).at_deploy();
    match.deploy_and_reveal(0, {{Shapeshifter, Front2}});
    match.idle();
    EXPECT_EQ(match.legend(0), 2);
}

TEST(Awkward, PT_13_9_AHealerOfTheShapeshifterMaySaveHimself)
{
    RULE("PT-13.9");
    auto match = table().hand(0, {Shapeshifter}).draw_top({MysticalHealer}).at_deploy();
    match.deploy_and_reveal(0, {{Shapeshifter, Front1}});
    match.idle();
    ASSERT_EQ(match.phase(), Phase::Age);
    match.choose(0, Save{{Front1}});
    EXPECT_EQ(match.tokens(0, MysticalHealer), 2);
}

TEST(Awkward, PT_13_9_TwoDyingHealersAndAKnight)
{
    RULE("PT-13.9");
    const auto kingdom = [] {
        return table().front(0, {aged(MysticalHealer, 1), aged(MysticalHealer, 1)}).back(0, {aged(Knight, 1)}).at_age();
    };
    auto match = kingdom();
    match.refuses(0, Save{{Front1, Front2, Back1}}, "PT-R20");
    match.choose(0, Save{{Front2, Back1}});
    EXPECT_EQ(match.tokens_at(0, Front1), -1);
    EXPECT_EQ(match.tokens_at(0, Front2), 2);
    EXPECT_EQ(match.tokens_at(0, Back1), 2);
    EXPECT_EQ(kingdom().open(0)->options.size(), 1U + 3U + 3U);
}

TEST(Awkward, PT_13_10_PT_13_9_ASavedSculptorScoresLater)
{
    RULE("PT-13.10");  // PT-13.9
    auto match = table().front(0, {aged(Sculptor, 1), MysticalHealer}).at_age();
    match.choose(0, Save{{Front1}});
    EXPECT_EQ(match.legend(0), 0);
    EXPECT_EQ(match.tokens(0, Sculptor), 2);
}

TEST(Awkward, PT_13_37_PT_13_9_AnOldSalamanderIsBeyondHelp)
{
    RULE("PT-13.37");  // PT-13.9
    auto match = table().front(0, {aged(Salamander, 2), MysticalHealer}).at_age();
    EXPECT_EQ(match.phase(), Phase::Recruit);  // two tokens: nobody was asked
    EXPECT_TRUE(match.died(0, Salamander));
}

TEST(Awkward, PT_5_5_PT_4_6_AReserveIsKeptOverTwoRoundsAndDeployed)
{
    RULE("PT-4.6");  // PT-5.5
    auto match = table().gold(0, 6).hand(0, {Kraken}).at_deploy();
    for (int round = 1; round <= 2; ++round) {
        match.choose(0, Keep{Kraken});
        match.choose(0, Done{});
        match.idle();
        EXPECT_EQ(match.player(0).reserve, Kraken);
        match.idle();
        match.draft_anything();
    }
    EXPECT_EQ(match.state().round, 3);
    match.deploy_and_reveal(0, {{Kraken, Front1}});
    EXPECT_TRUE(match.has(0, Kraken));
    EXPECT_FALSE(match.player(0).reserve);
    EXPECT_EQ(match.paid(0), 6);
}

TEST(Awkward, PT_5_6_FiveUnitsAreExchangedForFiveOthers)
{
    RULE("PT-5.6");
    auto match = table()
                     .building(0, Temple, Two)
                     .front(0, {aged(Knight, 1), aged(Knight, 1), aged(Miner, 1)})
                     .back(0, {aged(Archer, 1), aged(Rogue, 1)})
                     .hand(0, {Farmer, Cook, Hunter, Veteran, Woodcutter})
                     .at_deploy();
    auto plan = PlanFor(match, 0);
    for (const Slot slot : {Front1, Front2, Front3, Back1, Back2}) {
        plan.unit(slot, Fate::Discard);
    }
    plan.card(Farmer, Fate::Back2).card(Cook, Fate::Back1).card(Hunter, Fate::Front3);
    match.choose(0, plan.card(Veteran, Fate::Front2).card(Woodcutter, Fate::Front1));
    match.idle();
    EXPECT_EQ(match.units(0), 5);
    EXPECT_EQ(match.card_at(0, Front3), Hunter);
    EXPECT_EQ(match.tokens(0, Veteran), 1);
    EXPECT_EQ(match.tokens(0, Farmer), 0);
    EXPECT_EQ(match.said<Dismissed>().size(), 5U);
}

TEST(Awkward, PT_5_7_ADiscardedUnitCannotReturnToATakenSlot)
{
    RULE("PT-5.7");
    auto match = table().front(0, {aged(Knight, 1), aged(Farmer, 2)}).at_deploy();
    match.choose(0, Discard{Front1});
    match.choose(0, Move{Front2, Front1});
    EXPECT_FALSE(match.offers(0, TakeBack{Fate::Front1}));
    match.choose(0, Move{Front1, Front2});
    match.choose(0, TakeBack{Fate::Front1});
    match.choose(0, Done{});
    match.idle();
    EXPECT_EQ(match.tokens_at(0, Front1), 1);
    EXPECT_EQ(match.tokens_at(0, Front2), 2);
}

TEST(Awkward, PT_5_7_TwoCopiesOfACardGoTwoWays)
{
    RULE("PT-5.7");
    auto match = table().gold(0, 9).hand(0, {Knight, Knight, Knight}).at_deploy();
    match.choose(0, Keep{Knight});
    match.choose(0, Place{Knight, Front1});
    match.choose(0, Place{Knight, Back2});
    match.refuses(0, Place{Knight, Front2}, "PT-5.4");
    match.choose(0, TakeBack{Fate::Front1});
    match.choose(0, Place{Knight, Front2});
    match.choose(0, Done{});
    match.idle();
    EXPECT_EQ(match.player(0).reserve, Knight);
    EXPECT_EQ(match.card_at(0, Front2), Knight);
    EXPECT_EQ(match.card_at(0, Back2), Knight);
    EXPECT_EQ(match.paid(0), 2);
}

TEST(Awkward, PT_13_33_PT_13_40_TheAlchemistFeedsOnTheLeviathanRoundAfterRound)
{
    RULE("PT-13.33");  // PT-13.40
    auto match = table().front(0, {aged(Leviathan, 1)}).back(0, {MasterAlchemist, aged(RelicOfWisdom, 2)}).at_deploy();
    match.deploy_and_reveal(0, {});
    match.choose(0, Age{Back2});
    EXPECT_EQ(match.tokens(0, RelicOfWisdom), 4);
}

TEST(Awkward, PT_13_33_TheAlchemistFirstAgesTheLeviathanThatFeedsHim)
{
    RULE("PT-13.33");
    // Food is counted when he acts: his own tokens wake the Leviathan too late for himself.
    auto match = table().front(0, {Leviathan}).back(0, {MasterAlchemist, Farmer}).at_deploy();
    match.deploy_and_reveal(0, {});
    match.choose(0, Age{Front1});
    EXPECT_EQ(match.tokens(0, Leviathan), 1);
    EXPECT_EQ(match.food(0), 3);
    EXPECT_EQ(match.phase(), Phase::Build);
}

TEST(Awkward, PT_13_41_PT_13_42_TheKrakenStrengthensTheStrategist)
{
    RULE("PT-13.41");  // PT-13.42
    auto match = table().gold(0, 9).front(0, {Knight}).hand(0, {Kraken, Strategist}).at_deploy();
    match.deploy_and_reveal(0, {{Kraken, Front2}, {Strategist, Back1}});
    EXPECT_EQ(match.strength(0), 4 + 9 + (1 + 2));
}

TEST(Awkward, PT_13_42_AKrakenPaidByAMonkey)
{
    RULE("PT-13.42");
    auto match = table().gold(0, 5).hand(0, {Monkey, Kraken}).at_deploy();
    match.refuses(0, Place{Kraken, Front1}, "PT-R01");
    match.deploy_and_reveal(0, {{Monkey, Back1}, {Kraken, Front1}});
    EXPECT_EQ(match.tokens(0, Monkey), 1);
    EXPECT_EQ(match.gold(0), 0 + 2);
    match.idle();
    EXPECT_EQ(match.gold_from(0, Monkey), 1);
    EXPECT_EQ(match.legend_from(0, Kraken), 1);  // the Monkey died with one token
}

TEST(Awkward, PT_4_7_PT_R10_RoundFourDealsTheCardsThatJustDied)
{
    RULE("PT-4.7");  // PT-R10
    auto start = table().seats(5).round(3).draw_pile_of(20);
    for (int seat = 0; seat < 5; ++seat) {
        const CardId kinds[] = {Kraken, Dragon, Demon, Ogre, Salamander};
        start.front(seat, {aged(kinds[seat], 2)});
    }
    auto match = start.at_build();
    State before = match.state();
    EXPECT_EQ(before.discard.size(), 56U);
    before.stack = {Round{Phase::Age}};
    before.phase = Phase::Age;
    Match next(before, unshuffled(56 + 5));
    EXPECT_EQ(next.state().round, 4);
    EXPECT_EQ(next.state().draw.size(), 61U - 5U);
    EXPECT_EQ(next.state().discard.size(), 0U);
    EXPECT_EQ(next.player(4).draft, (FixedVector<CardId, 9>{Demon, Ogre, Salamander, Dragon, Kraken}));
}

TEST(Awkward, PT_6_4_PT_6_6_ThreeSeatsWhereEverybodyTiesWithEverybody)
{
    RULE("PT-6.6");  // PT-6.4
    const auto match = table().front(0, {Commander}).front(1, {Commander}).front(2, {Knight}).at_war();
    EXPECT_EQ(match.legend(0), 6 + 2);
    EXPECT_EQ(match.legend(1), 6 + 2);
    EXPECT_EQ(match.legend(2), 6);
}

TEST(Awkward, PT_14_3_PT_13_2_AnOldAdventurerFillsTheMine)
{
    RULE("PT-14.3");  // PT-13.2
    const auto match = table().first_seat_wins(0).back(0, {aged(Adventurer, 3)}).building(0, Mine, Two).at_war();
    EXPECT_EQ(match.legend(0), 2 * (3 + 1));
}

TEST(Awkward, PT_8_9_PT_8_10_AnUpgradeOfTheTavernUsesTheTown)
{
    RULE("PT-8.10");  // PT-8.9
    auto match = table().building(0, Town, One).building(0, Tavern, One).at_build();
    match.choose(0, Upgrade{Tavern});
    match.idle();
    EXPECT_EQ(match.level(0, Tavern), Two);
}

TEST(Awkward, PT_8_7_TokensAndDeathsOfThisRoundComeAfterBuilding)
{
    RULE("PT-8.7");
    auto match = table().front(0, {aged(Woodcutter, 1)}).at_build();  // about to die, still there
    match.choose(0, Build{Mine, One});
    match.idle();
    EXPECT_EQ(match.level(0, Mine), One);
    EXPECT_TRUE(match.died(0, Woodcutter));
}

TEST(Awkward, PT_13_36_PT_10_2_ARelicThatWasDiscardedScoresNothing)
{
    RULE("PT-10.2");  // PT-13.36
    auto match = table().round(4).first_seat_wins(0).front(0, {aged(RelicOfWisdom, 5)}).at_deploy();
    match.choose(0, Discard{Front1});
    match.choose(0, Done{});
    match.idle();
    match.idle();
    EXPECT_EQ(match.phase(), Phase::Over);
    EXPECT_EQ(match.legend(0), 0);
}

TEST(Awkward, PT_5_12_PT_11_6_TwoPlayersShortOfGold)
{
    RULE("PT-5.12");  // PT-11.6
    auto match = table().seats(2).table_faithful().gold(0, 2).hand(0, {Demon, Golem}).hand(1, {Farmer}).at_deploy();
    match.deploy(0, {{Demon, Front1}, {Golem, Front2}});
    match.deploy(1, {{Farmer, Front1}});
    EXPECT_TRUE(match.has(1, Farmer));
    EXPECT_FALSE(match.waits_for(1));
    match.choose(0, Pay{{Front1}});
    EXPECT_EQ(match.wars_won(0), 2);  // 7 : 1
    EXPECT_EQ(match.level(0, Town), None);
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
