// Group commit, on each kind of database, with a loop and a worker that run when the test says so.
#include "store/journal.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "store/tests/stores.h"

namespace snowbound {
namespace {

class ByHand {  // a queue of work that is run by hand
public:
    Journal::Run taker()
    {
        return [this](std::function<void()> work) { work_.push_back(std::move(work)); };
    }
    bool run()
    {
        if (work_.empty()) return false;
        for (auto now = std::exchange(work_, {}); auto& each : now) each();
        return true;
    }

private:
    std::deque<std::function<void()>> work_;
};

class AJournal : public OnEachStore {
protected:
    void SetUp() override
    {
        OnEachStore::SetUp();
        if (!IsSkipped()) use(opened());
    }

    void use(std::unique_ptr<Database> database)
    {
        database_ = database.get();
        journal_ = std::make_unique<Journal>(std::move(database), disk_.taker(), loop_.taker());
    }

    void write(std::vector<Statement> unit)
    {
        journal_->write(std::move(unit), [this, at = results_.size()](const Result<bool>& result) {
            results_[at] = result ? "good" : result.trouble().code;
            order_.push_back(static_cast<int>(at));
        });
        results_.emplace_back("waiting");
    }

    void finish()
    {
        while (loop_.run() || disk_.run() || readers_.run()) {}
        EXPECT_EQ(journal_->waiting(), 0U);
    }

    ByHand loop_, disk_, readers_;
    Database* database_ = nullptr;
    std::unique_ptr<Journal> journal_;
    std::vector<std::string> results_;
    std::vector<int> order_;
};
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

class AJournalWithReaders : public AJournal {
protected:
    void SetUp() override
    {
        AJournal::SetUp();
        if (IsSkipped()) return;
        journal_.reset();
        use(opened());
    }
    void use(std::unique_ptr<Database> database)
    {
        database_ = database.get();
        Journal::Readers readers{{}, readers_.taker()};
        for (int i = 0; i < 2; ++i) readers.databases.push_back(opened(Access::Read));
        journal_ = std::make_unique<Journal>(std::move(database), disk_.taker(), loop_.taker(), Journal::Watch{},
                                             std::move(readers));
    }
    void count(const std::string& asker)
    {
        journal_->look<std::int64_t>(
            asker,
            [this, asker](Database& database) -> Result<std::int64_t> {
                looked_.push_back(asker);
                return count_events(database);
            },
            [this](const Result<std::int64_t>& answer) { heard_.push_back(answer ? *answer : -1); });
    }
    std::vector<std::string> looked_;  // in this order
    std::vector<std::int64_t> heard_;
};
ON_EACH_STORE(AJournalWithReaders);

TEST_P(AJournalWithReaders, LetsNobodyWhoWritesWaitForAReader)
{
    count("ada");  // and its worker does not come to it
    for (int at = 0; at < 3; ++at) {
        write({event(at, 1)});
        while (loop_.run() || disk_.run()) {}
        EXPECT_EQ(results_.back(), "good");
    }
    EXPECT_TRUE(heard_.empty());
    finish();
    EXPECT_EQ(heard_, std::vector<std::int64_t>{3});
}

TEST_P(AJournalWithReaders, SeesWhatWasWrittenBeforeTheQuestion)
{
    write({event(1, 1)});
    count("ada");
    readers_.run();
    loop_.run();  // the write has left for the disk
    readers_.run();
    EXPECT_TRUE(looked_.empty()) << "it waits for what was written before it";
    finish();
    EXPECT_EQ(heard_, std::vector<std::int64_t>{1});
}

TEST_P(AJournalWithReaders, GivesEachAskerATurn)
{
    for (int i = 0; i < 3; ++i) count("mallory");
    count("ada");
    count("ben");
    readers_.run();
    EXPECT_EQ(looked_, (std::vector<std::string>{"mallory", "ada"})) << "one worker is left for the others";
    finish();
    EXPECT_EQ(looked_, (std::vector<std::string>{"mallory", "ada", "mallory", "ben", "mallory"}));
}

TEST_P(AJournalWithReaders, LooksAtOneMoment)
{
    std::vector<std::int64_t> seen;
    journal_->look<bool>(
        "ada",
        [&](Database& database) -> Result<bool> {
            seen.push_back(count_events(database));
            EXPECT_TRUE(database_->write(std::vector{event(1, 1)}));
            seen.push_back(count_events(database));
            return true;
        },
        [](const Result<bool>& good) { EXPECT_TRUE(good); });
    count("ada");
    finish();
    EXPECT_EQ(seen, (std::vector<std::int64_t>{0, 0}));
    EXPECT_EQ(heard_, std::vector<std::int64_t>{1});
}

// SQLite's log is emptied beside whoever writes; PostgreSQL sees to its own.
TEST_P(AJournalWithReaders, LetsTheLogGrowOnlySoFar)
{
    const std::string body(40'000, 'x');
    std::size_t longest = 0;
    for (int at = 0; at < 400; ++at) {  // 16 MB
        write({event(1, at, body)});
        finish();
        longest = std::max(longest, database_->log_pages());
    }
    EXPECT_LT(longest, 2'200U);
    EXPECT_EQ(longest > 0, GetParam() == "sqlite");
    EXPECT_EQ(count_events(*database_), 400);
    EXPECT_EQ(std::ranges::count(results_, "good"), 400);
}

// Whoever looks at what is in the log keeps it from beginning anew: when it is long, others wait until that look is
// done.
TEST_P(AJournalWithReaders, LetsNobodyLookAtALogThatIsFull)
{
    if (GetParam() != "sqlite") GTEST_SKIP() << "PostgreSQL has no such log";
    const std::string body(40'000, 'x');
    const auto beside = opened(Access::Read);  // as if a reader were still at it
    const auto looked = beside->at_one_moment([&] {
        EXPECT_EQ(count_events(*beside), 0);
        for (int at = 0; at < 450; ++at) {
            write({event(1, at, body)});
            finish();
        }
        EXPECT_GT(database_->log_pages(), 8'192U);
        EXPECT_EQ(std::ranges::count(results_, "good"), 450) << "nobody who writes waits";
    });
    ASSERT_TRUE(looked);
    std::int64_t seen = -1;
    journal_->look<std::int64_t>(
        "ada", [](Database& database) -> Result<std::int64_t> { return count_events(database); },
        [&](const Result<std::int64_t>& count) { seen = *count; });
    finish();
    EXPECT_EQ(seen, 450) << "but nobody waits for ever";
    for (int at = 450; at < 500; ++at) {
        write({event(1, at, body)});
        finish();
    }
    EXPECT_LT(database_->log_pages(), 2'200U);
}

TEST_P(AJournalWithReaders, WritesNothingThroughAReader)
{
    std::string code;
    journal_->look<bool>(
        "ada", [](Database& database) { return database.write(std::vector{event(1, 1)}); },
        [&](const Result<bool>& done) { code = done ? "" : done.trouble().code; });
    finish();
    EXPECT_EQ(code, "read_only");
    EXPECT_EQ(count_events(*database_), 0);
}

TEST_P(AJournalWithReaders, TellsOfDamageAndGoesOn)
{
    std::string code;
    journal_->look<bool>(
        "ada", [](Database&) -> Result<bool> { throw std::runtime_error("broken"); },
        [&](const Result<bool>& done) { code = done.trouble().code; });
    count("ada");
    finish();
    EXPECT_EQ(code, "damaged");
    EXPECT_EQ(heard_, std::vector<std::int64_t>{0});
}

class Unsure : public Database {  // the answer to its next write is lost, and for a while it cannot be reached
public:
    Result<bool> write(std::span<const Statement>) override { return away = true, Trouble{"unreachable", "", "", ""}; }
    Result<std::vector<Row>> read(const Statement&) override { return std::vector<Row>{{std::int64_t{7}}}; }
    Result<bool> backup(const std::string&) override { return true; }
    Result<std::uint64_t> tenure() override
    {
        if (away) return Trouble{"unreachable", "", "", ""};
        return number;
    }
    bool away = false;
    std::uint64_t number = 1;
};

// Another connection could still read what was before a COMMIT that is about to be done.
TEST_P(AJournalWithReaders, AsksTheOwnersConnectionWhileAWriteIsUnsure)
{
    auto made = std::make_unique<Unsure>();
    Unsure& owner = *made;
    journal_.reset();
    use(std::move(made));
    write({event(1, 1)});
    count("ada");
    loop_.run(), disk_.run(), loop_.run();
    EXPECT_EQ(results_.back(), "unreachable");
    owner.away = false, owner.number = 2;
    disk_.run(), loop_.run();
    EXPECT_TRUE(journal_->waiting() == 0);
    EXPECT_EQ(heard_, std::vector<std::int64_t>{7}) << "asked where it was written";
    count("ada");
    finish();
    EXPECT_EQ(heard_.back(), 0) << "and beside it again, once that is known";
}

// What was read before the store was lost does not count after it.
TEST_P(AJournalWithReaders, ForgetsAnAnswerOfAnEarlierOwnership)
{
    auto made = std::make_unique<Unsure>();
    Unsure& owner = *made;
    journal_.reset();
    use(std::move(made));
    count("ada");
    readers_.run();
    owner.number = 2;
    journal_->ask<bool>([](Database&) -> Result<bool> { return true; }, [](const Result<bool>&) {});
    finish();
    EXPECT_EQ(heard_, std::vector<std::int64_t>{0});
    count("ada");  // leaves under the second ownership ...
    owner.number = 3;
    journal_->ask<bool>([](Database&) -> Result<bool> { return true; }, [](const Result<bool>&) {});
    loop_.run(), disk_.run(), loop_.run();  // ... and the third is known before it is back
    finish();
    EXPECT_EQ(heard_.back(), -1);
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
