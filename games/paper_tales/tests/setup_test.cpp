// Set-up, chapter PT-2, and who may sit at the table.
#include <numeric>

#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

TEST(Setup, PT_2_1_PlayBeginsInRoundOne)
{
    RULE("PT-2.1");
    for (const std::size_t seats : {2U, 3U, 4U, 5U}) {
        const Match match(seats, unshuffled(81));
        EXPECT_EQ(match.state().seats, seats);
        EXPECT_EQ(match.state().round, 1);
        EXPECT_EQ(match.phase(), Phase::Recruit);
    }
}

TEST(Setup, PT_2_2_EverybodyStartsWithThreeGold)
{
    RULE("PT-2.2");
    const Match match(5, unshuffled(81));
    for (int seat = 0; seat < 5; ++seat) {
        EXPECT_EQ(match.gold(seat), 3);
    }
}

TEST(Setup, PT_2_3_EverybodyStartsAtNoLegendPoints)
{
    RULE("PT-2.3");
    const Match match(5, unshuffled(81));
    for (int seat = 0; seat < 5; ++seat) {
        EXPECT_EQ(match.legend(seat), 0);
    }
}

TEST(Setup, PT_2_4_NothingIsBuiltAndNobodyStandsInAKingdom)
{
    RULE("PT-2.4");
    const Match match(4, unshuffled(81));
    for (int seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(match.units(seat), 0);
        EXPECT_FALSE(match.player(seat).reserve);
        for (const BuildingId b : {Town, Tavern, Mine, Temple, Barracks}) {
            EXPECT_EQ(match.level(seat, b), None);
        }
    }
    const std::size_t dealt = 4 * 5;
    EXPECT_EQ(match.state().draw.size() + dealt, 81U);  // 81 lay there before the first deal
    EXPECT_EQ(match.state().discard.size(), 0U);
}

TEST(Setup, PT_2_4_EverySeatHasTheSameFiveBuildings)
{
    RULE("PT-2.4");
    auto match = table().gold(0, 2).gold(1, 2).gold(2, 2).front(0, {GrandArchitect}).at_build();
    EXPECT_EQ(kBuildings, 5U);
    for (const BuildingId b : {Town, Tavern, Mine, Temple, Barracks}) {
        EXPECT_TRUE(match.offers(0, Build{b, One})) << name_of(b);
    }
    for (int seat = 0; seat < 3; ++seat) {
        EXPECT_TRUE(match.offers(seat, Build{Temple, One}));
    }
}

TEST(Setup, PT_2_5_AllCardsAreShuffledIntoOnePile)
{
    RULE("PT-2.5");
    Rolls other_order = unshuffled(81);
    other_order[0] = 7;  // the card that lay last goes to the eighth place
    const Match plain(3, unshuffled(81));
    const Match shuffled(3, other_order);
    EXPECT_NE(plain.state().draw, shuffled.state().draw);
    std::array<int, kUnits> seen{};
    const auto see = [&](CardId card) { ++seen[static_cast<std::size_t>(card)]; };
    std::for_each(shuffled.state().draw.begin(), shuffled.state().draw.end(), see);
    for (int seat = 0; seat < 3; ++seat) {
        std::for_each(shuffled.player(seat).draft.begin(), shuffled.player(seat).draft.end(), see);
    }
    EXPECT_EQ(std::accumulate(seen.begin(), seen.end(), 0), 81);
    for (std::size_t card = 0; card < kUnits; ++card) {
        EXPECT_EQ(seen[card], kUnitFacts[card].copies) << kCardIdNames[card];
    }
    EXPECT_TRUE(shuffled.state().discard.empty());
}

TEST(Setup, PT_2_6_UnbuiltBuildingsArePublic)
{
    RULE("PT-2.6");
    const auto match = table().building(1, Mine, Two).at_build();
    for (const Seat viewer : {seat_at(0), seat_at(2), kSpectator}) {
        const View view = PaperTales::view(match.state(), viewer);
        EXPECT_EQ(view.players[1].buildings, (std::array{None, None, Two, None, None}));
        EXPECT_EQ(view.players[0].buildings, (std::array{None, None, None, None, None}));
    }
}

TEST(Setup, PT_2_7_PT_R40_TheLeftNeighbourIsTheNextSeatClockwise)
{
    RULE("PT-2.7");  // PT-R40
    for (int seats = 2; seats <= 5; ++seats) {
        const auto match = table().seats(seats).at_build();
        for (int seat = 0; seat < seats; ++seat) {
            EXPECT_EQ(neighbour(match.state(), seat_at(seat), Direction::Left), seat_at((seat + 1) % seats));
            EXPECT_EQ(neighbour(match.state(), seat_at(seat), Direction::Right), seat_at((seat + seats - 1) % seats));
        }
    }
}

TEST(Setup, PT_1_1_PT_R43_TwoToFivePlayers)
{
    RULE("PT-1.1");  // PT-R43
    for (std::size_t seats = 2; seats <= 5; ++seats) {
        const Match match(seats, unshuffled(81));
        EXPECT_EQ(PaperTales::seats(match.state()), seats);
        EXPECT_EQ(match.waiting(), SeatSet::first(seats));
    }
    for (const std::size_t seats : {0, 1, 6, 7}) {
        Rng rng = Rng::searching(1);
        PtLog log;
        EXPECT_THROW(PaperTales::setup(seats, {}, rng, log), RuleBug) << seats;
    }
}

TEST(Setup, PT_1_2_AKingdomIsTheUnitsAndBuildingsOfOnePlayer)
{
    RULE("PT-1.2");
    const auto match = table().front(0, {Farmer}).building(0, Town, One).front(1, {Farmer, Hunter}).at_build();
    EXPECT_EQ(match.food(0), 2);  // Farmer and Town, nothing of the neighbours
    EXPECT_EQ(match.food(1), 2);
    EXPECT_EQ(match.food(2), 0);
    EXPECT_EQ(match.wood(1), 0);
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
