#include "app/store_options.h"

#include <CLI/CLI.hpp>
#include <filesystem>

namespace snowbound {
namespace {

bool is_for(const CLI::ConfigItem& item, const CLI::App& command)
{
    if (item.name == "++" || item.name == "--") return false;  // where a section begins and ends
    return item.parents.empty() || (item.parents.size() == 1 && item.parents[0] == command.get_name());
}

void take(CLI::Option& option, const CLI::ConfigItem& item)
{
    if (option.get_items_expected_max() == 0) {  // a flag
        option.add_result(option.get_flag_value(item.name, CLI::ConfigBase().to_flag(item)));
    } else {
        option.add_result(item.inputs);
    }
    option.run_callback();
}

}  // namespace

void add_store_options(CLI::App& command, StoreOrder& order)
{
    command.add_option("--data", order.data, "the folder where games are kept")
        ->envname("SNOWBOUND_DATA")
        ->capture_default_str();
    command.add_option("--store", order.store, "sqlite, or postgres://USER:PASSWORD@HOST/DATABASE")
        ->envname("SNOWBOUND_STORE")
        ->capture_default_str();
    command
        .add_option("--config", order.config,
                    "a file with the same options, one a line: listen = \"0.0.0.0:8080\"; the command line and the "
                    "environment come first")
        ->envname("SNOWBOUND_CONFIG");
}

// Not CLI11's own set_config: on a subcommand it reads nothing, and elsewhere a file outdoes the environment.
void read_config(CLI::App& command, const StoreOrder& order, Others others)
{
    if (order.config.empty()) return;
    for (const CLI::ConfigItem& item : CLI::ConfigTOML().from_file(order.config)) {
        if (!is_for(item, command)) continue;
        CLI::Option* option = command.get_option_no_throw("--" + item.name);
        const bool known = option && item.name != "config" && item.name != "help";
        if (!known && others == Others::Ignore) continue;
        if (!known) throw CLI::ConfigError(order.config + ": there is no option \"" + item.name + "\"");
        if (option->count() == 0) take(*option, item);
    }
}

Result<std::unique_ptr<Database>> visit_store(const StoreOrder& order)
{
    const auto file = std::filesystem::path(order.data) / "snowbound.sqlite";
    std::error_code error;
    if (order.store == "sqlite" && !std::filesystem::exists(file, error)) {
        return Trouble{"no_store", "there is no " + file.string() + ": --data names the folder where games are kept",
                       ""};
    }
    return open_database(order.store, order.data, Access::Visit);
}

}  // namespace snowbound
