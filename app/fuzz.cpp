// `snowbound fuzz`: random games with every promise tested at every step, until the time is up.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <filesystem>

#include "app/choose_game.h"
#include "app/commands.h"
#include "app/files.h"
#include "table/options.h"

namespace snowbound {
namespace {

struct FuzzOrder {
    std::string game;
    int seconds = 10;
    std::uint64_t seed = 1;
    std::string folder = "testdata";
};

int keep_failure(const FuzzOrder& order, std::uint64_t number, const ProbeReport& report)
{
    const auto path = fmt::format("{}/{}/regressions/fuzz-{}-{}.json", order.folder, order.game, order.seed, number);
    std::error_code ignored;
    std::filesystem::create_directories(std::filesystem::path(path).parent_path(), ignored);
    complain(fmt::format("game {}: {}", number, report.problem));
    const auto written = write_file(path, to_json(report.record).dump() + "\n");
    if (!written) return complain(written.trouble().message), kWorld;
    complain("its record is in " + path);
    return kFailed;
}

int run_fuzz(const FuzzOrder& order)
{
    const AnyGame* game = game_or_complain(order.game);
    if (!game) return kUsage;
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(order.seconds);
    std::uint64_t number = 0;
    std::size_t steps = 0;
    for (; std::chrono::steady_clock::now() < end; ++number) {
        NewMatch match;
        const std::size_t range = game->max_seats() - game->min_seats() + 1;
        match.seats = game->min_seats() + number % range;
        match.options = varied_options(*game, number / range);
        match.seed = SeedText::given(fmt::format("fuzz-{}-{}", order.seed, number));
        const auto report = game->probe(match);
        if (!report) return complain(report.trouble().message), kFailed;
        if (!report->problem.empty()) return keep_failure(order, number, *report);
        steps += report->steps;
    }
    fmt::print("{}: {} games, {} answers, every promise kept at every step\n", order.game, number, steps);
    return kDone;
}

}  // namespace

void add_fuzz(CLI::App& app, int& exit_code)
{
    auto order = std::make_shared<FuzzOrder>();
    auto* command = app.add_subcommand("fuzz", "random games with every promise of the engine tested at every step");
    command->add_option("game", order->game, "the game, e.g. paper-tales")->required();
    command->add_option("--seconds", order->seconds, "how long")->capture_default_str()->check(CLI::Range(1, 86'400));
    command->add_option("--seed", order->seed, "other seeds, other games")->capture_default_str();
    command->add_option("--folder", order->folder, "where failing games are kept")->capture_default_str();
    command->footer(
        "Tested: invariants, sorted and unique options, refusals that change nothing, JSON and hash round trips, views "
        "and\n"
        "options that are the same in every world a seat cannot rule out, facts, undo, and the replay of the whole "
        "record.");
    command->callback([order, &exit_code] { exit_code = run_fuzz(*order); });
}

}  // namespace snowbound
