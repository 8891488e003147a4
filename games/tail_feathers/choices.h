// What a player can choose: ids and numbers only, no pointers, no text.
#pragma once

#include <variant>

#include "core/seat.h"
#include "core/spelling.h"
#include "games/tail_feathers/army.h"
#include "games/tail_feathers/cards.h"
#include "games/tail_feathers/geometry.h"
#include "games/tail_feathers/ids.h"

namespace snowbound::tail_feathers {

struct Target {  // of an attack: a figure, a nest, or all that stands on a drifting leaf
    FigureId figure = kNoFigure;
    Seat nest = kSpectator;  // whose
    Space leaf = kNowhere;
    SB_FIELDS(Target, figure, nest, leaf);
};
constexpr Target at_figure(FigureId figure) { return {.figure = figure}; }
constexpr Target at_nest(Seat seat) { return {.nest = seat}; }
constexpr Target at_leaf(Space leaf) { return {.leaf = leaf}; }

inline constexpr std::size_t kMostDice = 16, kMostTargets = 20;
using Dice = FixedVector<std::uint8_t, kMostDice>;     // numbers of dice in a roll
using Hits = FixedVector<std::uint8_t, kMostTargets>;  // one number a target

struct Muster {  // an army by points [TF-36.1]
    Army army{};
    SB_VERB(Muster, army);
};
struct PickCards {  // [TF-2.10]
    Actions cards{};
    SB_VERB(PickCards, cards);
};
struct KeepObjective {  // one of two that were dealt
    Objective objective{};
    SB_VERB(KeepObjective, objective);
};
struct Station {  // one figure, at the set-up [TF-2.6]
    FigureId figure{};
    Space at{};
    SB_VERB(Station, figure, at);
};
struct Garrison {  // all the rest go to the nest [TF-2.6]
    SB_VERB(Garrison);
};
struct PickMission {  // [TF-4.1]
    Mission mission{};
    SB_VERB(PickMission, mission);
};
struct NoMission {  // [TF-4.6]
    SB_VERB(NoMission);
};
struct Withdraw {  // think again, while the other has not chosen
    SB_VERB(Withdraw);
};
struct PlaceMission {  // where the card lies [TF-4.2]
    Point at{};
    SB_VERB(PlaceMission, at);
};
struct Assign {  // to the mission zone [TF-4.3]
    Figures figures{};
    SB_VERB(Assign, figures);
};
struct SetTilt {  // [TF-5.2]
    FigureId figure{};
    Tilt tilt{};
    SB_VERB(SetTilt, figure, tilt);
};
struct SetPerch {  // [TF-5.3]
    FigureId figure{};
    bool launch{};
    SB_VERB(SetPerch, figure, launch);
};
struct Bid {  // bought with cheese [TF-6.1]
    std::uint8_t dice{};
    SB_VERB(Bid, dice);
};
struct Activate {  // [TF-7.1]
    UnitId unit{};
    SB_VERB(Activate, unit);
};
struct Forage {  // [TF-29.1]
    UnitId unit{};
    SB_VERB(Forage, unit);
};
struct ChooseFigures {  // of a squad [TF-7.5]
    Figures figures{};
    SB_VERB(ChooseFigures, figures);
};
struct PilotRoll {  // [TF-9.2]
    SB_VERB(PilotRoll);
};
struct ChangeTilt {  // after a successful pilot roll [TF-9.2]
    Tilt tilt{};
    SB_VERB(ChangeTilt, tilt);
};
struct Launch {  // where and how the bird takes off [TF-5.5]
    Pose pose{};
    SB_VERB(Launch, pose);
};
struct Announce {  // the route, for good; tight: the joint of a Tight Turn [TF-9.5]
    Sequence templates{};
    std::uint8_t tight{};
    SB_VERB(Announce, templates, tight);
};
struct PickUp {  // [TF-11.1]
    FigureId figure{};
    SB_VERB(PickUp, figure);
};
struct Swoop {  // [TF-19.1]
    SB_VERB(Swoop);
};
struct Drop {  // the passenger [TF-11.3]
    SB_VERB(Drop);
};
struct Land {  // [TF-10.3]
    SB_VERB(Land);
};
struct GoOn {  // nothing of what is offered
    SB_VERB(GoOn);
};
struct SetDown {  // the passenger after a landing [TF-11.4]
    Space at{};
    SB_VERB(SetDown, at);
};
struct Walk {  // [TF-8.1]
    FigureId figure{};
    Space to{};
    SB_VERB(Walk, figure, to);
};
struct Strike {  // a normal attack [TF-13.4]
    FigureId figure{};
    AttackKind kind{};
    Target target{};
    SB_VERB(Strike, figure, kind, target);
};
struct Scurry {  // [TF-12.1]
    FigureId figure{};
    Space to{};
    SB_VERB(Scurry, figure, to);
};
struct CutLeaf {  // [TF-33.1]
    FigureId figure{};
    Tree tree{};
    Point aim{};
    SB_VERB(CutLeaf, figure, tree, aim);
};
struct Finish {  // done with moving, or with acting
    SB_VERB(Finish);
};
struct TurnLeaf {  // of the next rotation of a leaf [TF-33.3]
    Spin spin{};
    SB_VERB(TurnLeaf, spin);
};
struct Reroll {  // these dice of the roll, by number
    Dice dice{};
    SB_VERB(Reroll, dice);
};
struct Keep {  // the roll stands
    SB_VERB(Keep);
};
struct Split {  // of a group attack among its targets, in their order [TF-20.2]
    Hits hits{};
    SB_VERB(Split, hits);
};
struct Grudge {  // discard it and roll again [TF-31.11]
    SB_VERB(Grudge);
};
struct Revive {  // [TF-22.1]
    Figures figures{};
    SB_VERB(Revive, figures);
};
struct Extinguish {  // try to put out a marker of the burning nest [TF-26.6]
    SB_VERB(Extinguish);
};
struct Besiege {  // [TF-24.4]
    Tree tree{};
    SB_VERB(Besiege, tree);
};
struct PutDown {  // a figure of a siege or another mission [TF-24.4]
    FigureId figure{};
    Space at{};
    SB_VERB(PutDown, figure, at);
};
struct Patrol {  // [TF-24.5]
    Target target{};
    SB_VERB(Patrol, target);
};
struct Rescue {  // [TF-24.6]
    FigureId figure{};
    SB_VERB(Rescue, figure);
};
struct Lose {  // no room where the leaf unloads [TF-33.9]
    FigureId figure{};
    SB_VERB(Lose, figure);
};
struct Deliver {  // a token in the own nest: cheese or nest life
    bool cheese{};
    SB_VERB(Deliver, cheese);
};
struct Scavenge {  // [TF-24.7]
    std::uint8_t token{};
    SB_VERB(Scavenge, token);
};
struct PlayCard {  // [TF-27.1]
    Action card{};
    FigureId by = kNoFigure;
    FigureId on = kNoFigure;
    Space to = kNowhere;
    Mission mission{};
    Status status = Status::None;  // Regain Composure: which one goes
    SB_VERB(PlayCard, card, by, on, to, mission, status);
};
struct Pass {  // play no card
    SB_VERB(Pass);
};
using Choice = std::variant<Muster, PickCards, KeepObjective, Station, Garrison, PickMission, NoMission, Withdraw,
                            PlaceMission, Assign, SetTilt, SetPerch, Bid, Activate, Forage, ChooseFigures, PilotRoll,
                            ChangeTilt, Launch, Announce, PickUp, Swoop, Drop, Land, GoOn, SetDown, Walk, Strike,
                            Scurry, CutLeaf, Finish, TurnLeaf, Reroll, Keep, Split, Grudge, Revive, Extinguish, Besiege,
                            PutDown, Patrol, Rescue, Lose, Deliver, Scavenge, PlayCard, Pass>;

}  // namespace snowbound::tail_feathers
