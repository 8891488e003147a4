// What an idle WebSocket costs, and how many echoes go round; the figures are printed.
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/resource.h>

#include <cstdio>
#include <fstream>

#include "server/tests/net_client.h"
#include "server/tests/net_server.h"

namespace snowbound {
namespace {

long resident_bytes()
{
    long pages = 0, resident = 0;
    std::ifstream("/proc/self/statm") >> pages >> resident;
    return resident * ::sysconf(_SC_PAGESIZE);
}

TEST(TransportSlow, ThousandsOfIdleWebSocketsFitInLittle)
{
    rlimit files{};
    ::getrlimit(RLIMIT_NOFILE, &files);
    const int count = std::min<int>(8000, static_cast<int>(files.rlim_cur) / 2 - 200);
    TestServer server;
    std::vector<Client> clients;
    clients.reserve(static_cast<std::size_t>(count));
    Client first(server.port);
    first.upgrade();
    const long before = resident_bytes();
    for (int i = 0; i < count; ++i) {
        clients.emplace_back(server.port);
        ASSERT_TRUE(clients.back().upgrade().starts_with("HTTP/1.1 101"));
        clients.back().in = std::string();
    }
    const long each = (resident_bytes() - before) / count - static_cast<long>(sizeof(Client));
    std::printf("%d idle WebSockets: %ld bytes each\n", count, each);
    EXPECT_EQ(server.figures().websockets, static_cast<std::uint64_t>(count) + 1);
#ifndef SNOWBOUND_SANITIZED
    EXPECT_LT(each, 6000);
#endif
    first.say("among thousands");
    EXPECT_EQ(first.hear(), "text:among thousands");
}

TEST(TransportSlow, EchoesGoRound)
{
    TestServer server;
    std::vector<Client> clients;
    clients.reserve(64);
    for (int i = 0; i < 64; ++i) {
        clients.emplace_back(server.port);
        clients.back().upgrade();
    }
    const auto rate = [&](std::size_t side_by_side, int rounds) {
        const auto begin = Loop::steady_us();
        for (int i = 0; i < rounds; ++i) {
            for (std::size_t c = 0; c < side_by_side; ++c)
                clients[c].say("a message of about the usual length, a choice");
            for (std::size_t c = 0; c < side_by_side; ++c) EXPECT_NE(clients[c].hear(), "end");
        }
        return static_cast<double>(side_by_side) * rounds * 1e6 / static_cast<double>(Loop::steady_us() - begin);
    };
    rate(64, 20);
    std::printf("echoes per second: %.0f one by one, %.0f with 64 clients\n", rate(1, 5000), rate(64, 500));
}

}  // namespace
}  // namespace snowbound
