// A table's card: everything about it but the moves. Kept in the store as JSON; the public part is shown to anybody who
// has the link.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/seat.h"
#include "table/record.h"

namespace snowbound {

struct Chair {
    std::string person;  // who sits here; "": nobody
    std::string name;    // as it was when they sat down
    std::string bot;     // its level; with a person: it plays for them until they are back
    bool left = false;   // they stood up in the middle of the game: theirs, but they have no say until they sit down
    std::int64_t hints = 0;  // how often the coach has helped here: shown when the game is over

    bool empty() const { return person.empty() && bot.empty(); }
    bool played_by_person() const { return !person.empty() && bot.empty(); }
};

struct ClockRule {
    enum class Kind : std::uint8_t { None, Move, Bank };
    Kind kind = Kind::None;
    std::int64_t seconds = 0;    // for a decision, or in the bank at the start; days are seconds too
    std::int64_t increment = 0;  // seconds a bank gains with each answer
};

struct Vote {
    static constexpr std::size_t kLast = SIZE_MAX;  // `to`: all but the last event
    std::string id;                                 // names this question: whoever answers says which one
    std::string about;                              // "abort", "bot", "undo", "pause", "resume"
    Seat by{};                                      // who asks
    Seat seat{};                                    // "bot": whose seat it is about
    std::size_t to = 0;                             // "undo": so many events stay
    std::string level;                              // "bot": which one
    SeatSet yes;                                    // who has agreed, the asker too
};

struct Card {
    enum class Status : std::uint8_t { Open, Running, Paused, Over, Aborted, Frozen };

    std::string id;
    std::int64_t number = 0;  // the key of its events in the store
    std::string game;
    Json options = Json::object();
    std::vector<Chair> chairs;
    ClockRule clock;
    bool listed = false;  // shown to everybody, or only by its link
    bool spectators = true;
    bool natural_pace = true;  // bots take their time
    std::string language = "en";
    std::optional<bool> coach;     // may players be helped? not said: where only one person plays
    std::string leavers = "vote";  // what becomes of a seat whose player leaves: "vote", "bot", "wait"
    Status status = Status::Open;
    std::string host;
    std::int64_t created = 0, touched = 0;
    std::string rematch;                // the table that follows
    std::vector<std::string> kicked;    // who may not sit down here any more
    std::string password;               // argon2id; "": whoever has the link may come
    std::vector<std::string> admitted;  // who has given it
    std::optional<Vote> vote;
    std::optional<Record> record;  // from the start on, without events; before it: a match that was begun elsewhere
    SeatSet waiting;               // at the start; later the last event knows
    Json clock_left;               // as of `clock_at`; the last event may know better
    std::int64_t clock_at = -1;    // in the time of play; -1: not known

    // Somebody may hold several seats, for people at the same device: `wish` where it is theirs, else their first.
    std::optional<Seat> seat_of(const std::string& person, std::optional<Seat> wish = {}) const;
    SeatSet seats_of(const std::string& person) const;
    void take_back(const std::string& person);  // back at the table: all their seats are theirs to play
    void forget(const std::string& person);     // their moves stay, their name and id do not
    bool lets_in(const std::string& person) const;
    bool is_live() const { return status == Status::Running || status == Status::Paused; }
    bool may_watch() const { return spectators || status == Status::Open || is_done(); }  // whoever does not sit here
    // Whoever does not sit here looks on while they play: not those whom one of them has blocked.
    bool hides_from(const std::string& person, const std::set<std::string>& blockers) const;
    bool lets_coach() const;
    bool is_carried() const { return status == Status::Open && record.has_value(); }  // its match goes on at the start
    bool is_done() const { return status == Status::Over || status == Status::Aborted; }
};

std::string_view word_of(Card::Status status);

Json to_json(const Card& card);  // for the store: seed and all
Result<Card> read_card(const Json& json);
Json public_card(const Card& card);  // for people: nothing in it is secret
Json shown(const Vote& vote);

// What somebody wants a new table to be. Checked as far as it can be without the game. Its password is still to be
// hashed.
Result<Card> new_card(const Json& wish);

}  // namespace snowbound
