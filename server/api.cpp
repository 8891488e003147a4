#include "server/api.h"

#include <algorithm>
#include <array>

#include "games/registry.h"
#include "server/bundle.h"
#include "server/call.h"
#include "server/next_table.h"
#include "server/session.h"

namespace snowbound {
namespace {

struct CodeStatus {
    std::string_view code;
    int status;
};
constexpr auto kStatuses = std::to_array<CodeStatus>({
    {"bad_request", 400}, {"bad_options", 400},    {"bad_seats", 400},
    {"bad_name", 400},    {"bad_password", 400},   {"nobody", 401},
    {"wrong_code", 401},  {"wrong_password", 401}, {"wrong_table_password", 401},
    {"locked", 403},      {"blocked", 403},        {"wrong_token", 401},
    {"foreign", 403},     {"kicked", 403},         {"not_host", 403},
    {"not_seated", 403},  {"secret", 403},         {"not_watched", 403},
    {"not_shown", 403},   {"no_table", 404},       {"not_found", 404},
    {"no_operator", 404}, {"no_address", 409},     {"name_hidden", 409},
    {"no_game", 404},     {"seat_taken", 409},     {"full", 409},
    {"started", 409},     {"seats_empty", 409},    {"name_taken", 409},
    {"not_over", 409},    {"has_rematch", 409},    {"not_started", 409},
    {"queue_full", 503},  {"too_fast", 429},       {"cannot_open", 500},
    {"damaged", 500},     {"stuck", 503},          {"database", 503},
    {"disk_full", 503},   {"read_only", 503},      {"unreachable", 503},
    {"busy", 503},        {"closing", 503},        {"elsewhere", 421},
    {"fenced", 503},      {"stale", 503},
});

// "/api/tables/{id}/sit" against "/api/tables/abc/sit"; the id is given back.
bool fits(std::string_view pattern, std::string_view path, std::string& id)
{
    const std::size_t open = pattern.find("{id}");
    if (open == std::string_view::npos) return pattern == path;
    const std::string_view after = pattern.substr(open + 4);
    if (path.size() < open + 1 + after.size() || path.substr(0, open) != pattern.substr(0, open)) return false;
    if (path.substr(path.size() - after.size()) != after) return false;
    id = path.substr(open, path.size() - after.size() - open);
    return !id.empty() && id.find('/') == std::string::npos;
}

}  // namespace

int status_of(const Trouble& trouble)
{
    const auto found =
        std::find_if(kStatuses.begin(), kStatuses.end(), [&](const auto& s) { return s.code == trouble.code; });
    return found == kStatuses.end() ? 400 : found->status;
}

const std::vector<Api::Route>& Api::routes()
{
    using enum Route::Who;
    static const std::vector<Route> all{
        {"GET", "/healthz", &Api::health, Anybody},
        {"GET", "/readyz", &Api::ready, Anybody},
        {"GET", "/metrics", &Api::metrics, Anybody},
        {"GET", "/api/games", &Api::games, Anybody},
        {"POST", "/api/lesson", &Api::lesson, Anybody},
        {"GET", "/api/me", &Api::me, Known},
        {"POST", "/api/me", &Api::come, Anybody},
        {"DELETE", "/api/me", &Api::delete_me, Known},
        {"POST", "/api/me/name", &Api::rename, Welcome},
        {"POST", "/api/me/password", &Api::keep, Known},
        {"GET", "/api/me/asides", &Api::list_asides, Known},
        {"POST", "/api/me/asides", &Api::add_aside, Welcome},
        {"DELETE", "/api/me/asides/{id}", &Api::remove_aside, Known},
        {"GET", "/api/me/export", &Api::export_me, Known},
        {"POST", "/api/login", &Api::log_in, Anybody},
        {"POST", "/api/recover", &Api::recover, Anybody},
        {"POST", "/api/logout", &Api::log_out, Anybody},
        {"POST", "/api/logout/everywhere", &Api::log_out_everywhere, Known},
        {"GET", "/api/tables", &Api::listed, Anybody},
        {"POST", "/api/tables", &Api::create, Welcome},
        {"GET", "/api/tables/mine", &Api::mine, Known},
        {"GET", "/api/tables/next", &Api::next, Known},
        {"GET", "/api/tables/{id}", &Api::show, Anybody},
        {"POST", "/api/tables/{id}/enter", &Api::enter, Welcome},
        {"POST", "/api/tables/{id}/sit", &Api::sit, Welcome},
        {"POST", "/api/tables/{id}/stand", &Api::stand, Known},
        {"POST", "/api/tables/{id}/kick", &Api::kick, Welcome},
        {"POST", "/api/tables/{id}/bot", &Api::put_bot, Welcome},
        {"POST", "/api/tables/{id}/start", &Api::start, Welcome},
        {"POST", "/api/tables/{id}/rematch", &Api::rematch, Welcome},
        {"POST", "/api/tables/{id}/fork", &Api::fork, Welcome},
        {"GET", "/api/tables/{id}/record", &Api::record, Anybody},
        {"GET", "/api/tables/{id}/story", &Api::story, Anybody},
        {"POST", "/api/tables/{id}/begin", &Api::first_line, Welcome},
        {"GET", "/api/tables/{id}/replay", &Api::replay, Anybody},
        {"GET", "/api/tables/{id}/qr.svg", &Api::qr, Anybody},
        {"GET", "/api/tables/{id}/notes", &Api::read_notes, Known},
        {"PUT", "/api/tables/{id}/notes", &Api::write_notes, Welcome},
        {"POST", "/api/tables/{id}/bug", &Api::report, Welcome},
        {"GET", "/api/reports/{id}", &Api::read_report, Anybody},
        {"POST", "/api/tables/{id}/complaint", &Api::complain, Welcome},
        {"GET", "/api/operator/complaints", &Api::list_complaints, Operator},
        {"POST", "/api/operator/complaints/{id}", &Api::act_on_complaint, Operator},
        {"GET", "/api/operator/people", &Api::find_people, Operator},
        {"POST", "/api/operator/people/{id}", &Api::act_on_person, Operator},
        {"GET", "/api/operator/bans", &Api::list_bans, Operator},
        {"POST", "/api/operator/bans", &Api::ban, Operator},
        {"DELETE", "/api/operator/bans/{id}", &Api::lift_ban, Operator},
        {"GET", "/api/operator/acts", &Api::list_acts, Operator},
    };
    return all;
}

// A page of another site can send requests with the visitor's cookies; it can neither set our header nor hide where it
// comes from.
bool Api::is_ours(const HttpRequest& request) const
{
    const std::string_view origin = request.header("origin");
    if (origin.empty()) return true;
    if (!house_.serving().public_url.empty() && origin == house_.serving().public_url) return true;
    const std::size_t scheme = origin.find("://");
    return scheme != std::string_view::npos && origin.substr(scheme + 3) == request.header("host");
}

bool Api::allowed(const Calls& call, const Limit& limit, const std::string& who)
{
    const std::int64_t now = Loop::steady_ms();
    if (house_.limits().allow(limit, who, now)) return true;
    ++house_.figures.limited;
    call->fail({"too_fast", "too much at once: wait a moment", ""},
               {{"Retry-After", std::to_string(house_.limits().seconds_until(limit, who, now))}});
    return false;
}

void Api::request(HttpRequest request, Reply reply)
{
    if (House::is_act(request)) return house_.act_for_node(request, std::move(reply));
    const bool api = request.path.starts_with("/api/") || request.path == "/healthz" || request.path == "/readyz" ||
                     request.path == "/metrics";
    auto call = std::make_shared<Call>();
    call->request = std::move(request);
    call->reply = std::move(reply);
    const bool counts = !call->request.from_node;  // it was counted where it came in
    if (counts && !allowed(call, limits::kRequests, address_key(call->request.address))) return;
    if (!api) return call->send(bundle_.reply(call->request));
    dispatch(call);
}

void Api::dispatch(const Calls& call)
{
    const HttpRequest& asked = call->request;
    const std::string method = asked.method == "HEAD" ? "GET" : asked.method;
    const Route* found = nullptr;
    bool other_method = false;
    for (const Route& route : routes()) {
        if (!fits(route.path, asked.path, call->id)) continue;
        if (route.method == method) found = &route;
        other_method = true;
        if (found) break;
    }
    if (!found && other_method)
        return call->send({405, "application/json", R"({"code":"bad_method","message":"not with this method"})", {}});
    if (!found) return call->fail({"not_found", "there is nothing here", ""});
    if (method != "GET") {
        if (!is_ours(asked) || asked.header("x-snowbound").empty()) {
            return call->fail({"foreign", "this request does not come from our own page", ""});
        }
        if (!asked.body.empty()) {
            const auto json = parse_json(asked.body);
            if (!json || !json->is_object()) return call->fail(bad_request("the body must be a JSON object"));
            call->body = *json;
        }
    }
    if (!found->path.starts_with("/api/")) return (this->*found->run)(call);  // the operator's
    house_.when_owned([this, call, found] { run(call, *found); },
                      [call](const Trouble& trouble) { call->fail(trouble); });
}

void Api::run(const Calls& call, const Route& route)
{
    if (route.who == Route::Who::Anybody) return (this->*route.run)(call);
    if (route.who == Route::Who::Operator) return is_operator(call) ? (this->*route.run)(call) : void();
    house_.people().whose(call->request.header("cookie"), [this, call, &route](const Result<Person>& person) {
        if (!person) return call->fail(person.trouble());
        call->person = *person;
        const bool leaves = house_.is_forgetting(person->id);  // and leaves no new traces
        if (route.who == Route::Who::Welcome && leaves) return call->fail({"nobody", "you are being forgotten", ""});
        if (route.who == Route::Who::Welcome && is_shut_out(call)) return;
        (this->*route.run)(call);
    });
}

bool Api::is_shut_out(const Calls& call)
{
    const std::string from = house_.bans().mark(call->request.address);
    house_.bans().saw(call->person.id, from, Loop::steady_ms());
    const Ban* ban = house_.bans().of(call->person.id, from);
    if (ban) call->say(told(*ban), 403);
    return ban != nullptr;
}

std::shared_ptr<Visitor> Api::visit(const HttpRequest& handshake, std::shared_ptr<Channel> channel, HttpReply& refusal)
{
    const auto refuse = [&](int status, const char* code, const char* message) {
        refusal = {status, "application/json", Json{{"code", code}, {"message", message}}.dump(), {}};
        return nullptr;
    };
    if (handshake.from_node) return far_session(handshake, std::move(channel));
    if (!is_ours(handshake)) return refuse(403, "foreign", "this page may not talk to this server");
    if (!house_.limits().allow(limits::kHandshakes, address_key(handshake.address), Loop::steady_ms())) {
        ++house_.figures.limited;
        return refuse(429, "too_fast", "too many connections at once: wait a moment");
    }
    if (house_.links()) return gate(handshake, std::move(channel));
    return session(handshake, std::move(channel));
}

std::shared_ptr<Session> Api::session(const HttpRequest& handshake, std::shared_ptr<Channel> channel)
{
    return std::make_shared<Session>(house_, std::move(channel), std::string(handshake.header("cookie")),
                                     house_.bans().mark(handshake.address), address_key(handshake.address));
}

void Api::with_room(const Calls& call, std::function<void(Room&)> then)
{
    house_.room(
        call->id,
        [this, call, then = std::move(then)](const Result<std::shared_ptr<Room>>& room) {
            if (!room) return pass_on(call, room.trouble());
            (*room)->when_stored([room = *room, then] { then(*room); },
                                 [this, call](const Result<bool>& done) { not_done(call, done.trouble()); });
        },
        call->asker());
}

Room::Done Api::done_at(const Calls& call, std::shared_ptr<Room> room)
{
    return [this, call, room](const Result<bool>& done) {
        if (!done) return not_done(call, done.trouble());
        call->say({{"table", public_card(room->card())}});
    };
}

void Api::games(const Calls& call)
{
    Json list = Json::array();
    for (const AnyGame* game : snowbound::games()) {
        list.push_back(game->about());
    }
    call->say({{"games", list}});
}

void Api::listed(const Calls& call)
{
    house_.people().whose(call->request.header("cookie"), [this, call](const Result<Person>& person) {
        house_.listed(person ? person->id : std::string(), call->asker(),
                      [call](Result<Json> list) { list ? call->say(std::move(*list)) : call->fail(list.trouble()); });
    });
}

void Api::mine(const Calls& call)
{
    house_.tables_of(call->person.id, call->asker(),
                     [call](Result<Json> list) { list ? call->say(std::move(*list)) : call->fail(list.trouble()); });
}

// The table that has waited longest for this person.
void Api::next(const Calls& call)
{
    house_.tables_of(call->person.id, call->asker(), [call](const Result<Json>& list) {
        if (!list) return call->fail(list.trouble());
        Json best;
        for (const Json& table : (*list)["tables"]) {
            if (!table.value("your_turn", false)) continue;
            if (best.is_null() || table["touched"] < best["touched"]) best = table;
        }
        call->say({{"table", best}});
    });
}

void Api::create(const Calls& call)
{
    if (!allowed(call, limits::kTables, call->person.id)) return;
    if (!allowed(call, limits::kTablesAddress, address_key(call->request.address))) return;
    auto card = new_card(call->body);
    if (!card) return call->fail(card.trouble());
    for (const Chair& chair : card->chairs) {
        if (auto no = house_.people().name_trouble(chair.name)) return call->fail(*no);
    }
    if (card->record) return make_carried(call, std::move(*card));
    if (card->password.empty()) return make(call, std::move(*card));
    house_.loop().hash(call->asker(), [this, call, card = std::move(*card)]() mutable {
        auto hash = hash_password(card.password, kLeastTablePassword);
        house_.loop().post([this, call = std::move(call), card = std::move(card), hash = std::move(hash)]() mutable {
            if (!hash) return call->fail(hash.trouble());
            card.password = *hash;
            make(call, std::move(card));
        });
    });
}

void Api::make(const Calls& call, Card card)
{
    house_.create(std::move(card), call->person, [this, call](const Result<std::string>& id) {
        if (!id) return call->fail(id.trouble());
        call->id = *id;
        with_room(call, [call](Room& room) { call->say({{"table", public_card(room.card())}}, 201); });
    });
}

void Api::show(const Calls& call)
{
    with_open_room(call, [call](Room& room) {
        Json table = public_card(room.card());
        if (room.card().status == Card::Status::Running) table["waiting"] = room.seats_waited_for();
        call->say({{"table", table}});
    });
}

void Api::sit(const Calls& call)
{
    with_open_room(call, [this, call](Room& room) {
        Arguments in(call->body, {});
        std::optional<Seat> seat;
        if (in.find("seat")) seat = in.seat("seat", room.card().chairs.size());
        if (auto no = in.trouble()) return call->fail(*no);
        sit_unless_blocked(call, room.shared_from_this(), seat);
    });
}

void Api::stand(const Calls& call)
{
    with_open_room(call,
                   [this, call](Room& room) { room.stand(call->person.id, done_at(call, room.shared_from_this())); });
}

void Api::kick(const Calls& call)
{
    with_open_room(call, [this, call](Room& room) {
        Arguments in(call->body, {});
        const Seat seat = in.seat("seat", room.card().chairs.size());
        if (auto no = in.trouble()) return call->fail(*no);
        room.kick(call->person.id, seat, done_at(call, room.shared_from_this()));
    });
}

void Api::put_bot(const Calls& call)
{
    with_open_room(call, [this, call](Room& room) {
        Arguments in(call->body, {});
        const Seat seat = in.seat("seat", room.card().chairs.size());
        const std::string level = in.word("level", {"random", "greedy", "easy", "medium", "hard"}, "medium");
        if (auto no = in.trouble()) return call->fail(*no);
        room.put_bot(call->person.id, seat, level, done_at(call, room.shared_from_this()));
    });
}

void Api::start(const Calls& call)
{
    with_open_room(call, [this, call](Room& room) {
        if (room.card().is_carried()) return start_carried(call, room.card());
        room.start(call->person.id, nullptr, done_at(call, room.shared_from_this()));
    });
}

void Api::rematch(const Calls& call)
{
    if (!allowed(call, limits::kTables, call->person.id)) return;
    with_open_room(call, [this, call](Room& room) {
        if (!room.card().seat_of(call->person.id)) return call->fail({"not_seated", "you did not play here", ""});
        if (!room.card().is_done()) return call->fail({"not_over", "this game is not over yet", ""});
        if (!room.card().rematch.empty()) return call->say({{"table", public_card(room.card())}});
        NextTable next = next_table(room.card(), room.table(), call->person.id);
        house_.create(
            std::move(next.card), call->person,
            [this, call, goes_on = next.goes_on, old = room.shared_from_this()](const Result<std::string>& id) {
                if (!id) return call->fail(id.trouble());
                old->follow_with(*id, [this, call, goes_on, old, made = *id](const Result<bool>& done) {
                    if (!done) house_.discard(made);  // somebody was quicker, or it was not kept
                    if (!done && old->card().rematch.empty()) return call->fail(done.trouble());
                    if (done && goes_on) return begin_next(call, old, made);
                    call->say({{"table", public_card(old->card())}});
                });
            });
    });
}

// The next match of a series: nobody has to sit down.
void Api::begin_next(const Calls& call, std::shared_ptr<Room> old, const std::string& made)
{
    house_.room(made, [this, call, old](const Result<std::shared_ptr<Room>>& room) {
        if (!room) return call->fail(room.trouble());
        (*room)->start(call->person.id, nullptr, done_at(call, old));
    });
}

}  // namespace snowbound
