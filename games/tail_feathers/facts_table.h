// What happens at the end of a round, with modules and scenarios.
#pragma once

#include "core/spelling.h"
#include "games/tail_feathers/facts_round.h"

namespace snowbound::tail_feathers {

struct Revived {
    Seat seat{};
    Figures figures{};
    SB_VERB(Revived, seat, figures);
};
struct Reinforced {
    Seat seat{};
    Figures figures{};
    SB_VERB(Reinforced, seat, figures);
};
struct MissionRevealed {
    Seat seat{};
    Mission mission{};
    SB_VERB(MissionRevealed, seat, mission);
};
struct MissionDone {
    Seat seat{};
    Mission mission{};
    SB_VERB(MissionDone, seat, mission);
};
struct ReturnedHome {
    Seat seat{};
    Figures figures{};
    SB_VERB(ReturnedHome, seat, figures);
};
struct Placed {
    Seat seat{};
    FigureId figure{};
    Space at{};
    SB_VERB(Placed, seat, figure, at);
};
struct Rescued {
    Seat seat{};
    FigureId figure{};
    std::uint8_t wounds{};
    SB_VERB(Rescued, seat, figure, wounds);
};
struct FeatherFell {
    FigureId figure{};
    Point at{};
    bool stays{};
    SB_VERB(FeatherFell, figure, at, stays);
};
struct FeatherGone {
    Point at{};
    SB_VERB(FeatherGone, at);
};
struct SpiralStarted {
    Seat seat{};
    FigureId figure{};
    FigureId enemy{};
    Point at{};
    SB_VERB(SpiralStarted, seat, figure, enemy, at);
};
struct SpiralRolled {
    Seat seat{};
    FigureId figure{};
    Roll roll{};
    std::uint8_t hits{};
    SB_VERB(SpiralRolled, seat, figure, roll, hits);
};
struct SpiralOver {
    FigureId winner{};
    FigureId loser{};
    SB_VERB(SpiralOver, winner, loser);
};
struct SpiralTied {
    FigureId figure{};
    FigureId enemy{};
    SB_VERB(SpiralTied, figure, enemy);
};
struct LeafCut {
    Seat seat{};
    FigureId figure{};
    Space leaf{};
    std::uint8_t rotations{};
    SB_VERB(LeafCut, seat, figure, leaf, rotations);
};
struct LeafDrifted {
    Space leaf{};
    Point at{};
    Angle axis{};
    SB_VERB(LeafDrifted, leaf, at, axis);
};
struct LeafLanded {
    Space leaf{};
    Space at{};
    SB_VERB(LeafLanded, leaf, at);
};
struct LeafBack {
    Space leaf{};
    SB_VERB(LeafBack, leaf);
};
struct CardPlayed {
    Seat seat{};
    Action card{};
    FigureId by{};
    FigureId on{};
    SB_VERB(CardPlayed, seat, card, by, on);
};
struct CardsReturned {
    Seat seat{};
    Actions cards{};
    SB_VERB(CardsReturned, seat, cards);
};
struct MissionSeen {
    Seat seat{};
    Seat owner{};
    Mission mission{};
    SB_VERB(MissionSeen, seat, owner, mission);
};
struct MissionSwapped {
    Seat seat{};
    Mission mission{};
    SB_VERB(MissionSwapped, seat, mission);
};
struct BallistaBuilt {
    Seat seat{};
    Space at{};
    SB_VERB(BallistaBuilt, seat, at);
};
struct Shifted {
    Seat seat{};
    FigureId figure{};
    Pose pose{};
    SB_VERB(Shifted, seat, figure, pose);
};
struct GrudgeHeld {
    Seat seat{};
    FigureId figure{};
    SB_VERB(GrudgeHeld, seat, figure);
};
struct LaurelWon {
    Seat seat{};
    Objective objective{};
    SB_VERB(LaurelWon, seat, objective);
};
struct TokenTaken {
    Seat seat{};
    FigureId figure{};
    std::uint8_t token{};
    SB_VERB(TokenTaken, seat, figure, token);
};
struct TokenDelivered {
    Seat seat{};
    std::uint8_t token{};
    bool cheese{};
    SB_VERB(TokenDelivered, seat, token, cheese);
};
struct SpecialDone {
    Seat seat{};
    ScenarioId scenario{};
    SB_VERB(SpecialDone, seat, scenario);
};
struct SaplingHeld {
    Seat seat{};
    SB_VERB(SaplingHeld, seat);
};
struct GameOver {
    Ending ending{};
    SB_VERB(GameOver, ending);
};

}  // namespace snowbound::tail_feathers
