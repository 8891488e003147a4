#include "story/storyteller.h"

namespace snowbound {
namespace {

std::vector<std::string> words(const Json& object, const char* key)
{
    std::vector<std::string> list;
    const auto found = object.find(key);
    if (found == object.end() || !found->is_array()) return list;
    for (const Json& item : *found) {
        if (item.is_string()) list.push_back(item.get<std::string>());
    }
    return list;
}

struct Matter {  // all the narrator needs
    Scene scene;
    std::vector<std::string> told;
    std::uint64_t seed = 0;
    bool wants_concept = false;
};

std::optional<Matter> matter_of(const AnyTable& table, Seat seat, const Json& choice)
{
    const Json telling = table.telling(seat, choice);
    if (telling.is_null()) return std::nullopt;
    Matter matter;
    matter.scene = scene_from(telling, concept_of_memory(table, text_at(telling, "takes_up")));
    for (const Json& scene : table.scenes()) {
        matter.told.push_back(text_at(scene, "text"));
    }
    matter.seed = table.record().seed.for_bots(static_cast<std::uint32_t>(0x7A1E0000U + table.record().events.size()));
    matter.wants_concept = telling.contains("subject");
    return matter;
}

}  // namespace

Scene scene_from(const Json& telling, const std::string& concept_line)
{
    const auto found = telling.find("about");
    const Json about = found != telling.end() && found->is_object() ? *found : Json::object();
    Scene scene;
    scene.event = text_at(telling, "event");
    scene.character = text_at(about, "character");
    scene.other = text_at(about, "other");
    if (scene.other == scene.character) scene.other.clear();
    scene.place = text_at(about, "place");
    scene.from = text_at(about, "from");
    scene.quest = text_at(about, "quest");
    scene.quest2 = text_at(about, "quest2");
    scene.place2 = text_at(about, "place2");
    scene.carrier = text_at(about, "carrier");
    scene.carrier2 = text_at(about, "carrier2");
    scene.round = text_at(about, "round");
    scene.found = text_at(about, "found");
    scene.change = text_at(about, "change");
    if (scene.event == "rebel_gone_or_back") scene.event = scene.change == "back" ? "rebel_back" : "rebel_gone";
    scene.mission = text_at(about, "mission");
    scene.power = text_at(about, "power");
    scene.ability = text_at(about, "ability");
    scene.side = text_at(about, "side");
    scene.outcome = text_at(about, "outcome");
    scene.mood = text_at(about, "mood");
    scene.cards = words(telling, "cards");
    scene.concept_line = concept_line;
    scene.open_quests = words(telling, "open");
    for (std::size_t i = 1;; ++i) {
        const std::string who = text_at(about, ("with_" + std::to_string(i)).c_str());
        if (who.empty()) break;
        scene.companions.push_back(who);
    }
    return scene;
}

std::string concept_of_memory(const AnyTable& table, const std::string& subject)
{
    std::string found;
    for (const Json& scene : table.scenes()) {
        if (!subject.empty() && text_at(scene, "subject") == subject) found = text_at(scene, "concept");
    }
    return found;
}

Told tell(const Narrator& narrator, const AnyTable& table, Seat seat, const Json& choice)
{
    const auto matter = matter_of(table, seat, choice);
    if (!matter) return {};
    Told told;
    told.text = narrator.tell(matter->scene, matter->seed, matter->told);
    if (matter->wants_concept) told.concept_line = narrator.concept_of(matter->scene, matter->seed);
    return told;
}

std::string begin(const Narrator& narrator, const AnyTable& table, Seat seat, const Json& choice)
{
    const auto matter = matter_of(table, seat, choice);
    return matter ? narrator.first_line(matter->scene, matter->seed, matter->told) : std::string();
}

Json narrate_with(const Narrator& narrator, const AnyTable& table, Seat seat, const Json& choice, Engine::Tale tale)
{
    if (tale == Engine::Tale::FirstLine) return {{"line", begin(narrator, table, seat, choice)}};
    const Told told = tell(narrator, table, seat, choice);
    Json json = Json::object();
    if (!told.text.empty()) json["text"] = told.text;
    if (!told.concept_line.empty()) json["concept"] = told.concept_line;
    return json;
}

}  // namespace snowbound
