// How a round begins and what it leaves behind; deaths and new survivors at their edges. [DW-RND.1] [DW-DTH.1]
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

// Rules that are called by themselves, without a match around them.
struct Bench {
    explicit Bench(const State& state) : s(state) {}
    State s;
    Rng rng = Rng::searching(1);
    std::vector<Note<Fact>> notes;
    DwLog log{notes};

    template <class Kind>
    int said() const
    {
        return static_cast<int>(std::count_if(
            notes.begin(), notes.end(), [](const auto& note) { return std::holds_alternative<Kind>(note.fact); }));
    }
};

TEST(NextRound, DW_ABL_4_EverythingIsReadyAgain)
{
    RULE("DW-ABL.4"), RULE("DW-EQP.4"), RULE("DW-R71");
    auto start = three().put(0, LorettaClay).equip(LorettaClay, I::Cookbook).hand(0, {I::Junk}).food(9);
    State s = start.mark(LorettaClay, Mark::Companion).mark(LorettaClay, Mark::Cook).state_in(RoundStep::Crisis);
    Figure& f = s.figures[index(LorettaClay)];
    f.used.add(LorettaClay), f.companion_used = f.cooked = true;
    s.used.add(I::Cookbook), s.players[0].locked = I::Junk;
    s.standing.add(Standing::Immune);
    const Match match(s);
    EXPECT_TRUE(match.figure(LorettaClay).used.empty());
    EXPECT_FALSE(match.figure(LorettaClay).companion_used);
    EXPECT_FALSE(match.figure(LorettaClay).cooked);
    EXPECT_FALSE(match.state().used.has(I::Cookbook));
    EXPECT_FALSE(match.player(0).locked);
    EXPECT_FALSE(match.state().standing.has(Standing::Immune));
    EXPECT_EQ(match.state().round, 2) << "and it is the next one";
}

TEST(NextRound, DW_DIC_1_AllDiceArePutAwayFirst)
{
    RULE("DW-DIC.1"), RULE("DW-DIC.7");
    State s = three().dice(0, {1, 2, 3}).food(9).state_in(RoundStep::Dice);
    s.players[0].used = 2, s.players[0].extra_dice = 2;
    const Match match(s);
    EXPECT_EQ(match.dice(0), 4) << "one, one for Brian, two extra";
    EXPECT_EQ(match.dice(1), 2);
    EXPECT_EQ(match.player(0).used, 0);
    EXPECT_EQ(match.player(0).extra_dice, 0) << "once";
}

TEST(NextRound, DW_VAR_5_WhoIsOutRollsNothingAndIsPassedOver)
{
    RULE("DW-VAR.5"), RULE("DW-COL5.4"), RULE("DW-RND.5");
    State s = table(4).put(0, BrianLee).food(9).first(2).state_in(RoundStep::Pass);
    s.figures[index(*s.players[1].leader)] = Figure{.is = FigureIs::Removed};
    s.players[1].group.clear(), s.players[1].leader.reset(), s.players[1].out = true, s.players[1].extra_dice = 1;
    const Match match(s);
    EXPECT_EQ(match.state().first, of(0)) << "to the right, past who is out";
    EXPECT_EQ(match.dice(1), 0);
    EXPECT_EQ(match.player(1).extra_dice, 1) << "untouched";
    EXPECT_TRUE(match.waits_for(0));
}

TEST(NextRound, DW_COL2_1_NothingIsSaidOfAnEmptyPile)
{
    RULE("DW-COL2.1"), RULE("DW-MOR.1");
    Bench bench(three().morale(5).state());
    change_morale(bench.s, 0, Why::Waste, bench.log);
    EXPECT_EQ(bench.said<MoraleChanged>(), 0);
    change_morale(bench.s, -2, Why::Waste, bench.log);
    EXPECT_EQ(bench.s.morale, 3);
    change_morale(bench.s, -9, Why::Waste, bench.log);
    EXPECT_EQ(bench.s.morale, 0);
    change_morale(bench.s, 11, Why::Waste, bench.log);
    EXPECT_EQ(bench.s.morale, 10);
    EXPECT_EQ(bench.said<MoraleChanged>(), 3);
}

TEST(Helpless, DW_HLP_1_AsManyAsThereIsRoomFor)
{
    RULE("DW-HLP.1"), RULE("DW-HLP.4"), RULE("DW-HLP.5"), RULE("DW-MOR.3");
    Bench bench(three().helpless(19).morale(5).state());
    add_helpless(bench.s, 5, bench.log);
    EXPECT_EQ(bench.s.helpless, 21) << "two spaces were left";
    add_helpless(bench.s, 1, bench.log);
    EXPECT_EQ(bench.said<HelplessCame>(), 1) << "nobody comes where there is no room";
    kill_helpless(bench.s, 2, bench.log);
    EXPECT_EQ(bench.s.helpless, 19);
    EXPECT_EQ(bench.s.morale, 3) << "each costs one";
    remove_helpless(bench.s, 18, bench.log);
    EXPECT_EQ(bench.s.helpless, 1);
    EXPECT_EQ(bench.s.morale, 3) << "removed, not killed";
    remove_helpless(bench.s, 2, bench.log);
    EXPECT_EQ(bench.s.helpless, 0);
    remove_helpless(bench.s, 1, bench.log), kill_helpless(bench.s, 1, bench.log);
    EXPECT_EQ(bench.said<HelplessLeft>(), 2);
    EXPECT_EQ(bench.said<HelplessDied>(), 1);
    EXPECT_EQ(bench.s.morale, 3);
}

TEST(Placing, DW_R19_OnlyTheLivingAndOnlyElsewhere)
{
    RULE("DW-R19"), RULE("DW-DEF.10");
    Bench bench(three().put(0, MikeCho, L::School).lost(Sparky).state());
    place(bench.s, MikeCho, L::School, bench.log);
    EXPECT_EQ(bench.said<Placed>(), 0) << "there already";
    place(bench.s, Sparky, L::School, bench.log);
    EXPECT_EQ(bench.said<Placed>(), 0) << "not in play";
    place(bench.s, MikeCho, L::Library, bench.log);
    EXPECT_EQ(bench.s.figures[index(MikeCho)].at, L::Library);
    EXPECT_EQ(bench.said<Placed>(), 1);
}

TEST(Deaths, DW_DTH_2_NobodyDiesTwice)
{
    RULE("DW-DTH.2"), RULE("DW-DTH.3"), RULE("DW-WND.1");
    Bench bench(three().put(0, MikeCho).put(0, AndrewEvans).lost(Sparky).morale(5).state());
    kill(bench.s, Sparky, Cause::Card, bench.rng, bench.log);
    kill_quietly(bench.s, Sparky, bench.rng, bench.log);
    remove_survivor(bench.s, Sparky, bench.rng, bench.log);
    wound(bench.s, Sparky, 1, bench.rng, bench.log);
    frostbite(bench.s, Sparky, bench.rng, bench.log);
    EXPECT_TRUE(bench.notes.empty());
    wound(bench.s, MikeCho, 0, bench.rng, bench.log);
    EXPECT_TRUE(bench.notes.empty()) << "no wound is no wound";
    wound(bench.s, MikeCho, 2, bench.rng, bench.log);
    frostbite(bench.s, MikeCho, bench.rng, bench.log);
    EXPECT_EQ(bench.s.figures[index(MikeCho)].is, FigureIs::Removed);
    EXPECT_EQ(bench.s.morale, 4);
    kill_quietly(bench.s, AndrewEvans, bench.rng, bench.log);
    EXPECT_EQ(bench.s.figures[index(AndrewEvans)].is, FigureIs::Removed);
    EXPECT_EQ(bench.s.morale, 4);
}

TEST(Giving, DW_DTH_5_WhoIsGivenAwayAndWhoIsNot)
{
    RULE("DW-DTH.5"), RULE("DW-VAR.5"), RULE("DW-DTH.4");
    Bench bench(table(4).put(0, BrianLee).put(0, MikeCho).put(0, BevRussell).put(1, RodMiller).lost(Sparky).state());
    bench.s.players[3].out = true;
    give_survivor(bench.s, MikeCho, of(0), bench.rng, bench.log);
    give_survivor(bench.s, MikeCho, of(3), bench.rng, bench.log);
    bench.s.figures[index(Sparky)].controller = of(0);
    give_survivor(bench.s, Sparky, of(1), bench.rng, bench.log);
    EXPECT_TRUE(bench.notes.empty()) << "to themselves, to who is out, or of the dead";
    give_survivor(bench.s, MikeCho, of(1), bench.rng, bench.log);
    EXPECT_EQ(bench.s.figures[index(MikeCho)].controller, of(1));
    EXPECT_TRUE(bench.s.players[1].group.has(MikeCho) && !bench.s.players[0].group.has(MikeCho));
    EXPECT_EQ(bench.s.players[1].leader, RodMiller) << "who leads goes on";
    EXPECT_TRUE(bench.s.stack.empty()) << "Brian still leads";
    give_survivor(bench.s, BrianLee, of(1), bench.rng, bench.log);
    EXPECT_FALSE(bench.s.players[0].leader);
    EXPECT_EQ(bench.s.stack.size(), 1U) << "a new leader is named";
}

TEST(Ending, DW_END_7_NothingIsWonBeforeTheEnd)
{
    RULE("DW-END.7");
    auto start = three().put(0, MikeCho, L::School).lost(Sparky).lost(JennyClark).lost(JanetTaylor).lost(TaliaJones);
    State s = start.lost(DavidGarcia).secret(0, Objective::Hunger).state();
    s.players[0].exiled = true, s.players[0].exile = Exile::ExileVengeance;
    s.figures[index(BrianLee)].at = L::Library;
    EXPECT_TRUE(fulfils(s, of(0))) << "five are lost, and no more is asked";
    EXPECT_EQ(DeadOfWinter::scores(s), (std::vector<int>{0, 0, 0}));
    EXPECT_TRUE(DeadOfWinter::winners(s).empty());
    EXPECT_TRUE(DeadOfWinter::ending(s).empty());
    s.ending = Ending::Rounds;
    EXPECT_EQ(DeadOfWinter::scores(s), (std::vector<int>{1, 0, 0}));
    EXPECT_TRUE(DeadOfWinter::winners(s).has(of(0)));
    EXPECT_EQ(DeadOfWinter::ending(s), "rounds");
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
