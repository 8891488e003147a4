#include "server/session.h"

#include <algorithm>

#include "server/asides.h"
#include "table/told_text.h"

namespace snowbound {
namespace {

constexpr std::size_t kMostChat = 500;  // characters
constexpr int kMostMistakes = 20;

// What it has already of what was told.
HasFacts facts_argument(Arguments& in)
{
    return {static_cast<std::size_t>(in.number("facts", 0, 1'000'000'000, 0)),
            static_cast<std::uint32_t>(in.number("mark", 0, 0xFFFFFFFFLL, 0))};
}

}  // namespace

const std::array<Session::Word, 12> Session::kWords{{{"join", &Session::join},
                                                     {"answer", &Session::answer},
                                                     {"undo", &Session::undo},
                                                     {"preview", &Session::preview},
                                                     {"advise", &Session::advise},
                                                     {"weigh", &Session::weigh},
                                                     {"whole", &Session::whole},
                                                     {"ask", &Session::ask},
                                                     {"vote", &Session::vote},
                                                     {"say", &Session::say},
                                                     {"type", &Session::type},
                                                     {"ping", &Session::ping}}};

void Session::send(const Frame& frame)
{
    if (!gone_) channel_->send(frame);
}

void Session::sent_away(std::uint16_t code, std::string_view why)
{
    if (!gone_) channel_->close(code, why);
}

void Session::come_again(std::string_view why)
{
    if (const auto room = std::exchange(room_, nullptr)) room->leave(*this);
    adrift_ = true;
    if (!gone_) channel_->again(why);
}

void Session::join_again(const std::string& text, bool anew, std::function<void()> in)
{
    if (gone_) return;
    house_.when_owned(
        [self = shared_from_this(), text, anew, in = std::move(in)] {
            self->joins_again_ = anew, self->in_ = in;
            self->understand(text);
        },
        [self = shared_from_this()](const Trouble&) {
            if (!self->gone_) self->channel_->elsewhere(0);
        });
}

void Session::left()
{
    gone_ = true;
    if (const auto room = std::exchange(room_, nullptr)) room->leave(*this);
}

// Mistakes are told; whoever keeps making them is shown out.
void Session::error(const Trouble& trouble)
{
    Json json = {{"t", "error"}};
    json.update(error_json(trouble));
    send(json_frame(json));
    if (++mistakes_ >= kMostMistakes) sent_away(1008, "too many mistakes");
}

void Session::broken(std::string_view what) { error(bad_request(std::string(what))); }

bool Session::allowed(const Limit& limit, const std::string& who, double cost)
{
    return in_time(house_.limits().allow(limit, who, Loop::steady_ms(), cost));
}

bool Session::in_time(bool allowed)
{
    if (allowed) return true;
    ++house_.figures.limited;
    error({"too_fast", "too much at once: wait a moment", ""});
    return false;
}

void Session::heard(std::string_view text)
{
    if (gone_ || !in_time(house_.limits().allow(limits::kFrames, frames_, Loop::steady_ms()))) return;
    house_.when_owned([self = shared_from_this(), kept = std::string(text)] { self->understand(kept); },
                      [self = shared_from_this()](const Trouble& trouble) {
                          if (self->house_.links()) return self->come_again("the store is away");
                          Json json = {{"t", "error"}};
                          json.update(error_json(trouble));
                          self->send(json_frame(json));
                          self->sent_away(1013, "the store is away");
                      });
}

void Session::understand(const std::string& text)
{
    if (gone_) return;
    const auto json = parse_json(text);
    if (!json || !json->is_object()) return error(bad_request("a frame is a JSON object in UTF-8"));
    const std::string kind = text_at(*json, "t");
    const auto word = std::find_if(kWords.begin(), kWords.end(), [&](const Word& w) { return w.name == kind; });
    if (word == kWords.end()) return error(bad_request("there is no such frame"));
    if (kind == "join") adrift_ = false;
    if (adrift_) return;
    if (mistakes_ > 0) --mistakes_;  // what makes sense makes up for what does not
    Arguments in(*json, {"t"});
    (this->*word->run)(in);
}

void Session::join(Arguments& in)
{
    const std::string id = in.text("table");
    std::optional<Seat> wish;
    const bool is_old = in.number("wire", 0, 1'000'000'000, 1) != kWireVersion;
    if (is_old) return turn_back();
    const bool watch = in.flag("watch", false);
    if (in.find("seat")) wish = in.seat("seat", kMaxSeats);
    const HasFacts known = facts_argument(in);
    if (auto no = in.trouble()) return error(*no);
    if (!allowed(limits::kJoins, asker)) return;
    if (const auto room = std::exchange(room_, nullptr)) room->leave(*this);
    as = wish;
    watches = watch;
    has = known;
    is_anew = std::exchange(joins_again_, false) || std::exchange(comes_anew_, false);
    const Joining joining{id, ++joins_};
    house_.people().whose(cookies_, [self = shared_from_this(), joining](const Result<Person>& who) {
        if (!self->is_current(joining)) return;
        const bool is_known = who && !self->house_.is_forgetting(who->id);
        self->person = is_known ? who->id : "";
        self->name = is_known ? who->shown_name() : "";
        if (self->is_banned()) return;
        self->go_in(joining, std::nullopt);
    });
}

// A page of before the server was renewed could not read what it would be told. Such pages show the words of a refusal.
void Session::turn_back()
{
    send(json_frame({{"t", "refused"},
                     {"decision", 0},
                     {"code", "old_page"},
                     {"message", "This page is older than the server. Please load it anew."}}));
}

// It has missed something, or is not sure.
void Session::whole(Arguments& in)
{
    const HasFacts known = facts_argument(in);
    if (auto no = in.trouble()) return error(*no);
    if (!room_) return error({"no_table", "join a table first", ""});
    room_->show(*this, known);
}

// Whoever only watches may be somebody by whom a player does not want to be watched.
void Session::go_in(const Joining& joining, const std::optional<std::set<std::string>>& known)
{
    const auto got = [self = shared_from_this(), joining, known](const Result<std::shared_ptr<Room>>& room) {
        if (!self->is_current(joining)) return;
        const bool seated = room && (*room)->card().seat_of(self->person).has_value();
        if (room && !known && !seated && !self->person.empty()) return self->ask_who_blocks(joining);
        self->blockers = known.value_or(std::set<std::string>());
        if (room && (*room)->card().hides_from(self->person, self->blockers)) return self->error(blocked_by_player());
        self->entered(room);
    };
    house_.room(joining.table, got, asker);
}

void Session::ask_who_blocks(const Joining& joining)
{
    house_.journal().ask<std::set<std::string>>(
        [who = person](Database& database) { return read_blockers(database, who); },
        [self = shared_from_this(), joining](const Result<std::set<std::string>>& people) {
            if (!self->is_current(joining)) return;
            people ? self->go_in(joining, *people) : self->error(people.trouble());
        });
}

bool Session::is_banned()
{
    house_.bans().saw(person, from, Loop::steady_ms());
    const Ban* ban = house_.bans().of(person, from);
    if (!ban) return false;
    Json json = {{"t", "error"}};
    json.update(told(*ban));
    send(json_frame(json));
    sent_away(1008, "banned");
    return true;
}

void Session::entered(const Result<std::shared_ptr<Room>>& room)
{
    const bool is_lost = !room && house_.links() && is_unsure(room.trouble());
    if (!room && (is_lost || room.trouble().code == "elsewhere")) {
        adrift_ = true;
        return channel_->elsewhere(node_of(room.trouble()));
    }
    const auto in = std::exchange(in_, nullptr);
    if (const auto no = room ? bars((*room)->card()) : std::optional(room.trouble())) {
        error(*no);
    } else {
        room_ = *room;
        mistakes_ = 0;
        room_->enter(shared_from_this());
    }
    if (in) in();
}

std::optional<Trouble> Session::bars(const Card& card) const
{
    if (!card.lets_in(person)) return Trouble{"locked", "this table has a password", ""};
    if (card.may_watch() || (!watches && card.seat_of(person))) return std::nullopt;
    return Trouble{"not_watched", "this table does not want to be watched", ""};
}

bool Session::plays()
{
    if (!room_) return error({"no_table", "join a table first", ""}), false;
    if (viewer == kSpectator) return error({"not_seated", "you do not sit at this table", ""}), false;
    return true;
}

// Whoever has stood up, or lets a bot play, neither plays nor takes back until they sit down again.
bool Session::stands_aside(std::uint32_t decision)
{
    const Card& card = room_->card();
    const Chair& chair = card.chairs[index(viewer)];
    if (card.status == Card::Status::Running && !chair.bot.empty()) {
        return refused(decision, {"bot_plays", "a bot plays your seat: take it back first", ""}), true;
    }
    if (card.is_live() && chair.left) {
        return refused(decision, {"left", "you have stood up: sit down again first", ""}), true;
    }
    return false;
}

void Session::refused(std::uint32_t decision, const Trouble& trouble)
{
    if (adrift_ && trouble.code == "closing") return;  // it was not taken: whoever comes again is asked again
    Trouble told = trouble;
    if (room_) told.message = house_.explain(room_->card().game, trouble, room_->card().language);
    Json json = {{"t", "refused"}, {"decision", decision}};
    json.update(error_json(told));
    send(json_frame(json));
    if (trouble.code == "stale_decision" && room_) room_->show(*this);  // it looked at something that is gone
}

void Session::answer(Arguments& in)
{
    AnyTable::Answer given;
    if (!in.find("decision")) in.fail("\"decision\" is missing");
    given.decision = static_cast<std::uint32_t>(in.number("decision", 0, 0xFFFFFFFFLL, 0));
    given.choice = in.need("choice");
    given.text = in.text("text");
    given.concept_line = in.text("concept");
    if (auto no = in.trouble()) return error(*no);
    if (!plays()) return;
    const double told = static_cast<double>(given.text.size() + given.concept_line.size());
    if (told > 0 && !allowed(limits::kTold, person, told)) return;
    given.seat = viewer;
    if (stands_aside(given.decision)) return;
    const std::uint32_t decision = given.decision;
    room_->answer(std::move(given), [weak = weak_from_this(), decision](const Result<bool>& done) {
        const auto self = weak.lock();
        if (self && !done) self->refused(decision, done.trouble());
    });
}

Room::Done Session::told_if_refused()
{
    return [weak = weak_from_this()](const Result<bool>& done) {
        const auto self = weak.lock();
        if (self && !done) self->refused(0, done.trouble());
    };
}

void Session::undo(Arguments& in)
{
    if (auto no = in.trouble()) return error(*no);
    if (plays() && !stands_aside(0)) room_->undo(viewer, told_if_refused());
}

// A question to everybody: abort, pause, resume, take back, let a bot play for somebody.
void Session::ask(Arguments& in)
{
    if (!plays()) return;
    Vote wish;
    wish.about = in.word("about", {"abort", "pause", "resume", "undo", "bot"}, "");
    wish.by = viewer;
    if (wish.about == "bot") {
        wish.seat = in.seat("seat", room_->card().chairs.size());
        wish.level = in.word("level", {"random", "greedy", "easy", "medium", "hard"}, "medium");
    }
    if (wish.about == "undo") {
        const auto to = in.number("to", 0, 1'000'000'000, -1);
        wish.to = to < 0 ? Vote::kLast : static_cast<std::size_t>(to);
    }
    if (auto no = in.trouble()) return error(*no);
    room_->ask(std::move(wish), told_if_refused());
}

void Session::vote(Arguments& in)
{
    Room::Ballot ballot;
    if (in.find("id")) ballot.id = in.text("id");
    ballot.yes = in.flag("yes", false);
    if (!in.find("yes")) in.fail("\"yes\" is missing");
    if (auto no = in.trouble()) return error(*no);
    if (plays()) room_->vote(viewer, ballot, told_if_refused());
}

void Session::say(Arguments& in)
{
    const std::string text = in.text("text");
    if (auto no = in.trouble()) return error(*no);
    if (!room_) return error({"no_table", "join a table first", ""});
    if (person.empty()) return error({"nobody", "choose a name before you talk", ""});
    if (text.empty()) return;
    if (auto no = text_trouble("text", text, kMostChat)) return error(*no);
    if (!allowed(limits::kChat, person)) return;
    room_->say(*this, text, told_if_refused());
}

void Session::type(Arguments& in)
{
    const std::string text = in.text("text");
    if (auto no = in.trouble()) return error(*no);
    if (auto no = text_trouble("text", text, kMostText)) return error(*no);
    if (room_) room_->typing(*this, text);
}

void Session::ping(Arguments& in)
{
    const Json* id = in.find("id");
    const Json number = id && id->is_number_integer() ? *id : Json();
    if (auto no = in.trouble()) return error(*no);
    send(json_frame({{"t", "pong"}, {"id", number}}));
}

}  // namespace snowbound
