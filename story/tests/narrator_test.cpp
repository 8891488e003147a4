// The narrator in all three languages: clean sentences, right forms, no opening twice, people's words untouched.
// Compiled with -O2: it tells thousands of scenes.
#include "story/narrator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "games/winter_tales/story_cards.h"
#include "story/prose.h"

namespace snowbound {
namespace {

using Strings = std::vector<std::string>;

const Strings kLanguages{"en", "de", "it"};
const Strings kEvents{
    "genre",       "opening",       "quest_created",  "activation", "movement", "quest_start",   "quest_join",
    "quest_cards", "quest_part",    "quest_last",     "quest_end",  "memory",   "attack",        "defence",
    "combat_end",  "trap_set",      "trap_defence",   "trap_end",   "rescue",   "mission",       "ability",
    "memory_card", "propaganda",    "rebel_gone",     "rebel_back", "ending",   "epilogue_open", "artifact_passed",
    "objection",   "epilogue_part", "epilogue_author"};
const Strings kRebels{"alice", "pinocchio", "scarecrow", "dorothy", "tin_man", "grumpy", "match_girl"};
const Strings kSoldiers{"fire_eater", "wolf", "cat_fox", "snow_white", "white_rabbit", "candlewick", "mad_hatter"};
const Strings kPlaces{"asylum",           "factory",          "fortress",       "theatre",        "market",
                      "mansion",          "cemetery",         "grove",          "statue_square",  "asylum_factory",
                      "factory_fortress", "fortress_theatre", "theatre_market", "market_mansion", "mansion_cemetery",
                      "cemetery_grove",   "grove_asylum"};
const Strings kQuests{"hope",   "love",       "refuge",     "artifact_spring", "artifact_winter",
                      "terror", "propaganda", "retaliation"};
const Strings kMissions{"rescue", "resistance", "connection_1", "connection_2", "connection_3", "connection_4",
                        "bounty", "spy",        "attack_1",     "attack_2",     "occupation"};
const Strings kAbilities{"mission", "quest", "trap", "combat", "movement", "passage", "story_card"};

Json grammar_of(const std::string& language)
{
    std::ifstream file(std::string(SNOWBOUND_ROOT) + "/locales/" + language + "/tales/winter_tales.json");
    std::stringstream text;
    text << file.rdbuf();
    return parse_json(text.str()).value_or(Json());
}

Narrator read_narrator(const std::string& language)
{
    Result<Narrator> narrator = Narrator::from(grammar_of(language));
    EXPECT_TRUE(narrator) << language << ": " << narrator.trouble().message;
    return *narrator;
}

const Narrator& narrator_of(const std::string& language)  // read once
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

std::string outcome_for(const std::string& event, Chance& chance)
{
    if (event == "quest_end") return chance.of({"success", "failure", "draw"});
    if (event == "combat_end") return chance.of({"rebel", "soldier"});
    if (event == "trap_end") return chance.of({"defused", "blocked", "caught"});
    if (event == "ending") return chance.of({"spring", "winter", "author"});
    return "";
}

std::size_t cards_for(const std::string& event, Chance& chance)
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

Scene scene_for(const std::string& event, Chance& chance)
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

void expect_clean(const std::string& text, const std::string& where)
{
    for (const char* wrong : {"{", "}", "*", "|", "^", "  ", " .", " ,", "..", ",,", ";.", ",.", "\x01"}) {
        EXPECT_EQ(text.find(wrong), std::string::npos) << where << " has \"" << wrong << "\": " << text;
    }
    for (const std::string& sentence : sentences_of(without_marks(text))) {
        ASSERT_FALSE(sentence.empty()) << where << ": " << text;
        EXPECT_FALSE(sentence[0] >= 'a' && sentence[0] <= 'z') << where << " begins small: " << sentence;
    }
}

void expect_marks(const std::string& text, const Strings& cards, const std::string& where)
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

TEST(Narrator, EveryEventPrintsCleanlyInEveryLanguage)
{
    for (const std::string& language : kLanguages) {
        const Narrator& narrator = narrator_of(language);
        Chance chance(11);
        for (const std::string& event : kEvents) {
            for (std::uint64_t seed = 0; seed < 12; ++seed) {
                const Scene scene = scene_for(event, chance);
                const std::string where = language + " " + event + " " + std::to_string(seed);
                const std::string text = narrator.tell(scene, seed, {});
                expect_clean(text, where);
                expect_marks(text, scene.cards, where);
                const std::size_t count = sentences_of(without_marks(text)).size();
                EXPECT_GE(count, 2U) << where << ": " << text;
                EXPECT_LE(count, scene.cards.size() > 3 ? 7U : 5U) << where << ": " << text;
                const std::string first = narrator.first_line(scene, seed, {});
                expect_clean(first, where);
                EXPECT_EQ(first.find("[["), std::string::npos) << where << ": " << first;
                EXPECT_EQ(sentences_of(first).size(), 1U) << where << ": " << first;
                const std::string meaning = narrator.concept_of(scene, seed);
                expect_clean(meaning, where);
                EXPECT_LE(letters_in(meaning), 120U) << where << ": " << meaning;
                EXPECT_FALSE(meaning.empty());
            }
        }
    }
}

TEST(Narrator, TheSameArgumentsGiveTheSameBytes)
{
    const Strings told{"It was cold."};
    for (const std::string& language : kLanguages) {
        const Narrator again = read_narrator(language);
        Chance chance(5);
        for (const std::string& event : kEvents) {
            const Scene scene = scene_for(event, chance);
            EXPECT_EQ(narrator_of(language).tell(scene, 77, told), again.tell(scene, 77, told));
        }
    }
    Scene scene;
    scene.event = "movement";
    scene.character = "alice";
    scene.place = "grove";
    scene.cards = {"lantern"};
    const Narrator& narrator = narrator_of("en");
    std::set<std::string> different;
    for (std::uint64_t seed = 0; seed < 20; ++seed) different.insert(narrator.tell(scene, seed, {}));
    EXPECT_GT(different.size(), 15U);
}

TEST(Narrator, NoOpeningTwiceInAMatch)
{
    const Strings often{"activation", "activation", "movement", "movement",    "movement",
                        "movement",   "attack",     "defence",  "quest_cards", "quest_part"};
    for (const std::string& language : kLanguages) {
        const Narrator& narrator = narrator_of(language);
        Chance chance(3);
        Strings told;
        std::set<std::string> openings;
        for (std::size_t i = 0; i < 300; ++i) {
            const std::string event = chance.below(5) == 0 ? chance.of(kEvents) : chance.of(often);
            const Scene scene = scene_for(event, chance);
            told.push_back(narrator.tell(scene, i, told));
            const std::string opening = sentences_of(without_marks(told.back())).front();
            EXPECT_TRUE(openings.insert(opening).second) << language << " " << i << ": " << opening;
        }
    }
}

TEST(Narrator, OpeningsNeverRunOut)
{
    for (const std::string& language : kLanguages) {
        const Narrator& narrator = narrator_of(language);
        Scene scene;
        scene.event = "ending";
        scene.outcome = "spring";
        Strings told;
        std::set<std::string> openings;
        for (std::uint64_t i = 0; i < 150; ++i) {
            told.push_back(narrator.tell(scene, 1, told));
            EXPECT_TRUE(openings.insert(sentences_of(told.back()).front()).second) << told.back();
        }
    }
}

TEST(Narrator, EveryNameHasEveryForm)
{
    const std::map<std::string, Strings> card_forms{
        {"en", {"a", "the"}},
        {"de", {"ein", "einen", "einem", "eines", "der", "den", "dem", "des", "im", "zum", "beim"}},
        {"it", {"il", "un", "al", "dal", "del", "nel", "sul", "con"}}};
    const std::map<std::string, Strings> character_forms{
        {"en", {"nom", "gen"}}, {"de", {"nom", "gen", "dat", "acc"}}, {"it", {"nom", "di", "a", "da", "con"}}};
    for (const std::string& language : kLanguages) {
        const Narrator& narrator = narrator_of(language);
        for (const std::string_view card : winter_tales::kStoryCardNames) {
            for (const std::string& form : card_forms.at(language)) {
                EXPECT_NE(narrator.form("card", std::string(card), form), "") << language << " " << card << " " << form;
            }
        }
        for (const Strings* side : {&kRebels, &kSoldiers}) {
            for (const std::string& id : *side) {
                for (const std::string& form : character_forms.at(language)) {
                    EXPECT_NE(narrator.form("character", id, form), "") << language << " " << id << " " << form;
                }
            }
        }
        for (const std::string& place : kPlaces) {
            for (const char* form : {"nom", "in", "to", "from"}) {
                EXPECT_NE(narrator.form("place", place, form), "") << language << " " << place << " " << form;
            }
        }
        for (const std::string& quest : kQuests) {
            EXPECT_NE(narrator.form("quest", quest, "goal"), "");
        }
    }
}

struct Form {
    const char* language;
    const char* family;
    const char* id;
    const char* form;
    const char* text;
};

TEST(Narrator, ArticlesCasesAndContractions)
{
    const std::array<Form, 34> forms{{
        {"en", "card", "acorn", "a", "an acorn"},
        {"en", "card", "hourglass", "a", "an hourglass"},
        {"en", "card", "umbrella", "a", "an umbrella"},
        {"en", "card", "fog", "a", "fog"},
        {"en", "card", "gears", "the", "the gears"},
        {"en", "character", "cat_fox", "nom", "the Cat and the Fox"},
        {"de", "card", "dragon", "einen", "einen Drachen"},
        {"de", "card", "raven", "dem", "dem Raben"},
        {"de", "card", "gears", "einem", "Zahnrädern"},
        {"de", "card", "gears", "dem", "den Zahnrädern"},
        {"de", "card", "well", "zum", "zum Brunnen"},
        {"de", "card", "staircase", "zum", "zur Treppe"},
        {"de", "card", "labyrinth", "im", "im Labyrinth"},
        {"de", "card", "empty_chair", "ein", "ein leerer Stuhl"},
        {"de", "card", "empty_chair", "einen", "einen leeren Stuhl"},
        {"de", "card", "empty_chair", "der", "der leere Stuhl"},
        {"de", "card", "locked_heart", "einem", "einem verschlossenen Herzen"},
        {"de", "card", "open_hand", "des", "der offenen Hand"},
        {"de", "card", "thin_ice", "einen", "dünnes Eis"},
        {"de", "character", "wolf", "acc", "den Wolf"},
        {"de", "place", "grove", "in", "im Eichenhain"},
        {"de", "place", "factory", "to", "zur Albtraumfabrik"},
        {"it", "card", "mirror", "un", "uno specchio"},
        {"it", "card", "mirror", "nel", "nello specchio"},
        {"it", "card", "owl", "il", "il gufo"},
        {"it", "card", "wave", "un", "un'onda"},
        {"it", "card", "wave", "del", "dell'onda"},
        {"it", "card", "kite", "un", "un aquilone"},
        {"it", "card", "kite", "il", "l'aquilone"},
        {"it", "card", "gears", "sul", "sugli ingranaggi"},
        {"it", "card", "icicles", "al", "ai ghiaccioli"},
        {"it", "character", "scarecrow", "di", "dello Spaventapasseri"},
        {"it", "character", "tin_man", "a", "all'Omino di Latta"},
        {"it", "place", "fortress", "in", "nelle Prigioni dell'Inverno"},
    }};
    for (const Form& form : forms) {
        EXPECT_EQ(narrator_of(form.language).form(form.family, form.id, form.form), form.text);
    }
}

TEST(Narrator, TwoInOneCoatArePlural)
{
    Scene scene;
    scene.event = "quest_last";
    scene.character = "cat_fox";
    scene.side = "winter";
    const std::map<std::string, Strings> singular{{"en", {"the Cat and the Fox was ", "the Cat and the Fox his"}},
                                                  {"de", {"Kater und Fuchs hatte ", "Kater und Fuchs sah "}},
                                                  {"it", {"il Gatto e la Volpe aveva ", "il Gatto e la Volpe puntò "}}};
    for (const std::string& language : kLanguages) {
        const Narrator& narrator = narrator_of(language);
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const std::string text = narrator.tell(scene, seed, {});
            for (const std::string& wrong : singular.at(language)) {
                EXPECT_EQ(text.find(wrong), std::string::npos) << text;
            }
        }
    }
}

TEST(Narrator, PeoplesWordsComeOutAsTheyAre)
{
    const std::string words = "a {who.nom} in [[lantern]] * | ^ \"quotes\" <b>bold</b>  {n} “so” {";
    for (const std::string& language : kLanguages) {
        const Narrator& narrator = narrator_of(language);
        for (const char* event : {"quest_start", "epilogue_open", "epilogue_part", "ending", "mission", "memory"}) {
            Scene scene;
            scene.event = event;
            scene.character = "dorothy";
            scene.quest = "hope";
            scene.mission = "spy";
            scene.outcome = "winter";
            scene.concept_line = words + ".";
            const std::string text = narrator.tell(scene, 4, {});
            EXPECT_NE(text.find(words), std::string::npos) << language << " " << event << ": " << text;
            EXPECT_EQ(text.find(words + "."), std::string::npos) << "the period goes: " << text;
        }
    }
}

TEST(Narrator, TheEpilogueNamesWhatIsOpen)
{
    Scene scene;
    scene.event = "epilogue_open";
    scene.open_quests = {"refuge", "propaganda"};
    for (const std::string& language : kLanguages) {
        const Narrator& narrator = narrator_of(language);
        const std::string text = narrator.tell(scene, 9, {});
        for (const std::string& quest : scene.open_quests) {
            EXPECT_NE(text.find(narrator.form("quest", quest, "name")), std::string::npos) << text;
        }
    }
}

TEST(Narrator, AQuestEndsAsItWasDecided)
{
    for (const std::string& language : kLanguages) {
        const Json grammar = grammar_of(language);
        const Narrator& narrator = narrator_of(language);
        for (const std::string& quest : kQuests) {
            for (const char* outcome : {"success", "failure", "draw"}) {
                Scene scene;
                scene.event = "quest_end";
                scene.character = "wolf";
                scene.quest = quest;
                scene.outcome = outcome;
                const std::string text = narrator.tell(scene, 2, {});
                bool found = false;
                for (const Json& end : grammar["families"]["quest"]["entries"][quest][outcome]) {
                    found = found || text.find(end.get<std::string>()) != std::string::npos;
                }
                EXPECT_TRUE(found) << quest << " " << outcome << ": " << text;
            }
        }
    }
}

TEST(Narrator, ATrapEndsTheSameWayWhoeverTellsIt)
{
    Scene scene;
    scene.event = "trap_end";
    scene.outcome = "caught";
    scene.character = "pinocchio";
    scene.other = "wolf";
    Scene turned = scene;
    std::swap(turned.character, turned.other);
    for (const std::string& language : kLanguages) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            EXPECT_EQ(narrator_of(language).tell(scene, seed, {}), narrator_of(language).tell(turned, seed, {}));
        }
    }
}

TEST(Narrator, ATerrorHasNoFace)
{
    Scene scene;  // an attack without a Soldier
    scene.event = "attack";
    scene.character = "alice";
    scene.cards = {"fog"};
    for (const std::string& language : kLanguages) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const std::string text = narrator_of(language).tell(scene, seed, {});
            expect_clean(text, language);
            expect_marks(text, scene.cards, language);
            const Json grammar = grammar_of(language);
            for (const Json& own : grammar["families"]["character"]["entries"]["alice"]["act"]) {
                EXPECT_EQ(text.find(own.get<std::string>()), std::string::npos) << "she is not the one who strikes";
            }
        }
    }
}

TEST(Narrator, UnknownThingsAreLeftOut)
{
    for (const std::string& language : kLanguages) {
        const Narrator& narrator = narrator_of(language);
        Scene scene;
        expect_clean(narrator.tell(scene, 1, {}), "nothing");
        EXPECT_FALSE(narrator.first_line(scene, 1, {}).empty());
        EXPECT_FALSE(narrator.concept_of(scene, 1).empty());
        for (const std::string& event : kEvents) {
            scene = Scene{};
            scene.event = event;
            expect_clean(narrator.tell(scene, 1, {}), "bare " + event);
            scene.character = scene.other = scene.place = scene.from = "nowhere{";
            scene.quest = scene.quest2 = scene.mission = scene.power = scene.ability = "unknown";
            scene.outcome = scene.mood = scene.side = "unknown";
            scene.cards = {"unknown", "lantern"};
            scene.open_quests = scene.companions = {"unknown"};
            const std::string text = narrator.tell(scene, 1, {});
            expect_clean(text, "unknown " + event);
            expect_marks(text, {"lantern"}, event);
            EXPECT_EQ(text.find("unknown"), std::string::npos) << text;
        }
        scene.event = "no such event";
        EXPECT_GE(sentences_of(narrator.tell(scene, 1, {})).size(), 2U);
    }
}

std::string refusal(Json grammar)
{
    const Result<Narrator> narrator = Narrator::from(grammar);
    return narrator ? std::string() : narrator.trouble().message;
}

TEST(Narrator, ABrokenGrammarIsRefusedWithItsPlace)
{
    const Json whole = grammar_of("en");
    EXPECT_EQ(refusal(whole), "");
    const auto broken = [&](const std::string& rule, const std::string& text) {
        Json grammar = whole;
        grammar["rules"][rule][0] = text;
        return refusal(grammar);
    };
    EXPECT_EQ(broken("filler", "{nosuchrule}."), "rules.filler[0] refers to the missing rule \"nosuchrule\"");
    EXPECT_EQ(broken("filler", "{whom:habit}."), "rules.filler[0] has the unknown slot \"whom\"");
    EXPECT_EQ(broken("filler", "{who.dative}.").substr(0, 33), "rules.filler[0] asks for \"dative\"");
    EXPECT_EQ(broken("filler", "{who:dance}.").substr(0, 32), "rules.filler[0] asks for \"dance\"");
    EXPECT_EQ(broken("filler", "{who~hir}."), "rules.filler[0] uses the unknown word \"hir\"");
    EXPECT_EQ(broken("filler", "{who?a|b|c}.").substr(0, 25), "rules.filler[0] needs two");
    EXPECT_EQ(broken("filler", "{weather"), "rules.filler[0] has an empty or open brace");
    EXPECT_EQ(broken("filler", "a}"), "rules.filler[0] has a closing brace too many");
    EXPECT_EQ(broken("weather", "{filler}").substr(0, 6), "rules.");
    EXPECT_NE(broken("weather", "{filler}").find("leads back to itself"), std::string::npos);
    EXPECT_NE(broken("filler", "{cards:nosuch}").find("cards.nosuch.1"), std::string::npos);
    Json grammar = whole;
    grammar["rules"].erase("leading");
    EXPECT_EQ(refusal(grammar), "rules lacks \"leading\"");
    grammar = whole;
    grammar["rules"]["filler"] = 7;
    EXPECT_EQ(refusal(grammar), "rules.filler must be a list");
    grammar = whole;
    grammar["families"]["card"]["entries"]["key"]["class"] = "x";
    EXPECT_EQ(refusal(grammar), "families.card.entries.key has the unknown class \"x\"");
    EXPECT_NE(refusal(Json()), "");
    EXPECT_NE(refusal(Json::object()), "");
    EXPECT_NE(refusal(Json::array({1, 2})), "");
}

TEST(Narrator, AllLanguagesHaveTheSameRules)
{
    const Json english = grammar_of("en");
    for (const std::string& language : kLanguages) {
        const Json other = grammar_of(language);
        for (const auto& [rule, unused] : english["rules"].items()) {
            EXPECT_TRUE(other["rules"].contains(rule)) << language << " lacks " << rule;
        }
        for (const auto& [family, words] : english["families"].items()) {
            for (const auto& [id, unused] : words["entries"].items()) {
                EXPECT_TRUE(other["families"][family]["entries"].contains(id))
                    << language << " " << family << " " << id;
            }
        }
    }
}

}  // namespace
}  // namespace snowbound
