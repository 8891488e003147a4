// Phase 2, reveal and payment, PT-5.9 to PT-5.13.
#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

Pay pay(std::initializer_list<Slot> slots) { return {SlotSet(slots)}; }

TEST(Payment, PT_5_10_PT_13_1_TheMonkeyPaysForTheKnight)
{
    RULE("PT-5.10");  // PT-13.1
    auto match = table().gold(0, 0).hand(0, {Monkey, Knight}).at_deploy();
    match.choose(0, PlanFor(match, 0).card(Monkey, Fate::Back1).card(Knight, Fate::Front1));
    match.idle();
    EXPECT_EQ(match.units(0), 2);
    EXPECT_EQ(match.paid(0), 0);
    EXPECT_EQ(match.gold(0), 0 + match.income(0));
}

TEST(Payment, PT_5_10_PT_R05_AMonkeyIsOneGoldAndNoMore)
{
    RULE("PT-5.10");  // PT-R05
    auto enough = table().gold(0, 1).hand(0, {Monkey, Demon}).at_deploy();
    enough.choose(0, PlanFor(enough, 0).card(Monkey, Fate::Back1).card(Demon, Fate::Front1));
    enough.idle();
    EXPECT_EQ(enough.gold(0), 0 + enough.income(0));
    EXPECT_EQ(enough.paid(0), 1);

    auto short_of_gold = table().gold(0, 0).hand(0, {Monkey, Demon}).at_deploy();
    short_of_gold.refuses(0, PlanFor(short_of_gold, 0).card(Monkey, Fate::Back1).card(Demon, Fate::Front1), "PT-R01");
    short_of_gold.choose(0, Place{Monkey, Back1});
    short_of_gold.refuses(0, Place{Demon, Front1}, "PT-R01");
}

TEST(Payment, PT_5_10_TheMonkeyAloneBringsOneGold)
{
    RULE("PT-5.10");
    auto match = table().gold(0, 4).hand(0, {Monkey, Monkey}).at_deploy();
    match.deploy_and_reveal(0, {{Monkey, Front1}, {Monkey, Front2}});
    EXPECT_EQ(match.paid(0), -2);
    EXPECT_EQ(match.gold(0), 4 + 2 + match.income(0));
}

TEST(Payment, PT_R01_AMonkeyThatPaysForOthersCannotBeTakenBack)
{
    RULE("PT-R01");
    auto match = table().gold(0, 0).hand(0, {Monkey, Knight}).at_deploy();
    match.refuses(0, Place{Knight, Front1}, "PT-R01");
    match.choose(0, Place{Monkey, Back1});
    match.choose(0, Place{Knight, Front1});
    EXPECT_EQ(match.bars(0, TakeBack{Fate::Back1}), "PT-R01");
    match.refuses(0, TakeBack{Fate::Back1}, "PT-R01");
    match.choose(0, TakeBack{Fate::Front1});  // first the Knight,
    match.choose(0, TakeBack{Fate::Back1});   // then the Monkey
    match.choose(0, Done{});
    match.idle();
    EXPECT_EQ(match.units(0), 0);
    EXPECT_EQ(match.gold(0), 2);
}

TEST(Payment, PT_5_12_PT_R01_ThePaidSetIsMaximal)
{
    RULE("PT-5.12");  // PT-R01
    const auto revealed = [] {
        auto start = table().table_faithful().gold(0, 3).hand(0, {Demon, Commander, Miner});
        return start.first_seat_wins(0).at_deploy();
    };
    auto match = revealed();
    match.deploy_and_reveal(0, {{Demon, Front1}, {Commander, Front2}, {Miner, Back1}});
    EXPECT_EQ(match.asked_by(0), "PT-5.12");
    EXPECT_FALSE(match.waits_for(1));
    EXPECT_TRUE(match.offers(0, pay({Front1, Back1})));
    EXPECT_TRUE(match.offers(0, pay({Front2, Back1})));
    EXPECT_EQ(match.open(0)->options.size(), 2U);
    match.refuses(0, pay({Back1}), "PT-R02");
    match.refuses(0, pay({Front1}), "PT-R02");
    match.refuses(0, pay({}), "PT-R02");
    match.refuses(0, pay({Front1, Front2}), "PT-5.12");
    match.refuses(0, pay({Front1, Front2, Back1}), "PT-5.12");
    match.choose(0, pay({Front2, Back1}));
    EXPECT_EQ(match.gold(0), 0 + match.income(0));
    EXPECT_EQ(match.paid(0), 3);
    EXPECT_FALSE(match.has(0, Demon));
    EXPECT_EQ(match.discarded(Demon), 1);
    EXPECT_EQ(match.tokens(0, Commander), 0);
}

TEST(Payment, PT_5_13_PT_R04_AnUnpaidUnitDoesNothing)
{
    RULE("PT-5.13");  // PT-R04
    auto match = table()
                     .first_seat_wins(0)
                     .table_faithful()
                     .front(0, {Knight})
                     .building(0, Town, One)
                     .gold(0, 3)
                     .legend(0, 9)
                     .hand(0, {Golem, Demon, Necromancer, Kraken, Farmer})
                     .at_deploy();
    match.choose(0, PlanFor(match, 0)
                        .card(Golem, Fate::Front2)
                        .card(Necromancer, Fate::Back1)
                        .card(Demon, Fate::Back2)
                        .card(Kraken, Fate::Reserve));
    match.idle();
    match.choose(0, pay({Back1, Back2}));  // not the Golem
    EXPECT_EQ(match.level(0, Town), One);
    EXPECT_EQ(match.discarded(Golem), 1);
    EXPECT_FALSE(match.has(0, Golem));
    EXPECT_EQ(match.player(0).reserve, Kraken);  // the reserve was fixed before
    EXPECT_TRUE(match.said<Died>().empty());
    EXPECT_EQ(match.legend(0), 9);
    EXPECT_EQ(match.tokens(0, Demon), 1 + 1);  // entered, and met the Necromancer
    EXPECT_EQ(match.tokens(0, Knight), 1);
}

TEST(Payment, PT_5_13_NoDemonNoPenaltyNoNecromancerNoTokens)
{
    RULE("PT-5.13");
    auto match = table()
                     .first_seat_wins(0)
                     .table_faithful()
                     .front(0, {Knight})
                     .gold(0, 2)
                     .legend(0, 9)
                     .hand(0, {Golem, Demon, Necromancer})
                     .at_deploy();
    match.deploy_and_reveal(0, {{Golem, Front2}, {Demon, Back1}, {Necromancer, Back2}});
    match.choose(0, pay({Front2}));
    EXPECT_EQ(match.tokens(0, Knight), 0);
    EXPECT_EQ(match.discarded(Demon), 1);
    EXPECT_EQ(match.discarded(Necromancer), 1);
    match.idle();  // nobody builds, and the Demon does not die
    EXPECT_EQ(match.legend(0), 9);
}

TEST(Payment, PT_R02_AMonkeyIsNeverLeftUnpaid)
{
    RULE("PT-R02");
    auto match = table().table_faithful().gold(0, 0).hand(0, {Monkey, Knight, Miner}).at_deploy();
    match.deploy_and_reveal(0, {{Monkey, Front1}, {Knight, Front2}, {Miner, Back1}});
    match.refuses(0, pay({}), "PT-R02");
    match.refuses(0, pay({Front1}), "PT-R02");
    match.refuses(0, pay({Front2}), "PT-5.12");
    EXPECT_EQ(match.open(0)->options.size(), 2U);  // Monkey and Knight, Monkey and Miner
    match.choose(0, pay({Front1, Back1}));
    EXPECT_EQ(match.units(0), 2);
    EXPECT_EQ(match.gold(0), 0 + match.income(0));
}

TEST(Payment, PT_R01_FreeUnitsStayWhateverIsPaid)
{
    RULE("PT-R01");
    auto match = table().table_faithful().gold(0, 1).hand(0, {Farmer, Demon, Golem}).at_deploy();
    match.deploy_and_reveal(0, {{Farmer, Front1}, {Demon, Front2}, {Golem, Back1}});
    EXPECT_EQ(match.open(0)->options.size(), 1U);
    match.refuses(0, pay({}), "PT-R02");
    match.choose(0, pay({Front1}));
    EXPECT_EQ(match.units(0), 1);
    EXPECT_EQ(match.gold(0), 1 + match.income(0));
}

TEST(Payment, PT_R01_TwoPlayersShortOfGoldChooseAtTheSameTime)
{
    RULE("PT-R01");
    auto match =
        table().table_faithful().gold(0, 1).hand(0, {Knight, Miner}).gold(1, 1).hand(1, {Rogue, Peddler}).at_deploy();
    match.deploy(0, {{Knight, Front1}, {Miner, Front2}});
    match.deploy(1, {{Rogue, Front1}, {Peddler, Front2}});
    match.idle();
    match.choose(0, pay({Front1}));
    EXPECT_EQ(match.units(0), 2);  // until both have chosen
    EXPECT_TRUE(PaperTales::view(match.state(), seat_at(1)).players[0].ready);
    match.choose(0, pay({Front2}));  // changed in time
    match.choose(0, Withdraw{});
    EXPECT_TRUE(match.waits_for(0));
    match.choose(0, pay({Front2}));
    match.choose(1, pay({Front1}));
    EXPECT_TRUE(match.has(0, Miner));
    EXPECT_FALSE(match.has(0, Knight));
    EXPECT_TRUE(match.has(1, Rogue));
    EXPECT_FALSE(match.has(1, Peddler));
}

TEST(Payment, PT_R01_StrictByDefaultTheTableAsOption)
{
    RULE("PT-R01");
    EXPECT_EQ(Options{}.payment, Payment::Strict);
    auto strict = table().gold(0, 1).hand(0, {Demon}).at_deploy();
    strict.refuses(0, PlanFor(strict, 0).card(Demon, Fate::Front1), "PT-R01");
    EXPECT_EQ(strict.bars(0, Place{Demon, Front1}), "PT-R01");
    auto faithful = table().table_faithful().gold(0, 1).hand(0, {Demon}).at_deploy();
    faithful.deploy_and_reveal(0, {{Demon, Front1}});
    EXPECT_EQ(faithful.open(0)->options, std::vector<Choice>{pay({})});
    faithful.choose(0, pay({}));
    EXPECT_EQ(faithful.units(0), 0);
}

TEST(Payment, PT_5_9_OldUnitsAreNeverPaidAgain)
{
    RULE("PT-5.9");
    auto match = table().gold(0, 0).front(0, {aged(Commander, 1)}).hand(0, {Farmer}).at_deploy();
    match.deploy_and_reveal(0, {{Farmer, Back1}});
    EXPECT_TRUE(match.has(0, Commander));
    EXPECT_TRUE(match.has(0, Farmer));
    EXPECT_EQ(match.paid(0), 0);
    EXPECT_EQ(match.gold(0), 0 + match.income(0));
}

TEST(Payment, PT_5_9_AllNewUnitsArePaidTogether)
{
    RULE("PT-5.9");
    auto match = table().gold(0, 7).hand(0, {Dragon, Commander, Miner, Farmer}).at_deploy();
    match.deploy_and_reveal(0, {{Dragon, Front1}, {Commander, Front2}, {Miner, Back1}, {Farmer, Back2}});
    EXPECT_EQ(match.paid(0), 3 + 2 + 1 + 0);
    EXPECT_EQ(match.gold(0), 1 + match.income(0));
}

// No unit brings gold when it enters: what is left is the gold before, less the printed cost.
TEST(Payment, PT_5_11_NoEnteringAbilityPaysForAnything)
{
    RULE("PT-5.11");
    for (std::size_t i = 0; i < kUnits; ++i) {
        const auto card = static_cast<CardId>(i);
        if (card == Shapeshifter) continue;
        auto match = table().first_seat_wins(0).gold(0, 6).building(0, Town, One).hand(0, {card}).at_deploy();
        match.deploy_and_reveal(0, {{card, Front1}});
        ASSERT_EQ(match.phase(), Phase::Build) << name_of(card);
        EXPECT_EQ(match.gold(0) - match.income(0), 6 - facts(card).cost) << name_of(card);
        EXPECT_EQ(match.has(0, card), true) << name_of(card);
    }
}

TEST(Payment, PT_R44_GoldNeverFallsBelowZero)
{
    RULE("PT-R44");
    auto match = table().gold(0, 3).hand(0, {Demon, Commander, Miner}).at_deploy();
    match.choose(0, Place{Demon, Front1});
    match.choose(0, Place{Miner, Front2});
    match.refuses(0, Place{Commander, Back1}, "PT-R01");
    match.choose(0, Done{});
    match.idle();
    EXPECT_EQ(match.gold(0), 0 + match.income(0));
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
