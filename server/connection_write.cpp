// How a connection writes, waits and ends.
#include <array>

#include "server/connection.h"
#include "server/loop.h"

namespace snowbound {
namespace asio = boost::asio;
using boost::system::error_code;

namespace {

constexpr std::int64_t kNoProgress = 20'000;  // milliseconds
constexpr std::int64_t kFarewell = 3'000;     // for the peer to see why, and to close
constexpr std::size_t kAtOnce = 16;           // frames in one write

}  // namespace

// A client that does not read must not fill our memory.
bool Connection::fits(std::size_t bytes)
{
    if (out_bytes_ + bytes <= hub_->on.most_queued) return true;
    ++hub_->figures.dropped_slow;
    drop();
    return false;
}

void Connection::put(Frame frame)
{
    if (!tls_) return put_wire(std::move(frame));
    if (!tls_->write(*frame)) return drop();
    put_wire(std::make_shared<const std::string>(tls_->for_wire()));
}

// Straight to the socket where nothing waits; only the rest is queued.
void Connection::put_wire(Frame frame)
{
    if (mode_ == Mode::Gone || shut_ || frame->empty()) return;
    if (out_.empty()) {
        out_sent_ = write_now(asio::buffer(*frame));  // one piece is a plain send, cheaper than sendmsg
        if (out_sent_ == frame->size() || mode_ == Mode::Gone) {
            out_sent_ = 0;
            return;
        }
        out_bytes_ = frame->size() - out_sent_;
        progress_ = Loop::steady_ms();
    } else {
        out_bytes_ += frame->size();
    }
    out_.push_back(std::move(frame));
    if (!writing_) wait_writable();
}

// How many bytes the socket takes now. One that is gone takes none.
template <class Pieces>
std::size_t Connection::write_now(const Pieces& pieces)
{
    error_code error;
    std::size_t sent = 0;
    do {
        sent = socket_.write_some(pieces, error);
    } while (error == asio::error::interrupted);
    if (error && error != asio::error::would_block && error != asio::error::try_again) drop();
    hub_->figures.bytes_out += sent;
    return sent;
}

void Connection::wait_writable()
{
    writing_ = true;
    socket_.async_wait(Socket::wait_write, [self = shared_from_this()](const error_code& error) {
        self->writing_ = false;
        if (error || self->mode_ == Mode::Gone) return;
        self->flush();
        self->serve();
        self->arm();
    });
}

void Connection::flush()
{
    while (out_begin_ < out_.size()) {
        std::array<asio::const_buffer, kAtOnce> pieces;
        const std::size_t count = std::min(kAtOnce, out_.size() - out_begin_);
        for (std::size_t i = 0; i < count; ++i) pieces[i] = asio::buffer(*out_[out_begin_ + i]);
        pieces[0] += out_sent_;
        std::size_t sent = write_now(pieces);
        if (mode_ == Mode::Gone) return;
        if (sent == 0) return wait_writable();
        progress_ = Loop::steady_ms();
        out_bytes_ -= sent;
        for (sent += out_sent_; out_begin_ < out_.size() && sent >= out_[out_begin_]->size(); ++out_begin_) {
            sent -= out_[out_begin_]->size();
            out_[out_begin_].reset();
        }
        out_sent_ = sent;
    }
    out_ = {};  // an idle connection holds no queue
    out_begin_ = 0;
    if (mode_ == Mode::Closing) shut_sending();
}

// No more will be sent but what is queued. Reading goes on: closing with unread bytes would be a reset, and the peer
// might never see our last words.
void Connection::finish()
{
    if (mode_ == Mode::Gone || mode_ == Mode::Closing) return;
    leave();
    mode_ = Mode::Closing;
    closing_ = Loop::steady_ms();
    if (out_.empty()) shut_sending();
}

void Connection::shut_sending()
{
    if (shut_) return;
    if (tls_) {
        tls_->shut();
        const std::string last = tls_->for_wire();
        error_code ignored;
        if (!last.empty()) socket_.write_some(asio::buffer(last), ignored);
    }
    shut_ = true;
    error_code error;
    socket_.shutdown(Socket::shutdown_send, error);
    if (error || peer_done_) return drop();
    arm();
}

void Connection::drop()
{
    if (mode_ == Mode::Gone) return;
    leave();
    mode_ = Mode::Gone;
    error_code ignored;
    socket_.close(ignored);
    out_ = {};
    out_begin_ = out_bytes_ = 0;
    hub_->remove(*this);
}

void Connection::farewell(std::uint16_t code, std::string_view reason)
{
    if (mode_ == Mode::Open) return close(code, reason);
    if (mode_ != Mode::Http) return;
    http_->keep_alive = false;
    if (!http_->busy) finish();
}

void Connection::look(std::int64_t now)
{
    const std::int64_t ask = hub_->on.seconds_to_ask * 1000LL, silent = hub_->on.seconds_silent * 1000LL;
    if (!out_.empty() && now - progress_ > kNoProgress) {
        ++hub_->figures.dropped_slow;
        return drop();
    }
    if (mode_ == Mode::Closing && now - closing_ > kFarewell) return drop();
    if (mode_ == Mode::Open) {
        if (now - heard_ > silent) return drop();
        if (part_since_ != 0 && now - part_since_ > ask) {  // byte by byte: it would hold memory for nothing
            ++hub_->figures.dropped_slow;
            return drop();
        }
        if (pinged_ || now - heard_ <= silent / 2) return;
        pinged_ = true;
        return put(std::make_shared<const std::string>(ws_frame(WsOpcode::Ping, "")));
    }
    if (mode_ != Mode::Http || !out_.empty()) return;
    const bool begun = http_->reader.has_begun(), is_idle = http_->number > 0 && !begun;
    if (now - http_->since <= (http_->busy || is_idle ? silent : ask)) return;
    if (http_->busy || !begun) return drop();
    http_->keep_alive = false;
    answer(http_trouble(408));
}

}  // namespace snowbound
