// Variants. [DW-VAR.1] to [DW-VAR.6]
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

State set_up(std::size_t seats, const Options& options, std::uint64_t seed = 1)
{
    Rng rng = Rng::searching(seed);
    DwLog log;
    const State s = DeadOfWinter::setup(seats, options, rng, log);
    EXPECT_EQ(DeadOfWinter::flaw(s), nullptr);
    return s;
}

int betrayers(const State& s)
{
    int n = 0;
    for (const Seat seat : all_seats(s)) {
        n += is_betrayer(s, seat);
    }
    return n;
}

int games_with_betrayer(std::size_t seats, const Options& options, int games)
{
    int n = 0;
    for (int i = 0; i < games; ++i) {
        n += betrayers(set_up(seats, options, static_cast<std::uint64_t>(i)));
    }
    return n;
}

TEST(Variants, DW_VAR_1_TogetherWithoutSecrets)
{
    RULE("DW-VAR.1");
    Options options;
    options.cooperative = true;
    options.objective = ObjectiveIs::WeNeedMoreSamples;
    State s = set_up(4, options);
    EXPECT_TRUE(s.hardcore);
    EXPECT_EQ(s.rounds, 5);
    for (const Seat seat : all_seats(s)) {
        EXPECT_FALSE(player(s, seat).objective);
    }
    for (std::size_t i = 0; i < kSurvivors; ++i) {
        EXPECT_EQ(s.figures[i].is == FigureIs::Box, kSurvivorFacts[i].non_coop);
    }
    for (const Crossroads card : s.crossroads_deck) {
        EXPECT_FALSE(facts(card).non_coop);
    }
    State over = s;
    over.stack.clear();
    over.ending = Ending::Goal;
    EXPECT_EQ(DeadOfWinter::winners(over).size(), 4);
    over.ending = Ending::Rounds;
    EXPECT_TRUE(DeadOfWinter::winners(over).empty());
}

TEST(Variants, DW_VAR_1_NobodyIsVotedOutThere)
{
    RULE("DW-VAR.1");
    auto match = table(2).put(0, BrianLee).put(1, RodMiller).crossroads(X::ThinIce).turn_of(0);
    EXPECT_FALSE(match.offers(0, CallVote{of(1)}));
}

TEST(Variants, DW_VAR_2_TwoPlayersHaveSevenCardsAndThreeSurvivors)
{
    RULE("DW-VAR.2"), RULE("DW-R59");
    const State s = set_up(2, {});
    EXPECT_TRUE(s.cooperative);
    for (const Seat seat : all_seats(s)) {
        EXPECT_EQ(player(s, seat).hand.size(), 7U);
        EXPECT_EQ(player(s, seat).dealt.size(), 4U);
    }
    Match match(s, {});
    EXPECT_EQ(match.open(0)->options.size(), 4U);
    EXPECT_EQ(std::get<Keep>(match.open(0)->options.front()).survivors.size(), 3U);
}

TEST(Variants, DW_VAR_3_ABetrayerIsLikely)
{
    RULE("DW-VAR.3");
    Options options;
    options.betrayer = Betrayer::Likely;
    const int found = games_with_betrayer(4, options, 500);
    EXPECT_NEAR(found, 400, 40);  // four of five
}

TEST(Variants, DW_SET_10_ABetrayerIsPossible)
{
    RULE("DW-SET.8"), RULE("DW-SET.9"), RULE("DW-SET.10");
    const int found = games_with_betrayer(4, {}, 900);
    EXPECT_NEAR(found, 400, 60);  // four of nine
}

TEST(Variants, DW_VAR_4_TheHardcoreSide)
{
    RULE("DW-VAR.4");
    Options options;
    options.hardcore = true;
    options.objective = ObjectiveIs::WeNeedMoreSamples;
    const State s = set_up(3, options);
    EXPECT_TRUE(s.hardcore);
    EXPECT_FALSE(s.cooperative);
    EXPECT_EQ(s.rounds, 5);
    EXPECT_EQ(zombies_at(s, L::School), 3);
    EXPECT_TRUE(player(s, of(0)).objective);
}

TEST(Variants, DW_VAR_5_WhoLosesTheLastSurvivorIsOut)
{
    RULE("DW-VAR.5");
    auto builder = table(3).put(0, LorettaClay).put(1, RodMiller).put(2, OliviaBrown);
    builder.options().elimination = true;
    auto match =
        builder.hand(0, {I::Fuel}).zombies(G::Colony1, 3).food(9).phase(RoundStep::ColonyZombies, Rolls(4, d1));
    EXPECT_TRUE(match.player(0).out);
    EXPECT_TRUE(match.player(0).hand.empty());
    EXPECT_TRUE(match.player(0).group.empty());
    EXPECT_EQ(match.said<Eliminated>().size(), 1U);
}

TEST(Variants, DW_VAR_5_WhoIsOutIsOfferedNothingAnyMore)
{
    RULE("DW-VAR.5");
    auto start = table(3).put(0, RodMiller).wounds(RodMiller, 1, 1).dice(0, {3, 4}).hand(0, {I::Food1});
    start.standing(Standing::Rest);
    start.options().elimination = true;
    auto match = start.turn_of(0);
    EXPECT_TRUE(match.player(0).out) << "frozen as the turn began";
    EXPECT_FALSE(match.waits_for(0));
    EXPECT_TRUE(match.waits_for(1)) << "the turn has ended";
}

TEST(Variants, DW_VAR_5_ACardGivesNothingToWhoIsOut)
{
    RULE("DW-VAR.5");
    auto tanker = table(3).put(0, RodMiller, L::School).removed({I::Fuel, I::Fuel}).crossroads(X::FuelTanker);
    tanker.zombies(G::Colony1, 3).options().elimination = true;
    auto match = tanker.turn_of(0);
    match.choose(0, Move{RodMiller, L::Colony, {}});
    match.decide(0, 0);
    EXPECT_TRUE(match.player(0).out) << "overrun by the zombies that the card brings";
    EXPECT_EQ(match.cards(0), 0);
    EXPECT_EQ(match.state().removed.size(), 2U);
    auto friends = table(3).put(0, Sparky, L::School).wounds(Sparky, 2).zombies(G::School, 1).crossroads(X::MikeCho);
    friends.options().elimination = true;
    auto lone = friends.turn_of(0);
    EXPECT_TRUE(lone.triggered(X::MikeCho));
    lone.decide(0, 0);
    EXPECT_TRUE(lone.player(0).out);
    EXPECT_FALSE(lone.player(0).leader);
    EXPECT_FALSE(lone.alive(MikeCho));
}

TEST(Variants, DW_VAR_6_WithoutABetrayer)
{
    RULE("DW-VAR.6");
    Options options;
    options.betrayer = Betrayer::None;
    EXPECT_EQ(games_with_betrayer(5, options, 200), 0);
}

TEST(Variants, DW_SET_17_CardsForAdultsMayStayInTheBox)
{
    RULE("DW-SET.17");
    Options options;
    options.mature = false;
    const State s = set_up(4, options);
    for (const Crossroads card : s.crossroads_deck) {
        EXPECT_FALSE(facts(card).mature);
    }
    EXPECT_EQ(set_up(4, {}).crossroads_deck.size(), kCrossroads);
}

TEST(Variants, DW_R07_ZombiesFromOnePlaceOnly)
{
    RULE("DW-R07"), RULE("DW-ATR.2");
    const auto build = [](bool single) {
        auto builder = table(3).put(0, BrianLee, L::Library).zombies(G::School, 1).zombies(G::Colony2, 1).dice(0, {1});
        builder.options().attract_single_source = single;
        return builder.turn_of(0);
    };
    auto wide = build(false);
    wide.choose(0, Attract{BrianLee, 1});
    wide.choose(0, Lure{G::School, G::Library});
    wide.choose(0, Lure{G::Colony2, G::Library});
    EXPECT_EQ(wide.zombies(L::Library), 2);
    auto strict = build(true);
    strict.choose(0, Attract{BrianLee, 1});
    strict.choose(0, Lure{G::School, G::Library});
    EXPECT_FALSE(strict.offers(0, Lure{G::Colony2, G::Library}));
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
