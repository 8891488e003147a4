// PostgreSQL: the same promises as a file, kept by a server that may be away for a while.
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "store/database.h"
#include "store/migrate.h"
#include "store/node_life.h"
#include "store/node_words.h"
#include "store/postgres_session.h"

namespace snowbound {
namespace {

class Postgres final : public Database {
public:
    Postgres(PostgresAddress address, Access access, std::shared_ptr<NodeLife> life = nullptr)
        : address_(std::move(address)), access_(access), life_(std::move(life))
    {
    }
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
    Result<bool> be_alone();  // what nodes remember of this database counts no more

private:
    std::string is_in_use() const { return "another snowbound is using this database: " + address_.where(); }
    Result<std::vector<Row>> run(std::span<const Statement* const> statements);

    PostgresAddress address_;
    Access access_;
    Result<bool> lock(PostgresSession& session);
    void hang_up();

    std::unique_ptr<PostgresSession> session_;
    int line_ = -1;  // the session's socket, under a number of its own that stays the same: others look at it
    std::uint64_t tenure_ = 0;        // sessions so far: the lock goes with each. Of a node: the number of its life
    std::shared_ptr<NodeLife> life_;  // none: the database is not shared
    bool is_alone_ = false;
    bool at_one_moment_ = false;
    std::optional<Trouble> broken_;  // that moment is over: nothing more can be read of it
};

// The lock went with the old session: somebody else may have it by now.
Result<bool> Postgres::lock(PostgresSession& session)
{
    if (!life_) return access_ == Access::Own ? session.take_lock(node_words::kOwnHouse, is_in_use()) : true;
    const auto life = static_cast<std::uint64_t>(life_->id());
    if (life == 0) return Trouble{"unreachable", "this node is signing on anew: " + address_.where(), "", ""};
    const auto shared = session.take_lock(node_words::kShareHouse, node_words::is_alone(address_.where()));
    if (!shared) return shared;
    // Whoever ends this life ends its transactions first, by this name; and whatever an earlier session has sent is
    // over once the lock is free.
    const std::string number = std::to_string(life);
    const auto named = session.script("SET application_name = 'snowbound-" + number + "';");
    if (!named) return named;
    const std::string own =
        "SELECT CASE WHEN pg_try_advisory_lock(" SNOWBOUND_NODE_LOCK ", " + number + ") THEN 1 ELSE 0 END";
    const auto locked = session.take_lock(own.c_str(), "an earlier session of this node is not over yet");
    if (locked) tenure_ = life;
    return locked;
}

Result<bool> Postgres::connect()
{
    const bool same_life = !life_ || tenure_ == static_cast<std::uint64_t>(life_->id());
    if (same_life && session_ && session_->is_alive()) return true;
    hang_up();
    auto opened = PostgresSession::open(address_);
    if (!opened) return opened.trouble();
    const auto locked = lock(**opened);
    if (!locked) return locked;
    session_ = std::move(*opened);
    if (line_ < 0)
        line_ = ::fcntl(session_->socket(), F_DUPFD_CLOEXEC, 0);
    else
        ::dup3(session_->socket(), line_, O_CLOEXEC);
    if (!life_) ++tenure_;
    return is_alone_ ? be_alone() : true;
}

// A node that was stopped while this server had the database must not go on from what it remembers.
Result<bool> Postgres::be_alone()
{
    static const Statement all{"DELETE FROM node", {}};
    const Statement* const only = &all;
    is_alone_ = true;
    auto done = run(std::span(&only, 1));
    if (!done) return hang_up(), done.trouble();
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
    return access_ == Access::Own || life_ ? tenure_ : 0;
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
    const Statement fence{"SELECT 1 / count(*) FROM (SELECT 1 FROM node WHERE id = $1 FOR KEY SHARE) AS held",
                          {static_cast<std::int64_t>(tenure_)}};
    std::vector<const Statement*> all = {&begin};
    if (life_) all.push_back(&fence);
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
    const std::uint64_t before = tenure_;
    auto connected = connect();
    if (!connected) return connected;
    if (life_ && tenure_ != before) return Trouble{"unreachable", "this node has signed on anew", "", ""};
    // Not tried again when the connection breaks: the COMMIT has been sent and may have been done.
    const auto outcome = run(all);
    if (life_ && !outcome && outcome.trouble().code == "fenced") life_->ended(static_cast<std::int64_t>(tenure_));
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
    auto locked = session_->take_lock(node_words::kOwnHouse, is_in_use());
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
    if (access == Access::Own) {
        if (auto alone = database->be_alone(); !alone) return alone.trouble();
    }
    return std::unique_ptr<Database>(std::move(database));
}

Result<std::unique_ptr<Database>> open_shared(const std::string& url, std::shared_ptr<NodeLife> life)
{
    auto address = PostgresAddress::parse(url);
    if (!address) return address.trouble();
    auto database = std::make_unique<Postgres>(std::move(*address), Access::Visit, std::move(life));
    const auto connected = database->connect();
    if (!connected) return connected.trouble();
    return std::unique_ptr<Database>(std::move(database));
}

}  // namespace snowbound
