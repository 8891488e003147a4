// Requests of whoever holds the operator's token: reports, what is hidden, who is banned, and what was done about it.
#include <sodium.h>

#include "server/call.h"
#include "server/complaints.h"
#include "server/log.h"
#include "table/told_text.h"

namespace snowbound {
namespace {

constexpr std::size_t kMostBanReason = 300;   // characters
constexpr std::string_view kOmitted = "[…]";  // in the place of a told text: understood in every language

// As long for every wrong one.
bool same_token(std::string_view wanted, std::string_view given)
{
    std::array<unsigned char, crypto_generichash_BYTES> a{}, b{};
    const auto digest = [](std::string_view text, auto& out) {
        crypto_generichash(out.data(), out.size(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                           nullptr, 0);
    };
    digest(wanted, a);
    digest(given, b);
    return sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

Json for_operator(const Complaint& complaint, const Bans& bans)
{
    Json json = complaint.body;
    json["id"] = complaint.id;
    json["open"] = complaint.open;
    json["at"] = complaint.at;
    json.update(standing(bans, json.value("person", "")));
    return json;
}

// Whose address it was is not written down.
Json act_about(const char* act, const Ban& ban)
{
    return {{"act", act},           {"what", ban.person.empty() ? "address" : "account"},
            {"person", ban.whom},   {"name", ban.name},
            {"reason", ban.reason}, {"ends", ban.ends}};
}

}  // namespace

bool Api::is_operator(const Calls& call)
{
    const std::string& token = house_.serving().operator_token;
    if (token.empty()) return call->fail({"not_found", "there is nothing here", ""}), false;
    if (!allowed(call, limits::kOperator, address_key(call->request.address))) return false;
    constexpr std::string_view kBearer = "Bearer ";
    const std::string_view said = call->request.header("authorization");
    if (said.starts_with(kBearer) && same_token(token, said.substr(kBearer.size()))) return true;
    call->fail({"wrong_token", "this is not the operator's token", ""});
    return false;
}

void Api::list_complaints(const Calls& call)
{
    const std::string state = call->request.query_value("state") == "closed" ? "closed" : "open";
    house_.journal().ask<std::vector<Complaint>>(
        [state](Database& database) { return read_complaints(database, state); },
        [this, call](const Result<std::vector<Complaint>>& all) {
            if (!all) return call->fail(all.trouble());
            Json list = Json::array();
            for (const Complaint& one : *all) list.push_back(for_operator(one, house_.bans()));
            call->say({{"complaints", list}});
        });
}

void Api::act_on_complaint(const Calls& call)
{
    Arguments in(call->body, {});
    const std::string act = in.word("do", {"hide", "show", "hide_name", "show_name", "done", "dismiss", "open"}, "");
    if (auto no = in.trouble()) return call->fail(*no);
    house_.journal().ask<Complaint>([id = call->id](Database& database) { return read_complaint(database, id); },
                                    [this, call, act](const Result<Complaint>& complaint) {
                                        if (!complaint) return call->fail(complaint.trouble());
                                        carry_out(call, *complaint, act);
                                    });
}

void Api::carry_out(const Calls& call, const Complaint& complaint, const std::string& act)
{
    const Json& body = complaint.body;
    const std::string table = body.value("table", ""), person = body.value("person", ""), about = body["about"];
    const auto then = [this, call, complaint, act](const Result<bool>& done) {
        done ? note_act(call, complaint, act) : call->fail(done.trouble());
    };
    if (act == "hide_name") return house_.hide_name(person, body.value("name", ""), table, then);
    if (act == "show_name") return house_.show_name(person, body.value("name", ""), table, then);
    if (act != "hide" && act != "show") return then(true);
    if (about != "line" && about != "scene") return call->fail(bad_request("there is no text to hide"));
    house_.room(table, [this, call, body, about, act, then](const Result<std::shared_ptr<Room>>& room) {
        if (!room) return pass_on(call, room.trouble());
        const bool hide = act == "hide";
        if (about == "line") {
            return (*room)->show_line(body.value("line", ""), hide ? Room::Shown::Hidden : Room::Shown::Open, then);
        }
        const std::string text = hide ? std::string(kOmitted) : body.value("text", "");
        const std::string concept_line = hide ? std::string(kOmitted) : body.value("concept", "");
        (*room)->retell(body.value("scene", std::size_t{0}), text, concept_line, then);
    });
}

// What was done is kept with the report, and by itself in the operator's journal.
void Api::note_act(const Calls& call, Complaint complaint, const std::string& act)
{
    if (act == "hide" || act == "show") complaint.body["hidden"] = act == "hide";
    if (act == "hide_name" || act == "show_name") complaint.body["hidden_name"] = act == "hide_name";
    if (act == "done" || act == "dismiss") complaint.open = false, complaint.body["outcome"] = act;
    if (act == "open") complaint.open = true, complaint.body.erase("outcome");
    // A person can be reported again; a text that stays as it is cannot.
    if (!complaint.open && complaint.body["about"] == "person") complaint.same = complaint.id;
    log_line(Level::Info, "operator", {{"act", act}, {"report", complaint.id}});
    const Json entry = {{"act", act},
                        {"complaint", complaint.id},
                        {"about", complaint.body["about"]},
                        {"person", complaint.body.value("person", "")},
                        {"name", complaint.body.value("name", "")},
                        {"table", complaint.body.value("table", "")}};
    house_.journal().write({complaint_statement(complaint), act_statement(entry)},
                           [this, call, complaint](const Result<bool>& stored) {
                               if (!stored) return call->fail(stored.trouble());
                               call->say({{"complaint", for_operator(complaint, house_.bans())}});
                           });
}

void Api::list_bans(const Calls& call)
{
    Json list = Json::array();
    for (const Ban& ban : house_.bans().all()) {
        if (ban.ends > Loop::wall_ms()) list.push_back(for_operator(ban));
    }
    call->say({{"bans", list}});
}

void Api::ban(const Calls& call)
{
    const std::int64_t now = Loop::wall_ms();
    Arguments in(call->body, {});
    const std::string person = in.text("person");
    const bool account = in.flag("account", false), address = in.flag("address", false);
    const std::int64_t ends = in.number("ends", 0, now + kLongestBan, 0);
    const std::string reason = in.text("reason");
    if (auto no = in.trouble()) return call->fail(*no);
    if (auto no = text_trouble("reason", reason, kMostBanReason)) return call->fail(*no);
    if (reason.empty()) return call->fail(bad_request("\"reason\" is missing: the banned person is told it"));
    if (ends <= now) return call->fail(bad_request("\"ends\" must be in the future"));
    if (!account && !address) return call->fail(bad_request("ban the account, the address, or both"));
    house_.people().find(person, [this, call, account, address, reason, ends, now](const Result<Person>& found) {
        if (!found) return call->fail({"not_found", "there is no such person any more", ""});
        Ban one{random_id(12), "", "", found->name, found->id, reason, now, ends};
        std::vector<Ban> bans;
        if (account) bans.push_back(one), bans.back().person = found->id;
        const std::string mark = house_.bans().last_mark(found->id, Loop::steady_ms());
        if (address && mark.empty()) return call->fail({"no_address", "they were not here in the last 24 hours", ""});
        one.id = random_id(12), one.address = mark, one.ends = std::min(ends, now + kLongestAddressBan);
        if (address) bans.push_back(one);
        keep_bans(call, bans);
    });
}

void Api::keep_bans(const Calls& call, const std::vector<Ban>& bans)
{
    std::vector<Statement> unit;
    Json list = Json::array();
    for (const Ban& one : bans) {
        unit.push_back(ban_statement(one));
        list.push_back(for_operator(one));
        unit.push_back(act_statement(act_about("ban", one)));
        log_line(Level::Info, "operator", {{"act", "ban"}, {"ban", one.id}});
    }
    house_.journal().write(std::move(unit), [this, call, bans, list](const Result<bool>& stored) {
        if (!stored) return call->fail(stored.trouble());
        house_.put_out(bans);
        call->say({{"bans", list}}, 201);
    });
}

void Api::lift_ban(const Calls& call)
{
    const auto& all = house_.bans().all();
    const auto found = std::ranges::find_if(all, [&](const Ban& one) { return one.id == call->id; });
    if (found == all.end()) return call->fail({"not_found", "there is no such ban", ""});
    log_line(Level::Info, "operator", {{"act", "lift"}, {"ban", call->id}});
    house_.journal().write({{"DELETE FROM ban WHERE id = $1", {call->id}}, act_statement(act_about("lift", *found))},
                           [this, call](const Result<bool>& stored) {
                               if (!stored) return call->fail(stored.trouble());
                               house_.bans().lift(call->id);
                               house_.tell_nodes({{"t", "kept"}});
                               call->say(Json::object());
                           });
}

void Api::list_acts(const Calls& call)
{
    house_.journal().ask<Json>(
        [](Database& database) { return read_acts(database); },
        [call](const Result<Json>& acts) { acts ? call->say({{"acts", *acts}}) : call->fail(acts.trouble()); });
}

}  // namespace snowbound
