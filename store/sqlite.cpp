// SQLite: one file beside its write-ahead log. Every commit is synced before it is reported.
#include <sqlite3.h>

#include <filesystem>
#include <system_error>
#include <unordered_map>

#include "store/database.h"
#include "store/file_copy.h"
#include "store/file_lock.h"
#include "store/gathered_log.h"
#include "store/migrate.h"
#include "store/sqlite_words.h"

namespace snowbound {
namespace {

constexpr int kBusyMilliseconds = 2'500;  // a visitor's transaction may take that long
// Pages of 2 KiB: half the bytes for an event that the defaults write (docs/performance.md).
constexpr const char* kSettings[] = {"PRAGMA page_size=2048", "PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL",
                                     "PRAGMA foreign_keys=OFF"};
// Where nobody tidies up in time, whoever writes does, and waits for it: 32 MiB.
constexpr int kMostLogPages = 16'384;

struct Close {
    void operator()(sqlite3* connection) const { sqlite3_close(connection); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Connection = std::unique_ptr<sqlite3, Close>;
using Prepared = std::unique_ptr<sqlite3_stmt, Close>;

class Sqlite final : public Database {
public:
    Sqlite(std::unique_ptr<GatheredLog> log, Connection connection, std::string file, std::unique_ptr<FileLock> lock)
        : lock_(std::move(lock)), file_(std::move(file)), log_(std::move(log)), connection_(std::move(connection))
    {
    }

    Result<bool> write(std::span<const Statement> statements) override;
    Result<std::vector<Row>> read(const Statement& statement) override;
    Result<bool> at_one_moment(const std::function<void()>& look) override;
    std::size_t log_pages() const override { return log_pages_; }
    std::size_t tidy() override;
    Result<bool> backup(const std::string& file) override;
    Result<bool> only_read() { return execute("PRAGMA query_only=ON", "set up"); }

    Result<bool> script(const std::string& text);
    Result<bool> settle();  // how this program wants its connections
    Schema schema();

private:
    Trouble failed(const std::string& doing) const;
    struct Known {
        Prepared statement;
        std::vector<int> places;  // of $1, $2, ...: to SQLite they are names, numbered where they first appear
    };
    Result<const Known*> prepared(const char* sql);
    Result<sqlite3_stmt*> bound(const Statement& statement);
    Result<bool> run_all(std::span<const Statement> statements);
    Result<bool> execute(const char* sql, const std::string& doing);
    void roll_back();
    static int after_commit(void* self, sqlite3* connection, const char* name, int pages);

    std::unique_ptr<FileLock> lock_;  // goes last: nobody else comes in before the connection is closed
    std::string file_;
    std::unique_ptr<GatheredLog> log_;
    Connection connection_;
    std::unordered_map<std::string_view, Known> prepared_;  // by literals
    std::size_t log_pages_ = 0;
};

Trouble Sqlite::failed(const std::string& doing) const
{
    const int extended = sqlite3_extended_errcode(connection_.get());
    std::string why = sqlite3_errmsg(connection_.get());
    int error = 0;
    if ((extended & 0xff) == SQLITE_IOERR || (extended & 0xff) == SQLITE_CANTOPEN) {
        error = system_error(connection_.get());
        if (error != 0) why += " (" + std::system_category().message(error) + ")";
    }
    return {code_of(extended, error), "cannot " + doing + " " + file_ + ": " + why, "", ""};
}

Result<const Sqlite::Known*> Sqlite::prepared(const char* sql)
{
    const auto found = prepared_.find(sql);
    if (found != prepared_.end()) return &found->second;
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v3(connection_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr) != SQLITE_OK) {
        return failed("prepare \"" + std::string(sql) + "\" for");
    }
    Known known{Prepared(statement), {}};
    for (int at = 1; at <= sqlite3_bind_parameter_count(statement); ++at) {
        known.places.push_back(sqlite3_bind_parameter_index(statement, ("$" + std::to_string(at)).c_str()));
    }
    return &prepared_.emplace(sql, std::move(known)).first->second;
}

int bind(sqlite3_stmt* statement, int index, const Value& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value)) return sqlite3_bind_int64(statement, index, *number);
    if (const auto* text = std::get_if<std::string>(&value)) {
        // Not copied: the caller's statement lives until this one is reset.
        return sqlite3_bind_text64(statement, index, text->data(), text->size(), SQLITE_STATIC, SQLITE_UTF8);
    }
    return sqlite3_bind_null(statement, index);
}

void let_go(sqlite3_stmt* statement)
{
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
}

Result<sqlite3_stmt*> Sqlite::bound(const Statement& statement)
{
    if (const auto refusal = refuse_values(statement)) return *refusal;
    const auto known = prepared(statement.sql);
    if (!known) return known.trouble();
    const auto& places = (*known)->places;
    sqlite3_stmt* made = (*known)->statement.get();
    if (places.size() != statement.values.size()) {
        return Trouble{"database", std::string("the wrong number of values for \"") + statement.sql + "\"", "", ""};
    }
    for (std::size_t at = 0; at < places.size(); ++at) {
        if (bind(made, places[at], statement.values[at]) == SQLITE_OK) continue;
        const Trouble trouble = failed("give $" + std::to_string(at + 1) + " to a statement for");
        let_go(made);
        return trouble;
    }
    return made;
}

Result<bool> Sqlite::run_all(std::span<const Statement> statements)
{
    for (const Statement& each : statements) {
        const auto statement = bound(each);
        if (!statement) return statement.trouble();
        int step = SQLITE_ROW;
        while (step == SQLITE_ROW) step = sqlite3_step(*statement);
        if (step != SQLITE_DONE) {
            const Trouble trouble = failed("write to");
            let_go(*statement);
            return trouble;
        }
        let_go(*statement);
    }
    return true;
}

Result<bool> Sqlite::execute(const char* sql, const std::string& doing)
{
    const auto known = prepared(sql);
    if (!known) return known.trouble();
    sqlite3_stmt* statement = (*known)->statement.get();
    const int step = sqlite3_step(statement);
    if (step == SQLITE_DONE || step == SQLITE_ROW) {
        sqlite3_reset(statement);
        return true;
    }
    const Trouble trouble = failed(doing);
    sqlite3_reset(statement);
    return trouble;
}

// Some failures end the transaction by themselves.
void Sqlite::roll_back()
{
    if (sqlite3_get_autocommit(connection_.get()) == 0) execute("ROLLBACK", "undo in");
}

Result<bool> Sqlite::write(std::span<const Statement> statements)
{
    if (statements.empty()) return true;
    struct Undo {  // whatever is open at the end, however it ends
        Sqlite& in;
        ~Undo() { in.roll_back(); }
    } const undo{*this};
    // IMMEDIATE: a visitor that writes is waited for here, where nothing has been done yet.
    auto result = execute("BEGIN IMMEDIATE", "write to");
    if (result) result = run_all(statements);
    if (result) result = execute("COMMIT", "write to");
    return result;
}

// The first statement after BEGIN takes a snapshot of the log; writers go on behind it.
Result<bool> Sqlite::at_one_moment(const std::function<void()>& look)
{
    struct Undo {
        Sqlite& in;
        ~Undo() { in.roll_back(); }
    } const undo{*this};
    auto begun = execute("BEGIN", "read");
    if (begun) look();
    return begun;
}

Result<bool> Sqlite::script(const std::string& text)
{
    auto result = execute("BEGIN IMMEDIATE", "write to");
    if (!result) return result;
    if (sqlite3_exec(connection_.get(), text.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
        result = failed("change the schema of");
    }
    if (result) result = execute("COMMIT", "write to");
    if (!result) roll_back();
    return result;
}

Value column(sqlite3_stmt* statement, int at)
{
    switch (sqlite3_column_type(statement, at)) {
        case SQLITE_NULL: return std::monostate();
        case SQLITE_INTEGER: return std::int64_t{sqlite3_column_int64(statement, at)};
        default: break;
    }
    const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement, at));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, at));
    return text ? std::string(text, size) : std::string();
}

Result<std::vector<Row>> Sqlite::read(const Statement& statement)
{
    const auto made = bound(statement);
    if (!made) return made.trouble();
    std::vector<Row> rows;
    int step = sqlite3_step(*made);
    for (; step == SQLITE_ROW; step = sqlite3_step(*made)) {
        Row row;
        for (int at = 0; at < sqlite3_column_count(*made); ++at) row.push_back(column(*made, at));
        rows.push_back(std::move(row));
    }
    if (step != SQLITE_DONE) {
        const Trouble trouble = failed("read");
        let_go(*made);
        return trouble;
    }
    let_go(*made);
    return rows;
}

int Sqlite::after_commit(void* self, sqlite3* /*connection*/, const char* /*name*/, int pages)
{
    auto& sqlite = *static_cast<Sqlite*>(self);
    sqlite.log_pages_ = static_cast<std::size_t>(pages);
    if (pages >= kMostLogPages) sqlite.tidy();
    return SQLITE_OK;
}

// Passive: it waits for nobody. A log of which every page is in its place counts as empty; the next write begins it
// anew.
std::size_t Sqlite::tidy()
{
    int in_log = 0, in_place = 0;
    const int done =
        sqlite3_wal_checkpoint_v2(connection_.get(), "main", SQLITE_CHECKPOINT_PASSIVE, &in_log, &in_place);
    if (done != SQLITE_OK || in_log < 0) return log_pages_;  // somebody else is at it, or the disk is in trouble
    if (in_log == in_place) in_log = 0;
    log_pages_ = static_cast<std::size_t>(in_log);
    return static_cast<std::size_t>(in_log > 0 ? in_log - in_place : 0);
}

// VACUUM INTO reads one snapshot; writers go on meanwhile, and the copy needs no log beside it.
Result<bool> Sqlite::backup(const std::string& file)
{
    return copy_to(file, [this](const std::string& part) -> Result<bool> {
        const Statement copy{"VACUUM INTO $1", {part}};
        const auto statement = bound(copy);
        if (!statement) return statement.trouble();
        const int step = sqlite3_step(*statement);
        Result<bool> result = true;
        if (step != SQLITE_DONE) result = failed("copy to " + part + " from");
        let_go(*statement);
        return result;
    });
}

Result<bool> Sqlite::settle()
{
    sqlite3_create_function(connection_.get(), "strpos", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nullptr, strpos,
                            nullptr, nullptr);
    sqlite3_busy_timeout(connection_.get(), kBusyMilliseconds);
    sqlite3_wal_hook(connection_.get(), after_commit, this);
    for (const char* sql : kSettings) {
        if (sqlite3_exec(connection_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) return failed("set up");
    }
    return true;
}

Schema Sqlite::schema()
{
    return {*this, "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'schema_version'",
            [this](const std::string& text) { return script(text); }, file_};
}

Result<std::unique_ptr<Sqlite>> connect(const std::string& file, std::unique_ptr<FileLock> lock)
{
    // Before SQLite does, which would let everybody read it. Its log gets the same rights.
    const auto made_file = make_private(file);
    if (!made_file) return made_file.trouble();
    sqlite3* raw = nullptr;
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    auto log = std::make_unique<GatheredLog>();
    const int opened = sqlite3_open_v2(file.c_str(), &raw, flags, log->name());
    Connection connection(raw);
    if (opened != SQLITE_OK) {
        const int error = raw ? sqlite3_system_errno(raw) : 0;
        return Trouble{code_of(opened, error), "cannot open " + file + ": " + sqlite3_errstr(opened), "", ""};
    }
    // SQLite quietly opens for reading what it cannot open for writing.
    if (sqlite3_db_readonly(raw, "main") == 1) {
        return Trouble{"read_only", "cannot write to " + file + ": the file or its folder is read-only", "", ""};
    }
    auto made = std::make_unique<Sqlite>(std::move(log), std::move(connection), file, std::move(lock));
    const auto settled = made->settle();
    if (!settled) return settled.trouble();
    return made;
}

Result<bool> bring_up_to_date(Sqlite& database, const std::string& lock_file, Access access)
{
    auto done = is_up_to_date(database.schema(), migrations());
    if (!done || *done) return done;
    if (access == Access::Own) return migrate(database.schema(), migrations());
    // A visitor must not change the schema under a running server.
    const auto lock = FileLock::take(lock_file);
    if (!lock) return lock.trouble();
    return migrate(database.schema(), migrations());
}

}  // namespace

Result<std::unique_ptr<Database>> open_sqlite(const std::string& file, Access access)
{
    const auto folder = std::filesystem::path(file).parent_path();
    std::error_code error;
    if (!folder.empty()) std::filesystem::create_directories(folder, error);
    if (error) {
        return Trouble{code_of(SQLITE_CANTOPEN, error.value()),
                       "cannot make the folder " + folder.string() + ": " + error.message(), "", ""};
    }
    const std::string lock_file = file + ".lock";
    std::unique_ptr<FileLock> lock;
    if (access == Access::Own) {
        auto taken = FileLock::take(lock_file);
        if (!taken) return taken.trouble();
        lock = std::move(*taken);
    }
    auto database = connect(file, std::move(lock));
    if (!database) return database.trouble();
    const auto ready =
        access == Access::Read ? (*database)->only_read() : bring_up_to_date(**database, lock_file, access);
    if (!ready) return ready.trouble();
    return std::unique_ptr<Database>(std::move(*database));
}

}  // namespace snowbound
