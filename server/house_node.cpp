// Of a house that is one node among several: which tables are here, how they come and how they go.
#include <charconv>

#include "server/house.h"
#include "server/links.h"
#include "server/log.h"
#include "store/node_life.h"

namespace snowbound {
namespace {

constexpr int kMostClaims = 3;
constexpr std::size_t kDrainedAtOnce = 20;
constexpr int kDrainsFor = 10'000;  // milliseconds; what is here then is claimed by whoever is asked for it

struct FoundOwner {
    std::optional<std::int64_t> owner;  // as it is written
    bool lives = false;
    std::int64_t outage = 0;  // so long nobody could play there
};

Result<FoundOwner> find_owner(Database& database, const std::string& id)
{
    auto rows = database.read(
        {"SELECT g.owner, n.id, gone.gone - gone.seen FROM game_table g LEFT JOIN node n ON n.id = g.owner "
         "LEFT JOIN node_gone gone ON gone.id = g.owner WHERE g.id = $1",
         {id}});
    if (!rows) return rows.trouble();
    if (rows->empty()) return Trouble{"no_table", "there is no such table", ""};
    FoundOwner found;
    if (const auto* owner = std::get_if<std::int64_t>(&(*rows)[0][0])) found.owner = *owner;
    found.lives = std::holds_alternative<std::int64_t>((*rows)[0][1]);
    found.outage = number_of((*rows)[0][2]);
    return found;
}

Trouble elsewhere(std::int64_t node) { return {"elsewhere", std::to_string(node), ""}; }

}  // namespace

House::~House() = default;

std::int64_t node_of(const Trouble& elsewhere)
{
    std::int64_t node = 0;
    std::from_chars(elsewhere.message.data(), elsewhere.message.data() + elsewhere.message.size(), node);
    return node;
}

// Tables that must wake and that no other node has.
Result<std::vector<Row>> read_free_due(Database& database, const std::vector<Value>& until_after_me)
{
    return database.read(
        {"SELECT id, due FROM game_table WHERE due < $1 AND (due > $2 OR (due = $2 AND id > $3)) AND (owner IS NULL OR "
         "owner = $4 OR NOT EXISTS (SELECT 1 FROM node n WHERE n.id = owner)) ORDER BY due, id LIMIT 100",
         until_after_me});
}

// That the store takes something, each node in a place of its own: nodes never wait for one another there.
void House::note_alive_as_node(std::function<void(Result<bool>)> done)
{
    journal_.write({{"INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2",
                     {"alive " + serving_.node, std::to_string(play_ms())}}},
                   std::move(done));
}

// Read whose it is; take it where it is nobody's; read it again: only what the database says then counts.
void House::claim(const std::string& id, const std::string& asker, int tries, std::int64_t outage)
{
    journal_.look<FoundOwner>(
        asker, [id](Database& database) { return find_owner(database, id); },
        [this, id, asker, tries, outage](const Result<FoundOwner>& found) {
            if (!found) return loaded(id, found.trouble());
            if (found->lives && found->owner == me()) {
                return reload(
                    id,
                    [this, id, outage](Result<Match> match) {
                        if (match && match->played) *match->played += outage;  // while nobody could play
                        loaded(id, std::move(match));
                    },
                    asker);
            }
            if (found->lives) return loaded(id, elsewhere(*found->owner));
            if (closing_ || tries == kMostClaims) return loaded(id, elsewhere(0));
            take(id, found->owner, [this, id, asker, tries, away = found->outage](const Result<bool>& taken) {
                taken ? claim(id, asker, tries + 1, away) : loaded(id, taken.trouble());
            });
        });
}

void House::take(const std::string& id, std::optional<std::int64_t> owner, std::function<void(Result<bool>)> taken)
{
    Value before;
    if (owner) before = *owner;
    journal_.write(
        {{"UPDATE game_table SET owner = $3 WHERE id = $1 AND owner IS NOT DISTINCT FROM $2", {id, before, me()}}},
        std::move(taken));
}

// It leaves memory and is nobody's. Who asks for it meanwhile waits.
void House::let_go(const std::shared_ptr<Room>& room, std::function<void()> then)
{
    const std::string id = room->card().id;
    std::vector<Statement> unit;
    if (room->has_news()) unit = room->snapshot();
    unit.push_back({"UPDATE game_table SET owner = NULL WHERE id = $1 AND owner = $2", {id, me()}});
    forget(id);
    leaving_.insert(id);
    journal_.write(std::move(unit), [this, id, then = std::move(then)](const Result<bool>&) {
        leaving_.erase(id);
        if (loading_.contains(id)) fetch(id, "");
        then();
    });
    room->close(1012, "this table moves");
}

// Tables are handed over some at a time: each finishes what it is at, and is stored.
void House::drain(std::function<void()> then)
{
    log_line(Level::Info, "draining", {{"tables", rooms_.size()}});
    drained_ = std::move(then);
    drain_ends_.set(kDrainsFor, [this] {
        if (const auto done = std::exchange(drained_, nullptr)) done();
    });
    drain_some();
}

void House::drain_some()
{
    if (!drained_) return;
    if (rooms_.empty() && leaving_.empty()) {
        drain_ends_.cancel();
        return loop_.post(std::exchange(drained_, nullptr));
    }
    const auto next = [this] {
        --draining_;
        drain_some();
    };
    std::vector<std::shared_ptr<Room>> some;
    for (const auto& [id, room] : rooms_) {
        if (draining_ + some.size() >= kDrainedAtOnce) break;
        if (!leaving_.contains(id)) some.push_back(room);
    }
    for (const auto& room : some) {
        ++draining_;
        leaving_.insert(room->card().id);
        room->when_stored([this, room, next] { let_go(room, next); },
                          [this, id = room->card().id, next](const Result<bool>&) {
                              leaving_.erase(id);
                              forget(id);
                              next();
                          });
    }
}

void House::join(Links& links)
{
    links_ = &links;
    people_.tell_as(serving_.node, [this] { hint(); });
    links.on_hint([this](const std::string&) { read_news(); });
}

void House::nodes_changed()
{
    if (closing_ || !is_owned()) return;
    due_from_ = {-1, ""};
    look_for_due();
}

}  // namespace snowbound
