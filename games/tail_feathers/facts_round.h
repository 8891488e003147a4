// What happens at the set-up and in the phases of a round.
#pragma once

#include "core/spelling.h"
#include "games/tail_feathers/choices.h"

namespace snowbound::tail_feathers {

using Roll = FixedVector<DieFace, kMostDice>;

SB_WORDS(Ending, NestDestroyed, BothNests, NestLife, Laurels, Points, Tokens, Freed, Held, Draw);

struct ScenarioSet {  // seat: who takes the nut [TF-2.8]
    ScenarioId scenario{};
    Seat seat{};
    SB_VERB(ScenarioSet, scenario, seat);
};
struct ArmyMustered {
    Seat seat{};
    Army army{};
    SB_VERB(ArmyMustered, seat, army);
};
struct CardsPicked {
    Seat seat{};
    Actions cards{};
    SB_VERB(CardsPicked, seat, cards);
};
struct ObjectiveKept {
    Seat seat{};
    Objective objective{};
    SB_VERB(ObjectiveKept, seat, objective);
};
struct ObjectivesDealt {
    Seat seat{};
    Objective first{};
    Objective second{};
    SB_VERB(ObjectivesDealt, seat, first, second);
};
struct Stationed {
    Seat seat{};
    FigureId figure{};
    Space at{};
    SB_VERB(Stationed, seat, figure, at);
};
struct Garrisoned {
    Seat seat{};
    SB_VERB(Garrisoned, seat);
};
struct RoundStarted {
    std::uint8_t round{};
    SB_VERB(RoundStarted, round);
};
struct MissionPicked {
    Seat seat{};
    Mission mission{};
    SB_VERB(MissionPicked, seat, mission);
};
struct MissionPlaced {
    Seat seat{};
    Point at{};
    SB_VERB(MissionPlaced, seat, at);
};
struct Assigned {
    Seat seat{};
    Figures figures{};
    SB_VERB(Assigned, seat, figures);
};
struct NoMissionPlayed {
    Seat seat{};
    SB_VERB(NoMissionPlayed, seat);
};
struct TiltSet {
    Seat seat{};
    FigureId figure{};
    Tilt tilt{};
    SB_VERB(TiltSet, seat, figure, tilt);
};
struct PerchSet {
    Seat seat{};
    FigureId figure{};
    bool launch{};
    SB_VERB(PerchSet, seat, figure, launch);
};
struct DiceBid {
    Seat seat{};
    std::uint8_t dice{};
    SB_VERB(DiceBid, seat, dice);
};
struct InitiativeRolled {
    Seat seat{};
    Roll roll{};
    std::uint8_t sum{};
    SB_VERB(InitiativeRolled, seat, roll, sum);
};
struct NutTaken {
    Seat seat{};
    SB_VERB(NutTaken, seat);
};

}  // namespace snowbound::tail_feathers
