// The ways between nodes: straight from one to one other, over TCP at an inner address that is nobody else's. What a
// gate hears from a socket goes to the node that has the table, as requests and frames of the server's own protocol,
// and what is said there comes back as it is. Whoever opens a way proves that they know the key of the house.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/loop.h"
#include "server/transport.h"

namespace snowbound {

class NodeLife;
class Signer;
struct NodeRow;

// The end of a session that lives at another node.
class WayEnd {
public:
    virtual ~WayEnd() = default;
    virtual void told(const Frame& frame) = 0;
    virtual void closed(std::uint16_t code, std::string_view why) = 0;
    virtual void moved() = 0;  // the table is not there any more
    virtual void lost() = 0;   // the way is gone: what was on it may have been done or not
};

class Way {  // this end of it; while it lives the session does
public:
    virtual ~Way() = default;
    virtual void say(std::string_view text) = 0;
};

struct LinkFigures {  // for /metrics
    std::uint64_t requests = 0, frames_in = 0, frames_out = 0, lost = 0;
    std::size_t sessions = 0, links = 0;
};

class Links {
public:
    struct Order {
        std::string listen = "127.0.0.1:0";  // the inner address: others must reach it, nobody else should
        std::string as;                      // where they reach it; "": there
    };
    static Result<std::unique_ptr<Links>> open(Loop& loop, const Order& order, std::shared_ptr<NodeLife> life,
                                               const Signer& signer);
    virtual ~Links() = default;

    virtual std::string address() const = 0;
    virtual void serve(Service& service) = 0;                       // who answers for what others bring
    virtual void nodes_are(const std::vector<NodeRow>& nodes) = 0;  // ways to all of them are kept
    virtual std::set<std::int64_t> reached() const = 0;
    virtual void on_change(std::function<void()> changed) = 0;  // of who is reached
    // `handshake`: as it came from the browser. Null: there is no way there, just now.
    virtual std::unique_ptr<Way> open_way(std::int64_t node, const HttpRequest& handshake,
                                          std::weak_ptr<WayEnd> end) = 0;
    // "not_sent": there is no way there. "lost": it broke while the answer was awaited.
    using Got = std::function<void(Result<HttpReply>)>;
    virtual void ask(std::int64_t node, const HttpRequest& request, Got got) = 0;
    virtual void tell_all(const std::string& hint) = 0;  // what may be lost
    virtual void on_hint(std::function<void(const std::string&)> heard) = 0;
    virtual LinkFigures figures() const = 0;
    virtual void close() = 0;
};

}  // namespace snowbound
