// What docs/performance.md reports: one number for each thing that play, search or the server do all the time.
#include <benchmark/benchmark.h>

#include "bots/think.h"
#include "core/json.h"
#include "games/dead_of_winter/game.h"
#include "games/paper_tales/game.h"
#include "games/tail_feathers/game.h"
#include "games/winter_tales/game.h"

namespace snowbound {
namespace {

template <Game G>
using Choices = std::vector<typename G::Choice>;

// A match in the middle of it, where the first seat is asked: Paper Tales in the deployment of round 2, Winter Tales in
// an activation of chapter 2 or so, Dead of Winter and Tail Feathers in a turn of round 2.
bool is_the_middle(const PaperTales::State& s) { return s.round >= 2 && s.phase == paper_tales::Phase::Deploy; }
bool is_the_middle(const WinterTales::State& s)
{
    const auto* a = s.stack.empty() ? nullptr : std::get_if<winter_tales::Activation>(&s.stack.back());
    return s.chapter >= 2 && a && a->seat == seat_at(0);
}

bool is_the_middle(const DeadOfWinter::State& s)
{
    const auto* turn = s.stack.empty() ? nullptr : std::get_if<dead_of_winter::Turn>(&s.stack.back());
    return s.round >= 2 && turn && turn->seat == seat_at(0) && turn->stage == dead_of_winter::TurnStage::Actions;
}
bool is_the_middle(const TailFeathers::State& s)
{
    const auto* a = s.stack.empty() ? nullptr : std::get_if<tail_feathers::Activation>(&s.stack.back());
    return s.round >= 2 && a && a->seat == seat_at(0) && a->stage == tail_feathers::Stage::Prepare;
}

template <Game G>
typename G::State middle_of_a_game()
{
    constexpr std::size_t kSeats = std::min<std::size_t>(4, G::kMaxSeats);
    Rng rng = Rng::searching(4);
    Log<typename G::Fact> log;
    Choices<G> buffer;
    auto state = G::setup(kSeats, {}, rng, log);
    while (!is_the_middle(state)) {
        const Seat seat = next_options<G>(state, buffer);
        if (seat == kSpectator) {
            state = G::setup(kSeats, {}, rng, log);
            continue;
        }
        G::apply(state, seat, buffer[rng.below(static_cast<std::uint32_t>(buffer.size()))], rng, log);
    }
    return state;
}

template <Game G>
void RandomPlay(benchmark::State& timer)  // one decision of whole random games
{
    Choices<G> buffer;
    buffer.reserve(256);
    Log<typename G::Fact> log;
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
BENCHMARK(RandomPlay<PaperTales>);
BENCHMARK(RandomPlay<WinterTales>);

template <Game G>
void OptionsOnly(benchmark::State& timer)
{
    const auto state = middle_of_a_game<G>();
    Choices<G> buffer;
    for (auto _ : timer) {
        options<G>(state, seat_at(0), buffer);
        benchmark::DoNotOptimize(buffer.data());
    }
}
BENCHMARK(OptionsOnly<PaperTales>);
BENCHMARK(OptionsOnly<WinterTales>);

template <Game G>
void WholeDecision(benchmark::State& timer)  // with everything a person wants to know
{
    const auto state = middle_of_a_game<G>();
    for (auto _ : timer) {
        benchmark::DoNotOptimize(decisions<G>(state, seat_at(0)));
    }
}
BENCHMARK(WholeDecision<PaperTales>);
BENCHMARK(WholeDecision<WinterTales>);

template <Game G>
void StateCopy(benchmark::State& timer)
{
    const auto state = middle_of_a_game<G>();
    for (auto _ : timer) {
        auto copy = state;
        benchmark::DoNotOptimize(copy);
    }
}
BENCHMARK(StateCopy<PaperTales>);
BENCHMARK(StateCopy<WinterTales>);

template <Game G>
void ViewOfASeat(benchmark::State& timer)
{
    const auto state = middle_of_a_game<G>();
    for (auto _ : timer) {
        benchmark::DoNotOptimize(G::view(state, seat_at(0)));
    }
}
BENCHMARK(ViewOfASeat<PaperTales>);
BENCHMARK(ViewOfASeat<WinterTales>);

template <Game G>
void Resample(benchmark::State& timer)
{
    const auto state = middle_of_a_game<G>();
    Rng rng = Rng::searching(2);
    for (auto _ : timer) {
        benchmark::DoNotOptimize(G::resample(state, seat_at(0), rng));
    }
}
BENCHMARK(Resample<PaperTales>);
BENCHMARK(Resample<WinterTales>);

template <Game G>
void HashOfState(benchmark::State& timer)
{
    const auto state = middle_of_a_game<G>();
    for (auto _ : timer) {
        benchmark::DoNotOptimize(hash_of(state));
    }
}
BENCHMARK(HashOfState<PaperTales>);
BENCHMARK(HashOfState<WinterTales>);

template <Game G>
void Invariants(benchmark::State& timer)
{
    const auto state = middle_of_a_game<G>();
    for (auto _ : timer) {
        benchmark::DoNotOptimize(G::flaw(state));
    }
}
BENCHMARK(Invariants<PaperTales>);
BENCHMARK(Invariants<WinterTales>);

template <Game G>
void ViewToJsonText(benchmark::State& timer)
{
    const auto state = middle_of_a_game<G>();
    for (auto _ : timer) {
        benchmark::DoNotOptimize(to_json(G::view(state, seat_at(0))).dump());
    }
}
BENCHMARK(ViewToJsonText<PaperTales>);
BENCHMARK(ViewToJsonText<WinterTales>);

template <Game G>
void StateToJsonText(benchmark::State& timer)
{
    const auto state = middle_of_a_game<G>();
    for (auto _ : timer) {
        benchmark::DoNotOptimize(to_json(state).dump());
    }
}
BENCHMARK(StateToJsonText<PaperTales>);
BENCHMARK(StateToJsonText<WinterTales>);

template <Game G>
void Evaluate(benchmark::State& timer)
{
    const auto state = middle_of_a_game<G>();
    for (auto _ : timer) {
        benchmark::DoNotOptimize(G::evaluate(state, seat_at(0)));
    }
}
BENCHMARK(Evaluate<PaperTales>);
BENCHMARK(Evaluate<WinterTales>);

template <Game G>
void SearchSimulation(benchmark::State& timer)  // one simulation of information-set search
{
    const auto state = middle_of_a_game<G>();
    Rng rng = Rng::searching(3);
    constexpr int kSimulations = 200;
    for (auto _ : timer) {
        benchmark::DoNotOptimize(think<G>(state, seat_at(0), BotLevel::Hard, rng, kSimulations));
    }
    timer.SetItemsProcessed(timer.iterations() * kSimulations);
}
BENCHMARK(SearchSimulation<PaperTales>)->Unit(benchmark::kMillisecond);
BENCHMARK(SearchSimulation<WinterTales>)->Unit(benchmark::kMillisecond);
BENCHMARK(SearchSimulation<DeadOfWinter>)->Unit(benchmark::kMillisecond);
BENCHMARK(SearchSimulation<TailFeathers>)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace snowbound
