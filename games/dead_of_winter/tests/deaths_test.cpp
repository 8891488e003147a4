// Exposure, bites, wounds, death, last and new survivors. [DW-EXP.1] to [DW-LST.6] [DW-NEW.1] [DW-KIL.1]
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

// Seat 0 moves Edward (44) to the school, where Andrew (12, seat 1) and Arthur (62, seat 2) are.
Builder school()
{
    return table(3)
        .put(0, BrianLee)
        .put(0, EdwardWhite)
        .put(1, RodMiller)
        .put(1, AndrewEvans, L::School)
        .put(2, OliviaBrown)
        .put(2, ArthurThurston, L::School);
}
void go_to_school(Match& match) { match.choose(0, Move{EdwardWhite, L::School, {}}); }

TEST(Exposure, DW_EXP_1_AMoveAndAKillAreRolledFor)
{
    RULE("DW-EXP.1"), RULE("DW-EXP.2"), RULE("DW-MOV.2"), RULE("DW-ATZ.5"), RULE("DW-KIL.2"), RULE("DW-KIL.1");
    auto match = table(3).put(0, EdwardWhite).zombies(G::School, 1).dice(0, {6}).turn_of(0, {blank, 5});
    match.choose(0, Move{EdwardWhite, L::School, {}});
    EXPECT_EQ(match.said<Exposed>().size(), 1U);
    EXPECT_EQ(match.hurt(EdwardWhite), 0);
    match.choose(0, Attack{EdwardWhite, G::School, 6, {}, {}, {}});
    EXPECT_EQ(match.said<Exposed>().size(), 2U);
    EXPECT_EQ(match.zombies(L::School), 0);
}

TEST(Exposure, DW_EXP_6_SixBlanksThreeWoundsTwoFrostbitesOneBite)
{
    RULE("DW-EXP.6"), RULE("DW-EXP.3"), RULE("DW-EXP.4"), RULE("DW-EXP.5");
    std::array<int, kFaces> faces{};
    for (std::uint32_t side = 0; side < 12; ++side) {
        auto match = table(3).put(0, BrianLee).put(0, EdwardWhite).turn_of(0, {side});
        match.choose(0, Move{EdwardWhite, L::School, {}});
        const Face face = match.said<Exposed>().front().face;
        ++faces[index(face)];
        EXPECT_EQ(match.figure(EdwardWhite).wounds, face == Face::Wound ? 1 : 0);
        EXPECT_EQ(match.figure(EdwardWhite).frostbite, face == Face::Frostbite ? 1 : 0);
        EXPECT_EQ(match.alive(EdwardWhite), face != Face::Bitten);
    }
    EXPECT_EQ(faces, (std::array<int, kFaces>{6, 3, 2, 1}));
}

TEST(Exposure, DW_EXP_8_TheDeadRollNoMore)
{
    RULE("DW-EXP.8"), RULE("DW-ATZ.6"), RULE("DW-R21");
    auto match = table(3)
                     .put(0, BrianLee)
                     .put(0, EdwardWhite, L::School)
                     .equip(EdwardWhite, I::BaseballBat)
                     .zombies(G::School, 2)
                     .dice(0, {6})
                     .turn_of(0, Rolls{bitten} + unshuffled(20));  // the bat goes into the deck
    match.choose(0, Attack{EdwardWhite, G::School, 6, {}, means(I::BaseballBat), {}});
    EXPECT_EQ(match.zombies(L::School), 0);
    EXPECT_EQ(match.said<Exposed>().size(), 1U);
}

TEST(Bites, DW_BIT_1_TheLowestInfluenceIsNext)
{
    RULE("DW-BIT.1"), RULE("DW-BIT.3"), RULE("DW-MOV.3"), RULE("DW-D27");
    auto match = school().turn_of(0, {bitten});
    go_to_school(match);
    EXPECT_FALSE(match.alive(EdwardWhite));
    EXPECT_TRUE(match.waits_for(1));
    EXPECT_TRUE(match.offers(1, LetDie{}));
    EXPECT_EQ(match.fallback(1), Choice{RollBite{}});
}

TEST(Bites, DW_BIT_3_WhoIsLeftToDieEndsIt)
{
    RULE("DW-BIT.3"), RULE("DW-BIT.6"), RULE("DW-BIT.7");
    auto match = school().turn_of(0, {bitten});
    go_to_school(match);
    match.choose(1, LetDie{});
    EXPECT_FALSE(match.alive(AndrewEvans));
    EXPECT_TRUE(match.alive(ArthurThurston));
    EXPECT_EQ(match.morale(), 4);
    EXPECT_TRUE(match.waits_for(0));
}

TEST(Bites, DW_BIT_4_ABlankEndsIt)
{
    RULE("DW-BIT.4");
    auto match = school().turn_of(0, {bitten, blank});
    go_to_school(match);
    match.choose(1, RollBite{});
    EXPECT_TRUE(match.alive(AndrewEvans));
    EXPECT_EQ(match.hurt(AndrewEvans), 0);
    EXPECT_EQ(match.morale(), 5);
}

TEST(Bites, DW_BIT_5_AnySymbolKillsAndGoesOn)
{
    RULE("DW-BIT.5"), RULE("DW-BIT.6");
    auto match = school().turn_of(0, {bitten, wound_face, frost});
    go_to_school(match);
    match.choose(1, RollBite{});
    EXPECT_FALSE(match.alive(AndrewEvans));
    match.choose(2, RollBite{});
    EXPECT_FALSE(match.alive(ArthurThurston));
    EXPECT_EQ(match.morale(), 3);
    EXPECT_TRUE(match.waits_for(0));
}

TEST(Bites, DW_BIT_2_SomeAreNeverReached)
{
    RULE("DW-BIT.2");
    auto match = school().put(1, Sparky, L::School).equip(AndrewEvans, I::RottenFlesh).turn_of(0, {bitten});
    go_to_school(match);
    EXPECT_TRUE(match.waits_for(2));  // Sparky and Rotten Flesh are passed by
    auto colony = table(3)
                      .put(0, EdwardWhite, L::School)
                      .put(0, BrianLee, L::School)
                      .put(1, RodMiller, L::Library)
                      .put(2, OliviaBrown, L::Library)
                      .helpless(3)
                      .turn_of(0, {bitten});
    colony.choose(0, Move{EdwardWhite, L::Colony, {}});
    EXPECT_EQ(colony.helpless(), 3);
    EXPECT_TRUE(colony.waits_for(0));
}

TEST(Bites, DW_BIT_8_AReplacementIsNoPartOfIt)
{
    RULE("DW-BIT.8");
    auto match = table(3)
                     .put(0, EdwardWhite, L::School)
                     .put(1, RodMiller)
                     .put(2, OliviaBrown)
                     .next_survivor(LorettaClay)
                     .turn_of(0, {bitten});
    match.choose(0, Move{EdwardWhite, L::Colony, {}});
    EXPECT_TRUE(match.waits_for(1));         // Rod is hit
    EXPECT_FALSE(match.alive(LorettaClay));  // she comes when it is over
    match.choose(1, LetDie{});
    EXPECT_TRUE(match.alive(LorettaClay));
}

TEST(Bites, DW_MOR_2_WithoutMoraleNobodyIsAsked)
{
    RULE("DW-MOR.2");
    auto match = school().morale(1).turn_of(0, {bitten});
    go_to_school(match);
    EXPECT_EQ(match.state().ending, Ending::Morale);
    EXPECT_TRUE(match.alive(AndrewEvans));
}

TEST(Wounds, DW_WND_1_ThreeTokensKill)
{
    RULE("DW-WND.1"), RULE("DW-WND.3"), RULE("DW-TXT.3"), RULE("DW-PLY.6"), RULE("DW-MOV.4");
    auto match = table(3)
                     .put(0, BrianLee)
                     .put(0, EdwardWhite)
                     .wounds(EdwardWhite, 1, 1)
                     .hand(0, {I::StarterMedicine})
                     .turn_of(0);
    EXPECT_FALSE(match.alive(EdwardWhite));  // frostbite, at the start of the turn; medicine comes too late
    auto mover = table(3)
                     .put(0, BrianLee)
                     .put(0, EdwardWhite)
                     .wounds(EdwardWhite, 2)
                     .hand(0, {I::StarterMedicine})
                     .turn_of(0, {wound_face});
    mover.choose(0, Move{EdwardWhite, L::GasStation, {}});
    EXPECT_FALSE(mover.alive(EdwardWhite));
    EXPECT_EQ(free_spaces(mover.state(), L::GasStation), 2);
    EXPECT_TRUE(mover.holds(0, I::StarterMedicine));
}

TEST(Wounds, DW_WND_4_WhoLeavesAProtectorIsLookedAtAgain)
{
    RULE("DW-WND.4"), RULE("DW-R50");
    auto match = table(3)
                     .put(0, BrianLee)
                     .put(0, JohnPrice, L::School)
                     .put(0, BuddyDavis, L::School)
                     .wounds(JohnPrice, 3)
                     .turn_of(0, {blank});
    EXPECT_TRUE(match.alive(JohnPrice));
    match.choose(0, Move{BuddyDavis, L::Library, {}});
    EXPECT_FALSE(match.alive(JohnPrice));
}

TEST(Wounds, DW_WND_4_WhoIsLockedUpHasNoStrengthLeft)
{
    RULE("DW-WND.4");
    auto free = table().put(0, BuddyDavis, L::PoliceStation).put(0, RodMiller).wounds(BuddyDavis, 3).turn_of(0);
    EXPECT_TRUE(free.alive(BuddyDavis));
    auto start = table().put(0, BuddyDavis, L::PoliceStation).put(0, RodMiller).wounds(BuddyDavis, 3);
    auto jailed = start.mark(BuddyDavis, Mark::Jailed).turn_of(0);
    EXPECT_FALSE(jailed.alive(BuddyDavis));
    EXPECT_EQ(jailed.morale(), 5);
}

TEST(Turns, DW_TRN_2_FrostbiteCostsOneWoundATurn)
{
    RULE("DW-TRN.2"), RULE("DW-TRN.3"), RULE("DW-R20"), RULE("DW-DIC.6");
    auto match = table(3).put(0, BrianLee).put(0, EdwardWhite).wounds(EdwardWhite, 0, 2).dice(0, {1, 2, 3}).turn_of(0);
    EXPECT_FALSE(match.alive(EdwardWhite));  // one more, however many there are: three
    EXPECT_EQ(match.dice(0), 3);
    auto alive = table(3).put(0, BrianLee).put(0, EdwardWhite).wounds(EdwardWhite, 0, 1).turn_of(0);
    EXPECT_EQ(alive.figure(EdwardWhite).wounds, 1);
    EXPECT_EQ(alive.figure(EdwardWhite).frostbite, 1);
}

TEST(Death, DW_DTH_2_ItsStepsAreOne)
{
    RULE("DW-DTH.1"), RULE("DW-DTH.2"), RULE("DW-DEF.9"), RULE("DW-EQP.6");
    auto match = table(3)
                     .put(0, BrianLee, L::School)
                     .put(0, EdwardWhite, L::Library)
                     .equip(EdwardWhite, I::Pistol1)
                     .put(1, RodMiller)
                     .turn_of(0, {bitten});
    match.choose(0, Move{EdwardWhite, L::Colony, {}});
    EXPECT_EQ(match.figure(EdwardWhite).is, FigureIs::Removed);
    EXPECT_TRUE(match.holds(0, I::Pistol1));  // in the colony it goes to the hand
    EXPECT_EQ(match.morale(), 5);
}

TEST(Death, DW_EQP_7_ElsewhereItsEquipmentIsShuffledIntoTheDeck)
{
    RULE("DW-EQP.7");
    auto match = table(3)
                     .put(0, BrianLee)
                     .put(0, EdwardWhite)
                     .equip(EdwardWhite, I::Pistol1)
                     .turn_of(0, Rolls{bitten} + unshuffled(21));
    match.choose(0, Move{EdwardWhite, L::School, {}});
    EXPECT_EQ(match.deck(L::School), 21);
    EXPECT_TRUE(match.state().decks[index(L::School)].contains(I::Pistol1));
    EXPECT_FALSE(match.holds(0, I::Pistol1));
}

TEST(Death, DW_DTH_4_ANewLeaderIsNamedAtOnce)
{
    RULE("DW-DTH.4"), RULE("DW-DEF.7"), RULE("DW-D28");
    auto match = table(3).put(0, EdwardWhite).put(0, Sparky).put(0, JennyClark).turn_of(0, {bitten});
    match.choose(0, Move{EdwardWhite, L::School, {}});
    EXPECT_EQ(match.fallback(0), Choice{NameLeader{JennyClark}});
    match.choose(0, NameLeader{Sparky});
    EXPECT_EQ(match.player(0).leader, Sparky);
}

TEST(Death, DW_DTH_3_RemovingIsNotKilling)
{
    RULE("DW-DTH.3"), RULE("DW-DEF.9"), RULE("DW-ABL.5"), RULE("DW-D41");
    auto match = table(3).put(0, BrianLee).put(0, ForestPlum).turn_of(0);
    EXPECT_EQ(match.fallback(0), Choice{Decline{}});
    match.choose(0, PickSurvivor{ForestPlum});
    EXPECT_EQ(match.morale(), 7);
    EXPECT_EQ(match.figure(ForestPlum).is, FigureIs::Removed);
}

TEST(LastSurvivor, DW_LST_1_TheHandIsLostAndSomebodyComes)
{
    RULE("DW-LST.1"), RULE("DW-LST.2"), RULE("DW-LST.4"), RULE("DW-LST.6"), RULE("DW-R23");
    auto match = table(3)
                     .put(0, EdwardWhite, L::School)
                     .equip(EdwardWhite, I::Pistol1)
                     .put(1, RodMiller, L::Library)
                     .put(2, OliviaBrown, L::Library)
                     .hand(0, {I::Fuel, I::Mop})
                     .dice(0, {3, 4})
                     .next_survivor(MikeCho)
                     .turn_of(0, {bitten});
    match.choose(0, Move{EdwardWhite, L::Colony, {}});
    EXPECT_EQ(match.cards(0), 0);
    EXPECT_TRUE(match.state().removed.contains(I::Pistol1));  // back in the hand, and lost with it
    EXPECT_EQ(match.player(0).leader, MikeCho);
    EXPECT_EQ(match.at(MikeCho), L::Colony);
    EXPECT_EQ(match.dice(0), 2);
    EXPECT_EQ(match.said<Exposed>().size(), 1U);
    EXPECT_TRUE(match.offers(0, Move{MikeCho, L::School, {}}));
}

TEST(LastSurvivor, DW_LST_3_AnExilesReplacementEntersElsewhere)
{
    RULE("DW-LST.3"), RULE("DW-D29");
    auto match = table(3).put(0, EdwardWhite, L::School).exiled(0).next_survivor(MikeCho).turn_of(0, {bitten});
    match.choose(0, Move{EdwardWhite, L::Library, {}});
    EXPECT_FALSE(match.offers(0, PickPlace{L::Colony}));
    match.choose(0, PickPlace{L::Hospital});
    EXPECT_EQ(match.at(MikeCho), L::Hospital);
    EXPECT_EQ(match.morale(), 6);
}

TEST(LastSurvivor, DW_LST_5_ItIsThereBeforeTheNextZombie)
{
    RULE("DW-LST.5"), RULE("DW-ZMB.10");
    auto match = table(3)
                     .put(0, Sparky)
                     .put(1, RodMiller)
                     .put(2, OliviaBrown)
                     .food(9)
                     .next_survivor(AndrewEvans)
                     .zombies(G::Colony1, 3)
                     .zombies(G::Colony2, 3)
                     .phase(RoundStep::ColonyZombies, Rolls(6, d1));
    EXPECT_FALSE(match.alive(Sparky));
    EXPECT_FALSE(match.alive(AndrewEvans));  // the second zombie takes the replacement
    EXPECT_EQ(match.morale(), 4);
}

TEST(NewSurvivors, DW_NEW_1_TheyComeToTheColonyReadyToAct)
{
    RULE("DW-NEW.1"), RULE("DW-NEW.2"), RULE("DW-DIC.5"), RULE("DW-PLY.3");
    auto match = table(3).put(0, BrianLee).hand(0, {I::Outsider2}).dice(0, {5}).next_survivor(MikeCho).turn_of(0);
    match.choose(0, PlayCard{I::Outsider2});
    EXPECT_EQ(match.at(MikeCho), L::Colony);
    EXPECT_EQ(match.helpless(), 1);
    EXPECT_EQ(match.dice(0), 1);
    EXPECT_TRUE(match.offers(0, Move{MikeCho, L::School, {}}));
    EXPECT_TRUE(match.state().removed.contains(I::Outsider2));
}

TEST(NewSurvivors, DW_NEW_3_WithoutRoomTheCardIsNotPlayed)
{
    RULE("DW-NEW.3");
    auto match = table(3).put(0, BrianLee).hand(0, {I::Outsider1, I::Outsider2}).helpless(20).turn_of(0);
    EXPECT_TRUE(match.offers(0, PlayCard{I::Outsider1}));   // one space is left
    EXPECT_FALSE(match.offers(0, PlayCard{I::Outsider2}));  // for two
}

TEST(Killing, DW_KIL_3_InTheColonyTheKillerChooses)
{
    RULE("DW-KIL.3"), RULE("DW-ATZ.2"), RULE("DW-KIL.5"), RULE("DW-D42");
    auto match = table(3).put(0, ThomasHeart).zombies(G::Colony2, 1).zombies(G::Colony5, 1).dice(0, {6, 6}).turn_of(0);
    EXPECT_TRUE(match.offers(0, Attack{ThomasHeart, G::Colony2, 6, {}, {}, {}}));
    EXPECT_TRUE(match.offers(0, Attack{ThomasHeart, G::Colony5, 6, {}, {}, {}}));
    match.choose(0, Ability{ThomasHeart, ThomasHeart, 6});
    EXPECT_EQ(match.fallback(0), Choice{PickGate{G::Colony5}});
    match.choose(0, PickGate{G::Colony2});
    EXPECT_EQ(match.zombies(L::Colony), 0);  // the other one is the only one left
    EXPECT_TRUE(match.said<Exposed>().empty());
}

TEST(Killing, DW_ATZ_4_ASampleIsRolledForBeforeTheExposure)
{
    RULE("DW-ATZ.4"), RULE("DW-KIL.4");
    auto match = table(3)
                     .put(0, EdwardWhite, L::School)
                     .goal(MainObjective::WeNeedMoreSamples)
                     .zombies(G::School, 1)
                     .dice(0, {6})
                     .turn_of(0, {d4, wound_face});
    match.choose(0, Attack{EdwardWhite, G::School, 6, {}, {}, {}});
    EXPECT_EQ(match.state().samples, 1);
    EXPECT_EQ(match.hurt(EdwardWhite), 1);
    State s = match.state();
    spaces(s, G::Library).zombies = 1;
    std::vector<Note<Fact>> notes;
    DwLog log(notes);
    remove_zombie(s, G::Library, log);  // removed, not killed
    EXPECT_EQ(s.samples, 1);
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
