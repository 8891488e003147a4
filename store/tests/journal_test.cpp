// Group commit, on each kind of database, with a loop and a worker that run when the test says so.
#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "store/tests/journals.h"

namespace snowbound {
namespace {

ON_EACH_STORE(AJournal);

TEST_P(AJournal, CommitsTogetherWhatArrivesTogether)
{
    for (int at = 0; at < 20; ++at) write({event(at, 1), event(at, 2)});
    EXPECT_EQ(journal_->waiting(), 20U);
    loop_.run();
    for (int at = 20; at < 50; ++at) write({event(at, 1)});
    EXPECT_EQ(journal_->waiting(), 50U);
    EXPECT_EQ(results_.back(), "waiting");
    finish();
    EXPECT_EQ(results_, std::vector<std::string>(50, "good"));
    EXPECT_TRUE(std::ranges::is_sorted(order_));
    EXPECT_EQ(journal_->figures().commits, 2U);
    EXPECT_EQ(journal_->figures().units, 50U);
    EXPECT_EQ(journal_->figures().failed_units, 0U);
    EXPECT_EQ(count_events(*database_), 70);
}

TEST_P(AJournal, BoundsABatch)
{
    for (int at = 0; at < 2'500; ++at) write({event(at, 1)});
    finish();
    EXPECT_EQ(journal_->figures().commits, 3U);
    EXPECT_EQ(count_events(*database_), 2'500);
}

TEST_P(AJournal, LetsABadUnitFailAlone)
{
    write({event(1, 1)});
    write({event(1, 2), event(1, 1)});
    write({event(1, 3), event(1, 4, std::string(1, '\0'))});
    write({event(1, 2)});
    finish();
    EXPECT_EQ(results_, (std::vector<std::string>{"good", "conflict", "database", "good"}));
    EXPECT_EQ(order_, (std::vector<int>{0, 1, 2, 3}));
    EXPECT_EQ(count_events(*database_), 2);
    EXPECT_EQ(journal_->figures().failed_units, 2U);
}

TEST_P(AJournal, AnswersAQuestionBetweenTheWritesAroundIt)
{
    const auto count = [](Database& database) -> Result<std::int64_t> { return count_events(database); };
    std::vector<std::int64_t> heard;
    const auto hear = [&](const Result<std::int64_t>& answer) { heard.push_back(*answer); };
    journal_->ask<std::int64_t>(count, hear);
    write({event(1, 1)});
    write({event(1, 2)});
    journal_->ask<std::int64_t>(count, hear);
    write({event(1, 3)});
    journal_->read([](Database& database) { return database.read({kEvents, {std::int64_t{1}}}); },
                   [&](const Result<std::vector<Row>>& rows) {
                       ASSERT_TRUE(rows);
                       heard.push_back(static_cast<std::int64_t>(rows->size()));
                   });
    finish();
    EXPECT_EQ(heard, (std::vector<std::int64_t>{0, 2, 3}));
}

TEST_P(AJournal, TakesMoreFromACallback)
{
    journal_->write({event(1, 1)}, [this](const Result<bool>&) { write({event(1, 2)}); });
    finish();
    EXPECT_EQ(results_, std::vector<std::string>{"good"});
}

TEST_P(AJournal, CallsNobodyBackOnceItIsGone)
{
    write({event(1, 1)});
    loop_.run();
    journal_.reset();
    disk_.run();
    loop_.run();
    EXPECT_EQ(results_, std::vector<std::string>{"waiting"});
    EXPECT_EQ(count_events(*opened(Access::Visit)), 1);
}

class Gone : public Database {  // a database in such trouble
public:
    explicit Gone(std::string code, int& tries) : code_(std::move(code)), tries_(tries) {}
    Result<bool> write(std::span<const Statement>) override
    {
        ++tries_;
        return Trouble{code_, "", "", ""};
    }
    Result<std::vector<Row>> read(const Statement&) override { return Trouble{code_, "", "", ""}; }
    Result<bool> backup(const std::string&) override { return Trouble{code_, "", "", ""}; }

private:
    std::string code_;
    int& tries_;
};

TEST_P(AJournal, TellsEverybodyWhenTheDatabaseIsInTrouble)
{
    for (const std::string code : {"disk_full", "read_only", "unreachable", "busy"}) {
        int tries = 0;
        results_.clear();
        use(std::make_unique<Gone>(code, tries));
        for (int at = 0; at < 3; ++at) write({event(at, 1)});
        finish();
        EXPECT_EQ(results_, std::vector<std::string>(3, code));
        EXPECT_EQ(tries, 1);
    }
}

TEST_P(AJournal, WorksWithRealThreads)
{
    std::mutex mutex;
    std::condition_variable woken;
    std::deque<std::function<void()>> disk_work, loop_work;
    bool over = false;
    const auto into = [&](std::deque<std::function<void()>>& queue) {
        return [&](std::function<void()> work) {
            const std::lock_guard lock(mutex);
            queue.push_back(std::move(work));
            woken.notify_all();
        };
    };
    const auto next = [&](std::deque<std::function<void()>>& queue) {
        std::unique_lock lock(mutex);
        woken.wait(lock, [&] { return over || !queue.empty(); });
        if (queue.empty()) return false;
        auto work = std::move(queue.front());
        queue.pop_front();
        lock.unlock();
        work();
        return true;
    };
    journal_.reset();
    Journal journal(opened(), into(disk_work), into(loop_work));
    std::thread worker([&] {
        while (next(disk_work)) {}
    });
    int done = 0;
    for (int at = 0; at < 300; ++at) {
        journal.write({event(at, 1)}, [&](const Result<bool>& result) { done += result ? 1 : 0; });
        if (at % 3 == 0) next(loop_work);
    }
    while (journal.waiting() > 0) next(loop_work);
    EXPECT_EQ(done, 300);
    EXPECT_LT(journal.figures().commits, 250U);
    {
        const std::lock_guard lock(mutex);
        over = true;
        woken.notify_all();
    }
    worker.join();
}

class Throwing final : public Database {  // our own fault, in the middle of it
public:
    Result<bool> write(std::span<const Statement>) override { throw std::runtime_error("no memory"); }
    Result<std::vector<Row>> read(const Statement&) override { throw std::runtime_error("no memory"); }
    Result<bool> backup(const std::string&) override { return true; }
};

TEST(AJournalWhoseWorkerFails, AnswersEverybodyAndSaysSo)
{
    ByHand loop, disk;
    int anew = 0;
    Journal journal(std::make_unique<Throwing>(), disk.taker(), loop.taker(), {nullptr, [&] { ++anew; }});
    std::vector<std::string> heard;
    const auto hear = [&](const auto& result) { heard.push_back(result ? "good" : result.trouble().code); };
    journal.write({event(1, 1)}, hear);
    journal.read([](Database& database) { return database.read({"SELECT 1", {}}); }, hear);
    journal.read([](Database&) { return std::vector<Row>(); }, hear);
    while (loop.run() || disk.run()) {}
    EXPECT_EQ(heard, (std::vector<std::string>{"unreachable", "damaged", "good"}));
    EXPECT_EQ(journal.waiting(), 0U);
    EXPECT_EQ(journal.failures(), 1);
    EXPECT_EQ(anew, 1) << "nobody knows what became of the write";
    journal.read([](Database&) { return std::vector<Row>(); }, hear);
    while (loop.run() || disk.run()) {}
    EXPECT_EQ(journal.failures(), 1) << "that somebody could read says nothing about writing";
}

TEST(AJournalWhoseWorkerFails, KeepsNobodyFromHearingBecauseSomebodyElseFails)
{
    ByHand loop, disk;
    TempFolder folder;
    auto database = open_database("sqlite", folder.path(), Access::Own);
    ASSERT_TRUE(database);
    Journal journal(std::move(*database), disk.taker(), loop.taker());
    int heard = 0;
    journal.write({event(1, 1)}, [](const Result<bool>&) { throw std::runtime_error("deaf"); });
    journal.write({event(1, 2)}, [&](const Result<bool>&) { ++heard; });
    loop.run(), disk.run();
    EXPECT_THROW(loop.run(), std::runtime_error);
    EXPECT_EQ(heard, 1);
    EXPECT_EQ(journal.waiting(), 0U);
}

class Moving final : public Database {  // somebody else had it for a while
public:
    Result<bool> write(std::span<const Statement>) override { return ++writes, true; }
    Result<std::vector<Row>> read(const Statement&) override { return std::vector<Row>(); }
    Result<bool> backup(const std::string&) override { return true; }
    Result<std::uint64_t> tenure() override { return now; }

    std::uint64_t now = 1;
    int writes = 0;
};

TEST(AJournalWhoseStoreWasLost, WritesNothingThatWasMadeUpBefore)
{
    ByHand loop, disk;
    auto owned = std::make_unique<Moving>();
    Moving& database = *owned;
    int anew = 0;
    Journal journal(std::move(owned), disk.taker(), loop.taker(), {nullptr, [&] { ++anew; }});
    std::vector<std::string> heard;
    const auto hear = [&](const auto& result) { heard.push_back(result ? "good" : result.trouble().code); };
    journal.write({event(1, 1)}, hear);
    database.now = 2;
    while (loop.run() || disk.run()) {}
    EXPECT_EQ(heard, std::vector<std::string>{"unreachable"});
    EXPECT_EQ(database.writes, 0) << "it may be older than what another wrote";
    EXPECT_EQ(anew, 1);
    journal.write({event(1, 2)}, hear);
    while (loop.run() || disk.run()) {}
    EXPECT_EQ(heard.back(), "good");
    EXPECT_EQ(database.writes, 1);
}

}  // namespace
}  // namespace snowbound
