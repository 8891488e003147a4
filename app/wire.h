// Just enough of HTTP and WebSocket to be thousands of people at a keyboard: blocking, within bounds, while a
// connection is opened, never while it is used. For `snowbound load` and bench/peers; 127.0.0.1 only.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace snowbound::wire {

struct HttpAnswer {
    int status = 0;  // 0: no answer
    std::string headers;
    std::string body;
};

// One request on a connection of its own; waits for the answer, ten seconds at most. `headers` are whole lines, each
// with its line end.
HttpAnswer get(std::uint16_t port, const std::string& path);
HttpAnswer post(std::uint16_t port, const std::string& path, const std::string& headers, const std::string& body);

class HttpLine {  // a connection on which one request follows the other
public:
    HttpLine() = default;
    ~HttpLine() { close(); }
    HttpLine(const HttpLine&) = delete;
    HttpLine& operator=(const HttpLine&) = delete;

    bool open(std::uint16_t port);
    void close();
    int fd() const { return fd_; }
    bool post(const std::string& path, const std::string& headers, const std::string& body);  // false: it is gone
    bool receive();                                                                           // false: it is gone
    bool take(HttpAnswer& answer);  // false: it is not all there yet

private:
    int fd_ = -1;
    std::uint16_t port_ = 0;
    std::string in_;
};

enum class Opcode : std::uint8_t { Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };

std::string ws_frame(Opcode opcode, std::string_view payload);  // as a client sends it

class Socket {  // one WebSocket
public:
    Socket() = default;
    ~Socket();
    Socket(Socket&& other) noexcept;
    Socket& operator=(Socket&&) = delete;

    bool open(std::uint16_t port, const std::string& path, const std::string& headers);  // blocks until it is upgraded
    int fd() const { return fd_; }
    bool send(Opcode opcode, std::string_view payload);  // false: it is gone
    bool receive();                                      // what is there; false: it is gone
    // The next whole message; false: there is none yet. The payload is valid until receive().
    bool next(Opcode& opcode, std::string_view& payload);

private:
    bool flush();

    int fd_ = -1;
    std::string in_, out_;
    std::size_t read_ = 0;  // of in_
};

}  // namespace snowbound::wire
