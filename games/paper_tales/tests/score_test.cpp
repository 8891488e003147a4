// The end of the game, chapter PT-10.
#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

SeatSet seats(std::initializer_list<int> list)
{
    SeatSet set;
    for (const int seat : list) {
        set.add(seat_at(seat));
    }
    return set;
}

std::vector<int> ranks(const Match& match)
{
    std::vector<int> all;
    for (const FinalScore& f : match.said<FinalScore>()) {
        all.push_back(f.rank);
    }
    return all;
}

TEST(Score, PT_9_7_PT_10_2_PT_R34_TheRelicAgesOnceMoreBeforeItScores)
{
    RULE("PT-10.2");  // PT-9.7, PT-R34
    auto match = table().round(4).front(0, {aged(RelicOfWisdom, 2)}).at_age();
    EXPECT_EQ(match.phase(), Phase::Over);
    EXPECT_EQ(match.tokens(0, RelicOfWisdom), 3);
    EXPECT_EQ(match.legend(0), 6);
}

TEST(Score, PT_10_3_PT_13_36_PT_R37_BuildingsAndRelic)
{
    RULE("PT-10.3");  // PT-13.36, PT-R37
    const auto match = table()
                           .round(4)
                           .legend(0, 30)
                           .building(0, Town, Two)
                           .building(0, Tavern, One)
                           .front(0, {aged(RelicOfWisdom, 2)})
                           .at_end();
    EXPECT_EQ(match.legend(0), 38);
    EXPECT_EQ(match.legend_from(0, Town), 3);  // not 1 + 3
    EXPECT_EQ(match.legend_from(0, Tavern), 1);
    EXPECT_EQ(match.legend_from(0, RelicOfWisdom), 4);
}

TEST(Score, PT_10_3_EveryBuildingIsWorthOneOrThree)
{
    RULE("PT-10.3");
    for (const BuildingId b : {Town, Tavern, Mine, Temple, Barracks}) {
        EXPECT_EQ(table().round(4).building(0, b, One).at_end().legend(0), 1) << name_of(b);
        EXPECT_EQ(table().round(4).building(0, b, Two).at_end().legend(0), 3) << name_of(b);
    }
    auto all = table().round(4);
    for (const BuildingId b : {Town, Tavern, Mine, Temple, Barracks}) {
        all.building(0, b, Two);
    }
    EXPECT_EQ(all.at_end().legend(0), 15);
}

TEST(Score, PT_10_5_PT_10_6_GoldBreaksTiesElseTheVictoryIsShared)
{
    RULE("PT-10.5");  // PT-10.6
    const auto by_gold =
        table().round(4).legend(0, 40).gold(0, 3).legend(1, 40).gold(1, 5).legend(2, 39).gold(2, 9).at_end();
    EXPECT_EQ(PaperTales::winners(by_gold.state()), seats({1}));
    EXPECT_EQ(PaperTales::ending(by_gold.state()), "gold_breaks_tie");
    EXPECT_EQ(ranks(by_gold), (std::vector{2, 1, 3}));
    const auto shared = table().round(4).legend(0, 40).gold(0, 5).legend(1, 40).gold(1, 5).legend(2, 39).at_end();
    EXPECT_EQ(PaperTales::winners(shared.state()), seats({0, 1}));  // PT-10.6
    EXPECT_EQ(PaperTales::ending(shared.state()), "shared");
}

TEST(Score, PT_10_6_AllMayShare)
{
    RULE("PT-10.6");
    const auto match = table().seats(5).round(4).at_end();
    EXPECT_EQ(PaperTales::winners(match.state()).size(), 5);
    EXPECT_EQ(ranks(match), (std::vector{1, 1, 1, 1, 1}));
}

TEST(Score, PT_10_4_PT_1_3_MostLegendPointsWin)
{
    RULE("PT-10.4");  // PT-1.3
    const auto match = table().round(4).legend(0, 12).legend(1, 20).gold(2, 50).legend(2, 19).at_end();
    EXPECT_EQ(PaperTales::winners(match.state()), seats({1}));
    EXPECT_EQ(PaperTales::ending(match.state()), "most_legend");
    EXPECT_EQ(PaperTales::scores(match.state()), (std::vector{12, 20, 19}));
}

TEST(Score, PT_10_3_PT_10_4_FinalPointsDecideNotThePointsBefore)
{
    RULE("PT-10.4");  // PT-10.3
    const auto match = table().round(4).legend(0, 20).legend(1, 18).building(1, Mine, Two).at_end();
    EXPECT_EQ(PaperTales::winners(match.state()), seats({1}));
}

TEST(Score, PT_R35_RanksBelowTheWinnerGoByTheSameCriteria)
{
    RULE("PT-R35");
    const auto match = table()
                           .seats(5)
                           .round(4)
                           .legend(0, 9)
                           .legend(1, 7)
                           .gold(1, 2)
                           .legend(2, 7)
                           .gold(2, 2)
                           .legend(3, 7)
                           .gold(3, 4)
                           .at_end();
    EXPECT_EQ(ranks(match), (std::vector{1, 3, 3, 2, 5}));
}

TEST(Score, PT_10_1_TheGameEndsAfterRoundFour)
{
    RULE("PT-10.1");
    auto match = table().round(4).at_build();
    EXPECT_EQ(PaperTales::ending(match.state()), "");
    EXPECT_TRUE(PaperTales::winners(match.state()).empty());
    match.idle();
    EXPECT_EQ(match.phase(), Phase::Over);
    EXPECT_TRUE(match.waiting().empty());
    EXPECT_EQ(match.state().round, 4);
    match.refuses_late(0, 0, Pass{});
    auto earlier = table().round(3).at_build();
    earlier.idle();
    EXPECT_EQ(earlier.phase(), Phase::Recruit);
    EXPECT_EQ(earlier.state().round, 4);
}

TEST(Score, PT_R34_TheReserveIsWorthNothing)
{
    RULE("PT-R34");
    const auto match = table().round(4).reserve(0, RelicOfWisdom).reserve(1, Kraken).at_end();
    EXPECT_EQ(match.legend(0), 0);
    EXPECT_EQ(match.legend(1), 0);
}

TEST(Score, PT_1_3_PointsComeFromWarsAbilitiesAndBuildings)
{
    RULE("PT-1.3");
    auto match = table()
                     .round(4)
                     .first_seat_wins(1)
                     .front(0, {Commander, aged(Sculptor, 1)})
                     .building(0, Temple, Two)
                     .building(0, Mine, One)
                     .at_war();
    EXPECT_EQ(match.legend(0), 3 + 1 + 2);  // a war, the Commander, the Temple
    match.idle();
    EXPECT_EQ(match.legend(0), 6 + 3 + 3 + 1);  // the Sculptor, then both buildings
    EXPECT_TRUE(PaperTales::winners(match.state()).has(seat_at(0)));
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
