// Listening, and what concerns all connections: how many there may be, and the sweep that finds the slow ones.
#include "server/transport.h"

#include <algorithm>
#include <boost/asio/ip/v6_only.hpp>

#include "server/connection.h"
#include "server/loop.h"

namespace snowbound {
namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

constexpr std::size_t kMostRefused = 64;       // beyond the bound: so many are told why, the rest just closed
constexpr std::int64_t kSlices = 8;            // of the sweep, so that thousands of pings do not fall on one moment
constexpr std::int64_t kSweepMs = 1000;        // each connection is looked at about so often
constexpr std::int64_t kAfterTroubleMs = 100;  // no file handles left: wait for some

// A household has one IPv4 address, or a whole /64 of the other kind.
std::string household(const Hub::Address& address)
{
    if (address.is_v4()) return address.to_string();
    const auto bytes = address.to_v6().to_bytes();
    return {reinterpret_cast<const char*>(bytes.data()), 8};
}

}  // namespace

Hub::Address plain(const Hub::Address& address)
{
    if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
    return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
}

void Hub::add(const std::shared_ptr<Connection>& one)
{
    one->place = all.size();
    all.push_back(one);
    figures.connections = all.size();
}

void Hub::remove(Connection& one)
{
    if (one.share) release(*one.share);
    one.share.reset();
    const std::size_t place = one.place;
    if (place >= all.size() || all[place].get() != &one) return;
    std::swap(all[place], all.back());
    all[place]->place = place;
    const auto keep = std::move(all.back());  // it may be the last to hold it
    all.pop_back();
    figures.connections = all.size();
}

std::shared_ptr<Share> Hub::claim(const Address& address)
{
    std::string name = household(address);
    auto& share = households[name];
    if (!share) share = std::make_shared<Share>(io, std::move(name));
    if (on.most_per_address != 0 && share->connections >= on.most_per_address) return nullptr;
    ++share->connections;
    return share;
}

void Hub::release(const Share& share)
{
    const auto it = households.find(share.household);
    if (it != households.end() && --it->second->connections == 0) households.erase(it);
}

namespace {

class SocketTransport final : public Transport {
public:
    SocketTransport(std::shared_ptr<Hub> hub, tcp::acceptor acceptor, Loop& loop)
        : inside_(std::make_shared<Inside>(std::move(hub), std::move(acceptor))),
          sweep_timer_(loop),
          farewell_timer_(loop)
    {
        accept(inside_);
        sweep();
    }
    ~SocketTransport() override
    {
        inside_->hub->service = nullptr;
        stop_listening();
        for (const auto all = inside_->hub->all; const auto& one : all) one->drop();
    }
    std::uint16_t port() const override { return inside_->port; }
    TransportFigures figures() const override { return inside_->hub->figures; }
    void stop_listening() override
    {
        error_code ignored;
        inside_->acceptor.close(ignored);
        inside_->pause.cancel();
    }
    void close_all(std::uint16_t code, std::string_view reason) override;

private:
    struct Inside {  // outlives the transport while the loop still holds a callback
        Inside(std::shared_ptr<Hub> h, tcp::acceptor a) : hub(std::move(h)), acceptor(std::move(a)), pause(hub->io)
        {
            error_code ignored;
            port = acceptor.local_endpoint(ignored).port();
        }
        std::shared_ptr<Hub> hub;
        tcp::acceptor acceptor;
        asio::steady_timer pause;
        std::uint16_t port = 0;
    };
    static void accept(const std::shared_ptr<Inside>& inside);
    static void welcome(Inside& inside, tcp::socket socket);
    void sweep();

    std::shared_ptr<Inside> inside_;
    Loop::Timer sweep_timer_, farewell_timer_;
    std::size_t swept_ = 0;
};

void SocketTransport::accept(const std::shared_ptr<Inside>& inside)
{
    if (!inside->acceptor.is_open()) return;
    inside->acceptor.async_accept([inside](const error_code& error, tcp::socket socket) {
        if (!inside->acceptor.is_open()) return;
        if (!error) {
            welcome(*inside, std::move(socket));
            return accept(inside);
        }
        inside->pause.expires_after(std::chrono::milliseconds(kAfterTroubleMs));
        inside->pause.async_wait([inside](const error_code&) { accept(inside); });
    });
}

void SocketTransport::welcome(Inside& inside, tcp::socket socket)
{
    const auto& hub = inside.hub;
    error_code error;
    const auto peer = socket.remote_endpoint(error);
    if (error) return;  // already gone
    const Hub::Address address = plain(peer.address());
    const std::size_t most = hub->on.most_connections;
    if (hub->all.size() >= most + kMostRefused) return;
    const auto one = std::make_shared<Connection>(hub, std::move(socket), address);
    hub->add(one);
    if (hub->all.size() > most) return one->refuse(http_trouble(503));
    if (!hub->on.behind_proxy) {
        one->share = hub->claim(address);
        if (!one->share) return one->refuse(http_trouble(429));
    }
    one->start();
}

void SocketTransport::sweep()
{
    const auto& all = inside_->hub->all;
    const std::int64_t now = Loop::steady_ms();
    for (std::size_t left = all.size() / kSlices + 1; left > 0 && !all.empty(); --left) {
        if (swept_ >= all.size()) swept_ = 0;
        const auto one = all[swept_++];
        one->look(now);
    }
    sweep_timer_.set(kSweepMs / kSlices, [this] { sweep(); });
}

void SocketTransport::close_all(std::uint16_t code, std::string_view reason)
{
    std::vector<std::weak_ptr<Connection>> late;
    for (const auto all = inside_->hub->all; const auto& one : all) {
        one->farewell(code, reason);
        late.push_back(one);
    }
    farewell_timer_.set(1000, [late = std::move(late)] {
        for (const auto& weak : late) {
            if (const auto one = weak.lock()) one->drop();
        }
    });
}

Trouble cannot_listen(const ListenOn& on, const error_code& error)
{
    std::string what = error.message();
    if (error == asio::error::address_in_use) what = "another program uses this port";
    if (error == asio::error::access_denied) what = "this needs permission (ports below 1024 usually do)";
    if (error.value() == EADDRNOTAVAIL) what = "this machine has no such address";
    const std::string port = std::to_string(on.port);
    return {"cannot_listen", "Cannot listen on " + on.address + ", port " + port + ": " + what + ".", {}, {}};
}

}  // namespace

Result<std::unique_ptr<Transport>> listen(Loop& loop, const ListenOn& on, Service& service)
{
    error_code error;
    std::string text = on.address;
    if (text.starts_with('[') && text.ends_with(']')) text = text.substr(1, text.size() - 2);
    const auto address = asio::ip::make_address(text, error);
    if (error) return Trouble{"bad_address", "\"" + on.address + "\" is no address to listen on.", {}, {}};
    const auto hub = std::make_shared<Hub>(loop.io(), on, service);
    if (!on.tls_cert.empty() || !on.tls_key.empty()) {
        auto keys = TlsKeys::load(on.tls_cert, on.tls_key);
        if (!keys) return keys.trouble();
        hub->keys = *keys;
    }
    tcp::acceptor acceptor(loop.io());
    const tcp::endpoint endpoint(address, on.port);
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
    if (!error && address.is_v6()) acceptor.set_option(asio::ip::v6_only(false), error);  // [::] serves IPv4 too
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error) return cannot_listen(on, error);
    return std::unique_ptr<Transport>(std::make_unique<SocketTransport>(hub, std::move(acceptor), loop));
}

}  // namespace snowbound
