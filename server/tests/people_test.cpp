// People over real sockets: guests, passwords, coming back, leaving for good; and who may ask on whose behalf.
#include "testing/running_server.h"

namespace snowbound {
namespace {

const std::string kPassword = "correct horse";

// A kept account: a name with a password. Gives back the recovery code.
std::string keep(Player& player, const std::string& name)
{
    player.come(name);
    const auto kept = player.post("/api/me/password", {{"password", kPassword}});
    EXPECT_EQ(kept.status, 200) << kept.body;
    return kept.json().value("recovery_code", "");
}

HttpAnswer log_in(Player& player, const std::string& name, const std::string& password)
{
    return player.post("/api/login", {{"name", name}, {"password", password}});
}

bool has(const HttpAnswer& answer, const std::string& text) { return answer.head.find(text) != std::string::npos; }

TEST(People, AGuestIsANameAndACookie)
{
    RunningServer server;
    Player player(server.port());
    EXPECT_EQ(player.get("/api/me").status, 401);
    EXPECT_EQ(player.get("/api/me").json()["code"], "nobody");
    const auto come = player.post("/api/me", {{"name", "  Ada   Lovelace "}});
    ASSERT_EQ(come.status, 200) << come.body;
    EXPECT_EQ(come.json()["name"], "Ada Lovelace");
    EXPECT_EQ(come.json()["kept"], false);
    for (const char* attribute : {"Set-Cookie: snowbound=", "; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age="}) {
        EXPECT_TRUE(has(come, attribute)) << attribute << come.head;
    }
    EXPECT_FALSE(has(come, "; Secure")) << "without TLS the browser would not send it back";
    EXPECT_EQ(player.get("/api/me").json()["id"], come.json()["id"]);
    server.stop();
    server.start();
    Player later(server.port());
    later.cookie = player.cookie;
    EXPECT_EQ(later.get("/api/me").json()["name"], "Ada Lovelace") << "known after a restart";
}

TEST(People, NamesAreCleanedOrRefused)
{
    RunningServer server;
    Player player(server.port());
    player.come("Ada");
    EXPECT_EQ(player.post("/api/me/name", {{"name", "\xC2\xA0Grace \xE2\x80\x83Hopper "}}).json()["name"],
              "Grace Hopper");
    for (const std::string bad : {"", "   ", "a\nb", "a\x01b", "\xE2\x80\xAEtxet", "a\xE2\x80\x8B b", "\x7F"}) {
        const auto answer = player.post("/api/me/name", {{"name", bad}});
        EXPECT_EQ(answer.status, 400) << bad;
        EXPECT_EQ(answer.json()["code"], "bad_name") << bad;
    }
    EXPECT_EQ(player.post("/api/me/name", {{"name", std::string(25, 'x')}}).status, 400);
    EXPECT_EQ(player.post("/api/me/name", {{"name", std::string("a\0b", 3)}}).status, 400);
    EXPECT_EQ(player.get("/api/me").json()["name"], "Grace Hopper");
}

TEST(People, APasswordLetsThemComeBackFromElsewhere)
{
    RunningServer server;
    Player home(server.port()), phone(server.port());
    EXPECT_EQ(home.come("Ada")["kept"], false);
    EXPECT_EQ(home.post("/api/me/password", {{"password", "short"}}).status, 400);
    EXPECT_EQ(home.post("/api/me/password", {{"password", std::string(201, 'x')}}).status, 400);
    const std::string code = keep(home, "Ada");
    EXPECT_EQ(code.size(), 29U) << code;
    for (const auto& [name, password] : {std::pair<std::string, std::string>{"Ada", "wrong horse"},
                                         {"Nobody", kPassword},
                                         {"", ""},
                                         {"Ada", ""},
                                         {std::string("A\0da", 4), kPassword}}) {
        const auto refused = log_in(phone, name, password);
        EXPECT_EQ(refused.status, 401) << name << refused.body;
        EXPECT_EQ(refused.json()["code"], "wrong_password") << "it does not say which of the two was wrong";
        EXPECT_TRUE(phone.cookie.empty());
    }
    ASSERT_EQ(log_in(phone, "aDA", kPassword).status, 200) << "upper and lower case do not matter";
    EXPECT_EQ(phone.get("/api/me").json()["id"], home.get("/api/me").json()["id"]);
    EXPECT_EQ(phone.get("/api/me").json()["kept"], true);
    Player other(server.port());
    other.come("ADA");
    EXPECT_EQ(other.post("/api/me/password", {{"password", kPassword}}).json()["code"], "name_taken");
    EXPECT_EQ(other.get("/api/me").json()["kept"], false);
}

TEST(People, ANewPasswordNeedsTheOldOne)
{
    RunningServer server;
    Player player(server.port()), phone(server.port());
    keep(player, "Ada");
    const Json wish = {{"password", "another horse"}, {"old", "wrong horse"}};
    EXPECT_EQ(player.post("/api/me/password", wish).status, 401);
    EXPECT_EQ(player.post("/api/me/password", {{"password", "another horse"}}).status, 401);
    EXPECT_EQ(player.post("/api/me/password", {{"password", "another horse"}, {"old", kPassword}}).status, 200);
    EXPECT_EQ(log_in(phone, "Ada", kPassword).status, 401);
    EXPECT_EQ(log_in(phone, "Ada", "another horse").status, 200);
}

TEST(People, GuessingPasswordsIsSlow)
{
    Serving serving;  // with limits
    RunningServer server(serving);
    Player player(server.port()), thief(server.port());
    keep(player, "Ada");
    int wrong = 0;
    HttpAnswer last;
    while (wrong < 40 && (last = log_in(thief, "ada", "guess " + std::to_string(wrong))).status == 401) ++wrong;
    EXPECT_EQ(last.status, 429) << last.body;
    EXPECT_EQ(last.json()["code"], "too_fast");
    EXPECT_TRUE(has(last, "Retry-After: ")) << last.head;
    EXPECT_LE(wrong, 20);
    EXPECT_EQ(log_in(thief, "ada", kPassword).status, 429) << "not even with the right one";
    EXPECT_EQ(player.get("/api/me").status, 200) << "whoever is in stays in";
}

TEST(People, StrangersDoNotLockTheOwnerOut)
{
    RunningServer server{Serving()};  // with limits
    Player player(server.port()), thief(server.port()), again(server.port());
    const std::string code = keep(player, "Ada");
    thief.calls_from = INADDR_LOOPBACK + 1;
    int wrong = 0;
    while (wrong < 40 && log_in(thief, "ada", "guess").status == 401) ++wrong;
    EXPECT_EQ(wrong, 10);
    EXPECT_EQ(log_in(again, "Ada", kPassword).status, 200) << "from elsewhere";
    const Json recover = {{"name", "Ada"}, {"code", code}, {"password", "new password"}};
    EXPECT_EQ(again.post("/api/recover", recover).status, 200);
}

TEST(People, TheOldPasswordIsNotGuessedEither)
{
    RunningServer server{Serving()};  // with limits
    Player player(server.port());
    keep(player, "Ada");
    int wrong = 0;
    const Json wish = {{"password", "another horse"}, {"old", "wrong horse"}};
    while (wrong < 40 && player.post("/api/me/password", wish).status == 401) ++wrong;
    EXPECT_EQ(wrong, 10) << "so many for one account";
}

TEST(People, ANewPasswordVoidsOtherCookies)
{
    RunningServer server;
    Player home(server.port()), phone(server.port());
    keep(home, "Ada");
    log_in(phone, "Ada", kPassword);
    EXPECT_EQ(phone.get("/api/me").status, 200);
    EXPECT_EQ(home.post("/api/me/password", {{"password", "another horse"}, {"old", kPassword}}).status, 200);
    EXPECT_EQ(phone.get("/api/me").status, 401);
    EXPECT_EQ(home.get("/api/me").status, 200) << "who changed it goes on";
}

// Somebody renames themselves in a loop, from a stolen cookie.
class Renaming {
public:
    Renaming(std::uint16_t port, const std::string& cookie)
        : thread_([port, cookie](const std::stop_token& stop) {
              Player player(port);
              player.cookie = cookie;
              for (int i = 0; !stop.stop_requested(); ++i) player.post("/api/me/name", {{"name", std::to_string(i)}});
          })
    {
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
    }

private:
    std::jthread thread_;
};

TEST(People, RenamesInALoopUndoNothing)
{
    RunningServer server;
    for (int round = 0; round < 4; ++round) {
        Player player(server.port()), gone(server.port());
        player.come("Ada"), gone.come("Ben");
        const std::string cookie = player.cookie, other = gone.cookie;
        {
            const Renaming one(server.port(), cookie), two(server.port(), other), three(server.port(), cookie);
            EXPECT_EQ(player.post("/api/logout/everywhere").status, 200);
            EXPECT_EQ(gone.ask("DELETE", "/api/me", Json::object()).status, 200);
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        player.cookie = cookie, gone.cookie = other;
        EXPECT_EQ(player.get("/api/me").status, 401) << "logged out everywhere";
        EXPECT_EQ(gone.get("/api/me").status, 401) << "gone for good";
    }
}

TEST(People, WhoKeptANameUnderTheOldKeyStillComesIn)
{
    RunningServer server;
    Player player(server.port());
    keep(player, "Ädele");
    server.write({{"UPDATE person SET login = $1", {std::string("Ädele")}}});
    Player phone(server.port());
    EXPECT_EQ(log_in(phone, "Ädele", kPassword).status, 200);
}

TEST(People, TheRecoveryCodeOpensAndShutsOthersOut)
{
    RunningServer server;
    Player player(server.port()), thief(server.port()), again(server.port());
    const std::string code = keep(player, "Ada");
    thief.cookie = player.cookie;
    const auto recover = [&](const std::string& name, const std::string& with, const std::string& password) {
        return again.post("/api/recover", {{"name", name}, {"code", with}, {"password", password}});
    };
    EXPECT_EQ(recover("Ada", "aaaaa-aaaaa-aaaaa-aaaaa-aaaaa", "new password").json()["code"], "wrong_code");
    EXPECT_EQ(recover("Ada", "", "new password").status, 401);
    EXPECT_EQ(recover("Nobody", code, "new password").status, 401);
    EXPECT_EQ(recover("Ada", code, "short").status, 400);
    EXPECT_EQ(thief.get("/api/me").status, 200);
    std::string typed = code;
    for (char& c : typed) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    ASSERT_EQ(recover("ada", " " + typed, "new password").status, 200);
    EXPECT_EQ(again.get("/api/me").json()["name"], "Ada");
    EXPECT_EQ(thief.get("/api/me").status, 401) << "old cookies are dead";
    EXPECT_EQ(log_in(thief, "Ada", kPassword).status, 401);
    EXPECT_EQ(log_in(thief, "Ada", "new password").status, 200);
}

TEST(People, LoggingOutForgetsTheCookieAndEverywhereKillsIt)
{
    RunningServer server;
    Player home(server.port()), phone(server.port());
    keep(home, "Ada");
    log_in(phone, "Ada", kPassword);
    const std::string cookie = phone.cookie;
    const auto out = phone.post("/api/logout");
    EXPECT_EQ(out.status, 200);
    EXPECT_TRUE(has(out, "Set-Cookie: snowbound=; ")) << out.head;
    EXPECT_TRUE(has(out, "Max-Age=0;")) << out.head;
    phone.cookie = cookie;
    EXPECT_EQ(phone.get("/api/me").status, 200) << "another device goes on";
    const Json made = home.post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).json();
    const std::string table = "/api/tables/" + made["table"]["id"].get<std::string>();
    ASSERT_TRUE(phone.connect());
    phone.send_join(table.substr(12));
    EXPECT_EQ(phone.next("table")["you"]["seat"], 0);
    EXPECT_EQ(home.post("/api/logout/everywhere").status, 200);
    while (!phone.next().is_null()) {}
    EXPECT_EQ(phone.closed_with, 1008) << "whoever is logged out leaves the table at once";
    EXPECT_EQ(phone.post(table + "/sit").status, 401);
    EXPECT_EQ(phone.get("/api/tables/mine").status, 401);
    ASSERT_EQ(log_in(phone, "Ada", kPassword).status, 200);
    EXPECT_EQ(phone.get("/api/me").status, 200);
}

TEST(People, ForgedOldAndEndlessCookiesAreNobodys)
{
    RunningServer server;
    Player player(server.port());
    player.come("Ada");
    const std::string good = player.cookie;
    const std::string id = player.get("/api/me").json()["id"];
    const std::string old = server.look([&](House& house) {
        return house.people().signer().cookie(id, 0, Loop::wall_ms() - 1000LL * 60 * 60 * 24 * 401);
    });
    const std::string other_key = Signer(random_key()).cookie(id, 0, Loop::wall_ms());
    const std::string later_epoch =
        server.look([&](House& house) { return house.people().signer().cookie(id, 1, Loop::wall_ms()); });
    for (const std::string& value : {old, other_key, later_epoch, std::string(), std::string("."), std::string("a.b.c"),
                                     std::string(3'000, 'x'), good.substr(10, 20), good.substr(10) + "x"}) {
        player.cookie = "snowbound=" + value;
        EXPECT_EQ(player.get("/api/me").status, 401) << value.substr(0, 80);
    }
    player.cookie = good;
    EXPECT_EQ(player.get("/api/me").status, 200);
}

TEST(People, RequestsOfOtherSitesAreRefused)
{
    RunningServer server;
    Player player(server.port());
    player.come("Ada");
    const Json name = {{"name", "Eve"}};
    const std::string ours = "X-Snowbound: 1\r\n";
    EXPECT_EQ(player.ask("POST", "/api/me/name", name, "").status, 403) << "a form of another site";
    for (const char* origin : {"https://evil.example", "null", "http://localhost.evil.example", "http://localhost:1",
                               "localhost", "file://"}) {
        const auto answer = player.ask("POST", "/api/me/name", name, ours + "Origin: " + origin + "\r\n");
        EXPECT_EQ(answer.status, 403) << origin;
        EXPECT_EQ(answer.json()["code"], "foreign") << origin;
    }
    EXPECT_EQ(player.ask("DELETE", "/api/me", nullptr, "").status, 403);
    EXPECT_EQ(player.get("/api/me").json()["name"], "Ada");
    EXPECT_EQ(player.ask("POST", "/api/me/name", name, ours + "Origin: http://localhost\r\n").status, 200);
    Wire wire;
    ASSERT_TRUE(wire.open(server.port()));
    wire.write(
        "GET /ws HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    EXPECT_TRUE(wire.read(5'000).starts_with("HTTP/1.1 403 "));
}

TEST(People, EveryAnswerCarriesTheHeadersOfSafety)
{
    RunningServer server;
    Player player(server.port());
    for (const char* path : {"/", "/index.html", "/table/abc", "/api/me", "/nothing.js", "/healthz"}) {
        const auto answer = player.get(path);
        for (const char* header : {"Content-Security-Policy: default-src 'self'", "X-Content-Type-Options: nosniff",
                                   "Referrer-Policy: no-referrer", "X-Frame-Options: DENY"}) {
            EXPECT_TRUE(has(answer, header)) << path << " " << header;
        }
    }
    EXPECT_TRUE(has(player.get("/index.html"), "Cache-Control: no-cache"));
    EXPECT_TRUE(has(player.get("/"), "Cache-Control: no-cache"));
    EXPECT_TRUE(has(player.get("/api/games"), "Cache-Control: no-store"));
}

TEST(People, PathTricksLeadNowhere)
{
    RunningServer server;
    Player player(server.port());
    for (const char* path : {"/../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/snowbound.db", "/a/../../b", "//etc",
                             "/\\..\\x", "/%00", "/index.html%00.js", "/%ff", "/a%0d%0aX-Evil:%201", "/%", "/%zz"}) {
        const auto answer = player.get(path);
        EXPECT_EQ(answer.status, 400) << path << answer.body;
        EXPECT_TRUE(answer.json().contains("code")) << path;
        EXPECT_FALSE(has(answer, "X-Evil")) << path;
    }
    for (const char* path : {"/snowbound.db", "/data/snowbound.db", "/.git/config", "/api", "/api/", "/api/tables/",
                             "/api/tables/a/b/c", "/assets/none.js", "/api/reports/none"}) {
        EXPECT_EQ(player.get(path).status, 404) << path;
    }
}

}  // namespace
}  // namespace snowbound
