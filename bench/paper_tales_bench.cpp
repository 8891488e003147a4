// What docs/performance.md reports: one number for each thing that play, search or the server do all the time.
#include <benchmark/benchmark.h>

#include "bots/think.h"
#include "core/json.h"
#include "games/paper_tales/game.h"

namespace snowbound {
namespace {

using G = PaperTales;
using Choices = std::vector<G::Choice>;

// A match of four in the deployment of round 2: hands, plans, kingdoms, buildings.
G::State middle_of_a_game()
{
    Rng rng = Rng::searching(4);
    Log<G::Fact> log;
    Choices buffer;
    auto state = G::setup(4, {}, rng, log);
    while (state.round < 2 || state.phase != paper_tales::Phase::Deploy) {
        const Seat seat = next_options<G>(state, buffer);
        G::apply(state, seat, buffer[rng.below(static_cast<std::uint32_t>(buffer.size()))], rng, log);
    }
    return state;
}

void RandomPlay(benchmark::State& timer)  // one decision of whole random games
{
    Choices buffer;
    buffer.reserve(256);
    Log<G::Fact> log;
    Rng rng = Rng::searching(1);
    auto state = G::setup(4, {}, rng, log);
    for (auto _ : timer) {
        Seat seat = next_options<G>(state, buffer);
        if (seat == kSpectator) {
            state = G::setup(4, {}, rng, log);
            seat = next_options<G>(state, buffer);
        }
        G::apply(state, seat, buffer[rng.below(static_cast<std::uint32_t>(buffer.size()))], rng, log);
    }
    timer.SetItemsProcessed(timer.iterations());
}
BENCHMARK(RandomPlay);

void OptionsOnly(benchmark::State& timer)
{
    const auto state = middle_of_a_game();
    Choices buffer;
    for (auto _ : timer) {
        options<G>(state, seat_at(0), buffer);
        benchmark::DoNotOptimize(buffer.data());
    }
}
BENCHMARK(OptionsOnly);

void WholeDecision(benchmark::State& timer)  // with everything a person wants to know
{
    const auto state = middle_of_a_game();
    for (auto _ : timer) {
        benchmark::DoNotOptimize(decisions<G>(state, seat_at(0)));
    }
}
BENCHMARK(WholeDecision);

void StateCopy(benchmark::State& timer)
{
    const auto state = middle_of_a_game();
    for (auto _ : timer) {
        auto copy = state;
        benchmark::DoNotOptimize(copy);
    }
}
BENCHMARK(StateCopy);

void ViewOfASeat(benchmark::State& timer)
{
    const auto state = middle_of_a_game();
    for (auto _ : timer) {
        benchmark::DoNotOptimize(G::view(state, seat_at(0)));
    }
}
BENCHMARK(ViewOfASeat);

void Resample(benchmark::State& timer)
{
    const auto state = middle_of_a_game();
    Rng rng = Rng::searching(2);
    for (auto _ : timer) {
        benchmark::DoNotOptimize(G::resample(state, seat_at(0), rng));
    }
}
BENCHMARK(Resample);

void HashOfState(benchmark::State& timer)
{
    const auto state = middle_of_a_game();
    for (auto _ : timer) {
        benchmark::DoNotOptimize(hash_of(state));
    }
}
BENCHMARK(HashOfState);

void Invariants(benchmark::State& timer)
{
    const auto state = middle_of_a_game();
    for (auto _ : timer) {
        benchmark::DoNotOptimize(G::flaw(state));
    }
}
BENCHMARK(Invariants);

void ViewToJsonText(benchmark::State& timer)
{
    const auto state = middle_of_a_game();
    for (auto _ : timer) {
        benchmark::DoNotOptimize(to_json(G::view(state, seat_at(0))).dump());
    }
}
BENCHMARK(ViewToJsonText);

void StateToJsonText(benchmark::State& timer)
{
    const auto state = middle_of_a_game();
    for (auto _ : timer) {
        benchmark::DoNotOptimize(to_json(state).dump());
    }
}
BENCHMARK(StateToJsonText);

void Evaluate(benchmark::State& timer)
{
    const auto state = middle_of_a_game();
    for (auto _ : timer) {
        benchmark::DoNotOptimize(G::evaluate(state, seat_at(0)));
    }
}
BENCHMARK(Evaluate);

void SearchSimulation(benchmark::State& timer)  // one simulation of information-set search
{
    const auto state = middle_of_a_game();
    Rng rng = Rng::searching(3);
    constexpr int kSimulations = 200;
    for (auto _ : timer) {
        benchmark::DoNotOptimize(think<G>(state, seat_at(0), BotLevel::Hard, rng, kSimulations));
    }
    timer.SetItemsProcessed(timer.iterations() * kSimulations);
}
BENCHMARK(SearchSimulation)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace snowbound
