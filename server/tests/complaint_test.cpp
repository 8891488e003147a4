// People report what should not be; the operator sees it as it was and hides it, everywhere and for everybody.
#include "server/tests/moderated.h"

namespace snowbound {
namespace {

class Complaints : public Moderated {};

TEST_F(Complaints, TheQueueShowsTheTextAsItWasWhoSaidItAndWhoReportedIt)
{
    sit_down();
    const std::string line = says(1, "you are a toad");
    const auto filed = reports(seated.at(0), {{"about", "line"}, {"line", line}, {"remark", "again"}});
    ASSERT_EQ(filed.status, 201) << filed.body;
    const Json one = first();
    EXPECT_EQ(one["text"], "you are a toad");
    EXPECT_EQ(one["name"], "Player 1");
    EXPECT_EQ(one["person"], id_of(1));
    EXPECT_EQ(one["table"], seated.id);
    EXPECT_EQ(one["said"], last_said["lines"].back()["at"]);
    EXPECT_EQ(one["by"][0]["name"], "Player 0");
    EXPECT_EQ(one["by"][0]["reason"], "insult");
    EXPECT_EQ(one["by"][0]["remark"], "again");
    EXPECT_EQ(one["address_known"], true);
    EXPECT_EQ(one["banned"], false);
}

TEST_F(Complaints, TheSameThingIsOneEntryAndOnePersonCountsOnce)
{
    sit_down({{"seats", 3}});
    const std::string line = says(1, "toad");
    const Json about = {{"about", "line"}, {"line", line}};
    EXPECT_EQ(reports(seated.at(0), about).status, 201);
    EXPECT_EQ(reports(seated.at(0), about).status, 200);
    EXPECT_EQ(reports(seated.at(0), about).json()["already"], true);
    EXPECT_EQ(reports(seated.at(2), about).status, 201);
    ASSERT_EQ(open_complaints().size(), 1U);
    EXPECT_EQ(first()["count"], 2);
    EXPECT_EQ(first()["by"].size(), 2U);
    EXPECT_EQ(reports(seated.at(1), about).status, 400) << "one's own";
}

TEST_F(Complaints, OnlyWhatOneCanSeeCanBeReported)
{
    sit_down();
    const std::string line = says(1, "among players");
    Player watcher(server.port());
    watcher.come("Watcher");
    EXPECT_EQ(reports(watcher, {{"about", "line"}, {"line", line}}).status, 404);
    EXPECT_EQ(reports(watcher, {{"about", "line"}, {"line", "%"}}).status, 400);
    EXPECT_EQ(reports(watcher, {{"about", "name"}, {"seat", 1}}).status, 201);
    EXPECT_EQ(reports(watcher, {{"about", "person"}, {"seat", 2}}).status, 400) << "there is no third seat";
    EXPECT_EQ(reports(watcher, {{"about", "scene"}, {"scene", 1}}).status, 404);
    Player nobody(server.port());
    EXPECT_EQ(reports(nobody, {{"about", "name"}, {"seat", 1}}).status, 401);
}

TEST_F(Complaints, ReportsAreBoundedInNumberAndSize)
{
    server.stop();
    server.serving().limits = 1;
    server.start();
    sit_down();
    const std::string much(501, 'x');
    EXPECT_EQ(reports(seated.at(0), {{"about", "person"}, {"seat", 1}, {"remark", much}}).status, 400);
    int taken = 0, last = 0;
    for (int i = 0; i < 12; ++i) {
        last = reports(seated.at(0), {{"about", "person"}, {"seat", 1}}).status;
        taken += last == 201 || last == 200 ? 1 : 0;
    }
    EXPECT_EQ(taken, 9) << "with the one that was too long ten at once";
    EXPECT_EQ(last, 429);
}

TEST_F(Complaints, WithoutAnOperatorNobodyIsAskedToReport)
{
    server.stop();
    server.serving().operator_token.clear();
    server.start();
    sit_down();
    EXPECT_EQ(reports(seated.at(0), {{"about", "person"}, {"seat", 1}}).status, 404);
    EXPECT_EQ(operates("GET", "complaints", nullptr, "").status, 404);
    seated.at(0).send_join(seated.id);
    EXPECT_FALSE(seated.at(0).next("table")["you"].contains("can_report"));
}

TEST_F(Complaints, OnlyTheTokenOpensTheQueue)
{
    sit_down();
    for (const char* wrong : {"", "a-token-for-the-operato", "a-token-for-the-operators"}) {
        EXPECT_EQ(operates("GET", "complaints", nullptr, wrong).status, 401) << wrong;
    }
    EXPECT_EQ(seated.at(0).get("/api/operator/complaints").status, 401);
    EXPECT_EQ(seated.at(0).post("/api/operator/bans", {{"person", id_of(1)}}).status, 401);
    EXPECT_EQ(operates("GET", "complaints").status, 200);
}

TEST_F(Complaints, GuessesAtTheTokenAreLimited)
{
    server.stop();
    server.serving().limits = 1;
    server.start();
    int refused = 0;
    for (int i = 0; i < 70; ++i) refused += operates("GET", "bans", nullptr, "guess").status == 429 ? 1 : 0;
    EXPECT_GT(refused, 0);
}

TEST_F(Complaints, AHiddenLineIsGoneForWhoIsThereAndForWhoComes)
{
    sit_down();
    const std::string line = says(1, "you are a toad");
    reports(seated.at(0), {{"about", "line"}, {"line", line}});
    const std::string complaint = first()["id"];
    ASSERT_EQ(acts_on(complaint, "hide"), 200);
    for (const auto& player : seated.players) {
        const Json said = player->next("said");
        EXPECT_EQ(said["anew"], true);
        EXPECT_EQ(said["lines"].back()["hidden"], true);
        EXPECT_FALSE(said["lines"].back().contains("text")) << said;
    }
    ASSERT_TRUE(seated.at(0).connect());
    seated.at(0).send_join(seated.id);
    EXPECT_FALSE(seated.at(0).next("said")["lines"].back().contains("text"));
    EXPECT_EQ(first()["text"], "you are a toad") << "the operator still sees what it was";
    EXPECT_EQ(first()["hidden"], true);
    EXPECT_EQ(acts_on(complaint, "show"), 200);
    EXPECT_EQ(seated.at(0).next("said")["lines"].back()["text"], "you are a toad");
}

TEST_F(Complaints, AHiddenTellingIsGoneFromViewsStoryRecordAndStore)
{
    sit_down({{"game", "winter-tales"}, {"seats", 3}});
    const std::string bad = "A nasty tale that nobody wants.";
    std::optional<std::size_t> told_by;
    Json scene;
    for (int step = 0; step < 60 && !told_by; ++step) {
        for (std::size_t i = 0; i < 3 && !told_by; ++i) {
            seated.at(i).join(seated.id);
            const Json view = seated.at(i).now();  // all that the others did has come
            const Json* decision = required(view);
            if (!decision) continue;
            Json frame = answer_frame(*decision, (*decision)["options"][(*decision)["fallback"].get<std::size_t>()]);
            if (frame.contains("text")) frame["text"] = bad;
            seated.at(i).send(frame);
            const Json after = seated.at(i).next("view");
            if (after["seq"] == view["seq"] || !frame.contains("text") || !after.contains("scenes")) continue;
            scene = after["scenes"].back();
            if (scene.value("text", "") == bad) told_by = scene["seat"].get<std::size_t>();
        }
    }
    ASSERT_TRUE(told_by) << "nobody told anything";
    Player& other = seated.at((*told_by + 1) % 3);
    ASSERT_EQ(reports(other, {{"about", "scene"}, {"scene", scene["n"]}}).status, 201);
    EXPECT_EQ(first()["text"], bad);
    ASSERT_TRUE(other.connect());
    EXPECT_NE(other.join(seated.id).dump().find(bad), std::string::npos);
    const std::string complaint = first()["id"];
    ASSERT_EQ(acts_on(complaint, "hide"), 200);
    const Json view = other.next("view");
    EXPECT_EQ(view["scenes"][0]["n"], scene["n"]) << "from there on the story is told anew";
    EXPECT_EQ(view.dump().find(bad), std::string::npos);
    EXPECT_NE(view.dump().find("[…]"), std::string::npos);
    EXPECT_EQ(other.get("/api/tables/" + seated.id + "/story").body.find(bad), std::string::npos);
    EXPECT_EQ(acts_on(complaint, "dismiss"), 200);
    server.write({{"DELETE FROM complaint", {}}});
    EXPECT_EQ(stored().find(bad), std::string::npos) << "in no row but the report's";
    Player again(server.port());
    again.cookie = other.cookie;
    ASSERT_TRUE(again.connect());
    EXPECT_NE(again.join(seated.id).dump().find("[…]"), std::string::npos) << "and the match can be opened again";
}

TEST_F(Complaints, AHiddenNameBecomesNeutralUntilAnotherIsChosen)
{
    sit_down();
    says(1, "hello");
    reports(seated.at(0), {{"about", "name"}, {"seat", 1}});
    const std::string complaint = first()["id"];
    ASSERT_EQ(acts_on(complaint, "hide_name"), 200);
    const std::string neutral = card()["seats"][1]["name"];
    EXPECT_TRUE(neutral.starts_with("Snowbound ")) << neutral;
    const Json me = seated.at(1).get("/api/me").json();
    EXPECT_EQ(me["name"], neutral);
    EXPECT_EQ(me["hidden_name"], "Player 1");
    EXPECT_EQ(seated.at(0).next("said")["lines"].back()["name"], neutral);
    seated.at(1).send({{"t", "say"}, {"text", "again"}});
    EXPECT_EQ(seated.at(0).next("said")["lines"].back()["name"], neutral);
    EXPECT_EQ(seated.at(1).post("/api/me/name", {{"name", "PLAYER 1"}}).status, 409);
    EXPECT_EQ(seated.at(1).post("/api/me/name", {{"name", "Ben"}}).json()["name"], "Ben");
    EXPECT_EQ(seated.at(1).post("/api/me/name", {{"name", "Player 1"}}).status, 409);
    EXPECT_EQ(acts_on(complaint, "show_name"), 200);
    EXPECT_EQ(card()["seats"][1]["name"], "Player 1");
    EXPECT_EQ(seated.at(1).post("/api/me/name", {{"name", "Player 1"}}).status, 200);
}

TEST_F(Complaints, AHiddenNameIsNobodysUntilItIsShownAgain)
{
    sit_down();
    reports(seated.at(0), {{"about", "name"}, {"seat", 1}});
    const std::string complaint = first()["id"];
    ASSERT_EQ(acts_on(complaint, "hide_name"), 200);
    server.stop();
    server.start();
    Player other(server.port());
    const auto came = other.post("/api/me", {{"name", " pLAYER  1"}});
    EXPECT_EQ(came.status, 409) << "no new guest, also after a restart";
    EXPECT_EQ(came.json()["code"], "name_hidden");
    other.come("Other");
    EXPECT_EQ(other.post("/api/me/name", {{"name", "Player 1"}}).status, 409);
    Json wish = {{"game", "paper-tales"}, {"seats", 2}, {"here", {{{"seat", 1}, {"name", "Player 1"}}}}};
    EXPECT_EQ(other.post("/api/tables", wish).json()["code"], "name_hidden") << "nobody at the same device";
    Player hidden(server.port());
    hidden.cookie = seated.at(1).cookie;
    EXPECT_EQ(hidden.post("/api/me/password", {{"password", "long enough"}}).json()["code"], "name_hidden");
    {
        auto database = open_database("sqlite", server.data(), Access::Visit);
        const auto names = (*database)->read({"SELECT mark FROM hidden_name", {}});
        ASSERT_EQ(names->size(), 1U);
        EXPECT_EQ(text_of((*names)[0][0]).find("player"), std::string::npos) << "it is not written down";
    }
    ASSERT_EQ(acts_on(complaint, "show_name"), 200);
    EXPECT_EQ(other.post("/api/me/name", {{"name", "Player 1"}}).status, 200);
}

TEST_F(Complaints, WhoseNameIsHiddenCanStillLogIn)
{
    sit_down();
    const auto kept = seated.at(1).post("/api/me/password", {{"password", "long enough"}});
    ASSERT_EQ(kept.status, 200) << kept.body;
    reports(seated.at(0), {{"about", "name"}, {"seat", 1}});
    ASSERT_EQ(acts_on(first()["id"], "hide_name"), 200);
    Player back(server.port());
    const auto in = back.post("/api/login", {{"name", "Player 1"}, {"password", "long enough"}});
    EXPECT_EQ(in.status, 200) << in.body;
    EXPECT_EQ(in.json()["hidden_name"], "Player 1");
}

TEST_F(Complaints, WhatIsDealtWithLeavesTheQueueAndStaysSo)
{
    sit_down();
    const std::string line = says(1, "toad");
    reports(seated.at(0), {{"about", "line"}, {"line", line}});
    reports(seated.at(0), {{"about", "person"}, {"seat", 1}});
    for (const Json& one : open_complaints()) EXPECT_EQ(acts_on(one["id"], "dismiss"), 200);
    EXPECT_TRUE(open_complaints().empty());
    EXPECT_EQ(operates("GET", "complaints?state=closed").json()["complaints"].size(), 2U);
    reports(seated.at(0), {{"about", "line"}, {"line", line}});
    EXPECT_TRUE(open_complaints().empty()) << "that text was judged";
    reports(seated.at(0), {{"about", "person"}, {"seat", 1}});
    EXPECT_EQ(open_complaints().size(), 1U) << "a person can do something new";
}

TEST_F(Complaints, EachActOfTheOperatorIsWrittenDown)
{
    sit_down();
    const std::string line = says(1, "toad");
    reports(seated.at(0), {{"about", "line"}, {"line", line}});
    const std::string complaint = first()["id"];
    acts_on(complaint, "hide");
    bans(id_of(1), {{"account", true}});
    acts_on(complaint, "done");
    std::vector<std::string> acts;
    const Json listed = operates("GET", "acts").json()["acts"];
    for (const Json& act : listed) {
        acts.push_back(act["act"]);
        EXPECT_EQ(act["name"], "Player 1");
        EXPECT_GT(act["at"], 0);
    }
    std::ranges::sort(acts);
    EXPECT_EQ(acts, (std::vector<std::string>{"ban", "done", "hide"}));
}

TEST_F(Complaints, WhoIsForgottenIsForgottenHereToo)
{
    sit_down({{"seats", 3}});
    const std::string reporter = id_of(0), reported = id_of(1);
    says(1, "toad");
    reports(seated.at(0), {{"about", "person"}, {"seat", 1}});
    acts_on(first()["id"], "hide_name");
    bans(reported, {{"account", true}, {"address", true}});
    for (const std::size_t seat : {0U, 1U}) {
        EXPECT_EQ(seated.at(seat).ask("DELETE", "/api/me").status, 200);
    }
    const std::string left = stored();
    for (const std::string& gone : {reporter, reported, std::string("Player 0")}) {
        EXPECT_EQ(left.find(gone), std::string::npos) << gone;
    }
    const auto database = open_database("sqlite", server.data(), Access::Visit);
    for (const char* rows : {"SELECT body FROM complaint", "SELECT body FROM act", "SELECT body FROM ban"}) {
        const auto found = (*database)->read({rows, {}});
        ASSERT_FALSE(found->empty());
        for (const Row& row : *found) EXPECT_EQ(text_of(row[0]).find("Player 1"), std::string::npos) << rows;
    }
}

TEST_F(Complaints, NothingIsKeptLongerThanIsSaid)
{
    sit_down();
    reports(seated.at(0), {{"about", "person"}, {"seat", 1}});
    bans(id_of(1), {{"account", true}, {"address", true}});
    const std::int64_t now = Loop::wall_ms();
    server.write({{"UPDATE complaint SET at = $1", {now - 89 * kDay}}, {"UPDATE act SET at = $1", {now - 364 * kDay}}});
    EXPECT_EQ(open_complaints().size(), 1U);
    EXPECT_EQ(operates("GET", "acts").json()["acts"].size(), 2U);
    EXPECT_EQ(operates("GET", "bans").json()["bans"].size(), 2U);
    server.write({{"UPDATE complaint SET at = $1", {now - 91 * kDay}},
                  {"UPDATE act SET at = $1", {now - 366 * kDay}},
                  {"UPDATE ban SET ends = $1", {now - 1}}});
    EXPECT_TRUE(open_complaints().empty());
    EXPECT_TRUE(operates("GET", "acts").json()["acts"].empty());
    auto database = open_database("sqlite", server.data(), Access::Visit);
    EXPECT_TRUE((*database)->read({"SELECT id FROM ban", {}})->empty()) << "the mark of an address goes with its ban";
}

}  // namespace
}  // namespace snowbound
