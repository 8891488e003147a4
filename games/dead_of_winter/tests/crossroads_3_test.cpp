// Crossroads cards 41 to 60: each trigger and each option.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Crossroads3, DW_R19_RodMiller)
{
    RULE("DW-R19");
    auto start = table().put(0, JennyClark).put(0, MikeCho).put(1, RodMiller).put(1, HarmanBrooks, L::Hospital);
    start.put(2, BuddyDavis, L::Hospital).crossroads(X::RodMiller);
    auto go = Builder(start).turn_of(0, Rolls(6, blank));
    go.decide(0, 0);
    go.choose(0, PickSurvivor{JennyClark});
    go.pick(0, PickSurvivor{MikeCho});
    go.choose(0, PickSurvivor{HarmanBrooks});
    for (const Survivor who : {RodMiller, JennyClark, MikeCho}) EXPECT_EQ(go.at(who), L::Hospital);
    EXPECT_EQ(go.at(HarmanBrooks), L::Colony) << "one of five has to make room";
    EXPECT_EQ(go.at(BuddyDavis), L::Hospital);
    EXPECT_EQ(go.said<Exposed>().size(), 6U);
    auto alone = Builder(start).turn_of(0);
    alone.decide(0, 1);
    alone.pick(1, NameLeader{HarmanBrooks});
    EXPECT_FALSE(alone.alive(RodMiller));
    EXPECT_EQ(alone.morale(), 5);
}

TEST(Crossroads3, DW_EXP_8_SupplyDrop)
{
    RULE("DW-EXP.8");
    auto start = table().put(0, JennyClark).put(0, MikeCho, L::School).crossroads(X::SupplyDrop);
    auto fetched = Builder(start).turn_of(0, {blank, wound_face, blank});
    fetched.decide(0, 0);
    fetched.pick(0, PickSurvivor{JennyClark});
    EXPECT_EQ(fetched.food(), 5);
    EXPECT_EQ(fetched.morale(), 6);
    auto pleased = Builder(start).put(1, AnnaleighChan).turn_of(0, {blank, blank, blank});
    pleased.decide(0, 0);
    pleased.pick(0, PickSurvivor{JennyClark});
    EXPECT_EQ(pleased.morale(), 7);
    auto lost = Builder(start).turn_of(0, {wound_face, wound_face, wound_face});
    lost.decide(0, 0);
    lost.pick(0, PickSurvivor{JennyClark});
    lost.pick(0, NameLeader{MikeCho});
    EXPECT_EQ(lost.food(), 0);
    auto no = Builder(start).turn_of(0);
    no.decide(0, 1);
    EXPECT_EQ(no.food(), 0);
}

TEST(Crossroads3, DW_XRD_11_Army)
{
    RULE("DW-XRD.11");
    auto start = table().put(0, JennyClark).put(1, MikeCho).put(2, HarmanBrooks, L::School).crossroads(X::Army);
    auto fed = Builder(start).turn_of(0);
    EXPECT_FALSE(fed.offers(0, Vote{2})) << "Thomas is not there";
    fed.vote(0);
    EXPECT_TRUE(fed.state().standing.has(Standing::FoodInStock));
    auto fight = Builder(start).turn_of(0, {d3, d4});
    fight.vote(1);
    EXPECT_EQ(fight.hurt(JennyClark), 1);
    EXPECT_EQ(fight.hurt(MikeCho), 0);
    EXPECT_EQ(fight.hurt(HarmanBrooks), 0);
    auto talk = Builder(start).put(1, ThomasHeart).turn_of(0);
    talk.vote(2);
    EXPECT_FALSE(talk.state().standing.has(Standing::FoodInStock));
    EXPECT_EQ(talk.hurt(JennyClark), 0);
}

TEST(Crossroads3, DW_R65_Gambling)
{
    RULE("DW-R65");
    auto start = table().put(0, JennyClark).put(1, MikeCho).put(2, HarmanBrooks, L::School).crossroads(X::Gambling);
    start.hand(0, {I::Junk, I::Fuel}).hand(1, {I::Medicine});
    auto match = Builder(start).turn_of(0, {d2, d5});
    match.vote(0);
    match.choose(0, PickCard{I::Fuel});
    match.pick(0, Done{});
    match.choose(1, PickCard{I::Medicine});
    match.pick(1, Done{});
    EXPECT_EQ(match.cards(0), 1);
    EXPECT_TRUE(match.holds(1, I::Fuel));
    EXPECT_TRUE(match.holds(1, I::Medicine));
    auto no = Builder(start).turn_of(0);
    no.vote(1);
    EXPECT_EQ(no.cards(1), 1);
}

TEST(Crossroads3, DW_XRD_11_BitterColdNight)
{
    RULE("DW-XRD.11");
    auto start = table().put(0, JennyClark).put(0, MikeCho).put(1, RodMiller, L::School).crossroads(X::BitterColdNight);
    auto shared = Builder(start).turn_of(0, {frost});
    shared.choose(0, Move{JennyClark, L::School, {}});
    ASSERT_TRUE(shared.triggered(X::BitterColdNight));
    EXPECT_FALSE(shared.waits_for(2)) << "nobody of theirs is there";
    shared.vote(0);
    EXPECT_EQ(shared.figure(JennyClark).frostbite, 2);
    EXPECT_EQ(shared.figure(RodMiller).frostbite, 1);
    auto killed = Builder(start).turn_of(0, {frost});
    killed.choose(0, Move{JennyClark, L::School, {}});
    killed.vote(1);
    killed.pick(0, NameLeader{MikeCho});
    EXPECT_FALSE(killed.alive(JennyClark));
    auto alone = Builder(start).turn_of(0, {frost});
    alone.choose(0, Move{JennyClark, L::Library, {}});
    EXPECT_FALSE(alone.triggered(X::BitterColdNight));
}

TEST(Crossroads3, DW_XRD_10_Lighthouse)
{
    RULE("DW-XRD.10");
    auto start = table().put(0, JennyClark).zombies(G::Colony3, 2).zombies(G::School, 1).crossroads(X::Lighthouse);
    auto lit = Builder(start).dice(0, {2}).turn_of(0);
    lit.decide(0, 0);
    lit.pick(0, PickDie{2});
    EXPECT_EQ(lit.dice(0), 0);
    EXPECT_EQ(lit.zombies(L::Colony), 1);
    EXPECT_EQ(lit.zombies(L::School), 0);
    auto dark = Builder(start).turn_of(0);
    EXPECT_FALSE(dark.offers(0, PickOption{0}));
    dark.pick(0, PickOption{1});
    EXPECT_EQ(dark.zombies(L::Colony), 2);
}

TEST(Crossroads3, DW_EXP_8_Sacrament)
{
    RULE("DW-EXP.8");
    auto start = table().put(0, JennyClark).put(0, MikeCho).crossroads(X::Sacrament);
    auto prayed = Builder(start).turn_of(0, {blank, blank, wound_face});
    prayed.choose(0, Move{JennyClark, L::School, {}});
    prayed.decide(0, 0);
    EXPECT_EQ(prayed.morale(), 7);
    auto died = Builder(start).turn_of(0, {blank, bitten});
    died.choose(0, Move{JennyClark, L::School, {}});
    died.decide(0, 0);
    died.pick(0, NameLeader{MikeCho});
    EXPECT_EQ(died.morale(), 5);
    auto passed = Builder(start).turn_of(0, {blank});
    passed.choose(0, Move{JennyClark, L::School, {}});
    passed.decide(0, 1);
    EXPECT_EQ(passed.morale(), 6);
}

TEST(Crossroads3, DW_NEW_4_Outsiders)
{
    RULE("DW-NEW.4");
    auto start = table().put(0, JennyClark).crossroads(X::Outsiders);
    auto open = Builder(start).lucky_turn_of(0);
    open.vote(0);
    for (const int seat : {0, 1, 2}) EXPECT_EQ(open.player(seat).group.size(), 2U);
    EXPECT_EQ(open.helpless(), 3);
    auto shut = Builder(start).lucky_turn_of(0);
    shut.vote(1);
    EXPECT_EQ(shut.helpless(), 0);
    EXPECT_FALSE(Builder(start).helpless(16).lucky_turn_of(0).triggered(X::Outsiders)) << "six spaces are needed";
}

TEST(Crossroads3, DW_HLP_4_Riot)
{
    RULE("DW-HLP.4");
    auto start = table().put(0, JennyClark).put(1, MikeCho).put(2, RodMiller, L::School).helpless(3).food(4);
    start.crossroads(X::Riot);
    auto opened = Builder(start).turn_of(0);
    opened.decide(0, 0);
    EXPECT_EQ(opened.food(), 0);
    auto stood = Builder(start).turn_of(0);
    stood.decide(0, 1);
    EXPECT_EQ(stood.hurt(JennyClark) + stood.hurt(MikeCho), 2);
    EXPECT_EQ(stood.hurt(RodMiller), 0);
    auto example = Builder(start).turn_of(0);
    example.decide(0, 2);
    EXPECT_EQ(example.helpless(), 2);
    EXPECT_EQ(example.morale(), 5);
    EXPECT_FALSE(Builder(start).helpless(2).turn_of(0).triggered(X::Riot)) << "not outnumbered";
}

TEST(Crossroads3, DW_HLP_5_TheSunshineState)
{
    RULE("DW-HLP.5");
    for (const int option : {0, 1}) {
        auto match = table().put(0, JennyClark).helpless(3).crossroads(X::TheSunshineState).turn_of(0);
        match.decide(0, option);
        EXPECT_EQ(match.helpless(), option == 0 ? 1 : 3);
        EXPECT_EQ(match.morale(), option == 0 ? 5 : 6);
    }
    EXPECT_FALSE(table()
                     .put(0, JennyClark)
                     .helpless(1)
                     .crossroads(X::TheSunshineState)
                     .turn_of(0)
                     .triggered(X::TheSunshineState));
}

TEST(Crossroads3, DW_EXP_8_Flier)
{
    RULE("DW-EXP.8");
    auto start = table().put(0, JennyClark).put(0, MikeCho, L::School).crossroads(X::Flier);
    auto kept = Builder(start).turn_of(0, {blank, wound_face});
    kept.decide(0, 0);
    kept.pick(0, PickSurvivor{JennyClark});
    kept.choose(0, PickPlace{L::Hospital});
    EXPECT_EQ(kept.cards(0), 2);
    EXPECT_EQ(kept.deck(L::Hospital), 18);
    auto died = Builder(start).turn_of(0, {bitten});
    died.decide(0, 0);
    died.pick(0, PickSurvivor{JennyClark});
    for (const int seat : {1, 2}) {
        if (died.offers(seat, LetDie{})) died.choose(seat, LetDie{});
    }
    died.pick(0, NameLeader{MikeCho});
    EXPECT_EQ(died.deck(L::Hospital), 20);
    auto no = Builder(start).turn_of(0);
    no.decide(0, 1);
    EXPECT_EQ(no.cards(0), 0);
}

TEST(Crossroads3, DW_DTH_3_Airplane)
{
    RULE("DW-DTH.3");
    auto start = table().put(0, RodMiller).put(0, JennyClark).put(1, SophieRobinson).put(1, MikeCho);
    start.hand(0, {I::Junk}).hand(1, {I::Fuel}).crossroads(X::Airplane);
    auto flown = Builder(start).turn_of(0);
    flown.choose(0, Move{RodMiller, L::School, {}});
    flown.vote(0);
    flown.choose(0, PickCard{I::Junk});
    for (const int seat : {0, 1, 2}) flown.pick(seat, Done{});
    flown.choose(1, PickCard{I::Fuel});
    for (const int seat : {0, 1, 2}) flown.pick(seat, Done{});
    flown.pick(1, NameLeader{MikeCho});
    EXPECT_FALSE(flown.alive(SophieRobinson));
    EXPECT_EQ(flown.morale(), 7) << "removed, not killed";
    auto grounded = Builder(start).turn_of(0);
    grounded.choose(0, Move{RodMiller, L::School, {}});
    grounded.vote(1);
    EXPECT_TRUE(grounded.alive(SophieRobinson));
}

TEST(Crossroads3, DW_R05_MissingChild)
{
    RULE("DW-R05");
    auto start = table().put(0, JennyClark).helpless(2).crossroads(X::MissingChild);
    auto given_up = Builder(start).turn_of(0);
    given_up.vote(1);
    EXPECT_EQ(given_up.helpless(), 1);
    EXPECT_EQ(given_up.morale(), 5);
    auto looking = Builder(start).turn_of(0);
    looking.vote(0);
    EXPECT_TRUE(looking.state().standing.has(Standing::MissingChild));
    EXPECT_EQ(looking.state().child_rounds, 2) << "until the end of the next round";
    EXPECT_EQ(looking.helpless(), 2);
}

TEST(Crossroads3, DW_CLN_1_Abandoned)
{
    RULE("DW-CLN.1");
    auto start = table().put(0, JennyClark).helpless(1).waste({I::Junk}).dice(0, {1, 1}).dice(1, {4}).dice(2, {5});
    start.crossroads(X::Abandoned);
    auto taken = Builder(start).turn_of(0);
    taken.choose(0, Clean{JennyClark, 1, {}});
    taken.vote(0);
    EXPECT_EQ(taken.helpless(), 2);
    EXPECT_EQ(taken.zombies(L::Colony), 5);
    auto carried = Builder(start).turn_of(0);
    carried.choose(0, Clean{JennyClark, 1, {}});
    carried.vote(1);
    EXPECT_EQ(carried.helpless(), 1);
    EXPECT_EQ(carried.zombies(L::Colony), 5);
    for (const int seat : {0, 1, 2}) EXPECT_EQ(carried.dice(seat), 0);
}

TEST(Crossroads3, DW_KIL_4_MikeCho)
{
    RULE("DW-KIL.4");
    auto start = table().put(0, JennyClark, L::School).zombies(G::School, 3).crossroads(X::MikeCho);
    for (const int option : {0, 1}) {
        auto match = Builder(start).lucky_turn_of(0);
        match.decide(0, option);
        EXPECT_EQ(match.zombies(L::School), 0);
        EXPECT_EQ(match.hurt(JennyClark), option == 0 ? 1 : 0);
        EXPECT_EQ(match.alive(MikeCho), option == 0);
        if (option == 0) {
            EXPECT_EQ(match.hurt(MikeCho), 1);
        }
    }
    EXPECT_FALSE(Builder(start).zombies(G::School, 0).lucky_turn_of(0).triggered(X::MikeCho));
}

TEST(Crossroads3, DW_XRD_5_JohnPrice)
{
    RULE("DW-XRD.5");
    auto start = table().put(0, JennyClark, L::School).dice(0, {6}).crossroads(X::JohnPrice);
    for (const int option : {0, 1}) {
        auto match = Builder(start).lucky_turn_of(0);
        match.choose(0, Search{JennyClark, 6, true, {}});
        match.choose(0, match.fallback(0));
        match.decide(0, option);
        EXPECT_EQ(match.alive(JohnPrice), option == 0);
        EXPECT_EQ(match.zombies(L::School), option == 0 ? 2 : 0);
        EXPECT_EQ(match.food(), option == 0 ? 0 : 2);
        if (option == 1) {
            EXPECT_EQ(match.figure(JohnPrice).is, FigureIs::Removed);
        }
    }
}

TEST(Crossroads3, DW_COL2_1_AshleyRoss)
{
    RULE("DW-COL2.1");
    auto start = table().put(0, AshleyRoss).crossroads(X::AshleyRoss);
    auto wall = Builder(start).turn_of(0, {blank, wound_face});
    wall.decide(0, 0);
    EXPECT_TRUE(wall.state().standing.has(Standing::CalmGate));
    EXPECT_EQ(wall.hurt(AshleyRoss), 1);
    auto pit = Builder(start).turn_of(0, {blank});
    pit.decide(0, 1);
    EXPECT_TRUE(pit.state().standing.has(Standing::BiggerPile));
    auto none = Builder(start).turn_of(0);
    none.decide(0, 2);
    EXPECT_FALSE(none.state().standing.has(Standing::BiggerPile));
    auto calm = table().put(0, MariaLopez).dice(0, {6}).zombies(G::Colony1, 1).standing(Standing::CalmGate).turn_of(0);
    calm.choose(0, Attack{MariaLopez, G::Colony1, 6, {}, {}, {}});
    EXPECT_TRUE(calm.said<Exposed>().empty());
}

TEST(Crossroads3, DW_DEF_4_EdwardWhite)
{
    RULE("DW-DEF.4");
    auto start = table().put(0, EdwardWhite).food(2).removed({I::Medicine, I::Junk}).crossroads(X::EdwardWhite);
    auto match = Builder(start).turn_of(0);
    match.decide(0, 0);
    match.choose(0, Serve{Service::BuyMedicine, EdwardWhite, I::Medicine});
    EXPECT_TRUE(match.holds(0, I::Medicine));
    EXPECT_EQ(match.food(), 1);
    auto no = Builder(start).turn_of(0);
    no.decide(0, 1);
    EXPECT_FALSE(no.offers(0, Serve{Service::BuyMedicine, EdwardWhite, I::Medicine}));
}

TEST(Crossroads3, DW_SRC_10_HeadsUp)
{
    RULE("DW-SRC.10");
    for (const int option : {0, 1}) {
        auto match = table().put(0, JennyClark, L::PoliceStation).dice(0, {6}).crossroads(X::HeadsUp).turn_of(0);
        match.choose(0, Search{JennyClark, 6, true, {}});
        match.choose(0, match.fallback(0));
        match.decide(0, option);
        EXPECT_EQ(match.noise(L::PoliceStation), 4);
    }
}

TEST(Crossroads3, DW_R45_Sleep)
{
    RULE("DW-R45");
    auto start =
        table().put(0, JennyClark).put(0, RodMiller).wounds(JennyClark, 2).wounds(RodMiller, 1).dice(0, {4, 5});
    start.crossroads(X::Sleep);
    auto rest = Builder(start).turn_of(0);
    rest.decide(0, 0);
    rest.choose(0, Accept{});
    EXPECT_EQ(rest.hurt(JennyClark), 1);
    EXPECT_EQ(rest.hurt(RodMiller), 0);
    EXPECT_EQ(rest.dice(0), 0);
    EXPECT_TRUE(rest.state().standing.has(Standing::Rest));
    auto watch = Builder(start).turn_of(0);
    watch.decide(0, 1);
    EXPECT_EQ(watch.hurt(JennyClark), 2);
    EXPECT_FALSE(Builder(start).wounds(JennyClark, 1).turn_of(0).triggered(X::Sleep));
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
