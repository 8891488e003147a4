// What an operator does to a person, at all of their tables; and what is kept no longer.
#include <set>

#include "server/complaints.h"
#include "server/house.h"

namespace snowbound {
namespace {

constexpr int kClearEvery = 1000 * 60 * 60;  // milliseconds
constexpr std::int64_t kActsLive = 365 * kDay;
constexpr const char* kAllTables = "SELECT table_id FROM chair WHERE person = $1 LIMIT 2000";
constexpr const char* kLiveTables =
    "SELECT c.table_id FROM chair c JOIN game_table g ON g.id = c.table_id "
    "WHERE c.person = $1 AND c.sits = 1 AND g.status IN ('open', 'running') LIMIT 2000";

}  // namespace

void House::clear_out()
{
    const std::int64_t now = Loop::wall_ms();
    bans_.sweep(Loop::steady_ms());
    journal_.write({{"DELETE FROM ban WHERE ends <= $1", {now}},
                    {"DELETE FROM complaint WHERE at < $1", {now - kComplaintsLive}},
                    {"DELETE FROM act WHERE at < $1", {now - kActsLive}}},
                   [](const Result<bool>&) {});
    if (life_) {
        journal_.write(
            {{"DELETE FROM news WHERE at < $1", {now - kDay}}, {"DELETE FROM bucket WHERE at < $1", {now - kDay}}},
            [](const Result<bool>&) {});
    }
    cleaner_.set(kClearEvery, [this] { clear_out(); });
}

void House::at_tables_of(const std::string& person, const char* tables, const std::string& one_more, const Json& what,
                         Room::Done done)
{
    journal_.read([person, tables](Database& database) { return database.read({tables, {person}}); },
                  [this, one_more, what, done = std::move(done)](const Result<std::vector<Row>>& rows) {
                      if (!rows) return done(rows.trouble());
                      std::set<std::string> ids;
                      if (!one_more.empty()) ids.insert(one_more);
                      for (const Row& row : *rows) ids.insert(text_of(row[0]));
                      at_each({ids.begin(), ids.end()}, what, done);
                  });
}

// One after the other: no table waits for a person who sits at many. One that cannot be opened is passed over.
void House::at_each(std::vector<std::string> tables, const Json& what, Room::Done done)
{
    if (tables.empty()) return done(true);
    const std::string id = std::move(tables.back());
    tables.pop_back();
    act(id, what, [this, tables = std::move(tables), what, done](const Result<bool>&) { at_each(tables, what, done); });
}

void House::hide_name(const std::string& person, const std::string& name, const std::string& table, Room::Done done)
{
    people_.hide_name(person, name, [this, person, name, table, done](const Result<Person>& hidden) {
        if (!hidden && hidden.trouble().code != "nobody") return done(hidden.trouble());
        tell_nodes({{"t", "kept"}});
        const Json rename = {{"do", "rename"}, {"person", person}, {"from", name}, {"to", neutral_name(person)}};
        at_tables_of(person, kAllTables, table, rename, done);
    });
}

void House::show_name(const std::string& person, const std::string& name, const std::string& table, Room::Done done)
{
    people_.show_name(person, name, [this, person, name, table, done](const Result<Person>& shown) {
        if (!shown && shown.trouble().code != "nobody") return done(shown.trouble());
        tell_nodes({{"t", "kept"}});
        const Json rename = {{"do", "rename"}, {"person", person}, {"from", neutral_name(person)}, {"to", name}};
        at_tables_of(person, kAllTables, table, rename, done);
    });
}

void House::hear_anew(const std::string& person, const std::string& other)
{
    hear_here(person, other);
    tell_nodes({{"t", "hear"}, {"person", person}, {"other", other}});
}

void House::hear_here(const std::string& person, const std::string& other)
{
    for (const auto& [id, room] : rooms_) room->hear_anew(person, other);
}

void House::show_out(const std::string& person, const std::string& blocker)
{
    show_out_here(person, blocker);
    tell_nodes({{"t", "out"}, {"person", person}, {"other", blocker}});
}

void House::show_out_here(const std::string& person, const std::string& blocker)
{
    for (const auto& [id, room] : rooms_) room->show_out(person, blocker);
}

void House::put_out(const std::vector<Ban>& bans)
{
    for (const Ban& ban : bans) {
        bans_.add(ban);
        for (const auto& [id, room] : rooms_) room->put_out(ban);
        if (ban.person.empty()) continue;
        at_tables_of(ban.person, kLiveTables, "", {{"do", "stand"}, {"person", ban.person}},
                     [](const Result<bool>&) {});
    }
    tell_nodes({{"t", "kept"}});
}

}  // namespace snowbound
