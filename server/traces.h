// Where the store names a person. Each is found by an index: nobody else waits while somebody is being forgotten.
#pragma once

#include <string>

#include "store/database.h"

namespace snowbound::traces {

inline constexpr const char* kTables = "SELECT table_id FROM chair WHERE person = $1 LIMIT 20";
inline constexpr const char* kLines = "SELECT number, seq, body FROM line WHERE person = $1 LIMIT 50";
inline constexpr const char* kNotes = "SELECT number FROM note WHERE person = $1 LIMIT 50";

// What somebody said, with its place among the lines of a table.
inline Statement line(std::int64_t number, std::int64_t seq, const std::string& person, std::string body)
{
    return {"INSERT INTO line (number, seq, person, body) VALUES ($1, $2, $3, $4)",
            {number, seq, person.empty() ? Value() : Value(person), std::move(body)}};
}

}  // namespace snowbound::traces
