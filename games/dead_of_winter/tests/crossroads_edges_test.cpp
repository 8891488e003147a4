// Crossroads cards where their conditions only just hold, or only just do not.
#include "games/dead_of_winter/crossroads.h"
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

void take_out(State& s, int seat)  // with all of their survivors
{
    Player& p = s.players[static_cast<std::size_t>(seat)];
    for (const Survivor who : p.group) s.figures[index(who)] = Figure{.is = FigureIs::Removed};
    p.group = {};
    p.leader.reset();
    p.out = s.options.elimination = true;
}

bool in_order(const Deck& some, const Deck& all)  // do these lie in all of them one after the other?
{
    std::size_t next = 0;
    for (const Item item : all) next += next < some.size() && some[next] == item;
    return next == some.size();
}

TEST(CrossroadsEdges, DW_NEW_4_AnExileNeedsNoRoomInTheColony)
{
    RULE("DW-NEW.4"), RULE("DW-EXI.7");
    for (const bool exiled : {false, true}) {
        auto start = table(3).put(0, JennyClark, L::Library).put(1, MikeCho).put(2, OliviaBrown).helpless(22);
        if (exiled) start.exiled(0);
        auto match = start.crossroads(X::GreyBeard).lucky_turn_of(0);
        match.choose(0, Move{JennyClark, L::School, {}});
        EXPECT_EQ(match.triggered(X::GreyBeard), exiled) << "the colony is full";
    }
}

TEST(CrossroadsEdges, DW_XRD_4_WhatSomethingDoneBringsAboutTriggersAtOnce)
{
    RULE("DW-XRD.4"), RULE("DW-XRD.5");
    auto match = table(3).put(0, JennyClark, L::School).crossroads(X::CreatureComforts).turn_of(0, {blank});
    EXPECT_FALSE(match.triggered(X::CreatureComforts));
    match.choose(0, Move{JennyClark, L::Colony, {}});
    EXPECT_TRUE(match.triggered(X::CreatureComforts)) << "somebody is at home";
}

TEST(CrossroadsEdges, DW_XRD_2_WhoseTurnItIsDecides)
{
    RULE("DW-XRD.2"), RULE("DW-XRD.1");
    auto match = table(3).put(1, RodMiller, L::School).crossroads(X::TheDeputy).lucky_turn_of(1);
    EXPECT_EQ(match.waiting(), SeatSet(2));
    match.decide(1, 0);
    EXPECT_GT(match.cards(1), 0);
    EXPECT_EQ(match.cards(0), 0);
}

TEST(CrossroadsEdges, DW_XRD_5_BackToWhereItCameFrom)
{
    RULE("DW-XRD.5");
    auto match = table(3).put(0, JennyClark, L::Library).crossroads(X::Horde).turn_of(0, {blank});
    match.choose(0, Move{JennyClark, L::School, {}});
    match.decide(0, 1);
    EXPECT_EQ(match.at(JennyClark), L::Library);
}

TEST(CrossroadsEdges, DW_XRD_5_WhatWasDoneIsForgottenOnceItWasLookedAt)
{
    RULE("DW-XRD.5");
    auto match = table(3).put(0, JennyClark).turn_of(0, {blank});
    match.choose(0, Move{JennyClark, L::School, {}});
    EXPECT_EQ(running<Turn>(match.state())->doing, Doing{});
    State s = match.state();
    Turn& turn = *running<Turn>(s);
    turn.doing = {Deed::Moved, MikeCho, L::School, L::Library, I::Pistol1, true, true, true, true};
    did(s, Deed::Searched, RodMiller, L::Hospital, L::Library);
    Doing expected;
    expected.deed = Deed::Searched;
    expected.who = RodMiller;
    expected.from = L::Hospital;
    expected.place = L::Library;
    EXPECT_EQ(turn.doing, expected) << "nothing is left of what was done before";
}

TEST(CrossroadsEdges, DW_XRD_7_AQuarrelIsBetweenOnesOwn)
{
    RULE("DW-XRD.7");
    auto start = table(3).put(0, JennyClark, L::School).put(0, RodMiller, L::School).put(1, OliviaBrown, L::School);
    auto match = start.crossroads(X::LoversQuarrel).turn_of(0);
    match.decide(0, 1);
    for (const Survivor who : {JennyClark, RodMiller, OliviaBrown}) {
        EXPECT_EQ(match.figure(who).marks.has(Mark::Still), who != OliviaBrown);
    }
    EXPECT_EQ(match.asked_by(0), "DW-TRN.4") << "there is only one couple";
}

TEST(CrossroadsEdges, DW_TXT_1_NoGiftsFromAnEmptyStore)
{
    RULE("DW-TXT.1"), RULE("DW-VOT.1");
    auto start = table(3).put(0, RodMiller).put(1, ForestPlum).food(6).empty_deck(L::GroceryStore);
    auto match = start.crossroads(X::Christmas).lucky_turn_of(0);
    match.vote(0);
    for (int n = 0; n < 4; ++n) match.pick(1, Accept{});
    EXPECT_EQ(match.said<CardGiven>().size(), 0U);
    EXPECT_EQ(match.said<SawCard>().size(), 0U);
    EXPECT_EQ(match.asked_by(0), "DW-TRN.4");
    auto last = table(3).put(0, RodMiller).put(1, ForestPlum).food(6).empty_deck(L::School);
    auto given = last.crossroads(X::Christmas).lucky_turn_of(0);
    given.vote(0);
    given.choose(1, Accept{});
    EXPECT_TRUE(given.offers(1, PickPlayer{of(2)})) << "the school gives nothing anyway";
}

TEST(CrossroadsEdges, DW_HLP_4_ANurseOnADieOfOneAndADoctorOfEitherName)
{
    RULE("DW-HLP.4"), RULE("DW-TXT.1");
    auto start = table(3).put(0, RodMiller).put(1, MikeCho, L::School).helpless(2).crossroads(X::Outbreak);
    auto lucky = Builder(start).turn_of(0, {d2, d2});
    lucky.vote(1);
    EXPECT_EQ(lucky.helpless(), 2) << "only a 1 is deadly";
    for (const Survivor doctor : {OliviaBrown, JanetTaylor, EdwardWhite}) {
        auto match = Builder(start).put(2, doctor, L::School).lucky_turn_of(0);
        match.vote(1);
        EXPECT_EQ(match.said<DieRolled>().empty(), doctor != EdwardWhite) << "he is a chemist";
    }
}

TEST(CrossroadsEdges, DW_D44_JamesTakesMedicineFromWhoHasSome)
{
    RULE("DW-D44");
    auto start = table(3).put(0, JamesMeyers).hand(1, {I::Food1, I::Medicine, I::Medicine, I::Medicine});
    auto match = start.hand(2, {I::Junk}).crossroads(X::JamesMeyers).turn_of(0);
    match.decide(0, 0);
    match.choose(0, Accept{});
    for (int n = 0; n < 3; ++n) {
        EXPECT_FALSE(match.offers(0, PickPlayer{of(0)}));
        EXPECT_FALSE(match.offers(0, PickPlayer{of(2)}));
        match.pick(0, PickPlayer{of(1)});
    }
    EXPECT_TRUE(match.holds(1, I::Food1));
    EXPECT_EQ(match.cards(1), 1);
    EXPECT_TRUE(match.holds(2, I::Junk));
}

TEST(CrossroadsEdges, DW_D44_JamesReadsWhatIsNotOpenYetAndNotHisOwn)
{
    RULE("DW-D44"), RULE("DW-R48");
    auto start = table(4).put(0, JamesMeyers).put(1, RodMiller, L::School).exiled(1);  // whose objective is open
    auto match = start.crossroads(X::JamesMeyers).turn_of(0);
    match.decide(0, 1);
    for (const int seat : {0, 1, 2, 3}) EXPECT_EQ(match.offers(0, PickPlayer{of(seat)}), seat >= 2) << seat;
}

TEST(CrossroadsEdges, DW_NEW_4_OutsidersAreJustEnoughForEverybodyWhoIsIn)
{
    RULE("DW-NEW.4"), RULE("DW-VAR.5");
    for (const std::size_t left : {2U, 3U}) {
        State s = table(3).put(0, JennyClark).crossroads(X::Outsiders).in_turn(0);
        while (s.survivor_deck.size() > left) {
            s.figures[index(s.survivor_deck.take_back())] = Figure{.is = FigureIs::Removed};
        }
        EXPECT_EQ(Match(s).triggered(X::Outsiders), left == 3);
    }
    State s = table(3).put(0, JennyClark).crossroads(X::Outsiders).in_turn(0);
    take_out(s, 2);
    Match match(s);
    match.vote(0);
    EXPECT_EQ(match.helpless(), 2) << "nobody comes to who is out";
}

TEST(CrossroadsEdges, DW_TXT_1_OnlyTheOwnHurtNeedSleep)
{
    RULE("DW-TXT.1");
    for (const Survivor hurt : {JennyClark, MikeCho}) {
        auto start = table(3).put(0, JennyClark).put(1, MikeCho).wounds(hurt, 2).crossroads(X::Sleep);
        EXPECT_EQ(start.turn_of(0).triggered(X::Sleep), hurt == JennyClark);
    }
}

TEST(CrossroadsEdges, DW_R69_DavidLooksOnceAtEverybodyWhoHoldsACard)
{
    RULE("DW-R69");
    auto start = table(3).put(0, DavidGarcia).put(1, MikeCho).put(2, RodMiller).hand(1, {I::Junk}).first(1);
    auto match = start.crossroads(X::DavidGarcia).turn_of(0);
    ASSERT_EQ(match.said<SawCard>().size(), 1U);
    EXPECT_EQ(match.said<SawCard>().front().item, I::Junk);
}

TEST(CrossroadsEdges, DW_HLP_5_HalfOfTheHelplessRoundedUpIsTakenFromMorale)
{
    RULE("DW-HLP.5"), RULE("DW-MOR.1");
    for (const int helpless : {1, 2, 3, 4, 5}) {
        State s = three().helpless(helpless).state();
        std::vector<Note<Fact>> notes;
        DwLog log(notes);
        Script x;
        Rng rng = Rng::scripted({});
        facts(X::Helpless).options[0].ops[0].act(s, x, rng, log);
        EXPECT_EQ(s.helpless, 0);
        EXPECT_EQ(6 - s.morale, std::vector<int>({0, 1, 1, 2, 2, 3})[static_cast<std::size_t>(helpless)]);
    }
}

TEST(CrossroadsEdges, DW_XRD_6_EightCardsLieInTheDeputysSafe)
{
    RULE("DW-XRD.6");
    State s = table(3).put(0, RodMiller, L::School).crossroads(X::TheDeputy).in_turn(0);
    Deck& deck = s.decks[index(L::PoliceStation)];
    Deck tools, weapons;
    for (const Item item : deck) (symbol_of(item) == Symbol::Weapon ? weapons : tools).push_back(item);
    while (tools.size() > 7) s.removed.push_back(tools.take_back());
    while (weapons.size() > 2) s.removed.push_back(weapons.take_back());
    deck.clear();
    deck.push_back(weapons[0]);  // the ninth from the top
    for (const Item item : tools) deck.push_back(item);
    deck.push_back(weapons[1]);
    ASSERT_EQ(deck.size(), 9U);
    int kept_in_order = 0;
    for (int n = 0; n < 8; ++n) {
        Match match(s);
        std::swap(s.decks[index(L::PoliceStation)][2],
                  s.decks[index(L::PoliceStation)][3 + static_cast<std::size_t>(n) % 4]);
        const Deck before = match.state().decks[index(L::PoliceStation)];
        match.decide(0, 0);
        EXPECT_FALSE(match.holds(0, weapons[0]));
        EXPECT_TRUE(match.holds(0, weapons[1]));
        EXPECT_EQ(match.count_said<CardsKept>([](const auto& f) { return f.seat == of(0) && f.cards == 1; }), 1);
        kept_in_order += in_order(match.state().decks[index(L::PoliceStation)], before);
    }
    EXPECT_LT(kept_in_order, 8) << "then it is shuffled";
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
