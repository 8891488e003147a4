// One way between two nodes: a TCP connection with records of a kind, a number and some bytes. Whoever has asked for it
// is the gate, the other has the tables. What is said in one turn of the loop leaves together.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "server/auth.h"

namespace snowbound {

class Peer : public std::enable_shared_from_this<Peer> {
public:
    using Socket = boost::asio::ip::tcp::socket;
    enum class Kind : std::uint8_t {
        Hello,
        Challenge,
        Proof,
        Beat,
        Open,
        Said,
        Shut,
        Request,  // of a gate
        Told,
        Close,
        Moved,
        Reply,  // to a gate
        Hint
    };
    struct Record {
        Kind kind{};
        std::uint32_t number = 0;  // of the session or request
        std::string_view bytes;
    };
    struct Events {
        std::function<void()> ready;
        std::function<void(const Record&)> heard;
        std::function<void()> gone;  // once, and nothing after it
    };

    // `me`: the number of our life, asked whenever it is needed. `other`: whom we ask for; 0: we were asked.
    // `scratch`: whoever reads, reads into this.
    Peer(Socket socket, std::string& scratch, const Signer& signer, std::function<std::int64_t()> me,
         std::int64_t other);
    void dial(const boost::asio::ip::tcp::endpoint& where, Events events);
    void welcome(Events events);

    bool is_ready() const { return ready_; }
    std::int64_t other() const { return other_; }
    void put(Kind kind, std::uint32_t number, std::string_view bytes);
    void beat(std::int64_t now);  // twice a second: says that we live, and looks whether the other does
    void drop();

private:
    void arm();
    void readable();
    bool understand(const Record& record);  // false: it is no node
    bool greet(const Record& record);
    std::string all_of_it(std::string_view part) const;
    void flush_later();
    void flush();
    void wait_writable();

    std::size_t take(std::string_view bytes);  // so much was understood

    Socket socket_;
    std::string& scratch_;
    const Signer& signer_;
    std::function<std::int64_t()> me_;
    Events events_;
    std::int64_t other_;
    const bool asks_;
    bool ready_ = false, gone_ = false, flushing_ = false, writing_ = false;
    std::string ours_, theirs_, as_;  // what was thrown to be signed; and who said what they are
    std::string in_, out_;
    std::size_t sent_ = 0;
    std::int64_t heard_;
    bool said_ = false;
};

}  // namespace snowbound
