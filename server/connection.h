// One connection: it reads requests, then perhaps a WebSocket, and is the one owner of what is written to its socket.
// Inside the transport only.
#pragma once

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/http.h"
#include "server/share.h"
#include "server/tls.h"
#include "server/transport.h"
#include "server/websocket.h"

namespace snowbound {

class Connection;

// What all connections share. It lives until the last of them is gone; `service` is empty once the transport is.
struct Hub {
    Hub(boost::asio::io_context& loop, ListenOn settings, Service& who)
        : io(loop), on(std::move(settings)), service(&who)
    {
    }
    using Address = boost::asio::ip::address;
    void add(const std::shared_ptr<Connection>& one);
    void remove(Connection& one);
    std::shared_ptr<Share> claim(const Address& address);  // none: it has as many connections as it may
    void release(const Share& share);

    boost::asio::io_context& io;
    const ListenOn on;
    Service* service;
    std::shared_ptr<const TlsKeys> keys;  // none: without TLS
    TransportFigures figures;
    std::vector<std::shared_ptr<Connection>> all;
    std::map<std::string, std::shared_ptr<Share>> households;
    std::array<char, 16U << 10U> scratch{};  // whoever reads, reads into this: idle connections own no buffer
};

Hub::Address plain(const Hub::Address& address);  // an IPv4 address dressed as the other kind, undressed

class Connection final : public Channel, public std::enable_shared_from_this<Connection> {
public:
    using Socket = boost::asio::ip::tcp::socket;
    Connection(std::shared_ptr<Hub> hub, Socket socket, Hub::Address address);
    void start();
    void refuse(const HttpReply& reply);  // instead of start()
    void send(const Frame& frame) override;
    void close(std::uint16_t code, std::string_view reason) override;

    void look(std::int64_t now);                                 // once a second: who is too slow?
    void farewell(std::uint16_t code, std::string_view reason);  // the server goes
    void drop();                                                 // at once

    std::size_t place = 0;         // in hub.all
    std::shared_ptr<Share> share;  // of its household; none yet: a proxy's, or it was refused

private:
    enum class Mode : std::uint8_t { Http, Opening, Open, Closing, Gone };
    struct Http {  // gone once it is a WebSocket
        HttpReader reader;
        std::string in;            // not yet read
        std::int64_t since = 0;    // when the wait for this request began
        std::uint64_t number = 0;  // of the request being answered
        bool busy = false, keep_alive = true, with_body = true, secure = false;
        std::vector<Frame> early;  // sent while the visitor was being made
        std::optional<std::pair<std::uint16_t, std::string>> early_close;
    };

    // While one lives the loop's time is this connection's, and is counted.
    class Turn {
    public:
        explicit Turn(Connection& whose);
        ~Turn();
        Turn(const Turn&) = delete;
        Turn& operator=(const Turn&) = delete;

    private:
        Connection& whose_;
        bool is_outer_;
    };
    bool has_turn() const;

    void arm();
    void readable();
    void ended();
    void take(std::string_view bytes);
    void decrypt(std::string_view wire);
    void serve();
    void identify(HttpRequest& request);
    void dispatch(HttpRequest request);
    void answer(const HttpReply& reply);
    void upgrade(const HttpRequest& request);
    void open(const HttpRequest& request);
    void hear(std::string_view bytes);
    void go_on_later(std::function<void()> rest);
    void leave();

    void put(Frame frame);
    void put_wire(Frame frame);
    bool fits(std::size_t bytes);
    void flush();
    template <class Pieces>
    std::size_t write_now(const Pieces& pieces);
    void wait_writable();
    void finish();
    void shut_sending();

    std::shared_ptr<Hub> hub_;
    Socket socket_;
    Hub::Address address_;
    std::unique_ptr<TlsSide> tls_;
    std::unique_ptr<Http> http_;
    std::shared_ptr<Visitor> visitor_;
    WsReader ws_{WsRole::Server};
    std::vector<Frame> out_;  // waits for the socket, from out_begin_ on
    std::size_t out_begin_ = 0, out_sent_ = 0, out_bytes_ = 0;
    std::int64_t heard_ = 0, progress_ = 0, closing_ = 0;  // milliseconds
    std::int64_t turn_since_ = 0;                          // microseconds; 0: not its turn
    std::int64_t part_since_ = 0;                          // when a message began that is not whole yet; 0: none
    Mode mode_ = Mode::Http;
    bool reading_ = false, writing_ = false, serving_ = false, pinged_ = false, peer_done_ = false, shut_ = false;
    bool later_ = false;  // the rest of what came waits for its turn
};

}  // namespace snowbound
