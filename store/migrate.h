// Brings a database up to the schema this program knows. The database remembers the number of its last migration in
// the table schema_version.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "store/database.h"
#include "store/migrations.h"

namespace snowbound {

// What a kind of database lends for it.
struct Schema {
    Database& database;
    const char* has_version = "";                            // SQL: 1 where the table schema_version is there
    std::function<Result<bool>(const std::string&)> script;  // several statements in one transaction, all or nothing
    std::string where;                                       // for messages
};

// Whether nothing is to be done. A database newer than the program: trouble "newer_schema". Writes nothing.
Result<bool> is_up_to_date(const Schema& schema, std::span<const Migration> known);
// The caller owns the database. Each migration in one transaction; does nothing where nothing is to be done.
Result<bool> migrate(const Schema& schema, std::span<const Migration> known);

}  // namespace snowbound
