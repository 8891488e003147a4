// Small doors: each was open once.
#include "server/house.h"
#include "testing/running_server.h"

namespace snowbound {
namespace {

TEST(Doors, ATableThatIsNotWatchedTellsItsStoryToItsPlayers)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}, {"spectators", false}});
    start_and_join(seated);
    seated.at(0).next("view");
    const std::string story = "/api/tables/" + seated.id + "/story";
    Player stranger(server.port());
    EXPECT_EQ(stranger.get(story).json()["code"], "not_watched");
    stranger.come("Stranger");
    EXPECT_EQ(stranger.get(story).json()["code"], "not_watched");
    EXPECT_EQ(seated.at(1).get(story).status, 200);
}

TEST(Doors, OnlyPlayersReportATableAndAReportIsSmall)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    const Json view = seated.at(0).next("view");
    seated.at(0).send(answer_frame(*required(view), (*required(view))["options"][0]));
    seated.at(0).next("view");
    const std::string table = "/api/tables/" + seated.id;
    Player stranger(server.port());
    stranger.come("Stranger");
    EXPECT_EQ(stranger.post(table + "/bug", {{"remark", "mine"}}).json()["code"], "not_seated");
    const auto report = seated.at(0).post(table + "/bug", {{"remark", "this looks wrong"}});
    ASSERT_EQ(report.status, 201) << report.body;
    {
        auto database = open_database("sqlite", server.data(), Access::Visit);
        const auto rows = (*database)->read({"SELECT length(body) FROM report", {}});
        ASSERT_TRUE(rows && rows->size() == 1);
        EXPECT_LT(number_of((*rows)[0][0]), 200) << "the events are kept with the table";
    }
    seated.at(0).send({{"t", "ask"}, {"about", "abort"}});
    while (!seated.at(1).next("table")["table"].contains("vote")) {}
    seated.at(1).send({{"t", "vote"}, {"yes", true}});
    while (seated.at(0).next("table")["table"]["status"] != "aborted") {}
    const Json shown = seated.at(0).get("/api/reports/" + report.json()["report"].get<std::string>()).json();
    EXPECT_EQ(shown["remark"], "this looks wrong");
    EXPECT_EQ(shown["record"]["events"].size(), 1U);
}

TEST(Doors, WhoWasKickedDoesNotSitDownAgain)
{
    RunningServer server;
    auto seated =
        seat_people(server.port(),
                    {{"game", "paper-tales"}, {"seats", 3}, {"bots", Json::array({{{"seat", 2}, {"level", "easy"}}})}});
    const std::string table = "/api/tables/" + seated.id;
    EXPECT_EQ(seated.at(0).post(table + "/kick", {{"seat", 1}}).status, 200);
    EXPECT_EQ(seated.at(1).post(table + "/sit").json()["code"], "kicked");
    Player other(server.port());
    other.come("Other");
    EXPECT_EQ(other.post(table + "/sit").status, 200);
}

TEST(Doors, PeopleAreToldNeitherPathsNorHosts)
{
    for (const char* code : {"disk_full", "read_only", "unreachable", "busy", "database", "damaged",
                             "conflict"}) {  // whatever a store says
        const Trouble told = for_people({code, "/var/lib/snowbound at db.example:5432 refuses: duplicate key", ""});
        EXPECT_EQ(told.code, code);
        for (const char* secret : {"/var", "db.example", "duplicate"}) {
            EXPECT_EQ(told.message.find(secret), std::string::npos) << told.message;
        }
    }
}

TEST(Doors, WhatIsWrittenDownOfAStoppedTableIsForItsOwner)
{
    RunningServer server;
    server.look([](House& house) { return house.write_dump("table-7.json", "{}"), true; });
    const std::filesystem::path dump = std::filesystem::path(server.data()) / "dumps" / "table-7.json";
    for (int i = 0; i < 200 && !std::filesystem::exists(dump); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    ASSERT_TRUE(std::filesystem::exists(dump));
    const auto rights = std::filesystem::status(dump).permissions();
    EXPECT_EQ(rights & std::filesystem::perms(077), std::filesystem::perms::none) << "it holds the seed";
}

TEST(Doors, APlayersScreenHearsPlayersAndNoSpectators)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    Player screen(server.port()), watcher(server.port());
    screen.cookie = seated.at(0).cookie;
    watcher.come("Watcher");
    for (Player* player : {&screen, &watcher}) ASSERT_TRUE(player->connect());
    screen.send_join(seated.id, {{"watch", true}});
    screen.next("view");
    watcher.join(seated.id);
    watcher.send({{"t", "say"}, {"text", "she has the golem"}});
    watcher.next("said");
    seated.at(1).send({{"t", "say"}, {"text", "hello"}});
    EXPECT_EQ(screen.next("said")["lines"][0]["text"], "hello");
    Player late(server.port());
    late.cookie = seated.at(0).cookie;
    ASSERT_TRUE(late.connect());
    late.send_join(seated.id, {{"watch", true}});
    EXPECT_EQ(late.next("said")["lines"][0]["text"], "hello") << "nor what was said before";
}

TEST(Doors, ARequestHasOneHostAndOneWayToSayHowLongItIs)
{
    RunningServer server;
    const auto status = [&](const std::string& head) {
        Wire wire;
        EXPECT_TRUE(wire.open(server.port()));
        wire.write(head);
        const std::string answer = wire.read(kPatience);
        return answer.size() > 12 ? std::atoi(answer.c_str() + 9) : 0;
    };
    EXPECT_EQ(status("GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"), 200);
    EXPECT_EQ(status("GET /api/games HTTP/1.1\r\n\r\n"), 400);
    EXPECT_EQ(status("GET /api/games HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n"), 400);
    const std::string coded = "GET /api/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: ";
    EXPECT_EQ(status(coded + "chunked\r\n\r\n0\r\n\r\n"), 200);
    EXPECT_EQ(status(coded + "chunked, identity\r\n\r\n0\r\n\r\n"), 400);
    EXPECT_EQ(status(coded + "identity\r\n\r\n"), 400);
    EXPECT_EQ(status(coded + "chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"), 400);
    EXPECT_EQ(status(coded + "Chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n"), 400);
    EXPECT_EQ(status(coded + "xchunked\r\n\r\n0\r\n\r\n"), 400);
    EXPECT_EQ(status(coded + "\"chunked\"\r\n\r\n0\r\n\r\n"), 400);
    const std::string get = "GET /api/games HTTP/1.1\r\n", host = "Host: x\r\n";
    EXPECT_EQ(status(get + host + "Content-Length: 0\r\nContent-Length: 5\r\n\r\nhello"), 400);
    EXPECT_EQ(status(get + host + "Content-Length: +0\r\n\r\n"), 400);
    EXPECT_EQ(status(get + host + "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n"), 400);
    EXPECT_EQ(status(get + "Host : x\r\n\r\n"), 400);
    EXPECT_EQ(status("GET http://other.example/api/games HTTP/1.1\r\n" + host + "\r\n"), 400);
}

}  // namespace
}  // namespace snowbound
