#include "server/complaints.h"

#include <algorithm>

#include "server/auth.h"
#include "server/loop.h"

namespace snowbound {
namespace {

Result<Complaint> complaint_of(const Row& row)
{
    const auto json = parse_json(text_of(row[4]));
    if (!json || !json->is_object() || !json->contains("by")) {
        return Trouble{"damaged", "a report cannot be read", ""};
    }
    return Complaint{text_of(row[0]), text_of(row[1]), text_of(row[2]) == "open", number_of(row[3]), *json};
}

Result<std::vector<Complaint>> complaints_of(Database& database, const Statement& question)
{
    auto rows = database.read(question);
    if (!rows) return rows.trouble();
    std::vector<Complaint> all;
    for (const Row& row : *rows) {
        if (auto one = complaint_of(row)) all.push_back(std::move(*one));
    }
    return all;
}

void forget_in(Json& entry, const std::string& person)
{
    if (entry.value("person", "") == person) entry["person"] = "", entry["name"] = "";
}

}  // namespace

Result<bool> file_complaint(Database& database, const Complaint& complaint, const Json& by)
{
    auto before =
        complaints_of(database, {"SELECT id, same, state, at, body FROM complaint WHERE same = $1", {complaint.same}});
    if (!before) return before.trouble();
    Complaint next = before->empty() ? complaint : before->front();
    Json& list = next.body["by"];
    if (!list.is_array()) list = Json::array();
    const bool known = std::ranges::any_of(list, [&](const Json& one) { return one["person"] == by["person"]; });
    if (known) return false;
    auto open = database.read({"SELECT COUNT(*) FROM complaint WHERE state = 'open'", {}});
    if (!open) return open.trouble();
    if (before->empty() && number_of((*open)[0][0]) >= static_cast<std::int64_t>(kMostOpenComplaints)) {
        return Trouble{"queue_full", "too many reports wait for the operator: try again later", ""};
    }
    if (list.size() < kMostReporters) list.push_back(by);
    next.body["count"] = next.body.value("count", 0) + 1;
    next.at = Loop::wall_ms();
    const std::vector<Statement> unit{complaint_statement(next)};
    return database.write(unit);
}

Result<Json> read_line(Database& database, std::int64_t number, const std::string& line)
{
    auto rows = database.read(
        {"SELECT body FROM line WHERE number = $1 AND body LIKE $2 LIMIT 1", {number, "%\"id\":\"" + line + "\"%"}});
    if (!rows) return rows.trouble();
    const auto json = rows->empty() ? std::nullopt : parse_json(text_of((*rows)[0][0]));
    if (!json || json->contains("hidden")) return Trouble{"not_found", "there is no such line", ""};
    return *json;
}

Result<Complaint> read_complaint(Database& database, const std::string& id)
{
    auto all = complaints_of(database, {"SELECT id, same, state, at, body FROM complaint WHERE id = $1", {id}});
    if (!all) return all.trouble();
    if (all->empty()) return Trouble{"not_found", "there is no such report", ""};
    return all->front();
}

Result<std::vector<Complaint>> read_complaints(Database& database, const std::string& state)
{
    return complaints_of(database, {"SELECT id, same, state, at, body FROM complaint WHERE state = $1 "
                                    "ORDER BY at DESC LIMIT 200",
                                    {state}});
}

Result<Json> read_acts(Database& database)
{
    auto rows = database.read({"SELECT at, body FROM act ORDER BY at DESC LIMIT 200", {}});
    if (!rows) return rows.trouble();
    Json list = Json::array();
    for (const Row& row : *rows) {
        Json act = parse_json(text_of(row[1])).value_or(Json::object());
        act["at"] = number_of(row[0]);
        list.push_back(std::move(act));
    }
    return list;
}

Result<Named> read_named(Database& database, const std::string& person)
{
    Named named;
    const auto find = [&](const char* sql, std::vector<std::string>& ids) -> std::optional<Trouble> {
        auto rows = database.read({sql, {"%\"person\":\"" + person + "\"%"}});
        if (!rows) return rows.trouble();
        for (const Row& row : *rows) ids.push_back(text_of(row[0]));
        return std::nullopt;
    };
    if (auto no = find("SELECT id FROM complaint WHERE body LIKE $1 LIMIT 20", named.complaints)) return *no;
    if (auto no = find("SELECT id FROM ban WHERE body LIKE $1 LIMIT 20", named.bans)) return *no;
    if (auto no = find("SELECT id FROM act WHERE body LIKE $1 LIMIT 20", named.acts)) return *no;
    return named;
}

Result<bool> forget_in(Database& database, const Named& named, const std::string& person)
{
    std::vector<Statement> unit;
    const auto forget = [&](const char* read, const char* write, const std::string& id) -> std::optional<Trouble> {
        auto rows = database.read({read, {id}});
        if (!rows) return rows.trouble();
        if (rows->empty()) return std::nullopt;
        Json body = parse_json(text_of((*rows)[0][0])).value_or(Json::object());
        forget_in(body, person);
        if (body.contains("by")) {
            for (Json& one : body["by"]) forget_in(one, person);
        }
        unit.push_back({write, {id, body.dump()}});
        return std::nullopt;
    };
    for (const std::string& id : named.complaints) {
        if (auto no =
                forget("SELECT body FROM complaint WHERE id = $1", "UPDATE complaint SET body = $2 WHERE id = $1", id))
            return *no;
        unit.push_back({"UPDATE complaint SET same = id WHERE id = $1 AND same LIKE $2", {id, "% " + person + "%"}});
    }
    for (const std::string& id : named.bans) {
        if (auto no = forget("SELECT body FROM ban WHERE id = $1", "UPDATE ban SET body = $2 WHERE id = $1", id))
            return *no;
    }
    for (const std::string& id : named.acts) {
        if (auto no = forget("SELECT body FROM act WHERE id = $1", "UPDATE act SET body = $2 WHERE id = $1", id))
            return *no;
    }
    return database.write(unit);
}

Statement complaint_statement(const Complaint& complaint)
{
    return {
        "INSERT INTO complaint (id, same, state, at, body) VALUES ($1, $2, $3, $4, $5) "
        "ON CONFLICT (id) DO UPDATE SET same = $2, state = $3, at = $4, body = $5",
        {complaint.id, complaint.same, std::string(complaint.open ? "open" : "closed"), complaint.at,
         complaint.body.dump()}};
}

Statement act_statement(const Json& act)
{
    return {"INSERT INTO act (id, at, body) VALUES ($1, $2, $3)", {random_id(12), Loop::wall_ms(), act.dump()}};
}

}  // namespace snowbound
