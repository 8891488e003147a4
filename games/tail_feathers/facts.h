// What happens, for the log and the animation.
#pragma once

#include <variant>

#include "core/seat.h"
#include "games/tail_feathers/choices.h"
#include "games/tail_feathers/ids.h"

namespace snowbound::tail_feathers {

using Roll = FixedVector<DieFace, kMostDice>;

enum class Ending : std::uint8_t { NestDestroyed, BothNests, NestLife, Laurels, Points, Tokens, Freed, Held, Draw };
inline constexpr std::array<std::string_view, 9> kEndingNames{
    "nest_destroyed", "both_nests", "nest_life", "laurels", "points", "tokens", "freed", "held", "draw"};
constexpr Names names_of(Ending) { return kEndingNames; }

struct ScenarioSet {  // seat: who takes the nut [TF-2.8]
    static constexpr std::string_view kVerb = "scenario_set";
    ScenarioId scenario{};
    Seat seat{};
    auto operator<=>(const ScenarioSet&) const = default;
    static void fields(auto& x, auto&& v) { v("scenario", x.scenario), v("seat", x.seat); }
};
struct ArmyMustered {
    static constexpr std::string_view kVerb = "army_mustered";
    Seat seat{};
    Army army{};
    auto operator<=>(const ArmyMustered&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("army", x.army); }
};
struct CardsPicked {
    static constexpr std::string_view kVerb = "cards_picked";
    Seat seat{};
    Actions cards{};
    auto operator<=>(const CardsPicked&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cards", x.cards); }
};
struct ObjectiveKept {
    static constexpr std::string_view kVerb = "objective_kept";
    Seat seat{};
    Objective objective{};
    auto operator<=>(const ObjectiveKept&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("objective", x.objective); }
};
struct ObjectivesDealt {
    static constexpr std::string_view kVerb = "objectives_dealt";
    Seat seat{};
    Objective first{};
    Objective second{};
    auto operator<=>(const ObjectivesDealt&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("first", x.first), v("second", x.second); }
};
struct Stationed {
    static constexpr std::string_view kVerb = "stationed";
    Seat seat{};
    FigureId figure{};
    Space at{};
    auto operator<=>(const Stationed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("at", x.at); }
};
struct Garrisoned {
    static constexpr std::string_view kVerb = "garrisoned";
    Seat seat{};
    auto operator<=>(const Garrisoned&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct RoundStarted {
    static constexpr std::string_view kVerb = "round_started";
    std::uint8_t round{};
    auto operator<=>(const RoundStarted&) const = default;
    static void fields(auto& x, auto&& v) { v("round", x.round); }
};
struct MissionPicked {
    static constexpr std::string_view kVerb = "mission_picked";
    Seat seat{};
    Mission mission{};
    auto operator<=>(const MissionPicked&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("mission", x.mission); }
};
struct MissionPlaced {
    static constexpr std::string_view kVerb = "mission_placed";
    Seat seat{};
    Point at{};
    auto operator<=>(const MissionPlaced&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("at", x.at); }
};
struct Assigned {
    static constexpr std::string_view kVerb = "assigned";
    Seat seat{};
    Figures figures{};
    auto operator<=>(const Assigned&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figures", x.figures); }
};
struct NoMissionPlayed {
    static constexpr std::string_view kVerb = "no_mission_played";
    Seat seat{};
    auto operator<=>(const NoMissionPlayed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct TiltSet {
    static constexpr std::string_view kVerb = "tilt_set";
    Seat seat{};
    FigureId figure{};
    Tilt tilt{};
    auto operator<=>(const TiltSet&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("tilt", x.tilt); }
};
struct PerchSet {
    static constexpr std::string_view kVerb = "perch_set";
    Seat seat{};
    FigureId figure{};
    bool launch{};
    auto operator<=>(const PerchSet&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("launch", x.launch); }
};
struct DiceBid {
    static constexpr std::string_view kVerb = "dice_bid";
    Seat seat{};
    std::uint8_t dice{};
    auto operator<=>(const DiceBid&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("dice", x.dice); }
};
struct InitiativeRolled {
    static constexpr std::string_view kVerb = "initiative_rolled";
    Seat seat{};
    Roll roll{};
    std::uint8_t sum{};
    auto operator<=>(const InitiativeRolled&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("roll", x.roll), v("sum", x.sum); }
};
struct NutTaken {
    static constexpr std::string_view kVerb = "nut_taken";
    Seat seat{};
    auto operator<=>(const NutTaken&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct Activated {
    static constexpr std::string_view kVerb = "activated";
    Seat seat{};
    UnitId unit{};
    auto operator<=>(const Activated&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("unit", x.unit); }
};
struct Passed {
    static constexpr std::string_view kVerb = "passed";
    Seat seat{};
    auto operator<=>(const Passed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct Foraged {
    static constexpr std::string_view kVerb = "foraged";
    Seat seat{};
    UnitId unit{};
    auto operator<=>(const Foraged&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("unit", x.unit); }
};
struct PilotRolled {
    static constexpr std::string_view kVerb = "pilot_rolled";
    Seat seat{};
    FigureId figure{};
    Roll roll{};
    bool success{};
    auto operator<=>(const PilotRolled&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("figure", x.figure), v("roll", x.roll), v("success", x.success);
    }
};
struct Tilted {
    static constexpr std::string_view kVerb = "tilted";
    Seat seat{};
    FigureId figure{};
    Tilt tilt{};
    auto operator<=>(const Tilted&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("tilt", x.tilt); }
};
struct Launched {
    static constexpr std::string_view kVerb = "launched";
    Seat seat{};
    FigureId figure{};
    Pose pose{};
    auto operator<=>(const Launched&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("pose", x.pose); }
};
struct RouteAnnounced {
    static constexpr std::string_view kVerb = "route_announced";
    Seat seat{};
    FigureId figure{};
    Sequence templates{};
    auto operator<=>(const RouteAnnounced&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("templates", x.templates); }
};
struct Flew {
    static constexpr std::string_view kVerb = "flew";
    Seat seat{};
    FigureId figure{};
    Pose pose{};
    auto operator<=>(const Flew&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("pose", x.pose); }
};
struct Met {
    static constexpr std::string_view kVerb = "met";
    Seat seat{};
    FigureId figure{};
    Crossed kind{};
    std::uint8_t id{};
    std::int32_t arc{};
    auto operator<=>(const Met&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("figure", x.figure), v("kind", x.kind), v("id", x.id), v("arc", x.arc);
    }
};
struct HitTrunk {
    static constexpr std::string_view kVerb = "hit_trunk";
    Seat seat{};
    FigureId figure{};
    Tree tree{};
    Pose pose{};
    auto operator<=>(const HitTrunk&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("figure", x.figure), v("tree", x.tree), v("pose", x.pose);
    }
};
struct LeftBoard {
    static constexpr std::string_view kVerb = "left_board";
    Seat seat{};
    FigureId figure{};
    auto operator<=>(const LeftBoard&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure); }
};
struct Landed {
    static constexpr std::string_view kVerb = "landed";
    Seat seat{};
    FigureId figure{};
    Space at{};
    auto operator<=>(const Landed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("at", x.at); }
};
struct PickedUp {
    static constexpr std::string_view kVerb = "picked_up";
    Seat seat{};
    FigureId figure{};
    FigureId passenger{};
    auto operator<=>(const PickedUp&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("passenger", x.passenger); }
};
struct Dropped {
    static constexpr std::string_view kVerb = "dropped";
    Seat seat{};
    FigureId figure{};
    FigureId passenger{};
    Space at{};
    auto operator<=>(const Dropped&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("figure", x.figure), v("passenger", x.passenger), v("at", x.at);
    }
};
struct Walked {
    static constexpr std::string_view kVerb = "walked";
    Seat seat{};
    FigureId figure{};
    Space to{};
    auto operator<=>(const Walked&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("to", x.to); }
};
struct Scurried {
    static constexpr std::string_view kVerb = "scurried";
    Seat seat{};
    FigureId figure{};
    Space to{};
    auto operator<=>(const Scurried&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("to", x.to); }
};
struct Attacked {
    static constexpr std::string_view kVerb = "attacked";
    Seat seat{};
    FigureId figure{};
    AttackKind kind{};
    Target target{};
    auto operator<=>(const Attacked&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("figure", x.figure), v("kind", x.kind), v("target", x.target);
    }
};
struct AttackRolled {
    static constexpr std::string_view kVerb = "attack_rolled";
    Seat seat{};
    AttackKind kind{};
    Roll roll{};
    std::uint8_t hits{};
    auto operator<=>(const AttackRolled&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("kind", x.kind), v("roll", x.roll), v("hits", x.hits);
    }
};
struct Rerolled {
    static constexpr std::string_view kVerb = "rerolled";
    Seat seat{};
    Roll roll{};
    auto operator<=>(const Rerolled&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("roll", x.roll); }
};
struct HitsSplit {
    static constexpr std::string_view kVerb = "hits_split";
    Seat seat{};
    Hits hits{};
    auto operator<=>(const HitsSplit&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("hits", x.hits); }
};
struct DefenceRolled {
    static constexpr std::string_view kVerb = "defence_rolled";
    Seat seat{};
    FigureId figure{};
    Roll roll{};
    std::uint8_t blocked{};
    auto operator<=>(const DefenceRolled&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("figure", x.figure), v("roll", x.roll), v("blocked", x.blocked);
    }
};
struct Wounded {
    static constexpr std::string_view kVerb = "wounded";
    Seat seat{};
    FigureId figure{};
    std::uint8_t wounds{};
    auto operator<=>(const Wounded&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("wounds", x.wounds); }
};
struct NestWounded {
    static constexpr std::string_view kVerb = "nest_wounded";
    Seat seat{};
    std::uint8_t wounds{};
    std::uint8_t left{};
    auto operator<=>(const NestWounded&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("wounds", x.wounds), v("left", x.left); }
};
struct NestDestroyed {
    static constexpr std::string_view kVerb = "nest_destroyed";
    Seat seat{};
    auto operator<=>(const NestDestroyed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct Defeated {
    static constexpr std::string_view kVerb = "defeated";
    Seat seat{};
    FigureId figure{};
    auto operator<=>(const Defeated&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure); }
};
struct CheeseGained {
    static constexpr std::string_view kVerb = "cheese_gained";
    Seat seat{};
    std::uint8_t cheese{};
    std::uint8_t now{};
    auto operator<=>(const CheeseGained&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cheese", x.cheese), v("now", x.now); }
};
struct CheesePaid {
    static constexpr std::string_view kVerb = "cheese_paid";
    Seat seat{};
    std::uint8_t cheese{};
    std::uint8_t now{};
    auto operator<=>(const CheesePaid&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cheese", x.cheese), v("now", x.now); }
};
struct Shaken {
    static constexpr std::string_view kVerb = "shaken";
    Seat seat{};
    FigureId figure{};
    auto operator<=>(const Shaken&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure); }
};
struct Calmed {
    static constexpr std::string_view kVerb = "calmed";
    Seat seat{};
    FigureId figure{};
    auto operator<=>(const Calmed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure); }
};
struct Immobilised {
    static constexpr std::string_view kVerb = "immobilised";
    Seat seat{};
    FigureId figure{};
    auto operator<=>(const Immobilised&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure); }
};
struct StoodUp {
    static constexpr std::string_view kVerb = "stood_up";
    Seat seat{};
    FigureId figure{};
    auto operator<=>(const StoodUp&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure); }
};
struct SetAlight {
    static constexpr std::string_view kVerb = "set_alight";
    Seat seat{};
    FigureId figure{};
    auto operator<=>(const SetAlight&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure); }
};
struct NestSetAlight {
    static constexpr std::string_view kVerb = "nest_set_alight";
    Seat seat{};
    std::uint8_t markers{};
    auto operator<=>(const NestSetAlight&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("markers", x.markers); }
};
struct BurnRolled {
    static constexpr std::string_view kVerb = "burn_rolled";
    Seat seat{};
    FigureId figure{};
    DieFace face{};
    bool success{};
    auto operator<=>(const BurnRolled&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("figure", x.figure), v("face", x.face), v("success", x.success);
    }
};
struct Revived {
    static constexpr std::string_view kVerb = "revived";
    Seat seat{};
    Figures figures{};
    auto operator<=>(const Revived&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figures", x.figures); }
};
struct Reinforced {
    static constexpr std::string_view kVerb = "reinforced";
    Seat seat{};
    Figures figures{};
    auto operator<=>(const Reinforced&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figures", x.figures); }
};
struct MissionRevealed {
    static constexpr std::string_view kVerb = "mission_revealed";
    Seat seat{};
    Mission mission{};
    auto operator<=>(const MissionRevealed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("mission", x.mission); }
};
struct MissionDone {
    static constexpr std::string_view kVerb = "mission_done";
    Seat seat{};
    Mission mission{};
    auto operator<=>(const MissionDone&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("mission", x.mission); }
};
struct ReturnedHome {
    static constexpr std::string_view kVerb = "returned_home";
    Seat seat{};
    Figures figures{};
    auto operator<=>(const ReturnedHome&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figures", x.figures); }
};
struct Placed {
    static constexpr std::string_view kVerb = "placed";
    Seat seat{};
    FigureId figure{};
    Space at{};
    auto operator<=>(const Placed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("at", x.at); }
};
struct Rescued {
    static constexpr std::string_view kVerb = "rescued";
    Seat seat{};
    FigureId figure{};
    std::uint8_t wounds{};
    auto operator<=>(const Rescued&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("wounds", x.wounds); }
};
struct FeatherFell {
    static constexpr std::string_view kVerb = "feather_fell";
    FigureId figure{};
    Point at{};
    bool stays{};
    auto operator<=>(const FeatherFell&) const = default;
    static void fields(auto& x, auto&& v) { v("figure", x.figure), v("at", x.at), v("stays", x.stays); }
};
struct FeatherGone {
    static constexpr std::string_view kVerb = "feather_gone";
    Point at{};
    auto operator<=>(const FeatherGone&) const = default;
    static void fields(auto& x, auto&& v) { v("at", x.at); }
};
struct SpiralStarted {
    static constexpr std::string_view kVerb = "spiral_started";
    Seat seat{};
    FigureId figure{};
    FigureId enemy{};
    Point at{};
    auto operator<=>(const SpiralStarted&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("figure", x.figure), v("enemy", x.enemy), v("at", x.at);
    }
};
struct SpiralRolled {
    static constexpr std::string_view kVerb = "spiral_rolled";
    Seat seat{};
    FigureId figure{};
    Roll roll{};
    std::uint8_t hits{};
    auto operator<=>(const SpiralRolled&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("figure", x.figure), v("roll", x.roll), v("hits", x.hits);
    }
};
struct SpiralOver {
    static constexpr std::string_view kVerb = "spiral_over";
    FigureId winner{};
    FigureId loser{};
    auto operator<=>(const SpiralOver&) const = default;
    static void fields(auto& x, auto&& v) { v("winner", x.winner), v("loser", x.loser); }
};
struct SpiralTied {
    static constexpr std::string_view kVerb = "spiral_tied";
    FigureId figure{};
    FigureId enemy{};
    auto operator<=>(const SpiralTied&) const = default;
    static void fields(auto& x, auto&& v) { v("figure", x.figure), v("enemy", x.enemy); }
};
struct LeafCut {
    static constexpr std::string_view kVerb = "leaf_cut";
    Seat seat{};
    FigureId figure{};
    Space leaf{};
    std::uint8_t rotations{};
    auto operator<=>(const LeafCut&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("seat", x.seat), v("figure", x.figure), v("leaf", x.leaf), v("rotations", x.rotations);
    }
};
struct LeafDrifted {
    static constexpr std::string_view kVerb = "leaf_drifted";
    Space leaf{};
    Point at{};
    Angle axis{};
    auto operator<=>(const LeafDrifted&) const = default;
    static void fields(auto& x, auto&& v) { v("leaf", x.leaf), v("at", x.at), v("axis", x.axis); }
};
struct LeafLanded {
    static constexpr std::string_view kVerb = "leaf_landed";
    Space leaf{};
    Space at{};
    auto operator<=>(const LeafLanded&) const = default;
    static void fields(auto& x, auto&& v) { v("leaf", x.leaf), v("at", x.at); }
};
struct LeafBack {
    static constexpr std::string_view kVerb = "leaf_back";
    Space leaf{};
    auto operator<=>(const LeafBack&) const = default;
    static void fields(auto& x, auto&& v) { v("leaf", x.leaf); }
};
struct CardPlayed {
    static constexpr std::string_view kVerb = "card_played";
    Seat seat{};
    Action card{};
    FigureId by{};
    FigureId on{};
    auto operator<=>(const CardPlayed&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("card", x.card), v("by", x.by), v("on", x.on); }
};
struct CardsReturned {
    static constexpr std::string_view kVerb = "cards_returned";
    Seat seat{};
    Actions cards{};
    auto operator<=>(const CardsReturned&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("cards", x.cards); }
};
struct MissionSeen {
    static constexpr std::string_view kVerb = "mission_seen";
    Seat seat{};
    Seat owner{};
    Mission mission{};
    auto operator<=>(const MissionSeen&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("owner", x.owner), v("mission", x.mission); }
};
struct MissionSwapped {
    static constexpr std::string_view kVerb = "mission_swapped";
    Seat seat{};
    Mission mission{};
    auto operator<=>(const MissionSwapped&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("mission", x.mission); }
};
struct BallistaBuilt {
    static constexpr std::string_view kVerb = "ballista_built";
    Seat seat{};
    Space at{};
    auto operator<=>(const BallistaBuilt&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("at", x.at); }
};
struct Shifted {
    static constexpr std::string_view kVerb = "shifted";
    Seat seat{};
    FigureId figure{};
    Pose pose{};
    auto operator<=>(const Shifted&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("pose", x.pose); }
};
struct GrudgeHeld {
    static constexpr std::string_view kVerb = "grudge_held";
    Seat seat{};
    FigureId figure{};
    auto operator<=>(const GrudgeHeld&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure); }
};
struct LaurelWon {
    static constexpr std::string_view kVerb = "laurel_won";
    Seat seat{};
    Objective objective{};
    auto operator<=>(const LaurelWon&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("objective", x.objective); }
};
struct TokenTaken {
    static constexpr std::string_view kVerb = "token_taken";
    Seat seat{};
    FigureId figure{};
    std::uint8_t token{};
    auto operator<=>(const TokenTaken&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("figure", x.figure), v("token", x.token); }
};
struct TokenDelivered {
    static constexpr std::string_view kVerb = "token_delivered";
    Seat seat{};
    std::uint8_t token{};
    bool cheese{};
    auto operator<=>(const TokenDelivered&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("token", x.token), v("cheese", x.cheese); }
};
struct SpecialDone {
    static constexpr std::string_view kVerb = "special_done";
    Seat seat{};
    ScenarioId scenario{};
    auto operator<=>(const SpecialDone&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("scenario", x.scenario); }
};
struct SaplingHeld {
    static constexpr std::string_view kVerb = "sapling_held";
    Seat seat{};
    auto operator<=>(const SaplingHeld&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct GameOver {
    static constexpr std::string_view kVerb = "game_over";
    Ending ending{};
    auto operator<=>(const GameOver&) const = default;
    static void fields(auto& x, auto&& v) { v("ending", x.ending); }
};
using Fact =
    std::variant<ScenarioSet, ArmyMustered, CardsPicked, ObjectiveKept, ObjectivesDealt, Stationed, Garrisoned,
                 RoundStarted, MissionPicked, MissionPlaced, Assigned, NoMissionPlayed, TiltSet, PerchSet, DiceBid,
                 InitiativeRolled, NutTaken, Activated, Passed, Foraged, PilotRolled, Tilted, Launched, RouteAnnounced,
                 Flew, Met, HitTrunk, LeftBoard, Landed, PickedUp, Dropped, Walked, Scurried, Attacked, AttackRolled,
                 Rerolled, HitsSplit, DefenceRolled, Wounded, NestWounded, NestDestroyed, Defeated, CheeseGained,
                 CheesePaid, Shaken, Calmed, Immobilised, StoodUp, SetAlight, NestSetAlight, BurnRolled, Revived,
                 Reinforced, MissionRevealed, MissionDone, ReturnedHome, Placed, Rescued, FeatherFell, FeatherGone,
                 SpiralStarted, SpiralRolled, SpiralOver, SpiralTied, LeafCut, LeafDrifted, LeafLanded, LeafBack,
                 CardPlayed, CardsReturned, MissionSeen, MissionSwapped, BallistaBuilt, Shifted, GrudgeHeld, LaurelWon,
                 TokenTaken, TokenDelivered, SpecialDone, SaplingHeld, GameOver>;

}  // namespace snowbound::tail_feathers
