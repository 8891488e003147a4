// What happens at the set-up and in the phases of a round.
#pragma once

#include "games/tail_feathers/choices.h"

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

}  // namespace snowbound::tail_feathers
