// Everybody whom `snowbound load` brings along: tables full of people who answer at random, and people who only watch.
// One thread; nothing blocks while they play.
#pragma once

#include <deque>
#include <random>
#include <string>
#include <vector>

#include "app/load_scan.h"
#include "app/wire.h"
#include "core/json.h"
#include "table/trouble.h"

namespace snowbound {

struct LoadOrder {
    std::uint16_t port = 8080;
    std::uint16_t sockets = 8080;  // of the server that they play through: another node, perhaps
    std::string game = "paper-tales";
    Json options = Json::object();
    std::size_t tables = 500, seats = 4, idle = 0;
    double seconds = 20, warm = 2;
    double rate = 0;  // answers a second; 0: every table plays as fast as it can
    std::uint64_t seed = 1;
};

struct LoadReport {
    double seconds = 0;
    std::uint64_t answers = 0, deliveries = 0, bytes = 0;  // deliveries: views that reached a seat
    std::uint64_t games = 0, refusals = 0, errors = 0;
    std::string first_error;
    std::vector<std::uint32_t> latencies;  // microseconds, one an answer
};

class Crowd {
public:
    explicit Crowd(const LoadOrder& order);
    ~Crowd();
    Crowd(const Crowd&) = delete;
    Crowd& operator=(const Crowd&) = delete;

    Result<bool> move_in();     // all tables set up, everybody has seen a view
    void play(double seconds);  // forgets what was counted before
    void finish();              // what was answered is heard by all, or is an error
    const LoadReport& report() const { return report_; }

private:
    struct Person {
        wire::Socket socket;
        std::string cookie;
        Sight sight;
        bool connected = false;
    };
    struct Table {
        enum class State : std::uint8_t { Opening, Joining, Ready, Waiting };
        State state = State::Opening;
        std::string id;
        std::size_t asked = 0;     // whose answer is under way
        bool stale = false;        // it came too late: the seat is shown the table anew, and it does not count
        bool told = false;         // that seat has heard of it
        std::int64_t sent_us = 0;  // the answer that is under way, or the time it should have been sent
    };
    struct Errand {  // somebody sets up a table over HTTP
        wire::HttpLine line;
        std::size_t table = 0, step = 0;
        bool busy = false;
    };
    enum class Kind : std::uint8_t { Seat, Watcher, Errand };

    static std::int64_t now_us();
    bool watch(int fd, Kind kind, std::size_t index) const;
    void turn(std::int64_t until_us);
    void went_wrong(const std::string& what);

    void start_errands();
    void next_step(Errand& errand);
    void errand_heard(Errand& errand);
    void step_done(Errand& errand, const wire::HttpAnswer& answer);
    void end_errand(Errand& errand);
    bool join(Person& person, Kind kind, std::size_t index, const std::string& table);
    void join_all(std::size_t table);
    Result<bool> bring_watchers();

    void hear(Person& person, Kind kind, std::size_t index);
    void seat_heard(std::size_t seat, std::string_view frame);
    void saw_view(std::size_t seat);
    bool all_see(std::size_t table);
    void all_saw(std::size_t table);
    void ready(std::size_t table);
    void send_due();
    bool answer(std::size_t table, std::int64_t intended_us);  // false: the game is over

    Person& seat(std::size_t table, std::size_t seat) { return people_[table * order_.seats + seat]; }

    LoadOrder order_;
    int poll_;
    std::mt19937_64 dice_;
    std::vector<Table> tables_;
    std::vector<Person> people_;  // table by table
    std::vector<Person> watchers_;
    std::vector<Errand> errands_;
    std::deque<std::size_t> to_open_;   // tables that wait for an errand
    std::deque<std::size_t> ready_;     // tables that wait for their time, where there is a rate
    std::deque<std::int64_t> overdue_;  // times at which an answer should have been sent
    std::int64_t first_due_us_ = 0, next_due_us_ = 0;
    std::uint64_t due_ = 0;   // answers that were due so far
    std::size_t opened_ = 0;  // tables that have played
    bool playing_ = false;
    LoadReport report_;
};

}  // namespace snowbound
