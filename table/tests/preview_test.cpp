// Previews, which only a game of exact measures has.
#include <gtest/gtest.h>

#include <algorithm>

#include "table/engine.h"

namespace snowbound {
namespace {

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
