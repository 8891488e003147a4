// What a bot says beside its choice: ids and numbers, no text.
#pragma once

#include <variant>

#include "core/seat.h"
#include "core/spelling.h"

namespace snowbound::dead_of_winter {

struct Suspects {  // seat thinks that other is the betrayer; share: in hundredths
    Seat seat{};
    Seat other{};
    std::uint8_t share{};
    SB_VERB(Suspects, seat, other, share);
};
struct TrustsAll {  // nobody is more suspect than the cards make everybody
    Seat seat{};
    SB_VERB(TrustsAll, seat);
};
using Remark = std::variant<Suspects, TrustsAll>;

}  // namespace snowbound::dead_of_winter
