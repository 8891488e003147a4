// Every word that can come up has its text in every language, and renders whole.
#include "app/texts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>

#include "app/assets.h"
#include "app/teller.h"
#include "app/tests/heard.h"
#include "games/paper_tales/choices.h"
#include "games/paper_tales/facts.h"
#include "games/registry.h"

namespace snowbound {
namespace {

namespace fs = std::filesystem;

std::string file_of(std::string_view game)
{
    std::string file(game);
    std::replace(file.begin(), file.end(), '-', '_');
    return file;
}

std::set<std::string> key_set(const Texts& texts)
{
    const auto keys = texts.keys();
    return {keys.begin(), keys.end()};
}

std::string text_of(const fs::path& path)
{
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string sources_in(const fs::path& folder)
{
    std::string all;
    for (const auto& entry : fs::directory_iterator(folder)) {
        const auto extension = entry.path().extension();
        if (extension == ".cpp" || extension == ".h") all += text_of(entry.path());
    }
    return all;
}

std::set<std::string> literals(const std::string& text, const std::regex& pattern)
{
    std::set<std::string> found;
    static const std::regex kLiteral("\"([a-z_]+(\\.[a-z_]+)?)\"");
    for (std::sregex_iterator i(text.begin(), text.end(), pattern), end; i != end; ++i) {
        const std::string part = i->str();
        for (std::sregex_iterator j(part.begin(), part.end(), kLiteral); j != end; ++j) {
            found.insert((*j)[1]);
        }
    }
    return found;
}

class TextsIn : public testing::TestWithParam<const char*> {
protected:
    const std::string language = GetParam();
};

INSTANTIATE_TEST_SUITE_P(Languages, TextsIn, testing::Values("en", "de", "it"),
                         [](const auto& each) { return std::string(each.param); });

TEST(Assets, EveryTextAndRulesPageIsCarried)
{
    for (const char* folder : {"locales", "docs/rules"}) {
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(SNOWBOUND_ROOT) / folder)) {
            if (!entry.is_regular_file()) continue;
            const std::string name = fs::relative(entry.path(), SNOWBOUND_ROOT).generic_string();
            EXPECT_EQ(asset(name), text_of(entry.path())) << name;
        }
    }
    EXPECT_TRUE(asset("locales/en/nonsense.json").empty());
}

TEST(Texts, LanguagesAreThoseInTheFolder)
{
    EXPECT_EQ(Texts::languages(), (std::vector<std::string>{"de", "en", "it"}));
}

TEST(Texts, AMissingKeyIsSaidAsItIs)
{
    EXPECT_EQ(Texts("de", "paper-tales").text("choice.nonsense"), "choice.nonsense");
    EXPECT_EQ(Texts("xx").text("shell.bye"), "Goodbye!") << "English where there is no translation";
    EXPECT_FALSE(Texts("xx").complaints().empty());
}

TEST(Texts, NumbersChooseThePluralForm)
{
    const Texts texts("en", "paper-tales");
    EXPECT_EQ(texts.text("prompt.deploy.master_alchemist", {{"tokens", std::int64_t{1}}}),
              "Master Alchemist: put 1 age token on one of your units.");
    EXPECT_EQ(texts.text("prompt.deploy.master_alchemist", {{"tokens", std::int64_t{3}}}),
              "Master Alchemist: put all 3 age tokens on one of your units.");
}

TEST_P(TextsIn, EveryMessageIsReadable)
{
    for (const AnyGame* game : games()) {
        EXPECT_EQ(Texts(language, game->name()).complaints(), std::vector<std::string>());
    }
}

TEST_P(TextsIn, HasTheKeysAndArgumentsOfEnglish)
{
    for (const AnyGame* game : games()) {
        const Texts english("en", game->name());
        const Texts texts(language, game->name());
        EXPECT_EQ(key_set(texts), key_set(english));
        EXPECT_EQ(texts.keys().size(), key_set(texts).size()) << "a key twice";
        for (const std::string& key : english.keys()) {
            EXPECT_EQ(texts.arguments(key), english.arguments(key)) << key;
        }
    }
}

TEST_P(TextsIn, EveryVerbOfPaperTalesIsTold)
{
    const Texts texts(language, "paper-tales");
    const Teller teller(texts, kNames);
    for_each_alternative<paper_tales::Choice>([&](auto choice) {
        expect_words(teller.choice(to_json(paper_tales::Choice(choice))), std::string(choice.kVerb));
        EXPECT_TRUE(texts.has("choice." + std::string(choice.kVerb)));
    });
    for_each_alternative<paper_tales::Fact>([&](auto fact) {
        expect_words(teller.fact(to_json(paper_tales::Fact(fact))), std::string(fact.kVerb));
        EXPECT_TRUE(texts.has("fact." + std::string(fact.kVerb)));
    });
}

TEST_P(TextsIn, EveryCardBuildingAndPlaceOfPaperTalesHasItsName)
{
    const Texts texts(language, "paper-tales");
    for (const std::string_view card : paper_tales::kCardIdNames) {
        expect_words(texts.text("card." + std::string(card) + ".name"), std::string(card));
        expect_words(texts.text("card." + std::string(card) + ".text"), std::string(card));
    }
    for (const std::string_view building : paper_tales::kBuildingIdNames) {
        for (const char* part : {".name", ".level_1", ".level_2"}) {
            expect_words(texts.text("building." + std::string(building) + part), std::string(building));
        }
    }
    for (const std::string_view phase : paper_tales::kPhaseNames) {
        EXPECT_TRUE(texts.has("phase." + std::string(phase)));
    }
    for (const std::string_view slot : paper_tales::kSlotNames) {
        EXPECT_TRUE(texts.has("slot." + std::string(slot)));
    }
}

TEST_P(TextsIn, EveryOptionOfEveryGameIsExplained)
{
    for (const AnyGame* game : games()) {
        const Texts texts(language, game->name());
        const Json properties = game->about()["options"]["properties"];
        for (const auto& [option, schema] : properties.items()) {
            EXPECT_TRUE(texts.has("option." + option)) << option;
            EXPECT_TRUE(texts.has("option." + option + ".help")) << option;
            if (!schema.contains("enum")) continue;
            for (const Json& word : schema["enum"]) {
                EXPECT_TRUE(texts.has("option." + option + "." + word.get<std::string>())) << option << " " << word;
            }
        }
    }
}

TEST_P(TextsIn, EveryReasonAndPromptInTheSourcesHasItsText)
{
    const fs::path root(SNOWBOUND_ROOT);
    const std::regex reasons("(Refusal\\{|why_no_undo_ = |refused\\(\\{)[^;]*;");
    const std::regex prompts("questions\\s*\\.to\\([^;]*;");
    for (const AnyGame* game : games()) {
        const Texts texts(language, game->name());
        const std::string rules = sources_in(root / "games" / file_of(game->name()));
        auto whys = literals(rules, std::regex("(Refusal\\{|\\{rule\\(\"[^\"]+\"\\),\\s*)[^;]*;"));
        whys.merge(literals(sources_in(root / "core"), reasons));
        whys.merge(literals(sources_in(root / "table"), reasons));
        EXPECT_FALSE(whys.empty()) << "the scan finds nothing";
        for (const std::string& why : whys) {
            EXPECT_TRUE(why.find('.') != std::string::npos || texts.has("refusal." + why)) << why;  // "a.b": a prompt
        }
        const auto asked = literals(rules, prompts);
        EXPECT_FALSE(asked.empty());
        for (const std::string& prompt : asked) {
            EXPECT_TRUE(texts.has("prompt." + prompt)) << prompt;
        }
    }
}

TEST(Texts, EveryRefusalOfPaperTalesIsReached)
{
    std::string sources;
    for (const auto& entry : fs::directory_iterator(fs::path(SNOWBOUND_ROOT) / "games/paper_tales")) {
        if (entry.is_regular_file()) sources += text_of(entry.path());
    }
    const Json texts = Json::parse(text_of(fs::path(SNOWBOUND_ROOT) / "locales/en/paper_tales.json"));
    for (const auto& [key, text] : texts.items()) {
        if (key.starts_with("refusal.")) {
            EXPECT_NE(sources.find('"' + key.substr(8) + '"'), std::string::npos) << key;
        }
    }
}

TEST(Texts, WhateverComesUpInRandomGamesIsToldInWords)
{
#ifdef SNOWBOUND_SANITIZED
    constexpr std::uint64_t kGames = 5;  // ten times slower each
#else
    constexpr std::uint64_t kGames = 40;
#endif
    for (const AnyGame* game : games()) {
        expect_random_games_told(*game, 0, kGames);
    }
}

TEST(Teller, FieldsBecomeWords)
{
    const Texts texts("en", "paper-tales");
    const Teller teller(texts, kNames);
    EXPECT_EQ(teller.choice(Json::parse(R"({"place":{"card":"golem","slot":"front_1"}})")), "Place Golem: Front 1");
    EXPECT_EQ(teller.choice(Json::parse(R"({"build":{"building":"mine","level":2}})")), "Build: Mine (Level II)");
    EXPECT_EQ(teller.choice(Json::parse(R"({"pick_and_discard":{"card":"golem","discard":"ogre"}})")),
              "Take Golem, discard Ogre");
    EXPECT_EQ(teller.choice(Json::parse(R"({"take_back":{"spot":"reserve"}})")), "Take back: Reserve");
    EXPECT_EQ(teller.choice(Json::parse(R"({"save":{"slots":["front_1","back_2"]}})")), "Save: Front 1, Back 2");
    EXPECT_EQ(teller.fact(Json::parse(R"({"war_won":{"seat":0,"other":2,"points":3}})")),
              "Anna: war against Carla won, 3 legend points.");
}

TEST(Teller, EmptyListsAndLossesHaveSentencesOfTheirOwn)
{
    const Texts texts("en", "paper-tales");
    const Teller teller(texts, kNames);
    EXPECT_EQ(teller.choice(Json::parse(R"({"save":{"slots":[]}})")), "Save nobody");
    EXPECT_EQ(teller.choice(Json::parse(R"({"pay":{"slots":[]}})")), "Pay for no unit");
    EXPECT_EQ(teller.fact(Json::parse(R"({"paid":{"seat":1,"gold":-1}})")), "Ben: 1 gold received for new units.");
    EXPECT_EQ(teller.fact(Json::parse(R"({"unit_legend":{"seat":1,"card":"kraken","points":-3}})")),
              "Ben: 3 legend points lost (Kraken).");
}

TEST(Teller, WhatIsMissingNeedsNoWords)
{
    const Texts texts("en", "dead-of-winter");
    const Teller teller(texts, {"Ann", "Ben"});
    EXPECT_EQ(teller.choice(Json::parse(R"({"move":{"who":"sparky","to":"school","by":null}})")),
              "Move Sparky: School");
    EXPECT_EQ(teller.choice(Json::parse(R"({"move":{"who":"sparky","to":"school","by":"fuel"}})")),
              "Move Sparky: School (with fuel)");
}

TEST(Teller, TheReaderIsAddressed)
{
    const Texts texts("de", "paper-tales");
    const Teller teller(texts, {"Du", "Ben"}, 0);
    EXPECT_EQ(teller.fact(Json::parse(R"({"war_won":{"seat":1,"other":0,"points":3}})")),
              "Ben: Kampf gegen dich gewonnen, 3 Legendenpunkte.");
}

TEST(Teller, APlanSaysWhatGoesWhere)
{
    const Texts texts("en", "paper-tales");
    const Teller teller(texts, kNames);
    const Json plan = Json::parse(
        R"({"plan":{"units":["back_1","empty","empty","empty","empty"],"hand":["front_1","discard","discard"]}})");
    EXPECT_EQ(teller.choice(plan), "Submit this plan");
    Surroundings around;
    around.by_place["units"] = {"Ogre", "", "", "", ""};
    around.by_place["hand"] = {"Golem", "Knight", "Miner"};
    EXPECT_EQ(teller.choice(plan, around),
              "Submit this whole plan: Ogre → Back 1; Golem → Front 1; Knight, Miner → Discard pile");
}

TEST(Teller, AChoiceSaysWhatItPointsAtAndGoesUnderItsHeading)
{
    const Texts texts("en", "paper-tales");
    const Teller teller(texts, kNames);
    Surroundings around;
    around.notes["front_1"] = "Golem";
    const auto item = teller.item(Json::parse(R"({"move":{"from":"front_1","to":"back_1"}})"), around);
    ASSERT_TRUE(item);
    EXPECT_EQ(item->heading, "Move Front 1 (Golem) to");
    EXPECT_EQ(item->words, "Back 1");
    EXPECT_FALSE(teller.item(Json::parse(R"({"done":{}})"), around));
}

TEST(Teller, WhatNoLocaleKnowsIsStillReadable)
{
    const Texts texts("en");
    const Teller teller(texts, kNames);
    EXPECT_EQ(teller.word("thing", "frozen_lake"), "frozen lake");
    EXPECT_EQ(teller.refusal("choice: must be a word"), "choice: must be a word");
    EXPECT_EQ(teller.choice(Json::parse(R"({"dance":{"thing":"frozen_lake"}})")), "choice.dance");
}

}  // namespace
}  // namespace snowbound
