// Who may see what, and what a seat may imagine. [DW-SRC.9] [DW-CON.2] [DW-XRD.1] [DW-VOT.5]
#include "core/json.h"
#include "games/dead_of_winter/outlook.h"
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

View seen(const Match& match, int seat) { return DeadOfWinter::view(match.state(), of(seat)); }

TEST(Information, DW_DEF_11_OnlyTheSizeOfAHandIsOpen)
{
    RULE("DW-DEF.11");
    auto match = three().hand(1, {I::Pistol1, I::Food1, I::Fuel}).turn_of(0);
    EXPECT_EQ(seen(match, 0).players[1].hand_size, 3);
    EXPECT_EQ(to_json(seen(match, 0)).dump().find("pistol_1"), std::string::npos);
    EXPECT_EQ(seen(match, 1).own->hand.size(), 3U);
    EXPECT_FALSE(DeadOfWinter::view(match.state(), kSpectator).own);
}

TEST(Information, DW_SET_10_ObjectivesAreSecret)
{
    RULE("DW-SET.10");
    auto match = three().secret(1, Objective::Gluttony).turn_of(0);
    EXPECT_EQ(to_json(seen(match, 0)).dump().find("gluttony"), std::string::npos);
    EXPECT_EQ(seen(match, 1).own->objective, Objective::Gluttony);
}

TEST(Information, DW_TRN_1_OnlyTheNeighbourReadsTheCard)
{
    RULE("DW-TRN.1"), RULE("DW-XRD.1");
    auto match = table(4).crossroads(X::Mugging).turn_of(0);
    EXPECT_EQ(seen(match, 3).own->crossroads, X::Mugging);  // who sits to the right
    for (const int seat : {0, 1, 2}) {
        EXPECT_FALSE(seen(match, seat).own->crossroads);
        EXPECT_EQ(seen(match, seat).crossroads_by, of(3));
        EXPECT_EQ(to_json(seen(match, seat)).dump().find("mugging"), std::string::npos);
    }
    EXPECT_EQ(match.said<CrossroadsSeen>().size(), 1U);
    for (const auto& note : match.notes()) {
        if (std::holds_alternative<CrossroadsSeen>(note.fact)) {
            EXPECT_EQ(note.to, To::only(of(3)));
        }
    }
}

TEST(Information, DW_XRD_1_NothingShowsBeforeATrigger)
{
    RULE("DW-XRD.1");
    const auto build = [](X card) { return three().dice(0, {6, 1}).hand(0, {I::Fuel}).crossroads(card).turn_of(0); };
    auto one = build(X::CarCrash);   // waits for a move with fuel
    auto other = build(X::Mugging);  // waits for an exile
    EXPECT_EQ(seen(one, 0), seen(other, 0));
    EXPECT_EQ(one.open(0)->options, other.open(0)->options);
    one.choose(0, Barricade{BrianLee, G::Colony1, 1, {}});
    other.choose(0, Barricade{BrianLee, G::Colony1, 1, {}});
    EXPECT_EQ(seen(one, 0), seen(other, 0));
    EXPECT_EQ(one.open(0)->options, other.open(0)->options);
    EXPECT_EQ(one.state().course.seals, other.state().course.seals);
}

TEST(Information, DW_CON_2_ContributionsLieFaceDown)
{
    RULE("DW-CON.2"), RULE("DW-CON.4"), RULE("DW-CON.5");
    auto match = three().crisis(Crisis::FuelShortage).hand(0, {I::Fuel, I::Padlock}).turn_of(0);
    match.choose(0, Contribute{I::Padlock});
    EXPECT_EQ(seen(match, 1).players[0].laid_size, 1);
    EXPECT_EQ(to_json(seen(match, 1)).dump().find("padlock"), std::string::npos);
    EXPECT_TRUE(seen(match, 0).own->laid.contains(I::Padlock));
    for (const auto& note : match.notes()) {
        if (std::holds_alternative<LaidDown>(note.fact)) {
            EXPECT_EQ(note.to, To::only(of(0)));
        }
    }
    EXPECT_FALSE(match.offers(0, Contribute{I::Padlock}));
}

TEST(Information, DW_SRC_9_OnlyTheSearcherSeesTheCards)
{
    RULE("DW-SRC.9"), RULE("DW-SRC.2");
    auto match = three().put(0, Sparky, L::Library).dice(0, {6}).top(L::Library, {I::Cookbook}).turn_of(0);
    match.choose(0, Search{Sparky, 6, false, {}});
    EXPECT_EQ(seen(match, 1).drawn, 1);
    EXPECT_TRUE(seen(match, 1).own->drawn.empty());
    EXPECT_EQ(seen(match, 0).own->drawn.front(), I::Cookbook);
    EXPECT_EQ(to_json(seen(match, 1)).dump().find("cookbook"), std::string::npos);
}

TEST(Information, DW_D44_PeeksAreSeenByWhoPeeksOnly)
{
    RULE("DW-D44");
    auto match = three().put(0, SophieRobinson).top(L::Hospital, {I::Mop}).turn_of(0);
    match.choose(0, Ability{SophieRobinson, SophieRobinson, 0});
    match.choose(0, PickPlace{L::Hospital});
    EXPECT_EQ(seen(match, 0).own->tops[index(L::Hospital)], I::Mop);
    EXPECT_FALSE(seen(match, 1).own->tops[index(L::Hospital)]);
    auto crisis = three().put(0, TaliaJones).turn_of(0);
    crisis.choose(0, Ability{TaliaJones, TaliaJones, 0});
    EXPECT_EQ(seen(crisis, 0).own->crises.size(), 2U);
    EXPECT_TRUE(seen(crisis, 1).own->crises.empty());
}

TEST(Information, DW_D44_WhoHasLookedBeforeDoesNotSeeASwap)
{
    RULE("DW-D44");
    State s = three().put(0, TaliaJones).in_turn(0);
    s.knows_crises.add(of(1));
    for (const bool swap : {false, true}) {
        Match match(s);
        match.choose(0, Ability{TaliaJones, TaliaJones, 0});
        EXPECT_EQ(seen(match, 1).own->crises.size(), 2U);
        match.choose(0, swap ? Choice{Swap{}} : Choice{Done{}});
        EXPECT_TRUE(seen(match, 1).own->crises.empty());
        EXPECT_EQ(seen(match, 0).own->crises.size(), 2U);
    }
}

TEST(Information, DW_D35_OffersAreSecretInAPayment)
{
    RULE("DW-D35");
    auto match = three().hand(1, {I::Fuel, I::Fuel}).hand(2, {I::Fuel}).crossroads(X::CreatureComforts).turn_of(0);
    ASSERT_TRUE(match.waits_for(1));
    const View before = seen(match, 0);
    match.choose(1, PickCard{I::Fuel});
    EXPECT_EQ(seen(match, 0), before);
    match.choose(1, Done{});
    EXPECT_TRUE(seen(match, 0).players[1].stake_done);
}

TEST(Information, DW_D35_ThenAllOffersAreShown)
{
    RULE("DW-D35");
    auto start = three().hand(1, {I::Fuel, I::Fuel, I::Junk}).hand(2, {I::StarterFuel}).hand(0, {I::Fuel});
    start.crossroads(X::CreatureComforts);
    for (const bool enough : {true, false}) {
        auto match = Builder(start).turn_of(0);
        match.choose(1, PickCard{I::Fuel});
        match.choose(1, PickCard{I::Fuel});
        if (enough) match.choose(2, PickCard{I::StarterFuel});
        for (const int seat : {0, 1, 2}) match.pick(seat, Done{});
        EXPECT_EQ(match.said<CardsOffered>().size(), 3U);
        const View v = seen(match, 0);
        EXPECT_EQ(v.players[1].offers, (Offers{I::Fuel, I::Fuel}));
        EXPECT_EQ(v.players[2].offers.size(), enough ? 1U : 0U);
        EXPECT_EQ(match.said<PoolClosed>().front().given, enough ? 3 : 2);
        EXPECT_EQ(match.said<PoolClosed>().front().enough, enough);
        EXPECT_EQ(match.cards(1), enough ? 1 : 3) << "what was not taken goes back";
        match.choose(0, EndTurn{});
        EXPECT_TRUE(seen(match, 0).players[1].offers.empty());
    }
}

TEST(Information, DW_D35_OfferedDiceAreShown)
{
    RULE("DW-D35");
    auto match = table().put(0, RodMiller).dice(0, {1, 2}).dice(1, {6}).crossroads(X::RadioSignal).turn_of(0);
    match.vote(0);
    match.choose(0, Accept{});
    match.choose(0, Accept{});
    for (const int seat : {0, 1, 2}) match.pick(seat, Done{});
    EXPECT_EQ(seen(match, 1).players[0].offered_dice, 2);
    EXPECT_EQ(match.dice(0), 2) << "not enough: they stay unused";
}

// A hand that was shown is known until the turn ends, or until something happens to it that nobody else sees.
TEST(Information, DW_D44_AShownHandIsKnownToThoseWhoSawIt)
{
    RULE("DW-D44");
    auto start = table(4).put(0, JennyClark, L::School).put(1, MikeCho, L::School).hand(1, {I::Junk, I::Medicine});
    start.put(2, RodMiller).put(3, OliviaBrown).crossroads(X::Voyeur);
    auto match = start.turn_of(0);
    ASSERT_EQ(seen(match, 0).own->hands.size(), 1U);
    EXPECT_EQ(seen(match, 0).own->hands[0].cards, match.player(1).hand);
    EXPECT_TRUE(seen(match, 2).own->hands.empty());
    Rng rng = Rng::searching(5);
    for (int i = 0; i < 20; ++i) {
        EXPECT_EQ(DeadOfWinter::resample(match.state(), of(0), rng).players[1].hand, match.player(1).hand);
    }
    match.decide(0, 1);  // all are called
    EXPECT_EQ(seen(match, 2).own->hands.size(), 1U);
    EXPECT_TRUE(DeadOfWinter::view(match.state(), kSpectator).own == std::nullopt);
    match.choose(0, EndTurn{});
    EXPECT_TRUE(seen(match, 2).own->hands.empty());
}

TEST(Information, DW_D44_WhatIsTakenOutOfAShownHandOnlyTwoKnow)
{
    RULE("DW-ATS.4");
    auto start = table(4).put(0, JennyClark, L::School).put(1, MikeCho, L::School).hand(1, {I::Junk, I::Medicine});
    start.put(2, RodMiller).put(3, OliviaBrown).dice(0, {6}).crossroads(X::Voyeur);
    auto match = start.turn_of(0, {d1, 0});
    match.decide(0, 1);
    match.choose(0, Strike{JennyClark, MikeCho, 6});
    EXPECT_EQ(match.cards(1), 1);
    EXPECT_EQ(seen(match, 0).own->hands.size(), 1U);
    EXPECT_TRUE(seen(match, 2).own->hands.empty());
}

// Worlds that a seat cannot rule out.
TEST(Worlds, DW_DEF_4_WhatASeatKnowsStaysAndTheRestIsDealtAnew)
{
    RULE("DW-DEF.4");
    auto match = three()
                     .hand(0, {I::Pistol1, I::Food1})
                     .hand(1, {I::Fuel, I::Mop, I::Medicine, I::Junk})
                     .hand(2, {I::StarterFood, I::StarterFuel})
                     .crisis(Crisis::Despair)
                     .laid(1, {I::Padlock, I::Scissors})
                     .turn_of(0);
    Rng rng = Rng::searching(7);
    int hands = 0, laid = 0, cards = 0, objectives = 0;
    for (int i = 0; i < 40; ++i) {
        const State world = DeadOfWinter::resample(match.state(), of(0), rng);
        ASSERT_EQ(DeadOfWinter::flaw(world), nullptr);
        EXPECT_EQ(DeadOfWinter::view(world, of(0)), seen(match, 0));
        hands += world.players[1].hand != match.player(1).hand;
        laid += world.players[1].laid != match.player(1).laid;
        cards += world.crossroads != match.state().crossroads;
        objectives += world.players[2].objective != match.player(2).objective;
    }
    EXPECT_GT(hands, 30);
    EXPECT_GT(laid, 20);
    EXPECT_GT(cards, 30);
    EXPECT_GT(objectives, 30);
}

TEST(Worlds, DW_XRD_1_WhoHoldsTheCrossroadsCardKeepsIt)
{
    RULE("DW-XRD.1");
    auto match = three().crossroads(X::Mugging).turn_of(0);
    Rng rng = Rng::searching(3);
    for (int i = 0; i < 20; ++i) {
        EXPECT_EQ(DeadOfWinter::resample(match.state(), of(2), rng).crossroads, X::Mugging);
    }
}

TEST(Worlds, DW_D44_APeekedCardStaysOnTop)
{
    RULE("DW-D44");
    auto match = three().put(0, SophieRobinson).top(L::Hospital, {I::Mop}).turn_of(0);
    match.choose(0, Ability{SophieRobinson, SophieRobinson, 0});
    match.choose(0, PickPlace{L::Hospital});
    Rng rng = Rng::searching(3);
    for (int i = 0; i < 20; ++i) {
        EXPECT_EQ(DeadOfWinter::resample(match.state(), of(0), rng).decks[index(L::Hospital)].back(), I::Mop);
    }
}

TEST(Worlds, DW_EQP_7_EquipmentOfTheDeadMayBeAllThatADeckHolds)
{
    RULE("DW-EQP.7");
    State s = three().turn_of(0).state();
    for (auto& player : s.players) {
        player.hand.clear();
    }
    for (auto& deck : s.decks) {
        deck.clear();
    }
    s.decks[index(L::Library)].push_back(I::Hammer);  // nothing is left that was printed for the library
    Rng rng = Rng::searching(5);
    EXPECT_EQ(DeadOfWinter::resample(s, of(0), rng).decks[index(L::Library)].back(), I::Hammer);
}

TEST(Worlds, DW_SET_9_ThereIsOneBetrayerAtMost)
{
    RULE("DW-SET.9"), RULE("DW-R40");
    auto match = three().secret(0, Objective::Gluttony).turn_of(0);
    Rng rng = Rng::searching(11);
    for (int i = 0; i < 50; ++i) {  // who is the betrayer knows that nobody else is
        const State world = DeadOfWinter::resample(match.state(), of(0), rng);
        EXPECT_FALSE(is_betrayer(world, of(1)) || is_betrayer(world, of(2)));
    }
    auto shown = table(3).secret(1, Objective::Gluttony).put(1, RodMiller, L::School).exiled(1).turn_of(0);
    for (int i = 0; i < 50; ++i) {  // an exile who shows nothing is
        const State world = DeadOfWinter::resample(shown.state(), of(0), rng);
        EXPECT_TRUE(is_betrayer(world, of(1)));
        EXPECT_FALSE(is_betrayer(world, of(2)));
    }
}

TEST(Beliefs, DW_COL3_1_WrongCardsMakeSuspects)
{
    auto match = three().turn_of(0);
    State s = match.state();
    const int before = suspicion(s, of(0), of(1));
    s.players[1].doubt = 4;
    EXPECT_GT(suspicion(s, of(0), of(1)), before);
    EXPECT_GT(suspicion(s, of(0), of(1)), suspicion(s, of(0), of(2)));
    EXPECT_GE(suspicion(s, of(0), of(1)), 50);
    s.options.betrayer = Betrayer::None;
    EXPECT_EQ(suspicion(s, of(0), of(1)), 0);
}

TEST(Beliefs, DW_SET_10_ARemarkIsTheSameWhetherOrNotTheBotBetrays)
{
    auto match = three().turn_of(0);
    State s = match.state();
    s.players[1].doubt = 4;
    const auto loyal = DeadOfWinter::remarks(s, of(0));
    s.players[0].objective = Objective::Gluttony;
    EXPECT_EQ(DeadOfWinter::remarks(s, of(0)), loyal);
    ASSERT_EQ(loyal.size(), 1U);
    EXPECT_EQ(std::get<Suspects>(loyal.front()).other, of(1));
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
