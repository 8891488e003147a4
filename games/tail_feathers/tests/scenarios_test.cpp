// What the scenarios add: the last round, objectives, tokens, captives, cards that are given.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

struct Nests {
    int dial, nest;
};
std::string last_round(ScenarioId scenario, Nests militia, Nests raiders, int tokens = 0)
{
    Builder b = table().scenario(scenario);
    State& s = b.raw();
    s.round = static_cast<std::uint8_t>(card_of(scenario).cap);
    const std::array<Nests, 2> nests{militia, raiders};
    for (std::size_t i = 0; i < 2; ++i) {
        s.players[i].dial = static_cast<std::uint8_t>(nests[i].dial);
        s.players[i].nest = static_cast<std::uint8_t>(nests[i].nest);
    }
    s.players[1].tokens = static_cast<std::uint8_t>(tokens);
    const Match match = b.end_of_round();
    const SeatSet won = TailFeathers::winners(match.state());
    const std::string who = won.size() > 1 ? "both" : won.has(seat_at(0)) ? "militia" : "raiders";
    return std::string(TailFeathers::ending(match.state())) + " " + who;
}

TEST(TfScenario, TF_25_2_TheSmallerShareOfLifeLostWinsAtTheEnd)
{
    RULE("TF-25.2");
    const auto end = [](Nests a, Nests b) { return last_round(ScenarioId::ShowOfForce, a, b); };
    EXPECT_EQ(end({15, 15}, {10, 10}), "draw both");  // nobody wounded, and the armies are whole
    EXPECT_EQ(end({15, 12}, {10, 7}), "nest_life militia");
    EXPECT_EQ(end({15, 10}, {10, 7}), "nest_life raiders");  // a third against three tenths
    EXPECT_EQ(end({15, 6}, {10, 4}), "draw both");
}

TEST(TfScenario, TF_25_2_AtTheEndOfTheCanopyATokenIsTwoLife)
{
    RULE("TF-25.2");
    const auto end = [](Nests a, Nests b, int tokens) { return last_round(ScenarioId::WarForTheCanopy, a, b, tokens); };
    EXPECT_EQ(end({18, 18}, {12, 12}, 0), "draw both");
    EXPECT_EQ(end({18, 18}, {12, 12}, 1), "tokens raiders");
    EXPECT_EQ(end({18, 16}, {12, 8}, 1), "tokens militia");     // 16 of 18 against 10 of 12
    EXPECT_EQ(end({18, 15}, {12, 8}, 1), "nest_life militia");  // even; then the nests alone
}

Builder many_trees()  // the Militia has more figures on three trees
{
    Builder b = table().with(&Options::objectives).put(guard(1), space_of(Tree::Se, Part::A1));
    b.put(guard(2), space_of(Tree::Nw, Part::A1));
    b.raw().players[0].objective = Objective::CanopyRule;
    return b;
}

TEST(TfScenario, TF_1_24_CanopyRuleIsJudgedAtTheEndOfARound)
{
    RULE("TF-1.24");
    Match match = many_trees().turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.choose(0, Finish{});
    match.choose(0, Finish{});
    EXPECT_FALSE(match.player(0).laurel);  // the round goes on
    EXPECT_TRUE(many_trees().end_of_round().player(0).laurel);
    Builder two = many_trees().put(guard(2), kSwNest);
    EXPECT_FALSE(two.end_of_round().player(0).laurel);
    Builder level = many_trees().put(commando(1), space_of(Tree::Nw, Part::A2));
    EXPECT_FALSE(level.end_of_round().player(0).laurel);
}

Builder with_token(FigureId id)  // in the War for the Canopy
{
    Builder b = table().scenario(ScenarioId::WarForTheCanopy);
    figure(b.raw(), id).token = 1;
    return b;
}

TEST(TfScenario, TF_24_7_ATokenThatComesHomeWithAMissionIsDelivered)
{
    RULE("TF-24.7");
    for (const Mission mission : {Mission::Decoy, Mission::Intercept, Mission::Patrol, Mission::Rescue}) {
        Builder b = table().scenario(ScenarioId::WarForTheCanopy).mission(0, mission, {guard(1), guard(2)});
        figure(b.raw(), guard(1)).token = 1;
        Match match = b.end_of_round();
        EXPECT_EQ(match.prompt(0), "scenario.deliver") << name_of(mission);
        match.choose(0, Deliver{true});
        EXPECT_EQ(match.player(0).tokens, 1);
        EXPECT_EQ(match.player(0).cheese, 2);
        EXPECT_EQ(match.state().round, 2);
    }
}

TEST(TfScenario, TF_24_7_ADecoyThatWasSwoopedOnBringsItsTokenHome)
{
    RULE("TF-24.7");
    Builder b = table().scenario(ScenarioId::WarForTheCanopy).fly(grizzard, 45000, 55000, 2700);
    b.mission(0, Mission::Decoy, {guard(1)}, {45000, 42000});
    figure(b.raw(), guard(1)).token = 1;
    Match match = b.turn_of(1);
    match.choose(1, Activate{kGrizzard});
    match.choose(1, Announce{route({kShort, kShort}), 0});
    match.choose(1, Swoop{});
    EXPECT_EQ(match.prompt(0), "scenario.deliver");
    match.choose(0, Deliver{false});
    EXPECT_EQ(match.player(0).tokens, 1);
    EXPECT_EQ(match.prompt(1), "activation.act");  // and the flight went on
}

TEST(TfScenario, TF_R38d_ATokenIsTakenByTheNormalMoveOnly)
{
    RULE("TF-R38d");
    const auto takes = [](bool scurries) {
        Builder b = table().scenario(ScenarioId::WarForTheCanopy).put(guard(1), sw(Part::A1));
        b.raw().tokens[0] = sw(Part::A2);
        Match match = b.turn_of(0);
        match.choose(0, Activate{kOakguard});
        match.choose(0, ChooseFigures{Figures{guard(1)}});
        if (scurries) match.choose(0, Finish{});
        match.choose(0, scurries ? Choice(Scurry{guard(1), sw(Part::A2)}) : Choice(Walk{guard(1), sw(Part::A2)}));
        return match.figure(guard(1)).token;
    };
    EXPECT_EQ(takes(false), 1);
    EXPECT_EQ(takes(true), 0);
}

TEST(TfScenario, TF_R38d_ATokenIsDeliveredByTheNormalMoveOnly)
{
    RULE("TF-R38d");
    const auto delivers = [](bool scurries) {
        Builder b = with_token(guard(1)).put(guard(1), sw(Part::A2));
        figure(b.raw(), guard(1)).token = 1;
        Match match = b.turn_of(0);
        match.choose(0, Activate{kOakguard});
        match.choose(0, ChooseFigures{Figures{guard(1), guard(2)}});
        if (scurries) match.choose(0, Finish{});
        match.choose(0, scurries ? Choice(Scurry{guard(1), kSwNest}) : Choice(Walk{guard(1), kSwNest}));
        return match.prompt(0) == "scenario.deliver";
    };
    EXPECT_TRUE(delivers(false));
    EXPECT_FALSE(delivers(true));
}

TEST(TfScenario, TF_2_10_TheBallistaOfBurningBranchesIsAnEighthCard)
{
    RULE("TF-2.10");
    Options options;
    options.scenario = ScenarioId::BurningBranches;
    Match match(Start(options).state, {});
    Actions cards = preset(match.state(), seat_at(0)).first(6);
    cards.add(Action::BuildBallista);
    match.refuses(0, PickCards{cards}, "TF-2.10");
    const auto asked = match.open(0);
    for (const Choice& choice : asked->options) {
        EXPECT_FALSE(std::get<PickCards>(choice).cards.has(Action::BuildBallista));
    }
    for (int seat = 0; seat < 2; ++seat) {
        match.choose(seat, PickCards{preset(match.state(), seat_at(static_cast<std::size_t>(seat)))});
    }
    for (int seat = 0; seat < 2; ++seat) {
        EXPECT_EQ(match.player(seat).hand.size(), 8U);
        EXPECT_TRUE(match.player(seat).hand.has(Action::BuildBallista));
    }
}

TEST(TfScenario, TF_AB2_TheCaptivesAreNobodyElses)
{
    RULE("TF-AB2");
    Options options;
    options.scenario = ScenarioId::CapturedFlyer;
    options.armies = Armies::Built;
    Match match(Start(options).state, {});
    const GroundPick guards{Ground::Oakguard, 6, 0};
    const BirdPick wella{Bird::Aerijin, false, Pilot::Wella, Rank::Ace};
    match.refuses(0, Muster{{{wella}, {guards}}}, "TF-AB2");
    match.refuses(0, Muster{{{{Bird::Valchirp, false, Pilot::Zure, Rank::Ace}}, {guards}}}, "TF-AB2");
    match.refuses(0, Muster{{{{Bird::Valchirp, true, {}, {}}}, {guards}}}, "TF-AB2");
    match.choose(0, Muster{{{{Bird::Aerijin, false, Pilot::Zure, Rank::Ace}}, {guards}}});
    match.choose(1, Muster{quick_army(Faction::Raiders)});
    int wellas = 0;
    for (const Unit& u : match.state().units) wellas += u.is_bird && !u.riderless && u.pilot == Pilot::Wella;
    EXPECT_EQ(wellas, 1);
    options.scenario = ScenarioId::ShowOfForce;
    EXPECT_TRUE(army_faults({{wella}, {guards}}, Faction::Militia, options).empty());
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
