// What happens, for the log and the animation. No fact tells anybody how many cards somebody else holds.
#pragma once

#include <variant>

#include "games/winter_tales/facts_fight.h"
#include "games/winter_tales/facts_quest.h"
#include "games/winter_tales/facts_table.h"

namespace snowbound::winter_tales {

using Fact =
    std::variant<Seated, RefereeNamed, RefereeIsTable, MissionDealt, Drafted, LeftOut, QuestDrawn, QuestPlaced,
                 QuestOut, QuestBack, Drew, DrewCards, Reshuffled, ChapterStarted, Activated, TurnPassed, Paid, Moved,
                 Followed, UsedPassage, Rescued, Finished, PutAway, CombatStarted, TerrorStarted, Struck, StruckFree,
                 StruckMemory, GaveUp, CombatEnded, Incapacitated, TookRefuge, Relocated, TrapSet, Hidden, TrapDefended,
                 TrapRevealed, TrapKept, TrapEnded, QuestStarted, PlayedCards, TookPart, QuestCounted, QuestFailed,
                 MemoryChosen, MemoryMade, PowerGained, MarkerGiven, RefugeFound, ArtifactPassed, HopeUsed, Silenced,
                 PowerDestroyed, Eliminated, Returned, MissionShown, MissionDeclared, MissionTaken, MissionSwapped,
                 EpilogueStarted, EpiloguePart, BookmarkMoved, Totals, Won, PenHanded, Objected, Ruled, Conceded, Voted,
                 Proposed, Agreed, RuleBent>;

}  // namespace snowbound::winter_tales
