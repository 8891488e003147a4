// Phase 5, build: chapter PT-8 and the prices of PT-13 and PT-14.
#include <functional>

#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

// What the first seat pays for its choice, everybody else passing.
int price(Match&& match, const Choice& work)
{
    match.choose(0, work);
    match.idle();
    const auto built = match.said<Built>();
    const auto upgraded = match.said<Upgraded>();
    EXPECT_EQ(built.size() + upgraded.size(), 1U);
    return built.empty() ? upgraded[0].gold : built[0].gold;
}

// The least gold with which the choice is offered.
std::optional<int> least_gold_offered(const std::function<Table()>& start, const Choice& work)
{
    for (int gold = 0; gold <= 20; ++gold) {
        const auto match = start().gold(0, gold).at_build();
        if (match.offers(0, work)) return gold;
    }
    return std::nullopt;
}

TEST(Build, PT_8_4_PT_8_6_InkaBuildsTheTavernDirectlyAtLevelTwo)
{
    RULE("PT-8.6");  // PT-8.4
    auto match = table()
                     .front(0, {Farmer, Treefolk})
                     .back(0, {Woodcutter})
                     .building(0, Temple, One)
                     .building(0, Barracks, One)
                     .gold(0, 4)
                     .at_build();
    match.choose(0, Build{Tavern, Two});
    match.idle();
    EXPECT_EQ(match.level(0, Tavern), Two);
    EXPECT_EQ(match.gold(0), 0);
}

TEST(Build, PT_8_6_PT_8_8_OneFoodDoesNotCoverTwo)
{
    RULE("PT-8.8");  // PT-8.6
    auto match = table()
                     .front(0, {Farmer})
                     .back(0, {Woodcutter})
                     .building(0, Temple, One)
                     .building(0, Barracks, One)
                     .gold(0, 4)
                     .at_build();
    match.refuses(0, Build{Tavern, Two}, "PT-8.6");
    match.choose(0, Build{Tavern, One});
    match.idle();
    EXPECT_EQ(match.level(0, Tavern), One);
    EXPECT_EQ(match.gold(0), 0);
}

TEST(Build, PT_8_9_PT_R32_PT_13_39_DorisUpgradesHerTown)
{
    RULE("PT-8.9");  // PT-13.39, PT-R32
    auto match = table().front(0, {ForestSpirit}).building(0, Town, One).gold(0, 5).at_build();
    EXPECT_EQ(match.wood(0), 4);
    match.choose(0, Upgrade{Town});
    match.idle();
    EXPECT_EQ(match.level(0, Town), Two);
    EXPECT_EQ(match.gold(0), 5);
}

TEST(Build, PT_8_10_PT_14_3_TheMinesOwnGemHelpsToUpgradeIt)
{
    RULE("PT-8.10");  // PT-14.3
    auto match = table().front(0, {Woodcutter}).building(0, Mine, One).at_build();
    match.choose(0, Upgrade{Mine});
    match.idle();
    EXPECT_EQ(match.level(0, Mine), Two);
    EXPECT_EQ(match.gold(0), 0);
}

TEST(Build, PT_8_7_PT_R22_TheTownDoesNotHelpToBuildItself)
{
    RULE("PT-8.7");  // PT-R22
    auto two_wood = table().front(0, {Woodcutter, Woodcutter}).at_build();
    two_wood.refuses(0, Build{Town, Two}, "PT-8.6");
    auto three_wood = table().front(0, {Woodcutter, Woodcutter}).back(0, {Woodcutter}).at_build();
    three_wood.choose(0, Build{Town, Two});
    three_wood.idle();
    EXPECT_EQ(three_wood.level(0, Town), Two);
    EXPECT_EQ(three_wood.gold(0), 0);
}

TEST(Build, PT_8_10_TheTownHelpsToUpgradeItself)
{
    RULE("PT-8.10");
    auto with_woodcutter = table().front(0, {Woodcutter}).building(0, Town, One).at_build();
    EXPECT_TRUE(with_woodcutter.offers(0, Upgrade{Town}));
    auto alone = table().building(0, Town, One).gold(0, 20).at_build();
    alone.refuses(0, Upgrade{Town}, "PT-8.9");
}

TEST(Build, PT_14_4_PT_R23_TheTempleTakesGemsOrGoldAtEachLevel)
{
    RULE("PT-14.4");  // PT-R23
    const auto gems = [](int n) {
        return [n] {
            auto start = table();
            if (n > 0) start.front(0, {aged(Adventurer, n)});
            return start;
        };
    };
    EXPECT_EQ(least_gold_offered(gems(0), Build{Temple, Two}), 5);
    EXPECT_EQ(least_gold_offered(gems(1), Build{Temple, Two}), 3);
    EXPECT_EQ(least_gold_offered(gems(2), Build{Temple, Two}), 2);
    EXPECT_EQ(least_gold_offered(gems(3), Build{Temple, Two}), 0);
    EXPECT_EQ(least_gold_offered(gems(0), Build{Temple, One}), 2);
    EXPECT_EQ(least_gold_offered(gems(1), Build{Temple, One}), 0);
    EXPECT_EQ(price(gems(2)().gold(0, 9).at_build(), Build{Temple, Two}), 2);  // and no more than that is paid
    EXPECT_EQ(price(gems(0)().gold(0, 9).at_build(), Build{Temple, Two}), 5);
}

TEST(Build, PT_14_4_TheTempleMixesNothingInsideALevel)
{
    RULE("PT-14.4");
    const auto one_gem = [] { return table().front(0, {Miner}).building(0, Temple, One); };
    EXPECT_EQ(least_gold_offered(one_gem, Upgrade{Temple}), 3);  // not 1 gem and half the gold
    const auto two_gems = [] { return table().front(0, {Miner, Miner}).building(0, Temple, One); };
    EXPECT_EQ(least_gold_offered(two_gems, Upgrade{Temple}), 0);
}

TEST(Build, PT_13_20_TheGrandArchitectBuysWhatIsMissing)
{
    RULE("PT-13.20");
    const auto start = [] { return table().back(0, {GrandArchitect}); };
    EXPECT_EQ(least_gold_offered(start, Build{Tavern, Two}), 3);
    EXPECT_EQ(price(start().gold(0, 9).at_build(), Build{Tavern, Two}), 3);
    EXPECT_EQ(least_gold_offered(start, Build{Town, Two}), 3);
    EXPECT_EQ(least_gold_offered(start, Build{Mine, Two}), 3);
    EXPECT_EQ(least_gold_offered(start, Build{Barracks, Two}), 3);
    EXPECT_EQ(least_gold_offered(start, Build{Barracks, One}), 1);
    EXPECT_EQ(least_gold_offered(start, Build{Temple, Two}), 3);  // three gems bought, cheaper than 2 + 3
}

TEST(Build, PT_13_14_TheWoodMerchantBuysWoodOnly)
{
    RULE("PT-13.14");
    auto no_food = table().front(0, {WoodMerchant}).gold(0, 20).at_build();
    no_food.refuses(0, Build{Tavern, Two}, "PT-8.6");
    no_food.refuses(0, Build{Tavern, One}, "PT-8.5");
    const auto food = [] { return table().front(0, {WoodMerchant}).back(0, {Farmer, Treefolk}); };
    EXPECT_EQ(least_gold_offered(food, Build{Tavern, Two}), 1);
    const auto no_wood = [] { return table().front(0, {WoodMerchant}); };
    EXPECT_EQ(least_gold_offered(no_wood, Build{Town, Two}), 3);
    const auto some_wood = [] { return table().front(0, {WoodMerchant, Woodcutter}); };
    EXPECT_EQ(least_gold_offered(some_wood, Build{Town, Two}), 2);  // only the missing wood is bought
}

TEST(Build, PT_R23_TheArchitectIsCheaperThanTheTemplesGold)
{
    RULE("PT-R23");
    const auto one_gem = [] { return table().front(0, {GrandArchitect, Miner}).building(0, Temple, One); };
    EXPECT_EQ(least_gold_offered(one_gem, Upgrade{Temple}), 1);
    const auto no_gem = [] { return table().front(0, {GrandArchitect}).building(0, Temple, One); };
    EXPECT_EQ(least_gold_offered(no_gem, Upgrade{Temple}), 2);
}

TEST(Build, PT_13_31_PT_R24_TheLandlordWaivesTheLandPriceOnly)
{
    RULE("PT-13.31");  // PT-R24
    const auto three = [](CardId unit) {
        return [unit] {
            auto start = table().front(0, {unit}).building(0, Town, One).building(0, Tavern, One);
            return start.building(0, Temple, Two);
        };
    };
    EXPECT_EQ(least_gold_offered(three(Woodcutter), Build{Barracks, One}), 6);
    EXPECT_EQ(least_gold_offered(three(Landlord), Build{Barracks, One}), 0);
    EXPECT_EQ(least_gold_offered(three(Landlord), Build{Mine, Two}), std::nullopt);  // the gem is still missing
    const auto alone = table().front(0, {Landlord}).at_build();
    EXPECT_EQ(alone.wood(0), 1);
    EXPECT_EQ(alone.bars(0, Build{Tavern, One}), "PT-8.5");
}

TEST(Build, PT_8_1_OneActionOrNone)
{
    RULE("PT-8.1");
    auto match = table().front(0, {ForestSpirit}).gold(0, 20).at_build();
    match.choose(0, Build{Town, One});
    match.choose(0, Build{Mine, One});  // instead, not in addition
    match.choose(1, Pass{});
    match.choose(2, Pass{});
    EXPECT_EQ(match.level(0, Town), None);
    EXPECT_EQ(match.level(0, Mine), One);
    EXPECT_EQ(match.level(1, Town), None);
    EXPECT_EQ(match.said<Built>().size(), 1U);
    EXPECT_EQ(match.said<BuiltNothing>().size(), 2U);
    EXPECT_EQ(match.phase(), Phase::Recruit);  // aging went by, the next round has begun
}

TEST(Build, PT_8_2_ABuildingIsBuiltOnceAtEitherLevel)
{
    RULE("PT-8.2");
    auto match = table()
                     .front(0, {ForestSpirit})
                     .back(0, {Farmer})
                     .building(0, Town, One)
                     .building(0, Tavern, Two)
                     .gold(0, 20)
                     .at_build();
    EXPECT_TRUE(match.offers(0, Build{Mine, One}));
    EXPECT_TRUE(match.offers(0, Build{Barracks, One}));
    EXPECT_TRUE(match.offers(0, Build{Barracks, Two}));
    match.refuses(0, Build{Town, One}, "PT-8.2");
    match.refuses(0, Build{Town, Two}, "PT-8.2");
    match.refuses(0, Build{Tavern, One}, "PT-8.2");
    match.refuses(0, Build{Tavern, Two}, "PT-8.2");
    match.choose(0, Build{Barracks, Two});
    match.idle();
    EXPECT_EQ(match.level(0, Barracks), Two);
}

TEST(Build, PT_8_3_LandAndResourcesTogether)
{
    RULE("PT-8.3");
    const auto start = [] { return table().front(0, {WoodMerchant}).building(0, Mine, One); };
    EXPECT_EQ(least_gold_offered(start, Build{Town, One}), 2 + 1);
    EXPECT_EQ(price(start().gold(0, 8).at_build(), Build{Town, One}), 3);
    auto short_of_gold = start().gold(0, 2).at_build();
    short_of_gold.refuses(0, Build{Town, One}, "PT-8.3");
    auto no_gems_no_gold = table().gold(0, 1).at_build();
    no_gems_no_gold.refuses(0, Build{Temple, One}, "PT-8.3");  // not the land, which costs nothing yet
}

TEST(Build, PT_8_4_LandGetsDearer)
{
    RULE("PT-8.4");
    const BuildingId order[] = {Town, Tavern, Mine, Temple, Barracks};
    for (int built = 0; built < 5; ++built) {
        const auto start = [&](Level level) {
            return [&order, built, level] {
                auto t = table().front(0, {Woodcutter, Farmer}).back(0, {Miner});
                for (int i = 0; i < built; ++i) {
                    t.building(0, order[i], level);
                }
                return t;
            };
        };
        EXPECT_EQ(least_gold_offered(start(One), Build{order[built], One}), 2 * built);
        EXPECT_EQ(least_gold_offered(start(Two), Build{order[built], One}), 2 * built);  // levels do not matter
    }
}

TEST(Build, PT_8_5_LevelOneNeedsItsOwnResourcesOnly)
{
    RULE("PT-8.5");
    const auto wood = table().front(0, {Woodcutter}).at_build();
    EXPECT_TRUE(wood.offers(0, Build{Town, One}));
    EXPECT_TRUE(wood.offers(0, Build{Mine, One}));
    EXPECT_TRUE(wood.offers(0, Build{Barracks, One}));
    EXPECT_EQ(wood.bars(0, Build{Tavern, One}), "PT-8.5");
    const auto food = table().front(0, {Farmer}).at_build();
    EXPECT_TRUE(food.offers(0, Build{Tavern, One}));
    EXPECT_EQ(food.bars(0, Build{Town, One}), "PT-8.5");
    EXPECT_EQ(food.bars(0, Build{Mine, One}), "PT-8.5");
    EXPECT_EQ(food.bars(0, Build{Barracks, One}), "PT-8.5");
}

TEST(Build, PT_8_9_AnUpgradeCostsNoLand)
{
    RULE("PT-8.9");
    const auto start = [] {
        auto t = table().front(0, {Woodcutter, Farmer}).building(0, Barracks, One);
        return t.building(0, Town, One).building(0, Temple, One);
    };
    EXPECT_EQ(least_gold_offered(start, Upgrade{Barracks}), 0);
    auto match = start().building(0, Mine, Two).at_build();
    match.refuses(0, Upgrade{Mine}, "PT-8.9");
    match.refuses(0, Upgrade{Temple}, "PT-8.9");  // no gold, one gem only
    match.refuses(0, Upgrade{Tavern}, "PT-8.9");  // not built yet
}

TEST(Build, PT_8_11_PT_R25_TheFifthSlotWaitsForTheNextDeployment)
{
    RULE("PT-8.11");  // PT-R25
    auto match = table().front(0, {ForestSpirit}).at_build();
    match.choose(0, Build{Town, Two});
    EXPECT_EQ(PaperTales::view(match.state(), seat_at(0)).players[0].slots, 4);
    match.idle();
    match.draft_anything();
    EXPECT_TRUE(match.offers(0, Move{Front1, Front3}));
    EXPECT_EQ(match.bars(1, Place{match.player(1).hand.front(), Front3}), "PT-5.2");
}

TEST(Build, PT_8_8_GemsOfTheMineCoverOneSymbolEach)
{
    RULE("PT-8.8");
    const auto two_wood_one_gem = table().front(0, {Woodcutter, Peddler}).back(0, {Miner}).at_build();
    EXPECT_TRUE(two_wood_one_gem.offers(0, Build{Mine, Two}));
    const auto one_wood_one_gem = table().front(0, {Woodcutter}).back(0, {Miner}).at_build();
    EXPECT_EQ(one_wood_one_gem.bars(0, Build{Mine, Two}), "PT-8.6");
    const auto barracks = table().front(0, {ForestChild}).at_build();
    EXPECT_EQ(barracks.bars(0, Build{Barracks, Two}), "PT-8.6");  // two wood, one food
}

TEST(Build, PT_R26_ConstructionIsShownTogether)
{
    RULE("PT-R26");
    auto match = table().front(0, {Woodcutter}).front(1, {Woodcutter}).at_build();
    match.choose(0, Build{Town, One});
    EXPECT_EQ(match.level(0, Town), None);
    EXPECT_TRUE(match.said<Built>().empty());
    match.choose(1, Build{Mine, One});
    match.choose(2, Pass{});
    EXPECT_EQ(match.level(0, Town), One);
    EXPECT_EQ(match.level(1, Mine), One);
}

TEST(Build, PT_R23_LandlordMerchantAndArchitectTogether)
{
    RULE("PT-R23");
    const auto start = [] {
        auto t = table().front(0, {Landlord, WoodMerchant}).back(0, {GrandArchitect});
        return t.building(0, Town, One).building(0, Temple, One);
    };
    // Two wood and one food are there (Landlord, Town): the Tavern lacks one food, the Mine one gem.
    EXPECT_EQ(least_gold_offered(start, Build{Tavern, Two}), 1);
    EXPECT_EQ(least_gold_offered(start, Build{Mine, Two}), 1);
    EXPECT_EQ(least_gold_offered(start, Build{Barracks, Two}), 0);
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
