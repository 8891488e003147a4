// Telling over the engine protocol, with Winter Tales: texts, concepts, marks, the story.
#include <gtest/gtest.h>

#include "games/registry.h"
#include "table/engine.h"

namespace snowbound {
namespace {

class Telling : public ::testing::Test {
protected:
    Json ask(const Json& request) { return *parse_json(engine_.handle(request.dump())); }
    void start(const std::string& seed = "telling")
    {
        ASSERT_TRUE(ask({{"do", "new"}, {"game", "winter-tales"}, {"seats", 4}, {"seed", seed}})["ok"]);
    }
    Json required()
    {
        const Json decisions = ask({{"do", "decisions"}})["decisions"];
        for (const Json& decision : decisions) {
            if (decision["wait"] == "required") return decision;
        }
        return nullptr;
    }
    Json answer(const Json& decision, const Json& choice, const Json& more = Json::object())
    {
        Json request = {{"do", "answer"}, {"seat", decision["seat"]}, {"decision", decision["id"]}, {"choice", choice}};
        request.update(more);
        return ask(request);
    }
    // Greedy bots play until somebody is asked this.
    Json play_until(const std::string& prompt)
    {
        for (int i = 0; i < 2000; ++i) {
            const Json decision = required();
            if (decision.is_null() || decision["prompt"] == prompt) return decision;
            const Json thought = ask({{"do", "bot"}, {"seat", decision["seat"]}, {"level", "greedy"}});
            EXPECT_TRUE(answer(decision, thought["choice"], {{"concept", "a line"}})["ok"]);
        }
        return nullptr;
    }
    Engine engine_;
};

TEST_F(Telling, ADecisionSaysWhatIsToBeTold)
{
    start();
    const Json opening = play_until("setup.opening");
    EXPECT_EQ(opening["tell"]["tell"]["event"], "opening");
    EXPECT_EQ(opening["tell"]["tell"]["must"], Json({"both_quests", "their_places"}));
    EXPECT_EQ(opening["tell"]["tell"]["concept"], false);
    const Json choose = play_until("quest.choose");
    EXPECT_EQ(choose["tell"]["choose_memory"]["event"], "memory");
    EXPECT_EQ(choose["tell"]["choose_memory"]["concept"], true);
}

TEST_F(Telling, AMemoryNeedsItsLine)
{
    start();
    const Json choose = play_until("quest.choose");
    ASSERT_FALSE(choose.is_null());
    const Json choice = choose["options"][0];
    const Json no = answer(choose, choice);
    EXPECT_EQ(no["error"]["code"], "refused");
    EXPECT_EQ(no["error"]["why"], "needs_concept");
    EXPECT_EQ(answer(choose, choice, {{"concept", "two\nlines"}})["error"]["code"], "bad_text");
    EXPECT_EQ(answer(choose, choice, {{"concept", std::string(201, 'x')}})["error"]["code"], "text_too_long");
    EXPECT_TRUE(answer(choose, choice, {{"concept", "the door that opened from inside"}})["ok"]);
    const Json scenes = ask({{"do", "story"}})["story"]["scenes"];
    EXPECT_EQ(scenes.back()["event"], "memory");
    EXPECT_EQ(scenes.back()["concept"], "the door that opened from inside");
    EXPECT_EQ(scenes.back()["subject"], "story:" + scenes.back()["cards"][0].get<std::string>());
}

TEST_F(Telling, MarksAndMarkupInATextAreKeptAsText)
{
    start();
    const Json quest = play_until("quest.cards");
    ASSERT_FALSE(quest.is_null());
    Json choice;
    const Json options = quest["options"];
    for (const Json& option : options) {
        if (option.contains("play") && option["play"]["cards"].size() == 1) choice = option;
    }
    ASSERT_FALSE(choice.is_null());
    const std::string card = choice["play"]["cards"][0];
    EXPECT_EQ(answer(quest, choice, {{"text", "It was [[nothing]]."}})["error"]["code"], "bad_mark");
    EXPECT_EQ(answer(quest, choice, {{"text", "[[" + card + "]] [[" + card + "]]"}})["error"]["code"], "bad_mark");
    EXPECT_EQ(answer(quest, choice, {{"text", std::string(100'000, 'x')}})["error"]["code"], "text_too_long");
    const std::string text = "<script>alert(1)</script> [[" + card + "]] {card} & \"so\"";
    EXPECT_TRUE(answer(quest, choice, {{"text", text}})["ok"]);
    EXPECT_EQ(ask({{"do", "story"}})["story"]["scenes"].back()["text"], text);
}

TEST_F(Telling, TheRecordKeepsTheStory)
{
    start();
    play_until("quest.place");
    const Json story = ask({{"do", "story"}})["story"];
    const Json record = ask({{"do", "record"}})["record"];
    ASSERT_TRUE(ask({{"do", "replay"}, {"record", record}})["ok"]);
    EXPECT_EQ(ask({{"do", "story"}})["story"], story);
}

TEST_F(Telling, WithoutANarratorNobodyTells)
{
    start();
    const Json decision = required();
    const Json no = ask({{"do", "begin"}, {"seat", decision["seat"]}, {"choice", decision["options"][0]}});
    EXPECT_EQ(no["error"]["code"], "no_narrator");
}

TEST_F(Telling, OtherGamesHaveNoStory)
{
    ASSERT_TRUE(ask({{"do", "new"}, {"game", "paper-tales"}, {"seats", 2}, {"seed", "1"}})["ok"]);
    EXPECT_TRUE(ask({{"do", "story"}})["story"]["scenes"].empty());
    EXPECT_FALSE(required().contains("tell"));
}

}  // namespace
}  // namespace snowbound
