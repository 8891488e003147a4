#include "server/connection.h"

#include <boost/asio/post.hpp>

#include "server/loop.h"

namespace snowbound {
namespace asio = boost::asio;
using boost::system::error_code;

namespace {

constexpr std::size_t kEnoughQueued = 64U << 10U;  // no further request is answered while so much waits

bool is_for_later(const error_code& error)
{
    return error == asio::error::would_block || error == asio::error::try_again || error == asio::error::interrupted;
}

}  // namespace

Connection::Connection(std::shared_ptr<Hub> hub, Socket socket, Hub::Address address)
    : hub_(std::move(hub)), socket_(std::move(socket)), address_(std::move(address)), http_(std::make_unique<Http>())
{
    heard_ = progress_ = http_->since = Loop::steady_ms();
    if (hub_->keys) tls_ = std::make_unique<TlsSide>(*hub_->keys);
    http_->secure = tls_ != nullptr;
    error_code ignored;
    socket_.non_blocking(true, ignored);
    socket_.set_option(asio::ip::tcp::no_delay(true), ignored);
}

void Connection::start() { arm(); }

void Connection::refuse(const HttpReply& reply)
{
    if (tls_) return drop();  // not worth a handshake
    http_->keep_alive = false;
    answer(reply);
}

Connection::Turn::Turn(Connection& whose) : whose_(whose), is_outer_(whose.turn_since_ == 0)
{
    if (is_outer_) whose.turn_since_ = Loop::steady_us();
}
Connection::Turn::~Turn()
{
    if (!is_outer_) return;
    if (whose_.share) whose_.share->spend(Loop::steady_us() - whose_.turn_since_);
    whose_.turn_since_ = 0;
}

bool Connection::has_turn() const
{
    const std::int64_t before = share ? share->spent() : 0;
    return before + (turn_since_ == 0 ? 0 : Loop::steady_us() - turn_since_) < kTurn;
}

// While a request is being answered nothing is read: what the client sends meanwhile waits in the kernel.
void Connection::arm()
{
    if (reading_ || mode_ == Mode::Gone || peer_done_ || later_) return;
    if (mode_ == Mode::Http && (http_->busy || out_bytes_ >= kEnoughQueued)) return;
    reading_ = true;
    socket_.async_wait(Socket::wait_read, [self = shared_from_this()](const error_code& error) {
        self->reading_ = false;
        if (!error) self->readable();
    });
}

void Connection::readable()
{
    if (mode_ == Mode::Gone) return;
    if (!has_turn()) return go_on_later([this] { readable(); });
    const Turn turn(*this);
    error_code error;
    const std::size_t count = socket_.read_some(asio::buffer(hub_->scratch), error);
    if (is_for_later(error)) return arm();
    if (error == asio::error::eof) return ended();
    if (error) return drop();
    heard_ = Loop::steady_ms();
    pinged_ = false;
    hub_->figures.bytes_in += count;
    const std::string_view bytes(hub_->scratch.data(), count);
    if (tls_) {
        decrypt(bytes);
    } else {
        take(bytes);
    }
    arm();
}

void Connection::decrypt(std::string_view wire)
{
    std::string plain;
    const TlsSide::State state = tls_->read(wire, plain);
    put_wire(std::make_shared<const std::string>(tls_->for_wire()));
    if (!plain.empty()) take(plain);
    if (state == TlsSide::State::Over) ended();
    if (state == TlsSide::State::Broken) finish();
}

// The peer sends nothing more. It may still read: a reply that is on its way goes out.
void Connection::ended()
{
    peer_done_ = true;
    if (shut_) return drop();
    if (mode_ == Mode::Http && http_->busy) {
        http_->keep_alive = false;
        return;
    }
    finish();
}

void Connection::take(std::string_view bytes)
{
    if (mode_ == Mode::Open) return hear(bytes);
    if (mode_ != Mode::Http) return;
    if (!http_->reader.has_begun() && http_->in.empty()) http_->since = heard_;
    http_->in.append(bytes);
    serve();
}

// Whoever has sent much at once lets the others have their turn. Meanwhile nothing more is read.
void Connection::go_on_later(std::function<void()> rest)
{
    later_ = true;
    auto go_on = [self = shared_from_this(), rest = std::move(rest)] {
        const Turn turn(*self);
        self->later_ = false;
        rest();
        self->arm();
    };
    if (share) return share->wait(std::move(go_on));
    asio::post(hub_->io, std::move(go_on));
}

void Connection::serve()
{
    if (serving_ || later_) return;
    serving_ = true;
    const Turn turn(*this);
    while (mode_ == Mode::Http && !http_->busy && out_bytes_ < kEnoughQueued) {
        if (!has_turn()) {
            go_on_later([this] { serve(); });
            break;
        }
        const HttpReader::Step step = http_->reader.read(http_->in);
        if (step == HttpReader::Step::More) break;
        if (step == HttpReader::Step::Bad) {
            ++hub_->figures.dropped_bad;
            http_->keep_alive = false;
            http_->with_body = true;
            answer(http_->reader.refusal());
            break;
        }
        dispatch(http_->reader.take());
    }
    serving_ = false;
}

void Connection::identify(HttpRequest& request)
{
    Hub::Address address = address_;
    request.secure = tls_ != nullptr;
    if (hub_->on.behind_proxy) {
        error_code error;
        const auto told = asio::ip::make_address(std::string(last_entry(request, "x-forwarded-for")), error);
        if (!error) address = plain(told);
        request.secure = request.secure || last_entry(request, "x-forwarded-proto") == "https";
    }
    request.address = address.to_string();
}

void Connection::dispatch(HttpRequest request)
{
    ++hub_->figures.requests;
    ++http_->number;
    identify(request);
    http_->keep_alive = http_->reader.keep_alive() && !peer_done_;
    http_->with_body = request.method != "HEAD";
    http_->secure = request.secure;
    if (request.path.empty()) return answer(http_trouble(400));
    if (request.path == "/ws" || wants_websocket(request)) return upgrade(request);
    if (hub_->service == nullptr) return drop();
    http_->busy = true;
    const auto number = http_->number;
    hub_->service->request(std::move(request), [weak = weak_from_this(), number](const HttpReply& reply) {
        const auto self = weak.lock();
        if (!self || self->mode_ != Mode::Http || !self->http_->busy || self->http_->number != number) return;
        const Turn turn(*self);
        self->http_->busy = false;
        self->answer(reply);
    });
}

void Connection::answer(const HttpReply& reply)
{
    const HttpWay way{http_->with_body, http_->keep_alive, http_->secure};
    http_->since = Loop::steady_ms();
    put(std::make_shared<const std::string>(http_bytes(reply, way)));
    if (mode_ != Mode::Http) return;
    if (!way.keep_alive) return finish();
    serve();
    arm();
}

void Connection::upgrade(const HttpRequest& request)
{
    if (request.path != "/ws") return answer(http_trouble(404));
    if (const auto refusal = check_handshake(request)) return answer(*refusal);
    if (hub_->on.behind_proxy && !share) {
        error_code ignored;
        share = hub_->claim(asio::ip::make_address(request.address, ignored));
        if (!share) return answer(http_trouble(429));
    }
    if (hub_->service == nullptr) return drop();
    HttpReply refusal = http_trouble(403);
    mode_ = Mode::Opening;
    visitor_ = hub_->service->visit(request, shared_from_this(), refusal);
    if (mode_ != Mode::Opening) return;
    if (visitor_) return open(request);
    mode_ = Mode::Http;
    http_->early.clear();
    http_->early_close.reset();
    answer(refusal);
}

void Connection::open(const HttpRequest& request)
{
    mode_ = Mode::Open;
    ++hub_->figures.websockets;
    const auto http = std::move(http_);
    put(std::make_shared<const std::string>(handshake_bytes(request)));
    for (const Frame& frame : http->early) send(frame);
    if (http->early_close) close(http->early_close->first, http->early_close->second);
    hear(http->in);
}

void Connection::hear(std::string_view bytes)
{
    using Kind = WsEvent::Kind;
    while (mode_ == Mode::Open) {
        if (!bytes.empty() && !has_turn()) {
            return go_on_later([this, rest = std::string(bytes)] { hear(rest); });
        }
        const WsEvent event = ws_.next(bytes);
        if (event.kind == Kind::More) break;
        const auto visitor = visitor_;  // it may leave while it hears
        if (event.kind == Kind::Message) {
            ++hub_->figures.frames_in;
            part_since_ = 0;
            visitor->heard(event.data);
        } else if (event.kind == Kind::Ping) {
            if (fits(event.data.size())) put(std::make_shared<const std::string>(ws_frame(WsOpcode::Pong, event.data)));
        } else if (event.kind == Kind::Close) {
            close(event.code, event.data);
        } else if (event.kind == Kind::Broken) {
            ++hub_->figures.dropped_bad;
            visitor->broken(event.data);
            close(event.code, event.data);
        }
    }
    if (ws_.is_between()) part_since_ = 0;
    if (!ws_.is_between() && part_since_ == 0) part_since_ = heard_;
}

// Never called back from inside send() or close(): whoever speaks to many must not see the list change under it.
void Connection::leave()
{
    if (!visitor_) return;
    --hub_->figures.websockets;
    asio::post(hub_->io, [hub = hub_, visitor = std::move(visitor_)] {
        if (hub->service != nullptr) visitor->left();
    });
    visitor_.reset();
}

void Connection::send(const Frame& frame)
{
    if (mode_ == Mode::Opening) http_->early.push_back(frame);
    if (mode_ != Mode::Open || !fits(frame->size())) return;
    ++hub_->figures.frames_out;
    put(frame);
}

void Connection::close(std::uint16_t code, std::string_view reason)
{
    if (mode_ == Mode::Opening) http_->early_close.emplace(code, reason);
    if (mode_ != Mode::Open) return;
    put(std::make_shared<const std::string>(ws_frame(WsOpcode::Close, close_payload(code, reason))));
    finish();
}

}  // namespace snowbound
