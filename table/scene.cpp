#include "table/scene.h"

#include "table/told_text.h"

namespace snowbound {

std::optional<Trouble> telling_trouble(const Telling& telling, const Event& event)
{
    if (telling.wants_concept && event.concept_line.empty() && event.by.empty()) {
        return Trouble{"refused", "a memory needs one line: what has it come to mean?", "", "needs_concept"};
    }
    if (const std::string mark = stray_mark(event.text, telling.cards); !mark.empty()) {
        return Trouble{"bad_mark", "the mark [[" + mark + "]] stands for no card that is played with this answer", ""};
    }
    return std::nullopt;
}

Json show(const Telling& telling)
{
    Json about = Json::object();
    for (const auto& [key, id] : telling.about) {
        about[std::string(key)] = std::string(id);
    }
    Json json = {{"event", telling.event}, {"chapter", telling.chapter}, {"about", about}, {"cards", telling.cards}};
    if (!telling.open.empty()) json["open"] = telling.open;
    if (!telling.subject.empty()) json["subject"] = telling.subject;
    if (!telling.takes_up.empty()) json["takes_up"] = telling.takes_up;
    return json;
}

}  // namespace snowbound
