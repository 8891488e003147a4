// What happens, for the log and the animation.
#pragma once

#include <variant>

#include "games/dead_of_winter/facts_cards.h"
#include "games/dead_of_winter/facts_people.h"
#include "games/dead_of_winter/facts_table.h"

namespace snowbound::dead_of_winter {

using Fact = std::variant<
    Dealt, ObjectiveDealt, Joined, LeaderNamed, FirstPlayer, Moved, MovedBy, Placed, Exposed, BiteRolled, LeftToDie,
    Wounded, Healed, Died, SurvivorRemoved, SurvivorGiven, HandLost, HelplessCame, HelplessLeft, HelplessDied, Struck,
    VoteCalled, Voted, VoteEnded, Exiled, ObjectiveShown, ExileDrawn, Eliminated, ObjectiveSet, RoundStarted,
    CrisisRevealed, DiceThrown, TurnStarted, TurnEnded, MoraleChanged, FoodChanged, Starved, ZombieCame, ZombieKilled,
    ZombieRemoved, ZombieLured, BarricadeBuilt, BarricadeFell, NoiseMade, NoiseChecked, WasteCleaned, SampleRolled,
    Searched, CardsDrawn, Drew, CardsKept, Kept, CardPlayed, ItemUsed, AbilityUsed, Equipped, CardLaidDown, LaidDown,
    EquipmentLaidDown, Deposited, DieRaised, DieSpent, DieLost, DieRerolled, Requested, RequestDeclined, CardGiven,
    HandedOff, HandOffDeclined, CardStolen, StolenCard, ItemReturned, CardRemoved, CardWasted, CrossroadsDrawn,
    CrossroadsSeen, CrossroadsTriggered, CrossroadsReturned, CrossroadsChosen, CrossroadsVoid, DieRolled,
    ContributionShown, CrisisPrevented, CrisisFailed, CrisisBuried, Peeked, SawCard, SawCrisis, SawObjective, HandShown,
    HintGiven, CardsOffered, DiceOffered, PoolClosed, BetPlaced, BetRolled, BetWon, MarkGained, RuleChanged, FuelPaid,
    GoalReached, RoundsOver, MoraleGone, ObjectiveRevealed, ExileRevealed>;

}  // namespace snowbound::dead_of_winter
