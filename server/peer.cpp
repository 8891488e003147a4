#include "server/peer.h"

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>

#include "server/links_pack.h"
#include "server/loop.h"

namespace snowbound {
namespace asio = boost::asio;
using boost::system::error_code;
using links::number_at, links::Pack, links::put_number, links::Unpack;
namespace {

constexpr std::size_t kHead = 9;                 // length, kind, number
constexpr std::size_t kMostRecord = 16U << 20U;  // bytes
constexpr std::size_t kMostGreeting = 1'024;
constexpr std::size_t kMostQueued = 64U << 20U;
constexpr std::int64_t kSilent = 2'500;  // milliseconds without a word: the other end stands still, or is away

}  // namespace

Peer::Peer(Socket socket, std::string& scratch, const Signer& signer, std::function<std::int64_t()> me,
           std::int64_t other)
    : socket_(std::move(socket)),
      scratch_(scratch),
      signer_(signer),
      me_(std::move(me)),
      other_(other),
      asks_(other != 0),
      ours_(random_key()),
      heard_(Loop::steady_ms())
{
}

void Peer::dial(const asio::ip::tcp::endpoint& where, Events events)
{
    events_ = std::move(events);
    socket_.async_connect(where, [self = shared_from_this()](const error_code& error) {
        if (self->gone_) return;
        if (error) return self->drop();
        error_code ignored;
        self->socket_.non_blocking(true, ignored);
        self->socket_.set_option(asio::ip::tcp::no_delay(true), ignored);
        self->as_ = std::to_string(self->me_());
        self->put(Kind::Hello, 0, (Pack() << self->as_ << std::to_string(self->other_) << self->ours_).text());
        self->arm();
    });
}

void Peer::welcome(Events events)
{
    events_ = std::move(events);
    error_code ignored;
    socket_.non_blocking(true, ignored);
    socket_.set_option(asio::ip::tcp::no_delay(true), ignored);
    arm();
}

void Peer::arm()
{
    socket_.async_wait(Socket::wait_read, [self = shared_from_this()](const error_code& error) {
        if (self->gone_) return;
        if (error) return self->drop();
        self->readable();
    });
}

void Peer::readable()
{
    error_code error;
    const std::size_t got = socket_.read_some(asio::buffer(scratch_), error);
    if (error == asio::error::would_block || error == asio::error::try_again) return arm();
    if (error) return drop();
    heard_ = Loop::steady_ms();
    const std::string_view bytes(scratch_.data(), got);
    if (in_.empty()) {
        in_ = bytes.substr(take(bytes));
    } else {
        in_ += bytes;
        in_.erase(0, take(in_));
    }
    if (!gone_) arm();
}

std::size_t Peer::take(std::string_view bytes)
{
    std::size_t at = 0;
    while (!gone_ && bytes.size() - at >= kHead) {
        const std::size_t length = number_at(bytes, at, 4);
        if (length > (ready_ ? kMostRecord : kMostGreeting)) {
            drop();
            break;
        }
        if (bytes.size() - at - kHead < length) break;
        const Record record{static_cast<Kind>(bytes[at + 4]), static_cast<std::uint32_t>(number_at(bytes, at + 5, 4)),
                            bytes.substr(at + kHead, length)};
        at += kHead + length;
        if (!understand(record)) drop();
    }
    return at;
}

bool Peer::understand(const Record& record)
{
    if (!ready_) return greet(record);
    if (record.kind != Kind::Beat) events_.heard(record);
    return true;
}

// Both sign what both have thrown, with the key that only nodes of this database know. `part`: each its own, so that
// nobody can be made to sign for the other side.
std::string Peer::all_of_it(std::string_view part) const
{
    const std::string asker = asks_ ? as_ + " " + std::to_string(other_) : as_;
    return std::string(part) + " " + asker + " " + (asks_ ? ours_ + " " + theirs_ : theirs_ + " " + ours_);
}

bool Peer::greet(const Record& record)
{
    constexpr std::string_view kPurpose = "link of nodes";
    Unpack in(record.bytes);
    if (!asks_ && record.kind == Kind::Hello && theirs_.empty()) {
        const std::string from = in.next(), to = in.next();
        theirs_ = in.next();
        if (!in.good() || theirs_.size() != ours_.size() || to != std::to_string(me_())) return false;
        as_ = from + " " + to;
        put(Kind::Challenge, 0, (Pack() << ours_ << signer_.token(kPurpose, all_of_it("serves"))).text());
        return true;
    }
    if (asks_ && record.kind == Kind::Challenge && theirs_.empty()) {
        theirs_ = in.next();
        const auto signed_text = signer_.read_token(kPurpose, in.next());
        if (!in.good() || signed_text != all_of_it("serves")) return false;
        put(Kind::Proof, 0, (Pack() << signer_.token(kPurpose, all_of_it("asks"))).text());
    } else if (!asks_ && record.kind == Kind::Proof && !theirs_.empty()) {
        const auto signed_text = signer_.read_token(kPurpose, in.next());
        if (!in.good() || signed_text != all_of_it("asks")) return false;
    } else {
        return false;
    }
    ready_ = true;
    events_.ready();
    return true;
}

void Peer::put(Kind kind, std::uint32_t number, std::string_view bytes)
{
    if (gone_) return;
    put_number(out_, bytes.size(), 4);
    out_.push_back(static_cast<char>(kind));
    put_number(out_, number, 4);
    out_ += bytes;
    said_ = true;
    flush_later();
}

void Peer::flush_later()
{
    if (flushing_ || writing_) return;
    flushing_ = true;
    asio::post(socket_.get_executor(), [self = shared_from_this()] {
        self->flushing_ = false;
        if (!self->gone_ && !self->writing_) self->flush();
    });
}

void Peer::flush()
{
    if (!socket_.is_open()) return;
    error_code error;
    while (sent_ < out_.size() && !error) {
        sent_ += socket_.write_some(asio::buffer(out_.data() + sent_, out_.size() - sent_), error);
    }
    if (error && error != asio::error::would_block && error != asio::error::try_again) return drop();
    if (sent_ == out_.size()) {
        out_.clear();
        sent_ = 0;
        return;
    }
    if (out_.size() - sent_ > kMostQueued) return drop();
    wait_writable();
}

void Peer::wait_writable()
{
    writing_ = true;
    socket_.async_wait(Socket::wait_write, [self = shared_from_this()](const error_code& error) {
        self->writing_ = false;
        if (self->gone_) return;
        if (error) return self->drop();
        self->out_.erase(0, std::exchange(self->sent_, 0));
        self->flush();
    });
}

void Peer::beat(std::int64_t now)
{
    if (now - heard_ > kSilent) return drop();
    if (ready_ && !said_) put(Kind::Beat, 0, "");
    said_ = false;
}

void Peer::drop()
{
    if (std::exchange(gone_, true)) return;
    ready_ = false;
    error_code ignored;
    socket_.close(ignored);
    asio::post(socket_.get_executor(), [self = shared_from_this()] {
        const auto events = std::exchange(self->events_, {});
        if (events.gone) events.gone();
    });
}

}  // namespace snowbound
