// Nobody decides for somebody who is there: votes with one, two and three people, and with several seats of one person.
#include "testing/held_store.h"
#include "testing/running_server.h"

namespace snowbound {
namespace {

class Consent : public ::testing::Test {
protected:
    void open(const Json& more, int away_seconds = 300)
    {
        Serving serving = RunningServer::quiet();
        serving.away_seconds = away_seconds;
        server = std::make_unique<RunningServer>(serving);
        Json wish = {{"game", "paper-tales"}, {"seats", 2}, {"pace", "none"}};
        wish.update(more);
        seated = seat_people(server->port(), wish);
        start_and_join(seated);
        for (const auto& player : seated.players) {
            player->next("view");
        }
    }
    Json card() { return seated.at(0).get("/api/tables/" + seated.id).json()["table"]; }
    bool has_bot(std::size_t seat) { return card()["seats"][seat].contains("bot"); }
    // Asks, and waits until everybody has heard the question.
    void ask(std::size_t by, const Json& what)
    {
        Json frame = {{"t", "ask"}};
        frame.update(what);
        seated.at(by).send(frame);
        for (const auto& player : seated.players) {
            Json table;
            do {
                table = player->connected() ? player->next("table") : Json();
            } while (!table.is_null() && !table["table"].contains("vote"));
        }
    }
    void vote(std::size_t by, bool yes)
    {
        seated.at(by).send({{"t", "vote"}, {"yes", yes}});
        seated.at(by).next("table");
    }
    bool soon(const std::function<bool()>& is_so)
    {
        for (int i = 0; i < 200; ++i) {
            if (is_so()) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        return false;
    }

    std::unique_ptr<RunningServer> server;
    Seated seated;
};

TEST_F(Consent, OfTwoNobodyReplacesTheOtherWhoIsThere)
{
    open(Json::object());
    ask(0, {{"about", "bot"}, {"seat", 1}, {"level", "greedy"}});
    EXPECT_FALSE(has_bot(1)) << "they sit there and were not asked";
    vote(1, false);
    EXPECT_FALSE(has_bot(1));
    EXPECT_FALSE(card().contains("vote")) << "their own no counts";
    ask(0, {{"about", "abort"}});
    EXPECT_EQ(card()["status"], "running");
    EXPECT_FALSE(card().contains("seed"));
}

TEST_F(Consent, OfTwoABotComesWithTheirYesAndTheyKeepTheirSay)
{
    open(Json::object());
    ask(0, {{"about", "bot"}, {"seat", 1}, {"level", "greedy"}});
    vote(1, true);
    EXPECT_TRUE(has_bot(1));
    ask(0, {{"about", "abort"}});
    EXPECT_EQ(card()["status"], "running") << "whoever lets a bot play is still asked";
    vote(1, false);
    EXPECT_FALSE(card().contains("vote"));
}

TEST_F(Consent, WhoIsAwayForTheStatedTimeIsNotAskedAndIsBackAtOnce)
{
    open(Json::object(), 1);
    seated.at(1).hang_up();
    seated.at(0).send({{"t", "ask"}, {"about", "bot"}, {"seat", 1}, {"level", "greedy"}});
    EXPECT_FALSE(has_bot(1)) << "not yet: the line may just have dropped";
    EXPECT_TRUE(soon([&] { return has_bot(1); })) << "by itself, after the stated time";
    ASSERT_TRUE(seated.at(1).connect());
    seated.at(1).join(seated.id);
    EXPECT_TRUE(soon([&] { return !has_bot(1); })) << "who comes back plays";
    seated.at(0).send({{"t", "ask"}, {"about", "abort"}});
    EXPECT_TRUE(soon([&] { return card().contains("vote"); }));
    EXPECT_EQ(card()["status"], "running") << "and has a say again";
}

TEST_F(Consent, WhoStandsUpOrIsForgottenIsWaitedForNoLonger)
{
    open({{"seats", 3}});
    ask(0, {{"about", "pause"}});
    EXPECT_EQ(seated.at(1).post("/api/tables/" + seated.id + "/stand").status, 200);
    EXPECT_EQ(card()["status"], "running") << "the third is asked still";
    EXPECT_EQ(seated.at(2).ask("DELETE", "/api/me").status, 200);
    EXPECT_TRUE(soon([&] { return card()["status"] == "paused"; })) << "nobody is left who could say no";
}

TEST_F(Consent, WhoComesBackWhileABotIsSittingDownPlays)
{
    open(Json::object(), 0);
    seated.at(1).hang_up();
    for (Json here; !here.is_array() || here.size() > 1;) here = seated.at(0).next("presence")["seats"];
    auto held = std::make_unique<HeldStore>(server->data());
    seated.at(0).send({{"t", "ask"}, {"about", "bot"}, {"seat", 1}, {"level", "greedy"}});
    seated.at(0).send({{"t", "ping"}, {"id", 1}});
    ASSERT_FALSE(seated.at(0).next("pong").is_null()) << "the bot is on its way to the disk";
    ASSERT_TRUE(seated.at(1).connect());
    seated.at(1).send_join(seated.id);
    EXPECT_FALSE(seated.at(1).next("table").is_null());
    held.reset();
    const auto sees = [&](bool bot) {
        Json table;
        do {
            table = seated.at(0).next("table");
        } while (!table.is_null() && table["table"]["seats"][1].contains("bot") != bot);
        return !table.is_null();
    };
    EXPECT_TRUE(sees(true));
    EXPECT_TRUE(sees(false)) << "they are there";
}

TEST_F(Consent, SomebodyWithDaysForAMoveIsNotAwayAfterMinutes)
{
    open({{"clock", {{"kind", "move"}, {"seconds", 86'400}}}}, 0);
    seated.at(1).hang_up();
    seated.at(0).send({{"t", "ask"}, {"about", "bot"}, {"seat", 1}, {"level", "greedy"}});
    EXPECT_TRUE(soon([&] { return card().contains("vote"); }));
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    EXPECT_FALSE(has_bot(1));
}

TEST_F(Consent, ATableThatWaitsReplacesNobody)
{
    open({{"leavers", "wait"}}, 0);
    seated.at(1).hang_up();
    seated.at(0).send({{"t", "ask"}, {"about", "bot"}, {"seat", 1}, {"level", "greedy"}});
    EXPECT_TRUE(soon([&] { return card().contains("vote"); }));
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    EXPECT_FALSE(has_bot(1));
}

TEST_F(Consent, OfThreeEverybodyIsAskedAlsoTheOneItIsAbout)
{
    open({{"seats", 3}});
    ask(0, {{"about", "bot"}, {"seat", 2}, {"level", "greedy"}});
    vote(1, true);
    EXPECT_FALSE(has_bot(2)) << "two of three are not all";
    vote(2, false);
    EXPECT_FALSE(has_bot(2));
    ask(0, {{"about", "bot"}, {"seat", 2}, {"level", "greedy"}});
    vote(2, true);
    EXPECT_FALSE(has_bot(2)) << "the third is asked too";
    vote(1, true);
    EXPECT_TRUE(has_bot(2));
}

TEST_F(Consent, OneAloneWithBotsDecidesAlone)
{
    open({{"bots", Json::array({{{"seat", 1}, {"level", "greedy"}}})}});
    seated.at(0).send({{"t", "ask"}, {"about", "abort"}});
    EXPECT_TRUE(soon([&] { return card()["status"] == "aborted"; }));
}

// Ada holds two seats at one device, Grace the third.
TEST_F(Consent, SeveralSeatsOfOnePersonAreOneVoice)
{
    Serving serving = RunningServer::quiet();
    server = std::make_unique<RunningServer>(serving);
    for (const char* name : {"Ada", "Grace"}) {
        seated.players.push_back(std::make_unique<Player>(server->port()));
        seated.players.back()->come(name);
    }
    const Json here = Json::array({{{"seat", 1}, {"name", "Ben"}}});
    const auto made = seated.at(0).post("/api/tables", {{"game", "paper-tales"}, {"seats", 3}, {"here", here}});
    seated.id = made.json()["table"]["id"];
    EXPECT_EQ(seated.at(1).post("/api/tables/" + seated.id + "/sit").status, 200);
    start_and_join(seated);
    for (const auto& player : seated.players) player->next("view");
    ask(1, {{"about", "bot"}, {"seat", 1}, {"level", "greedy"}});
    EXPECT_FALSE(has_bot(1)) << "it is Ada's seat, and she is there";
    vote(0, false);
    EXPECT_FALSE(card().contains("vote"));
    ask(1, {{"about", "bot"}, {"seat", 1}, {"level", "greedy"}});
    vote(0, true);
    EXPECT_TRUE(has_bot(1)) << "one yes for all her seats";
    EXPECT_FALSE(has_bot(0));
    ask(1, {{"about", "abort"}});
    EXPECT_EQ(card()["status"], "running");
    vote(0, false);
    EXPECT_EQ(seated.at(0).post("/api/tables/" + seated.id + "/sit").status, 200);
    EXPECT_FALSE(has_bot(1)) << "a second own seat is given back too";
}

// The asker takes a question back and asks another one while the other's yes is on its way.
TEST_F(Consent, AYesIsToTheQuestionThatWasRead)
{
    open(Json::object());
    ask(0, {{"about", "pause"}});
    const std::string read = card()["vote"]["id"];
    vote(0, false);
    ask(0, {{"about", "abort"}});
    seated.at(1).send({{"t", "vote"}, {"id", read}, {"yes", true}});
    EXPECT_EQ(seated.at(1).next("refused")["code"], "other_vote");
    EXPECT_EQ(card()["status"], "running");
    EXPECT_FALSE(card().contains("seed"));
    const std::string asked = card()["vote"]["id"];
    EXPECT_NE(asked, read);
    seated.at(1).send({{"t", "vote"}, {"id", asked}, {"yes", true}});
    EXPECT_TRUE(soon([&] { return card()["status"] == "aborted"; }));
}

// Paper Tales: three choose at the same time, so the game goes on while somebody is being asked.
TEST_F(Consent, AYesToTakingBackIsForWhatWasThereThen)
{
    open({{"seats", 3}});
    const auto answer = [&](std::size_t seat) {
        seated.at(seat).send_join(seated.id);
        const Json view = seated.at(seat).next("view");
        seated.at(seat).send(answer_frame(*required(view), (*required(view))["options"][0]));
        seated.at(seat).next("view");
    };
    const auto events = [&] { return seated.at(0).get("/api/tables/" + seated.id + "/replay").json()["of"]; };
    answer(0);
    EXPECT_EQ(events(), 1);
    ask(0, {{"t", "ask"}, {"about", "undo"}, {"to", 0}});
    vote(1, true);
    EXPECT_TRUE(soon([&] { return card()["vote"]["yes"] == Json::array({0, 1}); }));
    const Json read = card()["vote"]["id"];
    answer(2);
    EXPECT_EQ(events(), 2);
    EXPECT_TRUE(soon([&] { return card()["vote"]["yes"] == Json::array({0}); })) << "more would be taken back now";
    seated.at(2).send({{"t", "vote"}, {"id", read}, {"yes", true}});
    EXPECT_EQ(seated.at(2).next("refused")["code"], "other_vote");
    vote(2, true);
    EXPECT_TRUE(soon([&] { return card()["vote"]["yes"] == Json::array({0, 2}); })) << "who agreed is asked again";
    EXPECT_EQ(events(), 2);
    vote(1, true);
    EXPECT_TRUE(soon([&] { return events() == 3; })) << "all of them, for all of it";
}

class EveryVote : public Consent, public ::testing::WithParamInterface<std::size_t> {
protected:
    Json stand() { return {card()["status"], card()["seats"], events()}; }
    Json events() { return seated.at(0).get("/api/tables/" + seated.id + "/replay").json()["of"]; }
    void expect_no_from_each(const Json& what)
    {
        for (std::size_t each = 0; each < seated.players.size(); ++each) {
            const Json before = stand();
            ask(0, what);
            vote(each, false);
            EXPECT_FALSE(card().contains("vote")) << what << each;
            EXPECT_EQ(stand(), before) << what << each;
        }
    }
    void expect_yes_of_all(const Json& what)
    {
        const Json before = stand();
        if (seated.players.size() == 1) {
            seated.at(0).send(what);
        } else {
            ask(0, what);
        }
        for (std::size_t each = 1; each < seated.players.size(); ++each) {
            EXPECT_EQ(stand(), before) << what << " before " << each << " has agreed";
            vote(each, true);
        }
        EXPECT_TRUE(soon([&] { return stand() != before; })) << what;
        EXPECT_FALSE(card().contains("vote"));
    }
};

TEST_P(EveryVote, NeedsEverybodyWhoIsThereAndOneNoIsEnough)
{
    const Json bots = Json::array({{{"seat", 1}, {"level", "greedy"}}});
    GetParam() == 1 ? open({{"bots", bots}}) : open({{"seats", GetParam()}});
    seated.at(0).send_join(seated.id);
    const Json view = seated.at(0).next("view");
    seated.at(0).send(answer_frame(*required(view), (*required(view))["options"][0]));
    ASSERT_TRUE(soon([&] { return events() != 0; }));
    const std::size_t last = seated.players.size() - 1;
    for (const Json& what : {Json{{"about", "pause"}}, Json{{"about", "resume"}}, Json{{"about", "undo"}, {"to", 0}},
                             Json{{"about", "bot"}, {"seat", last}, {"level", "random"}}, Json{{"about", "abort"}}}) {
        Json frame = {{"t", "ask"}};
        frame.update(what);
        if (seated.players.size() > 1) expect_no_from_each(frame);
        expect_yes_of_all(frame);
        EXPECT_EQ(card().contains("seed"), what["about"] == "abort");
        if (what["about"] == "bot") seated.at(last).post("/api/tables/" + seated.id + "/sit");
    }
    EXPECT_EQ(card()["status"], "aborted");
}

INSTANTIATE_TEST_SUITE_P(People, EveryVote, ::testing::Values(1, 2, 3));

TEST_F(Consent, WhoStoodUpHasNoSayUntilTheySitDown)
{
    open({{"seats", 3}});
    EXPECT_EQ(seated.at(2).post("/api/tables/" + seated.id + "/stand").status, 200);
    EXPECT_EQ(card()["seats"][2]["left"], true) << "everybody sees it";
    seated.at(2).send({{"t", "vote"}, {"yes", true}});
    EXPECT_EQ(seated.at(2).next("refused")["code"], "no_vote");
    seated.at(2).send({{"t", "ask"}, {"about", "abort"}});
    EXPECT_EQ(seated.at(2).next("refused")["code"], "left");
    ask(0, {{"about", "bot"}, {"seat", 2}, {"level", "greedy"}});
    seated.at(2).send({{"t", "vote"}, {"yes", false}});
    EXPECT_EQ(seated.at(2).next("refused")["code"], "no_voice");
    vote(1, true);
    EXPECT_TRUE(has_bot(2)) << "who left is not asked";
    EXPECT_EQ(seated.at(2).post("/api/tables/" + seated.id + "/sit").status, 200);
    EXPECT_FALSE(has_bot(2));
    EXPECT_FALSE(card()["seats"][2].contains("left"));
}

TEST_F(Consent, WhoStoodUpTakesNothingBack)
{
    open(Json::object());
    const Json question = [&] {
        seated.at(0).send_join(seated.id);
        return *required(seated.at(0).next("view"));
    }();
    seated.at(0).send(answer_frame(question, question["options"][0]));
    EXPECT_EQ(seated.at(0).next("view")["seq"], 2);
    EXPECT_EQ(seated.at(0).post("/api/tables/" + seated.id + "/stand").status, 200);
    seated.at(0).send({{"t", "undo"}});
    EXPECT_EQ(seated.at(0).next("refused")["code"], "left");
    EXPECT_EQ(seated.at(0).post("/api/tables/" + seated.id + "/sit").status, 200);
    seated.at(0).send({{"t", "undo"}});
    EXPECT_EQ(seated.at(0).next("view")["seq"], 3) << "whoever sits there does";
}

// The one before still thinks: what it thought counts no more, and the new one must be called.
TEST_F(Consent, ABotThatFollowsAnotherPlays)
{
    open({{"pace", "natural"}, {"leavers", "bot"}});
    const std::string table = "/api/tables/" + seated.id;
    EXPECT_EQ(seated.at(1).post(table + "/stand").status, 200);
    EXPECT_TRUE(has_bot(1)) << "one of medium strength";
    EXPECT_EQ(seated.at(1).post(table + "/sit").status, 200);
    ask(0, {{"about", "bot"}, {"seat", 1}, {"level", "random"}});
    vote(1, true);
    ASSERT_EQ(card()["seats"][1]["bot"], "random");
    EXPECT_TRUE(soon([&] { return card()["waiting"] == Json::array({0}); })) << "it has answered";
}

}  // namespace
}  // namespace snowbound
