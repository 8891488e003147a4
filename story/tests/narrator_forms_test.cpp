// The narrator's forms of words in all three languages; people's words stay untouched.
// Reads the grammars of SNOWBOUND_ROOT.
#include "story/tests/tales.h"

namespace snowbound {
namespace {

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

}  // namespace
}  // namespace snowbound
