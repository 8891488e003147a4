// Who is banned is told why and how long, wherever they try; the table they sat at goes on.
#include "server/tests/moderated.h"

namespace snowbound {
namespace {

class Banned : public Moderated {
protected:
    static void told(const Json& said)
    {
        EXPECT_EQ(said.value("code", ""), "banned") << said;
        EXPECT_EQ(said.value("reason", ""), "Insults, twice.");
        EXPECT_GT(said.value("ends", std::int64_t{0}), Loop::wall_ms());
    }
    static Json closing_words(Player& player)
    {
        const Json error = player.next("error");
        for (int i = 0; i < 50 && player.connected() && player.closed_with == 0; ++i) player.next(100);
        return error;
    }
};

TEST_F(Banned, RunningSocketsAreToldWhyAndClosed)
{
    sit_down();
    ASSERT_EQ(bans(id_of(1), {{"account", true}}).status, 201);
    told(closing_words(seated.at(1)));
    EXPECT_EQ(seated.at(1).closed_with, 1008);
    seated.at(0).send({{"t", "ping"}, {"id", 1}});
    EXPECT_FALSE(seated.at(0).next("pong").is_null()) << "nobody else loses theirs";
}

TEST_F(Banned, NobodyHasToReportThemFirst)
{
    sit_down({{"seats", 3}, {"bots", {{{"seat", 2}, {"level", "random"}}}}});
    const Json at_table = operates("GET", "people?table=" + seated.id).json()["people"];
    ASSERT_EQ(at_table.size(), 2U) << at_table;
    EXPECT_EQ(at_table[1]["seat"], 1);
    EXPECT_EQ(at_table[1]["name"], "Player 1");
    EXPECT_EQ(at_table[1]["banned"], false);
    EXPECT_EQ(at_table[1]["address_known"], true);
    ASSERT_EQ(bans(at_table[1]["person"], {{"account", true}}).status, 201);
    told(seated.at(1).post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).json());
    EXPECT_EQ(operates("GET", "people?name=Player%201").json()["people"][0]["banned"], true);
}

TEST_F(Banned, TheSeatIsLeftAndTheTableGoesOn)
{
    sit_down({{"leavers", "bot"}});
    bans(id_of(1), {{"account", true}});
    for (int i = 0; i < 200 && !card()["seats"][1].contains("bot"); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    EXPECT_EQ(card()["seats"][1]["left"], true);
    EXPECT_TRUE(card()["seats"][1].contains("bot"));
    EXPECT_EQ(card()["status"], "running");
    seated.at(0).send({{"t", "ask"}, {"about", "abort"}});
    for (int i = 0; i < 200 && card()["status"] != "aborted"; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    EXPECT_EQ(card()["status"], "aborted") << "who is banned has no voice";
}

TEST_F(Banned, EveryDoorSaysReasonAndEnd)
{
    sit_down();
    Player& player = seated.at(1);
    player.post("/api/me/password", {{"password", "long enough"}});
    const Json open = seated.at(0).post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).json();
    bans(id_of(1), {{"account", true}});
    const auto made = player.post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}});
    EXPECT_EQ(made.status, 403);
    told(made.json());
    const auto sat = player.post("/api/tables/" + open["table"]["id"].get<std::string>() + "/sit");
    EXPECT_EQ(sat.status, 403);
    told(sat.json());
    ASSERT_TRUE(player.connect());
    player.send_join(seated.id);
    told(closing_words(player));
    EXPECT_EQ(player.closed_with, 1008);
    Player elsewhere(server.port());
    const auto in = elsewhere.post("/api/login", {{"name", "Player 1"}, {"password", "long enough"}});
    told(in.json()["banned"]);
    EXPECT_EQ(elsewhere.post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).status, 403);
    told(elsewhere.get("/api/me").json()["banned"]);
    EXPECT_EQ(elsewhere.get("/api/me/export").status, 200) << "what is theirs stays theirs";
}

TEST_F(Banned, ItEndsByItselfOrIsLifted)
{
    sit_down();
    const Json wish = {{"game", "paper-tales"}, {"seats", 2}};
    ASSERT_EQ(bans(id_of(1), {{"account", true}}, 1500).status, 201);
    EXPECT_EQ(seated.at(1).post("/api/tables", wish).status, 403);
    std::this_thread::sleep_for(std::chrono::milliseconds(1600));
    EXPECT_EQ(seated.at(1).post("/api/tables", wish).status, 201);
    const Json made = bans(id_of(1), {{"account", true}}).json()["bans"];
    server.stop();
    server.start();
    Player back(server.port());
    back.cookie = seated.at(1).cookie;
    EXPECT_EQ(back.post("/api/tables", wish).status, 403) << "a restart forgives nobody";
    ASSERT_EQ(operates("DELETE", "bans/" + made[0]["id"].get<std::string>()).status, 200);
    EXPECT_EQ(back.post("/api/tables", wish).status, 201);
    EXPECT_EQ(operates("DELETE", "bans/" + made[0]["id"].get<std::string>()).status, 404);
}

TEST_F(Banned, AnAddressIsBannedWithoutBeingKept)
{
    seated.id = "";
    Player bad(server.port()), neighbour(server.port());
    bad.calls_from = INADDR_LOOPBACK + 6;  // 127.0.0.7
    bad.come("Bad");
    neighbour.come("Neighbour");
    const Json table = bad.post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).json()["table"];
    ASSERT_TRUE(bad.connect());
    bad.send_join(table["id"]);
    bad.next("presence");
    const auto banned = bans(bad.get("/api/me").json()["id"], {{"address", true}}, 400 * kDay);
    ASSERT_EQ(banned.status, 201) << banned.body;
    EXPECT_LE(banned.json()["bans"][0]["ends"], Loop::wall_ms() + 30 * kDay) << "addresses change hands";
    EXPECT_EQ(banned.body.find("127.0.0"), std::string::npos);
    told(closing_words(bad));
    Player again(server.port());
    again.calls_from = INADDR_LOOPBACK + 6;
    const auto new_name = again.post("/api/me", {{"name", "Not Bad"}});
    EXPECT_EQ(new_name.status, 403);
    told(new_name.json());
    EXPECT_EQ(again.post("/api/login", {{"name", "Bad"}, {"password", "whatever it is"}}).status, 403);
    ASSERT_TRUE(again.connect());
    again.send_join(table["id"]);
    told(closing_words(again));
    EXPECT_EQ(neighbour.post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).status, 201);
    EXPECT_EQ(stored().find("127.0.0"), std::string::npos) << "only its mark is kept";
}

TEST_F(Banned, AnAddressIsKnownForADayAndOnlyInMemory)
{
    sit_down();
    const std::string person = id_of(1);
    server.stop();
    server.start();
    const auto unknown = bans(person, {{"address", true}});
    EXPECT_EQ(unknown.status, 409) << unknown.body;
    EXPECT_EQ(unknown.json()["code"], "no_address");
    server.look([&](House& house) {
        Bans& all = house.bans();
        all.saw("somebody", "mark", 1000);
        EXPECT_EQ(all.last_mark("somebody", 1000 + kDay - 1), "mark");
        EXPECT_EQ(all.last_mark("somebody", 1000 + kDay), "");
        all.sweep(1000 + kDay);
        EXPECT_EQ(all.sightings(), 0U);
        return true;
    });
}

TEST_F(Banned, ABanNeedsAnEndAReasonAndSomebody)
{
    sit_down();
    const std::string person = id_of(1);
    EXPECT_EQ(bans(person, {{"account", true}, {"reason", ""}}).status, 400);
    EXPECT_EQ(bans(person, {{"account", true}, {"ends", 1}}).status, 400);
    EXPECT_EQ(bans(person, Json::object()).status, 400);
    EXPECT_EQ(bans("nobody", {{"account", true}}).status, 404);
    EXPECT_TRUE(operates("GET", "bans").json()["bans"].empty());
}

}  // namespace
}  // namespace snowbound
