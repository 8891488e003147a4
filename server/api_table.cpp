// What a table gives away: its record once it is over, its story, its past as each seat saw it, notes and bug reports.
#include "games/registry.h"
#include "server/asides.h"
#include "server/bundle.h"
#include "server/call.h"
#include "server/qr.h"
#include "table/lesson.h"
#include "table/told_text.h"
#include "table/view_frame.h"

namespace snowbound {
namespace {

constexpr std::size_t kMostNotes = 20'000;  // characters
constexpr std::size_t kMostRemark = 2'000;

struct Wish {  // what somebody wants to see again
    std::string who, seat, step;
};

std::size_t number_in(const std::string& text, std::size_t otherwise)
{
    const bool digits = !text.empty() && text.size() < 9 && text.find_first_not_of("0123456789") == std::string::npos;
    return digits ? static_cast<std::size_t>(std::stoul(text)) : otherwise;
}

Trouble still_secret() { return {"secret", "this opens when the game is over", ""}; }

Trouble not_watched() { return {"not_watched", "this table does not want to be watched", ""}; }

Result<Past> open_past(Database& database, const std::string& id, const std::string& who)
{
    auto past = read_past(database, id);
    if (!past) return past;
    if (!past->card.lets_in(who)) return Trouble{"locked", "this table has a password", ""};
    auto blockers = read_blockers(database, who);
    if (!blockers) return blockers.trouble();
    if (past->card.hides_from(who, *blockers)) return blocked_by_player();
    return past;
}

// After how many events this viewer was told something: their own steps of a game that runs. What others plan in secret
// is no step of theirs.
Result<std::vector<std::size_t>> steps_of(const Past& past, Seat viewer)
{
    const AnyGame* game = find_game(past.card.game);
    const Record& record = past.record;
    std::size_t at = record.seams.empty() ? 0 : record.seams.back().at;
    auto opened = game->replay(record, at);
    if (!opened) return opened.trouble();
    AnyTable& table = **opened;
    Viewing told(viewer);
    told.look(table);
    std::vector<std::size_t> steps{at};
    for (; at < record.events.size(); ++at) {
        const Event& event = record.events[at];
        if (record.scripted) table.script(event.rolls);
        const auto done =
            event.to ? game->take_back(table, *event.to, event.seat)
            : event.undo
                ? table.undo(event.seat)
                : table.answer({event.seat, event.decision, event.choice, event.text, event.by, event.concept_line});
        if (!done) return done.trouble();
        if (told.look(table)) steps.push_back(at + 1);
    }
    return steps;
}

Result<HttpReply> look_back(const Past& past, const Wish& wish)
{
    const Card& card = past.card;
    Seat viewer = card.seat_of(wish.who).value_or(kSpectator);
    const std::size_t seat = number_in(wish.seat, kMaxSeats);
    if (card.is_done() && seat < card.chairs.size()) viewer = seat_at(seat);
    if (viewer == kSpectator && !card.may_watch()) return not_watched();
    std::size_t last = past.record.events.size();
    std::vector<std::size_t> steps;
    if (!card.is_done()) {
        auto own = steps_of(past, viewer);
        if (!own) return own.trouble();
        steps = std::move(*own);
        last = steps.size() - 1;
    }
    const std::size_t step = std::min(number_in(wish.step, SIZE_MAX), last);
    auto table = find_game(card.game)->replay(past.record, steps.empty() ? step : steps[step]);
    if (!table) return table.trouble();
    Json json = {{"step", step},
                 {"of", last},
                 {"seat", viewer == kSpectator ? Json(nullptr) : Json(index(viewer))},
                 {"view", (*table)->view(viewer)},
                 {"waiting", to_json((*table)->waiting())},
                 {"facts", (*table)->facts(viewer, 0)}};
    if (card.is_done() && wish.seat == "all") json["state"] = (*table)->state();
    return json_reply(json);
}

struct Telling {  // of a story
    std::string who, format, language;
    decltype(Serving::book) book;
};

// What was told is public; how it ends is not until it has.
Result<HttpReply> tell(const Past& past, const Telling& wish)
{
    const Card& card = past.card;
    if (!card.may_watch() && !card.seat_of(wish.who)) return not_watched();
    const bool plain = wish.format.empty() || wish.format == "json";
    if (!plain && !card.is_done()) return still_secret();
    const bool known = plain || ((wish.format == "md" || wish.format == "html") && wish.book);
    if (!known) return bad_request("\"format\" must be json, md or html");
    const std::string language = wish.language.empty() ? card.language : wish.language;
    const bool spoken = plain || language == "en" || language == "de" || language == "it";
    if (!spoken) return bad_request("\"lang\" must be en, de or it");
    auto table = find_game(card.game)->replay(past.record, past.record.events.size());
    if (!table) return table.trouble();
    if (!plain) {
        const char* type = wish.format == "md" ? "text/markdown; charset=utf-8" : "text/html; charset=utf-8";
        return HttpReply{200, type, wish.book(**table, language, wish.format), {}};
    }
    Json story = story_of(**table);
    if (!card.is_done()) story.erase("end");
    return json_reply({{"story", story}});
}

// A report holds a whole record, seed and all: it opens with its table.
Result<HttpReply> show_report(Database& database, const std::string& id, const std::string& who)
{
    const auto rows = database.read(
        {"SELECT g.id, r.body FROM report r JOIN game_table g ON g.number = r.number WHERE r.id = $1", {id}});
    if (!rows) return rows.trouble();
    if (rows->empty()) return Trouble{"not_found", "there is no such report", ""};
    auto past = open_past(database, text_of((*rows)[0][0]), who);
    if (!past) return past.trouble();
    if (!past->card.is_done()) return still_secret();
    Json report = parse_json(text_of((*rows)[0][1])).value_or(Json::object());
    const Json events = report.contains("events") ? report["events"] : Json();
    if (events.is_number_unsigned()) {  // reports of earlier versions hold their record
        past->record.events.resize(std::min(past->record.events.size(), events.get<std::size_t>()));
        report["record"] = to_json(past->record);
        report.erase("events");
    }
    return json_reply(report);
}

struct ForkWish {
    std::string who;
    Seat seat;
    std::size_t step;
    std::string level;
};

Result<Api::Fork> fork_of(Database& database, const std::string& id, const ForkWish& wish)
{
    auto past = open_past(database, id, wish.who);
    if (!past) return past.trouble();
    Card& card = past->card;
    if (index(wish.seat) >= card.chairs.size()) return bad_request("there is no such seat");
    if (!card.is_done()) return still_secret();
    auto table = find_game(card.game)->replay(past->record, wish.step);
    if (!table) return table.trouble();
    if ((*table)->waiting().empty()) return Trouble{"over", "the game is over at this step", ""};
    for (Chair& chair : card.chairs) {
        chair = {"", "", wish.level, false};
    }
    card.chairs[index(wish.seat)] = {};
    card.status = Card::Status::Open;
    card.clock = {}, card.listed = false;
    card.record.reset(), card.vote.reset(), card.rematch.clear();
    card.password.clear(), card.admitted.clear();  // one's own
    return Api::Fork{std::move(card), std::shared_ptr<AnyTable>(std::move(*table))};
}

}  // namespace

void Api::look(const Calls& call, std::function<Result<HttpReply>(Database&)> work)
{
    house_.journal().look<HttpReply>(
        call->asker(),
        [work = std::move(work)](Database& database) {
            Result<HttpReply> reply = Trouble{"cannot_open", "this table cannot be replayed", ""};
            rule_bug_in([&] { reply = work(database); });
            return reply;
        },
        [call](Result<HttpReply> reply) { reply ? call->send(std::move(*reply)) : call->fail(reply.trouble()); });
}

void Api::with_asker(const Calls& call, std::function<void(const std::string&)> then)
{
    house_.people().whose(call->request.header("cookie"), [then = std::move(then)](const Result<Person>& person) {
        then(person ? person->id : std::string());
    });
}

void Api::record(const Calls& call)
{
    with_asker(call, [this, call](const std::string& who) {
        look(call, [id = call->id, who](Database& database) -> Result<HttpReply> {
            const auto past = open_past(database, id, who);
            if (!past) return past.trouble();
            if (!past->card.is_done()) return still_secret();
            return json_reply(to_json(past->record), 200,
                              {{"Content-Disposition", "attachment; filename=\"" + id + ".json\""}});
        });
    });
}

void Api::story(const Calls& call)
{
    house_.people().whose(call->request.header("cookie"), [this, call](const Result<Person>& person) {
        const Telling wish{person ? person->id : "", call->request.query_value("format"),
                           call->request.query_value("lang"), house_.serving().book};
        look(call, [id = call->id, wish](Database& database) -> Result<HttpReply> {
            const auto past = open_past(database, id, wish.who);
            return past ? tell(*past, wish) : past.trouble();
        });
    });
}

// "Help me begin": a first line for what this seat would tell with this choice.
void Api::first_line(const Calls& call)
{
    with_open_room(call, [this, call](Room& room) {
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
        const Wish wish{person ? person->id : "", call->request.query_value("seat"), call->request.query_value("step")};
        look(call, [id = call->id, wish](Database& database) -> Result<HttpReply> {
            const auto past = open_past(database, id, wish.who);
            return past ? look_back(*past, wish) : past.trouble();
        });
    });
}

// A table of one's own that goes on from a step of a game that is over, with bots on the other seats.
void Api::fork(const Calls& call)
{
    if (!allowed(call, limits::kTables, call->person.id)) return;
    Arguments in(call->body, {});
    const Seat seat = in.seat("seat", kMaxSeats);
    const auto step = static_cast<std::size_t>(in.number("step", 0, 1'000'000'000, 0));
    const std::string level = in.word("level", {"random", "greedy", "easy", "medium", "hard"}, "medium");
    if (auto no = in.trouble()) return call->fail(*no);
    house_.journal().look<Fork>(
        call->asker(),
        [id = call->id, wish = ForkWish{call->person.id, seat, step, level}](Database& database) {
            Result<Fork> fork = Trouble{"cannot_open", "this table cannot be replayed", ""};
            rule_bug_in([&] { fork = fork_of(database, id, wish); });
            return fork;
        },
        [this, call](Result<Fork> fork) { fork ? play_fork(call, std::move(*fork)) : call->fail(fork.trouble()); });
}

void Api::play_fork(const Calls& call, Fork fork)
{
    house_.create(std::move(fork.card), call->person, [this, call, table = fork.table](const Result<std::string>& id) {
        if (!id) return call->fail(id.trouble());
        call->id = *id;
        with_room(call, [call, table](Room& made) {
            made.start_with(table, [call, self = made.shared_from_this()](const Result<bool>& done) {
                if (!done) return call->fail(done.trouble());
                call->say({{"table", public_card(self->card())}}, 201);
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
    with_open_room(call, [this, call](Room& room) {
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
    with_open_room(call, [this, call, text](Room& room) {
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
    with_open_room(call, [this, call, remark](Room& room) {
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

void Api::read_report(const Calls& call)
{
    with_asker(call, [this, call](const std::string& who) {
        look(call, [id = call->id, who](Database& database) { return show_report(database, id, who); });
    });
}

// A lesson, for pages that have no engine of their own: its file is one of the page's. A way through it is played again
// for each request, and nothing of it is kept (table/lesson.h).
void Api::lesson(const Calls& call)
{
    HttpRequest file;
    file.method = "GET";
    file.path = Arguments(call->body, {}).text("lesson");
    const HttpReply found = bundle_.reply(file);
    auto json = found.status == 200 ? parse_json(found.body) : std::nullopt;
    if (!json) return call->fail({"not_found", "there is no such lesson", ""});
    look(call, [body = call->body, json = std::move(*json)](Database&) -> Result<HttpReply> {
        const auto lesson = read_lesson(json);
        if (!lesson) return lesson.trouble();
        Arguments in(body, {"lesson"});
        auto reply = lesson_reply(*lesson, in);
        if (!reply) return reply.trouble();
        return json_reply(*reply);
    });
}

}  // namespace snowbound
