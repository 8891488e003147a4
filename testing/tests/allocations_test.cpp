// Copying a state and random play allocate nothing, once the caller's buffer has its size.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "games/dead_of_winter/game.h"
#include "games/paper_tales/game.h"
#include "games/tail_feathers/game.h"
#include "games/winter_tales/game.h"

namespace {
std::size_t allocations = 0;
}

void* operator new(std::size_t size)
{
    ++allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace snowbound {
namespace {

template <Game G>
typename G::State play_random_game(std::size_t seats, std::uint64_t seed, std::vector<typename G::Choice>& buffer)
{
    Rng rng = Rng::searching(seed);
    Log<typename G::Fact> log;
    auto state = G::setup(seats, {}, rng, log);
    for (;;) {
        const Seat seat = next_options<G>(state, buffer);
        if (seat == kSpectator) return state;
        G::apply(state, seat, buffer[rng.below(static_cast<std::uint32_t>(buffer.size()))], rng, log);
    }
}

template <class G>
class Allocations : public ::testing::Test {};
using AllGames = ::testing::Types<PaperTales, WinterTales, DeadOfWinter, TailFeathers>;
TYPED_TEST_SUITE(Allocations, AllGames);

TYPED_TEST(Allocations, RandomPlayMakesNone)
{
    using G = TypeParam;
    std::vector<typename G::Choice> buffer;
    buffer.reserve(1024);
    const std::size_t before = allocations;
    for (std::size_t seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            play_random_game<G>(seats, seed, buffer);
        }
    }
    EXPECT_EQ(allocations, before);
    EXPECT_EQ(buffer.capacity(), 1024U);
}

TYPED_TEST(Allocations, CopyingAndReDealingMakeNone)
{
    using G = TypeParam;
    static_assert(std::is_trivially_copyable_v<typename G::State> && std::is_trivially_copyable_v<typename G::Choice>);
    Rng rng = Rng::searching(1);
    Log<typename G::Fact> log;
    auto state = G::setup(G::kMinSeats, {}, rng, log);
    std::vector<typename G::Choice> buffer;
    bool differs = false;
    for (int i = 0; i < 200; ++i) {
        const Seat seat = next_options<G>(state, buffer);
        if (seat == kSpectator) break;
        G::apply(state, seat, buffer[rng.below(static_cast<std::uint32_t>(buffer.size()))], rng, log);
        const std::size_t before = allocations;
        auto copy = state;
        const auto world = G::resample(copy, seat_at(0), rng);
        EXPECT_EQ(allocations, before);
        EXPECT_TRUE(copy == state);
        differs = differs || !(world == state);
    }
    EXPECT_TRUE(differs) << "nobody ever held something hidden";
}

TEST(Allocations, TheCounterCounts)
{
    const std::size_t before = allocations;
    std::vector<int> numbers(100);
    EXPECT_GT(allocations, before) << numbers.size();
}

}  // namespace
}  // namespace snowbound
