// What the house keeps of a person, all of it: to be shown, or to be forgotten.
#include "server/asides.h"
#include "server/complaints.h"
#include "server/house.h"
#include "server/log.h"
#include "server/traces.h"

namespace snowbound {
namespace {

constexpr std::int64_t kPauseToForget = 10;  // milliseconds between two pieces

// What takes a person off these cards.
Result<std::vector<Statement>> without(Database& database, const std::vector<std::string>& ids,
                                       const std::string& person)
{
    std::vector<Statement> unit;
    for (const std::string& id : ids) {
        auto rows = database.read({"SELECT body FROM game_table WHERE id = $1", {id}});
        if (!rows) return rows.trouble();
        unit.push_back({"DELETE FROM chair WHERE table_id = $1 AND person = $2", {id, person}});
        if (rows->empty()) continue;
        const auto json = parse_json(text_of((*rows)[0][0]));
        auto card = json ? read_card(*json) : Result<Card>(Trouble{"database", "the card cannot be read", ""});
        if (!card) {  // nobody can open it any more: at least it does not say who
            log_line(Level::Error, "damaged", {{"table", id}});
            unit.push_back({"UPDATE game_table SET body = replace(body, $2, '') WHERE id = $1", {id, person}});
            continue;
        }
        card->forget(person);
        unit.push_back({"UPDATE game_table SET body = $2 WHERE id = $1", {id, to_json(*card).dump()}});
        if (card->status != Card::Status::Running) continue;
        unit.push_back({"UPDATE game_table SET due = 0 WHERE id = $1", {id}});
    }
    return unit;
}

}  // namespace

void House::export_person(const Person& person, const std::string& asker, std::function<void(Result<std::string>)> got)
{
    tables_of(person.id, asker, [this, person, asker, got = std::move(got)](Result<Json> tables) {
        if (!tables) return got(tables.trouble());
        journal_.look<std::string>(
            asker,
            [person, tables = std::move(*tables)](Database& database) -> Result<std::string> {
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
                return Json{{"person", me}, {"tables", tables["tables"]}, {"notes", list}, {"asides", *asides}}.dump();
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

// Off every card first, then what they said and noted, then the row: a crash in between leaves somebody who can ask
// again. All of it in pieces, between which everybody else has their turn.
void House::forget_person(const Person& person, Done done)
{
    auto& forgetting = forgetting_[person.id];
    if (!forgetting) forgetting = std::make_unique<Forgetting>(loop_);
    forgetting->told.push_back(std::move(done));
    if (forgetting->told.size() > 1) return;
    forget_tables(person, [this, id = person.id](const Result<bool>& forgotten) {
        const auto gone = std::exchange(forgetting_[id], nullptr);
        forgetting_.erase(id);
        for (const Done& each : gone->told) {
            each(forgotten);
        }
    });
}

void House::forget_more(const Person& person, std::function<void()> more)
{
    forgetting_[person.id]->pause.set(kPauseToForget, std::move(more));
}

// Who made a table, or was shown out of it, need not sit at it.
void House::forget_tables(const Person& person, Done done)
{
    const auto found = [this, person, done = std::move(done)](const Result<std::vector<Row>>& tables) {
        if (!tables) return done(tables.trouble());
        if (tables->empty()) return forget_lines(person, done);
        const Done next = [this, person, done](const Result<bool>& stored) {
            stored ? forget_more(person, [this, person, done] { forget_tables(person, done); }) : done(stored);
        };
        std::vector<std::string> asleep;
        for (const Row& row : *tables) {
            const std::string id = text_of(row[0]);
            if (links_) {
                return act(id, {{"do", "forget"}, {"person", person.id}},
                           [this, id, person, next](const Result<bool>& result) {
                               const std::string code = result ? "" : result.trouble().code;
                               const bool shut = code == "cannot_open" || code == "damaged" || code == "no_game";
                               shut ? forget_on_cards({id}, person.id, next) : next(result);
                           });
            }
            if (!rooms_.contains(id) && !loading_.contains(id)) {
                asleep.push_back(id);
                continue;
            }
            return room(id, [this, id, person, next](const Result<std::shared_ptr<Room>>& room) {
                if (room) return (*room)->forget_person(person.id, next);
                forget_on_cards({id}, person.id, next);
            });
        }
        forget_on_cards(asleep, person.id, next);
    };
    journal_.look<std::vector<Row>>(
        "", [id = person.id](Database& database) { return database.read({traces::kTables, {id}}); }, found);
}

// Of tables that are not in memory the cards are changed where they lie: nobody else writes them while they may not be
// opened. Where a bot has to take over they must wake.
void House::forget_on_cards(const std::vector<std::string>& ids, const std::string& person, Done done)
{
    changing_.insert(ids.begin(), ids.end());
    const Done stored = [this, ids, done = std::move(done)](const Result<bool>& result) {
        for (const std::string& id : ids) {
            changed(id);
        }
        done(result);
    };
    journal_.look<std::vector<Statement>>(
        "", [ids, person](Database& database) { return without(database, ids, person); },
        [this, stored](Result<std::vector<Statement>> unit) {
            unit ? journal_.write(std::move(*unit), stored) : stored(unit.trouble());
        });
}

void House::changed(const std::string& id)
{
    changing_.erase(id);
    if (loading_.contains(id)) fetch(id, "");
}

// What was said stays; who said it does not.
void House::forget_lines(const Person& person, Done done)
{
    journal_.ask<bool>(
        [id = person.id](Database& database) -> Result<bool> {
            const auto lines = database.read({traces::kLines, {id}});
            if (!lines) return lines.trouble();
            std::vector<Statement> unit;
            for (const Row& row : *lines) {
                Json line = parse_json(text_of(row[2])).value_or(Json::object());
                line.erase("person");
                line["name"] = "";
                unit.push_back({"UPDATE line SET person = NULL, body = $1 WHERE number = $2 AND seq = $3",
                                {line.dump(), number_of(row[0]), number_of(row[1])}});
            }
            if (auto stored = database.write(unit); !stored) return stored;
            return !unit.empty();
        },
        [this, person, done = std::move(done)](const Result<bool>& more) {
            if (!more) return done(more);
            if (!*more) return forget_notes(person, done);
            forget_more(person, [this, person, done] { forget_lines(person, done); });
        });
}

void House::forget_notes(const Person& person, Done done)
{
    journal_.ask<bool>(
        [id = person.id](Database& database) -> Result<bool> {
            const auto notes = database.read({traces::kNotes, {id}});
            if (!notes) return notes.trouble();
            std::vector<Statement> unit;
            for (const Row& row : *notes) {
                unit.push_back({"DELETE FROM note WHERE number = $1 AND person = $2", {number_of(row[0]), id}});
            }
            if (auto stored = database.write(unit); !stored) return stored;
            return !unit.empty();
        },
        [this, person, done = std::move(done)](const Result<bool>& more) {
            if (!more) return done(more);
            if (*more) return forget_more(person, [this, person, done] { forget_notes(person, done); });
            forget_complaints(person, done);
        });
}

void House::forget_complaints(const Person& person, Done done)
{
    const auto change = [this, person, done = std::move(done)](const Result<Named>& named) {
        if (!named) return done(named.trouble());
        if (named->empty()) return people_.remove(person, done);
        journal_.ask<bool>(
            [named = *named, id = person.id](Database& database) { return forget_in(database, named, id); },
            [this, person, done](const Result<bool>& forgotten) {
                if (!forgotten) return done(forgotten);
                forget_more(person, [this, person, done] { forget_complaints(person, done); });
            });
    };
    journal_.look<Named>("", [id = person.id](Database& database) { return read_named(database, id); }, change);
}

}  // namespace snowbound
