// Each of the thirty survivors: what their ability does, where, and how often.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Survivors, DW_EXP_7_Sparky)
{
    RULE("DW-EXP.7"), RULE("DW-BIT.2");
    auto match = table().put(0, Sparky).turn_of(0, {bitten});
    match.choose(0, Move{Sparky, L::School, {}});
    EXPECT_TRUE(match.alive(Sparky));
    EXPECT_EQ(match.figure(Sparky).wounds, 1);
    auto spread = table().put(0, JennyClark).put(0, MikeCho).put(1, Sparky, L::School).put(2, AlexisGrey, L::School);
    auto bite = spread.turn_of(0, {bitten});
    bite.choose(0, Move{JennyClark, L::School, {}});
    bite.pick(0, NameLeader{MikeCho});
    EXPECT_TRUE(bite.offers(2, LetDie{})) << "the bite passes Sparky over";
}

// Those who keep one more card at one location, once in each round.
TEST(Survivors, DW_SRC_8_AndrewCarlaJanetAlexisArthur)
{
    RULE("DW-SRC.8");
    const std::array<std::pair<Survivor, L>, 5> kAll{{{AndrewEvans, L::GroceryStore},
                                                      {CarlaThompson, L::PoliceStation},
                                                      {JanetTaylor, L::Hospital},
                                                      {AlexisGrey, L::Library},
                                                      {ArthurThurston, L::School}}};
    for (const auto& [who, place] : kAll) {
        SCOPED_TRACE(kSurvivorNames[index(who)]);
        auto match = table().put(0, who, place).dice(0, {6, 6}).turn_of(0);
        match.choose(0, Search{who, 6, false, {}});
        for (int n = 0; n < 2 && match.asked_by(0) == "DW-SRC.3"; ++n) match.choose(0, match.fallback(0));
        EXPECT_EQ(match.cards(0), 2);
        EXPECT_EQ(match.deck(place), 18);
        match.choose(0, Search{who, 6, false, {}});
        for (int n = 0; n < 2 && match.asked_by(0) == "DW-SRC.3"; ++n) match.choose(0, match.fallback(0));
        EXPECT_EQ(match.cards(0), 3) << "once in each round";
        const L elsewhere = place == L::School ? L::Hospital : L::School;
        auto away = table().put(0, who, elsewhere).dice(0, {6}).turn_of(0);
        away.choose(0, Search{who, 6, false, {}});
        for (int n = 0; n < 2 && away.asked_by(0) == "DW-SRC.3"; ++n) away.choose(0, away.fallback(0));
        EXPECT_EQ(away.cards(0), 1) << "only there";
    }
}

TEST(Survivors, DW_DTH_3_ForestPlum)
{
    RULE("DW-DTH.3");
    auto start = table().put(0, ForestPlum).put(0, RodMiller);
    auto gone = Builder(start).turn_of(0);
    gone.choose(0, PickSurvivor{ForestPlum});
    gone.pick(0, NameLeader{RodMiller});
    EXPECT_EQ(gone.morale(), 7) << "removed, not killed";
    EXPECT_FALSE(gone.alive(ForestPlum));
    auto stays = Builder(start).turn_of(0);
    EXPECT_EQ(stays.fallback(0), Choice(Decline{}));
    stays.choose(0, Decline{});
    EXPECT_EQ(stays.morale(), 6);
}

TEST(Survivors, DW_ABL_4_GrayBeard)
{
    RULE("DW-ABL.4");
    auto start = table().put(0, GrayBeard).hand(1, {I::Junk});
    auto match = Builder(start).turn_of(0);
    match.choose(0, Ability{GrayBeard, GrayBeard, 0});
    match.pick(0, PickPlayer{seat_at(1)});
    EXPECT_TRUE(match.holds(0, I::Junk));
    EXPECT_EQ(match.cards(1), 0);
    EXPECT_FALSE(match.offers(0, Ability{GrayBeard, GrayBeard, 0}));
    auto away = table().put(0, GrayBeard, L::School).hand(1, {I::Junk}).turn_of(0);
    EXPECT_FALSE(away.offers(0, Ability{GrayBeard, GrayBeard, 0})) << "in the colony only";
}

TEST(Survivors, DW_R50_JohnPrice)
{
    RULE("DW-R50");
    auto start = table().put(0, JohnPrice, L::School).put(1, OliviaBrown, L::School).wounds(JohnPrice, 1);
    auto match = Builder(start).turn_of(0);
    match.choose(0, Ability{JohnPrice, OliviaBrown, 0});
    match.pick(0, PickSurvivor{JohnPrice});
    EXPECT_EQ(match.hurt(JohnPrice), 0);
    EXPECT_TRUE(match.figure(OliviaBrown).used.empty()) << "a use of his own";
    auto colony = table().put(0, JohnPrice).put(1, OliviaBrown).wounds(JohnPrice, 1).turn_of(0);
    EXPECT_FALSE(colony.offers(0, Ability{JohnPrice, OliviaBrown, 0})) << "not in the colony";
    auto apart = table().put(0, JohnPrice, L::School).put(1, OliviaBrown, L::Library).wounds(JohnPrice, 1).turn_of(0);
    EXPECT_FALSE(apart.offers(0, Ability{JohnPrice, OliviaBrown, 0}));
}

TEST(Survivors, DW_R52_LorettaClay)
{
    RULE("DW-R52");
    auto match = table().put(0, LorettaClay).dice(0, {3, 4, 4}).turn_of(0);
    EXPECT_FALSE(match.offers(0, Ability{LorettaClay, LorettaClay, 3}));
    match.choose(0, Ability{LorettaClay, LorettaClay, 4});
    EXPECT_EQ(match.food(), 2);
    EXPECT_EQ(match.dice(0), 2);
    EXPECT_FALSE(match.offers(0, Ability{LorettaClay, LorettaClay, 4})) << "once in each round";
}

TEST(Survivors, DW_SRC_8_JennyClark)
{
    RULE("DW-SRC.8");
    auto match = table().put(0, JennyClark, L::School).dice(0, {6, 6}).turn_of(0);
    match.choose(0, Search{JennyClark, 6, false, {}});
    EXPECT_EQ(match.state().drawn.size(), 4U) << "three more to look at";
    match.choose(0, match.fallback(0));
    EXPECT_EQ(match.cards(0), 1);
    EXPECT_EQ(match.deck(L::School), 19);
    match.choose(0, Search{JennyClark, 6, false, {}});
    EXPECT_EQ(match.state().drawn.size(), 1U) << "once in each round";
    match.choose(0, match.fallback(0));
}

TEST(Survivors, DW_CLN_1_BrandonKane)
{
    RULE("DW-CLN.1");
    auto start =
        table().put(0, BrandonKane).dice(0, {1, 1}).waste({I::Junk, I::Junk, I::Fuel, I::Fuel, I::Fuel, I::Fuel});
    auto match = start.turn_of(0);
    match.choose(0, Clean{BrandonKane, 1, means(BrandonKane)});
    EXPECT_EQ(match.state().waste.size(), 1U);
    EXPECT_FALSE(match.offers(0, Clean{BrandonKane, 1, means(BrandonKane)}));
    EXPECT_TRUE(match.offers(0, Clean{BrandonKane, 1, {}}));
}

TEST(Survivors, DW_R66_TaliaJones)
{
    RULE("DW-R66");
    auto match = table().put(0, TaliaJones).turn_of(0);
    const auto& deck = match.state().crisis_deck;
    const Crisis top = deck.back(), second = deck[deck.size() - 2];
    match.choose(0, Ability{TaliaJones, TaliaJones, 0});
    ASSERT_EQ(match.said<SawCrisis>().size(), 2U);
    EXPECT_EQ(match.said<SawCrisis>()[0].crisis, top);
    EXPECT_EQ(match.said<SawCrisis>()[1].crisis, second);
    match.choose(0, Swap{});
    match.choose(0, SayHint{Hint::Food, Hint::Soon});
    EXPECT_EQ(match.state().crisis_deck.back(), second);
    EXPECT_EQ(match.said<HintGiven>().size(), 1U);
    EXPECT_FALSE(match.offers(0, Ability{TaliaJones, TaliaJones, 0}));
}

TEST(Survivors, DW_ATZ_5_MikeCho)
{
    RULE("DW-ATZ.5");
    auto match = table().put(0, MikeCho).dice(0, {2}).zombies(G::Colony1, 1).turn_of(0);
    match.choose(0, Attack{MikeCho, G::Colony1, 2, {}, {}, {}});
    EXPECT_EQ(match.zombies(L::Colony), 0);
    EXPECT_TRUE(match.said<Exposed>().empty());
}

TEST(Survivors, DW_EXP_7_HarmanBrooks)
{
    RULE("DW-EXP.7");
    auto match = table().put(0, HarmanBrooks).turn_of(0, {frost});
    match.choose(0, Move{HarmanBrooks, L::School, {}});
    EXPECT_EQ(match.figure(HarmanBrooks).wounds, 1);
    EXPECT_EQ(match.figure(HarmanBrooks).frostbite, 0);
}

TEST(Survivors, DW_KIL_5_BevRussell)
{
    RULE("DW-KIL.5");
    auto start = table().put(0, BevRussell).dice(0, {1, 1}).zombies(G::Colony1, 2).zombies(G::Colony2, 1);
    EXPECT_FALSE(Builder(start).turn_of(0).offers(0, Ability{BevRussell, BevRussell, 1})) << "nobody helpless";
    auto match = Builder(start).helpless(1).turn_of(0);
    match.choose(0, Ability{BevRussell, BevRussell, 1});
    for (int n = 0; n < 2 && match.asked_by(0) == "DW-KIL.3"; ++n) match.choose(0, match.fallback(0));
    EXPECT_EQ(match.zombies(L::Colony), 1);
    EXPECT_TRUE(match.said<Exposed>().empty());
    EXPECT_FALSE(match.offers(0, Ability{BevRussell, BevRussell, 1})) << "once in each round";
}

TEST(Survivors, DW_WND_1_BuddyDavis)
{
    RULE("DW-WND.1");
    auto three = table().put(0, BuddyDavis).wounds(BuddyDavis, 2).turn_of(0, {wound_face});
    three.choose(0, Move{BuddyDavis, L::School, {}});
    EXPECT_TRUE(three.alive(BuddyDavis));
    auto four = table().put(0, BuddyDavis).put(0, RodMiller).wounds(BuddyDavis, 3).turn_of(0, {wound_face});
    four.choose(0, Move{BuddyDavis, L::School, {}});
    four.pick(0, NameLeader{RodMiller});
    EXPECT_FALSE(four.alive(BuddyDavis));
}

TEST(Survivors, DW_ABL_1_AnnaleighChan)
{
    RULE("DW-ABL.1");
    auto match = table().put(0, AnnaleighChan).hand(2, {I::Fuel, I::Junk}).turn_of(0, {0});
    match.choose(0, Ability{AnnaleighChan, AnnaleighChan, 0});
    match.pick(0, PickPlayer{seat_at(2)});
    EXPECT_EQ(match.said<SawCard>().size(), 1U);
    EXPECT_EQ(match.cards(2), 2) << "only looked at";
    EXPECT_FALSE(match.offers(0, Ability{AnnaleighChan, AnnaleighChan, 0}));
    auto away = table().put(0, AnnaleighChan, L::School).hand(2, {I::Fuel}).turn_of(0);
    EXPECT_FALSE(away.offers(0, Ability{AnnaleighChan, AnnaleighChan, 0}));
}

TEST(Survivors, DW_MOV_2_RodMiller)
{
    RULE("DW-MOV.2");
    auto match = table().put(0, RodMiller).turn_of(0);
    match.choose(0, Move{RodMiller, L::School, {}});
    EXPECT_TRUE(match.said<Exposed>().empty());
    EXPECT_EQ(match.at(RodMiller), L::School);
}

TEST(Survivors, DW_R51_EdwardWhite)
{
    RULE("DW-R51");
    auto start = table().put(0, EdwardWhite).dice(0, {4, 1}).zombies(G::Colony1, 3);
    const Attack attack{EdwardWhite, G::Colony1, 4, {}, means(EdwardWhite), {}, 1};
    EXPECT_FALSE(Builder(start).turn_of(0).offers(0, attack)) << "it takes a medicine card";
    auto match = Builder(start).hand(0, {I::StarterMedicine}).turn_of(0);
    match.choose(0, attack);
    EXPECT_EQ(match.zombies(L::Colony), 0);
    EXPECT_EQ(match.dice(0), 0) << "a second die";
    EXPECT_EQ(match.cards(0), 0);
    EXPECT_TRUE(match.said<Exposed>().empty());
}

TEST(Survivors, DW_ABL_1_MariaLopez)
{
    RULE("DW-ABL.1");
    auto match = table().put(0, MariaLopez, L::School).dice(0, {1, 1}).zombies(G::School, 2).turn_of(0);
    match.choose(0, Ability{MariaLopez, MariaLopez, 1});
    EXPECT_EQ(match.zombies(L::School), 1);
    EXPECT_TRUE(match.said<Exposed>().empty());
    EXPECT_FALSE(match.offers(0, Ability{MariaLopez, MariaLopez, 1}));
    auto away = table().put(0, MariaLopez).dice(0, {1}).zombies(G::Colony1, 1).turn_of(0);
    EXPECT_FALSE(away.offers(0, Ability{MariaLopez, MariaLopez, 1}));
}

TEST(Survivors, DW_SRC_8_DavidGarcia)
{
    RULE("DW-SRC.8");
    auto match = table().put(0, DavidGarcia, L::School).dice(0, {6, 6}).turn_of(0);
    for (int n = 0; n < 2; ++n) {
        match.choose(0, Search{DavidGarcia, 6, false, {}});
        EXPECT_EQ(match.state().drawn.size(), 2U) << "each time";
        match.choose(0, match.fallback(0));
    }
    EXPECT_EQ(match.cards(0), 2);
}

TEST(Survivors, DW_BAR_1_AshleyRoss)
{
    RULE("DW-BAR.1");
    auto match = table().put(0, AshleyRoss, L::School).turn_of(0);
    match.choose(0, Barricade{AshleyRoss, G::School, 0, means(AshleyRoss)});
    EXPECT_EQ(match.barricades(L::School), 1);
    EXPECT_FALSE(match.offers(0, Barricade{AshleyRoss, G::School, 0, means(AshleyRoss)}));
}

TEST(Survivors, DW_DIC_3_JamesMeyers)
{
    RULE("DW-DIC.3");
    auto match = table().put(0, JamesMeyers).dice(0, {1, 1, 5}).turn_of(0, {d6, d3});
    match.choose(0, Ability{JamesMeyers, JamesMeyers, 0});
    match.choose(0, PickDie{1});
    match.choose(0, PickDie{1});
    match.choose(0, Done{});
    EXPECT_EQ(match.player(0).dice, (Dice{0, 0, 1, 0, 1, 1}));
    EXPECT_FALSE(match.offers(0, Ability{JamesMeyers, JamesMeyers, 0}));
}

TEST(Survivors, DW_WND_2_OliviaBrown)
{
    RULE("DW-WND.2");
    auto start = table().put(0, OliviaBrown).put(1, MikeCho).wounds(MikeCho, 0, 1).put(2, RodMiller, L::School);
    auto match = start.wounds(RodMiller, 1).wounds(OliviaBrown, 1).turn_of(0);
    match.choose(0, Ability{OliviaBrown, OliviaBrown, 0});
    EXPECT_FALSE(match.offers(0, PickSurvivor{RodMiller})) << "at her location only";
    EXPECT_TRUE(match.offers(0, PickSurvivor{OliviaBrown}));
    match.choose(0, PickSurvivor{MikeCho});
    EXPECT_EQ(match.hurt(MikeCho), 0);
    EXPECT_FALSE(match.offers(0, Ability{OliviaBrown, OliviaBrown, 0}));
}

TEST(Survivors, DW_D44_SophieRobinson)
{
    RULE("DW-D44");
    auto match = table().put(0, SophieRobinson).top(L::Hospital, {I::Mop}).turn_of(0);
    match.choose(0, Ability{SophieRobinson, SophieRobinson, 0});
    match.choose(0, PickPlace{L::Hospital});
    ASSERT_EQ(match.said<SawCard>().size(), 1U);
    EXPECT_EQ(match.said<SawCard>().front().item, I::Mop);
    EXPECT_EQ(match.deck(L::Hospital), 20) << "put back";
    EXPECT_EQ(match.state().decks[index(L::Hospital)].back(), I::Mop);
}

TEST(Survivors, DW_XRD_6_GabrielDiaz)
{
    RULE("DW-XRD.6");
    auto start = table().put(0, GabrielDiaz, L::Hospital);
    auto match = start.top(L::Hospital, {I::Mop, I::Outsider2, I::Fuel, I::Fuel}).lucky_turn_of(0);
    match.choose(0, Ability{GabrielDiaz, GabrielDiaz, 0});
    EXPECT_FALSE(match.offers(0, PickCard{I::Mop})) << "outsiders only";
    match.choose(0, PickCard{I::Outsider2});
    EXPECT_TRUE(match.holds(0, I::Outsider2));
    EXPECT_EQ(match.deck(L::Hospital), 19);
    EXPECT_FALSE(table().put(0, GabrielDiaz).turn_of(0).offers(0, Ability{GabrielDiaz, GabrielDiaz, 0}));
}

TEST(Survivors, DW_ABL_2_ThomasHeart)
{
    RULE("DW-ABL.2");
    auto match = table().put(0, ThomasHeart).dice(0, {4, 5}).zombies(G::Colony1, 3).turn_of(0);
    EXPECT_FALSE(match.offers(0, Ability{ThomasHeart, ThomasHeart, 4}));
    match.choose(0, Ability{ThomasHeart, ThomasHeart, 5});
    EXPECT_EQ(match.zombies(L::Colony), 1);
    EXPECT_TRUE(match.said<Exposed>().empty());
}

TEST(Survivors, DW_ATZ_6_DanielSmith)
{
    RULE("DW-ATZ.6");
    auto match = table().put(0, DanielSmith, L::School).dice(0, {4}).zombies(G::School, 3).turn_of(0, {blank});
    match.choose(0, Ability{DanielSmith, DanielSmith, 4});
    EXPECT_EQ(match.zombies(L::School), 1);
    EXPECT_EQ(match.said<Exposed>().size(), 1U) << "a single roll";
}

TEST(Survivors, DW_R12_BrianLee)
{
    RULE("DW-R12");
    auto match = table().put(0, BrianLee).dice(0, {3, 6}).turn_of(0);
    match.choose(0, Ability{BrianLee, BrianLee, 0});
    EXPECT_FALSE(match.offers(0, PickDie{6}));
    match.pick(0, PickDie{3});
    EXPECT_EQ(match.player(0).dice, (Dice{0, 0, 0, 1, 0, 1}));
    EXPECT_FALSE(match.offers(0, Ability{BrianLee, BrianLee, 0}));
}

// The number that an attack and a search need, for everybody.
TEST(Survivors, DW_ACT_3_AttackAndSearchValues)
{
    RULE("DW-ACT.3"), RULE("DW-ATZ.1"), RULE("DW-SRC.1");
    for (std::size_t i = 0; i < kSurvivors; ++i) {
        const Survivor who = survivor_at(i);
        SCOPED_TRACE(kSurvivorNames[i]);
        auto start = table().put(0, who, L::Hospital).zombies(G::Hospital, 1).dice(0, {1, 2, 3, 4, 5, 6});
        State s = start.in_turn(0);
        std::get<Turn>(s.stack.back()).stage = TurnStage::Actions;
        s.crossroads_deck.pop_back();
        s.crossroads = X::Mugging;
        s.crossroads_by = seat_at(2);
        Match match(s, {});
        for (std::uint8_t die = 1; die <= 6; ++die) {
            EXPECT_EQ(match.offers(0, Attack{who, G::Hospital, die, {}, {}, {}}), die >= facts(who).attack);
            EXPECT_EQ(match.offers(0, Search{who, die, false, {}}), die >= facts(who).search);
        }
    }
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
