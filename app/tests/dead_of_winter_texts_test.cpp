// Every card of Dead of Winter has its words in every language, and a crossroads card as many options as it has
// effects.
#include <gtest/gtest.h>

#include "app/teller.h"
#include "app/tests/heard.h"
#include "app/texts.h"
#include "games/dead_of_winter/crossroads.h"
#include "games/dead_of_winter/facts.h"
#include "games/dead_of_winter/state.h"

namespace snowbound {
namespace {

using namespace dead_of_winter;

class DeadOfWinterTexts : public testing::TestWithParam<const char*> {
protected:
    const Texts texts{GetParam(), "dead-of-winter"};

    void expect_family(const std::string& family, Names ids, std::initializer_list<const char*> parts) const
    {
        for (const std::string_view id : ids) {
            for (const char* part : parts) {
                const std::string key = family + "." + std::string(id) + part;
                EXPECT_TRUE(texts.has(key)) << key;
                expect_words(texts.text(key), key);
            }
        }
    }
};

INSTANTIATE_TEST_SUITE_P(Languages, DeadOfWinterTexts, testing::Values("en", "de", "it"),
                         [](const auto& each) { return std::string(each.param); });

TEST_P(DeadOfWinterTexts, AVoteNamesWhatItIsFor)
{
    const Teller teller(texts, {"You", "Ben"}, 0);
    const auto told = [&](auto&& fact) { return teller.fact(to_json(Fact(fact))); };
    const std::string option = texts.text("crossroads.sparky.option_2");
    const auto names = [&](const std::string& words) { return words.find(option) != std::string::npos; };
    EXPECT_TRUE(names(told(Voted{seat_at(1), 1, Crossroads::Sparky})))
        << told(Voted{seat_at(1), 1, Crossroads::Sparky});
    EXPECT_TRUE(names(told(VoteEnded{1, true, Crossroads::Sparky})));
    EXPECT_TRUE(names(told(CrossroadsChosen{Crossroads::Sparky, 1})));
    EXPECT_LT(told(Voted{seat_at(1), 1, std::nullopt}).size(), 12U) << "Ben: no.";
}

TEST_P(DeadOfWinterTexts, EveryCardAndPlaceHasItsWords)
{
    expect_family("survivor", kSurvivorNames, {".name", ".occupation", ".text"});
    expect_family("item", kItemNames, {".name", ".text"});
    expect_family("crisis", kCrisisNames, {".name", ".text"});
    expect_family("main_objective", kMainObjectiveNames, {".name", ".text", ".hardcore"});
    expect_family("objective", kObjectiveNames, {".name", ".text"});
    expect_family("exile", kExileNames, {".name", ".text", ".betrayal"});
    expect_family("crossroads", kCrossroadsNames, {".name", ".text", ".trigger", ".option_1"});
    expect_family("location", kLocationNames, {""});
    expect_family("gate", kGateNames, {""});
    expect_family("symbol", kSymbolNames, {""});
    expect_family("face", kFaceNames, {""});
    expect_family("mark", kMarkNames, {""});
    expect_family("standing", kStandingNames, {""});
    expect_family("hint", kHintNames, {""});
    expect_family("cause", kCauseNames, {""});
    expect_family("why", kWhyNames, {""});
    expect_family("ending", kEndingNames, {""});
}

TEST_P(DeadOfWinterTexts, ACrossroadsCardNamesTheOptionsThatItHas)
{
    for (std::size_t i = 0; i < kCrossroads; ++i) {
        const std::size_t count = facts(static_cast<Crossroads>(i)).count;
        for (std::size_t option = 1; option <= 3; ++option) {
            const std::string key =
                "crossroads." + std::string(kCrossroadsNames[i]) + ".option_" + std::to_string(option);
            EXPECT_EQ(texts.has(key), option <= count) << key;
        }
    }
}

TEST_P(DeadOfWinterTexts, EveryVerbIsTold)
{
    const Teller teller(texts, kNames);
    for_each_alternative<dead_of_winter::Choice>([&](auto choice) {
        EXPECT_TRUE(texts.has("choice." + std::string(choice.kVerb))) << choice.kVerb;
        expect_words(teller.choice(to_json(dead_of_winter::Choice(choice))), std::string(choice.kVerb));
    });
    for_each_alternative<dead_of_winter::Fact>([&](auto fact) {
        EXPECT_TRUE(texts.has("fact." + std::string(fact.kVerb))) << fact.kVerb;
        expect_words(teller.fact(to_json(dead_of_winter::Fact(fact))), std::string(fact.kVerb));
    });
}

}  // namespace
}  // namespace snowbound
