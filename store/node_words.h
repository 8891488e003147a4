// What nodes say to PostgreSQL, and whoever owns it alone: locks and clocks that both know.
#pragma once

#include <string>

// Milliseconds since 1970 by the clock of the database, the only one by which leases are judged.
#define SNOWBOUND_NOW "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
// A node's writing session holds this lock with the number of its life.
#define SNOWBOUND_NODE_LOCK "759826310"

namespace snowbound::node_words {

// Whoever owns the database alone holds it, nodes share it.
inline constexpr const char* kOwnHouse = "SELECT CASE WHEN pg_try_advisory_lock(7598263104) THEN 1 ELSE 0 END";
inline constexpr const char* kShareHouse = "SELECT CASE WHEN pg_try_advisory_lock_shared(7598263104) THEN 1 ELSE 0 END";

inline std::string is_alone(const std::string& where)
{
    return "another snowbound is using this database for itself alone: " + where;
}

}  // namespace snowbound::node_words
