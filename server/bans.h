// Who may not come in for a while, by account or by address. Addresses are kept as keyed hashes only: of people who
// were here in memory, for a day; of a ban in the store, until it ends.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/json.h"
#include "store/database.h"

namespace snowbound {

class Signer;

struct Ban {
    std::string id;
    std::string person;   // "": it is about an address
    std::string address;  // its mark; shown to nobody
    std::string name;     // whom the operator meant, as they were called
    std::string whom;     // their id, also where it is about their address: so that it can be forgotten
    std::string reason;   // what the banned person is told
    std::int64_t made = 0, ends = 0;
};

inline constexpr std::int64_t kDay = 1000LL * 60 * 60 * 24;
inline constexpr std::int64_t kLongestBan = 3660 * kDay;
inline constexpr std::int64_t kLongestAddressBan = 30 * kDay;  // addresses change hands
inline constexpr std::int64_t kSightingLives = kDay;

class Bans {
public:
    explicit Bans(const Signer& signer) : signer_(signer) {}

    std::string mark(std::string_view address) const;  // of an address: the same for the same subscriber
    // Somebody came from there just now.
    void saw(const std::string& person, const std::string& mark, std::int64_t now_ms);
    std::string last_mark(const std::string& person, std::int64_t now_ms) const;  // "": not seen for a day
    void sweep(std::int64_t now_ms);
    std::size_t sightings() const { return seen_.size(); }

    const Ban* of(std::string_view person, std::string_view mark) const;  // the one that ends last; none: welcome
    void take(std::vector<Ban> bans) { bans_ = std::move(bans); }
    void add(const Ban& ban) { bans_.push_back(ban); }
    void lift(const std::string& id);
    const std::vector<Ban>& all() const { return bans_; }

private:
    struct Sighting {
        std::string mark;
        std::int64_t at_ms = 0;
    };
    const Signer& signer_;
    std::vector<Ban> bans_;
    std::unordered_map<std::string, Sighting> seen_;
};

Result<std::vector<Ban>> read_bans(Database& database);
Statement ban_statement(const Ban& ban);
Json for_operator(const Ban& ban);
Json standing(const Bans& bans, const std::string& person);  // whether they are banned, and can be by address
Json told(const Ban& ban);                                   // to the banned person: code, message, reason, ends

}  // namespace snowbound
