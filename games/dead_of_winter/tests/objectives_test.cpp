// Secret, betrayal and exile objectives, main objectives, and who wins. [DW-END.1] to [DW-END.8]
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

// A table that is over; seat 0 is judged.
bool wins(Builder builder, Ending ending)
{
    State s = builder.state();
    s.ending = ending;
    if (ending == Ending::Morale) s.morale = 0;
    EXPECT_EQ(DeadOfWinter::flaw(s), nullptr);
    return DeadOfWinter::winners(s).has(of(0));
}

Builder base(Objective secret)
{
    return table(3)
        .put(0, BrianLee)
        .put(1, RodMiller)
        .put(2, OliviaBrown)
        .secret(1, Objective::Hypochondriac)
        .secret(2, Objective::Historian)
        .secret(0, secret);
}

struct Case {
    Objective objective;
    Builder (*fulfilled)(Builder);
    Builder (*missed)(Builder);
};

const std::vector<Case>& loyal_cases()
{
    using B = Builder;
    static const std::vector<Case> cases{
        {Objective::ANewDestination, [](B b) { return b.hand(0, {I::Fuel, I::Fuel, I::StarterFuel}); },
         [](B b) { return b.hand(0, {I::Fuel, I::Fuel, I::Food1}); }},
        {Objective::DesireToLive, [](B b) { return b.hand(0, {I::Pistol1, I::Food1, I::Fuel, I::Medicine}); },
         [](B b) { return b.hand(0, {I::Food1, I::Fuel, I::Medicine}).equip(BrianLee, I::Pistol1); }},
        {Objective::Historian, [](B b) { return b.secret(2, Objective::Leader).hand(0, {I::Cookbook, I::Jazzercise}); },
         [](B b) { return b.secret(2, Objective::Leader).hand(0, {I::Cookbook}).equip(BrianLee, I::Jazzercise); }},
        {Objective::Hunger, [](B b) { return b.hand(0, {I::Food1, I::Food2, I::Food3}); },
         [](B b) { return b.hand(0, {I::Food3, I::Food3}); }},
        {Objective::Hypochondriac,
         [](B b) { return b.secret(1, Objective::Loner).hand(0, {I::Medicine, I::AdrenalineShot}); },
         [](B b) { return b.secret(1, Objective::Loner).hand(0, {I::Medicine}); }},
        {Objective::Junkie, [](B b) { return b.hand(0, {I::Medicine, I::Medicine, I::StarterMedicine}); },
         [](B b) { return b.hand(0, {I::Medicine, I::Medicine}); }},
        {Objective::Protected, [](B b) { return b.equip(BrianLee, I::Pistol1).equip(BrianLee, I::Shotgun1); },
         [](B b) { return b.equip(BrianLee, I::Pistol1).hand(0, {I::Shotgun1}); }},
        {Objective::ZombieKillingRobot, [](B b) { return b.hand(0, {I::Pistol1, I::Junk, I::Mop}); },
         [](B b) { return b.hand(0, {I::Pistol1, I::Junk}); }},
        {Objective::Collector, [](B b) { return b.hand(0, {I::Fuel, I::Junk, I::Mop, I::Food1}); },
         [](B b) { return b.hand(0, {I::Fuel, I::Junk, I::Mop}); }},
        {Objective::WayBackHome, [](B b) { return b.hand(0, {I::Fuel, I::Fuel, I::Food1, I::Lighter1}); },
         [](B b) { return b.hand(0, {I::Fuel, I::Food1, I::Lighter1}); }},
        {Objective::GermAPhobe, [](B b) { return b.wounds(RodMiller, 2); }, [](B b) { return b.wounds(BrianLee, 1); }},
        {Objective::Leader, [](B b) { return b.put(0, MikeCho); }, [](B b) { return b; }},
        {Objective::Loner, [](B b) { return b; }, [](B b) { return b.put(0, MikeCho); }},
        {Objective::BurnItAllDown,
         [](B b) { return b.barricades(G::Colony1, 2).barricades(G::Colony4, 2).hand(0, {I::Fuel}); },
         [](B b) { return b.barricades(G::Colony1, 3).barricades(G::School, 2).hand(0, {I::Fuel}); }},
        {Objective::Revenge, [](B b) { return b.lost(Sparky).lost(MikeCho).lost(JennyClark); },
         [](B b) { return b.lost(Sparky).lost(MikeCho); }},
        {Objective::Justice, [](B b) { return b.secret(1, Objective::Gluttony).exiled(1); },
         [](B b) { return b.secret(1, Objective::Gluttony); }},
        {Objective::Hoarder, [](B b) { return b.hand(0, {I::Fuel, I::Mop}).hand(1, {I::Food1}); },
         [](B b) { return b.hand(0, {I::Fuel, I::Mop}).hand(1, {I::Food1, I::Junk}); }},
        {Objective::AllINeedIsMyBooks,
         [](B b) { return b.equip(BrianLee, I::Cookbook).equip(BrianLee, I::Jazzercise); },
         [](B b) { return b.equip(BrianLee, I::Cookbook).hand(0, {I::Jazzercise}); }},
        {Objective::Experienced,
         [](B b) { return b.equip(BrianLee, I::Cookbook).equip(BrianLee, I::Mop).equip(BrianLee, I::Pistol1); },
         [](B b) { return b.equip(BrianLee, I::Cookbook).equip(BrianLee, I::Mop); }},
        {Objective::Hope, [](B b) { return b.food(4); }, [](B b) { return b.food(3); }},
        {Objective::Masochist, [](B b) { return b.wounds(BrianLee, 1, 1); }, [](B b) { return b.wounds(BrianLee, 1); }},
        {Objective::NeatFreak, [](B b) { return b.waste({I::Fuel, I::Fuel, I::Fuel, I::Fuel}); },
         [](B b) { return b.waste({I::Fuel, I::Fuel, I::Fuel, I::Fuel, I::Fuel}); }},
        {Objective::Repopulate, [](B b) { return b.put(0, MikeCho).put(0, Sparky).put(0, JennyClark); },
         [](B b) { return b.put(0, MikeCho).put(0, Sparky); }},
        {Objective::Safety, [](B b) { return b.barricades(G::Colony1, 3).barricades(G::Colony2, 3); },
         [](B b) { return b.barricades(G::Colony1, 3).barricades(G::Colony2, 2); }},
    };
    return cases;
}

const std::vector<Case>& betrayal_cases()
{
    using B = Builder;
    static const std::vector<Case> cases{
        {Objective::SerialKillers,
         [](B b) {
             return b.put(0, MikeCho)
                 .lost(Sparky)
                 .lost(JennyClark)
                 .lost(JanetTaylor)
                 .lost(TaliaJones)
                 .lost(DavidGarcia);
         },
         [](B b) { return b.put(0, MikeCho).lost(Sparky).lost(JennyClark).lost(JanetTaylor).lost(TaliaJones); }},
        {Objective::TriggerHappy,
         [](B b) {
             return b.equip(BrianLee, I::Pistol1)
                 .equip(BrianLee, I::Pistol2)
                 .equip(BrianLee, I::Pistol3)
                 .equip(BrianLee, I::Lighter1);
         },
         [](B b) { return b.equip(BrianLee, I::Pistol1).equip(BrianLee, I::Pistol2).equip(BrianLee, I::Pistol3); }},
        {Objective::CultLeader, [](B b) { return b.put(0, MikeCho).put(0, Sparky); },
         [](B b) { return b.put(0, MikeCho); }},
        {Objective::AcceptYourFate, [](B b) { return b.put(0, MikeCho); },
         [](B b) { return b.put(0, MikeCho).hand(0, {I::Fuel}); }},
        {Objective::AllForOne, [](B b) { return b.put(0, MikeCho).put(0, Sparky).put(0, JennyClark); },
         [](B b) { return b.put(0, MikeCho).put(0, Sparky); }},
        {Objective::Gluttony, [](B b) { return b.hand(0, {I::Food1, I::Food1, I::Food2, I::StarterFood}); },
         [](B b) { return b.hand(0, {I::Food1, I::Food1, I::Food2}); }},
        {Objective::MadScientist, [](B b) { return b.hand(0, {I::Medicine, I::Medicine, I::Medicine, I::Junk}); },
         [](B b) { return b.hand(0, {I::Medicine, I::Medicine, I::Medicine}); }},
        {Objective::Obsessed, [](B b) { return b.hand(0, {I::Cookbook, I::Jazzercise}); },
         [](B b) { return b.hand(0, {I::Cookbook}); }},
        {Objective::Runaway, [](B b) { return b.hand(0, {I::Fuel, I::Fuel, I::Fuel, I::Food1}); },
         [](B b) { return b.hand(0, {I::Fuel, I::Fuel, I::Fuel}); }},
        {Objective::TakeOver,
         [](B b) { return b.put(0, MikeCho).put(0, Sparky).equip(MikeCho, I::Pistol1).equip(Sparky, I::Pistol2); },
         [](B b) { return b.put(0, MikeCho).equip(MikeCho, I::Pistol1).equip(MikeCho, I::Pistol2); }},
    };
    return cases;
}

TEST(Objectives, DW_END_4_EachLoyalOneWithTheGoalOnly)
{
    RULE("DW-END.4"), RULE("DW-END.6"), RULE("DW-R48"), RULE("DW-R49");
    ASSERT_EQ(loyal_cases().size(), kSecrets);
    for (const Case& c : loyal_cases()) {
        const auto name = kObjectiveNames[index(c.objective)];
        EXPECT_TRUE(wins(c.fulfilled(base(c.objective)), Ending::Goal)) << name;
        EXPECT_FALSE(wins(c.missed(base(c.objective)), Ending::Goal)) << name;
        EXPECT_FALSE(wins(c.fulfilled(base(c.objective)), Ending::Rounds)) << name;  // [DW-R47]
        EXPECT_FALSE(wins(c.fulfilled(base(c.objective)), Ending::Morale)) << name;
    }
}

TEST(Objectives, DW_END_5_EachBetrayersWhenMoraleIsGone)
{
    RULE("DW-END.5"), RULE("DW-END.1"), RULE("DW-R47");
    ASSERT_EQ(betrayal_cases().size(), kBetrayals);
    for (const Case& c : betrayal_cases()) {
        const auto name = kObjectiveNames[index(c.objective)];
        EXPECT_TRUE(wins(c.fulfilled(base(c.objective)), Ending::Morale)) << name;
        EXPECT_FALSE(wins(c.missed(base(c.objective)), Ending::Morale)) << name;
        EXPECT_FALSE(wins(c.fulfilled(base(c.objective)), Ending::Goal)) << name;
        EXPECT_FALSE(wins(c.fulfilled(base(c.objective)), Ending::Rounds)) << name;
    }
}

TEST(Objectives, DW_END_5_SeveralMayWinOrNobody)
{
    RULE("DW-END.5");
    State s = base(Objective::TriggerHappy).equip(BrianLee, I::Pistol1).state();
    s.ending = Ending::Morale, s.morale = 0;
    EXPECT_TRUE(DeadOfWinter::winners(s).empty());
    State two = base(Objective::Hope).food(6).hand(1, {I::Medicine, I::Medicine}).state();
    two.ending = Ending::Goal;
    EXPECT_EQ(DeadOfWinter::winners(two).size(), 2);
    EXPECT_EQ(DeadOfWinter::scores(two), (std::vector<int>{1, 1, 0}));
}

struct ExileCase {
    Exile exile;
    Builder (*fulfilled)(Builder);
    Builder (*missed)(Builder);
};

// A loyal exile: the main objective and this.
const std::vector<ExileCase>& exile_cases()
{
    using B = Builder;
    static const std::vector<ExileCase> cases{
        {Exile::ExileHandy, [](B b) { return b.hand(0, {I::Junk, I::Junk, I::Mop, I::Wrench}); },
         [](B b) { return b.hand(0, {I::Junk, I::Junk, I::Mop}); }},
        {Exile::ExileNewFriends, [](B b) { return b.put(0, MikeCho, L::School); }, [](B b) { return b; }},
        {Exile::ExileForgiveness, [](B b) { return b.hand(0, {I::Food1, I::Food1, I::Food1, I::Food2, I::Food3}); },
         [](B b) { return b.hand(0, {I::Food1, I::Food1, I::Food2, I::Food3}); }},
        {Exile::ExileVengeance,
         [](B b) { return b.lost(Sparky).lost(JennyClark).lost(JanetTaylor).lost(TaliaJones).lost(DavidGarcia); },
         [](B b) { return b.lost(Sparky).lost(JennyClark).lost(JanetTaylor).lost(TaliaJones); }},
        {Exile::ExileWanderer, [](B b) { return b.hand(0, {I::Fuel, I::Fuel, I::Fuel, I::StarterFuel}); },
         [](B b) { return b.hand(0, {I::Fuel, I::Fuel, I::Fuel}); }},
        {Exile::ExileRivalCamp,
         [](B b) { return b.equip(BrianLee, I::Pistol1).equip(BrianLee, I::Pistol2).equip(BrianLee, I::Pistol3); },
         [](B b) { return b.equip(BrianLee, I::Pistol1).equip(BrianLee, I::Pistol2); }},
        {Exile::ExileHermit, [](B b) { return b.hand(0, {I::Cookbook, I::Jazzercise, I::MartialArts}); },
         [](B b) { return b.hand(0, {I::Cookbook, I::Jazzercise}); }},
        {Exile::ExileScavenger, [](B b) { return b.hand(0, {I::Fuel, I::Fuel, I::Junk, I::Junk, I::Mop, I::Wrench}); },
         [](B b) { return b.hand(0, {I::Fuel, I::Fuel, I::Junk, I::Junk, I::Mop}); }},
        {Exile::ExileLastOneStanding,
         [](B b) { return b.hand(0, {I::Medicine, I::Medicine, I::Medicine, I::AdrenalineShot}); },
         [](B b) { return b.hand(0, {I::Medicine, I::Medicine, I::Medicine}); }},
        {Exile::ExileColdComfort,
         [](B b) { return b.put(0, MikeCho, L::School).put(0, Sparky, L::School).put(0, JennyClark, L::Library); },
         [](B b) { return b.put(0, MikeCho, L::School).put(0, Sparky, L::School); }},
    };
    return cases;
}

Builder exiled_base(Objective secret, Exile exile)
{
    return table(3)
        .put(0, BrianLee, L::School)
        .put(1, RodMiller)
        .put(2, OliviaBrown)
        .secret(1, Objective::Hypochondriac)
        .secret(2, Objective::Historian)
        .secret(0, secret)
        .exiled(0, exile);
}

TEST(Objectives, DW_EXI_2_ALoyalExileHasANewObjective)
{
    RULE("DW-EXI.2"), RULE("DW-END.4");
    ASSERT_EQ(exile_cases().size(), kExiles);
    for (const ExileCase& c : exile_cases()) {
        const auto name = kExileNames[index(c.exile)];
        EXPECT_TRUE(wins(c.fulfilled(exiled_base(Objective::Hunger, c.exile)), Ending::Goal)) << name;
        EXPECT_FALSE(wins(c.missed(exiled_base(Objective::Hunger, c.exile)), Ending::Goal)) << name;
    }
}

// An exiled betrayer: the first condition is replaced, the others stay.
const std::vector<ExileCase>& betrayer_exile_cases()
{
    using B = Builder;
    static const std::vector<ExileCase> cases{
        {Exile::ExileHandy, [](B b) { return b.hand(0, {I::Junk, I::Junk, I::Mop}); },
         [](B b) { return b.hand(0, {I::Junk, I::Junk}); }},
        {Exile::ExileNewFriends, [](B b) { return b.empty_deck(L::School); }, [](B b) { return b; }},
        {Exile::ExileVengeance, [](B b) { return b.lost(Sparky).lost(JennyClark).lost(JanetTaylor).lost(TaliaJones); },
         [](B b) { return b.lost(Sparky).lost(JennyClark).lost(JanetTaylor); }},
        {Exile::ExileWanderer, [](B b) { return b.hand(0, {I::Fuel, I::Fuel, I::StarterFuel}); },
         [](B b) { return b.hand(0, {I::Fuel, I::Fuel}); }},
        {Exile::ExileRivalCamp, [](B b) { return b.equip(BrianLee, I::Pistol1).equip(BrianLee, I::Pistol2); },
         [](B b) { return b.equip(BrianLee, I::Pistol1); }},
        {Exile::ExileHermit, [](B b) { return b.hand(0, {I::MartialArts, I::BlueprintsGas}); },
         [](B b) { return b.hand(0, {I::MartialArts}); }},
        {Exile::ExileScavenger, [](B b) { return b.hand(0, {I::Fuel, I::Fuel, I::Junk, I::Junk, I::Mop}); },
         [](B b) { return b.hand(0, {I::Fuel, I::Junk, I::Junk, I::Mop}); }},
        {Exile::ExileLastOneStanding, [](B b) { return b.hand(0, {I::Medicine, I::Medicine, I::AdrenalineShot}); },
         [](B b) { return b.hand(0, {I::Medicine, I::Medicine}); }},
        {Exile::ExileColdComfort, [](B b) { return b.starvation(2); }, [](B b) { return b.starvation(1); }},
    };
    return cases;
}

TEST(Objectives, DW_EXI_2_AnExiledBetrayersFirstConditionIsReplaced)
{
    RULE("DW-EXI.2"), RULE("DW-END.7");
    const auto exiled = [](Exile exile) {
        return exiled_base(Objective::AllForOne, exile)
            .put(0, MikeCho, L::School)
            .put(0, AndrewEvans, L::School)
            .put(0, CarlaThompson, L::Library);
    };
    for (const ExileCase& c : betrayer_exile_cases()) {
        const auto name = kExileNames[index(c.exile)];
        EXPECT_TRUE(wins(c.fulfilled(exiled(c.exile)), Ending::Rounds)) << name;  // morale need not be gone
        EXPECT_FALSE(wins(c.missed(exiled(c.exile)), Ending::Rounds)) << name;
    }
    EXPECT_TRUE(wins(exiled(Exile::ExileForgiveness), Ending::Goal));
    EXPECT_FALSE(wins(exiled(Exile::ExileForgiveness), Ending::Morale));
}

TEST(Objectives, DW_END_8_OneCardMayServeTwice)
{
    RULE("DW-END.8");
    const auto b = exiled_base(Objective::MadScientist, Exile::ExileHandy);
    EXPECT_TRUE(wins(Builder(b).hand(0, {I::Medicine, I::Medicine, I::Medicine, I::Junk, I::Junk, I::Mop}),
                     Ending::Rounds));  // three tools, of which one is also the tool of the old objective
}

TEST(Objectives, DW_END_7_TheyNeverEndTheGame)
{
    RULE("DW-END.7");
    auto match = base(Objective::Hope).food(9).turn_of(0);
    EXPECT_EQ(match.state().ending, Ending::None);
    EXPECT_TRUE(DeadOfWinter::winners(match.state()).empty());
    EXPECT_EQ(DeadOfWinter::ending(match.state()), "");
}

TEST(Objectives, DW_END_6_AfterTheEndAllIsShown)
{
    RULE("DW-END.6"), RULE("DW-END.4");
    auto match = base(Objective::Hope).goal(MainObjective::WeNeedMoreSamples).samples(9).food(6).phase(RoundStep::Goal);
    EXPECT_EQ(match.said<ObjectiveRevealed>().size(), 3U);
    for (const int seat : {0, 1, 2}) {
        EXPECT_TRUE(DeadOfWinter::view(match.state(), kSpectator).players[static_cast<std::size_t>(seat)].objective);
    }
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
