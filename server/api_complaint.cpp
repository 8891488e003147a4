// Somebody reports a person, a name or a text to the operator.
#include "server/call.h"
#include "server/complaints.h"
#include "table/told_text.h"

namespace snowbound {
namespace {

constexpr std::size_t kMostComplaintRemark = 500;  // characters

struct Report {
    std::string about, line;
    std::size_t scene = 0;
    std::optional<Seat> seat;
    Json by;
};

Result<Report> read_wish(const Json& body, std::size_t seats)
{
    Arguments in(body, {});
    Report report;
    report.about = in.word("about", {"line", "scene", "name", "person"}, "");
    if (report.about == "line") report.line = in.text("line");
    if (report.about == "scene") report.scene = static_cast<std::size_t>(in.number("scene", 0, 1'000'000'000, 0));
    if (report.about == "name" || report.about == "person") report.seat = in.seat("seat", seats);
    const std::string reason =
        in.word("reason", {"insult", "hate", "threat", "sexual", "spam", "cheating", "other"}, "");
    const std::string remark = in.text("remark");
    if (auto no = in.trouble()) return *no;
    if (auto no = text_trouble("remark", remark, kMostComplaintRemark)) return *no;
    const bool is_id = report.line.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyz") == std::string::npos;
    if (!is_id || report.line.size() > 20 || (report.about == "line" && report.line.empty())) {
        return bad_request("\"line\" must be the id of a line");
    }
    report.by = {{"reason", reason}, {"remark", remark}, {"at", Loop::wall_ms()}};
    return report;
}

Trouble nobody_there() { return {"no_person", "no person sits there", ""}; }

// All but a chat line, which only the store knows.
Result<Complaint> complaint_about(const Report& report, const Room& room)
{
    const Card& card = room.card();
    Complaint complaint{random_id(12), "", true, Loop::wall_ms(), Json::object()};
    complaint.body = {{"about", report.about}, {"table", card.id}, {"game", card.game}};
    const std::string where = report.about + " " + card.id + " ";
    if (report.seat) {
        const Chair& chair = card.chairs[index(*report.seat)];
        if (chair.person.empty()) return nobody_there();
        complaint.body["person"] = chair.person;
        complaint.body["name"] = chair.name;
        complaint.same = report.about + " " + chair.person + (report.about == "name" ? " " + chair.name : "");
    }
    if (report.about == "line") complaint.same = where + report.line;
    if (report.about == "scene") {
        const auto& scenes = room.table() ? room.table()->scenes() : std::vector<Json>{};
        const auto told = std::ranges::find_if(
            scenes, [&](const Json& one) { return one.value("n", Json()) == report.scene && !one.contains("by"); });
        if (told == scenes.end()) return Trouble{"not_found", "nobody told that here", ""};
        const Chair& chair = card.chairs[told->at("seat").get<std::size_t>()];
        if (chair.person.empty()) return nobody_there();
        complaint.same = where + std::to_string(report.scene);
        complaint.body.update({{"person", chair.person},
                               {"name", chair.name},
                               {"scene", report.scene},
                               {"text", told->value("text", "")},
                               {"concept", told->value("concept", "")}});
    }
    return complaint;
}

// Where it is about a line, what was said in it: by whom and when.
void add_line(Complaint& complaint, const Report& report, const Json& line)
{
    const auto at = line.find("at");
    complaint.body.update({{"person", text_at(line, "person")},
                           {"name", text_at(line, "name")},
                           {"line", report.line},
                           {"text", text_at(line, "text")},
                           {"said", at != line.end() && at->is_number_integer() ? *at : Json(0)}});
}

}  // namespace

// Looked up beside the disk's worker: there may be many. Only who heard it can name it.
void Api::with_line(const Calls& call, const Room& room, const std::string& line, std::function<void(const Json&)> then)
{
    const bool player = room.card().seat_of(call->person.id).has_value();
    house_.journal().look<Json>(
        call->asker(),
        [number = room.card().number, line](Database& database) { return read_line(database, number, line); },
        [call, player, then = std::move(then)](const Result<Json>& said) {
            if (!said) return call->fail(said.trouble());
            if (said->contains("seat") != player) return call->fail({"not_found", "there is no such line", ""});
            then(*said);
        });
}

void Api::complain(const Calls& call)
{
    if (!house_.has_operator()) return call->fail({"no_operator", "nobody looks after this server", ""});
    if (!allowed(call, limits::kComplaints, call->person.id)) return;
    if (!allowed(call, limits::kComplaintsAddress, address_key(call->request.address))) return;
    with_open_room(call, [this, call](Room& room) {
        const Card& card = room.card();
        const bool player = card.seat_of(call->person.id).has_value();
        if (!card.may_watch() && !player) {
            return call->fail({"not_watched", "this table does not want to be watched", ""});
        }
        auto report = read_wish(call->body, card.chairs.size());
        if (!report) return call->fail(report.trouble());
        report->by["person"] = call->person.id;
        report->by["name"] = call->person.name;
        auto complaint = complaint_about(*report, room);
        if (!complaint) return call->fail(complaint.trouble());
        if (report->about != "line") return file(call, *complaint, report->by);
        with_line(call, room, report->line,
                  [this, call, report = *report, complaint = *complaint](const Json& line) mutable {
                      add_line(complaint, report, line);
                      file(call, complaint, report.by);
                  });
    });
}

void Api::file(const Calls& call, const Complaint& complaint, const Json& by)
{
    if (complaint.body["person"] == by["person"]) return call->fail(bad_request("that is your own"));
    house_.journal().ask<bool>([complaint, by](Database& database) { return file_complaint(database, complaint, by); },
                               [call](const Result<bool>& is_new) {
                                   if (!is_new) return call->fail(is_new.trouble());
                                   call->say({{"already", !*is_new}}, *is_new ? 201 : 200);
                               });
}

}  // namespace snowbound
