// What only a file can suffer: a full disk, a read-only one, a killed process; and backups.
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <thread>

#include "store/tests/stores.h"
#include "testing/failing_disk.h"
#include "testing/mount.h"

namespace snowbound {
namespace {

TEST(Sqlite, MakesTheFolderItLivesIn)
{
    const TempFolder folder;
    ASSERT_TRUE(open_database("sqlite", folder / "deep/down", Access::Own));
    EXPECT_TRUE(std::filesystem::exists(folder / "deep/down/snowbound.sqlite"));
}

TEST(Sqlite, SaysWhichFileIsNoDatabase)
{
    const TempFolder folder;
    const std::string file = folder / "snowbound.sqlite";
    std::ofstream(file) << std::string(5'000, 'x');
    const auto opened = open_sqlite(file, Access::Own);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.trouble().code, "database");
    EXPECT_NE(opened.trouble().message.find(file), std::string::npos);
    const auto in_file = open_sqlite(file + "/snowbound.sqlite", Access::Own);
    ASSERT_FALSE(in_file);
    EXPECT_NE(in_file.trouble().message.find(file), std::string::npos);
}

TEST(Sqlite, IsBusyWhileAVisitorKeepsWriting)
{
    const TempFolder folder;
    const auto owner = open_database("sqlite", folder.path(), Access::Own);
    const auto visitor = open_database("sqlite", folder.path(), Access::Visit);
    ASSERT_TRUE(owner && visitor);
    // A read that begins a transaction leaves it open: only a test would.
    ASSERT_TRUE((*visitor)->read({"BEGIN IMMEDIATE", {}}));
    EXPECT_EQ((*owner)->write(std::vector{event(1, 1)}).trouble().code, "busy");
    ASSERT_TRUE((*visitor)->read({"ROLLBACK", {}}));
    EXPECT_TRUE((*owner)->write(std::vector{event(1, 1)}));
}

TEST(Sqlite, SurvivesAFullDisk)
{
    const SmallDisk disk("2m");
    if (!disk.is_there()) GTEST_SKIP() << "mounting a small disk takes root";
    auto opened = open_database("sqlite", disk.path(), Access::Own);
    ASSERT_TRUE(opened) << opened.trouble().message;
    Database& database = **opened;
    Result<bool> result = true;
    std::int64_t written = 0;
    while (result && written < 1'000) {
        result =
            database.write(std::vector{event(1, 2 * written, std::string(20'000, 'x')), event(1, 2 * written + 1)});
        if (result) ++written;
    }
    ASSERT_FALSE(result);
    EXPECT_EQ(result.trouble().code, "disk_full");
    EXPECT_NE(result.trouble().message.find(disk.path()), std::string::npos);
    EXPECT_GT(written, 10);
    EXPECT_EQ(count_events(database), 2 * written);
    EXPECT_EQ(database.write(std::vector{event(2, 1, std::string(50'000, 'x'))}).trouble().code, "disk_full");

    ASSERT_TRUE(disk.resize("8m"));
    EXPECT_TRUE(database.write(std::vector{event(3, 1, std::string(100'000, 'x'))}));
    opened->reset();
    opened = open_database("sqlite", disk.path(), Access::Own);
    ASSERT_TRUE(opened) << opened.trouble().message;
    EXPECT_EQ(count_events(**opened), 2 * written + 1);
}

TEST(Sqlite, SaysThatTheDiskIsFullOnOpening)
{
    const SmallDisk disk("64k");
    if (!disk.is_there()) GTEST_SKIP() << "mounting a small disk takes root";
    const auto opened = open_database("sqlite", disk.path(), Access::Own);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.trouble().code, "disk_full") << opened.trouble().message;
}

TEST(Sqlite, SaysThatTheDiskIsReadOnly)
{
    const SmallDisk disk("2m");
    if (!disk.is_there()) GTEST_SKIP() << "mounting a small disk takes root";
    ASSERT_TRUE(open_database("sqlite", disk.path(), Access::Own));
    ASSERT_TRUE(disk.make_read_only());
    for (const Access access : {Access::Own, Access::Visit}) {
        const auto opened = open_database("sqlite", disk.path(), access);
        ASSERT_FALSE(opened);
        EXPECT_EQ(opened.trouble().code, "read_only") << opened.trouble().message;
        EXPECT_NE(opened.trouble().message.find(disk.path()), std::string::npos);
    }
    const auto below = open_database("sqlite", disk.path() + "/new", Access::Own);
    ASSERT_FALSE(below);
    EXPECT_EQ(below.trouble().code, "read_only") << below.trouble().message;
}

// However many bytes of a transaction are still taken: all of it is there or nothing, and the next one goes well.
TEST(Sqlite, IsWholeWhereverWritingEnds)
{
    for (const auto& [error, code] : {std::pair(ENOSPC, "disk_full"), {EROFS, "read_only"}, {EIO, "database"}}) {
        FailingDisk disk;
        const TempFolder folder;
        auto opened = open_database("sqlite", folder.path(), Access::Own);
        ASSERT_TRUE(opened) << opened.trouble().message;
        std::int64_t written = 0;
        int failed = 0;
        for (int after = 0; after < 30; ++after) {
            const std::vector<Statement> unit = {event(after, 1, std::string(9'000, 'x')), event(after, 2),
                                                 event(after, 3, std::string(3'000, 'y'))};
            disk.fail(error, after * 1'000);
            const auto result = (*opened)->write(unit);
            disk.mend();
            written += result ? 3 : 0;
            EXPECT_EQ(count_events(**opened), written) << after << " KB taken";
            if (result) continue;
            ++failed;
            EXPECT_EQ(result.trouble().code, code) << result.trouble().message;
            EXPECT_NE(result.trouble().message.find(folder.path()), std::string::npos) << result.trouble().message;
            EXPECT_TRUE((*opened)->write(unit)) << after << " KB taken";
            written += 3;
        }
        EXPECT_GT(failed, 10);
        EXPECT_LT(failed, 30) << "so many bytes are enough for one transaction";
        opened->reset();
        opened = open_database("sqlite", folder.path(), Access::Own);
        ASSERT_TRUE(opened) << opened.trouble().message;
        EXPECT_EQ(count_events(**opened), written);
        EXPECT_EQ((*opened)->read({"PRAGMA integrity_check", {}})->front(), Row{"ok"});
    }
}

TEST(Sqlite, CopiesEverythingWhileOthersWrite)
{
    const TempFolder folder;
    const auto owner = open_database("sqlite", folder / "data", Access::Own);
    const auto visitor = open_database("sqlite", folder / "data", Access::Visit);
    ASSERT_TRUE(owner && visitor);
    ASSERT_TRUE((*owner)->write(std::vector{event(1, 1, "kept")}));
    const std::string file = folder / "copy.sqlite";
    const auto made = (*visitor)->backup(file);
    ASSERT_TRUE(made) << made.trouble().message;
    ASSERT_TRUE((*owner)->write(std::vector{event(1, 2)}));

    namespace fs = std::filesystem;
    const auto for_owner = fs::perms::owner_read | fs::perms::owner_write;
    for (const auto& each : {file, folder / "data/snowbound.sqlite", folder / "data/snowbound.sqlite-wal"}) {
        EXPECT_EQ(fs::status(each).permissions(), for_owner) << each;
    }
    const auto copy = open_sqlite(file, Access::Own);
    ASSERT_TRUE(copy) << copy.trouble().message;
    const auto rows = (*copy)->read({kEvents, {std::int64_t{1}}});
    ASSERT_TRUE(rows);
    EXPECT_EQ(*rows, (std::vector<Row>{{std::int64_t{1}, "kept"}}));
}

TEST(Sqlite, NeverCopiesOverAnotherFile)
{
    const TempFolder folder;
    const auto owner = open_database("sqlite", folder / "data", Access::Own);
    ASSERT_TRUE(owner);
    std::ofstream(folder / "precious") << "";
    const auto over = (*owner)->backup(folder / "precious");
    ASSERT_FALSE(over);
    EXPECT_EQ(over.trouble().code, "exists");
    EXPECT_EQ(std::filesystem::file_size(folder / "precious"), 0U);
    EXPECT_FALSE((*owner)->backup(folder / "no/such/folder/copy"));
    EXPECT_TRUE((*owner)->write(std::vector{event(1, 1)}));
}

TEST(Sqlite, LeavesNoHalfCopyOnAFullDisk)
{
    const SmallDisk disk("256k");
    if (!disk.is_there()) GTEST_SKIP() << "mounting a small disk takes root";
    const TempFolder folder;
    const auto owner = open_database("sqlite", folder.path(), Access::Own);
    ASSERT_TRUE(owner);
    ASSERT_TRUE((*owner)->write(std::vector{event(1, 1, std::string(500'000, 'x'))}));
    const auto made = (*owner)->backup(disk.path() + "/copy");
    ASSERT_FALSE(made);
    EXPECT_EQ(made.trouble().code, "disk_full") << made.trouble().message;
    EXPECT_TRUE(std::filesystem::is_empty(disk.path()));
    EXPECT_TRUE((*owner)->write(std::vector{event(1, 2)}));
}

// Writes units of two until it is killed, and says over the pipe which are done.
[[noreturn]] void write_until_killed(const std::string& folder, std::int64_t life, int pipe)
{
    const auto database = open_database("sqlite", folder, Access::Own);
    for (std::int64_t seq = 1; database; ++seq) {
        const std::vector<Statement> unit = {event(life, 2 * seq), event(life, 2 * seq + 1)};
        if (!(*database)->write(unit)) break;
        if (::write(pipe, &seq, sizeof seq) != sizeof seq) break;
    }
    ::_exit(1);
}

std::int64_t last_done_before_kill(const std::string& folder, std::int64_t life)
{
    int ends[2];
    if (::pipe(ends) != 0) return -1;
    const pid_t child = ::fork();
    if (child == 0) write_until_killed(folder, life, ends[1]);
    ::close(ends[1]);
    std::int64_t seq = 0;
    std::int64_t done = ::read(ends[0], &seq, sizeof seq) == sizeof seq ? seq : -1;
    std::this_thread::sleep_for(std::chrono::microseconds(1'000 + 1'700 * life));
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    while (::read(ends[0], &seq, sizeof seq) == sizeof seq) done = seq;
    ::close(ends[0]);
    return done;
}

TEST(Sqlite, LosesNothingAcknowledgedToAKill)
{
    const TempFolder folder;
    for (std::int64_t life = 1; life <= 20; ++life) {
        const std::int64_t done = last_done_before_kill(folder.path(), life);
        ASSERT_GE(done, 1);
        const auto database = open_database("sqlite", folder.path(), Access::Own);
        ASSERT_TRUE(database) << database.trouble().message;
        const auto rows = (*database)->read({kEvents, {life}});
        ASSERT_TRUE(rows);
        EXPECT_GE(rows->size(), 2U * static_cast<std::size_t>(done));
        EXPECT_EQ(rows->size() % 2, 0U);
        EXPECT_EQ(number_of(rows->back()[0]), static_cast<std::int64_t>(rows->size()) + 1);
        EXPECT_EQ((*database)->read({"PRAGMA integrity_check", {}})->front(), Row{"ok"});
    }
}

// A visitor that comes and goes takes the log away with it if nobody else has a hold on the file.
TEST(Sqlite, AReaderBesideTheOwnerLeavesItItsHoldOnTheFile)
{
    const TempFolder folder;
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    const pid_t visitor = ::fork();  // before anything is open here
    if (visitor == 0) {
        char go = 0;
        const bool told = ::read(ends[0], &go, 1) == 1;
        auto database = open_database("sqlite", folder.path(), Access::Visit);
        const bool good = told && database && (*database)->write(std::vector{event(1, 2)});
        if (database) database->reset();
        ::_exit(good ? 0 : 1);
    }
    const auto owner = open_database("sqlite", folder.path(), Access::Own);
    ASSERT_TRUE(owner);
    ASSERT_TRUE((*owner)->write(std::vector{event(1, 1)}));
    const auto reader = open_database("sqlite", folder.path(), Access::Read);
    ASSERT_TRUE(reader);
    EXPECT_EQ(count_events(**reader), 1);
    ASSERT_EQ(::write(ends[1], "!", 1), 1);
    int status = -1;
    ASSERT_EQ(::waitpid(visitor, &status, 0), visitor);
    EXPECT_EQ(status, 0);
    EXPECT_TRUE(std::filesystem::exists(folder / "snowbound.sqlite-wal"));
    ASSERT_TRUE((*owner)->write(std::vector{event(1, 3)}));
    EXPECT_EQ(count_events(**owner), 3);
    EXPECT_EQ(count_events(**reader), 3);
    EXPECT_EQ(count_events(**open_database("sqlite", folder.path(), Access::Visit)), 3);
}

TEST(AStore, MustBeOneThatThereIs)
{
    const auto opened = open_database("mysql://me:secret@there", "/nowhere", Access::Own);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.trouble().code, "bad_store");
    EXPECT_NE(opened.trouble().message.find("postgres://"), std::string::npos);
    EXPECT_EQ(opened.trouble().message.find("secret"), std::string::npos);
}

}  // namespace
}  // namespace snowbound
