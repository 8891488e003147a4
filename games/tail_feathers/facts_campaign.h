// What happens between the scenarios of a campaign.
#pragma once

#include "core/seat.h"

namespace snowbound::tail_feathers {

struct CampaignScored {  // points: for this scenario; earned: in all [TF-37.2]
    static constexpr std::string_view kVerb = "campaign_scored";
    Seat seat{};
    std::uint8_t points = 0, earned = 0;
    auto operator<=>(const CampaignScored&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat), v("points", x.points), v("earned", x.earned); }
};
struct CampaignWon {  // [TF-37.6]
    static constexpr std::string_view kVerb = "campaign_won";
    SeatSet winners;
    auto operator<=>(const CampaignWon&) const = default;
    static void fields(auto& x, auto&& v) { v("winners", x.winners); }
};

}  // namespace snowbound::tail_feathers
