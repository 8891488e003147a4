// PostgreSQL: the same promises as a file, kept by a server that may be away for a while.
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "store/database.h"
#include "store/migrate.h"
#include "store/postgres_session.h"

namespace snowbound {
namespace {

class Postgres final : public Database {
public:
    Postgres(PostgresAddress address, Access access) : address_(std::move(address)), access_(access) {}
    ~Postgres() override
    {
        if (line_ >= 0) ::close(line_);
    }
    Postgres(const Postgres&) = delete;
    Postgres& operator=(const Postgres&) = delete;

    Result<bool> write(std::span<const Statement> statements) override;
    Result<std::vector<Row>> read(const Statement& statement) override;
    Result<bool> at_one_moment(const std::function<void()>& look) override;
    Result<bool> backup(const std::string& file) override;
    Result<std::uint64_t> tenure() override;
    bool is_cut() const override;
    Result<bool> connect();  // does nothing where there is a living session
    Result<bool> bring_up_to_date();

private:
    std::string is_in_use() const { return "another snowbound is using this database: " + address_.where(); }
    Result<std::vector<Row>> run(std::span<const Statement* const> statements);

    PostgresAddress address_;
    Access access_;
    void hang_up();

    std::unique_ptr<PostgresSession> session_;
    int line_ = -1;  // the session's socket, under a number of its own that stays the same: others look at it
    std::uint64_t tenure_ = 0;  // sessions so far: the lock goes with each
    bool at_one_moment_ = false;
    std::optional<Trouble> broken_;  // that moment is over: nothing more can be read of it
};

Result<bool> Postgres::connect()
{
    if (session_ && session_->is_alive()) return true;
    hang_up();
    auto opened = PostgresSession::open(address_);
    if (!opened) return opened.trouble();
    // The lock went with the old session: somebody else may have it by now.
    if (access_ == Access::Own) {
        const auto locked = (*opened)->take_lock(is_in_use());
        if (!locked) return locked;
    }
    session_ = std::move(*opened);
    if (line_ < 0)
        line_ = ::fcntl(session_->socket(), F_DUPFD_CLOEXEC, 0);
    else
        ::dup3(session_->socket(), line_, O_CLOEXEC);
    ++tenure_;
    return true;
}

void Postgres::hang_up()
{
    session_.reset();
    if (line_ >= 0) ::shutdown(line_, SHUT_RDWR);
}

bool Postgres::is_cut() const
{
    pollfd line{line_, POLLRDHUP, 0};
    return line_ >= 0 && ::poll(&line, 1, 0) != 0;
}

Result<std::uint64_t> Postgres::tenure()
{
    auto connected = connect();
    if (!connected) return connected.trouble();
    return access_ == Access::Own ? tenure_ : 0;
}

Result<std::vector<Row>> Postgres::run(std::span<const Statement* const> statements)
{
    auto outcome = session_->run(statements);
    if (!outcome && outcome.trouble().code == "unreachable") hang_up();
    return outcome;
}

Result<bool> Postgres::write(std::span<const Statement> statements)
{
    if (statements.empty()) return true;
    static const Statement begin{"BEGIN", {}}, commit{"COMMIT", {}};
    std::vector<const Statement*> all = {&begin};
    for (const Statement& each : statements) {
        if (const auto refusal = refuse_values(each)) return *refusal;
        all.push_back(&each);
    }
    all.push_back(&commit);
    // What was made up under one lock is not written under another: whoever asks must look again first.
    if (access_ == Access::Own && session_ && !session_->is_alive()) {
        hang_up();
        return Trouble{"unreachable", "lost the connection to " + address_.where(), "", ""};
    }
    auto connected = connect();
    if (!connected) return connected;
    // Not tried again when the connection breaks: the COMMIT has been sent and may have been done.
    const auto outcome = run(all);
    if (!outcome) return outcome.trouble();
    return true;
}

Result<bool> Postgres::at_one_moment(const std::function<void()>& look)
{
    static const Statement begin{"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", {}}, end{"ROLLBACK", {}};
    const auto begun = read(begin);
    if (!begun) return begun.trouble();
    struct Leave {
        Postgres& in;
        ~Leave()
        {
            in.at_one_moment_ = false;
            if (in.session_ && !in.broken_) in.read(end);
        }
    } const leave{*this};
    at_one_moment_ = true;
    broken_.reset();
    look();
    return true;
}

Result<std::vector<Row>> Postgres::read(const Statement& statement)
{
    if (const auto refusal = refuse_values(statement)) return *refusal;
    const Statement* const only = &statement;
    if (at_one_moment_) {
        if (broken_) return *broken_;
        auto outcome = run(std::span(&only, 1));
        if (!outcome) broken_ = outcome.trouble();  // and the transaction was rolled back
        return outcome;
    }
    Result<std::vector<Row>> outcome = std::vector<Row>();
    for (int attempt = 0; attempt < 2; ++attempt) {  // reading twice does no harm
        auto connected = connect();
        if (!connected) return connected.trouble();
        outcome = run(std::span(&only, 1));
        if (outcome || session_) break;
    }
    return outcome;
}

Result<bool> Postgres::backup(const std::string& /*file*/)
{
    return Trouble{"database",
                   "a PostgreSQL database is copied with pg_dump, while snowbound runs: " + address_.where(), "", ""};
}

Result<bool> Postgres::bring_up_to_date()
{
    const Schema schema{*this, "SELECT count(to_regclass('schema_version'))",
                        [this](const std::string& text) { return session_->script(text); }, address_.where()};
    auto done = is_up_to_date(schema, migrations());
    if (!done || *done) return done;
    if (access_ == Access::Own) return migrate(schema, migrations());
    // A visitor must not change the schema under a running server.
    auto locked = session_->take_lock(is_in_use());
    if (!locked) return locked;
    const auto migrated = migrate(schema, migrations());
    if (session_) session_->drop_lock();
    return migrated;
}

}  // namespace

Result<std::unique_ptr<Database>> open_postgres(const std::string& url, Access access)
{
    auto address = PostgresAddress::parse(url);
    if (!address) return address.trouble();
    auto database = std::make_unique<Postgres>(std::move(*address), access);
    const auto connected = database->connect();
    if (!connected) return connected.trouble();
    if (access != Access::Read) {
        const auto ready = database->bring_up_to_date();
        if (!ready) return ready.trouble();
    }
    return std::unique_ptr<Database>(std::move(database));
}

}  // namespace snowbound
