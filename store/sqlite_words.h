// What SQLite says, in the words of store/database.h; and one of PostgreSQL's words for it.
#pragma once

#include <sqlite3.h>

namespace snowbound {

// The file system's word comes first: SQLite calls some full disks an input/output error.
const char* code_of(int extended, int system_error);
// What the file system said last. SQLite does not pass it on when a commit fails, but the log and the file remember it.
int system_error(sqlite3* connection);
// PostgreSQL's word for where a text is in another: for migrations, which are written once for both.
void strpos(sqlite3_context* context, int count, sqlite3_value** values);

}  // namespace snowbound
