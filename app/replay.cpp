// `snowbound replay`: goes through a recorded match and proves it on the way.
#include <fmt/core.h>

#include <CLI/CLI.hpp>

#include "app/choose_game.h"
#include "app/commands.h"
#include "app/files.h"

namespace snowbound {
namespace {

struct ReplayOrder {
    std::string file;
    bool verify = false;
    std::size_t to = SIZE_MAX;
    int seat = -1;
};

void print_proof(const Record& record, std::size_t steps)
{
    fmt::print("verified: {} of {} events, the hash of every step is right\n", steps, record.events.size());
    fmt::print("seed      {}\nsalt      {}\nseed_hash {}  (SHA-256 of \"seed:salt\")\n", record.seed.seed,
               record.seed.salt, record.seed.commitment());
    if (record.scripted) {
        fmt::print("chance was dictated in this match, so the seed proves nothing about it\n");
    } else {
        fmt::print("every chance result follows from the seed: nobody touched the deck\n");
    }
}

int run_replay(const ReplayOrder& order)
{
    const auto opened = open_record_file(order.file);
    if (!opened) {
        complain(opened.trouble().message);
        return opened.trouble().code == "unreadable" ? kWorld : kFailed;
    }
    const Record& record = opened->record;
    if (order.seat >= static_cast<int>(record.seats)) {
        return complain(fmt::format("there is no seat {} in this match, only 0 to {}", order.seat, record.seats - 1)),
               kUsage;
    }
    const std::size_t steps = std::min(order.to, record.events.size());
    const auto table = opened->game->replay(record, steps);
    if (!table) return complain(order.file + ": " + table.trouble().message), kFailed;
    if (order.verify) {
        print_proof(record, steps);
        return kDone;
    }
    const Seat viewer = order.seat < 0 ? kSpectator : seat_at(static_cast<std::size_t>(order.seat));
    fmt::print("{}, {} seats, after {} of {} events, hash {}\n", record.game, record.seats, steps, record.events.size(),
               hash_text((*table)->hash()));
    for (const Json& fact : (*table)->facts(viewer, 0)) {
        fmt::print("{}\n", fact.dump());
    }
    fmt::print("{}\n{}\n", (*table)->view(viewer).dump(2), (*table)->scores().dump());
    return kDone;
}

}  // namespace

void add_replay(CLI::App& app, int& exit_code)
{
    auto order = std::make_shared<ReplayOrder>();
    auto* command = app.add_subcommand("replay", "go through a recorded match and check every step");
    command->add_option("file", order->file, "a record, as `play` saves it and the engine's `record` gives it")
        ->required();
    command->add_flag("--verify", order->verify, "only say whether seed, chance and every state are true");
    command->add_option("--to", order->to, "stop after this many events");
    command->add_option("--seat", order->seat, "what this seat saw (default: what a spectator saw)")
        ->check(CLI::Range(0, 7));
    command->callback([order, &exit_code] { exit_code = run_replay(*order); });
}

}  // namespace snowbound
