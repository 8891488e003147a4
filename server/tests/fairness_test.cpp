// What one person asks for is worked out beside everybody else's play, however long it takes.
#include <future>

#include "testing/running_server.h"

namespace snowbound {
namespace {

void abort_game(Seated& seated)
{
    seated.at(0).send({{"t", "ask"}, {"about", "abort"}});
    while (!seated.at(1).next("table")["table"].contains("vote")) {}
    seated.at(1).send({{"t", "vote"}, {"yes", true}});
    while (seated.at(0).next("table")["table"]["status"] != "aborted") {}
}

// Answers and takes it back, again and again: the record grows, the game does not.
std::size_t make_long(Seated& seated, std::size_t events)
{
    Json view = seated.at(0).next("view");
    std::size_t made = 0;
    while (made < events) {
        const bool undo = made % 2 == 1;
        seated.at(0).send(undo ? Json{{"t", "undo"}} : answer_frame(*required(view), (*required(view))["options"][0]));
        view = seated.at(0).next("view");
        if (view.is_null()) return made;
        ++made;
    }
    return made;
}

struct Gate {  // whoever comes to it waits until it opens
    std::promise<void> open;
    std::shared_future<void> opened = open.get_future().share();
    std::atomic<int> waiting = 0;
};

TEST(Fairness, OneWhoAsksForMuchHoldsNobodyElseUp)
{
    const auto gate = std::make_shared<Gate>();
    Serving serving = RunningServer::quiet();
    serving.book = [gate](const AnyTable&, const std::string&, const std::string&) {
        ++gate->waiting;
        gate->opened.wait();
        return std::string("a book");
    };
    RunningServer server(serving);
    auto over = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(over);
    make_long(over, 3);
    abort_game(over);
    auto others = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}, {"listed", true}});
    start_and_join(others);
    const Json view = others.at(0).next("view");
    std::vector<std::future<HttpAnswer>> books;
    for (int i = 0; i < 5; ++i) {
        books.push_back(std::async(std::launch::async, [&] {
            Player mallory(server.port());
            return mallory.get("/api/tables/" + over.id + "/story?format=md&lang=en");
        }));
    }
    while (gate->waiting == 0) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    // The books are not written. Everybody else plays, looks back, looks round and comes back meanwhile.
    others.at(0).send(answer_frame(*required(view), (*required(view))["options"][0]));
    EXPECT_EQ(others.at(0).next("view")["waiting"], Json({1}));
    Player ada(server.port());
    ada.calls_from = INADDR_LOOPBACK + 1;
    ada.cookie = others.at(0).cookie;
    EXPECT_EQ(ada.get("/api/tables/" + others.id + "/replay").json()["of"], 1);
    EXPECT_EQ(ada.get("/api/tables/" + over.id + "/record").status, 200);
    EXPECT_EQ(ada.get("/api/tables").json()["tables"].size(), 1U);
    EXPECT_EQ(ada.get("/api/tables/mine").json()["tables"].size(), 1U);
    EXPECT_EQ(ada.get("/api/me/export").status, 200);
    const auto fork = ada.post("/api/tables/" + over.id + "/fork", {{"seat", 0}, {"step", 1}, {"level", "random"}});
    EXPECT_EQ(fork.status, 201) << fork.body;
    EXPECT_EQ(gate->waiting, 1) << "one who asks for five has one at a time";
    gate->open.set_value();
    for (auto& book : books) EXPECT_EQ(book.get().body, "a book");
}

TEST(Fairness, ALongGameIsForkedInPieces)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    ASSERT_GE(make_long(seated, 231), 231U);
    abort_game(seated);
    const auto commits = [](House& house) { return house.journal().figures().units; };
    const auto before = server.look(commits);
    const auto made =
        seated.at(1).post("/api/tables/" + seated.id + "/fork", {{"seat", 0}, {"step", 231}, {"level", "random"}});
    ASSERT_EQ(made.status, 201) << made.body;
    EXPECT_GE(server.look(commits) - before, 5U) << "the table, three pieces of its past, and its beginning";
    const std::string cookie = seated.at(1).cookie, id = made.json()["table"]["id"];
    server.stop();
    server.start();
    Player again(server.port());
    again.cookie = cookie;
    ASSERT_TRUE(again.connect());
    EXPECT_FALSE(again.join(id).is_null());
    EXPECT_GE(again.get("/api/tables/" + id + "/replay").json()["of"], 231);
}

TEST(Fairness, NothingIsTakenBackForEver)
{
    Serving serving = RunningServer::quiet();
    serving.most_events = 20;
    RunningServer server(serving);
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    ASSERT_EQ(make_long(seated, 21), 21U);
    seated.at(0).send({{"t", "undo"}});
    EXPECT_EQ(seated.at(0).next("refused")["code"], "too_long");
    seated.at(0).send({{"t", "ask"}, {"about", "undo"}});
    while (!seated.at(1).next("table")["table"].contains("vote")) {}
    seated.at(1).send({{"t", "vote"}, {"yes", true}});
    EXPECT_EQ(seated.at(1).next("refused")["code"], "too_long");
    const Json view = seated.at(1).get("/api/tables/" + seated.id).json();
    EXPECT_EQ(view["table"]["status"], "running") << "but it is played on";
}

TEST(Fairness, ATableThatStoppedIsNotWatchedEither)
{
    Serving serving = RunningServer::quiet();
    serving.operator_token = "a token that is long enough";
    RunningServer server(serving);
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}, {"spectators", false}});
    start_and_join(seated);
    seated.at(0).next("view");
    server.write(
        {{"UPDATE game_table SET body = replace(body, '\"status\":\"running\"', '\"status\":\"frozen\"')", {}}});
    Player stranger(server.port());
    stranger.come("Stranger");
    const std::string table = "/api/tables/" + seated.id;
    EXPECT_EQ(stranger.get(table).json()["table"]["status"], "frozen");
    EXPECT_EQ(stranger.get(table + "/story").json()["code"], "not_watched");
    EXPECT_EQ(stranger.get(table + "/replay").json()["code"], "not_watched");
    const Json about = {{"about", "name"}, {"seat", 0}, {"reason", "spam"}};
    EXPECT_EQ(stranger.post(table + "/complaint", about).json()["code"], "not_watched");
    ASSERT_TRUE(stranger.connect());
    stranger.send_join(seated.id);
    EXPECT_EQ(stranger.next("error")["code"], "not_watched");
}

}  // namespace
}  // namespace snowbound
