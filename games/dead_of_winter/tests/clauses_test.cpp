// Clauses that belong to no chapter's tests alone.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Clauses, DW_ABL_3_AnUnlimitedAbilityHelpsEachTime)
{
    RULE("DW-ABL.3");
    auto match = three().put(0, DavidGarcia, L::Library).dice(0, {6, 6}).turn_of(0);
    for (int n = 0; n < 2; ++n) {
        match.choose(0, Search{DavidGarcia, 6, false, {}});
        EXPECT_EQ(match.state().drawn.size(), 2U);
        match.choose(0, KeepCard{match.state().drawn.front()});
    }
}

TEST(Clauses, DW_ACT_6_AnActionIsFinishedBeforeACrossroadsCard)
{
    RULE("DW-ACT.6"), RULE("DW-XRD.5");
    auto match = three().put(0, EdwardWhite).crossroads(X::ThinIce).turn_of(0, {wound_face});
    match.choose(0, Move{EdwardWhite, L::School, {}});
    std::vector<std::string> order;
    for (const auto& note : match.notes()) {
        if (std::holds_alternative<Moved>(note.fact)) order.push_back("moved");
        if (std::holds_alternative<Wounded>(note.fact)) order.push_back("wounded");
        if (std::holds_alternative<CrossroadsTriggered>(note.fact)) order.push_back("card");
    }
    EXPECT_EQ(order, (std::vector<std::string>{"moved", "wounded", "card"}));
}

TEST(Clauses, DW_CRI_4_WithoutCardsThereIsNoCrisis)
{
    RULE("DW-CRI.4"), RULE("DW-R44");
    State s = three().food(9).state();
    while (!s.crisis_deck.empty()) {
        s.past.push_back(s.crisis_deck.take_back());
    }
    Round round;
    round.step = RoundStep::Pass;
    round.turns = 3;
    s.stack.push_back(round);
    Match match(s, Rolls(6, d1));
    EXPECT_FALSE(match.state().crisis);
    EXPECT_EQ(match.said<RoundStarted>().size(), 1U);
    for (const int seat : {2, 0}) {
        match.choose(seat, EndTurn{});
    }
    EXPECT_TRUE(match.said<CrisisFailed>().empty());
}

TEST(Clauses, DW_DEF_10_PlacingIsNoMove)
{
    RULE("DW-DEF.10"), RULE("DW-R19");
    auto match = three().put(0, EdwardWhite, L::GroceryStore).crossroads(X::Maude).turn_of(0);
    match.choose(0, PickOption{0});
    EXPECT_EQ(match.at(EdwardWhite), L::Colony);
    EXPECT_TRUE(match.said<Exposed>().empty());
    EXPECT_TRUE(match.offers(0, Move{EdwardWhite, L::School, {}}));
}

TEST(Clauses, DW_DEF_6_NonExiledExiledAndOut)
{
    RULE("DW-DEF.6");
    auto match = table(4).put(3, JamesMeyers, L::School).exiled(3).turn_of(0);
    State s = match.state();
    EXPECT_EQ(loyal_seats(s).size(), 3);
    s.players[1].out = true;
    EXPECT_EQ(loyal_seats(s).size(), 2);
    EXPECT_EQ(crisis_need(s), 2);
}

TEST(Clauses, DW_TRN_7_AfterTheLastTurnTheColonyPhaseBegins)
{
    RULE("DW-TRN.7"), RULE("DW-RND.2");
    auto match = three().food(7).turn_of(2, Rolls(6, d1));
    EXPECT_TRUE(match.said<FoodChanged>().empty());
    match.choose(2, EndTurn{});
    EXPECT_EQ(match.food(), 5);
    EXPECT_EQ(match.state().round, 2);
    EXPECT_TRUE(match.state().crisis);
    EXPECT_TRUE(match.waits_for(2));  // to the right of seat 0
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
