// A server that was stopped while another one had its PostgreSQL: nothing that it remembers may be used.
#include "testing/postgres.h"
#include "testing/running_server.h"
#include "testing/server_process.h"

namespace snowbound {
namespace {

class OwnershipOnPostgres : public ::testing::Test {
protected:
    void SetUp() override
    {
        TestPostgres& postgres = TestPostgres::shared();
        if (!postgres.is_there()) GTEST_SKIP() << postgres.why_not();
        store = postgres.fresh_database();
        first = std::make_unique<ServerProcess>(SNOWBOUND_PROGRAM, folders[0].path(), store);
        port = first->start();
        ASSERT_NE(port, 0);
        seated = seat_people(port, {{"game", "paper-tales"}, {"seats", 2}});
        start_and_join(seated);
        for (std::size_t seat : {0, 1}) views.push_back(seated.at(seat).next("view"));
    }
    // As a moved virtual machine: it does nothing, and its session with the database is over.
    void suspend()
    {
        first->send(SIGSTOP);
        auto visitor = open_database(store, "", Access::Visit);
        ASSERT_TRUE(visitor) << visitor.trouble().message;
        const auto cut = (*visitor)->read(
            {"SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN pg_database d ON d.oid = l.database "
             "WHERE l.locktype = 'advisory' AND d.datname = current_database()",
             {}});
        ASSERT_TRUE(cut) << cut.trouble().message;
        ASSERT_EQ(cut->size(), 1U);
    }

    TempFolder folders[2];
    std::string store;
    std::unique_ptr<ServerProcess> first;
    std::uint16_t port = 0;
    Seated seated;
    std::vector<Json> views;
};

TEST_F(OwnershipOnPostgres, AfterAnotherHadTheStoreNothingRememberedIsUsed)
{
    suspend();
    {
        ServerProcess second(SNOWBOUND_PROGRAM, folders[1].path(), store);
        const std::uint16_t there = second.start();
        ASSERT_NE(there, 0);
        Player ada(there), ben(there);
        ada.cookie = seated.at(0).cookie, ben.cookie = seated.at(1).cookie;
        for (Player* player : {&ada, &ben}) {
            ASSERT_TRUE(player->connect());
            ASSERT_FALSE(player->join(seated.id).is_null());
        }
        ada.send(answer_frame(*required(views[0]), (*required(views[0]))["options"][0]));
        EXPECT_EQ(ada.next("view")["waiting"], Json({1})) << "acknowledged";
        ada.send({{"t", "ask"}, {"about", "abort"}});
        while (!ben.next("table")["table"].contains("vote")) {}
        ben.send({{"t", "vote"}, {"yes", true}});
        while (ben.next("table")["table"]["status"] != "aborted") {}
        EXPECT_EQ(ben.post("/api/logout/everywhere").status, 200);
        EXPECT_EQ(second.end(SIGTERM), 0);
    }
    first->send(SIGCONT);
    Player ada(port), ben(port);
    ada.cookie = seated.at(0).cookie, ben.cookie = seated.at(1).cookie;
    EXPECT_EQ(ben.get("/api/me").status, 401) << "a voided cookie stays void";
    EXPECT_EQ(ada.get("/api/tables/" + seated.id).json()["table"]["status"], "aborted");
    ASSERT_TRUE(ada.connect());
    EXPECT_EQ(ada.join(seated.id)["waiting"], Json({1})) << "what was acknowledged is shown";
    // On the old connection, which the stopped server still has open.
    seated.at(0).send({{"t", "ask"}, {"about", "pause"}});
    const auto stood = ada.post("/api/tables/" + seated.id + "/stand");
    EXPECT_EQ(stood.json()["table"]["status"], "aborted") << "nothing is written over it: " << stood.body;
    EXPECT_EQ(ada.get("/api/tables/mine").json()["tables"][0]["status"], "aborted");
}

// Bans and hidden names are remembered, too.
TEST_F(OwnershipOnPostgres, WhoWasBannedMeanwhileIsShutOutFromTheFirstRequestOn)
{
    const std::string person = seated.at(1).get("/api/me").json()["id"];
    suspend();
    {
        auto visitor = open_database(store, "", Access::Visit);
        const Ban ban{"b1", person, "", "Ben", person, "Insults", Loop::wall_ms(), Loop::wall_ms() + kDay};
        const std::vector<Statement> unit{ban_statement(ban)};
        ASSERT_TRUE((*visitor)->write(unit));
    }
    first->send(SIGCONT);
    Player ben(port);
    ben.cookie = seated.at(1).cookie;
    EXPECT_EQ(ben.post("/api/tables", {{"game", "paper-tales"}, {"seats", 2}}).json()["code"], "banned");
}

TEST_F(OwnershipOnPostgres, WhileAnotherHasTheStoreItSaysSoAndLaterGoesOn)
{
    suspend();
    ServerProcess second(SNOWBOUND_PROGRAM, folders[1].path(), store);
    ASSERT_NE(second.start(), 0);
    first->send(SIGCONT);
    Player ada(port);
    ada.cookie = seated.at(0).cookie;
    EXPECT_EQ(ada.get("/api/tables/" + seated.id).status, 503);
    EXPECT_EQ(second.end(SIGTERM), 0);
    int status = 0;
    for (int i = 0; i < 100 && status != 200; ++i) {
        status = ada.get("/api/tables/" + seated.id).status;
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    EXPECT_EQ(status, 200);
    ASSERT_TRUE(ada.connect());
    EXPECT_EQ(ada.join(seated.id)["view"], views[0]["view"]);
}

}  // namespace
}  // namespace snowbound
