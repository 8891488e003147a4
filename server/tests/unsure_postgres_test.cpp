// A COMMIT whose answer was lost: it may have been done. Memory and store must agree before anything goes on.
#include "testing/cut_off.h"
#include "testing/postgres.h"
#include "testing/running_server.h"

namespace snowbound {
namespace {

class UnsureOnPostgres : public ::testing::Test {
protected:
    void SetUp() override
    {
        TestPostgres& postgres = TestPostgres::shared();
        if (!postgres.is_there()) GTEST_SKIP() << postgres.why_not();
        between = std::make_unique<CutOff>(postgres.fresh_database());
        server = std::make_unique<RunningServer>(RunningServer::quiet(), between->address());
        seated = seat_people(server->port(), {{"game", "paper-tales"}, {"seats", 2}});
        start_and_join(seated);
        for (std::size_t seat : {0, 1}) views.push_back(seated.at(seat).next("view"));
    }
    void TearDown() override { server.reset(); }
    // Back on a new connection, as a browser does by itself.
    Json back(std::size_t seat)
    {
        for (int tries = 0; tries < 200; ++tries) {
            auto again = std::make_unique<Player>(server->port());
            again->cookie = seated.at(seat).cookie;
            seated.players[seat] = std::move(again);
            Player& player = seated.at(seat);
            if (player.connect() && player.send_join(seated.id)) {
                Json frame = player.next();
                while (!frame.is_null() && frame["t"] != "view" && frame["t"] != "error") frame = player.next();
                if (!frame.is_null() && frame["t"] == "view") return frame;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        return nullptr;
    }
    Json card() { return seated.at(0).get("/api/tables/" + seated.id).json()["table"]; }
    Json mine() { return seated.at(0).get("/api/tables/mine").json()["tables"][0]; }

    std::unique_ptr<CutOff> between;
    std::unique_ptr<RunningServer> server;
    Seated seated;
    std::vector<Json> views;
};

TEST_F(UnsureOnPostgres, ACardChangeIsReadAgainAndNoLiveGameTellsItsSeed)
{
    seated.at(0).send({{"t", "ask"}, {"about", "abort"}});
    while (!seated.at(1).next("table")["table"].contains("vote")) {}
    between->lose_next_commit();
    seated.at(1).send({{"t", "vote"}, {"yes", true}});
    for (int i = 0; i < 500 && !between->has_lost(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    ASSERT_TRUE(between->has_lost());
    const Json view = back(0);
    ASSERT_FALSE(view.is_null());
    EXPECT_EQ(card()["status"], mine()["status"]) << "the room and the store are of two minds";
    EXPECT_EQ(card()["status"], "aborted") << "it was done after all";
    const Json* question = required(view);
    if (!question) return;
    seated.at(0).send(answer_frame(*question, (*question)["options"][0]));
    EXPECT_EQ(seated.at(0).next("refused")["code"], "over") << "nobody plays on with an open seed";
}

TEST_F(UnsureOnPostgres, AnAnswerIsThereOnceAndPlayGoesOn)
{
    const Json* question = required(views[0]);
    between->lose_next_commit();
    seated.at(0).send(answer_frame(*question, (*question)["options"][0]));
    for (int i = 0; i < 500 && !between->has_lost(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    ASSERT_TRUE(between->has_lost());
    EXPECT_EQ(back(0)["waiting"], Json({1}));
    const Json other = back(1);
    EXPECT_EQ(other["waiting"], Json({1}));
    ASSERT_TRUE(required(other));
    seated.at(1).send(answer_frame(*required(other), (*required(other))["options"][0]));
    EXPECT_EQ(seated.at(1).next("view")["waiting"], Json({0, 1}));
}

}  // namespace
}  // namespace snowbound
