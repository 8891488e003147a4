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
#include "server/nodes.h"
#include "server/people.h"
#include "server/room.h"
#include "server/serving.h"
#include "server/stored.h"
#include "store/journal.h"

namespace snowbound {

class Links;
class NodeLife;

class House {
public:
    // `settings` are read before the database is handed over (read_settings).
    struct Settings {
        std::string key;          // what cookies are signed with: made once
        std::int64_t played = 0;  // play_ms(), as the last server noted it
        std::vector<Ban> bans;
        std::set<std::string> hidden_names;
        std::int64_t news = 0;  // so far it is all in what was read
    };
    static Result<Settings> read_settings(Database& database);
    // The store, and other connections to it that only read.
    struct Stores {
        std::unique_ptr<Database> own;
        std::vector<std::unique_ptr<Database>> readers;
        std::shared_ptr<NodeLife> life;  // none: this server has the store for itself
    };
    House(Loop& loop, Stores stores, Serving serving, const Settings& settings);
    ~House();
    // One of several nodes: tables are claimed before they are opened, and let go when they leave memory.
    void join(Links& links);
    Links* links() const { return links_; }               // null: there are no other nodes
    const NodeLife* life() const { return life_.get(); }  // null: this server has the store for itself
    void nodes_are(const std::vector<NodeRow>& rows);     // once a second
    NodeSays says() const;                                // of itself, to the others
    const Among& among() const { return among_; }
    void read_news();  // what other nodes have changed
    void tell_nodes(Json news);
    static bool is_act(const HttpRequest& request);  // of another node's house, at a table that is here
    void act_for_node(const HttpRequest& request, std::function<void(HttpReply)> reply);
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
    void fetch(const std::string& id, const std::string& asker);
    void claim(const std::string& id, const std::string& asker, int tries, std::int64_t outage);
    void take(const std::string& id, std::optional<std::int64_t> owner, std::function<void(Result<bool>)> taken);
    void let_go(const std::shared_ptr<Room>& room, std::int64_t to, std::function<void()> then);
    void hand_over(const std::shared_ptr<Room>& room, std::int64_t to, const std::function<void()>& then);
    void hand_some_over();
    void drain(std::function<void()> then);
    void drain_some();
    void wait_for_lease();
    std::int64_t me() const { return static_cast<std::int64_t>(journal_.tenure()); }
    using Done = Room::Done;
    void forget_tables(const Person& person, Done done);
    void forget_more(const Person& person, std::function<void()> more);
    void forget_on_cards(const std::vector<std::string>& ids, const std::string& person, Done done);
    void changed(const std::string& id);
    void forget_lines(const Person& person, Done done);
    void forget_notes(const Person& person, Done done);
    void forget_complaints(const Person& person, Done done);
    void sweep();
    void clear_out();  // what is kept no longer
    void at_each(std::vector<std::string> tables, const Json& what, Room::Done done);
    void at_tables_of(const std::string& person, const char* tables, const std::string& one_more, const Json& what,
                      Room::Done done);
    void act(const std::string& table, const Json& what, const Room::Done& done, int tries = 0);
    static void act_here(Room& room, const Json& what, const Room::Done& done);
    void hear(const Json& news);
    void hear_here(const std::string& person, const std::string& other);
    void show_out_here(const std::string& person, const std::string& blocker);
    void send_away_far(const std::string& person, const std::string& spared);
    void keep_anew();
    void hint();
    void look_for_due();
    void wake(const std::string& id);
    void note_alive(std::function<void(Result<bool>)> done = [](const Result<bool>&) {});
    void note_alive_as_node(std::function<void(Result<bool>)> done);
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
    std::shared_ptr<NodeLife> life_;
    Links* links_ = nullptr;
    Among among_;
    std::set<std::string> leaving_;  // tables that are let go just now
    std::function<void()> drained_;
    std::size_t draining_ = 0;
    Loop::Timer lease_pause_, drain_ends_;
    std::int64_t lease_since_ = 0, last_news_ = 0;
    bool reading_news_ = false;
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

}  // namespace snowbound
