// One batch at a time is with the disk's worker; the rest waits on the loop.
#include "store/journal.h"

#include <algorithm>
#include <chrono>
#include <deque>
#include <exception>
#include <iterator>
#include <optional>

#include "store/batch.h"
#include "store/turns.h"

namespace snowbound {
using journal::Batch, journal::Call, journal::Entry, journal::gone_meanwhile;
namespace {

constexpr std::size_t kMostEntries = 1'000;  // in one batch
// Pages in the store's log. From the first on it is tidied up; from the second on nobody looks until it is: whoever
// looks at what is in it keeps it from beginning anew.
constexpr std::size_t kLongLog = 2'048, kMuchLog = 8'192;
constexpr std::size_t kFewPages = 16;  // the owner puts so many into their place itself
constexpr int kMostRounds = 6;

}  // namespace

void JournalFigures::count_commit(std::int64_t took)
{
    ++commits;
    microseconds += static_cast<std::uint64_t>(took);
    const auto bucket = std::ranges::lower_bound(kMicroseconds, took) - kMicroseconds.begin();
    ++buckets[static_cast<std::size_t>(bucket)];
}

JournalFigures& JournalFigures::operator+=(const JournalFigures& more)
{
    commits += more.commits;
    units += more.units;
    failed_units += more.failed_units;
    microseconds += more.microseconds;
    for (std::size_t at = 0; at < buckets.size(); ++at) buckets[at] += more.buckets[at];
    return *this;
}

struct Journal::Inside : std::enable_shared_from_this<Journal::Inside> {
    std::shared_ptr<Database> database;
    Run on_disk, on_loop;
    std::deque<Entry> queue;
    std::size_t away = 0;                                       // entries with the worker, or being called back
    bool leaving = false;                                       // a batch is away, or about to leave
    std::optional<std::chrono::steady_clock::time_point> left;  // when it did
    std::uint64_t tenure = 0;
    int failures = 0;
    Watch watch;
    JournalFigures figures;
    struct Look {
        Entry entry;
        std::uint64_t after = 0;  // so many entries must have come back
    };
    Run on_readers;
    std::vector<std::shared_ptr<Database>> idle;  // readers
    std::optional<Turns<Look>> looks;             // none: there are no readers
    std::size_t looking = 0;
    std::uint64_t added = 0, finished = 0;  // entries
    bool settled = true;                    // as far as is known the database is ours, and every write is decided
    std::size_t log_pages = 0, tidy_from = kLongLog;
    bool tidying = false;

    void add(Entry entry)
    {
        entry.tenure = tenure;
        ++added;
        queue.push_back(std::move(entry));
        if (leaving) return;
        leaving = true;
        // Later in this turn of the loop, so that what arrived together is committed together.
        on_loop([weak = weak_from_this()] {
            if (const auto self = weak.lock()) self->leave();
        });
    }

    void leave()
    {
        const auto count = static_cast<std::ptrdiff_t>(std::min(queue.size(), kMostEntries));
        auto batch = std::make_shared<Batch>();
        std::move(queue.begin(), queue.begin() + count, std::back_inserter(batch->entries));
        queue.erase(queue.begin(), queue.begin() + count);
        away += batch->entries.size();
        left = std::chrono::steady_clock::now();
        on_disk([batch, kept = database, back = on_loop, weak = weak_from_this()] {
            journal::work(*kept, *batch);
            back([batch, weak] {
                // What callbacks hold belongs to the loop: it must not be let go by the worker.
                const Batch here = std::exchange(*batch, {});
                if (const auto self = weak.lock()) self->come_back(here);
            });
        });
    }

    void look(const std::string& asker, Entry entry)
    {
        // While nobody knows what became of a write, only its own connection can say.
        if (!looks || !settled) return add(std::move(entry));
        looks->add(asker, {std::move(entry), added});
        send_looks();
    }

    void send_looks()
    {
        while (!idle.empty() && !is_log_full()) {
            auto next = looks->next([this](const Look& look) { return look.after <= finished; });
            if (!next) return;
            auto reader = std::move(idle.back());
            idle.pop_back();
            ++looking;
            auto entry = std::make_shared<Entry>(std::move(next->second.entry));
            entry->tenure = tenure;
            on_readers([entry, reader, asker = std::move(next->first), back = on_loop, weak = weak_from_this()] {
                auto answer = std::make_shared<std::function<void()>>(journal::look_up(*entry, *reader));
                back([entry, reader, asker, answer, weak] {
                    // What callbacks hold belongs to the loop: it must not be let go by the worker.
                    const Entry here = std::exchange(*entry, {});
                    const auto tell = std::exchange(*answer, nullptr);
                    if (const auto self = weak.lock()) self->looked(here, reader, asker, tell);
                });
            });
        }
    }

    void looked(const Entry& entry, const std::shared_ptr<Database>& reader, const std::string& asker,
                const std::function<void()>& tell)
    {
        --looking;
        idle.push_back(reader);
        looks->done(asker);
        tidy_up();
        send_looks();
        // Somebody else may have the store by now.
        if (entry.tenure != tenure || database->is_cut()) return entry.failed(gone_meanwhile());
        tell();
    }

    void let_looks_go_on()
    {
        if (!looks) return;
        if (settled) return send_looks();
        for (Look& look : looks->take_all()) add(std::move(look.entry));
    }

    bool is_log_full() const { return log_pages >= std::max(kMuchLog, tidy_from); }

    // Beside whoever writes, in rounds: each has less to do than the one before. The owner does the rest, between two
    // batches.
    void tidy_up()
    {
        if (tidying || log_pages < tidy_from || idle.empty() || (is_log_full() && looking > 0)) return;
        tidying = true;
        auto reader = std::move(idle.back());
        idle.pop_back();
        on_readers([reader, back = on_loop, weak = weak_from_this()] {
            for (int round = 0; round < kMostRounds && reader->tidy() > kFewPages; ++round) {}
            back([reader, weak] {
                if (const auto self = weak.lock()) self->finish_tidying(reader);
            });
        });
    }

    void finish_tidying(const std::shared_ptr<Database>& reader)
    {
        idle.push_back(reader);
        send_looks();
        on_disk([kept = database, back = on_loop, weak = weak_from_this()] {
            kept->tidy();
            back([weak, pages = kept->log_pages()] {
                if (const auto self = weak.lock()) self->tidied(pages);
            });
        });
    }

    void tidied(std::size_t pages)
    {
        tidying = false;
        log_pages = pages;
        tidy_from =
            std::max(kLongLog, pages + kLongLog / 2);  // where another process looks at old ones: not at once again
        send_looks();
    }

    void come_back(const Batch& batch)
    {
        figures += batch.figures;
        left.reset();
        log_pages = batch.log_pages;
        if (log_pages < kLongLog) tidy_from = kLongLog;
        finished += batch.calls.size();
        settled = batch.tenure.has_value();
        look_at(batch);
        let_looks_go_on();
        leaving = !queue.empty();
        if (leaving) leave();  // the disk works while everybody is told
        tidy_up();
        std::exception_ptr first;
        for (const Call& call : batch.calls) {
            --away;
            try {  // whoever fails to hear it keeps nobody else from hearing
                if (call.stale && call.tenure != tenure)
                    call.stale(gone_meanwhile());
                else
                    call.run();
            } catch (const std::exception&) {
                if (!first) first = std::current_exception();
            }
        }
        if (first) std::rethrow_exception(first);
    }

    void look_at(const Batch& batch)
    {
        if (batch.wrote) failures = 0;
        if (batch.unsure) ++failures;
        const bool anew = batch.unsure || (batch.tenure && *batch.tenure != tenure);
        if (batch.tenure) tenure = *batch.tenure;
        if (batch.away && watch.away) watch.away();
        if (anew && watch.anew) watch.anew();
    }
};

Journal::Journal(std::unique_ptr<Database> database, Run on_disk, Run on_loop, Watch watch, Readers readers)
    : inside_(std::make_shared<Inside>())
{
    if (!readers.databases.empty()) inside_->looks.emplace(readers.databases.size());
    std::ranges::move(readers.databases, std::back_inserter(inside_->idle));
    inside_->on_readers = std::move(readers.run);
    if (const auto tenure = database->tenure()) inside_->tenure = *tenure;
    inside_->watch = std::move(watch);
    inside_->database = std::move(database);
    inside_->on_disk = std::move(on_disk);
    inside_->on_loop = std::move(on_loop);
}

Journal::~Journal() = default;

void Journal::write(std::vector<Statement> unit, Done done)
{
    inside_->add({std::move(unit), std::move(done), nullptr, nullptr, 0});
}

void Journal::add(Question question, std::function<void(const Trouble&)> failed)
{
    inside_->add({{}, nullptr, std::move(question), std::move(failed), 0});
}

void Journal::add_look(const std::string& asker, Question question, std::function<void(const Trouble&)> failed)
{
    inside_->look(asker, {{}, nullptr, std::move(question), std::move(failed), 0});
}

std::size_t Journal::waiting() const
{
    const std::size_t looks = inside_->looks ? inside_->looks->waiting() + inside_->looking : 0;
    return inside_->queue.size() + inside_->away + looks + (inside_->tidying ? 1 : 0);
}

std::int64_t Journal::stuck_ms() const
{
    if (!inside_->left) return 0;
    const auto since = std::chrono::steady_clock::now() - *inside_->left;
    return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

int Journal::failures() const { return inside_->failures; }

bool Journal::is_cut() const { return inside_->database->is_cut(); }

bool Journal::can_be_lost() const { return inside_->tenure != 0; }

std::uint64_t Journal::tenure() const { return inside_->tenure; }

const JournalFigures& Journal::figures() const { return inside_->figures; }

}  // namespace snowbound
