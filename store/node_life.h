// The life of a node: one of several servers that share a PostgreSQL database. A life is a row with a number that is
// never used again; it is renewed each second, and ended by others who have seen it unchanged for too long. A thread of
// its own does that, on a session of its own: nothing else keeps a lease from being renewed.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <semaphore>
#include <string>
#include <thread>
#include <vector>

#include "store/database.h"

namespace snowbound {

struct NodeRow {
    std::int64_t id = 0;
    std::string name;
    std::int64_t age = 0;  // milliseconds since it was renewed, by the clock of the database
    std::string body;      // what it says of itself, in JSON
};

inline constexpr std::int64_t kRenewEvery = 1'000, kLease = 3'500, kDeadAfter = 5'000;  // milliseconds

class NodeLife {
public:
    struct Order {
        std::string url, name;
        std::string body = "{}";
    };
    // Signs on. "name_taken": a node of this name lives. "busy": a server that shares with nobody has the database.
    static Result<std::shared_ptr<NodeLife>> begin(Order order);
    ~NodeLife();
    NodeLife(const NodeLife&) = delete;
    NodeLife& operator=(const NodeLife&) = delete;

    // Any thread may ask and say these.
    // The number of this life; 0: there is none at present. Where it is another one than before, somebody else has
    // ended the last one: tables that were ours may be theirs by now, and everything that is remembered is to be read
    // anew.
    std::int64_t id() const { return id_; }
    bool holds(std::int64_t id) const;  // nobody can have ended this life yet
    std::int64_t play_ms() const;       // the time of play that all nodes share
    std::int64_t lease_left() const;    // milliseconds
    void ended(std::int64_t id);        // the database says that this life is over
    void suspect(std::int64_t id);      // nobody answers there: it is ended at once where its session is gone, too
    void say(std::string body);         // with the next renewal
    void hurry();                       // which is now
    struct Figures {
        std::atomic<std::uint64_t> ended_others = 0, lives = 0;
    };
    const Figures& figures() const { return figures_; }

    // After every renewal, on its own thread. Set once, before anybody else listens.
    using Watch = std::function<void(std::vector<NodeRow>)>;
    void watch(Watch watch);
    void leave();  // for good: the row goes

    struct Inside;

private:
    explicit NodeLife(Order order);
    void run(const std::stop_token& stop);

    std::atomic<std::int64_t> id_ = 0, until_ = 0, play_offset_ = 0, suspect_ = 0;
    std::atomic<std::shared_ptr<const std::string>> body_;
    std::atomic<std::shared_ptr<const Watch>> watch_;
    Figures figures_;
    std::unique_ptr<Inside> inside_;  // the thread's own
    std::counting_semaphore<> wake_{0};
    std::jthread thread_;
};

// The same database for whoever writes as this node: every transaction holds the node's row first. "fenced": that life
// is over. Its tenure is the number of the life.
Result<std::unique_ptr<Database>> open_shared(const std::string& url, std::shared_ptr<NodeLife> life);
// Who lives, and how many tables each has; for a visitor.
struct NodeFound {
    NodeRow row;
    std::int64_t tables = 0;
};
Result<std::vector<NodeFound>> read_nodes(Database& database);

}  // namespace snowbound
