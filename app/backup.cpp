// `snowbound backup`: a copy of everything that is kept, while the server runs.
#include <fmt/core.h>

#include <CLI/CLI.hpp>

#include "app/choose_game.h"
#include "app/commands.h"
#include "app/store_options.h"

namespace snowbound {
namespace {

struct BackupOrder {
    StoreOrder store;
    std::string file;
};

int run_backup(const BackupOrder& order)
{
    auto database = visit_store(order.store);
    if (!database) return complain(database.trouble().message), kWorld;
    const auto copied = (*database)->backup(order.file);
    if (!copied) return complain(copied.trouble().message), kWorld;
    fmt::print("{}\n", order.file);
    return kDone;
}

}  // namespace

void add_backup(CLI::App& app, int& exit_code)
{
    auto order = std::make_shared<BackupOrder>();
    auto* command = app.add_subcommand("backup", "copy everything that is kept into one file, while the server runs");
    command->add_option("file", order->file, "a new file; one that is there is never overwritten")->required();
    add_store_options(*command, order->store);
    command->footer(
        "The copy is a whole database: put it back as snowbound.sqlite into the data folder while no server runs.\n"
        "It holds password hashes and the secrets of running games: keep it as safe as the original.\n"
        "For PostgreSQL use pg_dump.\n"
        "Example:\n  snowbound backup --data /var/lib/snowbound games-$(date +%F).sqlite");
    command->callback([order, command, &exit_code] {
        read_config(*command, order->store, Others::Ignore);
        exit_code = run_backup(*order);
    });
}

}  // namespace snowbound
