#include "app/lesson_draft.h"

#include <algorithm>

#include "games/registry.h"
#include "table/arguments.h"

namespace snowbound {
namespace {

Json script_of(const Event& event)
{
    Json move = {{"seat", index(event.seat)}, {"choice", event.choice}};
    if (!event.rolls.empty()) move["rolls"] = event.rolls;
    return move;
}

Json step_of(const Event& event, const AnyTable& table, std::size_t number)
{
    Json step = {{"id", "step_" + std::to_string(number)},
                 {"speaker", "guide"},
                 {"spot", {"choices"}},
                 {"do", {{"accept", {event.choice}}}}};
    if (!event.rolls.empty()) step["rolls"] = event.rolls;
    for (const Json& asked : table.decisions(event.seat)) {
        if (asked["id"] == event.decision) step["expect"] = {{"prompt", asked["prompt"]}};
    }
    return step;
}

// The prefix of its texts, as the page looks for them: "lesson.dw.mine" for "dead-of-winter/mine".
std::string texts_of(const std::string& id)
{
    const std::string game = id.substr(0, id.find('/'));
    std::string prefix = "lesson." + game.substr(0, 1);
    if (const auto dash = game.rfind('-'); dash != std::string::npos) prefix += game.substr(dash + 1, 1);
    return prefix + "." + id.substr(id.find('/') + 1);
}

// `{"a": 1, "b": […]}` with each of these fields on a line of its own.
std::string fields(const Json& object, const std::string& indent)
{
    std::string out;
    for (const auto& [key, value] : object.items()) {
        out += (out.empty() ? "{" : ",\n" + indent) + Json(key).dump() + ": " + value.dump();
    }
    return out + "}";
}

}  // namespace

Result<Json> draft_lesson(const Record& record, const DraftWish& wish)
{
    const AnyGame* game = find_game(record.game);
    if (!game) return Trouble{"bad_record", "it is of an unknown game", ""};
    if (wish.from >= wish.to || wish.to > record.events.size() || index(wish.seat) >= record.seats) {
        return bad_request("the record has " + std::to_string(record.events.size()) + " events and " +
                           std::to_string(record.seats) + " seats");
    }
    Json before = Json::array();
    Json steps = Json::array();
    Json state;
    for (std::size_t i = wish.from; i < wish.to; ++i) {
        const Event& event = record.events[i];
        if (event.undo)
            return bad_request("event " + std::to_string(i) + " takes something back: choose a range without");
        const auto table = game->replay(record, i);
        if (!table) return table.trouble();
        if (i == wish.from) state = (*table)->state();
        if (event.seat == wish.seat) {
            steps.push_back(step_of(event, **table, steps.size() + 1));
            continue;
        }
        Json& script = steps.empty() ? before : steps.back()["others"];
        if (script.is_null()) script = Json::array();
        script.push_back(script_of(event));
    }
    if (steps.empty()) return bad_request("this seat answers nothing there");
    if (wish.id.rfind(record.game + "/", 0) != 0) return bad_request("its id begins with " + record.game + "/");
    Json scene = {{"id", "scene"}, {"state", "scene"}, {"bots", "greedy"}, {"steps", steps}};
    if (!before.empty()) scene["before"] = before;
    return Json{{"format", "snowbound-lesson"},
                {"version", 1},
                {"id", wish.id},
                {"game", record.game},
                {"kind", "lesson"},
                {"minutes", 5},
                {"seat", index(wish.seat)},
                {"texts", texts_of(wish.id)},
                {"speakers", {{"guide", {{"name", ""}, {"portrait", ""}}}}},
                {"scenes", {scene}},
                {"done", {{"say", "done"}, {"speaker", "guide"}}},
                {"states", {{"scene", state}}}};
}

std::string lesson_text(const Json& lesson)
{
    Json head = lesson;
    head.erase("scenes");
    head.erase("done");
    head.erase("states");
    std::string out = fields(head, " ");
    out.pop_back();
    out += ",\n \"scenes\": [";
    for (const Json& scene : lesson["scenes"]) {
        Json rest = scene;
        rest.erase("steps");
        std::string begin = rest.dump();
        begin.pop_back();
        out += "\n  " + begin + ", \"steps\": [";
        for (const Json& step : scene["steps"]) {
            out += "\n   " + fields(step, "    ") + (&step == &scene["steps"].back() ? "" : ",");
        }
        out += std::string("\n  ]}") + (&scene == &lesson["scenes"].back() ? "" : ",");
    }
    out += "\n ],\n \"done\": " + lesson["done"].dump() + ",\n \"states\": " + fields(lesson["states"], "  ") + "\n}\n";
    return out;
}

}  // namespace snowbound
