// While somebody plans in secret nobody else hears, counts or times anything of it: no frame, no clock, no longer past.
#include "testing/running_server.h"

namespace snowbound {
namespace {

const Json* planned(const Json& view)
{
    const Json* question = required(view);
    return question && (*question)["form"] == "plan" ? question : nullptr;
}

TEST(SecretPlan, NoFrameNoClockAndNoLongerPastForAnybodyElse)
{
    RunningServer server;
    auto seated = seat_people(
        server.port(),
        {{"game", "paper-tales"}, {"seats", 2}, {"clock", {{"kind", "move"}, {"seconds", 600}}}, {"pace", "none"}});
    start_and_join(seated);
    Player watcher(server.port());
    watcher.come("Watcher");
    ASSERT_TRUE(watcher.connect());
    watcher.join(seated.id);
    Json mine = seated.at(0).now();
    for (int i = 0; i < 40 && !planned(mine); ++i) {
        for (std::size_t seat : {0, 1}) {
            const Json view = seated.at(seat).now();
            const Json* question = required(view);
            if (!question || planned(view)) continue;
            seated.at(seat).send(answer_frame(*question, (*question)["options"][0]));
            seated.at(seat).next("view");
        }
        mine = seated.at(0).now();
    }
    ASSERT_TRUE(planned(mine)) << mine.dump();
    const std::string past = "/api/tables/" + seated.id + "/replay";
    std::vector<Player*> others{&seated.at(1), &watcher};
    std::vector<Json> before;
    for (Player* other : others) {
        other->now();
        other->received.clear();
        before.push_back(other->get(past).json());
    }
    int steps = 0;
    for (int i = 0; i < 4; ++i) {
        for (const Json& option : (*planned(mine))["options"]) {
            if (!option.contains("place") && !option.contains("keep")) continue;
            seated.at(0).send(answer_frame(*planned(mine), option));
            ASSERT_FALSE(seated.at(0).next("view").is_null());
            ++steps;
            break;
        }
        mine = seated.at(0).now();
    }
    seated.at(0).send({{"t", "undo"}});
    ASSERT_FALSE(seated.at(0).next("view").is_null());
    EXPECT_GT(steps, 1);
    for (std::size_t i = 0; i < others.size(); ++i) {
        others[i]->now();
        EXPECT_EQ(others[i]->received.size(), 1U) << "only the pong: " << others[i]->received[0];
        EXPECT_EQ(others[i]->get(past).json(), before[i]);
    }
    for (std::size_t i = 0; i < others.size(); ++i) {
        ASSERT_TRUE(others[i]->connect());
        const Json again = others[i]->join(seated.id);
        EXPECT_FALSE(again.contains("last"));
    }
    const Json last = seated.at(0).now();
    seated.at(0).send({{"t", "answer"}, {"decision", (*planned(last))["id"]}, {"choice", {{"done", Json::object()}}}});
    EXPECT_FALSE(seated.at(1).next("view").is_null()) << "that it is done is for everybody";
    EXPECT_GT(seated.at(1).get(past).json()["of"], before[0]["of"]);
}

TEST(SecretPlan, APageOfBeforeIsToldToLoadAnew)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    Player old(server.port());
    old.cookie = seated.at(0).cookie;
    ASSERT_TRUE(old.connect());
    for (const Json& join :
         {Json{{"t", "join"}, {"table", seated.id}}, Json{{"t", "join"}, {"table", seated.id}, {"seq", 3}},
          Json{{"t", "join"}, {"table", seated.id}, {"wire", kWireVersion + 1}}}) {
        old.send(join);
        const Json said = old.next();
        EXPECT_EQ(said["t"], "refused");
        EXPECT_EQ(said["code"], "old_page");
    }
}

}  // namespace
}  // namespace snowbound
