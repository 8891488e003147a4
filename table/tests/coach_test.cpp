// Help for a seat: legal, from what it knows alone, the same again, and in facts.
#include "bots/coach.h"

#include <gtest/gtest.h>

#include "games/registry.h"
#include "table/engine.h"

namespace snowbound {
namespace {

class CoachIn : public ::testing::TestWithParam<const AnyGame*> {
protected:
    static std::unique_ptr<AnyTable> start(std::size_t seats, int seed)
    {
        auto table = GetParam()->start({seats, Json::object(), SeedText::given("coach-" + std::to_string(seed))});
        EXPECT_TRUE(table);
        return table ? std::move(*table) : nullptr;
    }
    static void play_on(AnyTable& table, int answers)
    {
        for (int i = 0; i < answers && !table.waiting().empty(); ++i) {
            const Seat seat = *table.waiting().begin();
            const auto thought = table.think(seat, {.level = BotLevel::Random});
            ASSERT_TRUE(thought);
            ASSERT_TRUE(table.answer({seat, (*thought)["decision"], (*thought)["choice"], "", "bot:random", ""}));
        }
    }
    static Json done(const Result<AnyTable::Thinking>& work)
    {
        EXPECT_TRUE(work) << work.trouble().message;
        return work ? (*work)() : Json();
    }
};

INSTANTIATE_TEST_SUITE_P(EveryGame, CoachIn, testing::ValuesIn(games()), [](const auto& each) {
    std::string name(each.param->name());
    std::erase(name, '-');
    return name;
});

// The worlds are dealt anew around a seat, and nothing that it is told may change: not one byte.
TEST_P(CoachIn, SaysTheSameWhereverHiddenCardsTrulyLie)
{
    int others = 0, told = 0, reasons = 0;
    for (int match = 0; match < 3; ++match) {
        const std::size_t seats = match == 0 ? GetParam()->min_seats() : GetParam()->max_seats();
        const auto table = start(seats, match);
        for (int step = 0; step < 12 && !table->waiting().empty(); ++step, play_on(*table, 1 + 3 * step)) {
            Seat seat = *table->waiting().begin();
            for (const Seat each : table->waiting()) seat = each;
            const Json advice = done(table->advising(seat));
            const Json some = table->decisions(seat)[0]["options"].back();
            const Json weighed = done(table->weighing(seat, some));
            ASSERT_LE(advice["why"].size(), kAdvised);
            ASSERT_GE(advice["why"].size(), 1U);
            told += static_cast<int>(advice["why"].size());
            for (const Json& each : advice["why"]) {
                reasons += each["reasons"].empty() ? 0 : 1;
                EXPECT_TRUE(table->review(seat, each["choice"], 1)) << "it is legal: " << each.dump();
            }
            for (std::uint64_t world = 0; world < 2; ++world) {
                const Json imagined = table->imagine(seat, 31 * world + static_cast<std::uint64_t>(step));
                others += imagined != table->state();
                const auto elsewhere = GetParam()->load(imagined, table->record().seed);
                ASSERT_TRUE(elsewhere) << elsewhere.trouble().message;
                EXPECT_EQ(done((*elsewhere)->advising(seat)).dump(), advice.dump());
                EXPECT_EQ(done((*elsewhere)->weighing(seat, some)).dump(), weighed.dump());
            }
        }
    }
    EXPECT_GT(others, 20) << "worlds that truly differ";
    EXPECT_GT(reasons, told * 8 / 10) << "of " << told;
}

TEST_P(CoachIn, LeavesTheMatchAsItWasAndSaysTheSameAgain)
{
    const auto table = start(GetParam()->min_seats(), 7);
    play_on(*table, 9);
    const Seat seat = *table->waiting().begin();
    const Json before = table->state();
    const Json advice = done(table->advising(seat));
    EXPECT_EQ(done(table->advising(seat)), advice);
    EXPECT_EQ(table->state(), before);
    EXPECT_EQ(advice["choice"], advice["why"][0]["choice"]);
    EXPECT_EQ(advice["decision"], table->decisions(seat)[0]["id"]);
}

TEST_P(CoachIn, NeverWarnsAgainstWhatItWouldDoItself)
{
    const auto table = start(GetParam()->min_seats(), 8);
    for (int i = 0; i < 5; ++i, play_on(*table, 5)) {
        const Seat seat = *table->waiting().begin();
        const Json best = done(table->advising(seat))["choice"];
        const Json weighed = done(table->weighing(seat, best));
        EXPECT_EQ(weighed["much_worse"], false);
        EXPECT_FALSE(weighed.contains("best"));
    }
}

class CoachTest : public ::testing::Test {
protected:
    Json ask(const Json& request) { return parse_json(engine_.handle(request.dump())).value_or(Json::object()); }
    Engine engine_;
};

// Paper Tales: three gold, and a plan that keeps nobody.
TEST_F(CoachTest, WarnsOfAMuchWorseAnswerAndNamesABetterOne)
{
    int warned = 0;
    for (int seed = 1; seed < 4; ++seed) {
        ask({{"do", "new"}, {"game", "paper-tales"}, {"seats", 3}, {"seed", std::to_string(seed)}});
        for (int i = 0; i < 15; ++i) {  // the draft
            const Json open = ask({{"do", "decisions"}})["decisions"][static_cast<std::size_t>(i % 3)];
            const Json thought = ask({{"do", "bot"}, {"seat", open["seat"]}, {"level", "greedy"}});
            ask({{"do", "answer"}, {"seat", open["seat"]}, {"decision", open["id"]}, {"choice", thought["choice"]}});
        }
        const Json done = {{"done", Json::object()}};
        const Json weighed = ask({{"do", "bot"}, {"seat", 0}, {"reasons", true}, {"choice", done}});
        ASSERT_EQ(weighed["ok"], true) << weighed.dump();
        if (weighed["much_worse"] == false) continue;
        ++warned;
        EXPECT_GE(weighed["cost"], kMuchWorse);
        EXPECT_NE(weighed["best"]["choice"], done);
        EXPECT_FALSE(weighed["best"]["reasons"].empty());
    }
    EXPECT_GT(warned, 0) << "nobody deploys, in three deals";
}

TEST_F(CoachTest, SaysWhatIsWrongWithAQuestion)
{
    EXPECT_EQ(ask({{"do", "bot"}, {"seat", 0}, {"reasons", true}})["error"]["code"], "no_match");
    ask({{"do", "new"}, {"game", "paper-tales"}, {"seats", 2}, {"seed", "7"}});
    EXPECT_EQ(ask({{"do", "bot"}, {"seat", 9}, {"reasons", true}})["error"]["code"], "bad_request");
    EXPECT_EQ(ask({{"do", "bot"}, {"seat", 0}, {"reasons", 1}})["error"]["code"], "bad_request");
    EXPECT_EQ(ask({{"do", "bot"}, {"seat", 0}, {"reasons", true}, {"level", "hard"}})["error"]["code"], "bad_request");
    const Json fly = {{"fly", Json::object()}};
    EXPECT_EQ(ask({{"do", "bot"}, {"seat", 0}, {"reasons", true}, {"choice", fly}})["error"]["code"], "bad_choice");
    const Json pass = {{"pass", Json::object()}};
    EXPECT_EQ(ask({{"do", "bot"}, {"seat", 0}, {"reasons", true}, {"choice", pass}})["error"]["code"], "refused");
}

}  // namespace
}  // namespace snowbound
