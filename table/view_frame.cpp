#include "table/view_frame.h"

#include "core/json_text.h"

namespace snowbound {
namespace {

// That something was taken back, or that a clock answered, is for everybody to see.
std::string trace_of(const std::vector<Event>& events)
{
    if (events.empty() || (!events.back().undo && events.back().by != "clock")) return "";
    return R"(,"last":{"seat":)" + std::to_string(index(events.back().seat)) +
           (events.back().undo ? R"(,"undo":true})" : R"(,"by":"clock"})");
}

}  // namespace

std::size_t write_view_frame(std::string& out, const AnyTable& match, std::string_view table, const Watched& watched)
{
    const Seat viewer = watched.viewer;
    const auto& events = match.record().events;
    out += "{";
    JsonText json(out);
    json.key("t"), json.word("view");
    if (!table.empty()) json.key("table"), json.word(table);
    json.key("seq"), json.value(events.size());
    json.key("seat"), viewer == kSpectator ? json.raw("null") : json.value(index(viewer));
    json.raw(trace_of(events));
    json.key("waiting"), json.value(match.waiting());
    json.key("view"), match.write_view(out, viewer);
    json.key("decisions"), viewer == kSpectator ? json.raw("[]") : match.write_questions(out, viewer);
    json.key("undo"), json.value(viewer != kSpectator && match.undoable(viewer));
    json.key("facts_from"), json.value(watched.facts_known);
    json.key("facts");
    const std::size_t told = match.write_facts(out, viewer, watched.facts_seen);
    const auto& scenes = match.scenes();
    if (!scenes.empty()) {
        const std::size_t first = watched.scenes_seen;
        json.key("scenes_from"), json.value(first);
        json.key("scenes");
        json.raw(Json(std::vector<Json>(scenes.begin() + static_cast<std::ptrdiff_t>(first), scenes.end())).dump());
    }
    if (match.waiting().empty()) json.key("end"), json.raw(match.scores().dump());
    json.raw("}");
    return told;
}

}  // namespace snowbound
