// Two players: chapter PT-11.
#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

struct Wars {
    int first;
    int second;
    bool operator==(const Wars&) const = default;
};

Wars wars(Row first, Row second)
{
    const auto match = table().seats(2).front(0, first).front(1, second).at_war();
    return {match.wars_won(0), match.wars_won(1)};
}

TEST(TwoPlayers, PT_11_1_PT_11_2_PT_11_3_NineSevenFiveThreeOne)
{
    RULE("PT-11.1");  // PT-11.2, PT-11.3
    Match match(2, unshuffled(81));
    for (const std::size_t size : {9, 7, 5, 3}) {
        for (int seat = 0; seat < 2; ++seat) {
            ASSERT_EQ(match.player(seat).draft.size(), size);
            EXPECT_EQ(match.asked_by(seat), "PT-11.2");
            const auto& hand = match.player(seat).draft;
            match.choose(seat, PickAndDiscard{hand[0], hand[1]});
        }
    }
    EXPECT_EQ(match.phase(), Phase::Deploy);  // the last card was taken without a question
    for (int seat = 0; seat < 2; ++seat) {
        EXPECT_EQ(match.player(seat).picks.size(), 5U);
        EXPECT_EQ(match.player(seat).hand.size(), 5U);
    }
    EXPECT_EQ(match.state().draw.size(), 63U);
    EXPECT_EQ(match.state().discard.size(), 8U);
}

TEST(TwoPlayers, PT_11_2_TheRestIsPassedToTheOther)
{
    RULE("PT-11.2");
    for (int round = 1; round <= 4; ++round) {
        auto match = table().seats(2).round(round).draft(0, {Monkey, Knight, Kraken}).at_draft();
        match.choose(0, PickAndDiscard{Knight, Kraken});
        auto rest = match.player(0).draft;
        rest.erase_one(Knight);
        rest.erase_one(Kraken);
        match.choose(1, match.open(1)->options.front());
        EXPECT_EQ(match.player(1).draft, rest) << "round " << round;
        EXPECT_EQ(match.player(0).draft.size(), 7U);
        EXPECT_FALSE(match.player(1).draft.contains(Kraken));
    }
}

TEST(TwoPlayers, PT_11_2_PickAndDiscardAreTwoCards)
{
    RULE("PT-11.2");
    auto match = table().seats(2).draft(0, {Monkey, Knight, Knight}).at_draft();
    match.refuses(0, PickAndDiscard{Monkey, Monkey}, "PT-11.2");  // there is one only
    match.refuses(0, PickAndDiscard{Monkey, Dragon}, "PT-11.2");
    match.refuses(0, PickAndDiscard{Dragon, Monkey}, "PT-11.2");
    match.refuses(0, Pick{Knight}, "PT-11.2");
    match.choose(0, PickAndDiscard{Knight, Knight});  // two copies
    match.choose(0, PickAndDiscard{Knight, Monkey});
}

TEST(TwoPlayers, PT_R11_CardsPutAwayLieOnTheDiscardPileAtOnce)
{
    RULE("PT-R11");
    auto match = table().seats(2).at_draft();
    for (int seat = 0; seat < 2; ++seat) {
        match.choose(seat, match.open(seat)->options.front());
    }
    EXPECT_EQ(PaperTales::view(match.state(), seat_at(0)).discard_size, 2);
    for (int seat = 0; seat < 2; ++seat) {
        match.choose(seat, match.open(seat)->options.front());
    }
    EXPECT_EQ(PaperTales::view(match.state(), seat_at(0)).discard_size, 4);
}

TEST(TwoPlayers, PT_11_2_OneCardCannotBeTakenAndThrownAway)
{
    RULE("PT-11.2");
    auto match = table().seats(2).draft(0, {Knight, Commander, Commander}).at_draft();
    EXPECT_EQ(match.bars(0, PickAndDiscard{Knight, Knight}), "PT-11.2");
    EXPECT_TRUE(match.offers(0, PickAndDiscard{Commander, Commander}));
}

TEST(TwoPlayers, PT_11_4_PT_11_5_PT_R13_OneComparisonAndTwiceAsStrong)
{
    RULE("PT-11.4");                                                 // PT-11.5, PT-R13
    EXPECT_EQ(wars({Knight, Woodcutter}, {Veteran}), (Wars{2, 0}));  // 6 : 3
    EXPECT_EQ(wars({Knight, Blacksmith}, {Veteran}), (Wars{1, 0}));  // 5 : 3
    EXPECT_EQ(wars({Knight}, {Commander}), (Wars{1, 1}));            // 4 : 4
    EXPECT_EQ(wars({Blacksmith}, {}), (Wars{2, 0}));                 // 1 : 0
    EXPECT_EQ(wars({}, {}), (Wars{1, 1}));                           // 0 : 0
    EXPECT_EQ(wars({Veteran}, {Knight, Woodcutter}), (Wars{0, 2}));  // 3 : 6, PT-11.5
}

TEST(TwoPlayers, PT_11_4_PT_R12_TheOpponentIsOneNeighbourNotTwo)
{
    RULE("PT-11.4");  // PT-R12
    const auto match = table().seats(2).front(0, {Knight, Blacksmith}).front(1, {Veteran}).at_war();
    EXPECT_EQ(match.legend(0), 3);
    EXPECT_EQ(match.said<WarWon>().size(), 1U);
    const auto tie = table().seats(2).front(0, {Knight}).front(1, {Knight}).at_war();
    EXPECT_EQ(tie.legend(0), 3);
    EXPECT_EQ(tie.legend(1), 3);
}

TEST(TwoPlayers, PT_11_5_PT_R14_TwoWarsPayTwice)
{
    RULE("PT-11.5");  // PT-R14
    const auto match = table().seats(2).front(0, {Commander, Knight}).back(0, {Rogue}).front(1, {Knight}).at_war();
    EXPECT_EQ(match.strength(0), 8);
    EXPECT_EQ(match.strength(1), 4);
    EXPECT_EQ(match.legend(0), 8);
    EXPECT_EQ(match.gold_from(0, Rogue), 2);
    EXPECT_EQ(match.legend(1), 0);
}

TEST(TwoPlayers, PT_11_5_ADoubleVictoryNamesItsClause)
{
    RULE("PT-11.5");
    const auto cited = [](Row mine, Row theirs) {
        const auto match = table().seats(2).front(0, mine).front(1, theirs).at_war();
        for (const auto& note : match.notes()) {
            if (std::holds_alternative<WarWon>(note.fact)) return note.rule.id;
        }
        return std::string_view();
    };
    EXPECT_EQ(cited({Knight}, {Woodcutter}), "PT-11.5");
    EXPECT_EQ(cited({Knight}, {Rogue}), "PT-11.4");
}

TEST(TwoPlayers, PT_11_5_ThreePlayersKnowNoDoubleVictory)
{
    RULE("PT-11.5");
    const auto match = table().front(0, {Knight, Knight}).front(1, {Blacksmith}).front(2, {Blacksmith}).at_war();
    EXPECT_EQ(match.wars_won(0), 2);  // one against each
    EXPECT_EQ(match.legend(0), 6);
}

TEST(TwoPlayers, PT_11_3_TheReserveJoinsTheFivePicks)
{
    RULE("PT-11.3");
    auto match = table().seats(2).round(2).reserve(0, Kraken).at_recruit();
    match.draft_anything();
    EXPECT_EQ(match.player(0).hand.size(), 6U);
    EXPECT_TRUE(match.player(0).hand.contains(Kraken));
    EXPECT_EQ(match.player(1).hand.size(), 5U);
}

// The same kingdom earns, builds, ages and scores alike at a table of two and at a table of three.
TEST(TwoPlayers, PT_11_6_AllOtherRulesStay)
{
    RULE("PT-11.6");
    const auto play = [](int seats) {
        auto match = table()
                         .seats(seats)
                         .round(4)
                         .gold(0, 4)
                         .building(0, Temple, One)
                         .building(0, Mine, One)
                         .front(0, {aged(Sculptor, 1), Woodcutter})
                         .back(0, {Farmer, Blacksmith})
                         .at_income();
        match.choose(0, Build{Tavern, One});
        match.idle();
        EXPECT_EQ(match.phase(), Phase::Over);
        return std::tuple(match.gold(0), match.legend(0), match.tokens(0, Woodcutter), match.units(0));
    };
    EXPECT_EQ(play(2), play(3));
    EXPECT_EQ(play(2), std::tuple(4 + 5 - 4, 3 + 3, 1, 3));
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
