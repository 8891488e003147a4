// The coach at a table: where it may help, whom it tells, and that nobody notices until the game is over.
#include "testing/running_server.h"

namespace snowbound {
namespace {

Json with_bots(int people, int seats, Json more = Json::object())
{
    Json wish = {{"game", "paper-tales"}, {"seats", seats}, {"pace", "none"}, {"bots", Json::array()}};
    for (int seat = people; seat < seats; ++seat) wish["bots"].push_back({{"seat", seat}, {"level", "greedy"}});
    wish.update(more);
    return wish;
}

Json advice_for(Player& player, int id = 1)
{
    player.send({{"t", "advise"}, {"id", id}});
    return player.next("advise");
}

void start(Seated& seated)
{
    start_and_join(seated);
    for (const auto& player : seated.players) EXPECT_FALSE(player->next("view").is_null());
}

Json card_of(Player& player, const std::string& table) { return player.get("/api/tables/" + table).json()["table"]; }

TEST(Coach, HelpsAgainstBotsAndOthersOnlyWhereTheTableSaysSo)
{
    RunningServer server;
    struct Case {
        int people, seats;
        Json more;
        bool allowed;
    };
    for (const Case& one : {Case{1, 3, Json::object(), true}, Case{2, 3, Json::object(), false},
                            Case{2, 3, {{"coach", true}}, true}, Case{1, 3, {{"coach", false}}, false}}) {
        auto seated = seat_people(server.port(), with_bots(one.people, one.seats, one.more));
        EXPECT_EQ(card_of(seated.at(0), seated.id)["coach"], one.allowed) << one.more;
        start(seated);
        seated.at(0).now();
        const Json said = advice_for(seated.at(0), 12);
        EXPECT_EQ(said["id"], 12);
        if (one.allowed) {
            EXPECT_GE(said["advise"]["why"].size(), 2U) << said;
            EXPECT_EQ(said["advise"]["decision"], (*required(seated.at(0).now()))["id"]);
        } else {
            EXPECT_EQ(said["error"]["code"], "no_coach") << said;
        }
    }
    auto wrong = seat_people(server.port(), with_bots(1, 2));
    EXPECT_EQ(wrong.at(0).post("/api/tables", with_bots(1, 2, {{"coach", "yes"}})).status, 400);
}

TEST(Coach, WhatItAdvisesIsTakenAndIsNeverWarnedOf)
{
    RunningServer server;
    auto seated = seat_people(server.port(), with_bots(1, 2));
    start(seated);
    Player& me = seated.at(0);
    for (int i = 0; i < 3; ++i) {
        const Json view = me.now();
        ASSERT_TRUE(required(view)) << view;
        const Json advice = advice_for(me)["advise"];
        me.send({{"t", "weigh"}, {"id", 2}, {"choice", advice["choice"]}});
        EXPECT_EQ(me.next("weigh")["weigh"]["much_worse"], false);
        me.send({{"t", "answer"}, {"decision", advice["decision"]}, {"choice", advice["choice"]}});
        const Json then = me.next();
        EXPECT_NE(then["t"], "refused") << then;
    }
}

TEST(Coach, NobodyElseHearsOfItUntilTheEndAndARestartKeepsTheCount)
{
    RunningServer server;
    auto seated = seat_people(server.port(), with_bots(2, 2, {{"coach", true}}));
    start(seated);
    Player watcher(server.port());
    watcher.come("Watcher");
    ASSERT_TRUE(watcher.connect());
    watcher.join(seated.id);
    const std::vector<Player*> others{&seated.at(1), &watcher};
    std::vector<Json> before;
    for (Player* other : others) {
        other->now();
        other->received.clear();
        before.push_back(card_of(*other, seated.id));
    }
    const Json mine = seated.at(0).get("/api/tables/mine").json();
    for (int i = 0; i < 3; ++i) ASSERT_TRUE(advice_for(seated.at(0)).contains("advise"));
    for (std::size_t i = 0; i < others.size(); ++i) {
        others[i]->now();
        EXPECT_EQ(others[i]->received.size(), 1U) << "only the pong: " << others[i]->received[0];
        EXPECT_EQ(card_of(*others[i], seated.id), before[i]);
    }
    EXPECT_EQ(seated.at(0).get("/api/tables/mine").json(), mine) << "not even when it was last touched";
    server.stop();
    server.start();
    Player ada(server.port()), ben(server.port());
    ada.cookie = seated.at(0).cookie, ben.cookie = seated.at(1).cookie;
    ASSERT_TRUE(ada.connect());
    ASSERT_TRUE(ben.connect());
    ada.join(seated.id);
    ben.join(seated.id);
    ada.send({{"t", "ask"}, {"about", "abort"}});
    while (!ben.next("table")["table"].contains("vote")) {}
    ben.send({{"t", "vote"}, {"yes", true}});
    while (ada.next("table")["table"]["status"] != "aborted") {}
    Player after(server.port());
    after.come("Later");
    const Json card = card_of(after, seated.id);
    ASSERT_EQ(card["status"], "aborted") << card;
    EXPECT_EQ(card["seats"][0]["hints"], 3);
    EXPECT_FALSE(card["seats"][1].contains("hints"));
}

TEST(Coach, OnlyForWhoIsAskedAndOneAfterTheOther)
{
    RunningServer server;
    auto seated = seat_people(server.port(), with_bots(2, 2, {{"coach", true}}));
    Player watcher(server.port());
    watcher.come("Watcher");
    ASSERT_TRUE(watcher.connect());
    start(seated);
    watcher.join(seated.id);
    watcher.send({{"t", "advise"}, {"id", 1}});
    EXPECT_EQ(watcher.next("error")["code"], "not_seated");
    Player& me = seated.at(0);
    const Json asked = *required(me.now());
    me.send({{"t", "advise"}, {"id", 1}});
    me.send({{"t", "advise"}, {"id", 2}});
    const Json first = me.next("advise"), second = me.next("advise");
    EXPECT_EQ(first["id"], 2) << "it was told at once";
    EXPECT_EQ(first["error"]["code"], "too_fast");
    EXPECT_EQ(second["id"], 1);
    EXPECT_TRUE(second.contains("advise"));
    me.send({{"t", "weigh"}, {"id", 3}, {"choice", {{"fly", Json::object()}}}});
    EXPECT_EQ(me.next("weigh")["error"]["code"], "bad_choice");
    me.send(answer_frame(asked, asked["options"][0]));
    me.next("view");
    me.send({{"t", "advise"}, {"id", 4}});
    EXPECT_EQ(me.next("advise")["error"]["why"], "no_question") << "the other is waited for";
    me.send({{"t", "advise"}, {"id", 4}, {"seat", 1}});
    EXPECT_EQ(me.next("error")["code"], "bad_request") << "nobody names another seat";
}

TEST(Coach, ItsHelpIsLimited)
{
    Serving serving = RunningServer::quiet();
    serving.limits = 1;
    RunningServer server(serving);
    auto seated = seat_people(server.port(), with_bots(1, 2));
    start(seated);
    Player& me = seated.at(0);
    int told = 0;
    Json said;
    for (int i = 0; i < 60; ++i) {
        me.send({{"t", "weigh"}, {"id", i}, {"choice", {{"fly", Json::object()}}}});
        for (said = me.next(); said["t"] != "weigh" && said["t"] != "error"; said = me.next()) {
            ASSERT_FALSE(said.is_null());
        }
        if (said["t"] == "error") break;
        ++told;
    }
    EXPECT_EQ(said["code"], "too_fast");
    EXPECT_GE(told, 30);
}

}  // namespace
}  // namespace snowbound
