// What a player can choose: ids and numbers only, no pointers, no text.
#pragma once

#include <variant>

#include "core/seat.h"
#include "games/tail_feathers/cards.h"
#include "games/tail_feathers/geometry.h"
#include "games/tail_feathers/ids.h"
#include "games/tail_feathers/units.h"

namespace snowbound::tail_feathers {

struct Target {  // of an attack: a figure, a nest, or all that stands on a drifting leaf
    FigureId figure = kNoFigure;
    Seat nest = kSpectator;  // whose
    Space leaf = kNowhere;
    auto operator<=>(const Target&) const = default;
    static void fields(auto& x, auto&& v) { v("figure", x.figure), v("nest", x.nest), v("leaf", x.leaf); }
};
constexpr Target at_figure(FigureId figure) { return {.figure = figure}; }
constexpr Target at_nest(Seat seat) { return {.nest = seat}; }
constexpr Target at_leaf(Space leaf) { return {.leaf = leaf}; }

inline constexpr std::size_t kMostDice = 16, kMostTargets = 20;
using Dice = FixedVector<std::uint8_t, kMostDice>;     // numbers of dice in a roll
using Hits = FixedVector<std::uint8_t, kMostTargets>;  // one number a target

struct Muster {  // an army by points [TF-36.1]
    static constexpr std::string_view kVerb = "muster";
    Army army{};
    auto operator<=>(const Muster&) const = default;
    static void fields(auto& x, auto&& v) { v("army", x.army); }
};
struct PickCards {  // [TF-2.10]
    static constexpr std::string_view kVerb = "pick_cards";
    Actions cards{};
    auto operator<=>(const PickCards&) const = default;
    static void fields(auto& x, auto&& v) { v("cards", x.cards); }
};
struct KeepObjective {  // one of two that were dealt
    static constexpr std::string_view kVerb = "keep_objective";
    Objective objective{};
    auto operator<=>(const KeepObjective&) const = default;
    static void fields(auto& x, auto&& v) { v("objective", x.objective); }
};
struct Station {  // one figure, at the set-up [TF-2.6]
    static constexpr std::string_view kVerb = "station";
    FigureId figure{};
    Space at{};
    auto operator<=>(const Station&) const = default;
    static void fields(auto& x, auto&& v) { v("figure", x.figure), v("at", x.at); }
};
struct Garrison {  // all the rest go to the nest [TF-2.6]
    static constexpr std::string_view kVerb = "garrison";
    auto operator<=>(const Garrison&) const = default;
    static void fields(auto&, auto&&) {}
};
struct PickMission {  // [TF-4.1]
    static constexpr std::string_view kVerb = "pick_mission";
    Mission mission{};
    auto operator<=>(const PickMission&) const = default;
    static void fields(auto& x, auto&& v) { v("mission", x.mission); }
};
struct NoMission {  // [TF-4.6]
    static constexpr std::string_view kVerb = "no_mission";
    auto operator<=>(const NoMission&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Withdraw {  // think again, while the other has not chosen
    static constexpr std::string_view kVerb = "withdraw";
    auto operator<=>(const Withdraw&) const = default;
    static void fields(auto&, auto&&) {}
};
struct PlaceMission {  // where the card lies [TF-4.2]
    static constexpr std::string_view kVerb = "place_mission";
    Point at{};
    auto operator<=>(const PlaceMission&) const = default;
    static void fields(auto& x, auto&& v) { v("at", x.at); }
};
struct Assign {  // to the mission zone [TF-4.3]
    static constexpr std::string_view kVerb = "assign";
    Figures figures{};
    auto operator<=>(const Assign&) const = default;
    static void fields(auto& x, auto&& v) { v("figures", x.figures); }
};
struct SetTilt {  // [TF-5.2]
    static constexpr std::string_view kVerb = "set_tilt";
    FigureId figure{};
    Tilt tilt{};
    auto operator<=>(const SetTilt&) const = default;
    static void fields(auto& x, auto&& v) { v("figure", x.figure), v("tilt", x.tilt); }
};
struct SetPerch {  // [TF-5.3]
    static constexpr std::string_view kVerb = "set_perch";
    FigureId figure{};
    bool launch{};
    auto operator<=>(const SetPerch&) const = default;
    static void fields(auto& x, auto&& v) { v("figure", x.figure), v("launch", x.launch); }
};
struct Bid {  // bought with cheese [TF-6.1]
    static constexpr std::string_view kVerb = "bid";
    std::uint8_t dice{};
    auto operator<=>(const Bid&) const = default;
    static void fields(auto& x, auto&& v) { v("dice", x.dice); }
};
struct Activate {  // [TF-7.1]
    static constexpr std::string_view kVerb = "activate";
    UnitId unit{};
    auto operator<=>(const Activate&) const = default;
    static void fields(auto& x, auto&& v) { v("unit", x.unit); }
};
struct Forage {  // [TF-29.1]
    static constexpr std::string_view kVerb = "forage";
    UnitId unit{};
    auto operator<=>(const Forage&) const = default;
    static void fields(auto& x, auto&& v) { v("unit", x.unit); }
};
struct ChooseFigures {  // of a squad [TF-7.5]
    static constexpr std::string_view kVerb = "choose_figures";
    Figures figures{};
    auto operator<=>(const ChooseFigures&) const = default;
    static void fields(auto& x, auto&& v) { v("figures", x.figures); }
};
struct PilotRoll {  // [TF-9.2]
    static constexpr std::string_view kVerb = "pilot_roll";
    auto operator<=>(const PilotRoll&) const = default;
    static void fields(auto&, auto&&) {}
};
struct ChangeTilt {  // after a successful pilot roll [TF-9.2]
    static constexpr std::string_view kVerb = "change_tilt";
    Tilt tilt{};
    auto operator<=>(const ChangeTilt&) const = default;
    static void fields(auto& x, auto&& v) { v("tilt", x.tilt); }
};
struct Launch {  // where and how the bird takes off [TF-5.5]
    static constexpr std::string_view kVerb = "launch";
    Pose pose{};
    auto operator<=>(const Launch&) const = default;
    static void fields(auto& x, auto&& v) { v("pose", x.pose); }
};
struct Announce {  // the route, for good; tight: the joint of a Tight Turn [TF-9.5]
    static constexpr std::string_view kVerb = "announce";
    Sequence templates{};
    std::uint8_t tight{};
    auto operator<=>(const Announce&) const = default;
    static void fields(auto& x, auto&& v) { v("templates", x.templates), v("tight", x.tight); }
};
struct PickUp {  // [TF-11.1]
    static constexpr std::string_view kVerb = "pick_up";
    FigureId figure{};
    auto operator<=>(const PickUp&) const = default;
    static void fields(auto& x, auto&& v) { v("figure", x.figure); }
};
struct Swoop {  // [TF-19.1]
    static constexpr std::string_view kVerb = "swoop";
    auto operator<=>(const Swoop&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Drop {  // the passenger [TF-11.3]
    static constexpr std::string_view kVerb = "drop";
    auto operator<=>(const Drop&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Land {  // [TF-10.3]
    static constexpr std::string_view kVerb = "land";
    auto operator<=>(const Land&) const = default;
    static void fields(auto&, auto&&) {}
};
struct GoOn {  // nothing of what is offered
    static constexpr std::string_view kVerb = "go_on";
    auto operator<=>(const GoOn&) const = default;
    static void fields(auto&, auto&&) {}
};
struct SetDown {  // the passenger after a landing [TF-11.4]
    static constexpr std::string_view kVerb = "set_down";
    Space at{};
    auto operator<=>(const SetDown&) const = default;
    static void fields(auto& x, auto&& v) { v("at", x.at); }
};
struct Walk {  // [TF-8.1]
    static constexpr std::string_view kVerb = "walk";
    FigureId figure{};
    Space to{};
    auto operator<=>(const Walk&) const = default;
    static void fields(auto& x, auto&& v) { v("figure", x.figure), v("to", x.to); }
};
struct Strike {  // a normal attack [TF-13.4]
    static constexpr std::string_view kVerb = "strike";
    FigureId figure{};
    AttackKind kind{};
    Target target{};
    auto operator<=>(const Strike&) const = default;
    static void fields(auto& x, auto&& v) { v("figure", x.figure), v("kind", x.kind), v("target", x.target); }
};
struct Scurry {  // [TF-12.1]
    static constexpr std::string_view kVerb = "scurry";
    FigureId figure{};
    Space to{};
    auto operator<=>(const Scurry&) const = default;
    static void fields(auto& x, auto&& v) { v("figure", x.figure), v("to", x.to); }
};
struct CutLeaf {  // [TF-33.1]
    static constexpr std::string_view kVerb = "cut_leaf";
    FigureId figure{};
    Tree tree{};
    Point aim{};
    auto operator<=>(const CutLeaf&) const = default;
    static void fields(auto& x, auto&& v) { v("figure", x.figure), v("tree", x.tree), v("aim", x.aim); }
};
struct Finish {  // done with moving, or with acting
    static constexpr std::string_view kVerb = "finish";
    auto operator<=>(const Finish&) const = default;
    static void fields(auto&, auto&&) {}
};
struct TurnLeaf {  // of the next rotation of a leaf [TF-33.3]
    static constexpr std::string_view kVerb = "turn_leaf";
    Spin spin{};
    auto operator<=>(const TurnLeaf&) const = default;
    static void fields(auto& x, auto&& v) { v("spin", x.spin); }
};
struct Reroll {  // these dice of the roll, by number
    static constexpr std::string_view kVerb = "reroll";
    Dice dice{};
    auto operator<=>(const Reroll&) const = default;
    static void fields(auto& x, auto&& v) { v("dice", x.dice); }
};
struct Keep {  // the roll stands
    static constexpr std::string_view kVerb = "keep";
    auto operator<=>(const Keep&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Split {  // of a group attack among its targets, in their order [TF-20.2]
    static constexpr std::string_view kVerb = "split";
    Hits hits{};
    auto operator<=>(const Split&) const = default;
    static void fields(auto& x, auto&& v) { v("hits", x.hits); }
};
struct Grudge {  // discard it and roll again [TF-31.11]
    static constexpr std::string_view kVerb = "grudge";
    auto operator<=>(const Grudge&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Revive {  // [TF-22.1]
    static constexpr std::string_view kVerb = "revive";
    Figures figures{};
    auto operator<=>(const Revive&) const = default;
    static void fields(auto& x, auto&& v) { v("figures", x.figures); }
};
struct Extinguish {  // try to put out a marker of the burning nest [TF-26.6]
    static constexpr std::string_view kVerb = "extinguish";
    auto operator<=>(const Extinguish&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Besiege {  // [TF-24.4]
    static constexpr std::string_view kVerb = "besiege";
    Tree tree{};
    auto operator<=>(const Besiege&) const = default;
    static void fields(auto& x, auto&& v) { v("tree", x.tree); }
};
struct PutDown {  // a figure of a siege or another mission [TF-24.4]
    static constexpr std::string_view kVerb = "put_down";
    FigureId figure{};
    Space at{};
    auto operator<=>(const PutDown&) const = default;
    static void fields(auto& x, auto&& v) { v("figure", x.figure), v("at", x.at); }
};
struct Patrol {  // [TF-24.5]
    static constexpr std::string_view kVerb = "patrol";
    Target target{};
    auto operator<=>(const Patrol&) const = default;
    static void fields(auto& x, auto&& v) { v("target", x.target); }
};
struct Rescue {  // [TF-24.6]
    static constexpr std::string_view kVerb = "rescue";
    FigureId figure{};
    auto operator<=>(const Rescue&) const = default;
    static void fields(auto& x, auto&& v) { v("figure", x.figure); }
};
struct Lose {  // no room where the leaf unloads [TF-33.9]
    static constexpr std::string_view kVerb = "lose";
    FigureId figure{};
    auto operator<=>(const Lose&) const = default;
    static void fields(auto& x, auto&& v) { v("figure", x.figure); }
};
struct Deliver {  // a token in the own nest: cheese or nest life
    static constexpr std::string_view kVerb = "deliver";
    bool cheese{};
    auto operator<=>(const Deliver&) const = default;
    static void fields(auto& x, auto&& v) { v("cheese", x.cheese); }
};
struct Scavenge {  // [TF-24.7]
    static constexpr std::string_view kVerb = "scavenge";
    std::uint8_t token{};
    auto operator<=>(const Scavenge&) const = default;
    static void fields(auto& x, auto&& v) { v("token", x.token); }
};
struct PlayCard {  // [TF-27.1]
    static constexpr std::string_view kVerb = "play_card";
    Action card{};
    FigureId by = kNoFigure;
    FigureId on = kNoFigure;
    Space to = kNowhere;
    Mission mission{};
    Status status = Status::None;  // Regain Composure: which one goes
    auto operator<=>(const PlayCard&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("card", x.card), v("by", x.by), v("on", x.on), v("to", x.to), v("mission", x.mission);
        v("status", x.status);
    }
};
struct Pass {  // play no card
    static constexpr std::string_view kVerb = "pass";
    auto operator<=>(const Pass&) const = default;
    static void fields(auto&, auto&&) {}
};
using Choice = std::variant<Muster, PickCards, KeepObjective, Station, Garrison, PickMission, NoMission, Withdraw,
                            PlaceMission, Assign, SetTilt, SetPerch, Bid, Activate, Forage, ChooseFigures, PilotRoll,
                            ChangeTilt, Launch, Announce, PickUp, Swoop, Drop, Land, GoOn, SetDown, Walk, Strike,
                            Scurry, CutLeaf, Finish, TurnLeaf, Reroll, Keep, Split, Grudge, Revive, Extinguish, Besiege,
                            PutDown, Patrol, Rescue, Lose, Deliver, Scavenge, PlayCard, Pass>;

}  // namespace snowbound::tail_feathers
