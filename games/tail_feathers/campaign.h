// The campaign: four scenarios, and what each side brings from one to the next. Chapter TF-37.
#pragma once

#include "core/questions.h"
#include "core/spelling.h"
#include "games/tail_feathers/army.h"

namespace snowbound::tail_feathers {

inline constexpr std::array kCampaign{ScenarioId::ShowOfForce, ScenarioId::CutTheBranches, ScenarioId::CapturedFlyer,
                                      ScenarioId::WarForTheCanopy};        // [TF-37.1]
inline constexpr int kForWinner = 4, kForLoser = 2, kForLaurel = 2;        // [TF-37.2]
inline constexpr int kRankPrice = 3, kVeteranPrice = 2, kFigurePrice = 2;  // [TF-37.3]
inline constexpr int kMostEarned = static_cast<int>(kCampaign.size()) * (kForWinner + kForLaurel);

struct CampaignSide {                // seen by: all
    Bounded<0, kMostEarned> earned;  // points in all
    Bounded<0, kMostEarned> left;    // of these, not spent
    Army army;                       // as it is now, with all that was bought; none before the first scenario
    SB_FIELDS(CampaignSide, earned, left, army);
};
struct Campaign {  // seen by: all
    static constexpr bool kOnlyWhenSet = true;
    bool on = false;
    Bounded<0, kCampaign.size()> played;  // scenarios that are over
    std::array<CampaignSide, 2> sides{};  // by faction
    SeatSet winners;                      // once all of it is over [TF-37.6]
    SB_FIELDS(Campaign, on, played, sides, winners);
};

// What it costs to make the second army out of the first; none: it is no better form of the same army. [TF-37.3]
std::optional<int> price_of(const Army& kept, const Army& wanted);

}  // namespace snowbound::tail_feathers
