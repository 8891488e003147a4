// The set-up, and the dice of a round. [DW-SET.1] to [DW-SET.17] [DW-DIC.1] to [DW-DIC.8]
#include <numeric>

#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

State dealt(std::size_t seats, std::uint64_t seed, const Options& options = {})
{
    Rng rng = Rng::searching(seed);
    DwLog log;
    return DeadOfWinter::setup(seats, options, rng, log);
}

class Start : public Scenario<DeadOfWinter> {
public:
    explicit Start(const State& s) : Scenario(s, {}) { rng_ = Rng::searching(3); }
    void all_keep()
    {
        for (const Seat seat : waiting()) {
            choose(static_cast<int>(index(seat)), fallback(static_cast<int>(index(seat))));
        }
    }
};

TEST(Setup, DW_SET_1_ColonyAndSixLocations)
{
    RULE("DW-SET.1");
    RULE("DW-DEF.1");
    EXPECT_EQ(kLocations, 7U);
    EXPECT_EQ(kOutside.size(), 6U);
    EXPECT_EQ(std::accumulate(kGateSpaces.begin(), kGateSpaces.end(), 0), 40);
    EXPECT_EQ(std::accumulate(kSurvivorSpaces.begin() + 1, kSurvivorSpaces.end(), 0), 19);
}

TEST(Setup, DW_SET_2_TheObjectiveSetsTheTable)
{
    RULE("DW-SET.2");
    Options options;
    options.objective = ObjectiveIs::TooManyMouths;
    const State s = dealt(3, 1, options);
    EXPECT_EQ(s.helpless, 6);
    EXPECT_EQ(s.morale, 7);
    EXPECT_EQ(s.rounds, 5);
    for (std::size_t i = 0; i < kColonyGates; ++i) {
        EXPECT_EQ(s.gates[i].zombies, 1);  // one at each entrance
    }
}

TEST(Setup, DW_SET_3_ColonyZombiesGoRoundTheEntrances)
{
    RULE("DW-SET.3");
    Options options;
    options.objective = ObjectiveIs::HomeSweetHome;
    const State s = dealt(4, 1, options);
    for (std::size_t i = 0; i < kColonyGates; ++i) {
        EXPECT_EQ(s.gates[i].zombies, 2);
    }
    EXPECT_EQ(zombies_at(s, L::School), 1);
}

TEST(Setup, DW_SET_4_DecksAreShuffledApart)
{
    RULE("DW-SET.4");
    RULE("DW-SET.5");
    RULE("DW-SET.6");
    const State a = dealt(4, 1), b = dealt(4, 2);
    EXPECT_EQ(a.crisis_deck.size(), kCrises);
    EXPECT_EQ(a.survivor_deck.size() + 16, kSurvivors);
    EXPECT_EQ(a.exile_deck.size(), kExiles);
    EXPECT_EQ(a.crossroads_deck.size(), kCrossroads);
    EXPECT_NE(a.crisis_deck, b.crisis_deck);
    EXPECT_NE(a.crossroads_deck, b.crossroads_deck);
    for (const Location place : kOutside) {
        EXPECT_EQ(a.decks[index(place)].size(), 20U);
        EXPECT_NE(a.decks[index(place)], b.decks[index(place)]);
        for (const Item item : a.decks[index(place)]) {
            EXPECT_GT(kItemFacts[index(item)].copies[index(place)], 0);
        }
    }
}

TEST(Setup, DW_SET_7_EverybodyHasASheet)
{
    RULE("DW-SET.7");
    const State s = dealt(5, 1);
    for (const Seat seat : all_seats(s)) {
        EXPECT_TRUE(player(s, seat).group.empty());
        EXPECT_EQ(player(s, seat).used, 0);
        EXPECT_EQ(dice_left(player(s, seat)), 0);
    }
}

TEST(Setup, DW_SET_10_ABetrayerSitsAtFourOfNineTables)
{
    RULE("DW-SET.8");
    RULE("DW-SET.9");
    RULE("DW-SET.10");
    int betrayers = 0;
    constexpr int kTables = 900;
    for (int seed = 0; seed < kTables; ++seed) {
        const State s = dealt(4, static_cast<std::uint64_t>(seed));
        int here = 0;
        for (const Seat seat : all_seats(s)) {
            ASSERT_TRUE(player(s, seat).objective);
            here += is_betrayer(s, seat) ? 1 : 0;
        }
        ASSERT_LE(here, 1);
        betrayers += here;
    }
    EXPECT_NEAR(betrayers, kTables * 4 / 9, 60);
}

TEST(Setup, DW_SET_11_FiveStarterCards)
{
    RULE("DW-SET.11");
    const State s = dealt(3, 5);
    for (const Seat seat : all_seats(s)) {
        EXPECT_EQ(player(s, seat).hand.size(), 5U);
        for (const Item item : player(s, seat).hand) {
            EXPECT_TRUE(is_starter(item));
        }
    }
    EXPECT_EQ(s.box.size(), 10U);
}

TEST(Setup, DW_SET_12_FourSurvivorsTwoStay)
{
    RULE("DW-SET.12");
    RULE("DW-D02");
    RULE("DW-R02");
    Start t(dealt(3, 5));
    EXPECT_EQ(t.waiting().size(), 3);
    EXPECT_EQ(t.open(0)->options.size(), 6U);
    const auto best = std::get<Keep>(t.fallback(0)).survivors;
    const Survivors& four = t.state().players[0].dealt;
    EXPECT_EQ(best[1], four.nth(3)) << "the two with the highest influence";
    EXPECT_EQ(best[0], four.nth(2));
    Start other(t.state());
    other.choose(0, other.open(0)->options.front());
    t.choose(0, t.fallback(0));
    EXPECT_FALSE(other.state() == t.state());
    EXPECT_FALSE(t.waits_for(0));
    EXPECT_TRUE(DeadOfWinter::view(t.state(), seat_at(1)) == DeadOfWinter::view(other.state(), seat_at(1)))
        << "nobody sees which two";
    t.choose(1, t.fallback(1));
    EXPECT_EQ(t.state().survivor_deck.size(), 18U) << "nothing goes back before all have chosen";
    t.choose(2, t.fallback(2));
    EXPECT_EQ(t.state().survivor_deck.size(), 24U);
}

TEST(Setup, DW_SET_5_EveryPileIsShuffled)
{
    RULE("DW-SET.5"), RULE("DW-SET.4"), RULE("DW-SET.6"), RULE("DW-SET.9");
    EnumSet<Objective, kObjectives> objectives;
    EnumSet<Exile, kExiles> exiles;
    EnumSet<Crisis, kCrises> crises;
    Survivors survivors, on_top;
    EnumSet<Item, kItems> starters;
    int undealt = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const State s = dealt(3, seed);
        for (const Seat seat : all_seats(s)) objectives.add(*player(s, seat).objective);
        exiles.add(s.exile_deck.back()), crises.add(s.crisis_deck.back()), on_top.add(s.survivor_deck.back());
        survivors |= s.players[0].dealt;
        starters.add(s.players[2].hand.front());
        EXPECT_TRUE(std::is_sorted(s.box.begin(), s.box.end())) << "nobody knows in which order";
        for (std::size_t place = 1; place < kLocations; ++place)
            EXPECT_FALSE(std::is_sorted(s.decks[place].begin(), s.decks[place].end()));
        Start t(s);
        t.all_keep();
        undealt += s.survivor_deck.contains(t.state().survivor_deck.back());
    }
    EXPECT_EQ(objectives.size(), kObjectives);
    EXPECT_EQ(exiles.size(), kExiles);
    EXPECT_EQ(crises.size(), kCrises);
    EXPECT_EQ(survivors.size(), kSurvivors);
    EXPECT_EQ(on_top.size(), kSurvivors);
    EXPECT_GT(starters.size(), 1U);
    EXPECT_GT(undealt, 100) << "who goes back is shuffled in";
}

TEST(Setup, DW_SET_13_OneOfTheTwoIsNamedLeader)
{
    RULE("DW-SET.13"), RULE("DW-DEF.7");
    Start t(dealt(3, 8));
    t.all_keep();
    EXPECT_EQ(t.asked_by(0), "DW-SET.13");
    const Survivors kept = t.state().players[0].kept;
    EXPECT_EQ(t.open(0)->options, (std::vector<Choice>{NameLeader{kept.nth(0)}, NameLeader{kept.nth(1)}}));
    const auto question = t.question(1);
    t.choose(0, NameLeader{kept.nth(0)});
    EXPECT_EQ(t.question(1), question) << "the others keep their question";
    for (const int seat : {1, 2}) t.choose(seat, t.fallback(seat));
    EXPECT_EQ(t.state().players[0].leader, kept.nth(0));
    EXPECT_EQ(t.state().players[0].group, kept);
    EXPECT_FALSE(t.state().players[0].answer);
}

TEST(Setup, DW_D03_WhoIsAwayIsLedByTheHigherInfluence)
{
    RULE("DW-D03");
    Start t(dealt(3, 8));
    t.all_keep();
    for (const int seat : {0, 1, 2}) {
        const Survivors kept = t.state().players[static_cast<std::size_t>(seat)].kept;
        EXPECT_EQ(t.fallback(seat), Choice{NameLeader{kept.nth(1)}});
    }
}

TEST(Setup, DW_SET_14_AllBeginInTheColony)
{
    RULE("DW-SET.14");
    Start t(dealt(3, 8));
    t.all_keep();
    t.all_keep();
    for (const Seat seat : all_seats(t.state())) {
        EXPECT_EQ(player(t.state(), seat).group.size(), 2U);
        for (const Survivor who : player(t.state(), seat).group) EXPECT_EQ(figure(t.state(), who).at, L::Colony);
    }
}

TEST(Setup, DW_SET_15_TheHighestLeaderGoesFirst)
{
    RULE("DW-SET.15");
    SeatSet firsts;
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        Start t(dealt(3, seed));
        t.all_keep();
        t.all_keep();
        for (const Seat seat : all_seats(t.state())) {
            EXPECT_LE(*player(t.state(), seat).leader, *player(t.state(), t.state().first).leader);
        }
        firsts.add(t.state().first);
    }
    EXPECT_EQ(firsts.size(), 3U) << "whoever it is";
}

TEST(Setup, DW_SET_16_NoFoodNoHungerNoWaste)
{
    RULE("DW-SET.16");
    const State s = dealt(4, 3);
    EXPECT_EQ(s.food, 0);
    EXPECT_EQ(s.starvation, 0);
    EXPECT_TRUE(s.waste.empty());
}

TEST(Setup, DW_SET_17_CardsForAdultsMayStayOut)
{
    RULE("DW-SET.17");
    Options options;
    options.mature = false;
    const State s = dealt(4, 3, options);
    for (const Crossroads card : s.crossroads_deck) {
        EXPECT_FALSE(facts(card).mature);
    }
    EXPECT_LT(s.crossroads_deck.size(), kCrossroads);
}

TEST(Influence, DW_DEF_8_EachIsThereOnce)
{
    RULE("DW-DEF.8");
    for (std::size_t i = 0; i < kSurvivors; ++i) {
        EXPECT_EQ(influence_of(survivor_at(i)), 10 + 2 * static_cast<int>(i));
    }
}

TEST(ActionDice, DW_DIC_2_OneDieAndOneForEachSurvivor)
{
    RULE("DW-DIC.1");
    RULE("DW-DIC.2");
    RULE("DW-DIC.3");
    RULE("DW-CRI.1");
    RULE("DW-RND.2");
    auto match = table(3)
                     .put(0, Sparky)
                     .put(0, ForestPlum)
                     .put(1, BrianLee)
                     .put(2, MariaLopez)
                     .helpless(3)
                     .dice(0, {6, 6})
                     .phase(RoundStep::Crisis, {d1, d2, d3, d4, d5, d6, d1});
    EXPECT_TRUE(match.state().crisis);
    EXPECT_EQ(match.dice(0), 3) << "old dice are gone";
    EXPECT_EQ(match.dice(1), 2);
    EXPECT_EQ(match.player(0).dice, (Dice{1, 1, 1, 0, 0, 0}));
    EXPECT_EQ(match.player(0).used, 0);
}

TEST(ActionDice, DW_DIC_4_DiceBelongToTheGroup)
{
    RULE("DW-DIC.4");
    auto match =
        table(3).put(0, Sparky).put(0, BrianLee).zombies(G::Colony1, 2).dice(0, {2, 2}).turn_of(0, {blank, blank});
    match.choose(0, Attack{Sparky, G::Colony1, 2, {}, {}, {}});
    match.choose(0, Attack{Sparky, G::Colony1, 2, {}, {}, {}});
    EXPECT_EQ(match.dice(0), 0);
}

TEST(ActionDice, DW_DIC_5_NewSurvivorsBringADieLater)
{
    RULE("DW-DIC.5");
    RULE("DW-NEW.2");
    auto match = table(3).put(0, Sparky).hand(0, {I::Outsider1}).dice(0, {3}).next_survivor(MikeCho).turn_of(0);
    match.choose(0, PlayCard{I::Outsider1});
    EXPECT_TRUE(match.alive(MikeCho));
    EXPECT_EQ(match.dice(0), 1);
    EXPECT_TRUE(match.offers(0, Attract{MikeCho, 3}));
}

TEST(ActionDice, DW_DIC_6_ALostSurvivorTakesNoDice)
{
    RULE("DW-DIC.6");
    RULE("DW-TRN.2");
    RULE("DW-TRN.3");
    auto match = table(3).put(0, Sparky).put(0, ForestPlum).wounds(Sparky, 0, 2).dice(0, {3, 4, 5}).turn_of(0);
    EXPECT_FALSE(match.alive(Sparky)) << "one wound for two frostbites, and that is the third";
    EXPECT_EQ(match.dice(0), 3);
}

TEST(ActionDice, DW_DIC_7_GogglesGiveOneMore)
{
    RULE("DW-DIC.7");
    auto match = table(3)
                     .put(0, Sparky)
                     .equip(Sparky, I::NightVisionGoggles)
                     .phase(RoundStep::Dice, {d1, d1, d1, d1, d1, d1, d1});
    EXPECT_EQ(match.dice(0), 3);
    EXPECT_EQ(match.dice(1), 2);
}

TEST(ActionDice, DW_DIC_8_OtherRollsEnterNoPool)
{
    RULE("DW-DIC.8");
    auto match = table(3).put(0, Sparky).put(1, ForestPlum).dice(0, {2}).turn_of(0, {d6});
    match.choose(0, Strike{Sparky, ForestPlum, 2, {}});
    EXPECT_EQ(match.dice(0), 0);
    EXPECT_EQ(match.player(0).used, 1);
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
