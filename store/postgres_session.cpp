// libpq in pipeline mode: a transaction is one round trip.
#include "store/postgres_session.h"

#include <poll.h>

#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstring>
#include <thread>

namespace snowbound {
namespace {

// A dead server is noticed after so long without a byte from it. A living one gives up a little earlier by itself.
constexpr int kPatience = 6'000;
constexpr int kPatienceForScripts = 600'000;
constexpr const char* kSettings =
    "SET statement_timeout = '5s'; SET lock_timeout = '3s'; SET client_min_messages = 'error';"
    // The server should notice too when this end is gone: until then it keeps our lock.
    "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3;"
    // Durable, whatever the server's settings say; stricter ones are left alone.
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";
constexpr const char* kUnlock = "SELECT pg_advisory_unlock(7598263104)";

const char* code_of(const char* state)
{
    struct Known {
        const char* state;
        const char* code;
    };
    static constexpr Known kKnown[] = {
        {"23505", "conflict"},     // unique_violation
        {"53100", "disk_full"},    // disk_full
        {"25006", "read_only"},    // read_only_sql_transaction
        {"22012", "fenced"},       // division_by_zero: our fence divides by the rows that it finds
        {"23502", "stale"},        // not_null_violation: where another wrote first, null is written
        {"40001", "busy"},         // serialization_failure
        {"40P01", "busy"},         // deadlock_detected
        {"55P03", "busy"},         // lock_not_available
        {"57014", "busy"},         // statement_timeout
        {"53300", "unreachable"},  // too_many_connections
        {"08P01", "database"},     // protocol_violation: the wrong number of values
    };
    if (!state) return "database";
    for (const Known& known : kKnown) {
        if (std::strcmp(known.state, state) == 0) return known.code;
    }
    // 08: connection exceptions. 57P: shut down, crashed, starting up.
    return std::strncmp(state, "08", 2) == 0 || std::strncmp(state, "57P", 3) == 0 ? "unreachable" : "database";
}

bool is_number(Oid type)
{
    constexpr Oid kInt8 = 20, kInt2 = 21, kInt4 = 23, kNumeric = 1700;  // numeric: the sum of a BIGINT column
    return type == kInt8 || type == kInt4 || type == kInt2 || type == kNumeric;
}

Value value_at(const PGresult* result, int row, int column)
{
    if (PQgetisnull(result, row, column)) return std::monostate();
    const char* begin = PQgetvalue(result, row, column);
    const char* end = begin + PQgetlength(result, row, column);
    std::int64_t number = 0;
    if (is_number(PQftype(result, column))) {
        const auto parsed = std::from_chars(begin, end, number);
        if (parsed.ec == std::errc() && parsed.ptr == end) return number;
    }
    return std::string(begin, end);
}

std::vector<Row> rows_of(const PGresult* result)
{
    std::vector<Row> rows;
    for (int row = 0; row < PQntuples(result); ++row) {
        Row made;
        for (int column = 0; column < PQnfields(result); ++column) made.push_back(value_at(result, row, column));
        rows.push_back(std::move(made));
    }
    return rows;
}

// libpq ends its messages with a line end.
std::string one_line(std::string text)
{
    while (!text.empty() && text.back() == '\n') text.pop_back();
    for (char& each : text) {
        if (each == '\n' || each == '\t') each = ' ';
    }
    return text;
}

bool is_good(const PGresult* result)
{
    const auto status = PQresultStatus(result);
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

}  // namespace

Result<std::unique_ptr<PostgresSession>> PostgresSession::open(const PostgresAddress& address)
{
    std::unique_ptr<PostgresSession> session(
        new PostgresSession(PQconnectdbParams(address.names().data(), address.values().data(), 0), address.where()));
    PGconn* connection = session->connection_.get();
    if (PQstatus(connection) != CONNECTION_OK) {
        return Trouble{"unreachable", "cannot reach " + address.where() + ": " + one_line(PQerrorMessage(connection)),
                       "", ""};
    }
    const auto settled = session->settle();
    if (!settled) return settled.trouble();
    return session;
}

Result<bool> PostgresSession::settle()
{
    PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
    if (PQsetnonblocking(connection_.get(), 1) != 0) return lost();
    return execute(kSettings, kPatience);
}

Trouble PostgresSession::failed(const PGresult* result) const
{
    if (PQstatus(connection_.get()) != CONNECTION_OK) return lost();
    // The first line alone: the details may quote what people wrote.
    const char* text = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    if (!text) return {"database", where_ + " did not do it", "", ""};
    return {code_of(PQresultErrorField(result, PG_DIAG_SQLSTATE)), where_ + " refuses: " + text, "", ""};
}

Trouble PostgresSession::lost() const { return {"unreachable", "lost the connection to " + where_, "", ""}; }

bool PostgresSession::is_alive()
{
    pollfd socket{PQsocket(connection_.get()), POLLIN, 0};
    while (PQstatus(connection_.get()) == CONNECTION_OK) {
        if (::poll(&socket, 1, 0) <= 0) return true;
        if (PQconsumeInput(connection_.get()) == 0) return false;
    }
    return false;
}

bool PostgresSession::wait(int milliseconds)
{
    while (true) {
        const int unsent = PQflush(connection_.get());
        if (unsent < 0) return false;
        if (PQisBusy(connection_.get()) == 0) return true;
        pollfd socket{PQsocket(connection_.get()), static_cast<short>(unsent ? POLLIN | POLLOUT : POLLIN), 0};
        const int ready = ::poll(&socket, 1, milliseconds);
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0) return false;
        if ((socket.revents & ~POLLOUT) != 0 && PQconsumeInput(connection_.get()) == 0) return false;
    }
}

Result<bool> PostgresSession::send(const Statement& statement, std::vector<Sent>& sent)
{
    const auto [found, is_new] = prepared_.try_emplace(statement.sql);
    if (is_new) found->second = "s" + std::to_string(next_name_++);
    const char* name = found->second.c_str();
    if (is_new) {
        if (PQsendPrepare(connection_.get(), name, statement.sql, 0, nullptr) == 0) return lost();
        sent.push_back({statement.sql, true});
    }
    std::vector<std::string> numbers(statement.values.size());
    std::vector<const char*> values;
    for (std::size_t at = 0; at < statement.values.size(); ++at) {
        const Value& value = statement.values[at];
        const auto* text = std::get_if<std::string>(&value);
        if (const auto* number = std::get_if<std::int64_t>(&value)) numbers[at] = std::to_string(*number);
        const bool is_null = std::holds_alternative<std::monostate>(value);
        values.push_back(is_null ? nullptr : (text ? text->c_str() : numbers[at].c_str()));
    }
    const int count = static_cast<int>(values.size());
    if (PQsendQueryPrepared(connection_.get(), name, count, values.data(), nullptr, nullptr, 0) == 0) return lost();
    sent.push_back({statement.sql, false});
    return true;
}

Result<std::vector<Row>> PostgresSession::answer_to(const Sent& sent)
{
    if (!wait(kPatience)) return lost();
    const Answer answer(PQgetResult(connection_.get()));
    if (!answer) return lost();
    const bool good = is_good(answer.get());
    // What was not prepared after all must be, next time.
    if (!good && sent.prepares) prepared_.erase(sent.sql);
    // After each answer comes an empty one.
    if (wait(kPatience)) PQclear(PQgetResult(connection_.get()));
    if (!good) return failed(answer.get());
    return sent.prepares ? std::vector<Row>() : rows_of(answer.get());
}

Result<std::vector<Row>> PostgresSession::collect(const std::vector<Sent>& sent)
{
    Result<std::vector<Row>> outcome = std::vector<Row>();
    for (const Sent& each : sent) {
        auto answer = answer_to(each);
        // The first trouble counts: the others only follow from it.
        if (outcome || (!answer && answer.trouble().code == "unreachable")) outcome = std::move(answer);
        if (!outcome && outcome.trouble().code == "unreachable") return outcome;
    }
    return outcome;
}

Result<std::vector<Row>> PostgresSession::run(std::span<const Statement* const> statements)
{
    if (PQenterPipelineMode(connection_.get()) == 0) return lost();
    std::vector<Sent> sent;
    for (const Statement* each : statements) {
        const auto went = send(*each, sent);
        if (!went) return went.trouble();
    }
    if (PQpipelineSync(connection_.get()) == 0) return lost();
    auto outcome = collect(sent);
    if (!outcome && outcome.trouble().code == "unreachable") return outcome;
    // All is answered. Should the connection break only now, the next call notices.
    if (wait(kPatience)) PQclear(PQgetResult(connection_.get()));
    PQexitPipelineMode(connection_.get());
    if (!outcome && PQtransactionStatus(connection_.get()) != PQTRANS_IDLE) {
        const auto undone = execute("ROLLBACK", kPatience);
        if (!undone) return undone.trouble();
    }
    return outcome;
}

Result<bool> PostgresSession::execute(const char* sql, int milliseconds)
{
    if (PQsendQuery(connection_.get(), sql) == 0) return lost();
    Result<bool> outcome = true;
    while (true) {
        if (!wait(milliseconds)) return lost();
        const Answer answer(PQgetResult(connection_.get()));
        if (!answer) return outcome;
        if (outcome && !is_good(answer.get())) outcome = failed(answer.get());
    }
}

Result<bool> PostgresSession::script(const std::string& text)
{
    const std::string whole = "BEGIN; SET LOCAL statement_timeout = 0; " + text + "\nCOMMIT;";
    auto outcome = execute(whole.c_str(), kPatienceForScripts);
    if (!outcome && is_alive()) execute("ROLLBACK", kPatience);
    return outcome;
}

Result<bool> PostgresSession::take_lock(const char* lock, const std::string& busy)
{
    const Statement statement{lock, {}};
    const Statement* const only = &statement;
    // A session that has just ended keeps its lock until the server has noticed.
    for (int tries = 0; tries < 10; ++tries) {
        if (tries > 0) std::this_thread::sleep_for(std::chrono::milliseconds(100));
        const auto rows = run(std::span(&only, 1));
        if (!rows) return rows.trouble();
        if (!rows->empty() && number_of((*rows)[0][0]) == 1) return true;
    }
    return Trouble{"busy", busy, "", ""};
}

void PostgresSession::drop_lock() { execute(kUnlock, kPatience); }

}  // namespace snowbound
