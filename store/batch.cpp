#include "store/batch.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <iterator>
#include <span>

namespace snowbound::journal {
namespace {

// The whole database is in trouble: trying the units one by one would only take longer.
bool concerns_all(const Trouble& trouble)
{
    return trouble.code != "conflict" && trouble.code != "stale" && trouble.code != "database";
}

Result<bool> commit(Database& database, std::span<const Statement> statements, JournalFigures& figures)
{
    const auto begin = std::chrono::steady_clock::now();
    auto result = database.write(statements);
    const auto took = std::chrono::steady_clock::now() - begin;
    figures.count_commit(std::chrono::duration_cast<std::chrono::microseconds>(took).count());
    return result;
}

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

}  // namespace

Trouble gone_meanwhile() { return {"unreachable", "the store was away for a while: look again", "", ""}; }

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
    batch.log_pages = database.log_pages();
    const auto tenure = database.tenure();
    if (tenure)
        batch.tenure = *tenure;
    else
        batch.away = true;
}

}  // namespace snowbound::journal
