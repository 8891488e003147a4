// Who has a say at a table, and what is asked. A vote about somebody is also theirs; who stood up, or has been away for
// the stated time, has no say until they are back.
#include <algorithm>

#include "server/house.h"
#include "server/room.h"

namespace snowbound {

bool Room::is_here(const std::string& person) const
{
    return std::any_of(guests_.begin(), guests_.end(), [&](const auto& guest) { return guest->person == person; });
}

// Where people have days for a move, being away for minutes means nothing. A table that waits does so without end.
std::optional<std::int64_t> Room::voice_rests_in(const std::string& person) const
{
    if (is_here(person) || card_.leavers == "wait") return std::nullopt;
    const std::int64_t clock = card_.clock.kind == ClockRule::Kind::None ? 0 : card_.clock.seconds;
    const std::int64_t stated = 1000 * std::max<std::int64_t>(house_.serving().away_seconds, clock);
    const auto left = went_.find(person);
    const std::int64_t since = left == went_.end() ? loaded_at_ : left->second;
    return std::max<std::int64_t>(0, since + stated - house_.play_ms());
}

// Everybody who sits here and has not left, also where a bot plays for them.
SeatSet Room::voters() const
{
    SeatSet seats;
    for (std::size_t i = 0; i < card_.chairs.size(); ++i) {
        const Chair& chair = card_.chairs[i];
        if (!chair.person.empty() && !chair.left && voice_rests_in(chair.person) != 0) seats.add(seat_at(i));
    }
    return seats;
}

SeatSet Room::own_seats(Seat seat) const
{
    SeatSet seats = card_.seats_of(card_.chairs[index(seat)].person);
    seats.add(seat);
    return seats;
}

SeatSet Room::missing(const Vote& vote) const
{
    SeatSet seats = voters();
    for (const Seat agreed : vote.yes) {
        seats.remove(agreed);
    }
    return seats;
}

std::optional<Trouble> Room::vote_trouble(const Vote& vote) const
{
    if (!card_.is_live() || !table_) return no("not_running", "the game is not running");
    if (card_.chairs[index(vote.by)].left) return no("left", "you have stood up: sit down again first");
    if (card_.vote) return no("vote_open", "there is a question to vote on already");
    const bool paused = card_.status == Card::Status::Paused;
    if (vote.about == "resume" && !paused) return no("not_paused", "the game is not paused");
    if (vote.about == "pause" && paused) return no("paused", "the game is paused already");
    if (vote.about == "undo" && paused) return no("paused", "the game is paused");
    if (vote.about == "undo" && vote.to >= events()) return no("undo_nothing", "there is nothing to take back");
    if (vote.about != "bot") return std::nullopt;
    const Chair& chair = card_.chairs[index(vote.seat)];
    if (!chair.played_by_person()) return no("no_person", "nobody plays there whose seat a bot could take");
    if (chair.left && card_.leavers == "wait") return no("table_waits", "this table waits for whoever leaves it");
    return std::nullopt;
}

void Room::ask(Vote vote, Done done)
{
    const Seat by = vote.by;
    enqueue(
        [self = shared_from_this(), vote = std::move(vote), done]() mutable {
            if (vote.to == Vote::kLast) vote.to = std::max<std::size_t>(self->events(), 1) - 1;
            if (auto trouble = self->vote_trouble(vote)) return done(*trouble);
            self->ask_anew(vote);
            self->settle(vote, done);
        },
        done, by);
}

// Whoever asks may take a question back and put another in its place: nobody agrees to what they have not read.
void Room::vote(Seat seat, const Ballot& ballot, Done done)
{
    enqueue(
        [self = shared_from_this(), seat, ballot, done] {
            if (!self->card_.vote) return done(no("no_vote", "there is nothing to vote on"));
            if (!self->voters().has(seat)) return done(no("no_voice", "you have stood up: sit down again first"));
            Vote vote = *self->card_.vote;
            if (ballot.id && *ballot.id != vote.id) return done(no("other_vote", "another question is asked by now"));
            if (ballot.yes) {
                for (const Seat own : self->own_seats(seat)) {
                    vote.yes.add(own);
                }
                return self->settle(vote, done);
            }
            self->change_now(
                [](Card& card) {
                    card.vote.reset();  // one no is enough
                    return std::nullopt;
                },
                done);
        },
        done, seat);
}

// More would be taken back by now than whoever agreed had before them.
void Room::ask_anew(Vote& vote) const
{
    vote.id = random_id(8);
    vote.yes = own_seats(vote.by);
}

void Room::settle(const Vote& vote, const Done& done)
{
    if (missing(vote).empty()) return take_effect(vote, done);
    change_now(
        [vote](Card& card) {
            card.vote = vote;
            return std::nullopt;
        },
        done);
}

// Somebody who is asked may be away: with the stated time their voice rests, and the others' agreement counts. Whoever
// stands up or is forgotten is asked no more.
void Room::watch_vote()
{
    std::optional<std::int64_t> soonest;
    if (card_.vote && missing(*card_.vote).empty()) soonest = 0;
    for (const Seat seat : card_.vote ? missing(*card_.vote) : SeatSet()) {
        const auto rests = voice_rests_in(card_.chairs[index(seat)].person);
        if (rests) soonest = std::min(soonest.value_or(*rests), *rests);
    }
    if (!soonest) return patience_.cancel();
    patience_.set(*soonest + 1, [weak = weak_from_this()] {
        const auto self = weak.lock();
        if (!self) return;
        self->enqueue([self] {
            if (!self->card_.vote) return;
            if (!self->missing(*self->card_.vote).empty()) return self->watch_vote();
            self->take_effect(*self->card_.vote, [](const Result<bool>&) {});
        });
    });
}

// Who was away and is here again plays: a bot had only kept the seat warm.
void Room::come_back(const Guest& guest)
{
    if (guest.person.empty() || guest.watches) return;
    enqueue([self = shared_from_this(), person = guest.person] {  // also where a bot is just about to sit down
        const auto has_bot = [&](const Chair& chair) {
            return chair.person == person && !chair.bot.empty() && !chair.left;
        };
        if (!self->card_.is_live() || std::ranges::none_of(self->card_.chairs, has_bot)) return;
        self->change_now(
            [person](Card& card) -> std::optional<Trouble> {
                for (Chair& chair : card.chairs) {
                    if (chair.person == person && !chair.left) chair.bot.clear();
                }
                return std::nullopt;
            },
            [](const Result<bool>&) {});
    });
}

}  // namespace snowbound
