// One TCP connection on loopback, for tests of the server. Every wait is bounded.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <string>
#include <string_view>

namespace snowbound {

class Wire {  // one TCP connection
public:
    Wire() = default;
    ~Wire() { close(); }
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;

    bool open(std::uint16_t port, std::uint32_t from = INADDR_LOOPBACK)
    {
        close();
        fd_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in here{};
        here.sin_family = AF_INET;
        here.sin_addr.s_addr = htonl(from);
        if (from != INADDR_LOOPBACK) ::bind(fd_, reinterpret_cast<sockaddr*>(&here), sizeof here);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const int yes = 1;
        setsockopt(fd_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
        if (::connect(fd_, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0) return true;
        close();
        return false;
    }
    void close()
    {
        if (fd_ >= 0) ::close(fd_);
        fd_ = -1;
    }
    bool is_open() const { return fd_ >= 0; }
    void shut() { ::shutdown(fd_, SHUT_WR); }  // nothing more comes from here
    bool write(std::string_view bytes)
    {
        while (!bytes.empty()) {
            const ssize_t sent = ::send(fd_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0) return false;
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return true;
    }
    // What is there within so many milliseconds; "": nothing, or the other side has gone (then it is closed).
    std::string read(int milliseconds)
    {
        pollfd waiting{fd_, POLLIN, 0};
        if (fd_ < 0 || ::poll(&waiting, 1, milliseconds) <= 0) return "";
        char buffer[65536];
        const ssize_t got = ::recv(fd_, buffer, sizeof buffer, 0);
        if (got <= 0) return close(), "";
        return std::string(buffer, static_cast<std::size_t>(got));
    }

private:
    int fd_ = -1;
};

}  // namespace snowbound
