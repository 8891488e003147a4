// Phase 1, recruit: chapter PT-4; and the rounds of PT-3.
#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

FixedVector<CardId, 9> without(FixedVector<CardId, 9> cards, CardId card)
{
    EXPECT_TRUE(cards.erase_one(card));
    return cards;
}

TEST(Recruit, PT_4_2_PT_4_3_MarieKeepsTheRelicAndPassesFour)
{
    RULE("PT-4.2");  // PT-4.3
    const int marie = 0, left = 1, right = 3;
    auto match = table()
                     .seats(4)
                     .draft(marie, {RelicOfWisdom, Knight, Farmer, Cook, Hunter})
                     .draft(right, {Miner, Rogue, Treefolk, Peddler, Commander})
                     .at_draft();
    match.choose(marie, Pick{RelicOfWisdom});
    match.choose(1, match.open(1)->options.front());
    match.choose(2, match.open(2)->options.front());
    EXPECT_EQ(match.player(left).draft.size(), 5U);  // nothing moves before all have picked
    match.choose(right, Pick{Commander});
    EXPECT_EQ(match.player(marie).picks, (FixedVector<CardId, 5>{RelicOfWisdom}));
    EXPECT_EQ(match.player(left).draft, (FixedVector<CardId, 9>{Cook, Farmer, Hunter, Knight}));
    EXPECT_EQ(match.player(marie).draft, (FixedVector<CardId, 9>{Miner, Peddler, Rogue, Treefolk}));

    match.choose(marie, Pick{Rogue});
    match.choose(left, Pick{Knight});
    match.choose(2, match.open(2)->options.front());
    match.choose(right, match.open(right)->options.front());
    EXPECT_EQ(match.player(left).draft, (FixedVector<CardId, 9>{Miner, Peddler, Treefolk}));
    EXPECT_EQ(match.player(2).draft, (FixedVector<CardId, 9>{Cook, Farmer, Hunter}));
    EXPECT_EQ(match.player(marie).picks, (FixedVector<CardId, 5>{RelicOfWisdom, Rogue}));
}

TEST(Recruit, PT_4_4_PT_R40_LeftRightLeftRight)
{
    RULE("PT-4.4");  // PT-R40
    const int receiver[] = {1, 2, 1, 2};
    for (int round = 1; round <= 4; ++round) {
        auto match = table().round(round).draft(0, {Kraken, Knight, Farmer, Cook, Hunter}).at_draft();
        match.choose(0, Pick{Knight});
        match.choose(1, match.open(1)->options.front());
        match.choose(2, match.open(2)->options.front());
        for (int seat = 0; seat < 3; ++seat) {
            EXPECT_EQ(match.player(seat).draft.contains(Kraken), seat == receiver[round - 1]) << "round " << round;
        }
        const auto passed = match.said<HandsPassed>();
        ASSERT_EQ(passed.size(), 1U);
        EXPECT_EQ(passed[0].direction, round % 2 == 1 ? Direction::Left : Direction::Right);
    }
}

TEST(Recruit, PT_4_6_TheReserveJoinsTheHandAfterTheDraft)
{
    RULE("PT-4.6");
    auto match = table().round(2).reserve(0, Kraken).at_recruit();
    while (match.phase() == Phase::Recruit) {
        for (int seat = 0; seat < 3; ++seat) {
            EXPECT_FALSE(match.player(seat).draft.contains(Kraken));  // never passed on
            match.choose(seat, match.open(seat)->options.front());
        }
    }
    EXPECT_EQ(match.player(0).hand.size(), 6U);
    EXPECT_TRUE(match.player(0).hand.contains(Kraken));
    EXPECT_FALSE(match.player(0).reserve);
    EXPECT_EQ(match.player(1).hand.size(), 5U);
}

TEST(Recruit, PT_4_7_PT_R10_TheDiscardsAreShuffledInMidDeal)
{
    RULE("PT-4.7");  // PT-R10
    auto start = table().seats(5).round(4).draw_pile_of(6);
    for (int seat = 0; seat < 5; ++seat) {
        const CardId kinds[] = {Blacksmith, Cerberus, Farmer, Militiaman, TimeMaster, Veteran, Woodcutter, ForestChild};
        start.front(seat, {kinds[seat], kinds[seat]}).back(seat, {kinds[seat], kinds[5 + seat % 3]});
    }
    start.reserve(0, Kraken).reserve(1, Dragon).reserve(2, Golem).reserve(3, Demon).reserve(4, Ogre);
    auto match = start.at_recruit(unshuffled(50));
    EXPECT_EQ(match.state().draw.size(), 31U);
    EXPECT_EQ(match.state().discard.size(), 0U);
    ASSERT_EQ(match.said<Reshuffled>().size(), 1U);
    EXPECT_EQ(match.said<Reshuffled>()[0].cards, 50);
    for (int seat = 0; seat < 5; ++seat) {
        EXPECT_EQ(match.player(seat).draft.size(), 5U);
        EXPECT_EQ(match.units(seat), 4);
        EXPECT_TRUE(match.player(seat).reserve);
    }
}

TEST(Recruit, PT_R10_SixCardsOfTheOldPileGoToTheFirstTwoHands)
{
    RULE("PT-R10");
    auto match = table()
                     .seats(5)
                     .draw_top({Kraken, Dragon, Golem, Demon, Ogre, Strategist})
                     .draw_pile_of(6)
                     .at_recruit(unshuffled(75));
    EXPECT_EQ(match.player(0).draft, (FixedVector<CardId, 9>{Demon, Golem, Ogre, Dragon, Kraken}));
    EXPECT_TRUE(match.player(1).draft.contains(Strategist));
    EXPECT_EQ(match.state().draw.size(), 75U - 19U);
}

TEST(Recruit, PT_4_7_APileThatIsJustUsedUpIsNotShuffledYet)
{
    RULE("PT-4.7");
    auto match = table().draw_pile_of(15).at_recruit();  // three hands of five, and no roll
    EXPECT_EQ(match.state().draw.size(), 0U);
    EXPECT_EQ(match.state().discard.size(), 66U);
    EXPECT_TRUE(match.said<Reshuffled>().empty());
}

TEST(Recruit, PT_4_1_FiveCardsFromThePile)
{
    RULE("PT-4.1");
    for (int seats = 3; seats <= 5; ++seats) {
        const auto match = table().seats(seats).at_recruit();
        for (int seat = 0; seat < seats; ++seat) {
            EXPECT_EQ(match.player(seat).draft.size(), 5U);
        }
        EXPECT_EQ(match.state().draw.size(), 81U - 5U * static_cast<unsigned>(seats));
    }
}

TEST(Recruit, PT_4_1_CardsComeFromTheTop)
{
    RULE("PT-4.1");
    auto start = table().draw_top({Kraken, Dragon, Golem, Demon, Ogre, Salamander, Strategist});
    const auto match = start.at_recruit();
    EXPECT_EQ(match.player(0).draft, (FixedVector<CardId, 9>{Demon, Golem, Ogre, Dragon, Kraken}));
    EXPECT_TRUE(match.player(1).draft.contains(Salamander));
    EXPECT_TRUE(match.player(1).draft.contains(Strategist));
}

TEST(Recruit, PT_4_2_OnlyCardsOfTheOwnDraftHand)
{
    RULE("PT-4.2");
    auto match = table().draft(0, {Knight, Knight, Farmer, Cook, Hunter}).draft(1, {Kraken}).at_draft();
    EXPECT_EQ(match.open(0)->options.size(), 4U);  // two copies are one choice
    match.refuses(0, Pick{Kraken}, "PT-4.2");
    match.refuses(0, PickAndDiscard{Knight, Cook}, "PT-4.2");
    match.choose(0, Pick{Knight});
    match.choose(1, Pick{Kraken});
    const auto rest = match.open(2)->options.front();
    match.choose(2, rest);
    EXPECT_TRUE(match.player(1).draft.contains(Knight));  // the other copy was passed on
}

TEST(Recruit, PT_4_3_EveryHandMovesOneSeat)
{
    RULE("PT-4.3");
    auto match = table().seats(5).at_draft();
    std::vector<FixedVector<CardId, 9>> rest;
    for (int seat = 0; seat < 5; ++seat) {
        const auto pick = std::get<Pick>(match.open(seat)->options.back());
        rest.push_back(without(match.player(seat).draft, pick.card));
        match.choose(seat, pick);
    }
    for (int seat = 0; seat < 5; ++seat) {
        EXPECT_EQ(match.player((seat + 1) % 5).draft, rest[static_cast<std::size_t>(seat)]);
    }
}

TEST(Recruit, PT_4_5_FivePicksTheLastWithoutAQuestion)
{
    RULE("PT-4.5");
    auto match = table().at_draft();
    for (const std::size_t size : {5, 4, 3, 2}) {
        for (int seat = 0; seat < 3; ++seat) {
            ASSERT_EQ(match.player(seat).draft.size(), size);
            EXPECT_EQ(match.player(seat).picks.size(), 5 - size);
            match.choose(seat, match.open(seat)->options.front());
        }
    }
    EXPECT_EQ(match.phase(), Phase::Deploy);
    for (int seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(match.player(seat).picks.size(), 5U);
        EXPECT_EQ(match.player(seat).hand.size(), 5U);
        EXPECT_TRUE(match.player(seat).draft.empty());
    }
}

TEST(Recruit, PT_4_5_WithFivePlayersAHandNeverComesBack)
{
    RULE("PT-4.5");
    auto match = table().seats(5).draft(0, {Kraken, Dragon, Golem, Demon, Ogre}).at_draft();
    std::vector<CardId> taken;
    while (match.phase() == Phase::Recruit) {
        for (int seat = 0; seat < 5; ++seat) {
            match.choose(seat, match.open(seat)->options.back());  // the dearest
        }
    }
    int owners = 0;
    for (int seat = 0; seat < 5; ++seat) {
        const auto& hand = match.player(seat).hand;
        const auto rare = std::count_if(hand.begin(), hand.end(), [](CardId card) {
            return card == Kraken || card == Dragon || card == Golem || card == Demon || card == Ogre;
        });
        owners += rare > 0;
    }
    EXPECT_EQ(owners, 5);  // one of the five first cards each
}

TEST(Rounds, PT_3_1_SixPhasesFourRounds)
{
    RULE("PT-3.1");
    Match match(3, unshuffled(81));
    for (int round = 1; round <= 4; ++round) {
        EXPECT_EQ(match.state().round, round);
        EXPECT_EQ(match.phase(), Phase::Recruit);
        match.draft_anything();
        EXPECT_EQ(match.phase(), Phase::Deploy);
        match.forget();
        match.idle();
        EXPECT_EQ(match.said<Strength>().size(), 3U);  // war,
        EXPECT_EQ(match.said<Income>().size(), 3U);    // then income
        EXPECT_EQ(match.phase(), Phase::Build);
        match.idle();
        EXPECT_EQ(match.said<GrewOlder>().size(), 1U);  // aging: nobody had to choose
    }
    EXPECT_EQ(match.phase(), Phase::Over);
    EXPECT_TRUE(match.waiting().empty());
}

TEST(Rounds, PT_3_2_APhaseEndsForAllTogether)
{
    RULE("PT-3.2");
    auto match = table().seats(4).at_draft();
    while (match.phase() != Phase::Over && match.state().round == 1) {
        const Phase phase = match.phase();
        const SeatSet asked = match.waiting();
        EXPECT_EQ(asked.size(), 4);
        for (const Seat seat : asked) {
            EXPECT_EQ(match.phase(), phase);
            const int s = static_cast<int>(index(seat));
            match.choose(s, match.fallback(s));
        }
    }
    EXPECT_EQ(match.state().round, 2);
}

TEST(Rounds, PT_3_3_TheMarkerAdvancesAfterAging)
{
    RULE("PT-3.3");
    auto match = table().round(2).front(0, {aged(Knight, 1), MysticalHealer}).at_age();
    EXPECT_EQ(match.state().round, 2);  // the Healer still has to choose
    match.choose(0, Save{});
    EXPECT_EQ(match.state().round, 3);
    EXPECT_EQ(match.phase(), Phase::Recruit);
    ASSERT_EQ(match.said<RoundStarted>().size(), 1U);
    EXPECT_EQ(match.said<RoundStarted>()[0].round, 3);
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
