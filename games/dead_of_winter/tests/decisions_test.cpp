// Decisions and rulings that each need a test of their own: what the active player may decide, and what is done for
// whoever is away.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

// Brian's turn, with all he needs for anything.
Builder ready()
{
    return three().dice(0, {4, 6}).hand(0, {I::Fuel, I::Food1}).zombies(G::Colony1, 2).food(3).crisis(Crisis::Despair);
}

TEST(Away, DW_D04_TheTurnEnds)
{
    RULE("DW-D04");
    auto match = ready().lucky_turn_of(0);
    EXPECT_EQ(match.fallback(0), Choice(EndTurn{}));
    EXPECT_FALSE(match.waits_for(1)) << "only the active player decides";
    match.choose(0, match.fallback(0));
    EXPECT_EQ(match.dice(0), 2) << "and nothing is spent";
    EXPECT_EQ(match.cards(0), 2);
    EXPECT_EQ(match.food(), 3);
}

TEST(Away, DW_D14_NothingIsContributed)
{
    RULE("DW-D14");
    auto match = ready().lucky_turn_of(0);
    EXPECT_TRUE(match.offers(0, Contribute{I::Fuel}));
    match.choose(0, match.fallback(0));
    EXPECT_TRUE(match.player(0).laid.empty());
    auto exile = table().put(0, MikeCho, L::School).hand(0, {I::Fuel}).crisis(Crisis::Despair).exiled(0).turn_of(0);
    EXPECT_FALSE(exile.offers(0, Contribute{I::Fuel})) << "the exiled do not decide this";
}

TEST(Away, DW_D16_NobodyMoves)
{
    RULE("DW-D16");
    auto match = ready().lucky_turn_of(0);
    EXPECT_TRUE(match.offers(0, Move{BrianLee, L::School, {}}));
    EXPECT_TRUE(match.offers(0, Move{BrianLee, L::School, means(I::Fuel)}));
    match.choose(0, match.fallback(0));
    EXPECT_EQ(match.at(BrianLee), L::Colony);
    EXPECT_TRUE(match.holds(0, I::Fuel));
}

TEST(Away, DW_D18_AnExileEatsNoCard)
{
    RULE("DW-D18");
    auto exile = table().put(0, MikeCho, L::School).dice(0, {4}).hand(0, {I::Food1}).exiled(0).lucky_turn_of(0);
    EXPECT_TRUE(exile.offers(0, EatCard{I::Food1, 4}));
    exile.choose(0, exile.fallback(0));
    EXPECT_TRUE(exile.holds(0, I::Food1));
    EXPECT_FALSE(ready().turn_of(0).offers(0, EatCard{I::Food1, 4})) << "an exile's decision only";
}

TEST(Away, DW_D24_NoVoteIsCalled)
{
    RULE("DW-D24");
    auto match = ready().lucky_turn_of(0);
    for (const int seat : {1, 2}) EXPECT_TRUE(match.offers(0, CallVote{of(seat)}));
    match.choose(0, match.fallback(0));
    EXPECT_TRUE(match.said<VoteCalled>().empty());
}

TEST(Away, DW_D45_WithEverybodyAwayTheGameStillEnds)
{
    RULE("DW-D45"), RULE("DW-R58");
    Rng rng = Rng::searching(3);
    std::vector<Note<Fact>> notes;
    DwLog log(notes);
    State s = DeadOfWinter::setup(4, {}, rng, log);
    for (int n = 0; n < 5000 && s.ending == Ending::None; ++n) {
        const auto open = decisions<DeadOfWinter>(s);
        ASSERT_FALSE(open.empty());
        const auto& asked = open.front();
        ASSERT_FALSE(answer<DeadOfWinter>(s, asked.seat, asked.id, asked.options[asked.fallback], rng, log));
    }
    EXPECT_NE(s.ending, Ending::None);
}

TEST(OwnRulings, DW_R49_LostSurvivorsAreThoseOfCards)
{
    RULE("DW-R49");
    auto start = table().put(0, Sparky).put(0, MikeCho).put(0, BevRussell).put(0, RodMiller).helpless(3);
    State s = start.secret(0, Objective::Revenge).state();
    s.ending = Ending::Goal;
    Rng rng = Rng::searching(1);
    std::vector<Note<Fact>> notes;
    DwLog log(notes);
    kill_helpless(s, 3, log);
    EXPECT_FALSE(fulfils(s, of(0))) << "helpless ones have no card";
    kill(s, Sparky, Cause::Wounds, rng, log);
    remove_survivor(s, MikeCho, rng, log);
    EXPECT_FALSE(fulfils(s, of(0)));
    kill_quietly(s, BevRussell, rng, log);
    EXPECT_TRUE(fulfils(s, of(0))) << "killed or removed, whoever led them";
}

TEST(OwnRulings, DW_R62_TheNumbersOfTheThirtySurvivors)
{
    RULE("DW-R62"), RULE("DW-DEF.8");
    struct Printed {
        int influence, attack, search;
    };
    constexpr std::array<Printed, 30> kPrinted{
        {{10, 2, 2}, {12, 3, 3}, {14, 2, 5}, {16, 1, 4}, {18, 3, 3}, {20, 2, 4}, {22, 4, 2}, {24, 4, 3},
         {26, 2, 4}, {28, 3, 1}, {30, 2, 4}, {32, 3, 3}, {34, 2, 4}, {36, 2, 4}, {38, 2, 2}, {40, 3, 3},
         {42, 3, 4}, {44, 4, 3}, {46, 5, 4}, {48, 4, 2}, {50, 4, 3}, {52, 2, 5}, {54, 6, 3}, {56, 4, 3},
         {58, 4, 1}, {60, 2, 3}, {62, 4, 2}, {64, 1, 3}, {66, 2, 5}, {68, 3, 4}}};
    for (std::size_t i = 0; i < kSurvivors; ++i) {
        SCOPED_TRACE(kSurvivorNames[i]);
        EXPECT_EQ(influence_of(survivor_at(i)), kPrinted[i].influence);
        EXPECT_EQ(attack_of(survivor_at(i)), kPrinted[i].attack);
        EXPECT_EQ(search_of(survivor_at(i)), kPrinted[i].search);
    }
}

TEST(OwnRulings, DW_R63_ACrisisNeedsAsManyAsAreNotExiled)
{
    RULE("DW-R63"), RULE("DW-CRI.3");
    const auto need = [](Builder builder) {
        const Match match(builder.crisis(Crisis::Despair).food(9).state_in(RoundStep::Resolve));
        const auto failed = match.said<CrisisFailed>();
        return failed.size() == 1 ? int{failed.front().need} : -1;
    };
    EXPECT_EQ(need(table(4)), 4);
    EXPECT_EQ(need(table(4).put(1, MikeCho, L::School).exiled(1)), 3);
    auto two = table(4).put(1, MikeCho, L::School).exiled(1).put(2, RodMiller, L::School);
    EXPECT_EQ(need(two.exiled(2, Exile::ExileNewFriends)), 2);
}

TEST(OwnRulings, DW_R64_NoiseComesLast)
{
    RULE("DW-R64");
    auto start = table().put(0, RodMiller, L::GasStation).put(1, MikeCho, L::School).noise(L::PoliceStation, 1).food(9);
    const Match match(start.state_in(RoundStep::ColonyZombies));
    std::vector<std::string> order;
    for (const auto& note : match.notes()) {
        if (std::holds_alternative<NoiseChecked>(note.fact)) order.emplace_back("noise");
        const auto* came = std::get_if<ZombieCame>(&note.fact);
        if (came && order.size() < 3) order.emplace_back(kGateNames[index(came->gate)]);
    }
    ASSERT_GE(order.size(), 4U);
    EXPECT_EQ(order[3], "noise") << "after the colony, the school and the gas station";
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
