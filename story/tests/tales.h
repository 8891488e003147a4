// What the narrator's tests share: its grammars, scenes by chance, and what a clean sentence is.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

#include "games/winter_tales/story_cards.h"
#include "story/narrator.h"
#include "story/prose.h"

namespace snowbound {

using Strings = std::vector<std::string>;

inline const Strings kLanguages{"en", "de", "it"};
inline const Strings kEvents{
    "genre",       "opening",       "quest_created",  "activation", "movement", "quest_start",   "quest_join",
    "quest_cards", "quest_part",    "quest_last",     "quest_end",  "memory",   "attack",        "defence",
    "combat_end",  "trap_set",      "trap_defence",   "trap_end",   "rescue",   "mission",       "ability",
    "memory_card", "propaganda",    "rebel_gone",     "rebel_back", "ending",   "epilogue_open", "artifact_passed",
    "objection",   "epilogue_part", "epilogue_author"};
inline const Strings kRebels{"alice", "pinocchio", "scarecrow", "dorothy", "tin_man", "grumpy", "match_girl"};
inline const Strings kSoldiers{"fire_eater",   "wolf",       "cat_fox",   "snow_white",
                               "white_rabbit", "candlewick", "mad_hatter"};
inline const Strings kPlaces{
    "asylum",         "factory",        "fortress",         "theatre",        "market",           "mansion",
    "cemetery",       "grove",          "statue_square",    "asylum_factory", "factory_fortress", "fortress_theatre",
    "theatre_market", "market_mansion", "mansion_cemetery", "cemetery_grove", "grove_asylum"};
inline const Strings kQuests{"hope",   "love",       "refuge",     "artifact_spring", "artifact_winter",
                             "terror", "propaganda", "retaliation"};
inline const Strings kMissions{"rescue", "resistance", "connection_1", "connection_2", "connection_3", "connection_4",
                               "bounty", "spy",        "attack_1",     "attack_2",     "occupation"};
inline const Strings kAbilities{"mission", "quest", "trap", "combat", "movement", "passage", "story_card"};

inline Json grammar_of(const std::string& language)
{
    std::ifstream file(std::string(SNOWBOUND_ROOT) + "/locales/" + language + "/tales/winter_tales.json");
    std::stringstream text;
    text << file.rdbuf();
    return parse_json(text.str()).value_or(Json());
}

inline Narrator read_narrator(const std::string& language)
{
    Result<Narrator> narrator = Narrator::from(grammar_of(language));
    EXPECT_TRUE(narrator) << language << ": " << narrator.trouble().message;
    return *narrator;
}

inline const Narrator& narrator_of(const std::string& language)  // read once
{
    static std::map<std::string, Narrator> read;
    const auto known = read.find(language);
    return known != read.end() ? known->second : read.emplace(language, read_narrator(language)).first->second;
}

class Chance {
public:
    explicit Chance(std::uint64_t seed) : state_(seed) {}
    std::size_t below(std::size_t n)
    {
        state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<std::size_t>((state_ >> 33) % n);
    }
    const std::string& of(const Strings& list) { return list[below(list.size())]; }
    Strings cards(std::size_t count)
    {
        Strings list;
        while (list.size() < count) {
            const std::string id(winter_tales::kStoryCardNames[below(winter_tales::kStoryCards)]);
            if (std::ranges::find(list, id) == list.end()) list.push_back(id);
        }
        return list;
    }

private:
    std::uint64_t state_;
};

inline std::string outcome_for(const std::string& event, Chance& chance)
{
    if (event == "quest_end") return chance.of({"success", "failure", "draw"});
    if (event == "combat_end") return chance.of({"rebel", "soldier"});
    if (event == "trap_end") return chance.of({"defused", "blocked", "caught"});
    if (event == "ending") return chance.of({"spring", "winter", "author"});
    return "";
}

inline std::size_t cards_for(const std::string& event, Chance& chance)
{
    const Strings one{"movement", "quest_last", "attack", "defence", "trap_set", "memory"};
    if (std::ranges::find(one, event) != one.end()) return 1;
    if (event == "rescue") return 2;
    if (event == "propaganda" || event == "rebel_back") return 3;
    if (event.starts_with("quest_cards") || event.starts_with("quest_part") || event.starts_with("epilogue")) {
        return 1 + chance.below(12);
    }
    return 0;
}

inline Scene scene_for(const std::string& event, Chance& chance)
{
    Scene scene;
    scene.event = event;
    const bool is_rebel = chance.below(2) == 0;
    scene.character = chance.of(is_rebel ? kRebels : kSoldiers);
    scene.other = chance.of(is_rebel ? kSoldiers : kRebels);
    scene.side = is_rebel ? "spring" : "winter";
    scene.place = chance.of(kPlaces);
    scene.from = chance.below(3) == 0 ? scene.place : chance.of(kPlaces);
    scene.place2 = chance.of(kPlaces);
    scene.quest = chance.of(kQuests);
    scene.quest2 = chance.of(kQuests);
    scene.mission = chance.of(kMissions);
    scene.ability = chance.of(kAbilities);
    scene.mood = chance.of({"", "tale", "dark", "comic", "epic"});
    scene.outcome = outcome_for(event, chance);
    scene.cards = chance.cards(cards_for(event, chance));
    if (chance.below(2) == 0) scene.concept_line = "Zoë's door.";
    if (event == "epilogue_open") scene.open_quests = {"love", "terror"};
    if (chance.below(2) == 0) scene.companions = {"grumpy", "cat_fox"};
    return scene;
}

inline void expect_clean(const std::string& text, const std::string& where)
{
    for (const char* wrong : {"{", "}", "*", "|", "^", "  ", " .", " ,", "..", ",,", ";.", ",.", "\x01"}) {
        EXPECT_EQ(text.find(wrong), std::string::npos) << where << " has \"" << wrong << "\": " << text;
    }
    for (const std::string& sentence : sentences_of(without_marks(text))) {
        ASSERT_FALSE(sentence.empty()) << where << ": " << text;
        EXPECT_FALSE(sentence[0] >= 'a' && sentence[0] <= 'z') << where << " begins small: " << sentence;
    }
}

inline void expect_marks(const std::string& text, const Strings& cards, const std::string& where)
{
    std::size_t at = 0;
    for (const std::string& id : cards) {
        const std::string mark = "[[" + id + "]]";
        const std::size_t found = text.find(mark, at);
        ASSERT_NE(found, std::string::npos) << where << " lacks " << mark << " or has it out of order: " << text;
        EXPECT_EQ(text.find(mark, found + 1), std::string::npos) << where << " has it twice: " << text;
        EXPECT_NE(text[found - 1], ' ') << where << ": " << text;
        at = found;
    }
}

}  // namespace snowbound
