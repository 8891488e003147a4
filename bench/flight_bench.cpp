// How fast the referee of Tail Feathers measures: routes laid and resolved, lines of sight judged, on a full board.
#include <benchmark/benchmark.h>

#include <vector>

#include "games/tail_feathers/geometry.h"

namespace snowbound::tail_feathers {
namespace {

Field full_board()  // all trees, the sapling, eight leaves (two adrift), five birds, four feathers, two mission cards
{
    Field field;
    for (const Tree tree : {Tree::Sw, Tree::Ne}) field.add_home(tree);
    for (const Tree tree : {Tree::Se, Tree::Nw, Tree::Sapling}) field.add_tree(tree);
    for (const Tree tree : {Tree::Sw, Tree::Se, Tree::Ne})
        field.hang_leaf(leaf_of(tree, 0)), field.hang_leaf(leaf_of(tree, 2));
    field.drift_leaf(leaf_of(Tree::Nw, 0), {30000, 60000}, 300);
    field.drift_leaf(leaf_of(Tree::Nw, 2), {58000, 31000}, 2000);
    ObjectId id = 0;
    for (const Point at : {Point{30000, 30000}, {52000, 38000}, {38000, 56000}, {61000, 59000}, {45000, 70000}}) {
        field.add_bird(id++, at);
    }
    id = 0;
    for (const Point at : {Point{35000, 41000}, {48000, 60000}, {60000, 48000}, {25000, 50000}}) {
        field.add_feather(id, at, 700 * id), ++id;
    }
    field.add_card(0, {40000, 37000}), field.add_card(1, {54000, 52000});
    return field;
}

std::vector<Plan> plans()  // from all over the middle, two to four templates, every tilt
{
    std::vector<Plan> all;
    Rng rng = Rng::searching(1);
    const auto between = [&](std::int32_t low, std::int32_t high) {
        return low + static_cast<std::int32_t>(rng.below(static_cast<std::uint32_t>(high - low)));
    };
    for (int i = 0; i < 4096; ++i) {
        Plan plan{{{between(10000, 80000), between(10000, 80000)}, static_cast<Angle>(rng.below(3600))},
                  static_cast<Tilt>(rng.below(3))};
        const std::uint32_t templates = 2 + rng.below(3);
        for (std::uint32_t k = 0; k < templates; ++k) plan.templates.push_back(static_cast<Length>(rng.below(2)));
        if (fault_of(plan) == RouteFault::None) all.push_back(plan);
    }
    return all;
}

void BM_Routes(benchmark::State& state)
{
    const Field field = full_board();
    const std::vector<Plan> all = plans();
    std::size_t i = 0;
    std::int64_t crossed = 0;
    for (auto _ : state) {
        const Plan& plan = all[++i % all.size()];
        const Route route = lay(plan);
        const Crossings found = crossings(route, field, 0);
        const Stop stop = find_stop(route, field, 0);
        crossed += static_cast<std::int64_t>(found.size());
        benchmark::DoNotOptimize(stop);
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["crossings"] = static_cast<double>(crossed) / static_cast<double>(state.iterations());
}
BENCHMARK(BM_Routes);

std::vector<std::pair<Participant, Participant>> pairs()  // all in range: birds with birds, birds with spaces
{
    std::vector<std::pair<Participant, Participant>> all;
    Rng rng = Rng::searching(2);
    const Field field = full_board();
    while (all.size() < 1024) {
        const Point at{static_cast<std::int32_t>(rng.below(kBoard)), static_cast<std::int32_t>(rng.below(kBoard))};
        const auto bird = Participant::in_the_air(40, at);
        Participant other = Participant::in_the_air(0, field.birds[rng.below(5)].at);
        if (rng.below(2) == 0) other = Participant::on(field.spaces.nth(rng.below(48)));
        if (is_in_range(bird, other, field, kRange[1])) all.emplace_back(bird, other);
    }
    return all;
}

void BM_Sight(benchmark::State& state)
{
    const Field field = full_board();
    const auto all = pairs();
    std::size_t i = 0;
    std::int64_t clear = 0;
    for (auto _ : state) {
        const auto& [from, to] = all[++i % all.size()];
        clear += look(from, to, field, kRange[1]).clear;
    }
    state.counters["clear"] = static_cast<double>(clear) / static_cast<double>(state.iterations());
}
BENCHMARK(BM_Sight);

void BM_SightBlocked(benchmark::State& state)  // only those pairs where every ruler has to be tried in vain
{
    const Field field = full_board();
    auto all = pairs();
    std::erase_if(all, [&](const auto& pair) { return look(pair.first, pair.second, field, kRange[1]).clear; });
    std::size_t i = 0;
    for (auto _ : state) {
        const auto& [from, to] = all[++i % all.size()];
        benchmark::DoNotOptimize(look(from, to, field, kRange[1]));
    }
}
BENCHMARK(BM_SightBlocked);

}  // namespace
}  // namespace snowbound::tail_feathers
