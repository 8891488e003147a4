// What happens between the scenarios of a campaign.
#pragma once

#include "core/seat.h"
#include "core/spelling.h"

namespace snowbound::tail_feathers {

struct CampaignScored {  // points: for this scenario; earned: in all [TF-37.2]
    Seat seat{};
    std::uint8_t points = 0, earned = 0;
    SB_VERB(CampaignScored, seat, points, earned);
};
struct CampaignWon {  // [TF-37.6]
    SeatSet winners;
    SB_VERB(CampaignWon, winners);
};

}  // namespace snowbound::tail_feathers
