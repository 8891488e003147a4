// Timing, chapter PT-12: several abilities at once, in one kingdom and in several.
#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

// Two players turn over cards in the same round. The box holds one Shapeshifter only, so these tables have extra
// copies.
Table two_shapeshifters()
{
    auto start = table().with_extra_copies().hand(0, {Shapeshifter}).hand(1, {Shapeshifter});
    return start.draw_top({Knight, Hunter});
}

Match reveal_both(Table start, Rolls rolls = {}) { return start.at_deploy(std::move(rolls)); }

void play_both(Match& match)
{
    match.deploy(0, {{Shapeshifter, Front1}});
    match.deploy_and_reveal(1, {{Shapeshifter, Front1}});
}

TEST(Order, PT_12_1_PT_R33_MoreLegendPointsActFirst)
{
    RULE("PT-12.1");  // PT-R33
    auto match = reveal_both(two_shapeshifters().legend(0, 3).legend(1, 4).gold(0, 0).gold(1, 9));
    play_both(match);
    EXPECT_TRUE(match.has(1, Knight));
    EXPECT_TRUE(match.has(0, Hunter));
}

TEST(Order, PT_12_2_ThenLessGoldActsFirst)
{
    RULE("PT-12.2");
    auto match = reveal_both(two_shapeshifters().legend(0, 4).legend(1, 4).gold(0, 3).gold(1, 2));
    play_both(match);
    EXPECT_TRUE(match.has(1, Knight));
    EXPECT_TRUE(match.has(0, Hunter));
}

TEST(Order, PT_12_3_ThenChanceDecides)
{
    RULE("PT-12.3");
    auto kept = reveal_both(two_shapeshifters().gold(0, 2).gold(1, 2), {1});
    play_both(kept);
    EXPECT_TRUE(kept.has(0, Knight));
    EXPECT_TRUE(kept.has(1, Hunter));
    auto turned = reveal_both(two_shapeshifters().gold(0, 2).gold(1, 2), {0});
    play_both(turned);
    EXPECT_TRUE(turned.has(1, Knight));
    EXPECT_TRUE(turned.has(0, Hunter));
}

TEST(Order, PT_12_3_ChanceDecidesAmongTheTiedOnly)
{
    RULE("PT-12.3");
    for (const Rolls& rolls : {Rolls{2, 1}, Rolls{0, 0}, Rolls{1, 0}, Rolls{2, 0}}) {
        auto start = two_shapeshifters().hand(2, {Shapeshifter}).draw_top({Knight, Hunter, Farmer});
        auto match = start.legend(2, 1).at_deploy(rolls);
        match.deploy(2, {{Shapeshifter, Front1}});
        play_both(match);
        EXPECT_TRUE(match.has(2, Knight));  // more legend points, whatever was rolled
        EXPECT_NE(match.has(0, Hunter), match.has(1, Hunter));
        EXPECT_NE(match.has(0, Farmer), match.has(1, Farmer));
    }
}

TEST(Order, PT_R31_TheOrderLooksAtGoldBeforePayment)
{
    RULE("PT-R31");
    auto match = reveal_both(two_shapeshifters().gold(0, 5).gold(1, 3).hand(0, {Strategist}));
    match.deploy(0, {{Shapeshifter, Front1}, {Strategist, Back1}});  // 5 gold at the start of the phase, 2 now
    match.deploy(1, {{Shapeshifter, Front1}});
    match.idle();
    EXPECT_TRUE(match.has(1, Knight));
    EXPECT_TRUE(match.has(0, Hunter));
}

TEST(Order, PT_12_3_WithOneShapeshifterNothingIsRolled)
{
    RULE("PT-12.3");
    auto match = table().hand(0, {Shapeshifter}).draw_top({Knight}).at_deploy();
    match.deploy_and_reveal(0, {{Shapeshifter, Front1}});
    EXPECT_TRUE(match.has(0, Knight));
}

TEST(Order, PT_12_4_TwoShapeshiftersInOneKingdomTurnOverInSlotOrder)
{
    RULE("PT-12.4");
    auto match = table()
                     .with_extra_copies()
                     .hand(0, {Shapeshifter, Shapeshifter})
                     .draw_top({Kraken, Knight, Hunter})
                     .at_deploy();
    match.deploy_and_reveal(0, {{Shapeshifter, Back1}, {Shapeshifter, Front1}});
    EXPECT_EQ(match.card_at(0, Front1), Knight);
    EXPECT_EQ(match.card_at(0, Back1), Hunter);
    EXPECT_EQ(match.discarded(Shapeshifter), 2);
    EXPECT_EQ(match.discarded(Kraken), 1);
}

TEST(Order, PT_12_4_PT_5_16_AllStepsInOneKingdom)
{
    RULE("PT-12.4");  // PT-5.16
    auto match = table()
                     .first_seat_wins(0)
                     .legend(0, 20)
                     .gold(0, 8)
                     .building(0, Temple, Two)
                     .building(0, Town, One)
                     .front(0, {Knight})
                     .hand(0, {Shapeshifter, Golem, Kraken, TimeMaster})
                     .draw_top({Veteran})
                     .at_deploy();
    match.deploy_and_reveal(0, {{Shapeshifter, Front2}, {Golem, Front3}, {Kraken, Back1}, {TimeMaster, Back2}});
    EXPECT_EQ(match.level(0, Town), Two);            // b) before the question of e)
    EXPECT_EQ(match.tokens(0, Veteran), 1 + 1 + 1);  // a) its token, c) its own, d) the Kraken's
    EXPECT_EQ(match.tokens(0, Golem), 1);
    EXPECT_EQ(match.tokens(0, TimeMaster), 1);
    EXPECT_EQ(match.tokens(0, Knight), 1);
    EXPECT_EQ(match.tokens(0, Kraken), 0);
    EXPECT_EQ(match.legend(0), 20);  // g) comes after e)
    match.choose(0, Age{Back1});
    EXPECT_EQ(match.tokens(0, Kraken), 2);
    EXPECT_EQ(match.legend_from(0, Kraken), -6);
    EXPECT_EQ(match.legend(0), 20 - 6 + match.legend_from(0, Temple));
}

TEST(Order, PT_12_4_KrakenAndNecromancerAgeEachOther)
{
    RULE("PT-12.4");
    auto match = table().gold(0, 7).front(0, {Knight}).hand(0, {Kraken, Necromancer}).at_deploy();
    match.deploy_and_reveal(0, {{Kraken, Front2}, {Necromancer, Back1}});
    EXPECT_EQ(match.tokens(0, Kraken), 1);
    EXPECT_EQ(match.tokens(0, Necromancer), 1);
    EXPECT_EQ(match.tokens(0, Knight), 2);
}

TEST(Order, PT_12_4_TheNecromancerWakesTheLeviathanBeforeTheAlchemistCounts)
{
    RULE("PT-12.4");
    auto match = table().gold(0, 6).hand(0, {Leviathan, Necromancer, MasterAlchemist}).at_deploy();
    match.deploy_and_reveal(0, {{Leviathan, Front1}, {Necromancer, Front2}, {MasterAlchemist, Back1}});
    EXPECT_EQ(match.asked_by(0), "PT-13.33");
    EXPECT_EQ(match.open(0)->numbers.front().second, 2);
    match.choose(0, Age{Front2});
    EXPECT_EQ(match.tokens(0, Necromancer), 2);
}

TEST(Order, PT_12_4_AShapeThatEntersUsesItsOwnAbility)
{
    RULE("PT-12.4");
    auto golem = table().building(0, Town, One).hand(0, {Shapeshifter}).draw_top({Golem}).at_deploy();
    golem.deploy_and_reveal(0, {{Shapeshifter, Front1}});
    EXPECT_EQ(golem.level(0, Town), Two);

    auto necromancer = table().front(0, {Knight}).hand(0, {Shapeshifter}).draw_top({Necromancer}).at_deploy();
    necromancer.deploy_and_reveal(0, {{Shapeshifter, Front2}});
    EXPECT_EQ(necromancer.tokens(0, Knight), 1);
    EXPECT_EQ(necromancer.tokens(0, Necromancer), 1);  // the token of its arrival

    auto time_master = table().front(0, {Knight}).hand(0, {Shapeshifter}).draw_top({TimeMaster}).at_deploy();
    time_master.deploy_and_reveal(0, {{Shapeshifter, Front2}});
    EXPECT_EQ(time_master.asked_by(0), "PT-13.12");
    time_master.choose(0, Age{Front1});
    EXPECT_EQ(time_master.tokens(0, Knight), 2);
    EXPECT_EQ(time_master.tokens(0, TimeMaster), 1);

    auto alchemist = table().front(0, {Farmer}).hand(0, {Shapeshifter}).draw_top({MasterAlchemist}).at_deploy();
    alchemist.deploy_and_reveal(0, {{Shapeshifter, Front2}});
    EXPECT_EQ(alchemist.asked_by(0), "PT-13.33");
    alchemist.choose(0, Age{Front2});
    EXPECT_EQ(alchemist.tokens(0, MasterAlchemist), 1 + 1);

    auto demon = table().hand(0, {Shapeshifter}).draw_top({Demon}).at_deploy();
    demon.deploy_and_reveal(0, {{Shapeshifter, Front1}});
    EXPECT_EQ(demon.tokens(0, Demon), 1 + 1);
}

TEST(Order, PT_R09_PT_4_7_TheShapeshifterGoesOnWithTheShuffledDiscards)
{
    RULE("PT-R09");  // PT-4.7
    // The Kraken alone is the pile. On the discard pile: 65 cards, 4 + 5 + 5 from the hands, then the Kraken.
    auto match =
        table().hand(0, {Shapeshifter}).draw_top({Kraken}).draw_pile_of(1).at_deploy(unshuffled(65 + 4 + 5 + 5 + 1));
    match.deploy_and_reveal(0, {{Shapeshifter, Front1}});
    ASSERT_EQ(match.said<Reshuffled>().size(), 1U);
    EXPECT_EQ(match.said<Reshuffled>()[0].cards, 80);  // everything but the Shapeshifter itself
    ASSERT_EQ(match.said<TurnedOver>().size(), 3U);    // the Kraken lies on top again: last discarded, not moved
    EXPECT_EQ(match.said<TurnedOver>()[1].card, Kraken);
    EXPECT_EQ(match.units(0), 1);
    EXPECT_FALSE(match.has(0, Shapeshifter));
    EXPECT_EQ(match.discarded(Shapeshifter), 1);
}

TEST(Order, PT_R09_AnEmptyPileIsShuffledFirst)
{
    RULE("PT-R09");
    auto match = table().hand(0, {Shapeshifter}).draw_pile_of(0).at_deploy(unshuffled(66 + 4 + 5 + 5));
    match.deploy_and_reveal(0, {{Shapeshifter, Back1}});
    EXPECT_EQ(match.said<Reshuffled>().size(), 1U);
    EXPECT_EQ(match.state().draw.size(), 79U);
    EXPECT_EQ(match.units(0), 1);
    EXPECT_EQ(match.state().discard.size(), 1U);  // the Shapeshifter
}

TEST(Order, PT_R09_WithNothingToBecomeTheShapeshifterStays)
{
    RULE("PT-R09");
    State bare = table().hand(0, {Shapeshifter}).at_deploy().state();
    bare.draw.clear();
    bare.draw.push_back(Kraken);  // no other card of this world lies in a pile
    for (Player& p : bare.players) {
        p.hand.clear();
    }
    bare.players[0].hand.push_back(Shapeshifter);
    bare.stack = {Round{Phase::Deploy}};
    Match match(bare, {}, false);
    match.deploy_and_reveal(0, {{Shapeshifter, Front1}});
    EXPECT_EQ(match.tokens(0, Shapeshifter), 0);
    EXPECT_EQ(match.strength(0), 0);
    EXPECT_EQ(match.said<StayedShapeless>().size(), 1U);
    EXPECT_EQ(match.state().draw.size(), 1U);
}

TEST(Order, PT_12_5_RewardsOfTheWarDoNotChangeTheWar)
{
    RULE("PT-12.5");
    // The Rogue's gold comes in W4: the Ogre's forecast of W1 does not know it.
    auto match = table().front(0, {Ogre, Rogue}).at_war();
    EXPECT_EQ(match.strength(0), 2 + 2 + 3);
    EXPECT_EQ(match.gold_from(0, Rogue), 2);
    EXPECT_EQ(match.income(0), 2);
    const auto& notes = match.notes();
    EXPECT_TRUE(std::holds_alternative<Strength>(notes[0].fact));  // W1 of all seats before W2 of any
    EXPECT_TRUE(std::holds_alternative<Strength>(notes[1].fact));
    EXPECT_TRUE(std::holds_alternative<Strength>(notes[2].fact));
    EXPECT_TRUE(std::holds_alternative<WarWon>(notes[3].fact));
}

TEST(Order, PT_12_6_PT_R21_GainsAndLossesOfAgingAreOneSum)
{
    RULE("PT-12.6");  // PT-R21
    auto even = table().legend(0, 1).front(0, {aged(Demon, 1), aged(Sculptor, 1)}).at_age();
    EXPECT_EQ(even.legend(0), 1 - 3 + 3);
    auto below = table().legend(0, 1).front(0, {aged(Demon, 1), aged(PalmReader, 1)}).at_age();
    EXPECT_EQ(below.legend(0), 1 - 3 + 2);
    auto floored = table().legend(0, 0).front(0, {aged(Demon, 1)}).back(0, {PalmReader}).at_age();
    EXPECT_EQ(floored.legend(0), 0);
}

TEST(Order, PT_12_6_TheSetOfDeathsIsFixedBeforeAnyTokenIsAdded)
{
    RULE("PT-12.6");
    auto match = table().front(0, {aged(Salamander, 1), Knight}).back(0, {aged(Farmer, 1)}).at_age();
    EXPECT_EQ(match.tokens(0, Salamander), 2);  // would die with two, but got the second only now
    EXPECT_EQ(match.tokens(0, Knight), 1);
    EXPECT_TRUE(match.died(0, Farmer));
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
