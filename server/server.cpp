#include "server/server.h"

#include "server/api.h"

namespace snowbound {

struct Server::Inside {
    Inside(Loop& on, House::Stores stores, ServerOrder& order, const House::Settings& settings)
        : loop(on),
          house(on, std::move(stores), std::move(order.serving), settings),
          bundle(std::move(order.web)),
          api(house, bundle),
          farewell(on)
    {
    }
    Loop& loop;
    House house;
    Bundle bundle;
    Api api;
    std::unique_ptr<Transport> transport;
    Loop::Timer farewell;
};

Server::Server(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Server::~Server() = default;

static Result<House::Stores> open_stores(const ServerOrder& order)
{
    House::Stores stores;
    auto own = open_database(order.store, order.serving.data, Access::Own);
    if (!own) return own.trouble();
    stores.own = std::move(*own);
    while (stores.readers.size() < Loop::kReaders) {
        auto reader = open_database(order.store, order.serving.data, Access::Read);
        if (!reader) return reader.trouble();
        stores.readers.push_back(std::move(*reader));
    }
    return stores;
}

Result<std::unique_ptr<Server>> Server::open(Loop& loop, ServerOrder order)
{
    auto stores = open_stores(order);
    if (!stores) return stores.trouble();
    auto settings = House::read_settings(*stores->own);
    if (!settings) return settings.trouble();
    auto inside = std::make_unique<Inside>(loop, std::move(*stores), order, *settings);
    auto transport = listen(loop, order.listen, inside->api);
    if (!transport) return transport.trouble();
    inside->transport = std::move(*transport);
    inside->api.watch(*inside->transport);
    inside->house.open();
    return std::unique_ptr<Server>(new Server(std::move(inside)));
}

std::uint16_t Server::port() const { return inside_->transport->port(); }
House& Server::house() { return inside_->house; }

void Server::close(std::function<void()> then)
{
    inside_->transport->stop_listening();
    inside_->house.close([this, then = std::move(then)] {
        inside_->transport->close_all(1012, "the server restarts");
        inside_->farewell.set(300, then);  // what is queued leaves first
    });
}

}  // namespace snowbound
