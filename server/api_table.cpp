// What a table gives away: its record once it is over, its story, its past as each seat saw it, notes and bug reports.
#include "games/registry.h"
#include "server/call.h"
#include "server/qr.h"
#include "table/told_text.h"

namespace snowbound {
namespace {

constexpr std::size_t kMostNotes = 20'000;  // characters
constexpr std::size_t kMostRemark = 2'000;

struct Past {  // what somebody wants to see again; worked out beside the loop
    const AnyGame* game;
    Record record;
    Seat viewer;
    std::size_t step;
    bool everything;
};

Result<Json> look_back(const Past& past)
{
    auto table = past.game->replay(past.record, past.step);
    if (!table) return table.trouble();
    Json json = {{"step", past.step},
                 {"of", past.record.events.size()},
                 {"seat", past.viewer == kSpectator ? Json(nullptr) : Json(index(past.viewer))},
                 {"view", (*table)->view(past.viewer)},
                 {"waiting", to_json((*table)->waiting())},
                 {"facts", (*table)->facts(past.viewer, 0)}};
    if (past.everything) json["state"] = (*table)->state();
    return json;
}

std::size_t number_in(const std::string& text, std::size_t otherwise)
{
    const bool digits = !text.empty() && text.size() < 9 && text.find_first_not_of("0123456789") == std::string::npos;
    return digits ? static_cast<std::size_t>(std::stoul(text)) : otherwise;
}

Trouble still_secret() { return {"secret", "this opens when the game is over", ""}; }

}  // namespace

void Api::record(const Calls& call)
{
    with_open_room(call, [call](Room& room) {
        if (!room.card().is_done()) return call->fail(still_secret());
        if (!room.table()) return call->fail({"not_started", "this game never began", ""});
        call->say(to_json(room.whole_record()), 200,
                  {{"Content-Disposition", "attachment; filename=\"" + room.card().id + ".json\""}});
    });
}

// What was told is public; how it ends is not until it has.
void Api::story(const Calls& call)
{
    house_.people().whose(call->request.header("cookie"), [this, call](const Result<Person>& person) {
        tell_story(call, person ? person->id : std::string());
    });
}

void Api::tell_story(const Calls& call, const std::string& who)
{
    with_open_room(call, [this, call, who](Room& room) {
        if (!room.table()) return call->fail({"not_started", "the game has not begun yet", ""});
        if (!room.card().spectators && room.card().is_live() && !room.card().seat_of(who)) {
            return call->fail({"not_watched", "this table does not want to be watched", ""});
        }
        const std::string format = call->request.query_value("format");
        if (format.empty() || format == "json") {
            Json story = story_of(*room.table());
            if (!room.card().is_done()) story.erase("end");
            return call->say({{"story", story}});
        }
        if (!room.card().is_done()) return call->fail(still_secret());
        const bool known = (format == "md" || format == "html") && house_.serving().book;
        if (!known) return call->fail(bad_request("\"format\" must be json, md or html"));
        std::string language = call->request.query_value("lang");
        if (language.empty()) language = room.card().language;
        const bool spoken = language == "en" || language == "de" || language == "it";
        if (!spoken) return call->fail(bad_request("\"lang\" must be en, de or it"));
        const std::string type = format == "md" ? "text/markdown; charset=utf-8" : "text/html; charset=utf-8";
        // A game that is over does not change any more: its book can be made beside the loop.
        house_.loop().on_pool([this, call, table = room.shared_table(), language, format, type]() mutable {
            auto book = house_.serving().book(*table, language, format);
            house_.loop().post([call = std::move(call), table = std::move(table), book = std::move(book), type] {
                call->send({200, type, book, {}});
            });
        });
    });
}

// "Help me begin": a first line for what this seat would tell with this choice.
void Api::first_line(const Calls& call)
{
    with_room(call, [this, call](Room& room) {
        Arguments in(call->body, {});
        const Json& choice = in.need("choice");
        if (auto no = in.trouble()) return call->fail(*no);
        const auto seat = room.card().seat_of(call->person.id);
        if (!seat || !room.table()) return call->fail({"not_seated", "you do not play here", ""});
        if (!house_.serving().first_line) return call->fail({"not_found", "nobody tells stories here", ""});
        auto line = house_.serving().first_line(*room.table(), *seat, choice, room.card().language);
        line ? call->say(std::move(*line)) : call->fail(line.trouble());
    });
}

// The past, step by step. While the game runs each seat sees only what it saw then; afterwards everything is open.
void Api::replay(const Calls& call)
{
    house_.people().whose(call->request.header("cookie"), [this, call](const Result<Person>& person) {
        with_open_room(call, [this, call, who = person ? person->id : std::string()](Room& room) {
            if (!room.table()) return call->fail({"not_started", "the game has not begun yet", ""});
            const Card& card = room.card();
            Past past{find_game(card.game), room.whole_record(), card.seat_of(who).value_or(kSpectator), 0, false};
            const std::size_t seat = number_in(call->request.query_value("seat"), kMaxSeats);
            if (card.is_done() && seat < card.chairs.size()) past.viewer = seat_at(seat);
            past.everything = card.is_done() && call->request.query_value("seat") == "all";
            past.step = std::min(number_in(call->request.query_value("step"), SIZE_MAX), past.record.events.size());
            if (past.viewer == kSpectator && !card.spectators && card.is_live()) {
                return call->fail({"not_watched", "this table does not want to be watched", ""});
            }
            house_.loop().on_pool([&loop = house_.loop(), call, past = std::move(past)]() mutable {
                Result<Json> told = Trouble{"rule_bug", "this table cannot be replayed", ""};
                rule_bug_in([&] { told = look_back(past); });
                loop.post([call = std::move(call), told = std::move(told)] {
                    told ? call->say(*told) : call->fail(told.trouble());
                });
            });
        });
    });
}

// A table of one's own that goes on from a step of a game that is over, with bots on the other seats.
void Api::fork(const Calls& call)
{
    if (!allowed(call, limits::kTables, call->person.id)) return;
    with_open_room(call, [this, call](Room& room) {
        Card card = room.card();
        Arguments in(call->body, {});
        const Seat seat = in.seat("seat", card.chairs.size());
        const auto step = static_cast<std::size_t>(in.number("step", 0, 1'000'000'000, 0));
        const std::string level = in.word("level", {"random", "greedy", "easy", "medium", "hard"}, "medium");
        if (auto no = in.trouble()) return call->fail(*no);
        if (!card.is_done()) return call->fail(still_secret());
        if (!room.table()) return call->fail({"not_started", "this game never began", ""});
        auto past = find_game(card.game)->replay(room.whole_record(), step);
        if (!past) return call->fail(past.trouble());
        const std::shared_ptr<AnyTable> table(std::move(*past));
        if (table->waiting().empty()) return call->fail({"over", "the game is over at this step", ""});
        for (Chair& chair : card.chairs) {
            chair = {"", "", level, false};
        }
        card.chairs[index(seat)] = {};
        card.status = Card::Status::Open;
        card.clock = {}, card.listed = false;
        card.record.reset(), card.vote.reset(), card.rematch.clear();
        card.password.clear(), card.admitted.clear();  // one's own
        house_.create(std::move(card), call->person, [this, call, table](const Result<std::string>& id) {
            if (!id) return call->fail(id.trouble());
            call->id = *id;
            with_room(call, [call, table](Room& made) {
                made.start_with(table, [call, self = made.shared_from_this()](const Result<bool>& done) {
                    if (!done) return call->fail(done.trouble());
                    call->say({{"table", public_card(self->card())}}, 201);
                });
            });
        });
    });
}

void Api::qr(const Calls& call)
{
    std::string base = house_.serving().public_url;
    if (base.empty())
        base = (call->request.secure ? "https://" : "http://") + std::string(call->request.header("host"));
    const std::string svg = qr_svg(base + "/table/" + call->id);
    if (svg.empty()) return call->fail(bad_request("this address is too long for a picture"));
    call->send({200, "image/svg+xml", svg, {}});
}

void Api::read_notes(const Calls& call)
{
    with_room(call, [this, call](Room& room) {
        house_.journal().read(
            [number = room.card().number, who = call->person.id](Database& database) {
                return database.read({"SELECT body FROM note WHERE number = $1 AND person = $2", {number, who}});
            },
            [call](const Result<std::vector<Row>>& rows) {
                if (!rows) return call->fail(rows.trouble());
                call->say({{"text", rows->empty() ? "" : text_of((*rows)[0][0])}});
            });
    });
}

void Api::write_notes(const Calls& call)
{
    Arguments in(call->body, {});
    const std::string text = in.text("text");
    if (auto no = in.trouble()) return call->fail(*no);
    if (auto no = text_trouble("text", text, kMostNotes)) return call->fail(*no);
    with_room(call, [this, call, text](Room& room) {
        if (!room.card().seat_of(call->person.id)) return call->fail({"not_seated", "you do not sit here", ""});
        house_.journal().write(
            {{"INSERT INTO note (number, person, body) VALUES ($1, $2, $3) "
              "ON CONFLICT (number, person) DO UPDATE SET body = $3",
              {room.card().number, call->person.id, text}}},
            [call](const Result<bool>& stored) { stored ? call->say(Json::object()) : call->fail(stored.trouble()); });
    });
}

void Api::report(const Calls& call)
{
    Arguments in(call->body, {});
    const std::string remark = in.text("remark");
    if (auto no = in.trouble()) return call->fail(*no);
    if (auto no = text_trouble("remark", remark, kMostRemark)) return call->fail(*no);
    if (!allowed(call, limits::kTables, call->person.id)) return;
    with_room(call, [this, call, remark](Room& room) {
        if (!room.table()) return call->fail({"not_started", "the game has not begun yet", ""});
        if (!room.card().seat_of(call->person.id)) return call->fail({"not_seated", "you do not play here", ""});
        const std::string id = random_id(12);
        // The events are kept once, with the table: they only ever grow.
        const Json body = {{"remark", remark}, {"table", room.card().id}, {"events", room.events()}};
        house_.journal().write({{"INSERT INTO report (id, number, at, body) VALUES ($1, $2, $3, $4)",
                                 {id, room.card().number, Loop::wall_ms(), body.dump()}}},
                               [call, id](const Result<bool>& stored) {
                                   stored ? call->say({{"report", id}}, 201) : call->fail(stored.trouble());
                               });
    });
}

// A report holds a whole record, seed and all: it opens with its table.
void Api::read_report(const Calls& call)
{
    house_.journal().read(
        [id = call->id](Database& database) {
            return database.read(
                {"SELECT g.id, r.body FROM report r JOIN game_table g ON g.number = r.number WHERE r.id = $1", {id}});
        },
        [this, call](const Result<std::vector<Row>>& rows) {
            if (!rows) return call->fail(rows.trouble());
            if (rows->empty()) return call->fail({"not_found", "there is no such report", ""});
            call->id = text_of((*rows)[0][0]);
            with_open_room(call, [call, body = text_of((*rows)[0][1])](Room& room) {
                if (!room.card().is_done()) return call->fail(still_secret());
                Json report = parse_json(body).value_or(Json::object());
                const Json events = report.contains("events") ? report["events"] : Json();
                Record record = room.whole_record();
                if (events.is_number_unsigned()) {  // reports of earlier versions hold their record
                    record.events.resize(std::min(record.events.size(), events.get<std::size_t>()));
                    report["record"] = to_json(record);
                    report.erase("events");
                }
                call->say(std::move(report));
            });
        });
}

}  // namespace snowbound
