// What must hold at every moment of any match: the invariants of section 5 of the catalogue, over random play.
#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

struct Playthrough {
    State state;
    std::vector<Note<Fact>> notes;
    Rng rng = Rng::searching(0);
    Rng choices = Rng::searching(0);

    Playthrough(std::size_t seats, const Options& options, std::uint64_t seed)
        : rng(Rng::searching(seed)), choices(Rng::searching(seed + 1000))
    {
        PtLog log(notes);
        state = PaperTales::setup(seats, options, rng, log);
    }
    bool over() const { return state.phase == Phase::Over; }
    void step()  // one random seat answers
    {
        const SeatSet waiting = snowbound::waiting<PaperTales>(state);
        std::uint32_t skip = choices.below(static_cast<std::uint32_t>(waiting.size()));
        for (const Seat seat : waiting) {
            if (skip-- > 0) continue;
            const auto asked = decisions<PaperTales>(state, seat).front();
            const auto pick = choices.below(static_cast<std::uint32_t>(asked.options.size()));
            PtLog log(notes);
            const auto refused = answer<PaperTales>(state, seat, asked.id, asked.options[pick], rng, log);
            EXPECT_FALSE(refused) << "an offered choice was refused";
            return;
        }
    }
};

template <class Check>
void over_random_matches(int matches, Check&& check)
{
    for (int i = 0; i < matches; ++i) {
        Options options;
        options.payment = i % 2 == 0 ? Payment::Strict : Payment::TableFaithful;
        Playthrough play(static_cast<std::size_t>(2 + i % 4), options, static_cast<std::uint64_t>(i));
        for (int step = 0; !play.over(); ++step) {
            ASSERT_LT(step, 20000) << "the match does not end";
            const State before = play.state;
            play.step();
            check(before, play.state);
        }
    }
}

TEST(Invariants, PT_8_12_BuildingsAreNeverLostOrDowngraded)
{
    RULE("PT-8.12");
    int grown = 0;
    over_random_matches(12, [&](const State& before, const State& after) {
        for (std::size_t seat = 0; seat < before.seats; ++seat) {
            for (std::size_t b = 0; b < kBuildings; ++b) {
                EXPECT_GE(after.players[seat].buildings[b], before.players[seat].buildings[b]);
                grown += after.players[seat].buildings[b] > before.players[seat].buildings[b];
            }
        }
    });
    EXPECT_GT(grown, 50);
}

TEST(Invariants, PT_2_5_PT_R44_NoStateOfAMatchIsFlawed)
{
    RULE("PT-2.5");  // PT-R44
    over_random_matches(8, [](const State&, const State& after) {
        const char* what = PaperTales::flaw(after);
        EXPECT_EQ(what, nullptr) << what;
    });
}

TEST(Invariants, PT_8_1_OneConstructionAPlayerAndRound)
{
    RULE("PT-8.1");
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        Playthrough play(4, {}, seed);
        while (!play.over()) {
            play.step();
        }
        std::array<int, 4> works{};
        for (const auto& note : play.notes) {
            if (std::holds_alternative<RoundStarted>(note.fact)) works = {};
            if (const auto* built = std::get_if<Built>(&note.fact)) ++works[index(built->seat)];
            if (const auto* upgraded = std::get_if<Upgraded>(&note.fact)) ++works[index(upgraded->seat)];
            EXPECT_LE(*std::max_element(works.begin(), works.end()), 1);
        }
    }
}

TEST(Invariants, PT_R17_TheForecastIsWhatPhaseFourPays)
{
    RULE("PT-R17");
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        Playthrough play(3, {}, seed);
        while (!play.over()) {
            play.step();
            if (play.state.phase != Phase::Build) continue;
            for (const Seat seat : all_seats(play.state)) {
                int paid = -1;
                for (const auto& note : play.notes) {
                    const auto* income = std::get_if<Income>(&note.fact);
                    if (income && income->seat == seat) paid = income->gold;  // the last one
                }
                EXPECT_EQ(survey(player(play.state, seat)).income, paid);
            }
        }
    }
}

TEST(Invariants, PT_3_1_EqualSeedsAndEqualAnswersGiveEqualMatches)
{
    RULE("PT-3.1");
    Playthrough one(5, {}, 77), two(5, {}, 77);
    while (!one.over()) {
        one.step();
        two.step();
        ASSERT_EQ(one.state, two.state);
    }
    ASSERT_EQ(one.notes.size(), two.notes.size());
    for (std::size_t i = 0; i < one.notes.size(); ++i) {
        EXPECT_EQ(one.notes[i].rule, two.notes[i].rule);
        EXPECT_EQ(hash_of(one.notes[i].fact), hash_of(two.notes[i].fact));
    }
}

TEST(Invariants, PT_10_1_EveryMatchHasFourRoundsAndAWinner)
{
    RULE("PT-10.1");
    for (std::size_t seats = 2; seats <= 5; ++seats) {
        Playthrough play(seats, {}, seats);
        while (!play.over()) {
            play.step();
        }
        const auto rounds = std::count_if(play.notes.begin(), play.notes.end(), [](const auto& note) {
            return std::holds_alternative<RoundStarted>(note.fact);
        });
        EXPECT_EQ(rounds, 4);
        EXPECT_FALSE(PaperTales::winners(play.state).empty());
        EXPECT_NE(PaperTales::ending(play.state), "");
    }
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
