// Shorter sentences where a choice leaves something out; and previews, which only a game of exact measures has.
#include <gtest/gtest.h>

#include <algorithm>

#include "app/teller.h"
#include "app/tests/heard.h"
#include "table/engine.h"

namespace snowbound {
namespace {

TEST(Teller, WhatIsMissingNeedsNoWords)
{
    const Texts texts("en", "dead-of-winter");
    const Teller teller(texts, {"Ann", "Ben"});
    EXPECT_EQ(teller.choice(Json::parse(R"({"move":{"who":"sparky","to":"school","by":null}})")),
              "Move Sparky: School");
    EXPECT_EQ(teller.choice(Json::parse(R"({"move":{"who":"sparky","to":"school","by":"fuel"}})")),
              "Move Sparky: School (with fuel)");
}

TEST(Texts, WhateverComesUpInRandomGamesIsToldInWords)
{
    for (const AnyGame* game : games()) {
        expect_random_games_told(*game, 0, 40);
    }
}

class Previews : public ::testing::Test {
protected:
    Json ask(const Json& request) { return parse_json(engine_.handle(request.dump())).value_or(Json::object()); }

    // Plays on until a bird takes off.
    Json until_launch(bool free_measuring)
    {
        ask({{"do", "new"},
             {"game", "tail-feathers"},
             {"seats", 2},
             {"seed", "7"},
             {"options", {{"free_measuring", free_measuring}}}});
        for (int i = 0; i < 400; ++i) {
            const Json open = ask({{"do", "decisions"}})["decisions"];
            const Json asked =
                *std::find_if(open.begin(), open.end(), [](const Json& q) { return q["wait"] == "required"; });
            if (asked["prompt"] == "flight.launch") return asked;
            Json choice = asked["options"][asked["fallback"].get<std::size_t>()];
            if (asked["prompt"] == "round.perch") choice["set_perch"]["launch"] = true;
            ask({{"do", "answer"}, {"seat", asked["seat"]}, {"decision", asked["id"]}, {"choice", choice}});
        }
        return {{"prompt", ""}};
    }
    Engine engine_;
};

TEST_F(Previews, ShowWhatTheRulesAllowAndChangeNothing)
{
    for (const bool free : {false, true}) {
        const Json asked = until_launch(free);
        ASSERT_EQ(asked["prompt"], "flight.launch");
        const Json before = ask({{"do", "state"}});
        const Json shown = ask({{"do", "preview"}, {"seat", asked["seat"]}, {"choice", asked["options"][0]}});
        EXPECT_EQ(ask({{"do", "state"}}), before);
        EXPECT_EQ(shown["ok"], free) << shown.dump();
        if (free) {
            EXPECT_FALSE(shown["preview"]["end"].is_null()) << shown.dump();
        } else {
            EXPECT_EQ(shown["error"]["rule"], "TF-R18") << shown.dump();
        }
    }
}

}  // namespace
}  // namespace snowbound
