// Phase 6, aging: chapter PT-9 and the deaths of PT-13.
#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

Save save(std::initializer_list<Slot> slots) { return {SlotSet(slots)}; }

TEST(Age, PT_9_1_PT_9_3_DorisBuriesTwo)
{
    RULE("PT-9.1");  // PT-9.3
    const auto match = table().front(0, {aged(Colossus, 1), aged(Farmer, 1)}).back(0, {Woodcutter, Miner}).at_age();
    EXPECT_TRUE(match.died(0, Colossus));
    EXPECT_TRUE(match.died(0, Farmer));
    EXPECT_EQ(match.units(0), 2);
    EXPECT_EQ(match.tokens(0, Woodcutter), 1);
    EXPECT_EQ(match.tokens(0, Miner), 1);
    EXPECT_EQ(match.discarded(Colossus), 1);
}

TEST(Age, PT_9_1_PT_9_3_AKnightLivesTwoRounds)
{
    RULE("PT-9.3");  // PT-9.1
    auto match = table().front(0, {Knight}).at_build();
    match.idle();
    EXPECT_EQ(match.tokens(0, Knight), 1);
    match.draft_anything();
    match.idle();
    EXPECT_EQ(match.tokens(0, Knight), 1);
    match.idle();
    EXPECT_TRUE(match.died(0, Knight));
    EXPECT_FALSE(match.has(0, Knight));
    EXPECT_EQ(match.state().round, 3);
}

TEST(Age, PT_13_9_PT_9_2_TheHealerSavesTheKnight)
{
    RULE("PT-13.9");  // PT-9.2
    auto match = table().front(0, {aged(Knight, 1), MysticalHealer}).at_age();
    EXPECT_EQ(match.asked_by(0), "PT-13.9");
    match.choose(0, save({Front1}));
    EXPECT_EQ(match.tokens(0, Knight), 2);
    EXPECT_EQ(match.tokens(0, MysticalHealer), 1);
    EXPECT_FALSE(match.died(0, Knight));
}

TEST(Age, PT_13_9_PT_R20_TheHealerMaySaveNobody)
{
    RULE("PT-13.9");  // PT-R20
    auto match = table().front(0, {aged(Knight, 1), MysticalHealer}).at_age();
    match.choose(0, save({}));
    EXPECT_TRUE(match.died(0, Knight));
    EXPECT_EQ(match.tokens(0, MysticalHealer), 1);
}

TEST(Age, PT_R20_NobodyIsAskedWithoutAnEligibleUnit)
{
    RULE("PT-R20");
    auto match = table().front(0, {aged(Knight, 2), MysticalHealer}).at_age();
    EXPECT_EQ(match.phase(), Phase::Recruit);
    EXPECT_TRUE(match.died(0, Knight));
    EXPECT_EQ(match.tokens(0, MysticalHealer), 1);
}

TEST(Age, PT_R20_TwoHealersSaveEachOther)
{
    RULE("PT-R20");
    auto match = table().front(0, {aged(MysticalHealer, 1), aged(MysticalHealer, 1)}).at_age();
    match.choose(0, save({Front1, Front2}));
    EXPECT_EQ(match.tokens_at(0, Front1), 2);
    EXPECT_EQ(match.tokens_at(0, Front2), 2);
}

TEST(Age, PT_13_9_AHealerMaySaveHimself)
{
    RULE("PT-13.9");
    auto match = table().front(0, {aged(MysticalHealer, 1), aged(Knight, 1)}).at_age();
    match.refuses(0, save({Front1, Front2}), "PT-R20");
    match.choose(0, save({Front1}));
    EXPECT_EQ(match.tokens(0, MysticalHealer), 2);
    EXPECT_TRUE(match.died(0, Knight));
}

TEST(Age, PT_R20_ADyingHealerMayStillSave)
{
    RULE("PT-R20");
    auto match = table().front(0, {aged(MysticalHealer, 2), aged(Knight, 1)}).at_age();
    match.refuses(0, save({Front1}), "PT-13.9");  // two tokens: too late for himself
    match.choose(0, save({Front2}));
    EXPECT_TRUE(match.died(0, MysticalHealer));
    EXPECT_EQ(match.tokens(0, Knight), 2);
}

TEST(Age, PT_R20_EachHealerSavesOneAndEachUnitIsSavedOnce)
{
    RULE("PT-R20");
    auto match = table()
                     .front(0, {aged(Knight, 1), aged(Farmer, 1)})
                     .back(0, {MysticalHealer, aged(MysticalHealer, 2)})
                     .at_age();
    EXPECT_EQ(match.open(0)->options.size(), 4U);  // nobody, either, both
    match.choose(0, save({Front1}));
    EXPECT_EQ(match.tokens(0, Knight), 2);  // one save is enough
    EXPECT_TRUE(match.died(0, Farmer));
}

TEST(Age, PT_13_9_OnlyUnitsThatWouldDieCanBeSaved)
{
    RULE("PT-13.9");
    auto match = table()
                     .building(0, Town, Two)
                     .front(0, {aged(Salamander, 1), aged(RelicOfWisdom, 1), aged(Knight, 1)})
                     .back(0, {MysticalHealer, aged(Farmer, 2)})
                     .at_age();
    match.refuses(0, save({Front1}), "PT-13.9");  // the Salamander lives anyway
    match.refuses(0, save({Front2}), "PT-13.9");  // so does the Relic
    match.refuses(0, save({Back1}), "PT-13.9");
    match.refuses(0, save({Back2}), "PT-13.9");
    EXPECT_EQ(match.bars(0, save({Back2})), "PT-13.9");
    match.choose(0, save({Front3}));
    EXPECT_EQ(match.tokens(0, Salamander), 2);
    EXPECT_EQ(match.tokens(0, RelicOfWisdom), 2);
    EXPECT_EQ(match.tokens(0, Knight), 2);
}

TEST(Age, PT_13_37_PT_9_2_TheSalamanderDiesWithTwo)
{
    RULE("PT-13.37");  // PT-9.2
    const auto first = table().front(0, {aged(Salamander, 1)}).at_age();
    EXPECT_EQ(first.tokens(0, Salamander), 2);
    const auto next = table().front(0, {aged(Salamander, 2)}).at_age();
    EXPECT_TRUE(next.died(0, Salamander));
}

TEST(Age, PT_13_36_PT_9_2_TheRelicNeverDies)
{
    RULE("PT-13.36");  // PT-9.2
    const auto match = table().front(0, {aged(RelicOfWisdom, 3)}).at_age();
    EXPECT_EQ(match.tokens(0, RelicOfWisdom), 4);
    auto thrown_away = table().front(0, {aged(RelicOfWisdom, 3)}).at_deploy();
    thrown_away.choose(0, Discard{Front1});  // but it may be discarded
    thrown_away.choose(0, Done{});
    thrown_away.idle();
    EXPECT_EQ(thrown_away.discarded(RelicOfWisdom), 1);
}

TEST(Age, PT_9_2_NobodyElseIsSpared)
{
    RULE("PT-9.2");
    for (std::size_t i = 0; i < kUnits; ++i) {
        const auto card = static_cast<CardId>(i);
        if (card == MysticalHealer) continue;
        const bool spared = card == RelicOfWisdom || card == Salamander;
        const auto match = table().front(0, {aged(card, 1)}).at_age();
        EXPECT_EQ(match.has(0, card), spared) << name_of(card);
        const auto young = table().front(0, {card}).at_age();
        EXPECT_EQ(young.tokens(0, card), 1) << name_of(card);
    }
}

TEST(Age, PT_9_5_PT_13_35_ThePalmReaderCountsTheTokensOfTheDead)
{
    RULE("PT-9.5");  // PT-13.35
    const auto match = table().front(0, {PalmReader, aged(Knight, 1)}).at_age();
    EXPECT_EQ(match.legend(0), 1);
    EXPECT_EQ(match.tokens(0, PalmReader), 1);
}

TEST(Age, PT_13_42_PT_13_35_KrakenAndPalmReaderCountAllDeathsAndTheirOwn)
{
    RULE("PT-13.42");  // PT-13.35
    const auto match = table().front(0, {aged(Kraken, 1), aged(PalmReader, 1)}).back(0, {aged(Knight, 2)}).at_age();
    EXPECT_EQ(match.legend_from(0, Kraken), 4);
    EXPECT_EQ(match.legend_from(0, PalmReader), 4);
    EXPECT_EQ(match.legend(0), 8);
    EXPECT_EQ(match.units(0), 0);
}

TEST(Age, PT_9_5_OnlyOwnDeathsCount)
{
    RULE("PT-9.5");
    const auto match = table().front(0, {PalmReader}).front(1, {aged(Knight, 3)}).at_age();
    EXPECT_EQ(match.legend(0), 0);
    EXPECT_EQ(match.legend(1), 0);
}

TEST(Age, PT_13_29_PT_9_4_PT_1_13_TheDemonsPrice)
{
    RULE("PT-13.29");  // PT-9.4, PT-1.13
    const auto demon = [](int tokens, int legend) {
        return table().legend(0, legend).front(0, {aged(Demon, tokens)}).at_age().legend(0);
    };
    EXPECT_EQ(demon(1, 7), 4);
    EXPECT_EQ(demon(3, 7), 7);
    EXPECT_EQ(demon(2, 7), 7);
    EXPECT_EQ(demon(1, 2), 0);  // PT-1.13
}

TEST(Age, PT_1_13_TheDemonsPriceIsToldAsItWasPaid)
{
    RULE("PT-1.13");
    const auto told = [](int legend, Row units) {
        const auto match = table().first_seat_wins(0).legend(0, legend).front(0, units).at_age();
        EXPECT_EQ(match.legend(0) - legend, match.legend_from(0, Demon) + match.legend_from(0, PalmReader));
        return match.legend_from(0, Demon);
    };
    EXPECT_EQ(told(5, {aged(Demon, 1)}), -3);
    EXPECT_EQ(told(1, {aged(Demon, 1)}), -1);
    EXPECT_EQ(told(0, {aged(Demon, 1)}), 0);
    EXPECT_EQ(told(0, {aged(Demon, 1), PalmReader}), -1);  // the sum is what counts, PT-9.5
    EXPECT_EQ(told(2, {aged(Demon, 1), PalmReader}), -3);
}

TEST(Age, PT_13_29_ASavedDemonCostsNothing)
{
    RULE("PT-13.29");
    auto match = table().first_seat_wins(0).legend(0, 5).front(0, {aged(Demon, 1), MysticalHealer}).at_age();
    match.choose(0, save({Front1}));
    EXPECT_EQ(match.legend(0), 5);
    EXPECT_EQ(match.tokens(0, Demon), 2);
    const auto next = table().legend(0, 5).front(0, {aged(Demon, 2)}).at_age();
    EXPECT_TRUE(next.died(0, Demon));
    EXPECT_EQ(next.legend(0), 5);
}

TEST(Age, PT_13_1_PT_9_4_ADyingMonkeyLeavesGold)
{
    RULE("PT-13.1");  // PT-9.4
    const auto match = table().gold(0, 1).front(0, {aged(Monkey, 3)}).at_age();
    EXPECT_EQ(match.gold(0), 4);
    EXPECT_TRUE(match.died(0, Monkey));
}

TEST(Age, PT_13_10_TheSculptorLeavesThreePoints)
{
    RULE("PT-13.10");
    EXPECT_EQ(table().front(0, {aged(Sculptor, 1)}).at_age().legend(0), 3);
    EXPECT_EQ(table().front(0, {aged(Sculptor, 4)}).at_age().legend(0), 3);
    EXPECT_EQ(table().front(0, {aged(Sculptor, 1), aged(Sculptor, 1)}).at_age().legend(0), 6);
    EXPECT_EQ(table().front(0, {Sculptor}).at_age().legend(0), 0);
}

TEST(Age, PT_9_3_SavedUnitsReceiveTheirTokenToo)
{
    RULE("PT-9.3");
    auto match = table().front(0, {aged(Knight, 1)}).back(0, {MysticalHealer}).front(1, {Hunter}).at_age();
    match.choose(0, save({Front1}));
    EXPECT_EQ(match.tokens(0, Knight), 2);
    EXPECT_EQ(match.tokens(0, MysticalHealer), 1);
    EXPECT_EQ(match.tokens(1, Hunter), 1);
}

TEST(Age, PT_9_4_DeathsCountTheTokensBeforeTheNewOne)
{
    RULE("PT-9.4");
    const auto match = table().gold(0, 0).front(0, {aged(Monkey, 1), PalmReader}).at_age();
    EXPECT_EQ(match.gold(0), 1);
    EXPECT_EQ(match.legend(0), 1);
    ASSERT_EQ(match.said<Died>().size(), 1U);
    EXPECT_EQ(match.said<Died>()[0].tokens, 1);
}

TEST(Age, PT_9_5_AllDeathsAreSimultaneous)
{
    RULE("PT-9.5");
    // The Palm Reader dies first in slot order, and still counts the one behind her; a second one counts again.
    const auto match = table().front(0, {aged(PalmReader, 1), aged(PalmReader, 2)}).back(0, {aged(Monkey, 3)}).at_age();
    EXPECT_EQ(match.legend(0), 2 * (1 + 2 + 3));
    EXPECT_EQ(match.gold(0), 3);
}

TEST(Age, PT_9_5_ASavedUnitIsNoDeath)
{
    RULE("PT-9.5");
    auto match = table().front(0, {aged(Knight, 1), aged(PalmReader, 1)}).back(0, {MysticalHealer}).at_age();
    match.choose(0, save({Front1}));
    EXPECT_EQ(match.legend(0), 1);  // the Palm Reader's own token
}

TEST(Age, PT_9_6_PT_R27_TokensOfTheDeadGoBackToTheSupply)
{
    RULE("PT-9.6");  // PT-R27
    auto match = table().front(0, {aged(Knight, 4)}).at_age();
    ASSERT_TRUE(match.died(0, Knight));
    for (const Slot slot : {Front1, Front2, Front3, Back1, Back2}) {
        EXPECT_EQ(match.tokens_at(0, slot), -1);  // nothing lies there
    }
    EXPECT_EQ(survey(match.player(0)).tokens, 0);
    auto again = table().gold(0, 1).front(0, {aged(Knight, 4)}).hand(0, {Knight}).at_deploy();
    again.choose(0, Discard{Front1});
    again.choose(0, Place{Knight, Front1});
    again.choose(0, Done{});
    again.idle();
    EXPECT_EQ(again.tokens_at(0, Front1), 0);  // a new card starts without tokens
}

TEST(Age, PT_R27_TokensAndGoldAreUnlimited)
{
    RULE("PT-R27");
    auto match = table().gold(0, 100).front(0, {aged(RelicOfWisdom, 40)}).back(0, {aged(Militiaman, 50)}).at_age();
    EXPECT_EQ(match.tokens(0, RelicOfWisdom), 41);
    EXPECT_EQ(match.gold(0), 100);
}

TEST(Age, PT_9_7_TheLastRoundAgesToo)
{
    RULE("PT-9.7");
    auto match = table().round(4).front(0, {aged(Sculptor, 1), Knight}).at_build();
    match.idle();
    EXPECT_EQ(match.phase(), Phase::Over);
    EXPECT_EQ(match.legend(0), 3);
    EXPECT_EQ(match.tokens(0, Knight), 1);
}

TEST(Age, PT_13_9_SeveralPlayersSaveAtTheSameTime)
{
    RULE("PT-13.9");
    auto match = table()
                     .front(0, {aged(Knight, 1), MysticalHealer})
                     .front(1, {aged(Farmer, 1), MysticalHealer})
                     .front(2, {aged(Cook, 1)})
                     .at_age();
    EXPECT_FALSE(match.waits_for(2));
    match.choose(0, save({Front1}));
    EXPECT_TRUE(match.has(2, Cook));  // nobody dies before all have chosen
    match.choose(0, Withdraw{});
    match.choose(1, save({Front1}));
    match.choose(0, save({}));
    EXPECT_TRUE(match.died(0, Knight));
    EXPECT_FALSE(match.died(1, Farmer));
    EXPECT_TRUE(match.died(2, Cook));
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
