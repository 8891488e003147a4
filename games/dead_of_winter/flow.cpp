// The frame dispatch, and what is looked at between two steps: wounds that protection has left, and morale. [DW-MOR.2]
// [DW-WND.4]
#include "games/dead_of_winter/flow.h"

#include "games/dead_of_winter/game.h"

namespace snowbound {
namespace dead_of_winter {
namespace {

bool is_clean_up(const Frame& frame)  // what belongs to a death, even to the last one [DW-R22]
{
    return std::holds_alternative<Succession>(frame) || std::holds_alternative<Replacing>(frame);
}

void end_by_morale(State& s, DwLog& log)
{
    FixedVector<Frame, 16> left{s.stack.front()};  // the round, so that somebody comes back here
    for (const Frame& frame : s.stack) {
        if (is_clean_up(frame)) left.push_back(frame);
    }
    s.stack = left;
    if (s.stack.size() == 1) end_game(s, dead_of_winter::Ending::Morale, log);
}

// Buddy Davis bears three wounds unless he is locked up; John Price lives on his strength only beside him. [DW-WND.4]
void recheck_wounds(State& s, Rng& rng, DwLog& log)
{
    for (const Survivor who : {Survivor::JohnPrice, Survivor::BuddyDavis}) {
        if (!is_alive(s, who) || wounds_of(s, who) < 3 || has_ability(s, who, Survivor::BuddyDavis)) continue;
        kill(s, who, Cause::Wounds, rng, log);
    }
}

void forget_locks(State& s)  // a card that may not be played has left the hand
{
    for (Player& p : s.players) {
        if (p.locked && !p.hand.contains(*p.locked)) p.locked.reset();
    }
}

Flow step(State& s, Rng& rng, DwLog& log)
{
    if (s.morale == 0 && !s.counting && !is_clean_up(s.stack.back())) return end_by_morale(s, log), Flow::Again;
    recheck_wounds(s, rng, log);
    forget_locks(s);
    return resume_top(s, rng, log);
}

// Several are asked at once, and one answer leaves the others' questions as they are.
bool answers_together(const State& s)
{
    const Frame& top = s.stack.back();
    return std::holds_alternative<Setup>(top) || std::holds_alternative<Voting>(top) ||
           std::holds_alternative<Pooling>(top);
}

// What may be taken back: it showed nothing, and asked nobody else.
bool is_quiet(const State& s, const Choice& choice)
{
    if (s.stack.empty() || !std::holds_alternative<Turn>(s.stack.back())) return false;
    return std::holds_alternative<Equip>(choice) || std::holds_alternative<Barricade>(choice);
}

}  // namespace

void play_on(State& s, Rng& rng, DwLog& log)
{
    advance(s, [&] { return step(s, rng, log); });
}

}  // namespace dead_of_winter

using namespace dead_of_winter;

void DeadOfWinter::ask(const State& s, DwQuestions& questions) { ask_top(s, questions); }

void DeadOfWinter::apply(State& s, Seat seat, const Choice& choice, Rng& rng, DwLog& log)
{
    note_answer(s, seat);
    const bool together = answers_together(s);
    const std::size_t depth = s.stack.size();
    take_top(s, seat, choice, rng, log);
    if (!together || s.stack.size() != depth) s.course.renew();  // those who answer together keep their questions
    play_on(s, rng, log);
    if (!is_quiet(s, choice)) s.course.seal();
}

std::optional<Refusal> DeadOfWinter::accepts(const State&, Seat, const Choice&)
{
    return Refusal{rule("DW-ACT.5"), "not_offered"};
}

}  // namespace snowbound
