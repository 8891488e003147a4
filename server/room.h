// One table in memory: the only place where its card and its match change. Everything that changes them is a job; one
// job runs at a time, and waits until the store has it before anybody hears of it. Store, then tell.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/card.h"
#include "server/clocks.h"
#include "server/guest.h"
#include "server/loop.h"
#include "server/transport.h"
#include "store/database.h"
#include "table/any_table.h"

namespace snowbound {

class House;
struct Ban;
struct Person;

struct Match {  // what the store knows of a table
    Card card;
    std::unique_ptr<AnyTable> table;     // none before the start
    Json clock;                          // as kept with the last event
    std::optional<std::int64_t> played;  // when that was, in the time of play; none: not known
    std::size_t kept = 0;                // events at the last snapshot
    bool sewn = false;                   // it was just carried over to newer rules: keep the seam
    std::optional<std::int64_t> due;     // when it must wake by itself
};

class Room : public std::enable_shared_from_this<Room> {
public:
    using Done = std::function<void(Result<bool>)>;

    Room(House& house, Match match);
    void wake();  // after it was loaded: clocks and bots go on

    // The card is what the store has. The match may be one event ahead of it: whoever tells of the match asks for it
    // in `look`, which runs once nothing is on its way into the store. `refused`: the table is gone, or too much waits.
    void when_stored(std::function<void()> look, Done refused, std::optional<Seat> by = std::nullopt);
    const Card& card() const { return card_; }
    const AnyTable* table() const { return table_.get(); }
    bool is_idle() const;
    bool is_at_work() const;
    std::int64_t idle_since() const { return idle_since_; }
    std::size_t guests() const { return guests_.size(); }
    void enter(const std::shared_ptr<Guest>& guest);
    void leave(const Guest& guest);
    // The whole view, once nothing is on its way into the store; it may have facts already.
    void show(Guest& guest, std::optional<HasFacts> has = std::nullopt);

    // Before the start, and about chairs.
    void sit(const Person& person, std::optional<Seat> seat, Done done);
    void stand(const std::string& person, Done done);
    void kick(const std::string& host, Seat seat, Done done);
    void put_bot(const std::string& host, Seat seat, const std::string& level, Done done);
    // `carried`: the match that this table was made to go on with; null: a new one.
    void start(const std::string& host, std::shared_ptr<AnyTable> carried, Done done);
    void start_with(std::shared_ptr<AnyTable> table, Done done);  // a match that has begun elsewhere
    void follow_with(const std::string& rematch, Done done);
    void forget_person(const std::string& person, Done done);
    void admit(const std::string& person, Done done);  // they know the password

    // Play.
    void answer(AnyTable::Answer answer, Done done);
    void undo(Seat seat, Done done);
    void help(const HelpWanted& wish, const Tell& tell);  // nobody else hears of it
    void ask(Vote vote, Done done);
    struct Ballot {
        std::optional<std::string> id;  // of the question that was seen; none: whichever there is
        bool yes = false;
    };
    void vote(Seat seat, const Ballot& ballot, Done done);
    void say(const Guest& guest, const std::string& text, Done done);
    void typing(const Guest& guest, const std::string& text);
    // For the operator.
    enum class Shown : std::uint8_t { Hidden, Open };
    void show_line(const std::string& line, Shown shown, Done done);
    void retell(std::size_t event, const std::string& text, const std::string& concept_line, Done done);
    void rename_person(const std::string& person, const std::string& from, const std::string& to, Done done);
    void put_out(const Ban& ban);
    // They have muted or blocked somebody, or not any more; `other`: whom they hear no longer, "": look.
    void hear_anew(const std::string& person, const std::string& other);
    void show_out(const std::string& person, const std::string& blocker);  // where they only watch

    std::vector<Statement> snapshot() const;  // to be kept before it leaves memory
    void snapshot_kept() { kept_ = events(); }
    bool has_news() const { return table_ && !busy_ && kept_ != events(); }  // all of it stored
    void close(std::uint16_t code, std::string_view why);
    void send_away(const std::string& person, std::string_view spared);
    std::vector<std::shared_ptr<Guest>> guests_of(const std::string& person) const;
    Json seats_waited_for() const;
    std::size_t events() const { return table_ ? table_->record().events.size() : 0; }
    Record whole_record() const;
    bool is_long() const;  // so much has been taken back here that no more is

private:
    using Edit = std::function<std::optional<Trouble>(Card&)>;

    void enqueue(std::function<void()> job, const Done& refused = nullptr, std::optional<Seat> by = std::nullopt);
    void release();
    void change(Edit edit, Done done);
    void change_now(const Edit& edit, const Done& done, std::vector<Statement> more = {},
                    const AnyTable* begun = nullptr);
    std::optional<Trouble> cannot_play() const;
    void answer_now(const AnyTable::Answer& answer, const Done& done);
    void keep(const Event& event, std::optional<Seat> answered, const Done& done);
    std::string body_of(const Event& event, const AnyTable& table) const;
    void begin_now(const std::shared_ptr<AnyTable>& table, const Done& done, std::size_t from = 0);
    void begin_kept(const std::shared_ptr<AnyTable>& table, const Done& done);
    void kept(const Result<bool>& stored, const std::shared_ptr<Card>& card, const Done& done);
    void lost(const Trouble& why);
    void read_again();
    void freeze(const AnyTable::Answer& answer, const Trouble& why);
    void take_effect(const Vote& vote, const Done& done);
    void take_back(const Vote& vote, const Done& done);
    bool is_here(const std::string& person) const;
    std::optional<std::int64_t> voice_rests_in(const std::string& person) const;  // milliseconds; none: not at all
    SeatSet voters() const;
    SeatSet missing(const Vote& vote) const;
    void ask_anew(Vote& vote) const;
    SeatSet own_seats(Seat seat) const;  // all of whoever sits there
    void settle(const Vote& vote, const Done& done);
    void watch_vote();
    void come_back(const Guest& guest);
    SeatSet people_waited_for() const { return people_waited_for(card_, *table_); }
    static SeatSet people_waited_for(const Card& card, const AnyTable& table);
    std::optional<std::int64_t> due_of(const Card& card, const AnyTable* table, const Clocks& clocks) const;
    void restore_clocks(const Match& match);
    std::optional<Trouble> vote_trouble(const Vote& vote) const;

    void go_on();  // clocks and bots after something changed
    void call_bots();
    void helped(Seat seat, const Result<Json>& said, const Tell& tell);
    void bot_thought(Seat seat, const std::string& level, const Result<Json>& thought, std::int64_t started);
    void bot_answers(Seat seat, const std::string& level, const Json& thought);
    void set_deadline();
    void note_due();
    Statement due_statement() const;
    void time_is_up();
    std::optional<AnyTable::Answer> fallback_of(Seat seat, const std::string& by) const;

    void tell_views();
    void tell_table();
    void tell_presence();
    void tell_clock();
    bool is_seen_by_all();
    void send_to_all(const Frame& frame);
    void send_view(Guest& guest);
    Viewing& viewing(Seat viewer);
    Frame table_frame(const Guest& guest) const;
    void seat_guests();
    static void show_out(Guest& guest);  // somebody who plays here has blocked them
    Seat seat_for(const Guest& guest) const;
    bool is_player(const Guest& guest) const;  // also where they look through a spectator's eyes
    static void tell_line(Guest& guest, const Line& line);
    enum class Lines : std::uint8_t { First, Anew };
    void send_lines(const std::shared_ptr<Guest>& guest, Lines lines = Lines::First);

    House& house_;
    Card card_;
    std::shared_ptr<AnyTable> table_;
    Clocks clocks_;
    std::vector<std::shared_ptr<Guest>> guests_;
    std::vector<Viewing> viewings_;  // one for each seat that somebody looks from
    Viewing public_{kSpectator};     // where there are clocks: what everybody could see of the last answer
    bool is_heard_ = true;           // the last answer has left something to see
    struct Job {
        std::optional<Seat> by;  // none: over HTTP, or the room itself
        std::function<void()> run;
        Done refused;  // called instead where the room goes first
        bool only_looks = false;
    };
    std::deque<Job> jobs_;
    bool busy_ = false;
    bool gone_ = false;
    bool sewn_;
    std::size_t kept_ = 0;             // events at the last snapshot
    std::optional<std::int64_t> due_;  // as stored
    std::optional<std::int64_t> next_line_;
    std::int64_t idle_since_;
    std::int64_t loaded_at_;
    std::map<std::string, std::int64_t> went_;  // whose last connection ended, and when
    Loop::Timer deadline_, patience_;
    struct BotSeat {
        bool thinking = false;
        std::unique_ptr<Loop::Timer> pause;
    };
    std::array<BotSeat, kMaxSeats> bots_;
};

}  // namespace snowbound
