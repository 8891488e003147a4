#include "server/house.h"

#include <charconv>
#include <filesystem>
#include <fstream>

#include "games/registry.h"
#include "server/asides.h"
#include "server/log.h"
#include "store/file_copy.h"
#include "table/arguments.h"

namespace snowbound {
namespace {

constexpr int kSweepEvery = 5000;  // milliseconds
constexpr std::size_t kMostRooms = 200'000;

Json summary(const Card& card, const Json& last)
{
    Json json = public_card(card);
    const auto kept = [&](const char* key) { return last.contains(key) ? last[key] : Json(); };
    const Json waiting = kept("waiting"), at = kept("at");  // a damaged one is as good as none
    if (card.status == Card::Status::Running) json["waiting"] = waiting.is_array() ? waiting : to_json(card.waiting);
    json["touched"] = at.is_number_integer() ? at : Json(card.touched);
    return json;
}

// `strangers`: whose tables are not shown, and who is not shown theirs.
Result<Json> summaries(Database& database, const Statement& question, const std::string& person,
                       const std::set<std::string>& strangers = {})
{
    auto rows = database.read(question);
    if (!rows) return rows.trouble();
    Json list = Json::array();
    for (const Row& row : *rows) {
        const auto json = parse_json(text_of(row[0]));
        const auto last = parse_json(text_of(row[1]));
        const auto card = json ? read_card(*json) : Result<Card>(bad_request("unreadable"));
        if (!card || (!card->host.empty() && strangers.contains(card->host))) continue;
        Json one = summary(*card, last && last->is_object() ? *last : Json::object());
        const auto seat = card->seat_of(person);
        if (seat) {
            one["seat"] = index(*seat);
            const Json waiting = one.value("waiting", Json::array());
            const SeatSet mine = card->seats_of(person);
            one["your_turn"] = std::any_of(waiting.begin(), waiting.end(), [&](const Json& one_seat) {
                return one_seat.is_number_unsigned() && mine.has(seat_at(one_seat.get<std::size_t>()));
            });
        }
        list.push_back(std::move(one));
    }
    return Json{{"tables", list}};
}

// The newest of each kind come straight from the index: however many there are, no more are read.
constexpr const char* kListed =
    "SELECT g.body, (SELECT e.body FROM event e WHERE e.number = g.number ORDER BY e.seq DESC LIMIT 1) "
    "FROM game_table g WHERE g.id IN ("
    "SELECT id FROM (SELECT id FROM game_table WHERE listed = 1 AND status = 'open' "
    "ORDER BY touched DESC LIMIT 50) AS open_ones UNION ALL "
    "SELECT id FROM (SELECT id FROM game_table WHERE listed = 1 AND status = 'running' "
    "ORDER BY touched DESC LIMIT 50) AS running_ones) ORDER BY g.touched DESC LIMIT 50";
constexpr const char* kTablesOf =
    "SELECT g.body, (SELECT e.body FROM event e WHERE e.number = g.number ORDER BY e.seq DESC LIMIT 1) "
    "FROM game_table g WHERE g.id IN (SELECT t.id FROM chair c JOIN game_table t ON t.id = c.table_id "
    "WHERE c.person = $1 AND c.sits = 1 ORDER BY t.touched DESC LIMIT 100) ORDER BY g.touched DESC";

}  // namespace

Result<House::Settings> House::read_settings(Database& database)
{
    const auto read = [&](const char* name) -> Result<std::string> {
        auto rows = database.read({"SELECT value FROM setting WHERE name = $1", {std::string(name)}});
        if (!rows) return rows.trouble();
        return rows->empty() ? std::string() : text_of((*rows)[0][0]);
    };
    auto news = database.read({"SELECT number FROM counter WHERE name = 'news'", {}});
    if (!news) return news.trouble();
    auto key = read("cookie_key");
    auto played = read("played");
    auto shared = database.read({"SELECT played FROM house_clock", {}});
    if (!shared) return shared.trouble();
    auto bans = read_bans(database);
    auto hidden = read_hidden_names(database);
    if (!key) return key.trouble();
    if (!played) return played.trouble();
    if (!bans) return bans.trouble();
    if (!hidden) return hidden.trouble();
    if (!is_key(*key)) {
        *key = random_key();
        const std::vector<Statement> unit{
            {"INSERT INTO setting (name, value) VALUES ('cookie_key', $1) "
             "ON CONFLICT (name) DO UPDATE SET value = CASE WHEN length(setting.value) = 64 THEN setting.value ELSE $1 "
             "END",
             {*key}}};
        if (auto stored = database.write(unit); !stored) return stored.trouble();
        key = read("cookie_key");  // another node may have been quicker
        if (!key) return key.trouble();
    }
    std::int64_t last = 0;
    std::from_chars(played->data(), played->data() + played->size(), last);
    if (!shared->empty()) last = std::max(last, number_of((*shared)[0][0]));
    // Due times of earlier versions are moments of the wall clock: those tables look for themselves.
    const std::vector<Statement> wake{{"UPDATE game_table SET due = 0 WHERE due > 1000000000000", {}}};
    if (auto stored = database.write(wake); !stored) return stored.trouble();
    return Settings{*key, last, std::move(*bans), std::move(*hidden), news->empty() ? 0 : number_of((*news)[0][0])};
}

House::House(Loop& loop, Stores stores, Serving serving, const Settings& settings)
    : loop_(loop),
      serving_(std::move(serving)),
      journal_(
          std::move(stores.own), [&loop](auto work) { loop.on_disk(std::move(work)); },
          [&loop](auto work) { loop.post(std::move(work)); },
          {[this] { confirmed_.reset(); }, [this] { start_over(); }},
          {std::move(stores.readers), [&loop](auto work) { loop.on_readers(std::move(work)); }}),
      people_(loop, journal_, settings.key),
      limits_(serving_.limits),
      bans_(people_.signer()),
      life_(std::move(stores.life)),
      lease_pause_(loop),
      drain_ends_(loop),
      sweeper_(loop),
      cleaner_(loop),
      heart_(loop),
      patience_(loop),
      confirmed_(Loop::steady_ms()),
      played_(settings.played),
      looked_(Loop::steady_ms())
{
    last_news_ = settings.news;
    for (const AnyGame* game : serving_.rules.empty() ? games() : std::span<const AnyGame* const>()) {
        serving_.rules[std::string(game->name())] = game->about()["rules_version"].get<int>();
    }
    bans_.take(settings.bans);
    people_.hidden_are(settings.hidden_names);
}

void House::open()
{
    sweeper_.set(kSweepEvery, [this] { sweep(); });
    clear_out();
    note_alive();
    look_for_due();
    beat();
}

void House::note_alive(std::function<void(Result<bool>)> done)
{
    if (life_) return note_alive_as_node(std::move(done));
    journal_.write(
        {{"INSERT INTO setting (name, value) VALUES ('played', $1) ON CONFLICT (name) DO UPDATE SET value = $1",
          {std::to_string(play_ms())}}},
        std::move(done));
}

bool House::takes_work() const { return !closing_ && !among_.is_cut_off() && rooms_.size() < kMostRooms; }

void House::room(const std::string& id, GotRoom got, const std::string& asker)
{
    if (const auto found = rooms_.find(id); found != rooms_.end()) return got(found->second);
    if (closing_ && !life_) return got(Trouble{"closing", "the server is going down", ""});
    const bool valid = !id.empty() && id.size() <= 32 &&
                       id.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyz") == std::string::npos;
    if (!valid) return got(Trouble{"no_table", "there is no such table", ""});
    auto& waiting = loading_[id];
    waiting.push_back(std::move(got));
    if (waiting.size() > 1 || changing_.contains(id) || leaving_.contains(id)) return;
    fetch(id, asker);
}

void House::fetch(const std::string& id, const std::string& asker)
{
    if (life_) return claim(id, asker, 0, 0);
    reload(id, [this, id](Result<Match> match) { loaded(id, std::move(match)); }, asker);
}

// Nobody writes about this table meanwhile: it is not in memory, or it waits for this.
void House::reload(const std::string& id, std::function<void(Result<Match>)> got, const std::string& asker)
{
    const std::int64_t begun = Loop::steady_us();
    journal_.look<std::shared_ptr<Match>>(
        asker,
        [id](Database& database) -> Result<std::shared_ptr<Match>> {
            Result<Match> match = Trouble{"cannot_open", "", ""};
            const auto bug = rule_bug_in([&] { match = read_match(database, id); });
            if (bug) return Trouble{"cannot_open", "this table cannot be opened: " + *bug, ""};
            if (!match) return match.trouble();
            return std::make_shared<Match>(std::move(*match));
        },
        [this, begun, got = std::move(got)](Result<std::shared_ptr<Match>> match) {
            figures.load_time.add_us(Loop::steady_us() - begun);
            if (!match) return got(match.trouble());
            ++figures.tables_loaded;
            got(std::move(**match));
        });
}

void House::loaded(const std::string& id, Result<Match> match)
{
    const auto waiting = std::exchange(loading_[id], {});
    loading_.erase(id);
    if (!match) {
        for (const auto& got : waiting) {
            got(match.trouble());
        }
        return;
    }
    const auto room = std::make_shared<Room>(*this, std::move(*match));
    rooms_[id] = room;
    room->wake();
    for (const auto& got : waiting) {
        got(room);
    }
}

void House::create(Card card, const Person& host, std::function<void(Result<std::string>)> got)
{
    const AnyGame* game = find_game(card.game);
    if (!game) return got(bad_request("there is no game \"" + card.game + "\""));
    // A rehearsal says what is wrong with the options before anybody sits down.
    auto rehearsal = game->start({card.chairs.size(), card.options, SeedText::given("rehearsal")});
    if (!rehearsal) return got(rehearsal.trouble());
    card.options = (*rehearsal)->record().options;
    card.id = random_id(10);
    card.number = static_cast<std::int64_t>(std::stoull(random_key().substr(0, 15), nullptr, 16));
    card.host = host.id;
    card.created = card.touched = Loop::wall_ms();
    for (Chair& chair : card.chairs) {
        if (!chair.empty() || !chair.name.empty()) continue;
        chair = {host.id, host.shown_name(), "", false};
        break;
    }
    for (Chair& chair : card.chairs) {
        if (chair.empty() && !chair.name.empty()) chair.person = host.id;  // beside the host, at the same device
    }
    if (rooms_.size() >= kMostRooms) return got(Trouble{"full", "this server has too many tables open", ""});
    if (among_.is_cut_off()) return got(is_cut_off());
    std::vector<Statement> unit = card_statements(card);
    if (life_) unit.push_back({"UPDATE game_table SET owner = $2 WHERE id = $1", {card.id, me()}});
    journal_.write(std::move(unit), [this, card, got = std::move(got)](const Result<bool>& stored) {
        if (!stored) return got(stored.trouble());
        ++figures.tables_made;
        rooms_[card.id] = std::make_shared<Room>(*this, Match{card, nullptr, nullptr, {}, 0, false, {}});
        got(card.id);
    });
}

void House::forget(const std::string& id) { rooms_.erase(id); }

void House::discard(const std::string& id)
{
    forget(id);
    journal_.write({{"DELETE FROM chair WHERE table_id = $1", {id}}, {"DELETE FROM game_table WHERE id = $1", {id}}},
                   [](const Result<bool>&) {});
}

void House::listed(const std::string& person, const std::string& asker, GotList got)
{
    journal_.look<Json>(
        asker,
        [person](Database& database) -> Result<Json> {
            auto strangers = read_blocked(database, person);
            if (!strangers) return strangers.trouble();
            return summaries(database, {kListed, {}}, "", *strangers);
        },
        std::move(got));
}

void House::tables_of(const std::string& person, const std::string& asker, GotList got)
{
    journal_.look<Json>(
        asker, [person](Database& database) { return summaries(database, {kTablesOf, {person}}, person); },
        std::move(got));
}

std::string House::explain(std::string_view game, const Trouble& trouble, const std::string& language) const
{
    if (trouble.why.empty() || !serving_.explain) return trouble.message;
    return serving_.explain(game, trouble.why, language);
}

void House::write_dump(const std::string& name, const std::string& text)
{
    loop_.on_disk([folder = serving_.data + "/dumps", name, text] {
        std::error_code error;
        std::filesystem::create_directories(folder, error);
        const std::string file = folder + "/" + name;
        if (make_private(file)) std::ofstream(file) << text << '\n';  // seed and hidden cards are in it
    });
}

void House::after_thinking(const std::string& host, std::int64_t microseconds)
{
    figures.bot_time.add_us(microseconds);
    limits_.allow(limits::kBots, host, Loop::steady_ms(), static_cast<double>(microseconds) / 1e6);
}

void House::unload(const std::shared_ptr<Room>& room)
{
    const std::string id = room->card().id;
    if (life_) return let_go(room, 0, [this] { drain_some(); });
    if (!room->has_news()) return forget(id);
    journal_.write(room->snapshot(), [this, room, id](const Result<bool>& stored) {
        if (!stored || !room->is_idle()) return;  // somebody came back, or the disk did not take it: it stays
        room->snapshot_kept();
        if (!room->has_news()) forget(id);
    });
}

void House::sweep()
{
    if (closing_) return;
    const std::int64_t now = Loop::steady_ms();
    limits_.sweep(now);
    std::vector<std::shared_ptr<Room>> idle;
    for (const auto& [id, room] : rooms_) {
        if (room->is_idle() && now - room->idle_since() > serving_.idle_seconds * 1000LL) idle.push_back(room);
    }
    for (const auto& room : idle) {
        unload(room);
    }
    if (!rooms_.empty() || ++sweeps_ % 12 == 0) note_alive();
    look_for_due();
    sweeper_.set(kSweepEvery, [this] { sweep(); });
}

// Tables that are not in memory but whose clock runs out soon: they must wake by themselves.
void House::look_for_due()
{
    journal_.read(
        [until = play_ms() + 2 * kSweepEvery, from = due_from_, node = life_ ? me() : 0](Database& database) {
            if (node != 0) return read_free_due(database, {until, from.first, from.second, node});
            return database.read(
                {"SELECT id, due FROM game_table WHERE due < $1 AND (due > $2 OR (due = $2 AND id > $3)) "
                 "ORDER BY due, id LIMIT 100",
                 {until, from.first, from.second}});
        },
        [this](Result<std::vector<Row>> rows) {
            if (!rows) return;
            const bool all = rows->size() < 100;
            due_from_ = all ? std::pair(std::int64_t{-1}, std::string())
                            : std::pair(number_of(rows->back()[1]), text_of(rows->back()[0]));
            for (const Row& row : *rows) {
                wake(text_of(row[0]));
            }
        });
}

// One that cannot be opened is not tried again and again.
void House::wake(const std::string& id)
{
    const std::int64_t now = Loop::steady_ms();
    std::erase_if(cannot_wake_, [&](const auto& tried) { return now - tried.second > 600'000; });
    if (rooms_.contains(id) || cannot_wake_.contains(id)) return;
    room(id, [this, id, now](const Result<std::shared_ptr<Room>>& room) {
        if (room || room.trouble().code == "elsewhere") return;
        cannot_wake_[id] = now;
        log_line(Level::Error, "cannot_wake", {{"table", id}, {"why", room.trouble().message}});
    });
}

void House::close(std::function<void()> then)
{
    closing_ = true;
    if (life_) return drain(std::move(then));
    note_alive();
    std::vector<Statement> unit;
    for (const auto& [id, room] : rooms_) {
        if (room->has_news()) {
            for (Statement& statement : room->snapshot()) {
                unit.push_back(std::move(statement));
            }
        }
        room->close(1012, "the server restarts");
    }
    journal_.write(std::move(unit), [then = std::move(then)](const Result<bool>&) { then(); });
}

}  // namespace snowbound
