#include "server/server.h"

#include "server/api.h"
#include "server/links.h"
#include "store/node_life.h"

namespace snowbound {

struct Server::Inside {
    Inside(Loop& on, House::Stores stores, ServerOrder& order, const House::Settings& settings)
        : loop(on),
          life(stores.life),
          house(on, std::move(stores), std::move(order.serving), settings),
          bundle(std::move(order.web)),
          api(house, bundle),
          farewell(on)
    {
    }
    ~Inside()
    {
        if (life) life->leave();
    }
    void nodes_are(const std::vector<NodeRow>& now)
    {
        links->nodes_are(now);
        house.read_news();
        house.nodes_are(now);
        say();
    }
    void say() { life->say(to_json(house.says()).dump()); }

    Loop& loop;
    std::shared_ptr<NodeLife> life;  // none: it is alone
    House house;
    Bundle bundle;
    Api api;
    std::unique_ptr<Links> links;
    std::unique_ptr<Transport> transport;
    Loop::Timer farewell;
};

Server::Server(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Server::~Server() = default;

// The schema first, where nobody has the database; or another node is at it just now.
static Result<bool> bring_up_to_date(const std::string& store)
{
    constexpr int kMostTries = 8;  // each waits for a second
    for (int tries = 1;; ++tries) {
        const auto visit = open_database(store, "", Access::Visit);
        if (visit) return true;
        if (visit.trouble().code != "busy" || tries == kMostTries) return visit.trouble();
    }
}

static Result<House::Stores> open_stores(const ServerOrder& order)
{
    House::Stores stores;
    if (!order.serving.node.empty()) {
        if (order.store == "sqlite") {
            return Trouble{"bad_store", "--node is for several servers on one PostgreSQL: name it with --store", "",
                           ""};
        }
        if (auto ready = bring_up_to_date(order.store); !ready) return ready.trouble();
        auto life = NodeLife::begin({order.store, order.serving.node});
        if (!life) return life.trouble();
        stores.life = *life;
    }
    auto own = stores.life ? open_shared(order.store, stores.life)
                           : open_database(order.store, order.serving.data, Access::Own);
    if (!own) return own.trouble();
    stores.own = std::move(*own);
    while (stores.readers.size() < Loop::kReaders) {
        auto reader = open_database(order.store, order.serving.data, Access::Read);
        if (!reader) return reader.trouble();
        stores.readers.push_back(std::move(*reader));
    }
    return stores;
}

Result<bool> Server::join_nodes(Inside& inside, const ServerOrder& order)
{
    auto links = Links::open(inside.loop, {order.inner, order.inner_as}, inside.life, inside.house.people().signer());
    if (!links) return links.trouble();
    inside.links = std::move(*links);
    inside.house.join(*inside.links);
    inside.links->serve(inside.api);
    inside.life->watch([&inside](std::vector<NodeRow> nodes) {
        inside.loop.post([&inside, nodes = std::move(nodes)] { inside.nodes_are(nodes); });
    });
    inside.links->on_change([&inside] { inside.say(), inside.life->hurry(); });
    inside.say();
    inside.life->hurry();
    return true;
}

Result<std::unique_ptr<Server>> Server::open(Loop& loop, ServerOrder order)
{
    auto stores = open_stores(order);
    if (!stores) return stores.trouble();
    auto settings = House::read_settings(*stores->own);
    if (!settings) return settings.trouble();
    auto inside = std::make_unique<Inside>(loop, std::move(*stores), order, *settings);
    if (inside->life) {
        if (auto joined = join_nodes(*inside, order); !joined) return joined.trouble();
    }
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
        inside_->farewell.set(300, [this, then] {  // what is queued leaves first
            if (inside_->links) inside_->links->close();
            if (inside_->life) inside_->life->leave();
            then();
        });
    });
}

}  // namespace snowbound
