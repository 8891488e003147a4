// Stands between two ends of TCP on loopback: what goes from one to the other can be read, and can be held up.
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "testing/tcp.h"

namespace snowbound {

// A port that nobody listens at just now.
inline std::uint16_t free_port()
{
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    ::bind(fd, reinterpret_cast<sockaddr*>(&address), sizeof address);
    ::getsockname(fd, reinterpret_cast<sockaddr*>(&address), &size);
    ::close(fd);
    return ntohs(address.sin_port);
}

class Between {
public:
    explicit Between(std::uint16_t to) : to_(to)
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const int yes = 1;
        ::setsockopt(listener_, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
        ::bind(listener_, reinterpret_cast<sockaddr*>(&address), sizeof address);
        ::listen(listener_, 8);
        accepting_ = std::jthread([this](const std::stop_token& stop) { accept(stop); });
    }
    ~Between()
    {
        accepting_.request_stop();
        accepting_.join();
        pipes_.clear();
        ::close(listener_);
    }
    Between(const Between&) = delete;
    Between& operator=(const Between&) = delete;

    const std::uint16_t port = free_port();
    std::string address() const { return "127.0.0.1:" + std::to_string(port); }
    std::atomic<bool> silent = false;  // nothing comes through, and nobody is told
    // What has come from there so far, of each connection.
    std::vector<std::string> heard()
    {
        const std::scoped_lock lock(mutex_);
        std::vector<std::string> all;
        for (const auto& one : heard_) all.push_back(*one);
        return all;
    }

private:
    void accept(const std::stop_token& stop)
    {
        while (!stop.stop_requested()) {
            pollfd waiting{listener_, POLLIN, 0};
            if (::poll(&waiting, 1, 20) <= 0) continue;
            const int client = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
            if (client >= 0) pipes_.emplace_back([this, client](const std::stop_token& end) { pass(client, end); });
        }
    }
    void pass(int client, const std::stop_token& stop)
    {
        Wire there;
        std::string* kept = nullptr;
        {
            const std::scoped_lock lock(mutex_);
            kept = heard_.emplace_back(std::make_unique<std::string>()).get();
        }
        bool open = there.open(to_);
        std::array<char, 65536> buffer{};
        while (open && !stop.stop_requested()) {
            if (silent) {
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
                continue;
            }
            const std::string back = there.read(2);
            if (!back.empty()) {
                const std::scoped_lock lock(mutex_);
                *kept += back;
            }
            open = there.is_open() && sent(client, back);
            pollfd from{client, POLLIN, 0};
            if (!open || ::poll(&from, 1, 2) <= 0) continue;
            const ssize_t got = ::recv(client, buffer.data(), buffer.size(), 0);
            open = got > 0 && there.write({buffer.data(), static_cast<std::size_t>(got)});
        }
        ::close(client);
    }
    static bool sent(int to, std::string_view bytes)
    {
        while (!bytes.empty()) {
            const ssize_t so_far = ::send(to, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (so_far <= 0) return false;
            bytes.remove_prefix(static_cast<std::size_t>(so_far));
        }
        return true;
    }

    std::uint16_t to_;
    int listener_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    std::mutex mutex_;
    std::vector<std::unique_ptr<std::string>> heard_;
    std::vector<std::jthread> pipes_;
    std::jthread accepting_;
};

}  // namespace snowbound
