// Rulings that no chapter's tests name.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

TEST(Rulings, DW_R01_LeadersNeverTie)
{
    RULE("DW-R01");
    for (std::size_t i = 1; i < kSurvivors; ++i) {
        EXPECT_LT(influence_of(survivor_at(i - 1)), influence_of(survivor_at(i)));
    }
}

TEST(Rulings, DW_R03_AutomaticEffectsGoThroughTheBoardInOrder)
{
    RULE("DW-R03");
    auto start =
        table(5).put(0, RodMiller, L::GasStation).put(1, MikeCho, L::PoliceStation).put(2, BevRussell, L::School);
    start.put(3, JennyClark, L::Hospital).put(4, AlexisGrey, L::Library).food(9).noise(L::PoliceStation, 1);
    auto match = Match(start.state_in(RoundStep::OutsideZombies));
    std::vector<G> came;
    for (const auto& fact : match.said<ZombieCame>()) {
        if (came.size() < 5) came.push_back(fact.gate);
    }
    EXPECT_EQ(came, (std::vector<G>{G::PoliceStation, G::School, G::Library, G::Hospital, G::GasStation}))
        << "and the noise of the police station comes after them";
}

TEST(Rulings, DW_R22_MoraleEndsTheGameAfterTheDeathThatCausedIt)
{
    RULE("DW-R22");
    auto start = table().put(0, JennyClark).put(0, MikeCho).put(1, AndrewEvans, L::School).morale(1);
    auto match = start.turn_of(0, {bitten});
    match.choose(0, Move{JennyClark, L::School, {}});
    match.pick(0, NameLeader{MikeCho});
    EXPECT_EQ(match.state().ending, Ending::Morale);
    EXPECT_TRUE(match.alive(AndrewEvans)) << "the bite is not played on";
}

TEST(Rulings, DW_R24_AReplacementGoesElsewhereIfTheColonyIsFull)
{
    RULE("DW-R24");
    auto full = table().put(0, JennyClark, L::School).wounds(JennyClark, 2).helpless(22);
    auto match = full.turn_of(0, {wound_face});
    match.choose(0, Move{JennyClark, L::Library, {}});
    EXPECT_FALSE(match.alive(JennyClark));
    match.choose(0, PickPlace{L::Hospital});
    ASSERT_EQ(match.player(0).group.size(), 1U);
    EXPECT_EQ(match.at(*match.player(0).leader), L::Hospital);
}

TEST(Rulings, DW_R25_WithoutSurvivorsInTheDeckAPlayerGoesOnWithoutTurns)
{
    RULE("DW-R25");
    State s = table().put(0, JennyClark, L::School).wounds(JennyClark, 2).in_turn(0);
    while (!s.survivor_deck.empty()) s.figures[index(s.survivor_deck.take_back())].is = FigureIs::Removed;
    Match match(s, {wound_face});
    match.choose(0, Move{JennyClark, L::Library, {}});
    EXPECT_TRUE(match.player(0).out);
    EXPECT_FALSE(match.waits_for(0));
    EXPECT_TRUE(match.waits_for(1)) << "the next turn";
}

TEST(Rulings, DW_R26_MoraleIsLookedAtAfterEachPartOfTheZombies)
{
    RULE("DW-R26");
    auto start = table().put(0, Sparky).put(0, RodMiller).put(1, MikeCho).put(1, BevRussell).put(2, BrianLee).morale(1);
    for (std::size_t i = 0; i < kColonyGates; ++i) start.zombies(gate_at(i), 3);
    auto match = Match(start.state_in(RoundStep::ColonyZombies));
    for (const int seat : {0, 1, 2}) {
        if (match.open(seat)) match.choose(seat, match.fallback(seat));
    }
    EXPECT_EQ(match.state().ending, Ending::Morale);
    EXPECT_EQ(match.said<Died>().size(), 3U) << "all three zombies of the part have come";
}

TEST(Rulings, DW_R27_TheNumberOfZombiesIsFixedBefore)
{
    RULE("DW-R27");
    auto start = table().put(0, RodMiller, L::Library).put(0, MikeCho, L::Library).zombies(G::Library, 3).food(9);
    auto match = Match(start.state_in(RoundStep::OutsideZombies));
    EXPECT_EQ(match.count_said<Died>([](const auto& f) { return f.place == L::Library; }), 2)
        << "two zombies, though the first has killed one of two";
}

TEST(Rulings, DW_R28_EveryEffectBeginsAtEntranceOne)
{
    RULE("DW-R28");
    auto start = table().put(0, RodMiller, L::Hospital).dice(0, {6}).crossroads(X::Rascals);
    auto match = start.zombies(G::Colony1, 1).turn_of(0);
    match.choose(0, Search{RodMiller, 6, true, {}});
    match.choose(0, match.fallback(0));
    match.decide(0, 0);
    EXPECT_EQ(spaces(match.state(), G::Colony1).zombies, 2);
    EXPECT_EQ(spaces(match.state(), G::Colony6).zombies, 0);
}

TEST(Rulings, DW_R29_NothingContributedIsATotalOfNought)
{
    RULE("DW-R29");
    auto match = Match(table().crisis(Crisis::Despair).food(9).state_in(RoundStep::Resolve));
    ASSERT_EQ(match.said<CrisisFailed>().size(), 1U);
    EXPECT_EQ(match.said<CrisisFailed>().front().total, 0);
    EXPECT_EQ(match.said<CrisisFailed>().front().need, 3);
    EXPECT_TRUE(match.state().past.contains(Crisis::Despair)) << "the card has left the game";
}

TEST(Rulings, DW_R31_AnEmptyColonyEatsNothing)
{
    RULE("DW-R31");
    auto start = table().put(0, RodMiller, L::School).put(1, MikeCho, L::Library).put(2, BevRussell, L::Hospital);
    auto match = Match(start.state_in(RoundStep::Food));
    EXPECT_TRUE(match.said<Starved>().empty());
}

TEST(Rulings, DW_R41_OnlyTheNeighbourKnowsTheCard)
{
    RULE("DW-R41");
    auto match = table(4).put(0, RodMiller).crossroads(X::ThinIce).turn_of(0);
    for (const auto& note : match.notes()) {
        if (!std::holds_alternative<CrossroadsSeen>(note.fact)) continue;
        EXPECT_TRUE(note.to.reaches(seat_at(3))) << "the player on the right";
        EXPECT_FALSE(note.to.reaches(seat_at(0)));
        EXPECT_FALSE(note.to.reaches(seat_at(1)));
    }
    EXPECT_EQ(match.said<CrossroadsSeen>().size(), 1U);
}

TEST(Rulings, DW_R43_NothingHappensCanAlwaysBeChosen)
{
    RULE("DW-R43"), RULE("DW-R42");
    for (std::size_t i = 0; i < kCrossroads; ++i) {
        const CrossroadsFacts& card = facts(static_cast<X>(i));
        bool always = false;
        for (std::size_t option = 0; option < card.count; ++option) {
            if (!card.options[option].legal) always = true;
            if (card.options[option].ops.empty() && static_cast<X>(i) != X::Army) {
                EXPECT_EQ(card.options[option].legal, nullptr) << kCrossroadsNames[i];
            }
        }
        EXPECT_TRUE(always) << kCrossroadsNames[i] << ": there is an option";
    }
}

TEST(Rulings, DW_R55_EquipmentOfTheExiledStays)
{
    RULE("DW-R55"), RULE("DW-EXI.12");
    auto start = table().put(0, RodMiller, L::School).equip(RodMiller, I::Pistol1).exiled(0).hand(0, {I::Food1});
    auto match = start.turn_of(0);
    EXPECT_TRUE(match.figure(RodMiller).equipment.has(I::Pistol1));
    match.choose(0, PlayCard{I::Food1});
    EXPECT_TRUE(match.state().removed.contains(I::Food1));
    EXPECT_TRUE(match.state().waste.empty());
}

TEST(Rulings, DW_R56_EachPlayerMeansTheExiledToo)
{
    RULE("DW-R56");
    auto start = table().put(0, JennyClark).put(2, RodMiller, L::School).exiled(2).crossroads(X::Outsiders);
    auto match = start.lucky_turn_of(0);
    match.vote(0);
    for (int n = 0; n < 2 && match.open(2); ++n) match.choose(2, match.fallback(2));
    EXPECT_EQ(match.player(2).group.size(), 2U);
    EXPECT_EQ(match.helpless(), 2) << "but they add nobody helpless";
}

TEST(Rulings, DW_R58_DefaultsSpendNothing)
{
    RULE("DW-R58"), RULE("DW-D07");
    auto start = table().put(0, JennyClark).dice(0, {6, 6}).hand(0, {I::Fuel, I::Food1}).zombies(G::Colony1, 2).food(3);
    auto match = start.crisis(Crisis::Despair).turn_of(0);
    EXPECT_EQ(match.fallback(0), Choice(EndTurn{}));
}

TEST(Rulings, DW_R60_TokensDoNotRunOut)
{
    RULE("DW-R60");
    auto start = table().put(0, RodMiller).food(99).hand(0, {I::Food3});
    auto match = start.turn_of(0);
    match.choose(0, PlayCard{I::Food3});
    EXPECT_EQ(match.food(), 102);
}

TEST(Rulings, DW_R67_NobodyCanShowAnObjective)
{
    RULE("DW-R67");
    auto match = table().put(0, RodMiller).turn_of(0);
    const auto asked = match.open(0);
    for (const Choice& choice : asked->options) {
        EXPECT_NE(std::visit([](const auto& c) { return std::string(c.kVerb); }, choice).find("show"), 0U);
    }
    EXPECT_TRUE(match.said<ObjectiveShown>().empty());
}

TEST(Rulings, DW_R70_AVoteWithoutVotersIsATie)
{
    RULE("DW-R70"), RULE("DW-VOT.6");
    auto start = table().put(0, RodMiller).put(1, MikeCho, L::School).put(2, BevRussell, L::School).first(1);
    auto match = start.put(0, SophieRobinson, L::Library).crossroads(X::Airplane).turn_of(0);
    match.choose(0, Move{RodMiller, L::Hospital, {}});
    ASSERT_TRUE(match.triggered(X::Airplane));
    EXPECT_TRUE(match.waits_for(1)) << "nobody is in the colony: the first player decides";
    match.choose(1, Vote{1});
    EXPECT_TRUE(match.alive(SophieRobinson));
}

TEST(Decisions, DW_D01_TheObjectiveIsDrawnUnlessTheTableChooses)
{
    RULE("DW-D01");
    EXPECT_EQ(Options{}.objective, ObjectiveIs::Random);
}

TEST(Decisions, DW_D05_TheLowestDieThatWillDoIsOfferedFirst)
{
    RULE("DW-D05");
    auto match = table().put(0, RodMiller).dice(0, {2, 3, 6}).zombies(G::Colony1, 1).turn_of(0);
    EXPECT_FALSE(match.offers(0, Attack{RodMiller, G::Colony1, 2, {}, {}, {}}));
    EXPECT_TRUE(match.offers(0, Attack{RodMiller, G::Colony1, 3, {}, {}, {}}));
    EXPECT_TRUE(match.offers(0, Attack{RodMiller, G::Colony1, 6, {}, {}, {}})) << "people may spend any";
}

TEST(Decisions, DW_D11_AttractingFallsBackToNone)
{
    RULE("DW-D11");
    auto match = table().put(0, RodMiller).dice(0, {1}).zombies(G::School, 2).turn_of(0);
    match.choose(0, Attract{RodMiller, 1});
    EXPECT_EQ(match.fallback(0), Choice(Done{}));
}

TEST(Decisions, DW_D12_AbilitiesAndCardsCanBeCalledOff)
{
    RULE("DW-D12");
    auto match = table().put(0, GrayBeard).hand(1, {I::Junk}).hand(2, {I::Fuel}).turn_of(0);
    match.choose(0, Ability{GrayBeard, GrayBeard, 0});
    EXPECT_EQ(match.fallback(0), Choice(Cancel{}));
    match.choose(0, Cancel{});
    EXPECT_TRUE(match.offers(0, Ability{GrayBeard, GrayBeard, 0})) << "nothing was used up";
}

TEST(Decisions, DW_D30_ExiledSurvivorsGoWhereTheFewestZombiesAre)
{
    RULE("DW-D30");
    auto start =
        table().put(0, RodMiller).put(1, MikeCho).zombies(G::PoliceStation, 1).secret(1, Objective::TriggerHappy);
    auto match = start.lucky_turn_of(0);
    match.choose(0, CallVote{seat_at(1)});
    match.vote(0);
    ASSERT_TRUE(match.player(1).exiled);
    EXPECT_EQ(match.fallback(1), Choice(Move{MikeCho, L::GroceryStore, {}}));
}

TEST(Decisions, DW_D33_AnAbsentVoterVotesDown)
{
    RULE("DW-D33");
    auto match = table().put(0, RodMiller).helpless(1).crossroads(X::Helpless).turn_of(0);
    EXPECT_EQ(match.fallback(0), Choice(Vote{1}));
}

TEST(Decisions, DW_D36_AnAbsentPlayerBetsNothing)
{
    RULE("DW-D36");
    auto match = table().put(0, RodMiller).hand(0, {I::Junk}).crossroads(X::Gambling).turn_of(0);
    match.vote(0);
    EXPECT_EQ(match.fallback(0), Choice(Done{}));
}

TEST(Decisions, DW_D43_TaliaMayStaySilent)
{
    RULE("DW-D43");
    auto match = table().put(0, TaliaJones).turn_of(0);
    match.choose(0, Ability{TaliaJones, TaliaJones, 0});
    EXPECT_EQ(match.fallback(0), Choice(Done{}));
    match.choose(0, Done{});
    EXPECT_EQ(match.fallback(0), Choice(Done{}));
    match.choose(0, Done{});
    EXPECT_TRUE(match.said<HintGiven>().empty());
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
