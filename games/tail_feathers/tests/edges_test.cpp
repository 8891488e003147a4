// The edges of clauses: the first unit and the last seat, what is rolled a second time, what is told once.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

TEST(TfEdges, TF_7_4_TheFirstUnitMayBeTheLastToAct)
{
    RULE("TF-7.4");
    Match match = table().all_turned_but({kAerijin}).turn_of(0);
    EXPECT_TRUE(match.offers(0, Activate{kAerijin}));
    EXPECT_EQ(match.state().round, 1);
}

TEST(TfEdges, TF_27_1_ExtraHandsAreAskedForOncePerPlayer)
{
    RULE("TF-27.1");
    Builder b = table().hand(0, {Action::ExtraHands}).hand(1, {Action::ExtraHands}).cheese(0, 1).cheese(1, 1).nut(0);
    b.mission(0, Mission::Siege, {guard(1)}).mission(1, Mission::Siege, {commando(1)}, {45000, 52000});
    b.raw().units[tail_feathers::index(kSienna)].pilot = b.raw().units[tail_feathers::index(kGrizzard)].pilot;  // leads
    Match match = b.at(Phase::ExtraHands);
    ASSERT_EQ(match.prompt(1), "card.assigned");  // the start player is the last
    match.choose(1, Pass{});
    ASSERT_EQ(match.prompt(0), "card.assigned");
    match.choose(0, Pass{});
    EXPECT_NE(match.prompt(0), "card.assigned");
    EXPECT_NE(match.prompt(1), "card.assigned");
}

TEST(TfEdges, TF_5_1_WithoutABirdNobodyTilts)
{
    RULE("TF-5.1");
    Builder b = table().all_gone({aerijin, sienna, valchirp, grizzard, wrunk}).cheese(0, 1).cheese(1, 1);
    Match match = b.at(Phase::ExtraHands);
    EXPECT_TRUE(match.offers(0, Bid{0}));
    EXPECT_TRUE(match.offers(1, Bid{0}));
    b.cheese(0, 0).cheese(1, 0).raw().players[0].played = true;
    Match poor = b.at(Phase::Tilt, {X, X, C, C});  // nor bids who has no cheese
    EXPECT_TRUE(poor.offers(0, Activate{kOakguard}));
    EXPECT_FALSE(poor.player(0).played);  // [TF-27.4] a new turn, a new card
}

TEST(TfEdges, TF_27_4_ACardInEveryPhase)
{
    RULE("TF-27.4");
    Builder b = table();
    b.raw().players[0].played = true;
    Match picked = b.at(Phase::PickMission);
    picked.choose(0, NoMission{});
    picked.choose(1, NoMission{});
    EXPECT_FALSE(picked.player(0).played);
    b.hand(0, {Action::ChangeOfPlans}).hand(1, {Action::ChangeOfPlans}).cheese(0, 2).cheese(1, 2).nut(0);
    b.raw().players[0].played = b.raw().players[1].played = true;
    b.raw().units[tail_feathers::index(kSienna)].pilot = b.raw().units[tail_feathers::index(kGrizzard)].pilot;
    b.mission(0, Mission::Siege, {guard(1)}).mission(1, Mission::Decoy, {commando(1)}, {45000, 52000});
    Match plans = b.end_of_round();
    ASSERT_EQ(plans.prompt(0), "card.plans");
    EXPECT_EQ(plans.fallback(0), Choice(Pass{}));
    plans.choose(0, Pass{});
    ASSERT_EQ(plans.prompt(1), "card.plans");
    plans.choose(1, Pass{});
    EXPECT_EQ(plans.prompt(0), "mission.tree");
}

TEST(TfEdges, TF_5_2_ATiltThatIsSetIsKept)
{
    RULE("TF-5.2");
    Match match = table().nut(1).fly(aerijin, 45000, 45000, 0).at(Phase::Tilt);
    match.choose(0, SetTilt{aerijin, Tilt::Left});
    EXPECT_EQ(match.figure(aerijin).tilt, Tilt::Left);
}

TEST(TfEdges, TF_4_4_CrewsFromTheNestAndFromTheTree)
{
    RULE("TF-4.4");
    Match match = table().nut(0).put(commando(5), ne(Part::A1)).mission(1, Mission::Siege, {}).at(Phase::Assign);
    EXPECT_TRUE(match.offers(1, Assign{Figures{commando(0)}}));
    EXPECT_TRUE(match.offers(1, Assign{Figures{commando(5)}}));
    EXPECT_TRUE(match.offers(1, Assign{Figures{staborah}}));
}

TEST(TfEdges, TF_4_2_AnAbsentPlayersCardLiesTowardsHisNest)
{
    RULE("TF-4.2");
    for (const int seat : {0, 1}) {
        Builder b = table().nut(1 - seat);
        b.raw().players[static_cast<std::size_t>(seat)].mission = Mission::Siege;
        Match match = b.at(Phase::Assign);
        const State& s = match.state();
        const auto slot =
            card_slot(axis_of(s), centre_of(home_nest(s, seat_at(static_cast<std::size_t>(seat)))), field_of(s));
        EXPECT_EQ(match.fallback(seat), Choice(PlaceMission{*slot}));
    }
}

TEST(TfEdges, TF_24_7_TheSpecialMissionIsOfferedWhereThereIsOne)
{
    RULE("TF-24.7");
    Match war = table().scenario(ScenarioId::WarForTheCanopy).at(Phase::PickMission);
    EXPECT_TRUE(war.offers(0, PickMission{Mission::Special}));
    Match force = table().at(Phase::PickMission);
    EXPECT_EQ(force.bars(0, PickMission{Mission::Special}), "TF-24.7");
}

TEST(TfEdges, TF_24_7_TheFreedFlyerWaitsOnTheFirstFreeSpace)
{
    RULE("TF-24.7");
    const std::array parts{Part::A3, Part::A1, Part::B3, Part::B1, Part::C3, Part::C1};
    const std::array others{commando(0), commando(1), commando(2), commando(3), commando(4)};
    for (std::size_t taken = 0; taken < parts.size(); ++taken) {
        Builder b =
            table().scenario(ScenarioId::CapturedFlyer).zone(valchirp, Zone::Captive).perch(wrunk, ne(Part::C2));
        b.zone(grizzard, Zone::Casualty).mission(0, Mission::Special, {guard(1), guard(2), guard(3)});
        for (std::size_t i = 0; i < taken; ++i) b.put(others[i], ne(parts[i]));
        Match match = b.end_of_round();
        EXPECT_EQ(match.at(valchirp), ne(parts[taken])) << taken;
        EXPECT_EQ(match.zone(valchirp), Zone::Battlefield);
        EXPECT_EQ(match.wounds(valchirp), 1);  // the pilot's life
    }
}

TEST(TfEdges, TF_30_5_TheEleventhFeatherIsNotThere)
{
    RULE("TF-30.5");
    State s = table().with(&Options::feathers).fly(aerijin, 45000, 45000, 0).raw();
    for (std::uint8_t i = 0; i < 10; ++i) s.feathers.push_back({i, {20000, 70000}, 0, false});
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    Rng rng = Rng::searching(1);
    drop_feathers(s, aerijin, 2, rng, log);
    EXPECT_EQ(s.feathers.size(), 10U);
    EXPECT_TRUE(notes.empty());
}

TEST(TfEdges, TF_30_1_AFeatherFallsSoFarAndNoFarther)
{
    RULE("TF-30.1");
    const Pose bird{{45000, 45000}, 0};
    const auto at = [&](std::uint32_t x, std::uint32_t y, bool fits) {
        Rng rng = Rng::scripted({x, y, 0, 0});
        const Point from = step(bird.at, bird.heading, -kFeatherBack);
        const FeatherDrop drop = drop_feather(bird, rng);
        EXPECT_EQ(rng.faulty(), !fits);
        return Point{drop.centre.x - from.x, drop.centre.y - from.y};
    };
    EXPECT_EQ(at(2 * kFeatherScatter, kFeatherScatter, true), (Point{kFeatherScatter, 0}));
    EXPECT_EQ(at(kFeatherScatter, 2 * kFeatherScatter, true), (Point{0, kFeatherScatter}));
    at(2 * kFeatherScatter + 1, kFeatherScatter, false);
    at(kFeatherScatter, 2 * kFeatherScatter + 1, false);
}

TEST(TfEdges, TF_2_5_WithoutCardsAndObjectivesTheFirstQuestionIsWhere)
{
    RULE("TF-2.5");
    const Start start({.nut = FirstNut::FirstSeat});
    EXPECT_EQ(std::get<tail_feathers::Setup>(start.state.stack.back()).step, SetupStep::Stations);
    Options cards{.nut = FirstNut::FirstSeat};
    cards.cards = Flag::On;
    EXPECT_EQ(std::get<tail_feathers::Setup>(Start(cards).state.stack.back()).step, SetupStep::Cards);
    for (const auto& asked : decisions<TailFeathers>(Start(cards).state)) {
        for (const Choice& option : asked.options) {
            for (const Action card : std::get<PickCards>(option).cards) {
                EXPECT_TRUE(is_playable(Start(cards).state, card)) << name_of(card);
            }
        }
    }
}

TEST(TfEdges, TF_26_6_ANestThatDoesNotBurnIsNotWounded)
{
    RULE("TF-26.6");
    Match match = table().embers(1, 2).nest(0, 7).end_of_round();
    const auto wounded = match.said<NestWounded>();
    ASSERT_EQ(wounded.size(), 1U);
    EXPECT_EQ(match.player(0).nest, 7);
    EXPECT_EQ(match.player(1).nest, 8);
}

TEST(TfEdges, TF_1_24_ALaurelIsWonOnce)
{
    RULE("TF-1.24");
    for (const bool before : {false, true}) {
        Builder b = table().with(&Options::objectives);
        b.raw().players[0].objective = Objective::FirstBlood;
        b.raw().players[0].feats.first_blood = true;
        b.raw().players[0].laurel = before;
        State s = b.raw();
        std::vector<Note<Fact>> notes;
        Log<Fact> log(notes);
        check_objectives(s, log);
        EXPECT_TRUE(s.players[0].laurel);
        EXPECT_EQ(notes.size(), before ? 0U : 1U);
    }
}

TEST(TfEdges, TF_27_3_ADoubleShotDoesNotWaitForAnotherCard)
{
    RULE("TF-27.3");
    Builder b = table().hand(0, {Action::DoubleShot}).cheese(0, 2).put(staborah, sw(Part::B1));
    b.raw().players[0].discard = Actions{Action::Flog, Action::AimedShot, Action::Brutality, Action::BattleSqueak};
    State s = b.raw();
    s.stack = {Round{.phase = Phase::Activate},
               Activation{.seat = seat_at(0), .unit = kSienna, .stage = Stage::Act, .acting = Figures{sienna}}};
    Match match(s, {S, S, S});
    match.choose(0, Strike{sienna, AttackKind::Ranged, at_figure(staborah)});
    EXPECT_TRUE(match.offers(0, PlayCard{.card = Action::DoubleShot, .by = sienna}));
}

Match barrel(Rolls rolls)  // Wella rides Aerijin: three dice against a shot
{
    Builder b = table().hand(0, {Action::BarrelRoll}).cheese(0, 6).fly(aerijin, 35000, 45000, 0);
    b.raw().units[tail_feathers::index(kAerijin)].pilot = Pilot::Wella;
    b.fly(grizzard, 45000, 45000, 1800);
    State s = b.raw();
    s.stack = {Round{.phase = Phase::Activate, .active = seat_at(1)},
               Activation{.seat = seat_at(1), .unit = kGrizzard, .stage = Stage::Act, .acting = Figures{grizzard}}};
    return Match(s, std::move(rolls));
}

void roll_the_barrel(Match& match)
{
    match.choose(1, Strike{grizzard, AttackKind::Ranged, at_figure(aerijin)});
    if (match.prompt(0) == "card.guard") match.choose(0, Pass{});
    match.choose(0, PlayCard{.card = Action::BarrelRoll, .by = aerijin});
    EXPECT_FALSE(match.is_in<Fight>());
}

TEST(TfEdges, TF_1_19_AfterABarrelRollNothingIsRolledAThirdTime)
{
    RULE("TF-1.19");  // TF-R38
    Match match = barrel({B, S, S, S, S, C, C, C});
    roll_the_barrel(match);
    EXPECT_EQ(match.player(0).cheese, 6);  // two were paid: two of the three fit
    EXPECT_EQ(match.wounds(aerijin), 1);
    Match once = barrel({B, S, C, S, S, S, B, X});
    once.choose(1, Strike{grizzard, AttackKind::Ranged, at_figure(aerijin)});
    if (once.prompt(0) == "card.guard") once.choose(0, Pass{});
    once.choose(0, Reroll{Dice{0}});  // a cheese that does not fit
    once.choose(0, PlayCard{.card = Action::BarrelRoll, .by = aerijin});
    EXPECT_EQ(once.wounds(aerijin), 0);  // the other two were rolled, and one is a shield
    Match one_shield = barrel({B, S, X, S, S, B, B});
    roll_the_barrel(one_shield);
    EXPECT_EQ(one_shield.wounds(aerijin), 0);  // the shield stays
    Match shields = barrel({B, S, C, C, C, X, X, X});
    roll_the_barrel(shields);
    EXPECT_EQ(shields.player(0).cheese, 4);  // the cheese that lay there is gone
    EXPECT_EQ(shields.wounds(aerijin), 0);
}

TEST(TfEdges, TF_31_4_TheIronBeakIsItsOwnersOnEitherSide)
{
    RULE("TF-31.4");
    for (const int seat : {0, 1}) {
        Match match = locked().hand(seat, {Action::IronBeak}).turn_of(1, {B, B, B, B, B, B, B, B, B});
        match.choose(1, Activate{kWrunk});
        ASSERT_EQ(match.prompt(seat), "card.beak");
        match.choose(seat, PlayCard{.card = Action::IronBeak, .by = seat == 0 ? sienna : wrunk});
        const auto rolled = match.said<SpiralRolled>();
        ASSERT_EQ(rolled.size(), 2U);
        EXPECT_EQ(rolled[0].roll.size(), seat == 1 ? 7U : 6U);  // Wrunk, who came at Sienna
        EXPECT_EQ(rolled[1].roll.size(), seat == 0 ? 3U : 2U);
    }
}

TEST(TfEdges, TF_30_1_EveryFeatherIsOneOfItsOwn)
{
    RULE("TF-30.1");
    State s = table().with(&Options::feathers).fly(aerijin, 45000, 45000, 0).raw();
    s.feathers.push_back({0, {20000, 70000}, 0, false});
    s.feathers.push_back({2, {70000, 20000}, 0, false});
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    Rng rng = Rng::searching(1);
    while (s.feathers.size() < 4) drop_feathers(s, aerijin, 1, rng, log);
    EXPECT_EQ(s.feathers[2].id, 1);
    EXPECT_EQ(s.feathers[3].id, 3);
}

Seat asked_next(const Match& match)  // of those who must answer
{
    std::vector<Choice> buffer;
    return next_options<TailFeathers>(match.state(), buffer);
}

TEST(TfEdges, TF_4_1_WhoHasAnsweredIsNotAskedAgainBeforeTheOther)
{
    RULE("TF-4.1");  // TF-6.1 TF-2.10
    Match mission = table().at(Phase::PickMission);
    EXPECT_EQ(asked_next(mission), seat_at(0));
    mission.choose(0, NoMission{});
    EXPECT_EQ(asked_next(mission), seat_at(1));
    Match bid = table().cheese(0, 1).cheese(1, 1).at(Phase::Bid);
    EXPECT_EQ(asked_next(bid), seat_at(0));
    bid.choose(0, Bid{0});
    EXPECT_EQ(asked_next(bid), seat_at(1));
    Options options{.nut = FirstNut::FirstSeat};
    options.cards = Flag::On;
    Match cards(Start(options).state, {});
    EXPECT_EQ(asked_next(cards), seat_at(0));
    cards.choose(0, cards.fallback(0));
    EXPECT_EQ(asked_next(cards), seat_at(1));
}

TEST(TfEdges, TF_11_4_InANestThePassengerStepsDownThereToo)
{
    RULE("TF-11.4");  // TF-24.7
    Builder b = table().scenario(ScenarioId::WarForTheCanopy).perch(valchirp, kSwNest).carries(valchirp, guard(1));
    figure(b.raw(), guard(1)).token = 1;
    State s = b.raw();
    s.stack = {Round{.phase = Phase::Activate}, SettingDown{valchirp}};
    Match match(s, {});
    ASSERT_TRUE(match.offers(0, SetDown{kSwNest}));
    match.choose(0, SetDown{kSwNest});
    EXPECT_EQ(match.prompt(0), "scenario.deliver");
    State empty = table().raw();
    empty.stack = {Round{.phase = Phase::Activate}, SettingDown{valchirp}};
    Match nobody(empty, {});
    EXPECT_EQ(nobody.prompt(0), "round.activate");
}

TEST(TfEdges, TF_11_4_AfterLandingThePassengerStepsDownBeside)
{
    RULE("TF-11.4");
    Builder b = table().perch(valchirp, sw(Part::C1)).carries(valchirp, guard(1)).perch(sienna, sw(Part::C3));
    State s = b.raw();
    s.stack = {Round{.phase = Phase::Activate}, SettingDown{valchirp}};
    Match match(s, {});
    EXPECT_EQ(match.prompt(0), "flight.set_down");
    const Spaces beside = neighbours(s, sw(Part::C1));
    for (std::size_t i = 0; i < kSpaces; ++i) {
        const Space at = space_at(i);
        EXPECT_EQ(match.offers(0, SetDown{at}), beside.has(at) && has_room(s, at, guard(1))) << name_of(at);
    }
    const Choice first = match.fallback(0);
    match.choose(0, first);
    EXPECT_EQ(match.at(guard(1)), std::get<SetDown>(first).at);
    EXPECT_EQ(match.figure(valchirp).carries, kNoFigure);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
