#include "store/sqlite_words.h"

#include <algorithm>
#include <cerrno>
#include <string_view>

namespace snowbound {

const char* code_of(int extended, int system_error)
{
    const int result = extended & 0xff;
    if (result == SQLITE_FULL) return "disk_full";
    if (result == SQLITE_READONLY) return "read_only";
    if (result == SQLITE_BUSY) return "busy";
    if (extended == SQLITE_CONSTRAINT_UNIQUE || extended == SQLITE_CONSTRAINT_PRIMARYKEY ||
        extended == SQLITE_CONSTRAINT_ROWID) {
        return "conflict";
    }
    if (extended == SQLITE_CONSTRAINT_NOTNULL) return "stale";
    if (result != SQLITE_IOERR && result != SQLITE_CANTOPEN) return "database";
    if (system_error == ENOSPC || system_error == EDQUOT || system_error == EFBIG) return "disk_full";
    if (system_error == EROFS || system_error == EACCES || system_error == EPERM) return "read_only";
    return "database";
}

int system_error(sqlite3* connection)
{
    for (const int which : {SQLITE_FCNTL_JOURNAL_POINTER, SQLITE_FCNTL_FILE_POINTER}) {
        sqlite3_file* file = nullptr;
        int error = 0;
        if (sqlite3_file_control(connection, "main", which, &file) != SQLITE_OK || !file || !file->pMethods) continue;
        file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &error);
        if (error != 0) return error;
    }
    return sqlite3_system_errno(connection);
}

void strpos(sqlite3_context* context, int /*count*/, sqlite3_value** values)
{
    const auto text = [&](int at) {
        const auto* begin = reinterpret_cast<const char*>(sqlite3_value_text(values[at]));
        return begin ? std::string_view(begin) : std::string_view();
    };
    const std::string_view in = text(0), what = text(1);
    const std::size_t found = in.find(what);
    // Characters are counted, not bytes.
    const auto before = std::ranges::count_if(in.substr(0, found == in.npos ? 0 : found),
                                              [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    sqlite3_result_int64(context, found == in.npos ? 0 : before + 1);
}

}  // namespace snowbound
