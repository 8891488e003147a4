// Group commit: whatever waits while the disk is busy goes into the next transaction together. A Journal lives on the
// loop's thread; the database is only touched by the work it hands to the disk's worker. So it needs no lock. Whoever
// only wants to look has other connections and workers, which nobody who writes waits for.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "store/database.h"

namespace snowbound {

struct JournalFigures {  // for /metrics
    // A commit that took at most so long is counted there; the last bucket has the rest.
    static constexpr std::array<std::int64_t, 11> kMicroseconds = {250,    500,    1'000,   2'000,   5'000,    10'000,
                                                                   25'000, 50'000, 100'000, 250'000, 1'000'000};
    std::uint64_t commits = 0;  // tried, also those that failed
    std::uint64_t units = 0;
    std::uint64_t failed_units = 0;
    std::uint64_t microseconds = 0;  // in commits, all together
    std::array<std::uint64_t, kMicroseconds.size() + 1> buckets{};

    void count_commit(std::int64_t took);
    JournalFigures& operator+=(const JournalFigures& more);
};

class Journal {
public:
    using Run = std::function<void(std::function<void()>)>;  // hands work to another thread, or to this one for later
    using Done = std::function<void(Result<bool>)>;
    using Question = std::function<std::function<void()>(Database&)>;  // what it returns runs on the loop

    // `away`: the database did not answer. `anew`: it was lost for a while, or nobody knows what became of a write;
    // whatever is remembered of it must be read again. Called on the loop, before the callbacks that go with it.
    struct Watch {
        std::function<void()> away, anew;
    };

    struct Readers {
        std::vector<std::unique_ptr<Database>> databases;  // Access::Read
        Run run;                                           // on a worker of which there are as many
    };

    // What is still waiting when a Journal goes is neither written nor called back: wait for waiting() == 0.
    Journal(std::unique_ptr<Database> database, Run on_disk, Run on_loop, Watch watch = {}, Readers readers = {});
    ~Journal();
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    // One unit: all or nothing. It joins the next commit, and fails alone where only it is to blame. It is written
    // only under the ownership that was known when it was made ("unreachable" otherwise).
    void write(std::vector<Statement> unit, Done done);

    // Asked after everything written before it, and before everything written after it. `ask` runs on the disk's
    // worker. Where it throws, what it looked at is damaged: trouble "damaged", for this question alone.
    template <class T>
    void ask(std::function<Result<T>(Database&)> ask, std::function<void(Result<T>)> done)
    {
        add(question_of<T>(std::move(ask), done), [done](const Trouble& trouble) { done(trouble); });
    }
    // Looked up beside the disk's worker: long searches, and whatever has to be worked out from them. It sees
    // everything that was written before it, and may see what is written after it; all of it is of one moment. Whoever
    // asks for much waits for himself: `asker` is an address, "" is the house.
    template <class T>
    void look(const std::string& asker, std::function<Result<T>(Database&)> ask, std::function<void(Result<T>)> done)
    {
        add_look(asker, question_of<T>(std::move(ask), done), [done](const Trouble& trouble) { done(trouble); });
    }
    void read(std::function<Result<std::vector<Row>>(Database&)> question,
              std::function<void(Result<std::vector<Row>>)> done)
    {
        ask<std::vector<Row>>(std::move(question), std::move(done));
    }

    std::size_t waiting() const;    // units and questions that have not been called back
    std::int64_t stuck_ms() const;  // how long the worker has had its batch; 0: it has none
    int failures() const;           // batches in a row that the worker could not finish
    bool is_cut() const;            // Database::is_cut()
    bool can_be_lost() const;       // the database's ownership, while this process lives
    std::uint64_t tenure() const;   // Database::tenure(), as far as it is known here
    const JournalFigures& figures() const;

    struct Inside;

private:
    template <class T>
    static Question question_of(std::function<Result<T>(Database&)> ask, std::function<void(Result<T>)> done)
    {
        return [ask = std::move(ask), done = std::move(done)](Database& database) -> std::function<void()> {
            auto answer = std::make_shared<Result<T>>(ask(database));
            return [answer, done] { done(std::move(*answer)); };
        };
    }
    void add(Question question, std::function<void(const Trouble&)> failed);
    void add_look(const std::string& asker, Question question, std::function<void(const Trouble&)> failed);

    std::shared_ptr<Inside> inside_;
};

}  // namespace snowbound
