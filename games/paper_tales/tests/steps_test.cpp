// Planning step by step offers what the judge of whole plans lets pass, and nothing else [PT-D3].
#include <algorithm>

#include "games/paper_tales/flow.h"
#include "games/paper_tales/tests/builders.h"

namespace snowbound::paper_tales::tests {
namespace {

using Choices = std::vector<Choice>;

bool is_listed(const Choices& choices, const Choice& choice)
{
    return std::find(choices.begin(), choices.end(), choice) != choices.end();
}

// May the plan be that this step leaves behind?
bool leads_to_a_plan(const State& s, Seat seat, const Choice& step)
{
    State then = s;
    take_deploy(then, seat, step);
    return !judge_plan(then, player(then, seat), player(then, seat).plan);
}

// A search is offered one slot a row, old units first: of what people may do nothing that opens a row is missing.
void compare_steps(const State& s, Seat seat, const Choices& offered)
{
    const Player& p = player(s, seat);
    for (const Choice& step : offered) ASSERT_TRUE(leads_to_a_plan(s, seat, step));
    if (p.plan.hand.contains(Fate::Reserve)) return;
    for (std::size_t i = 0; i < p.hand.size(); ++i) {
        if (p.plan.hand[i] != Fate::Discard) continue;
        ASSERT_TRUE(is_listed(offered, Keep{p.hand[i]}));
        const bool is_last =
            std::all_of(p.plan.hand.begin() + i, p.plan.hand.end(), [](Fate f) { return !is_slot(f); });
        bool front = false, back = false, offers_front = false, offers_back = false;
        for (std::size_t k = 0; k < kSlots && is_last; ++k) {
            const Choice place = Place{p.hand[i], slot_at(k)};
            (is_front(slot_at(k)) ? front : back) |= leads_to_a_plan(s, seat, place);
            (is_front(slot_at(k)) ? offers_front : offers_back) |= is_listed(offered, place);
        }
        ASSERT_EQ(offers_front, front);
        ASSERT_EQ(offers_back, back);
    }
}

TEST(Steps, PT_5_7_WhatIsOfferedIsWhatMayBe)
{
    RULE("PT-5.7");
    Choices offered;
    PtLog silent;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Rng rng = Rng::searching(seed);
        State s = PaperTales::setup(2 + seed % 4, {}, rng, silent);
        for (;;) {
            const Seat seat = next_options<PaperTales>(s, offered);
            if (seat == kSpectator) break;
            if (s.phase == Phase::Deploy && std::holds_alternative<DeployPhase>(s.stack.back()))
                compare_steps(s, seat, offered);
            PaperTales::apply(s, seat, offered[rng.below(static_cast<std::uint32_t>(offered.size()))], rng, silent);
        }
    }
}

}  // namespace
}  // namespace snowbound::paper_tales::tests
