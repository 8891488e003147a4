// Of a house that is one node among several: which tables are here, how they come and how they go.
#include <algorithm>
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
    std::string game;         // of a match that has begun; where it is free
    int rules = 0;
};

// By which rules it was played last.
void read_rules(const std::string& body, FoundOwner& found)
{
    const auto json = parse_json(body);
    const auto card = json ? read_card(*json) : Result<Card>(no("damaged", ""));
    if (!card || !card->record) return;
    found.game = card->game;
    found.rules = card->record->version_now();
}

Result<FoundOwner> find_owner(Database& database, const std::string& id)
{
    auto rows = database.read(
        {"SELECT g.owner, n.id, gone.gone - gone.seen, CASE WHEN n.id IS NULL THEN g.body ELSE '' END FROM game_table "
         "g "
         "LEFT JOIN node n ON n.id = g.owner LEFT JOIN node_gone gone ON gone.id = g.owner WHERE g.id = $1",
         {id}});
    if (!rows) return rows.trouble();
    if (rows->empty()) return Trouble{"no_table", "there is no such table", ""};
    FoundOwner found;
    if (const auto* owner = std::get_if<std::int64_t>(&(*rows)[0][0])) found.owner = *owner;
    found.lives = std::holds_alternative<std::int64_t>((*rows)[0][1]);
    found.outage = number_of((*rows)[0][2]);
    if (!found.lives) read_rules(text_of((*rows)[0][3]), found);
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
            if (closing_ || among_.is_cut_off() || tries == kMostClaims) return loaded(id, elsewhere(0));
            if (!found->game.empty() && !Among::knows(serving_.rules, found->game, found->rules))
                return loaded(id, elsewhere(among_.who_knows(found->game, found->rules)));
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

// It leaves memory and is that node's; 0: nobody's. Who asks for it meanwhile waits.
void House::let_go(const std::shared_ptr<Room>& room, std::int64_t to, std::function<void()> then)
{
    const std::string id = room->card().id;
    std::vector<Statement> unit;
    if (room->has_news()) unit = room->snapshot();
    unit.push_back(
        {"UPDATE game_table SET owner = nullif($3::bigint, 0) WHERE id = $1 AND owner = $2", {id, me(), to}});
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
    if (!drained_ && !among_.is_cut_off()) return;
    if (rooms_.empty() && leaving_.empty()) {
        drain_ends_.cancel();
        return drained_ ? loop_.post(std::exchange(drained_, nullptr)) : void();
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
        hand_over(room, 0, next);
    }
}

// Once it has finished what it is at, and that is stored.
void House::hand_over(const std::shared_ptr<Room>& room, std::int64_t to, const std::function<void()>& then)
{
    const std::string id = room->card().id;
    leaving_.insert(id);
    room->when_stored([this, room, to, then] { let_go(room, to, then); },
                      [this, id, then](const Result<bool>&) {
                          leaving_.erase(id);
                          forget(id);
                          then();
                      });
}

void House::join(Links& links)
{
    links_ = &links;
    people_.tell_as(serving_.node, [this] { hint(); });
    links.on_hint([this](const std::string&) { read_news(); });
}

void House::nodes_are(const std::vector<NodeRow>& rows)
{
    const bool was_cut_off = among_.is_cut_off();
    const bool gone = among_.read(rows, life_->id(), Loop::steady_ms());
    if (among_.is_cut_off() != was_cut_off)
        log_line(Level::Error, was_cut_off ? "linked_again" : "cut_off_from_other_nodes", {{"tables", rooms_.size()}});
    if (among_.is_cut_off()) return drain_some();
    if (closing_ || !is_owned()) return;
    if (gone) due_from_ = {-1, ""}, look_for_due();
    hand_some_over();
}

NodeSays House::says() const
{
    NodeSays mine;
    mine.inner = links_->address();
    mine.takes = takes_work();
    mine.tables = static_cast<std::int64_t>(rooms_.size());
    mine.links = links_->reached();
    mine.rules = serving_.rules;
    return mine;
}

// To a node that has far fewer tables: those first that nobody looks at.
void House::hand_some_over()
{
    const auto handing = what_to_hand_over(among_.staying(), life_->id());
    if (!handing) return;
    const auto to = std::ranges::find(among_.staying(), handing->to, &NodeSays::id);
    std::vector<std::shared_ptr<Room>> some;
    for (const auto& [id, room] : rooms_) {
        const std::string& game = room->card().game;
        const bool may = !room->is_at_work() && !leaving_.contains(id) && serving_.rules.contains(game);
        if (may && Among::knows(to->rules, game, serving_.rules.at(game))) some.push_back(room);
    }
    const auto most = std::min(some.size(), static_cast<std::size_t>(handing->tables));
    const auto end = some.begin() + static_cast<std::ptrdiff_t>(most);
    std::ranges::partial_sort(some, end, {}, [](const auto& room) { return room->guests(); });
    for (auto room = some.begin(); room != end; ++room) {
        ++figures.handed_over;
        hand_over(*room, handing->to, [this] { drain_some(); });
    }
}

}  // namespace snowbound
