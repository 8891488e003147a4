// What a quest's steps and its questions share: quest.cpp and quest_ask.cpp, chapter WT-10.
#pragma once

#include "games/winter_tales/flow.h"

namespace snowbound::winter_tales {

inline Seat next_seat(const State& s, const QuestRun& run) { return left_of(s, run.seat, run.next); }
bool can_take_part(const State&, const QuestRun&, Seat, Character);  // step 4 [WT-10.8] to [WT-10.11]
Side winning_side(const QuestRun&);
Seat chooser(const State&, const QuestRun&);  // of the memory

}  // namespace snowbound::winter_tales
