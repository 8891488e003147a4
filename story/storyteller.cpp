#include "story/storyteller.h"

namespace snowbound {
namespace {

std::string word(const Json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

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
    matter.scene = scene_from(telling, concept_of_memory(table, word(telling, "takes_up")));
    for (const Json& scene : table.scenes()) {
        matter.told.push_back(word(scene, "text"));
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
    scene.event = word(telling, "event");
    if (scene.event == "rebel_gone_or_back")
        scene.event = word(about, "change") == "back" ? "rebel_back" : "rebel_gone";
    scene.character = word(about, "character");
    scene.other = word(about, "other");
    if (scene.other == scene.character) scene.other.clear();
    scene.place = word(about, "place");
    scene.from = word(about, "from");
    scene.quest = word(about, "quest");
    scene.quest2 = word(about, "quest2");
    scene.place2 = word(about, "place2");
    scene.mission = word(about, "mission");
    scene.power = word(about, "power");
    scene.ability = word(about, "ability");
    scene.side = word(about, "side");
    scene.outcome = word(about, "outcome");
    scene.mood = word(about, "mood");
    scene.cards = words(telling, "cards");
    scene.concept_line = concept_line;
    scene.open_quests = words(about, "open_quests");
    return scene;
}

std::string concept_of_memory(const AnyTable& table, const std::string& subject)
{
    std::string found;
    for (const Json& scene : table.scenes()) {
        if (!subject.empty() && word(scene, "subject") == subject) found = word(scene, "concept");
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

}  // namespace snowbound
