// Who may interrupt a movement: chapter WT-7.
#include "games/winter_tales/tests/builders.h"

namespace snowbound::winter_tales::tests {
namespace {

TEST(Interrupt, WT_7_1_ASoldierOnALocationOrASquare)
{
    RULE("WT-7.1");  // WT-7.3
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, GroveAsylum)
                     .activated(Wolf)  // activated ones may
                     .put(3, CatFox, Asylum)
                     .hand(1, 1)
                     .hand(3, 1)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    EXPECT_EQ(match.asked_by(1), "WT-7.1");
    EXPECT_TRUE(match.offers(1, StartCombat{Wolf, Alice}));
    EXPECT_EQ(match.fallback(1), Choice{Pass{}});  // optional
    match.choose(1, Pass{});
    match.choose(0, Step{Asylum});
    match.choose(3, StartCombat{CatFox, Alice});
    EXPECT_TRUE(match.is_in<Combat>());
    EXPECT_TRUE(match.figure(CatFox).ready);  // costs no activation
}

TEST(Interrupt, WT_7_2_ATrapOnLocationsOnly)
{
    RULE("WT-7.2");  // WT-16.1 WT-7.3
    auto match = table(4)
                     .put(1, Wolf, Asylum)
                     .put(0, Alice, GroveAsylum)
                     .put(2, Dorothy, Grove)
                     .activated(Dorothy)
                     .hand(0, 2)
                     .hand(2, 2)
                     .turn_of(1, kDraw3);
    match.choose(1, Activate{Wolf});
    match.pay(1, GroveAsylum);
    EXPECT_TRUE(match.waits_for(1));  // no trap on a square
    match.choose(1, Step{Grove});
    EXPECT_EQ(match.asked_by(2), "WT-7.2");
    match.refuses(2, SetTrap{Alice}, "WT-7.2");
    match.choose(2, SetTrap{Dorothy});
    EXPECT_TRUE(match.is_in<Trap>());
    EXPECT_FALSE(match.figure(Dorothy).ready);
}

TEST(Interrupt, WT_7_4_BeginningOnASharedSpaceTriggersNothing)
{
    RULE("WT-7.4");
    auto match = table(4).put(0, Alice, Grove).put(1, Wolf, Grove).hand(1, 2).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    EXPECT_TRUE(match.waits_for(0));
    match.pay(0, GroveAsylum);  // leaving neither
    EXPECT_TRUE(match.waits_for(0));
    match.choose(0, Step{Grove});
    EXPECT_TRUE(match.waits_for(1));  // coming back does
}

TEST(Interrupt, WT_7_4_WT_R15_NobodyFightsHimself)
{
    RULE("WT-R15");  // WT-7.4
    auto match =
        table(3).put(2, Alice, Grove).put(2, Wolf, GroveAsylum).put(2, CatFox, Asylum).hand(2, 3).turn_of(2, kDraw3);
    match.choose(2, Activate{Alice});
    match.pay(2, GroveAsylum);
    match.choose(2, Step{Asylum});  // no window in between
    EXPECT_TRUE(match.is_in<Activation>());
    EXPECT_EQ(match.said<CombatStarted>().size(), 0U);
}

TEST(Interrupt, WT_7_5_TheActivePlayerInterruptsWhoeverJoins)
{
    RULE("WT-7.5");  // WT-10.3
    auto match = table(4)
                     .put(1, Wolf, Grove)
                     .put(1, CatFox, GroveAsylum)
                     .put(0, Alice, Asylum)
                     .quest(Quest::Terror, Grove)
                     .turn_of(1, draws(6));
    match.choose(1, Activate{Wolf});
    match.choose(1, Resolve{Quest::Terror});
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    match.choose(1, StartCombat{CatFox, Alice});
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Pass{});
    match.choose(1, Relocate{Fortress});
    EXPECT_EQ(match.at(Alice), Fortress);
    match.finish(0);
    EXPECT_EQ(match.asked_by(1), "WT-10.7");
}

TEST(Interrupt, WT_7_6_WT_R12_OneAfterTheOtherAndOneCombat)
{
    RULE("WT-7.6");  // WT-7.7 WT-R12 WT-R13
    auto match = table(6)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, GroveAsylum)
                     .put(1, SnowWhite, GroveAsylum)
                     .put(3, CatFox, GroveAsylum)
                     .put(5, MadHatter, GroveAsylum)
                     .hand(1, 1)
                     .hand(3, 1)
                     .hand(5, 1)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    EXPECT_TRUE(match.waits_for(1));  // left of the mover first
    EXPECT_FALSE(match.waits_for(3));
    EXPECT_TRUE(match.offers(1, StartCombat{Wolf, Alice}));
    EXPECT_TRUE(match.offers(1, StartCombat{SnowWhite, Alice}));  // one of his
    match.choose(1, Pass{});
    match.choose(3, StartCombat{CatFox, Alice});
    match.choose(3, Strike{match.first(3)});
    match.choose(0, Strike{match.first(0)});
    match.choose(3, Pass{});
    match.choose(0, Tell{});
    EXPECT_TRUE(match.waits_for(0));  // nobody else on this space
    EXPECT_TRUE(match.offers(0, Step{Asylum}));
}

TEST(Interrupt, WT_7_7_WT_R13_EachEntryIsANewChance)
{
    RULE("WT-R13");  // WT-7.7
    auto match = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).hand(1, 2).turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    match.choose(1, StartCombat{Wolf, Alice});
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Strike{match.first(0)});
    match.choose(1, Pass{});
    match.choose(0, Tell{});
    match.choose(0, Step{Asylum});
    match.pay(0, GroveAsylum);
    EXPECT_TRUE(match.waits_for(1));
    EXPECT_TRUE(match.offers(1, StartCombat{Wolf, Alice}));
}

TEST(Interrupt, WT_7_7_ASoldierIsTrappedOncePerLocationItEnters)
{
    RULE("WT-7.7");
    auto match = table(4)
                     .put(1, Wolf, GroveAsylum)
                     .put(0, Alice, Grove)
                     .put(2, Dorothy, Grove)
                     .hand(0, 1)
                     .hand(2, 1)
                     .turn_of(1, kDraw3);
    match.choose(1, Activate{Wolf});
    match.pay(1, Grove);
    match.choose(2, SetTrap{Dorothy});  // left of the mover
    match.choose(2, LayTrap{match.first(2), {}});
    match.play(1, 1);
    match.choose(1, Tell{});
    EXPECT_TRUE(match.waits_for(1));
    EXPECT_TRUE(match.offers(1, Step{CemeteryGrove}));
}

TEST(Interrupt, WT_7_8_WT_R16b_WithoutACardTheWindowOpensAllTheSame)
{
    RULE("WT-7.8");  // WT-R16b
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(1, CatFox, GroveAsylum)
                     .put(1, MadHatter, StatueSquare)
                     .put(2, Dorothy, Asylum)
                     .turn_of(0, draws(6));
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    EXPECT_TRUE(match.waits_for(1));
    EXPECT_EQ(match.bars(1, StartCombat{CatFox, Alice}), "WT-7.8");
    match.refuses(1, StartCombat{CatFox, Alice}, "WT-7.8");
    match.choose(1, Pass{});
    match.finish(0);
    match.choose(1, Activate{MadHatter});
    match.pay(1, Asylum);
    EXPECT_TRUE(match.waits_for(2));
    match.refuses(2, SetTrap{Dorothy}, "WT-7.8");
    match.choose(2, Pass{});
}

TEST(Interrupt, WT_7_8_TheWolfNeedsNoCard)
{
    RULE("WT-7.8");  // WT-R65
    auto match = table(4).abilities().put(0, Pinocchio, Grove).put(1, Wolf, GroveAsylum).turn_of(0, kDraw3);
    match.choose(0, Activate{Pinocchio});
    match.pay(0, GroveAsylum);
    match.choose(1, StartCombat{Wolf, Pinocchio});
    EXPECT_TRUE(match.offers(1, StrikeFree{}));
}

TEST(Interrupt, WT_7_9_WT_R14_NobodyInterruptsLyingOnTheGround)
{
    RULE("WT-7.9");  // WT-R14
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, GroveAsylum)
                     .down(Wolf)
                     .put(1, CatFox, GroveAsylum)
                     .hand(1, 2)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    EXPECT_FALSE(match.offers(1, StartCombat{Wolf, Alice}));
    EXPECT_TRUE(match.offers(1, StartCombat{CatFox, Alice}));
    auto alone = table(4).put(0, Alice, Grove).put(1, Wolf, GroveAsylum).down(Wolf).hand(1, 2).turn_of(0, kDraw3);
    alone.choose(0, Activate{Alice});
    alone.pay(0, GroveAsylum);
    EXPECT_TRUE(alone.waits_for(0));
}

TEST(Interrupt, WT_7_10_TheAuthorsSoldiersAttackAndHisRebelsTrap)
{
    RULE("WT-7.10");  // WT-13.1
    auto match = table(3)
                     .put(0, Alice, GroveAsylum)
                     .put(1, MadHatter, CemeteryGrove)
                     .put(2, Dorothy, Grove)
                     .put(2, Wolf, Grove)
                     .hand(2, 2)
                     .turn_of(0, draws(6));
    match.choose(0, Activate{Alice});
    match.pay(0, Grove);
    EXPECT_EQ(match.asked_by(2), "WT-7.1");
    EXPECT_TRUE(match.offers(2, StartCombat{Wolf, Alice}));
    match.refuses(2, SetTrap{Dorothy}, "WT-7.1");
    match.refuses(2, StartCombat{Dorothy, Alice}, "WT-7.1");
    match.choose(2, Pass{});
    match.finish(0);
    match.choose(1, Activate{MadHatter});
    match.pay(1, Grove);
    EXPECT_EQ(match.asked_by(2), "WT-7.2");  // asked first: left of the Winter player
    match.refuses(2, StartCombat{Wolf, MadHatter}, "WT-7.2");
    match.refuses(2, SetTrap{Wolf}, "WT-7.2");
    match.choose(2, SetTrap{Dorothy});
}

TEST(Interrupt, WT_R16c_WhoeverIsPutSomewhereIsNotInterrupted)
{
    RULE("WT-R16c");
    auto match = table(4)
                     .put(0, Alice, Grove)
                     .put(1, Wolf, GroveAsylum)
                     .put(3, CatFox, Fortress)
                     .hand(1, 1)
                     .hand(3, 3)
                     .turn_of(0, kDraw3);
    match.choose(0, Activate{Alice});
    match.pay(0, GroveAsylum);
    match.choose(1, StartCombat{Wolf, Alice});
    match.choose(1, Strike{match.first(1)});
    match.choose(0, Pass{});
    match.choose(1, Relocate{Fortress});
    EXPECT_TRUE(match.waits_for(0));
    EXPECT_EQ(match.said<Moved>().size(), 1U);

    auto passage = table(4).abilities().put(0, Dorothy, Grove).put(1, Wolf, Mansion).hand(1, 1).turn_of(0, kDraw3);
    passage.choose(0, Activate{Dorothy});
    passage.choose(0, Passage{});
    EXPECT_EQ(passage.at(Dorothy), Mansion);
    EXPECT_TRUE(passage.waits_for(0));
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
