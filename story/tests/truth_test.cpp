// The narrator says nothing that is not so: what is told in whole games is read and held against what happened. And the
// reader is no fool: told a lie, it says which. Compiled with -O2: it plays and reads many games.
#include "story/tests/truth.h"

#include <gtest/gtest.h>

namespace snowbound::truth {
namespace {

constexpr std::uint64_t kGames = 12;  // and a hundred where time does not matter: truth_slow_test.cpp

class Truth : public ::testing::TestWithParam<std::string> {};

TEST_P(Truth, OfToldGames) { expect_no_lies(GetParam(), 0, kGames); }

INSTANTIATE_TEST_SUITE_P(Languages, Truth, ::testing::Values("en", "de", "it"),
                         [](const auto& language) { return language.param; });

// A told game with one lie in it.
class Lying {
public:
    using Wanted = bool (*)(const Moment&);

    // The first moment like this in the games told so far; more are told until there is one.
    Moment& find(Wanted wanted)
    {
        for (std::uint64_t number = 0; number < 60; ++number) {
            if (told().size() <= number) told().push_back(ToldGame("en", number).play());
            for (std::size_t i = 0; i < told()[number].size(); ++i) {
                if (!wanted(told()[number][i])) continue;
                game_ = told()[number];
                return game_[i];
            }
        }
        ADD_FAILURE() << "no such moment";
        game_.resize(1);
        return game_[0];
    }
    std::string kinds() const  // of the lies, each once
    {
        Ids all;
        for (const Lie& lie : Reader().read(game_)) all.insert(lie.kind);
        std::string text;
        for (const std::string& kind : all) text += (text.empty() ? "" : ", ") + kind;
        return text;
    }
    std::vector<Moment>& game() { return game_; }

private:
    static std::vector<std::vector<Moment>>& told()
    {
        static std::vector<std::vector<Moment>> games;
        return games;
    }
    std::vector<Moment> game_;
};

bool is_told_of(const Moment& m, const char* event) { return m.event() == event && m.verb() != "retell"; }

std::string somebody(const Moment& m, bool drafted)  // not named in the moment's truth
{
    const Facts facts(m);
    for (std::size_t i = 0; i < winter_tales::kCharacters; ++i) {
        const std::string id(winter_tales::kCharacterNames[i]);
        if (is_drafted(m.before, id) == drafted && !facts.people.contains(id)) return kPeople.at("en")[i][0];
    }
    return "";
}

TEST(Reader, FindsWhoIsNotThere)
{
    Lying lying;
    Moment& ending = lying.find([](const Moment& m) { return is_told_of(m, "ending") && !somebody(m, false).empty(); });
    ending.scene["text"] = "It thawed. " + somebody(ending, false) + " laughed.";
    EXPECT_EQ(lying.kinds(), "not in the game");
    Moment& mission = lying.find([](const Moment& m) { return is_told_of(m, "mission"); });
    mission.scene["text"] = "It had been " + somebody(mission, true) + " all the time.";
    EXPECT_EQ(lying.kinds(), "wrong person");
}

TEST(Reader, FindsWrongPlacesAndWays)
{
    Lying lying;
    Moment& way = lying.find([](const Moment& m) { return m.verb() == "passage"; });
    way.scene["text"] = "It led " + narrator_for("winter-tales", "en")->form("place", Facts(way).from, "to") + ".";
    EXPECT_EQ(lying.kinds(), "wrong way");
    Moment& made = lying.find([](const Moment& m) {
        return m.verb() == "place_quest" && Facts(m).places.count("grove") + Facts(m).stage.count("grove") == 0;
    });
    made.scene["text"] = "It began in the Oak Grove.";
    EXPECT_EQ(lying.kinds(), "wrong place");
    made.scene["text"] = "Under the bark it ticked, very slowly.";
    EXPECT_EQ(lying.kinds(), "wrong place");
}

TEST(Reader, FindsAnOpeningWithoutItsQuests)
{
    Lying lying;
    lying.find([](const Moment& m) { return is_told_of(m, "opening"); }).scene["text"] = "It snowed.";
    EXPECT_NE(lying.kinds().find("quest not named"), std::string::npos);
    EXPECT_NE(lying.kinds().find("quest without a place"), std::string::npos);
}

TEST(Reader, FindsWrongOutcomes)
{
    Lying lying;
    Moment& quest = lying.find([](const Moment& m) { return is_told_of(m, "quest_end") && Facts(m).result == "draw"; });
    const Json quests = Lexicon::of("en").grammar()["families"]["quest"]["entries"];
    quest.scene["text"] = quests[*Facts(quest).quests.begin()]["success"][0];
    EXPECT_EQ(lying.kinds(), "wrong quest");
    Moment& fight =
        lying.find([](const Moment& m) { return is_told_of(m, "combat_end") && Facts(m).result == "rebel"; });
    fight.scene["text"] = "There she stayed lying, alive and no more than that.";
    EXPECT_EQ(lying.kinds(), "wrong outcome");
    Moment& end = lying.find([](const Moment& m) { return is_told_of(m, "ending") && Facts(m).result == "winter"; });
    end.scene["text"] = "In the morning it dripped from every roof in town.";
    EXPECT_EQ(lying.kinds(), "wrong outcome");
}

TEST(Reader, FindsWhatIsRememberedWrongly)
{
    Lying lying;
    Moment& memory = lying.find([](const Moment& m) { return m.verb() == "choose_memory"; });
    memory.choice["choose_memory"]["card"] = "no such card";
    EXPECT_EQ(lying.kinds(), "card nobody told");
    Moment& part = lying.find([](const Moment& m) {
        return m.event() == "epilogue_part" && m.verb() == "close" && !m.scene.value("takes_up", "").empty() &&
               m.fields()["memory"] != m.before["bookmark"];
    });
    part.choice["close"]["memory"] = part.before["bookmark"];
    EXPECT_EQ(lying.kinds(), "memory not recalled, same memory, wrong memory");
}

TEST(Reader, FindsEffortsWithoutACardAndWrongRounds)
{
    Lying lying;
    lying.find([](const Moment& m) { return is_told_of(m, "quest_last") && m.scene["cards"].empty(); }).scene["text"] =
        "One thing was left to try.";
    EXPECT_EQ(lying.kinds(), "effort without a card");
    const auto first = [](const Moment& m) {
        return is_told_of(m, "attack") && frame(m.before, "combat")["attacks"] == 0;
    };
    lying.find(first).scene["text"] = "Once again the hand closed.";
    EXPECT_EQ(lying.kinds(), "wrong round");
    lying.find(first).scene["text"] = "Long after midnight, the hand closed.";
    EXPECT_EQ(lying.kinds(), "wrong time");
    lying.find([](const Moment& m) { return m.verb() == "rescue" && !is_rebel(word(m.fields(), "who")); })
        .scene["text"] = "The guard looked away.";
    EXPECT_EQ(lying.kinds(), "wrong side");
    lying.find([](const Moment& m) { return is_told_of(m, "activation"); }).scene["text"] =
        "She lay there and could not get up.";
    EXPECT_EQ(lying.kinds(), "lies and stands");
}

TEST(Reader, FindsSecrets)
{
    Lying lying;
    Moment& trap = lying.find([](const Moment& m) { return m.verb() == "lay_trap"; });
    trap.after["fight"] = Json::array();
    EXPECT_EQ(lying.kinds(), "secret card");
    Moment& mission = lying.find([](const Moment& m) { return m.verb() == "declare"; });
    mission.after["players"][mission.seat]["missions"] = Json::array();
    EXPECT_EQ(lying.kinds(), "secret mission");
}

}  // namespace
}  // namespace snowbound::truth
