// One session with a PostgreSQL server: connects, sends statements in one round trip, and never waits without an end.
#pragma once

#include <libpq-fe.h>

#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "store/database.h"
#include "store/postgres_address.h"

namespace snowbound {

class PostgresSession {
public:
    static Result<std::unique_ptr<PostgresSession>> open(const PostgresAddress& address);

    int socket() const { return PQsocket(connection_.get()); }
    bool is_alive();  // looks whether the server has hung up; nothing is sent
    // One after the other, in one round trip; the rows are those of the last. Once one fails, the rest is not done and
    // an open transaction is rolled back. "unreachable": the session is over, and what was done is not known.
    Result<std::vector<Row>> run(std::span<const Statement* const> statements);
    Result<bool> script(const std::string& text);  // several statements in one transaction; takes its time
    // For as long as the session lives. `busy`: what to say where somebody else has it.
    Result<bool> take_lock(const char* lock, const std::string& busy);
    void drop_lock();

private:
    struct Close {
        void operator()(PGconn* connection) const { PQfinish(connection); }
        void operator()(PGresult* result) const { PQclear(result); }
    };
    using Answer = std::unique_ptr<PGresult, Close>;
    struct Sent {
        const char* sql = "";
        bool prepares = false;  // a name is given to it; nothing is done yet
    };

    PostgresSession(PGconn* connection, std::string where) : where_(std::move(where)), connection_(connection) {}
    Result<bool> settle();
    bool wait(int milliseconds);  // until there is an answer; false: lost, or too slow
    Result<bool> send(const Statement& statement, std::vector<Sent>& sent);
    Result<std::vector<Row>> collect(const std::vector<Sent>& sent);
    Result<std::vector<Row>> answer_to(const Sent& sent);
    Result<bool> execute(const char* sql, int milliseconds);  // a simple query; its rows are thrown away
    Trouble failed(const PGresult* result) const;
    Trouble lost() const;

    std::string where_;
    std::unique_ptr<PGconn, Close> connection_;
    std::unordered_map<std::string, std::string> prepared_;  // SQL -> its name there
    int next_name_ = 0;
};

}  // namespace snowbound
