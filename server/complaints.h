// What people report, for the operator. One row for one thing, whoever reports it; what was written is kept in it as it
// was then. These run on the disk's worker.
#pragma once

#include "core/json.h"
#include "server/bans.h"
#include "store/database.h"

namespace snowbound {

inline constexpr std::int64_t kComplaintsLive = 90 * kDay;  // after the last report
inline constexpr std::size_t kMostOpenComplaints = 2000;
inline constexpr std::size_t kMostReporters = 20;  // of one thing; more are only counted

struct Complaint {
    std::string id;
    std::string same;  // what it is about, the same for everybody
    bool open = true;
    std::int64_t at = 0;
    // about, table, game, person, name, text, concept, line, scene, said (when), by (who, why, when), count; and what
    // was done: hidden, hidden_name, outcome
    Json body = Json::object();
};

// Adds a report. False: this person has reported it before. "queue_full": too many wait.
Result<bool> file_complaint(Database& database, const Complaint& complaint, const Json& by);
// The text of a chat line and who said it. `player`: whether players heard it, else spectators.
Result<Json> read_line(Database& database, std::int64_t number, const std::string& line);
Result<Complaint> read_complaint(Database& database, const std::string& id);
Result<std::vector<Complaint>> read_complaints(Database& database, const std::string& state);  // newest first
Result<Json> read_acts(Database& database);

// Reports, bans and acts stay, but none says who: somebody wants to be forgotten. Some of those that name them are
// looked up beside the disk's worker, and then changed; until there are none.
struct Named {
    std::vector<std::string> complaints, bans, acts;
    bool empty() const { return complaints.empty() && bans.empty() && acts.empty(); }
};
Result<Named> read_named(Database& database, const std::string& person);
Result<bool> forget_in(Database& database, const Named& named, const std::string& person);

Statement complaint_statement(const Complaint& complaint);
Statement act_statement(const Json& act);  // what the operator did

}  // namespace snowbound
