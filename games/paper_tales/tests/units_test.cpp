// Units and buildings, chapters PT-13 and PT-14: what the chapters on phases did not show.
#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

int income(Row front, Row back = {}) { return table().front(0, front).back(0, back).at_income().income(0); }
Resources makes(Row front, Row back = {})
{
    return production(table().front(0, front).back(0, back).at_build().player(0));
}
constexpr Resources kNothing{0, 0, 0};

TEST(Units, PT_13_1_MonkeyPaysOnDeployingAndOnDying)
{
    RULE("PT-13.1");
    auto match = table().gold(0, 0).hand(0, {Monkey}).at_deploy();
    match.deploy_and_reveal(0, {{Monkey, Front1}});
    EXPECT_EQ(match.gold(0), 1 + 2);
    EXPECT_EQ(table().front(0, {aged(Monkey, 2)}).at_age().gold(0), 2);
    EXPECT_EQ(table().front(0, {Monkey}).at_age().gold(0), 0);
}

TEST(Units, PT_13_2_AdventurerMakesAGemPerToken)
{
    RULE("PT-13.2");
    EXPECT_EQ(makes({Adventurer}), kNothing);
    EXPECT_EQ(makes({aged(Adventurer, 1)}), (Resources{0, 0, 1}));
    EXPECT_EQ(makes({}, {aged(Adventurer, 4)}), (Resources{0, 0, 4}));
}

TEST(Units, PT_13_4_CerberusIsStrongerWithFood)
{
    RULE("PT-13.4");
    EXPECT_EQ(strength({Cerberus}), 2);
    EXPECT_EQ(strength({Cerberus}, {Farmer}), 3);
    EXPECT_EQ(strength({Cerberus}, {Farmer, Treefolk}), 3);
    EXPECT_EQ(strength({Cerberus}, {Hunter}), 2);  // a Hunter in the back makes no food
}

TEST(Units, PT_13_6_PT_13_26_FarmerAndTreefolkMakeFood)
{
    RULE("PT-13.6");  // PT-13.26
    EXPECT_EQ(makes({Farmer}), (Resources{0, 1, 0}));
    EXPECT_EQ(makes({}, {Farmer}), (Resources{0, 1, 0}));
    EXPECT_EQ(makes({Treefolk}), (Resources{0, 1, 0}));
    EXPECT_EQ(makes({}, {Treefolk}), (Resources{0, 1, 0}));
    EXPECT_EQ(strength({Treefolk}), 3);
}

TEST(Units, PT_13_7_HunterMakesFoodInFrontOnly)
{
    RULE("PT-13.7");
    EXPECT_EQ(makes({Hunter}), (Resources{0, 1, 0}));
    EXPECT_EQ(makes({}, {Hunter}), kNothing);
    const auto third = table().building(0, Temple, Two).front(0, {Knight, Knight, Hunter}).at_build();
    EXPECT_EQ(third.food(0), 1);  // the fifth slot is in front too
}

TEST(Units, PT_13_8_MilitiamanGrowsWithTokens)
{
    RULE("PT-13.8");
    EXPECT_EQ(strength({Militiaman}), 2);
    EXPECT_EQ(strength({aged(Militiaman, 3)}), 5);
    EXPECT_EQ(strength({Militiaman, Knight}), 6);
    EXPECT_EQ(strength({Militiaman}, {aged(Farmer, 2)}), 2);  // own tokens only
}

TEST(Units, PT_13_11_AShapeshifterHasNoStrength)
{
    RULE("PT-13.11");
    EXPECT_EQ(strength({Shapeshifter}), 0);
    EXPECT_EQ(strength({aged(Shapeshifter, 3)}), 0);
}

TEST(Units, PT_13_11_EveryUnitOfCostThreeOrLessSuits)
{
    RULE("PT-13.11");
    for (std::size_t i = 0; i < kUnits; ++i) {
        const auto card = static_cast<CardId>(i);
        if (card == Shapeshifter || card == Kraken) continue;
        auto match = table().hand(0, {Shapeshifter}).draw_top({card}).at_deploy();
        match.deploy_and_reveal(0, {{Shapeshifter, Back2}});
        EXPECT_EQ(match.card_at(0, Back2), card) << name_of(card);
        EXPECT_GE(match.tokens_at(0, Back2), 1) << name_of(card);
        EXPECT_EQ(match.gold(0) - match.income(0) - match.gold_from(0, card), 0) << name_of(card);
        EXPECT_EQ(match.discarded(Shapeshifter), 1) << name_of(card);
    }
}

TEST(Units, PT_13_15_WoodcutterMakesWood)
{
    RULE("PT-13.15");
    EXPECT_EQ(makes({Woodcutter}), (Resources{1, 0, 0}));
    EXPECT_EQ(makes({}, {Woodcutter}), (Resources{1, 0, 0}));
    EXPECT_EQ(strength({Woodcutter}), 2);
}

TEST(Units, PT_13_16_ArcherFightsFromBothRows)
{
    RULE("PT-13.16");
    EXPECT_EQ(strength({}, {Archer}), 2);
    EXPECT_EQ(strength({Archer}, {Archer}), 4);
    EXPECT_EQ(strength({}, {Knight}), 0);
}

TEST(Units, PT_6_1_OnlyArcherAndStrategistFightFromTheBack)
{
    RULE("PT-6.1");
    for (std::size_t i = 0; i < kUnits; ++i) {
        const auto card = static_cast<CardId>(i);
        const bool fights = card == Archer || card == Strategist;
        EXPECT_EQ(strength({}, {card}) > 0, fights) << name_of(card);
    }
}

TEST(Units, PT_13_18_ForestChildMakesWoodAndFood)
{
    RULE("PT-13.18");
    EXPECT_EQ(makes({ForestChild}), (Resources{1, 1, 0}));
    EXPECT_EQ(makes({}, {ForestChild, ForestChild}), (Resources{2, 2, 0}));
}

TEST(Units, PT_13_21_TheKnightIsJustAKnight)
{
    RULE("PT-13.21");
    EXPECT_EQ(strength({Knight}), 4);
    EXPECT_EQ(strength({aged(Knight, 3)}), 4);
    EXPECT_EQ(makes({aged(Knight, 3)}), kNothing);
    EXPECT_EQ(income({aged(Knight, 3)}), 2);
    auto entering = table().gold(0, 1).first_seat_wins(2).hand(0, {Knight}).at_deploy();
    entering.deploy_and_reveal(0, {{Knight, Front1}});
    EXPECT_EQ(entering.tokens(0, Knight), 0);
    EXPECT_EQ(entering.legend(0), 6);
    const auto dying = table().front(0, {aged(Knight, 1)}).at_age();
    EXPECT_EQ(dying.legend(0), 0);
    EXPECT_EQ(dying.gold(0), 0);
}

TEST(Units, PT_13_22_MinerMakesAGem)
{
    RULE("PT-13.22");
    EXPECT_EQ(makes({Miner}), (Resources{0, 0, 1}));
    EXPECT_EQ(makes({}, {Miner, Miner}), (Resources{0, 0, 2}));
    EXPECT_EQ(facts(Miner).cost, 1);
}

TEST(Units, PT_13_24_PeddlerMakesWoodAndGold)
{
    RULE("PT-13.24");
    EXPECT_EQ(makes({}, {Peddler}), (Resources{1, 0, 0}));
    EXPECT_EQ(income({}, {Peddler}), 3);
    EXPECT_EQ(income({Peddler}, {Peddler, Peddler}), 5);
}

TEST(Units, PT_13_25_RogueTakesGoldPerWar)
{
    RULE("PT-13.25");
    for (int wars = 0; wars <= 2; ++wars) {
        const auto match = table().first_seat_wins(wars).back(0, {Rogue, Rogue}).at_war();
        EXPECT_EQ(match.gold(0), 2 + 2 * wars);
        EXPECT_EQ(match.legend(0), 3 * wars);
    }
}

TEST(Units, PT_13_28_CommanderScoresPerWar)
{
    RULE("PT-13.28");
    for (int wars = 0; wars <= 2; ++wars) {
        const auto match = table().first_seat_wins(wars).back(0, {Commander}).at_war();
        EXPECT_EQ(match.legend_from(0, Commander), wars);
        EXPECT_EQ(match.legend(0), 4 * wars);
    }
}

TEST(Units, PT_13_31_LandlordMakesWood)
{
    RULE("PT-13.31");
    EXPECT_EQ(makes({}, {Landlord}), (Resources{1, 0, 0}));
}

TEST(Units, PT_13_32_ManticoreEatsFood)
{
    RULE("PT-13.32");
    EXPECT_EQ(strength({Manticore}), 2);
    EXPECT_EQ(strength({Manticore, Manticore}, {Farmer}), 8);
    const auto with_town = table().front(0, {Manticore}).building(0, Town, One).at_war();
    EXPECT_EQ(with_town.strength(0), 4);
}

TEST(Units, PT_13_34_OgreCountsSnakeCookAndAlchemist)
{
    RULE("PT-13.34");
    EXPECT_EQ(strength({Ogre}), 4);
    EXPECT_EQ(strength({Ogre, aged(GiantSnake, 1)}), 2 + 5);
    EXPECT_EQ(strength({Ogre}, {Cook, Farmer}), 2 + 3);
    EXPECT_EQ(strength({Ogre}, {MasterAlchemist, ForestSpirit}), 2 + 5);
}

TEST(Units, PT_13_37_SalamanderGrowsWithTokens)
{
    RULE("PT-13.37");
    EXPECT_EQ(strength({Salamander}), 4);
    EXPECT_EQ(strength({aged(Salamander, 1)}), 5);
}

TEST(Units, PT_13_39_ForestSpiritMakesThreeWood)
{
    RULE("PT-13.39");
    EXPECT_EQ(makes({}, {ForestSpirit}), (Resources{3, 0, 0}));
}

TEST(Units, PT_13_40_LeviathanFeedsItselfAndOthers)
{
    RULE("PT-13.40");
    EXPECT_EQ(makes({Leviathan}), kNothing);
    EXPECT_EQ(makes({}, {aged(Leviathan, 1)}), (Resources{0, 2, 0}));
    EXPECT_EQ(makes({}, {aged(Leviathan, 3)}), (Resources{0, 2, 0}));  // two, however old
    EXPECT_EQ(strength({Manticore}, {aged(Leviathan, 1)}), 6);
    EXPECT_EQ(strength({Leviathan}, {Farmer, Treefolk}), 8);
}

TEST(Units, PT_13_41_StrategistCountsOwnTokensToo)
{
    RULE("PT-13.41");
    EXPECT_EQ(strength({aged(Strategist, 2)}), 3);
    EXPECT_EQ(strength({}, {aged(Strategist, 2), aged(Cook, 3)}), 6);
    const auto match = table().front(0, {Strategist}).front(1, {aged(Cook, 5)}).at_war();
    EXPECT_EQ(match.strength(0), 1);  // own units only
}

TEST(Units, PT_13_42_TheKrakenIsNineStrong)
{
    RULE("PT-13.42");
    EXPECT_EQ(strength({Kraken}), 9);
    EXPECT_EQ(strength({Kraken, ForestChild}), 10);
    auto old = table().building(0, Town, Two).legend(0, 9).first_seat_wins(0).front(0, {Kraken, Knight}).at_deploy();
    old.deploy_and_reveal(0, {});
    EXPECT_EQ(old.legend(0), 9);  // only on entering
    EXPECT_EQ(old.tokens(0, Knight), 0);
    const auto alive = table().front(0, {Kraken, aged(Knight, 2)}).at_age();
    EXPECT_EQ(alive.legend(0), 2);
}

TEST(Buildings, PT_14_1_TownMakesWoodFoodAndThenAGem)
{
    RULE("PT-14.1");
    EXPECT_EQ(production(table().building(0, Town, One).at_build().player(0)), (Resources{1, 1, 0}));
    EXPECT_EQ(production(table().building(0, Town, Two).at_build().player(0)), (Resources{1, 1, 1}));
}

TEST(Buildings, PT_14_2_TavernEarnsAndThenScoresFood)
{
    RULE("PT-14.2");
    for (const Level level : {One, Two}) {
        const auto match = table().first_seat_wins(0).building(0, Tavern, level).back(0, {Farmer, Treefolk}).at_war();
        EXPECT_EQ(match.income(0), 2 + 2);
        EXPECT_EQ(match.legend(0), level == Two ? 2 : 0);
    }
}

TEST(Buildings, PT_14_3_MineCountsItsOwnGem)
{
    RULE("PT-14.3");
    EXPECT_EQ(production(table().building(0, Mine, One).at_build().player(0)), (Resources{0, 0, 1}));
    EXPECT_EQ(production(table().building(0, Mine, Two).at_build().player(0)), (Resources{0, 0, 1}));
    EXPECT_EQ(table().first_seat_wins(0).building(0, Mine, Two).at_war().legend(0), 2);
    EXPECT_EQ(table().first_seat_wins(0).building(0, Mine, Two).building(0, Town, Two).at_war().legend(0), 4);
}

TEST(Buildings, PT_14_4_TempleEarnsTwoAndThenScoresTwo)
{
    RULE("PT-14.4");
    const auto one = table().first_seat_wins(0).building(0, Temple, One).at_war();
    EXPECT_EQ(one.income(0), 4);
    EXPECT_EQ(one.legend(0), 0);
    const auto two = table().first_seat_wins(0).building(0, Temple, Two).at_war();
    EXPECT_EQ(two.income(0), 4);
    EXPECT_EQ(two.legend(0), 2);
}

TEST(Buildings, PT_14_5_BarracksTurnWoodIntoStrength)
{
    RULE("PT-14.5");
    for (const Level level : {One, Two}) {
        const auto match = table().building(0, Barracks, level).front(0, {Knight}).back(0, {ForestSpirit}).at_war();
        EXPECT_EQ(match.strength(0), 4 + 3);
    }
    // The bonus belongs to the kingdom: no unit gets stronger by it.
    const auto weak = table().first_seat_wins(0).building(0, Barracks, Two).front(0, {Landlord, Peddler}).at_war();
    EXPECT_EQ(weak.strength(0), 2 + 2);
    EXPECT_EQ(weak.legend(0), 0);
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
