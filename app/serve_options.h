// What `snowbound serve` can be told, on the command line, in the environment or in a file.
#pragma once

#include "app/store_options.h"

namespace snowbound {

struct ServeOrder {
    StoreOrder store;
    std::string listen = "127.0.0.1:8080";
    std::string tls_cert, tls_key, public_url, web, operator_token, node;
    std::string inner = "127.0.0.1:0", inner_as;
    bool behind_proxy = false;
    double limits = 1;
    int thinkers = 0;
    int bot_ms = 1500;
    int idle = 60;
    int away = 300;
};

void add_serve_options(CLI::App& command, ServeOrder& order);

}  // namespace snowbound
