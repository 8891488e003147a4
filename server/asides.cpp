#include "server/asides.h"

namespace snowbound {
namespace {

Result<std::set<std::string>> names_in(Database& database, const Statement& question)
{
    auto rows = database.read(question);
    if (!rows) return rows.trouble();
    std::set<std::string> people;
    for (const Row& row : *rows) people.insert(text_of(row[0]));
    return people;
}

}  // namespace

Result<Aside> put_aside(Database& database, const Aside& aside)
{
    auto count =
        database.read({"SELECT COUNT(*) FROM aside WHERE person = $1 AND other <> $2", {aside.person, aside.other}});
    if (!count) return count.trouble();
    if (number_of((*count)[0][0]) >= kMostAsides) return Trouble{"too_many", "this list is full", ""};
    const std::vector<Statement> unit{
        {"INSERT INTO aside (id, person, other, kind, body) VALUES ($1, $2, $3, $4, $5) "
         "ON CONFLICT (person, other) DO UPDATE SET id = $1, kind = $4, body = $5",
         {aside.id, aside.person, aside.other, aside.kind, Json{{"name", aside.name}}.dump()}}};
    if (auto stored = database.write(unit); !stored) return stored.trouble();
    return aside;
}

Result<Json> read_asides(Database& database, const std::string& person)
{
    auto rows = database.read({"SELECT id, kind, body FROM aside WHERE person = $1 ORDER BY id", {person}});
    if (!rows) return rows.trouble();
    Json list = Json::array();
    for (const Row& row : *rows) {
        const Json body = parse_json(text_of(row[2])).value_or(Json::object());
        list.push_back({{"id", text_of(row[0])}, {"kind", text_of(row[1])}, {"name", body.value("name", "")}});
    }
    return list;
}

Result<std::string> drop_aside(Database& database, const std::string& person, const std::string& id)
{
    auto rows = database.read({"SELECT other FROM aside WHERE person = $1 AND id = $2", {person, id}});
    if (!rows) return rows.trouble();
    if (rows->empty()) return std::string();
    const std::vector<Statement> unit{{"DELETE FROM aside WHERE person = $1 AND id = $2", {person, id}}};
    if (auto stored = database.write(unit); !stored) return stored.trouble();
    return text_of((*rows)[0][0]);
}

Result<std::set<std::string>> read_unheard(Database& database, const std::string& person)
{
    return names_in(database, {"SELECT other FROM aside WHERE person = $1 "
                               "UNION SELECT person FROM aside WHERE other = $1 AND kind = 'block'",
                               {person}});
}

Result<std::set<std::string>> read_blockers(Database& database, const std::string& person)
{
    return names_in(database, {"SELECT person FROM aside WHERE other = $1 AND kind = 'block'", {person}});
}

Trouble blocked_by_player()
{
    return {"not_shown", "somebody who plays here has blocked you: you can look when the game is over", ""};
}

Result<std::set<std::string>> read_blocked(Database& database, const std::string& person)
{
    return names_in(database, {"SELECT other FROM aside WHERE person = $1 AND kind = 'block' "
                               "UNION SELECT person FROM aside WHERE other = $1 AND kind = 'block'",
                               {person}});
}

}  // namespace snowbound
