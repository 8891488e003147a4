// Damage in the store stays with its table.
#include "testing/running_server.h"

namespace snowbound {
namespace {

TEST(Damage, ARowThatCannotBeReadStopsItsTableAndNoOther)
{
    RunningServer server;
    std::vector<Seated> tables;
    for (int i = 0; i < 2; ++i) {
        tables.push_back(seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}}));
        start_and_join(tables.back());
        Player& host = tables.back().at(0);
        const Json view = host.next("view");
        host.send(answer_frame(*required(view), (*required(view))["options"][0]));
        host.next("view");
    }
    const std::string damaged = tables[0].id, good = tables[1].id;
    const std::string first = tables[0].at(0).cookie, second = tables[1].at(0).cookie;
    server.write(
        {{"UPDATE event SET body = json_set(body, '$.position', 'x', '$.at', 'y') "
          "WHERE number = (SELECT number FROM game_table WHERE id = $1)",
          {damaged}}});
    Player ada(server.port()), ben(server.port());
    ada.cookie = first, ben.cookie = second;
    const auto opened = ada.get("/api/tables/" + damaged);
    EXPECT_EQ(opened.status, 500) << opened.body;
    EXPECT_EQ(ada.get("/api/tables/mine").status, 200) << "a list does without what cannot be read";
    ASSERT_TRUE(ben.connect());
    const Json view = ben.join(good);
    ASSERT_FALSE(view.is_null()) << "another table goes on";
    EXPECT_EQ(view["waiting"], Json({1}));
    EXPECT_EQ(ben.post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).status, 201);
    EXPECT_EQ(ben.get("/healthz").status, 200);
}

TEST(Damage, ALineOfTheWrongKindSilencesNobody)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    for (const char* text : {"hello", "again"}) {
        seated.at(0).send({{"t", "say"}, {"text", text}});
        seated.at(0).next("said");
    }
    const std::string cookie = seated.at(1).cookie;
    server.write({{"UPDATE line SET body = json_set(body, '$.person', 5, '$.at', 'x') WHERE seq = 0", {}}});
    Player late(server.port());
    late.cookie = cookie;
    ASSERT_TRUE(late.connect());
    late.send_join(seated.id);
    const Json said = late.next("said");
    ASSERT_FALSE(said.is_null());
    EXPECT_EQ(said["lines"].back()["text"], "again");
}

TEST(Damage, NeitherABanNorATableThatCannotBeReadHoldsUpOthers)
{
    Serving serving = RunningServer::quiet();
    RunningServer server(serving);
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    const std::string cookie = seated.at(1).cookie, ada = seated.at(0).get("/api/me").json()["id"];
    const std::string ben = seated.at(1).get("/api/me").json()["id"];
    const Ban good{"b2", ada, "", "Ada", ada, "Insults", 1, Loop::wall_ms() + kDay};
    server.write({{"INSERT INTO ban (id, person, ends, body) VALUES ('b1', $1, $2, '{\"name\":')",
                   {std::string("x"), Loop::wall_ms() + kDay}},
                  ban_statement(good),
                  {"UPDATE game_table SET body = replace(body, '\"status\":', '\"status')", {}}});
    Player again(server.port()), banned(server.port());
    again.cookie = cookie, banned.cookie = seated.at(0).cookie;
    EXPECT_EQ(banned.post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).status, 403) << "the others hold";
    EXPECT_EQ(again.get("/api/tables/" + seated.id).status, 503);
    EXPECT_EQ(again.ask("DELETE", "/api/me").status, 200) << "who wants to be forgotten is";
    EXPECT_EQ(again.get("/api/me").status, 401);
    auto database = open_database("sqlite", server.data(), Access::Visit);
    const auto rows = (*database)->read({"SELECT body FROM game_table", {}});
    ASSERT_TRUE(rows && rows->size() == 1);
    EXPECT_EQ(text_of((*rows)[0][0]).find(ben), std::string::npos) << "also where only the id can be found";
    EXPECT_NE(text_of((*rows)[0][0]).find(ada), std::string::npos) << "nobody else is";
}

}  // namespace
}  // namespace snowbound
