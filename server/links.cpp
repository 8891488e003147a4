#include "server/links.h"

#include <boost/asio/ip/v6_only.hpp>
#include <set>

#include "server/links_ends.h"
#include "server/log.h"
#include "server/nodes.h"
#include "store/node_life.h"

namespace snowbound {
namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using links::Asked, links::FarWay, links::Kind, links::Served;

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

class TcpLinks final : public Links {
public:
    TcpLinks(Loop& loop, tcp::acceptor acceptor, std::string as, std::shared_ptr<NodeLife> life, const Signer& signer)
        : loop_(loop),
          acceptor_(std::move(acceptor)),
          life_(std::move(life)),
          signer_(signer),
          address_(std::move(as)),
          timer_(loop)
    {
        error_code ignored;
        if (address_.empty()) address_ = text_of(acceptor_.local_endpoint(ignored));
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
    std::set<std::int64_t> reached() const override
    {
        std::set<std::int64_t> all;
        for (const auto& [node, way] : asked_) {
            if (way->peer()->is_ready()) all.insert(node);
        }
        return all;
    }
    void on_change(std::function<void()> changed) override { changed_ = std::move(changed); }
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
        changed_ = nullptr;
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
    void tell_change() const
    {
        if (changed_) changed_();
    }
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
    std::function<void()> changed_;
    std::string address_, scratch_ = std::string(kScratch, '\0');
    std::map<std::int64_t, std::string> nodes_;  // the others, and where they are
    std::set<std::int64_t> strange_;             // who speaks otherwise
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
    way->peer()->dial(*endpoint, {[this, alive = alive_] {
                                      if (*alive) tell_change();
                                  },
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
                                          tell_change();
                                      }
                                      if (self) self->gone();
                                  }});
}

void TcpLinks::nodes_are(const std::vector<NodeRow>& nodes)
{
    nodes_.clear();
    for (const NodeRow& node : nodes) {
        if (node.id == life_->id()) continue;
        const NodeSays says = read_says(node);
        if (says.speech == kSpeech) {
            nodes_[node.id] = says.inner;
        } else if (strange_.insert(node.id).second) {
            log_line(Level::Error, "node_speaks_otherwise",
                     {{"node", node.name}, {"speech", says.speech}, {"ours", kSpeech}});
        }
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
    const auto as = read_endpoint(order.as.empty() ? order.listen : order.as);
    const bool nowhere = !as || as->address().is_unspecified() || (!order.as.empty() && as->port() == 0);
    if (!where || nowhere) {
        const bool wrong_as = where && !order.as.empty();
        return Trouble{"bad_listen",
                       std::string(wrong_as ? "--inner-as" : "--inner") +
                           " must be the ADDRESS:PORT at which other nodes reach this one, not \"" +
                           (wrong_as ? order.as : order.listen) + "\"",
                       "", ""};
    }
    error_code error;
    tcp::acceptor acceptor(loop.io());
    acceptor.open(where->protocol(), error);
    if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor.bind(*where, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error)
        return Trouble{"cannot_listen", "Cannot listen on " + order.listen + ": " + error.message() + ".", "", ""};
    return std::unique_ptr<Links>(
        std::make_unique<TcpLinks>(loop, std::move(acceptor), order.as, std::move(life), signer));
}

}  // namespace snowbound
