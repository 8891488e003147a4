// Numbers and bounds of the colony phase, of searches and of what is used: one more or one less would be wrong.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Bounds, DW_R05_TheSearchForTheChildLastsTwoRoundsAndCostsOne)
{
    RULE("DW-R05"), RULE("DW-TXT.1");
    for (const int rounds : {1, 2}) {
        State s = three().helpless(4).food(9).standing(Standing::MissingChild).state_in(RoundStep::Marker);
        s.child_rounds = static_cast<std::uint8_t>(rounds);
        Match match(s);
        EXPECT_EQ(match.state().standing.has(Standing::MissingChild), rounds == 2);
        EXPECT_EQ(match.state().child_rounds, rounds - 1);
        EXPECT_EQ(match.helpless(), rounds == 2 ? 4 : 3);
    }
    EXPECT_EQ(Match(three().state_in(RoundStep::Marker)).state().child_rounds, 0) << "nobody is missing";
}

TEST(Bounds, DW_COL4_1_ZombiesComeToTheColonyInEveryRound)
{
    RULE("DW-COL4.1");
    State s = three().food(9).state_in(RoundStep::Waste);
    running<Round>(s)->begun = true;  // as the last round left it
    EXPECT_GE(Match(s).zombies(L::Colony), 2) << "three survivors";
}

TEST(Bounds, DW_XRD_4_OnlyFoodBuysDice)
{
    RULE("DW-XRD.4"), RULE("DW-DIC.7");
    auto start = three().standing(Standing::FoodForDice).hand(0, {I::Food1, I::Junk, I::StarterFood});
    State s = start.state_in(RoundStep::FoodForDice);
    running<Round>(s)->turns = 0;
    Match match(s);
    for (const Item item : {I::Food1, I::Junk, I::StarterFood}) {
        EXPECT_EQ(match.offers(0, GiveCard{item}), symbol_of(item) == Symbol::Food) << kItemNames[index(item)];
    }
    EXPECT_EQ(match.fallback(0), Choice{Decline{}});
}

TEST(Bounds, DW_D38_WhoIsAwayGivesNoFuel)
{
    RULE("DW-D38");
    Match match(three().goal(MainObjective::WinterHasCome).hand(0, {I::Fuel}).state_in(RoundStep::Fuel));
    EXPECT_TRUE(match.offers(0, GiveCard{I::Fuel}));
    EXPECT_EQ(match.fallback(0), Choice{Decline{}});
}

TEST(Bounds, DW_COL1_1_AnExilesHorseEatsNothingHere)
{
    RULE("DW-COL1.1");
    for (const bool exiled : {false, true}) {
        auto start =
            table(3).put(0, RodMiller, L::School).mark(RodMiller, Mark::Horse).put(1, MikeCho).put(2, OliviaBrown);
        if (exiled) start.exiled(0);
        EXPECT_EQ(food_need(start.state()), exiled ? 1 : 2);
    }
}

TEST(Bounds, DW_VAR_1_WithoutObjectivesThereIsNoBetrayer)
{
    RULE("DW-VAR.1");
    const State s = table(2).state();
    for (const int seat : {0, 1}) EXPECT_FALSE(is_betrayer(s, of(seat)));
}

TEST(Bounds, DW_SRC_7_ADeckMayHoldLessThanASearchShows)
{
    RULE("DW-SRC.7"), RULE("DW-SRC.5");
    for (const bool blueprints : {false, true}) {
        auto start = table(3).put(0, JennyClark, L::School).dice(0, {6});
        if (blueprints) start.equip(JennyClark, I::BlueprintsSchool);
        State s = start.in_turn(0);
        Deck& deck = s.decks[index(L::School)];
        while (deck.size() > 1) s.removed.push_back(deck.take_back());
        const Item last = deck.front();
        Match match(s);
        match.choose(0, Search{JennyClark, 6, false, {}});
        match.pick(0, KeepCard{last});
        EXPECT_TRUE(match.holds(0, last));
        EXPECT_EQ(match.cards(0), 1);
        EXPECT_EQ(match.asked_by(0), "DW-TRN.4");
    }
}

TEST(Bounds, DW_SRC_3_TwoOfAKindAreOneChoiceAndATorchHasToBeThere)
{
    RULE("DW-SRC.3"), RULE("DW-EQP.4");
    for (const int torch : {0, 1, 2, 3}) {  // none, another's that is used, the own, the own that is used
        auto start = table(3).put(0, JennyClark, L::Hospital).put(1, RodMiller).dice(0, {6});
        if (torch > 0) start.equip(torch == 1 ? RodMiller : JennyClark, I::Flashlight);
        State s = start.top(L::Hospital, {I::Medicine, I::Medicine, I::Medicine}).in_turn(0);
        if (torch % 2 == 1) s.used.add(I::Flashlight);
        Match match(s);
        match.choose(0, Search{JennyClark, 6, false, {}});
        std::vector<Choice> bot;
        options<DeadOfWinter>(match.state(), of(0), bot);
        EXPECT_EQ(std::count(bot.begin(), bot.end(), Choice{KeepCard{I::Medicine}}), 1);
        EXPECT_EQ(match.offers(0, MakeNoise{true}), torch == 2);
        const auto asked = match.open(0);
        EXPECT_EQ(std::any_of(asked->barred.begin(), asked->barred.end(),
                              [](const auto& each) { return each.first == Choice{MakeNoise{true}}; }),
                  torch == 3);
    }
}

TEST(Bounds, DW_SRC_4_ATorchIsGreyedOutOnlyWhereThereIsOne)
{
    RULE("DW-SRC.4");
    for (const bool torch : {false, true}) {
        auto start = table(3).put(0, JennyClark, L::Hospital).dice(0, {6}).noise(L::Hospital, 4);
        if (torch) start.equip(JennyClark, I::Flashlight);
        auto match = start.lucky_turn_of(0);
        match.choose(0, Search{JennyClark, 6, false, {}});
        const auto asked = match.open(0);
        for (const bool with : {false, true}) {
            const Choice noise = MakeNoise{with};
            EXPECT_EQ(std::any_of(asked->barred.begin(), asked->barred.end(),
                                  [&](const auto& each) { return each.first == noise; }),
                      torch || !with);
        }
    }
}

TEST(Bounds, DW_D10_TwoGatesWithOneSpaceEachAreAChoice)
{
    RULE("DW-D10"), RULE("DW-BAR.1");
    State s = three().in_turn(0);
    for (const G gate : {G::Colony1, G::Colony2, G::Colony3, G::Colony4, G::Colony5, G::Colony6}) {
        spaces(s, gate).barricades = 3;
    }
    for (const G gate : {G::Colony2, G::Colony5}) spaces(s, gate).barricades = 2;
    s.stack.push_back(Building{of(0), L::Colony, 1});
    Match match(s);
    for (const G gate : {G::Colony1, G::Colony2, G::Colony5, G::Colony6}) {
        EXPECT_EQ(match.offers(0, PickGate{gate}), gate == G::Colony2 || gate == G::Colony5);
    }
    match.choose(0, PickGate{G::Colony5});
    EXPECT_EQ(spaces(match.state(), G::Colony5).barricades, 3);
}

TEST(Bounds, DW_KIL_3_TheOnlyZombiesNearAreNotAskedAbout)
{
    RULE("DW-KIL.3"), RULE("DW-ABL.5");
    auto match = three().put(0, BevRussell).dice(0, {4}).helpless(1).zombies(G::Colony2, 2).turn_of(0);
    match.choose(0, Ability{BevRussell, BevRussell, 4});
    EXPECT_EQ(match.zombies(L::Colony), 0);
    EXPECT_EQ(match.asked_by(0), "DW-TRN.4");
}

TEST(Bounds, DW_EQP_4_ADieOfTwoCanBeLowered)
{
    RULE("DW-EQP.4");
    for (const int die : {1, 2}) {
        auto start =
            table(3).put(0, JennyClark).equip(JennyClark, I::WalkieTalkie).dice(0, {3}).dice(1, {die}).dice(2, {6});
        auto match = start.turn_of(0);
        match.choose(0, UseItem{JennyClark, I::WalkieTalkie});
        EXPECT_EQ(match.offers(0, PickPlayer{of(1)}), die == 2);
        EXPECT_TRUE(match.offers(0, PickPlayer{of(2)}));
    }
}

TEST(Bounds, DW_DIC_3_ADieHasSixSides)
{
    RULE("DW-DIC.3"), RULE("DW-R65");
    std::uint8_t highest = 0;
    int thrown = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const State s = table(3).put(0, JamesMeyers).dice(0, {1, 1, 1}).in_turn(0);
        State now = Match(s).state();
        Rng rng = Rng::searching(seed);
        std::vector<Note<Fact>> notes;
        DwLog log(notes);
        const std::array<Choice, 5> answers{Ability{JamesMeyers, JamesMeyers, 0}, PickDie{1}, PickDie{1}, PickDie{1},
                                            Done{}};
        for (const Choice& choice : answers) DeadOfWinter::apply(now, of(0), choice, rng, log);
        thrown += dice_left(now.players[0]);
        auto start = table(3).put(0, JennyClark).put(1, MikeCho).crossroads(X::Gambling);
        State bets = start.hand(0, {I::Fuel}).hand(1, {I::Medicine}).turn_of(0).state();
        for (const int seat : {0, 1, 2}) {
            if (waiting<DeadOfWinter>(bets).has(of(seat))) DeadOfWinter::apply(bets, of(seat), Vote{0}, rng, log);
        }
        for (const int seat : {0, 1}) {
            DeadOfWinter::apply(bets, of(seat), PickCard{seat == 0 ? I::Fuel : I::Medicine}, rng, log);
            DeadOfWinter::apply(bets, of(seat), Done{}, rng, log);
        }
        if (waiting<DeadOfWinter>(bets).has(of(2))) DeadOfWinter::apply(bets, of(2), Done{}, rng, log);
        for (const auto& note : notes) {
            if (const auto* bet = std::get_if<BetRolled>(&note.fact)) highest = std::max(highest, bet->roll);
        }
    }
    EXPECT_EQ(thrown, 180) << "every die shows one of six faces";
    EXPECT_EQ(highest, 6);
}

TEST(Bounds, DW_SET_12_FourSurvivorsAreDealtAndToldToTheirPlayer)
{
    RULE("DW-SET.12");
    std::vector<Note<Fact>> notes;
    DwLog log(notes);
    Rng rng = Rng::searching(5);
    const State s = DeadOfWinter::setup(3, {}, rng, log);
    int told = 0;
    for (const auto& note : notes) {
        const auto* dealt = std::get_if<Dealt>(&note.fact);
        if (!dealt) continue;
        ++told;
        EXPECT_EQ(dealt->survivors.size(), 4U);
        for (const Survivor who : dealt->survivors) EXPECT_TRUE(s.players[index(dealt->seat)].dealt.has(who));
    }
    EXPECT_EQ(told, 3);
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
