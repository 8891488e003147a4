// Answers in open forms with absurd numbers and endless lists: refused, with a clause where a field can hold them, and
// nothing has changed.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "table/engine.h"

namespace snowbound {
namespace {

const std::int64_t kAbsurd[] = {1'000'000'000,    -1'000'000'000, 2'147'483'647,
                                -2'147'483'648LL, 4'294'967'296,  9'223'372'036'854'775'807LL};

// Every number in it replaced, one after the other.
void with_number(const Json& whole, const Json::json_pointer& here, std::int64_t number, std::vector<Json>& all)
{
    const Json& part = whole[here];
    if (part.is_number()) {
        Json other = whole;
        other[here] = number;
        all.push_back(std::move(other));
    } else if (part.is_object()) {
        for (const auto& [key, value] : part.items()) with_number(whole, here / key, number, all);
    } else if (part.is_array()) {
        for (std::size_t i = 0; i < part.size(); ++i) with_number(whole, here / i, number, all);
    }
}

void with_long_lists(const Json& whole, const Json::json_pointer& here, std::vector<Json>& all)
{
    const Json& part = whole[here];
    if (part.is_array() && !part.empty()) {
        Json other = whole;
        other[here] = Json::array_t(10'000, part[0]);
        all.push_back(std::move(other));
    } else if (part.is_object()) {
        for (const auto& [key, value] : part.items()) with_long_lists(whole, here / key, all);
    }
}

std::vector<Json> absurd(const Json& choice)
{
    std::vector<Json> all;
    for (const std::int64_t number : kAbsurd) with_number(choice, Json::json_pointer(""), number, all);
    with_long_lists(choice, Json::json_pointer(""), all);
    return all;
}

class AbsurdAnswers : public ::testing::Test {
protected:
    Json ask(const Json& request) { return parse_json(engine_.handle(request.dump())).value_or(Json::object()); }

    void expect_refused(const Json& asked)
    {
        const Json before = ask({{"do", "state"}});
        const Json& options = asked["options"];
        for (const Json& choice : absurd(options[options.size() / 2])) {
            ask({{"do", "preview"}, {"seat", asked["seat"]}, {"choice", choice}});
            const Json reply =
                ask({{"do", "answer"}, {"seat", asked["seat"]}, {"decision", asked["id"]}, {"choice", choice}});
            const std::string said = choice.dump().substr(0, 200) + ": " + reply.dump().substr(0, 300);
            ASSERT_EQ(reply["ok"], false) << said;
            const Json& error = reply["error"];
            if (error.value("code", "") != "bad_choice") {  // what no field can hold is refused by the field's name
                EXPECT_NE(error.value("rule", ""), "") << said;
            }
        }
        EXPECT_EQ(ask({{"do", "state"}}), before);
    }

    // Plays at random, and tries every open form the first few times it is asked for.
    void play(const Json& options, const std::string& seed)
    {
        Json reply =
            ask({{"do", "new"}, {"game", "tail-feathers"}, {"seats", 2}, {"options", options}, {"seed", seed}});
        for (int i = 0; i < 2000; ++i) {
            const Json open = reply["decisions"];
            const auto asked =
                std::find_if(open.begin(), open.end(), [](const Json& q) { return q["wait"] == "required"; });
            if (asked == open.end()) return;
            const std::string form = asked->value("form", "");
            if (!form.empty() && ++tried_[form] <= 3) expect_refused(*asked);
            const Json thought = ask({{"do", "bot"}, {"seat", (*asked)["seat"]}, {"level", "random"}});
            reply = ask({{"do", "answer"},
                         {"seat", (*asked)["seat"]},
                         {"decision", thought["decision"]},
                         {"choice", thought["choice"]}});
        }
        FAIL() << "the game does not end";
    }
    Engine engine_;
    std::map<std::string, int> tried_;
};

TEST_F(AbsurdAnswers, AreRefusedInEveryOpenForm)
{
    const Json all{{"scenario", "war_for_the_canopy"}, {"armies", "built"}, {"free_measuring", true}};
    const std::set<std::string> every{"aim", "army", "cards", "figures", "place", "pose", "route", "split"};
    for (int number = 0; number < 4 && tried_.size() < every.size(); ++number) play(all, std::to_string(number));
    std::set<std::string> forms;
    for (const auto& [form, times] : tried_) forms.insert(form);
    EXPECT_EQ(forms, every);
}

}  // namespace
}  // namespace snowbound
