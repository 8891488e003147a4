// Where a PostgreSQL database is, and as whom to go there.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "table/trouble.h"

namespace snowbound {

class PostgresAddress {
public:
    // "bad_store" where it cannot be understood. What is wrong with it is not repeated: it may hold a password.
    static Result<PostgresAddress> parse(const std::string& url);

    std::vector<const char*> names() const;  // for libpq: both end with a null
    std::vector<const char*> values() const;
    const std::string& where() const { return where_; }  // for messages: never the password

private:
    std::vector<std::pair<std::string, std::string>> options_;
    std::string where_;
};

}  // namespace snowbound
