// The steps of the schema, as they lie in store/migrations, carried inside the program.
#pragma once

#include <cstdint>
#include <span>

namespace snowbound {

struct Migration {
    std::int64_t number = 0;
    const char* name = "";  // of its file
    const char* sql = "";   // several statements
};

std::span<const Migration> migrations();  // by number, upwards

}  // namespace snowbound
