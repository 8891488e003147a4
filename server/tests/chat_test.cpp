// What is said at a table is heard once, in its order.
#include "testing/held_store.h"
#include "testing/running_server.h"

namespace snowbound {
namespace {

TEST(Chat, WhoComesWhileALineIsOnItsWayHearsItOnceAndInItsPlace)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    seated.at(1).next("view");
    seated.at(0).send({{"t", "say"}, {"text", "first"}});
    seated.at(1).next("said");
    Player late(server.port());
    late.cookie = seated.at(1).cookie;
    ASSERT_TRUE(late.connect());
    {
        const HeldStore held(server.data());
        seated.at(0).send({{"t", "say"}, {"text", "second"}});
        std::this_thread::sleep_for(std::chrono::milliseconds(200));  // it is with the disk
        late.send_join(seated.id);
        late.next("table");
    }
    seated.at(1).next("said");
    seated.at(0).send({{"t", "say"}, {"text", "third"}});
    std::vector<std::string> heard;
    while (heard.empty() || heard.back() != "third") {
        const Json said = late.next("said");
        ASSERT_TRUE(said.is_object());
        for (const Json& line : said["lines"]) heard.push_back(line["text"]);
    }
    EXPECT_EQ(heard, (std::vector<std::string>{"first", "second", "third"}));
}

// The lines of the table that was left do not come to the next one.
TEST(Chat, WhoGoesToAnotherTableHearsThatOne)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    seated.at(1).next("view");
    seated.at(0).send({{"t", "say"}, {"text", "here"}});
    seated.at(1).next("said");
    const std::string other =
        seated.at(0).post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).json()["table"]["id"];
    {
        const HeldStore held(server.data());
        seated.at(0).send({{"t", "say"}, {"text", "on its way"}});
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        seated.at(1).send_join(seated.id);
        seated.at(1).send_join(other);
        while (seated.at(1).next("table")["table"]["id"] != other) {}
    }
    seated.at(1).send({{"t", "say"}, {"text", "there"}});
    EXPECT_EQ(seated.at(1).next("said")["lines"][0]["text"], "there");
}

}  // namespace
}  // namespace snowbound
