// Stands between a server and its PostgreSQL, on a socket of its own, and can lose an answer: the work is done, and
// whoever asked for it never hears.
#pragma once

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <atomic>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

#include "testing/temp_folder.h"

namespace snowbound {

class CutOff {
public:
    // `address` of a database on a socket in a folder: "postgres://...?host=FOLDER"
    explicit CutOff(const std::string& address)
    {
        const std::size_t host = address.find("host=") + 5;
        below_ = address.substr(host) + kName;
        address_ = address.substr(0, host) + folder_.path();
        listener_ = made(folder_.path() + kName, ::bind);
        ::listen(listener_, 8);
        accepting_ = std::jthread([this](const std::stop_token& stop) { accept(stop); });
    }
    ~CutOff()
    {
        accepting_.request_stop();
        accepting_.join();
        pipes_.clear();
        ::close(listener_);
    }
    CutOff(const CutOff&) = delete;
    CutOff& operator=(const CutOff&) = delete;

    const std::string& address() const { return address_; }
    void lose_next_commit() { armed_ = true; }
    bool has_lost() const { return lost_; }

private:
    static constexpr const char* kName = "/.s.PGSQL.5432";

    template <class Tie>
    static int made(const std::string& path, Tie tie)
    {
        const int fd = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_un name{};
        name.sun_family = AF_UNIX;
        std::strncpy(name.sun_path, path.c_str(), sizeof name.sun_path - 1);
        if (tie(fd, reinterpret_cast<sockaddr*>(&name), sizeof name) == 0) return fd;
        ::close(fd);
        return -1;
    }
    void accept(const std::stop_token& stop)
    {
        while (!stop.stop_requested()) {
            pollfd waiting{listener_, POLLIN, 0};
            if (::poll(&waiting, 1, 20) <= 0) continue;
            const int client = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
            if (client < 0) continue;
            pipes_.emplace_back([this, client](const std::stop_token& end) { pass(client, end); });
        }
    }
    void pass(int client, const std::stop_token& stop)
    {
        const int server = made(below_, ::connect);
        bool open = server >= 0;
        while (open && !stop.stop_requested()) {
            pollfd both[] = {{client, POLLIN, 0}, {server, POLLIN, 0}};
            if (::poll(both, 2, 20) <= 0) continue;
            if (both[0].revents != 0) open = move(client, server, false);
            if (open && both[1].revents != 0) open = move(server, client, true);
        }
        ::close(client);
        if (server >= 0) ::close(server);
    }
    // False: that was the end.
    bool move(int from, int to, bool is_answer)
    {
        char buffer[65536];
        const ssize_t got = ::recv(from, buffer, sizeof buffer, 0);
        if (got <= 0) return false;
        const std::string_view bytes(buffer, static_cast<std::size_t>(got));
        // How PostgreSQL says that a transaction is done: the tag of the command.
        if (is_answer && bytes.find("COMMIT") != std::string_view::npos && armed_.exchange(false)) {
            lost_ = true;
            return false;
        }
        return ::send(to, buffer, static_cast<std::size_t>(got), MSG_NOSIGNAL) == got;
    }

    TempFolder folder_;
    std::string below_, address_;
    int listener_ = -1;
    std::atomic<bool> armed_ = false, lost_ = false;
    std::vector<std::jthread> pipes_;
    std::jthread accepting_;
};

}  // namespace snowbound
