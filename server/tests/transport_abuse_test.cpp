// Clients that are slow, silent, stuck, rude or many; and what the transport does when it stops.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include "server/tests/net_client.h"
#include "server/tests/net_server.h"

namespace snowbound {
namespace {

using namespace std::chrono_literals;

bool is_refused(const std::string& reply, const std::string& status) { return reply.starts_with("HTTP/1.1 " + status); }

TEST(TransportAbuse, AHandshakeThatTakesTooLongIsDropped)
{
    ListenOn on;
    on.seconds_to_ask = 2;
    TestServer server(on);
    Client mute(server.port), slow(server.port), good(server.port);
    good.upgrade();
    for (const char one : std::string_view("GET /ws HTTP/1.1")) {  // one byte at a time
        if (!slow.write({&one, 1})) break;
        std::this_thread::sleep_for(250ms);
    }
    EXPECT_TRUE(is_refused(slow.read_all(), "408"));
    EXPECT_EQ(mute.read_all(), "");
    good.say("still here");
    EXPECT_EQ(good.hear(), "text:still here");
}

TEST(TransportAbuse, ASilentWebSocketIsPingedAndThenDropped)
{
    ListenOn on;
    on.seconds_silent = 8;  // whoever is awake has half of it to answer a ping
    TestServer server(on);
    Client deaf(server.port), awake(server.port);
    deaf.upgrade();
    awake.upgrade();
    for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(awake.hear(), "ping:");
        awake.say("", WsOpcode::Pong);
    }
    EXPECT_EQ(deaf.hear(), "ping:");
    EXPECT_EQ(deaf.hear(), "end");
    awake.say("here");
    std::string heard = awake.hear();
    if (heard == "ping:") heard = awake.hear();
    EXPECT_EQ(heard, "text:here");
    EXPECT_EQ(server.service.left, 1);
}

TEST(TransportAbuse, AMessageThatTakesTooLongIsDropped)
{
    ListenOn on;
    on.seconds_to_ask = 2;
    TestServer server(on);
    Client slow(server.port), good(server.port);
    slow.upgrade();
    good.upgrade();
    slow.say("whole");
    EXPECT_EQ(slow.hear(), "text:whole");
    const std::string frame = ws_frame(WsOpcode::Text, std::string(1000, 's'), 1U);
    for (std::size_t i = 0; i < 20 && slow.write(frame.substr(i, 1)); ++i) std::this_thread::sleep_for(250ms);
    EXPECT_EQ(slow.hear(), "end");
    EXPECT_EQ(server.figures().dropped_slow, 1U);
    good.say("fine");
    EXPECT_EQ(good.hear(), "text:fine");
}

TEST(TransportAbuse, AClientThatDoesNotReadIsDroppedAndNobodyElseNotices)
{
    TestServer server;
    Client stuck(server.port, 4096), good(server.port);
    stuck.upgrade();
    good.upgrade();
    stuck.say("flood");  // twelve million bytes that nobody reads
    for (int i = 0; i < 50; ++i) {
        good.say(std::to_string(i));
        ASSERT_EQ(good.hear(), "text:" + std::to_string(i));
    }
    EXPECT_TRUE(eventually([&] { return server.service.left == 1; }));
    const TransportFigures figures = server.figures();
    EXPECT_EQ(figures.dropped_slow, 1U);
    EXPECT_EQ(figures.websockets, 1U);
}

TEST(TransportAbuse, AFloodOfPingsThatNobodyReadsTheAnswersOfEnds)
{
    TestServer server;
    Client stuck(server.port, 4096), good(server.port);
    stuck.upgrade();
    good.upgrade();
    const std::string ping = ws_frame(WsOpcode::Ping, std::string(125, 'p'), 1U);
    std::string many;
    for (int i = 0; i < 1000; ++i) many += ping;
    for (int i = 0; i < 500 && stuck.write(many); ++i) {}
    EXPECT_TRUE(eventually([&] { return server.figures().dropped_slow == 1; }));
    good.say("well");
    EXPECT_EQ(good.hear(), "text:well");
}

TEST(TransportAbuse, PipelinedRequestsWaitForTheReader)
{
    TestServer server;
    Client greedy(server.port, 4096);
    std::string many;
    for (int i = 0; i < 100; ++i) many += "GET /big HTTP/1.1\r\nHost: x\r\n\r\n";
    greedy.write(many);
    std::this_thread::sleep_for(300ms);
    EXPECT_LE(server.figures().requests, 3U);
}

TEST(TransportAbuse, WhoSendsMuchAtOnceLetsOthersHaveTheirTurn)
{
    const std::string request = " HTTP/1.1\r\nHost: x\r\n\r\n";
    for (const bool frames : {true, false}) {
        TestServer server;
        Client greedy(server.port), good(server.port);
        good.upgrade();
        if (frames) greedy.upgrade();
        std::string many = frames ? ws_frame(WsOpcode::Text, "gate", 1U) : "GET /gate" + request;
        for (int i = 0; i < 30; ++i) many += frames ? ws_frame(WsOpcode::Text, "slow", 1U) : "GET /slow" + request;
        greedy.write(many);
        std::this_thread::sleep_for(100ms);  // all of it is there, and the loop waits at the gate
        good.say("well");
        server.service.gate.set_value();
        EXPECT_EQ(good.hear(), "text:well");
        EXPECT_LE(server.service.before_well, 10) << (frames ? "frames" : "requests") << ": thirty wait";
        EXPECT_TRUE(eventually([&] { return server.service.heard >= 31; })) << "and all of them have theirs";
    }
}

TEST(TransportAbuse, WhoHasManySocketsHasNoMoreTurnsThanOthers)
{
    TestServer server;
    std::vector<std::unique_ptr<Client>> greedy;
    for (int i = 0; i < 20; ++i) greedy.push_back(std::make_unique<Client>(server.port, 0, INADDR_LOOPBACK + 1));
    Client good(server.port);
    for (auto& each : greedy) each->upgrade();
    good.upgrade();
    greedy[0]->say("gate");
    std::this_thread::sleep_for(50ms);
    for (auto& each : greedy) each->say("slow");
    std::this_thread::sleep_for(100ms);  // all of it is there, and the loop waits at the gate
    good.say("well");
    server.service.gate.set_value();
    EXPECT_EQ(good.hear(), "text:well");
    EXPECT_LE(server.service.before_well, 5) << "twenty sockets of one household wait";
    EXPECT_TRUE(eventually([&] { return server.service.heard == 22; })) << "and all of them have theirs";
}

TEST(TransportAbuse, TwoThousandComeAndGo)
{
    TestServer server;
    for (int round = 0; round < 10; ++round) {
        std::vector<std::unique_ptr<Client>> clients;
        for (int i = 0; i < 200; ++i) {
            clients.push_back(std::make_unique<Client>(server.port));
            ASSERT_TRUE(clients.back()->connected);
        }
        for (std::size_t i = 0; i < clients.size(); ++i) {
            if (i % 4 == 1) clients[i]->get("/x");
            if (i % 4 == 2) clients[i]->upgrade();
            if (i % 4 == 3) clients[i]->write("GET /unfinished");
            if (i % 5 == 0) clients[i]->reset();
        }
    }
    EXPECT_TRUE(eventually([&] { return server.figures().connections == 0; }));
    EXPECT_EQ(server.figures().websockets, 0U);
    EXPECT_EQ(server.service.left, 500);
}

TEST(TransportAbuse, BoundsOnConnectionsAreSaidAndKept)
{
    ListenOn on;
    on.most_per_address = 3;
    {
        TestServer server(on);
        Client a(server.port), b(server.port), c(server.port), d(server.port);
        EXPECT_TRUE(is_refused(d.read_all(), "429"));
        EXPECT_TRUE(is_refused(c.get("/"), "200"));
        a.close();
        EXPECT_TRUE(eventually([&] { return is_refused(Client(server.port).get("/"), "200"); }));
    }
    on.most_per_address = 0;
    on.most_connections = 2;
    TestServer server(on);
    Client a(server.port), b(server.port), c(server.port);
    EXPECT_TRUE(is_refused(c.read_all(), "503"));
    EXPECT_TRUE(is_refused(b.get("/"), "200"));
}

TEST(TransportAbuse, TheProxyIsBelievedOnlyWhereToldSo)
{
    const std::string told = "X-Forwarded-For: 6.6.6.6, 198.51.100.7\r\nX-Forwarded-Proto: https\r\n";
    ListenOn on;
    TestServer direct(on);
    EXPECT_TRUE(Client(direct.port).get("/whose", told).ends_with("127.0.0.1 plain"));
    on.behind_proxy = true;
    on.most_per_address = 2;
    TestServer behind(on);
    Client client(behind.port);
    EXPECT_TRUE(client.get("/whose", told).ends_with("198.51.100.7 secure"));
    EXPECT_TRUE(client.get("/whose", told).find("Strict-Transport-Security") != std::string::npos);
    EXPECT_TRUE(client.get("/whose", "X-Forwarded-For: ::ffff:198.51.100.9\r\n").ends_with("198.51.100.9 plain"));
    EXPECT_TRUE(client.get("/whose", "X-Forwarded-For: nonsense\r\n").ends_with("127.0.0.1 plain"));
    Client one(behind.port), two(behind.port), three(behind.port), other(behind.port);
    EXPECT_TRUE(is_refused(one.upgrade("/ws", told), "101"));
    EXPECT_TRUE(is_refused(two.upgrade("/ws", told), "101"));
    EXPECT_TRUE(is_refused(three.upgrade("/ws", told), "429"));
    EXPECT_TRUE(is_refused(other.upgrade("/ws", "X-Forwarded-For: 198.51.100.8\r\n"), "101"));
}

TEST(TransportAbuse, AnAddressThatCannotBeHadIsATrouble)
{
    TestServer server;
    Loop loop(1);
    EchoService service;
    ListenOn on;
    on.port = server.port;
    const auto taken = listen(loop, on, service);
    ASSERT_FALSE(taken);
    EXPECT_NE(taken.trouble().message.find("another program uses this port"), std::string::npos);
    on.address = "nonsense";
    EXPECT_EQ(listen(loop, on, service).trouble().code, "bad_address");
    on.address = "203.0.113.1";
    EXPECT_NE(listen(loop, on, service).trouble().message.find("no such address"), std::string::npos);
}

TEST(TransportAbuse, ListensOnBothKindsOfAddresses)
{
    Loop loop(1);
    EchoService service;
    ListenOn on;
    on.address = "[::]";
    on.port = 0;
    auto made = listen(loop, on, service);
    if (!made) GTEST_SKIP() << made.trouble().message;  // a machine without IPv6
    const std::uint16_t port = (*made)->port();
    std::thread thread([&] { loop.run(); });
    EXPECT_TRUE(Client(port).get("/whose").ends_with("127.0.0.1 plain"));
    loop.stop();
    thread.join();
}

TEST(TransportAbuse, NoFileHandlesLeftIsWaitedOut)
{
#ifdef SNOWBOUND_SANITIZED
    GTEST_SKIP() << "the sanitizers need file handles themselves";
#endif
    TestServer server;
    rlimit before{};
    ::getrlimit(RLIMIT_NOFILE, &before);
    rlimit low = before;
    low.rlim_cur = 200;
    ::setrlimit(RLIMIT_NOFILE, &low);
    std::vector<int> taken;
    for (int fd = 0; (fd = ::open("/dev/null", O_RDONLY)) >= 0;) taken.push_back(fd);
    ASSERT_FALSE(taken.empty());
    ::close(taken.back());
    taken.pop_back();
    Client client(server.port);  // takes the last one; the server has none for its side
    client.write("GET /patience HTTP/1.1\r\nHost: x\r\n\r\n");
    std::this_thread::sleep_for(250ms);
    for (const int fd : taken) ::close(fd);
    ::setrlimit(RLIMIT_NOFILE, &before);
    EXPECT_TRUE(is_refused(client.read_reply(), "200"));
}

TEST(TransportAbuse, CloseAllDeliversWhatIsQueued)
{
    TestServer server;
    Client client(server.port, 65'536), asking(server.port);  // takes a part at once, and the rest in few gulps
    client.upgrade();
    asking.write("GET /never HTTP/1.1\r\nHost: x\r\n\r\n");
    ASSERT_TRUE(eventually([&] { return server.figures().requests == 2; }));
    const std::string text(50'000, 'q');
    server.on_loop([&] {
        const Frame frame = text_frame(text);
        for (int i = 0; i < 20; ++i) server.service.channels.at(0).lock()->send(frame);
        server.transport->stop_listening();
        server.transport->close_all(1001, "the server restarts");
        server.service.kept.at(0)({});
    });
    EXPECT_TRUE(is_refused(asking.read_all(), "200"));
    for (int i = 0; i < 20; ++i) ASSERT_EQ(client.hear(), "text:" + text) << i;
    EXPECT_EQ(client.hear(), "close:1001 the server restarts");
    client.close();
    EXPECT_TRUE(eventually([&] { return server.figures().connections == 0; }));
    EXPECT_EQ(server.service.left, 1);
    EXPECT_FALSE(Client(server.port).connected);
}

TEST(TransportAbuse, CloseAllDoesNotWaitForTheStuck)
{
    TestServer server;
    Client stuck(server.port, 4096);
    stuck.upgrade();
    server.on_loop([&] {
        for (int i = 0; i < 15; ++i) server.service.channels.at(0).lock()->send(text_frame(std::string(50'000, 'q')));
        server.transport->close_all(1001, "bye");
    });
    EXPECT_TRUE(eventually([&] { return server.figures().connections == 0; }));
}

TEST(TransportAbuse, AChannelMayOutliveItsConnectionAndTheTransport)
{
    std::shared_ptr<Channel> channel;
    {
        TestServer server;
        {
            Client client(server.port);
            client.upgrade();
            server.on_loop([&] { channel = server.service.channels.at(0).lock(); });
            client.reset();
        }
        EXPECT_TRUE(eventually([&] { return server.service.left == 1; }));
        server.on_loop([&] { channel->send(text_frame("to nobody")); });
    }
}

}  // namespace
}  // namespace snowbound
