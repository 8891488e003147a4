// Chairs, jobs and the way of an answer into the store. What guests are told is in room_tell.cpp, votes and bots in
// room_vote.cpp and room_bots.cpp.
#include "server/room.h"

#include <algorithm>

#include "games/registry.h"
#include "server/house.h"
#include "server/log.h"
#include "table/arguments.h"

namespace snowbound {
namespace {

constexpr std::size_t kMostJobs = 64;        // waiting at one table: more is a flood
constexpr std::size_t kSnapshotEvery = 100;  // events

Trouble no(const char* code, const char* message) { return {code, message, ""}; }

}  // namespace

Room::Room(House& house, Match match)
    : house_(house),
      card_(std::move(match.card)),
      table_(std::move(match.table)),
      clocks_(card_.clock, card_.chairs.size()),
      sewn_(match.sewn),
      kept_(events()),
      idle_since_(Loop::steady_ms()),
      deadline_(house.loop())
{
    restore_clocks(match);
}

void Room::restore_clocks(const Match& match)
{
    const bool runs = card_.status == Card::Status::Running && table_;
    clocks_.restore(match.clock, runs ? people_waited_for() : SeatSet(),
                    Loop::steady_ms() - house_.time_served_since(match.at));
}

SeatSet Room::people_waited_for() const
{
    SeatSet waiting;
    for (const Seat seat : table_->waiting()) {
        if (card_.chairs[index(seat)].played_by_person()) waiting.add(seat);
    }
    return waiting;
}

void Room::wake()
{
    note_due();
    if (sewn_) {  // before anybody plays on: replays start here from now on
        change([](Card&) { return std::nullopt; }, [](const Result<bool>&) {});
        sewn_ = false;
    }
    go_on();
}

bool Room::is_idle() const
{
    if (busy_ || !jobs_.empty() || !guests_.empty()) return false;
    const auto due = clocks_.next_due(Loop::steady_ms());
    const bool soon = due && *due < 120'000;
    const bool thinking = std::any_of(bots_.begin(), bots_.end(), [](const BotSeat& bot) { return bot.thinking; });
    return !soon && !thinking;
}

void Room::enqueue(std::function<void()> job, const Done& refused)
{
    if (!busy_) return job();
    if (jobs_.size() < kMostJobs || !refused) return jobs_.push_back(std::move(job));
    refused(no("too_fast", "too much at once at this table: wait a moment"));
}

void Room::release()
{
    busy_ = false;
    while (!busy_ && !jobs_.empty()) {
        const auto job = std::move(jobs_.front());
        jobs_.pop_front();
        job();
    }
}

void Room::change(Edit edit, Done done)
{
    enqueue(
        [self = shared_from_this(), edit = std::move(edit), done = std::move(done)] { self->change_now(edit, done); });
}

void Room::change_now(const Edit& edit, const Done& done)
{
    Card next = card_;
    if (auto trouble = edit(next)) return done(*trouble);
    next.touched = Loop::wall_ms();
    if (next.record && table_) next.record->seams = table_->record().seams;
    busy_ = true;
    house_.journal().write(card_statements(next), [self = shared_from_this(), next, done](Result<bool> stored) {
        if (stored) {
            self->card_ = next;
            self->seat_guests();
            self->tell_table();
            self->go_on();
            self->note_due();
            self->tell_clock();
        }
        done(stored);
        self->release();
    });
}

void Room::sit(const Person& person, std::optional<Seat> seat, Done done)
{
    change(
        [person, seat](Card& card) -> std::optional<Trouble> {
            if (const auto mine = card.seat_of(person.id)) {
                Chair& chair = card.chairs[index(*mine)];
                if (card.status != Card::Status::Open) return chair.bot.clear(), std::nullopt;  // back again
                if (!seat || *seat == *mine) return std::nullopt;
                if (!card.chairs[index(*seat)].empty()) return no("seat_taken", "somebody sits there already");
                std::swap(chair, card.chairs[index(*seat)]);
                return std::nullopt;
            }
            if (card.status != Card::Status::Open) return no("started", "the game has begun: you can watch");
            for (std::size_t i = 0; i < card.chairs.size(); ++i) {
                if (!card.chairs[i].empty() || (seat && *seat != seat_at(i))) continue;
                card.chairs[i] = {person.id, person.name, ""};
                return std::nullopt;
            }
            return seat ? no("seat_taken", "somebody sits there already") : no("full", "every seat is taken");
        },
        std::move(done));
}

void Room::stand(const std::string& person, Done done)
{
    change(
        [person](Card& card) -> std::optional<Trouble> {
            const auto seat = card.seat_of(person);
            if (!seat) return no("not_seated", "you do not sit at this table");
            Chair& chair = card.chairs[index(*seat)];
            if (card.status == Card::Status::Open)
                chair = {};
            else if (card.is_live() && card.leavers == "bot")
                chair.bot = "medium";
            return std::nullopt;
        },
        std::move(done));
}

void Room::kick(const std::string& host, Seat seat, Done done)
{
    change(
        [host, seat](Card& card) -> std::optional<Trouble> {
            if (card.host != host) return no("not_host", "only who made the table may do that");
            if (card.status != Card::Status::Open) return no("started", "the game has begun");
            card.chairs[index(seat)] = {};
            return std::nullopt;
        },
        std::move(done));
}

void Room::put_bot(const std::string& host, Seat seat, const std::string& level, Done done)
{
    change(
        [host, seat, level](Card& card) -> std::optional<Trouble> {
            if (card.host != host) return no("not_host", "only who made the table may do that");
            if (card.status != Card::Status::Open) return no("started", "the game has begun");
            if (!card.chairs[index(seat)].person.empty()) return no("seat_taken", "somebody sits there");
            card.chairs[index(seat)].bot = level;
            return std::nullopt;
        },
        std::move(done));
}

void Room::start(const std::string& host, Done done)
{
    enqueue(
        [self = shared_from_this(), host, done] {
            Room& room = *self;
            if (room.card_.host != host) return done(no("not_host", "only who made the table may start it"));
            if (room.card_.status != Card::Status::Open) return done(no("started", "the game has begun already"));
            const auto& chairs = room.card_.chairs;
            if (std::any_of(chairs.begin(), chairs.end(), [](const Chair& chair) { return chair.empty(); })) {
                return done(no("seats_empty", "every seat needs a player or a bot first"));
            }
            auto opened = find_game(room.card_.game)->start({chairs.size(), room.card_.options, SeedText::random()});
            if (!opened) return done(opened.trouble());
            const std::shared_ptr<AnyTable> table(std::move(*opened));
            room.change_now(
                [table](Card& card) {
                    card.record = table->record();
                    card.options = table->record().options;
                    card.waiting = table->waiting();
                    card.status = Card::Status::Running;
                    return std::nullopt;
                },
                [self, table, done](const Result<bool>& stored) {
                    if (stored) {
                        self->table_ = table;
                        self->go_on();
                        self->note_due();
                        self->tell_views();
                    }
                    done(stored);
                });
        },
        done);
}

void Room::follow_with(const std::string& rematch, Done done)
{
    change(
        [rematch](Card& card) -> std::optional<Trouble> {
            if (!card.is_done()) return no("not_over", "this game is not over yet");
            if (!card.rematch.empty()) return no("has_rematch", "there is a table for the next game already");
            card.rematch = rematch;
            return std::nullopt;
        },
        std::move(done));
}

// Somebody's data is deleted: their chair keeps its moves, but neither name nor id.
void Room::forget_person(const std::string& person, Done done)
{
    change(
        [person](Card& card) -> std::optional<Trouble> {
            if (card.host == person) card.host.clear();
            const auto seat = card.seat_of(person);
            if (!seat) return std::nullopt;
            Chair& chair = card.chairs[index(*seat)];
            chair = {"", "", card.status == Card::Status::Open ? "" : "medium"};
            return std::nullopt;
        },
        std::move(done));
}

std::optional<Trouble> Room::cannot_play() const
{
    switch (card_.status) {
        case Card::Status::Open: return no("not_started", "the game has not begun yet");
        case Card::Status::Paused: return no("paused", "the game is paused");
        case Card::Status::Over:
        case Card::Status::Aborted: return no("over", "the game is over");
        case Card::Status::Frozen: return no("frozen", "this table stopped because of an error in the rules");
        case Card::Status::Running: break;
    }
    return table_ ? std::nullopt : std::optional(no("frozen", "this table cannot be opened"));
}

void Room::answer(AnyTable::Answer answer, Done done)
{
    enqueue([self = shared_from_this(), answer = std::move(answer), done] { self->answer_now(answer, done); }, done);
}

void Room::answer_now(const AnyTable::Answer& answer, const Done& done)
{
    if (auto trouble = cannot_play()) return done(*trouble);
    const auto event = table_->answer(answer);
    if (event) return keep(*event, answer.seat, done);
    ++house_.figures.refusals;
    if (event.trouble().code == "frozen") freeze(answer, event.trouble());
    done(event.trouble());
}

void Room::undo(Seat seat, Done done)
{
    enqueue(
        [self = shared_from_this(), seat, done] {
            if (auto trouble = self->cannot_play()) return done(*trouble);
            const auto event = self->table_->undo(seat);
            if (!event) return done(event.trouble());
            ++self->house_.figures.undone;
            self->keep(*event, std::nullopt, done);
        },
        done);
}

std::string Room::body_of(const Event& event) const
{
    Json json = to_json(event);
    json["at"] = Loop::wall_ms();
    json["position"] = table_->record().position;
    json["waiting"] = to_json(table_->waiting());
    if (clocks_.any()) json["clock"] = clocks_.left(Loop::steady_ms());
    return json.dump();
}

// The match stands one event further in memory. Nobody hears of it until the store has it; where it does not take it,
// nothing happened.
void Room::keep(const Event& event, std::optional<Seat> answered, const Done& done)
{
    const std::int64_t now = Loop::steady_ms();
    const bool over = table_->waiting().empty();
    clocks_.go(people_waited_for(), answered, now);
    std::shared_ptr<Card> next;  // most answers leave the card as it is
    std::vector<Statement> unit{{"INSERT INTO event (number, seq, body) VALUES ($1, $2, $3)",
                                 {card_.number, static_cast<std::int64_t>(events() - 1), body_of(event)}}};
    if (over) {
        next = std::make_shared<Card>(card_);
        next->status = Card::Status::Over;
        next->vote.reset();
        next->touched = Loop::wall_ms();
        for (Statement& statement : card_statements(*next)) {
            unit.push_back(std::move(statement));
        }
    } else if (const auto due = clocks_.next_due(now)) {
        unit.push_back({"UPDATE game_table SET due = $1 WHERE id = $2", {Loop::wall_ms() + *due, card_.id}});
    }
    if (!over && events() % kSnapshotEvery == 0) {
        for (Statement& statement : snapshot()) {
            unit.push_back(std::move(statement));
        }
        kept_ = events();
    }
    busy_ = true;
    const std::int64_t begun = Loop::steady_us();
    house_.journal().write(std::move(unit), [self = shared_from_this(), next, done, begun](Result<bool> stored) {
        self->house_.figures.answer_time.add_us(Loop::steady_us() - begun);
        self->kept(stored, next, done);
    });
}

void Room::kept(const Result<bool>& stored, const std::shared_ptr<Card>& card, const Done& done)
{
    if (gone_) return;
    if (!stored) {
        const bool unsure = stored.trouble().code == "unreachable";  // it broke off on the way: either is possible
        const char* what = unsure ? "it is not certain whether this was kept, please look: "
                                  : "this could not be kept, so nothing happened: ";
        done(Trouble{"not_stored", what + stored.trouble().message, ""});
        return lost(stored.trouble());
    }
    ++house_.figures.answers;
    if (card) card_ = *card;
    done(true);
    tell_views();
    if (card) tell_table();
    go_on();
    release();
}

// What is in memory is ahead of the store: take the store's word.
void Room::lost(const Trouble& why)
{
    ++house_.figures.lost;
    log_line(Level::Error, "not_stored", {{"table", card_.id}, {"why", why.message}});
    house_.reload(card_.id, [self = shared_from_this()](Result<Match> match) {
        if (self->gone_) return;
        if (!match) {
            self->close(1013, "the store is away");
            return self->house_.forget(self->card_.id);
        }
        self->card_ = std::move(match->card);
        self->table_ = std::move(match->table);
        self->restore_clocks(*match);
        self->tell_views();
        self->go_on();
        self->release();
    });
}

// A rule bug stops this table and no other: its last good state stays, and what led there is written down.
void Room::freeze(const AnyTable::Answer& answer, const Trouble& why)
{
    ++house_.figures.frozen;
    log_line(Level::Error, "frozen", {{"table", card_.id}, {"why", why.message}});
    const Json dump = {{"why", why.message},
                       {"seat", index(answer.seat)},
                       {"decision", answer.decision},
                       {"choice", answer.choice},
                       {"record", to_json(whole_record())}};
    house_.write_dump(card_.id + "-" + std::to_string(events()) + ".json", dump.dump());
    change(
        [](Card& card) {
            card.status = Card::Status::Frozen;
            return std::nullopt;
        },
        [](const Result<bool>&) {});
}

Record Room::whole_record() const { return table_ ? table_->record() : Record{}; }

std::vector<Statement> Room::snapshot() const
{
    if (!table_) return {};
    const auto at = static_cast<std::int64_t>(events());
    const auto version = static_cast<std::int64_t>(table_->record().version_now());
    return {
        {"INSERT INTO snapshot (number, seq, rules_version, body) VALUES ($1, $2, $3, $4) "
         "ON CONFLICT (number) DO UPDATE SET seq = $2, rules_version = $3, body = $4",
         {card_.number, at, version, table_->snapshot().dump()}}};
}

void Room::close(std::uint16_t code, std::string_view why)
{
    gone_ = true;
    deadline_.cancel();
    for (const auto& guest : std::exchange(guests_, {})) {
        guest->sent_away(code, why);
    }
}

}  // namespace snowbound
