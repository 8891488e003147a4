// For the operator: whom they mean. Looked up beside the disk's worker; no more is told than tells people apart.
#pragma once

#include "server/people.h"
#include "store/database.h"

namespace snowbound {

inline constexpr std::size_t kMostFound = 30;

struct FoundPerson {
    Person person;
    struct At {
        std::string table, game;
    };
    std::vector<At> tables;  // where they sit now, the newest first; three at most
};

struct FoundPeople {
    std::vector<FoundPerson> people;
    bool more = false;  // than are told
};

// Whose id it is; whose name, hidden or shown, has these words in it, whatever the case and kind of letters. Who is
// called exactly so comes first, then accounts, then who came last.
Result<FoundPeople> search_people(Database& database, const std::string& words);
Result<FoundPeople> read_people(Database& database, const std::vector<std::string>& ids);  // those who are still known

}  // namespace snowbound
