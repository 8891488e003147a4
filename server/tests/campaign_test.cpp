// A campaign of Tail Feathers: tables that follow each other, for the same people in the same seats.
#include "games/registry.h"
#include "testing/running_server.h"

namespace snowbound {
namespace {

const Json kCampaignWish = {
    {"game", "tail-feathers"},
    {"seats", 2},
    {"options", {{"campaign", {{"on", true}}}, {"militia_nest", 1}, {"raiders_nest", 1}, {"nut", "first_seat"}}}};

// Everybody answers at random; what each seat saw last, with the end of the match in it.
std::vector<Json> fight_it_out(Seated& seated, std::vector<Json> views, std::uint64_t seed)
{
    Dice dice(seed);
    for (int step = 0; step < 5000 && !views[0].contains("end"); ++step) {
        const std::size_t seat = required(views[0]) ? 0 : 1;
        const Json* question = required(views[seat]);
        if (!question) break;
        const Json& options = (*question)["options"];
        seated.at(seat).send(answer_frame(*question, options[dice.below(options.size())]));
        for (std::size_t i = 0; i < views.size(); ++i) views[i] = seated.at(i).next("view");
    }
    return views;
}

std::vector<Json> first_views(Seated& seated)
{
    std::vector<Json> views;
    for (const auto& player : seated.players) views.push_back(player->next("view"));
    return views;
}

std::vector<Json> both_join(Seated& seated, const std::string& table)  // the last one is over: no view of it comes
{
    for (const auto& player : seated.players) player->send_join(table);
    return first_views(seated);
}

// What the next table frame with this in it says; null: none comes.
Json told_of(Player& player, const std::string& key)
{
    Json told = player.next("table");
    while (!told.is_null() && !told["table"].contains(key)) told = player.next("table");
    return told.is_null() ? told : told["table"][key];
}

Json campaign_of(const Json& card) { return card["options"].value("campaign", Json()); }

TEST(Campaign, TablesFollowEachOtherWithSeatsPointsAndUpgrades)
{
    RunningServer server;
    Seated seated = seat_people(server.port(), kCampaignWish);
    start_and_join(seated);
    std::vector<Json> views = fight_it_out(seated, first_views(seated), 7);
    ASSERT_TRUE(views[0].contains("end")) << views[0].dump().substr(0, 300);
    const Json first = views[0]["view"]["campaign"];
    EXPECT_EQ(first["played"], 1);
    const int militia = first["sides"][0]["earned"], raiders = first["sides"][1]["earned"];
    EXPECT_EQ(militia + raiders, 6);

    // The loser asks first, then the winner: there is one table.
    const std::size_t loser = militia == 2 ? 0 : 1;
    const auto asked = seated.at(loser).post("/api/tables/" + seated.id + "/rematch");
    ASSERT_EQ(asked.status, 200) << asked.body;
    const std::string next = asked.json()["table"]["rematch"];
    const auto late = seated.at(1 - loser).post("/api/tables/" + seated.id + "/rematch");
    EXPECT_EQ(late.json()["table"]["rematch"], next);
    for (const auto& player : seated.players) {  // whoever is still at the old table is told
        EXPECT_EQ(told_of(*player, "rematch"), next);
    }
    EXPECT_EQ(seated.at(0).get("/api/tables/mine").json()["tables"].size(), 2U);

    const Json card = seated.at(0).get("/api/tables/" + next).json()["table"];
    EXPECT_EQ(card["status"], "running") << "nobody has to sit down or to start it";
    EXPECT_EQ(card["options"]["scenario"], "cut_the_branches");
    EXPECT_EQ(campaign_of(card), first);
    EXPECT_EQ(card["options"]["raiders_nest"], 1) << "what the table agreed on stays";
    const Json old = seated.at(0).get("/api/tables/" + seated.id).json()["table"];
    for (std::size_t seat : {0, 1}) EXPECT_EQ(card["seats"][seat]["name"], old["seats"][seat]["name"]);

    // The army sheet: the winner buys, and what was bought is there in the third scenario.
    views = both_join(seated, next);
    const std::size_t winner = 1 - loser;
    const Json* sheet = required(views[winner]);
    ASSERT_TRUE(sheet);
    EXPECT_EQ((*sheet)["prompt"], "setup.upgrade");
    EXPECT_EQ(views[winner]["seat"], winner);
    Json army = (*sheet)["options"][(*sheet)["fallback"].get<std::size_t>()]["muster"]["army"];
    Json greedy = army;
    greedy["ground"][0]["figures"] = 7;
    seated.at(winner).send(answer_frame(*sheet, {{"muster", {{"army", greedy}}}}));
    EXPECT_EQ(seated.at(winner).next("refused")["rule"], "TF-AB3");
    greedy = army;
    for (Json& bird : greedy["birds"]) bird["rank"] = "ace";
    greedy["ground"][0]["veterans"] = 2;
    seated.at(winner).send(answer_frame(*sheet, {{"muster", {{"army", greedy}}}}));
    EXPECT_EQ(seated.at(winner).next("refused")["rule"], "TF-37.3");
    army["ground"][0]["veterans"] = 2;
    seated.at(winner).send(answer_frame(*sheet, {{"muster", {{"army", army}}}}));
    for (std::size_t i : {0, 1}) views[i] = seated.at(i).next("view");
    EXPECT_FALSE(views[loser]["view"].dump().find("\"veterans\":2") != std::string::npos) << "bought in secret";
    views = fight_it_out(seated, views, 8);
    ASSERT_TRUE(views[0].contains("end"));
    const std::string third =
        seated.at(winner).post("/api/tables/" + next + "/rematch").json()["table"].value("rematch", "");
    const Json last = seated.at(0).get("/api/tables/" + third).json()["table"];
    EXPECT_EQ(last["options"]["scenario"], "captured_flyer");
    const Json side = campaign_of(last)["sides"][winner];
    EXPECT_EQ(side["army"], army);
    EXPECT_EQ(side["earned"].get<int>() - side["left"].get<int>(), 2);

    // Each table replays by itself.
    for (const std::string& table : {seated.id, next}) {
        const auto record = read_record(seated.at(0).get("/api/tables/" + table + "/record").json());
        ASSERT_TRUE(record) << record.trouble().message;
        EXPECT_TRUE(find_game("tail-feathers")->replay(*record, record->events.size()));
    }
    // and all of it is still there after a restart
    server.stop();
    server.start();
    Player later(server.port());
    later.cookie = seated.at(0).cookie;
    EXPECT_EQ(later.get("/api/tables/" + next).json()["table"]["rematch"], third);
    EXPECT_EQ(campaign_of(later.get("/api/tables/" + third).json()["table"]), campaign_of(last));
}

TEST(Campaign, NobodyElseStartsTheNextScenarioAndNoneBeforeTheEnd)
{
    RunningServer server;
    Seated seated = seat_people(server.port(), kCampaignWish);
    start_and_join(seated);
    const std::vector<Json> views = first_views(seated);
    EXPECT_EQ(seated.at(0).post("/api/tables/" + seated.id + "/rematch").json()["code"], "not_over");
    ASSERT_TRUE(fight_it_out(seated, views, 9)[0].contains("end"));
    Player stranger(server.port());
    EXPECT_EQ(stranger.post("/api/tables/" + seated.id + "/rematch").status, 401);
    stranger.come("Stranger");
    const auto refused = stranger.post("/api/tables/" + seated.id + "/rematch");
    EXPECT_EQ(refused.status, 403);
    EXPECT_EQ(refused.json()["code"], "not_seated");
    EXPECT_FALSE(seated.at(0).get("/api/tables/" + seated.id).json()["table"].contains("rematch"));
}

TEST(Campaign, AScenarioThatWasBrokenOffIsPlayedAgain)
{
    RunningServer server;
    Seated seated = seat_people(server.port(), kCampaignWish);
    start_and_join(seated);
    seated.at(1).send({{"t", "ask"}, {"about", "abort"}});
    ASSERT_EQ(told_of(seated.at(0), "vote")["about"], "abort");
    seated.at(0).send({{"t", "vote"}, {"yes", true}});
    ASSERT_TRUE(told_of(seated.at(1), "seed").is_string()) << "it is over";
    const auto again = seated.at(1).post("/api/tables/" + seated.id + "/rematch");
    const std::string next = again.json()["table"].value("rematch", "");
    const Json card = seated.at(1).get("/api/tables/" + next).json()["table"];
    EXPECT_EQ(card["status"], "open");
    EXPECT_EQ(card["options"]["scenario"], "show_of_force");
    EXPECT_EQ(campaign_of(card)["played"], 0);
}

TEST(Campaign, AStandingThatCannotBeIsRefusedClearly)
{
    RunningServer server;
    Player player(server.port());
    player.come("Ada");
    const auto refused = [&](const Json& campaign) {
        Json wish = kCampaignWish;
        wish["options"]["campaign"] = campaign;
        const auto answer = player.post("/api/tables", wish);
        EXPECT_EQ(answer.status, 400) << answer.body;
        EXPECT_EQ(answer.json()["code"], "bad_options");
        return answer.json()["message"].get<std::string>();
    };
    const auto has = [](const std::string& text, const char* part) { return text.find(part) != std::string::npos; };
    EXPECT_TRUE(has(refused({{"on", true}, {"played", 1}}), "so many points"));
    EXPECT_TRUE(has(refused({{"on", true}, {"played", 4}}), "are over"));
    EXPECT_TRUE(has(refused({{"on", true}, {"played", 5}}), "from 0 to 4"));
    EXPECT_TRUE(has(refused({{"played", 1}}), "in a campaign only"));
    EXPECT_TRUE(has(refused({{"on", true}, {"sides", Json::array({1, 2, 3})}}), "must have 2 entries"));
    EXPECT_TRUE(has(refused(true), "must be an object"));
    EXPECT_TRUE(has(refused({{"on", true}, {"cheat", 1}}), "unknown field"));
}

}  // namespace
}  // namespace snowbound
