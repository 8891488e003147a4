// Whole games over real sockets, and what people do at a table beside playing.
#include "games/registry.h"
#include "testing/running_server.h"

namespace snowbound {
namespace {

// Everybody answers at random until the game is over; every seat's last view is kept. `answers`: how many were given.
std::vector<Json> play_out(Seated& seated, std::uint64_t seed, std::size_t& answers, int most = 5000)
{
    Dice dice(seed);
    std::vector<Json> views(seated.players.size());
    for (std::size_t i = 0; i < views.size(); ++i) {
        views[i] = seated.at(i).next("view");
    }
    for (int step = 0; step < most && !views[0].contains("end"); ++step) {
        std::size_t seat = dice.below(views.size());
        for (std::size_t tries = 0; !required(views[seat]) && tries < views.size(); ++tries) {
            seat = (seat + 1) % views.size();
        }
        const Json* question = required(views[seat]);
        if (!question) break;
        const Json& options = (*question)["options"];
        seated.at(seat).send(answer_frame(*question, options[dice.below(options.size())]));
        ++answers;
        if (seated.at(seat).next("view").is_null()) break;
        for (std::size_t i = 0; i < views.size(); ++i) {
            views[i] = seated.at(i).now();
        }
        if (views[0].is_null()) break;
    }
    return views;
}

TEST(Play, WholeGamesOfEveryGameEndAndVerify)
{
    RunningServer server;
    for (const AnyGame* game : games()) {
        auto seated = seat_people(server.port(), {{"game", game->name()}, {"seats", game->min_seats()}});
        start_and_join(seated);
        EXPECT_EQ(seated.at(0).get("/api/tables/" + seated.id + "/record").status, 403);
        std::size_t answers = 0;
        const auto views = play_out(seated, 7, answers);
        ASSERT_TRUE(views[0].contains("end")) << game->name() << views[0].dump().substr(0, 300);
        const auto answer = seated.at(0).get("/api/tables/" + seated.id + "/record");
        ASSERT_EQ(answer.status, 200) << answer.body;
        const auto record = read_record(answer.json());
        ASSERT_TRUE(record) << record.trouble().message;
        EXPECT_EQ(record->events.size(), answers);
        EXPECT_TRUE(game->replay(*record, record->events.size()));
        EXPECT_EQ(seated.at(0).get("/api/tables/" + seated.id).json()["table"]["seed"], record->seed.seed);
    }
}

TEST(Play, ATableGoesOnAfterARestart)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    const Json before = seated.at(0).next("view");
    const Json* question = required(before);
    ASSERT_TRUE(question);
    seated.at(0).send(answer_frame(*question, (*question)["options"][0]));
    const Json after = seated.at(0).next("view");
    EXPECT_EQ(after["seq"], 2) << "the view and what changed in it";
    server.stop();
    EXPECT_EQ(seated.at(0).next("nothing"), Json());
    EXPECT_EQ(seated.at(0).closed_with, 1012);
    server.start();
    Player again(server.port());
    again.cookie = seated.at(0).cookie;
    ASSERT_TRUE(again.connect());
    const std::size_t facts = after["facts_from"].get<std::size_t>() + after["facts"].size();
    again.send_join(seated.id, {{"facts", facts}, {"mark", after["mark"]}});
    const Json resumed = again.next("view");
    EXPECT_EQ(resumed["view"], after["view"]);
    EXPECT_EQ(resumed["decisions"], after["decisions"]);
    EXPECT_EQ(resumed["facts"], Json::array()) << "it has them already";
    EXPECT_EQ(resumed["facts_from"], facts);
    again.send({{"t", "whole"}, {"facts", facts}, {"mark", 1}});
    EXPECT_EQ(again.next("view")["facts_from"], 0) << "what it has is something else";
}

TEST(Play, ARefusedAnswerNamesItsRuleAndChangesNothing)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    const Json view = seated.at(0).next("view");
    seated.at(0).send({{"t", "answer"}, {"decision", (*required(view))["id"]}, {"choice", {{"pass", Json::object()}}}});
    const Json refused = seated.at(0).next("refused");
    EXPECT_EQ(refused["code"], "refused");
    EXPECT_TRUE(refused.contains("rule")) << refused.dump();
    seated.at(0).send({{"t", "answer"}, {"decision", 1}, {"choice", {{"pass", Json::object()}}}});
    EXPECT_EQ(seated.at(0).next("refused")["code"], "stale_decision");
    EXPECT_EQ(seated.at(0).next("view")["view"], view["view"]) << "whoever looks at the past is shown the present";
}

TEST(Play, ASeatIsProvedByItsCookie)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    const Json view = seated.at(0).next("view");
    Player stranger(server.port());
    stranger.come("Stranger");
    ASSERT_TRUE(stranger.connect());
    const Json seen = stranger.join(seated.id);
    EXPECT_TRUE(seen["seat"].is_null());
    EXPECT_EQ(seen["decisions"], Json::array());
    stranger.send(answer_frame(*required(view), (*required(view))["options"][0]));
    EXPECT_EQ(stranger.next("error")["code"], "not_seated");
    Player forger(server.port());
    forger.cookie = seated.at(0).cookie;
    forger.cookie.back() = forger.cookie.back() == 'A' ? 'B' : 'A';
    ASSERT_TRUE(forger.connect());
    EXPECT_TRUE(forger.join(seated.id)["seat"].is_null());
}

TEST(Play, PlayersAndSpectatorsTalkApart)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    Player watcher(server.port()), other(server.port());
    watcher.come("Watcher"), other.come("Other");
    for (Player* player : {&watcher, &other}) {
        ASSERT_TRUE(player->connect());
        player->join(seated.id);
    }
    seated.at(0).send({{"t", "say"}, {"text", "hello"}});
    EXPECT_EQ(seated.at(1).next("said")["lines"][0]["text"], "hello");
    watcher.send({{"t", "say"}, {"text", "she has the golem"}});
    EXPECT_EQ(other.next("said")["lines"][0]["text"], "she has the golem");
    seated.at(0).send({{"t", "say"}, {"text", "again"}});
    EXPECT_EQ(seated.at(1).next("said")["lines"][0]["text"], "again") << "a spectator's line reached a player";
    seated.at(0).send({{"t", "say"}, {"text", std::string(501, 'x')}});
    EXPECT_EQ(seated.at(0).next("error")["code"], "text_too_long");
    Player late(server.port());
    late.cookie = seated.at(1).cookie;
    ASSERT_TRUE(late.connect());
    late.join(seated.id);
    EXPECT_EQ(late.next("said")["lines"].size(), 2U);
}

TEST(Play, WhatIsBeingWrittenIsShownAndLinesAreOffered)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    const Json first = seated.at(0).next("view");
    seated.at(0).send({{"t", "type"}, {"text", "Once upon"}});
    Json heard = seated.at(1).next("typing");
    EXPECT_EQ(heard["text"], "Once upon");
    EXPECT_EQ(heard["offered"], false) << "this seat is asked";
    seated.at(0).send(answer_frame(*required(first), (*required(first))["options"][0]));
    seated.at(0).next("view");
    seated.at(0).send({{"t", "type"}, {"text", std::string(2'001, 'x')}});  // dropped: nobody waits for this seat
    seated.at(0).send({{"t", "type"}, {"text", "There was snow"}});
    heard = seated.at(1).next("typing");
    EXPECT_EQ(heard["text"], "There was snow");
    EXPECT_EQ(heard["offered"], true);
    Player watcher(server.port());
    watcher.come("Watcher");
    ASSERT_TRUE(watcher.connect());
    watcher.join(seated.id);
    watcher.send({{"t", "type"}, {"text", "from outside"}});
    seated.at(0).send({{"t", "type"}, {"text", "and then"}});
    EXPECT_EQ(seated.at(1).next("typing")["text"], "and then") << "a spectator's line reached a player";
}

TEST(Play, OwnAnswersAreTakenBackAtOnceOthersByConsent)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    const Json first = seated.at(0).next("view");
    seated.at(1).next("view");
    seated.at(0).send(answer_frame(*required(first), (*required(first))["options"][0]));
    EXPECT_TRUE(seated.at(0).next("view")["undo"]);
    seated.at(1).next("view");
    seated.at(1).send({{"t", "undo"}});
    EXPECT_EQ(seated.at(1).next("refused")["why"], "undo_other_seat");
    seated.at(0).send({{"t", "undo"}});
    const Json undone = seated.at(0).next("view");
    EXPECT_EQ(undone["seq"], 3) << "an undo is seen: it leaves a trace";
    EXPECT_EQ(undone["view"], first["view"]);
    EXPECT_EQ(undone["last"], Json({{"seat", 0}, {"undo", true}}));
    seated.at(1).next("view");
    // Both answer: cards have been passed, and that cannot be taken back alone.
    for (const std::size_t seat : {0, 1}) {
        const Json now = seat == 0 ? undone : seated.at(1).next("view");
        ASSERT_TRUE(required(now)) << now.dump();
        seated.at(seat).send(answer_frame(*required(now), (*required(now))["options"][0]));
        seated.at(0).next("view");
    }
    seated.at(0).send({{"t", "undo"}});
    EXPECT_EQ(seated.at(0).next("refused")["code"], "refused");
    seated.at(0).send({{"t", "ask"}, {"about", "undo"}, {"to", 2}});
    EXPECT_EQ(seated.at(1).next("table")["table"]["vote"]["about"], "undo");
    seated.at(1).send({{"t", "vote"}, {"yes", true}});
    const Json back = seated.at(0).next("view");
    EXPECT_EQ(back["view"], undone["view"]);
}

TEST(Play, PauseAbortAndRematchByAgreement)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    const Json view = seated.at(0).next("view");
    seated.at(0).send({{"t", "ask"}, {"about", "pause"}});
    seated.at(1).next("table");
    seated.at(1).send({{"t", "vote"}, {"yes", false}});
    EXPECT_FALSE(seated.at(0).next("table")["table"].contains("rematch"));
    seated.at(0).send({{"t", "ask"}, {"about", "pause"}});
    while (!seated.at(1).next("table")["table"].contains("vote")) {}
    seated.at(1).send({{"t", "vote"}, {"yes", true}});
    while (seated.at(0).next("table")["table"]["status"] != "paused") {}
    seated.at(0).send(answer_frame(*required(view), (*required(view))["options"][0]));
    EXPECT_EQ(seated.at(0).next("refused")["code"], "paused");
    seated.at(1).send({{"t", "ask"}, {"about", "abort"}});
    while (!seated.at(0).next("table")["table"].contains("vote")) {}
    seated.at(0).send({{"t", "vote"}, {"yes", true}});
    while (seated.at(1).next("table")["table"]["status"] != "aborted") {}
    const auto again = seated.at(1).post("/api/tables/" + seated.id + "/rematch");
    ASSERT_EQ(again.status, 200) << again.body;
    const std::string next = again.json()["table"]["rematch"];
    EXPECT_EQ(seated.at(0).post("/api/tables/" + seated.id + "/rematch").json()["table"]["rematch"], next)
        << "there is one table for the next game";
    EXPECT_EQ(seated.at(0).post("/api/tables/" + next + "/sit").status, 200);
    EXPECT_EQ(seated.at(0).post("/api/tables/" + next + "/start").status, 403) << "who asked for it is its host";
    EXPECT_EQ(seated.at(1).post("/api/tables/" + next + "/start").status, 200);
}

TEST(Play, AGameThatIsOverCanGoOnFromAnyStepAgainstBots)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    const Json first = seated.at(0).next("view");
    seated.at(0).send(answer_frame(*required(first), (*required(first))["options"][0]));
    const Json second = seated.at(0).next("view");
    const std::string fork = "/api/tables/" + seated.id + "/fork";
    EXPECT_EQ(seated.at(1).post(fork, {{"step", 1}, {"seat", 0}}).status, 403) << "others' cards are secret";
    seated.at(1).send({{"t", "ask"}, {"about", "abort"}});
    while (!seated.at(0).next("table")["table"].contains("vote")) {}
    seated.at(0).send({{"t", "vote"}, {"yes", true}});
    while (seated.at(1).next("table")["table"]["status"] != "aborted") {}
    const auto forked = seated.at(1).post(fork, {{"step", 1}, {"seat", 0}, {"level", "greedy"}});
    ASSERT_EQ(forked.status, 201) << forked.body;
    const Json table = forked.json()["table"];
    EXPECT_EQ(table["status"], "running");
    EXPECT_EQ(table["seats"][1]["bot"], "greedy");
    EXPECT_TRUE(table["seats"][0].contains("name"));
    EXPECT_NE(table["id"], seated.id);
    seated.at(1).send_join(table["id"]);
    const Json again = seated.at(1).next("view");
    EXPECT_EQ(again["seat"], 0);
    EXPECT_EQ(again["view"]["mine"]["draft"], second["view"]["mine"]["draft"]);
}

TEST(Play, AnExpiredClockTakesTheFallbackAndSaysSo)
{
    RunningServer server;
    auto seated = seat_people(
        server.port(),
        {{"game", "paper-tales"}, {"seats", 2}, {"clock", {{"kind", "move"}, {"seconds", 5}}}, {"pace", "none"}});
    start_and_join(seated);
    seated.at(0).next("view");
    const Json later = seated.at(0).next("view");
    ASSERT_FALSE(later.is_null());
    EXPECT_EQ(later["last"]["by"], "clock");
    seated.at(0).send({{"t", "ask"}, {"about", "abort"}});
    while (!seated.at(1).next("table")["table"].contains("vote")) {}
    seated.at(1).send({{"t", "vote"}, {"yes", true}});
    while (seated.at(0).next("table")["table"]["status"] != "aborted") {}
    const Json record = seated.at(0).get("/api/tables/" + seated.id + "/record").json();
    EXPECT_EQ(record["events"][0]["by"], "clock");
}

TEST(Play, ABotTakesALeaversSeatAndGivesItBack)
{
    Serving serving = RunningServer::quiet();
    serving.away_seconds = 0;
    RunningServer server(serving);
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 3}, {"pace", "none"}});
    start_and_join(seated);
    seated.at(0).next("view");
    seated.at(2).hang_up();
    seated.at(0).send({{"t", "ask"}, {"about", "bot"}, {"seat", 2}, {"level", "greedy"}});
    while (!seated.at(1).next("table")["table"].contains("vote")) {}
    seated.at(1).send({{"t", "vote"}, {"yes", true}});
    Json view;
    do {
        view = seated.at(0).next("view");
    } while (!view.is_null() && view["waiting"].size() > 2);
    EXPECT_EQ(view["waiting"], Json({0, 1})) << "the bot has answered";
    const auto back = seated.at(2).post("/api/tables/" + seated.id + "/sit");
    ASSERT_EQ(back.status, 200) << back.body;
    EXPECT_FALSE(back.json()["table"]["seats"][2].contains("bot"));
}

TEST(Play, ReplaysOfARunningTableShowASeatOnlyWhatItSaw)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    const Json first = seated.at(0).next("view");
    seated.at(0).send(answer_frame(*required(first), (*required(first))["options"][0]));
    seated.at(0).next("view");
    const std::string path = "/api/tables/" + seated.id + "/replay?step=0";
    EXPECT_EQ(seated.at(0).get(path).json()["view"], first["view"]);
    const Json other = seated.at(1).get(path + "&seat=0").json();
    EXPECT_EQ(other["seat"], 1) << "nobody sees through another's eyes while the game runs";
    Player stranger(server.port());
    EXPECT_TRUE(stranger.get(path + "&seat=all").json()["seat"].is_null());
    EXPECT_FALSE(stranger.get(path + "&seat=all").json().contains("state"));
}

TEST(Play, TablesNotesAndReports)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}, {"listed", true}});
    Player& host = seated.at(0);
    const std::string table = "/api/tables/" + seated.id;
    EXPECT_EQ(host.get("/api/tables").json()["tables"].size(), 1U);
    EXPECT_EQ(seated.at(1).post(table + "/start").status, 403);
    EXPECT_EQ(seated.at(1).post(table + "/kick", {{"seat", 0}}).status, 403);
    EXPECT_EQ(host.post(table + "/kick", {{"seat", 1}}).status, 200);
    EXPECT_EQ(host.post(table + "/start").status, 409) << "a seat is empty";
    EXPECT_EQ(host.post(table + "/bot", {{"seat", 1}, {"level", "greedy"}}).status, 200);
    EXPECT_EQ(seated.at(1).post(table + "/sit").status, 403) << "who was kicked stays away";
    EXPECT_EQ(host.post(table + "/start").status, 200);
    const Json mine = host.get("/api/tables/mine").json()["tables"];
    ASSERT_EQ(mine.size(), 1U);
    EXPECT_TRUE(mine[0]["your_turn"]);
    EXPECT_EQ(host.get("/api/tables/next").json()["table"]["id"], seated.id);
    EXPECT_EQ(host.ask("PUT", table + "/notes", {{"text", "he bluffs"}}).status, 200);
    EXPECT_EQ(host.get(table + "/notes").json()["text"], "he bluffs");
    EXPECT_EQ(seated.at(1).get(table + "/notes").json()["text"], "");
    const auto report = host.post(table + "/bug", {{"remark", "this looks wrong"}});
    ASSERT_EQ(report.status, 201) << report.body;
    EXPECT_EQ(host.get("/api/reports/" + report.json()["report"].get<std::string>()).status, 403);
    EXPECT_EQ(host.get(table + "/qr.svg").status, 200);
}

// A newer program may know other rules: from the first moment on there is a state it can go on from.
TEST(Play, AStartedTableHasAKeptState)
{
    RunningServer server;
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    seated.at(0).next("view");
    auto database = open_database("sqlite", server.data(), Access::Visit);
    ASSERT_TRUE(database);
    const auto rows = (*database)->read({"SELECT seq, rules_version FROM snapshot", {}});
    ASSERT_TRUE(rows);
    ASSERT_EQ(rows->size(), 1U);
    EXPECT_EQ(number_of((*rows)[0][0]), 0);
}

TEST(Play, AnIdleTableLeavesMemoryAndComesBack)
{
    Serving serving = RunningServer::quiet();
    serving.idle_seconds = 1;
    RunningServer server(serving);
    auto seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    start_and_join(seated);
    const Json view = seated.at(0).next("view");
    for (const auto& player : seated.players) {
        player->hang_up();
    }
    for (int i = 0; i < 600 && server.look([](House& h) { return h.rooms().size(); }) > 0; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    EXPECT_EQ(server.look([](House& h) { return h.rooms().size(); }), 0U);
    ASSERT_TRUE(seated.at(0).connect());
    EXPECT_EQ(seated.at(0).join(seated.id)["view"], view["view"]);
}

}  // namespace
}  // namespace snowbound
