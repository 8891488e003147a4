// While an answer is on its way to the disk nobody hears of it, by whatever they ask. Here the disk never takes it: so
// whatever was told of it was told too early.
#include <future>

#include "testing/held_store.h"
#include "testing/running_server.h"

namespace snowbound {
namespace {

class StoredFirst : public ::testing::Test {
protected:
    void open(const Json& wish)
    {
        Serving serving = RunningServer::quiet();
        serving.first_line = [](const AnyTable& table, Seat, const Json&, const std::string&) -> Result<Json> {
            return Json{{"line", std::to_string(table.record().events.size())}};
        };
        server = std::make_unique<RunningServer>(serving);
        seated = seat_people(server->port(), wish);
        start_and_join(seated);
        for (const auto& player : seated.players) views.push_back(player->next("view"));
        path = "/api/tables/" + seated.id;
    }
    std::future<HttpAnswer> ask(const std::string& method, const std::string& what, const Json& body = nullptr)
    {
        return std::async(std::launch::async, [this, method, what, body] {
            Player again(server->port());
            again.cookie = seated.at(1).cookie;
            return again.ask(method, what, body);
        });
    }
    // Seat 0 answers, and the store is given no chance to take it.
    void answer_in_vain()
    {
        const Json* question = required(views[0]);
        ASSERT_TRUE(question);
        held = std::make_unique<HeldStore>(server->data());
        seated.at(0).send(answer_frame(*question, (*question)["options"][0]));
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
    }

    std::unique_ptr<RunningServer> server;
    Seated seated;
    std::vector<Json> views;
    std::string path;
    std::unique_ptr<HeldStore> held;
};

TEST_F(StoredFirst, NothingThatIsAskedForRunsAhead)
{
    open({{"game", "paper-tales"}, {"seats", 2}});
    answer_in_vain();
    auto page = ask("GET", path);
    auto past = ask("GET", path + "/replay");
    auto line = ask("POST", path + "/begin", {{"choice", Json::object()}});
    seated.at(1).send({{"t", "type"}, {"text", "and then"}});
    Player late(server->port());
    late.cookie = seated.at(0).cookie;
    ASSERT_TRUE(late.connect());
    late.send_join(seated.id);
    seated.at(0).send({{"t", "preview"}, {"choice", (*required(views[0]))["options"][1]}, {"id", 1}});
    EXPECT_EQ(page.get().json()["table"]["waiting"], Json({0, 1}));
    EXPECT_EQ(past.get().json()["of"], 0);
    EXPECT_EQ(line.get().json()["line"], "0");
    EXPECT_TRUE(seated.at(0).next("preview").contains("preview")) << "the question is still open";
    EXPECT_EQ(late.next("view")["waiting"], Json({0, 1}));
    held.reset();
}

TEST_F(StoredFirst, NeitherAStoryNorAReport)
{
    open({{"game", "winter-tales"}, {"seats", 3}});
    // Until somebody tells something.
    Dice dice(5);
    std::size_t events = 0;
    for (int i = 0; i < 300; ++i) {
        const Json* question = required(views[0]);
        if (question && answer_frame(*question, (*question)["options"][0]).contains("text")) break;
        for (std::size_t seat = 0; seat < views.size(); ++seat) {
            const Json* asked = required(views[seat]);
            if (!asked) continue;
            const Json& options = (*asked)["options"];
            seated.at(seat).send(answer_frame(*asked, options[dice.below(options.size())]));
            seated.at(seat).next("view");
            for (std::size_t other = 0; other < views.size(); ++other) views[other] = seated.at(other).now();
            ++events;
            break;
        }
    }
    const std::size_t told = seated.at(1).get(path + "/story").json()["story"]["scenes"].size();
    const Json of = seated.at(1).get(path + "/replay").json()["of"];
    answer_in_vain();
    auto story = ask("GET", path + "/story");
    auto report = ask("POST", path + "/bug", {{"remark", "this looks wrong"}});
    EXPECT_EQ(story.get().json()["story"]["scenes"].size(), told);
    EXPECT_EQ(seated.at(0).next("refused")["code"], "not_stored");
    held.reset();
    const auto filed = report.get();
    EXPECT_EQ(filed.status, 201) << filed.body;
    EXPECT_EQ(seated.at(1).get(path + "/replay").json()["of"], of);
    auto database = open_database("sqlite", server->data(), Access::Visit);
    const auto rows = (*database)->read({"SELECT body FROM report", {}});
    ASSERT_TRUE(rows && rows->size() == 1);
    EXPECT_EQ(Json::parse(text_of((*rows)[0][0]))["events"], events) << "what was never stored is in the report";
}

}  // namespace
}  // namespace snowbound
