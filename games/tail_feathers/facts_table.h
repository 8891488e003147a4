// What happens at the end of a round, with modules and scenarios.
#pragma once

#include "games/tail_feathers/facts_round.h"

namespace snowbound::tail_feathers {

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

}  // namespace snowbound::tail_feathers
