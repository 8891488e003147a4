// At the margin of the rules: ties, full trees, figures that stand just beside the point.
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

TEST(TfMargins, TF_5_5_ALaunchTowardsEveryFlyingEnemyIsAnExample)
{
    RULE("TF-5.5");
    Builder b = table().launch_set(sienna).fly(wrunk, 70000, 20000, 0).fly(grizzard, 20000, 70000, 0);
    Match match = b.all_turned_but({kSienna}).turn_of(0);
    match.choose(0, Activate{kSienna});
    const Point from = centre_of(sw(Part::C1));
    EXPECT_TRUE(match.offers(0, Launch{{from, direction(from, {70000, 20000})}}));
    EXPECT_TRUE(match.offers(0, Launch{{from, direction(from, {20000, 70000})}}));
    EXPECT_TRUE(match.offers(0, Launch{{from, direction(from, centre_of(kNeNest))}}));
    const Angle centre = direction(from, {45000, 45000});
    for (const int turn : {-600, -400, -200, 0, 200, 400, 600}) {
        EXPECT_TRUE(match.offers(0, Launch{{from, turned(centre, turn)}}));
    }
    EXPECT_EQ(match.fallback(0), Choice(Launch{{from, centre}}));
}

TEST(TfMargins, TF_5_5_OfTwoPlacesThatAreEquallyNearTheFirstIsTaken)
{
    RULE("TF-5.5");
    const Point centre = centre_of(sw(Part::A2));
    ASSERT_EQ(centre.x, centre.y) << "the space is its own image";
    Field field;
    field.add_bird(7, centre);
    const auto at = launch_point(sw(Part::A2), field, kNobody);
    ASSERT_TRUE(at);
    EXPECT_LT(at->y, at->x);
    EXPECT_EQ(launch_fault(sw(Part::A2), {{at->y, at->x}, 0}, field, kNobody), LaunchFault::None);
}

TEST(TfMargins, TF_37_3_NobodyRidesARiderlessBirdBetter)
{
    RULE("TF-37.3");
    Options options;
    options.campaign.on = true;
    State s = Start(options).state;
    s.campaign.played.value = 1;
    const Army army{{{Bird::Aerijin, false, Pilot::Zure, Rank::Rookie}, {Bird::CommonStarling, true, {}, {}}},
                    {{Ground::Oakguard, 3, 0}}};
    s.campaign.sides[0].army = army;
    int ranks = 0;
    for (const Upgrade& step : upgrades_of(s, seat_at(0), army)) {
        if (step.better != Better::Rank) continue;
        ++ranks;
        EXPECT_EQ(step.entry, 0);
    }
    EXPECT_EQ(ranks, 1);
}

TEST(TfMargins, TF_37_3_NobodyHasMorePointsLeftThanEarned)
{
    RULE("TF-37.3");
    Options options;
    options.campaign.on = true;
    State s = Start(options).state;
    EXPECT_EQ(campaign_flaw(s), nullptr);
    s.campaign.sides[1].left.value = 1;
    EXPECT_NE(campaign_flaw(s), nullptr);
    s.campaign.sides[1].earned.value = 1;
    EXPECT_EQ(campaign_flaw(s), nullptr);
    s.campaign.played.value = 1;
    EXPECT_NE(campaign_flaw(s), nullptr) << "no scenario is over yet";
    s.options.campaign.played.value = 1;
    EXPECT_EQ(campaign_flaw(s), nullptr);
}

TEST(TfMargins, TF_37_3_AnArmyMayCostAllThatWasEarned)
{
    RULE("TF-37.3");
    Options options;
    options.armies = Armies::Built;
    options.campaign.on = true;
    options.campaign.played.value = 1;
    for (const Faction faction : {Faction::Militia, Faction::Raiders}) {
        CampaignSide& side = options.campaign.sides[static_cast<std::size_t>(faction)];
        side.army = quick_army(faction);
        side.earned.value = side.left.value = faction == Faction::Militia ? 4 : 2;
        ASSERT_EQ(cost_of(side.army), points_of(options.size));
    }
    EXPECT_EQ(TailFeathers::settle(options), "");
    options.campaign.sides[0].army.birds[1].rank = Rank::Ace;
    EXPECT_NE(TailFeathers::settle(options), "") << "nothing was spent";
    options.campaign.sides[0].left.value = 1;
    EXPECT_EQ(TailFeathers::settle(options), "") << "three points were";
}

TEST(TfMargins, TF_27_1_NoNetHoldsALargeFigure)
{
    RULE("TF-27.1");
    Builder b = table().hand(0, {Action::ThrownNet}).cheese(0, 6).put(commando(0), ne(Part::B1));
    State s = b.perch(grizzard, ne(Part::C2)).fly(aerijin, 70000, 72000, 0).raw();
    figure(s, commando(0)).at = figure(s, grizzard).at;
    s.stack = {
        Round{.phase = Phase::Activate},
        Activation{.seat = seat_at(0), .unit = kAerijin, .stage = Stage::Act, .acting = {aerijin}, .flew = true}};
    Figures caught;
    for (const PlayCard& play : possible_plays(s, seat_at(0), When::Acting, kNoFigure)) {
        if (play.card == Action::ThrownNet) caught.add(play.on);
    }
    EXPECT_TRUE(caught.has(commando(0)));
    EXPECT_FALSE(caught.has(grizzard)) << "on the same branch";
}

TEST(TfMargins, TF_32_3_ALeafOnTheWindHidesWhoStandsBehindIt)
{
    RULE("TF-32.3");
    const Space there = sw(Part::C2), leaf = leaf_of(Tree::Ne, 0);
    Field field;
    field.add_home(Tree::Sw);
    const Participant bird = Participant::in_the_air(1, {31000, 31000});
    EXPECT_TRUE(look(bird, Participant::on(there), field, kRange[1]).clear);
    field.drift_leaf(leaf, {27000, 21000}, 1350);  // across the line, and wider than the space
    const Sight sight = look(bird, Participant::on(there), field, kRange[1]);
    EXPECT_FALSE(sight.clear && sight.line == look(bird, Participant::on(there), Field{}, kRange[1]).line);
    EXPECT_TRUE(look(bird, Participant::on(leaf), field, kRange[1]).clear) << "whoever is on it can be seen";
}

TEST(TfMargins, TF_5_5_WithoutRoomToTakeOffABirdWalks)
{
    RULE("TF-5.5");
    const Point over = centre_of(sw(Part::C2));
    Builder b = table().launch_set(aerijin).fly(wrunk, over.x, over.y, 0);
    Match match = b.all_turned_but({kAerijin}).turn_of(0);
    match.choose(0, Activate{kAerijin});
    EXPECT_EQ(match.prompt(0), "activation.walk");
}

TEST(TfMargins, TF_19_5_NoSwoopOnAMissionCardThatTheBaseTouchedAtTheStart)
{
    RULE("TF-19.5");
    for (const int away : {0, 1}) {  // a card is 4400 wide, a base reaches 2000 far
        Builder b = table().mission(1, Mission::Siege, {commando(0)}, {45000, 45000});
        const State s = b.fly(aerijin, 45000 - 2200 - 2000 - away, 45000, 0).raw();
        Crossings met;
        const Flight f = make_flight(s, aerijin, route({kShort, kShort}), 0, met);
        EXPECT_EQ(f.cards_touched.has(seat_at(1)), away == 0);
        const auto* card =
            std::find_if(met.begin(), met.end(), [](const Crossing& c) { return c.kind == Crossed::Card; });
        ASSERT_NE(card, met.end());
        EXPECT_EQ(is_swoop_target(s, f, *card), away == 1);
    }
}

TEST(TfMargins, TF_4_2_TheFarSideOfTheAxisIsTheLastPlaceForACard)
{
    RULE("TF-4.2");
    Field field;
    ObjectId next = 1;
    for (const Point& at : {Point{8500, 0}, {7361, 4250}, {4250, 7361}, {0, 8500}, {-7400, 7500}}) {
        for (const int side : {1, -1}) field.add_bird(next++, {45000 + at.x, 45000 + side * at.y});
    }
    EXPECT_EQ(card_slot({45000, 45000}, {80000, 45000}, field), (Point{38000, 45000}));
}

TEST(TfMargins, TF_4_1_OnlyASecretAnswerLeavesTheOthersQuestion)
{
    RULE("TF-4.1");
    Match secret = table().at(Phase::PickMission);
    const auto asked = secret.state().course.asked[1];
    secret.choose(0, NoMission{});
    EXPECT_EQ(secret.state().course.asked[1], asked);
    Match open = table().turn_of(0);
    const auto before = open.state().course.asked[1];
    open.choose(0, Activate{kOakguard});
    EXPECT_GT(open.state().course.asked[1], before);
}

TEST(TfMargins, TF_24_4_WhoFindsNoRoomOnTheTreeComesHome)
{
    RULE("TF-24.4");
    Builder b = table().scenario(ScenarioId::SaplingStandoff);
    State& s = b.raw();
    s.units.push_back({.owner = seat_at(1), .ground = Ground::Spider});
    s.figures.push_back({.unit = unit_at(s.units.size() - 1), .zone = Zone::Mission});
    const FigureId spider = figure_at(s.figures.size() - 1);
    s.players[1].mission = Mission::Siege;
    s.players[1].mission_lies = true;
    s.players[1].mission_at = {45000, 52000};
    for (std::size_t i = 0; i < 4; ++i) b.put(guard(static_cast<int>(i)), sapling_space(i));
    Match match = b.end_of_round();
    match.choose(1, Besiege{Tree::Sapling});
    EXPECT_EQ(match.at(spider), kNeNest);  // it is large: one guard is enough to fill a space
}

TEST(TfMargins, TF_24_7_WhoStandsOnALeafGuardsNoToken)
{
    RULE("TF-24.7");
    Builder b = table().scenario(ScenarioId::WarForTheCanopy).mission(0, Mission::Special, {guard(0)});
    State& s = b.raw();
    s.tokens[0] = space_of(Tree::Se, Part::A2);
    const Space leaf = leaf_of(Tree::Se, 0);
    s.leaves[index(leaf) - kFirstLeaf].in_play = true;
    for (const bool on_leaf : {true, false}) {
        b.put(commando(0), on_leaf ? leaf : space_of(Tree::Se, Part::C1));
        Match match = b.end_of_round();
        EXPECT_EQ(match.offers(0, Scavenge{1}), on_leaf);
    }
}

TEST(TfMargins, TF_24_6_OfTwoBirdsThatCostTheSameTheFirstIsRescued)
{
    RULE("TF-24.6");
    Builder b = table().gone(sienna).gone(valchirp).mission(0, Mission::Rescue, {guard(0), guard(1)});
    for (const UnitId id : {kSienna, kValchirp}) {
        unit(b.raw(), id) = {.owner = seat_at(0), .is_bird = true, .bird = Bird::CommonStarling, .riderless = true};
    }
    EXPECT_EQ(b.end_of_round().fallback(0), Choice(Rescue{sienna}));
}

TEST(TfMargins, TF_24_6_ABirdWithoutARiderComesBackUnhurt)
{
    RULE("TF-24.6");
    Builder b = table().gone(sienna).mission(0, Mission::Rescue, {guard(0), guard(1)});
    unit(b.raw(), kSienna) = {.owner = seat_at(0), .is_bird = true, .bird = Bird::CommonStarling, .riderless = true};
    Match match = b.end_of_round();
    match.choose(0, Rescue{sienna});
    EXPECT_EQ(match.zone(sienna), Zone::Battlefield);
    EXPECT_EQ(match.wounds(sienna), 0);
}

TEST(TfMargins, TF_36_1_TheSmallArmyThatIsUsual)
{
    RULE("TF-36.1");
    Options options;
    options.size = ArmySize::Quick;
    for (const Faction faction : {Faction::Militia, Faction::Raiders}) {
        const Army army = usual_army(faction, options);
        ASSERT_EQ(army.birds.size(), 2U);
        EXPECT_FALSE(army.birds[0].riderless);
        EXPECT_TRUE(army.birds[1].riderless);
    }
}

TEST(TfMargins, TF_10_2_WhereNoTrunkIsMetAFlightEndsAtItsEnd)
{
    RULE("TF-10.2");
    const Route up = lay({{{45000, 30000}, 900}, Tilt::Centre, {Length::Short, Length::Short}});
    EXPECT_EQ(trunk_stop(up, Tree::Sw, {}, kNobody), (Pose{{45000, 44000}, 2700}));
}

TEST(TfMargins, TF_33_10_TheStartPlayersLeavesDriftFirst)
{
    RULE("TF-33.10");
    const Space first = leaf_of(Tree::Sw, 0), second = leaf_of(Tree::Se, 0);
    for (const int nut : {0, 1}) {
        Builder b = table().with(&Options::leaves).nut(nut).put(guard(0), first).put(commando(0), second);
        for (const bool theirs : {false, true}) {
            Leaf& leaf = b.raw().leaves[index(theirs ? second : first) - kFirstLeaf];
            leaf.in_play = leaf.drifting = true;
            leaf.drift = {{45000, theirs ? 60000 : 30000}, 0, Hole::Tip, {77750, 77750}};
            leaf.controller = seat_at(theirs ? 1 : 0);
        }
        const Match match = b.end_of_round({S});
        EXPECT_EQ(match.prompt(nut), "leaf.spin");
        EXPECT_EQ(match.frame<Drifting>().leaf, nut == 0 ? first : second);
    }
}

TEST(TfMargins, TF_28_5_WhoStandsElsewhereDoesNotBuild)
{
    RULE("TF-28.5");
    Builder b = table().with(&Options::objects).hand(0, {Action::BuildBallista}).cheese(0, 3);
    b.put(guard(0), sw(Part::A3)).put(guard(1), sw(Part::A1)).put(guard(2), sw(Part::A1));
    State s = b.raw();
    Activation a{.seat = seat_at(0), .unit = kOakguard, .stage = Stage::Act};
    for (const int i : {0, 1, 2}) a.acting.add(guard(i));
    s.stack = {Round{.phase = Phase::Activate}, a};
    Match match(s, {});
    match.choose(0, PlayCard{.card = Action::BuildBallista, .by = guard(1), .to = sw(Part::A1)});
    EXPECT_EQ(match.frame<Activation>().acted, (Figures{guard(1), guard(2)}));
}

TEST(TfMargins, TF_1_24_ALeafIsNoTreeToBeLiftedTo)
{
    RULE("TF-1.24");
    for (const bool on_leaf : {true, false}) {
        Builder b = table().with(&Options::leaves).fly(aerijin, 45000, 45000, 0).carries(aerijin, guard(0));
        State s = b.raw();
        const Space leaf = leaf_of(Tree::Se, 0);
        s.leaves[index(leaf) - kFirstLeaf].in_play = true;
        s.stack = {Round{.phase = Phase::Activate}};
        TfLog silent;
        Rng rng = Rng::scripted({});
        drop(s, aerijin, on_leaf ? leaf : space_of(Tree::Se, Part::C1), rng, silent);
        EXPECT_EQ(s.players[0].feats.airlifts, on_leaf ? 0 : 1);
    }
}

TEST(TfMargins, TF_31_2_TheFarSideIsTriedLast)
{
    RULE("TF-31.2");
    const Plan plan{{{20000, 45000}, 0}, Tilt::Centre, {Length::Long, Length::Long}};
    const Point enemy{36000, 45000};
    Field field;
    field.add_bird(1, plan.start.at);
    field.add_bird(2, enemy);
    ObjectId next = 3;
    for (int angle = 350; angle < 3250; angle += 220) field.add_bird(next++, step(enemy, angle, 7000));
    field.add_bird(next, step(enemy, 3250, 7000));
    const Crossing contact{16000 - 2000, Crossed::Bird, 2, 2};
    const SpiralPlace place = place_spiral(lay(plan), contact, enemy, field, 1);
    EXPECT_TRUE(place.fits);
    EXPECT_EQ(place.direction, 0) << "the attacker comes from the west, and only the east is free";
}

TEST(TfMargins, TF_14_3_TheRulerIsAsWideAsItIs)
{
    RULE("TF-14.3");
    Field field;
    field.add_tree(Tree::Sapling);  // its trunk ends at 46500
    for (const int away : {0, 1}) {
        const std::int32_t x = 46500 + kRulerHalfWidth + away;
        const auto a = Participant::in_the_air(1, {x, 49000}), b = Participant::in_the_air(2, {x, 41000});
        const Sight sight = look(a, b, field, kRange[0]);
        ASSERT_TRUE(sight.clear);
        EXPECT_EQ(sight.line == (Line{{x, 47000}, {x, 43000}}), away == 1);
    }
}

TEST(TfMargins, TF_5_5_TheMiddleOfASmallShape)
{
    RULE("TF-5.5");
    const Polygon thin{{0, 0}, {100, 1}, {200, 3}};
    EXPECT_EQ(centroid(corners(thin)), (Point{100, 1}));
    const Polygon turned_round{{0, 0}, {1, 100}, {3, 200}};
    EXPECT_EQ(centroid(corners(turned_round)), (Point{1, 100}));
    const Polygon least{{0, 0}, {1, 0}, {0, 1}};
    EXPECT_EQ(centroid(corners(least)), (Point{0, 0})) << "a third of a unit each way";
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
