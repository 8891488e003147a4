// The power goes right after tables began: they go on by themselves.
#include "testing/running_server.h"
#include "testing/server_process.h"

namespace snowbound {
namespace {

TEST(WakesAfterACrash, EveryStartThatWasAcknowledged)
{
    TempFolder folder;
    ServerProcess server(SNOWBOUND_PROGRAM, folder.path());
    const std::uint16_t port = server.start();
    ASSERT_NE(port, 0);
    constexpr std::int64_t kTables = 25;
    Player ada(port);
    ada.come("Ada");
    std::vector<std::string> ids;
    for (std::int64_t i = 0; i < kTables; ++i) {
        const Json bots = Json::array({{{"seat", 1}, {"level", "greedy"}}});
        ids.push_back(
            ada.post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}, {"bots", bots}}).json()["table"]["id"]);
    }
    for (const std::string& id : ids) ASSERT_EQ(ada.post("/api/tables/" + id + "/start").status, 200);
    server.end(SIGKILL);
    ASSERT_NE(server.start(), 0);
    std::int64_t awake = 0;
    for (int i = 0; i < 300 && awake < kTables; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        auto database = open_database("sqlite", folder.path(), Access::Visit);
        ASSERT_TRUE(database);
        const auto rows = (*database)->read({"SELECT count(DISTINCT number) FROM event", {}});
        if (rows) awake = number_of((*rows)[0][0]);
    }
    EXPECT_EQ(awake, kTables) << "in each the bot has answered";
}

}  // namespace
}  // namespace snowbound
