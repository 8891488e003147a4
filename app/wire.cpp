#include "app/wire.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace snowbound::wire {
namespace {

int connect_to(std::uint16_t port)
{
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const int on = 1;
    ::setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    const timeval patience{10, 0};
    ::setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    ::setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    if (::connect(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) return fd;
    ::close(fd);
    return -1;
}

bool send_all(int fd, std::string_view text)
{
    while (!text.empty()) {
        const auto sent = ::send(fd, text.data(), text.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

std::string host_line(std::uint16_t port) { return "Host: 127.0.0.1:" + std::to_string(port) + "\r\n"; }

std::string with_body(const std::string& headers, const std::string& body)
{
    return headers + "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" +
           body;
}

// What the server said until it closed.
HttpAnswer only_answer(std::uint16_t port, const std::string& request)
{
    HttpAnswer answer;
    const int fd = connect_to(port);
    if (fd < 0) return answer;
    std::string all;
    if (send_all(fd, request)) {
        std::array<char, 16384> part{};
        for (ssize_t got = 0; (got = ::recv(fd, part.data(), part.size(), 0)) > 0;) {
            all.append(part.data(), static_cast<std::size_t>(got));
        }
    }
    ::close(fd);
    const auto end = all.find("\r\n\r\n");
    if (end == std::string::npos || all.size() < 12) return answer;
    answer.status = std::atoi(all.c_str() + 9);
    answer.headers = all.substr(0, end + 2);
    answer.body = all.substr(end + 4);
    return answer;
}

}  // namespace

// 1.0: the answer comes unchunked, and ends where the connection does.
HttpAnswer get(std::uint16_t port, const std::string& path)
{
    return only_answer(port, "GET " + path + " HTTP/1.0\r\n" + host_line(port) + "\r\n");
}

HttpAnswer post(std::uint16_t port, const std::string& path, const std::string& headers, const std::string& body)
{
    return only_answer(port, "POST " + path + " HTTP/1.0\r\n" + host_line(port) + with_body(headers, body));
}

bool HttpLine::open(std::uint16_t port)
{
    close();
    port_ = port;
    fd_ = connect_to(port);
    if (fd_ >= 0) ::fcntl(fd_, F_SETFL, O_NONBLOCK);
    return fd_ >= 0;
}

void HttpLine::close()
{
    if (fd_ >= 0) ::close(fd_);
    fd_ = -1;
    in_.clear();
}

bool HttpLine::post(const std::string& path, const std::string& headers, const std::string& body)
{
    // A request is short: a fresh line takes it whole, or something is wrong.
    return send_all(fd_, "POST " + path + " HTTP/1.1\r\n" + host_line(port_) + with_body(headers, body));
}

bool HttpLine::receive()
{
    std::array<char, 16384> part;
    const auto got = ::recv(fd_, part.data(), part.size(), 0);
    if (got <= 0) return got < 0 && errno == EAGAIN;
    in_.append(part.data(), static_cast<std::size_t>(got));
    return true;
}

bool HttpLine::take(HttpAnswer& answer)
{
    const auto end = in_.find("\r\n\r\n");
    if (end == std::string::npos) return false;
    const auto length = in_.find("Content-Length: ");
    const std::size_t size = length < end ? std::strtoul(in_.c_str() + length + 16, nullptr, 10) : 0;
    if (in_.size() < end + 4 + size) return false;
    answer.status = std::atoi(in_.c_str() + 9);
    answer.headers = in_.substr(0, end + 2);
    answer.body = in_.substr(end + 4, size);
    in_.erase(0, end + 4 + size);
    return true;
}

std::string ws_frame(Opcode opcode, std::string_view payload)
{
    std::string frame(1, static_cast<char>(0x80U | static_cast<unsigned>(opcode)));
    if (payload.size() < 126) {
        frame += static_cast<char>(0x80U | payload.size());
    } else {
        frame += static_cast<char>(0x80U | 126U);
        frame += static_cast<char>(payload.size() >> 8U);
        frame += static_cast<char>(payload.size() & 0xFFU);
    }
    frame.append(4, '\0');  // a mask of zeros: the server unmasks all the same, and the generator is spared
    frame += payload;
    return frame;
}

Socket::~Socket()
{
    if (fd_ >= 0) ::close(fd_);
}

Socket::Socket(Socket&& other) noexcept
    : fd_(std::exchange(other.fd_, -1)), in_(std::move(other.in_)), out_(std::move(other.out_)), read_(other.read_)
{
}

bool Socket::open(std::uint16_t port, const std::string& path, const std::string& headers)
{
    fd_ = connect_to(port);
    if (fd_ < 0) return false;
    const std::string host = "127.0.0.1:" + std::to_string(port);
    if (!send_all(fd_, "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
                           "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                           "Sec-WebSocket-Key: c25vd2JvdW5kIHBlZXJzIQ==\r\n" +
                           headers + "\r\n")) {
        return false;
    }
    std::array<char, 4096> part{};
    while (in_.find("\r\n\r\n") == std::string::npos) {
        const auto got = ::recv(fd_, part.data(), part.size(), 0);
        if (got <= 0) return false;
        in_.append(part.data(), static_cast<std::size_t>(got));
    }
    const bool upgraded = in_.starts_with("HTTP/1.1 101");
    read_ = in_.find("\r\n\r\n") + 4;
    ::fcntl(fd_, F_SETFL, O_NONBLOCK);
    return upgraded;
}

bool Socket::flush()
{
    while (!out_.empty()) {
        const auto sent = ::send(fd_, out_.data(), out_.size(), MSG_NOSIGNAL);
        if (sent < 0) return errno == EAGAIN;
        out_.erase(0, static_cast<std::size_t>(sent));
    }
    return true;
}

bool Socket::send(Opcode opcode, std::string_view payload)
{
    out_ += ws_frame(opcode, payload);
    return flush();
}

bool Socket::receive()
{
    if (!flush()) return false;
    in_.erase(0, read_);
    read_ = 0;
    std::array<char, 65536> part;
    for (;;) {
        const auto got = ::recv(fd_, part.data(), part.size(), 0);
        if (got < 0) return errno == EAGAIN;
        if (got == 0) return false;
        in_.append(part.data(), static_cast<std::size_t>(got));
        if (static_cast<std::size_t>(got) < part.size()) return true;
    }
}

bool Socket::next(Opcode& opcode, std::string_view& payload)
{
    const std::string_view rest = std::string_view(in_).substr(read_);
    const auto byte = [&](std::size_t at) { return static_cast<std::size_t>(static_cast<unsigned char>(rest[at])); };
    if (rest.size() < 2) return false;
    std::size_t head = 2, size = byte(1) & 0x7FU;
    const std::size_t extra = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (rest.size() < head + extra) return false;
    if (extra > 0) size = 0;
    for (std::size_t i = 0; i < extra; ++i) {
        size = (size << 8U) | byte(head++);
    }
    if (rest.size() < head + size) return false;
    opcode = static_cast<Opcode>(byte(0) & 0x0FU);  // none of the servers sends a message in parts
    payload = rest.substr(head, size);
    read_ += head + size;
    return true;
}

}  // namespace snowbound::wire
