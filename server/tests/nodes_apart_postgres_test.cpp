// Nodes that lose one another, that know other rules, or that have just come; and what goes over the ways between them.
#include "games/registry.h"
#include "server/links.h"
#include "server/links_pack.h"
#include "server/peer.h"
#include "store/node_life.h"
#include "testing/between.h"
#include "testing/postgres.h"
#include "testing/running_server.h"

namespace snowbound {
namespace {

class NodesOfOneHouse : public ::testing::Test {
protected:
    void SetUp() override
    {
        if (!TestPostgres::shared().is_there()) GTEST_SKIP() << TestPostgres::shared().why_not();
        url = TestPostgres::shared().fresh_database();
        visitor = std::move(*open_database(url, "", Access::Visit));
    }
    // Whoever dials this one goes through its `doors`.
    RunningServer& open(const char* name, std::map<std::string, int> rules = {})
    {
        Serving serving = RunningServer::quiet();
        serving.node = name;
        serving.rules = std::move(rules);
        const std::uint16_t inner = free_port();
        doors.push_back(std::make_unique<Between>(inner));
        servers.push_back(std::make_unique<RunningServer>(
            serving, url, "", InnerDoor{"127.0.0.1:" + std::to_string(inner), doors.back()->address()}));
        return *servers.back();
    }
    std::uint16_t port(std::size_t node) { return servers[node]->port(); }
    bool is_ready(std::size_t node) { return Player(port(node)).get("/readyz").status == 200; }
    std::size_t tables(std::size_t node)
    {
        return servers[node]->look([](House& house) { return house.rooms().size(); });
    }
    // A table at that node, in the middle of a game.
    Seated table_at(std::size_t node)
    {
        Seated seated = seat_people(port(node), {{"game", "paper-tales"}, {"seats", 2}});
        start_and_join(seated);
        for (const auto& player : seated.players) player->next("view");
        return seated;
    }
    std::unique_ptr<Player> through(std::size_t node, const Player& who)
    {
        auto player = std::make_unique<Player>(port(node));
        player->cookie = who.cookie;
        EXPECT_TRUE(player->connect());
        return player;
    }
    // Everybody answers once through these sockets, and is shown that it counts.
    static void play(const std::vector<Player*>& players, const std::string& table)
    {
        for (Player* player : players) {
            Json view = player->join(table);
            const Json* question = view.is_null() ? nullptr : required(view);
            if (!question) continue;
            player->send(answer_frame(*question, (*question)["options"][0]));
            const Json after = player->next("view");
            EXPECT_FALSE(after.is_null());
        }
    }
    static bool soon(const std::function<bool()>& is_so, int seconds = 15)
    {
        for (int tries = 0; tries < seconds * 50; ++tries) {
            if (is_so()) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        return false;
    }
    std::string one(const char* sql) { return text_of((*visitor->read({sql, {}}))[0][0]); }

    std::string url;
    std::unique_ptr<Database> visitor;
    std::vector<std::unique_ptr<Between>> doors;
    std::vector<std::unique_ptr<RunningServer>> servers;
};

TEST_F(NodesOfOneHouse, WhoIsCutOffFromTheOthersGivesItsTablesUpAndTheyGoOnThere)
{
    open("a"), open("b");
    ASSERT_TRUE(soon([&] { return is_ready(0) && is_ready(1); }));
    Seated seated = table_at(1);
    doors[0]->silent = doors[1]->silent = true;
    const auto begun = Loop::steady_ms();
    const auto there = through(0, seated.at(0));
    there->send_join(seated.id);
    const Json view = there->next("view", 10'000);
    EXPECT_FALSE(view.is_null()) << "it is at the first by now";
    EXPECT_LT(Loop::steady_ms() - begun, 10'000);
    EXPECT_EQ(tables(0), 1U);
    EXPECT_EQ(tables(1), 0U);
    EXPECT_TRUE(is_ready(0));
    EXPECT_FALSE(is_ready(1));
    while (!seated.at(0).next(3'000).is_null()) {}
    EXPECT_EQ(seated.at(0).closed_with, 1012) << "come back elsewhere";
    Player late(port(1));
    late.cookie = seated.at(0).cookie;
    EXPECT_EQ(late.get("/api/tables/" + seated.id).status, 503) << "at once";
    EXPECT_EQ(late.post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).json()["code"], "closing");
    doors[0]->silent = doors[1]->silent = false;
    EXPECT_TRUE(soon([&] { return is_ready(1); })) << "linked again";
    Player back(port(1));
    back.cookie = seated.at(0).cookie;
    EXPECT_EQ(back.get("/api/tables/" + seated.id).status, 200);
}

TEST_F(NodesOfOneHouse, ATableThatWasPlayedUnderNewerRulesGoesToANodeThatKnowsThem)
{
    const int ours = find_game("paper-tales")->about()["rules_version"];
    open("old", {{"paper-tales", ours - 1}});
    open("new"), open("newer");
    ASSERT_TRUE(soon([&] { return is_ready(0) && is_ready(1) && is_ready(2); }));
    Seated seated = table_at(1);
    servers[1]->stop();
    const auto there = through(0, seated.at(0)), other = through(0, seated.at(1));
    play({there.get(), other.get()}, seated.id);
    EXPECT_EQ(there->get("/api/tables/" + seated.id).status, 200) << "requests, too";
    EXPECT_EQ(tables(0), 0U);
    EXPECT_EQ(tables(2), 1U);
    servers[2]->stop();
    EXPECT_EQ(one("SELECT count(*)::text FROM game_table WHERE owner IS NOT NULL"), "0");
    Player waits(port(0));
    waits.cookie = seated.at(0).cookie;
    EXPECT_EQ(waits.get("/api/tables/" + seated.id).json()["code"], "unreachable") << "nobody knows them just now";
    EXPECT_EQ(one("SELECT count(*)::text FROM game_table WHERE owner IS NOT NULL"), "0") << "and nobody has taken it";
}

TEST_F(NodesOfOneHouse, ANodeThatSpeaksOtherwiseIsNotSpokenToAndDoesNotServeBesideTheOthers)
{
    open("a");
    ASSERT_TRUE(soon([&] { return is_ready(0); }));
    // A later program, as its row would be.
    ASSERT_TRUE(visitor->read(
        {"INSERT INTO node (id, name, seen, body) VALUES (1000, 'later', (extract(epoch FROM clock_timestamp()) * "
         "1000)::bigint + 60000, $1)",
         {Json{{"inner", doors[0]->address()}, {"speech", 2}, {"links", {1}}}.dump()}}));
    std::this_thread::sleep_for(std::chrono::seconds(4));
    EXPECT_TRUE(is_ready(0)) << "who came first stays";
    EXPECT_TRUE(servers[0]->look([](House& house) { return house.links()->reached().empty(); }));
    EXPECT_TRUE(doors[0]->heard().empty()) << "nobody has dialled it";
}

TEST_F(NodesOfOneHouse, ANewNodeComesToItsShareOfTablesAndWhoPlaysGoesOn)
{
    open("a");
    std::vector<Seated> all;
    for (int i = 0; i < 8; ++i) all.push_back(table_at(0));
    EXPECT_EQ(tables(0), 8U);
    open("b");
    ASSERT_TRUE(soon([&] { return tables(1) >= 3; })) << tables(0) << " and " << tables(1);
    std::this_thread::sleep_for(std::chrono::seconds(3));
    EXPECT_EQ(tables(0) + tables(1), 8U);
    EXPECT_LE(tables(1), 5U) << "and no more";
    EXPECT_GE(servers[0]->look([](House& house) { return house.figures.handed_over; }), 3U);
    EXPECT_EQ(servers[1]->look([](House& house) { return house.figures.handed_over; }), 0U) << "nothing comes back";
    for (Seated& seated : all) {
        for (const auto& player : seated.players) EXPECT_FALSE(player->now().is_null()) << "the same socket";
        play({&seated.at(0), &seated.at(1)}, seated.id);
    }
}

TEST_F(NodesOfOneHouse, WhoeverAsksForATableThatJustLeavesIsAnsweredAsIfItHadStayed)
{
    open("a"), open("b");
    ASSERT_TRUE(soon([&] { return is_ready(0) && is_ready(1); }));
    for (const std::size_t at : {0, 1}) {  // here, and from the other node
        Seated seated = seat_people(port(0), {{"game", "paper-tales"}, {"seats", 2}});
        servers[0]->look([&](House& house) { return house.rooms().at(seated.id)->close(1012, "it leaves"), true; });
        std::jthread gone([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            servers[0]->look([&](House& house) { return house.forget(seated.id), true; });
        });
        Player host(port(at));
        host.cookie = seated.at(0).cookie;
        EXPECT_EQ(host.get("/api/tables/" + seated.id).status, 200);
        EXPECT_EQ(host.post("/api/tables/" + seated.id + "/start").status, 200);
    }
}

TEST_F(NodesOfOneHouse, WhoNobodyLooksAtIsHandedOverFirst)
{
    open("a");
    std::vector<Seated> all;
    for (int i = 0; i < 8; ++i) all.push_back(table_at(0));
    for (std::size_t i = 0; i < 4; ++i) {
        for (const auto& player : all[i].players) player->hang_up();
    }
    open("b");
    ASSERT_TRUE(soon([&] { return tables(0) <= 5; }));
    for (std::size_t i = 4; i < 8; ++i) {
        EXPECT_TRUE(servers[0]->look([&](House& house) { return house.rooms().contains(all[i].id); }))
            << "somebody plays there";
    }
}

// What is in the frame of a WebSocket, as it goes to the socket.
std::string unframed(std::string_view frame)
{
    WsReader reader(WsRole::Client, 16U << 20U);
    return std::string(reader.next(frame).data);
}

// The records of one connection: kind, and what is in it.
std::vector<std::pair<Peer::Kind, std::string>> records(const std::string& bytes)
{
    std::vector<std::pair<Peer::Kind, std::string>> all;
    for (std::size_t at = 0; at + 9 <= bytes.size();) {
        const std::size_t length = links::number_at(bytes, at, 4);
        all.emplace_back(static_cast<Peer::Kind>(bytes[at + 4]), bytes.substr(at + 9, length));
        at += 9 + length;
    }
    return all;
}

TEST_F(NodesOfOneHouse, OverTheWaysGoesForAViewerWhatThatViewerIsToldAndNothingElse)
{
    open("a"), open("b");
    ASSERT_TRUE(soon([&] { return is_ready(0) && is_ready(1); }));
    Seated seated = table_at(0);
    const auto player = through(1, seated.at(1)), watcher = std::make_unique<Player>(port(1));
    ASSERT_TRUE(watcher->connect());
    watcher->send_join(seated.id);
    for (int round = 0; round < 4; ++round) play({&seated.at(0), player.get()}, seated.id);
    watcher->send({{"t", "ask"}, {"about", "pause"}});
    seated.at(0).send({{"t", "say"}, {"text", "hello"}});
    EXPECT_FALSE(player->next("said").is_null());
    Player guest(port(1));
    const auto card = guest.get("/api/tables/" + seated.id);
    EXPECT_EQ(card.status, 200);
    ASSERT_TRUE(soon([&] { return !watcher->now().is_null() && !player->now().is_null(); }));
    std::multiset<std::string> told;
    for (const Player* one : {player.get(), watcher.get()}) told.insert(one->received.begin(), one->received.end());
    std::size_t frames = 0, replies = 0;
    for (const std::string& bytes : doors[0]->heard()) {
        for (const auto& [kind, text] : records(bytes)) {
            if (kind == Peer::Kind::Told) {
                ++frames;
                const auto found = told.find(unframed(text));
                const bool was_told = found != told.end();
                EXPECT_TRUE(was_told) << "nobody behind that way was told this: " << unframed(text);
                if (was_told) told.erase(found);
            } else if (kind == Peer::Kind::Reply) {
                ++replies;
                const auto reply = links::unpacked_reply(text);
                ASSERT_TRUE(reply);
                EXPECT_EQ(reply->body, card.body);
            } else {
                const bool says_nothing = kind == Peer::Kind::Challenge || kind == Peer::Kind::Beat ||
                                          (kind == Peer::Kind::Hint && text == "news");
                EXPECT_TRUE(says_nothing) << static_cast<int>(kind) << ": " << text;
            }
        }
    }
    EXPECT_GT(frames, 10U);
    EXPECT_EQ(replies, 1U);
}

}  // namespace
}  // namespace snowbound
