// The whole of a running server but its sockets: rooms in memory, people, the journal, and what the operator set.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/bans.h"
#include "server/limits.h"
#include "server/loop.h"
#include "server/metrics.h"
#include "server/people.h"
#include "server/room.h"
#include "store/journal.h"

namespace snowbound {

struct Serving {
    std::string public_url;  // "": whatever the browser calls us
    std::string data = "data";
    double limits = 1;
    int idle_seconds = 60;
    int away_seconds = 300;            // who is away for so long has no say in votes, and a bot may play for them
    int bot_ms = 1500;                 // the longest a bot thinks
    std::size_t most_events = 20'000;  // in a record; then nothing is taken back any more. A game has a few hundred
    std::string operator_token;        // who has it looks after people; "": nobody does
    // What only the program knows: texts, narrators, books.
    std::function<std::string(std::string_view game, std::string_view why, const std::string& language)> explain;
    std::function<Result<Json>(const AnyTable&, Seat, const Json& choice, const std::string& language)> narrate;
    std::function<Result<Json>(const AnyTable&, Seat, const Json& choice, const std::string& language)> first_line;
    std::function<std::string(const AnyTable&, const std::string& language, const std::string& format)> book;
};

struct HouseFigures {
    std::uint64_t answers = 0, refusals = 0, undone = 0, frozen = 0, lost = 0, tables_made = 0, tables_loaded = 0,
                  by_clock = 0, by_bot = 0, chat = 0, limited = 0;
    Histogram answer_time, load_time, bot_time;
};

class House {
public:
    // `settings` are read before the database is handed over (read_settings).
    struct Settings {
        std::string key;          // what cookies are signed with: made once
        std::int64_t played = 0;  // play_ms(), as the last server noted it
        std::vector<Ban> bans;
        std::set<std::string> hidden_names;
    };
    static Result<Settings> read_settings(Database& database);
    // The store, and other connections to it that only read.
    struct Stores {
        std::unique_ptr<Database> own;
        std::vector<std::unique_ptr<Database>> readers;
    };
    House(Loop& loop, Stores stores, Serving serving, const Settings& settings);

    void open();  // sweeping, and tables whose clock runs out
    void close(std::function<void()> then);

    using GotRoom = std::function<void(Result<std::shared_ptr<Room>>)>;
    // From memory, or from the store. `asker`: whose turn it takes to read it (Journal::look).
    void room(const std::string& id, GotRoom got, const std::string& asker = "");
    void create(Card card, const Person& host, std::function<void(Result<std::string>)> got);
    void reload(const std::string& id, std::function<void(Result<Match>)> got, const std::string& asker = "");
    void forget(const std::string& id);
    void discard(const std::string& id);  // a table that nobody has seen
    // Who is logged out, from every table they are connected to; whoever came with these cookies may come back.
    void send_away(const std::string& person, std::string_view spared = "");
    void forget_person(const Person& person, std::function<void(Result<bool>)> done);
    bool is_forgetting(const std::string& person) const { return forgetting_.contains(person); }
    // For the operator. A name is changed on every card and in every line of theirs; who is banned loses their sockets,
    // and their seats are as if they had stood up.
    // `table`: where they were seen, also as a spectator.
    void hide_name(const std::string& person, const std::string& name, const std::string& table, Room::Done done);
    void show_name(const std::string& person, const std::string& name, const std::string& table, Room::Done done);
    void put_out(const std::vector<Ban>& bans);
    // Whom somebody does not hear (server/asides.h) has changed.
    void hear_anew(const std::string& person, const std::string& other = "");
    void show_out(const std::string& person, const std::string& blocker);  // where they watch what the other plays
    bool has_operator() const { return !serving_.operator_token.empty(); }

    // Runs `then` while this server certainly owns the store: what is in memory is what the store has. After a while
    // without its word (the process was stopped, the store is away) it is asked first, and `refused` where it is lost.
    void when_owned(std::function<void()> then, std::function<void(Trouble)> refused);
    bool is_owned() const;

    // Whether the store takes anything, tried now: nothing where it does.
    void probe(std::function<void(std::optional<Trouble>)> told);
    bool takes_work() const;  // not on its way down, and with room for more tables

    using GotList = std::function<void(Result<Json>)>;
    void listed(const std::string& person, const std::string& asker, GotList got);
    void tables_of(const std::string& person, const std::string& asker, GotList got);
    void export_person(const Person& person, const std::string& asker, std::function<void(Result<std::string>)> got);

    std::string explain(std::string_view game, const Trouble& trouble, const std::string& language) const;
    void write_dump(const std::string& name, const std::string& text);
    // The time in which people could have played, in milliseconds. It goes on from one server to the next, and stands
    // still while none runs, while this one was stopped, and while the store is away. No wall clock moves it.
    std::int64_t play_ms();
    void after_thinking(const std::string& host, std::int64_t microseconds);

    Loop& loop() { return loop_; }
    Journal& journal() { return journal_; }
    People& people() { return people_; }
    Limits& limits() { return limits_; }
    Bans& bans() { return bans_; }
    const Serving& serving() const { return serving_; }
    const std::unordered_map<std::string, std::shared_ptr<Room>>& rooms() const { return rooms_; }
    HouseFigures figures;
    std::size_t thinking = 0;  // bots at work or waiting for a worker
    std::string paper;         // frames are written on it: its room is kept from one to the next

private:
    void loaded(const std::string& id, Result<Match> match);
    using Done = std::function<void(Result<bool>)>;
    void forget_tables(const Person& person, Done done);
    void forget_more(const Person& person, std::function<void()> more);
    void forget_on_cards(const std::vector<std::string>& ids, const std::string& person, Done done);
    void changed(const std::string& id);
    void forget_lines(const Person& person, Done done);
    void forget_notes(const Person& person, Done done);
    void forget_complaints(const Person& person, Done done);
    void sweep();
    void clear_out();  // what is kept no longer
    using AtTable = std::function<void(Room&, Room::Done)>;
    void at_each(std::vector<std::string> tables, AtTable act, Room::Done done);
    void at_tables_of(const std::string& person, const char* tables, const std::string& one_more, AtTable act,
                      Room::Done done);
    void look_for_due();
    void wake(const std::string& id);
    void note_alive(std::function<void(Result<bool>)> done = [](const Result<bool>&) {});
    void tell_probers(const std::optional<Trouble>& trouble);
    void unload(const std::shared_ptr<Room>& room);
    void start_over();  // nothing in memory counts any more
    void confirm();
    void beat();

    Loop& loop_;
    Serving serving_;
    Journal journal_;
    People people_;
    Limits limits_;
    Bans bans_;
    std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
    std::map<std::string, std::vector<GotRoom>> loading_;
    std::set<std::string> changing_;  // tables whose cards are changed where they lie: nobody opens them meanwhile
    struct Forgetting {
        explicit Forgetting(Loop& loop) : pause(loop) {}
        std::vector<Done> told;  // who waits for it
        Loop::Timer pause;
    };
    std::map<std::string, std::unique_ptr<Forgetting>> forgetting_;  // by person
    Loop::Timer sweeper_, cleaner_, heart_, patience_;
    std::vector<std::function<void(std::optional<Trouble>)>> probers_;
    bool probing_ = false;  // one that has not come back
    struct Asker {
        std::function<void()> then;
        std::function<void(Trouble)> refused;
    };
    std::vector<Asker> askers_;  // wait for the store's word
    bool confirming_ = false;
    bool forgot_ = false;                    // what is kept beside tables and people must be read again, too
    std::optional<std::int64_t> confirmed_;  // when the question was sent that the store last answered
    std::int64_t played_, looked_;           // play_ms() as of that steady_ms()
    int sweeps_ = 0;
    std::pair<std::int64_t, std::string> due_from_{-1, ""};      // tables that must wake are looked through in turns
    std::unordered_map<std::string, std::int64_t> cannot_wake_;  // and when that was last tried
    bool closing_ = false;
};

// `due`: when the table must wake by itself; 0: at once.
std::vector<Statement> card_statements(const Card& card, std::optional<std::int64_t> due = std::nullopt);
// What people are told of trouble with the store: neither paths nor hosts, which are the operator's and in the log.
Trouble for_people(const Trouble& trouble);
Statement snapshot_of(std::int64_t number, const AnyTable& table);
Result<Match> read_match(Database& database, const std::string& id);
struct Past {  // what the store has of a table that has begun
    Card card;
    Record record;
};
Result<Past> read_past(Database& database, const std::string& id);

}  // namespace snowbound
