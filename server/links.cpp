#include "server/links.h"

#include <boost/asio/ip/v6_only.hpp>
#include <set>
#include <unordered_map>

#include "server/links_pack.h"
#include "server/log.h"
#include "server/peer.h"
#include "store/node_life.h"

namespace snowbound {
namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using links::Pack, links::packed, links::put_number, links::Unpack;
using Kind = Peer::Kind;
namespace {

constexpr int kLinkBeat = 500;  // milliseconds
constexpr std::size_t kScratch = 128U << 10U;

// "10.0.0.3:9080" or "[::1]:9080"
std::optional<tcp::endpoint> read_endpoint(const std::string& text)
{
    const std::size_t colon = text.rfind(':');
    if (colon == std::string::npos || colon + 1 == text.size()) return std::nullopt;
    std::string host = text.substr(0, colon);
    if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
    error_code error;
    const auto address = asio::ip::make_address(host, error);
    const int port = std::atoi(text.c_str() + colon + 1);
    if (error || port < 0 || port > 65535 || text.find_first_not_of("0123456789", colon + 1) != std::string::npos)
        return std::nullopt;
    return tcp::endpoint(address, static_cast<std::uint16_t>(port));
}

std::string text_of(const tcp::endpoint& where)
{
    const std::string host = where.address().to_string();
    return (where.address().is_v6() ? "[" + host + "]" : host) + ":" + std::to_string(where.port());
}

// A socket at another node, as the session here sees it.
class FarChannel final : public Channel {
public:
    FarChannel(std::weak_ptr<Peer> peer, std::uint32_t number, std::shared_ptr<LinkFigures> figures)
        : peer_(std::move(peer)), number_(number), figures_(std::move(figures))
    {
    }
    void send(const Frame& frame) override
    {
        ++figures_->frames_out;
        put(Kind::Told, *frame);
    }
    void close(std::uint16_t code, std::string_view reason) override
    {
        std::string bytes;
        put_number(bytes, code, 2);
        put(Kind::Close, bytes.append(reason));
    }
    void elsewhere(std::int64_t /*node*/) override { put(Kind::Moved, ""); }
    void again(std::string_view /*why*/) override { put(Kind::Moved, ""); }

private:
    void put(Kind kind, std::string_view bytes)
    {
        if (const auto peer = peer_.lock()) peer->put(kind, number_, bytes);
    }
    std::weak_ptr<Peer> peer_;
    std::uint32_t number_;
    std::shared_ptr<LinkFigures> figures_;
};

// A way that another node has opened to us, with its sessions here.
class Served : public std::enable_shared_from_this<Served> {
public:
    Served(std::shared_ptr<Peer> peer, std::shared_ptr<LinkFigures> figures)
        : peer_(std::move(peer)), figures_(std::move(figures))
    {
    }

    void heard(Service& service, const Peer::Record& record)
    {
        if (record.kind == Kind::Open) return open(service, record);
        if (record.kind == Kind::Request) return request(service, record);
        const auto found = visitors_.find(record.number);
        if (found == visitors_.end()) return;
        const auto visitor = found->second;
        if (record.kind == Kind::Said) ++figures_->frames_in, visitor->heard(record.bytes);
        if (record.kind != Kind::Shut) return;
        visitors_.erase(found);
        visitor->left();
    }
    void gone(bool served)
    {
        for (const auto& [number, visitor] : std::exchange(visitors_, {})) {
            if (served) visitor->left();
        }
    }
    const std::shared_ptr<Peer>& peer() const { return peer_; }

private:
    void open(Service& service, const Peer::Record& record)
    {
        const auto handshake = links::unpacked_request(record.bytes);
        if (!handshake) return peer_->drop();
        const auto channel = std::make_shared<FarChannel>(peer_, record.number, figures_);
        HttpReply refusal;
        const auto visitor = service.visit(*handshake, channel, refusal);
        visitor ? static_cast<void>(visitors_[record.number] = visitor) : channel->close(1013, "not now");
    }
    void request(Service& service, const Peer::Record& record)
    {
        auto asked = links::unpacked_request(record.bytes);
        if (!asked) return peer_->drop();
        ++figures_->requests;
        service.request(std::move(*asked),
                        [weak = std::weak_ptr(peer_), number = record.number](const HttpReply& reply) {
                            if (const auto peer = weak.lock()) peer->put(Kind::Reply, number, packed(reply));
                        });
    }
    std::shared_ptr<Peer> peer_;
    std::shared_ptr<LinkFigures> figures_;
    std::unordered_map<std::uint32_t, std::shared_ptr<Visitor>> visitors_;
};

// A way that we have opened to another node, with our sockets that are there.
class Asked : public std::enable_shared_from_this<Asked> {
public:
    Asked(std::shared_ptr<Peer> peer, std::shared_ptr<LinkFigures> figures)
        : peer_(std::move(peer)), figures_(std::move(figures))
    {
    }
    const std::shared_ptr<Peer>& peer() const { return peer_; }

    std::uint32_t open(const HttpRequest& handshake, std::weak_ptr<WayEnd> end)
    {
        const std::uint32_t number = ++last_;
        ends_[number] = std::move(end);
        ++figures_->sessions;
        peer_->put(Kind::Open, number, packed(handshake));
        return number;
    }
    void shut(std::uint32_t number)
    {
        if (ends_.erase(number) == 0) return;
        --figures_->sessions;
        peer_->put(Kind::Shut, number, "");
    }
    void ask(const HttpRequest& request, Links::Got got)
    {
        const std::uint32_t number = ++last_;
        asked_[number] = std::move(got);
        peer_->put(Kind::Request, number, packed(request));
    }
    void heard(const Peer::Record& record)
    {
        if (record.kind == Kind::Reply) return answered(record);
        const auto found = ends_.find(record.number);
        if (found == ends_.end()) return;
        const auto end = found->second.lock();
        if (!end) return shut(record.number);
        if (record.kind == Kind::Told) return end->told(std::make_shared<const std::string>(record.bytes));
        if (record.kind == Kind::Moved) return end->moved();
        if (record.kind != Kind::Close || record.bytes.size() < 2) return;
        end->closed(static_cast<std::uint16_t>(links::number_at(record.bytes, 0, 2)), record.bytes.substr(2));
    }
    void gone()
    {
        for (const auto& [number, got] : std::exchange(asked_, {})) {
            got(Trouble{"lost", "the way to the node of this table broke off", ""});
        }
        for (const auto& [number, weak] : std::exchange(ends_, {})) {
            --figures_->sessions;
            if (const auto end = weak.lock()) end->lost();
        }
    }

private:
    void answered(const Peer::Record& record)
    {
        const auto found = asked_.find(record.number);
        if (found == asked_.end()) return;
        const auto got = std::move(found->second);
        asked_.erase(found);
        auto reply = links::unpacked_reply(record.bytes);
        reply ? got(std::move(*reply)) : got(Trouble{"lost", "another node does not speak plainly", ""});
    }
    std::shared_ptr<Peer> peer_;
    std::shared_ptr<LinkFigures> figures_;
    std::uint32_t last_ = 0;
    std::unordered_map<std::uint32_t, std::weak_ptr<WayEnd>> ends_;
    std::unordered_map<std::uint32_t, Links::Got> asked_;
};

class FarWay final : public Way {
public:
    FarWay(std::shared_ptr<Asked> way, std::uint32_t number) : way_(std::move(way)), number_(number) {}
    ~FarWay() override { way_->shut(number_); }
    void say(std::string_view text) override { way_->peer()->put(Kind::Said, number_, text); }

private:
    std::shared_ptr<Asked> way_;
    std::uint32_t number_;
};

class TcpLinks final : public Links {
public:
    TcpLinks(Loop& loop, tcp::acceptor acceptor, std::shared_ptr<NodeLife> life, const Signer& signer)
        : loop_(loop), acceptor_(std::move(acceptor)), life_(std::move(life)), signer_(signer), timer_(loop)
    {
        error_code ignored;
        address_ = text_of(acceptor_.local_endpoint(ignored));
        tick();
    }
    ~TcpLinks() override { close(); }

    std::string address() const override { return address_; }
    void serve(Service& service) override
    {
        service_ = &service;
        accept();
    }
    void nodes_are(const std::vector<NodeRow>& nodes) override;
    bool reaches(std::int64_t node) const override { return way_to(node) != nullptr; }
    std::unique_ptr<Way> open_way(std::int64_t node, const HttpRequest& handshake, std::weak_ptr<WayEnd> end) override
    {
        const auto way = way_to(node);
        if (!way) return nullptr;
        return std::make_unique<FarWay>(way, way->open(handshake, std::move(end)));
    }
    void ask(std::int64_t node, const HttpRequest& request, Got got) override
    {
        const auto way = way_to(node);
        if (!way) return got(Trouble{"not_sent", "there is no way to the node of this table just now", ""});
        way->ask(request, std::move(got));
    }
    void tell_all(const std::string& hint) override
    {
        for (const auto& [node, way] : asked_) {
            if (way->peer()->is_ready()) way->peer()->put(Kind::Hint, 0, hint);
        }
    }
    void on_hint(std::function<void(const std::string&)> heard) override { hint_ = std::move(heard); }
    LinkFigures figures() const override
    {
        LinkFigures now = *figures_;
        now.links = asked_.size();
        return now;
    }
    void close() override
    {
        error_code ignored;
        acceptor_.close(ignored);
        timer_.cancel();
        service_ = nullptr;
        hint_ = nullptr;
        for (const auto& [node, way] : std::exchange(asked_, {})) way->peer()->drop();
        for (const auto& way : std::exchange(served_, {})) way->peer()->drop();
        *alive_ = false;
    }

private:
    std::shared_ptr<Asked> way_to(std::int64_t node) const
    {
        const auto found = asked_.find(node);
        return found != asked_.end() && found->second->peer()->is_ready() ? found->second : nullptr;
    }
    void accept();
    void welcome(tcp::socket socket);
    void dial(std::int64_t node, const std::string& where);
    void tick();
    std::function<std::int64_t()> me() const
    {
        return [life = life_] { return life->id(); };
    }

    Loop& loop_;
    tcp::acceptor acceptor_;
    std::shared_ptr<NodeLife> life_;
    const Signer& signer_;
    Service* service_ = nullptr;
    std::function<void(const std::string&)> hint_;
    std::string address_, scratch_ = std::string(kScratch, '\0');
    std::map<std::int64_t, std::string> nodes_;  // the others, and where they are
    std::map<std::int64_t, std::shared_ptr<Asked>> asked_;
    std::set<std::shared_ptr<Served>> served_;
    std::shared_ptr<LinkFigures> figures_ = std::make_shared<LinkFigures>();
    Loop::Timer timer_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

void TcpLinks::accept()
{
    acceptor_.async_accept([this, alive = alive_](const error_code& error, tcp::socket socket) {
        if (!*alive || !acceptor_.is_open()) return;
        if (!error) welcome(std::move(socket));
        accept();
    });
}

void TcpLinks::welcome(tcp::socket socket)
{
    constexpr std::size_t kMostServed = 1'000;
    if (served_.size() >= kMostServed) return;
    const auto way =
        std::make_shared<Served>(std::make_shared<Peer>(std::move(socket), scratch_, signer_, me(), 0), figures_);
    served_.insert(way);
    way->peer()->welcome({[] {},
                          [this, alive = alive_, weak = std::weak_ptr(way)](const Peer::Record& record) {
                              const auto self = weak.lock();
                              if (!*alive || !self || !service_) return;
                              if (record.kind == Kind::Hint) return hint_ ? hint_(std::string(record.bytes)) : void();
                              self->heard(*service_, record);
                          },
                          [this, alive = alive_, weak = std::weak_ptr(way)] {
                              const auto self = weak.lock();
                              if (!self) return;
                              self->gone(*alive && service_ != nullptr);
                              if (*alive) served_.erase(self);
                          }});
}

void TcpLinks::dial(std::int64_t node, const std::string& where)
{
    const auto endpoint = read_endpoint(where);
    if (!endpoint) return;
    const auto way = std::make_shared<Asked>(
        std::make_shared<Peer>(tcp::socket(loop_.io()), scratch_, signer_, me(), node), figures_);
    asked_[node] = way;
    way->peer()->dial(*endpoint, {[] {},
                                  [weak = std::weak_ptr(way)](const Peer::Record& record) {
                                      if (const auto self = weak.lock()) self->heard(record);
                                  },
                                  [this, alive = alive_, node, weak = std::weak_ptr(way)] {
                                      const auto self = weak.lock();
                                      if (*alive) {
                                          ++figures_->lost;
                                          life_->suspect(node);
                                          if (const auto found = asked_.find(node);
                                              found != asked_.end() && found->second == self)
                                              asked_.erase(found);
                                      }
                                      if (self) self->gone();
                                  }});
}

void TcpLinks::nodes_are(const std::vector<NodeRow>& nodes)
{
    nodes_.clear();
    for (const NodeRow& node : nodes) {
        const auto body = parse_json(node.body);
        if (node.id != life_->id() && body && body->is_object()) nodes_[node.id] = body->value("inner", "");
    }
    for (const auto& [node, way] : asked_) {
        if (!nodes_.contains(node)) way->peer()->drop();
    }
    for (const auto& [node, where] : nodes_) {
        if (!asked_.contains(node)) dial(node, where);
    }
}

void TcpLinks::tick()
{
    const std::int64_t now = Loop::steady_ms();
    for (const auto& [node, way] : asked_) way->peer()->beat(now);
    for (const auto& way : served_) way->peer()->beat(now);
    for (const auto& [node, where] : nodes_) {
        if (!asked_.contains(node)) dial(node, where);
    }
    timer_.set(kLinkBeat, [this] { tick(); });
}

}  // namespace

Result<std::unique_ptr<Links>> Links::open(Loop& loop, const Order& order, std::shared_ptr<NodeLife> life,
                                           const Signer& signer)
{
    const auto where = read_endpoint(order.listen);
    if (!where || where->address().is_unspecified()) {
        return Trouble{
            "bad_listen",
            "--inner must be the ADDRESS:PORT at which other nodes reach this one, not \"" + order.listen + "\"", "",
            ""};
    }
    error_code error;
    tcp::acceptor acceptor(loop.io());
    acceptor.open(where->protocol(), error);
    if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor.bind(*where, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error)
        return Trouble{"cannot_listen", "Cannot listen on " + order.listen + ": " + error.message() + ".", "", ""};
    return std::unique_ptr<Links>(std::make_unique<TcpLinks>(loop, std::move(acceptor), std::move(life), signer));
}

}  // namespace snowbound
