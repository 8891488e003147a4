// The six invariants of the rules, over random play, and what flaw() finds in states from outside.
#include "games/dead_of_winter/tests/builders.h"

namespace snowbound::dead_of_winter::tests {
namespace {

State sound() { return table(3).put(0, BrianLee).put(1, RodMiller).put(2, OliviaBrown).turn_of(0).state(); }

void expect_flaw(const State& s, std::string_view beginning)
{
    const char* what = DeadOfWinter::flaw(s);
    ASSERT_NE(what, nullptr) << beginning;
    EXPECT_EQ(std::string_view(what).substr(0, beginning.size()), beginning);
}

TEST(Flaw, FindsWhatIsWrong)
{
    EXPECT_EQ(DeadOfWinter::flaw(sound()), nullptr);
    State s = sound();
    s.gates[0] = {2, 2};
    expect_flaw(s, "DW-DEF.2");
    s = sound();
    s.noise[3] = 5;
    expect_flaw(s, "DW-SRC.4");
    s = sound();
    s.morale = 11;
    expect_flaw(s, "DW-MOR.1");
    s = sound();
    s.waste.push_back(I::Fuel);
    expect_flaw(s, "DW-SET.6");
    s = sound();
    s.crisis_deck.pop_back();
    expect_flaw(s, "DW-SET.4");
    s = sound();
    s.crossroads_deck.pop_back();
    expect_flaw(s, "DW-SET.5");
    s = sound();
    s.players[0].objective = s.players[1].objective;
    expect_flaw(s, "DW-SET.8");
    s = sound();
    s.players[0].objective = Objective::Gluttony, s.players[1].objective = Objective::Runaway;
    expect_flaw(s, "DW-SET.9");
    s = sound();
    s.players[0].leader.reset();
    expect_flaw(s, "DW-DTH.4");
    s = sound();
    s.helpless = 24;
    expect_flaw(s, "DW-DEF.3");
    s = sound();
    s.stack.clear();
    expect_flaw(s, "DW-END.1");
    s = sound();
    figure(s, BrianLee).controller = of(1);
    expect_flaw(s, "DW-DEF.7");
}

TEST(Flaw, FindsRulesInProgressThatDoNotFit)
{
    State s = sound();
    s.stack.push_back(Succession{of(7)});
    expect_flaw(s, "a rule in progress");
    s = sound();
    s.stack.push_back(Picking{of(0), 1, {}});
    expect_flaw(s, "a rule in progress");
    s = sound();
    s.stack.push_back(Exposing{BrianLee, 0, Risk::Move});
    expect_flaw(s, "DW-RND.4");
}

// Random matches of all sizes: sound at each step, and they end.
TEST(Invariants, HoldThroughRandomPlay)
{
    std::vector<Choice> buffer;
    DwLog log;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Rng rng = Rng::searching(seed);
        Options options;
        options.hardcore = seed % 3 == 0;
        options.elimination = seed % 4 == 1;
        State s = DeadOfWinter::setup(2 + seed % 4, options, rng, log);
        std::size_t steps = 0;
        for (;; ++steps) {
            const Seat seat = next_options<DeadOfWinter>(s, buffer);
            if (seat == kSpectator) break;
            ASSERT_LT(steps, 20000U);
            DeadOfWinter::apply(s, seat, buffer[rng.below(static_cast<std::uint32_t>(buffer.size()))], rng, log);
            const char* what = DeadOfWinter::flaw(s);
            ASSERT_EQ(what, nullptr) << "seed " << seed << " step " << steps;
        }
        EXPECT_NE(s.ending, Ending::None);
    }
}

// I-6: the same seed and the same answers give the same end.
TEST(Invariants, TheSameSeedGivesTheSameGame)
{
    const auto play = [] {
        std::vector<Choice> buffer;
        DwLog log;
        Rng rng = Rng::searching(77);
        State s = DeadOfWinter::setup(4, {}, rng, log);
        for (Seat seat = next_options<DeadOfWinter>(s, buffer); seat != kSpectator;
             seat = next_options<DeadOfWinter>(s, buffer)) {
            DeadOfWinter::apply(s, seat, DeadOfWinter::hunch(s, seat, rng, buffer), rng, log);
        }
        return s;
    };
    EXPECT_EQ(play(), play());
}

TEST(Components, DW_SET_6_AllDecksAreComplete)
{
    RULE("DW-SET.1"), RULE("DW-SET.4"), RULE("DW-SET.5"), RULE("DW-SET.6"), RULE("DW-R61");
    Rng rng = Rng::searching(5);
    DwLog log;
    const State s = DeadOfWinter::setup(3, {}, rng, log);
    for (const Location place : kOutside) {
        EXPECT_EQ(s.decks[index(place)].size(), 20U);
    }
    EXPECT_TRUE(s.decks[0].empty());
    EXPECT_EQ(s.crisis_deck.size(), 20U);
    EXPECT_EQ(s.crossroads_deck.size(), 80U);
    EXPECT_EQ(s.exile_deck.size(), 10U);
    EXPECT_EQ(s.survivor_deck.size(), 30U - 12U);
    EXPECT_EQ(s.box.size(), 25U - 15U);
    EXPECT_EQ(DeadOfWinter::pieces().size(), kPieces);
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
