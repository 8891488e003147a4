// A network says what its weights say, in whole numbers; files that are none are refused.
#include "bots/network.h"

#include <gtest/gtest.h>

#include "bots/think.h"
#include "games/paper_tales/game.h"

namespace snowbound {
namespace {

using Bytes = std::vector<unsigned char>;

void put(Bytes& file, std::uint32_t value, int bytes)
{
    for (int i = 0; i < bytes; ++i) file.push_back(static_cast<unsigned char>(value >> (8 * i)));
}

// Two inputs, two between, one output: between is x - y and y + 1, the output is their difference.
Bytes small_file()
{
    Bytes file{'S', 'B', 'N', '1'};
    put(file, 2, 2);
    put(file, 2, 2);
    put(file, 0, 4), put(file, 4096, 4);
    for (const int weight : {64, 0, -64, 64}) put(file, static_cast<std::uint32_t>(weight), 1);
    put(file, 1, 2);
    put(file, 10, 4);
    for (const int weight : {64, -64}) put(file, static_cast<std::uint32_t>(weight), 1);
    return file;
}

std::int32_t odds(const Network& network, int x, int y)
{
    const std::array row{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
    return network.odds(row);
}

TEST(Network, SaysWhatItsWeightsSay)
{
    const auto network = Network::read(small_file());
    ASSERT_TRUE(network);
    EXPECT_EQ(network->inputs(), 2U);
    EXPECT_EQ(odds(*network, 0, 0), 10 - 64 * 64);
    EXPECT_EQ(odds(*network, 64, 0), 10 + 64 * 64 - 64 * 64);
    EXPECT_EQ(odds(*network, 64, 32), 10 + 64 * 32 - 64 * 96);
}

TEST(Network, BetweenLayersNothingIsBelowZeroOrAboveTheMost)
{
    const auto network = Network::read(small_file());
    EXPECT_EQ(odds(*network, -127, 0), 10 - 64 * 64);
    EXPECT_EQ(odds(*network, 127, -127), 10 + 64 * 127);
    EXPECT_EQ(odds(*network, 0, 127), 10 - 64 * 127);
}

TEST(Network, RefusesWhatIsNoFileOfWeights)
{
    const Bytes good = small_file();
    for (std::size_t size = 0; size < good.size(); ++size) {
        EXPECT_FALSE(Network::read({good.data(), size}) && size + 7 > good.size()) << size;
    }
    Bytes more = good;
    more.push_back(0);
    EXPECT_FALSE(Network::read(more));
    Bytes huge = good;
    huge[4] = huge[5] = huge[6] = huge[7] = 0xFF;
    EXPECT_FALSE(Network::read(huge));
    Bytes none = good;
    none[6] = 0;
    EXPECT_FALSE(Network::read(none));
}

TEST(Network, AWonMatchIsSureAndASharedOneIsShared)
{
    Rng rng = Rng::searching(5);
    Log<PaperTales::Fact> silent;
    auto state = PaperTales::setup(3, {}, rng, silent);
    std::vector<PaperTales::Choice> buffer;
    for (Seat seat = next_options<PaperTales>(state, buffer); seat != kSpectator;
         seat = next_options<PaperTales>(state, buffer)) {
        PaperTales::apply(state, seat, buffer.front(), rng, silent);
    }
    int all = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        const int chance = judged_chance<PaperTales>(state, seat_at(i), Network());
        EXPECT_EQ(chance > 0, PaperTales::winners(state).has(seat_at(i)));
        all += chance;
    }
    EXPECT_NEAR(all, kSure, 2);
}

TEST(Network, WhatTheProgramCarriesFitsItsGame)
{
    const Network& network = carried_network<PaperTales>();
    EXPECT_EQ(network.inputs(), PaperTales::kFeatures);
}

// A network that sees nothing but a want for few points: whoever judges by it plays otherwise.
TEST(Network, ASearchJudgesByTheOneThatItIsGiven)
{
    Bytes file{'S', 'B', 'N', '1'};
    put(file, PaperTales::kFeatures, 2);
    put(file, 1, 2);
    put(file, 0, 4);
    for (std::size_t i = 0; i < PaperTales::kFeatures; ++i) put(file, i % 7 == 0 ? 0x80 : 0x40, 1);
    const auto network = Network::read(file);
    ASSERT_TRUE(network);
    Rng rng = Rng::searching(6);
    Log<PaperTales::Fact> silent;
    const auto state = PaperTales::setup(3, {}, rng, silent);
    const Network none;
    Rng one = Rng::searching(7), two = Rng::searching(7);
    const auto by_network = think<PaperTales>(state, seat_at(0), BotLevel::Hard, one, 40, GoOnAlways(), &*network);
    const auto by_hand = think<PaperTales>(state, seat_at(0), BotLevel::Hard, two, 40, GoOnAlways(), &none);
    for (const auto& candidate : by_network.best) {
        EXPECT_GE(candidate.value, -kSure);
        EXPECT_LE(candidate.value, kSure);
    }
    EXPECT_NE(by_network.best, by_hand.best);
}

}  // namespace
}  // namespace snowbound
