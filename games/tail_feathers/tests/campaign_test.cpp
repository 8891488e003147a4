// Chapter TF-37: the campaign, scenario by scenario.
#include "core/json.h"
#include "games/tail_feathers/tests/builders.h"

namespace snowbound::tail_feathers::tests {
namespace {

Options new_campaign()
{
    Options options;
    options.nut = FirstNut::FirstSeat;
    options.campaign.on = true;
    return options;
}

// A scenario at its end: the nest of each of these burns down in this round.
Builder about_to_lose(const Options& options, std::initializer_list<int> losers)
{
    Builder b = table();
    b.raw().options = options;
    b.raw().campaign = options.campaign;
    for (const int seat : losers) b.nest(seat, 1).embers(seat, 1);
    for (std::size_t i = 0; i < 2; ++i) {
        keep_army(b.raw(), seat_at(i), army_unless_chosen(b.raw(), seat_at(i)));
    }
    // nobody is in the nests to put the fire out
    for (int i = 0; i < 6; ++i) b.put(guard(i), sw(i < 3 ? Part::A1 : Part::A3));
    for (int i = 0; i < 6; ++i) b.put(commando(i), ne(i < 3 ? Part::A1 : Part::A3));
    b.put(staborah, ne(Part::B1));
    return b;
}

// What the next scenario begins with, if these lose this one.
Options sequel_after(const Options& options, std::initializer_list<int> losers)
{
    const Match match(about_to_lose(options, losers).end_of_round().state(), {});
    const auto next = TailFeathers::sequel(match.state());
    EXPECT_TRUE(next.has_value());
    return next ? next->options : Options{};
}

Army with_ace_snibble()
{
    Army army = quick_army(Faction::Militia);
    army.birds[1].rank = Rank::Ace;
    return army;
}

TEST(TfCampaign, TF_37_1_FourScenariosInTheirOrder)
{
    RULE("TF-37.1");
    Options options = new_campaign();
    options.scenario = ScenarioId::BurningBranches;  // the campaign knows better
    std::vector<ScenarioId> played;
    for (int i = 0; i < 4; ++i) {
        ASSERT_EQ(TailFeathers::settle(options), "") << i;
        played.push_back(options.scenario);
        const Match match(about_to_lose(options, {1}).end_of_round().state(), {});
        const auto next = TailFeathers::sequel(match.state());
        ASSERT_TRUE(next);
        EXPECT_EQ(next->goes_on, i < 3);
        options = next->options;
    }
    EXPECT_EQ(played, (std::vector{ScenarioId::ShowOfForce, ScenarioId::CutTheBranches, ScenarioId::CapturedFlyer,
                                   ScenarioId::WarForTheCanopy}));
    EXPECT_EQ(options.campaign, new_campaign().campaign) << "after the last one another campaign may begin";
    EXPECT_EQ(options.scenario, ScenarioId::ShowOfForce);
}

TEST(TfCampaign, TF_37_1_AMatchThatRunsOrStandsAloneHasNoSequel)
{
    RULE("TF-37.1");
    EXPECT_FALSE(TailFeathers::sequel(Start(new_campaign()).state));
    EXPECT_FALSE(TailFeathers::sequel(about_to_lose({}, {1}).end_of_round().state()));
}

TEST(TfCampaign, TF_37_2_FourPointsForTheWinnerTwoForTheLoser)
{
    RULE("TF-37.2");
    const Options next = sequel_after(new_campaign(), {1});
    EXPECT_EQ(next.campaign.played, 1);
    EXPECT_EQ(next.campaign.sides[0].earned, 4);
    EXPECT_EQ(next.campaign.sides[0].left, 4);
    EXPECT_EQ(next.campaign.sides[1].earned, 2);
    const Options third = sequel_after(next, {0});
    EXPECT_EQ(third.campaign.sides[0].earned, 6);
    EXPECT_EQ(third.campaign.sides[1].earned, 6);
    EXPECT_EQ(third.campaign.sides[1].left, 6) << "what is not spent is kept";
}

TEST(TfCampaign, TF_37_2_ADrawIsNobodysVictory)
{
    RULE("TF-37.2");
    const Match match(about_to_lose(new_campaign(), {0, 1}).end_of_round().state(), {});
    ASSERT_EQ(match.state().winners.size(), 2U);
    for (const CampaignSide& side : match.state().campaign.sides) EXPECT_EQ(side.earned, 2);
}

TEST(TfCampaign, TF_37_2_ALaurelIsWorthTwoMore)
{
    RULE("TF-37.2");
    Builder b = about_to_lose(new_campaign(), {1});
    b.raw().players[1].objective = Objective::FirstBlood;
    b.raw().players[1].laurel = true;
    const Match match = b.end_of_round();
    EXPECT_EQ(match.state().campaign.sides[0].earned, 4);
    EXPECT_EQ(match.state().campaign.sides[1].earned, 4);
    const auto told = match.said<CampaignScored>();
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(told[1], (CampaignScored{seat_at(1), 4, 4}));
}

TEST(TfCampaign, TF_37_3_PointsBuyRanksVeteransAndFigures)
{
    RULE("TF-37.3");
    const Army kept{{{Bird::Aerijin, false, Pilot::Zure, Rank::Rookie}, {Bird::CommonStarling, true, {}, {}}},
                    {{Ground::Oakguard, 3, 0}}};
    const auto price = [&](auto&& change) {
        Army army = kept;
        change(army);
        return price_of(kept, army).value_or(-1);
    };
    EXPECT_EQ(price([](Army&) {}), 0);
    EXPECT_EQ(price([](Army& a) { a.birds[0].rank = Rank::Standard; }), 3);
    EXPECT_EQ(price([](Army& a) { a.birds[0].rank = Rank::Ace; }), 6);
    EXPECT_EQ(price([](Army& a) { a.ground[0].veterans = 1; }), 2);
    EXPECT_EQ(price([](Army& a) { a.ground[0].figures = 5; }), 4);
    EXPECT_EQ(price([](Army& a) { a.birds[0].rank = Rank::Standard, a.ground[0] = {Ground::Oakguard, 4, 2}; }), 9);
    EXPECT_EQ(price([](Army& a) { a.birds[1].rank = Rank::Ace; }), -1) << "nobody rides it";
    EXPECT_EQ(price([](Army& a) { a.ground[0].figures = 2; }), -1);
    EXPECT_EQ(price([](Army& a) { a.birds[0].pilot = Pilot::Wella; }), -1);
    EXPECT_EQ(price([](Army& a) { a.ground.push_back({Ground::Collin, 1, 0}); }), -1);
}

TEST(TfCampaign, TF_37_3_TheSheetComesBeforeTheNextScenario)
{
    RULE("TF-37.3");
    const Options next = sequel_after(new_campaign(), {1});  // Militia 4 points, Raiders 2
    Match match(Start(next).state, {});
    EXPECT_EQ(match.asked_by(0), "TF-37.3");
    EXPECT_EQ(match.open(0)->numbers.at(0).second, 4);
    EXPECT_EQ(match.open(1)->numbers.at(0).second, 2);
    EXPECT_EQ(match.fallback(0), Choice(Muster{quick_army(Faction::Militia)})) << "who is away buys nothing";
    EXPECT_TRUE(match.offers(0, Muster{with_ace_snibble()}));
    Army both = with_ace_snibble();
    both.birds[2].rank = Rank::Ace;
    match.refuses(0, Muster{both}, "TF-37.3");  // 6 of 4 points
    Army ace = quick_army(Faction::Raiders);
    ace.birds[1].rank = Rank::Ace;
    match.refuses(1, Muster{ace}, "TF-37.3");  // 3 of 2
    match.choose(0, Muster{with_ace_snibble()});
    EXPECT_FALSE(TailFeathers::view(match.state(), seat_at(1)).mine->answered) << "both choose in secret";
    EXPECT_EQ(TailFeathers::view(match.state(), seat_at(1)).campaign, match.state().options.campaign);
    match.choose(1, match.fallback(1));
    EXPECT_EQ(unit(match.state(), kSienna).rank, Rank::Ace);
    EXPECT_EQ(match.state().campaign.sides[0].left, 1);
    EXPECT_EQ(match.state().campaign.sides[0].earned, 4) << "what is spent was earned all the same";
    EXPECT_EQ(match.state().campaign.sides[1].left, 2);
}

TEST(TfCampaign, TF_37_3_TheSheetNamesEveryStepAndWhatBarsIt)
{
    RULE("TF-37.3");
    const Options next = sequel_after(new_campaign(), {1});  // Militia 4 points: Zure is an ace, six guards, a veteran
    const Match match(Start(next).state, {});
    const auto steps = [&](std::size_t seat, const Army& army) {
        std::string all;
        const auto shown = TailFeathers::preview(match.state(), seat_at(seat), Muster{army});
        for (const Upgrade& step : std::get<Preview>(shown).army->upgrades) {
            all += std::to_string(step.entry) + " " + std::string(name_of(step.better));
            all += step.why ? ": " + std::string(name_of(*step.why)) + "\n" : "\n";
        }
        return all;
    };
    EXPECT_EQ(steps(0, quick_army(Faction::Militia)), "1 rank\n2 rank\n3 veteran\n3 figure: squad_size\n");
    EXPECT_EQ(steps(0, with_ace_snibble()), "2 rank: too_dear\n3 veteran: too_dear\n3 figure: squad_size\n");
    EXPECT_EQ(steps(1, quick_army(Faction::Raiders)),
              "1 rank: too_dear\n2 veteran\n2 figure: squad_size\n");  // no hero
    const auto shown = TailFeathers::preview(match.state(), seat_at(0), Muster{quick_army(Faction::Militia)});
    EXPECT_EQ(std::get<Preview>(shown).army->upgrades[0].army, with_ace_snibble());
    Options first = new_campaign();
    first.armies = Armies::Built;
    const auto before = TailFeathers::preview(Start(first).state, seat_at(0), Muster{quick_army(Faction::Militia)});
    EXPECT_TRUE(std::get<Preview>(before).army->upgrades.empty()) << "nothing is bought before the first scenario";
}

TEST(TfCampaign, TF_37_4_TheArmyStaysTheSameAndWithinItsBounds)
{
    RULE("TF-37.4");
    Options next = sequel_after(new_campaign(), {1});
    Match match(Start(next).state, {});
    Army army = quick_army(Faction::Militia);
    army.ground[0].figures = 7;
    match.refuses(0, Muster{army}, "TF-AB3");  // six at most
    army = quick_army(Faction::Militia);
    army.ground[0].veterans = 3;
    match.refuses(0, Muster{army}, "TF-AB4");
    army = quick_army(Faction::Militia);
    army.birds[1].rank = Rank::Rookie;
    match.refuses(0, Muster{army}, "TF-37.4");  // nothing is given back
    army = quick_army(Faction::Militia);
    army.birds[0].bird = Bird::CommonJay;
    match.refuses(0, Muster{army}, "TF-37.4");  // nor exchanged, however cheap
    army = quick_army(Faction::Militia);
    army.ground[0].veterans = 2;
    EXPECT_GT(cost_of(army), points_of(next.size));
    EXPECT_TRUE(match.offers(0, Muster{army}));  // the limit of points was for the first scenario
    const auto asked = match.open(0);
    for (const Choice& choice : asked->options) {
        EXPECT_TRUE(muster_faults(match.state(), seat_at(0), std::get<Muster>(choice).army).empty());
    }
}

TEST(TfCampaign, TF_37_4_ARankThatNobodyPrintedCannotBeBought)
{
    RULE("TF-37.4");
    Options next = new_campaign();
    next.armies = Armies::Built;
    next.campaign.played.value = 1;
    const BirdPick jay{Bird::CommonJay, false, Pilot::MousePilot, Rank::Rookie}, rook{Bird::CommonRook, true, {}, {}};
    const GroundPick guards{Ground::Oakguard, 3, 0}, commandos{Ground::Commandos, 2, 0};
    const Army common{{jay}, {guards}}, rats{{rook}, {commandos}};
    next.campaign.sides = {CampaignSide{{4}, {4}, common}, CampaignSide{{2}, {2}, rats}};
    ASSERT_EQ(TailFeathers::settle(next), "");
    Match match(Start(next).state, {});
    Army army = common;
    army.birds[0].rank = Rank::Standard;
    match.refuses(0, Muster{army}, "TF-AB2");
    army = common;
    army.ground[0] = {Ground::Oakguard, 4, 1};
    match.choose(0, Muster{army});
    match.choose(1, match.fallback(1));
    EXPECT_EQ(figures_of(match.state(), seat_at(0), Zone::Reserve).size() + 1, 6U) << "four, and the jay";
}

TEST(TfCampaign, TF_AB2_WhoWillBeCapturedTogetherRidesTogetherFromTheFirstScenario)
{
    RULE("TF-AB2");
    Options options = new_campaign();
    options.armies = Armies::Built;
    ASSERT_EQ(TailFeathers::settle(options), "");
    Match match(Start(options).state, {});
    const BirdPick parted{Bird::Sienna, false, Pilot::Wella, Rank::Rookie};
    const GroundPick guards{Ground::Oakguard, 6, 0};
    match.refuses(0, Muster{{{parted}, {guards}}}, "TF-AB2");
    match.choose(0, Muster{quick_army(Faction::Militia)});
}

TEST(TfCampaign, TF_37_5_WhatWasBoughtStaysAndTheDefeatedAreBack)
{
    RULE("TF-37.5");
    Options second = sequel_after(new_campaign(), {1});
    Builder b = about_to_lose(second, {1});
    b.raw().campaign = second.campaign;
    keep_army(b.raw(), seat_at(0), with_ace_snibble());
    b.all_gone({sienna, guard(0), guard(1), wrunk, staborah}).hurt(aerijin, 3);
    const Match lost(b.end_of_round().state(), {});
    const auto next = TailFeathers::sequel(lost.state());
    ASSERT_TRUE(next);
    EXPECT_EQ(next->options.campaign.sides[0].army, with_ace_snibble());
    EXPECT_EQ(next->options.campaign.sides[1].army, quick_army(Faction::Raiders));
    EXPECT_EQ(next->options.campaign.sides[0].earned, 8);
    EXPECT_EQ(next->options.campaign.sides[0].left, 5);
    Options third = next->options;
    ASSERT_EQ(TailFeathers::settle(third), "");
    Match match(Start(third).state, {});
    match.choose(0, match.fallback(0));
    match.choose(1, match.fallback(1));
    EXPECT_EQ(unit(match.state(), kSienna).rank, Rank::Ace);
    EXPECT_EQ(match.zone(valchirp), Zone::Captive);
    for (const FigureId id : {aerijin, sienna, guard(0), guard(1), wrunk, staborah}) {
        EXPECT_EQ(match.zone(id), Zone::Reserve);
        EXPECT_EQ(match.wounds(id), 0);
    }
    EXPECT_TRUE(match.figure(guard(0)).veteran);
}

TEST(TfCampaign, TF_37_6_MostPointsEarnedWinThenTheLastScenario)
{
    RULE("TF-37.6");
    const auto winners = [](std::initializer_list<std::initializer_list<int>> losers) {
        Options options = new_campaign();
        SeatSet won;
        for (const auto& each : losers) {
            TailFeathers::settle(options);
            const Match match = about_to_lose(options, each).end_of_round();
            const auto told = match.said<CampaignWon>();
            EXPECT_EQ(told.size(), match.state().campaign.played == 4 ? 1U : 0U);
            if (!told.empty()) won = told.front().winners;
            EXPECT_EQ(match.state().campaign.winners, won);
            options = TailFeathers::sequel(match.state())->options;
        }
        return won;
    };
    SeatSet militia, raiders;
    militia.add(seat_at(0)), raiders.add(seat_at(1));
    EXPECT_EQ(winners({{1}, {1}, {1}, {0}}), militia);
    EXPECT_EQ(winners({{1}, {1}, {0}, {0}}), raiders);
    EXPECT_EQ(winners({{0}, {1}, {0, 1}, {0, 1}}), SeatSet::first(2));
}

TEST(TfCampaign, TF_37_1_OnlyAStandingThatCanBeIsTaken)
{
    RULE("TF-37.1");
    Options fair = sequel_after(new_campaign(), {1});
    const auto wrong = [&](auto&& change) {
        Options options = fair;
        change(options.campaign);
        return std::string(TailFeathers::settle(options));
    };
    const auto has = [](const std::string& text, const char* part) { return text.find(part) != std::string::npos; };
    EXPECT_EQ(wrong([](Campaign&) {}), "");
    EXPECT_TRUE(has(wrong([](Campaign& c) { c.on = false; }), "in a campaign only"));
    EXPECT_TRUE(has(wrong([](Campaign& c) { c.played.value = 4; }), "are over"));
    EXPECT_TRUE(has(wrong([](Campaign& c) { c.winners.add(seat_at(0)); }), "are over"));
    EXPECT_TRUE(has(wrong([](Campaign& c) { c.played.value = 0; }), "before its first scenario"));
    EXPECT_TRUE(has(wrong([](Campaign& c) { c.sides[0].earned.value = 8; }), "so many points"));
    EXPECT_TRUE(has(wrong([](Campaign& c) { c.sides[0].earned.value = 0; }), "so many points"));
    EXPECT_TRUE(has(wrong([](Campaign& c) { c.sides[0].earned.value = 3; }), "so many points"));
    EXPECT_TRUE(has(wrong([](Campaign& c) { c.sides[0].left.value = 5; }), "more points left"));
    EXPECT_TRUE(has(wrong([](Campaign& c) { c.sides[0].army.birds.clear(); }), "not allowed"));
    EXPECT_TRUE(has(wrong([](Campaign& c) { c.sides[0].army = with_ace_snibble(); }), "have bought"));
    EXPECT_TRUE(has(wrong([](Campaign& c) { c.sides[0].left.value = 1; }), "have bought"));
    EXPECT_EQ(wrong([](Campaign& c) { c.sides[0].left.value = 1, c.sides[0].army = with_ace_snibble(); }), "");
    EXPECT_TRUE(has(wrong([](Campaign& c) {
                        for (CampaignSide& side : c.sides) side.earned.value = side.left.value = 6;
                    }),
                    "both sides cannot have won"));
}

TEST(TfCampaign, OutsideOneNothingOfItIsStoredOrHashed)
{
    Options options;
    EXPECT_FALSE(to_json(options).contains("campaign"));
    EXPECT_FALSE(to_json(Start().state).contains("campaign"));
    options.campaign.on = true;
    EXPECT_TRUE(to_json(options).contains("campaign"));
    EXPECT_NE(hash_of(options), hash_of(Options{}));
}

}  // namespace
}  // namespace snowbound::tail_feathers::tests
