// Chapter TF-2: the questions of the set-up, one after the other.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

Match set_up(const Options& options)
{
    const Start start{options};
    return Match(start.state, {});
}

TEST(TfSetups, TF_2_5_EveryQuestionInItsOrder)
{
    RULE("TF-2.5");
    RULE("TF-2.7");
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    Rng rng = Rng::searching(7);
    Options options{.scenario = ScenarioId::WarForTheCanopy, .armies = Armies::Built, .nut = FirstNut::SecondSeat};
    State s = TailFeathers::setup(2, options, rng, log);
    const auto ask = [&](int seat) { return decisions<TailFeathers>(s, seat_at(seat)).front(); };
    const auto answer_all = [&] {
        for (int seat = 0; seat < 2; ++seat) {
            const auto asked = ask(seat);
            TailFeathers::apply(s, seat_at(seat), asked.options[asked.fallback], rng, log);
        }
    };
    EXPECT_EQ(ask(0).prompt, "setup.army");
    EXPECT_EQ(ask(0).rule.id, "TF-36.1");
    EXPECT_EQ(ask(0).options.size(), 2U);  // the usual army and a lean one
    EXPECT_TRUE(ask(1).options[ask(1).fallback] == Choice{Muster{quick_army(Faction::Raiders)}});
    for (const Choice& each : ask(0).options) {
        EXPECT_TRUE(army_faults(std::get<Muster>(each).army, Faction::Militia, options).empty());
    }
    TailFeathers::apply(s, seat_at(0), Muster{quick_army(Faction::Militia)}, rng, log);
    EXPECT_EQ(ask(0).wait, Wait::Standing);
    TailFeathers::apply(s, seat_at(0), Withdraw{}, rng, log);
    EXPECT_EQ(ask(0).wait, Wait::Required);
    answer_all();
    EXPECT_EQ(ask(0).prompt, "setup.cards");
    EXPECT_EQ(ask(1).rule.id, "TF-2.10");
    EXPECT_EQ(ask(0).numbers.front().second, 7);
    Actions seen;
    for (const Choice& each : ask(0).options) {  // the examples hold every card,
                                                 // and all of them are allowed
        seen |= std::get<PickCards>(each).cards;
        EXPECT_FALSE(cards_refusal(s, std::get<PickCards>(each).cards));
    }
    EXPECT_EQ(seen.size(), kActions);
    EXPECT_TRUE(ask(0).options[ask(0).fallback] == Choice{PickCards{preset(s, seat_at(0))}});
    answer_all();
    EXPECT_EQ(ask(0).prompt, "setup.objective");
    EXPECT_EQ(ask(0).rule.id, "TF-2.5");
    EXPECT_EQ(s.players[0].hand, preset(s, seat_at(0)));
    EXPECT_FALSE(s.players[0].answered);
    EXPECT_TRUE(ask(1).options[ask(1).fallback] == Choice{KeepObjective{s.players[1].dealt[0]}});
    answer_all();
    EXPECT_FALSE(s.players[0].answered);
    EXPECT_EQ(s.players[1].objective, s.players[1].dealt[0]);
    EXPECT_EQ(ask(1).prompt, "setup.station");  // the start player first
    EXPECT_TRUE(decisions<TailFeathers>(s, seat_at(0)).empty());
    for (const Space at : {ne(Part::C2), ne(Part::C1)}) {
        EXPECT_TRUE(ask(1).options[ask(1).fallback] == (Choice{Station{at == ne(Part::C2) ? grizzard : wrunk, at}}));
        TailFeathers::apply(s, seat_at(1), ask(1).options[ask(1).fallback], rng, log);
    }
    EXPECT_TRUE(ask(1).options[ask(1).fallback] == Choice{Garrison{}});
    TailFeathers::apply(s, seat_at(1), Garrison{}, rng, log);
    EXPECT_EQ(ask(0).prompt, "setup.station");
}

TEST(TfSetups, TF_2_5_ObjectivesAreShuffled)
{
    RULE("TF-2.5");
    std::array<int, kObjectives> dealt{};
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        std::vector<Note<Fact>> notes;
        Log<Fact> log(notes);
        Rng rng = Rng::searching(seed);
        State s = TailFeathers::setup(2, {.cards = Flag::Off, .objectives = Flag::On}, rng, log);
        for (const Player& p : s.players) {
            EXPECT_NE(p.dealt[0], p.dealt[1]);
            for (const Objective each : p.dealt) ++dealt[static_cast<std::size_t>(each)];
        }
    }
    for (const int n : dealt) EXPECT_GT(n, 5);
}

TEST(TfSetups, TF_2_6_BirdsOnTheirBranches)
{
    RULE("TF-2.6");
    Match match = set_up({.nut = FirstNut::FirstSeat});
    EXPECT_EQ(match.bars(0, Station{aerijin, kSwNest}), "TF-R13");
    for (const FigureId bird : {aerijin, sienna, valchirp}) {
        const Choice first = match.open(0)->options.front();
        const auto* station = std::get_if<Station>(&first);
        ASSERT_TRUE(station && station->figure == bird);  // birds first
        match.choose(0, Station{bird, bird == aerijin ? sw(Part::C2) : bird == sienna ? sw(Part::C1) : sw(Part::C3)});
    }
    EXPECT_EQ(match.bars(0, Station{guard(0), sw(Part::C2)}), "TF-8.2");
    EXPECT_TRUE(match.offers(0, Station{guard(0), kSwNest}));
    std::vector<Choice> for_search;
    options<TailFeathers>(match.state(), seat_at(0), for_search);
    EXPECT_EQ(std::count(for_search.begin(), for_search.end(), Choice{Station{guard(0), kSwNest}}), 0);
    EXPECT_EQ(std::count(for_search.begin(), for_search.end(), Choice{Station{guard(0), sw(Part::A1)}}), 1);
}

TEST(TfSetups, TF_2_4_NestsTokensAndTheCaptive)
{
    RULE("TF-2.4");
    RULE("TF-24.7");
    EXPECT_EQ(Start({.militia_nest = {1}}).state.players[0].nest, 1);
    EXPECT_EQ(Start({.militia_nest = {7}}).state.players[0].dial, 7);
    const State war = Start({.scenario = ScenarioId::WarForTheCanopy}).state;
    for (const Tree tree : {Tree::Sw, Tree::Se, Tree::Ne, Tree::Nw}) {
        for (std::size_t socket_ = 0; socket_ < 3; ++socket_) {
            EXPECT_EQ(war.leaves[index(leaf_of(tree, socket_)) - kFirstLeaf].in_play, socket_ != 1);
        }
    }
    for (const Leaf& leaf : Start().state.leaves) EXPECT_FALSE(leaf.in_play);
    Match match = set_up({.scenario = ScenarioId::CapturedFlyer, .armies = Armies::Built});
    const Army lean{{{Bird::CommonJay, false, Pilot::MousePilot, Rank::Rookie}}, {{Ground::Oakguard, 6, 2}}};
    match.choose(0, Muster{lean});
    match.choose(1, Muster{quick_army(Faction::Raiders)});
    const FigureId captive = figures_of(match.state(), seat_at(0), Zone::Captive).front();
    EXPECT_EQ(unit_of(match.state(), captive).bird, Bird::Valchirp);
    EXPECT_EQ(unit_of(match.state(), captive).pilot, Pilot::Wella);
    EXPECT_EQ(unit_of(match.state(), captive).rank, Rank::Standard);
    EXPECT_FALSE(unit_of(match.state(), captive).riderless);
    EXPECT_EQ(figures_of(match.state(), seat_at(1), Zone::Captive).size(), 0U);
}

TEST(TfSetups, TF_2_4_EverybodySeesWhichSpacesAreInPlay)
{
    RULE("TF-2.4");
    Options options;
    const auto seen = [&](ScenarioId scenario) {
        options.scenario = scenario;
        return TailFeathers::view(Start(options).state, kSpectator).spaces;
    };
    const Spaces force = seen(ScenarioId::ShowOfForce);
    EXPECT_EQ(force.size(), 4U * 11U);  // eleven a tree: a nest lies on B2 of each home
    EXPECT_TRUE(force.has(nest_of(Tree::Sw)) && force.has(nest_of(Tree::Ne)));
    EXPECT_FALSE(force.has(nest_of(Tree::Se)) || force.has(space_of(Tree::Sw, Part::B2)));
    EXPECT_TRUE(force.has(space_of(Tree::Se, Part::B2)));
    EXPECT_EQ(seen(ScenarioId::SaplingStandoff).size(), force.size() + 4U);
    const Spaces leafy = seen(ScenarioId::CutTheBranches);  // [TF-2.9] the first and the last leaf of each tree
    EXPECT_EQ(leafy.size(), force.size() + 8U);
    EXPECT_TRUE(leafy.has(leaf_of(Tree::Nw, 2)) && !leafy.has(leaf_of(Tree::Nw, 1)));
}

TEST(TfSetups, TF_AB1_TheRosterNamesWhomASideMayRecruit)
{
    RULE("TF-AB1");
    Options options;
    options.armies = Armies::Built;
    const auto roster = [&](std::size_t seat) {
        return *TailFeathers::view(Start(options).state, seat_at(seat)).mine->roster;
    };
    const Roster mice = roster(0);
    EXPECT_EQ(mice.birds, (decltype(mice.birds){Bird::Aerijin, Bird::Sienna, Bird::Valchirp, Bird::CommonJay,
                                                Bird::CommonStarling}));
    EXPECT_EQ(mice.pilots, (decltype(mice.pilots){Pilot::Zure, Pilot::Snibble, Pilot::Wella, Pilot::MousePilot}));
    EXPECT_EQ(mice.ground, decltype(mice.ground){Ground::Oakguard});
    EXPECT_EQ(roster(1).ground, (decltype(mice.ground){Ground::Commandos, Ground::Staborah}));  // no ballista
    options.mystics = true;
    EXPECT_TRUE(roster(0).ground.has(Ground::Collin));
    EXPECT_FALSE(roster(0).ground.has(Ground::Spider));
    options.armies = Armies::QuickPlay;
    EXPECT_FALSE(TailFeathers::view(Start(options).state, seat_at(0)).mine->roster) << "there is nothing to build";
}

TEST(TfSetups, TF_2_10_TheTournamentHandAndTheGivenBallista)
{
    RULE("TF-2.10");
    State s = Start({.scenario = ScenarioId::BurningBranches, .tournament = true}).state;
    for (const Seat seat : all_seats(s)) {
        const Actions cards = preset(s, seat);
        EXPECT_EQ(cards.size(), 9U);
        EXPECT_FALSE(cards_refusal(s, cards));
        EXPECT_FALSE(cards.has(Action::BuildBallista));
        EXPECT_FALSE(cards.has(Action::FeatherSkim));  // its module is off
    }
    for (std::size_t i = 0; i < kActions; ++i) {
        EXPECT_EQ(is_given(s, static_cast<Action>(i)), static_cast<Action>(i) == Action::BuildBallista);
    }
    s.options.objects = Flag::Off;
    EXPECT_FALSE(is_given(s, Action::BuildBallista));
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
