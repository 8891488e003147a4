// Several people at one device, and a screen that everybody sees: one cookie, more than one way to look.
#include "testing/running_server.h"

namespace snowbound {
namespace {

struct Device {
    explicit Device(RunningServer& server) : player(server.port())
    {
        player.come("Ada");
        const auto made = player.post("/api/tables", {{"game", "paper-tales"},
                                                      {"seats", 3},
                                                      {"here", Json::array({{{"seat", 1}, {"name", "Ben"}}})},
                                                      {"bots", Json::array({{{"seat", 2}, {"level", "random"}}})},
                                                      {"pace", "none"}});
        EXPECT_EQ(made.status, 201) << made.body;
        id = made.json()["table"]["id"];
        EXPECT_EQ(player.post("/api/tables/" + id + "/start", Json::object()).status, 200);
        EXPECT_TRUE(player.connect());
    }
    Json join_as(const Json& how)
    {
        Json frame = {{"t", "join"}, {"table", id}, {"wire", kWireVersion}};
        frame.update(how);
        player.send(frame);
        player.next("table");  // what the last seat was still told comes before it
        return player.next("view");
    }
    Player player;
    std::string id;
};

TEST(SameDevice, OnePersonPlaysTwoSeatsOneAfterTheOther)
{
    RunningServer server;
    Device device(server);
    const Json first = device.join_as(Json::object());
    EXPECT_EQ(first["seat"], 0);
    const Json second = device.join_as({{"seat", 1}});
    EXPECT_EQ(second["seat"], 1);
    EXPECT_NE(first["view"]["mine"], second["view"]["mine"]);
    const Json* question = required(second);
    ASSERT_TRUE(question);
    device.player.send(answer_frame(*question, (*question)["options"][0]));
    EXPECT_EQ(device.player.next("view")["seat"], 1);
}

TEST(SameDevice, ANumberNeverOpensAnothersSeat)
{
    RunningServer server;
    Device device(server);
    EXPECT_EQ(device.join_as({{"seat", 2}})["seat"], 0) << "the bot's seat is not ours: we get our own";
    Player stranger(server.port());
    stranger.come("Stranger");
    ASSERT_TRUE(stranger.connect());
    stranger.send_join(device.id, {{"seat", 1}});
    EXPECT_TRUE(stranger.next("view")["seat"].is_null());
}

TEST(SameDevice, AScreenForTheRoomSeesWhatASpectatorSees)
{
    RunningServer server;
    Device device(server);
    const Json seen = device.join_as({{"watch", true}});
    EXPECT_TRUE(seen["seat"].is_null());
    EXPECT_EQ(seen["decisions"], Json::array());
}

TEST(SameDevice, OneYesCountsForEverybodyAtTheDevice)
{
    RunningServer server;
    Device device(server);
    device.join_as(Json::object());
    device.player.send({{"t", "ask"}, {"about", "pause"}});
    EXPECT_EQ(device.player.next("table")["table"]["status"], "paused");
}

}  // namespace
}  // namespace snowbound
