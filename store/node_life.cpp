#include "store/node_life.h"

#include <time.h>

#include <chrono>
#include <map>

#include "store/node_words.h"
#include "store/postgres_session.h"

namespace snowbound {
namespace {

// Goes on while the machine sleeps: a lease does, too.
std::int64_t boot_ms()
{
    timespec now{};
    ::clock_gettime(CLOCK_BOOTTIME, &now);
    return now.tv_sec * 1'000 + now.tv_nsec / 1'000'000;
}

constexpr std::int64_t kPatienceForNames = 9'000;  // a node of this name may be about to end
constexpr auto kBetweenTries = std::chrono::milliseconds(250);

constexpr const char* kSignOn =
    "WITH next AS (UPDATE counter SET number = number + 1 WHERE name = 'node' RETURNING number) "
    "INSERT INTO node (id, name, seen, body) SELECT number, $1, " SNOWBOUND_NOW ", $2 FROM next RETURNING id";
// A server that was alone has noted the time of play in its own place.
constexpr const char* kPlayed =
    "UPDATE house_clock SET played = greatest(played, (SELECT coalesce(max(value::bigint), 0) FROM setting "
    "WHERE name = 'played' AND value ~ '^[0-9]{1,15}$'))";
constexpr const char* kNamesake = "SELECT id FROM node WHERE name = $1";
// Where nobody has renewed for a while nobody could play: that time does not count.
constexpr const char* kRenew =
    "WITH mine AS (UPDATE node SET seen = " SNOWBOUND_NOW
    ", body = $2 WHERE id = $1 RETURNING id) "
    "UPDATE house_clock SET played = played + CASE WHEN " SNOWBOUND_NOW " - seen BETWEEN 0 AND 2999 THEN " SNOWBOUND_NOW
    " - seen ELSE 0 END, seen = " SNOWBOUND_NOW " WHERE EXISTS (SELECT 1 FROM mine) RETURNING played";
constexpr const char* kOthers = "SELECT id, name, " SNOWBOUND_NOW " - seen, body, seen FROM node ORDER BY id";
// Its transactions go first: one that stands still in the middle would be waited for.
constexpr const char* kCutSessions =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'snowbound-' || $1::bigint "
    "AND datname = current_database()";
constexpr const char* kEndOld =
    "WITH dead AS (DELETE FROM node WHERE id = $1 AND seen < " SNOWBOUND_NOW
    " - 5000 RETURNING id, seen) "
    "INSERT INTO node_gone (id, seen, gone) SELECT id, seen, " SNOWBOUND_NOW " FROM dead RETURNING id";
constexpr const char* kEndLeft =
    "WITH dead AS (DELETE FROM node WHERE id = $1 AND "
    "pg_try_advisory_xact_lock(" SNOWBOUND_NODE_LOCK
    ", $1::bigint::int) RETURNING id, seen) "
    "INSERT INTO node_gone (id, seen, gone) SELECT id, seen, " SNOWBOUND_NOW " FROM dead RETURNING id";
constexpr const char* kLeave =
    "WITH dead AS (DELETE FROM node WHERE id = $1 RETURNING id, seen) "
    "INSERT INTO node_gone (id, seen, gone) SELECT id, seen, " SNOWBOUND_NOW " FROM dead RETURNING id";
constexpr const char* kClearGone = "DELETE FROM node_gone WHERE gone < " SNOWBOUND_NOW " - 2592000000";

}  // namespace

struct NodeLife::Inside {
    explicit Inside(Order given, PostgresAddress where) : order(std::move(given)), address(std::move(where)) {}

    Order order;
    PostgresAddress address;
    std::unique_ptr<PostgresSession> session;
    std::int64_t unbroken_since = 0;  // since when the lease never ran out
    struct Seen {
        std::int64_t at = 0, since = 0;
    };
    std::map<std::int64_t, Seen> others;  // how long each has not been renewed, by our own clock

    Result<std::vector<Row>> ask(const Statement& statement)
    {
        auto ready = connect();
        if (!ready) return ready.trouble();
        const Statement* const only = &statement;
        auto outcome = session->run(std::span(&only, 1));
        if (!outcome && outcome.trouble().code == "unreachable") session.reset();
        return outcome;
    }
    Result<bool> connect()
    {
        if (session && session->is_alive()) return true;
        session.reset();
        auto opened = PostgresSession::open(address);
        if (!opened) return opened.trouble();
        const auto shared = (*opened)->take_lock(node_words::kShareHouse, node_words::is_alone(address.where()));
        if (!shared) return shared;
        session = std::move(*opened);
        return true;
    }
    // The number of a new life.
    Result<std::int64_t> sign_on(const std::string& body)
    {
        for (const char* first : {kPlayed, kClearGone}) {
            if (auto done = ask({first, {}}); !done) return done.trouble();
        }
        auto rows = ask({kSignOn, {order.name, body}});
        if (rows) return number_of((*rows)[0][0]);
        if (rows.trouble().code != "conflict") return rows.trouble();
        const auto namesake = ask({kNamesake, {order.name}});
        if (!namesake) return namesake.trouble();
        for (const Row& row : *namesake) end(number_of(row[0]), true);
        return Trouble{"name_taken", "a node with the name " + order.name + " lives already: give each its own", "",
                       ""};
    }
    // `left`: where no session of it is there any more; else where its lease is long over.
    bool end(std::int64_t id, bool left)
    {
        if (left) {
            const auto gone = ask({kEndLeft, {id}});
            if (gone && !gone->empty()) return true;
        }
        const auto row = ask({"SELECT 1 FROM node WHERE id = $1 AND seen < " SNOWBOUND_NOW " - 5000", {id}});
        if (!row || row->empty()) return false;
        ask({kCutSessions, {id}});
        const auto dead = ask({kEndOld, {id}});
        return dead && !dead->empty();
    }
};

NodeLife::NodeLife(Order order) : body_(std::make_shared<const std::string>(order.body))
{
    auto address = PostgresAddress::parse(order.url);
    if (address) inside_ = std::make_unique<Inside>(std::move(order), std::move(*address));
}

Result<std::shared_ptr<NodeLife>> NodeLife::begin(Order order)
{
    auto parsed = PostgresAddress::parse(order.url);
    if (!parsed) return parsed.trouble();
    std::shared_ptr<NodeLife> life(new NodeLife(std::move(order)));
    Inside& inside = *life->inside_;
    for (const std::int64_t begun = boot_ms();;) {
        const std::int64_t sent = boot_ms();
        const auto id = inside.sign_on(*life->body_.load());
        if (id) {
            life->until_ = sent + kLease;
            inside.unbroken_since = sent;
            life->id_ = *id;
            ++life->figures_.lives;
            break;
        }
        if (id.trouble().code != "name_taken" || sent - begun > kPatienceForNames) return id.trouble();
        std::this_thread::sleep_for(kBetweenTries);
    }
    if (auto played = inside.ask({kRenew, {life->id(), *life->body_.load()}}); played && !played->empty())
        life->play_offset_ = number_of((*played)[0][0]) - boot_ms();
    life->thread_ = std::jthread([self = life.get()](const std::stop_token& stop) { self->run(stop); });
    return life;
}

NodeLife::~NodeLife() { leave(); }

void NodeLife::leave()
{
    if (!thread_.joinable()) return;
    thread_.request_stop();
    wake_.release();
    thread_.join();
    const std::int64_t id = id_.exchange(0);
    until_ = 0;
    if (id != 0) inside_->ask({kLeave, {id}});
}

bool NodeLife::holds(std::int64_t id) const { return id != 0 && id == id_ && boot_ms() < until_; }

std::int64_t NodeLife::lease_left() const { return std::max<std::int64_t>(0, until_ - boot_ms()); }

std::int64_t NodeLife::play_ms() const { return std::min<std::int64_t>(boot_ms(), until_) + play_offset_; }

void NodeLife::ended(std::int64_t id)
{
    if (id_.compare_exchange_strong(id, 0)) wake_.release();
}

void NodeLife::suspect(std::int64_t id)
{
    if (suspect_.exchange(id) == 0) wake_.release();
}

void NodeLife::say(std::string body) { body_ = std::make_shared<const std::string>(std::move(body)); }

void NodeLife::hurry() { wake_.release(); }

void NodeLife::watch(Watch watch) { watch_ = std::make_shared<const Watch>(std::move(watch)); }

void NodeLife::run(const std::stop_token& stop)
{
    Inside& in = *inside_;
    while (!stop.stop_requested()) {
        static_cast<void>(wake_.try_acquire_for(std::chrono::milliseconds(kRenewEvery)));
        if (stop.stop_requested()) return;
        const std::int64_t sent = boot_ms();
        const bool broken = sent >= until_;
        if (id_ == 0) {
            in.others.clear();
            const auto id = in.sign_on(*body_.load());
            if (!id) continue;
            until_ = sent + kLease, in.unbroken_since = sent;
            id_ = *id;
            ++figures_.lives;
        }
        const std::int64_t me = id_;
        const auto renewed = in.ask({kRenew, {me, *body_.load()}});
        if (!renewed) continue;
        if (renewed->empty()) {  // somebody has ended this life
            std::int64_t expected = me;
            id_.compare_exchange_strong(expected, 0);
            wake_.release();
            continue;
        }
        play_offset_ = number_of((*renewed)[0][0]) - boot_ms();
        if (broken) in.unbroken_since = sent, in.others.clear();
        until_ = sent + kLease;
        const auto rows = in.ask({kOthers, {}});
        if (!rows) continue;
        std::vector<NodeRow> nodes;
        const std::int64_t suspected = suspect_.exchange(0);
        // Who was away itself cannot say who is.
        const bool may_end = boot_ms() - in.unbroken_since >= kDeadAfter;
        for (const Row& row : *rows) {
            const NodeRow node{number_of(row[0]), text_of(row[1]), number_of(row[2]), text_of(row[3])};
            auto& known = in.others[node.id];
            if (known.at != number_of(row[4])) known = {number_of(row[4]), boot_ms()};
            const bool is_old = node.age > kDeadAfter && boot_ms() - known.since > kDeadAfter - kRenewEvery;
            const bool is_dead =
                node.id != me && may_end && (is_old || node.id == suspected) && in.end(node.id, node.id == suspected);
            if (is_dead) ++figures_.ended_others;
            if (!is_dead) nodes.push_back(node);
        }
        if (const auto watch = watch_.load()) (*watch)(std::move(nodes));
    }
}

Result<std::vector<NodeFound>> read_nodes(Database& database)
{
    auto rows = database.read({"SELECT n.id, n.name, " SNOWBOUND_NOW
                               " - n.seen, n.body, (SELECT count(*) FROM game_table g WHERE g.owner = n.id) "
                               "FROM node n ORDER BY n.name",
                               {}});
    if (!rows) return rows.trouble();
    std::vector<NodeFound> found;
    for (const Row& row : *rows) {
        found.push_back({{number_of(row[0]), text_of(row[1]), number_of(row[2]), text_of(row[3])}, number_of(row[4])});
    }
    return found;
}

}  // namespace snowbound
