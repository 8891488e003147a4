// The narrator in all three languages: clean sentences, no opening twice.
// Compiled with -O2: it tells thousands of scenes.
// Reads the grammars of SNOWBOUND_ROOT.
#include "story/tests/tales.h"

namespace snowbound {
namespace {

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

}  // namespace
}  // namespace snowbound
