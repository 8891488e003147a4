// Chapters TF-1, TF-2 and TF-36: components, set-up, armies.
#include <set>

#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

TEST(TfSetup, TF_2_1_TheFirstScenarioAndItsQuickPlayArmies)
{
    RULE("TF-2.1");
    RULE("TF-2.2");
    RULE("TF-2.4");
    RULE("TF-2.5");
    const Start start;
    EXPECT_EQ(start.state.options.scenario, ScenarioId::ShowOfForce);
    EXPECT_EQ(start.state.players[0].home, Tree::Sw);
    EXPECT_EQ(start.state.players[1].home, Tree::Ne);
    for (const Seat seat : all_seats(start.state)) {
        const Player& p = player(start.state, seat);
        EXPECT_EQ(p.cheese, 0);  // [TF-R03]
        EXPECT_EQ(p.nest, kScenarioCards[0].nest[static_cast<std::size_t>(p.faction)]);
        EXPECT_TRUE(figures_of(start.state, seat, Zone::Casualty).empty());
        EXPECT_TRUE(p.discard.empty());
    }
    EXPECT_EQ(cost_of(quick_army(Faction::Militia)), 60);
    EXPECT_EQ(cost_of(quick_army(Faction::Raiders)), 60);
}

TEST(TfSetup, TF_1_1_OneCardAndItsFigures)
{
    RULE("TF-1.1");
    RULE("TF-1.2");
    RULE("TF-1.3");
    RULE("TF-2.3");
    const Start start;
    int guards = 0, birds = 0;
    for (const Figure& f : start.state.figures) {
        guards += f.unit == kOakguard;
        birds += unit(start.state, f.unit).is_bird;
    }
    EXPECT_EQ(guards, 6);
    EXPECT_EQ(birds, 5);  // a bird and its pilot are one figure
    EXPECT_EQ(unit(start.state, kAerijin).rank, Rank::Ace);
}

TEST(TfSetup, TF_2_6_EverybodyStartsAtHome)
{
    RULE("TF-2.6");
    RULE("TF-2.7");
    RULE("TF-2.8");
    Match match(Start({.nut = FirstNut::SecondSeat}).state, {});
    EXPECT_TRUE(match.waits_for(1));  // the nut's owner first
    EXPECT_EQ(match.bars(1, Station{grizzard, kNeNest}), "TF-R13");
    match.refuses(1, Garrison{}, "TF-2.6");  // birds first
    match.refuses(1, Station{grizzard, sw(Part::C2)}, "TF-2.6");
    match.choose(1, Station{grizzard, ne(Part::C2)});
    EXPECT_EQ(match.bars(1, Station{wrunk, ne(Part::C2)}), "TF-8.2");
    match.choose(1, Station{wrunk, ne(Part::C1)});
    match.choose(1, Garrison{});
    EXPECT_EQ(match.at(staborah), kNeNest);
    EXPECT_EQ(match.figure(grizzard).tilt, Tilt::Centre);
    EXPECT_TRUE(match.waits_for(0));
}

TEST(TfSetup, TF_2_6_AFirstGameIsPlacedAlready)
{
    RULE("TF-2.6");
    Options options;
    options.nut = FirstNut::SecondSeat;
    options.placed.on = true;
    Match match(Start(options).state, {});
    EXPECT_EQ(match.at(grizzard), ne(Part::C2));
    EXPECT_EQ(match.at(wrunk), ne(Part::C1));
    EXPECT_EQ(match.at(staborah), kNeNest);
    EXPECT_EQ(match.at(aerijin), sw(Part::C2));
    EXPECT_EQ(match.state().round, 1);
    EXPECT_TRUE(match.offers(0, NoMission{}) && match.offers(1, NoMission{}));
}

TEST(TfSetup, TF_2_9_LeavesHangOnTheirTrees)
{
    RULE("TF-2.9");
    Options options;
    options.scenario = ScenarioId::CutTheBranches;
    const Start start(options);
    int leaves = 0;
    for (const Leaf& leaf : start.state.leaves) {
        leaves += leaf.in_play && !leaf.drifting;
    }
    EXPECT_EQ(leaves, 8);
    EXPECT_TRUE(neighbours(start.state, sw(Part::S1)).has(leaf_of(Tree::Sw, 0)));
}

TEST(TfSetup, TF_2_10_SevenDifferentCards)
{
    RULE("TF-2.10");
    RULE("TF-27.6");
    Options options;
    options.scenario = ScenarioId::SaplingStandoff;
    const Start start(options);
    Match match(start.state, {});
    const Actions seven = preset(match.state(), seat_at(0));
    EXPECT_EQ(seven.size(), 7U);
    match.refuses(0, PickCards{seven.first(6)}, "TF-2.10");
    Actions spiral = seven.first(6);
    spiral.add(Action::IronBeak);
    match.refuses(0, PickCards{spiral}, "TF-27.6");
    match.choose(0, PickCards{seven});
    EXPECT_FALSE(TailFeathers::view(match.state(), seat_at(1)).mine->answered);
    match.choose(1, PickCards{preset(match.state(), seat_at(1))});
    EXPECT_EQ(match.player(0).hand, seven);
    options.tournament = true;
    const Start nine(options);
    EXPECT_EQ(preset(nine.state, seat_at(0)).size(), 9U);
}

TEST(TfSetup, TF_2_10_TheHandsOnOfferHoldEveryCard)
{
    RULE("TF-2.10");
    for (const bool tournament : {false, true}) {
        Options options;
        options.scenario = ScenarioId::WarForTheCanopy;
        options.tournament = tournament;
        const Start start(options);
        const Match match(start.state, {});
        Actions seen;
        const auto asked = match.open(0);
        for (const Choice& choice : asked->options) {
            seen |= std::get<PickCards>(choice).cards;
        }
        EXPECT_EQ(seen.size(), kActions);
    }
}

TEST(TfArmy, TF_36_1_WhatIsWrongWithAList)
{
    RULE("TF-36.1");
    RULE("TF-AB1");
    RULE("TF-AB2");
    RULE("TF-AB3");
    RULE("TF-AB4");
    RULE("TF-AB6");
    const auto verdict = [](const Army& army, Faction faction = Faction::Militia) {
        Options options;
        options.armies = Armies::Built;
        std::string said;
        for (const ArmyFault& fault : army_faults(army, faction, options)) {
            said += (said.empty() ? "" : " ") + std::string(name_of(fault.why));
        }
        return said.empty() ? "fine" : said;
    };
    const GroundPick guards{Ground::Oakguard, 6, 0};
    const BirdPick jay{Bird::Aerijin, false, Pilot::Zure, Rank::Ace};
    EXPECT_EQ(verdict({{jay}, {guards}}), "fine");
    EXPECT_EQ(verdict({{}, {guards}}), "no_bird");
    EXPECT_EQ(verdict({{}, {{Ground::Oakguard, 7, 3}}}), "no_bird squad_size too_many_veterans");
    EXPECT_EQ(verdict({{jay, jay}, {guards}}), "bird_twice");
    EXPECT_EQ(verdict({{jay, {Bird::Sienna, false, Pilot::Zure, Rank::Rookie}}, {guards}}), "pilot_twice");
    EXPECT_EQ(verdict({{{Bird::Grizzard, true, {}, {}}}, {guards}}), "other_faction");
    EXPECT_EQ(verdict({{{Bird::CommonJay, false, Pilot::MousePilot, Rank::Ace}}, {guards}}), "no_such_rank");
    EXPECT_EQ(verdict({{jay}, {{Ground::Oakguard, 7, 0}}}), "squad_size");
    EXPECT_EQ(verdict({{jay}, {{Ground::Oakguard, 1, 0}}}), "too_few_ground");
    EXPECT_EQ(verdict({{jay}, {{Ground::Oakguard, 6, 3}}}), "too_many_veterans");
    EXPECT_EQ(verdict({{jay}, {guards, guards}}), "unit_twice");
    EXPECT_EQ(verdict({{jay}, {{Ground::Collin, 1, 0}, guards}}), "module_off");
    EXPECT_EQ(verdict({{jay}, {{Ground::Ballista, 1, 0}, guards}}), "objects_are_built");
    Options quick;
    quick.size = ArmySize::Quick;
    EXPECT_EQ(army_faults(quick_army(Faction::Militia), Faction::Militia, quick).front().why, ArmyWrong::TooManyPoints);
}

TEST(TfArmy, TF_36_1_IsAskedForAndJudged)
{
    RULE("TF-36.1");
    Options options;
    options.armies = Armies::Built;
    const Start start(options);
    Match match(start.state, {});
    match.refuses(0, Muster{quick_army(Faction::Raiders)}, "TF-AB1");
    match.choose(0, Muster{{{{Bird::CommonJay, true, {}, {}}}, {{Ground::Oakguard, 2, 1}}}});
    match.choose(1, Muster{quick_army(Faction::Raiders)});
    EXPECT_EQ(match.state().units.front().bird, Bird::CommonJay);
    EXPECT_TRUE(match.state().units.front().riderless);
}

TEST(TfArmy, TF_36_1_TheListsOnOfferAreLegalAndHoldEveryUnit)
{
    RULE("TF-36.1");
    for (const ArmySize size : {ArmySize::Quick, ArmySize::Standard, ArmySize::Epic}) {
        Options options;
        options.armies = Armies::Built;
        options.size = size;
        options.mystics = true;
        const Match match(Start(options).state, {});
        std::set<Bird> birds;
        std::set<Ground> ground;
        for (int seat = 0; seat < 2; ++seat) {
            const auto asked = match.open(seat);
            for (const Choice& choice : asked->options) {
                const Army& army = std::get<Muster>(choice).army;
                EXPECT_TRUE(army_faults(army, match.player(seat).faction, options).empty());
                for (const BirdPick& pick : army.birds) birds.insert(pick.bird);
                for (const GroundPick& pick : army.ground) ground.insert(pick.unit);
            }
        }
        EXPECT_EQ(birds.size(), size == ArmySize::Quick ? 4U : kBirds);
        EXPECT_EQ(ground.size(), size == ArmySize::Quick ? 12U : kGrounds - 1);  // a ballista is built
    }
}

TEST(TfDie, TF_1_21_SixFaces)
{
    RULE("TF-1.21");
    int melee = 0, ranged = 0, blocks = 0, stars = 0, sum = 0;
    for (std::size_t i = 0; i < 6; ++i) {
        const auto face = static_cast<DieFace>(i);
        melee += is_melee_hit(face), ranged += is_ranged_hit(face), blocks += is_block(face), stars += is_star(face);
        sum += number_on(face);
    }
    EXPECT_EQ(melee, 3);
    EXPECT_EQ(ranged, 2);
    EXPECT_EQ(blocks, 2);
    EXPECT_EQ(stars, 3);
    EXPECT_EQ(sum, 12);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
