// Whom somebody does not want to read (mute), or not to meet at their tables either (block). These run on the disk's
// worker.
#pragma once

#include <set>

#include "core/json.h"
#include "store/database.h"

namespace snowbound {

inline constexpr std::int64_t kMostAsides = 500;  // of one person

struct Aside {
    std::string id;
    std::string person, other;
    std::string kind;  // "mute", "block"
    std::string name;  // what the other was called then: the list shows it
};

// One for each pair: the later kind counts. "too_many": the list is full.
Result<Aside> put_aside(Database& database, const Aside& aside);
Result<Json> read_asides(Database& database, const std::string& person);  // their own list
// Gives back who it was; "": there is none.
Result<std::string> drop_aside(Database& database, const std::string& person, const std::string& id);
// Whose lines this person is not sent: those put aside, and whoever has blocked them.
Result<std::set<std::string>> read_unheard(Database& database, const std::string& person);
// Who has blocked this person: what they play, this person does not watch.
Result<std::set<std::string>> read_blockers(Database& database, const std::string& person);
Trouble blocked_by_player();
// Who has blocked this person, or was blocked by them.
Result<std::set<std::string>> read_blocked(Database& database, const std::string& person);

}  // namespace snowbound
