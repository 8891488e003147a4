// What happens in attacks, and what they leave behind.
#pragma once

#include "core/spelling.h"
#include "games/tail_feathers/facts_round.h"

namespace snowbound::tail_feathers {

struct Attacked {
    Seat seat{};
    FigureId figure{};
    AttackKind kind{};
    Target target{};
    SB_VERB(Attacked, seat, figure, kind, target);
};
struct AttackRolled {
    Seat seat{};
    AttackKind kind{};
    Roll roll{};
    std::uint8_t hits{};
    SB_VERB(AttackRolled, seat, kind, roll, hits);
};
struct Rerolled {
    Seat seat{};
    Roll roll{};
    SB_VERB(Rerolled, seat, roll);
};
struct HitsSplit {
    Seat seat{};
    Hits hits{};
    SB_VERB(HitsSplit, seat, hits);
};
struct DefenceRolled {
    Seat seat{};
    FigureId figure{};
    Roll roll{};
    std::uint8_t blocked{};
    SB_VERB(DefenceRolled, seat, figure, roll, blocked);
};
struct Wounded {
    Seat seat{};
    FigureId figure{};
    std::uint8_t wounds{};
    SB_VERB(Wounded, seat, figure, wounds);
};
struct NestWounded {
    Seat seat{};
    std::uint8_t wounds{};
    std::uint8_t left{};
    SB_VERB(NestWounded, seat, wounds, left);
};
struct NestDestroyed {
    Seat seat{};
    SB_VERB(NestDestroyed, seat);
};
struct Defeated {
    Seat seat{};
    FigureId figure{};
    SB_VERB(Defeated, seat, figure);
};
struct CheeseGained {
    Seat seat{};
    std::uint8_t cheese{};
    std::uint8_t now{};
    SB_VERB(CheeseGained, seat, cheese, now);
};
struct Shaken {
    Seat seat{};
    FigureId figure{};
    SB_VERB(Shaken, seat, figure);
};
struct Calmed {
    Seat seat{};
    FigureId figure{};
    Status status = Status::Shaken;
    SB_VERB(Calmed, seat, figure, status);
};
struct Immobilised {
    Seat seat{};
    FigureId figure{};
    SB_VERB(Immobilised, seat, figure);
};
struct StoodUp {
    Seat seat{};
    FigureId figure{};
    SB_VERB(StoodUp, seat, figure);
};
struct SetAlight {
    Seat seat{};
    FigureId figure{};
    SB_VERB(SetAlight, seat, figure);
};
struct NestSetAlight {
    Seat seat{};
    std::uint8_t markers{};
    SB_VERB(NestSetAlight, seat, markers);
};
struct BurnRolled {
    Seat seat{};
    FigureId figure{};
    DieFace face{};
    bool success{};
    SB_VERB(BurnRolled, seat, figure, face, success);
};

}  // namespace snowbound::tail_feathers
