// A whole server: the house, its api and its door, put together. The program and the tests start it the same way.
#pragma once

#include <memory>

#include "server/bundle.h"
#include "server/house.h"
#include "server/transport.h"

namespace snowbound {

struct ServerOrder {
    Serving serving;
    ListenOn listen;
    std::string store = "sqlite";       // or "postgres://..."
    std::string inner = "127.0.0.1:0";  // where other nodes reach this one, if serving.node names it
    std::string inner_as;               // and from where they see it; "": the same
    std::vector<BundleFile> web{};
};

class Server {
public:
    static Result<std::unique_ptr<Server>> open(Loop& loop, ServerOrder order);
    ~Server();

    std::uint16_t port() const;
    House& house();
    // Finishes what is on its way, stores, tells clients, leaves; then calls.
    void close(std::function<void()> then);

private:
    struct Inside;
    explicit Server(std::unique_ptr<Inside> inside);
    static Result<bool> join_nodes(Inside& inside, const ServerOrder& order);
    std::unique_ptr<Inside> inside_;
};

}  // namespace snowbound
