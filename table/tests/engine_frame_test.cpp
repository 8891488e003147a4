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
    EXPECT_EQ(frame["seq"], 0);
    EXPECT_EQ(frame["seat"], 1);
    EXPECT_EQ(frame["waiting"], (Json{0, 1}));
    EXPECT_EQ(frame["view"], view["view"]);
    EXPECT_EQ(frame["decisions"], view["decisions"]);
    EXPECT_EQ(frame["facts"], view["facts"]);
    EXPECT_EQ(frame["facts_from"], 0);
    EXPECT_FALSE(frame.contains("table"));
    EXPECT_TRUE(ask({{"do", "frame"}, {"seat", "spectator"}})["frame"]["seat"].is_null());
}

TEST_F(EngineFrameTest, FactsThatWereSeenAreNotToldAgain)
{
    start();
    const Json first = ask({{"do", "frame"}, {"seat", 0}});
    answer(0);
    answer(1);
    const Json next = ask({{"do", "frame"}, {"seat", 0}, {"facts", first["facts"]}});
    EXPECT_EQ(next["frame"]["facts_from"], first["frame"]["facts"].size());
    const Json since = ask({{"do", "frame"}, {"seat", 0}, {"since", 1}});
    const Json all = ask({{"do", "frame"}, {"seat", 0}});
    EXPECT_EQ(since["frame"]["facts_from"].get<std::size_t>() + since["frame"]["facts"].size(),
              all["frame"]["facts"].size());
    EXPECT_GT(since["frame"]["facts_from"], 0);
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
    answer(1);  // hands are passed: no undo crosses that
    EXPECT_EQ(ask({{"do", "undo"}, {"seat", 1}})["ok"], false);
    EXPECT_EQ(ask({{"do", "take_back"}, {"seat", 1}, {"to", 0}})["ok"], true);
    const Json frame = ask({{"do", "frame"}, {"seat", 0}})["frame"];
    EXPECT_EQ(frame["view"], before);
    EXPECT_EQ(frame["seq"], 3);
    EXPECT_EQ(frame["last"], (Json{{"seat", 1}, {"undo", true}}));
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
    EXPECT_EQ(ask({{"do", "frame"}, {"seat", 0}})["frame"]["seq"], 1);
}

TEST_F(EngineFrameTest, AMatchThatStandsAloneHasNoSequel)
{
    start();
    EXPECT_TRUE(ask({{"do", "sequel"}})["sequel"].is_null());
}

}  // namespace
}  // namespace snowbound
