// The disk is full, read-only or broken while people play: they are told, nothing half happens, and play goes on by
// itself once it takes answers again.
#include <fstream>

#include "games/registry.h"
#include "testing/failing_disk.h"
#include "testing/mount.h"
#include "testing/table_party.h"

namespace snowbound {
namespace {

class DiskTrouble : public ::testing::Test {
protected:
    void open(const std::string& folder = "")
    {
        server = std::make_unique<RunningServer>(RunningServer::quiet(), "sqlite", folder);
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
        views[1 - seat] = seated.at(1 - seat).now();
        return true;
    }
    void play(int answers)
    {
        for (int i = 0; i < answers; ++i) {
            Json refusal;
            ASSERT_TRUE(answer(&refusal)) << refusal.dump();
        }
    }
    void expect_refused()
    {
        const Json before = views[0];
        Json refusal;
        ASSERT_FALSE(answer(&refusal));
        EXPECT_EQ(refusal["code"], "not_stored") << refusal.dump();
        EXPECT_GT(refusal.value("message", "").size(), 20U) << refusal.dump();
        EXPECT_EQ(refusal.dump().find(server->data()), std::string::npos) << "where it lies is the operator's";
        for (std::size_t seat : {0, 1}) views[seat] = seated.at(seat).now();  // what the store has: nothing new
        EXPECT_EQ(views[0]["view"], before["view"]);
        EXPECT_EQ(views[0]["decisions"], before["decisions"]);
        EXPECT_EQ(seated.at(0).get("/healthz").status, 503) << "it takes nothing";
        EXPECT_EQ(seated.at(0).get("/readyz").status, 503);
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
        EXPECT_EQ(view["view"], views[0]["view"]);
        EXPECT_EQ(view["decisions"], views[0]["decisions"]);
    }

    std::unique_ptr<RunningServer> server;
    Seated seated;
    std::vector<Json> views;
};

class SmallDiskTrouble : public DiskTrouble {  // a real file system, where one can be mounted
protected:
    void SetUp() override
    {
        if (!disk.is_there()) GTEST_SKIP() << "mounting a small file system takes root";
        open(disk.path());
    }
    void TearDown() override { server.reset(); }

    SmallDisk disk{"2m"};
};

TEST_F(SmallDiskTrouble, FullDisksAreToldAndPlayGoesOnWithRoomAgain)
{
    play(4);
    const std::string ballast = disk.path() + "/ballast";
    std::ofstream(ballast) << std::string(4U << 20U, 'x');  // more than fits
    Json refusal;
    int until_full = 0;
    while (until_full < 12 && answer(&refusal)) ++until_full;  // the log may have a little room left
    ASSERT_LT(until_full, 12);
    EXPECT_EQ(refusal["code"], "not_stored") << refusal.dump();
    for (std::size_t seat : {0, 1}) views[seat] = seated.at(seat).now();
    // And what is left of its last block may take less than an answer.
    for (int tries = 0; tries < 12 && seated.at(0).get("/healthz").status == 200; ++tries) {}
    expect_refused();
    expect_refused();
    std::filesystem::remove(ballast);
    play(4);
    expect_all_there_after_a_restart();
}

TEST_F(SmallDiskTrouble, AReadOnlyStoreIsToldAtTheStartAndNothingIsLost)
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
        const auto opened = Server::open(loop, {serving, on, "sqlite", "", {}});
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

class FailingDiskTrouble : public DiskTrouble, public ::testing::WithParamInterface<int> {
protected:
    void TearDown() override { server.reset(); }

    FailingDisk disk;
};

TEST_P(FailingDiskTrouble, IsToldAndPlayGoesOnAfterwards)
{
    open();
    play(4);
    disk.fail(GetParam());
    expect_refused();
    expect_refused();
    seated.at(0).send({{"t", "say"}, {"text", "hello?"}});
    const Json silenced = seated.at(0).next("refused");
    EXPECT_NE(silenced.value("message", "").find("this server"), std::string::npos) << silenced.dump();
    EXPECT_EQ(silenced.dump().find(server->data()), std::string::npos) << "where it is kept is nobody's business";
    Player visitor(server->port());
    EXPECT_EQ(visitor.come("Somebody").value("code", ""), GetParam() == ENOSPC  ? "disk_full"
                                                          : GetParam() == EROFS ? "read_only"
                                                                                : "database");
    EXPECT_EQ(visitor.get("/api/tables/" + seated.id).status, 200) << "what is there can still be read";
    disk.mend();
    play(4);
    EXPECT_EQ(visitor.get("/healthz").status, 200);
    EXPECT_EQ(visitor.get("/readyz").status, 200);
    for (int after = 1; after <= 8; ++after) {  // in the middle of a transaction
        disk.fail(GetParam(), after * 700);
        Json refusal;
        if (answer(&refusal)) {
            disk.mend();
            continue;
        }
        EXPECT_EQ(refusal["code"], "not_stored") << refusal.dump();
        for (std::size_t seat : {0, 1}) views[seat] = seated.at(seat).now();
        disk.mend();
        play(1);
    }
    expect_all_there_after_a_restart();
}

// Whole parties, and the disk fails at any moment.
TEST_P(FailingDiskTrouble, NothingShownIsLostWheneverItStrikes)
{
    RunningServer running;
    const std::atomic<std::uint16_t> port = running.port();
    std::atomic<bool> stop = false;
    std::vector<std::unique_ptr<TableParty>> parties;
    std::vector<std::jthread> playing;
    for (const char* game : {"paper-tales", "winter-tales"}) {
        const Json wish = {{"game", game}, {"seats", 3}, {"pace", "none"}};
        parties.push_back(std::make_unique<TableParty>(port, wish, parties.size() + 1));
        playing.emplace_back([&stop, one = parties.back().get()] { one->play(stop); });
    }
    const auto both_go_on = [&] {
        for (const auto& party : parties) {
            const std::uint64_t until = party->answers + 3;
            for (int waited = 0; waited < 60'000 && party->answers < until; ++waited) {
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
            if (party->answers < until) return false;
        }
        return true;
    };
    const auto refused = [&] { return parties[0]->refused + parties[1]->refused; };
    Dice dice(9);
    for (int round = 0; round < 15 && !HasFailure(); ++round) {
        EXPECT_TRUE(both_go_on()) << round;
        disk.fail(GetParam(), static_cast<int>(dice.below(40'000)));
        const std::uint64_t before = refused();
        for (int waited = 0; waited < 2'000 && refused() == before; ++waited) {  // or nobody has an answer to give
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        disk.mend();
    }
    EXPECT_TRUE(both_go_on());
    stop = true;
    playing.clear();
    for (const auto& party : parties) {
        EXPECT_TRUE(party->abort());
        for (const auto& one : party->finished()) {
            Player reader(port);
            const auto record = read_record(reader.get("/api/tables/" + one.id + "/record").json());
            ASSERT_TRUE(record) << record.trouble().message;
            EXPECT_GE(record->events.size(), one.seen);
            EXPECT_TRUE(find_game(record->game)->replay(*record, record->events.size()));
        }
    }
    EXPECT_GT(refused(), 0U) << "it never struck";
}

INSTANTIATE_TEST_SUITE_P(Disk, FailingDiskTrouble, ::testing::Values(ENOSPC, EROFS, EIO), [](const auto& each) {
    return each.param == ENOSPC ? "Full" : each.param == EROFS ? "ReadOnly" : "Broken";
});

}  // namespace
}  // namespace snowbound
