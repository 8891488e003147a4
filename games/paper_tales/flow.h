// The three functions of each frame, and the small moves that several chapters share.
#pragma once

#include "core/frame.h"
#include "core/rng.h"
#include "games/paper_tales/state.h"

namespace snowbound::paper_tales {

Flow resume(const Round&, State&, Rng&, PtLog&);
Flow resume(const RecruitPhase&, State&, Rng&, PtLog&);
Flow resume(const DeployPhase&, State&, Rng&, PtLog&);
Flow resume(const PayStep&, State&, Rng&, PtLog&);
Flow resume(const EnterStep&, State&, Rng&, PtLog&);
Flow resume(const BuildPhase&, State&, Rng&, PtLog&);
Flow resume(const AgePhase&, State&, Rng&, PtLog&);

inline void ask(const Round&, const State&, PtQuestions&) {}
void ask(const RecruitPhase&, const State&, PtQuestions&);
void ask(const DeployPhase&, const State&, PtQuestions&);
void ask(const PayStep&, const State&, PtQuestions&);
void ask(const EnterStep&, const State&, PtQuestions&);
void ask(const BuildPhase&, const State&, PtQuestions&);
void ask(const AgePhase&, const State&, PtQuestions&);

// Keeps the answer until everybody has answered, or changes the seat's own plan. The same for every frame but Deploy.
void take(State&, Seat, const Choice&);
void take_deploy(State&, Seat, const Choice&);

// Automatic phases.
void start_recruiting(State&, Rng&, PtLog&);
void start_deploying(State&);
void wage_war(State&, PtLog&);
void earn_income(State&, PtLog&);
void finish(State&, PtLog&);
EnterStep enter_play(State&, Rng&, PtLog&);  // [PT-12.4] a) to d); returns where e) or f) begins

// Shared small moves.
std::optional<CardId> draw_card(State&, Rng&, PtLog&);
void put_on_discard(State&, CardId, SeatSet seen_by);
std::optional<Refusal> judge_plan(const State&, const Player&, const Plan&);
Direction draft_direction(int round);

inline bool has_answered(const State& s, Seat seat) { return player(s, seat).answered.has_value(); }
inline bool have_all_answered(const State& s)
{
    for (std::size_t i = s.seats; i > 0; --i) {  // bots answer in seat order, so the last one tells soonest
        if (!s.players[i - 1].answered) return false;
    }
    return true;
}
inline Seat neighbour(const State& s, Seat seat, Direction to)  // [PT-2.7] [PT-R40]
{
    const std::size_t last = s.seats - 1U;
    if (to == Direction::Left) return seat_at(index(seat) == last ? 0 : index(seat) + 1);
    return seat_at(index(seat) == 0 ? last : index(seat) - 1);
}

// A question that stands after its answer: it may be changed or withdrawn until the last seat has answered [PT-R29].
inline Wait wait_of(const Player& p) { return p.answered ? Wait::Standing : Wait::Required; }

}  // namespace snowbound::paper_tales
