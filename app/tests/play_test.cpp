// Whole terminal games, typed by a script.
#include "app/play.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "app/commands.h"
#include "app/show.h"
#include "app/terminal.h"
#include "games/registry.h"

namespace snowbound {
namespace {

namespace fs = std::filesystem;

struct Played {
    int code;
    std::string out, error;
    bool says(const std::string& words) const { return out.find(words) != std::string::npos; }
};

Played play(const PlayOrder& order, const std::string& typed)
{
    std::istringstream in(typed);
    std::ostringstream out, error;
    const int code = play(order, in, out, error);
    return {code, out.str(), error.str()};
}

PlayOrder paper_tales(std::vector<std::string> bots = {"greedy"})
{
    PlayOrder order;
    order.game = "paper-tales";
    order.bots = std::move(bots);
    order.seed = "7";
    return order;
}

std::string repeated(const std::string& line, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i) {
        all += line + "\n";
    }
    return all;
}

std::string first_line_with(const std::string& text, const std::string& words)
{
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.find(words) != std::string::npos) return line;
    }
    return "";
}

void expect_80_columns(const std::string& text)
{
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("> ")) line.erase(0, 2);  // a person's Enter would end this line
        EXPECT_LE(width_of(line), kColumns) << line;
    }
}

constexpr const char* kDraft = "1\n1\n1\n1\n";  // four picks lead to the deployment

struct Scripted {
    std::string language, over;
    std::size_t seats;
};

class ScriptedGame : public testing::TestWithParam<Scripted> {};

INSTANTIATE_TEST_SUITE_P(Languages, ScriptedGame,
                         testing::Values(Scripted{"en", "The game is over.", 2}, Scripted{"en", "The game is over.", 3},
                                         Scripted{"de", "Das Spiel ist zu Ende.", 4},
                                         Scripted{"it", "La partita è finita.", 5}),
                         [](const auto& each) { return each.param.language + std::to_string(each.param.seats); });

TEST_P(ScriptedGame, ReachesTheEndAndProvesItsSeed)
{
    PlayOrder order = paper_tales();
    order.language = GetParam().language;
    order.seats = GetParam().seats;
    const Played played = play(order, repeated("1\nauto", 200));
    EXPECT_EQ(played.code, kDone);
    EXPECT_EQ(played.error, "");
    EXPECT_TRUE(played.says(GetParam().over));
    const SeedText seed = SeedText::given("7");
    EXPECT_TRUE(played.says("Seed: 7\n"));
    EXPECT_TRUE(played.says("Salt: " + seed.salt));
    EXPECT_NE(played.out.find(seed.commitment()), played.out.rfind(seed.commitment())) << "told first, shown last";
    expect_80_columns(played.out);
    EXPECT_EQ(played.out.find('{'), std::string::npos);
    EXPECT_EQ(played.out.find('\033'), std::string::npos) << "colours only where somebody wants them";
}

TEST(Play, FallbacksAloneReachTheEndInAnySeatAndWithAnyOption)
{
    PlayOrder order = paper_tales({"random", "easy"});
    order.seat = 2;
    order.options = {"payment=table_faithful", "open_discard=true"};
    order.colours = true;
    const Played played = play(order, repeated("auto", 100));
    EXPECT_EQ(played.code, kDone);
    EXPECT_TRUE(played.says("The game is over."));
    EXPECT_TRUE(played.says("Bot 1 (random), Bot 2 (easy)"));
    EXPECT_TRUE(played.says("\033["));
    expect_80_columns(played.out);
}

TEST(Play, ABarredChoiceIsExplainedWithItsClause)
{
    const Played before = play(paper_tales(), kDraft);
    const std::string barred = before.out.substr(before.out.rfind("Not possible now"));
    const std::string line = first_line_with(barred, "Front 3");
    std::istringstream words(line.substr(line.find(':') + 1));
    std::string number;
    words >> number;
    for (const std::string& typed : {"why " + number, number}) {
        const Played played = play(paper_tales(), kDraft + typed + "\n");
        EXPECT_TRUE(played.says("Why choice " + number + " is not possible")) << typed;
        EXPECT_TRUE(played.says("[PT-5.2]"));
        EXPECT_TRUE(played.says("PT-5.2  With a level II building"));
    }
    const Played played = play(paper_tales(), std::string(kDraft) + "why 1\nwhy\nwhy 999\nwhy me\n");
    EXPECT_TRUE(played.says("Choice 1 is possible."));
    EXPECT_TRUE(played.says("After why something is missing."));
    EXPECT_TRUE(played.says("There is no choice 999."));
    EXPECT_TRUE(played.says("There is no choice me."));
}

TEST(Play, AStepOfThePlanCanBeTakenBack)
{
    const Played played = play(paper_tales(), std::string(kDraft) + "1\nundo\nundo\n");
    EXPECT_TRUE(played.says("Taken back."));
    EXPECT_TRUE(played.says("There is no answer of yours to take back."));
    const Played placed = play(paper_tales(), std::string(kDraft) + "1\n");
    EXPECT_TRUE(placed.says("Take back:"));
    const Played drafted = play(paper_tales(), "undo\n");
    EXPECT_TRUE(drafted.says("You cannot take that back: another seat has answered since."));
}

TEST(Play, ASavedGameReplays)
{
    const fs::path path = fs::path(testing::TempDir()) / "snowbound play test.json";
    fs::remove(path);
    const std::string script = std::string(kDraft) + "1\nundo\n1\nauto\nauto\n";
    const Played played = play(paper_tales(), script + "save " + path.string() + "\nauto\n");
    EXPECT_EQ(played.code, kDone);
    EXPECT_FALSE(first_line_with(played.out, "Saved to").empty()) << played.out;
    std::ifstream file(path);
    auto record = read_record(Json::parse(file, nullptr, false));
    ASSERT_TRUE(record);
    EXPECT_EQ(record->seed.seed, "7");
    const auto by = std::find_if(record->events.begin(), record->events.end(),
                                 [](const Event& event) { return event.by == "bot:greedy"; });
    EXPECT_NE(by, record->events.end());
    auto table = find_game("paper-tales")->replay(*record, record->events.size());
    ASSERT_TRUE(table) << table.trouble().message;
    EXPECT_EQ((*table)->hash(), record->events.back().hash);
    fs::remove(path);
}

TEST(Play, APathThatCannotBeWrittenIsToldAndTheGameGoesOn)
{
    const Played played = play(paper_tales(), "save /nonexistent/folder/game.json\nsave\n" + repeated("auto", 100));
    EXPECT_EQ(played.code, kDone);
    EXPECT_TRUE(played.says("/nonexistent/folder/game.json cannot be written: No such file"))
        << played.out.substr(0, 3000);
    EXPECT_TRUE(played.says("After save something is missing."));
    EXPECT_TRUE(played.says("The game is over."));
}

TEST(Play, RulesLogStateAndHelpAnswerWithoutMoving)
{
    const Played played = play(paper_tales(), "rules\nrules 6.6\nrules 6.99\nlog\nlog 1\nlog x\nstate\nhelp\n?\n\n");
    EXPECT_TRUE(played.says("PT-4.2  You choose one card"));
    EXPECT_TRUE(played.says("PT-6.6  Equal strengths"));
    EXPECT_TRUE(played.says("There is no rule 6.99. Near it: PT-6.1"));
    EXPECT_TRUE(played.says("Unknown command: log x"));
    EXPECT_TRUE(played.says("why N "));
    EXPECT_TRUE(played.says("Goodbye!"));
    EXPECT_FALSE(played.says("The hands are passed"));
    expect_80_columns(played.out);
}

TEST(Play, NonsenseIsAnsweredPolitely)
{
    const std::string rude =
        "dance\n0\n-1\n99999999999999999999999\n1 2\n\x1b[2J\xff\xfe\n" + std::string(5000, 'x') + "\n";
    const Played played = play(paper_tales(), rude);
    EXPECT_EQ(played.code, kDone);
    EXPECT_TRUE(played.says("Unknown command: dance."));
    EXPECT_TRUE(played.says("There is no choice 0."));
    EXPECT_EQ(played.out.find('\033'), std::string::npos) << "what was typed is not obeyed by the terminal";
    EXPECT_LT(played.out.size(), 12000U);
}

TEST(Play, TheEndOfTheInputAndQuitAreGoodbyes)
{
    for (const char* typed : {"", "quit\n", "1", "1\nexit\n"}) {
        const Played played = play(paper_tales(), typed);
        EXPECT_EQ(played.code, kDone) << typed;
        EXPECT_TRUE(played.says("Goodbye!")) << typed;
    }
}

TEST(Play, AClosedOutputEndsTheGame)
{
    std::istringstream in(repeated("auto", 100));
    std::ostringstream out, error;
    out.setstate(std::ios::badbit);
    EXPECT_EQ(play(paper_tales(), in, out, error), kWorld);
}

TEST(Play, AnOrderThatMakesNoSenseSaysWhatIsPossible)
{
    const auto refused = [](auto change, const std::string& words) {
        PlayOrder order = paper_tales();
        change(order);
        const Played played = play(order, "");
        EXPECT_EQ(played.code, kUsage) << words;
        EXPECT_EQ(played.out, "") << words;
        EXPECT_NE(played.error.find(words), std::string::npos) << played.error;
    };
    refused([](PlayOrder& o) { o.game = "chess"; }, "paper-tales");
    refused([](PlayOrder& o) { o.seats = 9; }, "2 to 5");
    refused([](PlayOrder& o) { o.seats = 0; }, "2 to 5");
    refused([](PlayOrder& o) { o.seat = 3; }, "seat 3 of 3");
    refused([](PlayOrder& o) { o.bots = {"genius"}; }, "medium");
    refused([](PlayOrder& o) { o.bots = std::vector<std::string>(6, "easy"), o.seats = 3; }, "6 bots");
    refused([](PlayOrder& o) { o.options = {"payment=never"}; }, "table_faithful");
    refused([](PlayOrder& o) { o.options = {"colour=red"}; }, "open_discard");
    refused([](PlayOrder& o) { o.options = {"payment"}; }, "KEY=VALUE");
    refused([](PlayOrder& o) { o.language = "tlh"; }, "de, en, it");
}

TEST(Play, WithoutASeedEveryGameIsAnother)
{
    PlayOrder order = paper_tales();
    order.seed.reset();
    EXPECT_NE(play(order, "").out, play(order, "").out);
}

TEST(Show, AGameWithoutItsOwnScreenIsOutlinedInWords)
{
    const Texts texts("en", "paper-tales");
    const Teller teller(texts, {"Anna", "Ben"});
    const Json view = Json::parse(
        R"({"phase":"war","gold":3,"lucky":true,"reserve":null,"players":[{"seat":1,"hand":["golem","knight"]}]})");
    EXPECT_EQ(outline(view, teller),
              "phase: War\nGold: 3\nlucky: yes\nReserve: –\nplayers:\n  –\n    seat: Ben\n    Hand: Golem, Knight\n");
    EXPECT_EQ(shower_of("some-other-game").whole, shower_of("yet-another-game").whole);
}

TEST(Terminal, LinesAreWrappedBetweenWords)
{
    EXPECT_EQ(wrapped("one two three", 2, 8), "one two\n  three");
    EXPECT_EQ(wrapped("größer als äöü", 0, 10), "größer als\näöü") << "characters count, not bytes";
    EXPECT_EQ(wrapped("a\n\nb", 0, 10), "a\n\nb");
    EXPECT_EQ(wrapped("  deep  gap", 2, 80), "  deep  gap");
    EXPECT_EQ(width_of("\033[1mbold\033[0m"), 4U);
}

TEST(Terminal, CellsStandInColumns)
{
    EXPECT_EQ(in_columns("ab", 4, {"one", "three", "x"}), "ab  one     three   x");
    EXPECT_EQ(in_columns("too long", 4, {"one"}), "too long\n    one");
}

}  // namespace
}  // namespace snowbound
