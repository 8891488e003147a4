// Who sits where, before the start and after: everything about a table but its play.
#include <algorithm>

#include "games/registry.h"
#include "server/house.h"
#include "server/room.h"

namespace snowbound {
namespace {

constexpr std::size_t kMostKicked = 100, kMostAdmitted = 200;
constexpr std::size_t kPiece = 100;  // events written at once

}  // namespace

void Room::sit(const Person& person, std::optional<Seat> seat, Done done)
{
    change(
        [person, seat](Card& card) -> std::optional<Trouble> {
            if (const auto mine = card.seat_of(person.id)) {
                Chair& chair = card.chairs[index(*mine)];
                if (card.status != Card::Status::Open) return card.take_back(person.id), std::nullopt;
                if (!seat || *seat == *mine) return std::nullopt;
                if (!card.chairs[index(*seat)].empty()) return no("seat_taken", "somebody sits there already");
                std::swap(chair, card.chairs[index(*seat)]);
                return std::nullopt;
            }
            if (card.status != Card::Status::Open) return no("started", "the game has begun: you can watch");
            if (std::find(card.kicked.begin(), card.kicked.end(), person.id) != card.kicked.end()) {
                return no("kicked", "whoever made this table has asked you to leave it");
            }
            for (std::size_t i = 0; i < card.chairs.size(); ++i) {
                if (!card.chairs[i].empty() || (seat && *seat != seat_at(i))) continue;
                card.chairs[i] = {person.id, person.shown_name(), "", false};
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
            if (card.status == Card::Status::Open) card.chairs[index(*seat)] = {};
            for (Chair& chair : card.chairs) {
                if (!card.is_live() || chair.person != person) continue;
                chair.left = true;
                if (card.leavers == "bot") chair.bot = "medium";
            }
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
            const std::string& person = card.chairs[index(seat)].person;
            if (card.kicked.size() >= kMostKicked) card.kicked.erase(card.kicked.begin());
            if (!person.empty() && person != host) card.kicked.push_back(person);
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

// What has happened in it so far goes into the store first, in pieces: nobody waits for a long one to be written.
void Room::begin_now(const std::shared_ptr<AnyTable>& table, const Done& done, std::size_t from)
{
    const std::vector<Event>& events = table->record().events;
    if (from >= events.size()) return begin_kept(table, done);
    const std::size_t to = std::min(from + kPiece, events.size());
    std::vector<Statement> piece;
    for (std::size_t i = from; i < to; ++i) {
        piece.push_back({"INSERT INTO event (number, seq, body) VALUES ($1, $2, $3)",
                         {card_.number, static_cast<std::int64_t>(i), body_of(events[i], *table)}});
    }
    busy_ = true;
    house_.journal().write(std::move(piece), [self = shared_from_this(), table, done, to](const Result<bool>& stored) {
        if (self->gone_) return done(no("closing", "this table was just closed: come back to it"));
        if (stored) return self->begin_now(table, done, to);
        done(stored);
        is_unsure(stored.trouble()) ? self->lost(stored.trouble()) : self->release();
    });
}

// Then the match itself. What an earlier attempt left behind goes.
void Room::begin_kept(const std::shared_ptr<AnyTable>& table, const Done& done)
{
    const auto count = static_cast<std::int64_t>(table->record().events.size());
    std::vector<Statement> more{{"DELETE FROM event WHERE number = $1 AND seq >= $2", {card_.number, count}},
                                snapshot_of(card_.number, *table)};
    change_now(
        [table](Card& card) {
            card.record = table->record();
            card.record->events.clear();
            card.options = table->record().options;
            card.waiting = table->waiting();
            card.status = Card::Status::Running;
            return std::nullopt;
        },
        [self = shared_from_this(), table, done](const Result<bool>& stored) {
            if (stored && !self->gone_) {
                self->table_ = table;
                self->kept_ = table->record().events.size();
                self->go_on();
                self->tell_views();
            }
            done(stored);
        },
        std::move(more), table.get());
}

void Room::start_with(std::shared_ptr<AnyTable> table, Done done)
{
    enqueue([self = shared_from_this(), table = std::move(table), done] { self->begin_now(table, done); }, done);
}

void Room::start(const std::string& host, std::shared_ptr<AnyTable> carried, Done done)
{
    enqueue(
        [self = shared_from_this(), host, carried = std::move(carried), done] {
            Room& room = *self;
            if (room.card_.host != host) return done(no("not_host", "only who made the table may start it"));
            if (room.card_.status != Card::Status::Open) return done(no("started", "the game has begun already"));
            const auto& chairs = room.card_.chairs;
            if (std::any_of(chairs.begin(), chairs.end(), [](const Chair& chair) { return chair.empty(); })) {
                return done(no("seats_empty", "every seat needs a player or a bot first"));
            }
            if (carried) return room.begin_now(carried, done);
            auto opened = find_game(room.card_.game)->start({chairs.size(), room.card_.options, SeedText::random()});
            if (!opened) return done(opened.trouble());
            room.begin_now(std::move(*opened), done);
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

void Room::admit(const std::string& person, Done done)
{
    change(
        [person](Card& card) -> std::optional<Trouble> {
            if (card.lets_in(person)) return std::nullopt;
            if (card.admitted.size() >= kMostAdmitted) card.admitted.erase(card.admitted.begin());
            card.admitted.push_back(person);
            return std::nullopt;
        },
        std::move(done));
}

void Room::forget_person(const std::string& person, Done done)
{
    change(
        [person](Card& card) -> std::optional<Trouble> {
            card.forget(person);
            return std::nullopt;
        },
        std::move(done));
}

}  // namespace snowbound
