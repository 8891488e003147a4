// Where games are kept, as several commands ask for it; and the file that may hold a command's options.
#pragma once

#include <string>

#include "store/database.h"

namespace CLI {
class App;
}

namespace snowbound {

struct StoreOrder {
    std::string data = "./data";
    std::string store = "sqlite";
    std::string config;
};

// --data, --store and --config.
void add_store_options(CLI::App& command, StoreOrder& order);

// Called when the command line has been read: what neither it nor the environment gave is taken from the file, if there
// is one. Options of other commands are left alone where the file is shared. Throws CLI::ParseError.
enum class Others : bool { Refuse, Ignore };
void read_config(CLI::App& command, const StoreOrder& order, Others others);

// Beside a server that may be running. Where nothing was kept yet nothing is made.
Result<std::unique_ptr<Database>> visit_store(const StoreOrder& order);

}  // namespace snowbound
