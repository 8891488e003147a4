// Cases where several rules meet: deaths in the middle of a card, players who are out, exile in the middle of a round.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Cases, DW_XRD_8_AMoverWhoDiesTriggersNothing)
{
    RULE("DW-XRD.8"), RULE("DW-XRD.4");
    auto start = table(3).put(0, JennyClark, L::School).put(0, RodMiller).wounds(JennyClark, 2);
    auto match = start.crossroads(X::FuelTanker).turn_of(0, {wound_face});
    match.choose(0, Move{JennyClark, L::Library, {}});
    EXPECT_FALSE(match.alive(JennyClark));
    EXPECT_FALSE(match.triggered(X::FuelTanker));
    match.choose(0, EndTurn{});
    EXPECT_EQ(match.state().crossroads_deck.front(), X::FuelTanker) << "under the deck";
}

TEST(Cases, DW_XRD_10_AnOptionThatCannotBePaidIsNoOption)
{
    RULE("DW-XRD.10");
    auto start = table(3).put(0, MariaLopez).put(0, RodMiller).crossroads(X::MariaLopez);
    auto poor = Builder(start).food(2).lucky_turn_of(0);
    EXPECT_FALSE(poor.offers(0, PickOption{0}));
    auto rich = Builder(start).food(3).lucky_turn_of(0);
    EXPECT_TRUE(rich.offers(0, PickOption{0}));
    EXPECT_TRUE(rich.offers(0, PickOption{1}));
}

TEST(Cases, DW_BIT_6_ABiteGoesOnPastALastSurvivorWhoIsOut)
{
    RULE("DW-BIT.6"), RULE("DW-VAR.5");
    auto start = table(3).put(0, RodMiller).put(0, JennyClark, L::School).put(1, Sparky).put(1, MikeCho, L::School);
    start.put(2, OliviaBrown, L::School).hand(2, {I::Food1}).options().elimination = true;
    // Jenny (the mover) is bitten in the school; the lowest influence there is next
    auto match = start.put(0, BrianLee).turn_of(0, {bitten, wound_face, blank});
    match.choose(0, Move{BrianLee, L::School, {}});
    int asked = 0;
    for (; match.waits_for(0) + match.waits_for(1) + match.waits_for(2) == 1 && asked < 3; ++asked) {
        int seat = 0;
        while (!match.waits_for(seat)) ++seat;
        if (!match.offers(seat, RollBite{})) break;
        match.choose(seat, RollBite{});
    }
    EXPECT_EQ(asked, 2) << "the first fell, the second rolled a blank";
    EXPECT_EQ(match.morale(), 4) << "the mover and one more";
}

TEST(Cases, DW_CON_5_WhatAnExileHasLaidDownBeforeStaysThere)
{
    RULE("DW-CON.5"), RULE("DW-EXI.15"), RULE("DW-CRI.3");
    auto start = table(3).put(1, RodMiller, L::School).crisis(Crisis::FuelShortage).laid(1, {I::Fuel, I::StarterFuel});
    auto match = start.exiled(1).food(9).lucky_turn_of(2);
    EXPECT_EQ(DeadOfWinter::view(match.state(), seat_at(0)).crisis_need, 2);
    match.choose(2, EndTurn{});
    EXPECT_EQ(match.said<CrisisPrevented>().size(), 1U) << "two cards for two players";
}

TEST(Cases, DW_D37_WhoIsOutFixesNoOrder)
{
    RULE("DW-D37"), RULE("DW-VAR.5");
    auto start = table(3).put(1, RodMiller).put(1, JennyClark).put(2, MikeCho).put(2, BevRussell).morale(1);
    State s = start.first(0).crisis(Crisis::Overpopulation).state_in(RoundStep::Resolve);
    s.options.elimination = true;
    for (const Survivor who : s.players[0].group) s.figures[index(who)] = Figure{.is = FigureIs::Removed};
    s.players[0].group.clear();
    s.players[0].leader.reset();
    s.players[0].out = true;
    Match match(s);
    EXPECT_FALSE(match.waits_for(0));
    EXPECT_TRUE(match.waits_for(1)) << "two would die, one ends the game";
}

TEST(Cases, DW_R39_WhoIsOutBreaksNoTie)
{
    RULE("DW-R39");
    auto start = table(4).put(0, RodMiller).put(1, JennyClark).put(2, MikeCho).put(3, BevRussell).first(3);
    State s = start.in_turn(0);
    s.options.elimination = true;
    s.figures[index(BevRussell)] = Figure{.is = FigureIs::Removed};
    s.players[3].group.clear();
    s.players[3].leader.reset();
    s.players[3].out = true;
    s.players[2].exiled = s.players[2].objective_shown = true;
    s.players[2].exile = Exile::ExileHandy;
    s.exile_deck.erase_one(Exile::ExileHandy);
    s.figures[index(MikeCho)].at = L::School;
    Match match(s);
    match.choose(0, CallVote{seat_at(1)});
    match.choose(0, Vote{0});
    match.choose(1, Vote{1});
    EXPECT_TRUE(match.waits_for(0)) << "the first player is out: the next one decides";
}

TEST(Cases, DW_SRC_7_AnEmptyDeckShowsNothingMore)
{
    RULE("DW-SRC.7"), RULE("DW-SRC.4");
    auto start = table(3).put(0, Sparky, L::Library).dice(0, {6, 6}).empty_deck(L::Library);
    EXPECT_EQ(start.turn_of(0).bars(0, Search{Sparky, 6, false, {}}), "DW-SRC.7");
    State s = table(3).put(0, Sparky, L::Library).dice(0, {6, 6}).in_turn(0);
    Deck& deck = s.decks[index(L::Library)];
    while (deck.size() > 1) s.removed.push_back(deck.take_back());
    Match last(s, {});
    last.choose(0, Search{Sparky, 6, false, {}});
    EXPECT_EQ(last.cards(0), 1) << "nothing to choose: the last card is kept";
    EXPECT_EQ(last.noise(L::Library), 0);
    EXPECT_EQ(last.bars(0, Search{Sparky, 6, false, {}}), "DW-SRC.7");
}

TEST(Cases, DW_HLP_2_HungerAmongTheHelplessAlone)
{
    RULE("DW-HLP.2"), RULE("DW-COL1.3"), RULE("DW-MOR.2");
    auto start = table(3).put(0, RodMiller, L::School).put(1, JennyClark, L::School).put(2, MikeCho, L::Hospital);
    const auto after = [&](int food) {
        State s = Builder(start).helpless(3).food(food).starvation(1).morale(2).state_in(RoundStep::Food);
        return Match(s);
    };
    EXPECT_EQ(after(1).state().ending, Ending::Morale) << "the second token costs two";
    EXPECT_NE(after(2).state().ending, Ending::Morale);
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
