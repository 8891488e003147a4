// What is so at a told moment, read from what everybody sees and from the choice alone: who may be named, and which
// places. It knows nothing of how the game or the narrator work it out.
#pragma once

#include <map>

#include "story/tests/truth_view.h"

namespace snowbound::truth {

inline const std::map<std::string, Ids> kMissionPlaces{{"connection_1", {"theatre", "cemetery"}},
                                                       {"connection_2", {"market", "factory"}},
                                                       {"connection_3", {"grove", "mansion"}},
                                                       {"connection_4", {"fortress", "asylum"}},
                                                       {"attack_1", {"mansion"}},
                                                       {"attack_2", {"theatre"}}};

class Facts {
public:
    explicit Facts(const Moment& m) : m_(m), v_(m.before)
    {
        add_people();
        people.erase("");
        add_places();
        for (Ids* ids : {&places, &stage}) ids->erase("");
    }

    Ids people;          // who may be named
    Ids places;          // which places may be named
    Ids stage;           // where it happens: whose details may be shown
    std::string to;      // where a movement leads; "": it is none
    std::string from;    //
    Ids quests;          // which it is about
    std::string result;  // of a quest, a combat, a trap, the game

private:
    void everybody()
    {
        for (const std::string_view id : winter_tales::kCharacterNames) {
            if (is_in_play(v_, std::string(id))) people.emplace(id);
        }
    }
    void add_people()
    {
        const std::string verb = m_.verb(), on = top(v_);
        const Json& c = m_.fields();
        const Json run = frame(v_, "quest"), combat = frame(v_, "combat"), trap = frame(v_, "trap");
        for (const char* key : {"who", "rebel", "soldier"}) people.insert(word(c, key));
        const std::string acting = word(frame(v_, "activation"), "who");
        const std::string what = m_.event();
        if (verb == "retell" && what == "opening") {
            opening();
        } else if (verb == "retell" && what == "quest_start") {
            people.insert(word(run, "who"));
            quests.insert(word(run, "quest"));
        } else if (verb == "retell" || verb == "object" || verb == "uphold") {
            people.clear();
        } else if (verb == "declare") {
            mission(word(c, "mission"));
        } else if (verb == "rescue") {
            helpers(word(c, "who"));
        } else if (verb == "hand_artifact") {
            people.insert({word(v_["powers"], "artifact"), word(c, "to")});
        } else if (verb == "terror") {
            people.insert(word(v_["powers"], "terror"));
        } else if (verb == "close" || (verb == "tell" && on == "epilogue")) {
            everybody();
        } else if (on == "setup") {
            opening();
        } else if (on == "quest") {
            people.insert(word(run, "who"));
            quests.insert(word(run, "quest"));
        } else if (on == "combat") {
            const bool helped = word(combat, "step") == "help";
            people.insert({word(combat, "soldier"), word(combat, helped ? "partner" : "rebel")});
        } else if (on == "trap") {
            people.insert({word(trap, "soldier"), word(trap, "rebel")});
        } else if (on == "slander") {
            people.insert({word(frame(v_, on), "soldier"), word(frame(v_, on), "rebel")});
        } else if (on == "activation") {
            people.insert(acting);
        }
        if (verb == "activate") companions(word(c, "who"));
        if (verb == "place_quest" && is_character(word(c, "at"))) people.insert(word(c, "at"));
        if (verb == "place_quest" || verb == "resolve") quests.insert(word(c, "quest"));
        if (verb == "resolve") people.insert(carrier_of(v_, word(c, "quest")));
        results(on, run, combat, trap);
    }
    void results(const std::string& on, const Json& run, const Json& combat, const Json& trap)
    {
        if (on == "quest" && m_.event() == "quest_end") result = word(run, "outcome");
        if (on == "combat" && m_.event() == "combat_end") {
            result = word(combat, "winner") == "spring" ? "rebel" : "soldier";
            if (result == "soldier" && !figure(v_, word(combat, "rebel"))["down"].get<bool>()) result = "refuge";
        }
        if (on == "trap" && m_.event() == "trap_end") result = word(trap, "result");
        if (on == "epilogue" && m_.event() == "ending") result = word(v_, "winner");
    }
    void opening()
    {
        for (const std::string_view quest : winter_tales::kQuestNames) {
            if (token(v_, std::string(quest))["is"] != "placed") continue;
            quests.emplace(quest);
            people.insert(carrier_of(v_, std::string(quest)));
        }
    }
    void mission(const std::string& mission)  // only whoever of the teller's has just done it
    {
        const Json activation = frame(v_, "activation");
        if (mission.starts_with("connection") && activation.is_object() && activation["seat"] == m_.seat) {
            people.insert(word(activation, "who"));
        }
        const Json combat = frame(v_, "combat"), trap = frame(v_, "trap");
        if (mission == "bounty" && combat.is_object() && combat["attacker"] == m_.seat) {
            people.insert(word(combat, "soldier"));
        }
        if (mission == "resistance" && trap.is_object() && trap["setter"] == m_.seat) {
            people.insert(word(trap, "rebel"));
        }
        if (mission.starts_with("attack")) own_at(*kMissionPlaces.at(mission).begin(), false);
    }
    void own_at(const std::string& place, bool rebels)
    {
        for (const std::string_view name : winter_tales::kCharacterNames) {
            const std::string id(name);
            const bool own = figure(v_, id)["controller"] == m_.seat && is_standing(v_, id);
            if (own && is_rebel(id) == rebels && place_of(v_, id) == place) people.insert(id);
        }
    }
    void helpers(const std::string& saved) { own_at(place_of(v_, saved), is_rebel(saved)); }
    void companions(const std::string& who)
    {
        for (const std::string_view name : winter_tales::kCharacterNames) {
            const std::string id(name);
            if (is_standing(v_, id) && place_of(v_, id) == place_of(v_, who)) people.insert(id);
        }
    }

    void add_places();

    const Moment& m_;
    const Json& v_;
};

inline void Facts::add_places()
{
    const std::string verb = m_.verb();
    const Json& c = m_.fields();
    for (const std::string& id : people) {
        places.insert({place_of(v_, id), place_of(m_.after, id)});
    }
    const Json run = frame(v_, "quest");
    if (verb != "declare") places.insert({word(c, "to"), word(run, "at")});
    if (!is_character(word(c, "at"))) places.insert(word(c, "at"));
    for (const std::string& quest : quests) places.insert(quest_place(m_.after, quest));
    stage = places;
    if (verb == "declare" && kMissionPlaces.contains(word(c, "mission"))) {
        const Ids& there = kMissionPlaces.at(word(c, "mission"));
        places.insert(there.begin(), there.end());
    }
    if (verb == "pay" || verb == "free_step" || verb == "passage") {
        const std::string who = word(frame(v_, "activation"), "who");
        from = place_of(v_, who);
        to = verb == "passage" ? place_of(m_.after, who) : word(c, "to");
        stage = {to};
    }
    if (verb == "activate") stage = {place_of(v_, word(c, "who"))};
    if (verb == "place_quest") places = stage = {quest_place(m_.after, word(c, "quest"))};
    if (m_.event().starts_with("epilogue") || m_.event() == "ending") {
        for (const std::string_view place : winter_tales::kSpaceNames) places.emplace(place);
    }
}

}  // namespace snowbound::truth
