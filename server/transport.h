// HTTP and WebSocket as the rest of the server sees them: requests in, replies out, text frames both ways. What speaks
// to sockets is in transport.cpp and connection*.cpp alone. Everything here happens on the loop's one thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json.h"
#include "table/trouble.h"

namespace snowbound {

class Loop;

struct HttpRequest {
    std::string method;   // "GET", ...
    std::string path;     // decoded, begins with "/", without query, never with ".." or a control character
    std::string query;    // as it came
    std::string address;  // whose it is; the proxy's word is taken only where the operator says so
    std::string body;
    std::vector<std::pair<std::string, std::string>> headers;  // names in lower case
    bool secure = false;                                       // came by TLS, or the proxy says so
    bool from_node = false;                                    // another node has let it in and brings it here

    std::string_view header(std::string_view name) const;  // "": there is none
    std::string query_value(std::string_view name) const;  // decoded; "": there is none
};

struct HttpReply {
    int status = 200;
    std::string type = "application/json";
    std::string body;
    std::vector<std::pair<std::string, std::string>> headers;
};

// A text frame, encoded once and sent to many.
using Frame = std::shared_ptr<const std::string>;
Frame text_frame(std::string_view text);
Frame json_frame(const Json& json);

class Channel {  // one WebSocket
public:
    virtual ~Channel() = default;
    // Never blocks. What the socket does not take waits in a bounded queue; a client that lets it overflow is dropped.
    virtual void send(const Frame& frame) = 0;
    virtual void close(std::uint16_t code, std::string_view reason) = 0;
    // The table that was asked for is at another node; 0: nobody knows where, just now.
    virtual void elsewhere(std::int64_t /*node*/) { again("this table is elsewhere"); }
    // The table leaves this place: whoever comes again finds it.
    virtual void again(std::string_view why) { close(1012, why); }
};

class Visitor {  // the server's side of one WebSocket
public:
    virtual ~Visitor() = default;
    virtual void heard(std::string_view text) = 0;  // one whole message, at most kMostFrame bytes, valid UTF-8
    virtual void broken(
        std::string_view what) = 0;  // a message that breaks a bound or the grammar, before it is dropped
    virtual void left() = 0;         // the last call
};

inline constexpr std::size_t kMostFrame = 64U << 10U;   // bytes a client may send at once, as a frame or as a body
inline constexpr std::size_t kMostCarried = 1U << 20U;  // ...and where a body may be a match that was begun elsewhere

class Service {
public:
    virtual ~Service() = default;
    using Reply = std::function<void(HttpReply)>;
    virtual void request(HttpRequest request, Reply reply) = 0;  // answers at once or later, once
    // Somebody asks for a WebSocket at /ws. No visitor: `refusal` is sent instead.
    virtual std::shared_ptr<Visitor> visit(const HttpRequest& handshake, std::shared_ptr<Channel> channel,
                                           HttpReply& refusal) = 0;
};

struct ListenOn {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;      // 0: any that is free
    std::string tls_cert, tls_key;  // files; "": without TLS
    bool behind_proxy = false;      // believe X-Forwarded-For and X-Forwarded-Proto
    std::size_t most_connections = 50'000;
    std::size_t most_per_address = 200;   // 0: no bound
    std::size_t most_queued = 1U << 20U;  // bytes waiting for one client
    int seconds_to_ask = 10;              // a request or handshake must be complete by then
    int seconds_silent = 60;              // a WebSocket that answers no ping for so long is gone
};

struct TransportFigures {  // for /metrics
    std::uint64_t connections = 0, websockets = 0, requests = 0, frames_in = 0, frames_out = 0, bytes_in = 0,
                  bytes_out = 0, dropped_slow = 0, dropped_bad = 0;
};

class Transport {
public:
    virtual ~Transport() = default;
    virtual std::uint16_t port() const = 0;
    virtual TransportFigures figures() const = 0;
    virtual void stop_listening() = 0;
    virtual void close_all(std::uint16_t code,
                           std::string_view reason) = 0;  // sends what is queued first, within a second
};

Result<std::unique_ptr<Transport>> listen(Loop& loop, const ListenOn& on, Service& service);

}  // namespace snowbound
