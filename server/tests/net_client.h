// A blocking client on loopback for tests of the transport. Every wait is bounded.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <string>
#include <string_view>
#include <utility>

#include "server/websocket.h"

namespace snowbound {

class Client {
public:
    explicit Client(std::uint16_t port, int receive_buffer = 0, in_addr_t from = 0)
        : fd_(::socket(AF_INET, SOCK_STREAM, 0))
    {
        const timeval limit{30, 0};  // on a busy machine everything may take long
        ::setsockopt(fd_, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
        ::setsockopt(fd_, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
        if (receive_buffer > 0) ::setsockopt(fd_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
        sockaddr_in to{};
        to.sin_family = AF_INET;
        to.sin_addr.s_addr = htonl(from);
        if (from != 0) ::bind(fd_, reinterpret_cast<const sockaddr*>(&to), sizeof to);
        to.sin_port = htons(port);
        to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        connected = ::connect(fd_, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0;
    }
    ~Client() { close(); }
    Client(Client&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
    Client(const Client&) = delete;
    void close()
    {
        if (fd_ >= 0) ::close(std::exchange(fd_, -1));
    }
    void reset()  // not a polite end
    {
        const linger hard{1, 0};
        ::setsockopt(fd_, SOL_SOCKET, SO_LINGER, &hard, sizeof hard);
        close();
    }
    void half_close() { ::shutdown(fd_, SHUT_WR); }
    int fd() const { return fd_; }

    bool write(std::string_view bytes)
    {
        while (!bytes.empty()) {
            const auto sent = ::send(fd_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0) return false;
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return true;
    }
    bool read_some()  // false: the end, or nothing for too long
    {
        char piece[16384];
        const auto count = ::recv(fd_, piece, sizeof piece, 0);
        if (count > 0) in.append(piece, static_cast<std::size_t>(count));
        return count > 0;
    }
    std::string read_all()  // until the server closes
    {
        while (read_some()) {}
        return std::exchange(in, {});
    }
    std::string read_reply()  // one HTTP reply: head and body
    {
        std::size_t end = 0;
        while ((end = in.find("\r\n\r\n")) == std::string::npos) {
            if (!read_some()) return std::exchange(in, {});
        }
        end += 4;
        const auto at = in.find("Content-Length: ");
        if (at < end) end += std::stoul(in.substr(at + 16));
        while (in.size() < end && read_some()) {}
        std::string out = in.substr(0, end);
        in.erase(0, end);
        return out;
    }
    std::string get(const std::string& path, const std::string& headers = {})
    {
        write("GET " + path + " HTTP/1.1\r\nHost: x\r\n" + headers + "\r\n");
        return read_reply();
    }
    std::string upgrade(const std::string& path = "/ws", const std::string& headers = {})
    {
        return get(path,
                   "Upgrade: websocket\r\nConnection: keep-alive, Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                   "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                       headers);
    }
    bool say(std::string_view text, WsOpcode opcode = WsOpcode::Text)
    {
        return write(ws_frame(opcode, text, 0x12345678U));
    }
    // "text:...", "ping:...", "close:1000 why", "broken:...", "end"
    std::string hear()
    {
        for (;;) {
            std::string_view view = in;
            const WsEvent event = reader_.next(view);
            const std::string data(event.data);
            in.erase(0, in.size() - view.size());
            switch (event.kind) {
                case WsEvent::Kind::Message: return "text:" + data;
                case WsEvent::Kind::Ping: return "ping:" + data;
                case WsEvent::Kind::Pong: return "pong:" + data;
                case WsEvent::Kind::Close: return "close:" + std::to_string(event.code) + " " + data;
                case WsEvent::Kind::Broken: return "broken:" + data;
                case WsEvent::Kind::More: break;
            }
            if (!read_some()) return "end";
        }
    }

    bool connected = false;
    std::string in;

private:
    int fd_;
    WsReader reader_{WsRole::Client, 1U << 20U};
};

}  // namespace snowbound
