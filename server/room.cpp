// Jobs, and the way of an answer into the store. Chairs are in room_chairs.cpp, what guests are told in room_tell.cpp,
// votes, clocks and bots in room_play.cpp.
#include "server/room.h"

#include <algorithm>

#include "core/json_text.h"
#include "games/registry.h"
#include "server/house.h"
#include "server/log.h"
#include "table/arguments.h"

namespace snowbound {
namespace {

constexpr std::ptrdiff_t kMostJobs = 8;  // waiting at one table from one seat, or from all who watch: more is a flood
constexpr std::size_t kSnapshotEvery = 100;  // events

constexpr std::int64_t kNotKnown = -1;  // a due time that differs from every other

Trouble is_gone() { return no("closing", "this table was just closed: come back to it"); }

}  // namespace

Room::Room(House& house, Match match)
    : house_(house),
      card_(std::move(match.card)),
      table_(std::move(match.table)),
      clocks_(card_.clock, card_.chairs.size()),
      sewn_(match.sewn),
      kept_(match.kept),
      due_(match.due),
      idle_since_(Loop::steady_ms()),
      loaded_at_(house.play_ms()),
      deadline_(house.loop()),
      patience_(house.loop())
{
    restore_clocks(match);
}

void Room::restore_clocks(const Match& match)
{
    const bool runs = card_.status == Card::Status::Running && table_;
    const std::int64_t now = house_.play_ms();
    clocks_.restore(match.clock, runs ? people_waited_for() : SeatSet(), std::min(now, match.played.value_or(now)));
}

SeatSet Room::people_waited_for(const Card& card, const AnyTable& table)
{
    SeatSet waiting;
    for (const Seat seat : table.waiting()) {
        if (card.chairs[index(seat)].played_by_person()) waiting.add(seat);
    }
    return waiting;
}

// When a table must go on by itself, also after a crash: where a bot is waited for at once, else when a clock runs out.
// It is stored with whatever makes it so.
std::optional<std::int64_t> Room::due_of(const Card& card, const AnyTable* table, const Clocks& clocks) const
{
    if (card.status != Card::Status::Running || !table) return std::nullopt;
    for (const Seat seat : table->waiting()) {
        if (!card.chairs[index(seat)].bot.empty()) return 0;
    }
    const std::int64_t now = house_.play_ms();
    const auto due = clocks.next_due(now);
    return due ? std::optional(now + *due) : std::nullopt;
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

bool Room::is_at_work() const
{
    const bool thinking = std::any_of(bots_.begin(), bots_.end(), [](const BotSeat& bot) { return bot.thinking; });
    return busy_ || !jobs_.empty() || thinking;
}

bool Room::is_idle() const
{
    if (is_at_work() || !guests_.empty()) return false;
    const auto due = clocks_.next_due(house_.play_ms());
    return !due || *due >= 120'000;
}

// Where many wait, each has a share of the queue: one who floods keeps nobody else from playing.
void Room::enqueue(std::function<void()> job, const Done& refused, std::optional<Seat> by)
{
    if (gone_) return refused ? refused(is_gone()) : void();
    if (!busy_) return job();
    const auto waiting =
        std::ranges::count_if(jobs_, [&](const Job& other) { return other.by == by && !other.only_looks; });
    if (waiting < kMostJobs || !refused) return jobs_.push_back({by, std::move(job), refused});
    refused(no("too_fast", "too much at once at this table: wait a moment"));
}

void Room::when_stored(std::function<void()> look, Done refused, std::optional<Seat> by)
{
    if (by) return enqueue(std::move(look), refused, by);
    if (gone_) return refused(is_gone());
    if (!busy_) return look();
    jobs_.push_back({by, std::move(look), std::move(refused), true});
}

void Room::release()
{
    busy_ = false;
    while (!busy_ && !gone_ && !jobs_.empty()) {
        const auto run = std::move(jobs_.front().run);
        jobs_.pop_front();
        run();
    }
}

void Room::change(Edit edit, Done done)
{
    enqueue([self = shared_from_this(), edit = std::move(edit), done] { self->change_now(edit, done); }, done);
}

void Room::change_now(const Edit& edit, const Done& done, std::vector<Statement> more, const AnyTable* begun)
{
    Card next = card_;
    if (auto trouble = edit(next)) return done(*trouble);
    next.touched = Loop::wall_ms();
    if (clocks_.any()) next.clock_left = clocks_.left(house_.play_ms()), next.clock_at = house_.play_ms();
    if (next.record && table_) next.record->seams = table_->record().seams;
    const AnyTable* table = begun ? begun : table_.get();
    Clocks clocks = clocks_;  // as they will go
    if (next.status == Card::Status::Running && table)
        clocks.go(people_waited_for(next, *table), std::nullopt, house_.play_ms());
    else
        clocks.halt(house_.play_ms());
    due_ = due_of(next, table, clocks);
    busy_ = true;
    std::vector<Statement> unit = card_statements(next, due_);
    unit.insert(unit.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    house_.journal().write(std::move(unit), [self = shared_from_this(), next, done](Result<bool> stored) {
        if (self->gone_) return done(stored);
        if (!stored && (is_unsure(stored.trouble()) || stored.trouble().code == "fenced"))
            return done(stored), self->lost(stored.trouble());
        if (!stored) self->due_ = kNotKnown;
        if (stored) {
            self->card_ = next;
            self->seat_guests();
            self->tell_table();
            self->go_on();
            self->tell_clock();
        }
        done(stored);
        self->release();
    });
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
    const Seat by = answer.seat;
    enqueue([self = shared_from_this(), answer = std::move(answer), done] { self->answer_now(answer, done); }, done,
            by);
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
            if (self->is_long()) return done(no("too_long", "so much was taken back here that no more is"));
            const auto event = self->table_->undo(seat);
            if (!event) return done(event.trouble());
            ++self->house_.figures.undone;
            self->keep(*event, std::nullopt, done);
        },
        done, seat);
}

std::string Room::body_of(const Event& event, const AnyTable& table) const
{
    std::string text = to_text(event);
    text.pop_back();  // the object goes on
    JsonText json(text);
    json.key("at"), json.value(Loop::wall_ms());
    json.key("played"), json.value(house_.play_ms());
    json.key("position"), json.value(table.record().position);
    json.key("waiting"), json.value(table.waiting());
    if (clocks_.any()) json.key("clock"), json.raw(clocks_.left(house_.play_ms()).dump());
    return text += '}';
}

// The match stands one event further in memory. Nobody hears of it until the store has it; where it does not take it,
// nothing happened.
void Room::keep(const Event& event, std::optional<Seat> answered, const Done& done)
{
    const std::int64_t now = house_.play_ms();
    const bool over = table_->waiting().empty();
    is_heard_ = is_seen_by_all();
    clocks_.go(people_waited_for(), is_heard_ ? answered : std::nullopt, now);
    std::shared_ptr<Card> next;  // most answers leave the card as it is
    std::vector<Statement> unit{{"INSERT INTO event (number, seq, body) VALUES ($1, $2, $3)",
                                 {card_.number, static_cast<std::int64_t>(events() - 1), body_of(event, *table_)}}};
    if (over || (card_.vote && card_.vote->about == "undo")) {
        next = std::make_shared<Card>(card_);
        if (over) next->status = Card::Status::Over, next->vote.reset();
        if (next->vote) ask_anew(*next->vote);
        next->touched = Loop::wall_ms();
        for (Statement& statement : card_statements(*next)) {
            unit.push_back(std::move(statement));
        }
    }
    if (over) {
        due_.reset();
    } else if (const auto due = due_of(card_, table_.get(), clocks_); due != due_) {
        due_ = due;
        unit.push_back(due_statement());
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
        const char* what = is_unsure(stored.trouble()) ? "it is not certain whether this was kept, please look: "
                                                       : "this could not be kept, so nothing happened: ";
        done(Trouble{"not_stored", what + for_people(stored.trouble()).message, ""});
        return lost(stored.trouble());
    }
    ++house_.figures.answers;
    if (card) card_ = *card;
    done(true);
    tell_views();
    if (is_heard_) tell_clock();
    if (card) tell_table();
    go_on();
    release();
}

// What is in memory is ahead of the store: take the store's word.
void Room::lost(const Trouble& why)
{
    ++house_.figures.lost;
    log_line(Level::Error, "not_stored", {{"table", card_.id}, {"why", why.message}});
    if (why.code != "fenced") return read_again();
    house_.forget(card_.id);  // it is another node's by now
    close(1012, "this table is elsewhere");
}

void Room::read_again()
{
    house_.reload(card_.id, [self = shared_from_this()](Result<Match> match) {
        if (self->gone_) return;
        if (!match) {
            self->close(1013, "the store is away");
            return self->house_.forget(self->card_.id);
        }
        self->card_ = std::move(match->card);
        self->table_ = std::move(match->table);
        self->kept_ = match->kept;
        self->due_ = match->due;
        self->restore_clocks(*match);
        for (Viewing& seen : self->viewings_) seen.doubt();
        self->tell_table();
        self->tell_views();
        self->tell_clock();
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
            card.vote.reset();
            return std::nullopt;
        },
        [](const Result<bool>&) {});
}

// What is taken back stays in the record: nobody makes it so long that it takes seconds to read.
bool Room::is_long() const { return events() >= house_.serving().most_events; }

Record Room::whole_record() const { return table_ ? table_->record() : Record{}; }

std::vector<Statement> Room::snapshot() const
{
    if (!table_) return {};
    return {snapshot_of(card_.number, *table_)};
}

void Room::close(std::uint16_t code, std::string_view why)
{
    gone_ = true;
    deadline_.cancel();
    patience_.cancel();
    for (const auto& guest : std::exchange(guests_, {})) {
        code == 1012 ? guest->come_again(why) : guest->sent_away(code, why);
    }
    for (const Job& job : std::exchange(jobs_, {})) {
        if (job.refused) job.refused(is_gone());
    }
}

}  // namespace snowbound
