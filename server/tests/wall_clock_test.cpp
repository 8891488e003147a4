// Clocks of people know no wall clock: it may jump, and the machine may sleep.
#include "testing/running_server.h"

namespace snowbound {
namespace {

Json clocked(int seconds)
{
    return {{"game", "paper-tales"}, {"seats", 2}, {"clock", {{"kind", "move"}, {"seconds", seconds}}}};
}

// A machine that believes to be in 1970 until it hears the time, or that is set back a year.
TEST(WallClock, AJumpPlaysNobodysMove)
{
    for (const std::int64_t then : {std::int64_t{1}, Loop::wall_ms() + std::int64_t{365} * 24 * 60 * 60 * 1000}) {
        RunningServer server;
        auto seated = seat_people(server.port(), clocked(60));
        start_and_join(seated);
        const Json view = seated.at(0).next("view");
        seated.at(0).send(answer_frame(*required(view), (*required(view))["options"][0]));
        EXPECT_EQ(seated.at(0).next("view")["waiting"], Json({1}));
        server.write({{"UPDATE event SET body = json_set(body, '$.at', $1)", {then}},
                      {"UPDATE game_table SET body = json_set(body, '$.clock_at', $1, '$.touched', $1)", {then}}});
        Player again(server.port());
        again.cookie = seated.at(1).cookie;
        ASSERT_TRUE(again.connect());
        EXPECT_EQ(again.join(seated.id)["waiting"], Json({1})) << "nobody had the time to answer";
        const Json clock = again.next("clock");
        EXPECT_GT(clock["left"][1], 50'000) << clock.dump();
        EXPECT_LE(clock["left"][1], 60'000) << clock.dump();
    }
}

// A machine without a battery believes to be in 1970 until it hears the time: whoever came before that is not lost.
TEST(WallClock, WhoCameBeforeTheTimeWasHeardIsStillKnown)
{
    RunningServer server;
    Player ada(server.port());
    ada.come("Ada");
    const std::string id = ada.get("/api/me").json()["id"];
    const auto with_cookie_of = [&](std::int64_t issued) {
        Player back(server.port());
        back.cookie = std::string(kCookieName) + "=" +
                      server.look([&](House& house) { return house.people().signer().cookie(id, 0, issued); });
        return back.get("/api/me").status;
    };
    EXPECT_EQ(with_cookie_of(5'000), 200) << "made in 1970";
    EXPECT_EQ(with_cookie_of(Loop::wall_ms() + 40 * kDay), 200) << "made before the clock was set back";
    EXPECT_EQ(with_cookie_of(Loop::wall_ms() - 401 * kDay), 401) << "too old";
}

TEST(WallClock, ASleepOfTheMachinePlaysNobodysMove)
{
    RunningServer server;
    auto seated = seat_people(server.port(), clocked(5));
    start_and_join(seated);
    seated.at(0).next("view");
    server.look([](House&) { return std::this_thread::sleep_for(std::chrono::seconds(6)), 0; });  // nothing turns
    seated.at(0).send({{"t", "ping"}, {"id", 1}});
    const Json first = seated.at(0).next("pong");
    ASSERT_FALSE(first.is_null());
    EXPECT_TRUE(seated.at(0).next("view", 1500).is_null()) << "nobody could have answered";
    const Json clocked_out = seated.at(0).next("view");
    EXPECT_EQ(clocked_out["last"]["by"], "clock") << "and then the clock goes on";
}

TEST(WallClock, TimeThatWasUsedIsKeptOverARestart)
{
    RunningServer server;
    auto seated = seat_people(server.port(), clocked(60));
    start_and_join(seated);
    seated.at(0).next("view");
    std::this_thread::sleep_for(std::chrono::milliseconds(2500));
    server.stop();
    std::this_thread::sleep_for(std::chrono::milliseconds(1500));
    server.start();
    Player again(server.port());
    again.cookie = seated.at(0).cookie;
    ASSERT_TRUE(again.connect());
    again.join(seated.id);
    const Json clock = again.next("clock");
    EXPECT_LT(clock["left"][0], 58'000) << clock.dump();
    EXPECT_GT(clock["left"][0], 56'000) << "the time in which no server ran is nobody's: " << clock.dump();
}

}  // namespace
}  // namespace snowbound
