#include "server/people_search.h"

#include <algorithm>
#include <tuple>

namespace snowbound {
namespace {

constexpr std::size_t kPage = 500;  // rows read at once

// 0: exactly, 1: in part; nothing: not at all.
std::optional<int> how_near(const Person& person, const std::string& words, const std::string& key)
{
    if (person.id == words) return 0;
    std::optional<int> nearest;
    for (const std::string& name : {person.name, person.alias}) {
        const std::string called = login_key(name);
        if (key.empty() || called.find(key) == std::string::npos) continue;
        nearest = std::min(nearest.value_or(1), called == key ? 0 : 1);
    }
    return nearest;
}

struct Fit {
    int near = 0;
    Person person;
    auto rank() const { return std::tuple(near, person.login.empty(), -person.created, person.id); }
};

void keep_best(std::vector<Fit>& matches)
{
    std::ranges::sort(matches, {}, &Fit::rank);
    if (matches.size() > kMostFound + 1) matches.resize(kMostFound + 1);
}

Result<FoundPerson> with_tables(Database& database, Person person)
{
    auto rows = database.read(
        {"SELECT g.id, g.body FROM chair c JOIN game_table g ON g.id = c.table_id WHERE c.person = $1 AND c.sits = 1 "
         "AND g.status IN ('open', 'running') ORDER BY g.touched DESC LIMIT 3",
         {person.id}});
    if (!rows) return rows.trouble();
    FoundPerson found{std::move(person), {}};
    for (const Row& row : *rows) {
        const auto card = parse_json(text_of(row[1]));
        if (card && card->is_object()) found.tables.push_back({text_of(row[0]), text_at(*card, "game")});
    }
    return found;
}

}  // namespace

Result<FoundPeople> search_people(Database& database, const std::string& words)
{
    const std::string key = login_key(words);
    std::vector<Fit> matches;
    for (std::string last;;) {
        auto rows = database.read({"SELECT id, body FROM person WHERE id > $1 ORDER BY id LIMIT 500", {last}});
        if (!rows) return rows.trouble();
        for (const Row& row : *rows) {
            auto person = person_of(row);
            if (!person) continue;  // one that cannot be read hides nobody else
            if (const auto near = how_near(*person, words, key)) matches.push_back({*near, std::move(*person)});
        }
        keep_best(matches);
        if (rows->size() < kPage) break;
        last = text_of(rows->back()[0]);
    }
    FoundPeople found;
    found.more = matches.size() > kMostFound;
    if (found.more) matches.resize(kMostFound);
    for (Fit& match : matches) {
        auto one = with_tables(database, std::move(match.person));
        if (!one) return one.trouble();
        found.people.push_back(std::move(*one));
    }
    return found;
}

Result<FoundPeople> read_people(Database& database, const std::vector<std::string>& ids)
{
    FoundPeople found;
    for (const std::string& id : ids) {
        auto rows = database.read({"SELECT id, body FROM person WHERE id = $1", {id}});
        if (!rows) return rows.trouble();
        auto person = rows->empty() ? Result<Person>(Trouble{"nobody", "", ""}) : person_of(rows->front());
        if (!person) continue;
        auto one = with_tables(database, std::move(*person));
        if (!one) return one.trouble();
        found.people.push_back(std::move(*one));
    }
    return found;
}

}  // namespace snowbound
