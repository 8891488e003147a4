// Edges that games seldom come to: nobody is left, nothing is left, everything is full.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(LastEdges, DW_LST_1_WhoLeadsSomebodyDrawsNobody)
{
    RULE("DW-LST.1");
    State s = three().in_turn(0);
    s.stack.push_back(Replacing{of(0), {}});
    Match match(s);
    EXPECT_EQ(match.player(0).group, Survivors{BrianLee});
    EXPECT_EQ(match.asked_by(0), "DW-TRN.4");
}

TEST(LastEdges, DW_R22_WhatBelongsToTheLastDeathHappensThoughTheBiteSpreads)
{
    RULE("DW-R22"), RULE("DW-LST.1"), RULE("DW-END.1");
    auto start = table(3).put(0, JennyClark, L::School).put(1, OliviaBrown, L::School).put(2, RodMiller).morale(1);
    auto match = start.zombies(G::School, 1).dice(0, {6}).next_survivor(Sparky).turn_of(0, {bitten});
    match.choose(0, Attack{JennyClark, G::School, 6, {}, {}, {}});
    EXPECT_EQ(match.state().ending, Ending::Morale);
    EXPECT_EQ(match.player(0).group, Survivors{Sparky}) << "a new leader has come";
    EXPECT_TRUE(match.alive(OliviaBrown)) << "nobody was infected any more";
}

TEST(LastEdges, DW_XRD_6_TheDeputysSafeInASmallDeck)
{
    RULE("DW-XRD.6");
    State s = table(3).put(0, RodMiller, L::School).crossroads(X::TheDeputy).in_turn(0);
    Deck& deck = s.decks[index(L::PoliceStation)];
    while (deck.size() > 3) s.removed.push_back(deck.take_back());
    for (Item& item : deck) {  // a weapon lies lowest
        if (item != I::Food1) continue;
        std::swap(item, s.removed[static_cast<std::size_t>(std::find(s.removed.begin(), s.removed.end(), I::Pistol1) -
                                                           s.removed.begin())]);
        std::swap(item, deck.front());
        break;
    }
    ASSERT_EQ(deck.front(), I::Pistol1);
    Match match(s);
    match.decide(0, 0);
    EXPECT_TRUE(match.holds(0, I::Pistol1)) << "fewer than eight cards: all of them";
    EXPECT_EQ(match.deck(L::PoliceStation), 2);
}

TEST(LastEdges, DW_R71_ALockGoesWithTheCard)
{
    RULE("DW-R71");
    State s = three().crisis(Crisis::Despair).hand(0, {I::Junk}).dice(0, {3}).turn_of(0).state();
    s.players[0].locked = I::Junk;
    Match match(s);
    match.refuses(0, PlayCard{I::Junk}, "DW-R71");
    match.choose(0, Contribute{I::Junk});
    EXPECT_FALSE(match.player(0).locked) << "another one of its kind may be played";
}

TEST(LastEdges, DW_REQ_6_MedicineIsOfUseToAChemistWithAWeaponForAnyDie)
{
    RULE("DW-REQ.6"), RULE("DW-REQ.4");
    auto start = table(3).put(0, EdwardWhite).zombies(G::Colony1, 3).dice(0, {1, 1}).hand(1, {I::Medicine});
    for (const bool wrench : {false, true}) {
        auto now = Builder(start);
        if (wrench) now.equip(EdwardWhite, I::Wrench);
        auto match = now.turn_of(0);
        match.choose(0, Request{of(1), Symbol::Medicine});
        EXPECT_EQ(match.offers(1, GiveCard{I::Medicine}), wrench) << "a 1 is too low without it";
    }
}

TEST(LastEdges, DW_NEW_5_NoOutsiderForAnExileWhereEverythingIsFull)
{
    RULE("DW-NEW.5"), RULE("DW-NEW.3");
    constexpr std::array<int, 7> kRoom{0, 3, 3, 4, 3, 4, 2};
    auto start = table(3).exiled(0);
    std::size_t next = 0;
    for (std::size_t place = 1; place < 7; ++place) {
        for (int n = 0; n < kRoom[place]; ++n) {
            start.put(next == 0 ? 0 : 1, survivor_at(next), location_at(place));
            ++next;
        }
    }
    auto full = Builder(start).put(2, BrianLee).hand(0, {I::Outsider1}).turn_of(0);
    full.refuses(0, PlayCard{I::Outsider1}, "DW-NEW.3");
    State s = full.state();
    s.figures[index(survivor_at(next - 1))].at = L::Colony;
    EXPECT_TRUE(Match(s).offers(0, PlayCard{I::Outsider1})) << "one space outside";
}

TEST(LastEdges, DW_VAR_5_WhoeverIsOutInTheMiddleOfACardPicksNobodyMore)
{
    RULE("DW-VAR.5"), RULE("DW-XRD.2");
    auto start = table(3).put(0, RodMiller, L::School).put(1, ThomasHeart, L::School).put(2, OliviaBrown, L::School);
    start.wounds(ThomasHeart, 2).equip(RodMiller, I::Pistol1).zombies(G::School, 1).dice(0, {6}).options().elimination =
        true;
    auto match = start.crossroads(X::ThomasHeart).turn_of(0);
    match.choose(0, Attack{RodMiller, G::School, 6, {}, {}, means(I::Pistol1)});
    match.decide(1, 0);
    match.choose(1, PickSurvivor{ThomasHeart});
    EXPECT_TRUE(match.player(1).out);
    EXPECT_EQ(match.hurt(RodMiller) + match.hurt(OliviaBrown), 0);
    EXPECT_EQ(match.asked_by(0), "DW-TRN.4");
}

TEST(LastEdges, DW_TXT_2_TheDeadNeedNoOrder)
{
    RULE("DW-TXT.2"), RULE("DW-R57");
    State s = three().morale(1).in_turn(0);
    Striking blow;
    blow.left = Survivors{MikeCho, RodMiller};  // Mike is in the deck
    blow.blow = Blow::Kill;
    blow.n = 1;
    s.stack.push_back(blow);
    Match match(s);
    EXPECT_FALSE(match.alive(RodMiller)) << "one death: nobody is asked for an order";
    EXPECT_EQ(match.state().ending, Ending::Morale);
}

TEST(LastEdges, DW_EXP_2_ABlankProtectsNobodyButInCare)
{
    RULE("DW-EXP.2"), RULE("DW-TXT.1");
    auto match = table(3).put(0, JennyClark, L::School).crossroads(X::CrazedSurvivor).turn_of(0, {blank, blank});
    match.decide(0, 0);
    match.pick(0, PickSurvivor{JennyClark});
    EXPECT_FALSE(match.state().standing.has(Standing::Immune)) << "that is Olivia's serum, #23";
}

TEST(LastEdges, DW_R51_TwoEqualDiceForTheChemist)
{
    RULE("DW-R51"), RULE("DW-D05");
    auto start = table(3).put(0, EdwardWhite).zombies(G::Colony1, 3).hand(0, {I::Medicine});
    auto match = start.dice(0, {5, 5}).turn_of(0);
    match.choose(0, Attack{EdwardWhite, G::Colony1, 5, {}, means(EdwardWhite), {}, 5});
    EXPECT_EQ(match.zombies(L::Colony), 0);
    EXPECT_EQ(match.dice(0), 0);
}

TEST(LastEdges, DW_REQ_4_WhoIsLockedUpLightsNothing)
{
    RULE("DW-REQ.4"), RULE("DW-TXT.1");
    for (const bool jailed : {false, true}) {
        auto start = table(3).put(0, RodMiller, L::School).put(0, JennyClark).equip(RodMiller, I::Lighter1);
        start.zombies(G::School, 1).dice(0, {6}).hand(1, {I::Fuel});
        if (jailed) start.mark(RodMiller, Mark::Jailed);
        auto match = start.turn_of(0);
        match.choose(0, Request{of(1), Symbol::Fuel});
        match.choose(1, GiveCard{I::Fuel});
        EXPECT_EQ(match.offers(0, Attack{RodMiller, G::School, 6, {}, means(I::Lighter1), {}}), !jailed);
        EXPECT_TRUE(match.offers(0, Move{JennyClark, L::School, means(I::Fuel)}));
    }
}

TEST(LastEdges, DW_REQ_6_ALampIsOfNoUseToWhoHasToStandStill)
{
    RULE("DW-REQ.6");
    for (const Mark mark : {Mark::Halted, Mark::Still}) {
        State s =
            table(3).put(0, RodMiller, L::School).zombies(G::School, 1).hand(1, {I::ReadingLamp}).turn_of(0).state();
        s.figures[index(RodMiller)].marks.add(mark);  // for this turn only
        Match match(s);
        match.choose(0, Request{of(1), Symbol::Tool});
        EXPECT_EQ(match.offers(1, GiveCard{I::ReadingLamp}), mark == Mark::Halted) << "halted: no move, but a blow";
    }
}

TEST(LastEdges, DW_XRD_2_OfferedDiceAreShownAsDice)
{
    RULE("DW-XRD.2"), RULE("DW-D35");
    auto match = table(3).put(0, RodMiller).dice(0, {1, 2}).crossroads(X::RadioSignal).turn_of(0);
    match.vote(0);
    match.choose(0, Accept{});
    for (const int seat : {0, 1, 2}) match.pick(seat, Done{});
    EXPECT_EQ(match.count_said<DiceOffered>([](const auto& f) { return f.seat == of(0) && f.dice == 1; }), 1);
    EXPECT_EQ(match.said<CardsOffered>().size(), 0U);
}

TEST(LastEdges, DW_TXT_1_TheSearchForTheChildEndsOnce)
{
    RULE("DW-TXT.1"), RULE("DW-R05");
    State s = three()
                  .helpless(2)
                  .standing(Standing::MissingChild)
                  .standing(Standing::FoodForDice)
                  .food(5)
                  .state_in(RoundStep::Marker);
    s.child_rounds = 1;
    Match match(s);
    EXPECT_FALSE(match.state().standing.has(Standing::MissingChild));
    EXPECT_TRUE(match.state().standing.has(Standing::FoodForDice)) << "that goes on";
}

TEST(LastEdges, DW_D38_BothOfTwoPlayersAreAskedForFuel)
{
    RULE("DW-D38"), RULE("DW-MOB.1");
    auto start = table(2).goal(MainObjective::WinterHasCome).hand(1, {I::Fuel}).crossroads(X::Riot);
    Match match(start.state_in(RoundStep::Fuel));
    match.choose(0, Decline{});
    ASSERT_TRUE(match.waits_for(1));
    match.choose(1, GiveCard{I::Fuel});
    EXPECT_EQ(match.state().ending, Ending::None);
}

TEST(LastEdges, DW_R05_BevNeedsAZombieAndSomebodyHelpless)
{
    RULE("DW-R05");
    for (const int zombies : {0, 1}) {
        for (const int helpless : {0, 1}) {
            auto match =
                three().put(0, BevRussell).dice(0, {4}).helpless(helpless).zombies(G::Colony2, zombies).turn_of(0);
            EXPECT_EQ(match.offers(0, Ability{BevRussell, BevRussell, 4}), zombies + helpless == 2);
        }
    }
}

TEST(LastEdges, DW_XRD_10_TwoMedicineCardsAreTooFewForJames)
{
    RULE("DW-XRD.10"), RULE("DW-D44");
    for (const bool three : {false, true}) {
        auto start = table(3).put(0, JamesMeyers).hand(1, {I::Medicine, I::Medicine}).crossroads(X::JamesMeyers);
        if (three) start.hand(2, {I::Medicine});
        auto match = start.turn_of(0);
        match.decide(0, 0);
        EXPECT_EQ(match.offers(0, Accept{}), three);
        EXPECT_EQ(match.fallback(0), Choice{Decline{}}) << "whoever is away takes nothing";
    }
}

TEST(LastEdges, DW_D47_TheOnlyOneWhoCanMakeRoomDoes)
{
    RULE("DW-D47"), RULE("DW-R36");
    auto start = table(3).put(0, RodMiller).put(0, JennyClark).put(0, MikeCho).put(1, OliviaBrown, L::Hospital);
    start.exiled(2).put(2, Sparky, L::Hospital).crossroads(X::RodMiller);
    auto match = start.turn_of(0, Rolls(6, blank));
    match.decide(0, 0);
    for (const Survivor who : {JennyClark, MikeCho}) match.pick(0, PickSurvivor{who});
    EXPECT_EQ(match.at(OliviaBrown), L::Colony);
    EXPECT_EQ(match.at(Sparky), L::Hospital) << "an exile cannot go home";
    for (const Survivor who : {RodMiller, JennyClark, MikeCho}) EXPECT_EQ(match.at(who), L::Hospital);
}

TEST(LastEdges, DW_REQ_4_AGivenLampIsOfNoUseToWhoIsLockedUp)
{
    RULE("DW-REQ.4"), RULE("DW-REQ.6");
    auto start = table(3).put(0, RodMiller, L::School).put(0, JennyClark).mark(RodMiller, Mark::Jailed);
    start.zombies(G::School, 1).zombies(G::Colony1, 1).hand(1, {I::ReadingLamp});
    auto match = start.turn_of(0);
    match.choose(0, Request{of(1), Symbol::Tool});
    match.choose(1, GiveCard{I::ReadingLamp});
    EXPECT_TRUE(match.offers(0, Attack{JennyClark, G::Colony1, 0, means(I::ReadingLamp), {}, {}}));
    EXPECT_FALSE(match.offers(0, Attack{RodMiller, G::School, 0, means(I::ReadingLamp), {}, {}}));
}

TEST(LastEdges, DW_END_1_TheLostChildTakesTheLastMorale)
{
    RULE("DW-END.1"), RULE("DW-COL5.3");
    State s = three().helpless(1).morale(1).rounds(1).standing(Standing::MissingChild).state_in(RoundStep::Marker);
    s.child_rounds = 1;
    EXPECT_EQ(Match(s).state().ending, Ending::Morale) << "not the rounds, though they are over";
}

TEST(LastEdges, DW_ATZ_1_WithoutDiceNobodyAttacks)
{
    RULE("DW-ATZ.1");
    auto match = three().zombies(G::Colony1, 2).equip(BrianLee, I::Wrench).turn_of(0);
    const auto asked = match.open(0);
    for (const Choice& choice : asked->options) {
        EXPECT_FALSE(std::holds_alternative<Attack>(choice));
    }
}

TEST(LastEdges, DW_R05_ThinIceWhereNoDeckIsLeft)
{
    RULE("DW-R05"), RULE("DW-XRD.2");
    auto start = table().put(0, RodMiller).crossroads(X::ThinIce);
    for (const L place : kOutside) start.empty_deck(place);
    auto match = start.turn_of(0, {d4});
    match.choose(0, Move{RodMiller, L::School, {}});
    match.decide(0, 0);
    EXPECT_EQ(match.hurt(RodMiller), 0);
    EXPECT_TRUE(match.offers(0, EndTurn{})) << "there is nothing to pick, and the turn goes on";
}

TEST(LastEdges, DW_CLN_1_ASearchMayCleanWithTheLowestDie)
{
    RULE("DW-CLN.1"), RULE("DW-D05");
    auto match = three().dice(0, {2, 5}).waste({I::Junk}).turn_of(0);
    std::vector<Choice> seen;
    snowbound::options<DeadOfWinter>(match.state(), of(0), seen);
    const auto holds = [&](const Choice& choice) { return std::find(seen.begin(), seen.end(), choice) != seen.end(); };
    EXPECT_TRUE(holds(Clean{BrianLee, 2, {}}));
    EXPECT_FALSE(holds(Clean{BrianLee, 5, {}}));
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
