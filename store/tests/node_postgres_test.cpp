// Nodes on one PostgreSQL: a life that was ended writes nothing any more, however late it comes, and a life is ended
// only when it is over.
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <random>
#include <thread>

#include "store/node_life.h"
#include "store/tests/stores.h"

namespace snowbound {
namespace {

using std::chrono::milliseconds;

class NodesOnPostgres : public testing::Test {
protected:
    void SetUp() override
    {
        if (!TestPostgres::shared().is_there()) GTEST_SKIP() << TestPostgres::shared().why_not();
        url_ = TestPostgres::shared().fresh_database();
        visitor_ = opened(Access::Visit);
    }
    std::unique_ptr<Database> opened(Access access)
    {
        auto database = open_database(url_, "", access);
        EXPECT_TRUE(database) << database.trouble().message;
        return database ? std::move(*database) : nullptr;
    }
    std::shared_ptr<NodeLife> node(const std::string& name)
    {
        auto life = NodeLife::begin({url_, name});
        EXPECT_TRUE(life) << life.trouble().message;
        return life ? *life : nullptr;
    }
    std::unique_ptr<Database> shared(const std::shared_ptr<NodeLife>& life)
    {
        auto database = open_shared(url_, life);
        EXPECT_TRUE(database) << database.trouble().message;
        return database ? std::move(*database) : nullptr;
    }
    std::int64_t count(const char* sql) { return number_of((*visitor_->read({sql, {}}))[0][0]); }
    // As another node does it: first its transactions, then its row.
    void end(std::int64_t id)
    {
        ASSERT_TRUE(
            visitor_->read({"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = "
                            "'snowbound-' || $1::bigint",
                            {id}}));
        ASSERT_TRUE(visitor_->read({"DELETE FROM node WHERE id = $1", {id}}));
    }

    std::string url_;
    std::unique_ptr<Database> visitor_;
};

bool soon(const std::function<bool()>& is_so, int seconds = 20)
{
    for (int tries = 0; tries < seconds * 50; ++tries) {
        if (is_so()) return true;
        std::this_thread::sleep_for(milliseconds(20));
    }
    return false;
}

TEST_F(NodesOnPostgres, ALifeThatWasEndedWritesNothingAndTheNextOneIsAnother)
{
    const auto life = node("a");
    const auto database = shared(life);
    const auto before = database->tenure();
    ASSERT_TRUE(before);
    EXPECT_EQ(static_cast<std::int64_t>(*before), life->id());
    ASSERT_TRUE(database->write(std::vector{event(1, 1)}));
    ASSERT_TRUE(visitor_->read({"DELETE FROM node", {}}));
    EXPECT_EQ(database->write(std::vector{event(1, 2)}).trouble().code, "fenced");
    EXPECT_FALSE(life->holds(static_cast<std::int64_t>(*before)));
    ASSERT_TRUE(soon([&] { return life->id() != 0 && life->id() != static_cast<std::int64_t>(*before); }));
    EXPECT_EQ(database->write(std::vector{event(1, 2)}).trouble().code, "unreachable")
        << "made up in the life before: whoever asks must look again first";
    const auto after = database->tenure();
    ASSERT_TRUE(after);
    EXPECT_GT(*after, *before);
    EXPECT_TRUE(database->write(std::vector{event(1, 2)}));
    EXPECT_EQ(count_events(*visitor_), 2);
}

TEST_F(NodesOnPostgres, SeveralShareItAndNobodyHasItAloneMeanwhile)
{
    auto first = node("a"), second = node("b");
    auto one = shared(first), two = shared(second);
    EXPECT_NE(first->id(), second->id());
    EXPECT_TRUE(one->write(std::vector{event(1, 1)}));
    EXPECT_TRUE(two->write(std::vector{event(2, 1)}));
    EXPECT_EQ(open_database(url_, "", Access::Own).trouble().code, "busy");
    EXPECT_EQ(count("SELECT count(*) FROM node"), 2);
    one.reset(), two.reset();
    first->leave(), second->leave();
    first.reset(), second.reset();
    EXPECT_EQ(count("SELECT count(*) FROM node"), 0) << "who leaves takes its row along";
    EXPECT_EQ(count("SELECT count(*) FROM node_gone"), 2);
    const auto alone = opened(Access::Own);
    ASSERT_TRUE(alone);
    // The time of play that a server alone has noted is where nodes go on.
    ASSERT_TRUE(
        alone->write(std::vector<Statement>{{"INSERT INTO setting (name, value) VALUES ('played', '86400000')", {}}}));
    EXPECT_FALSE(NodeLife::begin({url_, "c"})) << "not beside a server that has it alone";
}

TEST_F(NodesOnPostgres, TheTimeOfPlayIsSharedAndStandsStillWhileNobodyServes)
{
    ASSERT_TRUE(visitor_->write(
        std::vector<Statement>{{"INSERT INTO setting (name, value) VALUES ('played', '86400000')", {}}}));
    auto first = node("a");
    const auto second = node("b");
    EXPECT_GE(first->play_ms(), 86'400'000);
    EXPECT_TRUE(soon([&] { return second->play_ms() > 86'401'500; }));
    EXPECT_LT(std::abs(first->play_ms() - second->play_ms()), 200);
    first->leave(), second->leave();
    const std::int64_t stopped = count("SELECT played FROM house_clock");
    ASSERT_TRUE(visitor_->read({"UPDATE house_clock SET seen = seen - 3600000", {}}));  // an hour without anybody
    const auto third = node("c");
    EXPECT_LT(third->play_ms(), stopped + 3'000);
}

TEST_F(NodesOnPostgres, WhoDiesIsEndedAfterItsLeaseAndAtOnceWhereItIsSuspected)
{
    const auto watcher = node("a");
    const auto pretend = [&](std::int64_t id, const char* name) {
        ASSERT_TRUE(
            visitor_->read({"INSERT INTO node (id, name, seen, body) VALUES ($1, $2, (extract(epoch FROM "
                            "clock_timestamp()) * 1000)::bigint, '{}')",
                            {id, std::string(name)}}));
    };
    const auto is_there = [&](std::int64_t id) {
        return !visitor_->read({"SELECT 1 FROM node WHERE id = $1", {id}})->empty();
    };
    pretend(1'000, "silent");  // it never renews
    const auto begun = std::chrono::steady_clock::now();
    std::this_thread::sleep_for(milliseconds(4'500));
    EXPECT_TRUE(is_there(1'000)) << "its lease may still run";
    EXPECT_TRUE(soon([&] { return !is_there(1'000); }));
    EXPECT_LT(std::chrono::steady_clock::now() - begun, milliseconds(9'000));
    pretend(1'001, "gone");
    EXPECT_TRUE(soon([&] { return watcher->suspect(1'001), !is_there(1'001); }, 3)) << "no session of it is there";
    const auto living = node("b");
    const auto database = shared(living);
    const std::int64_t id = living->id();
    for (int i = 0; i < 30; ++i) watcher->suspect(id), std::this_thread::sleep_for(milliseconds(50));
    EXPECT_TRUE(is_there(id)) << "nobody reached it, but its session is there";
    EXPECT_EQ(watcher->figures().ended_others, 2U);
}

TEST_F(NodesOnPostgres, ANameIsFreeAgainWhenWhoHadItHasDied)
{
    ASSERT_TRUE(visitor_->read({"INSERT INTO node (id, name, seen, body) VALUES (1000, 'a', 1, '{}')", {}}));
    const auto life = node("a");
    EXPECT_TRUE(life);
    EXPECT_EQ(count("SELECT count(*) FROM node"), 1);
}

// A node of its own, in a process that can be stopped: it appends without a pause.
pid_t writer(const std::string& url, const std::string& name)
{
    const pid_t parent = ::getpid();
    const pid_t child = ::fork();
    if (child != 0) return child;
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent) ::_exit(1);
    auto life = NodeLife::begin({url, name});
    if (!life) ::_exit(2);
    const std::int64_t id = (*life)->id();
    auto database = open_shared(url, *life);
    if (!database) ::_exit(3);
    for (std::int64_t seq = 1;; ++seq) {
        const auto tenure = (*database)->tenure();
        if (!tenure || static_cast<std::int64_t>(*tenure) != id) ::_exit(0);
        const auto stored = (*database)->write(std::vector{event(id, seq), event(id + 1'000'000, seq)});
        if (!stored) ::_exit(stored.trouble().code == "fenced" || stored.trouble().code == "unreachable" ? 0 : 4);
    }
}

TEST_F(NodesOnPostgres, WhoIsStoppedAtAnyMomentAndComesBackLateWritesNothing)
{
    std::mt19937 dice(7);
    for (int round = 0; round < 25; ++round) {
        const pid_t child = writer(url_, "n" + std::to_string(round));
        ASSERT_TRUE(soon([&] { return count("SELECT count(*) FROM event e JOIN node n ON n.id = e.number") > 3; }));
        const std::int64_t id = count("SELECT max(id) FROM node");
        std::this_thread::sleep_for(std::chrono::microseconds(dice() % 20'000));
        ::kill(child, SIGSTOP);
        const auto begun = std::chrono::steady_clock::now();
        end(id);
        EXPECT_LT(std::chrono::steady_clock::now() - begun, milliseconds(3'000)) << "nobody waits for who is stopped";
        const auto before = visitor_->read({"SELECT count(*) FROM event", {}});
        ::kill(child, SIGCONT);
        int status = -1;
        ASSERT_TRUE(soon([&] { return ::waitpid(child, &status, WNOHANG) == child; }));
        EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
        EXPECT_EQ(*visitor_->read({"SELECT count(*) FROM event", {}}), *before) << "round " << round;
        EXPECT_EQ(count("SELECT count(*) FROM event e WHERE e.number < 1000000 AND NOT EXISTS (SELECT 1 FROM event o "
                        "WHERE o.number = e.number + 1000000 AND o.seq = e.seq)"),
                  0)
            << "all or nothing";
    }
}

}  // namespace
}  // namespace snowbound
