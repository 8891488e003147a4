// What the journal hands to the disk's worker and gets back: units to be committed together, and questions in between.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "store/journal.h"

namespace snowbound::journal {

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
    std::size_t log_pages = 0;
    JournalFigures figures;
};

// On the disk's worker.
void work(Database& database, Batch& batch);
// On a reader's: what is to be called on the loop.
std::function<void()> look_up(Entry& entry, Database& database);

// The store was lost and found again in between.
Trouble gone_meanwhile();

}  // namespace snowbound::journal
