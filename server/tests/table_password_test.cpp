// A table with a password: whoever has the link gives it once; nobody else sees anything of it.
#include "server/house.h"
#include "testing/running_server.h"

namespace snowbound {
namespace {

class TablePassword : public ::testing::Test {
protected:
    void open(const Json& more = Json::object())
    {
        host_->come("Host");
        Json wish = {{"game", "paper-tales"}, {"seats", 2}, {"pace", "none"}, {"password", "frost"}};
        wish.update(more);
        const auto made = host_->post("/api/tables", wish);
        ASSERT_EQ(made.status, 201) << made.body;
        EXPECT_EQ(made.json()["table"]["locked"], true);
        table = made.json()["table"]["id"];
        friends_->come("Friend");
    }
    HttpAnswer enter(Player& player, const std::string& password)
    {
        return player.post("/api/tables/" + table + "/enter", {{"password", password}});
    }
    std::string at(const std::string& what = "") { return "/api/tables/" + table + what; }

    void begin_anew()
    {
        host_ = std::make_unique<Player>(server.port());
        friends_ = std::make_unique<Player>(server.port());
    }

    RunningServer server;
    std::unique_ptr<Player> host_ = std::make_unique<Player>(server.port());
    std::unique_ptr<Player> friends_ = std::make_unique<Player>(server.port());
    std::string table;
};

TEST_F(TablePassword, ItIsGivenOnceAndThenEverythingIsOpen)
{
    open();
    EXPECT_EQ(friends_->get(at()).status, 403);
    EXPECT_EQ(friends_->get(at()).json()["code"], "locked");
    EXPECT_EQ(friends_->post(at("/sit")).json()["code"], "locked");
    EXPECT_EQ(enter(*friends_, "snow").status, 401);
    EXPECT_EQ(enter(*friends_, "fro").status, 401) << "too short to be one is just wrong";
    EXPECT_EQ(friends_->post(at("/sit")).status, 403) << "a wrong one opens nothing";
    ASSERT_EQ(enter(*friends_, "frost").status, 200);
    EXPECT_EQ(friends_->post(at("/sit")).status, 200);
    server.stop();
    server.start();
    Player later(server.port());
    later.cookie = friends_->cookie;
    EXPECT_EQ(later.get(at()).status, 200) << "once";
}

TEST_F(TablePassword, WithoutItNothingOfTheTableIsTold)
{
    open();
    enter(*friends_, "frost");
    friends_->post(at("/sit"));
    ASSERT_EQ(host_->post(at("/start")).status, 200);
    Player stranger(server.port()), nobody(server.port());
    stranger.come("Stranger");
    for (Player* one : {&stranger, &nobody}) {
        for (const char* what : {"", "/story", "/replay?step=0", "/record"}) {
            EXPECT_EQ(one->get(at(what)).json()["code"], "locked") << what;
        }
        ASSERT_TRUE(one->connect());
        one->send_join(table);
        EXPECT_EQ(one->next().value("code", ""), "locked");
        one->send({{"t", "say"}, {"text", "let me in"}});
        EXPECT_EQ(one->next().value("code", ""), "no_table");
    }
    for (const char* what : {"/sit", "/stand", "/kick", "/bot", "/start", "/rematch", "/begin", "/bug"}) {
        EXPECT_EQ(stranger.post(at(what)).json()["code"], "locked") << what;
    }
    host_->connect();
    EXPECT_EQ(host_->join(table)["seat"], 0) << "who made it needs none";
    ASSERT_EQ(enter(stranger, "frost").status, 200);
    stranger.send_join(table);
    EXPECT_EQ(stranger.next("view")["seat"], nullptr) << "and then one may watch";
}

TEST_F(TablePassword, ItIsStoredHashedAndShownToNobody)
{
    open({{"listed", true}});
    EXPECT_EQ(host_->get(at()).body.find("frost"), std::string::npos);
    const Json listed = friends_->get("/api/tables").json()["tables"];
    ASSERT_EQ(listed.size(), 1U);
    EXPECT_EQ(listed[0]["locked"], true);
    EXPECT_FALSE(listed[0].contains("password"));
    auto database = open_database("sqlite", server.data(), Access::Visit);
    const auto rows = (*database)->read({"SELECT body FROM game_table", {}});
    const std::string body = text_of((*rows)[0][0]);
    EXPECT_EQ(body.find("frost"), std::string::npos);
    EXPECT_NE(body.find("$argon2id$"), std::string::npos);
}

TEST_F(TablePassword, GuessesAreLimited)
{
    server.stop();
    server.serving().limits = 1;
    server.start();
    begin_anew();
    open();
    int refused = 0;
    for (int i = 0; i < 14; ++i) refused += enter(*friends_, "guess " + std::to_string(i)).status == 429 ? 1 : 0;
    EXPECT_GE(refused, 3);
    EXPECT_EQ(enter(*friends_, "frost").status, 429) << "the right one has to wait too";
}

TEST_F(TablePassword, ARematchKeepsItAndLetsThePlayersIn)
{
    open({{"bots", Json::array()}});
    enter(*friends_, "frost");
    friends_->post(at("/sit"));
    host_->post(at("/start"));
    host_->connect(), friends_->connect();
    host_->join(table), friends_->join(table);
    host_->send({{"t", "ask"}, {"about", "abort"}});
    Json card;
    do card = friends_->next("table")["table"];
    while (!card.contains("vote"));
    friends_->send({{"t", "vote"}, {"yes", true}});
    do card = host_->next("table")["table"];
    while (card["status"] != "aborted");
    Player stranger(server.port());
    stranger.come("Stranger");
    const Json next = host_->post(at("/rematch")).json()["table"]["rematch"];
    const auto told = stranger.post(at("/rematch"));
    EXPECT_EQ(told.json()["code"], "locked") << "neither seed nor names nor where they play on: " << told.body;
    table = next;
    EXPECT_EQ(host_->get(at()).json()["table"]["locked"], true);
    EXPECT_EQ(friends_->post(at("/sit")).status, 200);
    EXPECT_EQ(stranger.post(at("/sit")).status, 403);
}

TEST_F(TablePassword, HasAFittingLength)
{
    host_->come("Host");
    for (const std::string& bad : {std::string("abc"), std::string(201, 'x')}) {
        EXPECT_EQ(host_->post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}, {"password", bad}}).status, 400);
    }
    const auto none = host_->post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}, {"password", ""}});
    EXPECT_EQ(none.status, 201);
    EXPECT_FALSE(none.json()["table"].contains("locked"));
}

}  // namespace
}  // namespace snowbound
