// The disk is full while people play: they are told, nothing half happens, and play goes on by itself with room again.
// (A file system that is being written to cannot be made read-only from outside, so that is tried at the start.)
#include <fstream>

#include "testing/mount.h"
#include "testing/running_server.h"

namespace snowbound {
namespace {

class DiskTrouble : public ::testing::Test {
protected:
    void SetUp() override
    {
        if (!disk.is_there()) GTEST_SKIP() << "mounting a small file system takes root";
        server = std::make_unique<RunningServer>(RunningServer::quiet(), "sqlite", disk.path());
        seated = seat_people(server->port(), {{"game", "paper-tales"}, {"seats", 2}});
        start_and_join(seated);
        for (std::size_t seat : {0, 1}) views.push_back(seated.at(seat).next("view"));
    }
    // The next answer that is wanted: true and everybody sees it, or false and the refusal.
    bool answer(Json* refusal)
    {
        const std::size_t seat = required(views[0]) ? 0 : 1;
        const Json* question = required(views[seat]);
        if (!question) return ADD_FAILURE() << "the game is over too soon", false;
        seated.at(seat).send(answer_frame(*question, (*question)["options"][0]));
        Json frame;
        do {
            frame = seated.at(seat).next();
        } while (!frame.is_null() && frame["t"] != "view" && frame["t"] != "refused");
        if (frame.value("t", "") != "view") return *refusal = frame, false;
        views[seat] = frame;
        views[1 - seat] = seated.at(1 - seat).next("view");
        return true;
    }
    void play(int answers)
    {
        for (int i = 0; i < answers; ++i) {
            Json refusal;
            ASSERT_TRUE(answer(&refusal)) << refusal.dump();
            EXPECT_EQ(views[0]["seq"], views[1]["seq"]);
        }
    }
    void expect_refused()
    {
        const Json before = views[0];
        Json refusal;
        ASSERT_FALSE(answer(&refusal));
        EXPECT_EQ(refusal["code"], "not_stored") << refusal.dump();
        EXPECT_GT(refusal.value("message", "").size(), 20U) << refusal.dump();
        for (std::size_t seat : {0, 1}) {  // both are shown what the store has: nothing new
            views[seat] = seated.at(seat).next("view");
            EXPECT_EQ(views[seat]["seq"], before["seq"]);
        }
        EXPECT_EQ(views[0]["view"], before["view"]);
        EXPECT_EQ(views[0]["decisions"], before["decisions"]);
        EXPECT_EQ(seated.at(0).get("/healthz").status, 200);
        EXPECT_EQ(seated.at(0).post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).status, 503);
    }
    void expect_all_there_after_a_restart()
    {
        server->stop();
        server->start();
        Player again(server->port());
        again.cookie = seated.at(0).cookie;
        ASSERT_TRUE(again.connect());
        const Json view = again.join(seated.id);
        EXPECT_EQ(view["seq"], views[0]["seq"]);
        EXPECT_EQ(view["view"], views[0]["view"]);
        EXPECT_EQ(view["decisions"], views[0]["decisions"]);
    }

    SmallDisk disk{"2m"};
    std::unique_ptr<RunningServer> server;
    Seated seated;
    std::vector<Json> views;
};

TEST_F(DiskTrouble, FullDisksAreToldAndPlayGoesOnWithRoomAgain)
{
    play(4);
    const std::string ballast = disk.path() + "/ballast";
    std::ofstream(ballast) << std::string(4U << 20U, 'x');  // more than fits
    Json refusal;
    int until_full = 0;
    while (until_full < 12 && answer(&refusal)) ++until_full;  // the log may have a little room left
    ASSERT_LT(until_full, 12);
    EXPECT_EQ(refusal["code"], "not_stored") << refusal.dump();
    for (std::size_t seat : {0, 1}) views[seat] = seated.at(seat).next("view");
    expect_refused();
    expect_refused();
    std::filesystem::remove(ballast);
    play(4);
    expect_all_there_after_a_restart();
}

TEST_F(DiskTrouble, AReadOnlyStoreIsToldAtTheStartAndNothingIsLost)
{
    play(3);
    server->stop();
    ASSERT_TRUE(disk.make_read_only());
    {
        Loop loop(1);
        Serving serving = RunningServer::quiet();
        serving.data = disk.path();
        ListenOn on;
        on.port = 0;
        const auto opened = Server::open(loop, {serving, on, "sqlite", {}});
        ASSERT_FALSE(opened);
        EXPECT_EQ(opened.trouble().code, "read_only") << opened.trouble().message;
        EXPECT_NE(opened.trouble().message.find(disk.path()), std::string::npos) << opened.trouble().message;
    }
    ASSERT_TRUE(disk.make_writable());
    server->start();
    Player again(server->port());
    again.cookie = seated.at(0).cookie;
    ASSERT_TRUE(again.connect());
    EXPECT_EQ(again.join(seated.id)["view"], views[0]["view"]);
}

}  // namespace
}  // namespace snowbound
