// Lessons: a wrong answer changes nothing, a way can be gone again, back and on, and a file that is none says what is
// wrong.
#include "table/lesson.h"

#include <gtest/gtest.h>

#include "games/registry.h"
#include "table/engine.h"

namespace snowbound {
namespace {

// Two picks of a draft, out of a match as it begins.
Json small_lesson()
{
    const AnyGame* game = find_game("paper-tales");
    const auto table = game->start({3, Json::object(), SeedText::given("7")});
    const Json options = (*table)->decisions(seat_at(0))[0]["options"];
    const Json first = options[0];
    Json steps = Json::array();
    steps.push_back({{"id", "one"},
                     {"speaker", "guide"},
                     {"do", {{"accept", {first}}}},
                     {"else", {{{"if", options[1]}, {"say", "not_that"}}}},
                     {"otherwise", "other"},
                     {"stage", {{{"on", "hands_passed"}, {"say", "passed"}}}}});
    steps.push_back({{"id", "two"}, {"speaker", "guide"}, {"do", {{"accept", "any"}}}});
    return {{"format", "snowbound-lesson"},
            {"version", 1},
            {"id", "paper-tales/small"},
            {"game", "paper-tales"},
            {"seat", 0},
            {"texts", "lesson.pt.small"},
            {"speakers", {{"guide", Json::object()}}},
            {"scenes", {{{"id", "draft"}, {"state", "draft"}, {"bots", "greedy"}, {"steps", steps}}}},
            {"done", {{"say", "done"}}},
            {"states", {{"draft", (*table)->state()}}}};
}

Json ask(const Json& lesson, Json more)
{
    Engine engine;
    more["do"] = "lesson";
    more["lesson"] = lesson;
    return *parse_json(engine.handle(more.dump()));
}

TEST(Lesson, TakesTheRightAnswerAndSaysWhatFollows)
{
    const Json lesson = small_lesson();
    const Json begun = ask(lesson, Json::object());
    ASSERT_EQ(begun["ok"], true) << begun.dump();
    EXPECT_EQ(begun["at"], "asks");
    const Json next = ask(lesson, {{"try", begun["right"]}});
    EXPECT_EQ(next["step"], 1);
    EXPECT_EQ(next["said"][0]["say"], "passed");
    EXPECT_EQ(next["answers"].size(), 1U);
    const Json again = ask(lesson, {{"answers", next["answers"]}});
    EXPECT_EQ(again["frame"]["view"], next["frame"]["view"]);
    const Json done = ask(lesson, {{"answers", next["answers"]}, {"try", next["right"]}});
    EXPECT_EQ(done["at"], "done");
}

TEST(Lesson, GivesAWordToWhateverElseIsAnsweredAndChangesNothing)
{
    const Json lesson = small_lesson();
    const Json begun = ask(lesson, Json::object());
    const Json options = begun["frame"]["decisions"][0]["options"];
    const Json hinted = ask(lesson, {{"try", {{"choice", options[1]}}}});
    EXPECT_EQ(hinted["word"]["say"], "not_that");
    EXPECT_EQ(hinted["step"], 0);
    EXPECT_EQ(hinted["answers"].size(), 0U);
    EXPECT_EQ(hinted["frame"]["view"], begun["frame"]["view"]);
    const Json other = ask(lesson, {{"try", {{"choice", {{"done", Json::object()}}}}}});
    EXPECT_EQ(other["word"]["say"], "other");
    EXPECT_EQ(ask(lesson, {{"try", {{"choice", 7}}}})["ok"], false);
}

TEST(Lesson, SkipsASceneByItsRightAnswers)
{
    const Json done = ask(small_lesson(), {{"skip", true}});
    EXPECT_EQ(done["at"], "done");
    EXPECT_EQ(done["answers"].size(), 2U);
}

TEST(Lesson, ForgetsAWayThatItDoesNotTakeAnyMore)
{
    Json lesson = small_lesson();
    const Json way = ask(lesson, {{"skip", true}})["answers"];
    lesson["scenes"][0]["steps"][0]["do"]["accept"] = {{{"pick", {{"card", "nobody"}}}}};
    EXPECT_EQ(ask(lesson, {{"answers", way}})["error"]["code"], "other_lesson");
}

// The other seats answer as the script says, where it says something, and never ask a bot then.
TEST(Lesson, OthersReplyAsTheScriptSaysWhateverTheLearnerDoes)
{
    Json lesson = small_lesson();
    lesson["scenes"][0].erase("bots");
    EXPECT_NE(ask(lesson, {{"skip", true}})["error"]["message"].dump().find("nothing answers"), std::string::npos);
    lesson["scenes"][0]["replies"] = {
        {{"seat", 1}, {"prompt", "draft.pick"}, {"choice", {{"pick", Json::object()}}}},
        {{"seat", 2}, {"prompt", "deploy.plan"}, {"choice", {{"done", Json::object()}}}},
        {{"seat", 2}, {"choices", {{{"done", Json::object()}}, {{"pick", Json::object()}}}}}};
    const Json done = ask(lesson, {{"skip", true}});
    EXPECT_EQ(done["at"], "done") << done.dump();
}

TEST(Lesson, APartThatIsFreeWhileSomethingIsAskedEndsWithTheQuestion)
{
    Json lesson = small_lesson();
    lesson["kind"] = "drill";
    Json& step = lesson["scenes"][0]["steps"][0];
    step["do"] = {{"accept", "any"}, {"while", {"draft.pick"}}, {"solution", {{{"pick", Json::object()}}}}};
    step["stage"] = Json::array();
    step["goal"] = {{"view", {{"/mine/hand", {{"min", 5}, {"max", 5}}}}}};
    lesson["scenes"][0]["steps"].erase(1);
    Json way = ask(lesson, Json::object());
    for (int picks = 0; picks < 4; ++picks) {
        EXPECT_EQ(way["at"], "asks") << picks;
        way = ask(lesson, {{"answers", way["answers"]}, {"try", way["right"]}});
    }
    EXPECT_EQ(way["at"], "done") << way.dump();
    step["goal"] = {{"view", {{"/mine/hand", {{"min", 6}}}}}};
    EXPECT_EQ(ask(lesson, {{"skip", true}})["at"], "again");
}

TEST(Lesson, SaysWhatIsWrongWithAFile)
{
    const auto wrong = [](const char* pointer, const Json& value) {
        Json lesson = small_lesson();
        lesson[nlohmann::ordered_json::json_pointer(pointer)] = value;
        const auto file = read_lesson(lesson);
        return file ? std::string() : file.trouble().message;
    };
    EXPECT_NE(wrong("/format", "tale").find("no lesson"), std::string::npos);
    EXPECT_NE(wrong("/game", "chess").find("unknown game"), std::string::npos);
    EXPECT_NE(wrong("/scenes/0/state", "other").find("no state"), std::string::npos);
    EXPECT_NE(wrong("/scenes/0/steps/0/speaker", "ghost").find("nobody is called ghost"), std::string::npos);
    EXPECT_NE(wrong("/scenes/0/steps/0/do/accept", Json::array()).find("nobody could go on"), std::string::npos);
    EXPECT_NE(wrong("/scenes/0/steps/1/id", "one").find("two steps"), std::string::npos);
    EXPECT_NE(wrong("/scenes/0/steps/0/sey", "x").find("unknown field"), std::string::npos);
    EXPECT_EQ(ask({{"format", "snowbound-lesson"}}, Json::object())["ok"], false);
}

}  // namespace
}  // namespace snowbound
