// Reasons for an answer, as facts of the battlefield that would follow: the coach tells them (bots/coach.h).
#pragma once

#include <variant>

#include "core/spelling.h"
#include "games/tail_feathers/ids.h"

namespace snowbound::tail_feathers {

struct LikelyHits {  // of the roll that the answer makes
    std::uint8_t dice{};
    std::uint8_t percent{};  // for one success or more
    SB_VERB(LikelyHits, dice, percent);
};
struct NestsThen {  // what the nests have left
    std::uint8_t mine{};
    std::uint8_t theirs{};
    SB_VERB(NestsThen, mine, theirs);
};
struct Fallen {
    FigureId figure{};
    SB_VERB(Fallen, figure);
};
struct Hurt {  // and so much life is left
    FigureId figure{};
    std::uint8_t life{};
    SB_VERB(Hurt, figure, life);
};
struct OverNest {  // the route leads over the enemy nest: a swoop
    FigureId figure{};
    SB_VERB(OverNest, figure);
};
struct OverBird {  // or over an enemy bird
    FigureId figure{};
    FigureId enemy{};
    SB_VERB(OverBird, figure, enemy);
};
struct IntoTrunk {
    FigureId figure{};
    SB_VERB(IntoTrunk, figure);
};
struct OffBoard {
    FigureId figure{};
    SB_VERB(OffBoard, figure);
};
struct InReach {  // enemies and nests that the acting figure could attack from there
    FigureId figure{};
    std::uint8_t targets{};
    SB_VERB(InReach, figure, targets);
};
struct InSightOf {  // an enemy figure could shoot at it there
    FigureId figure{};
    FigureId enemy{};
    SB_VERB(InSightOf, figure, enemy);
};
struct AtTheirNest {
    FigureId figure{};
    SB_VERB(AtTheirNest, figure);
};
struct BackHome {  // in the own nest
    FigureId figure{};
    SB_VERB(BackHome, figure);
};
struct Guarded {  // by so many own figures, at the own nest or beside it
    std::uint8_t crew{};
    SB_VERB(Guarded, crew);
};
struct OnMission {
    std::uint8_t crew{};
    SB_VERB(OnMission, crew);
};
struct CouldGo {  // on the mission that is picked
    std::uint8_t crew{};
    SB_VERB(CouldGo, crew);
};
struct CheeseThen {
    std::uint8_t cheese{};
    SB_VERB(CheeseThen, cheese);
};
using Reason = std::variant<LikelyHits, NestsThen, Fallen, Hurt, OverNest, OverBird, IntoTrunk, OffBoard, InReach,
                            InSightOf, AtTheirNest, BackHome, Guarded, OnMission, CouldGo, CheeseThen>;

}  // namespace snowbound::tail_feathers
