// One clause, one test: for those that other tests name only among several.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(OwnClause, DW_ATR_3_AnyEntranceOfTheColonyMayBeChosen)
{
    RULE("DW-ATR.3");
    auto match = three().zombies(G::School, 1).dice(0, {1}).turn_of(0);
    match.choose(0, Attract{BrianLee, 1});
    for (std::size_t i = 0; i < kColonyGates; ++i) EXPECT_TRUE(match.offers(0, Lure{G::School, gate_at(i)}));
}

TEST(OwnClause, DW_ATR_5_NoneOneOrTwoComeAndAllFromElsewhere)
{
    RULE("DW-ATR.5"), RULE("DW-R08");
    for (const int number : {0, 1, 2}) {
        auto match = three().zombies(G::School, 3).zombies(G::Colony1, 1).dice(0, {1}).turn_of(0);
        match.choose(0, Attract{BrianLee, 1});
        for (int n = 0; n < number; ++n) match.choose(0, Lure{G::School, G::Colony2});
        if (number < 2) match.choose(0, Done{});
        EXPECT_EQ(match.zombies(L::Colony), 1 + number);
        EXPECT_EQ(match.asked_by(0), "DW-TRN.4");
    }
}

TEST(OwnClause, DW_R09_NotFromEntranceToEntrance)
{
    RULE("DW-R09");
    auto match = three().zombies(G::School, 1).zombies(G::Colony1, 1).dice(0, {1}).turn_of(0);
    match.choose(0, Attract{BrianLee, 1});
    EXPECT_FALSE(match.offers(0, Lure{G::Colony1, G::Colony2}));
    EXPECT_TRUE(match.offers(0, Lure{G::School, G::Colony2}));
}

TEST(OwnClause, DW_ATS_1_ABlowCostsADieOfTheAttackValue)
{
    RULE("DW-ATS.1");
    for (int value = 1; value <= 6; ++value) {
        auto match = three().dice(0, {value}).turn_of(0);
        const Strike strike{BrianLee, RodMiller, static_cast<std::uint8_t>(value), {}};
        EXPECT_EQ(match.offers(0, strike), value >= 3);
    }
}

TEST(OwnClause, DW_ATZ_1_AnAttackCostsADieOfTheAttackValue)
{
    RULE("DW-ATZ.1");
    for (int value = 1; value <= 6; ++value) {
        auto match = three().zombies(G::Colony3, 1).dice(0, {value}).turn_of(0, Rolls(value >= 3 ? 1 : 0, blank));
        const Attack attack{BrianLee, G::Colony3, static_cast<std::uint8_t>(value), {}, {}, {}};
        EXPECT_EQ(match.offers(0, attack), value >= 3);
        if (value >= 3) match.choose(0, attack);
        EXPECT_EQ(match.dice(0), value >= 3 ? 0 : 1);
    }
}

TEST(OwnClause, DW_ATZ_3_TheZombieIsGone)
{
    RULE("DW-ATZ.3"), RULE("DW-KIL.1");
    auto match = three().zombies(G::Colony3, 2).zombies(G::Colony4, 1).dice(0, {6}).turn_of(0, {blank});
    match.choose(0, Attack{BrianLee, G::Colony3, 6, {}, {}, {}});
    EXPECT_EQ(spaces(match.state(), G::Colony3).zombies, 1);
    EXPECT_EQ(spaces(match.state(), G::Colony4).zombies, 1);
}

TEST(OwnClause, DW_EXP_1_OnlyMovesAndKillsAreRolledFor)
{
    RULE("DW-EXP.1");
    auto calm = three().dice(0, {6}).turn_of(0);
    calm.choose(0, Barricade{BrianLee, G::Colony1, 6, {}});
    EXPECT_TRUE(calm.said<Exposed>().empty());
    auto moves = three().turn_of(0, {blank});
    moves.choose(0, Move{BrianLee, L::School, {}});
    EXPECT_EQ(moves.said<Exposed>().size(), 1U);
}

TEST(OwnClause, DW_EXP_3_OneWound)
{
    RULE("DW-EXP.3");
    auto match = three().turn_of(0, {wound_face});
    match.choose(0, Move{BrianLee, L::School, {}});
    EXPECT_EQ(match.figure(BrianLee).wounds, 1);
    EXPECT_EQ(match.figure(BrianLee).frostbite, 0);
}

TEST(OwnClause, DW_BIT_1_TheLowestInfluenceWhoeverLeadsThem)
{
    RULE("DW-BIT.1"), RULE("DW-MOV.3");
    auto start = three().put(0, JennyClark).put(1, GrayBeard, L::School).put(2, AndrewEvans, L::Library);
    auto match = start.put(2, ArthurThurston, L::School).turn_of(0, {bitten});
    match.choose(0, Move{JennyClark, L::School, {}});
    EXPECT_EQ(match.asked_by(1), "DW-BIT.3") << "Gray Beard, at the place of arrival";
}

TEST(OwnClause, DW_D27_WhoIsAwayRolls)
{
    RULE("DW-D27");
    auto match = three().put(0, JennyClark).put(1, GrayBeard, L::School).turn_of(0, {bitten});
    match.choose(0, Move{JennyClark, L::School, {}});
    EXPECT_EQ(match.fallback(1), Choice{RollBite{}});
}

TEST(OwnClause, DW_CON_6_EquipmentIsLaidDownInSightOfAll)
{
    RULE("DW-CON.6"), RULE("DW-R16");
    auto match = three().equip(BrianLee, I::Pistol1).crisis(Crisis::Despair).turn_of(0);
    match.choose(0, Contribute{I::Pistol1});
    EXPECT_TRUE(match.figure(BrianLee).equipment.empty());
    EXPECT_EQ(match.player(0).laid, Hand{I::Pistol1});
    EXPECT_EQ(match.said<EquipmentLaidDown>(), (std::vector{EquipmentLaidDown{of(0), I::Pistol1}}));
}

TEST(OwnClause, DW_R17_WhatWasContributedStays)
{
    RULE("DW-R17");
    auto match = three().hand(0, {I::Medicine}).hand(1, {I::Medicine}).crisis(Crisis::Despair).turn_of(0);
    EXPECT_FALSE(match.waits_for(1)) << "in the own turn only";
    match.choose(0, Contribute{I::Medicine});
    EXPECT_EQ(match.cards(0), 0);
    EXPECT_FALSE(match.offers(0, Contribute{I::Medicine}));
}

TEST(OwnClause, DW_D08_WhoIsAwayKeepsTheFirstCard)
{
    RULE("DW-D08");
    auto match = table().put(0, TaliaJones, L::School).dice(0, {1}).top(L::School, {I::Scissors}).turn_of(0);
    match.choose(0, Search{TaliaJones, 1, false, {}});
    EXPECT_EQ(match.fallback(0), Choice{KeepCard{I::Scissors}});
}

TEST(OwnClause, DW_D17_WhoIsAwaySpendsNoFood)
{
    RULE("DW-D17");
    auto match = three().food(3).dice(0, {2}).turn_of(0);
    EXPECT_TRUE(match.offers(0, SpendFood{2}));
    EXPECT_EQ(match.fallback(0), Choice{EndTurn{}});
    auto exile = table().put(0, BrianLee, L::School).exiled(0).food(3).dice(0, {2}).turn_of(0);
    EXPECT_FALSE(exile.offers(0, SpendFood{2}));
}

TEST(OwnClause, DW_D21_WhoIsAwayGivesTheCardBack)
{
    RULE("DW-D21");
    auto match = three().wounds(BrianLee, 1).hand(1, {I::Medicine}).turn_of(0);
    match.choose(0, Request{of(1), Symbol::Medicine});
    match.choose(1, GiveCard{I::Medicine});
    ASSERT_EQ(match.fallback(0), Choice{Cancel{}});
    match.choose(0, Cancel{});
    EXPECT_TRUE(match.holds(1, I::Medicine));
}

TEST(OwnClause, DW_D22_WhoIsAwayHandsNothingOn)
{
    RULE("DW-D22");
    auto match = three().equip(BrianLee, I::Hammer).turn_of(0);
    EXPECT_TRUE(match.offers(0, HandOff{I::Hammer, RodMiller}));
    EXPECT_EQ(match.fallback(0), Choice{EndTurn{}});
}

TEST(OwnClause, DW_TRN_5_ATurnEndsOnlyWhenItsPlayerSaysSo)
{
    RULE("DW-TRN.5");
    auto match = three().dice(0, {1}).turn_of(0);
    match.choose(0, Attract{BrianLee, 1});
    EXPECT_EQ(match.asked_by(0), "DW-TRN.4") << "no die is left, and the turn goes on";
    match.choose(0, EndTurn{});
    EXPECT_EQ(match.asked_by(1), "DW-TRN.4");
}

TEST(OwnClause, DW_DEF_3_OneSurvivorOnASpace)
{
    RULE("DW-DEF.3");
    for (std::size_t i = 1; i < kLocations; ++i) {
        constexpr std::array<int, 7> kPrinted{24, 3, 3, 4, 3, 4, 2};
        auto start = three();
        constexpr std::array kThose{JennyClark, Sparky, MikeCho, BevRussell};
        for (int n = 0; n < kPrinted[i]; ++n) start.put(1, kThose[static_cast<std::size_t>(n)], location_at(i));
        start.turn_of(0).refuses(0, Move{BrianLee, location_at(i), {}}, "DW-DEF.3");
    }
    auto home = table().put(0, BrianLee, L::School).put(1, RodMiller).put(2, OliviaBrown);
    EXPECT_TRUE(Builder(home).helpless(21).turn_of(0).offers(0, Move{BrianLee, L::Colony, {}}));
    Builder(home).helpless(22).turn_of(0).refuses(0, Move{BrianLee, L::Colony, {}}, "DW-DEF.3");
}

TEST(OwnClause, DW_DEF_9_WhoIsRemovedCostsNoMorale)
{
    RULE("DW-DEF.9");
    for (const Blow blow : {Blow::Kill, Blow::KillQuietly, Blow::Remove}) {
        State s = three().put(0, JennyClark).turn_of(0).state();
        s.stack.push_back(Striking{{JennyClark}, blow, 1, false});
        Match match(s);
        EXPECT_EQ(match.figure(JennyClark).is, FigureIs::Removed);
        EXPECT_EQ(match.morale(), blow == Blow::Kill ? 5 : 6);
    }
}

TEST(OwnClause, DW_EXI_10_ExilesHaveNoVote)
{
    RULE("DW-EXI.10"), RULE("DW-VOT.3");
    auto match = table(4).put(3, JamesMeyers, L::School).exiled(3).turn_of(0);
    match.choose(0, CallVote{of(1)});
    EXPECT_EQ(match.waiting(), SeatSet::first(3));
}

TEST(OwnClause, DW_EXV_3_WhoIsNamedVotesToo)
{
    RULE("DW-EXV.3"), RULE("DW-R32");
    auto match = three().turn_of(0);
    match.choose(0, CallVote{of(1)});
    EXPECT_TRUE(match.waits_for(1));
    EXPECT_EQ(match.open(1)->options, (std::vector<Choice>{Vote{0}, Vote{1}})) << "nobody abstains";
}

TEST(OwnClause, DW_EXI_11_AnExilesDeathCostsNoMorale)
{
    RULE("DW-EXI.11"), RULE("DW-ZMB.7");
    for (const bool exiled : {false, true}) {
        auto start = table().put(0, BrianLee, L::School).put(0, Sparky, L::Library);
        if (exiled) start.exiled(0);
        State s = start.turn_of(1).state();
        s.stack.push_back(Striking{{Sparky}, Blow::Kill, 1, false});
        EXPECT_EQ(Match(s).morale(), exiled ? 6 : 5);
    }
}

TEST(OwnClause, DW_EXI_14_ExilesStillAct)
{
    RULE("DW-EXI.14");
    auto start = table().put(0, BrianLee, L::School).exiled(0).zombies(G::School, 1).dice(0, {6});
    auto match = start.turn_of(0);
    EXPECT_TRUE(match.offers(0, Search{BrianLee, 6, false, {}}));
    EXPECT_TRUE(match.offers(0, Attack{BrianLee, G::School, 6, {}, {}, {}}));
    EXPECT_TRUE(match.offers(0, Barricade{BrianLee, G::School, 6, {}}));
    EXPECT_TRUE(match.offers(0, Attract{BrianLee, 6}));
    EXPECT_TRUE(match.offers(0, Move{BrianLee, L::Library, {}}));
}

TEST(OwnClause, DW_MOB_3_ExilesMayServeTheObjective)
{
    RULE("DW-MOB.3");
    auto start = table().put(0, BrianLee, L::School).exiled(0).goal(MainObjective::FindACure);
    auto match = start.hand(0, {I::Medicine}).turn_of(0);
    match.choose(0, Deposit{I::Medicine});
    EXPECT_EQ(match.state().deposit, Hand{I::Medicine});
}

TEST(OwnClause, DW_REQ_5_FromAnyPlaceAndAmongExiles)
{
    RULE("DW-REQ.5");
    auto start = table().put(0, BrianLee, L::School).exiled(0).put(1, RodMiller, L::Library).hand(1, {I::Hammer});
    auto match = start.hand(0, {I::Fuel}).turn_of(0);
    match.choose(0, Request{of(1), Symbol::Tool});
    match.choose(1, GiveCard{I::Hammer});
    match.choose(0, Equip{I::Hammer, BrianLee});
    EXPECT_TRUE(match.figure(BrianLee).equipment.has(I::Hammer));
    match.choose(0, EndTurn{});
    match.choose(1, Request{of(0), Symbol::Fuel});
    EXPECT_TRUE(match.offers(0, GiveCard{I::Fuel}));
}

TEST(OwnClause, DW_NEW_5_AnExilesOutsiderComesElsewhere)
{
    RULE("DW-NEW.5");
    auto start = table().put(0, BrianLee, L::School).exiled(0).hand(0, {I::Outsider2}).next_survivor(MikeCho);
    auto match = start.turn_of(0);
    match.choose(0, PlayCard{I::Outsider2});
    EXPECT_FALSE(match.offers(0, PickPlace{L::Colony}));
    match.choose(0, PickPlace{L::GasStation});
    EXPECT_EQ(match.at(MikeCho), L::GasStation);
    EXPECT_EQ(match.helpless(), 0);
}

TEST(OwnClause, DW_MOV_6_BeforeTheMoveAndAfterIt)
{
    RULE("DW-MOV.6");
    auto match = three().dice(0, {6, 6}).turn_of(0, {blank});
    match.choose(0, Barricade{BrianLee, G::Colony1, 6, {}});
    match.choose(0, Move{BrianLee, L::School, {}});
    match.choose(0, Barricade{BrianLee, G::School, 6, {}});
    EXPECT_EQ(match.barricades(L::Colony) + match.barricades(L::School), 2);
}

TEST(OwnClause, DW_R20_ManyFrostbitesCostOneWound)
{
    RULE("DW-R20");
    auto match = table().put(0, BuddyDavis).put(0, BrianLee).wounds(BuddyDavis, 0, 2).turn_of(0);
    EXPECT_EQ(match.figure(BuddyDavis).wounds, 1);
    EXPECT_EQ(match.figure(BuddyDavis).frostbite, 2);
}

TEST(OwnClause, DW_R38_OneByOneAndEachMoveSettled)
{
    RULE("DW-R38");
    State s = three().put(0, JennyClark).turn_of(1).state();
    s.stack.push_back(Exiling{.seat = of(0)});
    Match match(s, {wound_face, blank});
    match.choose(0, Move{BrianLee, L::School, {}});
    EXPECT_EQ(match.hurt(BrianLee), 1) << "rolled before the next one moves";
    EXPECT_EQ(match.at(JennyClark), L::Colony);
    match.choose(0, Move{JennyClark, L::School, {}});
    EXPECT_EQ(match.said<Exposed>().size(), 2U);
}

TEST(OwnClause, DW_TXT_4_TheCardTriggersWhenAllIsSettled)
{
    RULE("DW-TXT.4");
    auto start = three().put(0, JennyClark).put(1, GrayBeard, L::School).crossroads(X::ThinIce);
    auto match = Builder(start).turn_of(0, {wound_face});
    match.choose(0, Move{JennyClark, L::School, {}});
    EXPECT_EQ(match.hurt(JennyClark), 1);
    EXPECT_TRUE(match.triggered(X::ThinIce));
    auto bite = Builder(start).turn_of(0, {bitten});
    bite.choose(0, Move{JennyClark, L::School, {}});
    EXPECT_EQ(bite.asked_by(1), "DW-BIT.3");
    EXPECT_FALSE(bite.triggered(X::ThinIce)) << "the bite first; and who moved is dead";
    bite.choose(1, LetDie{});
    EXPECT_FALSE(bite.triggered(X::ThinIce));
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
