// Chapters TF-3 to TF-7 and TF-23: whole rounds in their order, what is asked
// when, and what may be taken back.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

void perch_all(Match& match, int seat, int birds)
{
    for (int i = 0; i < birds; ++i) {
        ASSERT_EQ(match.prompt(seat), "round.perch");
        match.choose(seat, match.fallback(seat));
    }
}

TEST(TfRounds, TF_3_1_ARoundFromItsMissionsToTheNextOne)
{
    RULE("TF-3.1");
    RULE("TF-7.2");
    Builder b = table().nut(0).all_turned_but({}).cheese(0, 1).zone(guard(1), Zone::Reserve);
    b.raw().players[0].discard.add(Action::Soar);
    b.raw().players[0].knows_mission = true;
    Match match = b.at(Phase::PickMission, {C, C, S, C, C});
    match.choose(0, NoMission{});
    EXPECT_TRUE(match.offers(0, Withdraw{}));
    EXPECT_FALSE(match.offers(1, Withdraw{}));
    EXPECT_EQ(match.open(0)->wait, Wait::Standing);
    match.choose(0, Withdraw{});
    EXPECT_TRUE(match.waits_for(0));
    match.choose(0, NoMission{});
    EXPECT_TRUE(std::holds_alternative<NoMission>(match.fallback(1)));
    match.choose(1, NoMission{});
    EXPECT_FALSE(match.player(0).answered);
    EXPECT_FALSE(match.player(0).knows_mission);
    perch_all(match, 1,
              2);  // left of the start player first, and nobody has a mission to assign
    perch_all(match, 0, 3);
    ASSERT_EQ(match.prompt(0), "round.bid");  // one cheese is enough to be asked
    EXPECT_EQ(match.prompt(1), "");
    EXPECT_EQ(match.open(0)->options.size(), 2U);
    EXPECT_EQ(match.bars(0, Bid{3}), "TF-6.1");
    EXPECT_EQ(match.bars(0, Bid{6}), "TF-R01");
    EXPECT_TRUE(match.fallback(0) == Choice{Bid{0}});
    match.choose(0, Bid{1});
    EXPECT_EQ(match.state().nut,
              seat_at(0));  // three dice against two, 4 against 2
    EXPECT_EQ(match.state().round,
              2);  // every card was turned: the round is over at once
    EXPECT_TRUE(match.player(0).discard.empty());
    EXPECT_EQ(match.prompt(1), "round.mission");
}

TEST(TfRounds, TF_6_4_EqualSumsAreRolledAgain)
{
    RULE("TF-6.4");
    Builder b = table().nut(0).all_turned_but({}).cheese(0, 1).cheese(1, 2).zone(guard(1), Zone::Reserve);
    Match match = b.at(Phase::Bid, {C, C, S, S, S, C, C, C, X, X});
    match.choose(0, Bid{1});
    EXPECT_EQ(match.open(0)->wait, Wait::Standing);
    EXPECT_TRUE(match.offers(0, Withdraw{}));
    EXPECT_FALSE(match.offers(1, Withdraw{}));
    match.choose(1, Bid{0});
    EXPECT_EQ(match.state().nut, seat_at(1));  // 4 and 4, then 3 and 6
    EXPECT_EQ(match.player(0).cheese, 0);
    EXPECT_EQ(match.player(1).cheese, 2);
    EXPECT_EQ(match.state().round,
              2);  // every card was turned: the round is over at once
    EXPECT_EQ(match.prompt(0), "round.mission");
    EXPECT_FALSE(match.player(0).answered);
    EXPECT_EQ(match.at(guard(1)), kSwNest);  // reinforcements
    for (const Unit& u : match.state().units) EXPECT_FALSE(u.turned);
}

TEST(TfRounds, TF_7_3_WhoHasNobodyLeftPasses)
{
    RULE("TF-7.3");
    Match match = table().cheese(1, 5).all_turned_but({kOakguard}).turn_of(1);
    EXPECT_EQ(match.player(1).cheese, 6);
    EXPECT_EQ(match.prompt(0), "round.activate");
    EXPECT_TRUE(match.fallback(0) == Choice{Activate{kOakguard}});
    EXPECT_EQ(match.bars(0, Activate{kAerijin}), "TF-7.4");
}

TEST(TfRounds, TF_4_2_CardsAndCrewsInTheirOrder)
{
    RULE("TF-4.2");
    Builder b = table().nut(1).all_turned_but({kOakguard}).hand(0, {Action::ExtraHands}).cheese(0, 3);
    b.raw().units.push_back({.owner = seat_at(0), .ground = Ground::Lily});
    b.raw().figures.push_back({.unit = unit_at(b.raw().units.size() - 1), .zone = Zone::Battlefield, .at = kSwNest});
    Match match = b.at(Phase::PickMission);
    match.choose(0, PickMission{Mission::Siege});
    match.choose(1, PickMission{Mission::Patrol});
    ASSERT_EQ(match.prompt(0), "round.place");
    const auto places = match.open(0)->options;
    EXPECT_EQ(places.size(), 2U);  // before the own nest and before the enemy's
    const Point mine = std::get<PlaceMission>(match.fallback(0)).at;
    EXPECT_LT(mine.x + mine.y, 90000);
    match.choose(0, match.fallback(0));
    ASSERT_EQ(match.prompt(0), "round.assign");
    EXPECT_EQ(match.open(0)->form, "figures");
    EXPECT_TRUE(match.fallback(0) == Choice{Assign{Figures{guard(0)}}});
    EXPECT_TRUE(match.offers(0, Assign{Figures{guard(0), guard(1), guard(2), guard(3)}}));
    EXPECT_TRUE(match.offers(0, Assign{Figures{guard(5)}}));  // for people: anybody alone
    match.choose(0, Assign{Figures{guard(0), guard(1)}});
    EXPECT_EQ(match.at(guard(0)), kNowhere);
    ASSERT_EQ(match.prompt(1), "round.place");
    match.choose(1, match.fallback(1));
    match.choose(1, Assign{Figures{staborah}});
    ASSERT_EQ(match.prompt(0), "card.assigned");
    EXPECT_TRUE(match.fallback(0) == Choice{Pass{}});
    const FigureId lily = figure_at(match.state().figures.size() - 1);
    match.choose(0, PlayCard{.card = Action::ExtraHands, .by = lily, .on = guard(2)});
    EXPECT_EQ(figures_of(match.state(), seat_at(0), Zone::Mission).size(), 3U);
    EXPECT_EQ(match.at(guard(2)), kNowhere);
    EXPECT_EQ(match.prompt(0), "round.perch");  // each has one window
}

TEST(TfRounds, TF_4_3_ThoseInTheNestFirst)
{
    RULE("TF-4.3");
    Builder b = table().nut(1).put(guard(0), sw(Part::A1)).put(guard(1), sw(Part::A2));
    b.raw().units[index(kOakguard)].ground = Ground::Oakguard;
    Match match = b.at(Phase::PickMission);
    match.choose(0, PickMission{Mission::Siege});
    match.choose(1, NoMission{});
    match.choose(0, match.fallback(0));
    EXPECT_TRUE(match.fallback(0) == Choice{Assign{Figures{guard(2)}}});
    EXPECT_TRUE(match.offers(0, Assign{Figures{guard(2), guard(3), guard(4), guard(5)}}));
    EXPECT_FALSE(match.offers(0, Assign{Figures{guard(0), guard(1)}}));  // not among the examples, but allowed
    match.choose(0, Assign{Figures{guard(0), guard(1)}});
}

TEST(TfRounds, TF_4_4_ALargeCreatureGoesAlone)
{
    RULE("TF-4.4");
    Builder b = table().nut(0);
    b.raw().units[index(kStaborah)].ground = Ground::Spider;
    Match match = b.at(Phase::PickMission);
    match.choose(0, NoMission{});
    match.choose(1, PickMission{Mission::Siege});
    match.choose(1, match.fallback(1));
    EXPECT_TRUE(match.offers(1, Assign{Figures{staborah}}));
    EXPECT_FALSE(match.offers(1, Assign{Figures{commando(0), staborah}}));
    match.refuses(1, Assign{Figures{commando(0), staborah}}, "TF-4.4");
}

TEST(TfRounds, TF_29_1_WhoForagesActsNoMore)
{
    RULE("TF-29.1");
    Builder b = table().with(&Options::forage).cheese(0, 0).all_turned_but({kOakguard, kStaborah});
    b.raw().figures[index(guard(0))].shaken = true;
    b.raw().figures[index(guard(1))].burning = true;
    Match match = b.turn_of(0, {S});
    match.choose(0, Forage{kOakguard});
    EXPECT_TRUE(unit(match.state(), kOakguard).turned);
    EXPECT_EQ(match.player(0).cheese, 1);
    EXPECT_FALSE(match.figure(guard(0)).shaken);  // [TF-R69]
    EXPECT_FALSE(match.figure(guard(1)).burning);
    EXPECT_TRUE(match.waits_for(1));
    Builder full = table().with(&Options::forage).cheese(0, 5).gone(guard(3)).all_turned_but({kOakguard});
    Match back = full.turn_of(0);
    back.choose(0, Forage{kOakguard});
    EXPECT_EQ(back.prompt(0), "activation.revive");  // the sixth cheese
}

TEST(TfRounds, TF_2_7_WhatMayBeTakenBack)
{
    RULE("TF-2.7");
    Match pick = table().at(Phase::PickMission);
    const auto first = pick.question(0), second_one = pick.question(1), sealed = pick.state().course.seals;
    pick.choose(0, NoMission{});
    EXPECT_NE(pick.question(0), first);
    EXPECT_EQ(pick.question(1),
              second_one);  // one answer leaves the other's question as it is
    EXPECT_EQ(pick.state().course.seals, sealed);
    pick.choose(1, NoMission{});
    EXPECT_GT(pick.state().course.seals, sealed);
    const auto tilt = pick.question(1);
    pick.choose(1, pick.fallback(1));
    EXPECT_NE(pick.question(1), tilt);

    Match bid = table().cheese(0, 1).cheese(1, 1).at(Phase::Bid, {S, S, C, C});
    const auto other = bid.question(1), before = bid.state().course.seals;
    bid.choose(0, Bid{0});
    EXPECT_EQ(bid.question(1), other);
    EXPECT_EQ(bid.state().course.seals, before);
    bid.choose(1, Bid{0});
    EXPECT_GT(bid.state().course.seals, before);

    Start start{Options{.nut = FirstNut::FirstSeat}};
    Match setup(start.state, {});
    ASSERT_EQ(setup.prompt(0), "setup.station");
    const auto stations = setup.state().course.seals;
    setup.choose(0, setup.fallback(0));
    EXPECT_EQ(setup.state().course.seals,
              stations);  // nobody else was asked anything
    while (setup.waits_for(0)) {
        EXPECT_EQ(setup.state().course.seals, stations);
        if (std::holds_alternative<Garrison>(setup.fallback(0))) break;
        setup.choose(0, setup.fallback(0));
    }
    setup.choose(0, Garrison{});
    EXPECT_GT(setup.state().course.seals, stations);
    EXPECT_EQ(setup.prompt(1), "setup.station");
    while (setup.prompt(1) == "setup.station") setup.choose(1, setup.fallback(1));
    EXPECT_EQ(setup.state().round, 1);
    EXPECT_EQ(setup.prompt(0), "round.mission");
    EXPECT_EQ(TailFeathers::scores(setup.state()), (std::vector<int>{15, 10}));
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
