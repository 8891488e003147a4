// Files in and out, with an error that says what is wrong.
#pragma once

#include <string>

#include "table/any_table.h"

namespace snowbound {

Result<std::string> read_file(const std::string& path);
Result<bool> write_file(const std::string& path, const std::string& content);  // whole or not at all
Result<Record> read_record_file(const std::string& path);

struct OpenRecord {
    Record record;
    const AnyGame* game = nullptr;
};
Result<OpenRecord> open_record_file(const std::string& path);  // the record, and the game it is of

}  // namespace snowbound
