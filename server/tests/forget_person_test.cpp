// Somebody wants to see what is kept of them, or to be forgotten: then neither name nor id stays in any row.
#include "server/traces.h"
#include "store/database.h"
#include "testing/held_store.h"
#include "testing/running_server.h"

namespace snowbound {
namespace {

const std::string kName = "Zebulon";

// Every text in every row of the store that has this in it.
std::vector<std::string> rows_with(const std::string& data, const std::string& text)
{
    auto database = open_database("sqlite", data, Access::Visit);
    EXPECT_TRUE(database);
    std::vector<std::string> found;
    for (const char* all :
         {"SELECT * FROM setting", "SELECT * FROM person", "SELECT * FROM game_table", "SELECT * FROM chair",
          "SELECT * FROM event", "SELECT * FROM snapshot", "SELECT * FROM line", "SELECT * FROM note",
          "SELECT * FROM report", "SELECT * FROM complaint", "SELECT * FROM ban", "SELECT * FROM act",
          "SELECT * FROM aside"}) {
        const auto rows = (*database)->read({all, {}});
        EXPECT_TRUE(rows) << all;
        for (const Row& row : *rows) {
            for (const Value& value : row) {
                if (text_of(value).find(text) != std::string::npos) found.push_back(all + (": " + text_of(value)));
            }
        }
    }
    return found;
}

void say(Player& player, const std::string& table, const std::string& text)
{
    ASSERT_TRUE(player.connect());
    player.send_join(table);
    player.next("presence");
    player.send({{"t", "say"}, {"text", text}});
    EXPECT_FALSE(player.next("said").is_null());
}

class ForgetPerson : public ::testing::Test {
protected:
    // Somebody who plays here, watches there, hosts a third table without sitting at it, and takes notes.
    void leave_traces()
    {
        player.come(kName);
        id = player.get("/api/me").json()["id"];
        others = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
        mine = player.post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).json()["table"]["id"];
        EXPECT_EQ(others.at(0).post("/api/tables/" + mine + "/sit").status, 200);
        EXPECT_EQ(player.post("/api/tables/" + mine + "/start").status, 200);
        hosted = player.post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).json()["table"]["id"];
        EXPECT_EQ(player.post("/api/tables/" + hosted + "/stand").status, 200);
        EXPECT_EQ(player.ask("PUT", "/api/tables/" + mine + "/notes", {{"text", "he bluffs"}}).status, 200);
        EXPECT_EQ(player.post("/api/tables/" + mine + "/bug", {{"remark", "odd"}}).status, 201);
        say(player, others.id, "from the crowd");
        say(player, mine, "from the table");
        const Json view = player.join(mine);
        player.send(answer_frame(*required(view), (*required(view))["options"][0]));
        EXPECT_EQ(player.next("view")["seq"], 2);
    }

    RunningServer server;
    Player player{server.port()};
    Seated others;
    std::string id, mine, hosted;
};

TEST_F(ForgetPerson, ShowsWhatIsKeptOfThem)
{
    leave_traces();
    const auto answer = player.get("/api/me/export");
    ASSERT_EQ(answer.status, 200) << answer.body;
    EXPECT_NE(answer.head.find("Content-Disposition: attachment"), std::string::npos);
    const Json all = answer.json();
    EXPECT_EQ(all["person"]["name"], kName);
    EXPECT_EQ(all["person"]["id"], id);
    EXPECT_EQ(all["tables"].size(), 1U);
    EXPECT_EQ(all["notes"][0]["text"], "he bluffs");
    Player nobody(server.port());
    EXPECT_EQ(nobody.get("/api/me/export").status, 401);
}

TEST_F(ForgetPerson, NeitherNameNorIdStaysAnywhere)
{
    leave_traces();
    EXPECT_GT(rows_with(server.data(), id).size(), 3U);
    const auto gone = player.ask("DELETE", "/api/me");
    ASSERT_EQ(gone.status, 200) << gone.body;
    EXPECT_EQ(rows_with(server.data(), id), std::vector<std::string>());
    EXPECT_EQ(rows_with(server.data(), kName), std::vector<std::string>());
    EXPECT_FALSE(rows_with(server.data(), "from the table").empty()) << "what was said stays, without a name";
}

TEST_F(ForgetPerson, AlsoWhereTheyWereShownOut)
{
    leave_traces();
    const std::string table =
        others.at(0).post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).json()["table"]["id"];
    ASSERT_EQ(player.post("/api/tables/" + table + "/sit").status, 200);
    ASSERT_EQ(others.at(0).post("/api/tables/" + table + "/kick", {{"seat", 1}}).status, 200);
    ASSERT_EQ(player.ask("DELETE", "/api/me").status, 200);
    EXPECT_EQ(rows_with(server.data(), id), std::vector<std::string>());
}

TEST_F(ForgetPerson, WhoeverSearchesForThemReadsNoOtherRows)
{
    auto database = open_database("sqlite", server.data(), Access::Visit);
    ASSERT_TRUE(database);
    for (const std::string search : {traces::kTables, traces::kLines, traces::kNotes}) {
        const std::string explain = "EXPLAIN QUERY PLAN " + search;
        const auto plan = (*database)->read({explain.c_str(), {"somebody"}});
        ASSERT_TRUE(plan) << plan.trouble().message;
        for (const Row& step : *plan) EXPECT_EQ(text_of(step.back()).find("SCAN"), std::string::npos) << search;
    }
}

// Tables that are not in memory are changed where they lie; many at a time, but never all at once.
TEST_F(ForgetPerson, AtTablesThatNobodyHasOpened)
{
    leave_traces();
    for (int i = 0; i < 45; ++i) player.post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}});
    const std::string cookie = player.cookie;
    server.stop();
    server.start();
    Player again(server.port());
    again.cookie = cookie;
    const auto loaded = [](House& house) { return house.figures.tables_loaded; };
    const auto before = server.look(loaded);
    ASSERT_EQ(again.ask("DELETE", "/api/me").status, 200);
    {
        auto database = open_database("sqlite", server.data(), Access::Visit);
        const auto due = (*database)->read({"SELECT due FROM game_table WHERE id = $1", {mine}});
        const auto opened = server.look(loaded) - before;
        EXPECT_LE(opened, 1U) << "but for the one that wakes because a bot plays there now";
        EXPECT_TRUE(opened == 1 || (*due)[0][0] == Value(std::int64_t{0})) << "it goes on by itself";
    }
    EXPECT_EQ(rows_with(server.data(), id), std::vector<std::string>());
    EXPECT_EQ(rows_with(server.data(), kName), std::vector<std::string>());
    server.stop();
    server.start();
    Player other(server.port());
    other.cookie = others.at(0).cookie;
    const auto plays = [&] { return other.get("/api/tables/" + mine).json()["table"]["seats"][0]; };
    EXPECT_EQ(plays(), Json({{"bot", "medium"}}));
}

TEST_F(ForgetPerson, MeanwhileTheyLeaveNoNewTraces)
{
    leave_traces();
    auto held = std::make_unique<HeldStore>(server.data());
    auto gone = std::async(std::launch::async, [&] {
        Player leaver(server.port());
        leaver.cookie = player.cookie;
        return leaver.ask("DELETE", "/api/me");
    });
    for (int i = 0; i < 100 && player.connected() && player.closed_with == 0; ++i) player.next(50);
    EXPECT_EQ(player.closed_with, 1008);
    Player again(server.port());
    again.cookie = player.cookie;
    EXPECT_EQ(again.post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).status, 401);
    EXPECT_EQ(again.ask("PUT", "/api/tables/" + mine + "/notes", {{"text", "late"}}).status, 401);
    held.reset();
    EXPECT_EQ(gone.get().status, 200);
    EXPECT_EQ(rows_with(server.data(), id), std::vector<std::string>());
    EXPECT_EQ(rows_with(server.data(), kName), std::vector<std::string>());
}

TEST_F(ForgetPerson, TheirMovesStayAndABotPlaysOn)
{
    leave_traces();
    const std::string cookie = player.cookie;
    ASSERT_EQ(player.ask("DELETE", "/api/me").status, 200);
    player.cookie = cookie;
    EXPECT_EQ(player.get("/api/me").status, 401);
    const Json table = others.at(0).get("/api/tables/" + mine).json()["table"];
    EXPECT_EQ(table["seats"][0], Json({{"bot", "medium"}}));
    EXPECT_EQ(table["seats"][1]["name"], "Player 0");
    Player& other = others.at(0);
    ASSERT_TRUE(other.connect());
    const Json view = other.join(mine);
    EXPECT_FALSE(view["facts"].empty()) << "what they played is part of the game";
    const Json lines = other.next("said")["lines"];
    EXPECT_EQ(lines[0]["text"], "from the table");
    EXPECT_EQ(lines[0].value("name", ""), "");
    EXPECT_FALSE(lines[0].contains("person"));
}

}  // namespace
}  // namespace snowbound
