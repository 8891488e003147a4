// What only a server can suffer: it goes away and comes back, or hangs.
#include <chrono>
#include <csignal>
#include <thread>

#include "store/postgres_address.h"
#include "store/tests/stores.h"

namespace snowbound {
namespace {

class APostgres : public testing::Test {
protected:
    void SetUp() override
    {
        if (!server().is_there()) GTEST_SKIP() << server().why_not();
        url_ = server().fresh_database();
        database_ = open(Access::Own);
    }

    static TestPostgres& server() { return TestPostgres::shared(); }
    std::unique_ptr<Database> open(Access access) const
    {
        auto opened = open_database(url_, "", access);
        EXPECT_TRUE(opened) << opened.trouble().message;
        return opened ? std::move(*opened) : nullptr;
    }

    std::string url_;
    std::unique_ptr<Database> database_;
};

TEST_F(APostgres, GoesOnAfterARestartAndOwnsItsDatabaseAgain)
{
    ASSERT_TRUE(database_->write(std::vector{event(1, 1)}));
    const auto before = database_->tenure();
    server().stop();
    ASSERT_TRUE(server().start());
    EXPECT_TRUE(database_->is_cut());
    EXPECT_EQ(database_->write(std::vector{event(1, 2)}).trouble().code, "unreachable")
        << "made up under a lock that was lost: whoever asks must look again first";
    EXPECT_EQ(count_events(*database_), 1);
    EXPECT_FALSE(database_->is_cut());
    const auto after = database_->tenure();
    ASSERT_TRUE(after);
    EXPECT_NE(*after, before ? *before : 1);
    const auto result = database_->write(std::vector{event(1, 2)});
    EXPECT_TRUE(result) << result.trouble().message;
    EXPECT_EQ(count_events(*database_), 2);
    EXPECT_EQ(open_database(url_, "", Access::Own).trouble().code, "busy");
}

TEST_F(APostgres, IsBusyWhenSomebodyElseOwnsItAfterARestart)
{
    server().stop();
    ASSERT_TRUE(server().start());
    auto other = open(Access::Own);
    EXPECT_EQ(database_->write(std::vector{event(1, 1)}).trouble().code, "unreachable");
    EXPECT_EQ(database_->write(std::vector{event(1, 1)}).trouble().code, "busy");
    EXPECT_EQ(database_->read({"SELECT 1", {}}).trouble().code, "busy");
    EXPECT_EQ(count_events(*other), 0);
    other.reset();
    EXPECT_TRUE(database_->write(std::vector{event(1, 1)}));
}

TEST_F(APostgres, IsUnreachableWhileItIsAwayAndThenWorksAgain)
{
    server().stop();
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_EQ(database_->write(std::vector{event(1, 1)}).trouble().code, "unreachable");
    const auto read = database_->read({"SELECT 1", {}});
    ASSERT_FALSE(read);
    EXPECT_EQ(read.trouble().code, "unreachable");
    EXPECT_NE(read.trouble().message.find("PostgreSQL"), std::string::npos);
    EXPECT_EQ(open_database(url_, "", Access::Own).trouble().code, "unreachable");
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(30));
    ASSERT_TRUE(server().start());
    EXPECT_EQ(count_events(*database_), 0);
    EXPECT_TRUE(database_->write(std::vector{event(1, 1)}));
}

// Writes 1, 2, 3, ...; what became of an "unreachable" one is found by writing it again.
std::int64_t write_through(Database& database, const std::stop_token& stop)
{
    std::int64_t seq = 1;
    bool is_unknown = false;
    while (!stop.stop_requested() || is_unknown) {
        const auto result = database.write(std::vector{event(7, seq)});
        const bool is_there = result || (is_unknown && result.trouble().code == "conflict");
        if (!result && !is_there) {
            EXPECT_EQ(result.trouble().code, "unreachable") << result.trouble().message;
            is_unknown = true;
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
            continue;
        }
        is_unknown = false;
        ++seq;
    }
    return seq - 1;
}

TEST_F(APostgres, NeitherLosesNorDoublesWhenItCrashes)
{
    std::int64_t written = 0;
    std::jthread writer([&](const std::stop_token& stop) { written = write_through(*database_, stop); });
    for (int crash = 0; crash < 3; ++crash) {
        std::this_thread::sleep_for(std::chrono::milliseconds(150 + 37 * crash));
        server().stop();
        EXPECT_TRUE(server().start());
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    writer.request_stop();
    writer.join();
    EXPECT_GT(written, 3);
    const auto rows = database_->read({kEvents, {std::int64_t{7}}});
    ASSERT_TRUE(rows) << rows.trouble().message;
    ASSERT_EQ(static_cast<std::int64_t>(rows->size()), written);
    EXPECT_EQ(number_of(rows->back()[0]), written);
}

TEST_F(APostgres, IsNotWaitedForWithoutEnd)
{
    const auto pid = database_->read({"SELECT pg_backend_pid()", {}});
    ASSERT_TRUE(pid);
    const auto backend = static_cast<pid_t>(number_of((*pid)[0][0]));
    ASSERT_EQ(::kill(backend, SIGSTOP), 0);
    const auto begin = std::chrono::steady_clock::now();
    const auto result = database_->write(std::vector{event(1, 1)});
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(30));
    ::kill(backend, SIGCONT);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.trouble().code, "unreachable");
    // It may have been done after all: then it is there once.
    const auto again = database_->write(std::vector{event(1, 1)});
    EXPECT_TRUE(again || again.trouble().code == "conflict") << again.trouble().message;
    EXPECT_EQ(count_events(*database_), 1);
}

TEST_F(APostgres, IsBusyWhileARowIsLocked)
{
    const auto visitor = open(Access::Visit);
    ASSERT_TRUE(visitor->read({"BEGIN", {}}));
    ASSERT_TRUE(visitor->read({"LOCK TABLE event", {}}));
    EXPECT_EQ(database_->write(std::vector{event(1, 1)}).trouble().code, "busy");
    ASSERT_TRUE(visitor->read({"ROLLBACK", {}}));
    EXPECT_TRUE(database_->write(std::vector{event(1, 1)}));
}

TEST_F(APostgres, SaysThatItOnlyReads)
{
    ASSERT_TRUE(database_->read({"SET default_transaction_read_only = on", {}}));
    EXPECT_EQ(database_->write(std::vector{event(1, 1)}).trouble().code, "read_only");
}

TEST_F(APostgres, GivesSumsAsNumbers)
{
    ASSERT_TRUE(database_->write(std::vector{event(1, 1), event(1, 2)}));
    const auto rows = database_->read({"SELECT sum(seq), count(*) FROM event", {}});
    ASSERT_TRUE(rows);
    EXPECT_EQ((*rows)[0], (Row{std::int64_t{3}, std::int64_t{2}}));
}

TEST_F(APostgres, PointsToPgDumpForCopies)
{
    const auto copied = database_->backup("/tmp/copy");
    ASSERT_FALSE(copied);
    EXPECT_NE(copied.trouble().message.find("pg_dump"), std::string::npos);
}

TEST(Address, OfPostgresNeverShowsThePassword)
{
    for (const char* url :
         {"postgres://me:secret@127.0.0.1:1/games", "postgres://me:se@cret@127.0.0.1:1/games",
          "postgres://me:secret/x@127.0.0.1:1/games", "postgres://me:secret?x@127.0.0.1:1/games",
          "postgres://me:secret%zz@127.0.0.1:1/games", "postgres://127.0.0.1:1/games?password=secret",
          "postgresql://me:secret@127.0.0.1:port/games", "postgres://me:secret@127.0.0.1:1/games?secret"}) {
        const auto opened = open_database(url, "", Access::Own);
        ASSERT_FALSE(opened);
        EXPECT_EQ(opened.trouble().message.find("secret"), std::string::npos) << opened.trouble().message;
        EXPECT_EQ(opened.trouble().message.find("cret"), std::string::npos) << opened.trouble().message;
    }
}

TEST(Address, OfPostgresIsNamedInMessages)
{
    const auto address = PostgresAddress::parse("postgres://me:secret@db.example:6000/games");
    ASSERT_TRUE(address);
    EXPECT_EQ(address->where(), "the PostgreSQL database games on db.example");
}

}  // namespace
}  // namespace snowbound
