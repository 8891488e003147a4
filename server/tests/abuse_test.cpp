// Two tables play on undisturbed while others send whatever comes to mind. Every bad request is answered with a reason.
#include <sys/resource.h>

#include "testing/table_party.h"

namespace snowbound {
namespace {

double resident(std::uint16_t port)
{
    Player player(port);
    const std::string text = player.get("/metrics").body;
    const std::size_t at = text.find("\nprocess_resident_memory_bytes ");
    return at == std::string::npos ? 0 : std::atof(text.c_str() + at + 31);
}

// Values that are wrong for almost any field.
std::vector<Json> absurd()
{
    Json deep = Json::array();
    for (int i = 0; i < 60; ++i) deep = Json::array({deep});
    return {nullptr,
            true,
            -1,
            0,
            9'223'372'036'854'775'807,
            18'446'744'073'709'551'615U,
            1e300,
            -0.5,
            "",
            std::string("a\0b", 3),
            std::string(2'000, 'x'),
            std::string(41, '\x01'),
            "\xF0\x9F\x8E\xB2\xE2\x80\xAE",
            Json::array(),
            Json::object(),
            {{"seat", {{"seat", 1}}}},
            deep};
}

struct Shape {
    std::string method, path;
    std::vector<std::string> fields;
};

std::vector<Shape> endpoints(const std::string& table)
{
    const std::string at = "/api/tables/" + table;
    return {{"POST", "/api/me/name", {"name"}},
            {"POST", "/api/me/password", {"password", "old"}},
            {"POST", "/api/login", {"name", "password"}},
            {"POST", "/api/recover", {"name", "code", "password"}},
            {"POST",
             "/api/tables",
             {"game", "seats", "options", "bots", "here", "clock", "listed", "spectators", "pace", "language",
              "leavers", "password"}},
            {"POST", "/api/me/asides", {"table", "seat", "line", "kind"}},
            {"POST", at + "/enter", {"password"}},
            {"POST", at + "/fork", {"seat", "step", "level"}},
            {"POST", at + "/rematch", {"options", "goes_on"}},
            {"POST", at + "/complaint", {"about", "line", "scene", "seat", "reason", "remark"}},
            {"POST", at + "/sit", {"seat"}},
            {"POST", at + "/kick", {"seat"}},
            {"POST", at + "/bot", {"seat", "level"}},
            {"POST", at + "/begin", {"choice"}},
            {"PUT", at + "/notes", {"text"}},
            {"POST", at + "/bug", {"remark"}},
            {"GET", "/api/tables/%F0%9F%8E%B2", {}},
            {"GET", at + "/replay?step=99999999999999999999&seat=-1", {}},
            {"GET", at + "/story?format=%FF%FE&lang=xx", {}},
            {"GET", "/api/reports/" + std::string(5'000, 'r'), {}},
            {"DELETE", "/api/tables", {}},
            {"PATCH", at, {}},
            {"BREW", "/api/me", {}}};
}

std::vector<Shape> frames()
{
    return {{"join", "", {"table", "wire", "facts", "mark", "seat", "watch"}},
            {"whole", "", {"facts", "mark"}},
            {"preview", "", {"choice", "id"}},
            {"answer", "", {"decision", "choice", "text", "concept"}},
            {"undo", "", {"to"}},
            {"ask", "", {"about", "seat", "level", "to"}},
            {"vote", "", {"id", "yes"}},
            {"say", "", {"text"}},
            {"type", "", {"text"}},
            {"ping", "", {"id"}},
            {std::string(39, 'x') + "\xC3\xA9", "", {"t"}},  // an error must not cut it in the middle of a character
            {"", "", {}}};
}

std::string masked(const Json& frame) { return ws_frame(WsOpcode::Text, frame.dump(), 0x12345678U); }

// What a player may send once, and others hear of.
Json flooding(const std::string& kind, const std::string& table, const Json& question)
{
    if (kind == "join") return {{"t", "join"}, {"table", table}, {"wire", kWireVersion}};
    if (kind == "answer") return answer_frame(question, question["options"][0]);
    return {{"t", kind}, {"text", "once upon a time"}};
}

// Either it was all right after all, or the reason is given.
void expect_reason(const HttpAnswer& answer, const std::string& what)
{
    if (answer.status >= 200 && answer.status < 300) return;
    EXPECT_GE(answer.status, 400) << what;
    EXPECT_LT(answer.status, 500) << what << answer.body;
    const Json json = answer.json();
    EXPECT_TRUE(json.is_object() && json.contains("code") && json.contains("message")) << what << answer.body;
}

class Abuse : public ::testing::Test {
protected:
    explicit Abuse(double limits = 0) : server(with(limits)), port(server.port())
    {
        for (int i = 0; i < 2; ++i) {
            const Json wish = {{"game", i == 0 ? "paper-tales" : "winter-tales"}, {"seats", 3}, {"pace", "none"}};
            parties.push_back(std::make_unique<TableParty>(port, wish, i + 1));
            parties.back()->think = std::chrono::milliseconds(limits > 0 ? 60 : 0);  // as fast as limits allow
        }
        for (const auto& party : parties) {
            playing.emplace_back([this, one = party.get()] { one->play(stop); });
        }
        wait_for_answers();
        before = resident(port);
    }
    ~Abuse() override
    {
        stop = true;
        for (std::thread& one : playing) one.join();
    }
    static Serving with(double limits)
    {
        Serving serving;
        serving.limits = limits;
        return serving;
    }
    // Both tables go on: ten more answers, none of which takes long even for a busy machine.
    void wait_for_answers()
    {
        for (const auto& party : parties) {
            for (int i = 0; i < 10; ++i) {
                const std::uint64_t until = party->answers + 1;
                for (int waited = 0; waited < 20'000 && party->answers < until; ++waited) {
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                }
                ASSERT_GE(party->answers, until) << "a table stands still";
            }
        }
    }
    void expect_undisturbed()
    {
        wait_for_answers();
#ifndef SNOWBOUND_SANITIZED  // which keeps what was freed for a while
        EXPECT_LT(resident(port) - before, 256e6);
#endif
        EXPECT_GT(before, 0);
    }

    RunningServer server;
    std::atomic<std::uint16_t> port;
    std::atomic<bool> stop = false;
    std::vector<std::unique_ptr<TableParty>> parties;
    std::vector<std::thread> playing;
    double before = 0;
};

class AbuseWithLimits : public Abuse {
protected:
    AbuseWithLimits() : Abuse(1) {}
};

TEST_F(Abuse, EveryFieldOfEveryRequestMayBeAbsurd)
{
    auto seated = seat_people(port, {{"game", "paper-tales"}, {"seats", 2}});
    Player& player = seated.at(0);
    std::string cookie = player.cookie;
    for (const Shape& shape : endpoints(seated.id)) {
        expect_reason(player.ask(shape.method, shape.path, Json::object()), shape.path);
        for (const std::string& field : shape.fields) {
            for (const Json& value : absurd()) {
                player.cookie = cookie;
                expect_reason(player.ask(shape.method, shape.path, {{field, value}}), shape.path + field);
                if (shape.path == "/api/me/password") cookie = player.cookie;  // a new password, a new cookie
            }
        }
    }
    player.cookie = cookie;
    for (const Json& body : {Json("text"), Json(7), Json::array({1}), Json({{"unknown", 1}})}) {
        EXPECT_EQ(player.post("/api/tables", body).status, 400) << body.dump();
    }
    expect_undisturbed();
}

TEST_F(Abuse, EveryFieldOfEveryFrameMayBeAbsurd)
{
    auto seated = seat_people(port, {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    Player& player = seated.at(0);
    const Json view = player.next("view");
    for (const Shape& shape : frames()) {
        for (const std::string& field : shape.fields) {
            for (const Json& value : absurd()) {
                if (shape.method == "vote" && value == true) continue;
                Json frame = {{"t", shape.method}, {field, value}};
                if (shape.method == "join" && field != "wire") frame["wire"] = kWireVersion;
                if (shape.method == "answer" && field != "decision") frame["decision"] = (*required(view))["id"];
                if (shape.method == "answer" && field != "choice") frame["choice"] = Json::object();
                if (!player.connected()) player.connect();
                player.send(frame);
                player.send_join(seated.id);  // forgiven: it is at a table again
                player.send({{"t", "ping"}, {"id", 5}});
                Json pong;
                do {
                    pong = player.next("pong");
                } while (!pong.is_null() && pong["id"] != 5);
                ASSERT_FALSE(pong.is_null()) << frame.dump();
            }
        }
    }
    for (const char* text : {"", "{", "[]", "null", "{\"t\":1}", "{\"t\":{\"t\":1}}", "\"join\""}) {
        player.send_text(text);
        EXPECT_EQ(player.next("error")["code"], "bad_request") << text;
    }
    expect_undisturbed();
}

TEST_F(Abuse, WhoeverKeepsMakingMistakesIsShownOut)
{
    Player player(port);
    ASSERT_TRUE(player.connect());
    for (int i = 0; i < 25; ++i) player.send_text("nonsense");
    while (!player.next().is_null()) {}
    EXPECT_EQ(player.closed_with, 1008);
    expect_undisturbed();
}

TEST_F(Abuse, BytesThatAreNoRequest)
{
    Dice dice(4);
    std::vector<std::unique_ptr<Wire>> wires;
    const std::string handshake =
        "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    const std::string part = ws_frame(WsOpcode::Text, "{\"t\":", 7);
    for (int i = 0; i < 200; ++i) {
        wires.push_back(std::make_unique<Wire>());
        Wire& wire = *wires.back();
        ASSERT_TRUE(wire.open(port));
        std::string noise(1 + dice.below(3'000), ' ');
        for (char& c : noise) c = static_cast<char>(dice.below(256));
        switch (i % 8) {
            case 0: wire.write(noise); break;
            case 1: wire.write(handshake.substr(0, dice.below(handshake.size()))); break;
            case 2: wire.write(handshake + noise); break;
            case 3: wire.write(handshake + ws_frame(WsOpcode::Text, std::string(70'000, 'x'), 9)); break;
            case 4: wire.write(handshake + part + part), wire.shut(); break;
            case 5: wire.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"), wire.shut(); break;
            case 6: wire.write("GET /" + std::string(60'000, 'a') + " HTTP/1.1\r\n\r\n"); break;
            default: wire.write("POST /api/me HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n" + noise); break;
        }
    }
    expect_undisturbed();
}

TEST_F(AbuseWithLimits, FloodsAreToldToWait)
{
    Player player(port);
    player.come("Flood");
    int limited = 0;
    for (int i = 0; i < 40; ++i) {
        const auto answer = player.post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}});
        limited += answer.status == 429 ? 1 : 0;
        expect_reason(answer, "create");
    }
    EXPECT_GE(limited, 15) << "tables";
    ASSERT_TRUE(player.connect());
    std::string pings;
    for (int i = 0; i < 300; ++i) pings += masked({{"t", "ping"}, {"id", i}});
    player.send_bytes(pings);
    int pongs = 0, errors = 0;
    for (Json frame; !(frame = player.next()).is_null();) {
        ++(frame["t"] == "pong" ? pongs : errors);
    }
    EXPECT_LE(pongs, 200);
    EXPECT_GE(errors, 20) << "then it is shown out";
    EXPECT_EQ(player.closed_with, 1008);
    expect_undisturbed();
}

// A player floods with what is allowed one at a time. It is told to wait, then shown out; the other one at the same
// table hears little of it, and plays on.
TEST_F(AbuseWithLimits, FloodsOfJoinsAnswersAndChatAreToldToWait)
{
    for (const std::string kind : {"join", "answer", "say", "type"}) {
        auto seated = seat_people(port, {{"game", "paper-tales"}, {"seats", 2}});
        start_and_join(seated);
        Player& rude = seated.at(0);
        Player& polite = seated.at(1);
        const Json shown = polite.next("view");
        const Json question = *required(rude.next("view"));
        std::string flood;
        for (int i = 0; i < 400; ++i) flood += masked(flooding(kind, seated.id, question));
        rude.send_bytes(flood);
        int told_to_wait = 0;
        for (Json frame; !(frame = rude.next()).is_null();)
            told_to_wait += frame.value("code", "") == "too_fast" ? 1 : 0;
        EXPECT_GE(told_to_wait, 20) << kind;
        EXPECT_EQ(rude.closed_with, 1008) << kind;
        const Json answer = answer_frame(*required(shown), (*required(shown))["options"][0]);
        polite.send(answer);
        std::size_t heard = 0;
        const Json answered = answer["decision"];
        const auto is_asked = [&](const Json& view) { return required(view) && (*required(view))["id"] == answered; };
        for (Json frame; !frame.is_object() || frame["t"] != "view" || is_asked(frame); ++heard) {
            frame = polite.next();  // until its own answer is there
            ASSERT_FALSE(frame.is_null()) << kind;
            EXPECT_NE(frame.value("code", ""), "too_fast") << kind << ": that was the other one";
        }
        EXPECT_LE(heard, 250U) << kind;
    }
    expect_undisturbed();
}

// The same from many who read none of the answers, on a server without limits.
TEST_F(Abuse, FloodsThatNobodyReadsTheAnswersOf)
{
    for (const std::string kind : {"join", "answer", "say", "type"}) {
        auto seated = seat_people(port, {{"game", "paper-tales"}, {"seats", 2}});
        start_and_join(seated);
        const Json question = *required(seated.at(0).next("view"));
        std::string flood;
        for (int i = 0; i < 1'000; ++i) flood += masked(flooding(kind, seated.id, question));
        std::vector<std::unique_ptr<Player>> rude;
        for (int i = 0; i < 8; ++i) {
            rude.push_back(std::make_unique<Player>(port));
            rude.back()->cookie = seated.at(0).cookie;
            ASSERT_TRUE(rude.back()->connect());
            rude.back()->send_join(seated.id);
            rude.back()->send_bytes(flood);  // it may be dropped before it has said everything
        }
        expect_undisturbed();
        rude.clear();
        Player again(port);
        again.cookie = seated.at(1).cookie;
        ASSERT_TRUE(again.connect());
        EXPECT_TRUE(again.join(seated.id).contains("view")) << kind;
    }
}

TEST_F(AbuseWithLimits, AThousandConnectionsFromOneAddressAreTooMany)
{
    rlimit files{};
    ::getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &files);
    std::vector<std::unique_ptr<Wire>> wires;
    int refused = 0;
    for (int i = 0; i < 1'000; ++i) {
        wires.push_back(std::make_unique<Wire>());
        if (!wires.back()->open(port)) ++refused;
    }
    for (int waited = 0; waited < 3'000 && refused < 700; ++waited) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        for (const auto& wire : wires) {
            if (!wire->is_open() || wire->read(0).find(" 429 ") == std::string::npos) continue;
            wire->close();
            ++refused;
        }
    }
    EXPECT_GE(refused, 700);
    wires.clear();
    expect_undisturbed();
}

}  // namespace
}  // namespace snowbound
