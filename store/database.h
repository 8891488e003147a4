// A place where rows are kept: SQLite in a file, or PostgreSQL. The same SQL runs on both; everything above this header
// is written once. Not for several threads: one worker owns it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "table/trouble.h"

namespace snowbound {

using Value = std::variant<std::monostate, std::int64_t, std::string>;  // null, number, text
using Row = std::vector<Value>;

struct Statement {
    const char* sql = "";  // a literal with $1, $2, ... in the order of `values`: it is prepared once
    std::vector<Value> values;
};

// Trouble codes: "conflict" (a row that must be unique is there already), "stale" (null where there must be something:
// written where a row is not any more what it was), "fenced" (this node's life is over: store/node_life.h),
// "disk_full", "read_only", "unreachable" (the server of the database is away, and a write may or may not have been
// done; the next call tries again), "busy" (somebody else writes), "database" (anything else).
class Database {
public:
    virtual ~Database() = default;
    // All of it or nothing; durable when it comes back with true.
    virtual Result<bool> write(std::span<const Statement> statements) = 0;
    virtual Result<std::vector<Row>> read(const Statement& statement) = 0;
    // Whatever `look` reads is of one moment, while others write on.
    virtual Result<bool> at_one_moment(const std::function<void()>& look)
    {
        look();
        return true;
    }
    // Which ownership this is. Another number than before: it was lost for a while, and somebody else may have written
    // meanwhile. 0: it lasts as long as the process. A write never goes from one ownership into the next.
    virtual Result<std::uint64_t> tenure() { return std::uint64_t{0}; }
    // Whether the other end has hung up, as far as this machine knows. Asks nobody, and may be called on any thread.
    virtual bool is_cut() const { return false; }
    // How many pages lie in a log beside the file, as of the last write. `tidy` puts them where they belong, as far as
    // nobody looks at older ones, and gives back how many are left: for a connection that only reads, beside whoever
    // writes, then for the owner, who begins the log anew.
    virtual std::size_t log_pages() const { return 0; }
    virtual std::size_t tidy() { return 0; }
    // A copy of everything as of now, while others go on; never over another file ("exists"). PostgreSQL has pg_dump
    // and says so.
    virtual Result<bool> backup(const std::string& file) = 0;
};

// Opens, and brings the schema up to date (store/migrations). One process at a time owns a database for writing:
// `Own` takes a lock that a crash releases, `Visit` does without (backup, export, import beside a running server); it
// brings the schema up to date only where nobody owns the database. `Read` is for the owner's process, once it is open:
// another connection that only reads. More trouble codes: "busy" (another snowbound owns
// it), "newer_schema" (written by a newer snowbound; untouched), "bad_store" (no such kind of database).
enum class Access : std::uint8_t { Own, Visit, Read };
Result<std::unique_ptr<Database>> open_sqlite(const std::string& file, Access access);
Result<std::unique_ptr<Database>> open_postgres(const std::string& url, Access access);
// "sqlite" (a file in the data folder) or "postgres://..."
Result<std::unique_ptr<Database>> open_database(const std::string& store, const std::string& data_folder,
                                                Access access);

// It broke off on the way: it may have been written or not. What is remembered must be read again.
inline bool is_unsure(const Trouble& trouble) { return trouble.code == "unreachable"; }

std::optional<Trouble> refuse_values(const Statement& statement);  // a text with a NUL byte cannot be stored
std::int64_t number_of(const Value& value);                        // 0 where it is none
std::string text_of(const Value& value);                           // "" where it is none

}  // namespace snowbound
