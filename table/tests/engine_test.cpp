// The engine protocol: every request of docs/protocol.md, and every kind of bad line.
#include "table/engine.h"

#include <gtest/gtest.h>
#include <algorithm>

namespace snowbound {
namespace {

class EngineTest : public ::testing::Test {
protected:
    Json ask(const Json& request) { return say(request.dump()); }
    Json say(const std::string& line)
    {
        auto reply = parse_json(engine_.handle(line));
        EXPECT_TRUE(reply && reply->is_object() && reply->contains("ok")) << line;
        if (!reply) return {{"ok", nullptr}, {"error", {{"code", ""}, {"message", ""}}}};
        if (!reply->contains("error")) (*reply)["error"] = {{"code", ""}, {"message", ""}};  // so that tests may look
        return *reply;
    }
    Json start(int seats = 3) { return ask({{"do", "new"}, {"game", "paper-tales"}, {"seats", seats}, {"seed", "7"}}); }
    std::string state() { return ask({{"do", "state"}}).dump(); }
    Json answer_first(int seat)
    {
        const Json d = ask({{"do", "decisions"}, {"seat", seat}})["decisions"][0];
        return ask({{"do", "answer"}, {"seat", seat}, {"decision", d["id"]}, {"choice", d["options"][0]}});
    }
    void expect_error(const std::string& line, const std::string& code, const std::string& part)
    {
        const Json reply = say(line);
        EXPECT_EQ(reply["ok"], false) << line;
        EXPECT_EQ(reply["error"]["code"], code) << reply.dump();
        EXPECT_NE(reply["error"]["message"].get<std::string>().find(part), std::string::npos) << reply.dump();
    }
    Engine engine_;
};

TEST_F(EngineTest, ListsTheGames)
{
    const Json reply = ask({{"do", "games"}});
    ASSERT_EQ(reply["ok"], true);
    const Json& games = reply["games"];
    const auto found = std::find_if(games.begin(), games.end(), [](const Json& g) { return g["id"] == "paper-tales"; });
    ASSERT_NE(found, games.end());
    const Json& game = *found;
    EXPECT_EQ(game["seats"], (Json{{"min", 2}, {"max", 5}}));
    EXPECT_EQ(game["options"]["properties"]["payment"]["enum"], (Json{"strict", "table_faithful"}));
    EXPECT_EQ(game["options"]["properties"]["open_discard"]["type"], "boolean");
    EXPECT_EQ(game["rules_version"], 2);
    EXPECT_EQ(game["complete"], true);
}

TEST_F(EngineTest, RepeatsTheIdOfTheRequest)
{
    EXPECT_EQ(ask({{"do", "games"}, {"id", "a7"}})["id"], "a7");
    EXPECT_EQ(ask({{"do", "games"}, {"id", 12}})["id"], 12);
    EXPECT_EQ(ask({{"do", "nothing"}, {"id", 13}})["id"], 13);
    expect_error(R"({"do":"games","id":[1]})", "bad_request", "\"id\"");
    EXPECT_FALSE(ask({{"do", "games"}}).contains("id"));
}

TEST_F(EngineTest, AGameWithoutPreviewsShowsNone)
{
    const Json d = ask({{"do", "new"}, {"game", "winter-tales"}, {"seats", 3}, {"seed", "7"}})["decisions"][0];
    EXPECT_EQ(ask({{"do", "preview"}, {"seat", d["seat"]}, {"choice", d["options"][0]}})["preview"], Json(nullptr));
}

TEST_F(EngineTest, TheSameSeedIsTheSameMatch)
{
    const Json first = start();
    const std::string state_first = state();
    EXPECT_EQ(start(), first);
    EXPECT_EQ(state(), state_first);
    EXPECT_EQ(first["seed_hash"].get<std::string>().size(), 64U);
    ask({{"do", "new"}, {"game", "paper-tales"}, {"seats", 3}, {"seed", "8"}});
    EXPECT_NE(state(), state_first);
}

TEST_F(EngineTest, WithoutASeedEveryMatchIsAnother)
{
    ask({{"do", "new"}, {"game", "paper-tales"}, {"seats", 3}});
    const std::string first = state();
    ask({{"do", "new"}, {"game", "paper-tales"}, {"seats", 3}});
    EXPECT_NE(state(), first);
}

TEST_F(EngineTest, DecisionsHaveEveryField)
{
    const Json d = start()["decisions"][0];
    for (const char* field : {"id", "seat", "wait", "rule", "prompt", "form", "options", "fallback", "barred"}) {
        EXPECT_TRUE(d.contains(field)) << field;
    }
    EXPECT_EQ(d["wait"], "required");
    EXPECT_EQ(d["rule"], "PT-4.2");
    EXPECT_EQ(ask({{"do", "decisions"}})["decisions"].size(), 3U);
    EXPECT_EQ(ask({{"do", "decisions"}, {"seat", 2}})["decisions"].size(), 1U);
}

TEST_F(EngineTest, AnswersAreTakenAndTold)
{
    start();
    for (int seat = 0; seat < 3; ++seat) {
        const Json reply = answer_first(seat);
        ASSERT_EQ(reply["ok"], true) << reply.dump();
        EXPECT_EQ(reply["facts"].size(), seat == 2 ? 1U : 0U);
    }
    const Json facts = ask({{"do", "view"}, {"seat", 0}, {"since", 0}})["facts"];
    EXPECT_EQ(facts.back()["fact"], (Json{{"hands_passed", {{"direction", "left"}}}}));
    EXPECT_EQ(facts.back()["rule"], "PT-4.3");
}

TEST_F(EngineTest, ARefusalNamesItsClauseAndChangesNothing)
{
    start();
    for (int pick = 0; pick < 4; ++pick) {
        for (int seat = 0; seat < 3; ++seat) {
            answer_first(seat);
        }
    }
    const std::string before = state();
    const Json d = ask({{"do", "decisions"}, {"seat", 0}})["decisions"][0];
    ASSERT_EQ(d["form"], "plan");
    const Json barred = d["barred"][0];
    const Json reply = ask({{"do", "answer"}, {"seat", 0}, {"decision", d["id"]}, {"choice", barred["choice"]}});
    EXPECT_EQ(reply["error"]["code"], "refused");
    EXPECT_EQ(reply["error"]["rule"], barred["rule"]);
    EXPECT_EQ(state(), before);
}

TEST_F(EngineTest, WrongAnswersGetAReason)
{
    const Json d = start()["decisions"][0];
    const std::string before = state();
    const Json good = d["options"][0];
    const auto reply = [&](const Json& seat, const Json& decision, const Json& choice) {
        return ask({{"do", "answer"}, {"seat", seat}, {"decision", decision}, {"choice", choice}})["error"];
    };
    EXPECT_EQ(reply(0, 9999, good)["code"], "stale_decision");
    EXPECT_EQ(reply(1, d["id"], good)["code"], "stale_decision");
    EXPECT_EQ(reply(7, d["id"], good)["code"], "bad_request");
    EXPECT_EQ(reply(-1, d["id"], good)["code"], "bad_request");
    EXPECT_EQ(reply("0", d["id"], good)["code"], "bad_request");
    EXPECT_EQ(reply(0, "x", good)["code"], "bad_request");
    EXPECT_EQ(reply(0, 1e300, good)["code"], "bad_request");
    EXPECT_EQ(reply(0, UINT64_MAX, good)["code"], "bad_request");
    EXPECT_EQ(reply(0, d["id"], {{"pick", {{"card", "unicorn"}}}})["message"],
              "choice: .pick.card has an unknown word \"unicorn\"");
    EXPECT_EQ(reply(0, d["id"], {{"pass", Json::object()}})["code"], "refused");
    EXPECT_EQ(reply(0, d["id"], {{"pick", {{"card", "golem"}, {"x", 1}}}})["code"], "bad_choice");
    EXPECT_EQ(reply(0, d["id"], nullptr)["code"], "bad_choice");
    EXPECT_EQ(state(), before);
}

TEST_F(EngineTest, ToldTextTravelsWithTheAnswer)
{
    const Json d = start()["decisions"][0];
    Json request = {{"do", "answer"}, {"seat", 0}, {"decision", d["id"]}, {"choice", d["options"][0]}};
    request["text"] = std::string(8001, 'x');
    EXPECT_EQ(ask(request)["error"]["code"], "text_too_long");
    std::string umlauts;
    for (int i = 0; i < 8000; ++i) {
        umlauts += "ä";
    }
    request["text"] = umlauts;
    EXPECT_EQ(ask(request)["ok"], true);
    EXPECT_EQ(ask({{"do", "record"}})["record"]["events"][0]["text"], umlauts);
}

TEST_F(EngineTest, BadLinesGetAnErrorAndTheMatchLivesOn)
{
    start();
    const std::string before = state();
    expect_error("", "bad_request", "JSON");
    expect_error("{", "bad_request", "JSON");
    expect_error("{\"do\":\"games\"", "bad_request", "JSON");
    expect_error("[]", "bad_request", "object");
    expect_error("null", "bad_request", "object");
    expect_error("\"games\"", "bad_request", "object");
    expect_error("{}", "bad_request", "\"do\"");
    expect_error(R"({"do":5})", "bad_request", "\"do\"");
    expect_error(R"({"do":"dance"})", "bad_request", "dance");
    expect_error(R"({"do":"state","seat":1})", "bad_request", "seat");
    expect_error(R"({"do":"games","tpyo":1})", "bad_request", "tpyo");
    expect_error("{\"do\":\"games\",\"x\":\"\xC3\x28\"}", "bad_request", "UTF-8");
    expect_error(std::string(kLongestLine + 1, ' '), "bad_request", "16 MiB");
    expect_error(std::string(1'000'000, '['), "bad_request", "JSON");
    expect_error(R"({"do":"view"})", "bad_request", "seat");
    expect_error(R"({"do":"view","seat":"everybody"})", "bad_request", "seat");
    expect_error(R"({"do":"view","seat":0,"since":-1})", "bad_request", "since");
    expect_error(R"({"do":"rolls","values":[1,-1]})", "bad_request", "values");
    expect_error(R"({"do":"rolls","values":3})", "bad_request", "values");
    expect_error(R"({"do":"bot","seat":0,"level":"genius"})", "bad_request", "genius");
    expect_error(R"({"do":"bot","seat":0,"simulations":0})", "bad_request", "simulations");
    EXPECT_EQ(state(), before);
}

TEST_F(EngineTest, NothingWorksWithoutAMatch)
{
    for (const char* what : {"decisions", "state", "view", "answer", "undo", "record", "bot", "scores", "rolls"}) {
        EXPECT_EQ(ask({{"do", what}, {"seat", 0}})["error"]["code"], "no_match") << what;
    }
}

TEST_F(EngineTest, WrongMatchesAreNotStarted)
{
    expect_error(R"({"do":"new"})", "bad_request", "game");
    expect_error(R"({"do":"new","game":"chess"})", "bad_request", "chess");
    expect_error(R"({"do":"new","game":"paper-tales","seats":9})", "bad_seats", "2 to 5");
    expect_error(R"({"do":"new","game":"paper-tales","seats":1})", "bad_seats", "2 to 5");
    expect_error(R"({"do":"new","game":"paper-tales","seats":3.5})", "bad_request", "seats");
    expect_error(R"({"do":"new","game":"paper-tales","seed":7})", "bad_request", "seed");
    expect_error(R"({"do":"new","game":"paper-tales","options":{"payment":"later"}})", "bad_options", "later");
    expect_error(R"({"do":"new","game":"paper-tales","options":{"pay":"strict"}})", "bad_options", "pay");
    expect_error(R"({"do":"new","game":"paper-tales","options":[]})", "bad_options", "object");
    EXPECT_EQ(ask({{"do", "state"}})["error"]["code"], "no_match");
}

TEST_F(EngineTest, AViewHoldsWhatTheSeatMaySee)
{
    start();
    const Json mine = ask({{"do", "view"}, {"seat", 1}});
    EXPECT_EQ(mine["view"]["mine"]["draft"].size(), 5U);
    EXPECT_EQ(mine["decisions"].size(), 1U);
    EXPECT_FALSE(mine.contains("facts"));
    const Json public_view = ask({{"do", "view"}, {"seat", "spectator"}, {"since", 0}});
    EXPECT_TRUE(public_view["view"]["mine"].is_null());
    EXPECT_TRUE(public_view["decisions"].empty());
    EXPECT_EQ(public_view["facts"].size(), 1U);
    EXPECT_EQ(ask({{"do", "view"}, {"seat", 1}, {"since", 0}})["facts"].size(), 2U);
    EXPECT_EQ(ask({{"do", "view"}, {"seat", 1}, {"since", 2}})["facts"].size(), 0U);
}

TEST_F(EngineTest, LoadPutsTheMatchIntoExactlyThatState)
{
    start();
    answer_first(1);
    const Json saved = ask({{"do", "state"}});
    start(5);
    const Json loaded = ask({{"do", "load"}, {"game", "paper-tales"}, {"state", saved["state"]}});
    ASSERT_EQ(loaded["ok"], true) << loaded.dump();
    EXPECT_EQ(ask({{"do", "state"}}), saved);
    EXPECT_EQ(answer_first(0)["ok"], true);
}

TEST_F(EngineTest, ImpossibleStatesAreRefusedWithTheReason)
{
    start();
    const Json good = ask({{"do", "state"}})["state"];
    const std::string before = state();
    const auto error = [&](const Json& wrong) {
        const Json reply = ask({{"do", "load"}, {"game", "paper-tales"}, {"state", wrong}});
        EXPECT_EQ(reply["error"]["code"], "impossible_state") << diff(good, wrong).front();
        EXPECT_EQ(state(), before);
        return reply["error"].value("message", "");
    };
    const auto with = [&](const char* pointer, const Json& value) {
        Json wrong = good;
        wrong[Json::json_pointer(pointer)] = value;
        return wrong;
    };
    EXPECT_NE(error(with("/players/0/gold", -1)).find("gold"), std::string::npos);
    EXPECT_NE(error(with("/players/0/gold", 100'000)).find("gold"), std::string::npos);
    EXPECT_NE(error(with("/players/0/legend", -3)).find("legend"), std::string::npos);
    EXPECT_NE(error(with("/seats", 9)).find("two to five"), std::string::npos);
    EXPECT_NE(error(with("/seats", 2)).find(""), std::string::npos);
    EXPECT_NE(error(with("/round", 0)).find("round"), std::string::npos);
    EXPECT_NE(error(with("/phase", "war")).find("phase"), std::string::npos);
    EXPECT_NE(error(with("/draw/0", good["draw"][0] == "kraken" ? "golem" : "kraken")).find("81"), std::string::npos);
    EXPECT_NE(error(with("/draw/0", "unicorn")).find("unicorn"), std::string::npos);
    EXPECT_NE(error(with("/stack", Json::array())).find("phase"), std::string::npos);
    EXPECT_NE(error(with("/stack/1", {{"age", Json::object()}})).find("phase"), std::string::npos);
    EXPECT_NE(error(with("/players/0/answered", {{"pass", Json::object()}})).find("offered"), std::string::npos);
    EXPECT_NE(error(with("/players/0/buildings/0", 7)).find("level"), std::string::npos);
    EXPECT_NE(error(with("/players/0/plan/hand", {"front_1"})).find(""), std::string::npos);
    EXPECT_NE(error(with("/course/asked/0", 4'000'000'000U)).find("range"), std::string::npos);
    EXPECT_NE(error(Json(3)).find("object"), std::string::npos);
    EXPECT_NE(error(Json::object()).find("two to five"), std::string::npos);
}

TEST_F(EngineTest, RollsDictateChanceAndMisfitsAreRefused)
{
    // Two seats, the Shapeshifter is the only chance in mid game; the set-up comes before. Here: a reshuffle is far, so
    // dictated rolls simply wait.
    start();
    EXPECT_EQ(ask({{"do", "rolls"}, {"values", {3, 0, 5}}})["ok"], true);
    EXPECT_EQ(answer_first(0)["ok"], true);
    EXPECT_EQ(ask({{"do", "record"}})["record"]["scripted"], true);
}

TEST_F(EngineTest, UndoTakesBackTheLastAnswerWhereNobodyLearntAnything)
{
    start();
    EXPECT_EQ(ask({{"do", "undo"}})["error"]["why"], "undo_nothing");
    const Json before = ask({{"do", "view"}, {"seat", 1}})["view"];
    answer_first(1);
    EXPECT_NE(ask({{"do", "view"}, {"seat", 1}})["view"], before);
    EXPECT_EQ(ask({{"do", "undo"}, {"seat", 0}})["error"]["why"], "undo_other_seat");
    const Json undone = ask({{"do", "undo"}});
    EXPECT_EQ(undone["ok"], true);
    EXPECT_EQ(undone["seat"], 1);
    EXPECT_EQ(ask({{"do", "view"}, {"seat", 1}})["view"], before);
    EXPECT_EQ(ask({{"do", "record"}})["record"]["events"][1]["undo"], true);  // it leaves a trace
    for (int seat = 0; seat < 3; ++seat) {
        answer_first(seat);
    }
    EXPECT_EQ(ask({{"do", "undo"}})["error"]["why"], "undo_seen");  // the hands have been passed
}

TEST_F(EngineTest, RecordAndReplayAreTheSameMatch)
{
    start();
    for (int i = 0; i < 40; ++i) {
        const Json open = ask({{"do", "decisions"}})["decisions"];
        for (const Json& d : open) {
            if (d["wait"] == "required") {
                answer_first(d["seat"]);
                break;
            }
        }
        if (i % 7 == 0) ask({{"do", "undo"}});
    }
    const Json saved = ask({{"do", "state"}});
    const Json record = ask({{"do", "record"}})["record"];
    start(5);
    const Json reply = ask({{"do", "replay"}, {"record", record}});
    ASSERT_EQ(reply["ok"], true) << reply.dump();
    EXPECT_EQ(reply["hash"], saved["hash"]);
    EXPECT_EQ(ask({{"do", "state"}}), saved);
    EXPECT_EQ(ask({{"do", "record"}})["record"], record);
}

TEST_F(EngineTest, ALoadedMatchReplaysFromItsState)
{
    start();
    answer_first(0);
    const Json state_json = ask({{"do", "state"}})["state"];
    ask({{"do", "load"}, {"game", "paper-tales"}, {"state", state_json}, {"seed", "x"}});
    answer_first(1);
    answer_first(2);
    const Json hash = ask({{"do", "state"}})["hash"];
    const Json record = ask({{"do", "record"}})["record"];
    EXPECT_EQ(ask({{"do", "replay"}, {"record", record}})["hash"], hash);
}

TEST_F(EngineTest, CorruptAndForeignRecordsAreRefused)
{
    start();
    for (int i = 0; i < 6; ++i) {
        answer_first(i % 3);
    }
    const Json good = ask({{"do", "record"}})["record"];
    const std::string before = state();
    const auto error = [&](const char* pointer, const Json& value) {
        Json wrong = good;
        wrong[Json::json_pointer(pointer)] = value;
        const Json reply = ask({{"do", "replay"}, {"record", wrong}});
        EXPECT_EQ(reply["ok"], false) << pointer;
        EXPECT_EQ(state(), before);
        return reply["error"].value("message", "");
    };
    EXPECT_NE(error("/format", "pgn").find("format"), std::string::npos);
    EXPECT_NE(error("/version", 99).find("version"), std::string::npos);
    EXPECT_NE(error("/game", "chess").find("chess"), std::string::npos);
    EXPECT_NE(error("/rules_version", 99).find("rules version 99"), std::string::npos);
    EXPECT_NE(error("/seats", 200).find("players"), std::string::npos);
    EXPECT_NE(error("/rng", "dice").find("generator"), std::string::npos);
    EXPECT_NE(error("/seed", "other").find("seed_hash"), std::string::npos);
    EXPECT_NE(error("/setup_rolls/0", 1).find("chance"), std::string::npos);
    EXPECT_NE(error("/setup_hash", "0123456789abcdef").find("set-up"), std::string::npos);
    EXPECT_NE(error("/setup_hash", "xyz").find("sixteen"), std::string::npos);
    EXPECT_NE(error("/events/3/hash", "0123456789abcdef").find("event 3"), std::string::npos);
    EXPECT_NE(error("/events/2/seat", 4).find("event 2"), std::string::npos);
    EXPECT_NE(error("/events/2/choice", {{"pick", {{"card", "unicorn"}}}}).find("event 2"), std::string::npos);
    EXPECT_NE(error("/events/2/rolls", {1}).find("event 2"), std::string::npos);
    EXPECT_NE(error("/events/2/extra", 1).find("events[2]"), std::string::npos);
    EXPECT_NE(error("/events", 5).find("list"), std::string::npos);
    EXPECT_NE(error("/options", {{"payment", 1}}).find("payment"), std::string::npos);
    EXPECT_EQ(ask({{"do", "replay"}, {"record", 5}})["error"]["code"], "bad_record");
}

TEST_F(EngineTest, ABotGivesTheSameChoiceForTheSameSeedAndSimulations)
{
    start();
    const Json order = {{"do", "bot"}, {"seat", 1}, {"level", "easy"}, {"simulations", 30}};
    const Json first = ask(order);
    ASSERT_EQ(first["ok"], true) << first.dump();
    EXPECT_FALSE(first["why"].empty());
    EXPECT_EQ(ask(order), first);
    const Json done =
        ask({{"do", "answer"}, {"seat", 1}, {"decision", first["decision"]}, {"choice", first["choice"]}});
    EXPECT_EQ(done["ok"], true);
    EXPECT_EQ(ask(order)["ok"], false);  // it has answered
    EXPECT_EQ(ask({{"do", "bot"}, {"seat", 0}, {"level", "hard"}, {"ms", 20}})["ok"], true);
}

TEST_F(EngineTest, AWholeGameEndsWithScores)
{
    start(2);
    EXPECT_EQ(ask({{"do", "scores"}})["over"], false);
    for (int i = 0; i < 2000 && ask({{"do", "scores"}})["over"] == false; ++i) {
        const Json open = ask({{"do", "decisions"}})["decisions"];
        for (const Json& d : open) {
            if (d["wait"] != "required") continue;
            ask({{"do", "answer"},
                 {"seat", d["seat"]},
                 {"decision", d["id"]},
                 {"choice", d["options"][d["fallback"].get<std::size_t>()]}});
            break;
        }
    }
    const Json scores = ask({{"do", "scores"}});
    EXPECT_EQ(scores["over"], true);
    EXPECT_EQ(scores["scores"].size(), 2U);
    EXPECT_FALSE(scores["winners"].empty());
    EXPECT_TRUE(scores["ending"].is_string());
    EXPECT_EQ(ask({{"do", "decisions"}})["decisions"].size(), 0U);
    EXPECT_EQ(
        ask({{"do", "answer"}, {"seat", 0}, {"decision", 1}, {"choice", {{"pass", Json::object()}}}})["error"]["why"],
        "game_over");
    EXPECT_EQ(ask({{"do", "bot"}, {"seat", 0}})["ok"], false);
}

TEST_F(EngineTest, QuitEnds)
{
    EXPECT_FALSE(engine_.wants_to_quit());
    EXPECT_EQ(ask({{"do", "quit"}})["ok"], true);
    EXPECT_TRUE(engine_.wants_to_quit());
}

}  // namespace
}  // namespace snowbound
