// From the store into a table's file.
#include "app/table_file.h"
#include "core/check.h"
#include "games/registry.h"

namespace snowbound {
namespace {

constexpr int kTries = 20;

struct Rows {  // of one table, as of one moment
    Json card;
    Json events = Json::array();
    Json beside = Json::array();
    Json lines = Json::array();
    Json notes = Json::array();
    Json snapshot;
};

Trouble unreadable(const std::string& what) { return {"database", "the store's " + what + " cannot be read", ""}; }

Result<std::string> read_card_text(Database& database, const std::string& id)
{
    auto rows = database.read({"SELECT body FROM game_table WHERE id = $1", {id}});
    if (!rows) return rows.trouble();
    if (rows->empty()) return Trouble{"no_table", "there is no table " + id, ""};
    return text_of((*rows)[0][0]);
}

std::optional<Trouble> read_snapshot(Database& database, std::int64_t number, Rows& out)
{
    auto rows = database.read({"SELECT rules_version, seq, body FROM snapshot WHERE number = $1", {number}});
    if (!rows) return rows.trouble();
    if (rows->empty()) return std::nullopt;
    const auto body = parse_json(text_of((*rows)[0][2]));
    if (!body) return unreadable("snapshot");
    out.snapshot = {{"rules_version", number_of((*rows)[0][0])}, {"seq", number_of((*rows)[0][1])}, {"body", *body}};
    return std::nullopt;
}

std::optional<Trouble> read_talk(Database& database, std::int64_t number, Rows& out)
{
    auto lines = database.read({"SELECT body FROM line WHERE number = $1 ORDER BY seq", {number}});
    if (!lines) return lines.trouble();
    for (const Row& row : *lines) {
        const auto line = parse_json(text_of(row[0]));
        if (!line) return unreadable("chat");
        out.lines.push_back(*line);
    }
    auto notes = database.read({"SELECT person, body FROM note WHERE number = $1 ORDER BY person", {number}});
    if (!notes) return notes.trouble();
    for (const Row& row : *notes) {
        out.notes.push_back({{"person", text_of(row[0])}, {"text", text_of(row[1])}});
    }
    return std::nullopt;
}

std::optional<Trouble> read_events(Database& database, std::int64_t number, Rows& out)
{
    auto rows = database.read({"SELECT body FROM event WHERE number = $1 ORDER BY seq", {number}});
    if (!rows) return rows.trouble();
    for (const Row& row : *rows) {
        auto event = parse_json(text_of(row[0]));
        if (!event || !event->is_object()) return unreadable("event " + std::to_string(out.events.size()));
        Json beside = Json::object();
        for (const char* key : {"at", "played", "position", "waiting", "clock"}) {
            if (!event->contains(key)) continue;
            beside[key] = (*event)[key];
            event->erase(key);
        }
        out.events.push_back(std::move(*event));
        out.beside.push_back(std::move(beside));
    }
    return std::nullopt;
}

// Several questions, and a server that plays on between them. The events are asked for last, so that no snapshot is
// ahead of them; a card that is still the same afterwards fits all of it.
Result<Rows> read_rows(Database& database, const std::string& id)
{
    for (int i = 0; i < kTries; ++i) {
        const auto text = read_card_text(database, id);
        if (!text) return text.trouble();
        Rows rows;
        const auto card = parse_json(*text);
        if (!card || !card->is_object()) return unreadable("card");
        rows.card = *card;
        const auto number = rows.card.value("number", std::int64_t{0});
        if (auto no = read_snapshot(database, number, rows)) return *no;
        if (auto no = read_talk(database, number, rows)) return *no;
        if (auto no = read_events(database, number, rows)) return *no;
        const auto after = read_card_text(database, id);
        if (!after) return after.trouble();
        if (*after == *text) return rows;
    }
    return Trouble{"busy", "the table changes faster than it can be read: try again", ""};
}

// A state of this very moment, where the rules still are those that it was played under.
Result<Json> fresh_snapshot(const Json& json)
{
    const auto record = read_record(json);
    if (!record) return record.trouble();
    const AnyGame* game = find_game(record->game);
    if (!game) return Trouble{"no_game", "there is no game \"" + record->game + "\" here", ""};
    Result<std::unique_ptr<AnyTable>> table = Trouble{"rule_bug", "", ""};
    const auto bug = rule_bug_in([&] { table = game->replay(*record, record->events.size()); });
    if (bug) return Trouble{"rule_bug", *bug, ""};
    if (!table) return table.trouble();
    return Json{{"rules_version", record->version_now()},
                {"seq", record->events.size()},
                {"body", Json::parse((*table)->snapshot())}};
}

Json envelope(Json card)
{
    card.erase("record");
    card.erase("number");  // the store's own
    return {{"format", "snowbound-table"}, {"version", 1}, {"card", std::move(card)}};
}

}  // namespace

Json table_file(Json card, const Record& record, const TableSnapshot& snapshot)
{
    Json file = envelope(std::move(card));
    file["record"] = to_json(record);
    file["snapshot"] = {{"rules_version", record.version_now()}, {"seq", snapshot.events}, {"body", snapshot.body}};
    return file;
}

Result<ExportedTable> export_table(Database& database, const std::string& id)
{
    auto rows = read_rows(database, id);
    if (!rows) return rows.trouble();
    Json record = rows->card.value("record", Json());
    ExportedTable out{envelope(std::move(rows->card)), ""};
    out.file["lines"] = std::move(rows->lines);
    out.file["notes"] = std::move(rows->notes);
    if (!record.is_object()) return out;
    if (!rows->beside.empty()) record["position"] = rows->beside.back().value("position", record["position"]);
    record["events"] = std::move(rows->events);
    auto snapshot = fresh_snapshot(record);
    if (!snapshot) out.remark = snapshot.trouble().message;
    if (snapshot) rows->snapshot = std::move(*snapshot);
    out.file["record"] = std::move(record);
    out.file["beside"] = std::move(rows->beside);
    if (!rows->snapshot.is_null()) out.file["snapshot"] = std::move(rows->snapshot);
    return out;
}

Result<std::pair<std::string, Json>> read_report(Database& database, const std::string& report)
{
    auto rows = database.read(
        {"SELECT g.id, r.at, r.body FROM report r JOIN game_table g ON g.number = r.number WHERE r.id = $1", {report}});
    if (!rows) return rows.trouble();
    if (rows->empty()) return Trouble{"no_report", "there is no report " + report, ""};
    const auto body = parse_json(text_of((*rows)[0][2]));
    if (!body || !body->is_object()) return unreadable("report");
    Json json = *body;
    json["id"] = report;
    json["at"] = number_of((*rows)[0][1]);
    return std::pair(text_of((*rows)[0][0]), json);
}

}  // namespace snowbound
