// What must hold at every moment of any match: the invariants of section 7.8 of the catalogue, over random play.
#include "games/winter_tales/tests/builders.h"

namespace snowbound::winter_tales::tests {
namespace {

Options some_options(Rng& rng)
{
    Options o;
    o.edition = rng.below(2) == 0 ? Edition::De : Edition::It;
    o.memories.value = static_cast<std::int8_t>(3 + rng.below(5));
    for (bool Options::* module : {&Options::powers, &Options::missions, &Options::abilities}) {
        o.*module = rng.below(2) == 0;
    }
    o.referee = static_cast<RefereeIs>(rng.below(3));
    for (Flag Options::* flag :
         {&Options::rescue_anytime, &Options::trap_hit_returns, &Options::join_fallback, &Options::head_for_marker,
          &Options::join_discard_after_quest, &Options::trap_tie_ends_activation, &Options::immobile_after_loss,
          &Options::single_artifact, &Options::carrier_cannot_initiate, &Options::unanimous_override,
          &Options::love_at_a_distance}) {
        o.*flag = static_cast<Flag>(rng.below(3));
    }
    return o;
}

struct RandomPlay {
    State state;
    std::vector<Note<Fact>> notes;
    std::vector<Choice> past;  // whatever was chosen before, by anybody
    Rng rng, random;

    RandomPlay(std::size_t seats, std::uint64_t seed) : rng(Rng::searching(seed)), random(Rng::searching(seed + 1000))
    {
        WtLog log(notes);
        state = WinterTales::setup(seats, some_options(random), rng, log);
    }
    bool over() const { return state.stack.empty(); }
    std::uint32_t below(std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); }

    void step()
    {
        notes.clear();
        const auto asked = decisions<WinterTales>(state);
        const auto& decision = asked[below(asked.size())];
        const bool required = snowbound::waiting<WinterTales>(state).has(decision.seat);
        if (!required && below(8) != 0) return;
        Choice choice = decision.options[below(decision.options.size())];
        const bool old = !past.empty() && below(4) == 0;
        if (old) choice = past[below(past.size())];
        if (std::holds_alternative<VoteEpilogue>(choice) && below(20) != 0) return;
        const State before = state;
        WtLog log(notes);
        const auto refused = answer<WinterTales>(state, decision.seat, decision.id, choice, rng, log);
        if (refused) {
            EXPECT_TRUE(old) << "an offered choice was refused: " << refused->rule.id;
            EXPECT_EQ(state, before);
        } else {
            past.push_back(choice);
        }
        if (const char* what = WinterTales::flaw(state)) ADD_FAILURE() << what << " after " << choice.index();
    }
};

TEST(Random, WT_2_2_WT_6_2_WT_11_4_NoStateOfAMatchIsFlawed)
{
    RULE("WT-2.2");  // WT-4.6 WT-6.2 WT-11.4: old answers at the wrong moment included
    int ended = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        RandomPlay play(3 + seed % 5, seed);
        for (int step = 0; step < 6000 && !play.over() && !testing::Test::HasFailure(); ++step) {
            play.step();
            for (const auto& note : play.notes) {
                const auto* finished = std::get_if<Finished>(&note.fact);
                const bool joins = running<QuestRun>(play.state) != nullptr;  // the Italian discard comes later
                if (finished && !joins) {
                    EXPECT_LE(player(play.state, finished->seat).hand.size(), 7U + 4U);  // and the next chapter's four
                }
            }
        }
        ended += play.over();
        if (testing::Test::HasFailure()) FAIL() << "seed " << seed;
    }
    EXPECT_GT(ended, 5);  // the others were stopped
}

// Who is asked what, in a way that everybody at the table notices.
std::vector<std::pair<Seat, std::string_view>> asked_openly(const State& s)
{
    std::vector<std::pair<Seat, std::string_view>> all;
    const SeatSet waited = snowbound::waiting<WinterTales>(s);
    for (const auto& decision : decisions<WinterTales>(s)) {
        if (waited.has(decision.seat)) all.emplace_back(decision.seat, decision.prompt);
    }
    return all;
}

// [WT-R16b] Silence tells nothing: the same answer in a world with other hidden cards is followed by the same
// questions.
TEST(Random, WT_R16b_WhoIsAskedNextDoesNotHangOnHiddenCards)
{
    int compared = 0;
    for (std::uint64_t seed = 100; seed < 110; ++seed) {
        RandomPlay play(3 + seed % 5, seed);
        auto dreams = Rng::searching(seed + 2000);
        for (int step = 0; step < 1500 && !play.over() && !testing::Test::HasFailure(); ++step) {
            const State before = play.state;
            const std::size_t answers = play.past.size();
            play.step();
            if (play.past.size() == answers || std::holds_alternative<winter_tales::Setup>(before.stack.back()))
                continue;
            const Trap* trap = running<Trap>(before);
            if (trap && trap->step == TrapStep::Defend) continue;  // now the hidden cards are turned up
            for (const Seat seat : all_seats(before)) {
                State world = WinterTales::resample(before, seat, dreams);
                std::vector<Note<Fact>> unheard;
                WtLog log(unheard);
                auto rng = Rng::searching(seed);
                const auto mine = decisions<WinterTales>(world, seat);
                if (mine.empty()) continue;
                if (answer<WinterTales>(world, seat, mine.front().id, play.past.back(), rng, log)) continue;
                State real = before;
                auto again = Rng::searching(seed);
                if (answer<WinterTales>(real, seat, mine.front().id, play.past.back(), again, log)) continue;
                EXPECT_EQ(asked_openly(world), asked_openly(real)) << "after choice " << play.past.back().index();
                ++compared;
            }
        }
    }
    EXPECT_GT(compared, 3000);
}

}  // namespace
}  // namespace snowbound::winter_tales::tests
