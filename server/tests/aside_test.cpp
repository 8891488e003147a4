// Whom one mutes one does not read; whom one blocks one does not meet either. It is one's own, kept, and can be undone.
#include "server/tests/moderated.h"

namespace snowbound {
namespace {

class Asides : public Moderated {
protected:
    HttpAnswer puts(Player& player, const Json& whom, const std::string& kind)
    {
        Json body = {{"table", seated.id}, {"kind", kind}};
        body.update(whom);
        return player.post("/api/me/asides", body);
    }
    static Json list(Player& player) { return player.get("/api/me/asides").json()["asides"]; }
    void only_says(std::size_t seat, const std::string& text) { seated.at(seat).send({{"t", "say"}, {"text", text}}); }
    // What this player hears until the line with this text.
    std::vector<std::string> hears_until(std::size_t seat, const std::string& last)
    {
        std::vector<std::string> heard;
        while (heard.empty() || heard.back() != last) {
            const Json said = seated.at(seat).next("said", 3000);
            if (said.is_null()) break;
            for (const Json& line : said["lines"]) heard.push_back(line.value("text", ""));
        }
        return heard;
    }
};

TEST_F(Asides, WhoIsMutedIsNotReadByThisPersonAlone)
{
    sit_down({{"seats", 3}});
    const std::string line = says(1, "one");
    ASSERT_EQ(puts(seated.at(0), {{"line", line}}, "mute").status, 201);
    const Json anew = seated.at(0).next("said");
    EXPECT_EQ(anew["anew"], true);
    EXPECT_TRUE(anew["lines"].empty()) << "also what was there";
    only_says(1, "two");
    EXPECT_EQ(hears_until(2, "two").back(), "two");
    only_says(2, "three");
    EXPECT_EQ(hears_until(0, "three"), std::vector<std::string>{"three"}) << "the others are heard";
    only_says(0, "four");
    EXPECT_EQ(hears_until(1, "four").back(), "four") << "who is muted does not notice";
    ASSERT_TRUE(seated.at(0).connect());
    seated.at(0).send_join(seated.id);
    EXPECT_EQ(hears_until(0, "four"), (std::vector<std::string>{"three", "four"})) << "it is kept";
}

TEST_F(Asides, WhatAMutedPersonIsTypingIsNotSeen)
{
    sit_down({{"seats", 3}});
    ASSERT_EQ(puts(seated.at(0), {{"seat", 1}}, "mute").status, 201);
    seated.at(1).send({{"t", "type"}, {"text", "from one"}});
    seated.at(2).next("typing");
    seated.at(2).send({{"t", "type"}, {"text", "from two"}});
    EXPECT_EQ(seated.at(0).next("typing")["text"], "from two");
}

TEST_F(Asides, TheListIsOnesOwnAndUndone)
{
    sit_down();
    says(1, "one");
    ASSERT_EQ(puts(seated.at(0), {{"seat", 1}}, "mute").status, 201);
    seated.at(0).next("said");
    ASSERT_EQ(list(seated.at(0)).size(), 1U);
    EXPECT_EQ(list(seated.at(0))[0]["name"], "Player 1");
    EXPECT_EQ(list(seated.at(0))[0]["kind"], "mute");
    EXPECT_FALSE(list(seated.at(0))[0].contains("other")) << "nobody learns anybody's id";
    EXPECT_TRUE(list(seated.at(1)).empty());
    const std::string id = list(seated.at(0))[0]["id"];
    EXPECT_EQ(seated.at(1).ask("DELETE", "/api/me/asides/" + id).status, 404);
    EXPECT_EQ(seated.at(0).ask("DELETE", "/api/me/asides/" + id).status, 200);
    EXPECT_EQ(hears_until(0, "one").back(), "one") << "at once";
    EXPECT_TRUE(list(seated.at(0)).empty());
    EXPECT_EQ(seated.at(0).get("/api/me/export").json()["asides"].size(), 0U);
}

TEST_F(Asides, OnlyWhomOneSeesCanBePutAside)
{
    sit_down({{"seats", 3}, {"bots", {{{"seat", 2}, {"level", "random"}}}}});
    Player watcher(server.port());
    watcher.come("Watcher");
    EXPECT_EQ(puts(watcher, {{"line", says(1, "among players")}}, "mute").status, 404);
    EXPECT_EQ(puts(seated.at(0), {{"seat", 0}}, "mute").status, 400) << "oneself";
    EXPECT_EQ(puts(seated.at(0), {{"seat", 2}}, "mute").status, 400) << "a bot";
    EXPECT_EQ(puts(seated.at(0), Json::object(), "mute").status, 400);
    EXPECT_EQ(puts(seated.at(0), {{"line", "%"}}, "mute").status, 400);
    EXPECT_EQ(puts(seated.at(0), {{"seat", 1}}, "shun").status, 400);
}

TEST_F(Asides, WhoIsBlockedNeitherReadsNorSitsNorSeesMyTables)
{
    sit_down();
    ASSERT_EQ(puts(seated.at(0), {{"seat", 1}}, "block").status, 201);
    only_says(0, "to nobody");
    only_says(1, "to nobody either");
    seated.at(0).send({{"t", "ping"}, {"id", 7}});
    EXPECT_EQ(hears_until(0, "to nobody"), std::vector<std::string>{"to nobody"});
    const auto listed = [](Player& player) { return player.get("/api/tables").json()["tables"].size(); };
    const Json wish = {{"game", "paper-tales"}, {"seats", 2}, {"listed", true}};
    const std::string mine = seated.at(0).post("/api/tables", wish).json()["table"]["id"];
    const std::string theirs = seated.at(1).post("/api/tables", wish).json()["table"]["id"];
    EXPECT_EQ(listed(seated.at(0)), 1U);
    EXPECT_EQ(listed(seated.at(1)), 1U) << "each their own";
    Player other(server.port());
    EXPECT_EQ(listed(other), 2U);
    const auto sat = seated.at(1).post("/api/tables/" + mine + "/sit");
    EXPECT_EQ(sat.status, 403);
    EXPECT_EQ(sat.json()["code"], "blocked");
    EXPECT_EQ(seated.at(0).post("/api/tables/" + theirs + "/sit").status, 403);
    EXPECT_EQ(seated.at(1).post("/api/tables/" + seated.id + "/sit").status, 200) << "a seat one has stays";
    other.come("Other");
    EXPECT_EQ(other.post("/api/tables/" + mine + "/sit").status, 200);
    const std::string id = list(seated.at(0))[0]["id"];
    EXPECT_EQ(seated.at(0).ask("DELETE", "/api/me/asides/" + id).status, 200);
    EXPECT_EQ(listed(seated.at(1)), 2U);
    EXPECT_EQ(seated.at(0).post("/api/tables/" + theirs + "/sit").status, 200);
}

// Whoever blocks somebody does not want to be watched by them: neither now nor by and by, until the game is over.
TEST_F(Asides, WhoIsBlockedDoesNotWatchWhatTheOtherPlays)
{
    sit_down({{"seats", 2}});
    const std::string table = "/api/tables/" + seated.id;
    Player watcher(server.port());
    watcher.come("Watcher");
    ASSERT_TRUE(watcher.connect());
    EXPECT_FALSE(watcher.join(seated.id).is_null());
    Player& ada = seated.at(1);
    const std::string open = watcher.post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).json()["table"]["id"];
    ASSERT_EQ(ada.post("/api/tables/" + open + "/sit").status, 200);
    ASSERT_EQ(ada.post("/api/me/asides", {{"table", open}, {"seat", 0}, {"kind", "block"}}).status, 201);
    EXPECT_EQ(watcher.next("error")["code"], "not_shown") << "at once, where they watch";
    for (int i = 0; i < 50 && watcher.connected() && watcher.closed_with == 0; ++i) watcher.next(100);
    EXPECT_EQ(watcher.closed_with, 1008);
    ASSERT_TRUE(watcher.connect());
    watcher.send_join(seated.id);
    EXPECT_EQ(watcher.next("error")["code"], "not_shown");
    EXPECT_EQ(watcher.get(table + "/replay").json()["code"], "not_shown");
    EXPECT_EQ(watcher.get(table + "/story").json()["code"], "not_shown");
    Player stranger(server.port());
    EXPECT_EQ(stranger.get(table + "/replay").status, 200) << "others do";
    seated.at(0).send({{"t", "ask"}, {"about", "abort"}});
    while (!seated.at(1).next("table")["table"].contains("vote")) {}
    seated.at(1).send({{"t", "vote"}, {"yes", true}});
    while (seated.at(0).next("table")["table"]["status"] != "aborted") {}
    EXPECT_EQ(watcher.get(table + "/replay").status, 200) << "what is over is open to all";
}

TEST_F(Asides, WhoIsBlockedIsShownOutWhenTheGameBegins)
{
    seated = seat_people(server.port(), {{"game", "paper-tales"}, {"seats", 2}});
    Player watcher(server.port());
    watcher.come("Watcher");
    const std::string theirs =
        watcher.post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).json()["table"]["id"];
    ASSERT_EQ(seated.at(1).post("/api/me/asides", {{"table", theirs}, {"seat", 0}, {"kind", "block"}}).status, 201);
    ASSERT_TRUE(watcher.connect());
    watcher.send_join(seated.id);
    EXPECT_FALSE(watcher.next("table").is_null()) << "who sits where is no secret";
    ASSERT_EQ(seated.at(0).post("/api/tables/" + seated.id + "/start").status, 200);
    EXPECT_EQ(watcher.next("error")["code"], "not_shown");
}

TEST_F(Asides, WhoIsForgottenIsOnNoList)
{
    sit_down();
    puts(seated.at(0), {{"seat", 1}}, "block");
    EXPECT_EQ(seated.at(1).ask("DELETE", "/api/me").status, 200);
    EXPECT_TRUE(list(seated.at(0)).empty());
}

}  // namespace
}  // namespace snowbound
