// The rules page in the terminal.
#include "app/rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "app/commands.h"
#include "app/terminal.h"
#include "games/registry.h"

namespace snowbound {
namespace {

namespace fs = std::filesystem;

struct Shown {
    int code;
    std::string out, error;
};

Shown show(const RulesOrder& order)
{
    std::ostringstream out, error;
    const int code = show_rules(order, out, error);
    return {code, out.str(), error.str()};
}

void write(const fs::path& path, const std::string& text)
{
    fs::create_directories(path.parent_path());
    std::ofstream(path) << text;
}

TEST(Rules, ThePageIsShownWithin80Columns)
{
    const Shown shown = show({.game = "paper-tales"});
    EXPECT_EQ(shown.code, kDone);
    EXPECT_NE(shown.out.find("PT-6.6"), std::string::npos);
    EXPECT_EQ(shown.out.find("**"), std::string::npos);
    std::istringstream lines(shown.out);
    for (std::string line; std::getline(lines, line);) {
        EXPECT_LE(width_of(line), kColumns) << line;
    }
}

TEST(Rules, OneClauseIsFoundHoweverItIsWritten)
{
    const Shown shown = show({.game = "paper-tales", .clause = "PT-6.6"});
    EXPECT_EQ(shown.code, kDone);
    EXPECT_NE(shown.out.find("PT-6.6  Equal strengths make two winners"), std::string::npos) << shown.out;
    EXPECT_NE(shown.out.find("Phase 3: War"), std::string::npos) << shown.out;
    for (const char* same : {"pt-6.6", "6.6", "Pt-6.6"}) {
        EXPECT_EQ(show({.game = "paper-tales", .clause = same}).out, shown.out);
    }
    EXPECT_EQ(show({.game = "paper-tales", .clause = "r29"}).code, kDone);
}

TEST(Rules, AnUnknownClauseNamesNearOnes)
{
    const Shown shown = show({.game = "paper-tales", .clause = "6.99"});
    EXPECT_EQ(shown.code, kUsage);
    EXPECT_EQ(shown.out, "");
    EXPECT_NE(shown.error.find("PT-6.1"), std::string::npos) << shown.error;
    EXPECT_EQ(show({.game = "paper-tales", .clause = "\x1b[31m nonsense"}).code, kUsage);
    EXPECT_EQ(show({.game = "chess"}).code, kUsage);
}

TEST(Rules, EveryGameHasAPageWithClausesThatAreThereOnce)
{
    for (const AnyGame* game : games()) {
        const Rulebook book = Rulebook::of(*game);
        EXPECT_FALSE(book.clauses().empty()) << game->name();
        std::set<std::string> ids;
        for (const Clause& clause : book.clauses()) {
            EXPECT_TRUE(ids.insert(clause.id).second) << clause.id;
            EXPECT_FALSE(clause.text.empty()) << clause.id;
        }
    }
}

TEST(Rules, EveryTranslationHasTheSameClausesInTheSameOrder)
{
    for (const AnyGame* game : games()) {
        const Rulebook english = Rulebook::of(*game);
        for (const char* language : {"de", "it"}) {
            const Rulebook book = Rulebook::of(*game, language);
            ASSERT_EQ(book.clauses().size(), english.clauses().size()) << language << " " << game->name();
            std::size_t same = 0;
            for (std::size_t i = 0; i < book.clauses().size(); ++i) {
                EXPECT_EQ(book.clauses()[i].id, english.clauses()[i].id) << language;
                EXPECT_FALSE(book.clauses()[i].text.empty()) << book.clauses()[i].id;
                same += book.clauses()[i].text == english.clauses()[i].text;
            }
            EXPECT_LT(same, 5U) << language << " " << game->name() << ": still English";
        }
    }
}

TEST(Rules, OneClauseInAnotherLanguage)
{
    const Shown german = show({.game = "paper-tales", .clause = "PT-6.6", .language = "de"});
    EXPECT_EQ(german.code, kDone);
    EXPECT_NE(german.out, show({.game = "paper-tales", .clause = "PT-6.6"}).out);
    EXPECT_EQ(show({.game = "paper-tales", .clause = "PT-6.6", .language = "../.."}).out,
              show({.game = "paper-tales", .clause = "PT-6.6"}).out);
}

TEST(Rules, AClauseWithALetterIsFound)
{
    for (const char* clause : {"TF-R38a", "r38a", "R38A"}) {
        EXPECT_NE(show({.game = "tail-feathers", .clause = clause}).out.find("TF-R38a"), std::string::npos) << clause;
    }
}

TEST(Rules, CoverageCountsCitationsAndTests)
{
    const fs::path root = fs::path(testing::TempDir()) / "snowbound_coverage";
    fs::remove_all(root);
    const Rulebook book = Rulebook::of(*find_game("paper-tales"));
    std::string all, tests;
    for (const Clause& clause : book.clauses()) {
        all += "// [" + clause.id + "]\n";
        tests += "RULE(\"" + clause.id + "\");\n";
    }
    write(root / "games/paper_tales/war.cpp", "log.say(rule(\"PT-6.6\"), To::all());  // [PT-1.13]\n");
    write(root / "games/paper_tales/tests/war_test.cpp", "TEST(War, PT_6_6_TiesScoreForBoth) { RULE(\"PT-R13\"); }\n");
    const RulesOrder order{.game = "paper-tales", .coverage = true, .root = root.string()};
    const Shown shown = show(order);
    EXPECT_EQ(shown.code, kFailed);
    const auto n = std::to_string(book.clauses().size());
    EXPECT_NE(shown.out.find(std::to_string(book.clauses().size() - 2) + " of " + n + " clauses are not cited"),
              std::string::npos)
        << shown.out;
    EXPECT_NE(shown.out.find("clauses have no test"), std::string::npos) << shown.out;
    EXPECT_EQ(shown.out.find("PT-6.6"), std::string::npos) << shown.out;

    write(root / "games/paper_tales/war.cpp", all);
    write(root / "games/paper_tales/tests/war_test.cpp", tests);
    EXPECT_EQ(show(order).code, kDone) << show(order).out;

    write(root / "games/paper_tales/age.cpp", "log.say(rule(\"PT-6.66\"), To::all());\n");
    EXPECT_EQ(show(order).code, kFailed);
    EXPECT_NE(show(order).out.find("PT-6.66 is cited, but there is no such clause."), std::string::npos);
    fs::remove_all(root);
}

}  // namespace
}  // namespace snowbound
