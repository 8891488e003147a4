// What an ability, an item or a card may be aimed at, what it costs, and who is asked. [DW-ABL.5] [DW-PLY.5] [DW-REQ.6]
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

std::vector<Choice> options(const Match& match, int seat)
{
    const auto asked = match.open(seat);
    return asked ? asked->options : std::vector<Choice>{};
}
using Choices = std::vector<Choice>;
Choices sorted(Choices some)
{
    std::sort(some.begin(), some.end());
    return some;
}
PickDie die(int value) { return {static_cast<std::uint8_t>(value)}; }

// Seat 1 has the turn, so that nothing falls to seat 0 by default.
Builder second_seat() { return table().put(0, BrianLee).put(1, MikeCho).put(2, RodMiller).first(1); }

TEST(Targets, DW_DIC_3_DiceThatAnItemMayChange)
{
    RULE("DW-DIC.3"), RULE("DW-D12");
    const auto asks = [](I item, std::initializer_list<int> dice) {
        auto match = second_seat().equip(MikeCho, item).dice(1, dice).turn_of(1);
        match.choose(1, UseItem{MikeCho, item});
        EXPECT_EQ(match.fallback(1), Choice{Cancel{}});
        return options(match, 1);
    };
    EXPECT_EQ(asks(I::Jazzercise, {2, 6, 6}), sorted({Cancel{}, die(2), die(6)}));
    EXPECT_EQ(asks(I::GuideToLeadership, {1, 5, 6}), sorted({Cancel{}, die(1), die(5)})) << "a six cannot be raised";
}

TEST(Targets, DW_DIC_3_AWalkieTalkieLowersADieOfAnotherPlayer)
{
    RULE("DW-DIC.3"), RULE("DW-D12");
    auto start = second_seat().equip(MikeCho, I::WalkieTalkie).dice(1, {3, 6}).dice(0, {1, 2, 6}).dice(2, {1});
    auto match = start.turn_of(1);
    match.choose(1, UseItem{MikeCho, I::WalkieTalkie});
    EXPECT_EQ(options(match, 1), sorted({Cancel{}, PickPlayer{of(0)}})) << "a die above 1 is needed";
    match.choose(1, PickPlayer{of(0)});
    EXPECT_EQ(options(match, 1), sorted({die(2), die(6)}));
    match.choose(1, die(6));
    EXPECT_EQ(options(match, 1), Choices{die(3)});
    match.choose(1, die(3));
    EXPECT_EQ(match.player(1).dice, (Dice{0, 0, 0, 1, 0, 1}));
    EXPECT_EQ(match.player(0).dice, (Dice{1, 1, 0, 0, 1, 0}));
    EXPECT_FALSE(match.offers(1, UseItem{MikeCho, I::WalkieTalkie})) << "once a round";
}

TEST(Targets, DW_KIL_3_ARifleReachesEveryEntranceWithAZombie)
{
    RULE("DW-KIL.3");
    auto start = second_seat().equip(MikeCho, I::SniperRifle1).zombies(G::Colony1, 1).zombies(G::GasStation, 2);
    auto match = start.turn_of(1);
    match.choose(1, UseItem{MikeCho, I::SniperRifle1});
    EXPECT_EQ(options(match, 1), sorted({Cancel{}, PickGate{G::Colony1}, PickGate{G::GasStation}}));
    match.choose(1, PickGate{G::Colony1});
    EXPECT_EQ(match.zombies(L::Colony), 0);
    EXPECT_EQ(match.asked_by(1), "DW-TRN.4");
}

TEST(Targets, DW_R66_TaliaMaySwapTwoCrisesAndSayWhatTheyAre)
{
    RULE("DW-R66"), RULE("DW-D43"), RULE("DW-D44");
    for (const std::size_t left : {1U, 2U}) {
        for (const bool swaps : {false, true}) {
            State s = second_seat().put(1, TaliaJones).in_turn(1);
            while (s.crisis_deck.size() > left) s.past.push_back(s.crisis_deck.take_back());
            const auto before = s.crisis_deck;
            Match match(s, {});
            match.choose(1, Ability{TaliaJones, TaliaJones, 0});
            EXPECT_TRUE(match.figure(TaliaJones).used.has(TaliaJones)) << "paid at once";
            EXPECT_EQ(match.fallback(1), Choice{Done{}});
            EXPECT_EQ(options(match, 1), left == 2 ? sorted({Done{}, Swap{}}) : Choices{Done{}}) << "no way back";
            if (swaps && left == 2) {
                match.choose(1, Swap{});
                EXPECT_EQ(match.state().crisis_deck.front(), before.back());
            } else {
                match.choose(1, Done{});
                EXPECT_EQ(match.state().crisis_deck, before);
            }
            EXPECT_FALSE(match.offers(1, Swap{}));
            EXPECT_EQ(options(match, 1).size(), 1U + kHints * kHints);
            EXPECT_TRUE(match.offers(1, SayHint{static_cast<Hint>(0), static_cast<Hint>(0)}));
            match.choose(1, Done{});
            EXPECT_EQ(match.asked_by(1), "DW-TRN.4");
        }
    }
}

TEST(Targets, DW_DIC_3_JamesRollsAnyOfHisDiceAgainAtOnce)
{
    RULE("DW-DIC.3");
    auto match = second_seat().put(1, JamesMeyers).dice(1, {1, 1, 4}).turn_of(1, {d6, d2});
    match.choose(1, Ability{JamesMeyers, JamesMeyers, 0});
    EXPECT_EQ(options(match, 1), sorted({Cancel{}, die(1), die(4)})) << "at least one";
    match.choose(1, die(1));
    EXPECT_EQ(options(match, 1), sorted({Done{}, die(1), die(4)})) << "one is in the hand";
    match.choose(1, die(4));
    match.choose(1, Done{});
    EXPECT_EQ(match.player(1).dice, (Dice{1, 1, 0, 0, 0, 1}));
    EXPECT_TRUE(match.figure(JamesMeyers).used.has(JamesMeyers));
    EXPECT_EQ(match.said<DieRerolled>(), (std::vector{DieRerolled{of(1), 1, 6}, DieRerolled{of(1), 4, 2}}));
    EXPECT_EQ(match.asked_by(1), "DW-TRN.4");
}

TEST(Targets, DW_ABL_5_GabrielLooksAtFourCardsAndKeepsAnOutsider)
{
    RULE("DW-ABL.5");
    auto start = second_seat().put(1, GabrielDiaz, L::School);
    start.top(L::School, {I::Outsider1, I::Food1, I::Medicine, I::Outsider3, I::Outsider1, I::Food2});
    for (const bool keeps : {false, true}) {
        auto match = Builder(start).turn_of(1, unshuffled(keeps ? 19 : 20));
        match.choose(1, Ability{GabrielDiaz, GabrielDiaz, 0});
        EXPECT_TRUE(match.figure(GabrielDiaz).used.has(GabrielDiaz));
        EXPECT_EQ(match.state().drawn.size(), 4U);
        EXPECT_EQ(options(match, 1), sorted({Done{}, PickCard{I::Outsider1}, PickCard{I::Outsider3}}));
        EXPECT_EQ(match.fallback(1), Choice{Done{}});
        match.choose(1, keeps ? Choice{PickCard{I::Outsider1}} : Choice{Done{}});
        EXPECT_EQ(match.cards(1), keeps ? 1 : 0);
        EXPECT_EQ(match.deck(L::School), keeps ? 19 : 20);
        EXPECT_EQ(match.asked_by(1), "DW-TRN.4");
    }
    State s = Builder(start).in_turn(1);
    Deck& deck = s.decks[index(L::School)];
    while (deck.size() > 2) s.removed.push_back(deck.take_back());
    Match few(s);
    few.choose(1, Ability{GabrielDiaz, GabrielDiaz, 0});
    EXPECT_EQ(few.state().drawn.size(), 2U) << "all there are";
}

TEST(Targets, DW_WND_2_OliviaHealsWhoIsHurtBesideHer)
{
    RULE("DW-WND.2"), RULE("DW-D12");
    auto start = second_seat().put(1, OliviaBrown).put(2, JennyClark).put(2, Sparky, L::School);
    auto match = start.wounds(BrianLee, 1).wounds(Sparky, 1).turn_of(1);
    match.choose(1, Ability{OliviaBrown, OliviaBrown, 0});
    EXPECT_EQ(options(match, 1), sorted({Cancel{}, PickSurvivor{BrianLee}}));
    match.choose(1, PickSurvivor{BrianLee});
    EXPECT_EQ(match.hurt(BrianLee), 0);
    EXPECT_EQ(match.asked_by(1), "DW-TRN.4");
}

TEST(Targets, DW_ABL_2_BevAndLorettaPayTheDieTheyName)
{
    RULE("DW-ABL.2"), RULE("DW-KIL.3");
    auto start = second_seat().put(1, BevRussell).put(1, LorettaClay).dice(1, {1, 3, 5}).helpless(1);
    auto match = start.zombies(G::Colony2, 2).zombies(G::Colony4, 1).turn_of(1);
    match.choose(1, Ability{BevRussell, BevRussell, 3});
    EXPECT_EQ(options(match, 1), sorted({PickGate{G::Colony2}, PickGate{G::Colony4}}));
    match.choose(1, PickGate{G::Colony2});
    match.choose(1, PickGate{G::Colony4});
    EXPECT_EQ(match.player(1).dice, (Dice{1, 0, 0, 0, 1, 0}));
    EXPECT_EQ(match.zombies(L::Colony), 1);
    match.choose(1, Ability{LorettaClay, LorettaClay, 5});
    EXPECT_EQ(match.player(1).dice, (Dice{1, 0, 0, 0, 0, 0}));
    EXPECT_EQ(match.food(), 2);
}

TEST(Cards, DW_PLY_5_WhatEachPlayedCardMayBeAimedAt)
{
    RULE("DW-PLY.5"), RULE("DW-D13");
    const auto asks = [](Builder start, I item) {
        auto match = start.hand(1, {item}).turn_of(1);
        match.choose(1, PlayCard{item});
        EXPECT_EQ(match.fallback(1), Choice{Cancel{}});
        return options(match, 1);
    };
    auto start = second_seat().dice(1, {2, 6, 6}).wounds(RodMiller, 1);
    EXPECT_EQ(asks(Builder(start), I::Junk), sorted({Cancel{}, die(2), die(6)}));
    Choices shot{Cancel{}};
    for (const std::uint8_t from : {std::uint8_t{2}, std::uint8_t{6}}) {
        for (std::uint8_t to = 1; to <= 6; ++to) shot.push_back(SetDie{from, to});
    }
    EXPECT_EQ(asks(Builder(start), I::AdrenalineShot), sorted(shot));
    EXPECT_EQ(asks(Builder(start), I::Medicine), sorted({Cancel{}, PickSurvivor{RodMiller}}));
    start.put(1, Sparky, L::Library).put(1, JennyClark, L::School);
    start.barricades(G::Library, 3).zombies(G::School, 1).zombies(G::Colony1, 1);
    EXPECT_EQ(asks(Builder(start), I::Padlock), sorted({Cancel{}, PickPlace{L::Colony}, PickPlace{L::School}}));
    EXPECT_EQ(asks(Builder(start), I::Megaphone), sorted({Cancel{}, PickPlace{L::Colony}, PickPlace{L::School}}));
    EXPECT_EQ(asks(Builder(start), I::Scissors), sorted({Cancel{}, PickGate{G::Colony1}, PickGate{G::School}}));
}

TEST(Cards, DW_ATR_1_AMegaphoneCallsUpToFourFromOneOtherPlace)
{
    RULE("DW-ATR.1"), RULE("DW-D11");
    auto start = second_seat().put(1, Sparky, L::School).hand(1, {I::Megaphone});
    start.zombies(G::Colony1, 3).zombies(G::Colony2, 3).zombies(G::Hospital, 1);
    auto match = Builder(start).turn_of(1);
    match.choose(1, PlayCard{I::Megaphone});
    match.choose(1, PickPlace{L::School});
    EXPECT_EQ(options(match, 1),
              sorted({Done{}, Lure{G::Colony1, G::School}, Lure{G::Colony2, G::School}, Lure{G::Hospital, G::School}}));
    match.choose(1, Lure{G::Colony1, G::School});
    EXPECT_FALSE(match.offers(1, Lure{G::Hospital, G::School})) << "from one place";
    for (int n = 0; n < 2; ++n) match.choose(1, Lure{G::Colony2, G::School});
    match.choose(1, Lure{G::Colony1, G::School});
    EXPECT_EQ(match.zombies(L::School), 4);
    EXPECT_EQ(match.asked_by(1), "DW-TRN.4") << "four, and no more";
    auto enough = Builder(start).turn_of(1);
    enough.choose(1, PlayCard{I::Megaphone});
    enough.choose(1, PickPlace{L::School});
    enough.choose(1, Done{});
    EXPECT_EQ(enough.asked_by(1), "DW-TRN.4");
}

TEST(Cards, DW_BAR_1_APadlockIsTwoBarricadesWherePossible)
{
    RULE("DW-BAR.1"), RULE("DW-D10");
    auto start = second_seat().put(1, Sparky, L::School).hand(1, {I::Padlock});
    auto colony = Builder(start).zombies(G::Colony1, 3).turn_of(1);
    colony.choose(1, PlayCard{I::Padlock});
    colony.choose(1, PickPlace{L::Colony});
    EXPECT_EQ(colony.fallback(1), Choice{PickGate{G::Colony2}});
    EXPECT_FALSE(colony.offers(1, PickGate{G::Colony1}));
    colony.choose(1, PickGate{G::Colony2});
    colony.choose(1, PickGate{G::Colony6});
    EXPECT_EQ(colony.barricades(L::Colony), 2);
    EXPECT_EQ(colony.asked_by(1), "DW-TRN.4");
    auto school = Builder(start).zombies(G::School, 3).turn_of(1);
    school.choose(1, PlayCard{I::Padlock});
    school.choose(1, PickPlace{L::School});
    EXPECT_EQ(school.barricades(L::School), 1) << "there is one space";
    EXPECT_EQ(school.asked_by(1), "DW-TRN.4");
    auto last = Builder(start);
    for (const G gate : {G::Colony1, G::Colony2, G::Colony3, G::Colony4, G::Colony5}) last.zombies(gate, 3);
    auto one = last.zombies(G::Colony6, 1).turn_of(1);
    one.choose(1, PlayCard{I::Padlock});
    one.choose(1, PickPlace{L::Colony});
    EXPECT_EQ(spaces(one.state(), G::Colony6).barricades, 2) << "one entrance: nothing to choose";
}

// Seat 2 asks seat 0.
bool may_give(Builder start, I item)
{
    auto match = start.hand(0, {item}).turn_of(2);
    match.choose(2, Request{of(0), symbol_of(item)});
    const bool gives = match.offers(0, GiveCard{item});
    EXPECT_EQ(match.fallback(0), Choice{Decline{}});
    EXPECT_EQ(match.bars(0, GiveCard{item}), gives ? "not barred" : "DW-REQ.6");
    return gives;
}

TEST(Requests, DW_REQ_6_FuelIsOfUseWhereSomebodyCanDrive)
{
    RULE("DW-REQ.6");
    auto start = table().put(0, BrianLee).put(1, MikeCho).put(2, RodMiller).first(2);
    EXPECT_TRUE(may_give(Builder(start), I::Fuel));
    EXPECT_FALSE(may_give(Builder(start).mark(RodMiller, Mark::Jailed), I::Fuel));
    EXPECT_FALSE(may_give(Builder(start)
                              .mark(RodMiller, Mark::LibraryBound)
                              .put(0, Sparky, L::Library)
                              .put(0, JennyClark, L::Library)
                              .put(1, OliviaBrown, L::Library),
                          I::Fuel));
    EXPECT_TRUE(may_give(Builder(start).mark(RodMiller, Mark::LibraryBound), I::Fuel));
    auto library = table().put(0, BrianLee).put(1, MikeCho).put(2, RodMiller, L::Library).first(2);
    EXPECT_FALSE(may_give(Builder(library).mark(RodMiller, Mark::LibraryBound), I::Fuel)) << "already there";
}

TEST(Requests, DW_REQ_6_ALampIsOfUseWhereSomebodyCanFight)
{
    RULE("DW-REQ.6");
    auto alone = table().put(0, BrianLee).put(1, MikeCho).put(2, RodMiller, L::School).first(2);
    EXPECT_FALSE(may_give(Builder(alone), I::ReadingLamp));
    EXPECT_TRUE(may_give(Builder(alone).zombies(G::School, 1), I::ReadingLamp));
    EXPECT_TRUE(may_give(Builder(alone).put(1, Sparky, L::School), I::ReadingLamp));
    EXPECT_FALSE(may_give(Builder(alone).put(2, Sparky, L::School), I::ReadingLamp)) << "one's own";
    EXPECT_FALSE(may_give(Builder(alone).zombies(G::School, 1).mark(RodMiller, Mark::Jailed), I::ReadingLamp));
    EXPECT_TRUE(may_give(Builder(alone).zombies(G::School, 1).mark(RodMiller, Mark::LibraryBarred), I::ReadingLamp));
}

TEST(Requests, DW_REQ_2_TheGivenCardIsPlayedByWhoAsked)
{
    RULE("DW-REQ.2"), RULE("DW-REQ.3"), RULE("DW-D21");
    auto start = table().put(0, BrianLee).put(1, MikeCho).put(2, RodMiller).first(2).zombies(G::Colony1, 1);
    auto fuel = Builder(start).hand(0, {I::Fuel}).turn_of(2);
    fuel.choose(2, Request{of(0), Symbol::Fuel});
    fuel.choose(0, GiveCard{I::Fuel});
    EXPECT_EQ(fuel.fallback(2), Choice{Cancel{}});
    EXPECT_TRUE(fuel.offers(2, Move{RodMiller, L::School, means(I::Fuel)}));
    EXPECT_FALSE(fuel.offers(2, Move{RodMiller, L::School, {}}));
    fuel.choose(2, Move{RodMiller, L::School, means(I::Fuel)});
    EXPECT_EQ(fuel.at(RodMiller), L::School);
    EXPECT_EQ(fuel.state().waste.back(), I::Fuel);
    auto lamp = Builder(start).hand(0, {I::ReadingLamp}).turn_of(2, {blank});
    lamp.choose(2, Request{of(0), Symbol::Tool});
    lamp.choose(0, GiveCard{I::ReadingLamp});
    lamp.choose(2, Attack{RodMiller, G::Colony1, 0, means(I::ReadingLamp), {}, {}});
    EXPECT_EQ(lamp.zombies(L::Colony), 0);
    EXPECT_EQ(lamp.cards(2), 0);
    auto back = Builder(start).hand(0, {I::Hammer}).turn_of(2);
    back.choose(2, Request{of(0), Symbol::Tool});
    back.choose(0, GiveCard{I::Hammer});
    EXPECT_TRUE(back.offers(2, Equip{I::Hammer, RodMiller}));
    back.choose(2, Cancel{});
    EXPECT_TRUE(back.holds(0, I::Hammer));
    EXPECT_EQ(back.cards(2), 0);
}

TEST(Search, DW_SRC_4_WhyNoMoreNoiseIsMade)
{
    RULE("DW-SRC.3"), RULE("DW-SRC.4"), RULE("DW-SRC.7"), RULE("DW-EQP.4");
    auto start = table().put(0, BrianLee).put(1, JennyClark, L::School).equip(JennyClark, I::Flashlight);
    start.equip(JennyClark, I::BlueprintsSchool).dice(1, {3}).first(1);
    const auto searching = [&](Builder b, std::size_t left) {
        State s = b.in_turn(1);
        Deck& deck = s.decks[index(L::School)];
        while (deck.size() > left) s.removed.push_back(deck.take_back());
        return s;
    };
    Match empty(searching(Builder(start), 5));
    empty.choose(1, Search{JennyClark, 3, false, {}});
    ASSERT_EQ(empty.state().drawn.size(), 5U);
    for (const bool torch : {false, true}) empty.refuses(1, MakeNoise{torch}, "DW-SRC.7");
    Match full(searching(Builder(start).noise(L::School, 4), 9));
    full.choose(1, Search{JennyClark, 3, false, {}});
    for (const bool torch : {false, true}) full.refuses(1, MakeNoise{torch}, "DW-SRC.4");
    full.choose(1, full.fallback(1));
    for (const bool torch : {false, true}) full.refuses(1, MakeNoise{torch}, "DW-SRC.3");
    full.choose(1, full.fallback(1));
    EXPECT_EQ(full.cards(1), 2);
    EXPECT_TRUE(full.state().searched.has(L::School));
    Match dark(searching(Builder(start), 12));
    dark.choose(1, Search{JennyClark, 3, true, {}});
    dark.choose(1, MakeNoise{false});
    EXPECT_TRUE(dark.offers(1, MakeNoise{true})) << "the torch is still there";
    dark.choose(1, MakeNoise{true});
    EXPECT_EQ(dark.state().drawn.size(), 5U);
    EXPECT_EQ(dark.bars(1, MakeNoise{true}), "DW-EQP.4");
    Match none(table().put(0, BrianLee).put(1, JennyClark, L::School).dice(1, {3}).first(1).in_turn(1));
    none.choose(1, Search{JennyClark, 3, true, {}});
    EXPECT_EQ(none.bars(1, MakeNoise{true}), "not barred") << "there is no torch";
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
