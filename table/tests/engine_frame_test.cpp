// The engine in the server's part: frames for a seat, who answered, taking back by consent, replays up to a step.
#include <gtest/gtest.h>

#include "table/engine.h"

namespace snowbound {
namespace {

class EngineFrameTest : public ::testing::Test {
protected:
    Json ask(const Json& request) { return parse_json(engine_.handle(request.dump())).value_or(Json::object()); }
    Json start() { return ask({{"do", "new"}, {"game", "paper-tales"}, {"seats", 2}, {"seed", "7"}}); }
    Json answer(int seat, const Json& more = Json::object())
    {
        const Json d = ask({{"do", "decisions"}, {"seat", seat}})["decisions"][0];
        Json request = {{"do", "answer"}, {"seat", seat}, {"decision", d["id"]}, {"choice", d["options"][0]}};
        request.update(more);
        return ask(request);
    }
    Engine engine_;
};

TEST_F(EngineFrameTest, AFrameHasWhatTheSeatMaySee)
{
    start();
    const Json reply = ask({{"do", "frame"}, {"seat", 1}});
    const Json view = ask({{"do", "view"}, {"seat", 1}, {"since", 0}});
    const Json& frame = reply["frame"];
    EXPECT_EQ(frame["t"], "view");
    EXPECT_EQ(frame["seq"], 1);
    EXPECT_EQ(frame["seat"], 1);
    EXPECT_EQ(frame["waiting"], (Json{0, 1}));
    EXPECT_EQ(frame["view"], view["view"]);
    EXPECT_EQ(frame["decisions"], view["decisions"]);
    EXPECT_EQ(frame["facts"], view["facts"]);
    EXPECT_EQ(frame["facts_from"], 0);
    EXPECT_FALSE(frame.contains("table"));
    EXPECT_TRUE(ask({{"do", "frame"}, {"seat", "spectator"}})["frame"]["seat"].is_null());
}

TEST_F(EngineFrameTest, OnlyWhatChangedIsToldAndOnlyToWhomItChanged)
{
    start();
    const Json first = ask({{"do", "frame"}, {"seat", 0}})["frame"];
    EXPECT_TRUE(ask({{"do", "frame"}, {"seat", 0}})["frame"].is_null()) << "nothing has happened";
    answer(0);
    answer(1);
    const Json next = ask({{"do", "frame"}, {"seat", 0}})["frame"];
    EXPECT_EQ(next["t"], "change");
    EXPECT_EQ(next["seq"], 2);
    EXPECT_EQ(next["facts_from"], first["facts"].size());
    EXPECT_FALSE(next["patch"]["view"].empty());
    const Json has = {
        {"do", "frame"}, {"seat", 0}, {"whole", true}, {"facts", first["facts"].size()}, {"mark", first["mark"]}};
    const Json whole = ask(has)["frame"];
    EXPECT_EQ(whole["t"], "view");
    EXPECT_EQ(whole["facts_from"], first["facts"].size());
    EXPECT_EQ(whole["facts"], next["facts"]);
    EXPECT_EQ(ask({{"do", "frame"}, {"seat", 0}, {"whole", true}, {"facts", 1}, {"mark", 1}})["frame"]["facts_from"],
              0);
}

TEST_F(EngineFrameTest, WhoAnsweredIsInTheRecord)
{
    start();
    EXPECT_EQ(answer(0, {{"by", "bot:easy"}})["ok"], true);
    EXPECT_EQ(ask({{"do", "record"}})["record"]["events"][0]["by"], "bot:easy");
    for (const char* by : {"somebody", "bot:", "bot:clever"}) {
        EXPECT_EQ(answer(1, {{"by", by}})["error"]["code"], "bad_request") << by;
    }
    EXPECT_EQ(answer(1, {{"by", "clock"}})["ok"], true);
}

TEST_F(EngineFrameTest, EverythingCanBeTakenBackByConsent)
{
    start();
    EXPECT_EQ(ask({{"do", "take_back"}, {"seat", 0}})["error"]["why"], "undo_nothing");
    const Json before = ask({{"do", "frame"}, {"seat", 0}})["frame"]["view"];
    answer(0);
    ask({{"do", "frame"}, {"seat", 0}});
    answer(1);  // hands are passed: no undo crosses that
    EXPECT_EQ(ask({{"do", "undo"}, {"seat", 1}})["ok"], false);
    EXPECT_EQ(ask({{"do", "take_back"}, {"seat", 1}, {"to", 0}})["ok"], true);
    EXPECT_EQ(ask({{"do", "frame"}, {"seat", 0}})["frame"]["last"], (Json{{"seat", 1}, {"undo", true}}));
    EXPECT_EQ(ask({{"do", "frame"}, {"seat", 0}, {"whole", true}})["frame"]["view"], before);
}

TEST_F(EngineFrameTest, AReplayStopsWhereItIsTold)
{
    start();
    const Json before = ask({{"do", "frame"}, {"seat", 0}})["frame"]["view"];
    answer(0);
    const Json record = ask({{"do", "record"}})["record"];
    EXPECT_EQ(ask({{"do", "replay"}, {"record", record}, {"steps", 0}})["events"], 1);
    EXPECT_EQ(ask({{"do", "frame"}, {"seat", 0}})["frame"]["view"], before);
    ask({{"do", "replay"}, {"record", record}, {"steps", 99}});
    EXPECT_EQ(ask({{"do", "frame"}, {"seat", 0}})["frame"]["waiting"], (Json{1}));
}

TEST_F(EngineFrameTest, AMatchThatStandsAloneHasNoSequel)
{
    start();
    EXPECT_TRUE(ask({{"do", "sequel"}})["sequel"].is_null());
}

}  // namespace
}  // namespace snowbound
