// What the server does with games that no registry should hold: one with an error in its rules, one that bots cannot
// play, and one whose rules change while a table is running.
#include "games/registry.h"
#include "table/face.h"
#include "testing/running_server.h"
#include "testing/smallest/game.h"

namespace snowbound {
namespace {

constexpr int kUnlucky = 13;  // a cell

struct Faulty : Smallest {
    static constexpr std::string_view kName = "faulty";
    static void apply(State& s, Seat seat, const Choice& choice, Rng& rng, Log<Fact>& log)
    {
        if (std::get<smallest::Move>(choice).cell == kUnlucky) rule_bug("SM-1: nobody thought of this cell");
        Smallest::apply(s, seat, choice, rng, log);
    }
};

struct Perplexing : Smallest {  // nobody can say how it stands: bots that try fail
    static constexpr std::string_view kName = "perplexing";
    static int evaluate(const State&, Seat) { rule_bug("SM-1: how does it stand?"); }
};

struct Newer : Smallest {  // the same game a year later: a move counts double on the unlucky cell
    static constexpr int kRulesVersion = 2;
    static const char* flaw(const State&) { return nullptr; }
    static void apply(State& s, Seat seat, const Choice& choice, Rng& rng, Log<Fact>& log)
    {
        Smallest::apply(s, seat, choice, rng, log);
        if (std::get<smallest::Move>(choice).cell == kUnlucky) ++s.board.counters[kUnlucky];
    }
};

bool the_year_after = false;

}  // namespace

// Instead of games/registry.cpp in this program.
std::span<const AnyGame* const> games()
{
    static const Face<Smallest> smallest;
    static const Face<Newer> newer;
    static const Face<Faulty> faulty;
    static const Face<Perplexing> perplexing;
    static const auto now = std::to_array<const AnyGame*>({&smallest, &faulty, &perplexing});
    static const auto later = std::to_array<const AnyGame*>({&newer, &faulty});
    return the_year_after ? std::span<const AnyGame* const>(later) : now;
}

namespace {

Json move_at(Seated& seated, std::size_t seat, const Json& view, int cell)
{
    seated.at(seat).send(
        {{"t", "answer"}, {"decision", (*required(view))["id"]}, {"choice", {{"move", {{"cell", cell}}}}}});
    return view;
}

TEST(OddGames, ABotThatFailsPlaysAsAnAbsentPlayerWould)
{
    the_year_after = false;
    RunningServer server;
    Json bots = Json::array();
    for (int seat = 1; seat < 4; ++seat) bots.push_back({{"seat", seat}, {"level", "greedy"}});
    auto seated = seat_people(server.port(), {{"game", "perplexing"}, {"seats", 4}, {"bots", bots}, {"pace", "none"}});
    start_and_join(seated);
    move_at(seated, 0, seated.at(0).next("view"), 3);
    Json view;
    do {
        view = seated.at(0).next("view");
    } while (!view.is_null() && view["seq"] != 5);
    ASSERT_FALSE(view.is_null()) << "the table sleeps";
    EXPECT_EQ(view["view"]["counters"][0], 3) << "three bots, three fallbacks";
    EXPECT_NE(required(view), nullptr) << "and it is a person's turn again";
}

TEST(OddGames, ARuleBugFreezesOneTableAndNoOther)
{
    the_year_after = false;
    RunningServer server;
    auto bad = seat_people(server.port(), {{"game", "faulty"}, {"seats", 4}});
    auto good = seat_people(server.port(), {{"game", "smallest"}, {"seats", 4}});
    start_and_join(bad);
    start_and_join(good);
    const Json before = bad.at(0).next("view");
    move_at(bad, 0, before, kUnlucky);
    EXPECT_EQ(bad.at(0).next("refused")["code"], "frozen");
    Json card;
    do {
        card = bad.at(1).next("table");
    } while (!card.is_null() && card["table"]["status"] != "frozen");
    EXPECT_EQ(card["table"]["status"], "frozen");
    move_at(good, 0, good.at(0).next("view"), 3);
    EXPECT_EQ(good.at(0).next("view")["view"]["counters"][3], 1) << "the other table plays on";
    // Its last good state stays, also over a restart, and what led there is written down.
    server.stop();
    const auto dumps = std::filesystem::directory_iterator(server.data() + "/dumps");
    EXPECT_EQ(std::distance(begin(dumps), end(dumps)), 1);
    server.start();
    Player again(server.port());
    again.cookie = bad.at(0).cookie;
    ASSERT_TRUE(again.connect());
    EXPECT_EQ(again.join(bad.id)["view"], before["view"]);
    again.send({{"t", "answer"}, {"decision", 1}, {"choice", {{"move", {{"cell", 1}}}}}});
    EXPECT_EQ(again.next("refused")["code"], "frozen");
}

class NewRules : public testing::Test {
protected:
    ~NewRules() override { the_year_after = false; }

    Json come_back(const std::string& cookie, const std::string& table)
    {
        player = std::make_unique<Player>(server.port());
        player->cookie = cookie;
        EXPECT_TRUE(player->connect());
        return player->join(table);
    }

    RunningServer server;
    std::unique_ptr<Player> player;
};

TEST_F(NewRules, ARunningTableGoesOnAndKeepsItsLog)
{
    auto seated = seat_people(server.port(), {{"game", "smallest"}, {"seats", 4}});
    start_and_join(seated);
    move_at(seated, 0, seated.at(0).next("view"), kUnlucky);
    seated.at(1).next("view");
    move_at(seated, 1, seated.at(1).next("view"), 5);
    const Json last = (seated.at(0).next("view"), seated.at(0).next("view"));
    ASSERT_EQ(last["seq"], 3);
    server.stop();
    the_year_after = true;
    server.start();
    const Json now = come_back(seated.at(2).cookie, seated.id);
    EXPECT_EQ(now["view"], last["view"]) << "a change of the rules changes only the future";
    EXPECT_EQ(now["facts"].size(), 2U);
    player->send({{"t", "answer"}, {"decision", (*required(now))["id"]}, {"choice", {{"move", {{"cell", kUnlucky}}}}}});
    const Json after = player->next("view");
    EXPECT_EQ(after["view"]["counters"][kUnlucky], 3) << "from here on the new rules count";
    // Once carried over it opens again and again, and its record says where the rules changed.
    server.stop();
    server.start();
    EXPECT_EQ(come_back(seated.at(3).cookie, seated.id)["view"], after["view"]);
    const Json shown = player->get("/api/tables/" + seated.id).json();
    EXPECT_EQ(shown["table"]["rules_version"], 2);
}

}  // namespace
}  // namespace snowbound
