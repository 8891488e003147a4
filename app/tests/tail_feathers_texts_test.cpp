// Every verb and every name of Tail Feathers in every language, and its terminal board.
#include "app/show.h"
#include "app/tests/heard.h"
#include "games/tail_feathers/cards.h"
#include "games/tail_feathers/choices.h"
#include "games/tail_feathers/facts.h"
#include "games/tail_feathers/options.h"

namespace snowbound {
namespace {

using namespace tail_feathers;

class FeatherTexts : public testing::TestWithParam<const char*> {
protected:
    const Texts texts{GetParam(), "tail-feathers"};
    void expect_names(const std::string& family, Names ids, std::initializer_list<const char*> parts) const
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
INSTANTIATE_TEST_SUITE_P(Languages, FeatherTexts, testing::Values("en", "de", "it"),
                         [](const auto& each) { return std::string(each.param); });

TEST_P(FeatherTexts, EveryVerbIsTold)
{
    const Teller teller(texts, kNames);
    for_each_alternative<Choice>([&](auto choice) {
        EXPECT_TRUE(texts.has("choice." + std::string(choice.kVerb))) << choice.kVerb;
        expect_words(teller.choice(to_json(Choice(choice))), std::string(choice.kVerb));
    });
    for_each_alternative<Fact>([&](auto fact) {
        EXPECT_TRUE(texts.has("fact." + std::string(fact.kVerb))) << fact.kVerb;
        expect_words(teller.fact(to_json(Fact(fact))), std::string(fact.kVerb));
    });
}

TEST_P(FeatherTexts, EverythingHasItsName)
{
    expect_names("bird", kBirdNames, {".name", ".about"});
    expect_names("pilot", kPilotNames, {".name", ".about"});
    expect_names("ground", kGroundNames, {".name", ".about"});
    expect_names("ability", kAbilityNames, {".name", ".text"});
    expect_names("card", kActionNames, {".name", ".text"});
    expect_names("objective", kObjectiveNames, {".name", ".text"});
    expect_names("mission", kMissionNames, {".name", ".text"});
    expect_names("scenario", kScenarioIdNames, {".name", ".text", ".special"});
    expect_names("space", kSpaceNames, {""});
    expect_names("tree", kTreeNames, {""});
    expect_names("tilt", kTiltNames, {""});
    expect_names("rank", kRankNames, {""});
    expect_names("proficiency", kProficiencyNames, {""});
    expect_names("faction", kFactionNames, {""});
    expect_names("roll", kDieFaceNames, {""});
    expect_names("kind", kAttackKindNames, {""});
    expect_names("kind", kCrossedNames, {""});
    expect_names("end", kEndingNames, {""});
}

TEST(FeatherBoard, FiguresAreToldByNameAndATargetByWhatItIs)
{
    const Texts texts("en", "tail-feathers");
    const Teller teller(texts, kNames);
    Surroundings around;
    around.names["figure.3"] = "Zure";
    const Strike shot{FigureId{3}, AttackKind::Ranged, at_nest(seat_at(1))};
    EXPECT_EQ(teller.choice(to_json(Choice(shot)), around), "Zure: ranged attack on the nest");
    const Strike blow{FigureId{3}, AttackKind::Melee, at_figure(FigureId{3})};
    EXPECT_EQ(teller.choice(to_json(Choice(blow)), around), "Zure: melee attack on Zure");
    EXPECT_EQ(teller.fact(to_json(Fact(Defeated{seat_at(0), FigureId{3}})), around), "Anna: Zure is defeated.");
}

TEST(FeatherBoard, ACardIsToldOnlyWithWhatItNeeds)
{
    Surroundings around;
    around.names["by.3"] = "Zure", around.names["on.9"] = "Snag";
    const auto words = [&](const char* language, const auto& told) {
        const Texts texts(language, "tail-feathers");
        const Teller teller(texts, kNames);
        if constexpr (std::is_same_v<std::decay_t<decltype(told)>, PlayCard>) {
            return teller.choice(to_json(Choice(told)), around);
        } else {
            return teller.fact(to_json(Fact(told)), around);
        }
    };
    const CardPlayed alone{seat_at(0), Action::Soar, FigureId{3}, kNoFigure};
    EXPECT_EQ(words("en", alone), "Anna: Soar played with Zure.");
    EXPECT_EQ(words("en", CardPlayed{seat_at(0), Action::Taunt, FigureId{3}, FigureId{9}}),
              "Anna: Taunt played with Zure on Snag.");
    EXPECT_EQ(words("en", PlayCard{.card = Action::QuickFeet}), "Play Quick Feet");
    EXPECT_EQ(words("en", PlayCard{.card = Action::RegainComposure, .on = FigureId{9}, .status = Status::Burning}),
              "Play Regain Composure on Snag, no longer burning");
    EXPECT_EQ(words("en", PlayCard{.card = Action::ChangeOfPlans, .by = FigureId{3}, .mission = Mission::Siege}),
              "Play Change of Plans with Zure, mission: Siege");
    for (const char* language : {"de", "it"}) {
        EXPECT_TRUE(words(language, alone).ends_with(" Zure.")) << words(language, alone);
        const std::string bare = words(language, PlayCard{.card = Action::QuickFeet});
        EXPECT_EQ(bare.find(','), std::string::npos) << bare;
        for (const char* nobody : {"niemand", "nessuno", "nowhere"}) EXPECT_EQ(bare.find(nobody), std::string::npos);
    }
}

TEST(FeatherBoard, ShowsTheMapAndWhoIsWhere)
{
    const AnyGame* game = find_game("tail-feathers");
    ASSERT_NE(game, nullptr);
    const Texts texts("en", "tail-feathers");
    const Teller teller(texts, kNames);
    NewMatch match;
    match.seats = 2;
    match.seed = SeedText::given("1");
    const auto made = game->start(match);
    ASSERT_TRUE(made);
    const Json view = (*made)->view(seat_at(0));
    const Screen screen{view, seat_at(0), teller, {}};
    const std::string board = shower_of("tail-feathers").whole(screen);
    EXPECT_NE(board.find("Show of Force"), std::string::npos) << board;
    EXPECT_NE(board.find("@@"), std::string::npos) << board;  // the nests
    EXPECT_NE(board.find("##"), std::string::npos) << board;  // the trunks
    EXPECT_FALSE(around_tail_feathers(view, teller, seat_at(0)).names.empty());
}

}  // namespace
}  // namespace snowbound
