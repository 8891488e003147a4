// How much one address, person or connection may ask for: token buckets, and the table of all rates. Memory is bounded
// whatever comes in.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace snowbound {

struct Rate {
    double per_second = 0;
    double burst = 0;  // at once, after a pause
};

struct Limit {
    std::string_view kind;
    Rate rate;
};

// Every limit of the server. An address may be a family or a class in one room; a restart brings them all back at once.
namespace limits {
inline constexpr Limit kHandshakes{"handshakes", {2, 60}};  // per address: WebSockets opened
inline constexpr Limit kRequests{"requests", {20, 300}};    // per address: the app itself is dozens of files
inline constexpr Limit kLogins{"logins", {0.1, 20}};        // per address; passwords and recovery codes
// Per account and address: nobody can lock somebody else out from elsewhere.
inline constexpr Limit kLoginsAccount{"logins_account", {1 / 30.0, 10}};
// Per account, from anywhere: passwords only. The recovery code cannot be guessed and always opens.
inline constexpr Limit kLoginsEverywhere{"logins_everywhere", {1, 300}};
inline constexpr Limit kNewPeople{"new_people", {1 / 30.0, 30}};     // per address
inline constexpr Limit kTables{"tables", {1 / 30.0, 20}};            // per person: tables created
inline constexpr Limit kTablesAddress{"tables_address", {0.1, 60}};  // per address
inline constexpr Limit kFrames{"frames", {20, 80}};                  // per connection: a fast clicker makes 10
inline constexpr Limit kJoins{"joins", {10, 200}};                   // per address: each is shown a whole table
inline constexpr Limit kChat{"chat", {0.5, 10}};                     // per person: messages
inline constexpr Limit kTold{"told", {200, 128.0 * 1024}};           // per person: bytes; a told text may have 32 KB
inline constexpr Limit kComplaints{"complaints", {1 / 360.0, 10}};   // per person: ten an hour
inline constexpr Limit kComplaintsAddress{"complaints_address", {1 / 60.0, 30}};
inline constexpr Limit kHelp{"help", {0.5, 30}};           // per person: hints, and answers weighed
inline constexpr Limit kAsides{"asides", {1 / 10.0, 30}};  // per person: muting and blocking
inline constexpr Limit kOperator{"operator",
                                 {1, 60}};         // per address: requests with the operator's token, or a wrong one
inline constexpr Limit kBots{"bots", {0.5, 300}};  // per person: seconds that bots think
}  // namespace limits

// A bucket of one's own, for whoever is there to hold it: a connection.
class Bucket {
public:
    bool take(Rate rate, std::int64_t now_ms, double cost = 1);

private:
    double spent_ = 0;  // of the burst, at at_ms_
    std::int64_t at_ms_ = 0;
};

class Limits {
public:
    // Every rate times the factor; 0: no limits.
    explicit Limits(double factor, std::size_t most_keys = 100'000);

    // False: too much, nothing is taken. A cost above the burst is taken for the burst.
    bool allow(std::string_view kind, std::string_view who, Rate rate, std::int64_t now_ms, double cost = 1);
    bool allow(const Limit& limit, std::string_view who, std::int64_t now_ms, double cost = 1);
    bool allow(const Limit& limit, Bucket& bucket, std::int64_t now_ms) const;
    // For Retry-After: whole seconds until it would be allowed, at least 1.
    std::int64_t seconds_until(const Limit& limit, std::string_view who, std::int64_t now_ms, double cost = 1) const;

    double factor() const { return factor_; }
    void sweep(std::int64_t now_ms);  // forgets all buckets that are full again
    std::size_t size() const { return buckets_.size(); }

private:
    struct Kept {
        double tokens = 0;
        double per_second = 0;
        std::int64_t at_ms = 0;
        std::int64_t full_ms = 0;  // when it is full again: the same as none
    };
    using Buckets = std::unordered_map<std::string, Kept>;

    bool take(const std::string& key, Rate rate, std::int64_t now_ms, double cost);
    bool has_room(std::int64_t now_ms);
    void forget(Buckets::iterator bucket);

    double factor_;
    std::size_t most_keys_;
    Buckets buckets_;
    std::set<std::pair<std::int64_t, std::string_view>> by_full_;  // soonest full first; the texts are keys of buckets_
};

// One key for all addresses that one subscriber has: an IPv6 address stands for its /64.
std::string address_key(std::string_view address);

}  // namespace snowbound
