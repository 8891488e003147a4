// One batch at a time is with the disk's worker; the rest waits on the loop.
#include "store/journal.h"

#include <algorithm>
#include <chrono>
#include <deque>
#include <exception>
#include <iterator>
#include <optional>

#include "store/turns.h"

namespace snowbound {
namespace {

constexpr std::size_t kMostEntries = 1'000;  // in one batch

struct Entry {
    std::vector<Statement> unit;
    Journal::Done done;
    std::function<std::function<void()>(Database&)> question;  // none: it is a unit
    std::function<void(const Trouble&)> failed;                // a question's
    std::uint64_t tenure = 0;                                  // known when it was made
};

struct Call {  // for the loop, in the order of the entries
    std::function<void()> run;
    std::function<void(const Trouble&)> stale;  // instead, where the answer is of an earlier ownership; none: it counts
    std::uint64_t tenure = 0;
};

struct Batch {
    std::vector<Entry> entries;
    std::vector<Call> calls;
    std::optional<std::uint64_t> tenure;  // at the end, where the database answered
    bool away = false;                    // it did not, at least once
    bool unsure = false;                  // a write was broken off by our own fault
    bool wrote = false;                   // the worker could write, whatever the database made of it
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

Trouble gone_meanwhile() { return {"unreachable", "the store was away for a while: look again", "", ""}; }

class Units {  // a run of units without a question in between, all made under one ownership
public:
    Units(std::span<Entry> entries, Batch& batch) : entries_(entries), batch_(batch) {}

    // Nobody waits without an end, whatever goes wrong in here.
    void write(Database& database)
    {
        try {
            write_all(database);
            batch_.wrote = true;
        } catch (const std::exception& error) {
            batch_.unsure = true;
            const Trouble trouble{"unreachable", std::string("writing broke off: ") + error.what(), "", ""};
            while (answered_ < entries_.size()) answer(entries_[answered_], trouble);
        }
    }

private:
    void write_all(Database& database)
    {
        const auto tenure = database.tenure();
        if (!tenure || *tenure != entries_.front().tenure) {
            const Trouble trouble = tenure ? gone_meanwhile() : tenure.trouble();
            for (Entry& entry : entries_) answer(entry, trouble);
            return;
        }
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
        ++answered_;
        ++batch_.figures.units;
        if (!result) ++batch_.figures.failed_units;
        if (!result && result.trouble().code == "unreachable") batch_.away = true;
        batch_.calls.push_back({[done = std::move(entry.done), result] { done(result); }, nullptr, 0});
    }

    std::span<Entry> entries_;
    std::size_t answered_ = 0;
    std::vector<std::size_t> sizes_;  // of the units, in statements
    Batch& batch_;
};

std::function<void()> say(const Entry& entry, const Trouble& trouble)
{
    return [failed = entry.failed, trouble] { failed(trouble); };
}

std::function<void()> say_damaged(const Entry& entry, const std::exception& error)
{
    return say(entry, {"damaged", std::string("the store has something that cannot be read: ") + error.what(), "", ""});
}

// Damage stays with what was asked for.
Call answer_to(Entry& entry, Database& database)
{
    try {
        const auto before = database.tenure();  // what is read under two ownerships does not fit together
        return {entry.question(database), entry.failed, before ? *before : entry.tenure};
    } catch (const std::exception& error) {
        return {say_damaged(entry, error), nullptr, 0};
    }
}

std::function<void()> look_up(Entry& entry, Database& database)
{
    try {
        std::function<void()> answer;
        const auto looked = database.at_one_moment([&] { answer = entry.question(database); });
        return looked ? answer : say(entry, looked.trouble());
    } catch (const std::exception& error) {
        return say_damaged(entry, error);
    }
}

void work(Database& database, Batch& batch)
{
    std::span<Entry> rest = batch.entries;
    while (!rest.empty()) {
        if (rest.front().question) {
            batch.calls.push_back(answer_to(rest.front(), database));
            rest = rest.subspan(1);
            continue;
        }
        const auto end = std::ranges::find_if(
            rest, [&](const Entry& entry) { return bool(entry.question) || entry.tenure != rest.front().tenure; });
        const auto count = static_cast<std::size_t>(end - rest.begin());
        Units(rest.first(count), batch).write(database);
        rest = rest.subspan(count);
    }
    const auto tenure = database.tenure();
    if (tenure)
        batch.tenure = *tenure;
    else
        batch.away = true;
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
            work(*kept, *batch);
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
        while (!idle.empty()) {
            auto next = looks->next([this](const Look& look) { return look.after <= finished; });
            if (!next) return;
            auto reader = std::move(idle.back());
            idle.pop_back();
            ++looking;
            auto entry = std::make_shared<Entry>(std::move(next->second.entry));
            entry->tenure = tenure;
            on_readers([entry, reader, asker = std::move(next->first), back = on_loop, weak = weak_from_this()] {
                auto answer = std::make_shared<std::function<void()>>(look_up(*entry, *reader));
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

    void come_back(const Batch& batch)
    {
        figures += batch.figures;
        left.reset();
        finished += batch.calls.size();
        settled = batch.tenure.has_value();
        look_at(batch);
        let_looks_go_on();
        leaving = !queue.empty();
        if (leaving) leave();  // the disk works while everybody is told
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
    return inside_->queue.size() + inside_->away + looks;
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

const JournalFigures& Journal::figures() const { return inside_->figures; }

}  // namespace snowbound
