// A table in one file: everything that the store knows about it. `snowbound export` writes it, `snowbound import` reads
// it, and the tables under testdata are such files. It holds the seed, hidden cards and private notes.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "server/card.h"
#include "store/database.h"
#include "table/any_table.h"

namespace snowbound {

struct ExportedTable {
    Json file;
    std::string remark;  // why it does not replay; "": it does
};

// As of one moment, also while a server plays on.
Result<ExportedTable> export_table(Database& database, const std::string& id);
// What somebody reported about a table: the table's id, and remark and record of that time.
Result<std::pair<std::string, Json>> read_report(Database& database, const std::string& report);

// The file of a table; the snapshot may be of an earlier moment than the record.
struct TableSnapshot {
    std::size_t events = 0;
    Json body;
};
Json table_file(Json card, const Record& record, const TableSnapshot& snapshot);

struct TableFile {
    Card card;                        // with its record, without events
    std::unique_ptr<AnyTable> table;  // none: it has not begun
    std::vector<Json> beside;         // what the store keeps with each event: at, position, waiting, clock
    std::vector<Json> lines;          // chat
    std::vector<std::pair<std::string, std::string>> notes;  // person, text
};

// A table's file or a plain record. The match is replayed; what is wrong is told with its place.
Result<TableFile> read_table_file(const Json& json);

// Makes a new table of it; the id of it. Whoever is not known in this store is replaced by a bot of this level.
Result<std::string> import_table(Database& database, TableFile file, const std::string& bots);

}  // namespace snowbound
