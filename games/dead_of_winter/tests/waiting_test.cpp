// Whoever found every space taken waits off the board, and comes in as soon as there is room. [DW-R24]
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

constexpr int kColonySpaces = kSurvivorSpaces[0];

// Seat 2 has filled the outside, but for `left` spaces of a location; helpless ones fill the colony beside `own`.
Builder crowded(int own, L open = L::School, int left = 0)
{
    Builder start = table(3);
    std::size_t next = index(HarmanBrooks);
    for (const L place : kOutside) {
        const int spaces = kSurvivorSpaces[index(place)] - (place == open ? left : 0);
        for (int n = 0; n < spaces; ++n) start.put(2, survivor_at(next++), place);
    }
    return start.helpless(kColonySpaces - own);
}

State beside_the_board(State s, std::size_t seat, Survivor who)
{
    s.survivor_deck.erase_one(who);
    s.figures[index(who)].is = FigureIs::Waiting;
    s.figures[index(who)].controller = seat_at(seat);
    s.players[seat].group.add(who);
    return s;
}

Builder before_a_death()  // Jenny will fall at the first entrance
{
    Builder start = crowded(3).put(0, LorettaClay).put(0, JennyClark).put(1, CarlaThompson).wounds(JennyClark, 2);
    return start.zombies(G::Colony1, 1).dice(0, {6});
}
constexpr Attack kLastFight{JennyClark, G::Colony1, 6, {}, {}, {}};

TEST(Waiting, DW_R24_WhoWaitsComesInAsSoonAsASpaceIsFree)
{
    RULE("DW-R24");
    Match match(beside_the_board(before_a_death().in_turn(0), 1, MikeCho), {wound_face});
    EXPECT_EQ(match.figure(MikeCho).is, FigureIs::Waiting);
    match.choose(0, kLastFight);
    ASSERT_TRUE(match.alive(MikeCho));
    EXPECT_EQ(match.at(MikeCho), L::Colony);
    EXPECT_TRUE(match.offers(0, EndTurn{})) << "in the turn of another player";
}

TEST(Waiting, DW_R24_WhoWaitsChoosesASpaceOutside)
{
    RULE("DW-R24"), RULE("DW-D29");
    auto start = crowded(2, L::School, 1).put(0, LorettaClay).put(0, JennyClark, L::School).put(1, CarlaThompson);
    start.wounds(JennyClark, 2).zombies(G::School, 1).dice(0, {6});
    Match match(beside_the_board(start.in_turn(0), 1, MikeCho), {wound_face});
    match.choose(0, Attack{JennyClark, G::School, 6, {}, {}, {}});
    ASSERT_TRUE(match.offers(1, PickPlace{L::School}));
    EXPECT_FALSE(match.waits_for(0));
    match.choose(1, PickPlace{L::School});
    EXPECT_EQ(match.at(MikeCho), L::School);
    EXPECT_TRUE(match.offers(0, EndTurn{}));
}

TEST(Waiting, DW_R24_OneSpaceForTwoGoesByTheFirstPlayer)
{
    RULE("DW-R24"), RULE("DW-TXT.2");
    State s = beside_the_board(before_a_death().first(1).in_turn(0), 0, Sparky);
    Match match(beside_the_board(s, 1, MikeCho), {wound_face});
    match.choose(0, kLastFight);
    EXPECT_TRUE(match.alive(MikeCho));
    EXPECT_EQ(match.figure(Sparky).is, FigureIs::Waiting);
}

TEST(Waiting, DW_R24_AnExileDoesNotComeIntoTheColony)
{
    RULE("DW-R24"), RULE("DW-R36");
    auto start = crowded(2, L::School, 1).put(0, LorettaClay).put(0, JennyClark).put(1, CarlaThompson, L::School);
    start.exiled(1).wounds(JennyClark, 2).zombies(G::Colony1, 1).dice(0, {6});
    Match match(beside_the_board(start.in_turn(0), 1, MikeCho), {wound_face});
    match.choose(0, kLastFight);
    EXPECT_EQ(free_spaces(match.state(), L::Colony), 1);
    EXPECT_EQ(match.figure(MikeCho).is, FigureIs::Waiting);
    EXPECT_TRUE(match.offers(0, EndTurn{}));
}

TEST(Waiting, DW_R24_InTheColonyPhaseBetweenItsSteps)
{
    RULE("DW-R24"), RULE("DW-COL4.4");
    auto start = crowded(3).put(0, LorettaClay).put(0, JennyClark).put(1, CarlaThompson).zombies(G::Colony1, 2);
    Match match(beside_the_board(start.state_in(RoundStep::ColonyZombies), 1, MikeCho));
    EXPECT_FALSE(match.alive(LorettaClay)) << "the second of twelve zombies at this entrance";
    ASSERT_TRUE(match.alive(MikeCho));
    std::size_t came = 0, joined = 0, outside = 0;
    for (std::size_t i = match.notes().size(); i > 0; --i) {
        const auto& fact = match.notes()[i - 1].fact;
        const auto* zombie = std::get_if<ZombieCame>(&fact);
        if (std::holds_alternative<Joined>(fact)) joined = i;
        if (zombie && location_of(zombie->gate) != L::Colony) outside = i;
        if (zombie && location_of(zombie->gate) == L::Colony && came == 0) came = i;
    }
    EXPECT_LT(came, joined) << "not before all zombies of the colony are there";
    EXPECT_LT(joined, outside) << "and before those of the other locations";
}

TEST(Waiting, DW_R24_AMoveIsLookedAtByTheCrossroadsCardFirst)
{
    RULE("DW-R24"), RULE("DW-XRD.7");
    auto start = crowded(2, L::School, 2).put(0, LorettaClay).put(0, JennyClark, L::School);
    start.put(1, CarlaThompson, L::School).exiled(1).crossroads(X::ThinIce);
    Match match(beside_the_board(start.in_turn(0), 1, MikeCho), {blank});
    match.choose(0, Move{JennyClark, L::Colony, {}});
    ASSERT_TRUE(match.triggered(X::ThinIce));
    match.decide(0, 1);
    match.choose(1, PickPlace{L::School});
    EXPECT_EQ(match.at(MikeCho), L::School);
    EXPECT_TRUE(match.offers(0, EndTurn{}));
}

// Under rules version 2 somebody could wait beside a free space until the own turn.
TEST(Waiting, DW_R24_ATableOfOlderRulesGoesOn)
{
    RULE("DW-R24");
    State s = Match(beside_the_board(before_a_death().in_turn(0), 1, MikeCho)).state();
    --s.helpless;
    EXPECT_EQ(DeadOfWinter::flaw(s), nullptr);
    Match match(s);
    EXPECT_TRUE(match.alive(MikeCho));
}

TEST(Waiting, DW_R24_ComingInIsNotAddedByTheActivePlayer)
{
    RULE("DW-R24"), RULE("DW-XRD.5");
    auto start = before_a_death().crossroads(X::Hunger);  // "you add a man and helpless survivors"
    Match match(beside_the_board(start.in_turn(0), 0, MikeCho), {wound_face});
    match.choose(0, kLastFight);
    EXPECT_TRUE(match.alive(MikeCho));
    EXPECT_FALSE(match.triggered(X::Hunger));
}

TEST(Waiting, DW_R27_NotAmongTheZombiesOfAStep)
{
    RULE("DW-R27"), RULE("DW-R24");
    auto start = crowded(3).put(0, LorettaClay).put(0, JennyClark).put(1, CarlaThompson);
    start.zombies(G::PoliceStation, kGateSpaces[index(G::PoliceStation)]);
    Match match(beside_the_board(start.state_in(RoundStep::OutsideZombies), 1, MikeCho));
    while (match.waits_for(2)) match.choose(2, match.fallback(2));  // who leads those that are left
    ASSERT_TRUE(match.offers(1, PickPlace{L::PoliceStation}));
    EXPECT_GT(match.zombies(L::GasStation), 0) << "those of the last location have come by then";
}

TEST(Waiting, DW_DTH_1_NobodyBesideTheBoardIsAmongTheLowest)
{
    RULE("DW-DTH.1"), RULE("DW-R24");
    auto start = crowded(3).put(0, LorettaClay).put(0, JennyClark).put(1, CarlaThompson);
    State s = start.crisis(Crisis::Overpopulation).state_in(RoundStep::Resolve);
    Match match(beside_the_board(s, 1, Sparky));
    EXPECT_FALSE(match.alive(LorettaClay));
    EXPECT_FALSE(match.alive(CarlaThompson)) << "two who are there, though Sparky's influence is lower";
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
