// Votes and exile. [DW-EXV.1] to [DW-EXV.6] [DW-VOT.1] to [DW-VOT.6] [DW-EXI.1] to [DW-EXI.16]
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

constexpr Vote kYes{0}, kNo{1};
Builder four() { return table(4).put(0, BrianLee).put(1, RodMiller).put(2, OliviaBrown).put(3, JamesMeyers); }

void vote(Match& match, std::initializer_list<Vote> votes)
{
    int seat = 0;
    for (const Vote& choice : votes) {
        match.choose(seat++, choice);
    }
}

TEST(ExileVote, DW_EXV_1_OnceATurnAgainstOneOther)
{
    RULE("DW-EXV.1");
    auto match = four().turn_of(0);
    EXPECT_FALSE(match.offers(0, CallVote{of(0)}));
    match.choose(0, CallVote{of(1)});
    vote(match, {kNo, kNo, kNo, kNo});
    EXPECT_FALSE(match.offers(0, CallVote{of(2)}));
    match.refuses(0, CallVote{of(2)}, match.bars(0, CallVote{of(2)}) == "not barred" ? "DW-TRN.4" : "DW-EXV.1");
}

TEST(ExileVote, DW_EXV_2_AllVoteAtOnceAndTheFirstPlayerBreaksATie)
{
    RULE("DW-EXV.2"), RULE("DW-VOT.2");
    auto match = four().first(3).turn_of(0);
    match.choose(0, CallVote{of(1)});
    EXPECT_EQ(match.waiting().size(), 4);
    vote(match, {kYes, kNo, kYes, kNo});
    EXPECT_TRUE(match.waits_for(3));
    EXPECT_EQ(match.waiting().size(), 1);
    match.choose(3, kNo);
    EXPECT_FALSE(match.player(1).exiled);
    EXPECT_TRUE(match.waits_for(0));
}

TEST(ExileVote, DW_EXV_3_TheNomineeVotesAndExilesDoNot)
{
    RULE("DW-EXV.3"), RULE("DW-VOT.3"), RULE("DW-EXI.10"), RULE("DW-R32");
    auto match = table(4).put(3, JamesMeyers, L::School).exiled(3).turn_of(0);
    match.choose(0, CallVote{of(1)});
    EXPECT_TRUE(match.waits_for(1));
    EXPECT_FALSE(match.waits_for(3));
}

TEST(ExileVote, DW_EXV_4_ExilesAreNotNominated)
{
    RULE("DW-EXV.4"), RULE("DW-R34");
    auto match = table(4).put(3, JamesMeyers, L::School).exiled(3).turn_of(0);
    EXPECT_FALSE(match.offers(0, CallVote{of(3)}));
    EXPECT_TRUE(match.offers(0, CallVote{of(2)}));
}

TEST(ExileVote, DW_EXV_5_AnExileMayCallAVote)
{
    RULE("DW-EXV.5"), RULE("DW-R33");
    auto match = table(4).put(3, JamesMeyers, L::School).exiled(3).turn_of(3);
    EXPECT_TRUE(match.offers(3, CallVote{of(0)}));
    auto builder = table(4);
    builder.put(3, JamesMeyers, L::School).exiled(3).options().exiled_may_nominate = false;
    auto strict = builder.turn_of(3);
    EXPECT_FALSE(strict.offers(3, CallVote{of(0)}));
}

TEST(ExileVote, DW_EXV_6_YesIsCarriedOutAtOnce)
{
    RULE("DW-EXV.6"), RULE("DW-VOT.1");
    auto match = four().turn_of(0, {});
    match.choose(0, CallVote{of(1)});
    vote(match, {kYes, kNo, kYes, kYes});
    EXPECT_TRUE(match.player(1).exiled);
    EXPECT_TRUE(match.waits_for(1));  // where do they go?
    match.choose(1, Move{RodMiller, L::School, {}});
    EXPECT_TRUE(match.waits_for(0));  // the turn goes on
}

TEST(Votes, DW_VOT_5_VotesAreSealedUntilAllAreIn)
{
    RULE("DW-VOT.5");
    auto match = four().turn_of(0);
    match.choose(0, CallVote{of(1)});
    match.choose(2, kYes);
    EXPECT_TRUE(match.said<Voted>().empty());
    EXPECT_TRUE(DeadOfWinter::view(match.state(), of(0)).players[2].answered);
    EXPECT_FALSE(DeadOfWinter::view(match.state(), of(0)).own->answer);
    EXPECT_EQ(DeadOfWinter::view(match.state(), of(2)).own->answer, std::uint8_t{0});
    EXPECT_FALSE(match.offers(2, kNo));
    match.choose(0, kNo), match.choose(1, kNo), match.choose(3, kNo);
    EXPECT_EQ(match.said<Voted>().size(), 4U);
    for (const auto& p : DeadOfWinter::view(match.state(), of(0)).players) {
        EXPECT_TRUE(p.voted) << "what was said aloud stays to be seen";
    }
}

TEST(Votes, DW_VOT_6_AnExiledFirstPlayerLeavesTheTieToTheNext)
{
    RULE("DW-VOT.6"), RULE("DW-R39");
    auto match = table(5).put(3, JamesMeyers, L::School).exiled(3).first(3).turn_of(0);
    match.choose(0, CallVote{of(1)});
    match.choose(0, kYes), match.choose(1, kNo), match.choose(2, kYes), match.choose(4, kNo);
    EXPECT_TRUE(match.waits_for(4));
    EXPECT_EQ(match.waiting().size(), 1);
}

TEST(Votes, DW_D25_WhoIsAwayVotesNo)
{
    RULE("DW-D25"), RULE("DW-D26");
    auto match = four().turn_of(0);
    match.choose(0, CallVote{of(1)});
    EXPECT_EQ(match.fallback(2), Choice{kNo});
}

// B is exiled: two survivors, both go where B wants.
Match before_exile(Objective secret, Rolls rolls)
{
    return four().put(1, LorettaClay).secret(1, secret).turn_of(0, std::move(rolls));
}
void exile_one(Match& match)
{
    match.choose(0, CallVote{of(1)});
    vote(match, {kYes, kNo, kYes, kYes});
}

TEST(Exile, DW_EXI_1_AnExileDrawsAnObjectiveAndLeavesTheColony)
{
    RULE("DW-EXI.1"), RULE("DW-EXI.3"), RULE("DW-EXI.11"), RULE("DW-R38");
    auto match = before_exile(Objective::Hope, {bitten});
    exile_one(match);
    EXPECT_TRUE(match.player(1).exile.has_value());
    EXPECT_FALSE(match.offers(1, Move{LorettaClay, L::Colony, {}}));
    match.choose(1, Move{LorettaClay, L::Hospital, {}});  // bitten on the way
    EXPECT_FALSE(match.alive(LorettaClay));
    EXPECT_EQ(match.morale(), 6);
    match.choose(1, Move{RodMiller, L::School, {}});  // he never rolls when he moves
    EXPECT_EQ(match.at(RodMiller), L::School);
    EXPECT_TRUE(match.waits_for(0));
}

TEST(Exile, DW_EXI_2_OnlyALoyalPlayerShowsTheOldObjective)
{
    RULE("DW-EXI.2"), RULE("DW-R40"), RULE("DW-R68");
    auto match = before_exile(Objective::Hope, {});
    exile_one(match);
    EXPECT_EQ(DeadOfWinter::view(match.state(), of(0)).players[1].objective, Objective::Hope);
    EXPECT_FALSE(DeadOfWinter::view(match.state(), of(0)).players[1].exile);
    EXPECT_TRUE(DeadOfWinter::view(match.state(), of(0)).players[1].has_exile);
    auto other = before_exile(Objective::Gluttony, {});
    exile_one(other);
    EXPECT_FALSE(DeadOfWinter::view(other.state(), of(0)).players[1].objective);
    EXPECT_TRUE(other.said<ObjectiveShown>().empty());
}

TEST(Exile, DW_EXI_4_ItIsNotTheMoveOfTheTurn)
{
    RULE("DW-EXI.4");
    auto match = before_exile(Objective::Hope, {blank});
    exile_one(match);
    match.choose(1, Move{LorettaClay, L::Hospital, {}});
    match.choose(1, Move{RodMiller, L::School, {}});
    EXPECT_FALSE(match.figure(LorettaClay).moved);
    match.choose(0, EndTurn{});
    EXPECT_TRUE(match.offers(1, Move{RodMiller, L::Hospital, {}}));
}

TEST(Exile, DW_EXI_5_WhereAllIsFullTheyChangePlaces)
{
    RULE("DW-EXI.5"), RULE("DW-R37"), RULE("DW-D31");
    auto builder = table(5).put(0, BrianLee).put(1, RodMiller);
    std::size_t next = 0;
    constexpr std::array kOthers{Sparky,      AndrewEvans,   ForestPlum, GrayBeard,   JohnPrice,
                                 LorettaClay, CarlaThompson, JennyClark, BrandonKane, TaliaJones,
                                 MikeCho,     HarmanBrooks,  BevRussell, BuddyDavis,  AnnaleighChan,
                                 JanetTaylor, EdwardWhite,   AlexisGrey, MariaLopez};
    for (const Location place : kOutside) {
        for (int n = 0; n < kSurvivorSpaces[index(place)]; ++n) {
            builder.put(2 + static_cast<int>(next % 3), kOthers[next], place);
            ++next;
        }
    }
    auto match = builder.turn_of(0);
    match.choose(0, CallVote{of(1)});
    match.choose(0, kYes), match.choose(1, kNo), match.choose(2, kYes), match.choose(3, kYes), match.choose(4, kYes);
    EXPECT_EQ(match.fallback(1), Choice{PickSurvivor{Sparky}});
    match.choose(1, PickSurvivor{MikeCho});
    EXPECT_EQ(match.at(MikeCho), L::Colony);
    EXPECT_NE(match.at(RodMiller), L::Colony);
    EXPECT_TRUE(match.said<Exposed>().empty());
}

Builder with_exile()
{
    return table(3)
        .put(0, BrianLee)
        .put(1, RodMiller, L::School)
        .exiled(1)
        .hand(1, {I::StarterFood, I::StarterFuel, I::StarterMedicine, I::Outsider2})
        .dice(1, {2, 6})
        .food(3)
        .crisis(Crisis::FuelShortage);
}

TEST(Exile, DW_EXI_6_NoContributionsNoFoodTokensNoColony)
{
    RULE("DW-EXI.6"), RULE("DW-EXI.9"), RULE("DW-MOV.5"), RULE("DW-R36");
    auto match = with_exile().turn_of(1);
    EXPECT_FALSE(match.offers(1, Contribute{I::StarterFuel}));
    EXPECT_FALSE(match.offers(1, SpendFood{2}));
    EXPECT_FALSE(match.offers(1, Move{RodMiller, L::Colony, {}}));
    EXPECT_TRUE(match.offers(1, Move{RodMiller, L::Library, {}}));
    match.choose(1, PlayCard{I::StarterFood});  // feeding the colony stays allowed
    EXPECT_EQ(match.food(), 4);
}

TEST(Exile, DW_FOD_4_AFoodCardRaisesADieByOne)
{
    RULE("DW-FOD.4"), RULE("DW-EXI.12"), RULE("DW-PLY.4");
    auto match = with_exile().turn_of(1);
    EXPECT_FALSE(match.offers(1, EatCard{I::StarterFood, 6}));
    match.choose(1, EatCard{I::StarterFood, 2});
    EXPECT_EQ(match.player(1).dice[2], 1);
    EXPECT_EQ(match.food(), 3);
    EXPECT_TRUE(match.state().waste.empty());
    EXPECT_TRUE(match.state().removed.contains(I::StarterFood));
}

TEST(Exile, DW_EXI_7_NoHelplessOnesComeAndSurvivorsEnterElsewhere)
{
    RULE("DW-EXI.7"), RULE("DW-EXI.8"), RULE("DW-NEW.5"), RULE("DW-D29");
    auto match = with_exile().zombies(G::PoliceStation, 1).next_survivor(MikeCho).turn_of(1);
    match.choose(1, PlayCard{I::Outsider2});
    EXPECT_FALSE(match.offers(1, PickPlace{L::Colony}));
    EXPECT_EQ(match.fallback(1), Choice{PickPlace{L::GroceryStore}});
    match.choose(1, PickPlace{L::Hospital});
    EXPECT_EQ(match.at(MikeCho), L::Hospital);
    EXPECT_EQ(match.helpless(), 0);
    EXPECT_TRUE(match.state().removed.contains(I::Outsider2));
}

TEST(Exile, DW_EXI_13_TwoLoyalExilesAreTheEnd)
{
    RULE("DW-EXI.13");
    auto match = four().put(3, JanetTaylor, L::School).turn_of(0);
    match.choose(0, CallVote{of(1)});
    vote(match, {kYes, kYes, kYes, kYes});
    match.choose(1, Move{RodMiller, L::School, {}});
    EXPECT_EQ(match.morale(), 6);
    match.choose(0, EndTurn{});
    match.choose(1, CallVote{of(2)});
    match.choose(0, kYes), match.choose(2, kYes), match.choose(3, kYes);
    EXPECT_EQ(match.morale(), 0);
    EXPECT_EQ(match.state().ending, Ending::Morale);
}

TEST(Exile, DW_R35_ABetrayerAmongThemDoesNotCount)
{
    RULE("DW-R35"), RULE("DW-EXI.13");
    auto match = four().put(0, BrianLee).secret(3, Objective::Gluttony).turn_of(0);
    match.choose(0, CallVote{of(1)});
    vote(match, {kYes, kYes, kYes, kYes});
    match.choose(1, Move{RodMiller, L::School, {}});
    match.choose(0, EndTurn{});
    match.choose(1, CallVote{of(3)});
    match.choose(0, kYes), match.choose(2, kYes), match.choose(3, kYes);
    EXPECT_EQ(match.morale(), 6);
    EXPECT_TRUE(match.player(3).exiled);
}

TEST(Exile, DW_EXI_14_EverythingElseStaysAllowed)
{
    RULE("DW-EXI.14"), RULE("DW-MOB.3"), RULE("DW-R11"), RULE("DW-REQ.5");
    auto match = table(3)
                     .put(0, BrianLee, L::School)
                     .put(1, RodMiller, L::School)
                     .exiled(1)
                     .goal(MainObjective::FindACure)
                     .hand(1, {I::StarterMedicine})
                     .hand(0, {I::StarterFuel})
                     .zombies(G::School, 1)
                     .dice(1, {6})
                     .turn_of(1);
    EXPECT_TRUE(match.offers(1, Search{RodMiller, 6, false, {}}));
    EXPECT_TRUE(match.offers(1, Attack{RodMiller, G::School, 6, {}, {}, {}}));
    EXPECT_TRUE(match.offers(1, Strike{RodMiller, BrianLee, 6, {}}));
    EXPECT_TRUE(match.offers(1, Barricade{RodMiller, G::School, 6, {}}));
    EXPECT_TRUE(match.offers(1, Attract{RodMiller, 6}));
    EXPECT_TRUE(match.offers(1, Request{of(0), Symbol::Fuel}));
    EXPECT_TRUE(match.offers(1, Deposit{I::StarterMedicine}));
}

TEST(Exile, DW_EXI_16_ItIsForGood)
{
    RULE("DW-EXI.16"), RULE("DW-R36");
    auto match = with_exile().turn_of(1);
    match.choose(1, EndTurn{});
    EXPECT_TRUE(match.player(1).exiled);
    EXPECT_FALSE(may_be_at(match.state(), RodMiller, L::Colony));
}

TEST(Exile, DW_TXT_1_KillThemTakesTheExiledOutOfTheGame)
{
    RULE("DW-TXT.1");
    auto match = four().goal(MainObjective::KillThem).turn_of(0);
    match.choose(0, CallVote{of(1)});
    vote(match, {kYes, kNo, kYes, kYes});
    EXPECT_TRUE(match.player(1).out);
    EXPECT_EQ(match.figure(RodMiller).is, FigureIs::Removed);
    EXPECT_EQ(match.morale(), 6);
    match.choose(0, EndTurn{});
    EXPECT_TRUE(match.waits_for(2));  // no turn any more
}

TEST(Exile, DW_HLP_7_HelplessOnesStay)
{
    RULE("DW-HLP.7");
    auto match = four().helpless(3).turn_of(0);
    match.choose(0, CallVote{of(1)});
    vote(match, {kYes, kNo, kYes, kYes});
    match.choose(1, Move{RodMiller, L::School, {}});
    EXPECT_EQ(match.helpless(), 3);
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
