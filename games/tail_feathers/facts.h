// What happens, for the log and the animation.
#pragma once

#include <variant>

#include "games/tail_feathers/facts_campaign.h"
#include "games/tail_feathers/facts_fight.h"
#include "games/tail_feathers/facts_flight.h"
#include "games/tail_feathers/facts_round.h"
#include "games/tail_feathers/facts_table.h"

namespace snowbound::tail_feathers {

using Fact =
    std::variant<ScenarioSet, ArmyMustered, CardsPicked, ObjectiveKept, ObjectivesDealt, Stationed, Garrisoned,
                 RoundStarted, MissionPicked, MissionPlaced, Assigned, NoMissionPlayed, TiltSet, PerchSet, DiceBid,
                 InitiativeRolled, NutTaken, Activated, Passed, Foraged, PilotRolled, Tilted, Launched, RouteAnnounced,
                 Flew, Met, HitTrunk, LeftBoard, Landed, PickedUp, Dropped, Walked, Scurried, Attacked, AttackRolled,
                 Rerolled, HitsSplit, DefenceRolled, Wounded, NestWounded, NestDestroyed, Defeated, CheeseGained,
                 Shaken, Calmed, Immobilised, StoodUp, SetAlight, NestSetAlight, BurnRolled, Revived, Reinforced,
                 MissionRevealed, MissionDone, ReturnedHome, Placed, Rescued, FeatherFell, FeatherGone, SpiralStarted,
                 SpiralRolled, SpiralOver, SpiralTied, LeafCut, LeafDrifted, LeafLanded, LeafBack, CardPlayed,
                 CardsReturned, MissionSeen, MissionSwapped, BallistaBuilt, Shifted, GrudgeHeld, LaurelWon, TokenTaken,
                 TokenDelivered, SpecialDone, SaplingHeld, GameOver, CampaignScored, CampaignWon>;

}  // namespace snowbound::tail_feathers
