// What nobody else may learn: from a card that is only thought of, from silence, from the worlds that bots imagine.
#include "core/json.h"
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

View sight_of(const Match& match, int seat) { return DeadOfWinter::view(match.state(), of(seat)); }

// Over many worlds that the seat imagines: how often is this so?
template <class Fits>
int worlds_where(const Match& match, int seat, Fits&& fits, int worlds = 60)
{
    Rng rng = Rng::searching(17);
    int n = 0;
    for (int i = 0; i < worlds; ++i) {
        const State world = DeadOfWinter::resample(match.state(), of(seat), rng);
        EXPECT_EQ(DeadOfWinter::flaw(world), nullptr);
        EXPECT_EQ(DeadOfWinter::view(world, of(seat)), sight_of(match, seat));
        EXPECT_EQ(waiting<DeadOfWinter>(world), match.waiting());
        n += fits(world) ? 1 : 0;
    }
    return n;
}

TEST(Secrets, DW_D13_ACardIsNotShownBeforeItIsPlayed)
{
    RULE("DW-D13"), RULE("DW-PLY.1");
    auto match = three().wounds(BrianLee, 1).hand(0, {I::Medicine, I::Junk}).dice(0, {1}).turn_of(0);
    const View before = sight_of(match, 1);
    match.choose(0, PlayCard{I::Medicine});
    ASSERT_TRUE(match.offers(0, PickSurvivor{BrianLee}));
    EXPECT_EQ(sight_of(match, 1), before) << "the others see nothing of it";
    EXPECT_EQ(DeadOfWinter::view(match.state(), kSpectator).stack, before.stack);
    EXPECT_NE(sight_of(match, 0).stack, before.stack) << "whoever plays it does";
    EXPECT_LT(worlds_where(match, 1, [](const State& w) { return w.players[0].hand.contains(I::Medicine); }), 50);
    match.choose(0, Cancel{});
    EXPECT_EQ(sight_of(match, 1), before);
    match.choose(0, PlayCard{I::Medicine});
    match.choose(0, PickSurvivor{BrianLee});
    EXPECT_TRUE(sight_of(match, 1).waste.contains(I::Medicine));
}

TEST(Secrets, DW_REQ_2_ACardGivenOnRequestIsShown)
{
    RULE("DW-REQ.2");
    auto match = three().wounds(BrianLee, 1).hand(1, {I::Medicine, I::Junk}).turn_of(0);
    match.choose(0, Request{of(1), Symbol::Medicine});
    match.choose(1, GiveCard{I::Medicine});
    EXPECT_NE(to_json(sight_of(match, 2).stack).dump().find("\"medicine\""), std::string::npos);
    EXPECT_EQ(worlds_where(match, 2, [](const State& w) { return w.players[0].hand.contains(I::Medicine); }), 60);
}

// Whether the cards are alike or not, the same question is put.
TEST(Secrets, DW_XRD_2_GabrielIsGivenSomethingAlsoWhereAllCardsAreAlike)
{
    RULE("DW-XRD.2"), RULE("DW-D34");
    auto start = table().put(0, JennyClark, L::School).crossroads(X::GabrielDiaz);
    for (const Item second : {I::Junk, I::Fuel}) {
        auto match = Builder(start).hand(0, {I::Junk, second}).lucky_turn_of(0);
        match.decide(0, 1);
        ASSERT_TRUE(match.offers(0, PickCard{I::Junk})) << "silence would tell";
        match.choose(0, PickCard{I::Junk});
        EXPECT_EQ(match.cards(0), 1);
    }
}

TEST(Secrets, DW_XRD_2_AMuggedPlayerSaysWhatToKeepAlsoWhereAllCardsAreAlike)
{
    RULE("DW-XRD.2"), RULE("DW-D34");
    auto start = table().put(0, RodMiller, L::School).put(1, JennyClark, L::School).exiled(1).crossroads(X::Mugging);
    auto match = Builder(start).hand(0, {I::Fuel, I::Fuel, I::Fuel}).lucky_turn_of(0);
    match.decide(0, 0);
    ASSERT_TRUE(match.offers(0, PickCard{I::Fuel})) << "silence would tell";
    match.choose(0, PickCard{I::Fuel});
    EXPECT_EQ(match.cards(0), 1);
    EXPECT_EQ(match.cards(1), 2);
}

TEST(Secrets, DW_XRD_2_TheVoyeurPicksAlsoWhereAllCardsAreAlike)
{
    RULE("DW-XRD.2"), RULE("DW-D34");
    auto start = table().put(0, JennyClark, L::School).put(1, MikeCho, L::School).hand(1, {I::Fuel, I::Fuel});
    auto match = start.crossroads(X::Voyeur).turn_of(0);
    match.decide(0, 0);
    EXPECT_TRUE(match.offers(0, PickCard{I::Fuel})) << "silence would tell";
}

TEST(Secrets, DW_XRD_6_ADeckOfEqualCardsIsPickedFromAllTheSame)
{
    RULE("DW-XRD.6");
    auto start = table().put(0, MariaLopez).food(3).crossroads(X::MariaLopez).empty_deck(L::School);
    State s = start.in_turn(0);
    s.decks[index(L::School)].push_back(I::Medicine), s.removed.erase_one(I::Medicine);
    Match match(s);
    match.decide(0, 0);
    EXPECT_TRUE(match.offers(0, PickCard{I::Medicine})) << "silence would tell";
}

TEST(Secrets, DW_XRD_2_WhoHoldsMedicineOnlyJamesHasSeen)
{
    RULE("DW-XRD.2"), RULE("DW-D34");
    auto start = table(4).put(0, JamesMeyers).put(1, RodMiller).put(2, OliviaBrown).put(3, HarmanBrooks);
    start.hand(1, {I::Medicine, I::Medicine, I::Medicine}).hand(2, {I::Junk, I::Fuel}).hand(3, {I::Fuel, I::Food1});
    auto match = start.crossroads(X::JamesMeyers).turn_of(0);
    match.decide(0, 0);
    match.choose(0, Accept{});
    for (int n = 0; n < 3; ++n) {
        ASSERT_TRUE(match.offers(0, PickPlayer{of(1)})) << "silence would tell that nobody else has any";
        const auto true_hand = [&](const State& w) { return w.players[1].hand == match.player(1).hand; };
        EXPECT_LT(worlds_where(match, 2, true_hand), 55) << "a bystander does not know whose it is";
        EXPECT_EQ(worlds_where(match, 0, true_hand), 60) << "James has seen it";
        match.choose(0, PickPlayer{of(1)});
    }
    EXPECT_EQ(match.morale(), 7);
}

TEST(Secrets, DW_XRD_2_WorldsBesideAQuestionAboutPlayersHaveOtherHands)
{
    RULE("DW-XRD.2");
    auto start = table(4).put(0, JennyClark).put(0, RodMiller).put(1, MikeCho).put(2, OliviaBrown).put(3, HarmanBrooks);
    start.hand(1, {I::Medicine, I::Pistol1}).hand(2, {I::Junk, I::Fuel}).crossroads(X::WaveringLoyalties);
    auto match = start.turn_of(0);
    match.decide(0, 0);
    match.choose(0, PickSurvivor{RodMiller});
    ASSERT_TRUE(match.offers(0, PickPlayer{of(1)}));
    for (const int seat : {0, 2, 3}) {
        EXPECT_LT(worlds_where(match, seat, [&](const State& w) { return w.players[1].hand == match.player(1).hand; }),
                  20)
            << "who is asked about players knows no hands by it";
    }
}

TEST(Secrets, DW_R71_OnlyThiefAndVictimKnowWhatTheVoyeurTook)
{
    RULE("DW-R71"), RULE("DW-D44");
    auto start = table().put(0, JennyClark, L::School).put(1, MikeCho, L::School).put(2, OliviaBrown);
    start.hand(0, {I::Junk, I::Fuel}).hand(1, {I::Padlock, I::Medicine}).crisis(Crisis::Despair);
    auto match = start.crossroads(X::Voyeur).turn_of(0);
    match.decide(0, 0);
    match.choose(0, PickCard{I::Medicine});
    const auto holds_it = [](const State& w) { return w.players[0].hand.contains(I::Medicine); };
    const auto locked = [](const State& w) { return w.players[0].locked == I::Medicine; };
    EXPECT_LT(worlds_where(match, 2, holds_it), 50);
    EXPECT_LT(worlds_where(match, 2, locked), 30);
    EXPECT_EQ(worlds_where(match, 1, holds_it), 60) << "it was theirs";
    EXPECT_EQ(worlds_where(match, 1, locked), 60);
    match.choose(0, Contribute{I::Junk});  // face down: it might have been any card
    EXPECT_LT(worlds_where(match, 1, holds_it), 60);
}

TEST(Secrets, DW_R71_WhatTheVoyeurTookIsNotGivenOnRequest)
{
    RULE("DW-R71"), RULE("DW-REQ.2");
    auto start = table().put(0, JennyClark, L::School).put(1, MikeCho, L::School).put(2, OliviaBrown);
    start.hand(1, {I::Medicine, I::Junk}).wounds(OliviaBrown, 1).wounds(MikeCho, 1).crossroads(X::Voyeur);
    auto match = start.turn_of(0);
    match.decide(0, 0);
    match.choose(0, PickCard{I::Medicine});
    match.choose(0, EndTurn{});
    match.choose(1, Request{of(0), Symbol::Medicine});
    EXPECT_FALSE(match.offers(0, GiveCard{I::Medicine}));
    match.refuses(0, GiveCard{I::Medicine}, "DW-R71");
    match.choose(0, Decline{});
}

TEST(Secrets, DW_R71_NorIsItPaid)
{
    RULE("DW-R71"), RULE("DW-D35");
    auto start = three().hand(1, {I::Fuel, I::Junk}).hand(2, {I::Fuel, I::Fuel}).crossroads(X::CreatureComforts);
    State s = start.in_turn(0);
    s.players[1].locked = I::Fuel;
    s.players[2].locked = I::Fuel;
    Match match(s);
    EXPECT_FALSE(match.offers(1, PickCard{I::Fuel}));
    ASSERT_TRUE(match.offers(2, PickCard{I::Fuel})) << "another one is not the one that was taken";
    match.choose(2, PickCard{I::Fuel});
    EXPECT_FALSE(match.offers(2, PickCard{I::Fuel}));
}

TEST(Secrets, DW_XRD_6_OnlyWhoPicksFromADeckSeesIt)
{
    RULE("DW-XRD.6");
    auto match = table().put(0, MariaLopez).put(1, RodMiller).food(3).crossroads(X::MariaLopez).turn_of(0);
    match.decide(0, 0);
    ASSERT_TRUE(match.offers(0, PickCard{I::Medicine}));
    const auto same = [&](const State& w) {
        Deck a = w.decks[index(L::School)], b = match.state().decks[index(L::School)];
        std::sort(a.begin(), a.end()), std::sort(b.begin(), b.end());
        return a == b;
    };
    EXPECT_EQ(worlds_where(match, 0, same), 60);
    EXPECT_LT(worlds_where(match, 1, same), 30);
}

TEST(Secrets, DW_ATS_4_TheVictimKnowsWhatWasStolen)
{
    RULE("DW-ATS.4");
    auto start = table().put(0, JennyClark, L::School).put(1, MikeCho, L::School).put(2, OliviaBrown).dice(0, {6});
    auto match = start.hand(0, {I::Junk}).hand(1, {I::Medicine, I::Padlock}).turn_of(0, {d1, 0});
    match.choose(0, Strike{JennyClark, MikeCho, 6});
    const auto holds_it = [](const State& w) { return w.players[0].hand.contains(I::Medicine); };
    EXPECT_EQ(worlds_where(match, 1, holds_it), 60);
    EXPECT_LT(worlds_where(match, 2, holds_it), 50);
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
