#include "core/rng.h"

#include <gtest/gtest.h>

#include <array>
#include <numeric>

#include "core/sha256.h"

namespace snowbound {
namespace {

TEST(ChaCha20, Rfc8439Section232)
{
    Seed key;
    std::iota(key.begin(), key.end(), std::uint8_t{0});
    const auto block = chacha20_block(key, 1, {0x09000000, 0x4a000000, 0x00000000});
    const std::array<std::uint32_t, 16> expected{0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033,
                                                 0x9aaa2204, 0x4e6cd4c3, 0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9,
                                                 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2};
    EXPECT_EQ(block, expected);
}

TEST(ChaCha20, Rfc8439AppendixA1)
{
    const auto first = chacha20_block(Seed{}, 0, {});  // vector 1
    EXPECT_EQ(first[0], 0xade0b876U);
    EXPECT_EQ(first[15], 0x8665eeb2U);
    const auto second = chacha20_block(Seed{}, 1, {});  // vector 2
    EXPECT_EQ(second[0], 0xbee7079fU);
    EXPECT_EQ(second[15], 0x6f4d794bU);
    Seed last_one{};
    last_one[31] = 1;
    const auto third = chacha20_block(last_one, 1, {});  // vector 3
    EXPECT_EQ(third[0], 0x2452eb3aU);
    EXPECT_EQ(third[15], 0xa0136c00U);
}

TEST(Sha256, KnownAnswers)
{
    EXPECT_EQ(to_hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(to_hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(to_hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(to_hex(sha256(std::string(1'000'000, 'a'))),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Rng, TheSameSeedGivesTheSameResultsAndRecordsThem)
{
    Rng a = Rng::seeded(Seed{7});
    Rng b = Rng::seeded(Seed{7});
    std::vector<std::uint32_t> given;
    for (int i = 0; i < 100; ++i) {
        given.push_back(a.below(6));
        EXPECT_LT(given.back(), 6U);
        EXPECT_EQ(b.below(6), given.back());
    }
    EXPECT_EQ(a.take_rolled(), given);
    EXPECT_TRUE(a.rolled_nothing());
}

TEST(Rng, GoesOnFromAStoredPosition)
{
    Rng whole = Rng::seeded(Seed{1, 2, 3});
    for (int i = 0; i < 21; ++i) {
        whole.below(1000);
    }
    Rng resumed = Rng::seeded(Seed{1, 2, 3}, whole.position());
    for (int i = 0; i < 40; ++i) {
        EXPECT_EQ(resumed.below(81), whole.below(81));
    }
}

TEST(Rng, NothingIsDrawnWhereThereIsNothingToChoose)
{
    Rng rng = Rng::seeded(Seed{});
    EXPECT_EQ(rng.below(1), 0U);
    EXPECT_EQ(rng.below(0), 0U);
    EXPECT_TRUE(rng.rolled_nothing());
    EXPECT_EQ(rng.position(), 0U);
}

TEST(Rng, AScriptIsFollowedAndItsEndAndItsMisfitsAreFaults)
{
    Rng rng = Rng::scripted({3, 0, 5});
    EXPECT_EQ(rng.below(6), 3U);
    EXPECT_EQ(rng.below(2), 0U);
    EXPECT_FALSE(rng.exhausted());
    EXPECT_FALSE(rng.faulty());
    EXPECT_EQ(rng.below(6), 5U);
    EXPECT_TRUE(rng.exhausted());
    rng.below(6);
    EXPECT_TRUE(rng.faulty());

    Rng misfit = Rng::scripted({6});
    misfit.below(6);
    EXPECT_TRUE(misfit.faulty());
}

TEST(Rng, ScriptedResultsComeBeforeTheSeed)
{
    Rng plain = Rng::seeded(Seed{9});
    Rng scripted = Rng::seeded(Seed{9});
    scripted.script(std::array<std::uint32_t, 2>{4, 1});
    EXPECT_EQ(scripted.below(6), 4U);
    EXPECT_EQ(scripted.below(6), 1U);
    EXPECT_EQ(scripted.below(6), plain.below(6));
}

TEST(Rng, ChaChaResultsAreUniform)
{
    Rng rng = Rng::seeded(Seed{42});
    std::array<int, 7> count{};
    for (int i = 0; i < 70'000; ++i) {
        ++count[rng.below(7)];
    }
    double chi_square = 0;
    for (const int n : count) {
        chi_square += (n - 10'000.0) * (n - 10'000.0) / 10'000.0;
    }
    EXPECT_LT(chi_square, 22.46);  // 6 degrees of freedom, one in a thousand; the seed is fixed, so it never flickers
}

TEST(Rng, SearchingIsRepeatableAndRecordsNothing)
{
    Rng a = Rng::searching(5);
    Rng b = Rng::searching(5);
    for (int i = 0; i < 50; ++i) {
        EXPECT_EQ(a.below(81), b.below(81));
    }
    EXPECT_TRUE(a.rolled_nothing());
}

}  // namespace
}  // namespace snowbound
