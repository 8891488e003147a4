// A table on its way into the store and out of it.
#include "games/registry.h"
#include "server/house.h"

namespace snowbound {
namespace {

struct Stored {
    std::vector<Event> events;
    Json last = Json::object();  // what is kept with an event beside it
};

Result<Stored> read_events(Database& database, std::int64_t number)
{
    auto rows = database.read({"SELECT body FROM event WHERE number = $1 ORDER BY seq", {number}});
    if (!rows) return rows.trouble();
    Stored stored;
    for (const Row& row : *rows) {
        const auto* text = std::get_if<std::string>(&row[0]);
        Json json = Json::parse(text ? *text : "", nullptr, false);  // our own words: no need to fear their depth
        if (!json.is_object()) return Trouble{"database", "an event cannot be read", ""};
        Json beside = Json::object();
        for (const char* key : {"at", "played", "position", "waiting", "clock"}) {
            if (const auto found = json.find(key); found != json.end()) {
                beside[key] = std::move(*found);
                json.erase(key);
            }
        }
        auto event = read_event(json, stored.events.size());
        if (!event) return Trouble{"damaged", "an event cannot be read: " + event.trouble().message, ""};
        stored.events.push_back(std::move(*event));
        stored.last = std::move(beside);
    }
    return stored;
}

struct Snapshot {
    std::size_t at = 0;
    Json body;  // null: none was kept
};

// The last state that was kept: in its row, or at a seam.
Result<Snapshot> read_snapshot(Database& database, std::int64_t number, const Record& record)
{
    auto rows = database.read({"SELECT seq, body FROM snapshot WHERE number = $1", {number}});
    if (!rows) return rows.trouble();
    Snapshot last;
    if (!rows->empty()) {
        last = {static_cast<std::size_t>(number_of((*rows)[0][0])),
                parse_json(text_of((*rows)[0][1])).value_or(Json())};
    }
    if (!record.seams.empty() && (last.body.is_null() || record.seams.back().at > last.at)) {
        last = {record.seams.back().at, record.seams.back().snapshot};
    }
    return last;
}

// Played under other rules: goes on from the last state that was kept under them.
Result<std::unique_ptr<AnyTable>> carried_over(Database& database, const Card& card, const Record& record)
{
    auto last = read_snapshot(database, card.number, record);
    if (!last) return last.trouble();
    if (last->body.is_null()) {
        return Trouble{"other_rules", "this table was begun under other rules and kept no state", ""};
    }
    return find_game(card.game)->carry_over(record, last->at, last->body);
}

Result<std::size_t> kept_at(Database& database, std::int64_t number)
{
    auto rows = database.read({"SELECT seq FROM snapshot WHERE number = $1", {number}});
    if (!rows) return rows.trouble();
    return rows->empty() ? SIZE_MAX : static_cast<std::size_t>(number_of((*rows)[0][0]));
}

}  // namespace

std::vector<Statement> card_statements(const Card& card, std::optional<std::int64_t> due)
{
    Value wakes;
    if (due) wakes.emplace<std::int64_t>(*due);
    const char* status = card.status == Card::Status::Open ? "open" : card.is_live() ? "running" : "over";
    std::vector<Statement> unit;
    unit.push_back(
        {"INSERT INTO game_table (id, number, status, listed, touched, due, body) "
         "VALUES ($1, $2, $3, $4, $5, $7, $6) "
         "ON CONFLICT (id) DO UPDATE SET status = $3, listed = $4, touched = $5, due = $7, body = $6",
         {card.id, card.number, std::string(status), std::int64_t{card.listed}, card.touched, to_json(card).dump(),
          wakes}});
    unit.push_back({"DELETE FROM chair WHERE table_id = $1", {card.id}});
    const auto name = [&](const std::string& person, std::int64_t sits) {
        if (person.empty()) return;
        unit.push_back({"INSERT INTO chair (table_id, person, sits) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                        {card.id, person, sits}});
    };
    for (const Chair& chair : card.chairs) {
        name(chair.person, 1);
    }
    name(card.host, 0);
    for (const auto* people : {&card.kicked, &card.admitted}) {
        for (const std::string& person : *people) {
            name(person, 0);
        }
    }
    return unit;
}

Trouble is_cut_off() { return no("closing", "this server is cut off from the others: come back"); }

Trouble for_people(const Trouble& trouble)
{
    struct Known {
        std::string_view code, message;
    };
    static constexpr Known kKnown[] = {
        {"disk_full", "the disk of this server is full"},
        {"read_only", "the store of this server is read-only"},
        {"unreachable", "the store of this server is away: wait a moment"},
        {"busy", "the store of this server is busy: wait a moment"},
        {"database", "the store of this server is in trouble"},
        {"damaged", "the store has something that cannot be read"},
        {"conflict", "the store of this server has something else there: look again"},
        {"stale", "somebody else changed the same at this moment: look again"},
        {"fenced", "this server has just lost its tables to another one: come back"},
        {"elsewhere", "this table is moving from one server to another: wait a moment"},
    };
    for (const Known& known : kKnown) {
        if (known.code == trouble.code) return {trouble.code, std::string(known.message), ""};
    }
    return trouble;
}

Statement snapshot_of(std::int64_t number, const AnyTable& table)
{
    const auto at = static_cast<std::int64_t>(table.record().events.size());
    const auto version = static_cast<std::int64_t>(table.record().version_now());
    return {
        "INSERT INTO snapshot (number, seq, rules_version, body) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (number) DO UPDATE SET seq = $2, rules_version = $3, body = $4",
        {number, at, version, table.snapshot()}};
}

Result<Past> read_past(Database& database, const std::string& id)
{
    auto rows = database.read({"SELECT body FROM game_table WHERE id = $1", {id}});
    if (!rows) return rows.trouble();
    if (rows->empty()) return Trouble{"no_table", "there is no such table", ""};
    const auto json = parse_json(text_of((*rows)[0][0]));
    if (!json) return Trouble{"database", "the table's card cannot be read", ""};
    auto card = read_card(*json);
    if (!card) return card.trouble();
    if (!card->record) return Trouble{"not_started", "the game has not begun yet", ""};
    const AnyGame* game = find_game(card->game);
    if (!game) return Trouble{"no_game", "this server does not have the game " + card->game, ""};
    auto stored = read_events(database, card->number);
    if (!stored) return stored.trouble();
    Past past{*card, *card->record};
    past.record.events = std::move(stored->events);
    past.record.position = stored->last.value("position", past.record.position);
    const auto begun = game->replay(past.record, 0);
    if (begun || begun.trouble().why != "other_rules") return past;
    auto match = read_match(database, id);  // it goes on under these rules once it is opened
    if (!match) return match.trouble();
    past.record = match->table->record();
    return past;
}

Result<Match> read_match(Database& database, const std::string& id)
{
    auto rows = database.read({"SELECT body, due FROM game_table WHERE id = $1", {id}});
    if (!rows) return rows.trouble();
    if (rows->empty()) return Trouble{"no_table", "there is no such table", ""};
    const auto json = parse_json(text_of((*rows)[0][0]));
    if (!json) return Trouble{"database", "the table's card cannot be read", ""};
    auto card = read_card(*json);
    if (!card) return card.trouble();
    Match match{std::move(*card), nullptr, nullptr, {}, 0, false, {}};
    if (const auto* due = std::get_if<std::int64_t>(&(*rows)[0][1])) match.due = *due;
    const AnyGame* game = find_game(match.card.game);
    if (!game) return Trouble{"no_game", "this server does not have the game " + match.card.game, ""};
    if (!match.card.record || match.card.is_carried()) return match;
    auto stored = read_events(database, match.card.number);
    if (!stored) return stored.trouble();
    Record record = *match.card.record;
    record.events = std::move(stored->events);
    record.position = stored->last.value("position", record.position);
    match.clock = stored->last.value("clock", Json());
    if (stored->last.contains("played")) match.played = stored->last["played"].get<std::int64_t>();
    if (match.card.clock_at >= 0 && match.card.clock_at >= match.played.value_or(-1)) {
        match.clock = match.card.clock_left, match.played = match.card.clock_at;
    }
    if (match.clock.is_null()) match.clock = match.card.clock_left;
    auto kept = kept_at(database, match.card.number);
    if (!kept) return kept.trouble();
    match.kept = *kept;
    auto table = game->replay(record, record.events.size());
    if (!table && table.trouble().why == "other_rules") {
        table = carried_over(database, match.card, record);
        match.sewn = static_cast<bool>(table);
    }
    if (!table) return Trouble{"cannot_open", "this table cannot be opened: " + table.trouble().message, ""};
    match.table = std::move(*table);
    return match;
}

}  // namespace snowbound
