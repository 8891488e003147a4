#include "server/transport.h"

#include <gtest/gtest.h>

#include "server/http.h"
#include "server/tests/net_client.h"
#include "server/tests/net_server.h"

namespace snowbound {
namespace {

int status(const std::string& reply) { return reply.size() > 12 ? std::stoi(reply.substr(9, 3)) : 0; }
bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(Transport, AnswersRequestsAndKeepsTheConnection)
{
    TestServer server;
    Client client(server.port);
    const std::string first = client.get("/a%20b?x=1");
    EXPECT_EQ(status(first), 200);
    EXPECT_TRUE(has(first, "GET /a b x=1 ")) << first;
    EXPECT_TRUE(has(client.get("/second"), "GET /second"));
    client.write("POST /p HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhel");
    client.write("lo");
    EXPECT_TRUE(has(client.read_reply(), "POST /p  hello"));
    client.write("POST /p HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n");
    EXPECT_TRUE(has(client.read_reply(), "POST /p  abcde"));
    EXPECT_EQ(server.figures().requests, 4U);
}

TEST(Transport, AChunkedBodyMayComeInAnyPieces)
{
    for (const std::string body : {"", "abc"}) {
        const std::string whole = "POST /p HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" +
                                  (body.empty() ? "" : "3\r\n" + body + "\r\n") + "0\r\na: b\r\n\r\n";
        for (std::size_t piece = 1; piece <= whole.size(); ++piece) {
            HttpReader reader;
            std::string bytes;
            HttpReader::Step step = HttpReader::Step::More;
            for (std::size_t at = 0; at < whole.size(); at += piece) {
                ASSERT_EQ(step, HttpReader::Step::More) << piece << " at " << at;
                bytes += whole.substr(at, piece);
                step = reader.read(bytes);
            }
            ASSERT_EQ(step, HttpReader::Step::Whole) << piece;
            EXPECT_EQ(reader.take().body, body);
        }
    }
}

TEST(Transport, EveryReplyCarriesTheSafetyHeaders)
{
    TestServer server;
    Client client(server.port);
    for (const std::string& reply : {client.get("/a"), client.get("/%2e%2e/x")}) {
        for (const auto* part : {"Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
                                 "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "camera=()",
                                 "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin",
                                 "X-Frame-Options: DENY", "Cache-Control: no-store"}) {
            EXPECT_TRUE(has(reply, part)) << part;
        }
        EXPECT_FALSE(has(reply, "Server:"));
        EXPECT_FALSE(has(reply, "Strict-Transport"));
    }
    EXPECT_FALSE(has(client.get("/inject"), "\r\nX-Evil"));
}

TEST(Transport, AnswersPipelinedRequestsInOrder)
{
    TestServer server;
    Client client(server.port);
    std::string many;
    for (int i = 0; i < 200; ++i) many += "GET /n" + std::to_string(i) + " HTTP/1.1\r\nHost: x\r\n\r\n";
    ASSERT_TRUE(client.write(many));
    for (int i = 0; i < 200; ++i) {
        ASSERT_TRUE(has(client.read_reply(), "GET /n" + std::to_string(i) + " ")) << i;
    }
}

TEST(Transport, HeadHasALengthButNoBody)
{
    TestServer server;
    Client client(server.port);
    client.write("HEAD /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    const std::string reply = client.read_all();
    EXPECT_TRUE(has(reply, "Content-Length: 9"));
    EXPECT_TRUE(reply.ends_with("\r\n\r\n"));
}

TEST(Transport, RefusesPathsThatCouldLeadElsewhere)
{
    TestServer server;
    for (const auto* path : {"/../etc/passwd", "/%2e%2e/x", "/a/%2E./b", "/a%00b", "/a\\b", "/a%5cb", "//evil",
                             "/a%0ab", "/%zz", "/%2", "*", "http://x/", "/%ff", "/a%7f"}) {
        Client client(server.port);
        EXPECT_EQ(status(client.get(path)), 400) << path;
    }
}

TEST(Transport, RefusesWhatIsTooLongOrBroken)
{
    TestServer server;
    const std::string post = "POST /p HTTP/1.1\r\nHost: x\r\nContent-Length: ";
    const std::vector<std::pair<std::string, int>> cases = {
        {"GET /" + std::string(9000, 'a') + " HTTP/1.1\r\n\r\n", 431},
        {"GET / HTTP/1.1\r\nX: " + std::string(100'000, 'a') + "\r\n\r\n", 431},
        {post + std::to_string(kMostFrame + 1) + "\r\n\r\n", 413},
        {post + "99999999999999999999999\r\n\r\n", 400},
        {"POST /p HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n20000\r\n" + std::string(0x20000, 'a'), 413},
        {"nonsense\r\n\r\n", 400},
        {"GET / HTTP/9.9\r\n\r\n", 400},
        {"POST / HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400},
        {std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11) + std::string(300, 'z') + "\r\n\r\n", 400},
    };
    for (const auto& [bytes, wanted] : cases) {
        Client client(server.port);
        client.write(bytes);
        const std::string reply = client.read_all();
        EXPECT_EQ(status(reply), wanted) << bytes.substr(0, 60);
        EXPECT_TRUE(has(reply, "{\"code\":\""));
    }
    Client client(server.port);
    client.write(post + std::to_string(kMostFrame) + "\r\n\r\n" + std::string(kMostFrame, 'b'));
    EXPECT_EQ(status(client.read_reply()), 200);
}

TEST(Transport, ANewTableMayBringALongMatchAndNothingElseIsThatLong)
{
    TestServer server;
    const std::string more = " HTTP/1.1\r\nHost: x\r\n";
    const std::string chunks =
        "Transfer-Encoding: chunked\r\n\r\n20000\r\n" + std::string(0x20000, 'a') + "\r\n0\r\n\r\n";
    const auto sized = [](std::size_t size) {
        return "Content-Length: " + std::to_string(size) + "\r\n\r\n" + std::string(size, 'b');
    };
    const std::vector<std::pair<std::string, int>> cases = {
        {"POST /api/tables" + more + sized(kMostCarried), 200},
        {"POST /api/tables" + more + chunks, 200},
        {"POST /api/tables" + more + "Content-Length: " + std::to_string(kMostCarried + 1) + "\r\n\r\n", 413},
        {"PUT /api/tables" + more + chunks, 413},
        {"POST /api/tables/x" + more + chunks, 413},
        {"POST /api/tables/x" + more + "Content-Length: " + std::to_string(kMostFrame + 1) + "\r\n\r\n", 413},
    };
    for (const auto& [bytes, wanted] : cases) {
        Client client(server.port);
        client.write(bytes);
        EXPECT_EQ(status(client.read_reply()), wanted) << bytes.substr(0, 90);
    }
}

TEST(Transport, LateAndRepeatedRepliesAreIgnored)
{
    TestServer server;
    {
        Client client(server.port);
        EXPECT_EQ(status(client.get("/twice")), 200);
        EXPECT_TRUE(has(client.get("/after"), "GET /after"));
        client.write("GET /never HTTP/1.1\r\nHost: x\r\n\r\n");
        EXPECT_TRUE(eventually([&] { return server.figures().requests == 3; }));
    }
    server.on_loop([&] { server.transport->close_all(1001, "bye"); });
    EXPECT_TRUE(eventually([&] { return server.figures().connections == 0; }));
    server.on_loop([&] {
        for (const auto& reply : server.service.kept) reply({});
    });
}

TEST(Transport, AHalfClosedClientStillGetsItsReply)
{
    TestServer server;
    Client client(server.port);
    client.write("GET /big HTTP/1.1\r\nHost: x\r\n\r\n");
    client.half_close();
    EXPECT_GT(client.read_all().size(), 3U << 20U);
    EXPECT_TRUE(eventually([&] { return server.figures().connections == 0; }));
}

TEST(Transport, UpgradesOnlyAtItsPlaceAndOnlyProperly)
{
    TestServer server;
    Client client(server.port);
    EXPECT_EQ(status(client.upgrade("/other")), 404);
    EXPECT_EQ(status(client.get("/ws")), 426);
    const std::string half = "Upgrade: websocket\r\nConnection: Upgrade\r\n";
    EXPECT_EQ(status(client.get("/ws", half + "Sec-WebSocket-Version: 8\r\n")), 426);
    EXPECT_EQ(status(client.get("/ws", half + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short\r\n")), 400);
    const std::string refused = client.upgrade("/ws?no");
    EXPECT_EQ(status(refused), 401);
    EXPECT_FALSE(has(refused, "never seen"));
    EXPECT_TRUE(has(client.upgrade(), "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo="));
    client.say("grüße");
    EXPECT_EQ(client.hear(), "text:grüße");
}

TEST(Transport, FramesSentWhileTheVisitorIsMadeComeAfterTheHandshake)
{
    TestServer server;
    Client client(server.port);
    EXPECT_EQ(status(client.upgrade("/ws?hello")), 101);
    EXPECT_EQ(client.hear(), "text:hello");
    Client other(server.port);
    EXPECT_EQ(status(other.upgrade("/ws?bye")), 101);
    EXPECT_EQ(other.hear(), "close:4001 bye");
    EXPECT_TRUE(eventually([&] { return server.service.left == 1; }));
}

TEST(Transport, AFrameInTheSamePacketAsTheHandshakeIsHeard)
{
    TestServer server;
    Client client(server.port);
    client.write(
        "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" +
        ws_frame(WsOpcode::Text, "early", 7U));
    client.read_reply();
    EXPECT_EQ(client.hear(), "text:early");
}

TEST(Transport, PingsAreAnsweredAndClosingIsPolite)
{
    TestServer server;
    Client client(server.port);
    client.upgrade();
    client.say("are you there", WsOpcode::Ping);
    EXPECT_EQ(client.hear(), "pong:are you there");
    client.say("close me");
    EXPECT_EQ(client.hear(), "close:4000 as you wish");
    client.say(close_payload(4000, ""), WsOpcode::Close);
    client.half_close();
    EXPECT_EQ(client.hear(), "end");
    Client other(server.port);
    other.upgrade();
    other.say(close_payload(1000, "done"), WsOpcode::Close);
    EXPECT_EQ(other.hear(), "close:1000 done");
    EXPECT_EQ(other.hear(), "end");
    other.close();
    EXPECT_TRUE(eventually([&] { return server.service.left == 2 && server.figures().connections == 0; }));
    EXPECT_EQ(server.figures().websockets, 0U);
}

TEST(Transport, BrokenInputIsToldAndClosed)
{
    TestServer server;
    const std::vector<std::pair<std::string, std::string>> cases = {
        {ws_frame(WsOpcode::Text, "unmasked"), "close:1002"},
        {ws_frame(WsOpcode::Binary, "x", 1U), "close:1003"},
        {ws_frame(WsOpcode::Text, "\xff\xfe", 1U), "close:1007"},
        {ws_frame(WsOpcode::Text, std::string(kMostFrame + 1, 'x'), 1U), "close:1009"},
        {std::string(5000, '\xf7'), "close:1002"},
    };
    int broken = 0;
    for (const auto& [bytes, wanted] : cases) {
        Client client(server.port);
        client.upgrade();
        client.write(bytes);
        EXPECT_TRUE(client.hear().starts_with(wanted)) << wanted;
        EXPECT_EQ(client.hear(), "end");
        EXPECT_EQ(server.service.broken, ++broken);
    }
    EXPECT_TRUE(eventually([&] { return server.service.left == broken; }));
    EXPECT_EQ(server.figures().dropped_bad, cases.size());
    EXPECT_EQ(server.service.heard, 0);
}

TEST(Transport, AMessageOfTheMostBytesIsHeardWhole)
{
    TestServer server;
    Client client(server.port);
    client.upgrade();
    const std::string text(kMostFrame, 'm');
    client.say(text);
    EXPECT_EQ(client.hear(), "text:" + text);
}

}  // namespace
}  // namespace snowbound
