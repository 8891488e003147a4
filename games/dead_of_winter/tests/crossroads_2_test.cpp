// Crossroads cards 21 to 40: each trigger and each option.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Crossroads2, DW_D35_CreatureComforts)
{
    RULE("DW-D35");
    auto start = table().put(0, RodMiller).hand(0, {I::Fuel, I::Fuel}).hand(1, {I::StarterFuel, I::Junk});
    start.crossroads(X::CreatureComforts);
    auto warm = Builder(start).turn_of(0);
    warm.choose(0, PickCard{I::Fuel});
    warm.choose(0, PickCard{I::Fuel});
    warm.pick(0, Done{});
    EXPECT_FALSE(warm.offers(1, PickCard{I::Junk})) << "fuel only";
    warm.choose(1, PickCard{I::StarterFuel});
    warm.pick(1, Done{});
    warm.pick(2, Done{});
    EXPECT_EQ(warm.morale(), 7);
    EXPECT_EQ(warm.cards(0), 0);
    auto cold = Builder(start).turn_of(0);
    for (const int seat : {0, 1, 2}) cold.choose(seat, Done{});
    EXPECT_EQ(cold.morale(), 6);
    EXPECT_EQ(cold.cards(0), 2) << "what was not enough is given back";
}

TEST(Crossroads2, DW_HLP_5_Outbreak)
{
    RULE("DW-HLP.5");
    auto start = table().put(0, RodMiller).put(1, JennyClark).put(2, MikeCho, L::School).helpless(2);
    start.crossroads(X::Outbreak);
    auto sent = Builder(start).turn_of(0);
    sent.vote(0);
    EXPECT_EQ(sent.helpless(), 1);
    EXPECT_EQ(sent.morale(), 5);
    auto nursed = Builder(start).turn_of(0, {d1, d2});
    nursed.vote(1);
    EXPECT_EQ(nursed.hurt(RodMiller), 1);
    EXPECT_EQ(nursed.hurt(JennyClark), 1);
    EXPECT_EQ(nursed.hurt(MikeCho), 0) << "not in the colony";
    EXPECT_EQ(nursed.helpless(), 1);
    EXPECT_EQ(nursed.morale(), 5);
    auto doctor = Builder(start).put(2, OliviaBrown, L::School).turn_of(0);
    doctor.vote(1);
    EXPECT_EQ(doctor.helpless(), 2) << "a doctor is in play";
}

TEST(Crossroads2, DW_EXP_7_OliviaBrown)
{
    RULE("DW-EXP.7");
    auto start = table().put(0, RodMiller).put(1, OliviaBrown, L::Hospital).crossroads(X::OliviaBrown);
    auto match = Builder(start).turn_of(0);
    EXPECT_EQ(match.at(OliviaBrown), L::Colony);
    match.vote(0);
    EXPECT_TRUE(match.figure(OliviaBrown).marks.has(Mark::Healer));
    auto no = Builder(start).turn_of(0);
    no.vote(1);
    EXPECT_FALSE(no.figure(OliviaBrown).marks.has(Mark::Healer));
}

TEST(Crossroads2, DW_DEF_4_BrandonKane)
{
    RULE("DW-DEF.4");
    auto start = table().put(0, RodMiller).put(1, BrandonKane).removed({I::Junk, I::Outsider1, I::Fuel});
    start.crossroads(X::BrandonKane);
    auto home = Builder(start).turn_of(0);
    EXPECT_EQ(home.at(BrandonKane), L::GroceryStore);
    home.decide(0, 0);
    EXPECT_EQ(home.hurt(BrandonKane), 1);
    EXPECT_EQ(home.at(BrandonKane), L::Colony);
    auto haul = Builder(start).turn_of(0);
    haul.decide(0, 1);
    EXPECT_EQ(haul.state().waste.size(), 2U);
    EXPECT_EQ(haul.state().removed.size(), 1U) << "the outsider stays away";
}

TEST(Crossroads2, DW_EQP_4_NoAmmo)
{
    RULE("DW-EQP.4");
    auto start = table().put(0, RodMiller).equip(RodMiller, I::SniperRifle1).zombies(G::School, 1).dice(0, {3, 4});
    start.crossroads(X::NoAmmo);
    for (const int option : {0, 1}) {
        auto match = Builder(start).turn_of(0);
        match.choose(0, UseItem{RodMiller, I::SniperRifle1});
        match.pick(0, PickGate{G::School});
        ASSERT_TRUE(match.triggered(X::NoAmmo));
        match.decide(0, option);
        EXPECT_EQ(match.figure(RodMiller).equipment.has(I::SniperRifle1), option == 1);
        EXPECT_EQ(match.state().waste.contains(I::SniperRifle1), option == 0);
        EXPECT_EQ(match.dice(0), option == 0 ? 2 : 0);
    }
}

TEST(Crossroads2, DW_DEF_8_ForestPlum)
{
    RULE("DW-DEF.8");
    auto start = table().put(0, RodMiller).put(1, ForestPlum).put(2, AndrewEvans).crossroads(X::ForestPlum);
    auto ring = Builder(start).turn_of(0);
    ring.decide(0, 0);
    EXPECT_EQ(ring.at(ForestPlum), L::GroceryStore);
    EXPECT_EQ(ring.noise(L::GroceryStore), 4);
    auto blow = Builder(start).turn_of(0);
    blow.decide(0, 1);
    EXPECT_EQ(blow.hurt(AndrewEvans), 1) << "the lowest influence beside Forest";
}

TEST(Crossroads2, DW_XRD_10_DanielSmith)
{
    RULE("DW-XRD.10");
    auto start = table().put(0, DanielSmith).put(1, MikeCho).equip(MikeCho, I::Pistol1).helpless(2);
    start.crossroads(X::DanielSmith);
    auto locked = Builder(start).dice(0, {4}).turn_of(0);
    EXPECT_EQ(locked.helpless(), 1) << "found dead";
    EXPECT_EQ(locked.morale(), 6);
    locked.decide(0, 0);
    locked.pick(0, PickDie{4});
    locked.choose(0, PickSurvivor{MikeCho});
    EXPECT_EQ(locked.dice(0), 0);
    EXPECT_EQ(locked.at(MikeCho), L::PoliceStation);
    EXPECT_TRUE(locked.figure(MikeCho).marks.has(Mark::Jailed));
    EXPECT_TRUE(locked.holds(1, I::Pistol1));
    auto accident = Builder(start).turn_of(0);
    EXPECT_FALSE(accident.offers(0, PickOption{0})) << "no die";
    accident.pick(0, PickOption{1});
    EXPECT_EQ(accident.morale(), 5);
}

TEST(Crossroads2, DW_NEW_4_LittleSurvivors)
{
    RULE("DW-NEW.4");
    auto start = table().put(0, RodMiller).put(1, MikeCho, L::School).crossroads(X::LittleSurvivors);
    for (const int option : {0, 1}) {
        auto match = Builder(start).turn_of(0);
        match.choose(0, Move{RodMiller, L::Library, {}});
        match.decide(0, option);
        EXPECT_EQ(match.helpless(), option == 0 ? 3 : 0);
        EXPECT_EQ(match.morale(), option == 0 ? 7 : 6);
    }
    auto company = Builder(start).turn_of(0);
    company.choose(0, Move{RodMiller, L::School, {}});
    EXPECT_FALSE(company.triggered(X::LittleSurvivors)) << "somebody is there";
    auto full = Builder(start).helpless(20).turn_of(0);
    full.choose(0, Move{RodMiller, L::Library, {}});
    EXPECT_TRUE(full.triggered(X::LittleSurvivors)) << "three spaces";
    auto crowded = Builder(start).helpless(21).turn_of(0);
    crowded.choose(0, Move{RodMiller, L::Library, {}});
    EXPECT_FALSE(crowded.triggered(X::LittleSurvivors)) << "two spaces";
}

TEST(Crossroads2, DW_DTH_5_Prophet)
{
    RULE("DW-DTH.5");
    auto start = table().put(0, RodMiller, L::School).exiled(0).put(1, JennyClark, L::School).put(1, MikeCho);
    start.crossroads(X::Prophet);
    auto kept = Builder(start).turn_of(0);
    kept.decide(0, 0);
    kept.pick(0, PickSurvivor{JennyClark});
    EXPECT_EQ(kept.figure(JennyClark).controller, seat_at(0));
    kept.pick(1, NameLeader{MikeCho});
    EXPECT_EQ(kept.player(1).leader, MikeCho);
    auto word = Builder(start).turn_of(0);
    word.decide(0, 1);
    EXPECT_EQ(word.morale(), 5);
}

TEST(Crossroads2, DW_DIC_7_Music)
{
    RULE("DW-DIC.7");
    auto start = table().put(0, RodMiller, L::School).dice(0, {6}).crossroads(X::Music);
    for (const int option : {0, 1}) {
        auto match = Builder(start).turn_of(0);
        match.choose(0, Search{RodMiller, 6, false, {}});
        match.choose(0, match.fallback(0));
        match.decide(0, option);
        EXPECT_EQ(match.morale(), option == 0 ? 7 : 6);
        for (const int seat : {0, 1, 2}) EXPECT_EQ(match.player(seat).extra_dice, option);
    }
}

TEST(Crossroads2, DW_D34_CollapsingBarriers)
{
    RULE("DW-D34");
    auto start = table().put(0, RodMiller).put(1, JennyClark).put(1, MikeCho).put(2, HarmanBrooks, L::School);
    start.barricades(G::Colony1, 2).zombies(G::Colony2, 1).crossroads(X::CollapsingBarriers);
    auto held = Builder(start).turn_of(0, {wound_face, blank});
    held.vote(0);
    held.pick(0, PickSurvivor{RodMiller});
    held.choose(1, PickSurvivor{MikeCho});
    EXPECT_EQ(held.barricades(L::Colony), 2);
    EXPECT_EQ(held.hurt(RodMiller) + held.hurt(MikeCho), 1);
    EXPECT_EQ(held.said<Exposed>().size(), 2U);
    auto fallen = Builder(start).turn_of(0);
    fallen.vote(1);
    EXPECT_EQ(fallen.barricades(L::Colony), 0);
}

TEST(Crossroads2, DW_D35_RadioSignal)
{
    RULE("DW-D35");
    auto start = table().put(0, RodMiller).dice(0, {1, 2}).dice(1, {6}).crossroads(X::RadioSignal);
    auto heard = Builder(start).turn_of(0);
    heard.vote(0);
    heard.choose(0, Accept{});
    heard.choose(0, Accept{});
    heard.pick(0, Done{});
    heard.choose(1, Accept{});
    heard.pick(1, Done{});
    heard.pick(2, Done{});
    EXPECT_EQ(heard.helpless(), 1);
    EXPECT_EQ(heard.morale(), 7);
    EXPECT_EQ(heard.dice(0) + heard.dice(1), 0);
    auto missed = Builder(start).turn_of(0);
    missed.vote(0);
    for (const int seat : {0, 1, 2}) missed.pick(seat, Done{});
    EXPECT_EQ(missed.morale(), 5);
    auto off = Builder(start).turn_of(0);
    off.vote(1);
    EXPECT_EQ(off.morale(), 5);
}

TEST(Crossroads2, DW_DEF_4_ToxicWaste)
{
    RULE("DW-DEF.4");
    auto start = table().put(0, RodMiller).put(1, JennyClark, L::School).removed({I::Fuel, I::Medicine, I::Junk});
    start.crossroads(X::ToxicWaste);
    auto rolled = Builder(start).turn_of(0);
    rolled.vote(0);
    EXPECT_EQ(rolled.figure(RodMiller).frostbite, 1);
    EXPECT_EQ(rolled.figure(JennyClark).frostbite, 0);
    auto left = Builder(start).turn_of(0);
    left.vote(1);
    EXPECT_EQ(left.state().waste.size(), 2U);
    EXPECT_EQ(left.state().removed.size(), 1U);
}

TEST(Crossroads2, DW_R19_AlexisGrey)
{
    RULE("DW-R19");
    auto start = table().put(0, AlexisGrey).put(0, RodMiller).crossroads(X::AlexisGrey);
    auto stays = Builder(start).turn_of(0);
    EXPECT_EQ(stays.at(AlexisGrey), L::Library);
    stays.decide(0, 0);
    EXPECT_FALSE(stays.offers(0, Move{AlexisGrey, L::Colony, {}}));
    auto leaves = Builder(start).turn_of(0);
    leaves.decide(0, 1);
    EXPECT_EQ(leaves.at(AlexisGrey), L::Colony);
    EXPECT_FALSE(leaves.offers(0, Move{AlexisGrey, L::Library, {}}));
    EXPECT_TRUE(leaves.offers(0, Move{AlexisGrey, L::School, {}}));
}

TEST(Crossroads2, DW_D44_JamesMeyers)
{
    RULE("DW-D44");
    auto start = table().put(0, JamesMeyers).hand(1, {I::Medicine, I::Medicine}).hand(2, {I::Medicine, I::Junk});
    start.crossroads(X::JamesMeyers);
    auto help = Builder(start).turn_of(0);
    help.decide(0, 0);
    EXPECT_GE(help.said<HandShown>().size(), 2U);
    help.choose(0, Accept{});
    help.choose(0, PickPlayer{seat_at(1)});
    help.choose(0, PickPlayer{seat_at(2)});
    help.pick(0, PickPlayer{seat_at(1)});
    EXPECT_EQ(help.morale(), 7);
    EXPECT_EQ(help.state().removed.size(), 3U);
    EXPECT_EQ(help.cards(1), 0);
    EXPECT_EQ(help.cards(2), 1);
    auto file = Builder(start).turn_of(0);
    file.decide(0, 1);
    file.choose(0, PickPlayer{seat_at(2)});
    ASSERT_EQ(file.said<SawObjective>().size(), 1U);
    EXPECT_EQ(file.said<SawObjective>().front().objective, Objective::Hunger);
    EXPECT_TRUE(file.player(2).known_to.has(seat_at(0)));
}

TEST(Crossroads2, DW_DTH_3_BevRussell)
{
    RULE("DW-DTH.3");
    auto start = table().put(0, BevRussell).put(0, RodMiller).zombies(G::School, 2).crossroads(X::BevRussell);
    auto open = Builder(start).turn_of(0);
    EXPECT_EQ(open.at(BevRussell), L::School);
    open.decide(0, 0);
    open.pick(0, NameLeader{RodMiller});
    EXPECT_FALSE(open.alive(BevRussell));
    EXPECT_EQ(open.morale(), 6) << "not a kill";
    EXPECT_EQ(free_spaces(open.state(), L::School), 3) << "her figure stays";
    open.choose(0, Move{RodMiller, L::School, {}});
    EXPECT_EQ(open.hurt(RodMiller), 1);
    auto burnt = Builder(start).lucky_turn_of(0);
    burnt.decide(0, 1);
    EXPECT_EQ(burnt.deck(L::School), 0);
    EXPECT_EQ(burnt.zombies(L::School), 0);
    EXPECT_TRUE(burnt.alive(BevRussell));
}

TEST(Crossroads2, DW_XRD_6_TheDeputy)
{
    RULE("DW-XRD.6");
    auto start = table().put(0, RodMiller, L::School).crossroads(X::TheDeputy);
    start.top(L::PoliceStation,
              {I::Pistol1, I::Fuel, I::Fuel, I::Junk, I::Shotgun1, I::Fuel, I::Fuel, I::Pistol2, I::Pistol3});
    auto word = Builder(start).lucky_turn_of(0);
    word.decide(0, 0);
    EXPECT_EQ(word.cards(0), 3);
    EXPECT_FALSE(word.holds(0, I::Pistol3)) << "the ninth card";
    EXPECT_TRUE(word.state().standing.has(Standing::ClearedSites));
    auto no = Builder(start).turn_of(0);
    no.decide(0, 1);
    EXPECT_EQ(no.cards(0), 0);
}

TEST(Crossroads2, DW_EXP_8_SewerPassage)
{
    RULE("DW-EXP.8");
    auto start = table().put(0, JennyClark, L::Library).put(0, RodMiller).crossroads(X::SewerPassage);
    auto found = Builder(start).turn_of(0, {d3, wound_face, blank, blank});
    found.decide(0, 0);
    found.pick(0, PickSurvivor{JennyClark});
    EXPECT_EQ(found.said<Exposed>().size(), 3U);
    EXPECT_TRUE(found.state().standing.has(Standing::SewerPassage));
    auto dead = Builder(start).turn_of(0, {d6, bitten});
    dead.decide(0, 0);
    dead.pick(0, PickSurvivor{JennyClark});
    dead.pick(0, NameLeader{RodMiller});
    EXPECT_FALSE(dead.state().standing.has(Standing::SewerPassage));
    auto safe = table().put(0, JennyClark).standing(Standing::SewerPassage).turn_of(0);
    safe.choose(0, Move{JennyClark, L::Hospital, {}});
    EXPECT_TRUE(safe.said<Exposed>().empty());
}

TEST(Crossroads2, DW_COL1_1_Horse)
{
    RULE("DW-COL1.1");
    auto start = table().put(0, JennyClark).crossroads(X::Horse);
    for (const int option : {0, 1}) {
        auto match = Builder(start).turn_of(0, {blank});
        match.choose(0, Move{JennyClark, L::School, {}});
        match.decide(0, option);
        EXPECT_EQ(match.figure(JennyClark).marks.has(Mark::Horse), option == 0);
        EXPECT_EQ(match.food(), option == 0 ? 0 : 3);
    }
    auto rides = table().put(0, JennyClark).mark(JennyClark, Mark::Horse).turn_of(0);
    rides.choose(0, Move{JennyClark, L::School, {}});
    EXPECT_TRUE(rides.said<Exposed>().empty());
    const auto walks = table().put(0, JennyClark).turn_of(0);
    const auto need = [](const Match& match) { return DeadOfWinter::view(match.state(), seat_at(0)).food_need; };
    EXPECT_EQ(need(rides), need(walks));  // she has left the colony, her horse eats
}

TEST(Crossroads2, DW_D40_ThomasHeart)
{
    RULE("DW-D40");
    auto start = table().put(0, RodMiller).equip(RodMiller, I::SniperRifle1).zombies(G::School, 1).put(1, ThomasHeart);
    start.put(1, MikeCho).put(2, JennyClark).hand(2, {I::StarterMedicine, I::Medicine}).crossroads(X::ThomasHeart);
    const auto shoot = [&](auto& match) {
        match.choose(0, UseItem{RodMiller, I::SniperRifle1});
        match.pick(0, PickGate{G::School});
    };
    auto rush = Builder(start).turn_of(0);
    shoot(rush);
    rush.decide(1, 0);
    for (const Survivor who : {RodMiller, RodMiller, MikeCho, JennyClark}) rush.choose(1, PickSurvivor{who});
    EXPECT_EQ(rush.hurt(RodMiller), 2);
    EXPECT_EQ(rush.hurt(MikeCho), 1);
    EXPECT_EQ(rush.hurt(JennyClark), 1);
    auto calm = Builder(start).turn_of(0);
    shoot(calm);
    calm.decide(1, 1);
    calm.pick(0, Done{});
    calm.pick(1, Done{});
    calm.choose(2, PickCard{I::StarterMedicine});
    calm.choose(2, PickCard{I::Medicine});
    calm.pick(2, Done{});
    EXPECT_EQ(calm.hurt(RodMiller) + calm.hurt(MikeCho) + calm.hurt(JennyClark) + calm.hurt(ThomasHeart), 0);
    EXPECT_EQ(calm.cards(2), 0);
    auto shot = Builder(start).turn_of(0);
    shoot(shot);
    shot.decide(1, 2);
    shot.pick(1, NameLeader{MikeCho});
    EXPECT_FALSE(shot.alive(ThomasHeart));
    EXPECT_EQ(shot.morale(), 5);
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
