// Reasons for an answer, as facts of the kingdom that would follow: the coach tells them (bots/coach.h).
#pragma once

#include <variant>

#include "core/spelling.h"
#include "games/paper_tales/ids.h"

namespace snowbound::paper_tales {

struct Against {  // in this round's war, against the neighbours as they will probably be
    int mine{};
    int left{};
    int right{};
    SB_VERB(Against, mine, left, right);
};
struct Duel {  // likewise, of two players
    int mine{};
    int rival{};
    SB_VERB(Duel, mine, rival);
};
struct Affords {  // what this round's gold and resources will build
    BuildingId building{};
    Level level{};
    SB_VERB(Affords, building, level);
};
struct Dies {  // in this round's aging
    CardId card{};
    SB_VERB(Dies, card);
};
struct GoldThen {  // after this round's income
    int gold{};
    SB_VERB(GoldThen, gold);
};
struct PointsThen {  // at the end of the game, if nothing more came
    int points{};
    SB_VERB(PointsThen, points);
};
using Reason = std::variant<Against, Duel, Affords, Dies, GoldThen, PointsThen>;

}  // namespace snowbound::paper_tales
