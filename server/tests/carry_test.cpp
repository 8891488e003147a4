// A match that was begun on somebody's own device goes on at a table of the server.
#include "games/registry.h"
#include "testing/running_server.h"

namespace snowbound {
namespace {

// `text` is told wherever something is to be told.
void play(AnyTable& table, std::size_t answers, const std::string& text = "")
{
    for (std::size_t i = 0; i < answers && !table.waiting().empty(); ++i) {
        const Seat seat = *table.waiting().begin();
        const Json thought = *table.think(seat, {.level = BotLevel::Random});
        const auto answer = [&](const std::string& told, const std::string& line) {
            return bool(table.answer({seat, thought["decision"], thought["choice"], told, "", line}));
        };
        ASSERT_TRUE(answer(text, "") || answer("", "") || answer(text, "a memory")) << thought.dump();
    }
}

Json begun(std::size_t answers, const std::string& seed = "nobody-is-to-know")
{
    auto table = find_game("paper-tales")->start({2, Json::object(), SeedText::given(seed)});
    play(**table, answers);
    return to_json((*table)->record());
}

TEST(Carry, GoesOnWhereItWasWhenEverybodySits)
{
    RunningServer server;
    const Json record = begun(3);
    auto seated = seat_people(server.port(), {{"carried", record}, {"seats", 2}});
    ASSERT_EQ(seated.players.size(), 2U);
    const Json card = seated.at(0).get("/api/tables/" + seated.id).json()["table"];
    EXPECT_EQ(card["status"], "open");
    EXPECT_EQ(card["carried"], 3);
    EXPECT_EQ(card["game"], "paper-tales");
    for (const char* secret : {"seed", "salt"}) {
        EXPECT_EQ(card.dump().find(record[secret].get<std::string>()), std::string::npos) << secret;
    }
    EXPECT_EQ(seated.at(0).get("/api/tables/" + seated.id + "/record").status, 403);
    start_and_join(seated);
    const Json view = seated.at(0).next("view");
    const auto again = find_game("paper-tales")->replay(*read_record(record), 3);
    EXPECT_EQ(view["view"], (*again)->view(seat_at(0)));
    EXPECT_EQ(view["facts"], (*again)->facts(seat_at(0), 0)) << "and what was told is known";
    const Json after = seated.at(0).get("/api/tables/" + seated.id).json()["table"];
    EXPECT_EQ(after["status"], "running");
    EXPECT_FALSE(after.contains("carried"));
    EXPECT_EQ(after["seed_hash"], record["seed_hash"]);
}

TEST(Carry, ALongMatchGoesOnToo)
{
    auto match = find_game("winter-tales")->start({3, Json::object(), SeedText::given("a-long-evening")});
    play(**match, 100, std::string(1000, 'w'));
    const Json record = to_json((*match)->record());
    ASSERT_GT(record.dump().size(), kMostFrame) << "longer than any other request";
    RunningServer server;
    auto seated = seat_people(server.port(), {{"carried", record}, {"seats", 3}});
    ASSERT_EQ(seated.players.size(), 3U);
    start_and_join(seated);
    EXPECT_EQ(seated.at(0).next("view")["view"], (*match)->view(seat_at(0)));
}

TEST(Carry, ReadsLongMatchesAndSaysWhatIsTooLong)
{
    RunningServer server;
    Player ada(server.port());
    ada.come("Ada");
    const auto read = ada.post("/api/tables", {{"carried", std::string(kMostCarried - 100, 'x')}});
    EXPECT_EQ(read.status, 400);
    EXPECT_EQ(read.json()["code"], "bad_record") << "it was read to its end";
    const auto refused = ada.post("/api/tables", {{"carried", std::string(kMostCarried, 'x')}});
    EXPECT_EQ(refused.status, 413);
    EXPECT_EQ(refused.json()["code"], "too_long");
}

TEST(Carry, WaitsThroughARestart)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"carried", begun(5)}, {"seats", 2}});
    server.stop();
    server.start();
    Player host(server.port());
    host.cookie = seated.at(0).cookie;
    EXPECT_EQ(host.get("/api/tables/" + seated.id).json()["table"]["carried"], 5);
    EXPECT_EQ(host.post("/api/tables/" + seated.id + "/start").status, 200);
    ASSERT_TRUE(host.connect());
    host.send_join(seated.id);
    EXPECT_FALSE(host.next("view")["facts"].empty());
}

TEST(Carry, TakesNothingThatIsNotTrueOrIsOver)
{
    RunningServer server;
    Player ada(server.port());
    ada.come("Ada");
    const auto code = [&](const Json& record) {
        const auto reply = ada.post("/api/tables", {{"carried", record}});
        EXPECT_GE(reply.status, 400) << reply.body;
        return reply.json()["code"].get<std::string>();
    };
    EXPECT_EQ(code("x"), "bad_record");
    EXPECT_EQ(code(Json::object()), "bad_record");
    Json other = begun(3);
    other["events"][1]["hash"] = "0000000000000000";
    EXPECT_EQ(code(other), "bad_record");
    Json strange = begun(1);
    strange["game"] = "chess";
    EXPECT_EQ(code(strange), "bad_request");
    EXPECT_EQ(code(begun(10'000)), "over");
    Json crowd = begun(1);
    crowd["seats"] = 99;
    EXPECT_NE(code(crowd), "");
}

}  // namespace
}  // namespace snowbound
