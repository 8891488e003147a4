// How a table lies in the store: its card, its events, its last snapshot.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/card.h"
#include "server/room.h"
#include "store/database.h"

namespace snowbound {

// `due`: when the table must wake by itself; 0: at once.
std::vector<Statement> card_statements(const Card& card, std::optional<std::int64_t> due = std::nullopt);
// Of "elsewhere": the node that has the table; 0: nobody, just now.
std::int64_t node_of(const Trouble& elsewhere);
Trouble is_cut_off();
// What people are told of trouble with the store: neither paths nor hosts, which are the operator's and in the log.
Trouble for_people(const Trouble& trouble);
Result<std::vector<Row>> read_free_due(Database& database, const std::vector<Value>& until_after_me);
Statement snapshot_of(std::int64_t number, const AnyTable& table);
Result<Match> read_match(Database& database, const std::string& id);
struct Past {  // what the store has of a table that has begun
    Card card;
    Record record;
};
Result<Past> read_past(Database& database, const std::string& id);

}  // namespace snowbound
