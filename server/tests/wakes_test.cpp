// What must happen by itself is stored with what makes it so: a table wakes whenever the server went.
#include "testing/running_server.h"

namespace snowbound {
namespace {

class Wakes : public ::testing::Test {
protected:
    std::string begin(const Json& more)
    {
        Json wish = {{"game", "paper-tales"}, {"seats", 2}};
        wish.update(more);
        seated = seat_people(server.port(), wish);
        EXPECT_EQ(seated.at(0).post("/api/tables/" + seated.id + "/start").status, 200);
        return seated.id;
    }
    Value one(const char* sql, const Value& value)
    {
        auto database = open_database("sqlite", server.data(), Access::Visit);
        const auto rows = (*database)->read({sql, {value}});
        EXPECT_TRUE(rows && rows->size() == 1);
        return rows && rows->size() == 1 ? (*rows)[0][0] : Value();
    }
    Value due(const std::string& id) { return one("SELECT due FROM game_table WHERE id = $1", id); }

    RunningServer server;
    Seated seated;
};

TEST_F(Wakes, ATableThatWaitsForABotGoesOnWithNobodyThere)
{
    const std::string id = begin({{"bots", Json::array({{{"seat", 1}, {"level", "greedy"}}})}});
    EXPECT_EQ(due(id), Value(std::int64_t{0})) << "stored with the start";
    server.stop();
    server.start();
    const char* count = "SELECT count(*) FROM event e JOIN game_table g ON g.number = e.number WHERE g.id = $1";
    std::int64_t events = 0;
    for (int i = 0; i < 100 && events == 0; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        events = number_of(one(count, id));
    }
    EXPECT_EQ(events, 1) << "the bot has answered";
    EXPECT_EQ(due(id), Value()) << "now it waits for a person without a clock";
}

TEST_F(Wakes, AnAcknowledgedStartHasItsClockStored)
{
    for (int i = 0; i < 5; ++i) {
        const std::string id = begin({{"clock", {{"kind", "move"}, {"seconds", 60}}}});
        EXPECT_GE(number_of(due(id)), 60'000) << "in the time of play";
    }
}

}  // namespace
}  // namespace snowbound
