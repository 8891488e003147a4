// The edges of cards and of the campaign: what a card changes, and what it leaves as it is.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

void credit(CampaignSide& side, int points)  // earned, and not spent yet
{
    side.earned.value = side.left.value = static_cast<std::int8_t>(points);
}

Options second_scenario()  // the Militia has won the first
{
    Options options{.nut = FirstNut::FirstSeat};
    options.campaign.on = true;
    options.campaign.played.value = 1;
    for (std::size_t i = 0; i < 2; ++i) {
        credit(options.campaign.sides[i], i == 0 ? 4 : 2);
        options.campaign.sides[i].army = quick_army(static_cast<Faction>(i));
    }
    return options;
}

TEST(TfEdgesOfCards, TF_R38e_TheOtherStatesStay)
{
    RULE("TF-R38e");
    Builder b = table().hand(0, {Action::RegainComposure}).cheese(0, 1);
    figure(b.raw(), aerijin).shaken = figure(b.raw(), aerijin).burning = true;
    Match match = b.turn_of(0);
    match.choose(0, PlayCard{.card = Action::RegainComposure, .on = aerijin, .status = Status::Burning});
    EXPECT_TRUE(match.figure(aerijin).shaken);
    EXPECT_FALSE(match.figure(aerijin).burning);
}

TEST(TfEdgesOfCards, TF_27_3_AChangedPlanIsASecretAgain)
{
    RULE("TF-27.3");
    Builder b = table().hand(1, {Action::ChangeOfPlans}).cheese(1, 2).nut(1);
    b.mission(1, Mission::Siege, {commando(1)}).raw().players[0].knows_mission = true;
    Match match = b.end_of_round();
    ASSERT_EQ(match.prompt(1), "card.plans");
    const auto asked = match.open(1);
    for (const Choice& option : asked->options) {
        const auto* card = std::get_if<PlayCard>(&option);
        if (!card || card->mission != Mission::Decoy) continue;
        State s = match.state();
        std::vector<Note<Fact>> notes;
        Log<Fact> log(notes);
        Rng rng = Rng::scripted({});
        play(s, seat_at(1), *card, rng, log);
        EXPECT_EQ(s.players[1].mission, Mission::Decoy);
        EXPECT_FALSE(s.players[0].knows_mission);
        return;
    }
    ADD_FAILURE() << "no change of plans is offered";
}

TEST(TfEdgesOfCards, TF_9_4_AStallIsOneTemplateWithoutAJoint)
{
    RULE("TF-9.4");
    Builder b = table().hand(0, {Action::Stall}).fly(aerijin, 45000, 45000, 0);
    Match match = b.turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.choose(0, PlayCard{.card = Action::Stall, .by = aerijin});
    match.refuses(0, Announce{route({}), 0}, "TF-9.4");
    match.refuses(0, Announce{route({kShort}), 3}, "TF-9.8");
    EXPECT_TRUE(match.offers(0, Announce{route({kShort}), 0}));
}

TEST(TfEdgesOfCards, TF_27_3_OneMoreAndNotTwo)
{
    RULE("TF-27.3");
    Builder flog = table().hand(1, {Action::Flog}).cheese(1, 1).fly(grizzard, 45000, 45000, 0);
    Match flogged = flog.turn_of(1);
    flogged.choose(1, Activate{kGrizzard});
    flogged.choose(1, PlayCard{.card = Action::Flog, .by = grizzard});
    EXPECT_EQ(flogged.frame<Activation>().move, 1);
    EXPECT_EQ(flogged.frame<Activation>().battle, 1);
    EXPECT_EQ(flogged.wounds(grizzard), 1);
    Builder feet = table().hand(0, {Action::QuickFeet}).cheese(0, 1).put(guard(1), sw(Part::A1));
    State s = feet.raw();
    s.stack = {Round{.phase = Phase::Activate},
               Activation{.seat = seat_at(0), .unit = kOakguard, .stage = Stage::Walk, .acting = Figures{guard(1)}}};
    Match quick(s, {});
    const auto asked = quick.open(0);
    for (const Choice& option : asked->options) {
        const auto* card = std::get_if<PlayCard>(&option);
        if (!card || card->card != Action::QuickFeet) continue;
        quick.choose(0, option);
        EXPECT_EQ(quick.frame<Activation>().move, 1);
        return;
    }
    ADD_FAILURE() << "Quick Feet are not offered";
}

TEST(TfEdgesOfCards, TF_27_2_WhoWasTauntedIsShakenByAScreechOnce)
{
    RULE("TF-27.2");
    for (const bool taunted : {false, true}) {
        State s = table().fly(aerijin, 45000, 45000, 0).fly(grizzard, 50000, 45000, 0).raw();
        figure(s, aerijin).taunted = taunted;
        s.options.cards = Flag::On;
        s.players[1].hand = Actions{Action::Screech};
        s.stack = {Round{.phase = Phase::Activate, .active = seat_at(1)},
                   Activation{.seat = seat_at(1), .unit = kGrizzard, .acting = Figures{grizzard}}};
        std::vector<Note<Fact>> notes;
        Log<Fact> log(notes);
        Rng rng = Rng::scripted(Rolls(static_cast<std::size_t>(pilot_value(s, aerijin)), S));
        play(s, seat_at(1), {.card = Action::Screech, .by = grizzard, .on = aerijin}, rng, log);
        EXPECT_EQ(figure(s, aerijin).shaken, taunted);
        EXPECT_FALSE(figure(s, aerijin).taunted);
    }
}

TEST(TfEdgesOfCards, TF_28_5_TwoOfThoseThereBuildAndNobodyElse)
{
    RULE("TF-28.5");
    Builder b = table().with(&Options::objects).hand(0, {Action::BuildBallista}).cheese(0, 3);
    for (const int i : {0, 1, 2, 3}) b.put(guard(i), sw(Part::A1));
    b.put(guard(4), sw(Part::A3));
    b.raw().units.push_back({.owner = seat_at(1), .ground = Ground::Ballista});
    b.raw().figures.push_back({.unit = unit_at(b.raw().units.size() - 1), .zone = Zone::Casualty});
    const FigureId theirs = figure_at(b.raw().figures.size() - 1);
    State s = b.raw();
    Activation a{.seat = seat_at(0), .unit = kOakguard, .stage = Stage::Act};
    for (const int i : {0, 1, 2, 3, 4}) a.acting.add(guard(i));
    a.acted.add(guard(0));
    s.stack = {Round{.phase = Phase::Activate}, a};
    Match match(s, {});
    match.choose(0, PlayCard{.card = Action::BuildBallista, .by = guard(1), .to = sw(Part::A1)});
    const Figures& acted = match.frame<Activation>().acted;
    EXPECT_EQ(acted.size(), 3U);
    EXPECT_TRUE(acted.has(guard(1)) && acted.has(guard(2)));
    EXPECT_FALSE(acted.has(guard(3)) || acted.has(guard(4)));
    EXPECT_EQ(match.zone(theirs), Zone::Casualty);  // theirs stays broken
    EXPECT_EQ(owner_of(match.state(), figure_at(match.state().figures.size() - 1)), seat_at(0));
}

TEST(TfEdgesOfCards, TF_31_11_AGrudgeMayBeLeftAlone)
{
    RULE("TF-31.11");
    Builder b = table().with(&Options::spiral).hand(0, {Action::NurseAGrudge}).fly(aerijin, 35000, 45000, 0);
    State s = b.fly(grizzard, 45000, 45000, 1800).raw();
    s.stack = {Round{.phase = Phase::Activate, .active = seat_at(1)},
               Reaction{.moment = Moment::Hurt, .seat = seat_at(0), .figure = aerijin}};
    Match match(s, {});
    EXPECT_EQ(match.prompt(0), "card.hurt");
    EXPECT_EQ(match.fallback(0), Choice(Pass{}));
    match.choose(0, Pass{});
    EXPECT_EQ(match.figure(aerijin).grudges, 0);
}

TEST(TfEdgesOfCards, TF_27_1_NobodyLeapsTwice)
{
    RULE("TF-27.1");
    State s = table().put(guard(1), sw(Part::A1)).put(guard(2), sw(Part::A1)).raw();
    s.options.cards = Flag::On;
    s.players[0].hand = Actions{Action::LeapAside};
    Fight fight = swoop_on(s, grizzard, sw(Part::A1));
    fight.step = FightStep::Cast;
    s.stack = {Round{.phase = Phase::Activate, .active = seat_at(1)},
               Activation{.seat = seat_at(1), .unit = kGrizzard, .acting = Figures{grizzard}}, fight};
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    leap_first(s, guard(1), sw(Part::B1), log);
    EXPECT_FALSE(top<Fight>(s).leapers.has(guard(1)));
    EXPECT_TRUE(top<Fight>(s).leapers.has(guard(2)));
}

TEST(TfEdgesOfCards, TF_37_1_WhatACampaignMayNotBegin)
{
    RULE("TF-37.1");
    Options plain;
    EXPECT_EQ(TailFeathers::settle(plain), "");
    credit(plain.campaign.sides[0], 2);
    EXPECT_NE(TailFeathers::settle(plain), "");
    Options second = second_scenario();
    EXPECT_EQ(TailFeathers::settle(second), "");
    Options both = second;
    for (CampaignSide& side : both.campaign.sides) credit(side, 6);
    EXPECT_EQ(TailFeathers::settle(both), "campaign: both sides cannot have won");
    Options most = second;  // a winner and a loser, and a laurel each
    credit(most.campaign.sides[0], 6);
    credit(most.campaign.sides[1], 4);
    EXPECT_EQ(TailFeathers::settle(most), "");
    Options raiders = second;
    raiders.campaign.sides[1].army = quick_army(Faction::Militia);
    EXPECT_NE(TailFeathers::settle(raiders), "");
    Army fewer = quick_army(Faction::Militia);
    fewer.birds.pop_back();
    EXPECT_EQ(price_of(fewer, quick_army(Faction::Militia)), std::nullopt);
}

TEST(TfEdgesOfCards, TF_37_3_TheSheetIsCalledByItsName)
{
    RULE("TF-37.3");
    Options options = second_scenario();
    options.cards = Flag::On;
    ASSERT_EQ(TailFeathers::settle(options), "");
    Match match(Start(options).state, {});
    EXPECT_EQ(match.prompt(0), "setup.upgrade");
    EXPECT_EQ(match.asked_by(0), "TF-37.3");
    EXPECT_EQ(match.fallback(0), Choice(Muster{quick_army(Faction::Militia)}));  // as it is
    const Army army = quick_army(Faction::Militia);
    bool any = false;
    for (std::size_t i = 0; i < army.birds.size(); ++i) {
        Army better = army;
        if (better.birds[i].rank == Rank::Ace) continue;
        better.birds[i].rank = static_cast<Rank>(static_cast<int>(better.birds[i].rank) + 1);
        const bool allowed = muster_faults(match.state(), seat_at(0), better).empty();
        EXPECT_EQ(match.offers(0, Muster{better}), allowed) << i;
        any = any || allowed;
    }
    EXPECT_TRUE(any);
    match.choose(0, match.fallback(0));
    match.choose(1, match.fallback(1));
    EXPECT_EQ(match.prompt(0), "setup.cards");
    EXPECT_EQ(match.asked_by(0), "TF-2.10");
}

TEST(TfEdgesOfCards, TF_37_3_AStepNamesItsEntryBehindTheBirds)
{
    RULE("TF-37.3");
    Options options = second_scenario();
    ASSERT_EQ(TailFeathers::settle(options), "");
    const Match match(Start(options).state, {});
    Army army = quick_army(Faction::Raiders);  // two birds, Commandos, a hero
    std::swap(army.ground[0], army.ground[1]);
    const Upgrades steps = upgrades_of(match.state(), seat_at(1), army);
    ASSERT_EQ(steps.size(), 3U);
    EXPECT_EQ(steps[1].entry, 3);
    EXPECT_EQ(steps[1].army.ground[1].veterans, army.ground[1].veterans + 1);
    EXPECT_EQ(steps[2].entry, 3);
    EXPECT_EQ(steps[2].army.ground[1].figures, army.ground[1].figures + 1);
    const Army common{{{Bird::CommonRook, false, Pilot::RatPilot, Rank::Rookie}}, {{Ground::Commandos, 3, 0}}};
    for (const Upgrade& step : upgrades_of(match.state(), seat_at(1), common)) {
        EXPECT_NE(step.better, Better::Rank) << "nobody has printed it";
    }
}

TEST(TfEdgesOfCards, TF_R30_WhoHasTakenOffIsInNoSpace)
{
    RULE("TF-R30");
    Builder b = table().perch(aerijin, sw(Part::C2));
    figure(b.raw(), aerijin).beak_up = true;
    Match match = b.turn_of(0);
    match.choose(0, Activate{kAerijin});
    match.choose(0, match.fallback(0));  // takes off
    match.choose(0, Announce{route({kLong, kLong}), 0});
    EXPECT_EQ(match.at(aerijin), kNowhere) << "it picks up nobody from there later";
}

TEST(TfEdgesOfCards, TF_27_3_TheLastDieOfASecondShot)
{
    RULE("TF-27.3");
    Builder b = table().hand(0, {Action::DoubleShot}).cheese(0, 2).put(staborah, sw(Part::B1));
    unit(b.raw(), kSienna).rank = Rank::Rookie;  // two dice, then one
    State s = b.raw();
    s.stack = {Round{.phase = Phase::Activate, .active = seat_at(0)},
               Activation{.seat = seat_at(0), .unit = kSienna, .stage = Stage::Act, .acting = Figures{sienna}}};
    Match match(s, {S, S, S});
    match.choose(0, Strike{sienna, AttackKind::Ranged, at_figure(staborah)});
    match.choose(0, PlayCard{.card = Action::DoubleShot, .by = sienna});
    match.choose(0, Strike{sienna, AttackKind::Ranged, at_figure(staborah)});
    EXPECT_EQ(match.said<AttackRolled>().back().roll.size(), 1U);
}

TEST(TfEdgesOfCards, TF_19_4_NoSecondChanceToSwoopAfterADrop)
{
    RULE("TF-19.4");
    Builder b = table().perch(aerijin, sw(Part::S3)).fly(valchirp, 38000, 38000, 2250);
    b.carries(valchirp, guard(1)).put(commando(1), sw(Part::C2));
    Match match = b.turn_of(0);
    match.choose(0, Activate{kValchirp});
    match.choose(0, Announce{route({kLong, kLong, kLong}), 0});
    const auto here = [&] { return space_at(static_cast<std::size_t>(match.open(0)->numbers[1].second)); };
    while (match.prompt(0) == "flight.swoop") match.choose(0, GoOn{});
    ASSERT_EQ(match.prompt(0), "flight.drop");
    ASSERT_EQ(here(), sw(Part::C2));
    match.choose(0, Drop{});
    EXPECT_FALSE(match.prompt(0) == "flight.swoop" && here() == sw(Part::C2));
}

TEST(TfEdgesOfCards, TF_14_3_AFeatherInTheWayIsCalledAFeather)
{
    RULE("TF-14.3");
    Field field;
    field.add_feather(7, {28000, 45000}, 900);
    const Sight sight =
        look(Participant::in_the_air(0, {20000, 45000}), Participant::in_the_air(1, {36000, 45000}), field, kRange[1]);
    EXPECT_TRUE(sight.in_range);
    EXPECT_FALSE(sight.clear);
    EXPECT_EQ(sight.blocker, Blocker::Feather);
    EXPECT_EQ(sight.blocker_id, 7);
}

TEST(TfEdgesOfCards, TF_24_4_ASiegeGoesOutToTheThirdRing)
{
    RULE("TF-24.4");
    const auto se = [](Part part) { return space_of(Tree::Se, part); };
    Builder b = table().perch(aerijin, se(Part::A1)).perch(sienna, se(Part::A2)).perch(valchirp, se(Part::A3));
    b.perch(grizzard, se(Part::B1)).perch(wrunk, se(Part::B2));
    for (int i = 0; i < 4; ++i) b.put(commando(i), se(Part::B3));
    EXPECT_EQ(siege_spaces(b.raw(), Tree::Se, guard(1)),
              (Spaces{se(Part::C1), se(Part::C2), se(Part::C3), se(Part::S1), se(Part::S3)}));
}

TEST(TfEdgesOfCards, TF_1_19_WhatWasRolledAgainIsNoChoice)
{
    RULE("TF-1.19");
    const State s = table().raw();
    Fight fight{.kind = AttackKind::Melee, .seat = seat_at(0), .figure = aerijin, .step = FightStep::Rolled};
    fight.roll = {DieFace::Bow};
    EXPECT_TRUE(has_roll_choice(s, fight));  // Zure is seasoned
    fight.rerolled = {0};
    EXPECT_FALSE(has_roll_choice(s, fight));
}

TEST(TfEdgesOfCards, TF_8_3_NobodyIsAskedToLeapWhereThereIsNoRoom)
{
    RULE("TF-8.3");
    Builder b = table().put(guard(1), sw(Part::S1)).put(guard(2), sw(Part::S1));
    for (int i = 3; i <= 5; ++i) b.put(guard(i), sw(Part::B1));
    State s = b.raw();
    Fight fight = swoop_on(s, grizzard, sw(Part::S1));
    fight.step = FightStep::Cast;
    s.stack = {Round{.phase = Phase::Activate, .active = seat_at(1)},
               Activation{.seat = seat_at(1), .unit = kGrizzard, .acting = Figures{grizzard}}, fight};
    std::vector<Note<Fact>> notes;
    Log<Fact> log(notes);
    leap_first(s, guard(1), sw(Part::B1), log);  // it is full now
    const Match match(s, {B, B, B, B, B, B, B});
    EXPECT_EQ(match.said<AttackRolled>().size(), 1U);
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
