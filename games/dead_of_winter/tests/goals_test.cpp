// Each objective: what fulfils it, and what is one short of it.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

bool reached(Builder start) { return goal_reached(start.state()); }

TEST(Goals, DW_R46_RoundsSurvived)
{
    RULE("DW-R46");
    const std::array<std::pair<MainObjective, std::array<int, 2>>, 2> kAll{
        {{MainObjective::EightWeeksOfDarkness, {8, 9}}, {MainObjective::TooManyMouths, {5, 6}}}};
    for (const auto& [objective, rounds] : kAll) {
        for (const bool hardcore : {false, true}) {
            State s = table().goal(objective, hardcore).state();
            s.round = static_cast<std::uint8_t>(rounds[hardcore ? 1 : 0]);
            EXPECT_TRUE(goal_reached(s));
            --s.round;
            EXPECT_FALSE(goal_reached(s));
        }
    }
}

TEST(Goals, DW_COL5_1_KillThem)
{
    RULE("DW-COL5.1");
    auto start = table().goal(MainObjective::KillThem).zombies(G::School, 2).zombies(G::Colony1, 3);
    EXPECT_TRUE(reached(Builder(start).zombies(G::Library, 1))) << "the colony does not count";
    EXPECT_FALSE(reached(Builder(start).zombies(G::Library, 2)));
    EXPECT_FALSE(reached(Builder(start).goal(MainObjective::KillThem, true).zombies(G::Library, 1)));
}

TEST(Goals, DW_MOB_1_FindACure)
{
    RULE("DW-MOB.1"), RULE("DW-MOB.2");
    auto start = table().goal(MainObjective::FindACure);
    start.deposit({I::Medicine, I::Medicine, I::Medicine, I::StarterMedicine, I::StarterMedicine});
    EXPECT_FALSE(reached(start));
    EXPECT_TRUE(reached(Builder(start).deposit({I::AdrenalineShot})));
    auto match =
        table().goal(MainObjective::FindACure, true).hand(0, {I::StarterMedicine, I::Medicine, I::Junk}).turn_of(0);
    EXPECT_TRUE(match.offers(0, Deposit{I::Medicine}));
    EXPECT_FALSE(match.offers(0, Deposit{I::StarterMedicine})) << "no starter cards on the hardcore side";
    EXPECT_FALSE(match.offers(0, Deposit{I::Junk}));
}

TEST(Goals, DW_COL5_1_HomeSweetHome)
{
    RULE("DW-COL5.1");
    for (const bool hardcore : {false, true}) {
        auto start = table().goal(MainObjective::HomeSweetHome, hardcore);
        for (const L place : kOutside) start.barricades(gate_of(place), 1);
        for (const G gate : {G::Colony1, G::Colony2, G::Colony3}) start.barricades(gate, 3);
        if (hardcore) start.barricades(G::Colony4, 3);
        EXPECT_FALSE(reached(start));
        EXPECT_TRUE(reached(Builder(start).barricades(G::Colony5, 1)));
        EXPECT_FALSE(reached(Builder(start).barricades(G::Colony5, 1).barricades(G::School, 0)));
    }
}

TEST(Goals, DW_SRC_7_RaidingParty)
{
    RULE("DW-SRC.7");
    auto start = table().goal(MainObjective::RaidingParty).empty_deck(L::School);
    EXPECT_FALSE(reached(start));
    EXPECT_TRUE(reached(start.empty_deck(L::Library)));
}

TEST(Goals, DW_COL5_1_LeaveItAllBehind)
{
    RULE("DW-COL5.1");
    auto start = table().goal(MainObjective::LeaveItAllBehind).put(0, JennyClark).put(1, MikeCho).put(2, RodMiller);
    start.deposit({I::Food1, I::Food1, I::Food2, I::Food3, I::StarterFood, I::StarterFood});
    start.equip(JennyClark, I::Pistol1).equip(MikeCho, I::Lighter1);
    EXPECT_FALSE(reached(start)) << "somebody is unarmed";
    EXPECT_TRUE(reached(Builder(start).equip(RodMiller, I::Switchblade1)));
    auto exiled = Builder(start).put(2, RodMiller, L::School).exiled(2);
    EXPECT_TRUE(reached(exiled)) << "exiled players need no weapon";
}

TEST(Goals, DW_COL5_1_Stockpile)
{
    RULE("DW-COL5.1");
    auto start = table().goal(MainObjective::Stockpile).food(6);
    start.deposit({I::Medicine, I::Medicine, I::Junk, I::StarterJunk, I::Fuel, I::StarterFuel});
    for (std::size_t i = 0; i < kColonyGates; ++i) start.barricades(gate_at(i), 1);
    EXPECT_TRUE(reached(start));
    EXPECT_FALSE(reached(Builder(start).food(5)));
    EXPECT_FALSE(reached(Builder(start).barricades(G::Colony6, 0)));
}

TEST(Goals, DW_D38_WinterHasCome)
{
    RULE("DW-D38");
    auto start = table().goal(MainObjective::WinterHasCome).food(9).hand(1, {I::StarterFuel});
    auto paid = Match(Builder(start).state_in(RoundStep::Fuel));
    paid.choose(0, Decline{});
    paid.choose(1, GiveCard{I::StarterFuel});
    EXPECT_EQ(paid.said<FuelPaid>().size(), 1U);
    auto dark = Match(Builder(start).state_in(RoundStep::Fuel));
    for (const int seat : {0, 1, 2}) dark.choose(seat, Decline{});
    EXPECT_EQ(dark.state().ending, Ending::Fuel);
    start.deposit({I::Fuel, I::Fuel, I::Fuel, I::Fuel, I::Fuel, I::Fuel, I::Fuel});
    EXPECT_FALSE(reached(start));
    EXPECT_TRUE(reached(Builder(start).deposit({I::Fuel})));
}

TEST(Goals, DW_ATZ_4_WeNeedMoreSamples)
{
    RULE("DW-ATZ.4");
    EXPECT_FALSE(reached(table().goal(MainObjective::WeNeedMoreSamples).samples(8)));
    EXPECT_TRUE(reached(table().goal(MainObjective::WeNeedMoreSamples).samples(9)));
    EXPECT_FALSE(reached(table().goal(MainObjective::WeNeedMoreSamples, true).samples(11)));
    auto start =
        table().goal(MainObjective::WeNeedMoreSamples).put(0, JennyClark).dice(0, {4, 4}).zombies(G::Colony1, 2);
    auto match = start.turn_of(0, {d4, blank, d3, blank});
    match.choose(0, Attack{JennyClark, G::Colony1, 4, {}, {}, {}});
    EXPECT_EQ(match.state().samples, 1);
    match.choose(0, Attack{JennyClark, G::Colony1, 4, {}, {}, {}});
    EXPECT_EQ(match.state().samples, 1) << "a 3 is not enough";
}

TEST(Goals, DW_COL5_1_TheDeputysWordBelongsToTheGoal)
{
    RULE("DW-COL5.1");
    auto start = table().goal(MainObjective::WeNeedMoreSamples).samples(9).standing(Standing::ClearedSites);
    EXPECT_TRUE(reached(start));
    for (const G gate : {G::GasStation, G::Hospital, G::PoliceStation}) {
        EXPECT_FALSE(reached(Builder(start).zombies(gate, 1)));
    }
}

// Secret objectives: a table that fulfils each, and one that does not quite.
struct GoalCase {
    Objective objective;
    Builder fits, misses;
};

bool wins(Builder start, Objective objective)
{
    State s = start.secret(0, objective).state();
    s.ending = is_betrayal(objective) ? Ending::Morale : Ending::Goal;
    if (is_betrayal(objective)) s.morale = 0;
    return fulfils(s, seat_at(0));
}

void expect(const GoalCase& c)
{
    SCOPED_TRACE(kObjectiveNames[index(c.objective)]);
    EXPECT_TRUE(wins(c.fits, c.objective));
    EXPECT_FALSE(wins(c.misses, c.objective));
    State s = Builder(c.fits).secret(0, c.objective).state();  // the first condition counts too
    s.ending = is_betrayal(c.objective) ? Ending::Goal : Ending::Morale;
    EXPECT_FALSE(fulfils(s, seat_at(0)));
}

Builder with(Items items) { return table().put(0, RodMiller).hand(0, items); }
Builder worn(Items items)
{
    auto start = table().put(0, RodMiller);
    for (const Item item : items) start.equip(RodMiller, item);
    return start;
}

TEST(SecretGoals, DW_END_4_CardsInHand)
{
    RULE("DW-END.4");
    expect({Objective::ANewDestination, with({I::Fuel, I::Fuel, I::StarterFuel}), with({I::Fuel, I::Fuel, I::Junk})});
    expect({Objective::DesireToLive, with({I::Pistol1, I::Food1, I::Fuel, I::Medicine}),
            with({I::Pistol1, I::Food1, I::Fuel, I::Fuel})});
    expect({Objective::Historian, with({I::Cookbook, I::Jazzercise}), with({I::Cookbook, I::Junk})});
    expect({Objective::Hunger, with({I::Food1, I::Food2, I::Food3}), with({I::Food3, I::Food3})});
    expect({Objective::Hypochondriac, with({I::Medicine, I::AdrenalineShot}), with({I::Medicine})});
    expect({Objective::Junkie, with({I::Medicine, I::Medicine, I::StarterMedicine}), with({I::Medicine, I::Medicine})});
    expect({Objective::ZombieKillingRobot, with({I::Pistol1, I::Junk, I::Hammer}), with({I::Pistol1, I::Junk})});
    expect({Objective::Collector, with({I::Junk, I::Junk, I::Fuel, I::Fuel}), with({I::Junk, I::Junk, I::Fuel})});
    expect({Objective::WayBackHome, with({I::Fuel, I::Fuel, I::Food1, I::Pistol1}),
            with({I::Fuel, I::Food1, I::Pistol1})});
    expect({Objective::Hoarder, with({I::Junk, I::Fuel}).hand(1, {I::Fuel}), with({I::Junk}).hand(1, {I::Fuel})});
}

TEST(SecretGoals, DW_END_4_Equipment)
{
    RULE("DW-END.4");
    expect({Objective::Protected, worn({I::Pistol1, I::Lighter1}), worn({I::Pistol1, I::Hammer})});
    expect({Objective::AllINeedIsMyBooks, worn({I::Cookbook, I::Jazzercise}), worn({I::Cookbook, I::Mop})});
    expect({Objective::Experienced, worn({I::Cookbook, I::Mop, I::Pistol1}), worn({I::Cookbook, I::Mop})});
}

TEST(SecretGoals, DW_R48_SurvivorsAndWounds)
{
    RULE("DW-R48"), RULE("DW-R49");
    const auto two = [] { return table().put(0, RodMiller).put(0, JennyClark); };
    expect({Objective::GermAPhobe, two(), two().wounds(JennyClark, 1)});
    expect({Objective::Leader, two(), two().put(1, MikeCho).put(1, BevRussell)});
    expect({Objective::Loner, table(), two()});
    State nobody = table().secret(0, Objective::Loner).state();
    nobody.players[0].group.clear();  // DW-R25
    nobody.ending = Ending::Goal;
    EXPECT_FALSE(fulfils(nobody, seat_at(0))) << "exactly one";
    expect(
        {Objective::Revenge, table().lost(Sparky).lost(MikeCho).lost(BevRussell), table().lost(Sparky).lost(MikeCho)});
    expect({Objective::Masochist, two().wounds(RodMiller, 1).wounds(JennyClark, 0, 1), two().wounds(RodMiller, 1)});
    expect({Objective::Repopulate, two().put(0, MikeCho).put(0, BevRussell), two().put(0, MikeCho)});
}

TEST(SecretGoals, DW_END_7_TheColony)
{
    RULE("DW-END.7");
    expect({Objective::BurnItAllDown, with({I::Fuel}).barricades(G::Colony1, 2).barricades(G::Colony2, 2),
            with({I::Fuel}).barricades(G::Colony1, 3)});
    expect({Objective::Safety, table().barricades(G::Colony1, 3).barricades(G::Colony2, 3),
            table().barricades(G::Colony1, 3).barricades(G::Colony2, 2).barricades(G::School, 4)});
    expect({Objective::Hope, table().food(4), table().food(3)});
    expect({Objective::NeatFreak, table().waste({I::Junk, I::Fuel, I::Fuel, I::Fuel}),
            table().waste({I::Junk, I::Fuel, I::Fuel, I::Fuel, I::Fuel})});
    const auto traitor = [] { return table().put(1, MikeCho, L::School).secret(1, Objective::TriggerHappy); };
    expect({Objective::Justice, traitor().exiled(1), traitor()});
}

TEST(BetrayalGoals, DW_END_1_Each)
{
    RULE("DW-END.1");
    const auto group = [](int more) {
        auto start = table().put(0, RodMiller);
        constexpr std::array kMore{JennyClark, MikeCho, BevRussell};
        for (int i = 0; i < more; ++i) start.put(0, kMore[static_cast<std::size_t>(i)]);
        return start;
    };
    const auto dead = [&](int n) {
        auto start = group(1);
        constexpr std::array kDead{Sparky, AndrewEvans, ForestPlum, GrayBeard, JohnPrice};
        for (int i = 0; i < n; ++i) start.lost(kDead[static_cast<std::size_t>(i)]);
        return start;
    };
    expect({Objective::SerialKillers, dead(5), dead(4)});
    expect({Objective::TriggerHappy, worn({I::Pistol1, I::Pistol2, I::Pistol3, I::Lighter1}),
            worn({I::Pistol1, I::Pistol2, I::Pistol3})});
    expect({Objective::CultLeader, group(2), group(1)});
    expect({Objective::AcceptYourFate, group(1), group(1).hand(0, {I::Junk})});
    expect({Objective::AllForOne, group(3), group(2)});
    expect({Objective::Gluttony, with({I::Food1, I::Food1, I::Food2, I::Food3}), with({I::Food1, I::Food2, I::Food3})});
    expect({Objective::MadScientist, with({I::Medicine, I::Medicine, I::Medicine, I::Junk}),
            with({I::Medicine, I::Medicine, I::Medicine})});
    expect({Objective::Obsessed, with({I::Cookbook, I::Jazzercise}), with({I::Cookbook})});
    expect({Objective::Runaway, with({I::Fuel, I::Fuel, I::Fuel, I::Food1}), with({I::Fuel, I::Fuel, I::Fuel})});
    expect({Objective::TakeOver, group(2).equip(RodMiller, I::Pistol1).equip(JennyClark, I::Pistol2),
            group(2).equip(RodMiller, I::Pistol1)});
}

// Exiled: the loyal have a new objective, a betrayer another first condition.
bool exile_wins(Builder start, Exile exile, bool betrayer, Ending ending)
{
    start.put(0, RodMiller, L::School)
        .secret(0, betrayer ? Objective::Gluttony : Objective::Historian)
        .exiled(0, exile);
    State s = start.state();
    s.ending = ending;
    return fulfils(s, seat_at(0));
}

struct ExileGoalCase {
    Exile exile;
    Builder loyal, misses, betrayer;
    Ending ending = Ending::Goal;
};

void expect(const ExileGoalCase& c)
{
    SCOPED_TRACE(kExileNames[index(c.exile)]);
    EXPECT_TRUE(exile_wins(c.loyal, c.exile, false, c.ending));
    EXPECT_FALSE(exile_wins(c.misses, c.exile, false, c.ending));
    auto fed = c.betrayer;  // and the second condition of Gluttony
    EXPECT_TRUE(exile_wins(fed.hand(0, {I::StarterFood, I::StarterFood, I::StarterFood, I::StarterFood}), c.exile, true,
                           c.ending));
    auto short_of = table();
    EXPECT_FALSE(exile_wins(short_of.hand(0, {I::StarterFood, I::StarterFood, I::StarterFood, I::StarterFood}), c.exile,
                            true, Ending::Rounds));
}

TEST(ExileGoals, DW_EXI_2_Each)
{
    RULE("DW-EXI.2");
    const auto hand = [](Items items) { return table().hand(0, items); };
    expect({Exile::ExileHandy, hand({I::Junk, I::Junk, I::Mop, I::Hammer}), hand({I::Junk, I::Junk, I::Mop}),
            hand({I::Junk, I::Junk, I::Mop})});
    expect({Exile::ExileNewFriends, table().put(0, JennyClark, L::School), table(), table().empty_deck(L::School)});
    expect({Exile::ExileForgiveness, hand({I::Food1, I::Food1, I::Food1, I::Food2, I::Food3}),
            hand({I::Food1, I::Food1, I::Food2, I::Food3}), table()});
    expect({Exile::ExileVengeance, table().lost(Sparky).lost(MikeCho).lost(BevRussell).lost(JohnPrice).lost(GrayBeard),
            table().lost(Sparky).lost(MikeCho).lost(BevRussell).lost(JohnPrice),
            table().lost(Sparky).lost(MikeCho).lost(BevRussell).lost(JohnPrice)});
    expect({Exile::ExileWanderer, hand({I::Fuel, I::Fuel, I::Fuel, I::Fuel}), hand({I::Fuel, I::Fuel, I::Fuel}),
            hand({I::Fuel, I::Fuel, I::Fuel})});
    const auto armed = [](Items items) {
        auto start = table().put(0, RodMiller, L::School).put(0, JennyClark, L::School);
        for (const Item item : items) start.equip(JennyClark, item);
        return start;
    };
    expect({Exile::ExileRivalCamp, armed({I::Pistol1, I::Pistol2, I::Pistol3}), armed({I::Pistol1, I::Pistol2}),
            armed({I::Pistol1, I::Pistol2})});
    expect({Exile::ExileHermit, hand({I::Cookbook, I::Jazzercise, I::BlueprintsGas}),
            hand({I::Cookbook, I::Jazzercise}), hand({I::Cookbook, I::Jazzercise})});
    expect({Exile::ExileScavenger, hand({I::Junk, I::Junk, I::Fuel, I::Fuel, I::Fuel, I::Mop}),
            hand({I::Junk, I::Junk, I::Fuel, I::Fuel, I::Mop}), hand({I::Mop})});
    expect({Exile::ExileLastOneStanding, hand({I::Medicine, I::Medicine, I::Medicine, I::Medicine}),
            hand({I::Medicine, I::Medicine, I::Medicine}), hand({I::Medicine, I::Medicine, I::Medicine})});
    expect({Exile::ExileColdComfort,
            table().put(0, JennyClark, L::School).put(0, MikeCho, L::Library).put(0, BevRussell, L::Library),
            table().put(0, JennyClark, L::School).put(0, MikeCho, L::Library), table().starvation(2)});
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
