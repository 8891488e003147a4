// One batch at a time is with the disk's worker; the rest waits on the loop.
#include "store/journal.h"

#include <algorithm>
#include <chrono>
#include <deque>
#include <iterator>
#include <optional>

namespace snowbound {
namespace {

constexpr std::size_t kMostEntries = 1'000;  // in one batch

struct Entry {
    std::vector<Statement> unit;
    Journal::Done done;
    std::function<std::function<void()>(Database&)> question;  // none: it is a unit
};

struct Batch {
    std::vector<Entry> entries;
    std::vector<std::function<void()>> calls;  // in the order of the entries, for the loop
    JournalFigures figures;
};

// The whole database is in trouble: trying the units one by one would only take longer.
bool concerns_all(const Trouble& trouble) { return trouble.code != "conflict" && trouble.code != "database"; }

Result<bool> commit(Database& database, std::span<const Statement> statements, JournalFigures& figures)
{
    const auto begin = std::chrono::steady_clock::now();
    auto result = database.write(statements);
    const auto took = std::chrono::steady_clock::now() - begin;
    figures.count_commit(std::chrono::duration_cast<std::chrono::microseconds>(took).count());
    return result;
}

class Units {  // a run of units without a question in between
public:
    Units(std::span<Entry> entries, Batch& batch) : entries_(entries), batch_(batch) {}

    void write(Database& database)
    {
        std::vector<Statement> all;
        for (Entry& entry : entries_) {
            sizes_.push_back(entry.unit.size());
            std::ranges::move(entry.unit, std::back_inserter(all));
        }
        const auto result = commit(database, all, batch_.figures);
        if (result || entries_.size() == 1 || concerns_all(result.trouble())) {
            for (Entry& entry : entries_) answer(entry, result);
            return;
        }
        write_one_by_one(database, all);
    }

private:
    void write_one_by_one(Database& database, std::span<const Statement> rest)
    {
        std::optional<Trouble> for_all;
        for (std::size_t at = 0; at < entries_.size(); ++at) {
            const auto unit = rest.first(sizes_[at]);
            rest = rest.subspan(sizes_[at]);
            const Result<bool> result = for_all ? Result<bool>(*for_all) : commit(database, unit, batch_.figures);
            if (!result && concerns_all(result.trouble())) for_all = result.trouble();
            answer(entries_[at], result);
        }
    }

    void answer(Entry& entry, const Result<bool>& result)
    {
        ++batch_.figures.units;
        if (!result) ++batch_.figures.failed_units;
        batch_.calls.emplace_back([done = std::move(entry.done), result] { done(result); });
    }

    std::span<Entry> entries_;
    std::vector<std::size_t> sizes_;  // of the units, in statements
    Batch& batch_;
};

void work(Database& database, Batch& batch)
{
    std::span<Entry> rest = batch.entries;
    while (!rest.empty()) {
        if (rest.front().question) {
            batch.calls.push_back(rest.front().question(database));
            rest = rest.subspan(1);
            continue;
        }
        const auto end = std::ranges::find_if(rest, [](const Entry& entry) { return bool(entry.question); });
        const auto count = static_cast<std::size_t>(end - rest.begin());
        Units(rest.first(count), batch).write(database);
        rest = rest.subspan(count);
    }
}

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
    std::size_t away = 0;  // entries with the worker, or being called back
    bool leaving = false;  // a batch is away, or about to leave
    JournalFigures figures;

    void add(Entry entry)
    {
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
        on_disk([batch, kept = database, back = on_loop, weak = weak_from_this()] {
            work(*kept, *batch);
            back([batch, weak] {
                // What callbacks hold belongs to the loop: it must not be let go by the worker.
                const Batch here = std::exchange(*batch, {});
                if (const auto self = weak.lock()) self->come_back(here);
            });
        });
    }

    void come_back(const Batch& batch)
    {
        figures += batch.figures;
        leaving = !queue.empty();
        if (leaving) leave();  // the disk works while everybody is told
        for (const auto& call : batch.calls) {
            --away;
            call();
        }
    }
};

Journal::Journal(std::unique_ptr<Database> database, Run on_disk, Run on_loop) : inside_(std::make_shared<Inside>())
{
    inside_->database = std::move(database);
    inside_->on_disk = std::move(on_disk);
    inside_->on_loop = std::move(on_loop);
}

Journal::~Journal() = default;

void Journal::write(std::vector<Statement> unit, Done done)
{
    inside_->add({std::move(unit), std::move(done), nullptr});
}

void Journal::add(Question question) { inside_->add({{}, nullptr, std::move(question)}); }

std::size_t Journal::waiting() const { return inside_->queue.size() + inside_->away; }

const JournalFigures& Journal::figures() const { return inside_->figures; }

}  // namespace snowbound
