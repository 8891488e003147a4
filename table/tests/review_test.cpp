// A look back: chances to win, and what a choice was worth.
#include "bots/review.h"

#include <gtest/gtest.h>

#include "games/registry.h"
#include "table/engine.h"

namespace snowbound {
namespace {

class ReviewTest : public ::testing::Test {
protected:
    Json ask(const Json& request) { return parse_json(engine_.handle(request.dump())).value_or(Json::object()); }
    Json start(std::string_view game, std::size_t seats)
    {
        return ask({{"do", "new"}, {"game", game}, {"seats", seats}, {"seed", "7"}});
    }
    // As a bot answers, whoever is asked first.
    bool play_on()
    {
        const Json all = ask({{"do", "decisions"}})["decisions"];
        for (const Json& open : all) {
            if (open["wait"] != "required") continue;
            const Json thought = ask({{"do", "bot"}, {"seat", open["seat"]}, {"level", "random"}});
            ask({{"do", "answer"}, {"seat", open["seat"]}, {"decision", open["id"]}, {"choice", thought["choice"]}});
            return true;
        }
        return false;
    }
    Json question(int seat) { return ask({{"do", "decisions"}, {"seat", seat}})["decisions"][0]; }
    Engine engine_;
};

TEST(Chances, RiseWithTheStandingAndAreEvenWhereTheTableSaysSo)
{
    const Chance stage{300, 100};
    EXPECT_EQ(chance_of(300, stage), 500);
    EXPECT_EQ(chance_of(400, stage), 731);  // e to 1
    EXPECT_EQ(chance_of(200, stage), 269);
    EXPECT_EQ(chance_of(1'000'000'000, stage), 999);
    EXPECT_EQ(chance_of(-1'000'000'000, stage), 1);
    for (int standing = -2000; standing < 2000; ++standing) {
        EXPECT_LE(chance_of(standing, stage), chance_of(standing + 1, stage)) << standing;
    }
}

TEST_F(ReviewTest, WhereOneWinsAllChancesAreOneVictory)
{
    for (const std::size_t seats : {2, 3, 4, 5}) {
        start("paper-tales", seats);
        int sum = 0;
        const Json all = ask({{"do", "chances"}})["chances"];
        for (const Json& chance : all) {
            sum += chance.get<int>();
        }
        EXPECT_LE(sum, kSure);
        EXPECT_GT(sum, kSure - static_cast<int>(seats));
    }
}

TEST_F(ReviewTest, AtTheEndTheyAreWhatCameOfIt)
{
    start("paper-tales", 2);
    while (play_on()) {}
    const Json end = ask({{"do", "scores"}});
    const Json chances = ask({{"do", "chances"}})["chances"];
    ASSERT_EQ(end["over"], true);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const bool won = std::find(end["winners"].begin(), end["winners"].end(), seat) != end["winners"].end();
        EXPECT_EQ(chances[seat], won ? kSure / static_cast<int>(end["winners"].size()) : 0);
    }
}

TEST_F(ReviewTest, EveryGameIsReviewedAndSaysTheSameAgain)
{
    for (const AnyGame* game : games()) {
        start(game->name(), game->min_seats());
        for (int i = 0; i < 6; ++i) {
            play_on();
        }
        const Json all = ask({{"do", "decisions"}})["decisions"];
        for (const Json& open : all) {
            if (open["wait"] != "required" || open["options"].size() < 2) continue;
            const Json chosen = open["options"].back();
            const Json request = {{"do", "review"}, {"seat", open["seat"]}, {"choice", chosen}, {"worlds", 4}};
            const Json found = ask(request);
            ASSERT_EQ(found["ok"], true) << found.dump();
            EXPECT_EQ(found, ask(request)) << game->name();
            int own = -1, last = kSure;
            for (const Json& option : found["options"]) {
                const int chance = option["chance"];
                EXPECT_GE(chance, 0);
                EXPECT_LE(chance, last) << "the best first";
                EXPECT_GE(option["open"], 0);
                EXPECT_LE(option["open"], kSure);
                last = chance;
                if (!option.contains("chosen")) continue;
                own = chance;
                EXPECT_EQ(option["choice"], chosen);
            }
            EXPECT_EQ(found["cost"], found["options"][0]["chance"].get<int>() - own) << game->name();
            EXPECT_LE(found["options"].size(), kReviewed + 1);
            break;
        }
    }
}

TEST_F(ReviewTest, APlanIsComparedWithPlansAndAStepWithSteps)
{
    start("paper-tales", 2);
    Json open = question(0);
    while (open["prompt"] != "deploy.plan") {
        ASSERT_TRUE(play_on());
        open = question(0);
    }
    const auto review = [&](const Json& choice) {
        return ask({{"do", "review"}, {"seat", 0}, {"choice", choice}, {"worlds", 2}})["options"];
    };
    const Json all = open["options"];
    const auto plan = std::find_if(all.begin(), all.end(), [](const Json& each) { return each.contains("plan"); });
    ASSERT_NE(plan, all.end());
    const Json found = review(*plan);
    EXPECT_GT(found.size(), 1);
    for (const Json& option : found) {
        EXPECT_TRUE(option["choice"].contains("plan")) << option.dump();
        EXPECT_EQ(std::count_if(found.begin(), found.end(),
                                [&](const Json& each) { return each["choice"] == option["choice"]; }),
                  1);
    }
    const Json steps = review(all[0]);
    EXPECT_GT(steps.size(), 1);
    for (const Json& option : steps) {
        EXPECT_FALSE(option["choice"].contains("plan")) << option.dump();
    }
    // The plan as it stands is no other idea than to say that it does.
    const Json stands = review({{"done", Json::object()}});
    for (const Json& option : stands) {
        EXPECT_NE(option["choice"].contains("plan"), option.contains("chosen"));
    }
}

TEST_F(ReviewTest, ItLeavesTheMatchAsItWas)
{
    start("winter-tales", 3);
    const Json before = ask({{"do", "state"}});
    const Json open = ask({{"do", "decisions"}})["decisions"][0];
    ask({{"do", "review"}, {"seat", open["seat"]}, {"choice", open["options"][0]}, {"worlds", 2}});
    ask({{"do", "chances"}});
    EXPECT_EQ(ask({{"do", "state"}}), before);
}

TEST_F(ReviewTest, RefusesWhatCannotBeChosen)
{
    EXPECT_EQ(ask({{"do", "chances"}})["error"]["code"], "no_match");
    start("paper-tales", 2);
    const Json choice = question(0)["options"][0];
    EXPECT_EQ(ask({{"do", "review"}, {"seat", 0}})["error"]["code"], "bad_request");
    EXPECT_EQ(ask({{"do", "review"}, {"seat", 0}, {"choice", {{"fly", Json::object()}}}})["error"]["code"],
              "bad_choice");
    const Json other = {{"done", Json::object()}};
    EXPECT_EQ(ask({{"do", "review"}, {"seat", 0}, {"choice", other}})["error"]["code"], "refused");
    ask({{"do", "answer"}, {"seat", 0}, {"decision", question(0)["id"]}, {"choice", choice}});
    EXPECT_EQ(ask({{"do", "review"}, {"seat", 0}, {"choice", choice}})["error"]["why"], "no_question");
    EXPECT_EQ(ask({{"do", "review"}, {"seat", 1}, {"choice", choice}, {"worlds", 0}})["error"]["code"], "bad_request");
}

}  // namespace
}  // namespace snowbound
