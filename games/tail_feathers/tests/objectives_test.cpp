// Objectives, and the special missions and rules of each scenario.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

bool laurel(Objective objective, const Feats& feats)
{
    State s = table().with(&Options::objectives).raw();
    s.players[0].objective = objective;
    s.players[0].feats = feats;
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    check_objectives(s, log);
    EXPECT_FALSE(s.players[1].laurel);
    return s.players[0].laurel;
}

TEST(TfObjectives, TF_1_24_WhatEachOneAsksFor)
{
    RULE("TF-1.24");
    for (std::size_t i = 0; i < kObjectives; ++i) EXPECT_FALSE(laurel(static_cast<Objective>(i), {}));
    EXPECT_TRUE(laurel(Objective::FirstBlood, {.first_blood = true}));
    EXPECT_TRUE(laurel(Objective::NestBreaker, {.broke_nest = true}));
    EXPECT_TRUE(laurel(Objective::CanopyRule, {.canopy = true}));
    EXPECT_TRUE(laurel(Objective::LeafOnTheWind, {.leaf = true}));
    EXPECT_FALSE(laurel(Objective::FullLarder, {.revivals = 1}));
    EXPECT_TRUE(laurel(Objective::FullLarder, {.revivals = 2}));
    EXPECT_TRUE(laurel(Objective::Infiltrators, {.infiltrated = true}));
    EXPECT_FALSE(laurel(Objective::Interceptors, {.intercepted = 1}));
    EXPECT_TRUE(laurel(Objective::Interceptors, {.intercepted = 2}));
    EXPECT_FALSE(laurel(Objective::SkyDuellist, {.spirals = 1}));
    EXPECT_TRUE(laurel(Objective::SkyDuellist, {.spirals = 2}));
    EXPECT_TRUE(laurel(Objective::WatchfulSky, {.watchful = true}));
    EXPECT_FALSE(laurel(Objective::Airlift, {.airlifts = 2}));
    EXPECT_TRUE(laurel(Objective::Airlift, {.airlifts = 3}));
    EXPECT_FALSE(laurel(Objective::DecoyMaster, {.decoys = 1}));
    EXPECT_TRUE(laurel(Objective::DecoyMaster, {.decoys = 2}));
}

TEST(TfObjectives, TF_1_24_NoObjectivesWithoutTheModule)
{
    RULE("TF-1.24");
    State s = table().raw();
    s.players[0].objective = Objective::FirstBlood;
    s.players[0].feats.first_blood = true;
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    check_objectives(s, log);
    EXPECT_FALSE(s.players[0].laurel);
}

TEST(TfObjectives, TF_1_24_ThreeRoundsInTheAirWithoutAWound)
{
    RULE("TF-1.24");
    const auto after = [](int calm, bool hurt, bool flying) {
        Builder b = table().with(&Options::objectives);
        if (flying) b.fly(aerijin, 45000, 45000, 0);
        b.raw().players[0].objective = Objective::Untouched;
        figure(b.raw(), aerijin).calm = static_cast<std::uint8_t>(calm);
        figure(b.raw(), aerijin).hurt = hurt;
        Match match = b.end_of_round();
        EXPECT_FALSE(match.figure(aerijin).hurt);
        return std::pair(int{match.figure(aerijin).calm}, match.player(0).laurel);
    };
    EXPECT_EQ(after(1, false, true), std::pair(2, false));
    EXPECT_EQ(after(2, false, true), std::pair(3, true));
    EXPECT_EQ(after(2, true, true), std::pair(0, false));
    EXPECT_EQ(after(2, false, false), std::pair(0, false));
}

TEST(TfObjectives, TF_1_24_FourWoundsOnANestInOneRound)
{
    RULE("TF-1.24");
    State s = table().raw();
    s.stack = {Round{.phase = Phase::Activate}};
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    wound_nest(s, seat_at(1), 3, seat_at(0), log);
    EXPECT_FALSE(player(s, seat_at(0)).feats.broke_nest);
    wound_nest(s, seat_at(1), 1, seat_at(0), log);
    EXPECT_TRUE(player(s, seat_at(0)).feats.broke_nest);
    Builder b = table();
    b.raw().players[0].feats.nest_hits = 3;
    EXPECT_EQ(b.end_of_round().player(0).feats.nest_hits, 0);  // a new round, a new count
}

TEST(TfObjectives, TF_1_24_ASiegeOfThreeInfiltrates)
{
    RULE("TF-1.24");
    const auto infiltrated = [](Tree tree, std::initializer_list<FigureId> crew) {
        Match match = table().mission(0, Mission::Siege, crew).end_of_round();
        match.choose(0, Besiege{tree});
        while (match.prompt(0) == "mission.put_down") match.choose(0, match.fallback(0));
        return match.player(0).feats.infiltrated;
    };
    EXPECT_TRUE(infiltrated(Tree::Ne, {guard(1), guard(2), guard(3)}));
    EXPECT_FALSE(infiltrated(Tree::Ne, {guard(1), guard(2)}));
    EXPECT_FALSE(infiltrated(Tree::Se, {guard(1), guard(2), guard(3)}));
}

TEST(TfObjectives, TF_2_5_TwoAreDealtAndOneIsKept)
{
    RULE("TF-2.5");
    Options options;
    options.objectives = Flag::On;
    Start start(options);
    Match match(start.state, {});
    EXPECT_EQ(match.prompt(0), "setup.objective");
    EXPECT_EQ(match.prompt(1), "setup.objective");
    const auto dealt = match.player(0).dealt;
    EXPECT_NE(dealt[0], dealt[1]);
    EXPECT_EQ(match.fallback(0), Choice(KeepObjective{dealt[0]}));
    match.choose(0, KeepObjective{dealt[1]});
    match.choose(0, Withdraw{});
    EXPECT_TRUE(match.waits_for(0));
    match.choose(0, KeepObjective{dealt[1]});
    EXPECT_FALSE(match.player(0).objective);  // not before both have chosen
    match.choose(1, match.fallback(1));
    EXPECT_EQ(match.player(0).objective, dealt[1]);
}

Match special(ScenarioId scenario, int seat, std::initializer_list<FigureId> crew, Builder b = table())
{
    b.scenario(scenario).options([](Options& o) { o.cards = o.feathers = o.spiral = Flag::Off; });
    return b.mission(seat, Mission::Special, crew).end_of_round();
}

TEST(TfScenario, TF_24_7_SuppliesNeedTwo)
{
    RULE("TF-24.7");
    EXPECT_EQ(special(ScenarioId::CutTheBranches, 0, {guard(1)}).player(0).cheese, 0);
    EXPECT_EQ(special(ScenarioId::CutTheBranches, 0, {guard(1), guard(2)}).player(0).cheese, 2);
}

TEST(TfScenario, TF_24_7_GuardsGetACheeseForTwo)
{
    RULE("TF-24.7");
    EXPECT_EQ(special(ScenarioId::CapturedFlyer, 1, {commando(1)}).player(1).cheese, 0);
    EXPECT_EQ(special(ScenarioId::CapturedFlyer, 1, {commando(1), commando(2), commando(3)}).player(1).cheese, 1);
    EXPECT_EQ(
        special(ScenarioId::CapturedFlyer, 1, {commando(1), commando(2), commando(3), commando(4)}).player(1).cheese,
        2);
}

TEST(TfScenario, TF_24_7_AJailbreakNeedsThree)
{
    RULE("TF-24.7");
    const auto jail = [] { return table().zone(valchirp, Zone::Captive); };
    EXPECT_FALSE(special(ScenarioId::CapturedFlyer, 0, {guard(1), guard(2)}, jail()).state().freed);
    Builder full = jail().perch(grizzard, ne(Part::A3)).perch(wrunk, ne(Part::A1));
    const Match freed = special(ScenarioId::CapturedFlyer, 0, {guard(1), guard(2), guard(3)}, full);
    EXPECT_TRUE(freed.state().freed);
    EXPECT_EQ(freed.at(valchirp), ne(Part::B3));  // the first with room
    EXPECT_EQ(freed.wounds(valchirp), 1);
    EXPECT_EQ(freed.at(guard(1)), kSwNest);
    EXPECT_EQ(freed.bars(0, PickMission{Mission::Special}), "TF-24.7");  // she is free already
}

TEST(TfScenario, TF_24_7_ATorchNeedsTwoAndSomebodyOnThatTree)
{
    RULE("TF-24.7");
    const auto embers = [](std::initializer_list<FigureId> crew, Builder b) {
        return special(ScenarioId::BurningBranches, 0, crew, std::move(b)).player(1).embers;
    };
    const Builder there = table().put(guard(5), ne(Part::A1));
    EXPECT_EQ(embers({guard(1), guard(2)}, there), 1);
    EXPECT_EQ(embers({guard(1)}, there), 0);
    EXPECT_EQ(embers({guard(1), guard(2)}, table()), 0);
}

TEST(TfScenario, TF_24_7_ReinforcementsForTheSapling)
{
    RULE("TF-24.7");
    Match match = special(ScenarioId::SaplingStandoff, 0, {guard(1)});
    EXPECT_EQ(match.prompt(0), "mission.put_down");
    match.choose(0, PutDown{guard(1), sapling_space(2)});
    EXPECT_EQ(match.at(guard(1)), sapling_space(2));
    EXPECT_FALSE(match.player(0).feats.infiltrated);
}

TEST(TfScenario, TF_24_7_ScavengersTakeWhatNobodyGuards)
{
    RULE("TF-24.7");
    Builder b = table().put(commando(1), space_of(Tree::Se, Part::B1));
    b.raw().tokens = {space_of(Tree::Se, Part::A2), space_of(Tree::Nw, Part::A2), kNowhere, kNowhere};
    Match match = special(ScenarioId::WarForTheCanopy, 0, {guard(1)}, b);
    EXPECT_EQ(match.prompt(0), "mission.token");
    EXPECT_EQ(match.bars(0, Scavenge{1}), "TF-24.7");
    EXPECT_EQ(match.bars(0, Scavenge{3}), "not barred");
    match.choose(0, Scavenge{2});
    EXPECT_EQ(match.state().tokens[1], kNowhere);
    EXPECT_EQ(match.prompt(0), "scenario.deliver");
    match.choose(0, Deliver{true});
    EXPECT_EQ(match.player(0).cheese, 2);
    EXPECT_EQ(match.figure(guard(1)).token, 0);
}

TEST(TfScenario, TF_24_7_ATokenHealsTheNestUpToItsDial)
{
    RULE("TF-24.7");
    const auto nest = [](int before) {
        Builder b = table().scenario(ScenarioId::WarForTheCanopy).put(guard(1), sw(Part::A2)).nest(0, before);
        figure(b.raw(), guard(1)).token = 2;
        Match match = b.turn_of(0);
        match.choose(0, Activate{kOakguard});
        match.choose(0, ChooseFigures{Figures{guard(1)}});
        match.choose(0, Walk{guard(1), kSwNest});
        EXPECT_EQ(match.fallback(0), Choice(Deliver{false}));
        match.choose(0, Deliver{false});
        EXPECT_EQ(match.player(0).tokens, 1);
        EXPECT_EQ(match.player(0).cheese, 0);
        return int{match.player(0).nest};
    };
    EXPECT_EQ(nest(5), 7);
    EXPECT_EQ(nest(9), 10);
}

TEST(TfScenario, TF_24_7_ATokenLiesWhereItsBearerFell)
{
    RULE("TF-24.7");
    const auto lies = [](Space at) {
        State s = table().scenario(ScenarioId::WarForTheCanopy).put(guard(1), at).raw();
        s.stack = {Round{.phase = Phase::Activate}};
        figure(s, guard(1)).token = 3;
        std::vector<Note<Fact>> notes;
        Log<Fact> log(notes);
        defeat(s, guard(1), log);
        EXPECT_EQ(figure(s, guard(1)).token, 0);
        return s.tokens[2];
    };
    EXPECT_EQ(lies(sw(Part::B1)), sw(Part::B1));
    EXPECT_EQ(lies(kNeNest), sw(Part::A2));  // a nest is no place for it
}

TEST(TfScenario, TF_25_2_TheRaidersHoldTheFlyerForSixRounds)
{
    RULE("TF-25.2");
    const auto ending = [](int round, bool freed) {
        Builder b = table().scenario(ScenarioId::CapturedFlyer);
        b.raw().round = static_cast<std::uint8_t>(round);
        b.raw().freed = freed;
        const Match match = b.end_of_round();
        EXPECT_FALSE(match.state().winners.has(seat_at(0)));
        return std::string(TailFeathers::ending(match.state()));
    };
    EXPECT_EQ(ending(5, false), "");
    EXPECT_EQ(ending(6, false), "held");
    EXPECT_EQ(ending(6, true), "");
}

TEST(TfScenario, TF_25_2_TheMilitiaWinsWhenTheFlyerIsHome)
{
    RULE("TF-25.2");
    const auto ending = [](ScenarioId scenario, FigureId id, Space at) {
        State s = table().scenario(scenario).fly(id, 45000, 45000, 0).raw();
        s.stack = {Round{.phase = Phase::Activate}};
        std::vector<Note<Fact>> notes;
        Log<Fact> log(notes);
        land(s, id, at, log);
        return std::string(TailFeathers::ending(s));
    };
    EXPECT_EQ(ending(ScenarioId::CapturedFlyer, valchirp, sw(Part::A1)), "freed");
    EXPECT_EQ(ending(ScenarioId::CapturedFlyer, valchirp, ne(Part::A1)), "");
    EXPECT_EQ(ending(ScenarioId::CapturedFlyer, sienna, sw(Part::A1)), "");
    EXPECT_EQ(ending(ScenarioId::ShowOfForce, valchirp, sw(Part::A1)), "");
}

TEST(TfScenario, TF_1_24_TheSaplingIsHeldByTheMajority)
{
    RULE("TF-1.24");
    const auto nests = [](int mice, int rats, ScenarioId scenario) {
        Builder b = table().scenario(scenario).options([](Options& o) { o.cards = Flag::Off; });
        for (int i = 0; i < mice; ++i) b.put(guard(i), sapling_space(0));
        for (int i = 0; i < rats; ++i) b.put(commando(i), sapling_space(1));
        const Match match = b.end_of_round();
        return std::pair(int{match.player(0).nest}, int{match.player(1).nest});
    };
    EXPECT_EQ(nests(2, 1, ScenarioId::SaplingStandoff), std::pair(10, 9));
    EXPECT_EQ(nests(1, 2, ScenarioId::SaplingStandoff), std::pair(9, 10));
    EXPECT_EQ(nests(1, 1, ScenarioId::SaplingStandoff), std::pair(10, 10));
}

TEST(TfScenario, TF_2_4_TokensNestsAndCaptivesAreLaidOut)
{
    RULE("TF-2.4");
    Options canopy{.scenario = ScenarioId::WarForTheCanopy};
    EXPECT_EQ(Start(canopy).state.tokens, (std::array{space_of(Tree::Se, Part::A2), space_of(Tree::Nw, Part::A2),
                                                      space_of(Tree::Se, Part::C2), space_of(Tree::Nw, Part::C2)}));
    EXPECT_EQ(Start().state.tokens[0], kNowhere);
    Options nests;
    nests.militia_nest = Bounded<0, 30>{7};
    nests.raiders_nest = Bounded<0, 30>{9};
    EXPECT_EQ(Start(nests).state.players[0].dial, 7);
    EXPECT_EQ(Start(nests).state.players[1].nest, 9);
    const State jail = Start({.scenario = ScenarioId::CapturedFlyer}).state;
    EXPECT_EQ(figures_of(jail, seat_at(0), Zone::Captive), Figures{valchirp});
    EXPECT_EQ(Start({.scenario = ScenarioId::CutTheBranches}).state.players[1].home, Tree::Se);
}

TEST(TfScenario, TF_2_8_TheNutIsDealtOrAgreedOn)
{
    RULE("TF-2.8");
    EXPECT_EQ(Start({.nut = FirstNut::FirstSeat}).state.nut, seat_at(0));
    EXPECT_EQ(Start({.nut = FirstNut::SecondSeat}).state.nut, seat_at(1));
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    for (const std::uint32_t chance : {0U, 1U}) {
        Rng rng = Rng::scripted({chance});
        EXPECT_EQ(TailFeathers::setup(2, Options{}, rng, log).nut, seat_at(chance));
    }
}

TEST(TfScenario, TF_25_2_LaurelsThenPointsThenADraw)
{
    RULE("TF-25.2");
    const auto ending = [](bool laurel, bool loss) {
        Builder b = table();
        b.raw().round = 12;
        b.raw().players[1].laurel = laurel;
        b.raw().players[1].objective = Objective::FirstBlood;
        if (loss) b.gone(commando(3));
        const Match match = b.end_of_round();
        return std::string(TailFeathers::ending(match.state())) + (match.state().winners.has(seat_at(0)) ? " 0" : "") +
               (match.state().winners.has(seat_at(1)) ? " 1" : "");
    };
    EXPECT_EQ(ending(true, true), "laurels 1");
    EXPECT_EQ(ending(false, true), "points 0");
    EXPECT_EQ(ending(false, false), "draw 0 1");
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
