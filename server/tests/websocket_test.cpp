#include "server/websocket.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace snowbound {
namespace {

using Events = std::vector<std::string>;

std::string name(const WsEvent& event)
{
    switch (event.kind) {
        case WsEvent::Kind::Message: return "message " + std::string(event.data);
        case WsEvent::Kind::Ping: return "ping " + std::string(event.data);
        case WsEvent::Kind::Pong: return "pong " + std::string(event.data);
        case WsEvent::Kind::Close: return "close " + std::to_string(event.code) + " " + std::string(event.data);
        case WsEvent::Kind::Broken: return "broken " + std::to_string(event.code) + " " + std::string(event.data);
        case WsEvent::Kind::More: break;
    }
    return "more";
}

void feed(WsReader& reader, std::string_view bytes, Events& out)
{
    for (;;) {
        const WsEvent event = reader.next(bytes);
        if (event.kind == WsEvent::Kind::More) break;
        out.push_back(name(event));
    }
    EXPECT_TRUE(bytes.empty());
}

Events read(std::string_view bytes, WsRole role = WsRole::Server)
{
    WsReader reader(role);
    Events out;
    feed(reader, bytes, out);
    return out;
}

std::string masked(WsOpcode opcode, std::string_view text) { return ws_frame(opcode, text, 0x37FA213DU); }

// A frame that does not end its message.
std::string part(WsOpcode opcode, std::string_view text)
{
    std::string out = masked(opcode, text);
    out[0] = static_cast<char>(out[0] & 0x7F);
    return out;
}

std::string bytes(std::initializer_list<int> list)
{
    std::string out;
    for (const int one : list) out.push_back(static_cast<char>(one));
    return out;
}

TEST(WebSocket, TheExamplesOfTheRfc)
{
    EXPECT_EQ(ws_accept_key("dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    const std::string hello = bytes({0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f});
    EXPECT_EQ(*text_frame("Hello"), hello);
    EXPECT_EQ(read(hello, WsRole::Client), Events{"message Hello"});
    const std::string client = bytes({0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58});
    EXPECT_EQ(masked(WsOpcode::Text, "Hello"), client);
    EXPECT_EQ(read(client), Events{"message Hello"});
    const std::string parts = bytes({0x01, 0x03, 0x48, 0x65, 0x6c, 0x80, 0x02, 0x6c, 0x6f});
    EXPECT_EQ(read(parts, WsRole::Client), Events{"message Hello"});
    EXPECT_EQ(read(bytes({0x89, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f}), WsRole::Client), Events{"ping Hello"});
    const std::string pong = bytes({0x8a, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58});
    EXPECT_EQ(read(pong), Events{"pong Hello"});
    const std::string long_one(256, 'a');
    EXPECT_EQ(text_frame(long_one)->substr(0, 4), bytes({0x81, 0x7e, 0x01, 0x00}));
    EXPECT_EQ(text_frame(std::string(65536, 'a'))->substr(0, 10), bytes({0x81, 0x7f, 0, 0, 0, 0, 0, 1, 0, 0}));
}

TEST(WebSocket, LengthsAtEveryEdgeComeBack)
{
    for (const std::size_t size : {0U, 1U, 125U, 126U, 127U, 65535U, 65536U}) {
        const std::string text(size, 'x');
        EXPECT_EQ(read(masked(WsOpcode::Text, text)), Events{"message " + text});
        EXPECT_EQ(read(*text_frame(text), WsRole::Client), Events{"message " + text});
    }
}

TEST(WebSocket, EverySplitGivesTheSameEvents)
{
    const std::string stream = masked(WsOpcode::Text, "grüße") + part(WsOpcode::Text, "one ") +
                               masked(WsOpcode::Ping, "between") + part(WsOpcode::Continuation, "") +
                               masked(WsOpcode::Pong, "") + masked(WsOpcode::Continuation, "two") +
                               masked(WsOpcode::Text, std::string(300, 'l')) +
                               masked(WsOpcode::Close, close_payload(1000, "bye")) + masked(WsOpcode::Text, "too late");
    const Events whole = read(stream);
    EXPECT_EQ(whole, (Events{"message grüße", "ping between", "pong ", "message one two",
                             "message " + std::string(300, 'l'), "close 1000 bye"}));
    for (std::size_t cut = 0; cut <= stream.size(); ++cut) {
        WsReader reader(WsRole::Server);
        Events out;
        feed(reader, std::string_view(stream).substr(0, cut), out);
        feed(reader, std::string_view(stream).substr(cut), out);
        ASSERT_EQ(out, whole) << cut;
    }
    WsReader reader(WsRole::Server);
    Events out;
    for (const char& one : stream) feed(reader, {&one, 1}, out);
    EXPECT_EQ(out, whole);
}

TEST(WebSocket, BrokenFramesNameTheirCode)
{
    const std::vector<std::pair<std::string, std::string>> cases = {
        {*text_frame("unmasked"), "broken 1002 unmasked frame"},
        {bytes({0xC1, 0x80}), "broken 1002 reserved bits are set"},
        {bytes({0x83, 0x80}), "broken 1002 unknown opcode"},
        {bytes({0x8B, 0x80}), "broken 1002 unknown opcode"},
        {bytes({0x09, 0x80}), "broken 1002 fragmented control frame"},
        {bytes({0x89, 0xFE}), "broken 1002 control frame too long"},
        {masked(WsOpcode::Binary, "b"), "broken 1003 binary message"},
        {masked(WsOpcode::Continuation, "c"), "broken 1002 continuation of nothing"},
        {part(WsOpcode::Text, "a") + masked(WsOpcode::Text, "b"), "broken 1002 message inside a message"},
        {bytes({0x81, 0xFE, 0, 125, 0, 0, 0, 0}), "broken 1002 length longer than needed"},
        {bytes({0x81, 0xFF, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0}), "broken 1002 length longer than needed"},
        {bytes({0x81, 0xFF, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}), "broken 1002 length out of range"},
        {bytes({0x81, 0xFF, 127, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0}), "broken 1009 message too long"},
        {masked(WsOpcode::Text, std::string(kMostFrame + 1, 'x')), "broken 1009 message too long"},
        {part(WsOpcode::Text, std::string(kMostFrame, 'x')) + masked(WsOpcode::Continuation, "y"),
         "broken 1009 message too long"},
        {masked(WsOpcode::Text, "\xC0\xAF"), "broken 1007 text is not UTF-8"},
        {masked(WsOpcode::Close, "x"), "broken 1002 half a close code"},
        {masked(WsOpcode::Close, close_payload(1004, "")), "broken 1002 close code out of range"},
        {masked(WsOpcode::Close, bytes({0x03, 0xED})), "broken 1002 close code out of range"},  // 1005
        {masked(WsOpcode::Close, bytes({0x03, 0xE8, 0xFF})), "broken 1007 close reason is not UTF-8"},
    };
    for (const auto& [stream, wanted] : cases) {
        EXPECT_EQ(read(stream + masked(WsOpcode::Text, "more")), Events{wanted});
        WsReader reader(WsRole::Server);
        Events out;
        for (const char& one : stream) feed(reader, {&one, 1}, out);
        EXPECT_EQ(out, Events{wanted});
    }
    EXPECT_EQ(read(masked(WsOpcode::Text, "x"), WsRole::Client), Events{"broken 1002 masked frame"});
}

TEST(WebSocket, ALetterMayBeSplitBetweenFragments)
{
    const std::string letter = "ü";
    EXPECT_EQ(read(part(WsOpcode::Text, letter.substr(0, 1)) + masked(WsOpcode::Continuation, letter.substr(1))),
              Events{"message ü"});
}

TEST(WebSocket, Utf8)
{
    for (const std::string_view good :
         {"", "plain text, long enough", "ü", "€", "𝄞", "\xF4\x8F\xBF\xBF", "\xEF\xBF\xBF", "12345678ü"}) {
        EXPECT_TRUE(is_utf8(good)) << good;
    }
    for (const std::string_view bad :
         {"\x80", "\xC0\x80", "\xC1\xBF", "\xC3", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xF0\x8F\xBF\xBF",
          "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF", "12345678\xE2\x82", "12345678901234\xC3(9"}) {
        EXPECT_FALSE(is_utf8(bad));
    }
}

TEST(WebSocket, AReasonIsCutBetweenLetters)
{
    const std::string payload = close_payload(1000, std::string(122, 'x') + "üü");
    EXPECT_EQ(payload.size(), 124U);
    EXPECT_EQ(read(masked(WsOpcode::Close, payload)).size(), 1U);
    EXPECT_EQ(close_payload(kWsNoCode, "no"), "");
    EXPECT_EQ(read(masked(WsOpcode::Close, "")), Events{"close 1005 "});
}

TEST(WebSocket, AKeyIsSixteenBytes)
{
    EXPECT_TRUE(is_ws_key("dGhlIHNhbXBsZSBub25jZQ=="));
    EXPECT_FALSE(is_ws_key(""));
    EXPECT_FALSE(is_ws_key("dGhlIHNhbXBsZSBub25jZQ"));
    EXPECT_FALSE(is_ws_key("dGhlIHNhbXBsZSBub25j\r\n=="));
}

TEST(WebSocket, GarbageEndsInOneBrokenEventOrWaits)
{
    std::mt19937 random(7);
    for (int round = 0; round < 3000; ++round) {
        std::string stream(random() % 300, '\0');
        for (char& one : stream) one = static_cast<char>(random());
        const Events out = read(stream, round % 2 == 0 ? WsRole::Server : WsRole::Client);
        for (std::size_t i = 0; i + 1 < out.size(); ++i) EXPECT_FALSE(out[i].starts_with("broken"));
    }
}

}  // namespace
}  // namespace snowbound
