// Phase 3, war: chapter PT-6 and the strengths of PT-13 and PT-14.
#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

TEST(War, PT_6_1_PT_13_15_PT_13_29_DemonAndWoodcutterAreNine)
{
    RULE("PT-6.1");  // PT-13.15, PT-13.29
    EXPECT_EQ(strength({aged(Demon, 1), Woodcutter}), 9);
}

TEST(War, PT_6_4_PT_6_5_PT_6_6_MarieSvetlanaDorisFrederike)
{
    RULE("PT-6.4");  // PT-6.5, PT-6.6
    const auto match = table()
                           .seats(4)
                           .front(0, {aged(Demon, 1), Woodcutter})  // Marie 9
                           .front(1, {Knight, Woodcutter})          // Svetlana 6
                           .front(2, {Treefolk, Rogue})             // Doris 6
                           .front(3, {Commander})                   // Frederike 4
                           .at_war();
    EXPECT_EQ(match.strength(0), 9);
    EXPECT_EQ(match.strength(1), 6);
    EXPECT_EQ(match.strength(2), 6);
    EXPECT_EQ(match.strength(3), 4);
    EXPECT_EQ(match.legend(0), 6);
    EXPECT_EQ(match.legend(1), 3);
    EXPECT_EQ(match.legend(2), 6);
    EXPECT_EQ(match.legend(3), 0);
}

TEST(War, PT_6_1_PT_13_16_TheArcherFightsFromTheBack)
{
    RULE("PT-6.1");  // PT-13.16
    EXPECT_EQ(strength({Knight, Farmer}, {Archer, Commander}), 7);
    EXPECT_EQ(strength({Knight, Farmer}, {Commander}), 5);
    EXPECT_EQ(strength({Archer}), 2);
}

TEST(War, PT_13_41_TheStrategistCountsAllTokens)
{
    RULE("PT-13.41");
    const auto match =
        table().front(0, {aged(Veteran, 1), aged(RelicOfWisdom, 3)}).back(0, {aged(Strategist, 1)}).at_war();
    EXPECT_EQ(survey(match.player(0)).unit_strength[index(Back1)], 6);
    EXPECT_EQ(match.strength(0), 9);
    EXPECT_EQ(strength({Strategist}), 1);
    EXPECT_EQ(strength({}, {Strategist}), 1);
}

TEST(War, PT_13_32_PT_13_7_ManticoreAndHunter)
{
    RULE("PT-13.32");  // PT-13.7
    const auto in_front = table().front(0, {Manticore, Hunter}).back(0, {Farmer}).at_war();
    EXPECT_EQ(in_front.food(0), 2);
    EXPECT_EQ(in_front.strength(0), 8);
    const auto behind = table().front(0, {Manticore}).back(0, {Hunter, Farmer}).at_war();
    EXPECT_EQ(behind.food(0), 1);
    EXPECT_EQ(behind.strength(0), 4);
}

TEST(War, PT_13_38_PT_13_2_TheDragonNeedsAGem)
{
    RULE("PT-13.38");  // PT-13.2
    EXPECT_EQ(strength({Dragon}, {Miner}), 7);
    EXPECT_EQ(strength({Dragon}, {Adventurer}), 0);
    EXPECT_EQ(strength({Dragon}, {aged(Adventurer, 1)}), 7);
    EXPECT_EQ(strength({Dragon}, {Miner, CaveSpirit}), 7);  // one is enough, more are not better
}

TEST(War, PT_13_19_TheGiantSnakeGetsLazy)
{
    RULE("PT-13.19");
    const auto young = table().front(0, {GiantSnake}).at_war();
    EXPECT_EQ(young.strength(0), 4);
    EXPECT_EQ(young.income(0), 2);
    const auto old = table().front(0, {aged(GiantSnake, 1)}).at_war();
    EXPECT_EQ(old.strength(0), 0);
    EXPECT_EQ(old.income(0), 5);
}

TEST(War, PT_13_27_PT_6_7_TheColossusWakes)
{
    RULE("PT-13.27");  // PT-6.7
    const auto match = table().first_seat_wins(2).front(0, {aged(Colossus, 1)}).at_war();
    EXPECT_EQ(match.strength(0), 7);
    EXPECT_EQ(match.wars_won(0), 2);
    EXPECT_EQ(match.legend(0), 8);
    EXPECT_EQ(strength({Colossus}), 1);
    EXPECT_EQ(strength({aged(Colossus, 3)}), 7);
}

TEST(War, PT_13_34_PT_R17_TheOgreCountsTheIncomeToCome)
{
    RULE("PT-13.34");  // PT-R17
    const auto match = table().front(0, {Ogre}).back(0, {Blacksmith}).building(0, Temple, One).at_war();
    EXPECT_EQ(match.strength(0), 7);
    EXPECT_EQ(match.income(0), 5);
    EXPECT_EQ(match.gold(0), 5);
}

TEST(War, PT_R17_GoldWonInTheWarIsNotIncome)
{
    RULE("PT-R17");
    const auto match = table().first_seat_wins(2).front(0, {Ogre, Rogue}).at_war();
    EXPECT_EQ(match.strength(0), (2 + 2) + 3);
    EXPECT_EQ(match.gold(0), 2 + 2);
}

TEST(War, PT_13_40_PT_6_2_TheLeviathanCannotFightWithTokens)
{
    RULE("PT-13.40");  // PT-6.2
    const auto young = table().front(0, {Leviathan}).back(0, {Farmer}).at_war();
    EXPECT_EQ(young.strength(0), 6);
    EXPECT_EQ(young.food(0), 1);
    const auto old = table().front(0, {aged(Leviathan, 1)}).back(0, {Farmer}).at_war();
    EXPECT_EQ(old.strength(0), 0);
    EXPECT_EQ(old.food(0), 3);
    const auto in_company = table().front(0, {aged(Leviathan, 1), Knight}).at_war();
    EXPECT_EQ(in_company.strength(0), 4);  // PT-6.2: adds nothing, takes nothing
}

TEST(War, PT_14_5_BarracksAddWoodWithoutAnyFighter)
{
    RULE("PT-14.5");
    const auto match = table().back(0, {ForestSpirit}).building(0, Barracks, One).at_war();
    EXPECT_EQ(match.strength(0), 3);
}

TEST(War, PT_14_5_PT_R16_BarracksCountStrongUnitsInBothRows)
{
    RULE("PT-14.5");  // PT-R16
    const auto match = table()
                           .first_seat_wins(0)
                           .front(0, {aged(Militiaman, 1), Farmer})
                           .back(0, {Knight, Manticore})
                           .building(0, Barracks, Two)
                           .at_war();
    EXPECT_EQ(match.wars_won(0), 0);
    EXPECT_EQ(match.legend(0), 3);
}

TEST(War, PT_R16_TheStrengthOfNowDecidesNotThePrintedOne)
{
    RULE("PT-R16");
    const auto barracks = [](Standing unit) {
        return table().first_seat_wins(0).back(0, {unit}).building(0, Barracks, Two).at_war().legend(0);
    };
    EXPECT_EQ(barracks(aged(Leviathan, 1)), 1);  // cannot fight, is strong
    EXPECT_EQ(barracks(aged(GiantSnake, 1)), 0);
    EXPECT_EQ(barracks(GiantSnake), 1);
    EXPECT_EQ(barracks(Colossus), 0);
    EXPECT_EQ(barracks(aged(Colossus, 1)), 1);
    EXPECT_EQ(barracks(Dragon), 0);
    EXPECT_EQ(barracks(Rogue), 1);  // exactly 3
    EXPECT_EQ(barracks(Woodcutter), 0);
    EXPECT_EQ(barracks(Ogre), 1);  // 2 + 2
}

TEST(War, PT_6_8_LevelTwoBuildingsScoreInALostWarToo)
{
    RULE("PT-6.8");
    for (const int wars : {0, 1, 2}) {
        const auto match = table().first_seat_wins(wars).building(0, Temple, Two).building(0, Town, Two).at_war();
        EXPECT_EQ(match.wars_won(0), wars);
        EXPECT_EQ(match.legend_from(0, Temple), 2);
        EXPECT_EQ(match.legend_from(0, Town), 0);
    }
    EXPECT_EQ(table().building(0, Temple, One).at_war().legend_from(0, Temple), 0);
}

TEST(War, PT_6_8_PT_14_2_PT_14_3_PT_14_4_BuildingsScoreWhoeverWins)
{
    RULE("PT-6.8");  // PT-14.2, PT-14.3, PT-14.4
    const auto mine = table().first_seat_wins(0).back(0, {Miner}).building(0, Mine, Two).at_war();
    EXPECT_EQ(mine.wars_won(0), 0);
    EXPECT_EQ(mine.legend(0), 4);
    const auto tavern =
        table().first_seat_wins(0).back(0, {Farmer, ForestChild}).front(0, {Hunter}).building(0, Tavern, Two).at_war();
    EXPECT_EQ(tavern.food(0), 3);
    EXPECT_EQ(tavern.legend(0), 3);
    const auto temple = table().first_seat_wins(0).building(0, Temple, Two).at_war();
    EXPECT_EQ(temple.legend(0), 2);
    const auto winner = table().first_seat_wins(2).building(0, Temple, Two).at_war();
    EXPECT_EQ(winner.legend(0), 6 + 2);
}

TEST(War, PT_1_15_LevelOneBuildingsDoNotScoreInTheWar)
{
    RULE("PT-1.15");
    const auto one = table()
                         .first_seat_wins(0)
                         .front(0, {Knight})
                         .back(0, {Miner, ForestChild})
                         .building(0, Tavern, One)
                         .building(0, Mine, One)
                         .building(0, Temple, One)
                         .building(0, Barracks, One)
                         .at_war();
    EXPECT_EQ(one.legend(0), 0);
    EXPECT_EQ(one.strength(0), 4 + 1);
    EXPECT_EQ(one.income(0), 2 + 1 + 2);
    const auto two = table()
                         .first_seat_wins(0)
                         .front(0, {Knight})
                         .back(0, {Miner, ForestChild})
                         .building(0, Tavern, Two)
                         .building(0, Mine, Two)
                         .building(0, Temple, Two)
                         .building(0, Barracks, Two)
                         .at_war();
    EXPECT_EQ(two.legend(0), 1 + 2 * 2 + 2 + 1);
    EXPECT_EQ(two.strength(0), 4 + 1);  // the first ability stays in force
    EXPECT_EQ(two.income(0), 2 + 1 + 2);
    EXPECT_EQ(two.gems(0), 2);
}

TEST(War, PT_R15_PT_13_25_PT_13_28_RogueAndCommanderEarnFromEitherRow)
{
    RULE("PT-R15");  // PT-13.25, PT-13.28
    const auto two_wars = table().first_seat_wins(2).front(0, {Rogue}).back(0, {Commander}).at_war();
    EXPECT_EQ(two_wars.legend(0), 8);
    EXPECT_EQ(two_wars.gold_from(0, Rogue), 2);
    EXPECT_EQ(two_wars.gold(0), 2 + 2);
    const auto one_war = table().first_seat_wins(1).front(0, {Rogue}).back(0, {Commander}).at_war();
    EXPECT_EQ(one_war.legend(0), 4);
    EXPECT_EQ(one_war.gold_from(0, Rogue), 1);
    const auto rows_changed = table().first_seat_wins(2).front(0, {Commander}).back(0, {Rogue}).at_war();
    EXPECT_EQ(rows_changed.legend(0), 8);
    EXPECT_EQ(rows_changed.gold_from(0, Rogue), 2);
}

TEST(War, PT_6_7_PT_13_33_PerWarAbilitiesPayOncePerWar)
{
    RULE("PT-6.7");  // PT-13.33
    for (int wars = 0; wars <= 2; ++wars) {
        const auto match = table()
                               .first_seat_wins(wars)
                               .front(0, {Commander, aged(Colossus, 1)})
                               .back(0, {MasterAlchemist, Rogue})
                               .building(0, Mine, One)
                               .at_war();
        EXPECT_EQ(match.wars_won(0), wars);
        EXPECT_EQ(match.legend(0), wars * (3 + 1 + 1 + 1));
        EXPECT_EQ(match.gold_from(0, Rogue), wars);
    }
    const auto three_gems =
        table().front(0, {MasterAlchemist, Miner}).back(0, {aged(Adventurer, 2)}).first_seat_wins(1).at_war();
    EXPECT_EQ(three_gems.legend_from(0, MasterAlchemist), 3);
}

TEST(War, PT_6_3_AllStrengthsAreTakenBeforeAnyReward)
{
    RULE("PT-6.3");
    // Every seat's strength is what it was before the first reward, wherever the seat sits.
    const auto match = table().front(0, {Rogue, Rogue}).front(1, {Ogre}).front(2, {Commander}).at_war();
    EXPECT_EQ(match.strength(1), 4);
    EXPECT_EQ(match.wars_won(0), 2);
    EXPECT_EQ(match.wars_won(1), 1);
    EXPECT_EQ(match.wars_won(2), 1);
    EXPECT_EQ(match.legend(2), 3 + 1);
}

TEST(War, PT_6_4_EachNeighbourIsAWarOfItsOwn)
{
    RULE("PT-6.4");
    // Five seats in a circle: 4 3 2 1 0. The last and the first are neighbours.
    const auto match =
        table().seats(5).front(0, {Knight}).front(1, {Treefolk}).front(2, {Hunter}).front(3, {Farmer}).at_war();
    EXPECT_EQ(match.wars_won(0), 2);
    EXPECT_EQ(match.wars_won(1), 1);
    EXPECT_EQ(match.wars_won(2), 1);
    EXPECT_EQ(match.wars_won(3), 1);
    EXPECT_EQ(match.wars_won(4), 0);
}

TEST(War, PT_6_5_AWarIsWorthThreePoints)
{
    RULE("PT-6.5");
    const auto match = table().first_seat_wins(1).front(0, {Knight}).legend(0, 10).at_war();
    EXPECT_EQ(match.legend(0), 13);
}

TEST(War, PT_6_6_TiesScoreForBothSides)
{
    RULE("PT-6.6");
    const auto match = table().seats(4).front(0, {Knight}).front(1, {Commander}).front(2, {Hunter}).at_war();
    EXPECT_EQ(match.legend(0), 6);      // ties with 1, beats 3
    EXPECT_EQ(match.legend(1), 6 + 2);  // ties with 0, beats 2, and the Commander's own
    EXPECT_EQ(match.legend(2), 3);      // beats 3
    EXPECT_EQ(match.legend(3), 0);
}

TEST(War, PT_6_6_EmptyKingdomsTieWithEachOther)
{
    RULE("PT-6.6");
    const auto match = table().seats(5).at_war();
    for (int seat = 0; seat < 5; ++seat) {
        EXPECT_EQ(match.legend(seat), 6);
    }
}

TEST(War, PT_1_12_OnlyAStarMeansThatStrengthMayChange)
{
    RULE("PT-1.12");
    for (std::size_t i = 0; i < kUnits; ++i) {
        const auto card = static_cast<CardId>(i);
        const auto strength_among = [&](Standing unit, bool rich) {
            auto start = table().with_extra_copies().front(0, {unit});
            if (rich) start.building(0, Town, Two).building(0, Temple, Two).back(0, {aged(Farmer, 2), aged(Miner, 1)});
            return survey(start.at_build().player(0)).unit_strength[index(Front1)];
        };
        const int plain = strength_among(card, false);
        const bool changes = strength_among(aged(card, 2), false) != plain || strength_among(card, true) != plain;
        EXPECT_EQ(changes, facts(card).star) << name_of(card);
    }
}

TEST(War, PT_1_8_AbilitiesWorkInBothRowsButOnlyInTheirPhase)
{
    RULE("PT-1.8");
    auto match = table().first_seat_wins(0).back(0, {Blacksmith, aged(Sculptor, 1)}).building(0, Temple, Two).at_war();
    EXPECT_EQ(match.legend(0), 2);        // the Temple; the Sculptor waits for phase 6
    EXPECT_EQ(match.gold(0), 2 + 1 + 2);  // from the back row
    match.idle();
    EXPECT_EQ(match.legend(0), 2 + 3);
    EXPECT_EQ(match.gold(0), 5);  // the Blacksmith pays once a round
}

TEST(War, PT_R28_LegendPointsGoOnBeyondSixty)
{
    RULE("PT-R28");
    const auto match = table().legend(0, 59).first_seat_wins(2).at_war();
    EXPECT_EQ(match.legend(0), 65);
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
