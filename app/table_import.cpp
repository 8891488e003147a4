// From a table's file, or a plain record, into the store.
#include <algorithm>
#include <set>

#include "app/table_file.h"
#include "core/check.h"
#include "games/registry.h"
#include "server/auth.h"
#include "server/house.h"
#include "server/traces.h"
#include "table/arguments.h"

namespace snowbound {
namespace {

Trouble bad_file(const std::string& what) { return {"bad_table", "not a usable table: " + what, ""}; }

std::vector<Json> list_of(Arguments& in, const char* key)
{
    const Json* list = in.find(key);
    if (!list) return {};
    bool good = list->is_array();
    for (const Json& one : good ? *list : Json::array()) {
        good = good && one.is_object();
    }
    if (!good) in.fail(std::string("\"") + key + "\" must be a list of objects");
    return good ? list->get<std::vector<Json>>() : std::vector<Json>{};
}

// How far the generator has been used is found out again wherever the seed can be asked. Where rules of another version
// or dictated chance stand before it, it must fit the results that are known: each takes one word, seldom one more.
std::optional<Trouble> position_trouble(const Record& record, std::size_t events, const Json& position)
{
    std::size_t rolls = record.setup_rolls.size();
    for (std::size_t i = 0; i < std::min(events, record.events.size()); ++i) {
        rolls += record.events[i].rolls.size();
    }
    const std::size_t least = record.scripted ? 0 : rolls, most = rolls + rolls / 100 + 16;
    const bool fits = position.is_number_unsigned() && position.get<std::uint64_t>() >= least &&
                      position.get<std::uint64_t>() <= most;
    if (fits) return std::nullopt;
    return bad_file("after " + std::to_string(events) + " events the position of the generator cannot be " +
                    position.dump());
}

std::optional<Trouble> position_trouble(const Record& record)
{
    for (const Seam& seam : record.seams) {
        const Json position = seam.snapshot.is_object() ? seam.snapshot.value("position", Json()) : Json();
        if (auto no = position_trouble(record, seam.at, position)) return no;
    }
    return position_trouble(record, record.events.size(), record.position);
}

Result<std::unique_ptr<AnyTable>> goes_on(const Record& record, const Json* snapshot)
{
    const AnyGame* game = find_game(record.game);
    if (!game) return bad_file("there is no game \"" + record.game + "\" here");
    if (auto no = position_trouble(record)) return *no;
    Result<std::unique_ptr<AnyTable>> table = bad_file("");
    const auto bug = rule_bug_in([&] {
        table = game->replay(record, record.events.size());
        if (table || table.trouble().why != "other_rules" || !snapshot) return;
        Arguments in(*snapshot, {"rules_version"});
        const auto at = static_cast<std::size_t>(in.number("seq", 0, 1'000'000'000, 0));
        const Json& body = in.need("body");
        if (auto no = in.trouble())
            table = bad_file("snapshot: " + no->message);
        else
            table = game->carry_over(record, at, body);
    });
    if (bug) return bad_file("the rules break down over it: " + *bug);
    return table;
}

std::optional<Trouble> card_trouble(const Card& card)
{
    for (std::size_t i = 0; i < card.chairs.size(); ++i) {
        const Chair& chair = card.chairs[i];
        const std::string where = "card.chairs[" + std::to_string(i) + "]";
        if (!chair.bot.empty() && !from_name<BotLevel>(chair.bot)) return bad_file(where + " has no such bot");
        if (!chair.name.empty() && !clean_name(chair.name)) return bad_file(where + ".name is no name");
    }
    const auto is_one_of = [](const std::string& word, std::initializer_list<const char*> words) {
        return std::ranges::find(words, word) != words.end();
    };
    if (!is_one_of(card.language, {"en", "de", "it"})) return bad_file("card.language is none");
    if (!is_one_of(card.leavers, {"vote", "bot", "wait"})) return bad_file("card.leavers is none");
    return std::nullopt;
}

std::optional<Trouble> rehearse(Card& card)
{
    const AnyGame* game = find_game(card.game);
    if (!game) return bad_file("there is no game \"" + card.game + "\" here");
    auto rehearsal = game->start({card.chairs.size(), card.options, SeedText::given("rehearsal")});
    if (!rehearsal) return bad_file("card: " + rehearsal.trouble().message);
    card.options = (*rehearsal)->record().options;
    return std::nullopt;
}

// What only the file says. Everything else beside an event follows from the match.
Json believed(const Json& beside)
{
    Json out = Json::object();
    for (const char* key : {"at", "clock"}) {
        if (beside.contains(key)) out[key] = beside[key];
    }
    return out;
}

std::optional<Trouble> beside_trouble(const std::vector<Json>& beside)
{
    const auto is_time = [](const Json& one) {
        return one.is_number_integer() && one.get<std::int64_t>() >= 0 && one.get<std::int64_t>() <= Clocks::kMost;
    };
    for (std::size_t i = 0; i < beside.size(); ++i) {
        const Json& one = beside[i];
        const std::string where = "beside[" + std::to_string(i) + "]";
        if (one.contains("at") && !is_time(one["at"])) return bad_file(where + ".at is no time");
        const Json clock = one.contains("clock") ? one["clock"] : Json::array();
        const bool good =
            clock.is_array() && clock.size() <= kMaxSeats && std::all_of(clock.begin(), clock.end(), is_time);
        if (!good) return bad_file(where + ".clock is no list of times");
    }
    return std::nullopt;
}

std::optional<Trouble> lines_trouble(const std::vector<Json>& lines, std::size_t seats)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string where = "lines[" + std::to_string(i) + "]";
        Arguments in(lines[i], {});
        for (const char* key : {"id", "name", "text", "person"}) in.text(key);
        in.number("at", 0, Clocks::kMost, 0);
        if (in.find("seat")) in.seat("seat", seats);
        in.flag("hidden", false);
        if (auto no = in.trouble()) return bad_file(where + ": " + no->message);
    }
    return std::nullopt;
}

// A card says of itself what only its match can know.
std::optional<Trouble> fit_together(TableFile& file)
{
    using enum Card::Status;
    Card& card = file.card;
    if (auto no = card_trouble(card)) return *no;
    if (auto no = beside_trouble(file.beside)) return *no;
    if (auto no = lines_trouble(file.lines, card.chairs.size())) return *no;
    if (!file.table) {
        if (card.status != Open) return bad_file("card.status is not \"open\", but there is no record");
        return rehearse(card);
    }
    const Record& record = file.table->record();
    if (card.game != record.game) return bad_file("card and record are of two games");
    if (card.chairs.size() != record.seats) return bad_file("card.chairs and record.seats differ");
    if (file.beside.size() > record.events.size()) return bad_file("\"beside\" has more entries than there are events");
    if (card.status == Open) return bad_file("card.status is \"open\", but there is a record");
    if (card.status == Frozen) card.status = Running;  // whoever brings it in has a fix
    const bool over = file.table->waiting().empty();
    if (over && card.is_live()) card.status = Over;
    if (!over && card.status == Over) return bad_file("card.status is \"over\", but the match is not");
    card.options = record.options;
    card.record = record;
    card.record->events.clear();
    card.waiting = file.table->waiting();
    return std::nullopt;
}

Result<TableFile> from_record(const Json& json)
{
    auto record = read_record(json);
    if (!record) return record.trouble();
    auto table = goes_on(*record, nullptr);
    if (!table) return table.trouble();
    TableFile file;
    file.table = std::move(*table);
    file.card.game = record->game;
    file.card.chairs.resize(record->seats);
    file.card.status = Card::Status::Running;
    if (auto no = fit_together(file)) return *no;
    return file;
}

Result<TableFile> from_table(const Json& json)
{
    Arguments in(json, {"format", "report"});
    TableFile file;
    if (in.number("version", 0, 1'000, 0) != 1) return bad_file("its version is not known here");
    auto card = read_card(in.need("card"));
    const Json* record = in.find("record");
    const Json* snapshot = in.find("snapshot");
    file.beside = list_of(in, "beside");
    file.lines = list_of(in, "lines");
    for (const Json& note : list_of(in, "notes")) {
        file.notes.emplace_back(text_at(note, "person"), text_at(note, "text"));
    }
    if (auto no = in.trouble()) return bad_file(no->message);
    if (!card) return bad_file("card: " + card.trouble().message);
    file.card = std::move(*card);
    file.card.password.clear(), file.card.admitted.clear();  // whoever brings it in opens it
    if (record) {
        auto read = read_record(*record);
        if (!read) return read.trouble();
        auto table = goes_on(*read, snapshot);
        if (!table) return table.trouble();
        file.table = std::move(*table);
    }
    if (auto no = fit_together(file)) return *no;
    return file;
}

Result<std::set<std::string>> known_people(Database& database, const TableFile& file)
{
    std::set<std::string> known;
    std::set<std::string> asked{file.card.host};
    for (const Chair& chair : file.card.chairs) {
        asked.insert(chair.person);
    }
    for (const auto& [person, text] : file.notes) {
        asked.insert(person);
    }
    for (const std::string& person : asked) {
        auto rows = database.read({"SELECT id FROM person WHERE id = $1", {person}});
        if (!rows) return rows.trouble();
        if (!rows->empty()) known.insert(person);
    }
    return known;
}

void seat_people(Card& card, const std::set<std::string>& known, const std::string& bots)
{
    if (!known.contains(card.host)) card.host.clear();
    for (Chair& chair : card.chairs) {
        if (!known.contains(chair.person)) chair.person.clear(), chair.name.clear();
        if (chair.empty() && card.status != Card::Status::Open) chair.bot = bots;
    }
}

// Clocks go on from now: the time in which this was a file is nobody's.
std::vector<Statement> event_statements(const TableFile& file)
{
    std::vector<Statement> unit;
    const Record& record = file.table->record();
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        Json body = to_json(record.events[i]);
        if (i < file.beside.size()) body.update(believed(file.beside[i]));
        body.erase("played");  // another server's time
        if (i + 1 == record.events.size()) {
            body["at"] = file.card.touched;
            body["position"] = record.position;
            body["waiting"] = to_json(file.table->waiting());
        }
        unit.push_back({"INSERT INTO event (number, seq, body) VALUES ($1, $2, $3)",
                        {file.card.number, static_cast<std::int64_t>(i), body.dump()}});
    }
    unit.push_back({"INSERT INTO snapshot (number, seq, rules_version, body) VALUES ($1, $2, $3, $4)",
                    {file.card.number, static_cast<std::int64_t>(record.events.size()),
                     std::int64_t{record.version_now()}, file.table->snapshot()}});
    return unit;
}

std::vector<Statement> talk_statements(const TableFile& file, const std::set<std::string>& known)
{
    std::vector<Statement> unit;
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
        unit.push_back(traces::line(file.card.number, static_cast<std::int64_t>(i), text_at(file.lines[i], "person"),
                                    file.lines[i].dump()));
    }
    for (const auto& [person, text] : file.notes) {
        if (!known.contains(person)) continue;
        unit.push_back(
            {"INSERT INTO note (number, person, body) VALUES ($1, $2, $3) "
             "ON CONFLICT (number, person) DO UPDATE SET body = $3",
             {file.card.number, person, text}});
    }
    return unit;
}

}  // namespace

Result<TableFile> read_table_file(const Json& json)
{
    if (!json.is_object()) return bad_file("it is not a JSON object");
    const std::string format = text_at(json, "format");
    if (format == "snowbound-record") return from_record(json);
    if (format == "snowbound-table") return from_table(json);
    return bad_file("its format is neither \"snowbound-table\" nor \"snowbound-record\"");
}

Result<std::string> import_table(Database& database, TableFile file, const std::string& bots)
{
    const auto known = known_people(database, file);
    if (!known) return known.trouble();
    Card& card = file.card;
    card.id = random_id(10);
    card.number = static_cast<std::int64_t>(std::stoull(random_key().substr(0, 15), nullptr, 16));
    card.touched = Loop::wall_ms();
    if (card.created == 0) card.created = card.touched;
    card.clock_at = -1;
    card.rematch.clear();
    card.vote.reset();  // whoever was asked may not be here
    seat_people(card, *known, bots);
    std::vector<Statement> unit = card_statements(card);
    const auto add = [&](std::vector<Statement> more) {
        unit.insert(unit.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    };
    if (file.table) add(event_statements(file));
    add(talk_statements(file, *known));
    // A server that runs beside us wakes it, and then knows what must happen by itself.
    const bool runs = card.status == Card::Status::Running;
    if (runs) unit.push_back({"UPDATE game_table SET due = 0 WHERE id = $1", {card.id}});
    const auto stored = database.write(unit);
    if (!stored) return stored.trouble();
    return card.id;
}

}  // namespace snowbound
