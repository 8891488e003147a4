// Two nodes on one PostgreSQL: whatever is asked of one that is the other's is answered as if it were here.
#include "server/limits.h"
#include "server/links.h"
#include "server/links_pack.h"
#include "store/node_life.h"
#include "testing/postgres.h"
#include "testing/running_server.h"

namespace snowbound {
namespace {

class TwoNodesOnPostgres : public ::testing::Test {
protected:
    void SetUp() override
    {
        if (!TestPostgres::shared().is_there()) GTEST_SKIP() << TestPostgres::shared().why_not();
        url = TestPostgres::shared().fresh_database();
        open(0);
    }
    void open(double limits)
    {
        servers.clear();
        for (const char* name : {"a", "b"}) {
            Serving serving = RunningServer::quiet();
            serving.limits = limits;
            serving.node = name;
            servers.push_back(std::make_unique<RunningServer>(serving, url));
        }
    }
    std::uint16_t port(std::size_t node) { return servers[node]->port(); }
    // A table of the first node's, whose players have sockets at the first and at the second.
    void seat()
    {
        seated = seat_people(port(0), {{"game", "paper-tales"}, {"seats", 2}});
        auto there = std::make_unique<Player>(port(1));
        there->cookie = seated.at(1).cookie;
        seated.players[1] = std::move(there);
        start_and_join(seated);
        for (std::size_t seat : {0, 1}) views.push_back(seated.at(seat).next("view"));
        ASSERT_FALSE(views[1].is_null()) << "through the other node";
    }
    bool answer(std::size_t seat)
    {
        const Json* question = required(views[seat]);
        if (!question) return false;
        seated.at(seat).send(answer_frame(*question, (*question)["options"][0]));
        Json frame;
        do {
            frame = seated.at(seat).next();
        } while (!frame.is_null() && frame["t"] != "view" && frame["t"] != "refused");
        if (frame.value("t", "") != "view") return ADD_FAILURE() << frame.dump(), false;
        views[seat] = frame;
        views[1 - seat] = seated.at(1 - seat).now();
        return true;
    }
    Json as_shown_by(std::size_t node, const std::string& cookie, const Json& more = Json::object())
    {
        Player player(port(node));
        player.cookie = cookie;
        EXPECT_TRUE(player.connect());
        player.send_join(seated.id, more);
        Json view = player.next("view");
        view["table frame"] = *std::ranges::find_if(
            player.received, [](const auto& text) { return text.find(R"("t":"table")") != std::string::npos; });
        return view;
    }
    static bool soon(const std::function<bool()>& is_so)
    {
        for (int tries = 0; tries < 100; ++tries) {
            if (is_so()) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        return false;
    }

    std::string url;
    std::vector<std::unique_ptr<RunningServer>> servers;
    Seated seated;
    std::vector<Json> views;
};

TEST_F(TwoNodesOnPostgres, APlayerAtTheOtherNodePlaysAsIfTheTableWereThere)
{
    seat();
    for (int round = 0; round < 6; ++round) {
        for (std::size_t seat : {1, 0}) answer(seat);
    }
    seated.at(1).send({{"t", "say"}, {"text", "hello"}});
    EXPECT_EQ(seated.at(0).next("said")["lines"][0]["text"], "hello");
    EXPECT_EQ(seated.at(1).get("/api/tables/" + seated.id).json(), seated.at(0).get("/api/tables/" + seated.id).json());
    EXPECT_EQ(seated.at(1).get("/api/tables/mine").json()["tables"][0]["id"], seated.id);
    EXPECT_EQ(seated.at(1).post("/api/tables/" + seated.id + "/sit").status, 200);
    Player other(port(1));
    other.come("Other");
    EXPECT_EQ(other.post("/api/tables/" + seated.id + "/sit").json()["code"], "started");
    EXPECT_EQ(other.get("/api/tables/nosuchtable").status, 404);
    EXPECT_EQ(servers[1]->look([](House& house) { return house.rooms().size(); }), 0U) << "the table is at one node";
}

TEST_F(TwoNodesOnPostgres, WhoLooksThroughTheOtherNodeIsShownExactlyTheSame)
{
    seat();
    for (int round = 0; round < 3; ++round) answer(0), answer(1);
    for (std::size_t seat : {0, 1}) {
        const std::string& cookie = seated.at(seat).cookie;
        EXPECT_EQ(as_shown_by(0, cookie), as_shown_by(1, cookie)) << "a player";
        EXPECT_EQ(as_shown_by(0, cookie, {{"watch", true}}), as_shown_by(1, cookie, {{"watch", true}}));
    }
    const Json spectator = as_shown_by(1, "");
    EXPECT_EQ(spectator, as_shown_by(0, ""));
    EXPECT_TRUE(spectator["decisions"].empty());
    EXPECT_EQ(as_shown_by(1, "snowbound=forged.1.1.x"), spectator);
}

TEST_F(TwoNodesOnPostgres, ATableWithAPasswordIsShutThroughTheOtherNodeToo)
{
    seated = seat_people(port(0), {{"game", "paper-tales"},
                                   {"seats", 2},
                                   {"bots", {{{"seat", 1}, {"level", "random"}}}},
                                   {"password", "sesame"}});
    Player other(port(1));
    other.come("Other");
    EXPECT_EQ(other.get("/api/tables/" + seated.id).json()["code"], "locked");
    ASSERT_TRUE(other.connect());
    other.send_join(seated.id);
    EXPECT_EQ(other.next("error")["code"], "locked");
    EXPECT_EQ(other.post("/api/tables/" + seated.id + "/enter", {{"password", "wrong"}}).status, 401);
    EXPECT_EQ(other.post("/api/tables/" + seated.id + "/enter", {{"password", "sesame"}}).status, 200);
    other.send_join(seated.id);
    EXPECT_FALSE(other.next("table").is_null());
}

TEST_F(TwoNodesOnPostgres, LogOutEverywhereIsEverywhere)
{
    seat();
    Player& ada = seated.at(0);
    Player& ben = seated.at(1);
    Player here(port(0)), there(port(1));
    here.cookie = there.cookie = ben.cookie;
    EXPECT_EQ(there.get("/api/me").status, 200);
    EXPECT_EQ(here.get("/api/me").status, 200);
    const std::string old = ben.cookie;
    EXPECT_EQ(there.post("/api/logout/everywhere").status, 200);
    here.cookie = old, there.cookie = old;
    EXPECT_TRUE(soon([&] { return here.get("/api/me").status == 401; }));
    EXPECT_EQ(there.get("/api/me").status, 401);
    while (!ben.next(3'000).is_null()) {}
    EXPECT_EQ(ben.closed_with, 1008);
    EXPECT_TRUE(ada.connected());
    EXPECT_FALSE(ada.now().is_null());
}

TEST_F(TwoNodesOnPostgres, WhoHasANewPasswordKeepsTheNewCookieAtEachNode)
{
    Player here(port(0)), there(port(1));
    here.come("Ada");
    there.cookie = here.cookie;
    EXPECT_EQ(there.get("/api/me").status, 200) << "known there by the old cookie";
    EXPECT_EQ(here.post("/api/me/password", {{"password", "correct horse"}}).status, 200);
    there.cookie = here.cookie;
    EXPECT_EQ(there.get("/api/me").status, 200) << "at once";
    EXPECT_EQ(there.post("/api/me/name", {{"name", "Ada L."}}).status, 200);
    EXPECT_TRUE(soon([&] { return here.get("/api/me").json()["name"] == "Ada L."; }));
    for (Player* player : {&here, &there}) {  // one after the other, from both: nothing is undone
        EXPECT_EQ(player->post("/api/me/name", {{"name", "A"}}).status, 200);
        EXPECT_TRUE(player->get("/api/me").json()["kept"]);
    }
}

TEST_F(TwoNodesOnPostgres, GuessesAreCountedTogether)
{
    Player keeper(port(0));
    keeper.come("Keeper");
    ASSERT_EQ(keeper.post("/api/me/password", {{"password", "correct horse"}}).status, 200);
    open(1);
    std::vector<int> statuses;
    for (int i = 0; i < 12; ++i) {
        Player guesser(port(i % 2));
        statuses.push_back(guesser.post("/api/login", {{"name", "Keeper"}, {"password", "wrong"}}).status);
    }
    const auto burst = static_cast<std::ptrdiff_t>(limits::kLoginsAccount.rate.burst);
    EXPECT_EQ(std::ranges::count(statuses, 401), burst);
    EXPECT_EQ(statuses.back(), 429);
}

TEST_F(TwoNodesOnPostgres, ANodeThatEndsHandsItsTablesOverAndSocketsElsewhereStay)
{
    seat();
    answer(0), answer(1);
    const Json before = views[1];
    seated.at(1).send({{"t", "say"}, {"text", "before"}});
    ASSERT_FALSE(seated.at(0).next("said").is_null());
    servers[0]->stop();
    const Json table = seated.at(1).next("table");
    ASSERT_FALSE(table.is_null()) << "unasked";
    const Json view = seated.at(1).next("view");
    EXPECT_EQ(view["view"], before["view"]);
    EXPECT_EQ(view["decisions"], before["decisions"]);
    EXPECT_EQ(view["facts_from"], 0) << "all of it, for whatever was known when this was joined is long out of date";
    const Json said = seated.at(1).next("said");
    EXPECT_EQ(said["anew"], true);
    EXPECT_EQ(said["lines"][0]["text"], "before");
    auto again = std::make_unique<Player>(port(1));
    again->cookie = seated.at(0).cookie;
    seated.players[0] = std::move(again);
    ASSERT_TRUE(seated.at(0).connect());
    views = {seated.at(0).join(seated.id), view};
    EXPECT_TRUE(answer(0));
    EXPECT_TRUE(answer(1));
    EXPECT_EQ(servers[1]->look([](House& house) { return house.rooms().size(); }), 1U);
}

TEST_F(TwoNodesOnPostgres, ANodeWhoseLifeWasEndedGoesOnWithANewOneAndNothingOld)
{
    seat();
    answer(0), answer(1);
    auto visitor = open_database(url, "", Access::Visit);
    ASSERT_TRUE(visitor);
    ASSERT_TRUE((*visitor)->read({"DELETE FROM node WHERE name = 'a'", {}}));
    Player there(port(1));
    there.cookie = seated.at(0).cookie;
    ASSERT_TRUE(there.connect());
    EXPECT_EQ(there.join(seated.id)["view"], views[0]["view"]) << "the other node has taken it";
    const Json* question = required(views[0]);
    ASSERT_TRUE(question);
    there.send(answer_frame(*question, (*question)["options"][0]));
    const Json after = there.next("view");
    Player here(port(0));
    here.cookie = seated.at(0).cookie;
    ASSERT_TRUE(soon([&] { return here.get("/readyz").status == 200; }));
    ASSERT_TRUE(here.connect());
    EXPECT_EQ(here.join(seated.id)["view"], after["view"]);
}

std::string record(int kind, const std::string& bytes)
{
    std::string out;
    links::put_number(out, bytes.size(), 4);
    out.push_back(static_cast<char>(kind));
    links::put_number(out, 1, 4);
    return out + bytes;
}

TEST_F(TwoNodesOnPostgres, WhoDoesNotKnowTheKeyOfTheHouseIsToldNothingAtItsInnerDoor)
{
    seat();
    const std::string inner = servers[0]->look([](House& house) { return house.links()->address(); });
    const auto door = static_cast<std::uint16_t>(std::atoi(inner.c_str() + inner.rfind(':') + 1));
    const std::string life = servers[0]->look([](House& house) { return std::to_string(house.life()->id()); });
    HttpRequest handshake;
    handshake.headers = {{"cookie", seated.at(0).cookie}};
    const std::string open = record(4, links::packed(handshake));
    const std::string join = record(5, R"({"t":"join","table":")" + seated.id + R"(","wire":2})");
    const std::string hello = record(0, (links::Pack() << "77" << life << std::string(64, 'a')).text());
    const std::string proof = record(2, (links::Pack() << "asks 77 " + life + ".forged").text());
    for (const std::string& said : {open + join, hello + open + join, hello + proof + open + join, proof + open + join,
                                    std::string(100'000, '\xff'), record(0, std::string(2'000, 'x')), hello + hello}) {
        Wire wire;
        ASSERT_TRUE(wire.open(door));
        wire.write(said);
        std::string heard;
        while (wire.is_open()) {
            const std::string more = wire.read(3'000);
            if (more.empty()) break;
            heard += more;
        }
        EXPECT_FALSE(wire.is_open()) << "it is shut out";
        EXPECT_EQ(heard.find("view"), std::string::npos);
        EXPECT_LT(heard.size(), 400U) << "a challenge at most";
    }
    EXPECT_FALSE(seated.at(1).now().is_null()) << "nobody else notices";
}

TEST(NodesOnSqlite, AreRefused)
{
    TempFolder folder;
    Loop loop(1);
    Serving serving = RunningServer::quiet();
    serving.node = "a";
    serving.data = folder.path();
    const auto opened = Server::open(loop, {serving, {}, "sqlite", "127.0.0.1:0", "", {}});
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.trouble().code, "bad_store");
}

}  // namespace
}  // namespace snowbound
