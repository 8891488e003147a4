// The operator finds people by name, id or table, and is told what tells them apart and nothing more.
#include "server/people_search.h"
#include "server/tests/moderated.h"

namespace snowbound {
namespace {

class FindPeople : public Moderated {
protected:
    Json found(const std::string& query) { return operates("GET", "people?" + query).json(); }
    std::string come(const std::string& name)
    {
        others.push_back(std::make_unique<Player>(server.port()));
        others.back()->come(name);
        return others.back()->get("/api/me").json()["id"];
    }
    int acts_on_person(const std::string& person, const Json& what)
    {
        return operates("POST", "people/" + person, what).status;
    }

    std::vector<std::unique_ptr<Player>> others;
};

TEST_F(FindPeople, ByPartOfTheirNameWhateverTheCaseOrById)
{
    const std::string guest = come("Grüßer"), exact = come("GRUSS"), account = come("Big Gruss");
    others.back()->post("/api/me/password", {{"password", "long enough"}});
    come("Somebody else");
    Json people = found("name=gruss")["people"];
    ASSERT_EQ(people.size(), 2U) << people;
    EXPECT_EQ(people[0]["person"], exact) << "who is called exactly so comes first";
    EXPECT_EQ(people[1]["person"], account);
    EXPECT_EQ(people[1]["kept"], true);
    people = found("name=GR%C3%9CSSER")["people"];
    ASSERT_EQ(people.size(), 1U) << "letters are compared by case folding: " << people;
    EXPECT_EQ(people[0]["person"], guest);
    people = found("name=" + account)["people"];
    ASSERT_EQ(people.size(), 1U);
    EXPECT_EQ(people[0]["name"], "Big Gruss");
    EXPECT_TRUE(found("name=nobody%20at%20all")["people"].empty());
}

TEST_F(FindPeople, WithWhatTellsThemApartAndNothingMore)
{
    sit_down({{"spectators", false}});
    const Json one = found("name=Player%201")["people"].at(0);
    EXPECT_EQ(one["tables"], Json::array({{{"id", seated.id}, {"game", "paper-tales"}}}));
    EXPECT_GT(one["created"], Loop::wall_ms() - 60'000);
    std::set<std::string> told;
    for (const auto& [key, value] : one.items()) told.insert(key);
    const std::set<std::string> needed{"person", "name", "kept", "created", "tables", "banned", "address_known"};
    EXPECT_EQ(told, needed);
    const std::string everything = operates("GET", "people?name=player").body;
    for (const char* secret : {"password", "recovery", "127.0.0", "argon2"}) {
        EXPECT_EQ(everything.find(secret), std::string::npos) << secret;
    }
}

TEST_F(FindPeople, AtATableEveryNameOfOneDevice)
{
    Player host(server.port());
    host.come("Ada");
    const Json here = Json::array({{{"seat", 1}, {"name", "Rude"}}});
    const std::string table =
        host.post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}, {"here", here}}).json()["table"]["id"];
    const Json people = found("table=" + table)["people"];
    ASSERT_EQ(people.size(), 2U) << people;
    EXPECT_EQ(people[1]["name"], "Rude");
    EXPECT_EQ(people[0]["person"], people[1]["person"]);
    EXPECT_EQ(acts_on_person(people[1]["person"], {{"do", "hide_name"}, {"name", "Rude"}}), 200);
    const Json seats = host.get("/api/tables/" + table).json()["table"]["seats"];
    EXPECT_EQ(seats[0]["name"], "Ada");
    EXPECT_NE(seats[1]["name"], "Rude");
}

TEST_F(FindPeople, ANameIsHiddenWithoutAReportAndShownAgain)
{
    sit_down();
    const std::string person = found("name=Player%201")["people"][0]["person"];
    ASSERT_EQ(acts_on_person(person, {{"do", "hide_name"}}), 200);
    EXPECT_EQ(card()["seats"][1]["name"].get<std::string>().substr(0, 9), "Snowbound");
    const Json hidden = found("name=Player%201")["people"].at(0);
    EXPECT_EQ(hidden["hidden_name"], "Player 1") << "they are found by it still";
    EXPECT_EQ(hidden["name"], card()["seats"][1]["name"]);
    const Json act = operates("GET", "acts").json()["acts"][0];
    EXPECT_EQ(act["act"], "hide_name");
    EXPECT_EQ(act["name"], "Player 1");
    ASSERT_EQ(acts_on_person(person, {{"do", "show_name"}}), 200);
    EXPECT_EQ(card()["seats"][1]["name"], "Player 1");
    EXPECT_EQ(acts_on_person("nobody", {{"do", "hide_name"}}), 404);
    EXPECT_EQ(acts_on_person(person, {{"do", "delete"}}), 400);
}

TEST_F(FindPeople, OnlyForTheOperatorAndOnlyWhereSomethingIsAsked)
{
    sit_down();
    EXPECT_EQ(operates("GET", "people?name=Player", nullptr, "wrong").status, 401);
    EXPECT_EQ(operates("POST", "people/" + id_of(1), {{"do", "hide_name"}}, "wrong").status, 401);
    EXPECT_EQ(operates("GET", "people").status, 400);
    EXPECT_EQ(operates("GET", "people?name=" + std::string(101, 'x')).status, 400);
    EXPECT_EQ(operates("GET", "people?name=%00").status, 400);
    EXPECT_EQ(operates("GET", "people?table=nosuchtable").status, 404);
    EXPECT_TRUE(found("name=%25")["people"].empty()) << "no pattern, only letters";
}

TEST_F(FindPeople, ADamagedRowHidesNobodyAndManyAreCutOff)
{
    const std::string last = come("Crowd");
    std::vector<Statement> unit{{"INSERT INTO person (id, body) VALUES ('0damaged', '{\"name\":7')", {}}};
    for (std::int64_t i = 0; i < 1200; ++i) {
        unit.push_back({"INSERT INTO person (id, body) VALUES ($1, $2)",
                        {"crowd" + std::to_string(i), Json{{"name", "Crowd " + std::to_string(i)}}.dump()}});
    }
    server.write(unit);
    const Json all = found("name=crowd");
    EXPECT_EQ(all["people"].size(), kMostFound);
    EXPECT_EQ(all["more"], true);
    EXPECT_EQ(all["people"][0]["person"], last) << "who is called exactly so comes first, wherever their row lies";
    EXPECT_EQ(found("name=crowd%20777")["more"], false);
}

}  // namespace
}  // namespace snowbound
