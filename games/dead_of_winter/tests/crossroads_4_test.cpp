// Crossroads cards 61 to 80: each trigger and each option.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Crossroads4, DW_DIC_7_BuddyDavis)
{
    RULE("DW-DIC.7");
    for (const int option : {0, 1}) {
        auto match = table().put(0, BuddyDavis).crossroads(X::BuddyDavis).turn_of(0);
        match.decide(0, option);
        EXPECT_EQ(match.state().standing.has(Standing::FoodForDice), option == 0);
        EXPECT_EQ(match.morale(), option == 0 ? 6 : 7);
    }
    EXPECT_FALSE(table().put(0, BuddyDavis, L::School).crossroads(X::BuddyDavis).turn_of(0).triggered(X::BuddyDavis));
}

// As the round begins, from the first player on; without a food card, too: silence would tell.
TEST(Crossroads4, DW_XRD_4_FoodForDiceAsTheRoundBegins)
{
    RULE("DW-XRD.4"), RULE("DW-RND.5"), RULE("DW-DIC.7");
    auto start = table().put(0, BuddyDavis).hand(1, {I::StarterFood}).first(1).standing(Standing::FoodForDice);
    auto match = start.phase(RoundStep::Dice, {d1, d1, d2, d2, d3, d3, d5});
    ASSERT_TRUE(match.offers(1, GiveCard{I::StarterFood})) << "before anybody has a turn";
    match.choose(1, GiveCard{I::StarterFood});
    EXPECT_EQ(match.player(1).dice[4], 1);
    EXPECT_EQ(match.state().waste.size(), 1U);
    EXPECT_EQ(match.said<DiceThrown>().back(), (DiceThrown{seat_at(1), {5}}));
    for (const int seat : {2, 0}) {
        ASSERT_TRUE(match.waits_for(seat));
        EXPECT_EQ(match.open(seat)->prompt, "offer.food_for_dice");
        EXPECT_EQ(match.fallback(seat), Choice{Decline{}});
        match.choose(seat, Decline{});
    }
    EXPECT_TRUE(match.offers(1, EndTurn{})) << "once in each round";
}

// Under rules version 2 it was offered as a turn began: a table that stands there goes on.
TEST(Crossroads4, DW_XRD_4_FoodForDiceInTheMiddleOfATurn)
{
    RULE("DW-XRD.4");
    auto start = table().put(0, RodMiller).hand(0, {I::StarterFood}).standing(Standing::FoodForDice);
    State s = start.in_turn(0);
    Turn& turn = std::get<Turn>(s.stack.back());
    turn.stage = TurnStage::Offers;
    turn.step = 3;
    Match match(s, {d5});
    match.choose(0, GiveCard{I::StarterFood});
    EXPECT_EQ(match.player(0).dice[4], 1);
    EXPECT_TRUE(match.offers(0, EndTurn{}));
}

TEST(Crossroads4, DW_VAR_5_WhoIsOutGetsNoDieForFood)
{
    RULE("DW-VAR.5");
    auto start = table().put(0, BuddyDavis).put(1, RodMiller).put(2, JennyClark).standing(Standing::FoodForDice);
    start.options().elimination = true;
    State s = start.state_in(RoundStep::Dice);
    s.figures[index(BuddyDavis)] = Figure{.is = FigureIs::Removed};
    s.players[0].group.clear();
    s.players[0].leader.reset();
    s.players[0].out = true;
    Match match(s, Rolls(4, d1));
    EXPECT_FALSE(match.waits_for(0));
    EXPECT_TRUE(match.waits_for(1));
}

TEST(Crossroads4, DW_XRD_11_Dynamite)
{
    RULE("DW-XRD.11");
    auto start = table().put(0, JennyClark).put(1, EdwardWhite).put(1, MikeCho).put(2, JohnPrice).put(2, RodMiller);
    start.zombies(G::Colony1, 2).zombies(G::Colony2, 2).crossroads(X::Dynamite);
    auto boom = Builder(start).turn_of(0, {d2, d3});
    boom.decide(1, 0);
    for (const Gate gate : {G::Colony1, G::Colony2, G::Colony1}) boom.choose(1, PickGate{gate});
    EXPECT_EQ(boom.zombies(L::Colony), 1);
    EXPECT_EQ(boom.barricades(L::Colony), 3);
    EXPECT_TRUE(boom.alive(EdwardWhite));
    auto accident = Builder(start).turn_of(0, {d1});
    accident.decide(1, 0);
    accident.pick(1, NameLeader{MikeCho});
    accident.pick(2, NameLeader{RodMiller});
    EXPECT_FALSE(accident.alive(EdwardWhite));
    EXPECT_FALSE(accident.alive(JohnPrice));
    EXPECT_EQ(accident.morale(), 4);
    auto buried = Builder(start).turn_of(0);
    buried.decide(1, 1);
    EXPECT_EQ(buried.morale(), 7);
    for (const int seat : {0, 1, 2}) EXPECT_EQ(buried.player(seat).extra_dice, -1);
}

TEST(Crossroads4, DW_NEW_4_GabrielDiaz)
{
    RULE("DW-NEW.4");
    auto start = table().put(0, JennyClark, L::School).hand(0, {I::Junk, I::Fuel}).crossroads(X::GabrielDiaz);
    auto all = Builder(start).lucky_turn_of(0);
    all.decide(0, 0);
    EXPECT_EQ(all.figure(GabrielDiaz).controller, seat_at(0));
    EXPECT_EQ(all.helpless(), 3);
    auto some = Builder(start).lucky_turn_of(0);
    some.decide(0, 1);
    some.choose(0, PickCard{I::Junk});
    EXPECT_EQ(some.cards(0), 1);
    EXPECT_TRUE(some.state().removed.contains(I::Junk));
}

TEST(Crossroads4, DW_ABL_2_AndrewEvans)
{
    RULE("DW-ABL.2");
    for (const int option : {0, 1}) {
        auto match = table().put(0, AndrewEvans).crossroads(X::AndrewEvans).turn_of(0);
        EXPECT_EQ(match.at(AndrewEvans), L::GroceryStore);
        match.decide(0, option);
        EXPECT_EQ(match.figure(AndrewEvans).marks.has(Mark::Cook), option == 0);
        EXPECT_EQ(match.morale(), option == 0 ? 6 : 7);
    }
    auto cooks = table().put(0, AndrewEvans).mark(AndrewEvans, Mark::Cook).dice(0, {1, 1}).turn_of(0);
    cooks.choose(0, Serve{Service::Cook, AndrewEvans, {}, 1});
    EXPECT_EQ(cooks.food(), 2);
    EXPECT_EQ(cooks.dice(0), 1);
    EXPECT_FALSE(cooks.offers(0, Serve{Service::Cook, AndrewEvans, {}, 1})) << "once in each round";
}

TEST(Crossroads4, DW_ZMB_8_AnnaleighChan)
{
    RULE("DW-ZMB.8");
    auto start = table().put(0, AnnaleighChan).put(0, RodMiller).crossroads(X::AnnaleighChan);
    auto cages = Builder(start).turn_of(0);
    cages.decide(0, 0);
    for (const L place : kOutside) EXPECT_EQ(cages.zombies(place), 1);
    EXPECT_EQ(cages.zombies(L::Colony), 0);
    auto handed = Builder(start).turn_of(0);
    handed.decide(0, 1);
    handed.pick(0, NameLeader{RodMiller});
    EXPECT_FALSE(handed.alive(AnnaleighChan));
    EXPECT_EQ(handed.morale(), 5);
}

TEST(Crossroads4, DW_R69_DavidGarcia)
{
    RULE("DW-R69");
    auto start = table().put(0, DavidGarcia, L::School).put(1, MikeCho).put(2, RodMiller, L::Library);
    start.hand(1, {I::Junk}).hand(2, {I::Fuel}).crossroads(X::DavidGarcia);
    auto match = Builder(start).turn_of(0);
    EXPECT_EQ(match.at(DavidGarcia), L::Colony);
    ASSERT_EQ(match.said<SawCard>().size(), 1U) << "one card of everybody in the colony";
    EXPECT_EQ(match.said<SawCard>().front().item, I::Junk);
    match.decide(0, 0);
    match.pick(0, PickPlayer{seat_at(1)});
    EXPECT_EQ(match.said<VoteCalled>().size(), 1U);
    match.vote(1);
    EXPECT_FALSE(match.player(1).exiled);
    EXPECT_TRUE(match.offers(0, CallVote{seat_at(1)})) << "the vote of the turn is still there";
    auto closed = Builder(start).turn_of(0);
    closed.decide(0, 1);
    EXPECT_TRUE(closed.said<VoteCalled>().empty());
}

TEST(Crossroads4, DW_EXP_8_CrazedSurvivor)
{
    RULE("DW-EXP.8");
    auto start = table().put(0, JennyClark, L::School).crossroads(X::CrazedSurvivor);
    auto gathered = Builder(start).turn_of(0, {blank, wound_face});
    gathered.decide(0, 0);
    gathered.pick(0, PickSurvivor{JennyClark});
    EXPECT_EQ(gathered.food(), 3);
    EXPECT_EQ(gathered.hurt(JennyClark), 1);
    auto passed = Builder(start).turn_of(0);
    passed.decide(0, 1);
    EXPECT_EQ(passed.food(), 0);
}

TEST(Crossroads4, DW_ABL_4_WelcomeHome)
{
    RULE("DW-ABL.4");
    auto start = table().put(0, JennyClark).crossroads(X::WelcomeHome);
    auto in = Builder(start).turn_of(0, {blank, blank});
    in.choose(0, Move{JennyClark, L::School, {}});
    in.decide(0, 0);
    EXPECT_TRUE(in.figure(JennyClark).marks.has(Mark::Companion));
    auto passed = Builder(start).turn_of(0, {blank});
    passed.choose(0, Move{JennyClark, L::School, {}});
    passed.decide(0, 1);
    EXPECT_FALSE(passed.figure(JennyClark).marks.has(Mark::Companion));
    auto fights = table().put(0, JennyClark).mark(JennyClark, Mark::Companion).zombies(G::Colony1, 2).dice(0, {6, 6});
    auto match = fights.turn_of(0);
    match.choose(0, Attack{JennyClark, G::Colony1, 6, {}, {}, kCompanion});
    EXPECT_TRUE(match.said<Exposed>().empty());
    EXPECT_FALSE(match.offers(0, Attack{JennyClark, G::Colony1, 6, {}, {}, kCompanion})) << "once in each round";
}

TEST(Crossroads4, DW_XRD_5_BookOfTheDead)
{
    RULE("DW-XRD.5");
    for (const int option : {0, 1}) {
        auto start = table().put(0, JennyClark, L::Library).dice(0, {6}).zombies(G::Library, 2);
        auto match = start.crossroads(X::BookOfTheDead).turn_of(0);
        match.choose(0, Search{JennyClark, 6, true, {}});
        match.choose(0, match.fallback(0));
        match.decide(0, option);
        EXPECT_EQ(match.morale(), option == 0 ? 7 : 6);
        EXPECT_EQ(match.food(), option == 0 ? 0 : 4);
        EXPECT_EQ(match.zombies(L::Library), option == 0 ? 2 : 1);
    }
}

TEST(Crossroads4, DW_ZMB_2_Rascals)
{
    RULE("DW-ZMB.2");
    for (const int option : {0, 1}) {
        auto match = table().put(0, JennyClark, L::Hospital).dice(0, {6}).crossroads(X::Rascals).turn_of(0);
        match.choose(0, Search{JennyClark, 6, true, {}});
        match.choose(0, match.fallback(0));
        match.decide(0, option);
        EXPECT_EQ(match.morale(), option == 0 ? 7 : 6);
        EXPECT_EQ(match.zombies(L::Colony), option == 0 ? 5 : 0);
    }
}

TEST(Crossroads4, DW_DEF_5_JanetTaylor)
{
    RULE("DW-DEF.5");
    auto start = table().put(0, JanetTaylor).put(1, MikeCho).wounds(MikeCho, 1).hand(0, {I::Junk});
    auto match = start.crossroads(X::JanetTaylor).turn_of(0);
    EXPECT_TRUE(match.triggered(X::JanetTaylor));
    EXPECT_TRUE(match.state().standing.has(Standing::HealForCard)) << "nothing to choose";
    match.choose(0, Serve{Service::HealForCard, MikeCho, I::Junk});
    EXPECT_EQ(match.hurt(MikeCho), 0);
    EXPECT_TRUE(match.state().waste.contains(I::Junk));
}

TEST(Crossroads4, DW_CON_2_OldDivisions)
{
    RULE("DW-CON.2");
    auto start =
        table().put(0, JennyClark).helpless(1).crisis(Crisis::Despair).laid(1, {I::Junk}).laid(2, {I::Medicine});
    start.crossroads(X::OldDivisions);
    auto settled = Builder(start).turn_of(0);
    settled.vote(0);
    EXPECT_EQ(settled.helpless(), 0);
    EXPECT_EQ(settled.morale(), 5);
    EXPECT_FALSE(settled.state().crisis);
    EXPECT_EQ(settled.state().crisis_deck.front(), Crisis::Despair) << "under its deck";
    EXPECT_EQ(settled.state().unseen.size(), 2U) << "nobody sees the contributions";
    EXPECT_TRUE(settled.player(1).laid.empty());
    auto no = Builder(start).turn_of(0);
    no.vote(1);
    EXPECT_TRUE(no.state().crisis);
    EXPECT_EQ(no.helpless(), 1);
}

TEST(Crossroads4, DW_D44_Voyeur)
{
    RULE("DW-D44");
    auto start = table().put(0, JennyClark, L::School).put(1, MikeCho, L::School).hand(1, {I::Junk, I::Medicine});
    start.crossroads(X::Voyeur);
    auto took = Builder(start).wounds(JennyClark, 1).turn_of(0);
    took.decide(0, 0);
    took.choose(0, PickCard{I::Medicine});
    EXPECT_TRUE(took.holds(0, I::Medicine));
    EXPECT_EQ(took.cards(1), 1);
    EXPECT_EQ(took.player(0).locked, I::Medicine);
    EXPECT_FALSE(took.offers(0, PlayCard{I::Medicine})) << "not before the next round";
    auto shown = Builder(start).turn_of(0);
    shown.decide(0, 1);
    EXPECT_GE(shown.said<HandShown>().size(), 1U);
    EXPECT_EQ(shown.cards(1), 2);
    EXPECT_FALSE(Builder(start).put(2, RodMiller, L::School).turn_of(0).triggered(X::Voyeur)) << "not alone";
}

TEST(Crossroads4, DW_MOV_2_TheArcticKing)
{
    RULE("DW-MOV.2");
    auto start = table().put(0, JennyClark, L::GasStation).dice(0, {6}).crossroads(X::TheArcticKing);
    start.top(L::GasStation, {I::Medicine});
    auto ride = Builder(start).turn_of(0);
    ride.choose(0, Search{JennyClark, 6, true, {}});
    ride.choose(0, ride.fallback(0));
    ride.decide(0, 0);
    EXPECT_EQ(ride.figure(JennyClark).rides, 4);
    ride.choose(0, Move{JennyClark, L::School, kSnowmobile});
    EXPECT_TRUE(ride.said<Exposed>().empty());
    EXPECT_EQ(ride.noise(L::GasStation), 1);
    EXPECT_EQ(ride.noise(L::School), 1);
    EXPECT_EQ(ride.figure(JennyClark).rides, 3);
    auto drained = Builder(start).lucky_turn_of(0);
    drained.choose(0, Search{JennyClark, 6, true, {}});
    drained.choose(0, drained.fallback(0));
    drained.decide(0, 1);
    EXPECT_EQ(count_in(drained.player(0).hand, Symbol::Fuel), 2);
}

TEST(Crossroads4, DW_R19_CarlaThompson)
{
    RULE("DW-R19");
    auto start = table().put(0, CarlaThompson).put(0, RodMiller).crossroads(X::CarlaThompson);
    auto answered = Builder(start).turn_of(0, {blank, wound_face});
    EXPECT_EQ(answered.at(CarlaThompson), L::PoliceStation);
    answered.decide(0, 0);
    EXPECT_EQ(answered.morale(), 7);
    auto blinks = Builder(start).turn_of(0);
    blinks.decide(0, 1);
    EXPECT_EQ(blinks.morale(), 6);
}

TEST(Crossroads4, DW_ZMB_2_JennyClark)
{
    RULE("DW-ZMB.2");
    auto start = table().put(0, JennyClark, L::School).put(0, RodMiller, L::School).dice(0, {6, 6});
    start.crossroads(X::JennyClark);
    auto home = Builder(start).turn_of(0);
    home.choose(0, Search{JennyClark, 6, true, {}});
    home.choose(0, home.fallback(0));
    home.decide(0, 0);
    EXPECT_EQ(home.at(JennyClark), L::Colony);
    EXPECT_EQ(home.zombies(L::Colony), 8);
    auto away = Builder(start).turn_of(0);
    away.choose(0, Search{JennyClark, 6, true, {}});
    away.choose(0, away.fallback(0));
    away.decide(0, 1);
    away.pick(0, NameLeader{RodMiller});
    EXPECT_FALSE(away.alive(JennyClark));
    auto other = Builder(start).turn_of(0);
    other.choose(0, Search{RodMiller, 6, true, {}});
    other.choose(0, other.fallback(0));
    EXPECT_FALSE(other.triggered(X::JennyClark)) << "somebody else searched";
}

TEST(Crossroads4, DW_XRD_8_Hunted)
{
    RULE("DW-XRD.8");
    auto start = table().put(0, JennyClark).put(0, RodMiller).crossroads(X::Hunted);
    auto hunt = Builder(start).turn_of(0, {wound_face, blank, blank, wound_face, blank});
    hunt.choose(0, Move{JennyClark, L::School, {}});
    hunt.decide(0, 0);
    EXPECT_EQ(hunt.hurt(JennyClark) + hunt.hurt(RodMiller), 2);
    auto duck = Builder(start).turn_of(0, {wound_face, d2});
    duck.choose(0, Move{JennyClark, L::School, {}});
    duck.decide(0, 1);
    EXPECT_TRUE(duck.state().standing.has(Standing::Hunted));
    duck.choose(0, Move{RodMiller, L::School, {}});
    EXPECT_EQ(duck.hurt(RodMiller), 1) << "an arrow, though he drives safely";
    auto cold = Builder(start).turn_of(0, {frost});
    cold.choose(0, Move{JennyClark, L::School, {}});
    EXPECT_FALSE(cold.triggered(X::Hunted)) << "frostbite is no arrow";
}

TEST(Crossroads4, DW_DIC_8_LorettaClay)
{
    RULE("DW-DIC.8");
    auto start = table().put(0, LorettaClay).put(1, MikeCho).put(2, RodMiller, L::School).crossroads(X::LorettaClay);
    auto good = Builder(start).turn_of(0, {d5});
    EXPECT_FALSE(good.offers(0, PickOption{1})) << "there is no food to pour away";
    good.pick(0, PickOption{0});
    EXPECT_EQ(good.morale(), 7);
    auto plain = Builder(start).food(1).turn_of(0, {d3});
    plain.decide(0, 0);
    EXPECT_EQ(plain.morale(), 6);
    auto bad = Builder(start).food(1).turn_of(0, {d2, d2, d3});
    bad.decide(0, 0);
    EXPECT_EQ(bad.hurt(LorettaClay), 1);
    EXPECT_EQ(bad.hurt(MikeCho), 0);
    auto poured = Builder(start).food(1).turn_of(0);
    poured.decide(0, 1);
    EXPECT_EQ(poured.food(), 0);
}

TEST(Crossroads4, DW_DEF_4_FuelTanker)
{
    RULE("DW-DEF.4");
    auto start = table().put(0, RodMiller).removed({I::Fuel, I::Junk, I::Fuel}).crossroads(X::FuelTanker);
    for (const int option : {0, 1}) {
        auto match = Builder(start).turn_of(0);
        match.choose(0, Move{RodMiller, L::School, {}});
        match.decide(0, option);
        EXPECT_EQ(match.zombies(L::Colony), option == 0 ? 6 : 0);
        EXPECT_EQ(match.cards(0), option == 0 ? 2 : 0);
        EXPECT_EQ(match.state().removed.size(), option == 0 ? 1U : 3U);
    }
}

TEST(Crossroads4, DW_WND_2_HarmanBrooks)
{
    RULE("DW-WND.2");
    auto start = table().put(0, JennyClark).put(1, HarmanBrooks).put(2, MikeCho);
    start.wounds(JennyClark, 2).wounds(MikeCho, 1).crossroads(X::HarmanBrooks);
    auto meat = Builder(start).turn_of(0);
    meat.decide(0, 0);
    EXPECT_EQ(meat.food(), 3);
    auto herbs = Builder(start).turn_of(0);
    herbs.decide(0, 1);
    herbs.pick(0, PickSurvivor{JennyClark});
    herbs.pick(0, PickSurvivor{MikeCho});
    EXPECT_EQ(herbs.hurt(JennyClark), 1) << "one token of each";
    EXPECT_EQ(herbs.hurt(MikeCho), 0);
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
