// What all nodes must hear of. It is written with whatever it is about, in one order for all; each node reads on from
// where it was, every second and at every hint. A hint may be lost, the news may not.
#include "server/call.h"
#include "server/house.h"
#include "server/links.h"
#include "server/log.h"
#include "server/news.h"

namespace snowbound {
namespace {

constexpr int kActPause = 250, kMostActs = 60;  // milliseconds; a lease is over long before
constexpr const char* kActPath = "/node/act";

struct Heard {
    std::vector<Row> rows;
};

}  // namespace

Statement news_statement(const Json& news)
{
    return {
        "WITH next AS (UPDATE counter SET number = number + 1 WHERE name = 'news' RETURNING number) "
        "INSERT INTO news (number, at, body) "
        "SELECT number, (extract(epoch FROM clock_timestamp()) * 1000)::bigint, $1 FROM next",
        {news.dump()}};
}

void House::tell_nodes(Json news)
{
    if (!life_) return;
    news["by"] = serving_.node;
    journal_.write({news_statement(news)}, [this](const Result<bool>& stored) {
        if (stored) hint();
    });
}

void House::hint()
{
    if (links_) links_->tell_all("news");
}

void House::read_news()
{
    if (!life_ || !is_owned()) return;
    if (std::exchange(reading_news_, true)) return;
    journal_.look<Heard>(
        "",
        [from = last_news_](Database& database) -> Result<Heard> {
            auto rows =
                database.read({"SELECT number, body FROM news WHERE number > $1 ORDER BY number LIMIT 500", {from}});
            if (!rows) return rows.trouble();
            return Heard{std::move(*rows)};
        },
        [this](const Result<Heard>& heard) {
            reading_news_ = false;
            if (!heard) return;
            for (const Row& row : heard->rows) {
                const std::int64_t number = number_of(row[0]);
                if (number != last_news_ + 1) people_.forget_all(), keep_anew();  // it was away for too long
                last_news_ = number;
                const auto news = parse_json(text_of(row[1]));
                if (news && news->is_object() && text_at(*news, "by") != serving_.node) hear(*news);
            }
            if (heard->rows.size() == 500) read_news();
        });
}

void House::hear(const Json& news)
{
    const std::string kind = text_at(news, "t"), person = text_at(news, "person"), other = text_at(news, "other");
    if (kind == "who" || kind == "away") people_.forget(person);
    if (kind == "away") send_away_far(person, text_at(news, "spared"));
    if (kind == "kept") keep_anew();
    if (kind == "hear") hear_here(person, other);
    if (kind == "out") show_out_here(person, other);
}

// Whoever has come back with a cookie that counts may stay.
void House::send_away_far(const std::string& person, const std::string& spared)
{
    for (const auto& [id, room] : rooms_) {
        for (const auto& guest : room->guests_of(person)) {
            const std::string cookies = guest->cookies();
            if (!spared.empty() && people_.signer().mark(kSpared, cookies) == spared) {
                guest->sent_away(1012, "come back with your new cookie");
                continue;
            }
            people_.whose(cookies, [weak = std::weak_ptr(guest), person](const Result<Person>& who) {
                const auto still = weak.lock();
                const bool counts = (who && who->id == person) || (!who && who.trouble().code != "nobody");
                if (still && !counts) still->sent_away(1008, "you have been logged out");
            });
        }
    }
}

// Something is to be done at a table, wherever it is.
void House::act(const std::string& table, const Json& what, const Room::Done& done, int tries)
{
    room(table, [this, table, what, done, tries](const Result<std::shared_ptr<Room>>& room) {
        if (room) return act_here(**room, what, done);
        if (room.trouble().code != "elsewhere" || !links_ || tries > kMostActs) return done(room.trouble());
        const auto again = [this, table, what, done, tries] {
            auto pause = std::make_shared<Loop::Timer>(loop_);
            pause->set(kActPause, [this, pause, table, what, done, tries] { act(table, what, done, tries + 1); });
        };
        HttpRequest request;
        request.method = "POST", request.path = kActPath;
        request.body = Json{{"table", table}, {"act", what}}.dump();
        links_->ask(node_of(room.trouble()), request, [done, again](const Result<HttpReply>& reply) {
            // All of these may be done twice.
            if (!reply || reply->status == 421) return again();
            const auto said = parse_json(reply->body);
            if (reply->status == 200) return done(true);
            done(Trouble{said ? text_at(*said, "code") : "unreachable", said ? text_at(*said, "message") : "", ""});
        });
    });
}

void House::act_here(Room& room, const Json& what, const Room::Done& done)
{
    const std::string act = text_at(what, "do"), person = text_at(what, "person");
    if (act == "forget") return room.forget_person(person, done);
    if (act == "stand") return room.stand(person, done);
    if (act == "rename") return room.rename_person(person, text_at(what, "from"), text_at(what, "to"), done);
    done(Trouble{"bad_request", "nobody knows how to do this", ""});
}

bool House::is_act(const HttpRequest& request) { return request.from_node && request.path == kActPath; }

void House::act_for_node(const HttpRequest& request, std::function<void(HttpReply)> reply)
{
    const auto asked = parse_json(request.body);
    if (!asked || !asked->is_object() || !asked->contains("act")) return reply({400, "application/json", "{}", {}});
    room(text_at(*asked, "table"), [reply, what = (*asked)["act"]](const Result<std::shared_ptr<Room>>& room) {
        const auto done = [reply](const Result<bool>& result) {
            if (result) return reply({200, "application/json", "{}", {}});
            reply(json_reply({{"code", result.trouble().code}, {"message", result.trouble().message}},
                             status_of(result.trouble())));
        };
        room ? act_here(**room, what, done) : done(room.trouble());
    });
}

}  // namespace snowbound
