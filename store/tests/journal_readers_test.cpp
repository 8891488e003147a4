// A journal whose questions are looked up on connections of their own, which only read.
#include "store/tests/journals.h"

namespace snowbound {
namespace {

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

}  // namespace
}  // namespace snowbound
