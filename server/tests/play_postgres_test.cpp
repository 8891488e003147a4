// The essentials of play on PostgreSQL, and what happens at the tables when it goes away and comes back.
#include "games/registry.h"
#include "testing/postgres.h"
#include "testing/table_party.h"

namespace snowbound {
namespace {

class PlayOnPostgres : public ::testing::Test {
protected:
    void SetUp() override
    {
        TestPostgres& postgres = TestPostgres::shared();
        if (!postgres.is_there()) GTEST_SKIP() << postgres.why_not();
        server = std::make_unique<RunningServer>(RunningServer::quiet(), postgres.fresh_database());
        seated = seat_people(server->port(), {{"game", "paper-tales"}, {"seats", 2}});
        start_and_join(seated);
        for (std::size_t seat : {0, 1}) views.push_back(seated.at(seat).next("view"));
    }
    // Back at the table on new connections, as a browser does by itself.
    bool come_back()
    {
        for (int tries = 0; tries < 600; ++tries) {
            bool all = true;
            for (std::size_t seat : {0, 1}) {
                auto again = std::make_unique<Player>(server->port());
                again->cookie = seated.at(seat).cookie;
                const bool in = again->connect() && again->send_join(seated.id);
                Json frame = in ? again->next() : Json();
                while (!frame.is_null() && frame["t"] != "view" && frame["t"] != "error") frame = again->next();
                if (frame.is_object() && frame["t"] == "error") {
                    EXPECT_EQ(frame["code"], "unreachable");
                }
                all = all && frame.is_object() && frame["t"] == "view";
                seated.players[seat] = std::move(again);
                views[seat] = frame;
            }
            if (all) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        return false;
    }
    // The next answer; true: everybody has seen it.
    bool answer()
    {
        const std::size_t seat = required(views[0]) ? 0 : 1;
        const Json* question = required(views[seat]);
        if (!question) return false;
        const Json& options = (*question)["options"];
        seated.at(seat).send(answer_frame(*question, options[dice.below(options.size())]));
        Json frame;
        do {
            frame = seated.at(seat).next();
        } while (!frame.is_null() && frame["t"] != "view" && frame["t"] != "refused");
        if (!frame.is_object() || frame["t"] != "view") return last = frame, false;  // null: sent away
        views[seat] = frame;
        views[1 - seat] = seated.at(1 - seat).now();
        return true;
    }

    std::unique_ptr<RunningServer> server;
    Seated seated;
    std::vector<Json> views;
    Json last;  // what came instead of a view
    Dice dice{3};
};

TEST_F(PlayOnPostgres, AWholeGameEndsAndVerifies)
{
    seated.at(0).send({{"t", "say"}, {"text", "hello"}});
    EXPECT_EQ(seated.at(1).next("said")["lines"][0]["text"], "hello");
    EXPECT_EQ(seated.at(0).get("/api/tables/mine").json()["tables"][0]["id"], seated.id);
    for (int i = 0; i < 10; ++i) ASSERT_TRUE(answer()) << last.dump();
    const Json before = views[0];
    server->stop();
    server->start();
    ASSERT_TRUE(come_back());
    EXPECT_EQ(views[0]["decisions"], before["decisions"]);
    EXPECT_EQ(views[0]["view"], before["view"]);
    EXPECT_EQ(seated.at(0).next("said")["lines"][0]["text"], "hello");
    for (int i = 0; i < 5000 && !views[0].contains("end"); ++i) ASSERT_TRUE(answer()) << last.dump();
    const auto record = read_record(seated.at(0).get("/api/tables/" + seated.id + "/record").json());
    ASSERT_TRUE(record) << record.trouble().message;
    EXPECT_TRUE(find_game("paper-tales")->replay(*record, record->events.size()));
}

TEST_F(PlayOnPostgres, ADatabaseThatRestartsLosesNothingAcknowledged)
{
    TestPostgres& postgres = TestPostgres::shared();
    for (int round = 0; round < 4; ++round) {
        for (int i = 0; i < 3; ++i) ASSERT_TRUE(answer()) << last.dump();
        const Json before = views[0];
        postgres.stop();
        ASSERT_FALSE(answer());
        if (last.is_object()) {
            EXPECT_EQ(last["code"], "not_stored") << last.dump();
        }
        EXPECT_EQ(seated.at(0).get("/healthz").status, 503);
        EXPECT_EQ(seated.at(0).get("/healthz").json()["code"], "unreachable");
        ASSERT_TRUE(postgres.start());
        ASSERT_TRUE(come_back()) << "by itself";
        EXPECT_EQ(views[0]["decisions"], before["decisions"]) << "what was refused while it was away did not happen";
        EXPECT_EQ(views[0]["view"], before["view"]);
        EXPECT_EQ(seated.at(0).get("/healthz").status, 200);
    }
}

TEST_F(PlayOnPostgres, ADatabaseThatBecomesReadOnlyIsToldAndPlayGoesOnAfterwards)
{
    TestPostgres& postgres = TestPostgres::shared();
    ASSERT_TRUE(answer()) << last.dump();
    ASSERT_TRUE(postgres.take_writes(false));
    int until_noticed = 0;
    while (until_noticed < 50 && answer()) ++until_noticed;
    ASSERT_LT(until_noticed, 50);
    const Json before = views[0];
    for (int round = 0; round < 3; ++round) {
        EXPECT_EQ(last["code"], "not_stored") << last.dump();
        EXPECT_NE(last.value("message", "").find("read-only"), std::string::npos) << last.dump();
        EXPECT_EQ(last.dump().find("127.0.0.1"), std::string::npos) << "where it runs is the operator's";
        for (std::size_t seat : {0, 1}) views[seat] = seated.at(seat).now();  // what the store has: nothing new
        EXPECT_EQ(views[0]["decisions"], before["decisions"]);
        EXPECT_EQ(views[0]["view"], before["view"]);
        EXPECT_EQ(seated.at(0).post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).status, 503);
        if (round == 2) break;
        ASSERT_FALSE(answer());
    }
    ASSERT_TRUE(postgres.take_writes(true));
    bool again = false;
    for (int tries = 0; tries < 50 && !again; ++tries) {
        again = answer();
        for (std::size_t seat = 0; seat < 2 && !again; ++seat) views[seat] = seated.at(seat).now();
    }
    ASSERT_TRUE(again) << last.dump();
    for (int i = 0; i < 4; ++i) ASSERT_TRUE(answer()) << last.dump();
    const Json now = views[0];
    server->stop();
    server->start();
    ASSERT_TRUE(come_back());
    EXPECT_EQ(views[0]["decisions"], now["decisions"]);
    EXPECT_EQ(views[0]["view"], now["view"]);
}

TEST_F(PlayOnPostgres, PartiesGoOnByThemselvesThroughRestartsAtAnyMoment)
{
    TestPostgres& postgres = TestPostgres::shared();
    const std::atomic<std::uint16_t> port = server->port();
    std::atomic<bool> stop = false;
    TableParty two(port, {{"game", "paper-tales"}, {"seats", 2}, {"pace", "none"}}, 1);
    TableParty three(port, {{"game", "winter-tales"}, {"seats", 3}, {"pace", "none"}}, 2);
    std::thread first([&] { two.play(stop); }), second([&] { three.play(stop); });
    const auto both_go_on = [&] {
        const std::uint64_t a = two.answers + 3, b = three.answers + 3;
        for (int waited = 0; waited < 60'000 && (two.answers < a || three.answers < b); ++waited) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return two.answers >= a && three.answers >= b;
    };
    for (int round = 0; round < 5; ++round) {
        EXPECT_TRUE(both_go_on()) << round;
        std::this_thread::sleep_for(std::chrono::milliseconds(dice.below(50)));
        postgres.stop();
        std::this_thread::sleep_for(std::chrono::milliseconds(dice.below(50)));
        EXPECT_TRUE(postgres.start());
    }
    EXPECT_TRUE(both_go_on());
    stop = true;
    first.join();
    second.join();
    EXPECT_TRUE(two.abort());
    EXPECT_TRUE(three.abort());
}

}  // namespace
}  // namespace snowbound
