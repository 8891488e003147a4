// What the house keeps of a person, all of it: to be shown, or to be forgotten.
#include "server/asides.h"
#include "server/complaints.h"
#include "server/house.h"

namespace snowbound {
namespace {

// Bodies are searched as text. Quotes in what people write are escaped there: nobody can look like somebody's id.
std::string has(const char* key, const std::string& id) { return "%\"" + std::string(key) + "\":\"" + id + "\"%"; }

}  // namespace

void House::export_person(const Person& person, GotList got)
{
    tables_of(person.id, [this, person, got = std::move(got)](Result<Json> tables) {
        if (!tables) return got(tables);
        journal_.ask<Json>(
            [person, tables = *tables](Database& database) -> Result<Json> {
                auto notes =
                    database.read({"SELECT g.id, n.body FROM note n JOIN game_table g ON g.number = n.number "
                                   "WHERE n.person = $1",
                                   {person.id}});
                if (!notes) return notes.trouble();
                Json list = Json::array();
                for (const Row& row : *notes) {
                    list.push_back({{"table", text_of(row[0])}, {"text", text_of(row[1])}});
                }
                Json me = shown(person);
                me["created"] = person.created;
                auto asides = read_asides(database, person.id);
                if (!asides) return asides.trouble();
                return Json{{"person", me}, {"tables", tables["tables"]}, {"notes", list}, {"asides", *asides}};
            },
            got);
    });
}

void House::send_away(const std::string& person, std::string_view spared)
{
    for (const auto& [id, room] : rooms_) {
        room->send_away(person, spared);
    }
}

// Off every card first, then what they said, then the row: a crash in between leaves somebody who can ask again.
// Who made a table need not sit at it.
void House::forget_person(const Person& person, std::function<void(Result<bool>)> done)
{
    journal_.read(
        [id = person.id](Database& database) {
            return database.read({"SELECT id FROM game_table WHERE body LIKE $1 OR body LIKE $2 LIMIT 1",
                                  {has("person", id), has("host", id)}});
        },
        [this, person, done = std::move(done)](Result<std::vector<Row>> tables) {
            if (!tables) return done(tables.trouble());
            if (tables->empty()) return forget_lines(person, done);
            const std::string id = text_of((*tables)[0][0]);
            const auto next = [this, person, done](const Result<bool>& stored) {
                if (!stored) return done(stored);
                forget_person(person, done);
            };
            room(id, [this, id, person, next](Result<std::shared_ptr<Room>> room) {
                if (room) return (*room)->forget_person(person.id, next);
                forget_on_card(id, person.id, next);
            });
        });
}

// Of a table that cannot be opened the card is changed where it lies.
void House::forget_on_card(const std::string& id, const std::string& person, std::function<void(Result<bool>)> done)
{
    journal_.ask<bool>(
        [id, person](Database& database) -> Result<bool> {
            auto rows = database.read({"SELECT body FROM game_table WHERE id = $1", {id}});
            if (!rows) return rows.trouble();
            const auto json = rows->empty() ? std::nullopt : parse_json(text_of((*rows)[0][0]));
            auto card = json ? read_card(*json) : Result<Card>(Trouble{"database", "the card cannot be read", ""});
            if (!card) return card.trouble();
            card->forget(person);
            return database.write(card_statements(*card));
        },
        std::move(done));
}

// What was said stays; who said it does not.
void House::forget_lines(const Person& person, std::function<void(Result<bool>)> done)
{
    journal_.read(
        [id = person.id](Database& database) {
            return database.read({"SELECT number, seq, body FROM line WHERE body LIKE $1", {has("person", id)}});
        },
        [this, person, done = std::move(done)](Result<std::vector<Row>> lines) {
            if (!lines) return done(lines.trouble());
            std::vector<Statement> unit;
            for (const Row& row : *lines) {
                Json line = parse_json(text_of(row[2])).value_or(Json::object());
                line.erase("person");
                line["name"] = "";
                unit.push_back({"UPDATE line SET body = $1 WHERE number = $2 AND seq = $3",
                                {line.dump(), number_of(row[0]), number_of(row[1])}});
            }
            journal_.write(std::move(unit), [this, person, done](const Result<bool>& stored) {
                if (!stored) return done(stored);
                journal_.ask<bool>([id = person.id](Database& database) { return forget_in_complaints(database, id); },
                                   [this, person, done](const Result<bool>& forgotten) {
                                       forgotten ? people_.remove(person, done) : done(forgotten);
                                   });
            });
        });
}

}  // namespace snowbound
