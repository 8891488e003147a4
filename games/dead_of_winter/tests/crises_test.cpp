// Each crisis: what prevents it, and what happens if nothing does.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

// Eight survivors in the colony, all of them loyal; nothing else happens until the zombies come.
Builder colony()
{
    auto start = table().put(0, Sparky).put(0, AndrewEvans).put(0, GrayBeard).put(1, RodMiller).put(1, JennyClark);
    return start.put(2, MikeCho).put(2, BevRussell).put(2, BrianLee).food(9).helpless(1);
}

// The failure effect alone, put into a turn so that nothing else happens.
State after(Crisis crisis, const Builder& start)
{
    Builder copy = start;
    State s = copy.crisis(crisis).state();
    Script script;
    script.crisis = crisis;
    s.crisis.reset();
    s.past.push_back(crisis);
    Round round;
    round.step = RoundStep::Turns;
    s.stack.push_back(round);
    Turn turn;
    turn.stage = TurnStage::Actions;
    s.stack.push_back(turn);
    start_script(s, script);
    return s;
}

TEST(Crises, DW_COL3_3_TwoMorale)
{
    RULE("DW-COL3.3");
    for (const Crisis crisis : {Crisis::Despair, Crisis::FuelShortage, Crisis::HorrorInTheNight}) {
        Match match(after(crisis, colony()), {});
        EXPECT_EQ(match.morale(), 4);
    }
}

TEST(Crises, DW_EXI_15_Illness)
{
    RULE("DW-EXI.15");
    auto start = colony().put(1, RodMiller, L::School).put(1, JennyClark, L::School).exiled(1);
    Match match(after(Crisis::Illness, start), {});
    EXPECT_EQ(match.hurt(Sparky) + match.hurt(MikeCho) + match.hurt(BrianLee), 3);
    EXPECT_EQ(match.hurt(RodMiller), 0) << "exiled";
    EXPECT_EQ(match.morale(), 5);
}

TEST(Crises, DW_DEF_8_Exhaustion)
{
    RULE("DW-DEF.8");
    Match match(after(Crisis::Exhaustion, colony()), {});
    for (const Survivor who : {BrianLee, RodMiller, BevRussell, MikeCho, JennyClark}) {
        EXPECT_EQ(match.figure(who).frostbite, 1);
    }
    EXPECT_EQ(match.figure(GrayBeard).frostbite, 0) << "five with the highest influence";
    EXPECT_EQ(match.morale(), 6);
}

TEST(Crises, DW_ZMB_2_LegionsOfDeath)
{
    RULE("DW-ZMB.2");
    Match match(after(Crisis::LegionsOfDeath, colony()), {});
    EXPECT_EQ(match.zombies(L::Colony), 12);
}

TEST(Crises, DW_ZMB_2_StrengthOfTheDead)
{
    RULE("DW-ZMB.2");
    Match match(after(Crisis::StrengthOfTheDead, colony().barricades(G::Colony1, 3).barricades(G::School, 1)), {});
    EXPECT_EQ(match.barricades(L::Colony), 0);
    EXPECT_EQ(match.barricades(L::School), 1);
    EXPECT_EQ(match.zombies(L::Colony), 10);
}

TEST(Crises, DW_DTH_1_Overpopulation)
{
    RULE("DW-DTH.1");
    Match match(after(Crisis::Overpopulation, colony()), {});
    match.pick(0, NameLeader{GrayBeard});
    EXPECT_FALSE(match.alive(Sparky));
    EXPECT_FALSE(match.alive(AndrewEvans));
    EXPECT_TRUE(match.alive(GrayBeard));
    EXPECT_EQ(match.morale(), 4);
}

TEST(Crises, DW_COL1_4_EmptyPantry)
{
    RULE("DW-COL1.4");
    Match match(after(Crisis::EmptyPantry, colony()), {});
    EXPECT_EQ(match.state().starvation, 1);
    EXPECT_EQ(match.morale(), 5);
}

TEST(Crises, DW_ZMB_8_ZombieSurge)
{
    RULE("DW-ZMB.8");
    Match match(after(Crisis::ZombieSurge, colony()), {});
    EXPECT_EQ(match.zombies(L::Colony), 6);
    for (const L place : kOutside) EXPECT_EQ(match.zombies(place), 1);
}

TEST(Crises, DW_ZMB_2_UnendingHordes)
{
    RULE("DW-ZMB.2");
    Match match(after(Crisis::UnendingHordes, colony()), {});
    EXPECT_EQ(match.zombies(L::Colony), 8);
    EXPECT_EQ(match.morale(), 5);
}

TEST(Crises, DW_D39_Reorganization)
{
    RULE("DW-D39");
    Match match(after(Crisis::Reorganization, colony()), {});
    match.choose(0, PickSurvivor{GrayBeard});
    match.choose(1, PickSurvivor{RodMiller});
    match.choose(2, PickSurvivor{BrianLee});
    EXPECT_EQ(match.figure(GrayBeard).controller, seat_at(1));
    EXPECT_EQ(match.figure(RodMiller).controller, seat_at(2));
    EXPECT_EQ(match.figure(BrianLee).controller, seat_at(0));
    match.pick(1, NameLeader{GrayBeard});
    EXPECT_EQ(match.player(1).leader, GrayBeard) << "their leader went away";
    EXPECT_EQ(match.morale(), 5);
}

TEST(Crises, DW_EXI_15_ReorganizationPassesExiledPlayersOver)
{
    RULE("DW-EXI.15");
    auto start = table().put(0, Sparky).put(1, RodMiller, L::School).put(2, MikeCho).exiled(1);
    Match match(after(Crisis::Reorganization, start), {});
    EXPECT_EQ(match.figure(Sparky).controller, seat_at(2)) << "one each: nobody is left without survivors";
    EXPECT_EQ(match.figure(MikeCho).controller, seat_at(0));
    EXPECT_EQ(match.figure(RodMiller).controller, seat_at(1));
    EXPECT_EQ(match.player(0).leader, MikeCho);
    EXPECT_TRUE(match.said<HandLost>().empty());
}

TEST(Crises, DW_R53_TheyAreWatchingUs)
{
    RULE("DW-R53");
    EXPECT_TRUE(facts(Crisis::TheyAreWatchingUs).symbols.has(Symbol::Medicine));
    EXPECT_TRUE(facts(Crisis::TheyAreWatchingUs).symbols.has(Symbol::Tool));
    Match match(after(Crisis::TheyAreWatchingUs, colony()), {});
    EXPECT_EQ(match.zombies(L::Library), 3);
    EXPECT_EQ(match.zombies(L::GroceryStore), 3);
}

TEST(Crises, DW_DEF_8_BitterFrost)
{
    RULE("DW-DEF.8");
    Match match(after(Crisis::BitterFrost, colony()), {});
    for (const Survivor who : {Sparky, AndrewEvans, GrayBeard, JennyClark, MikeCho}) {
        EXPECT_EQ(match.figure(who).frostbite, 1);
    }
    EXPECT_EQ(match.figure(BevRussell).frostbite, 0);
    EXPECT_EQ(match.morale(), 5);
}

TEST(Crises, DW_ZMB_2_DeadGenerator)
{
    RULE("DW-ZMB.2");
    Match match(after(Crisis::DeadGenerator, colony()), {});
    EXPECT_EQ(match.zombies(L::Colony), 5);
    EXPECT_EQ(match.morale(), 5);
}

TEST(Crises, DW_MOR_3_SpoiledStores)
{
    RULE("DW-MOR.3");
    Match match(after(Crisis::SpoiledStores, colony()), {});
    EXPECT_EQ(match.food(), 0);
    EXPECT_EQ(match.morale(), 5);
}

TEST(Crises, DW_HLP_1_MouthsAtTheGate)
{
    RULE("DW-HLP.1");
    Match match(after(Crisis::MouthsAtTheGate, colony()), {});
    EXPECT_EQ(match.helpless(), 3);
    EXPECT_EQ(match.morale(), 5);
    Match full(after(Crisis::MouthsAtTheGate, colony().helpless(15)), {});
    EXPECT_EQ(full.helpless(), 16) << "as far as there is room";
}

TEST(Crises, DW_DTH_2_FesteringWounds)
{
    RULE("DW-DTH.2");
    Match match(after(Crisis::FesteringWounds, colony()), {});
    match.pick(0, NameLeader{GrayBeard});
    EXPECT_FALSE(match.alive(Sparky));
    EXPECT_EQ(match.morale(), 4) << "the death and one more";
}

TEST(Crises, DW_ZMB_2_BrokenGates)
{
    RULE("DW-ZMB.2");
    Match match(after(Crisis::BrokenGates, colony().barricades(G::Colony2, 2)), {});
    EXPECT_EQ(match.barricades(L::Colony), 0);
    EXPECT_EQ(match.zombies(L::Colony), 4);
    EXPECT_EQ(match.morale(), 5);
}

TEST(Crises, DW_DIC_2_Panic)
{
    RULE("DW-DIC.2");
    Match match(after(Crisis::Panic, colony()), {});
    for (const int seat : {0, 1, 2}) EXPECT_EQ(match.player(seat).extra_dice, -1);
    EXPECT_EQ(match.morale(), 5);
}

// Its symbol and no other prevents a crisis, for every crisis.
TEST(Crises, DW_COL3_2_TheirSymbolsPreventThem)
{
    RULE("DW-COL3.2");
    constexpr std::array kCards{I::Switchblade1, I::Fuel, I::Cookbook, I::Food1, I::Medicine, I::Padlock, I::Outsider1};
    for (std::size_t i = 0; i < kCrises; ++i) {
        const auto crisis = static_cast<Crisis>(i);
        for (const Item card : kCards) {
            auto start = table().crisis(crisis).food(9).laid(0, {card}).put(1, RodMiller, L::School);
            start.put(2, MikeCho, L::School).secret(1, Objective::TriggerHappy);
            start.exiled(1).exiled(2, Exile::ExileVengeance);
            auto match = Match(start.state_in(RoundStep::Resolve));
            const bool prevented = !match.said<CrisisPrevented>().empty();
            EXPECT_EQ(prevented, facts(crisis).symbols.has(symbol_of(card))) << kCrisisNames[i];
            EXPECT_TRUE(match.state().removed.contains(card));
        }
    }
}

TEST(Crises, DW_EXI_7_AnExiledFirstPlayerKeepsNobodyOutInACrisis)
{
    RULE("DW-EXI.7");
    Match match(after(Crisis::MouthsAtTheGate, table(3).put(0, RodMiller, L::School).exiled(0).first(0)), {});
    EXPECT_EQ(match.helpless(), 2);
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
